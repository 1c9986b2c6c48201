"""Sample games for views that are given none, a made-up library, and `Shot`: what is drawn, how large.

Games of bots and of the library are always the same; those of the library were never played. `Shot` has the
paper that a view is drawn on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from evolution_qt.ai.bots import Greedy, Random, choose_move
from evolution_qt.core.fairness import commitment
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import default_edition
from evolution_qt.games.opening import begin
from evolution_qt.store.library import BIN, Library
from evolution_qt.ui.kit.jobs import go_on
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table.presentation import presentation
from evolution_qt.ui.table.samples import KeptGame, Samples

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
NONCE: Final = "5e" * 32


def samples() -> Samples:
    """Return the samples of the game that is shown where none is given."""
    return presentation(default_edition()).samples()


def begun() -> AnyMatch:
    """Return a game of four in which no one has moved yet."""
    seats = tuple(RecordSeat(name=name) for name in NAMES[:4])
    promise = commitment(11, NONCE)
    return begin(Header(game=samples().game, players=seats, seed=11, nonce=NONCE, commitment=promise))


def going_on(wanted: Callable[[Any], bool] | None = None) -> AnyMatch:
    """Return a game of bots in its third round, in a state that is *wanted* and in which seat 0 is asked.

    By default that is one that shows much.
    """
    match = begun()
    wanted = wanted or samples().is_lively
    rng = Rng(11)
    while match.state.round < 3 or not wanted(match.state) or match.to_move != 0:
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
    return match


def played_out(*kinds: str) -> AnyMatch:
    """Return a game that four bots have played to its end, always the same; *kinds* take turns by seat."""
    match = begun()
    rng = Rng(11)
    kinds = kinds or (Greedy.kind,)
    while not match.is_over:
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), kinds[seat % len(kinds)], rng))
    return match


_MOST_PASSES = 12
"""So often everything may move until it is drawn."""

Opened = tuple[AnyGame, Any]


def names_in(game: AnyGame, state: Any) -> list[str | None]:
    """Return the names that stand in a position, None for a player without one."""
    players: Any = game.dump(state)["players"]  # as the game itself writes it
    return [player["name"] for player in players]


class Shot:
    """What is to be drawn, how large."""

    def __init__(
        self,
        app: QApplication,
        opened: Opened | None,
        seat: int,
        theme: str,
        text: int,
        language: str,
        size: QSize,
        scale: float,
    ) -> None:
        self.app = app
        self.opened = opened
        self.seat = seat
        self.size = size
        self.scale = scale
        self.language = language
        self.keys: list[str] = []
        """Keys that are pressed on the table before it is drawn."""
        self.holder = QWidget()
        self.holder.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.holder.resize(size)
        style.fit(size)
        self.theme = style.apply(self.holder, theme, text)
        self.holder.show()  # what is not shown gets its fonts from the style sheet too late

    def seen(self) -> tuple[AnyGame, Observation[Any]]:
        """Return the game and the position as the seat may know it."""
        assert self.opened is not None
        game, state = self.opened
        return game, game.observe(state, self.seat)

    def names(self) -> list[str]:
        """Return the players' names, ours where there are none."""
        assert self.opened is not None
        return [name or NAMES[at] for at, name in enumerate(names_in(*self.opened))]

    def picture(self, widget: QWidget) -> QImage:
        """Return a widget drawn in the size of the picture; it is never on a screen."""
        self.lay(widget)
        return self.rendered(widget)

    def lay(self, widget: QWidget) -> None:
        """Give a widget the size of the picture, and everything on it its place."""
        widget.setParent(self.holder, Qt.WindowType.Widget)
        widget.setGeometry(QRect(QPoint(0, 0), self.size))
        widget.show()
        self.settle()

    def rendered(self, widget: QWidget) -> QImage:
        """Return a widget drawn as it is as soon as everything has found its size."""
        widget.render(self.paper(self.size))
        for log in widget.findChildren(LogPanel):
            log.finish()
        self.settle()
        image = self.paper(self.size)
        widget.render(image)
        return image

    def over(self, image: QImage, popup: QWidget, at: QPoint) -> QImage:
        """Return a picture with something over it that has a window of its own, from its top left corner.

        Where it would reach over the edge it is moved, as tool tips are.
        """
        popup.ensurePolished()
        popup.resize(popup.sizeHint())
        paper = self.paper(popup.size())
        popup.render(paper)
        spare = self.size - popup.size()
        painter = QPainter(image)
        painter.drawImage(QPoint(min(at.x(), spare.width()), min(at.y(), spare.height())), paper)
        painter.end()
        return image

    def settle(self) -> None:
        """Have everything find its size and its place, until nothing moves."""
        before: list[tuple[QRect, QSize]] = []
        for _ in range(_MOST_PASSES):
            for kind in (QEvent.Type.MetaCall, QEvent.Type.LayoutRequest):  # what is new is shown by a call
                QCoreApplication.sendPostedEvents(None, kind)
            for part in self.holder.findChildren(QWidget):
                layout = part.layout()
                if layout is not None and part.isVisible() and layout.geometry().isValid():
                    layout.activate()
                    if layout.geometry().size() != part.contentsRect().size():
                        layout.setGeometry(part.contentsRect())
            places = [(part.geometry(), part.sizeHint()) for part in self.holder.findChildren(QWidget)]
            if places == before:
                return
            before = places

    def paper(self, size: QSize) -> QImage:
        """Return an empty picture."""
        image = QImage(size * self.scale, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.scale)
        image.fill(0)
        return image


_DAMAGED: Final = 5
_EVENING: Final = 1_793_302_200
_DAY: Final = 86_400


def fill(folder: Path, games: Sequence[KeptGame]) -> Library:
    """Put the games into a folder, and one into its bin."""
    library = Library(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number, kept in enumerate(games):
        day = 31 - 3 * number
        begun = f"2026-10-{day:02}T18:{11 * number % 60:02}:00Z"
        lines = _played(kept.game, tuple(kept.players.items()), number, begun).splitlines(keepends=True)
        lines = lines[: max(int(len(lines) * kept.share), 2)]
        if number == _DAMAGED:
            lines[1] = '"0: nothing"\n'
        path = folder / f"2026-10-{day:02}.jsonl"
        path.write_text("".join(lines), encoding="utf-8")
        written = _EVENING - number * _DAY
        os.utime(path, (written, written))
        if kept.title:
            library.rename(path.name, kept.title)
    gone = folder / BIN / "2026-10-01.jsonl"
    gone.parent.mkdir(exist_ok=True)
    gone.write_bytes((folder / "2026-10-19.jsonl").read_bytes())
    os.utime(gone, (_EVENING - _DAY, _EVENING - _DAY))
    return library


def ready(librarian: Librarian) -> None:
    """Do at once what the window does little by little: list the games and paint the pictures."""
    while go_on(librarian):
        pass


@cache
def _played(game: str, players: tuple[tuple[str, str], ...], number: int, created: str) -> str:
    """Return the record of a game that bots have played to its end; several pictures show the same games."""
    seats = tuple(RecordSeat(name, kind) for name, kind in players)
    match = begin(Header(game=game, seed=number + 3, created=created, players=seats))
    rng = Rng(number, "sample library")
    while not match.is_over:
        seat = match.to_move
        kind = Random.kind if seat and rng.below(3) == 0 else Greedy.kind
        match.play(seat, choose_move(match.game, match.view(seat), kind, rng))
    return match.record.text()
