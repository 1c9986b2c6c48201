"""How games are played: what is done by itself, what is asked, and who is known by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import PushButton
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.dialogs.choice import SettingRow
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.settings_pages.base import SettingsPage
from evolution_qt.ui.table.presentation import presentation, shown_titles

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
            "never": filled(self.tr("only after the key {key}"), {"key": keymap.shown("S")}),
        }
        yield SettingRow("windows", _out_of_turn(), asked)
        shown = {
            "first": self.tr("in the first game, and with several people"),
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
