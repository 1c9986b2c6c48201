"""The commands `arena`, `arena merge` and `arena signature`, from words to figures."""

from __future__ import annotations

import json
import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Final

from evolution_qt.core.errors import Fault, located
from evolution_qt.core.files import drawn_secret, is_secret, secret_of_file
from evolution_qt.core.game import AnyGame
from evolution_qt.core.plain import NUMBER_LIMIT, Node, shown
from evolution_qt.games import default_edition
from evolution_qt.games.opening import game_of
from evolution_qt.messages import Messages
from lab.arena.jobs import (
    MEASURES,
    MOST_DEALS,
    WAYS,
    WIN,
    Table,
    Test,
    Tournament,
    most_deals,
    seatings,
    tables,
)
from lab.arena.outcome import SCALE, outcome
from lab.arena.participants import Participant, Supplies, entered, files
from lab.arena.report import ProgressLine, report
from lab.arena.results import Results, ResultsFile, merged, secret_in, write
from lab.arena.signature import signatures
from lab.arena.tournament import play, shard
from lab.arguments import between
from lab.executors import local
from lab.faults import bad

MOST_WORKERS: Final = 256
PLAYERS: Final = 4
"""At a table, if nothing is said."""
MOST_RESULT: Final = 900_000
"""Bytes that the line of a job may have: it is read as one."""
_MEAN: Final = r"[-+]?[0-9]{1,3}(?:\.[0-9]{1,4})?"
_TEST: Final = re.compile(f"(?P<measure>[a-z]+):(?P<lower>{_MEAN}):(?P<higher>{_MEAN})")
_SHARD: Final = re.compile(r"(?P<number>[1-9][0-9]{0,5})/(?P<of>[1-9][0-9]{0,5})")


def arena(words: Sequence[str]) -> int:
    """Play a tournament, or the rest of it, print figures and report, and return 0. Raises BadInput."""
    arguments = _arguments(words)
    try:
        _show(run(arguments))
    except KeyboardInterrupt:
        is_kept = arguments.results is not None
        then = "Run the same command to continue." if is_kept else "Without --results nothing is saved."
        print(f"Interrupted. {then}", file=sys.stderr)
        raise
    return 0


def merge(words: Sequence[str]) -> int:
    """Put files of the same tournament together, print what `arena` prints, and return 0. Raises BadInput."""
    parser = ArgumentParser(prog="python -m lab arena merge", allow_abbrev=False)
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="files of results that the arena has written"
    )
    parser.add_argument("--out", metavar="FILE", help="a file for everything together")
    arguments = parser.parse_args(words)
    if arguments.out is not None and any(_are_same(arguments.out, name) for name in arguments.files):
        raise bad("merged_into", f"--out: {shown(arguments.out)}")
    results = merged([Path(name) for name in arguments.files])
    if arguments.out is not None:
        lines = results.lines(outcome(results, has_ratings=False).keys)
        write(Path(arguments.out), lines, is_private=bool(results.tournament.secret))
    _show(results)
    return 0


def signature(words: Sequence[str]) -> int:
    """Print the signatures of all games, one a line, and return 0."""
    ArgumentParser(
        prog="python -m lab arena signature",
        description="Print a number that changes when an opponent plays differently.",
    ).parse_args(words)
    for line in signatures():
        print(line)
    return 0


