"""The start screen: the games as covers of one valley, one of them chosen by a click or by keys."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from evolution_qt.core.title import EditionTitle, Title
from evolution_qt.games import title_of, titles
from evolution_qt.store.index import PlayerSummary, Summary
from evolution_qt.store.library import Entry, Library
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.valley import PLAIN
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.start import start as module
from evolution_qt.ui.shell.start.start import StartScreen
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table.presentation import presentation, shown_titles
from tests.store.games import stored
from tests.ui.shell.acting import click, until
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, UNASKED

GAMES = [title.key for title in shown_titles()]


def match(edition, *names, round=3, is_played=False):
    """Return a match of an edition that waits, Ann's against bots."""
    players = (PlayerSummary("Ann", "human"), *[PlayerSummary(name, "greedy") for name in names])
    told = Summary(status="running", game=edition, players=players, moves=9, round=round)
    return Entry(edition, Path("here"), 0, 0, told), is_played


@pytest.fixture
def screen(app, qtbot):
    """Return a start screen in a window that has the keyboard."""
    window = QWidget()
    qtbot.addWidget(window)
    style.apply(window, "light")
    made = StartScreen("light", window)
    window.resize(1280, 800)
    made.resize(window.size())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield made
    del window


def covers(screen):
    return list(screen.covers.covers.values())


def place(screen, part):
    return QRect(part.mapTo(screen, QPoint()), part.size())


def test_each_game_with_a_table_has_a_cover_in_a_light_of_its_own_in_the_order_of_a_day(screen):
    lights = [cover.cover.light for cover in covers(screen)]

    assert {title.key for title in shown_titles()} == set(screen.covers.covers)
    assert ["dawn", "day", "evening"] == lights == [light for light in palette.VALLEYS if light in lights]


def test_a_click_chooses_a_game_whose_cover_is_the_largest_and_whose_light_fills_the_window(screen, qtbot):
    for cover in covers(screen):
        click(cover)

        assert cover is screen.covers.current
        others = [other for other in covers(screen) if other is not cover]
        assert all(other.width() < cover.width() and other.height() < cover.height() for other in others)
        qtbot.waitUntil(lambda: screen.is_whole, timeout=240_000)
        sky = screen.grab().toImage().pixelColor(640, 2)
        wanted = palette.VALLEYS[cover.cover.light].sky_high
        assert all(abs(a - b) < 30 for a, b in zip(sky.getRgb()[:3], bytes.fromhex(wanted[1:]), strict=True))


def test_arrows_go_from_cover_to_cover_and_stop_at_the_ends(screen):
    first, middle, last = covers(screen)
    middle.setFocus()
    for key, wanted in (
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Home, first),
        (Qt.Key.Key_Left, first),
        (Qt.Key.Key_Down, middle),
        (Qt.Key.Key_Up, first),
        (Qt.Key.Key_End, last),
    ):
        QTest.keyClick(screen.covers.current, key)
        assert wanted is screen.covers.current
        assert wanted.hasFocus()


def test_tab_comes_to_the_chosen_cover_alone_then_to_the_buttons(screen):
    screen.take_waiting([], learnt=GAMES)
    chosen = screen.covers.current
    chosen.setFocus()
    found = []
    for _ in range(10):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Tab)
        found.append(screen.focusWidget())

    assert [screen.at_once, screen.new_game, screen.steps, *screen.others] == found[:9]
    assert found[9] in screen.languages.values()


def test_it_says_what_it_continues_and_which_games_have_matches_open(screen):
    screen.take_waiting(
        [match("beginning/de", "Otter", "Lynx"), match("evolution/ja", "Fox"), match("beginning/de")],
        "evolution/de",
    )

    assert "beginning" == screen.title.key
    assert "Evolution: The Beginning · round 3 · against Otter and Lynx" == screen.go_on.line
    assert ["2 games open", "1 game open", ""] == [cover.tag for cover in covers(screen)]
    assert screen.at_once.isHidden()
    click(screen.covers.covers["evolution"])
    assert "Evolution · round 3 · against Fox" == screen.go_on.line
    click(screen.covers.covers["dominant"])
    assert screen.go_on.isHidden()
    assert "Dominant Species" == screen.at_once.line


