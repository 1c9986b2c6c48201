"""A table with rows of species: its gestures, its keys, and what lies on it where.

The keys play, or describe how the seats, the species and the watering hole are. Notes and the curtain ask
what lies where and how much it is needed: a note covers what matters least.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.placing import NEEDED, Need
from evolution_qt.ui.table.arrangement import Arrangement
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Detour, Gestures, Spot, Subject
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.keyboard import Keyboard
from evolution_qt.ui.table.losses import LostSpecies
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.read_aloud_keys import LastDescribed, ReadAloudKeys
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.table_view import Cloth
from evolution_qt.ui.table.view import Offer, View

Place: TypeAlias = tuple[int, int]
"""The seat and the number of a species."""


class SpeciesWords(Protocol):
    """How a game describes its things, in lines; empty lines are left out."""

    def whole_game(self, view: View[Any]) -> Sequence[Sequence[str]]:
        """Return what matters most of the watering hole and the piles, then the rest."""
        ...

    def whole_seat(self, view: View[Any], seat: int) -> Sequence[Sequence[str]]:
        """Return what matters most of a seat, then the rest, its species too."""
        ...

    def whole_species(self, view: View[Any], seat: int, index: int) -> Sequence[str]:
        """Return the full description of a species."""
        ...

    def whole_card(self, view: View[Any], card: HandCard) -> Sequence[str]:
        """Return the full description of a card of the own hand."""
        ...


class SpeciesReadAloudKeys(ReadAloudKeys):
    """The keys of one table that read something aloud."""

    def __init__(
        self,
        board: SpeciesBoard[Any],
        player: PlayerInput,
        words: SpeciesWords,
        meant: Callable[[Place | None], None] = lambda _place: None,
    ) -> None:
        """*meant* hears which species is described, None for none."""
        super().__init__(board, player)
        self._top = board
        self._words = words
        self._meant_is = meant
        self.table |= {
            Qt.Key.Key_G: self._describe_game,
            Qt.Key.Key_K: self._describe_seat,
            Qt.Key.Key_D: self._describe_species,
        }

    def tell(self, told: LastDescribed, lines: Sequence[str], about: QRectF) -> None:
        """Show and announce lines about something, and let it be known which species is described."""
        super().tell(told, lines, about)
        self._meant_is(told[1:] if told[0] == "species" else None)

    def _describe_game(self, way: int) -> None:
        """Describe round, watering hole and piles in short, then the rest of them and what is asked."""
        look = self._top.ribbon.look
        first, rest = self._words.whole_game(self.view)
        parts = [look.phase, look.last_round, *first], [look.sentence, *rest]
        at = (self.told[1] + way) % len(parts) if self.told[0] == "game" else 0
        self.tell(("game", at, 0), parts[at], self._top.pond.scene_rect)

    def _describe_seat(self, way: int) -> None:
        """Describe the own seat in short, then the rest of it, then the next ones."""
        told = _, seat, at = self.next_seat(way)
        self.tell(told, self._words.whole_seat(self.view, seat)[at], self._top.header(seat))

    def _describe_species(self, way: int) -> None:
        """Describe what is chosen or aimed at, then the next species, from seat to seat; a card once."""
        view = self.view
        every = self._species()
        if self.told[0] not in ("card", "species", "seat"):
            subject = self.player.chosen
            if isinstance(subject, HandCard) and self.player.highlights.aimed is None:
                about = self._top.hand[subject.place].scene_rect
                self.tell(("card", 0, 0), self._words.whole_card(view, subject), about)
                return
        if not every:
            return
        if self.told[0] == "species":
            at = every.index(self.told[1:]) + way if self.told[1:] in every else 0
            seat, index = every[at % len(every)]
        elif self.told[0] == "seat" and (self.told[1], 0) in every:
            seat, index = self.told[1], 0
        else:
            seat, index = self._meant() or every[0]
        lines = self._words.whole_species(view, seat, index)
        self.tell(("species", seat, index), lines, self._top.rect_of(Spot(SPECIES, seat, index)))

    def _species(self) -> list[Place]:
        """Return all species, the own ones first."""
        view = self.view
        count = len(view.state.players)
        seats = [(view.bottom + apart) % count for apart in range(count)]
        return [(seat, index) for seat in seats for index in range(len(view.state.players[seat].species))]

    def _meant(self) -> Place | None:
        """Return the species that is aimed at or chosen, None if none is."""
        aimed, subject = self.player.highlights.aimed, self.player.chosen
        if aimed is not None and aimed.index >= 0:
            return aimed.seat, aimed.index
        index = getattr(subject, "index", -1)  # a species, or what lies at one
        return (self.view.viewer, index) if index >= 0 else None


class SpeciesKeyboard(Keyboard):
    """The keys of one table."""

    phases: Mapping[Qt.Key, Sequence[int]] = {}
    """The phases in which keys mean something that do not always."""
    of_places: Mapping[str, str] = {}
    """The key for each sort of places of a card."""

    def __init__(self, board: Board, player: PlayerInput, meanings: Gestures, front: HoverZoom[Any]) -> None:
        super().__init__(board, player, meanings)
        self._front = front
        self.table |= {
            Qt.Key.Key_A: self._attack,
            Qt.Key.Key_W: self._bring_forward,
            Qt.Key.Key_Z: self._enlarge,
        }

    def is_its_time(self, key: Qt.Key) -> bool:
        """Return whether what a key is for can be done in this phase, by who is asked."""
        if key not in self.phases:
            return super().is_its_time(key)
        return self.view.ask and self.view.state.phase in self.phases[key]

    def _attack(self) -> None:
        row = self.view.state.players[self.view.bottom].species
        hunters: list[Subject] = [one for one in map(OwnSpecies, range(len(row))) if self.targets(one)]
        self.choose_and_aim(hunters)

    def _bring_forward(self) -> None:
        if not self._front.open_next():
            self.unable(self.key, True)

    def _enlarge(self) -> None:
        """Enlarge the chosen card, or put the enlarged one away."""
        enlarging, subject = self.player.enlarging, self.player.chosen
        if enlarging.is_open:
            enlarging.close()
        elif subject is not None and (face := self.board.face_of(subject)) is not None:
            enlarging.open(face, self.board.home(subject))
        else:
            self.unable(self.key, True)

    # What the keys are, on the table

    def key_of(self, subject: Subject) -> str:
        """Return the key for a thing that can be moved, empty if it has none."""
        return {Chip: "F", OwnSpecies: "A"}.get(type(subject), "")

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys for things that can be moved, and for the places of the chosen card."""
        found = [(key, self.board.home(one)) for one in self.subjects() if (key := self.key_of(one))]
        card, keys = self.card_meant(), self.of_places
        spots = [spot for spot in self.targets(card) if spot.sort in keys] if card is not None else []
        return found + [(keys[spot.sort], self.board.rect_of(spot)) for spot in spots]


