"""Tries out what was installed: all that comes with the program loads, is drawn, plays and is kept.

Every check runs, whatever became of those before it. Nothing of the person is read or written: all folders
are temporary ones.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QTranslator, qVersion
from PySide6.QtGui import QGuiApplication, QImage

from evolution_qt import __version__, messages, resources
from evolution_qt.brain.pool import UNHURRIED, Pool
from evolution_qt.brain.worker import BotJob
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import parse
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.text import N_
from evolution_qt.games import default_edition, game, keys, titles
from evolution_qt.games.opening import begin, open_record
from evolution_qt.messages import Messages
from evolution_qt.resources import is_bundle
from evolution_qt.store import trial
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.kit import fonts, icons
from evolution_qt.ui.shell.reading import about
from evolution_qt.ui.shell.shots.sample_games import NAMES, samples
from evolution_qt.ui.shell.shots.shot import drawn
from evolution_qt.ui.shell.shots.views import OF_A_POSITION, VIEWS
from evolution_qt.ui.shell.window.app import make_app
from evolution_qt.ui.shell.window.folders import HOME
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.presentation import is_shown, presentation

LANGUAGES: Final = ("de", "en", "ja")
FIRST_MOVES: Final = 2
"""Moves of a game that are made by a level, so that the networks and what calculates them are asked."""
_ENOUGH: Final = 20
"""Moves after which the writer of a record is killed, at the earliest."""
_PATIENCE: Final = 300.0
"""Seconds within which that writer writes a move, its start included: the machine may have other work."""
_FEWEST_COLOURS: Final = 12
_GRID: Final = 48
_TEXTS: Final = "_de"
"""The end of the names of the texts of one language."""

WINDOW_SYSTEMS: Final = {"linux": "libqxcb.so", "win32": "qwindows.dll", "darwin": "libqcocoa.dylib"}
"""The part of Qt that opens windows, by the system that it is for."""

SUBJECTS: Final = {
    "platform": N_("CommandLine", "window system"),
    "resources": N_("CommandLine", "program files"),
    "games": N_("CommandLine", "list of editions"),
    "language": N_("CommandLine", "language {name}"),
    "tables": N_("CommandLine", "tables of {name}"),
    "view": N_("CommandLine", "view {name}"),
    "game": N_("CommandLine", "game of bots, {name}"),
    "record": N_("CommandLine", "record whose writer was killed"),
}
"""What a check is about, by the first part of its name."""
FINE: Final = N_("CommandLine", "fine")
FAILED: Final = N_("CommandLine", "failed, {reason}")
SUMMARY: Final = N_("CommandLine", "{failed} of {all} checks failed")
ALL_FINE: Final = N_("CommandLine", "everything works")


class Failed(Exception):  # noqa: N818
    """Something does not work. The message is for the one who mends it."""


class SelfCheck(NamedTuple):
    """Something that is tried out: its name, and what does it and returns what was found."""

    name: str
    run: Callable[[], str]


class Found(NamedTuple):
    """What came of a check."""

    name: str
    ok: bool
    seconds: float
    detail: str


def checks() -> list[SelfCheck]:
    """Return everything that is tried out, in its order."""
    return [
        SelfCheck("platform", _platform),
        SelfCheck("resources", _resources),
        SelfCheck("games", _games),
        *(SelfCheck(f"language/{language}", partial(_language, language)) for language in LANGUAGES),
        *(SelfCheck(f"tables/{key}", partial(_tables, key)) for key in keys() if is_shown(key)),
        *(SelfCheck(f"view/{view}", partial(_view, view)) for view in VIEWS),
        *(SelfCheck(f"game/{key}", partial(_game, key)) for key in keys()),
        *(SelfCheck("record", partial(record, key)) for key in keys()[:1]),
    ]


def run(said: Messages, tell: Callable[[str], None]) -> dict[str, Any]:
    """Try everything out and return the report; *tell* hears a line for each check."""
    started = time.perf_counter()
    found: list[Found] = []
    with _own_folders():
        make_app(lambda: said)
        for check in checks():
            found.append(tried(check))
            tell(_line(found[-1], said))
    failed = sum(not one.ok for one in found)
    tell(said.text("CommandLine", SUMMARY if failed else ALL_FINE, failed=failed, all=len(found)))
    return {
        "ok": not failed,
        "program": __version__,
        "bundle": is_bundle(),
        "python": platform.python_version(),
        "qt": qVersion(),
        "system": platform.platform(),
        "platform": QGuiApplication.platformName(),
        "seconds": round(time.perf_counter() - started, 3),
        "checks": [one._asdict() for one in found],
    }


def tried(check: SelfCheck) -> Found:
    """Return what comes of a check, whatever fails in it."""
    started = time.perf_counter()
    try:
        ok, detail = True, check.run()
    except Exception as error:  # a border: every other check is run too
        ok, detail = False, str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
    return Found(check.name, ok, round(time.perf_counter() - started, 3), detail)


def _line(found: Found, said: Messages) -> str:
    subject, _, name = found.name.partition("/")
    what = said.text("CommandLine", SUBJECTS[subject], name=name)
    words = said.text("CommandLine", FINE if found.ok else FAILED, reason=found.detail)
    return said.before(what, words)


@contextmanager
def _own_folders() -> Iterator[None]:
    """Have the program keep everything in a folder that goes afterwards."""
    before = os.environ.get(HOME)
    with TemporaryDirectory(prefix="evolution-qt-") as folder:
        os.environ[HOME] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[HOME]
            else:
                os.environ[HOME] = before


def _demand(is_so: object, otherwise: str) -> None:
    if not is_so:
        raise Failed(otherwise)


# The window


def _platform() -> str:
    """Load what opens windows, with every library that it asks for; that takes no display."""
    name = WINDOW_SYSTEMS[sys.platform]
    path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", name)
    part = QPluginLoader(str(path))
    _demand(part.load(), part.errorString())
    return f"{name} loads; drawn by {QGuiApplication.platformName()}"


# Files


def _resources() -> str:
    """Load all fonts, icons, networks, measurements and licences, and return how many there are."""
    from evolution_qt.ai import network
    from evolution_qt.brain import calibration, ratings
    from evolution_qt.brain.networks import files

    known = [game(key).bots() for key in keys()]
    written = [name for name in resources.names("fonts") if name.endswith(".ttf")]
    for name in written:
        _demand(fonts.is_sound(name), f"{name} is no font")
    _demand(len(written) >= len(fonts.FILES), "fonts are missing")
    for name in icons.names():
        _demand(not icons.ink(name).isEmpty() and not icons.body(name).isEmpty(), f"the icon {name} is empty")
    networks = sorted({name for bots in known for name in files(bots.networks)})
    for name in networks:
        network.Network.read(resources.read_bytes(name))
    _demand(networks, "there is no network")
    for name in sorted({bots.ratings for bots in known if bots.ratings}):
        ratings.read(parse(resources.read_bytes(name)))
    for name in sorted({bots.calibration for bots in known if bots.calibration}):
        calibration.read(parse(resources.read_bytes(name)))
    _demand(resources.read_bytes("CREDITS.md"), "CREDITS.md is empty")
    for name in (*resources.names(prose.RULES), *resources.names(prose.LESSONS)):
        _demand(prose.parse(resources.read_bytes(name).decode(), name), f"{name} has no chapters")
    terms = [part.words() for part in about.bundled()]
    _demand(terms or not is_bundle(), "no licence is there")
    _demand(network.HAS_NUMPY or not is_bundle(), "numpy cannot be loaded")
    return f"{len(written)} fonts, {len(icons.names())} icons, {len(networks)} networks"


def _language(language: str) -> str:
    """Load every text of a language, Qt's too, and return how many sentences there are."""
    _demand(language in messages.languages(), "not compiled")
    sentences = sum(map(len, messages.load(language).catalogue.values()))
    _demand(sentences or language == messages.SOURCE_LANGUAGE, "the command line has no sentences")
    catalogues = messages.compiled(f"_{language}.qm")
    _demand(catalogues, "the window has no sentences")
    of_qt = QTranslator()
    for name in catalogues:
        ours, data = QTranslator(), resources.read_bytes(name)
        _demand(ours.load(data) and not ours.isEmpty(), f"{name} has no sentences")
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _demand(of_qt.load(f"qtbase_{language}", folder), f"Qt has no sentences in {folder}")
    return f"{sentences} sentences"


