"""What lies over the board of The Beginning for a while: who can hunt whom, and hints at the pointer.

Unasked, each own species has a badge of rings. Asked once, arrows lead from the hunters in sight to what they
reach, and every species has a badge. Asked again, each own species shows what another player would need to
hunt it, counted from what can be seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.beginning.cards import CARNIVORE, HUNTS, TRAITS, index_of, seat_of, traits_in
from evolution_qt.games.beginning.forecast import Danger, HuntingWay, dangers_to, unseen_copies
from evolution_qt.games.beginning.state import OVER, BeginningState
from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.discards import DiscardWords, PencilWords
from evolution_qt.ui.beginning.parts import BeginningDescriptions
from evolution_qt.ui.beginning.thumbnails import of_trait
from evolution_qt.ui.beginning.tiles import PileTile
from evolution_qt.ui.beginning.words import DangerWords
from evolution_qt.ui.kit import badges, crest_icons, fonts, palette, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.panels import SIGN, TextNote
from evolution_qt.ui.table.arrangement import LARGE
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.overlays import Overlays
from evolution_qt.ui.table.threat_overlay import NOW, AttackLine, Place, StandingSign, ThreatOverlay
from evolution_qt.ui.table.view import View

_SIDE: Final = 34
"""Units of a badge on a large tile."""
_SIDE_OF_SMALL: Final = 24
_LEAST_SIDE: Final = 16.0
"""Pixels of a badge at least."""
_ROW: Final = 24.0
"""Units of a line that says what others would need."""
_LEAST: Final = 11
"""Pixels of the smallest writing."""


@guarded
class RingBadge(StandingSign):
    """How many protections a hunter must match, and whether one in sight does."""

    def __init__(self, danger: Danger, rect: QRectF) -> None:
        super().__init__(rect)
        self.rings = danger.rings
        self.is_reached = bool(danger.hunters)

    def draw(self, painter: QPainter) -> None:
        """Draw the badge."""
        badges.paint_rings(painter, self.rect, self.rings, reached=self.is_reached)


@guarded
class NeedSign(StandingSign):
    """What another player would need to hunt a species: a line of cards for each way, the nearest first.

    Above them stand the players whose hunters in sight need nothing.
    """

    def __init__(
        self, danger: Danger, copies: Sequence[int], words: DangerWords, rect: QRectF, style: Style
    ) -> None:
        super().__init__(rect)
        self.danger = danger
        self._copies = copies
        self._words = words
        self._style = style
        self.able = sorted({seat_of(ref) for ref in danger.hunters})
        """The seats with a hunter in sight that reaches it."""
        nearest = sorted(danger.ways, key=lambda way: (way.missing.bit_count(), not way.hosts))
        rows = max(int(rect.height() // max(_ROW * style.unit * 0.9, _LEAST + 2)), 1)
        self.shown: tuple[HuntingWay, ...] = tuple(nearest[: max(rows - bool(self.able), 0)])
        """The ways that have room."""

    def draw(self, painter: QPainter) -> None:
        """Draw the lines on a light sheet."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = rounded(self.rect, 5 * self._style.unit)
        painter.fillPath(sheet, colour(palette.PAPER))
        painter.strokePath(sheet, line(colour(palette.PAPER_LINE), 1.2))
        if self.danger.is_closed:
            self._draw_closed(painter)
            return
        lines = len(self.shown) + bool(self.able)
        tall = min(self.rect.height() / max(lines, 1), _ROW * 1.5 * self._style.unit)
        room = QRectF(self.rect.left(), 0, self.rect.width(), tall).adjusted(4, 1, -4, -1)
        room.moveTop(self.rect.center().y() - tall * lines / 2 + 1)
        if self.able:
            self._draw_able(painter, room)
            room.translate(0, tall)
        for way in self.shown:
            self._draw_way(painter, way, room)
            room.translate(0, tall)

    def _draw_closed(self, painter: QPainter) -> None:
        side = min(self.rect.height() - 4, 40 * self._style.unit)
        badge = QRectF(self.rect.left() + 6, self.rect.center().y() - side / 2, side, side)
        badges.paint_rings(painter, badge, badges.MOST, reached=False)
        room = self.rect.adjusted(side + 12, 0, -4, 0)
        font = fonts.text(self._style.free.small_font, bold=True)
        ink = colour(palette.PAPER_TEXT)
        writing.draw_line(painter, room, self._words.closed(), font, ink, least=_LEAST)

    def _draw_able(self, painter: QPainter, room: QRectF) -> None:
        """Draw the sign of a Carnivore with the players who have one that reaches the species now."""
        side = self._side(room)
        font = fonts.text(max(round(side * 0.6), _LEAST), bold=True)
        middle, x = room.center().y(), room.left()
        painter.drawPixmap(QPointF(x, middle - side / 2), of_trait(CARNIVORE, side, self._style.ratio))
        words = QRectF(
            x + side + 3, room.top(), writing.width_of(font, self._words.already()) + 6, room.height()
        )
        writing.draw_line(
            painter, words, self._words.already(), font, colour(palette.FAMILIES["attack"].main)
        )
        self._draw_crests(painter, self.able, words.right(), side, room)

    def _side(self, room: QRectF) -> float:
        return min(room.height(), 30 * self._style.unit)

    def _draw_crests(
        self, painter: QPainter, seats: Sequence[int], x: float, side: float, room: QRectF
    ) -> None:
        for seat in seats:
            if x + side > room.right() + 3:
                break
            centre = QPointF(x + side / 2, room.center().y())
            crest_icons.draw_crest(painter, palette.badge(seat), centre, side * 0.42)
            x += side + 3

    def _draw_way(self, painter: QPainter, way: HuntingWay, room: QRectF) -> None:
        """Draw the cards with the copies that are not seen, then whose species they would be for."""
        side = self._side(room)
        font = fonts.text(max(round(side * 0.6), _LEAST), bold=True)
        ink, x = colour(palette.PAPER_TEXT), room.left()
        cards = traits_in(way.missing & HUNTS) + traits_in(way.missing & ~HUNTS)
        seats = sorted({seat_of(ref) for ref in way.hosts})
        free = room.width() - (len(seats) + len(cards)) * (side + 3)
        long = [f"{self._copies[card]}/{TRAITS[card].copies}" for card in cards]
        wide = sum(writing.width_of(font, f"{words} +") + 8 for words in long)
        counts = long if wide <= free else [str(self._copies[card]) for card in cards]
        for number, (card, words) in enumerate(zip(cards, counts, strict=True)):
            words += " +" if number < len(cards) - 1 else ""
            place = QPointF(x, room.center().y() - side / 2)
            painter.drawPixmap(place, of_trait(card, side, self._style.ratio))
            x += side + 3
            wide = writing.width_of(font, words) + 8
            writing.draw_line(painter, QRectF(x, room.top(), wide, room.height()), words, font, ink)
            x += wide
        self._draw_crests(painter, seats, x, side, room)


