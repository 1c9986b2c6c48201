"""What a decision brings as the round goes on: the engine makes it on a copy and runs the course to its end.

A forecast begins where the game stands, makes one move or none, and lets everything automatic happen: sweeps,
melting, Regression, Extinction, Survival, Ice Age. It stops before Reseed, where hidden cards would be turned
up, or after the scoring that ends the game. It assumes that no player else places a pawn; so the pawn that
leaves Initiative is not placed again. Questions on the way are passed where the rules allow it. Where they do
not, and where the mammal chooses which cube it saves, every answer is taken: what comes of all of them *will*
happen, what comes of some *may*. A choice with too many answers is set aside, and elements drawn at random
end the forecast. Nothing hidden is looked at: an observation is enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import Final

from evolution_qt.core.action import REF_MASK, TARGET_SHIFT, VERB_MASK, VERB_SHIFT
from evolution_qt.core.event import RawEvent
from evolution_qt.games.dominant import derived, round_course
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    BOXES,
    CELL_REF,
    CORNER_REF,
    DOMINATION_AT,
    ELEMENT_REF,
    ELEMENTS,
    FACE_UP,
    ICE_AGE,
    INITIATIVE_AT,
    INSTINCT,
    MIGRATION_AT,
    NO_ANIMAL,
    SPACE_REF,
    SPACES,
)
from evolution_qt.games.dominant.grid import CELLS, CORNERS
from evolution_qt.games.dominant.look_ahead import (
    MOST_ENDS,
    PLACES,
    ROWS,
    Asked,
    Branch,
    largest,
    offers,
    strips,
    ways,
)
from evolution_qt.games.dominant.questions import question
from evolution_qt.games.dominant.state import EXECUTION, PLANNING, RESET, DominantState


class Fact(IntEnum):
    """What there is to know at the end of a course, and what happened on the way."""

    DOMINATES = 0
    """An animal dominates a tile."""
    RANK = 1
    """The place of an animal on a tile by its cubes, from 1."""
    CUBES = 2
    """The cubes of an animal on a tile."""
    POINTS = 3
    """The points of an animal now."""
    WITH_TILES = 4
    """The same with those that final scoring would bring."""
    WITH_ICE_AGE = 5
    """The same if Ice Age were taken before that."""
    TRACK = 6
    """The place of an animal on the initiative track, from 1."""
    ELEMENT = 7
    """The elements of a kind that an animal has, by ``place``, printed ones included."""
    PAWNS = 8
    """The pawns that an animal can place in the next round."""
    DISK = 9
    """A disk of a kind lies on a corner; ``who`` is the element."""
    TERRAIN = 10
    """The terrain of a tile."""
    BOX = 11
    """The disks of a kind in a box; ``who`` is the element, ``place`` the box."""
    ADDED = 12
    """Cubes of an animal that come to a tile from the pool."""
    HOME = 13
    """Cubes of an animal that return to the pool from a frozen tile."""
    DIES = 14
    """Cubes of an animal that die on a tile in Extinction."""
    DEATHS = 15
    """All cubes of an animal that die in Extinction."""
    KILLED = 16
    """Cubes of an animal that are eliminated on a tile before."""
    MELTS = 17
    """A disk melts on a corner between three tundra tiles; ``who`` is the element."""
    SWEPT = 18
    """A disk is swept off a corner of tundra by the Wasteland box; ``who`` is the element."""
    LOSES = 19
    """Elements of a kind, by ``place``, that an animal loses."""
    LOSSES = 20
    """All elements that an animal loses."""
    CARD = 21
    """The cards that an animal takes."""
    SURVIVAL = 22
    """The points that Survival brings an animal."""
    SCORED = 23
    """The points that tiles bring an animal in Domination."""
    ALL_HOME = 24
    """All cubes of an animal that return to the pool."""
    ALL_KILLED = 25
    """All cubes of an animal that are eliminated before Extinction."""


class Sure(IntEnum):
    """How sure a fact is."""

    WILL = 0
    """It comes of itself, and no player is asked before."""
    AS_IT_STANDS = 1
    """It comes if those who are asked before pass, or of every answer where they may not."""
    MAY = 2
    """It comes of some answers."""


Key = tuple[Fact, int, int]
"""A fact, whose it is, and a place; -1 where there is none."""
Facts = Mapping[Key, int]


@dataclass(frozen=True)
class Ends:
    """How the course can end."""

    ways: tuple[Facts, ...]
    """The facts of each end; one that is missing is 0."""
    automatic: frozenset[Key]
    """What happens on every way before anyone is asked; at the end of a course without questions all."""
    is_drawn: bool
    """Whether elements are drawn at random on some way, which ends it."""
    is_open: bool
    """Whether a choice with too many answers was set aside on some way."""

    def span(self, fact: Fact, who: int, place: int = -1) -> tuple[int, int]:
        """Return the least and the most that a fact may amount to."""
        found = [way.get((fact, who, place), 0) for way in self.ways]
        return min(found), max(found)

    def sure(self, fact: Fact, who: int, place: int = -1) -> Sure:
        """Return how sure the amount of a fact is."""
        least, most = self.span(fact, who, place)
        if least != most:
            return Sure.MAY
        return Sure.WILL if (fact, who, place) in self.automatic else Sure.AS_IT_STANDS

    def of(self, *wanted: Fact) -> list[tuple[Key, int, int]]:
        """Return the facts of some kinds that are so on some way, in order, with their spans."""
        keys = sorted({key for way in self.ways for key in way if key[0] in wanted})
        return [(key, *self.span(*key)) for key in keys]


@dataclass(frozen=True)
class FactChange:
    """A fact that is not the same after a decision."""

    fact: Fact
    who: int
    place: int
    before: tuple[int, int]
    """The least and the most that it amounts to without the decision."""
    after: tuple[int, int]

    @property
    def is_sure(self) -> bool:
        """Whether it amounts to one number before and to one after, whatever has to be chosen."""
        return self.before[0] == self.before[1] and self.after[0] == self.after[1]

    @property
    def more(self) -> int:
        """How much more it amounts to at most."""
        return self.after[1] - self.before[1]


@dataclass(frozen=True)
class Pawn:
    """What becomes of a pawn that is placed."""

    acts: bool
    """Whether it comes off in this round; if not, it waits for the next one."""
    before: tuple[int, ...] = ()
    """The spaces whose pawns act before it, in order."""
    offer: tuple[int, ...] = ()
    """The steps that it will be offered as it stands, without `pass`."""
    takers: tuple[int, ...] = ()
    """The spaces of the pawns of which each alone can leave it nothing to do."""
    givers: tuple[int, ...] = ()
    """The spaces of the pawns of which each alone can give it something where it is offered nothing."""
    asked: Asked | None = field(default=None, compare=False, repr=False)
    """The position in which it is asked; None where it is not."""


@dataclass(frozen=True)
class RoundForecast:
    """What a move brings: the ends of the course without it and with it."""

    before: Ends
    """Without the pawn, with `pass`, or with a choice that cannot be passed set aside."""
    after: Ends
    pawn: Pawn | None = None
    """What becomes of the pawn that it places."""

    @cached_property
    def changes(self) -> tuple[FactChange, ...]:
        """What is not the same before and after, in order."""
        ends = self.before, self.after
        if self.before.ways is self.after.ways:
            return ()
        facts_of = [way.items() for end in ends for way in end.ways]
        unlike = set().union(*facts_of).difference(set(facts_of[0]).intersection(*facts_of[1:]))
        found = []
        for fact, who, place in sorted({key for key, _ in unlike}):
            before, after = [end.span(fact, who, place) for end in ends]
            if before != after:
                found.append(FactChange(fact, who, place, before, after))
        return tuple(found)

    @property
    def is_vain(self) -> bool:
        """Whether its pawn comes up in this round for nothing at all."""
        return self.pawn is not None and self.pawn.acts and not self.pawn.offer and not self.changes


# Facts


def _at_end(state: DominantState) -> dict[Key, int]:
    """Return what is so in a position."""
    found: dict[Key, int] = {}
    tiles, ice_age = derived.standing(state), derived.at_the_end(state)
    for place, animal in enumerate(state.initiative):
        found[Fact.TRACK, animal, -1] = place + 1
        found[Fact.POINTS, animal, -1] = state.points[animal]
        found[Fact.WITH_TILES, animal, -1] = tiles[animal]
        found[Fact.WITH_ICE_AGE, animal, -1] = ice_age[animal]
        found[Fact.PAWNS, animal, -1] = state.pawns[animal]
        for element in range(ELEMENTS):
            if count := state.need[animal * ELEMENTS + element]:
                found[Fact.ELEMENT, animal, element] = count
    for cell in range(CELLS):
        if terrain := state.ground[cell]:
            found[Fact.TERRAIN, NO_ANIMAL, cell] = terrain
        if state.crowd[cell]:
            for place, animal in enumerate(state.ranked(cell)):
                found[Fact.RANK, animal, cell] = place + 1
                found[Fact.CUBES, animal, cell] = state.cubes[animal * CELLS + cell]
            if (dominant := state.dominant(cell)) != NO_ANIMAL:
                found[Fact.DOMINATES, dominant, cell] = 1
    for corner in range(CORNERS):
        if state.disks[corner] < ELEMENTS:
            found[Fact.DISK, state.disks[corner], corner] = 1
    for box in range(BOXES):
        for element in range(ELEMENTS):
            if count := state.boxes[box * ELEMENTS + element]:
                found[Fact.BOX, element, box] = count
    return found


def happened(events: Sequence[RawEvent]) -> dict[Key, int]:
    """Return the facts of events, added up."""
    found: dict[Key, int] = {}
    for event in events:
        for fact, who, place, amount in _of_event(event):
            key = (fact, who, place)
            found[key] = found.get(key, 0) + amount
    return found


_OF_CUBES: Final = {e.CUBES_ADDED: Fact.ADDED, e.CUBES_BACK: Fact.HOME}
_OF_POINTS: Final = {e.SURVIVAL: Fact.SURVIVAL, e.DOMINATION: Fact.SCORED}
_OF_DISKS: Final = {e.MELTING: Fact.MELTS, e.SWEEP: Fact.SWEPT}


def _of_event(event: RawEvent) -> Iterator[tuple[Fact, int, int, int]]:
    """Return the facts of an event, and how many of each."""
    kind, _, card, target, amount, subject, *cause = event
    if kind in _OF_CUBES:
        yield _OF_CUBES[kind], subject - ANIMAL_REF, target - CELL_REF, amount
        if kind == e.CUBES_BACK:
            yield Fact.ALL_HOME, subject - ANIMAL_REF, -1, amount
    elif kind == e.CUBES_ELIMINATED:
        if cause == [e.EXTINCTION]:
            yield Fact.DIES, card - ANIMAL_REF, target - CELL_REF, amount
            yield Fact.DEATHS, card - ANIMAL_REF, -1, amount
        else:
            yield Fact.KILLED, card - ANIMAL_REF, target - CELL_REF, amount
            yield Fact.ALL_KILLED, card - ANIMAL_REF, -1, amount
    elif kind == e.DISK_REMOVED and cause[0] in _OF_DISKS:
        yield _OF_DISKS[cause[0]], card - ELEMENT_REF, target - CORNER_REF, 1
    elif kind == e.ELEMENT_LOST:
        yield Fact.LOSES, subject - ANIMAL_REF, card - ELEMENT_REF, 1
        yield Fact.LOSSES, subject - ANIMAL_REF, -1, 1
    elif kind == e.CARD_TAKEN:
        yield Fact.CARD, subject - ANIMAL_REF, -1, 1
    elif kind == e.POINTS and cause[0] in _OF_POINTS:
        yield _OF_POINTS[cause[0]], subject - ANIMAL_REF, -1, amount


# A position and what may be done in it


class Forecasts:
    """The forecasts of one position, which must not change; what they have in common is found once."""

    def __init__(self, state: DominantState) -> None:
        """Begin with a position; nothing that is hidden is looked at."""
        self._state = state
        self._resets: dict[tuple[object, ...], list[tuple[dict[Key, int], list[RawEvent]]]] = {}
        self._steps: dict[int, RoundForecast] = {}
        self._tries: dict[int, dict[int, tuple[frozenset[int], frozenset[int]]]] = {}

    @cached_property
    def _idle(self) -> tuple[Branch, ...]:
        way = Branch(self._state)
        if way.state.pending:
            way.pass_or_set_aside()
        way.begun = {way.state.next: way.branch()}
        return tuple(ways(way))

    @cached_property
    def nothing(self) -> Ends:
        """What comes if no player does anything: the question that is asked is passed or set aside."""
        return self._ends(self._idle)

    @cached_property
    def swept(self) -> dict[int, int]:
        """The disks that leave the earth if no player does anything: the element on each corner."""
        return {corner: kind for (_, kind, corner), _, _ in self.nothing.of(Fact.SWEPT, Fact.MELTS)}

    def lost(self, animal: int) -> list[int]:
        """Return the kinds of which an animal will or may lose one in Regression as it stands."""
        return [kind for (_, who, kind), _, _ in self.nothing.of(Fact.LOSES) if who == animal]

    def crowns_lost(self, animal: int) -> list[int]:
        """Return the tiles that an animal dominates, and will not at the end if no player does anything."""
        now = [
            cell for cell in range(CELLS) if self._state.crowd[cell] and self._state.dominant(cell) == animal
        ]
        return [cell for cell in now if self.nothing.span(Fact.DOMINATES, animal, cell) == (0, 0)]

    @cached_property
    def asked(self) -> dict[int, Asked]:
        """The pawns on the display that will be asked, by their spaces."""
        return {space: asked for way in self._idle for space, asked in way.asked.items()}

    @property
    def at_domination(self) -> DominantState:
        """The position when Domination begins, as it stands; where it has begun, the one now."""
        begun = self._idle[0].begun or {}
        row = PLACES[DOMINATION_AT]
        return begun[row].state if row in begun else self._state

    def taker(self, cell: int) -> int:
        """Return the animal that would take a card if a tile were scored now; NO_ANIMAL where none would."""
        way = Branch(self._state)
        way.state.pending = [question(q.DOMINATION, self._state.in_play[0])]
        way.answer(s.at_cell(s.SCORE, cell))
        pending = way.state.pending
        return pending[-1] >> q.BY_SHIFT & q.BY_BITS if pending else NO_ANIMAL

    def vain(self, animal: int) -> frozenset[int]:
        """Return the spaces where a pawn of an animal comes up in this round for nothing.

        No pawn ahead alone can give it something to do.
        """
        first = self._idle[0]
        idle = [at for at in first.came if first.pawns[at] == animal and at not in self.asked]
        return frozenset([at for at in idle if not (self._protects(at) or self._givers(animal, at))])

    def _protects(self, space: int) -> bool:
        """Return whether more would be lost without a pawn: one in Regression may protect unasked."""
        if round_course.COURSE[PLACES[space]] != round_course.ALL_OF_REGRESSION:
            return False
        way = Branch(self._state)
        way.state.spaces[space] = NO_ANIMAL
        if way.state.pending:
            way.pass_or_set_aside()
        return self._ends(tuple(ways(way))).of(Fact.LOSES) != self.nothing.of(Fact.LOSES)

    def of(self, step: int) -> RoundForecast:
        """Return what a legal step brings the animal that is asked."""
        if step not in self._steps:
            self._steps[step] = self._made(step)
        return self._steps[step]

    def _made(self, step: int) -> RoundForecast:
        asked = self._state.pending[-1]
        target = step >> TARGET_SHIFT & REF_MASK
        if step >> VERB_SHIFT & VERB_MASK == s.PLAN:
            return self._placed(asked >> q.BY_SHIFT & q.BY_BITS, target - SPACE_REF)
        way = Branch(self._state)
        if asked & q.KIND_BITS == q.RESCUE:  # Extinction itself follows
            way.set_aside()
            rescued = -1 if step == s.PASS_STEP else target - CELL_REF
            return RoundForecast(self._ends([way], -1), self._ends([way], rescued))
        way.answer(step)
        way.begin(())
        return RoundForecast(self.nothing, self._ends(tuple(ways(way))))

    def _placed(self, animal: int, space: int) -> RoundForecast:
        """Return what a pawn on a space brings: nothing before its row begins.

        Where all is the same when the next row begins, the rest of the course is that without the pawn.
        """
        first: list[Branch] = []
        is_same = True
        for begin, idle in self._begun(space):
            way = begin.branch()
            way.begun = None
            way.state.place_pawn(animal, space)
            way.begin((space,))
            end = min([row for row in ROWS if row > PLACES[space]])
            following = [_whole(one.begun[end].state) for one in idle if one.begun and end in one.begun]
            for one in ways(way, last=end - 1):
                first.append(one)
                is_same = is_same and bool(following) and set(following) == {_whole(one.state)}
        pawn = self._pawn(animal, space, first)
        if not is_same:
            most = max(MOST_ENDS // len(first), 1)
            after = [end for one in first for end in ways(one, most)]
            return RoundForecast(self.nothing, self._ends(after), pawn)
        early = [happened(one.events[: one.automatic]) for one in first if one.automatic >= 0]
        sure = [key for key in self.nothing.automatic if all(key in told for told in early)]
        return RoundForecast(self.nothing, replace(self.nothing, automatic=frozenset(sure)), pawn)

    def _begun(self, space: int) -> list[tuple[Branch, list[Branch]]]:
        """Return the ways as they were when the row of a space began, each with the idle ways it leads to.

        Where that has passed they have come to their ends.
        """
        found: dict[int, tuple[Branch, list[Branch]]] = {}
        for way in self._idle:
            rows = [at for at in way.begun or () if at <= PLACES[space]]
            begin = way.begun[max(rows)] if way.begun and rows else way
            found.setdefault(id(begin), (begin, []))[1].append(way)
        return list(found.values())

    def _pawn(self, animal: int, space: int, after: Sequence[Branch]) -> Pawn:
        if after[0].state.spaces[space] != NO_ANIMAL:
            return Pawn(acts=False)
        before = tuple([at for at in self._idle[0].came if PLACES[at] < PLACES[space]])
        asked = next((way.asked[space] for way in after if space in way.asked), None)
        if asked is None:
            return Pawn(True, before, givers=self._givers(animal, space))
        tries = self._tried(animal)
        alone = [at for at in before if at in tries]
        takers = tuple([at for at in alone if space in tries[at][0] or strips(self.asked[at], asked)])
        return Pawn(True, before, asked.steps, takers, asked=asked)

    def _tried(self, animal: int) -> dict[int, tuple[frozenset[int], frozenset[int]]]:
        """Return, for each pawn that is asked, the spaces where it alone can leave an animal nothing to do,
        and those where it can give it something.
        """
        if animal not in self._tries:
            found = self._tries[animal] = {}
            empty = self._empty(animal)
            for space, asked in self.asked.items():
                tries = list(offers(asked, space, animal, empty))
                left = frozenset().union(*[meant - filled for meant, filled in tries])
                found[space] = left, frozenset().union(*[filled for _, filled in tries])
        return self._tries[animal]

    def _empty(self, animal: int) -> frozenset[int]:
        """Return the spaces about cubes where a pawn of an animal is or would be offered nothing."""
        first = self._idle[0]
        row = min([at for at in first.begun or () if at >= PLACES[MIGRATION_AT]], default=-1)
        way = first.begun[row].branch() if first.begun and row >= 0 else Branch(self._state)
        meant = [at for at in range(MIGRATION_AT, SPACES) if way.state.spaces[at] in (NO_ANIMAL, animal)]
        for at in meant:
            way.state.spaces[at] = animal
        way.begin(meant)
        way.begun = None
        return frozenset(meant).difference(next(ways(way, 1)).asked)

    def _givers(self, animal: int, space: int) -> tuple[int, ...]:
        """Return the pawns ahead of which each alone can give one on a space something to do.

        One in Regression has something to do if it would keep an element that an own pawn has taken.
        """
        ahead = {at: asked for at, asked in self.asked.items() if PLACES[at] < PLACES[space]}
        if round_course.COURSE[PLACES[space]] == round_course.ALL_OF_REGRESSION:
            own = [at for at in ahead if ahead[at].state.pending[-1] >> q.BY_SHIFT & q.BY_BITS == animal]
            keeping = [
                at
                for at in own
                if any(self._keeps(ahead[at], step, animal, space) for step in ahead[at].steps)
            ]
            return tuple(sorted(keeping))
        tries = self._tried(animal)
        return tuple(sorted([at for at in ahead if space in tries[at][1]]))

    def _keeps(self, asked: Asked, step: int, animal: int, space: int) -> bool:
        """Return whether a pawn on a space of Regression keeps an element after a step of another one."""
        lost = []
        for is_there in (False, True):
            way = Branch(asked.state)
            way.answer(step)
            way.state.spaces[space] = animal if is_there else NO_ANIMAL
            lost.append(self._ends(tuple(ways(way))).span(Fact.LOSSES, animal))
        return lost[0] != lost[1]

    def _ends(self, followed: Sequence[Branch], rescued: int | None = None) -> Ends:
        """Let Reset follow up to Reseed, and return the facts of all ends.

        The mammal saves a cube on the tile *rescued*, none for -1; None stands for each that it can save.
        """
        found: list[Facts] = []
        sure: list[set[Key]] = []
        for way in followed:
            early = happened(way.events[: way.automatic]) if way.automatic >= 0 else {}
            pawns = {(Fact.PAWNS, one, -1): way.state.pawns[one] for one in way.state.in_play}
            for at_end, reset in self._reset(way, rescued):
                told = happened([*way.events, *reset])
                found.append({**at_end, **pawns, **told})
                if way.automatic < 0 and not way.is_drawn:
                    sure.append(set(found[-1]))
                else:
                    sure.append({key for key in early if early[key] == told[key]})
        return Ends(
            tuple(found),
            frozenset(sure[0].intersection(*sure[1:])),
            any(way.is_drawn for way in followed),
            any(way.is_open for way in followed),
        )

    def _reset(self, way: Branch, rescued: int | None) -> list[tuple[dict[Key, int], list[RawEvent]]]:
        """Return what is so at each end of a way, and what happened in Reset."""
        state = way.state
        saved = [rescued] if rescued is not None else round_course.rescuable(state) or [-1]
        key = (_end_facts(state), tuple(saved))
        if key not in self._resets:
            found = self._resets[key] = []
            for cell in saved:
                end = Branch(state)
                if state.phase == RESET:
                    round_course.extinct_and_survive(end.state, cell)
                found.append((_at_end(end.state), end.events))
        return self._resets[key]


def _end_facts(state: DominantState) -> tuple[object, ...]:
    """Return all that the facts of an end follow from, but for the pawns."""
    return (
        *map(bytes, (state.ground, state.cubes, state.disks, state.need, state.boxes, state.pool)),
        tuple(state.points),
        state.initiative,
        state.hibernating,
        state.final_round,
        state.phase,
        any(state.pawns),
    )


def _whole(state: DominantState) -> tuple[object, ...]:
    """Return all that the rest of a round follows from."""
    rows = (state.bag, state.pawns, state.spaces, state.eliminated, state.arrived, state.tiles)
    return (
        _end_facts(state),
        *map(bytes, rows),
        tuple(state.pending),
        (state.next, state.round, state.cards, state.gone, state.scored, state.tundra, len(state.deck)),
        (state.face_up, state.seat_of, state.rules),
    )


_KEPT: Final[dict[tuple[object, ...], Forecasts]] = {}
_MOST_KEPT: Final = 8


def forecasts(state: DominantState) -> Forecasts:
    """Return the forecasts of a position; they are kept as long as few others are asked for."""
    key = _whole(state)
    if key not in _KEPT:
        while len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[key] = Forecasts(state.clone())
    return _KEPT[key]


def most_added(state: DominantState, step: int) -> int:
    """Return how many cubes a Speciation around a disk can bring at most: as many as each tile takes."""
    way = Branch(state)
    way.answer(step)
    while way.state.pending and way.state.pending[-1] & q.KIND_BITS == q.SPECIATE:
        way.answer(largest(way.state))
    return sum([amount for (fact, _, _), amount in happened(way.events).items() if fact == Fact.ADDED])


# The end of the game


@dataclass(frozen=True)
class Countdown:
    """How near the end is at the earliest."""

    rounds: int
    """In how many rounds at least Ice Age is face up, or the last one begins; 0 if it does or has."""
    is_limit: bool
    """Whether that is the round of `turn_limit`, and not Ice Age."""


def countdown(state: DominantState) -> Countdown:
    """Return how near the end is: cards that are taken are turned up again in Reset, five lie open then."""
    limit = state.rules.turn_limit
    last = max(limit - state.round, 0) if limit else -1
    rounds = 0
    if not (state.final_round or state.cards >> ICE_AGE & 1):
        left = len(state.deck)
        if state.phase != PLANNING:
            left -= FACE_UP - state.cards.bit_count() + min(_takers(state), state.cards.bit_count())
            rounds = 1
        rounds += max(-(-left // FACE_UP), 0)
    return Countdown(last, True) if limit and last < rounds else Countdown(rounds, False)


def _takers(state: DominantState) -> int:
    """Return how many cards can still be taken in this execution: one for each pawn that may still score.

    A pawn that is being placed, by Initiative or Instinct, may join them; no space acts twice.
    """
    if state.phase != EXECUTION:
        return 0
    kinds = sum([1 << (one & q.KIND_BITS) for one in state.pending])
    scoring = bin(kinds & (1 << q.DOMINATION | 1 << q.CARD)).count("1")
    ahead = [at for at in range(DOMINATION_AT, SPACES) if PLACES[at] >= state.next]
    vacant = [at for at in ahead if state.spaces[at] == NO_ANIMAL]
    placing = [
        state.cards >> INSTINCT & 1,
        kinds & (1 << q.REPLANT | 1 << q.INSTINCT | 1 << q.INITIATIVE),
        state.spaces[INITIATIVE_AT] != NO_ANIMAL and PLACES[INITIATIVE_AT] >= state.next,
    ]
    return scoring + len(ahead) - len(vacant) + min(len(vacant), sum(map(bool, placing)))
