"""What the tests of the window share: folders of their own, a loop, a window that is closed again."""

import asyncio
import contextlib
import itertools
import logging
import sys
from hashlib import sha256
from inspect import iscoroutinefunction, signature

import msgspec
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog

from evolution_qt import resources
from evolution_qt.ai.bots import choose_move
from evolution_qt.brain import worker
from evolution_qt.brain.worker import BotJob, answered
from evolution_qt.core import garbage
from evolution_qt.core.fairness import bot_seed
from evolution_qt.core.record import HUMAN
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.state import PLAY
from evolution_qt.ui.kit import art
from evolution_qt.ui.shell.game import advisor, matches, session
from evolution_qt.ui.shell.new_game import player_names
from evolution_qt.ui.shell.settings.settings import SettingsFile
from evolution_qt.ui.shell.shots import shot
from evolution_qt.ui.shell.start import backdrop
from evolution_qt.ui.shell.window import style, tasks
from evolution_qt.ui.shell.window.app import make_app
from evolution_qt.ui.shell.window.crash import Reporter
from evolution_qt.ui.shell.window.folders import HOME, Folders
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.display import Display
from tests import toys
from tests.docs.pages import ROOT
from tests.store.slow import Slow
from tests.ui.shell.acting import LONG
from tests.ui.shell.kept import Kept
from tests.ui.shell.landscapes import Landscapes
from tests.ui.shell.page import QUIET, Page

sys.path.append(str(ROOT / "packaging"))

import documented_views

documented_views.add()  # so that what is tried with every view is tried with these, too


@pytest.fixture(autouse=True)
def account(monkeypatch):
    """Let the account belong to no one in particular, no matter who runs the tests."""
    monkeypatch.setattr(player_names, "account_name", lambda: "")


@pytest.fixture(autouse=True)
def _usual_window(monkeypatch):
    """Let a window first be as large as usual, however large the screen is."""
    monkeypatch.setattr(style, "SHARE", 0.0)


@pytest.fixture(autouse=True)
def _kept(monkeypatch):
    """Let the one who gives hints take a process that is there; all of them know the toys."""
    monkeypatch.setattr(advisor, "Pool", Kept)
    monkeypatch.setattr(worker, "serve", toys.serve)


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Every folder of the program under a temporary one."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return Folders.found()


@pytest.fixture
def app(qapp, folders):
    made = make_app()
    font = made.font()
    yield made
    with garbage.left_alone():
        made.setFont(font)
    style.write_as_usual()


@pytest.fixture(scope="session", autouse=True)
def _pictures(qapp):
    """Paint cards, boards and landscapes once for all tests; no picture outlives the application."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backdrop, "landscape", Landscapes(backdrop.landscape).landscape)
        patch.setattr(art, "forget_tables", lambda *_: None)
        patch.setattr(Display, "let_go", lambda _: None)
        yield
    art.forget()


@pytest.fixture
def translations(app):
    """Whatever the program can speak; who uses it leaves the language as it was."""
    try:
        resources.names("i18n")
    except FileNotFoundError:
        pytest.skip("the translations are not compiled; dev.py does it")
    before = QLocale()
    made = Translations(app)
    yield made
    made.remove()
    QLocale.setDefault(before)


@pytest.fixture
def play(app):
    """Run a coroutine in the window's own loop and fail if it leaves a task behind."""

    def run(coroutine, seconds=2 * LONG):
        async def limited():
            await asyncio.wait_for(coroutine, seconds)
            return 0

        assert 0 == tasks.run(app, limited())
        assert [] == tasks.running()

    return run


