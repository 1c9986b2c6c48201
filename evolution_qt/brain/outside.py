"""Outside programs as opponents: the referee's side of the protocol in docs/bot-protocol.md.

A program learns what its seat knows: the dump of the observation, and the moves that `moves` prints. Whatever
it answers is checked; if it is late, wrong, too long or gone, a substitute plays on. It is not locked up:
who starts a program trusts it.

The lower half is a running program with the pipes to it: lines out, lines in, and its end. Nothing of it
waits, but for `wait`, which is for those who have nothing else to do, and `stop`, for a moment.
The program has a session, an empty folder and hardly any environment of its own. Whatever becomes of this
process, `guard` ends the program and all it has started; on Windows only `stop` does.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from evolution_qt.ai.bots import UNJUDGED, Bot, Decision, Plan, Stop, in_time
from evolution_qt.brain import guard
from evolution_qt.brain.programs import Program
from evolution_qt.brain.worker import KEPT_VARIABLES
from evolution_qt.core.action import Action
from evolution_qt.core.errors import BadInput, GameError, bad, located, not_allowed
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.plain import Node, Plain, canonical, parse, shown
from evolution_qt.core.record import split_seat
from evolution_qt.core.rng import Rng
from evolution_qt.resources import is_bundle

_wire_log = logging.getLogger(__name__)

LONGEST_LINE: Final = 65_536
"""Bytes of a line that a program may write."""
MOST_ERRORS: Final = 1_000_000
"""Bytes that it may write to standard error while it runs."""
MOST_LOGGED: Final = 16_384
"""Bytes of them that go to the log."""
LONGEST_COMPLAINT: Final = 160
"""Letters of a line of them that are kept."""
KEPT: Final = (*KEPT_VARIABLES, "PATH", "PATHEXT", "COMSPEC", "SYSTEMDRIVE", "WINDIR")
"""Environment variables that a program keeps: what interpreters need."""
_AT_ONCE: Final = 65_536
_PATIENCE: Final = 0.8
"""Seconds that the guard is given to clean up."""
_NAP: Final = 0.001


class Wire:
    """The pipes to a program that was started."""

    def __init__(self, program: Program) -> None:
        """Start the program. Raises BadInput if that cannot be."""
        if not hasattr(os, "set_blocking"):  # Windows before Python 3.12
            raise bad("program_not_started", value="Windows, Python < 3.12")
        self._program = program
        self._outgoing = b""
        self._incoming = b""
        self._errors = 0
        self.complaint = ""
        """The last line that it wrote on its error output, fit to be shown."""
        self._is_at_end = False
        self._lifeline = -1
        try:
            self._process = self._started()
        except (OSError, ValueError) as error:
            raise bad("program_not_started", value=shown(error)) from None
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)

    @property
    def pid(self) -> int:
        """Return the number of the process that was started: the guard's, on Windows the program's."""
        return self._process.pid

    def _started(self) -> subprocess.Popen[bytes]:
        # by their names whatever their case, as Windows has them
        environment = {key: value for key, value in os.environ.items() if key.upper() in KEPT}
        folder = tempfile.mkdtemp(prefix="evolution-qt-")
        try:
            if sys.platform == "win32":
                self._folder = folder
                flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
                return _popen(self._program.command, environment, cwd=folder, creationflags=flags)
            read, self._lifeline = os.pipe()
            try:
                words = (*_guarding(), str(read), folder, *self._program.command)
                return _popen(words, environment, pass_fds=(read,), start_new_session=True)
            finally:
                os.close(read)
        except BaseException:
            self._let_go()
            with suppress(OSError):
                os.rmdir(folder)
            raise

    def send(self, line: bytes) -> None:
        """Write a line, now or when the program reads on.

        Raises BadInput if the program has said something that was not asked for, or too much.
        """
        self._drain()
        self._fill()
        if self._incoming:
            raise bad("unasked")
        self._outgoing += line + b"\n"
        self._flush()

    def line(self) -> bytes | None:
        """Return the line that has come in, None if there is none yet.

        Raises BadInput if the program has ended, or has written too much.
        """
        self._flush()
        self._drain()
        self._fill()
        line, newline, rest = self._incoming.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise bad("line_too_long", limit=LONGEST_LINE)
        if newline:
            self._incoming = rest
            return line
        if self._is_at_end:
            raise bad("program_gone")
        return None

    def wait(self, seconds: float) -> None:
        """Wait until something can be read or written, so long at most."""
        if sys.platform == "win32":
            time.sleep(min(seconds, _NAP))
            return
        import select

        poll = select.poll()
        poll.register(self._out, select.POLLIN)
        if self._err >= 0:
            poll.register(self._err, select.POLLIN)
        if self._outgoing:
            poll.register(self._in, select.POLLOUT)
        poll.poll(max(0, seconds * 1000))

    def stop(self) -> None:
        """End the program and whatever it has started."""
        self._let_go()
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW
            subprocess.run(_ending(self._process.pid), capture_output=True, check=False, creationflags=flags)
            self._process.kill()
        deadline = time.monotonic() + _PATIENCE
        while self._process.poll() is None and time.monotonic() < deadline:
            time.sleep(_NAP)
        with suppress(BadInput, OSError):
            self._drain()  # its last words
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        if self._process.returncode is None:
            _wire_log.error("%s (%d) does not end", self._program.name, self._process.pid)
            self._process.kill()
        if sys.platform == "win32":
            import shutil

            shutil.rmtree(self._folder, ignore_errors=True)

    def _let_go(self) -> None:
        """Notify the guard that it is over."""
        if self._lifeline >= 0:
            with suppress(OSError):
                os.write(self._lifeline, b".")  # a forked process may hold the other end too
            os.close(self._lifeline)
            self._lifeline = -1

    # The pipes

    def _flush(self) -> None:
        """Write as much as the program has room for."""
        try:
            while self._outgoing:
                self._outgoing = self._outgoing[os.write(self._in, self._outgoing) :]
        except BlockingIOError:
            pass
        except OSError:  # it no longer listens; that it has ended shows where it is read
            self._outgoing = b""

    def _fill(self) -> None:
        """Read what the program has written, as much as a line may have."""
        while not self._is_at_end and len(self._incoming) <= LONGEST_LINE:
            data = _read(self._out)
            if data is None:
                return
            self._is_at_end = not data
            self._incoming += data

    def _drain(self) -> None:
        """Take down what the program complains about. Raises BadInput if that is too much."""
        while self._err >= 0:
            data = _read(self._err)
            if data is None:
                return
            if not data:
                self._err = -1
                return
            for line in data[: max(0, MOST_LOGGED - self._errors)].splitlines():
                self.complaint = shown(line.decode(errors="replace"), LONGEST_COMPLAINT)
                _wire_log.warning("%s says: %s", self._program.name, self.complaint)
            self._errors += len(data)
            if self._errors > MOST_ERRORS:
                raise bad("too_many_errors", limit=MOST_ERRORS)


def _read(pipe: int) -> bytes | None:
    """Return what is in a pipe, None if there is nothing yet; nothing at all is its end."""
    try:
        return os.read(pipe, _AT_ONCE)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _guarding() -> tuple[str, ...]:
    """Return what starts the guard: a script for Python, in a bundle the program itself."""
    if is_bundle():
        return (sys.executable, guard.WORD)
    return (sys.executable, "-I", "-S", guard.__file__)


def _ending(number: int) -> tuple[str, ...]:
    """Return the command of Windows that ends a program and all it has started, by its full path."""
    folder = os.environ.get("SYSTEMROOT", r"C:\Windows")
    return (rf"{folder}\System32\taskkill.exe", "/T", "/F", "/PID", str(number))


def _popen(words: tuple[str, ...], environment: dict[str, str], **others: object) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(  # type: ignore[call-overload,no-any-return]  # the others differ by system
        list(words), bufsize=0, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, **others
    )


_log = logging.getLogger(__name__)

PROTOCOL: Final = "evolution-qt/bot"
VERSION: Final = 1
START: Final = 10.0
"""Seconds that a program has for the first answer of a game."""
SECONDS: Final = 5.0
"""Seconds that it has for a decision."""
GRACE: Final = 0.5
"""Seconds after which an answer is late that took all its time."""
MOST_MOVES: Final = 100
"""Lines in an answer."""
MOST_CHARACTERS: Final = 2_000
"""Characters of a text in an answer."""
MOST_FAILURES: Final = 3
"""A program that fails in so many games one after the other is not started again."""
_SEEDS: Final = 2**31
_LOOK: Final = 0.1
"""Seconds after which a waiting caller looks at the clock."""
_GLANCE: Final = 0.004
_GLANCE_SELDOM: Final = 0.02
_OFTEN: Final = 50
"""So many looks at the pipes from an event loop are quick ones."""

READY_KEYS: Final = ("protocol", "version", "name")
ANSWER_KEYS: Final = ("request", "moves", "note")


@dataclass(frozen=True)
class ProgramAnswer:
    """What a program has decided: legal lines without a seat, the steps they are, and its own words."""

    lines: tuple[str, ...]
    steps: tuple[Action, ...]
    note: str = ""


class Hurried(Exception):  # noqa: N818
    """The caller no longer waits for the program's answer."""


