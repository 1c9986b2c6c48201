"""Plays a round by keys while a screen reader speaks: a key is pressed when all is said that was announced.

It runs with the system's own Python. It is given the files in which the program writes what it announces and
waits for, and the speech what it says. It prints as JSON how often each of the first was announced and said.
"""

import json
import os
import re
import sys
import time
from collections import Counter

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

RETURN = 0xFF0D
SIGNS = ("middle dot", "right arrow")
"""What Orca calls signs between words."""
ASKED = "kq"
"""What a seat has, and what happened last: keys of all games."""


class Ear:
    """Reads both files as they grow."""

    def __init__(self, told, spoken, until, calm, *, waits):
        self._files = [open(path, encoding="utf-8") for path in (told, spoken)]  # noqa: SIM115
        self._files[1].seek(0, os.SEEK_END)  # others may have been heard before
        self._rest = ["", ""]
        self.until = until
        self.calm = calm
        self.waits = waits
        self.said, self.spoken = Counter(), Counter()
        self.state = {"asked": -1, "sheet": False, "round": 0}
        self.last = time.monotonic()

    def read(self):
        """Read what has been written since."""
        for at, file in enumerate(self._files):
            text = self._rest[at] + file.read()
            *lines, self._rest[at] = text.split("\n")
            for line in map(json.loads, lines):
                self.last = time.monotonic()
                if at:
                    self.spoken[plain(line["words"])] += 1
                elif "click" in line:  # no one manages windows here
                    Atspi.generate_mouse_event(*line["click"], "b1c")
                elif "said" in line:
                    self.said[plain(line["said"])] += 1
                else:
                    self.state = line

    @property
    def missing(self):
        """What was announced and has not been said yet."""
        return self.said - self.spoken

    def is_calm(self):
        """Return whether all has been said, and nothing for a while."""
        return time.monotonic() - self.last > self.calm and not (self.waits and self.missing)

    def wait(self, question, what):
        """Wait until a question is answered with yes."""
        while not question(self.state):
            self.read()
            if time.monotonic() > self.until:
                raise SystemExit(f"{what} never came: {self.state}; not said: {dict(self.missing)}")
            time.sleep(0.01)

    def silence(self):
        """Wait until all is said."""
        self.wait(lambda _: self.is_calm(), "silence")


def plain(words):
    """Return what is compared: the words alone, for readers call some signs by names."""
    for name in SIGNS:
        words = words.replace(name, "")
    return " ".join(re.findall(r"\w+", words))


def press(ear, key):
    """Press a key, given as a sign or a number of X; what comes of it is waited for."""
    ear.last = time.monotonic()
    Atspi.generate_keyboard_event(key if isinstance(key, int) else ord(key), None, Atspi.KeySynthType.SYM)


def play(ear):
    """Press the keys that tell something, then make the first move of the list until the round is over."""
    ear.wait(lambda state: state["asked"] >= 0 and ear.said, "the first turn")
    ear.silence()
    first = ear.state["round"]
    for key in ASKED:
        before = ear.said.total()
        press(ear, key)
        if ear.waits:
            ear.wait(lambda _, before=before: ear.said.total() > before, f"an answer to {key}")
        ear.silence()
    while ear.state["round"] == first:
        asked, before = ear.state["asked"], ear.said.total()
        press(ear, "j")
        ear.wait(
            lambda state, before=before: state["sheet"] and ear.said.total() > before, "the list of moves"
        )
        ear.silence()
        press(ear, RETURN)
        ear.wait(
            lambda state, asked=asked: not state["sheet"] and state["asked"] > asked, "the next question"
        )
        ear.silence()


def main():
    """Play."""
    told, spoken, seconds, calm, *waits = sys.argv[1:]
    Atspi.init()
    ear = Ear(told, spoken, time.monotonic() + float(seconds), float(calm), waits=bool(waits))
    play(ear)
    print(json.dumps({words: [count, ear.spoken[words]] for words, count in ear.said.items()}))


if __name__ == "__main__":
    main()
