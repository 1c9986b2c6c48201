"""Thousands of games in the record book: filled piece by piece it is what a rebuild is, and wins add up.

Games, the book and how far it came lie in the folder of results, so a run that was interrupted goes on.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from evolution_qt.ai.bots import choose_move  # noqa: E402
from evolution_qt.book.database import Book  # noqa: E402
from evolution_qt.book.figures import Ledger, Question  # noqa: E402
from evolution_qt.core.record import Header, Practice, RecordSeat, SeatTaken  # noqa: E402
from evolution_qt.core.rng import Rng  # noqa: E402
from evolution_qt.games.opening import begin  # noqa: E402

GAMES = 3_000
PART = 200
"""Games that are played between two updates."""
EDITIONS = ("evolution/de", "evolution/ja", "evolution/en")
KINDS = ("human", "greedy", "random", "hunter", "apex/stalker")
NAMES = ("Ann", "Bö", "知恵", "Dan", "Eve")


def play(number: int) -> bytes:
    """Return the record of a game of random and greedy moves; some change hands, some are practice."""
    rng = Rng(number, "record book")
    players = tuple(RecordSeat(NAMES[at], KINDS[rng.below(len(KINDS))]) for at in range(2 + rng.below(4)))
    created = f"2026-01-01T{number // 3600 % 24:02}:{number // 60 % 60:02}:{number % 60:02}Z"
    match = begin(Header(game=EDITIONS[number % 3], players=players, seed=number, created=created))
    special = rng.below(12)
    if special == 0:
        match.record.append(Practice())
    while not match.is_over:
        if special == 1 and len(match.record.notes) == 30:
            match.record.append(SeatTaken(0, "human" if players[0].kind != "human" else "greedy"))
        bot = "random" if rng.below(3) == 0 else "greedy"
        match.play(match.to_move, choose_move(match.game, match.view(match.to_move), bot, rng))
    return match.record.text().encode()


def main() -> int:
    """Play, update, compare; return the exit status."""
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/record_book"))
    games = int(os.environ.get("EVOLUTION_RECORD_BOOK_GAMES", GAMES))
    folder = results / "games"
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        path = folder / f"{number:05}.jsonl"
        if not path.exists():
            path.with_suffix(".new").write_bytes(play(number))
            path.with_suffix(".new").replace(path)
        if number % PART == PART - 1:
            update(results, sorted(folder.glob("*.jsonl"))[: number + 1], random.Random(number))
            print(number + 1, "games", flush=True)
    paths = sorted(folder.glob("*.jsonl"))[:games]
    update(results, paths, random.Random(games))
    return compare(results, paths)


def update(results: Path, paths: list[Path], chance: random.Random) -> None:
    """Bring the book up to date, interrupted now and then."""
    book = Book(results / "record-book.sqlite")
    for _ in range(3):
        steps = book.updating(chance.sample(paths, len(paths)))
        for _ in range(chance.randrange(5_000)):
            if next(steps, None) is None:
                break
    book.update(paths)
    book.close()


def compare(results: Path, paths: list[Path]) -> int:
    """Return whether a rebuild has the same rows, and whether all wins add up."""
    book, anew = Book(results / "record-book.sqlite"), Book(None)
    began = time.process_time()
    anew.update(paths)
    seconds = time.process_time() - began
    is_same = book.dump() == anew.dump()
    ledger = Ledger(book)
    counted = "NOT is_practice AND NOT is_from_position"
    games = int(str(book.rows(f"SELECT count(*) FROM games WHERE {counted}")[0][0]))
    changed = book.rows(
        "SELECT total(1.0 / s.winners) FROM seats s JOIN games g ON g.sum = s.sum"
        f" WHERE s.kind = 'changed' AND s.winners AND {counted}"
    )
    won = sum(ledger.figures(Question(subject)).wins.wins for subject in ledger.subjects())
    adds_up = abs(won + float(str(changed[0][0])) - games) < 1e-6
    print(f"{len(paths)} games, {games} counted, {len(book.faults())} faults")
    print(f"rebuilt in {seconds:.1f} s of processor time; the same rows: {is_same}; wins add up: {adds_up}")
    is_right = is_same and adds_up and not book.faults() and book.put_aside is None
    book.close()
    anew.close()
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
