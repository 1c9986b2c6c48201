"""Games of Evolution that were never played, for pictures, and a made-up record book of them.

They are always the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from evolution_qt.book.reading import GameEntry
from evolution_qt.core.errors import Refusal
from evolution_qt.core.rng import Rng
from evolution_qt.core.score import Measure
from evolution_qt.games.evolution.editions import EDITIONS, Print
from evolution_qt.games.evolution.legality import CASES, REFUSALS
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.games.evolution.tally import MEASURED
from evolution_qt.ui.evolution.overlays import hint_at
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.table.samples import KeptGame, Samples, game_entry
from evolution_qt.ui.table.table import Table

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


_LIBRARY: Final = (
    KeptGame("evolution/de", {"Ann": "human", "Fox": "hunter", "Owl": "forager"}, 0.55, "With Grandma"),
    KeptGame("evolution/ja", dict.fromkeys(("Ann", "Ben", "Cleo", "Dan"), "human"), 1.0),
    KeptGame("evolution/de", {"Ann": "human", "Fox": "apex/stalker"}, 1.0, "The great hunt"),
    KeptGame("evolution/en", {"Ben": "human", "Owl": "strategist", "Elk": "hunter/turtle"}, 0.8),
    KeptGame("evolution/de", {"Cleo": "human", "Fox": "hatchling", "Elk": "hatchling"}, 1.0),
    KeptGame("evolution/de", {"Dan": "human", "Fox": "forager"}, 0.3),
)


def _food_forecast(table: Table) -> tuple[str, QPointF]:
    """Return the hint for the watering hole: who is hungry, and what food may come."""
    assert isinstance(table, EvolutionTable)
    spot = table.arrangement.pond.center()
    found = hint_at(table.top, table.phrases, spot)
    assert found is not None
    return found[0], spot


REFUSED: Final[dict[str, int | str]] = {
    "prey": 7,
    "prey_body": 4,
    "prey_bonus": 3,
    "prey_trait": "hard_shell",
    "attacker": 5,
    "attacker_body": 2,
    "attacker_bonus": 3,
    "attacker_trait": "pack_hunting",
    "needed": 2,
    "hand": 1,
    "paid": 1,
    "limit": 3,
    "card": "horns:3",
    "trait": "horns",
}
"""A value for every parameter that the sentence of a refusal names."""


def _refusals(game: Evolution) -> list[tuple[str, str]]:
    phrases = Phrases(game)
    rows = [(code, phrases.refusal(Refusal(code, REFUSED))) for code in REFUSALS]
    return rows + [(case, phrases.refusal(Refusal("", REFUSED | {"case": case}))) for case in CASES]


SAMPLES: Final = Samples(
    game="evolution/de",
    is_lively=lambda state: state.phase == FEEDING,
    is_fresh=lambda state: state.phase == FOOD,
    is_busy=lambda state: state.phase == PLAY,
    set_up=("evolution/ja", {"hard_shell_bonus": 3, "effects": "after"}),
    house_rules={"hard_shell_bonus": 4, "effects": "before"},
    card="climbing",
    library=_LIBRARY,
    book=entries,
    tip=_food_forecast,
    refusals=_refusals,
)
