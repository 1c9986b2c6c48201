"""A game looked at again: the table as it was, the course of the game below it, the log beside it.

It may be any game, finished or not, and is seen by the knowledge of a viewer: `access` says whose. It changes
nothing in the game. What takes long - the points at every ply, the lines of the log - is worked out a little
at a time, so that the window always answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import HUMAN, Stopped
from evolution_qt.core.score import Score
from evolution_qt.core.steps import Steps
from evolution_qt.ui.kit import fonts, keymap, phrasing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.plain_text import Label
from evolution_qt.ui.shell.game.access import EVERYBODY, OPEN, Access, Onlooker, access_to
from evolution_qt.ui.shell.game.decisions import OpenDecisions
from evolution_qt.ui.shell.game.rebuild_reasons import RebuiltReasons
from evolution_qt.ui.shell.game.roster import Roster, called
from evolution_qt.ui.shell.game.score_panel import ScorePanel, standings_of
from evolution_qt.ui.shell.log.log_header import set_up
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.shell.replay.replay_page import PACES, SIGN, ReplayDesk, ReplayPage
from evolution_qt.ui.shell.replay.seen_by import SeenBy
from evolution_qt.ui.shell.settings.settings import DELAYS, Settings
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.note_place import lay
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.shell.window.side_panel import SidePanel
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.presentation import presentation

USUAL_PACE: Final = 1
_WAYS: Final = ("to_start", "round_back", "move_back", "play", "move_on", "round_on", "to_end", "close")


@guarded
class ReplayView(ReplayPage):
    """Shows one match again, from `begin` on."""

    stopped = Signal()
    """It is taken away now."""
    play_on_asked = Signal(int)
    """A player wants to play on from this ply, in a game of its own."""

    def __init__(
        self,
        match: AnyMatch,
        names: Sequence[str],
        theme: str,
        *,
        access: Callable[[], Access] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """*names* are the players' own ones. *access* says what may be seen of the game now; without it no
        one is at a table of it here.
        """
        access = access or partial(access_to, match)
        super().__init__(match, access().onlookers[0].viewer, theme, _WAYS, parent)
        self._ask_access = access
        self._has_begun = False
        self.table.guards_hands = self.access.covers
        self.phrases = self.table.phrases
        self.roster = Roster(match, self)
        self.names: Sequence[str] = ()
        """What the seats are called at the end of it."""
        self._players: list[tuple[str, bool]] = []
        self.seen_by = SeenBy(access, self.player, self)
        self.seen_by.chosen.connect(self._look_as_chosen)
        self.desk = ReplayDesk(self.buttons, self.caption, self.seen_by)
        self.desk.paces.idClicked.connect(self.set_pace)
        self.desk.play_on.clicked.connect(self._play_on)
        self.timeline = self.desk.timeline
        self.timeline.describe = self.describe
        self.timeline.asked.connect(self.player.go)
        self.timeline.stepped.connect(self.player.step)
        self.scores = ScorePanel(match.game)
        self.log = LogPanel()
        self.log.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.log.line_clicked.connect(self._jump)
        self.decisions = OpenDecisions(match, self.table.explaining)
        self.rebuilding = RebuiltReasons(match, self.decisions, self.log, self.roster.kind_of)
        self._know_opponents()
        self.note = Note(self)
        self.note.spoke.connect(self._place_note)
        self.table.resized.connect(self._place_note)
        self._worker = Job(self)
        self.side = SidePanel(self, SIGN)
        self.side.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.side.toggled.connect(self._scale)
        self._lay_out()
        self.retranslate()
        self.set_pace(USUAL_PACE)

    def begin(self, ply: int = 0) -> None:
        """Show a ply by the usual knowledge; the opener of the view gives it its room before."""
        self._has_begun = True
        self.player.place(ply)
        self.look_as(self.access.onlookers[0].viewer)
        self.timeline.setFocus()

    def _lay_out(self) -> None:
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, style.SIDE_PANEL, 0)
        left = QVBoxLayout()
        self._box.addLayout(left, 1)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(self.desk)
        self.title = Label()
        self.title.setFont(fonts.title(style.HEADING))
        self.side.bar.addWidget(self.title, 1)
        self.side.bar.addWidget(self.side.button, 0, Qt.AlignmentFlag.AlignRight)
        self.side.inside.addWidget(self.scores)
        self.side.inside.addWidget(self.log, 1)

    # Going through the game

    def set_pace(self, number: int) -> None:
        """Show moves faster or more slowly, by the number of `PACES`."""
        self.desk.paces.button(number).setChecked(True)
        self.player.set_speed(PACES[number])

    def _jump(self, event: int) -> None:
        self.player.go(self.player.timeline.ply_of(event))
        self.timeline.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game by keys, alone or at a pace; open and close the log, ask why."""
        key, modifiers = event.key(), event.modifiers()
        pace = key - Qt.Key.Key_1
        if key == Qt.Key.Key_Space:
            self.player.toggle()
        elif 0 <= pace < len(PACES) and not modifiers & ~Qt.KeyboardModifier.KeypadModifier:
            self.set_pace(pace)
        elif keymap.meant(key) == Qt.Key.Key_L and not modifiers:
            self.side.button.toggle()
        elif keymap.meant(key) == Qt.Key.Key_Y and not modifiers:
            self.ask_why()
        else:
            super().keyPressEvent(event)

    def ask_why(self) -> None:
        """Ask why an opponent made the move that led to this ply; a running game tells nothing here."""
        self.player.stop()
        if not self.match.is_over:
            self.note.say(self.tr("Reasons are shown here once the game is over."))
            return
        self._know_opponents()
        move = self.rebuilding.last_of_an_opponent(self.player.ply - 1)
        if move == NOBODY:
            self.note.say(self.tr("No opponent has made a move here."))
        else:
            self.log.ask_why_of(self.match.plies[move].events, self.rebuilding.decision_of(move))

    def _know_opponents(self) -> None:
        """Let the log ask who made moves without a person, once the game is over."""
        if self.match.is_over and self.table.explaining is not None:
            moves = enumerate(self.match.plies)
            self.log.opponents = frozenset(
                ply.seat for number, ply in moves if self.roster.kind_of(number) != HUMAN
            )

    def _play_on(self) -> None:
        self.player.stop()
        self.play_on_asked.emit(self.player.ply)

    @property
    def may_play_on(self) -> bool:
        """Return whether a new game may begin from the ply that is shown."""
        return self.access.may_play_on and not (
            self.match.is_over and self.player.ply == self.player.timeline.last
        )

    # By whose knowledge

    @property
    def access(self) -> Access:
        """Return what may be seen of the game now."""
        return self._ask_access()

    @property
    def choices(self) -> list[Onlooker]:
        """Return by whose knowledge the game may be seen."""
        return list(self.access.onlookers)

    @property
    def knows_a_hand(self) -> bool:
        """Return whether something is shown that not everyone may know."""
        return not self.match.is_over and self.player.viewer != EVERYBODY

    def cover_hands(self) -> None:
        """Show what everyone may know, if this is a game in which several people cover their hands."""
        if self.knows_a_hand and self.access.covers:
            self.look_as(EVERYBODY)
            self.table.viewport().repaint()  # a picture of the window may be taken at any moment

    def look_as(self, viewer: int) -> None:
        """Show everything to a viewer: a seat, EVERYBODY or OPEN, one of the `choices`."""
        assert self.access.of(viewer) is not None, viewer
        self.player.look_as(viewer)
        self.seen_by.retranslate()
        self.log.begin(
            self.phrases,
            self.names,
            max(viewer, EVERYBODY),
            partial(presentation(self.match.game.key).picture, self.match.game),
            self._header,
            self.names_at,
            self.roster.words_before,
        )
        self.log.hold_still()
        self.timeline.show_points([])
        self._worker.begin(self._working(), lambda _: self._mark_lines())
        self.show_place(self.player.ply)

    def _header(self) -> list[str]:
        """Return what the log begins with."""
        return [*self.roster.told(), *set_up(self.phrases, self.match)]

    def names_at(self, event: int) -> Names:
        """Return the names of the players, and what pieces were called, before the event of a number."""
        return self.player.naming.names_at(self.roster.names_at(event), event)

    def _look_as_chosen(self, viewer: int) -> None:
        self.look_as(viewer)
        self.timeline.setFocus()

    # What takes long

    @property
    def is_ready(self) -> bool:
        """Return whether everything has been worked out and logged."""
        return self._has_begun and not self._worker.is_active

    def _working(self) -> Steps[None]:
        """Work out the points at every ply, then give the log everything that has happened."""
        timeline = self.player.timeline
        while not timeline.is_complete:
            timeline.advance()
            yield
        rows = [[one.points for one in self._scores(ply)] for ply in range(timeline.last + 1)]
        self.timeline.show_points(rows)
        yield from self._filling_log()

    def _scores(self, ply: int) -> list[Score]:
        """Return the scores at a ply as the viewer may know them."""
        viewer = self.player.viewer
        return self.player.timeline.known_scores(ply, viewer, openly=viewer == OPEN)

    def _filling_log(self) -> Steps[None]:
        match = self.match
        before = match.history[: match.plies[0].events if match.plies else None]
        self.log.tell([self.player.as_known(event) for event in before])
        yield
        for at in range(self.player.timeline.last):
            events = self.player.events_of(at)
            ply, decision = match.plies[at], self.rebuilding.decision_of(at)
            self.log.tell(events, stopped=Stopped() in ply.before, decision=decision, actor=ply.seat)
            yield

    # What is shown

    def _name_players(self) -> None:
        """Call all players as they were called at the ply that is shown."""
        players = self.roster.players_after(self.player.ply)
        if players != self._players:
            self._players = players
            self.table.set_players(players)
            self.seen_by.name_players(self._seats())
            self._arrange()

    def _seats(self) -> list[str]:
        """Return what the seats are called at the ply that is shown."""
        return called(self.match, [who for who, _ in self._players])

    def show_place(self, ply: int) -> None:
        """Show what was at a ply."""
        super().show_place(ply)
        self._name_players()
        words = self.named(ply)
        self.caption.setText(words)
        self.timeline.show_ply(ply, words)
        self.desk.play_on.setEnabled(self.may_play_on)
        self._mark_lines()
        state = self.player.state()
        is_open = self.player.viewer == OPEN
        game = self.match.game
        standings = standings_of(self._players, game, state, self.player.viewer, openly=is_open)
        self.scores.show_standings(standings, state.to_move, game.starter(state))

    def named(self, ply: int) -> str:
        """Return what a ply is called."""
        number, made, count = self.player.timeline.place(ply)
        if self.match.is_over and ply == self.player.timeline.last:
            return self.tr("The end of the game")
        if not made:
            return filled(self.tr("Round {round}, the beginning"), {"round": number})
        return filled(self.desk.caption_words(), {"round": number, "move": made, "count": count})

    def describe(self, ply: int) -> str:
        """Return what a ply is called, what its move was and what the points are."""
        lines = [self.named(ply)]
        names = self.roster.names_after(ply)
        if ply:
            lines += islice(self.player.sentences(ply, names), 4)
        if len(self.player.timeline.points) > ply:
            points = [
                f"{name} {one.points}" if one.is_whole else f"{name} {one.points} + ?"
                for name, one in zip(names, self._scores(ply), strict=True)
            ]
            lines.append(phrasing.row(points))
        return "\n".join(lines)

    def _mark_lines(self) -> None:
        """Let the log show the lines of the ply."""
        events = self.player.timeline.events_at(self.player.ply)
        self.log.mark(events)
        if events and not self._worker.is_active:
            self.log.bring_into_view(events[0], events[-1])

    # Surroundings

    def use(self, settings: Settings) -> None:
        """Apply the settings to everything shown."""
        self.player.has_motion = settings.speed != "off"
        self.player.set_speed(self.player.speed)
        self.table.playback.set_calm(on=settings.motion == "reduced")
        self.table.player.set_delay(DELAYS[settings.enlarge])
        self.table.player.enlarging.is_fixed = settings.pane == "fixed"
        self.log.set_detail(settings.log)

    def set_theme(self, theme: str) -> None:
        """Apply a theme to the table, and write in the size that is wished now."""
        self.desk.apply_theme()
        self._scale()
        super().set_theme(theme)

    def draw_icons(self) -> None:
        """Draw the signs on all buttons in the colours of the theme."""
        super().draw_icons()
        self.side.draw_icon()

    def stop(self) -> None:
        """End what moves and what is being worked out."""
        self._worker.cancel()
        self.player.stop()
        self.stopped.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the words their room: only now everything is dressed, and as large as it will be."""
        super().showEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """Show nothing to no one."""
        self.player.stop()
        self.seen_by.stop_asking()
        super().hideEvent(event)

    def _place_note(self) -> None:
        """Let the note lie where nothing on the table is needed."""
        if not self.note.isHidden():
            lay(self.note, self.table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its share of the room."""
        super().resizeEvent(event)
        self._scale()

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(self.tr("Replay"))
        self.desk.retranslate()
        self.side.retranslate()
        self._name_players()
        course = self.player.timeline
        self.names = self.roster.names_after(len(self.match.plies))
        self.timeline.show_course(self.names, course.last, course.sections, course.marks)
        self.seen_by.name_players(self._seats())
        super().retranslate()
        self._arrange()

    def _scale(self) -> None:
        """Give the panel and the desk their share of the room."""
        width = self.side.fit(self.size())
        self.title.setVisible(self.side.is_open)
        self._box.setContentsMargins(0, 0, width, 0)
        factor = self.side.factor
        self.scores.set_factor(factor, self.height())
        self.log.set_size(style.SMALL * factor)
        self.desk.fit(self.size(), factor, self.width() - width)
        super().draw_icons()  # as large as the desk has made their buttons

    def _arrange(self) -> None:
        self.desk.arrange(self.width() - self._box.contentsMargins().right())
