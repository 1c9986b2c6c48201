"""The board of The Beginning: draws a position from nothing, and knows where everything on the table is.

A plate on the deck shows when the last round comes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.action import unpack
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import HUNTS, STORES, TRAITS, UNKNOWN, traits_in
from evolution_qt.games.beginning.events import SCORING, SUPPLY
from evolution_qt.games.beginning.forecast import UNKNOWN_YET, after, forecast, turns_to_last_round, unmatched
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningSpecies, BeginningState
from evolution_qt.ui.beginning.discards import (
    KINDS,
    DiscardSpread,
    DiscardWords,
    kinds_of,
    remembered,
    spread_places,
)
from evolution_qt.ui.beginning.event_kinds import LOSS_WORDS, BeginningAnimals
from evolution_qt.ui.beginning.forecast_note import ForecastNote, ForecastWords, food_note_place, with_sign
from evolution_qt.ui.beginning.preview import ends_turn
from evolution_qt.ui.beginning.thumbnails import family_of, of_event
from evolution_qt.ui.beginning.tiles import LIGHT, PileLook, PileTile
from evolution_qt.ui.beginning.words import BeginningPhrases, trait_name
from evolution_qt.ui.kit import fonts, palette, pictures, writing, zvalues
from evolution_qt.ui.kit.brush import colour, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Face, Item, Style
from evolution_qt.ui.kit.phrasing import unbroken
from evolution_qt.ui.kit.pictures import CardFace
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table import animals, gesture_targets
from evolution_qt.ui.table.animals import animals_of
from evolution_qt.ui.table.arrangement import NAME_BESIDE_HAND, Arrangement
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.ribbon import RibbonLook
from evolution_qt.ui.table.seats import SeatLook
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.species_tile import Laid
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


_PAD: Final = 3.0
_BELL: Final = 22.0
"""Units around the words, and of the bell above them."""
_OVER: Final = 7.5
"""Units by which the plate is wider than the deck, at each side; more where a word needs it."""
_LEADING: Final = 0.9
_LEAST: Final = fonts.CROWDED
"""Pixels of the smallest letters."""


@guarded
class DeckNote(Item):
    """A bell and a few words on a plate that lies on the deck."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.words = ""
        self.setZValue(zvalues.PILE + 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie_on(self, pile: QRectF, room: QRectF, words: str) -> None:
        """Show words on a pile, within a *room*; nothing without words."""
        unit = self.style.unit
        if words != self.words:
            self.words = words
            self.update()
        self.setVisible(bool(words))
        least = self._needed(_LEAST)
        wished = self._needed(round(_LEAST * max(self.style.laid, 1.0)))
        place = QRectF(pile)
        place.setWidth(max(pile.width() + 2 * _OVER * unit, least, min(wished, room.width())))
        place.moveCenter(pile.center())
        place.moveRight(min(place.right(), room.right()))
        place.moveLeft(max(place.left(), room.left()))
        self.place(place)

    def _needed(self, size: int) -> float:
        """Return how wide it is at least where its letters have so many pixels."""
        font = fonts.text(size, bold=True)
        words = max((writing.width_of(font, one) for one in unbroken(self.words)), default=0.0)
        return words + 2 * _PAD * self.style.unit

    @property
    def _room(self) -> QRectF:
        """Return the room of bell and words."""
        pad = _PAD * self.style.unit
        return self.rect.adjusted(pad, pad, -pad, -pad)

    def _written(self) -> writing.Paragraph:
        """Return the words as large as no phrase is broken and there is room below the bell."""
        room, most = self._room, max(self.style.font, _LEAST)
        centre = Qt.AlignmentFlag.AlignHCenter
        for size in range(most, _LEAST - 1, -1):
            font = fonts.text(size, bold=True)
            found = writing.Paragraph(self.words, font, room.width(), centre, leading=_LEADING)
            is_whole = all(writing.width_of(font, one) <= room.width() for one in unbroken(self.words))
            if is_whole and found.size.height() + self._bell <= room.height():
                break
        return found

    @property
    def _bell(self) -> float:
        return _BELL * self.style.unit

    @property
    def is_whole(self) -> bool:
        """Return whether all words lie on the deck, none of them broken."""
        room, least = self._room.width() + 0.5, fonts.text(_LEAST, bold=True)
        has_broken = any(writing.width_of(least, one) > room for one in unbroken(self.words))
        return self._written().size.height() <= self.rect.height() and not has_broken

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the plate, the bell and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, written = self._room, self._written()
        has_bell = written.size.height() + self._bell <= room.height()
        tall = written.size.height() + (self._bell if has_bell else 0.0)
        pad, side = _PAD * self.style.unit, round(self._bell)
        plate = QRectF(
            self.rect.left(), room.center().y() - tall / 2 - pad, self.rect.width(), tall + 2 * pad
        )
        painter.fillPath(rounded(plate, 8 * self.style.unit), colour(palette.STONE_DARK))
        if has_bell:
            at = QPointF(plate.center().x() - side / 2, plate.top() + pad)
            painter.drawPixmap(at, pictures.token("bell", side, self.style.ratio))
        at = QPointF(room.left(), plate.bottom() - pad - written.size.height())
        written.draw(painter, at, colour("#ffffff"))


TRAIT: Final = gesture_targets.TRAIT
REPLACE: Final = "replace"
POPULATION: Final = "population"
GAP: Final = "gap"
"""The place at the right end of the own row."""
ROW: Final = "row"
"""The frame of the own row: chips that land there are for all plant eaters."""
DISCARDS: Final = "discards"
_FACE_DOWN: Final = (POPULATION, GAP)
"""Where a card is laid face down."""
_WHOLE: Final = (SPECIES, HOLE, GAP, ROW)
"""Which places are marked as a whole."""
_FROM_SIGN: Final = 6.0
"""Units between the plate on the deck and the sign beside it."""
_ARC: Final = 1.8
"""Degrees by which the outermost card is turned: so little that the signs at the feet stay in the window."""
_SIGN_NEEDED: Final = 40.0
"""How much it matters that the sign stays in sight, each pixel of it."""
_SIGN_OF: Final = {PLAY: 1, FEEDING: 2}
"""Which of the steps' signs on the ribbon is lit."""


class BeginningBoard(SpeciesBoard[PileTile]):
    """The items of one table."""

    has_upright_tiles = True

    def __init__(self, scene: QGraphicsScene, drag: Drag, game: Beginning, phrases: BeginningPhrases) -> None:
        super().__init__(scene, drag, partial(of_event, game))
        self._game = game
        self._phrases = phrases
        self._faces: dict[int, CardFace] = {}
        self.step = -1
        """Which step of a turn is told now; -1 while it follows from the position."""
        self.turns = UNKNOWN_YET
        """In how many turns the last round begins at most; during a supply as it was before."""
        self.deck_note = DeckNote(drag)
        scene.addItem(self.deck_note)
        self.gutters[0].hide()
        self.food_note: ForecastNote = ForecastNote(drag)
        """How many cards will starve, or what the next turn can count on."""
        self.spread = DiscardSpread(drag)
        """The discard pile as it is read; hidden unless it is asked for."""
        self.opened: Callable[[], None] = lambda: None
        """Called at a click on the discard pile."""
        for item in (self.food_note, self.spread):
            scene.addItem(item)
        self.discard_pile.setCursor(Qt.CursorShape.PointingHandCursor)

    def single(self) -> list[Item]:
        """Return what there is one of."""
        return [*super().single(), self.deck_note]

    def forget_words(self) -> None:
        """Forget everything that was translated."""
        self._faces.clear()

    def new_tile(self, seat: int) -> PileTile:
        """Return a tile for a species of a seat."""
        return PileTile(self._drag, seat)

    def face(self, card: int) -> CardFace | None:
        """Return what a card shows; None for an unknown one."""
        if card <= UNKNOWN:
            return None
        if card not in self._faces:
            trait = TRAITS[card]
            text = QCoreApplication.translate("Trait", trait.text)
            self._faces[card] = CardFace(trait.key, trait_name(card), text, family_of(card), None)
        return self._faces[card]

    # Drawing

    def hour(self, state: BeginningState) -> tuple[str, bool]:
        """Return the light of this game, and whether the last round is played."""
        return LIGHT, state.phase == OVER or bool(state.final_round)

    def arranged(self, state: BeginningState, bottom: int, size: QSizeF) -> Arrangement:
        """Return where everything lies, with a sign at the watering hole."""
        return replace(with_sign(super().arranged(state, bottom, size)), arc=_ARC)

    def show(self, view: View[BeginningState], size: QSizeF, style: Style) -> None:
        """Draw a position in a window of a size."""
        arrangement = self.arranged(view.state, view.bottom, size)
        if view.ask or view.state.phase == OVER:
            self.step = -1
        if self.step != SUPPLY:
            self.turns = turns_to_last_round(view.state)
        self.begin(view, arrangement, style)
        for seat in range(len(view.state.players)):
            self._show_seat(view, arrangement, seat)
            self._show_row(view, arrangement, seat)
        heads = [seat for seat in self.seats if not seat.look.has_plate]
        have_room = all(seat.has_room_for_screen for seat in heads)
        for head in heads:
            head.show_screen(is_shown=have_room)
        self._show_centre(view, arrangement)
        self.show_hand(view, arrangement)
        self.show_ribbon(view, arrangement)
        if self.step == SCORING:
            self.hush_hunger()

    def _show_seat(self, view: View[BeginningState], arrangement: Arrangement, seat: int) -> None:
        state = view.state
        player, place, item = state.players[seat], arrangement.seats[seat], self.seats[seat]
        item.place(place.panel)
        own = seat == view.bottom
        is_over = state.phase == OVER
        score = self._game.known_scores(state, view.viewer, openly=view.is_open)[seat]
        points = str(score.points) if score.is_whole else f"{score.points}+?"
        screen = str(player.bag) if score.is_whole else "?"
        look = SeatLook(
            name=view.names[seat],
            hand=len(player.hand),
            points=points,
            parts=score.as_sum,
            hungry=0 if is_over else hunger(player.species),
            is_first=seat == state.first_player,
            is_asked=seat == state.to_move,
            is_winner=is_over and seat in self._game.winners(state),
            name_share=NAME_BESIDE_HAND if place.hand.intersects(place.header) else 1.0,
            words=self._phrases.counters(points, screen, len(player.hand)) if own else (),
            screen=screen,
        )
        item.show_seat(look, place.header, place.row.bounds(len(view.state.players[seat].species)))
        item.setZValue(zvalues.PANEL + (1.0 if own else 0.0))
        self.show_open_hand(seat, place.hand, player.hand)

    def _show_row(self, view: View[BeginningState], arrangement: Arrangement, seat: int) -> None:
        row, species = arrangement.seats[seat].row, view.state.players[seat].species
        for index, tile in enumerate(self.take_tiles(seat, len(species))):
            tile.place(row.place(index))
            laid = tuple(Laid(self.face(card), pictures.OPEN) for card in species[index].traits)
            subject = OwnSpecies(index) if seat == view.viewer else None
            look = self._look(view, seat, index, species[index])
            tile.show_species(index, row.form, look, laid, subject, row.seen(index, len(species)))
            tile.remembered = tuple(
                TRAITS[card].key if card else "" for card in remembered(view, seat, index)
            )
        self.level_words(seat)

    def _look(self, view: View[BeginningState], seat: int, index: int, species: BeginningSpecies) -> PileLook:
        cast, hunts = animals_of(view.names), bool(species.mask & HUNTS)
        animal = cast.of(seat, index)
        return PileLook(
            animal.drawing,
            animals.name(animal),
            len(species.cards),
            species.food,
            hunts=hunts,
            stores=bool(species.mask & STORES),
            chips=cast.eaten(seat, index, species.food, "meat" if hunts else "plant"),
            note=self._phrases.hunger(species) if view.state.phase != OVER else "",
            light=self.light,
            habitat=animal.habitat,
        )

    def _show_centre(self, view: View[BeginningState], arrangement: Arrangement) -> None:
        state = view.state
        self.pond.place(arrangement.pond)
        self.pond.show_chips(state.watering_hole, Chip() if view.ask else None)
        self.chip_count.place(self.pond.number_rect)
        self.chip_count.show_count(state.watering_hole)
        self.draw_pile.place(arrangement.draw_pile)
        self.draw_pile.show_pile(len(state.draw_pile), str(len(state.draw_pile)))
        last = self._phrases.end_in_sight(self.turns, len(state.players))
        sign, room = food_note_place(arrangement), QRectF(arrangement.centre)
        is_beside = sign.top() < arrangement.draw_pile.bottom()  # the deck
        right = sign.left() if is_beside else self.pond.number_rect.left()
        room.setRight(right - _FROM_SIGN * arrangement.unit)
        self.deck_note.lie_on(arrangement.draw_pile, room, last)
        top = self.face(state.discard_pile[-1]) if state.discard_pile else None
        count = len(state.discard_pile)
        self.food_note.apply_style(self.style)
        self.food_note.place(sign)
        self.show_forecast(None)
        self.discard_pile.place(arrangement.discard_pile)
        self.discard_pile.show_pile(count, str(count), top, is_open=True)

    def spread_discards(self) -> None:
        """Spread the discard pile over the watering hole."""
        view, arrangement = self.view, self.arrangement
        if view is None or arrangement is None:
            return
        places = spread_places(arrangement, food_note_place(arrangement))
        self.spread.apply_style(self.style)
        faces = {card: face for card in KINDS if (face := self.face(card)) is not None}
        heading = DiscardWords().heading(len(view.state.discard_pile))
        self.spread.show_kinds(kinds_of(view.state, faces), heading, places)

    def click(self, piece: object) -> bool:
        """Spread the discard pile at a click on it."""
        if piece is self.discard_pile:
            self.opened()
        return piece in (self.discard_pile, self.spread)

    def show_forecast(self, move: BeginningMove | None) -> None:
        """Show at the watering hole how many cards will starve, and mark them; with a *move*: after it."""
        view = self.view
        if view is None or self.step == SCORING:
            return
        self.food_note.show_look(ForecastWords().look(view, move))
        state = view.state
        lost: tuple[int, ...] = ()
        if state.phase != OVER and view.viewer == state.to_move:
            lost = forecast(state if move is None else after(state, view.viewer, move), view.viewer).lost
        for tile in self.tiles(view.bottom):
            tile.show_starving(lost[tile.index] if tile.index < len(lost) else 0)

    def hush_hunger(self) -> None:
        """Show no hunger until the next position is drawn: the meals are over."""
        self.food_note.hide()
        for number, seat in enumerate(self.seats):
            seat.show_seat(replace(seat.look, hungry=0), seat.mapRectToScene(seat.header))
            for tile in self.tiles(number):
                tile.hush_hunger()

    def show_ribbon(self, view: View[BeginningState], arrangement: Arrangement) -> None:
        """Show what is asked or done, the step of the turn, and what can be ended."""
        state, unit, phrases = view.state, arrangement.unit, self._phrases
        self.ribbon.place(arrangement.ribbon)
        has_recap = self.recalls
        last_round = "" if self.is_taught else phrases.last_round(self.turns)
        aside, in_short = ("", "") if state.phase == OVER else self.ways_on(view)
        look = RibbonLook(
            phase=phrases.heading(state, self.step, self.sign),
            sentence=self.sentence(lambda: phrases.asked(view)),
            last_round=last_round,
            is_own=view.ask,
            phases=phrases.steps(),
            now=self.step if self.step >= 0 else _SIGN_OF.get(state.phase, -1),
            aside=aside,
            aside_in_short=in_short,
            has_company=has_recap or bool(self.losses or last_round),
        )
        may = view.ask and any(view.offer.can(verb) for verb in (listing.DONE, listing.PASS))
        room = QRectF(arrangement.sentence)
        if not may and view.viewer == state.to_move:  # else it may be said there who thinks
            room.setRight(arrangement.ribbon.right() - 8 * unit)
        if self.attack_choices:
            room.setRight(self.second_place().left() - 8 * unit)
        self.second_button.hide()
        self.show_on_ribbon(look, room, LOSS_WORDS.ways(self.losses, view.names))
        self.recap.setVisible(has_recap)
        kept = len(state.players[view.bottom].hand) if view.ask else 0
        self.button.place(arrangement.button.adjusted(2 * unit, 3 * unit, -3 * unit, -3 * unit))
        self.button.setVisible(may)
        is_rest = not kept or state.phase != PLAY
        words = phrases.done_button(state, kept, ends_turn=may and self.ends_turn(view))
        self.button.show_words(words, enabled=may, primary=is_rest)
        self.show_attack_buttons()
        gap = self.gutters[1]
        gap.place(arrangement.right_gutter)
        gap.setVisible(view.ask and state.phase == PLAY and bool(state.players[view.bottom].hand))
        self.gutters[0].hide()

    def ends_turn(self, view: View[BeginningState]) -> bool:
        """Return whether the end of card play ends the turn of the seat that is asked, too."""
        return ends_turn(self._game, view, goes_alone=self.goes_alone)

    def is_only_button_left(self) -> bool:
        """Return whether the seat at the screen can do nothing more but end card play or feeding."""
        view = self.view
        if view is None or not view.ask or not self.button.isVisible():
            return False
        return all(unpack(action).verb in (listing.DONE, listing.PASS) for action in view.offer.legal)

    # Where things are

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where something can land; empty if there is no such place."""
        arrangement = self.arrangement
        assert arrangement is not None
        if spot.sort == HOLE:
            return arrangement.pond
        if spot.sort == DISCARDS:
            return arrangement.discard_pile
        if spot.sort == GAP:
            return arrangement.right_gutter
        if spot.sort == ROW:
            edge = 6 * arrangement.unit
            return arrangement.seats[spot.seat].row.room.adjusted(-edge, 0, edge, 0)
        tile = self.tile_of(spot.seat, spot.index)
        return QRectF() if tile is None else tile.mapRectToScene(_part(tile, spot))

    def name_of(self, seat: int, index: int) -> str:
        """Return what a species is called, standing alone."""
        tile = self.tile_of(seat, index)
        return "" if tile is None else tile.look.name

    def own_pieces(self, state: BeginningState) -> Pieces:
        """Return which animals the species of a position are, by their places."""
        return BeginningAnimals.alone([len(player.species) for player in state.players])

    def moment(self, view: View[BeginningState]) -> tuple[object, ...]:
        """Return round and phase."""
        return view.state.round, view.state.phase

    def aimed_part(self, subject: Subject, spot: Spot) -> QRectF:
        """Return the cards that a token would feed; of anything else all of it."""
        tile = self.tile_of(spot.seat, spot.index) if isinstance(subject, Chip) else None
        if tile is None:
            return self.rect_of(spot)
        backs = tile.places.backs(tile.look.cards)
        return tile.mapRectToScene(backs[0].united(backs[-1]))

    def before_arrows(self, start: QPointF, tip: QPointF) -> list[QRectF]:
        """Return what arrows pass behind at any table of species, and the sign at the watering hole."""
        sign = self.food_note
        return super().before_arrows(start, tip) + ([sign.scene_rect] if sign.isVisible() else [])

    def needs(self) -> list[Need]:
        """Return what should stay in sight, the sign at the watering hole too."""
        sign = self.food_note
        return [*super().needs(), *([(sign.scene_rect, _SIGN_NEEDED)] if sign.isVisible() else [])]

    def home(self, subject: Subject) -> QRectF:
        """Return where a thing lies; empty if that cannot be seen."""
        assert self.view is not None
        if isinstance(subject, HandCard):
            return self.fan.seen_rect(subject.place)
        if isinstance(subject, OwnSpecies):
            return self.rect_of(Spot(SPECIES, self.view.viewer, subject.index))
        return self.rect_of(Spot(HOLE))

    def mark_of(self, spot: Spot, rect: QRectF) -> tuple[QRectF, float]:
        """Return the outline of a mark around a place, and the radius of its corners."""
        unit = self.style.unit
        if spot.sort not in _WHOLE:
            return super().mark_of(spot, rect)
        is_hole = spot.sort == HOLE
        radius = min(rect.width(), rect.height()) * 0.45 if is_hole else 10 * unit
        return rect.adjusted(-unit, -unit, unit, unit), radius

    def stress(self, subject: Subject | None, legal: Sequence[Spot], *, is_loud: bool) -> None:
        """Dim the species that are no target, and ring the protections that a chosen hunter lacks."""
        super().stress(subject, legal, is_loud=is_loud)
        view = self.view
        hunter = None
        if view is not None and isinstance(subject, OwnSpecies) and is_loud:
            hunter = view.state.players[view.viewer].species[subject.index]
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                missing = 0
                if view is not None and hunter is not None and hunter.mask & HUNTS:
                    missing = unmatched(hunter, view.state.players[seat].species[tile.index])
                tile.show_missing({TRAITS[card].key for card in traits_in(missing)})

    def aim(self, subject: Subject | None, spot: Spot | None) -> None:
        """Turn a card over where it would lie face down, and let the pile grow that it is aimed at."""
        if spot is not None:
            self.fan.shrink()
        is_card = isinstance(subject, HandCard)
        turned = is_card and spot is not None and spot.sort in _FACE_DOWN
        carried = self._drag.carried
        if carried is not None:
            width = round(carried.grip.home.width())
            carried.look_like(pictures.card_back(width, self.style.ratio) if turned else None)
        self.show_forecast(meant(subject, spot) if is_card and spot is not None else None)
        for card in self.hand:
            card.show_turned(turned=turned and carried is None and card.subject == subject)
        aimed = spot if is_card and spot is not None and spot.sort == POPULATION else None
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                place = (tile.seat, tile.index)
                tile.show_growth(is_growing=aimed is not None and place == (aimed.seat, aimed.index))

    def face_of(self, subject: Subject) -> Face | None:
        """Return the card that a thing is, None if it is none."""
        return self.face(subject.card) if isinstance(subject, HandCard) else None


def _part(tile: PileTile, spot: Spot) -> QRectF:
    places = tile.places
    if spot.sort == TRAIT:
        return places.trait_zone
    if spot.sort == POPULATION:
        return places.pile_zone
    if spot.sort == REPLACE:
        key = TRAITS[spot.part].key
        for number, laid in enumerate(tile.traits):
            if laid.face is not None and laid.face.trait == key:
                return places.slots[number]
    return QRectF(0, 0, tile.seen, tile.rect.height())


def meant(subject: Subject, spot: Spot) -> BeginningMove | None:
    """Return the move that a thing on a place stands for; None if it means nothing."""
    if isinstance(subject, HandCard):
        card = TRAITS[subject.card].key
        if spot.sort == GAP:
            return BeginningMove("species", card=card)
        if spot.sort == POPULATION:
            return BeginningMove("population", spot.index, card)
        replacing = TRAITS[spot.part].key if spot.sort == REPLACE else ""
        return BeginningMove("trait", spot.index, card, replacing)
    if isinstance(subject, Chip):
        return BeginningMove("feed", spot.index)
    if isinstance(subject, OwnSpecies):
        return BeginningMove("attack", subject.index, target=(spot.seat, spot.index))
    return None


def hunger(row: Sequence[BeginningSpecies]) -> int:
    """Return how many cards of a row have no chip."""
    return sum(max(len(species.cards) - species.food, 0) for species in row)
