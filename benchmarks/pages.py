"""How long the window does not answer in pages that list or draw 5,000 matches.

    python benchmarks/pages.py CASE [--verbose]

A process with a copy of a folder of so many played matches, made from a few by other dates and names. A turn
is the processor time of the window's thread between two beats of the event loop; prints the longest and the
sum of all with work in them, in milliseconds. Folders of matches lie in that which EVOLUTION_QT_MATCHES
names, and are made where they are missing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from turns import GAMES, Visit, visited

MATCHES = "EVOLUTION_QT_MATCHES"
"""The folder that folders of matches are made in, in the environment."""
MANY = 5_000
DEALS = 12
"""Matches that are really played; all others are copies with other dates and names."""
NAMES = ("Ann", "Bea", "Cleo", "Dan")
HOME = "EVOLUTION_QT_HOME"
LEAST = 0.0002
"""Seconds of a turn with work in it; the watch itself takes less."""
CSV, JSON = "book.csv", "book.json"


# The matches


def filled(matches: int) -> Path:
    """Return a folder of the program with so many matches, made by the first process that asks for it."""
    import fcntl  # Linux and macOS have it

    place = Path(os.environ[MATCHES])
    home = place / str(matches)
    with open(place / f"{matches}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not home.exists():
            made = home.with_suffix(".made")
            _fill(made, matches)
            made.rename(home)
    return home


def _fill(home: Path, matches: int) -> None:
    """Put so many matches into the folder of games, and into the record book that lies beside it."""
    from evolution_qt.book import reading
    from evolution_qt.book.database import Book
    from evolution_qt.book.reading import GameEntry
    from evolution_qt.store.library import Library
    from evolution_qt.ui.shell.book.book_keeper import DATABASE
    from evolution_qt.ui.shell.window.folders import Folders

    os.environ[HOME] = str(home)
    folders = Folders.found()
    folders.games.mkdir(parents=True)
    originals = [played(number) for number in range(min(DEALS, matches))]
    read = [reading.read(data) for data in originals]
    entries: list[GameEntry] = []
    for number in range(matches):
        deal = number % len(originals)
        minutes, created = divmod(number, 60), ""
        created = f"{2001 + number // 400}-{1 + number % 12:02}-{1 + number % 28:02}T"
        created += f"{minutes[0] % 24:02}:{minutes[1]:02}:00Z"
        first, _, rest = originals[deal].partition(b"\n")
        header = json.loads(first)
        header["created"] = created
        data = json.dumps(header, separators=(",", ":")).encode() + b"\n" + rest
        path = folders.games / f"{created[:19].replace(':', '')}-{number}.jsonl"
        path.write_bytes(data)
        os.utime(path, (1_000_000_000 + number * 60,) * 2)
        entry = read[deal]
        assert entry is not None
        entries.append(replace(entry, sum=reading.checksum(data), identity=f"{number:016x}", created=created))
    book = Book(folders.games.parent / DATABASE)
    for at in range(0, matches, 500):
        book.add(entries[at : at + 500])
    book.close()
    Library(folders.games).entries()  # writes the index


def played(number: int) -> bytes:
    """Return the record of a whole match of simple bots, the first seat a person's."""
    from evolution_qt.ai.bots import choose_move
    from evolution_qt.core.record import Header, RecordSeat
    from evolution_qt.core.rng import Rng
    from evolution_qt.games.opening import begin

    players = 2 + number % 3
    seats = [RecordSeat(name, "human" if not at else "hunter") for at, name in enumerate(NAMES[:players])]
    match = begin(
        Header(game="evolution/de", players=tuple(seats), seed=number, created="2001-01-01T00:00:00Z")
    )
    rng = Rng(number, "pages")
    while not match.is_over:
        match.play(match.to_move, choose_move(match.game, match.view(match.to_move), "greedy", rng))
    return match.record.text().encode()


# What is done


def works(owner: Any) -> bool:
    """Return whether a job of *owner* is under way."""
    try:
        from evolution_qt.ui.kit.jobs import is_busy
    except ImportError:  # an older copy, with --against
        from evolution_qt.ui.shell.window.jobs import Job  # type: ignore[import-not-found]

        return any(job.isActive() for job in owner.findChildren(Job))
    return bool(is_busy(owner))


