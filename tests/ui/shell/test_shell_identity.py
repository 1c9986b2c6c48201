"""In Dominant Species the animals stand for the seats everywhere: sign, colour, and who plays them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from evolution_qt.store.index import summary
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.dominant.scoring import SCORING
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell.book.record_book import opponents
from evolution_qt.ui.shell.game.change_seats import SeatsDialog
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.matches import seated
from evolution_qt.ui.shell.game.roster import badges_of, called, players_of, sides_of
from evolution_qt.ui.shell.game.score_panel import ScorePanel, standings_of
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.new_game.player_kinds import kind_name
from evolution_qt.ui.shell.new_game.player_names import usual_name
from evolution_qt.ui.shell.reading.this_game import ThisGameDialog
from evolution_qt.ui.shell.replay.replay import ReplayView
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.table.presentation import shown_titles

KEY = "dominant-species"
RULES = game(KEY)
FACES = [usual_name(seat) for seat in range(6)]
ANIMALS = (("insect",), ("mammal",), ("reptile",))


@pytest.fixture(autouse=True)
def _english(translations):
    translations.use("en")
    yield
    palette.use_badges()


def played(animals=ANIMALS, moves=10_000, **worn):
    """Return a match of a person and bots with animals' names, as far as it was played."""
    names = ("Ann", *FACES[1 : len(animals)])
    seats = tuple(
        RecordSeat(name=name, kind="greedy" if at else "human", animals=animals[at], **worn)
        for at, name in enumerate(names)
    )
    each = len(animals[0])
    rules = {"animals_each": each, "turn_limit": 2} if each > 1 else {"turn_limit": 2}
    match = begin(Header(game=KEY, players=seats, rules=rules, seed=4))
    rng = Rng(1)
    while not match.is_over and len(match.plies) < moves:
        steps = RULES.legal(match.state)
        step = steps[rng.below(len(steps))]
        match.play(match.to_move, match.game.spoken(match.state, match.to_move, [step]))
    return match


def view_of(qtbot, match):
    palette.use_badges(badges_of(match))
    view = GameView(match, seated(match, None, "Player {number}"), "light", 0.0)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show_position(match.view(0), ask=match.to_move == 0)
    return view


def words_on(widget: QWidget):
    """Return everything that a page and its parts say, by eye and by ear."""
    for one in (widget, *widget.findChildren(QWidget)):
        yield from (one.toolTip(), one.accessibleName(), one.accessibleDescription())
        if isinstance(one, QLabel):
            yield one.text()


SEATS = ["Insect (Ann)", "Mammal (Settler)", "Reptile (Settler)"]


def test_every_page_names_a_seat_by_its_animal_and_who_plays_it(qtbot):
    """List, log, chart, result, turning points, replay, library: never a heron that plays the mammal."""
    match = played()
    view = view_of(qtbot, match)
    view.show_end(match)
    view.result.come_at_once()
    replay = ReplayView(match, [seat.name for seat in view.seats], "light")
    qtbot.addWidget(replay)
    replay.begin(3)
    told = summary(match.record.text().encode())
    this = ThisGameDialog(match, [seat.name for seat in view.seats])
    qtbot.addWidget(this)
    said = [
        *words_on(view),
        *words_on(replay),
        *words_on(this),
        *view.log.lines_since(0),
        *view.result.course.chart.told(1).split("\n"),
        replay.describe(replay.player.ply),
        *[Words().player(seat, told) for seat in range(3)],
        *[Words().player_and_kind(seat, told) for seat in range(3)],
    ]

    assert [] == [one for one in said if any(face in one for face in FACES)]
    assert SEATS == [one.name for one in view.side.scores.standings] == view.names
    assert SEATS == [Words().player(seat, told) for seat in range(3)]
    assert all(seat in view.result.course.chart.told(1) for seat in SEATS)
    assert any(one.startswith("Mammal: ") for one in this.players.text().split("\n"))
    assert SEATS[0] in [replay.seen_by.chooser.itemText(at) for at in range(replay.seen_by.chooser.count())]
    assert any(SEATS[1] in point.text() for point in view.result.course.points_labels)


def test_a_bot_that_was_named_and_a_person_keep_their_names():
    match = begin(
        Header(
            game=KEY,
            players=(RecordSeat(name="Fox"), RecordSeat(name="Rex", kind="greedy")),
            seed=1,
        )
    )
    names = players_of(RULES, [("Fox", "human"), ("Rex", "greedy")])

    assert ["Fox", "Rex"] == names
    assert all(one.endswith(f"({who})") for one, who in zip(called(match, names), names, strict=True))


def test_a_crest_that_was_chosen_changes_nothing_in_this_game(qtbot):
    pictures = []
    for colours, faces in ((("red", "blue", "amber"), ("bear", "fox", "otter")), ((None,) * 3, (None,) * 3)):
        match = played()
        players = tuple(
            RecordSeat(name=one.name, kind=one.kind, animals=one.animals, colour=colour, face=face)
            for one, colour, face in zip(match.record.header.players, colours, faces, strict=True)
        )
        other = begin(Header(game=KEY, players=players, rules=match.record.header.rules, seed=4))
        assert badges_of(other) == badges_of(match)
        view = view_of(qtbot, other)
        view.grab()
        view.log.finish()
        pictures.append(view.grab().toImage())
        told = summary(other.record.text().encode())
        assert [[5], [0], [1]] == [list(own) for own in told.sides]

    assert pictures[0] == pictures[1]


