"""Where points came from, on the page at the end of every game: the bars add up to the points."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.core.timeline import TurningPoint
from evolution_qt.games.opening import begin
from evolution_qt.ui.dominant.scoring import SCORING
from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.matches import branched, seated
from evolution_qt.ui.shell.window.charts import SourceBar, SourceLegend, reach_of
from evolution_qt.ui.table.presentation import shown_titles
from evolution_qt.ui.table.words import TurningWords
from tests.ui.shell.page import bare_window

DOMINANT = "dominant-species"
MINUS = "\N{MINUS SIGN}"
KEYS = [edition.key for title in shown_titles() for edition in title.editions if edition.key != DOMINANT]
SHAPES = [
    *[(key, 3, {}) for key in KEYS],
    (DOMINANT, 2, {"animals_each": 3, "turn_limit": 3}),
    (DOMINANT, 6, {"turn_limit": 3}),
]


def played(key, seats, rules, seed=2, until=100_000):
    """Return a match that is played at random."""
    players = tuple(RecordSeat(name=f"P{seat}") for seat in range(seats))
    match = begin(Header(game=key, players=players, rules=rules, seed=seed))
    return on(match, Rng(seed), until)


def on(match, rng, until=100_000):
    while not match.is_over and len(match.plies) < until:
        match.play(match.to_move, choose_move(match.game, match.view(match.to_move), "random", rng))
    return match


@pytest.mark.parametrize(("key", "seats", "rules"), SHAPES, ids=str)
def test_the_bars_of_a_seat_add_up_to_its_points(qtbot, translations, key, seats, rules):
    """Of several animals each has its own, and the points of the seat are those of the one that counts."""
    translations.use("en")
    match = played(key, seats, rules)
    view = GameView(match, seated(match, None, "Player {number}"), "light", 0.0)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show_end(match)
    view.result.come_at_once()
    bars = view.result.sources.bars
    standings = view.standings(-1)

    each = max(len(standings[0].sides), 1)
    assert seats * each == len(bars)
    totals = sorted(sum(bar.parts) for bar in bars)
    if each == 1:
        assert totals == sorted(one.score.points for one in standings)
    else:
        assert totals == sorted(match.state.points[animal] for one in standings for animal in one.sides)
        assert all(one.score.points == match.state.points[one.counting] for one in standings)
    for bar in bars:
        numbers = [str(points).replace("-", MINUS) for points in bar.parts if points]
        assert all(number in bar.accessibleDescription() for number in numbers)
        assert bar.toolTip()


@pytest.fixture(params=SHAPES, ids=str)
def result(request, qtbot, translations):
    """Return the screen of the end of a game that is seen."""
    translations.use("en")
    match = played(*request.param)
    window = bare_window(qtbot, (1280, 800))
    view = GameView(match, seated(match, None, "Player {number}"), "light", 0.0, window)
    view.resize(1280, 800)
    view.show_end(match)
    view.result.come_at_once()
    view.show()
    view.result.kept = window, view
    return view.result


def test_a_source_has_one_colour_in_the_procession_and_on_its_page(result):
    shown = result.stage.procession
    legend, *_ = result.sources.labels

    named = {name: palette.source_tint(at) for name, at in zip(shown.parts, shown.sources, strict=True)}

    assert len(named) == len(set(named.values()))
    for at, name in enumerate(legend.names):
        assert named.get(name, palette.source_tint(at)) == palette.source_tint(at)
    assert {*legend.names} & {*named}


@pytest.mark.parametrize("tall", [800, 440])
def test_the_page_of_the_sources_scrolls_only_where_the_window_has_no_room(result, tall):
    window, view = result.kept
    window.resize(1280, tall)
    view.resize(1280, tall)
    result.by_source.click()
    for _ in range(3):
        QApplication.processEvents()

    above_buttons = result.again.mapTo(window, QPoint()).y()
    is_high = result.sources.minimumSizeHint().height() > above_buttons
    assert is_high == (result.area.verticalScrollBar().maximum() > 0)


@pytest.mark.parametrize("change", [7, -7])
def test_a_turning_point_is_told_of_the_one_who_got_more(translations, change):
    """No one takes points from another, and none needs to be behind."""
    translations.use("en")
    parts = ((9,), (2,)) if change > 0 else ((2,), (9,))
    point = TurningPoint(3, 0, 1, change, *parts, (), (), ())
    names = ["Ann", "Ben"] if change > 0 else ["Ben", "Ann"]

    assert "Round 3: Ann (+9) gets 7 points more than Ben (+2)." == TurningWords().told(point, names)


def test_points_that_were_there_before_are_told_apart():
    """In a game that goes on from the middle of another one no event tells where they came from."""
    first = played(DOMINANT, 3, {"turn_limit": 2}, until=60)
    branch = on(branched(first, 60), Rng(7))
    told = SCORING.sources(branch.state, branch.history)

    assert "Before" == told.names[-1]
    assert {row.side: sum(row.parts) for row in told.rows} == {
        animal: branch.state.points[animal] for animal in branch.state.in_play
    }
    assert any(row.parts[-1] for row in told.rows)
    assert len(told.names) - 1 == len(SCORING.sources(first.state, first.history).names)


def test_what_was_lost_lies_to_the_left_of_what_was_won(qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    rows = [(30, -10, 20), (60, 0, 0)]
    bar = SourceBar("Ann", ("a", "b", "c"), rows[0], reach_of(rows), is_low=False)
    bar.setParent(holder)
    bar.resize(140, 24)
    won, lost, more = bar.rooms()

    assert (10, 60) == reach_of(rows)
    assert (20, 60) == (lost.width(), won.width())
    assert lost.right() == won.left() == 20
    assert more.left() == won.right()
    assert more.width() == 40


def test_parts_of_a_bar_and_their_squares_are_told_apart_without_their_colours(qtbot, monkeypatch):
    """A player who sees no colours sees for each source other lines."""
    monkeypatch.setattr(palette, "SOURCES", (palette.SOURCES[0],) * len(palette.SOURCES))
    names, every = "abcdefg", range(len(palette.SOURCES))
    legend, parts = SourceLegend(names), []
    qtbot.addWidget(legend)
    legend.resize(400, 22)
    for source in every:
        bar = SourceBar("Ann", names, [20 * (at == source) for at in every], (0, 20), is_low=True)
        qtbot.addWidget(bar)
        bar.resize(12, 17)  # too narrow for its number
        parts.append(bar.grab().toImage())
    corners = [room.topLeft().toPoint() for room in legend.rooms(400)]
    squares = [legend.grab(QRect(corner + QPoint(0, 3), QSize(16, 16))).toImage() for corner in corners]

    for seen in (parts, squares):
        assert min(apart(one, other) for one, other in combinations(seen, 2)) > 20


def test_a_square_stands_before_its_name_in_any_width(qtbot):
    """One that ended a line would be taken for the name before it."""
    legend = SourceLegend(["Dominance", "Cards", "Bonus for tiles", "Survival", "Ice Age"])
    qtbot.addWidget(legend)
    for width in range(legend.minimumSizeHint().width(), 700, 7):
        rooms = legend.rooms(width)
        assert all(room.right() <= width for room in rooms)
        assert not any(one.intersects(other) for one, other in combinations(rooms, 2))
        assert legend.heightForWidth(width) >= max(room.bottom() for room in rooms)
    assert 22 * 5 == legend.heightForWidth(legend.minimumSizeHint().width())


def apart(one, other):
    """Return how many points of two pictures of one colour differ as far as is seen."""
    rows = range(one.height())
    pairs = [(one.pixelColor(x, y), other.pixelColor(x, y)) for y in rows for x in range(one.width())]
    return sum(abs(a.lightnessF() - b.lightnessF()) > 0.08 for a, b in pairs)


def test_numbers_can_be_read_on_every_part():
    assert all(palette.contrast(palette.CREAM, tint) >= 4.5 for tint in palette.SOURCES)
    assert len(palette.SOURCES) > len(SCORING.sources(played(DOMINANT, 2, {}, until=1).state, ()).names)
