"""A board with a row of species for each seat, a watering hole between two piles, and a hand as a fan.

It knows where all of that lies. A game shows a position on it, and gives its tiles their look.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.ui.kit import faces, palette, phrasing, pictures
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.idle import Drift
from evolution_qt.ui.kit.items import ButtonItem, CardItem, Face, HandLook, Item, ItemPool, PileItem, Style
from evolution_qt.ui.kit.pictures import CardFace, card_back, token
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table import idle_life
from evolution_qt.ui.table.arrangement import Arrangement, arrange
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.centre import ChipCountItem, GutterItem, PondItem
from evolution_qt.ui.table.gesture_targets import SPECIES, TRAIT, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.hands import HandFan, HandRow
from evolution_qt.ui.table.losses import LossItem, LostSpecies
from evolution_qt.ui.table.preview import Preview
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem, RibbonLook, RibbonWords
from evolution_qt.ui.table.seats import SeatItem
from evolution_qt.ui.table.species_tile import SpeciesTile
from evolution_qt.ui.table.view import View

T = TypeVar("T", bound=SpeciesTile)

_SPECIES, _RIBBON, _HAND, _POND, _PILES = 40.0, 8.0, 8.0, 2.0, 1.0
"""How much it matters that something stays in sight, each pixel of it."""
_TARGET, _READ_HAND, _READ_POND, _NAME, _PROMPT, _OTHERS = 300.0, 80.0, 60.0, 40.0, 30.0, 1.0
"""The same beside an enlarged card."""
_ON_CARDS: Final = 0.6
"""How much of the growth of writing the letters on cards of a hand have: titles have little room."""
TOLD_FROM: Final = 160.0
"""From this width on, in pixels, cards of a hand carry their rules text where there is room for it."""


class SpeciesBoard(Board, Generic[T]):
    """The items of a table with rows of species. A game shows them."""

    has_shore = False
    """Whether cards may lie at the watering hole."""
    has_upright_tiles = False
    """Whether large tiles can be painted that are no wider than high."""

    def __init__(
        self,
        scene: QGraphicsScene,
        drag: Drag,
        picture: Callable[[Event, int, str, float], QPixmap | None],
    ) -> None:
        """*picture* paints what happened, for the ribbon."""
        super().__init__(scene)
        self._drag = drag
        self.arrangement: Arrangement | None = None
        self.hand_size = 1.0
        """How large the cards of the hand are, compared to a table at which a player plays."""
        self.pond = PondItem(drag)
        self.chip_count = ChipCountItem(drag)
        self.draw_pile = PileItem(drag, card_back)
        self.discard_pile = PileItem(drag, card_back)
        self.ribbon = RibbonItem(drag, partial(token, "bell"))
        self.button = ButtonItem(drag)
        self.second_button = ButtonItem(drag)
        self.recap = RecapItem(drag, picture)
        self.loss = LossItem(drag)
        self.can_skip = False
        """Whether the ribbon tells how what happens is skipped, until the table is drawn again."""
        self.attack_title = ""
        """Who attacks whom where an attack is aimed."""
        self.losses: Sequence[LostSpecies] = ()
        """What the seat at the screen has lost since its last move."""
        self.gutters = (GutterItem(drag), GutterItem(drag))
        for pile in (self.draw_pile, self.discard_pile):
            pile.renewer = self.deferred.renew
        self.fan = HandFan(scene, drag, card_back, self.deferred.renew)
        self.seats: list[SeatItem] = []
        self.open_hands: list[HandRow] = []
        """The hands that lie open, by seat; that of the seat at the bottom lies in its own place."""
        self._tiles: list[ItemPool[Item]] = []
        for item in SpeciesBoard.single(self):
            scene.addItem(item)

    def single(self) -> list[Item]:
        """Return what there is one of."""
        return [
            self.pond,
            self.chip_count,
            self.draw_pile,
            self.discard_pile,
            self.ribbon,
            self.button,
            self.second_button,
            self.recap,
            self.loss,
            *self.gutters,
        ]

    # What a game says

    def new_tile(self, seat: int) -> T:
        """Return a tile for a species of a seat."""
        raise NotImplementedError

    def face(self, card: int) -> CardFace | None:
        """Return what a card shows; None for an unknown one."""
        raise NotImplementedError

    def show_ribbon(self, view: View[Any], arrangement: Arrangement) -> None:
        """Show on the ribbon and its buttons what is asked, or what is done."""
        raise NotImplementedError

    def pooled(self) -> list[ItemPool[Item]]:
        """Return what there may be several of, besides tiles."""
        return []

    # Drawing

    def begin(self, view: View[Any], arrangement: Arrangement, style: Style) -> None:
        """Take a position and where everything lies in it; all that is shown then follows that."""
        self.view, self.arrangement = view, arrangement
        self._end_attack()
        hour, is_last = self.hour(view.state)
        self.light = palette.light_of(style.theme, hour, is_last=is_last)
        self.pond.show_light(self.light)
        self.style = Style(style.theme, arrangement.unit, style.ratio, self.text, arrangement.laid)
        if len(self.seats) != len(view.state.players):
            self._seat(len(view.state.players))
        for item in (*self.single(), *self.seats, *self.open_hands):
            item.apply_style(self.style)
        self.fan.apply_style(self.style)
        for pool in (*self.pooled(), *self._tiles):
            pool.apply_style(self.style)
        for tile in (tile for seat in range(len(self.seats)) for tile in self.tiles(seat)):
            tile.turn(is_turned=False)

    def take_tiles(self, seat: int, count: int) -> list[T]:
        """Return so many tiles of a seat."""
        return [cast(T, one) for one in self.take(self._tiles[seat], count)]

    def added(self, item: Item) -> Item:
        """Return a thing that lies on the table from now on."""
        self.scene.addItem(item)
        return item

    def arranged(self, state: Any, bottom: int, size: QSizeF) -> Arrangement:
        """Return where everything lies in a position, for a window of a size."""
        counts = [len(player.species) for player in state.players]
        return arrange(
            size,
            counts,
            bottom,
            self.hand_size,
            self.text,
            open_hands=self.shows_hands,
            upright=self.has_upright_tiles,
            has_shore=self.has_shore,
        )

    def reshapes(self, view: View[Any], size: QSizeF) -> bool:
        """Return whether tiles of a position are of another size or form than those that lie here."""
        before = self.arrangement
        if before is None or len(before.seats) != len(view.state.players):
            return True
        counts = [len(player.species) for player in view.state.players]
        after = self.arranged(view.state, view.bottom, size)
        return any(
            new and (one.row.tile, one.row.form) != (other.row.tile, other.row.form)
            for new, one, other in zip(counts, before.seats, after.seats, strict=True)
        )

    def _seat(self, count: int) -> None:
        """Make place for so many seats."""
        self.deferred.flush()
        for gone in (*self.seats, *self.open_hands, *[item for pool in self._tiles for item in pool.items]):
            self.scene.removeItem(gone)
        self.seats = [SeatItem(self._drag, seat) for seat in range(count)]
        self.open_hands = [HandRow(self._drag, seat) for seat in range(count)]
        self._tiles = [ItemPool(partial(self._made, seat)) for seat in range(count)]
        for item in (*self.seats, *self.open_hands):
            self.scene.addItem(item)

    def _made(self, seat: int) -> Item:
        tile = self.added(self.new_tile(seat))
        tile.renewer = self.deferred.renew
        return tile

    def take(self, pool: ItemPool[Item], count: int) -> list[Item]:
        """Return so many things of a pool, in the style of the table."""
        items = pool.take(count)
        for item in items:
            item.apply_style(self.style)
        return items

    def level_words(self, seat: int) -> None:
        """Let the names of the traits of a row be written in one size: in the smallest that one needs."""
        plates = {tile: tile.named_plates() for tile in self.tiles(seat)}
        every = [one for named in plates.values() for one in named]
        first = next(iter(plates), None)
        size = pictures.common_size(every, first.share, first.animal) if first is not None else 0
        for tile, named in plates.items():
            tile.show_words(size if named else 0)

    def put_back(self, tile: T) -> None:
        """Lay a tile that came forward where it belongs."""
        assert self.arrangement is not None
        row, count = self.arrangement.seats[tile.seat].row, len(self.tiles(tile.seat))
        tile.go_back(row.place(tile.index), row.form, row.seen(tile.index, count))
        self.level_words(tile.seat)

    def show_hand(self, view: View[Any], arrangement: Arrangement) -> None:
        """Lay the hand of the seat at the bottom."""
        hand = view.state.players[view.bottom].hand
        places = arrangement.hand_places(len(hand))
        shown = [self.face(card) if view.viewer >= 0 else None for card in hand]
        subjects = [HandCard(at, card) if shown[at] is not None else None for at, card in enumerate(hand)]
        known = [face for face in shown if face is not None]
        width, letters = arrangement.card.width(), 1 + (max(arrangement.laid, 1.0) - 1) * _ON_CARDS
        covered = max(places[0].rect.right() - places[1].rect.left(), 0.0) if len(places) > 1 else 0.0
        look = HandLook(
            upright=covered > 0
            and not all(faces.is_legible(face.name, width, covered, letters) for face in known),
            text=width >= TOLD_FROM
            and all(faces.has_room(face.text, width, covered, letters) for face in known),
            letters=letters,
        )
        self.fan.show(places, shown, subjects, arrangement.hand, covered, look)

    def show_on_ribbon(self, look: RibbonLook, room: QRectF, lost: tuple[str, ...]) -> None:
        """Show words on the ribbon, and what was *lost*: beside the phase, else in place of the signs.

        Where the words alone would have too little room, they have that of the signs, too.
        """
        assert self.arrangement is not None
        phases, edge = self.arrangement.phases, 4 * self.arrangement.unit
        self.ribbon.show_words(look, room, phases)
        if not (self.ribbon.has_room or lost):
            room.setLeft(phases.left() + 2 * edge)
            self.ribbon.show_words(look, room, QRectF())
        free = self.ribbon.free_room()
        self.recap.place(self.loss.lie_in(free, lost, self.recap.again_room_in(free).width()))
        if lost and not self.loss.isVisible():
            self.ribbon.show_words(look, room, QRectF())
            self.loss.lie_across(phases.adjusted(edge, edge, -edge, -edge))

    def ways_on(self, view: View[Any]) -> tuple[str, str]:
        """Return which keys skip what happens, and lead to the own turn while others play: in full, in short.

        Both are empty where nothing can be skipped.
        """
        words = RibbonWords()
        if self.can_skip:
            return words.skips(), words.skips()
        is_waiting = view.viewer >= 0 and not view.ask and view.state.to_move != view.viewer
        if not (self.leads_to_turn and is_waiting):
            return "", ""
        return phrasing.facts([words.skips(), words.way_on()]), words.way_on()

    def show_open_hand(self, seat: int, room: QRectF, cards: Sequence[int]) -> None:
        """Show in a room what is known of the cards of a seat; an empty room shows none."""
        hand = self.open_hands[seat]
        hand.setVisible(not room.isEmpty())
        if hand.isVisible():
            hand.place(room)
        known = [face for card in cards if (face := self.face(card)) is not None]
        hand.show_cards(known if hand.isVisible() else ())

    def show_losses(self, losses: Sequence[LostSpecies]) -> None:
        """Let the ribbon name what the seat at the screen has lost."""
        if losses != self.losses:
            self.losses = losses
            self._renew_ribbon()

    def look_ahead(self, preview: Preview | None) -> None:
        """Let the ribbon tell who would attack whom."""
        attack = None if preview is None else preview.attack
        self.attack_title = "" if attack is None else attack.title
        self._renew_ribbon()

    def show_attack(self, words: str) -> None:
        """Show on the ribbon who attacks whom, and how that is skipped."""
        self.can_skip, self.attack_title = True, words
        self._renew_ribbon()

    def _end_attack(self) -> None:
        """Say no longer who attacks whom, if that happened and was not only aimed."""
        if self.can_skip:
            self.can_skip, self.attack_title = False, ""

    @property
    def said(self) -> str:
        """Return what the ribbon says of an attack that is aimed, or of what happens; else nothing."""
        return self.attack_title or self.told

    def offer_attack(self, choices: int) -> None:
        """Show *Attack* and *Other prey* on the ribbon while an attack is aimed by keys."""
        if choices != self.attack_choices:
            self.attack_choices = choices
            self._renew_ribbon()

    def _renew_ribbon(self) -> None:
        if self.view is not None and self.arrangement is not None:
            self.show_ribbon(self.view, self.arrangement)

    def second_place(self) -> QRectF:
        """Return where a second button lies, left of the one that ends the turn."""
        assert self.arrangement is not None
        button, unit = self.arrangement.button, self.arrangement.unit
        place = QRectF(button.adjusted(0, 3 * unit, -4 * unit, -3 * unit))
        place.moveRight(button.left() - 2 * unit)
        return place

    def show_attack_buttons(self) -> None:
        """Let both buttons be about the attack that is aimed by keys, if one is."""
        if self.attack_choices:
            self.button.show()
            self.button.show_words(RibbonWords().attack(), enabled=True)
            self.second_button.place(self.second_place())
            self.second_button.setVisible(self.attack_choices > 1)
            self.second_button.show_words(RibbonWords().other_prey(), enabled=True, primary=False)

    def tell(self, words: str) -> None:
        """Show on the ribbon what happens; empty keeps its words."""
        if words:
            self._end_attack()
            self.told = words
            self._renew_ribbon()

    # Where things are

    @property
    def hand(self) -> list[CardItem]:
        """Return the cards of the hand that lie on the table."""
        return self.fan.cards

    def tiles(self, seat: int) -> list[T]:
        """Return the tiles of a seat."""
        return [cast(T, one) for one in self._tiles[seat].items if one.isVisible()]

    @property
    def may_idle(self) -> bool:
        """Return whether anything moves while nothing happens: not at the end, nor in high contrast."""
        goes_on = self.view is not None and self.view.state.to_move != NOBODY
        return goes_on and not palette.is_strong(self.style.theme)

    def idle_life(self) -> list[Drift]:
        """Return what moves a little while nothing happens: pond, the player's own animal, birds."""
        style, pond = self.style, self.pond.scene_rect
        own = self.tiles(self.view.bottom)[:1] if self.view is not None else []
        return [
            *idle_life.on_pond(pond, style.unit, style.ratio, self.light),
            *(one for tile in own for one in idle_life.breath_of(tile, style.ratio)),
            idle_life.birds(style.theme, self.pond.scene().sceneRect(), style.unit, style.ratio),
        ]

    def idle_act(self, now: float) -> bool:
        """Let the own animal look back now and then; return whether it has just turned."""
        tile = next(iter(self.tiles(self.view.bottom)), None) if self.view is not None else None
        return tile is not None and tile.turn(is_turned=idle_life.looks_back(now))

    def tile_of(self, seat: int, index: int) -> T | None:
        """Return a tile, None if there is none."""
        row = self.tiles(seat) if 0 <= seat < len(self._tiles) else []
        return row[index] if 0 <= index < len(row) else None

    def seat_at(self, at: QPointF) -> int:
        """Return the seat whose species lies at a place of the scene, -1 if none does."""
        for seat in range(len(self.seats)):
            if any(tile.scene_rect.contains(at) for tile in self.tiles(seat)):
                return seat
        return -1

    def header(self, seat: int) -> QRectF:
        """Return where the name of a seat stands."""
        assert self.arrangement is not None
        return self.arrangement.seats[seat].header

    def own_names(self, state: Any) -> list[str]:
        """Return the names that stand in a position itself, one for each seat."""
        return [player.name or "" for player in state.players]

    def place_of(self, number: int) -> QPointF | None:
        """Return where a card of the own hand lies, None if it is not there."""
        for card in self.hand:
            if isinstance(card.subject, HandCard) and card.subject.card == number:
                return card.scene_rect.center()
        return None

    def _tile_at(self, at: QPointF) -> T | None:
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                if tile.seen_rect.contains(at):
                    return tile
        return None

    def arrow_start(self, home: QRectF, target: QPointF) -> QPointF:
        """Return where the leader of a species reaches farthest towards what an arrow points at."""
        tile = self._tile_at(home.center())
        return home.center() if tile is None else tile.muzzle(target)

    def before_arrows(self, start: QPointF, tip: QPointF) -> list[QRectF]:
        """Return words, notes, buttons, cards and species; of the two that it joins only the words."""
        assert self.arrangement is not None
        note = self.previews.note
        rects = [self.header(seat) for seat in range(len(self.seats))]
        rects += [hand.scene_rect for hand in self.open_hands if hand.faces]
        rects += [note.rect] if note is not None else []
        count = 26 * self.style.unit * max(self.style.laid, 1.0)
        piles = [pile.scene_rect.adjusted(0, 0, 0, count) for pile in (self.draw_pile, self.discard_pile)]
        rects += [self.ribbon.words_rect, self.pond.number_rect, *piles, *self.card_rects()]
        rects += [one.scene_rect for one in (self.button, self.second_button, self.recap) if one.isVisible()]
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                is_joined = tile.seen_rect.contains(start) or tile.seen_rect.contains(tip)
                rects += tile.written_rects if is_joined else [tile.seen_rect]
        return rects

    def card_rects(self) -> list[QRectF]:
        """Return where the cards of the hand lie."""
        return [self.fan.seen_rect(at) for at in range(len(self.hand))]

    def bring_forward(self, subject: Subject | None, *, enlarged: bool = False) -> bool:
        """Let a chosen card of the hand lie in front; it has a frame of its own."""
        is_card = isinstance(subject, HandCard)
        self.fan.bring_forward(subject.place if isinstance(subject, HandCard) else -1, large=enlarged)
        return is_card

    def fade(self, subject: Subject | None, opacity: float) -> None:
        """Let the card that is in the air fade in the hand."""
        for card in self.hand if isinstance(subject, HandCard) else ():
            if card.subject == subject:
                card.setOpacity(opacity)

    def seat_named_at(self, piece: object, at: QPointF) -> int:
        """Return the seat whose name stands at a place of a piece, -1 if none does."""
        return piece.seat if isinstance(piece, SeatItem) and piece.name_room.contains(at) else -1

    def note_rooms(self) -> tuple[QRectF, QRectF]:
        """Return the room of the watering hole, where no species lies, and the part right of it."""
        assert self.arrangement is not None
        whole, pond = self.arrangement.centre, self.arrangement.pond
        return whole, whole.adjusted(pond.right() + 6 * self.style.unit - whole.left(), 0, 0, 0)

    def note_top(self) -> float:
        """Return the top of the table: what lies above the watering hole is not kept in sight then."""
        return 8 * self.style.unit

    def note_kept(self) -> list[QRectF]:
        """Return where the number of chips stands, and the deck with its words and the cards beside it."""
        assert self.arrangement is not None
        deck = self.arrangement.draw_pile
        for card in self.arrangement.shore:
            if card.right() <= self.arrangement.pond.left():
                deck = deck.united(card)
        return [self.pond.number_rect, deck]

    def stress(self, subject: Subject | None, legal: Sequence[Spot], *, is_loud: bool) -> None:
        """Dim the species that are no target."""
        bright = {(spot.seat, spot.index) for spot in legal}
        if isinstance(subject, OwnSpecies) and self.view is not None:
            bright.add((self.view.viewer, subject.index))
        dims = is_loud and subject is not None
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                tile.dim(dims and (seat, tile.index) not in bright)

    def things_at(self, at: QPointF) -> list[QRectF]:
        """Return the species that hold a point."""
        return [rect for rect in self._species_rects() if rect.contains(at)]

    def _species_rects(self) -> list[QRectF]:
        return [tile.seen_rect for seat in range(len(self.seats)) for tile in self.tiles(seat)]

    def marked_home(self, subject: Subject, held: QRectF) -> QRectF:
        """Return what is marked of a thing that was chosen: of a card, what others leave in sight."""
        return self.home(subject) if isinstance(subject, HandCard) else held

    def needs(self) -> list[Need]:
        """Return what should stay in sight, the species most of all."""
        laid = self.arrangement
        assert laid is not None
        needs: list[Need] = [(one, _SPECIES) for one in self._species_rects()]
        needs += [(laid.ribbon, _RIBBON), *((rect, _HAND) for rect in self.card_rects())]
        needs += [(self.pond.scene_rect, _POND), (laid.draw_pile, _PILES), (laid.discard_pile, _PILES)]
        needs += [(one.hand, _HAND) for one in laid.seats if not one.hand.isEmpty()]
        needs += [(one.header, _SPECIES) for one in laid.seats]
        return [*needs, *((place, _PILES) for place in laid.shore)]

    def along(self) -> list[QRectF]:
        """Return the species and the ribbon."""
        assert self.arrangement is not None
        return [*self._species_rects(), self.arrangement.ribbon]

    # Cards to read

    def face_at(self, piece: object, at: QPointF) -> tuple[Face, QRectF] | None:
        """Return the card at a place of a piece, and where the piece lies; None if there is no card."""
        face: Face | None = None
        if isinstance(piece, CardItem):
            face = piece.face or piece.peek
        elif isinstance(piece, PileItem):
            face = piece.face if piece.is_open else None
        elif isinstance(piece, SpeciesTile):
            number = piece.trait_at(at)
            face = piece.traits[number].face if number >= 0 else None
        elif isinstance(piece, HandRow) and (number := piece.card_at(at)) >= 0:
            return piece.faces[number], piece.card_rect(number)
        if face is None or not isinstance(piece, CardItem | PileItem | SpeciesTile):
            return None
        return face, piece.scene_rect

    def reach_of(self, spot: Spot, rect: QRectF) -> QRectF:
        """Return that all of a tile reaches for the place of a trait on it."""
        reach, tile = super().reach_of(spot, rect), self.tile_of(spot.seat, spot.index)
        return reach if spot.sort != TRAIT or tile is None else reach.united(tile.seen_rect)

    def reading_needs(self) -> tuple[list[Need], list[Need]]:
        """Return where a card can be played to and what else is used next; the others' rows and the piles."""
        assert self.view is not None
        assert self.arrangement is not None
        bottom = self.view.bottom
        species = [self.rect_of(Spot(SPECIES, bottom, one.index)) for one in self.tiles(bottom)]
        gutters = [item.scene_rect for item in self.gutters if item.isVisible()]
        needs: list[Need] = [(rect, _TARGET) for rect in (*species, *gutters, self.button.scene_rect)]
        needs += [(self.header(bottom), _NAME), (self.ribbon.words_rect, _PROMPT)]
        needs += [(card.scene_rect, _READ_HAND) for card in self.hand]
        needs.append((self.pond.scene_rect, _READ_POND))
        seats = self.arrangement.seats
        rects = [seat.panel for at, seat in enumerate(seats) if at != self.arrangement.bottom]
        rects += [self.arrangement.draw_pile, self.arrangement.discard_pile]
        return needs, [(rect, _OTHERS) for rect in rects]

    def along_reading(self) -> list[QRectF]:
        """Return the watering hole and the ribbon."""
        return [self.pond.scene_rect, self.ribbon.scene_rect]

    def reading_rooms(self) -> list[tuple[QRectF, bool]]:
        """Return the rooms at the left and the right of the watering hole."""
        arrangement = self.arrangement
        assert arrangement is not None
        gap = 8 * self.style.unit
        pond, bottom = arrangement.pond, arrangement.ribbon.top() - gap
        left = QRectF(gap, gap, pond.left() - 2 * gap, bottom - gap)
        right = QRectF(pond.right() + gap, gap, 0, bottom - gap)
        right.setRight(arrangement.size.width() - gap)
        return [(left, False), (right, True)]
