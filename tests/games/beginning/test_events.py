"""What happened, as it is told: in order, with what may be known, where undo ends; and what is counted."""

import pytest

from evolution_qt.core.event import headline
from evolution_qt.core.match import Match
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.beginning.cards import (
    SHIELDS,
    TRAITS,
    index_of,
    is_species,
    seat_of,
    species_ref,
    traits_in,
)
from tests.games.beginning.scene import KEY, scene


def names(found):
    return [found.rules.kinds[one.kind].name for one in found.events]


def test_a_turn_is_told_in_its_order():
    found = scene(
        "[horns]/0 carnivore speed | [flight]/0 speed",
        "[speed nocturnal]/2 horns | [burrowing]/0 scavenger",
        "1/0 fertile",
        draw_pile=["horns", "speed", "flight", "long_neck", "burrowing", "fertile"],
        to_move=0,
    ).play("attack 0 0.1")

    assert [
        "attacked",
        "card_eaten",
        "went_extinct",
        "drew",
        "ate_meat",
        "scavenged",
        "step_began",
        "bagged",
        "step_began",
        "watering_hole_filled",
        "species_dealt",
        "drew",
        "drew",
        "drew",
        "step_began",
    ] == names(found)
    with_a_card = {name for one, name in zip(found.events, names(found), strict=True) if one.card}
    assert {"card_eaten", "drew"} == with_a_card
    attacked, eaten, extinct, drew, meat, scavenged, scoring, bagged = found.events[:8]
    assert (species_ref(0, 0), species_ref(0, 1)) == (attacked.subject, attacked.target)
    assert (0, 0, -1) == (attacked.card, attacked.amount, meat.cause)
    assert ("flight", 0) == (TRAITS[eaten.card].key, eaten.amount)
    assert (species_ref(0, 1), 1) == (extinct.target, extinct.amount)
    assert (0, "horns", 1 << 0) == (drew.actor, TRAITS[drew.card].key, drew.seen_by)
    assert 0 == drew.as_seen_by(1).card
    assert (species_ref(0, 0), 1) == (meat.target, meat.amount)
    assert (1, species_ref(1, 1), "scavenger") == (
        scavenged.actor,
        scavenged.target,
        TRAITS[scavenged.cause].key,
    )
    assert (0, 3) == (scoring.actor, scoring.amount)
    assert (0, 1, species_ref(0, 0)) == (bagged.actor, bagged.amount, bagged.subject)
    dealt = found.told("species_dealt")[0]
    assert (1, 0, species_ref(1, 2)) == (dealt.actor, dealt.card, dealt.target)


def test_card_play_is_told_to_those_who_may_know():
    found = scene(
        "1/2 scavenger fat_tissue horns | 1/0 long_neck",
        "1/0",
        hands=("speed flight nocturnal",),
        phase="play",
        watering_hole=1,
    )
    found.play("species speed", "population 0 flight", "trait 0 nocturnal replacing horns", "done")

    assert [
        "species_laid",
        "population_laid",
        "trait_discarded",
        "trait_laid",
        "cards_ended",
        "step_began",
        "ate_plants",
    ] == names(found)
    species, population, discarded, laid, _, _, ate = found.events
    for secret, target in ((species, species_ref(0, 2)), (population, species_ref(0, 0))):
        assert secret.card
        assert (0, target) == (secret.as_seen_by(1).card, secret.target)
    assert ("horns", "nocturnal") == (TRAITS[discarded.card].key, TRAITS[laid.card].key)
    assert ("long_neck", 0, 1) == (TRAITS[ate.cause].key, ate.subject, ate.amount)


def test_a_new_game_is_told_from_its_first_round_on():
    rules, told = game(KEY), []
    rules.new(2, 5, told=told)

    assert ["round_began", "step_began", "watering_hole_filled", "species_dealt"] == [
        rules.kinds[one[0]].name for one in told[:4]
    ]


