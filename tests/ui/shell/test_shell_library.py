"""The library in the window: games are found, named, thrown away, given away, taken in and shown again."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.plain import parse
from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_position, open_record
from evolution_qt.store.library import BIN, Library
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.evolution import thumbnails as evolution_sketch
from evolution_qt.ui.evolution.thumbnails import sketched
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.jobs import Job, go_on, is_busy
from evolution_qt.ui.shell.book.book_keeper import BookKeeper
from evolution_qt.ui.shell.library import librarian as librarians
from evolution_qt.ui.shell.library.check import CheckDialog
from evolution_qt.ui.shell.library.game_list import GamesModel
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.report import ReportDialog
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window.question import LeaveDialog
from evolution_qt.ui.table import sketch as table_sketch
from evolution_qt.ui.table.sketch import FACE_DOWN, painting
from tests.core.played import record_text
from tests.store.games import lines, taken_in
from tests.ui.shell.acting import Person, cancel, click, ok, until, write
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, EVOLUTION_TWO, UNASKED

ROOT = Path(__file__).parents[3]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def put(folder, name, data, age):
    """Put a record into a folder that was written so many seconds ago."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.jsonl"
    path.write_bytes(data)
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


def whole(seed, game="evolution/de", seats=2, **header):
    """Return the record of a random game with other words in its header."""
    first, *rest = record_text(game, seats, seed).splitlines()
    return "\n".join([json.dumps({**json.loads(first), **header}), *rest, ""]).encode()


def stocked(folder):
    """Put four games into a folder: one that ended, a running one, one of another edition, a damaged one."""
    put(folder, "ended", whole(1, created="2026-10-03T18:00:00Z"), 10)
    put(folder, "running", b"".join(lines(seed=2)[:60]), 20)
    put(folder, "english", whole(3, "evolution/en", 3, created="2025-02-01T18:00:00Z"), 30)
    put(folder, "damaged", b"".join((*lines(seed=4)[:5], b"{nonsense\n", *lines(seed=4)[5:9])), 40)


def names(dialog):
    return [entry.name.removesuffix(".jsonl") for entry in dialog.model.shown]


def key(widget, which, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, which, modifiers)


def dragged(*paths):
    """Return what a file manager lets someone drag."""
    held = QMimeData()
    held.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    held.setText("\n".join(map(str, paths)))
    return held


def drag(window, held, drops=True):
    """Drag something over the middle of a window, and drop it there; return whether it was welcome."""
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    middle = window.rect().center()
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(middle, action, held, left, none)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    if drops:
        QApplication.sendEvent(window, QDropEvent(QPointF(middle), action, held, left, none))
    else:
        QApplication.sendEvent(window, QDragLeaveEvent())
    return True


@pytest.fixture
def settings():
    """Nothing is asked here that is not about the library."""
    return UNASKED


@pytest.fixture
def stock(folders):
    """Four games in the folder, as `stocked` has them."""
    stocked(folders.games)


@pytest.fixture
def clipboard(app):
    """The clipboard, empty before and after."""
    held = QGuiApplication.clipboard()
    held.clear()
    yield held
    held.clear()


# What is listed


async def test_an_empty_library_says_what_will_stand_here(page):
    click(page.window.start.library)
    dialog = page.window.dialog
    await until(lambda: "No saved games yet" in dialog.empty.text())
    assert dialog.empty.isVisible()
    assert not dialog.details.isVisible()
    key(dialog, Qt.Key.Key_Escape)
    assert page.window.dialog is None


async def test_games_stand_with_date_and_result_and_are_found_and_ordered(page, stock):
    dialog = await page.library()
    assert ["ended", "running", "english", "damaged"] == names(dialog)
    told = [dialog.model.index(row).data() for row in range(4)]
    assert "Ann, Bö – German edition · 3 October 2026" in told[0]
    scores = dialog.model.shown[0].summary.scores
    assert f"Victory for {['Ann', 'Bö'][scores[1] > scores[0]]}, {scores[0]} : {scores[1]}." in told[0]
    assert "Round 4 is being played, 56 moves so far." in told[1]
    assert "Ann, Bö, 知恵 – English edition" in told[2]
    assert "cannot be opened: line 6" in told[3]
    assert dialog.list.hasFocus()
    assert "4 games" == dialog.count.text()
    assert all(widget.accessibleName() for widget in (dialog, dialog.list, dialog.search, dialog.order))

    for words, found in (
        ("english", ["english"]),
        ("知恵", ["english"]),
        ("2026-10", ["ended"]),
        ("october ann", ["ended"]),
        ("running", ["running"]),
        ("FINISHED bö", ["ended", "english"]),
        ("nobody", []),
    ):
        if words.isascii():
            write(dialog.search, words)
        else:
            dialog.search.setText(words)
        assert found == names(dialog), words
    assert "Nothing found" in dialog.empty.text()
    key(dialog.search, Qt.Key.Key_Escape)
    assert 4 == len(names(dialog))
    assert page.window.dialog is dialog
    orders = {}
    for at in range(dialog.order.count()):
        dialog.order.setCurrentIndex(at)
        orders[dialog.order.currentData()] = names(dialog)
    assert ["ended", "english"] == orders["begun"][:2]
    assert "english" == orders["edition"][0]
    assert ["running", "damaged"] == orders["result"][2:]
    assert 5 == len(orders)
    click(dialog.pages["running"])
    assert ["running"] == names(dialog)
    click(dialog.pages["finished"])
    assert {"ended", "english"} == set(names(dialog))


