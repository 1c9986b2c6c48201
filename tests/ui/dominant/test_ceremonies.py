"""Reset, Ice Age and final scoring in beats: in order, with right sums, and nothing stays behind."""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_REF,
    CELL_REF,
    FOREST,
    ICE_AGE,
    NO_ANIMAL,
    TUNDRA,
    bonus,
)
from evolution_qt.games.dominant.derived import if_ended_now
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.ui.dominant import ceremony_pictures, tile_forecast
from evolution_qt.ui.dominant.ceremony_beats import Extinction, FinalScoring, IceAge, Reseed, Survival
from evolution_qt.ui.dominant.gesture_targets import gesture
from evolution_qt.ui.dominant.preview import preview
from evolution_qt.ui.dominant.table import DominantTable
from evolution_qt.ui.kit import writing
from evolution_qt.ui.shell.log.log_bridge import Narrator
from evolution_qt.ui.table.playback import Cues
from tests.ui.clips import Clip, looks
from tests.ui.dominant.tables import NAMES, RULES, Played
from tests.ui.hands import run

MOST_OF_RESET = 6000
MOST_OF_FINAL = 12000


@cache
def scenes():
    """Return what happens in a game of each number of seats: the state before, the events, the state after.

    They are kept by what they hold: several times Reset, once Ice Age and once the end.
    """
    found = {"reset": [], "ice age": [], "end": []}
    for seats in (2, 3, 4, 5, 6):
        state, rng = RULES.new(seats, seats), Rng(seats, "ceremonies")
        while state.to_move != NOBODY:
            before = state.clone()
            state.sink = told = []
            RULES.apply(state, RULES.sample(state, rng))
            state.sink = None
            kinds = [raw[0] for raw in told]
            scene = before, [Event(*raw) for raw in told], state.clone()
            if e.FINAL_SCORED in kinds:
                found["end"].append(scene)
            elif e.BOXES_MOVED in kinds:
                found["reset"].append(scene)
            if any(one.kind == e.CARD_TAKEN and one.card == CARD_REF + ICE_AGE for one in scene[1]):
                found["ice age"].append(scene)
    return found


def shown(qtbot, state, size=(1280, 800), theme="light", seat=0):
    """Return a table that shows a position to a seat that looks on."""
    table = DominantTable(RULES, theme=theme)
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_players([(name, False) for name in NAMES[: len(state.names)]])
    table.show()
    table.show_position(RULES.observe(state, seat))
    return table


class Shown:
    """What is shown of some events, one run after the other: the beats, and how long each run takes."""

    def __init__(self, table, events, state):
        cues = table.playback.cues
        follower = cues.follower(state)
        self.beats, self.lengths, self.states = [], [], []
        for one in cues.runs(events):
            motion, parts = cues.motion(one, follower.state), cues.ceremony(one, follower.state)
            self.lengths.append(0 if motion is None else Clip(table, motion).length)
            if not parts and not self.beats:
                self.lengths.clear()  # what comes before
            for beat in parts:
                self.beats.append(beat)
                self.states.append(follower.state.clone())
            for event in one:
                follower.follow(event)


def begun(table, scene):
    """Show the position before a scene; return what is shown of the scene then."""
    before, events, _ = scene
    table.show_position(RULES.observe(before, 0))
    return Shown(table, events, before)


def first(name, *, dies=False):
    """Return the first scene of a sort, one in which cubes die out and Survival pays if that is wanted."""
    wanted = {e.EXTINCTION, e.SURVIVAL} if dies else set()
    return next(one for one in scenes()[name] if wanted <= {event.cause for event in one[1]})


def lived(state, animal):
    return sum(state.cubes[animal * CELLS : animal * CELLS + CELLS])


# What is shown, and that it is right


def test_reset_goes_in_three_beats_and_takes_six_seconds_at_most(qtbot):
    table = shown(qtbot, first("reset")[0])
    for scene in scenes()["reset"][::3]:
        found = begun(table, scene)

        assert [Extinction, Survival, Reseed] == [type(beat) for beat in found.beats]
        assert sum(found.lengths) <= MOST_OF_RESET


def test_extinction_counts_what_each_animal_has_lost(qtbot):
    """Against the cubes on earth, counted before and after."""
    table, hit = shown(qtbot, first("reset")[0]), 0
    for scene in scenes()["reset"][::3]:
        found = begun(table, scene)
        before, after = found.states[0], scene[2]

        lost = {one: lived(before, one) - lived(after, one) for one in before.in_play}
        assert {one: count for one, count in lost.items() if count} == found.beats[0].losses
        hit += sum(lost.values())
    assert hit


