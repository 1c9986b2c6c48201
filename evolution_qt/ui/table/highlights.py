"""Highlights: where a thing may land, what would happen there, and which place is meant.

Two stages: thin outlines while the pointer rests on a source, thick ones while something is on its way; then
the pictures of everything that is no target become pale. No word is washed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Arrow, edge_towards, nearest_point
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Outline, PlaceMark, SceneItems
from evolution_qt.ui.kit.notes import TextNote
from evolution_qt.ui.kit.placing import nearest_place
from evolution_qt.ui.table.accessible_tree import BUTTON, AccessibleTree, Key
from evolution_qt.ui.table.board import MEANT, Board
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject

if TYPE_CHECKING:
    from evolution_qt.ui.table.view import View

_INSIDE = 7.0
"""Units by which the tip of an arrow lies inside the edge of what it points at."""
_ALONG = 0.5, 0.25, 0.75
"""Where along an edge the tip of an arrow may lie."""
_TAIL = 20.0
"""Units from a bubble to what it is about, as far as there is room."""
_LONGEST = 64.0
"""Units of its tail at most: a thing farther away has none."""
_APART = 8.0
"""Units between a bubble and the edge of the table."""
_BUBBLES = 0.28, 0.2
"""How much of the table's width a bubble takes, less where it has no room as wide beside its thing."""
_LARGER = 1.15
"""How large the words of a bubble are, compared to those of notes."""
_BOWS = 0.1, -0.1, 0.25, -0.25
"""How far an arrow may be bowed, the least first: the first of those that hide least is taken."""
_HEAD = 6
"""Points of an arrow that its head takes."""
_Edges = tuple[float, float, float, float]
"""Left, top, right and bottom."""
_HOME = Spot("home")


