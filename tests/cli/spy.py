"""An outside program that writes down what it was told first in each game, for the file its word names.

With a second word it also writes there the command lines and environments of all processes it can look at.
"""

import json
import sys
from pathlib import Path

told, *seen = sys.argv[1:]


def processes():
    """Return what the system tells of every process: its command line and its environment."""
    parts = []
    for process in Path("/proc").glob("[0-9]*"):
        for name in ("cmdline", "environ"):
            try:
                parts.append((process / name).read_bytes())
            except OSError:  # another person's, or gone since
                continue
    return b"\n".join(parts)


is_first = False
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "begin":
        is_first = True
        answer = {"protocol": asked["protocol"], "version": asked["version"]}
    else:
        if is_first:
            is_first = False
            with open(told, "a") as file:
                file.write(json.dumps({"seat": asked["seat"], "position": asked["position"]}) + "\n")
            for name in seen:
                Path(name).write_bytes(processes())
        answer = {"request": asked["request"], "moves": asked["moves"][:1]}
    print(json.dumps(answer), flush=True)
