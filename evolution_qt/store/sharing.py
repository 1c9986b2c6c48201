"""What a person copies out of a game, and a report of a fault as one file. Nothing is sent anywhere.

A report is a JSON object: what runs, what went wrong, the last lines of the log, and the record of the game
line by line, so that a reader can play up to the fault. Paths lose the person's name, and players
theirs; hashes of positions do not depend on names, so the record can still be checked.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from evolution_qt import __version__
from evolution_qt.core.errors import bad
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import Node, Plain, canonical, parse, shown
from evolution_qt.core.record import Record, SeatTaken
from evolution_qt.store.disk import without_paths

FORMAT: Final = "evolution-qt/report"
VERSION: Final = 1
LONGEST_TEXT: Final = 100_000
LONGEST_LINE: Final = 2_000
MOST_LINES: Final = 200


def position_text(match: AnyMatch, viewer: int | None = None) -> str:
    """Return the position as one line of the notation: as *viewer* may know it, or (None) all of it."""
    state = match.state if viewer is None else match.view(viewer).state
    return canonical(match.game.dump(state))


def seed_text(record: Record) -> str:
    """Return the seed of a deal. With it every card can be worked out."""
    return str(record.header.seed)


def nameless(record: Record) -> Record:
    """Return the same record without the names of players."""
    header = record.header
    players = tuple(msgspec.structs.replace(seat, name=None) for seat in header.players)
    start = header.position
    if start is not None:
        start = {**start, "players": [_nameless(seat) for seat in start["players"]]}
    header = msgspec.structs.replace(header, players=players, position=start)
    notes = [
        msgspec.structs.replace(note, name=None) if isinstance(note, SeatTaken) else note
        for note in record.notes
    ]
    return Record(header, notes, list(record.numbers))


def _nameless(seat: Plain) -> Plain:
    """Return the same seat of a position without its name; one that is none, which may be why, as it is."""
    return {key: value for key, value in seat.items() if key != "name"} if isinstance(seat, dict) else seat


def report(
    *,
    words: str = "",
    trace: str = "",
    log: Sequence[str] = (),
    record: Record | None = None,
    packages: Mapping[str, str] | None = None,
    hidden: Mapping[str, str] | None = None,
) -> str:
    """Return a report as the text of one file.

    *words* is what the person writes, *trace* what the program adds, *log* its last lines, *packages* names
    and versions of what it is built on. *hidden* are paths, with what stands for each; the home folder need
    not be named.
    """
    paths = {os.path.expanduser("~"): "~", **(hidden or {})}

    def clean(text: str, longest: int = LONGEST_TEXT) -> str:
        return without_paths(text, paths)[-longest:]

    told = [] if record is None else nameless(record).text().splitlines()
    plain = {
        "format": FORMAT,
        "version": VERSION,
        "program": f"evolution-qt {__version__}",
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "encoding": sys.getfilesystemencoding(),
        "packages": dict(packages or {}),
        "words": clean(words),
        "trace": clean(trace).splitlines(),
        "log": [line for text in list(log)[-MOST_LINES:] for line in clean(text, LONGEST_LINE).splitlines()],
        "record": [json.loads(line) for line in told],
    }
    return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"


def record_in_report(data: bytes) -> Record:
    """Return the record that a report holds. Raises BadInput if there is none."""
    plain = parse(data, most_characters=LONGEST_TEXT)
    root = Node(plain).fields(plain if isinstance(plain, dict) else (), ("format", "record"))
    if root["format"].text() != FORMAT:
        raise root["format"].wrong("wrong_format", value=shown(root["format"].value), expected=FORMAT)
    lines = [json.dumps(one.value, ensure_ascii=False) for one in root["record"].items()]
    if not lines:
        raise bad("empty", "record")
    return Record.read("".join(line + "\n" for line in lines).encode())