async def test_points_stand_in_the_order_of_the_names(page, stock):
    dialog = await page.library()
    ended = dialog.model.shown[0]

    for scores in (11, 21), (21, 11):
        told = replace(ended, summary=msgspec.structs.replace(ended.summary, scores=scores))
        assert " : ".join(map(str, scores)) == Words().points(told)


async def test_thousands_of_games_come_in_slices(tmp_path, app):
    """While they are read for the first time, others have their turn, and what is known is shown already."""
    data = b"".join(lines(seed=2)[:4])
    for number in range(1500):
        put(tmp_path, f"game-{number}", data, number)
    librarian = Librarian(Library(tmp_path))
    sizes = []
    librarian.games.changed.connect(lambda: sizes.append(len(librarian.games.entries)))
    turns = 0

    librarian.games.refresh()
    while not librarian.games.is_known:
        turns += 1
        await asyncio.sleep(0)
    librarian.stop()
    assert turns > 20
    assert 1500 == sizes[-1]
    assert len(sizes) > 2
    assert sizes == sorted(sizes)


async def test_thousands_of_games_are_put_into_words_in_slices(tmp_path, app):
    """Typing the first letter does not wait for the words of all games."""
    data = b"".join(lines(seed=2)[:4])
    for number in range(300):
        put(tmp_path, f"game-{number}", data, number)
    library = Library(tmp_path)
    library.rename("game-7.jsonl", "The seventh")
    model = GamesModel(Words())
    model.set_entries(library.entries())
    job = Job(model)
    model.speechless.connect(lambda: job.begin(model.wording(), bool))

    model.mean(search="seventh")
    assert 300 == len(model.shown)  # not yet
    await until(lambda: not job.is_active)
    assert ["game-7.jsonl"] == [entry.name for entry in model.shown]
    model.mean(search="bö", order="name")  # at once from now on
    assert 300 == len(model.shown)
    assert "game-7.jsonl" == model.shown[-1].name


def test_a_list_of_thousands_asks_only_for_the_rows_that_are_seen(qtbot, app, tmp_path):
    """The view neither measures nor paints what no one sees."""
    (entry,) = Library(put(tmp_path, "one", b"".join(lines(seed=2)[:4]), 1).parent).entries()
    model = GamesModel(Words())
    model.set_entries([entry] * 5000)
    asked = set()
    data = model.data
    model.data = lambda index, role=0: (asked.add(index.row()), data(index, role))[1]
    view = QListView()
    qtbot.addWidget(view)
    view.setUniformItemSizes(True)
    view.setModel(model)
    view.resize(400, 300)
    view.show()
    qtbot.waitExposed(view)
    view.grab()

    assert len(asked) < 100


async def test_jobs_take_turns_and_end(app):
    said = []

    def steps(word):
        for number in range(3):
            said.append(f"{word}{number}")
            yield number

    owner, done = QObject(), []
    Job(owner).begin(steps("a"), lambda result: done.append("a"))
    cancelled = Job(owner)
    cancelled.begin(steps("b"), lambda result: done.append("b"))
    cancelled.cancel()
    Job(owner).begin(steps("c"), lambda result: done.append("c"))
    await until(lambda: not is_busy(owner))
    assert ["a", "c"] == sorted(done)
    assert not any(one.startswith("b") for one in said)


