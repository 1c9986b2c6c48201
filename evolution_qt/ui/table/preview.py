"""What a move would do, seen before it is made: one at a time, its words in one place for every game.

The words stand in a note over the table, an attack is drawn there; a board may keep a room of its own for as
many words as it holds. Why there is no move stands in the same note.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, phrasing, writing, zvalues
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.notes import TextNote
from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.attack_picture import AimedAttack

if TYPE_CHECKING:
    from evolution_qt.ui.table.board import Board

_SIZES: Final = (14, 12)
"""Units of the writing on a board: the usual one, and where that has no room."""
_LEAST: Final = fonts.CROWDED


@dataclass(frozen=True, kw_only=True)
class Preview:
    """What a move would do."""

    lines: Sequence[str] = ()
    """In sentences, the most important first; none where that is plain."""
    attack: AimedAttack | None = None
    """What is drawn instead of the sentences."""
    is_warning: bool = False
    """Whether it does nothing, or perhaps nothing."""


class PreviewRoom(NamedTuple):
    """Where the words stand on a board, in the scene; an empty place where something else lies there now."""

    place: QRectF
    style: Style

    def paragraph(self, lines: Sequence[str]) -> writing.Paragraph | None:
        """Return lines as large as they have room here; None if they have none."""
        for size in _SIZES:
            font = fonts.text(max(round(size * self.style.unit), _LEAST), bold=True)
            found = writing.Paragraph(phrasing.text(lines), font, self.place.width(), leading=0.92)
            if found.size.height() <= self.place.height():
                return found
        return None


class Previews:
    """Shows on one table what the move that is aimed at would do."""

    def __init__(self, scene: QGraphicsScene, board: Board) -> None:
        self._scene = scene
        self._board = board
        self.seen: Preview | None = None
        """The preview of the move that is aimed at, None if there is none."""
        self.note: TextNote | AttackPanel | None = None
        """The note over the table, None if there is none."""
        self._words: PreviewText | None = None
        self.saying: Callable[[], None] = lambda: None
        """Called before a note is shown, so that another makes room."""

    def show(self, preview: Preview | None, about: Sequence[QRectF] = ()) -> None:
        """Show what a move would do that is *about* some places; None shows the table as it is."""
        self.hush()
        if preview is not self.seen:
            self.seen = preview
            self._board.look_ahead(preview)
        self._remove_words()
        if preview is None or not preview.lines:
            return
        room = self._board.preview_room(preview.lines)
        if room is not None and room.place.isEmpty():
            return
        if room is not None and (paragraph := room.paragraph(preview.lines)) is not None:
            self._words = PreviewText(preview, room, paragraph)
            self._scene.addItem(self._words)
            return
        self.saying()
        if preview.attack is None:
            self.note = self._board.notes.say(preview.lines, about=about)
        else:
            self.note = self._board.notes.draw(preview.attack, preview.lines)

    def refuse(
        self, reasons: Sequence[str], signs: Sequence[QPixmap | None], about: Sequence[QRectF]
    ) -> None:
        """Show why there is no move, each reason with its picture."""
        self.hush()
        if reasons:
            self.saying()
            self.note = self._board.notes.say(reasons, about=about, warning=True, signs=signs)

    def hush(self) -> None:
        """Take the note away; the table goes on to show what it shows."""
        note, self.note = self.note, None
        if note is not None:
            self._board.notes.take(note)

    def _remove_words(self) -> None:
        if self._words is not None:
            self._scene.removeItem(self._words)
            self._words = None


@guarded
class PreviewText(QGraphicsItem):
    """The words of a preview on a board."""

    def __init__(self, preview: Preview, room: PreviewRoom, paragraph: writing.Paragraph) -> None:
        super().__init__()
        self._room = room.place
        tints = room.style.colours
        self._tint = colour(tints.warning if preview.is_warning else tints.text)
        self._paragraph = paragraph
        self.setZValue(zvalues.ZONE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the words."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Write the words."""
        self._paragraph.draw(painter, self._room.topLeft(), self._tint)