def test_people_who_play_each_other_are_named_alike(screen):
    entry, is_played = match("evolution/de")
    people = tuple(PlayerSummary(name, "human") for name in ("Ann", "Ben"))
    summary = Summary(status="running", game="evolution/de", players=people, moves=2, round=1)
    screen.take_waiting([(Entry(entry.name, entry.path, 0, 0, summary), is_played)])

    assert "Evolution · round 1 · Ann and Ben" == screen.go_on.line


def test_a_match_that_another_window_plays_is_told_instead_of_offered(screen):
    screen.take_waiting([match("evolution/de", "Fox", is_played=True)], "evolution/de")

    assert screen.go_on.isHidden()
    assert screen.at_once.isEnabled()
    assert "Your game is being played in another window." == screen.at_once.line
    assert "" == screen.covers.covers["evolution"].tag


def test_without_a_match_the_proposed_game_is_chosen_and_a_new_match_is_the_main_wish(screen):
    screen.take_waiting([], "dominant-species", GAMES)

    assert "dominant" == screen.title.key
    assert screen.go_on.isHidden()
    assert screen.new_game.hasFocus()
    assert main_buttons(screen) == [screen.at_once, screen.new_game, screen.steps]


def main_buttons(screen):
    """Return the main buttons that are seen, in their order; only the first has the main colour."""
    QApplication.processEvents()
    buttons = [screen.go_on, screen.at_once, screen.new_game, screen.steps]
    seen = [one for one in buttons if one.isVisible()]
    seen.sort(key=lambda one: place(screen, one).topLeft().toTuple()[::-1])
    assert ["main", "usual", "usual"] == [one.property("role") for one in seen]
    return seen


def test_a_game_that_is_new_to_the_player_offers_its_first_match_or_first_steps_first(screen):
    """To play at once and to set a match up stay one click away."""
    screen.take_waiting([], "evolution/de", ["beginning"])
    assert [screen.steps, screen.at_once, screen.new_game] == main_buttons(screen)
    assert screen.steps.hasFocus()
    assert ("First match", "Evolution") == (screen.steps.text(), screen.steps.line)
    assert "First match of Evolution" == screen.steps.accessibleName()
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Tab)
    assert screen.at_once.hasFocus()

    click(screen.covers.covers["dominant"])
    assert [screen.steps, screen.at_once, screen.new_game] == main_buttons(screen)
    assert ("First steps", "Dominant Species") == (screen.steps.text(), screen.steps.line)

    click(screen.covers.covers["beginning"])
    assert [screen.at_once, screen.new_game, screen.steps] == main_buttons(screen)


def test_a_match_that_waits_comes_before_the_first_steps(screen):
    screen.take_waiting([match("evolution/de", "Fox")])

    assert [screen.go_on, screen.new_game, screen.steps] == main_buttons(screen)
    assert screen.go_on.hasFocus()


def test_a_chosen_cover_pressed_once_more_goes_on_or_begins(screen):
    asked = []
    screen.continue_asked.connect(lambda: asked.append("continue"))
    screen.new_game_asked.connect(lambda: asked.append("new"))
    screen.take_waiting([match("evolution/de", "Fox")])
    click(screen.covers.covers["beginning"])
    assert [] == asked
    click(screen.covers.covers["beginning"])
    click(screen.covers.covers["evolution"])
    assert ["new"] == asked
    click(screen.covers.covers["evolution"])
    assert ["new", "continue"] == asked


