"""What of an opponent's decision may be told while a person plays against it, and what only at the end."""

from __future__ import annotations

import pytest

from evolution_qt.brain import calibration
from evolution_qt.brain.opponents import network_for
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.core.errors import bad
from evolution_qt.games import game
from evolution_qt.games.evolution.explanation import SECRET, TOPICS, Ground
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, PLAY
from evolution_qt.ui.evolution.decision_view import open_part, phase_of, whole
from evolution_qt.ui.table.explaining import Decided
from tests.scene import DE, JA, scene

HANDS = ("horns:1 fertile:2 burrowing:3", "climbing:4 foraging:2", "ambush:2")


@pytest.fixture(autouse=True)
def _network():
    """Reasons come from a network; a deck that was changed has none until one is trained for it."""
    if network_for(game(DE), 3) is None:
        pytest.skip("no network fits this deck")


def never():
    return False


def decided(table, kind="strategist", seat=0):
    """Return what a bot decides in a scene, and makes."""
    position = table.rules.dump(table.rules.observe(table.state, seat).state)
    answer = thought(BotJob(1, seat, position, kind, 3), never)
    found = Decided(seat, kind, position, answer.moves, answer.report)
    found.made = list(answer.moves)
    return found


def changed(found, report=None, position=None, moves=None):
    """Return a decision with other values in its report and its position, or with other moves."""
    position, report = {**found.position, **(position or {})}, {**found.report, **(report or {})}
    other = Decided(found.seat, found.kind, position, moves or found.moves, report)
    other.made = list(found.made)
    return other


def with_plan(found, number, moves):
    """Return a decision whose plan of this number has other moves."""
    plans = found.report["plans"]
    plans[number]["moves"] = moves
    return changed(found, {"plans": plans})


def a_scene(phase, edition=DE, **how):
    return scene(edition, "b2 p2 | b3 p2", "b2 p2", "b2 p3", phase=phase, hands=HANDS, **how)


def in_feeding():
    """Return a scene in which there is more than one thing to do, and a card may be paid."""
    return scene(
        DE,
        "b4 p3 carnivore:2 intelligence:5 | b3 p2",
        "b2 p2 horns:3",
        "b2 p3",
        phase="feeding",
        watering_hole=5,
        hands=HANDS,
    )


def later(table, phase, round_number=None):
    """Return the position as it is shown later."""
    state = table.rules.copy(table.state)
    state.phase = phase
    if round_number is not None:
        state.round = round_number
    return state


def cards(plan):
    return [str(move.card) for move in plan.moves if move.card is not None]


@pytest.mark.parametrize("phase", ["food", "play"])
def test_at_the_end_everything_is_told(phase):
    found = decided(a_scene(phase))

    account = whole(a_scene(phase).rules, found)

    assert account.is_whole
    assert 3 == len(account.plans)
    assert all(plan.points is not None and cards(plan) for plan in account.plans[:1])
    assert account.evaluations > 0
    assert account.grounds


def test_a_food_card_is_told_when_it_is_turned_up():
    table = a_scene("food")
    found = decided(table)
    rules = table.rules

    for phase in (FOOD, PLAY):
        assert [] == cards(open_part(rules, found, later(table, phase)).plans[0])
    assert found.moves == tuple(
        f"food {card}" for card in cards(open_part(rules, found, later(table, FEEDING)).plans[0])
    )
    assert cards(open_part(rules, found, later(table, FOOD, 2)).plans[0])


def test_a_food_card_stays_secret_where_effects_come_before_it_is_turned_up():
    table = a_scene("food", JA)
    found = decided(table)
    state = later(table, EFFECTS)
    state.food_cards[0] = table.rules.table.numbers[table.rules.read(found.moves[0]).card]

    assert [] == cards(open_part(table.rules, found, state).plans[0])


def test_a_trait_face_down_is_a_card_until_it_is_turned_up_and_what_is_discarded_is_open():
    table = a_scene("play")
    found = decided(table)
    found.made = ["trait 0 horns:1", "body 1 fertile:2", "done"]

    before = open_part(table.rules, found, later(table, PLAY))
    after = open_part(table.rules, found, later(table, EFFECTS))

    assert ["fertile:2"] == cards(before.plans[0])
    assert ["horns:1", "fertile:2"] == cards(after.plans[0])


