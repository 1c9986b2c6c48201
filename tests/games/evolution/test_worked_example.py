"""The German rulebook's two example rounds, move by move (000:309-395).

Seats: Nina 0, Marie 1, Lukas 2. Cards that the book does not name are chosen so that they do not matter.
The book counts one chip wrong at the end of the first round (000:343): the six chips taken from fourteen
leave eight, not seven. The second round therefore starts from a set-up with the seven it goes on with.
"""

from tests.scene import DE, EN, JA, editions, scene

NINA, MARIE, LUKAS = 0, 1, 2


def test_round_one(edition):
    """Cards, reveal and feeding of the first round (000:311-343)."""
    hands = [
        "horns:3 foraging:5 ambush:1 climbing:1",
        "hard_shell:4 long_neck:3 ambush:2 pack_hunting:1",
        "long_neck:7 cooperation:0 burrowing:1 burrowing:2",
    ]
    game = scene(edition, "b1", "b1", "b1", phase="food", hands=hands)

    # 1, 000:315: everyone lays a card
    game.play("0: food horns:3", "1: food hard_shell:4", "2: food long_neck:7")
    assert [3, 3, 3] == [len(game.hand(seat)) for seat in range(3)]
    assert (game.phase, game.to_move) == ("play", NINA)

    # 2, 000:317: Nina lays two traits and grows
    game.play("0: trait 0 foraging:5", "0: trait 0 ambush:1", "0: population 0 climbing:1")
    assert (1, 2, 0, 0, ()) == game.species(NINA, 0)[:5]
    assert {"foraging", "ambush"} == set(game.species(NINA, 0).hidden)
    assert [] == game.hand(NINA)
    game.play("0: done")

    # 3, 000:319: Marie lays one and grows both ways
    game.play("1: trait 0 long_neck:3", "1: population 0 ambush:2", "1: body 0 pack_hunting:1", "1: done")
    assert (2, 2, 0, 0, ()) == game.species(MARIE, 0)[:5]

    # 4, 000:321: Lukas lays one, takes a second species and lets the first grow
    game.play("2: trait 0 cooperation:0", "2: species right burrowing:1", "2: population 0 burrowing:2")
    assert [2, 1] == game.populations(LUKAS)
    assert [] == game.hand(LUKAS)
    game.play("2: done")

    # 5 to 7, 000:325-331: traits up, food cards up, Long Neck
    assert {"foraging", "ambush"} == set(game.species(NINA, 0).traits)
    assert ("long_neck",) == game.species(MARIE, 0).traits
    assert [("cooperation",), ()] == [species.traits for species in game.row(LUKAS)]
    assert 14 == game.hole
    assert ["long_neck:7", "hard_shell:4", "horns:3"] == game.discard[:3]
    assert [[0], [1], [0, 0]] == [game.food(seat) for seat in range(3)]
    assert (game.phase, game.to_move) == ("feeding", NINA)

    # 8, 000:335
    game.play("0: feed 0")
    assert ([2], 12) == (game.food(NINA), game.hole)

    # 9, 000:337
    game.play("1: feed 0")
    assert ([2], 11) == (game.food(MARIE), game.hole)

    # 10, 000:339
    game.play("2: feed 0")
    assert ([1, 1], 9) == (game.food(LUKAS), game.hole)

    # 11, 000:341: the others are sated, and so is the right species
    assert game.to_move == LUKAS
    game.play("2: feed 0")

    # 12, 000:343 with its slip mended, and 000:353
    assert 8 == game.hole
    assert [2, 2, 3] == [game.bag(seat) for seat in range(3)]
    assert (game.round, game.first_player) == (2, MARIE)
    assert [4, 4, 5] == [len(game.hand(seat)) for seat in range(3)]
    assert ([2], [2], [2, 1]) == tuple(game.populations(seat) for seat in range(3))


