"""A table that is moved by events alone: what they tell must be all that has happened."""

from evolution_qt.core.action import NOTHING
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    ANIMALS,
    BIODIVERSITY,
    BIOMASS,
    CARD_REF,
    CELL_REF,
    COLD_SNAP,
    CORNER_REF,
    ECODIVERSITY,
    ELEMENT_REF,
    ELEMENTS,
    FERTILE,
    GLACIATION_AT,
    GLACIATION_SPACES,
    ICE_AGE,
    INTELLIGENCE,
    NICHE_BIOMES,
    NO_ANIMAL,
    NOCTURNAL,
    OMNIVORE,
    PARASITISM,
    SPACE_REF,
    STACK_REF,
    SYMBIOTIC,
    TUNDRA,
    VACANT,
)
from evolution_qt.games.dominant.grid import CELLS

WITH_ELEMENT = (e.ELEMENT_TAKEN, e.ELEMENT_LOST, e.DISK_PLACED, e.DISK_REMOVED, e.DISKS_DRAWN)
WITH_CARD = (e.CARD_TAKEN, e.CARD_GONE, e.CARDS_TURNED)
WITH_ANIMAL = (e.CUBES_MOVED, e.CUBES_ELIMINATED)
WITH_CELL = (
    e.TILE_PLACED,
    e.TILE_FROZEN,
    e.CUBES_ADDED,
    e.CUBES_MOVED,
    e.CUBES_BACK,
    e.CUBES_ELIMINATED,
    e.TILE_SCORED,
    e.RESCUED,
)
WITH_AMOUNT = (
    e.ROUND_BEGAN,
    e.PHASE_BEGAN,
    e.TRACK_SWAPPED,
    e.DISK_REMOVED,
    e.TILE_PLACED,
    e.CUBES_ADDED,
    e.CUBES_MOVED,
    e.CUBES_BACK,
    e.CUBES_ELIMINATED,
    e.POINTS,
    e.DISKS_DRAWN,
    e.STACK_TURNED,
    e.LAST_TURN,
)
CAUSES = (
    BIODIVERSITY,
    BIOMASS,
    COLD_SNAP,
    ECODIVERSITY,
    FERTILE,
    ICE_AGE,
    INTELLIGENCE,
    NICHE_BIOMES,
    NOCTURNAL,
    OMNIVORE,
    PARASITISM,
    SYMBIOTIC,
    *range(e.SWEEP, e.RESEED + 1),
)
OF_NOBODY = (
    e.ROUND_BEGAN,
    e.PHASE_BEGAN,
    e.CARD_GONE,
    e.CARDS_TURNED,
    e.BOXES_MOVED,
    e.STACK_TURNED,
    e.LAST_TURN,
    e.FINAL_SCORED,
    e.GAME_ENDED,
)
MAYBE_OF_NOBODY = (e.DISK_REMOVED, e.DISKS_DRAWN, e.SURVIVAL_CHANGED, e.CUBES_ELIMINATED)


