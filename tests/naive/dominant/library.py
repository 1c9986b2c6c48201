"""The program's rules of the game, through their public face, as the functions that are compared."""

from typing import Any

from evolution_qt.games import game
from tests.naive.dominant.box import GAME, Position


class Library:
    """A game of the program; positions go in and come out as dicts."""

    def __init__(self, game: Any) -> None:
        self._game = game
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
        return dict(game.facts(state))

    def why_not(self, position: Position, seat: int, line: str) -> set[str]:
        game, state = self._loaded(position)
        return {refusal.code for refusal in game.why_not(state, seat, game.read(line))}

    def view(self, position: Position) -> Position:
        game, state = self._loaded(position)
        return game.dump(game.observe(state, 0).state)  # type: ignore[no-any-return]


def library() -> Library:
    """The program's own rules."""
    return Library(game(GAME))
