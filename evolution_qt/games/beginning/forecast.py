"""What a seat of The Beginning can foresee from what lies open: dangers, attacks, food, duties, the end.

Dangers are who can hunt a species now, and which cards other seats would need to hunt it. They are counted
from what lies open and from how many copies of a card the reader has not seen, never searched. So they are
the same whatever the hidden cards are.

The course of one attack, and the meals that the Carnivores of a seat will have to take in its turn, are
played by the rules on a copy of what the seat knows.

Of the watering hole it is counted how many cards will starve, and what the next turn of a seat can count on.
Attacks of others are not foreseen there: what a hunter can eat at most is.

When the last round comes is given as far as it is certain whatever happens (002:247-253).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from evolution_qt.core.action import Ref, unpack
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import (
    BREEDS,
    CARNIVORE,
    GORES,
    HUNTS,
    NUMBERS,
    REACHES,
    SCAVENGES,
    SHIELDS,
    TRAITS,
    UNKNOWN,
    index_of,
    seat_of,
    species_ref,
)
from evolution_qt.games.beginning.evaluation import faceless
from evolution_qt.games.beginning.feeding import LEAVES, MEAT, SCRAPS, attack
from evolution_qt.games.beginning.moves import BeginningMove, spoken
from evolution_qt.games.beginning.observation import unseen
from evolution_qt.games.beginning.state import (
    FEEDING,
    OVER,
    PLAY,
    BeginningPlayer,
    BeginningSpecies,
    BeginningState,
)

if TYPE_CHECKING:
    from evolution_qt.core.event import RawEvent


class AttackForecast(NamedTuple):
    """What becomes of hunter and prey, and who eats."""

    gored: bool
    """Whether the hunter loses a card to Horns first."""
    hunter: int
    """Cards of the hunter afterwards."""
    prey: int
    """Cards of the prey afterwards."""
    eaten: int
    """Chips that the hunter takes of its prey."""
    food: int
    """Chips that lie on the hunter then, before Scavengers eat."""
    places: int
    """Chips that it has room for then."""
    scavengers: tuple[int, ...]
    """The seats of the species that take a chip, too."""
    is_cancelled: bool
    """Whether the hunter dies of the Horns, and its prey loses nothing."""


def attack_forecast(state: BeginningState, seat: int, index: int, target: tuple[int, int]) -> AttackForecast:
    """Return the course of a legal attack: Horns first, then the lost card, the meal, the Scavengers."""
    trial = faceless(state)
    hunter, prey = trial.players[seat].species[index], trial.players[target[0]].species[target[1]]
    trial.sink = told = list["RawEvent"]()
    before = len(prey.cards)
    attack(trial, seat, hunter, target[0], prey)
    eaten = sum([event[4] for event in told if event[0] == e.ATE_MEAT])
    scavengers = [event for event in told if event[0] == e.SCAVENGED]
    own_scraps = sum([event[3] == trial.ref(seat, hunter) for event in scavengers]) if hunter.cards else 0
    return AttackForecast(
        bool(prey.mask & GORES),
        len(hunter.cards),
        len(prey.cards),
        eaten,
        hunter.food - own_scraps,
        hunter.places,
        tuple([event[1] for event in scavengers]),
        is_cancelled=len(prey.cards) == before,
    )


CLOSED: Final = 3
"""So many protections no hunter can match: it has two places beside Carnivore (002:151)."""


class HuntingWay(NamedTuple):
    """Cards with which other seats could hunt a species."""

    missing: int
    """A bit for each trait that must still be laid."""
    hosts: tuple[Ref, ...]
    """The species in sight that lack just these; none where it is a new one."""


class Danger(NamedTuple):
    """How one species stands towards hunters."""

    shields: int
    """A bit for each protection that a hunter must match."""
    hunters: tuple[Ref, ...]
    """The Carnivores of other seats that can hunt it as they lie there."""
    kin: tuple[Ref, ...]
    """Those of its own seat."""
    ways: tuple[HuntingWay, ...]
    """What others would need to hunt it with another species: a new one first, then by fewest cards."""

    @property
    def rings(self) -> int:
        """Return how many protections a hunter must match."""
        return self.shields.bit_count()

    @property
    def is_closed(self) -> bool:
        """Return whether no hunter can ever match all of them, as long as they lie there."""
        return self.rings >= CLOSED


def dangers_to(state: BeginningState, seat: int) -> list[Danger]:
    """Return how each species of a seat stands (002:190-197, 270-271)."""
    return [_danger(state, seat, prey) for prey in state.players[seat].species]


def reaches(hunter: BeginningSpecies, prey: BeginningSpecies) -> bool:
    """Return whether a species hunts and matches every protection of another one."""
    return bool(hunter.mask & HUNTS) and not prey.mask & SHIELDS & ~hunter.mask and hunter is not prey


def unmatched(hunter: BeginningSpecies, prey: BeginningSpecies) -> int:
    """Return a bit for each protection of a prey that a hunter lacks."""
    return prey.mask & SHIELDS & ~hunter.mask


def unseen_copies(state: BeginningState) -> list[int]:
    """Return for each card how many of its copies the reader of *state* has not seen."""
    left = unseen(state)
    return [left.count(card) for card in range(len(TRAITS))]


def _danger(state: BeginningState, seat: int, prey: BeginningSpecies) -> Danger:
    shields = prey.mask & SHIELDS
    hunters: list[Ref] = []
    kin: list[Ref] = []
    hosts: dict[int, list[Ref]] = {}
    for other, player in enumerate(state.players):
        for index, one in enumerate(player.species):
            ref = species_ref(other, index)
            if reaches(one, prey):
                (kin if other == seat else hunters).append(ref)
            elif other != seat:
                hosts.setdefault((HUNTS | shields) & ~one.mask, []).append(ref)
    if shields.bit_count() >= CLOSED:
        return Danger(shields, (), (), ())
    whole = HUNTS | shields
    hosts.pop(whole, None)
    found = [HuntingWay(missing, tuple(refs)) for missing, refs in hosts.items()]
    found.sort(key=lambda way: (way.missing.bit_count(), way.missing))
    return Danger(shields, tuple(hunters), tuple(kin), (HuntingWay(whole, ()), *found))


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


class FoodNextTurn(NamedTuple):
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


def food_next_turn(state: BeginningState, seat: int) -> FoodNextTurn | None:
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
    return FoodNextTurn(turns, wanted, SUPPLY, chips + SUPPLY)


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


_MOST: Final = 200
"""Attacks after which nothing is said: a player who lays a card does not wait."""


class Duties:
    """The feeding of a seat that plays cards, if it lays no more of them."""

    def __init__(self, game: AnyGame, state: BeginningState, seat: int) -> None:
        """*state* is what the seat may know; faces that it does not know make no difference."""
        self._game = game
        self._seat = seat
        self._left = _MOST
        self._begun: BeginningState | None = None
        if state.phase == PLAY and state.to_move == seat:
            self._begun = game.determinize(Observation(seat, state), Rng(0))
            game.apply(self._begun, listing.DONE_STEP, seat)

    @property
    def hunters(self) -> set[int]:
        """Return the places of the Carnivores that must attack."""
        steps = self._steps(self._begun) if self._begun is not None else []
        return {index_of(unpack(step).subject) for step in steps if _is_attack(step)}

    def own_prey(self) -> list[int]:
        """Return the places of own species one of which will be eaten, however others are attacked before.

        Empty if it can be avoided, or would come after an own hunter has died.
        """
        return self._unavoidable(self._begun) if self._begun is not None else []

    def _steps(self, state: BeginningState) -> list[int]:
        """Return what the seat has to do; nothing if it may leave it."""
        if state.phase != FEEDING or state.to_move != self._seat:
            return []
        steps = self._game.legal(state)
        return [] if listing.PASS_STEP in steps else steps

    def _unavoidable(self, state: BeginningState) -> list[int]:
        steps = self._steps(state)
        feeding = [step for step in steps if not _is_attack(step)]
        others = [step for step in steps if seat_of(unpack(step).target) != self._seat]
        found: list[int] = []
        for step in feeding[:1] or others:  # whether plants are eaten before or behind changes nothing
            self._left -= 1
            if self._left < 0:
                return []
            after = state.clone()
            self._game.apply(after, step, self._seat)
            found = self._unavoidable(after)
            if not found:
                return []
        if feeding or others or self._has_lost_a_species(state):
            return found
        return sorted({index_of(unpack(step).target) for step in steps})

    def _has_lost_a_species(self, state: BeginningState) -> bool:
        """Return whether Horns have killed a hunter: the places of the others are not what they were."""
        assert self._begun is not None
        rows = [one.players[self._seat].species for one in (self._begun, state)]
        return len(rows[0]) != len(rows[1])


def _is_attack(step: int) -> bool:
    return unpack(step).verb == listing.ATTACK


UNKNOWN_YET: Final = -1
_SUPPLY: Final = 4
"""Cards that every turn takes from the deck at least: a species and three for the hand (002:99-109)."""


def turns_to_last_round(state: BeginningState) -> int:
    """Return in how many turns at most the last round begins, this one counted; 0 if it is this round.

    UNKNOWN_YET while the deck will be shuffled again before, or once the game is over.
    """
    if state.phase == OVER:
        return UNKNOWN_YET
    if state.final_round:
        return 0
    deck = len(state.draw_pile)
    if not deck or state.passes != state.rules.passes_through_deck - 1:
        return UNKNOWN_YET
    seats = len(state.players)
    supplies = -(-deck // _SUPPLY)
    in_this_round = (state.first_player - state.to_move - 1) % seats
    if supplies <= in_this_round:
        return 0
    rounds = -(-(supplies - in_this_round) // seats)
    return in_this_round + 1 + (rounds - 1) * seats