def test_survival_shows_what_it_pays_and_for_how_many_tiles(qtbot):
    table, paid = shown(qtbot, first("reset")[0]), 0
    for scene in scenes()["reset"][::3]:
        found = begun(table, scene)
        survival, before = found.beats[1], found.states[2]
        for animal, points in survival.gains.items():
            row = before.cubes[animal * CELLS : animal * CELLS + CELLS]
            tiles = [cell for cell in range(CELLS) if before.ground[cell] == TUNDRA and row[cell]]
            look = survival.look_of(animal)
            cubes = sum(row[cell] for cell in tiles)
            assert f"+{points}" == f"+{bonus(len(tiles))}" == look.value
            assert [str(cubes), str(len(tiles))] == [words for _, words in look.notes]
            paid += 1
        assert survival.gains or survival.holder == NO_ANIMAL == tile_points.survival(before)[0]
    assert paid


def test_who_holds_survival_belongs_to_what_it_pays_and_to_extinction_where_it_pays_nothing(qtbot):
    """Wherever it is told that the card has changed hands, no part of Reset is torn apart."""
    before, events, _ = first("reset", dies=True)
    cues = shown(qtbot, before).playback.cues
    changed = Event(e.SURVIVAL_CHANGED, subject=ANIMAL_REF)
    at = next(at for at, event in enumerate(events) if event.cause == e.SURVIVAL)

    paid = [one for one in cues.runs([*events[:at], changed, *events[at:]]) if cues.spoken(one)]
    unpaid = [one for one in cues.runs([*events[:at], changed, *events[at + 1 :]]) if cues.spoken(one)]

    assert [e.SURVIVAL_CHANGED, e.POINTS] == [event.kind for event in paid[1]]
    assert [e.SURVIVAL_CHANGED] == [event.kind for event in unpaid[0][-1:]]
    assert (3, 2) == (len(paid), len(unpaid))


def test_every_disk_of_the_boxes_comes_to_where_it_lies_in_the_next_round(qtbot):
    scene = scenes()["reset"][-1]
    table, after = shown(qtbot, scene[0]), scene[2]
    reseed = begun(table, scene).beats[-1]

    ends = [sprite.keys[-1] for sprite in reseed.sprites()]

    table.top.rows.show_state(after, 0, -1)
    lying = table.top.rows.disks()
    assert sum(after.boxes) == len(lying) > 12
    for _, _, place, _ in lying:
        assert any(key.at == reseed.length and key.place == place for key in ends)


def test_ice_age_pays_for_what_each_animal_dominates(qtbot):
    for scene in scenes()["ice age"]:
        before = scene[0]
        (beat, *_) = begun(shown(qtbot, before), scene).beats

        assert isinstance(beat, IceAge)
        for animal in before.in_play:
            cells = [cell for cell in range(CELLS) if before.crowd[cell] and before.dominant(cell) == animal]
            look = beat.look_of(animal)
            assert (f"+{bonus(len(cells))}" if cells else "") == look.value
            assert ((("crown", str(len(cells))),) if cells else ()) == look.notes


def test_final_scoring_pays_tile_by_tile_and_ends_with_the_points_of_the_rules(qtbot):
    paying = [one for one in scenes()["end"] if any(event.cause == e.FINAL for event in one[1])]
    assert len(paying) >= 3
    for scene in paying:
        before, events, after = scene
        final = begun(shown(qtbot, before), scene).beats[-1]

        assert isinstance(final, FinalScoring)
        assert final.length <= MOST_OF_FINAL
        assert after.points == final.points == final.totals()[-1][1]
        paid = {}
        for one in events:
            if one.cause == e.FINAL:
                paid.setdefault(one.target - CELL_REF, []).append((one.subject - ANIMAL_REF, one.amount))
        assert paid == final.tiles
        assert sorted(paid) == sorted(cell for step in final.steps for cell in step)
        begins = [final.begin_of(step) for step in range(len(final.steps))]
        assert all(one < other for one, other in pairwise(begins))


# It goes as it came


def playing(table, events, act):
    """Play events slowly up to a ceremony and let *act* do something to it; then skip all that follows."""
    player = table.animator.scenes

    async def played():
        task = asyncio.ensure_future(table.playback.perform(events))
        while len(player.sprites) < 5 and not task.done():
            table.animator.finish()
            await asyncio.sleep(0)
        act(player)
        table.playback.abandon()
        await task

    return played()


