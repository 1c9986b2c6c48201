"""Programs that pretend to play sounds: real processes that write down what they are asked for."""

import os

from evolution_qt.ui.kit.sounds.synth import SOUNDS


class Speakers:
    """A folder of programs, the only one in which the system's are looked for."""

    def __init__(self, folder):
        self.folder = folder / "programs"
        self.folder.mkdir()
        self.log = folder / "played"
        self.log.touch()

    def install(self, name, *, ends="exit 0"):
        """Install a speaker that writes down its number and what it plays, and then ends so."""
        file = self.folder / name
        file.write_text(f'#!/bin/sh\necho "$$ {name} $*" >> "{self.log}"\n{ends}\n')
        file.chmod(0o755)

    def told(self):
        """Return what was played by now: the process, the speaker, its arguments."""
        return [line.split() for line in self.log.read_text().splitlines()]

    def heard(self):
        """Return the sounds that were played by now, by name."""
        return [os.path.basename(words[-1]).split("-")[1] for words in self.told()]


def made(folder):
    """Return the sounds that lie in a folder, by name."""
    return {path.name.split("-")[1] for path in folder.glob("*.wav")}


def are_made(folder):
    """Return whether every sound lies in a folder."""
    return made(folder) == set(SOUNDS)


def is_there(number):
    """Return whether there is a process, be it only one that no one has taken notice of the end of."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