S = TypeVar("S")


class SpeciesGestures(Gestures, Generic[S]):
    """What things and places mean on one table."""

    board: SpeciesBoard[Any]

    @property
    def view(self) -> View[S]:
        """Return what is to be seen; there must be something."""
        return super().view

    # What a game says

    @abstractmethod
    def is_meal(self) -> bool:
        """Return whether species eat now."""

    @abstractmethod
    def hunts(self, index: int) -> bool:
        """Return whether the player's own species hunts."""

    # What follows from that

    def legal(self, seen: Observation[Any]) -> Sequence[int]:
        """Return the legal steps; none where the own hand is not known, or the game is over."""
        is_known = all(seen.state.players[seen.viewer].hand)
        return super().legal(seen) if is_known and seen.state.to_move != NOBODY else []

    def cards(self) -> list[Subject]:
        """Return the cards of the own hand."""
        return [card.subject for card in self.board.hand if isinstance(card.subject, HandCard)]

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Feed a plant eater at once; a hunter is chosen first."""
        if not self.view.ask or not isinstance(subject, OwnSpecies) or self.hunts(subject.index):
            return None
        return [(Chip(), Spot(SPECIES, self.view.viewer, subject.index))] if self.is_meal() else []

    def detour(self, subject: Subject) -> Detour | None:
        """Return what the player's own species means at the watering hole: that it eats there."""
        if not isinstance(subject, OwnSpecies) or not self.view.ask or not self.is_meal():
            return None
        return Detour(Spot(HOLE), Chip(), Spot(SPECIES, self.view.viewer, subject.index))

    def is_home(self, subject: Subject, spot: Spot) -> bool:
        """Return whether a place belongs to the species that is chosen."""
        is_own = isinstance(subject, OwnSpecies) and spot.index == subject.index
        return is_own and spot.seat == self.view.viewer

    def about(self, subject: Subject) -> list[QRectF]:
        """Return the attacker, which a question about an attack leaves in sight."""
        return [self.board.home(subject)] if isinstance(subject, OwnSpecies) else []


OWN: Final = 9.0
"""What the seat at the bottom plays with."""
OTHERS: Final = 4.0
_POND, _LAID, _PILES = 7.0, 3.0, 1.0
_LEAST: Final = 0.3
"""How much of the height of a hand a cloth needs at least: else there is none, for no card lies there."""
_COUNT: Final = 20
"""Pixels below a pile in which its number of cards stands, on a usual table."""


