"""What must be true of every state, whatever was played (rules 3.5)."""

from __future__ import annotations

from itertools import compress

from evolution_qt.core.action import NOBODY
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ANIMALS,
    BOXES,
    CARDS,
    COPIES,
    CUBES,
    DISKS_EACH,
    ELEMENTS,
    MOST_ELEMENTS,
    NO_ANIMAL,
    OFF_EARTH,
    PAWNS,
    PRINTED,
    SPACES,
    TUNDRA,
    TUNDRA_TILES,
    UNKNOWN,
    VACANT,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS, CORNERS_OF, NEIGHBOURS
from evolution_qt.games.dominant.listing import steps_of
from evolution_qt.games.dominant.state import OVER, PHASES, DominantState


def check(state: DominantState) -> None:
    """Assert that pieces are conserved, what is kept up to date is so, and a seat is asked until the end."""
    _check_tiles(state)
    _check_disks(state)
    _check_cubes(state)
    _check_cards(state)
    _check_questions(state)
    assert sorted(state.initiative) == list(state.in_play), "the track is not the animals in play"
    assert all(state.points[one] >= 0 for one in range(ANIMALS)), "points below 0"


def _check_tiles(state: DominantState) -> None:
    left = list(COPIES)
    tundra = 0
    for cell in range(CELLS):
        terrain, tile = state.ground[cell], state.tiles[cell]
        assert (terrain == 0) == (tile == 0), "tundra without a tile"
        assert terrain in (tile, TUNDRA), "a tile that is another one"
        tundra += terrain == TUNDRA
        left[tile] -= 1
        mask = 0
        for at, one in enumerate(NEIGHBOURS[cell]):
            if state.tiles[one]:
                mask |= 1 << at
        assert state.around[cell] == mask.bit_count(), "neighbours not kept up to date"
        if tile:
            assert state.near[cell] is s.NEAR[cell][mask], "ways not kept up to date"
            if state.far[cell] is not None:
                beside = [one for one in NEIGHBOURS[cell] if state.tiles[one]]
                second = {two for one in beside for two in NEIGHBOURS[one] if state.tiles[two]}
                reached = tuple(sorted(second.union(beside) - {cell}))
                assert state.far[cell] == reached, "ways of birds not kept up to date"
    hidden = 0
    for terrain in state.face_up + sum(state.stacks, ()):
        left[terrain] -= 1
        hidden += terrain == UNKNOWN
    assert tundra + state.tundra <= TUNDRA_TILES, "a tundra tile was created or lost"
    assert all(count >= 0 for count in left[1:]), "a tile was created"
    assert hidden or sum(left[1:]) - left[TUNDRA] >= 0


def _check_disks(state: DominantState) -> None:
    counts = [state.bag[element] for element in range(ELEMENTS)]
    supply = bytearray(CELLS * ELEMENTS)
    touched = bytearray(CORNERS)
    for cell in compress(range(CELLS), state.tiles):
        for corner in CORNERS_OF[cell]:
            touched[corner] = 1
    for corner in range(CORNERS):
        disk = state.disks[corner]
        assert (disk == OFF_EARTH) == (not touched[corner]), "a corner that is not of earth"
        assert disk <= OFF_EARTH, "no such disk"
        if disk < VACANT:
            counts[disk] += 1
            for cell in CELLS_AT[corner]:
                supply[cell * ELEMENTS + disk] += 1
    assert supply == state.supply, "elements of tiles not kept up to date"
    for element in range(ELEMENTS):
        counts[element] += sum([state.boxes[box * ELEMENTS + element] for box in range(BOXES)])
        for animal in range(ANIMALS):
            added = state.added(animal, element)
            assert added >= 0, "a printed element was lost"
            assert animal in state.in_play or not added, "an element of an animal not in play"
            counts[element] += added
    assert counts == [DISKS_EACH] * ELEMENTS, "a disk was created or lost"
    for animal in range(ANIMALS):
        assert sum(PRINTED[animal * 6 : animal * 6 + 6]) <= state.elements_of(animal) <= MOST_ELEMENTS


def _check_cubes(state: DominantState) -> None:
    crowd = [0] * CELLS
    for animal in range(ANIMALS):
        row = state.cubes[animal * CELLS : animal * CELLS + CELLS]
        for cell in range(CELLS):
            crowd[cell] += row[cell]
            assert state.tiles[cell] or not row[cell], "cubes without a tile"
        total = sum(row) + state.pool[animal] + state.eliminated[animal]
        pawns = state.owned_pawns(animal)
        if animal in state.in_play:
            assert total < CUBES, "a cube was created"
            assert pawns <= PAWNS, "too many pawns"
        else:
            assert total == 0 == pawns, "pieces of an animal not in play"
    assert crowd == state.crowd, "cubes of tiles not kept up to date"
    assert all(state.spaces[space] <= NO_ANIMAL for space in range(SPACES)), "no such animal"


def _check_cards(state: DominantState) -> None:
    known = [card for card in state.deck if card != UNKNOWN]
    seen = [card for card in range(1, len(CARDS)) if (state.cards | state.gone) >> card & 1]
    assert not state.cards & state.gone, "a card is open and gone"
    assert len(set(known + seen)) == len(known) + len(seen), "a card twice"
    assert len(seen) + len(state.deck) < len(CARDS), "too many cards"


def _check_questions(state: DominantState) -> None:
    assert 0 <= state.phase < len(PHASES)
    if state.phase == OVER:
        assert state.to_move == NOBODY, "a seat is asked after the end"
        assert not state.pending, "a question after the end"
        return
    assert state.pending, "nothing is asked"
    question = state.pending[-1]
    assert state.to_move == state.seat_of[question >> q.BY_SHIFT & q.BY_BITS] != NOBODY, "another seat"
    steps = steps_of(state, question)
    assert len(steps) == len(set(steps)), "an answer twice"
    assert any(step != s.PASS_STEP for step in steps), "a question without an answer"
    assert state.options is None or state.options == steps, "the kept answers are not the answers"
    assert state.final_round in (0, state.round), "another round is the last"
