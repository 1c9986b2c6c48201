"""The program's rules of the game, through its public face, side by side with the second opinion.

    python -m tests.naive.dominant.lockstep --games 500 --positions 2000
    python -m tests.naive.dominant.lockstep --games 20 --own

It stops at the first difference and prints it made small; then what occurred how often.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.naive.dominant import rules
from tests.naive.dominant.box import CARDS, GAME, Position
from tests.naive.dominant.compare import Other, compare_game, compare_numbered, made_small


class Library:
    """A game of the program as the functions that are compared."""

    def __init__(self, game: Any, facts: Callable[[Any, Any], dict[str, Any]]) -> None:
        self._game = game
        self._facts = facts
        self._last: tuple[Position, Any, Any] | None = None

    def _loaded(self, position: Position) -> tuple[Any, Any]:
        """The position as a state of its own; the one that was last read is only copied."""
        if self._last is None or self._last[0] != position:
            game = self._game.with_options(position.get("rules", {}))
            self._last = position, game, game.load(position)
        _, game, state = self._last
        return game, game.copy(state)

    def start(self, position: Position) -> Position:
        self._last = None
        game, state = self._loaded(position)
        return game.dump(state)  # type: ignore[no-any-return]

    def moves(self, position: Position) -> list[str]:
        game, state = self._loaded(position)
        seat = position["to_move"]
        return [] if seat is None else [game.write(move) for move in game.moves(state, seat)]

    def play(self, position: Position, line: str) -> Position:
        game, state = self._loaded(position)
        game.play(state, position["to_move"], game.read(line))
        return game.dump(state)  # type: ignore[no-any-return]

    def facts(self, position: Position) -> dict[str, Any]:
        game, state = self._loaded(position)
        return self._facts(game, state)

    def why_not(self, position: Position, seat: int, line: str) -> set[str]:
        game, state = self._loaded(position)
        return {refusal.code for refusal in game.why_not(state, seat, game.read(line))}

    def view(self, position: Position) -> Position:
        game, state = self._loaded(position)
        return game.dump(game.observe(state, 0).state)  # type: ignore[no-any-return]


def library() -> Other:
    """The program's own rules; facts as its `facts(state)` says them."""
    from evolution_qt.games import game

    return Library(game(GAME), lambda rules, state: dict(rules.facts(state)))


def main(arguments: list[str] | None = None) -> int:
    """Run; 1 if a difference was found."""
    parser = argparse.ArgumentParser(description="compare Dominant Species with its naive second statement")
    parser.add_argument("--games", type=int, default=10, help="whole random games")
    parser.add_argument("--positions", type=int, default=260, help="random positions with a walk from each")
    parser.add_argument("--first", type=int, default=0, help="number of the first game and position")
    parser.add_argument("--own", action="store_true", help="against itself: only the laws are tested")
    options = parser.parse_args(arguments)
    other: Other = rules if options.own else library()
    counts: Counter[str] = Counter()
    begin = time.monotonic()
    numbers = range(options.first, options.first + max(options.games, options.positions))
    for number in numbers:
        found = None
        if number - options.first < options.games:
            found = compare_game(other, number, counts)
        if found is None and number - options.first < options.positions:
            # every second one without a wanted card
            cards = (CARDS[number // 2 % len(CARDS)],) if number % 2 else ()
            found = compare_numbered(other, number, counts, cards)
        if found is not None:
            print(f"number {number}\n{made_small(other, found)}", flush=True)
            return 1
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    print(f"{time.monotonic() - begin:9.0f} seconds, 0 differences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
