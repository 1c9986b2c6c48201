"""The quick variant: everyone plays cards at the same time (000:163-165, 001:18)."""

from tests.scene import BYSTANDER, scene

QUICK = {"simultaneous_play": True}


def table(edition, **rest):
    """Three players with a card each, in the quick variant."""
    hands = ["horns:1 horns:2", "climbing:1 climbing:2", "burrowing:1 burrowing:2"]
    return scene(edition, "p2", "p2", "p2", phase="play", hands=hands, rules=QUICK, watering_hole=9, **rest)


def test_seats_play_in_any_order(edition):
    """No one waits for anyone (000:165)."""
    game = table(edition)

    game.play(
        "2: body 0 burrowing:1", "0: body 0 horns:1", "2: trait 0 burrowing:2", "1: population 0 climbing:1"
    )

    assert [[2], [1], [2]] == [game.bodies(seat) for seat in range(3)]
    assert [3] == game.populations(1)
    assert "play" == game.phase


def test_without_the_variant_they_take_turns(edition):
    """The normal game is played in turn (000:55)."""
    game = scene(edition, "p2", "p2", "p2", phase="play", hands=["", "climbing:1"])

    assert {"not_your_turn"} == game.reasons("body 0 climbing:1", 1)


def test_cards_turn_up_when_the_last_one_is_done(edition):
    """Any of them (000:79, 000:165)."""
    game = table(edition)

    game.play("1: trait 0 climbing:1", "1: done", "0: done")

    assert "play" == game.phase
    assert ("climbing",) == game.species(1, 0).hidden

    game.play("2: done")

    assert "feeding" == game.phase
    assert ("climbing",) == game.species(1, 0).traits


def test_done_is_done(edition):
    """Who has finished plays no more; the others go on (000:79, 000:165)."""
    game = table(edition).play("1: done")

    assert game.reasons("body 0 climbing:1", 1)
    assert game.reasons("done", 1)
    assert game.can("body 0 horns:1", 0)
    assert game.can("body 0 burrowing:1", 2)


def test_who_has_finished_is_part_of_the_position(edition):
    """A position in the middle of the variant says who is done (progress in the notation)."""
    game = table(edition, to_move=1, done=[0])

    assert not game.can("body 0 horns:1", 0)
    assert game.can("body 0 climbing:1", 1)

    game.play("2: done")
    assert [0, 2] == sorted(game.position["progress"]["done"])
    game.play("1: done")

    assert "feeding" == game.phase


def test_the_feeding_is_in_turn_as_always(edition):
    """Only the playing of cards is simultaneous (000:165)."""
    game = table(edition, first_player=1).play("2: done", "0: done", "1: done")

    assert ("feeding", 1) == (game.phase, game.to_move)
    assert {"not_your_turn"} == game.reasons("feed 0", 2)


def test_the_limits_are_the_same(edition):
    """Slots, doubles and the end of the tracks (000:65-77)."""
    game = scene(edition, "b6 horns", "b1", BYSTANDER, phase="play", hands=["horns:1"], rules=QUICK)

    assert {"at_maximum"} == game.reasons("body 0 horns:1")
    assert {"duplicate_trait"} == game.reasons("trait 0 horns:1")
