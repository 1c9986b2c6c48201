"""A game looked at again: the table as it was, the course of the game below it, the log beside it.

It may be any game, finished or not, and is seen by the knowledge of somebody: `access` says whose. It changes
nothing in the game. What takes long - the points of every moment, the lines of the log - is worked
out a little at a time, so that the window always answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import HUMAN, Stopped
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.ui.kit import art, fonts, joined, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.literal import Label, PushButton, ToolButton, tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.access import EVERYBODY, OPEN, Access, Onlooker, access_to
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.cover import Cover
from evolution_qt.ui.shell.covered_hands import CoveredHands
from evolution_qt.ui.shell.decisions import OpenDecisions
from evolution_qt.ui.shell.dialogs.choice import Choice
from evolution_qt.ui.shell.dots import seat_dot
from evolution_qt.ui.shell.log_panel import LogPanel
from evolution_qt.ui.shell.note_place import lay
from evolution_qt.ui.shell.notes import Note
from evolution_qt.ui.shell.recalling import Recalling
from evolution_qt.ui.shell.replay_player import ReplayPlayer
from evolution_qt.ui.shell.roster import Roster
from evolution_qt.ui.shell.score_panel import ScorePanel, standings_of
from evolution_qt.ui.shell.settings import DELAYS, Settings
from evolution_qt.ui.shell.side_panel import MARGIN, SidePanel
from evolution_qt.ui.shell.timeline import Timeline
from evolution_qt.ui.table.presentation import presentation

PACES: Final = (0.6, 1.0, 2.0, 4.0)
"""How fast moves are shown, by the keys 1 to 4."""
USUAL_PACE: Final = 1
_SLICE: Final = 6
"""Milliseconds of work at a time on what need not be there at once."""
_SIGN: Final = 20
_DOT: Final = 14
_ROOMY: Final = 1000
"""From this width on the chooser has a word before it."""
_TIGHT: Final = 880
"""Below this width the buttons for the pace leave their room to the others; their keys stay."""
_LEAST_BAR: Final = 880
"""Below this width what is above the timeline stands in two lines."""
_SMALLER: Final = (0.9, 0.8, 0.7, 0.6, 0.5)
_LEAST_TABLE: Final = 470
"""Pixels of its height that the table needs whatever happens."""
_TIMELINE: Final = 1.25
"""By how much the timeline grows at most with the writing: the table needs the room."""
_LEAST_BUTTON: Final = 22
_HIGH: Final = 720
"""From this height on the timeline has all its room."""


@guarded
class ReplayView(QWidget):
    """Shows one match again, from `begin` on. Whoever opens it closes it when `left` is emitted."""

    left = Signal()
    stopped = Signal()
    """It is taken away now."""
    play_on_asked = Signal(int)
    """Somebody wants to play on from this moment, in a game of its own."""

    def __init__(
        self,
        match: AnyMatch,
        names: Sequence[str],
        theme: str,
        *,
        access: Callable[[], Access] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """*access* says what may be seen of the game now; without it nobody is at a table of it here."""
        super().__init__(parent)
        self.match = match
        self.names = list(names)
        self.chronicle = GameTimeline(match)
        self._ask_access = access or partial(access_to, match)
        self._onlookers = self.access.onlookers
        self._drawn_for = (1.0, False, QSize())
        self._desk_factor = 1.0
        self._has_begun = False
        self._work: list[Iterator[None]] = []
        self._moments_of_lines: list[int] = []
        shown = presentation(match.game.key)
        self.table = shown.reading_table(match.game, theme, self)
        self.table.guards_hands = self.access.covers
        self.table.set_text(*style.of_table())
        self.phrases = self.table.phrases
        self.roster = Roster(match, names, self.phrases.nameless, self)
        self._players: list[tuple[str, bool]] = []
        self.player = ReplayPlayer(self.table, self.chronicle, self._onlookers[0].viewer, self)
        self.player.turned.connect(self._turned)
        self.player.ran.connect(self._ran)
        self.hands = shown.hands(match.game, True) if shown.hands else None
        self.timeline = Timeline()
        self.timeline.describe = self.describe
        self.timeline.asked.connect(self.player.go)
        self.timeline.stepped.connect(self._step)
        self.scores = ScorePanel(match.game)
        self.log = LogPanel()
        self.log.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.log.line_clicked.connect(self._jump)
        self.decisions = OpenDecisions(match, self.table.explaining)
        self.recalling = Recalling(match, self.decisions, self.log, self.roster.kind_of)
        self._know_opponents()
        self.note = Note(self)
        self.note.spoke.connect(self._place_note)
        self.table.resized.connect(self._place_note)
        self._worker = Chore(self.work_on, self)
        self._make_buttons()
        self._lay_out()
        self.curtain = Cover(self)
        self._awaited = NOBODY
        """Who is asked to come behind the curtain."""
        self.curtain.opened.connect(self._opened)
        self.curtain.refused.connect(self.timeline.setFocus)
        self.retranslate()
        self._follow_game()
        self.set_pace(USUAL_PACE)

    def begin(self, moment: int = 0) -> None:
        """Show a moment by the usual knowledge; whoever opens the view gives it its room before."""
        self._has_begun = True
        self.player.place(moment)
        self.look_as(self._onlookers[0].viewer)
        self.timeline.setFocus()

    # Putting together

    def _make_buttons(self) -> None:
        self.buttons: dict[str, ToolButton] = {}
        for name, slot in (
            ("to_start", partial(self._go_to, 0)),
            ("round_back", partial(self._step, -1, by_rounds=True)),
            ("move_back", partial(self._step, -1, by_rounds=False)),
            ("play", self.toggle),
            ("move_on", partial(self._step, 1, by_rounds=False)),
            ("round_on", partial(self._step, 1, by_rounds=True)),
            ("to_end", partial(self._go_to, -1)),
        ):
            button = self.buttons[name] = ToolButton()
            button.setIconSize(QSize(_SIGN, _SIGN))
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        self._paces = QButtonGroup(self)
        for number, pace in enumerate(PACES):
            word = Alternative(self._paces, "sign")
            word.setText("½×" if pace < 1 else f"{pace:g}×")
            word.setFont(fonts.text(style.SMALL))
            self._paces.setId(word, number)
        self._paces.idClicked.connect(self.set_pace)
        self.caption = Label()
        self.caption.setFont(fonts.text(style.TEXT, bold=True))
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.seen_by = Label()
        self.seen_by.setProperty("role", "muted")
        self.chooser = Choice()
        self.chooser.activated.connect(self._choose)
        self.seen_by.setBuddy(self.chooser)
        self.covered_hands = CoveredHands()
        self.covered_hands.asked.connect(self._look_or_cover)
        self.play_on = PushButton()
        self.play_on.clicked.connect(self._play_on)
        self.close_button = ToolButton()
        self.close_button.setIconSize(QSize(_SIGN, _SIGN))
        self.close_button.clicked.connect(self.left)
        self.side = SidePanel(self, _SIGN)
        self.side.toggled.connect(self._scale)
        words = (self.chooser, self.play_on, self.close_button, self.side.button)
        for one in (*self.buttons.values(), *self._paces.buttons(), *words):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicks leave the keys to the timeline

    def _lay_out(self) -> None:
        moving = self._moving = QHBoxLayout()
        moving.setSpacing(4)
        for button in self.buttons.values():
            moving.addWidget(button)
        moving.addSpacing(8)
        for pace in self._paces.buttons():
            moving.addWidget(pace)
        moving.addSpacing(6)
        moving.addWidget(self.caption, 1)
        seeing = self._seeing = QHBoxLayout()
        seeing.setSpacing(4)
        seeing.addWidget(self.seen_by)
        seeing.addWidget(self.chooser)
        seeing.addSpacing(6)
        seeing.addWidget(self.play_on)
        seeing.addWidget(self.close_button)
        bar = self._bar = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        bar.setSpacing(4)
        bar.addLayout(moving, 1)
        bar.addLayout(seeing)
        self.desk = QWidget()
        self.desk.setObjectName("desk")
        self.desk.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        below = self._below = QVBoxLayout(self.desk)
        if self.hands is not None:
            below.addWidget(self.hands)
        below.addWidget(self.covered_hands)
        below.addLayout(bar)
        below.addWidget(self.timeline)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(self.desk)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, style.SIDE_PANEL, 0)
        self._box.addLayout(left, 1)
        self.title = Label()
        self.title.setFont(fonts.title(style.HEADING))
        self.side.bar.addWidget(self.title, 1)
        self.side.bar.addWidget(self.side.button, 0, Qt.AlignmentFlag.AlignRight)
        self.side.inside.addWidget(self.scores)
        self.side.inside.addWidget(self.log, 1)

    # Going through the game

    def go(self, moment: int) -> None:
        """Show a moment."""
        self.player.go(moment)

    def toggle(self) -> None:
        """Play the moves one after the other, or stop."""
        if self.player.is_running:
            self.player.stop()
        else:
            self.player.run()

    def set_pace(self, number: int) -> None:
        """Show moves faster or more slowly, by the number of `PACES`."""
        self._paces.button(number).setChecked(True)
        self.player.set_speed(PACES[number])

    def _go_to(self, end: int) -> None:
        self.player.go(self.chronicle.last if end else 0)

    def _step(self, count: int, by_rounds: bool) -> None:
        if by_rounds:
            self.player.step_rounds(count)
        else:
            self.player.step(count)

    def _jump(self, event: int) -> None:
        self.player.go(self.chronicle.moment_of(event))
        self.timeline.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game by keys."""
        key, modifiers = event.key(), event.modifiers()
        by_rounds = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        steps: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: partial(self._step, -1, by_rounds),
            Qt.Key.Key_Right: partial(self._step, 1, by_rounds),
            Qt.Key.Key_Up: partial(self._step, -1, by_rounds=True),
            Qt.Key.Key_Down: partial(self._step, 1, by_rounds=True),
            Qt.Key.Key_PageUp: partial(self._step, -1, by_rounds=True),
            Qt.Key.Key_PageDown: partial(self._step, 1, by_rounds=True),
            Qt.Key.Key_Home: partial(self._go_to, 0),
            Qt.Key.Key_End: partial(self._go_to, -1),
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_Escape: self.left.emit,
        }
        pace = key - Qt.Key.Key_1
        if key in steps:
            steps[key]()
        elif 0 <= pace < len(PACES) and not modifiers & ~Qt.KeyboardModifier.KeypadModifier:
            self.set_pace(pace)
        elif keymap.meant(key) == Qt.Key.Key_L and not modifiers:
            self.side.button.toggle()
        elif keymap.meant(key) == Qt.Key.Key_Y and not modifiers:
            self.ask_why()
        else:
            super().keyPressEvent(event)

    def ask_why(self) -> None:
        """Ask why an opponent made the move that led to this moment; a running game tells nothing here."""
        self.player.stop()
        if not self.match.is_over:
            self.note.say(self.tr("Reasons are shown here once the game is over."))
            return
        self._know_opponents()
        move = self.recalling.last_of_an_opponent(self.player.moment - 1)
        if move == NOBODY:
            self.note.say(self.tr("No opponent has made a move here."))
        else:
            self.log.ask_why_of(self.match.plies[move].events, self.recalling.decision_of(move))

    def _know_opponents(self) -> None:
        """Let the log ask who made moves without a person, once the game is over."""
        if self.match.is_over and self.table.explaining is not None:
            moves = enumerate(self.match.plies)
            self.log.opponents = frozenset(
                ply.seat for number, ply in moves if self.roster.kind_of(number) != HUMAN
            )

    def _play_on(self) -> None:
        self.player.stop()
        self.play_on_asked.emit(self.player.moment)

    @property
    def may_play_on(self) -> bool:
        """Say whether a new game may begin from the moment that is shown."""
        return self.access.may_play_on and not (
            self.match.is_over and self.player.moment == self.chronicle.last
        )

    # By whose knowledge

    @property
    def knows_a_hand(self) -> bool:
        """Say whether something is shown that not everybody may know."""
        return not self.match.is_over and self.player.viewer != EVERYBODY

    def cover_hands(self) -> None:
        """Show what everybody may know, if this is a game in which several people cover their hands."""
        if self.knows_a_hand and self.access.covers:
            self.look_as(EVERYBODY)
            self.table.viewport().repaint()  # a picture of the window may be taken at any moment

    def renew(self) -> None:
        """Take notice that the game has gone on: another person may be at the screen, or be asked."""
        if self.access.of(self.player.viewer) is None:
            self.look_as(EVERYBODY)
        self._fill_chooser()
        self._say_who_may_look()

    @property
    def access(self) -> Access:
        """Return what may be seen of the game now."""
        return self._ask_access()

    @property
    def choices(self) -> list[Onlooker]:
        """Return by whose knowledge the game may be seen."""
        return list(self.access.onlookers)

    def look_as(self, viewer: int) -> None:
        """Show everything to somebody: a seat, EVERYBODY or OPEN, one of the `choices`."""
        assert self.access.of(viewer) is not None, viewer
        self.player.look_as(viewer)
        self._fill_chooser()
        self._say_who_may_look()
        if self.hands is not None:
            self.hands.setVisible(viewer == OPEN)
        picture = partial(presentation(self.match.game.key).picture, self.match.game)
        roster = self.roster
        self.log.begin(
            self.phrases,
            self.names,
            max(viewer, EVERYBODY),
            picture,
            roster.told,
            roster.names_at,
            roster.said_before,
        )
        self.log.hold_still()
        self._moments_of_lines = []
        self.timeline.show_points([])
        self._work = [self._working_out(), self._telling()]
        self._worker.start()
        self._show_moment()

    def _choose(self, at: int) -> None:
        self._ask_to_look_as(self._onlookers[at].viewer)

    def _ask_to_look_as(self, viewer: int) -> None:
        """Show everything to somebody, from behind the curtain if it must be."""
        chosen = self.access.of(viewer)
        if chosen is None:  # the game has gone on meanwhile
            self.renew()
        elif chosen.covered and viewer != self.player.viewer:
            self.look_as(EVERYBODY)
            self._awaited = viewer
            self.curtain.draw_for(self.roster.names_after(self.player.moment)[viewer], viewer)
        elif viewer != self.player.viewer:
            self.look_as(viewer)
            self.timeline.setFocus()

    def _opened(self) -> None:
        if self.access.of(self._awaited) is not None:
            self.look_as(self._awaited)
        else:
            self.renew()
        self.timeline.setFocus()

    def _look_or_cover(self) -> None:
        """Let the person whose turn it is look, or cover the cards again."""
        seat = next((one.viewer for one in self.choices if one.viewer >= 0), EVERYBODY)
        self._ask_to_look_as(EVERYBODY if self.player.viewer >= 0 else seat)

    def _say_who_may_look(self) -> None:
        """Say why hands are covered, and who may see the own one."""
        access, viewer = self.access, self.player.viewer
        seat = next((one.viewer for one in access.onlookers if one.viewer >= 0), NOBODY)
        names = self.roster.names_after(self.player.moment)
        self.covered_hands.setVisible(access.covers)
        self.covered_hands.tell("" if seat == NOBODY else names[seat], is_seen=viewer >= 0)

    # What takes long

    @property
    def is_ready(self) -> bool:
        """Say whether everything has been worked out and told."""
        return self._has_begun and not self._work

    def work_on(self) -> None:
        """Work for a moment on what is still missing."""
        clock = QElapsedTimer()
        clock.start()
        while self._work and clock.elapsed() < _SLICE:
            if next(self._work[0], self) is self:
                del self._work[0]
        if not self._work:
            self._worker.stop()
            self._mark_line()

    def _working_out(self) -> Iterator[None]:
        """Work out the points of every moment."""
        while not self.chronicle.is_complete:
            self.chronicle.advance()
            yield
        rows = []
        for moment in range(self.chronicle.last + 1):
            scores = self.chronicle.known_scores(
                moment, self.player.viewer, openly=self.player.viewer == OPEN
            )
            rows.append([one.points for one in scores])
        self.timeline.show_points(rows)

    def _telling(self) -> Iterator[None]:
        """Tell the log everything that has happened."""
        match = self.match
        before = match.history[: match.plies[0].events if match.plies else None]
        self.log.tell([self.player.as_known(event) for event in before])
        self._moments_of_lines += [0] * len(before)
        yield
        for at in range(self.chronicle.last):
            events = self.player.events_of(at)
            ply, decision = match.plies[at], self.recalling.decision_of(at)
            self.log.tell(events, stopped=Stopped() in ply.before, decision=decision, actor=ply.seat)
            self._moments_of_lines += [at + 1] * len(events)
            yield

    def _follow_game(self) -> None:
        chronicle = self.chronicle
        self.timeline.show_course(self.names, chronicle.last, chronicle.sections, chronicle.marks)

    # What is shown

    def _turned(self, _moment: int) -> None:
        self._show_moment()

    def _ran(self, is_running: bool) -> None:
        self._draw_signs()
        words = (
            self.tr("Stop (Space)") if is_running else self.tr("Play the moves one after the other (Space)")
        )
        self.buttons["play"].setToolTip(tip(words))
        self.buttons["play"].setAccessibleName(words)

    def _name_players(self) -> None:
        """Call everybody as they were called at the moment that is shown."""
        players = self.roster.players_after(self.player.moment)
        if players != self._players:
            self._players = players
            self.table.set_players(players)
            for at, one in enumerate(self._onlookers):
                if one.viewer >= 0:
                    self.chooser.setItemText(at, players[one.viewer][0])
            self._say_who_may_look()
            self._arrange_bar()

    def _show_moment(self) -> None:
        moment, last = self.player.moment, self.chronicle.last
        self._name_players()
        words = self.named(moment)
        self.caption.setText(words)
        self.timeline.show_moment(moment, words)
        for name in ("to_start", "round_back", "move_back"):
            self.buttons[name].setEnabled(moment > 0)
        for name in ("move_on", "round_on", "to_end"):
            self.buttons[name].setEnabled(moment < last)
        self.play_on.setEnabled(self.may_play_on)
        self._mark_line()
        state = self.player.state()
        is_open = self.player.viewer == OPEN
        game = self.chronicle.game
        standings = standings_of(self._players, game, state, self.player.viewer, openly=is_open)
        self.scores.show_standings(standings, state.to_move, game.starter(state))
        if is_open and self.hands is not None:
            self.hands.show_hands([name for name, _ in self._players], state, self.player.bottom)

    def named(self, moment: int) -> str:
        """Return what a moment is called."""
        number, made, count = self.chronicle.place(moment)
        if self.match.is_over and moment == self.chronicle.last:
            return self.tr("The end of the game")
        if not made:
            return filled(self.tr("Round {round}, the beginning"), {"round": number})
        return filled(self._moment_words(), {"round": number, "move": made, "count": count})

    def _moment_words(self) -> str:
        return self.tr("Round {round}, move {move} of {count}")

    def describe(self, moment: int) -> str:
        """Return what a moment is called, what its move was and what the points are."""
        lines = [self.named(moment)]
        names = self.roster.names_after(moment)
        if moment:
            told = [
                self.phrases.sentence(event, names, max(self.player.viewer, EVERYBODY))
                for event in self.player.events_of(moment - 1)
            ]
            lines += [one for one in told if one][:4]
        if len(self.chronicle.points) > moment:
            scores = self.chronicle.known_scores(
                moment, self.player.viewer, openly=self.player.viewer == OPEN
            )
            lines.append(
                joined.row(
                    [
                        f"{name} {one.points}" if one.is_whole else f"{name} {one.points} + ?"
                        for name, one in zip(names, scores, strict=True)
                    ]
                )
            )
        return "\n".join(lines)

    def _mark_line(self) -> None:
        """Let the log show the lines of the moment."""
        moment = self.player.moment
        lines = [at for at, of in enumerate(self._moments_of_lines) if of == moment]
        self.log.mark(set(lines))
        if lines and not self._work:
            self.log.bring_into_view(lines[0], lines[-1])

    # Surroundings

    def use(self, settings: Settings) -> None:
        """Show everything as the settings say."""
        self.player.has_motion = settings.speed != "off"
        self.player.set_speed(self.player.speed)
        self.table.set_calm(on=settings.motion == "reduced")
        self.table.set_delay(DELAYS[settings.enlarge])
        self.table.set_pane(fixed=settings.pane == "fixed")
        self.log.set_detail(settings.log)

    def set_theme(self, theme: str) -> None:
        """Dress the table in a theme, and write in the size of the moment."""
        self.table.set_theme(theme)
        self._scale()
        self._grow()  # another style sheet brings back the first size of the writing
        self.table.set_text(*style.of_table())
        self._draw_signs()

    def stop(self) -> None:
        """End what moves and what is being worked out."""
        self._work.clear()
        self._worker.stop()
        self.player.stop()
        self.stopped.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the words their room: only now everything is dressed, and as large as it will be."""
        super().showEvent(event)
        self._arrange_bar()

    def hideEvent(self, event: QHideEvent) -> None:
        """Show nothing to nobody."""
        self.player.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.player.retranslate()
            self.table.retranslate()
        super().changeEvent(event)

    def _place_note(self) -> None:
        """Let what is said lie where nothing on the table is needed."""
        if not self.note.isHidden():
            lay(self.note, self.table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its share of the room."""
        super().resizeEvent(event)
        self.curtain.cover()
        self._scale()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.title.setText(self.tr("Replay"))
        for name, words in (
            ("to_start", self.tr("To the beginning (Home)")),
            ("round_back", self.tr("A round back (Up)")),
            ("move_back", self.tr("A move back (Left)")),
            ("move_on", self.tr("A move on (Right)")),
            ("round_on", self.tr("A round on (Down)")),
            ("to_end", self.tr("To the end (End)")),
        ):
            self.buttons[name].setToolTip(tip(words))
            self.buttons[name].setAccessibleName(words)
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Very fast"))
        for number, words in enumerate(names):
            hint = filled(self.tr("{speed} ({key})"), {"speed": words, "key": number + 1})
            self._paces.button(number).setToolTip(tip(hint))
            self._paces.button(number).setAccessibleName(words)
        self.seen_by.setText(self.tr("Seen by:"))
        self.play_on.setText(self.tr("Play on from here"))
        self.play_on.setToolTip(
            self.tr("Starts a new game from this position, with players of your choice. It does not count.")
            if self.access.may_play_on
            else self.tr("Not while the game goes on: it would show hidden cards.")
        )
        self.close_button.setToolTip(self.tr("Back (Esc)"))
        self.close_button.setAccessibleName(self.tr("Back"))
        self.side.retranslate()
        self._fill_chooser()
        self._say_who_may_look()
        self._ran(self.player.is_running)
        self._show_moment()
        self._arrange_bar()

    def _fill_chooser(self) -> None:
        self._onlookers = self.access.onlookers
        with QSignalBlocker(self.chooser):
            self.chooser.clear()
            for one in self._onlookers:
                if one.viewer >= 0:
                    dot = QIcon(seat_dot(one.viewer, _DOT, self.devicePixelRatioF()))
                    self.chooser.addItem(dot, self.roster.names_after(self.player.moment)[one.viewer])
                else:
                    words = self.tr("Everything open") if one.viewer == OPEN else self.tr("What all know")
                    self.chooser.addItem(words)
            viewers = [one.viewer for one in self._onlookers]
            self.chooser.setCurrentIndex(viewers.index(self.player.viewer))

    def _draw_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        text = self.palette().text().color().name()
        faint = self.palette().mid().color().name()
        side = self.buttons["play"].iconSize().width()
        for name, button in self.buttons.items():
            sign = name if name != "play" else ("pause" if self.player.is_running else "play")
            icon = QIcon(art.glyph(sign, side, text, ratio))
            icon.addPixmap(art.glyph(sign, side, faint, ratio), QIcon.Mode.Disabled)
            button.setIcon(icon)
        self.close_button.setIcon(QIcon(art.glyph("close", side, text, ratio)))
        self.side.draw_sign()

    def _scale(self) -> None:
        """Give the panel and the desk their share of the room."""
        width = self.side.fit(self.size())
        self.title.setVisible(self.side.is_open)
        self._box.setContentsMargins(0, 0, width, 0)
        factor = self.side.factor
        is_low = self.height() < style.tight(_HIGH)
        drawn_for = factor, is_low, self.size() if style.is_crowded() else QSize()
        if drawn_for != self._drawn_for:
            self._drawn_for = drawn_for
            self._grow()
        else:
            self._arrange_bar()

    def _arrange_bar(self) -> None:
        """Leave away what has no room above the timeline, or let it stand in two lines."""
        factor = max(self._desk_factor, style.scale())  # smaller writing makes no smaller buttons
        room = self.width() - self._box.contentsMargins().right()
        self.seen_by.setVisible(room >= _ROOMY * factor)
        is_narrow = room < _LEAST_BAR * factor
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._bar.setDirection(below if is_narrow else beside)
        self._show_paces(on=room >= _TIGHT * factor)
        words = filled(self._moment_words(), {"round": "00", "move": "00", "count": "00"})
        self.caption.setMinimumWidth(self.caption.fontMetrics().horizontalAdvance(words))
        free = room - 2 * style.tight(MARGIN)
        if not is_narrow and self._bar_width() > free:
            self.seen_by.hide()
            if self._bar_width() > free:
                self._show_paces(on=False)
            self._bar.setDirection(below if self._bar_width() > free else beside)
        elif is_narrow and self._moving.minimumSize().width() > free:
            self._show_paces(on=False)

    def _show_paces(self, *, on: bool) -> None:
        for pace in self._paces.buttons():
            pace.setVisible(on)

    def _bar_width(self) -> int:
        """Return how wide what is above the timeline has to be in one line."""
        for part in (self._moving, self._seeing):
            part.invalidate()  # it keeps what it was before words and choices were written, or left away
        return sum(part.minimumSize().width() for part in (self._moving, self._seeing)) + self._bar.spacing()

    def _grow(self) -> None:
        """Draw everything so much larger; leave the table what it needs where there is little height."""
        factor, is_low, _ = self._drawn_for
        self.scores.set_factor(factor, self.height())
        self.log.set_size(style.SMALL * factor)
        usual = factor / style.wished_text()
        self._grow_desk(factor, is_low)
        for share in _SMALLER:
            if factor <= usual or self.desk.sizeHint().height() <= self.height() - style.tight(_LEAST_TABLE):
                break
            self._grow_desk(max(factor * share, usual), is_low)

    def _grow_desk(self, factor: float, is_low: bool) -> None:
        """Draw what is below the table so much larger."""
        self._desk_factor = factor
        least = round(_LEAST_BUTTON * max(min(factor, style.text_factor()), style.scale()))
        self.desk.setStyleSheet(f"QComboBox, QPushButton {{ min-height: {least}px; }}")
        self.timeline.set_factor(
            min(factor, _TIMELINE * self._drawn_for[0] / style.wished_text()), low=is_low
        )
        if self.hands is not None:
            self.hands.set_factor(factor)
        apart, beside = 3 if is_low else round(6 * factor), style.tight(MARGIN)
        self._below.setContentsMargins(beside, apart + 2, beside, apart + 2)
        self._below.setSpacing(apart)
        for button in self.buttons.values():
            button.setIconSize(QSize(round(_SIGN * factor), round(_SIGN * factor)))
        small, usual = fonts.text(round(style.SMALL * factor)), fonts.text(round(style.TEXT * factor))
        for one in (*self._paces.buttons(), self.seen_by):
            one.setFont(small)
        for widget in (self.chooser, self.play_on):
            widget.setFont(usual)
        self.covered_hands.write(usual)
        self.close_button.setIconSize(self.buttons["play"].iconSize())
        self.caption.setFont(fonts.text(round(style.TEXT * factor), bold=True))
        self._arrange_bar()
        self._draw_signs()
