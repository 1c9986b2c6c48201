"""What the watering hole will bring a seat: how many cards will starve, and what its next turn can count on.

All of it is counted from what lies open. Attacks are not foreseen: what a hunter can eat at most is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import BREEDS, CARNIVORE, HUNTS, NUMBERS, REACHES, SCAVENGES, UNKNOWN
from evolution_qt.games.beginning.dangers import reaches
from evolution_qt.games.beginning.feeding import LEAVES, MEAT, SCRAPS
from evolution_qt.games.beginning.moves import BeginningMove, spoken
from evolution_qt.games.beginning.state import OVER, PLAY, BeginningPlayer, BeginningSpecies, BeginningState

SUPPLY: Final = 2
"""Chips that each turn brings (002:93)."""


class FoodForecast(NamedTuple):
    """What the feeding of the turn that is played now will bring."""

    chips: int
    """What lies on the watering hole."""
    hungry: int
    """Cards of plant eaters without a chip."""
    leaves: int
    """Chips that Long Necks among them will still take from the food bank, before all others eat."""
    hunters: int
    """Cards of Carnivores without a chip."""
    lost: tuple[int, ...]
    """How many cards of each species will starve, the watering hole shared out so that most species live.

    Those that own hunters eat before are among them.
    """

    @property
    def starving(self) -> int:
        """Return how many cards will starve, even if every attack succeeds by which own hunters get full."""
        return sum(self.lost)


class FoodProspect(NamedTuple):
    """What a seat finds on the watering hole in its next turn."""

    turns: int
    """So many turns of others begin before it; each brings `SUPPLY` chips."""
    wanted: int
    """What the plant eaters of others want before, those that lie there and the free species."""
    sure: int
    """What it can count on: its own supply."""
    expected: int
    """What will be there if others lay nothing that eats more or less."""


class Mend(NamedTuple):
    """A trait that lets fewer cards starve."""

    move: BeginningMove
    starving: int
    """How many cards starve then."""


def forecast(state: BeginningState, seat: int) -> FoodForecast:
    """Return what the feeding brings a seat whose turn it is, if it lays no more cards."""
    return _forecast(state, seat, state.players)


def _forecast(state: BeginningState, seat: int, hunted: Iterable[BeginningPlayer]) -> FoodForecast:
    """Return what the feeding brings a seat whose hunters eat of the species of some players."""
    row = state.players[seat].species
    missing = [_missing(state, one) for one in row]
    hunters = [at for at, one in enumerate(row) if one.mask & HUNTS]
    eaters = [at for at, one in enumerate(row) if not one.mask & HUNTS]
    lost = missing.copy()
    meals = _meals(row, missing, [one for player in hunted for one in player.species])
    for at in meals:
        lost[at] = max(lost[at] - MEAT, 0)
    for at, one in enumerate(row):
        if one.mask & SCAVENGES:
            lost[at] = max(lost[at] - SCRAPS * len(meals), 0)
    chips = state.watering_hole
    for is_first_chip in (True, False):
        for at in eaters:
            is_bare = lost[at] == len(row[at].cards)
            share = min(chips, lost[at], int(is_bare) if is_first_chip else lost[at])
            chips -= share
            lost[at] -= share
    wanted, meat = (sum(missing[at] for at in some) for some in (eaters, hunters))
    hungry = sum(max(len(row[at].cards) - row[at].food, 0) for at in eaters)
    return FoodForecast(state.watering_hole, hungry, hungry - wanted, meat, tuple(lost))


def after(state: BeginningState, seat: int, move: BeginningMove) -> BeginningState:
    """Return the position in which a seat has laid a card; any other move leaves it as it is."""
    laid = state.clone()
    card = NUMBERS.get(move.card, UNKNOWN)
    if move.verb == "species":
        laid.lay_species(seat, card)
    elif move.verb == "population":
        laid.lay_population(seat, move.species, card)
    elif move.verb == "trait":
        laid.lay_trait(seat, move.species, card, NUMBERS.get(move.replacing, 0))
    return laid


def mend(state: BeginningState, seat: int) -> Mend | None:
    """Return the trait of the hand that lets fewest cards starve; None if none helps, or none must.

    A new hunter is no help by eating own species: what it eats is lost, too.
    """
    least = forecast(state, seat).starving
    if state.phase != PLAY or not least or UNKNOWN in state.players[seat].hand:
        return None
    best = None
    for step in listing.play_steps(state, seat):
        move = spoken(step)
        if move.verb == "trait" and not move.replacing:
            laid = after(state, seat, move)
            others = [player for other, player in enumerate(laid.players) if other != seat]
            hunted = others if NUMBERS[move.card] == CARNIVORE else laid.players
            starving = _forecast(laid, seat, hunted).starving
            if starving < least:
                best, least = Mend(move, starving), starving
    return best


def prospect(state: BeginningState, seat: int) -> FoodProspect | None:
    """Return what a seat can count on in its next turn; None if it has no more turn, or it is its turn."""
    count = len(state.players)
    if state.phase == OVER or state.to_move == seat:
        return None
    at, own = ((one - state.first_player) % count for one in (state.to_move, seat))
    if state.final_round and own < at:
        return None
    chips, wanted = state.watering_hole, 0
    turns = (seat - state.to_move) % count - 1
    for number in range(turns + 1):
        row = state.players[(state.to_move + number) % count].species
        if number:
            chips += SUPPLY
            share = 1 + sum(_next_want(one) for one in row)  # the free species eats, too
        else:
            share = sum(_missing(state, one) for one in row if not one.mask & HUNTS)
        wanted += share
        chips = max(chips - share, 0)
    return FoodProspect(turns, wanted, SUPPLY, chips + SUPPLY)


def _meals(
    row: Sequence[BeginningSpecies], missing: Sequence[int], hunted: Iterable[BeginningSpecies]
) -> list[int]:
    """Return the places of a row whose hunters attack for their hunger, once for each attack.

    Several that need the same prey share its cards so that most hunger is stilled: an attack that brings
    less comes last, and one that finds its prey taken makes room for itself where the other finds more.
    """
    cards = [one for one in hunted for _ in one.cards]
    wanted = [
        (min(missing[at] - eaten, MEAT), at)
        for at, one in enumerate(row)
        if one.mask & HUNTS
        for eaten in range(0, missing[at], MEAT)
    ]
    taken: dict[int, int] = {}  # by which place each card is eaten

    def finds(at: int, tried: set[int]) -> bool:
        for card, prey in enumerate(cards):
            if card not in tried and reaches(row[at], prey):
                tried.add(card)
                if card not in taken or finds(taken[card], tried):
                    taken[card] = at
                    return True
        return False

    for _, at in sorted(wanted, key=lambda want: -want[0]):
        finds(at, set())
    return list(taken.values())


def _missing(state: BeginningState, species: BeginningSpecies) -> int:
    """Return how many cards will have no chip when the Long Necks have eaten."""
    missing = max(len(species.cards) - species.food, 0)
    return max(missing - LEAVES, 0) if state.phase == PLAY and species.mask & REACHES else missing


def _next_want(species: BeginningSpecies) -> int:
    """Return what a species will want of the watering hole in the next turn of its seat."""
    if species.mask & HUNTS:
        return 0
    wanted = len(species.cards) + bool(species.mask & BREEDS) - species.food
    return max(wanted - LEAVES if species.mask & REACHES else wanted, 0)