class BeginningOverlay(ThreatOverlay):
    """The badges, signs and arrows of one table."""

    board: BeginningBoard

    def __init__(self, scene: QGraphicsScene, board: BeginningBoard, front: HoverZoom[PileTile]) -> None:
        super().__init__(scene, board, front)
        self.words = DangerWords()
        self.dangers: list[list[Danger]] = []
        """How the species of each seat stand, as far as arrows are shown."""

    @property
    def badges(self) -> list[RingBadge]:
        """Return the badges that are shown, by seat and place."""
        return [item for item in self.items if isinstance(item, RingBadge)]

    @property
    def needs(self) -> list[NeedSign]:
        """Return the signs of what others would need, by place."""
        return [item for item in self.items if isinstance(item, NeedSign)]

    def forget(self) -> None:
        """Forget how species stood in another position."""
        self.dangers = []

    def attacks(self) -> Iterable[AttackLine]:
        """Return those on the own species; of a species that is pointed at all in which it has a part."""
        view = self.board.view
        for seat, row in enumerate(self.dangers):
            for index, danger in enumerate(row):
                prey = seat, index
                for ref in (*danger.hunters, *danger.kin):
                    hunter = seat_of(ref), index_of(ref)
                    is_on_own = view is not None and seat == view.bottom and ref in danger.hunters
                    if self.meant in (hunter, prey) if self.meant is not None else is_on_own:
                        yield hunter, prey, False

    def point(self, place: Place | None) -> None:
        """Show the attacks of the species that the pointer rests on, or those on the own ones."""
        if self.dangers:
            self.mean(place)

    def warn(self, view: View[BeginningState]) -> None:
        """Show a badge on each own species."""
        if view.viewer >= 0 and view.state.phase != OVER:
            self._badge(view.viewer, dangers_to(view.state, view.viewer))

    def sign_on(self, tile: PileTile) -> RingBadge | None:
        """Return the badge of a tile that came forward: of an own one always, of others while asked for."""
        view = self.board.view
        if view is None or view.state.phase == OVER or (tile.seat != view.viewer and self.mode != NOW):
            return None
        return RingBadge(dangers_to(view.state, tile.seat)[tile.index], _place_on(tile))

    def tell(self, view: View[BeginningState]) -> None:
        """Show a badge on every species and the arrows; or what others would need for the own ones."""
        state, style, words = view.state, self.board.style, self.words
        side = round(SIGN * style.unit)
        if self.mode == NOW:
            self.dangers = [dangers_to(state, seat) for seat in range(len(state.players))]
            for seat, row in enumerate(self.dangers):
                self._badge(seat, row)
            self.makes_room = not any(danger.hunters for danger in self.dangers[view.bottom])
            if not self.makes_room:  # the arrows tell most, and have the room
                self.say([words.now()], [])
                return
            shown = sorted({min(one.rings, badges.MOST) for row in self.dangers for one in row})
            signs = [badges.ring_picture(rings, side, style.ratio, reached=False) for rings in shown]
            lines = [words.now(), *map(words.rings, shown)]
            reached = max((one.rings for row in self.dangers for one in row if one.hunters), default=0)
            if reached:
                lines.append(words.reached())
                signs.append(badges.ring_picture(reached, side, style.ratio, reached=True))
            self.say(lines, [QPixmap(), *signs])
            return
        self.makes_room = True
        copies, own = unseen_copies(state), dangers_to(state, view.bottom)
        for index, danger in enumerate(own):
            if (tile := self.board.tile_of(view.bottom, index)) is not None:
                self.items.add(NeedSign(danger, copies, words, _sign_place(tile), style))
        lines = [words.later()]
        if any(danger.hunters for danger in own):
            lines.append(words.at_once())
        if any(way.hosts for danger in own for way in danger.ways):
            lines.append(words.over_there())
        self.say(lines, [])

    def spoken(self, view: View[BeginningState]) -> list[str]:
        """Return what is shown, in sentences: of each own species all, of others that it can be attacked."""
        lines: list[str] = []
        for apart in range(len(view.state.players)):
            seat = (view.bottom + apart) % len(view.state.players)
            if apart and self.mode != NOW:
                break
            for index in range(len(view.state.players[seat].species)):
                told = self.words.lines(view, seat, index)
                if told:
                    lines += [f"{self.board.name_of(seat, index)}:", *told]
        return lines

    def _badge(self, seat: int, row: Sequence[Danger]) -> None:
        for index, danger in enumerate(row):
            if (tile := self.board.tile_of(seat, index)) is not None:
                self.items.add(RingBadge(danger, tile.mapRectToScene(_place_on(tile))))


