"""Every move of every phase in all three ways: dragging, clicking, by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.moves import VERBS
from evolution_qt.games.evolution.state import PHASES
from tests.positions import position
from tests.ui.evolution.tables import Player

Hand = Callable[[Player], None]
NAMED = {
    "enter": Qt.Key.Key_Return,
    "tab": Qt.Key.Key_Tab,
    "back": Qt.Key.Key_Backtab,
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
    "space": Qt.Key.Key_Space,
    "escape": Qt.Key.Key_Escape,
    "?": Qt.Key.Key_Question,
}


def press(player: Player, keys: str) -> None:
    """Press keys one after the other, written as words."""
    for word in keys.split():
        key = NAMED[word] if word in NAMED else Qt.Key(ord(word))
        QTest.keyClick(player.table, key)
        player.qtbot.wait(1)


@dataclass
class Way:
    """One move: where it is made, what it is called, and how hands and keys make it."""

    move: str
    rows: tuple[list[str], ...]
    drag: Hand | None
    click: Hand
    keys: str
    more: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.more['phase']}: {self.move}"


def landing(place: int, *spot: object) -> tuple[Hand, Hand]:
    """Return how a card of the hand gets to a place: dragged, and clicked."""

    def drag(player: Player) -> None:
        player.drag(player.card(place), player.spot(*spot))  # type: ignore[arg-type]

    def click(player: Player) -> None:
        player.click(player.card(place))
        player.click(player.spot(*spot))  # type: ignore[arg-type]

    return drag, click


def from_to(start: Hand, end: Hand) -> tuple[Hand, Hand]:
    """Return dragging and clicking between two places of a player's table."""

    def drag(player: Player) -> None:
        player.drag(start(player), end(player))  # type: ignore[func-returns-value, arg-type]

    def click(player: Player) -> None:
        player.click(start(player))  # type: ignore[func-returns-value, arg-type]
        player.click(end(player))  # type: ignore[func-returns-value, arg-type]

    return drag, click


def then(first: Hand, *answers: object) -> Hand:
    """Return a gesture followed by answers: the number of a line, or the places of cards to pay with."""

    def done(player: Player) -> None:
        first(player)
        for answer in answers:
            if isinstance(answer, tuple):
                player.pay(*answer)
            else:
                player.answer(answer)  # type: ignore[arg-type]

    return done


def slot(index: int, number: int) -> Callable[[Player], object]:
    def found(player: Player) -> object:
        tile = player.table.top.tile_of(0, index)
        assert tile is not None
        return tile.mapRectToScene(tile.places.slots[number])

    return found


def board(seat: int, index: int) -> Callable[[Player], object]:
    return lambda player: player.tile(seat, index)


def chip(player: Player) -> QPointF:
    return player.table.top.pond.last_chip()


def button(player: Player) -> object:
    return player.table.top.button.scene_rect


def twice(player: Player) -> None:
    player.click(button(player))  # type: ignore[arg-type]
    player.click(button(player))  # type: ignore[arg-type]


def once(player: Player) -> None:
    player.click(button(player))  # type: ignore[arg-type]


ROWS = (["b2 p3 climbing:1 burrowing:2 scavenger:5", "b5 p5 horns:1"], ["b1 p1"], ["b1 p1"])
PLAY = {"phase": "play", "hand": ["horns:3", "carnivore:2", "foraging:4"]}
ATTACK = {"phase": "feeding", "watering_hole": 0, "hand": ["horns:3", "foraging:4", "fertile:2"]}
WINDOW = {"phase": "window", "watering_hole": 3, "hand": ["horns:3", "foraging:4"]}
EATING = {"phase": "feeding", "watering_hole": 5}
SHORT = {"phase": "feeding", "watering_hole": 2}

