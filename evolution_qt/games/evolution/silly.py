"""The "silly player" of a course on software development (M. Felleisen, 2016), for the whole game.

It looks at nothing: the cards are sorted, by trait and then by number, and the same places always serve the
same purposes. The first is the food card; of the others one pays for a new species and the next is its trait,
then one each goes for its population, its body and another trait in place of the first. The rest is kept.

It feeds who can store fat and lacks most, then plant eaters, then hunters, the largest population first, then
who has eaten most, then the largest body. A hunter attacks the first prey in the same order, seat after seat,
never one of its own where it may pass, and never with cards to pay. That course plays simpler rules; what
they do not have is left alone, or done as it is listed first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.listing import DONE_STEP
from evolution_qt.games.evolution.state import FEEDING, PLAY, WINDOW, EvolutionState, Species

_PURPOSES: Final = (verbs.SPECIES_RIGHT, verbs.TRAIT, verbs.POPULATION, verbs.BODY, verbs.TRAIT)
"""What the cards in hand are used for, in their order."""
_FEWEST: Final = 2
"""Cards without which there is no new species with a trait, and nothing is done."""


def silly(game: AnyGame, state: EvolutionState, rng: Rng) -> tuple[int, ...]:
    """Return the step that its habit demands of the seat to move; of card play the whole turn.

    *state* is changed. Nothing is left to chance.
    """
    seat = state.to_move
    if state.phase == PLAY:
        return _turn(game, state, seat)
    steps = game.legal(state)
    if state.phase in (FEEDING, WINDOW) and not state.pending:
        return (_feeding(state, seat, steps),)
    return (steps[0],)


def _turn(game: AnyGame, state: EvolutionState, seat: int) -> tuple[int, ...]:
    """Return the whole turn; what cannot be done is left out, and its card is kept."""
    player = state.players[seat]
    cards = list(player.hand)
    steps: list[int] = []
    if len(cards) >= _FEWEST:
        for card, verb in zip(cards, _PURPOSES, strict=False):
            last = len(player.species) - 1
            fitting = [
                step
                for step in game.legal(state, seat)
                if _verb(step) == verb
                and step & 0xFFF == card
                and (verb == verbs.SPECIES_RIGHT or index_of(step >> 12 & 0xFFF) == last)
            ]
            if fitting:  # what replaces a trait comes last
                steps.append(max(fitting))
                game.apply(state, steps[-1], seat)
    return (*steps, DONE_STEP)


def _feeding(state: EvolutionState, seat: int, steps: Sequence[int]) -> int:
    """Return whom to feed, by the fixed order."""
    row = state.players[seat].species
    feeds = {index_of(step >> 12 & 0xFFF): step for step in reversed(steps) if _verb(step) == verbs.FEED}
    stores = [index for index in feeds if _missing_fat(state, row[index])]
    if stores:
        return feeds[min(stores, key=lambda index: (-_missing_fat(state, row[index]), _order(row, index)))]
    if feeds:
        return feeds[min(feeds, key=lambda index: _order(row, index))]
    attacks = [
        step
        for step in steps
        if _verb(step) == verbs.ATTACK
        and seat_of(step >> 12 & 0xFFF) != seat
        and not step >> 32 & ((1 << verbs.IGNORED_BITS) - 1)
    ]
    if attacks:
        return min(attacks, key=lambda step: _attack_order(state, seat, step))
    return next((step for step in steps if _verb(step) == verbs.PASS), steps[0])


def _verb(step: int) -> int:
    return step >> 24 & 255


def _missing_fat(state: EvolutionState, species: Species) -> int:
    if not species.mask & state.table.storing:
        return 0
    return state.storage(species, species.mask) - species.fat


def _order(row: Sequence[Species], index: int) -> tuple[int, int, int, int]:
    """Return by what a species comes before others in its row: smaller comes first."""
    species = row[index]
    return (-species.population, -species.food, -species.body, index)


def _attack_order(state: EvolutionState, seat: int, step: int) -> tuple[object, ...]:
    attacker = index_of(step & 0xFFF)
    prey_seat, prey = seat_of(step >> 12 & 0xFFF), index_of(step >> 12 & 0xFFF)
    turns = (prey_seat - seat) % len(state.players)
    return (
        _order(state.players[seat].species, attacker),
        turns,
        _order(state.players[prey_seat].species, prey),
        step,
    )
