"""The panel beside the table of a game: menu, taking back and hint, the points, the log."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import ToolButton, tip
from evolution_qt.ui.shell.game.score_panel import ScorePanel
from evolution_qt.ui.shell.game.undoing import Undoing
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import button_icon
from evolution_qt.ui.shell.window.side_panel import SidePanel

_SIGN = 22


@guarded
class GamePanel(SidePanel):
    """What it holds knows nothing of each other; its maker connects the buttons."""

    def __init__(self, page: QWidget, game: AnyGame, undoing: Undoing) -> None:
        super().__init__(page, _SIGN)
        self._undoing = undoing
        self._is_covered = False
        self.menu, self.hint = ToolButton(), ToolButton()
        for button in (self.menu, undoing.back, undoing.again, self.hint):
            button.setIconSize(QSize(_SIGN, _SIGN))
        for button in (self.menu, undoing.back, undoing.again):
            self.bar.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self.bar.addWidget(self.hint, 1, Qt.AlignmentFlag.AlignRight)
        self.bar.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        self.scores = ScorePanel(game)
        self.log = LogPanel()
        self.inside.addWidget(self.scores)
        self.inside.addWidget(self.log, 1)
        self.log.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it has the rest

    def be_covered(self, covered: bool) -> None:
        """Give the log its key while it can be seen, and take it away while something covers it."""
        self._is_covered = covered
        self._give_key()

    def _give_key(self) -> None:
        self.button.setShortcut("" if self._is_covered else keymap.shown("L"))

    def fit(self, room: QSize) -> int:
        """Take its place in a page of a size, with writing that fits, and return the width that it has."""
        width = super().fit(room)
        self.scores.set_factor(self.factor, room.height())
        self.log.set_size(style.SMALL * self.factor)  # a style sheet may have come to it with the first sight
        return width

    def apply_theme(self) -> None:
        """Take over another style sheet, which brings back the first size of the writing until `fit`."""
        self.draw_icon()

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.menu.setToolTip(self.tr("Menu"))
        self.menu.setAccessibleName(self.tr("Menu"))
        words = self.tr("Hint ({key}); press again for a clearer one")
        self.hint.setToolTip(tip(filled(words, {"key": keymap.written("H")})))
        self.hint.setAccessibleName(self.tr("Hint"))
        self._give_key()
        self._undoing.refresh()
        self.draw_icon()

    def draw_icon(self) -> None:
        """Draw the signs of all buttons in the current colours."""
        super().draw_icon()
        actions = self._undoing.actions
        for one, sign in (
            (self.menu, "menu"),
            (self.hint, "hint"),
            (actions.back, "undo"),
            (actions.again, "redo"),
        ):
            one.setIcon(button_icon(sign, self.sign, self))
