"""What a screen reader finds on the table of Dominant Species: rows, tiles, cards, animals, the own board."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainterPath

from evolution_qt.core.action import unpack
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    CARDS,
    DEPLETION,
    ELEMENTS,
    WANDERLUST,
    WASTELAND,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS_OF
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.descriptions import DominantDescriptions
from evolution_qt.ui.dominant.geometry import hexagon
from evolution_qt.ui.dominant.gesture_targets import (
    BAG,
    BOARD,
    CARD,
    CELL,
    CORNER,
    CUBES,
    DISK,
    MATTER,
    OWN_DISK,
    SPACE,
    STACK,
    TOKEN,
    Thing,
)
from evolution_qt.ui.dominant.gestures import DominantGestures
from evolution_qt.ui.dominant.preview import preview
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.items import Item, Outline
from evolution_qt.ui.table.accessible_tree import Key, Parts
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.view import View

Role = QAccessible.Role
_HEAD: Final = Key("head")
_DISPLAY: Final = Key("display")
_EARTH: Final = Key("earth")
_STACKS: Final = Key("stacks")
_CARDS: Final = Key("cards")
_ANIMALS: Final = Key("animals")
_SURVIVAL: Final = Key("survival")
_BAG: Final = Key("whole bag")
_OWN: Final = Key("own")
_ROW: Final = "row"
_ANIMAL: Final = "animal"
_TUNDRA: Final = Key("tundra")
_BOXES: Final = {
    q.ADAPTATION: ADAPTATION,
    q.ABUNDANCE: ABUNDANCE,
    q.WASTELAND: WASTELAND,
    q.WANDERLUST_ELEMENT: WANDERLUST,
    q.DEPLETION: DEPLETION,
}
"""The box whose disks a question is about; those of all others come from the bag."""


class DominantParts(Parts):
    """The things of one table, by the sorts of `gesture_targets` and a few groups."""

    roles = {
        "display": Role.List,
        "earth": Role.List,
        "stacks": Role.List,
        "cards": Role.List,
        "animals": Role.List,
        "whole bag": Role.List,
        "own": Role.List,
        _ROW: Role.ListItem,
        CELL: Role.ListItem,
        SPACE: Role.ListItem,
        TOKEN: Role.ListItem,
        CORNER: Role.ListItem,
        CARD: Role.ListItem,
        _ANIMAL: Role.ListItem,
        MATTER: Role.ListItem,
    }
    chosen_have_focus = False

    def __init__(
        self,
        board: DominantBoard,
        meanings: DominantGestures,
        words: DominantWords,
        spoken: DominantDescriptions,
    ) -> None:
        self._board = board
        self._meanings = meanings
        self._words = words
        self._spoken = spoken

    # What there is

    def children(self, view: View[DominantState], key: Key | None) -> list[Key]:
        """Return what belongs to a thing, in the order in which it is read; None is the table."""
        state = view.state
        if key is None:
            return [_HEAD, _OWN, _EARTH, _DISPLAY, _CARDS, _ANIMALS, _SURVIVAL, _STACKS, _BAG]
        if key == _DISPLAY:
            return [Key(_ROW, index=row) for row in range(len(colours_and_icons.ROWS))]
        if key == _EARTH:
            blank = {spot.index for spot in self._spots() if spot.sort == CELL}
            return [Key(CELL, index=cell) for cell in range(CELLS) if state.ground[cell] or cell in blank]
        if key == _CARDS:
            return [Key(CARD, number=card) for card in range(1, len(CARDS)) if state.cards >> card & 1]
        if key == _ANIMALS:
            return [Key(_ANIMAL, index=animal) for animal in state.in_play]
        if key == _STACKS:
            return [*(Key(STACK, number=stack) for stack in (1, 2, 3)), _TUNDRA]
        if key == _BAG:
            return [Key(BAG, index=element) for element in range(ELEMENTS)]
        if key == _OWN:
            return self._of_own(state)
        if key.sort == _ROW:
            return self._of_row(state, key.index)
        return self._of_cell(state, key.index) if key.sort == CELL else []

    def _spots(self) -> list[Spot]:
        """Return where something may land now."""
        return [spot for _, spot in self._board.steps]

    def _pawns(self) -> list[tuple[Spot, int]]:
        """Return the spaces where a pawn can be placed now, each with that step."""
        return [(spot, steps[0]) for (_, spot), steps in self._board.steps.items() if spot.sort == SPACE]

    def _of_own(self, state: DominantState) -> list[Key]:
        animal = self._board.animal
        if animal < 0:
            return []
        own = [Key(OWN_DISK, number=kind) for kind in range(ELEMENTS) if state.added(animal, kind)]
        matters = dict.fromkeys(spot.index for spot in self._spots() if spot.sort == MATTER)
        return [*own, *(Key(MATTER, index=matter) for matter in matters)]

    def _of_row(self, state: DominantState, row: int) -> list[Key]:
        spaces = [Key(SPACE, index=space) for space in colours_and_icons.spaces_of(row)]
        box = colours_and_icons.ROWS[row].box
        if box < 0:
            return spaces
        kinds = [kind for kind in range(ELEMENTS) if state.boxes[box * ELEMENTS + kind]]
        return spaces + [Key(DISK, index=box, number=kind) for kind in kinds]

    def _of_cell(self, state: DominantState, cell: int) -> list[Key]:
        if not state.ground[cell]:
            return []
        living = [Key(TOKEN, index=cell, number=animal) for animal in state.ranked(cell)]
        spots = self._spots()
        meant = {spot.index for spot in spots if spot.sort == CORNER and spot.seat < 0}
        corners = [
            Key(CORNER, index=corner)
            for corner in CORNERS_OF[cell]
            if _first_tile(state, corner) == cell and (state.disks[corner] < ELEMENTS or corner in meant)
        ]
        kept = [Key(CORNER, cell, spot.index) for spot in spots if spot.sort == CORNER and spot.seat == cell]
        return [*living, *corners, *kept]

    def parent(self, view: View[DominantState] | None, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        if key.sort == TOKEN:
            return Key(CELL, index=key.index)
        if key.sort == CORNER and view is not None:
            cell = key.seat if key.seat >= 0 else _first_tile(view.state, key.index)
            return Key(CELL, index=cell)
        if key.sort == SPACE:
            return Key(_ROW, index=colours_and_icons.row_of(key.index))
        if key.sort == DISK:
            return Key(
                _ROW, index=next(at for at, row in enumerate(colours_and_icons.ROWS) if row.box == key.index)
            )
        return {
            _ROW: _DISPLAY,
            CELL: _EARTH,
            CARD: _CARDS,
            _ANIMAL: _ANIMALS,
            STACK: _STACKS,
            "tundra": _STACKS,
            BAG: _BAG,
            OWN_DISK: _OWN,
            MATTER: _OWN,
        }.get(key.sort)

    # What is said of it

    def name(self, view: View[DominantState], key: Key) -> str:
        """Return what a thing is called."""
        state, spoken = view.state, self._spoken
        of_groups: dict[Key, Callable[[], str]] = {
            _HEAD: lambda: spoken.head(state),
            _DISPLAY: spoken.display,
            _EARTH: lambda: spoken.earth(state),
            _STACKS: spoken.stacks,
            _CARDS: lambda: spoken.cards(state),
            _ANIMALS: spoken.animals,
            _SURVIVAL: lambda: spoken.survival(state),
            _BAG: lambda: spoken.bag(state),
            _OWN: lambda: spoken.own(self._board.animal),
            _TUNDRA: lambda: spoken.tundra(state),
        }
        if key in of_groups:
            return of_groups[key]()
        return {
            _ROW: lambda: spoken.row(state, key.index),
            SPACE: lambda: spoken.space(state, key.index),
            DISK: lambda: spoken.disk(key.number, state.boxes[key.index * ELEMENTS + key.number]),
            CELL: lambda: spoken.cell(state, key.index),
            TOKEN: lambda: spoken.token(state, key.index, key.number),
            CORNER: lambda: spoken.corner(state, key.index),
            STACK: lambda: spoken.stack(state, key.number),
            CARD: lambda: self._words.card(key.number),
            _ANIMAL: lambda: spoken.animal(state, key.index, view.names),
            BAG: lambda: spoken.in_bag(state, key.index),
            OWN_DISK: lambda: spoken.disk(key.number, state.added(self._board.animal, key.number)),
            MATTER: lambda: self._words.matter(view, key.index),
        }[key.sort]()

    def description(self, view: View[DominantState], key: Key) -> str:
        """Return the further description of a thing."""
        state, spoken = view.state, self._spoken
        if key == _OWN and self._board.animal >= 0:
            return spoken.own_losses(state, self._board.animal)
        if key.sort == CORNER:
            return spoken.corner_details(state, key.index)
        if key.sort == DISK:
            return spoken.box_details(state, key.index, key.number, self._board.animal)
        if key.sort == OWN_DISK:
            return spoken.own_disk_details(state, key.number, self._board.animal)
        if key.sort == _ROW:
            return self._words.help(key.index)
        if key.sort == CELL:
            return spoken.cell_details(state, key.index)
        if key.sort == TOKEN:
            return spoken.token_details(state, key.index, key.number)
        if key.sort == CARD:
            return self._words.card_text(key.number)
        if key.sort == _ANIMAL:
            return spoken.animal_details(state, key.index)
        if key.sort != SPACE:
            return ""
        spot = Spot(SPACE, index=key.index)
        if found := [step for at, step in self._pawns() if at == spot]:
            return spoken.run_on(*preview(state, found[0], self._words).lines)
        return spoken.space_details(state, key.index)

    # Where it lies

    def rect(self, key: Key) -> QRectF:
        """Return where a thing lies in the scene, as far as it is seen; empty if nothing of it is."""
        board = self._board
        groups = {
            "head": board.head,
            "display": board.rows,
            "earth": board.earth,
            "stacks": board.stacks,
            "tundra": board.stacks,
            "cards": board.cards,
            "animals": board.animals,
            _ANIMAL: board.animals,
            "survival": board.bag,
            "whole bag": board.bag,
            "own": board.own,
        }
        if key.sort in groups:
            return _seen(groups[key.sort])
        if key.sort == CELL:
            return board.earth.cell_outline(key.index)
        if key.sort == _ROW:
            place = board.rows.mapRectToScene(board.rows.rects[key.index])
            return place if board.rows.isVisible() else QRectF()
        if key.sort in (SPACE, CORNER, BAG, MATTER):
            return board.rect_of(Spot(key.sort, index=key.index))
        if key.sort == TOKEN:
            return board.earth.rect_of(Spot(TOKEN, index=key.index, part=key.number))
        found = board.home(Thing(key.sort, key.number))
        return board.own.scene_rect if key.sort == OWN_DISK and found.isEmpty() else found

    def outline(self, key: Key) -> Outline:
        """Return the rim of a tile, and a rectangle around anything else."""
        return _rim if key.sort == CELL else super().outline(key)

    # What is meant

    def of_subject(self, view: View[DominantState], subject: Subject) -> Key:
        """Return the thing that is moved; a pawn and a bare hand are the own board."""
        if isinstance(subject, Spot):
            return self.of_spot(view, subject)
        if not isinstance(subject, Thing):
            return _OWN
        if subject.sort == DISK:
            kind = view.state.pending[-1] & q.KIND_BITS if view.state.pending else -1
            if kind in _BOXES:
                return Key(DISK, index=_BOXES[kind], number=subject.number)
            return Key(BAG, index=subject.number)
        if subject.sort == CUBES:
            animal = subject.of if subject.of >= 0 else self._board.animal
            return Key(TOKEN, index=subject.number, number=animal)
        if subject.sort in (OWN_DISK, STACK, CARD):
            return Key(subject.sort, number=subject.number)
        return _OWN

    def of_spot(self, view: View[DominantState], spot: Spot) -> Key:
        """Return the thing that a place is, or at which it is."""
        if spot.sort == BOARD:
            return _OWN
        if spot.sort == TOKEN:
            return Key(TOKEN, index=spot.index, number=spot.part)
        return Key(spot.sort, spot.seat, spot.index)

    def at_once(self, view: View[DominantState], key: Key) -> tuple[Subject, Spot] | None:
        """Return the gesture that pressing a place is: the only one that ends there."""
        found = [
            (thing, spot) for thing, spot in self._board.steps if self.of_spot(view, spot) == key != _OWN
        ]
        return found[0] if len(found) == 1 else None

    def landing_details(self, view: View[DominantState], spot: Spot) -> str:
        """Return in a lesson what the action of a space is for; else a round would take too long to hear."""
        is_told = self._board.is_taught and spot.sort == SPACE
        return self._words.tip(colours_and_icons.row_of(spot.index)) if is_told else ""

    def landing(self, view: View[DominantState], subject: Subject, spot: Spot) -> str:
        """Return what letting a thing land on a place means, and what it would bring."""
        steps = self._meanings.steps(subject, spot)
        if not steps:
            return ""
        order = self._words.thing(view, steps[-1])
        found = preview(view.state, steps[-1], self._words)
        if found.aloud:
            space = self._words.space(spot.index)
            return self._spoken.run_on(phrasing.before(space, found.aloud[0]), *found.aloud[1:])
        which = self._words.which(unpack(steps[0]).verb) if len(steps) > 1 else ""
        return self._spoken.run_on(order, which, *found.lines[found.stays :])


def _rim(rect: QRectF, _radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(hexagon(rect.center(), rect.height() / sqrt(3)))
    path.closeSubpath()
    return path


def _seen(item: Item) -> QRectF:
    """Return where an item lies in the scene; empty while its page is folded."""
    return item.scene_rect if item.isVisible() else QRectF()


def _first_tile(state: DominantState, corner: int) -> int:
    """Return the first tile at a corner, by which it is read."""
    return next((cell for cell in CELLS_AT[corner] if state.ground[cell]), -1)
