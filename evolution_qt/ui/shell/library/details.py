"""The game that is chosen in the library: a larger picture, who played, and what can be done with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.store.library import Entry
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.dots import seat_dot
from evolution_qt.ui.shell.kinds import kind_name
from evolution_qt.ui.shell.library.pictures import Pictures
from evolution_qt.ui.shell.library.words import Words

WIDTH: Final = 384
PICTURE: Final = QSize(WIDTH, 208)
_DOT: Final = 12
_MOST_PLAYERS: Final = 6


class Details(QWidget):
    """Shows one game, several that are chosen together, or nothing. The dialog does what its buttons say."""

    def __init__(self, words: Words, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._pictures = pictures
        self._factor = 1.0
        self._theme = "light"
        self.entry: Entry | None = None
        self.picture = QLabel()
        self.name, self.what, self.standing = paragraph(), paragraph(role="muted"), paragraph()
        self.players = QGridLayout()
        self._rows = [self._player_row(at) for at in range(_MOST_PLAYERS)]
        self.main, self.replay, self.rename, self.export = (QPushButton() for _ in range(4))
        self.copy, self.report, self.away = (QPushButton() for _ in range(3))
        self.menu = QMenu(self)
        self.copy_game, self.copy_position, self.copy_seed = (QAction(self) for _ in range(3))
        self.menu.addActions([self.copy_game, self.copy_position, self.copy_seed])
        self.copy.clicked.connect(self._open_menu)
        self.main.setProperty("role", "main")
        self._lay_out()

    def _lay_out(self) -> None:
        self.players.setHorizontalSpacing(9)
        self.players.setVerticalSpacing(3)
        self.players.setColumnStretch(1, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(8)
        box.addWidget(self.picture)
        box.addWidget(self.name)
        box.addWidget(self.what)
        box.addLayout(self.players)
        box.addWidget(self.standing)
        box.addStretch(1)
        self._buttons = QGridLayout()
        self._buttons.setSpacing(8)
        rows = ((self.main, self.replay), (self.rename, self.export, self.copy), (self.report, self.away))
        for row, buttons in enumerate(rows):
            line = QHBoxLayout()
            line.setSpacing(8)
            for button in buttons:
                button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                line.addWidget(button, 1)
            self._buttons.addLayout(line, row, 0)
        box.addLayout(self._buttons)

    def _open_menu(self) -> None:
        self.menu.popup(self.copy.mapToGlobal(QPoint(0, self.copy.height())))

    def retranslate(self, *, is_bin: bool) -> None:
        """Write every word anew."""
        self.replay.setText(self.tr("Replay"))
        self.rename.setText(self.tr("Rename"))
        self.export.setText(self.tr("Export …"))
        self.copy.setText(self.tr("Copy …"))
        self.report.setText(self.tr("Report a bug …"))
        self.away.setText(self.tr("Into the bin"))
        self.copy_game.setText(self.tr("Copy the game"))
        self.copy_position.setText(self.tr("Copy the position"))
        self.copy_seed.setText(self.tr("Copy the seed"))
        for button in (self.rename, self.export, self.copy, self.report, self.away):
            button.setVisible(not is_bin)

    def set_size(self, factor: float, theme: str) -> None:
        """Draw everything so much larger, in a theme."""
        self._factor, self._theme = factor, theme
        self.setFixedWidth(round(WIDTH * factor))
        self.picture.setFixedHeight(round(PICTURE.height() * factor))
        px = factor
        self.name.setFont(fonts.title(round((style.HEADING - 2) * px)))
        self.what.setFont(fonts.text(round(style.SMALL * px)))
        self.standing.setFont(fonts.text(round((style.SMALL + 1) * px)))
        for row in self._rows:
            for label in row:
                label.setFont(fonts.text(round((style.SMALL + 1) * px)))

    def show_entry(self, entry: Entry | None, words: str) -> None:
        """Show a game, or, if it is not one, so many *words*."""
        self.entry = entry
        told = entry.summary if entry is not None else None
        self.name.setText(self._words.name(entry) if entry is not None else "")
        self.what.setText(self._words.what(entry) if entry is not None else "")
        self.standing.setText(self._words.standing(entry) if entry is not None else words)
        self._fill_players(entry)
        self.picture.setVisible(told is not None and told.status != "aside")
        self.refresh_picture()

    def refresh_picture(self) -> None:
        """Show the picture, if it is there by now."""
        size = PICTURE * self._factor
        found = None
        if self.entry is not None and not self.picture.isHidden():
            found = self._pictures.picture(self.entry, size, self.devicePixelRatioF(), self._theme)
            self.picture.setAccessibleName(self.tr("The table, as everybody may see it"))
        self.picture.setPixmap(found or QPixmap())

    def _fill_players(self, entry: Entry | None) -> None:
        told = entry.summary if entry is not None else None
        for at, (dot, who, points) in enumerate(self._rows):
            is_taken = told is not None and at < len(told.players)
            for label in (dot, who, points):
                label.setVisible(is_taken)
            if told is None or not is_taken:
                continue
            player = told.players[at]
            dot.setPixmap(seat_dot(at, round(_DOT * self._factor), self.devicePixelRatioF()))
            name, kind = self._words.player(at, told.players), kind_name(player.kind)
            words = filled(self.tr("{name}, {kind}"), {"name": name, "kind": kind})
            who.setText(name if name == kind else words)
            points.setText(str(told.scores[at]) if told.scores else "")

    def _player_row(self, at: int) -> tuple[QLabel, QLabel, QLabel]:
        """Return the labels of a seat, in their places."""
        _, who, points = row = QLabel(), QLabel(), QLabel()
        who.setTextFormat(Qt.TextFormat.PlainText)
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, label in enumerate(row):
            self.players.addWidget(label, at, column)
        return row
