"""A made-up record book for pictures: games that were never played, always the same."""

from __future__ import annotations

from typing import Final

from evolution_qt.book.entries import GameEntry
from evolution_qt.core.measure import Measure
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.games.beginning.tally import MEASURED
from evolution_qt.ui.table.sample_book import game_entry

_RIVALS: Final = ("hatchling", "forager", "forager", "greedy")


def entries(games: int) -> list[GameEntry]:
    """Return so many games of one person."""
    return [_game(number, Rng(number, "sample book")) for number in range(games)]


def _game(number: int, rng: Rng) -> GameEntry:
    kind = _RIVALS[min(number // 8 + rng.below(2), 3)]
    kinds = ["human", *[kind] * (1 + rng.below(3))]
    parts = [
        (more + 26 + rng.below(20), 6 + rng.below(8), 6 + rng.below(7), rng.below(5))
        for more in (number // 6, *[0] * (len(kinds) - 1))
    ]
    measures = [
        (
            *(Measure("", key, part) for key, part in zip(MEASURED.parts, one, strict=True)),
            *(Measure("", key, rng.below(9)) for key in MEASURED.seat),
            *_traits(rng),
        )
        for one in parts
    ]
    return game_entry(number, KEY, kinds, list(map(sum, parts)), measures, 5 + rng.below(5))


def _traits(rng: Rng) -> list[Measure]:
    found: list[Measure] = []
    for trait in TRAITS[1:]:
        if rng.below(20) < 13:
            rounds = 1 + rng.below(7)
            counts = (1 + rng.below(2), rounds, rounds * 2 + rng.below(6), rng.below(6), rng.below(2))
            found += [Measure(trait.key, *of) for of in zip(MEASURED.topic, counts, strict=True)]
    return found