WAYS = [
    Way(
        "food carnivore:2",
        (["b1 p1"], ["b1 p1"], ["b1 p1"]),
        *landing(0, "hole"),
        "1 enter",
        {"phase": "food", "hand": ["horns:3", "carnivore:2"]},
    ),
    Way("trait 1 carnivore:2", ROWS, *landing(0, "trait", 0, 1), "1 T enter", PLAY),
    Way(
        "trait 0 horns:3 replacing burrowing",
        ROWS,
        *landing(2, "replace", 0, 0, "burrowing"),
        "3 T T enter",
        PLAY,
    ),
    Way("body 0 foraging:4", ROWS, *landing(1, "body", 0, 0), "2 B enter", PLAY),
    Way("population 1 foraging:4", ROWS, *landing(1, "population", 0, 1), "2 P P enter", PLAY),
    Way("species left carnivore:2", ROWS, *landing(0, "left"), "N enter", PLAY),
    Way("species right horns:3", ROWS, *landing(2, "right"), "3 N N enter", PLAY),
    Way(
        "discard 0 climbing",
        (["b1 p1 horns:3 climbing:1"], ["b1 p1"]),
        *from_to(slot(0, 1), lambda player: player.spot("discards")),
        "X X enter",
        {"phase": "play", "hand": ["carnivore:2"], "key": "evolution/ja"},
    ),
    Way("done", ROWS, None, twice, "E E", PLAY),
    Way("done", ROWS, None, once, "E", {"phase": "play", "hand": []}),
    Way(
        "effect 0 long_neck",
        (["b1 p3 fertile:2 long_neck:3"], ["b1 p1"]),
        from_to(slot(0, 1), lambda player: player.spot("species", 0, 0))[0],
        lambda player: player.click(slot(0, 1)(player)),  # type: ignore[arg-type]
        "U U enter",
        {"phase": "effects", "watering_hole": 3, "progress": {"leftover": True}},
    ),
    Way(
        "feed 1",
        (["b1 p2", "b1 p3"], ["b1 p1"]),
        *from_to(chip, board(0, 1)),  # type: ignore[arg-type]
        "F F enter",
        EATING,
    ),
    Way(
        "feed 0 declining foraging:0",
        (["b1 p3 foraging:4"], ["b1 p1"]),
        then(from_to(chip, board(0, 0))[0], 1),  # type: ignore[arg-type]
        then(lambda player: player.click(player.tile(0, 0)), 1),
        "F enter 2",
        SHORT,
    ),
    Way(
        "attack 0 1.1",
        (["b4 p2 carnivore:1"], ["b1 p1", "b2 p3"]),
        *from_to(board(0, 0), board(1, 1)),  # type: ignore[arg-type]
        "A tab enter",
        ATTACK,
    ),
    Way(
        "attack 0 1.0 ignoring climbing,horns paying fertile:2,horns:3",
        (["b4 p2 carnivore:1 intelligence:4"], ["b1 p1 climbing:1 horns:4"]),
        *[
            then(way, 1, (0, 2))
            for way in from_to(board(0, 0), board(1, 0))  # type: ignore[arg-type]
        ],
        "A enter down down enter 1 right right space enter",
        ATTACK,
    ),
    Way(
        "intelligence 0 horns:3",
        (["b1 p3 intelligence:4"], ["b1 p1"]),
        *from_to(lambda player: player.card(0), board(0, 0)),  # type: ignore[arg-type]
        "I enter",
        {**EATING, "hand": ["horns:3"]},
    ),
    Way(
        "intelligence 0 horns:3",
        (["b1 p3 intelligence:4"], ["b1 p1"]),
        *from_to(lambda player: player.card(1), board(0, 0)),  # type: ignore[arg-type]
        "2 up enter",
        WINDOW,
    ),
    Way("pass", (["b1 p3 intelligence:4"], ["b1 p1"]), None, once, "E", WINDOW),
    Way("pass", (["b3 p1 f1 fat_tissue:4"], ["b1 p1"]), None, once, "E", EATING),
]


@pytest.fixture
def seated(qtbot):
    """Return a function that seats a player for a move."""

    def seat(way: Way) -> Player:
        game, state = position(*way.rows, **way.more)  # type: ignore[arg-type]
        return Player(qtbot, game, state)

    return seat


@pytest.mark.parametrize("way", [way for way in WAYS if way.drag], ids=lambda way: way.name)
def test_by_dragging(seated, way):
    player = seated(way)
    way.drag(player)

    assert [way.move] == player.moves


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_by_clicking(seated, way):
    player = seated(way)
    way.click(player)

    assert [way.move] == player.moves


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_by_the_keyboard(seated, way):
    player = seated(way)
    press(player, way.keys)

    assert [way.move] == player.moves