def _place_on(tile: PileTile) -> QRectF:
    """Return where a badge lies on a tile, in its own pixels: at the upper left of its picture."""
    picture, unit = tile.places.picture, tile.style.unit
    most = (_SIDE if tile.form == LARGE else _SIDE_OF_SMALL) * unit
    side = max(min(most, picture.height() * 0.5), min(_LEAST_SIDE, picture.height()))
    return QRectF(picture.left() + 2, picture.top() + 2, side, side)


def _sign_place(tile: PileTile) -> QRectF:
    """Return where the sign of a tile lies, in the scene: on its picture, above a name that stands in it."""
    places = tile.places
    room = QRectF(places.picture)
    if places.name.top() > room.top() and places.name.intersects(room):
        room.setBottom(places.name.top())
    return tile.mapRectToScene(room)


class BeginningOverlays(Overlays):
    """What lies over the board, and the hints for its places.

    Cards and traits are silent: they are enlarged.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        board: BeginningBoard,
        spoken: BeginningDescriptions,
        front: HoverZoom[PileTile],
    ) -> None:
        self._board = board
        self._spoken = spoken
        self._front = front
        self.threats = BeginningOverlay(scene, board, front)
        """Who can hunt whom."""
        self._was_spread = False
        """Whether the discards lay spread before the key that is pressed now."""

    @property
    def caption(self) -> TextNote | None:
        """Return the words that explain badges and signs, None if there are none."""
        return self.threats.caption

    def show(self) -> None:
        """Draw again who can hunt whom, and the spread discards."""
        self.threats.show()
        if self._board.spread.isVisible():
            self._board.spread_discards()

    def before_drawing(self) -> None:
        """Let the tile go back that came forward: it may be another species now."""
        self._front.close()

    def put_notes_away(self) -> bool:
        """Put the spread discards together, because something is done; return whether they lay spread."""
        self._was_spread = self._board.spread.isVisible()
        self._board.spread.hide()
        return self._was_spread

    def open_discards(self) -> bool:
        """Spread the discards, unless the same key has put them together; return whether they are."""
        if not self._was_spread:
            self._board.spread_discards()
        self._was_spread = False
        return self._board.spread.isVisible()

    def close(self) -> bool:
        """Take away what was asked for; return whether it was shown."""
        return self.threats.close()

    def point_at(self, piece: object) -> None:
        """Show the attacks of the species that the pointer rests on, if they are shown."""
        self.threats.point((piece.seat, piece.index) if isinstance(piece, PileTile) else None)

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return the hint for a place that the pointer rests on, and where that lies; None for nothing."""
        board, words = self._board, self._spoken
        view, laid = board.view, board.arrangement
        if view is None or laid is None:
            return None
        spread = board.spread
        if spread.isVisible() and spread.scene_rect.contains(at):
            number = spread.kind_at(spread.mapFromScene(at))
            if number < 0:
                return None
            return DiscardWords().lines(view.state)[number], spread.mapRectToScene(spread.cell(number))
        if board.loss.isVisible() and board.loss.scene_rect.contains(at):
            return board.loss.whole, board.loss.scene_rect
        for place, told in (
            (board.food_note.scene_rect, words.watering_hole),
            (laid.pond, words.watering_hole),
            (laid.draw_pile, words.deck),
            (laid.discard_pile, words.discards),
        ):
            if place.contains(at):
                return told(view), place
        for seat, own in enumerate(laid.seats):
            if own.header.contains(at):
                return words.seat_details(view, seat), own.header
            for tile in board.tiles(seat):
                inside = tile.mapFromScene(at)
                if tile.seen_rect.contains(at) and tile.trait_at(inside) < 0:
                    lines = [words.species(view, seat, tile.index)]
                    if tile.places.pile_zone.contains(inside):
                        laid_down = PencilWords().pile(view, seat, tile.index)
                        return "\n".join([lines[0], *([laid_down] if laid_down else [])]), tile.seen_rect
                    if view.state.phase != OVER:
                        lines += self.threats.words.lines(view, seat, tile.index)
                    return "\n".join(lines), tile.seen_rect
        return None
