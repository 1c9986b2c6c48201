"""The course that lies ahead, followed on a copy: whose pawns are asked, what they are offered, what happens.

No player else places a pawn, and questions are passed where the rules allow it; where not, every answer
is a way of its own. What a pawn that acts before another one can do to its offer is tried out as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, REF_MASK, TARGET_SHIFT, VERB_MASK, VERB_SHIFT
from evolution_qt.core.event import RawEvent
from evolution_qt.games.dominant import decisions, round_course
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE_AT,
    ADAPTATION_AT,
    CARD_BITS,
    CARD_REF,
    CELL_REF,
    CORNER_REF,
    DEPLETION_AT,
    DOMINATION_AT,
    GLACIATION_AT,
    MIGRATION_AT,
    NO_ANIMAL,
    REGRESSION_AT,
    SPACE_KEYS,
    SPACES,
    SPECIATION_AT,
    SYMBIOTIC,
    TUNDRA,
    WANDERLUST_AT,
    WASTELAND_AT,
)
from evolution_qt.games.dominant.grid import CELLS_AT, NEIGHBOURS
from evolution_qt.games.dominant.listing import offered
from evolution_qt.games.dominant.round_course import surface
from evolution_qt.games.dominant.state import EXECUTION, PLANNING, DominantState

MOST_ENDS: Final = 64
"""Ends of the course that are told apart; a choice that would lead to more is set aside."""
PAWNS: Final = 1 << q.PLAN | 1 << q.REPLANT | 1 << q.INSTINCT
"""The questions where a pawn is to be placed, a bit each."""
PLACES: Final = tuple([round_course.COURSE_PLACES[key] for key in SPACE_KEYS])
"""The step of the course in which the pawn of each space comes off."""
ROWS: Final = (
    *sorted({round_course.COURSE_PLACES[key.partition(":")[0]] for key in SPACE_KEYS}),
    round_course.COURSE.index(round_course.END),
)
"""The step with which each of the twelve rows begins, and the last one."""
_TOGETHER: Final = {
    round_course.ALL_OF_REGRESSION: range(REGRESSION_AT, ABUNDANCE_AT),
    round_course.GLACIATION: range(GLACIATION_AT, SPECIATION_AT),
}
"""The spaces of a step of the course that is about more than one."""


@dataclass(frozen=True)
class Asked:
    """A pawn that is asked on the way."""

    state: DominantState
    """The position, the question pending."""
    steps: tuple[int, ...]
    """What it is offered, without `pass`."""


class Branch:
    """One way through the course, as far as it has come."""

    def __init__(self, state: DominantState) -> None:
        """Begin with a copy of a position."""
        self.state = state.clone()
        self.state.options = None
        self.events: list[RawEvent] = []
        """What has happened."""
        self.state.sink = self.events
        self.pawns = bytes(state.spaces)
        """The pawns on the display at the beginning."""
        self.watched: Sequence[int] = range(len(SPACE_KEYS))
        """The spaces whose pawns are noted when they are asked."""
        self.asked: dict[int, Asked] = {}
        """Those that were asked, by their spaces."""
        self.automatic = -1
        """How many events had been told when the first question came; -1 until then."""
        self.is_drawn = False
        """Whether it ends where elements are drawn at random."""
        self.is_open = False
        """Whether a choice with too many answers was set aside."""
        self.begun: dict[int, Branch] | None = None
        """This way as it was when each row began, by the step of its first space, if that is kept."""

    def begin(self, watched: Sequence[int]) -> None:
        """Begin here, where pawns have been placed, with a look at some of them."""
        self.pawns = bytes(self.state.spaces)
        self.watched = watched

    def branch(self) -> Branch:
        """Return another way that has come as far."""
        other = Branch(self.state)
        other.events += self.events
        other.pawns, other.watched, other.asked = self.pawns, self.watched, dict(self.asked)
        other.automatic, other.is_drawn, other.is_open = self.automatic, self.is_drawn, self.is_open
        other.begun = None if self.begun is None else dict(self.begun)
        return other

    @property
    def came(self) -> list[int]:
        """Return the spaces whose pawns have come off, in the order of the course."""
        now = self.state.spaces
        return [at for at, one in enumerate(self.pawns) if one != NO_ANIMAL and now[at] == NO_ANIMAL]

    def answer(self, step: int) -> None:
        """Answer the question that is asked now; the next one is dropped if it has no answer."""
        state = self.state
        question = state.pending[-1]
        if question & q.KIND_BITS == q.CARD and step & CARD_BITS == SYMBIOTIC:
            self.is_drawn = True
            state.tell(e.CARD_TAKEN, question >> q.BY_SHIFT & q.BY_BITS, CARD_REF + SYMBIOTIC)
            return
        state.options = None
        decisions.answer(state, question, step)
        surface(state)

    def set_aside(self) -> None:
        """Go on as if the question that is asked now had not come."""
        self.state.pending.pop()
        self.state.options = None
        surface(self.state)

    def pass_or_set_aside(self) -> None:
        """Pass the question that is asked now, if it may be and the course goes on behind it."""
        kind = self.state.pending[-1] & q.KIND_BITS
        if q.may_pass(kind) and kind != q.RESCUE:
            self.answer(s.PASS_STEP)
        else:
            self.set_aside()

    def question_comes(self) -> None:
        """Note which pawn is asked, and that what follows depends on an answer, if on more than a pawn."""
        state = self.state
        question = state.pending[-1]
        at = (
            round_course.COURSE[state.next - 1]
            if state.phase == EXECUTION and state.next
            else round_course.END
        )
        for space in (at,) if at >= 0 else _TOGETHER.get(at, ()):
            is_its = self.pawns[space] == question >> q.BY_SHIFT & q.BY_BITS
            if is_its and state.spaces[space] == NO_ANIMAL and space in self.watched:
                if space not in self.asked:
                    self.asked[space] = Asked(state.clone(), tuple(offered(state, question)))
        if self.automatic < 0 and not PAWNS >> (question & q.KIND_BITS) & 1:
            self.automatic = len(self.events)


def ways(way: Branch, most: int = MOST_ENDS, last: int = len(round_course.COURSE)) -> Iterator[Branch]:
    """Follow the course to Reset or past its step *last*, to so many ends at most."""
    state = way.state
    while not way.is_drawn:
        if state.pending:
            way.question_comes()
            kind = state.pending[-1] & q.KIND_BITS
            if q.may_pass(kind) or PAWNS >> kind & 1:
                way.pass_or_set_aside()
                continue
            steps = offered(state, state.pending[-1])
            if len(steps) > most:
                way.is_open = True
                way.set_aside()
                continue
            for step in steps:
                other = way.branch()
                other.answer(step)
                yield from ways(other, most // len(steps), last)
            return
        if state.phase == PLANNING:
            round_course.begin_execution(state)
        elif state.phase != EXECUTION or state.next > last:
            break
        else:
            if way.begun is not None and state.next in ROWS:
                way.begun[state.next] = way.branch()
            round_course.go_on(state)
    yield way


# What one pawn can do to the offers of others


_TOUCHED: Final = {
    q.ADAPTATION: range(ADAPTATION_AT, REGRESSION_AT),
    q.ABUNDANCE: (*range(ABUNDANCE_AT, WASTELAND_AT), DEPLETION_AT, *range(SPECIATION_AT, WANDERLUST_AT)),
    q.WASTELAND: (DEPLETION_AT, *range(SPECIATION_AT, WANDERLUST_AT)),
    q.DEPLETION: range(SPECIATION_AT, WANDERLUST_AT),
    q.GLACIATION: range(SPECIATION_AT, WANDERLUST_AT),
    q.SPECIATION: range(SPECIATION_AT, WANDERLUST_AT),
    q.WANDERLUST: range(WANDERLUST_AT, MIGRATION_AT),
    q.DOMINATION: range(DOMINATION_AT, SPACES),
}
"""The spaces whose offers may be gone, or may come, by what a pawn does that is asked such a question."""
_CUBES: Final = (q.GLACIATION, q.SPECIATION, q.WANDERLUST, q.MIGRATION, q.COMPETITION)
"""The questions whose answers move cubes, and so may give an offer to any pawn that is about cubes.

