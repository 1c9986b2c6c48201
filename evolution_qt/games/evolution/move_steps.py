"""From steps to moves and back: a line of the notation may be several steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from evolution_qt.core.errors import bad
from evolution_qt.games.evolution import listing, verbs
from evolution_qt.games.evolution.cards import (
    LEFT_END,
    RIGHT_END,
    UNKNOWN,
    WATERING_HOLE,
    index_of,
    seat_of,
    species_ref,
)
from evolution_qt.games.evolution.moves import LEFT, RIGHT, Move
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.games.evolution.verbs import IGNORED_BITS, base, detail

MOST_MOVES: Final = 100_000
"""More moves are not listed; no game comes near."""

_BY_WORD = {
    "food": verbs.FOOD,
    "trait": verbs.TRAIT,
    "body": verbs.BODY,
    "population": verbs.POPULATION,
    "discard": verbs.DISCARD,
    "effect": verbs.EFFECT,
    "feed": verbs.FEED,
    "intelligence": verbs.INTELLIGENCE,
}


def moves(state: EvolutionState, seat: int, legal: Sequence[int]) -> list[Move]:
    """Return the whole moves that begin with the *legal* steps of *seat*, in their order.

    Raises BadInput if the seat has a card whose face is not known, or if there are more moves than a person
    can read, as a hand of many cards may pay for an attack in many ways.
    """
    if seat >= 0:
        own = state.players[seat]
        if UNKNOWN in own.hand or any(UNKNOWN in species.hidden for species in own.species):
            raise bad("unknown_face", f"players[{seat}]")
    result: list[Move] = []
    for step in legal:
        move = moved(state, seat, step)
        if move.ignoring:
            for paid in payments(state.players[seat].hand, len(move.ignoring)):
                if len(result) == MOST_MOVES:
                    raise bad("too_many_moves", limit=MOST_MOVES)
                result.append(replace(move, paying=tuple(state.table.cards[card] for card in paid)))
        else:
            result.append(move)
    return result


def payments(hand: list[int], count: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """Yield the different ways to pay *count* cards of a sorted hand, from place *first* on."""
    if not count:
        yield ()
        return
    last = -1
    for place in range(first, len(hand) - count + 1):
        if hand[place] != last:
            last = hand[place]
            for rest in payments(hand, count - 1, place + 1):
                yield (last, *rest)


def moved(state: EvolutionState, seat: int, step: int) -> Move:
    """Return the move that *step* begins, without payments."""
    verb = step >> 24 & 255
    word = verbs.WORDS[verb]
    subject = step & 0xFFF
    target = step >> 12 & 0xFFF
    number = step >> 32
    table = state.table
    if verb == verbs.FOOD:
        return Move(word, card=table.cards[subject])
    if verb == verbs.TRAIT:
        replaced = table.traits[number - 1].key if number else ""
        return Move(word, index_of(target), table.cards[subject], replacing=replaced)
    if verb in (verbs.BODY, verbs.POPULATION):
        return Move(word, index_of(target), table.cards[subject])
    if verb in (verbs.SPECIES_LEFT, verbs.SPECIES_RIGHT):
        return Move(word, card=table.cards[subject], side=LEFT if verb == verbs.SPECIES_LEFT else RIGHT)
    if verb in (verbs.DISCARD, verbs.EFFECT):
        return Move(word, index_of(target), trait=table.traits[number].key)
    if verb == verbs.FEED:
        return Move(word, index_of(target), declining=_declined(state, seat, index_of(target), number))
    if verb == verbs.INTELLIGENCE:
        declined = _declined(state, seat, index_of(target), number)
        return Move(word, index_of(target), table.cards[subject], declining=declined)
    if verb == verbs.ATTACK:
        ignored = number & ((1 << IGNORED_BITS) - 1)
        return Move(
            word,
            index_of(subject),
            target=(seat_of(target), index_of(target)),
            ignoring=tuple(table.traits[i].key for i in table.indices(ignored)),
            declining=_declined_storing(state, seat, number >> IGNORED_BITS),
        )
    return Move(word)


def taking_word(table: TraitTable, mask: int) -> str:
    """Return the word that declines what the traits in *mask* let a species take."""
    for index in table.indices(mask & table.voluntary):
        return table.traits[index].taking
    raise AssertionError("nothing voluntary")


def _declined(state: EvolutionState, seat: int, first: int, declined: int) -> tuple[tuple[str, int], ...]:
    """Return the items that the bits of a meal of plants decline."""
    table = state.table
    result: list[tuple[str, int]] = []
    index = first
    while declined:
        mask = state.players[seat].species[index].mask
        if declined & 1:
            result.append((taking_word(table, mask & table.on_extra), index))
        if declined & 2:
            result.append((taking_word(table, mask & table.storing), index))
        declined >>= 2
        index += 1
    return tuple(result)


def _declined_storing(state: EvolutionState, seat: int, declined: int) -> tuple[tuple[str, int], ...]:
    result: list[tuple[str, int]] = []
    for k, species in enumerate(listing.storers(state, seat)):
        if declined >> k & 1:
            word = taking_word(state.table, species.mask & state.table.storing)
            result.append((word, state.place(seat, species)))
    return tuple(result)


def steps(state: EvolutionState, seat: int, move: Move) -> list[int]:
    """Return the steps of a legal move."""
    if move.verb == "done":
        return [listing.DONE_STEP]
    if move.verb == "pass":
        return [listing.PASS_STEP]
    table = state.table
    card = table.numbers[move.card] if move.card is not None else 0
    if move.verb == "species":
        if move.side == LEFT:
            return [base(verbs.SPECIES_LEFT, LEFT_END) + card]
        return [base(verbs.SPECIES_RIGHT, RIGHT_END) + card]
    index = table.index
    if move.verb == "attack":
        assert move.target is not None
        step = base(verbs.ATTACK, species_ref(*move.target)) + species_ref(seat, move.species)
        ignored = sum(1 << index[key] for key in move.ignoring)
        bearers = listing.storers(state, seat)
        row = state.players[seat].species
        declined = 0
        for word, place in move.declining:
            for k, species in enumerate(bearers):
                if species is row[place] and word == _storing_word(table):
                    declined |= 1 << k
        paid = sorted(table.numbers[one] for one in move.paying)
        return [step + detail(ignored | declined << IGNORED_BITS), *[base(verbs.PAY) + one for one in paid]]
    verb = _BY_WORD[move.verb]
    target = WATERING_HOLE if verb == verbs.FOOD else species_ref(seat, move.species)
    number = 0
    if verb == verbs.TRAIT and move.replacing:
        number = index[move.replacing] + 1
    elif verb in (verbs.DISCARD, verbs.EFFECT):
        number = index[move.trait]
    elif verb in (verbs.FEED, verbs.INTELLIGENCE):
        for word, place in move.declining:
            distance = place - move.species
            if 0 <= distance < verbs.CHAIN_LIMIT:
                number |= (2 if word == _storing_word(table) else 1) << 2 * distance
    subject = WATERING_HOLE if verb == verbs.FEED else card
    return [base(verb, target) + subject + detail(number)]


def _storing_word(table: TraitTable) -> str:
    return taking_word(table, table.storing)
