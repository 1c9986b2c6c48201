"""Positions of Dominant Species at every kind of question, and tables that show them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.ui.dominant.table import DominantTable

RULES = game(KEY)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


@cache
def positions():
    """Return a state for each kind of question, by its word, from random games."""
    found = {}
    for seed in range(400):
        state, rng = RULES.new(2 + seed % 5, seed), Rng(seed, "positions")
        while state.to_move != NOBODY:
            kind = q.KINDS[state.pending[-1] & q.KIND_BITS]
            if state.round > 1 or kind not in ("plan", "replant"):
                found.setdefault(kind, state.clone())
            state_steps = RULES.legal(state)
            RULES.apply(state, state_steps[rng.below(len(state_steps))])
        if len(found) == len(q.KINDS):
            break
    assert set(found) == set(q.KINDS)
    return found


class Played:
    """A table at which one seat is asked; what it decides is kept as lines."""

    def __init__(self, qtbot, state, size=(1280, 800), theme="light", text=1.0):
        self.table = DominantTable(RULES, theme=theme)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        self.table.playback.set_speed(0)
        self.table.set_players([(name, False) for name in NAMES[: len(state.names)]])
        self.table.display.set_text(text)
        self.lines = []
        self.table.moved.connect(lambda move: self.lines.append(RULES.write(move)))
        self.table.show()
        self.table.show_position(RULES.observe(state, state.to_move), ask=True)
        self.table.display.settle_size()
        self.state = state

    @property
    def board(self):
        """Return the board."""
        return self.table.top

    def at(self, point: QPointF) -> QPoint:
        """Return where a point of the scene is seen."""
        return self.table.mapFromScene(point)

    def click(self, point: QPointF) -> None:
        """Click at a point of the scene."""
        where = self.at(point)
        QTest.mouseMove(self.table.viewport(), where)
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
        QApplication.processEvents()  # a question closes after the event that answered it

    def aim(self, thing, spot) -> None:
        """Take hold of a thing and aim it at a place, as by keys."""
        self.table.player.choose(thing, self.board.home(thing))
        self.table.player.highlights.aim_at(spot)

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Carry what lies at one point of the scene to another."""
        view = self.table.viewport()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=self.at(start))
        for share in (0.3, 0.6, 1.0):
            QTest.mouseMove(view, self.at(start + (end - start) * share))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=self.at(end))

    def press(self, *keys) -> None:
        """Press keys one after the other."""
        for key in keys:
            QTest.keyClick(self.table, key)
            QApplication.processEvents()