def test_a_cover_says_everything_to_people_who_do_not_see_it(screen):
    screen.take_waiting([match("evolution/de", "Fox")])
    cover = QAccessible.queryAccessibleInterface(screen.covers.covers["evolution"])

    assert "Evolution" == cover.text(QAccessible.Text.Name)
    told = cover.text(QAccessible.Text.Description)
    assert "Grow, adapt – and do not get eaten · 2–6 players · 60 min · ages 10+ · 1 game open" == told
    assert QAccessible.Role.RadioButton == cover.role()
    assert cover.state().checked
    go_on = QAccessible.queryAccessibleInterface(screen.go_on)
    assert "Continue" == go_on.text(QAccessible.Text.Name)
    assert screen.go_on.line == go_on.text(QAccessible.Text.Description)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("text", [80, 100, 200])
def test_covers_lie_beside_each_other_whatever_their_number(app, qtbot, monkeypatch, count, size, text):
    toy = Title("toy", (EditionTitle("toy", "Toy"),), range(2, 4), "")
    shown = [*titles(), toy][:count] if count > 3 else list(titles())[:count]
    monkeypatch.setattr(module, "shown_titles", lambda: shown)
    bare = type("Bare", (), {"cover": PLAIN})
    monkeypatch.setattr(module, "presentation", lambda key: bare if key == "toy" else presentation(key))
    window = QWidget()
    qtbot.addWidget(window)
    style.apply(window, "light", text)
    window.resize(*size)
    screen = StartScreen("light", window)
    screen.resize(*size)
    window.show()
    app.processEvents()

    places = [place(screen, cover) for cover in covers(screen)]
    assert count == len(places)
    assert all(one.right() < other.left() for one, other in pairwise(places))
    assert all(0 <= one.left() and one.right() < size[0] for one in places)
    middle = (places[0].left() + places[-1].right()) / 2
    bar = screen.findChild(QScrollArea).verticalScrollBar()
    assert abs(middle - (size[0] - (bar.width() if bar.isVisible() else 0)) / 2) <= 2
    name = {1: "Evolution", 2: "One valley, two games", 3: "One valley, three games"}
    assert name.get(count, "One valley, 4 games") == screen.heading()
    style.write_as_usual()


