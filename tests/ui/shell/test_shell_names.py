"""Names come with the files of others. They are shown as they are, whatever they are, and nothing is done."""

from __future__ import annotations

from dataclasses import replace

import documented_views
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import bad
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from evolution_qt.ui.evolution import samples as of_evolution
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.game.matches import names_of
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.new_game.naming import ProgramDialog
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.shots import sample_games, shot, tables, views
from evolution_qt.ui.table import samples as sample_book
from tests.positions import position
from tests.ui.shell.acting import click, until
from tests.ui.shell.sample_games import fill
from tests.ui.shell.shown_words import KNOWN, NAMES, faults, heard_of, said_by

TINT = 0xFFFF00FE
"""The colour of the picture that a name tells Qt to read; nothing else has it."""
NAMELESS = (
    *("start", "new-game", "house-rules", "another-program", "refusals", "again", "leave", "loss"),
    *("practice", "unexpected", "how-to-play", "reference", "library-empty", "empty-bin", "drop"),
    "record-book-empty",
    *("open-hands-question", "record-book-reset", "editions", "shortcuts", "about"),
)
"""The views that speak of no one."""


@pytest.fixture
def picture(tmp_path, monkeypatch):
    """Lay the picture that a name speaks of where Qt would look for it."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(TINT)
    image.save(str(tmp_path / "p.png"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def called(monkeypatch, picture):
    """Let everyone in the views have such names."""
    for module in (sample_games, sample_games, tables, views, documented_views):
        monkeypatch.setattr(module, "NAMES", NAMES)
    monkeypatch.setattr(sample_book, "NAMES", NAMES)
    every = of_evolution.SAMPLES
    games = [
        replace(
            one,
            players=dict(zip((NAMES * 2)[at:], one.players.values(), strict=False)),
            title=NAMES[at] if one.title else "",
        )
        for at, one in enumerate(every.library)
    ]
    monkeypatch.setattr(of_evolution, "SAMPLES", replace(every, library=games))


def has(image, tint):
    """Return whether a picture shows a colour anywhere."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return any(
        image.pixel(x, y) == tint for x in range(0, image.width(), 8) for y in range(0, image.height(), 4)
    )


