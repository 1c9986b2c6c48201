"""Games of Dominant Species that were never played, for pictures, and a made-up record book of them.

They are always the same.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.book.reading import GameEntry
from evolution_qt.core.errors import Refusal
from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng
from evolution_qt.core.score import Measure
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, CARDS
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.legality import CASES, REFUSALS
from evolution_qt.games.dominant.state import EXECUTION, PLANNING
from evolution_qt.games.dominant.tally import MEASURED
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.table.samples import KeptGame, Samples, game_entry

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
