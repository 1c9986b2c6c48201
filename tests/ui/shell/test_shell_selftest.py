"""`evolution-qt --selftest`: every check is run and can fail, and nothing of the person is touched."""

import json
import os
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from evolution_qt import resources
from evolution_qt.brain.pool import UNHURRIED, Pool
from evolution_qt.games import titles
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell.reading import about
from evolution_qt.ui.shell.shots.views import VIEWS
from evolution_qt.ui.shell.window import selftest
from evolution_qt.ui.shell.window.folders import HOME
from evolution_qt.ui.shell.window.selftest import Failed, SelfCheck
from tests.brain.late import LateButWilling, at_once
from tests.cli.running import runner


@pytest.fixture
def run(app, translations, capsys, monkeypatch):
    """Run the command line in this process, where the translations are compiled."""
    return runner(capsys, monkeypatch)


def one(name):
    """Return the check of this name."""
    return next(check for check in selftest.checks() if check.name == name)


def result(name):
    """Run one check as the whole does, and return what came of it."""
    return selftest.tried(one(name))


def test_everything_is_tried_out():
    names = [check.name for check in selftest.checks()]

    assert len(names) == len(set(names))
    assert {"resources", "record", *(f"view/{view}" for view in VIEWS)} <= set(names)
    assert {f"{kind}/{key}" for kind in ("tables", "game") for key in KEYS} <= set(names)
    assert {"language/de", "language/en", "language/ja"} <= set(names)
    assert {name.partition("/")[0] for name in names} == set(selftest.SUBJECTS)


def test_a_sound_program_passes_and_leaves_nothing(run, monkeypatch, tmp_path, folders):
    """One check of each kind, with opponents that are quick; the others differ in what they draw."""
    wanted = ("platform", "resources", "language/de", "view/start", "game/evolution/en", "record")
    chosen = [one(name) for name in wanted]
    monkeypatch.setattr(selftest, "checks", lambda: chosen)
    monkeypatch.setattr(selftest, "FIRST_MOVES", 0)
    report = tmp_path / "report.json"

    done = run("--lang", "de", "--selftest", "--json", report)

    assert (0, "") == (done.status, done.out), done.err
    assert ["Fenstersystem: in Ordnung", "Dateien des Programms: in Ordnung"] == done.err.splitlines()[:2]
    assert "alles funktioniert" == done.err.splitlines()[-1]
    said = json.loads(report.read_text(encoding="utf-8"))
    assert said["ok"]
    assert not said["bundle"]
    assert "offscreen" == said["platform"]
    assert list(wanted) == [check["name"] for check in said["checks"]]
    assert all(check["ok"] and check["seconds"] >= 0 and check["detail"] for check in said["checks"])
    assert os.environ[HOME] == str(tmp_path / "home")
    assert not folders.data.exists()


def test_the_table_is_drawn_for_every_number_of_players(app, translations, monkeypatch):
    seen = []

    def drawn(view, opened, _seat, **_named):
        seen.append((view, len(opened[1].players)))
        image = QImage(64, 64, QImage.Format.Format_RGB32)
        for at in range(64 * 64):
            image.setPixel(at % 64, at // 64, at)
        return image

    monkeypatch.setattr(selftest, "drawn", drawn)

    assert result("tables/evolution/ja").ok
    assert [(view, players) for players in range(2, 7) for view in ("table", "game")] == seen


def test_all_checks_are_run_although_some_fail(run, monkeypatch):
    def fails(error):
        raise error

    chosen = [
        SelfCheck("resources", partial(fails, Failed("there is no network"))),
        SelfCheck("view/start", lambda: "1280 x 800"),
        SelfCheck("record", partial(fails, OSError("full"))),
    ]
    monkeypatch.setattr(selftest, "checks", lambda: chosen)

    done = run("--lang", "en", "--selftest")

    assert 1 == done.status
    assert [
        "program files: failed, there is no network",
        "view start: fine",
        "record whose writer was killed: failed, OSError: full",
        "2 of 3 checks failed",
    ] == done.err.splitlines()
    said = json.loads(done.out)
    assert not said["ok"]
    assert [False, True, False] == [check["ok"] for check in said["checks"]]
    assert "OSError: full" == said["checks"][2]["detail"]


def test_a_report_that_cannot_be_written_is_said(run, monkeypatch, tmp_path):
    monkeypatch.setattr(selftest, "checks", list)

    done = run("--lang", "en", "--selftest", "--json", tmp_path / "nowhere" / "report.json")

    assert 2 == done.status
    assert "this file cannot be written" in done.err


def test_a_file_for_the_report_alone_is_refused(run):
    done = run("--lang", "en", "--json", "report.json")

    assert (2, "") == (done.status, done.out)
    assert "--json" in done.err


# What each check notices


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("resources", "ratings.json"),
        ("resources", "CREDITS.md"),
        ("resources", "rules/evolution.ja.md"),
        ("language/ja", "i18n/evolution_qt_ja.qm"),
        ("language/de", "i18n/evolution_qt_de.json"),
    ],
)
def test_a_missing_file_is_noticed(app, translations, monkeypatch, name, missing):
    whole = resources.read_bytes

    def read_bytes(file):
        if file == missing:
            raise FileNotFoundError(file)
        return whole(file)

    monkeypatch.setattr(resources, "read_bytes", read_bytes)

    assert not result(name).ok