class Mirror:
    """What lies on the table, as far as events tell of it."""

    def __init__(self, state):
        self.seat_of = state.seat_of
        self.shown = seen(state)

    def follow(self, event):
        """Do what an event tells, and assert that it says no more than that."""
        kind, shown = event.kind, self.shown
        animal = event.subject - ANIMAL_REF if event.subject >= ANIMAL_REF else NO_ANIMAL
        whose = event.card - ANIMAL_REF if kind in WITH_ANIMAL else animal
        place = whose * CELLS + event.target - CELL_REF
        element = event.card - ELEMENT_REF
        self.check_fields(event, animal, whose)
        if kind == e.PAWN_PLACED:
            assert shown["spaces"][event.target - SPACE_REF] == NO_ANIMAL
            shown["spaces"][event.target - SPACE_REF] = animal
            shown["pawns"][animal] -= 1
        elif kind == e.PAWN_BACK or (kind == e.PAWN_LOST and event.target != NOTHING):
            assert shown["spaces"][event.target - SPACE_REF] == animal
            shown["spaces"][event.target - SPACE_REF] = NO_ANIMAL
            shown["pawns"][animal] += kind == e.PAWN_BACK
        elif kind in (e.PAWN_GAINED, e.PAWN_LOST):
            shown["pawns"][animal] += 1 if kind == e.PAWN_GAINED else -1
        elif kind == e.TRACK_SWAPPED:
            shown["track"].remove(animal)
            shown["track"].insert(event.amount, animal)
        elif kind in (e.ELEMENT_TAKEN, e.ELEMENT_LOST):
            shown["need"][animal * ELEMENTS + element] += 1 if kind == e.ELEMENT_TAKEN else -1
        elif kind == e.DISK_PLACED:
            assert shown["disks"][event.target - CORNER_REF] == VACANT
            shown["disks"][event.target - CORNER_REF] = element
        elif kind == e.DISK_REMOVED and event.target != NOTHING:
            assert shown["disks"][event.target - CORNER_REF] == element
            shown["disks"][event.target - CORNER_REF] = VACANT
        elif kind == e.TILE_PLACED:
            assert shown["face_up"][event.card - STACK_REF - 1] == event.amount
            shown["face_up"][event.card - STACK_REF - 1] = 0
            shown["tiles"][event.target - CELL_REF] = event.amount
            shown["ground"][event.target - CELL_REF] = event.amount
        elif kind == e.TILE_FROZEN:
            shown["ground"][event.target - CELL_REF] = TUNDRA
        elif kind in (e.CUBES_ADDED, e.CUBES_BACK, e.CUBES_ELIMINATED):
            count = event.amount if kind == e.CUBES_ADDED else -event.amount
            shown["cubes"][place] += count
            shown["off earth"][whose] -= count
        elif kind == e.CUBES_MOVED:
            shown["cubes"][place] += event.amount
            shown["cubes"][whose * CELLS + event.subject - CELL_REF] -= event.amount
        elif kind == e.POINTS:
            shown["points"][animal] += event.amount
        elif kind == e.TILE_SCORED:
            shown["scored"] |= 1 << event.target - CELL_REF
        elif kind == e.CARD_TAKEN:
            shown["cards"] &= ~(1 << event.card - CARD_REF)
            shown["gone"] |= 1 << event.card - CARD_REF
        elif kind == e.CARDS_TURNED:
            shown["cards"] |= 1 << event.card - CARD_REF
        elif kind == e.BOXES_MOVED:  # the pawns of Glaciation too (004:181)
            for space in range(GLACIATION_AT + 1, GLACIATION_AT + GLACIATION_SPACES):
                if shown["spaces"][space - 1] == NO_ANIMAL:
                    shown["spaces"][space - 1 : space + 1] = shown["spaces"][space - 1 : space + 1][::-1]
        elif kind == e.STACK_TURNED:
            shown["face_up"][event.target - STACK_REF - 1] = event.amount
        elif kind == e.ROUND_BEGAN:
            shown["round"], shown["scored"] = event.amount, 0
        elif kind == e.PHASE_BEGAN:
            shown["phase"] = event.amount
        elif kind == e.LAST_TURN:
            shown["last"] = event.amount
        elif kind == e.SURVIVAL_CHANGED:
            shown["survivor"] = animal

    def check_fields(self, event, animal, whose):
        """Assert that an event names what its kind is about, and nothing else."""
        kind = event.kind
        assert event.cause == -1 or event.cause in CAUSES
        assert event.amount == 0 or kind in WITH_AMOUNT
        assert (CELL_REF <= event.target < CORNER_REF) == (kind in WITH_CELL) or kind == e.POINTS
        assert (ELEMENT_REF <= event.card < STACK_REF) == (kind in WITH_ELEMENT)
        assert (CARD_REF < event.card) == (kind in WITH_CARD)
        named = (*WITH_ELEMENT, *WITH_CARD, *WITH_ANIMAL, e.TILE_PLACED)
        assert event.card == NOTHING or kind in named
        if kind == e.CUBES_MOVED:
            assert 0 <= whose < ANIMALS
            return
        assert event.actor == self.seat_of[whose if animal == NO_ANIMAL else animal]
        assert (animal == NO_ANIMAL) == (kind in OF_NOBODY) or kind in MAYBE_OF_NOBODY


def seen(state):
    """Return what is mirrored of a state."""
    return {
        "round": state.round,
        "phase": state.phase,
        "last": state.final_round,
        "track": list(state.initiative),
        "spaces": list(state.spaces),
        "pawns": list(state.pawns),
        "points": list(state.points),
        "cubes": list(state.cubes),
        "off earth": [state.pool[one] + state.eliminated[one] for one in range(ANIMALS)],
        "disks": [min(disk, VACANT) for disk in state.disks],
        "need": list(state.need),
        "ground": list(state.ground),
        "tiles": list(state.tiles),
        "face_up": list(state.face_up),
        "cards": state.cards,
        "gone": state.gone,
        "scored": state.scored,
        "survivor": state.survivor(),
    }
