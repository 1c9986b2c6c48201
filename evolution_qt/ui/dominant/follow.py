"""Follows events with a picture of the state, so that the table changes while motions run.

The picture is only for looking at; when everything has been shown, the truth is drawn over it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import round_course
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    ANIMAL_REF,
    CARD_REF,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    ELEMENTS,
    INSECT,
    NO_ANIMAL,
    SPACE_REF,
    SPACES,
    STACK_REF,
    TUNDRA,
    VACANT,
    WANDERLUST,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT
from evolution_qt.games.dominant.state import EXECUTION, OVER, DominantState
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.dominant.colours_and_icons import ActionRow
from evolution_qt.ui.table.playback import Follower

_KINDS: Final = (
    q.REPLANT,
    q.ADAPTATION,
    q.REGRESSION,
    q.ABUNDANCE,
    q.WASTELAND,
    q.DEPLETION,
    q.GLACIATION,
    q.SPECIATION,
    q.WANDERLUST,
    q.MIGRATION,
    q.COMPETITION,
    q.DOMINATION,
)
"""The first question of each row."""


_BOXES: Final[dict[int, int]] = {ActionRow.ABUNDANCE: ABUNDANCE, ActionRow.WANDERLUST: WANDERLUST}
"""The box from which a row puts disks on earth."""


_OF_ROWS: Final = {
    ActionRow.REGRESSION: round_course.ALL_OF_REGRESSION,
    ActionRow.GLACIATION: round_course.GLACIATION,
}
"""The step of the course in which all pawns of a row act."""


class DominantFollower(Follower):
    """A picture of a state to which events are applied."""

    def __init__(self, state: DominantState) -> None:
        super().__init__(state)
        self.state: DominantState
        self._row: int = -1 if state.phase != EXECUTION else _row_now(state)
        self._table: dict[int, Callable[[Event], None]] = {
            e.ROUND_BEGAN: self._round_began,
            e.PHASE_BEGAN: self._phase_began,
            e.PAWN_PLACED: self._pawn_placed,
            e.PAWN_BACK: self._pawn_back,
            e.FREE_STEP: self._free_step,
            e.TRACK_SWAPPED: self._track_swapped,
            e.ELEMENT_TAKEN: self._element_taken,
            e.ELEMENT_LOST: self._element_lost,
            e.DISK_PLACED: self._disk_placed,
            e.DISK_REMOVED: self._disk_removed,
            e.TILE_PLACED: self._tile_placed,
            e.TILE_FROZEN: self._tile_frozen,
            e.CUBES_ADDED: self._cubes_added,
            e.CUBES_MOVED: self._cubes_moved,
            e.CUBES_BACK: self._cubes_back,
            e.CUBES_ELIMINATED: self._cubes_eliminated,
            e.POINTS: self._points,
            e.TILE_SCORED: self._tile_scored,
            e.CARD_TAKEN: self._card_gone,
            e.CARD_GONE: self._card_gone,
            e.CARDS_TURNED: self._card_turned,
            e.BOXES_MOVED: self._boxes_moved,
            e.DISKS_DRAWN: self._disks_drawn,
            e.STACK_TURNED: self._stack_turned,
            e.PAWN_GAINED: lambda event: _shift(self.state.pawns, _animal(event), 1),
            e.PAWN_LOST: self._pawn_lost,
            e.LAST_TURN: self._last_turn,
            e.GAME_ENDED: self._game_ended,
        }

    def follow(self, event: Event) -> None:
        """Apply an event to the picture; what does not fit is left out."""
        change = self._table.get(event.kind)
        if change is not None:
            change(event)

    # The course

    def _round_began(self, event: Event) -> None:
        self.state.round = event.amount
        self.state.scored = 0
        self.state.hibernating = ()
        self.state.phase = 0

    def _phase_began(self, event: Event) -> None:
        self.state.phase, self.state.next, self._row = event.amount, 0, -1
        self.state.pending = []

    def _last_turn(self, event: Event) -> None:
        self.state.final_round = event.amount

    def _game_ended(self, event: Event) -> None:
        self.state.phase, self.state.to_move, self.state.pending = OVER, NOBODY, []

    # Pawns

    def _pawn_placed(self, event: Event) -> None:
        space = event.target - SPACE_REF
        if 0 <= space < SPACES:
            self.state.spaces[space] = _animal(event)
            _shift(self.state.pawns, _animal(event), -1)

    def _pawn_back(self, event: Event) -> None:
        state, space = self.state, event.target - SPACE_REF
        if not 0 <= space < SPACES:
            return
        animal = state.spaces[space]
        if animal != NO_ANIMAL:
            state.spaces[space] = NO_ANIMAL
            _shift(state.pawns, animal, 1)
        self._row = colours_and_icons.row_of(space)
        step = _OF_ROWS.get(self._row, space)
        if step in round_course.COURSE:
            state.next = round_course.COURSE.index(step) + 1
        state.pending = [q.question(_KINDS[self._row], _animal(event))]

    def _free_step(self, event: Event) -> None:
        is_insect = _animal(event) == INSECT
        step = round_course.FREE_INSECT if is_insect else round_course.FREE_ARACHNID
        self._row = ActionRow.SPECIATION if is_insect else ActionRow.COMPETITION
        self.state.next = round_course.COURSE.index(step) + 1
        self.state.pending = []

    def _pawn_lost(self, event: Event) -> None:
        space = event.target - SPACE_REF
        if 0 <= space < SPACES:
            self.state.spaces[space] = NO_ANIMAL
        else:
            _shift(self.state.pawns, _animal(event), -1)

    def _track_swapped(self, event: Event) -> None:
        track = [one for one in self.state.initiative if one != _animal(event)]
        track.insert(event.amount, _animal(event))
        self.state.initiative = tuple(track)

    # Elements

    def _element_taken(self, event: Event) -> None:
        state, kind = self.state, event.card - ELEMENT_REF
        _shift(state.need, _animal(event) * ELEMENTS + kind, 1)
        if self._row == ActionRow.ADAPTATION and event.cause < 0:
            _shift(state.boxes, ADAPTATION * ELEMENTS + kind, -1)
        elif event.cause < 0:
            _shift(state.bag, kind, -1)

    def _element_lost(self, event: Event) -> None:
        kind = event.card - ELEMENT_REF
        _shift(self.state.need, _animal(event) * ELEMENTS + kind, -1)
        _shift(self.state.bag, kind, 1)

    def _disk_placed(self, event: Event) -> None:
        state, kind, corner = self.state, event.card - ELEMENT_REF, event.target - CORNER_REF
        state.put_disk(kind, corner)
        box = _BOXES.get(self._row, -1)
        if box >= 0 and state.boxes[box * ELEMENTS + kind]:
            _shift(state.boxes, box * ELEMENTS + kind, -1)
        else:
            _shift(state.bag, kind, -1)

    def _disk_removed(self, event: Event) -> None:
        state, kind, corner = self.state, event.card - ELEMENT_REF, event.target - CORNER_REF
        _shift(state.bag, kind, 1)
        if 0 <= corner < len(CELLS_AT):
            state.disks[corner] = VACANT
            for cell in CELLS_AT[corner]:
                _shift(state.supply, cell * ELEMENTS + kind, -1)
        elif event.amount:
            _shift(state.boxes, (event.amount - 1) * ELEMENTS + kind, -1)

    def _disks_drawn(self, event: Event) -> None:
        kind = event.card - ELEMENT_REF
        _shift(self.state.bag, kind, -1)
        if event.amount:
            _shift(self.state.boxes, (event.amount - 1) * ELEMENTS + kind, 1)

    def _boxes_moved(self, _event: Event) -> None:
        round_course.slide(self.state)
        round_course.move_boxes(self.state)

    # Tiles

    def _tile_placed(self, event: Event) -> None:
        state, stack = self.state, event.card - STACK_REF
        state.lay_tile(event.target - CELL_REF, event.amount)
        state.face_up = tuple(0 if at + 1 == stack else one for at, one in enumerate(state.face_up))

    def _tile_frozen(self, event: Event) -> None:
        self.state.ground[event.target - CELL_REF] = TUNDRA
        self.state.tundra = max(self.state.tundra - 1, 0)

    def _tile_scored(self, event: Event) -> None:
        self.state.scored |= 1 << event.target - CELL_REF

    def _stack_turned(self, event: Event) -> None:
        state, stack = self.state, event.target - STACK_REF - 1
        state.face_up = tuple(event.amount if at == stack else one for at, one in enumerate(state.face_up))
        state.stacks = tuple(one[:-1] if at == stack else one for at, one in enumerate(state.stacks))

    # Cubes

    def _cubes_added(self, event: Event) -> None:
        animal, cell = _animal(event), event.target - CELL_REF
        _shift(self.state.pool, animal, -event.amount)
        self._change(animal, cell, event.amount)

    def _cubes_moved(self, event: Event) -> None:
        animal = event.card - ANIMAL_REF
        self._change(animal, event.subject - CELL_REF, -event.amount)
        self._change(animal, event.target - CELL_REF, event.amount)

    def _cubes_back(self, event: Event) -> None:
        _shift(self.state.pool, _animal(event), event.amount)
        self._change(_animal(event), event.target - CELL_REF, -event.amount)

    def _cubes_eliminated(self, event: Event) -> None:
        animal = event.card - ANIMAL_REF
        _shift(self.state.eliminated, animal, event.amount)
        self._change(animal, event.target - CELL_REF, -event.amount)

    def _change(self, animal: int, cell: int, by: int) -> None:
        _shift(self.state.cubes, animal * CELLS + cell, by)
        self.state.crowd[cell] = sum(self.state.cubes[cell::CELLS])

    # Points and cards

    def _points(self, event: Event) -> None:
        self.state.points[_animal(event)] += event.amount

    def _card_gone(self, event: Event) -> None:
        self.state.cards &= ~(1 << event.card - CARD_REF)

    def _card_turned(self, event: Event) -> None:
        self.state.cards |= 1 << event.card - CARD_REF
        self.state.deck = self.state.deck[:-1]


def _animal(event: Event) -> int:
    return event.subject - ANIMAL_REF


def _shift(row: bytearray, at: int, by: int) -> None:
    """Change a number of a row, which stays between 0 and 255."""
    row[at] = min(max(row[at] + by, 0), 255)


def _row_now(state: DominantState) -> int:
    at = round_course.COURSE[state.next - 1] if state.next else -1
    return colours_and_icons.row_of(at) if at >= 0 else -1