def test_a_game_whose_folder_is_not_found_is_noticed(app, translations, monkeypatch):
    """It has texts anyway, which are found in another way."""
    every = ", ".join(sorted(title.key for title in titles()))
    assert (True, every) == result("games")[1::2]
    monkeypatch.setattr(selftest, "titles", tuple)

    assert (False, f"not found: {every}") == result("games")[1::2]


def test_without_any_game_everything_else_is_tried_out(monkeypatch):
    monkeypatch.setattr(selftest, "keys", tuple)

    assert "games" in [check.name for check in selftest.checks()]


def test_a_font_that_is_none_is_noticed(app, monkeypatch):
    monkeypatch.setattr(fonts, "is_sound", lambda name: "japanese" not in name)

    assert "fonts/names-japanese.ttf is no font" == result("resources").detail


def test_licences_that_a_bundle_lacks_are_noticed(app, monkeypatch):
    """All of them, or a text that their list names."""
    monkeypatch.setattr(selftest, "is_bundle", lambda: True)
    assert "no licence is there" == result("resources").detail

    qt = about.Licensed("Qt", "6.11.3", "LGPL-3.0-only", ("Qt-QT.md",))
    monkeypatch.setattr(about, "bundled", lambda: [qt])
    assert "Qt-QT.md" in result("resources").detail


def test_words_that_qt_lacks_are_noticed(app, translations, monkeypatch, tmp_path):
    monkeypatch.setattr(selftest.QLibraryInfo, "path", lambda _place: str(tmp_path))

    assert str(tmp_path) in result("language/de").detail


@pytest.mark.skipif(sys.platform != "linux", reason="the name of a library is changed in a library of Linux")
def test_a_library_that_the_window_lacks_is_noticed(app, monkeypatch, tmp_path):
    """It is named, as libxcb-cursor.so.0 is where a system has not got it."""
    name = selftest.WINDOW_SYSTEMS["linux"]
    part = Path(selftest.QLibraryInfo.path(selftest.QLibraryInfo.LibraryPath.PluginsPath), "platforms", name)
    content = part.read_bytes()
    assert b"libQt6XcbQpa.so.6\0" in content
    (tmp_path / "platforms").mkdir()
    (tmp_path / "platforms" / name).write_bytes(
        content.replace(b"libQt6XcbQpa.so.6\0", b"libMissing-One.so\0")
    )
    monkeypatch.setattr(selftest.QLibraryInfo, "path", lambda _place: str(tmp_path))

    assert "libMissing-One.so: cannot open shared object file" in result("platform").detail


@pytest.mark.parametrize("colour", [0, 0xFF336699])
def test_a_blank_picture_is_noticed(app, translations, monkeypatch, colour):
    blank = QImage(640, 400, QImage.Format.Format_ARGB32)
    blank.fill(colour)
    monkeypatch.setitem(VIEWS, "start", lambda _shot: blank)

    assert (False, "blank") == (result("view/start").ok, result("view/start").detail)


def test_bots_without_a_process_are_noticed(app, monkeypatch):
    def spawned(_pool):
        raise OSError("no process can be started")

    monkeypatch.setattr(Pool, "_spawned", spawned)

    assert "the bots have no process" == result("game/evolution/de").detail


def test_bots_whose_process_takes_long_to_start_are_waited_for(app, monkeypatch):
    """A machine that has other work is no fault of what was installed; answers may take long there, too."""
    made = []

    class Slow(LateButWilling):
        def __init__(self, limit):
            super().__init__(limit)
            made.append(self)

        def look(self):
            self.time.pass_by(0.5)
            if self.time.now == self.begun + 40:
                self.started[0].get_ready()
            return super().look()

    monkeypatch.setattr(selftest, "Pool", Slow)
    at_once(monkeypatch)

    found = result("game/beginning/de")

    assert found.ok, found.detail
    assert [(1, UNHURRIED)] == [(pool.tries, pool.limit) for pool in made]


def test_a_writer_that_writes_nothing_is_noticed(monkeypatch):
    monkeypatch.setattr(selftest.trial, "write", slice)  # takes what it is given, and is done

    assert "the writer has ended by itself" == result("record").detail


def test_a_record_that_has_lost_moves_is_noticed(monkeypatch):
    killed = selftest.killed

    def more_was_heard(*words):
        seed, _moves = killed(*words)
        return seed, 10_000

    monkeypatch.setattr(selftest, "killed", more_was_heard)
    found = result("record")

    assert not found.ok
    assert "moves of 10000 are left" in found.detail


def test_games_that_cannot_be_gone_on_with_are_noticed(monkeypatch):
    monkeypatch.setattr(selftest, "killed", lambda *_words: (0, 20))
    monkeypatch.setattr(Shelf, "unfinished", lambda _shelf: None)

    assert "no game can be gone on with" == result("record").detail
