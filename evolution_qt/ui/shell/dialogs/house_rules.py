"""The switches of the rules for a new game; those that differ from the edition are shown as such."""

from __future__ import annotations

from collections.abc import Mapping
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
from evolution_qt.games import edition_names
from evolution_qt.ui.kit.literal import Label, PushButton
from evolution_qt.ui.shell import switches
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, SettingRow, Tick

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
        options = switches.house_rules(game)
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
            self._lay_rule(said, switches.row_of(option))
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
        """Lay down what an option says, and make what it is set with."""
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
            remark.setText(filled(words, {"value": switches.value_name(option, option.default)}))
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
        for row in map(switches.row_of, self._options):
            box = self.boxes[row.key]
            self._names[row.key].setText(row.words)
            self._sentences[row.key].setText(row.about)
            box.setAccessibleDescription(row.about)
            if isinstance(box, Choice):
                box.offer_words(row.values or {})
            else:  # which has no words of its own
                box.setAccessibleName(row.words)
        self._mark()
