"""The rules and the search as machine code, where a release carries it; without it the plain modules serve.

`packaging/compile_code.py` makes the folder ``native``: a library, a small extension module for each module
that is in it, and a list with the digest of each source. It is all or nothing: if anything does not fit (this
Python, a source that has changed since, a file that is gone, a library that does not load), every module is
the plain one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

PLAIN: Final = "EVOLUTION_QT_PLAIN"
"""Set to anything, this variable keeps the program to the plain modules."""
LIST: Final = "modules.txt"
LIBRARY: Final = "evolution_qt_compiled__mypyc"
HEADING: Final = "evolution-qt/compiled 1"
SEEDS: Final = 20
"""Games of each table that must end with the compiled modules as they do with the plain ones."""

_PACKAGE: Final = Path(__file__).parent
FOLDER: Final = _PACKAGE / "native"


class Contents(NamedTuple):
    """What the list says."""

    suffix: str
    """How the files' names end: they are for one system and one version of Python."""
    digest: str
    """What the plain modules make of games from `SEEDS` (`evolution_qt.simulation.digest_of_games`)."""
    sources: dict[str, str]
    """The SHA-256 of each module's source, by the module's name."""

    def files(self, folder: Path) -> dict[str, Path]:
        """Return where each module must be, and the library, in the folder with the list."""
        return {name: folder / (name + self.suffix) for name in (*self.sources, LIBRARY)}

    def written(self) -> str:
        """Return the list as it is kept."""
        rows = [f"{name} {digest}" for name, digest in sorted(self.sources.items())]
        return "\n".join([HEADING, self.suffix, self.digest, *rows, ""])

    @classmethod
    def read(cls, text: str) -> Contents:
        """Return what a list says. Raises ValueError for something else."""
        heading, suffix, digest, *rows = text.splitlines()
        if heading != HEADING:
            raise ValueError(heading)
        return cls(suffix, digest, dict(row.split(" ") for row in rows))


class _Finder(MetaPathFinder):
    """Finds the compiled modules before plain ones are looked for."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a compiled module is, None for every other."""
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def begin(folder: Path = FOLDER) -> bool:
    """Take the compiled modules from now on if there are any and all fits; say whether it is so."""
    if PLAIN in os.environ or not os.path.exists(folder / LIST):
        return False
    try:
        found = contents(folder)
    except (OSError, ValueError):
        return False
    files = found.files(folder)
    is_whole = all(map(os.path.exists, files.values()))
    if not is_whole or found.suffix not in EXTENSION_SUFFIXES or _changed(found):
        return False
    finder = _Finder(files)
    sys.meta_path.insert(0, finder)
    try:
        import_module(LIBRARY)
    except ImportError:
        sys.meta_path.remove(finder)
        return False
    return True


def is_used() -> bool:
    """Say whether the compiled modules are the ones that serve."""
    return LIBRARY in sys.modules


def contents(folder: Path) -> Contents:
    """Return the list of the compiled modules. Raises OSError or ValueError where there is none."""
    return Contents.read((folder / LIST).read_text(encoding="ascii"))


def source_of(name: str) -> Path:
    """Return where the source of a module of this package is, if it came with its sources."""
    return _PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def digest_of(source: Path) -> str:
    """Return the SHA-256 of a source."""
    from hashlib import sha256

    return sha256(source.read_bytes()).hexdigest()


def _changed(found: Contents) -> list[str]:
    """Return the modules whose source is here and is not what was compiled; a bundle has no sources."""
    here = {name: source for name in found.sources if (source := source_of(name)).exists()}
    return [name for name, source in here.items() if digest_of(source) != found.sources[name]]
