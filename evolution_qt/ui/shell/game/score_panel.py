"""Who plays, who is asked, and how many points everyone has so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.score import Score
from evolution_qt.ui.kit import fonts, palette, writing
from evolution_qt.ui.kit.brush import colour, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.palette import Badge
from evolution_qt.ui.kit.plain_text import tip
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table.presentation import presentation
from evolution_qt.ui.table.scoring import NO_SIDE

_ROW = 42
_GAP = 4
_TALL_ROW = 66
"""Height of a line whose points stand below the name."""
_MOST = 0.5
"""The share of the height of a window that the lines take at most."""
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
_POINTS = 22
"""The height of points."""
_STARTER = 28
_SIDE = 26
_SIDE_STEP = 28
"""From one sign of what a player plays with to the next."""
_AFTER_SIDES = 4
_BESIDE_NAME = 20 + 14 + 6 + _AFTER_SIDES
"""What a line takes beside the name, the points and the sign of who begins, where all of it stands in one."""


@dataclass(frozen=True)
class Standing:
    """How one player stands."""

    name: str
    """What the seat is called."""
    is_bot: bool
    score: Score
    """What the viewer may know of it."""
    sides: tuple[int, ...] = ()
    """What the player plays with, by number, in games where that bears a badge."""
    points_so_far: int | None = None
    """The points that are shown, if not all that are known of the score."""
    who: str = ""
    """Who plays there, where all sides are shown beside it."""
    counting: int = NO_SIDE
    """Which of several sides the score is that of."""

    @property
    def beside_icons(self) -> str:
        """Return what is written beside the badges of all sides: they show themselves what several are."""
        return self.who if len(self.sides) > 1 else self.name


def standings_of(
    players: Sequence[tuple[str, bool]], game: AnyGame, state: Any, viewer: int, *, openly: bool = False
) -> list[Standing]:
    """Return how everyone stands, as far as a viewer may see, *openly*: all of it.

    *players* says who plays at each seat, and whether that is a bot.
    """
    scores = game.known_scores(state, viewer, openly=openly)
    shown = presentation(game.key)
    scoring = shown.scoring()
    found = []
    for seat, ((who, is_bot), one) in enumerate(zip(players, scores, strict=True)):
        sides = tuple(scoring.sides(state, seat))
        points, counting = scoring.points_so_far(state, seat), scoring.counting(state, seat)
        found.append(Standing(shown.seat(sides, who), is_bot, one, sides, points, who, counting))
    return found


@guarded
class ScorePanel(QWidget):
    """One line per player, the seat that is asked highlighted."""

    def __init__(self, game: AnyGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scoring = presentation(game.key).scoring()
        self._badge, self._seat = presentation(game.key).badge, presentation(game.key).seat
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.standings: Sequence[Standing] = ()
        """What it says of each seat."""
        self._asked = -1
        self._first = -1
        self._factor = self._wanted = 1.0
        self._most = 0

    def set_factor(self, factor: float, window: int = 0) -> None:
        """Draw everything so much larger, or less where that would fill a *window* so many pixels high."""
        self._wanted, self._most = factor, round(window * _MOST)
        self._fit()

    def _fit(self) -> None:
        """Find out how much larger the lines can be, and have the room for that."""
        for share in _SHARES:
            self._factor = max(self._wanted * share, min(self._wanted, style.scale()))
            if not self._most or len(self.standings) * self._step <= self._most:
                break
        self.updateGeometry()
        self.update()

    @property
    def _row(self) -> int:
        """Return how high a line is before it is enlarged: points stand below a name where both are large."""
        most = max((len(one.sides) for one in self.standings), default=0)
        if not self.standings or (self._factor <= style.scale() and not most):
            return _ROW
        font = fonts.text(style.TEXT, bold=True)
        name = max(writing.width_of(font, one.beside_icons) for one in self.standings) * writing.NARROWEST
        name += max(most, 1) * _SIDE_STEP + self._number_room + (_STARTER + 6) * (self._first >= 0)
        return _ROW if name + _BESIDE_NAME <= self.width() / self._factor else _TALL_ROW

    @property
    def _number_room(self) -> float:
        """Return how wide the points of all are, before they are enlarged."""
        font = fonts.title(_POINTS)
        return max(writing.width_of(font, _points(one)) for one in self.standings) + 6

    @property
    def _step(self) -> int:
        return round((self._row + _GAP) * self._factor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in one line or in two, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def show_standings(self, standings: Sequence[Standing], asked: int, first_player: int) -> None:
        """Show how everyone stands, who is asked (-1: no one) and who has the first-player marker."""
        self.standings, self._asked, self._first = standings, asked, first_player
        self._describe()
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the room for every line."""
        return QSize(style.SIDE_PANEL - 24, len(self.standings) * self._step)

    def minimumSizeHint(self) -> QSize:
        """Return the same: no line may be missing."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show in a tooltip the parts of the points of the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            at = int(event.pos().y()) // self._step  # type: ignore[attr-defined]
            self.setToolTip(tip(self._in_words(self.standings[at]) if 0 <= at < len(self.standings) else ""))
        return super().event(event)

    def _signs(self, seat: int, one: Standing) -> list[tuple[Badge, bool]]:
        """Return the badges of a player's sides, each with whether it counts; else the crest."""
        badge = self._badge
        if badge is None:
            return [(palette.badge(seat), False)]
        return [(badge(side), side == one.counting) for side in one.sides]

    def _in_words(self, one: Standing) -> str:
        told = self._scoring.told(one.name, one.score)
        if one.counting == NO_SIDE:
            return told
        side = {"told": told, "side": self._seat([one.counting], "")}
        return filled(self.tr("{told}. Of several, the lowest counts: {side}"), side)

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Points"))
        self.setAccessibleDescription("\n".join(self._in_words(one) for one in self.standings))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ratio = self.devicePixelRatioF() * self._factor
        text, panel = self.palette().text().color(), self.palette().base().color()
        painter.scale(self._factor, self._factor)
        width = self.width() / self._factor
        row, wide = self._row, self._number_room if self.standings else 0.0
        is_tall = row > _ROW
        for seat, one in enumerate(self.standings):
            room = QRectF(0.5, seat * (row + _GAP) + 0.5, width - 1, row - 1)
            tint = style.seat_tint(seat, self.palette())
            painter.setPen(Qt.PenStyle.NoPen)
            if seat == self._asked:
                painter.fillPath(rounded(room, 9), colour(tint.name(), 0.20))
                painter.setPen(tint)
                painter.drawPath(rounded(room, 9))
            else:
                painter.fillPath(rounded(room, 9), panel)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillPath(rounded(QRectF(room.left(), room.top(), 7, room.height()), 3), tint)
            lower = QRectF(room)
            lower.setTop(room.center().y() - 2 if is_tall else room.top())
            right = room.right() - 14
            painter.setFont(fonts.title(_POINTS))
            painter.setPen(text)
            number = QRectF(right - wide, lower.top(), wide, lower.height())
            painter.drawText(
                number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _points(one)
            )
            right -= wide
            if seat == self._first:
                painter.drawPixmap(
                    int(right - _STARTER),
                    int(lower.center().y() - _STARTER / 2),
                    self._scoring.starter(_STARTER, ratio),
                )
                right -= _STARTER + 6
            name = QRectF(room.left() + 18, room.top(), right - room.left() - 20, room.height())
            if is_tall:
                name = QRectF(room.left() + 18, room.top() + 2, room.width() - 26, room.height() / 2)
            for badge, counts in self._signs(seat, one):
                middle = QPointF(name.left() - 2 + _SIDE / 2, name.center().y())
                painter.save()
                draw_crest(painter, badge, middle, _SIDE / 2)
                painter.restore()
                if counts:
                    below = QRectF(middle.x() - _SIDE / 2, middle.y() + _SIDE / 2 + 1, _SIDE, 3)
                    painter.fillPath(rounded(below, 1.5), text)
                name.setLeft(name.left() + _SIDE_STEP)
            name.setLeft(name.left() + _AFTER_SIDES)
            font = fonts.text(style.TEXT, bold=seat == self._asked)
            writing.draw_line(painter, name, one.beside_icons, font, text)
        painter.end()


def _points(one: Standing) -> str:
    shown = one.score.points if one.points_so_far is None else one.points_so_far
    return str(shown) if one.score.is_whole else f"{shown} + ?"
