"""A new game in which seats choose sides and the set-up varies: Dominant Species, and the toy with sides."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.errors import BadInput, Sentences
from evolution_qt.games import game
from evolution_qt.ui.dominant.thumbnails import START
from evolution_qt.ui.shell.game.matches import another, planned
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from tests.ui.shell.acting import click, ok, pick, until, write
from tests.ui.shell.page import QUIET, bare_window

KEY = "dominant-species"
N, RETURN = Qt.Key.Key_N, Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
pytestmark = pytest.mark.usefixtures("toy_among_games")
LONG = 240
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def plan(*sides, rules=(), key=KEY):
    """Return the plan of a match in which these are the sides of the seats, all people."""
    seats = tuple(SeatPlan("human", name, sides=own) for name, own in zip(NAMES, sides, strict=False))
    return GamePlan(key, seats, rules)


def setting(last):
    return replace(QUIET, last=last)


@pytest.fixture
def settings():
    return setting(plan((), (), ()))


def offered(box):
    return [box.itemData(at) for at in range(box.count())]


def animals(view):
    return [seat.animals for seat in view.match.record.header.players]


# Sides


async def test_seats_choose_their_animals_or_leave_them_to_the_lot(page, folders):
    dialog = await page.set_up()
    pick(dialog.rows[0].sides.boxes[0], "bird")
    pick(dialog.rows[2].sides.boxes[0], "insect")
    view = await page.begin_set_up(dialog)

    assert [("bird",), None, ("insect",)] == animals(view)
    dumped = [seat["animals"] for seat in view.match.game.dump(view.match.state)["players"]]
    assert [["bird"], ["insect"]] == [dumped[0], dumped[2]]
    kept = SettingsFile(folders.settings).load().last
    assert [("bird",), (), ("insect",)] == [seat.sides for seat in kept.seats]
    again = NewGameDialog(setting(kept)).whole()
    assert again.is_unfolded, "a player sees what begins"
    assert kept == again.plan()


async def test_a_match_like_this_one_has_the_sides_that_were_chosen(page):
    match = planned(plan(("bird",), (), ("insect",)), 5)
    assert [("bird",), None, ("insect",)] == [seat.animals for seat in another(match).record.header.players]
    turned = another(match, turned=True).record.header.players
    assert [("Cleo", ("insect",)), ("Ann", ("bird",)), ("Ben", None)] == [
        (seat.name, seat.animals) for seat in turned
    ]


@pytest.mark.parametrize("settings", [setting(plan(("bird",), ()))])
async def test_two_keystrokes_begin_with_the_animals_of_the_last_time(page):
    await page.front()
    QTest.keyClick(page.window, N, CTRL)
    QTest.keyClick(page.window.focusWidget(), RETURN)
    view = await until(lambda: page.window.game, LONG)
    assert [("bird",), None] == animals(view)


async def test_a_seat_has_as_many_animals_as_so_many_players_may(page):
    dialog = await page.set_up()
    each = dialog.set_up.boxes["animals_each"]
    assert [1, 2] == offered(each)
    pick(each, 2)
    assert [2, 2, 2] == [len(row.sides.boxes) for row in dialog.seats.taken]
    click(dialog.counts[2])
    assert [1, 3] == offered(each)
    assert 1 == each.currentData(), "two animals each are for three players"
    pick(each, 3)
    assert all(box.isVisible() for row in dialog.seats.taken for box in row.sides.boxes)
    for row, own in zip(dialog.seats.taken, (("bird", "mammal", "insect"), ()), strict=True):
        for box, animal in zip(row.sides.boxes, own, strict=False):
            pick(box, animal)
    click(dialog.counts[4])
    assert not each.isVisible()
    assert [1] * 4 == [len(row.sides.boxes) for row in dialog.seats.taken]
    click(dialog.counts[2])
    pick(each, 3)
    assert [("bird", "mammal", "insect"), ()] == [seat.sides for seat in dialog.plan().seats]
    view = await page.begin_set_up(dialog)
    assert {"animals_each": 3} == view.match.record.header.rules
    assert [("bird", "mammal", "insect"), None] == animals(view)


@pytest.mark.parametrize(
    ("language", "twice", "few"),
    [
        ("en", "“Bird” is chosen twice.", "Ben has chosen 1 of 2: choose all, or leave all at random."),
        (
            "de",
            "„Vogel“ ist zweimal gewählt.",
            "Ben hat 1 von 2 gewählt: Wähle alle, oder lass alle auf „zufällig“.",
        ),
        (
            "ja",
            "「鳥類」が重複しています。",
            "Benは2のうち1しか選んでいません。すべて選ぶか、すべてランダムにしてください。",
        ),
    ],
)
async def test_what_no_match_can_begin_with_is_refused_in_words(page, language, twice, few):
    page.window.take_settings(replace(page.window.settings, language=language))
    dialog = await page.set_up()
    for row in dialog.rows[1:3]:
        pick(row.sides.boxes[0], "bird")
    assert twice == dialog.set_up.about.text(), "at once, where the picture was"
    click(ok(dialog))
    assert twice == dialog.fault.text()
    assert dialog.fault.isVisible()

    pick(dialog.set_up.boxes["animals_each"], 2)
    pick(dialog.rows[2].sides.boxes[0], "")
    click(ok(dialog))
    assert few == dialog.fault.text()
    assert dialog.focusWidget() is dialog.rows[0].sides.boxes[0]
    assert page.window.game is None

    pick(dialog.rows[1].sides.boxes[1], "mammal")
    assert "" == dialog.fault.text()
    await page.begin_set_up(dialog)


async def test_boxes_say_whose_animal_they_choose(page):
    dialog = await page.set_up()
    pick(dialog.set_up.boxes["animals_each"], 2)
    called = [box.accessibleName() for box in dialog.rows[1].sides.boxes]
    assert ["Animal of player 2, 1", "Animal of player 2, 2"] == called
    assert "at random" == dialog.rows[1].sides.boxes[0].currentText()
    assert "Mammal" == dialog.rows[1].sides.boxes[0].itemText(1)


# The toy


def test_a_game_without_sides_offers_none(app):
    dialog = NewGameDialog(Settings(language="en", last=plan((), (), key="toy"), more=True)).whole()
    assert [[]] * 2 == [row.sides.boxes for row in dialog.seats.taken]
    assert not dialog.set_up.isVisibleTo(dialog)
    assert not dialog.short.isVisibleTo(dialog)
    dialog.choose_game(KEY)
    assert dialog.set_up.isVisibleTo(dialog)
    assert dialog.short.isVisibleTo(dialog)
    dialog.choose_game("toy")
    assert not dialog.set_up.isVisibleTo(dialog)


def test_any_game_may_have_sides(app, monkeypatch):
    toy = type(game("toy"))
    monkeypatch.setattr(toy, "sides", ("red", "blue"))
    monkeypatch.setattr(toy, "sides_each", 1)
    monkeypatch.setattr(toy, "side_word", "Colour")
    monkeypatch.setattr(toy, "sentences", Sentences(names={"red": "Red", "blue": "Blue"}))
    dialog = NewGameDialog(Settings(language="en", last=plan(("blue",), (), key="toy"), more=True)).whole()
    first, second = (row.sides.boxes[0] for row in dialog.seats.taken)
    assert ["", "red", "blue"] == offered(first)
    assert "Blue" == first.currentText()
    assert "Colour of player 2" == second.accessibleName()
    second.setCurrentIndex(2)
    assert "“Blue” is chosen twice." == dialog.why_not()


# The set-up


async def test_a_short_game_is_a_click_and_the_same_as_the_rule(page):
    dialog = await page.set_up()
    assert "Short: five cards fewer" == dialog.short.text()
    click(dialog.short)
    assert "Cards set aside: 5" == dialog.about_rules.text()
    click(dialog.short)
    assert "edition default" == dialog.about_rules.text()
    click(dialog.rules)
    sheet = await until(lambda: dialog.question, LONG)
    pick(sheet.boxes["drop_cards"], 5)
    click(ok(sheet))
    assert dialog.short.isChecked()
    view = await page.begin_set_up(dialog)
    assert {"drop_cards": 5} == view.match.record.header.rules


EXACT = "The game begins exactly like this."
EXAMPLE = "An example: the game draws its own. A seed shows it exactly."


async def test_the_picture_is_how_the_match_begins(page):
    dialog = await page.set_up()
    shown = dialog.set_up
    assert EXAMPLE == shown.about.text(), "the lot decides which animals play"
    first = shown.picture.pixmap().toImage()
    pick(shown.boxes["earth"], "random")
    pick(shown.boxes["start_elements"], "random")
    assert not shown.boxes["start_species"].isEnabled(), "on random tiles cubes follow the elements"
    second = shown.picture.pixmap().toImage()
    assert first != second
    write(dialog.seed, "the green one")
    assert EXACT == shown.about.text()
    assert shown.picture.pixmap().toImage() not in (first, second)
    told = shown.picture.accessibleName()
    view = await page.begin_set_up(dialog)
    assert told == START.told(view.match.state_at(0))


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (plan(*[()] * 6), EXACT),
        (plan(*[()] * 5), EXAMPLE),
        (plan((), (), (), rules=(("animals_each", 2),)), EXACT),
        (plan(("bird",), ("mammal",)), EXACT),
        (plan(("bird",), ()), EXAMPLE),
        (plan(*[()] * 6, rules=(("start_species", "by_element"),)), EXACT),
        (plan(*[()] * 6, rules=(("start_elements", "random"),)), EXAMPLE),
        (plan(*[()] * 6, rules=(("earth", "random"),)), EXAMPLE),
    ],
)
def test_the_picture_says_whether_it_is_sure(app, chosen, said):
    """It is sure if the same lies there with any seed."""
    dialog = NewGameDialog(Settings(language="en", last=chosen, more=True)).whole()
    assert said == dialog.set_up.about.text()
    pictures = {START.told(planned(chosen, seed).state_at(0)) for seed in range(20)}
    assert (said == EXACT) == (len(pictures) == 1)


@pytest.mark.parametrize(
    ("size", "is_beside"),
    [((1280, 800), True), ((1200, 700), True), ((1100, 620), False), ((2560, 1440), True)],
)
def test_the_picture_lies_beside_the_seats_where_there_is_room(qtbot, size, is_beside):
    window = bare_window(qtbot, size, text=100)
    dialog = NewGameDialog(Settings(language="en", last=plan(*[()] * 6), more=True)).whole()
    dialog.open_over(window)
    for _ in range(3):
        QApplication.processEvents()
    picture = dialog.set_up.picture
    left = picture.mapTo(dialog, picture.rect().topLeft()).x()
    right = dialog.seats.mapTo(dialog, dialog.seats.rect().topRight()).x()
    assert is_beside == (left > right)
    assert picture.size() == picture.pixmap().deviceIndependentSize().toSize(), "it has grown with the window"


# Settings


@pytest.mark.parametrize("sides", [("bird",) * 13, ("Not a word",), ("",)])
def test_sides_that_no_game_can_have_are_not_kept(tmp_path, sides):
    file = SettingsFile(tmp_path / "settings.json")
    file.save(setting(plan(sides, ())))
    assert not file.is_writable
    file.save(setting(plan(("bird",), ())))
    assert file.is_writable
    assert ("bird",) == file.load().last.seats[0].sides


def test_a_side_that_the_game_does_not_have_is_left_out(app):
    dialog = NewGameDialog(Settings(language="en", last=plan(("dragon",), ("bird",)), more=True)).whole()
    assert [(), ("bird",)] == [seat.sides for seat in dialog.plan().seats]
    with pytest.raises(BadInput):
        planned(plan(("dragon",), ()))
