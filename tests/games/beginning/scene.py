"""A scene of The Beginning: a position with a line per seat, to be played from and asked about.

A seat is its species from the left, ``|`` between them; a species is its population and the chips on it,
``3/1``, then its traits. Faces of population cards that matter stand in brackets, from the top:
``[horns speed ?horns]/1 flight``; one with ``?`` was dealt from the deck. An empty line is a seat without
species. A scene knows the rules only through the public face of a game.
"""

from __future__ import annotations

from typing import Any

import pytest

from evolution_qt.core.errors import IllegalMove
from evolution_qt.games import game as game_named

KEY = "beginning/de"


class Scene:
    """A game under way. Changes go through `play`; everything else only looks."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.rules, self.state = rules, state
        self.events: list[Any] = []

    @property
    def position(self) -> dict[str, Any]:
        return self.rules.dump(self.state)

    def play(self, *lines: str) -> Scene:
        """Make moves of the seat to move, each with all its consequences."""
        self.events = []
        for line in lines:
            self.rules.check(self.state)
            self.events += self.rules.play(self.state, self.state.to_move, self.rules.read(line))
        self.rules.check(self.state)
        return self

    def moves(self) -> list[str]:
        """The lines of the moves that are listed for the seat to move."""
        return [self.rules.write(move) for move in self.rules.moves(self.state)]

    def reasons(self, line: str, seat: int | None = None) -> set[str]:
        """The codes of everything that stands in the way of a move; `play` must tell the same."""
        seat = self.state.to_move if seat is None else seat
        move = self.rules.read(line)
        before = self.position
        codes = [one.code for one in self.rules.why_not(self.state, seat, move)]
        assert len(codes) == len(set(codes)), codes
        trial = self.rules.load(before)
        if codes:
            with pytest.raises(IllegalMove):
                self.rules.play(trial, seat, move)
            assert before == self.rules.dump(trial)
        else:
            self.rules.play(trial, seat, move)
        assert before == self.position
        return set(codes)

    def seat(self, number: int) -> list[str]:
        """The species of a seat, each as a scene draws it, without the faces of its population."""
        return [
            " ".join([f"{len(one['population'])}/{one['food']}", *one["traits"]])
            for one in self.position["players"][number]["species"]
        ]

    def bag(self, number: int) -> int:
        return self.position["players"][number]["bag"]

    def hand(self, number: int) -> list[str]:
        return self.position["players"][number]["hand"]

    def told(self, kind: str) -> list[Any]:
        """The events of a kind that the last `play` brought."""
        return [one for one in self.events if self.rules.kinds[one.kind].name == kind]


def scene(*seats: str, hands: tuple[str, ...] = (), rules: Any = None, **entries: Any) -> Scene:
    """Return a scene: the first seat is asked, in ``feeding`` unless *entries* say otherwise."""
    switches = rules or {}
    found = game_named(KEY).with_options(switches)
    return Scene(found, found.load(plain(*seats, hands=hands, rules=switches, **entries)))


def plain(*seats: str, hands: tuple[str, ...] = (), **entries: Any) -> dict[str, Any]:
    """Return the position that a scene begins with."""
    players = [{"species": [_species(one) for one in line.split("|") if one.strip()]} for line in seats]
    for player, hand in zip(players, hands, strict=False):
        player["hand"] = hand.split()
    given = {"phase": "feeding", "seed": 4, **entries}
    return {"format": "evolution-qt/position", "game": KEY, "players": players, **given}


def _species(text: str) -> dict[str, Any]:
    pile, _, rest = text.strip().partition("/")
    food, *traits = rest.split()
    found: dict[str, Any] = {"food": int(food), "traits": traits}
    if pile.isdigit():
        return {"population": int(pile), **found}
    cards = pile.strip("[]").split()
    unseen = [at for at, card in enumerate(cards) if card[0] == "?"]
    return {"population": [card.removeprefix("?") or "?" for card in cards], "unseen": unseen, **found}
