"""What this process holds of a folder, as Linux shows it; Windows removes no folder that is held."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

_NUMBERS = Path("/proc/self/fd")
_ABOUT = Path("/proc/self/fdinfo")

on_linux = pytest.mark.skipif(not _ABOUT.exists(), reason="looks at open files as Linux shows them")


def held_below(folder: Path) -> set[str]:
    """Return what is open in a folder, itself too, by its place there; *watch PLACE* for what is watched."""
    found: set[str] = set()
    inside = {path.stat().st_ino: path for path in (folder, *folder.rglob("*"))}
    for number in _NUMBERS.iterdir():
        try:
            opened, about = Path(os.readlink(number)), (_ABOUT / number.name).read_text(encoding="ascii")
        except FileNotFoundError:  # by this one the numbers were listed
            continue
        if opened.is_relative_to(folder):
            found.add(str(opened.relative_to(folder)))
        for word, *values in map(str.split, about.splitlines()):
            if word == "inotify":
                watched = inside.get(int(dict(value.split(":") for value in values)["ino"], 16))
                if watched is not None:
                    found.add(f"watch {watched.relative_to(folder)}")
    return found


class FolderOnWindows(TemporaryDirectory[str]):
    """A folder that can be removed only when nothing is held of it."""

    def cleanup(self) -> None:
        """Remove the folder. Raises OSError if something is held of it."""
        held = held_below(Path(self.name))
        super().cleanup()
        if held:
            raise OSError(f"the folder is not empty: {held}")
