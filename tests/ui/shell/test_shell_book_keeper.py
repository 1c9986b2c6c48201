"""The record book while a change to it waits for the disk: closed, reset, counted again and exported then."""

import asyncio
import json
import threading
import time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from evolution_qt.book.database import Book
from evolution_qt.store.disk import Disk
from evolution_qt.store.writer import LateWriter
from evolution_qt.ui.kit.jobs import go_on, is_busy
from evolution_qt.ui.shell.book.book_keeper import DATABASE, of_folder
from tests.book.games import played
from tests.ui.shell.acting import click, ok, until

GOOD = [played(seed) for seed in range(1, 4)]
LONG = 240.0


def put(folder):
    folder.mkdir(parents=True)
    for at, content in enumerate(GOOD):
        (folder / f"{at}.jsonl").write_bytes(content)


class Held:
    """A keeper whose first change waits in the writer's thread, in the middle of the connection's use."""

    def __init__(self, folder, monkeypatch):
        self.path = folder / DATABASE
        put(folder / "games")
        self.is_told = threading.Semaphore(0)
        self.writer = LateWriter(self.is_told.release)
        self.is_held, self.may_go_on = threading.Event(), threading.Event()
        self.happened = []
        change, close = Book._change, Book.close  # private: what runs in the writer's thread

        def held(book, statements):
            self.happened.append("begun")
            self.is_held.set()
            assert self.may_go_on.wait(LONG)
            change(book, statements)
            self.happened.append("written")

        def closed(book):
            self.happened.append("closed")
            close(book)

        monkeypatch.setattr(Book, "_change", held)  # private: as above
        monkeypatch.setattr(Book, "close", closed)
        self.keeper = of_folder(folder / "games", writer=self.writer)
        self.keeper.catch_up()
        end = time.monotonic() + LONG
        while not self.is_told.acquire(timeout=0.01):  # until the file has been looked through
            go_on(self.keeper)
            assert time.monotonic() < end
        self.writer.deliver()
        while not self.keeper.is_writing:
            go_on(self.keeper)
        assert self.is_held.wait(LONG)

    def finish(self):
        """Let the writer go on, and make all steps."""
        self.may_go_on.set()
        while is_busy(self.keeper):
            go_on(self.keeper)
            if self.keeper.is_writing:
                assert self.is_told.acquire(timeout=LONG)
                self.writer.deliver()


@pytest.fixture
def held(app, tmp_path, monkeypatch):
    made = Held(tmp_path, monkeypatch)
    yield made
    made.may_go_on.set()
    made.keeper.stop()
    made.writer.stop()


def test_a_damaged_book_is_found_by_the_writer_and_filled_again(app, tmp_path):
    """To look through a large file takes 80 ms, for which the window does not wait."""
    put(tmp_path / "games")
    path = tmp_path / DATABASE
    book = Book(path)
    book.update(sorted((tmp_path / "games").iterdir()))
    book.close()
    sound = path.read_bytes()
    path.write_bytes(sound[:4096] + bytes(4096) + sound[8192:])
    is_told = threading.Semaphore(0)
    writer = LateWriter(is_told.release)
    keeper = of_folder(tmp_path / "games", writer=writer)

    keeper.catch_up()
    while not keeper.book.is_writing:
        go_on(keeper)
    assert keeper.book.put_aside is None
    while is_busy(keeper):
        if keeper.is_writing:
            assert is_told.acquire(timeout=LONG)
            writer.deliver()
        go_on(keeper)

    assert keeper.book.put_aside is not None
    assert 3 == len(keeper.ledger.identities())
    keeper.stop()
    writer.stop()


def test_a_book_that_is_being_written_is_closed_only_after_it(held):
    """It was closed at once, while another thread was within SQLite: the program could crash on leaving."""
    held.keeper.stop()
    assert ["begun"] == held.happened
    held.may_go_on.set()
    held.writer.stop()

    assert ["begun", "written", "closed"] == held.happened
    book = Book(held.path)
    assert 3 == sum(row.startswith("games") for row in book.dump())
    book.close()


