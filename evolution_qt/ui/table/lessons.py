"""A game that teaches, as data: lessons that begin in a position, and their steps.

A game's presentation brings them without words; what is said is in `resources/lessons`, by the keys of the
steps, and `prose` reads it. How a lesson is played in the window is not its business; `begun`, `reply` and
`LessonCourse` are all that it takes to play one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat, takewhile
from typing import Any, Final, TypeAlias, TypeVar, cast

from PySide6.QtCore import QLocale

from evolution_qt.core.errors import Params, filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame, AnyMove
from evolution_qt.core.match import AnyMatch, Ply
from evolution_qt.core.plain import Plain
from evolution_qt.core.record import HUMAN, Header, Practice, RecordSeat
from evolution_qt.games import game, title_of
from evolution_qt.games.opening import begin
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.prose import StepText, step_texts

_MOST_REMARKS: Final = 2
"""So many remarks are shown at once, so that the table keeps its room."""


@dataclass(frozen=True)
class SoFar:
    """How far a player has come in a step: what its conditions are asked about."""

    game: AnyGame
    state: Any
    events: Sequence[Event]
    """Everything that has happened since the step came up; before that, since the one before it was over."""
    moves: Sequence[str]
    """The player's own moves since then, as lines of the notation."""
    seat: int

    def own(self, kind: int) -> list[Event]:
        """Return what has happened to the player, of a kind of events."""
        return [event for event in self.events if event.kind == kind and event.actor == self.seat]

    def allowed(self, *starts: str) -> list[str]:
        """Return the player's moves that are allowed now and begin with one of these words, as lines."""
        lines = [self.game.write(move) for move in self.game.moves(self.state, self.seat)]
        return [line for start in starts for line in lines if f"{line} ".startswith(f"{start} ")]


Condition: TypeAlias = Callable[[SoFar], bool]
_T = TypeVar("_T")
Given: TypeAlias = Sequence[_T] | Callable[[SoFar], Sequence[_T]]
"""What a step names: the same however the match has come there, or as it stands."""


def never(so_far: SoFar) -> bool:
    """Never hold, however far the player has come."""
    return False


def always(so_far: SoFar) -> bool:
    """Always hold, however far the player has come."""
    return True


def happened(kind: int, *, own: bool = True) -> Condition:
    """Return the condition that an event of this kind has happened: to the player, else to any seat."""
    return lambda so_far: any(
        event.kind == kind and (not own or event.actor == so_far.seat) for event in so_far.events
    )


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One new thing: what the player is to do, and what becomes of that."""

    key: str
    """A word of small letters by which its text is found; that of a lesson's first step stays the same.

    A step whose key came before is left out if that goal was reached.
    """
    wanted: Given[str] = ()
    """Moves that reach the goal, or the words with which their lines begin; any other move is answered."""
    is_done: Condition = never
    """Whether the goal is reached, where that is no single move."""
    has_strayed: Condition = never
    """Whether the goal is missed, before the turn is over without it: the answer takes the task's place.

    Where the last step of a lesson is reached or missed, its table holds after the event that proves it: so
    both conditions of that step are about events.
    """
    comes_up: Condition = always
    """Whether its moment has come, once the step before it is over."""
    is_past: Condition = never
    """Whether its moment has gone: the next step follows without praise."""
    points_at: Given[Key | str] = ()
    """What is outlined on the table; the line of a move stands for what is moved and its place."""
    names: Callable[[SoFar], Params] = lambda _so_far: {}
    """What the placeholders of its task stand for."""
    remarks: Mapping[str, Condition] = field(default_factory=dict)
    """What its text says beside the task, by name: the first two of those that hold."""
    explains: bool = False
    """Whether it asks nothing: the others wait until it has been read, and the table asks as in a game."""
    heralds: Callable[[Event], bool] | None = None
    """What it explains: before the first such event the table waits until it has been read.

    The ribbon says nothing then.
    """

    def is_reached(self, now: SoFar) -> bool:
        """Return whether its goal is reached."""
        wanted = tuple([f"{one} " for one in _given(self.wanted, now)])
        return self.is_done(now) or any(f"{move} ".startswith(wanted) for move in now.moves)


def _given(of: Given[_T], now: SoFar) -> Sequence[_T]:
    return of(now) if callable(of) else of


@dataclass(frozen=True, kw_only=True)
class GameLesson:
    """A match from a position on, with steps that follow each other until the last one is reached."""

    position: Mapping[str, Plain]
    """As files hold it, without the key of the game: it is that of the edition in which one learns."""
    steps: Sequence[LessonStep]
    seat: int = 0
    """Who learns; the others are played for."""
    solution: Sequence[str] = ()
    """Moves of the player that reach the goal of the last step."""
    replies: Sequence[str] = ()
    """Moves of the others, one after the other; behind the last, or one that is not legal, they wait."""
    rivals: Sequence[str] = ()
    """Who plays the other seats instead, in their order and as records write it; none if the replies do."""
    nonce: str | None = None
    """What the rivals' chance comes from, so that they play the same again; None for another each time."""
    is_kept: bool = False
    """Whether it is recorded like a game, as practice, and gone on with after it was left."""

    @property
    def key(self) -> str:
        """Return the word by which it is found again."""
        return self.steps[0].key

    @property
    def points(self) -> bool:
        """Return whether it points at things: then its words stand beside them."""
        return any(step.points_at for step in self.steps)

    def is_of(self, header: Header) -> bool:
        """Return whether a match that is recorded so is one of it."""
        return self.is_kept and header.position == {**self.position, "game": header.game}


