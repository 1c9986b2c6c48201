"""The table for players who do not see it: every thing has a name and a place, every decision can be made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.grid import CELL_NAMES, CELL_NUMBERS
from evolution_qt.games.dominant.steps import PASS_STEP
from evolution_qt.ui.dominant.gesture_targets import gesture
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.window.commands import usual_keys
from evolution_qt.ui.table.accessible_tree import BUTTON, Key
from tests.games.dominant.scene import KEY, asking, scene, start_earth, tile
from tests.naive.dominant.box import POINTS
from tests.ui.dominant.tables import RULES, Played, positions
from tests.ui.dominant.test_words import whole


def named(player, key):
    return player.table.tree.name(key)


def visited(player):
    """Return every thing on a table, each with a name, a place and its parent."""
    table, view = player.table, player.table.top.view
    things, found = table.tree.things, []

    def visit(key):
        for child in things.children(view, key):
            found.append(child)
            assert whole(things.name(view, child)), child
            is_small = child.sort in ("disk", "space")  # of rows that are done or not asked about
            assert is_small or not things.rect(child).isEmpty(), child
            assert things.parent(view, child) == key, child
            assert "{" not in things.description(view, child)
            visit(child)

    visit(None)
    return found


def test_every_thing_has_a_name_and_every_target_is_one_of_them(qtbot, language):
    player = Played(qtbot, positions()["plan"])
    sorts = set()
    for state in positions().values():
        player.table.show_position(RULES.observe(state, state.to_move), ask=True)
        found = set(visited(player))
        sorts |= {key.sort for key in found}
        view, things = player.table.top.view, player.table.tree.things
        for step in RULES.legal(state):
            if step != PASS_STEP:
                subject, spot = gesture(step)
                assert things.of_subject(view, subject) in found
                assert things.of_spot(view, spot) in found
                assert whole(things.landing(view, subject, spot))

    assert {"cell", "token", "corner", "space", "row", "card", "animal", "stack", "matter"} <= sorts


def test_a_tile_is_one_sentence(qtbot):
    """Count pays, dominance is told apart, and who starves is said (rules 3.1)."""
    earth = start_earth(d2=tile("wetland", "A3 I1"), e3=tile("savannah", "I2"))
    play = asking("domination", "A", earth=earth, elements={"d3:ne": "water", "d1:se": "water"})
    player = Played(qtbot, play.state)

    def said(name):
        key = Key("cell", index=CELL_NUMBERS[name])
        return named(player, key), player.table.tree.description(key)

    wetland, mountain = (", ".join(map(str, POINTS[one])) for one in ("wetland", "mountain"))
    sentence = f"Wetland d2, pays {wetland}: Amphibian 3 cube(s), dominates by 6; Insect 1 cube(s), 1 die(s)"
    assert (f"{sentence} at Reset", "Elements: 2 × Water. For scoring it, Amphibian takes a card.") == said(
        "d2"
    )
    assert (f"Mountain d4, pays {mountain}: no cubes", "No elements.") == said("d4")
    assert "lives on one" not in said("e3")[0]


def test_a_place_is_pressed_at_once_where_nothing_has_to_be_chosen(qtbot):
    play = asking("domination", "A", earth=start_earth(d2=tile("wetland", "A3 I1")))
    player = Played(qtbot, play.state)
    key = Key("cell", index=CELL_NUMBERS["d2"])

    assert player.table.tree.can_press(key)
    assert not player.table.tree.can_press(Key("cell", index=CELL_NUMBERS["d4"]))
    player.table.tree.press(key)

    assert ["score d2"] == player.lines


def press_step(player, step):
    """Make a step as a screen reader does: press things, then the line of a question."""
    table, tree = player.table, player.table.tree
    if step == PASS_STEP:
        tree.press(BUTTON)
        return ""
    subject, spot = gesture(step)
    view, things = table.top.view, table.tree.things
    target = things.of_spot(view, spot)
    if not (tree.can_press(target) and things.at_once(view, target) == (subject, spot)):
        tree.press(things.of_subject(view, subject))
        if player.lines:
            return ""
        assert table.player.chosen == subject
    said = things.landing(view, subject, spot)
    tree.press(target)
    panel = table.player.panel
    if panel is not None:
        line = [option.value for option in panel.options].index(step)
        tree.press(Key("answer", number=line))
        QApplication.processEvents()  # a question closes after the event that answered it
    if table.plan is not None:
        assert not table.tree.states(BUTTON)["disabled"]
        tree.press(BUTTON)
    return said


@pytest.mark.parametrize("seed", [5])
def test_a_game_is_played_by_pressing_what_a_screen_reader_finds(qtbot, seed):
    rules = game_named(KEY).with_options({"turn_limit": 3})
    state, rng = rules.new(3, seed), Rng(seed, "by ear")
    player = Played(qtbot, state)
    while state.to_move != NOBODY:
        player.table.show_position(rules.observe(state, state.to_move), ask=True)
        player.lines.clear()
        step = rules.sample(state, rng)
        said = press_step(player, step)
        wanted = str(rules.spoken(state, state.to_move, [step]))
        assert [wanted] == player.lines, said
        rules.play(state, state.to_move, rules.read(wanted))


def test_what_others_have_done_is_said_in_a_sentence_each(qtbot):
    play = scene(phase="planning")
    player = Played(qtbot, play.state)
    recalled = [kind for kind, row in enumerate(e.KINDS) if row.recalled]
    other = (play.state.to_move + 1) % 6
    done = [Event(kind, actor=other, subject=ANIMAL_REF, amount=1) for kind in recalled]
    player.table.show_recap(done, 0, play.state.to_move)

    (line,) = player.table.descriptions.done_by_others(player.table.top.view, player.table.top.recap.steps)

    assert len(recalled) == len(line.split(", "))


def test_keys_tell_of_tiles_animals_and_the_game(qtbot):
    earth = start_earth(d2=tile("wetland", "A3 I1"), e3=tile("savannah", "I2"))
    player = Played(qtbot, asking("domination", "A", earth=earth).state)

    def said(key):
        player.press(key)
        return [line.replace("\u00a0", " ") for line in player.table.player.answers.note.lines]

    tiles = [said(Qt.Key.Key_D)[0] for _ in range(3)]
    assert ["Wetland d2", "Savannah e3", "Wetland d2"] == [one.partition(",")[0] for one in tiles]
    assert said(Qt.Key.Key_K)[0].startswith("Amphibian (Dan): ")
    name, rest = said(Qt.Key.Key_K)
    assert name == "Amphibian"
    assert rest.startswith("Elements: ")
    assert said(Qt.Key.Key_K)[0].startswith("Arachnid (Eve): ")
    assert said(Qt.Key.Key_G)[0].startswith("Round 1, Execution.")

    player.press(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_D)
    aimed = player.table.player.highlights.aimed
    assert f" {CELL_NAMES[aimed.index]}, " in player.table.player.answers.note.lines[0]


def test_a_seat_is_described_with_all_its_animals(qtbot):
    """Of two players each has three."""
    state = RULES.with_options({"animals_each": 3}).new(2, 5)
    player = Played(qtbot, state)

    player.press(Qt.Key.Key_K)

    own = [one for one in state.in_play if state.seat_of[one] == state.to_move]
    words = " ".join(player.table.player.answers.note.lines)
    assert len(own) == 3
    assert all(player.table.words.animal(one) in words for one in own)
    player.press(Qt.Key.Key_K)
    assert 6 == len(player.table.player.answers.note.lines), "each with the rest of it"
    player.press(Qt.Key.Key_K)
    words = " ".join(player.table.player.answers.note.lines)
    assert not [one for one in own if f"{player.table.words.animal(one)} (" in words]


def test_what_the_lenses_show_is_said(qtbot, heard):
    """Tile by tile, the own ones first; of the last lens also what melts."""
    earth = start_earth(d2=tile("wetland", "A3 I1"), e3=tile("savannah", "I2"))
    play = asking("domination", "A", earth=earth, elements={"d3:ne": "water", "d1:se": "water"})
    player = Played(qtbot, play.state)

    def said(key):
        heard.clear()
        player.press(key)
        return [words.replace("\u00a0", " ") for words, at_once in heard if at_once]

    (words,) = said(Qt.Key.Key_1)
    assert words.startswith("Dominance: elements in common with each tile. ")
    assert words.endswith(" Wetland d2: Amphibian 6, Insect 0. Savannah e3: Insect 0.")
    (words,) = said(Qt.Key.Key_2)
    assert words.startswith("Points that each tile would pay. ")
    assert words.endswith(" Wetland d2: Amphibian 8, Insect 4. Savannah e3: Insect 7.")
    (words,) = said(Qt.Key.Key_3)
    assert words.startswith("Danger: cubes that die at Reset. ")
    assert words.endswith(" Wetland d2: Insect 1. Savannah e3: Insect 2. No element leaves the earth.")
    assert ["The numbers on the tiles count cubes."] == said(Qt.Key.Key_O), "the same as the last lens"


def test_what_melts_is_said_with_its_corner(qtbot, heard, language):
    state = positions()["plan"].clone()
    player = Played(qtbot, state)
    swept = forecasts(state).swept
    heard.clear()
    player.press(Qt.Key.Key_O)

    words = " ".join(words for words, _ in heard)
    assert "{" not in words
    assert all(player.table.words.corner(corner) in words for corner in swept)


def test_shift_and_a_letter_is_a_column_whatever_the_letter_tells(qtbot):
    """D and G have no way back; K is no column."""
    earth = start_earth(d2=tile("wetland", "A3 I1"), e3=tile("savannah", "I2"))
    player = Played(qtbot, asking("domination", "A", earth=earth).state)
    shift = Qt.KeyboardModifier.ShiftModifier

    for key in (Qt.Key.Key_D, Qt.Key.Key_G):
        QTest.keyClick(player.table, key, shift)
        assert player.table.keyboard.is_naming
        assert player.table.player.answers.note is None
        player.press(Qt.Key.Key_Escape)
    QTest.keyClick(player.table, Qt.Key.Key_D, shift)
    player.press(Qt.Key.Key_2)
    assert CELL_NUMBERS["d2"] == player.table.player.highlights.aimed.index
    player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_K)
    first = player.table.player.answers.note.lines
    player.press(Qt.Key.Key_K)
    QTest.keyClick(player.table, Qt.Key.Key_K, shift)
    assert first == player.table.player.answers.note.lines


def test_a_column_keeps_its_letter_when_keys_are_changed(qtbot):
    earth = start_earth(d2=tile("wetland", "A3 I1"))
    player = Played(qtbot, asking("domination", "A", earth=earth).state)
    keymap.begin(usual_keys())
    keymap.use({"D": ","})
    try:
        QTest.keyClick(player.table, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
        player.press(Qt.Key.Key_2)
        assert CELL_NUMBERS["d2"] == player.table.player.highlights.aimed.index
        player.press(Qt.Key.Key_Escape)
        QTest.keyClick(player.table, Qt.Key.Key_Comma)
        assert player.table.player.answers.note.lines[0].startswith("Wetland d2")
    finally:
        keymap.use({})


def test_a_letter_where_something_is_asked_names_the_question(qtbot, language):
    for state in positions().values():
        player = Played(qtbot, state)
        player.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return)
        if (panel := player.table.player.panel) is not None:
            break
    said = QCoreApplication.translate("TableKeys", "Answer this first: {question}")

    player.press(Qt.Key.Key_E)
    assert [said.format(question=panel.title)] == list(player.table.player.answers.note.lines)
    player.press(Qt.Key.Key_B)
    assert "F1" in player.table.player.answers.note.lines[0]
    assert player.table.player.panel is panel


def test_a_tile_that_is_no_place_now_says_so(qtbot):
    earth = start_earth(d2=tile("wetland", "A3 I1"))
    player = Played(qtbot, asking("domination", "A", earth=earth).state)

    QTest.keyClick(player.table, Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    player.press(Qt.Key.Key_1)

    assert ("There is nothing to do on this tile now.",) == player.table.player.answers.note.lines
