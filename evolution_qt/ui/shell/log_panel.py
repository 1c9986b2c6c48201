"""What has happened, in sentences, by rounds and phases. Plain text: it can be selected and copied.

Beside each line stands a small picture. It is painted when the line is to be seen and no part of the text.
Linked with the table both ways: `pointed` tells which event the pointer rests on, `mark` shows the lines of
some events. At the end of a line that tells of an opponent's decision stands a quiet sign: who clicks there,
or asks by the menu of the line, wants to know why.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QMenu, QTextEdit, QWidget

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.state import EFFECTS
from evolution_qt.ui.kit import art, fonts, writing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import style

MOST_LINES = 5_000

_NO_EVENT: Final = -1
"""Stands for the number of an event at lines that tell of none."""
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
_OF_AN_ATTACK: Final = frozenset(
    {e.POPULATION_LOST, e.WENT_EXTINCT, e.ATE_MEAT, e.BAGGED, e.DREW, e.STORED_FAT}
)

NO_DECISION: Final = -1
_WHY: Final = 1.1
"""Side of the sign of a decision, in sizes of the writing."""

_SMALL: Final = frozenset({e.CARD_SPENT, e.BAGGED, e.FIRST_PLAYER_MOVED, e.SHUFFLED, e.DREW})
_ROUTINE: Final = frozenset(
    {
        *_SMALL,
        e.FOOD_CARD_LAID,
        e.FOOD_CARD_TURNED_UP,
        e.TRAIT_LAID,
        e.BODY_GREW,
        e.POPULATION_GREW,
        e.TURN_ENDED,
        e.PASSED,
        e.ATE_PLANTS,
        e.ATE_MEAT,
        e.STORED_FAT,
        e.MOVED_FAT,
    }
)
LEFT_OUT: Final = {"all": frozenset[int](), "usual": _SMALL, "short": _ROUTINE}
"""The kinds of events that have no line, by how much the log is to tell."""


class Sentences(Protocol):
    """Who puts events into words."""

    def sentence(self, event: Event, names: Sequence[str], viewer: int) -> str:
        """Return the line of an event, empty if there is nothing to say."""

    def drawn(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the line for cards that one seat draws together."""

    def phase(self, number: int) -> str:
        """Return the name of a phase."""

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""


Picture = Callable[[Event, int, str, float], QPixmap | None]
"""Draws an event so many pixels high, signs in a colour, for a density; None without a picture."""


