"""What happens to the species of a person is shown so that it is not missed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, seat_of, species_ref
from evolution_qt.games.opening import open_position
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals, losses
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.herds import Herd, lost, standing
from evolution_qt.ui.shell.settings.settings import LONGEST_NAME
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.losses import LostSpecies
from tests.ui.clips import Clip
from tests.ui.evolution.test_perform import NAMES, random_game

KINDS = (e.ATTACKED, e.POPULATION_LOST, e.STARVED, e.WENT_EXTINCT)


@pytest.fixture(scope="module")
def hits():
    """The last event of each kind in a few random games."""
    found = {}
    for seed in range(3):
        for game, before, events, _ in random_game("evolution/de", 3, seed):
            for event in events:
                found[event.kind] = (game, before, event)
    return found


def table_with(qtbot, hits, kind, viewer_is_hit, people):
    """Return a table that shows the position before something hits a seat, and the event."""
    game, before, event = hits[kind]
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    own = seat_of(event.target)
    viewer = own if viewer_is_hit else (own + 1) % len(before.players)
    bots = [seat not in ({own} if people == "hit" else set()) for seat in range(len(before.players))]
    table.set_players(list(zip(NAMES, bots, strict=False)))
    table.show_position(game.observe(before, viewer))
    return table, event, before


@pytest.mark.parametrize("kind", KINDS, ids=[e.KINDS[kind].name for kind in KINDS])
@pytest.mark.parametrize("viewer_is_hit", [True, False])
def test_what_hits_a_person_is_shown_longer_and_at_the_usual_pace(qtbot, hits, kind, viewer_is_hit):
    """Also where several people share the screen and another one is at it."""
    table, event, before = table_with(qtbot, hits, kind, viewer_is_hit, "hit")

    longest = 2500 if kind == e.ATTACKED else 1200  # with all that may follow from an attack
    assert 700 <= Clip(table, table.playback.cues.motion([event], before)).length <= longest
    assert table.playback.cues.takes_its_time(event)
    assert table.playback.cues.is_always_seen(event)


@pytest.mark.parametrize("kind", KINDS, ids=[e.KINDS[kind].name for kind in KINDS])
def test_what_hits_others_stays_short(qtbot, hits, kind):
    table, event, before = table_with(qtbot, hits, kind, False, "none")

    longest = 0.6 * 2500 if kind == e.ATTACKED else 600
    assert Clip(table, table.playback.cues.motion([event], before)).length < longest
    assert not table.playback.cues.takes_its_time(event)
    assert (kind == e.ATTACKED) == table.playback.cues.is_always_seen(event)


@pytest.mark.parametrize("kind", [e.POPULATION_LOST, e.STARVED])
@pytest.mark.parametrize("calm", [False, True])
def test_as_many_animals_fall_out_of_the_herd_as_are_lost(qtbot, hits, kind, calm):
    table, event, before = table_with(qtbot, hits, kind, True, "hit")
    tile = table.top.tile_of(seat_of(event.target), index_of(event.target))
    gone = tile.look.population - event.amount
    table.playback.set_calm(on=calm)
    assert gone > 0

    herd = tile.mapToScene(tile.places.picture)
    marker = tile.mapToScene(tile.places.population_marker(event.amount + gone).center())
    seen = [look.place for look in Clip(table, table.playback.cues.motion([event], before)).at(0)]

    assert event.amount == tile.look.population
    animals = [place for place in seen if herd.containsPoint(place, Qt.FillRule.OddEvenFill)]
    assert gone == sum(place != marker for place in animals)


def test_no_animal_falls_twice_where_a_species_loses_some_twice_in_a_row(qtbot, hits):
    table, event, before = table_with(qtbot, hits, e.POPULATION_LOST, True, "hit")
    tile = table.top.tile_of(seat_of(event.target), index_of(event.target))
    assert tile.look.population > 0
    tile.look = replace(tile.look, population=3)
    run = [replace(event, amount=amount) for amount in (2, 1)]

    clip = Clip(table, table.playback.cues.motion(run, before))

    marker = tile.mapToScene(tile.places.population_marker(3).center())
    starts = [one.keys[0].place for one in clip.sprites if one.keys[-1].turn]
    assert marker not in starts
    assert 2 == len(starts) == len({place.toTuple() for place in starts})


def test_a_herd_without_animals_is_a_bare_landscape():
    herd = Herd("bison", 3, 0, False)

    assert [] == standing(herd, QSizeF(120, 60), 20)
    four = herd._replace(population=4)
    everyone = standing(four, QSizeF(120, 60), 20)
    assert sorted(everyone) == sorted(lost(four, 9, QSizeF(120, 60), 20))
    assert everyone[-1] not in lost(four, 3, QSizeF(120, 60), 20)


def test_a_fossil_lies_where_the_species_of_a_person_was(qtbot, hits):
    table, event, before = table_with(qtbot, hits, e.WENT_EXTINCT, True, "hit")
    tile = table.top.tile_of(seat_of(event.target), index_of(event.target))

    clip = Clip(table, table.playback.cues.motion([event], before))

    (fossil,) = clip.at(timings.FADE + 500)
    assert tile.scene_rect.contains(fossil.place)
    assert abs(tile.scene_rect.width() - clip.sprites[0].picture().width()) < 2
    assert clip.length - timings.FADE == timings.FOSSIL == 1000


ATTACK = Event(e.ATTACKED, 1, subject=species_ref(1, 0), target=species_ref(0, 1))
STORY = [
    ATTACK,
    Event(e.POPULATION_LOST, 0, target=species_ref(0, 1), amount=1),
    Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=2, cause=0),
    Event(e.STARVED, 0, target=species_ref(0, 0), amount=2),
    Event(e.STARVED, 0, target=species_ref(0, 1), amount=0),
    Event(e.WENT_EXTINCT, 0, target=species_ref(0, 1)),
    Event(e.POPULATION_LOST, 0, target=species_ref(0, 1), amount=3, cause=0),
]


def pieces_of_story():
    known = [EvolutionAnimals.alone([3, 2])]
    for event in STORY:
        known.append(known[-1].after(event))
    return known.__getitem__


def test_losses_are_named_by_species_with_the_last_reason():
    first, second, third = (EvolutionAnimals.alone([3, 2]).of(0, index) for index in range(3))
    at = pieces_of_story()

    assert losses(STORY[:2], 0, 0, at) == [LostSpecies(second, 1, ATTACK, at(0))]
    assert losses(STORY, 0, 0, at) == [
        LostSpecies(first, 2),
        LostSpecies(second, 0),
        LostSpecies(third, 3, cause=0),
    ]
    assert losses(STORY[6:], 6, 0, at) == [LostSpecies(third, 3, cause=0)]
    assert [2] == [loss.population for loss in losses(STORY, 0, 1, at)]


def test_the_ribbon_names_what_was_lost_and_why_and_less_where_there_is_no_room(qtbot, hits):
    table, _, before = table_with(qtbot, hits, e.ATTACKED, True, "hit")
    table.set_players([("Ann", False), ("Otter", True), ("Cleo", True)])
    table.show_position(table.game.observe(before, 0), ask=True)
    top, at = table.top, pieces_of_story()
    assert not top.loss.isVisible()

    table.show_losses(STORY[:2], 0, 0, at)

    hunter, prey = (animals.name(EvolutionAnimals.alone([3, 2]).of(*place)) for place in ((1, 0), (0, 1)))
    assert f"{prey}: population 1 (attacked by Otter’s {hunter.lower()})" == top.loss.words
    assert top.loss.isVisible()
    assert top.ribbon.scene_rect.contains(top.loss.scene_rect)
    assert not top.recap.scene_rect.intersects(top.loss.scene_rect)
    table.display.set_text(2.0)
    table.show_losses(STORY[1:], 1, 0, at)
    assert f"{prey}: extinct (starved)" in top.loss.whole
    assert top.loss.words == top.loss.whole, "in several lines"
    narrow = QRectF(top.loss.scene_rect.topLeft(), QSizeF(620, 30))
    top.loss.lie_in(narrow, top.loss.said, 0)
    assert "(" not in top.loss.words
    assert f"{prey} extinct" in top.loss.words
    hint = table.overlays.hint_at(top.loss.scene_rect.center())
    assert hint is not None
    assert top.loss.whole == hint[0]
    assert top.loss.whole.replace(" ·", ",") == table.tree.description(Key("ribbon"))
    table.show_losses([], 0, 0)
    assert not top.loss.isVisible()


POSITIONS = sorted((Path(__file__).parents[3] / "docs" / "positions").glob("*.json"))


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_what_was_lost_is_named_however_much_else_the_ribbon_says(qtbot, language, size):
    """With a long name, the bell of the last rounds, two buttons, and as many as five losses."""
    translations = Translations(QApplication.instance())
    translations.use(language)
    name = "日本太郎左衛門次郎三郎権兵衛之介四郎" if language == "ja" else "Maximiliane Wintersteiner"
    wrong = []
    try:
        for path in POSITIONS:
            game, state = open_position(json.loads(path.read_text(encoding="utf-8")))
            seats, seat = len(state.players), max(state.to_move, 0)
            state.final_round = state.round + 1 if path.stem != "over" else 0
            table = EvolutionTable(game)
            qtbot.addWidget(table)
            table.resize(*size)
            table.set_players([(name[:LONGEST_NAME], False)] * seats)
            table.show_position(game.observe(state, seat), ask=state.to_move >= 0)
            for text in (1.0, 1.5, 2.0):
                table.display.set_text(text)
                for count in (1, 5):
                    cast = EvolutionAnimals.alone([8] * seats)
                    table.top.show_losses([LostSpecies(cast.of(seat, at), at % 3) for at in range(count)])
                    loss, ribbon = table.top.loss, table.top.ribbon
                    others = [table.top.button, table.top.second_button, table.top.recap]
                    rects = [ribbon.mapRectToScene(one) for one in (ribbon.phase_room(), *ribbon.signs())]
                    rects += [] if ribbon.signs() else [ribbon.words_rect]
                    rects += [one.scene_rect for one in others if one.isVisible()]
                    seen = loss.isVisible() and loss.is_whole and ribbon.is_whole
                    seen = seen and ribbon.scene_rect.contains(loss.scene_rect)
                    if not seen or [rect for rect in rects if rect.intersects(loss.scene_rect)]:
                        wrong.append((path.stem, text, count, loss.words, ribbon.look.sentence))
    finally:
        translations.remove()

    assert [] == wrong
