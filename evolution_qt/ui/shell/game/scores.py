"""The end of a game: who won, shown as a procession of what has survived, with further pages.

One page says from what the points came, one how the game went.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.core.steps import Steps, at_once
from evolution_qt.core.text import isolated
from evolution_qt.core.timeline import RoundEnd
from evolution_qt.ui.kit import accessibility, fonts, palette, phrasing, timings, writing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.plain_text import Label, PushButton, ToolButton, tip
from evolution_qt.ui.kit.scenes import Beat, Motion, TableStage, fade
from evolution_qt.ui.shell.game.end_stage import EndStage, Fitted
from evolution_qt.ui.shell.game.score_pages import CoursePage, SourcesPage
from evolution_qt.ui.shell.game.score_panel import Standing
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import PushToggle
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.presentation import Presentation, presentation
from evolution_qt.ui.table.procession import Marcher, Procession
from evolution_qt.ui.table.scoring import NO_SIDE, PointSources, Scoring, SourceRow, Survivors
from evolution_qt.ui.table.words import GameWords

_BACK = 22
_SHEET = (1000, 620)
"""The largest size of the sheet of a page, in pixels."""
_AROUND = 60
"""Pixels beside what lies on the sheet."""
_BESIDE = 24
_PADDING = 20
"""Pixels of a button beside its words."""
_APART = 22
"""Pixels between groups of buttons."""
_MAIN = 3
"""How wide the button for the next match grows where there is room, two for each other."""
_LINE, _FAINT = "rgba(255, 246, 227, 80)", "rgba(255, 246, 227, 110)"
_SMALLEST = 0.5
"""How small the words of buttons get before they are cut."""


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
        self, theme: str, parent: QWidget | None = None, take_back: ToolButton | None = None
    ) -> None:
        """Show the end of one game; *take_back* takes moves back and says which, or why not."""
        super().__init__(parent)
        self._theme = theme
        self.take_back = take_back or ToolButton()
        self.take_back.setParent(self)
        self._has_take_back = take_back is not None
        self.teaches = False
        """Whether it was a lesson: behind it comes a real game."""
        self.is_shown = False
        """Whether the game has ended and nothing was taken back: it may be seen again any time."""
        self.heading = self.story = ""
        """Who has won, and a sentence about how."""
        self._standings: Sequence[Standing] = ()
        self._winners: Sequence[int] = ()
        self._survivors: Sequence[Sequence[Survivors]] = ()
        self._ends: Sequence[RoundEnd] = ()
        self._phrases: GameWords | None = None
        self._changes: Callable[[], Sequence[str]] = tuple
        self._remark: Callable[[], str] = str
        self._pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS
        self._sources: Callable[[], PointSources] | None = None
        self.next_level: Callable[[], str] = str
        """Names the level at which the bots are to play again; empty if it is the same."""
        self._speed = 0.0
        self._said = 0
        self._before = QPixmap()
        """The table as it was seen last, while it fades."""
        self._is_made = False
        self._coming = Job(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # its stage covers all of it
        self.hide()

    def _make(self) -> None:
        """Make everything that is to be seen; a game that goes on needs none of it."""
        self._is_made = True
        self.stage = EndStage(self)
        self.stage.pressed.connect(self.skip)
        self.stage.ended.connect(self._describe)
        self.remark, self.changes = Label(), Label()
        for label in (self.remark, self.changes):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.again, self.rematch, self.replay = PushButton(), PushButton(), PushButton()
        self.new_game, self.table, self.start = PushButton(), PushButton(), PushButton()
        self.by_source, self.by_round = PushToggle(), PushToggle()
        self.sources, self.course = SourcesPage(), CoursePage()
        self.replay.clicked.connect(lambda: self.replay_asked.emit(0))
        self.course.replay_asked.connect(self.replay_asked)
        if self.teaches:
            self.rematch.setParent(self)  # it has no place there
            self.rematch.hide()
        self._main.setProperty("role", "main")
        self._lines = QHBoxLayout(), QHBoxLayout()
        for quiet in [button for group in self._groups for button in group][1:]:
            quiet.setProperty("role", "quiet")
        for button, signal in (
            (self.again, self.again_asked),
            (self.rematch, self.rematch_asked),
            (self.new_game, self.new_game_asked),
            (self.table, self.table_asked),
            (self.start, self.start_asked),
        ):
            button.clicked.connect(signal)
        for button, page in self._pages:
            button.toggled.connect(partial(self._toggle, page))
        if not self._has_take_back:
            self.take_back.hide()
        self.sheet = QFrame()
        self.sheet.setObjectName("sheet")
        held = QWidget()
        content = QVBoxLayout(held)
        content.setContentsMargins(0, 0, 8, 0)
        content.addWidget(self.sources)
        content.addWidget(self.course)
        self.area = Fitted(held)
        self._inside = QVBoxLayout(self.sheet)
        self._inside.addWidget(self.area)
        self.note = Note()
        self._foot = QWidget()
        self._foot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        foot = self._below = QVBoxLayout(self._foot)
        foot.addWidget(self.remark)
        foot.addWidget(self.changes)
        for line in self._lines:
            line.setSpacing(6)
            foot.addLayout(line)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        box.addStretch(1)
        box.addLayout(row, 30)
        box.addStretch(1)
        row.addStretch(1)
        row.addWidget(self.sheet, 30)
        row.addStretch(1)
        box.addWidget(self.note, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addWidget(self._foot)
        self.stage.show()
        self.stage.lower()
        self.turn(None)
        self._write()

    def _toggle(self, page: SourcesPage | CoursePage, on: bool) -> None:
        if on or not any(button.isChecked() for button, _ in self._pages):
            self.turn(page if on else None)

    @property
    def _pages(self) -> tuple[tuple[PushButton, SourcesPage | CoursePage], ...]:
        return (self.by_source, self.sources), (self.by_round, self.course)

    def turn(self, page: SourcesPage | CoursePage | None) -> None:
        """Show a page over the procession, or None."""
        if page is not None:
            self.skip()
        for button, one in self._pages:
            one.setVisible(one is page)
            if button.isChecked() and one is not page:
                button.setChecked(False)
        self._fit_sheet()
        self.sheet.setVisible(page is not None)

    def _write(self) -> None:
        """Write in the current size."""
        beside, above = style.tight(_AROUND // 2), style.tight(20)
        self._inside.setContentsMargins(beside, above, beside, above)
        self.take_back.setIconSize(QSize(style.tight(_BACK), style.tight(_BACK)))
        self._below.setContentsMargins(*(style.tight(size) for size in (_BESIDE, 8, _BESIDE, 12)))
        for label in (self.remark, self.changes):
            label.setFont(fonts.text(style.sized(style.SMALL + 1)))
            ink = palette.THEMES[self._theme].table_text if palette.is_strong(self._theme) else palette.CREAM
            label.setStyleSheet(f"color: {ink};")

    def show_result(
        self,
        standings: Sequence[Standing],
        winners: Sequence[int],
        ends: Sequence[RoundEnd] = (),
        phrases: GameWords | None = None,
        changes: Callable[[], Sequence[str]] = tuple,
        remark: Callable[[], str] = str,
        pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
        sources: Callable[[], PointSources] | None = None,
        *,
        survivors: Sequence[Sequence[Survivors]] = (),
        speed: float = 0.0,
    ) -> None:
        """Show how the game ended, and its course if it is known.

        *changes* says which seats changed hands, *remark* why the game does not count, and what a lesson
        says of it, if anything; both in the current language. *pieces_at* gives what pieces were called
        before the event of a number, *sources* where points came from, if the parts of the scores do not say
        that. The *survivors* of each seat walk in at a *speed*; at none the last picture is seen at once.
        """
        self._changes, self._remark, self._pieces_at = changes, remark, pieces_at
        self._standings, self._winners = standings, winners
        self._ends, self._phrases = ends, phrases
        self._sources, self._survivors, self._speed = sources, survivors, speed
        self._said = 0
        self.is_shown = True
        self.setAccessibleDescription("")
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

    @property
    def is_walking(self) -> bool:
        """Return whether the procession is on its way."""
        return self._is_made and self.stage.clock.state() == QPropertyAnimation.State.Running

    def skip(self) -> None:
        """Show the last picture."""
        self.stage.end()

    def _appear(self, _result: None) -> None:
        parent = self.parentWidget()
        is_moving = self._speed > 0 and parent is not None and parent.isVisible()
        if is_moving and parent is not None:
            self._before = parent.grab()
        self.stage.load(Motion(lambda _is_calm: self._scene()), self._speed if is_moving else 0.0)
        self.setAccessibleName(self.heading)
        self.show()
        self.raise_()
        self.setFocus()  # no button: the key that ended the game must not begin the next one
        self.appeared.emit()

    def _scene(self) -> list[Beat]:
        """Return the procession, into which the table fades."""
        procession = self.stage.procession
        assert procession is not None
        beat = procession.beat()
        moments = [timings.PROCESSION / 2, *procession.moments[1:], beat.length]
        stages = [TableStage(at, partial(self._say, count)) for count, at in enumerate(moments, 1)]
        sprites = list(beat.sprites)
        if not self._before.isNull():
            sprites.append(fade(lambda: self._before, procession.room.center(), timings.END_FADE))
        return [beat._replace(sprites=sprites, stages=stages)]

    def _spoken(self) -> list[str]:
        """Return what a screen reader says, in the order in which it is seen."""
        procession = self.stage.procession
        assert procession is not None
        marchers = procession.marchers
        herds = [(one.name, sum(kind.number for kind in one.herd)) for one in marchers]
        told = [
            phrasing.row([phrasing.before(name, self.tr("%n animal(s)", "", count)) for name, count in herds])
            if any(count for _, count in herds)
            else ""
        ]
        for part, words in enumerate(procession.parts):
            each = phrasing.each([(one.name, one.parts[part]) for one in marchers])
            told.append(phrasing.before(words, each))
        points = phrasing.each([(one.name, one.points) for one in marchers])
        last = [
            self.heading,
            phrasing.before(self.tr("Points"), points),
            self.story,
            self.remark.text(),
            self.changes.text(),
        ]
        return [*told, "\n".join(words for words in last if words)]

    def _say(self, count: int) -> None:
        """Let a screen reader say the first sentences, so many of them, as far as it has not."""
        if self.stage.is_moving and self._said < count:
            for words in filter(None, self._spoken()[self._said : count]):
                accessibility.announce(self, words)
            self._said = count

    def _describe(self) -> None:
        """Have what is said when it comes into view; while they walk it is announced."""
        self._before = QPixmap()
        if self.stage.procession is not None:
            self.setAccessibleName(self.heading)
            self.setAccessibleDescription("\n".join(filter(None, self._spoken())))

    def _prepare(self) -> Steps[None]:
        if not self._is_made:
            self._make()
            yield
        self._name_things()
        yield from self._filling()
        self._show_course()
        yield
        self.cover()
        self._arrange()
        yield
        yield from self.stage.preparing()

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
        """Show everything in the colours of a theme."""
        self._theme = theme
        if self._is_made:
            self._write()
            self._renew()  # links are written in the colour of the theme
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self._name_things()
            self._renew()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Space show the last picture, and Escape leave a page."""
        if event.key() == Qt.Key.Key_Space and self.is_walking:
            self.skip()
        elif event.key() == Qt.Key.Key_Escape and self._is_made and self.sheet.isVisible():
            self.turn(None)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Report that the table is covered."""
        super().showEvent(event)
        if self._is_made:
            self.stage.renew()
        self.covers.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the pictures, as large as the window."""
        self.covers.emit(False)
        if self._is_made:
            self.stage.rest()
            self._describe()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the room there is."""
        super().resizeEvent(event)
        if self._is_made:
            self._arrange()

    def _name_things(self) -> None:
        if level := self.next_level():
            self.again.setText(filled(self.tr("Play again: {level}"), {"level": level}))
            again = self.tr("You have won clearly twice in a row. A new deal against stronger opponents.")
        else:
            self.again.setText(self.tr("Play again"))
            again = self.tr("The same players in the same seats, with a new deal. First player: random.")
        self.again.setToolTip(tip(again))
        self.rematch.setText(self.tr("Play again, rotate seats"))
        self.rematch.setToolTip(
            self.tr(
                "The same players with a new deal, all one seat further on, so that another player begins."
            )
        )
        self.new_game.setText(self.tr("New game"))
        self.table.setText(self.tr("Look at the table"))
        self.start.setText(self.tr("To the start screen"))
        self.replay.setText(self.tr("Watch the replay"))
        self.by_source.setText(self.tr("Points by source"))
        self.by_round.setText(self.tr("Points by round"))
        winners = [isolated(self._standings[seat].name) for seat in self._winners]
        names = QLocale().createSeparatedList(winners)
        people = [seat for seat, one in enumerate(self._standings) if not one.is_bot]
        if list(self._winners) == people and len(people) == 1:
            self.heading = self.tr("You win")
        elif len(self._winners) == 1:
            self.heading = filled(self.tr("{name} wins"), {"name": names})
        else:
            self.heading = filled(self.tr("{names} share the victory"), {"names": names})
        self.remark.setText(self._remark())
        self.remark.setVisible(bool(self.remark.text()))
        self.changes.setText("\n".join(self._changes()))
        self.changes.setVisible(bool(self.changes.text()))

    def _show_course(self) -> None:
        """Show the points after each round and what turned the game."""
        names = [one.name for one in self._standings]
        if self._phrases is not None:
            self.course.show_course(names, self._ends, self._phrases, self._pieces_at)
        self.by_round.setEnabled(self.course.is_known)
        self.story = self._tie() or self._turn()

    def _turn(self) -> str:
        """Return in a sentence what did most for who has won, empty if that is not known."""
        points = [one for one in self.course.points if one.winner in self._winners] or self.course.points
        if not points or self._phrases is None:
            return ""
        point = max(points, key=lambda one: abs(one.change))
        return writing.typeset(self._phrases.turning_point(point, [one.name for one in self._standings]))

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

    @property
    def _ranks(self) -> list[int]:
        """Return the seats, the best first."""
        return sorted(
            range(len(self._standings)),
            key=lambda seat: (seat not in self._winners, -self._standings[seat].score.points),
        )

    def _renew(self) -> None:
        """Fill the pages again, and lay out everything."""
        if self.is_coming:
            self._coming.begin(self._prepare(), self._appear)  # it may be in the middle of the page
        else:
            at_once(self._filling())
        self._show_course()
        self._arrange()

    def _filling(self) -> Steps[None]:
        yield from self.sources.filling(
            self._standings, self._ranks, self._winners, self._points(), self._presentation, self._theme
        )

    def _points(self) -> PointSources:
        """Return where the points came from, at least the parts of the scores."""
        if self._sources is not None:
            return self._sources()
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

    def _arrange(self) -> None:
        """Lay out the buttons, the page and the procession for the room there is."""
        self._lay_buttons()
        self._fit_sheet()
        self.stage.setGeometry(self.rect())
        self._below.activate()
        foot = self._foot
        tall = foot.heightForWidth(self.width()) if foot.hasHeightForWidth() else foot.sizeHint().height()
        self.stage.show_procession(self._procession(float(tall)), self._theme)

    def _fit_sheet(self) -> None:
        """Give the sheet its size: the chart takes what room there is, points only what they need."""
        wide, tall = min(style.sized(_SHEET[0]), self.width() - style.tight(_AROUND)), style.sized(_SHEET[1])
        for page in (self.sources, self.course):
            page.tighten(wide - style.tight(_AROUND) - 16)
        if self.course.isHidden():
            needed = max(self.sources.sizeHint().height(), self.sources.minimumSizeHint().height())
            tall = min(needed + style.tight(_AROUND), tall)
        self.sheet.setMaximumSize(wide, tall)
        self.sheet.setMinimumWidth(min(wide, style.tight(560)))

    def _procession(self, foot: float) -> Procession:
        shown, sources = self._presentation, self._points()
        growing, known = self._scoring.growing(sources), sources.names
        sources_of_parts = [known.index(name) if name in known else len(known) for name in growing.names]
        marchers = []
        for seat in self._ranks:
            one = self._standings[seat]
            rows = [row for row in growing.rows if row.seat == seat]
            row = next((row for row in rows if row.side == one.counting), rows[0])
            badges = [palette.badge(seat)] if shown.badge is None else list(map(shown.badge, one.sides))
            herd = self._survivors[seat] if seat < len(self._survivors) else ()
            name = one.beside_icons if one.beside_icons else one.name
            is_winner = seat in self._winners
            marchers.append(Marcher(name, badges, herd, row.parts, one.score.points, is_winner))
        room, ratio = QRectF(self.rect()), self.devicePixelRatioF()
        text = style.text_factor()
        return Procession(
            marchers,
            growing.names,
            sources_of_parts,
            self.heading,
            self.story,
            room,
            foot,
            self._theme,
            text,
            ratio,
        )

    def _lay_buttons(self) -> None:
        """Lay the groups of buttons in one line, or in two, after what takes moves back."""
        groups = self._groups
        buttons = [button for group in groups for button in group]
        for button in buttons:
            button.setParent(self._foot)  # else it is measured without the style sheet of the window
        self._foot.setStyleSheet(self._look(1.0))  # so that all are measured in their full size
        gap, room = self._lines[0].spacing(), self.width() - 2 * style.tight(_BESIDE)
        if self._has_take_back:
            room -= self.take_back.sizeHint().width() + gap
        for lines in (groups, []), (groups[:2], groups[2:]):
            rows = [[button for group in line for button in group] for line in lines if line]
            free = [room - len(row) * (gap + _PADDING) - len(lines[0]) * _APART for row in rows]
            words = [sum(button.sizeHint().width() - _PADDING for button in row) for row in rows]
            share = min(has / wide for has, wide in zip(free, words, strict=True))
            if share >= 1:
                break
        self._foot.setStyleSheet(self._look(min(max(share, _SMALLEST), style.factor(self.size()))))
        for box, line in zip(self._lines, lines, strict=True):
            while box.count():
                box.takeAt(0)
            if line and line[0] is groups[0] and self._has_take_back:
                box.addWidget(self.take_back)
            for group in line:
                if group is not line[0]:
                    box.addSpacing(_APART)
                for button in group:
                    box.addWidget(button, _MAIN if button is self._main else 2)

    @property
    def _groups(self) -> list[list[PushButton]]:
        """Return the buttons: what may be played next, where else one may go, and what the match was like."""
        next_ones = [self.again, self.rematch, self.new_game]
        return [
            [self.new_game, self.again] if self.teaches else next_ones,
            [self.table, self.start],
            [self.replay, self.by_source, self.by_round],
        ]

    @property
    def _main(self) -> PushButton:
        return self._groups[0][0]

    def _look(self, grown: float) -> str:
        """Return how the buttons look, so much larger than usual: all but one are quiet."""
        px = max(round(style.sized(style.TEXT) * grown), fonts.CROWDED)
        above, beside = round(9 * grown) if grown >= 1 else 3, _PADDING // 2 - 1
        sizes = f"""
            QPushButton {{ font-size: {px}px; padding: {above}px {beside}px; min-height: 0; }}
            QPushButton:focus {{ padding: {above - 1}px {beside - 1}px; }}
        """
        if palette.is_strong(self._theme):
            return sizes
        tints, ink = palette.THEMES[self._theme], palette.CREAM
        return f"""{sizes}
            QPushButton[role="quiet"] {{ background: transparent; color: {ink}; border: 1px solid {_LINE}; }}
            QPushButton[role="quiet"]:hover {{ background: {_LINE}; border-color: {ink}; }}
            QPushButton[role="quiet"]:focus {{ border: 2px solid {ink}; }}
            QPushButton[role="quiet"]:checked {{ background: {tints.accent}; color: {tints.accent_text}; }}
            QPushButton[role="quiet"]:disabled {{ color: {_FAINT}; }}
        """
