"""How fast the table is: milliseconds a frame, memory, and what a busy worker costs.

    python benchmarks/scene.py GAME                 the table, processor time
    python benchmarks/scene.py GAME beside          the same beside a busy worker, by the clock
    python benchmarks/scene.py GAME memory          memory of a full table, in that of a bare window

A table with five players, forty species and eighteen cards in hand, or six animals with 150 tokens on 31
tiles. Each figure is the median of many frames.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from program import TABLE, child, resident

BESIDE = ("gap", "longest_gap", "click")
"""What is found beside a busy worker."""
FRAMES = 200
FEW_FRAMES = 60


@dataclass(frozen=True)
class Crowd:
    """A full table: a position, and what there is to be done in it."""

    game: Any
    state: Any
    event: Any
    """What is shown as a motion."""
    change: Callable[[Any], None]
    """Changes a position a little."""
    held: Callable[[Any, int], tuple[Any, Any]]
    """From a table and a number: where in the scene one of the things lies that can be taken; its grip."""


def crowded(title: str) -> Crowd:
    """Return the full table of a game."""
    if title == "dominant":
        return _dominant()
    from importlib import import_module

    from evolution_qt.core.event import Event

    game, state = _evolution() if title == "evolution" else _beginning()
    package = f"evolution_qt.games.{title}"
    ref = import_module(f"{package}.cards").species_ref
    attack = import_module(f"{package}.events").ATTACKED
    return Crowd(
        game, state, Event(attack, 1, subject=ref(1, 3), target=ref(3, 2)), _feed_first, _card_in_hand
    )


def _feed_first(state: Any) -> None:
    for player in state.players:
        player.species[0].food = 1


def _card_in_hand(table: Any, number: int) -> tuple[Any, Any]:
    from PySide6.QtCore import QPointF

    item = table.top.hand[number % len(table.top.hand)]
    return item.scene_rect.center(), item.grip_at(QPointF(20, 20))


def _dominant() -> Crowd:
    """Return six animals on 31 tiles: 25 tokens each, a disk on every second corner, cubes to be moved."""
    from evolution_qt.core.event import Event
    from evolution_qt.games import game as game_named
    from evolution_qt.games.dominant import events, questions
    from evolution_qt.games.dominant.cards import ANIMAL_REF, CELL_REF
    from evolution_qt.games.dominant.grid import CELLS, CORNERS

    game = game_named("dominant-species")
    state = game.new(6, 1)
    tiles = [cell for cell in range(CELLS) if state.ground[cell]]
    tiles += [cell for cell in range(CELLS) if cell not in tiles][: 31 - len(tiles)]
    for cell in tiles:
        if not state.ground[cell]:
            state.lay_tile(cell, 1 + cell % 8)
    for at in range(150):
        animal, cell = at % 6, tiles[(at // 6 + at % 6 * 5) % 31]
        state.cubes[animal * CELLS + cell] = 1 + at % 7
        state.crowd[cell] = sum(state.cubes[cell::CELLS])
    for corner in range(0, CORNERS, 2):
        state.put_disk(corner // 2 % 6, corner)
    game.apply(state, game.legal(state)[0])
    by = int(next(one for one in state.in_play if state.seat_of[one] == 0))
    state.phase, state.to_move = 2, 0
    state.pending = [questions.question(questions.MIGRATION, by, 7)]
    hunted = next(cell for cell in tiles if state.cubes[cell])
    event = Event(events.CUBES_ELIMINATED, 0, target=CELL_REF + hunted, card=ANIMAL_REF, amount=1)

    def held(table: Any, number: int) -> tuple[Any, Any]:
        earth = table.top.earth
        homes = [home for home in map(earth.home, sorted(earth.held, key=str)) if not home.isEmpty()]
        at = homes[number % len(homes)].center()
        return at, earth.grip_at(earth.mapFromScene(at))

    def change(other: Any) -> None:
        for animal in range(5):
            other.cubes[animal * CELLS + tiles[animal]] += 1
            other.crowd[tiles[animal]] += 1

    return Crowd(game, state, event, change, held)


def _beginning() -> tuple[Any, Any]:
    from evolution_qt.games import game as game_named
    from evolution_qt.games.beginning.cards import DECK, TRAITS

    game = game_named("beginning/de")
    cards = [TRAITS[card].key for card in DECK]
    hand, rest = cards[::4][:18], iter([card for at, card in enumerate(cards) if at % 4 or at >= 72][:30])
    players = []
    for seat in range(5):
        row: list[dict[str, Any]] = []
        for index in range(8):
            trait = next(rest, None) if index < 6 else None
            row.append({"population": 1, "traits": [trait] if trait else []})
        players.append({"name": f"Player {seat}", "species": row, "hand": hand if seat == 0 else []})
    plain: dict[str, Any] = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": game.key,
        "players": players,
        "to_move": 0,
        "phase": "play",
    }
    return game, game.load(plain)


def _evolution() -> tuple[Any, Any]:
    from evolution_qt.games.evolution import game as game_of

    game = game_of("evolution/ja")
    cards = [str(game.table.cards[card]) for card in game.table.deck]
    hand, rest = cards[::7][:18], [card for at, card in enumerate(cards) if at % 7]
    players = []
    for seat in range(5):
        row = []
        for index in range(8):
            first = (seat * 8 + index) * 2
            traits = [rest[first % len(rest)], rest[(first + 50) % len(rest)]]
            if traits[0].split(":")[0] == traits[1].split(":")[0]:
                traits.pop()
            row.append({"body": 1 + index % 6, "population": 1 + seat, "traits": traits[: index % 3]})
        players.append({"name": f"Player {seat}", "species": row, "hand": hand if seat == 0 else []})
    plain: dict[str, Any] = {
        "format": "evolution-qt/position",
        "game": game.key,
        "players": players,
        "to_move": 0,
        "phase": "play",
    }
    return game, game.load(plain)


def way(number: int) -> tuple[int, int]:
    """Return where the pointer is that carries something all over the table."""
    return 200 + number * 6 % 1200, 250 + number * 3 % 350


def pictured(item: Any, ratio: float) -> tuple[Any, Any]:
    """Return a picture of what an item paints, and the room around the item's position that it takes."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QStyleOptionGraphicsItem

    room = item.boundingRect().toAlignedRect()
    picture = QPixmap(room.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-room.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return picture, room


class Bench:
    """A full table in a window of 1600 x 900, and a stop watch."""

    def __init__(self, title: str, frames: int = FRAMES) -> None:
        # after them: they know what of Qt can be spared
        from PySide6.QtCore import QPointF
        from PySide6.QtWidgets import QWidget

        from evolution_qt.ui.shell.window.app import make_app
        from evolution_qt.ui.table.presentation import presentation

        self.app = make_app()
        self.frames = frames
        self.crowd = crowded(title)
        self.game, self.state = self.crowd.game, self.crowd.state
        self.window = QWidget()  # a table is no window of its own in the program either
        self.window.resize(*TABLE)
        self.table: Any = presentation(self.game.key).table(self.game, "light", self.window)
        self.table.resize(*TABLE)
        self.table.player.set_delay(-1)
        self.window.show()
        self.table.show_position(self.game.observe(self.state, 0), ask=True)
        self.settle()
        self.origin = QPointF()

    def settle(self) -> None:
        """Let everything be painted."""
        for _ in range(40):
            self.app.processEvents()
            time.sleep(0.002)

    def timed(self, step: Callable[[int], None], frames: int = 0) -> float:
        """Return the median CPU milliseconds of a step with its painting."""
        times = []
        for number in range(frames or self.frames):
            before = time.process_time()
            step(number)
            self.app.processEvents()
            times.append((time.process_time() - before) * 1000)
        return statistics.median(times)

    def drag(self) -> float:
        """Carry a card all over the table."""
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        table, view = self.table, self.table.viewport()
        start = table.mapFromScene(self.crowd.held(table, 4)[0])
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(view, start + QPoint(30, -30))
        self.app.processEvents()
        found = self.timed(lambda number: QTest.mouseMove(view, QPoint(*way(number))))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        return found

    def carry_about(self) -> None:
        """Do about the same without the module for tests, which is no part of the program."""
        from PySide6.QtCore import QEvent, QPointF, Qt
        from PySide6.QtGui import QMouseEvent

        table, left = self.table, Qt.MouseButton.LeftButton
        start = table.mapFromScene(self.crowd.held(table, 4)[0])

        def send(what: QEvent.Type, at: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
            none = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(what, at, table.viewport().mapToGlobal(at), button, held, none)
            self.app.sendEvent(table.viewport(), event)
            self.app.processEvents()

        send(QEvent.Type.MouseButtonPress, QPointF(start), left, left)
        for number in range(self.frames):
            send(QEvent.Type.MouseMove, QPointF(*way(number)), Qt.MouseButton.NoButton, left)
        assert table.drag.carried is not None
        send(QEvent.Type.MouseButtonRelease, QPointF(5, 5), left, Qt.MouseButton.NoButton)

    def _moving(self, motion: Any) -> float:
        player = self.table.animator.scenes
        self.table.animator.load(motion)
        step = player.length / (self.frames + 1)
        found = self.timed(lambda number: player.setProperty("clock", number * step))
        player.clear()
        return found

    def flights(self, step: int, duration: int) -> Any:
        """Return a scene in which twelve cards fly at once; their ends lie a *step* apart."""
        from PySide6.QtCore import QPointF

        from evolution_qt.ui.kit.pictures import card_back
        from evolution_qt.ui.kit.scenes import Beat, Motion, flight

        back = partial(card_back, 90, self.table.top.style.ratio)
        ways = [
            flight(back, QPointF(60 + 120 * at, 120), QPointF(1500 - step * at, 760), duration)
            for at in range(12)
        ]
        return Motion(lambda _is_calm: [Beat(ways)])

    def twelve(self) -> float:
        """Let twelve cards fly at once."""
        return self._moving(self.flights(110, 900))

    def attack(self) -> float:
        """Show an attack, or how cubes are eliminated."""
        return self._moving(self.table.playback.cues.motion([self.crowd.event], self.state))

    def repaint(self) -> float:
        """Paint everything."""
        return self.timed(lambda number: self.table.viewport().update())

    def likeness(self) -> Any:
        """Return a view of the same pictures in the same places: nothing of ours."""
        from PySide6.QtCore import QPointF, Qt
        from PySide6.QtWidgets import (
            QFrame,
            QGraphicsPixmapItem,
            QGraphicsScene,
            QGraphicsView,
            QWidget,
        )

        table, ratio = self.table, self.table.devicePixelRatioF()
        table.resize(*TABLE)
        self.settle()
        scene = QGraphicsScene()
        view = QGraphicsView(scene)
        view.setViewport(QWidget())
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setViewportUpdateMode(table.viewportUpdateMode())
        view.setAlignment(table.alignment())
        for policy in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        at, picture = table.display._ground(table.viewport().size(), ratio)
        ground = QGraphicsPixmapItem(picture)
        ground.setOffset(QPointF(at))
        ground.setZValue(-1000)
        scene.addItem(ground)
        for item in table.scene().items(Qt.SortOrder.AscendingOrder):
            if not item.isVisible() or item.boundingRect().toAlignedRect().isEmpty():
                continue
            picture, room = pictured(item, ratio)
            likeness = QGraphicsPixmapItem(picture)
            likeness.setPos(item.mapToScene(QPointF(room.topLeft())))
            likeness.setZValue(item.zValue())
            likeness.setCacheMode(QGraphicsPixmapItem.CacheMode.DeviceCoordinateCache)
            scene.addItem(likeness)
        scene.setSceneRect(table.scene().sceneRect())
        view.resize(table.size())
        self.window.hide()
        view.show()
        scene.setParent(view)  # kept as long as the view
        self.settle()
        return view

    def drag_floor(self) -> float:
        """Carry a picture, with the shadow that it has, all over as many others, as Qt does it by itself."""
        from PySide6.QtCore import QPoint, QPointF, Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

        from evolution_qt.ui.kit.drag import LIFTED, Carried

        ratio = self.table.devicePixelRatioF()
        card, grip = self.crowd.held(self.table, 4)
        assert grip is not None
        carried = Carried(grip)
        picture, room = pictured(carried, ratio)
        view = self.likeness()
        item = QGraphicsPixmapItem(picture)
        item.setOffset(QPointF(room.topLeft()))
        item.setPos(card)
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
        item.setZValue(1000)
        item.setScale(LIFTED)
        view.scene().addItem(item)
        start = view.mapFromScene(card)
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        return self.timed(lambda number: QTest.mouseMove(view.viewport(), QPoint(*way(number))))

    def repaint_floor(self) -> float:
        """Paint a likeness of everything."""
        view = self.likeness()
        return self.timed(lambda number: view.viewport().update())

    def relayout(self) -> float:
        """Draw two positions in turn, in which five species or tokens differ."""
        other = self.state.clone()
        self.crowd.change(other)
        seen = [self.game.observe(self.state, 0), self.game.observe(other, 0)]
        for one in seen:
            self.table.show_position(one, ask=True)
            self.settle()
        show = partial(self.table.show_position, ask=True)
        return self.timed(lambda number: show(seen[number % 2]), FEW_FRAMES)

    def stretch(self) -> float:
        """Change the size of the window, as by dragging its corner."""
        sizes = [(1600 - number % 50, 900 - number % 30) for number in range(self.frames)]
        return self.timed(lambda number: self.table.resize(*sizes[number]))

    def resized(self) -> float:
        """Arrange and paint everything for a size that has not been seen before."""
        times = []
        for width in (1500, 1420, 1340):
            self.table.resize(width, 860)
            self.app.processEvents()
            before = time.process_time()
            self.table.display.rearrange()
            while self.table.display.placeholder.is_shown:
                self.app.processEvents()
            times.append((time.process_time() - before) * 1000)
        return statistics.median(times)

    def resize(self) -> float:
        """Return the longest stretch in which the loop cannot take an event, after a resize.

        It never rests meanwhile: CPU time is what wall clock would be on a machine with nothing else to do.
        """
        from PySide6.QtCore import QTimer

        longest = 0.0
        for width in (1500, 1420, 1340):
            last = [time.process_time()]
            gaps: list[float] = []

            def beat(last: list[float] = last, gaps: list[float] = gaps) -> None:
                now = time.process_time()
                gaps.append((now - last[0]) * 1000)
                last[0] = now

            timer = QTimer(interval=0)
            timer.timeout.connect(beat)
            timer.start()
            self.table.resize(width, 860)
            end = time.perf_counter() + 0.9
            while time.perf_counter() < end:
                self.app.processEvents()
            timer.stop()
            longest = max(longest, *gaps)
        return longest


def memory(title: str) -> float:
    """Return the memory of a full table, some of whose cards were dragged, as it is some time after work.

    It is given in that of a bare window as large.
    """
    from evolution_qt.ui.shell.window.memory import give_back

    bench = Bench(title, FEW_FRAMES)
    bench.carry_about()
    bench.repaint()
    give_back()  # the program does it some time after work
    bench.settle()
    return resident() / child("bare", *map(str, TABLE))["memory"]


def beside_worker(title: str) -> dict[str, float]:
    """Return frame gaps of a 60 Hz animation, and the time of a click, while a worker computes."""
    from PySide6.QtCore import QByteArray, QPropertyAnimation, Qt, QTimer
    from PySide6.QtTest import QTest

    bench = Bench(title)
    busy = subprocess.Popen([sys.executable, "-c", "while True: sum(range(100000))"])
    try:
        table = bench.table
        table.animator.load(bench.flights(0, 5000))
        motion = QPropertyAnimation(table.animator.scenes, QByteArray(b"clock"))
        motion.setStartValue(0.0)
        motion.setEndValue(5000.0)
        motion.setDuration(5000)
        beats: list[float] = []
        timer = QTimer(interval=16, timerType=Qt.TimerType.PreciseTimer)

        def beat() -> None:
            beats.append(time.perf_counter())
            table.viewport().update()

        timer.timeout.connect(beat)
        motion.start()
        timer.start()
        end = time.perf_counter() + 4
        while time.perf_counter() < end:
            bench.app.processEvents()
            time.sleep(0.0005)
        timer.stop()
        motion.stop()
        gaps = sorted((two - one) * 1000 for one, two in pairwise(beats[3:]))
        clicks = []
        for number in range(20):
            spot = table.mapFromScene(bench.crowd.held(table, number % 10)[0])
            before = time.perf_counter()
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            table.viewport().repaint()
            clicks.append((time.perf_counter() - before) * 1000)
        return dict(zip(BESIDE, (gaps[int(len(gaps) * 0.99)], gaps[-1], max(clicks)), strict=True))
    finally:
        busy.kill()
        busy.wait()


CASES = (
    "drag",
    "twelve",
    "attack",
    "repaint",
    "relayout",
    "resized",
    "stretch",
    "resize",
    "drag_floor",
    "repaint_floor",
)
"""What is done at one table, in this order."""


def main(title: str, what: str = "") -> None:
    """Measure, and print the figures by name."""
    if what == "beside":
        found = {f"beside.{title}.{name}": value for name, value in beside_worker(title).items()}
    elif what == "memory":
        found = {f"memory.{title}.table": memory(title)}
    else:
        bench, pixels = Bench(title), os.environ.get("QT_SCALE_FACTOR", "1")
        found = {f"scene.{title}.{case}.{pixels}": getattr(bench, case)() for case in CASES}
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
