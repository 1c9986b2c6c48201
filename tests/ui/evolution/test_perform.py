"""Events become motion: every kind has a cue and a phrase, and boards follow what is told."""

from __future__ import annotations

import asyncio

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import LEFT_END, RIGHT_END
from evolution_qt.ui.evolution.follow import EvolutionFollower
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import art, jobs, pixmap_cache
from evolution_qt.ui.kit.items import PlaceMark
from evolution_qt.ui.table import playback
from tests.positions import position
from tests.ui.clips import Clip
from tests.ui.hands import run

NAMES = ("Anna", "Björn", "Chiara", "Dmitri", "Emiko", "Ferdinand")
KINDS = range(1, len(e.KINDS))


def random_game(key, seats, seed, limit=10_000):
    """Yield each position of a random game with the events that led on from it."""
    game = game_of(key)
    state = game.new(seats, seed)
    rng = Rng(seed + 1)
    for _ in range(limit):
        if state.to_move < 0:
            return
        before = state.clone()
        state.sink = []
        game.apply(state, game.sample(state, rng))
        events, state.sink = [event for told in state.sink for event in e.events(told)], None
        yield game, before, events, state


@pytest.fixture(scope="module")
def events_of_games():
    """Everything that happens in a few random games, by kind."""
    found = {}
    for key, seats in (("evolution/de", 3), ("evolution/ja", 4), ("evolution/en", 2)):
        for seed in range(3):
            for game, before, events, _ in random_game(key, seats, seed):
                for event in events:
                    found.setdefault(event.kind, (game, before, event))
    return found


def test_random_games_show_every_kind_of_event(events_of_games):
    assert set(KINDS) == set(events_of_games)


@pytest.mark.parametrize("kind", KINDS, ids=[one.name for one in e.KINDS[1:]])
def test_every_kind_of_event_has_a_cue_and_with_reduced_motion_one_that_only_fades(
    qtbot, events_of_games, kind
):
    game, before, event = events_of_games[kind]
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show_position(game.observe(before, 0))

    assert set(KINDS) == set(table.playback.cues.by_kind)
    motion = table.playback.cues.motion([event], before)
    if motion is not None:
        usual = Clip(table, motion)
        Clip(table, table.playback.cues.motion([event.as_seen_by(-1)], before))
        table.playback.set_calm(on=True)
        calm = Clip(table, motion)
        assert (usual.length > 0) == (calm.length > 0)
        for one in calm.sprites:
            assert 1 == len({(key.place.toTuple(), key.scale, key.turn, key.amount) for key in one.keys})


@pytest.mark.parametrize("kind", KINDS, ids=[one.name for one in e.KINDS[1:]])
def test_every_kind_of_event_has_a_phrase(qtbot, events_of_games, kind):
    """Whole sentences, every placeholder filled."""
    game, _, event = events_of_games[kind]
    phrases = Phrases(game)

    for viewer in (-1, *range(3)):
        sentence = phrases.sentence(event, NAMES, viewer)
        assert "{" not in sentence
        assert "%n" not in sentence


def seen_rows(state):
    return [
        [
            (s.body, s.population, s.food, s.fat, s.traits, tuple(sorted(s.hidden)), s.mask)
            for s in player.species
        ]
        for player in state.players
    ]


@pytest.mark.parametrize(("key", "seats"), [("evolution/de", 2), ("evolution/ja", 6), ("evolution/en", 4)])
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_events_tell_leads_to_what_is_seen(key, seats, viewer):
    """The picture that follows the events equals the next observation, for seats and for onlookers."""
    for game, before, events, after in random_game(key, seats, seed=5):
        follower = EvolutionFollower(game.observe(before, viewer).state.clone())

        for event in events:
            follower.follow(event.as_seen_by(viewer))

        seen, picture = game.observe(after, viewer).state, follower.state
        assert seen_rows(seen) == seen_rows(picture)
        assert seen.watering_hole == picture.watering_hole
        assert seen.food_cards == picture.food_cards
        assert [sorted(p.hand) for p in seen.players] == [sorted(p.hand) for p in picture.players]
        assert [p.bag for p in seen.players] == [p.bag for p in picture.players]
        assert len(seen.draw_pile) == len(picture.draw_pile)
        assert sorted(seen.discard_pile) == sorted(picture.discard_pile)
        assert (seen.round, seen.phase, seen.first_player) == (
            picture.round,
            picture.phase,
            picture.first_player,
        )


