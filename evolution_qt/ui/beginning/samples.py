"""Games of The Beginning that were never played, for pictures, and a made-up record book of them.

They are always the same.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.book.reading import GameEntry
from evolution_qt.core.errors import Refusal
from evolution_qt.core.rng import Rng
from evolution_qt.core.score import Measure
from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.games.beginning.legality import CASES, REFUSALS
from evolution_qt.games.beginning.rules import Beginning
from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.games.beginning.tally import MEASURED
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.table.samples import KeptGame, Samples, game_entry

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
