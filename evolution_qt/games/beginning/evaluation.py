"""How opponents judge positions of The Beginning: sensible steps, feeding by rules, the worth of cards.

All is found from an observation. Faces of population cards and the order of the deck mean nothing here, so
opponents think on copies in which every face is the same (`faceless`). A turn is judged after its own
feeding: without that a new Carnivore would look like a loss.

What a seat can expect of its species is food in its next turns, and what hunters will take of them.

What the levels have weighed up before a step is returned as data: the best few steps, and what each would
bring. A card has the worth of what it brings after the own feeding beside having the animals fed at once; the
parts of a card add up to its worth. A meal stands for the whole feeding that it begins; it is chosen by
written rules, so its worth is no sum. These data decide nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.core.action import DETAIL_SHIFT, Action
from evolution_qt.core.game import Game
from evolution_qt.core.levels import EvaluatedStep
from evolution_qt.games.beginning import feeding
from evolution_qt.games.beginning.cards import (
    BREEDS,
    BURROWING,
    CARNIVORE,
    FACE,
    GORES,
    HUNTS,
    LONG_NECK,
    REACHES,
    SCAVENGES,
    SHIELDS,
    SLOTS,
    STORES,
    family,
)
from evolution_qt.games.beginning.feeding import LEAVES, MEAT
from evolution_qt.games.beginning.listing import (
    ATTACK,
    DONE,
    DONE_STEP,
    FEED,
    PASS,
    PASS_STEP,
    POPULATION,
    SPECIES,
    TRAIT,
    feeding_steps,
)
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import PLAY, BeginningPlayer, BeginningSpecies, BeginningState

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame


Value: TypeAlias = Callable[[BeginningState, int], float]
"""Says how well a seat stands after its own feeding."""

_LEAST: Final = -1_000_000


def faceless(state: BeginningState) -> BeginningState:
    """Return a copy in which no face is hidden, since all are the same: no turn needs another."""
    copy = state.clone()
    copy.chance = 1
    for player in copy.players:
        for species in player.species:
            species.cards = (BURROWING,) * len(species.cards)
    return copy


# What no sensible player does


def sensible(state: BeginningState, seat: int, steps: Sequence[int]) -> list[int]:
    """Return the steps of card play without traits that do nothing where they are laid, or only harm."""
    row = state.players[seat].species
    return [step for step in steps if step >> 24 & 255 != TRAIT or not is_silly(state, row, step)]


def is_silly(state: BeginningState, row: Sequence[BeginningSpecies], step: int) -> bool:
    """Return whether a step that lays a trait at a species of *row* is silly."""
    species, card, old = row[step >> 12 & 127], step & FACE, step >> DETAIL_SHIFT
    kept = species.mask & ~(1 << old)
    is_safe = (species.mask & SHIELDS).bit_count() == SLOTS
    if card == old or is_safe:  # three protections are as good as four
        return True
    if card == LONG_NECK:
        return len(species.cards) == 1 and not kept & BREEDS
    if card == CARNIVORE and len(species.cards) == 1:
        prey = [one for one in others_of(state, species) if not one.mask & SHIELDS & ~kept]
        return bool(prey) and all(one.mask & GORES for one in prey)
    return False


def sensible_meals(state: BeginningState, seat: int, steps: Sequence[int]) -> list[int]:
    """Return the steps of the feeding without food left lying and own cards eaten for nothing.

    An own hungry plant eater is fed first; an own fed species is spared where one of another can be reached.
    """
    row = state.players[seat].species
    feeds = any(step >> 24 & 255 == FEED for step in steps)
    hunting = {step & 127 for step in steps if step >> 24 & 255 == ATTACK and step >> 19 & 7 != seat}
    kept: list[int] = []
    for step in steps:
        verb = step >> 24 & 255
        if verb == PASS and feeds:
            continue
        if verb == ATTACK and step >> 19 & 7 == seat:
            prey = row[step >> 12 & 127]
            is_fed = prey.food >= len(prey.cards)
            if step & 127 in hunting if is_fed else state.watering_hole and not prey.mask & HUNTS:
                continue
        kept.append(step)
    return kept or list(steps)


def others_of(state: BeginningState, species: BeginningSpecies) -> list[BeginningSpecies]:
    """Return all species on the table but this one."""
    return [one for player in state.players for one in player.species if one is not species]


# Feeding


def feeding_step(state: BeginningState, seat: int, steps: Sequence[int]) -> int:
    """Return the step that feeds best by written rules.

    Hunters eat what others have before own species take plants, so that own Scavengers spare plants. Own prey
    comes last: it has been fed as far as it could, so its chip is saved, or it would starve anyway.
    """
    best, most = steps[0], _LEAST
    for step in steps:
        value = meal_value(state, seat, step)
        if value > most:
            best, most = step, value
    return best


def meal_value(state: BeginningState, seat: int, step: int) -> int:
    """Return how much the rules like a step of the feeding; only the order of such numbers means anything."""
    verb = step >> 24 & 255
    if verb == PASS:
        return -100
    row = state.players[seat].species
    if verb == FEED:  # what would die out first, then what has most to keep
        species = row[step >> 12 & 127]
        return 20 * (not species.food) + 4 * len(species.traits) + len(species.cards)
    hunter = row[step & 127]
    owner = state.players[step >> 19 & 7]
    prey = owner.species[step >> 12 & 127]
    is_last = len(prey.cards) == 1
    is_hungry = hunter.food < len(hunter.cards)
    gored = 1 if prey.mask & GORES else 0
    value = 10 * min(feeding.MEAT, hunter.places - hunter.food - gored) - 30 * gored
    if owner is state.players[seat]:
        starves = prey.food < len(prey.cards)
        return value - 20 * (not starves) - 8 * is_last - (60 if is_hungry else 150)
    if gored and len(hunter.cards) == 1:
        value -= 60
    if gored and not is_hungry:  # for second places no card is risked
        return value - 400
    return value + 200 + 6 * bool(prey.mask & HUNTS) + 5 * is_last * len(prey.traits) + standing(owner) // 8


def standing(player: BeginningPlayer) -> int:
    """Return the points of a player if the game ended now."""
    total = player.bag + len(player.hand)
    for species in player.species:
        total += species.food + len(species.cards) + len(species.traits)
    return total


def feed(state: BeginningState, seat: int) -> None:
    """Make the whole feeding of a seat, up to where cards starve; *state* is faceless, and in card play."""
    feeding.feed_long_necks(state, seat)
    go_on_feeding(state, seat)


def go_on_feeding(state: BeginningState, seat: int) -> None:
    """Make what is left of the feeding of a seat; *state* is faceless."""
    while steps := feeding_steps(state, seat):
        step = feeding_step(state, seat, steps)
        if step >> 24 & 255 == PASS:
            return
        eat(state, seat, step)


def eat(state: BeginningState, seat: int, step: int) -> None:
    """Make one step of the feeding; *state* is faceless."""
    verb = step >> 24 & 255
    row = state.players[seat].species
    if verb == FEED:
        row[step >> 12 & 127].food += 1
        state.watering_hole -= 1
    else:
        owner = step >> 19 & 7
        prey = state.players[owner].species[step >> 12 & 127]
        feeding.attack(state, seat, row[step & 127], owner, prey)


# Card play


def judged(
    game: Game[BeginningState, BeginningMove],
    state: BeginningState,
    seat: int,
    steps: Sequence[int],
    value: Value,
) -> list[float]:
    """Return how well *seat* stands by *value* after each step of card play and its own feeding."""
    base = faceless(state)
    found: list[float] = []
    for step in steps:
        trial = base.clone()
        if step >> 24 & 255 != DONE:
            game.apply(trial, step)
        feed(trial, seat)
        found.append(value(trial, seat))
    return found


def gathered(state: BeginningState, seat: int) -> float:
    """Return the points of a seat after its feeding: cards without a chip are lost, traits are not."""
    player = state.players[seat]
    total = float(player.bag + len(player.hand))
    for species in player.species:
        total += species.food + min(species.food, len(species.cards)) + len(species.traits)
    return total


_CARDS_A_TURN: Final = 4.6
"""Cards that leave the deck in a turn, in the mean: the supply, Fertile species, extinctions."""
_CARDS_OF_A_PASS: Final = 45
"""Cards in the draw pile when the discards have been shuffled, in the mean."""
_OTHERS: Final = 0.9
"""How much a point of the others counts."""
FOOD: Final = 0.45
"""How much a chip counts that is expected in each of the next turns."""
_TURNS: Final = 4.0
"""Turns ahead for which anything is expected."""
LOSS: Final = 1.8
LATER_LOSS: Final = 0.5
"""How much a card counts that is likely to be eaten: at once, and for each of the next turns."""
_PLANTS: Final = 2.0
"""Chips from the watering hole in a turn."""
_MEAT: Final = 1.5
"""How much a chip of meat counts, since it takes a card from others, too."""
_SCRAPS: Final = 0.5
_ATTACKS: Final = 1.2
"""Attacks in a turn of each player, and how many of their chips a Scavenger gets."""
_NEWCOMERS: Final[tuple[float, ...]] = (0.55, 0.25, 0.08, 0.0)
"""Cards that a hunter not yet in sight takes of a species before its next turn, by its protections."""
_HORNS: Final = 0.55
"""What is left of a danger where the prey has Horns."""


def turns_left(state: BeginningState) -> float:
    """Return about how many turns the seat to move has after this one."""
    if state.final_round:
        return 0.0
    passes = state.rules.passes_through_deck - state.passes - 1
    deck = len(state.draw_pile) + passes * _CARDS_OF_A_PASS
    return max(0.3, deck / (_CARDS_A_TURN * len(state.players)))


def value(state: BeginningState, seat: int, turns: float) -> float:
    """Return how well a seat stands after its own feeding, with so many more *turns*."""
    total = gathered(state, seat) - rivals(state, seat)
    if not turns:
        return total
    food, losses = expected(state, seat)
    loss = 0.0
    for one in losses:
        loss += one
    ahead = look_ahead(turns)
    return total + (food * FOOD * ahead - loss * (LOSS + LATER_LOSS * ahead))


def rivals(state: BeginningState, seat: int) -> float:
    """Return what counts against a seat of what the others have."""
    others = [standing(player) for other, player in enumerate(state.players) if other != seat]
    return _OTHERS * sum(others) / len(others)


def look_ahead(turns: float) -> float:
    """Return for how many of the next *turns* something is expected, the later ones counting less."""
    ahead: float = min(turns, _TURNS) ** 0.8
    return ahead


def newcomers(state: BeginningState, species: BeginningSpecies) -> float:
    """Return how many cards hunters that are not yet in sight take of a species before its next turn."""
    return _NEWCOMERS[(species.mask & SHIELDS).bit_count()] * (len(state.players) - 1)


def dangers(
    state: BeginningState, row: Sequence[BeginningSpecies], others: Sequence[BeginningSpecies]
) -> list[float]:
    """Return how many cards hunters, in sight among *others* or not, would take of each of a fed *row*."""
    found = [newcomers(state, one) for one in row]
    for hunter in others:
        if hunter.mask & HUNTS:
            reached = [at for at, one in enumerate(row) if not one.mask & SHIELDS & ~hunter.mask]
            for at in reached:
                found[at] += min(_size(row[at]), len(hunter.cards) / MEAT) / len(reached)
    return found


def expected(state: BeginningState, seat: int) -> tuple[float, list[float]]:
    """Return the chips that the fed species will bring in a turn, and the cards hunters take of each."""
    row = [species for species in state.players[seat].species if species.food]
    others = [one for other, player in enumerate(state.players) if other != seat for one in player.species]
    income = plants = 0.0
    losses: list[float] = []
    for species, danger in zip(row, dangers(state, row, others), strict=True):
        size = _size(species)
        losses.append(min(size, danger * _HORNS if species.mask & GORES else danger))
        room = float(size * 2 if species.mask & STORES else size)
        if species.mask & BREEDS:
            room += 1
            income += 1
        if species.mask & REACHES:
            taken = min(LEAVES, room)
            room -= taken
            income += taken
        if species.mask & SCAVENGES:
            taken = min(_ATTACKS * len(state.players), room)
            room -= taken * _SCRAPS
            income += taken * _SCRAPS
        if species.mask & HUNTS:
            lacks = SHIELDS & ~species.mask
            meat = MEAT * sum([len(one.cards) for one in others if not one.mask & lacks])
            income += _MEAT * min(room, meat)
        else:
            plants += room
    return income + min(plants, _PLANTS), losses


def _size(species: BeginningSpecies) -> int:
    """Return the population that has been fed."""
    return min(species.food, len(species.cards))


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


def at_once(state: BeginningState, seat: int) -> float:
    """Return the points after the feeding; a trait counts a little more than a card in the hand."""
    total = float(gathered(state, seat))
    for species in state.players[seat].species:
        if species.food:
            total += 0.3 * (species.mask & SHIELDS).bit_count() + 0.3 * bool(
                species.mask & ~(SHIELDS | HUNTS)
            )
    return total


def by_gathering(game: AnyGame, state: BeginningState, step: Action) -> list[EvaluatedStep]:
    """Return what a level has weighed up that looks at its cards and chips alone."""
    return _judged(game, state, step, gathered, gathered_parts)


def by_simple_rules(game: AnyGame, state: BeginningState, step: Action) -> list[EvaluatedStep]:
    """Return what the level has weighed up that looks no further than its own feeding."""

    def parts(reached: BeginningState, seat: int) -> Amounts:
        found = gathered_parts(reached, seat)
        found[LIKING] = at_once(reached, seat) - gathered(reached, seat)
        return found

    return _judged(game, state, step, at_once, parts)


def by_expected_value(game: AnyGame, state: BeginningState, step: Action) -> list[EvaluatedStep]:
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
    """Return the parts of `gathered`."""
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
    """Return the parts of `value`."""
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
) -> list[EvaluatedStep]:
    """Return the step that was chosen and the best others; of cards one of each idea, if there are two."""
    seat = state.to_move
    steps: list[int] = game.legal(state)
    if state.phase != PLAY:
        ranked = sorted(steps, key=lambda one: (one != step, -meal_value(state, seat, one)))
        return [
            EvaluatedStep(one, float(meal_value(state, seat, one)), meal_parts(state, seat, one))
            for one in ranked[:MOST]
        ]
    steps = list(dict.fromkeys([step, *sensible(state, seat, steps)]))
    found = dict(zip(steps, judged(game, state, seat, steps, worth), strict=True))
    unlike = {_lying(one): one for one in reversed(steps)}
    every = sorted(unlike.values(), key=lambda one: (one != step, -found[one]))
    ideas = {idea(one): one for one in reversed(every)}
    ranked = [one for one in every if ideas[idea(one)] == one][:MOST] if len(ideas) > 1 else every[:2]
    before = parts(fed(game, state, seat, DONE_STEP), seat)
    told: list[EvaluatedStep] = []
    for one in ranked:
        after = parts(fed(game, state, seat, one), seat)
        differences = [(name, after[name] - before[name]) for name in OF_CARDS if name in after]
        told.append(EvaluatedStep(one, found[one] - found[DONE_STEP], tuple(differences)))
    return told


def _lying(step: int) -> int:
    """Return a step without the card that it lays face down."""
    return step & ~FACE if step >> 24 & 255 in (SPECIES, POPULATION) else step


def idea(step: int) -> Hashable:
    """Return what is the same of steps of which one is enough to tell of: of traits their family."""
    verb = step >> 24 & 255
    if verb == TRAIT:
        return family(step & FACE)
    return verb if verb in (SPECIES, POPULATION, DONE) else step


def fed(game: AnyGame, state: BeginningState, seat: int, step: int) -> BeginningState:
    """Return a faceless copy after a card and the whole feeding of a seat, up to where cards starve."""
    trial = faceless(state)
    if step != DONE_STEP:
        game.apply(trial, step)
    feed(trial, seat)
    return trial


def meal_parts(state: BeginningState, seat: int, step: int) -> tuple[tuple[str, float], ...]:
    """Return what a feeding comes to that begins with a step and goes on by the written rules."""
    trial = faceless(state)
    if step != PASS_STEP:
        eat(trial, seat, step)
        go_on_feeding(trial, seat)
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
