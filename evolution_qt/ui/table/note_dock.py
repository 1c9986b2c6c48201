"""The one place over a board where notes stand: beside no thing, so never over what they speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.notes import FactsItem, TextNote
from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.attack_picture import AimedAttack, AttackPicture

if TYPE_CHECKING:
    from evolution_qt.ui.table.board import Board

_SMALLER: Final = (1.0, 0.85, 0.72)
"""Shares of the usual size of writing in which a note is tried where it has no room as large."""
_HARDLY_SMALLER: Final = 0.75
"""In this share of the wished size a note spares what it could rise over."""
_LEAST: Final = 0.75
"""No note is written smaller than this share of the usual size."""
_SHARES: Final = (0.45, 0.6, 0.75, 0.9, 1.0)
"""How much of the room's width a note takes where it has no room beside what lies there."""
_APART: Final = 6
"""Units between a note and what it stands beside."""
_NEAR: Final = 22
"""Units between the pointer and a note beside it."""
_NARROWEST: Final = 150.0
"""Units below which lines are too short to be read."""


Note: TypeAlias = FactsItem | AttackPanel
"""What can stand there."""
_N = TypeVar("_N", bound=Note)


class NoteDock:
    """Where the notes of one board stand; of several only the last one is seen."""

    def __init__(self, scene: QGraphicsScene, board: Board) -> None:
        self._scene = scene
        self._board = board
        self._notes: list[Note] = []
        self.changed: Callable[[], None] = lambda: None
        """Called when another note is seen, or none."""

    @property
    def lines(self) -> Sequence[str]:
        """Return the lines of the note that is seen; nothing where none is."""
        return self._notes[-1].lines if self._notes else ()

    def say(
        self,
        lines: Sequence[str],
        *,
        about: Sequence[QRectF] = (),
        warning: bool = False,
        signs: Sequence[QPixmap | None] = (),
        at: QPointF | None = None,
        rises: bool = False,
    ) -> TextNote:
        """Show sentences, each with a picture if one is given, that are *about* some places of the table.

        They stand beside the point *at* if one is given and there is room. What *rises* may lie over more of
        the table in larger writing.
        """
        if at is not None:
            near = TextNote(lines, self._board.style, self._scene.width(), warning=warning, signs=signs)
            if self._put_near(near, at):
                return near
        whole, free = self._board.note_rooms()
        unit = self._board.style.unit
        kept = [one for one in self._board.note_kept() if not one.isEmpty()]
        beside = [whole.right() - one.right() - _APART * unit for one in kept]
        widths = [width for width in (free.width(), *beside) if width >= _NARROWEST * unit]
        widths += [whole.width() * share for share in _SHARES]

        def make(style: Style, width: float) -> TextNote:
            return TextNote(lines, style, width, warning=warning, signs=signs)

        found = self.fitted(make, widths, about, rises=rises)
        self.put(found, about)
        return found

    def attack_picture(self, attack: AimedAttack) -> AttackPicture:
        """Return an attack as it is laid out over the watering hole, where no species lies.

        It is written smaller where it has no room as large.
        """
        whole = self._board.note_rooms()[0]
        for text in self._sizes():
            style = replace(self._board.style, text=text)
            picture = AttackPicture(attack, style, self._board.light, whole)
            if picture.has_room:
                break
        return picture

    def draw(self, attack: AimedAttack, lines: Sequence[str]) -> AttackPanel:
        """Show an attack that is aimed; the lines are what is read of it."""
        found = AttackPanel(self.attack_picture(attack), lines)
        self.lay(found, found.rect)
        return found

    def fitted(
        self,
        make: Callable[[Style, float], _N],
        widths: Sequence[float] = (0.0,),
        about: Sequence[QRectF] = (),
        *,
        rises: bool = False,
    ) -> _N:
        """Return a note in the first width that has room; it is written smaller only where none has.

        It is so too where it would lie over what is kept in sight, of which it then covers the least it can.
        Larger writing gets no smaller than the usual for that. Where it *rises*, it takes room above rather
        than much smaller letters, but not over what it is about.
        """
        whole, _ = self._board.note_rooms()
        kept, style = self._board.note_kept(), self._board.style
        tried = [(text, whole) for text in self._sizes()]
        if rises and style.text > 1:
            higher = QRectF(whole)
            higher.setTop(self._board.note_top())
            first = [one for one in tried if one[0] >= style.text * _HARDLY_SMALLER]
            tried = [*first, *((text, higher) for text, _ in tried), *tried[len(first) :]]
        best, least = None, inf
        for text, room in tried:
            for width in widths:
                note = make(replace(style, text=text), width)
                place = self._place_for(note, about)
                if not _has_room(place, room) or (room is not whole and _covered(place, about)):
                    continue
                covered = _covered(place, kept)
                if covered < least:
                    best, least = note, covered
                if not covered:
                    return note
            if best is not None and text <= 1 < style.text:
                return best
        return note if best is None else best

    def _sizes(self) -> Iterable[float]:
        """Return how large a note is written: as wished, then smaller."""
        wished = self._board.style.text
        larger = [step / 10 for step in range(int(wished * 10), 10, -1)]
        smaller = [max(min(wished, 1.0) * share, min(wished, _LEAST)) for share in _SMALLER]
        return dict.fromkeys([wished, *larger, *smaller] if wished > 1 else smaller)

    def _place_for(self, note: Note, about: Sequence[QRectF]) -> QRectF:
        """Return the room's lower right corner, or the place where a note covers less of its subject.

        That is the left corner, or beside what is kept in sight, which counts, too.
        """
        whole, _ = self._board.note_rooms()
        kept = self._board.note_kept()
        place = QRectF(QPointF(), QSizeF(note.rect.size()))
        place.moveBottomRight(whole.bottomRight())
        lefts = [whole.left(), *(one.right() + _APART * self._board.style.unit for one in kept)]
        asides = [place.translated(left - place.left(), 0) for left in lefts if left <= place.left()]
        return min([place, *asides], key=lambda one: _covered(one, [*about, *kept]))

    def _put_near(self, note: TextNote, at: QPointF) -> bool:
        """Let a note stand at the right of a point, or on another side of it; return whether it has room."""
        away = _NEAR * self._board.style.unit
        size, scene = note.rect.size(), self._scene.sceneRect()
        room = scene.adjusted(away / 2, away / 2, -away / 2, -away / 2)
        y = min(max(at.y() - size.height() / 2, room.top()), room.bottom() - size.height())
        x = min(max(at.x() - size.width() / 2, room.left()), room.right() - size.width())
        for corner in (
            QPointF(at.x() + away, y),
            QPointF(at.x() - away - size.width(), y),
            QPointF(x, at.y() - away - size.height()),
            QPointF(x, at.y() + away),
        ):
            place = QRectF(corner, size)
            if room.contains(place):
                self.lay(note, place)
                return True
        return False

    def put(self, note: Note, about: Sequence[QRectF] = ()) -> None:
        """Let a note stand in its corner."""
        place = self._place_for(note, about)
        place.moveTop(max(place.top(), self._scene.sceneRect().top()))
        self.lay(note, place)

    def lay(self, note: Note, place: QRectF) -> None:
        """Let a note lie in a place; it is not seen while there are later ones."""
        note.rect = place
        self._notes.append(note)
        self._scene.addItem(note)
        self._show_last()

    def take(self, note: Note) -> None:
        """Take a note away; the one before is seen again."""
        if note in self._notes:
            self._notes.remove(note)
            self._scene.removeItem(note)
            self._show_last()

    def _show_last(self) -> None:
        for one in self._notes:
            one.setVisible(one is self._notes[-1])
        self.changed()


def _has_room(place: QRectF, room: QRectF) -> bool:
    return place.width() <= room.width() and place.height() <= room.height()


def _covered(place: QRectF, about: Sequence[QRectF]) -> float:
    """Return how much of some places a note would cover."""
    parts = [place.intersected(one) for one in about]
    return sum(part.width() * part.height() for part in parts)
