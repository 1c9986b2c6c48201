"""The games of one person on the disk: new ones are recorded, the last unfinished one can be continued."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import read_file

if TYPE_CHECKING:
    from evolution_qt.games.opening import EvolutionMatch

_log = logging.getLogger(__name__)

ENDING: Final = ".jsonl"
_LOOK_AT: Final = 20
"""So many of the latest records are looked at for an unfinished one."""


class Shelf:
    """The folder of records."""

    def __init__(self, folder: Path, *, is_ours: bool = True) -> None:
        """Open the folder; if another window has it (not *is_ours*), nothing is continued here."""
        self.folder = folder
        self._is_ours = is_ours

    def keep(self, match: EvolutionMatch) -> bool:
        """Begin to write a new match's record; False, and a word in the log, if the folder refuses."""
        import datetime

        stamp = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H%M%S")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for number in range(1, 100):
                path = self.folder / f"{stamp}-{number}{ENDING}"
                if not path.exists():
                    match.record.keep(path)
                    return True
        except (BadInput, OSError) as error:
            _log.warning("the game is not recorded: %s", error)
        return False

    def unfinished(self) -> Path | None:
        """Return the latest record of a game that was begun and has no result, None if there is none."""
        if not self._is_ours:
            return None
        try:
            paths = sorted(self.folder.glob(f"*{ENDING}"), reverse=True)
        except OSError:
            return None
        if not paths:
            return None
        from evolution_qt.core.record import Record, Result  # not needed where there is nothing to read

        for path in paths[:_LOOK_AT]:
            with suppress(BadInput):
                record = Record.read(read_file(path))
                if record.moves() and not any(isinstance(note, Result) for note in record.notes):
                    return path
        return None

    def open(self, path: Path) -> EvolutionMatch:
        """Return the match that a record leads to, to be played and recorded on.

        Raises BadInput that names the line; the file is then put aside, so that it is not offered again.
        A file that cannot be read or written now stays where it is.
        """
        from evolution_qt.core.record import Record
        from evolution_qt.games.opening import open_record

        data = read_file(path)
        try:
            match = open_record(Record.read(data))
        except BadInput:
            with suppress(OSError):
                os.replace(path, path.with_name(path.name + ".bad"))
            raise
        match.record.keep_on(path)
        return match
