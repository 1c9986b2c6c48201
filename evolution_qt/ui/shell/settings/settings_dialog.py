"""The sheet of the settings with its pages; every change takes effect at once.

The page of keys is here: all keys that can be changed, in groups. A key that something else has can be
exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.plain_text import PushButton
from evolution_qt.ui.shell.settings.pages import (
    DisplayPage,
    LanguagePage,
    PlayPage,
    SettingsPage,
    SoundPage,
    Wish,
)
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.buttons import Alternative
from evolution_qt.ui.shell.window.commands import groups, wish_names

_HEIGHT: Final = 300
"""Pixels of the list."""
_NAME: Final = Qt.ItemDataRole.UserRole
_ALONE: Final = (*keymap.MODIFIERS, Qt.Key.Key_CapsLock)
"""Keys that are only held down while others are pressed."""


@guarded
class KeysPage(SettingsPage):
    """The keys. What is pressed is listened to only after someone has asked for it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.about = paragraph(role="muted")
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setItemsExpandable(False)
        self.list.setIndentation(0)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.list.setMinimumHeight(_HEIGHT)
        self.list.installEventFilter(self)
        self.list.itemDoubleClicked.connect(self._listen)
        self.list.currentItemChanged.connect(self._chosen)
        self.said = paragraph(role="warning")
        self.change, self.usual = PushButton(), PushButton()
        self.exchange, self.all_usual = PushButton(), PushButton()
        self.change.clicked.connect(self._listen)
        self.usual.clicked.connect(self._bring_back)
        self.exchange.clicked.connect(self._exchange)
        self.all_usual.clicked.connect(lambda: self._use({}))
        below = QWidget()
        row = QHBoxLayout(below)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.change, self.usual, self.exchange):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.all_usual)
        for widget in (self.about, self.list, self.said, below):
            self.add_widget(widget)
        self.is_listening = False
        """Whether the next key is taken for the chosen line."""
        self._wanted = ("", "")
        """A name, and the key that it was to have but something else has."""
        self._rest()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Keys")

    def retranslate(self) -> None:
        """Write every word again."""
        self.about.setText(
            self.tr(
                "Enter or a double click, then the new key; Del resets it. Digits, arrows, Enter, Tab, "
                "Space and Esc cannot be changed."
            )
        )
        self.list.setAccessibleName(self.tr("Keys"))
        self.change.setText(self.tr("Change …"))
        self.usual.setText(self.tr("Reset"))
        self.exchange.setText(self.tr("Swap keys"))
        self.all_usual.setText(self.tr("Reset all"))
        if self.list.topLevelItemCount():
            self._fill()

    def resize_writing(self, px: Callable[[int], int]) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(px(style.TEXT)))
        self.list.setMinimumHeight(px(_HEIGHT))
        self._fill()

    # The list

    def _every(self) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Yield every group with its title, and what its keys do by name."""
        for group in groups():
            own = [(one.keys, one.words) for one in group.shortcuts if keymap.is_of_table(one.keys)]
            if group.is_of_table and own:
                yield group.title, own
        yield QCoreApplication.translate("Shortcuts", "Window"), list(wish_names().items())

    def _fill(self) -> None:
        """Write all lines again; the one that was chosen stays so."""
        chosen = self._name()
        self.list.blockSignals(True)
        self.list.clear()
        bold = self.list.font()
        bold.setBold(True)
        for title, lines in self._every():
            heading = QTreeWidgetItem([title])
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            heading.setFont(0, bold)
            self.list.addTopLevelItem(heading)
            heading.setFirstColumnSpanned(True)
            for name, words in lines:
                line = QTreeWidgetItem([words, keymap.written(name)])
                line.setData(0, _NAME, name)
                if name in keymap.chosen():
                    line.setFont(1, bold)
                self.list.addTopLevelItem(line)
                if name == chosen:
                    self.list.setCurrentItem(line)
        self.list.blockSignals(False)
        self._chosen()

    def _name(self) -> str:
        """Return the name of the key that is chosen; nothing if none is."""
        line = self.list.currentItem()
        return "" if line is None else str(line.data(0, _NAME) or "")

    def _words(self, name: str) -> str:
        """Return what a key does, in one line."""
        found = next((words for _, lines in self._every() for one, words in lines if one == name), name)
        return found.replace("\n", " · ")

    def _chosen(self) -> None:
        self._rest()
        name = self._name()
        self.change.setEnabled(bool(name))
        self.usual.setEnabled(name in keymap.chosen())
        self.all_usual.setEnabled(bool(keymap.chosen()))

    # Listening

    def _rest(self) -> None:
        """Listen no more, and show nothing."""
        self.is_listening = False
        self._wanted = ("", "")
        self.said.hide()
        self.exchange.hide()

    def _listen(self) -> None:
        if self._name():
            self._rest()
            self.is_listening = True
            text = self.tr("Press the new key for “{words}”. Esc keeps the old one.")
            self._show_words(text, words=self._words(self._name()))
            self.list.setFocus()

    def _show_words(self, text: str, **words: str) -> None:
        self.said.setText(filled(text, words))
        self.said.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key that is pressed, or do with the list what its own keys do."""
        if watched is not self.list or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # not even what is wanted at any time, while a key is taken down
            return self.is_listening
        if event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if self.is_listening:
            if event.key() not in _ALONE:
                self._take(event.keyCombination())
            return True
        deeds = {
            Qt.Key.Key_Return: self._listen,
            Qt.Key.Key_Enter: self._listen,
            Qt.Key.Key_Delete: self._bring_back,
        }
        if event.key() in deeds and self._name():
            deeds[Qt.Key(event.key())]()
            return True
        return super().eventFilter(watched, event)

    def _take(self, pressed: QKeyCombination) -> None:
        """Let the chosen line have the key that was pressed, or show why it may not."""
        name = self._name()
        self._rest()
        if pressed.key() == Qt.Key.Key_Escape:
            return
        keys = _without_shift(pressed)
        if not keymap.may_be(name, keys):
            text = (
                self.tr("At the table “{key}” cannot be used: letters, signs and F1 to F12 can.")
                if keymap.is_of_table(name)
                else self.tr("“{key}” cannot be used: letters and signs can, and any key with Ctrl or Alt.")
            )
            self._show_words(text, key=QKeySequence(pressed).toString(QKeySequence.SequenceFormat.NativeText))
        elif other := keymap.owner(keys, besides=name):
            self._wanted = (name, keys)
            self._show_words(
                self.tr("“{key}” is already used for: {words}"),
                key=keymap.written(other),
                words=self._words(other),
            )
            self.exchange.setVisible(keymap.may_be(other, keymap.shown(name)))
        else:
            self._use({**keymap.chosen(), name: keys})

    def _exchange(self) -> None:
        """Let two lines have each other's keys."""
        name, keys = self._wanted
        other = keymap.owner(keys, besides=name)
        self._use({**keymap.chosen(), name: keys, other: keymap.shown(name)})

    def _bring_back(self) -> None:
        """Let the chosen line have its usual key again, if nothing else has it."""
        name = self._name()
        left = {one: keys for one, keys in keymap.chosen().items() if one != name}
        usual = keymap.usual(name)
        if other := keymap.owner(usual, besides=name):
            left.pop(other, None)  # which had taken it
        self._use(left)

    def _use(self, chosen: dict[str, str]) -> None:
        def wish(settings: Settings) -> Settings:
            return replace(settings, keys=tuple(sorted(keymap.chosen().items())))

        keymap.use(chosen)
        self._rest()
        self.wished.emit(wish)
        self._fill()
        self.list.setFocus()


