"""Pictures of every view, in every language and theme, without a display."""

import argparse
import json
from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import BadInput
from evolution_qt.core.score import Score
from evolution_qt.core.timeline import round_ends
from evolution_qt.games import game
from evolution_qt.games.opening import open_position
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.shell.game.score_panel import Standing, standings_of
from evolution_qt.ui.shell.game.scores import ScoresScreen
from evolution_qt.ui.shell.new_game.seat_choices import CrestDialog
from evolution_qt.ui.shell.reading.about import AboutDialog
from evolution_qt.ui.shell.shots import shot
from evolution_qt.ui.shell.shots.sample_games import NAMES, played_out
from evolution_qt.ui.shell.shots.views import VIEWS, waiting
from evolution_qt.ui.shell.start.start import StartScreen
from evolution_qt.ui.shell.window.question import OpenHandsDialog
from evolution_qt.ui.table.presentation import shown_titles
from tests.docs.pages import ROOT
from tests.docs.pages import text as read_text
from tests.scene import DE, scene
from tests.ui.shell.page import bare_window


@pytest.fixture
def position(tmp_path):
    rules = game("evolution/de")
    state = rules.new(3, 7)
    for _ in range(12):
        rules.play(state, state.to_move, rules.moves(state)[0])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(rules.dump(state)))
    return path


def arguments(tmp_path, **changes):
    values = {
        "file": None,
        "out": str(tmp_path / "out.png"),
        "seat": None,
        "view": None,
        "lang": "en",
        "size": None,
        "scale": 1.0,
        "theme": None,
    }
    return argparse.Namespace(**{**values, **changes})


@pytest.fixture
def feeding(tmp_path):
    """The file of a position in which seat 0 is asked, and may attack."""
    file = tmp_path / "feeding.json"
    state = scene(DE, "b4 p3 carnivore | b3 p2", "b2 p2", "b1 p3", watering_hole=4).state
    file.write_text(json.dumps(game("evolution/de").dump(state)))
    return str(file)


def test_what_the_pointer_is_told_lies_in_the_picture(app, monkeypatch):
    """As Qt moves it on a screen: large letters were cut at the right edge."""

    def at_the_corner(paper):
        note = QWidget()
        note.setFixedSize(300, 80)
        note.setStyleSheet("background: #ff0000")
        image = paper.paper(paper.size)
        image.fill(Qt.GlobalColor.black)
        return paper.over(image, note, QPoint(390, 290))

    monkeypatch.setitem(VIEWS, "about", at_the_corner)
    image = shot.drawn("about", language="en", size=QSize(400, 300))

    red = [(x, y) for x in range(400) for y in range(300) if image.pixelColor(x, y).red() > 200]
    assert (100, 220) == red[0]
    assert (399, 299) == red[-1]
    assert 300 * 80 == len(red)


def test_where_a_game_tells_the_pointer_nothing_no_empty_box_is_drawn(app):
    opened = open_position(json.loads(read_text(ROOT / "docs" / "images" / "beginning.json")))

    told, table = (shot.drawn(view, opened, 0, size=QSize(1024, 600)) for view in ("forecast", "table"))

    assert table == told


@pytest.mark.parametrize("view", ["why", "hint"])
def test_without_a_seat_an_opponent_decides_for_the_one_that_is_asked(app, tmp_path, feeding, view):
    """It decided for no one, and attacked a species of a seat that there is not."""
    keys = "H H H" if view == "hint" else None

    def drawn(**changes):
        asked = arguments(tmp_path, **{"view": view, "file": feeding, "keys": keys, **changes})
        assert 0 == shot.main(asked)
        return QImage(asked.out)

    picture = drawn()
    if view == "hint":
        assert picture == drawn(seat=0)
        assert picture != drawn(keys=None)
    with pytest.raises(BadInput) as caught:
        drawn(seat=1)
    assert ("other_seat", "--seat") == (caught.value.fault.code, caught.value.fault.where)


def test_at_the_end_of_a_game_nobody_decides(app, tmp_path):
    file = tmp_path / "over.json"
    over = played_out()
    file.write_text(json.dumps(over.game.dump(over.state)))
    with pytest.raises(BadInput) as caught:
        shot.main(arguments(tmp_path, view="why", file=str(file)))
    assert "nobody_asked" == caught.value.fault.code


