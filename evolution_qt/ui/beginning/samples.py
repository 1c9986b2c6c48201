"""Games of The Beginning that were never played, for pictures."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.errors import Refusal
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.games.beginning.legality import CASES, REFUSALS
from evolution_qt.games.beginning.rules import Beginning
from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.ui.beginning.phrases import BeginningPhrases
from evolution_qt.ui.beginning.sample_book import entries
from evolution_qt.ui.table.samples import KeptGame, Samples

_LIBRARY: Final = (
    KeptGame(KEY, {"Ann": "human", "Fox": "forager", "Owl": "hatchling"}, 0.6, "On the shore"),
    KeptGame(KEY, {"Ben": "human", "Owl": "hatchling", "Elk": "hatchling"}, 1.0),
    KeptGame(KEY, {"Ann": "human", "Fox": "greedy"}, 1.0, "The long dawn"),
    KeptGame(KEY, dict.fromkeys(("Ann", "Ben", "Cleo", "Dan"), "human"), 0.8),
    KeptGame(KEY, {"Cleo": "human", "Fox": "greedy", "Elk": "forager"}, 1.0),
    KeptGame(KEY, {"Dan": "human", "Fox": "forager"}, 0.3),
)
_REFUSED: Final[dict[str, int | str]] = {"limit": 3, "card": "horns", "trait": "speed"}
"""A value for every parameter that the sentence of a refusal names."""


def _refusals(game: Beginning) -> list[tuple[str, str]]:
    phrases = BeginningPhrases(game)
    rows = [(code, phrases.refusal(Refusal(code, _REFUSED))) for code in REFUSALS]
    return rows + [
        (case, phrases.refusal(Refusal("wrong_phase", _REFUSED | {"case": case}))) for case in CASES
    ]


SAMPLES: Final = Samples(
    game=KEY,
    is_lively=lambda state: state.phase == FEEDING and state.round > 2,
    is_fresh=lambda state: state.phase == PLAY,
    is_busy=lambda state: state.phase == PLAY,
    house_rules={"passes_through_deck": 2},
    card="speed",
    library=_LIBRARY,
    book=entries,
    refusals=_refusals,
)
