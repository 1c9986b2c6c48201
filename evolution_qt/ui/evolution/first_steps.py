"""The first match of Evolution, in which three play, from the first food card to the points.

All editions have the cards that are dealt. Until the third round is dealt at most 21 cards are drawn, however
one plays, and then 24 at least: so the draw pile always ends there, and the third round is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from evolution_qt.core.plain import Plain
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY, Species
from evolution_qt.ui.evolution.parts import DRAW_PILE
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.table.lessons import (
    Condition,
    GameLesson,
    LessonStep,
    SoFar,
    happened,
    never,
)

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_FOOD: Final = "foraging:6"
_TRAIT: Final = "long_neck:4"
_GROWTH: Final = "warning_call:2"
_NEW: Final = "symbiosis:1"
_HUNTER: Final = "carnivore:"
"""How the line of any Carnivore begins."""
_BODY: Final = "pack_hunting:2"
_SHIELD: Final = "climbing:3"
_HANDS: Final = (
    (_FOOD, _TRAIT, _GROWTH, _NEW),
    ("fertile:3", "long_neck:3", "cooperation:3"),
    ("fertile:4", "scavenger:3", "cooperation:4"),
)
_PILE: Final = (
    *("carnivore:4", _SHIELD, _BODY, "fertile:5", "scavenger:2"),
    *("symbiosis:2", "horns:2", "cooperation:0", "burrowing:1"),
    *("warning_call:1", "horns:1", "foraging:3", "fat_tissue:0"),
    *("burrowing:2", "fat_tissue:3", "horns:3", "symbiosis:3", "warning_call:3"),
    *("carnivore:2", "foraging:4", "scavenger:4", "burrowing:3"),
)
"""The draw pile from the top; who learns draws first in the second round."""
_POSITION: Final[dict[str, Plain]] = {
    "format": "evolution-qt/position",
    "version": 1,
    "phase": "food",
    "first_player": 2,
    "to_move": 0,
    "seed": 7,
    "food_cards": [None, "fertile:2", "foraging:2"],
    "players": [{"hand": list(hand)} for hand in _HANDS],
    "draw_pile": list(_PILE),
}


# How far the match has come


def _is_after(so_far: SoFar, number: int, phase: int) -> bool:
    """Return whether this phase of a round is over for all."""
    return bool((so_far.state.round, so_far.state.phase) > (number, phase))


def _comes(number: int, phase: int) -> Condition:
    """Return the condition that the player is asked in this phase of a round, or that it is over."""

    def has_come(so_far: SoFar) -> bool:
        state = so_far.state
        is_now = (state.round, state.phase, state.to_move) == (number, phase, so_far.seat)
        return is_now or _is_after(so_far, number, phase)

    return has_come


def _goes(number: int, phase: int) -> Condition:
    """Return the condition that this phase of a round is over for all."""
    return lambda so_far: _is_after(so_far, number, phase)


def _row(so_far: SoFar) -> list[Species]:
    row: list[Species] = so_far.state.players[so_far.seat].species
    return row


def _hand(so_far: SoFar) -> list[str]:
    cards = so_far.state.table.cards
    return [str(cards[card]) for card in so_far.state.players[so_far.seat].hand]


def _is_carnivore(card: str) -> bool:
    return card.startswith(_HUNTER)


def _is_for_hunting(card: str) -> bool:
    """Return whether hunting in the second round needs a card."""
    return _is_carnivore(card) or card in (_BODY, _SHIELD)


def _spare(so_far: SoFar, meant: str = "") -> list[str]:
    """Return the cards that a step may use: what is meant for it first, what another one needs last.

    None in the second round is one that hunting needs, and a Carnivore is never one.
    """
    needs = (meant, _TRAIT, _GROWTH, _NEW, _SHIELD)
    is_kept = _is_for_hunting if so_far.state.round == 2 else _is_carnivore
    free = [card for card in _hand(so_far) if not is_kept(card)]
    return sorted(free, key=lambda card: (card != meant, needs.index(card) if card in needs else 0))


def _card_of(line: str) -> str:
    """Return the trait of the card that a move plays."""
    return next(word for word in line.split() if ":" in word).partition(":")[0]


def _with(so_far: SoFar, trait: str) -> list[int]:
    """Return the places of the own species that have a trait, also where it lies face down."""
    table = so_far.state.table
    return [
        place
        for place, one in enumerate(_row(so_far))
        if trait in [table.traits[table.trait_of[card]].key for card in (*one.traits, *one.hidden)]
    ]


def _plant_eaters(so_far: SoFar) -> set[int]:
    return {*range(len(_row(so_far)))} - {*_with(so_far, "carnivore")}


def _has_trait(so_far: SoFar) -> bool:
    return any(one.traits or one.hidden for one in _row(so_far))


def _is_grown(so_far: SoFar) -> bool:
    return any(one.population > 1 for one in _row(so_far))


def _has_grown_one(so_far: SoFar) -> bool:
    """Return whether the player has played a card for population."""
    return any(move.startswith("population ") for move in so_far.moves)


def _is_sheltered(so_far: SoFar) -> bool:
    return bool(_plant_eaters(so_far) & {*_with(so_far, "climbing")})


def _is_hunter_large(so_far: SoFar) -> bool:
    return any(_row(so_far)[place].body > 1 for place in _with(so_far, "carnivore"))


# What is wanted


def _hunting(so_far: SoFar) -> list[str]:
    """Return the attacks on others that are allowed, those that cost nothing first."""
    table, players = so_far.state.table, so_far.state.players
    horns = table.bits[table.numbers[Card("horns", 1)]]
    found = []
    for line in so_far.allowed("attack"):
        seat, place = so_far.game.read(line).target
        if seat != so_far.seat:
            found.append((bool(players[seat].species[place].mask & horns), line))
    return [line for _, line in sorted(found)]


def _has_no_prey(so_far: SoFar) -> bool:
    """Return whether the player's turn to feed begins, and no attack is allowed in it."""
    state = so_far.state
    is_asked = state.to_move == so_far.seat and not state.acted and not state.pending
    return is_asked and not _hunting(so_far)


