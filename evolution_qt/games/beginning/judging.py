"""What the levels have weighed up before a step, as data: the best few steps, and what each would bring.

A card is told by what it brings after the own feeding beside having the animals fed at once; the parts of a
card add up to its worth. A meal is told by what the whole feeding comes to that it begins; it is chosen by
written rules, so its worth is no sum. Nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.core.action import Action
from evolution_qt.core.bots import JudgedStep
from evolution_qt.games.beginning import policy
from evolution_qt.games.beginning.cards import FACE
from evolution_qt.games.beginning.listing import DONE_STEP, PASS_STEP, POPULATION, SPECIES
from evolution_qt.games.beginning.policy import Value
from evolution_qt.games.beginning.prospects import (
    FOOD,
    LATER_LOSS,
    LOSS,
    dangers,
    expected,
    look_ahead,
    newcomers,
    rivals,
    turns_left,
    value,
)
from evolution_qt.games.beginning.state import PLAY, BeginningState

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame

Amounts: TypeAlias = dict[str, float]

MOST: Final = 3
"""Steps that are told of."""
TOKENS: Final = "tokens"
POPULATION_CARDS: Final = "population"
STARVING: Final = "starving"
"""Cards that starve; in the worth of a card they count against it."""
TRAITS: Final = "traits"
HAND: Final = "hand"
RIVALS: Final = "rivals"
LATER_FOOD: Final = "later_food"
HUNTERS: Final = "hunters"
"""What hunters in sight may take before the next turn."""
NEWCOMERS: Final = "newcomers"
"""What hunters may take that are not in sight yet."""
LIKING: Final = "liking"
"""What simple rules like."""
EATEN: Final = "eaten"
"""Cards that the species of others lose."""
LOST: Final = "lost"
"""Cards that own species lose to Horns and to own hunters."""
OF_CARDS: Final = (
    TOKENS,
    POPULATION_CARDS,
    STARVING,
    TRAITS,
    HAND,
    RIVALS,
    LATER_FOOD,
    HUNTERS,
    NEWCOMERS,
    LIKING,
)
"""What the worth of a card can be made of."""


def by_gathering(game: AnyGame, state: BeginningState, step: Action) -> list[JudgedStep]:
    """Return what a level has weighed up that looks at its cards and chips alone."""
    return _judged(game, state, step, policy.gathered, gathered_parts)


def by_simple_rules(game: AnyGame, state: BeginningState, step: Action) -> list[JudgedStep]:
    """Return what the level has weighed up that looks no further than its own feeding."""
    from evolution_qt.games.beginning.bots import at_once

    def parts(reached: BeginningState, seat: int) -> Amounts:
        found = gathered_parts(reached, seat)
        found[LIKING] = at_once(reached, seat) - policy.gathered(reached, seat)
        return found

    return _judged(game, state, step, at_once, parts)


def by_prospects(game: AnyGame, state: BeginningState, step: Action) -> list[JudgedStep]:
    """Return what the level has weighed up that looks at what its species will bring."""
    turns = turns_left(state)
    return _judged(
        game,
        state,
        step,
        lambda reached, seat: value(reached, seat, turns),
        lambda reached, seat: value_parts(reached, seat, turns),
    )


def gathered_parts(state: BeginningState, seat: int) -> Amounts:
    """Return the parts of `policy.gathered`."""
    player = state.players[seat]
    row = player.species
    return {
        TOKENS: float(player.bag + sum([one.food for one in row])),
        POPULATION_CARDS: float(sum([len(one.cards) for one in row])),
        STARVING: -float(starving(state, seat)),
        TRAITS: float(sum([len(one.traits) for one in row])),
        HAND: float(len(player.hand)),
    }


def value_parts(state: BeginningState, seat: int, turns: float) -> Amounts:
    """Return the parts of `prospects.value`."""
    found = gathered_parts(state, seat)
    found[RIVALS] = -rivals(state, seat)
    if turns:
        ahead = look_ahead(turns)
        food, losses = expected(state, seat)
        found[LATER_FOOD] = food * FOOD * ahead
        row = [one for one in state.players[seat].species if one.food]
        others = [
            one for other, player in enumerate(state.players) if other != seat for one in player.species
        ]
        unseen = 0.0
        for one, loss, danger in zip(row, losses, dangers(state, row, others), strict=True):
            unseen += loss * newcomers(state, one) / danger if danger else 0.0
        weight = LOSS + LATER_LOSS * ahead
        found[HUNTERS] = (unseen - sum(losses)) * weight
        found[NEWCOMERS] = -unseen * weight
    return found


def starving(state: BeginningState, seat: int) -> int:
    """Return how many cards of a seat have no chip."""
    return sum([max(0, len(one.cards) - one.food) for one in state.players[seat].species])


# Which steps are told of


def _judged(
    game: AnyGame,
    state: BeginningState,
    step: Action,
    worth: Value,
    parts: Callable[[BeginningState, int], Amounts],
) -> list[JudgedStep]:
    """Return the step that was chosen and the best others; of cards laid face down alike one is enough."""
    seat = state.to_move
    steps: list[int] = game.legal(state)
    if state.phase != PLAY:
        ranked = sorted(steps, key=lambda one: (one != step, -policy.worth_of_meal(state, seat, one)))
        return [
            JudgedStep(one, float(policy.worth_of_meal(state, seat, one)), meal_parts(state, seat, one))
            for one in ranked[:MOST]
        ]
    steps = list(dict.fromkeys([step, *policy.sensible(state, seat, steps)]))
    found = dict(zip(steps, policy.judged(game, state, seat, steps, worth), strict=True))
    unlike = {_lying(one): one for one in reversed(steps)}
    ranked = sorted(unlike.values(), key=lambda one: (one != step, -found[one]))[:MOST]
    before = parts(fed(game, state, seat, DONE_STEP), seat)
    told: list[JudgedStep] = []
    for one in ranked:
        after = parts(fed(game, state, seat, one), seat)
        differences = [(name, after[name] - before[name]) for name in OF_CARDS if name in after]
        told.append(JudgedStep(one, found[one] - found[DONE_STEP], tuple(differences)))
    return told


def _lying(step: int) -> int:
    """Return a step without the card that it lays face down."""
    return step & ~FACE if step >> 24 & 255 in (SPECIES, POPULATION) else step


def fed(game: AnyGame, state: BeginningState, seat: int, step: int) -> BeginningState:
    """Return a faceless copy after a card and the whole feeding of a seat, up to where cards starve."""
    trial = policy.faceless(state)
    if step != DONE_STEP:
        game.apply(trial, step)
    policy.feed(trial, seat)
    return trial


def meal_parts(state: BeginningState, seat: int, step: int) -> tuple[tuple[str, float], ...]:
    """Return what a feeding comes to that begins with a step and goes on by the written rules."""
    trial = policy.faceless(state)
    if step != PASS_STEP:
        policy.eat(trial, seat, step)
        policy.go_on_feeding(trial, seat)
    before, after = state.players[seat], trial.players[seat]
    chips = [player.bag + sum([one.food for one in player.species]) for player in (before, after)]
    return (
        (TOKENS, float(chips[1] - chips[0])),
        (STARVING, float(starving(trial, seat))),
        (EATEN, float(_cards(state, seat, own=False) - _cards(trial, seat, own=False))),
        (LOST, float(_cards(state, seat, own=True) - _cards(trial, seat, own=True))),
    )


def _cards(state: BeginningState, seat: int, *, own: bool) -> int:
    """Return the population of a seat, or of all others."""
    return sum(
        [
            len(species.cards)
            for other, player in enumerate(state.players)
            if (other == seat) == own
            for species in player.species
        ]
    )
