"""The process in which bots think: jobs come in, moves and reports of decisions go out, as JSON bytes.

It knows rules and opponents, no window. A bot gets the observation of one seat and nothing else. The process
of the window never imports this module for its content: it is the target of a spawned process.

The report of a decision is plain data: the best plans of the bot, what it expects of them, and why. Chances,
values and weights are in thousandths, points in tenths, features in hundredths, because plain data has whole
numbers. The losses of a plan are counted in worlds, for each own species after it. Of a policy that can
return what it has weighed up, each plan is a step with its worth and the parts of it, in hundredths; a plan
that a hand-made value has judged has these, too, and what happens after it in a sampled world, as lists of a
name and numbers. Nothing in a report goes beyond what the seat may know.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import inf
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.ai.bots import UNJUDGED, Decision, Plan
from evolution_qt.core.errors import GameError
from evolution_qt.core.plain import MOST_BYTES, Node, Plain, canonical, parse

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from evolution_qt.ai.bots import Stop
    from evolution_qt.core.action import Action
    from evolution_qt.core.game import AnyGame, Observation
    from evolution_qt.core.levels import Judging


KEPT_VARIABLES: Final = ("SYSTEMROOT", "TEMP", "TMP", "LANG", "LC_ALL")
"""Environment variables that a worker keeps: what an interpreter may need, nothing about the person."""

JOB_KEYS: Final = ("request", "viewer", "position", "kind", "seed", "unhurried", "advises")
ANSWER_KEYS: Final = ("request", "moves", "fault", "stopped", "report")

READY: Final = b"ready"
"""The first that is sent back: everything is loaded, jobs may come."""
NOW: Final = b"now"
"""Sent while a bot thinks: answer with the best so far."""
TIME_LIMIT: Final = 3.0
"""Seconds after which a bot answers with the best so far; no strength depends on it (see `core.levels`)."""


@dataclass(frozen=True)
class BotJob:
    """One question: which move does a bot of this kind make here?

    The answer follows from ``viewer``, ``position``, ``kind``, ``seed`` and ``advises``, and from nothing
    else, unless the search is cut short.
    ``position`` is the dump of the seat's observation, with ``?`` for every card it may not know; the game
    and its rule switches are in it.
    """

    request: int
    viewer: int
    position: dict[str, Plain]
    kind: str
    seed: int
    unhurried: bool = False
    """Whether no clock guards the search, as when a game is verified and no player waits for a move."""
    advises: bool = False
    """Whether the best plan is wanted, as for a hint, where the bot would play any that is about as good."""

    def packed(self) -> bytes:
        """Return the job as it goes to the worker."""
        return canonical(vars(self)).encode()

    @classmethod
    def unpacked(cls, data: bytes) -> BotJob:
        """Return the job that *data* holds. Raises BadInput."""
        fields = Node(parse(data)).fields(JOB_KEYS, JOB_KEYS)
        position = fields["position"].value
        if type(position) is not dict:
            raise fields["position"].wrong("not_an_object")
        return cls(
            fields["request"].number(0),
            fields["viewer"].number(0),
            position,
            fields["kind"].text(),
            fields["seed"].number(0),
            fields["unhurried"].truth(),
            fields["advises"].truth(),
        )


@dataclass(frozen=True)
class Answer:
    """The lines of the move, or of all moves of a turn, or what went wrong, for the log.

    ``stopped`` says that the search was cut short; ``report`` is what `reported` makes of a decision.
    """

    request: int
    moves: tuple[str, ...] = ()
    fault: str = ""
    stopped: bool = False
    report: dict[str, Plain] = field(default_factory=dict)

    def packed(self) -> bytes:
        """Return the answer as it goes back."""
        return canonical(vars(self)).encode()

    @classmethod
    def unpacked(cls, data: bytes) -> Answer:
        """Return the answer that *data* holds. Raises BadInput."""
        fields = Node(parse(data, most_characters=4_000)).fields(ANSWER_KEYS, ANSWER_KEYS)
        moves = tuple([_line(one) for one in fields["moves"].items()])
        fault, report = _line(fields["fault"]), fields["report"].value
        if not moves and not fault:
            raise fields["moves"].wrong("wrong_length", value=0, expected=1)
        if type(report) is not dict:
            raise fields["report"].wrong("not_an_object")
        return cls(fields["request"].number(0), moves, fault, fields["stopped"].truth(), report)


def _line(node: Node) -> str:
    if type(node.value) is not str:
        raise node.wrong("not_a_string")
    return node.value


class Patience:
    """Ends the thinking of a bot: at the time limit, or when its move is wanted now."""

    def __init__(self, connection: Connection | None = None, limit: float = TIME_LIMIT) -> None:
        self._connection = connection
        self._end = time.monotonic() + limit
        self._is_over = False

    def __call__(self) -> bool:
        """Return whether it is time to answer."""
        if not self._is_over:
            self._is_over = time.monotonic() >= self._end or self._is_asked()
        return self._is_over

    def _is_asked(self) -> bool:
        if self._connection is None or not self._connection.poll():
            return False
        with suppress(EOFError, OSError):
            self._connection.recv_bytes(MOST_BYTES)  # whatever it says, no more thinking is waited for
        return True


def serve(connection: Connection) -> None:
    """Report that it is ready, and answer jobs until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in set(os.environ) - set(KEPT_VARIABLES):
        del os.environ[name]
    del sys.argv[1:]  # it may name the record of this very game
    os.chdir(os.path.abspath(os.sep))  # not where the games may lie
    import evolution_qt.ai.network
    import evolution_qt.brain.opponents  # noqa: F401  so that the first job finds everything loaded
    from evolution_qt.core.garbage import collect_seldom

    collect_seldom()
    with suppress(OSError):
        connection.send_bytes(READY)
    while True:
        try:
            data = connection.recv_bytes(MOST_BYTES)
        except (EOFError, OSError):
            return
        if data == NOW:  # it came after the answer it wanted to hasten
            continue
        answer = answered(data, connection)
        with suppress(OSError):
            connection.send_bytes(answer.packed())