def test_only_moves_that_were_made_are_told():
    """What is left of a turn is still in the hand."""
    table = a_scene("play")
    found = decided(table)
    found.made = list(found.moves[:1])

    assert 1 == len(open_part(table.rules, found, later(table, PLAY)).plans[0].moves)


@pytest.mark.parametrize("phase", ["food", "play"])
def test_as_long_as_the_game_runs_nothing_of_the_hand_can_be_read_from_what_is_told(phase):
    """Another hand, other plans and expectations: what was done is the same, so all that is told is."""
    table = a_scene(phase)
    found = decided(table)
    players = found.position["players"]
    players[0]["hand"] = ["climbing:4", "ambush:2", "horns:3"]
    report = {"plans": [{"moves": ["done"]}], "evaluations": 7, "reasons": []}
    other = changed(found, report, {"players": players})

    for shown in (later(table, FOOD), later(table, PLAY), later(table, FEEDING), later(table, FOOD, 2)):
        told = open_part(table.rules, found, shown)
        assert told == open_part(table.rules, other, shown)
        assert (None, None, 0, ()) == (
            told.plans[0].points,
            told.plans[0].chance,
            told.plans[0].worlds,
            told.plans[0].losses,
        )
        assert ((), 0, False) == (told.grounds, told.evaluations, told.is_whole)


def test_in_the_feeding_other_plans_are_told_without_cards_and_expectations():
    table = in_feeding()
    found = with_plan(decided(table), 1, ["intelligence 0 horns:1"])
    assert ["horns:1"] == cards(whole(table.rules, found).plans[1])

    account = open_part(table.rules, found, table.state)

    assert len(account.plans) == len(found.report["plans"]) > 1
    for plan in account.plans[1:]:
        assert [] == cards(plan)
        assert all(() == move.paying for move in plan.moves)
    for plan in account.plans:
        assert (None, None, 0, ()) == (plan.points, plan.chance, plan.worlds, plan.losses)
    assert not {ground.topic for ground in account.grounds} & SECRET
    assert not account.is_whole


def test_in_the_feeding_nothing_told_changes_with_what_is_expected_or_held():
    table = in_feeding()
    found = decided(table)
    report, players = found.report, found.position["players"]
    for plan in report["plans"]:
        plan.update(win=1, points=1, worlds=1, losses=[1])
    report["evaluations"] = 1
    report["reasons"] += [
        {"feature": "hand: horns", "first": 100, "second": 0, "weight": 9000},
        {"feature": "own bag", "first": 100, "second": 0, "weight": 9000},
        {"feature": "hand food sum", "first": 100, "second": 0, "weight": 9000},
    ]
    players[0]["bag"] = 30
    other = changed(found, report, {"players": players})

    assert open_part(table.rules, found, table.state) == open_part(table.rules, other, table.state)


def test_before_the_food_cards_are_turned_up_nothing_is_told_of_the_watering_hole():
    table = in_feeding()
    reasons = [
        {"feature": "expected hole", "first": 90, "second": 10, "weight": 100},
        {"feature": "own population", "first": 90, "second": 10, "weight": 50},
    ]
    found = changed(decided(table), {"reasons": reasons})

    def topics(found):
        return [ground.topic for ground in open_part(table.rules, found, table.state).grounds]

    assert ["hole", "population"] == topics(found)
    assert ["population"] == topics(changed(found, position={"phase": "effects"}))


def test_every_topic_is_open_or_secret_on_purpose():
    """A new topic has to say which: these are all that follow from the table alone."""
    assert set(TOPICS) - SECRET == {
        "hole",
        "plant_need",
        "meat_need",
        "other_need",
        "species",
        "population",
        "body",
        "traits",
        "fat",
        "exposed",
        "sheltered",
        "prey",
        "passing",
        "pair",
        "trait",
        "other_exposed",
        "other_sheltered",
        "other_population",
        "other_traits",
        "other_trait",
    }