def _arguments(words: Sequence[str]) -> Namespace:
    parser = ArgumentParser(
        prog="python -m lab arena",
        description="Let opponents play deals from every seat and print who is stronger as JSON.",
        allow_abbrev=False,
    )
    number = between(0, NUMBER_LIMIT - 1)
    usual = " (%(default)s)"
    parser.add_argument(
        "participants",
        metavar="PARTICIPANT",
        nargs="+",
        help="an opponent such as apex/stalker, strategist@FILE with a network of your own, or outside/NAME; "
        "or a whole table, separated by commas",
    )
    parser.add_argument(
        "--game", metavar="G", default=default_edition(), help="which game, such as evolution/de" + usual
    )
    parser.add_argument("--players", metavar="N", type=number, help=f"how many play ({PLAYERS})")
    parser.add_argument(
        "--tables",
        choices=WAYS,
        default=WAYS[0],
        help="the first alone among others (one), alone among several of the first (rest), every pair both "
        "ways (pairs), different ones at each table (mixed)",
    )
    parser.add_argument(
        "--deals",
        metavar="K",
        type=number,
        default=100,
        help="how many deals each table plays, each from every seat" + usual,
    )
    parser.add_argument(
        "--seed",
        metavar="X",
        type=number,
        help="the seed of the first deal; a program that plays could work out all cards (0)",
    )
    parser.add_argument(
        "--secret-file",
        metavar="FILE",
        help="the file with the secret from which the deals follow; made if it is not there",
    )
    parser.add_argument(
        "--chunk", metavar="K", type=number, default=10, help="how many deals a job has" + usual
    )
    parser.add_argument(
        "--one-pile", action="store_true", help="all draw from the same pile, as in a usual game"
    )
    parser.add_argument(
        "--test",
        metavar="WHAT:H0:H1",
        help="stop as soon as one of two means of the first participant is likely enough",
    )
    parser.add_argument(
        "--results", metavar="FILE", help="a file for finished results; the same command continues from it"
    )
    parser.add_argument(
        "--workers", metavar="N", type=number, help="how many processes; if not given, one for each core"
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="the address of a Dask scheduler whose workers play"
    )
    parser.add_argument("--shard", metavar="I/N", help="play only this part of the jobs")
    parser.add_argument(
        "--program",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
        help="an outside program that may play as outside/NAME; may be given again",
    )
    return parser.parse_args(words)


def run(words: Namespace) -> Results:
    """Play a tournament, or the rest of it. Raises BadInput."""
    rules = game_of(Node(words.game, "--game"), None)
    number, of = _shard(words.shard)
    if of > 1 and words.results is None:
        raise bad("shard_without_file", "--shard")
    workers = _workers(words.workers)
    with located("--program"):
        programs = _programs(words.program)
    supplies = Supplies(files([name for word in words.participants for name in word.split(",")]), programs)
    tournament = _tournament(words, rules, supplies)
    path = None if words.results is None else Path(words.results)
    tournament = _dealt(tournament, words, path, number, of)
    file = ResultsFile(path, tournament)
    jobs = shard(tournament, number, of)
    progress = ProgressLine(sys.stderr, len(jobs))
    english = Messages({})

    def tell(kind: str, fault: Fault) -> None:
        progress.tell(f"{kind}: {english.fault(fault)}; a simple bot finished the game for it")

    try:
        if any(job.key not in file.results.games for job in jobs):
            with _executor(words.dask, workers) as (executor, at_once):
                play(jobs, file, executor, at_once, supplies, progress.look, tell=tell, may_stop=of == 1)
    finally:
        progress.close()
        file.close()
    return file.results


def _show(results: Results) -> None:
    figures = outcome(results).figures
    print(report(results, figures), file=sys.stderr)
    print(json.dumps(figures, ensure_ascii=False))


def _are_same(one: str, other: str) -> bool:
    """Return whether two names are of the same file, by whatever way."""
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):  # what is not there is no file yet; what cannot be read is refused later
        return False


def _tournament(words: Namespace, rules: AnyGame, supplies: Supplies) -> Tournament:
    for name, value, limit in (("--deals", words.deals, MOST_DEALS), ("--chunk", words.chunk, MOST_DEALS)):
        if not 1 <= value <= limit:
            raise bad("below" if value < 1 else "above", name, value=value, limit=limit if value else 1)
    seated = [word.split(",") for word in words.participants if "," in word]
    wanted = PLAYERS if words.players is None else words.players
    players = len(seated[0]) if seated else wanted
    if seated and words.players not in (None, players):
        raise bad("wrong_table", shown(",".join(seated[0])), value=players, expected=words.players)
    if not seated and len(words.participants) < 2:
        raise bad("plays_alone", shown(words.participants[0]))
    if players not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise bad("wrong_number_of_players", "--players", value=players, least=least, most=most)
    if seated and len(seated) < len(words.participants):
        raise bad("tables_and_participants")
    entries: dict[str, Participant] = {}
    rows: list[list[str]] = []
    for word in words.participants:
        row = []
        for text in word.split(","):
            with located(shown(text)):
                one = entered(text, rules, players, supplies)
            if not seated and one.name in entries:
                raise bad("repeated", value=one.name)
            entries[one.name] = one
            row.append(one.name)
        if seated and len(row) != players:
            raise bad("wrong_table", shown(word), value=len(row), expected=players)
        rows.append(row)
    numbers = {name: number for number, name in enumerate(entries)}
    found: tuple[Table, ...]
    if seated:
        found = tuple(dict.fromkeys([tuple([numbers[name] for name in row]) for row in rows]))
    else:
        with located("--tables"):
            found = tables(words.tables, len(entries), players)
    if words.chunk > (limit := most_in_chunk(found)):
        raise bad("above", "--chunk", value=words.chunk, limit=limit)
    if words.deals > (limit := most_deals(len(found), words.chunk)):
        raise bad("above", "--deals", value=words.deals, limit=limit)
    return Tournament(
        rules.key,
        players,
        tuple(entries.values()),
        found,
        words.deals,
        chunk=words.chunk,
        has_streams=not words.one_pile,
        test=_test(words.test, found),
    )