@pytest.mark.parametrize("learns", [False, True], ids=["continues", "learns"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_every_button_is_seen_whole_without_scrolling_however_large_writing_is(
    app, qtbot, translations, language, size, learns
):
    """Covers make the room: a match to go on with and the first steps are offered, too."""
    translations.use(language)
    window = QWidget()
    qtbot.addWidget(window)
    style.apply(window, "light", 200)
    window.resize(*size)
    screen = StartScreen("light", window)
    screen.resize(*size)
    screen.take_waiting([] if learns else [match("evolution/de", "Fox", "Owl")], "beginning/de")
    window.show()
    app.processEvents()
    page = screen.findChild(QScrollArea)
    room = QRect(page.mapTo(screen, QPoint()), page.viewport().size())
    buttons = [*main_buttons(screen), *screen.others]
    style.write_as_usual()

    assert [] == [one.text() for one in buttons if not room.contains(place(screen, one))]


async def test_a_new_match_is_one_of_the_game_whose_cover_is_chosen(page):
    start = page.window.start
    for key in ("beginning", "dominant", "evolution"):
        click(start.covers.covers[key])
        sheet = await page.choose(start.new_game, NewGameDialog)
        assert key == sheet.chosen_title.key
        sheet.reject()
        await page.no_sheet()


@pytest.mark.parametrize("key", ["beginning", "dominant", "evolution"])
async def test_a_match_of_any_game_is_two_clicks_away(page, key):
    """The cover, and the main button: a match as the sheet proposes it, that is remembered as one of that."""
    start = page.window.start
    if start.title.key != key:
        click(start.covers.covers[key])
    click(start.at_once)
    view = await until(lambda: page.window.game)

    assert key == title_of(view.match.game.key).key
    assert [True, False, False] == [seat.kind == "human" for seat in view.seats]
    assert all(seat.name for seat in view.seats)
    assert page.window.settings.last.game == view.match.game.key
    assert page.window.dialog is None


async def test_a_new_player_is_taught_first_and_plays_at_once_against_two_easy_opponents(page):
    start = page.window.start
    assert [start.steps, start.at_once, start.new_game] == main_buttons(start)
    view = await page.next_game(lambda: click(start.at_once))

    assert ["human", "hatchling", "hatchling"] == view.match.record.kinds()


BEGAN_IT = {"editions": ("evolution/de",), "names": ("Ann",)}


@pytest.mark.parametrize("has_index", [True, False])
@pytest.mark.parametrize(
    ("known", "learnt"),
    [
        (BEGAN_IT, (("evolution", 3),)),
        ({"editions": ("beginning/de",), "names": ("Ann",)}, ()),
        ({"editions": ("evolution/de",), "names": ("Zoe",)}, ()),
    ],
    ids=["played here", "another game begun", "played by others"],
)
async def test_a_finished_match_in_the_library_counts_as_learnt_if_its_people_began_one_here(
    shown, folders, has_index, known, learnt
):
    stored(folders.games, 10_000)  # of Ann and Bö
    if has_index:
        Library(folders.games).entries()
    async with shown(replace(UNASKED, proposed="evolution/de", **known)) as made:
        start = made.window.start
        taught, played = [start.steps, start.at_once], [start.at_once, start.new_game]
        assert [*(played if learnt else taught)] == main_buttons(start)[:2]
        assert learnt == made.window.settings.learnt
        click(start.covers.covers["dominant"])
        assert taught == main_buttons(start)[:2]


async def test_a_match_played_to_its_end_counts_as_learnt(page, toy_among_games):
    await page.begin(DUEL)
    await page.play_until(lambda: page.view.result.is_shown)

    assert (("toy", 1),) == page.window.settings.learnt


async def test_two_presses_begin_one_match(page, folders):
    click(page.window.start.at_once)
    click(page.window.start.at_once)
    await until(lambda: page.window.game)
    await page.asked()

    assert 1 == len([*folders.games.glob("*.jsonl")])


async def test_what_is_wrong_with_the_match_proposed_is_shown_in_its_sheet(page):
    """Two people of one name: the sheet says so."""
    seats = (SeatPlan("human", "Ann"), SeatPlan("human", "Ann"))
    page.window.take_settings(replace(page.window.settings, last=GamePlan("evolution/de", seats)))
    click(page.window.start.at_once)
    sheet = await page.sheet(NewGameDialog)

    assert sheet.why_not()
    assert page.window.game is None
    sheet.reject()
    await page.no_sheet()


async def test_a_match_is_begun_by_keys_alone(page):
    window, start = page.window, page.window.start
    start.covers.current.setFocus()
    QTest.keyClick(start.covers.current, Qt.Key.Key_Home)
    QTest.keyClick(start.covers.current, Qt.Key.Key_Return)
    sheet = await page.sheet(NewGameDialog)
    QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Return)
    await until(lambda: window.game)

    assert "beginning/de" == window.game.match.game.key


async def test_who_leaves_a_match_finds_its_cover_chosen_and_goes_on_by_its_button(page):
    window, start = page.window, page.window.start
    await page.begin(EVOLUTION_DUEL)
    await page.asked()
    await page.leave_game()

    assert "evolution" == start.title.key
    assert "Evolution · round 1 · against Fox" == start.go_on.line
    click(start.go_on)
    view = await until(lambda: window.game)
    assert "evolution/de" == view.match.game.key


@pytest.mark.parametrize("key", ["beginning", "dominant"])
async def test_who_leaves_the_first_steps_finds_the_cover_of_their_game_chosen(page, key):
    start = page.window.start
    click(start.covers.covers[key])
    await page.next_game(lambda: click(start.steps))
    await page.leave_game()

    assert key == start.title.key
    assert start.steps.hasFocus()