def needs(table: Arrangement, hand: int) -> list[Need]:
    """Return what lies on a table, so many cards in the *hand* at the bottom, and how much it is needed."""
    found = [(table.ribbon, NEEDED), *((card.bounds, NEEDED) for card in table.hand_places(hand))]
    found.append((table.pond, _POND))
    for pile in (table.draw_pile, table.discard_pile):
        found.append((pile.adjusted(0, 0, 0, _COUNT * table.unit), _PILES))
    found += [(card, _LAID) for card in table.shore]
    for seat, place in enumerate(table.seats):
        if seat != table.bottom:
            found.append((place.panel, OTHERS))
        else:
            found += [(place.row.room, OWN), (place.header, OWN)]
    return found


def below_own_row(table: Arrangement) -> QRectF:
    """Return where a cloth covers the hand: below the own row where that has its room."""
    row, unit, whole = table.seats[table.bottom].row, table.unit, table.size
    top = max(table.hand.top(), row.place(0).bottom() + 8 * unit) - 4 * unit
    tall = whole.height() - top
    return QRectF(0, top, whole.width(), tall if tall >= _LEAST * table.hand.height() else 0)


PiecesAt: TypeAlias = Callable[[int], Pieces]
"""Gives what pieces were called before the event of a number."""
_HIGH: Final = 560
"""From this height on there is room for a hand as large as if it was played from."""
_SMALL_HAND: Final = 0.68


def _nameless(_number: int) -> Pieces:
    return NAMELESS


@guarded
class SpeciesTable(Table):
    """A table whose board has rows of species. Its game takes the board first of all."""

    board: SpeciesBoard[Any]
    lost: Callable[[Sequence[Event], int, int, PiecesAt], Sequence[LostSpecies]]
    """Returns what the species of a seat have lost, in events whose first one has that number."""
    has_valley = True
    is_for_reading = False
    """Whether it has no players: cards are read, and nothing is taken in hand."""

    def be_for_reading(self) -> None:
        """Have no players from now on; the reader chooses whose cards lie open."""
        super().be_for_reading()
        self.is_for_reading = True

    def draw(self, state: Any, offer: Offer) -> None:
        """Draw a position; for reading with a hand that leaves the rows their room, and nothing to press."""
        if self.is_for_reading:
            self.board.hand_size = 1.0 if self.height() >= _HIGH else _SMALL_HAND
        super().draw(state, offer)
        if self.is_for_reading:
            self.board.button.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press what is there; for reading only pin an enlarged card."""
        if not self.is_for_reading or event.button() == Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)
        if self.is_for_reading:
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """For reading take the second click of two like the first."""
        if self.is_for_reading:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def show_losses(
        self, events: Sequence[Event], first: int, seat: int, pieces_at: PiecesAt = _nameless
    ) -> None:
        """Name what a seat has lost in events, whose first one has the number *first*."""
        self.board.show_losses(self.lost(events, first, seat, pieces_at))

    def let_fan_rise(self) -> None:
        """Let the card of the hand rise that the pointer rests on."""
        fan, player = self.board.fan, self.player
        player.resting.append(fan)
        player.enlarging.rises = fan.holds
        fan.may_rise = lambda: not player.enlarging.is_fixed
        fan.rising = player.answers.hush

    def places_in(self, size: QSize) -> Arrangement | None:
        """Return where everything will lie in a size; None while there is no position."""
        if self.seen is None:
            return None
        return self.board.arranged(self.seen.state, self.bottom, self.display.laid_size(size))

    @property
    def arrangement(self) -> Arrangement:
        """Return where everything lies; there must be a position."""
        assert self.board.arrangement is not None
        return self.board.arrangement

    def noted(self) -> list[Need]:
        """Return what lies over the board for a while and is to be seen."""
        return []

    def needs(self) -> list[Need]:
        """Return what lies here, where it is seen, and how much it is needed.

        While the table is given another size, what counts is where everything will lie in that.
        """
        laid, coming = self.board.arrangement, self.places_in(self.size())
        is_laid = laid is not None and coming is not None and laid.size == coming.size
        places = laid if is_laid else coming  # else an old picture stands in, or nothing is seen yet
        view = self.board.view
        hand = 0 if view is None else len(view.state.players[view.bottom].hand)
        lying: list[Need] = [] if places is None else needs(places, hand)
        if is_laid:
            lying += [(item.scene_rect, OWN) for item in self.board.gutters if item.isVisible()]
            lying += self.noted()
        return [(self.display.as_seen(rect), weight) for rect, weight in lying]

    def cloth(self) -> Cloth | None:
        """Return where what covers a hand lies: below the own row where that has its room."""
        places = self.places_in(self.size())
        if places is None:
            return None
        scale = self.display.scale
        return Cloth(
            self.display.as_seen(places.ribbon),
            self.display.as_seen(below_own_row(places)),
            places.font * scale,
            places.least_font * scale,
            10 * places.unit * scale,
        )
