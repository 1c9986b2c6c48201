"""What a gesture means: a thing and the place it lands on, read as a move.

The rules decide whether it may be: `matching` finds the legal steps a gesture stands for, and where there are
none the same move is shown to `why_not`. No items in here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.core.action import unpack
from evolution_qt.games.evolution import move_steps, verbs
from evolution_qt.games.evolution.cards import LEFT_END, RIGHT_END, WATERING_HOLE, index_of, species_ref
from evolution_qt.games.evolution.move_steps import payments
from evolution_qt.games.evolution.moves import LEFT, RIGHT, Move
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, WINDOW, EvolutionState
from evolution_qt.ui.table import gesture_targets
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.view import Offer

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

# Things that can be moved


@dataclass(frozen=True)
class OwnTrait:
    """A trait card at a species of the seat at the screen; the trait by its index."""

    index: int
    trait: int


Subject: TypeAlias = HandCard | Chip | OwnSpecies | OwnTrait

# Places where things can land

TRAIT: Final = gesture_targets.TRAIT
REPLACE: Final = "replace"
BODY: Final = "body"
POPULATION: Final = "population"
LEFT_GUTTER: Final = "left"
RIGHT_GUTTER: Final = "right"
DISCARDS: Final = "discards"

ENDINGS: Final = {verbs.DONE: "done", verbs.PASS: "pass"}
"""The verbs that end a turn or pass, and their words."""


def sorts_for(subject: Subject, phase: int) -> tuple[str, ...]:
    """Return the sorts of places that mean something for a thing in a phase."""
    if isinstance(subject, HandCard):
        if phase in (EFFECTS, FEEDING, WINDOW):
            return (SPECIES, HOLE)
        return (HOLE, REPLACE, TRAIT, BODY, POPULATION, LEFT_GUTTER, RIGHT_GUTTER)
    if isinstance(subject, OwnTrait):
        return (DISCARDS, SPECIES)
    return (SPECIES,)


def meaning(game: Evolution, seat: int, subject: Subject, spot: Spot) -> Move | None:
    """Return the move that a gesture stands for, before anything is asked; None if it means nothing."""
    own = spot.seat == seat
    if isinstance(subject, HandCard):
        return _card_meaning(game, subject, spot) if own or spot.seat < 0 else None
    if isinstance(subject, Chip):
        return Move("feed", spot.index) if spot.sort == SPECIES and own else None
    if isinstance(subject, OwnSpecies):
        return Move("attack", subject.index, target=(spot.seat, spot.index)) if spot.sort == SPECIES else None
    key = game.table.traits[subject.trait].key
    if spot.sort == DISCARDS:
        return Move("discard", subject.index, trait=key)
    return Move("effect", subject.index, trait=key) if own and spot.index == subject.index else None


def _card_meaning(game: Evolution, subject: HandCard, spot: Spot) -> Move | None:
    card = game.table.cards[subject.card]
    if spot.sort == HOLE:
        return Move("food", card=card)
    if spot.sort == TRAIT:
        return Move("trait", spot.index, card)
    if spot.sort == REPLACE:
        return Move("trait", spot.index, card, replacing=game.table.traits[spot.part].key)
    if spot.sort in (BODY, POPULATION):
        return Move(spot.sort, spot.index, card)
    if spot.sort == LEFT_GUTTER:
        return Move("species", card=card, side=LEFT)
    if spot.sort == RIGHT_GUTTER:
        return Move("species", card=card, side=RIGHT)
    return Move("intelligence", spot.index, card) if spot.sort == SPECIES else None


def matching(offer: Offer, game: Evolution, seat: int, subject: Subject, spot: Spot) -> list[int]:
    """Return the legal steps that a gesture may stand for."""
    move = meaning(game, seat, subject, spot)
    if move is None:
        return []
    card = subject.card if isinstance(subject, HandCard) else 0
    own = species_ref(seat, move.species) if move.species >= 0 else 0
    verb = move.verb
    if verb == "food":
        return offer.choices(verbs.FOOD, card, WATERING_HOLE)
    if verb == "trait":
        return offer.choices(
            verbs.TRAIT, card, own, game.table.index[move.replacing] + 1 if move.replacing else 0
        )
    if verb == "body":
        return offer.choices(verbs.BODY, card, own)
    if verb == "population":
        return offer.choices(verbs.POPULATION, card, own)
    if verb == "species":
        if move.side == LEFT:
            return offer.choices(verbs.SPECIES_LEFT, card, LEFT_END)
        return offer.choices(verbs.SPECIES_RIGHT, card, RIGHT_END)
    if verb == "feed":
        return offer.choices(verbs.FEED, WATERING_HOLE, own)
    if verb == "intelligence":
        return offer.choices(verbs.INTELLIGENCE, card, own)
    if verb == "attack":
        return offer.choices(verbs.ATTACK, own, species_ref(*move.target)) if move.target else []
    word = verbs.DISCARD if verb == "discard" else verbs.EFFECT
    return offer.choices(word, 0, own, game.table.index[move.trait])


def spots(state: EvolutionState, game: Evolution, offer: Offer, seat: int, subject: Subject) -> list[Spot]:
    """Return the places that mean something for a thing now, legal or not."""
    result: list[Spot] = []
    row = state.players[seat].species
    for sort in sorts_for(subject, state.phase):
        if sort == SPECIES:
            seats = range(len(state.players)) if isinstance(subject, OwnSpecies) else [seat]
            result += [
                Spot(SPECIES, one, index) for one in seats for index in range(len(state.players[one].species))
            ]
        elif sort == REPLACE:
            result += _replaceable(state, game, offer, seat, subject)
        elif sort in (TRAIT, BODY, POPULATION):
            result += [Spot(sort, seat, index) for index in range(len(row))]
        else:
            result.append(Spot(sort))
    return result


def _replaceable(
    state: EvolutionState, game: Evolution, offer: Offer, seat: int, subject: Subject
) -> list[Spot]:
    """Return the traits that a card may replace; where a slot is free, only the legal ones."""
    result = []
    for index, species in enumerate(state.players[seat].species):
        beside = bool(matching(offer, game, seat, subject, Spot(TRAIT, seat, index)))
        for card in species.traits + species.hidden:
            if card:
                spot = Spot(REPLACE, seat, index, game.table.trait_of[card])
                full = len(species.traits) + len(species.hidden) >= game.slots[len(state.players)]
                if matching(offer, game, seat, subject, spot) or (full and not beside):
                    result.append(spot)
    return result


# From steps to whole moves


@dataclass(frozen=True)
class Way:
    """One way of doing a move: what it ignores, and its variants; the first declines nothing."""

    ignoring: tuple[str, ...]
    variants: tuple[Move, ...]


def ways(state: EvolutionState, seat: int, steps: list[int]) -> list[Way]:
    """Return the moves that several steps of one gesture begin, by what they ignore."""
    found: dict[tuple[str, ...], list[Move]] = {}
    for step in steps:
        move = move_steps.moved(state, seat, step)
        found.setdefault(move.ignoring, []).append(move)
    return [Way(ignoring, tuple(variants)) for ignoring, variants in found.items()]


def apart(one: Move, other: Move) -> set[tuple[str, int]]:
    """Return what only one of two moves declines."""
    return set(one.declining) ^ set(other.declining)


def beside(variants: Sequence[Move], meant: Move) -> list[Move]:
    """Return the variants that decline a little more or less than one: none lies between.

    By way of them every variant can be reached, since the first declines nothing.
    """
    own = set(meant.declining)
    around = [one for one in variants if own < set(one.declining) or own > set(one.declining)]
    near = [one for one in around if not any(apart(other, meant) < apart(one, meant) for other in around)]
    return sorted(near, key=lambda one: sorted(apart(one, meant)))


def only_payment(state: EvolutionState, seat: int, count: int) -> tuple[int, ...] | None:
    """Return the one way to pay so many cards; None if there are several."""
    ways = list(islice(payments(state.players[seat].hand, count), 2))
    return ways[0] if len(ways) == 1 else None


def paid(game: Evolution, move: Move, cards: tuple[int, ...]) -> Move:
    """Return the move with its payment."""
    return replace(move, paying=tuple(game.table.cards[card] for card in cards))


def effect_subjects(offer: Offer) -> set[tuple[int, int]]:
    """Return the effects that may be used now, as pairs of species and trait."""
    result = set()
    for action in offer.legal:
        verb, _, target, number = unpack(action)
        if verb == verbs.EFFECT:
            result.add((target & 127, number))
    return result


def eaters(offer: Offer) -> set[int]:
    """Return the own species that can eat now: be fed, attack, or get plants for a card."""
    result = set()
    for action in offer.legal:
        verb, subject, target, _ = unpack(action)
        if verb == verbs.ATTACK:
            result.add(index_of(subject))
        elif verb in (verbs.FEED, verbs.INTELLIGENCE):
            result.add(index_of(target))
    return result


def ending(offer: Offer) -> str:
    """Return the word of the move that ends the turn or passes, empty if there is none."""
    for verb, word in ENDINGS.items():
        if offer.can(verb):
            return word
    return ""
