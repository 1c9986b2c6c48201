"""The table as a screen reader meets it: names, roles, order, places, focus, and what is said of it."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest

from evolution_qt.core.rng import Rng
from evolution_qt.ui.evolution import shortcuts
from evolution_qt.ui.evolution.decision_view import whole
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.shots.tables import decided
from evolution_qt.ui.table.accessible_tree import Part
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.evolution.test_recap import EVENTS
from tests.ui.kit.announced import all_announced, announced
from tests.ui.shell.acting import Person, until

ASKED = "Place a food card on the watering hole."
NAME, ABOUT = QAccessible.Text.Name, QAccessible.Text.Description
HUNT = (["b3 p2 carnivore:1 horns:1", "b1 p1"], ["b2 p2 f1 fat_tissue:4", "b5 p3 climbing:1"])
FULL = (["b3 p2 carnivore:1 horns:1", "b1 p1"], ["b2 p2 fat_tissue:4"])
EATING = {"phase": "feeding", "watering_hole": 5, "hand": ["horns:3", "foraging:4"]}
PLAYING = {"phase": "play", "hand": ["horns:3", "carnivore:2", "foraging:4"]}


@pytest.fixture
def moved(monkeypatch):
    """The names of what got the focus, as a reader is told."""
    told_of = []
    real = accessibility.tell

    def tell(thing, event):
        if event == QAccessible.Event.Focus:
            told_of.append(QAccessible.queryAccessibleInterface(thing).text(NAME))
        real(thing, event)

    monkeypatch.setattr(accessibility, "tell", tell)
    return told_of


@pytest.fixture
def seated(qtbot, heard):
    players = []

    def seat(rows=None, size=(1280, 720), **more):
        game, state = position(*(rows or HUNT), **(more or EATING))
        player = Player(qtbot, game, state, size)
        player.table.set_players([("Ann", False), ("Fox", True)])
        player.table.activateWindow()
        player.table.setFocus()
        qtbot.waitUntil(player.table.hasFocus, timeout=240_000)
        players.append(player)
        return player

    yield seat
    players.clear()


def tree(table):
    return QAccessible.queryAccessibleInterface(table)


def walk(node, depth=0):
    """Yield every node below one with its depth, in the order of reading."""
    for at in range(node.childCount()):
        child = node.child(at)
        assert at == node.indexOfChild(child)
        assert child.parent().object() is node.object()
        yield depth, child
        yield from walk(child, depth + 1)


def told(table):
    """Return everything the tree tells of a table."""
    return [(node.role(), node.text(NAME), node.text(ABOUT)) for _, node in walk(tree(table))]


def named(table, words):
    return next(node for _, node in walk(tree(table)) if node.text(NAME).startswith(words))


def focus(table):
    return tree(table).focusChild().text(NAME)


# What there is


def test_everything_on_the_table_is_there_in_the_order_of_reading(seated):
    table = seated().table

    lines = [(depth, node.role().name, node.text(NAME)) for depth, node in walk(tree(table)) if depth < 2]

    assert "The table" == tree(table).text(NAME)
    assert QAccessible.Role.Grouping == tree(table).role()
    assert [
        (0, "StaticText", "Feed a species or let a Carnivore attack. Round 1, Feeding."),
        (0, "StaticText", "Watering hole: 5 plant(s) to eat. All plant eaters together still need 5 food."),
    ] == lines[:2]
    assert ["Draw pile", "Discard p"] == [line[2][:9] for line in lines[2:4]]
    assert [
        (0, "List", "Ann: 2 species. It is Ann’s turn."),
        (
            1,
            "ListItem",
            "Your bison: Carnivore and Horns; body size 3, population 2, food 0 of 2; safe",
        ),
        (1, "ListItem", "Your kangaroo: no traits; body size 1, population 1, food 0 of 1; safe"),
        (0, "List", "Fox: 2 species. A bot."),
        (
            1,
            "ListItem",
            "Fox’s parasaurolophus: Fat Tissue; body size 2, population 2, food 1 of 2; at risk.",
        ),
        (1, "ListItem", "Fox’s elephant: Climbing; body size 5, population 3, food 0 of 3; safe"),
        (0, "List", "Ann has 2 card(s) in hand."),
        (1, "ListItem", "Card 1 of 2: Foraging, food number 4."),
        (1, "ListItem", "Card 2 of 2: Horns, food number 3."),
    ] == lines[4:]


def test_a_species_has_its_traits_with_their_texts_and_its_tracks(seated):
    species = named(seated().table, "Your bison")

    parts = [(node.role().name, node.text(NAME)) for _, node in walk(species)]

    assert [("ListItem", "Carnivore."), ("ListItem", "Horns.")] == parts[:2]
    assert ["Body size: 3.", "Population: 2", "Eaten this ro"] == [name[:13] for _, name in parts[2:]]
    assert "smaller species" in species.child(0).text(ABOUT)


def test_who_can_attack_a_species_is_told_with_it(seated):
    assert "Your bison can attack it." == named(seated().table, "Fox’s parasaurolophus").text(ABOUT)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_everything_is_where_it_is_seen(seated, size):
    table = seated(size=size).table
    screen = table.viewport().rect().translated(table.viewport().mapToGlobal(table.rect().topLeft()))

    for depth, node in walk(tree(table)):
        rect = node.rect()
        assert not rect.isEmpty(), node.text(NAME)
        assert screen.adjusted(-1, -1, 1, 1).contains(rect), node.text(NAME)
        if depth == 2:
            assert node.parent().rect().adjusted(-1, -1, 1, 1).contains(rect)
    middle = named(table, "Fox’s elephant").rect().center()
    fox = tree(table).childAt(middle.x(), middle.y())
    assert fox.text(NAME).startswith("Fox: 2")
    assert fox.childAt(middle.x(), middle.y()).text(NAME).startswith("Fox’s elephant")
    assert fox.window() is table.window().windowHandle()


def test_places_of_the_own_row_are_there_while_cards_are_played(seated):
    table = seated(FULL, **PLAYING).table

    own = named(table, "Ann: 2 species")

    names = [own.child(at).text(NAME) for at in range(own.childCount())]
    assert "Place for a new species on the left" == names[0]
    assert "Place for a new species on the right" == names[-1]
    assert "Room for traits" == named(table, "Your bison").child(2).text(NAME)[:15]


# Focus


def test_the_choice_of_the_keyboard_has_the_focus(seated):
    player = seated(FULL, **PLAYING)
    table = player.table
    assert "The table" == focus(table)
    assert tree(table).state().focused

    player.key(Qt.Key.Key_2)
    assert "Card 2 of 3: Foraging, food number 4." == focus(table)
    card = named(table, "Card 2 of 3")
    assert card.state().focused
    assert card.state().selected
    assert not tree(table).state().focused
    player.key(Qt.Key.Key_B)
    said = "Discard Foraging (4) to increase the body size of the bison. Body size from 3 to 4."
    assert said == focus(table)
    assert named(table, "Discard Foraging").state().focused
    assert card.state().selected
    player.key(Qt.Key.Key_Tab)
    said = "Discard Foraging (4) to increase the body size of the kangaroo. Body size from 1 to 2."
    assert said == focus(table)
    player.key(Qt.Key.Key_T)
    player.key(Qt.Key.Key_T)
    assert focus(table).startswith("Play Foraging (4) on the bison, replacing Carnivore.")
    player.key(Qt.Key.Key_Escape)
    assert "The table" == focus(table)


def test_the_focus_is_told_each_time_it_moves(seated, moved):
    player = seated(FULL, **PLAYING)
    moved.clear()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_P, Qt.Key.Key_Escape):
        player.key(key)

    assert ["Card 1 of 3: Carnivore, food number 2.", "Card 2 of 3: Foraging, food number 4."] == moved[:2]
    assert ["Discard Foraging (4) to increase the population of the bison", "The table"] == [
        name.partition(".")[0] for name in moved[2:]
    ]


@pytest.mark.parametrize("back", [False, True])
def test_tab_tells_each_place_that_it_goes_to(seated, moved, back):
    player = seated(FULL, **PLAYING)
    modifiers = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    player.key(Qt.Key.Key_2)
    moved.clear()

    seen = []
    for _ in range(5):
        QTest.keyClick(player.table, Qt.Key.Key_Tab, modifiers)
        seen.append(focus(player.table))

    assert moved == seen
    assert 5 == len(set(seen))
    assert all("Foraging (4)" in name for name in seen)


def test_answers_of_a_question_have_the_focus(seated):
    rows = (["b4 p2 carnivore:1 intelligence:4"], ["b1 p1 climbing:1 horns:4"])
    player = seated(rows, phase="feeding", watering_hole=0, hand=["horns:3", "foraging:4", "fertile:2"])
    table = player.table

    player.key(Qt.Key.Key_A)
    player.key(Qt.Key.Key_Return)
    question = named(table, "How does the Carnivore attack?")
    assert 2 == question.childCount()
    assert "Ignore Climbing (1 card(s))" == focus(table) == question.child(0).text(NAME)
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Down)
    assert "Ignore Climbing and Horns (2 card(s))" == focus(table)
    player.key(Qt.Key.Key_Return)
    player.qtbot.wait(1)
    payment = named(table, "Choose 2 card(s) to discard")
    assert [QAccessible.Role.CheckBox] * 3 == [payment.child(at).role() for at in range(3)]
    player.key(Qt.Key.Key_1)
    assert payment.child(0).state().checked
    assert not payment.child(1).state().checked
    assert focus(table).startswith("Card 1 of 3")


def test_answers_that_switch_something_say_whether_it_is_on(seated):
    storers = ["b4 p1 fat_tissue scavenger f1"] * 5
    player = seated((["b4 p4 carnivore:1", *storers], ["b1 p1"]), phase="feeding", watering_hole=0)
    table = player.table
    player.key(Qt.Key.Key_A)
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    question = named(table, "How much does it take?")
    assert QAccessible.Role.ListItem == question.child(0).role()
    assert [QAccessible.Role.CheckBox] * 5 == [question.child(at).role() for at in range(1, 6)]

    player.key(Qt.Key.Key_3)
    player.qtbot.wait(1)

    question = named(table, "How much does it take?")
    assert "Without storing fat on the rabbit" == focus(table) == question.child(0).text(NAME)
    assert [1, 0, 1, 1, 1] == [question.child(at).state().checked for at in range(1, 6)]


# Being pressed


def do(player, words):
    """Press a thing as a screen reader does."""
    press = QAccessibleActionInterface.pressAction()

    def action():
        return named(player.table, words).actionInterface()

    player.qtbot.waitUntil(lambda: [press] == action().actionNames(), timeout=240_000)
    action().doAction(press)
    player.qtbot.wait(1)


def test_a_screen_reader_presses_a_card_and_a_place(seated):
    player = seated(FULL, **PLAYING)

    assert [] == named(player.table, "Draw pile").actionInterface().actionNames()
    do(player, "Card 2 of 3")
    assert named(player.table, "Card 2 of 3").state().selected
    do(player, "Population: 1")

    assert ["population 1 foraging:4"] == player.moves


def test_whatever_else_is_asked_of_a_thing_is_not_there(seated):
    species = named(seated().table, "Your bison")

    assert species.textInterface() is species.editableTextInterface() is species.valueInterface() is None
    assert species.tableCellInterface() is species.selectionInterface() is None
    assert species.attributesInterface() is None


def test_a_screen_reader_answers_and_passes(seated):
    rows = (["b4 p2 carnivore:1 intelligence:4"], ["b1 p1 climbing:1 horns:4"])
    player = seated(rows, phase="feeding", watering_hole=0, hand=["horns:3", "foraging:4", "fertile:2"])

    do(player, "Your bison")
    do(player, "Fox’s parasaurolophus")
    do(player, "Ignore Climbing and Horns")
    do(player, "Card 1 of 3")
    do(player, "Card 3 of 3")
    do(player, "Discard and attack")
    player.qtbot.waitUntil(lambda: bool(player.moves))
    assert ["attack 0 1.0 ignoring climbing,horns paying fertile:2,horns:3"] == player.moves
    other = seated((["b3 p1 f1 fat_tissue:4"], ["b1 p1"]), phase="feeding", watering_hole=3, hand=[])
    do(other, "Pass")
    assert ["pass"] == other.moves


# What is said


def test_an_own_turn_is_said_at_once_and_but_once(seated, heard):
    player = seated()
    asked = ("Feed a species or let a Carnivore attack.", True)
    table, game, state = player.table, player.game, player.state
    table.show_position(game.observe(state, 0), ask=True)
    player.key(Qt.Key.Key_Escape)
    heard.clear()

    table.show_position(game.observe(state, 0), ask=True)
    table.show_position(game.observe(state, 0), ask=False)
    table.show_position(game.observe(state, 0), ask=True)
    assert [] == heard
    other = state.clone()
    other.to_move = 1
    table.show_position(game.observe(other, 0), ask=False)
    table.show_position(game.observe(state, 0), ask=True)

    assert [asked] == heard


def test_an_own_turn_cuts_off_nothing_that_may_still_be_said(seated, heard):
    """What was given out before the last key has ended: readers fall silent at a key."""
    player = seated()
    table, game, state = player.table, player.game, player.state
    asked = "Feed a species or let a Carnivore attack."
    others = state.clone()
    others.to_move = 1

    def become_asked():
        table.show_position(game.observe(others, 0), ask=False)
        table.show_position(game.observe(state, 0), ask=True)

    accessibility.announce(table, "Fox passes.")
    become_asked()
    assert (asked, False) == heard[-1]
    player.key(Qt.Key.Key_Escape)
    become_asked()
    assert (asked, True) == heard[-1]
    become_asked()
    assert (asked, False) == heard[-1]


def test_a_refusal_is_said_at_once(seated, heard):
    player = seated((["b1 p1"], ["b1 p1"]), phase="feeding", watering_hole=5, hand=["horns:3"])
    heard.clear()

    player.key(Qt.Key.Key_1)
    player.key(Qt.Key.Key_Question)
    player.key(Qt.Key.Key_Question)

    assert all(at_once for _, at_once in heard)
    assert heard[0][0].startswith("Watering hole. You can’t do this in this phase.")
    assert "Your bison. This needs a species with Intelligence." == heard[1][0].replace("\u00a0", " ")
    assert "Species 1" not in player.table.board.previews.note.lines[0]  # beside the place itself


@pytest.mark.parametrize(
    ("key", "more", "is_its_time"),
    [
        ("F", PLAYING, False),
        ("A", PLAYING, False),
        ("T", EATING, False),
        ("X", EATING, False),
        ("U", EATING, False),
        ("I", EATING, True),
        ("E", {"phase": "food", "hand": ["horns:3"]}, False),
    ],
)
def test_a_key_of_another_phase_says_so(seated, heard, key, more, is_its_time):
    player = seated(FULL, **more)
    table = player.table
    heard.clear()

    player.key(Qt.Key[f"Key_{key}"])

    instead = table.phrases.questions.what_now(player.state.phase)
    instead = "You have nothing for this." if is_its_time else instead
    assert [(f"Not now: {shortcuts.meaning(key)}. {instead}", True)] == heard
    assert table.player.chosen is None


def test_a_key_while_another_moves_says_whose_turn_it_is(seated, heard):
    player = seated()
    other = player.state.clone()
    other.to_move = 1
    player.table.show_position(player.game.observe(other, 0), ask=False)
    heard.clear()

    player.key(Qt.Key.Key_F)
    player.key(Qt.Key.Key_R)

    for (words, _), key in zip(heard, "FR", strict=True):
        assert f"Not now: {shortcuts.meaning(key)}. It is Fox’s turn." == words


def test_a_key_says_what_each_of_the_others_has_done(seated, heard):
    player = seated()
    table = player.table
    table.show_recap([event for event in EVENTS if event.actor != 2], 0, 0)
    heard.clear()
    player.key(Qt.Key.Key_R)
    table.show_recap([], 0, 0)
    player.key(Qt.Key.Key_R)

    assert [
        ("Fox: passed, 2 trait(s) played, and 1 attack(s) on you. You: 1 species extinct.", True),
        ("The other players have done nothing since the last turn.", True),
    ] == [(words.replace("\u00a0", " "), at_once) for words, at_once in heard]


def test_the_focus_is_told_before_the_words_that_it_would_cut_off(seated, heard, moved):
    player = seated(FULL, **PLAYING)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Tab):
        player.key(key)
    heard.clear()
    moved.clear()
    told_then = []
    player.table.player.answers.said.connect(lambda _words: told_then.append(list(moved)))

    player.key(Qt.Key.Key_Question)

    assert [["Card 1 of 3: Carnivore, food number 2."]] == told_then
    assert 1 == len(heard)


def test_a_question_is_read_with_the_first_answer(seated, heard, moved):
    """Readers read what is new around the focus: the list of answers is called as what is asked."""
    rows = (["b4 p2 carnivore:1 intelligence:4"], ["b1 p1 climbing:1 horns:4"])
    player = seated(rows, phase="feeding", watering_hole=0, hand=["horns:3", "foraging:4", "fertile:2"])
    heard.clear()

    player.key(Qt.Key.Key_A)
    player.key(Qt.Key.Key_Return)

    assert [] == heard
    assert "Ignore Climbing (1 card(s))" == moved[-1]
    question = named(player.table, moved[-1]).parent()
    assert QAccessible.Role.List == question.role()
    assert "How does the Carnivore attack?" == question.text(NAME)


# What is asked for


def said(player):
    return [line.replace("\u00a0", " ") for line in player.table.player.answers.note.lines]


def test_a_key_tells_of_each_species(seated, heard):
    player = seated()
    heard.clear()

    player.key(Qt.Key.Key_D)
    first = said(player)
    player.key(Qt.Key.Key_D)
    player.key(Qt.Key.Key_D)
    third = said(player)
    QTest.keyClick(player.table, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)

    assert first[0].startswith("Your bison: Carnivore and Horns; body size 3")
    assert first[-1].startswith("Horns: A Carnivore that attacks this species")
    assert third[0].startswith("Fox’s parasaurolophus: Fat Tissue")
    assert said(player)[0].startswith("Your kangaroo")
    assert 4 == len(heard)
    assert all(at_once for _, at_once in heard)
    assert heard[0][0].replace("\u00a0", " ").startswith("Your bison: Carnivore")


def test_it_tells_of_what_is_chosen_or_aimed_at_first(seated):
    player = seated()

    player.key(Qt.Key.Key_2)
    player.key(Qt.Key.Key_D)
    assert "Card 2 of 2: Horns, food number 3" == said(player)[0]
    player.key(Qt.Key.Key_D)
    assert said(player)[0].startswith("Your bison")
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_A)
    player.key(Qt.Key.Key_D)

    assert said(player)[0].startswith("Fox’s parasaurolophus")
    assert player.table.player.highlights.aimed is not None


def test_a_key_tells_of_each_seat_and_another_of_the_watering_hole(seated):
    """What matters most comes first, within ten seconds; the second press tells the rest."""
    player = seated()

    player.key(Qt.Key.Key_K)
    assert ["Ann: 2 species. It is Ann’s turn.", "Ann has 2 card(s) in hand."] == said(player)[:2]
    assert "Food still needed by Ann: 3." == said(player)[2]
    assert len("".join(said(player))) < 150
    player.key(Qt.Key.Key_K)
    assert any(line.startswith("Points so far") for line in said(player))
    assert said(player)[-1].startswith("Your kangaroo")
    player.key(Qt.Key.Key_K)
    assert "Fox: 2 species. A bot." == said(player)[0]
    QTest.keyClick(player.table, Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    assert said(player)[-1].startswith("Your kangaroo")
    player.key(Qt.Key.Key_K)
    player.key(Qt.Key.Key_D)
    assert said(player)[0].startswith("Fox’s parasaurolophus")
    player.key(Qt.Key.Key_G)
    assert ["Round 1 · Feeding", "Watering hole: 5 plant(s) to eat."] == said(player)[:2]
    assert said(player)[2].startswith("Draw pile: ")
    assert len("".join(said(player))) < 150
    player.key(Qt.Key.Key_G)
    assert said(player)[0].startswith("Feed a species")
    assert said(player)[-1].startswith("Discard pile")
    player.key(Qt.Key.Key_Escape)
    assert player.table.player.answers.note is None


def test_a_key_tells_what_happened_last_and_goes_back(seated):
    player = seated()
    player.table.past = lambda: [f"Line {number}." for number in range(8)]

    told_first = []
    for modifier in (0, 0, 0, 0, 1):
        way = Qt.KeyboardModifier.ShiftModifier if modifier else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(player.table, Qt.Key.Key_Q, way)
        told_first.append(said(player)[0])

    assert ["Line 5.", "Line 2.", "Line 0.", "Line 0.", "Line 3."] == told_first


def test_who_can_eat_whom_is_said_of_both_moments(seated, heard):
    player = seated()
    heard.clear()

    player.key(Qt.Key.Key_O)
    now = heard[-1][0].replace("\u00a0", " ")
    player.key(Qt.Key.Key_O)
    later = heard[-1][0].replace("\u00a0", " ")
    there = [words for _, words, _ in told(player.table) if words.startswith("Who can eat whom")]
    player.key(Qt.Key.Key_O)

    assert now.startswith("Who can eat whom now.")
    assert "Your bison: safe." in now
    assert "Fox’s parasaurolophus: at risk. Your bison can attack it." in now
    assert "Fox’s elephant" not in now
    assert later.startswith("Who can eat whom once the plants are gone, if nothing else happens first.")
    assert 1 == len(there)
    assert "Who can eat whom is now hidden." == heard[-1][0]
    assert 3 == len(heard)


def test_a_hint_is_said_and_stands_in_the_tree(seated, heard):
    player = seated()
    table = player.table
    seen = player.game.observe(player.state, 0)
    account = whole(player.game, decided(player.game, seen))
    table.hint_asked.connect(lambda: table.hint.show(account, min(table.hint.strength + 1, 3)))
    heard.clear()

    for strength in (1, 2, 3):
        player.key(Qt.Key.Key_H)
        words, at_once = heard[-1]
        assert strength == len(heard)
        assert at_once
        assert ":." not in words
        assert words.replace("\N{NO-BREAK SPACE}", " ") in [name for _, name, _ in told(table)]
        assert all(line.rstrip(".") in words for line in table.hint.lines)


# What must not be known


def test_nothing_tells_what_the_seat_at_the_screen_may_not_see(qtbot, heard):
    """However what is hidden is dealt, the tree and the answers to keys are the same."""
    game, state = position(
        ["b3 p2 carnivore:1 horns:1"],
        ["b2 p2 ?long_neck:3 ?climbing:1"],
        phase="play",
        hand=["horns:3", "foraging:4"],
        to_move=0,
    )
    state.players[1].hand = state.draw_pile[:3]
    del state.draw_pile[:3]
    seen = game.observe(state, 0)
    outcomes = set()
    for seed in range(4):
        world = game.determinize(seen, Rng(seed))
        player = Player(qtbot, game, world)
        lines = told(player.table)
        for key in (Qt.Key.Key_K, Qt.Key.Key_K, Qt.Key.Key_D, Qt.Key.Key_G):
            player.key(key)
            lines += said(player)
        outcomes.add(tuple(map(str, lines)))
    assert 1 == len(outcomes)


def test_behind_the_curtain_nobody_has_a_hand(seated):
    player = seated()
    player.table.show_position(player.game.observe(player.state, -1))

    hand = named(player.table, "Ann has 2 card(s) in hand.")

    assert 0 == hand.childCount()
    assert not any("food number" in name for _, name, _ in told(player.table))


async def test_between_two_people_nothing_tells_a_hand(shown, heard):
    """Neither the table behind the curtain nor what was announced; the curtain has the keys and says it."""
    two = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))

    async with shown(Settings(language="en", speed="off", confirmations=False)) as made:
        window = made.window
        window.resize(1280, 800)
        view = await made.begin(two, 9)
        person = Person(view)
        window.activateWindow()
        await until(window.isActiveWindow)
        names = []
        for _ in range(2):
            await until(view.curtain.isVisible)
            assert view.table.player.answers.note is None
            told_before = await all_announced(window)
            behind = [name for _, name, _ in told(view.table)] + told_before
            assert not any("food number" in name or "Place " in name for name in behind)
            assert [f"{name} places a food card." for name in names] == told_before
            curtain = QAccessible.queryAccessibleInterface(view.curtain)
            names.append(curtain.text(NAME).removeprefix("Curtain: the next player is "))
            assert curtain.state().focused
            assert "V shows your cards" in curtain.text(ABOUT)
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
            await until(lambda: person.is_asked)
            own = [name for _, name, _ in told(view.table) if name.startswith("Card ")]
            assert 4 == len(own)
            phase = "" if len(names) > 1 else " Round 1 · Choosing food."
            assert heard[-1] == (f"{names[-1]}: {ASKED}{phase}", True)
            for key in (Qt.Key.Key_1, Qt.Key.Key_D):
                QTest.keyClick(view.table, key)
            assert any("food number" in words for words in await all_announced(window))
            QTest.keyClick(view.table, Qt.Key.Key_J)
            sheet = await until(lambda: window.dialog)
            await until(lambda: any(words.startswith("1 of ") for words, _ in heard))
            assert any("Place " in words for words in await all_announced(window))
            sheet.reject()
            QTest.keyClick(view.table, Qt.Key.Key_Escape)
            for key in (Qt.Key.Key_1, Qt.Key.Key_D):
                QTest.keyClick(view.table, key)
            assert "food number" in view.table.player.answers.note.lines[0]
            await person.make_a_move()
        await until(view.curtain.isVisible)
        assert view.table.player.answers.note is None
        assert {"Ann", "Ben"} == set(names)
        polite = [words for words, at_once in heard if not at_once and not words.startswith("1 of ")]
        assert not any("food number" in words or "(" in words for words in polite)


# What it costs


def test_nothing_is_made_or_said_while_nobody_listens(qtbot):
    QAccessible.setActive(False)
    game, state = position(*HUNT, **EATING)
    player = Player(qtbot, game, state)

    for key in (Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Question, Qt.Key.Key_D):
        player.key(key)

    assert [] == player.table.findChildren(Part)
    assert [] == announced(player.table.window())


def test_nothing_keeps_a_table_that_has_gone(heard):
    before = set(accessibility.kept)
    game, state = position(*HUNT, **EATING)
    table = EvolutionTable(game)
    table.show_position(game.observe(state, 0), ask=True)
    told(table)
    scene = weakref.ref(table.scene())
    parts = accessibility.kept.keys() - before
    assert len(parts) > 5

    table.deleteLater()
    del table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()

    assert scene() is None
    assert not parts & accessibility.kept.keys()


def test_what_lies_no_more_is_no_part_of_the_tree(seated):
    player = seated()
    card = named(player.table, "Card 2 of 2")
    after = player.state.clone()
    after.players[0].hand.pop()

    player.table.show_position(player.game.observe(after, 0), ask=True)

    assert not card.isValid() or not card.text(NAME)
    assert named(player.table, "Card 1 of 1")


# In every language


def test_a_species_that_dies_out_takes_all_that_belongs_to_it_out_of_the_tree(seated):
    """A player who reads the screen has asked for its tracks and traits before."""
    player = seated()
    assert told(player.table)
    before = [node.text(NAME) for _, node in walk(tree(player.table))]
    game, state = position(HUNT[0][:1], HUNT[1][:1], **EATING)

    player.table.show_position(game.observe(state, 0), ask=True)

    after = [node.text(NAME) for _, node in walk(tree(player.table))]
    gone = ("Your kangaroo", "Fox’s elephant")
    assert 2 == sum(name.startswith(gone) for name in before)
    assert not any(name.startswith(gone) for name in after)


@pytest.mark.parametrize(
    ("language", "species", "card"),
    [
        (
            "de",
            "Dein Bison: Fleischfresser und Hörner; Körpergröße 3, Population 2, Nahrung 0 von 2; sicher",
            "Karte 2 von 2: Hörner, Nahrungszahl 3.",
        ),
        (
            "ja",
            "あなたのバイソン：肉食、角。体格3、個体数2、食料は2個中0個。安全",
            "2枚中2枚目：角、食料の数字3。",
        ),
    ],
)
def test_names_are_whole_sentences_in_every_language(seated, translations, language, species, card):
    translations.use(language)
    QLocale.setDefault(QLocale(language))
    table = seated().table

    names = [name for _, name, _ in told(table)]

    assert species in names
    assert card in names
