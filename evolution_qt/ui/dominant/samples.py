"""Games of Dominant Species that were never played, for pictures."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.errors import Refusal
from evolution_qt.core.game import AnyGame
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.legality import CASES, REFUSALS
from evolution_qt.games.dominant.state import EXECUTION, PLANNING
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.sample_book import entries
from evolution_qt.ui.table.samples import KeptGame, Samples

_EASY: Final = "written_rules"
_LIBRARY: Final = (
    KeptGame(KEY, {"Ann": "human", "Fox": _EASY, "Owl": _EASY, "Elk": _EASY}, 0.6, "Before the ice"),
    KeptGame(KEY, {"Ben": "human", "Owl": _EASY}, 1.0),
    KeptGame(KEY, dict.fromkeys(("Ann", "Ben", "Cleo", "Dan"), "human"), 0.8, "The long winter"),
    KeptGame(KEY, {"Cleo": "human", "Fox": _EASY, "Elk": _EASY}, 1.0),
    KeptGame(KEY, {"Dan": "human", "Fox": _EASY, "Owl": _EASY, "Elk": _EASY, "Jay": _EASY}, 0.3),
)
_REFUSED: Final[dict[str, int | str]] = {
    "limit": 2,
    "element": "seed",
    "animal": "bird",
    "terrain": "sea",
    "card": "ice_age",
    "box": "depletion",
}
"""A value for every parameter that the sentence of a refusal names."""


def _refusals(game: AnyGame) -> list[tuple[str, str]]:
    words = DominantWords(game)
    rows = [(code, words.refusal(Refusal(code, _REFUSED))) for code in REFUSALS]
    return rows + [(case, words.refusal(Refusal("wrong_phase", _REFUSED | {"case": case}))) for case in CASES]


SAMPLES: Final = Samples(
    game=KEY,
    is_lively=lambda state: state.phase == EXECUTION and state.round > 3,
    is_fresh=lambda state: state.phase == PLANNING,
    is_busy=lambda state: state.phase == PLANNING and state.round > 1,
    house_rules={"glaciation_gap": "first_space"},
    card="ice_age",
    library=_LIBRARY,
    book=entries,
    refusals=_refusals,
)
