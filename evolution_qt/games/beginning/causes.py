"""What speaks for a step, as facts about the position that a player can check: no words in here.

All is found from an observation. A card is compared with having the animals fed at once, a meal with what
else could be eaten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from evolution_qt.core.action import DETAIL_SHIFT
from evolution_qt.games.beginning import evaluation
from evolution_qt.games.beginning.cards import (
    CARNIVORE,
    FACE,
    FAT_TISSUE,
    FERTILE,
    GORES,
    HORNS,
    HUNTS,
    LONG_NECK,
    SCAVENGER,
    SHIELDS,
    SLOTS,
)
from evolution_qt.games.beginning.evaluation import faceless, feed, others_of, turns_left
from evolution_qt.games.beginning.feeding import LEAVES
from evolution_qt.games.beginning.forecast import attack_forecast
from evolution_qt.games.beginning.listing import ATTACK, DONE, DONE_STEP, FEED, POPULATION, SPECIES, TRAIT
from evolution_qt.games.beginning.state import PLAY, BeginningSpecies, BeginningState

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame

Place = tuple[int, int]
"""Seat and number of a species."""


class Cause(NamedTuple):
    """One fact: what it is, how many it is about, and which other species."""

    topic: str
    number: int = 0
    of: tuple[Place, ...] = ()


# Of cards that are laid
WARDED: Final = "warded"
"""Hunters in sight can attack the species and then no longer."""
NEWCOMER: Final = "newcomer"
"""A new Carnivore could eat it, and then needs as many traits more as *number* says."""
SAFE: Final = "safe"
"""It then has three protections."""
REACHES: Final = "reaches"
"""As a hunter it can attack so many more species."""
GORING: Final = "goring"
HUNTING: Final = "hunting"
"""It then can attack so many species of others."""
NECK: Final = "neck"
FAT: Final = "fat"
BREEDING: Final = "breeding"
SCRAPS: Final = "scraps"
MORE_TOKENS: Final = "more_tokens"
FEWER_STARVE: Final = "fewer_starve"
LATER_FOOD: Final = "later_food"
LESS_DANGER: Final = "less_danger"
WEAKER_RIVALS: Final = "weaker_rivals"
POINT: Final = "point"
"""What it becomes counts as much as the card did in the hand."""
ANY_CARD: Final = "any_card"
"""Another card would do as well."""
IN_SIGHT: Final = "in_sight"
"""A warning: the other species can attack the own one with this number."""
# Of having the animals fed
NO_CARDS: Final = "no_cards"
HUNGRY_NEXT: Final = "hungry_next"
"""Any species would starve by one card if its population grew by one."""
CARDS_COUNT: Final = "cards_count"
# Of meals
SECOND: Final = "second"
SHORT: Final = "short"
"""So many tokens are missing at the watering hole."""
DIES_OUT: Final = "dies_out"
WOULD_STARVE: Final = "would_starve"
TRAITS_TO_LOSE: Final = "traits_to_lose"
ENOUGH: Final = "enough"
MEAL: Final = "meal"
PREY_DIES_OUT: Final = "prey_dies_out"
PREY_HUNTS: Final = "prey_hunts"
OWN_SCRAPS: Final = "own_scraps"
MUST_ATTACK: Final = "must_attack"
"""A hungry hunter attacks if it can, even if it dies of that."""
NO_HORNS: Final = "no_horns"
"""Other prey of other players has Horns."""
NOTHING_ELSE: Final = "nothing_else"
"""A hungry hunter must eat, and reaches own species only."""
STARVES_ANYWAY: Final = "starves_anyway"
TOKEN_KEPT: Final = "token_kept"
NOT_WORTH_HORNS: Final = "not_worth_horns"
NO_OWN_PREY: Final = "no_own_prey"
TOPICS: Final = (
    *(WARDED, NEWCOMER, SAFE, REACHES, GORING, HUNTING, NECK, FAT, BREEDING, SCRAPS, MORE_TOKENS),
    *(
        FEWER_STARVE,
        LATER_FOOD,
        LESS_DANGER,
        WEAKER_RIVALS,
        POINT,
        ANY_CARD,
        NO_CARDS,
        HUNGRY_NEXT,
        CARDS_COUNT,
        SECOND,
    ),
    *(SHORT, DIES_OUT, WOULD_STARVE, TRAITS_TO_LOSE, ENOUGH, MEAL, PREY_DIES_OUT, PREY_HUNTS, OWN_SCRAPS),
    *(MUST_ATTACK, NO_HORNS, NOTHING_ELSE, STARVES_ANYWAY, TOKEN_KEPT, NOT_WORTH_HORNS, NO_OWN_PREY),
)


def causes(game: AnyGame, state: BeginningState, step: int) -> list[Cause]:
    """Return what speaks for a *step* of the seat to move, the most telling first."""
    seat = state.to_move
    if state.phase == PLAY:
        return (
            _of_ending(game, state, seat) if step >> 24 & 255 == DONE else _of_card(game, state, seat, step)
        )
    verb = step >> 24 & 255
    steps: list[int] = game.legal(state)
    if verb == FEED:
        return _of_feeding(state, seat, step)
    return _of_attack(state, seat, step, steps) if verb == ATTACK else _of_leaving(state, seat, steps)


# Cards


def _of_card(game: AnyGame, state: BeginningState, seat: int, step: int) -> list[Cause]:
    verb = step >> 24 & 255
    found = _of_trait(state, seat, step) if verb == TRAIT else []
    turns = turns_left(state)
    before, after = (
        evaluation.value_parts(evaluation.fed(game, state, seat, one), seat, turns)
        for one in (DONE_STEP, step)
    )
    more = {name: after[name] - before[name] for name in after}
    if more[evaluation.TOKENS] > 0:
        found.insert(0, Cause(MORE_TOKENS, int(more[evaluation.TOKENS])))
    if more[evaluation.STARVING] > 0:
        found.insert(0, Cause(FEWER_STARVE, int(more[evaluation.STARVING])))
    if not found:
        if more.get(evaluation.LATER_FOOD, 0.0) > 0:
            found.append(Cause(LATER_FOOD))
        if more.get(evaluation.HUNTERS, 0.0) + more.get(evaluation.NEWCOMERS, 0.0) > 0:
            found.append(Cause(LESS_DANGER))
        if more[evaluation.RIVALS] > 0:
            found.append(Cause(WEAKER_RIVALS))
    if not found:
        found.append(Cause(POINT))
    if verb != TRAIT and len(set(state.players[seat].hand)) > 1:
        found.append(Cause(ANY_CARD))
    return found


def least_missed(game: AnyGame, state: BeginningState, seat: int) -> int:
    """Return which card of the hand would bring least as a trait; one of several alike is missed half."""
    hand = state.players[seat].hand
    turns = turns_left(state)
    steps = evaluation.sensible(state, seat, game.legal(state))
    found = evaluation.judged(
        game, state, seat, steps, lambda reached, at: evaluation.value(reached, at, turns)
    )
    idle = found[steps.index(DONE_STEP)]
    gains = dict.fromkeys(hand, 0.0)
    for step, worth in zip(steps, found, strict=True):
        if step >> 24 & 255 == TRAIT:
            card = step & FACE
            gains[card] = max(gains[card], worth - idle)
    return min(gains, key=lambda card: gains[card] / hand.count(card))


def dangers(game: AnyGame, state: BeginningState, step: int) -> list[Cause]:
    """Return which hunters in sight can attack which own species after a *step* of card play and the feeding.

    Of the species that the step is about, else of the one that has most to lose; nothing after the last turn,
    of a new species, or where one dies out, so that the others have other places.
    """
    seat = state.to_move
    if state.phase != PLAY or not (turns_left(state) and _others_follow(state, seat)):
        return []
    after = evaluation.fed(game, state, seat, step)
    row = after.players[seat].species
    here = len(state.players[seat].species)
    if len(row) != here + (step >> 24 & 255 == SPECIES):
        return []
    reaching = {
        at: tuple(
            [
                (owner, index)
                for owner, player in enumerate(after.players)
                if owner != seat
                for index, hunter in enumerate(player.species)
                if hunter.mask & HUNTS and not one.mask & SHIELDS & ~hunter.mask
            ]
        )
        for at, one in enumerate(row[:here])
        if one.food
    }
    found = [at for at, hunters in reaching.items() if hunters]
    if not found:
        return []
    about = step >> 12 & 127 if step >> 24 & 255 in (TRAIT, POPULATION) else -1
    at = about if about in found else max(found, key=lambda one: min(row[one].food, len(row[one].cards)))
    return [Cause(IN_SIGHT, at, reaching[at])]


def _of_trait(state: BeginningState, seat: int, step: int) -> list[Cause]:
    """Return what a trait does where it is laid; nothing for what comes too late."""
    species = state.players[seat].species[step >> 12 & 127]
    card, old = step & FACE, step >> DETAIL_SHIFT
    mask = species.mask & ~(1 << old) | 1 << card
    comes_another = turns_left(state) > 0
    if 1 << card & SHIELDS:
        kept_off = _of_shield(state, seat, species, mask) if _others_follow(state, seat) else []
        return kept_off + _of_hunt(state, seat, species, mask)
    if card == HORNS:
        return [Cause(GORING)] if _others_follow(state, seat) else []
    if card == CARNIVORE:
        prey = _prey(state, seat, species, mask)
        return [Cause(HUNTING, len(prey))] if prey else []
    if card == LONG_NECK:
        return [Cause(NECK, LEAVES)]
    if card == FAT_TISSUE:
        return [Cause(FAT)]
    if card == FERTILE:
        return [Cause(BREEDING)] if comes_another else []
    hunters = sum([bool(one.mask & HUNTS) for player in state.players for one in player.species])
    return [Cause(SCRAPS, hunters)] if card == SCAVENGER and hunters else []


def _others_follow(state: BeginningState, seat: int) -> bool:
    """Return whether another player has a turn before the game ends."""
    last = (state.first_player - 1) % len(state.players)
    return not state.final_round or seat != last


def _of_shield(state: BeginningState, seat: int, species: BeginningSpecies, mask: int) -> list[Cause]:
    found: list[Cause] = []
    hunters = [
        ((owner, index), one)
        for owner, player in enumerate(state.players)
        if owner != seat
        for index, one in enumerate(player.species)
        if one.mask & HUNTS and not species.mask & SHIELDS & ~one.mask
    ]
    warded = tuple([place for place, one in hunters if mask & SHIELDS & ~one.mask])
    if warded:
        found.append(Cause(WARDED, len(warded), warded))
    count = (mask & SHIELDS).bit_count()
    if count == SLOTS:
        found.append(Cause(SAFE))
    elif not warded and count > (species.mask & SHIELDS).bit_count():
        found.append(Cause(NEWCOMER, count))
    return found


def _of_hunt(state: BeginningState, seat: int, species: BeginningSpecies, mask: int) -> list[Cause]:
    """Return how many more species a hunter can attack with the traits of a *mask*, if there are any."""
    if not mask & HUNTS:
        return []
    more = len(_prey(state, seat, species, mask)) - len(_prey(state, seat, species, species.mask))
    return [Cause(REACHES, more)] if more > 0 else []


def _prey(state: BeginningState, seat: int, species: BeginningSpecies, mask: int) -> list[BeginningSpecies]:
    """Return the species of others that a species with the traits of a *mask* can attack as a hunter."""
    own = state.players[seat].species
    return [one for one in others_of(state, species) if one not in own and not one.mask & SHIELDS & ~mask]


def _of_ending(game: AnyGame, state: BeginningState, seat: int) -> list[Cause]:
    if not state.players[seat].hand:
        return [Cause(NO_CARDS)]
    before = evaluation.starving(evaluation.fed(game, state, seat, DONE_STEP), seat)
    row = state.players[seat].species
    more: list[int] = []
    for index in range(len(row) + 1):  # the last one is a new species
        trial = faceless(state)
        species = trial.players[seat].species
        if index == len(row):
            species.append(BeginningSpecies((CARNIVORE,)))
        else:
            species[index].cards = (*species[index].cards, CARNIVORE)
        feed(trial, seat)
        more.append(evaluation.starving(trial, seat))
    found = [Cause(HUNGRY_NEXT)] if min(more) > before else []
    return [*found, Cause(CARDS_COUNT)]


# Meals


def _of_feeding(state: BeginningState, seat: int, step: int) -> list[Cause]:
    row = state.players[seat].species
    species = row[step >> 12 & 127]
    hungry = len(species.cards) - species.food
    if hungry <= 0:
        return [Cause(SECOND)]
    wanted = sum([max(0, len(one.cards) - one.food) for one in row if not one.mask & HUNTS])
    missing = wanted - state.watering_hole
    if missing <= 0:
        return [Cause(ENOUGH)]
    found = [Cause(DIES_OUT) if not species.food else Cause(WOULD_STARVE, hungry), Cause(SHORT, missing)]
    if not species.food and species.traits:
        found.append(Cause(TRAITS_TO_LOSE, len(species.traits)))
    return found


def _of_attack(state: BeginningState, seat: int, step: int, steps: list[int]) -> list[Cause]:
    hunter = state.players[seat].species[step & 127]
    owner, at = step >> 19 & 7, step >> 12 & 127
    prey = state.players[owner].species[at]
    if owner == seat:
        is_only = hunter.food < len(hunter.cards) and all(
            one >> 24 & 255 == ATTACK and one >> 19 & 7 == seat for one in steps
        )
        kept = Cause(STARVES_ANYWAY) if prey.food < len(prey.cards) else Cause(TOKEN_KEPT)
        return [*([Cause(NOTHING_ELSE)] if is_only else []), kept]
    found: list[Cause] = []
    course = attack_forecast(state, seat, step & 127, (owner, at))
    if course.eaten:
        found.append(Cause(MEAL, course.eaten))
    if not course.prey:
        found.append(Cause(PREY_DIES_OUT))
    if prey.mask & HUNTS:
        found.append(Cause(PREY_HUNTS))
    scraps = course.scavengers.count(seat)
    if scraps:
        found.append(Cause(OWN_SCRAPS, scraps))
    other_prey = [
        state.players[one >> 19 & 7].species[one >> 12 & 127]
        for one in steps
        if one >> 24 & 255 == ATTACK and one & 127 == step & 127 and one >> 19 & 7 != seat
    ]
    if not prey.mask & GORES and any(one.mask & GORES for one in other_prey):
        found.append(Cause(NO_HORNS))
    if not found and hunter.food < len(hunter.cards):
        found.append(Cause(MUST_ATTACK))
    return found


def _of_leaving(state: BeginningState, seat: int, steps: list[int]) -> list[Cause]:
    prey = [
        (one >> 19 & 7, state.players[one >> 19 & 7].species[one >> 12 & 127])
        for one in steps
        if one >> 24 & 255 == ATTACK
    ]
    found: list[Cause] = []
    if any(owner != seat and one.mask & GORES for owner, one in prey):
        found.append(Cause(NOT_WORTH_HORNS))
    if any(owner == seat for owner, one in prey):
        found.append(Cause(NO_OWN_PREY))
    return found
