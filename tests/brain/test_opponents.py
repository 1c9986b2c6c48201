"""Opponents by name, and the networks that come with the program."""

import pytest

from evolution_qt import resources
from evolution_qt.ai.bots import Greedy
from evolution_qt.ai.network import Network
from evolution_qt.ai.network_file import joint
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain import networks, opponents
from evolution_qt.brain.networks import checksum_for, distance, files
from evolution_qt.brain.opponents import network_for, opponent
from evolution_qt.core.errors import BadInput
from evolution_qt.core.levels import BY_NETWORK
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS, LEVELS
from evolution_qt.games.evolution.catalogue import KEYS
from lab.arena.participants import Supplies, entered
from lab.arena.participants import bot as arena_bot


def test_every_level_and_character_can_be_had():
    rules = game("evolution/de")

    for kind in BOTS.kinds:
        for name in (kind, *[f"{kind}/{character}" for character in BOTS.characters if kind in LEVELS]):
            bot = opponent(name, rules, 4)
            assert isinstance(bot, Thinker) == (kind in LEVELS)
    assert isinstance(opponent("greedy", rules, 2), Greedy)


@pytest.mark.parametrize("kind", ["", "nobody", "greedy/stalker", "apex/nobody"])
def test_nobody_else_is_known(kind):
    with pytest.raises(BadInput):
        opponent(kind, game("evolution/de"), 3)


@pytest.mark.parametrize("key", KEYS)
def test_there_is_a_network_for_every_table(key):
    """One network serves several editions and tables; the nearest number of players is taken."""
    rules = game(key)
    for players in rules.seats:
        network = network_for(rules, players)
        assert network is not None
        others = [Network.read(resources.read_bytes(name)) for name in files(BOTS.networks)]
        nearest = min(abs(players - one) for other in others for one in other.players)
        assert nearest == min(abs(players - one) for one in network.players)


def test_of_two_networks_as_near_that_for_more_players_is_taken():
    assert [(2,), (3,), (4,), (5,)] == [network_for(game("evolution/de"), n).players for n in (2, 3, 4, 5)]
    assert (5,) == network_for(game("evolution/ja"), 6).players
    assert distance((2,), 3) > distance((4,), 3) > distance((2, 3), 3) == distance((3,), 3)


def test_where_few_worlds_tell_little_two_networks_judge_together():
    """At the largest tables the most patient takes the mean of the nearest two; all others have one."""
    rules = game("evolution/de")
    five, four = network_for(rules, 5), network_for(rules, 4)

    assert opponent("apex_patient", rules, 5).network.checksum == joint([five.checksum, four.checksum])
    assert opponent("apex_patient", rules, 4).network is four
    assert opponent("apex", rules, 5).network is five
    six = opponent("apex_patient", game("evolution/ja"), 6).network
    assert six is opponent("apex_patient", game("evolution/ja"), 5).network is not None
    assert arena_bot("apex_patient", rules, 5).network is opponent("apex_patient", rules, 5).network
    assert entered("apex_patient", rules, 5, Supplies()).network == joint([five.checksum, four.checksum])


@pytest.mark.parametrize("name", files(BOTS.networks))
def test_networks_are_small_sound_and_say_where_they_come_from(name):
    data = resources.read_bytes(name)
    network = Network.read(data)

    assert len(data) < 150_000
    assert game(network.game).evaluation().schema == network.schema
    assert network.provenance["games"] >= 1000
    assert data == network.written()


def test_a_level_plays_at_a_table_as_it_does_at_such_tables():
    """What makes an opponent, for a game or for the arena, and what says how it plays."""
    rules = game("evolution/de")
    for players in rules.seats:
        level = BOTS.at_table(LEVELS["apex"], players)
        assert level == opponent("apex", rules, players).level == arena_bot("apex", rules, players).level
    entries = [entered("apex", rules, players, Supplies()) for players in (2, 3, 4)]
    assert entries[0].make != entries[1].make == entries[2].make
    assert checksum_for("apex", rules, 2) != checksum_for("apex", rules, 4)


def test_without_networks_somebody_simpler_plays(monkeypatch):
    """A level whose network is missing is not silent."""
    monkeypatch.setattr(opponents, "_networks", lambda _: ())
    rules = game("evolution/de")

    bot = opponent("apex", rules, 4)

    assert LEVELS[BOTS.substitute] == bot.level
    assert LEVELS[BOTS.substitute].judging != BY_NETWORK
    state = rules.new(4, 1)
    decision = bot.decide(rules, rules.observe(state, state.to_move), Rng(1))
    assert decision.steps[0] in rules.legal(state)


def test_a_broken_network_takes_no_other_with_it(monkeypatch, caplog):
    """One file that was cut off must not turn every level into a forager."""
    whole = resources.read_bytes
    monkeypatch.setattr(
        opponents.resources,
        "read_bytes",
        lambda name: whole(name)[: -40 if name.endswith("-2.json") else None],
    )
    opponents._networks.cache_clear()
    try:
        assert opponents.network_for(game("evolution/de"), 2) is not None
        assert "-2.json is left out" in caplog.text
    finally:
        opponents._networks.cache_clear()


@pytest.mark.parametrize("folder", ["nothing here", ""])
def test_a_game_without_networks_is_no_fault(folder):
    assert () == opponents._networks(folder) == networks._described(folder)
