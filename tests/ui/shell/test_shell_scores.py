"""What the end of a game says, and how the names stand there."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from evolution_qt.core.score import Score
from evolution_qt.core.timeline import RoundEnd
from evolution_qt.games import game as game_named
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.plain_text import Label
from evolution_qt.ui.shell.game import score_panel
from evolution_qt.ui.shell.game.score_pages import laurel
from evolution_qt.ui.shell.game.score_panel import ScorePanel, Standing, standings_of
from evolution_qt.ui.shell.game.scores import ScoresScreen
from evolution_qt.ui.table.presentation import presentation, shown_titles
from tests.ui.shell.page import bare_window

pytestmark = pytest.mark.usefixtures("toy_among_games")


def ended(qtbot, winners, ends=(), **players):
    """Return the screen at the end of a game, with the players by their names: whether each is a bot."""
    from evolution_qt.ui.toy.presentation import Words  # it is there while the toy is

    window = bare_window(qtbot, (1100, 700))
    screen = ScoresScreen("light", window)
    screen.window_kept = window
    standings = [Standing(name, is_bot, Score((5, 1))) for name, is_bot in players.items()]
    screen.show_result(standings, winners, ends, Words(game_named("toy")))
    screen.come_at_once()
    return screen


@pytest.mark.parametrize(
    ("winners", "players", "said"),
    [
        ([1], {"Fox": True, "Ann": False}, "You win"),
        ([0], {"Fox": True, "Ann": False}, "Fox wins"),
        ([0], {"Ben": False, "Ann": False}, "Ben wins"),
        ([0], {"Fox": True, "Owl": True}, "Fox wins"),
        ([0, 1], {"Fox": True, "Ann": False}, "Fox and Ann share the victory"),
    ],
)
def test_the_only_person_is_told_to_have_won(qtbot, winners, players, said):
    assert said == ended(qtbot, winners, **players).heading


@pytest.mark.parametrize(
    ("start", "told"), [((3, 3), "Beginning: Fox 3, Ann 3"), ((4, 0), "Round 1: Fox 9, Ann 7")]
)
def test_the_course_leaves_out_a_beginning_that_is_not_the_same_for_all(qtbot, start, told):
    """Who plays first in The Beginning has a new species and three cards there, before any turn."""
    points = (start, (9, 7), (12, 15))
    ends = [RoundEnd(number, tuple((one,) for one in row), ()) for number, row in enumerate(points)]

    screen = ended(qtbot, [1], ends, Fox=True, Ann=False)

    assert told == screen.course.chart.told(0)
    assert "Round 2: Fox 12, Ann 15" == screen.course.chart.told(1 if start == (4, 0) else 2)


def test_in_a_large_window_the_buttons_grow_with_the_rest(qtbot):
    screen = ended(qtbot, [0], Ann=False, Ben=True)
    heights = []
    for size in ((1100, 700), (1920, 1080), (2560, 1440)):
        screen.resize(*size)
        screen.layout().activate()
        assert screen.start.geometry().right() < size[0]
        heights.append(screen.again.sizeHint().height())

    assert heights == sorted(heights)
    assert heights[2] > 1.4 * heights[0]


def test_a_page_takes_the_place_of_another_at_one_click(qtbot):
    """The words and the bars of the page are there, not an empty sheet."""
    points = ((3, 3), (9, 7), (12, 15))
    ends = [RoundEnd(number, tuple((one,) for one in row), ()) for number, row in enumerate(points)]
    screen = ended(qtbot, [1], ends, Fox=True, Ann=False)
    pages = (screen.by_source, screen.sources), (screen.by_round, screen.course)

    for button, page in (*pages, *pages):
        button.click()
        shown = [one for _, one in pages if not one.isHidden()]
        assert ([page], False) == (shown, screen.sheet.isHidden())
        assert [button] == [one for one, _ in pages if one.isChecked()]

    screen.by_round.click()
    assert screen.sheet.isHidden()


def ink_width(label):
    """Return how many columns of pixels of a label have ink."""
    image = label.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    ground = image.pixelColor(image.width() - 1, 0).value()
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    dark = [x for x, y in places if image.pixelColor(x, y).value() < ground - 60]
    return max(dark) - min(dark)


def test_all_names_are_equally_narrow(qtbot):
    """One long name makes all of them narrower, so that none looks like a lesser one."""
    names = "Anna", "Annabel Maria"
    screen = ended(qtbot, [0], **dict.fromkeys(names, False))
    screen.by_source.click()
    labels = {label.text(): label for label in screen.sheet.findChildren(Label) if label.text() in names}
    wide = labels[names[1]].minimumSizeHint().width() / 0.74

    def drawn(share):
        for label in labels.values():
            label.resize(round(wide * share), label.height())
        return ink_width(labels["Anna"])

    assert drawn(0.8) == pytest.approx(0.8 * drawn(1.0), abs=2)


@pytest.mark.parametrize("game", [title.editions[0].key for title in shown_titles()])
def test_the_end_of_every_game_is_seen_in_the_light_of_sunset(qtbot, game):
    window, rules = QWidget(), game_named(game)
    qtbot.addWidget(window)
    window.resize(1100, 700)
    table = presentation(game).table(rules, "light", window)
    standings = standings_of([("Ann", False), ("Ben", False)], rules, rules.new(2, 1), 0, openly=True)

    screen = ScoresScreen("light", window)
    screen.show_result(standings, [0], (), table.phrases)
    screen.come_at_once()
    window.show()

    seen = screen.grab().toImage()
    assert len({seen.pixel(x, 5) for x in range(0, seen.width(), 7)}) > 10


@pytest.mark.parametrize("game", [title.editions[0].key for title in shown_titles()])
def test_each_line_of_the_players_has_a_crest_in_every_game(qtbot, monkeypatch, game):
    rules = game_named(game)
    panel, drawn = ScorePanel(rules), []
    qtbot.addWidget(panel)
    panel.resize(232, 200)
    monkeypatch.setattr(score_panel, "draw_crest", lambda _painter, badge, *_place: drawn.append(badge))

    state = rules.new(2, 1)
    panel.show_standings(standings_of([("Ann", False), ("Ben", True)], rules, state, 0), 0, 1)
    panel.grab()

    badge = presentation(game).badge
    signs = [map(badge, one.sides) for one in panel.standings] if badge is not None else []
    crests = [palette.badge(0), palette.badge(1)]
    assert ([one for own in signs for one in own] or crests) == drawn


@pytest.mark.parametrize("theme", palette.THEMES)
def test_the_laurel_is_seen_on_the_panel_of_every_theme(qapp, theme):
    leaf = laurel(60, 1.0, theme).toImage()
    places = [(x, y) for x in range(60) for y in range(60)]
    inks = {tint.name() for tint in (leaf.pixelColor(*at) for at in places) if tint.alpha() == 255}

    assert inks
    assert all(palette.contrast(ink, palette.THEMES[theme].panel) >= 3 for ink in inks)


def test_the_laurel_follows_the_theme(qtbot):
    screen = ended(qtbot, [1], Fox=True, Ann=False)

    def tints():
        return {
            image.pixelColor(x, y).name()
            for label in screen.sheet.findChildren(Label)
            if not (image := label.pixmap().toImage()).isNull()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        }

    assert palette.GOLD not in tints()
    screen.set_theme("dark")

    assert palette.GOLD in tints()