class Highlights:
    """The marks on the table for one thing at a time."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: Board,
        gestures: Gestures,
        parent: QObject | None = None,
    ) -> None:
        self._scene = scene
        self._board = board
        self._gestures = gestures
        self.marks: dict[Spot, PlaceMark] = {}
        self._rects: list[tuple[Spot, QRectF, bool]] = []
        self._grown: list[tuple[Spot, QRectF, QRectF]] = []
        self._edges: tuple[list[_Edges], list[_Edges]] = [], []
        """Where both begin and end: every move of the pointer goes through all of them."""
        self._subject: Subject | None = None
        self._over: Spot | None = None
        self._refused: Spot | None = None
        self.home = QRectF()
        """Where the thing lies that was chosen by a click, as far as it can be seen."""
        self.code = ""
        """The refusal that is explained now, empty if none is."""
        self.refused: Callable[[Sequence[str]], None] = lambda _words: None
        """Told why a place is no target, when that is said."""
        self.called: Callable[[Spot], str] = lambda _spot: ""
        """Says what a place is called, for people who do not see the words beside it."""
        self._rest = QTimer(parent, singleShot=True, interval=timings.HOVER)
        self._rest.timeout.connect(self._show_reasons)

    @property
    def lit(self) -> set[Spot]:
        """Return the places that are marked as legal."""
        return {spot for spot, _, legal in self._rects if legal}

    @property
    def is_aimed(self) -> bool:
        """Return whether the pointer is on a legal place."""
        return self._over is not None

    @property
    def aimed(self) -> Spot | None:
        """Return the legal place that is meant, None if there is none."""
        return self._over

    def put_out(self) -> None:
        """Mark no place to land, dim nothing; mark where something can be done at once."""
        self.show(None)
        for spot in self._gestures.ready():
            rect = self._board.rect_of(spot)
            if not rect.isEmpty():
                self.add_mark(spot, rect, PlaceMark.THIN)

    def show(self, subject: Subject | None, stage: int = PlaceMark.THIN) -> None:
        """Mark every place where a thing may land; from the second stage on dim the others."""
        self.hide_hint()
        for mark in self.marks.values():
            self._scene.removeItem(mark)
        self.marks.clear()
        self._rects.clear()
        self._grown.clear()
        self._edges = [], []
        self._over = None
        self._board.offer_attack(0)
        self._board.aim(None, None)
        self._board.previews.show(None)
        self._refused = None
        self.home = QRectF()
        self._rest.stop()
        self._subject = subject
        view = self._board.view
        if view is None:
            return
        if subject is not None and stage != PlaceMark.THIN:
            self._board.reveal(subject)
        legal: list[Spot] = []
        if subject is not None and view.viewer >= 0:
            for spot in self._gestures.spots(subject):
                rect = self._board.rect_of(spot)
                is_legal = bool(self._gestures.steps(subject, spot))
                if is_legal:
                    legal.append(spot)
                if rect.isEmpty():
                    continue
                self._rects.append((spot, rect, is_legal))
                if is_legal:
                    self._grown.append((spot, rect, self._board.reach_of(spot, rect)))
                    self.add_mark(spot, rect, stage)
        self._edges = [_edges(one[1]) for one in self._rects], [_edges(one[2]) for one in self._grown]
        self._board.stress(subject, legal, is_loud=stage != PlaceMark.THIN)
        if subject is not None:
            self._board.previews.show(self._gestures.preview_at_once(subject, legal))

    def mark_home(self, rect: QRectF, *, is_framed: bool = False) -> None:
        """Mark the thing that was chosen by a click, if it can be seen and has no frame of its own.

        Why it may not land where it lies is not shown; legal places are meant there as anywhere.
        """
        self.home = rect
        if rect.isEmpty() or is_framed:
            return
        mark = PlaceMark(rect, self._board.style, PlaceMark.CHOSEN, 7 * self._board.style.unit)
        self._scene.addItem(mark)
        self.marks[_HOME] = mark

    def add_mark(self, spot: Spot, rect: QRectF, stage: int = PlaceMark.THICK) -> None:
        """Mark a place where something may land."""
        outline, radius = self._board.mark_of(spot, rect)
        mark = PlaceMark(outline, self._board.style, stage, radius, self._board.mark_form(spot))
        self._scene.addItem(mark)
        self.marks[spot] = mark

    def spot_at(self, at: QPointF) -> tuple[Spot, bool] | None:
        """Return the place that is meant, and whether it is legal.

        The one that holds the point, the smallest of several; else the nearest legal one about.
        """
        x, y = at.x(), at.y()
        best: tuple[float, Spot, bool] | None = None
        for number, (left, top, right, foot) in enumerate(self._edges[0]):
            if left <= x <= right and top <= y <= foot:
                spot, _, legal = self._rects[number]
                area = (right - left) * (foot - top)
                if best is None or area < best[0]:
                    best = (area, spot, legal)
        if best is not None:
            return best[1], best[2]
        near: tuple[float, Spot] | None = None
        for number, (left, top, right, foot) in enumerate(self._edges[1]):
            if left <= x <= right and top <= y <= foot:
                spot, rect, _ = self._grown[number]
                way = (rect.center() - at).manhattanLength()
                if near is None or way < near[0]:
                    near = (way, spot)
        return (near[1], True) if near is not None else None

    def aim(self, at: QPointF) -> None:
        """Show which legal place is meant and what would happen there."""
        if self._board.attack_choices:
            return  # on the pointer's way to the buttons it stays as keys have aimed it
        found = self.spot_at(at)
        spot = found[0] if found is not None and found[1] else None
        refused = found[0] if found is not None and not found[1] and not self.home.contains(at) else None
        if refused != self._refused:
            self._refused = refused
            self.hide_hint()
            self._rest.stop()
            if refused is not None:
                self._rest.start()
        if spot != self._over:
            self._mean(spot)

    def _mean(self, spot: Spot | None, *, by_keys: bool = False) -> None:
        for one, mark in self.marks.items():
            if one != _HOME:
                mark.show_stage(PlaceMark.OVER if one == spot else PlaceMark.THICK)
        self._over = spot
        self._board.aim(self._subject, spot)
        self._board.offer_attack(0)
        self.hide_hint()
        self._show_preview(spot, by_keys=by_keys)

    def aim_at(self, spot: Spot) -> None:
        """Mean a legal place, as by a key."""
        self._refused = None
        self._rest.stop()
        self._mean(spot, by_keys=True)

    def explain(self, spot: Spot) -> None:
        """Show at once why a place is no target."""
        self.aim_nowhere()
        self._refused = spot
        self._show_reasons(self.called(spot))

    def aim_nowhere(self) -> None:
        """Mean no place: nothing is shown of what would happen, or of why nothing can."""
        if self._over in self.marks:
            self.marks[self._over].show_stage(PlaceMark.THICK)
        self._over = self._refused = None
        self._board.offer_attack(0)
        self._board.aim(self._subject, None)
        self._rest.stop()
        self.hide_hint()
        self._board.previews.show(None)

    def suppress_hint(self) -> None:
        """Take the hint away, and show none for this place until the pointer has been elsewhere."""
        self._rest.stop()
        self.hide_hint()

    def hide_hint(self) -> None:
        """Take away the words about a place."""
        self.code = ""
        self._board.previews.hush()

    def _show_preview(self, spot: Spot | None, *, by_keys: bool) -> None:
        """Show what would happen on a legal place."""
        subject = self._subject
        if spot is None or subject is None or self._board.view is None:
            self._board.previews.show(None)
            return
        preview = self._gestures.preview(subject, spot)
        if preview is None or preview.attack is None:
            self._board.previews.show(preview, [self._board.rect_of(spot)])
            return
        self._board.previews.show(preview)  # the picture of an attack points at both
        if by_keys:
            self._board.offer_attack(len(self.lit))

    def _show_reasons(self, place: str = "") -> None:
        """Show why the place that the pointer rests on, or that is named, is no target."""
        subject, spot = self._subject, self._refused
        if spot is None or subject is None or self._board.view is None:
            return
        found = self._gestures.reasons(subject, spot)
        if found is not None:
            self.hide_hint()
            signs = self._gestures.signs(list(found.values()))
            self._board.previews.refuse(list(found), signs, [self._board.rect_of(spot)])
            self.code = next(iter(found.values()), "")
            self.refused([place, *found] if place else list(found))


@guarded
class PointingNote(TextNote):
    """What a lesson says, with a tail that points at the thing."""

    target: QRectF | None = None
    """Where that thing lies in the scene, None if nothing is pointed at."""

    def tail(self) -> QPolygonF:
        """Return the tail, from well inside the bubble to the next edge of a thing that is near."""
        if self.target is None:
            return QPolygonF()
        wide = _TAIL / 2 * self.style.unit
        tip = nearest_point(self.target, self.rect.center())
        foot = nearest_point(self.rect.adjusted(wide, wide, -wide, -wide), tip)
        along = QLineF(foot, tip)
        if not wide < along.length() <= wide + _LONGEST * self.style.unit:
            return QPolygonF()
        aside = along.normalVector().unitVector()
        step = QPointF(aside.dx(), aside.dy()) * wide
        return QPolygonF([foot + step, tip, foot - step])

    def boundingRect(self) -> QRectF:
        """Return the room of the bubble, its shadow and its tail."""
        return super().boundingRect().united(self.tail().boundingRect())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tail below the bubble, and an edge of its colour."""
        edge = line(colour(self.style.colours.selected), 2 * self.style.unit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge)
        painter.setBrush(edge.color())
        painter.drawPolygon(self.tail())
        super().paint(painter, option, widget)
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(self.rect, 9 * self.style.unit))


