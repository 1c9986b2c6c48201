"""What every dialog shares: a sheet of paper over a veiled window, a heading, buttons, words in any language.

A dialog is part of its window, not a window of its own: it looks alike everywhere, cannot be lost behind
anything, and is opened, never executed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from inspect import GEN_SUSPENDED, getgeneratorstate
from pathlib import Path
from typing import Self

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QSize,
    QStandardPaths,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QAccessibleInterface,
    QColor,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QBoxLayout,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from evolution_qt.core.steps import at_once
from evolution_qt.ui.kit import accessibility, fonts, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.plain_text import Label
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.commands import AT_ANY_TIME
from evolution_qt.ui.shell.window.scrolling import Scrolled

_VEIL = QColor(0, 0, 0, 96)
_EDGE = 24
"""Pixels of the window that stay free around a sheet."""
_SMALLER = (1.0, 0.9, 0.8, 0.7)
"""Sizes of writing in which buttons are tried that have no room beside each other, where it is large."""
_MARGINS = 28, 22, 28, 20
"""Pixels between the edge of a sheet and what lies on it: left, above, right, below."""
_LOW, _LOW_EDGE = 660, 10
"""Below this height a sheet needs the room more, and so much stays free."""


@guarded
class Veil(QWidget):
    """Covers a window below a dialog and keeps every click from it."""

    resized = Signal()
    _typed: list[QKeyEvent] | None = None
    """Keys that are kept for a sheet, None while none are; of the class: events come at its very end too."""

    @staticmethod
    def uppermost(window: QWidget) -> Veil | None:
        """Return the one that lies above all others in a window, None if nothing is veiled."""
        veils = [one for one in window.children() if isinstance(one, Veil) and not one.isHidden()]
        return veils[-1] if veils else None

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.box = QVBoxLayout(self)
        self._cover()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._cover()
            self.resized.emit()
        return False

    def _cover(self) -> None:
        size = self._window.size()
        beside, low = style.tight(_EDGE), style.tight(_LOW_EDGE)
        edge = beside if size.height() >= style.tight(_LOW) else low
        self.box.setContentsMargins(beside, edge, beside, edge)
        self.resize(size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what is below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), _VEIL)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the click."""
        event.accept()

    def keep_keys(self) -> None:
        """Keep what is typed for a sheet that is still to come."""
        self._typed = []
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep keys while that is wanted, but for those that have a meaning at any time."""
        typed = self._typed
        if typed is None or not isinstance(event, QKeyEvent) or not self.hasFocus():
            return super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride and _goes_anywhere(event):
            return super().event(event)
        was_pressed = event.key() in [one.key() for one in typed]
        if event.type() == QEvent.Type.KeyPress or (event.type() == QEvent.Type.KeyRelease and was_pressed):
            typed.append(event.clone())
        event.accept()
        return True

    def hand_on(self) -> None:
        """Let those that have the keyboard now have the keys that were kept, each when it is its turn."""
        typed, self._typed = self._typed or [], None
        for event in typed:
            if (hears := self._window.focusWidget()) is not None:
                QCoreApplication.sendEvent(hears, event)

    def forget_keys(self) -> None:
        """Let the keys that were kept come to nothing."""
        self._typed = None


@guarded
class Buttons(QDialogButtonBox):
    """The buttons below a sheet. Qt gives them its own words whenever the language changes."""

    renamed = Signal()
    """They have got Qt's words of another language; the sheet may give them its own again."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.renamed.emit()


