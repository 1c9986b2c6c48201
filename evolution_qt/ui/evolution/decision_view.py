"""What an opponent has decided and why, as far as another player may know it. No items and no words in here.

A report tells what its opponent alone knows: a hand, traits that lie face down, a bag. As long as a person
plays against it, only what lies open by now is told of it:

- of a food card and of a turn of card play what was really done, with "a card" for one that lies face down
  until it is turned up. What else was weighed up would name cards that are still in the hand, so it waits for
  the end of the game;
- from the effects on, all traits lie face up, and which species may eat or attack is plain to all. So
  the other plans are told too, but not which card would have been paid, and only grounds about the table;
- what was expected, and how often in sampled worlds, follows from the hand and the bag, so it waits as well.

When the game is over, or where no person plays, everything is told.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.brain import calibration
from evolution_qt.core.errors import GameError
from evolution_qt.games.evolution.cards import NO_CARD
from evolution_qt.games.evolution.explanation import (
    OF_CARDS_KEPT,
    OF_FOOD_CARDS,
    OF_HAND,
    SECRET,
    Difference,
    Ground,
    grounds,
)
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EFFECTS, FOOD, PHASES, PLAY, EvolutionState
from evolution_qt.ui.table.explaining import Decided

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_MOST_ORDERS: Final = 64
"""Positions between effects that are looked at; more would keep the window waiting."""
_PAID: Final = ("intelligence",)
"""Moves of the feeding that name a card of the hand."""


@dataclass(frozen=True)
class Loss:
    """A species that dies out before the round ends in some of the worlds a plan was tried in.

    ``place`` is where it lies after the plan, ``traits`` are the keys of its traits.
    """

    place: int
    traits: tuple[str, ...]
    worlds: int


@dataclass(frozen=True)
class PlanView:
    """A plan as it may be told: a move that takes a card but names none takes one that may not be known."""

    moves: tuple[Move, ...]
    points: float | None = None
    """What is expected at the end of the game; None if nothing is, or it may not be told."""
    chance: int | None = None
    """The measured chance to win, in percent; None if it is not known how good it is."""
    worlds: int = 0
    losses: tuple[Loss, ...] = ()
    is_better: bool = False
    """Whether, tried as long, more was expected of it than of the chosen one, but so little that it did not
    count.
    """


@dataclass(frozen=True)
class Account:
    """A decision, as far as it may be shown."""

    seat: int
    kind: str
    round: int
    phase: int
    plans: tuple[PlanView, ...]
    grounds: tuple[Ground, ...] = ()
    evaluations: int = 0
    is_whole: bool = True
    """Whether nothing is kept back."""
    is_weighed: bool = True
    """Whether plans were compared at all."""
    is_same: bool = False
    """Whether all orders of the effects that can be used end in the same position."""


def phase_of(decided: Decided) -> int:
    """Return the phase in which something was decided."""
    return PHASES.index(decided.phase)


def whole(game: Evolution, decided: Decided) -> Account:
    """Return the full account of a decision."""
    # written by our own worker, which answers for the types
    report: Any = decided.report
    players: Any = decided.position["players"]
    is_measured = not game.differs  # nor was any level with a character
    plans: list[PlanView] = []
    for at, fields in enumerate(report["plans"]):
        # a report names a move only as far as its plan goes; how the chosen one went on is known
        lines = tuple(fields["moves"]) if at else decided.moves
        plan = PlanView(tuple([game.read(line) for line in lines]))
        if decided.is_weighed:  # a single plan was not tried, so its figures would not fit those before
            chance = None
            if is_measured:
                table = game.key, len(players)
                chance = calibration.chance(*table, decided.kind, PHASES[phase_of(decided)], fields["win"])
            chosen = report["plans"][0]
            plan = replace(
                plan,
                points=fields["points"] / 10,
                chance=None if chance is None else round(chance / 10),
                is_better=fields["value"] > chosen["value"] and fields["worlds"] == chosen["worlds"],
                worlds=fields["worlds"],
                losses=_losses(game, decided, lines, fields["losses"]),
            )
        plans.append(plan)
    is_same = False
    if decided.is_weighed and plans[0].moves[0].verb == "effect":
        with suppress(GameError):  # as of cards that are not known here
            is_same = _come_to_the_same(game, decided)
    return Account(
        decided.seat,
        decided.kind,
        decided.round,
        phase_of(decided),
        tuple(plans),
        _grounds(decided, plans) if decided.is_weighed and not is_same else (),
        report["evaluations"],
        is_weighed=decided.is_weighed,
        is_same=is_same,
    )


def open_part(game: Evolution, decided: Decided, shown: EvolutionState) -> Account:
    """Return what of an opponent's decision lies open to all in the position *shown* now."""
    made = tuple([_as_open(game.read(line), decided, shown) for line in decided.made])
    phase = phase_of(decided)
    known = Account(decided.seat, decided.kind, decided.round, phase, (PlanView(made),), is_whole=False)
    if phase <= PLAY or not made:
        return known
    full = whole(game, decided)
    others = tuple(
        [
            PlanView(tuple([_unpaid(move) for move in plan.moves]), is_better=plan.is_better)
            for plan in full.plans[1:]
        ]
    )
    hidden = SECRET | (OF_FOOD_CARDS if phase_of(decided) == EFFECTS else frozenset())
    return replace(
        known,
        plans=(PlanView(made), *others),
        grounds=tuple([ground for ground in full.grounds if ground.topic not in hidden]),
        is_weighed=decided.is_weighed,
        is_same=full.is_same,
    )