@pytest.fixture
def lots(monkeypatch):
    """Draw the same nonces in each run, the first game's first: so opponents play the same games again."""
    drawn = itertools.count()

    def token_hex(size):
        return sha256(f"game {next(drawn)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(matches.secrets, "token_hex", token_hex)


@pytest.fixture(scope="session")
def early():
    """Hold what `late` has played before, by the game."""
    return {}


def first_rounds(match, rng):
    """Play a match until its last turns of cards; yield the moves made, and by whom."""
    header = match.record.header
    while not (match.state.final_round and match.state.phase == PLAY):
        seat = match.to_move
        seen, kind = match.view(seat), header.players[seat].kind
        job = BotJob(1, seat, match.game.dump(seen.state), kind, bot_seed(header.nonce, seat))
        moves = () if kind == HUMAN else answered(job.packed()).moves
        if not moves:  # a person or another program
            moves = (match.game.write(choose_move(match.game, seen, "random", rng)),)
        for text in moves:
            match.play(seat, match.game.read(text))
            yield seat, text


@pytest.fixture
def late(monkeypatch, early):
    """Let every game begin at its last turns of cards, all before done at once, by people at random."""

    def planned(plan, seed=None, settings=None):
        match = matches.planned(plan, seed)
        game = msgspec.json.encode(msgspec.structs.replace(match.record.header, created=None))
        if game in early:
            for seat, text in early[game]:
                match.play(seat, match.game.read(text))
        else:
            early[game] = list(first_rounds(match, Rng(seed or 0)))
        return match

    monkeypatch.setattr(session, "planned", planned)


@pytest.fixture
def unpacked(monkeypatch):
    """Keep pictures as they are drawn, by their file's name: to pack one takes longer than to draw it."""
    kept = {}

    class Writer:
        def __init__(self, path, _kind):
            self.path = path

        def write(self, image):
            kept[self.path] = image
            return True

    monkeypatch.setattr(shot, "QImageWriter", Writer)
    return kept


@pytest.fixture
def unseen(monkeypatch):
    """Let dialogs for files stay out of sight: they are windows of the system, and answered here."""
    monkeypatch.setattr(QFileDialog, "open", lambda dialog: None)


@pytest.fixture
def alone(monkeypatch):
    """Let opponents think in a process of their own, which ends with the window as it does in the program."""
    monkeypatch.setattr(Kept, "is_shared", False)


@pytest.fixture
def shown(app, folders, lots):
    """Return a context manager that shows a window and closes it whatever happens."""

    @contextlib.asynccontextmanager
    async def open_window(settings=None, disk=None):
        SettingsFile(folders.settings).save(settings or QUIET)
        made = Page(app, folders, disk)
        left = asyncio.Event()
        made.window.left.connect(left.set)
        made.window.show()
        try:
            yield made
        finally:
            if isinstance(disk, Slow):
                disk.let_go()
            made.window.quit()
            async with asyncio.timeout(LONG):
                await left.wait()
            made.pool.stop()
            if disk is not None:
                made.writing.stop()
                made.collector.stop()
            made.translations.remove()
            made.window.deleteLater()
            await asyncio.sleep(0.02)

    return open_window


@pytest.fixture
def settings():
    """What is set in the window of `page`; a module or a test may have other settings."""
    return QUIET


@pytest.fixture
def page(shown, settings):
    """An open window, for a test that is a coroutine; see `tests.ui.shell.page`."""
    return shown(settings)


def pytest_itemcollected(item):
    """Have a test that is a coroutine get `play`, which runs it, before what it asks for itself."""
    if iscoroutinefunction(getattr(item, "obj", None)) and "play" not in item.fixturenames:
        own = [
            item.fixturenames.index(name)
            for name in signature(item.obj).parameters
            if name in item.fixturenames
        ]
        item.fixturenames.insert(min(own, default=len(item.fixturenames)), "play")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test that is a coroutine in the program's loop, in the window if it asks for one as `page`."""
    test, given = pyfuncitem.obj, pyfuncitem.funcargs
    if not iscoroutinefunction(test):
        return None
    named = {name: given[name] for name in signature(test).parameters}

    async def in_the_window():
        async with named["page"] as page:
            await test(**named | {"page": page})

    given["play"](in_the_window() if "page" in named else test(**named))
    return True


@pytest.fixture
def reporter(folders):
    """Catch what no one catches, as the program does; hooks and log level are given back."""
    level = logging.getLogger().level
    made = Reporter(folders.log)
    made.install()
    yield made
    made.remove()
    logging.getLogger().setLevel(level)