def test_where_a_card_is_laid_is_told_of_every_seat():
    """The third seat's second species, and its third, which is new."""
    found = scene(
        "",
        "",
        "1/0 | 1/0 horns speed flight",
        hands=("", "", "speed speed nocturnal"),
        phase="play",
        to_move=2,
    )
    found.play("population 1 speed", "trait 1 nocturnal replacing horns", "species speed")

    second, third = species_ref(2, 1), species_ref(2, 2)
    assert [
        ("population_laid", 2, second),
        ("trait_discarded", 2, second),
        ("trait_laid", 2, second),
        ("species_laid", 2, third),
    ] == [(found.rules.kinds[one.kind].name, one.actor, one.target) for one in found.events]


def test_a_round_is_told_before_the_supply_of_its_first_turn():
    found = scene("1/1", "1/0", round=4, first_player=1, to_move=0).play("pass")

    assert ["passed", "step_began", "bagged", "round_began", "step_began"] == names(found)[:5]
    assert [(-1, 5)] == [(one.actor, one.amount) for one in found.told("round_began")]
    assert [] == found.play("done", "feed 0", "feed 1").told("round_began")


def test_nothing_is_told_of_who_gets_nothing():
    """A full Scavenger, a Long Neck without room: no chips, no event."""
    found = scene("2/0 carnivore | 1/1 long_neck", "3/0 | 2/2 scavenger", phase="play").play("done")
    assert [] == found.told("ate_plants")

    found.play("attack 0 1.0")
    assert [] == found.told("scavenged")
    assert [2] == [one.amount for one in found.told("ate_meat")]


def test_the_end_is_told():
    found = scene(
        "2/0",
        "1/0 fertile | 1/0 fat_tissue",
        "2/1 scavenger",
        watering_hole=1,
        draw_pile=["horns", "speed", "flight", "long_neck", "nocturnal"],
        discard_pile=["horns"] * 3,
        first_player=2,
        to_move=0,
    ).play("feed 0")
    assert {"card_starved", "population_dealt"} <= set(names(found))
    at = names(found).index("shuffled")
    assert ["drew", "shuffled", "last_round_announced", "step_began"] == names(found)[at - 1 : at + 3]
    assert (-1, 0) == (found.events[at].actor, found.events[at].card)  # no card is shown
    assert 4 == found.events[at].amount  # the three, and the card that starved

    found.play("done", "feed 1", "feed 2")
    assert ["bagged", "bagged", "bagged", "game_ended"] == names(found)[-4:]
    assert [(1, 1), (1, 1), (2, 1)] == [(one.actor, one.amount) for one in found.told("bagged")]


@pytest.mark.parametrize(
    ("lines", "reveals"),
    [
        (["population 0 horns"], False),
        (["species horns"], False),
        (["trait 0 horns"], False),
        (["done"], False),
        (["done", "feed 0"], False),
        (["done", "attack 1 1.0"], True),
        (["done", "feed 0", "attack 1 1.0"], True),
    ],
)
def test_what_is_drawn_dealt_or_turned_up_cannot_be_taken_back(lines, reveals):
    """Notation: a population card that is eaten turns up too."""
    found = scene("2/0 | 4/0 carnivore", "5/0", hands=("horns",), phase="play", watering_hole=2).play(*lines)

    assert reveals == found.rules.reveals(found.events)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_move_has_a_headline(seats):
    rules = game(KEY)
    state, rng = rules.new(seats, 8), Rng(8)
    while (seat := state.to_move) >= 0:
        moves = rules.moves(state)
        events = rules.play(state, seat, moves[rng.below(len(moves))])
        assert rules.kinds[events[headline(events, seat, rules.kinds)].kind].decides


def test_a_record_is_replayed_to_the_same_hashes():
    seats = tuple([RecordSeat(name=name, kind="human") for name in ("Ann", "Ben", "Cleo")])
    match = Match(game(KEY), Record(Header(game=KEY, players=seats, seed=73914)))
    rng = Rng(1)
    while not match.is_over:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])
    again = Match(game(KEY), Record.read(match.record.text().encode()))

    assert match.standing() == again.standing()
    assert match.state.round == match.record.text().count('"check"')


# What is counted


