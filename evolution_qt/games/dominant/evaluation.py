"""What a position is worth to each animal, in points that it may still expect: what `greedy` compares.

It is found from what lies open. Tiles count for what they will bring in Dominations and at the end, dominated
ones for cards and for Ice Age, too; cubes that nothing feeds count little, and what Regression and the sweep
are about to take is taken away before anything is counted.
"""

from __future__ import annotations

from itertools import compress
from typing import Final, NamedTuple, TypeAlias

from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ANIMALS,
    DOMINATION_AT,
    ELEMENTS,
    ICE_AGE,
    NO_ANIMAL,
    PRINTED,
    REGRESSION,
    REGRESSION_AT,
    REPTILE,
    SPACES,
    TUNDRA,
    VALUES,
    WASTELAND,
    bonus,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS
from evolution_qt.games.dominant.round_course import COURSE_PLACES
from evolution_qt.games.dominant.state import EXECUTION, RESET, DominantState
from evolution_qt.games.dominant.steps import IS_ANY_DISK

Amounts: TypeAlias = list[float]
"""One for each animal."""
Parts: TypeAlias = list[Amounts]

POINTS: Final = "points"
TILES: Final = "tiles"
"""What tiles will bring in later rounds and at the end, cards for dominated ones included."""
ICE_AGE_AWARD: Final = "ice_age"
POOL_CUBES: Final = "pool"
PAWNS: Final = "pawns"
ELEMENTS_HELD: Final = "elements"
TRACK: Final = "track"
SURVIVAL_CARD: Final = "survival"
DOMINATIONS: Final = "dominations"
"""What the pawns on Domination will bring in this round."""
CARDS: Final = "cards"
"""The cards that will be taken with them."""
PARTS: Final = (
    POINTS,
    TILES,
    ICE_AGE_AWARD,
    POOL_CUBES,
    PAWNS,
    ELEMENTS_HELD,
    TRACK,
    SURVIVAL_CARD,
    DOMINATIONS,
    CARDS,
)
"""What a worth is made of."""
(
    _POINTS,
    _TILES,
    _ICE_AGE,
    _POOL,
    _PAWNS,
    _ELEMENTS,
    _TRACK,
    _SURVIVAL,
    _DOMINATIONS,
    _CARDS,
) = range(len(PARTS))

CARDS_A_ROUND: Final = 4.0
"""Cards that are taken in a round, in the mean."""
LASTING: Final = 0.7
"""How much of what a tile promises is still true a round later."""
SCORED: Final = 0.3
"""How likely a tile is to be scored in a later round."""
CARD: Final = 4.0
"""The points that a card stands for."""
PAWN: Final = 4.5
"""The points that a pawn brings in a round."""
RANK: Final = 0.7
"""How much the rank on a tile counts; the rest goes by the part of the cubes there."""
DOMINANCE: Final = 1.2
"""What a dominated tile is worth beside cards and Ice Age: it is hard to starve there."""
POOL: Final = 0.12
"""What a cube in the pool is worth."""
ELEMENT: Final = 0.12
"""What an element is worth for each disk of its kind on earth."""
PLACE: Final = 0.5
"""What a place on the track is worth."""
HUNGRY: Final = 0.3
LATE: Final = 0.05
"""How much a cube counts that nothing feeds: as long as something might, and afterwards."""
FED: Final = (HUNGRY, 0.85, 0.95, 1.0)
"""How much a cube counts by how many elements match."""
MARGIN: Final = (0.8, 1.0, 1.1)
"""How much a dominated tile counts by the lead in matches."""
TIED: Final = 0.3
SHY: Final = 0.1
"""How much a tile counts that is tied, or missed by one match."""
ENVY: Final = 0.3
"""How much the points of each other animal count against a tile that is to be scored."""
LIKELY: Final = 0.8
"""How sure it is that a pawn on Domination takes the tile that draws its owner most."""
SURVIVAL: Final = 0.42
"""How much the Survival card counts in each of the next rounds."""
CLOSE: Final = 0.85
SECOND: Final = 0.35
"""How much it counts for a holder who leads by one cube, and for others as far as they come near."""

_CELLS: Final = tuple(range(CELLS))
_ANIMALS: Final = tuple(range(ANIMALS))
_CORNERS: Final = tuple(range(CORNERS))
_BEFORE_REGRESSION: Final = COURSE_PLACES["regression"]
_BEFORE_SWEEP: Final = COURSE_PLACES["sweep"]
_BEFORE_COMPETITION: Final = COURSE_PLACES["arachnid"]


