"""The state of a game of Evolution and the primitives that change it.

Only the methods of `EvolutionState` change a state; traits and rules call them. Each primitive reports what
it did as an event, if there is a listener; else, the rules make the commonest changes of a track
or a chip themselves, for speed. Chips are plain numbers: the food bank is endless (000:177, 003:4), a
bag, a board, a Fat Tissue card and the watering hole just count.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from evolution_qt.core.action import NOBODY, NOTHING, Ref
from evolution_qt.core.event import RawEvent
from evolution_qt.core.game import State
from evolution_qt.core.rng import WORD, shuffled
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import (
    LEFT_END,
    NO_CARD,
    RIGHT_END,
    SPECIES_BIT,
    UNKNOWN,
    WATERING_HOLE,
)

if TYPE_CHECKING:
    from evolution_qt.games.evolution.traits import TraitTable

FOOD: Final = 0
PLAY: Final = 1
EFFECTS: Final = 2
WINDOW: Final = 3
FEEDING: Final = 4
OVER: Final = 5
PHASES: Final = ("food", "play", "effects", "window", "feeding", "over")

PLANT: Final = 0
MEAT: Final = 1

TRACK_END: Final = 6
"""The last space of the body-size and population tracks (000:77, 001:30)."""


MOST_SEATS: Final = 8
"""Seats that a species reference has room for."""

_TURNS: Final = [
    [tuple([(first + k) % seats for k in range(seats)]) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


class Species:
    """A species board: two tracks, chips, and the cards that lie at it.

    ``mask`` has a bit for each known trait, face up or down; ``used`` for each reveal effect done this round;
    ``off`` for each trait whose voluntary taking is declined in the move being made.
    """

    __slots__ = ("body", "fat", "food", "hidden", "mask", "off", "population", "traits", "used")

    def __init__(
        self,
        body: int = 1,
        population: int = 1,
        food: int = 0,
        fat: int = 0,
        mask: int = 0,
        traits: tuple[int, ...] = (),
        hidden: tuple[int, ...] = (),
        used: int = 0,
        off: int = 0,
    ) -> None:
        self.body = body
        self.population = population
        self.food = food
        self.fat = fat
        self.mask = mask
        self.traits = traits
        self.hidden = hidden
        self.used = used
        self.off = off

    def clone(self) -> Species:
        """Return an equal species that shares nothing that can change."""
        return Species(
            self.body,
            self.population,
            self.food,
            self.fat,
            self.mask,
            self.traits,
            self.hidden,
            self.used,
            self.off,
        )

    @property
    def is_hungry(self) -> bool:
        """Return whether it has eaten less than its population (000:95)."""
        return self.food < self.population


class Player:
    """What belongs to one seat: a hand (sorted), a bag of chips, a row of species from left to right."""

    __slots__ = ("bag", "hand", "name", "species")

    def __init__(self, name: str | None, hand: list[int], bag: int, species: list[Species]) -> None:
        self.name = name
        self.hand = hand
        self.bag = bag
        self.species = species

    def clone(self) -> Player:
        """Return an equal player that shares nothing that can change."""
        return Player(self.name, self.hand.copy(), self.bag, [s.clone() for s in self.species])


_FIELDS: Final = (
    "acted",
    "chance",
    "discard_pile",
    "done",
    "draw_pile",
    "final_round",
    "first_player",
    "food_cards",
    "ignored",
    "leftover",
    "next_feeder",
    "options",
    "passed",
    "payers",
    "pending",
    "phase",
    "players",
    "removed",
    "round",
    "seed",
    "shuffles",
    "sink",
    "table",
    "to_move",
    "watering_hole",
)


class EvolutionState(State):
    """A game of Evolution in progress.

    Piles keep their top card last. ``food_cards`` has a card, UNKNOWN or NO_CARD for each seat.
    ``final_round`` is 0 until it is known. ``passed`` and ``done`` have a bit per seat. ``pending`` holds an
    attack that waits for its cards to be paid, then the cards paid so far. ``chance`` is 0 while the draw
    pile is in order, else the state of the generator that draws from it at random. ``options`` caches the
    legal steps while eating, ``payers`` the seats (a bit each) that may have a species paying for plants.
    """

    __slots__ = _FIELDS

    def __init__(self, table: TraitTable, players: list[Player]) -> None:
        self.table = table
        self.players = players
        self.seed: int = 0
        self.shuffles: int = 0
        self.round: int = 1
        self.final_round: int = 0
        self.first_player: int = 0
        self.phase: int = FOOD
        self.to_move: int = 0
        self.watering_hole: int = 0
        self.food_cards: list[int] = [NO_CARD] * len(players)
        self.draw_pile: list[int] = []
        self.discard_pile: list[int] = []
        self.removed: list[int] = []
        self.passed: int = 0
        self.done: int = 0
        self.acted: bool = False
        self.next_feeder: int = 0
        self.leftover: bool = False
        self.pending: list[int] = []
        self.ignored: int = 0
        self.payers: int = -1
        self.chance: int = 0
        self.options: list[int] | None = None
        self.sink: list[RawEvent] | None = None

    def clone(self) -> EvolutionState:
        """Return an equal state that shares nothing that can change, and has no listener."""
        other = EvolutionState(self.table, [p.clone() for p in self.players])
        other.seed = self.seed
        other.shuffles = self.shuffles
        other.round = self.round
        other.final_round = self.final_round
        other.first_player = self.first_player
        other.phase = self.phase
        other.to_move = self.to_move
        other.watering_hole = self.watering_hole
        other.food_cards = self.food_cards.copy()
        other.draw_pile = self.draw_pile.copy()
        other.discard_pile = self.discard_pile.copy()
        other.removed = self.removed.copy()
        other.passed = self.passed
        other.done = self.done
        other.acted = self.acted
        other.next_feeder = self.next_feeder
        other.leftover = self.leftover
        other.pending = self.pending.copy()
        other.ignored = self.ignored
        other.payers = self.payers
        other.chance = self.chance
        other.options = self.options
        return other

    def fork(self, seat: int) -> EvolutionState:
        """Return an equal state in which *seat* may play its cards without changing this one.

        All that card play does not touch is shared (000:57-79), so nothing else may be done in it.
        """
        players = self.players.copy()
        players[seat] = players[seat].clone()
        other = EvolutionState(self.table, players)
        other.round = self.round
        other.final_round = self.final_round
        other.first_player = self.first_player
        other.phase = self.phase
        other.to_move = self.to_move
        other.watering_hole = self.watering_hole
        other.food_cards = self.food_cards
        other.draw_pile = self.draw_pile
        other.discard_pile = self.discard_pile.copy()
        other.removed = self.removed
        other.done = self.done
        return other

    def become(self, other: EvolutionState) -> None:
        """Take over everything from *other*, which must not be used afterwards; the listener stays."""
        sink = self.sink
        for name in _FIELDS:
            setattr(self, name, getattr(other, name))
        self.sink = sink

    # Questions

    def seats_in_turn(self) -> tuple[int, ...]:
        """Return all seats, the first player's first, clockwise."""
        return _TURNS[len(self.players)][self.first_player]

    def place(self, seat: int, species: Species) -> int:
        """Return the place of *species* in the row of *seat*."""
        return self.players[seat].species.index(species)

    def find_payers(self) -> None:
        """Remember which seats have a species that pays; while eating there will only be fewer."""
        paying = self.table.paying
        self.payers = 0
        for seat, player in enumerate(self.players):
            for species in player.species:
                if species.mask & paying and not species.mask & self.table.hunting:
                    self.payers |= 1 << seat

    # Events

    def ref(self, seat: int, species: Species) -> Ref:
        """Return the name of a species that lies on the table now."""
        return SPECIES_BIT | seat << 7 | self.players[seat].species.index(species)

    # Cards

    def shuffle_discards(self, *, dealing: bool) -> bool:
        """Make the discard pile the new draw pile and announce the end; False when it is empty.

        A shuffle while dealing makes this round the last one, any other the next (000:149, 001:76-80).
        """
        if not self.discard_pile:
            return False
        cards = sorted(self.discard_pile)
        self.discard_pile.clear()
        if self.chance:
            self.draw_pile = cards
        else:
            self.draw_pile = shuffled(cards, self.seed, self.shuffles)
        self.shuffles += 1
        announced = not self.final_round
        if announced:
            self.final_round = self.round if dealing else self.round + 1
        if self.sink is not None:
            self.sink.append((e.SHUFFLED, NOBODY, 0, NOTHING, len(cards)))
            if announced:
                self.sink.append((e.LAST_ROUND_ANNOUNCED, NOBODY, 0, NOTHING, self.final_round))
        return True

    def draw(self, seat: int, count: int, *, dealing: bool = False, cause: int = -1) -> None:
        """Give *seat* the top *count* cards; what cannot be drawn is forfeited (R52)."""
        hand = self.players[seat].hand
        for _ in range(count):
            pile = self.draw_pile
            if not pile:
                if not self.shuffle_discards(dealing=dealing):
                    return
                pile = self.draw_pile
            if self.chance:
                x = self.chance
                x ^= x << 13 & WORD
                x ^= x >> 17
                x ^= x << 5 & WORD
                self.chance = x
                at = x * len(pile) >> 32
                card = pile[at]
                pile[at] = pile[-1]
                pile.pop()
            else:
                card = pile.pop()
            insort(hand, card)
            if self.sink is not None:
                self.sink.append((e.DREW, seat, card, NOTHING, 0, NOTHING, cause))

    def deal(self, seat: int, count: int) -> None:
        """Deal *seat* its cards at the start of a round (000:45)."""
        pile = self.draw_pile
        if self.chance or len(pile) < count:
            self.draw(seat, count, dealing=True)
            return
        hand = self.players[seat].hand
        drawn = pile[-count:]
        hand += drawn
        hand.sort()
        del pile[-count:]
        if self.sink is not None:
            drawn.reverse()
            self.sink.append((e.DEALT, seat, *drawn))

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Lay a hand card face up on the discard pile."""
        self.players[seat].hand.remove(card)
        self.discard_pile.append(card)

    def lay_food_card(self, seat: int, card: int) -> None:
        """Lay a hand card face down on the watering hole (000:49)."""
        self.players[seat].hand.remove(card)
        self.food_cards[seat] = card
        if self.sink is not None:
            self.sink.append((e.FOOD_CARD_LAID, seat, card, WATERING_HOLE))

    def lay_trait(self, seat: int, place: int, card: int) -> None:
        """Lay a hand card face down at the species at *place* in the row (000:61)."""
        player = self.players[seat]
        player.hand.remove(card)
        species = player.species[place]
        hidden = [*species.hidden, card]
        hidden.sort()
        species.hidden = tuple(hidden)
        species.mask |= self.table.bits[card]
        if self.sink is not None:
            self.sink.append((e.TRAIT_LAID, seat, card, SPECIES_BIT | seat << 7 | place))

    def discard_trait(self, seat: int, species: Species, trait: int) -> None:
        """Throw away a trait card of a species; chips stored on it go to the bag (R41)."""
        bit = 1 << trait
        bits = self.table.bits
        for card in species.traits + species.hidden:
            if bits[card] & bit:
                break
        else:
            raise AssertionError("the species does not have this trait")
        species.traits = tuple([c for c in species.traits if c != card])
        species.hidden = tuple([c for c in species.hidden if c != card])
        species.mask &= ~bit
        self.discard_pile.append(card)
        if self.sink is not None:
            self.sink.append((e.TRAIT_DISCARDED, seat, card, self.ref(seat, species)))
        if species.fat and self.table.storing & bit:
            self.bag_fat(seat, species)

    def turn_up_traits(self) -> None:
        """Turn up all cards that lie face down at species (000:79); they go behind the open ones, sorted."""
        for seat in self.seats_in_turn():
            for index, species in enumerate(self.players[seat].species):
                if species.hidden:
                    if self.sink is not None:
                        target = SPECIES_BIT | seat << 7 | index
                        self.sink += [(e.TRAIT_TURNED_UP, seat, card, target) for card in species.hidden]
                    species.traits = species.traits + species.hidden
                    species.hidden = ()

    def turn_up_food_cards(self) -> int:
        """Turn up the food cards, lay them on the discard pile and return their sum (000:85)."""
        total = 0
        foods = self.table.foods
        for seat in self.seats_in_turn():
            card = self.food_cards[seat]
            if card > UNKNOWN:
                total += foods[card]
                self.discard_pile.append(card)
                if self.sink is not None:
                    told = (e.FOOD_CARD_TURNED_UP, seat, card, NOTHING, foods[card])
                    self.sink.append(told)
            self.food_cards[seat] = NO_CARD
        return total

    def change_watering_hole(self, amount: int) -> None:
        """Put chips on the watering hole or take them away."""
        self.watering_hole += amount
        if self.sink is not None:
            self.sink.append((e.WATERING_HOLE_CHANGED, NOBODY, 0, WATERING_HOLE, amount))

    # Species

    def found_species(self, seat: int, *, left: bool = False, card: int = 0) -> None:
        """Give *seat* a new species 1/1 at one end of its row, for a *card* or for nothing (000:71)."""
        row = self.players[seat].species
        species = Species()
        if left:
            row.insert(0, species)
        else:
            row.append(species)
        if self.sink is not None:
            target = SPECIES_BIT | seat << 7 | (0 if left else len(row) - 1)
            end = LEFT_END if left else RIGHT_END
            self.sink.append((e.SPECIES_FOUNDED, seat, card, target, 0, end))

    def grow_population(self, seat: int, species: Species, cause: int = -1) -> None:
        """Move the population marker one space up."""
        species.population += 1
        if self.sink is not None:
            target = self.ref(seat, species)
            self.sink.append((e.POPULATION_GREW, seat, 0, target, species.population, NOTHING, cause))

    def eat(self, seat: int, species: Species, chips: int, kind: int, *, hole: bool, cause: int = -1) -> None:
        """Put chips on a board, from the watering hole or the food bank."""
        species.food += chips
        if hole:
            self.watering_hole -= chips
        if self.sink is not None:
            source = WATERING_HOLE if hole else NOTHING
            ate = e.ATE_PLANTS if kind == PLANT else e.ATE_MEAT
            self.sink.append((ate, seat, 0, self.ref(seat, species), chips, source, cause))

    def store(self, seat: int, species: Species, chips: int, *, hole: bool, cause: int = -1) -> None:
        """Put chips on a Fat Tissue card, from the watering hole or the food bank (000:261)."""
        species.fat += chips
        if hole:
            self.watering_hole -= chips
        if self.sink is not None:
            source = WATERING_HOLE if hole else NOTHING
            self.sink.append((e.STORED_FAT, seat, 0, self.ref(seat, species), chips, source, cause))

    def move_fat(self, seat: int, species: Species, cause: int = -1) -> None:
        """Move stored chips to the board, up to the population (000:265)."""
        chips = min(species.fat, species.population - species.food)
        species.fat -= chips
        species.food += chips
        if self.sink is not None:
            self.sink.append((e.MOVED_FAT, seat, 0, self.ref(seat, species), chips, NOTHING, cause))

    def bag_fat(self, seat: int, species: Species) -> None:
        """Put the chips stored at a species into its owner's bag (000:267)."""
        chips = species.fat
        species.fat = 0
        self.fill_bag(seat, chips, self.ref(seat, species) if self.sink is not None else NOTHING)

    def fill_bag(self, seat: int, chips: int, source: Ref = NOTHING) -> None:
        """Put chips into a bag."""
        self.players[seat].bag += chips
        if self.sink is not None and chips:
            self.sink.append((e.BAGGED, seat, 0, NOTHING, chips, source))

    def lose_population(self, seat: int, species: Species, cause: int = -1) -> bool:
        """Lower a population by 1, bag the surplus food (000:116) and return whether the species lives on."""
        species.population -= 1
        if self.sink is not None:
            target = self.ref(seat, species)
            self.sink.append((e.POPULATION_LOST, seat, 0, target, species.population, NOTHING, cause))
        if species.food > species.population:
            surplus = species.food - species.population
            species.food = species.population
            self.fill_bag(seat, surplus, self.ref(seat, species) if self.sink is not None else NOTHING)
        if species.population:
            return True
        self.go_extinct(seat, species)
        return False

    def go_extinct(self, seat: int, species: Species) -> None:
        """Remove a species: chips to the bag, cards to the discard pile, as many drawn (000:141-145)."""
        row = self.players[seat].species
        place = row.index(species)
        if self.sink is not None:
            self.sink.append((e.WENT_EXTINCT, seat, 0, SPECIES_BIT | seat << 7 | place, len(species.traits)))
        chips = species.food + species.fat
        if chips:
            self.fill_bag(seat, chips, SPECIES_BIT | seat << 7 | place)
        del row[place]
        self.discard_pile += species.traits
        if species.traits:
            self.draw(seat, len(species.traits))

    # Meals

    def meal(self, seat: int, species: Species, kind: int, chips: int, *, hole: bool, cause: int = -1) -> int:
        """Feed a species up to *chips* of one kind from one source and return how many it took.

        Food goes to the population first, then to stored fat (000:124, 261). Plants may bring an extra chip
        (000:273). It passes on to its right neighbour (000:291), from the same source.
        """
        table = self.table
        mask = species.mask & ~(species.off | self.ignored)
        if kind == PLANT and mask & table.hunting:
            return 0
        if not mask & table.on_meal:
            taken = species.population - species.food
            if taken > chips:
                taken = chips
            if hole and taken > self.watering_hole:
                taken = self.watering_hole
            if taken:
                if self.sink is not None:
                    self.eat(seat, species, taken, kind, hole=hole, cause=cause)
                else:
                    species.food += taken
                    if hole:
                        self.watering_hole -= taken
            return taken
        taken = self._take(seat, species, mask, kind, chips, hole, cause)
        if not taken:
            return 0
        if mask & table.on_extra:
            for card in species.traits:
                trait = table.trait_of[card]
                if mask >> trait & 1 and table.on_extra >> trait & 1:
                    extra = table.traits[trait].extra(species, kind)
                    if extra:
                        taken += self._take(seat, species, mask, kind, extra, hole, trait)
        if mask & table.on_passing:
            for card in species.traits:
                trait = table.trait_of[card]
                if mask >> trait & 1 and table.on_passing >> trait & 1:
                    for _ in range(table.traits[trait].passes_on(species, taken)):
                        row = self.players[seat].species
                        right = self.place(seat, species) + 1
                        if right < len(row):
                            self.meal(seat, row[right], kind, 1, hole=hole, cause=trait)
        return taken

    def _take(
        self, seat: int, species: Species, mask: int, kind: int, chips: int, hole: bool, cause: int
    ) -> int:
        if hole and chips > self.watering_hole:
            chips = self.watering_hole
        eaten = min(chips, species.population - species.food)
        if eaten:
            self.eat(seat, species, eaten, kind, hole=hole, cause=cause)
        stored = 0
        if eaten < chips and mask & self.table.storing:
            stored = min(chips - eaten, self.storage(species, mask) - species.fat)
            if stored:
                self.store(seat, species, stored, hole=hole, cause=cause)
        return eaten + stored

    def storage(self, species: Species, mask: int) -> int:
        """Return how many chips the traits in *mask* let a species store."""
        total = 0
        table = self.table
        for card in species.traits:
            trait = table.trait_of[card]
            if mask >> trait & 1 and table.storing >> trait & 1:
                total += table.traits[trait].storage(species)
        return total

    def can_take(self, species: Species, ignored: int = 0) -> bool:
        """Return whether a species has room for a chip, on its board or a card that is not ignored."""
        if species.food < species.population:
            return True
        mask = species.mask & ~(species.off | self.ignored | ignored)
        return bool(mask & self.table.storing) and species.fat < self.storage(species, mask)
