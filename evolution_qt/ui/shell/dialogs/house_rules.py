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
from evolution_qt.games.evolution.editions import CHOICES, LIMITS, Edition
from evolution_qt.ui.kit.literal import Label, PushButton
from evolution_qt.ui.shell import switches
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Tick
from evolution_qt.ui.shell.switches import Value

_SIZE: Final = QSize(920, 740)
_BETWEEN: Final = 4
"""The least room between two rules; what is left is shared out."""
_TWO: Final = 2
_ROWS: Final = 4
"""Rows for a rule: its name, its sentence, what it is set with where that lies below, and what is left."""
_NARROW: Final = 900
"""Where the sheet is narrower, in pixels of a usual window, each rule is set below what it says."""


class HouseRulesDialog(Dialog):
    """Emits `chosen` with the switches that differ from the edition, as a dictionary."""

    chosen = Signal(object)

    def __init__(self, edition: Edition, rules: Mapping[str, Value], players: int = 2) -> None:
        """Offer what means something to so many *players*, and what is among *rules* already."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, _SIZE)
        self._edition = edition
        self._own = switches.own(edition)
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
        for at, key in enumerate(switches.KEYS):
            box = self._box(key)
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
            box.setEnabled(key not in switches.FOR_TWO or players == _TWO or key in rules)
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

    def _box(self, key: str) -> Choice | Tick:
        """Return what a switch is set with."""
        if key in CHOICES:
            choice = Choice(CHOICES[key])
            choice.currentIndexChanged.connect(self._mark)
            return choice
        if key in LIMITS:
            least, most = LIMITS[key]
            number = Choice(tuple(str(value) for value in range(least, most + 1)))
            number.currentIndexChanged.connect(self._mark)
            return number
        tick = Tick()
        tick.toggled.connect(self._mark)
        return tick

    def _value(self, key: str) -> Value:
        box = self.boxes[key]
        if isinstance(box, Tick):
            return box.isChecked()
        data = str(box.currentData())
        return int(data) if key in LIMITS else data

    def rules(self) -> dict[str, Value]:
        """Return the switches that differ from the edition."""
        return switches.sound(self._edition, {key: self._value(key) for key in self.boxes})

    def _show(self, rules: Mapping[str, Value]) -> None:
        """Show the edition's own values, but for some."""
        for key, value in {**self._own, **switches.sound(self._edition, rules)}.items():
            box = self.boxes[key]
            if isinstance(box, Tick):
                box.setChecked(bool(value))
            else:
                box.setCurrentIndex(box.findData(str(value)))
        self._mark()

    def _mark(self) -> None:
        """Show which switches differ."""
        if len(self._remarks) < len(switches.KEYS):
            return  # still being made
        differing = self.rules()
        for key, remark in self._remarks.items():
            words = self.tr("Edition default: {value}")
            remark.setText(filled(words, {"value": switches.value_name(self._own[key])}))
            remark.setVisible(key in differing)
        self.usual.setEnabled(bool(differing))

    def resize_writing(self) -> None:
        """Grow with the window."""
        way = self.direction(_NARROW)
        is_narrow = way == QBoxLayout.Direction.TopToBottom
        self.about.setWordWrap(is_narrow)
        side = Qt.AlignmentFlag.AlignLeft
        for at, (key, line) in enumerate(zip(switches.KEYS, self._lines, strict=True)):
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
        for key, box in self.boxes.items():
            self._names[key].setText(switches.name_of(key))
            self._sentences[key].setText(switches.sentence_of(key))
            if isinstance(box, Tick):  # which has no words of its own
                box.setAccessibleName(switches.name_of(key))
            box.setAccessibleDescription(switches.sentence_of(key))
            if isinstance(box, Choice):
                for at in range(box.count()):
                    value = box.itemData(at)
                    box.setItemText(at, value if key in LIMITS else switches.value_name(value))
        self._mark()