def answered(data: bytes, connection: Connection | None = None) -> Answer:
    """Return the answer to a job; a fault is an answer too."""
    request = 0
    try:
        job = BotJob.unpacked(data)
        request = job.request
        return thought(job, Patience(connection, inf if job.unhurried else TIME_LIMIT))
    except GameError as error:
        return Answer(request, fault=str(error))
    except Exception as error:  # the border of the process: the window's side decides what to do
        return Answer(request, fault=f"{type(error).__name__}: {error}"[:1_000])


def thought(job: BotJob, is_over: Stop) -> Answer:
    """Return the moves that the bot chooses, and what it reports of them."""
    from evolution_qt.ai.bots import choose_moves
    from evolution_qt.ai.thinker import Thinker
    from evolution_qt.brain.opponents import opponent
    from evolution_qt.core.game import Observation
    from evolution_qt.core.rng import Rng
    from evolution_qt.games.opening import open_position

    game, state = open_position(job.position)
    seen = Observation(job.viewer, state)
    bot = opponent(job.kind, game, len(game.scores(state)))
    if isinstance(bot, Thinker):
        bot.advises = job.advises
    rng = Rng(job.seed, f"{job.kind}/{game.digest(state)}")
    moves, decision = choose_moves(game, seen, bot, rng, is_over)
    lines = tuple([game.write(move) for move in moves])
    report = reported(game, seen, decision, job.kind)
    return Answer(job.request, lines, stopped=decision.was_stopped, report=report)


def reported(game: AnyGame, seen: Observation[Any], decision: Decision, kind: str) -> dict[str, Plain]:
    """Return the report of a decision of an opponent of a *kind*; without judgement only what was chosen."""
    judging = game.bots().judgings.get(kind.partition("/")[0])
    if judging is None or decision.plans[0].parts:
        plans = [_plan(game, seen, plan) for plan in decision.plans]
    elif decision.plans[0].judgement is UNJUDGED:
        plans = _judged(game, seen, judging, decision.steps[0])
    else:  # a network has compared them; a policy tells only what each brings
        plans = [_plan(game, seen, _with_parts(game, seen, judging, plan)) for plan in decision.plans]
    return {
        "plans": plans,
        "evaluations": decision.evaluations,
        "reasons": [
            {
                "feature": one.feature,
                "first": round(one.first * 100),
                "second": round(one.second * 100),
                "weight": round(one.weight * 1000),
            }
            for one in decision.reasons
            if round(one.first * 100) != round(one.second * 100)
        ],
    }


def _with_parts(game: AnyGame, seen: Observation[Any], judging: Judging, plan: Plan) -> Plan:
    """Return a plan with what its step would bring by a policy."""
    state = game.copy(seen.state)
    state.to_move = seen.viewer
    return replace(plan, parts=judging(game, state, plan.steps[0])[0].parts)


def _judged(game: AnyGame, seen: Observation[Any], judging: Judging, step: Action) -> list[Plain]:
    """Return what a policy has weighed up before it made a step."""
    state = game.copy(seen.state)
    state.to_move = seen.viewer
    return [
        {
            "moves": [game.write(game.spoken(state, seen.viewer, [one.step]))],
            "worth": round(one.worth * 100),
            "parts": {name: round(amount * 100) for name, amount in one.parts},
        }
        for one in judging(game, state, step)
    ]


def _plan(game: AnyGame, seen: Observation[Any], plan: Plan) -> Plain:
    fields: dict[str, Plain] = {"moves": _lines(game, seen, plan)}
    if plan.judgement is not UNJUDGED:
        fields["win"] = round(plan.judgement.win * 1000)
        fields["value"] = round(plan.value * 1000)
        fields["points"] = round(plan.judgement.points * 10)
        fields["worlds"] = plan.worlds
        fields["losses"] = list(plan.losses)
    if plan.parts:
        fields["worth"] = round(sum([amount for _, amount in plan.parts]) * 100)
        fields["parts"] = {name: round(amount * 100) for name, amount in plan.parts}
    if plan.facts:
        fields["facts"] = [[name, *numbers] for name, numbers in plan.facts]
    return fields


def _lines(game: AnyGame, seen: Observation[Any], plan: Plan) -> list[Plain]:
    """Return the lines of a plan's moves; of a move that goes on, as far as the plan goes."""
    state = game.copy(seen.state)
    state.to_move = seen.viewer
    lines: list[Plain] = []
    last = len(plan.steps) - 1
    for at, step in enumerate(plan.steps):
        lines.append(game.write(game.spoken(state, seen.viewer, [step])))
        if at != last:
            game.apply(state, step, seen.viewer)
    return lines
