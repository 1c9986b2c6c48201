"""The pages of the settings, for display, language, playing and sound, and what all of them share.

Each page has rows, each of which takes effect at once. The display has how the table looks and moves:
colours, contrast, motion, what is enlarged, how much the log has. The language page has also how large
everything is written. Playing has what is done by itself, what is asked, and who is known by name. Sound has
how loud, and whether this computer plays anything at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.messages import languages
from evolution_qt.ui.kit import accessibility, fonts, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton
from evolution_qt.ui.kit.sounds import sounds
from evolution_qt.ui.shell.settings.settings import TEXT_SIZES, Settings
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import paragraph
from evolution_qt.ui.shell.window.choice import Choice, SettingRow, Tick
from evolution_qt.ui.table.presentation import presentation, shown_titles

Wish = Callable[[Settings], Settings]
"""Says how the settings are to be, given what they are."""


class SettingsPage(QWidget):
    """Emits `wished` with a `Wish` whenever something is chosen.

    Its `rows` build it and write it again in another language. Subclasses may add more below, which they
    write in `retranslate`.
    """

    wished = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.boxes: dict[str, Choice | Tick] = {}
        """What sets each field of the settings."""
        self._labels: list[Label | Tick] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(18)
        self.grid.setVerticalSpacing(10)
        self.grid.setColumnStretch(1, 1)
        for row in self.rows():
            self._labels.append(self._text() if isinstance(row, str) else self._lay(row, settings))

    def name(self) -> str:
        """Return what the page is called; every subclass has its own."""
        raise NotImplementedError

    def rows(self) -> Iterable[SettingRow | str]:
        """Return all settings of the page in the current language, and what is said between them."""
        return ()

    def retranslate(self) -> None:
        """Write every word again."""
        for label, row in zip(self._labels, self.rows(), strict=True):
            if isinstance(row, str):
                label.setText(row)
                continue
            label.setText(row.words)
            box = self.boxes[row.key]
            if isinstance(box, Choice):
                box.offer_words(row.values or {})

    def resize_writing(self, px: Callable[[int], int]) -> None:
        """Grow with the window; *px* returns a size as it is there."""

    def add_widget(self, widget: QWidget, *flags: Qt.AlignmentFlag) -> None:
        """Add something as wide as the page, or where it is to stand."""
        self.grid.addWidget(widget, self.grid.rowCount(), 0, 1, 2, *flags)

    def end(self) -> None:
        """Leave free what is below the last line."""
        self.grid.setRowStretch(self.grid.rowCount(), 1)

    def _text(self) -> Label:
        label = paragraph(role="muted")
        self.add_widget(label)
        return label

    def _lay(self, row: SettingRow, settings: Settings) -> Label | Tick:
        """Add what sets a field of the settings; return what its words stand on."""
        box = self.boxes[row.key] = row.box()
        box.put(getattr(settings, row.key))
        box.changed.connect(partial(self._set, row.key))
        if isinstance(box, Tick):
            self.add_widget(box)
            return box
        label, line = paragraph(), self.grid.rowCount()
        self.grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignVCenter)
        self.grid.addWidget(box, line, 1)
        label.setBuddy(box)
        return label

    def _set(self, field: str, _signalled: object) -> None:
        value = self.boxes[field].value
        self.wished.emit(lambda settings: replace(settings, **{field: value}))


class DisplayPage(SettingsPage):
    """The display."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.end()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Display")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield all settings of the display."""
        system = self.tr("follow system")
        colours = {"system": system, "light": self.tr("light"), "dark": self.tr("dark")}
        yield SettingRow("theme", self.tr("Colours"), colours)
        contrasts = {"system": system, "on": self.tr("on"), "off": self.tr("off")}
        yield SettingRow("contrast", self.tr("High contrast"), contrasts)
        motions = {"full": self.tr("full"), "reduced": self.tr("reduced")}
        yield SettingRow("motion", self.tr("Motion"), motions)
        paces = {
            "off": self.tr("none"),
            "fast": self.tr("fast"),
            "normal": self.tr("normal"),
            "slow": self.tr("slow"),
        }
        yield SettingRow("speed", self.tr("Animations"), paces)
        yield self.tr(
            "With reduced motion, things fade in and out instead of moving or flashing, at the same "
            "speed. Without animations, everything appears at once."
        )
        soon = {
            "off": self.tr("never"),
            "fast": self.tr("immediately"),
            "normal": self.tr("after a short delay"),
            "slow": self.tr("after a second"),
        }
        yield SettingRow("enlarge", self.tr("Enlarge cards"), soon)
        places = {"beside": self.tr("beside the pointer"), "fixed": self.tr("always in the same place")}
        yield SettingRow("pane", self.tr("Position of enlarged card"), places)
        details = {"all": self.tr("everything"), "usual": self.tr("moves"), "short": self.tr("main events")}
        yield SettingRow("log", self.tr("Log detail"), details)
        yield SettingRow("key_caps", self.tr("Show keys on the table"))


class LanguagePage(SettingsPage):
    """Language and text."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.end()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Language and text")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield language and size."""
        system = {"system": self.tr("follow system")}
        yield SettingRow("language", self.tr("Language"), {**system, **languages()})
        percent, locale = self.tr("{number}%"), QLocale()
        sizes = {size: filled(percent, {"number": locale.toString(size)}) for size in TEXT_SIZES}
        yield SettingRow("text", self.tr("Text size"), {**system, **sizes})
        yield self.tr(
            "Text on the table grows as far as space allows; enlarged cards and all panels use the "
            "full size. Scroll to see what does not fit in the window."
        )


_HEIGHT: Final = 112
"""Pixels of the list of names."""


@guarded
class PlayPage(SettingsPage):
    """Playing."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.about_names = paragraph()
        self.names = QListWidget()
        self.names.addItems(list(settings.names))
        self.names.setFixedHeight(_HEIGHT)
        self.names.installEventFilter(self)
        self.remove = PushButton()
        self.remove.clicked.connect(self._remove)
        self.names.currentRowChanged.connect(self._offer)
        below = QWidget()
        row = QHBoxLayout(below)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.names, 1)
        row.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        self.add_widget(self.about_names)
        self.add_widget(below)
        self.end()
        self._offer()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Play")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield what is proposed, asked and done by itself."""
        proposed = {"last": self.tr("as last played"), "language": self.tr("in the language of the window")}
        for key, name in _editions().items():
            proposed[key] = QCoreApplication.translate("Edition", name)
        yield SettingRow("proposed", self.tr("Edition for new games"), proposed)
        asked = {
            "always": self.tr("every time"),
            "round": self.tr("once a round"),
            "never": filled(self.tr("only after pressing {key}"), {"key": keymap.shown("S")}),
        }
        yield SettingRow("windows", _out_of_turn(), asked)
        shown = {
            "first": self.tr("in the first game and when several people play"),
            "always": self.tr("always"),
            "never": self.tr("never"),
        }
        yield SettingRow("beats", self.tr("Pause at a forced move"), shown)
        yield SettingRow("automatic", self.tr("Make forced moves automatically"))
        yield SettingRow("confirmations", self.tr("Ask before leaving a game and before likely mistakes"))

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.about_names.setText(
            self.tr("Suggested names of players, with their colours and faces:")
            if self.names.count()
            else self.tr("No player names are saved yet.")
        )
        self.names.setAccessibleName(self.about_names.text())
        self.remove.setText(self.tr("Forget"))
        self.remove.setToolTip(self.tr("Stop suggesting this name (Del); saved games keep it"))

    def resize_writing(self, px: Callable[[int], int]) -> None:
        """Grow with the window."""
        self.names.setFont(fonts.text(px(style.TEXT)))
        self.names.setFixedHeight(px(_HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Forget the chosen name at the key Delete."""
        is_key = watched is self.names and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Delete:
            self._remove()
            return True
        return super().eventFilter(watched, event)

    def _offer(self) -> None:
        """Offer to forget a name only where one is chosen, and a list only where there are names."""
        self.names.setVisible(bool(self.names.count()))
        self.remove.setVisible(bool(self.names.count()))
        self.remove.setEnabled(self.names.currentRow() >= 0)

    def _remove(self) -> None:
        item = self.names.takeItem(self.names.currentRow())
        if item is not None:
            name = item.text()
            self.wished.emit(lambda settings: settings.forgetting(name))
        self._offer()
        self.retranslate()


def _editions() -> dict[str, str]:
    """Return by their keys what the editions of all games that are shown are called among each other."""
    return {key: name for title in shown_titles() for key, name in title.names().items()}


def _out_of_turn() -> str:
    """Return what the setting for questions out of turn is called, by the first game that has them."""
    told = (presentation(title.editions[0].key).out_of_turn() for title in shown_titles())
    return next(filter(None, told), "")


class SoundPage(SettingsPage):
    """Sound."""

    listen_asked = Signal()
    """A player wants to hear whether there is something to be heard."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.listen = PushButton()
        self.listen.clicked.connect(self._listen)
        self.add_widget(self.listen, Qt.AlignmentFlag.AlignLeft)
        self.said = paragraph()
        self.said.hide()
        self.add_widget(self.said)
        self.end()
        self.boxes["sounds"].changed.connect(self._offer)
        self._offer()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Sound")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield how loud it is."""
        volumes = {"off": self.tr("off"), "quiet": self.tr("quiet"), "usual": self.tr("normal")}
        yield SettingRow("sounds", self.tr("Volume"), volumes)
        text = self.tr(
            "You hear what happens in the game, and after a longer wait a sound for your turn. {key} turns "
            "sound off and on. A replay is silent."
        )
        yield filled(text, {"key": keymap.written("sounds")})

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.listen.setText(self.tr("Play a sound"))
        self.said.hide()

    def tell(self, outcome: str) -> None:
        """Show what has come of listening."""
        words = {
            sounds.PLAYED: self.tr("Did you hear it? If not, check the system volume."),
            sounds.SILENT: self.tr("Sound was turned off at start-up."),
            sounds.NO_SPEAKER: self.tr(
                "There is no program here that plays sounds, so the game is silent. On Linux it would be "
                "pw-play, paplay or aplay."
            ),
            sounds.FAILED: self.tr("No sound can be played at present, so the game is silent."),
            sounds.UNWRITABLE: self.tr("The sounds cannot be saved to the disk, so the game is silent."),
        }[outcome]
        self.said.setText(words)
        self.said.show()
        accessibility.announce(self, words)

    def _listen(self) -> None:
        self.said.hide()
        self.listen_asked.emit()

    def _offer(self) -> None:
        """Offer to listen only where something is to be heard."""
        self.listen.setEnabled(self.boxes["sounds"].value != sounds.OFF)
        self.said.hide()
