"""A calm word in place: a strip with a sentence that goes by itself when it can have been read.

One that warns of something stays until it is closed: by its cross, or by Escape.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent, QWindow
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget
from shiboken6 import isValid

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton, ToolButton
from evolution_qt.ui.shell.window import style

_SIGN: Final = 22
_AROUND: Final = 6
"""Pixels more than the words of a line take, so that they stand on it."""
_DECIDING: Final = 6_000
"""Milliseconds more where something is offered."""


@guarded
class Note(QFrame):
    """Hidden until `say` or `warn` is called. Text from files is shown as it is, never as markup."""

    spoke = Signal()
    """Something is said from now on; the owner of a note without a place of its own gives it one."""
    answered = Signal()
    """What was offered beside the sentence is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "note")
        self.sign = Label()
        self.sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.label = Label()
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.offer = PushButton()
        self.offer.hide()
        self.offer.clicked.connect(self.answered)
        self.close_button = ToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.hide)
        self.timer = QTimer(self, singleShot=True)
        """Runs while a note is to be seen that goes by itself."""
        self.timer.timeout.connect(self._go)
        self._stays = False  # until someone closes it
        self._waits_for_use = False  # someone listens to why something is not possible
        self._refuses = False
        self._followed: list[QObject] = []
        self._written: tuple[int, float] = (0, 0.0)  # the size of the writing, and that of the window
        box = self._box = QHBoxLayout(self)
        box.setContentsMargins(14, 8, 8, 8)
        box.addWidget(self.sign)
        box.addWidget(self.label, 100)
        box.addStretch(1)  # takes what is wider than a line should be
        box.addWidget(self.offer)
        box.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    def say(self, text: str, offer: str = "") -> None:
        """Show a sentence for as long as reading it takes, and a button with a word if that is offered."""
        self._show(text, offer, stays=False)

    def warn(self, text: str) -> None:
        """Show a sentence that stays until someone closes it, or until something else is shown."""
        self._show(text, "", stays=True)

    def refuse(self, text: str) -> None:
        """Show why something is not possible; while someone listens, until the next key or click."""
        self._show(text, "", stays=False, refuses=True)

    def drop(self) -> None:
        """Take away what has just been shown; a warning stays."""
        if not self._stays:
            self.hide()

    def pass_on(self, other: Note) -> None:
        """Have the note of another page show what this one would, for as long."""
        if not self.isHidden():
            other._show(self.label.text(), "", stays=self._stays, refuses=self._refuses)
            self.hide()

    def add(self, text: str) -> None:
        """Warn of something else, below what is still to be seen."""
        self.warn(text if self.isHidden() else f"{self.label.text()}\n{text}")

    def unsay(self, text: str) -> None:
        """Take away what was added, if that is still to be seen; the rest stays."""
        lines = self.label.text().split("\n")
        if self.isHidden() or text not in lines:
            return
        lines.remove(text)
        if not lines:
            self.hide()
            return
        self.label.setText("\n".join(lines))
        self.spoke.emit()

    def _show(self, text: str, offer: str, *, stays: bool, refuses: bool = False) -> None:
        self._stays, self._refuses = stays, refuses
        self.offer.setText(offer)
        self.offer.setVisible(bool(offer))
        self._write()
        self.label.setText(text)
        self.show()
        self.spoke.emit()
        self._wait()  # again, if it was to be seen already
        from evolution_qt.ui.kit import accessibility  # there is seldom a note on the first screen

        accessibility.announce(self, text, at_once=stays or refuses)

    def size_within(self, width: int) -> QSize:
        """Return the size that it takes where it may be so wide, at least as much as it needs."""
        box = self._box
        box.activate()
        around = box.sizeHint().width() - self.label.sizeHint().width()
        metrics = self.label.fontMetrics()
        words = max(metrics.horizontalAdvance(line) for line in self.label.text().split("\n")) + _AROUND
        edge = self.contentsMargins()
        beside, above = edge.left() + edge.right(), edge.top() + edge.bottom()
        wide = max(min(width - beside, around + words), box.minimumSize().width())
        tall = max(box.heightForWidth(wide), box.minimumSize().height())
        return QSize(wide + beside, tall + above)

    # Going by itself

    def _wait(self) -> None:
        """Begin to count the time again, unless someone is reading just now."""
        from evolution_qt.ui.kit import accessibility, timings  # there is seldom a note on the first screen

        self.timer.stop()
        is_asking = bool(self.offer.text())
        is_for_ear = (is_asking or self._refuses) and accessibility.is_heard()
        self._waits_for_use = self._refuses and accessibility.is_heard()
        if self._stays or is_for_ear or not self.isVisible() or self.underMouse():
            return
        words = self.label.text()
        if self._refuses:
            self.timer.start(timings.bubble([words]))
        else:
            self.timer.start(timings.reading(words) + (_DECIDING if is_asking else 0))

    def _go(self) -> None:
        """Go, unless someone is about to take something from here, or the window is not looked at."""
        focused = self.focusWidget()
        is_used = self.label.hasSelectedText() or (focused is not None and focused.hasFocus())
        if is_used or not self.isActiveWindow():
            self._wait()
        else:
            self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the pointer is here."""
        self.timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Give the time to finish reading."""
        super().leaveEvent(event)
        self._wait()

    # Being closed by a key

    def showEvent(self, event: QShowEvent) -> None:
        """Listen for Escape where it comes by when no one else has a use for it: on the page around.

        There it is heard too that the window has another size.
        """
        super().showEvent(event)
        self._write()  # the window may have grown since
        around = self.parentWidget()
        while around is not None and not around.isWindow():
            around.installEventFilter(self)
            self._followed.append(around)
            around = around.parentWidget()
        if (handle := self.window().windowHandle()) is not None:
            handle.installEventFilter(self)
            self._followed.append(handle)
        self._wait()

    def hideEvent(self, event: QHideEvent) -> None:
        """Listen no more."""
        for around in filter(isValid, self._followed):  # a window may be gone already
            around.removeEventFilter(self)
        self._followed.clear()
        self.timer.stop()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close at Escape; the next one is for the page. Go with the size of the window.

        What refuses something closes at a key, or a click beside it, while someone listens: no clock then.
        """
        if isinstance(watched, QWindow):
            if self._waits_for_use and _is_used(event) and not self._is_pressed(event):
                self.hide()
            return False
        if event.type() == QEvent.Type.Resize:
            self._write()
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.isVisible()
        ):
            self.hide()
            event.accept()
            return True
        return False

    def _is_pressed(self, event: QEvent) -> bool:
        """Return whether an event of the window is a press on this; the widgets here have a use for it."""
        if not isinstance(event, QMouseEvent):
            return False
        return self.rect().contains(self.mapFrom(self.window(), event.position().toPoint()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and the size of writing."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._written = (0, 0.0)
            if not self.isHidden():
                self._write()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        self.close_button.setToolTip(self.tr("Close this note (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close this note"))

    def _write(self) -> None:
        """Write, and draw the signs, in a size that goes with that of the window, if it is another one."""
        factor = style.sheet_factor(self.window().size())
        size = style.sized(round(style.TEXT * factor)), factor
        if size == self._written:
            return
        from PySide6.QtGui import QIcon  # takes long, and there is seldom a note on the first screen

        from evolution_qt.ui.kit import art

        self._written = size
        tint = self.palette().text().color().name()
        ratio = self.devicePixelRatioF()
        sign, cross = style.tight(_SIGN * factor), style.tight((_SIGN - 4) * factor)
        self.sign.setPixmap(art.glyph("info", sign, tint, ratio))
        self.close_button.setIconSize(QSize(cross, cross))
        self.close_button.setIcon(QIcon(art.glyph("close", cross, tint, ratio)))
        for part in (self.label, self.offer):
            part.setFont(fonts.text(size[0]))
        self.label.setMaximumWidth(round(style.sized(style.SIDE_PANEL * 4) * factor))


def _is_used(event: QEvent) -> bool:
    """Return whether a person does something; Escape is for the note itself, a held key for the next one."""
    from evolution_qt.ui.kit import keymap  # there is seldom a note on the first screen

    if isinstance(event, QKeyEvent):
        is_other = event.key() not in (*keymap.MODIFIERS, Qt.Key.Key_Escape)
        return is_other and event.type() == QEvent.Type.KeyPress
    return event.type() == QEvent.Type.MouseButtonPress