class Pages(Visit):
    """A window over many matches."""

    async def calm(self, *busy: Callable[[], bool], most: float = 60) -> None:
        """Wait until nothing of this goes on."""
        until = time.perf_counter() + most
        await asyncio.sleep(0.3)
        while any(one() for one in busy) and time.perf_counter() < until:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)

    async def noted(self, *steps: Callable[[], object], busy: tuple[Callable[[], bool], ...] = ()) -> None:
        """Do things, one after the other, each to its end, and note the turns meanwhile."""
        watching = asyncio.ensure_future(self.turns.watch())
        await asyncio.sleep(0.05)
        self.turns.lasted.clear()
        for step in steps:
            step()
            await self.calm(*busy)
        watching.cancel()

    # The record book

    async def book_opens(self) -> None:
        """Open the record book."""
        await self.noted(self.window.sheets.show_record_book, busy=(self.book_is_busy,))

    def book_is_busy(self) -> bool:
        """Return whether the record book is still at work."""
        book = self.window.book
        return bool(book.is_reading or works(book))

    async def book(self) -> Any:
        """Open the record book, and wait for it."""
        self.window.sheets.show_record_book()
        await self.calm(self.book_is_busy)
        return self.window.dialog

    async def book_chosen(self) -> None:
        """Choose other games in the record book, then others again."""
        dialog = await self.book()
        await self.noted(
            lambda: dialog.players.setCurrentIndex(1),
            lambda: dialog.players.setCurrentIndex(0),
            lambda: dialog.person.setCurrentIndex(1),
            busy=(self.book_is_busy,),
        )

    async def book_turned(self) -> None:
        """Turn to the page of points, then to that of traits."""
        dialog = await self.book()
        await self.noted(dialog.pages["points"].click, dialog.pages["topics"].click)

    async def book_pointed(self) -> None:
        """Let the pointer go over the points of all matches."""
        from PySide6.QtCore import QPoint
        from PySide6.QtTest import QTest

        dialog = await self.book()
        dialog.pages["points"].click()
        await self.calm()
        course = dialog.course
        watching = asyncio.ensure_future(self.turns.watch())
        await asyncio.sleep(0.05)
        self.turns.lasted.clear()
        for at in range(20):
            QTest.mouseMove(course, QPoint(60 + at * (course.width() - 80) // 20, 90))
            await asyncio.sleep(0.005)
        watching.cancel()

    async def book_language(self) -> None:
        """Change the language while the record book lies open."""
        await self.book()
        await self.noted(lambda: self.set(language="de"), busy=(self.book_is_busy,))

    async def book_exported(self) -> None:
        """Write the record book into files, of both sorts."""
        dialog = await self.book()
        home = self.window.shelf.folder.parent
        await self.noted(
            lambda: dialog.export_to(home / CSV),
            lambda: dialog.export_to(home / JSON),
            busy=(self.book_is_busy,),
        )

    async def book_begun_anew(self) -> None:
        """Have all matches forgotten, and counted again."""
        dialog = await self.book()
        await self.noted(dialog._forget, dialog._remember, busy=(self.book_is_busy,))

    # The library

    def library_is_busy(self) -> bool:
        """Return whether the library is still at work."""
        return works(self.window.library_page.librarian)

    async def library(self) -> Any:
        """Open the library, and wait for it."""
        self.window.library_page.show()
        await self.calm(self.library_is_busy)
        return self.window.dialog

    async def library_opens(self) -> None:
        """Open the library."""
        await self.noted(self.window.library_page.show, busy=(self.library_is_busy,))

    async def library_opens_without_index(self) -> None:
        """Open the library for the first time."""
        (self.window.shelf.folder / "index.json").unlink()
        self.window.shelf._library = None
        await self.noted(self.window.library_page.show, busy=(self.library_is_busy,))

    async def library_scrolled(self) -> None:
        """Go through the list, and choose the last match."""
        dialog = await self.library()
        bar = dialog.list.verticalScrollBar()
        model = dialog.model
        await self.noted(
            lambda: bar.setValue(bar.maximum() // 2),
            lambda: bar.setValue(bar.maximum()),
            lambda: dialog.list.setCurrentIndex(model.index(model.rowCount() - 1)),
            busy=(self.library_is_busy,),
        )

    async def library_sought(self) -> None:
        """Look for words, and take them away."""
        dialog = await self.library()
        await self.noted(
            lambda: dialog.search.setText("ann"),
            lambda: dialog.search.setText("ann cleo"),
            lambda: dialog.search.setText(""),
            busy=(self.library_is_busy,),
        )

    async def library_sorted(self) -> None:
        """Put the list into each order."""
        dialog = await self.library()
        steps = [lambda at=at: dialog.order.setCurrentIndex(at) for at in (1, 2, 3, 4, 0)]
        await self.noted(*steps, busy=(self.library_is_busy,))

    async def library_turned(self) -> None:
        """Turn to running matches, to finished ones, to the bin, and back."""
        dialog = await self.library()
        steps = [lambda page=page: dialog.turn(page) for page in ("running", "finished", "bin", "all")]
        await self.noted(*steps, busy=(self.library_is_busy,))

    async def library_chosen(self) -> None:
        """Choose a match, then all of them, then one again."""
        dialog = await self.library()
        await self.noted(
            lambda: dialog.list.setCurrentIndex(dialog.model.index(3)),
            dialog.list.selectAll,
            lambda: dialog.list.setCurrentIndex(dialog.model.index(4)),
            busy=(self.library_is_busy,),
        )

    async def library_changed(self) -> None:
        """Name a match, throw it away, fetch it back."""
        dialog = await self.library()
        librarian = self.window.library_page.librarian
        name = dialog.model.shown[5].name
        await self.noted(
            lambda: librarian.rename(name, "With Ann"),
            lambda: librarian.throw_away([name]),
            librarian.undo,
            busy=(self.library_is_busy,),
        )

    async def library_exported(self) -> None:
        """Write a match into a file of its own."""
        dialog = await self.library()
        librarian, home = self.window.library_page.librarian, self.window.shelf.folder.parent
        name = dialog.model.shown[5].name
        await self.noted(lambda: librarian.export(name, home / "one.jsonl"), busy=(self.library_is_busy,))

    async def library_takes_in(self) -> None:
        """Take a match in that is here already."""
        dialog = await self.library()
        librarian, home = self.window.library_page.librarian, self.window.shelf.folder.parent
        shutil.copy(self.window.shelf.folder / dialog.model.shown[5].name, home / "one.jsonl")
        await self.noted(lambda: librarian.take_files([home / "one.jsonl"]), busy=(self.library_is_busy,))

    async def checked(self) -> None:
        """Check all data for ten seconds; all of them would take minutes."""
        from evolution_qt.ui.shell.library.check import CheckDialog

        dialog = await self.library()
        sheet = CheckDialog(self.window.library_page.librarian, self.window.book)
        until = [0.0]

        def begin() -> None:
            until[0] = time.perf_counter() + 10
            dialog.lay(sheet)

        def is_busy() -> bool:
            return bool(sheet.is_running and time.perf_counter() < until[0])

        await self.noted(begin, sheet.stop, busy=(is_busy,))

    # The start screen

    async def start_again(self) -> None:
        """Come back to the start screen, which offers the last match that can go on."""
        await self.noted(self.window.show_start)


def main() -> None:
    """Do one case."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("case")
    parser.add_argument("--verbose", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        home = Path(place, "home")
        shutil.copytree(filled(MANY), home)
        os.environ[HOME] = str(home)
        make = partial(Pages, played=replace(GAMES["evolution"], edition="evolution/de"))
        turns = visited(given.case, make, is_verbose=given.verbose).lasted
    found = {"longest": max(turns), "all": sum(turn for turn in turns if turn > LEAST)}
    print(json.dumps({f"pages.{given.case}.{name}": value * 1000 for name, value in found.items()}))


if __name__ == "__main__":
    main()
