"""What covers a replay until the person whose cards it shows is alone at the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import fitted, line
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import PushButton
from evolution_qt.ui.kit.seatmarks import mark_path
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.backdrop import Backdrop

_MARK: Final = 30
"""Half the size of the mark of the seat."""


@guarded
class Cover(QWidget):
    """Covers its parent while it is drawn; `opened` when the person asked for is there, or `refused`."""

    opened = Signal()
    refused = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._backdrop = Backdrop("night")
        self._name = ""
        self._seat = 0
        self.button = PushButton()
        self.button.setProperty("role", "main")
        self.button.setFont(fonts.text(20, bold=True))
        self.button.setProperty("bulk", "large")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setMinimumWidth(300)
        self.button.clicked.connect(self._open)
        self.back = PushButton()
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.clicked.connect(self._refuse)
        box = QVBoxLayout(self)
        box.addStretch(30)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addSpacing(12)
        box.addWidget(self.back, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(10)
        self.hide()

    def draw_for(self, name: str, seat: int) -> None:
        """Cover everything until this person is there."""
        self._name, self._seat = name, seat
        self.button.setFont(fonts.text(style.sized(20), bold=True))
        self.back.setFont(fonts.text(style.sized(style.TEXT)))
        self.retranslate()
        self.cover()
        self.show()
        self.raise_()
        self.setFocus()  # not its button: the space that hurries a motion must not open the curtain

    def cover(self) -> None:
        """Take the whole of the parent's room."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(QRect(QPoint(0, 0), parent.size()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        name = {"name": self._name}
        self.button.setText(filled(self.tr("This is {name}: show my cards"), name))
        self.back.setText(self.tr("Keep them covered (Esc)"))
        self.setAccessibleName(filled(self.tr("Curtain: {name} looks back"), name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the evening and whose turn it is."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if style.is_strong():  # no writing on a picture
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
        else:
            self._backdrop.draw(painter, self.size(), "dark")
        factor = style.factor(self.size())
        painter.scale(factor, factor)
        whole = self.width() / factor
        width = whole - 120.0
        middle = self.height() / factor * 0.5
        plate = QRectF(60, middle - 92, width, 100)
        font = fitted(fonts.title(76), self._name, width, 28)
        painter.setFont(font)
        painter.setPen(QColor(0, 0, 0, 130))
        painter.drawText(plate.translated(0, 4), Qt.AlignmentFlag.AlignCenter, self._name)
        painter.setPen(QColor(palette.CREAM))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._name)
        mark = mark_path(palette.symbol(self._seat), QPointF(whole / 2, plate.top() - 30), _MARK)
        painter.setPen(line(QColor(palette.CREAM), 3))
        painter.setBrush(QColor(palette.seat(self._seat)))
        painter.drawPath(mark)
        words = self.tr("{name} is looking back at their cards. Everyone else, look away!")
        words = filled(words, {"name": self._name})
        painter.setPen(QColor(palette.CREAM))
        painter.setFont(fitted(fonts.text(style.sized(22)), words, width, 14))
        painter.drawText(
            QRectF(60, plate.bottom() + 22, width, style.sized(34)), Qt.AlignmentFlag.AlignCenter, words
        )
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return draw the curtain away, as it confirms everything else."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._open()
        elif event.key() == Qt.Key.Key_Escape:
            self._refuse()
        else:
            super().keyPressEvent(event)

    def _open(self) -> None:
        self.hide()
        self.opened.emit()

    def _refuse(self) -> None:
        self.hide()
        self.refused.emit()