class TileValue(NamedTuple):
    """What one tile is worth to each animal."""

    later: Amounts
    """Points that it may bring in later Dominations and at the end."""
    leading: Amounts
    """How surely it is dominated, about 1 where it is; less where it nearly is."""
    now: list[int]
    """Points that a Domination would bring now."""
    drawing: Amounts
    """How much each animal would like to score it now."""
    dominant: int


class StageWeights:
    """How much things count at a stage of the game."""

    __slots__ = ("card_now", "ice_age", "influence", "later", "rounds", "starving")

    def __init__(self, state: DominantState) -> None:
        self.rounds = rounds_left(state)
        """About how many rounds follow this one."""
        lasting = LASTING**self.rounds
        lately = SCORED * (LASTING - lasting * LASTING) / (1 - LASTING)
        self.later = lasting + lately
        """How often a tile's points will count after this round, the end included."""
        self.influence = CARD * lately + DOMINANCE * min(1.0, self.rounds)
        """What a dominated tile is worth beside its points and the award of Ice Age."""
        self.ice_age = 0.0 if state.final_round else 0.9 * lasting
        self.card_now = CARD if state.cards else 0.0
        is_late = state.phase > EXECUTION or (state.phase == EXECUTION and state.next > _BEFORE_COMPETITION)
        self.starving = LATE if is_late else HUNGRY
        """How much a cube counts that nothing feeds."""


def rounds_left(state: DominantState) -> float:
    """Return about how many rounds follow this one."""
    if state.final_round:
        return 0.0
    left = len(state.deck) / CARDS_A_ROUND
    if state.cards >> ICE_AGE & 1:
        left = 0.25
    limit = state.rules.turn_limit
    return min(left, float(max(0, limit - state.round))) if limit else left


def standing_needs(state: DominantState) -> bytearray:
    """Return the elements of the animals without those that Regression is about to take."""
    if state.phase > EXECUTION or (state.phase == EXECUTION and state.next > _BEFORE_REGRESSION):
        return state.need
    box = state.boxes[REGRESSION * ELEMENTS : REGRESSION * ELEMENTS + ELEMENTS]
    if not any(box):
        return state.need
    need = state.need[:]
    for animal in state.in_play:
        row = animal * ELEMENTS
        kinds = [one for one in range(ELEMENTS) if box[one] and need[row + one] > PRINTED[row + one]]
        kept = (animal == REPTILE) + state.spaces[REGRESSION_AT : REGRESSION_AT + 2].count(animal)
        for one in kinds[kept:]:
            need[row + one] -= 1
    return need


def standing_supply(state: DominantState) -> bytearray:
    """Return the elements at each tile without those that the sweep is about to take."""
    if state.phase > EXECUTION or (state.phase == EXECUTION and state.next > _BEFORE_SWEEP):
        return state.supply
    box = state.boxes[WASTELAND * ELEMENTS : WASTELAND * ELEMENTS + ELEMENTS]
    if not any(box):
        return state.supply
    supply = state.supply[:]
    ground = state.ground
    for corner in compress(_CORNERS, state.disks.translate(IS_ANY_DISK)):
        element = state.disks[corner]
        cells = CELLS_AT[corner]
        if box[element] and any(ground[cell] == TUNDRA for cell in cells):
            for cell in cells:
                supply[cell * ELEMENTS + element] -= 1
    return supply


