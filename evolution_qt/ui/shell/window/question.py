"""A question with two answers, and a word about something unexpected."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit

from evolution_qt.core.errors import Fault, filled
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.plain_text import PushButton, unmarked
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.language import sentence


class YesNoDialog(Dialog):
    """A sentence and two answers. `accepted` is yes, `rejected` no; subclasses write the words."""

    pauses_game = True

    def __init__(self, width: int = 380) -> None:
        """*width* is that of the sentence, in pixels of a usual window."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.words = paragraph()
        self.words.setMinimumWidth(width)
        self.content.addWidget(self.words)
        self.retranslate()

    def spoken_question(self) -> str:
        """Return the sentence."""
        return self.words.text()

    def answers(self, yes: str, no: str) -> None:
        """Write the answers again."""
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(unmarked(yes))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(unmarked(no))


class LeaveDialog(YesNoDialog):
    """Asks whether a running game is to be left; `accepted` is yes."""

    comes_first = True

    def __init__(self, *, is_kept: bool, is_begun: bool = True) -> None:
        self._is_kept, self._is_begun = is_kept, is_begun
        super().__init__()

    def laid(self) -> None:
        """Where something would be lost, let the first key stay with the game."""
        super().laid()
        if self._is_begun and not self._is_kept:
            self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Leave this game?"))
        if not self._is_begun:
            self.words.setText(self.tr("No move has been made yet, so it will not be saved."))
        elif self._is_kept:
            self.words.setText(self.tr("The game is saved. You can continue it later from the start screen."))
        else:
            self.words.setText(
                self.tr(
                    "What could not be saved will be lost. Play on to copy or export the game first; the "
                    "menu has both."
                )
            )
        self.answers(self.tr("Leave"), self.tr("Play on"))


class AgainDialog(YesNoDialog):
    """Asks whether a match is to begin again from the start; `accepted` is yes."""

    def __init__(self, *, is_kept: bool) -> None:
        self._is_kept = is_kept
        super().__init__()

    def laid(self) -> None:
        """Where something would be lost, let the first key stay with the match."""
        super().laid()
        if not self._is_kept:
            self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Start the match again?"))
        if self._is_kept:
            self.words.setText(self.tr("The match so far goes into the bin, where it can be restored."))
        else:
            self.words.setText(self.tr("What could not be saved will be lost."))
        self.answers(self.tr("Start again"), self.tr("Play on"))


class LossDialog(YesNoDialog):
    """Asks whether to leave although a game is not on the disk; `accepted` is yes, else it is tried again."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        super().__init__()

    def laid(self) -> None:
        """Let the first key lose nothing."""
        super().laid()
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Quit with unsaved moves?"))
        words = self.tr("Your last moves could not be saved: {reason}. They will be lost if you quit.")
        self.words.setText(filled(words, {"reason": sentence(self._fault)}))
        self.answers(self.tr("Quit anyway"), self.tr("Try again"))


class PracticeDialog(YesNoDialog):
    """Asks whether a game is to be practice from here on; `accepted` is yes."""

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Continue as a practice game?"))
        self.words.setText(
            self.tr(
                "Any move can then be undone, as far back as you like, together with the opponents’ "
                "replies. The game no longer counts; this cannot be changed back."
            )
        )
        self.answers(self.tr("Practise"), self.tr("Cancel"))


class OpenHandsDialog(YesNoDialog):
    """Asks whether everyone agrees to play on with open hands; `accepted` is yes."""

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Play on with open hands?"))
        self.words.setText(
            self.tr(
                "For teaching: from now on all players see every hand, and there is no curtain between "
                "turns. The game becomes practice and no longer counts; this cannot be undone. Do all "
                "players agree?"
            )
        )
        self.answers(self.tr("All agree"), self.tr("Keep the hands covered"))


class LookBackDialog(YesNoDialog):
    """Asks whether the person whose cards are to be seen again is at the screen; `accepted` is yes."""

    def __init__(self, name: str) -> None:
        self._name = name
        super().__init__()
        # no button has the keyboard: the space that hurries a motion must show no cards
        self.words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def retranslate(self) -> None:
        """Write every word again."""
        name = {"name": self._name}
        self.entitle(self._name)
        words = self.tr("{name} is looking back at their cards. Everyone else, look away!")
        self.words.setText(filled(words, name))
        yes = filled(self.tr("I am {name}: show my cards"), name)
        self.answers(yes, self.tr("Keep them covered (Esc)"))


class UnexpectedDialog(Dialog):
    """Shows calmly that something went wrong, with a report to copy."""

    def __init__(self, report: str, log_file: str) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok, QSize(680, 460))
        self.words = paragraph()
        self.place = paragraph(role="muted")
        self._log_file = log_file
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setFont(fonts.text(style.SMALL))
        self.copy = PushButton()
        self.copy.clicked.connect(self._copy)
        self.buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.content.addWidget(self.words)
        self.content.addWidget(self.report, 1)
        self.content.addWidget(self.place)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Something unexpected happened"))
        self.words.setText(
            self.tr(
                "You have found a fault in the program. The game is saved and can go on. If you "
                "report this, please include the text below; nothing is sent automatically."
            )
        )
        self.place.setText(filled(self.tr("It is also in the log file {file}"), {"file": self._log_file}))
        self.copy.setText(self.tr("Copy the report"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Play on"))

    def spoken_question(self) -> str:
        """Return the sentence."""
        return self.words.text()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.report.setFont(fonts.text(self.px(style.SMALL)))

    def add(self, report: str) -> None:
        """Add another report to the one shown."""
        self.report.appendPlainText("\n" + "-" * 40 + "\n" + report)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
