"""The state of a game of The Beginning and the primitives that change it.

Only the methods of `BeginningState` change a state; `feeding` and `rules` call them. Each primitive reports
what it did as an event, if there is a listener. Chips are plain numbers: the bank is endless (002:263-266).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from evolution_qt.core.action import NOBODY, NOTHING, Ref
from evolution_qt.core.errors import bad
from evolution_qt.core.event import RawEvent
from evolution_qt.core.game import State
from evolution_qt.core.rng import WORD, shuffled
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import FACE, FAT_TISSUE, NO_CARD, SPECIES_BIT, STORES, UNKNOWN, UNSEEN
from evolution_qt.games.beginning.options import BeginningRules

PLAY: Final = 0
FEEDING: Final = 1
OVER: Final = 2
PHASES: Final = ("play", "feeding", "over")


class BeginningSpecies:
    """A pile of population cards, the topmost first, the chips on them, and the traits above.

    Chips lie from the top, one on each card before any card has two (002:162, 176, 209), so their number
    says where they are. ``mask`` has a bit for each trait.
    """

    __slots__ = ("cards", "food", "mask", "traits")

    def __init__(
        self, cards: tuple[int, ...], food: int = 0, traits: tuple[int, ...] = (), mask: int = 0
    ) -> None:
        self.cards = cards
        self.food = food
        self.traits = traits
        self.mask = mask

    def clone(self) -> BeginningSpecies:
        """Return an equal species that shares nothing that can change."""
        return BeginningSpecies(self.cards, self.food, self.traits, self.mask)

    @property
    def places(self) -> int:
        """How many chips it has room for: Fat Tissue gives each card a second place (002:366)."""
        return len(self.cards) * 2 if self.mask & STORES else len(self.cards)


class BeginningPlayer:
    """What belongs to one seat: a hand (sorted), chips behind the screen, species from left to right."""

    __slots__ = ("bag", "hand", "name", "species")

    def __init__(self, name: str | None, hand: list[int], bag: int, species: list[BeginningSpecies]) -> None:
        self.name = name
        self.hand = hand
        self.bag = bag
        self.species = species

    def clone(self) -> BeginningPlayer:
        """Return an equal player that shares nothing that can change."""
        return BeginningPlayer(self.name, self.hand.copy(), self.bag, [s.clone() for s in self.species])


_FIELDS: Final = (
    "chance",
    "discard_pile",
    "draw_pile",
    "final_round",
    "first_player",
    "options",
    "passes",
    "phase",
    "players",
    "removed",
    "round",
    "rules",
    "seed",
    "shuffles",
    "sink",
    "to_move",
    "watering_hole",
)


class BeginningState(State):
    """A game of The Beginning in progress.

    Piles keep their top card last. ``final_round`` is 0 until it is known; ``passes`` counts how often the
    deck has been used up. ``chance`` is 0 while the draw pile is in order, else the state of the generator
    that draws from it at random. ``options`` caches the legal steps while feeding.
    """

    __slots__ = _FIELDS

    def __init__(self, rules: BeginningRules, players: list[BeginningPlayer]) -> None:
        self.rules = rules
        self.players = players
        self.seed: int = 0
        self.shuffles: int = 0
        self.round: int = 1
        self.final_round: int = 0
        self.first_player: int = 0
        self.phase: int = PLAY
        self.to_move: int = 0
        self.watering_hole: int = 0
        self.passes: int = 0
        self.draw_pile: list[int] = []
        self.discard_pile: list[int] = []
        self.removed: list[int] = []
        self.chance: int = 0
        self.options: list[int] | None = None
        self.sink: list[RawEvent] | None = None

    def clone(self) -> BeginningState:
        """Return an equal state that shares nothing that can change, and has no listener."""
        other = BeginningState(self.rules, [p.clone() for p in self.players])
        other.seed = self.seed
        other.shuffles = self.shuffles
        other.round = self.round
        other.final_round = self.final_round
        other.first_player = self.first_player
        other.phase = self.phase
        other.to_move = self.to_move
        other.watering_hole = self.watering_hole
        other.passes = self.passes
        other.draw_pile = self.draw_pile.copy()
        other.discard_pile = self.discard_pile.copy()
        other.removed = self.removed.copy()
        other.chance = self.chance
        other.options = self.options
        return other

    def become(self, other: BeginningState) -> None:
        """Take over everything from *other*, which must not be used afterwards; the listener stays."""
        sink = self.sink
        for name in _FIELDS:
            setattr(self, name, getattr(other, name))
        self.sink = sink

    def ref(self, seat: int, species: BeginningSpecies) -> Ref:
        """Return the name of a species that lies on the table now."""
        return SPECIES_BIT | seat << 7 | self.players[seat].species.index(species)

    # The deck

    def _take(self) -> int:
        """Take the top card of the deck, NO_CARD if there is none (B12); `_turn_over` must follow."""
        pile = self.draw_pile
        if not pile:
            if not self.discard_pile:
                return NO_CARD
            self._shuffle_discards()
            pile = self.draw_pile
        if not self.chance:
            return pile.pop()
        x = self.chance
        x ^= x << 13 & WORD
        x ^= x >> 17
        x ^= x << 5 & WORD
        self.chance = x
        at = x * len(pile) >> 32
        card = pile[at]
        pile[at] = pile[-1]
        pile.pop()
        return card

    def _turn_over(self) -> None:
        """When the last card has been taken, shuffle the discards; the round may be the last (002:250)."""
        if self.draw_pile:
            return
        if self.discard_pile:
            self._shuffle_discards()
        if self.passes < self.rules.passes_through_deck:
            self.passes += 1
            if self.passes == self.rules.passes_through_deck:
                self.final_round = self.round
                if self.sink is not None:
                    self.sink.append((e.LAST_ROUND_ANNOUNCED, NOBODY, 0, NOTHING, self.round))

    def _shuffle_discards(self) -> None:
        cards = sorted(self.discard_pile)
        self.discard_pile.clear()
        self.draw_pile = cards if self.chance else shuffled(cards, self.seed, self.shuffles)
        self.shuffles += 1
        if self.sink is not None:
            self.sink.append((e.SHUFFLED, NOBODY, 0, NOTHING, len(cards)))

    def draw(self, seat: int, count: int) -> None:
        """Give *seat* the top *count* cards; what cannot be drawn is not drawn (B12)."""
        hand = self.players[seat].hand
        for _ in range(count):
            card = self._take()
            if card == NO_CARD:
                return
            insort(hand, card)
            if self.sink is not None:
                self.sink.append((e.DREW, seat, card))
            if not self.draw_pile:
                self._turn_over()

    def deal_species(self, seat: int) -> None:
        """Lay the top card, which no player sees, in front of *seat* as a new species (002:99-107)."""
        card = self._take()
        if card != NO_CARD:
            row = self.players[seat].species
            row.append(BeginningSpecies((card | UNSEEN,)))
            if self.sink is not None:
                self.sink.append((e.SPECIES_DEALT, seat, 0, SPECIES_BIT | seat << 7 | len(row) - 1))
            self._turn_over()

    def deal_population(self, seat: int, species: BeginningSpecies, cause: int) -> None:
        """Lay the top card, which no player sees, at the bottom of a species (002:376-380)."""
        card = self._take()
        if card != NO_CARD:
            species.cards = (*species.cards, card | UNSEEN)
            if self.sink is not None:
                target = self.ref(seat, species)
                self.sink.append((e.POPULATION_DEALT, seat, 0, target, len(species.cards), NOTHING, cause))
            self._turn_over()

    # Cards of the hand

    def lay_species(self, seat: int, card: int) -> None:
        """Lay a hand card face down as a new species (002:81-84)."""
        player = self.players[seat]
        player.hand.remove(card)
        player.species.append(BeginningSpecies((card,)))
        if self.sink is not None:
            target = SPECIES_BIT | seat << 7 | len(player.species) - 1
            self.sink.append((e.SPECIES_LAID, seat, card, target))

    def lay_population(self, seat: int, place: int, card: int) -> None:
        """Lay a hand card face down at the bottom of a species (002:86-88, 133-136)."""
        player = self.players[seat]
        player.hand.remove(card)
        species = player.species[place]
        species.cards = (*species.cards, card)
        if self.sink is not None:
            target = SPECIES_BIT | seat << 7 | place
            self.sink.append((e.POPULATION_LAID, seat, card, target, len(species.cards)))

    def lay_trait(self, seat: int, place: int, card: int, replaced: int) -> None:
        """Lay a hand card open at a species, in the place of another trait or in a free one (002:148-159).

        Where Fat Tissue goes, so do the chips on its places, also where another one comes (B18, B19).
        """
        player = self.players[seat]
        player.hand.remove(card)
        species = player.species[place]
        target = SPECIES_BIT | seat << 7 | place
        if replaced:
            self.discard_pile.append(replaced)
            species.traits = tuple([card if one == replaced else one for one in species.traits])
            species.mask = species.mask & ~(1 << replaced) | 1 << card
            if self.sink is not None:
                self.sink.append((e.TRAIT_DISCARDED, seat, replaced, target))
        else:
            species.traits = (*species.traits, card)
            species.mask |= 1 << card
        if self.sink is not None:
            self.sink.append((e.TRAIT_LAID, seat, card, target))
        if replaced == FAT_TISSUE and species.food > len(species.cards):
            chips = species.food - len(species.cards)
            species.food -= chips
            self.fill_bag(seat, chips, target)

    # Chips

    def fill_watering_hole(self, chips: int) -> None:
        """Put chips from the bank on the watering hole (002:93)."""
        self.watering_hole += chips
        if self.sink is not None:
            self.sink.append((e.WATERING_HOLE_FILLED, NOBODY, 0, NOTHING, chips))

    def eat(
        self, seat: int, species: BeginningSpecies, chips: int, kind: int, source: Ref, cause: int
    ) -> None:
        """Put chips on the cards of a species, as many of *chips* as it has room for."""
        taken = min(chips, species.places - species.food)
        if taken > 0:
            species.food += taken
            if self.sink is not None:
                self.sink.append((kind, seat, 0, self.ref(seat, species), taken, source, cause))

    def fill_bag(self, seat: int, chips: int, source: Ref) -> None:
        """Put chips behind the screen of a seat."""
        self.players[seat].bag += chips
        if self.sink is not None:
            self.sink.append((e.BAGGED, seat, 0, NOTHING, chips, source))

    # Losses

    def lose_card(self, seat: int, species: BeginningSpecies, kind: int, cause: int = -1) -> bool:
        """Discard the lowest card of a species, save its chips, and return whether the species lives on.

        Chips on the card go behind the screen (002:200-202). Raises BadInput if its face is not known.
        """
        cards = species.cards
        card = cards[-1] & FACE
        if card == UNKNOWN:
            raise bad("unknown_face")
        size = len(cards)
        species.cards = cards[:-1]
        self.discard_pile.append(card)
        if self.sink is not None:
            target = self.ref(seat, species)
            self.sink.append((kind, seat, card, target, size - 1, NOTHING, cause))
        if species.food >= size:
            chips = 2 if species.food == 2 * size else 1
            species.food -= chips
            self.fill_bag(seat, chips, self.ref(seat, species) if self.sink is not None else NOTHING)
        if size > 1:
            return True
        self._go_extinct(seat, species)
        return False

    def _go_extinct(self, seat: int, species: BeginningSpecies) -> None:
        """Remove a species: its traits to the discard pile, as many cards drawn (002:233-236)."""
        row = self.players[seat].species
        place = row.index(species)
        del row[place]
        if self.sink is not None:
            lost = len(species.traits)
            self.sink.append((e.WENT_EXTINCT, seat, 0, SPECIES_BIT | seat << 7 | place, lost))
        self.discard_pile += species.traits
        self.draw(seat, len(species.traits))
