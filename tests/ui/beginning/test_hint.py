"""Hints and reasons at the table of The Beginning, in words and with what glows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning.causes import ANY_CARD, TOPICS, Cause
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, TRAIT
from evolution_qt.ui.beginning.explaining import BeginningAccount, BeginningExplaining, EvaluatedMove
from evolution_qt.ui.beginning.shortcuts import meaning
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.table.explaining import Decided
from evolution_qt.ui.table.gesture_targets import SPECIES
from evolution_qt.ui.table.hint import WHICH_MOVE
from tests.games.beginning.scene import KEY
from tests.ui.beginning.tables import seated

NAMES = ("Ann", "Ben")


def decided(player, kind="greedy", seat=0):
    """Return what an opponent decides at a seat of a table."""
    position = player.game.dump(player.game.observe(player.state, seat).state)
    answer = thought(BotJob(1, seat, position, kind, 0), lambda: False)
    return Decided(seat, kind, position, answer.moves, answer.report)


def hinting(qtbot, *seats, **more):
    """Return a person at a table whose key for hints shows one, as the window would."""
    player = seated(qtbot, *seats, **more)
    table = player.table
    account = table.explaining.whole(decided(player))
    table.hint_asked.connect(lambda: table.hint.show(account, min(table.hint.strength + 1, WHICH_MOVE)))
    return player


def press(player, times=1):
    for _ in range(times):
        QTest.keyClick(player.table, Qt.Key.Key_H)
    return player.table.hint.lines


def glows(player, rect):
    return any(one.contains(rect.center()) for one in player.table.hint.glowing)


def test_a_hint_says_where_then_what_sort_then_which_move_and_why(qtbot):
    player = hinting(qtbot, "3/0 long_neck", "4/0 carnivore", hands=("speed",), phase="play")

    assert "Look at your species “Bison”." == press(player)[0]
    assert glows(player, player.spot(SPECIES, 0))
    assert not glows(player, player.held("speed"))
    assert "Consider a protection." == press(player)[1]
    which = press(player)
    assert "Play Speed on the bison." == which[0]
    assert "It is then safe from Player 2’s parasaurolophus." in which
    assert "Safety from Carnivores in sight: about 6.6 points better than the runner-up." == which[-1]
    assert glows(player, player.held("speed"))
    assert glows(player, player.spot(TRAIT, 0))
    assert which == press(player)


@pytest.mark.parametrize(
    ("seats", "more", "look", "sort", "move", "spot"),
    [
        (
            ("", "4/0"),
            {"hands": ("speed",), "phase": "play", "watering_hole": 9},
            "Look at the right end of your row.",
            "Consider a new species.",
            "Play Speed face down as a new species.",
            (GAP,),
        ),
        (
            ("4/0 long_neck", "4/0"),
            {"hands": ("carnivore",), "phase": "play"},
            "Look at your species “Bison”.",
            "Consider making it a Carnivore.",
            "Play Carnivore on the bison.",
            (TRAIT, 0),
        ),
        (
            ("1/0 | 2/0", "1/0"),
            {"watering_hole": 2},
            "Look at your species “Kangaroo”.",
            "It should eat now.",
            "Feed the kangaroo.",
            (SPECIES, 1),
        ),
        (
            ("3/0 flight nocturnal speed", "4/0"),
            {"hands": ("speed",), "phase": "play"},
            "Look at the button to the right of the prompt.",
            "Keep the rest of your cards.",
            "Start feeding.",
            None,
        ),
    ],
)
def test_each_sort_of_move_has_its_hint(qtbot, seats, more, look, sort, move, spot):
    player = hinting(qtbot, *seats, **more)

    assert look == press(player)[0]
    assert sort == press(player)[1]
    assert move == press(player)[0]
    button = player.table.top.button.scene_rect
    assert glows(player, button if spot is None else player.spot(*spot))


def test_what_any_card_could_be_is_done_with_the_one_that_is_missed_least(qtbot):
    """Carnivore would feed the species of four; Speed has no use for its last slots."""
    player = hinting(
        qtbot, "1/0 speed", "3/0 speed", hands=("carnivore speed",), phase="play", watering_hole=9
    )
    lines = press(player, 3)

    assert "Play Speed" in lines[0]
    assert "It lies face down, so any card will do: you miss this one least." in lines
    assert glows(player, player.held("speed"))
    assert not glows(player, player.held("carnivore"))


def test_a_hint_warns_of_hunters_in_sight(qtbot):
    player = hinting(qtbot, "3/0", "4/0 carnivore", hands=("fertile",), phase="play", watering_hole=9)
    lines = press(player, 3)
    words = player.table.explaining

    assert "In danger: Player 2’s parasaurolophus can attack your bison." in lines
    account = words.whole(decided(player))
    grounds = dict(words.page(account, NAMES).grounds)
    assert ("In danger: Ben’s parasaurolophus can attack your bison.",) == grounds["Cons"]
    assert () == words.whole(decided(player, "forager")).dangers, "it does not look at that"


def test_population_and_replacing_glow_where_the_card_lands(qtbot):
    read = game_named(KEY).read
    for line, seats, spot in (
        ("population 0 speed", "3/0", (POPULATION, 0)),
        ("trait 0 speed replacing horns", "3/0 horns fertile flight", (REPLACE, 0, "horns")),
    ):
        person = seated(qtbot, seats, "4/0", hands=("speed",), phase="play")
        other = BeginningAccount(0, "greedy", 1, True, (EvaluatedMove(read(line)),))
        person.table.hint.show(other, WHICH_MOVE)
        assert glows(person, person.spot(*spot))
        assert glows(person, person.held("speed"))


def test_an_attack_has_an_arrow_to_its_prey(qtbot):
    player = hinting(qtbot, "3/0 carnivore", "2/0 | 2/0 horns")

    assert "It should attack now." == press(player, 2)[1]
    lines = press(player)

    assert "Attack Player 2’s parasaurolophus with the bison." == " ".join(lines[0].split())
    assert ("It eats 2 token(s).", "Other prey has Horns; this one does not.") == lines[1:]
    prey = player.table.top.tile_of(1, 0).seen_rect
    assert glows(player, prey)
    assert 1 == sum(isinstance(item, Arrow) for item in player.table.scene().items())


def test_what_is_hinted_is_what_the_strongest_level_does(qtbot):
    player = hinting(qtbot, "3/0 long_neck | 1/0", "4/0 carnivore", hands=("speed flight",), phase="play")
    account = player.table.explaining.whole(decided(player))
    seen = player.game.observe(player.state, 0).state

    move = player.game.spoken(seen, 0, [player.game.suggest(seen, player.game.legal(seen), None)])

    assert move == account.moves[0].move


# Words


@pytest.fixture
def words(qapp):
    rules = game_named(KEY)
    return BeginningExplaining(rules, BeginningPhrases(rules))


@pytest.mark.parametrize("topic", TOPICS)
def test_every_fact_has_a_sentence(words, topic):
    read = game_named(KEY).read
    for number in (1, 2):
        cause = Cause(topic, number, tuple((1, at) for at in range(number)))
        sentence = words.cause(cause, read("trait 0 speed"), NAMES, 0)
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "%" not in sentence


def test_a_page_shows_what_was_weighed_up_as_numbers_with_bars(qtbot):
    player = seated(qtbot, "4/0", "4/0", hands=("carnivore speed",), phase="play")
    words = player.table.explaining

    page = words.page(words.whole(decided(player)), NAMES)

    assert "Why did Ann do that?" == page.title
    chosen, *others = page.plans
    assert "Chosen" == chosen.heading
    assert 2 == len(others)
    assert (("Play Carnivore on the bison", False),) == chosen.moves
    amounts = {part.words: part.amount for part in chosen.parts}
    assert "+4.0" == amounts["Tokens"]
    assert "−1.0" == amounts["Cards in hand"]
    assert chosen.points.startswith("+")
    assert all(-1 <= part.share <= 1 for plan in page.plans for part in plan.parts)
    assert "4 more token(s) in this feeding." in dict(page.grounds)["Pros"]


def test_of_meals_the_end_of_the_feeding_is_told(qtbot):
    player = seated(qtbot, "3/0 carnivore", "2/0 | 2/0 horns")
    words = player.table.explaining

    page = words.page(words.whole(decided(player)), NAMES)

    assert "" == page.plans[0].points
    assert ("Tokens eaten", "3") in [(part.words, part.amount) for part in page.plans[0].parts]
    assert page.summary.startswith("It feeds by fixed rules")


# What may be told while the game goes on


def opponent(qtbot, hand, *, kind="greedy", phase="play", rows=("3/0", "3/0"), **more):
    """Return a table at which Ben, an opponent, has just decided, and the decision."""
    player = seated(qtbot, *rows, hands=("", hand), phase=phase, to_move=1, **more)
    made = decided(player, kind, seat=1)
    made.made.append(made.moves[0])
    return player.table.explaining, made


def told(words, made):
    page = words.page(words.open_part(made, None), NAMES)
    return page, " ".join([page.title, page.summary, page.small, str(page.plans), str(page.grounds)])


def test_of_cards_only_the_one_that_was_played_is_told(qtbot):
    words, made = opponent(qtbot, "carnivore speed horns")
    assert words.explains_at_once(made)

    page, said = told(words, made)

    assert 1 == len(page.plans)
    assert page.plans[0].parts
    assert "Carnivore on" in said
    assert "Speed" not in said
    assert "Horns" not in said
    assert "reveal its hand" in page.summary
    assert 3 == len(words.page(words.whole(made), NAMES).plans)


def test_a_card_that_lies_face_down_is_told_as_a_card(qtbot):
    words, made = opponent(qtbot, "speed horns", rows=("3/0", ""), watering_hole=9)
    assert made.moves[0].startswith("species")
    assert ANY_CARD in [cause.topic for cause in words.whole(made).causes]

    page, said = told(words, made)

    assert (("Play a card face down as a new species", False),) == page.plans[0].moves
    assert not [word for word in ("Speed", "Horns", "another card") if word in said]


def test_a_meal_is_told_whole_at_once(qtbot):
    words, made = opponent(qtbot, "speed", phase="feeding", rows=("2/0 | 2/0 horns", "3/0 carnivore"))

    page, _ = told(words, made)

    assert 2 == len(page.plans)
    assert page.grounds


def test_the_hatchling_tells_that_it_plays_at_random(qtbot):
    words, made = opponent(qtbot, "horns speed flight", kind="hatchling")
    page = words.page(words.whole(made), NAMES)

    assert () == page.grounds
    assert {"Also possible"} == {plan.heading for plan in page.plans[1:]}
    assert page.summary.endswith("at random.")


def test_what_the_hatchling_spares_was_only_possible(qtbot):
    """It does not eat the last card of a species, which the rules would like better."""
    words, made = opponent(
        qtbot, "", kind="hatchling", phase="feeding", rows=("1/0 speed | 3/0", "2/0 carnivore speed")
    )

    page = words.page(words.whole(made), NAMES)

    assert ["Chosen", "Also possible"] == [plan.heading for plan in page.plans]
    assert page.grounds


def test_the_forager_tells_nothing_of_what_it_does_not_look_at(qtbot):
    words, made = opponent(qtbot, "speed", kind="forager", rows=("4/0 carnivore", "3/0 long_neck"))

    account = words.whole(made)

    assert "trait 0 speed" == made.moves[0]
    assert {"tokens", "population", "starving", "traits", "hand", "liking"} == {
        name for name, _ in account.moves[0].parts
    }
    assert () == account.causes


def test_of_a_move_without_choice_nothing_is_compared(qtbot):
    words, made = opponent(qtbot, "", phase="feeding", rows=("2/0", "3/0 carnivore"))

    assert not words.explains_at_once(made)
    assert "There was nothing else to do." == words.page(words.whole(made), NAMES).summary


def test_random_moves_are_told_as_such(qtbot):
    words, made = opponent(qtbot, "horns speed", kind="random")

    assert "It makes random legal moves." == words.page(words.whole(made), NAMES).summary


def test_a_hint_is_said_aloud_and_its_keys_stand_on_the_page(qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(accessibility, "is_heard", lambda: True)
    monkeypatch.setattr(accessibility, "announce", lambda _thing, words, **_more: said.append(words))
    player = hinting(qtbot, "3/0 long_neck", "4/0 carnivore", hands=("speed",), phase="play")

    lines = press(player, 3)

    assert lines
    assert all(line in said[-1] for line in lines)
    assert meaning("H") == "Get a hint, then a clearer one"
    assert meaning("Y") == "Show why an opponent did that"


def test_of_what_a_network_has_compared_its_own_choices_are_told(qtbot):
    """With what each brings by fixed rules; "how good" is not in those points."""
    hand = "speed horns fertile carnivore"
    player = seated(qtbot, "3/0 long_neck", "4/0 carnivore", hands=(hand,), phase="play")
    told = decided(player, "apex")

    account = player.table.explaining.whole(told)

    assert [player.game.read(plan["moves"][0]) for plan in told.report["plans"]] == [
        one.move for one in account.moves
    ]
    worths = [one.worth for one in account.moves]
    assert worths == sorted(worths, reverse=True)
    assert all(one.points is not None for one in account.moves)
    assert any(one.parts for one in account.moves)
    page = player.table.explaining.page(account, NAMES)
    assert all(plan.points.endswith("points expected at the end") for plan in page.plans)