def test_a_picture_of_the_curtain_is_the_same_whatever_the_hands_hold(app, tmp_path, position):
    """Nothing of a hand, of a food card or of a card laid face down is in it, also for the seat it is for."""
    plain = json.loads(position.read_text(encoding="utf-8"))
    hands = [card for player in plain["players"] for card in player["hand"]]
    pile = plain["draw_pile"]
    for player in plain["players"]:
        count = len(player["hand"])
        player["hand"] = [pile.pop() for _ in range(count)]
    plain["draw_pile"] = pile + hands
    other = tmp_path / "other.json"
    other.write_text(json.dumps(plain))

    for name, file in (("one.png", position), ("two.png", other)):
        shot.main(arguments(tmp_path, view="curtain", out=str(tmp_path / name), file=str(file), seat=1))

    assert hands != [card for player in plain["players"] for card in player["hand"]]
    assert QImage(str(tmp_path / "one.png")) == QImage(str(tmp_path / "two.png"))


@pytest.mark.parametrize(
    ("view", "make"),
    [
        ("crest", lambda: CrestDialog(NAMES[0], Crest(1, "lion"))),
        ("open-hands-question", OpenHandsDialog),
        ("about", AboutDialog),
    ],
)
def test_a_picture_of_a_sheet_is_what_a_window_shows(qtbot, app, translations, tmp_path, view, make):
    """In large writing, where it matters most what comes first: sizes or places."""
    asked = arguments(tmp_path, view=view, lang="de", text=200)
    shot.main(asked)
    translations.use("de")
    window = bare_window(qtbot, (1280, 800), text=200)
    sheet = make()
    sheet.open_over(window)
    window.setFocus()
    for _ in range(3):
        QApplication.processEvents()
    room = sheet.geometry().adjusted(20, 20, -20, -20)  # its corners are those of what is behind it

    def sampled(image):
        columns, rows = range(room.left(), room.right(), 3), range(room.top(), room.bottom(), 3)
        return [image.pixel(x, y) for x in columns for y in rows]

    one, other = sampled(QImage(asked.out)), sampled(window.grab().toImage())
    assert sum(a != b for a, b in zip(one, other, strict=True)) < 0.02 * len(one)


def test_a_picture_of_the_start_screen_is_what_a_window_shows(qtbot, app, translations, tmp_path):
    """In large writing the covers take what the buttons leave, as they are once they are dressed."""
    asked = arguments(tmp_path, view="start", lang="de", text=200)
    shot.main(asked)
    translations.use("de")
    window = bare_window(qtbot, (1280, 800), text=200)
    screen = StartScreen("light", window)
    screen.take_waiting(waiting(), learnt=[title.key for title in shown_titles()])
    screen.set_language("de")
    screen.resize(window.size())
    screen.show()
    qtbot.waitUntil(lambda: screen.is_whole, timeout=240_000)
    window.setFocus()
    QApplication.processEvents()
    window.grab()  # the covers have their last size only now
    qtbot.waitUntil(lambda: screen.is_whole, timeout=240_000)

    def sampled(image):
        return [image.pixel(x, y) for x in range(0, 1280, 5) for y in range(0, 800, 5)]

    one, other = sampled(QImage(asked.out)), sampled(window.grab().toImage())
    assert sum(a != b for a, b in zip(one, other, strict=True)) < 0.005 * len(one)


@pytest.mark.parametrize("has_take_back", [False, True])
@pytest.mark.parametrize(
    ("language", "text", "lines"), [("de", 100, 1), ("ja", 100, 1), ("ja", 150, 2), ("ja", 200, 2)]
)
def test_below_the_scores_the_button_for_the_next_match_stands_out_of_groups_of_quiet_ones(
    qtbot, app, translations, language, text, lines, has_take_back
):
    """What takes moves back is small, and stands before the first of them."""
    translations.use(language)
    window = bare_window(qtbot, (1280, 800), text=text)
    take_back = QToolButton(window) if has_take_back else None
    screen = ScoresScreen("light", window, take_back)
    rules = game("evolution/de")
    screen.show_result(
        [Standing("Ann", False, Score((9, 2, 1))), Standing("Bö", False, Score((3, 1, 1)))],
        [0],
        [],
        Phrases(rules),
    )
    screen.come_at_once()
    for _ in range(3):
        QApplication.processEvents()

    groups = [
        [screen.again, screen.rematch, screen.new_game],
        [screen.table, screen.start],
        [screen.replay, screen.by_source, screen.by_round],
    ]
    row = [button for group in groups for button in group]
    tops = Counter(button.mapTo(window, QPoint(0, 0)).y() for button in row)
    assert ([8] if lines == 1 else [5, 3]) == list(tops.values())
    assert all(button.width() >= button.sizeHint().width() for button in row)
    assert {"main": 1, "quiet": 7} == Counter(button.property("role") for button in row)
    for group in groups:
        rights, lefts = [one.geometry().right() for one in group], [one.geometry().left() for one in group]
        assert all(left - right < 10 for right, left in zip(rights, lefts[1:], strict=False))
    assert screen.table.geometry().left() - screen.new_game.geometry().right() > 20
    if take_back is not None:
        assert take_back.geometry().right() < screen.again.geometry().left()
        assert take_back.geometry().center().y() == screen.again.geometry().center().y()


