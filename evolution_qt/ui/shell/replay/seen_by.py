"""By whose knowledge a replay is seen: the chooser, a question where it must be, and a line on covered hands.

The line explains why hands are covered there, and how a person sees the own one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QHBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton
from evolution_qt.ui.shell.game.access import EVERYBODY, OPEN, Access
from evolution_qt.ui.shell.replay.replay_player import ReplayPlayer
from evolution_qt.ui.shell.window.buttons import seat_crest
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.shell.window.question import LookBackDialog


@guarded
class CoveredHands(QWidget):
    """Shows whose cards can be seen, if any; `asked` when that is to change."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._is_seen = False
        self.words = Label()
        self.words.setWordWrap(True)
        self.look = PushButton()
        self.look.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.look.clicked.connect(self.asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.look)

    def tell(self, name: str, *, is_seen: bool) -> None:
        """Show whose cards may be seen, or that they *are seen* now; no name if there are none to see."""
        self._name, self._is_seen = name, is_seen
        self.retranslate()

    def write(self, font: QFont) -> None:
        """Write in another size."""
        for one in (self.words, self.look):
            one.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        if self._is_seen:
            words = self.tr("{name}’s cards can be seen now. Everyone else, look away!")
            answer = self.tr("Cover the cards")
        elif self._name:
            words = self.tr("The game is not over, so hands stay covered. It is {name}’s turn.")
            answer = self.tr("Show {name}’s cards …")
        else:
            words = self.tr(
                "The game is not over, so hands stay covered. On their turn, players can see their own cards."
            )
            answer = ""
        self.words.setText(filled(words, {"name": self._name}))
        self.look.setText(filled(answer, {"name": self._name}))
        self.look.setVisible(bool(answer))


_CREST: Final = 26


class SeenBy(QObject):
    """Lets the person choose, after a question where it must be; the page shows what is `chosen`."""

    chosen = Signal(int)
    """A seat, EVERYBODY or OPEN, who sees the game from now on."""

    def __init__(self, access: Callable[[], Access], player: ReplayPlayer, page: QWidget) -> None:
        """*access* says what may be seen of the game now, *player* who sees it."""
        super().__init__(page)
        self.access = access
        self._player = player
        self._names: Sequence[str] = ()
        self.label = Label()
        self.label.setProperty("role", "muted")
        self.chooser = Choice()
        self.chooser.setIconSize(QSize(_CREST, _CREST))
        self.chooser.activated.connect(lambda at: self._ask(self.chooser.itemData(at)))
        self.label.setBuddy(self.chooser)
        self.line = CoveredHands()
        self.line.asked.connect(self._look_or_cover)
        self._page = page
        self.question: LookBackDialog | None = None
        """Asks for the person whose cards are to be seen, while it does."""

    def name_players(self, names: Sequence[str]) -> None:
        """Call the seats as they are called at the ply that is shown."""
        self._names = names
        self.retranslate()

    def renew(self) -> None:
        """Take notice that the game has gone on: another person may be at the screen, or be asked."""
        if self.access().of(self._player.viewer) is None:
            self.chosen.emit(EVERYBODY)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.label.setText(self.tr("Seen by:"))
        access = self.access()
        words = {EVERYBODY: self.tr("What everyone knows"), OPEN: self.tr("Everything open")}
        with QSignalBlocker(self.chooser):
            self.chooser.clear()
            for viewer in (one.viewer for one in access.onlookers):
                if viewer >= 0:
                    crest = QIcon(seat_crest(viewer, _CREST, self.chooser.devicePixelRatioF()))
                    self.chooser.addItem(crest, self._names[viewer], viewer)
                else:
                    self.chooser.addItem(words[viewer], viewer)
            self.chooser.setCurrentIndex(self.chooser.findData(self._player.viewer))
        seat = self._seat()
        self.line.setVisible(access.covers)
        self.line.tell("" if seat < 0 else self._names[seat], is_seen=self._player.viewer >= 0)

    def _seat(self) -> int:
        """Return the first seat that may look, EVERYBODY if none may."""
        return next((one.viewer for one in self.access().onlookers if one.viewer >= 0), EVERYBODY)

    def _look_or_cover(self) -> None:
        """Let the person whose turn it is look, or cover the cards again."""
        self._ask(EVERYBODY if self._player.viewer >= 0 else self._seat())

    def _ask(self, viewer: int) -> None:
        """Show everything to a viewer, after a question if it must be."""
        onlooker = self.access().of(viewer)
        if onlooker is None:  # the game has gone on meanwhile
            self.renew()
        elif onlooker.covered and viewer != self._player.viewer:
            self.chosen.emit(EVERYBODY)
            self.question = LookBackDialog(self._names[viewer])
            self.question.accepted.connect(partial(self._look, viewer))
            self.question.finished.connect(self._forget_question)
            self.question.open_over(self._page.window())
        elif viewer != self._player.viewer:
            self.chosen.emit(viewer)

    def _look(self, viewer: int) -> None:
        if self.access().of(viewer) is not None:
            self.chosen.emit(viewer)
        else:
            self.renew()

    def _forget_question(self) -> None:
        self.question = None

    def stop_asking(self) -> None:
        """Ask for no one any longer: the page goes."""
        if self.question is not None:
            self.question.reject()
