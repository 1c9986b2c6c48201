"""The unexpected is logged, told calmly, and the game goes on."""

import asyncio
import gc
import logging
import sys
import threading

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.window import tasks
from evolution_qt.ui.shell.window.crash import LogFile, Reporter
from evolution_qt.ui.shell.window.tasks import start_task
from tests.store.full import fill
from tests.ui.shell.acting import Person, click, ok, until

DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))


class Sender(QObject):
    happened = Signal()


@pytest.fixture
def met(reporter):
    reports = []
    reporter.met.connect(reports.append)
    return reports


def logged(folders):
    return (folders.log / "evolution-qt.log").read_text()


def test_an_exception_in_a_slot_is_logged_and_told(app, met, folders):
    sender = Sender()
    sender.happened.connect(lambda: 1 / 0)

    sender.happened.emit()

    assert 1 == len(met)
    assert "ZeroDivisionError" in met[0]
    assert "ZeroDivisionError" in logged(folders)


def test_an_exception_while_painting_is_told_too(app, met, qtbot):
    class Broken(QWidget):
        def paintEvent(self, event):
            raise RuntimeError("no paint")

    widget = Broken()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitUntil(lambda: bool(met))
    widget.hide()

    assert "no paint" in met[0]


def test_an_exception_in_a_thread_is_told_too(app, met, qtbot):
    def fail():
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(met))

    assert "in a thread" in met[0]


async def test_an_exception_in_a_task_is_told_too(met):
    async def fail():
        raise RuntimeError("in a task")

    start_task(fail(), "failing")
    await until(lambda: met)

    assert "in a task" in met[0]


async def test_an_exception_in_a_callback_of_the_loop_is_told_too(met):
    def fail():
        raise RuntimeError("in a callback")

    asyncio.get_running_loop().call_soon(fail)
    await until(lambda: met)

    assert "in a callback" in met[0]


def test_an_exception_in_a_destructor_is_told_too(app, met):
    class Stubborn:
        def __del__(self):
            raise RuntimeError("will not go")

    Stubborn()
    gc.collect()

    assert "will not go" in met[0]


@pytest.mark.qt_log_ignore("something odd")
def test_a_word_of_qt_goes_to_the_log_file(app, met, folders):
    qWarning("something odd")

    assert "something odd" in logged(folders)
    assert [] == met


@pytest.mark.qt_log_ignore("connection")
@pytest.mark.parametrize(
    "words",
    [
        "The X11 connection broke (error 1). Did the X11 server die?",
        "The Wayland connection broke. Did the Wayland compositor die?",
        "The Wayland connection broke during blocking read event. Did the Wayland compositor die?",
        "The Wayland connection experienced a fatal error: Broken pipe",
    ],
)
def test_a_display_that_is_lost_is_heard_of_once(app, reporter, words):
    """By Qt's own words: what it does next ends the program, or all its loops."""
    lost = []
    reporter.when_display_is_lost = lambda: lost.append(True)

    qWarning("The connection of something else broke")
    assert [] == lost
    qWarning(words)
    qWarning(words)

    assert [True] == lost


def test_a_report_names_versions_and_last_lines_and_no_home(app, met, monkeypatch):
    monkeypatch.setenv("HOME", "/home/ann")
    logging.getLogger("evolution_qt.test").warning("a line before")
    try:
        raise RuntimeError("/home/ann/secret")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)

    assert "a line before" in met[0]
    assert "PySide6" in met[0]
    assert "/home/ann" not in met[0]
    assert "~/secret" in met[0]


def test_a_listener_that_fails_itself_does_no_further_harm(app, reporter, capsys):
    def fail(_report):
        raise RuntimeError("again")

    reporter.met.connect(fail)
    sys.excepthook(ValueError, ValueError("first"), None)

    assert "again" in capsys.readouterr().err


def test_hooks_are_given_back(folders):
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    reporter = Reporter(folders.log)
    reporter.install()
    assert sys.excepthook != before[0]
    reporter.remove()

    assert before == (sys.excepthook, threading.excepthook, sys.unraisablehook)


def test_a_log_folder_that_cannot_be_made_stops_nothing(app, tmp_path):
    (tmp_path / "log").write_text("in the way")
    reporter = Reporter(tmp_path / "log")
    reporter.install()
    reporter.remove()