def test_after_work_that_failed_the_games_are_listed_the_next_time(app, tmp_path, monkeypatch):
    librarian = Librarian(Library(tmp_path))
    games = librarian.games
    put(tmp_path, "one", b"".join(lines(seed=2)[:4]), 1)
    with monkeypatch.context() as broken:
        broken.setattr(games.library, "listing", lambda found: iter([1 // 0]))
        games.refresh()
        with pytest.raises(ZeroDivisionError):
            go_on(games)
        assert not games.is_reading

    games.refresh()
    while games.is_reading:
        go_on(games)

    assert games.is_known
    assert len(games.entries) == 1
    librarian.stop()


# The small pictures


@pytest.mark.parametrize("failing", ["sketched", "painting"])
def test_a_picture_that_fails_unexpectedly_is_not_tried_again(app, tmp_path, monkeypatch, failing):
    librarian = Librarian(Library(tmp_path))
    for name in ("one", "two"):
        put(tmp_path, name, b"".join(lines(seed=2)[:20]), 1)
    entries = librarian.library.entries()
    tried = []

    def fails(*_):
        tried.append(failing)
        raise ZeroDivisionError

    def ask(entry):
        return librarian.pictures.picture(entry, QSize(104, 62), 1.0, "light")

    with monkeypatch.context() as broken:
        broken.setattr(evolution_sketch if failing == "sketched" else table_sketch, failing, fails)
        for _ in range(3):
            ask(entries[0])
            with pytest.raises(ZeroDivisionError) if len(tried) == 0 else contextlib.nullcontext():
                while is_busy(librarian):
                    go_on(librarian)
    assert [failing] == tried
    assert ask(entries[0]) is None
    assert not is_busy(librarian)

    ask(entries[1])
    while is_busy(librarian):
        go_on(librarian)
    assert ask(entries[1]) is not None
    librarian.stop()


def test_a_small_picture_shows_no_hand_and_nothing_that_lies_face_down():
    """Two games that differ in hidden cards alone have the same picture."""
    match = open_record(Record.read(b"".join(lines(seed=2)[:60])))
    before = sketched(match)
    for player in match.state.players:
        player.hand = []
    assert before == sketched(match)

    laid = next(
        text
        for count in range(20, 60)
        for text in [b"".join(lines(seed=2)[:count])]
        if any(
            one.hidden for player in open_record(Record.read(text)).state.players for one in player.species
        )
    )
    shown = sketched(open_record(Record.read(laid)))
    assert FACE_DOWN in {trait for row in shown.seats for animal in row for trait in animal.traits}


async def test_pictures_are_painted_when_they_are_seen_and_kept(page, folders, stock):
    dialog = await page.library()
    pictures = page.window.library_page.librarian.pictures
    await until(lambda: not dialog.details.picture.pixmap().isNull())
    await until(lambda: len(pictures.kept) == 4 and not is_busy(pictures))
    kept = set(pictures.kept)
    click(dialog.pages["running"])
    click(dialog.pages["all"])
    assert kept == set(pictures.kept)
    assert not any(one[0][0].endswith("damaged.jsonl") for one in kept)
    dialog.reject()
    await until(lambda: page.window.dialog is None)
    assert not pictures.kept, "nobody sees them any more"


def test_a_picture_has_the_size_that_is_wanted_and_every_row_its_place(app):
    match = open_record(Record.read(record_text("evolution/ja", 6, 3).encode()))
    steps = painting(sketched(match), QSize(104, 62), 2.0, "dark", [palette.usual(seat) for seat in range(6)])
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture = end.value.toImage()
            break
    assert (208, 124) == (picture.width(), picture.height())
    column = [picture.pixelColor(x, y).name() for x in range(6, 16) for y in range(124)]
    for tint in palette.SEATS:
        assert any(_alike(tint, one) for one in column), tint


def _alike(one, other):
    first, second = (QColor(name) for name in (one, other))
    return all(abs(a - b) < 24 for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True))


async def test_a_record_that_turns_out_damaged_is_listed_as_such(page, folders):
    """What the header and the notes do not show is found when its picture is made."""
    data = whole(1).splitlines(keepends=True)
    move = next(at for at, line in enumerate(data) if b"species" in line or b"body" in line)
    put(folders.games, "odd", b"".join((*data[:move], b'"0: attack 0 1.0"\n', *data[move:])), 1)

    dialog = await page.library()
    await until(lambda: dialog.model.shown[0].summary.status == "aside")
    assert "cannot be opened" in dialog.details.standing.text()
    assert not dialog.details.main.isEnabled()


# What is done


async def test_a_game_is_renamed_by_keys_and_that_is_taken_back(page, folders, stock):
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert "Ann, Bö" == editor.text()
    editor.selectAll()
    QTest.keyClicks(editor, "The great hunt")
    key(editor, Qt.Key.Key_Return)
    await until(lambda: dialog.model.shown[0].title == "The great hunt")
    assert dialog.list.hasFocus()
    assert page.window.dialog is dialog
    assert "The great hunt" == dialog.details.name.text()
    write(dialog.search, "great")
    assert ["ended"] == names(dialog)
    dialog.search.clear()
    dialog.list.setFocus()
    key(dialog.list, Qt.Key.Key_F2)
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert "The great hunt" == dialog.model.shown[0].title
    key(dialog.list, Qt.Key.Key_Z, CTRL)
    await until(lambda: dialog.model.shown[0].title == "")
    assert "Undone." == dialog.note.label.text()


async def test_games_go_into_the_bin_and_come_back(page, folders, stock):
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_Down)
    key(dialog.list, Qt.Key.Key_Down, SHIFT)
    key(dialog.list, Qt.Key.Key_Delete)
    await until(lambda: names(dialog) == ["ended", "damaged"])
    assert "2 games moved to the bin." == dialog.note.label.text()
    click(dialog.note.offer)
    await until(lambda: len(names(dialog)) == 4)
    assert not dialog.note.offer.isVisible()

    click(dialog.details.away)
    await until(lambda: len(names(dialog)) == 3)
    assert 1 == len(dialog.chosen())
    click(dialog.pages["bin"])
    await until(lambda: len(names(dialog)) == 1)
    gone = names(dialog)
    assert (folders.games / BIN / f"{gone[0]}.jsonl").exists()
    assert not dialog.details.rename.isVisible()
    dialog.list.setFocus()
    key(dialog.list, Qt.Key.Key_F2)
    assert dialog.list.hasFocus()
    key(dialog.list, Qt.Key.Key_Return)
    await until(lambda: names(dialog) == [])
    assert "The bin is empty." == dialog.empty.text()
    assert (folders.games / f"{gone[0]}.jsonl").exists()


async def test_games_in_the_bin_have_their_pictures(page, folders, stock):
    """What is to be fetched back or removed for good can be seen before."""
    Library(folders.games).throw_away("ended.jsonl")

    dialog = await page.library()
    click(dialog.pages["bin"])
    await until(lambda: names(dialog) == ["ended"])
    picture = dialog.details.picture
    await until(lambda: picture.pixmap() and not picture.pixmap().isNull())
    assert picture.isVisible()


async def test_the_bin_is_emptied_after_a_question(page, folders, stock):
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_Delete)
    await until(lambda: len(names(dialog)) == 3)
    click(dialog.pages["bin"])
    await until(lambda: len(names(dialog)) == 1)
    click(dialog.clear)
    key(QApplication.focusWidget(), Qt.Key.Key_Return)  # Return alone removes nothing
    assert dialog.question is None
    assert 1 == len(list((folders.games / BIN).glob("*.jsonl")))
    click(dialog.clear)
    assert "One game will be deleted" in dialog.question.words.text()
    click(ok(dialog.question))
    await until(lambda: names(dialog) == [])
    assert [] == list((folders.games / BIN).glob("*.jsonl"))
    key(dialog, Qt.Key.Key_Z, CTRL)
    assert "There is nothing to undo." == dialog.note.label.text()