def lesson_texts(edition: str) -> Mapping[str, StepText]:
    """Return what is said at the steps of a game's lessons, by their keys, in the current language.

    Raises FileNotFoundError if the game has no texts, and ValueError for what means nothing there.
    """
    return step_texts(title_of(edition).key, QLocale().name()[:2])


def begun(lesson: GameLesson, edition: str, names: Mapping[int, str], created: str | None = None) -> AnyMatch:
    """Begin its match in an edition, given by its key, as practice; seats without a name have none.

    Of one that is kept the record says when it was *created*.
    """
    plain = {**lesson.position, "game": edition}
    count = len(cast("list[Plain]", plain["players"]))
    others = iter(lesson.rivals or repeat(game(edition).bots().stand_in))
    kinds = [HUMAN if seat == lesson.seat else next(others) for seat in range(count)]
    match = begin(
        Header(
            game=edition,
            players=tuple([RecordSeat(name=names.get(seat), kind=kind) for seat, kind in enumerate(kinds)]),
            rules=cast("dict[str, bool | int | str]", plain.get("rules", {})),
            seed=cast("int", plain.get("seed", 0)),
            created=created,
            nonce=lesson.nonce,
            position=plain,
        )
    )
    match.record.append(Practice())
    return match


def reply(lesson: GameLesson, match: AnyMatch) -> AnyMove | None:
    """Return the reply of a seat that is asked and is not the player's; None if it waits."""
    made = sum(ply.seat != lesson.seat for ply in match.plies)
    if match.is_over or made >= len(lesson.replies):
        return None
    move: AnyMove = match.game.read(lesson.replies[made])
    return None if match.why_not(match.to_move, move) else move


def _sort(event: Event) -> tuple[int, int]:
    """Return by what events are alike that are shown together."""
    return event.kind, event.actor


@dataclass(frozen=True)
class _Mark:
    """Where a step came up or was over: after so many moves, and whether its goal was reached then."""

    made: int
    is_reached: bool = False


