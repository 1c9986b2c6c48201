"""Lists of legal steps. What is not listed here cannot be done, but for other forms of what is listed:
attacks that ignore more than `ignoring_sets` names, and declining that changes nothing (`docs/notation.md`,
Moves).

The search asks for these lists millions of times, so they are built by the cheapest means that stay readable:
the steps of card play lie ready (`offers`), others are a constant plus a card.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import hunting, verbs
from evolution_qt.games.evolution.cards import LEFT_END, RIGHT_END, WATERING_HOLE, species_ref
from evolution_qt.games.evolution.state import TRACK_END, EvolutionState, Species
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.games.evolution.verbs import (
    EMPTY_ROW,
    GROWS,
    IGNORED_BITS,
    SPECIES_BITS,
    TAKES_TRAIT,
    TRACK_SPACES,
    base,
    detail,
)

_SPECIES_LEFT: Final = base(verbs.SPECIES_LEFT, LEFT_END)
_SPECIES_RIGHT: Final = base(verbs.SPECIES_RIGHT, RIGHT_END)
_FIRST_SPECIES: Final = species_ref(0, 0) << TARGET_SHIFT
_NEXT_SEAT: Final = species_ref(1, 0) - species_ref(0, 0) << TARGET_SHIFT
_NEXT_SPECIES: Final = 1 << TARGET_SHIFT
_TRAIT: Final = base(verbs.TRAIT)
_BODY: Final = base(verbs.BODY)
_POPULATION: Final = base(verbs.POPULATION)
_DISCARD: Final = base(verbs.DISCARD)
_FOOD: Final = base(verbs.FOOD, WATERING_HOLE)
DONE_STEP: Final = base(verbs.DONE)
PASS_STEP: Final = base(verbs.PASS)
_PAY: Final = base(verbs.PAY)
_FEED: Final = base(verbs.FEED) + WATERING_HOLE

_NOTHING_DECLINED: Final = [0]
_ENDLESS: Final = 1000
"""More chips than any meal takes."""

PLANTS_PER_CARD: Final = 2
"""Plants that Intelligence brings for a card (000:281)."""


def kinds(hand: list[int]) -> list[int]:
    """Return the different cards of a sorted hand."""
    result: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            result.append(card)
            last = card
    return result


def food_steps(state: EvolutionState, seat: int) -> list[int]:
    """Return the food cards that *seat* may lay (000:49)."""
    return [_FOOD + card for card in kinds(state.players[seat].hand)]


def play_steps(state: EvolutionState, seat: int, slots: int, free_discard: bool) -> list[int]:
    """Return what *seat* may do with a card in card play (000:57-79), and that it may end its turn."""
    player = state.players[seat]
    table = state.table
    row = player.species
    hand = player.hand
    result: list[object] = []
    if hand:
        bits = table.bits
        grows = GROWS
        shape = EMPTY_ROW
        taken = 0
        full = free_discard
        for species in row:
            shape = shape << SPECIES_BITS | grows[species.body * TRACK_SPACES + species.population]
            mask = species.mask
            if not mask:
                shape |= TAKES_TRAIT
            elif len(species.traits) + len(species.hidden) < slots:
                shape |= TAKES_TRAIT
                taken |= mask
            else:
                full = True
        offers = table.offers[seat]
        column = offers.column(shape)
        last = 0
        for card in hand:
            if card != last:
                last = card
                if taken & bits[card]:
                    result += offers.steps(_without(shape, row, bits[card]), card)
                else:
                    result += column[card] or offers.steps(shape, card)
        if full:
            _add_replacing(
                row, kinds(hand), table, _FIRST_SPECIES + seat * _NEXT_SEAT, slots, free_discard, result
            )
    if free_discard:
        target = _FIRST_SPECIES + seat * _NEXT_SEAT
        for species in row:
            for card in species.traits + species.hidden:
                result.append(_DISCARD + target + (table.trait_of[card] << DETAIL_SHIFT))
            target += _NEXT_SPECIES
    result.append(DONE_STEP)
    return result  # type: ignore[return-value]  # numbers all; see `Offers` for why not said


def _without(shape: int, row: list[Species], bit: int) -> int:
    """Return *shape* for a card whose trait some species have."""
    takes = TAKES_TRAIT << SPECIES_BITS * len(row)
    for species in row:
        takes >>= SPECIES_BITS
        if species.mask & bit:
            shape &= ~takes
    return shape


def _add_replacing(
    row: list[Species],
    cards: list[int],
    table: TraitTable,
    target: int,
    slots: int,
    free_discard: bool,
    result: list[object],
) -> None:
    """Add the steps that lay a trait in place of another (000:67)."""
    bits = table.bits
    for species in row:
        laid = species.traits + species.hidden
        if free_discard or len(laid) >= slots:
            for old in laid:
                step = _TRAIT + target + (table.trait_of[old] + 1 << DETAIL_SHIFT)
                others = species.mask & ~bits[old]
                for card in cards:
                    if not others & bits[card]:
                        result.append(step + card)
        target += _NEXT_SPECIES


def random_play_step(state: EvolutionState, seat: int, slots: int, free_discard: bool, rng: Rng) -> int:
    """Return one of `play_steps`, each as likely as any other, without listing them.

    Draws from a grid of cards times places, some of them impossible, until it meets a possible one.
    """
    player = state.players[seat]
    row = player.species
    table = state.table
    cards = kinds(player.hand)
    choices = slots + 3
    places = len(row) * choices + 2
    grid = len(cards) * places
    discards = len(row) * slots if free_discard else 0
    first = _FIRST_SPECIES + seat * _NEXT_SEAT
    while True:
        at = rng.below(grid + discards + 1)
        if at >= grid:
            at -= grid
            if at == discards:
                return DONE_STEP
            species = row[at // slots]
            laid = species.traits + species.hidden
            if at % slots < len(laid):
                trait = table.trait_of[laid[at % slots]]
                return _DISCARD + first + at // slots * _NEXT_SPECIES + (trait << DETAIL_SHIFT)
            continue
        card = cards[at // places]
        place = at % places - 2
        if place < 0:
            return (_SPECIES_RIGHT if place == -1 else _SPECIES_LEFT) + card
        species = row[place // choices]
        step = first + place // choices * _NEXT_SPECIES + card
        kind = place % choices
        if kind == 0:
            if species.body < TRACK_END:
                return _BODY + step
        elif kind == 1:
            if species.population < TRACK_END:
                return _POPULATION + step
        elif kind == 2:
            if len(species.traits) + len(species.hidden) < slots and not species.mask & table.bits[card]:
                return _TRAIT + step
        else:
            laid = species.traits + species.hidden
            if kind - 3 < len(laid) and (len(laid) >= slots or free_discard):
                old = laid[kind - 3]
                if not species.mask & ~table.bits[old] & table.bits[card]:
                    return _TRAIT + step + (table.trait_of[old] + 1 << DETAIL_SHIFT)


def pending_effects(state: EvolutionState, seat: int) -> list[tuple[int, int]]:
    """Return the reveal effects of *seat* that wait, as pairs of place and trait.

    An effect waits when it is unused and would change something now, or after another one that would (R43).
    """
    table = state.table
    now: list[tuple[int, int]] = []
    later: list[tuple[int, int]] = []
    for index, species in enumerate(state.players[seat].species):
        mask = species.mask & table.on_reveal & ~species.used
        if mask:
            for card in species.traits:
                trait = table.trait_of[card]
                if mask >> trait & 1:
                    if table.traits[trait].why_no_reveal(state, species):
                        later.append((index, trait))
                    else:
                        now.append((index, trait))
    if now and later:
        for index, trait in now:
            trial = state.clone()
            table.traits[trait].on_reveal(trial, seat, trial.players[seat].species[index], trait)
            for one in later:
                species = trial.players[seat].species[one[0]]
                if one not in now and not table.traits[one[1]].why_no_reveal(trial, species):
                    now.append(one)
        now.sort()
    return now


def effect_steps(state: EvolutionState, seat: int) -> list[int]:
    """Return the reveal effects that *seat* may use now."""
    return [
        base(verbs.EFFECT, species_ref(seat, index)) + detail(trait)
        for index, trait in pending_effects(state, seat)
    ]


def has_paying(state: EvolutionState, seat: int) -> bool:
    """Return whether *seat* could pay a hand card for plants now (000:281)."""
    player = state.players[seat]
    if player.hand:
        table = state.table
        paying = table.paying
        for species in player.species:
            mask = species.mask
            if mask & paying and not mask & table.hunting and state.can_take(species):
                return True
    return False


def paying_steps(state: EvolutionState, seat: int) -> list[int]:
    """Return the cards that *seat* may pay for plants, and for which species (000:281)."""
    player = state.players[seat]
    result: list[int] = []
    table = state.table
    for index, species in enumerate(player.species):
        mask = species.mask
        if mask & table.paying and not mask & table.hunting and state.can_take(species):
            step = base(verbs.INTELLIGENCE, species_ref(seat, index))
            cards = kinds(player.hand)
            for declined in plant_variants(state, player.species, index, PLANTS_PER_CARD, hole=False):
                variant = step + detail(declined)
                result += [variant + card for card in cards]
    return result


def window_steps(state: EvolutionState, seat: int) -> list[int]:
    """Return what *seat* may do while others are asked too: pay cards for plants, or pass."""
    result = paying_steps(state, seat)
    result.append(PASS_STEP)
    return result


def feeding_steps(state: EvolutionState, seat: int) -> list[int]:
    """Return what *seat* may do in its feeding turn; empty if nothing at all (000:89-95).

    While a hungry species of its own can be fed without paying, one of the hungry must be (R38); otherwise
    storing fat, voluntary attacks and passing are open.
    """
    player = state.players[seat]
    row = player.species
    table = state.table
    hunting_bits = table.hunting
    storing_bits = table.storing
    hole = state.watering_hole
    special = table.special
    step = _FEED + _FIRST_SPECIES + seat * _NEXT_SEAT
    result: list[int] = []
    stores: list[int] = []
    hungry_hunters: list[int] = []
    full_hunters: list[int] = []
    pays = False
    for index, species in enumerate(row):
        mask = species.mask
        if species.food < species.population:
            if not mask & special:
                if hole:
                    result.append(step + index * _NEXT_SPECIES)
            elif mask & hunting_bits:
                hungry_hunters.append(index)
            else:
                if hole:
                    _add_feed(state, seat, row, index, result)
                if mask & table.paying:
                    pays = True
        elif mask & storing_bits and species.fat < state.storage(species, mask):
            if mask & hunting_bits:
                full_hunters.append(index)
            else:
                if hole:
                    stores.append(index)
                if mask & table.paying:
                    pays = True
    must = bool(result)
    cards = len(player.hand)
    if hungry_hunters:
        for index in hungry_hunters:
            if _add_attacks(state, seat, row[index], index, cards, result):
                must = True
    if not must:
        for index in stores:
            _add_feed(state, seat, row, index, result)
        for index in full_hunters:
            _add_attacks(state, seat, row[index], index, cards, result)
    if pays and cards:
        result += paying_steps(state, seat)
    if result and not must:
        result.append(PASS_STEP)
    return result


def _add_feed(state: EvolutionState, seat: int, row: list[Species], index: int, result: list[int]) -> None:
    step = _FEED + (species_ref(seat, index) << TARGET_SHIFT)
    if not row[index].mask & state.table.on_meal:
        result.append(step)
    else:
        for declined in plant_variants(state, row, index, 1, hole=True):
            result.append(step + (declined << DETAIL_SHIFT))


def plant_variants(
    state: EvolutionState, row: list[Species], index: int, chips: int, *, hole: bool
) -> list[int]:
    """Return the different ways to decline voluntary takings in a meal of plants; the first declines nothing.

    A way is the mask of `verbs`; ways with the same outcome are listed once.
    """
    table = state.table
    place = index
    while not row[place].mask & table.voluntary:
        if place + 1 == len(row) or not row[place].mask & table.on_passing:
            return _NOTHING_DECLINED
        place += 1
    available = state.watering_hole if hole else _ENDLESS
    species = row[index]
    mask = species.mask
    room = species.population - species.food
    if room >= chips and not mask & (table.on_extra | table.on_passing):
        return _NOTHING_DECLINED
    if room == 1 and chips == 1 and not mask & (table.storing | table.on_passing):
        return _NOTHING_DECLINED
    result: list[int] = []
    _walk(state, row, index, 0, chips, available, 0, result)
    return result


def _walk(
    state: EvolutionState,
    row: list[Species],
    index: int,
    distance: int,
    chips: int,
    available: int,
    declined: int,
    result: list[int],
) -> None:
    """Follow a meal from species to species; branch where declining changes what is taken."""
    table = state.table
    species = row[index]
    mask = species.mask
    if mask & table.hunting:
        result.append(declined)
        return
    room = species.population - species.food
    store = state.storage(species, mask) - species.fat if mask & table.storing else 0
    extra = 0
    if mask & table.on_extra:
        for card in species.traits:
            trait = table.trait_of[card]
            if table.on_extra >> trait & 1:
                extra += table.traits[trait].extra(species, 0)
    seen: list[int] = []
    for way in range(3):
        if (way == 1 and not extra) or (way == 2 and not store):
            continue
        space = room if way == 2 else room + store
        taken = min(chips, available, space)
        if taken and way != 1:
            taken += min(extra, available - taken, space - taken)
        if taken in seen or (not taken and not distance):
            continue
        seen.append(taken)
        choice = declined | way << 2 * distance
        passed = 0
        if taken and mask & table.on_passing and index + 1 < len(row):
            for card in species.traits:
                trait = table.trait_of[card]
                if table.on_passing >> trait & 1:
                    passed += table.traits[trait].passes_on(species, taken)
        if passed and distance < verbs.CHAIN_LIMIT - 1:
            _walk(state, row, index + 1, distance + 1, passed, available - taken, choice, result)
        else:
            result.append(choice)


def _add_attacks(
    state: EvolutionState,
    seat: int,
    attacker: Species,
    index: int,
    cards: int,
    result: list[int],
) -> bool:
    """Add the attacks of one species; return whether one of them needs no card."""
    table = state.table
    subject = base(verbs.ATTACK) + species_ref(seat, index)
    free = hunting.prey_of(state, attacker)
    simple = not may_decline(state, seat, attacker)
    for prey in free:
        step = subject + (prey << TARGET_SHIFT)
        if simple:
            result.append(step)
        else:
            result += [step + detail(d << IGNORED_BITS) for d in attack_variants(state, seat, step)]
    if cards and attacker.mask & table.paying:
        for prey_seat, player in enumerate(state.players):
            for prey_index in range(len(player.species)):
                step = subject + (species_ref(prey_seat, prey_index) << TARGET_SHIFT)
                for ignored in ignoring_sets(state, seat, attacker, prey_seat, prey_index, cards):
                    if ignored:
                        one = step + detail(ignored)
                        result += [one + detail(d << IGNORED_BITS) for d in attack_variants(state, seat, one)]
    return bool(free)


def ignoring_sets(
    state: EvolutionState, seat: int, attacker: Species, prey_seat: int, prey_index: int, most: int
) -> list[int]:
    """Return the sets of traits worth ignoring in one attack, as masks.

    The smallest that make it legal, alone and with traits added whose ignoring changes the outcome
    (`docs/notation.md`, Moves).
    """
    table = state.table
    row = state.players[prey_seat].species
    result: list[int] = []
    for smallest in hunting.ways_past(table, attacker, row, prey_index, most):
        reacting = 0
        mask = table.worth_ignoring & ~smallest
        if mask:
            reacting = row[prey_index].mask & table.on_attacked & mask
            mask &= table.on_prey_lost
            if mask:
                for player in state.players:
                    for species in player.species:
                        reacting |= species.mask & mask
        traits = table.indices(reacting)
        ways: list[int] = []
        for chosen in range(1 << len(traits)):
            ignored = smallest
            for k, trait in enumerate(traits):
                if chosen >> k & 1:
                    ignored |= 1 << trait
            if ignored.bit_count() <= most:
                ways.append(ignored)
        if len(ways) == 1:
            result += ways
            continue
        step = base(verbs.ATTACK, species_ref(prey_seat, prey_index)) + species_ref(
            seat, state.place(seat, attacker)
        )
        outcomes = {ignored: outcome(state, seat, step, ignored, 0) for ignored in ways}
        for ignored in ways:
            if all(
                outcomes[ignored] != outcomes[ignored & ~(1 << trait)]
                for trait in traits
                if ignored >> trait & 1
            ):
                result.append(ignored)
    return result


def may_decline(state: EvolutionState, seat: int, attacker: Species) -> bool:
    """Return whether some species of *seat* might store meat in an attack; quick; may be wrong in yes."""
    table = state.table
    if attacker.mask & table.storing:
        return True
    spreading = 0
    storing = 0
    for species in state.players[seat].species:
        spreading |= species.mask & (table.on_passing | table.on_prey_lost)
        storing |= species.mask & table.storing
    return bool(storing and spreading)


def _stores_alone(state: EvolutionState, seat: int, attacker: Species) -> bool:
    """Return whether no one but the attacker could get meat of its attack."""
    table = state.table
    if attacker.mask & table.on_prey_lost:
        return False
    storing = False
    spreading = 0
    for species in state.players[seat].species:
        spreading |= species.mask & (table.on_passing | table.on_prey_lost)
        if species.mask & table.storing and species is not attacker:
            storing = True
    return not (storing and spreading)


def storers(state: EvolutionState, seat: int) -> list[Species]:
    """Return the species of *seat* that can store, from the left; an attack's declining bits count them."""
    return [s for s in state.players[seat].species if s.mask & state.table.storing]