def _as_open(move: Move, decided: Decided, shown: EvolutionState) -> Move:
    """Return a move that was made, without its card if that lies face down."""
    if move.verb == "food":
        is_open = shown.round > decided.round or (
            shown.phase > PLAY and shown.food_cards[decided.seat] == NO_CARD
        )
    elif move.verb == "trait":
        is_open = shown.round > decided.round or shown.phase > PLAY
    else:
        is_open = True  # what is spent is discarded face up
    return move if is_open else replace(move, card=None)


def _unpaid(move: Move) -> Move:
    """Return a move of the feeding that was not made, without the cards that it would take from the hand."""
    return replace(move, card=None, paying=()) if move.verb in _PAID or move.paying else move


def _grounds(decided: Decided, plans: Sequence[PlanView]) -> tuple[Ground, ...]:
    reasons: Any = decided.report["reasons"]
    differences = [
        Difference(one["feature"], one["first"] / 100, one["second"] / 100, one["weight"] / 1000)
        for one in reasons
    ]
    is_last = decided.position["final_round"] == decided.position["round"]
    useless = OF_HAND if is_last and phase_of(decided) >= PLAY else frozenset()
    if any(plan.moves[0].ignoring for plan in plans[:2]):
        useless |= OF_CARDS_KEPT  # with which cards the attack is paid was decided later
    return tuple([ground for ground in grounds(differences) if ground.topic not in useless])


def _come_to_the_same(game: Evolution, decided: Decided) -> bool:
    """Return whether it makes no difference in what order the seat uses its effects.

    All orders are gone through; where there are too many, nothing is said to be the same. Raises GameError if
    an effect leads to what the seat cannot know.
    """
    state = game.load(dict(decided.position))
    # what they come to is of no account here, and those of others may be unknown
    state.food_cards = [NO_CARD] * len(state.players)
    waiting, seen, ends = [state], set[Hashable](), set[Hashable]()
    while waiting:
        state = waiting.pop()
        for step in game.legal(state):
            following = game.copy(state)
            game.apply(following, step)
            row = following.players[decided.seat].species
            now = (following.watering_hole, *[(s.population, s.food, s.fat, s.used) for s in row])
            if following.phase != EFFECTS or following.to_move != decided.seat:
                ends.add(now)
            elif now not in seen:
                seen.add(now)
                waiting.append(following)
        if len(ends) > 1 or len(seen) > _MOST_ORDERS:
            return False
    return True


def _losses(game: Evolution, decided: Decided, lines: tuple[str, ...], counts: list[int]) -> tuple[Loss, ...]:
    if not any(counts):
        return ()
    row = _row_after(game, decided, lines)
    return tuple(
        [Loss(at, row[at] if at < len(row) else (), count) for at, count in enumerate(counts) if count]
    )


def _row_after(game: Evolution, decided: Decided, lines: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the traits of each own species when a plan has been carried out; none if it cannot be."""
    try:
        state = game.load(dict(decided.position))
        state.to_move = decided.seat
        if phase_of(decided) == PLAY:
            for line in lines[:-1]:
                game.play(state, decided.seat, game.read(line))
    except GameError:
        return []
    table = game.table
    return [
        tuple([table.traits[at].key for at in table.indices(species.mask)])
        for species in state.players[decided.seat].species
    ]


def is_secret(decided: Decided) -> bool:
    """Return whether a decision was about cards that no one else sees."""
    return phase_of(decided) in (FOOD, PLAY)
