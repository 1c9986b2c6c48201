"""What is done in a copy of the program that has the toy in it, each in a process of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt import messages
from evolution_qt.book.figures import Question
from evolution_qt.brain.pool import Pool
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games import game, titles
from evolution_qt.games.opening import begin
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.shell.settings.settings import SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.shots.shot import drawn
from evolution_qt.ui.shell.window import selftest, tasks
from evolution_qt.ui.shell.window.app import make_app
from evolution_qt.ui.shell.window.crash import Reporter
from evolution_qt.ui.shell.window.folders import Folders
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.shell.window.window import MainWindow
from evolution_qt.ui.table.presentation import presentation, shown_titles
from tests.ui.shell.acting import LEFT, NONE, click, ok, unfold, until

QUIET = Settings(language="en", speed="off", theme="light")
TWO = (SeatPlan("human", "Ann"), SeatPlan("human", "Ben"))


def deal(key: str) -> None:
    """Print a position of a toy for three players."""
    toy = game(key)
    print(json.dumps(toy.dump(toy.new(3, 5, first_player=0))))


def draw() -> None:
    """Draw what `shot` draws of a position of the toy; print how many colours each picture has."""
    toy = game("toy")
    state, found = toy.new(3, 5, first_player=0), {}
    for view in ("table", "pane", "moves", "curtain", "how-to-play", "reference"):
        image = drawn(view, (toy, state), 0)
        every = ((x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9))
        found[view] = len({image.pixel(*at) for at in every})
    print(json.dumps(found))


def list_games() -> None:
    """Print the games there are, and those that have a table."""
    print(json.dumps([[one.key for one in found()] for found in (titles, shown_titles)]))


def speak() -> None:
    """Print what its page of rules says, by language."""
    translations, said = Translations(make_app()), {}
    for language in ("de", "en", "ja"):
        translations.use(language)
        (chapter,) = presentation("toy").chapters(game("toy"), "#000000", 1.0)
        said[language] = chapter.heading
    translations.remove()
    print(json.dumps(said))


def list_checks() -> None:
    """Print what the program tries out of itself."""
    print(*[one.name for one in selftest.checks()])


def try_out() -> None:
    """Try out what the program knows of the toy, as `--selftest` does; print the report."""
    chosen = [
        one for one in selftest.checks() if one.name.endswith("/toy") or one.name in ("resources", "games")
    ]
    chosen.append(
        selftest.SelfCheck("record", partial(selftest.record, "toy"))
    )  # of the first game otherwise
    selftest.checks = lambda: chosen
    print(json.dumps(selftest.run(messages.load("en"), lambda _line: None)))


@asynccontextmanager
async def _window():
    """Show the program's window, and leave it."""
    folders = Folders.found()
    reporter, pool = Reporter(folders.log), Pool()
    translations = Translations(make_app())
    SettingsFile(folders.settings).save(QUIET)
    window = MainWindow(SettingsFile(folders.settings), Shelf(folders.games), reporter, pool, translations)
    left = asyncio.Event()
    window.left.connect(left.set)
    window.resize(1280, 800)
    window.show()
    try:
        yield window
    finally:
        window.quit()
        await left.wait()
        pool.stop()
        translations.remove()


def _play(coroutine: Coroutine[object, object, None]) -> None:
    async def limited() -> int:
        await asyncio.wait_for(coroutine, 60)
        return 0

    tasks.run(make_app(), limited())


def play_at_one_screen() -> None:
    """Begin the toy from the sheet of a new game, and play it by clicks and keys; print what came of it."""
    _play(_play_at_one_screen())


async def _play_at_one_screen() -> None:
    async with _window() as window:
        window.sheets.ask_new_game()
        dialog = await until(lambda: window.sheets.dialog)
        click(dialog.titles["toy"])
        unfold(dialog)
        click(dialog.counts[2])
        for row, (kind, name) in zip(dialog.rows, (("human", "Ann"), ("human", "Ben")), strict=False):
            row.kind.choose(kind)
            row.name.setText(name)
        click(ok(dialog))
        view = await until(lambda: window.game)
        await _make_moves(view)
        await until(lambda: view.result.is_shown)
        (path,) = Folders.found().games.glob("**/*.jsonl")
        told = {"standing": view.match.standing(), "log": view.log.lines_since(0)}
        print(json.dumps({"record": str(path), **told}))


def look_back() -> None:
    """Find the game in the library, look at it again, and in the record book; print what is found."""
    _play(_look_back())


async def _look_back() -> None:
    async with _window() as window:
        window.sheets.show_library()
        library = await until(lambda: window.sheets.dialog)
        await until(lambda: library.model.shown)
        (entry,) = library.model.shown
        library.replay_asked.emit(entry.name)
        replay = await until(lambda: window.replay)
        await until(lambda: replay.is_ready)
        replay.player.go(4)
        rows = [len(row) for row in replay.table.shown_state.rows]
        told = replay.describe(4)
        window.replays.close()
        await until(lambda: window.replay is None and window.sheets.dialog is None)
        window.sheets.show_record_book()
        book = await until(lambda: window.sheets.dialog)
        await until(lambda: not window.book.is_reading and book.count.text())
        ledger = window.book.ledger
        names = {
            one.name: (ledger.editions(one), *ledger.choices(Question(one))) for one in ledger.subjects()
        }
        print(json.dumps({"rows": rows, "told": told, "counted": names}))


async def _make_moves(view) -> None:
    """Lay all cards: the first of each hand by a click, then by key, by turns."""
    while not view.match.is_over:
        if view.curtain.isVisible():
            click(view.curtain.button)
        await until(lambda: view.match.is_over or view.curtain.isVisible() or _is_asked(view))
        if view.match.is_over or view.curtain.isVisible():
            continue
        made, table = len(view.match.plies), view.table
        card = next(iter(table.board.things.values()))
        if made % 2:
            QTest.keyClick(table, Qt.Key.Key_1)
            QTest.keyClick(table, Qt.Key.Key_Return)
        else:
            at = table.mapFromScene(card.scene_rect.center())
            QTest.mouseClick(table.viewport(), LEFT, NONE, at)
        await until(lambda made=made: len(view.match.plies) > made)


def _is_asked(view) -> bool:
    asked = view.controller.asked
    return bool(
        asked is not None and asked.is_asked and not view.playback.is_busy and view.table.board.things
    )


def write_record(key: str) -> None:
    """Write the record of a whole game of two people, each with its first move every time."""
    match = begin(Header(game=key, players=(RecordSeat("Ann"), RecordSeat("Ben")), seed=3))
    while not match.is_over:
        match.play(match.to_move, match.moves()[0])
    Path(f"{key}.jsonl").write_bytes(match.record.text().encode())


def open_without_a_table() -> None:
    """Ask for the toy that has no table in the window; print what is offered and said."""
    _play(_open_without_a_table())


async def _open_without_a_table() -> None:
    async with _window() as window:
        window.sheets.ask_new_game()
        dialog = await until(lambda: window.sheets.dialog)
        offered = list(dialog.titles)
        dialog.reject()
        await until(lambda: window.sheets.dialog is None)
        window.replays.open_file(Path("path.jsonl"))
        await until(window.note.isVisible)
        opened = window.note.label.text()
        window.note.drop()
        window.library_page.take_files([Path("path.jsonl")])
        await until(window.note.isVisible)
        print(json.dumps({"offered": offered, "opened": opened, "taken": window.note.label.text()}))
