"""Tokens show what was eaten, leaf or meat, wherever a match is looked at."""

from collections import Counter

import pytest

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.cards import HUNTS, REACHES
from evolution_qt.games.opening import begin, open_record
from evolution_qt.ui.kit import pictures
from evolution_qt.ui.table.presentation import naming, presentation
from tests.games.beginning.scene import scene
from tests.positions import position
from tests.ui.hands import run

KEYS = ("evolution/de", "evolution/ja", "beginning/de")


def eaten(match, cast):
    """Return what lies on the boards of all species by their places, question marks for what is unknown."""
    return {
        (seat, index): cast.eaten(seat, index, species.food, "?")
        for seat, player in enumerate(match.state.players)
        for index, species in enumerate(player.species)
    }


def grazes(match, species):
    """Return whether a species may have eaten plants; in The Beginning a hunter's Long Neck does."""
    if match.game.key == "beginning/de":
        return not species.mask & HUNTS or bool(species.mask & REACHES)
    return not species.mask & match.game.table.hunting


@pytest.mark.parametrize("key", KEYS)
def test_every_token_on_a_board_is_what_was_eaten(key):
    """None is unknown, also after moves were taken back, and when the record is opened again."""
    found = Counter()
    for seed in range(4):
        players = tuple(RecordSeat(name=f"P{at}", kind="random") for at in range(4))
        match = begin(Header(game=key, players=players, seed=seed))
        followed, rng = naming(match), Rng(seed)
        while not match.is_over:
            seat = match.to_move
            match.play(seat, choose_move(match.game, match.view(seat), "random", rng))
            tokens = eaten(match, followed.now())
            for (owner, index), chips in tokens.items():
                species = match.state.players[owner].species[index]
                assert species.food == len(chips)
                assert "?" not in chips
                assert "plant" not in chips or grazes(match, species)
                found.update(set(chips))
        for back in (5, 40, 60):
            match.take_back(back)
            again = open_record(Record.read(match.record.text().encode()))
            assert eaten(match, followed.now()) == eaten(again, naming(again).now())
            found["taken back"] += any(eaten(match, followed.now()).values())

    assert min(found[chip] for chip in ("plant", "meat", "taken back")) > 0


def table_of(qtbot, match):
    """Return a table that shows a match to seat 0."""
    table = presentation(match.game.key).table(match.game, "light", None)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    table.show_position(match.view(0), pieces=naming(match).now())
    return table


def from_position(state, rules):
    """Return a match that begins with a position."""
    players = tuple(RecordSeat(name=f"P{at}", kind="human") for at in range(len(state.players)))
    return begin(Header(game=rules.key, players=players, position=rules.dump(state)))


@pytest.mark.parametrize("eats", [("feed 1", ("plant",)), ("attack 0 1.0", ("meat",))])
def test_a_scavenger_shows_what_it_ate(qtbot, eats):
    """Its token was half leaf, half meat, whatever it had eaten."""
    line, chips = eats
    rules, state = position(
        ["b3 p1 carnivore:1", "b1 p2 scavenger:3"], ["b1 p2"], ["b1 p1"], phase="feeding", watering_hole=5
    )
    match = from_position(state, rules)
    match.say(0, line)

    tile = table_of(qtbot, match).top.tile_of(0, 1)

    assert chips == tile.look.chips


def test_both_lie_on_the_board_of_a_species_that_ate_both(qtbot):
    rules, state = position(
        ["b3 p1 carnivore:1", "b1 p2 scavenger:3"], ["b1 p6"], ["b1 p6"], phase="feeding", watering_hole=9
    )
    match = from_position(state, rules)
    for seat, line in ((0, "feed 1"), (1, "feed 0"), (2, "feed 0"), (0, "attack 0 1.0")):
        match.say(seat, line)
    table = table_of(qtbot, match)

    assert ("plant", "meat") == table.top.tile_of(0, 1).look.chips
    told = table.phrases.things.food(2, 2, ("plant", "meat"))
    assert "Eaten this round: 2 of 2. That is 1 plant(s) and 1 meat." == told


def test_meat_stays_meat_when_the_beginning_scores(qtbot, qapp, monkeypatch):
    """The tokens of a Carnivore became leaves on their way behind the screen."""
    made = scene("2/0 carnivore | 1/0", "1/0", phase="feeding", watering_hole=9)
    match = from_position(made.state, made.rules)
    match.say(0, "attack 0 1.0")
    table = table_of(qtbot, match)
    flown = []
    load = table.animator.load

    def seen(motion):
        load(motion)
        flown.extend(one.picture().cacheKey() for one in table.animator.scenes.sprites)

    monkeypatch.setattr(table.animator, "load", seen)
    before = len(match.history)
    match.say(0, "feed 1")
    scored = match.history[before:]
    table.playback.set_speed(100)

    run(qapp, table.playback.perform([event.as_seen_by(0) for event in scored]))

    side, ratio = round(24 * table.top.style.unit), table.top.style.ratio
    tokens = {chip: pictures.token(chip, side, ratio).cacheKey() for chip in ("plant", "meat")}
    assert 2 == flown.count(tokens["meat"])
    assert 1 == flown.count(tokens["plant"])
