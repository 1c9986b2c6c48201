"""The curtain between two people at one screen: a cloth over the hand, and the word whose turn it is.

Only what all may know is seen then. The player who is asked looks at the own cards while a button or a key is
held down, and sees them for good with the beginning of the turn.

`HandingOver` draws it when the screen goes from one person to the next, over a table that everyone may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, fonts, keymap, palette
from evolution_qt.ui.kit.brush import colour, fitted, line, mix, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton, tip
from evolution_qt.ui.shell.game.seats import Seat
from evolution_qt.ui.shell.start.backdrop import Backdrop
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.tasks import first

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.game_view import GameView


LOOK: Final = Qt.Key.Key_V
"""The key that shows the cards while it is held down."""
_EDGE: Final = 4
_BETWEEN: Final = 8


@guarded
class Curtain(QWidget):
    """Covers a hand while it is drawn; `opened` when the person asked for begins the turn.

    `looking` tells that the person begins to look, and ends to, while the turn has not begun.
    """

    opened = Signal()
    looking = Signal(bool)

    def __init__(self, parent: QWidget | None = None, behind: QWidget | None = None) -> None:
        """*behind* is the table that it covers."""
        super().__init__(parent)
        self._behind = behind
        QApplication.instance().focusChanged.connect(self._keep_keyboard)  # type: ignore[union-attr]
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._backdrop = Backdrop("night", self)
        self._name = ""
        self._seat = 0
        self.is_looked_behind = False
        """Whether someone looks at the cards now."""
        self._bar = QRect()
        self._cloth = QRect()
        self._radius = 10.0
        self.words = Label()
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.look, self.button = PushButton(), PushButton()
        self.button.setProperty("role", "main")
        for button in (self.look, self.button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the space that hurries a motion opens nothing
        self.button.clicked.connect(self._open)
        self.look.pressed.connect(lambda: self._look(True))
        self.look.released.connect(lambda: self._look(False))
        self.setStyleSheet("QPushButton { min-height: 0; padding: 2px 14px; }")
        self._plate = QWidget(self)
        row = self._row = QHBoxLayout(self._plate)
        row.addWidget(self.words, 1)
        row.addWidget(self.look)
        row.addWidget(self.button)
        self.hide()

    def draw_for(self, name: str, seat: int) -> None:
        """Cover the hand until this person is there."""
        self._name, self._seat = name, seat
        self.is_looked_behind = False
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus()

    def lie(self, bar: QRect, cloth: QRect, size: int, radius: float, least: int) -> None:
        """Lie on two parts of the parent: a bar to act on, a cloth over the hand.

        Words have a size, or where there is no room for it another one that is at *least* so large.
        """
        self._radius = radius
        self._bar, self._cloth = bar, cloth
        whole = bar.united(cloth)
        self.setGeometry(whole)
        self._plate.setGeometry(bar.translated(-whole.topLeft()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        self._row.setContentsMargins(size, 0, 0, 0)
        for widget in (self.words, self.look, self.button):
            widget.ensurePolished()  # or a style sheet brings back another size of the writing
        for px in range(size, min(least, size) - 1, -1):
            font = fonts.text(px, bold=True)
            for widget in (self.words, self.look, self.button):
                widget.setFont(font)
            words = widget.fontMetrics()
            wide = size + words.horizontalAdvance(self.words.text()) + 4 * _BETWEEN
            wide += self.look.sizeHint().width() + self.button.sizeHint().width()
            if wide <= self._plate.width() and words.height() <= self._plate.height():
                break
        self.look.setFixedHeight(self._plate.height())
        self.button.setFixedHeight(self._plate.height())
        self._cut()
        self.update()

    def covered(self) -> tuple[QRect, QRect]:
        """Return the two parts of the parent that are covered."""
        return self._bar, self._cloth

    def _keep_keyboard(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the keyboard back from the table, which has it after a click between bar and cloth."""
        if now is not None and now is self._behind and self.isVisible():
            self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        name = {"name": self._name}
        if self.is_looked_behind:
            self.words.setText(self.tr("Release to cover the cards again."))
        else:
            self.words.setText(filled(self.tr("{name}’s turn. Everyone else, look away!"), name))
        self.look.setText(filled(self.tr("Hold to peek at your cards"), name))
        key = {"key": keymap.shown("V")}
        self.look.setToolTip(tip(filled(self.tr("Hold to see your cards; the key {key} does the same"), key)))
        self.button.setText(self.tr("Begin the turn"))
        self.setAccessibleName(filled(self.tr("Curtain: the next player is {name}"), name))
        #: what a screen reader says at the curtain
        told = self.tr("Enter begins the turn. {key} shows your cards while it is held down.")
        self.setAccessibleDescription(filled(told, key))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of what is covered."""
        return self._bar.united(self._cloth).size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cover only what is to be covered."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        """Leave the table between the bar and the cloth open, and the hand while someone looks."""
        at = self.pos()
        region = QRegion(self._bar.translated(-at))
        if not self.is_looked_behind:
            region += QRegion(self._cloth.translated(-at))
        if not region.isEmpty():
            self.setMask(region)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and the evening with the name of whose turn it is."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        at = self.pos()
        bar = QRectF(self._bar.translated(-at))
        window = self.palette().window().color()
        tint = palette.seat(self._seat)
        painter.setBrush(colour(mix(tint, window.name(), 0.82).name()))
        painter.setPen(line(colour(tint), 2.4))
        painter.drawPath(rounded(bar.adjusted(1, 1, -1, -1), self._radius))
        if not self.is_looked_behind and not self._cloth.isEmpty():
            self._paint_cloth(painter, QRectF(self._cloth.translated(-at)))
        painter.end()

    def _paint_cloth(self, painter: QPainter, cloth: QRectF) -> None:
        painter.save()
        painter.translate(cloth.topLeft())
        painter.setClipRect(QRectF(0, 0, cloth.width(), cloth.height()))
        if style.is_strong():  # no writing on a picture
            painter.fillRect(QRectF(0, 0, cloth.width(), cloth.height()), Qt.GlobalColor.black)
        else:
            self._backdrop.draw(painter, self._cloth.size(), "dark")
        width, height = cloth.width(), cloth.height()
        font = fitted(fonts.title(round(height * 0.42)), self._name, width * 0.7, 24)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(self._name)
        side = height * 0.3
        whole = side * 1.3 + wide
        room = QRectF((width - whole) / 2 + side * 1.3, 0, wide + 4, height)
        place = QPointF(room.left() - side * 0.8, room.center().y())
        draw_crest(painter, palette.badge(self._seat), place, side / 2)
        for tint, down in ((QColor(0, 0, 0, 140), 3), (QColor(palette.CREAM), 0)):
            painter.setPen(tint)
            painter.drawText(room.translated(0, down), Qt.AlignmentFlag.AlignCenter, self._name)
        painter.restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return begin the turn, as it confirms everything else; look while a key is held down."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._open()
        elif keymap.meant(event.key()) == LOOK and not event.modifiers():
            if not event.isAutoRepeat():
                self._look(True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Cover the hand again when the key is let go."""
        if keymap.meant(event.key()) == LOOK:
            if not event.isAutoRepeat():
                self._look(False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Cover the hand when the keyboard goes elsewhere: nothing would hear that the key is let go."""
        self._look(False)
        super().focusOutEvent(event)

    def _look(self, on: bool) -> None:
        if on == self.is_looked_behind or not self.isVisible():
            return
        self.is_looked_behind = on
        self._cut()
        self.retranslate()
        self.looking.emit(on)

    def _open(self) -> None:
        accessibility.take_notice()
        self.is_looked_behind = False
        self.hide()
        self.opened.emit()


class HandingOver:
    """Draws the curtain of one game's view, and waits behind it."""

    def __init__(self, view: GameView) -> None:
        self._view = view
        self.curtain = Curtain(view, view.table)
        self.curtain.looking.connect(lambda on: view.controller.look(on=on))

    def draw(self, seat: Seat) -> None:
        """Draw the curtain until this person is there, and close what knows too much."""
        view = self._view
        view.looking_back.leave()  # it may show what the next person must not see
        view.covering.emit()
        view.table.player.answers.hush()  # it may describe a card
        view.table.turn_to(seat.index)
        self.lie()
        self.curtain.draw_for(seat.called, seat.index)
        view.place_note()

    def draw_at_once(self, seat: Seat) -> None:
        """Do the same, and have it seen now: a picture of the window may be taken at any moment."""
        self.draw(seat)
        self._view.table.viewport().repaint()
        self._view.repaint()

    async def wait_for(self, seat: Seat) -> None:
        """Draw the curtain until the person is at the screen."""
        view = self._view
        view.table.hold_note(on=True)
        self.draw(seat)
        view.hearing.call(seat.index)
        try:
            await first(self.curtain.opened)
            view.hearing.act()
            if not view.controller.covers_hands:  # from now on no one else comes to the screen
                view.log.see_as(seat.index, view.match.history)
        finally:
            view.table.hold_note(on=False)
            self.curtain.hide()
            view.table.setFocus()

    def lie(self) -> None:
        """Let the curtain lie over the ribbon and the hand, and below the own row where that has its room."""
        table = self._view.table
        if (cloth := table.cloth()) is None:
            return
        self.curtain.lie(
            cloth.ribbon.toAlignedRect().translated(table.pos()),
            cloth.hand.toRect().translated(table.pos()),
            round(cloth.font),
            cloth.edge,
            round(cloth.least_font),
        )
