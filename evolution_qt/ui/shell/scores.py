"""The end of a game: who won, from what the points came, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.ui.kit import art, fonts, icons, palette
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.backdrop import Backdrop
from evolution_qt.ui.shell.dots import seat_dot
from evolution_qt.ui.shell.score_panel import Standing

_TOKEN = 30
_CARD = 22
_LAUREL = 34
_DOT = 20


class ScoresScreen(QWidget):
    """Covers the table when the game is over."""

    again_asked = Signal()
    new_game_asked = Signal()
    table_asked = Signal()
    start_asked = Signal()

    def __init__(self, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._backdrop = Backdrop("plain")
        self._standings: Sequence[Standing] = ()
        self._winners: Sequence[int] = ()
        self._labels: list[QWidget] = []
        self.heading = QLabel()
        self.heading.setFont(fonts.title(style.TITLE + 4))
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.explanation = QLabel()
        self.explanation.setTextFormat(Qt.TextFormat.PlainText)
        self.explanation.setWordWrap(True)
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(26)
        self.grid.setVerticalSpacing(8)
        self.again, self.new_game, self.table, self.start = (QPushButton() for _ in range(4))
        self.again.setProperty("role", "main")
        buttons = QHBoxLayout()
        for button, signal in (
            (self.again, self.again_asked),
            (self.new_game, self.new_game_asked),
            (self.table, self.table_asked),
            (self.start, self.start_asked),
        ):
            button.clicked.connect(signal)
            buttons.addWidget(button)
        self.sheet = QFrame()
        self.sheet.setObjectName("sheet")
        self.sheet.setMaximumWidth(780)
        inside = QVBoxLayout(self.sheet)
        inside.setContentsMargins(40, 30, 40, 28)
        inside.setSpacing(16)
        inside.addWidget(self.heading)
        inside.addLayout(self.grid)
        inside.addWidget(self.explanation)
        inside.addLayout(buttons)
        box = QVBoxLayout(self)
        box.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.sheet, 8)
        row.addStretch(1)
        box.addLayout(row)
        box.addStretch(1)
        self.hide()

    def show_result(self, standings: Sequence[Standing], winners: Sequence[int]) -> None:
        """Show how the game ended."""
        self._standings, self._winners = standings, winners
        self.retranslate()
        self.cover()
        self.show()
        self.raise_()
        self.again.setFocus()

    def cover(self) -> None:
        """Take the whole of the parent's room."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(QRect(QPoint(0, 0), parent.size()))

    def set_theme(self, theme: str) -> None:
        """Show the landscape of a theme."""
        self._theme = theme
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the landscape."""
        painter = QPainter(self)
        self._backdrop.draw(painter, self.size(), self._theme)
        painter.end()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.again.setText(self.tr("Play again"))
        self.new_game.setText(self.tr("New game"))
        self.table.setText(self.tr("Look at the table"))
        self.start.setText(self.tr("To the start screen"))
        names = QLocale().createSeparatedList([self._standings[seat].name for seat in self._winners])
        if len(self._winners) == 1:
            self.heading.setText(self.tr("{name} wins").replace("{name}", names))
        else:
            self.heading.setText(self.tr("{names} share the victory").replace("{names}", names))
        self.explanation.setText(self._tie())
        self.explanation.setVisible(bool(self.explanation.text()))
        self._fill_grid()

    def _tie(self) -> str:
        """Return the sentence about a tie for the first place, empty if there was none."""
        if not self._standings:
            return ""
        best = max(one.total for one in self._standings)
        equal = [one for one in self._standings if one.total == best]
        if len(equal) < 2:
            return ""
        if len(self._winners) > 1:
            return self.tr("They have equally many points, traits and populations.")
        winner = self._standings[self._winners[0]]
        rivals = [one for one in equal if one is not winner]
        most = max(one.traits for one in rivals)
        if winner.traits > most:
            text = self.tr("The points are equal. {name} has more traits: {more} against {fewer}.")
            more, fewer = winner.traits, most
        else:
            text = self.tr(
                "Points and traits are equal. {name} has larger populations: {more} against {fewer}."
            )
            more, fewer = winner.population, max(one.population for one in rivals if one.traits == most)
        return text.replace("{name}", winner.name).replace("{more}", str(more)).replace("{fewer}", str(fewer))

    def _fill_grid(self) -> None:
        for label in self._labels:
            self.grid.removeWidget(label)
            label.deleteLater()
        self._labels.clear()
        ratio = self.devicePixelRatioF()
        heads = (("plant", self.tr("Food")), ("population", self.tr("Populations")), ("", self.tr("Traits")))
        for column, (token, words) in enumerate(heads, start=3):
            sign = self._add(0, column, "", bold=False)
            sign.setPixmap(art.token(token, _TOKEN, ratio) if token else art.card_back(_CARD, ratio))
            self._add(1, column, words, bold=False, role="muted")
        self._add(1, 6, self.tr("Points"), bold=False, role="muted")
        ranks = sorted(
            range(len(self._standings)),
            key=lambda seat: (seat not in self._winners, -self._standings[seat].total),
        )
        for row, seat in enumerate(ranks, start=2):
            one = self._standings[seat]
            crown = self._add(row, 0, "", bold=False)
            if seat in self._winners:
                crown.setPixmap(_laurel(ratio))
            self._add(row, 1, "", bold=False).setPixmap(seat_dot(seat, _DOT, ratio))
            self._add(row, 2, one.name, bold=True, align=Qt.AlignmentFlag.AlignLeft)
            for column, number in enumerate((one.food, one.population, one.traits), start=3):
                self._add(row, column, str(number), bold=False, px=20)
            self._add(row, 6, str(one.total), bold=True, px=28)
        self.grid.setColumnStretch(2, 1)

    def _add(
        self,
        row: int,
        column: int,
        words: str,
        *,
        bold: bool,
        px: int = 18,
        role: str = "",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> QLabel:
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setFont(fonts.title(px) if px > 18 else fonts.text(px if not role else style.SMALL, bold=bold))
        label.setProperty("role", role)
        label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.grid.addWidget(label, row, column)
        self._labels.append(label)
        return label


def _laurel(ratio: float) -> QPixmap:
    """Return the winner's laurel."""
    pixmap = QPixmap(round(_LAUREL * ratio), round(_LAUREL * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = icons.placed(icons.ink("laurel-crown"), _LAUREL / 2, _LAUREL, _LAUREL)
    painter.fillPath(path, QColor(palette.GOLD_DARK))
    painter.end()
    return pixmap
