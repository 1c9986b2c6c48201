"""The switches of the rules for a new game; those that differ from the edition are shown as such."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QGridLayout,
    QScrollArea,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Option, Value, differing
from evolution_qt.games import edition
from evolution_qt.ui.kit.literal import Label, PushButton
from evolution_qt.ui.shell import switches
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Tick

_SIZE: Final = QSize(920, 740)
_BETWEEN: Final = 4
"""The least room between two rules; what is left is shared out."""
_ROWS: Final = 4
"""Rows for a rule: its name, its sentence, what it is set with where that lies below, and what is left."""
_NARROW: Final = 900
"""Where the sheet is narrower, in pixels of a usual window, each rule is set below what it says."""


class HouseRulesDialog(Dialog):
    """Emits `chosen` with the switches that differ from the edition, as a dictionary."""

    chosen = Signal(object)

    def __init__(self, game: AnyGame, rules: Mapping[str, Value], players: int = 2) -> None:
        """Offer what means something to so many *players*, and what is among *rules* already."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, _SIZE)
        self._edition = edition(game.key)
        self._options = switches.house_rules(game)
        self.boxes: dict[str, Choice | Tick] = {}
        self._names: dict[str, Label] = {}
        self._sentences: dict[str, Label] = {}
        self._remarks: dict[str, Label] = {}
        self._lines: list[QBoxLayout] = []
        self.about = paragraph(role="muted")
        self.about.setWordWrap(False)  # else the sheet would be as high as words need, not as it is to be
        self.usual = PushButton()
        self.usual.clicked.connect(lambda: self._show({}))
        self.buttons.addButton(self.usual, QDialogButtonBox.ButtonRole.ActionRole)
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(0)
        for at, option in enumerate(self._options):
            key, box = option.key, self._box(option)
            name, sentence, remark = paragraph(role="strong"), paragraph(role="muted"), paragraph()
            remark.setProperty("role", "differing")
            line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            line.setSpacing(14)
            self._lines.append(line)
            line.setContentsMargins(0, 0, 0, 2)
            line.addWidget(name)
            line.addWidget(remark, 1)
            grid.addLayout(line, _ROWS * at, 0)
            grid.addWidget(sentence, _ROWS * at + 1, 0)
            grid.addWidget(box, _ROWS * at, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.setRowStretch(_ROWS * at + 3, 1)
            box.setEnabled(option.players in (0, players) or key in rules)
            self.boxes[key], self._names[key] = box, name
            name.setBuddy(box)
            self._sentences[key], self._remarks[key] = sentence, remark
        grid.setColumnStretch(0, 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        self.content.addWidget(self.about)
        self.content.addWidget(area, 1)
        self._grid = grid
        self._show(rules)
        self.retranslate()
        self.resize_writing()
        self.accepted.connect(lambda: self.chosen.emit(self.rules()))

    def _box(self, option: Option) -> Choice | Tick:
        """Return what an option is set with."""
        if not isinstance(option.default, bool):
            choice = Choice(tuple(str(value) for value in option.values))
            choice.currentIndexChanged.connect(self._mark)
            return choice
        tick = Tick()
        tick.toggled.connect(self._mark)
        return tick

    def _value(self, option: Option) -> Value:
        box = self.boxes[option.key]
        return box.isChecked() if isinstance(box, Tick) else option.values[box.currentIndex()]

    def rules(self) -> dict[str, Value]:
        """Return the switches that differ from the edition."""
        return differing({one.key: self._value(one) for one in self._options}, self._options)

    def _show(self, rules: Mapping[str, Value]) -> None:
        """Show the edition's own values, but for some."""
        differs = differing(rules, self._options)
        for option in self._options:
            box, value = self.boxes[option.key], differs.get(option.key, option.default)
            if isinstance(box, Tick):
                box.setChecked(bool(value))
            else:
                box.setCurrentIndex(box.findData(str(value)))
        self._mark()

    def _mark(self) -> None:
        """Show which switches differ."""
        if len(self._remarks) < len(self._options):
            return  # still being made
        differs = self.rules()
        for option in self._options:
            words, remark = self.tr("Edition default: {value}"), self._remarks[option.key]
            remark.setText(filled(words, {"value": switches.value_name(option, option.default)}))
            remark.setVisible(option.key in differs)
        self.usual.setEnabled(bool(differs))

    def resize_writing(self) -> None:
        """Grow with the window."""
        way = self.direction(_NARROW)
        is_narrow = way == QBoxLayout.Direction.TopToBottom
        self.about.setWordWrap(is_narrow)
        side = Qt.AlignmentFlag.AlignLeft
        for at, (option, line) in enumerate(zip(self._options, self._lines, strict=True)):
            key = option.key
            if is_narrow:
                self._grid.addWidget(self.boxes[key], _ROWS * at + 2, 0, side)
            else:
                self._grid.addWidget(self.boxes[key], _ROWS * at, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            self._grid.setRowMinimumHeight(_ROWS * at + 3, self.px(_BETWEEN))
            line.setDirection(way)
            line.setSpacing(0 if is_narrow else 14)
            for label in (self._names[key], self._remarks[key]):
                label.setWordWrap(is_narrow)

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Rules of this game"))
        name = QCoreApplication.translate("Edition", self._edition.name)
        self.about.setText(filled(self.tr("{edition}, unless something is changed here."), {"edition": name}))
        self.usual.setText(self.tr("Edition default"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Use these rules"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        for option in self._options:
            name, sentence = switches.name_of(option), switches.sentence_of(option)
            box = self.boxes[option.key]
            self._names[option.key].setText(name)
            self._sentences[option.key].setText(sentence)
            if isinstance(box, Tick):  # which has no words of its own
                box.setAccessibleName(name)
            box.setAccessibleDescription(sentence)
            if isinstance(box, Choice):
                for at, value in enumerate(option.values):
                    box.setItemText(at, switches.value_name(option, value))
        self._mark()