class ProgramPlayer:
    """A program at one seat. It is started by the first question, and after `stop` by the next one."""

    def __init__(self, program: Program, seconds: float = SECONDS, salt: str = "") -> None:
        """*salt* is mixed into the seeds that the program is given."""
        self.program = program
        self.seconds = seconds
        self._salt = salt
        self._wire: Wire | None = None
        self._is_in_game = False
        self._is_hurried = False
        self._requests = 0
        self.complaint = ""
        """The last line that it wrote on its error output before it was ended."""

    @property
    def pid(self) -> int | None:
        """Return the number of the process that was started, None while there is none."""
        return None if self._wire is None else self._wire.pid

    def begin(self) -> None:
        """Let the next question be the first one of another game."""
        self._is_in_game = False

    def ask(self, game: AnyGame, seen: Observation[Any]) -> ProgramAnswer:
        """Return what the program decides. Raises GameError if it fails; it is gone then."""
        talk = self._talk(game, seen)
        try:
            while True:
                next(talk).wait(_LOOK)
        except StopIteration as ended:
            answer: ProgramAnswer = ended.value
            return answer
        except BaseException:
            self.stop()
            raise

    async def ask_meanwhile(self, game: AnyGame, seen: Observation[Any]) -> ProgramAnswer:
        """Return the same without ever waiting; if it is cancelled meanwhile, no program is left.

        Raises Hurried if `hurry` was called meanwhile; the program is gone then, but has not failed.
        """
        self._is_hurried = False
        talk = self._talk(game, seen)
        looks = 0
        try:
            while True:
                next(talk)
                if self._is_hurried:
                    raise Hurried
                looks += 1
                await asyncio.sleep(_GLANCE if looks < _OFTEN else _GLANCE_SELDOM)
        except StopIteration as ended:
            answer: ProgramAnswer = ended.value
            return answer
        except BaseException:
            self.stop()
            raise

    def hurry(self) -> None:
        """Give up the question that is asked now, if there is one."""
        self._is_hurried = True

    def stop(self) -> None:
        """End the program, if it runs."""
        wire, self._wire = self._wire, None
        self._is_in_game = False
        if wire is not None:
            wire.stop()
            self.complaint = wire.complaint

    def _talk(self, game: AnyGame, seen: Observation[Any]) -> Generator[Wire, None, ProgramAnswer]:
        """Ask; give the wire away as long as there is nothing to read."""
        state = game.copy(seen.state)
        state.to_move = seen.viewer
        position = _nameless(game.dump(state))
        if self._wire is None:
            self._wire = Wire(self.program)
        if not self._is_in_game:
            said = yield from self._exchange(self._wire, greeting(position, seen.viewer), START)
            with located("begin"):
                _log.info("%s calls itself “%s”", self.program.name, check_ready(said))
            self._is_in_game = True
        self._requests += 1
        moves = [game.write(move) for move in game.moves(state, seen.viewer)]
        asked = question(self._requests, seen.viewer, position, moves, self.seconds, self._salt)
        said = yield from self._exchange(self._wire, asked, self.seconds)
        with located("answer"):
            answer = understood(game, Observation(seen.viewer, state), self._requests, said)
        if answer.note:
            _log.info("%s: %s", self.program.name, answer.note)
        return answer

    @staticmethod
    def _exchange(wire: Wire, message: dict[str, Plain], seconds: float) -> Generator[Wire, None, bytes]:
        """Return the line that follows a message. Raises BadInput if none comes in time."""
        wire.send(json.dumps(message).encode())
        deadline = time.monotonic() + seconds + GRACE
        while (line := wire.line()) is None:
            if time.monotonic() > deadline:
                raise bad("late", limit=f"{seconds:g}")
            yield wire
        return line