def tile_value(
    weights: StageWeights,
    terrain: int,
    living: bytearray,
    need: bytearray,
    supply: bytearray,
    *,
    is_open: bool,
) -> TileValue:
    """Return what a tile is worth on which the animals have so many cubes, by what it supplies."""
    values = VALUES[terrain]
    present = list(compress(_ANIMALS, living))
    matches: list[int] = []
    fed: list[tuple[float, int]] = []
    total = 0.0
    a, b, c, d, e, f = supply
    for animal in present:
        row = animal * ELEMENTS
        match = (
            need[row] * a
            + need[row + 1] * b
            + need[row + 2] * c
            + need[row + 3] * d
            + need[row + 4] * e
            + need[row + 5] * f
        )
        matches.append(match)
        count = living[animal] * (FED[min(match, 3)] if match else weights.starving)
        fed.append((-count, animal))
        total += count
    later = [0.0] * ANIMALS
    purse = sum(values) * (1 - RANK) / max(1.0, total)
    for count, animal in fed:
        later[animal] = -count * purse
    fed.sort()
    for (count, animal), points in zip(fed, values, strict=False):
        later[animal] += points * RANK * min(1.0, -count)
    now = [0] * ANIMALS
    for animal, points in zip(sorted(present, key=lambda one: -living[one]), values, strict=False):
        now[animal] = points
    leading = [0.0] * ANIMALS
    dominant = NO_ANIMAL
    best = max(matches)
    if best:
        leaders = matches.count(best)
        second = max([one for one in matches if one != best], default=0) if leaders == 1 else best
        for animal, match in zip(present, matches, strict=True):
            if match == best:
                if leaders > 1:
                    leading[animal] = TIED
                else:
                    dominant = animal
                    leading[animal] = MARGIN[min(best - second, 3) - 1]
            elif match == best - 1:
                leading[animal] = SHY
    weight = weights.influence * (0.5 + values[0] / 9)
    for animal in present:
        later[animal] = later[animal] * weights.later + leading[animal] * weight
    drawing: Amounts = []
    if is_open:
        card = weights.card_now if dominant != NO_ANIMAL else 0.0
        against = ENVY * (sum(now) + card)
        drawing = [(1 + ENVY) * points - against for points in now]
        if card:
            drawing[dominant] += (1 + ENVY) * card
    return TileValue(later, leading, now, drawing, dominant)


_Known: TypeAlias = dict[bytes, TileValue]
_MOST_KNOWN: Final = 64
_KNOWN: Final[dict[tuple[float, float, float, bytes], _Known]] = {}
"""What tiles are worth by all that they depend on; most are the same from one position to the next."""


def _known(weights: StageWeights, need: bytes) -> _Known:
    """Return what is known of tiles while things count so much and the animals have these elements."""
    key = (weights.rounds, weights.starving, weights.card_now, need)
    if key not in _KNOWN:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = {}
    return _KNOWN[key]


class Evaluator:
    """Evaluates positions that come of one and the same decision."""

    def __init__(self, state: DominantState) -> None:
        self._weights = StageWeights(state)
        self._stage = (state.final_round, state.cards == 0)
        self._need = bytes(state.need)
        self._tiles = _known(self._weights, self._need)

    def worths(self, state: DominantState) -> Amounts:
        """Return what a position is worth to each animal."""
        return [sum(one) for one in zip(*self.parts(state), strict=True)]

    def parts(self, state: DominantState) -> Parts:
        """Return what that is made of, in the order of `PARTS`."""
        stage = (state.final_round, state.cards == 0)
        need = standing_needs(state)
        if stage != self._stage or need != self._need:
            if stage != self._stage:
                self._weights = StageWeights(state)
            self._stage, self._need = stage, bytes(need)
            self._tiles = _known(self._weights, self._need)
        weights = self._weights
        supply = standing_supply(state)
        cubes, ground, scored, known = state.cubes, state.ground, state.scored, self._tiles
        tiles: list[TileValue] = []
        cold: list[int] = []
        for cell in compress(_CELLS, state.crowd):
            living = cubes[cell::CELLS]
            here = supply[cell * ELEMENTS : cell * ELEMENTS + ELEMENTS]
            terrain = ground[cell]
            is_open = not scored >> cell & 1
            key = bytes(living + here) + bytes((terrain, is_open))
            tile = known.get(key)
            if tile is None:
                tile = tile_value(weights, terrain, living, need, here, is_open=is_open)
                known[key] = tile
            tiles.append(tile)
            if terrain == TUNDRA:
                cold.append(cell)
        found: Parts = [[0.0] * ANIMALS for _ in PARTS]
        found[_POINTS] = [float(points) for points in state.points]
        for animal in state.in_play:
            later = leads = 0.0
            for tile in tiles:
                later += tile.later[animal]
                leads += tile.leading[animal]
            found[_TILES][animal] = later
            found[_ICE_AGE][animal] = weights.ice_age * leads * (leads + 1) / 2
        if weights.rounds:
            self._add_means(state, found, need)
        if cold:
            self._add_survival(state, found[_SURVIVAL], cold, need, supply)
        if state.phase < RESET:
            self._add_dominations(state, found, tiles)
        if state.pending and state.pending[-1] & q.KIND_BITS == q.CARD:
            found[_CARDS][state.pending[-1] >> q.BY_SHIFT & q.BY_BITS] += CARD
        return found

    def _add_means(self, state: DominantState, found: Parts, need: bytearray) -> None:
        """Add what helps in later rounds: cubes in the pool, pawns, elements, the place on the track."""
        rounds = self._weights.rounds
        on_earth = [min(6, 1 + state.disks.count(element)) for element in range(ELEMENTS)]
        for animal in state.in_play:
            row = animal * ELEMENTS
            kinds = sum([need[row + one] * on_earth[one] for one in range(ELEMENTS)])
            found[_POOL][animal] = POOL * min(1.0, rounds) * min(state.pool[animal], 30)
            found[_PAWNS][animal] = PAWN * rounds * state.owned_pawns(animal)
            found[_ELEMENTS][animal] = ELEMENT * min(rounds, 2.0) * kinds
            found[_TRACK][animal] = -PLACE * state.initiative.index(animal)

    def _add_survival(
        self, state: DominantState, found: Amounts, cold: list[int], need: bytearray, supply: bytearray
    ) -> None:
        """Add what the Survival card will bring; cubes that starve before do not count."""
        counts: list[tuple[int, int, int]] = []
        for animal in state.in_play:
            total = tiles = 0
            for cell in cold:
                count = state.cubes[animal * CELLS + cell]
                if count and any(
                    need[animal * ELEMENTS + one] and supply[cell * ELEMENTS + one] for one in range(ELEMENTS)
                ):
                    total += count
                    tiles += 1
            if total:
                counts.append((total, tiles, animal))
        if not counts:
            return
        counts.sort(reverse=True)
        lead = counts[0][0] - (counts[1][0] if len(counts) > 1 else 0)
        times = 1.0 + SURVIVAL * min(self._weights.rounds, 4.0)
        for at, (total, tiles, animal) in enumerate(counts):
            if at or not lead:
                share = SECOND * total / counts[0][0]
            else:
                share = CLOSE if lead == 1 else 1.0
            found[animal] += share * bonus(tiles) * (times if share > 0.5 else times - 0.5)

    def _add_dominations(self, state: DominantState, found: Parts, tiles: list[TileValue]) -> None:
        """Add what the pawns on Domination will bring: each takes the tile that draws its owner most."""
        left = [tile for tile in tiles if tile.drawing]
        for space in range(DOMINATION_AT, SPACES):
            animal = state.spaces[space]
            if animal == NO_ANIMAL or not left:
                continue
            best = left[0]
            for tile in left:
                if tile.drawing[animal] > best.drawing[animal]:
                    best = tile
            left.remove(best)
            for other in state.in_play:
                found[_DOMINATIONS][other] += LIKELY * best.now[other]
            if best.dominant != NO_ANIMAL:
                found[_CARDS][best.dominant] += LIKELY * self._weights.card_now


