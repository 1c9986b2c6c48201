"""What is asked between a gesture and its move: the way of an attack, its payment, how much is taken.

Asks only where there is something to choose; the usual answer always comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.evolution.forecast import leaves_too_little
from evolution_qt.games.evolution.moves import Move
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import Way
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.sight import clear_place
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import art
from evolution_qt.ui.kit.panels import ChoicePanel, Option

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


_MOST_LINES: Final = 9
"""So many ways to take food are all asked about; they have digits then, and room."""
_SIGN: Final = 20
"""Units of the sign of what is taken or declined."""


@dataclass(frozen=True)
class Rather:
    """An answer that decides nothing yet: as much as this move takes is meant now."""

    move: Move


class Questions(QObject):
    """One question at a time, as a panel on the table."""

    decided = Signal(object)
    """The whole move that the answers led to."""
    changed = Signal()
    """Another question lies on the table, or none."""

    def __init__(
        self,
        scene: QGraphicsScene,
        top: Tabletop,
        game: Evolution,
        phrases: Phrases,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._top = top
        self._game = game
        self._phrases = phrases
        self._ways: list[Way] = []
        self._way: Way | None = None
        self._paying: tuple[int, ...] | None = None
        self._rather: Move | None = None
        self._asks_all = False
        self._at = QPointF()
        self._about: tuple[QRectF, ...] = ()
        self._answer: object = None
        self.panel: ChoicePanel | None = None

    def begin(
        self, steps: list[int], at: QPointF, about: Sequence[QRectF] = (), *, asks_all: bool = False
    ) -> None:
        """Find out which of several legal steps is meant, beside a place of the table.

        What it is *about* stays in sight, besides what lies there. What may be declined is asked about only
        where that matters, or with *asks_all*.
        """
        view = self._top.view
        assert view is not None
        self.close()
        self._ways = gestures.ways(self._game, view.state, view.viewer, steps)
        self._way = self._ways[0] if len(self._ways) == 1 and not self._ways[0].ignoring else None
        self._paying = self._rather = None
        self._asks_all = asks_all
        self._at, self._about = at, tuple(about)
        self._ask()

    def close(self) -> None:
        """Take the question away, unanswered."""
        panel, self.panel = self.panel, None
        if panel is not None:
            panel.chosen.disconnect(self._answered)
            panel.moved.disconnect(self.changed)
            self._scene.removeItem(panel)
            panel.deleteLater()
            self.changed.emit()

    def _ask(self) -> None:
        view = self._top.view
        assert view is not None
        way = self._way
        if way is None:
            options = [Option(self._phrases.attack_way(one.ignoring), one) for one in self._ways]
            self._put(self._phrases.how_to_attack(), options)
            return
        count = len(way.ignoring)
        if count and self._paying is None:
            self._paying = gestures.only_payment(view.state, view.viewer, count)
            if self._paying is None:
                self._ask_payment(count)
                return
        if len(way.variants) > 1 and (self._asks_all or self._matters(way.variants[0])):
            self._put(self._phrases.how_much(), self._takings(way.variants))
            return
        self._decide(way.variants[0])

    def _takings(self, variants: Sequence[Move]) -> list[Option]:
        """Return the ways to take food; of many only the one that is meant, and what can be changed in it."""
        if len(variants) <= _MOST_LINES:
            return [Option(self._phrases.taking(one.declining), one) for one in variants]
        meant = self._rather or variants[0]
        options = [Option(self._phrases.taking(meant.declining), meant)]
        for one in gestures.beside(variants, meant):
            is_taken = len(one.declining) > len(meant.declining)
            words = self._phrases.declined(sorted(gestures.apart(one, meant)))
            options.append(Option(words, Rather(one), (self._sign(is_taken),), is_taken))
        return options

    def _sign(self, is_taken: bool) -> QPixmap:
        style = self._top.style
        name = "check" if is_taken else "close"
        return art.glyph(name, round(_SIGN * style.unit), style.colours.text, style.ratio)

    def _matters(self, full: Move) -> bool:
        view = self._top.view
        assert view is not None
        return leaves_too_little(self._game, view.state, view.viewer, full)

    def _ask_payment(self, count: int) -> None:
        view = self._top.view
        assert view is not None
        faces = [self._top.face(card) for card in view.state.players[view.viewer].hand]
        panel = ChoicePanel(
            self._phrases.how_to_pay(count),
            [Option(self._phrases.pay(), None)],
            self._top.style,
            self._at,
            self._scene.sceneRect(),
            cards=[face for face in faces if face is not None],
            wanted=count,
        )
        self._show(panel)

    def _put(self, title: str, options: list[Option]) -> None:
        self._show(ChoicePanel(title, options, self._top.style, self._at, self._scene.sceneRect()))

    def _show(self, panel: ChoicePanel) -> None:
        self.close()
        self.panel = panel
        panel.lie_at(self._clear_place(panel.rect))
        panel.chosen.connect(self._answered)
        panel.moved.connect(self.changed)
        self._scene.addItem(panel)
        self.changed.emit()

    def _clear_place(self, wished: QRectF) -> QRectF:
        """Return where a question covers least of the species, near the place that it is wished at."""
        top = self._top
        boards = [board.scene_rect for seat in range(len(top.seats)) for board in top.boards(seat)]
        meant = [*self._about, *(one for one in boards if one.contains(self._at))]
        beside = QRectF(self._at, QSizeF(1, 1))
        return clear_place(top, self._scene.sceneRect(), wished, beside, meant)

    def _answered(self, value: object) -> None:
        self._answer = value
        # the panel is still inside its own mouse event
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        view = self._top.view
        if self.panel is None or view is None:
            return
        self.close()
        answer = self._answer
        if isinstance(answer, Move):
            self._decide(answer)
            return
        if isinstance(answer, Way):
            self._way = answer
        elif isinstance(answer, Rather):
            self._rather = answer.move
        elif isinstance(answer, tuple):
            hand = view.state.players[view.viewer].hand
            self._paying = tuple(sorted(hand[at] for at in answer))
        self._ask()

    def _decide(self, move: Move) -> None:
        if self._paying:
            move = gestures.paid(self._game, move, self._paying)
        self.decided.emit(move)
