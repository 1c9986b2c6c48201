"""The window and its files: full disks, vanished folders, a second window, games that cannot be opened."""

import asyncio
import errno
import shutil
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_record
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.shots.views import waiting
from tests.store.faulty import Faulty
from tests.ui.shell.acting import PAUSE, Person, click, until

DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
TWO = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))


async def go_on(view, moves):
    """Let the person make moves until there are so many more."""
    enough = len(view.match.record.moves()) + moves
    await Person(view).play_until(lambda: len(view.match.record.moves()) >= enough)


def files(folders):
    return sorted(folders.games.glob("*.jsonl"))


def in_file(path):
    return Record.read(path.read_bytes()).notes


async def test_a_disk_that_is_full_for_a_while_is_told_once_and_costs_nothing(shown, folders):
    disk = Faulty()
    async with shown() as made:
        made.window.shelf = Shelf(folders.games, disk)
        view = await made.begin(DUEL)
        await go_on(view, 4)
        assert view.note.isHidden()
        disk.first, disk.is_lasting, disk.code = disk.count + 1, True, errno.ENOSPC
        await go_on(view, 3)
        assert "the disk is full" in view.note.label.text()
        assert not view.is_recorded
        click(view.note.close_button)
        await go_on(view, 3)
        assert view.note.isHidden()
        disk.heal()
        await go_on(view, 2)
        assert "Nothing was lost" in view.note.label.text()
        assert view.is_recorded
        (path,) = files(folders)
        assert view.match.record.notes == in_file(path)


async def test_what_could_not_be_written_is_exported_and_copied_all_the_same(shown, folders, tmp_path):
    """The file is behind; saving the game elsewhere is what someone tries who is told so."""
    disk = Faulty()
    async with shown() as made:
        made.window.shelf = Shelf(folders.games, disk)
        view = await made.begin(DUEL)
        await go_on(view, 4)
        disk.first, disk.is_lasting, disk.code = disk.count + 1, True, errno.ENOSPC
        await go_on(view, 3)
        (path,) = files(folders)
        disk.heal()
        target = tmp_path / "elsewhere.jsonl"
        librarian = made.window.library_page.librarian

        librarian.export(path.name, target)
        librarian.copy_game(path.name)

        assert len(in_file(path)) < len(view.match.record.notes)
        assert view.match.record.notes == in_file(target)
        assert target.read_text(encoding="utf-8") == QGuiApplication.clipboard().text()


async def test_a_folder_that_vanishes_is_made_again(shown, folders):
    async with shown() as made:
        view = await made.begin(DUEL)
        await go_on(view, 4)
        shutil.rmtree(folders.data)
        await go_on(view, 2)
        assert view.is_recorded
        (path,) = files(folders)
        assert view.match.record.notes == in_file(path)


async def test_a_second_window_has_its_own_game_and_leaves_the_first_ones(shown, folders):
    async with shown() as first, shown() as second:
        view = await first.begin(DUEL)
        await go_on(view, 4)
        second.window.show_start()
        start = second.window.start
        assert start.go_on.isHidden()
        assert "Your game is being played in another window." == start.at_once.line
        assert start.at_once.line == start.at_once.toolTip() == start.at_once.accessibleDescription()
        other = await second.begin(DUEL, 8)
        await go_on(other, 4)
        await go_on(view, 2)
        assert 2 == len(files(folders))
        assert {7, 8} == {Record.read(path.read_bytes()).header.seed for path in files(folders)}

        first.window.settings = replace(first.window.settings, confirmations=False)
        await first.leave_game()
        assert first.window.start.go_on.isEnabled()
        moves = len(view.match.record.moves())
        click(first.window.start.go_on)
        again = await until(lambda: first.window.game)
        assert (7, moves) == (again.match.record.header.seed, len(again.match.record.moves()))


async def test_a_window_offers_a_game_as_soon_as_the_other_one_has_left_it(shown, folders):
    async with shown() as first, shown() as second:
        view = await first.begin(DUEL)
        await go_on(view, 4)
        second.window.show_start()
        start = second.window.start
        assert start.go_on.isHidden()
        first.window.settings = replace(first.window.settings, confirmations=False)
        await first.leave_game()
        first.window.activateWindow()
        await until(first.window.isActiveWindow)
        second.window.activateWindow()
        await until(second.window.isActiveWindow)
        assert start.go_on.isVisible()
        assert start.go_on.line.endswith("against Fox")


