"""What a person loses by others is said to who listens, also where several people share the screen."""

from __future__ import annotations

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, ELEMENT_REF, MAMMAL, REPTILE, SUN
from evolution_qt.ui.shell.log.log_bridge import Narrator
from evolution_qt.ui.table.presentation import presentation
from tests.games.beginning.scene import scene as beginning_scene
from tests.games.dominant.scene import asking, start_earth, tile
from tests.positions import position


class Room:
    """A table at which *people* sit, the others are bots, as *viewer* sees it; and what is said there."""

    def __init__(self, qtbot, heard, rules, state, people, viewer):
        self.rules, self.state, self.heard = rules, state, heard
        self.table = presentation(rules.key).table(rules)
        qtbot.addWidget(self.table)
        seats = len(rules.dump(state)["players"])
        names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[:seats]
        self.table.set_players([(name, seat not in people) for seat, name in enumerate(names)])
        self.table.show_position(rules.observe(state, viewer))
        self.narrator = Narrator(
            self.table.phrases, self.table, lambda _number: self.table.names(), lambda kind: kind.small
        )

    def play(self, *moves):
        """Make moves; return what is said of them."""
        self.heard.clear()
        told = 0
        for move in moves:
            actor = self.state.to_move
            events = self.rules.play(self.state, actor, self.rules.read(move))
            self.narrator.hear(events, told, actor)
            told += len(events)
        self.narrator.say()
        return [words.replace("\u00a0", " ") for words, _ in self.heard]


def of_evolution(qtbot, heard, people, viewer):
    """The species of Ben is attacked by one of Cleo, which is to move."""
    rules, state = position(
        ["b1 p2"],
        ["b1 p2"],
        ["b4 p2 carnivore:1"],
        phase="feeding",
        watering_hole=3,
        to_move=2,
        first_player=2,
        names=("Ann", "Ben", "Cleo"),
    )
    return Room(qtbot, heard, rules, state, people, viewer)


def of_beginning(qtbot, heard, people, viewer):
    """The same."""
    made = beginning_scene("2/0", "2/0", "3/0 carnivore", to_move=2, first_player=2, watering_hole=0)
    return Room(qtbot, heard, made.rules, made.state, people, viewer)


def test_what_a_bot_takes_from_one_of_several_people_is_said(qtbot, heard):
    """Between two turns no one of them is the one who sees the table."""
    for scene, said in ((of_evolution, "falls to population 1"), (of_beginning, "loses a population card")):
        room = scene(qtbot, heard, (0, 1), NOBODY)

        lines = room.play("attack 0 1.0")

        assert lines[0].startswith("Cleo’s "), lines
        assert any(line.startswith("Ben’s ") and said in line for line in lines[1:]), lines
        assert len(lines) == len(set(lines))


def test_what_a_bot_does_to_another_is_said_without_what_that_costs(qtbot, heard):
    for scene in (of_evolution, of_beginning):
        lines = scene(qtbot, heard, (0,), 0).play("attack 0 1.0")

        assert 1 == len(lines), lines
        assert lines[0].startswith("Cleo’s ")


def of_dominant(qtbot, heard, made, people, viewer):
    """Six seats with an animal each: Ann has the mammals, Ben the reptiles, Dan the amphibians."""
    return Room(qtbot, heard, made.game, made.state, people, viewer)


def competing():
    """The mammals are to compete."""
    return asking("competition", "M", _terrains=["desert"])


@pytest.mark.parametrize(("people", "viewer"), [((1,), 1), ((1, 2), 2), ((1, 2), NOBODY), ((0, 1), 0)])
def test_cubes_that_another_eliminates_are_told_to_whose_they_are(qtbot, heard, people, viewer):
    """Also where who does it shares the screen, and knows it already."""
    lines = of_dominant(qtbot, heard, competing(), people, viewer).play("eliminate e4 reptile")

    assert 1 == len(lines), lines
    assert "Reptile" in lines[0]


def test_cubes_of_a_bot_are_not_told_to_who_has_just_eliminated_them(qtbot, heard):
    assert [] == of_dominant(qtbot, heard, competing(), (0, 1), 0).play("eliminate e4 insect")


def test_a_person_is_told_of_its_own_cubes_among_those_that_a_bot_eliminates(qtbot, heard):
    """All are counted, with who did it."""
    made = asking("card", "A", cards=["predator"], deck=[], _cell="d2").play("card predator")
    room = of_dominant(qtbot, heard, made, (1,), 1)

    lines = room.play("eliminate e3 reptile", "eliminate d2 insect", "eliminate c3 bird")

    assert 2 == len(lines), lines
    assert "Dan" in lines[0]
    assert "3 cube(s) eliminated" in lines[0]
    assert "Reptile" in lines[1]
    assert "Insect" not in lines[1]