OWN_LEAST: Final = 0.7
MEAN: Final = 0.45
BEST: Final = 0.35
"""How much the mean of the others counts against a seat, and the best of them."""


def shares(state: DominantState, worths: Amounts) -> Amounts:
    """Return how much each animal counts for its seat: of several the last one counts most (rules 4)."""
    found = [0.0] * ANIMALS
    for seat in range(len(state.names)):
        own = [one for one in state.in_play if state.seat_of[one] == seat]
        for animal in own:
            found[animal] = (1 - OWN_LEAST) / len(own)
        found[min(own, key=worths.__getitem__)] += OWN_LEAST
    return found


def lead(state: DominantState, worths: Amounts, seat: int) -> float:
    """Return by how much a seat is ahead of the others."""
    found = sides(state, worths, seat)
    return found[0] - rivals(found)


def parts_of_lead(evaluator: Evaluator, state: DominantState, seat: int) -> Amounts:
    """Return what the lead of a seat is made of: its own worth in parts, then what rivals take off it."""
    parts = evaluator.parts(state)
    worths = [sum(one) for one in zip(*parts, strict=True)]
    counted = shares(state, worths)
    own = [one for one in state.in_play if state.seat_of[one] == seat]
    found = [sum([counted[one] * part[one] for one in own]) for part in parts]
    return [*found, -rivals(sides(state, worths, seat))]


def sides(state: DominantState, worths: Amounts, seat: int) -> Amounts:
    """Return what a position is worth to each seat, that of *seat* first."""
    found = [0.0] * len(state.names)
    for animal, share in enumerate(shares(state, worths)):
        if share:
            found[state.seat_of[animal]] += share * worths[animal]
    return [found[seat], *found[:seat], *found[seat + 1 :]]


def rivals(found: Amounts) -> float:
    """Return what the worths of the others count against the first seat."""
    return MEAN * sum(found[1:]) / (len(found) - 1) + BEST * max(found[1:])
