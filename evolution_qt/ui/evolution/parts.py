"""Which of Evolution's things a screen reader finds on the table, and what belongs together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.games.evolution.state import PLAY, EvolutionState
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.descriptions import EvolutionDescriptions
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.table import subjects
from evolution_qt.ui.table.accessible_tree import Key, Parts
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.subjects import Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.view import View

Role = QAccessible.Role
HOLE: Final = Key("hole")
DRAW_PILE: Final = Key("draw pile")
DISCARD_PILE: Final = Key("discard pile")
LEFT_GUTTER: Final = Key("left gutter")
RIGHT_GUTTER: Final = Key("right gutter")
HAND: Final = Key("hand")

_OF_TRACKS: Final = {gestures.BODY: "body", gestures.POPULATION: "population", gestures.TRAIT: "slot"}
_OF_SPOTS: Final = {
    subjects.HOLE: HOLE,
    gestures.DISCARDS: DISCARD_PILE,
    gestures.LEFT_GUTTER: LEFT_GUTTER,
    gestures.RIGHT_GUTTER: RIGHT_GUTTER,
}


class EvolutionParts(Parts):
    """The seats, species, cards and piles of one table."""

    roles = {
        "seat": Role.List,
        "hand": Role.List,
        "open hand": Role.List,
        "open card": Role.ListItem,
        "species": Role.ListItem,
        "trait": Role.ListItem,
        "card": Role.ListItem,
    }

    def __init__(self, board: Tabletop, phrases: Phrases, spoken: EvolutionDescriptions) -> None:
        self._board = board
        self._phrases = phrases
        self._spoken = spoken

    def children(self, view: View[EvolutionState], key: Key | None) -> list[Key]:
        """Return what belongs to a thing, in the order in which it is read; None is the table."""
        if key is None:
            count = len(view.state.players)
            fed = [Key("food card", seat) for seat in self._spoken.fed_by(view)]
            seats = [Key("seat", (view.bottom + apart) % count) for apart in range(count)]
            return [HOLE, *fed, DRAW_PILE, DISCARD_PILE, *seats, HAND]
        if key.sort == "seat":
            return self._of_seat(view, key.seat)
        if key.sort == "species":
            return self._of_species(view, key.seat, key.index)
        if key.sort == "open hand":
            faces = self._board.open_hands[key.seat].faces
            return [Key("open card", key.seat, number=at) for at in range(len(faces))]
        if key == HAND and view.viewer >= 0:
            return [Key("card", number=at) for at in range(len(self._board.hand))]
        return []

    def _of_seat(self, view: View[EvolutionState], seat: int) -> list[Key]:
        found = [Key("species", seat, index) for index in range(len(view.state.players[seat].species))]
        if seat == view.bottom and self._board.gutters[0].isVisible():
            return [LEFT_GUTTER, *found, RIGHT_GUTTER]
        if self._board.open_hands[seat].faces:
            found.append(Key("open hand", seat))
        return found

    def _of_species(self, view: View[EvolutionState], seat: int, index: int) -> list[Key]:
        row = view.state.players[seat].species
        if index >= len(row):  # it has died out, and a screen reader still holds what belonged to it
            return []
        species = row[index]
        count = len(species.traits) + len(species.hidden)
        found = [Key("trait", seat, index, number) for number in range(count)]
        if view.ask and seat == view.viewer and view.state.phase == PLAY:
            found.append(Key("slot", seat, index))
        return found + [Key(sort, seat, index) for sort in ("body", "population", "food")]

    def parent(self, view: View[EvolutionState] | None, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        if key.sort == "card":
            return HAND
        if key in (LEFT_GUTTER, RIGHT_GUTTER) and view is not None:
            return Key("seat", view.bottom)
        if key.sort == "open card":
            return Key("open hand", key.seat)
        if key.sort in ("species", "open hand"):
            return Key("seat", key.seat)
        return Key("species", key.seat, key.index) if key.index >= 0 else None

    def name(self, view: View[EvolutionState], key: Key) -> str:
        """Return what a thing is called."""
        spoken = self._spoken
        plain = {
            HOLE: lambda: spoken.watering_hole(view),
            DRAW_PILE: lambda: spoken.draw_pile(view),
            DISCARD_PILE: lambda: spoken.discard_pile(view),
            LEFT_GUTTER: lambda: spoken.gutter(left=True),
            RIGHT_GUTTER: lambda: spoken.gutter(left=False),
            HAND: lambda: spoken.hand(view),
        }
        if key in plain:
            return plain[key]()
        if key.sort == "food card":
            return spoken.food_card(view, key.seat)
        if key.sort == "seat":
            return spoken.seat(view, key.seat)
        if key.sort == "card":
            return spoken.card(view, key.number)
        if key.sort == "open hand":
            hand = view.state.players[key.seat].hand
            return self._phrases.things.hand(view.names[key.seat], len(hand))
        if key.sort == "open card":
            return spoken.open_card(view, key.seat, key.number)
        return self._name_at_species(view, key)

    def payment(self, view: View[EvolutionState], number: int) -> str:
        """Return what a card of the own hand is called."""
        return self._spoken.card(view, number)

    def _name_at_species(self, view: View[EvolutionState], key: Key) -> str:
        spoken, phrases = self._spoken, self._phrases
        species = view.state.players[key.seat].species[key.index]
        if key.sort == "trait":
            is_open = key.number < len(species.traits)
            return spoken.trait(self._trait(view, key), is_open=is_open)
        tile = self._board.tile_of(key.seat, key.index)
        chips = () if tile is None else tile.look.chips
        return {
            "species": lambda: spoken.species(view, key.seat, key.index),
            "slot": lambda: spoken.free_slot(view),
            "body": lambda: phrases.things.body(species.body),
            "population": lambda: phrases.things.population(species.population),
            "food": lambda: phrases.things.food(species.food, species.population, chips),
        }[key.sort]()

    def description(self, view: View[EvolutionState], key: Key) -> str:
        """Return what there is to say of a thing besides."""
        spoken = self._spoken
        if key.sort == "ribbon":
            return self._board.loss.whole
        if key.sort == "seat":
            return spoken.seat_details(view, key.seat)
        if key.sort == "species":
            return spoken.attackers(view, key.seat, key.index)
        if key.sort == "trait":
            return spoken.trait_text(self._trait(view, key))
        if key.sort == "open card":
            return spoken.trait_text(self._held(view, key))
        if key.sort in ("card", "payment") and view.viewer >= 0:
            return spoken.trait_text(view.state.players[view.viewer].hand[key.number])
        return ""

    def _held(self, view: View[EvolutionState], key: Key) -> int:
        hand = view.state.players[key.seat].hand
        return hand[key.number] if key.number < len(hand) else UNKNOWN

    def _trait(self, view: View[EvolutionState], key: Key) -> int:
        species = view.state.players[key.seat].species[key.index]
        return (*species.traits, *species.hidden)[key.number]

    def rect(self, key: Key) -> QRectF:
        """Return where a thing lies in the scene, as far as it is seen; empty if nothing of it is."""
        board, arrangement = self._board, self._board.arrangement
        assert arrangement is not None
        if key.sort == "card":
            return board.hand[key.number].scene_rect
        if key.sort == "food card":
            return board.food_card(key.seat)
        if key.sort == "open hand":
            return arrangement.seats[key.seat].hand
        if key.sort == "open card":
            return board.open_hands[key.seat].card_rect(key.number)
        if key.sort == "seat":
            place = arrangement.seats[key.seat]
            return place.panel.united(place.header)
        if key.index >= 0:
            return self._rect_at_species(key)
        return {
            HOLE: arrangement.pond,
            DRAW_PILE: arrangement.draw_pile,
            DISCARD_PILE: arrangement.discard_pile,
            LEFT_GUTTER: arrangement.left_gutter,
            RIGHT_GUTTER: arrangement.right_gutter,
            HAND: arrangement.hand,
        }[key]

    def _rect_at_species(self, key: Key) -> QRectF:
        tile = self._board.tile_of(key.seat, key.index)
        if tile is None:
            return QRectF()
        places = tile.places
        inside = {
            "species": QRectF(0, 0, tile.seen, tile.rect.height()),
            "slot": places.trait_zone,
            "body": places.body_zone,
            "population": places.population_zone,
            "food": places.food_row,
        }.get(key.sort)
        if inside is None:
            inside = places.slots[key.number] if key.number < len(places.slots) else QRectF()
        return tile.mapRectToScene(inside)

    def of_subject(self, view: View[EvolutionState], subject: Subject) -> Key:
        """Return the thing that is moved."""
        if isinstance(subject, HandCard):
            return Key("card", number=subject.place)
        if isinstance(subject, OwnSpecies):
            return Key("species", view.viewer, subject.index)
        if isinstance(subject, OwnTrait):
            return self.of_spot(view, Spot(gestures.REPLACE, view.viewer, subject.index, subject.trait))
        return HOLE

    def of_spot(self, view: View[EvolutionState], spot: Spot) -> Key:
        """Return the thing that a place is, or at which it is."""
        if spot.sort in _OF_SPOTS:
            return _OF_SPOTS[spot.sort]
        if spot.sort == gestures.REPLACE:
            species = view.state.players[spot.seat].species[spot.index]
            of = view.state.table.trait_of
            cards = (*species.traits, *species.hidden)
            at = next((at for at, card in enumerate(cards) if card != UNKNOWN and of[card] == spot.part), 0)
            return Key("trait", spot.seat, spot.index, at)
        return Key(_OF_TRACKS.get(spot.sort, "species"), spot.seat, spot.index)

    def landing(self, view: View[EvolutionState], subject: Subject, spot: Spot) -> str:
        """Return what letting a thing land on a place means, and what it would bring."""
        assert isinstance(subject, Chip | HandCard | OwnSpecies | OwnTrait)
        return self._spoken.landing(view, subject, spot)