class Pointing:
    """What a lesson points at while the seat at the screen may choose: outlined, with an arrow for a move."""

    def __init__(self, scene: QGraphicsScene, board: Board, gestures: Gestures, tree: AccessibleTree) -> None:
        self._items = SceneItems(scene)
        self._board = board
        self._gestures = gestures
        self._tree = tree
        self._things: Sequence[Key | str] = ()
        self._is_shown = False
        self._lines: Sequence[str] = ()
        self._beside = QRectF()
        """Beside what the bubble has stood last: there it stays while nothing is outlined."""
        self.asked: Callable[[], QRectF] = QRectF
        """Returns where a question lies that the words keep off; nowhere if there is none."""
        self.bubble: PointingNote | None = None
        """What the words of the lesson stand in, None while it says nothing here."""

    def say(self, lines: Sequence[str]) -> None:
        """Let these words stand in a bubble beside what is outlined; without words there is none."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self.redraw()

    def point_at(self, things: Sequence[Key | str], *, is_shown: bool = False) -> None:
        """Outline these things from now on; a line of a move stands for what is moved and its place.

        What *is_shown* is no more than that: it is outlined also while no one is asked.
        """
        self._things, self._is_shown = things, is_shown
        self.redraw()

    def redraw(self) -> None:
        """Draw the outlines, and the bubble, where the things lie now."""
        self.hide()
        board, spared = self._board, list[QRectF]()
        for found in self._found():
            seen = [one for one in found if not one.rect.isEmpty()]
            for one in seen:
                self._items.add(glow(board, one.rect, self._tree.things.outline(one.key)))
            if len(seen) > 1:
                arrow = clear_arrow(board, seen[0].end, seen[1].end, board.style.colours.selected, 5)
                arrow.setZValue(zvalues.MARK + 1)  # below notes and all that moves
                self._items.add(arrow)
                near = _INSIDE * board.style.unit
                spared += [QRectF(at, at).adjusted(-near, -near, near, near) for at in arrow.points()]
        if self._lines and board.view is not None:
            self._draw_bubble(spared)

    def _draw_bubble(self, spared: Sequence[QRectF]) -> None:
        """Lay the words near to the last thing that is outlined, over little that is needed."""
        board, unit, scene = self._board, self._board.style.unit, self._board.scene.sceneRect()
        style, signs = replace(board.style, text=_LARGER * board.style.text), [QPixmap()] * len(self._lines)
        room = scene.adjusted(_APART * unit, _APART * unit, -_APART * unit, -_APART * unit)
        target = QRectF(self.rects[-1]) if self.rects else None
        last = self._beside if scene.contains(self._beside) else QRectF()  # the window may be smaller by now
        self._beside = beside = target or last or QRectF(board.ribbon.scene_rect)
        needs = [(one, MEANT) for one in (*self.rects, *spared, self.asked())] + board.needs()
        around = beside.adjusted(-_TAIL * unit, -_TAIL * unit, _TAIL * unit, _TAIL * unit)
        laid = []
        for share in _BUBBLES:
            bubble = PointingNote(self._lines, style, share * scene.width(), warning=False, signs=signs)
            laid.append((bubble, nearest_place(room, bubble.rect.size(), needs, around, along=[around])))
        wider = 2 * _TAIL * unit
        near = beside.adjusted(-wider, -wider, wider, wider)
        self.bubble, place = next((one for one in laid if one[1].intersects(near)), laid[0])
        self.bubble.target = target
        self.bubble.setZValue(zvalues.NOTE)  # below what is chosen from
        board.notes.lay(self.bubble, place)

    def hide(self) -> None:
        """Take the outlines and the bubble away until the next position is drawn."""
        self._items.remove_all()
        if self.bubble is not None:
            self._board.notes.take(self.bubble)
            self.bubble = None

    @property
    def rects(self) -> list[QRectF]:
        """Return what is outlined, in the scene."""
        return [item.rect for item in self._items if isinstance(item, PlaceMark)]

    def names(self) -> list[str]:
        """Return what the outlined things are called."""
        return [name for found in self._found() for one in found if (name := self._tree.name(one.key))]

    def _found(self) -> Iterator[list[_Pointed]]:
        """Yield each thing, or thing and place of a move, with where it lies in the scene."""
        view = self._board.view
        is_seen = view is not None and (view.ask or self._is_shown)
        for thing in self._things if is_seen else ():
            if isinstance(thing, str):
                yield self._of_move(self._gestures.view, self._gestures.game.read(thing))
            elif self._tree.has(thing):
                rect = self._tree.scene_rect(thing)
                yield [_Pointed(thing, rect, rect)]

    def _of_move(self, view: View[Any], move: Any) -> list[_Pointed]:
        """Return what is moved and its place, or the button; nothing of a move that no gesture makes now."""
        gestures, board, parts = self._gestures, self._board, self._tree.things
        if move == gestures.ending():
            return [_Pointed(BUTTON, board.button.scene_rect, QRectF())]
        if gestures.game.why_not(view.state, view.viewer, move):
            return []
        if (made := gestures.made_by(move)) is None:
            return []
        subject, spot = made
        home, place = board.home(subject), board.rect_of(spot)
        return [
            _Pointed(parts.of_subject(view, subject), home, home),
            _Pointed(parts.of_spot(view, spot), place, board.aimed_part(subject, spot)),
        ]


class _Pointed(NamedTuple):
    """A thing that is pointed at."""

    key: Key
    rect: QRectF
    """Where it lies in the scene."""
    end: QRectF
    """The part of it at which an arrow begins or ends."""


def glow(board: Board, rect: QRectF, outline: Outline = rounded) -> PlaceMark:
    """Return an outline around something that is pointed at."""
    unit = board.style.unit
    around = rect.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit)
    return PlaceMark(around, board.style, PlaceMark.CHOSEN, 9 * unit, outline)


def arrow_between(
    board: Board, home: QRectF, target: QRectF, tint: str, weight: float, *, is_dashed: bool = False
) -> Arrow:
    """Return an arrow from one thing to the edge of another, so many units wide, that crosses no words."""
    start = board.arrow_start(home, target.center())
    tip = edge_towards(_inner(board, target), start)
    return _arrow(board, start, tip, tint, weight, is_dashed=is_dashed)


def clear_arrow(board: Board, home: QRectF, target: QRectF, tint: str, weight: float) -> Arrow:
    """Return an arrow over all that lies there, from the edge of one thing into another.

    It crosses as little as it can of what others pass behind.
    """
    start, inner = board.arrow_start(home, target.center()), _inner(board, target)
    if start == home.center():
        start = edge_towards(_inner(board, home), target.center())
    tips = [nearest_point(inner, start)]
    tips += [QPointF(inner.left() + inner.width() * share, inner.bottom()) for share in _ALONG]
    tips += [QPointF(inner.left() + inner.width() * share, inner.top()) for share in _ALONG]
    tips += [QPointF(side, inner.center().y()) for side in (inner.left(), inner.right())]
    tries = [_arrow(board, start, tip, tint, weight, bow=bow) for bow in _BOWS for tip in tips]
    best = min(tries, key=_hidden)
    best.pass_behind(())
    return best


def _hidden(arrow: Arrow) -> int:
    """Return how much of an arrow cannot be seen; its head counts most."""
    points = arrow.points()
    return sum(map(arrow.hides, points)) + _HEAD * sum(map(arrow.hides, points[-_HEAD:]))


def _inner(board: Board, target: QRectF) -> QRectF:
    """Return at the edge of what the tip of an arrow lies."""
    inside = min(_INSIDE * board.style.unit, target.width() / 3, target.height() / 3)
    return target.adjusted(inside, inside, -inside, -inside)


def _arrow(
    board: Board,
    start: QPointF,
    tip: QPointF,
    tint: str,
    weight: float,
    *,
    is_dashed: bool = False,
    bow: float = _BOWS[0],
) -> Arrow:
    arrow = Arrow(start, tint, weight * board.style.unit, is_dashed=is_dashed)
    arrow.bow = bow
    arrow.point_to(tip)
    arrow.pass_behind(board.before_arrows(start, tip))
    return arrow


def _edges(rect: QRectF) -> _Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()
