"""The disk is never waited for: the window goes on while it hangs, and who leaves leaves everything there."""

import asyncio
import errno
import gc
import os
import threading
import weakref
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QWidget

from evolution_qt.core.record import Check, Record
from evolution_qt.store.disk import write_whole
from evolution_qt.store.library import Library
from evolution_qt.store.writer import or_fault
from evolution_qt.ui.shell.settings.settings import SettingsFile
from evolution_qt.ui.shell.window import window as window_module
from evolution_qt.ui.shell.window.memory import Collector
from evolution_qt.ui.shell.window.question import LossDialog
from evolution_qt.ui.shell.window.tasks import running, written
from tests.store.faulty import Faulty
from tests.store.games import stored
from tests.store.slow import Slow
from tests.ui.shell.acting import cancel, click, ok, until
from tests.ui.shell.page import BOTS, DUEL, TWO

pytestmark = [
    pytest.mark.usefixtures("toy_among_games"),
    pytest.mark.skipif(os.name == "nt", reason="the slow disk reads by way of the system's numbers"),
]


@pytest.fixture(autouse=True)
def _soon(monkeypatch):
    """Let a word about waiting come at once."""
    monkeypatch.setattr(window_module, "PATIENCE", 0)


async def held(disk):
    """Wait, with the window alive, until the writer waits for the disk."""
    await until(disk.is_waited_for.is_set)


def rounds(match):
    return sum(isinstance(note, Check) for note in match.record.notes)


async def test_a_game_is_begun_and_played_with_a_disk_that_hangs(shown, folders):
    """Moves are made by dragging and shown, over the ends of rounds; then all of it comes to the disk."""
    disk = Slow()

    async with shown(disk=disk) as made:
        disk.hold()
        view = await made.begin(DUEL)
        await made.play_until(lambda: rounds(view.match) == 2)
        await until(lambda: not view.playback.is_busy)

        assert disk.is_waited_for.is_set()
        assert 0 == disk.syncs
        assert view.is_recorded
        assert view.note.isHidden()
        disk.let_go()
        await written(made.writer)
        (path,) = folders.games.glob("*.jsonl")
        assert view.match.record.notes == Record.read(path.read_bytes()).notes


async def test_who_leaves_a_game_waits_for_the_disk_and_can_go_on_with_it(shown, folders):
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        window.settings = replace(window.settings, confirmations=False)
        view = await made.begin(DUEL)
        await made.play_until(lambda: view.match.plies)
        record = view.match.record
        disk.hold()

        window.session.leave()
        await held(disk)
        await until(lambda: "The disk is slow" in view.note.label.text())
        assert window.pages.currentWidget() is view
        disk.let_go()
        await until(lambda: window.pages.currentWidget() is window.start)

        (path,) = folders.games.glob("*.jsonl")
        assert record.text().encode() == path.read_bytes()
        assert window.start.go_on.isEnabled()
        click(window.start.go_on)
        view = await until(lambda: window.game)
        assert record.moves() == view.match.record.moves()


async def test_the_program_ends_when_everything_is_on_the_disk(shown, folders):
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        view = await made.begin(DUEL)
        await made.play_until(lambda: view.match.plies)
        record, left = view.match.record, []
        window.left.connect(lambda: left.append(True))
        disk.hold()

        window.quit()
        await held(disk)
        for _ in range(50):
            await asyncio.sleep(0)
        assert [] == left
        disk.let_go()
        await until(lambda: left)

        (path,) = folders.games.glob("*.jsonl")
        assert record.text().encode() == path.read_bytes() == disk.durable[str(path)]


@pytest.mark.parametrize("way", ["start", "quit"])
async def test_who_leaves_is_asked_before_something_is_lost_that_the_disk_refuses_late(shown, folders, way):
    """The question before leaving comes when nothing is wrong yet."""
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        window.settings = replace(window.settings, confirmations=False)
        view = await made.begin(DUEL)
        await made.play_until(lambda: view.match.plies)
        record, left = view.match.record, []
        window.left.connect(lambda: left.append(True))
        disk.hold()
        window.shelf.writer.do(or_fault(partial(write_whole, folders.data / "slow", b"", disk)))
        await made.play_until(lambda: len(view.match.plies) > 2)
        assert view.is_recorded

        window.close() if way == "quit" else window.session.leave()
        await held(disk)
        disk.fails = True
        disk.let_go()
        sheet = await until(lambda: asked(window))
        assert "the disk is full" in sheet.words.text()
        assert [] == left
        window.close()
        assert window.isVisible()
        click(cancel(sheet))
        sheet = await until(lambda: asked(window, sheet))
        disk.fails = False
        click(cancel(sheet))
        if way == "quit":
            await until(lambda: left)
        else:
            await until(lambda: window.pages.currentWidget() is window.start)

        (path,) = folders.games.glob("*.jsonl")
        assert record.text().encode() == path.read_bytes()


@pytest.mark.parametrize("agrees", [True, False])
async def test_the_program_ends_without_what_is_missing_if_that_is_wished_or_it_is_told_to(shown, agrees):
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        window.settings = replace(window.settings, confirmations=False)
        view = await made.begin(DUEL)
        await made.play_until(lambda: view.match.plies)
        left = []
        window.left.connect(lambda: left.append(True))
        disk.fails = True

        window.close()
        sheet = await until(lambda: asked(window))
        if agrees:
            click(ok(sheet))
        else:
            window.quit()

        await until(lambda: left)