def test_points_that_a_card_takes_and_cubes_that_it_moves_are_told_to_whose_they_are(qtbot, heard):
    earth = start_earth(d1=tile("sea", "A1"))
    animals = {"amphibian": {"vp": 1}, "mammal": {"vp": 9}, "insect": {"vp": 9}}
    made = asking("card", "A", cards=["niche_biomes"], deck=[], _cell="d1", earth=earth, animals=animals)
    lines = of_dominant(qtbot, heard, made, (0, 3), 3).play("card niche_biomes")
    assert any("Mammal" in line and "point(s)" in line for line in lines), lines
    assert not any("Insect" in line for line in lines), lines

    made = asking("card", "M", cards=["mass_exodus"], deck=[], _cell="d2")
    made.play("card mass_exodus", "choose d2")
    moves = ("move d2 d3 2 amphibian", "move d2 c3 1 insect", "move d2 e3 1 arachnid")
    lines = of_dominant(qtbot, heard, made, (0, 4, 5), 0).play(*moves)
    assert ["Insect: 1 cube(s) move", "Arachnid: 1 cube(s) move"] == [
        words.partition(" from ")[0] for line in lines for words in line.split(". ") if " from " in words
    ]


def test_elements_that_regression_takes_are_told_to_whose_they_are(qtbot, heard):
    room = of_dominant(qtbot, heard, asking("domination", "M"), (0, 1), 0)

    for animal in (MAMMAL, REPTILE):
        heard.clear()
        subject, seat = ANIMAL_REF + animal, room.state.seat_of[animal]
        lost = Event(e.ELEMENT_LOST, seat, ELEMENT_REF + SUN, subject=subject, cause=e.REGRESSION)
        room.narrator.hear([lost], 0, NOBODY)
        room.narrator.say()
        assert 1 == len(heard), animal


@pytest.mark.parametrize("key", ["evolution/de", "beginning/de", "dominant-species"])
def test_a_whole_game_is_told_to_people_who_share_the_screen(qtbot, heard, key):
    """Whatever is lost by whom: more is said than where no one of them had lost it."""
    rules = game_named(key)
    state, rng = rules.new(3, 5), Rng(5, "told")
    room = Room(qtbot, heard, rules, state, (0, 1, 2), NOBODY)
    deaf = type("Deaf", (Narrator,), {"_losing_person": lambda *_: NOBODY})(  # private: as before the change
        room.table.phrases, room.table, lambda _number: room.table.names(), lambda kind: kind.small
    )
    cues, kinds, lost, more = room.table.playback.cues, rules.kinds, 0, 0
    while state.to_move != NOBODY and lost < 12:
        actor, moves = state.to_move, list(rules.moves(state))
        made = rules.play(state, actor, moves[rng.below(len(moves))])
        events = [event.as_seen_by(NOBODY) for event in made]
        told = []
        for narrator in (room.narrator, deaf):
            heard.clear()
            narrator.hear(events, 0, actor)
            narrator.say()
            told.append(" ".join(words for words, _ in heard))

        losses = [event for event in events if cues.loser(event, kinds[event.kind]) != NOBODY]
        lost += len(losses)
        more += len(told[0]) > len(told[1])
        assert told[0] or not losses, [kinds[event.kind].name for event in losses]
        room.table.show_position(rules.observe(state, NOBODY))
    assert more


def test_what_a_person_has_chosen_is_told_to_the_next_at_the_same_screen(qtbot, heard):
    """Not to the person, and not to the next one what only the first may know."""
    rules, state = position(
        ["b1 p2"],
        ["b1 p2"],
        phase="play",
        first_player=0,
        hand=["horns:3", "climbing:2"],
        names=("Ann", "Ben"),
    )
    room = Room(qtbot, heard, rules, state, (0, 1), 0)
    traits = [rules.write(move) for move in rules.moves(state) if move.verb == "trait"]

    assert [] == room.play(traits[0])
    room.narrator.announce_to(0)
    assert [] == heard
    room.narrator.announce_to(1)
    assert ["Ann plays a trait on the bison."] == [words.replace("\u00a0", " ") for words, _ in heard]
    heard.clear()
    room.narrator.announce_to(1)
    assert [] == heard
