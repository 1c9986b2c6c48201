"""The first match of Evolution, in which three play, from the first food card to the points.

All editions have the cards that are dealt. Until the third round is dealt at most 21 cards are drawn, however
one plays, and then 24 at least: so the draw pile always ends there, and the third round is the last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY, Species
from evolution_qt.ui.evolution.parts import DRAW_PILE
from evolution_qt.ui.table.lessons import Condition, GameLesson, Given, LessonStep, SoFar, happened

_FOOD: Final = "foraging:6"
_TRAIT: Final = "long_neck:4"
_GROWTH: Final = "warning_call:2"
_NEW: Final = "symbiosis:1"
_HUNTER: Final = "carnivore:4"
_BODY: Final = "pack_hunting:2"
_SHIELD: Final = "climbing:3"
_HANDS: Final = (
    (_FOOD, _TRAIT, _GROWTH, _NEW),
    ("fertile:3", "long_neck:3", "cooperation:3"),
    ("fertile:4", "scavenger:3", "cooperation:4"),
)
_PILE: Final = (
    *(_HUNTER, _SHIELD, _BODY, "fertile:5", "scavenger:2"),
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


def _lacks(number: int, *names: str) -> Condition:
    """Return the condition that these cards, or any, can no longer be played in this turn of a round."""

    def has_gone(so_far: SoFar) -> bool:
        cards = so_far.state.table.cards
        hand = [str(cards[card]) for card in so_far.state.players[so_far.seat].hand]
        is_over = _is_after(so_far, number, PLAY) or so_far.state.to_move != so_far.seat
        return is_over or not any(not names or one in names for one in hand)

    return has_gone


def _row(so_far: SoFar) -> list[Species]:
    row: list[Species] = so_far.state.players[so_far.seat].species
    return row


def _with(so_far: SoFar, trait: str) -> list[int]:
    """Return the places of the own species that have a trait, also where it lies face down."""
    table = so_far.state.table
    return [
        place
        for place, one in enumerate(_row(so_far))
        if trait in [table.traits[table.trait_of[card]].key for card in (*one.traits, *one.hidden)]
    ]


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
    """Return which food cards can be laid, the highest first."""
    cards = [so_far.state.table.cards[card] for card in so_far.state.players[so_far.seat].hand]
    return [f"food {card}" for card in sorted(cards, key=lambda card: -card.food)]


def _growing(so_far: SoFar) -> list[str]:
    """Return how the Carnivore grows, by the card that is meant for it."""
    return [f"body {place}" for place in _with(so_far, "carnivore")]


def _sheltering(so_far: SoFar) -> list[str]:
    """Return how the plant eaters get a defence, the first one first."""
    hunters = _with(so_far, "carnivore")
    return [f"trait {place} {_SHIELD}" for place in range(len(_row(so_far))) if place not in hunters]


def _laying_hunter(so_far: SoFar) -> list[str]:
    """Return how a species becomes a Carnivore, the newest first."""
    return [f"trait {place} {_HUNTER}" for place in reversed(range(len(_row(so_far))))]


def _first(of: Given[str], *words: str) -> Callable[[SoFar], list[str]]:
    """Return what points at the first allowed move of these beginnings, with more words if need be."""

    def pointed(so_far: SoFar) -> list[str]:
        starts = of(so_far) if callable(of) else of
        return so_far.allowed(*[" ".join((start, *words)) for start in starts])[:1]

    return pointed


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
            LessonStep(
                key="trait",
                comes_up=_comes(1, PLAY),
                wanted=[f"trait 0 {_TRAIT}"],
                is_past=_lacks(1, _TRAIT),
                points_at=_first([f"trait 0 {_TRAIT}"]),
            ),
            LessonStep(
                key="herd",
                wanted=["population"],
                is_done=lambda so_far: any(one.population > 1 for one in _row(so_far)),
                is_past=_lacks(1),
                points_at=_first([f"population 0 {_GROWTH}", "population"]),
            ),
            LessonStep(
                key="species",
                wanted=["species"],
                is_done=lambda so_far: len(_row(so_far)) > 1,
                is_past=_lacks(1),
                points_at=_first([f"species right {_NEW}", "species"]),
            ),
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
                points_at=_first(["feed"]),
            ),
            LessonStep(
                key="bag",
                comes_up=_comes(2, FOOD),
                wanted=["food"],
                is_past=_goes(2, FOOD),
                points_at=_first(_laying_food),
            ),
            LessonStep(
                key="hunter",
                comes_up=_comes(2, PLAY),
                wanted=_laying_hunter,
                is_done=lambda so_far: bool(_with(so_far, "carnivore")),
                is_past=_lacks(2, _HUNTER),
                points_at=_first(_laying_hunter),
            ),
            LessonStep(
                key="body",
                wanted=_growing,
                is_done=lambda so_far: any(_row(so_far)[one].body > 1 for one in _with(so_far, "carnivore")),
                is_past=lambda so_far: not _with(so_far, "carnivore") or _lacks(2)(so_far),
                points_at=_first(_growing, _BODY),
            ),
            LessonStep(
                key="shield",
                wanted=_sheltering,
                is_past=_lacks(2, _SHIELD),
                points_at=_first(_sheltering),
            ),
            LessonStep(
                key="rest",
                comes_up=_comes(2, PLAY),
                is_done=happened(e.TURN_ENDED),
                is_past=_goes(2, PLAY),
                points_at=["done"],
            ),
            LessonStep(
                key="hunt",
                comes_up=_comes(2, FEEDING),
                wanted=["attack"],
                is_past=lambda so_far: _is_after(so_far, 2, FEEDING) or _has_no_prey(so_far),
                points_at=_first(_hunting),
            ),
            LessonStep(
                key="pile",
                comes_up=_comes(3, FOOD),
                wanted=["food"],
                is_past=_goes(3, FOOD),
                points_at=[DRAW_PILE],
            ),
            LessonStep(
                key="points",
                comes_up=_comes(3, PLAY),
                is_done=happened(e.TURN_ENDED),
                is_past=_goes(3, PLAY),
                points_at=["done"],
            ),
            LessonStep(key="end", comes_up=_comes(3, FEEDING), is_done=happened(e.GAME_ENDED, own=False)),
        ],
    ),
)
