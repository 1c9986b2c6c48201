"""The pages of the end of a game: where the points of everyone came from, and how the game went."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from evolution_qt.core.steps import Steps
from evolution_qt.core.timeline import RoundEnd, TurningPoint, turning_points
from evolution_qt.ui.kit import fonts, icons, palette, writing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, MarkupLabel
from evolution_qt.ui.shell.game.score_panel import Standing
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import seat_icons
from evolution_qt.ui.shell.window.charts import RoundsChart, SourceBar, SourceLegend, reach_of
from evolution_qt.ui.table.naming import Names, Pieces
from evolution_qt.ui.table.presentation import Presentation
from evolution_qt.ui.table.scoring import PointSources, SourceRow
from evolution_qt.ui.table.words import GameWords

_BAR = 3
"""The column of the bars; what they add up to follows."""
_LAUREL = 34
_CREST = 22
_LEAST_NAME = 96
"""Pixels of a name that is shortened."""
_TIGHTER = ((20, False), (10, False), (10, True))
"""Pixels between the columns of points, and whether long names are shortened: the less room, the later."""
_WIDE = 840
"""From this width on turning points stand beside each other."""
_BESIDE = 28
_BELOW = 6
"""Pixels between turning points."""
_INWARD, _BULLET = 20, 12
"""Pixels before what is said of one, and those of its bullet."""


@guarded
class SourcesPage(QWidget):
    """A line for everyone, the best first, and one for each of several sides."""

    def __init__(self) -> None:
        super().__init__()
        self.bars: list[SourceBar] = []
        self.labels: list[QWidget] = []
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        box.addLayout(self._grid)
        box.addStretch(1)

    def filling(
        self,
        standings: Sequence[Standing],
        ranks: Sequence[int],
        winners: Sequence[int],
        sources: PointSources,
        shown: Presentation,
        theme: str,
    ) -> Steps[None]:
        """Write what everyone has, a line at a time."""
        for label in (*self.labels, *self.bars):
            self._grid.removeWidget(label)
            label.deleteLater()
        self.labels.clear()
        self.bars.clear()
        self._grid.setVerticalSpacing(style.tight(6))
        told = SourceLegend(sources.names)
        self._grid.addWidget(told, 0, 0, 1, _BAR + 1)
        self.labels.append(told)
        self._put(Label(self.tr("Points")), 0, _BAR + 1, role="muted")
        self._grid.setColumnStretch(_BAR, 1)
        reach = reach_of([row.parts for row in sources.rows])
        line = 1
        for seat in ranks:
            yield
            one, rows = standings[seat], [row for row in sources.rows if row.seat == seat]
            if seat in winners:
                self._put(Label(), line, 0).setPixmap(
                    laurel(style.tight(_LAUREL), self.devicePixelRatioF(), theme)
                )
            badges = [palette.badge(seat)] if shown.badge is None else list(map(shown.badge, one.sides))
            self._put_sign(badges, line)
            name = _Name(one.beside_icons, [other.beside_icons for other in standings])
            self._put(name, line, 2, bold=True, align=Qt.AlignmentFlag.AlignLeft)
            self._put(Label(str(one.score.points)), line, _BAR + 1, bold=True, px=28)
            if len(rows) == 1:
                self._put_bar(one.name, sources, rows[0], reach, line)
            for row in rows if len(rows) > 1 else ():
                line += 1
                self._put_side(sources, row, reach, line, shown, counts=row.side == one.counting)
            line += 1

    def tighten(self, room: float) -> None:
        """Lay the columns as loosely as they have room."""
        for spacing, shortened in _TIGHTER if style.wished_text() <= 1 else _TIGHTER[1:]:
            self._grid.setHorizontalSpacing(style.tight(spacing))
            for name in self.labels:
                if isinstance(name, _Name):
                    name.shorten(on=shortened)
            if self._grid.minimumSize().width() <= room:
                return

    def _put_side(
        self,
        sources: PointSources,
        row: SourceRow,
        reach: tuple[int, int],
        line: int,
        shown: Presentation,
        *,
        counts: bool,
    ) -> None:
        """Write in a line one of several sides of a seat, the one that counts in bold."""
        if shown.badge is not None:
            self._put_sign([shown.badge(row.side)], line, align=Qt.AlignmentFlag.AlignRight)
        name = shown.seat([row.side], "")
        self._put(Label(name), line, 2, bold=counts, px=style.SMALL, align=Qt.AlignmentFlag.AlignLeft)
        self._put_bar(name, sources, row, reach, line, is_low=True)
        self._put(Label(str(sum(row.parts))), line, _BAR + 1, bold=counts, px=style.SMALL)

    def _put_sign(
        self, badges: list[palette.Badge], line: int, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter
    ) -> None:
        signs = seat_icons(badges, style.tight(_CREST), self.devicePixelRatioF())
        self._put(Label(), line, 1, align=align).setPixmap(signs)

    def _put_bar(
        self,
        who: str,
        sources: PointSources,
        row: SourceRow,
        reach: tuple[int, int],
        line: int,
        *,
        is_low: bool = False,
    ) -> None:
        bar = SourceBar(who, sources.names, row.parts, reach, is_low=is_low)
        self._grid.addWidget(bar, line, _BAR, Qt.AlignmentFlag.AlignVCenter)
        self.bars.append(bar)

    def _put(
        self,
        label: Label,
        row: int,
        column: int,
        *,
        bold: bool = False,
        px: int = 18,
        role: str = "",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> Label:
        label.setFont(_font(px if not role else style.SMALL, bold=bold))
        label.setProperty("role", role)
        label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        self.labels.append(label)
        return label


@guarded
class _Name(Label):
    """A name that is written narrower where one is long, and shortened where even so there is no room.

    All names are equally narrow.
    """

    _is_short = False

    def __init__(self, name: str, names: Sequence[str]) -> None:
        """*names* are all that stand below each other."""
        super().__init__(name)
        self._names = names

    def shorten(self, *, on: bool) -> None:
        """Do with the room of the beginning of a name, or of the whole in its narrowest writing."""
        if on != self._is_short:
            self._is_short = on
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the least room of the name."""
        usual = super().minimumSizeHint()
        least = math.ceil(usual.width() * writing.NARROWEST) + 1
        return QSize(min(least, style.sized(_LEAST_NAME)) if self._is_short else least, usual.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the name."""
        painter = QPainter(self)
        tint, font = self.palette().windowText().color(), self.font()
        longest = max(writing.width_of(font, one) for one in self._names)
        narrow = min(max(self.width() / longest, writing.NARROWEST), 1.0)
        painter.scale(narrow, 1.0)
        room = QRectF(0, 0, self.width() / narrow, self.height())
        writing.draw_line(painter, room, self.text(), font, tint, narrowest=1.0)
        painter.end()


def _font(px: int, *, bold: bool) -> QFont:
    return fonts.title(style.sized(px)) if px > 18 else fonts.text(style.sized(px), bold=bold)


def laurel(size: int, ratio: float, theme: str) -> QPixmap:
    """Return the winner's laurel as it is seen on a panel of a theme."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = icons.placed(icons.ink("laurel-crown"), size / 2, size, size)
    tint = palette.readable(palette.THEMES[theme].panel, palette.GOLD_DARK, palette.GOLD)
    painter.fillPath(path, QColor(tint))
    painter.end()
    return pixmap


@guarded
class CoursePage(QWidget):
    """The chart, and below it the turning points; both lead to a replay."""

    replay_asked = Signal(int)
    """A player wants to see the game again from the end of this round on."""

    def __init__(self) -> None:
        super().__init__()
        self.chart = RoundsChart()
        self.chart.round_chosen.connect(self.replay_asked)
        self.points_labels: list[MarkupLabel] = []
        self.points: list[TurningPoint] = []
        """The turning points that there are words for."""
        self._heading = Label()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(10)
        box.addWidget(self.chart, 1)
        box.addWidget(self._heading)
        box.addLayout(self._row)

    @property
    def is_known(self) -> bool:
        """Return whether there is anything to show."""
        return not self.chart.isHidden() or bool(self.points_labels)

    def show_course(
        self,
        names: Sequence[str],
        ends: Sequence[RoundEnd],
        phrases: GameWords,
        pieces_at: Callable[[int], Pieces],
    ) -> None:
        """Show how everyone stood after each round, and what turned the game."""
        self.chart.set_factor(style.text_factor())
        self.chart.setVisible(len(ends) > 1)
        shown = ends[1:] if len(ends) > 1 and not _is_even(ends[0]) else ends
        self.chart.show_course(names, [one.round for one in shown], [one.points for one in shown])
        for old in self.points_labels:
            self._row.removeWidget(old)
            old.deleteLater()
        self.points_labels.clear()
        found = turning_points(ends, phrases.game.kinds)
        self.points = [one for one in found if phrases.turning_point(one, names)]
        self._heading.setFont(fonts.title(style.sized(style.HEADING)))
        self._heading.setText(self.tr("Turning points"))
        self._heading.setVisible(bool(self.points))
        for point in self.points:
            label = self._in_words(point, names, phrases, pieces_at)
            self._row.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)
            self.points_labels.append(label)

    def _in_words(
        self,
        point: TurningPoint,
        names: Sequence[str],
        phrases: GameWords,
        pieces_at: Callable[[int], Pieces],
    ) -> MarkupLabel:
        heading = writing.typeset(escape(phrases.turning_point(point, names)))
        ink = self.palette().text().color().name()
        lines = [f'<b><a href="{point.round - 1}" style="color: {ink}">{heading}</a></b>']
        told = [phrases.collected(point, names)]
        for number, event in zip(point.numbers, point.causes, strict=True):
            told.append(phrases.sentence(event, Names(names, pieces_at(number))))
        lines += [writing.typeset(f"• {escape(one)}") for one in dict.fromkeys(told) if one]
        label = MarkupLabel("".join(map(_hanging, lines)))
        label.setToolTip(self.tr("See this round again"))
        label.linkActivated.connect(lambda number: self.replay_asked.emit(int(number)))
        label.setFont(fonts.text(style.sized(style.SMALL + 1)))
        label.setWordWrap(True)
        return label

    def tighten(self, room: float) -> None:
        """Let the turning points stand beside each other where they have room, else below."""
        told = self.points_labels
        between = style.tight(_BESIDE) * (len(told) - 1)
        is_wide = sum(label.minimumSizeHint().width() for label in told) + between <= room
        is_wide = is_wide and room >= style.sized(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self._row.setSpacing(style.tight(_BESIDE if is_wide else _BELOW))


def _hanging(line: str) -> str:
    """Return markup as a paragraph; behind a bullet all its lines begin below each other."""
    inward, back = (style.tight(_INWARD), -style.tight(_BULLET)) if line.startswith("•") else (0, 0)
    looks = f"margin-top: 0; margin-bottom: 0; margin-left: {inward}px; text-indent: {back}px"
    return f'<p style="{looks}">{line}</p>'


def _is_even(start: RoundEnd) -> bool:
    """Return whether all begin with the same points; where not, some have had a part of their first turn."""
    return len(set(start.points)) <= 1
