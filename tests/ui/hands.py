"""Hands that drag and click at a table as people do, for any game with rows of species."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import qasync
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtTest import QTest

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


def run(qapp: Any, coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in Qt's loop."""
    loop = qasync.QEventLoop(qapp)
    try:
        return loop.run_until_complete(coroutine)
    finally:
        loop.close()


class Hands:
    """A person at a table: what was chosen is in `moves`."""

    def __init__(
        self,
        qtbot: Any,
        game: Any,
        state: Any,
        table: Any,
        size: tuple[int, int] = (1280, 720),
        seat: int = 0,
    ):
        self.game = game
        self.state = state
        self.table = table
        self.table.resize(*size)
        qtbot.addWidget(self.table)
        self.table.show()
        qtbot.waitExposed(self.table)
        self.table.show_position(game.observe(state, seat), ask=True)
        self.moves: list[str] = []
        self.table.moved.connect(self._take)
        self.qtbot = qtbot

    def _take(self, move: Any) -> None:
        self.moves.append(self.game.write(move))

    # Places

    def at(self, where: QRectF | QPointF) -> QPoint:
        point = where.center() if isinstance(where, QRectF) else where
        return self.table.mapFromScene(point)

    def card(self, place: int) -> QRectF:
        return self.table.top.hand[place].scene_rect

    def tile(self, seat: int, index: int) -> QRectF:
        found = self.table.top.tile_of(seat, index)
        assert found is not None
        return found.scene_rect

    # Gestures

    def press(self, start: QRectF | QPointF) -> None:
        QTest.mousePress(self.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.at(start))

    def move(self, start: QRectF | QPointF, end: QRectF | QPointF, steps: int = 6) -> None:
        one, two = self.at(start), self.at(end)
        for step in range(1, steps + 1):
            QTest.mouseMove(self.table.viewport(), one + (two - one) * (step / steps))

    def release(
        self, end: QRectF | QPointF, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, held, self.at(end))

    def drag(
        self,
        start: QRectF | QPointF,
        end: QRectF | QPointF,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Drag, with some keys held down at the end."""
        self.press(start)
        self.move(start, end)
        self.release(end, held)

    def click(
        self, where: QRectF | QPointF, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.mouseClick(self.table.viewport(), LEFT, held, self.at(where))

    def double_click(self, where: QRectF | QPointF) -> None:
        """Click twice, fast: Qt tells the second press as that of a double click."""
        self.click(where)
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseDClick(self.table.viewport(), LEFT, none, self.at(where))
        self.release(where)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)

    def is_homing(self) -> bool:
        """Return whether something is on its way home."""
        flights = self.table.player.dropped.findChildren(QVariantAnimation)
        return any(one.state() == QVariantAnimation.State.Running for one in flights)

    def settle(self) -> None:
        """Wait until whatever flies home is there, and the panel has heard its answer."""
        self.qtbot.waitUntil(lambda: not self.is_homing(), timeout=240_000)
        self.qtbot.wait(1)

    # What is to be seen

    @property
    def said(self) -> list[str]:
        """What the note says, without the way to the rules."""
        note = self.table.player.answers.note
        link = self.table.phrases.rule_here()
        return [line for line in note.lines if line != link] if note is not None else []

    @property
    def options(self) -> list[str]:
        panel = self.table.player.panel
        return [one.words for one in panel.options] if panel is not None else []

    def answer(self, number: int) -> None:
        panel = self.table.player.panel
        assert panel is not None
        self.click(panel.option_rect(number))
        self.qtbot.wait(1)

    def pay(self, *places: int) -> None:
        panel = self.table.player.panel
        assert panel is not None
        for place in places:
            self.click(QPointF(panel.card_rect(place).left() + 8, panel.card_rect(place).center().y()))
        self.answer(0)
