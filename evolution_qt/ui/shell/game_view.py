"""A game in the window: the table, the panel beside it, the curtain and the scores above."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import Fault, GameError, filled
from evolution_qt.core.event import Event
from evolution_qt.core.fairness import SHOWN_DIGITS
from evolution_qt.core.game import Observation
from evolution_qt.core.match import Ply
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.review import round_ends, toll
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.games.opening import EvolutionMatch
from evolution_qt.ui.evolution.account import Account, Decided, open_part, whole
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.recap import SHOWN, steps
from evolution_qt.ui.evolution.table import SMALLEST, Table
from evolution_qt.ui.evolution.thumbnails import of_event
from evolution_qt.ui.evolution.tracing import places_now
from evolution_qt.ui.kit import art, timings
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import style, switches
from evolution_qt.ui.shell.advisor import Advisor
from evolution_qt.ui.shell.controller import Controller, Habits
from evolution_qt.ui.shell.curtain import Curtain
from evolution_qt.ui.shell.faults import sentence
from evolution_qt.ui.shell.hands_panel import HandsPanel
from evolution_qt.ui.shell.kinds import kind_name
from evolution_qt.ui.shell.log_lines import NO_DECISION
from evolution_qt.ui.shell.log_panel import LogPanel
from evolution_qt.ui.shell.moment import MomentView
from evolution_qt.ui.shell.notes import Note
from evolution_qt.ui.shell.outside import Outside, fault_words
from evolution_qt.ui.shell.score_panel import ScorePanel, Standing
from evolution_qt.ui.shell.scores import ScoresScreen
from evolution_qt.ui.shell.seats import Bot, Seat
from evolution_qt.ui.shell.settings import DELAYS, SPEEDS, Settings
from evolution_qt.ui.shell.showing import Scene, Showing
from evolution_qt.ui.shell.tasks import first, reported, start_task
from evolution_qt.ui.shell.thinking import Thinking
from evolution_qt.ui.shell.undoing import Undoing

_SIGN = 22
_MARGIN = 12


@guarded
class GameView(QWidget):
    """Shows one match from its first move to its scores; a new match gets a new view."""

    menu_asked = Signal()
    panel_toggled = Signal(bool)
    covering = Signal()
    """The next person comes to the screen: what the last one may know must not be seen any more."""
    phase_asked = Signal(int)
    why_asked = Signal(int)
    """Somebody wants to know why an opponent did that: a number for `account`, or NO_DECISION."""
    key_caps_toggled = Signal(bool)
    again_asked = Signal()
    new_game_asked = Signal()
    rematch_asked = Signal()
    reseated = Signal()
    """Somebody else plays a seat from now on."""
    seat_asked = Signal(int)
    """Somebody wants to change who plays a seat."""
    verify_asked = Signal()
    start_asked = Signal()
    replay_asked = Signal(int)
    """Somebody wants to see the game again, from a moment: a number of moves."""
    ended = Signal()

    def __init__(
        self,
        match: EvolutionMatch,
        seats: Sequence[Seat],
        theme: str,
        speed: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self._speed = speed
        self._task: asyncio.Task[None] | None = None
        self._is_recorded = True
        self._is_wide = True
        self._factor = 0.0
        self._wants_panel = True
        self._theme = theme
        self.moment: MomentView | None = None
        """A moment of the past that is shown over the table."""
        self._moved_at: dict[int, int] = {}  # how much the log told when a seat moved last
        game = match.game
        assert isinstance(game, Evolution)
        self._game = game
        self.table = Table(game, theme=theme, parent=self)
        self.table.setMinimumSize(QSize(1, 1))  # the window's own smallest size decides
        self.phrases = Phrases(game, self)
        self.scores = ScorePanel()
        self.open_hands = HandsPanel(game, self.phrases)
        self.log = LogPanel()
        self.note = Note()
        self.menu_button, self.panel_button = QToolButton(), QToolButton()
        self.hint_button = QToolButton()
        self.decisions: list[Decided] = []
        """What opponents have decided since this view was opened."""
        self.side = QWidget(self)
        self.side.setObjectName("side")
        self.side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.controller = Controller(match, seats, self)
        self.undoing = Undoing(self.controller, self._sentence_of, self._say, self)
        self._lay_out()
        self.result = ScoresScreen(theme, self)
        self.thinking = Thinking(self)
        self.curtain = Curtain(self)
        self.curtain.looking.connect(lambda on: self.controller.look(on=on))
        self.thinking.hurried.connect(self.controller.move_now)
        self.thinking.appeared.connect(self.place_thinking)
        self.advisor = Advisor(self.table, self.controller, parent=self)
        self.seats = self.controller.seats
        self._know_bots()
        picture = partial(of_event, game)
        self.log.begin(self.phrases, self.names, self.controller.viewer, picture, self._preface)
        self.log.tell(match.history)
        self.show_players()
        self.table.set_speed(speed)
        self.table.moved.connect(self.controller.answer)
        self.table.passed_for_round.connect(self.controller.pass_for_round)
        self.table.stop_asked.connect(self.controller.stop_at_window)
        self.log.pointed.connect(self._trace)
        self.log.why_asked.connect(self.why_asked)
        self.log.line_clicked.connect(self.look_back)
        self.table.why_asked.connect(self._ask_why)
        self.table.again_asked.connect(self.show_again)
        self.table.seat_asked.connect(self.seat_asked)
        self.hint_button.clicked.connect(self._ask_for_hint)
        self.log.offers = self.undoing.offer
        self.table.step_pointed.connect(self._trace)
        self.table.phase_asked.connect(self.phase_asked)
        self.table.species_pointed.connect(self._mark_lines)
        self.table.key_caps_toggled.connect(self.key_caps_toggled)
        self.showing = Showing(self.table, self._draw_scene, self._tell)
        self.table.catch_up = self.showing.catch_up
        self.table.hides_attack = self.showing.hides_attack
        self.menu_button.clicked.connect(self.menu_asked)
        self.panel_button.toggled.connect(self._toggle_panel)
        self.table.viewport().installEventFilter(self)
        self.result.again_asked.connect(self.again_asked)
        self.result.rematch_asked.connect(self.rematch_asked)
        self.result.new_game_asked.connect(self.new_game_asked)
        self.result.start_asked.connect(self.start_asked)
        self.result.verify_asked.connect(self.verify_asked)
        self.result.replay_asked.connect(self._replay_round)
        self.result.table_asked.connect(self.result.hide)
        self.retranslate()

    def _lay_out(self) -> None:
        back, again = self.undoing.back, self.undoing.again
        for button in (self.menu_button, back, again, self.hint_button, self.panel_button):
            button.setIconSize(QSize(_SIGN, _SIGN))
        self.panel_button.setCheckable(True)
        self.panel_button.setChecked(True)
        bar = self._bar = QHBoxLayout()
        bar.addWidget(self.menu_button, 0, Qt.AlignmentFlag.AlignLeft)
        bar.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        bar.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)
        bar.addWidget(self.hint_button, 1, Qt.AlignmentFlag.AlignRight)
        bar.addWidget(self.panel_button, 0, Qt.AlignmentFlag.AlignRight)
        inside = QVBoxLayout(self.side)
        inside.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        inside.setSpacing(10)
        inside.addLayout(bar)
        inside.setAlignment(bar, Qt.AlignmentFlag.AlignTop)
        inside.addWidget(self.scores)
        inside.addWidget(self.open_hands)
        inside.addWidget(self.log, 1)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(self.note)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, style.SIDE_PANEL, 0)
        self._box.addLayout(left, 1)

    # Running

    def start(self) -> None:
        """Begin to play."""
        self._task = start_task(self.controller.run(), "game")
        self.table.setFocus()

    @property
    def is_running(self) -> bool:
        """Say whether the game goes on."""
        return self._task is not None and not self._task.done()

    @property
    def is_recorded(self) -> bool:
        """Say whether the game can be continued later."""
        return self._is_recorded

    async def stop(self) -> None:
        """End the game's coroutine, wherever it is, and wait until it has cleaned up."""
        task = self._task
        if task is not None and not task.done():
            task.cancel()
            await asyncio.wait([task])
        with reported():
            self.return_to_present()
        with reported():
            await self.advisor.stop()
        with reported():
            await self.showing.stop()
        with reported():
            self.match.record.close()  # a task that was cancelled before its first step has closed nothing

    # What the controller asks for

    def show_position(self, seen: Observation[EvolutionState], *, ask: bool) -> None:
        """Draw the truth, after everything that is still being shown."""
        self.showing.add(Scene(seen, self.standings(seen.viewer, seen.state), ask))

    def perform(
        self,
        events: Sequence[Event],
        seen: Observation[EvolutionState],
        actor: int,
        *,
        automatic: bool = False,
        stopped: bool = False,
    ) -> None:
        """Let the table show what happened, and the log say each thing when it is shown."""
        events = [event.as_seen_by(seen.viewer) for event in events]
        standings = self.standings(seen.viewer, seen.state)
        decision = self._decided(actor)
        self.showing.add(Scene(seen, standings, False, events, automatic, actor, decision, stopped))

    def rewind(self, events: int) -> None:
        """Forget what happened after so many events: it was taken back."""
        self.return_to_present()
        self.showing.drop()
        self.log.forget_after(events)
        self.table.trace.clear()
        self.note.hide()
        self._moved_at = {seat: at for seat, at in self._moved_at.items() if at <= events}
        last = max(self.log.decisions, default=NO_DECISION)
        del self.decisions[last + 1 :]

    def practise(self) -> None:
        """Let the game not count from here on."""
        self.controller.practise()
        self.log.retranslate()
        self.undoing.refresh()

    def _know_bots(self) -> None:
        """Take notice of who is asked without a person: the log may ask them why, programs may fail."""
        for seat in self.seats:
            if isinstance(seat, Outside):
                seat.tell = self.tell_failure
        self.log.opponents = frozenset(seat.index for seat in self.seats if not seat.is_human)

    def reseat(self) -> None:
        """Show who plays where from now on."""
        self.return_to_present()
        self.covering.emit()
        self.showing.drop()
        self.curtain.hide()
        self._know_bots()
        self.names[:] = [seat.name for seat in self.seats]
        self.reseated.emit()
        self.show_players()
        self.log.see_as(self.controller.viewer, self.match.history)
        self.undoing.refresh()

    def show_players(self) -> None:
        """Draw everybody by the name, the colour and the shape that hold now."""
        self.table.set_players([(seat.name, not seat.is_human) for seat in self.seats])

    def play_openly(self) -> None:
        """Show every hand from here on; the game does not count any more."""
        self.controller.open_hands()
        self.table.show_position(self.controller.seen_by(self.controller.viewer), ask=False)
        self._scale()
        self.log.retranslate()
        self.undoing.refresh()

    def _say(self, words: str) -> None:
        """Say something where it can be seen, also while the scores lie above the table."""
        (self.result.note if self.result.isVisible() else self.note).say(words)

    def _sentence_of(self, ply: Ply) -> str:
        """Return what the log says of a move, by what it has led to; its line if the log says nothing."""
        match, viewer = self.match, self.controller.viewer
        for event in match.events_of(match.plies.index(ply)):
            if said := self.phrases.sentence(event.as_seen_by(viewer), self.names, viewer):
                return said
        return ply.text

    def _decided(self, actor: int) -> int:
        """Return the number of the decision that led to a seat's last move, NO_DECISION if none is kept."""
        seat = self.seats[actor]
        decided = seat.decided if isinstance(seat, Bot) else None
        if decided is None:
            return NO_DECISION
        if not self.decisions or self.decisions[-1] is not decided:
            if decided in self.decisions:  # somebody else's move came in between
                return self.decisions.index(decided)
            self.decisions.append(decided)
        return len(self.decisions) - 1

    def account(self, number: int) -> Account:
        """Return what may be told of a decision now: everything once nobody can gain by it."""
        decided = self.decisions[number]
        if self._hides_nothing:
            return whole(self._game, decided)
        view = self.table.top.view  # what is shown lags behind what is so
        return open_part(self._game, decided, view.state if view is not None else self.match.state)

    @property
    def _hides_nothing(self) -> bool:
        """Say whether what an opponent alone knows may be told: nobody could gain by it."""
        is_watched = not any(seat.is_human for seat in self.seats)
        return self.match.is_over or self.controller.goes_any_distance or is_watched

    def _ask_why(self) -> None:
        """Ask why the opponent did what the log is pointed at, or else what was done last."""
        last = len(self.decisions) - 1  # NO_DECISION if there is none
        pointed = self.log.pointed_decision
        if self.log.opponents:
            self.why_asked.emit(last if pointed == NO_DECISION else pointed)

    def _ask_for_hint(self) -> None:
        self.table.setFocus()
        self.table.ask_for_hint()

    def show_thinking(self, name: str) -> None:
        """Say on the ribbon that somebody thinks, with the button that ends it."""
        self.thinking.show_for(name)

    def place_thinking(self) -> None:
        """Let the word about who thinks lie where the own button is, which nobody needs then."""
        if self.table.top.arrangement is not None:
            ribbon = self.table.arrangement.ribbon
            room = QRectF(ribbon.center().x(), ribbon.top(), ribbon.right() - ribbon.center().x(), 0)
            room.setBottom(ribbon.bottom())
            self.thinking.place(room.translated(QPointF(self.table.pos())), round(self.table.top.style.font))

    def _draw_scene(self, scene: Scene) -> None:
        if scene.ask:
            seat = scene.seen.viewer
            if seat not in self._moved_at:
                self.recall(seat)
            known = [event.as_seen_by(seat) for event in self.match.history[: len(self.log.told)]]
            self.table.show_recap(steps(known, self._moved_at[seat], seat))
        self.table.show_position(scene.seen, ask=scene.ask)
        if scene.is_again and self.table.is_instant:
            self.table.tell_of(scene.events)
        self.undoing.refresh()
        state = scene.seen.state
        if self.controller.has_open_hands:
            self.open_hands.show_hands(self.names, [player.hand for player in state.players])
        self.scores.show_standings(scene.standings, state.to_move, state.first_player)

    def _tell(self, scene: Scene, events: list[Event]) -> None:
        is_first = len(scene.untold) + len(events) == len(scene.events)
        self.log.tell(
            events,
            automatic=scene.is_automatic,
            stopped=scene.is_stopped and is_first,
            decision=scene.decision,
            actor=scene.actor,
        )
        for event in events:
            if event.kind == e.ROUND_BEGAN:
                self._tell_round(event.amount - 1)
        if scene.actor != NOBODY:
            self._moved_at[scene.actor] = len(self.log.told)

    def _tell_round(self, number: int) -> None:
        """Say on the table what a round has brought."""
        ends = round_ends(self._game, self.match.milestones, self.match.history)
        for before, after in pairwise(ends):
            if after.round == number:
                self.table.show_round(number, toll(before, after))

    def _places(self) -> list[tuple[int, int]]:
        """Return where what each line of the log tells of lies by now."""
        view = self.table.top.view
        players = view.state.players if view is not None else []
        return places_now(self.log.told, [len(player.species) for player in players])

    def _trace(self, number: int) -> None:
        """Show on the table what a line of the log tells."""
        if number < 0 or self.showing.is_busy:
            self.table.trace.clear()
        else:
            self.table.trace.show(self.log.told[number], *self._places()[number])

    def _mark_lines(self, species: int) -> None:
        """Mark the lines of the log that tell of a species."""
        if not species or not self.log.isVisible():
            self.log.mark(())
        else:
            self.log.mark({at for at, places in enumerate(self._places()) if species in places})

    def recall(self, seat: int) -> None:
        """Tell what has happened since a seat moved last, as far as the log goes back."""
        own = [at for at, event in enumerate(self.log.told) if event.actor == seat and event.kind in SHOWN]
        self._moved_at[seat] = own[-1] + 1 if own else 0

    def _preface(self) -> list[str]:
        """Return what the log begins with: who the bots are, and what binds the program to the cards."""
        lines = []
        players = self.match.record.header.players
        waiting = self.match.record.waiting()
        for seat, player in zip(self.seats, players, strict=True):
            parts = {"name": seat.name, "kind": kind_name(seat.kind), "before": kind_name(player.kind)}
            if seat.index in waiting:
                lines.append(filled(self.tr("{name}: nobody yet, for now {kind}"), parts))
            elif seat.kind != player.kind:
                lines.append(filled(self.tr("{name}: {kind}, at first {before}"), parts))
            elif not seat.is_human:
                lines.append(filled(self.tr("{name}: {kind}"), parts))
        if changed := switches.differing(self._game):
            rules = QLocale().createSeparatedList(changed)
            lines.append(filled(self.tr("Other rules than in the edition: {rules}"), {"rules": rules}))
        if self.controller.has_open_hands:
            lines.append(self.tr("Practice with open hands: everybody sees every hand; it does not count."))
        elif self.controller.goes_any_distance:
            lines.append(self.tr("Practice: the game does not count, and any move can be taken back."))
        elif self.match.record.is_practice:
            lines.append(self.tr("Practice: the game does not count."))
        if promise := self.match.record.header.commitment:
            digits = promise[:SHOWN_DIGITS]
            lines.append(filled(self.tr("Commitment to the cards: {digits} …"), {"digits": digits}))
        return lines

    # Looking back

    def look_back(self, event: int) -> None:
        """Show the moment of an event of the game; Escape returns to the present."""
        moment = bisect_right(self.match.plies, event, key=lambda ply: ply.events)
        if self.match.is_over:
            self.replay_asked.emit(moment)
            return
        if self.moment is None:
            players = [(seat.name, not seat.is_human) for seat in self.seats]
            view = MomentView(self.match, players, self.controller.viewer, self._theme, self)
            view.reel.has_motion = self._speed > 0
            view.reel.set_speed(self._speed or 1.0)
            view.left.connect(self.return_to_present)
            view.replay_asked.connect(self.replay_asked)
            view.turned.connect(self._mark_moment)
            self.moment = view
            self._cover_table()
            view.show()
            self.side.raise_()
        self.moment.show_moment(moment)
        self.moment.setFocus()

    def return_to_present(self) -> None:
        """Show the game as it is, if a moment of the past is shown."""
        view, self.moment = self.moment, None
        if view is not None:
            view.reel.stop()
            view.hide()
            view.deleteLater()
            self.log.mark(())
            self.table.setFocus()

    def _mark_moment(self, moment: int) -> None:
        """Mark the lines of the move that has led to a moment."""
        plies = self.match.plies
        start = plies[moment - 1].events if moment else 0
        after = plies[moment].events if moment < len(plies) else len(self.match.history)
        self.log.mark(range(start, after))

    def _cover_table(self) -> None:
        if self.moment is not None:
            self.moment.cover(self.table.geometry())

    def _replay_round(self, number: int) -> None:
        """Ask to see the game again from the end of a round on, 0 for the beginning."""
        plies = [mark.plies for mark in self.match.milestones if mark.round <= number]
        self.replay_asked.emit(plies[-1] if number and plies else 0)

    def known(self) -> tuple[Evolution, Observation[EvolutionState]]:
        """Return the game and what the seat at the screen may know of it."""
        return self._game, self.match.view(self.controller.viewer)

    async def settle(self) -> None:
        """Wait until everything has been shown."""
        await self.showing.settled()

    def show_again(self) -> None:
        """Show on the table once more what has happened since the person at the screen moved last."""
        asked, plies = self.controller.asked, self.match.plies
        if asked is None or not asked.is_asked or self.controller.viewer != asked.index:
            return
        self.table.catch_up()
        seat, game = asked.index, self.match.game
        first = bisect_left([ply.events for ply in plies], self._moved_at.get(seat, 0))
        if first == len(plies):
            return
        state = self.match.state_at(first)
        self.showing.add(self._again(state, seat))
        for at, ply in enumerate(plies[first:], first):
            game.play(state, ply.seat, game.read(ply.text))
            self.showing.add(self._again(state, seat, self.match.events_of(at), ply.seat))
        self.show_position(self.controller.seen_by(seat), ask=True)

    def _again(
        self, state: EvolutionState, seat: int, events: Sequence[Event] = (), actor: int = NOBODY
    ) -> Scene:
        """Return a scene of the past, as a seat may know it."""
        seen = self.controller.seen_by(seat, state)
        known = [event.as_seen_by(seat) for event in events]
        return Scene(seen, self.standings(seat, seen.state), False, known, actor=actor, is_again=True)

    def cover(self, seen: Observation[EvolutionState], seat: Seat) -> None:
        """Draw the curtain at once, over what everybody may know."""
        self.showing.drop()
        self.show_position(seen, ask=False)
        self._draw_curtain(seat)
        self.table.viewport().repaint()  # a picture of the window may be taken at any moment
        self.repaint()

    def _draw_curtain(self, seat: Seat) -> None:
        self.return_to_present()  # it may show what the next person must not see
        self.covering.emit()
        self.table.turn_to(seat.index)
        self._lay_curtain()
        self.curtain.draw_for(seat.name, seat.index)

    def _lay_curtain(self) -> None:
        """Let the curtain lie over the ribbon and the hand."""
        places = self.table.places_in(self.table.size())
        if places is None:
            return
        bar = places.ribbon.toAlignedRect()
        top = round(places.hand.top() - 4 * places.unit)
        cloth = QRect(0, top, self.table.width(), self.table.height() - top)
        at = self.table.pos()
        self.curtain.lie(bar.translated(at), cloth.translated(at), places.font, 10 * places.unit)

    async def hand_over(self, seat: Seat) -> None:
        """Draw the curtain until the person is at the screen, after everything has been shown."""
        await self.settle()
        self.table.round_note.hold()
        self._draw_curtain(seat)
        try:
            await first(self.curtain.opened)
            if not self.controller.covers_hands:  # from now on nobody else comes to the screen
                self.log.see_as(seat.index, self.match.history)
        finally:
            self.table.round_note.linger()
            self.curtain.hide()
            self.table.setFocus()

    def breathe(self) -> float:
        """Return the seconds to rest after a bot's move."""
        return 0.0 if self.table.is_hurried else timings.scaled(timings.REST, self._speed) / 1000

    def lose_record(self) -> None:
        """Say why this game is not kept now."""
        self._is_recorded = False
        fault = self.match.record.fault or Fault("disk_fault")
        text = self.tr(
            "This game cannot be written to the disk: {reason}. Play on; it is tried again with every move."
        )
        self.note.warn(filled(text, {"reason": sentence(fault)}))

    def regain_record(self) -> None:
        """Say that this game is kept again."""
        self._is_recorded = True
        self.note.say(self.tr("The game is on the disk again. Nothing is missing."))

    def tell_failure(self, name: str, error: GameError) -> None:
        """Say that an outside program has failed, and who plays on for it."""
        text = self.tr("{name}: {reason}. A forager plays on to the end of this game.")
        self.note.add(filled(text, {"name": name, "reason": fault_words(error)}))

    def show_stopped(self) -> None:
        """Say that the game cannot go on here."""
        self.note.warn(self.tr("The game stops here. It is kept; please continue it from the start screen."))

    def show_end(self, match: EvolutionMatch) -> None:
        """Show the scores."""
        self.return_to_present()
        ends = round_ends(self._game, match.milestones, match.history)
        promise = match.record.header.commitment or ""
        self.result.show_result(
            self.standings(NOBODY), match.game.winners(match.state), ends, self.phrases, promise
        )
        self.ended.emit()

    def standings(self, viewer: int, state: EvolutionState | None = None) -> list[Standing]:
        """Return how everybody stands, as far as a viewer may see: other bags only at the end.

        *state* is the position that is meant, the present one if none is given.
        """
        state = self.match.state if state is None else state
        result = []
        for seat, (food, population, traits) in zip(self.seats, self._game.score_parts(state), strict=True):
            is_secret = state.to_move != NOBODY and seat.index != viewer
            shown = 0 if is_secret else food  # what is eaten goes into the bag
            result.append(Standing(seat.name, not seat.is_human, shown, population, traits, is_secret))
        return result

    # What the window tells

    def set_speed(self, speed: float) -> None:
        """Change the pace of the animations."""
        self._speed = speed
        self.table.set_speed(speed)

    def use(self, settings: Settings) -> None:
        """Play as the settings say."""
        self.set_speed(SPEEDS[settings.speed])
        self.table.set_confirmations(on=settings.confirmations)
        self.table.set_delay(DELAYS[settings.enlarge])
        self.table.set_pane(fixed=settings.pane == "fixed")
        self.table.set_key_caps(on=settings.key_caps)
        self.log.set_detail(settings.log)
        self.controller.habits = Habits(settings.automatic, settings.windows)

    def set_theme(self, theme: str) -> None:
        """Dress the table in a theme."""
        self._theme = theme
        self.table.set_theme(theme)
        if self.moment is not None:
            self.moment.set_theme(theme)
        self.result.set_theme(theme)
        self._factor = 0.0  # another style sheet brings back the first size of the writing
        self._scale()
        self._draw_signs()

    def set_panel(self, *, shown: bool) -> None:
        """Show the log beside the table where there is room, or only its buttons."""
        self._wants_panel = shown
        if self._is_wide:
            self.panel_button.setChecked(shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.table.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what covers the table over all of it."""
        super().resizeEvent(event)
        self.result.cover()
        self._scale()
        self.place_thinking()
        self._cover_table()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.menu_button.setToolTip(self.tr("Menu"))
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.hint_button.setToolTip(self.tr("Hint (H); pressed again, a plainer one"))
        self.hint_button.setAccessibleName(self.tr("Hint"))
        self.undoing.refresh()
        self.panel_button.setToolTip(self.tr("Show or hide the log (L)"))
        self.panel_button.setAccessibleName(self.tr("Log"))
        self.panel_button.setShortcut("L")
        self._draw_signs()

    def _draw_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        text = self.palette().text().color().name()
        self.menu_button.setIcon(QIcon(art.glyph("menu", _SIGN, text, ratio)))
        self.hint_button.setIcon(QIcon(art.glyph("hint", _SIGN, text, ratio)))
        self.undoing.back.setIcon(QIcon(art.glyph("undo", _SIGN, text, ratio)))
        self.undoing.again.setIcon(QIcon(art.glyph("redo", _SIGN, text, ratio)))
        checked = self.palette().highlightedText().color().name()
        tint = checked if self.panel_button.isChecked() else text
        self.panel_button.setIcon(QIcon(art.glyph("log", _SIGN, tint, ratio)))

    def _scale(self) -> None:
        """Give the panel its share of a larger window; in a narrow one it lies on the table while open."""
        factor = 1 + (style.factor(self.size()) - 1) / 2  # the table needs most of the room
        is_wide = self.width() >= SMALLEST.width() + style.SIDE_PANEL
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            with QSignalBlocker(self.panel_button):
                self.panel_button.setChecked(is_wide and self._wants_panel)
            self._draw_signs()
        shown = self.panel_button.isChecked()
        self.scores.setVisible(shown)
        self.log.setVisible(shown)
        self.open_hands.setVisible(shown and self.controller.has_open_hands)
        beside, below = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        self._bar.setDirection(beside if shown else below)
        strip = self.menu_button.sizeHint().width() + 2 * _MARGIN
        width = round(style.SIDE_PANEL * factor) if shown else strip
        self._box.setContentsMargins(0, 0, width if is_wide else strip, 0)
        self.side.setGeometry(self.width() - width, 0, width, self.height())
        self._box.activate()
        self._cover_table()
        if self._factor != factor:
            self._factor = factor
            self.scores.set_factor(factor)
            self.open_hands.set_factor(factor)
            self.log.set_size(style.SMALL * factor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close a log that lies on the table when somebody goes on there: it may lie on the button."""
        if event.type() == QEvent.Type.Resize:
            self._lay_curtain()
        if event.type() == QEvent.Type.MouseButtonPress and not self._is_wide:
            self.panel_button.setChecked(False)
        return super().eventFilter(watched, event)

    def _toggle_panel(self, shown: bool) -> None:
        self._scale()
        self._draw_signs()
        if self._is_wide:
            self._wants_panel = shown
            self.panel_toggled.emit(shown)
