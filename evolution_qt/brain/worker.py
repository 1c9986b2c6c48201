"""The process in which bots think: a job comes in, the line of a move goes out, both as JSON bytes.

Knows rules and opponents, no window. What a bot is told is one seat's observation and nothing else. Never
imported for its content by the window's process: it is the target of a spawned process.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from evolution_qt.core.errors import GameError
from evolution_qt.core.plain import MOST_BYTES, Node, Plain, canonical, parse

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

KEPT_VARIABLES: Final = ("SYSTEMROOT", "TEMP", "TMP", "LANG", "LC_ALL")
"""Environment variables that a worker keeps: what an interpreter may need, nothing about the person."""

JOB_KEYS: Final = ("request", "viewer", "position", "kind", "seed")
ANSWER_KEYS: Final = ("request", "move", "fault")


@dataclass(frozen=True)
class Job:
    """One question: which move does a bot of this kind make here?

    ``position`` is the dump of the seat's observation, with ``?`` for every card it may not know; the game
    and its rule switches are in it.
    """

    request: int
    viewer: int
    position: dict[str, Plain]
    kind: str
    seed: int

    def packed(self) -> bytes:
        """Return the job as it goes to the worker."""
        return canonical(asdict(self)).encode()

    @classmethod
    def unpacked(cls, data: bytes) -> Job:
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
        )


@dataclass(frozen=True)
class Answer:
    """The line of the move, or what went wrong, for the log."""

    request: int
    move: str = ""
    fault: str = ""

    def packed(self) -> bytes:
        """Return the answer as it goes back."""
        return canonical(asdict(self)).encode()

    @classmethod
    def unpacked(cls, data: bytes) -> Answer:
        """Return the answer that *data* holds. Raises BadInput."""
        fields = Node(parse(data, most_characters=2_000)).fields(ANSWER_KEYS, ANSWER_KEYS)
        move, fault = fields["move"].value, fields["fault"].value
        return cls(fields["request"].number(0), str(move), str(fault))


def serve(connection: Connection) -> None:
    """Answer jobs until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in set(os.environ) - set(KEPT_VARIABLES):
        del os.environ[name]
    import evolution_qt.ai.bots  # noqa: F401  so that the first job finds everything loaded

    while True:
        try:
            data = connection.recv_bytes(MOST_BYTES)
        except (EOFError, OSError):
            return
        answer = answered(data)
        with suppress(BrokenPipeError):
            connection.send_bytes(answer.packed())


def answered(data: bytes) -> Answer:
    """Return the answer to a job; a fault is an answer too."""
    request = 0
    try:
        job = Job.unpacked(data)
        request = job.request
        return Answer(request, line(job))
    except GameError as error:
        return Answer(request, fault=str(error))
    except Exception as error:  # the border of the process: the window's side decides what to do
        return Answer(request, fault=f"{type(error).__name__}: {error}"[:1_000])


def line(job: Job) -> str:
    """Return the line of the move that the bot chooses."""
    from evolution_qt.ai.bots import choose_move
    from evolution_qt.core.game import Observation
    from evolution_qt.core.rng import Rng
    from evolution_qt.games.opening import open_position

    game, state = open_position(job.position)
    move = choose_move(
        game, Observation(job.viewer, state), job.kind, Rng(job.seed, f"{job.kind}/{job.request}")
    )
    return game.write(move)