def _laying_food(so_far: SoFar) -> list[str]:
    """Return which food cards can be laid, the highest first, what hunting needs last."""
    cards = sorted(_hand(so_far), key=lambda card: (_is_for_hunting(card), -int(card.partition(":")[2])))
    return [f"food {card}" for card in cards]


def _ways(so_far: SoFar, starts: Iterable[str], cards: Iterable[str]) -> list[str]:
    """Return what can be done with one of these cards: the first card first, and of its moves the first."""
    return so_far.allowed(*[f"{start} {card}" for card in cards for start in starts])


def _places(so_far: SoFar, verb: str) -> list[str]:
    return [f"{verb} {place}" for place in range(len(_row(so_far)))]


def _adding_trait(so_far: SoFar) -> list[str]:
    """Return how a species gets a trait."""
    return _ways(so_far, _places(so_far, "trait"), _spare(so_far, _TRAIT))


def _is_neck_next(so_far: SoFar) -> bool:
    return any(_TRAIT in line for line in _adding_trait(so_far)[:1])


def _growing_herd(so_far: SoFar) -> list[str]:
    """Return how a population grows."""
    return _ways(so_far, _places(so_far, "population"), _spare(so_far, _GROWTH))


def _founding(so_far: SoFar) -> list[str]:
    """Return how a new species comes, at the right first; for that even a defence is good."""
    return _ways(so_far, ["species right", "species left"], [*_spare(so_far, _NEW), _SHIELD])


def _laying_hunter(so_far: SoFar) -> list[str]:
    """Return how a species becomes a Carnivore, that at the right end first."""
    hunters = [card for card in _hand(so_far) if _is_carnivore(card)]
    return _ways(so_far, reversed(_places(so_far, "trait")), hunters)


def _growing_hunter(so_far: SoFar) -> list[str]:
    """Return how the Carnivore grows."""
    starts = [f"body {place}" for place in _with(so_far, "carnivore")]
    return _ways(so_far, starts, [_BODY, *_spare(so_far)])


def _sheltering(so_far: SoFar) -> list[str]:
    """Return how the plant eaters get a defence where a Carnivore lies beside them, the first one first."""
    if not _with(so_far, "carnivore"):
        return []
    return _ways(so_far, [f"trait {place}" for place in sorted(_plant_eaters(so_far))], [_SHIELD])


def _first(of: Callable[[SoFar], list[str]]) -> Callable[[SoFar], list[str]]:
    """Return what points at the first of some moves that are allowed."""
    return lambda so_far: so_far.allowed(*of(so_far))[:1]


