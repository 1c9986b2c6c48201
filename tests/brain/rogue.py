"""An outside program that misbehaves in the way its first word says; run as a process by the tests.

Its second word, if there is one, is a file for the numbers of the processes it starts.
"""

import json
import os
import signal
import subprocess
import sys
import time

MODE = sys.argv[1]
READY = {"protocol": "evolution-qt/bot", "version": 1, "name": "Rogue"}


def say(thing):
    print(thing if isinstance(thing, str) else json.dumps(thing), flush=True)


def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)


def be_silent():
    while True:
        time.sleep(60)


def breed():
    """Start children that ignore what can be ignored, one in a session of its own, and tell their numbers."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    words = [sys.executable, "-c", "import time\nwhile True: time.sleep(60)"]
    children = [subprocess.Popen(words, start_new_session=alone) for alone in (False, True)]
    numbers = [os.getpid(), os.getppid(), *[child.pid for child in children]]
    with open(sys.argv[2] + ".new", "w") as stream:
        json.dump(numbers, stream)
    os.rename(sys.argv[2] + ".new", sys.argv[2])


match MODE:
    case "dies at start":
        sys.exit(3)
    case "deaf":
        be_silent()
    case "early":
        say(READY)
        say(READY)
        be_silent()
    case "other protocol":
        say({"protocol": "uci", "version": 1})
    case "other version":
        say({"protocol": "evolution-qt/bot", "version": 2})
    case "breeds":
        breed()

while True:
    message = hear()
    if message["type"] == "begin":
        say(READY)
        continue
    request, moves = message["request"], message["moves"]
    answer = {"request": request, "moves": moves[:1]}
    match MODE:
        case "late":
            be_silent()
        case "breeds":
            be_silent()
        case "closes its output":
            os.close(1)
            be_silent()
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "dies later" if request == 3:
            sys.exit(1)
        case "endless":
            while True:
                os.write(1, b"x" * 4096)
        case "huge":
            say({**answer, "note": "x" * 100_000})
        case "long note":
            say({**answer, "note": "x" * 2_001})
        case "not UTF-8":
            os.write(1, b'{"request": "\xff"}\n')
        case "not JSON":
            say("feed 0")
        case "nothing":
            say("")
        case "deep":
            say("[" * 50_000)
        case "fraction":
            say(f'{{"request": 1.0, "moves": ["{moves[0]}"]}}')
        case "list":
            say([request, moves[0]])
        case "other key":
            say({**answer, "value": 3})
        case "other request":
            say({**answer, "request": request + 1})
        case "no move":
            say({**answer, "moves": []})
        case "many moves":
            say({**answer, "moves": moves[:1] * 101})
        case "no text":
            say({**answer, "moves": [7]})
        case "no line":
            say({**answer, "moves": ["please"]})
        case "illegal":
            say({**answer, "moves": ["feed 99"]})
        case "other seat":
            say({**answer, "moves": [f"{message['seat'] + 1}: {moves[0]}"]})
        case "goes on":
            say({**answer, "moves": moves[:1] * 2})
        case "twice":
            say(answer)
            say(answer)
        case "floods":
            while True:
                os.write(2, b"what a pity\n" * 1000)
        case "complains":
            os.write(2, b"what a pity\n")
            say(answer)
        case "asks":
            say({**answer, "note": json.dumps(message)[:1000].replace('"', "'")})
        case _:
            say(answer)
