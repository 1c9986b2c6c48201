"""The game that is chosen in the library: a larger picture, who played, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.games import titles
from evolution_qt.store.library import Entry
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Action, Label, PushButton
from evolution_qt.ui.shell.game.roster import signs_of
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.library.pictures import Pictures
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import paragraph
from evolution_qt.ui.shell.window.buttons import seat_icons

WIDTH: Final = 384
PICTURE: Final = QSize(WIDTH, 208)
"""The picture where there is room for all of it."""
_LEAST: Final = 72
"""Height of a picture at least; where there is no room for that, there is none."""
_CREST: Final = 22
_ANY: Final = 16_777_215
"""As wide as Qt lets a widget be."""


@guarded
class Details(QWidget):
    """Shows one game, several that are chosen together, or nothing. The dialog acts for its buttons.

    In a low window the picture is lower; the details of the game and the buttons always have their room, if
    need be by scrolling. Below the list there is no picture, and the sheet is scrolled instead.
    """

    def __init__(
        self,
        words: Words,
        pictures: Pictures,
        parent: QWidget | None = None,
    ) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._words = words
        self._pictures = pictures
        self._factor = 1.0
        self._theme = "light"
        self.entry: Entry | None = None
        self.picture = Label()
        self._has_picture = False
        self._is_below = False
        self._tall = 0
        self.about = QScrollArea()
        self._page = _Page(self._fit)
        self.name, self.what, self.standing = paragraph(), paragraph(role="muted"), paragraph()
        self.players = QGridLayout()
        self.main, self.replay, self.rename, self.export = (PushButton() for _ in range(4))
        self.copy, self.report, self.away = (PushButton() for _ in range(3))
        self.menu = QMenu(self)
        self.copy_game, self.copy_position, self.copy_seed = (Action(self) for _ in range(3))
        self.menu.addActions([self.copy_game, self.copy_position, self.copy_seed])
        self.copy.clicked.connect(self._open_menu)
        self.main.setProperty("role", "main")
        self._lay_out()
        self._rows = [self._player_row(at) for at in range(max(max(title.players) for title in titles()))]

    def _lay_out(self) -> None:
        self.players.setHorizontalSpacing(9)
        self.players.setVerticalSpacing(3)
        self.players.setColumnStretch(1, 1)
        self.picture.hide()
        self._told = told = QVBoxLayout(self._page)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(8)
        told.addWidget(self.picture)
        told.addWidget(self.name)
        told.addWidget(self.what)
        told.addLayout(self.players)
        told.addWidget(self.standing)
        told.addStretch(1)
        self.about.setWidgetResizable(True)
        self.about.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.about.setWidget(self._page)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(8)
        box.addWidget(self.about, 1)
        self._buttons = QGridLayout()
        box.addLayout(self._buttons)
        self._lines: list[QHBoxLayout] = []
        rows = ((self.main, self.replay), (self.rename, self.export, self.copy), (self.report, self.away))
        for row, buttons in enumerate(rows):
            line = QHBoxLayout()
            self._buttons.addLayout(line, row, 0)
            self._lines.append(line)
            for button in buttons:
                button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                line.addWidget(button, 1)

    def _open_menu(self) -> None:
        self.menu.popup(self.copy.mapToGlobal(QPoint(0, self.copy.height())))

    def retranslate(self, *, is_bin: bool) -> None:
        """Write every word again."""
        self.replay.setText(self.tr("Replay"))
        self.rename.setText(self.tr("Rename"))
        self.export.setText(self.tr("Export …"))
        self.copy.setText(self.tr("Copy …"))
        self.report.setText(self.tr("Report a bug …"))
        self.away.setText(self.tr("Move to bin"))
        self.copy_game.setText(self.tr("Copy the game"))
        self.copy_position.setText(self.tr("Copy the position"))
        self.copy_seed.setText(self.tr("Copy the seed"))
        for button in (self.rename, self.export, self.copy, self.report, self.away):
            button.setVisible(not is_bin)

    def set_size(self, factor: float, theme: str, *, is_below: bool = False) -> None:
        """Draw everything so much larger, in a theme, beside the list or below it."""
        self._factor, self._theme, self._is_below = factor, theme, is_below
        self.about.ensurePolished()
        wide = round(WIDTH * factor) + 2 * self.about.frameWidth()
        self.setMinimumWidth(0 if is_below else wide)
        self.setMaximumWidth(_ANY if is_below else wide)
        for part in (self._buttons, *self._lines):
            part.setSpacing(style.tight(8))
        px = factor
        self.name.setFont(fonts.title(round((style.HEADING - 2) * px)))
        self.what.setFont(fonts.text(round(style.SMALL * px)))
        self.standing.setFont(fonts.text(round((style.SMALL + 1) * px)))
        for row in self._rows:
            for label in row:
                label.setFont(fonts.text(round((style.SMALL + 1) * px)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the height of the sheet."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the picture the room that the words leave; words that have none can be scrolled."""
        view, told = self.about.viewport().size(), self._told
        told.activate()
        words = told.heightForWidth(view.width())
        if not self.picture.isHidden():
            words -= self._tall + told.spacing()
        self.about.setMinimumHeight(max(words, 0) if self._is_below else 0)
        tall = min(view.height() - words - told.spacing(), round(PICTURE.height() * self._factor))
        has_room = self._has_picture and not self._is_below and tall >= round(_LEAST * self._factor)
        self.about.setFocusPolicy(
            Qt.FocusPolicy.TabFocus if words > view.height() else Qt.FocusPolicy.NoFocus
        )
        if has_room == self.picture.isHidden() or (has_room and tall != self._tall):
            self._tall = tall if has_room else self._tall
            self.picture.setFixedHeight(self._tall)
            self.picture.setVisible(has_room)
            self.refresh_picture()

    def show_entry(self, entry: Entry | None, words: str) -> None:
        """Show a game; *words* stand below its details, or alone if it is not one."""
        if entry is None or self.entry is None or entry.name != self.entry.name:
            self.about.verticalScrollBar().setValue(0)
        self.entry = entry
        told = entry.summary if entry is not None else None
        self.name.setText(self._words.name(entry) if entry is not None else "")
        self.what.setText(self._words.what(entry) if entry is not None else "")
        standing = self._words.standing(entry) if entry is not None else ""
        self.standing.setText("\n".join(part for part in (standing, words) if part))
        self._fill_players(entry)
        self._has_picture = told is not None and told.status != "aside"
        self._fit()
        self.refresh_picture()

    def refresh_picture(self) -> None:
        """Show the picture, if it is there by now."""
        size = QSize(round(WIDTH * self._factor), self._tall)
        found = None
        if self.entry is not None and not self.picture.isHidden():
            found = self._pictures.picture(self.entry, size, self.devicePixelRatioF(), self._theme)
            self.picture.setAccessibleName(self.tr("The table as every player may see it"))
        self.picture.setPixmap(found or QPixmap())

    def _fill_players(self, entry: Entry | None) -> None:
        told = entry.summary if entry is not None else None
        for at, (crest, who, points) in enumerate(self._rows):
            is_taken = told is not None and at < len(told.players)
            for label in (crest, who, points):
                label.setVisible(is_taken)
            if told is None or not is_taken:
                continue
            badges = signs_of(told.game, told.sides, told.crests)[at]
            crest.setPixmap(seat_icons(badges, round(_CREST * self._factor), self.devicePixelRatioF()))
            who.setText(self._words.player_and_kind(at, told))
            points.setText(str(told.scores[at]) if told.scores else "")

    def _player_row(self, at: int) -> tuple[Label, Label, Label]:
        """Return the labels of a seat, in their places."""
        _, _, points = row = Label(), Label(), Label()
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, label in enumerate(row):
            self.players.addWidget(label, at, column)
        return row


@guarded
class _Page(QWidget):
    """The details of a game; a signal reports when they take other room."""

    def __init__(self, changed: Callable[[], object]) -> None:
        super().__init__()
        self._changed = changed

    def event(self, event: QEvent) -> bool:
        """Hear of other words, and of writing of another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._changed()
        return done
