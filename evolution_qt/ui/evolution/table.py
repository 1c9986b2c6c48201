"""The table of Evolution, from its board, gestures, cues, words and overlays, and the list of its moves.

The list has all that the seat that is asked may do, in words, as it was when the list was asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.core.timeline import RoundEnd
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import PLAY, EvolutionState
from evolution_qt.games.evolution.tally import Toll, toll
from evolution_qt.ui.evolution import gestures, preview
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.cues import EvolutionCues
from evolution_qt.ui.evolution.event_kinds import losses, steps
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.evolution.hint import EvolutionHint
from evolution_qt.ui.evolution.keys import EvolutionKeyboard
from evolution_qt.ui.evolution.overlays import EvolutionOverlays
from evolution_qt.ui.evolution.parts import EvolutionDescriptions, EvolutionParts
from evolution_qt.ui.evolution.table_gestures import EvolutionGestures
from evolution_qt.ui.evolution.tiles import TileItem
from evolution_qt.ui.evolution.words import GONE, Phrases, places_now
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.notes import FactsItem
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.species_table import OTHERS, SpeciesReadAloudKeys, SpeciesTable
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


class EvolutionMoveList:
    """The moves of one position."""

    def __init__(self, view: View[EvolutionState], phrases: Phrases, explaining: Explaining) -> None:
        self._view = view
        self._phrases = phrases
        self._explaining = explaining

    def moves(self) -> list[Move]:
        """Return all moves, what ends a turn last. Raises BadInput where there are more than can be read."""
        view = self._view
        every = dict.fromkeys(self._phrases.game.moves(view.state, view.viewer)) if view.ask else ()
        return sorted(every, key=lambda move: move.verb in gestures.ENDINGS.values())

    def words(self, move: Move) -> str:
        """Return a move as an order, with what is declined."""
        view = self._view
        if move.verb == "done":
            kept = len(view.state.players[view.viewer].hand) if view.state.phase == PLAY else 0
            return self._phrases.questions.done_button(view.state, kept)
        return typeset(self._explaining.move(move, view.names, view.viewer))

    def preview_lines(self, move: Move) -> str:
        """Return what a move would bring, empty if that is plain."""
        view, game = self._view, self._phrases.game
        steps = game.actions(view.state, view.viewer, move)[:1]
        return " ".join(preview.preview(game, self._phrases, view, move, steps).lines)


class EvolutionTable(SpeciesTable):
    """The table of one game of Evolution."""

    phrases: Phrases
    explaining: Explaining
    hint: EvolutionHint
    recalled = staticmethod(steps)
    lost = staticmethod(losses)

    def __init__(self, game: Evolution, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(game, theme=theme, parent=parent)
        self.game: Evolution = game
        phrases = Phrases(game, self)
        self.top = EvolutionBoard(self.scene(), self.drag, game, phrases)
        meanings = EvolutionGestures(game, self.top, phrases)
        self.set_up_board(self.top, meanings, phrases)
        self.front: HoverZoom[TileItem] = HoverZoom(self.scene(), self.top, self)
        self.player.resting.append(self.front)
        self.let_fan_rise()
        self.explaining = Explaining(game, self.phrases, self)
        self.spoken = EvolutionDescriptions(game, self.phrases, self.explaining, self)
        self.over = EvolutionOverlays(
            self.scene(), self.top, self.front, game, self.phrases, self.spoken, self
        )
        self.over.species_pointed.connect(self.place_pointed)
        self.set_up_overlays(self.over)
        self.set_up_keys(
            EvolutionKeyboard(self.top, self.player, meanings, self.front),
            SpeciesReadAloudKeys(self.top, self.player, self.spoken, self.over.mean),
            EvolutionHint(self.scene(), self.top, game, self.explaining, self),
        )
        self.keys.plain |= {Qt.Key.Key_O: self._show_next_threats, Qt.Key.Key_S: self._ask_to_stop}
        self.set_up_motion(EvolutionCues(self.top, self.phrases))
        self.set_up_words(EvolutionParts(self.top, self.phrases, self.spoken), self.spoken)

    def _show_next_threats(self) -> None:
        """Show who can eat whom now, then after the plants, then nothing, and announce it."""
        threats, view = self.over.threats, self.top.view
        threats.next()
        if view is None:
            return
        if threats.caption is None:
            self.tree.say(self.spoken.threats_hidden())
        else:
            self.tree.say(threats.caption.lines[0], *self.spoken.who_eats_whom(view, threats.threats))

    def _ask_to_stop(self) -> None:
        """Want to be asked when Intelligence can be used the next time."""
        self.stop_asked.emit()
        if self.seen is not None:
            self.say(self.phrases.stops_at_window())

    # What is told

    def show_position(
        self, seen: Observation[EvolutionState], *, ask: bool = False, pieces: Pieces | None = None
    ) -> None:
        """Draw the truth from nothing: no cards are drawn then."""
        self.top.is_drawing = False
        super().show_position(seen, ask=ask, pieces=pieces)

    def show_round(self, before: RoundEnd, after: RoundEnd) -> None:
        """Show for a while what a round has brought each seat."""
        self.show_tolls(after.round, toll(before, after))

    def show_tolls(self, number: int, tolls: Sequence[Toll]) -> None:
        """Show for a while what the round of a number has brought each seat."""
        self.over.round_note.show(number, self.names(), tolls, self.animator.ms(timings.FADE))

    def text_notes(self) -> list[FactsItem | AttackPanel]:
        """Return the notes on the table; that of a round is one of them."""
        panel = self.over.round_note.panel
        return [*super().text_notes(), *([] if panel is None else [panel])]

    def hold_note(self, *, on: bool) -> None:
        """Keep the note of a round while the table cannot be seen, or let it go after a while."""
        if on:
            self.over.round_note.hold()
        else:
            self.over.round_note.linger()

    def clear_notes(self) -> None:
        """Take away the note of a round, and what is pointed out."""
        self.over.trace.clear()
        self.over.round_note.close()

    def point_out(self, told: Sequence[Event], numbers: Sequence[int]) -> None:
        """Mark what some of the logged events are about, those of one line; none clears it."""
        if not numbers:
            self.over.trace.clear()
            return
        every = self.places_of(told)
        places = {every[one] for one in numbers}
        shown = (GONE, GONE) if len(places) > 1 else places.pop()  # of several, whose they are
        self.over.trace.show(told[numbers[0]], *shown)

    def events_at(self, told: Sequence[Event], place: int) -> set[int]:
        """Return the numbers of the events that are about the species that lies at a place now."""
        return {at for at, places in enumerate(self.places_of(told)) if place in places}

    def places_of(self, told: Sequence[Event]) -> list[tuple[int, int]]:
        """Return where what each event is about lies by now."""
        state = self.shown_state
        return places_now(told, [len(player.species) for player in state.players] if state else [])

    def move_list(self) -> EvolutionMoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        view = self.top.view
        is_asked = view is not None and view.ask and view.offer.legal
        return (
            EvolutionMoveList(view, self.phrases, self.explaining) if view is not None and is_asked else None
        )

    def noted(self) -> list[Need]:
        """Return the note of a round, while it is shown."""
        panel = self.over.round_note.panel
        return [] if panel is None else [(panel.rect, OTHERS)]