def test_a_reset_waits_until_all_is_read_and_written(held):
    """It asked on the writer's connection: the window waited, and what was not written yet still counted."""
    kept = []
    held.keeper.forget(kept.append)
    for _ in range(10):
        go_on(held.keeper)
    assert held.keeper.is_forgetting
    assert not held.keeper.forgotten.identities

    held.finish()
    assert not held.keeper.is_forgetting
    assert set(held.keeper.ledger.identities()) == held.keeper.forgotten.identities
    assert 3 == len(held.keeper.forgotten.identities)
    assert [] == held.keeper.ledger.subjects()
    held.writer.stop()
    assert [True] == kept


def test_who_counts_all_games_again_takes_back_a_reset_that_waits(held):
    held.keeper.forget()
    held.keeper.remember()
    assert not held.keeper.is_forgetting

    held.finish()
    assert not held.keeper.forgotten.identities


def test_counting_again_waits_for_the_change_before(held):
    """A second change was begun while one was on its way, and the first that ended let the book be asked."""
    held.keeper.rebuild()
    for _ in range(10):
        go_on(held.keeper)
    assert 1 == len(held.writer._given)  # private: of a writer, which stands below the window
    assert held.keeper.is_writing

    held.finish()
    assert ["begun", "written"] * 3 == held.happened
    assert 3 == sum(row.startswith("games") for row in held.keeper.book.dump())
    assert held.keeper.book.is_kept
    assert held.keeper.book.put_aside is None


def test_damage_seen_while_another_thread_writes_closes_nothing(held):
    """Only what asks before its turn sees it; the file is replaced by the change, or the next time."""
    assert [] == held.keeper.book.rows("SELECT no FROM such_table")
    assert ["begun"] == held.happened

    held.finish()
    assert held.keeper.book.put_aside is None
    assert 3 == sum(row.startswith("games") for row in held.keeper.book.dump())


def test_a_change_that_fails_unexpectedly_ends_the_waiting(held, monkeypatch):
    def wrong(book, statements):
        raise ValueError("unexpected")

    held.keeper.read_no_more()
    monkeypatch.setattr(Book, "_change", wrong)  # private: no input makes it fail so
    held.keeper.rebuild()
    with pytest.raises(ValueError, match="unexpected"):
        held.finish()

    assert not held.keeper.is_writing
    assert not held.keeper.is_reading


async def test_an_export_that_waits_for_the_disk_is_finished_when_the_window_is_left(
    shown, folders, tmp_path, monkeypatch
):
    """It was dropped without a word where the book handed over another change after the last wait."""
    put(folders.games)
    gate = threading.Event()
    file = tmp_path / "book.json"

    async with shown(disk=Disk()) as made:
        window, left, waits = made.window, [], []
        window.left.connect(lambda: left.append(True))
        window.sheets.show_record_book()
        await until(lambda: not window.book.is_reading)
        dialog, wait = window.dialog, window.written

        async def written():
            await wait()
            waits.append(True)
            if len(waits) == 1:
                made.writer.do(lambda: gate.wait(LONG))
                window.book.rebuild()
                while not window.book.is_writing:
                    go_on(window.book)
                dialog.export_to(file)

        monkeypatch.setattr(window, "written", written)
        try:
            window.quit()
            await until(lambda: waits)
            for _ in range(50):
                await asyncio.sleep(0)
            assert [] == left
            assert not file.exists()
        finally:
            gate.set()
        await until(lambda: left)
    assert {"seats", "traits"} <= set(json.loads(file.read_text(encoding="utf-8")))


async def test_a_reset_that_waits_keeps_its_button_out_of_reach(page, folders):
    put(folders.games)

    window = page.window
    window.sheets.show_record_book()
    await until(lambda: not window.book.is_reading)
    dialog = window.dialog
    assert dialog.forget.isEnabled()
    click(dialog.forget)
    window.book.catch_up()
    click(ok(dialog.question))
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.MetaCall)  # while the book is read
    assert not dialog.forget.isEnabled()
    await until(lambda: not window.book.is_forgetting)
    assert "since the reset" in dialog.empty.text()
    dialog.remember.click()
    assert dialog.forget.isEnabled()