@pytest.mark.parametrize("language", ["de", "en", "ja"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
async def test_what_the_first_screen_says_has_its_place_in_a_window_of_any_size(shown, language, size):
    async with shown(Settings(language=language, theme="light")) as made:
        made.window.resize(*size)
        start = made.window.start
        made.window.shelf.waiting = lambda: [(entry, True) for entry, _is_played in waiting()]
        made.window.show_start()
        start.note.warn("One line is enough here.")
        await asyncio.sleep(0)
        QApplication.processEvents()
        assert size == (start.width(), start.height())
        around = QRect(QPoint(), start.size())
        buttons = [one for one in start.findChildren(QPushButton) if one.isVisible()]
        parts = [start.note, *dict.fromkeys(buttons)]
        assert {start.at_once, start.new_game, *start.others, *start.covers.covers.values()} <= set(parts)
        places = [QRect(one.mapTo(start, QPoint()), one.size()) for one in parts]
        for at, place in enumerate(places):
            assert around.contains(place), parts[at]
            assert not any(place.intersects(other) for other in places[:at]), parts[at]


async def test_without_any_game_there_is_nothing_to_explain(shown):
    async with shown() as made:
        assert not made.window.start.go_on.isEnabled()
        assert made.window.start.go_on.isHidden()
        assert made.window.start.at_once.isVisible()


async def test_a_game_taken_by_another_window_meanwhile_is_answered_in_place(shown, folders):
    async with shown() as made:
        view = await made.begin(DUEL)
        await go_on(view, 4)
        made.window.settings = replace(made.window.settings, confirmations=False)
        made.window.session.leave()
        start = made.window.start
        await until(lambda: made.window.pages.currentWidget() is start)
        (path,) = files(folders)
        taken = Shelf(folders.games).open(path)
        made.window.shelf.unfinished = lambda: path

        click(start.go_on)

        assert "a window has it open" in await until(start.note.label.text)
        taken.record.close()


async def test_why_a_game_cannot_be_continued_is_said_in_the_language(shown, folders):
    async with shown(Settings(language="de", speed="off", theme="light", confirmations=False)) as made:
        window = made.window
        view = await made.begin(DUEL)
        await go_on(view, 4)
        await made.leave_game()
        (path,) = files(folders)
        damaged = path.read_bytes().replace(b"Ann", b"Eve")
        path.write_bytes(damaged)

        click(window.start.go_on)

        text = await until(window.start.note.label.text)
        assert "Zeile 1: ab hier ist die Datei nicht mehr so" in text
        assert not window.start.go_on.isEnabled()
        assert damaged == path.read_bytes()


async def test_a_game_that_is_left_without_a_move_leaves_no_file(shown, folders):
    async with shown(Settings(language="en", speed="off", theme="light", confirmations=False)) as made:
        await made.begin(TWO)
        await asyncio.sleep(0)
        assert 1 == len(files(folders))
        await made.leave_game()
        assert [] == files(folders)


@pytest.mark.usefixtures("late")
async def test_a_finished_game_is_whole_on_the_disk(shown, folders):
    async with shown() as made:
        view = await made.begin(DUEL)
        ended = []
        view.ended.connect(lambda: ended.append(True))
        await Person(view).play_until(lambda: bool(ended))
        (path,) = files(folders)
        match = open_record(Record.read(path.read_bytes()))
        assert match.is_over
        assert view.match.record.notes == match.record.notes
        assert made.window.shelf.unfinished() is None


async def test_the_warning_that_a_game_is_not_kept_stays_as_long_as_it_holds(shown, folders):
    """Through taking back, the end of the game and back from there; and then it is on no page any longer."""
    disk = Faulty()
    async with shown() as made:
        made.window.shelf = Shelf(folders.games, disk)
        view = await made.begin(DUEL, 5)
        person = Person(view)
        await person.play_until(lambda: person.is_asked)
        view.practise()
        disk.first, disk.is_lasting, disk.code = disk.count + 1, True, errno.ENOSPC
        await person.make_a_move()
        await until(lambda: "the disk is full" in view.note.label.text() and person.is_asked)

        view.undoing.take_back()
        await until(lambda: view.match.undone and person.is_asked)
        assert view.note.isVisible()
        await played_out(view, person)
        assert "the disk is full" in view.result.note.label.text()
        assert view.result.note.isVisible()
        click(view.result.take_back)
        await until(lambda: person.is_asked)
        assert "the disk is full" in view.note.label.text()
        assert view.note.isVisible()

        rest = view.match.record.rest
        view.match.record.rest = lambda: (disk.heal(), rest())
        await played_out(view, person)
        assert "Nothing was lost" in view.result.note.label.text()
        assert view.result.note.isVisible()
        click(view.result.table)
        assert "Nothing was lost" in view.note.label.text()
        assert view.note.isVisible()


async def played_out(view, person):
    """Play the first move whenever the person is asked, to the end."""
    while view.is_running:
        if person.is_asked:
            view.controller.answer(view.match.moves()[0])
        await asyncio.sleep(PAUSE)
    await until(view.result.isVisible)
