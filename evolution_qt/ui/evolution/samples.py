"""Games of Evolution that were never played, for pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from evolution_qt.core.errors import Refusal
from evolution_qt.games.evolution.legality import CASES, REFUSALS
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.ui.evolution.hints import hint_at
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.sample_book import entries
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.table.samples import KeptGame, Samples
from evolution_qt.ui.table.table import Table

_LIBRARY: Final = (
    KeptGame("evolution/de", {"Ann": "human", "Fox": "hunter", "Owl": "forager"}, 0.55, "With Grandma"),
    KeptGame("evolution/ja", dict.fromkeys(("Ann", "Ben", "Cleo", "Dan"), "human"), 1.0),
    KeptGame("evolution/de", {"Ann": "human", "Fox": "apex/stalker"}, 1.0, "The great hunt"),
    KeptGame("evolution/en", {"Ben": "human", "Owl": "strategist", "Elk": "hunter/turtle"}, 0.8),
    KeptGame("evolution/de", {"Cleo": "human", "Fox": "hatchling", "Elk": "hatchling"}, 1.0),
    KeptGame("evolution/de", {"Dan": "human", "Fox": "forager"}, 0.3),
)


def _food_forecast(table: Table) -> tuple[str, QPointF]:
    """Return what is said of the watering hole: who is hungry, and what food may come."""
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