def things(table):
    """Count what lies on the table; marks say what may be done and come and go with that."""
    return sum(not isinstance(item, PlaceMark) for item in table.scene().items())


def fed_table(qtbot):
    game, state = position(["b1 p3"], ["b1 p1"], ["b1 p1"], phase="feeding", watering_hole=5)
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show()
    table.show_position(game.observe(state, 0), ask=True)
    events = game.play(state, 0, game.read("feed 0"))
    return table, game, state, events


@pytest.mark.parametrize("end", [LEFT_END, RIGHT_END])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_for_a_new_species_passes_the_end_of_the_row_of_whoever_spends_it(qtbot, seat, end):
    """An opponent's card came to the own row, as if it were one's own."""
    game, state = position(["b2 p2"], ["b1 p1", "b1 p1"], ["b1 p1"], phase="play", hand=["horns"])
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show_position(game.observe(state, 0))

    passed = table.playback.cues.via(seat, end)

    places = table.arrangement
    assert [at for at, place in enumerate(places.seats) if place.panel.contains(passed)] == [seat]
    own = places.left_gutter if end == LEFT_END else places.right_gutter
    assert (seat == 0) == own.contains(passed)
    assert (end == LEFT_END) == (passed.x() < places.seats[seat].panel.center().x())


def test_motion_can_be_awaited_and_leaves_nothing_behind(qapp, qtbot):
    table, game, state, events = fed_table(qtbot)
    items = things(table)

    run(qapp, table.playback.perform(events))
    table.show_position(game.observe(state, 0), ask=True)

    assert 1 == table.top.tile_of(0, 0).look.food
    assert 4 == table.top.pond.chips
    assert items == things(table)


def test_no_speed_shows_the_end_at_once(qapp, qtbot):
    table, game, state, events = fed_table(qtbot)
    table.playback.set_speed(0)

    with pytest.raises(StopIteration):  # there is nothing to wait for
        table.playback.perform(events).send(None)
    table.show_position(game.observe(state, 0), ask=True)

    assert 1 == table.top.tile_of(0, 0).look.food


def test_skipping_ends_all_motion_at_once(qapp, qtbot):
    table, _, _, events = fed_table(qtbot)
    table.playback.set_speed(0.0001)

    async def skipped():
        task = asyncio.ensure_future(table.playback.perform(events))
        while not table.animator.is_running:
            await asyncio.sleep(0)
        table.animator.skip()
        await asyncio.wait_for(task, 240)

    run(qapp, skipped())
    assert not table.animator.is_running


def test_a_cancelled_motion_leaves_nothing_behind(qapp, qtbot):
    table, game, state, events = fed_table(qtbot)
    table.playback.set_speed(0.01)
    items = things(table)

    async def cancelled():
        task = asyncio.ensure_future(table.playback.perform(events))
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(qapp, cancelled())
    table.show_position(game.observe(state, 0), ask=True)
    assert items == things(table)


def test_a_whole_round_is_performed_at_high_speed(qapp, qtbot):
    """All cues run for real once, for a seat and for an onlooker."""

    async def watch(table, viewer):
        for game, before, events, after in random_game("evolution/ja", 3, seed=2, limit=60):
            table.show_position(game.observe(before, viewer))
            await table.playback.perform([event.as_seen_by(viewer) for event in events])
            table.show_position(game.observe(after, viewer))

    for viewer in (-1, 1):
        table = EvolutionTable(game_of("evolution/ja"))
        qtbot.addWidget(table)
        table.resize(1280, 720)
        table.playback.set_speed(60)
        table.show()
        run(qapp, watch(table, viewer))


