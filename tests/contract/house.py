"""A copy of the program with the toy in it: its folder of rules, its table, its compiled texts, no more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

from devtools.machine import ROOT
from tests.docs.pages import NEW_GAME, files_of

TOY = ROOT / "tests" / "toy"
SECOND = ROOT / "tests" / "toy2" / "games" / "path"
PASSED_OVER = shutil.ignore_patterns("__pycache__")
LANGUAGES = ("de", "ja")
BYTECODE = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")


class House(NamedTuple):
    """Where a copy of the program lies, and a folder for what it writes."""

    program: Path
    folder: Path

    def environ(self) -> dict[str, str]:
        """Return the surroundings of a process that runs the copy, without a display.

        What Python compiles of the copy lies in it, and goes with it.
        """
        usual = {name: value for name, value in os.environ.items() if name not in BYTECODE}
        return {
            **usual,
            "PYTHONPATH": os.pathsep.join((str(self.program), str(ROOT))),  # the tests stand in the second
            "EVOLUTION_QT_HOME": str(self.folder / "home"),
            "QT_QPA_PLATFORM": "offscreen",
        }

    def run(self, *words: object) -> subprocess.CompletedProcess[str]:
        """Run a command of the program in a process of its own."""
        return self._run("-m", "evolution_qt", *map(str, words))

    def act(self, scene: str, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a function of `tests.contract.scenes` with some words in a process of its own."""
        program = f"import sys; from tests.contract.scenes import {scene}; {scene}(*sys.argv[1:])"
        return self._run("-c", program, *words)

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        self.folder.mkdir(exist_ok=True)
        command = [sys.executable, *words]
        return subprocess.run(
            command, cwd=self.folder, env=self.environ(), capture_output=True, encoding="utf-8"
        )


def tree(folder: Path) -> House:
    """Copy the package, and put both toys in it: the second one has no table."""
    for name in ("evolution_qt", "resources", "i18n", "packaging"):
        shutil.copytree(ROOT / name, folder / name, ignore=PASSED_OVER)
    move_in(folder / "evolution_qt")
    shutil.copytree(SECOND, folder / "evolution_qt" / "games" / "path", ignore=PASSED_OVER)
    for language in LANGUAGES:
        shutil.copy(TOY / "i18n" / f"toy_{language}.ts", folder / "i18n")
    subprocess.run([sys.executable, folder / "packaging" / "compile_i18n.py"], check=True)
    return House(folder, folder / "work")


def installed(wheel: Path, texts: Path, folder: Path) -> House:
    """Unpack a wheel, and put the toy in it with its texts that were compiled elsewhere."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    package = folder / "evolution_qt"
    move_in(package)
    for path in texts.glob("toy_*"):
        shutil.copy(path, package / "resources" / "i18n")
    return House(folder, folder / "work")


def move_in(package: Path) -> None:
    """Put the toy's folders beside those of the other games, as the page about a new game has them."""
    for path, code in files_of(NEW_GAME).items():
        (package / path).parent.mkdir(exist_ok=True)
        (package / path).write_text(code, encoding="utf-8")
