"""How a player decides that follows written rules: reasons for and against each step, with fixed weights.

The rules know a list of reasons for every kind of question. Of two steps the one wins whose weightiest reason
speaks more for it, then the next one, as far as there are any; among equal steps lots are drawn. They look at
the own animal only: what rivals have or could do means nothing to them, nor do points for tundra, the card in
the position, and the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from evolution_qt.core.action import DETAIL_SHIFT
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ABUNDANCE_AT,
    ADAPTATION,
    ADAPTATION_AT,
    BLIGHT,
    CATASTROPHE,
    COLD_SNAP,
    COMPETITION_AT,
    DEPLETION,
    DEPLETION_AT,
    DOMINATION_AT,
    ELEMENTS,
    GLACIATION_AT,
    ICE_AGE,
    ICE_SHEET,
    INTELLIGENCE,
    LIMITS,
    MASS_EXODUS,
    MIGRATION_AT,
    MOST_ELEMENTS,
    NO_ANIMAL,
    OMNIVORE,
    PARASITISM,
    REGRESSION,
    REGRESSION_AT,
    REPTILE,
    SPECIATION_AT,
    SPECIATION_ELEMENTS,
    TUNDRA,
    WANDERLUST,
    WANDERLUST_AT,
    WASTELAND,
    WASTELAND_AT,
    bonus,
    first_value,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS, NEIGHBOURS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.games.dominant.tile_points import worth

Reason: TypeAlias = tuple[str, int]
"""What it is, and its weight: below 0 if it speaks against a step."""
Reasons: TypeAlias = list[Reason]

NEW_KINDS: Final = "new_kinds"
"""Kinds of elements can be had that the animal lacks, and that it would keep."""
NO_NEW_KINDS: Final = "no_new_kinds"
KINDS_THREATENED: Final = "kinds_threatened"
"""Regression will take kinds that have no protection yet."""
NONE_THREATENED: Final = "none_threatened"
OWN_DISKS: Final = "own_disks"
"""Own elements lie in the box of the action."""
OWN_KIND: Final = "own_kind"
FOREIGN_KIND: Final = "foreign_kind"
NOT_ON_EARTH: Final = "not_on_earth"
NO_CUBES: Final = "no_cubes"
MANY_MOVES: Final = "many_moves"
EMPTY_BOX: Final = "empty_box"
SECOND_PAWN: Final = "second_pawn"
FIRST_PAWN: Final = "first_pawn"
LATER_SPACE: Final = "later_space"
NO_PAWN_LOST: Final = "no_pawn_lost"
EARLIER: Final = "earlier"
FREQUENT: Final = "frequent"
"""So many elements of the kind lie on earth."""
LOST_AT_ONCE: Final = "lost_at_once"
"""The kind lies in the Regression box."""
NEAR_OWN: Final = "near_own"
"""So many own cubes live beside the corner."""
HUNGER: Final = "hunger"
BONUS: Final = "bonus"
CUBES_HOME: Final = "cubes_home"
FED_CUBES: Final = "fed_cubes"
"""Cubes come where something matches."""
UNFED_CUBES: Final = "unfed_cubes"
OWN_NEIGHBOURS: Final = "own_neighbours"
TERRAIN_VALUE: Final = "terrain_value"
BETTER_FED: Final = "better_fed"
NOT_BETTER_FED: Final = "not_better_fed"
RIVAL_CUBE: Final = "rival_cube"
OWN_CUBE: Final = "own_cube"
OWN_POINTS: Final = "own_points"
RIVALS_POINTS: Final = "rivals_points"
CARD_FOR_ME: Final = "card_for_me"
CARD_FOR_RIVAL: Final = "card_for_rival"
TASTE: Final = "taste"
CROWDED: Final = "crowded"
DISK_LOST: Final = "disk_lost"
PAWN_WASTED: Final = "pawn_wasted"
"""The pawn would do nothing."""
ENOUGH: Final = "enough"
"""Nothing more is to be done; anything that harms is worse, anything else better."""

_TASTES: Final = {
    OMNIVORE: 300,
    BLIGHT: 300,
    CATASTROPHE: 300,
    INTELLIGENCE: 200,
    PARASITISM: 200,
    ICE_SHEET: 200,
    COLD_SNAP: 100,
    MASS_EXODUS: 100,
    ICE_AGE: 0,
}
_ANY_TASTE: Final = 50
_ROWS: Final = (
    0,
    ADAPTATION_AT,
    REGRESSION_AT,
    ABUNDANCE_AT,
    WASTELAND_AT,
    DEPLETION_AT,
    GLACIATION_AT,
    SPECIATION_AT,
    WANDERLUST_AT,
    MIGRATION_AT,
    COMPETITION_AT,
    DOMINATION_AT,
)
"""The first space of each action."""
ROW_OF: Final = tuple([max(one for one in _ROWS if one <= space) for space in range(DOMINATION_AT + 5)])
"""The first space of the action of each space."""
_BY_VICTIM: Final = (s.ELIMINATE, s.REPLACE, s.CATASTROPHE)
"""Steps that are about an animal as much as about its tile."""
_PLACE: Final = 0xFF << 24 | 0xFFF << 12
"""The verb and the target of a step."""
_WASTED: Final = (
    1 << q.ADAPTATION
    | 1 << q.ABUNDANCE
    | 1 << q.GLACIATION
    | 1 << q.SPECIATION
    | 1 << q.WANDERLUST
    | 1 << q.DOMINATION
)
"""The questions at which passing would waste a whole pawn, a bit each."""
MOST_REASONS: Final = 4
"""The most reasons that a step has."""


def idea(step: int) -> int:
    """Return what is the same of steps of which one is enough to tell of: action, place, victim."""
    verb, target = step >> 24 & 255, step >> 12 & 0xFFF
    if verb == s.PLAN:
        return ROW_OF[target & 63]
    if not target:
        return step
    return step & (_PLACE | 0xFFF if verb in _BY_VICTIM else _PLACE)


class AnimalView:
    """What an animal sees that decides, each thing found when it is needed."""

    __slots__ = ("_matches", "animal", "need", "own", "question", "state")

    def __init__(self, state: DominantState, question: int) -> None:
        self.state = state
        self.question = question
        self.animal = question >> q.BY_SHIFT & q.BY_BITS
        self.own = state.cubes[self.animal * CELLS : self.animal * CELLS + CELLS]
        self.need = state.need[self.animal * ELEMENTS : self.animal * ELEMENTS + ELEMENTS]
        self._matches = [-1] * CELLS

    def match(self, cell: int) -> int:
        """Return how many elements of a tile the animal needs."""
        found = self._matches[cell]
        if found < 0:
            found = self.state.match(self.animal, cell)
            self._matches[cell] = found
        return found

    def on_earth(self, element: int) -> int:
        """Return how many disks of a kind lie on earth."""
        return self.state.disks.count(element)

    def in_box(self, box: int) -> list[int]:
        """Return the kinds that lie in a box, each as often as it does."""
        return [one for one in range(ELEMENTS) for _ in range(self.state.boxes[box * ELEMENTS + one])]

    def pawns_in(self, row: int) -> int:
        """Return how many pawns the animal has on the spaces of an action that begins there."""
        return sum(
            [self.state.spaces[space] == self.animal for space, first in enumerate(ROW_OF) if first == row]
        )


# Pawns


def _plan(view: AnimalView, step: int) -> Reasons:
    """Return what speaks for a space; nothing does for what the rules do not know."""
    space = step >> 12 & 63
    row = ROW_OF[space]
    found: Reasons = []
    if space > row and row not in (MIGRATION_AT, SPECIATION_AT):
        found.append((LATER_SPACE, -10 * (space - row)))
    if row == ADAPTATION_AT:
        found.append((NEW_KINDS, 300) if _new_kinds(view) > view.pawns_in(row) else (NO_NEW_KINDS, -1000))
    elif row == REGRESSION_AT:
        kept = view.pawns_in(row) + (view.animal == REPTILE)
        found.append((KINDS_THREATENED, 1000) if _threatened(view) > kept else (NONE_THREATENED, -1000))
    elif row == ABUNDANCE_AT:
        useful = _own_disks(view, ABUNDANCE) - view.pawns_in(row)
        if useful > 0:
            found.append((OWN_DISKS, 200 * useful))
    elif row == SPECIATION_AT:
        found += _speciation(view, SPECIATION_ELEMENTS[space - row])
    elif row == WANDERLUST_AT:
        if _own_disks(view, WANDERLUST) > view.pawns_in(row):
            found.append((OWN_DISKS, 100))
    elif row == MIGRATION_AT:
        if view.pawns_in(row):
            found.append((SECOND_PAWN, -1000))
        found.append((MANY_MOVES, 50 + 10 * (row + 7 - space)))
    elif row in (WASTELAND_AT, DEPLETION_AT):
        if not view.in_box(WASTELAND if row == WASTELAND_AT else DEPLETION):
            found.append((EMPTY_BOX, -1000))
    elif row == DOMINATION_AT and not view.pawns_in(row):
        found.append((FIRST_PAWN, 100))
    return found


def _new_kinds(view: AnimalView) -> int:
    """Return how many kinds the animal could get by Adaptation that it lacks and would keep."""
    room = MOST_ELEMENTS - sum(view.need)
    doomed = view.in_box(REGRESSION)
    kinds = {one for one in view.in_box(ADAPTATION) if not view.need[one] and one not in doomed}
    return min(room, len(kinds))


def _threatened(view: AnimalView) -> int:
    return len({one for one in view.in_box(REGRESSION) if view.state.added(view.animal, one)})


def _own_disks(view: AnimalView, box: int) -> int:
    return sum([view.need[one] > 0 for one in view.in_box(box)])


def _speciation(view: AnimalView, element: int) -> Reasons:
    found: Reasons = [(OWN_KIND, 1000) if view.need[element] else (FOREIGN_KIND, -1000)]
    if not view.on_earth(element):
        found.append((NOT_ON_EARTH, -2000))
    if not view.state.pool[view.animal]:
        found.append((NO_CUBES, -10000))
    return found


def _initiative(view: AnimalView, step: int) -> Reasons:
    return [(EARLIER, 10)] if step == s.SWAP_STEP else []


# Elements


def _take(view: AnimalView, step: int) -> Reasons:
    element = step & 7
    found: Reasons = [(FREQUENT, 10 * view.on_earth(element))]
    if not view.need[element]:
        found.append((NEW_KINDS, 100))
    if element in view.in_box(REGRESSION):
        found.append((LOST_AT_ONCE, -1000))
    return found


def _protect(view: AnimalView, step: int) -> Reasons:
    kept = [one for one in range(ELEMENTS) if step >> DETAIL_SHIFT >> one & 1]
    return [(FREQUENT, 10 * sum([view.on_earth(one) for one in kept]))]


def _place(view: AnimalView, step: int) -> Reasons:
    element, corner = step & 7, step >> 12 & 127
    cells = CELLS_AT[corner]
    near = sum([view.own[cell] for cell in cells])
    if not view.need[element]:
        return [(FOREIGN_KIND, -200)]
    found: Reasons = [(OWN_KIND, 200), (NEAR_OWN, 10 * near)]
    hungry = sum([view.own[cell] for cell in cells if view.own[cell] and not view.match(cell)])
    if hungry:
        found.append((HUNGER, 30 * hungry))
    return found


def _return(view: AnimalView, step: int) -> Reasons:
    """Return what speaks for saving a kind from the sweep: own disks that lie on tundra."""
    element = step & 7
    if not view.need[element]:
        return []
    state = view.state
    swept = [
        corner
        for corner in range(CORNERS)
        if state.disks[corner] == element and any(state.ground[cell] == TUNDRA for cell in CELLS_AT[corner])
    ]
    return [(OWN_DISKS, 100 * len(swept))]


def _remove(view: AnimalView, step: int) -> Reasons:
    is_own = view.need[view.state.disks[step & 127]] > 0
    return [(OWN_KIND, -100)] if is_own else []


def _lose(view: AnimalView, step: int) -> Reasons:
    verb = step >> 24 & 255
    if verb == s.LOSE_PAWN:
        return [(NO_PAWN_LOST, -1000)]
    if verb == s.LOSE_SPECIES:
        return [(OWN_CUBE, -10 * sum([count - 1 for count in list(view.own) if count]))]
    return [(DISK_LOST, -20 * view.on_earth(step & 7))]


def _exchange(view: AnimalView, step: int) -> Reasons:
    given, taken = step & 7, step >> 12 & 7
    found: Reasons = [(FREQUENT, 10 * (view.on_earth(taken) - view.on_earth(given)))]
    if not view.need[taken]:
        found.append((NEW_KINDS, 100))
    return found


# Tiles


def _glaciate(view: AnimalView, step: int) -> Reasons:
    cell = step >> 12 & 63
    tundra = sum([view.state.ground[one] == TUNDRA for one in NEIGHBOURS[cell]])
    found: Reasons = [(BONUS, 10 * bonus(tundra))]
    if view.own[cell] > 1:
        found.append((CUBES_HOME, -10 * (view.own[cell] - 1)))
    return found


def _explore(view: AnimalView, step: int) -> Reasons:
    cell, stack = step >> 12 & 63, (step & 7) - 1
    neighbours = sum([view.own[one] > 0 for one in NEIGHBOURS[cell]])
    return [
        (OWN_NEIGHBOURS, 20 * neighbours),
        (BONUS, 10 * bonus(view.state.around[cell])),
        (TERRAIN_VALUE, first_value(view.state.face_up[stack])),
    ]


# Cubes


def _speciate(view: AnimalView, step: int) -> Reasons:
    """Return how many cubes a disk could bring to tiles where something matches."""
    cells = [cell for cell in CELLS_AT[step >> 12 & 127] if view.state.ground[cell] and view.match(cell)]
    limits = sum([LIMITS[view.state.ground[cell]] for cell in cells])
    fed = min(limits, view.state.pool[view.animal])
    near = sum([view.own[cell] > 0 for cell in cells])
    return [(FED_CUBES, 10 * fed), (NEAR_OWN, near)] if fed else [(UNFED_CUBES, -100)]


def _add(view: AnimalView, step: int) -> Reasons:
    cell, count = step >> 12 & 63, step >> DETAIL_SHIFT
    match = view.match(cell)
    if not match:
        return [(UNFED_CUBES, -100 * count)]
    return [(FED_CUBES, 10 * count), (FREQUENT, match)]


def _move_in(view: AnimalView, step: int) -> Reasons:
    return _moved(view, step & 63, step >> 12 & 63, step >> DETAIL_SHIFT)


def _moved(view: AnimalView, start: int, end: int, count: int) -> Reasons:
    """Return what speaks for moving own cubes: away from hunger first, then to more matching elements."""
    before, after = view.match(start), view.match(end)
    if after <= before:
        return [(NOT_BETTER_FED, -100)]
    found: Reasons = [(BETTER_FED, 10 * (after - before)), (FED_CUBES, count)]
    if not before:
        found.append((HUNGER, 1000))
    return found


def _exit(view: AnimalView, step: int) -> Reasons:
    """Return what speaks for a move of Mass Exodus: only own cubes matter."""
    detail = step >> DETAIL_SHIFT
    if (detail >> s.ANIMAL_SHIFT) - 1 != view.animal:
        return []
    return [(BETTER_FED, 10 * view.match(step >> 12 & 63)), (FED_CUBES, detail & s.CUBE_BITS)]


def _replace(view: AnimalView, step: int) -> Reasons:
    return _add(view, step & ~(-1 << DETAIL_SHIFT) | 1 << DETAIL_SHIFT)


def _rescue(view: AnimalView, step: int) -> Reasons:
    cell = step >> 12 & 63
    return [(TERRAIN_VALUE, first_value(view.state.ground[cell]))]


# Rivals


def _eliminate(view: AnimalView, step: int) -> Reasons:
    return [(OWN_CUBE, -100)] if step & 7 == view.animal else [(RIVAL_CUBE, 10)]


def _blight(view: AnimalView, step: int) -> Reasons:
    """Return what speaks for a tile: rivals live there, and no own cubes."""
    return _ruined(view, step >> 12 & 63)


def _ruined(view: AnimalView, cell: int) -> Reasons:
    rivals = view.state.crowd[cell] - view.own[cell]
    found: Reasons = [(CROWDED, 10 * rivals)]
    if view.own[cell]:
        found.append((OWN_CUBE, -100 * view.own[cell]))
    return found


def _catastrophe(view: AnimalView, step: int) -> Reasons:
    cell = step >> 12 & 63
    is_own = step & 0xFFF and step & 7 == view.animal
    lost = view.own[cell] - (1 if is_own else 0)
    found: Reasons = [(CROWDED, 10 * (view.state.crowd[cell] - view.own[cell]))]
    if lost:
        found.append((OWN_CUBE, -100 * lost))
    return found


# Domination and cards


def _score(view: AnimalView, step: int) -> Reasons:
    cell = step >> 12 & 63
    points = worth(view.state, cell)
    found: Reasons = [
        (OWN_POINTS, 10000 * points[view.animal]),
        (RIVALS_POINTS, -8000 * (sum(points) - points[view.animal])),
    ]
    if view.state.cards:
        dominant = view.state.dominant(cell)
        if dominant == view.animal:
            found.append((CARD_FOR_ME, 1000000))
        elif dominant != NO_ANIMAL:
            found.append((CARD_FOR_RIVAL, -1000000))
    return found


def _card(view: AnimalView, step: int) -> Reasons:
    return [(TASTE, _TASTES.get(step & 31, _ANY_TASTE))]


def _choose(view: AnimalView, step: int) -> Reasons:
    """Return what speaks for the tile of Fertile, or of Mass Exodus."""
    cell = step >> 12 & 63
    if view.question & q.KIND_BITS == q.FERTILE:
        return [(OWN_POINTS, 10 * view.state.crowd[cell])]
    return _ruined(view, cell)


_RULES: Final[dict[int, Callable[[AnimalView, int], Reasons]]] = {
    s.PLAN: _plan,
    s.SWAP: _initiative,
    s.KEEP: _initiative,
    s.TAKE: _take,
    s.PROTECT: _protect,
    s.PLACE: _place,
    s.RETURN: _return,
    s.REMOVE: _remove,
    s.GLACIATE: _glaciate,
    s.SPECIATE: _speciate,
    s.ADD: _add,
    s.EXPLORE: _explore,
    s.ELIMINATE: _eliminate,
    s.SCORE: _score,
    s.CARD: _card,
    s.BLIGHT: _blight,
    s.CATASTROPHE: _catastrophe,
    s.REPLACE: _replace,
    s.CHOOSE: _choose,
    s.EXCHANGE: _exchange,
    s.LOSE: _lose,
    s.LOSE_PAWN: _lose,
    s.LOSE_SPECIES: _lose,
    s.RESCUE: _rescue,
}
"""The rules of each verb but `move`, which says different things, and `pass`."""


def reasons(view: AnimalView, step: int) -> Reasons:
    """Return the reasons for and against a step that answers the question of a view."""
    verb = step >> 24 & 255
    if verb == s.PASS:
        is_wasted = _WASTED >> (view.question & q.KIND_BITS) & 1
        return [(PAWN_WASTED, -1000000000)] if is_wasted else [(ENOUGH, -1)]
    if verb == s.MOVE:
        return _exit(view, step) if view.question & q.KIND_BITS == q.EXODUS else _move_in(view, step)
    return _RULES[verb](view, step)


def weighed(found: Reasons) -> tuple[int, ...]:
    """Return the weights of reasons, the weightiest first, so that they can be compared."""
    weights = sorted([weight for _, weight in found if weight], key=abs, reverse=True)
    return (*weights, *[0] * (MOST_REASONS - len(weights)))


def best(state: DominantState, steps: list[int]) -> list[int]:
    """Return those of *steps* for which the rules speak most, all alike to them."""
    view = AnimalView(state, state.pending[-1])
    most: tuple[int, ...] | None = None
    found: list[int] = []
    for step in steps:
        weights = weighed(reasons(view, step))
        if most is None or weights > most:
            most, found = weights, [step]
        elif weights == most:
            found.append(step)
    return found


def choice(state: DominantState, steps: list[int], rng: Rng) -> int:
    """Return the one of *steps* that the rules choose."""
    found = best(state, steps)
    return found[rng.below(len(found))]
