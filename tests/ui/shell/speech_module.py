"""A module of Speech Dispatcher that says nothing aloud: it writes down each utterance and answers at once.

It runs with the system's own Python. Each line of the file that `SPOKEN` names is one utterance, as JSON.
"""

import html
import json
import os
import re
import sys
import time

ANSWERS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOGLEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
"""What is answered to a command that has lines of its own: before these, and after them."""
SPEAKING = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


def answer(*lines):
    """Tell the server something."""
    for line in lines:
        print(line, flush=True)


def sent():
    """Return the lines that follow, as far as the one with a single dot."""
    lines = []
    for line in sys.stdin:
        if line.rstrip("\n") == ".":
            break
        lines.append(line.rstrip("\n").removeprefix("."))
    return "\n".join(lines)


def speak(command):
    """Write an utterance down, and answer as if it had been said."""
    answer("202 OK RECEIVING MESSAGE")
    words = html.unescape(re.sub(r"<[^>]*>", "", sent())).strip()
    answer("200 OK SPEAKING", "701 BEGIN")
    with open(os.environ["SPOKEN"], "a", encoding="utf-8") as file:
        line = {"at": time.monotonic(), "kind": command, "words": words}
        file.write(json.dumps(line, ensure_ascii=False) + "\n")
    answer("702 END")


def main():
    """Answer what the server of speech asks until it goes."""
    for line in sys.stdin:
        command = line.strip()
        if command == "INIT":
            answer("299-Everything is written down.", "299 OK LOADED SUCCESSFULLY")
        elif command in ANSWERS:
            before, after = ANSWERS[command]
            answer(before)
            sent()
            answer(after)
        elif command == "LIST VOICES":
            answer("200-scribe\ten\tnone", "200 OK VOICE LIST SENT")
        elif command in SPEAKING:
            speak(command)
        elif command == "QUIT":
            answer("210 OK QUIT")
            return


main()
