"""Things to choose, as rows of data, and the boxes that set them: a list of words, a tick, a line, a search.

A box is painted with its signs in the colours of the theme. A search is a line in which a list is searched
while something is typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QCompleter,
    QLineEdit,
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from evolution_qt.ui.kit.brush import line
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.phrasing import phrased
from evolution_qt.ui.kit.plain_text import CheckBox, Label, tip
from evolution_qt.ui.shell.window import style

_DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole
_FROM_RIGHT = 15.0
_HALF = 4.5
_BROKEN = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_TALLEST = _WIDEST = 10_000
_LONG_WORD = 18
"""Letters; longer words of a script without spaces are broken anyway."""
_ABOVE = 4
_SPARE = 8
_LESS_PADDING = 6
_FIRST_JAPANESE = "\u2e80"
_FULL_SQUARE = "\u56fd"
"""A sign that fills the square of Japanese writing."""
_USUAL_BOX = 20
_MOST = 24
"""So many entries are seen without scrolling: more than any list has."""


class SettingRow(NamedTuple):
    """What can be set, in the current language: a field of `Settings`, or an option of a game."""

    key: str
    words: str
    """What it is called."""
    values: Mapping[Any, str] | None = None
    """What it can be, in order, each value with its words; None where a tick sets it."""
    about: str = ""
    """A sentence about it."""

    def box(self, parent: QWidget | None = None) -> Choice | Tick:
        """Return a new box that sets it; the first value is chosen."""
        if self.values is None:
            return Tick(parent)
        box = Choice(parent=parent)
        box.offer_words(self.values)
        return box


@guarded
class Choice(QComboBox):
    """A combo box; each entry has a key, the words are written by the owner of the box."""

    def __init__(
        self, keys: tuple[object, ...] = (), current: object = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(_MOST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # by clicks and keys, not by the wheel
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for key in keys:
            self.addItem("", key)
        if current in keys:
            self.setCurrentIndex(keys.index(current))
        self._label: Label | None = None

    @property
    def changed(self) -> SignalInstance:
        """The signal that something else is chosen."""
        return self.currentIndexChanged

    @property
    def value(self) -> Any:
        """The key of the entry that is chosen."""
        return self.currentData()

    def put(self, value: object) -> None:
        """Choose the entry with a key, the first one if there is none."""
        self.setCurrentIndex(max(self.findData(value), 0))

    def offer_words(self, values: Mapping[Any, str], usual: object = None) -> None:
        """Offer the keys of *values* and write their words.

        What was chosen stays so, or else the *usual* one is chosen; there is no signal of it.
        """
        if [self.itemData(at) for at in range(self.count())] == list(values):
            for at, words in enumerate(values.values()):
                self.setItemText(at, words)
            return
        chosen = self.value
        with QSignalBlocker(self):
            self.clear()
            for key, words in values.items():
                self.addItem(words, key)
            self.put(chosen if chosen in values else usual)

    def be_called(self, words: str) -> None:
        """Have a name where no label is seen: on Linux Qt reports that of a label, and of nothing else."""
        if self._label is None:
            self._label = Label(parent=self.parentWidget())
            self._label.setBuddy(self)
            self._label.hide()
        for named in (self, self._label):
            named.setAccessibleName(words)

    def event(self, event: QEvent) -> bool:
        """Take the label along: Qt looks for it beside the box."""
        if event.type() == QEvent.Type.ParentChange and self._label is not None:
            self._label.setParent(self.parentWidget())
        return super().event(event)

    def describe(self, at: int, words: str) -> None:
        """Describe an entry, in a tooltip and to screen readers."""
        self.setItemData(at, words, _DESCRIPTION)
        self.setItemData(at, tip(words), Qt.ItemDataRole.ToolTipRole)

    def description(self, at: int) -> str:
        """Return the description of an entry, empty if it has none."""
        words = self.itemData(at, _DESCRIPTION)
        return words if isinstance(words, str) else ""

    def sizeHint(self) -> QSize:
        """Return the room of the longest entry, and a little more: some words are wider than measured."""
        return super().sizeHint() + QSize(_SPARE, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same: Qt has no other, but keeps it from before letters grew or words changed."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the sheet scroll: a person who reads on must not choose something else."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = style.scale()
        painter.setPen(line(self.palette().text().color(), 2 * scale))
        middle, half = QPointF(self.width() - _FROM_RIGHT * scale, self.height() / 2), _HALF * scale
        down = [QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)]
        painter.drawPolyline(QPolygonF([middle + point for point in down]))
        painter.end()


@guarded
class LineEdit(QLineEdit):
    """A line to write in, in any script: what is written stands in the middle.

    Qt centres Latin letters, which stand lower in their line than the squares of Japanese writing.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._offered: tuple[str, ...] = ()
        self.setProperty("role", "name")  # less padding, for there it would be cut off
        self.textChanged.connect(self._centre)
        self._centre()

    def offer(self, names: Iterable[str]) -> None:
        """Offer those of the names that begin with what is being written."""
        self._offered = tuple(names)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write; only now the names that are offered need a list."""
        if self._offered:
            self._list_names()
        super().keyPressEvent(event)

    def _list_names(self) -> None:
        """Have the list below, which lies in no window, look as the window does now."""
        completer = self.completer()
        if completer is None:
            completer = QCompleter(self._offered, self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.setCompleter(completer)
            completer.popup().installEventFilter(self)
        names, sheet = completer.popup(), self.window().styleSheet()
        assert names is not None  # Qt makes one where there is none
        names.setProperty("role", "offered")
        names.setFont(self.font())
        if names.styleSheet() != sheet:
            names.setStyleSheet(sheet)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a click beside the list that is offered do what it does without the list."""
        completer = self.completer()
        names = completer.popup() if completer is not None else None
        if (
            names is not None
            and watched is names
            and isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and not names.rect().contains(event.position().toPoint())
        ):
            names.hide()
            press_under(event)
            return True
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """Return the size of other lines, which have more padding."""
        return super().sizeHint() + QSize(0, _LESS_PADDING)

    def minimumSizeHint(self) -> QSize:
        """Return the least size, likewise."""
        return super().minimumSizeHint() + QSize(0, _LESS_PADDING)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        if event.type() == QEvent.Type.FontChange:
            self._centre()
        super().changeEvent(event)

    def _centre(self) -> None:
        above = 0
        if any(letter >= _FIRST_JAPANESE for letter in self.text()):
            usual = self.fontMetrics()
            ink = usual.tightBoundingRect(_FULL_SQUARE)  # its y counts from the line that letters stand on
            above = ((usual.descent() - usual.ascent()) - (ink.top() + ink.bottom())) // 2
        # as much below as above, for what is outside of the margins is cut off
        self.setTextMargins(0, max(above, 0), 0, -max(above, 0))


