"""The end of a game: who won, from what the points came, and how a tie was broken."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.core.steps import Steps
from evolution_qt.core.text import isolated
from evolution_qt.core.timeline import RoundEnd, TurningPoint, turning_points
from evolution_qt.ui.kit import fonts, icons, palette, writing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.plain_text import Label, MarkupLabel, PushButton, ToolButton
from evolution_qt.ui.shell.game.score_panel import Standing
from evolution_qt.ui.shell.start.backdrop import Backdrop
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import seat_icons
from evolution_qt.ui.shell.window.charts import RoundsChart, SourceBar, SourceLegend, reach_of
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.table.naming import NAMELESS, Names, Pieces
from evolution_qt.ui.table.presentation import Presentation, presentation
from evolution_qt.ui.table.scoring import NO_SIDE, PointSources, Scoring, SourceRow
from evolution_qt.ui.table.words import GameWords

_BAR = 3
"""The column of the bars; what they add up to follows."""
_BACK = 22
_LAUREL = 34
_CREST = 22
_SHEET = (1180, 760)
"""The largest size of the sheet, in pixels."""
_WIDE = 1000
"""From this width on the chart stands beside the points, and the turning points beside each other."""
_AROUND = 140
"""Pixels of the page beside its buttons."""
_NARROW = 820
"""The width of the sheet at most where the chart stands below."""
_SHARE = 0.93
"""How much of the page is at most the sheet's."""
_LEAST_NAME = 96
"""Pixels of a name that is shortened."""
_TIGHTER = ((20, False), (10, False), (10, True))
"""Pixels between the columns of points, and whether long names are shortened: the less room, the later."""
_BESIDE = 28
_BELOW = 6
"""Pixels between turning points."""


