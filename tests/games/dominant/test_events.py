"""Events: what the log tells and the table moves, and which of them a player has decided."""

from evolution_qt.core.event import act
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, NO_ANIMAL
from evolution_qt.games.dominant.state import OVER
from tests.games.dominant.mirror import Mirror, seen
from tests.games.dominant.scene import KEY, asking, scene, start_earth, taking, tile
from tests.naive.dominant.box import POINTS


def told(play):
    """Return the names of the events so far, each with its amount."""
    return [(e.KINDS[one.kind].name, one.amount) for one in play.events]


def test_scoring_tells_the_tile_the_points_and_the_card():
    play = scene(pawns={"domination:1": "reptile"}, next="domination", cards=["omnivore", "habitat"], deck=[])

    play.play("score d2")
    assert [("tile_scored", 0), *(("points", paid) for paid in POINTS["wetland"][:3])] == told(play)
    play.events.clear()
    play.play("card omnivore")
    assert ["card_taken", "pawn_gained", "card_gone"] == [name for name, _ in told(play)][:3]


def test_freezing_tells_points_and_cubes_that_go_home():
    play = taking("ice_sheet", "A")
    play.events.clear()

    play.play("glaciate d2")

    assert [("tile_frozen", 0), ("points", 1), ("cubes_back", 1)] == told(play)


def test_a_reset_tells_its_steps_in_order():
    earth = start_earth(d2=tile("wetland", "M2 A1"), c4=tile("forest", "M3"))
    play = scene(
        earth=earth,
        phase="reset",
        elements={"d3:ne": "water"},
        cards=[],
        deck=["blight"],
        face_up=[None] * 3,
        stacks=[["sea"], [], []],
    )

    play.play("rescue c4")

    names = list(dict(told(play)))
    expected = (
        "rescued cubes_eliminated cards_turned boxes_moved disks_drawn stack_turned round_began phase_began"
    )
    assert expected.split() == names


def test_every_decision_is_told_as_one_of_its_player():
    """Only a choice that prepares another one, or by which nothing is lost, leaves nothing to tell."""
    rules = game(KEY).with_options({"turn_limit": 15})
    quiet = {"protect", "lose", "blight", "catastrophe", "choose", "speciate"}
    for seed in range(6):
        state, rng = rules.new(2 + seed % 5, seed), Rng(seed)
        while state.to_move >= 0:
            seat, moves = state.to_move, rules.moves(state)
            move = moves[rng.below(len(moves))]
            events = rules.play(state, seat, move)
            if move.verb not in quiet:
                assert act(events, seat, rules.kinds) is not None, rules.write(move)


def test_what_is_told_is_all_that_happens():
    """A table that follows the events alone is always the true one."""
    met = set()
    for seed in range(14):
        rules = game(KEY).with_options({"turn_limit": 20})
        rules = rules.with_options({"animals_each": 3 - seed}) if seed < 2 else rules
        state, rng = rules.new(2 + seed % 5, seed), Rng(seed)
        mirror = Mirror(state)
        while state.to_move >= 0:
            seat, moves = state.to_move, rules.moves(state)
            move = moves[rng.below(len(moves))]
            for event in rules.play(state, seat, move):
                met.add(event.kind)
                mirror.follow(event)
                if event.kind == e.PASSED:
                    assert (seat, "pass") == (event.actor, move.verb.replace("keep", "pass"))
            if state.to_move < 0:
                assert e.GAME_ENDED == event.kind
                mirror.shown["phase"] = OVER
            assert seen(state) == mirror.shown, rules.write(move)
    assert set(range(1, len(e.KINDS))) == met


def test_a_cube_that_another_animal_eliminates_is_told_of_the_other():
    play = asking("arachnid", "S")

    play.play("eliminate c4 bird")

    event = play.events[0]
    assert (e.CUBES_ELIMINATED, 4, 1, -1) == (event.kind, event.actor, event.amount, event.cause)


def test_the_survival_card_is_told_when_it_changes_hands():
    """Rules 2: it follows from the position."""
    earth = start_earth(d3=tile("sea", "A1", tundra=True))
    play = asking("insect", "I", earth=earth).play("add d3 1")

    assert ["cubes_added", "survival_changed"] == [name for name, _ in told(play)]


def test_a_change_of_the_survival_card_is_told_before_what_comes_next():
    """Else it would stand below the heading of another action, or of the next round."""
    rules = game(KEY).with_options({"turn_limit": 20})
    changes = 0
    for seed in range(6):
        state, rng = rules.new(2 + seed % 5, seed), Rng(seed)
        while state.to_move >= 0:
            holder, moves = state.survivor(), rules.moves(state)
            events = rules.play(state, state.to_move, moves[rng.below(len(moves))])
            kinds = [event.kind for event in events]
            for at, event in enumerate(events):
                if event.kind == e.SURVIVAL_CHANGED:
                    changes += 1
                    holder = event.subject - ANIMAL_REF if event.subject else NO_ANIMAL
                    assert e.PAWN_BACK not in kinds[:at] or e.PHASE_BEGAN in kinds[:at]
                    assert e.ROUND_BEGAN not in kinds[:at]
            assert holder == state.survivor()
    assert changes > 10


def test_a_free_step_is_told_before_it_is_asked():
    earth = start_earth(d2=tile("wetland", "B2 S1"))
    play = scene("BSI", next="migration:3", pawns={"migration:3": "bird"}, earth=earth)

    play.play("pass", "eliminate d2 bird")

    assert ["passed", "free_step", "cubes_eliminated"] == [name for name, _ in told(play)][:3]
