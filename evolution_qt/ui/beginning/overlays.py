"""What lies over the board of The Beginning for a while: who can hunt whom, and hints at the pointer.

Unasked, each own species has a badge of rings. Asked once, arrows lead from the hunters in sight to what they
reach, and every species has a badge. Asked again, each own species shows what another player would need to
hunt it, counted from what can be seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
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
from evolution_qt.ui.kit import art, badges, fonts, palette
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.notes import SIGN, Cell, Facts, Row, TextNote
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
_ROW: Final = 30.0
"""Units of a row that says what others would need, at most."""
_SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How large such a row is tried to be."""
_MARGINS: Final = QMarginsF(4, 1, 4, 1)
_MOST_CARDS: Final = 3
"""Cards that are missing at most: Carnivore, and one for each protection that can be matched."""
_MOST_CRESTS: Final = 4
"""The other players are four at most."""
_CREST: Final = 1.2
"""The side of a crest, compared with that of a card."""


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


class NeedSign(StandingSign):
    """What another player would need to hunt a species: a row of cards for each way, the nearest first.

    Above them stand the players whose hunters in sight need nothing. A tile that is very low has room for the
    nearest ways only, and one that is very narrow for some of the players.
    """

    def __init__(
        self, danger: Danger, copies: Sequence[int], words: DangerWords, place: QRectF, style: Style
    ) -> None:
        self.danger = danger
        self._copies = copies
        self._words = words
        self._style = style
        self.able = sorted({seat_of(ref) for ref in danger.hunters})
        """The seats with a hunter in sight that reaches it."""
        self.facts = self._fitted(place.size().shrunkBy(_MARGINS))
        super().__init__(place)

    def _fitted(self, room: QSizeF) -> Facts:
        """Return all rows as large as they have room, then with as long counts.

        In the smallest size the last rows are left out where it is too low, and signs of players where it is
        too narrow.
        """

        def fits(facts: Facts) -> bool:
            return facts.size.width() <= room.width() and facts.size.height() <= room.height()

        tries = [(share, _MOST_CRESTS) for share in _SHARES]
        tries += [(_SHARES[-1], crests) for crests in reversed(range(_MOST_CRESTS))]
        for share, crests in tries:
            side = max(round(_ROW * share * self._style.unit), fonts.CROWDED + 2)
            rows = self._rows(side, crests)
            facts = self._facts(rows, side)
            while share == _SHARES[-1] and len(rows) > 1 and facts.size.height() > room.height():
                rows.pop()
                facts = self._facts(rows, side)
            if fits(facts):
                counts = range(_MOST_CARDS, 0, -1)
                longer = (self._facts(self._rows(side, crests, long)[: len(rows)], side) for long in counts)
                return next(filter(fits, longer), facts)
        return facts

    def _facts(self, rows: Sequence[Row], side: int) -> Facts:
        font = max(round(side * 0.6), fonts.CROWDED)
        return Facts(rows, self._style, font=font, ink=palette.PAPER_TEXT, gaps=(2, 1))

    def _rows(self, side: int, crests: int, long: int = 0) -> list[list[Cell]]:
        """Return the rows with signs so many pixels large, in each of them *crests* of players at most.

        Rows of at most *long* cards say also how many copies there are.
        """
        ratio = self._style.ratio
        if self.danger.is_closed:
            rings = badges.ring_picture(badges.MOST, side, ratio, reached=False)
            return [[Cell(sign=rings), Cell(self._words.closed(), bold=True)]]
        hunter = Cell(sign=of_trait(CARNIVORE, side, ratio))
        already = Cell(self._words.already(), bold=True, tint=palette.FAMILIES["attack"].main)
        rows = [[hunter, already, *self._crests(self.able, side, crests)]] if self.able else []
        for way in sorted(self.danger.ways, key=lambda way: (way.missing.bit_count(), not way.hosts)):
            seats = sorted({seat_of(ref) for ref in way.hosts})
            rows.append([*self._cards(way, side, long), *self._crests(seats, side, crests)])
        return rows or [[Cell()]]

    def _cards(self, way: HuntingWay, side: int, long: int) -> list[Cell]:
        """Return the cards with the copies that are not seen."""
        row = []
        cards = traits_in(way.missing & HUNTS) + traits_in(way.missing & ~HUNTS)
        for card in cards:
            count = str(self._copies[card])
            if len(cards) <= long:
                count += f"/{TRAITS[card].copies}"
            words = count if card == cards[-1] else f"{count} +"
            row += [Cell(sign=of_trait(card, side, self._style.ratio)), Cell(words, bold=True)]
        return row

    def _crests(self, seats: Sequence[int], side: int, most: int) -> list[Cell]:
        """Return the signs of players; an ellipsis stands for those that are too many."""
        size, ratio = round(side * _CREST), self._style.ratio
        signs = [Cell(sign=art.crest(palette.badge(seat), size, ratio)) for seat in seats]
        return signs if len(signs) <= most else [*signs[:most], Cell("…", bold=True)]

    def draw(self, painter: QPainter) -> None:
        """Draw the rows on a light sheet."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = rounded(self.rect, 5 * self._style.unit)
        painter.fillPath(sheet, colour(palette.PAPER))
        painter.strokePath(sheet, line(colour(palette.PAPER_LINE), 1.2))
        top = self.rect.center().y() - self.facts.size.height() / 2
        self.facts.draw(painter, QPointF(self.rect.left() + _MARGINS.left(), top))


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

    def warnings(self, view: View[BeginningState]) -> Iterator[tuple[RingBadge, PileTile]]:
        """Return the badge of each own species."""
        if view.viewer >= 0 and view.state.phase != OVER:
            yield from self._badges(view.viewer, dangers_to(view.state, view.viewer))

    def meaning(self, sign: RingBadge) -> tuple[Hashable, str]:
        """Return the rings of a badge, red ones whatever they are, and how well its species is protected."""
        rings = min(sign.rings, badges.MOST)
        return "red" if sign.is_reached else rings, self.words.badge(rings, sign.is_reached)

    def sign_on(self, tile: PileTile) -> RingBadge | None:
        """Return the badge of a tile that came forward: of the viewer's always, of others while asked for."""
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
                for badge, _tile in self._badges(seat, row):
                    self.items.add(badge)
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

    def _badges(self, seat: int, row: Sequence[Danger]) -> Iterator[tuple[RingBadge, PileTile]]:
        for index, danger in enumerate(row):
            if (tile := self.board.tile_of(seat, index)) is not None:
                yield RingBadge(danger, tile.mapRectToScene(_place_on(tile))), tile


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
