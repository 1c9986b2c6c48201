"""The card at the table while someone learns a game: what is to be done, praise, and ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, fonts, keymap, phrasing, writing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton, tip
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.shell.window.commands import LESSON
from evolution_qt.ui.shell.window.scrolling import Scrolled

_BETWEEN: Final = 8
_LARGE: Final = 1.5
"""From this size of writing on the table needs the height: the card lies beside it."""
_LEAST_LETTERS: Final = 0.7
"""How small its letters are at most where a long word has no room beside the table."""
_ABOVE: Final = QBoxLayout.Direction.LeftToRight
_BESIDE: Final = QBoxLayout.Direction.TopToBottom


@guarded
class _Words(Scrolled):
    """What is said: all of it above the table; beside it, as much as there is room for, the rest scrolls."""

    may_scroll = False

    def hasHeightForWidth(self) -> bool:
        """Return whether all the height for a width is needed."""
        return not self.may_scroll and super().hasHeightForWidth()

    def sizeHint(self) -> QSize:
        """Return the size of all words, in the present width where they may scroll."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.heightForWidth(self.width())) if self.may_scroll else hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that goes with another width."""
        super().resizeEvent(event)
        if self.may_scroll and event.size().width() != event.oldSize().width():
            self.updateGeometry()


@guarded
class LessonCard(QFrame):
    """Shows one step of several, above the table or beside it. Its words come from its maker."""

    again_asked = Signal()
    next_asked = Signal()
    """The next step is wanted, with this one reached or left out."""
    chosen = Signal(int)
    """Another step is wanted, by its place among all, from 0."""
    leave_asked = Signal()
    laid = Signal()
    """It has come to lie beside the table or above it, or is written in another size."""

    def __init__(self, page: QWidget, table: QWidget, number: int, titles: Sequence[str]) -> None:
        """Show a step, by its place among all, from 0; the card lies on a *page* with a *table*."""
        super().__init__(page)
        self.setProperty("role", "bar")
        self._table, self._number, self._titles = table, number, titles
        self._written = (0, 0.0)
        self._said: tuple[str, ...] = ()
        self._announced: tuple[str, ...] = ()
        self._marked: Sequence[str] = ()
        self.is_reached = self._to_read = False
        self.words, self.progress = Label(), Label()
        for label in (self.words, self.progress):
            label.setWordWrap(True)
        self._step: dict[str, str | int] = {"number": 1, "count": 1, "title": ""}
        self.again, self.skip, self.forward, self.leave = (PushButton() for _ in range(4))
        self.forward.setProperty("role", "main")
        self.choice = Choice(tuple(range(len(titles))), number)
        self.choice.activated.connect(self._choose)
        box = self._box = QBoxLayout(_ABOVE, self)
        box.setContentsMargins(14, _BETWEEN, _BETWEEN, _BETWEEN)
        box.setSpacing(_BETWEEN)
        inside = QVBoxLayout()
        inside.addWidget(self.words)
        self._scrolled = _Words(inside)
        self._scrolled.verticalScrollBar().rangeChanged.connect(self._let_scroll)
        box.addWidget(self.progress)
        box.addWidget(self._scrolled, 1)
        box.addWidget(self.choice)
        on = self._on = QBoxLayout(_ABOVE)
        box.addLayout(on)
        for button, signal, row in (
            (self.again, self.again_asked, on),
            (self.skip, self.next_asked, on),
            (self.forward, self.next_asked, on),
            (self.leave, self.leave_asked, box),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
            button.clicked.connect(signal)
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._key = QShortcut(page)
        self._key.activated.connect(self._turn)
        page.installEventFilter(self)  # the window has another size
        self.write()

    # What is said

    def say(
        self,
        sentences: Sequence[str],
        *,
        reached: bool = False,
        to_read: bool = False,
        marked: Sequence[str] = (),
        is_answer: bool = False,
        in_bubble: bool = False,
    ) -> None:
        """Show some sentences, have new ones read aloud, and offer the next step once this one is *reached*.

        Those *in_bubble* stand on the table, and only the ways on here; *to_read* if they ask for nothing.
        An answer is read aloud each time. What is *marked* on the table is read with them, by name. Nothing
        is read before the card can be seen. The table below keeps its place while fewer words are shown.
        """
        said, before = tuple(sentences), (self.is_reached, self._to_read)
        if self._said and not self.is_beside:
            self.words.setMinimumHeight(self.words.height())
        self._said, self._marked, self.is_reached, self._to_read = said, marked, reached, to_read
        self.words.setHidden(in_bubble)
        self._write_words()
        self._name()
        if (reached, to_read) != before:
            self._offer()
        if said and (is_answer or said != self._announced) and self.isVisible():
            self._announced = said
            accessibility.announce(self, " ".join(self._aloud()))

    def show_step(self, number: int, count: int, title: str) -> None:
        """Show which of several steps of one match has come, from 0, and what it is about."""
        self._step = {"number": number + 1, "count": count, "title": title}
        self.progress.setVisible(count > 1)
        self._write_progress()

    def mark_again(self, *, is_marked: bool) -> None:
        """Let the button stand out that begins the step again, where its goal is missed."""
        role = "main" if is_marked else ""
        if role != (self.again.property("role") or ""):
            self.again.setProperty("role", role)
            self.again.style().unpolish(self.again)
            self.again.style().polish(self.again)

    def _write_progress(self) -> None:
        self.progress.setText(filled(self.tr("Step {number} of {count}: {title}"), self._step))
        self._name()

    def _aloud(self) -> tuple[str, ...]:
        """Return all that is read aloud."""
        if not self._marked:
            return self._said
        things = phrasing.row(self._marked)
        return (*self._said, filled(self.tr("Marked on the table: {things}"), {"things": things}))

    def _let_scroll(self, _least: int, most: int) -> None:
        """Let the words be scrolled by keys where they do not all have room."""
        self._scrolled.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)

    def _show_ways(self) -> None:
        """Show what can be wanted now; large writing leaves no room for the titles of all steps."""
        self.forward.setText(self._way_on())
        self.forward.setVisible(self._goes_on)
        self.skip.setVisible(not (self._goes_on or self._is_last))
        self.choice.setVisible(len(self._titles) > 1 and not self.is_large)

    def _offer(self) -> None:
        self._show_ways()
        (self.forward if self._goes_on else self._table).setFocus()

    @property
    def _goes_on(self) -> bool:
        return self.is_reached or self._to_read

    def _way_on(self) -> str:
        """Return the label of the button that leads on."""
        if self._to_read:
            return self.tr("Next")
        return self.tr("New game") if self._is_last else self.tr("Next step")

    @property
    def _is_last(self) -> bool:
        return self._number + 1 == len(self._titles)

    def _name(self) -> None:
        words = filled(self.tr("First steps: {number} of {count}"), self._place(self._number))
        if len(self._titles) == 1:
            words = filled(self.tr("First match: {number} of {count}"), self._step)
        self.setAccessibleName(" ".join((words, *self._aloud())))
        self._scrolled.setAccessibleName(" ".join(self._said))

    def _place(self, number: int) -> dict[str, str | int]:
        return {"number": number + 1, "count": len(self._titles), "title": self._titles[number]}

    def call(self, titles: Sequence[str]) -> None:
        """Write every word again, with the titles of all steps."""
        self._titles = titles
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again, and listen to the key that is chosen now."""
        self._write_progress()
        words = self.tr("{number} of {count}: {title}")
        for number in range(len(self._titles)):
            self.choice.setItemText(number, filled(words, self._place(number)))
            self.choice.describe(number, self._titles[number])
        self.choice.be_called(self.tr("Choose a step"))
        self.again.setText(self.tr("Again"))
        self.skip.setText(self.tr("Skip"))
        self.forward.setText(self._way_on())
        self.leave.setText(self.tr("Leave"))
        keys = filled(self.tr("{key} goes from the table to here, and back"), {"key": keymap.written(LESSON)})
        self._key.setKey(QKeySequence(keymap.shown(LESSON)))
        self.setAccessibleDescription(keys)
        for one in (self.choice, *self._buttons):
            one.setToolTip(tip(keys))

    @property
    def _buttons(self) -> tuple[PushButton, ...]:
        return self.again, self.skip, self.forward, self.leave

    # By keys

    def _choose(self, number: int) -> None:
        if number != self._number:
            self.chosen.emit(number)

    def _turn(self) -> None:
        """Give the card the keyboard, or the table if the card has it."""
        has_it = any(one.hasFocus() for one in (self.choice, *self._buttons))
        (self._table if has_it else self.forward if self._goes_on else self.again).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape go back to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._table.setFocus()
        else:
            super().keyPressEvent(event)

    # How it is written

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the size of the page."""
        if event.type() == QEvent.Type.Resize:
            self.words.setMinimumHeight(0)
            self.write()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and the size of writing."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._written = (0, 0.0)
            self.write()
        super().changeEvent(event)

    def write(self) -> None:
        """Write in a size that goes with that of the window, if it is another one."""
        factor = style.sheet_factor(self.window().size())
        if self.is_beside:
            factor = 1 + (factor - 1) / 2  # as all in the panel
        size = style.sized(round(style.TEXT * factor)), factor
        if size != self._written:
            self._written = size
            for one in (self.choice, *self._buttons):
                one.setFont(fonts.text(size[0]))
            self.progress.setFont(fonts.text(size[0], bold=True))
            self.retranslate()
            self._show_ways()
            self._write_words()
            self.laid.emit()

    @property
    def is_large(self) -> bool:
        """Return whether the writing is so large that the table should have all the height."""
        return style.text_factor() >= _LARGE

    @property
    def is_beside(self) -> bool:
        """Return whether the card lies beside the table."""
        return self._box.direction() == _BESIDE

    def lie(self, *, beside: bool) -> None:
        """Lie beside the table, the words over the buttons, or above it, all in one row."""
        self._box.setDirection(_BESIDE if beside else _ABOVE)
        self._scrolled.may_scroll = beside
        down = QSizePolicy.Policy.Preferred if beside else QSizePolicy.Policy.Minimum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, down)
        self.words.setMinimumHeight(0)
        self._written = (0, 0.0)
        self.write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write in letters that have room beside the table."""
        super().resizeEvent(event)
        if self.is_beside:
            self._write_words()

    def _fit_choice(self) -> None:
        """Write the titles of all steps in letters that have room beside the table."""
        for px in range(self._written[0], round(self._written[0] * _LEAST_LETTERS) - 1, -1):
            self.choice.setFont(fonts.text(px))
            if not self.is_beside or self.choice.sizeHint().width() <= self._room:
                return

    def _write_words(self) -> None:
        self._fit_choice()
        self.words.setText("\n".join(self._said))
        letters = self._written[0] + 1
        self.words.setFont(fonts.text(self._fitting(letters) if self.is_beside else letters, self.is_reached))
        if self.is_beside:
            shown = [one for one in self._buttons[:-1] if not one.isHidden()]
            needed = sum(one.sizeHint().width() + _BETWEEN for one in shown)
            self._on.setDirection(_ABOVE if needed <= self._room else _BESIDE)
        else:
            self._on.setDirection(_ABOVE)

    @property
    def _room(self) -> int:
        """Return the width for what it shows."""
        margins = self._box.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _fitting(self, letters: int) -> int:
        """Return the size of letters in which each word has room in a line."""
        room = self._room - self._scrolled.verticalScrollBar().sizeHint().width()
        font = fonts.text(letters, bold=True)
        parts = [part for one in self._said for part in phrasing.unbroken(one)]
        longest = max((writing.width_of(font, part) for part in parts), default=0.0)
        return max(int(letters * min(1.0, room / max(longest, 1.0))), round(letters * _LEAST_LETTERS))
