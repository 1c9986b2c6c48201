"""The table: a view that shows one seat's knowledge of a game, plays events as motion and reports chosen
moves.

It draws the truth it is given and keeps none of its own. Whoever runs the game gives it positions and events,
and listens to `moved`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsView,
    QToolTip,
    QWidget,
)

from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.core.review import RoundEnd
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import UNKNOWN, species_ref
from evolution_qt.games.evolution.review import Toll, toll
from evolution_qt.games.evolution.state import OVER, EvolutionState
from evolution_qt.ui.evolution import shortcuts
from evolution_qt.ui.evolution.advice import Advice
from evolution_qt.ui.evolution.arrangement import Arrangement
from evolution_qt.ui.evolution.cues import Cues
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.evolution.follow import Follower
from evolution_qt.ui.evolution.hints import hint_at
from evolution_qt.ui.evolution.keys import EvolutionKeyboard
from evolution_qt.ui.evolution.move_list import MoveList
from evolution_qt.ui.evolution.needs import OTHERS, OWN, below_own_row, needs
from evolution_qt.ui.evolution.overlay import Overlay
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import BoardItem, RowItem
from evolution_qt.ui.evolution.reader import Reader
from evolution_qt.ui.evolution.readout import Readout
from evolution_qt.ui.evolution.recap import steps
from evolution_qt.ui.evolution.round_note import RoundNote, RoundWords
from evolution_qt.ui.evolution.spoken import Spoken
from evolution_qt.ui.evolution.table_gestures import EvolutionGestures
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.evolution.trace import Trace
from evolution_qt.ui.evolution.tracing import GONE, places_now
from evolution_qt.ui.evolution.unfold import Unfold
from evolution_qt.ui.kit import accessibility, art, fonts, keymap, pixmaps, timings
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.kit.chores import Chore
from evolution_qt.ui.kit.drag import Drag, Piece
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.offer import Offer
from evolution_qt.ui.kit.pixmap_cache import missing, paint_on
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.kit.pulse import Pulse
from evolution_qt.ui.kit.tips import show_tip
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.key_caps import KeyCaps
from evolution_qt.ui.table.placeholder import Placeholder
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.queued_clicks import QueuedClicks
from evolution_qt.ui.table.recap import Step
from evolution_qt.ui.table.table_view import Cloth, TableView
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

SMALLEST = QSize(1024, 600)
"""The smallest size at which everything still has its place."""


_COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@guarded
class Table(TableView):
    """The table of one game of Evolution."""

    phrases: Phrases
    explaining: Explaining
    advice: Advice

    def __init__(self, game: Evolution, *, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fonts.load()
        self.game = game
        self.phrases = Phrases(game, self)
        self._theme = theme
        self._scale = 1.0
        self._forced_ratio = 0.0
        self._players: list[tuple[str, bool]] = []
        self._seen: Observation[EvolutionState] | None = None
        self._follower: Follower | None = None
        self._ask = False
        self._front = 0
        """The seat that lies at the bottom while nobody looks."""
        self._is_painted = False
        self._may_lag = False
        """Whether what is seen now may still be seen when something else is to be shown."""
        self._ratio = 0.0
        self._laid: tuple[QPoint, QPixmap] | None = None
        self._is_alt_alone = False
        self._is_hurried = False
        self.shows_all = False
        self.told_at_rest = ""
        self.catch_up = lambda: False
        self.is_to_come = lambda _kind: False
        self.past = tuple
        self._scroll_from: tuple[int, QPoint] | None = None
        self.setScene(_Scene(self._hint_at, self))
        self.setAcceptDrops(False)  # files that hang over it are for the window
        self.setViewport(QWidget())  # for one that Qt makes, PySide loads every sort of widget to compare
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setAutoFillBackground(False)
        self.drag = Drag(self.scene(), self)
        self.top = Tabletop(self.scene(), self.drag, game, self.phrases)
        self.gestures = EvolutionGestures(game, self.top, self.phrases)
        self.player = PlayerInput(self.scene(), self.drag, self.top, self.gestures, self.phrases, self)
        self.unfold = Unfold(self.scene(), self.drag, self.top, self)
        self.player.resting.append(self.unfold)
        self.player.moved.connect(self._move)
        self.player.phase_asked.connect(self._ask_phase)
        self.top.recap.pointed = self._point_step
        self.player.again_asked.connect(self.again_asked)
        self.player.seat_asked.connect(self.seat_asked)
        self.player.pointed.connect(self._point)
        self.player.passed_for_round.connect(self.passed_for_round)
        self._resized = QTimer(self, singleShot=True, interval=timings.RESIZE)
        self._resized.timeout.connect(self._rearrange)
        self.paints_gradually = False
        self._is_cue_wanted = True
        """Whether the first picture and other moments come bit by bit too, so that a window answers."""
        self.guards_hands = True
        self._placeholder = Placeholder(self, self._paint_ground, self._sketched)
        self._placeholder.ended.connect(self._come_alive)
        self._queued = QueuedClicks(self._hear)
        self._theme_to_wear = theme
        self._dressing = Chore(self._dress, self)
        self.overlay = Overlay(self.scene(), self.top, self.unfold, game, self.phrases)
        self.explaining = Explaining(game, self.phrases, self)
        self.advice = Advice(self.scene(), self.top, game, self.explaining, self)
        self.top.scrolled = self._scrolled
        self.keyboard = EvolutionKeyboard(self.top, self.player, self.gestures, self.unfold)
        self.trace = Trace(self.scene(), self.top)
        self._pointed = 0
        self.key_caps = KeyCaps(self.scene(), self.top, self.keyboard)
        self.player.changed.connect(self.key_caps.show)
        self.player.changed.connect(self._show_pulse)
        self.round_note = RoundNote(self.scene(), self.top, self)
        self.pulse = Pulse(self.scene(), self)
        self.animator = Animator(self.scene(), self)
        self.spoken = Spoken(game, self.phrases, self.explaining, self)
        self.reader = Reader(self, self.spoken)
        self.readout = Readout(self.top, self.player, self.spoken)
        self.readout.past = lambda: self.past()
        self.player.refused.connect(self.refused)
        self.player.changed.connect(self.reader.follow)
        self.player.said.connect(self._say_aloud)
        self.player.highlights.called = self._called
        self.keyboard.unable = self._say_not_now
        self.advice.said.connect(self._say_aloud)
        self.cues = Cues(self.animator, self.top, self.phrases)

    def sizeHint(self) -> QSize:
        """Return the size the table is composed for."""
        return QSize(1280, 720)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which everything still has its place."""
        return SMALLEST

    # What is shown

    def set_players(self, players: Sequence[tuple[str, bool]]) -> None:
        """Take the names by seat, and whether a bot plays there."""
        self._players = list(players)
        self._redraw()

    def set_sign(self, words: str) -> None:
        """Let words stand behind round and phase all the time; none if they are empty."""
        if words != self.top.sign:
            self.top.sign = words
            self._redraw()

    def turn_to(self, seat: int) -> None:
        """Let the row of a seat lie at the bottom while nobody looks."""
        if seat != self._front:
            self._front = seat
            self._redraw()

    def places_in(self, size: QSize) -> Arrangement | None:
        """Return where everything will lie in a size; None while there is no position."""
        if self._seen is None:
            return None
        bottom = self._seen.viewer if self._seen.viewer >= 0 else self._front
        return self.top.arranged(self._seen.state, bottom, self._laid_size(size))

    def as_seen(self, room: QRectF) -> QRectF:
        """Return where something on the table is seen, in pixels of this widget."""
        return QTransform.fromScale(self._scale, self._scale).mapRect(room)

    @property
    def shown_scale(self) -> float:
        """Return how small the whole table is shown."""
        return self._scale

    def _laid_size(self, size: QSize) -> QSizeF:
        """Return how large the table is laid out, to be seen in a size."""
        return QSizeF(size) / self._scale

    @property
    def arrangement(self) -> Arrangement:
        """Return where everything lies; there must be a position."""
        assert self.top.arrangement is not None
        return self.top.arrangement

    def names(self) -> list[str]:
        """Return the names by seat, as far as they are known."""
        count = len(self._seen.state.players) if self._seen is not None else len(self._players)
        result = []
        for seat in range(count):
            name: str | None = self._players[seat][0] if seat < len(self._players) else None
            if not name and self._seen is not None:
                name = self._seen.state.players[seat].name
            result.append(name or self.phrases.nameless(seat))
        return result

    def show_position(self, seen: Observation[EvolutionState], *, ask: bool = False) -> None:
        """Draw the truth from nothing; with *ask* the seat at the screen may choose a move."""
        self._show(seen, ask=ask)
        if self._ask:
            self.reader.ask()
        elif seen.state.to_move != seen.viewer:
            self.reader.let_go()

    def _show(self, seen: Observation[EvolutionState], *, ask: bool, offer: Offer | None = None) -> None:
        """Draw the truth; *offer* is what may be chosen, if that is known already."""
        is_new = self._is_for_another(seen)
        if seen is not self._seen:
            self._queued.forget()  # it was meant for what was seen before
        if is_new:  # a picture must not show a hand any longer than the table does
            self._may_lag = False
            if self.paints_gradually and self._placeholder.is_shown:
                self._placeholder.take_bare()
            else:
                self._placeholder.end()
        self.player.reset()
        self.trace.clear()
        if seen is not self._seen or not ask:
            self.advice.close()
        self._seen = seen
        if seen.viewer >= 0:
            self._front = seen.viewer
        self._ask = ask and seen.viewer >= 0
        if self._ask:
            self._is_hurried = False
        self.top.told = self.told_at_rest
        self._follower = None
        if not self._ask:
            offer = Offer()
        elif offer is None:
            offer = Offer(self._legal(seen))
        self._draw(seen.state, offer)
        if is_new and self._placeholder.is_shown:
            self._placeholder.begin()
        self._may_lag = True
        self.player.highlights.put_out()

    def show_moment(self, seen: Observation[EvolutionState]) -> None:
        """Draw another moment of the game; until what it needs is painted, the last one may be seen."""
        waits = self._has_time and not self._is_for_another(seen)
        if waits:
            self._placeholder.take()
        self.show_position(seen)  # to somebody else it is shown at once
        if waits and self._placeholder.is_shown:
            self._placeholder.begin()

    def _is_for_another(self, seen: Observation[EvolutionState]) -> bool:
        """Say whether somebody may see this who must not see what the table shows now."""
        return self._seen is None or (self.guards_hands and self._seen.viewer != seen.viewer)

    @property
    def _has_time(self) -> bool:
        """Say whether what is seen now may be seen a little longer, while what comes is painted."""
        return self._may_come_late and not self._placeholder.is_shown

    @property
    def _may_come_late(self) -> bool:
        """Say whether the table need not look at once as the game stands."""
        return self._may_lag and self._is_seen

    @property
    def _is_seen(self) -> bool:
        """Say whether somebody sees the table, in a window that has to answer."""
        return self.paints_gradually and self._is_painted and self.isVisible()

    def _legal(self, seen: Observation[EvolutionState]) -> list[int]:
        state = seen.state
        own = state.players[seen.viewer]
        if UNKNOWN in own.hand or state.phase == OVER:
            return []
        return self.game.legal(state, seen.viewer)

    def _draw(self, state: EvolutionState, offer: Offer) -> None:
        assert self._seen is not None
        bots = [bot for _, bot in self._players] + [False] * len(state.players)
        asks, names, is_open = self._ask, self.names(), self.shows_all
        view = View(state, self._seen.viewer, offer, asks, names, bots, self._front, is_open)
        # before it is first shown, only the table itself knows its size
        size = self._laid_size(self.viewport().size() if self.isVisible() else self.size())
        self.setTransform(QTransform.fromScale(self._scale, self._scale))
        self._is_painted = self._is_painted and size == self.scene().sceneRect().size()
        self.scene().setSceneRect(QRectF(0, 0, size.width(), size.height()))
        ratio = (self._forced_ratio or self.devicePixelRatioF()) * self._scale
        self.top.deferred.is_patient = has_time = self._may_come_late and not self._forced_ratio
        self.top.deferred.may_turn = self._is_seen and not self._forced_ratio
        reshapes = has_time and self.top.reshapes(view, size)
        if reshapes:
            self._placeholder.take()
            self.top.deferred.is_patient = False
        if self.unfold.row is not None:  # its species may be others now
            self.unfold.close()
        self.top.show(view, size, Style(self._theme, 1.0, ratio))
        if reshapes:
            self._placeholder.begin()
        self.drag.weight = 6 * self.top.style.unit
        self.overlay.show()
        self.key_caps.show()
        self.round_note.redraw()
        self.advice.redraw()
        self._show_pulse()
        self.reader.follow()

    def _show_pulse(self) -> None:
        button = self.top.button.scene_rect if self.top.is_only_button_left() else QRectF()
        self.pulse.show(button, self.top.style)

    def _redraw(self) -> None:
        """Draw the same position again, in another size, language or theme."""
        if self._seen is not None and self._follower is None:
            view = self.top.view
            offer = view.offer if view is not None and view.ask else None
            chosen = self.player.chosen
            self._show(self._seen, ask=self._ask, offer=offer)
            if chosen is not None and self._ask and not self._forced_ratio:
                self.keyboard.choose(chosen)
        elif self._follower is not None:
            self._draw(self._follower.state, Offer())

    # Motion

    async def perform(
        self, events: Sequence[Event], begun: Callable[[int], None] = lambda count: None
    ) -> None:
        """Play events as motion, one after the other; at speed zero at once.

        *begun* is called with the number of events that begin to be shown, each time some do. Whoever calls
        `abandon` ends it.
        """
        self._queued.forget()
        if self._seen is None or self.is_instant:
            return
        follower = Follower(self._seen.state.clone())
        self._follower = follower
        await self._come_whole()
        if self._follower is not follower:
            return
        self._placeholder.end()
        self.advice.close()
        start = self.player.carried_at()
        if not self._is_hurried:
            self.animator.begin()
        self._ask = False
        self.player.hush()
        viewer = self._seen.viewer
        gone = follower.lift(viewer, events) if viewer >= 0 else 0
        if gone:
            start = self.top.place_of(gone) if start is None else start
            self._draw(follower.state, Offer())
        self.cues.begin(start)
        runs = list(self.cues.runs(events))
        try:
            for at, run in enumerate(runs):
                begun(len(run))
                if self._is_hurried and run[0].kind == e.ATTACKED:
                    await self._perform_attack(run, follower)
                elif not self.animator.is_instant:
                    await self._perform_run(run, follower, self.cues.length(runs[at:]))
                if self._follower is not follower:
                    return
                for event in run:
                    follower.follow(event)
                if not self.animator.is_instant:
                    self._draw(follower.state, Offer())
                    await self._come_whole()
                    if self._follower is not follower:
                        return
        finally:
            self.animator.haste = 1.0
            if self._follower is follower:
                self.player.release_carried()

    async def _come_whole(self) -> None:
        """Wait until the table itself is seen, for motions are seen on nothing else."""
        if self.paints_gradually and self._placeholder.is_shown:
            await self._placeholder.whole()

    async def _perform_run(self, run: Sequence[Event], follower: Follower, backlog: int) -> None:
        self.animator.haste = 1.0
        self.animator.haste = 2.0 if self.animator.ms(backlog) > timings.BACKLOG else 1.0
        self.top.tell(self._told(run))
        if self.paints_gradually and not await self._paint_cards(run, follower):
            if self._follower is follower:
                self.player.release_carried()
            return
        motion = self.cues.motion(run, follower.state)
        self.player.release_carried()
        if motion is not None:
            await self.animator.play(motion)

    async def _paint_cards(self, run: Sequence[Event], follower: Follower) -> bool:
        """Paint the cards that a cue shows together, in as many turns of the loop as they need.

        Return whether the cue is still wanted then.
        """
        unpainted = missing(partial(self.cues.ask, run))
        self._is_cue_wanted = True
        while self._is_cue_wanted and not paint_on(unpainted, time.perf_counter()):
            await asyncio.sleep(0)
            if self._follower is not follower or self.animator.is_instant:
                return False
        return self._is_cue_wanted

    async def _perform_attack(self, run: Sequence[Event], follower: Follower) -> None:
        """Show an attack although everything else is skipped, as if much were waiting."""
        self._draw(follower.state, Offer())
        await self._come_whole()
        self.animator.begin()
        try:
            await self._perform_run(run, follower, timings.BACKLOG + 1)
        finally:
            self.animator.skip()

    def abandon(self) -> None:
        """End what `perform` shows, as it is; the next position is drawn by whoever calls this."""
        self._follower = None
        self.animator.skip()
        self.player.release_carried()

    @property
    def is_instant(self) -> bool:
        """Say whether everything is shown at once, without motion."""
        return self.animator.speed <= 0

    @property
    def is_hurried(self) -> bool:
        """Say whether everything but attacks is skipped until somebody at the screen is asked."""
        return self._is_hurried

    def hurry(self) -> None:
        """Skip everything but attacks until somebody at the screen is asked, now if that is so already."""
        if (self.is_to_come(e.ATTACKED) or not self.catch_up()) and not self._ask:
            self._is_hurried = True
            self.animator.skip()

    def advance(self) -> None:
        """Go on: to the question if there is one, else end only the present motion."""
        if not self.catch_up():
            self._is_cue_wanted = False  # it may not have begun yet
            self.animator.finish()

    def tell_of(self, run: Sequence[Event]) -> None:
        """Let the ribbon say what was done."""
        self.top.tell(self._told(run))

    def _told(self, run: Sequence[Event]) -> str:
        """Return the sentence that stands on the ribbon while a run of events is shown."""
        assert self._seen is not None
        names = self.names()
        sentences = [self.phrases.sentence(event, names, self._seen.viewer) for event in run]
        return next((one for one in reversed(sentences) if one), "")

    def set_speed(self, factor: float) -> None:
        """Set the speed of motions: 0 none, 1 normal, 2 fast, 0.6 slow."""
        self.animator.speed = factor
        self._settle_motion()
        if factor <= 0:
            self.animator.skip()

    def set_calm(self, *, on: bool) -> None:
        """Let nothing fly, swell or pulse, or let it; what changes fades where it is."""
        self.animator.is_calm = on
        self._settle_motion()

    def _settle_motion(self) -> None:
        self.drag.speed = 0.0 if self.is_still else self.animator.speed
        self.pulse.set_still(self.is_still)

    @property
    def is_still(self) -> bool:
        """Say whether nothing moves from its place."""
        return self.is_instant or self.animator.is_calm

    def set_confirmations(self, *, on: bool) -> None:
        """Say whether a turn with cards left in hand ends only at the second click."""
        self.player.asks_twice = on

    @property
    def is_calm(self) -> bool:
        """Say whether motions are reduced."""
        return self.animator.is_calm

    @property
    def shown_state(self) -> EvolutionState | None:
        """Return the state that is seen, None before the first."""
        return None if self.top.view is None else self.top.view.state

    def show_round(self, before: RoundEnd, after: RoundEnd) -> None:
        """Tell for a while what a round has brought each seat."""
        self.show_tolls(after.round, toll(before, after))

    def show_tolls(self, number: int, tolls: Sequence[Toll]) -> None:
        """Tell for a while what the round of a number has brought each seat."""
        words = RoundWords(self.phrases.round_over(number), tuple(self.names()), tuple(tolls))
        self.round_note.show(words, self.animator.ms(timings.FADE))

    def hold_note(self, *, on: bool) -> None:
        """Let what is told of a round not go while nobody can see the table, or let it go after a while."""
        if on:
            self.round_note.hold()
        else:
            self.round_note.linger()

    def clear_notes(self) -> None:
        """Take away what is told of a round, and what is pointed out."""
        self.trace.clear()
        self.round_note.close()

    def show_recap(self, events: Sequence[Event], since: int, seat: int) -> None:
        """Show a seat what the others have done, from the event of a number on."""
        self.top.recap.show_steps(steps(events, since, seat))

    def point_out(self, told: Sequence[Event], numbers: Sequence[int]) -> None:
        """Mark what some of the events that were *told* are about, which one line tells; none clears it."""
        if not numbers:
            self.trace.clear()
            return
        every = self.places_of(told)
        places = {every[one] for one in numbers}
        shown = (GONE, GONE) if len(places) > 1 else places.pop()  # of several, whose they are
        self.trace.show(told[numbers[0]], *shown)

    def told_of(self, told: Sequence[Event], place: int) -> set[int]:
        """Return the numbers of the events that are about the species that lies at a place now."""
        return {at for at, places in enumerate(self.places_of(told)) if place in places}

    def places_of(self, told: Sequence[Event]) -> list[tuple[int, int]]:
        """Return where what each event is about lies by now."""
        state = self.shown_state
        return places_now(told, [len(player.species) for player in state.players] if state else [])

    @property
    def refusal_code(self) -> str:
        """Return the code of the refusal that stands on the table, empty if none does."""
        return self.player.code

    def move_list(self) -> MoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        view = self.top.view
        is_asked = view is not None and view.ask and view.offer.legal
        return MoveList(view, self.spoken) if view is not None and is_asked else None

    def needs(self) -> list[Need]:
        """Return what lies here, where it is seen, and how much it is needed.

        While the table is given another size, what counts is where everything will lie in that.
        """
        laid, coming = self.top.arrangement, self.places_in(self.size())
        is_laid = laid is not None and coming is not None and laid.size == coming.size
        places = laid if is_laid else coming  # else an old picture stands in, or nothing is seen yet
        view = self.top.view
        hand = 0 if view is None else len(view.state.players[view.bottom].hand)
        lying: list[Need] = [] if places is None else needs(places, hand)
        if is_laid:
            lying += [(item.scene_rect, OWN) for item in self.top.gutters if item.isVisible()]
            if self.round_note.panel is not None:
                lying.append((self.round_note.panel.rect, OTHERS))
        return [(self.as_seen(rect), weight) for rect, weight in lying]

    def cloth(self) -> Cloth | None:
        """Return where what covers a hand lies: below the own row where that has its room."""
        places = self.places_in(self.size())
        if places is None:
            return None
        scale = self.shown_scale
        return Cloth(
            self.as_seen(places.ribbon),
            self.as_seen(below_own_row(places)),
            places.font * scale,
            places.least_font * scale,
            10 * places.unit * scale,
            (self.top.style.font * scale, self.top.style.least_font * scale),
        )

    def looked_at(self) -> str:
        """Return the trait of the card that is enlarged, rested on or chosen; empty if there is none."""
        return self.player.looked_at()

    def set_delay(self, milliseconds: int) -> None:
        """Enlarge a card or a folded row after the pointer has rested on it so long; below 0 never."""
        self.player.set_delay(milliseconds)

    def set_pane(self, *, fixed: bool) -> None:
        """Enlarge cards in one place, or beside what the pointer rests on."""
        self.player.enlarging.is_fixed = fixed

    def set_key_caps(self, *, on: bool) -> None:
        """Show the keys on the table, or do not."""
        if on != self.key_caps.is_on:
            self.key_caps.toggle()

    def skip(self) -> None:
        """End the running motions now."""
        self.animator.skip()

    # Surroundings

    def set_theme(self, theme: str) -> None:
        """Take on a theme: in the next turn, if the table may be seen as it was till then."""
        self._theme_to_wear = theme
        if self._may_come_late:
            self._dressing.start()
        else:
            self._dress()

    def _dress(self) -> None:
        self._dressing.stop()
        if self._theme_to_wear != self._theme:
            self._look_otherwise(self._wear)

    def _wear(self) -> None:
        self._theme = self._theme_to_wear
        self._laid = None
        self._redraw()

    def set_text(self, factor: float, scale: float = 1.0) -> None:
        """Write so much larger, as far as there is room, and show the whole on a *scale* of at most 1."""
        if (factor, scale) != (self.top.text, self._scale):
            self._look_otherwise(lambda: self._write_so_large(factor, scale))

    def _write_so_large(self, factor: float, scale: float) -> None:
        self.top.text, self._scale = factor, scale
        # unscaled, what is kept lies on whole pixels, and the hint makes a repaint four times slower
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale < 1)
        self.player.hush()
        self._redraw()
        self.resized.emit()

    def retranslate(self) -> None:
        """Draw everything in the language of the moment."""
        self._look_otherwise(self._translate)

    def _translate(self) -> None:
        self.top.forget_words()
        self.round_note.close()  # its words are of another language, as are those of an answer
        self.player.hush()
        self._redraw()

    def _look_otherwise(self, change: Callable[[], None]) -> None:
        """Let everything look otherwise; until that is painted, it may be seen as it was."""
        if self._may_come_late:
            self._placeholder.take()
            change()
            self._placeholder.begin()
        else:
            self._placeholder.end()  # what it still paints is of the other look
            change()
            self.viewport().update()

    def snapshot(self, size: QSize, scale: float, keys: Sequence[str] = ()) -> QImage:
        """Return a picture of the table in a size, with *scale* pixels per pixel, after some keys."""
        self.top.deferred.flush()
        self._forced_ratio = scale
        before = self.size()
        self.resize(size)
        self._redraw()
        for name in keys:
            self.keyPressEvent(_pressed(name))
            QCoreApplication.processEvents()  # an answer takes effect after its event
        image = QImage(size * scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(scale)
        painter = QPainter(image)
        painter.setRenderHints(self.renderHints())
        area = QRectF(0, 0, size.width(), size.height())
        self._paint_ground(painter, area.toRect(), scale)
        self.scene().render(painter, area, self.scene().sceneRect())
        painter.end()
        self._forced_ratio = 0.0
        self.resize(before)
        self._redraw()
        return image

    def _paint_ground(self, painter: QPainter, rect: QRect, ratio: float) -> None:
        painter.drawPixmap(*self._ground(rect.size(), ratio))

    def _ground(self, size: QSize, ratio: float) -> tuple[QPoint, QPixmap]:
        """Return the picture of the bare table, and where it lies in a window of a size."""
        # sizes in steps, so that changing the size of the window does not paint a table for each pixel
        step = 160
        wide = -(-size.width() // step) * step
        tall = -(-size.height() // step) * step
        at = QPoint((size.width() - wide) // 2, (size.height() - tall) // 2)
        return at, art.table(self._theme, wide, tall, ratio)

    def _sketched(self) -> QPixmap:
        """Return about what the bare table looks like, small."""
        return art.table_sketch(self._theme, self.viewport().width(), self.viewport().height())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the table."""
        if not self._forced_ratio:
            if self._laid is None:
                self._laid = self._ground(self.viewport().size(), self.devicePixelRatioF())
            painter.save()
            painter.resetTransform()  # it is painted for the size in which it is seen
            painter.drawPixmap(*self._laid)
            painter.restore()

    # The person at the screen

    def event(self, event: QEvent) -> bool:
        """Keep the table as it is shown, before the window takes on another size."""
        if event.type() == QEvent.Type.Resize and self._seen is not None and not self._forced_ratio:
            # one that was put off until somebody sees the table tells of a size in which nobody has seen it
            is_seen = self.isVisible() and not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent)
            if self._placeholder.is_shown or (self._is_painted and is_seen):
                self._placeholder.take()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything anew; while the size keeps changing, only stretch what is there."""
        super().resizeEvent(event)
        self.resized.emit()
        self._laid = None
        self._ratio = self.devicePixelRatioF()
        pixmaps.keep_for(event.size(), self._ratio)
        if self._forced_ratio:
            return
        if self._seen is None:
            return
        if not self._placeholder.is_shown:
            self._redraw()
            self.resized.emit()
            return
        self._resized.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint; from now on pictures of this size are kept."""
        if (ratio := self.devicePixelRatioF()) != self._ratio:
            self._laid = None
            self._ratio = ratio
            pixmaps.keep_for(self.viewport().size(), ratio)
        if self._seen is None:
            painter = QPainter(self.viewport())
            painter.drawPixmap(self.viewport().rect(), self._sketched())
            painter.end()
            return
        if self._is_painted and not self._placeholder.is_shown:
            super().paintEvent(event)
            return
        if self.paints_gradually and not self._is_painted and not self._placeholder.is_shown:
            self._is_painted = True
            self._placeholder.take_bare()
            self._placeholder.begin()
        covered = event.region() - self._placeholder.bared if self._placeholder.is_shown else QRegion()
        bare = event.region() - covered
        if not bare.isEmpty():
            super().paintEvent(event if covered.isEmpty() else QPaintEvent(bare))
        if not covered.isEmpty():
            painter = QPainter(self.viewport())
            painter.setClipRegion(covered)
            self._placeholder.draw(painter, self.viewport().rect())
            painter.end()
        self._is_painted = True

    def showEvent(self, event: QShowEvent) -> None:
        """Let glow what glows; what was forgotten since anybody saw the table is painted bit by bit."""
        super().showEvent(event)
        self.pulse.set_seen(True)
        if self.paints_gradually and not self._placeholder.is_shown and self._placeholder.lacks():
            self._is_painted = False

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while nobody looks."""
        super().hideEvent(event)
        self._queued.forget()
        self.pulse.set_seen(False)

    def _rearrange(self) -> None:
        if self.scene().sceneRect().size() != self._laid_size(self.viewport().size()):
            self._redraw()
            self._placeholder.begin()
        elif self._placeholder.is_whole:
            self._placeholder.end()
        else:
            self._placeholder.begin()
        self.resized.emit()

    def settle_size(self) -> None:
        """Show the table itself in its present size, before anybody does something with it."""
        self._arrange_now()
        self._placeholder.end()

    def _arrange_now(self) -> None:
        """Arrange everything for a new size without waiting for the next one."""
        if self._resized.isActive():
            self._resized.stop()
            self._redraw()
            self.resized.emit()

    def come_after(self, other: TableView) -> None:
        """Let the other table be seen in place of this one until it is painted, if that is done gradually."""
        if self.paints_gradually:
            self._placeholder.take_from(other.viewport())
            self._placeholder.begin()
            self._is_painted = True

    def _come_alive(self) -> None:
        self._is_painted = True
        self.viewport().update()
        self._queued.let_go()

    def _waits(self) -> bool:
        """Say whether a press has to wait until the table is painted; if so, it is painted from now on."""
        if self._queued.is_waiting:
            return True
        if not self.isVisible() or not self._placeholder.is_shown or self._follower is not None:
            return False
        if self._resized.isActive():
            self._arrange_now()
            self._placeholder.begin()
        return True

    def _hear(self, event: QMouseEvent) -> None:
        """Let the mouse do now what it did before the table was seen."""
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.mouseReleaseEvent(event)
        elif event.type() == QEvent.Type.MouseButtonDblClick:
            self.mouseDoubleClickEvent(event)
        elif event.type() == QEvent.Type.MouseMove:
            self.mouseMoveEvent(event)
        else:
            self.mousePressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hurry motions, scroll a row, pin an enlarged card, or give up what was chosen."""
        if self._waits():
            self._queued.keep(event)
            return
        self._hold(event.modifiers())
        self.settle_size()
        if not self.animator.is_running:
            self.round_note.close()
        if self.animator.is_running and not self._go_on(event.position().toPoint()):
            event.accept()
            return
        bubble = self.player.bubble
        if bubble is not None and self.player.code and bubble.rect.contains(self._scene_at(event)):
            self.rule_asked.emit(self.player.code)
            event.accept()
            return
        if event.button() == Qt.MouseButton.RightButton:
            if not self.player.cancel():
                self.advice.close()
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.player.enlarging.pin()
        else:
            super().mousePressEvent(event)
            if not event.isAccepted() or isinstance(self.scene().mouseGrabberItem(), RowItem):
                self.player.click_nothing(self._scene_at(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a fast second press for what it is."""
        if self._waits():
            self._queued.keep(event)
        else:
            super().mouseDoubleClickEvent(event)

    def _scene_at(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _go_on(self, at: QPoint) -> bool:
        """Hurry what moves; say whether a press there still means what was seen there."""
        before = self._meant(at)
        self.advance()
        return before == self._meant(at)

    def _meant(self, at: QPoint) -> tuple[object, object]:
        """Return what lies below a place of the window: the piece, and what would be lifted there."""
        for item in self.items(at):
            if isinstance(item, Piece):
                grip = item.grip_at(item.mapFromScene(self.mapToScene(at)))
                return item, grip.subject if grip is not None else None
        return None, None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scroll a row that was taken hold of between its boards."""
        if self._queued.is_waiting:
            self._queued.keep(event)
            return
        if self.drag.is_moving:  # what Qt would do beside takes as long as all of this
            self.drag.carry(self._scene_at(event))
            event.accept()
            return
        grabber = self.scene().mouseGrabberItem()
        if isinstance(grabber, RowItem):
            at = event.position().toPoint()
            if self._scroll_from is not None and self._scroll_from[0] == grabber.seat:
                self.top.scroll(grabber.seat, (self._scroll_from[1].x() - at.x()) / self._scale)
            self._scroll_from = (grabber.seat, at)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of a row, or of what was carried."""
        if self._queued.is_waiting:
            self._queued.keep(event)
            return
        self._hold(event.modifiers())
        self._scroll_from = None
        super().mouseReleaseEvent(event)
        grabber = self.scene().mouseGrabberItem()
        if event.button() == Qt.MouseButton.LeftButton and grabber is not None:
            grabber.ungrabMouse()  # another button may still be down
        event.accept()

    def _hint_at(self, at: QPointF, screen: QPoint) -> None:
        """Say what the pointer rests on."""
        found = hint_at(self.game, self.top, self.phrases, at)
        if found is None or self.drag.is_carrying or self.player.chosen is not None:
            QToolTip.hideText()
        else:
            words, place = found
            area = self.mapFromScene(place).boundingRect()
            show_tip(screen, words, self.viewport(), area)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Pin what is enlarged when Alt was pressed alone, not on the way to another window."""
        if event.key() == Qt.Key.Key_Alt and self._is_alt_alone and self.player.enlarging.is_open:
            self.player.enlarging.pin()
        self._is_alt_alone = False
        super().keyReleaseEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the row under the pointer."""
        self.round_note.close()
        delta = event.angleDelta()
        way = delta.x() or delta.y()
        for item in self.scene().items(self.mapToScene(event.position().toPoint())):
            seat = item.seat if isinstance(item, RowItem) else -1
            if seat >= 0 and self.top.scroll(seat, -way * 0.6):
                break
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hurry motions with Space, cancel with Escape; the other keys play."""
        key, modifiers = keymap.meant(event.key()), event.modifiers()
        accessibility.take_notice()
        self._hold(modifiers)
        self.settle_size()
        if key not in (*keymap.MODIFIERS, Qt.Key.Key_Space):  # whoever hurries motions has not read it yet
            self.round_note.close()
        self._is_alt_alone = key == Qt.Key.Key_Alt
        if key == Qt.Key.Key_Space and modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.hurry()
        elif key == Qt.Key.Key_Space and self.animator.is_running:
            self.advance()
        elif key == Qt.Key.Key_Escape and (
            self.player.cancel() or self.advice.close() or self.overlay.close()
        ):
            event.accept()
        elif key == Qt.Key.Key_H and not modifiers:
            self.ask_for_hint()
        elif key == Qt.Key.Key_Y and not modifiers:
            self.why_asked.emit()
        elif key == Qt.Key.Key_R and not modifiers:
            self._tell_others()
        elif key == Qt.Key.Key_F2:
            self.key_caps.toggle()
            self.key_caps_toggled.emit(self.key_caps.is_on)
        elif key == Qt.Key.Key_S and not modifiers:
            self._ask_to_stop()
        elif key == Qt.Key.Key_O and not modifiers:
            self.overlay.next()
            self.reader.say_threats()
        elif key == Qt.Key.Key_J and not modifiers:
            self._ask_for_moves()
        elif not modifiers & _COMMANDING and self.readout.press(Qt.Key(key), modifiers):
            event.accept()
        elif not self._play_key(key, modifiers):
            event.ignore()
        self._tell_keys()

    def _tell_keys(self) -> None:
        """Show and tell what keys are about, after one."""
        self.key_caps.show()
        self.reader.follow()

    def _point(self, piece: object) -> None:
        """Tell which species the pointer rests on."""
        pointed = species_ref(piece.seat, piece.index) if isinstance(piece, BoardItem) else 0
        if pointed != self._pointed:
            self._pointed = pointed
            self.overlay.point(pointed)
            self.place_pointed.emit(pointed)

    def ask_for_hint(self) -> None:
        """Ask for a hint about what is asked now, or for a plainer one."""
        self.catch_up()
        self.player.hush()
        self.hint_asked.emit()

    def say(self, words: str) -> None:
        """Say a sentence at the ribbon for a while."""
        ribbon = self.top.ribbon.scene_rect
        self.player.say([words], QPointF(ribbon.center().x(), ribbon.top()), warning=False)

    def _move(self, move: object) -> None:
        """Report a move; a hint for it is not needed any more."""
        self.advice.close()
        self.moved.emit(move)

    def _scrolled(self) -> None:
        """Draw what lies over a row where the row lies now."""
        self.player.mark_again()
        self.key_caps.show()
        self.overlay.show()
        self.advice.redraw()

    def _ask_phase(self) -> None:
        if self._seen is not None:
            self.phase_asked.emit(self._seen.state.phase)

    def _point_step(self, step: Step | None) -> None:
        self.step_pointed.emit(step.numbers[-1] if step is not None else -1)

    def _ask_for_moves(self) -> None:
        """Ask for the list of all moves of the moment."""
        self.catch_up()
        self.player.hush()
        self.moves_asked.emit()

    def _say_aloud(self, sentences: Sequence[str]) -> None:
        self.reader.follow()  # a focus that is told afterwards would cut the words off
        self.reader.say(*sentences)

    def _called(self, spot: Spot) -> str:
        return self.spoken.place(self.top.view, spot) if self.top.view is not None else ""

    def _say_not_now(self, key: str, is_its_time: bool = False) -> None:
        if self.top.view is not None:
            what = shortcuts.meaning(key)
            self.say(self.spoken.not_now(self.top.view, what, is_its_time=is_its_time))

    def _tell_others(self) -> None:
        """Show and say what the others have done."""
        if self._ask:
            self.again_asked.emit()
            self.reader.say_others()
        else:
            self._say_not_now("R")

    def _ask_to_stop(self) -> None:
        self.stop_asked.emit()
        if self._seen is not None:
            self.say(self.phrases.stops_at_window())

    def _hold(self, modifiers: Qt.KeyboardModifier) -> None:
        """Take notice of Shift: with it everything is asked that may be declined."""
        self.player.asks_all = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)

    def _play_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Let a key play, after what still moves."""
        if key in keymap.MODIFIERS:
            return False
        if self.animator.is_running or not self._ask:  # between two motions too
            self.catch_up()
        return self.keyboard.press(key, modifiers)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the Tab key while there is something to go through; Qt asks here before it is a key press."""
        key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
        accessibility.take_notice()
        is_kept = self._play_key(key, Qt.KeyboardModifier.NoModifier)
        self._tell_keys()
        return is_kept

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what keys are about."""
        super().focusInEvent(event)
        self.reader.tell_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put back what is in the air when the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self._is_alt_alone = False
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self._queued.forget()
            self.drag.cancel()


@guarded
class _Scene(QGraphicsScene):
    """Hears that the pointer rests; the view could too, but would be asked about every event then."""

    def __init__(self, hint_at: Callable[[QPointF, QPoint], None], parent: QObject) -> None:
        super().__init__(parent)
        self._hint_at = hint_at

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Say what the pointer rests on."""
        self._hint_at(event.scenePos(), event.screenPos())
        event.accept()


def _pressed(name: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, keymap.named(name), Qt.KeyboardModifier.NoModifier)