THREE = (("amphibian", "insect", "mammal"), ("arachnid", "bird", "reptile"))


def test_a_seat_with_several_animals_has_the_colour_of_its_first_one_for_the_whole_game():
    """Whichever counts."""
    match = played(THREE)
    counting = {SCORING.counting(mark.state, 0) for mark in match.milestones}
    first = [colours_and_icons.badge(min(own)) for own in sides_of(match)]

    assert [[0, 3, 5], [1, 2, 4]] == [list(own) for own in sides_of(match)]
    assert first == badges_of(match)
    assert len(counting) > 1
    assert ["Mammal, Amphibian, Insect (Ann)", "Reptile, Bird, Arachnid (Medium)"] == called(
        match, ["Ann", "Medium"]
    )


def test_the_list_shows_every_sign_and_only_marks_the_one_that_counts(qtbot):
    match = played(THREE, moves=60)
    standings = standings_of([("Ann", False), ("Medium", True)], RULES, match.state, NOBODY)
    for seat, one in enumerate(standings):
        points = [match.state.points[animal] for animal in one.sides]
        assert min(points) == match.state.points[one.counting]
        assert {match.state.seat_of[animal] for animal in one.sides} == {seat}
    panel = ScorePanel(RULES)
    qtbot.addWidget(panel)
    panel.resize(260, 200)
    palette.use_badges(badges_of(match))

    def drawn(first):
        panel.show_standings([first, standings[1]], NOBODY, NOBODY)
        return panel.grab().toImage()

    panel.show_standings(standings, NOBODY, NOBODY)
    lines = panel.accessibleDescription().split("\n")
    names = [DominantTerms().animal(one.counting) for one in standings]
    assert [f"Of several, the lowest counts: {name}" for name in names] == [
        line.partition(". ")[2] for line in lines
    ]

    counted = [drawn(replace(standings[0], counting=animal)) for animal in standings[0].sides]
    signs = [drawn(replace(standings[0], sides=standings[0].sides[:count])) for count in (1, 2, 3)]
    strip = {image.pixelColor(3, 30).name() for image in counted}

    assert all(one != other for at, one in enumerate(counted) for other in counted[:at])
    assert all(one != other for at, one in enumerate(signs) for other in signs[:at])
    assert 1 == len(strip)


def test_who_plays_which_seat_is_asked_by_animal_and_without_the_names_of_bots(qtbot):
    match = played(moves=3)
    seats = [(one.name, one.kind) for one in match.record.header.players]
    dialog = SeatsDialog(
        [name for name, _ in seats],
        [kind for _, kind in seats],
        Settings(),
        RULES,
        0,
        badges=badges_of(match),
        called=called(match, players_of(RULES, seats)),
    )
    qtbot.addWidget(dialog)

    assert ["Ann", "", ""] == [line.text() for line in dialog.lines]
    assert [] == dialog.answer()
    assert "Who plays for Mammal (Settler)" == dialog.boxes[1].accessibleName()
    dialog.boxes[1].choose("human")
    assert "Player 2 needs a name." == dialog.why_not()
    dialog.lines[1].setText("Ben")
    assert [(1, "human", "Ben")] == dialog.answer()


# Levels


def levels():
    """Return each level of the short lists, with its game."""
    for title in shown_titles():
        for edition in title.editions:
            yield from ((edition.key, level) for level in game(edition.key).bots().short)


def test_a_level_has_one_name_wherever_it_is_named(qtbot):
    """In a new game, at its seats, above the log, in this game, under saved games and in the statistics."""
    dialog = NewGameDialog(Settings(more=True)).whole()
    qtbot.addWidget(dialog)
    for key, level in levels():
        bots = game(key).bots()
        both = bots.short[level], bots.words[level][0]
        meant = " · ".join(QCoreApplication.translate("Bots", words) for words in both)
        dialog.choose_game(key)
        row = dialog.rows[1].kind
        players = (RecordSeat(name="Ann"), RecordSeat(name="Rex", kind=level))
        match = begin(Header(game=key, players=players, seed=1))
        view = GameView(match, seated(match, None, "Player {number}"), "light", 0.0)
        qtbot.addWidget(view)
        this = ThisGameDialog(match, ["Ann", "Rex"])
        qtbot.addWidget(this)
        told = summary(match.record.text().encode())

        assert meant == kind_name(level, bots) == opponents(level, [key])
        assert meant == dialog.opponents.buttons[level].text() == row.itemText(row.findData(level))
        assert any(line.endswith(f": {meant}") for line in view.header.lines())
        assert any(line.endswith(f": {meant}") for line in this.players.text().split("\n"))
        assert Words().player_and_kind(1, told).endswith(f", {meant}")


def test_a_kind_that_games_call_otherwise_has_the_names_of_those_that_are_meant():
    assert "Settler" == opponents("greedy", [KEY])
    assert "Medium · Scout" == opponents("scout", [KEY])
    assert "Medium · Herd leader" == opponents("greedy", ["beginning/de"])
    assert {"Settler", "Herd leader"} == set(opponents("greedy").split(", "))
    assert "Greedy bot" == opponents("greedy", ["evolution/en"])
