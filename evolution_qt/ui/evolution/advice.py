"""A hint on the table: what it is about glows, and a few words say more each time somebody asks again.

Nothing is thought here and nothing is played: whoever thinks hands over an account, and everything goes with
the next position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.account import Account
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import art, palette, timings, zvalues
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Mark, Style
from evolution_qt.ui.kit.panels import SIGN, WIDEST, Bubble
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

WHERE: Final = 1
WHAT_SORT: Final = 2
WHICH_MOVE: Final = 3
"""How plain a hint is."""
_DOTS: Final = 3
_FEW: Final = 3
_WIDER: Final = 1.6
"""Beyond how many lines that are no list a hint becomes how much wider, lest it cover what it is about."""
_ROOM: Final = "\N{NO-BREAK SPACE}"
"""A line that only keeps room, for the dots."""
_ON_WHOLE: Final = frozenset(
    {"trait", "body", "population", "discard", "effect", "feed", "intelligence", "attack"}
)
"""Moves whose hint begins with a whole species."""


@dataclass(frozen=True)
class _Aim:
    """What glows: rectangles of the scene, and between which two an arrow goes."""

    rects: tuple[QRectF, ...]
    arrow: tuple[QRectF, QRectF] | None = None


@guarded
class Dots(QGraphicsItem):
    """Three dots, one of them lit: somebody is thinking."""

    def __init__(self, place: QRectF, style: Style) -> None:
        super().__init__()
        self.lit = 0
        self._place = place
        self._style = style
        self.setZValue(zvalues.BUBBLE + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def go_on(self) -> None:
        """Light the next dot."""
        self.lit = (self.lit + 1) % _DOTS
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the room of the dots."""
        return self._place

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the dots."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        tint, step = self._style.colours.accent, self._place.width() / _DOTS
        for number in range(_DOTS):
            painter.setBrush(colour(tint, 1.0 if number == self.lit else 0.3))
            middle = QPointF(self._place.left() + (number + 0.5) * step, self._place.center().y())
            painter.drawEllipse(middle, 0.24 * step, 0.24 * step)


