"""Set up and start in one step:  python3 dev.py play   or   python3 dev.py test   (Windows: py dev.py ...).

This file only looks at the age of Python, in words that old Pythons can read too; the work is in devtools/.
"""

import os
import subprocess
import sys

OLDEST, NEWEST = (3, 11), (3, 14)


def refusal(version, search_path, words):  # type: (tuple[int, ...], str, list[str]) -> str
    """Say what to do when this Python does not serve, or nothing when it does."""
    if OLDEST <= tuple(version[:2]) <= NEWEST:
        return ""
    said = "Evolution needs Python 3.11, 3.12, 3.13 or 3.14. This is Python %s." % ".".join(
        map(str, version[:3])
    )
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        for folder in search_path.split(os.pathsep):
            program = os.path.join(folder, "python3.%d" % minor)
            if folder and answers(program):
                return (
                    said
                    + "\nA suitable one is here; please start with it:\n\n  "
                    + " ".join([program] + words)
                )
    return (
        said + "\nPlease install one of these (python.org, or your system's package manager) and start again."
    )


def answers(program):  # type: (str) -> bool
    """Whether a program is a Python that starts; some are only signposts to one that is not there."""
    if not os.access(program, os.X_OK):
        return False
    with open(os.devnull, "w") as nowhere:
        return subprocess.call([program, "-c", ""], stdout=nowhere, stderr=nowhere) == 0


if __name__ == "__main__":
    complaint = refusal(tuple(sys.version_info[:3]), os.environ.get("PATH", ""), sys.argv)
    if complaint:
        sys.exit(complaint)
    from devtools.commands import main

    sys.exit(main(sys.argv[1:]))