@pytest.mark.parametrize("settings", [Settings(language="en", speed="off", theme="light")])
@pytest.mark.usefixtures("toy_among_games")
async def test_a_game_on_the_table_is_left_only_after_the_question(page, folders, stock):
    window = page.window
    view = await page.begin(DUEL)
    dialog = await page.library()
    dialog.choose("running.jsonl")
    click(dialog.details.main)
    assert isinstance(window.dialog, LeaveDialog)
    click(cancel(window.dialog))
    assert window.game is view
    dialog = await page.library()
    dialog.choose("running.jsonl")
    click(dialog.details.main)
    click(ok(window.dialog))
    await until(lambda: window.game is not None and window.game is not view)
    assert 2 == window.game.match.record.header.seed


async def test_any_game_is_replayed_and_a_running_one_continued_by_return(page, stock):
    window = page.window
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_Return)
    view = await until(lambda: window.replay)
    assert view.match.is_over
    assert ["Ann", "Bö"] == view.names
    assert window.dialog is None
    window.replays.close()
    dialog = await page.library()
    dialog.choose("running.jsonl")
    key(dialog.list, Qt.Key.Key_Return, CTRL)
    view = await until(lambda: window.replay)
    assert not view.match.is_over

    window.replays.close()
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_Down)
    assert "Continue" == dialog.details.main.text()
    key(dialog.list, Qt.Key.Key_Return)
    view = await until(lambda: window.game)
    assert 2 == view.match.record.header.seed
    assert window.dialog is None


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are always text there")
async def test_a_game_whose_file_name_is_no_text_is_opened_like_any_other(page, folders):
    name = os.fsdecode(b"\xff.jsonl")
    put(folders.games, name.removesuffix(".jsonl"), b"".join(lines(seed=2)[:60]), 20)

    window = page.window
    painted = []
    window.library_page.librarian.pictures.painted.connect(painted.append)
    dialog = await page.library()
    await until(lambda: painted)
    assert {name} == {*painted}
    dialog.model.setData(dialog.model.index(0), "Mine")
    assert "Mine" not in dialog.model.shown[0].title
    assert not dialog.note.isHidden(), "why it has no other name"
    reported = []
    dialog.report_asked.connect(reported.append)
    dialog.report_asked.emit(name)
    assert [name] == reported
    window.findChild(ReportDialog).reject()
    key(dialog.list, Qt.Key.Key_Return, CTRL)
    view = await until(lambda: window.replay)
    assert 2 == view.match.record.header.seed
    window.replays.close()
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_Return)
    view = await until(lambda: window.game)
    assert 2 == view.match.record.header.seed


def test_names_of_files_that_are_no_text_arrive_whole(app, tmp_path):
    """Qt's own texts would lose what is no letter."""
    librarian = Librarian(Library(tmp_path))
    heard = []
    for signal in (librarian.arrived, librarian.pictures.painted, librarian.pictures.refused):
        signal.connect(heard.append)
        signal.emit("\udcff.jsonl")

    assert ["\udcff.jsonl"] * 3 == heard
    librarian.stop()


async def test_a_game_that_was_damaged_meanwhile_says_why_it_is_not_replayed(page, folders, stock):
    dialog = await page.library()
    (folders.games / "ended.jsonl").write_bytes(b"".join(lines(seed=4)[:5]) + b'"0: nothing"\n')
    key(dialog.list, Qt.Key.Key_Return)
    await until(lambda: dialog.note.isVisible())
    assert "line 6" in dialog.note.label.text()
    assert page.window.dialog is dialog


# Giving away


async def test_a_game_is_exported_as_it_is(page, folders, tmp_path, stock, unseen):
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_S, CTRL)
    chooser = await until(lambda: dialog.chooser)
    assert chooser.selectedFiles()[0].endswith("evolution-2026-10-03-Ann-Bö.jsonl")
    target = tmp_path / "mine.jsonl"
    chooser.fileSelected.emit(str(target))
    chooser.reject()
    assert f"Saved: {target}" == dialog.note.label.text()
    assert (folders.games / "ended.jsonl").read_bytes() == target.read_bytes()
    page.window.library_page.librarian.export("ended.jsonl", target / "in a file.jsonl")
    assert "That is not possible" in dialog.note.label.text()