def test_a_plan_of_which_more_was_expected_than_of_the_chosen_one_is_told_to_be_about_as_good():
    """A level does not tell apart what is nearly as good; the others are in their order."""
    table = in_feeding()
    found = decided(table)
    valued = zip(found.report["plans"], (50, 53, 50), strict=True)
    found = changed(found, {"plans": [{**plan, "value": value} for plan, value in valued]})

    for account in (whole(table.rules, found), open_part(table.rules, found, table.state)):
        assert [False, True, False] == [plan.is_better for plan in account.plans]


def test_the_chosen_plan_is_told_as_it_went_on():
    """A report names a move only as far as its plan goes: what is paid for it was decided afterwards."""
    table = in_feeding()
    paid = "attack 0 1.0 ignoring horns paying fertile:2"
    found = changed(decided(table), {"plans": [{"moves": [paid.partition(" paying")[0]]}]}, moves=(paid,))

    (move,) = whole(table.rules, found).plans[0].moves

    assert ["fertile:2"] == [str(card) for card in move.paying]


def test_a_species_that_dies_out_is_called_by_its_traits_and_its_place_after_the_plan():
    table = a_scene("play")
    moves = ("species left horns:1", "trait 1 burrowing:3", "done")
    plans = [
        {
            "moves": list(moves),
            "win": 1,
            "value": 1,
            "points": 1,
            "worlds": 9,
            "losses": [0, 4, 0],
        },
        {"moves": ["done"], "win": 1, "value": 0, "points": 1, "worlds": 9, "losses": []},
    ]
    found = changed(decided(table), {"plans": plans}, moves=moves)

    (loss,) = whole(table.rules, found).plans[0].losses

    assert (1, ("burrowing",), 4) == (loss.place, loss.traits, loss.worlds)


def test_which_cards_are_kept_is_not_told_of_an_attack_that_is_paid_for_later():
    """What the reasons take to be discarded need not be what was discarded then."""
    table = in_feeding()
    reasons = [
        {"feature": name, "first": 100, "second": 0, "weight": 500} for name in ("hand: horns", "own hand")
    ]
    found = changed(decided(table), {"reasons": reasons})
    before = [ground.topic for ground in whole(table.rules, found).grounds]
    other = with_plan(found, 1, ["attack 0 1.0 ignoring horns"])

    after = [ground.topic for ground in whole(table.rules, other).grounds]

    assert {"kept", "hand"} == set(before)
    assert ["hand"] == after


def test_of_a_plan_that_nothing_was_compared_with_nothing_is_expected():
    """It is not tried in deals, so its points would lie apart from those that were told just before."""
    table = in_feeding()
    found = decided(table)
    found = changed(found, {"plans": found.report["plans"][:1]})

    (plan,) = whole(table.rules, found).plans

    assert (None, None) == (plan.points, plan.chance)


def test_chances_are_told_only_where_they_were_measured(monkeypatch):
    table = a_scene("play")
    found = decided(table)

    assert all(plan.chance is None for plan in whole(table.rules, found).plans)

    monkeypatch.setattr(calibration, "chance", lambda *given: 640)
    assert [64, 64, 64] == [plan.chance for plan in whole(table.rules, found).plans]
    house_rules = table.rules.with_options(
        {"hard_shell_bonus": 3 if table.rules.rules.hard_shell_bonus != 3 else 4}
    )
    assert all(plan.chance is None for plan in whole(house_rules, found).plans), (
        "other rules were not measured"
    )


def test_no_chance_is_told_of_a_character():
    """What is measured is how often the level wins; with a character it plays otherwise."""
    table = scene(DE, "b2 p2 | b3 p2", "b2 p2", phase="play", hands=(HANDS[0], HANDS[1]))
    plain, other = decided(table), decided(table, "strategist/turtle")

    assert all(plan.chance is not None for plan in whole(table.rules, plain).plans)
    assert all(plan.chance is None for plan in whole(table.rules, other).plans)
    assert all(plan.points is not None for plan in whole(table.rules, other).plans)