async def test_the_window_tells_it_calmly_and_the_game_is_played_on(shown, monkeypatch, folders):
    """A button that fails in the middle of a game: one sheet, two reports, a text to copy, and on it goes."""
    async with shown() as made:
        window = made.window
        made.reporter.install()
        try:
            view = await made.begin(DUEL, 5)
            await Person(view).play_until(lambda: len(view.match.record.moves()) > 2)
            for words in ("first fault", "second fault"):
                QTimer.singleShot(0, lambda words=words: raise_(words))
            sheet = await until(lambda: window.sheets.unexpected)
            await until(lambda: "second fault" in sheet.report.toPlainText())
            assert "first fault" in sheet.report.toPlainText()
            click(sheet.copy)
            assert "first fault" in QGuiApplication.clipboard().text()
            click(ok(sheet))
            assert window.sheets.unexpected is None
            made_before = len(view.match.record.moves())
            await Person(view).play_until(lambda: len(view.match.record.moves()) > made_before + 3)
            assert "second fault" in logged(folders)
        finally:
            made.reporter.remove()


def raise_(words):
    raise RuntimeError(words)


def test_an_interrupt_is_no_fault(reporter, met):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert [] == met


async def test_tasks_that_were_cancelled_are_no_fault(met):
    async def for_ever():
        await asyncio.Event().wait()

    task = start_task(for_ever(), "for ever")
    await asyncio.sleep(0)
    assert ["for ever"] == tasks.running()
    task.cancel()
    await asyncio.wait([task])

    assert [] == met


def test_a_log_that_cannot_be_opened_any_more_is_told_of_once(tmp_path, capsys):
    """The file is opened when there is something to write, and the logger must not fall over it."""
    (tmp_path / "gone").mkdir()
    handler = LogFile(tmp_path / "gone" / "log")
    (tmp_path / "gone" / "log").unlink()
    (tmp_path / "gone").rmdir()

    for _ in range(3):
        handler.emit(logging.makeLogRecord({"msg": "lost"}))
    handler.close()

    assert not (tmp_path / "gone").exists()
    assert 1 == len(capsys.readouterr().err.splitlines())


def test_a_log_on_a_disk_that_is_full_is_told_of_in_one_line_and_goes_on_later(tmp_path, small_disk, capsys):
    handler = LogFile(small_disk / "log")
    ballast = small_disk / "ballast"
    fill(ballast)

    handler.emit(logging.makeLogRecord({"msg": "lost " * 2000}))
    handler.emit(logging.makeLogRecord({"msg": "lost " * 2000}))

    assert ["the log cannot be written: [Errno 28] No space left on device"] == (
        capsys.readouterr().err.splitlines()
    )
    ballast.unlink()
    handler.emit(logging.makeLogRecord({"msg": "kept"}))
    handler.emit(logging.makeLogRecord({"msg": "kept too"}))
    fill(ballast)
    handler.emit(logging.makeLogRecord({"msg": "lost " * 2000}))
    handler.close()
    assert "" == capsys.readouterr().err
    assert ["kept", "kept too"] == [
        line for line in (small_disk / "log").read_text().splitlines() if not line.startswith("lost")
    ]


def test_what_fails_again_and_again_is_told_ever_more_seldom(app, met):
    """Painting that fails in every frame, or a timer that does, fills neither the sheet nor the log."""
    sender = Sender()
    sender.happened.connect(lambda: 1 / 0)

    for _ in range(100):
        sender.happened.emit()
    raise_one = sys.excepthook
    raise_one(ValueError, ValueError("something else"), None)

    assert 8 == len(met)  # the 1st, 2nd, 4th ... 64th time, and the other one


def test_a_folder_where_crashes_are_written_is_no_crash(app, folders):
    """A folder has a size too, and nothing of the program has written it."""
    (folders.log / "crash.log" / "of somebody").mkdir(parents=True)
    level = logging.getLogger().level
    made = Reporter(folders.log)

    made.install()
    made.remove()
    logging.getLogger().setLevel(level)

    assert not made.crashed_before
    assert (folders.log / "crash.log" / "of somebody").is_dir()
