"""The state of a game of Dominant Species and the primitives that change it.

Only the methods of `DominantState` change a state. Each reports what it did as an event, if there is a
listener. All of it is flat: rows of small numbers by cell, corner, animal and element, none of them an object
of its own, so that a copy is cheap and what follows from a position is a few multiplications (rules 3.1).
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from evolution_qt.core.action import NOBODY, NOTHING
from evolution_qt.core.event import RawEvent
from evolution_qt.core.game import State
from evolution_qt.core.rng import dealt
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    ANIMALS,
    BOXES,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    ELEMENTS,
    NO_ANIMAL,
    OFF_EARTH,
    PAWNS,
    PRINTED,
    SPACE_REF,
    SPACES,
    TUNDRA,
    TUNDRA_TILES,
    VACANT,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS, CORNERS_OF, NEIGHBOURS, WITHIN_TWO
from evolution_qt.games.dominant.options import DominantRules
from evolution_qt.games.dominant.questions import BY_BITS, BY_SHIFT
from evolution_qt.games.dominant.steps import NEAR, NO_WAYS, Ways

PLANNING: Final = 0
EXECUTION: Final = 1
RESET: Final = 2
OVER: Final = 3
PHASES: Final = ("planning", "execution", "reset", "over")

_FIELDS: Final = (
    "around",
    "arrived",
    "bag",
    "boxes",
    "cards",
    "crowd",
    "cubes",
    "deck",
    "disks",
    "eliminated",
    "face_up",
    "far",
    "final_round",
    "gone",
    "ground",
    "hibernating",
    "in_play",
    "initiative",
    "names",
    "near",
    "need",
    "next",
    "options",
    "pawns",
    "pending",
    "phase",
    "points",
    "pool",
    "round",
    "rules",
    "scored",
    "seat_of",
    "seed",
    "shuffles",
    "sink",
    "spaces",
    "stacks",
    "supply",
    "tiles",
    "to_move",
    "tundra",
)


class DominantState(State):
    """A game of Dominant Species in progress.

    ``ground`` is the terrain that counts, by cell, and ``tiles`` the large tile that lies there; ``around``
    counts the tiles beside a cell. ``cubes`` has a row of cells for each animal, ``crowd`` all cubes of a
    cell. ``disks`` is the element on each corner; ``supply`` has six numbers for each cell, the disks at its
    corners by kind; ``need`` has six for each animal, printed elements included, ``boxes`` six for each box.
    ``spaces`` is the animal on each action space. ``near`` are the steps from each cell to tiles
    beside it, ``far`` the tiles that birds reach, where that has been asked; copies share both.

    ``cards`` and ``gone`` are masks of cards, ``scored`` one of cells; ``deck`` and each of ``stacks`` keep
    their top last. ``pending`` are packed questions, the last one asked; ``arrived`` are the cubes that came
    to each cell in the Migration that goes on. ``next`` is the place in the course of the execution that
    comes next. ``final_round`` is 0 until it is known. ``options`` caches the legal steps.
    """

    __slots__ = _FIELDS

    def __init__(
        self,
        rules: DominantRules,
        names: tuple[str | None, ...],
        seat_of: tuple[int, ...],
        like: DominantState | None = None,
    ) -> None:
        """Begin with nothing on the table, or with what another state has."""
        self.rules = rules
        self.names = names
        self.seat_of = seat_of
        if like is not None:
            self._take(like)
            return
        self.in_play: tuple[int, ...] = tuple([one for one in range(ANIMALS) if seat_of[one] != NOBODY])
        self.seed: int = 0
        self.shuffles: int = 0
        self.round: int = 1
        self.final_round: int = 0
        self.phase: int = PLANNING
        self.to_move: int = NOBODY
        self.next: int = 0
        self.initiative: tuple[int, ...] = self.in_play[::-1]
        self.ground = bytearray(CELLS)
        self.tiles = bytearray(CELLS)
        self.around = bytearray(CELLS)
        self.cubes = bytearray(ANIMALS * CELLS)
        self.crowd: list[int] = [0] * CELLS
        self.disks = bytearray([OFF_EARTH]) * CORNERS
        self.supply = bytearray(CELLS * ELEMENTS)
        self.need = bytearray(PRINTED)
        self.boxes = bytearray(BOXES * ELEMENTS)
        self.bag = bytearray(ELEMENTS)
        self.pool = bytearray(ANIMALS)
        self.eliminated = bytearray(ANIMALS)
        self.pawns = bytearray(ANIMALS)
        self.points: list[int] = [0] * ANIMALS
        self.spaces = bytearray([NO_ANIMAL]) * SPACES
        self.near: list[Ways] = [NO_WAYS] * CELLS
        self.far: list[tuple[int, ...] | None] = [None] * CELLS
        self.tundra: int = TUNDRA_TILES
        self.face_up: tuple[int, ...] = (0, 0, 0)
        self.stacks: tuple[tuple[int, ...], ...] = ((), (), ())
        self.cards: int = 0
        self.deck: tuple[int, ...] = ()
        self.gone: int = 0
        self.scored: int = 0
        self.hibernating: tuple[int, ...] = ()
        self.pending: list[int] = []
        self.arrived = bytearray(CELLS)
        self.options: list[int] | None = None
        self.sink: list[RawEvent] | None = None

    def clone(self) -> DominantState:
        """Return an equal state that shares nothing that can change, and has no listener."""
        return DominantState(self.rules, self.names, self.seat_of, self)

    def _take(self, other: DominantState) -> None:
        """Copy everything but the listener."""
        self.in_play = other.in_play
        self.seed = other.seed
        self.shuffles = other.shuffles
        self.round = other.round
        self.final_round = other.final_round
        self.phase = other.phase
        self.to_move = other.to_move
        self.next = other.next
        self.initiative = other.initiative
        self.ground = other.ground[:]
        self.tiles = other.tiles
        self.around = other.around
        self.cubes = other.cubes[:]
        self.crowd = other.crowd[:]
        self.disks = other.disks[:]
        self.supply = other.supply[:]
        self.need = other.need[:]
        self.boxes = other.boxes[:]
        self.bag = other.bag[:]
        self.pool = other.pool[:]
        self.eliminated = other.eliminated[:]
        self.pawns = other.pawns[:]
        self.points = other.points[:]
        self.spaces = other.spaces[:]
        self.near = other.near
        self.far = other.far
        self.tundra = other.tundra
        self.face_up = other.face_up
        self.stacks = other.stacks
        self.cards = other.cards
        self.deck = other.deck
        self.gone = other.gone
        self.scored = other.scored
        self.hibernating = other.hibernating
        self.pending = other.pending[:]
        self.arrived = other.arrived[:]
        self.options = other.options
        self.sink = None

    def become(self, other: DominantState) -> None:
        """Take over everything from *other*, which must not be used afterwards; the listener stays."""
        sink = self.sink
        for name in _FIELDS:
            setattr(self, name, getattr(other, name))
        self.sink = sink

    # What follows from a position (rules 3.1)

    def match(self, animal: int, cell: int) -> int:
        """Return how many elements at a tile the animal needs, each as often as it needs it (004:67-69)."""
        need = self.need[animal * ELEMENTS : animal * ELEMENTS + ELEMENTS]
        supply = self.supply[cell * ELEMENTS : cell * ELEMENTS + ELEMENTS]
        return (
            need[0] * supply[0]
            + need[1] * supply[1]
            + need[2] * supply[2]
            + need[3] * supply[3]
            + need[4] * supply[4]
            + need[5] * supply[5]
        )

    def dominant(self, cell: int) -> int:
        """Return the animal on a tile that matches more than every other one there (004:21-23)."""
        best = 0
        found = NO_ANIMAL
        for animal in compress(range(ANIMALS), self.cubes[cell::CELLS]):
            match = self.match(animal, cell)
            if match > best:
                best = match
                found = animal
            elif match == best:
                found = NO_ANIMAL
        return found

    def is_endangered(self, animal: int, cell: int) -> bool:
        """Return whether nothing on a tile where the animal lives matches it (004:41)."""
        return self.cubes[animal * CELLS + cell] > 0 and self.match(animal, cell) == 0

    def survivor(self) -> int:
        """Return the animal with more cubes on tundra than every other one (004:234)."""
        best = 0
        found = NO_ANIMAL
        tundra = [cell for cell in range(CELLS) if self.ground[cell] == TUNDRA]
        for animal in self.in_play:
            row = self.cubes[animal * CELLS : animal * CELLS + CELLS]
            count = sum([row[cell] for cell in tundra])
            if count > best:
                best = count
                found = animal
            elif count == best:
                found = NO_ANIMAL
        return found

    def ranked(self, cell: int) -> list[int]:
        """Return the animals on a tile, most cubes first, then by the food chain (004:219-221)."""
        row = self.cubes[cell::CELLS]
        return sorted([one for one in range(ANIMALS) if row[one]], key=lambda one: -row[one])

    def elements_of(self, animal: int) -> int:
        """Return how many elements an animal has, printed ones included."""
        return sum(self.need[animal * ELEMENTS : animal * ELEMENTS + ELEMENTS])

    def added(self, animal: int, element: int) -> int:
        """Return how many disks of a kind an animal has beside the printed ones."""
        return self.need[animal * ELEMENTS + element] - PRINTED[animal * ELEMENTS + element]

    def owned_pawns(self, animal: int) -> int:
        """Return how many pawns an animal has, those on the display included."""
        return self.pawns[animal] + self.spaces.count(animal)

    # Questions

    def push(self, question: int) -> None:
        """Ask a question before all others."""
        self.pending.append(question)
        self.options = None

    def turn(self) -> None:
        """Let the seat answer whose animal is asked."""
        self.to_move = self.seat_of[self.pending[-1] >> BY_SHIFT & BY_BITS]

    # Events

    def tell(
        self,
        kind: int,
        animal: int,
        card: int = 0,
        target: int = NOTHING,
        amount: int = 0,
        cause: int = -1,
    ) -> None:
        """Report what an animal did or what happened to it, if there is a listener."""
        if self.sink is not None:
            subject = NOTHING if animal == NO_ANIMAL else ANIMAL_REF + animal
            self.sink.append((kind, self.seat_of[animal], card, target, amount, subject, cause))

    # Pawns

    def place_pawn(self, animal: int, space: int, cause: int = -1) -> None:
        """Put an available pawn on an action space (004:133)."""
        self.spaces[space] = animal
        self.pawns[animal] -= 1
        if self.sink is not None:
            self.tell(e.PAWN_PLACED, animal, 0, SPACE_REF + space, 0, cause)

    def take_back(self, space: int) -> int:
        """Take the pawn off an action space, so that it is available again, and return whose it is."""
        animal = self.spaces[space]
        self.spaces[space] = NO_ANIMAL
        self.pawns[animal] += 1
        if self.sink is not None:
            self.tell(e.PAWN_BACK, animal, 0, SPACE_REF + space)
        return animal

    def gain_pawn(self, animal: int, cause: int) -> None:
        """Give an animal a new pawn; it has ten at most (rules 1.6)."""
        if self.owned_pawns(animal) < PAWNS:
            self.pawns[animal] += 1
            self.tell(e.PAWN_GAINED, animal, cause=cause)

    # Tiles

    def lay_tile(self, cell: int, terrain: int) -> None:
        """Lay a large tile on a blank cell."""
        self.ground[cell] = terrain
        self.tiles = self.tiles[:]
        self.around = self.around[:]
        self.tiles[cell] = terrain
        for other in NEIGHBOURS[cell]:
            self.around[other] += 1
        for corner in CORNERS_OF[cell]:
            if self.disks[corner] == OFF_EARTH:
                self.disks[corner] = VACANT
        self.find_ways(cell)

    def find_ways(self, cell: int) -> None:
        """Find again where cubes can go near a cell; where birds can fly is found when it is asked."""
        ground = self.ground
        self.near = self.near[:]
        self.far = self.far[:]
        for at in (cell, *NEIGHBOURS[cell]):
            if ground[at]:
                mask = 0
                for place, one in enumerate(NEIGHBOURS[at]):
                    if ground[one]:
                        mask |= 1 << place
                self.near[at] = NEAR[at][mask]
        for at in WITHIN_TWO[cell]:
            self.far[at] = None

    def flown(self, cell: int) -> tuple[int, ...]:
        """Return the tiles that a bird reaches from a cell: up to two steps over tiles (004:207)."""
        found = self.far[cell]
        if found is None:
            first = [one for one in NEIGHBOURS[cell] if self.ground[one]]
            second = {two for one in first for two in NEIGHBOURS[one] if self.ground[two]}
            found = tuple(sorted(second.union(first) - {cell}))
            self.far[cell] = found  # copies share it as long as no tile is laid
        return found

    # Disks

    def put_disk(self, element: int, corner: int) -> None:
        """Put a disk, taken from elsewhere, on a vacant corner."""
        self.disks[corner] = element
        for cell in CELLS_AT[corner]:
            self.supply[cell * ELEMENTS + element] += 1

    def lift_disk(self, corner: int, animal: int, cause: int) -> None:
        """Return the disk of a corner to the bag."""
        element = self.disks[corner]
        self.disks[corner] = VACANT
        for cell in CELLS_AT[corner]:
            self.supply[cell * ELEMENTS + element] -= 1
        self.bag[element] += 1
        if self.sink is not None:
            self.tell(e.DISK_REMOVED, animal, ELEMENT_REF + element, CORNER_REF + corner, 0, cause)

    def gain_element(self, animal: int, element: int, cause: int) -> None:
        """Give an animal a disk that was taken from elsewhere."""
        self.need[animal * ELEMENTS + element] += 1
        self.tell(e.ELEMENT_TAKEN, animal, ELEMENT_REF + element, cause=cause)

    def lose_element(self, animal: int, element: int, cause: int) -> None:
        """Return a disk of an animal to the bag."""
        self.need[animal * ELEMENTS + element] -= 1
        self.bag[element] += 1
        self.tell(e.ELEMENT_LOST, animal, ELEMENT_REF + element, cause=cause)

    def draw_disks(self, most: int) -> list[int]:
        """Take disks from the bag by the next shuffle (notation, part 4); an empty one is not counted."""
        bag = [element for element in range(ELEMENTS) for _ in range(self.bag[element])]
        if not bag:
            return []
        drawn = dealt(bag, self.seed, self.shuffles, most)
        self.shuffles += 1
        for element in drawn:
            self.bag[element] -= 1
        return drawn

    # Cubes

    def add_cubes(self, animal: int, cell: int, count: int, cause: int = -1) -> None:
        """Put cubes from the pool on a tile."""
        self.pool[animal] -= count
        self.cubes[animal * CELLS + cell] += count
        self.crowd[cell] += count
        if self.sink is not None:
            self.tell(e.CUBES_ADDED, animal, 0, CELL_REF + cell, count, cause)

    def send_home(self, animal: int, cell: int) -> None:
        """Return all cubes of an animal but one from a frozen tile to the pool (004:178-179)."""
        count = self.cubes[animal * CELLS + cell] - 1
        if count:
            self.cubes[animal * CELLS + cell] = 1
            self.crowd[cell] -= count
            self.pool[animal] += count
            self.tell(e.CUBES_BACK, animal, 0, CELL_REF + cell, count, e.FREEZING)

    def awaken(self, animal: int, cell: int, count: int) -> None:
        """Put eliminated cubes back on a tile, safe until the round ends (Hibernation, rules 5.16)."""
        self.eliminated[animal] -= count
        self.pool[animal] += count
        self.add_cubes(animal, cell, count)
        self.mark_hibernating(animal, cell, count)

    def mark_hibernating(self, animal: int, cell: int, count: int) -> None:
        """Note that cubes on a tile are safe until the round ends."""
        place = cell * ANIMALS + animal
        count += sum([one & 63 for one in self.hibernating if one >> 6 == place])
        others = [one for one in self.hibernating if one >> 6 != place]
        self.hibernating = tuple(sorted([*others, place << 6 | min(count, 63)]))

    def move_cubes(self, animal: int, start: int, end: int, count: int, mover: int) -> None:
        """Move cubes of an animal from one tile to another, as *mover* has decided."""
        row = animal * CELLS
        self.cubes[row + start] -= count
        self.cubes[row + end] += count
        self.crowd[start] -= count
        self.crowd[end] += count
        if self.sink is not None:
            self.sink.append(
                (
                    e.CUBES_MOVED,
                    self.seat_of[mover],
                    ANIMAL_REF + animal,
                    CELL_REF + end,
                    count,
                    CELL_REF + start,
                )
            )

    def eliminate(self, animal: int, cell: int, count: int, cause: int, by: int) -> None:
        """Put cubes from a tile into the box; *by* has decided it, or no animal."""
        self.cubes[animal * CELLS + cell] -= count
        self.crowd[cell] -= count
        self.eliminated[animal] += count
        if self.sink is not None:
            seat = self.seat_of[by if by != NO_ANIMAL else animal]
            self.sink.append(
                (
                    e.CUBES_ELIMINATED,
                    seat,
                    ANIMAL_REF + animal,
                    CELL_REF + cell,
                    count,
                    ANIMAL_REF + by if by != NO_ANIMAL else NOTHING,
                    cause,
                )
            )

    # Points

    def score(self, animal: int, points: int, cause: int, cell: int = -1) -> None:
        """Give an animal points, or take them where there are less than none; never below 0 (rules 5.27)."""
        points = max(points, -self.points[animal])
        if points:
            self.points[animal] += points
            if self.sink is not None:
                self.tell(e.POINTS, animal, 0, CELL_REF + cell if cell >= 0 else NOTHING, points, cause)