# Steps


def _played(
    number: int,
    key: str,
    ways: Callable[[SoFar], list[str]],
    is_done: Condition,
    remarks: Mapping[str, Condition] | None = None,
    *,
    is_idle: Condition = never,
) -> LessonStep:
    """Return a step in which a card is played in a round, as long as there is a card and a place for it.

    What is wanted is asked after a move, when its card is gone: so `is_done` alone says that the goal is
    reached, and `wanted` that other moves are answered. The step is left out where it *is_idle*.
    """

    def is_past(so_far: SoFar) -> bool:
        is_over = _is_after(so_far, number, PLAY) or so_far.state.to_move != so_far.seat
        return is_over or is_idle(so_far) or not ways(so_far)

    def names(so_far: SoFar) -> dict[str, int | str]:
        first, *_ = ways(so_far)
        return {"card": Phrases(cast("Evolution", so_far.game)).named(_card_of(first))}

    return LessonStep(
        key=key,
        comes_up=_comes(number, PLAY),
        wanted=ways,
        is_done=is_done,
        is_past=is_past,
        points_at=_first(ways),
        names=names,
        remarks=remarks or {},
    )


def _growing(number: int) -> list[LessonStep]:
    """Return the three uses of cards; a new species is the first where they come again."""
    uses = [
        _played(number, "trait", _adding_trait, _has_trait, {"neck": _is_neck_next}),
        _played(number, "herd", _growing_herd, _has_grown_one, is_idle=_is_grown),
        _played(number, "species", _founding, lambda now: len(_row(now)) > 1),
    ]
    return uses if number == 1 else [*uses[2:], *uses[:2]]


def _preparing(number: int) -> list[LessonStep]:
    """Return how a Carnivore comes and grows, and how the others of its player are safe."""
    return [
        _played(number, "hunter", _laying_hunter, lambda now: bool(_with(now, "carnivore"))),
        _played(number, "body", _growing_hunter, _is_hunter_large),
        _played(number, "shield", _sheltering, _is_sheltered),
    ]


def _hunt(number: int) -> LessonStep:
    return LessonStep(
        key="hunt",
        comes_up=_comes(number, FEEDING),
        wanted=["attack"],
        is_past=lambda so_far: _is_after(so_far, number, FEEDING) or _has_no_prey(so_far),
        points_at=_first(_hunting),
    )


LESSONS: Final = (
    GameLesson(
        is_kept=True,
        position=_POSITION,
        rivals=("hatchling", "hatchling"),
        nonce="first steps",
        steps=[
            LessonStep(
                key="food",
                wanted=[f"food {_FOOD}"],
                is_past=_goes(1, FOOD),
                points_at=[f"food {_FOOD}"],
            ),
            *_growing(1),
            LessonStep(
                key="turn",
                comes_up=_comes(1, PLAY),
                wanted=["done"],
                is_past=_goes(1, PLAY),
                points_at=["done"],
            ),
            LessonStep(
                key="eat",
                comes_up=_comes(1, FEEDING),
                wanted=["feed"],
                is_past=_goes(1, FEEDING),
                points_at=_first(lambda _so_far: ["feed"]),
            ),
            LessonStep(
                key="bag",
                comes_up=_comes(2, FOOD),
                wanted=["food"],
                is_past=_goes(2, FOOD),
                points_at=_first(_laying_food),
            ),
            *_growing(2),
            *_preparing(2),
            LessonStep(
                key="rest",
                comes_up=_comes(2, PLAY),
                is_done=happened(e.TURN_ENDED),
                is_past=_goes(2, PLAY),
                points_at=["done"],
            ),
            _hunt(2),
            LessonStep(
                key="pile",
                comes_up=_comes(3, FOOD),
                wanted=["food"],
                is_past=_goes(3, FOOD),
                points_at=[DRAW_PILE],
            ),
            *_growing(3),
            *_preparing(3),
            LessonStep(
                key="points",
                comes_up=_comes(3, PLAY),
                is_done=happened(e.TURN_ENDED),
                is_past=_goes(3, PLAY),
                points_at=["done"],
            ),
            _hunt(3),
            LessonStep(key="end", comes_up=_comes(3, FEEDING), is_done=happened(e.GAME_ENDED, own=False)),
        ],
    ),
)
