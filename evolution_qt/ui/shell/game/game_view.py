"""A game in the window: the table, the panel beside it, the curtain and the scores above."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import Fault, GameError, filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.match import AnyMatch, Ply
from evolution_qt.core.timeline import round_ends
from evolution_qt.games import title_of
from evolution_qt.ui.kit import keymap, timings
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.game.advisor import Advisor
from evolution_qt.ui.shell.game.controller import AskingHabits, Controller
from evolution_qt.ui.shell.game.curtain import HandingOver
from evolution_qt.ui.shell.game.decisions import Decisions
from evolution_qt.ui.shell.game.game_panel import GamePanel
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.game.looking_back import LookingBack
from evolution_qt.ui.shell.game.playback_queue import PlaybackQueue, Scene
from evolution_qt.ui.shell.game.rebuild_reasons import RebuiltReasons
from evolution_qt.ui.shell.game.roster import Roster, called, players_of
from evolution_qt.ui.shell.game.score_panel import Standing, standings_of
from evolution_qt.ui.shell.game.scores import ScoresScreen
from evolution_qt.ui.shell.game.seats import BotSeat, Outside, Seat, Worker, fault_words
from evolution_qt.ui.shell.game.thinking import Thinking
from evolution_qt.ui.shell.game.undoing import Undoing
from evolution_qt.ui.shell.log.log_bridge import LogBridge
from evolution_qt.ui.shell.log.log_header import LogHeader
from evolution_qt.ui.shell.log.log_lines import NO_DECISION
from evolution_qt.ui.shell.new_game.player_kinds import short_name
from evolution_qt.ui.shell.new_game.player_names import shown_name
from evolution_qt.ui.shell.settings.settings import DELAYS, MATCHES_TO_LEARN, SPEEDS, Settings
from evolution_qt.ui.shell.window import memory, style
from evolution_qt.ui.shell.window.commands import UndoActions
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.shell.window.note_place import lay
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.shell.window.tasks import reported, start_task
from evolution_qt.ui.table.hearing import Hearing
from evolution_qt.ui.table.naming import NAMELESS, Names, Pieces
from evolution_qt.ui.table.presentation import naming, presentation


@guarded
class GameView(QWidget):
    """Shows one match from its first move to its scores; a new match gets a new view."""

    menu_asked = Signal()
    covering = Signal()
    """The next person comes to the screen: what the last one may know must no longer be seen."""
    phase_asked = Signal(int)
    why_asked = Signal(int)
    """A player wants to know why an opponent did that: a number for `account`, or NO_DECISION."""
    key_caps_toggled = Signal(bool)
    again_asked = Signal()
    new_game_asked = Signal()
    rematch_asked = Signal()
    reseated = Signal()
    """Another plays a seat from now on."""
    open_hands_asked = Signal()
    """A player wants to open the hands that are covered again."""
    seat_asked = Signal(int)
    """A player wants to change who plays a seat."""
    start_asked = Signal()
    replay_asked = Signal(int)
    """A player wants to see the game again, from a ply: a number of moves."""
    sounded = Signal(str)
    """A sound is to be heard, by its name."""
    ended = Signal()
    rewritten = Signal()
    """Every word is written again, for a language or for keys."""
    drawn = Signal()
    """A position is seen."""
    proved = Signal()
    """In a lesson the goal is reached, and what has led there begins to be seen."""
    resumed = Signal()
    """Moves were taken back after the end: the game goes on."""

    def __init__(
        self,
        match: AnyMatch,
        seats: Sequence[Seat],
        theme: str,
        speed: float,
        parent: QWidget | None = None,
        undo_actions: UndoActions | None = None,
        *,
        is_written: bool = True,
        teaches: bool = False,
    ) -> None:
        """Make the page; one that is not written at once waits for `write`, to take a turn for each.

        In a game that *teaches* no move is made by itself.
        """
        super().__init__(parent)
        self.match = match
        self.seats = seats
        self.find_next_level: Callable[[], str] = str
        """Finds the level that is proposed when the match is over; empty if none is."""
        self.next_level = ""
        """The one that is proposed, as records call it."""
        self.names: list[str] = []
        """What the seats are called now."""
        self._own_names = [seat.name for seat in seats]
        self.speed = speed
        self.teaches = teaches
        self.proof: Callable[[int], int | None] = lambda count: None
        """Asked in a lesson how many of so many events prove that its goal is reached; None if it goes on."""
        self.pause: Callable[[int], int | None] = lambda count: None
        """Asked in a lesson before how many of so many events something is to be read; None if nothing is."""
        self.closing: Callable[[], str] = str
        """Says in a lesson what stands under its result, in place of that it does not count."""
        self.is_held = False
        """Whether the table holds where a lesson has reached its goal, or waits for a reader."""
        self._goes_on = asyncio.Event()
        self._kept_back: Callable[[], None] | None = None
        """Shows what comes behind that which is to be read."""
        self._task: asyncio.Task[None] | None = None
        self._card: LessonCard | None = None
        self._is_recorded = True
        self._is_end_seen = match.is_over
        """Whether the end of the game has been seen."""
        self._worker_words = ""
        """What was said last of the bots' process."""
        self._beats = "first"
        self._is_first = False
        self.theme = theme
        self._game = game = match.game
        self.table = presentation(game.key).table(game, theme, self)
        self.table.display.set_text(*style.of_table())
        self.table.setMinimumSize(QSize(1, 1))  # the window's own smallest size decides
        self.phrases = self.table.phrases
        self.note = Note(self)
        self.note.spoke.connect(self.place_note)
        self.note.answered.connect(self.open_hands_asked)
        self.controller = Controller(match, seats, self)
        self.undoing = Undoing(self.controller, self._named, self._refuse, self, undo_actions)
        self.side = GamePanel(self, game, self.undoing)
        self.log = self.side.log
        self.decisions = Decisions(
            self.controller, self.table.explaining, lambda: self.table.shown_state, len(match.plies)
        )
        self.naming = naming(match)
        self.log_bridge = LogBridge(match, self.phrases, self.names, self.naming, self.table, self.log)
        self.looking_back = LookingBack(self)
        self._lay_out()
        self.result = ScoresScreen(theme, self, self.undoing.button(self.undoing.actions.back))
        self.result.teaches = teaches
        self.thinking = Thinking(self)
        self.handing_over = HandingOver(self)
        self.curtain = self.handing_over.curtain
        self.thinking.hurried.connect(self.controller.move_now)
        self.thinking.appeared.connect(self.place_thinking)
        gives_hints = self.table.hint is not None and self.table.explaining is not None
        self.advisor = Advisor(self.table, self.controller, parent=self) if gives_hints else None
        if self.advisor is None:
            self.side.hint.hide()
        self.seats = self.controller.seats
        self._know_bots()
        self.header = LogHeader(self.controller, self.phrases, self, teaches=teaches)
        self.roster = Roster(match, self)
        self.rebuilding = RebuiltReasons(match, self.decisions, self.log, self.roster.kind_of)
        self._changes_shown = len(self.roster.told())
        self.show_players()
        self.table.playback.set_speed(speed)
        self.table.moved.connect(self.note.drop)
        self.table.moved.connect(self.controller.answer)
        self.table.passed_for_round.connect(self.controller.pass_for_round)
        self.table.stop_asked.connect(self.controller.stop_at_window)
        self.log.pointed.connect(self._point_at)
        self.log.why_asked.connect(self.why_asked)
        self.log.can_explain = self.decisions.shows_more
        self.log.line_clicked.connect(self.looking_back.show)
        self.table.why_asked.connect(self._ask_why)
        self.table.again_asked.connect(self.looking_back.show_again)
        self.table.seat_asked.connect(self.seat_asked)
        self.side.hint.clicked.connect(self._ask_for_hint)
        self.log.offers = self.undoing.offer
        self.table.step_pointed.connect(self._point_at)
        self.table.phase_asked.connect(self.phase_asked)
        self.table.place_pointed.connect(self.log_bridge.mark_lines)
        self.table.key_caps_toggled.connect(self.key_caps_toggled)
        self.hearing = Hearing(presentation(game.key).sounds(), self)
        self._heard: Pieces = NAMELESS
        """What the pieces were called before what is heard next."""
        self.table.moved.connect(self.hearing.act)
        self.table.refused.connect(self.hearing.hear_refusal)
        self.hearing.wished.connect(self._play_sound)
        self.playback = PlaybackQueue(self.table, self._draw_scene, self._tell, self._hear)
        self.table.catch_up = self.playback.catch_up
        self.table.playback.followed = self._follow
        self.table.is_to_come = self.playback.is_to_come
        self.table.leads_to_turn = True
        self.side.menu.clicked.connect(self.menu_asked)
        self.side.toggled.connect(self._scale)
        self.table.resized.connect(self.handing_over.lie)  # the curtain stays over the ribbon and the hand
        self.table.resized.connect(self.place_note)
        self.table.resized.connect(self.place_thinking)
        self.result.again_asked.connect(self.again_asked)
        self.result.rematch_asked.connect(self.rematch_asked)
        self.result.new_game_asked.connect(self.new_game_asked)
        self.result.start_asked.connect(self.start_asked)
        self.result.replay_asked.connect(self.looking_back.replay_round)
        self.result.table_asked.connect(self._look_at_table)
        self.result.covers.connect(self.side.be_covered)
        self.result.appeared.connect(self._leave_table)
        if is_written:
            self.write()

    def write(self) -> None:
        """Write the log as far as the game has come, and every word around the table."""
        picture = partial(presentation(self._game.key).picture, self._game)
        header, words_before = self.header.lines, self.roster.words_before
        viewer = self.controller.viewer
        names_at = self.log_bridge.names_at
        self.log.begin(self.phrases, self.names, viewer, picture, header, names_at, words_before=words_before)
        self.log.tell(self.match.history)
        self.retranslate()

    def _lay_out(self) -> None:
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, style.SIDE_PANEL, 0)
        self._column = QVBoxLayout()
        self._box.addLayout(self._column, 1)
        self._column.setSpacing(0)
        self._column.addWidget(self.table, 1)

    def teach(self, card: LessonCard) -> None:
        """Give the card of a lesson its place."""
        self._card = card
        self._column.insertWidget(0, card)
        self._scale()

    def _place_card(self) -> None:
        """Have the card of a lesson above the table where the panel is closed and writing is not large."""
        card = self._card
        is_beside = card is not None and (card.is_large or self.side.is_open)
        if card is None or card.is_beside == is_beside:
            return
        if is_beside:
            self.side.hold(card)
        else:
            self.side.let_go()
            self._column.insertWidget(0, card)
        card.lie(beside=is_beside)

    # Running

    def start(self) -> None:
        """Begin to play."""
        self._task = start_task(self.controller.run(), "game")
        self.table.setFocus()

    @property
    def is_running(self) -> bool:
        """Return whether the game goes on, and has not been seen to its end."""
        return self._task is not None and not self._task.done() and not self.controller.has_ended

    @property
    def is_recorded(self) -> bool:
        """Return whether the game can be continued later."""
        return self._is_recorded

    async def stop(self) -> None:
        """End the game's coroutine, wherever it is, and wait until it has cleaned up."""
        task = self._task
        if task is not None and not task.done():
            task.cancel()
            await asyncio.wait([task])
            if not isValid(self):  # someone else has waited too, and ended it
                return
        with reported():
            self.hearing.hush()
        with reported():
            self.looking_back.leave()
        with reported():
            if self.advisor is not None:
                await self.advisor.stop()
        with reported():
            await self.playback.stop()
        with reported():
            self.match.record.close()  # a task that was cancelled before its first step has closed nothing

    # What the controller asks for

    def show_position(self, seen: Observation[Any], *, ask: bool) -> None:
        """Draw the truth, after everything that is still being shown, unless the table is held."""
        if self.is_held:
            return
        self.playback.add(Scene(seen, ask, pieces=self.naming.now()))

    def perform(
        self,
        events: Sequence[Event],
        seen: Observation[Any],
        actor: int,
        *,
        automatic: bool = False,
        stopped: bool = False,
        redone: bool = False,
        forced: bool = False,
    ) -> None:
        """Let the table show what happened, and the log write each thing when it is shown."""
        events, end = [event.as_seen_by(seen.viewer) for event in events], len(self.match.history)
        count, self._kept_back = self.proof(len(events)), None
        if count is None and (count := self.pause(len(events))) is not None:
            self._kept_back = partial(
                self.perform, events[count:], seen, actor, automatic=automatic, stopped=stopped, redone=redone
            )
        if count is not None:
            self.hold()
            events, left = events[:count], events[count:]
            end -= len(left)
            seen = self._seen_before(len(left), seen) if left else seen
        decision = NO_DECISION if redone else self.decisions.of(actor)  # the log knows those of before
        pieces = self.naming.at(end)
        self.playback.add(
            Scene(
                seen,
                False,
                events,
                automatic,
                actor,
                decision,
                stopped,
                has_beat=forced and self._shows_forced_moves(),
                is_redone=redone,
                pieces=pieces,
                is_proof=self.is_held,
            )
        )
        if not automatic and actor != NOBODY and self.seats[actor].is_human:
            self.log.follow()  # a reader above has gone on

    def _seen_before(self, left: int, seen: Observation[Any]) -> Observation[Any]:
        """Return the position before the last events, where so many that have happened are *left* out."""
        end = len(self.match.history) - left
        made = max(sum(ply.events <= end for ply in self.match.plies) - 1, 0)
        before = self.controller.seen_by(seen.viewer, self.match.state_at(made))
        follower = self.table.playback.cues.follower(before.state)
        for event in self.match.history[self.match.plies[made].events : end]:
            follower.follow(event.as_seen_by(seen.viewer))
        return Observation(seen.viewer, follower.state)

    def hold(self) -> None:
        """Let nothing more be seen, and bots wait, until moves are taken back or it is to `go_on`."""
        self.is_held = True
        self._goes_on.clear()

    def go_on(self) -> None:
        """Go on where the table has waited for a reader."""
        self.is_held = False
        if (kept_back := self._kept_back) is not None:
            kept_back()
        if not self.is_held:
            self._goes_on.set()
            if self.controller.asked is not None:
                self.show_position(self.controller.seen_by(self.controller.viewer), ask=True)

    def _tell(self, scene: Scene, events: list[Event]) -> None:
        """Write down what begins to be seen; with it is told that the goal of a lesson is reached.

        Of a player's own move that is told at once, of another's not before the last thing is seen.
        """
        self.log_bridge.tell(scene, events)
        is_proof = scene.is_proof and self._kept_back is None
        if is_proof and (self._is_by_person(scene) or not scene.untold):
            self.proved.emit()

    def _is_by_person(self, scene: Scene) -> bool:
        return scene.actor != NOBODY and self.seats[scene.actor].is_human

    def _shows_forced_moves(self) -> bool:
        """Return whether it is shown for a moment that a person had no other choice."""
        if self._beats != "first":
            return self._beats == "always"
        return self._is_first or sum(seat.is_human for seat in self.seats) > 1

    def rewind(self, events: int) -> None:
        """Forget what happened after so many events: it was taken back."""
        self.looking_back.leave()
        if self.result.is_shown:
            self._resume()
        self.playback.drop()  # while what was kept back is known, nothing of this proves a goal
        self.is_held, self._kept_back = False, None
        self.log_bridge.forget_after(events)
        self.note.drop()
        self.decisions.forget_after(self.log.told.last_decision)

    def _resume(self) -> None:
        """Show the table in place of the scores, which no longer hold."""
        self.table.display.come_after(self.result)
        self.result.pass_note(self.note)
        self.result.withdraw()
        self._is_end_seen = False
        self.table.setFocus()
        self.resumed.emit()

    def _leave_table(self) -> None:
        """Keep nothing of the table, which the scores cover."""
        self.note.pass_on(self.result.note)
        self.table.display.let_go()
        QTimer.singleShot(0, memory.give_back)

    def _look_at_table(self) -> None:
        """Show the table at which the game has ended."""
        self.table.display.come_after(self.result)
        self.result.pass_note(self.note)
        self.result.hide()

    def practise(self) -> None:
        """Let the game not count from here on."""
        self.controller.practise()
        self._show_whether_it_counts()
        self.undoing.refresh()

    def _show_whether_it_counts(self) -> None:
        """Show where it is always to be seen if the game does not count, and above the log."""
        self.table.set_sign(self.header.sign())
        self.log.retranslate()

    def _know_bots(self) -> None:
        """Take notice of who is asked without a person: the log may ask them why, they may fail."""
        for seat in self.seats:
            if isinstance(seat, BotSeat):
                seat.show_worker = self.show_worker
            if isinstance(seat, Outside):
                seat.show_failure = self.show_failure
        if self.table.explaining is not None:
            self.log.opponents = frozenset(seat.index for seat in self.seats if not seat.is_human)

    def reseat(self) -> None:
        """Show who plays where from now on."""
        self.looking_back.leave()
        self.covering.emit()
        self.playback.drop()
        self.log.told.forget_undone()
        self.curtain.hide()
        self._know_bots()
        self.reseated.emit()
        self.show_players()
        self.log.see_as(self.controller.viewer, self.match.history)
        self.undoing.refresh()
        told, known = self.roster.told(), self._changes_shown
        self._changes_shown = len(told)
        if new := told[known:]:
            self._show_note("\n".join(new))

    def show_players(self) -> None:
        """Draw everyone by the name and the badge that hold now."""
        self.table.set_players(self._name_players())

    def _name_players(self) -> list[tuple[str, bool]]:
        """Name everyone as they are called now, and return who plays each seat."""
        self._own_names[:] = [seat.name for seat in self.seats]
        players = self.players()
        for seat, name in zip(self.seats, called(self.match, [who for who, _ in players]), strict=True):
            seat.called = name
        self.names[:] = [seat.called for seat in self.seats]
        return players

    def players(self) -> list[tuple[str, bool]]:
        """Return who plays each seat now, and whether that is a bot."""
        names = players_of(self._game, [(seat.name, seat.kind) for seat in self.seats])
        return [(name, not seat.is_human) for name, seat in zip(names, self.seats, strict=True)]

    def play_openly(self) -> None:
        """Show every hand from here on; the game no longer counts."""
        self.controller.open_hands()
        self.table.open_hands(on=self.controller.has_open_hands)
        seen = self.controller.seen_by(self.controller.viewer)
        self.table.show_position(seen, ask=False, pieces=self.naming.now())
        self._scale()
        self._show_whether_it_counts()
        self.undoing.refresh()

    @property
    def seen_note(self) -> Note:
        """Return the note that can be seen, also while the scores lie above the table."""
        return self.result.note if self.result.isVisible() else self.note

    def _refuse(self, words: str) -> None:
        self.seen_note.refuse(words)

    def _show_note(self, words: str) -> None:
        self.seen_note.say(words)

    def names_at(self, event: int) -> Names:
        """Return the names of the players, and what pieces were called before the event of a number."""
        return self.log_bridge.names_at(event)

    def _named(self, ply: Ply) -> str:
        """Return what a move is called for the person at the screen."""
        return self.log_bridge.named(ply, self.controller.viewer)

    def _ask_why(self) -> None:
        if self.log.opponents:
            self.log.ask_why()

    def _ask_for_hint(self) -> None:
        self.table.setFocus()
        self.table.ask_for_hint()

    def show_thinking(self, name: str) -> None:
        """Show on the ribbon that someone thinks, with the button that ends it."""
        self.thinking.show_for(name)
        if not name:
            self.table.cover_ribbon(0)

    def show_worker(self, worker: Worker) -> None:
        """Show that the bots start, for as long as they are waited for; then once that substitutes play."""
        self.thinking.show_start(on=worker is Worker.STARTING)
        if worker is Worker.STARTING:
            return
        said, self._worker_words = self._worker_words, self._words_of(worker)
        if self._worker_words == said:
            return
        self.note.unsay(said)
        if self._worker_words:
            self.note.add(self._worker_words)

    def _words_of(self, worker: Worker) -> str:
        if worker is Worker.LATE:
            return self.tr("The bots are still starting. Simple bots play for them until they are ready.")
        if worker is Worker.FAILED:
            return self.tr("The bots cannot be started. Simple bots play for them to the end of this game.")
        return ""

    def place_thinking(self) -> None:
        """Let the word about who thinks lie on the ribbon; no one needs a button of their own there then."""
        ribbon = self.table.ribbon_room()
        if ribbon is not None and not self.thinking.isHidden():
            rect = ribbon.rect.translated(QPointF(self.table.pos()))
            self.thinking.place(rect, round(ribbon.font), round(ribbon.least_font))
            self.table.cover_ribbon(self.thinking.width())

    def place_note(self) -> None:
        """Let the note lie where nothing on the table is needed."""
        if not self.note.isHidden():
            lay(self.note, self.table, self.curtain.covered() if self.curtain.isVisible() else ())

    def _draw_scene(self, scene: Scene) -> None:
        if scene.ask:
            self.log_bridge.announce_rest(scene.seen.viewer)
            self.log_bridge.show_recap(scene.seen.viewer)
        self.log_bridge.show_losses(scene.seen.viewer)
        self.table.show_position(scene.seen, ask=scene.ask, pieces=scene.pieces)
        self._heard = scene.pieces
        if scene.is_again and self.table.playback.is_instant:
            self.table.playback.show_run(scene.events)
        if scene.is_proof:  # in the midst of what a move led to: the position does not tell in which step
            for event in scene.events:
                self.table.playback.cues.follow(event)
            self.table.redraw()
        if scene.ask:
            self.hearing.call(scene.seen.viewer)
        self.undoing.refresh()
        self._show_standings(scene.seen.viewer, scene.seen.state)
        self.place_note()
        self.drawn.emit()

    def _follow(self, state: Any) -> None:
        """Let the points stand as on the table while it moves."""
        assert self.table.seen is not None
        self._show_standings(self.table.seen.viewer, state)

    def _show_standings(self, viewer: int, state: Any) -> None:
        standings = self.standings(viewer, state)
        self.side.scores.show_standings(standings, state.to_move, self._game.starter(state))

    def _hear(self, scene: Scene, events: list[Event]) -> None:
        """Let what begins to be seen be heard too."""
        call = ""
        for event in events:
            call = call or self._heard.call(event)
            self._heard = self._heard.after(event)
        self.hearing.hear(events, scene.actor, skipped=self.table.playback.is_instant, call=call)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the table have the keys that the log has no use for, and the keyboard with them."""
        if not self.log.hasFocus() or event.key() in keymap.MODIFIERS:  # with those, keys copy and select
            event.ignore()
            return
        over = (self.looking_back.past, self.result, self.curtain)
        shown = next((one for one in over if one is not None and one.isVisible()), self.table)
        shown.setFocus()
        if event.key() != Qt.Key.Key_Escape and not self.log.hasFocus():
            QCoreApplication.sendEvent(shown, event)

    def _play_sound(self, name: str) -> None:
        """Let a sound be heard while the game itself is seen, and not another moment of it."""
        if self.isVisible() and self.looking_back.past is None:
            self.sounded.emit(name)

    def _point_at(self, number: int) -> None:
        """Show the events of a line of the log on the table."""
        self.log_bridge.trace(self.playback, number)

    def known(self) -> tuple[AnyGame, Observation[Any]]:
        """Return the game and what the person at the screen may know of it."""
        return self._game, self.match.view(self.controller.at_screen)

    async def settle(self) -> None:
        """Wait until everything has been shown, and while the table is held."""
        await self.playback.settled()
        while self.is_held:
            await self._goes_on.wait()  # or until the turn is cancelled
            await self.playback.settled()

    def cover(self, seen: Observation[Any], seat: Seat) -> None:
        """Draw the curtain at once, over what everyone may know."""
        self.playback.drop()
        self.show_position(seen, ask=False)
        self.handing_over.draw_at_once(seat)

    async def hand_over(self, seat: Seat) -> None:
        """Draw the curtain until the person is at the screen, after everything has been shown."""
        await self.settle()
        await asyncio.sleep(0)  # what was drawn, and the curtain, are a turn of the loop each
        await self.handing_over.wait_for(seat)

    def call(self, seat: Seat) -> None:
        """Show that the turn goes to another person, who needs no curtain."""
        self.note.say(filled(self.tr("{name}’s turn"), {"name": seat.name}))

    def show_closed_hands(self) -> None:
        """Show that hands which lay open are covered again, and offer to open them."""
        self.note.say(self.tr("The hands are covered again."), self.tr("Open …"))

    def breathe(self) -> float:
        """Return the seconds to rest after a bot's move."""
        return 0.0 if self.table.playback.is_hurried else timings.scaled(timings.REST, self.speed) / 1000

    def lose_record(self) -> None:
        """Show why this game is not kept now."""
        self._is_recorded = False
        fault = self.match.record.fault or Fault("disk_fault")
        text = self.tr(
            "This game cannot be saved: {reason}. You can play on; the program tries again with every move."
        )
        self.seen_note.warn(filled(text, {"reason": sentence(fault)}))

    def regain_record(self) -> None:
        """Show that this game is kept again."""
        self._is_recorded = True
        self._show_note(self.tr("Saving works again. Nothing was lost."))

    def show_failure(self, name: str, error: GameError) -> None:
        """Show that an outside program has failed, and who plays on for it."""
        text = self.tr("{name}: {reason}. A simple bot takes over for the rest of this game.")
        self.note.add(filled(text, {"name": name, "reason": fault_words(error)}))
        self.log.retranslate()  # its head says who plays now

    def show_stopped(self) -> None:
        """Show that the game cannot go on here."""
        self.note.warn(self.tr("The game stops here. It is saved; please continue it from the start screen."))

    def show_end(self, match: AnyMatch) -> None:
        """Show the scores."""
        self.looking_back.leave()
        ends = round_ends(self._game, match.milestones, match.history)
        scoring = presentation(self._game.key).scoring()
        sources = partial(scoring.sources, match.state, match.history) if scoring.sources else None
        self.next_level = self.find_next_level()
        self.result.next_level = self._next_level_name
        self.result.show_result(
            self.standings(NOBODY),
            match.game.winners(match.state),
            ends,
            self.phrases,
            self.roster.told,
            lambda: self.closing() or self.header.verdict(),
            self.naming.at,
            sources,
            survivors=[
                scoring.survivors(match.state, seat, self.naming.now()) for seat in range(len(self.seats))
            ],
            speed=0.0 if self._is_end_seen or self.table.playback.is_still else self.speed,
        )
        self._is_end_seen = True
        self.undoing.refresh()
        self.ended.emit()

    def _next_level_name(self) -> str:
        return short_name(self.next_level, self._game.bots()) if self.next_level else ""

    def standings(self, viewer: int, state: Any = None) -> list[Standing]:
        """Return how everyone stands, as far as a viewer may see: other bags only at the end.

        *state* is the position that is meant, the present one if none is given.
        """
        return standings_of(self.players(), self._game, self.match.state if state is None else state, viewer)

    # What the window tells

    def set_speed(self, speed: float) -> None:
        """Change the pace of the animations."""
        self.speed = speed
        self.table.playback.set_speed(speed)

    def use(self, settings: Settings) -> None:
        """Apply the settings."""
        self.set_speed(SPEEDS[settings.speed])
        self.table.playback.set_calm(on=settings.motion == "reduced")
        self.table.player.asks_twice = settings.confirmations
        self.table.player.set_delay(DELAYS[settings.enlarge])
        self.table.player.enlarging.is_fixed = settings.pane == "fixed"
        if settings.key_caps != self.table.key_caps.is_on:
            self.table.key_caps.toggle()
        self.log.set_detail(settings.log)
        is_new = settings.ended(title_of(self.match.game.key).key) < MATCHES_TO_LEARN
        self.table.board.first_words.is_wanted = is_new and not self.teaches
        is_automatic = settings.automatic and not self.teaches
        if is_automatic != self.table.board.goes_alone:
            self.table.board.goes_alone = is_automatic
            self.table.redraw()
        self.controller.habits = AskingHabits(is_automatic, settings.windows, settings.beats != "never")
        self._beats, self._is_first = settings.beats, not settings.finished

    def set_theme(self, theme: str) -> None:
        """Apply a theme to the table, and write in the current size."""
        self.theme = theme
        self.table.display.set_theme(theme)
        if self.looking_back.past is not None:
            self.looking_back.past.set_theme(theme)
        self.result.set_theme(theme)
        self.side.apply_theme()
        self._scale()
        self.table.display.set_text(*style.of_table())  # in the room that the panel leaves now

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what covers the table over all of it."""
        super().resizeEvent(event)
        self.result.cover()
        self._scale()
        self.looking_back.cover_table()

    def retranslate(self) -> None:
        """Write every word again."""
        for seat in self.seats:
            seat.name = shown_name(seat.name, seat.index, seat.kind)
        self._name_players()
        self.table.display.retranslate(self.show_players)
        if self.result.is_shown:
            self.result.restate(self.standings(NOBODY))
        if (seen := self.table.seen) is not None:
            self._show_standings(seen.viewer, seen.state)
        self.side.retranslate()
        self.table.set_sign(self.header.sign())
        self.rewritten.emit()

    def _scale(self) -> None:
        """Give the panel its share of the room."""
        self.side.fit(self.size())  # the card goes with whether it is open
        self._place_card()
        self._box.setContentsMargins(0, 0, self.side.fit(self.size()), 0)
        self._box.activate()
        self.looking_back.cover_table()
        self.place_note()
