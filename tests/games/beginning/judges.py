"""A scene of The Beginning: a position drawn with one line per seat, to be played from and asked about.

A seat is its species from the left, `|` between them; a species is `cards/food` and its traits: `2/1 horns`
has two cards that no player has seen, `speed,flight/0 horns` two laid from the hand. A scene can be played by
the program or by the second opinion, and knows either through its public face only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import pytest

from evolution_qt.core.errors import IllegalMove
from evolution_qt.games import game
from tests.naive.beginning import rules
from tests.naive.beginning.box import GAME, Position
from tests.naive.beginning.defaults import filled
from tests.naive.table import copied


class Judge(Protocol):
    """Who plays by the rules: the program or the second opinion."""

    def load(self, plain: Position) -> Position:
        """Return the full form of a position."""

    def new(self, seats: int, seed: int, first_player: int) -> Position:
        """Return a new game."""

    def reasons(self, position: Position, seat: int, line: str) -> set[str]:
        """Return the codes of everything that stands in the way of a move."""

    def listed(self, position: Position, seat: int) -> list[str]:
        """Return the legal moves."""

    def play(self, position: Position, seat: int, line: str) -> Position:
        """Return the position after a legal move."""

    def standing(self, position: Position) -> tuple[list[int], list[int]]:
        """Return points and winners."""

    def view(self, position: Position, seat: int) -> Position:
        """Return what a seat may know."""


class Program:
    """The rules of the program."""

    def load(self, plain: Position) -> Position:
        rules = _game(plain)
        whole: Position = rules.dump(rules.load(copied(plain)))
        return whole

    def new(self, seats: int, seed: int, first_player: int) -> Position:
        rules = game(GAME)
        return rules.dump(rules.new(seats, seed, first_player))

    def reasons(self, position: Position, seat: int, line: str) -> set[str]:
        rules = _game(position)
        state = rules.load(copied(position))
        codes = [refusal.code for refusal in rules.why_not(state, seat, rules.read(line))]
        assert position == rules.dump(state), "asking changed the position"
        assert len(set(codes)) == len(codes), codes
        if codes:
            with pytest.raises(IllegalMove):
                rules.play(state, seat, rules.read(line))
            assert position == rules.dump(state), "a refused move left something behind"
        return set(codes)

    def listed(self, position: Position, seat: int) -> list[str]:
        rules = _game(position)
        return [rules.write(move) for move in rules.moves(rules.load(copied(position)), seat)]

    def play(self, position: Position, seat: int, line: str) -> Position:
        rules = _game(position)
        state = rules.load(copied(position))
        rules.play(state, seat, rules.read(line))
        rules.check(state)
        later: Position = rules.dump(state)
        return later

    def standing(self, position: Position) -> tuple[list[int], list[int]]:
        rules = _game(position)
        state = rules.load(copied(position))
        return list(rules.scores(state)), list(rules.winners(state))

    def view(self, position: Position, seat: int) -> Position:
        rules = _game(position)
        seen: Position = rules.dump(rules.observe(rules.load(copied(position)), seat).state)
        return seen


def _game(position: Position) -> Any:
    return game(GAME).with_options(position.get("rules", {}))


class SecondOpinion:
    """The naive statement of the rules."""

    def load(self, plain: Position) -> Position:
        return filled(plain)

    def new(self, seats: int, seed: int, first_player: int) -> Position:
        return rules.new_game(seats, seed, {}, first_player)

    def reasons(self, position: Position, seat: int, line: str) -> set[str]:
        return rules.reasons(position, seat, line)

    def listed(self, position: Position, seat: int) -> list[str]:
        return rules.legal_moves(position, seat)

    def play(self, position: Position, seat: int, line: str) -> Position:
        return rules.play(position, seat, line)

    def standing(self, position: Position) -> tuple[list[int], list[int]]:
        return rules.scores(position), rules.winners(position)

    def view(self, position: Position, seat: int) -> Position:
        return rules.view(position, seat)


class Scene:
    """A game under way. Changes go through `play`; everything else only looks."""

    def __init__(self, judge: Judge, position: Position) -> None:
        self.judge, self.position = judge, position

    def reasons(self, line: str, seat: int | None = None) -> set[str]:
        """Everything that stands in the way of a move of the seat to move; the list must tell the same."""
        seat = self.to_move if seat is None else seat
        codes = self.judge.reasons(self.position, seat, line)
        assert (line in self.listed(seat)) == (not codes), line
        return codes

    def can(self, line: str) -> bool:
        """Whether the seat to move may do this."""
        return not self.reasons(line)

    def listed(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, as lines."""
        return self.judge.listed(self.position, self.to_move if seat is None else seat)

    def play(self, *lines: str) -> Scene:
        """Make these moves, each for the seat to move."""
        for line in lines:
            assert self.can(line), line
            self.position = self.judge.play(self.position, self.to_move, line)
        return self

    def view(self, seat: int) -> Position:
        """What a seat may know."""
        return self.judge.view(self.position, seat)

    @property
    def points(self) -> list[int]:
        """The points of each seat."""
        return self.judge.standing(self.position)[0]

    @property
    def winners(self) -> list[int]:
        """The seats that win."""
        return self.judge.standing(self.position)[1]

    # what lies on the table

    def row(self, seat: int) -> list[str]:
        """The species of a seat as `cards/food`."""
        row = self.position["players"][seat]["species"]
        return [f"{len(species['population'])}/{species['food']}" for species in row]

    def pile(self, seat: int, index: int) -> list[str]:
        """The population cards of a species, from the top."""
        return self.position["players"][seat]["species"][index]["population"]  # type: ignore[no-any-return]

    def unseen(self, seat: int, index: int) -> list[int]:
        """Which of these no player has seen."""
        return self.position["players"][seat]["species"][index]["unseen"]  # type: ignore[no-any-return]

    def traits(self, seat: int, index: int) -> list[str]:
        """The traits of a species as they lie."""
        return self.position["players"][seat]["species"][index]["traits"]  # type: ignore[no-any-return]

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds."""
        return self.position["players"][seat]["hand"]  # type: ignore[no-any-return]

    def bag(self, seat: int) -> int:
        """The chips behind a screen."""
        return self.position["players"][seat]["bag"]  # type: ignore[no-any-return]

    @property
    def hole(self) -> int:
        """The chips on the watering hole."""
        return self.position["watering_hole"]  # type: ignore[no-any-return]

    @property
    def discards(self) -> list[str]:
        """The discard pile, top card first."""
        return self.position["discard_pile"]  # type: ignore[no-any-return]

    @property
    def deck(self) -> list[str]:
        """The draw pile, top card first."""
        return self.position["draw_pile"]  # type: ignore[no-any-return]

    @property
    def phase(self) -> str:
        """Where the turn is, or `over`."""
        return self.position["phase"]  # type: ignore[no-any-return]

    @property
    def to_move(self) -> int:
        """Whose turn it is."""
        return self.position["to_move"]  # type: ignore[no-any-return]

    @property
    def rounds(self) -> tuple[int, int | None]:
        """The round being played, and the last one once it is known."""
        return self.position["round"], self.position["final_round"]


def scene(
    judge: Judge, *seats: str, hands: Sequence[str] = (), bags: Sequence[int] = (), hole: int = 0, **more: Any
) -> Scene:
    """Draw a scene: seat 0 is in its feeding unless something else is said."""
    players: list[Any] = [
        {"species": [_species(one) for one in seat.split("|") if one.strip()]} for seat in seats
    ]
    for player, hand in zip(players, hands, strict=False):
        player["hand"] = hand.split()
    for player, bag in zip(players, bags, strict=False):
        player["bag"] = bag
    plain = {"format": "evolution-qt/position", "game": GAME, "players": players, "watering_hole": hole}
    return Scene(judge, judge.load({**plain, "phase": "feeding", **more}))


def _species(text: str) -> Any:
    track, *traits = text.split()
    cards, food = track.split("/")
    return {
        "population": int(cards) if cards.isdigit() else cards.split(","),
        "food": int(food),
        "traits": traits,
    }
