"""By whose knowledge a replay is seen: the chooser, the line about covered hands, and a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit.literal import Label
from evolution_qt.ui.shell.access import EVERYBODY, OPEN, Access
from evolution_qt.ui.shell.covered_hands import CoveredHands
from evolution_qt.ui.shell.dialogs.choice import Choice
from evolution_qt.ui.shell.dialogs.question import LookBackDialog
from evolution_qt.ui.shell.replay_player import ReplayPlayer
from evolution_qt.ui.shell.signs import seat_crest

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
