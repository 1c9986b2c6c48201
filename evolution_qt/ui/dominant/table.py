"""The table of Dominant Species, from its board, gestures and words, and the list of its moves.

The list has all moves of one position in words, and what each would bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.moves import step
from evolution_qt.games.dominant.moves import step as step_of
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.cell_names import cells_of
from evolution_qt.ui.dominant.cues import DominantCues
from evolution_qt.ui.dominant.descriptions import DominantDescriptions
from evolution_qt.ui.dominant.earth import COUNTS, DANGER
from evolution_qt.ui.dominant.event_kinds import steps
from evolution_qt.ui.dominant.explaining import DominantExplaining
from evolution_qt.ui.dominant.gestures import CONFIRM, DominantGestures
from evolution_qt.ui.dominant.hint import DominantHint
from evolution_qt.ui.dominant.keys import DominantKeyboard, DominantReadAloudKeys
from evolution_qt.ui.dominant.overlays import DominantOverlays
from evolution_qt.ui.dominant.parts import DominantParts
from evolution_qt.ui.dominant.plan import MigrationPlan, is_migration
from evolution_qt.ui.dominant.preview import preview_sentences
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.simple_table import SimpleMoveList
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.table_view import Cloth
from evolution_qt.ui.table.view import Offer, View


class DominantMoveList(SimpleMoveList):
    """The moves that the animal that is asked may make."""

    def __init__(self, view: View[Any], words: DominantWords) -> None:
        super().__init__(view, words)
        self._state = view.state
        self._terms = words

    def preview_lines(self, move: Any) -> str:
        """Return what a move would bring, empty if it is to pass."""
        return " ".join(preview_sentences(self._state, step(move), self._terms))


_LENSES: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
_PAGES: Final = (Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_7)
"""The keys of the panels that large writing folds."""


class DominantTable(Table):
    """The table of one game."""

    light = "evening"
    recalled = staticmethod(steps)

    def __init__(self, game: AnyGame, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(game, theme=theme, parent=parent)
        self.plan: MigrationPlan | None = None
        """The moves that are planned and not made yet."""
        self.confirmed: MigrationPlan | None = None
        """The plan that is being carried out."""
        words = DominantWords(game)
        self.top = DominantBoard(self.scene(), self.drag, game, words)
        self.words = words
        self.top.chosen_lens = self.look_through
        gestures = DominantGestures(game, self.top, words)
        self.set_up_board(self.top, gestures, words)
        self.cells = DominantKeyboard(self.top, self.player, self.gestures)
        self.spoken = spoken = DominantDescriptions(words)
        overlays = DominantOverlays(self.top, spoken, words)
        self.set_up_overlays(overlays)
        self.player.marking.append(overlays.tip)
        self.explaining = DominantExplaining(words, self)
        hint = DominantHint(self.scene(), self.top, self.explaining, self)
        self.set_up_keys(self.cells, DominantReadAloudKeys(self.top, self.player, spoken), hint)
        self.set_up_motion(DominantCues(self.top, words))
        self.set_up_words(DominantParts(self.top, gestures, words, spoken), spoken)
        self.top.is_still = lambda: self.playback.is_still
        self.keys.plain |= {key: partial(self._press_digit, key) for key in (*_LENSES, *_PAGES)}
        self.keys.plain[Qt.Key.Key_O] = partial(self.look_through, DANGER)
        self.keys.plain[Qt.Key.Key_Backspace] = self.take_back
        self.top.taken_back = self.take_back
        self.top.paged = self.redraw
        self.top.revealed = self._show_revealed

    # A Migration is planned, then made at once

    def _move(self, move: Any) -> None:
        """Plan a move of cubes; report any other move, and a plan that is confirmed."""
        if move is CONFIRM:
            assert self.plan is not None
            self._forget_plan(self.plan.base)
            self.player.make(self._next_planned)
            return
        if self.seen is None or self.player.goes_on or not is_migration(self.seen.state):
            super()._move(move)
            return
        step = step_of(move)
        if step == s.PASS_STEP and self.plan is None:
            super()._move(move)
            return
        self.hint.close()
        if self.plan is None:
            self.plan = MigrationPlan(self.seen.state)
        self.plan.add(step)
        self._show_plan()

    def _show_plan(self) -> None:
        """Show the position after the planned moves."""
        assert self.plan is not None
        assert self.seen is not None
        self.top.plan = self.plan
        self._show(Observation(self.seen.viewer, self.plan.state), ask=True, offer=Offer(self.plan.legal))

    def _next_planned(self) -> object | None:
        """Return the next move of the confirmed plan."""
        if self.confirmed is None or self.seen is None:
            return None
        step = self.confirmed.next_step(self.seen.state)
        return None if step is None else self.gestures.game.spoken(self.seen.state, self.seen.viewer, [step])

    def _forget_plan(self, base: Any) -> None:
        """Go back to the true position; what was confirmed is still to be made."""
        assert self.seen is not None
        self.confirmed, self.plan, self.top.plan = self.plan, None, None
        self.seen = Observation(self.seen.viewer, base)

    def take_back(self) -> None:
        """Forget the last planned move."""
        if self.plan is None or not self.ask:
            self.show_not_now("Backspace", is_its_time=True)
            return
        self.plan.take_back()
        if self.plan.steps:
            self._show_plan()
            return
        assert self.seen is not None
        base, self.plan, self.top.plan = self.plan.base, None, None
        self._show(Observation(self.seen.viewer, base), ask=True)

    def redraw(self) -> None:
        """Draw the same position again; the page that is open stays so, whatever is chosen."""
        self.top.keeps_page = True
        try:
            super().redraw()
        finally:
            self.top.keeps_page = False

    def _show_revealed(self) -> None:
        """Show on the page that has been opened what else is shown over the board."""
        self.hint.redraw()
        self.pointing.redraw()

    def show_position(
        self, seen: Observation[Any], *, ask: bool = False, pieces: Pieces | None = None
    ) -> None:
        """Draw the truth from nothing: no plan is made in it yet."""
        self.plan, self.top.plan = None, None
        super().show_position(seen, ask=ask, pieces=pieces)

    def prepare(self, seen: Observation[Any]) -> Iterator[None]:
        """Look ahead for what the panels say of a position to the seat that is probably asked in it."""
        seat, to_move = seen.viewer, seen.state.to_move
        if seat == NOBODY:
            is_person = to_move != NOBODY and not self._players[to_move][1]
            seat = to_move if is_person else self.bottom
        return self.top.prepare(seen.state, seat)

    def _press_digit(self, key: Qt.Key) -> None:
        """Look through a lens, open a panel that is folded, or complete the name of a tile."""
        if self.cells.is_naming or self.cells.is_answering:
            self.cells.press(key, Qt.KeyboardModifier.NoModifier)
        elif key in _PAGES:
            if self.top.is_folded:
                self.top.open_page(_PAGES.index(key))
                self.redraw()
            else:
                self.show_not_now("4 – 7")
        else:
            self.look_through(_LENSES.index(key) + 1)

    def look_through(self, lens: int) -> None:
        """Show the earth through a lens, or plainly again, and announce what is seen."""
        self.top.lens = COUNTS if self.top.lens == lens else lens
        self.redraw()
        if (view := self.top.view) is not None:
            self.tree.say(*self.spoken.through_lens(view.state, self.top.lens, self.top.animal))

    def point_out(self, told: Sequence[Event], numbers: Sequence[int]) -> None:
        """Point at the tiles that some of the logged events are about; none clears it."""
        self.top.point_out(frozenset().union(*(cells_of(told[number]) for number in numbers)))

    def move_list(self) -> DominantMoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        view: Any = self.board.view
        is_asked = view is not None and view.ask and view.state.to_move != NOBODY
        return DominantMoveList(view, self.words) if is_asked else None

    def needs(self) -> list[Need]:
        """Return what lies on the table, where it is seen, and how much it is needed."""
        return [(self.display.as_seen(rect), weight) for rect, weight in self.board.needs()]

    def cloth(self) -> Cloth | None:
        """Return that nothing has to be covered: nothing is hidden from anyone."""
        return None