# Messages


def _nameless(position: dict[str, Plain]) -> dict[str, Plain]:
    """Take the players' names out of a position: a program need not know who sits there."""
    for player in Node(position["players"]).items():
        assert isinstance(player.value, dict)
        player.value["name"] = None
    return position


def greeting(position: dict[str, Plain], seat: int) -> dict[str, Plain]:
    """Return the message with which a game begins."""
    players = position["players"]
    assert isinstance(players, list)
    return {
        "type": "begin",
        "protocol": PROTOCOL,
        "version": VERSION,
        "game": position["game"],
        "rules": position.get("rules", {}),
        "players": len(players),
        "seat": seat,
    }


def question(
    request: int, seat: int, position: dict[str, Plain], moves: Sequence[str], seconds: float, salt: str
) -> dict[str, Plain]:
    """Return the message that asks for a decision.

    The seed follows from what the seat sees, so that it tells nothing; the same question has the same seed.
    """
    digest = sha256(f"{salt}/{seat}/{canonical(position)}".encode()).digest()
    return {
        "type": "choose",
        "request": request,
        "seat": seat,
        "position": position,
        "moves": list(moves),
        "seed": int.from_bytes(digest[:4], "little") % _SEEDS,
        "milliseconds": round(seconds * 1000),
    }


