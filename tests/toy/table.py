"""The table of the toy, for tests that put its folder among the tables: rows, and a hand to click at."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.score import Score
from evolution_qt.ui.table.presentation import Presentation
from evolution_qt.ui.table.samples import KeptGame, Samples
from evolution_qt.ui.table.scoring import Scoring
from evolution_qt.ui.table.table_view import TableView
from evolution_qt.ui.table.words import Words

SIDE: Final = 40


class ToyWords(Words):
    """What there is to say of the toy."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @property
    def game(self) -> AnyGame:
        return self._game

    def nameless(self, seat: int) -> str:
        return f"Player {seat + 1}"

    def sentence(self, event: Event, names: Any, viewer: int = -1) -> str:
        who = names[event.actor] if event.actor >= 0 else "Round"
        return f"{who}: {self._game.kinds[event.kind].name} {event.card or event.amount or ''}".strip()


class ToyTable(TableView):
    """A line for each seat: its row, and the hand of the viewer below them."""

    def __init__(self, game: AnyGame, theme: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.phrases = ToyWords(game)
        self.catch_up = lambda: False
        self.is_to_come = lambda _kind: False
        self.past = tuple
        self._players: list[tuple[str, bool]] = []
        self._seen: Observation[Any] | None = None
        self._ask = False

    def set_players(self, players: Any) -> None:
        self._players = list(players)
        self.viewport().update()

    def names(self) -> list[str]:
        return [name for name, _ in self._players]

    @property
    def shown_state(self) -> Any:
        return None if self._seen is None else self._seen.state

    def show_position(self, seen: Observation[Any], *, ask: bool = False) -> None:
        self._seen, self._ask = seen, ask
        self.viewport().update()

    def place(self, at: int) -> QRectF:
        """Return where a card of the hand lies."""
        return QRectF(10 + at * (SIDE + 6), self.height() - SIDE - 10, SIDE, SIDE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._seen is None or not self._ask:
            return
        for at, card in enumerate(self._seen.state.hands[self._seen.viewer]):
            if self.place(at).contains(event.position()):
                self.moved.emit(f"lay {card}")

    def paintEvent(self, event: Any) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.rect(), Qt.GlobalColor.darkGreen)
        state = self.shown_state
        for seat, row in enumerate(state.rows if state is not None else ()):
            name = self._players[seat][0] if seat < len(self._players) else ""
            painter.drawText(QPointF(10, 30 + 24 * seat), f"{name}: {row}")
        if self._seen is not None and self._seen.viewer >= 0:
            for at, card in enumerate(state.hands[self._seen.viewer]):
                painter.fillRect(self.place(at), Qt.GlobalColor.white)
                painter.drawText(self.place(at), Qt.AlignmentFlag.AlignCenter, str(card))
        painter.end()


def _sign(side: int, ratio: float) -> QPixmap:
    return QPixmap(max(round(side * ratio), 1), max(round(side * ratio), 1))


def _told(name: str, score: Score) -> str:
    return f"{name}: {score.points}"


PRESENTATION: Final = Presentation(
    table=ToyTable,
    reading_table=ToyTable,
    scoring=lambda: Scoring(
        told=_told,
        tie=lambda names, scores, winners: "",
        part=lambda number, side, ratio: _sign(side, ratio),
        starter=_sign,
    ),
    samples=lambda: Samples("toy", library=(KeptGame("toy", {"Ann": "human", "Ben": "random"}, 1.0),)),
)