def _without_shift(pressed: QKeyCombination) -> str:
    """Return the text of keys; a sign that needs Shift, such as a question mark, is itself."""
    held, key = pressed.keyboardModifiers(), pressed.key()
    held &= ~Qt.KeyboardModifier.KeypadModifier
    if held == Qt.KeyboardModifier.ShiftModifier and not QKeySequence(key).toString().isalnum():
        held = Qt.KeyboardModifier.NoModifier
    return QKeySequence(QKeyCombination(held, key)).toString()


_WIDTH: Final = 620


class SettingsDialog(Dialog):
    """Emits `changed` with the new settings whenever something is chosen."""

    changed = Signal(object)
    listen_asked = Signal()
    """As on the page of sound."""

    def __init__(self, settings: Settings, note: str = "") -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        self.settings = settings
        self.pages: tuple[SettingsPage, ...] = ()
        """Every page, in the order in which they are offered."""
        self.tabs: list[Alternative] = []
        self.note = paragraph(note, role="warning")
        self.note.setParent(self.scrolled.page)  # else it would be a window until the sheet is made
        self.note.setVisible(bool(note))
        self.want_width(_WIDTH)
        self.entitle(self.tr("Settings"))

    def make(self) -> Steps:
        """Make the pages, one in each step."""
        row, group = QHBoxLayout(), QButtonGroup(self)
        row.setSpacing(8)
        self.content.addLayout(row)
        self.content.addSpacing(4)
        self.language, self.display = LanguagePage(self.settings), DisplayPage(self.settings)
        self._take(self.language, self.display)
        yield
        self.play, self.sound = PlayPage(self.settings), SoundPage(self.settings)
        self._take(self.play, self.sound)
        self.sound.listen_asked.connect(self.listen_asked)
        yield
        self.keys = KeysPage(self.settings)
        self._take(self.keys)
        self.pages = (self.language, self.display, self.play, self.sound, self.keys)
        for number, page in enumerate(self.pages):
            yield
            tab = Alternative(group)
            tab.clicked.connect(partial(self.turn, number))
            row.addWidget(tab)
            self.tabs.append(tab)
            page.wished.connect(self._change)
            self._name(number)
            self.dress(page)
        row.addStretch(1)
        self.scrolled.pages = self.pages
        self.content.addWidget(self.note)
        self.turn(0)

    def _take(self, *pages: QWidget) -> None:
        """Lay pages here as soon as they are made: the sheet may be closed before the next step."""
        for page in pages:
            page.hide()
            self.content.addWidget(page, 1)

    def turn(self, number: int) -> None:
        """Show a page, by its number."""
        self.tabs[number].setChecked(True)
        for at, page in enumerate(self.pages):
            page.setVisible(at == number)

    def resize_writing(self) -> None:
        """Grow with the window."""
        for page in self.pages:
            page.resize_writing(self.px)

    def take_note(self, note: str) -> bool:
        """Show a note below the choices."""
        self.note.setText(note)
        self.note.show()
        return True

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Settings"))
        for number in range(len(self.pages)):
            self._name(number)

    def _name(self, number: int) -> None:
        """Write the words of a page and of its tab."""
        self.pages[number].retranslate()
        self.tabs[number].setText(self.pages[number].name())

    def tell(self, outcome: str) -> None:
        """Show what has come of listening."""
        if self.pages:
            self.sound.tell(outcome)

    def _change(self, wish: Wish) -> None:
        self.settings = wish(self.settings)
        self.changed.emit(self.settings)