@editions(DE, JA)
def test_round_two(edition):
    """The second round, with a Carnivore, from seven chips on (000:349-395); shell 3 and 4 agree."""
    hands = [
        "carnivore:0 hard_shell:1 climbing:1 climbing:2",
        "ambush:-3 fertile:2 burrowing:1 burrowing:2",
        "horns:1 carnivore:1 symbiosis:1 symbiosis:2 symbiosis:3",
    ]
    seats = ("foraging ambush b1 p2", "long_neck b2 p2", "cooperation b1 p2 | b1 p1")
    game = scene(
        edition,
        *seats,
        phase="food",
        round=2,
        first_player=MARIE,
        to_move=MARIE,
        watering_hole=7,
        bags=[2, 2, 3],
        hands=hands,
    )

    # 1, 000:353-355
    game.play("1: food ambush:-3", "2: food horns:1", "0: food carnivore:0")
    assert [3, 3, 4] == [len(game.hand(seat)) for seat in range(3)]
    assert (game.phase, game.to_move) == ("play", MARIE)

    # 2, 000:357
    game.play("1: trait 0 fertile:2", "1: body 0 burrowing:1", "1: species left burrowing:2", "1: done")
    assert [(1, 1), (3, 2)] == [species[:2] for species in game.row(MARIE)]

    # 3, 000:359
    lines = ["trait 0 carnivore:1", "body 0 symbiosis:1", "body 0 symbiosis:2", "body 0 symbiosis:3", "done"]
    game.play(*(f"2: {line}" for line in lines))
    assert [(4, 2), (1, 1)] == [species[:2] for species in game.row(LUKAS)]

    # 4, 000:361
    game.play(
        "0: trait 0 hard_shell:1", "0: population 0 climbing:1", "0: population 0 climbing:2", "0: done"
    )

    # 5 and 6, 000:363-371: Marie's two effects, in the order of the book
    assert (game.phase, game.to_move) == ("effects", MARIE)
    assert {"effect 1 fertile", "effect 1 long_neck"} == set(game.listed())
    game.play("1: effect 1 fertile")
    assert 5 == game.hole
    assert (3, 3, 1) == game.species(MARIE, 1)[:3]
    assert {"foraging", "ambush", "hard_shell"} == set(game.species(NINA, 0).traits)
    assert (game.phase, game.to_move) == ("feeding", MARIE)

    # 7, 000:379
    game.play("1: feed 0")
    assert ([1, 1], 4) == (game.food(MARIE), game.hole)

    # 8, 000:381-383
    assert game.to_move == LUKAS
    assert {"is_carnivore"} == game.reasons("feed 0")
    assert {"body_size"} == game.reasons("attack 0 0.0")
    assert game.can("attack 0 1.0")
    assert game.can("attack 0 1.1")
    assert game.can("attack 0 2.1")
    hand = game.hand(MARIE)
    game.play("2: attack 0 1.0")
    assert [1, 1] == game.food(LUKAS)
    assert [3] == game.bodies(MARIE)
    assert 2 + 1 == game.bag(MARIE)
    assert hand == game.hand(MARIE)
    assert 4 == game.hole

    # 9, 000:385
    game.play("0: feed 0")
    assert ([2], [4], 2) == (game.food(NINA), game.populations(NINA), game.hole)

    # 10, 000:387
    game.play("1: feed 0")
    assert ([2], [3], 1) == (game.food(MARIE), game.populations(MARIE), game.hole)

    # 11, 000:389: Nina is protected, his own he will not eat
    assert {"body_size"} == game.reasons("attack 0 0.0")
    assert game.can("attack 0 2.1")
    game.play("2: attack 0 1.0")
    assert [2, 1] == game.food(LUKAS)
    assert (3, 2, 2) == game.species(MARIE, 0)[:3]

    # 12, 000:391: everyone else is sated, and Foraging finds nothing
    assert game.to_move == NINA
    game.play("0: feed 0")

    # 13 and 14, 000:393-395
    assert (3, 0) == (game.round, game.hole)
    assert [3] == game.populations(NINA)
    assert [5, 5, 6] == [game.bag(seat) for seat in range(3)]
    assert [(3, 2)] == [species[:2] for species in game.row(MARIE)]
    assert game.first_player == LUKAS
    assert [4, 4, 5] == [len(game.hand(seat)) for seat in range(3)]


@editions(EN)
def test_round_two_online_keeps_all_seven_chips(edition):
    """The online game takes nothing away for a negative sum (003:15)."""
    game = scene(
        edition,
        "b1",
        "b1",
        "b1",
        phase="food",
        round=2,
        watering_hole=7,
        hands=["carnivore:0", "ambush:-3", "horns:1"],
    )

    game.play("0: food carnivore:0", "1: food ambush:-3", "2: food horns:1", "0: done", "1: done", "2: done")

    assert 7 == game.hole
