"""The rules of a game on one page, as its presentation tells them, for the edition that is chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout

from evolution_qt.core.game import AnyGame
from evolution_qt.games import edition, game, title_of
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import PushButton, tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.choice import Choice
from evolution_qt.ui.shell.dialogs.rules_page import RulesPage
from evolution_qt.ui.table.pages import Chapter
from evolution_qt.ui.table.presentation import presentation, shown_titles

_LETTERS: Final = 15
"""Letters of a game's name that are always seen."""


@guarded
class HowToPlayDialog(Dialog):
    """A page to scroll, with a list of its chapters, a search, and a choice of the game and its edition."""

    steps_asked = Signal(str)
    """A person wants to learn the game by playing: the key of an edition."""

    def __init__(self, key: str, chapter: str = "", played: AnyGame | None = None) -> None:
        """Show the rules of the edition with this key, opened at a chapter.

        A game that is *played* has its own switches.
        """
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1000, 700))
        self._titles = shown_titles()
        self.game = Choice(tuple(one.key for one in self._titles), title_of(key).key)
        self.game.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game.setMinimumContentsLength(_LETTERS)
        self.edition = Choice(())
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setFont(fonts.text(style.SMALL + 1))
        self.page = RulesPage()
        self._chapters: list[Chapter] = []
        self.shown: list[str] = []
        """Keys of the chapters that the search has left."""
        self._chapter = chapter
        self._played = played
        self.steps = PushButton()
        self.steps.clicked.connect(self._ask_steps)
        self.buttons.addButton(self.steps, QDialogButtonBox.ButtonRole.ResetRole)
        row = QHBoxLayout()
        self.content.addLayout(row, 1)
        row.setSpacing(22)
        left = QVBoxLayout()
        row.addLayout(left, 2)
        row.addWidget(self.page, 5)
        left.setSpacing(10)
        for part in (self.game, self.edition, self.search):
            left.addWidget(part)
        left.addWidget(self.list, 1)
        self.game.setVisible(len(self._titles) > 1)
        self._offer_editions(key)
        self.game.currentIndexChanged.connect(self._choose_game)
        self.edition.currentIndexChanged.connect(self._fill)
        self.page.scrolled_to.connect(self._follow)
        self.search.textChanged.connect(self._filter)
        self.list.currentRowChanged.connect(self._go_to)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("How to play"))
        self.steps.setText(self.tr("First steps"))
        self.page.setAccessibleName(self.tr("How to play"))
        self.list.setAccessibleName(self.tr("Chapters"))
        self.game.be_called(self.tr("Game"))
        self.edition.be_called(self.tr("Edition"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        for at, title in enumerate(self._titles):
            self.game.setItemText(at, QCoreApplication.translate("Edition", title.called))
        self.game.setToolTip(tip(self.game.currentText()))
        self._name_editions()
        self._fill()

    def _offer_editions(self, chosen: str) -> None:
        """Offer the editions of the game that has the chosen one, if there are several."""
        editions = title_of(chosen).editions
        with QSignalBlocker(self.edition):
            self.edition.clear()
            for one in editions:
                self.edition.addItem("", one.key)
            self.edition.setCurrentIndex(self.edition.findData(chosen))
        self.edition.setVisible(len(editions) > 1)
        self.steps.setVisible(presentation(chosen).teaches)

    def _name_editions(self) -> None:
        for at in range(self.edition.count()):
            name = edition(self.edition.itemData(at)).name
            self.edition.setItemText(at, QCoreApplication.translate("Edition", name))

    def _choose_game(self, at: int) -> None:
        """Show the rules of another game from their beginning on: as it is played, else its usual edition."""
        key = self._titles[at].editions[0].key
        if self._played is not None and title_of(self._played.key) == self._titles[at]:
            key = self._played.key
        self._offer_editions(key)
        self._name_editions()
        self.game.setToolTip(tip(self.game.currentText()))
        self.list.setCurrentRow(0)
        self._fill()

    def _ask_steps(self) -> None:
        self.reject()
        self.steps_asked.emit(self.edition.currentData())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.SMALL + 1)))
        self.page.set_factor(self.factor)
        self._filter(self.search.text())

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the chapter asked for, once everything has its place."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._open_chapter)

    def _open_chapter(self) -> None:
        keys = [one.key for one in self._chapters]
        self.list.setCurrentRow(keys.index(self._chapter) if self._chapter in keys else 0)

    def _fill(self) -> None:
        rules = game(self.edition.currentData())
        if self._played is not None and self._played.key == rules.key:
            rules = self._played
        ratio = self.devicePixelRatioF()
        row = max(self.list.currentRow(), 0)
        ink = self.palette().text().color().name()
        self._chapters = list(presentation(rules.key).chapters(rules, ink, ratio))
        self.list.clear()
        for chapter in self._chapters:
            self.list.addItem(chapter.heading)
        self._filter(self.search.text())
        self.list.setCurrentRow(row)

    def _follow(self, key: str) -> None:
        """Mark in the list the chapter that is read."""
        with QSignalBlocker(self.list):
            self.list.setCurrentRow([one.key for one in self._chapters].index(key))

    def _go_to(self, row: int) -> None:
        if 0 <= row < len(self._chapters):
            self.page.go_to(self._chapters[row].key)

    def _filter(self, words: str) -> None:
        """Leave the chapters that have all words."""
        wanted = words.casefold().split()
        left = [one for one in self._chapters if all(word in one.words for word in wanted)]
        self.shown = [one.key for one in left]
        for row, chapter in enumerate(self._chapters):
            self.list.item(row).setHidden(chapter not in left)
        self.page.show_chapters(left, wanted)
        if wanted:
            self._go_to_best(words.casefold())

    def _go_to_best(self, words: str) -> None:
        """Go to the chapter whose name has the words, else to the first that is left."""
        left = [row for row in range(self.list.count()) if not self.list.item(row).isHidden()]
        named = [row for row in left if words in self.list.item(row).text().casefold()]
        for row in (named or left)[:1]:
            self.list.setCurrentRow(row)
            self._go_to(row)