Whether such an answer leaves nothing to a pawn in Competition is found by `strips`.
"""


def offers(
    asked: Asked, space: int, animal: int, empty: frozenset[int]
) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
    """Try what the pawn of a space can do by itself: which of the vacant spaces it may touch offer an animal
    anything then. Each try names all of these spaces, and those where something is offered. Cubes are
    followed only to the *empty* spaces, where nothing is offered as it stands.
    """
    kind = asked.state.pending[-1] & q.KIND_BITS
    touched = [*_TOUCHED.get(kind, ()), *(sorted(empty) if kind in _CUBES else ())]
    spaces = asked.state.spaces
    meant = frozenset([at for at in touched if at > space and spaces[at] in (NO_ANIMAL, animal)])
    if not meant:
        return
    last = max([PLACES[at] for at in meant])
    for step in _different(asked, kind):
        way = Branch(asked.state)
        way.answer(step)
        while way.state.pending and way.state.pending[-1] & q.KIND_BITS == q.SPECIATE:
            way.answer(largest(way.state))
        for at in meant:
            way.state.spaces[at] = animal
        way.begin(tuple(meant))
        yield meant, frozenset(next(ways(way, 1, last)).asked)


_MOVING: Final = (q.MIGRATION, q.COMPETITION)
"""The questions whose answers take cubes off tiles before a Competition."""
_MOST_TRIES: Final = 100


def strips(asked: Asked, meant: Asked) -> bool:
    """Return whether a pawn alone can leave nothing of what one in Competition is offered."""
    question = meant.state.pending[-1]
    kind = asked.state.pending[-1] & q.KIND_BITS
    if question & q.KIND_BITS == q.COMPETITION and kind == q.WANDERLUST:
        return any(_draws_off(asked, step, meant) for step in _places(asked.steps))
    if kind not in _MOVING or question & q.KIND_BITS != q.COMPETITION:
        return False
    if not {_changed(step) for step in meant.steps} <= {_changed(step) for step in asked.steps}:
        return False
    tries = [(asked.state, len(meant.steps))]
    for _ in range(_MOST_TRIES):
        if not tries:
            return False
        state, before = tries.pop()
        left = offered(state, question)
        if not left:
            return True
        if len(left) > before or not state.pending or state.pending[-1] & q.KIND_BITS != kind:
            continue
        for step in offered(state, state.pending[-1]):
            if _changed(step) == _changed(left[0]):
                after = state.clone()
                after.options = None
                decisions.answer(after, after.pending[-1], step)
                tries.append((after, len(left) - 1))
    return False


def _places(steps: Sequence[int]) -> list[int]:
    """Return one step of Wanderlust for each place of the new tile."""
    return list({step >> TARGET_SHIFT & REF_MASK: step for step in steps}.values())


def _draws_off(asked: Asked, step: int, meant: Asked) -> bool:
    """Return whether the owner of a pawn in Wanderlust can move all cubes that matter onto the new tile."""
    beside = NEIGHBOURS[(step >> TARGET_SHIFT & REF_MASK) - CELL_REF]
    if not {_changed(one) for one in meant.steps} <= set(beside):
        return False
    question = meant.state.pending[-1]
    by = asked.state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
    way = Branch(asked.state)
    way.answer(step)
    while way.state.pending:
        now = way.state.pending[-1]
        moves: list[int] = []
        if now & q.KIND_BITS == q.WANDERLUST_MOVE and now >> q.BY_SHIFT & q.BY_BITS == by:
            left = {_changed(one) for one in offered(way.state, question)}
            moves = [one for one in offered(way.state, now) if _changed(one) in left]
        if moves:
            way.answer(max(moves, key=lambda one: one >> DETAIL_SHIFT))
        else:
            way.pass_or_set_aside()
    return not offered(way.state, question)


def _changed(step: int) -> int:
    """Return the tile that a step takes cubes off."""
    place = step & REF_MASK if step >> VERB_SHIFT & VERB_MASK == s.MOVE else step >> TARGET_SHIFT & REF_MASK
    return place - CELL_REF


def largest(state: DominantState) -> int:
    """Return the answer to the question that is asked with the most cubes."""
    return max(offered(state, state.pending[-1]), key=lambda step: step >> DETAIL_SHIFT)


def _different(asked: Asked, kind: int) -> list[int]:
    """Return the steps of a pawn without those that differ only in what no later offer depends on.

    Of the tiles that Wanderlust lays only the stack counts; of the corners where Abundance places an element,
    whether it lies on tundra; of cubes that move together the most.
    """
    if kind == q.MIGRATION:
        return list(
            {(step & REF_MASK, step >> TARGET_SHIFT & REF_MASK): step for step in asked.steps}.values()
        )
    if kind == q.WANDERLUST:
        return list({step & REF_MASK: step for step in asked.steps}.values())
    if kind == q.ABUNDANCE:
        ground = asked.state.ground
        found: dict[tuple[int, bool], int] = {}
        for step in asked.steps:
            cells = CELLS_AT[(step >> TARGET_SHIFT & REF_MASK) - CORNER_REF]
            found[step & REF_MASK, any(ground[cell] == TUNDRA for cell in cells)] = step
        return list(found.values())
    return list(asked.steps)