def _dealt(tournament: Tournament, words: Namespace, path: Path | None, number: int, of: int) -> Tournament:
    """Return the tournament with its seed, or the secret that stands in its place. Raises BadInput.

    A program that plays could try seeds, so a secret is drawn where none is given, or kept in the file of
    results; of so many parts only the first one does that, for they need the same.
    """
    if words.seed is not None:
        if words.secret_file is not None:
            raise bad("seed_and_secret", "--secret-file")
        return replace(tournament, seed=words.seed)
    kept = "" if path is None else secret_in(path)
    if words.secret_file is not None:
        with located("--secret-file"):
            new = drawn_secret(kept) if number == 1 or is_secret(kept) else ""
            return replace(tournament, secret=secret_of_file(Path(words.secret_file), new))
    if not kept and not words.program:
        return tournament
    if of > 1 and not is_secret(kept):
        raise bad("shard_without_secret", "--shard")
    return replace(tournament, secret=drawn_secret(kept))


def most_in_chunk(found: tuple[Table, ...]) -> int:
    """Return how many deals a job may have, so that its result can be read again."""
    games = max(len(seatings(table)) for table in found)
    return MOST_RESULT // (games * (8 * len(found[0]) + 8))


def _test(text: str | None, found: tuple[Table, ...]) -> Test | None:
    """Return the test that ``win:0.5:0.55`` or ``lead:0:2`` describes. Raises BadInput."""
    if text is None:
        return None
    parts = _TEST.fullmatch(text)
    if parts is None or parts["measure"] not in MEASURES:
        raise bad("not_a_test", "--test", value=shown(text))
    lower, higher = (round(float(parts[name]) * SCALE) for name in ("lower", "higher"))
    if lower >= higher or (parts["measure"] == WIN and not 0 <= lower < higher <= SCALE):
        raise bad("not_a_test", "--test", value=shown(text))
    if len(found) != 1 or len(set(found[0])) < 2:
        raise bad("test_of_tables", "--test", value=len(found))
    return Test(parts["measure"], lower, higher)


def _shard(text: str | None) -> tuple[int, int]:
    if text is None:
        return 1, 1
    parts = _SHARD.fullmatch(text)
    if parts is None or int(parts["number"]) > int(parts["of"]):
        raise bad("not_a_shard", "--shard", value=shown(text))
    return int(parts["number"]), int(parts["of"])


def _programs(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Return outside programs by name. Raises BadInput."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, command = text.partition("=")
        if not (name and equals and command):
            raise bad("unknown_value", value=shown(text))
        if name in found:
            raise bad("repeated", value=shown(name))
        found[name] = command
    return tuple(found.items())


def _workers(wanted: int | None) -> int:
    """Return how many processes play: one for each core if nothing is said. Raises BadInput."""
    if wanted is None:
        return min(os.cpu_count() or 1, MOST_WORKERS)
    if wanted < 1:
        raise bad("below", "--workers", value=wanted, limit=1)
    if wanted > MOST_WORKERS:
        raise bad("above", "--workers", value=wanted, limit=MOST_WORKERS)
    return wanted


def _executor(address: str | None, workers: int) -> AbstractContextManager[tuple[Executor, int]]:
    if address is not None:
        from lab.arena.on_dask import dask

        return dask(address)
    return local(workers)