def attack_variants(state: EvolutionState, seat: int, step: int) -> list[int]:
    """Return the different ways to decline storing meat in an attack; the first declines nothing.

    A way is a mask over `storers`. A full attacker cannot decline its own: it attacks to store (R39). No deck
    has more than seven Fat Tissue cards, so there are never more than 128 ways.
    """
    table = state.table
    row = state.players[seat].species
    bearers = storers(state, seat)
    if not bearers:
        return [0]
    attacker = row[(step & 0xFFF) & 127]
    ignored = step >> 32 & ((1 << IGNORED_BITS) - 1)
    if ignored & table.storing or not may_decline(state, seat, attacker):
        return [0]
    target = step >> TARGET_SHIFT & 0xFFF
    prey = state.players[target >> 7 & 7].species[target & 127]
    if _stores_alone(state, seat, attacker) and not prey.mask & table.on_attacked & ~ignored:
        room = attacker.population - attacker.food
        if not room or prey.body <= room or attacker.fat >= state.storage(attacker, attacker.mask):
            return [0]
        return [0, 1 << [s is attacker for s in bearers].index(True)]
    _, after = attacked(state, seat, step, ignored, 0)
    stored: list[int] = []
    for k, species in enumerate(bearers):
        if after[k].fat > species.fat and (species is not attacker or species.is_hungry):
            stored.append(k)
    if not stored:
        return [0]
    seen: list[object] = []
    result: list[int] = []
    for chosen in sorted(range(1 << len(stored)), key=int.bit_count):
        declined = 0
        for i, k in enumerate(stored):
            if chosen >> i & 1:
                declined |= 1 << k
        led_to = outcome(state, seat, step, ignored, declined)
        if led_to not in seen:
            seen.append(led_to)
            result.append(declined)
    return result