async def test_all_of_a_finished_game_is_copied_and_of_a_running_one_no_secret(
    page, folders, clipboard, stock
):
    dialog = await page.library()
    key(dialog.list, Qt.Key.Key_C, CTRL)
    assert (folders.games / "ended.jsonl").read_text() == clipboard.text()
    key(dialog.list, Qt.Key.Key_C, CTRL | SHIFT)
    await until(lambda: "position" in dialog.note.label.text())
    position = parse(clipboard.text().encode())
    match = open_record(Record.read((folders.games / "ended.jsonl").read_bytes()))
    assert match.game.dump(match.state) == position
    dialog.details.copy_seed.trigger()
    await until(lambda: "seed" in dialog.note.label.text())
    assert "1" == clipboard.text()

    dialog.choose("running.jsonl")
    dialog.details.copy_position.trigger()
    await until(lambda: "without secrets" in dialog.note.label.text())
    plain = parse(clipboard.text().encode())
    match = open_record(Record.read((folders.games / "running.jsonl").read_bytes()))
    assert match.game.dump(match.view(NOBODY).state) == plain
    assert {"?"} == {card for player in plain["players"] for card in player["hand"]}
    assert {"?"} >= set(plain["draw_pile"])
    assert 0 == plain["seed"]
    open_position(plain)  # it can be read again
    clipboard.clear()
    dialog.details.copy_seed.trigger()
    await until(lambda: "reveals every card" in dialog.note.label.text())
    assert "" == clipboard.text()


async def test_from_the_table_the_one_person_copies_what_that_person_knows(page, clipboard):
    window = page.window
    view = await page.begin(EVOLUTION_DUEL, 9)
    await until(lambda: Person(view).is_asked)
    key(window, Qt.Key.Key_C, CTRL | SHIFT)
    plain = parse(clipboard.text().encode())
    own, other = (player["hand"] for player in plain["players"])
    assert "?" not in own
    assert own
    assert {"?"} == set(other)
    assert "your own hand but no other secrets" in view.note.label.text()
    clipboard.clear()
    window.commands.actions["seed"].trigger()
    assert "" == clipboard.text()
    assert "reveals every card" in view.note.label.text()


async def test_where_several_share_a_screen_no_hand_is_copied(page, clipboard):
    window = page.window
    view = await page.begin(EVOLUTION_TWO, 9)
    await until(view.curtain.isVisible)
    click(view.curtain.button)
    await until(lambda: Person(view).is_asked)
    window.commands.actions["position"].trigger()
    hands = [player["hand"] for player in parse(clipboard.text().encode())["players"]]
    assert all(set(hand) == {"?"} for hand in hands)


async def test_a_bug_is_reported_as_one_file(page, folders, tmp_path, stock, unseen):
    window = page.window
    dialog = await page.library()
    click(dialog.details.report)
    sheet = dialog.question
    assert isinstance(sheet, ReportDialog)
    assert sheet.with_game.isChecked()
    QTest.keyClicks(sheet.words, "It bit me")
    click(ok(sheet))
    chooser = await until(lambda: sheet.chooser)
    (tmp_path / "file").write_text("in the way")
    chooser.fileSelected.emit(str(tmp_path / "file" / "report.json"))
    assert "cannot be written" in sheet.note.label.text()
    chooser.fileSelected.emit(str(tmp_path / "report.json"))
    assert dialog.question is None
    assert window.dialog is dialog
    await until(lambda: dialog.note.isVisible())
    assert f"Saved: {tmp_path / 'report.json'}" == dialog.note.label.text()
    dialog.reject()
    told = json.loads((tmp_path / "report.json").read_text())
    assert "It bit me" == told["words"]
    assert "Ann" not in (tmp_path / "report.json").read_text()
    assert 1 == told["record"][0]["seed"]

    window.commands.actions["report"].trigger()
    assert not window.dialog.with_game.isVisible()
    window.dialog.reject()

    taken = Library(tmp_path / "other")
    librarian = Librarian(taken)
    librarian.take_files([tmp_path / "report.json"])
    await until(lambda: taken.entries() and not is_busy(librarian))
    assert ["finished"] == [entry.summary.status for entry in taken.entries()]
    librarian.stop()


# Taking in


def test_a_report_is_written_although_something_in_it_is_no_text(app, tmp_path):
    """Names of files may be none, and stand in the log and in what failed."""
    sheet = ReportDialog(["no \udcff.jsonl"], fault="\udcff.jsonl is gone")
    sheet.save_to(tmp_path / "report.json")

    told = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert "?.jsonl" in str(told)
    assert sheet.note.isHidden()


async def test_files_dropped_on_the_window_are_taken_in(page, folders, tmp_path):
    good = put(tmp_path, "good", whole(5), 1)
    same = put(tmp_path, "same", whole(5), 1)
    other = put(tmp_path, "other", b"".join(lines(seed=6)[:40]), 1)
    bad = put(tmp_path, "bad", b"no game", 1)

    window = page.window
    assert drag(window, dragged(good), drops=False)
    assert window.drops.veil is None
    assert drag(window, dragged(good, same, other, bad))
    dialog = await until(lambda: window.dialog)  # it opens where nothing is disturbed
    await until(lambda: "bad.jsonl was not imported" in dialog.note.label.text())
    text = dialog.note.label.text()
    assert "2 games imported." in text
    assert "same.jsonl was not imported: this game is already saved" in text
    await until(lambda: len(names(dialog)) == 2)
    assert 1 == len(dialog.chosen())
    assert 2 == len(list(folders.games.glob("*.jsonl")))
    assert all(path.exists() for path in (good, same, other, bad))

    drag(window, dragged(good))
    await until(lambda: dialog.note.label.text().startswith("good.jsonl was not imported"))
    assert 2 == len(list(folders.games.glob("*.jsonl")))