@guarded
class Dialog(QFrame):
    """A sheet that is answered once; then it is gone.

    Subclasses fill `content`, as they are made or in steps of `make`, and write their words in `retranslate`.
    """

    knows_a_hand = False
    """Whether it tells what only one player may know."""
    pauses_game = False
    """Whether no one moves behind it: it asks what becomes of the game."""
    comes_first = False
    """Whether it takes the place of a dialog that is open."""
    accepted = Signal()
    rejected = Signal()
    finished = Signal()
    folder_used = Signal(str)
    """Files were chosen in this folder."""

    def __init__(self, buttons: QDialogButtonBox.StandardButton, size: QSize | None = None) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self._size = size
        self._veil: Veil | None = None
        self._focus_before: QWidget | None = None
        self._coming = Job(self)
        self._is_made = self._is_laid = False
        self.is_answered = False
        """Whether it is over."""
        self._title = ""
        self.question: Dialog | None = None
        """The sheet that lies over this one at the moment."""
        self.chooser: QFileDialog | None = None
        """What a file was last chosen with."""
        self.folder = ""
        """Where someone has last chosen files, if that is known."""
        accessibility.stand_for("Dialog", _made)
        self._width = 0
        self._grown_for = QSize()
        self.factor = 1.0
        """By how much sheet and writing are larger than usual."""
        self.heading = Label()
        self.heading.setFont(fonts.title(style.HEADING + 4))
        self.content = QVBoxLayout()
        self.content.setSpacing(12)
        self.buttons = Buttons(buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.buttons.renamed.connect(self._write_words)
        for button in self.buttons.buttons():
            button.setIcon(QIcon())  # those of the desktop's theme would be strangers here
        if (main := self.buttons.button(QDialogButtonBox.StandardButton.Ok)) is not None:
            main.setProperty("role", "main")
        box = self._whole = QVBoxLayout(self)
        self.scrolled = Scrolled(self.content)
        """Where the content lies; it scrolls if the window is too small for it."""
        box.addWidget(self.heading)
        box.addWidget(self.scrolled, 1)
        box.addWidget(self.buttons)
        self._tighten()

    def take_note(self, note: str) -> bool:
        """Show a note about the program, if there is a place for it; return whether there is."""
        return False

    def open_over(self, window: QWidget, *, in_turns: bool = False) -> None:
        """Show the sheet over a window; whatever had the keyboard gets it back afterwards.

        *in_turns* the window hears nothing more at once, and the sheet is made, dressed, laid out and painted
        in the next turns of the event loop: each takes a frame.
        A screen reader would be told of the veil, which has the keyboard meanwhile: all is done at once then.
        """
        in_turns = in_turns and not accessibility.is_heard()
        self._focus_before = window.focusWidget()
        self._veil = veil = Veil(window)
        self._be_seen(veil, is_seen=not in_turns)
        veil.show()
        veil.raise_()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keep_keyboard)
        self.hide()  # else its layout would have it shown in the next turn
        if in_turns:
            veil.keep_keys()
            self._coming.begin(self._come(veil))
        else:
            at_once(self._come(veil))

    @property
    def is_coming(self) -> bool:
        """Return whether the sheet is asked for, and will be seen as soon as it is laid down and painted."""
        return self._coming.is_active

    def _come(self, veil: Veil) -> Steps:
        """Be made on the veil and laid out, a few milliseconds' work in each step, and be painted at last."""
        try:
            for _ in self._being_laid(veil):
                yield
                if not isValid(veil):  # the window has gone meanwhile
                    self._veil = None
                    return
        except Exception:
            self.reject()  # else the veil would keep every click and key
            raise
        self._be_seen(veil, is_seen=True)

    def _be_seen(self, veil: Veil, *, is_seen: bool) -> None:
        """Be painted and take clicks, or leave both to the veil, which keeps them."""
        veil.setUpdatesEnabled(is_seen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_seen)

    def _being_laid(self, veil: Veil) -> Steps:
        yield  # the window may go before the first turn
        veil.box.addWidget(self, 0, Qt.AlignmentFlag.AlignCenter)
        self.factor = self._factor_here()
        yield
        yield from self._unmade
        self._is_made = True
        veil.resized.connect(self._grow)
        self.write_anew()
        self._grown_for = veil.size()
        yield
        self.show()
        yield
        self.write_anew()  # again: some things depend on the room that others have now
        yield
        yield from self._unfilled
        self._is_laid = True
        is_uppermost = veil is Veil.uppermost(veil.window())  # else one that was asked for later lies over it
        self.laid()
        if is_uppermost:
            focused = self.window().focusWidget()
            if focused is None or not self.isAncestorOf(focused):
                self._take_keyboard()
        if veil is Veil.uppermost(veil.window()):  # else the keys are not for what came meanwhile
            veil.hand_on()
        else:
            veil.forget_keys()
        # whatever has still to find its place does so before it is painted
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        yield

    def make(self) -> Steps:
        """Make what lies on the sheet, a few milliseconds in each step; subclasses with much of it do."""
        yield from ()

    def fill(self) -> Steps:
        """Write into the room that the parts have when the sheet is laid out, in steps; likewise."""
        yield from ()

    @cached_property
    def _unmade(self) -> Steps:
        """The steps of `make` that are left."""
        return self.make()

    @cached_property
    def _unfilled(self) -> Steps:
        """The steps of `fill` that are left."""
        return self.fill()

    def _write_words(self) -> None:
        """Write every word again, on all that is to lie here."""
        self.whole().retranslate()

    def whole(self) -> Self:
        """Return the sheet with all that is to lie on it by now, made at once as far as it was not."""
        at_once(self._unmade)
        if self.isVisible():
            at_once(self._unfilled)
        return self

    def _end_filling(self) -> None:
        """Write to its end what is being written in steps: all of it is to be written again."""
        if getgeneratorstate(self._unfilled) == GEN_SUSPENDED:
            at_once(self._unfilled)

    def dress(self, part: QWidget) -> None:
        """Have what is new on the sheet dressed by the style sheet and written in the current size."""
        for widget in part.findChildren(QWidget):
            widget.ensurePolished()  # from then on it has its font from the style sheet, not from its parent
        self.write_alike(part)

    def _factor_here(self) -> float:
        assert self._veil is not None
        return style.sheet_factor(self._veil.size()) * style.text_factor()

    def _take_keyboard(self) -> None:
        for first in self._chain()[:1]:
            first.setFocus()

    def laid(self) -> None:
        """Begin, now that the sheet lies there; subclasses may, and give something the keyboard.

        Else what is first gets it.
        """

    def _keep_keyboard(self, before: QWidget | None, now: QWidget | None) -> None:
        """Take the keyboard back from what is behind: it gets it when the sheet is answered."""
        if now is not None and self.scrolled.isAncestorOf(now):
            self.scrolled.ensureWidgetVisible(now)
        veil = self._veil
        if veil is None or now is None or not isValid(veil) or veil is not Veil.uppermost(veil.window()):
            return
        is_behind = veil.window().isAncestorOf(now) and not veil.isAncestorOf(now) and now is not veil
        if is_behind:
            self._focus_before = now
        if not self._is_laid:  # the veil has it till then
            if is_behind:
                veil.setFocus()
        elif is_behind or now is veil:
            is_inside = before is not None and isValid(before) and self.isAncestorOf(before)
            if before is not None and is_inside:
                before.setFocus()
            else:
                self._take_keyboard()

    def event(self, event: QEvent) -> bool:
        """Keep keys from what is behind the sheet, but for those that a person may want at any time."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not _goes_anywhere(event):
                event.accept()
        return super().event(event)

    def px(self, size: int) -> int:
        """Return a size in pixels as it is in a window of this size."""
        return round(size * self.factor)

    def _tighten(self) -> None:
        """Leave as much room around and between its parts as a window of this size has for that."""
        self._whole.setContentsMargins(*(style.tight(edge) for edge in _MARGINS))
        self._whole.setSpacing(style.tight(16))

    def resize_writing(self) -> None:
        """Write in the current size; subclasses do, for what has a size of its own."""

    def write_alike(self, part: QWidget) -> None:
        """Give what has no size of its own the current one: with a style sheet no font is inherited."""
        for widget in part.findChildren(QWidget):
            if widget.layout() is not None:
                continue
            if widget.property("grows") or not widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
                widget.setProperty("grows", True)
                is_bold = widget.property("role") in style.BOLD
                widget.setFont(fonts.text(self.px(style.TEXT), bold=is_bold))

    def _grow(self) -> None:
        """Become as large as the window allows: a larger one has larger sheets with larger writing."""
        if self._veil is None:
            return
        if self._factor_here() != self.factor:
            self.write_anew()
        elif self._veil.size() != self._grown_for:
            self._end_filling()
            self.want_width(self._width)
            self.resize_writing()  # what lies beside each other may have no room there now
            self._fit_width()
        self._grown_for = self._veil.size()

    def write_anew(self) -> None:
        """Write everything in the current size: a style sheet may have brought back another."""
        if self._veil is None or not self._is_made:
            return
        self._end_filling()
        self.factor = self._factor_here()
        self._tighten()
        self.heading.setFont(fonts.title(self.px(style.HEADING + 4)))
        self.want_width(self._width)
        self.resize_writing()
        self.dress(self)
        self._fit_width()
        self.updateGeometry()

    def want_width(self, pixels: int) -> None:
        """Be at least so wide, in pixels of a usual window, as far as the window is."""
        self._width = pixels
        wide = self.px(pixels)
        self.setMinimumWidth(wide if self._veil is None else min(wide, self._widest()))

    def direction(self, least: int) -> QBoxLayout.Direction:
        """Return how things lie that need a sheet of so many pixels of a usual window beside each other."""
        is_narrow = self._veil is not None and self._widest() < self.px(least)
        return QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight

    def _widest(self) -> int:
        """Return how wide the sheet may be."""
        assert self._veil is not None
        edge = self._veil.box.contentsMargins()
        return self._veil.width() - edge.left() - edge.right()

    def room_inside(self) -> int:
        """Return how wide what lies on the sheet may be."""
        edge = self.contentsMargins()
        box = self.layout()
        assert box is not None
        inside = box.contentsMargins()
        widest = self.px(style.USUAL.width()) if self._veil is None else self._widest()
        return widest - edge.left() - edge.right() - inside.left() - inside.right()

    def room_on_page(self) -> int:
        """Return how wide the content may be beside the bar that scrolls it."""
        return self.room_inside() - self.scrolled.verticalScrollBar().sizeHint().width()

    def _fit_width(self) -> None:
        """Break what stands above and below the content where the window is too narrow for it."""
        if self._veil is None:
            return
        room = self.room_inside()
        self.scrolled.be_wide(room if style.is_crowded() else 0)
        words = self.heading.fontMetrics().horizontalAdvance(self.heading.text())
        self.heading.setWordWrap(words > room)
        self.buttons.setOrientation(Qt.Orientation.Horizontal)
        usual = self.px(style.TEXT)
        for size in dict.fromkeys(max(round(usual * share), min(usual, style.TEXT)) for share in _SMALLER):
            self._write_buttons(size)
            if self.buttons.sizeHint().width() <= room:
                return
        self._write_buttons(usual)
        self.buttons.setOrientation(Qt.Orientation.Vertical)

    def _write_buttons(self, size: int) -> None:
        for button in self.buttons.buttons():
            button.setFont(fonts.text(size))

    def ask(self, question: Dialog, yes: Callable[[], object]) -> None:
        """Ask something over this sheet, and do what is meant by yes; both go together."""
        question.accepted.connect(yes, Qt.ConnectionType.QueuedConnection)
        self.lay(question)

    def lay(self, sheet: Dialog) -> None:
        """Lay another sheet over this one, which is there again, as it was, when that is answered."""
        self.question = sheet
        sheet.folder = self.folder
        sheet.folder_used.connect(self._use_folder)
        sheet.finished.connect(self._forget_question)
        self.finished.connect(sheet.reject)
        sheet.open_over(self.window())

    def _forget_question(self) -> None:
        self.question = None

    def choose_files(self, title: str, filters: Sequence[str] = ()) -> QFileDialog:
        """Return a dialog for files, to be opened; it goes with this sheet.

        It begins where files were last chosen, or else among the documents.
        """
        chooser = self.chooser = QFileDialog(self.window(), title, beginning_in(self.folder))
        if filters:
            chooser.setNameFilters(filters)
        chooser.filesSelected.connect(lambda files: self._use_folder(str(Path(files[0]).parent)))
        chooser.finished.connect(chooser.deleteLater)
        self.finished.connect(chooser.reject)
        return chooser

    def _use_folder(self, folder: str) -> None:
        self.folder = folder
        self.folder_used.emit(folder)

    def choose_place(
        self, title: str, name: str, suffix: str, write: Callable[[str], object], filters: Sequence[str] = ()
    ) -> QFileDialog:
        """Ask where something is to be written, and write it there. *name* is proposed."""
        chooser = self.choose_files(title, filters)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setDefaultSuffix(suffix)
        chooser.selectFile(name)
        chooser.fileSelected.connect(write)
        chooser.open()
        return chooser

    def accept(self) -> None:
        """Close with yes, unless the main button is disabled."""
        main = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        if main is None or main.isEnabled():
            self._answer(self.accepted)

    def reject(self) -> None:
        """Close with no, or as read."""
        self._answer(self.rejected)

    def retranslate(self) -> None:
        """Write every word again; subclasses do."""

    def finish(self) -> None:
        """Write now what is written little by little; subclasses that do so."""

    def spoken_question(self) -> str:
        """Return what is asked or shown in one piece, for screen readers; subclasses that do so return it."""
        return ""

    def entitle(self, words: str) -> None:
        """Give the dialog its title."""
        self.heading.setText(words)
        self.setAccessibleName(words)
        self._fit_width()
        for area in self.findChildren(QAbstractScrollArea):
            is_read = isinstance(area, QScrollArea | QTextEdit | QPlainTextEdit)
            if is_read and area.accessibleName() in ("", self._title):
                area.setAccessibleName(words)
        self._title = words

    def sizeHint(self) -> QSize:
        """Return the size the dialog was made for, or what its content wants."""
        return super().sizeHint() if self._size is None else self._size * self.factor

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write_words()
            self._fit_width()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter accept and Escape reject."""
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton | QToolButton):
                focused.click()
            else:
                self.accept()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go round within the sheet."""
        chain = self._chain()
        focused = self.focusWidget()
        at = chain.index(focused) if focused in chain else -1
        if chain:
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            chain[(at + (1 if forward else -1)) % len(chain)].setFocus(reason)
        return True

    def _chain(self) -> list[QWidget]:
        """Return what can have the keyboard, in order: the content, then the buttons below it.

        Qt's own chain leads through the whole window, and PySide 6.11 keeps what a walk along it meets for
        ever where a page is about to be deleted.
        """
        chain = [widget for widget in self.findChildren(QWidget) if self._can_take_focus(widget)]
        content = [widget for widget in chain if not self.buttons.isAncestorOf(widget)]
        below = [widget for widget in chain if self.buttons.isAncestorOf(widget)]
        return content + sorted(below, key=lambda button: (button.x(), button.y()))

    def _can_take_focus(self, widget: QWidget) -> bool:
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if isinstance(widget, QScrollArea) and not _scrolls(widget):
            return False
        return bool(takes) and widget.isVisibleTo(self) and widget.isEnabled()

    def _answer(self, answer: SignalInstance) -> None:
        if self.is_answered:
            return
        self.is_answered = True
        veil, self._veil = self._veil, None
        if veil is not None:
            QApplication.instance().focusChanged.disconnect(self._keep_keyboard)  # type: ignore[union-attr]
            veil.hide()
        before, self._focus_before = self._focus_before, None
        if before is not None and isValid(before):  # it may have gone while the sheet lay over it
            before.setFocus()
        answer.emit()
        self.finished.emit()
        self._coming.cancel()
        self._unmade.close()
        self._unfilled.close()
        if veil is not None:
            veil.deleteLater()
        if veil is None or self.parent() is None:
            self.deleteLater()


def _goes_anywhere(event: QKeyEvent) -> bool:
    """Return whether a key is one that a person may want at any time."""
    pressed = QKeySequence(event.keyCombination())
    return any(pressed == QKeySequence(keymap.shown(name)) for name in AT_ANY_TIME)


def _made(thing: QObject) -> QAccessibleInterface:
    """Return what stands for a sheet among accessible things."""
    from evolution_qt.ui.shell.window.accessible import OfSheet

    assert isinstance(thing, Dialog)
    return OfSheet(thing)


def beginning_in(folder: str) -> str:
    """Return where a dialog for files is to begin: in a folder, if it is there, or among the documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (folder, documents) if place and Path(place).is_dir()), str(Path.home()))


def _scrolls(area: QScrollArea) -> bool:
    """Return whether an area holds more than it shows, so that keys can do something there."""
    return area.verticalScrollBar().maximum() > 0 or area.horizontalScrollBar().maximum() > 0


@guarded
class ShortLine(Label):
    """A line that ends with an ellipsis where there is no room for all of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much as there is room for."""
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().windowText().color())
        mode = Qt.TextElideMode.ElideRight
        words = self.fontMetrics().elidedText(self.text(), mode, self.width())
        painter.drawText(self.rect(), self.alignment(), words)
        painter.end()


def paragraph(words: str = "", *, role: str = "") -> Label:
    """Return a label for a wrapped sentence, shown as it is."""
    label = Label(words)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label


def turn_to(area: QScrollArea, page: QWidget) -> None:
    """Put another page into an area; the old one goes when no event is on its way to it."""
    old = area.takeWidget()
    area.setWidget(page)
    if old is not None:
        old.deleteLater()


class ProgressBar(QProgressBar):
    """How much of a long work is done, without words."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)

    def show_count(self, done: int, of_all: int) -> None:
        """Show that so much of all is done; nothing at all to do is nothing done."""
        self.setRange(0, max(of_all, 1))
        self.setValue(done)
