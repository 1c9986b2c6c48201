"""Species are followed from the events that tell of them to where they lie now."""

from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import LEFT_END, WATERING_HOLE, index_of, seat_of, species_ref
from evolution_qt.ui.evolution.words import GONE, places_now

FOUNDED = {"kind": e.SPECIES_FOUNDED, "actor": 0, "subject": LEFT_END, "target": species_ref(0, 0)}


def test_a_species_founded_at_the_left_moves_the_others():
    events = [Event(e.BODY_GREW, 0, target=species_ref(0, 0), amount=2), Event(**FOUNDED)]

    assert [species_ref(0, 1), species_ref(0, 0)] == [target for _, target in places_now(events, [2])]


def test_the_dead_lie_nowhere_and_their_gap_closes():
    events = [
        Event(e.ATTACKED, 1, subject=species_ref(1, 0), target=species_ref(0, 0)),
        Event(e.BODY_GREW, 0, target=species_ref(0, 1), amount=2),
        Event(e.WENT_EXTINCT, 0, target=species_ref(0, 0)),
    ]

    places = places_now(events, [1, 1])

    assert (species_ref(1, 0), GONE) == places[0]
    assert species_ref(0, 0) == places[1][1]
    assert GONE == places[2][1]


def test_other_places_stay():
    assert [(WATERING_HOLE, species_ref(0, 0))] == places_now(
        [Event(e.ATE_PLANTS, 0, subject=WATERING_HOLE, target=species_ref(0, 0))], [1]
    )


def test_in_whole_games_every_living_species_was_founded_where_it_is_found():
    """Founding events lead to exactly the species that are there, each once."""
    game = game_of("evolution/ja")
    for seed in range(5):
        told = []
        state, rng = game.new(4, seed), Rng(seed)
        state.sink = told
        while state.to_move >= 0 and state.round < 5:
            game.apply(state, game.sample(state, rng))
        events = game.events(told)
        counts = [len(player.species) for player in state.players]
        places = places_now(events, counts)

        founded = [
            place for event, (_, place) in zip(events, places, strict=True) if event.kind == e.SPECIES_FOUNDED
        ]
        living = [place for place in founded if place != GONE]
        assert len(living) == len(set(living))
        every = {species_ref(seat, index) for seat, count in enumerate(counts) for index in range(count)}
        assert len(every - set(living)) <= 4  # those that were there at the beginning
        last = {}
        for event, (_, place) in zip(events, places, strict=True):
            if event.kind == e.BODY_GREW and place != GONE:
                last[place] = event.amount
        assert last
        for place, body in last.items():
            assert body == state.players[seat_of(place)].species[index_of(place)].body