def _games() -> str:
    """Return which games are found by their folders: all those that have texts, and the one shown first."""
    found = {title.key for title in titles()}
    texts = {Path(name).stem.removesuffix(_TEXTS) for name in messages.compiled(f"{_TEXTS}.qm")}
    missing = texts - found - {"evolution_qt"}
    _demand(not missing, f"not found: {', '.join(sorted(missing))}")
    _demand(is_shown(default_edition()), "the game that is shown first has no table")
    return ", ".join(sorted(found))


# Pictures


def _tables(key: str) -> str:
    """Draw the table for every number of players, alone and in its window, in all languages by turns."""
    edition = game(key)
    for players in edition.seats:
        match = _played_to(key, players)
        opened = edition, match.state
        for at, view in enumerate(("table", "game")):
            image = drawn(view, opened, match.to_move, language=LANGUAGES[(players + at) % len(LANGUAGES)])
            _demand(not _is_blank(image), f"{view} for {players} is blank")
    return f"{edition.seats[0]} to {edition.seats[-1]} players"


def _played_to(key: str, players: int) -> AnyMatch:
    """Return a game of bots in its second round, in a state that shows much, always the same."""
    is_lively = presentation(key).samples().is_lively
    match = begin(Header(game=key, players=tuple(RecordSeat(name=name) for name in NAMES[:players]), seed=11))
    while not match.is_over and (match.state.round < 2 or not is_lively(match.state)):
        trial.play_one(match)
    return match


