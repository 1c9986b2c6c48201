"""The dialogs for the switches of the rules in a new game and for what differs between editions.

Switches that differ from the edition are shown as such.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Value, differing
from evolution_qt.games import edition_names, game, title_of
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.plain_text import Label, PushButton, TextBrowser
from evolution_qt.ui.shell.new_game import option_words
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.choice import Choice, SettingRow, Tick
from evolution_qt.ui.table.presentation import presentation

_WIDTH: Final = 920
_TALLEST: Final = 740
_AROUND: Final = 220
_RULE: Final = 62
"""The height of all that is around the rules, and of a rule: with few of them the sheet is lower."""
_BETWEEN: Final = 8
"""The least room between two rules; what is left is shared out."""
_BESIDE: Final = 18
_NARROW: Final = 900
"""Where the sheet is narrower, in pixels of a usual window, each rule is set below what it says."""


class HouseRulesDialog(Dialog):
    """Emits `chosen` with the switches that differ from the edition, as a dictionary."""

    chosen = Signal(object)

    def __init__(self, game: AnyGame, rules: Mapping[str, Value], players: int = 2) -> None:
        """Offer what means something to so many *players*, and what is among *rules* already."""
        options = option_words.house_rules(game)
        size = QSize(_WIDTH, min(_AROUND + _RULE * len(options), _TALLEST))
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, size)
        self._name = edition_names()[game.key]
        self._options = options
        self.boxes: dict[str, Choice | Tick] = {}
        self._names: dict[str, Label] = {}
        self._sentences: dict[str, Label] = {}
        self.remarks: dict[str, Label] = {}
        """What the edition has, seen where something else is set."""
        self._said: list[QVBoxLayout] = []
        self.about = paragraph(role="muted")
        self.about.setWordWrap(False)  # else the sheet would be as high as words need, not as it is to be
        self.usual = PushButton()
        self.usual.clicked.connect(lambda: self._show({}))
        self.buttons.addButton(self.usual, QDialogButtonBox.ButtonRole.ActionRole)
        page = QWidget()
        grid = self._grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(_BESIDE)
        grid.setColumnStretch(0, 1)
        for at, option in enumerate(self._options):
            said = QVBoxLayout()
            grid.addLayout(said, at, 0)
            self._lay_rule(said, option_words.row_of(option))
            grid.setRowStretch(at, 1)
            self.boxes[option.key].setEnabled(option.players in (0, players) or option.key in rules)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        self.content.addWidget(self.about)
        self.content.addWidget(area, 1)
        self._show(rules)
        self.retranslate()
        self.resize_writing()
        for box in self.boxes.values():
            box.changed.connect(self._mark)
        self.accepted.connect(lambda: self.chosen.emit(self.rules()))

    def _lay_rule(self, said: QVBoxLayout, row: SettingRow) -> None:
        """Lay down the words of an option, and make what it is set with."""
        box = self.boxes[row.key] = row.box()
        name = self._names[row.key] = paragraph(role="strong")
        sentence = self._sentences[row.key] = paragraph(role="muted")
        remark = self.remarks[row.key] = paragraph(role="differing")
        name.setBuddy(box)
        first = QHBoxLayout()
        said.addLayout(first)
        first.setSpacing(_BESIDE)
        first.addWidget(name)
        first.addWidget(remark, 1)
        said.setSpacing(0)
        said.addWidget(sentence)
        said.addStretch(1)
        self._said.append(said)

    def rules(self) -> dict[str, Value]:
        """Return the switches that differ from the edition."""
        return differing({key: box.value for key, box in self.boxes.items()}, self._options)

    def _show(self, rules: Mapping[str, Value]) -> None:
        """Show the edition's own values, but for some."""
        differs = differing(rules, self._options)
        for option in self._options:
            self.boxes[option.key].put(differs.get(option.key, option.default))
        self._mark()

    def _mark(self) -> None:
        """Show which switches differ."""
        differs = self.rules()
        for option in self._options:
            words, remark = self.tr("Edition default: {value}"), self.remarks[option.key]
            remark.setText(filled(words, {"value": option_words.value_name(option, option.default)}))
            remark.setVisible(option.key in differs)
        self.usual.setEnabled(bool(differs))

    def resize_writing(self) -> None:
        """Grow with the window."""
        is_narrow = self.direction(_NARROW) == QBoxLayout.Direction.TopToBottom
        self._grid.setVerticalSpacing(self.px(_BETWEEN))
        for label in (self.about, *self._names.values(), *self.remarks.values()):
            label.setWordWrap(is_narrow)
        for at, (box, said) in enumerate(zip(self.boxes.values(), self._said, strict=True)):
            if is_narrow:
                said.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                self._grid.addWidget(box, at, 1, Qt.AlignmentFlag.AlignTop)

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Rules of this game"))
        name = QCoreApplication.translate("Edition", self._name)
        self.about.setText(filled(self.tr("{edition}, unless something is changed here."), {"edition": name}))
        self.usual.setText(self.tr("Edition default"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Use these rules"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        for row in map(option_words.row_of, self._options):
            box = self.boxes[row.key]
            self._names[row.key].setText(row.words)
            self._sentences[row.key].setText(row.about)
            box.setAccessibleDescription(row.about)
            if isinstance(box, Choice):
                box.offer_words(row.values or {})
            else:  # which has no words of its own
                box.setAccessibleName(row.words)
        self._mark()


_SHARES: Final = (37, 21)
"""How much of the width the names of the options take, and each edition, in per cent."""


class EditionsDialog(Dialog):
    """One column for each edition, one row for each option in which they differ."""

    def __init__(self, edition: str) -> None:
        """Show those of the game that an edition belongs to, by its key."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(900, 600))
        self._edition = edition
        self.page = TextBrowser()
        self.page.setFont(fonts.text(style.SMALL + 1))
        self.content.addWidget(self.page, 1)
        self.retranslate()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.page.setFont(fonts.text(self.px(style.SMALL + 1)))

    def retranslate(self) -> None:
        """Write all words."""
        self.entitle(self.tr("What differs between the editions"))
        rows = "".join(_row(at, cells) for at, cells in enumerate(self.rows()))
        self.page.setHtml(f"<table cellpadding='5' width='100%'>{rows}</table>")

    def rows(self) -> list[list[tuple[str, str]]]:
        """Return the page as words, each cell with what is written below it.

        First come the editions, then for each option in which they differ its name and what they have.
        """
        editions = title_of(self._edition).editions
        games = [game(one.key) for one in editions]
        head = [
            (QCoreApplication.translate("Edition", one.name), presentation(one.key).about(rules))
            for one, rules in zip(editions, games, strict=True)
        ]
        below = [
            [
                (option_words.name_of(option), option_words.sentence_of(option)),
                *[(value, "") for value in values],
            ]
            for option, values in option_words.between(games)
        ]
        return [[("", ""), *head], *below]


def _row(at: int, cells: list[tuple[str, str]]) -> str:
    """Return a row of the table; headings are bold, what is written below something is smaller."""
    written = []
    for column, (words, below) in enumerate(cells):
        shown = escape(words) if at and column else f"<b>{escape(words)}</b>"
        more = f"<br><small>{escape(below)}</small>" if below else ""
        written.append(f"<td valign='middle' width='{_SHARES[column > 0]}%'>{shown}{more}</td>")
    return f"<tr>{''.join(written)}</tr>"
