"""A scene: a position drawn with one line per seat, to be played from and asked about.

A seat is its species from the left, `|` between them; a species is its marks and its cards in any order:
`b4 p2 f1 fat2 carnivore horns:3 hidden(ambush)`. What is not said is 1/1 without food. An empty line is a
seat without species. A scene knows the rules only through the public face of a game, so that it cannot
agree with an engine by looking inside it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from evolution_qt.core.errors import IllegalMove
from evolution_qt.games import game as game_named
from evolution_qt.games.evolution.events import KINDS

DE, JA, EN = ALL = ("evolution/de", "evolution/ja", "evolution/en")

#: A seat that always has prey of its own, so that the feeding goes on and the boards can still be looked at.
BYSTANDER = "carnivore b2 p6 | b1 p6"

_MARK = re.compile(r"(b|p|fat|f)(\d+)")
_TRACK = {"b": "body", "p": "population", "f": "food", "fat": "fat"}
_SEAT = re.compile(r"(\d+):\s*(.*)")


def editions(*keys: str) -> pytest.MarkDecorator:
    """Run a test for these editions only."""
    return pytest.mark.parametrize("edition", keys, ids=[key.rpartition("/")[2] for key in keys])


class Seen(NamedTuple):
    """What lies at a species: four tracks, the keys of its open traits and of those face down."""

    body: int
    population: int
    food: int
    fat: int
    traits: tuple[str, ...]
    hidden: tuple[str, ...]


class Scene:
    """A game under way. Changes go through `play`; everything else only looks."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.rules, self.state = rules, state
        self.events: list[Any] = []

    # moves

    def can(self, line: str, seat: int | None = None) -> bool:
        """Whether the move is legal, for the seat named in the line, given, or to move."""
        return not self.reasons(line, seat)

    def reasons(self, line: str, seat: int | None = None) -> set[str]:
        """The codes of everything that stands in the way of a move; asking changes nothing.

        `why_not`, `play` and the list of moves must tell the same story, so they are compared every time.
        """
        seat, move = self._read(line, seat)
        before = self.text
        refusals = self.rules.why_not(self.state, seat, move)
        assert before == self.text, "asking changed the position"
        codes = [refusal.code for refusal in refusals]
        assert len(set(codes)) == len(codes), codes

        trial = self.rules.load(self.rules.dump(self.state))
        if codes:
            with pytest.raises(IllegalMove) as refused:
                self.rules.play(trial, seat, move)
            assert codes == [refusal.code for refusal in refused.value.refusals]
            assert self.position == self.rules.dump(trial), "a refused move left something behind"
        else:
            self.rules.play(trial, seat, move)
        if not {"ignoring", "declining"} & set(line.split()):
            assert (self.rules.write(move) in self.listed(seat)) == (not codes), line
        return set(codes)

    def listed(self, seat: int | None = None) -> list[str]:
        """The moves that the game lists, as lines."""
        return [self.rules.write(move) for move in self.rules.moves(self.state, -1 if seat is None else seat)]

    def play(self, *lines: str) -> Scene:
        """Make these moves, each for the seat it names or else for the seat to move."""
        self.events = []
        for line in lines:
            seat, move = self._read(line, None)
            self.events += self.rules.play(self.state, seat, move)
            self.rules.check(self.state)
        return self

    def finish_round(self) -> Scene:
        """Let all players do the plainest thing until the round is over: lay, play nothing, feed or hunt."""
        number = self.round
        while self.round == number and self.phase != "over":
            lines = self.listed()
            plain = (line for verb in ("food", "done", "feed", "attack", "effect", "pass") for line in lines
                     if line.split()[0] == verb)  # fmt: skip
            self.play(next(plain))
        return self

    def read(self, line: str) -> Any:
        """The move a line stands for; raises BadInput where it stands for none."""
        return self.rules.read(line)

    def _read(self, line: str, seat: int | None) -> tuple[int, Any]:
        if prefixed := _SEAT.fullmatch(line):
            seat, line = int(prefixed[1]), prefixed[2]
        if seat is None:
            assert self.to_move is not None, "nobody is to move"
            seat = self.to_move
        return seat, self.rules.read(line)

    @property
    def happened(self) -> list[tuple[str, int]]:
        """What the last call of `play` reported, in order: what it was and whom it concerned."""
        return [(KINDS[event.kind].name, event.actor) for event in self.events]

    # what lies on the table

    @property
    def text(self) -> str:
        """The whole position as one text, equal for equal positions."""
        return json.dumps(self.position, sort_keys=True)

    @property
    def position(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return self.rules.dump(self.state)

    def species(self, seat: int, index: int) -> Seen:
        """One species, counted from the left."""
        return self.row(seat)[index]

    def row(self, seat: int) -> list[Seen]:
        """All species of a seat from the left."""
        return [_seen(species) for species in self.position["players"][seat]["species"]]

    def bodies(self, seat: int) -> list[int]:
        return [species.body for species in self.row(seat)]

    def populations(self, seat: int) -> list[int]:
        return [species.population for species in self.row(seat)]

    def food(self, seat: int) -> list[int]:
        return [species.food for species in self.row(seat)]

    def fat(self, seat: int) -> list[int]:
        return [species.fat for species in self.row(seat)]

    def hand(self, seat: int) -> list[str]:
        return self.position["players"][seat]["hand"]

    def bag(self, seat: int) -> int:
        return self.position["players"][seat]["bag"]

    @property
    def hole(self) -> int:
        return self.position["watering_hole"]

    @property
    def discard(self) -> list[str]:
        """The discard pile, top card first."""
        return self.position["discard_pile"]

    @property
    def draw_pile(self) -> list[str]:
        """The draw pile, top card first."""
        return self.position["draw_pile"]

    @property
    def removed(self) -> list[str]:
        return self.position["removed"]

    @property
    def round(self) -> int:
        return self.position["round"]

    @property
    def final_round(self) -> int | None:
        return self.position["final_round"]

    @property
    def first_player(self) -> int:
        return self.position["first_player"]

    @property
    def phase(self) -> str:
        return self.position["phase"]

    @property
    def to_move(self) -> int | None:
        return self.position["to_move"]

    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    def winners(self) -> list[int]:
        return self.rules.winners(self.state)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The position as that seat may know it."""
        return self.rules.dump(self.rules.observe(self.state, seat).state)


def scene(
    edition: str,
    *seats: str,
    phase: str = "feeding",
    watering_hole: int = 0,
    hands: Sequence[str] = (),
    bags: Sequence[int] = (),
    to_move: int | None = 0,
    first_player: int = 0,
    round: int = 1,
    final_round: int | None = None,
    draw_pile: str | None = None,
    discard_pile: str | None = None,
    removed: str | None = None,
    food_cards: Sequence[str | None] | None = None,
    rules: Mapping[str, Any] | None = None,
    **progress: Any,
) -> Scene:
    """Set up a position: one line per seat, one line of cards per hand, piles from the top."""
    plain: dict[str, Any] = {
        "format": "evolution-qt/position",
        "game": edition,
        "players": [
            {
                "hand": hands[seat].split() if seat < len(hands) else [],
                "bag": bags[seat] if seat < len(bags) else 0,
                "species": [_species(drawn) for drawn in line.split("|") if drawn.strip()],
            }
            for seat, line in enumerate(seats)
        ],
        "phase": phase,
        "watering_hole": watering_hole,
        "to_move": None if phase == "over" else to_move,
        "first_player": first_player,
        "round": round,
        "final_round": final_round,
    }
    for key, cards in (("draw_pile", draw_pile), ("discard_pile", discard_pile), ("removed", removed)):
        if cards is not None:
            plain[key] = cards.split()
    if food_cards is not None:
        plain["food_cards"] = list(food_cards)
    if progress:
        plain["progress"] = progress
    named = game_named(edition)
    if rules:
        plain["rules"] = dict(rules)
        named = named.with_options(dict(rules))
    return Scene(named, named.load(plain))


def reveal(edition: str, *seats: str, first_player: int = 1, **rest: Any) -> Scene:
    """Set up the last moment of card playing and end it: cards turn up and the reveal effects follow."""
    last = (first_player - 1) % len(seats)
    return scene(edition, *seats, phase="play", first_player=first_player, to_move=last, **rest).play("done")


def dealt(edition: str, *, seats: int, seed: int = 7, rules: Mapping[str, Any] | None = None) -> Scene:
    """A new game, the first cards dealt."""
    named = game_named(edition)
    if rules:
        named = named.with_options(dict(rules))
    return Scene(named, named.new(seats=seats, seed=seed))


def keys(cards: Iterable[str]) -> tuple[str, ...]:
    """The traits of cards, without their numbers."""
    return tuple(card.partition(":")[0] for card in cards)


def _species(drawn: str) -> dict[str, Any]:
    species: dict[str, Any] = {"traits": [], "hidden": []}
    for hidden in re.findall(r"hidden\(([^)]*)\)", drawn):
        species["hidden"] += hidden.replace(",", " ").split()
    for word in re.sub(r"hidden\([^)]*\)", "", drawn).split():
        if mark := _MARK.fullmatch(word):
            species[_TRACK[mark[1]]] = int(mark[2])
        else:
            species["traits"].append(word)
    return species


def _seen(plain: Mapping[str, Any]) -> Seen:
    return Seen(
        plain["body"],
        plain["population"],
        plain["food"],
        plain["fat"],
        keys(plain["traits"]),
        keys(plain["hidden"]),
    )