def _view(view: str) -> str:
    """Draw one of the other views, and return how large it is."""
    if view in OF_A_POSITION:
        match = _played_to(samples().game, 3)
        image = drawn(view, (match.game, match.state), match.to_move)
    else:
        image = drawn(view)
    _demand(not _is_blank(image), "blank")
    return f"{image.width()} x {image.height()}"


def _is_blank(image: QImage) -> bool:
    """Return whether a picture has hardly any colours."""
    if image.isNull():
        return True
    colours = Counter(
        image.pixel(image.width() * (2 * x + 1) // (2 * _GRID), image.height() * (2 * y + 1) // (2 * _GRID))
        for x in range(_GRID)
        for y in range(_GRID)
    )
    return len(colours) < _FEWEST_COLOURS


# Games


def _game(key: str) -> str:
    """Have bots play a game in their process, and return how many moves it had."""
    from evolution_qt.ui.shell.window import tasks

    pool = Pool(UNHURRIED)
    try:
        pool.warm()
        _demand(pool.pid not in (None, os.getpid()), "the bots have no process")
        moves = tasks.run(make_app(), _play_out(key, pool))
    finally:
        pool.stop()
    return f"{moves} moves"


async def _play_out(key: str, pool: Pool) -> int:
    """Play a game to its end and return how many moves it had."""
    fewest, bots = game(key).seats[0], game(key).bots()
    match = begin(Header(game=key, players=tuple(RecordSeat(name=name) for name in NAMES[:fewest]), seed=7))
    while not match.is_over:
        made, seat = len(match.plies), match.to_move
        kind = bots.stand_in if made < FIRST_MOVES else bots.substitute
        position = match.game.dump(match.view(seat).state)
        answer = await pool.ask(BotJob(pool.number(), seat, position, kind, made))
        match.play(seat, match.game.read(answer.moves[0]))
    return len(match.plies)


# Records


def record(key: str) -> str:
    """Kill the writer of a record, go on with it to its end, and return where it went on."""
    with TemporaryDirectory(prefix="evolution-qt-") as folder:
        for later in range(3):
            heard = killed(folder, key, _ENOUGH + later)
            shelf = Shelf(Path(folder))
            path = shelf.unfinished()
            if path is not None:  # a kill may come just between two games
                break
        else:
            raise Failed("no game can be gone on with")
        match = shelf.open(path)
        with closing(match.record):
            there = len(match.plies)
            seed, moves = heard
            _demand(match.record.header.seed != seed or there >= moves, f"{there} moves of {moves} are left")
            while not match.is_over:
                trial.play_one(match)
            _demand(match.record.fault is None, "the record is not on the disk")
        again = open_record(Record.read(path.read_bytes()))
        _demand(again.is_over, "the record has no end")
        _demand(len(again.plies) == len(match.plies), "the record is not the game")
        return f"gone on after {there} of {len(match.plies)} moves"


def killed(folder: str, key: str, enough: int) -> tuple[int, int]:
    """Have a process write games, and kill it once it has written *enough* moves in all of them.

    Return the seed of the last one and of how many of its moves we know.
    """
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=trial.write, args=(theirs, folder, key), daemon=True)
    process.start()
    theirs.close()
    seed = moves = written = 0
    try:
        while not moves or written < enough:
            _demand(ours.poll(_PATIENCE), "nothing is written")
            word, _, number = ours.recv_bytes().decode().partition(" ")
            if word == "game":
                seed, moves = int(number), 0
            else:
                moves = int(number)
                written += 1
    except EOFError:
        raise Failed("the writer has ended by itself") from None
    finally:
        process.kill()
        process.join()
        process.close()
        ours.close()
    return seed, moves