@guarded
class Tick(CheckBox):
    """A check box whose words are broken where there is no room for one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)

    @property
    def changed(self) -> SignalInstance:
        """The signal that it is ticked, or no more."""
        return self.toggled

    @property
    def value(self) -> bool:
        """Whether it is ticked."""
        return self.isChecked()

    def put(self, value: object) -> None:
        """Tick it if *value* is true."""
        self.setChecked(bool(value))

    def _beside(self) -> int:
        """Return how much room the box takes before the words."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).left()

    def words_room(self, width: int) -> QRect:
        """Return the room that the words take where the box is so wide, beside the box."""
        room = QRect(0, 0, max(width - self._beside(), 1), _TALLEST)
        taken = self.fontMetrics().boundingRect(room, _BROKEN, phrased(self.text()))
        return QRect(self._beside(), 0, taken.width(), taken.height())

    def sizeHint(self) -> QSize:
        """Return the room of one line, and a little more: on some displays words are wider than measured."""
        room = super().sizeHint().expandedTo(QSize(0, self.words_room(_WIDEST).height() + _ABOVE))
        return room + QSize(_SPARE, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the longest word."""
        words = [self.fontMetrics().horizontalAdvance(word) for word in self.text().split()]
        most = min(max(words, default=0), self.fontMetrics().horizontalAdvance("n") * _LONG_WORD)
        return QSize(self._beside() + most + 2, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Return that more lines need more height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of so many lines as the words take."""
        return max(self.sizeHint().height(), self.words_room(width).height() + _ABOVE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the height of the lines that it has in this width: Qt would give a box that of one."""
        super().resizeEvent(event)
        tall = self.heightForWidth(self.width())
        self.setMinimumHeight(tall if tall > self.sizeHint().height() else 0)

    def hitButton(self, at: QPoint) -> bool:
        """Take a click on any of the lines."""
        return self.rect().contains(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, the tick and the words."""
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_CheckBox, option)
        role = QPalette.ColorRole.WindowText
        room = self.rect().adjusted(self._beside(), 0, 0, 0)
        self.style().drawItemText(painter, room, _BROKEN, option.palette, self.isEnabled(), self.text(), role)
        if self.isChecked():
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            painter.setPen(line(self.palette().highlightedText().color(), 2.2 * box.width() / _USUAL_BOX))
            corner, side = QPointF(box.topLeft()), box.width()
            points = [QPointF(0.24, 0.52), QPointF(0.43, 0.72), QPointF(0.78, 0.30)]
            painter.drawPolyline(QPolygonF([corner + point * side for point in points]))
        painter.end()


def press_under(event: QMouseEvent) -> None:
    """Press the button of the mouse once more, on what lies under the pointer now."""
    at = event.globalPosition()
    if (under := QApplication.widgetAt(at.toPoint())) is None:
        return
    pressed = QMouseEvent(
        event.type(), under.mapFromGlobal(at), at, event.button(), event.buttons(), event.modifiers()
    )
    if under.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        under.setFocus(Qt.FocusReason.MouseFocusReason)
    QCoreApplication.sendEvent(under, pressed)


@guarded
class Search(QLineEdit):
    """Lets the arrow keys go through what is left of a list while something is typed.

    Its owner hides the rows that do not fit, at `textChanged`.
    """

    stepped = Signal()
    """An arrow key has chosen another row, or the same one at an end of the list."""

    def __init__(self, searched: QListWidget) -> None:
        super().__init__()
        self._list = searched
        self.setClearButtonEnabled(True)

    @property
    def left(self) -> list[int]:
        """Return the rows that the search has left."""
        return [row for row in range(self._list.count()) if not self._list.item(row).isHidden()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up or down the list; every other key is typed."""
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if not way:
            super().keyPressEvent(event)
        elif left := self.left:
            row = self._list.currentRow()
            at = left.index(row) + way if row in left else 0
            self._list.setCurrentRow(left[min(max(at, 0), len(left) - 1)])
            self.stepped.emit()
