"""All keys on one page: those of the table, and those of the window, in as many columns as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, combinations, pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from evolution_qt.ui.kit import fonts, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.plain_text import Action, Label
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, turn_to
from evolution_qt.ui.shell.window.commands import groups
from evolution_qt.ui.table.shortcuts import Group, Shortcut

_MOST: Final = 4
_WAYS: Final = ((1, 4), (2, 4), (3, 4), (3, 2), (4, 4), (4, 2), (3, 0), (4, 0))
"""How many columns, and pixels between lines, are tried: the first that need no scrolling are taken, or else
those that need the least, of columns that are not the narrowest.
"""
_Parts = list[list[int]]
"""The groups of each column, by their numbers."""
_BELOW: Final = 4
"""Pixels below a group."""
_EDGE: Final = 5
"""Pixels around all columns: a frame is drawn there while the page has the keyboard."""
_NEARLY: Final = 1.06
"""What is higher than the page by so much fits: lines that break need less than Qt reckons."""
_APART: Final = 16
_BESIDE: Final = 8
"""Pixels between columns, and between a key and its words."""
_USUAL_KEYS: Final = 80
"""Words begin below each other after keys whose letters take at most so many pixels."""


@guarded
class ShortcutsDialog(Dialog):
    """The table of shortcuts, beside each other so that a usual window shows all of them at once."""

    def __init__(self, actions: Sequence[Action], game: str) -> None:
        """Show the keys of *actions*, and of the table of a game, by its key."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1230, 800))
        self._actions = actions
        self._game = game
        self._groups: list[QWidget] = []
        self._columns: list[QVBoxLayout] = []
        self._arranged: object = None
        """For which room and which groups they lie in their columns."""
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().installEventFilter(self)
        self.content.addWidget(self.area, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Keys"))
        if self._groups:
            QTimer.singleShot(0, self, self.resize_writing)  # when the actions have their names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the columns for the room there is."""
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            self._arrange()
        return super().eventFilter(watched, event)

    def groups(self) -> list[Group]:
        """Return all shortcuts, those of the window at the end, with keys as they are called here."""
        window = [
            Shortcut(action.shortcut().toString(), action.text().removesuffix(" …"))
            for action in self._actions
            if not action.shortcut().isEmpty()
        ]
        every = [
            *groups(self._game),
            Group(QCoreApplication.translate("Shortcuts", "The window"), tuple(window)),
        ]
        return [
            Group(
                one.title, tuple(Shortcut(self._written(one, key.keys), key.words) for key in one.shortcuts)
            )
            for one in every
            if one.shortcuts
        ]

    def _written(self, group: Group, keys: str) -> str:
        """Return what stands for keys: those that are in the place of the usual ones."""
        parts = keys.split("+") if group.is_of_table else [keys]
        return self.key("+".join(keymap.shown(part) for part in parts))

    def key(self, keys: str) -> str:
        """Return keys, joined by a plus, by the names that stand on keyboards of the language."""
        names = {
            #: the key on a keyboard
            "Shift": self.tr("Shift"),
            #: the key on a keyboard
            "Ctrl": self.tr("Ctrl"),
            #: the key on a keyboard
            "Alt": self.tr("Alt"),
            #: the key on a keyboard
            "Space": self.tr("Space"),
            #: the key on a keyboard
            "Enter": self.tr("Enter"),
            #: the key on a keyboard
            "Esc": self.tr("Esc"),
            #: the key on a keyboard
            "Tab": self.tr("Tab"),
            #: the key on a keyboard
            "Del": self.tr("Del"),
            #: the key on a keyboard
            "Backspace": self.tr("Backspace"),
        }
        return "+".join(names.get(one, one) for one in keys.split("+"))

    def resize_writing(self) -> None:
        """Write the page in the current size, once it has been written."""
        if self._groups:
            for _ in self.fill():
                pass

    def fill(self) -> Steps:
        """Write one group in each step, then arrange them."""
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(*[self.px(_EDGE)] * 4)
        row.setSpacing(self.px(_APART))
        groups: list[QWidget] = []
        self._groups, self._columns = [], [QVBoxLayout() for _ in range(_MOST)]
        for column in self._columns:
            column.setSpacing(self.px(_BELOW))
            column.addStretch(1)
            row.addLayout(column)
        turn_to(self.area, page)
        for group in self.groups():
            groups.append(self._group(group, page))
            yield
        self._groups = groups
        self._arrange()

    def _group(self, group: Group, page: QWidget) -> QWidget:
        """Return a group made on the page itself: the style sheet dresses it once."""
        made = QWidget(page)
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 0, 0, 0)
        heading = Label(group.title, made)
        heading.setFont(fonts.title(self.px(style.HEADING - 4)))
        rows.addWidget(heading)
        keys = [Label(one.keys, made) for one in group.shortcuts]
        for key in keys:
            key.setFont(fonts.text(self.px(style.SMALL), bold=True))
            key.setProperty("role", "key")
        wide = [key.fontMetrics().size(0, key.text()).width() for key in keys]
        usual = min(max(wide), self.px(_USUAL_KEYS))
        for key, one, taken in zip(keys, group.shortcuts, wide, strict=True):
            words = Label(one.words, made)
            words.setFont(fonts.text(self.px(style.SMALL)))
            words.setWordWrap(True)
            row = QHBoxLayout()
            rows.addLayout(row)
            row.setSpacing(0)
            row.addWidget(key, 0, Qt.AlignmentFlag.AlignTop)
            row.addSpacing(max(usual - taken, 0) + self.px(_BESIDE))
            row.addWidget(words, 1)
        return made

    def _arrange(self) -> None:
        """Lay the groups in so few columns that no scrolling is needed, or in those that need the least."""
        room = self.area.maximumViewportSize().shrunkBy(QMargins(*[self.px(_EDGE)] * 4))
        if not self._groups or not self.area.isVisible() or self._arranged == (self._groups, room):
            return  # nothing has its size yet, or everything has it
        self._space(0)
        gaps = [_rows(group).count() - 1 for group in self._groups]
        least = max(group.minimumSizeHint().width() for group in self._groups)
        close: dict[int, list[int]] = {}
        """How tall each group is in so many columns, without pixels between its lines."""
        found: list[tuple[int, int, _Parts]] = []
        for count, between in _WAYS:
            wide = (room.width() - (count - 1) * self.px(_APART)) // count
            if count > 1 and least > wide:
                continue
            if count not in close:
                close[count] = [group.heightForWidth(wide) + self.px(_BELOW) for group in self._groups]
            tall = [one + gap * self.px(between) for one, gap in zip(close[count], gaps, strict=True)]
            tallest, parts = _in_order(tall, count)
            found.append((tallest, between, parts))
            if tallest <= room.height():
                break
        scrolls = found[-1][0] > _NEARLY * room.height()
        wide_enough = [one for one in found if not scrolls or len(one[2]) < _MOST] or found
        _, between, parts = min(wide_enough)
        self._space(between)
        self._arranged = self._groups, room
        for column, part in zip(self._columns, parts, strict=False):
            for place, number in enumerate(part):
                column.insertWidget(place, self._groups[number])

    def _space(self, between: int) -> None:
        for group in self._groups:
            _rows(group).setSpacing(self.px(between))


def _rows(widget: QWidget) -> QVBoxLayout:
    """Return what lays a widget's parts below each other."""
    rows = widget.layout()
    assert isinstance(rows, QVBoxLayout)
    return rows


def _in_order(tall: Sequence[int], count: int) -> tuple[int, _Parts]:
    """Part so many heights into columns in their order; return how tall the tallest is, as low as can be."""
    above = [0, *accumulate(tall)]

    def tallest(cuts: Sequence[int]) -> int:
        return max(above[last] - above[first] for first, last in pairwise(cuts))

    cuts = min(((0, *at, len(tall)) for at in combinations(range(1, len(tall)), count - 1)), key=tallest)
    return tallest(cuts), [[*range(first, last)] for first, last in pairwise(cuts)]