@pytest.fixture
def heard(qapp):
    """Let a screen reader listen."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def of_five():
    """Return a position of five players with such names, in which the first is asked."""
    rows = [["b4 p3 carnivore:1", "b3 p2"], *([["b2 p2"]] * 4)]
    return position(*rows, names=NAMES, phase="feeding", watering_hole=4)


@pytest.mark.parametrize("view", list(shot.VIEWS))
def test_names_are_shown_as_they_are_in_every_view(app, called, heard, monkeypatch, view):
    """In the dark, too: the light ones are drawn for the page of all pictures."""
    draw, before, every = shot.VIEWS[view], set(app.allWidgets()), []

    def watched(asked):
        image = draw(asked)
        widgets = set(app.allWidgets()) - before
        every.extend(said_by(widgets))
        for widget in [one for one in widgets if one.parentWidget() is None]:
            every.extend(heard_of(QAccessible.queryAccessibleInterface(widget)))
            widget.deleteLater()  # what was told of it keeps it else
        return image

    monkeypatch.setitem(shot.VIEWS, view, watched)
    opened = of_five() if view in views.OF_A_POSITION else None

    image = shot.drawn(view, opened, 0 if opened else -1, language="en", theme="dark")
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert any(kernel in said.given for kernel in KNOWN for said in every) == (view not in NAMELESS)
    assert "" == "\n".join(sorted(set(faults(every))))
    assert not has(image, TINT)
    places = [(x, y) for x in range(0, image.width(), 17) for y in range(0, image.height(), 13)]
    assert len({image.pixel(*place) for place in places}) > 100


async def test_a_game_with_such_names_is_continued(shown, folders, picture, heard, monkeypatch):
    """Its record is legal. The label that says who is thinking read the file that the name speaks of."""
    monkeypatch.setattr(timings, "THINKING", 1)
    players = tuple(RecordSeat(name=name, kind="apex_patient") for name in (NAMES[1], NAMES[0], *NAMES[2:4]))
    match = begin(Header(game="evolution/de", players=players, seed=3, created="2026-10-31T18:00:00Z"))
    match.play(match.to_move, match.game.moves(match.state)[0])
    folders.games.mkdir(parents=True)
    file = folders.games / "2026-10-31T180000-1.jsonl"
    file.write_text(match.record.text(), encoding="utf-8")
    before = file.read_bytes()

    async with shown() as made:
        window = made.window
        click(window.start.go_on)
        view = await until(lambda: window.game)
        await until(lambda: view.thinking.isVisible() and "is thinking" in view.thinking.words.text())
        node = QAccessible.queryAccessibleInterface(window)
        every = [*said_by([window, *window.findChildren(QWidget)]), *heard_of(node)]
        assert f"{NAMES[0]} is thinking …" in [said.shown for said in every]
        assert "" == "\n".join(sorted(set(faults(every))))
        assert not has(window.grab().toImage(), TINT)
    written = file.read_bytes()
    assert written.startswith(before)
    assert "\u2068".encode() not in written


def test_commands_and_complaints_of_programs_are_shown_as_they_are(qtbot, app, picture):
    """They stand in tool tips of lists, on the sheet for programs, and where it says what is wrong."""
    command = ("/bots/<img src=p.png>", "a&b")
    program = Program("fox", command)
    plan = GamePlan(seats=(SeatPlan("human", "Ann"), SeatPlan(program.kind)))
    setting_up = NewGameDialog(Settings(programs=(program,), last=plan)).whole()
    asking = ProgramDialog(game("evolution/de"), 2, [program])
    for sheet in (setting_up, asking):
        qtbot.addWidget(sheet)
    asking.name.setText(program.name)
    QTest.keyClicks(asking.command, "/bots/other")
    replaced = asking.fault.text()
    asking.show_fault(bad("no_such_program", value=program.line), "<b>Quax</b>")

    every = list(said_by([*setting_up.findChildren(QWidget), *asking.findChildren(QWidget)]))

    assert program.line in replaced
    assert "<b>Quax</b>" in asking.fault.text()
    assert sum(program.line in said.shown for said in every) >= 4
    assert [] == faults(every, {"p.png": command[0], "Quax": "<b>Quax</b>"})


def test_a_name_with_nothing_to_be_seen_is_none(qtbot):
    """A record may have it; a seat without any name would not be told from others."""
    players = (RecordSeat(name="\u200b\u2060"), RecordSeat(name="Ann"))
    match = begin(Header(game="evolution/de", players=players, seed=3))

    assert ["Player 1", "Ann"] == names_of(match)
    assert ("\u200b\u2060", "Ann") == tuple(match.record.names())


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Player 1", "Otter", "Fox", "Ann", "Player 5"]),
        ("de", ["Spieler 1", "Otter", "Fuchs", "Ann", "Spieler 5"]),
        ("ja", ["プレイヤー1", "カワウソ", "キツネ", "Ann", "プレイヤー5"]),
    ],
)
def test_names_that_no_one_has_given_are_said_in_the_language_of_now(translations, language, expected):
    """The record keeps them as they were written."""
    names = ("Spieler 1", "カワウソ", "Fuchs", "Ann", None)
    kinds = ("human", "greedy", "greedy", "human", "human")
    players = [RecordSeat(name=name, kind=kind) for name, kind in zip(names, kinds, strict=True)]
    match = begin(Header(game="evolution/de", players=tuple(players), seed=3))

    translations.use(language)

    assert expected == names_of(match)
    assert names == tuple(match.record.names())


def test_a_person_may_be_called_like_an_animal(translations):
    match = begin(
        Header(game="evolution/de", players=(RecordSeat(name="Fox"), RecordSeat(name="Luchs")), seed=3)
    )

    translations.use("de")

    assert ["Fox", "Luchs"] == names_of(match)


def test_a_name_that_is_edited_in_the_library_has_no_marks_of_isolation(qtbot, app, called, tmp_path):
    """Else they would be written into the title with it."""
    librarian = Librarian(fill(tmp_path / "games"))
    dialog = LibraryDialog(librarian)
    window = QWidget()
    qtbot.addWidget(window)
    dialog.open_over(window)
    dialog.turn("all")
    sample_games.ready(librarian)

    model = dialog.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    assert any("\u2068" in row.data() for row in rows)
    assert not any("\u2068" in row.data(Qt.ItemDataRole.EditRole) for row in rows)
    assert any(NAMES[3] in row.data(Qt.ItemDataRole.EditRole) for row in rows)
    librarian.stop()
