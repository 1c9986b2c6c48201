"""A made-up record book for pictures: games that were never played, always the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.book.entries import GameEntry
from evolution_qt.core.measure import Measure
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.editions import EDITIONS, Print
from evolution_qt.games.evolution.tally import MEASURED
from evolution_qt.ui.table.sample_book import game_entry

_RIVALS: Final = ("forager", "hunter", "hunter", "strategist", "apex/stalker")


def entries(games: int) -> list[GameEntry]:
    """Return so many games of one person."""
    return [_game(number, Rng(number, "sample book")) for number in range(games)]


def _game(number: int, rng: Rng) -> GameEntry:
    edition = EDITIONS[rng.below(5) // 2]
    players = 2 + rng.below(3)
    kind = _RIVALS[min(number // 8 + rng.below(2), 4)]
    kinds = ["human", *[kind] * (players - 1)]
    if rng.below(5) == 0:
        kinds[-1] = "greedy"
    parts = [(22 + number // 6 + rng.below(16), 6 + rng.below(5), 7 + rng.below(6))]
    parts += [(22 + rng.below(18), 6 + rng.below(5), 7 + rng.below(6)) for _ in kinds[1:]]
    measures = [
        (
            *(Measure("", key, part) for key, part in zip(MEASURED.parts, one, strict=True)),
            Measure("", "chain_food", 2 + rng.below(6)),
            Measure("", "chain_species", 1 + rng.below(4)),
            *_traits(edition.prints, rng),
        )
        for one in parts
    ]
    return game_entry(number, edition.key, kinds, list(map(sum, parts)), measures, 6 + rng.below(3))


def _traits(prints: Sequence[Print], rng: Rng) -> list[Measure]:
    found: list[Measure] = []
    for at, one in enumerate(prints):
        if rng.below(20) < 14 - at // 2:
            rounds = 1 + rng.below(6)
            counts = (
                1 + rng.below(2),
                rounds,
                rounds * 2 + rng.below(5),
                rng.below(5) if one.trait.family == "feeding" else 0,
                rng.below(2),
                rng.below(3) if one.trait.family == "defence" else 0,
                rng.below(2),
            )
            found += [Measure(one.trait.key, *of) for of in zip(MEASURED.topic, counts, strict=True)]
    return found