def test_a_plan_that_was_given_up_early_is_not_told_to_be_about_as_good():
    table = in_feeding()
    found = decided(table)
    given_up = zip(found.report["plans"], (50, 53, 50), (6, 4, 6), strict=True)
    plans = [{**plan, "value": value, "worlds": worlds} for plan, value, worlds in given_up]
    found = changed(found, {"plans": plans})

    assert not any(plan.is_better for plan in whole(table.rules, found).plans)


def test_who_weighs_nothing_up_has_nothing_to_tell():
    found = decided(a_scene("play"), "forager")

    account = whole(a_scene("play").rules, found)

    assert (False, ()) == (account.is_weighed, account.grounds)
    assert account.plans[0].points is None


def test_cards_that_are_kept_say_nothing_in_the_last_round():
    """Nothing more is bought with them, and they are no points (000:29)."""
    reasons = [
        {"feature": "own hand", "first": 40, "second": 0, "weight": 10},
        {"feature": "own fat", "first": 40, "second": 0, "weight": 10},
    ]

    def topics(**how):
        table = a_scene("play", **how)
        found = changed(decided(table), {"reasons": reasons})
        return [ground.topic for ground in whole(table.rules, found).grounds]

    assert ["hand", "fat"] == sorted(topics(), reverse=True)
    assert ["fat"] == topics(round=5, final_round=5)


def test_grounds_come_from_the_report():
    table = a_scene("play")
    reasons = [{"feature": "own fat", "first": 40, "second": 0, "weight": 10}]
    found = changed(decided(table), {"reasons": reasons})

    assert (Ground("fat", more=True),) == whole(table.rules, found).grounds


def order_of_effects(row, edition=DE, **how):
    """Return what is told where a bot was free to begin with any of several effects."""
    table = scene(edition, row, "b2 p3", "b2 p3", phase="effects", watering_hole=6, **how)
    found = decided(table)
    assert phase_of(found) == EFFECTS
    assert len(found.report["plans"]) > 1
    return whole(table.rules, found)


@pytest.mark.parametrize(
    ("edition", "how"),
    [(DE, {}), (JA, {}), (JA, {"food_cards": ["horns:1", "fertile:2", "burrowing:3"]})],
)
def test_effects_that_come_to_the_same_in_any_order_have_no_grounds(edition, how):
    """Half of them done, the one order looked like more food and the other like more population."""
    row = "b2 p2 long_neck | b3 p1 fertile | b2 p3 long_neck"

    same = order_of_effects(row, edition, **how)

    assert same.is_same
    assert () == same.grounds


def test_effects_whose_order_counts_are_compared():
    """The second plant of Foraging needs the population that Fertile adds (000:273)."""
    told = order_of_effects("b2 p1 long_neck foraging fertile")

    assert not told.is_same
    assert told.grounds


def test_effects_beyond_the_best_plans_count_too():
    """Three plans are reported; the order that counts lies behind them."""
    necks = [f"b{body} p1 long_neck" for body in (3, 4, 5)]

    told = order_of_effects(" | ".join([*necks, "b2 p1 long_neck foraging fertile"]))

    assert 3 == len(told.plans)
    assert not told.is_same


def test_of_very_many_effects_nothing_is_said_to_be_the_same():
    """All orders are not gone through: that would keep the window waiting."""
    told = order_of_effects(" | ".join(["b2 p2 long_neck", "b2 p2 fertile"] * 6))

    assert not told.is_same


def test_what_lies_open_may_be_known_to_come_to_the_same():
    table = scene(DE, "b2 p2 long_neck | b3 p1 fertile", "b2 p3", "b2 p3", phase="effects", watering_hole=6)

    told = open_part(table.rules, decided(table), later(table, EFFECTS))

    assert told.is_same
    assert not told.is_whole


def test_an_order_that_leads_to_what_nobody_here_knows_is_not_called_the_same(monkeypatch):
    table = scene(DE, "b2 p2 long_neck | b3 p1 fertile", "b2 p3", "b2 p3", phase="effects", watering_hole=6)
    found = decided(table)

    def unknown(*_):
        raise bad("unknown_face")

    monkeypatch.setattr(table.rules, "apply", unknown)
    told = whole(table.rules, found)

    assert not told.is_same
