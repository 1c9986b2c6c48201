"""The table: a view that shows one seat's knowledge of a game and reports chosen moves.

It draws the truth it is given and keeps none of its own. The shell gives it positions and events, and listens
to `moved`. What it is put together from does the work: `Display` is what is seen, `Playback` plays events,
`Pointer` and `TableKeys` are mouse and keys, `PlayerInput` makes moves of them. A game derives its own table
and gives it a board, gestures, cues and words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt
from PySide6.QtGui import QAccessibleInterface, QTransform
from PySide6.QtWidgets import QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import Game, Observation
from evolution_qt.ui.kit import accessibility, fonts, keymap
from evolution_qt.ui.kit.animator import Animator, Pulse
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.idle import SceneLife
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.late import Late, late
from evolution_qt.ui.kit.notes import FactsItem
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.accessible_tree import AccessibleTree, Descriptions, Parts
from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.display import Display
from evolution_qt.ui.table.explaining import ExplainWords
from evolution_qt.ui.table.gestures import Gestures, Spot
from evolution_qt.ui.table.graphics_view import GraphicsView, Pointer
from evolution_qt.ui.table.highlights import Pointing
from evolution_qt.ui.table.hint import Hint
from evolution_qt.ui.table.keyboard import Keyboard, KeyCaps, TableKeys
from evolution_qt.ui.table.naming import NAMELESS, Names, Pieces
from evolution_qt.ui.table.overlays import Overlays
from evolution_qt.ui.table.playback import Cues, Playback
from evolution_qt.ui.table.player_input import PlayerInput, PlayerWords
from evolution_qt.ui.table.read_aloud_keys import ReadAloudKeys
from evolution_qt.ui.table.recap import Recalled, RecapStep
from evolution_qt.ui.table.table_view import RibbonRoom
from evolution_qt.ui.table.view import Offer, View
from evolution_qt.ui.table.words import GameWords

_made_accessible: Final[Late[QAccessibleInterface]] = late("ui.table.accessible:made")
"""Only a screen reader needs it."""


class TableWords(GameWords, PlayerWords, Protocol):
    """The words of a table, in those of its game."""


@guarded
class Table(GraphicsView):
    """The table of one game."""

    phrases: TableWords
    explaining: ExplainWords
    hint: Hint
    board: Board
    gestures: Gestures
    keyboard: Keyboard
    overlays: Overlays
    descriptions: Descriptions
    describe_keys: ReadAloudKeys
    recalled: Recalled = staticmethod(lambda _events, _since, _seat, _pieces_at=None: ())
    """Returns what the others of a seat did, in the events from the number of the first one on."""

    def __init__(self, game: Game[Any, Any], *, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fonts.load()
        self.game = game
        self._players: list[tuple[str, bool]] = []
        self.seen: Observation[Any] | None = None
        """The position that is shown, as its viewer may know it."""
        self.pieces: Pieces = NAMELESS
        """What the pieces of that position are called."""
        self.ask = False
        """Whether the seat at the screen may choose a move."""
        self._front = 0
        """The seat that lies at the bottom without a viewer."""
        self._is_by_keys = keymap.are_used()
        self.shows_all = False
        self.words_at_rest = ""
        self.leads_to_turn = False
        self.catch_up = lambda: False
        self.is_to_come = lambda _is_meant: False
        self.past = tuple
        self.guards_hands = True
        self.paints_gradually = False
        self.pointer = Pointer(self)
        self.set_up_view(self.pointer.hint_at)
        self.drag = Drag(self.scene(), self)
        self.animator = Animator(self.scene(), self)
        self.pulse = Pulse(self.scene(), self)
        self.idle = SceneLife(self.scene(), self._may_idle, self)
        self.idle.is_busy = lambda: self.animator.is_running or self.drag.is_moving
        self.display = Display(self, theme)

    def set_up_board(self, board: Board, gestures: Gestures, phrases: TableWords) -> None:
        """Take the board of the game and what things mean on it; a game's table begins with this."""
        self.board, self.gestures, self.phrases = board, gestures, phrases
        board.recap.pointed = self._point_step
        self.player = PlayerInput(self.scene(), self.drag, board, gestures, phrases, self)
        self.player.moved.connect(self._move)
        self.player.refused.connect(self.refused)
        self.player.phase_asked.connect(self._ask_phase)
        self.player.again_asked.connect(self.again_asked)
        self.player.seat_asked.connect(self.seat_asked)
        self.player.passed_for_round.connect(self.passed_for_round)

    def set_up_overlays(self, overlays: Overlays) -> None:
        """Take what lies over the board for a while."""
        self.overlays = overlays
        self.player.pointed.connect(overlays.point_at)

    def set_up_keys(self, keyboard: Keyboard, describe_keys: ReadAloudKeys, hint: Hint) -> None:
        """Take the keys and the hint of the game."""
        self.keyboard, self.describe_keys, self.hint = keyboard, describe_keys, hint
        describe_keys.past = lambda: self.past()
        self.key_caps = KeyCaps(self.scene(), self.board, keyboard)
        self.player.changed.connect(self.key_caps.show)
        self.player.changed.connect(self._show_pulse)
        keyboard.unable = self.show_not_now
        self.player.other_asked.connect(keyboard.aim_elsewhere)
        hint.said.connect(self._announce)
        self.keys = TableKeys(self)

    def set_up_motion(self, cues: Cues) -> None:
        """Take what events look like."""
        self.playback = Playback(self, cues)

    def set_up_words(self, parts: Parts, descriptions: Descriptions) -> None:
        """Take the words of the game for a screen reader."""
        self.descriptions = descriptions
        self.tree = AccessibleTree(
            self, self.board, self.player, self.keyboard, self.text_notes, parts, descriptions
        )
        self.pointing = Pointing(self.scene(), self.board, self.gestures, self.tree)
        for kind in ("GraphicsView", "Part"):
            accessibility.stand_for(kind, _accessible)
        self.pointing.asked = lambda: QRectF() if self.player.panel is None else self.player.panel.rect
        self.player.questions.changed.connect(self.pointing.redraw)
        self.player.changed.connect(self._follow)
        self.player.answers.said.connect(self._announce)
        self.player.highlights.called = self._called

    def set_up_plainly(self, parts: Parts | None = None) -> None:
        """Take what any game can do with: the common keys, no motions or overlays of its own.

        A screen reader finds the *parts*.
        """
        self.set_up_overlays(Overlays())
        keyboard = Keyboard(self.board, self.player, self.gestures)
        describe_keys = ReadAloudKeys(self.board, self.player)
        self.set_up_keys(keyboard, describe_keys, Hint(self.scene(), self.board, self))
        self.set_up_motion(Cues())
        self.set_up_words(parts or Parts(), Descriptions())

    def be_for_reading(self) -> None:
        """Have no players from now on: it is for what is looked at again."""
        self.guards_hands = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(1, 1)

    def text_notes(self) -> list[FactsItem | AttackPanel]:
        """Return the words shown on the table: an answer, a hint, what an overlay means."""
        answer = self.player.answers.note or self.board.previews.note
        every = (answer, self.hint.note, self.overlays.caption)
        return [note for note in every if note is not None]

    def ribbon_room(self) -> RibbonRoom | None:
        """Return where the ribbon lies, on the picture that is stretched while the table has a new size."""
        if self.seen is None:
            return None
        ribbon, laid, scale = self.board.ribbon, self.scene().sceneRect(), self.display.scale
        stretched = QTransform.fromScale(self.width() / laid.width(), self.height() / laid.height())
        rect = stretched.mapRect(ribbon.scene_rect)
        return RibbonRoom(rect, ribbon.style.font * scale, ribbon.style.least_font * scale)

    def cover_ribbon(self, wide: float) -> None:
        """Keep the words of the ribbon off so much of its right end, in pixels as it is seen."""
        self.board.ribbon.be_covered(wide / self.display.scale)

    # What is shown

    def set_players(self, players: Sequence[tuple[str, bool]]) -> None:
        """Take the names by seat, and whether a bot plays there."""
        self._players = list(players)
        self.redraw()

    def set_sign(self, words: str) -> None:
        """Let words stand behind round and phase all the time; none if they are empty."""
        if words != self.board.sign:
            self.board.sign = words
            self.redraw()

    def open_hands(self, *, on: bool) -> None:
        """Let the hands lie open at all seats from the next position on, or at none."""
        self.board.shows_hands = on

    def turn_to(self, seat: int) -> None:
        """Let the row of a seat lie at the bottom without a viewer."""
        if seat != self._front:
            self._front = seat
            self.redraw()

    @property
    def bottom(self) -> int:
        """Return the seat that lies at the bottom."""
        return self.seen.viewer if self.seen is not None and self.seen.viewer >= 0 else self._front

    def names(self) -> Names:
        """Return the names by seat, as far as they are known, and those of the pieces that are shown."""
        own = self.board.own_names(self.seen.state) if self.seen is not None else [""] * len(self._players)
        given = [name for name, _ in self._players] + [""] * len(own)
        found = [given[seat] or name or self.phrases.nameless(seat) for seat, name in enumerate(own)]
        follower = self.playback.follower
        return Names(found, self.pieces if follower is None else follower.pieces)

    def show_position(
        self, seen: Observation[Any], *, ask: bool = False, pieces: Pieces | None = None
    ) -> None:
        """Draw the truth from nothing; with *ask* the seat at the screen may choose a move.

        *pieces* is what its pieces are called, if the match is known that it belongs to.
        """
        self.pieces = self.board.own_pieces(seen.state) if pieces is None else pieces
        self._show(seen, ask=ask)
        if self.ask:
            if not self.player.go_on():
                self.tree.ask()
        elif seen.state.to_move != seen.viewer:
            self.tree.let_go()

    def _show(self, seen: Observation[Any], *, ask: bool, offer: Offer | None = None) -> None:
        """Draw the truth; *offer* is what may be chosen, if that is known already."""
        display = self.display
        if is_new := self._is_for_another(seen):
            self.player.stop()
        if is_new or (seen is not self.seen and not self.playback.must_be_seen):
            self.pointer.forget()  # it was meant for what was seen before
        if hides := is_new and self.game.has_secrets:
            display.hide_look()  # a picture must not show a hand any longer than the table does
        self.player.reset()
        self.overlays.clear_pointing()
        if seen is not self.seen or not ask:
            self.hint.close()
        if ask and not self.ask:
            self.player.answers.hush()  # that it is not this player's turn has become false
        self.seen = seen
        if seen.viewer >= 0:
            self._front = seen.viewer
        self.ask = ask and seen.viewer >= 0
        if self.ask:
            self.playback.is_hurried = False
        self.board.told = self.words_at_rest
        self.playback.follower = None
        if not self.ask:
            offer = Offer()
        elif offer is None:
            offer = Offer(self.gestures.legal(seen))
        self.draw(seen.state, offer)
        if hides:
            display.show_look()
        display.may_lag = True
        self.player.highlights.put_out()

    def stop_asking(self) -> None:
        """Take no answer to what is shown: a move was made."""
        self.ask = False
        if (view := self.board.view) is not None:
            view.offer, view.ask = Offer(), False

    def prepare(self, seen: Observation[Any]) -> Iterator[None]:
        """Work out in steps, a few milliseconds each, what takes long of a position that will be drawn."""
        yield from ()

    def show_ply(self, seen: Observation[Any], *, pieces: Pieces | None = None) -> None:
        """Draw another moment of the game; until what it needs is painted, the last one may be seen."""
        placeholder = self.display.placeholder
        waits = self.display.has_time and not self._is_for_another(seen)
        if waits:
            placeholder.take()
        self.show_position(seen, pieces=pieces)  # to another viewer it is shown at once
        if waits and placeholder.is_shown:
            placeholder.begin()

    def _is_for_another(self, seen: Observation[Any]) -> bool:
        """Return whether this is for another viewer, who must not see what the table shows now."""
        return self.seen is None or (self.guards_hands and self.seen.viewer != seen.viewer)

    def draw(self, state: Any, offer: Offer) -> None:
        """Draw a position and what may be done in it."""
        assert self.seen is not None
        display, board = self.display, self.board
        names = self.names()
        bots = [bot for _, bot in self._players] + [False] * len(names)
        view = View(state, self.seen.viewer, offer, self.ask, names, bots, self._front, self.shows_all)
        # before it is first shown, only the table itself knows its size
        size = display.laid_size(self.viewport().size() if self.isVisible() else self.size())
        self.setTransform(QTransform.fromScale(display.scale, display.scale))
        display.is_painted = display.is_painted and size == self.scene().sceneRect().size()
        self.scene().setSceneRect(QRectF(0, 0, size.width(), size.height()))
        is_taken = bool(display.forced_ratio)
        board.deferred.is_patient = has_time = display.may_come_late and not is_taken
        board.deferred.may_turn = display.is_seen and not is_taken
        reshapes = has_time and board.reshapes(view, size)
        if reshapes:
            display.placeholder.take()
            board.deferred.is_patient = False
        self.overlays.before_drawing()
        self.player.highlights.aim_nowhere()
        board.leads_to_turn = self.leads_to_turn
        board.show(view, size, Style(display.theme, 1.0, display.ratio))
        display.follow_light()
        self.animator.redrawn(is_over=self.playback.follower is None)
        if reshapes:
            display.placeholder.begin()
        self.drag.weight = 6 * board.style.unit
        self.overlays.show()
        self.key_caps.show()
        self.hint.redraw()
        self.pointing.redraw()
        self._show_pulse()
        self.tree.follow()
        self.idle.act = self.board.idle_act
        self.idle.renew(self.board.idle_life)

    def _may_idle(self) -> bool:
        """Return whether anything may move while nothing happens: in an active window of the program."""
        if not self.idle.is_wanted or not self.isVisible() or not self.isActiveWindow():
            return False
        is_whole = not self.display.placeholder.is_shown
        return is_whole and not self.playback.is_still and self.board.may_idle

    def _show_pulse(self) -> None:
        button = self.board.button.scene_rect if self.board.is_only_button_left() else QRectF()
        self.pulse.show(button, self.board.style)

    def redraw(self) -> None:
        """Draw the same position again, in another size, language or theme."""
        follower = self.playback.follower
        if self.seen is not None and follower is None:
            view = self.board.view
            offer = view.offer if view is not None and view.ask else None
            chosen, aimed = self.player.chosen, self.player.highlights.aimed
            self._show(self.seen, ask=self.ask, offer=offer)
            if chosen is not None and self.ask and not self.display.forced_ratio:
                self.keyboard.choose(chosen)
                if aimed is not None:
                    self.player.highlights.aim_at(aimed)
        elif follower is not None:
            self.draw(follower.state, Offer())

    @property
    def shown_state(self) -> Any:
        """Return the state that is seen, None before the first."""
        return None if self.board.view is None else self.board.view.state

    def needs(self) -> list[Need]:
        """Return what lies on the table, where it is seen, and how much it is needed."""
        return [(self.display.as_seen(rect), weight) for rect, weight in self.board.needs()]

    def show_recap(
        self,
        events: Sequence[Event],
        since: int,
        seat: int,
        pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
    ) -> None:
        """Show a seat in small pictures what the others have done, from the event of a number on."""
        self.board.recap.show_steps(self.recalled(events, since, seat, pieces_at))

    # What is said and asked

    def use_hand(self, *, on_keys: bool) -> None:
        """Take notice of what a person uses at the table: a key, or the pointer."""
        keymap.use_hand(on_keys=on_keys)
        if keymap.are_used() != self._is_by_keys:
            self._is_by_keys = keymap.are_used()
            self.hand_changed.emit()

    def say(self, words: str) -> None:
        """Show a sentence for a while."""
        self.player.answers.say([words])

    def show_not_now(self, key: str, is_its_time: bool = False) -> None:
        """Show that what a key is for cannot be done now; where something is asked, that this comes first."""
        view, panel = self.board.view, self.player.panel
        if panel is not None:
            words = QCoreApplication.translate("TableKeys", "Answer this first: {question}")
            self.say(filled(words, {"question": panel.title}))
        elif view is not None:
            what = self.keyboard.meaning(key)
            self.say(self.descriptions.not_now(view, what, is_its_time=is_its_time))

    def ask_for_hint(self) -> None:
        """Ask for a hint about what is asked now, or for a plainer one."""
        if self.pointer.keeps(self.ask_for_hint):
            return
        self.catch_up()
        self.player.answers.hush()
        self.hint_asked.emit()

    def close_one(self) -> bool:
        """Undo the last half gesture, or take away a hint or an overlay; return whether there was one."""
        return self.player.cancel() or self.hint.close() or self.overlays.close()

    def _announce(self, sentences: Sequence[str]) -> None:
        self.tree.follow()  # a focus that is told afterwards would cut the words off
        self.tree.say(*sentences)

    def _follow(self) -> None:
        if not self.keys.is_pressing:
            self.tree.follow()

    def _called(self, spot: Spot) -> str:
        return self.descriptions.place(self.board.view, spot) if self.board.view is not None else ""

    def _move(self, move: object) -> None:
        """Report a move; a hint for it, and words of signs, are not needed now."""
        self.hint.close()
        self.pointing.hide()
        self.board.first_words.close()
        self.moved.emit(move)

    def _ask_phase(self) -> None:
        if self.seen is not None:
            self.phase_asked.emit(self.seen.state.phase)

    def _point_step(self, step: RecapStep | None) -> None:
        self.step_pointed.emit(step.numbers[-1] if step is not None else -1)


def _accessible(thing: QObject) -> QAccessibleInterface:
    """Return what stands for a table or for a part of it in Qt's tree."""
    return _made_accessible(thing, thing.tree if isinstance(thing, Table) else None)