async def test_a_file_that_was_cut_off_is_taken_in_with_a_word_about_it(page, folders, tmp_path):
    """The last move is not all there; the person is to know before the game is played on."""
    data = whole(5)
    at = data.index(b"\n", 3000)
    torn = put(tmp_path, "torn", data[: at - 3], 1)
    moves = sum(line.startswith(b'"') for line in data[: at - 3].split(b"\n")[:-1])
    good = put(tmp_path, "good", whole(6), 1)

    window = page.window
    drag(window, dragged(torn, good))
    dialog = await until(lambda: window.dialog)
    await until(lambda: "imported." in dialog.note.label.text())
    first, second = dialog.note.label.text().split("\n")
    assert "2 games imported." == first
    assert second.startswith("torn.jsonl breaks off in the middle of a line. That line is left out;")
    assert f"the {moves} moves before it are kept." in second
    assert not dialog.note.timer.isActive()  # it stays until it is closed
    await until(lambda: len(names(dialog)) == 2)
    assert {moves} <= {entry.summary.moves for entry in dialog.model.shown}


async def test_a_game_that_lies_in_the_bin_is_fetched_back_when_it_is_pasted(page, folders, clipboard, stock):
    dialog = await page.library()
    dialog.choose("ended.jsonl")
    key(dialog.list, Qt.Key.Key_C, CTRL)
    key(dialog.list, Qt.Key.Key_Delete)
    await until(lambda: "ended" not in names(dialog))
    key(dialog.list, Qt.Key.Key_V, CTRL)
    await until(lambda: "ended" in names(dialog))
    assert "One game restored from the bin." == dialog.note.label.text()
    assert ["ended.jsonl"] == [entry.name for entry in dialog.chosen()]
    assert 4 == len(names(dialog))
    click(dialog.pages["bin"])
    await until(lambda: names(dialog) == [])
    click(dialog.pages["all"])
    click(dialog.note.offer)
    await until(lambda: "ended" not in names(dialog))


async def test_what_is_refused_is_called_by_its_name_and_not_by_its_file(page, folders, clipboard, stock):
    Library(folders.games).rename("running.jsonl", "With Grandma")

    held = Shelf(folders.games).open(folders.games / "running.jsonl")
    dialog = await page.library()
    dialog.choose("running.jsonl")
    assert "It is being played in another window now" in dialog.details.standing.text()
    assert "Replay" == dialog.details.main.text()
    key(dialog.list, Qt.Key.Key_Delete)
    assert "That is not possible: With Grandma: a window has it open" == dialog.note.label.text()
    held.record.close()
    clipboard.setText(whole(1, created="2026-10-03T18:00:00Z").decode())
    key(dialog.list, Qt.Key.Key_V, CTRL)
    await until(lambda: "already" in dialog.note.label.text())
    assert "as “Ann, Bö”" in dialog.note.label.text()


@pytest.mark.usefixtures("toy_among_games")
async def test_the_game_at_this_table_is_called_so(page, folders, stock):
    view = await page.begin(DUEL)
    await page.play_until(lambda: view.match.plies)
    dialog = await page.library()
    here = next(entry for entry in dialog.model.shown if page.shelf.plays(entry.name))
    dialog.choose(here.name)
    assert "This is the game you are playing now." in dialog.details.standing.text()
    assert "window" not in dialog.details.standing.text()
    dialog.choose("running.jsonl")
    assert "table" not in dialog.details.standing.text()


