"""What has happened, in sentences, by rounds and phases. Plain text: it can be selected and copied.

Beside each line stands a small picture. It is painted when the line is to be seen and no part of the text.
Linked with the table both ways: `pointed` tells which event the pointer rests on, `mark` shows the lines of
some events. At the end of a line that tells of an opponent's decision stands a quiet sign: who clicks there,
or asks by the menu of the line, wants to know why. Lines of a group can be closed (`log_folding.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QAbstractScrollArea, QMenu, QTextEdit, QWidget

from evolution_qt.core.event import PHASE, Event
from evolution_qt.ui.kit import art, fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.phrasing import plain
from evolution_qt.ui.kit.pixmap_cache import Steps, missing, paint_on
from evolution_qt.ui.kit.plain_text import Action, TextEdit
from evolution_qt.ui.shell.log.log_folding import LogFolding
from evolution_qt.ui.shell.log.log_groups import NO_GROUP
from evolution_qt.ui.shell.log.log_lines import NO_DECISION, NO_EVENT, Context, LogContent, LogLine
from evolution_qt.ui.shell.log.log_writer import LogWriter, is_closed, is_headline
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table.words import GameWords

MOST_LINES = 5_000
AT_ONCE: Final = 24
"""Lines that are written in one turn of the event loop, beside those that are to be seen."""

_NEAR_THE_END: Final = 4
"""Lines below which the reader is taken to be at the end."""
_GUTTER: Final = 0.35
"""Room between a picture and its line, in heights of the picture."""
_PICTURE: Final = 1.28
"""Height of a picture, in sizes of the writing."""
_APART: Final = 3
"""Pixels between two pictures."""
_INDENT: Final = 14.0
"""Pixels by which the lines of what follows from something are moved in."""
_STEP: Final = 8.0
"""Pixels by which the lines of a group are moved in below its headline, where the panel is narrow at best."""
_SCROLLING: Final = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
)
_LEAST_TARGET: Final = 24.0
"""So wide and so high is at least what can be clicked, as WCAG 2.5.8 wants it."""
_WHY: Final = 1.1
"""Side of the sign of a decision, in sizes of the writing."""

_BARE: Final = int(QTextFormat.Property.UserProperty) + 1
"""Stands at a headline without a picture."""

Picture = Callable[[Event, int, str, float], QPixmap | None]
"""Draws an event so many pixels high, signs in a colour, for a density; None without a picture."""


@guarded
class LogPanel(TextEdit):
    """The log of one game. It remembers its events, so that it can write them again in another language."""

    pointed = Signal(int)
    """The number of the event whose line the pointer rests on, -1 for none."""
    line_clicked = Signal(int)
    """A player has clicked on a line, or asked by its menu to see that moment: the number of its event."""
    decision_logged = Signal()
    """Something was told that an opponent has decided."""
    why_asked = Signal(int)
    """A player wants to know why: the number of the decision, NO_DECISION if none is kept for that line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._px = style.SMALL
        self.told = LogContent()
        """What it tells of; `retranslate` shows what has changed there."""
        self._ink = self.palette().link()
        self._use_page(QWidget())
        self.setReadOnly(True)
        self.setFont(fonts.text(self._px))
        self.setAcceptRichText(False)
        self.setAccessibleName(self.tr("Log"))
        self.document().setMaximumBlockCount(MOST_LINES)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._picture: Picture | None = None
        self._writer = LogWriter(self, self.told, self._form, MOST_LINES)
        self.folding = LogFolding(self, self._writer)
        """The groups of lines that can be closed."""
        self._marked: frozenset[int] = frozenset()
        self.opponents: frozenset[int] = frozenset()
        """The seats that can be asked why they did something."""
        self.can_explain: Callable[[int], bool] = lambda _decision: True
        """Says whether there is anything to tell of a decision now; its line has a sign only then."""
        self._over_hand = False
        self.asked_of = NO_EVENT
        """The event at whose line someone asked last why, also if no decision is kept for it."""
        self.offers: Callable[[int, QMenu], None] = lambda _number, _menu: None
        """Adds to the menu of an event's line what else can be done there."""
        self._over = -1
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._stretched)
        self.writing = Chore(self._write_on, self)
        """Writes the lines that are not to be seen yet."""
        self.paints_gradually = False
        """Whether pictures may be seen some turns of the event loop after their lines."""
        self._unpainted: list[Steps] = []
        self.painting = Chore(self._paint_on, self)
        """Paints the pictures that are missing."""

    def _use_page(self, page: QWidget) -> None:
        """Write on a page of ours: for one that Qt makes, PySide loads every sort of widget to compare."""
        page.setBackgroundRole(QPalette.ColorRole.Base)
        page.setCursor(Qt.CursorShape.IBeamCursor)
        self.setViewport(page)
        for widget in (self, page):
            widget.setAcceptDrops(False)  # files that hang over it are for the window
        self.document().documentLayout().setPaintDevice(page)  # it has measured by the other one

    def lines_since(self, number: int) -> list[str]:
        """Return the lines of all events from one number on, as they are written."""
        start = self.told.section_at(number)
        every = self.told.lines(start, len(self.told.events), Context(start))
        return [line.text for line in every if line.number >= number]

    def set_size(self, px: float) -> None:
        """Write in another size of so many pixels, if it is another one."""
        if round(px) != self._px:
            place = self._place()
            self._px = round(px)
            self.clear()  # what is written is not laid out again for it
            self.setFont(fonts.text(self._px))
            self._write_again(*place)
        elif self.font().pixelSize() != self._px:  # a style sheet has given back the first one
            self.setFont(fonts.text(self._px))

    def set_detail(self, detail: str) -> None:
        """Show everything, or leave some kinds of events out: one of the keys of `LEFT_OUT`."""
        if detail != self.told.detail:
            self.told.detail = detail
            self.retranslate()

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
        self._picture = picture
        self.told.begin(phrases, names_at or (lambda _number: names), viewer, header, words_before)
        self._marked = frozenset()
        self.writing.stop()
        self.clear()
        self._writer.begin_at_end()

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
        is_first, was_whole = not self.told.events, not self._writer.lacks_below
        last = self.told.groups.last
        had_details = last != NO_GROUP and self.told.has_details(last)
        self.told.add(
            events, automatic=automatic, stopped=stopped, decision=decision, actor=actor, redone=redone
        )
        if last != NO_GROUP and not (had_details and self.told.groups.is_open(last)):
            self.fold(last)  # its headline sums up more now, or it is the last group no longer
        if is_first:
            self._write_again(self._follows, NO_EVENT)
        elif was_whole:
            self._write_below()
        if decision != NO_DECISION:
            self.decision_logged.emit()

    def see_as(self, viewer: int, history: Sequence[Event]) -> None:
        """Write everything again as another viewer may know it; *history* is all that has happened."""
        self.told.see_as(viewer, history)
        self.retranslate()

    def forget_after(self, count: int) -> None:
        """Log only the first events, so many of them: the rest was taken back."""
        if count >= len(self.told.events):
            return
        follows = self._follows
        self.told.forget_after(count)
        self._over = -1
        self._writer.take_back(count)
        self._follows = follows
        self._write_what_is_seen()

    def retranslate(self) -> None:
        """Write everything again; a reader above the end stays there."""
        self._write_again(*self._place())

    def _place(self) -> tuple[bool, int]:
        """Return whether the end is followed, and which event's line is the first that is seen."""
        return self._follows, self.cursorForPosition(QPoint(0, 0)).block().userState()

    def _write_again(self, follows: bool, read: int) -> None:
        self.clear()
        read = self.told.seen_at(read)
        self._follows = follows
        if follows:
            self._writer.begin_at_end()
        else:
            self._writer.begin_at(read)
            while self._writer.lacks_below and self.document().lastBlock().userState() < read:
                self._writer.write_below(AT_ONCE)
        self._write_what_is_seen()
        if not follows:
            self._begin_with(read)
        if self._marked:
            self._show_marks()

    def _begin_with(self, number: int) -> None:
        """Scroll so that the line of an event, or the next one, is the first that is seen."""
        self.moveCursor(QTextCursor.MoveOperation.End)  # lays all lines out, and tells the bar
        layout = self.document().documentLayout()
        block = self.document().begin()
        while block.isValid() and block.userState() < number:
            block = block.next()
        if block.isValid():
            top = layout.blockBoundingRect(block).top() - self.document().documentMargin()
            self.verticalScrollBar().setValue(round(top))

    # Following the end

    def _scrolled(self, value: int) -> None:
        is_at_end = value >= self.verticalScrollBar().maximum() - _NEAR_THE_END
        self._follows = is_at_end and not self._writer.lacks_below

    def follow_if_at_end(self) -> None:
        """Scroll along with new lines from now on if the end is seen."""
        self._scrolled(self.verticalScrollBar().value())

    def _stretched(self, _least: int, most: int) -> None:
        """Keep the last line in sight when lines are added or wrap otherwise, unless someone reads above."""
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme; keep the size of the writing, whatever a style sheet sets."""
        fonts_changed = (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange)
        is_laid_out = self.font() == self.document().defaultFont() or self.font().pixelSize() != self._px
        if event.type() in fonts_changed and is_laid_out:
            QAbstractScrollArea.changeEvent(self, event)  # or the whole text would be laid out again
        else:
            super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Log"))
            if self.told.phrases is not None:
                self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and self.palette().link() != self._ink:
            self._ink = self.palette().link()
            self.retranslate()  # headings have the colours of the theme

    # The table

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which event the pointer rests on."""
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        self.point(self.number_at(at))
        over_why = self._why_at(at) != NO_DECISION
        over = over_why or self.folding.group_at(at) != NO_GROUP
        if over != self._over_hand:
            self._over_hand = over
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
            self.viewport().setCursor(shape)
            self.viewport().setToolTip(self.tr("Why did it do that?") if over_why else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark no line as the current one."""
        super().mousePressEvent(event)
        self.folding.stop_walking()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark no line as the current one."""
        super().focusOutEvent(event)
        self.folding.stop_walking()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click on the sign of a decision, or on a line."""
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        decision = self._why_at(at)
        is_click = event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection()
        if is_click and decision != NO_DECISION:
            self.ask_why_of(self.number_at(at), decision)
        elif is_click and (group := self.folding.group_at(at)) != NO_GROUP:
            self.folding.toggle(group)
        elif is_click and (number := self.number_at(at)) >= 0:
            self.line_clicked.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy, and to ask why someone did that."""
        menu = self.menu_at(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def menu_at(self, at: QPoint) -> QMenu:
        """Return the menu of a line, by a point of the viewport."""
        self.finish()  # it can select everything
        menu = self.createStandardContextMenu()
        number = self.number_at(at)
        if number >= 0:
            self.offers(number, menu)
        own: list[Action] = []
        if number >= 0:
            moment = Action(menu)
            moment.setText(self.tr("Show this moment"))
            moment.triggered.connect(lambda: self.line_clicked.emit(number))
            own.append(moment)
        if (fold := self.folding.offer(at, menu)) is not None:
            own.append(fold)
        decision = self.told.decision_of(number)
        if self.shows_a_move(number) and (decision == NO_DECISION or self.can_explain(decision)):
            action = Action(menu)
            action.setText(self.tr("Why did it do that?"))
            action.triggered.connect(lambda: self.ask_why_of(number, decision))
            own.insert(0, action)
        before = menu.actions()[0] if menu.actions() else None
        if before is not None and own:
            menu.insertActions(before, own)
            menu.insertSeparator(before)
        return menu

    # Decisions

    def ask_why(self) -> None:
        """Ask why the opponent did what is pointed at, or else what was done last."""
        pointed = self.told.decision_of(self._over)
        last = max(filter(self.can_explain, self.told.decisions), default=NO_DECISION)
        is_told = pointed != NO_DECISION and self.can_explain(pointed)
        self.ask_why_of(self._over, pointed if is_told else last)

    def ask_why_of(self, number: int, decision: int) -> None:
        """Ask why someone did what an event shows, NO_DECISION if no decision is known for it."""
        self.asked_of = number
        self.why_asked.emit(decision)

    def shows_a_move(self, number: int) -> bool:
        """Return whether an event is what an opponent did."""
        if not 0 <= number < len(self.told.events):
            return False
        event = self.told.events[number]
        return self.told.kinds[event.kind].decides and event.actor in self.opponents

    @property
    def signs(self) -> Mapping[int, int]:
        """Return which decision's sign stands at the line of each event that has one."""
        return self._writer.signs

    def why_rooms(self) -> dict[int, QRectF]:
        """Return where in the viewport the sign of each decision stands that can be seen."""
        found: dict[int, QRectF] = {}
        block = self.cursorForPosition(QPoint(0, 0)).block()
        side = round(self.font().pixelSize() * _WHY)
        while block.isValid():
            room = self.line_room(block)
            if room.top() > self.viewport().height():
                break
            decision = NO_DECISION if is_headline(block) else self.signs.get(block.userState(), NO_DECISION)
            if decision != NO_DECISION and self.can_explain(decision):
                line = block.layout().lineAt(0)
                middle = room.top() + line.y() + line.height() / 2
                found[decision] = QRectF(self.viewport().width() - side - 3, middle - side / 2, side, side)
            block = block.next()
        return found

    def _why_at(self, at: QPoint) -> int:
        """Return the decision whose sign is at a point, NO_DECISION if there is none."""
        point = QPointF(at)
        near = [
            (abs(room.center().y() - at.y()), decision)
            for decision, room in self.why_rooms().items()
            if self._reach(room).contains(point)
        ]
        return min(near)[1] if near else NO_DECISION

    def _reach(self, sign: QRectF) -> QRectF:
        """Return where a click still means a sign: an area that every player can hit, up to the edge."""
        tall = max(_LEAST_TARGET, sign.height() + 8)
        left = min(sign.left() - 4, self.viewport().width() - _LEAST_TARGET)
        return QRectF(left, sign.center().y() - tall / 2, self.viewport().width() - left, tall)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self.point(-1)
        return super().viewportEvent(event)

    def point(self, number: int) -> None:
        """Report the event of the line that the pointer or a key has come to, -1 for none."""
        if number != self._over:
            self._over = number
            self.pointed.emit(number)

    def number_at(self, at: QPoint) -> int:
        """Return the number of the event whose line is at a point of the viewport, -1 if none is."""
        block = self.cursorForPosition(at).block()
        room = self.line_room(block)
        return block.userState() if room.top() <= at.y() <= room.bottom() else -1

    def line_room(self, block: QTextBlock) -> QRectF:
        """Return where a line stands in the viewport, scrolled as it is."""
        room = self.document().documentLayout().blockBoundingRect(block)
        return room.translated(0, -self.verticalScrollBar().value())

    def mark(self, numbers: Collection[int]) -> None:
        """Mark the lines of some events, and only these."""
        self._marked = frozenset(self.told.sharing_line(number)[0] for number in numbers)
        self._show_marks()

    def _show_marks(self) -> None:
        marks: list[QTextEdit.ExtraSelection] = []
        seen = {self.told.seen_at(number) for number in self._marked}
        block = self.document().begin()
        while seen and block.isValid():
            after = block.next()
            has_own_line = is_headline(block) and after.isValid() and after.userState() == block.userState()
            if block.userState() in seen and not has_own_line:
                marks += self._marked_lines(block)
            block = after
        self.setExtraSelections(marks)

    def hold_still(self) -> None:
        """Do not scroll along with new lines from now on."""
        self._follows = False

    def follow(self) -> None:
        """Show the end, and scroll along with new lines from now on."""
        self._follows = True
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def bring_into_view(self, first: int, last: int) -> None:
        """Scroll so that the lines of some events, by the numbers of the first and last, can be seen."""
        is_missing = self._writer.lacks(first) or self._writer.lacks(last)
        groups, before = self.told.groups, self.told.groups.looked_at
        groups.looked_at = frozenset(map(groups.of, range(first, last + 1))) - {NO_GROUP}
        if is_missing:
            self._write_again(False, first)
            self._write_above(self._seen_at_most)
        elif changed := before ^ groups.looked_at:
            self.finish()
            for group in changed:
                self.fold(group)
        self.scroll_to(min(self.told.seen_at(first), first), last, anyway=is_missing)

    def scroll_to(self, first: int, last: int, *, anyway: bool = False) -> None:
        """Scroll so that the lines of some written events can be seen; *anyway* also if they can be."""
        layout, bar = self.document().documentLayout(), self.verticalScrollBar()
        margin, tall = self.document().documentMargin(), self.viewport().height()
        found: list[QRectF] = []
        block = self.document().begin()
        while block.isValid() and block.userState() <= last:
            if block.userState() >= first:
                found.append(layout.blockBoundingRect(block))
            block = block.next()
        if not found:
            return
        top, bottom = found[0].top() - margin, found[-1].bottom() + margin
        if anyway or bottom > bar.value() + tall or top < bar.value():
            bar.setValue(round(min(top - tall / 3, max(top, bottom - tall))))

    def show_line(self, block: QTextBlock) -> None:
        """Scroll so that a line can be seen."""
        room, tall, bar = self.line_room(block), self.viewport().height(), self.verticalScrollBar()
        if room.top() < 0 or not block.previous().isValid():
            bar.setValue(bar.value() + round(room.top()) - 2)
        elif room.bottom() > tall:
            bar.setValue(bar.value() + round(room.bottom()) - tall + 2)

    def fold(self, group: int) -> None:
        """Write the lines of a group if it is open now, or remove them; who follows the end stays there."""
        follows, bar = self._follows, self.verticalScrollBar()
        self._writer.fold(group)
        self._over = -1
        if self._marked:
            self._show_marks()
        if follows:
            bar.setValue(bar.maximum())
        self._follows = follows

    def _marked_lines(self, block: QTextBlock) -> Iterator[QTextEdit.ExtraSelection]:
        """Mark every line into which a block wraps; Qt takes a place without a selection for such a line."""
        tint = QColor(self.palette().highlight().color())
        tint.setAlphaF(0.22)
        self.line_room(block)  # so that it has its lines
        for number in range(block.layout().lineCount()):
            mark = QTextEdit.ExtraSelection()
            mark.format.setBackground(tint)
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            mark.cursor = QTextCursor(block)
            mark.cursor.setPosition(block.position() + block.layout().lineAt(number).textStart())
            yield mark

    # Pictures

    @property
    def _side(self) -> int:
        return round(self.font().pixelSize() * _PICTURE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, and the pictures of those that can be seen."""
        super().paintEvent(event)
        self._paint_icons()
        self._paint_pictures(event)
        if self.folding.has_groups:
            painter = QPainter(self.viewport())
            self.folding.paint(painter, self._blocks_between(event.rect().top(), event.rect().bottom()))
            painter.end()
        self._hide_cut_line()

    def _paint_pictures(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        ink, room = self.palette().text().color().name(), event.rect()
        found: list[tuple[QPixmap, QRectF]] = []

        def find() -> None:
            found.extend(self.pictures(room.top(), room.bottom(), ink))

        if not self.paints_gradually:
            find()
        elif unpainted := missing(find):
            self._unpainted = unpainted
            self.painting.start()
        painter = QPainter(self.viewport())
        for picture, place in found:
            painter.drawPixmap(place.topLeft(), picture)
        painter.end()

    def cut_off(self) -> float:
        """Return where the first whole line begins that can be seen, while the log follows its end."""
        block = self.cursorForPosition(QPoint(0, 0)).block()
        room, layout = self.line_room(block), block.layout()
        lines = [layout.lineAt(number) for number in range(layout.lineCount())] if self._follows else []
        tops = [(room.top() + line.y(), line.height()) for line in lines]
        return next((top + tall for top, tall in tops if top < 0 < top + tall), 0.0)

    def _hide_cut_line(self) -> None:
        """Leave the line out of which only a part could be read."""
        if cut := self.cut_off():
            painter = QPainter(self.viewport())
            painter.fillRect(QRectF(0, 0, self.viewport().width(), cut), self.palette().base())
            painter.end()

    def _paint_on(self) -> None:
        """Paint some of the pictures that are to be seen, and show all of them once they are painted."""
        if paint_on(self._unpainted, time.perf_counter()):
            self.painting.stop()
            self.viewport().update()

    def _paint_icons(self) -> None:
        """Paint the signs of decisions, quietly."""
        rooms = self.why_rooms()
        if not rooms:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = self.palette().placeholderText().color()
        for room in rooms.values():
            ring = QColor(tint)
            ring.setAlphaF(0.55)
            painter.setPen(ring)
            painter.drawEllipse(room.adjusted(0.5, 0.5, -0.5, -0.5))
            side = round(room.width() * 0.72)
            sign = art.glyph("why", side, tint.name(), self.devicePixelRatioF())
            painter.drawPixmap(room.center() - QPointF(side / 2, side / 2), sign)
        painter.end()

    def pictures(self, top: int, bottom: int, ink: str) -> list[tuple[QPixmap, QRectF]]:
        """Return the pictures between two heights of the viewport and where they lie."""
        found: list[tuple[QPixmap, QRectF]] = []
        if self._picture is None:
            return found
        side, ratio = self._side, self.devicePixelRatioF()
        for block in self._blocks_between(top, bottom):
            if block.blockFormat().hasProperty(_BARE):
                continue
            room, number = self.line_room(block), block.userState()
            # Qt lays out only what it needs; a line that is not laid out yet is painted once it is
            if 0 <= number < len(self.told.events) and block.layout().lineCount():
                picture = self._picture(self.told.events[number], side, ink, ratio)
                if picture is not None and block.blockFormat().leftMargin():
                    size = picture.deviceIndependentSize()
                    line = block.layout().lineAt(0)
                    left = room.left() + block.blockFormat().leftMargin() - side * (1 + _GUTTER)
                    left += (side - size.width()) / 2 - self.horizontalScrollBar().value()
                    middle = room.top() + line.y() + line.height() / 2
                    found.append((picture, QRectF(QPointF(left, middle - size.height() / 2), size)))
        return found

    def _blocks_between(self, top: int, bottom: int) -> Iterator[QTextBlock]:
        """Return the lines between two heights of the viewport."""
        block = self.cursorForPosition(QPoint(0, top)).block()
        while block.isValid() and self.line_room(block).top() <= bottom:
            yield block
            block = block.next()

    # Writing

    def toPlainText(self) -> str:
        """Return the whole text; what is not written yet is written for it."""
        self.finish()
        return super().toPlainText()

    def createMimeDataFromSelection(self) -> QMimeData:
        """Return what is copied: the words alone, also those of a closed group whose headline is chosen."""
        if not self.folding.has_groups:
            return super().createMimeDataFromSelection()
        chosen, words = self.textCursor(), []
        start, end = chosen.selectionStart(), chosen.selectionEnd()
        block = self.document().findBlock(start)
        while block.isValid() and block.position() <= end:
            first = block.position()
            words.append(block.text()[max(start - first, 0) : end - first])
            if is_closed(block) and start <= first and first + block.length() - 1 <= end:
                words += [line.text for line in self.told.group_lines(block.userState())]
            block = block.next()
        data = QMimeData()
        data.setText(plain("\n".join(words).replace("\u00a0", " ")))
        return data

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys that select or copy meet the whole text; Space and Escape are for the table."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            event.ignore()
            return
        if self.folding.press(event):
            event.accept()
            return
        self.finish()
        super().keyPressEvent(event)
        if event.key() in _SCROLLING:  # also where there is nothing more to scroll
            event.accept()

    def finish(self) -> None:
        """Write at once whatever is not written yet."""
        while self._writer.lacks_below or self._writer.lacks_above:
            self._write_on()

    @property
    def _seen_at_most(self) -> int:
        """Return how many lines can be seen at the same time."""
        return self.viewport().height() // max(self.fontMetrics().lineSpacing(), 1) + 2

    def _write_what_is_seen(self) -> None:
        """Write a screen full of lines, so that the reader's place can be found again."""
        seen, before = self._seen_at_most, self.document().blockCount()
        self._write_below(seen)
        if self.document().blockCount() < before + seen:
            self._write_above(seen)

    def _write_on(self) -> None:
        """Write some more lines, those below first."""
        if self._writer.lacks_below:
            self._write_below()
        else:
            self._write_above()

    def _write_below(self, count: int = AT_ONCE) -> None:
        follows = self._follows
        self._has_written(self._writer.write_below(count))
        if follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
            self._follows = True

    def _write_above(self, count: int = AT_ONCE) -> None:
        """Write lines above; those that are seen stay where they are."""
        follows, bar = self._follows, self.verticalScrollBar()
        held = QTextCursor(self.cursorForPosition(QPoint(0, 0)).block())
        top = self.line_room(held.block()).top()
        held.movePosition(QTextCursor.MoveOperation.EndOfBlock)  # where nothing is written before it
        self._has_written(self._writer.write_above(count))
        if follows:
            bar.setValue(bar.maximum())
        else:
            bar.setValue(bar.value() + round(self.line_room(held.block()).top() - top))
        self._follows = follows

    def _has_written(self, lines: Sequence[LogLine]) -> None:
        """Mark what is to be marked among new lines, and go on where something is missing."""
        if self._marked and lines:
            self._show_marks()
        if self._writer.lacks_below or self._writer.lacks_above:
            self.writing.start()
        else:
            self.writing.stop()

    def _form(self, line: LogLine) -> tuple[QTextBlockFormat, QTextCharFormat]:
        """Return what a line looks like."""
        block, form = QTextBlockFormat(), QTextCharFormat()
        if line.heading:
            form.setFontWeight(QFont.Weight.Bold)
            form.setForeground(self.palette().link() if line.heading == PHASE else self.palette().text())
            block.setLeftMargin(_INDENT if self.folding.has_groups and line.heading == PHASE else 0.0)
            return block, form
        if line.is_between:
            return block, form
        margin = _INDENT if line.is_inset else 0.0
        if line.group != NO_GROUP:
            margin += _INDENT if line.is_headline else _INDENT + _STEP
        is_bare = line.is_headline and self.told.has_own_line(line.group)
        if is_bare:
            block.setProperty(_BARE, True)
        if self._picture is not None and not is_bare:
            margin += self._side * (1 + _GUTTER)
            block.setBottomMargin(max(self._side + _APART - self.fontMetrics().lineSpacing(), 1))
        block.setLeftMargin(margin)
        if line.decision != NO_DECISION:
            block.setRightMargin(self._px * _WHY + 6)
        return block, form
