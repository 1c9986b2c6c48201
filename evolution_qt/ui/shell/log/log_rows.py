"""The rows of a log: one of each line, those of a group below its headline, which opens and closes them.

Rows are added some milliseconds a turn. A row that is not seen has an estimated height: it is put into words
and measured when it comes into sight, or when nothing else is to be done. What a reader sees stays in its
place meanwhile; who is at the end stays there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem, QWidget

from evolution_qt.core.event import Event
from evolution_qt.ui.kit import accessibility, fonts
from evolution_qt.ui.kit.guard import answering, guarded
from evolution_qt.ui.kit.jobs import BREATH, Job
from evolution_qt.ui.kit.pixmap_cache import Steps, missing, painting
from evolution_qt.ui.shell.log.log_delegate import LogDelegate, LogItem, row_of
from evolution_qt.ui.shell.log.log_groups import NO_GROUP
from evolution_qt.ui.shell.log.log_lines import NO_DECISION, NO_EVENT, Context, LogContent, LogLine
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table.words import GameWords

_AT_ONCE: Final = 10
"""Fewer new rows than that are measured before they are laid out, where the end is followed."""
_TRIES: Final = 20
"""So often at most rows in sight are measured: each time others may come into sight."""
_LOOKS: Final = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.DevicePixelRatioChange)
"""What makes rows look otherwise."""
_NEAR_THE_END: Final = 4
"""Pixels below which the reader is taken to be at the end."""

Picture = Callable[[Event, int, str, float], QPixmap | None]
"""Draws an event so many pixels high, signs in a colour, for a density; None without a picture."""


class _Place(NamedTuple):
    """What a reader sees: a row, and how far below the upper edge it begins."""

    row: LogItem
    top: int


@guarded
@answering({"currentChanged": None, "doItemsLayout": None, "drawRow": None})
class LogRows(QTreeWidget):
    """The rows of one log. It remembers its events, so that it can show them again in another language."""

    decision_logged = Signal()
    """An opponent's decision was logged."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = LogContent()
        """What it tells of; `retranslate` shows what has changed there."""
        self.picture: Picture | None = None
        self.can_explain: Callable[[int], bool] = lambda _decision: True
        """Says whether there is anything to tell of a decision now; its line has a sign only then."""
        self.marked: frozenset[LogItem] = frozenset()
        """The rows that are marked."""
        self._marked_events: Collection[int] = ()
        self._rows: dict[int, LogItem] = {}  # of each event with a line of its own
        self._headlines: dict[int, LogItem] = {}  # of each group
        self._pending: Iterator[LogLine] = iter(())
        self._context = Context()
        self._read = NO_EVENT  # what is to be the first line in sight once all rows are there
        self._unmeasured: list[LogItem] = []  # the next one last
        self._width = 0  # in which lines were wrapped last
        self._round = 0  # of measuring; rows of an earlier one have to be measured again
        self._is_still = False
        self._follows = True
        self._over = NO_EVENT  # whose line the pointer or the keyboard rests on
        self.filling = Job(self)
        """Adds the rows that are missing."""
        self.measuring = Job(self)
        """Measures the rows that are not in sight."""
        self.paints_gradually = False
        """Whether pictures may be seen some turns of the event loop after their lines."""
        self.painting = Job(self)
        """Paints the pictures that are missing."""
        self._set_up(QWidget())

    def _set_up(self, page: QWidget) -> None:
        """Show the list on a page of ours: for one of Qt's, PySide loads every sort of widget to compare."""
        page.setBackgroundRole(QPalette.ColorRole.Base)
        self.setViewport(page)
        for widget in (self, page):
            widget.setAcceptDrops(False)  # files that hang over it are for the window
            widget.setMouseTracking(True)
        self.setFont(fonts.text(style.SMALL))
        self.delegate = LogDelegate(self)
        """Knows how rows look."""
        self.setItemDelegate(self.delegate)
        self.setProperty("role", "log")
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(self.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._name()
        self.itemExpanded.connect(self._folded)
        self.itemCollapsed.connect(self._folded)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    # What is logged

    def begin(
        self,
        phrases: GameWords,
        names: Sequence[str],
        viewer: int,
        picture: Picture | None = None,
        header: Callable[[], Sequence[str]] = tuple,
        names_at: Callable[[int], Sequence[str]] | None = None,
        words_before: Callable[[int], Sequence[str]] = lambda _number: (),
    ) -> None:
        """Start the log of a game as this viewer may know it, with pictures if someone draws them.

        *header* gives the words before the first event, in the current language, *words_before* those
        before the event of a number. *names_at* gives the names by seat as they were when that
        happened, if they have not always been *names*.
        """
        self.picture = picture
        self.told.begin(phrases, names_at or (lambda _number: names), viewer, header, words_before)
        self._marked_events = ()
        self._begin_rows()

    def tell(
        self,
        events: Sequence[Event],
        *,
        automatic: bool = False,
        stopped: bool = False,
        decision: int = NO_DECISION,
        actor: int = -1,
        redone: bool = False,
    ) -> None:
        """Add what happened; *automatic*: no one was asked; *stopped*: the search was cut short.

        *decision* is the number of the decision of *actor* that led to it, if a report of it is kept.
        *redone*: what was taken back is made again, so its remarks hold again.
        """
        first, last_group = len(self.told.events), self.told.groups.last
        self.told.add(
            events, automatic=automatic, stopped=stopped, decision=decision, actor=actor, redone=redone
        )
        self._pending = chain(self._pending, self.told.lines(first, len(self.told.events), self._context))
        self._fill()
        if last_group != NO_GROUP:
            self._refresh(last_group)  # its headline sums up more now, or it is the last group no longer
        if decision != NO_DECISION:
            self.decision_logged.emit()

    def forget_after(self, count: int) -> None:
        """Log only the first events, so many of them: the rest was taken back."""
        if count >= len(self.told.events):
            return
        self.filling.finish()
        first, follows = self.told.section_at(count - 1), self._follows
        for at in range(self.topLevelItemCount() - 1, -1, -1):
            last = row_of(self.topLevelItem(at))
            if last.line.number < first:
                break
            self.takeTopLevelItem(at)
        self._rows = {number: row for number, row in self._rows.items() if number < first}
        self._headlines = {group: row for group, row in self._headlines.items() if group < first}
        self._unmeasured = [row for row in self._unmeasured if row.line.number < first]
        self.told.forget_after(count)
        self._over, self._follows, self._context = NO_EVENT, follows, Context(first)
        self._pending = self.told.lines(first, count, self._context)
        self._fill()

    def see_as(self, viewer: int, history: Sequence[Event]) -> None:
        """Show everything again as another viewer may know it; *history* is all that has happened."""
        self.told.see_as(viewer, history)
        self._rebuild(hides=True)

    def set_detail(self, detail: str) -> None:
        """Show everything, or leave some kinds of events out: one of the keys of `LEFT_OUT`."""
        if detail != self.told.detail:
            self.told.detail = detail
            self._rebuild()

    def retranslate(self) -> None:
        """Put everything into words again; a reader above the end stays there."""
        self._name()
        if self.told.phrases is not None:
            self._rebuild()

    def _name(self) -> None:
        """Give it its name; a screen reader finds the header, too, though it is not seen."""
        self.setAccessibleName(self.tr("Log"))
        self.setHeaderLabel(self.tr("Log"))

    def lines_since(self, number: int) -> list[str]:
        """Return the lines of all events from one number on, as they are written."""
        start = self.told.section_at(number)
        every = self.told.lines(start, len(self.told.events), Context(start))
        return [line.text for line in every if line.number >= number]

    # Rows

    def _rebuild(self, *, hides: bool = False) -> None:
        """Make all rows again; what is read stays in its place. *hides*: the old ones go from sight first."""
        place, follows = self._place(), self._follows
        if place is not None:
            self._read = self.told.seen_at(place.row.line.number)
        self._begin_rows()
        if hides:
            self.viewport().setUpdatesEnabled(True)
            self.viewport().repaint()
        self._follows = follows
        self._pending = chain(self._pending, self.told.lines(0, len(self.told.events), self._context))
        self._fill()

    def _begin_rows(self) -> None:
        self.marked, self._over = frozenset(), NO_EVENT
        with self._still():
            self.clear()
        self._unmeasured.clear()
        self._rows.clear()
        self._headlines.clear()
        self._context = Context()
        self._pending = iter(self.told.opening())

    def _fill(self) -> None:
        """Add rows for some milliseconds now, and the rest in later turns."""
        if not self.filling.is_active:
            self.filling.begin(self._filling(), self._has_filled)
        self.filling.go_on()

    def _filling(self) -> Steps:
        """Add the rows that are missing, those of some milliseconds in a step."""
        line: LogLine | None
        try:
            while True:
                lines, until = list[LogLine](), time.perf_counter() + BREATH
                while (line := next(self._pending, None)) is not None:
                    lines.append(line)
                    if time.perf_counter() > until:
                        break
                self._add(lines)
                if line is None:
                    return
                self.viewport().setUpdatesEnabled(False)  # else each part would be seen
                yield
        except Exception:
            self.viewport().setUpdatesEnabled(True)  # those rows that are there are seen
            raise

    def _add(self, lines: Sequence[LogLine]) -> None:
        found, top, size = list[LogItem](), list[QTreeWidgetItem](), self.delegate.estimate()
        for line in lines:
            found.append(row := LogItem(line))
            row.setSizeHint(0, size)
            (self._headlines if line.is_headline else self._rows)[line.number] = row
            if line.group != NO_GROUP and not line.is_headline:
                self._headlines[line.group].addChild(row)
            else:
                top.append(row)
        self.addTopLevelItems(top)
        if self._follows and len(found) < _AT_ONCE:
            self._measure(found)  # they are to be seen at once
        self._measure_later(found)

    def _has_filled(self, _result: None) -> None:
        self.viewport().setUpdatesEnabled(True)
        for group, headline in self._headlines.items():
            if headline.isExpanded() != self.told.groups.is_open(group):
                self._refresh(group)
        self._show_marks()
        if self._read != NO_EVENT and not self._follows:
            rows = map(self._row_of, range(self._read, len(self.told.events)))
            if (first := next((row for row in rows if row is not None), None)) is not None:
                self._lay_out(_Place(first, 0))
        self._read = NO_EVENT

    def finish(self) -> None:
        """Add and measure at once whatever is missing."""
        self.filling.finish()
        self.measuring.finish()

    def _row_of(self, number: int) -> LogItem | None:
        """Return the row that shows an event, None if it is left out."""
        seen = self.told.seen_at(number)
        headline = self._headlines.get(seen)
        return headline if headline is not None and headline.is_closed else self._rows.get(seen, headline)

    # Heights

    @property
    def line_width(self) -> int:
        """Return the width in which lines wrap: it leaves room for the scroll bar, there or not.

        Else a log that nearly has room would wrap otherwise with the bar than without, without end.
        """
        return self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the theme, and a style sheet that changes the writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in _LOOKS:
            self._measure_again()

    def set_size(self, px: float) -> None:
        """Write in another size of so many pixels, if it is another one."""
        if round(px) != self.font().pixelSize():
            self.setFont(fonts.text(round(px)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let lines wrap where they have to now; what is read stays in its place."""
        place = self._place()
        with self._still():
            super().resizeEvent(event)
            self._go_to(place)
        if self.line_width != self._width:
            self._width = self.line_width
            self._measure_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what waited as long as nothing could be seen."""
        super().showEvent(event)
        self._measure_on()

    def _measure_later(self, rows: Iterable[LogItem]) -> None:
        """Measure rows when nothing else is to be done, the last one first."""
        if fresh := [row for row in rows if row.measured != self._round]:
            self._unmeasured += fresh
            self._measure_on()

    def _measure_again(self) -> None:
        """Measure all rows again: they wrap otherwise now."""
        self._round += 1
        self._unmeasured.clear()
        top = [row_of(self.topLevelItem(at)) for at in range(self.topLevelItemCount())]
        self._measure_later(one for row in top for one in (row, *(row.details if row.isExpanded() else ())))

    def _measure_on(self) -> None:
        if self._unmeasured and not self.measuring.is_active:
            self.measuring.begin(self._measuring())

    def _measuring(self) -> Steps:
        """Measure rows; one that is hidden may have hardly any width."""
        while self.isVisible():
            until = time.perf_counter() + BREATH
            self._settle()
            while self._unmeasured and time.perf_counter() < until:
                self._measure([self._unmeasured.pop()])
            if not self._unmeasured:
                self.doItemsLayout()
                return
            yield

    def _measure(self, rows: Iterable[LogItem]) -> None:
        with QSignalBlocker(self.model()):
            for row in rows:
                if row.measured != self._round:
                    self.delegate.measure(row)
                    row.measured = self._round

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Put the row to which a key leads into words before a screen reader hears of it."""
        if (row := self.itemFromIndex(current)) is not None:
            self._measure([row_of(row)])
        super().currentChanged(current, previous)

    def _settle(self) -> None:
        """Give the rows in sight their true heights."""
        place = self._place()
        for _ in range(_TRIES):
            rows = [row for row in self._in_sight() if row.measured != self._round]
            if not rows:
                return
            self._measure(rows)
            self._lay_out(place)

    # Places

    def doItemsLayout(self) -> None:
        """Lay out all rows; what is read stays in its place."""
        self._lay_out(self._place())

    def _lay_out(self, place: _Place | None) -> None:
        with self._still():
            super().doItemsLayout()
            self._go_to(place)

    @contextmanager
    def _still(self) -> Iterator[None]:
        """Take no notice of scrolling meanwhile: no player does it."""
        before, self._is_still = self._is_still, True
        try:
            yield
        finally:
            self._is_still = before

    def _go_to(self, place: _Place | None) -> None:
        """Scroll to the end if it is followed, else until a row is where it was."""
        bar = self.verticalScrollBar()
        if self._follows:
            bar.setValue(bar.maximum())
        elif place is not None:
            bar.setValue(bar.value() + self.visualItemRect(place.row).top() - place.top)

    def _place(self) -> _Place | None:
        """Return what stays in its place while heights change: the first row whose height is known."""
        if self._follows or self._is_still:
            return None
        rows = list(self._in_sight())
        known = [row for row in rows if row.measured == self._round] or rows
        return _Place(known[0], self.visualItemRect(known[0]).top()) if known else None

    def _in_sight(self) -> Iterator[LogItem]:
        """Return the rows that can be seen, also in part."""
        row = self.itemAt(QPoint(0, 0))
        while row is not None and self.visualItemRect(row).top() < self.viewport().height():
            yield row_of(row)
            row = self.itemBelow(row)

    # Following the end

    def _scrolled(self, value: int) -> None:
        if not self._is_still and not self.filling.is_active:
            self._follows = value >= self.verticalScrollBar().maximum() - _NEAR_THE_END

    def hold_still(self) -> None:
        """Do not scroll along with new lines from now on."""
        self._follows = False

    def follow(self) -> None:
        """Show the end, and scroll along with new lines from now on."""
        self._follows = True
        self._go_to(None)

    def bring_into_view(self, first: int, last: int) -> None:
        """Scroll so that the lines of some events, by the numbers of the first and last, can be seen."""
        groups, before = self.told.groups, self.told.groups.looked_at
        groups.looked_at = frozenset(map(groups.of, range(first, last + 1))) - {NO_GROUP}
        self.filling.finish()
        for group in before ^ groups.looked_at:
            self._refresh(group)
        self._scroll_to(min(self.told.seen_at(first), first), last)

    def _scroll_to(self, first: int, last: int) -> None:
        """Scroll so that the rows of some events can be seen, unless they are."""
        found = (self._headlines.get(first), *map(self._row_of, range(first, last + 1)))
        if not (rows := [row for row in found if row is not None]):
            return
        self._measure(rows)
        self.doItemsLayout()
        tall = self.viewport().height()
        if self.visualItemRect(rows[0]).top() < 0 or self.visualItemRect(rows[-1]).bottom() >= tall:
            self._follows = False
            self._go_to(_Place(rows[0], tall // 3))

    # Groups

    def _folded(self, item: QTreeWidgetItem) -> None:
        """Take notice that a group was opened or closed, by a player if it should not be so."""
        row, groups = row_of(item), self.told.groups
        group, is_open = row.line.group, row.isExpanded()
        if is_open:
            self._measure_later(row.details)
        if is_open != groups.is_open(group):
            groups.choose(group, is_open=is_open)
            self.hold_still()
            self._refresh(group)
            self._scroll_to(group, groups.members(group)[-1] if is_open else group)
            self._scrolled(self.verticalScrollBar().value())  # who sees the end follows it
            words = self.tr("Open.") if is_open else self.tr("Closed.")
            accessibility.announce(self, words, at_once=True)
        self._show_marks()
        self._go_to(None)

    def _refresh(self, group: int) -> None:
        """Open or close a group as it should be now, and sum it up in its headline."""
        if (row := self._headlines.get(group)) is None:
            return
        row.line, row.measured = self.told.headline_of(group), -1
        self._measure_later([row])
        row.setExpanded(self.told.groups.is_open(group))
        self.scheduleDelayedItemsLayout()

    # Marks

    def mark(self, numbers: Collection[int]) -> None:
        """Mark the lines of some events, and only these."""
        self._marked_events = frozenset(numbers)
        self._show_marks()

    def _show_marks(self) -> None:
        rows = map(self._row_of, self._marked_events)
        marked, self.marked = self.marked, frozenset(row for row in rows if row is not None)
        if marked != self.marked:
            self.viewport().update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows; pictures that are still missing come later where they may."""
        self._settle()
        paint = partial(super().paintEvent, event)
        if not self.paints_gradually:
            paint()
        elif unpainted := missing(paint):
            self.painting.begin(painting(unpainted), lambda _: self.viewport().update())
            for row in self._in_sight():
                row.picture = None  # it may be an empty one
        if cut := self.cut_off():
            painter = QPainter(self.viewport())
            painter.fillRect(QRectF(0, 0, self.viewport().width(), cut), self.palette().base())
            painter.end()

    def drawRow(
        self, painter: QPainter, options: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row as its delegate does, without what the style sheet would take its time for."""
        self.delegate.paint(painter, options, index)

    def cut_off(self) -> float:
        """Return where the first whole line begins that can be seen, while the log follows its end."""
        row = next(self._in_sight(), None) if self._follows else None
        layout = None if row is None else self.delegate.words(row)
        if row is None or layout is None:
            return 0.0
        top = self.visualItemRect(row).top() + row.above
        lines = [layout.lineAt(at) for at in range(layout.lineCount())]
        spans = [(top + line.y(), top + line.y() + line.height()) for line in lines]
        return next((bottom for above, bottom in spans if above < 0 < bottom), 0.0)
