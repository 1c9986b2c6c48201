"""The table for players who do not see it: every thing has a name and a place, every decision can be made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF
from evolution_qt.games.dominant.grid import CELL_NAMES, CELL_NUMBERS
from evolution_qt.games.dominant.steps import PASS_STEP
from evolution_qt.ui.dominant.gesture_targets import gesture
from evolution_qt.ui.dominant.shortcuts import groups
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

    tiles = [said(Qt.Key.Key_T)[0] for _ in range(3)]
    assert ["Wetland d2", "Savannah e3", "Wetland d2"] == [one.partition(",")[0] for one in tiles]
    assert said(Qt.Key.Key_K)[0].startswith("Amphibian (Dan): ")
    assert said(Qt.Key.Key_K)[0].startswith("Mammal (Ann): ")
    assert said(Qt.Key.Key_O)[0].startswith("Round 1, Execution.")
    assert said(Qt.Key.Key_O)[0].startswith("Stack 1: ")

    player.press(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_T)
    aimed = player.table.player.highlights.aimed
    assert f" {CELL_NAMES[aimed.index]}, " in player.table.player.answers.note.lines[0]


def test_every_key_that_tells_stands_on_the_page_of_keys(qtbot):
    player = Played(qtbot, positions()["plan"])
    listed = {one.keys for group in groups() for one in group.shortcuts}

    assert {chr(key) for key in player.table.describe_keys.table} | {"R"} <= listed