def test_the_statistics_count_what_traits_did():
    found = scene(
        "5/0 carnivore scavenger | 3/0 long_neck",
        "2/0 horns fertile | [speed]/0 scavenger | 2/0",
        hands=("flight", ""),
        phase="play",
    )
    tally = found.rules.tally(found.state)
    for line in (
        "trait 1 flight",
        "done",
        "attack 0 1.0",  # loses a card to Horns, eats two, scavenges one; so does the other Scavenger
        "attack 0 1.1",
    ):
        found.play(line)
        seat = 0
        tally.follow(found.events, seat, found.rules.read(line), None)
    counted = [{(one.topic, one.key): one.value for one in tally.measures(seat)} for seat in (0, 1)]

    assert {"attacks": 2, "eaten": 0, "starved": 0} == {
        key: value for (topic, key), value in counted[0].items() if not topic
    }
    assert {"attacks": 0, "eaten": 2, "starved": 0} == {
        key: value for (topic, key), value in counted[1].items() if not topic
    }
    assert {
        ("flight", "laid"): 1,
        ("flight", "rounds"): 1,
        ("flight", "food"): 3,
        ("carnivore", "rounds"): 1,
        ("carnivore", "food"): 4,
        ("scavenger", "rounds"): 1,
        ("scavenger", "food"): 4,
        ("scavenger", "worked"): 1,
        ("long_neck", "rounds"): 1,
        ("long_neck", "food"): 3,
        ("long_neck", "worked"): 3,
    } == {key: value for key, value in counted[0].items() if key[0]}
    assert {
        ("horns", "worked"): 1,
        ("fertile", "worked"): 1,
        ("scavenger", "food"): 1,
        ("scavenger", "worked"): 1,
        ("scavenger", "extinct"): 1,
    } == {key: value for key, value in counted[1].items() if key[0]}


def test_what_is_laid_and_replaced_is_followed_in_the_rows():
    hand = "horns speed flight"
    found = scene("1/0 fertile scavenger nocturnal", "1/0", hands=(hand,), phase="play", watering_hole=2)
    tally = found.rules.tally(found.state)
    for line in ("species horns", "trait 1 speed", "trait 0 flight replacing nocturnal", "done", "feed 0"):
        tally.follow(found.play(line).events, 0, found.rules.read(line), None)
    found.play("feed 1")
    tally.follow(found.events, 0, found.rules.read("feed 1"), None)
    counted = {(one.topic, one.key): one.value for one in tally.measures(0)}

    assert (1, 1) == (counted["flight", "food"], counted["speed", "food"])
    assert ("nocturnal", "food") not in counted


@pytest.mark.parametrize("card", [trait.key for trait in TRAITS[1:]])
def test_every_trait_that_is_laid_is_counted(card):
    found = scene("1/0", "1/0", hands=(card,), phase="play")
    tally = found.rules.tally(found.state)
    tally.follow(found.play(f"trait 0 {card}").events, 0, found.rules.read(f"trait 0 {card}"), None)

    assert {(card, "laid"): 1} == {(one.topic, one.key): one.value for one in tally.measures(0) if one.value}


def test_chips_on_cards_are_points_too():
    """002:255-258, at any time."""
    found = scene("3/2 horns | 1/1", "1/0", hands=("speed speed",))

    assert [(3, 4, 1, 2), (0, 1, 0, 0)] == found.rules.score_parts(found.state)
    assert [10, 1] == found.rules.scores(found.state)


def test_starved_cards_are_counted():
    found = scene("3/1", "")
    tally = found.rules.tally(found.state)
    tally.follow(found.play("pass").events, 0, found.rules.read("pass"), None)

    assert 2 == {one.key: one.value for one in tally.measures(0)}["starved"]


# The cards, and the names of things


def test_the_cards_are_rows_of_data():
    families = {trait.family for trait in TRAITS[1:]}
    assert {"attack", "protection", "feeding", "population"} == families
    assert ["burrowing", "flight", "nocturnal", "speed"] == [TRAITS[card].key for card in traits_in(SHIELDS)]
    assert sorted(trait.key for trait in TRAITS[1:]) == [trait.key for trait in TRAITS[1:]]
    assert all(trait.name and trait.text for trait in TRAITS[1:])


def test_a_species_has_a_name_among_all_things():
    ref = species_ref(4, 11)

    assert (4, 11, True, False) == (seat_of(ref), index_of(ref), is_species(ref), is_species(2048))
