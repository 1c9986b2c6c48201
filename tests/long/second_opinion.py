"""The second opinion over thousands of positions and many whole games; goes on where it stopped.

    python -m tests.long.second_opinion --positions 5000 --games 20 --state second-opinion.json
    python -m tests.long.second_opinion --title beginning --positions 5000 --games 125
    python -m tests.long.second_opinion --title dominant --positions 2000 --games 500

It stops at the first difference and prints it; `--all` goes on and prints one of each kind.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from evolution_qt.games import game
from tests.naive import compare, deck
from tests.naive.beginning import box
from tests.naive.beginning import compare as beginning
from tests.naive.difference import Difference
from tests.naive.dominant import compare as dominant
from tests.naive.dominant.library import library


def tables(most_seats: dict[str, int]) -> list[tuple[Any, ...]]:
    """Every edition with every number of players."""
    return [(key, seats) for key, most in most_seats.items() for seats in range(2, most + 1)]


# The comparison, what is compared, and what tells the games of one number apart; those of Dominant Species
# draw their seats, animals and switches.
TITLES: dict[str, tuple[Any, Any, list[tuple[Any, ...]]]] = {
    "evolution": (compare, game, tables(deck.MOST_SEATS)),
    "beginning": (beginning, game, tables(box.MOST_SEATS)),
    "dominant": (dominant, library(), [()]),
}


def main(arguments: list[str] | None = None) -> int:
    """Run from where the state file says; 1 if a difference was found."""
    parser = argparse.ArgumentParser(description="compare the rules with their naive second statement")
    parser.add_argument("--title", choices=list(TITLES), default="evolution", help="whose rules")
    parser.add_argument(
        "--positions", type=int, default=3000, help="random positions to have compared in all"
    )
    parser.add_argument(
        "--games", type=int, default=10, help="games of each edition and number of players, or in all"
    )
    parser.add_argument("--state", type=Path, help="file that remembers how far the run came")
    parser.add_argument("--first", type=int, default=0, help="number of the first position and game")
    parser.add_argument("--all", action="store_true", help="go on after a difference, print one of each kind")
    options = parser.parse_args(arguments)
    opinion, other, sorts = TITLES[options.title]
    progress = {"position": options.first, "game": options.first}
    counts: Counter[str] = Counter()
    if options.state is not None and options.state.exists():
        stored = json.loads(options.state.read_text(encoding="utf-8"))
        progress, counts = stored["progress"], Counter(stored["counts"])
    kinds: Counter[str] = Counter()
    begin = time.monotonic()

    def met(difference: Difference | None, name: str) -> bool:
        """Whether to stop here."""
        if difference is None:
            return False
        kinds[difference.what] += 1
        if kinds[difference.what] == 1:
            print(f"{name}\n{opinion.made_small(other, difference)}\n", flush=True)
        return not options.all

    def store() -> None:
        if options.state is not None:
            fresh = options.state.with_suffix(".new")
            fresh.write_text(json.dumps({"progress": progress, "counts": counts}), encoding="utf-8")
            fresh.replace(options.state)

    stopped = False
    while not stopped and progress["position"] < options.first + options.positions:
        number = progress["position"]
        stopped = met(opinion.compare_numbered(other, number, counts), f"random position {number}")
        if not stopped:
            progress["position"] += 1
        if stopped or number % 200 == 199:
            store()
    while not stopped and progress["game"] < options.first + options.games:
        seed = progress["game"]
        for sort in sorts:
            if not stopped:
                found = opinion.compare_game(other, *sort, seed, counts)
                stopped = met(found, " ".join(["game", *map(str, sort), f"seed {seed}"]))
        if not stopped:
            progress["game"] += 1
        store()
    for name, number in sorted(counts.items()):
        print(f"{number:9} {name}")
    print(f"{sum(kinds.values()):9} differences in {time.monotonic() - begin:.0f} s {dict(kinds) or ''}")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