def check_ready(data: bytes) -> str:
    """Return the name in the answer to the beginning of a game. Raises BadInput for another protocol."""
    fields = Node(parse(data)).fields(READY_KEYS, ("protocol", "version"))
    name = fields["protocol"].text()
    if name != PROTOCOL:
        raise fields["protocol"].wrong("wrong_format", value=shown(name), expected=PROTOCOL)
    fields["version"].number(VERSION, VERSION)
    return fields["name"].text() if "name" in fields else ""


def understood(game: AnyGame, seen: Observation[Any], request: int, data: bytes) -> ProgramAnswer:
    """Return the decision that an answer holds. Raises GameError that names what is wrong with it."""
    fields = Node(parse(data, most_characters=MOST_CHARACTERS)).fields(ANSWER_KEYS, ("request", "moves"))
    if (number := fields["request"].number(0)) != request:
        raise fields["request"].wrong("wrong_request", value=number, expected=request)
    nodes = fields["moves"].items()
    if not nodes:
        raise fields["moves"].wrong("empty")
    if len(nodes) > MOST_MOVES:
        raise fields["moves"].wrong("above", value=len(nodes), limit=MOST_MOVES)
    note = _text(fields["note"]) if "note" in fields else ""
    trial = game.copy(seen.state)
    turn = None  # elsewhere a move may turn up what the seat cannot know
    with suppress(BadInput):
        turn = game.evaluation().turn(trial)
    lines: list[str] = []
    steps: list[Action] = []
    latest: list[Action] = []
    for node in nodes:
        if lines and (turn is None or steps[-1] == turn.stop):
            raise node.wrong("turn_is_over")
        for step in latest:
            game.apply(trial, step, seen.viewer)
        line, latest = _move(game, trial, seen.viewer, node)
        lines.append(line)
        steps += latest
    return ProgramAnswer(tuple(lines), tuple(steps), note)