def test_every_verb_and_every_phase_is_here():
    """Only what ends a turn has no thing to drag."""
    assert set(VERBS) == {way.move.split()[0] for way in WAYS}
    assert set(PHASES) - {"over"} == {way.more["phase"] for way in WAYS}
    assert {"done", "pass"} == {way.move.split()[0] for way in WAYS if way.drag is None}


# What keys do besides


def test_arrows_reach_the_cards_past_the_ninth(qtbot):
    hand = [f"{trait}:{food}" for trait in ("horns", "climbing", "scavenger") for food in (2, 3, 4, 5)]
    game, state = position(["b2 p3"], ["b1 p1"], phase="play", hand=hand)
    player = Player(qtbot, game, state)

    press(player, "9 right right")

    assert 10 == player.table.player.chosen.place
    press(player, "B enter")
    assert 1 == len(player.moves)


def test_arrows_go_to_the_nearest_neighbour(qtbot):
    game, state = position(["b2 p2", "b2 p2", "b2 p2"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state)

    press(player, "1 up")
    first = player.table.player.highlights.aimed
    press(player, "right")
    second = player.table.player.highlights.aimed
    press(player, "left")

    assert first == player.table.player.highlights.aimed
    assert player.table.top.rect_of(second).center().x() > player.table.top.rect_of(first).center().x()


@pytest.mark.parametrize("way", ["right", "tab"])
@pytest.mark.parametrize(("letter", "sort"), [("P", "population"), ("B", "body"), ("T", "trait")])
def test_after_a_letter_keys_stay_among_its_places(qtbot, letter, sort, way):
    game, state = position(["b2 p2 fertile:2", "b2 p2", "b2 p2"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state)

    press(player, f"1 {letter}")
    aimed = [player.table.player.highlights.aimed]
    for _ in range(2):
        press(player, way)
        aimed.append(player.table.player.highlights.aimed)

    assert [(sort, index) for index in range(3)] == [(spot.sort, spot.index) for spot in aimed]


def test_cards_that_nothing_can_be_done_with_show_no_keys(qtbot):
    game, state = position(["b2 p2"], ["b1 p1"], **EATING, hand=["horns:3"])
    player = Player(qtbot, game, state)

    player.key(Qt.Key.Key_F2)

    assert ["F"] == player.table.key_caps.keys


def test_down_from_the_lowest_place_goes_back_to_the_cards(qtbot):
    game, state = position(["b2 p2"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state)

    press(player, "1 up down down down down")
    assert player.table.player.highlights.aimed is None
    press(player, "right")
    assert 1 == player.table.player.chosen.place


def test_question_mark_says_why_place_after_place(qtbot):
    game, state = position(["b4 p2 carnivore:1"], ["b1 p1 climbing:1", "b6 p3"], **ATTACK)
    player = Player(qtbot, game, state)

    press(player, "tab")
    assert player.table.player.chosen is None
    press(player, "?")
    assert player.moves == []

    player.click(player.tile(0, 0))
    told = []
    for _ in range(2):
        press(player, "?")
        hint = player.table.board.previews.note
        told.append(hint.lines if hint else player.said)
    assert all(told)


def test_escape_gives_up_what_a_key_chose(qtbot):
    game, state = position(*ROWS, **PLAY)
    player = Player(qtbot, game, state)

    press(player, "1 B escape")

    assert player.table.player.chosen is None
    assert [] == player.moves


def test_a_refused_word_says_why(qtbot):
    game, state = position(["b6 p3"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state)

    press(player, "1 B")

    assert player.table.board.previews.note.lines


def test_z_enlarges_the_chosen_card_and_puts_it_away(qtbot):
    game, state = position(*ROWS, **PLAY)
    player = Player(qtbot, game, state)

    press(player, "2 Z")
    assert player.table.player.enlarging.is_open
    press(player, "Z")
    assert not player.table.player.enlarging.is_open


def test_f2_shows_the_keys_on_the_table(qtbot):
    game, state = position(["b2 p3"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state)
    assert [] == player.table.key_caps.keys

    player.key(Qt.Key.Key_F2)
    assert {"1", "2", "3", "E", "T", "B", "P", "N"} == set(player.table.key_caps.keys)
    player.key(Qt.Key.Key_F2)
    assert [] == player.table.key_caps.keys


def test_no_keys_are_shown_while_others_move(qtbot):
    """Behind a curtain they would tell how many cards lie there."""
    game, state = position(["b2 p3"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_F2)

    player.table.show_position(game.observe(state, 0), ask=False)

    assert [] == player.table.key_caps.keys


def test_the_keys_on_buttons_cover_no_words(qtbot):
    """Two buttons stand side by side while Intelligence may be used, and each has its own key."""
    rows = ["b2 p3 intelligence:4"], ["b1 p1"]
    game, state = position(*rows, **WINDOW)
    player = Player(qtbot, game, state)
    top = player.table.top
    assert top.second_button.isVisible()

    player.key(Qt.Key.Key_F2)

    caps = {cap.key: cap.boundingRect() for cap in player.table.key_caps.items}
    assert {"E", "Shift+E"} <= set(caps)
    for key, button in (("E", top.button), ("Shift+E", top.second_button)):
        assert button.scene_rect.left() < caps[key].left()
        assert caps[key].bottom() < button.scene_rect.center().y() - 4
    assert not caps["E"].intersects(top.second_button.scene_rect)


def test_the_keys_of_a_question_are_shown_too(qtbot):
    game, state = position(["b1 p3 foraging:4"], ["b1 p1"], **SHORT)
    player = Player(qtbot, game, state)
    player.key(Qt.Key.Key_F2)
    assert {"F"} == set(player.table.key_caps.keys), "passing is not allowed"

    press(player, "F enter")

    assert ["1", "2"] == player.table.key_caps.keys


def test_who_is_not_asked_moves_nothing_by_keys(qtbot):
    game, state = position(*ROWS, **PLAY)
    player = Player(qtbot, game, state)
    player.table.show_position(game.observe(state, 0), ask=False)

    press(player, "1 B enter E E tab enter")

    assert [] == player.moves


# Out of turn


@pytest.mark.parametrize("way", ["click", "key"])
def test_out_of_turn_a_seat_can_pass_for_the_whole_round(qtbot, way):
    game, state = position(["b1 p3 intelligence:4"], ["b1 p1"], **WINDOW)
    player = Player(qtbot, game, state)
    passed = []
    player.table.passed_for_round.connect(lambda: passed.append(True))
    assert player.table.top.second_button.isVisible()

    if way == "click":
        player.click(player.table.top.second_button.scene_rect)
    else:
        QTest.keyClick(player.table, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)

    assert [True] == passed
    assert [] == player.moves


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_seat_without_hungry_species_can_pass_for_the_whole_round(qtbot, way):
    """Fat and attacks of full Carnivores were asked about after every feeding of the others."""
    game, state = position(["b3 p1 f1 fat_tissue:4"], ["b1 p1"], **EATING)
    player = Player(qtbot, game, state)
    passed = []
    player.table.passed_for_round.connect(lambda: passed.append(True))
    assert player.table.top.second_button.isVisible()

    if way == "click":
        player.click(player.table.top.second_button.scene_rect)
    else:
        QTest.keyClick(player.table, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)

    assert [True] == passed
    assert [] == player.moves


def test_who_has_to_feed_has_only_one_button(qtbot):
    game, state = position(["b1 p3 intelligence:4"], ["b1 p1"], **EATING, hand=["horns:3"])
    player = Player(qtbot, game, state)
    passed = []
    player.table.passed_for_round.connect(lambda: passed.append(True))

    QTest.keyClick(player.table, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)

    assert not player.table.top.second_button.isVisible()
    assert [] == passed


def test_s_asks_to_be_asked_out_of_turn_and_says_so(qtbot):
    game, state = position(["b1 p3 intelligence:4"], ["b1 p1"], **EATING, hand=["horns:3"])
    player = Player(qtbot, game, state)
    asked = []
    player.table.stop_asked.connect(lambda: asked.append(True))

    press(player, "S")

    assert [True] == asked
    assert 1 == len(player.said)