def test_skipping_leaves_nothing_behind(qapp, qtbot):
    for name in ("reset", "ice age", "end"):
        before, events, after = first(name)
        table = shown(qtbot, before)
        table.playback.set_speed(0.001)

        def watched(player, table=table):
            player.setProperty("clock", 900.0)
            assert looks(table.scene())

        run(qapp, playing(table, events, watched))
        table.show_position(RULES.observe(after, 0))

        assert [] == table.animator.scenes.sprites
        assert table.top.earth.state is table.top.view.state


def test_space_ends_the_part_that_is_shown(qapp, qtbot, monkeypatch):
    before, events, _ = first("reset", dies=True)
    table = shown(qtbot, before)
    table.playback.set_speed(0.001)
    cues, begun = table.playback.cues, []
    ceremony = cues.ceremony

    def noted(run, state):
        parts = ceremony(run, state)
        begun.extend(type(part) for part in parts[:1])
        return parts

    monkeypatch.setattr(cues, "ceremony", noted)

    async def pressed():
        task = asyncio.ensure_future(table.playback.perform(events))
        ended = 0
        while ended < 3:
            if table.animator.is_running and len(begun) > ended:
                ended += 1
                QTest.keyClick(table, Qt.Key.Key_Space)
            elif len(begun) == ended:
                table.animator.finish()
            await asyncio.sleep(0)
        table.playback.abandon()
        await task

    run(qapp, pressed())

    assert [Extinction, Survival, Reseed] == begun[:3]


def test_what_is_taken_back_meanwhile_is_seen_at_once(qapp, qtbot):
    before, events, _ = first("reset", dies=True)
    table = shown(qtbot, before)
    table.playback.set_speed(0.001)

    def undo(player):
        player.setProperty("clock", 1800.0)
        assert table.top.earth.state is not table.top.view.state
        table.show_position(RULES.observe(before, 0))
        assert table.top.earth.state is table.top.view.state
        assert [] == looks(table.scene())

    run(qapp, playing(table, events, undo))
    assert [] == table.animator.scenes.sprites


def test_a_table_of_another_size_theme_or_language_shows_the_same_moment(qapp, qtbot, language):
    before, events, _ = first("reset", dies=True)
    table = shown(qtbot, before)
    table.playback.set_speed(0.001)

    def change(player):
        player.setProperty("clock", 900.0)
        seen, phases = len(looks(table.scene())), (table.top.head.state.phase, table.top.own.state.phase)
        table.resize(1600, 1000)
        table.redraw()
        assert phases == (table.top.head.state.phase, table.top.own.state.phase)
        assert seen == len(looks(table.scene()))
        assert all(table.scene().sceneRect().contains(look.place) for look in looks(table.scene()))

    run(qapp, playing(table, events, change))
    assert [] == table.animator.scenes.sprites


def test_without_motion_only_the_end_is_seen_and_with_little_nothing_moves(qapp, qtbot):
    before, events, _ = scenes()["end"][0]
    table = shown(qtbot, before)
    table.playback.set_speed(0)
    with pytest.raises(StopIteration):  # there is nothing to wait for
        table.playback.perform(events).send(None)
    assert [] == table.animator.scenes.sprites

    table.playback.set_speed(1)
    table.playback.set_calm(on=True)
    for name in ("reset", "ice age", "end"):
        before, events, _ = scenes()[name][-1]
        table.show_position(RULES.observe(before, 0))
        seen, cues = [], table.playback.cues
        follower = cues.follower(before)
        for one in cues.runs(events):
            if cues.ceremony(one, follower.state):
                seen += Clip(table, cues.motion(one, follower.state)).sprites
            for event in one:
                follower.follow(event)
        assert seen
        assert all(1 == len({(key.place.x(), key.place.y(), key.scale) for key in one.keys}) for one in seen)


def test_who_plays_at_no_seat_sees_all_of_it(qtbot):
    for name in ("reset", "ice age", "end"):
        before, events, _ = first(name)
        table = shown(qtbot, before, seat=-1)
        found = Shown(table, events, before)

        assert found.beats
        assert all(sprite.picture().width() > 1 for beat in found.beats for sprite in beat.sprites())


def test_a_ceremony_is_no_reason_to_hurry_itself(qtbot):
    before, events, _ = scenes()["end"][-1]
    cues = shown(qtbot, before).playback.cues
    ceremonies = [one for one in cues.runs(events) if cues.spoken(one)]

    assert len(ceremonies) >= 2
    assert 0 == cues.length(ceremonies)


# It is read and heard


