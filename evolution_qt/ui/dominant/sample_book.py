"""A made-up record book for pictures: games that were never played, always the same."""

from __future__ import annotations

from typing import Final

from evolution_qt.book.entries import GameEntry
from evolution_qt.core.measure import Measure
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, CARDS
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.tally import MEASURED
from evolution_qt.ui.table.sample_book import game_entry

_RIVALS: Final = ("written_rules", "written_rules", "greedy", "greedy")
_SHARE: Final = 9
"""Of twenty games with a person so many have a card."""


def entries(games: int) -> list[GameEntry]:
    """Return so many games of one person."""
    return [_game(number, Rng(number, "sample book")) for number in range(games)]


def _game(number: int, rng: Rng) -> GameEntry:
    kind = _RIVALS[min(number // 8 + rng.below(2), 3)]
    kinds = ["human", *[kind] * (1 + rng.below(3))]
    animals = [ANIMAL_KEYS[(number + seat) % len(ANIMAL_KEYS)] for seat in range(len(kinds))]
    parts = [
        (more + 55 + rng.below(60), 15 + rng.below(40)) for more in (number // 4, *[0] * (len(kinds) - 1))
    ]
    measures = [
        (
            *(Measure("", key, part) for key, part in zip(MEASURED.parts, one, strict=True)),
            *(Measure("", key, 2 + rng.below(9)) for key in MEASURED.seat),
            *_topics(animal, sum(one), rng),
        )
        for one, animal in zip(parts, animals, strict=True)
    ]
    return game_entry(number, KEY, kinds, list(map(sum, parts)), measures, 6 + rng.below(4))


def _topics(animal: str, points: int, rng: Rng) -> list[Measure]:
    found = [
        Measure(animal, key, of)
        for key, of in zip(MEASURED.topic, (0, 4 + rng.below(4), points), strict=True)
    ]
    for card in CARDS[1:]:
        if rng.below(20) < _SHARE:
            found += [Measure(card.key, key, 1) for key in MEASURED.topic[:2]]
    return found