@pytest.fixture(scope="module")
def played():
    """Return a whole game of four with its course."""
    return played_out()


@pytest.mark.parametrize(
    "names",
    [("Christiane Müller", "Björn Schmidt", "Cleo", "Dan"), ("Maximiliane-Theodora", "Bo", "Al", "Ida")],
)
@pytest.mark.parametrize("size", [(1040, 620), (1100, 620), (1280, 800)])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_nothing_of_the_scores_is_cut_off_at_the_side(qtbot, app, translations, played, names, size, text):
    """No one could scroll there: neither the points of long names nor the last rounds of the chart."""
    translations.use("de")
    window = bare_window(qtbot, size, text=text)
    screen = ScoresScreen("light", window)
    screen.resize(window.size())
    rules = played.game
    standings = standings_of([(name, False) for name in names], rules, played.state, NOBODY)
    ends = round_ends(rules, played.milestones, played.history)
    screen.show_result(standings, [0], ends, Phrases(rules))
    screen.come_at_once()
    for _ in range(3):
        QApplication.processEvents()

    sources, course = screen.sources, screen.course
    for button, things in (
        (screen.by_source, (*sources.labels, *sources.bars)),
        (screen.by_round, (course.chart, *course.points_labels)),
    ):
        button.click()
        for _ in range(3):
            QApplication.processEvents()
        shown = screen.area.viewport().width()
        assert screen.area.widget().width() <= shown
        assert all(one.mapTo(screen.area.viewport(), QPoint(one.width(), 0)).x() <= shown for one in things)


def test_scores_are_drawn_only_when_the_game_is_over(app, tmp_path, position):
    """Before, the bags of others are not for everyone's eyes (R63)."""
    with pytest.raises(BadInput) as refused:
        shot.main(arguments(tmp_path, view="scores", file=str(position)))

    assert "game_goes_on" == refused.value.fault.code


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("view", ["start", "new-game", "how-to-play", "editions"])
def test_views_are_drawn_in_other_languages(app, tmp_path, view, language):
    assert 0 == shot.main(arguments(tmp_path, view=view, lang=language))


def test_without_a_position_the_start_screen_is_drawn(app, tmp_path):
    assert 0 == shot.main(arguments(tmp_path, size=(1920, 1080), scale=0.5))

    assert (960, 540) == (
        QImage(str(tmp_path / "out.png")).width(),
        QImage(str(tmp_path / "out.png")).height(),
    )


def test_the_same_words_draw_the_same_picture(app, tmp_path, position):
    for name in ("one.png", "two.png"):
        shot.main(arguments(tmp_path, out=str(tmp_path / name), file=str(position)))

    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"view": "moon"}, "--view"),
        ({"view": "table"}, "shot"),
        ({"file": "POSITION", "seat": 3}, "--seat"),
        ({"file": "POSITION", "seat": -2}, "--seat"),
        ({"view": "curtain", "seat": 6}, "--seat"),
        ({"view": "curtain", "seat": -1}, "--seat"),
        ({"file": "POSITION", "seat": -1}, "--seat"),
        ({"scale": 0.0}, "--scale"),
        ({"scale": float("nan")}, "--scale"),
        ({"size": (10, 10)}, "--size"),
        ({"size": (9000, 100)}, "--size"),
        ({"out": "/nowhere/at/all.png"}, "/nowhere"),
        ({"file": "/nowhere/at/all.json"}, "/nowhere"),
    ],
)
def test_bad_values_name_their_place(app, tmp_path, position, changes, place):
    if changes.get("file") == "POSITION":
        changes = {**changes, "file": str(position)}

    with pytest.raises(BadInput, match=place):
        shot.main(arguments(tmp_path, **changes))


def test_a_position_with_switched_rules_is_drawn_in_the_window_too(app, tmp_path, position):
    plain = json.loads(position.read_text())
    plain["rules"]["hard_shell_bonus"] = 5
    position.write_text(json.dumps(plain))

    assert 0 == shot.main(arguments(tmp_path, view="game", file=str(position), seat=0))