async def test_a_word_lies_over_the_window_while_files_hang_over_it(page, tmp_path):
    window = page.window
    calm = window.grab().toImage()
    held = dragged(tmp_path / "a.jsonl", tmp_path / "b.jsonl")
    enter = QDragEnterEvent(
        QPoint(50, 50),
        Qt.DropAction.CopyAction,
        held,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert "Drop 2 files" in window.drops.veil.accessibleName()
    assert calm != window.grab().toImage()
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert window.drops.veil is None
    assert calm == window.grab().toImage()

    words = QMimeData()
    words.setText("words")
    address = QMimeData()
    address.setUrls([QUrl("https://example.org/game.jsonl")])
    assert not drag(window, words)
    assert not drag(window, address)


@pytest.mark.usefixtures("toy_among_games")
async def test_files_are_taken_over_the_table_and_the_log_too(page, tmp_path):
    """Whatever lies under the pointer and takes dropped things itself would keep them from the window."""
    window = page.window
    game = await page.begin(DUEL)
    held = dragged(tmp_path / "a.jsonl")
    for under in (game.table.viewport(), game.log.viewport()):
        over = under
        while over is not window:  # as Qt looks for the widget that takes it
            assert not over.acceptDrops(), over
            over = over.parentWidget()
    assert drag(window, held, drops=False)


@pytest.mark.parametrize(
    "settings", [Settings(language="de", speed="off", theme="light", confirmations=False)]
)
@pytest.mark.usefixtures("toy_among_games")
async def test_a_drop_on_a_running_game_is_answered_in_place(page, folders, tmp_path):
    good = put(tmp_path, "good", whole(5), 1)

    window = page.window
    view = await page.begin(DUEL)
    drag(window, dragged(good))
    await until(lambda: "Eine Partie ist importiert." == view.note.label.text())
    assert window.dialog is None
    drag(window, dragged(tmp_path))
    await until(lambda: "wurde nicht importiert" in view.note.label.text())


async def test_a_game_is_pasted(page, folders, clipboard, tmp_path):
    dialog = await page.library()
    key(dialog, Qt.Key.Key_V, CTRL)
    assert "There is no game on the clipboard." == dialog.note.label.text()
    clipboard.setText("hello")
    click(dialog.paste)
    await until(lambda: "The clipboard was not imported" in dialog.note.label.text())
    clipboard.setText(whole(5).decode())
    key(dialog, Qt.Key.Key_V, CTRL)
    await until(lambda: len(names(dialog)) == 1)
    assert "One game imported." == dialog.note.label.text()
    clipboard.setText(whole(6).decode())
    dialog.search.setFocus()
    key(dialog.search, Qt.Key.Key_V, CTRL)  # it is no word to search for
    await until(lambda: len(names(dialog)) == 2)
    assert "" == dialog.search.text()
    clipboard.setText("Ann")
    dialog.search.setFocus()
    key(dialog.search, Qt.Key.Key_V, CTRL)
    assert "Ann" == dialog.search.text()
    dialog.search.clear()
    dialog.list.setFocus()
    clipboard.setMimeData(dragged(put(tmp_path, "copied", whole(8), 1)))
    key(dialog.list, Qt.Key.Key_V, CTRL)
    await until(lambda: len(names(dialog)) == 3)


def test_what_is_pasted_and_no_text_is_refused_like_other_nonsense(app, tmp_path, monkeypatch):
    librarian = Librarian(Library(tmp_path))
    warned = []
    librarian.warned.connect(warned.append)

    class Held:
        clipboard = classmethod(lambda cls: cls())
        mimeData = staticmethod(lambda: None)
        text = staticmethod(lambda: '{"format": "\udcff"}')

    monkeypatch.setattr(librarians, "QGuiApplication", Held)
    librarian.paste()
    while go_on(librarian):
        pass

    assert len(warned) == 1
    assert "The clipboard was not imported" in warned[0]
    librarian.stop()


async def test_files_are_chosen_in_a_dialog(page, folders, tmp_path, unseen):
    good = put(tmp_path, "good", whole(5), 1)

    dialog = await page.library()
    key(dialog, Qt.Key.Key_O, CTRL)
    dialog.chooser.filesSelected.emit([str(good)])
    dialog.chooser.reject()
    await until(lambda: len(names(dialog)) == 1)


# Several windows


async def test_what_another_window_changes_is_seen(page, folders, tmp_path, stock):
    dialog = await page.library()
    dialog.choose("english.jsonl")
    other = Library(folders.games)
    other.throw_away("ended.jsonl")
    await until(lambda: "ended" not in names(dialog))
    assert ["english.jsonl"] == [entry.name for entry in dialog.chosen()]
    taken_in(other, whole(12))
    await until(lambda: len(names(dialog)) == 4)
    click(dialog.pages["bin"])
    other.empty_bin()
    await until(lambda: names(dialog) == [])


async def test_what_another_program_changes_is_seen(page, folders, tmp_path, stock):
    """A second process takes in and throws away while this window shows its library."""
    good = put(tmp_path, "good", whole(5), 1)
    script = (
        "import sys; from pathlib import Path; from evolution_qt.store.library import Library\n"
        "from tests.store.games import taken_in\n"
        "library = Library(Path(sys.argv[1]))\n"
        "print(taken_in(library, Path(sys.argv[2])).entry.name)\n"
        "library.throw_away('english.jsonl')\n"
        "library.rename('ended.jsonl', 'From afar')\n"
    )

    dialog = await page.library()
    other = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        script,
        str(folders.games),
        str(good),
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    said, _ = await other.communicate()
    name = said.decode().strip().removesuffix(".jsonl")
    await until(lambda: name in names(dialog) and "english" not in names(dialog))
    await until(lambda: "From afar" in [entry.title for entry in dialog.model.shown])
    key(dialog.list, Qt.Key.Key_Delete)
    await until(lambda: len(names(dialog)) == 3)


# Check my data


async def test_all_data_are_checked_and_the_record_book_is_counted_anew(
    page, folders, tmp_path, unseen, stock
):
    damaged = (folders.games / "damaged.jsonl").read_bytes()
    library = Library(folders.games)
    library.throw_away("ended.jsonl")
    torn = folders.games / BIN / "ended.jsonl"
    torn.write_bytes(torn.read_bytes().replace(b'"result"', b'"ruined"'))

    window = page.window
    window.book.book.add([])
    dialog = await page.library()
    dialog.choose("english.jsonl")
    click(dialog.check)
    sheet = dialog.question
    assert isinstance(sheet, CheckDialog)
    assert "Replaying every game" in sheet.said.text()
    await until(lambda: not sheet.is_running)
    assert "2 games are intact." in sheet.said.text()
    assert "2 records cannot be replayed" in sheet.said.text()
    labels = {one.text() for one in sheet.area.widget().findChildren(QLabel)}
    assert any(text.endswith("(in the bin)") for text in labels)
    assert "recalculated" in sheet.book.text()
    assert 2 == len({subject.key for subject in window.book.ledger.subjects()} & {"ann", "bö", "Ann", "Bö"})
    button = next(one for one in sheet.findChildren(QWidget) if one.accessibleName() == "Export Ann, Bö")
    click(button)
    sheet.chooser.fileSelected.emit(str(tmp_path / "broken.jsonl"))
    sheet.chooser.reject()
    assert damaged == (tmp_path / "broken.jsonl").read_bytes()
    assert damaged == (folders.games / "damaged.jsonl").read_bytes()
    key(sheet, Qt.Key.Key_Escape)  # for the note
    key(sheet, Qt.Key.Key_Escape)
    assert dialog.question is None
    assert window.dialog is dialog
    assert ["english.jsonl"] == [entry.name for entry in dialog.chosen()]
    assert dialog.check.hasFocus()


@pytest.mark.usefixtures("toy_among_games")
async def test_where_a_report_was_written_is_said_on_every_page(page, tmp_path, stock, unseen):
    window = page.window

    async def reported(note, number):
        window.commands.actions["report"].trigger()
        click(ok(window.dialog))
        file = tmp_path / f"report-{number}.json"
        window.dialog.chooser.fileSelected.emit(str(file))
        assert window.dialog is None
        await until(note.isVisible)
        assert f"Saved: {file}" == note.label.text()
        assert file.exists()

    await reported(window.start.note, 1)
    view = await page.begin(DUEL)
    await reported(view.note, 2)
    await page.front()
    dialog = await page.library()
    dialog.choose("running.jsonl")
    key(dialog.list, Qt.Key.Key_Return, CTRL)
    replay = await page.replay()
    await reported(replay.note, 3)


async def test_a_check_is_stopped_at_once(page, folders, stock):
    dialog = await page.library()
    click(dialog.check)
    sheet = dialog.question
    click(sheet.halt)
    assert "Stopped. Nothing was changed." == sheet.said.text()
    assert not sheet.is_running
    sheet.reject()


def test_a_check_that_fails_unexpectedly_has_ended(app, tmp_path, monkeypatch):
    librarian = Librarian(Library(tmp_path))
    sheet = CheckDialog(librarian, BookKeeper(None, list))

    def fails():
        yield 0, 1
        raise ZeroDivisionError

    monkeypatch.setattr(librarian.library, "checking", fails)
    sheet.begin()
    assert sheet.is_running
    assert not sheet.halt.isHidden()
    with pytest.raises(ZeroDivisionError):
        go_on(librarian)

    assert not sheet.is_running
    assert sheet.halt.isHidden()
    assert sheet.progress.isHidden()
    assert "Stopped. Nothing was changed." == sheet.said.text()
    librarian.stop()


def test_a_check_has_ended_where_the_record_book_cannot_be_counted(app, tmp_path, monkeypatch):
    librarian = Librarian(Library(tmp_path))
    keeper = BookKeeper(None, list)
    sheet = CheckDialog(librarian, keeper)

    def fails():
        raise ZeroDivisionError

    def nothing():
        yield from ()
        return []

    monkeypatch.setattr(keeper, "rebuild", fails)
    monkeypatch.setattr(librarian.library, "checking", nothing)
    sheet.begin()
    with pytest.raises(ZeroDivisionError):
        go_on(librarian)

    assert not sheet.is_running
    assert sheet.progress.isHidden()
    librarian.stop()


async def test_leaving_in_the_middle_of_everything_leaves_nothing_behind(page, folders, tmp_path, stock):
    window = page.window
    drag(window, dragged(put(tmp_path, "good", whole(5), 1)))
    window.sheets.show_library()
    click(window.dialog.check)
    assert is_busy(window.library_page.librarian)


async def test_everything_grows_with_the_window(page, folders, stock):
    """Also what is written again when another game is chosen, and the note."""

    def writing(dialog):
        labels = [label for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]
        return {label.text(): label.font().pixelSize() for label in labels}

    sizes = []
    for size in ((1280, 800), (2560, 1440)):
        page.window.resize(*size)
        dialog = await page.library()
        dialog.choose("english.jsonl")
        dialog.choose("ended.jsonl")
        key(dialog, Qt.Key.Key_Z, CTRL)
        sizes.append(writing(dialog))
        dialog.reject()
    usual, large = sizes
    assert usual.keys() == large.keys()
    assert all(large[words] >= 1.4 * usual[words] for words in usual), (usual, large)


@pytest.mark.parametrize(
    "settings",
    [Settings(language="de", speed="off", theme="dark"), Settings(language="ja", speed="off", theme="light")],
)
async def test_it_speaks_the_language_and_wears_the_theme(page, settings, stock):
    dialog = await page.library()
    assert {"de": "Partien", "ja": "対戦の記録"}[settings.language] == dialog.heading.text()
    assert settings.theme == dialog.row.theme
    before: QImage = dialog.grab().toImage()
    other = {"light": "dark", "dark": "light"}[settings.theme]
    page.window.take_settings(Settings(language="en", speed="off", theme=other))
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    await asyncio.sleep(0)
    assert "Saved games" == dialog.heading.text()
    assert other == dialog.row.theme
    assert before != dialog.grab().toImage()
