"""What the species of a person lose is shown longer, and stays named on the ribbon."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.games.beginning import events as e
from evolution_qt.ui.beginning.event_kinds import LOSS_WORDS, BeginningAnimals, losses
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.settings.settings import LONGEST_NAME
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.losses import LostSpecies
from evolution_qt.ui.table.naming import Names
from tests.games.beginning.scene import scene
from tests.ui.beginning.tables import seated
from tests.ui.clips import Clip

NAMES = ["Ann", "Ben"]


def lost(seats, *moves, to_move=1, **more):
    """Play moves; return what seat 0 has lost by them as the table tells it, and the animals of seat 0."""
    made = scene(*seats, to_move=to_move, first_player=to_move, **more)
    cast = BeginningAnimals.alone([len(player.species) for player in made.state.players])
    known = [cast]
    for event in made.play(*moves).events:
        known.append(known[-1].after(event))
    told = losses(made.events, 0, 0, known.__getitem__)
    names = [animals.name(animal) for animal in cast.rows[0]]
    said = LOSS_WORDS.ways(told, Names(NAMES, known[-1]))
    return said[0] if said else "", names


def test_a_species_that_is_eaten_is_named_with_the_hunter_and_with_the_cards_drawn_for_its_traits():
    """A card for each trait (002:233-236)."""
    said, (prey, _) = lost(["1/0 horns fertile | 2/0", "3/0 carnivore"], "attack 0 0.0", watering_hole=0)

    assert said.startswith(f"{prey}: extinct (attacked by Ben’s ")
    assert said.endswith("), 2 card(s) drawn")


def test_only_what_is_drawn_for_the_species_is_counted():
    """A species without traits brings no card, and those of the next supply are others (002:109)."""
    said, (prey, _) = lost(["1/0 | 2/0", "2/0 carnivore"], "attack 0 0.0", watering_hole=0)

    assert f"{prey}: extinct (attacked by Ben’s " in said
    assert "drawn" not in said


def test_cards_are_counted_on_when_the_deck_is_used_up_between_them():
    """Shuffled at once, and announced (002:250-253)."""
    piles = {"draw_pile": ["speed"], "discard_pile": ["horns", "flight", "flight"]}
    seats = ["1/0 horns fertile speed | 2/0", "3/0 carnivore speed"]

    said, (prey, _) = lost(seats, "attack 0 0.0", watering_hole=0, **piles)

    assert said.startswith(f"{prey}: extinct")
    assert said.endswith("), 3 card(s) drawn")


def test_a_loss_by_starving_and_by_horns_names_its_reason():
    said, (first, second) = lost(
        ["3/1 | 3/1 carnivore", "2/0 horns"], "attack 1 1.0", to_move=0, watering_hole=0
    )

    assert f"{first}: population 1 (starved)" in said
    assert f"{second}: population 2 (Horns)" in said


def test_nothing_is_named_where_only_others_have_lost():
    said, _ = lost(["2/0", "3/0 carnivore | 1/0"], "attack 0 1.1", watering_hole=0)

    assert "" == said


def test_the_ribbon_names_it_until_it_is_told_otherwise(qtbot):
    player = seated(qtbot, "2/0", "3/0 carnivore", phase="play", hands=("flight",), watering_hole=2)
    table, board = player.table, player.table.top
    animal = BeginningAnimals.alone([1, 1]).of(0, 0)
    assert not board.loss.isVisible()

    table.top.show_losses([LostSpecies(animal, 0, drawn=2)])
    table.show_position(player.game.observe(player.state, 0), ask=True)

    words = f"{animals.name(animal)}: extinct (starved), 2 card(s) drawn"
    assert board.loss.isVisible()
    assert words == board.loss.words
    assert (words, board.loss.scene_rect) == table.overlays.hint_at(board.loss.scene_rect.center())
    assert words == table.tree.description(Key("ribbon"))
    table.show_losses([], 0, 0)
    assert not board.loss.isVisible()


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_it_has_its_place_whatever_else_the_ribbon_says(qtbot, language, size):
    """With a long name, the bell of the last round, and as many as five losses."""
    translations = Translations(QApplication.instance())
    translations.use(language)
    name = "日本太郎左衛門次郎三郎権兵衛之介四郎" if language == "ja" else "Maximiliane Wintersteiner"
    cast, wrong = BeginningAnimals.alone([8, 8]), []
    try:
        for phase in ("play", "feeding"):
            made = scene(
                "2/2 fat_tissue | 2/0",
                "1/0",
                hands=("flight", ""),
                phase=phase,
                watering_hole=2,
                final_round=1,
            )
            table = BeginningTable(made.rules)
            qtbot.addWidget(table)
            table.resize(*size)
            table.set_players([(name[:LONGEST_NAME], False)] * 2)
            table.show_position(made.rules.observe(made.state, 0), ask=True)
            for text in (1.0, 1.5, 2.0):
                table.display.set_text(text)
                for count in (1, 5):
                    lost = [
                        LostSpecies(cast.of(0, at), at % 3, drawn=2 * (not at % 3)) for at in range(count)
                    ]
                    table.top.show_losses(lost)
                    loss, ribbon = table.top.loss, table.top.ribbon
                    rects = [ribbon.mapRectToScene(one) for one in (ribbon.phase_room(), *ribbon.signs())]
                    rects += [] if ribbon.signs() else [ribbon.words_rect]
                    rects += [one.scene_rect for one in (table.top.button,) if one.isVisible()]
                    seen = loss.isVisible() and loss.is_whole and ribbon.is_whole
                    seen = seen and ribbon.scene_rect.contains(loss.scene_rect)
                    if not seen or any(rect.intersects(loss.scene_rect) for rect in rects):
                        wrong.append((phase, text, count, loss.words, ribbon.look.sentence))
    finally:
        translations.remove()

    assert [] == wrong


def hit(qtbot, viewer, kind):
    """Return a table at which an attack ends a species of seat 0, and the event of a kind."""
    made = scene("1/0 horns", "3/0 carnivore", to_move=1, first_player=1, watering_hole=0)
    before = made.rules.observe(made.state, viewer)
    made.play("attack 0 0.0")
    event = next(one for one in made.events if one.kind == kind)
    table = BeginningTable(made.rules)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.set_players([("Ann", viewer != 0), ("Ben", True)])
    table.show_position(before)
    return table, event


HITS = (e.ATTACKED, e.CARD_EATEN, e.WENT_EXTINCT)


@pytest.mark.parametrize("kind", HITS, ids=[e.KINDS[kind].name for kind in HITS])
@pytest.mark.parametrize("is_hit", [True, False])
def test_what_hits_a_person_is_shown_longer_than_what_hits_others(qtbot, kind, is_hit):
    table, event = hit(qtbot, 0 if is_hit else 1, kind)

    clip = Clip(table, table.playback.cues.motion([event], table.seen.state))

    assert (is_hit or kind == e.ATTACKED) == (clip.length >= 700), "an attack has its scene anyway"
    assert is_hit == table.playback.cues.takes_its_time(event)


def test_a_fossil_lies_where_the_species_of_a_person_was(qtbot):
    table, event = hit(qtbot, 0, e.WENT_EXTINCT)
    place = table.top.tile_of(0, 0).scene_rect

    clip = Clip(table, table.playback.cues.motion([event], table.seen.state))

    (fossil,) = clip.at(timings.FADE + 500)
    assert place.contains(fossil.place)
    assert timings.FADE + timings.FOSSIL == clip.length


def test_the_shortest_says_extinct_too():
    made = scene("1/0 | 2/0", "3/0 carnivore", to_move=1, first_player=1, watering_hole=0)
    events = made.play("attack 0 0.0").events
    told = losses(events, 0, 0, lambda _number: BeginningAnimals.alone([2, 1]))
    ways = LOSS_WORDS.ways(told, Names(NAMES, BeginningAnimals.alone([2, 1])))

    assert ways[-1].endswith(" extinct")
    assert "0" not in ways[-1]
