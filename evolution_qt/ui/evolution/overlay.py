"""Who can eat whom now, laid over the table: a badge for each species, an arrow for each attack on or by the
seat at the bottom; more arrows would hide the table. Unasked, only the own species that are not safe have a
badge.

A badge tells by shape, letter and colour, so that none of them is needed alone.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, inf
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.games.evolution.cards import NO_CARD, index_of, seat_of, species_ref
from evolution_qt.games.evolution.forecast import after_plants, forecast
from evolution_qt.games.evolution.state import OVER, EvolutionState
from evolution_qt.games.evolution.threats import (
    AT_RISK,
    BADGES,
    BY_NEIGHBOUR,
    FOR_CARDS,
    SAFE,
    UNTIL_FULL,
    WHILE_FULL,
    Attack,
    Threat,
    threats,
    threats_to,
)
from evolution_qt.ui.evolution.front import Front
from evolution_qt.ui.evolution.gestures import SPECIES
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import BoardItem
from evolution_qt.ui.evolution.plates import LEAST_FONT
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import fonts, palette, zvalues
from evolution_qt.ui.kit.brush import colour, line, write
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import SceneItems, Style
from evolution_qt.ui.kit.panels import WIDEST, Bubble
from evolution_qt.ui.kit.placing import Need, best_place, cost
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

OFF: Final = 0
NOW: Final = 1
MODES: Final = 3

_SIDE = 30
"""Units of a badge."""
_SIDE_OF_WARNING = 24
"""Units of a badge on an own board while none has been asked for."""
_WIDTHS: Final = (WIDEST, 300, 230)
"""Units of the lines of words that have no room as they are: they grow higher where they are narrow."""
_SMALLER: Final = (1.0, 0.75, 0.5)
"""Shares of the wished size of writing in which the words are tried."""
_MANY: Final = 12
"""More arrows than these would hide the table: they are faint then, but for those of a species pointed at."""
_CLEAR, _FAINT, _POINTED, _BEHIND = 0.8, 0.22, 0.95, 0.1
"""How much arrows hide: few, many, those of the species that is pointed at, the others then."""
_SPECIES, _HAND, _POND, _PILES = 60.0, 30.0, 3.0, 1.0
"""How much it matters that something stays in sight beside the words."""
_TINTS: Final = {
    SAFE: palette.POPULATION_DARK,
    BY_NEIGHBOUR: palette.WATER_DARK,
    WHILE_FULL: palette.STONE_DARK,
    FOR_CARDS: palette.BACK_DARK,
    UNTIL_FULL: palette.STONE_DARK,
    AT_RISK: palette.MEAT_DARK,
}
_CORNERS: Final = {
    BY_NEIGHBOUR: ((0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)),
    WHILE_FULL: ((0.27, 0.06), (0.73, 0.06), (0.98, 0.5), (0.73, 0.94), (0.27, 0.94), (0.02, 0.5)),
    FOR_CARDS: ((0.04, 0.08), (0.96, 0.08), (0.96, 0.62), (0.5, 1.02), (0.04, 0.62)),
    UNTIL_FULL: ((0.5, -0.08), (1.08, 0.5), (0.5, 1.08), (-0.08, 0.5)),
    AT_RISK: ((0.5, 0.0), (1.04, 0.94), (-0.04, 0.94)),
}
"""The corners of each badge in shares of its side; a safe species has a round one."""


@guarded
class BadgeItem(QGraphicsPathItem):
    """How one species stands. It paints itself; its path is but its room, for which Qt then need not ask."""

    def __init__(self, badge: str, letter: str, rect: QRectF, style: Style) -> None:
        super().__init__()
        self.badge = badge
        self.rect = rect
        self._letter = letter
        self._style = style
        room = QPainterPath()
        room.addRect(rect.adjusted(-4, -4, 4, 4))
        self.setPath(room)
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(zvalues.MARK)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the shape and its letter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.rect.width()
        path = QPainterPath()
        if self.badge == SAFE:
            path.addEllipse(self.rect)
        else:
            points = [self.rect.topLeft() + QPointF(x, y) * side for x, y in _CORNERS[self.badge]]
            path.addPolygon(QPolygonF(points))
            path.closeSubpath()
        painter.fillPath(path, colour(_TINTS[self.badge]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(palette.CREAM), max(1.6, side * 0.07)))
        painter.drawPath(path)
        painter.setFont(fonts.text(max(round(side * 0.56), LEAST_FONT), bold=True))
        room = self.rect.translated(0, side * (0.14 if self.badge == AT_RISK else 0.0))
        write(painter, room, self._letter, colour("#ffffff"))


class Overlay:
    """The badges and arrows of one table, while they are wanted."""

    def __init__(
        self, scene: QGraphicsScene, top: Tabletop, front: Front, game: Evolution, phrases: Phrases
    ) -> None:
        self._scene = scene
        self._top = top
        self._front = front
        front.changed.append(self._mark)
        self._phrases = phrases
        self._game = game
        self._items = SceneItems(scene)
        self.mode = OFF
        """What is shown: nothing, who can attack now, or who will when the plants are eaten."""
        self._attacks: list[tuple[Arrow, int, int]] = []
        """The arrow of each possible attack, the attacker and the prey."""
        self._pointed = 0
        self.threats: list[list[Threat]] = []
        """What is shown of each seat's species, nothing while nothing is."""
        self.caption: Bubble | None = None
        """The words that say of which moment the badges tell, and what each of them means."""

    def next(self) -> None:
        """Go on: now, when the plants are eaten, nothing."""
        self.mode = (self.mode + 1) % MODES
        self.show()

    def close(self) -> bool:
        """Show nothing more that was asked for; say whether anything was."""
        if self.mode == OFF:
            return False
        self.mode = OFF
        self.show()
        return True

    @property
    def badges(self) -> list[BadgeItem]:
        """Return the badges that are shown, by seat and place."""
        return [item for item in self._items if isinstance(item, BadgeItem)]

    @property
    def arrows(self) -> int:
        """Return how many possible attacks are shown."""
        return len(self._attacks)

    def point(self, species: int) -> None:
        """Let the attacks stand out in which a species has a part, all of them alike for 0."""
        self._pointed = species
        self._shade()

    def _shade(self) -> None:
        usual = _CLEAR if len(self._attacks) <= _MANY else _FAINT
        is_one_meant = any(self._pointed in both for _, *both in self._attacks)
        for arrow, *both in self._attacks:
            arrow.setOpacity((_POINTED if self._pointed in both else _BEHIND) if is_one_meant else usual)

    def show(self) -> None:
        """Draw everything again for what lies on the table now, or nothing while it is not wanted."""
        self._items.remove_all()
        self._attacks.clear()
        self.threats, self.caption = [], None
        view, unit = self._top.view, self._top.style.unit
        if view is not None and self.mode == OFF:
            self._warn(view, unit)
        elif view is not None:
            self._tell(view, unit)
        if self._front.tile is not None:
            self._mark(self._front.tile)

    def _tell(self, view: View[EvolutionState], unit: float) -> None:
        """Show of which moment the badges tell, a badge for each species, and the arrows."""
        state, moment = view.state, self._phrases.things.threats_now()
        if self.mode != NOW:
            moment = self._phrases.things.threats_later(forecast(self._game, state, view.viewer))
            state = after_plants(self._game, state, view.viewer)
        self.threats = threats(state)
        lines = [
            (attack, species_ref(seat, index))
            for seat, row in enumerate(self.threats)
            for index, threat in enumerate(row)
            for attack in threat.attacks
            if view.bottom in (seat, seat_of(attack.attacker))
        ]
        present = {threat.badge for row in self.threats for threat in row}
        told = [badge for badge in BADGES if badge in present]
        words = [moment, *(self._phrases.things.badge_meaning(badge) for badge in told)]
        if any(attack.cards for attack, _ in lines):
            words.append(self._phrases.things.threats_for_cards())
        self.caption = self._captioned(words, are_many=len(lines) > _MANY)
        self._items.add(self.caption)
        for attack, prey in lines:
            self._draw_arrow(attack, prey)
        self._shade()
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                board = self._board(seat, index)
                if board.isEmpty():
                    continue
                badge = self._badge_place(seat, index)
                letter = self._phrases.things.badge_letter(threat.badge)
                self._items.add(BadgeItem(threat.badge, letter, badge, self._top.style))

    def _mark(self, tile: BoardItem) -> None:
        """Show on a tile what is shown of its species on the table, while it is in front."""
        for item in tile.childItems():
            if isinstance(item, BadgeItem):
                self._scene.removeItem(item)
        if self.threats and tile is self._front.tile:
            badge = self.threats[tile.seat][tile.index].badge
            letter = self._phrases.things.badge_letter(badge)
            BadgeItem(badge, letter, _place_on(tile, _SIDE), self._top.style).setParentItem(tile)

    def _warn(self, view: View[EvolutionState], unit: float) -> None:
        """Show how each own species stands that is not safe whatever happens."""
        if view.viewer < 0 or view.state.phase == OVER:
            return
        for index, threat in enumerate(threats_to(view.state, view.viewer)):
            board = self._board(view.viewer, index)
            if threat.badge == SAFE or board.isEmpty():
                continue
            place = self._badge_place(view.viewer, index, _SIDE_OF_WARNING)
            if board.intersects(place):
                letter = self._phrases.things.badge_letter(threat.badge)
                self._items.add(BadgeItem(threat.badge, letter, place, self._top.style))

    def _captioned(self, words: list[str], *, are_many: bool) -> Bubble:
        """Return the words where they cover least; how one sees the attacks of one species if it has room."""
        needs = self._needs()
        found = [self._placed([*words, self._phrases.things.threats_of_one()], needs)] if are_many else []
        if not found or cost(found[0].rect, needs):
            found.append(self._placed(words, needs))
        caption = found[-1]
        caption.setZValue(zvalues.MARK + 2)
        return caption

    def _placed(self, words: list[str], needs: list[Need]) -> Bubble:
        caption = self._worded(words, WIDEST)
        return caption if self._move_aside(caption, needs) else self._squeezed(words, needs)

    def _worded(self, words: list[str], widest: float, largest: float = inf) -> Bubble:
        """Return a bubble at the end of the ribbon, its lines no wider than so many units."""
        ribbon, style = self._top.ribbon.scene_rect, self._top.style
        style = replace(style, text=min(style.text, largest))
        corner = QRectF(ribbon.right(), ribbon.top(), 0, ribbon.height())
        return Bubble(words, style, corner, self._scene.sceneRect(), warning=False, widest=widest)

    def _needs(self) -> list[Need]:
        """Return what the words should leave in sight: the species most of all."""
        view = self._top.view
        assert view is not None
        rows = enumerate(view.state.players)
        species = [self._board(seat, index) for seat, player in rows for index in range(len(player.species))]
        others = [self._top.ribbon.scene_rect, *(card.scene_rect for card in self._top.hand)]
        return [*((rect, _SPECIES) for rect in species), *((rect, _HAND) for rect in others)]

    def _move_aside(self, caption: Bubble, needs: list[Need]) -> bool:
        """Lay the words where nothing is covered, into a corner if need be; say whether there is room."""
        ribbon = self._top.ribbon.scene_rect
        room = self._scene.sceneRect().adjusted(6, 6, -6, -6)
        at = caption.rect
        left, right, bottom = room.left(), room.right() - at.width(), room.bottom() - at.height()
        below = ribbon.bottom() + 6
        corners = [QPointF(x, y) for y in (below, bottom) for x in (right, left)]
        places = [at, *(one for corner in corners if room.contains(one := QRectF(corner, at.size())))]
        caption.rect = min(places, key=lambda place: cost(place, needs))
        return not cost(caption.rect, needs)

    def _squeezed(self, words: list[str], needs: list[Need]) -> Bubble:
        """Return the words in the shape and the place that cover least, as beside the watering hole.

        Where writing is large and would cover species, it is smaller, down to the usual size.
        """
        needs = [*needs, *self._centre()]
        found: list[tuple[float, Bubble]] = []
        text = self._top.style.text
        for largest in dict.fromkeys(max(min(text, 1.0), text * share) for share in _SMALLER):
            shapes: dict[QSize, Bubble] = {}
            for widest in _WIDTHS:
                bubble = self._worded(words, widest, largest)
                shapes[QSize(ceil(bubble.rect.width()), ceil(bubble.rect.height()))] = bubble
            place = best_place(self._scene.sceneRect().size().toSize(), shapes, needs)
            caption = shapes[place.size().toSize()]
            caption.rect = QRectF(place.topLeft(), caption.rect.size())
            found.append((cost(caption.rect, needs), caption))
            if not found[-1][0]:
                break
        return min(found, key=lambda one: one[0])[1]

    def _centre(self) -> list[Need]:
        """Return what else should stay in sight: the watering hole before the piles and the names."""
        view, top = self._top.view, self._top
        assert view is not None
        cards = [seat for seat, card in enumerate(view.state.food_cards) if card != NO_CARD]
        rects = [top.draw_pile.scene_rect, top.discard_pile.scene_rect, *map(top.food_card, cards)]
        rects += [top.header(seat) for seat in range(len(view.state.players))]
        return [(top.pond.scene_rect, _POND), *((rect, _PILES) for rect in rects)]

    def _badge_place(self, seat: int, index: int, largest: int = _SIDE) -> QRectF:
        """Return the place of a badge on a tile: in the corner of its picture where no number is."""
        item = self._top.board_of(seat, index)
        assert item is not None
        return item.mapRectToScene(_place_on(item, largest))

    def _draw_arrow(self, attack: Attack, prey: int) -> None:
        attacker = attack.attacker
        start = self._board(seat_of(attacker), index_of(attacker))
        end = self._board(seat_of(prey), index_of(prey))
        if start.isEmpty() or end.isEmpty():
            return
        tint = palette.seat(seat_of(attacker))
        arrow = Arrow(start.center(), tint, 3 * self._top.style.unit, is_dashed=attack.cards > 0)
        arrow.point_to(end.center())
        arrow.setZValue(zvalues.MARK - 1)
        self._items.add(arrow)
        self._attacks.append((arrow, attacker, prey))

    def _board(self, seat: int, index: int) -> QRectF:
        """Return what is to be seen of a board; empty if nothing is."""
        return self._top.rect_of(Spot(SPECIES, seat, index))


def _place_on(tile: BoardItem, largest: int) -> QRectF:
    """Return where a badge lies on a tile, in its own pixels."""
    where, picture = tile.places, tile.places.picture
    if where.body_steps:
        side = min(largest * tile.style.unit, picture.height() * 0.5)
        return QRectF(picture.left() + where.marker + 2, picture.top() + 2, side, side)
    side = min(largest * tile.style.unit, where.body_marker(1).top() - 2)
    return QRectF(1, 1, side, side)