@guarded
class ScoresScreen(QWidget):
    """Covers the table when the game is over."""

    again_asked = Signal()
    rematch_asked = Signal()
    new_game_asked = Signal()
    table_asked = Signal()
    start_asked = Signal()
    covers = Signal(bool)
    """It covers the table from now on, or no longer does."""
    appeared = Signal()
    """It is made, and lies over the table."""
    replay_asked = Signal(int)
    """A player wants to see the game again from the end of this round on, 0 for the beginning."""

    def __init__(
        self,
        theme: str,
        parent: QWidget | None = None,
        take_back: ToolButton | None = None,
        light: str = "day",
    ) -> None:
        """Show the end of one game in a light; *take_back* takes moves back and says which, or why not."""
        super().__init__(parent)
        self._theme = theme
        self.take_back = take_back or ToolButton()
        self.take_back.setParent(self)
        self._has_take_back = take_back is not None
        self.is_shown = False
        """Whether the game has ended and nothing was taken back: it may be seen again any time."""
        self._backdrop = Backdrop("plain", self, light)
        self._standings: Sequence[Standing] = ()
        self._winners: Sequence[int] = ()
        self._ends: Sequence[RoundEnd] = ()
        self._phrases: GameWords | None = None
        self._changes: Callable[[], Sequence[str]] = tuple
        self._verdict: Callable[[], str] = str
        self._pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS
        self._sources: Callable[[], PointSources] | None = None
        self.bars: list[SourceBar] = []
        self.labels: list[QWidget] = []
        self.points_labels: list[MarkupLabel] = []
        self._is_made = False
        self._coming = Job(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing is painted below its landscape
        self.hide()

    def _make(self) -> None:
        """Make everything that is to be seen; a game that goes on needs none of it."""
        self._is_made = True
        self.heading = Label()
        self.heading.setWordWrap(True)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.uncounted = Label()
        self.uncounted.setProperty("role", "muted")
        self.uncounted.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.explanation = Label()
        self.explanation.setWordWrap(True)
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.changes = Label()
        self.changes.setProperty("role", "muted")
        self.changes.setWordWrap(True)
        self.grid = QGridLayout()
        self.again, self.rematch, self.replay = PushButton(), PushButton(), PushButton()
        self.new_game, self.table, self.start = PushButton(), PushButton(), PushButton()
        self.replay.clicked.connect(lambda: self.replay_asked.emit(0))
        self.again.setProperty("role", "main")
        buttons = self._buttons = QGridLayout()
        buttons.setSpacing(6)
        for button, signal in (
            (self.again, self.again_asked),
            (self.rematch, self.rematch_asked),
            (self.new_game, self.new_game_asked),
            (self.table, self.table_asked),
            (self.start, self.start_asked),
        ):
            button.clicked.connect(signal)
        if not self._has_take_back:
            self.take_back.hide()
        self.chart = RoundsChart()
        self.chart.round_chosen.connect(self.replay_asked)
        self.turning_points = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._points_heading = Label()
        self.sheet = QFrame()
        self.sheet.setObjectName("sheet")
        page = QWidget()
        content = QVBoxLayout(page)
        content.setContentsMargins(0, 0, 8, 0)
        content.setSpacing(10)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        content.addLayout(self._upper, 1)
        left = QVBoxLayout()
        self._upper.addLayout(left, 6)
        self._upper.addWidget(self.chart, 5)
        left.setSpacing(12)
        left.addLayout(self.grid)
        left.addWidget(self.explanation)
        left.addWidget(self.changes)
        left.addStretch(1)
        content.addWidget(self._points_heading)
        content.addLayout(self.turning_points)
        self.area = Fitted(page)
        self.note = Note()
        inside = self._inside = QVBoxLayout(self.sheet)
        inside.addWidget(self.heading)
        inside.addWidget(self.uncounted)
        inside.addWidget(self.area, 1)
        inside.addWidget(self.note)
        inside.addLayout(buttons)
        box = self._box = QVBoxLayout(self)
        box.addStretch(1)
        row = QHBoxLayout()
        box.addLayout(row, 30)
        row.addStretch(1)
        row.addWidget(self.sheet, 30)
        row.addStretch(1)
        box.addStretch(1)
        self._write()

    def _write(self) -> None:
        """Write in the current size."""
        beside, above = style.tight(40), style.tight(20)
        self._inside.setContentsMargins(beside, above, beside, above)
        self._inside.setSpacing(style.tight(10))
        self._upper.setSpacing(style.tight(34))
        self.grid.setVerticalSpacing(style.tight(6))
        self.take_back.setIconSize(QSize(style.tight(_BACK), style.tight(_BACK)))
        beside, above = style.tight(24), style.tight(12)
        self._box.setContentsMargins(beside, above, beside, above)
        self.heading.setFont(fonts.title(style.sized(style.TITLE + 4)))
        self._points_heading.setFont(fonts.title(style.sized(style.HEADING)))
        self.changes.setFont(fonts.text(style.sized(style.SMALL + 1)))
        for label in (self.uncounted, self.explanation):
            label.setFont(fonts.text(style.sized(style.TEXT)))
        self.chart.set_factor(style.text_factor())

    def show_result(
        self,
        standings: Sequence[Standing],
        winners: Sequence[int],
        ends: Sequence[RoundEnd] = (),
        phrases: GameWords | None = None,
        changes: Callable[[], Sequence[str]] = tuple,
        verdict: Callable[[], str] = str,
        pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
        sources: Callable[[], PointSources] | None = None,
    ) -> None:
        """Show how the game ended, and its course if it is known.

        *changes* says which seats changed hands, *verdict* why the game does not count or nothing, both in
        the current language. *pieces_at* gives what pieces were called before the event of a number,
        *sources* where points came from, if the parts of the scores do not say that.
        """
        self._changes, self._verdict, self._pieces_at = changes, verdict, pieces_at
        self._standings, self._winners = standings, winners
        self._ends, self._phrases = ends, phrases
        self._sources = sources
        self.is_shown = True
        self._coming.begin(self._prepare(), self._appear)
        parent = self.parentWidget()
        if parent is None or not parent.isVisible():
            self._coming.finish()  # else the window goes on meanwhile

    def restate(self, standings: Sequence[Standing]) -> None:
        """Call the seats otherwise from the next writing on: in another language."""
        self._standings = standings

    @property
    def is_coming(self) -> bool:
        """Return whether it will be seen as soon as it is made."""
        return self._coming.is_active

    def come_at_once(self) -> None:
        """Make what is still to be made, and be seen."""
        self._coming.finish()

    def _appear(self, _result: None) -> None:
        self.show()
        self.raise_()
        self.setFocus()  # no button: the key that ended the game must not begin the next one
        self.appeared.emit()

    def _prepare(self) -> Steps[None]:
        if not self._is_made:
            self._make()
            yield
        self._name_things()
        yield from self._filling_grid()
        self._show_course()
        yield
        self.cover()
        self._arrange()
        yield
        ratio = self.devicePixelRatioF()
        yield from self._backdrop.prepare(self.width(), self.height(), ratio, self._theme)

    def pass_note(self, other: Note) -> None:
        """Have the note of another page show what this one would."""
        if self._is_made:
            self.note.pass_on(other)

    def withdraw(self) -> None:
        """Show nothing more of it: the game goes on."""
        self.is_shown = False
        self._coming.cancel()
        if self._is_made:
            self.note.hide()
        self.hide()

    def cover(self) -> None:
        """Take the whole of the parent's room."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(QRect(QPoint(0, 0), parent.size()))

    def set_theme(self, theme: str) -> None:
        """Show the landscape of a theme."""
        self._theme = theme
        if self._is_made:
            self._write()
            self._fill_grid()
            self._show_course()  # its links are written in the colour of the theme
            self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Report that the table is covered."""
        super().showEvent(event)
        self.covers.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the landscape, as large as the window."""
        self.covers.emit(False)
        self._backdrop.forget()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the landscape."""
        painter = QPainter(self)
        self._backdrop.draw(painter, self.size(), self._theme)
        painter.end()

    def retranslate(self) -> None:
        """Write every word again."""
        self._name_things()
        self._fill_grid()
        self._show_course()
        self._arrange()

    def _name_things(self) -> None:
        self.again.setText(self.tr("Play again"))
        self.again.setToolTip(
            self.tr("The same players in the same seats, with a new deal. First player: random.")
        )
        self.rematch.setText(self.tr("Play again, rotate seats"))
        self.rematch.setToolTip(
            self.tr(
                "The same players with a new deal, all one seat further on, so that another player begins."
            )
        )
        self.new_game.setText(self.tr("New game"))
        self.table.setText(self.tr("Look at the table"))
        self.start.setText(self.tr("To the start screen"))
        self.replay.setText(self.tr("Replay"))
        winners = [isolated(self._standings[seat].name) for seat in self._winners]
        names = QLocale().createSeparatedList(winners)
        people = [seat for seat, one in enumerate(self._standings) if not one.is_bot]
        if list(self._winners) == people and len(people) == 1:
            self.heading.setText(self.tr("You win"))
        elif len(self._winners) == 1:
            self.heading.setText(filled(self.tr("{name} wins"), {"name": names}))
        else:
            self.heading.setText(filled(self.tr("{names} share the victory"), {"names": names}))
        self.uncounted.setText(self._verdict())
        self.uncounted.setVisible(bool(self.uncounted.text()))
        self.explanation.setText(self._tie())
        self.explanation.setVisible(bool(self.explanation.text()))
        self.changes.setText("\n".join(self._changes()))
        self.changes.setVisible(bool(self.changes.text()))

    def _show_course(self) -> None:
        """Show the points after each round and what turned the game."""
        names = [one.name for one in self._standings]
        is_known = len(self._ends) > 1
        self.chart.setVisible(is_known)
        shown = self._ends[1:] if is_known and not _is_even(self._ends[0]) else self._ends
        self.chart.show_course(names, [one.round for one in shown], [one.points for one in shown])
        for old in self.points_labels:
            self.turning_points.removeWidget(old)
            old.deleteLater()
        self.points_labels.clear()
        found = turning_points(self._ends, self._phrases.game.kinds) if self._phrases is not None else []
        if self._phrases is not None:  # a game may have no words for them
            found = [point for point in found if self._phrases.turning_point(point, names)]
        self._points_heading.setText(self.tr("Turning points"))
        self._points_heading.setVisible(bool(found))
        for point in found:
            label = self._turning_point_in_words(point, names)
            self.turning_points.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)
            self.points_labels.append(label)

    def _turning_point_in_words(self, point: TurningPoint, names: Sequence[str]) -> MarkupLabel:
        assert self._phrases is not None
        heading = writing.typeset(escape(self._phrases.turning_point(point, names)))
        ink = self.palette().text().color().name()
        lines = [f'<b><a href="{point.round - 1}" style="color: {ink}">{heading}</a></b>']
        told = [self._phrases.collected(point, names)]
        for number, event in zip(point.numbers, point.causes, strict=True):
            told.append(self._phrases.sentence(event, Names(names, self._pieces_at(number))))
        lines += [writing.typeset(f"&nbsp;&nbsp;• {escape(one)}") for one in dict.fromkeys(told) if one]
        label = MarkupLabel("<br>".join(lines))
        label.setToolTip(self.tr("See this round again"))
        label.linkActivated.connect(lambda number: self.replay_asked.emit(int(number)))
        label.setFont(fonts.text(style.sized(style.SMALL + 1)))
        label.setWordWrap(True)
        return label

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the chart stand beside the points where there is room, else below; so the turning points."""
        super().resizeEvent(event)
        if self._is_made:
            self._arrange()

    def _lay_buttons(self) -> None:
        """Lay the buttons in one line, or in as many as they need, after what takes moves back."""
        buttons = [self.again, self.rematch, self.replay, self.new_game, self.table, self.start]
        for button in buttons:
            button.setParent(self.sheet)  # else it is measured without the style sheet of the window
        gap = self._buttons.spacing()
        wide = [button.sizeHint().width() + gap for button in buttons]
        first = 0
        room = min(self.sheet.maximumWidth(), self.width()) - style.tight(_AROUND)
        if self._has_take_back:
            first = 1
            room -= self.take_back.sizeHint().width() + gap
            self._buttons.addWidget(self.take_back, 0, 0)
        lines = 1 if sum(wide) <= room else -(-len(buttons) // max(room // max(wide), 1))
        columns = -(-len(buttons) // lines)
        for column in range(len(buttons) + 1):
            self._buttons.setColumnStretch(column, int(first <= column < first + columns))
        for at, button in enumerate(buttons):
            self._buttons.addWidget(button, at // columns, first + at % columns)

    def _arrange(self) -> None:
        room = min(self.width() * _SHARE, style.sized(_SHEET[0])) - style.tight(_AROUND)
        tighter = _TIGHTER if style.wished_text() <= 1 else _TIGHTER[1:]
        is_wide = self.width() >= style.sized(_WIDE) and self._tightened(tighter, room, self._needed)
        if not is_wide:
            room = min(room, style.sized(_NARROW) - style.tight(_AROUND))
            self._tightened(tighter, room, lambda: self.grid.minimumSize().width())
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._upper.setDirection(way)
        self.turning_points.setDirection(way)
        self.turning_points.setSpacing(style.tight(_BESIDE if is_wide else _BELOW))
        wide, tall = (style.sized(side) for side in _SHEET)
        self.sheet.setMaximumSize(*((wide, tall) if is_wide else (style.sized(_NARROW), 16_777_215)))
        self._lay_buttons()

    def _tightened(self, tighter: Sequence[tuple[int, bool]], room: float, needed: Callable[[], int]) -> bool:
        """Lay the columns as loosely as they have room; return whether they have it at all."""
        for spacing, shortened in tighter:
            self.grid.setHorizontalSpacing(style.tight(spacing))
            for name in self.labels:
                if isinstance(name, _Name):
                    name.shorten(on=shortened)
            if needed() <= room:
                return True
        return False

    def _needed(self) -> int:
        """Return how wide the page is at least with the chart beside the points, in pixels."""
        upper = self.grid.minimumSize().width() + self._upper.spacing() + self.chart.minimumSizeHint().width()
        told = self.points_labels
        between = style.tight(_BESIDE) * (len(told) - 1)
        return max(upper, sum(label.minimumSizeHint().width() for label in told) + between)

    def _tie(self) -> str:
        """Return the sentence about a tie for the first place, empty if there was none."""
        names, scores = [one.name for one in self._standings], [one.score for one in self._standings]
        return self._scoring.tie(names, scores, self._winners) if names else ""

    @property
    def _presentation(self) -> Presentation:
        assert self._phrases is not None
        return presentation(self._phrases.game.key)

    @property
    def _scoring(self) -> Scoring:
        return self._presentation.scoring()

    def _fill_grid(self) -> None:
        if self.is_coming:
            self._coming.begin(self._prepare(), self._appear)  # it may be in the middle of the grid
            return
        for _ in self._filling_grid():
            pass

    def _filling_grid(self) -> Steps[None]:
        """Write what everyone has, a line at a time, the best first."""
        for label in (*self.labels, *self.bars):
            self.grid.removeWidget(label)
            label.deleteLater()
        self.labels.clear()
        self.bars.clear()
        sources = self._sources() if self._sources is not None else self._sources_of_scores()
        told = SourceLegend(sources.names)
        self.grid.addWidget(told, 0, 0, 1, _BAR + 1)
        self.labels.append(told)
        self._put(Label(self.tr("Points")), 0, _BAR + 1, role="muted")
        self.grid.setColumnStretch(_BAR, 1)
        ranks = sorted(
            range(len(self._standings)),
            key=lambda seat: (seat not in self._winners, -self._standings[seat].score.points),
        )
        reach = reach_of([row.parts for row in sources.rows])
        line = 1
        for seat in ranks:
            yield
            rows = [row for row in sources.rows if row.seat == seat]
            self._put_seat(seat, line)
            if len(rows) == 1:
                self._put_bar(self._standings[seat].name, sources, rows[0], reach, line)
            for row in rows if len(rows) > 1 else ():
                line += 1
                self._put_side(sources, row, reach, line)
            line += 1

    def _sources_of_scores(self) -> PointSources:
        """Return the parts of the scores as what the points came from."""
        columns = self._phrases.game.columns if self._phrases is not None else ()
        scores = [one.score for one in self._standings]
        if len(columns) < 2:  # one alone is the points
            parts: list[tuple[int, ...]] = [(score.points,) for score in scores]
            names = [self.tr("Points")]
        else:
            parts = [tuple(part or 0 for part in score.parts) for score in scores]
            names = [QCoreApplication.translate("Score", words) for words in columns]
        rows = [SourceRow(seat, NO_SIDE, of_seat) for seat, of_seat in enumerate(parts)]
        return PointSources(tuple(names), tuple(rows))

    def _put_seat(self, seat: int, line: int) -> None:
        """Write in a line who plays a seat, and its points."""
        one, ratio = self._standings[seat], self.devicePixelRatioF()
        crown = self._put(Label(), line, 0)
        if seat in self._winners:
            crown.setPixmap(laurel(style.tight(_LAUREL), ratio, self._theme))
        badge = self._presentation.badge
        badges = [palette.badge(seat)] if badge is None else list(map(badge, one.sides))
        self._put(Label(), line, 1).setPixmap(seat_icons(badges, style.tight(_CREST), ratio))
        name = _Name(one.beside_icons, [other.beside_icons for other in self._standings])
        self._put(name, line, 2, bold=True, align=Qt.AlignmentFlag.AlignLeft)
        self._put(Label(str(one.score.points)), line, _BAR + 1, bold=True, px=28)

    def _put_side(self, sources: PointSources, row: SourceRow, reach: tuple[int, int], line: int) -> None:
        """Write in a line one of several sides of a seat, the one that counts in bold."""
        counts = row.side == self._standings[row.seat].counting
        if (badge := self._presentation.badge) is not None:
            signs = seat_icons([badge(row.side)], style.tight(_CREST), self.devicePixelRatioF())
            self._put(Label(), line, 1, align=Qt.AlignmentFlag.AlignRight).setPixmap(signs)
        name = self._presentation.seat([row.side], "")
        self._put(Label(name), line, 2, bold=counts, px=style.SMALL, align=Qt.AlignmentFlag.AlignLeft)
        self._put_bar(name, sources, row, reach, line, is_low=True)
        self._put(Label(str(sum(row.parts))), line, _BAR + 1, bold=counts, px=style.SMALL)

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
        self.grid.addWidget(bar, line, _BAR, Qt.AlignmentFlag.AlignVCenter)
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
        self.grid.addWidget(label, row, column)
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
class Fitted(QScrollArea):
    """A page that wants the room of its content, and scrolls where it cannot have it."""

    _changed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._changed.connect(self._lay, Qt.ConnectionType.QueuedConnection)

    def sizeHint(self) -> QSize:
        """Return the size of the page."""
        return self._page.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Look after the page when all is laid out."""
        super().showEvent(event)
        self._changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look after the page when it holds something else, or has another size."""
        if watched is self._page and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._changed.emit()
        return super().eventFilter(watched, event)

    def _lay(self) -> None:
        """Lay the page out for the room it has: Qt leaves it as it was where both change behind a replay."""
        layout = self._page.layout()
        if layout is not None and self.isVisible() and layout.geometry().size() != self._page.size():
            layout.invalidate()
            layout.activate()


def _is_even(start: RoundEnd) -> bool:
    """Return whether all begin with the same points; where not, some have had a part of their first turn."""
    return len(set(start.points)) <= 1
