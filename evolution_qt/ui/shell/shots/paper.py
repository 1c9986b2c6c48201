"""What is to be drawn and how large, and the paper it is drawn on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.log_panel import LogPanel
from evolution_qt.ui.shell.shots.samples import NAMES

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
        """Return a picture with something over it that has a window of its own, from its top left corner."""
        popup.ensurePolished()
        popup.resize(popup.sizeHint())
        paper = self.paper(popup.size())
        popup.render(paper)
        painter = QPainter(image)
        painter.drawImage(at, paper)
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