async def test_settings_and_titles_are_taken_at_once_and_written_in_their_turn(shown, folders):
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        view = await made.begin(BOTS)
        await until(lambda: view.match.is_over and view.controller.has_ended)
        await written(made.writer)
        (path,) = folders.games.glob("*.jsonl")
        librarian = window.library_page.librarian
        disk.hold()

        librarian.rename(path.name, "With Grandma")
        window.take_settings(replace(window.settings, theme="dark"))
        await held(disk)
        assert "dark" == window.theme
        assert "light" == SettingsFile(folders.settings).load().theme
        disk.let_go()
        await written(made.writer)

        assert "dark" == SettingsFile(folders.settings).load().theme
        await until(lambda: ["With Grandma"] == [entry.title for entry in librarian.games.entries])


async def test_what_is_undone_is_what_was_done_last_however_slow_the_disk(shown, folders):
    disk = Slow()
    stored(folders.games, 9, 7)

    async with shown(disk=disk) as made:
        librarian, name = made.window.library_page.librarian, "game-7.jsonl"
        told = []
        librarian.told.connect(lambda words, _: told.append(words))
        librarian.rename(name, "First")
        await written(made.writer)
        disk.hold()
        librarian.rename(name, "Second")
        librarian.rename(name, "Third")
        librarian.undo()
        disk.let_go()
        await until(lambda: ["Undone."] == told)
        assert "Second" == librarian.library.entry(name).title

        librarian.undo()
        await until(lambda: 2 == len(told))
        assert "First" == librarian.library.entry(name).title


async def test_an_undoing_that_the_disk_refuses_can_be_tried_again(shown, folders):
    disk = Faulty()
    for seed in (7, 8):
        stored(folders.games, 9, seed)

    async with shown(disk=disk) as made:
        librarian = made.window.library_page.librarian
        told = []
        librarian.told.connect(lambda words, _: told.append(words))
        librarian.throw_away(["game-7.jsonl", "game-8.jsonl"])
        await until(lambda: 1 == len(told))
        await until(lambda: not librarian.games.is_reading)
        disk.first, disk.is_lasting, disk.code = disk.count + 1, True, errno.EIO
        librarian.undo()
        await until(lambda: 2 == len(told))
        assert told[1].startswith("That is not possible")
        disk.heal()
        Library(folders.games).restore("game-7.jsonl")

        librarian.undo()
        await until(lambda: "game-8.jsonl" in [one.name for one in folders.games.iterdir()])
        await until(lambda: 3 == len(told))
        librarian.undo()
        await until(lambda: 4 == len(told))

        assert "There is nothing to undo." == told[3]


async def test_a_second_press_on_continue_while_the_disk_is_waited_for_does_nothing(shown, folders):
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        window.settings = replace(window.settings, confirmations=False)
        for seed in (7, 8):
            view = await made.begin(DUEL, seed)
            await made.play_until(lambda view=view: view.match.plies)
        await made.leave_game()
        disk.hold()
        window.shelf.writer.do(or_fault(partial(write_whole, folders.data / "slow", b"", disk)))
        await held(disk)

        click(window.start.go_on)
        click(window.start.go_on)
        disk.let_go()
        await until(lambda: window.game)
        await until(lambda: "continue" not in running())

        assert 8 == window.game.match.record.header.seed
        assert window.game.note.isHidden()


def asked(window, before=None):
    """Return the question whether something is to be lost, None if it is not asked, or not asked again."""
    return next((one for one in window.findChildren(LossDialog) if one is not before), None)


async def test_a_game_that_ends_is_in_the_book_when_it_is_on_the_disk(shown, folders):
    disk = Slow()

    async with shown(disk=disk) as made:
        window = made.window
        disk.hold()
        view = await made.begin(BOTS)
        await until(lambda: view.controller.has_ended)
        assert not window.book.is_reading
        disk.let_go()

        await until(lambda: window.book.ledger.subjects())
        await until(lambda: not window.book.is_reading)


async def test_a_disk_that_refuses_is_told_when_that_is_known_and_the_game_goes_on(shown, folders):
    disk = Faulty()

    async with shown(disk=disk) as made:
        disk.first, disk.is_lasting, disk.code = 1, True, errno.ENOSPC
        view = await made.begin(TWO)
        await until(lambda: "the disk is full" in view.note.label.text())
        assert not view.is_recorded
        await made.play_until(lambda: view.match.plies)
        disk.heal()
        await made.play_until(lambda: len(view.match.plies) > 1)
        await until(lambda: "Nothing was lost" in view.note.label.text())
        assert view.is_recorded


def test_garbage_of_the_window_goes_in_the_windows_thread(app, qtbot):
    """Python collects in whichever thread makes something; a widget that goes in another ends the program."""
    collector = Collector()
    threads = []

    def note(phase, _info):
        threads.append((phase, threading.get_ident()))

    class Part(QWidget):
        pass

    def litter():
        for _ in range(1_000):  # each time: what earlier tests left and goes now lowers the count
            ring = []
            ring.append(ring)

    gc.callbacks.append(note)
    try:
        first, second = Part(), Part()
        first.other, second.other = second, first
        seen = weakref.ref(first)
        del first, second
        worker = threading.Thread(target=lambda: [[[]] for _ in range(100_000)])
        worker.start()
        worker.join()
        assert [] == threads
        qtbot.waitUntil(lambda: litter() or bool(threads))
        assert {threading.get_ident()} == {thread for _, thread in threads}
        collector.stop()
        assert gc.isenabled()
        gc.collect()
        assert seen() is None
    finally:
        gc.callbacks.remove(note)
        collector.stop()
