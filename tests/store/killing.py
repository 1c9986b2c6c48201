"""Kills a running program at random instants, looks at what is on the disk, and starts it again.

After every kill each record must open, whole to its last complete line; every move that had begun to be shown
must be in it, but for the last ones that the writer had not come to; what was there before must still be
there; and the next start must go on with just that.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_record
from evolution_qt.store.record_file import RecordFile
from evolution_qt.store.shelf import Shelf

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 240.0


@dataclass
class Outcome:
    """What one kill came to."""

    how: str
    shown: int = 0
    """Moves that had begun to be shown in this run."""
    on_disk: int = 0
    """Moves of the game in hand that are on the disk."""
    was_torn: bool = False
    faults: list[str] = field(default_factory=list)


class Run:
    """The program in a process, and what it says."""

    def __init__(self, home: Path, *words: str) -> None:
        environment = {**os.environ, "EVOLUTION_QT_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.player", *words],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.lines: list[str] = []
        self.errors = b""
        self.is_shown = threading.Event()
        self.goes_back = threading.Event()
        self._threads = [threading.Thread(target=self._listen), threading.Thread(target=self._gather)]
        for thread in self._threads:
            thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith(b"\n"):
                self.lines.append(line.decode().rstrip("\n"))
            if line.startswith(b"shown"):
                self.is_shown.set()
            if line.startswith(b"going"):
                self.goes_back.set()

    def _gather(self) -> None:
        assert self.process.stderr is not None
        self.errors = self.process.stderr.read()

    def children(self) -> list[int]:
        """Return the processes that this one has started, where the system tells."""
        number = self.process.pid
        try:
            return [int(word) for word in Path(f"/proc/{number}/task/{number}/children").read_text().split()]
        except OSError:
            return []

    def end(self) -> int:
        """Kill it, and wait until everything it said has been heard."""
        self.process.kill()
        status = self.process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return status


def contents(folder: Path, faults: list[str]) -> dict[str, bytes]:
    """Return what a new start finds in every record, each opened and played through."""
    found: dict[str, bytes] = {}
    for path in sorted(folder.glob("*.jsonl")):
        try:
            file, data = RecordFile.go_on(path)
            file.release()
            if data:
                open_record(Record.read(data))
                found[path.name] = data
        except BadInput as error:
            faults.append(f"{path.name}: {error}")
    return found


def kill_once(home: Path, chance: random.Random, *, inside: bool, back: bool = False) -> Outcome:
    """Start the program, kill it - from outside, or *inside* an operation on the disk - and look.

    With *back* it takes games back from their ends, and is killed while it does.
    """
    folder = home / "data" / "games"
    faults: list[str] = []
    before = contents(folder, faults)
    expected = Shelf(folder).unfinished()
    last = chance.randrange(1, 60) if chance.random() < 0.2 else chance.randrange(60, 300)
    words = (str(last), str(chance.randrange(101))) if inside else ()
    started = time.monotonic()
    run = Run(home, *(("back",) if back else ()), *words)
    if inside:
        how = f"inside operation {words[0]}"
        try:
            run.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            faults.append("did not come to its last operation")
    elif back:
        how = "while a game is taken back from its end"
        if not run.goes_back.wait(PATIENCE):
            faults.append("took nothing back")
        time.sleep(chance.uniform(0, 0.3))
    elif chance.random() < 0.15:
        how = "at any time from the start"
        time.sleep(chance.uniform(0, 3))
    else:
        how = "while moves are shown"
        if not run.is_shown.wait(PATIENCE):
            faults.append("showed nothing")
        time.sleep(chance.uniform(0, 0.5))
    if not inside and run.process.poll() is not None:
        faults.append(f"ended by itself with {run.process.returncode}: {run.errors.decode()[-400:]}")
    children = run.children()
    run.end()
    outcome = Outcome(how, faults=faults)
    latest = max(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns, default=None)
    outcome.was_torn = latest is not None and not latest.read_bytes().endswith(b"\n")
    after = contents(folder, faults)
    for name, data in before.items():
        if not after.get(name, b"").startswith(data):
            faults.append(f"{name} has lost something")
    _compare(run.lines, before.get(expected.name, b"") if expected else b"", after, outcome)
    if (left := _still_there(children)) and time.monotonic() - started:
        faults.append(f"left processes behind: {left}")
    return outcome


@dataclass
class _Game:
    """What was shown of a game: the moves that stood, and how many lines its record had, after each thing."""

    states: list[tuple[int, list[str]]]
    going: int | None = None
    """How many moves are to be left of it, while some are taken back."""

    def becomes(self, lines: int, moves: list[str]) -> None:
        self.states.append((lines, moves))

    @property
    def moves(self) -> list[str]:
        return self.states[-1][1]


def _compare(lines: list[str], expected: bytes, after: dict[str, bytes], outcome: Outcome) -> None:
    """Compare what was shown, as far as the writer had come, with what is on the disk."""
    games: list[_Game] = []
    kept: dict[int, int] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "table":
            count = int(rest.split()[0])
            known = Record.read(expected).moves() if expected and not games else []
            if not games and count != len(known):
                outcome.faults.append(f"resumed at move {count} instead of {len(known)}")
            games.append(_Game([(0, [f"{move.seat} {move.text}" for move in known])]))
            if rest.endswith("not kept"):
                outcome.faults.append("a game is not kept")
        elif word == "shown":
            length, number, move = rest.split(" ", 2)
            games[-1].becomes(int(length), [*games[-1].moves, move])
            outcome.shown += 1
            if int(number) != len(games[-1].moves):
                outcome.faults.append(f"showed move {number} as {len(games[-1].moves)}")
        elif word == "going":
            games[-1].going = int(rest)
        elif word == "back":
            length, left = rest.split()
            games[-1].going = None
            games[-1].becomes(int(length), games[-1].moves[: int(left)])
        elif word == "kept":
            number, length = rest.split()
            kept[int(number)] = int(length)
    on_disk = [[f"{move.seat} {move.text}" for move in Record.read(data).moves()] for data in after.values()]
    for number, game in enumerate(games):
        first = max(at for at, (length, _) in enumerate(game.states) if length <= kept.get(number, 0))
        states = [moves for _, moves in game.states[first:]]
        held = [moves for moves in on_disk if any(moves[: len(state)] == state for state in states)]
        if game.going is not None:  # what was to be taken back was, or was not yet
            held += [moves for moves in on_disk if moves == game.moves[: game.going]]
        if states[0] and not held:
            outcome.faults.append(f"{len(states[0])} moves were shown and kept and are not on the disk")
        outcome.on_disk = max((len(moves) for moves in held), default=0)


def _still_there(numbers: list[int], seconds: float = 240.0) -> list[int]:
    """Return which processes do not end by themselves."""
    end = time.monotonic() + seconds
    left = numbers
    while left and time.monotonic() < end:
        left = [number for number in left if _is_running(number)]
        time.sleep(0.02)
    return left


def _is_running(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
