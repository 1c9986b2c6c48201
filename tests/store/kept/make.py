"""Write the sample records of the present version; once for each release, and never again.

python -m tests.store.kept.make
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from evolution_qt import __version__
from evolution_qt.core.fairness import commitment
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import VERSION, Header, Practice, Record, RecordSeat, SeatTaken, Stopped
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin, open_record
from tests.core.played import play_on

HERE = Path(__file__).parent
NAMES = ("Ann", "Bö", "知恵", "Dan", "Eve", "Fox")
KINDS = ("human", "greedy", "apex/stalker", "forager", "random", "hatchling/turtle")


def match(game: str, seats: int, seed: int, **more: object) -> AnyMatch:
    """Begin a game as the window does."""
    players = tuple(RecordSeat(name=name, kind=kind) for name, kind in zip(NAMES, KINDS, strict=True))[:seats]
    known = {"created": "2026-11-21T12:00:00Z", "program": f"evolution-qt {__version__}"}
    return begin(Header(game=game, players=players, seed=seed, **{**known, **more}))  # type: ignore[arg-type]


def samples() -> dict[str, str]:
    """Return the samples by name."""
    made: dict[str, AnyMatch] = {}
    for game, seats in (("evolution/de", 2), ("evolution/de", 5), ("evolution/ja", 6), ("evolution/en", 4)):
        one = made[f"{game.rpartition('/')[2]}-{seats}"] = match(game, seats, seats)
        play_on(one, 10_000, Rng(seats, "kept"))
    quick = made["quick"] = match("evolution/de", 3, 11, rules={"simultaneous_play": True})
    play_on(quick, 10_000, Rng(11, "kept"))
    switched = made["switches"] = match(
        "evolution/en", 3, 12, rules={"hard_shell_bonus": 4, "cooperation_per_chip": True}, first_player=2
    )
    play_on(switched, 10_000, Rng(12, "kept"))
    notes = made["notes"] = match("evolution/ja", 3, 13)
    play_on(notes, 40, Rng(13, "kept"))
    notes.take_back(7)
    notes.record.append(SeatTaken(1, "human"), Stopped())
    play_on(notes, 30, Rng(14, "kept"))
    notes.record.append(Practice())
    notes.take_back(25)
    play_on(notes, 15, Rng(15, "kept"))
    begun = match("evolution/de", 4, 16)
    play_on(begun, 60, Rng(16, "kept"))
    start = begun.game.dump(begun.state)
    assert isinstance(start, dict)
    header = {"format": "evolution-qt/record", "version": 1, "position": start}
    placed = made["position"] = open_record(Record.read((json.dumps(header) + "\n").encode()))
    play_on(placed, 10_000, Rng(17, "kept"))
    running = made["running"] = match("evolution/de", 3, 18)
    play_on(running, 50, Rng(18, "kept"))
    nonce = "5e" * 32
    promise = commitment(19, nonce, KINDS[:3])
    sealed = made["sealed"] = match("beginning/de", 3, 19, version=VERSION, nonce=nonce, commitment=promise)
    play_on(sealed, 10_000, Rng(19, "kept"))
    texts = {name: one.record.text() for name, one in made.items()}
    texts["torn"] = texts["running"] + '"0: attack 0 1.'
    return texts


def main() -> int:
    """Write them, with what each comes to."""
    folder = HERE / __version__
    if folder.exists():
        sys.stderr.write(f"{folder} is there already and stays as it is\n")
        return 1
    folder.mkdir()
    ends = {}
    for name, text in samples().items():
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
        ends[name] = open_record(Record.read(text.encode())).standing()
    (folder / "ends.json").write_text(json.dumps(ends, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
