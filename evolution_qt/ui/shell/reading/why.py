"""Why an opponent did what it did: its best plans beside each other, and what speaks for the one it took."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from evolution_qt.brain.pool import UNHURRIED, Pool
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.shell.game.rebuild_reasons import RebuiltReasons
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, ProgressBar, paragraph, turn_to
from evolution_qt.ui.shell.window.tasks import start_task
from evolution_qt.ui.table.explaining import Account, DecisionPage, ExplainWords, PlanPage

NOTHING: Final = -1


@guarded
class PartBar(QWidget):
    """A bar beside a number: to the right for what speaks for a plan, to the left for what speaks against it.

    It shows nothing that the number does not.
    """

    def __init__(self, share: float, size: QSize, is_both_ways: bool) -> None:
        """Be as long as a *share* of half the size, or of all of it where nothing goes to the left."""
        super().__init__()
        self._share = share
        self._is_both_ways = is_both_ways
        self._size = size
        self.setFixedHeight(size.height())
        self.setMinimumWidth(size.width() // 3)
        self.setMaximumWidth(size.width())

    def sizeHint(self) -> QSize:
        """Return the size; where there is little room it gives way to the words."""
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar from the middle, or from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = self.width() / 2 if self._is_both_ways else float(self.width())
        start = self.width() - room
        length = max(2.0, abs(self._share) * room)
        left = start - length if self._share < 0 else start
        colours = self.palette()
        painter.setBrush(colours.placeholderText() if self._share < 0 else colours.highlight())
        painter.drawRoundedRect(QRectF(left, 0, length, self.height()), 2, 2)


@guarded
class WhyDialog(Dialog):
    """One decision at a time; the arrow keys go to earlier and later ones."""

    def __init__(
        self,
        explaining: ExplainWords,
        names: Callable[[int], Sequence[str]],
        numbers: Callable[[], Collection[int]],
        tell: Callable[[int], Account],
        at: int = NOTHING,
        rebuilding: RebuiltReasons | None = None,
    ) -> None:
        """Explain decision number *at*, NOTHING if none is kept of what was asked of.

        *names* returns the names as they were at a decision.
        *numbers* returns those that can be gone to, *tell* what may be told of one; *rebuilding* works out
        those of before the game was continued, or looked at again.
        """
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(940, 560))
        self._words = explaining
        self._names = names
        self._every = numbers
        self._tell = tell
        self._recalling = rebuilding
        self._task: asyncio.Task[None] | None = None
        self._has_failed = False
        self._found = 0
        """How many decisions were worked out just now."""
        self.pool = Pool(UNHURRIED)
        self.at = at
        self.when = paragraph(role="muted")
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().installEventFilter(self)
        self._wide = 0
        self.earlier, self.later = PushButton(), PushButton()
        self.earlier.clicked.connect(lambda: self.step(-1))
        self.later.clicked.connect(lambda: self.step(1))
        self.recall = PushButton()
        self.recall.clicked.connect(self._recall_or_stop)
        for button in (self.recall, self.earlier, self.later):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.progress = ProgressBar()
        self.came_out = paragraph(role="muted")
        self.came_out.hide()
        self.content.addWidget(self.when)
        self.content.addWidget(self.area, 1)
        self.content.addWidget(self.progress)
        self.content.addWidget(self.came_out)
        self.finished.connect(self._end)
        self.retranslate()

    def laid(self) -> None:
        """Be as high as what it begins with: only now is it known how wide that may be."""
        super().laid()
        if (page := self.area.widget()) is not None:
            self._make_room(page)

    def retranslate(self) -> None:
        """Write every word again."""
        self.earlier.setText(self.tr("Previous decision"))
        self.later.setText(self.tr("Next decision"))
        self.progress.setAccessibleName(self.tr("Progress"))
        self._show()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.area.setMinimumHeight(0)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another decision with the arrow keys."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step(-1 if event.key() == Qt.Key.Key_Left else 1)
            event.accept()
        else:
            super().keyPressEvent(event)

    def step(self, way: int) -> None:
        """Go to an earlier or a later decision, if there is one."""
        if self.at != NOTHING and 0 <= (place := self._place + way) < len(self._numbers):
            self.at = self._numbers[place]
            self._found = 0
            self._show()

    @property
    def _numbers(self) -> list[int]:
        return sorted({*self._every(), self.at} - {NOTHING})

    @property
    def _place(self) -> int:
        """Return the place of the decision among those that can be gone to, NOTHING if none is kept."""
        return NOTHING if self.at == NOTHING else self._numbers.index(self.at)

    # Those of before

    @property
    def is_recalling(self) -> bool:
        """Return whether earlier decisions are being worked out."""
        return self._task is not None

    @property
    def _can_recall(self) -> bool:
        return self._recalling is not None and self._recalling.is_possible

    def _recall_or_stop(self) -> None:
        if self.is_recalling:
            self._end()
        elif self._recalling is not None:
            self._has_failed = False
            self.progress.setRange(0, 0)
            self._task = start_task(self._recalled(self._recalling), "recall")
            self._task.add_done_callback(self._rest)
            self._show()

    async def _recalled(self, rebuilding: RebuiltReasons) -> None:
        before = rebuilding.known
        self._has_failed = not await rebuilding.work_out(self.pool, self.progress.show_count)
        self._found = rebuilding.known - before
        if self.at == NOTHING:
            self.at = rebuilding.wanted

    def _rest(self, _task: asyncio.Task[None]) -> None:
        """Show what has come of it; also of a task that was stopped before it had begun."""
        self.pool.stop()
        self._task = None
        if isValid(self):  # closed meanwhile, it may be gone already
            self._show()

    def _end(self) -> None:
        """Stop working them out; the process is gone at once."""
        if self._task is not None:
            self._task.cancel()

    # What is shown

    def _show(self) -> None:
        self.recall.setText(self.tr("Stop") if self.is_recalling else self.tr("Work out the reasons"))
        self.recall.setVisible(self.is_recalling or self._can_recall)
        self.progress.setVisible(self.is_recalling)
        if self._found:
            self.came_out.setText(self.tr("%n decision(s) worked out.", "", self._found))
        self.came_out.setVisible(bool(self._found) and not self.is_recalling)
        self.renew()
        if self.at == NOTHING:
            self.entitle(self.tr("Why did it do that?"))
            self.when.hide()
            turn_to(self.area, self._page_of_nothing())
            return
        told = self._words.page(self._tell(self.at), self._names(self.at))
        self.entitle(told.title)
        self.when.setText(told.when)
        self.when.show()
        page = self._page(told)
        turn_to(self.area, page)
        self._make_room(page)

    def renew(self) -> None:
        """Offer to go to decisions that have become known meanwhile."""
        self.earlier.setEnabled(self._place > 0)
        self.later.setEnabled(NOTHING < self._place < len(self._numbers) - 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as high as what is shown needs in another width."""
        if event.type() == QEvent.Type.Resize and (page := self.area.widget()) is not None:
            self._make_room(page)
        return super().eventFilter(watched, event)

    def _make_room(self, page: QWidget) -> None:
        """Become as high as a page needs; never lower, so that going from one to the next moves nothing.

        In another width everything needs another height.
        """
        if self.isVisible() and (box := page.layout()) is not None:
            wide = self.area.viewport().width()
            before = self.area.minimumHeight() if wide == self._wide else 0
            self._wide = wide
            around = 2 * self.area.frameWidth()
            self.area.setMinimumHeight(max(box.totalHeightForWidth(wide) + around, before))

    def _page_of_nothing(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        words = self._words.failed() if self._has_failed else self._words.nothing_kept(self._can_recall)
        box.addWidget(self._line(words))
        box.addStretch(1)
        return page

    def _page(self, told: DecisionPage) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 0, self.px(8), 0)
        box.setSpacing(self.px(14))
        plans = QHBoxLayout()
        box.addLayout(plans)
        plans.setSpacing(self.px(14))
        for plan in told.plans:
            plans.addWidget(self._plan(plan), 1)
        grounds = QHBoxLayout()
        box.addLayout(grounds)
        grounds.setSpacing(self.px(28))
        for title, lines in told.grounds:
            listed = QVBoxLayout()
            grounds.addLayout(listed, 1)
            self._list(listed, title, lines)
        if told.summary:
            box.addWidget(self._line(told.summary))
        if told.small:
            box.addWidget(self._line(told.small, muted=True))
        box.addStretch(1)
        return page

    def _plan(self, plan: PlanPage) -> QWidget:
        """Return the sheet of one plan: its moves, and what is expected after them."""
        frame = QFrame()
        frame.setProperty("role", "note")
        box = QVBoxLayout(frame)
        box.setContentsMargins(self.px(14), self.px(10), self.px(14), self.px(12))
        box.setSpacing(self.px(5))
        head = self._line(plan.heading)
        head.setFont(fonts.title(self.px(style.TEXT + 2)))
        box.addWidget(head)
        for words, is_muted in plan.moves:
            box.addWidget(self._line(words, muted=is_muted))
        box.addSpacing(self.px(6))
        if plan.parts:
            self._show_parts(box, plan)
        box.addStretch(1)
        if plan.points:
            points = self._line(plan.points)
            points.setFont(fonts.text(self.px(style.TEXT), bold=True))
            box.addWidget(points)
        if plan.chance:
            box.addWidget(self._line(plan.chance))
        for words in plan.remarks:
            box.addWidget(self._line(words, muted=True))
        return frame

    def _show_parts(self, box: QVBoxLayout, plan: PlanPage) -> None:
        """Show what a plan would bring, a line for each part: what it is, a bar, and how much."""
        table = QGridLayout()
        box.addLayout(table)
        table.setHorizontalSpacing(self.px(8))
        table.setVerticalSpacing(self.px(3))
        table.setColumnStretch(0, 1)
        is_both_ways = any(one.share < 0 for one in plan.parts)
        for row, part in enumerate(plan.parts):
            table.addWidget(self._line(part.words), row, 0)
            table.addWidget(PartBar(part.share, QSize(self.px(64), self.px(9)), is_both_ways), row, 1)
            amount = self._line(part.amount)
            amount.setWordWrap(False)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.addWidget(amount, row, 2)

    def _list(self, box: QVBoxLayout, title: str, lines: Sequence[str]) -> None:
        box.setSpacing(self.px(4))
        head = self._line(title)
        head.setFont(fonts.text(self.px(style.TEXT), bold=True))
        box.addWidget(head)
        for words in lines:
            row = QHBoxLayout()
            box.addLayout(row)
            row.setSpacing(self.px(8))
            dot = self._line("•")
            dot.setWordWrap(False)
            row.addWidget(dot, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(self._line(words), 1)
        box.addStretch(1)

    def _line(self, words: str, *, muted: bool = False) -> Label:
        label = paragraph(typeset(words), role="muted" if muted else "")
        label.setFont(fonts.text(self.px(style.TEXT - 1 if muted else style.TEXT)))
        return label
