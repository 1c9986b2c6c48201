"""Keys drawn on what they are about, for people who play with the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, keymap, writing, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded, write
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.keyboard import ON_BUTTONS, Keyboard

_SIDE: Final = 24.0
_LOW: Final = 60.0
"""Things lower than this carry their key on the left edge, others at the top."""
_EDGE: Final = 12.0
"""Units of a key beside the words on it."""
_FLAT: Final = 32.0
"""Things lower than this have a picture on the left that a key may cover, others words."""


@guarded
class CapItem(QGraphicsItem):
    """One key."""

    def __init__(self, key: str, rect: QRectF, style: Style, layer: float) -> None:
        super().__init__()
        self.key = key
        self._rect = rect
        self._style = style
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the key and its edge."""
        return self._rect.adjusted(-3, -3, 3, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a key as on a keyboard."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._rect.height() * 0.22
        painter.fillPath(rounded(self._rect.translated(0, 2.2), radius), colour("#4a4338"))
        path = rounded(self._rect, radius)
        painter.fillPath(path, colour("#fdfaf2"))
        painter.setPen(line(colour("#4a4338"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setFont(_font(self._style))
        write(painter, self._rect, self.key, colour("#221a0c"))


class KeyCaps:
    """The keys on one table, while they are wanted."""

    def __init__(self, scene: QGraphicsScene, board: Board, keyboard: Keyboard) -> None:
        self._scene = scene
        self._board = board
        self._keyboard = keyboard
        self._items: list[CapItem] = []
        self.is_on = False

    @property
    def keys(self) -> list[str]:
        """Return the keys that are shown."""
        return [item.key for item in self._items]

    @property
    def items(self) -> list[CapItem]:
        """Return what is drawn for them."""
        return list(self._items)

    def toggle(self) -> None:
        """Show the keys, or do not."""
        self.is_on = not self.is_on
        self.show()

    def show(self) -> None:
        """Draw the keys that work now, or none."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        if not self.is_on:
            return
        side = max(_SIDE * self._board.style.unit, 22.0)
        # over a question, but under whatever is enlarged
        layer = zvalues.KEYS if self._keyboard.is_answering else zvalues.MARK + 4
        for key, about in self._keyboard.caps():
            if not about.isEmpty():
                text, style = keymap.shown(key), self._board.style
                wide = max(side, writing.width_of(_font(style), text) + _EDGE * style.unit)
                place = _over(about, side, wide) if key in ON_BUTTONS else _place(about, side)
                cap = CapItem(text, place, style, layer)
                self._scene.addItem(cap)
                self._items.append(cap)


def _font(style: Style) -> QFont:
    return fonts.text(max(style.small_font, 15), bold=True)


def _over(button: QRectF, side: float, wide: float) -> QRectF:
    """Return where a key lies on a button: at its upper right corner, clear of words and neighbours."""
    return QRectF(button.right() - wide - 0.2 * side, button.top() - 0.7 * side, wide, side)


def _place(about: QRectF, side: float) -> QRectF:
    """Return where a key lies on what it is about: at the top, on low things at the left."""
    place = QRectF(0, 0, side, side)
    if about.height() < _LOW:
        inside = 0.3 if about.height() < _FLAT else -0.4
        place.moveCenter(QPointF(about.left() + side * inside, about.center().y()))
    else:
        place.moveCenter(QPointF(about.center().x(), about.top() + side * 0.2))
    return place