class Advice(QObject):
    """The hint of one table."""

    closed = Signal()
    """The hint was put away, or what it was about is over."""
    said = Signal(object)
    """Something else is said than before; the argument is the sentences."""

    def __init__(
        self,
        scene: QGraphicsScene,
        top: Tabletop,
        game: Evolution,
        explaining: Explaining,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._top = top
        self._game = game
        self._words = explaining
        self._items: list[QGraphicsItem] = []
        self._dots: Dots | None = None
        self._account: Account | None = None
        self.strength = 0
        """How plain the hint is that is shown, 0 without one."""
        self.is_thinking = False
        self._is_hurried = False
        self._is_short = False
        self._beat = QTimer(self, interval=timings.DOTS)
        self._beat.timeout.connect(self._go_on)

    @property
    def is_open(self) -> bool:
        """Say whether a hint is shown or looked for."""
        return self.is_thinking or self.strength > 0

    @property
    def lines(self) -> tuple[str, ...]:
        """Return what is said now."""
        found = self.bubble.lines if self.bubble is not None else ()
        return tuple([line for line in found if line != _ROOM])

    @property
    def bubble(self) -> Bubble | None:
        """Return what the words stand in, None while nothing is said."""
        return next((item for item in self._items if isinstance(item, Bubble)), None)

    @property
    def glowing(self) -> list[QRectF]:
        """Return what glows, in the scene."""
        return [item.sceneBoundingRect() for item in self._items if isinstance(item, Mark)]

    def think(self, *, hurried: bool = False, still: bool = False) -> None:
        """Say calmly that a hint is looked for; *still* without motion."""
        self.is_thinking, self._is_hurried = True, hurried
        self.strength = 0
        self._account = None
        if not still:
            self._beat.start()
        self.redraw()
        self.said.emit(self.lines)

    def show(self, account: Account, strength: int, *, is_short: bool = False) -> None:
        """Show a hint as plainly as asked for; *is_short* if there was no time to think it through."""
        self._beat.stop()
        self.is_thinking = False
        self._is_short = is_short
        self._account, self.strength = account, strength
        self._reveal(account.plans[0].moves[0])
        self.redraw()
        self.said.emit(self.lines)

    def close(self) -> bool:
        """Take the hint away; say whether there was one."""
        if not self.is_open:
            return False
        self._beat.stop()
        self.is_thinking = False
        self.strength = 0
        self._account = None
        self._remove()
        self.closed.emit()
        return True

    def redraw(self) -> None:
        """Draw it again: somewhere else, or in another language."""
        self._remove()
        view = self._top.view
        if view is None or not self.is_open or view.viewer < 0:
            return
        if self.is_thinking or self._account is None:
            self._draw_thinking()
        else:
            self._draw_hint(view, self._account)

    # Drawing

    def _draw_thinking(self) -> None:
        ribbon, unit = self._top.ribbon.scene_rect, self._top.style.unit
        words = self._words.hurried() if self._is_hurried else self._words.thinking()
        above = QRectF(ribbon.center().x(), ribbon.top() - 16 * unit, 0, ribbon.height())
        bubble = self._say([words, _ROOM], above, 2)
        place = QRectF(0, 0, 48 * unit, 14 * unit)
        place.moveCenter(QPointF(bubble.rect.center().x(), bubble.rect.bottom() - 19 * unit))
        self._dots = Dots(place, self._top.style)
        self._add(self._dots)

    def _draw_hint(self, view: View[EvolutionState], account: Account) -> None:
        move = account.plans[0].moves[0]
        lines = self._lines(view, account, move)
        aim = self._aim(view, move)
        unit = self._top.style.unit
        for rect in aim.rects:
            mark = Mark(
                rect.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit),
                self._top.style,
                Mark.CHOSEN,
                9 * unit,
            )
            self._add(mark)
        if aim.arrow is not None:
            arrow = Arrow(aim.arrow[0].center(), palette.FAMILIES["attack"].main, 5 * unit)
            arrow.point_to(aim.arrow[1].center())
            arrow.setZValue(zvalues.MARK + 1)
            self._add(arrow)
        plain = len(lines) - len(self._words.grounds(account)[0]) if self.strength == WHICH_MOVE else 1
        self._say(lines, self._clear_of(view, move), plain)

    def _clear_of(self, view: View[EvolutionState], move: Move) -> QRectF:
        """Return what the words leave in sight, however plain they are: the species, the ribbon, the pond."""
        ribbon = self._top.ribbon.scene_rect
        if move.verb == "food":
            return self._top.rect_of(Spot(gestures.HOLE))
        if move.verb in ("done", "pass"):
            return self._top.button.scene_rect
        place = QRectF()
        if move.verb in _ON_WHOLE:
            place = self._top.rect_of(Spot(gestures.SPECIES, view.viewer, move.species))
        if place.isEmpty():
            place = QRectF(ribbon.center(), ribbon.bottomLeft()).normalized()
        place.setTop(min(ribbon.top(), place.top()))
        return place

    def _lines(self, view: View[EvolutionState], account: Account, move: Move) -> list[str]:
        """Return what is said, the usual way to more at the end."""
        words = self._words
        if self.strength == WHICH_MOVE:
            return words.concrete(account, view.names, is_short=self._is_short)
        short = [words.cut_short()] if self._is_short else []
        lines = [words.look_at(move, view.state, view.viewer)]
        if self.strength == WHAT_SORT:
            lines.append(words.category(move, view.state, view.viewer))
        return [*lines, *short, words.more()]

    def _say(self, lines: list[str], beside: QRectF, plain: int) -> Bubble:
        """Show lines, the first *plain* of which are no list."""
        style = self._top.style
        sign = art.glyph("hint", round(SIGN * style.unit), style.colours.accent, style.ratio)
        signs = [sign, *[QPixmap()] * (plain - 1)]
        widest = WIDEST if plain <= _FEW else _WIDER * WIDEST
        room = self._scene.sceneRect()
        bubble = Bubble(lines, style, beside, room, warning=False, signs=signs, widest=widest)
        self._add(bubble)
        return bubble

    # Where

    def _aim(self, view: View[EvolutionState], move: Move) -> _Aim:
        """Return what glows for a move."""
        if self.strength < WHICH_MOVE:
            return _Aim(self._seen(self._about(view, move)))
        cards = self._cards(move)
        spots = self._targets(view, move)
        rects = self._seen(spots)
        if move.verb == "attack":
            assert move.target is not None
            own = self._seen([Spot(gestures.SPECIES, view.viewer, move.species)])
            prey = rects or (self._top.header(move.target[0]),)
            return _Aim((*cards, *own, *prey), (own[0], prey[0]) if own else None)
        return _Aim((*cards, *rects))

    def _about(self, view: View[EvolutionState], move: Move) -> list[Spot]:
        """Return what a hint is about that does not say which move is meant."""
        if move.verb == "food":
            return [Spot(gestures.HOLE)]
        if move.verb == "species":
            return [Spot(gestures.LEFT_GUTTER), Spot(gestures.RIGHT_GUTTER)]
        if move.verb in _ON_WHOLE:
            return [Spot(gestures.SPECIES, view.viewer, move.species)]
        return []

    def _targets(self, view: View[EvolutionState], move: Move) -> list[Spot]:
        own, at = view.viewer, move.species
        index = self._game.table.index
        if move.verb == "trait":
            if move.replacing:
                return [Spot(gestures.REPLACE, own, at, index[move.replacing])]
            return [Spot(gestures.TRAIT, own, at)]
        if move.verb in (gestures.BODY, gestures.POPULATION):
            return [Spot(move.verb, own, at)]
        if move.verb == "species":
            return [Spot(gestures.LEFT_GUTTER if move.side == LEFT else gestures.RIGHT_GUTTER)]
        if move.verb in ("discard", "effect"):
            return [Spot(gestures.REPLACE, own, at, index[move.trait])]
        if move.verb == "attack" and move.target is not None:
            return [Spot(gestures.SPECIES, *move.target)]
        return self._about(view, move)

    def _seen(self, spots: list[Spot]) -> tuple[QRectF, ...]:
        """Return what is to be seen of some places; without any the button, which is what is left."""
        if not spots:
            return (self._top.button.scene_rect,)
        rects = [self._top.rect_of(spot) for spot in spots]
        return tuple([rect for rect in rects if not rect.isEmpty()])

    def _cards(self, move: Move) -> tuple[QRectF, ...]:
        """Return where the cards of the hand lie that a move takes."""
        taken = move.paying if move.card is None else (move.card, *move.paying)
        numbers = {self._game.numbers[card] for card in taken}
        return tuple(
            [
                item.scene_rect
                for item in self._top.hand
                if isinstance(item.subject, gestures.HandCard) and item.subject.card in numbers
            ]
        )

    def _reveal(self, move: Move) -> None:
        """Scroll what the hint is about into sight."""
        view = self._top.view
        if view is None or view.viewer < 0:
            return
        spots = self._targets(view, move) if self.strength == WHICH_MOVE else []
        if move.verb in _ON_WHOLE:
            spots = [*spots, Spot(gestures.SPECIES, view.viewer, move.species)]
        for spot in spots:
            if spot.seat >= 0:
                self._top.reveal(spot)

    # Items

    def _go_on(self) -> None:
        if self._dots is not None:
            self._dots.go_on()

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)

    def _remove(self) -> None:
        self._dots = None
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