@pytest.mark.parametrize(
    ("size", "text"), [((1100, 620), 1.0), ((1100, 620), 2.0), ((1280, 800), 1.0), ((2560, 1440), 1.5)]
)
def test_no_word_is_cut_off(qtbot, language, size, text, monkeypatch):
    written = []

    def draw_line(painter, rect, words, font, *others, **named):
        written.append((words, rect.width(), font, named.get("least", 0)))

    monkeypatch.setattr(
        ceremony_pictures, "writing", SimpleNamespace(**vars(writing) | {"draw_line": draw_line})
    )
    for name in ("reset", "ice age", "end"):
        for before, events, _ in scenes()[name][-2:]:
            table = shown(qtbot, before, size)
            table.display.set_text(text)
            for beat in Shown(table, events, before).beats:
                for sprite in beat.sprites():
                    sprite.picture()
    assert written
    for words, width, font, least in written:
        fitted = writing.fitting(font, words, width, least) if least else font
        assert writing.fits(fitted, words, width + 0.5), (words, width, QLocale().name())


def test_each_beat_is_said_in_one_sentence(qtbot, language, heard):
    """Final scoring alone would be fifty lines."""
    before, events, _ = scenes()["end"][-1]
    table = shown(qtbot, before)
    cues = table.playback.cues
    narrator = Narrator(table.words, table, lambda _number: table.names(), lambda _kind: False)
    heard.clear()

    narrator.hear(events, 0, before.to_move)
    narrator.say()

    said = [words for words, _ in heard]
    ceremonies = [cues.spoken(one) for one in cues.runs(events) if cues.spoken(one)]
    assert ceremonies
    assert ceremonies == [words for words in said if words in ceremonies]
    assert len(said) < len(events) / 2
    assert all("{" not in words and "%n" not in words for words in said)
    assert not Cues().spoken(events)


# The end seen ahead


def test_ice_age_seen_ahead_says_what_each_animal_would_have_at_the_end(qtbot):
    for before, _, _ in scenes()["ice age"]:
        step = next(one for one in RULES.legal(before) if one & 31 == ICE_AGE)
        player = Played(qtbot, before)
        told = preview(before, step, player.table.words)
        end = if_ended_now(before)

        assert told.is_end
        assert all(f" {end[one]} " in told.lines[0] for one in before.in_play)
        player.aim(*gesture(step))
        assert told.lines == player.board.previews.seen.lines
        for animal in before.in_play:
            account = player.board.animals.accounts[animal]
            tiles = sum(
                tile_points.worth(before, cell)[animal] for cell in range(CELLS) if before.crowd[cell]
            )
            assert tile_points.award(before)[animal] == account.award
            assert end[animal] == account.forecast == account.points + account.award + tiles


def half_full(table, state, crowded):
    """Show a position with tiles in one half of the earth alone, *above* or *below*."""
    half = state.clone()
    centres = table.top.earth.geometry.centres
    middle = sum(centre.y() for centre in centres) / CELLS
    for cell, centre in enumerate(centres):
        if (centre.y() < middle) != (crowded == "above"):
            half.ground[cell] = half.crowd[cell] = 0
        elif not half.ground[cell]:
            half.ground[cell] = FOREST
    table.show_position(RULES.observe(half, 0))


@pytest.mark.parametrize("crowded", ["above", "below"])
def test_the_heading_lies_where_it_covers_no_tile(qtbot, crowded):
    """What is scored under it would not be seen."""
    before, _, _ = first("end")
    table = shown(qtbot, before)
    half_full(table, before, crowded)
    earth, state = table.top.earth, table.top.view.state

    sprite = ceremony_pictures.heading(table.top, "Reset")

    plate = QRectF(QPointF(), sprite.picture().deviceIndependentSize())
    plate.moveCenter(sprite.keys[0].place)
    assert not [
        cell for cell in range(CELLS) if state.ground[cell] and earth.cell_outline(cell).intersects(plate)
    ]


def test_a_heading_keeps_off_legend_and_stacks(qtbot):
    """With the largest writing in a small window they leave it no room at the lower edge."""
    before, _, _ = first("end")
    table = shown(qtbot, before, (1100, 620))
    table.display.set_text(2.0)
    half_full(table, before, "above")

    place = ceremony_pictures.heading(table.top, "Final scoring: Mountain").keys[0].place

    assert place.y() < table.top.earth.scene_rect.center().y()


def test_after_the_end_nothing_is_in_danger(qtbot):
    """No Reset is to come: no mark of danger stands there."""
    ends = [over for _, _, over in scenes()["end"]]
    over = next(
        one
        for one in ends
        if any(one.is_endangered(animal, cell) for animal in one.in_play for cell in range(CELLS))
    )

    assert not any(account.dying for account in tile_forecast.accounts(over))
    told = [one for cell in range(CELLS) if over.crowd[cell] for one in tile_forecast.standings(over, cell)]
    assert not any(one.dying or one.is_close for one in told)