@guarded
class LogPanel(QTextEdit):
    """The log of one game. It remembers what it told, so that it can tell it again in another language."""

    pointed = Signal(int)
    """The number of the event whose line the pointer rests on, -1 for none."""
    line_clicked = Signal(int)
    """Somebody has clicked on a line, or asked by its menu to see that moment: the number of its event."""
    why_asked = Signal(int)
    """Somebody wants to know why: the number of the decision, NO_DECISION if none is kept for that line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFont(fonts.text(style.SMALL))
        self.setAcceptRichText(False)
        self.document().setMaximumBlockCount(MOST_LINES)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._phrases: Sentences | None = None
        self._picture: Picture | None = None
        self._names_at: Callable[[int], Sequence[str]] = lambda _number: ()
        self._viewer = -1
        self._told: list[Event] = []
        self._automatic: dict[int, int] = {}  # of each event of a move made by itself, the move's first one
        self.opponents: frozenset[int] = frozenset()
        """The seats that can be asked why they did something."""
        self._decisions: dict[int, int] = {}  # of each event that somebody has decided on, which decision
        self._signed: dict[int, int] = {}  # of each line with a sign, which decision
        self._over_why = False
        self.offers: Callable[[int, QMenu], None] = lambda _number, _menu: None
        """Adds to the menu of an event's line what else can be done there."""
        self._stopped: set[int] = set()  # the first event of each move whose search was cut short
        self._preface: Callable[[], Sequence[str]] = tuple
        self._is_attack = False
        self._effects = -1  # the number of a phase of effects that has brought nothing yet
        self._detail = "all"
        self._over = -1
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._stretched)

    @property
    def told(self) -> Sequence[Event]:
        """Return every event that was told, by its number."""
        return self._told

    def set_size(self, px: float) -> None:
        """Write in another size of so many pixels, if it is another one."""
        if round(px) != self.font().pixelSize():
            place = self._place()
            self.setFont(fonts.text(round(px)))
            self._tell_again(*place)

    def set_detail(self, detail: str) -> None:
        """Tell everything, or leave some kinds of events out: one of the keys of `LEFT_OUT`."""
        if detail != self._detail:
            self._detail = detail
            self.retranslate()

    def begin(
        self,
        phrases: Sentences,
        names: Sequence[str],
        viewer: int,
        picture: Picture | None = None,
        preface: Callable[[], Sequence[str]] = tuple,
        names_at: Callable[[int], Sequence[str]] | None = None,
    ) -> None:
        """Start the log of a game as this viewer may know it, with pictures if somebody draws them.

        *preface* gives what is said before the first event, in the language of the moment, *names_at* the
        names by seat as they were when the event of a number happened, if they have not always been *names*.
        """
        self._picture = picture
        self._preface = preface
        self._phrases, self._viewer = phrases, viewer
        self._names_at = names_at or (lambda _number: names)
        self._told.clear()
        self._automatic.clear()
        self._decisions.clear()
        self._signed.clear()
        self._stopped.clear()
        self._effects = -1
        self.clear()

    def tell(
        self,
        events: Sequence[Event],
        *,
        automatic: bool = False,
        stopped: bool = False,
        decision: int = NO_DECISION,
        actor: int = -1,
    ) -> None:
        """Add what happened; *automatic*: nobody was asked; *stopped*: the search was cut short.

        *decision* is the number of the decision of *actor* that led to it, if a report of it is kept.
        """
        shown = [event.as_seen_by(self._viewer) for event in events]
        first = len(self._told)
        if automatic:
            self._automatic.update(dict.fromkeys(range(first, first + len(shown)), first))
        if decision != NO_DECISION:
            for number, event in enumerate(shown, first):
                if event.actor == actor and event.kind in e.DECIDED and event.cause < 0:
                    self._decisions[number] = decision
        if stopped:
            self._stopped.add(first)
        self._told += shown
        self._write(first)

    def see_as(self, viewer: int, history: Sequence[Event]) -> None:
        """Tell everything again as another viewer may know it; *history* is all that has happened."""
        self._viewer = viewer
        self._told = [event.as_seen_by(viewer) for event in history[: len(self._told)]]
        self.retranslate()

    def forget_after(self, count: int) -> None:
        """Tell only the first events, so many of them, any more: the rest was taken back."""
        if count >= len(self._told):
            return
        del self._told[count:]
        for kept in (self._automatic, self._decisions):
            for number in [number for number in kept if number >= count]:
                del kept[number]
        self._stopped = {number for number in self._stopped if number < count}
        self._over = -1
        self._tell_again(*self._place())

    def retranslate(self) -> None:
        """Tell everything again; whoever reads above the end stays there."""
        self._tell_again(*self._place())

    def _place(self) -> tuple[bool, int]:
        """Return whether the end is followed, and which event's line is the first that is seen."""
        return self._follows, self.cursorForPosition(QPoint(0, 0)).block().userState()

    def _tell_again(self, follows: bool, read: int) -> None:
        self.clear()
        self._signed.clear()
        self._is_attack = False
        self._effects = -1
        self._follows = follows
        self._write(0)
        if not follows:
            self._begin_with(read)

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
        self._follows = value >= self.verticalScrollBar().maximum() - _NEAR_THE_END

    def _stretched(self, _least: int, most: int) -> None:
        """Keep the last line in sight when lines are added or wrap otherwise, unless somebody reads above."""
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self._phrases is not None:
            self.retranslate()
        super().changeEvent(event)

    # The table

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say which event the pointer rests on."""
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        self._point(self._number_at(at))
        over = self._why_at(at) != NO_DECISION
        if over != self._over_why:
            self._over_why = over
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
            self.viewport().setCursor(shape)
            self.viewport().setToolTip(self.tr("Why did it do that?") if over else "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click on the sign of a decision, or on a line."""
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        decision = self._why_at(at)
        is_click = event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection()
        if is_click and decision != NO_DECISION:
            self.why_asked.emit(decision)
        elif is_click and (number := self._number_at(at)) >= 0:
            self.line_clicked.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy, and to ask why somebody did that."""
        menu = self.menu_at(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def menu_at(self, at: QPoint) -> QMenu:
        """Return the menu of a line, by a point of the viewport."""
        menu = self.createStandardContextMenu()
        number = self._number_at(at)
        if number >= 0:
            self.offers(number, menu)
        own: list[QAction] = []
        if number >= 0:
            moment = QAction(self.tr("Show this moment"), menu)
            moment.triggered.connect(lambda: self.line_clicked.emit(number))
            own.append(moment)
        if self.tells_of_a_move(number):
            action = QAction(self.tr("Why did it do that?"), menu)
            decision = self.decision_of(number)
            action.triggered.connect(lambda: self.why_asked.emit(decision))
            own.insert(0, action)
        before = menu.actions()[0] if menu.actions() else None
        if before is not None and own:
            menu.insertActions(before, own)
            menu.insertSeparator(before)
        return menu

    # Decisions

    def tells_of_a_move(self, number: int) -> bool:
        """Say whether an event is what an opponent did."""
        if not 0 <= number < len(self._told):
            return False
        event = self._told[number]
        return event.kind in e.DECIDED and event.actor in self.opponents

    def decision_of(self, number: int) -> int:
        """Return which decision led to an event, NO_DECISION if none is kept."""
        return self._decisions.get(number, NO_DECISION)

    @property
    def decisions(self) -> Collection[int]:
        """Return the decisions that lines tell of."""
        return self._decisions.values()

    @property
    def pointed_decision(self) -> int:
        """Return which decision the line tells of that the pointer rests on, NO_DECISION for none."""
        return self.decision_of(self._over)

    def why_rooms(self) -> dict[int, QRectF]:
        """Return where in the viewport the sign of each decision stands that can be seen."""
        found: dict[int, QRectF] = {}
        block = self.cursorForPosition(QPoint(0, 0)).block()
        side = round(self.font().pixelSize() * _WHY)
        while block.isValid():
            room = self.line_room(block)
            if room.top() > self.viewport().height():
                break
            decision = self._signed.get(block.userState(), NO_DECISION)
            if decision != NO_DECISION:
                line = block.layout().lineAt(0)
                middle = room.top() + line.y() + line.height() / 2
                found[decision] = QRectF(self.viewport().width() - side - 3, middle - side / 2, side, side)
            block = block.next()
        return found

    def _why_at(self, at: QPoint) -> int:
        """Return the decision whose sign is at a point, NO_DECISION if there is none."""
        for decision, room in self.why_rooms().items():
            if room.adjusted(-4, -4, 4, 4).contains(QPointF(at)):
                return decision
        return NO_DECISION

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._point(-1)
        return super().viewportEvent(event)

    def _point(self, number: int) -> None:
        if number != self._over:
            self._over = number
            self.pointed.emit(number)

    def _number_at(self, at: QPoint) -> int:
        block = self.cursorForPosition(at).block()
        room = self.line_room(block)
        return block.userState() if room.top() <= at.y() <= room.bottom() else -1

    def line_room(self, block: QTextBlock) -> QRectF:
        """Return where a line stands in the viewport, scrolled as it is."""
        room = self.document().documentLayout().blockBoundingRect(block)
        return room.translated(0, -self.verticalScrollBar().value())

    def mark(self, numbers: Collection[int]) -> None:
        """Mark the lines of some events, and only these."""
        marks: list[QTextEdit.ExtraSelection] = []
        block = self.document().begin()
        while numbers and block.isValid():
            if block.userState() in numbers:
                marks += self._marked(block)
            block = block.next()
        self.setExtraSelections(marks)

    def hold_still(self) -> None:
        """Do not scroll along with what is told from now on."""
        self._follows = False

    def bring_into_view(self, first: int, last: int) -> None:
        """Scroll so that the lines of some events, by the numbers of the first and last, can be seen."""
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
        if bottom > bar.value() + tall or top < bar.value():
            bar.setValue(round(min(top - tall / 3, max(top, bottom - tall))))

    def _marked(self, block: QTextBlock) -> Iterator[QTextEdit.ExtraSelection]:
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
        self._paint_signs()
        if self._picture is None:
            return
        ink = self.palette().text().color().name()
        found = self.pictures(event.rect().top(), event.rect().bottom(), ink)
        painter = QPainter(self.viewport())
        for picture, place in found:
            painter.drawPixmap(place.topLeft(), picture)
        painter.end()

    def _paint_signs(self) -> None:
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
        block = self.cursorForPosition(QPoint(0, top)).block()
        side, ratio = self._side, self.devicePixelRatioF()
        while self._picture is not None and block.isValid():
            room = self.line_room(block)
            if room.top() > bottom:
                break
            number = block.userState()
            if 0 <= number < len(self._told):
                picture = self._picture(self._told[number], side, ink, ratio)
                if picture is not None and block.blockFormat().leftMargin():
                    size = picture.deviceIndependentSize()
                    line = block.layout().lineAt(0)
                    left = room.left() + block.blockFormat().leftMargin() - side * (1 + _GUTTER)
                    left += (side - size.width()) / 2 - self.horizontalScrollBar().value()
                    middle = room.top() + line.y() + line.height() / 2
                    found.append((picture, QRectF(QPointF(left, middle - size.height() / 2), size)))
            block = block.next()
        return found

    # Writing

    def _write(self, first: int) -> None:
        if self._phrases is None:
            return
        follows = self._follows
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not first:
            for words in self._preface():
                self._line(cursor, words, _NO_EVENT)
        numbered = enumerate(self._told[first:], first)
        for kind, together in groupby(numbered, lambda one: (one[1].kind, one[1].actor)):
            if kind[0] in LEFT_OUT[self._detail]:
                continue
            some = list(together)
            if kind[0] == e.DREW:
                words = self._phrases.drawn([event for _, event in some], self._names_at(some[0][0]))
                self._line(cursor, words, some[0][0], inset=self._is_effect(some[0][1]))
                continue
            for number, event in some:
                self._write_one(cursor, number, event)
        if follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
            self._follows = True

    def _write_one(self, cursor: QTextCursor, number: int, event: Event) -> None:
        assert self._phrases is not None
        text = self._phrases.sentence(event, self._names_at(number), self._viewer)
        if event.kind == e.ROUND_BEGAN:
            self._line(cursor, text, number, heading=2)
        elif event.kind == e.PHASE_BEGAN and event.amount == EFFECTS and not text:
            self._effects = number
        elif event.kind == e.PHASE_BEGAN:
            self._line(cursor, text or self._phrases.phase(event.amount), number, heading=1)
        elif text:
            self._line(cursor, text, number, inset=self._is_effect(event))

    def _said_to_be_automatic(self, text: str, number: int) -> str:
        """Return a line, with a remark if it tells what somebody did in a move that was made by itself."""
        assert self._phrases is not None
        if number in self._stopped:
            return self._phrases.stopped(text)
        move = self._automatic.get(number)
        if move != number:  # what follows from a move, such as a deal, is nobody's
            return text
        return self._phrases.automatic(text)

    def _is_effect(self, event: Event) -> bool:
        """Say whether an event follows from another one: from a trait, or from an attack."""
        if event.kind == e.ATTACKED:
            self._is_attack = True
            return False
        if event.kind not in _OF_AN_ATTACK:
            self._is_attack = self._is_attack and event.cause >= 0
            return event.cause >= 0
        return self._is_attack or event.cause >= 0

    def _line(
        self, cursor: QTextCursor, text: str, number: int, *, heading: int = 0, inset: bool = False
    ) -> None:
        effects, self._effects = self._effects, -1
        if not heading:
            if effects >= 0 and self._phrases is not None:
                self._line(cursor, self._phrases.phase(EFFECTS), effects, heading=1)
            text = self._said_to_be_automatic(text, number)
        block = QTextBlockFormat()
        block.setLeftMargin(_INDENT if inset else 0.0)
        if self._picture is not None and not heading:
            block.setLeftMargin(block.leftMargin() + self._side * (1 + _GUTTER))
            block.setBottomMargin(max(self._side + _APART - self.fontMetrics().lineSpacing(), 1))
        decision = NO_DECISION if heading else self._decisions.get(number, NO_DECISION)
        if decision != NO_DECISION and decision not in self._signed.values():
            self._signed[number] = decision
            block.setRightMargin(self.font().pixelSize() * _WHY + 6)
        form = QTextCharFormat()
        if heading:
            self._is_attack = False
            form.setFontWeight(QFont.Weight.Bold)
            form.setForeground(self.palette().link() if heading == 1 else self.palette().text())
        if self.document().isEmpty():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(writing.typeset(text.replace("\n", " ")), form)
        cursor.block().setUserState(number)