@pytest.fixture
def turning_up(qtbot, monkeypatch):
    """Return a table, what is about to happen on it, and what is noted: four food cards turn up.

    Each turn of the loop paints one step of a picture. What is noted are turns of painting, and how many
    pictures were missing when a cue of cards began.
    """
    game, before, events = next(
        (game, before, events)
        for game, before, events, _ in random_game("evolution/de", 4, seed=1)
        if sum(event.kind == e.FOOD_CARD_TURNED_UP for event in events) == 4
    )
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.playback.set_speed(60)
    table.show()
    table.show_position(game.observe(before, 0))
    table.viewport().grab()
    table.paints_gradually = True
    monkeypatch.setattr(jobs, "BREATH", 0.0)
    noted = {"turns": 0, "missing": []}
    painting, play = pixmap_cache.painting, table.animator.play

    def counted(unpainted):
        for _ in painting(unpainted):
            noted["turns"] += 1
            yield

    async def shown():
        noted["missing"].append(len(pixmap_cache.missing(table.animator.scenes.ask)))
        await play()

    monkeypatch.setattr(playback, "painting", counted)
    monkeypatch.setattr(table.animator, "play", shown)
    art.forget()
    turned_up = [event for event in events if event.kind == e.FOOD_CARD_TURNED_UP]
    table.animator.load(table.playback.cues.motion(turned_up, before))
    assert len(pixmap_cache.missing(table.animator.scenes.ask)) > 4
    return table, turned_up, noted


def test_cards_that_turn_up_together_are_painted_in_several_turns(qapp, turning_up):
    """Four food cards turned up in one turn of the loop held the window up for 50 ms."""
    table, events, noted = turning_up

    async def watch():
        task = asyncio.ensure_future(table.playback.perform(events))
        painted = 0
        while noted["turns"] == 0:
            await asyncio.sleep(0)
        while not noted["missing"]:
            before = noted["turns"]
            await asyncio.sleep(0)
            assert noted["turns"] <= before + 1
            painted += noted["turns"] > before
        await task
        return painted

    assert run(qapp, watch()) > 4
    assert [0] == noted["missing"]


@pytest.mark.parametrize(
    "hurry",
    [
        lambda table: table.playback.abandon(),
        lambda table: table.animator.skip(),
        lambda table: table.playback.advance(),
        lambda table: table.playback.set_speed(0),
    ],
)
def test_whoever_is_in_a_hurry_while_cards_are_painted_waits_for_no_cue(qapp, turning_up, hurry):
    """Also by a click, which ended a motion only if it had begun."""
    table, events, noted = turning_up

    async def hurried():
        task = asyncio.ensure_future(table.playback.perform(events))
        while not noted["turns"]:
            await asyncio.sleep(0)
        hurry(table)
        before = noted["turns"]
        await task
        assert noted["turns"] <= before + 1

    run(qapp, hurried())
    assert [] == noted["missing"]
    assert not table.animator.is_running


def test_the_sign_of_drawing_is_lit_while_cards_are_drawn(qtbot, qapp):
    """A round began under the sign and the name of feeding."""
    game, before, events = next(
        (game, before, events)
        for game, before, events, _ in random_game("evolution/de", 3, seed=5)
        if e.ROUND_BEGAN in [event.kind for event in events]
    )
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show()
    table.show_position(game.observe(before, 0))
    table.playback.set_speed(100)
    ribbon, seen = table.top.ribbon, []
    table.playback.followed = lambda shown: seen.append((ribbon.look.now, ribbon.look.phase))

    run(qapp, table.playback.perform([event.as_seen_by(0) for event in events]))

    assert [
        (3, "Round 1 · Feeding"),
        (0, "Round 2 · Drawing cards"),
        (1, "Round 2 · Choosing food"),
    ] == list(dict.fromkeys(seen))


@pytest.mark.parametrize(
    ("row", "remark"),
    [
        (["b1 p2"], "no other choice"),
        (["b3 p3 fat2 fat_tissue:4", "b1 p3 long_neck:4"], "automatic"),
    ],
)
def test_only_a_move_without_a_choice_is_called_one(qtbot, qapp, row, remark):
    """Of two effects whose orders end alike either could have come first."""
    phase = "effects" if len(row) > 1 else "feeding"
    game, state = position(row, ["b1 p1"], phase=phase, watering_hole=5)
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show()
    table.show_position(game.observe(state, 0))
    table.playback.set_speed(100)
    move = game.forced_move(state, 0)
    assert move is not None

    run(qapp, table.playback.rest_before(game.play(state, 0, move), 0))

    assert table.top.told.endswith(f" ({remark}).")