def attacked(
    state: EvolutionState, seat: int, step: int, ignored: int, declined: int
) -> tuple[EvolutionState, list[Species]]:
    """Return a copy of *state* in which the attack was carried out, and the twins of the `storers` in it."""
    trial = state.clone()
    row = trial.players[seat].species
    attacker = row[(step & 0xFFF) & 127]
    target = step >> 12 & 0xFFF
    prey_seat = target >> 7 & 7
    prey = trial.players[prey_seat].species[target & 127]
    bearers = storers(trial, seat)
    for k, species in enumerate(bearers):
        if declined >> k & 1:
            species.off = trial.table.storing
    hunting.attack(trial, seat, attacker, prey_seat, prey, ignored)
    return trial, bearers


def outcome(state: EvolutionState, seat: int, step: int, ignored: int, declined: int) -> object:
    """Return what an attack leads to, in a form that can be compared."""
    trial, _ = attacked(state, seat, step, ignored, declined)
    return [
        (p.bag, p.hand, [(s.body, s.population, s.food, s.fat, s.traits) for s in p.species])
        for p in trial.players
    ]


def paying_cards(hand: list[int], last: int, missing: int) -> list[int]:
    """Return the cards with which the payment for an attack may go on, in ascending order of cards."""
    return [
        _PAY + card for card in kinds(hand) if card >= last and len([c for c in hand if c >= card]) >= missing
    ]