def _move(game: AnyGame, state: Any, viewer: int, node: Node) -> tuple[str, list[Action]]:
    """Return a legal move of the viewer's as a line, and its steps. Raises GameError."""
    text = _text(node)
    seat, line = split_seat(text)
    if seat not in (None, viewer):
        raise node.wrong("other_seat", value=seat)
    with located(node.path):
        move = game.read(line)
        refusals = game.why_not(state, viewer, move)
        if refusals:
            raise not_allowed(shown(text), refusals, game.key)
        return game.write(move), game.actions(state, viewer, move)


def _text(node: Node) -> str:
    if type(node.value) is not str:
        raise node.wrong("not_a_string")
    return node.value


# In games without a window

Word = Callable[[Program, int, GameError], None]
"""Told that a program at a seat has failed, and how."""


def log_failure(program: Program, seat: int, error: GameError) -> None:
    """Write down that a program has failed."""
    _log.warning("%s at seat %d: %s", program.kind, seat, error)


class OutsideBot(Bot):
    """A program that is asked and waited for; it has a process for each seat, so that no two share a hand.

    Once it fails, the game's substitute plays that seat to the end of the game; `begin` says that another
    game follows. The processes stay from game to game until `close`.
    """

    def __init__(self, program: Program, tell: Word = log_failure, seconds: float = SECONDS) -> None:
        self.program = program
        self.replaced = 0
        """How often, in all games, a substitute had to play on."""
        self._tell = tell
        self._seconds = seconds
        self._players: dict[int, ProgramPlayer] = {}
        self._substitute: Bot | None = None
        self._failed: set[int] = set()
        self._failures = 0
        """Games, one after the other, in which it has failed."""
        self._is_given_up = False
        """Whether it was told that it is not started again, which is told once."""

    def begin(self) -> None:
        """Begin a new game, in which the program has another chance."""
        self._failures = self._failures + 1 if self._failed else 0
        self._failed.clear()
        for player in self._players.values():
            player.begin()

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return what the program answers, or a substitute's step; it has its own time, not *is_over*'s."""
        seat = seen.viewer
        if seat not in self._failed:
            gives_up = self._failures >= MOST_FAILURES
            try:
                if gives_up:
                    raise bad("failed_before", value=MOST_FAILURES)
                answer = self._player(seat).ask(game, seen)
                return Decision((Plan(answer.steps, UNJUDGED, 0.0),))
            except GameError as error:
                self._failed.add(seat)
                self.replaced += 1
                if not (gives_up and self._is_given_up):
                    self._tell(self.program, seat, error)
                self._is_given_up = gives_up
        if self._substitute is None:
            from evolution_qt.brain.opponents import opponent

            self._substitute = opponent(game.bots().substitute, game, len(game.scores(seen.state)))
        return self._substitute.decide(game, seen, rng, is_over)

    def close(self) -> None:
        """End all processes."""
        for player in self._players.values():
            player.stop()

    def _player(self, seat: int) -> ProgramPlayer:
        if seat not in self._players:
            self._players[seat] = ProgramPlayer(self.program, self._seconds)
        return self._players[seat]