class LessonCourse:
    """Which step of a lesson its match has come to: the moves that stand decide it, whenever it is asked."""

    def __init__(self, lesson: GameLesson, match: AnyMatch) -> None:
        self.lesson = lesson
        self._match = match
        self._begun = len(match.plies)
        """How many moves were made before it began: of those nothing is said when a lesson goes on."""
        self._plies: list[Ply] = []
        self._marks: list[_Mark] = []
        """Two for each step that is over, one for the step that is up."""
        self._go_on(0)
        self.follow()

    def follow(self) -> None:
        """Go on with the moves made since the last time, and back behind those taken back.

        What is reached and said is about this moment until it follows again.
        """
        plies = self._match.plies
        pairs = zip(plies, self._plies, strict=False)
        known = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if known < len(self._plies):
            self._begun = min(self._begun, known)
        self._plies = list(plies)
        self._marks = [mark for mark in self._marks if mark.made <= known]
        for made in range(known + 1, len(plies) + 1):
            self._go_on(made)
        self._now = self._so_far(len(plies))
        self._is_stuck = self._has_no_move()

    def _go_on(self, made: int) -> None:
        """Go on to the step that is up after so many moves; the last one stays."""
        while not (self.is_up and self.step is self.lesson.steps[-1]):
            if not self.is_up and self.step.key in self._reached():
                self._marks += [_Mark(made), _Mark(made)]
                continue
            now = self._so_far(made)
            is_reached = self.is_up and self.step.is_reached(now)
            if not (is_reached or (self.step.is_past(now) if self.is_up else self.step.comes_up(now))):
                return
            self._marks.append(_Mark(made, is_reached))

    def _reached(self) -> set[str]:
        """Return the keys of the steps whose goals were reached."""
        over = zip(self.lesson.steps, self._marks[1::2], strict=False)
        return {step.key for step, mark in over if mark.is_reached}

    # Where it stands

    @property
    def step(self) -> LessonStep:
        """Return the step that is up, or the next one while its moment has not come."""
        return self.lesson.steps[len(self._marks) // 2]

    @property
    def shown(self) -> LessonStep:
        """Return the step that is up; while none is, the last one that was, if any was."""
        if not self.is_up:
            pairs = list(zip(self.lesson.steps, self._marks[::2], self._marks[1::2], strict=False))
            for step, begun_at, over in reversed(pairs):
                if begun_at.made < over.made:
                    return step
        return self.step

    def place_of(self, step: LessonStep) -> tuple[int, int]:
        """Return the number of a step among those with different keys, from 0, and their count."""
        keys = list(dict.fromkeys(one.key for one in self.lesson.steps))
        return keys.index(step.key), len(keys)

    @property
    def is_up(self) -> bool:
        """Return whether the moment of the step has come."""
        return len(self._marks) % 2 == 1

    @property
    def is_reached(self) -> bool:
        """Return whether the goal of the last step is reached."""
        return self.is_up and self.step is self.lesson.steps[-1] and self.step.is_reached(self._now)

    @property
    def is_missed(self) -> bool:
        """Return whether the goal of the step is out of reach, unless a move is undone."""
        return self.is_up and not self.is_reached and (self.step.has_strayed(self._now) or self._is_stuck)

    def proof(self, count: int) -> int | None:
        """Return how many of the last events, of so many, prove that the last goal is reached, or missed.

        Nothing behind them is to be seen then. None if neither is so, or the match is over; also if it is
        missed and the player can still do something.
        """
        if not (self.is_reached or (self.is_up and self._is_stuck)) or self._match.is_over:
            return None
        proves = self.step.is_done if self.is_reached else self.step.has_strayed
        made, events = len(self._match.plies), self._match.history
        first, end = len(events) - count, len(events)
        for at in range(first + 1, end):
            is_like_next = _sort(events[at - 1]) == _sort(events[at])
            if not is_like_next and proves(self._so_far(made, at)):
                return at - first
        return count

    def herald(self, count: int, read: Collection[str]) -> tuple[LessonStep, int] | None:
        """Return the first step that is to be read before one of the last events, of so many.

        With it comes how many of them are before that. What has been *read*, by keys, is not read again.
        """
        events = self._match.history[len(self._match.history) - count :]
        for at, event in enumerate(events):
            for step in self.lesson.steps:
                if step.heralds is not None and step.key not in read and step.heralds(event):
                    return step, at
        return None

    @property
    def points_at(self) -> Sequence[Key | str]:
        """Return what is to be outlined now."""
        return self.meant_by(self.step) if self.is_up and not self.is_reached else ()

    def meant_by(self, step: LessonStep) -> Sequence[Key | str]:
        """Return what a step points at, as it stands."""
        return _given(step.points_at, self._now)

    def _so_far(self, made: int, seen: int | None = None) -> SoFar:
        """Return what a condition is asked about after so many moves, since the last mark.

        Of the events only so many have been *seen*, else all.
        """
        match, seat = self._match, self.lesson.seat
        since = self._marks[-1].made if self._marks else 0
        before = [*[ply.events for ply in match.plies], len(match.history)]
        return SoFar(
            match.game,
            match.game.copy(match.state) if made == len(match.plies) else match.state_at(made),
            match.history[before[since] : before[made] if seen is None else seen],
            [ply.text for ply in match.plies[since:made] if ply.seat == seat],
            seat,
        )

    # What is said

    def lines(self, texts: Mapping[str, StepText], *, stray: str, by_keys: bool = False) -> list[str]:
        """Return what is said now, by the *texts* of the steps; *stray* of another way that has no words.

        A task is told for a player who uses keys, or the pointer. Nothing is new while a step is waited for.
        """
        praise = self._praise(texts, stray)
        if not self.is_up:
            return praise
        text, now = texts[self.step.key], self._now
        if self.is_reached:
            return [text.done]
        other = text.other or stray
        if self.is_missed:
            return [other]
        before = [other] if self.step.wanted and now.moves else praise
        remarks = [text.remarks[name] for name, holds in self.step.remarks.items() if holds(now)]
        task = filled((by_keys and text.by_keys) or text.task, self.step.names(now))
        return [*before, task, *remarks[:_MOST_REMARKS]]

    def answer(self, texts: Mapping[str, StepText], code: str, reasons: Sequence[str] = ()) -> list[str]:
        """Return what is said of a move that was refused with this code, for these *reasons*.

        What the step says of this code takes their place, what it says of any follows them.
        """
        wrong = texts[self.step.key].wrong if self.is_up else {}
        if code and code in wrong:
            return [wrong[code]]
        return [*reasons, wrong[""]] if "" in wrong else []

    def _praise(self, texts: Mapping[str, StepText], stray: str) -> list[str]:
        """Return the praise for the step before until the player's next move, or the answer to another way.

        A step that was over in the moment in which it came up is none. Another way that has left out more
        than its step is answered until anything else happens.
        """
        own = [ply.seat == self.lesson.seat for ply in self._plies]
        for over in range(len(self._marks) // 2, 0, -1):
            begun, mark = self._marks[2 * over - 2 : 2 * over]
            if any(own[mark.made :]) or mark.made <= self._begun:
                break
            if begun.made == mark.made:
                continue
            step = self.lesson.steps[over - 1]
            text = texts[step.key]
            if mark.is_reached:
                return [text.done] if text.done else []
            is_answered = step.wanted and any(own[begun.made : mark.made])
            is_near = over == len(self._marks) // 2 or mark.made == len(own)
            return [text.other or stray] if is_answered and is_near else []
        return []

    def _has_no_move(self) -> bool:
        """Return whether no move follows by itself, and the player has none."""
        match, lesson = self._match, self.lesson
        is_asked = match.to_move == lesson.seat and not match.is_over
        return not (is_asked or lesson.rivals) and reply(lesson, match) is None
