"""Opponents and hints speak in whole sentences, whatever there is to say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from evolution_qt.games import game
from evolution_qt.games.evolution.explanation import ONE_WAY, TOPICS, Difference, Ground, grounds, part_of
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.verbs import WORDS
from evolution_qt.ui.evolution.decision_view import Account, Loss, PlanView
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals
from evolution_qt.ui.evolution.explaining import MOST_AGAINST, MOST_FOR, Explaining
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.table.naming import Names
from tests.scene import ALL, DE, scene

NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture
def words(qapp):
    rules = game(DE)
    return Explaining(rules, Phrases(rules))


def an_account(**changes):
    given = {"seat": 0, "kind": "apex", "round": 2, "phase": 4, "plans": (PlanView((Move("pass"),)),)}
    return Account(**{**given, **changes})


@pytest.mark.parametrize("key", ALL)
def test_every_feature_that_can_be_a_reason_has_a_phrase(qapp, key):
    rules = game(key)
    words = Explaining(rules, Phrases(rules))
    said = set()
    for name in rules.evaluation().names:
        part = part_of(name)
        for first, second in ((1.0, 0.0), (0.0, 1.0)):
            for ground in grounds([Difference(name, first, second, 0.5)]):
                sentence = words.ground(ground)
                assert sentence.endswith("."), (name, sentence)
                assert "{" not in sentence
                said.add(ground.topic)
                assert part is not None
    assert said == set(TOPICS)


@pytest.mark.parametrize("is_hint", [False, True])
@pytest.mark.parametrize("topic", sorted(TOPICS))
def test_more_and_less_are_not_the_same(words, topic, is_hint):
    grounds = (Ground(topic, way, ("horns", "carnivore")) for way in (True, False))

    more, less = (words.ground(ground, is_hint=is_hint) for ground in grounds)

    if topic in ONE_WAY:
        assert bool(more) == ONE_WAY[topic] != bool(less)
    else:
        assert more != less
        assert more
        assert less


def test_traits_are_called_by_their_names(words):
    assert words.ground(Ground("kept", True, ("fat_tissue",))) == "Fat Tissue stays in hand."
    assert (
        words.ground(Ground("pair", True, ("pack_hunting", "carnivore")))
        == "Pack Hunting and Carnivore together on one species."
    )


def test_the_few_grounds_that_weigh_most_are_told(words):
    every = tuple(
        Ground(topic, True, ("horns", "horns"), is_for) for topic in TOPICS for is_for in (True, False)
    )

    speaking, against = words.grounds(an_account(grounds=every))

    assert (MOST_FOR, MOST_AGAINST) == (len(speaking), len(against))
    assert words.ground(every[0]) == speaking[0]


def every_move(rules):
    """Return a move for every word of the notation."""
    lines = {
        "food": "food horns:1",
        "trait": "trait 0 horns:1",
        "species": "species left horns:1",
        "body": "body 0 horns:1",
        "population": "population 0 horns:1",
        "discard": "discard 0 horns",
        "done": "done",
        "effect": "effect 0 long_neck",
        "feed": "feed 0",
        "attack": "attack 0 1.0",
        "intelligence": "intelligence 0 horns:1",
        "pass": "pass",
    }
    assert set(lines) == {word for word in WORDS if word}
    return [rules.read(line) for line in lines.values()]


def test_every_move_can_be_named_with_and_without_its_card(words):
    rules = game(DE)
    for move in every_move(rules):
        for one in (move, Move(**{**{n: getattr(move, n) for n in move.__slots__}, "card": None})):
            sentence = words.move(one, NAMES, 0)
            assert sentence
            assert "{" not in sentence
            assert (one.card is None) or "Horns (1)" in sentence


def test_an_attack_names_the_owner_of_the_prey(words):
    read = game(DE).read

    assert words.move(read("attack 0 1.2"), NAMES, 0) == "Attack Ben’s deer with the bison"
    assert words.move(read("attack 0 0.1"), NAMES, 0) == "Attack the elephant with the bison"
    assert (
        words.move(read("attack 0 1.0 ignoring horns paying horns:1"), NAMES, 0)
        == "Attack Ben’s parasaurolophus with the bison, ignoring Horns, discarding Horns (1)"
    )


def test_a_hint_that_brings_fewer_points_says_why_it_is_the_better_one(words):
    move = game(DE).read("pass")

    plans = PlanView((move,), 43.6), PlanView((move,), 45.5)
    expected = words.concrete(an_account(plans=plans), NAMES)[1]

    assert expected == (
        "43.6 points expected; 45.5 with the runner-up, but with worse prospects against the others."
    )


def test_plans_are_called_by_their_rank_unless_they_are_about_as_good(words):
    plans = [PlanView(()), PlanView((), is_better=True), PlanView(())]

    assert ["Chosen", "About as good", "Third choice"] == [
        words.rank(plan, at) for at, plan in enumerate(plans)
    ]


def test_a_hint_for_which_nothing_was_compared_says_so(words):
    move = game(DE).read("feed 0")

    assert "No other move came close." == words.concrete(an_account(plans=(PlanView((move,)),)), NAMES)[-1]


def test_a_hint_names_the_rest_of_a_turn_as_far_as_there_is_room(words):
    read = game(DE).read
    moves = [read(f"population {at} horns:1") for at in range(5)]

    def said(*turn):
        return words.concrete(an_account(phase=1, plans=(PlanView(turn),)), NAMES)[1]

    assert "Then: End turn." == said(moves[0], read("done"))
    assert said(*moves[:2], read("done")).endswith("; End turn.")
    assert 3 == said(*moves).count("population")
    assert said(*moves).endswith(" …")


def test_a_hint_names_the_second_choice_where_it_goes_another_way(words):
    """What speaks for the best plan speaks for it beside that one only."""
    read = game(DE).read
    a, b, c, d = (read(f"population {at} horns:1") for at in range(4))
    done = read("done")

    def said(best, second):
        plans = (PlanView(best, 50.0), PlanView(second, 49.0))
        lines = words.concrete(an_account(phase=1, plans=plans), NAMES)
        return next(line for line in lines if line.startswith("Runner-up"))

    name = {one: words.move(one, NAMES, 0) for one in (a, b, c, d)}
    assert f"Runner-up: {name[b]}; End turn." == said((a, done), (b, done))
    assert f"Runner-up: same start, then {name[b]}; End turn." == said((a, c, done), (a, b, done))
    assert "Runner-up: same start, then End turn." == said((a, b, done), (a, done))
    assert f"Runner-up: {name[b]}; {name[c]}; {name[d]} …" == said((a, done), (b, c, d, a, done))


@pytest.mark.parametrize(
    ("plan", "losses", "expected"),
    [
        (
            "species left horns:1|trait 0 horns:2|trait 1 horns:3|done",
            (Loss(0, (), 2), Loss(1, ("horns",), 1)),
            [
                "Then: Play Horns (2) on the new species; Play Horns (3) on the bison; End turn.",
                "The new species becomes extinct in 2 of 6 deals.",
                "The bison (Horns) becomes extinct in 1 of 6 deals.",
            ],
        ),
        (
            "species right horns:1|body 1 horns:2|body 2 horns:3|done",
            (Loss(2, (), 3), Loss(1, (), 3)),
            [
                "Then: Discard Horns (2) to increase the body size of the elephant; Discard Horns (3) to "
                "increase the body size of the new species; End turn.",
                "The elephant and the new species become extinct in 3 of 6 deals each.",
            ],
        ),
        (
            "species right horns:1|species right horns:2|population 3 horns:3|done",
            (),
            [
                "Then: Discard Horns (2) for a new species on the right; Discard Horns (3) to "
                "increase the population of the second new species; End turn.",
            ],
        ),
    ],
)
def test_a_species_that_a_plan_founds_is_the_new_one_in_what_follows(words, plan, losses, expected):
    read = game(DE).read
    moves = tuple([read(line) for line in plan.split("|")])
    names = Names(NAMES, EvolutionAnimals.alone([2, 1, 1]))

    account = an_account(phase=1, plans=(PlanView(moves, 50.0, worlds=6, losses=losses),))
    told = replace(account, is_weighed=False)
    said = [line.replace("\N{NO-BREAK SPACE}", " ") for line in words.concrete(account, names)]
    page = [line.replace("\N{NO-BREAK SPACE}", " ") for line, _ in words.page(told, names).plans[0].moves]

    assert expected[0] == said[1] == f"Then: {'; '.join(page[1:])}."
    assert expected[1:] == said[3:]


def test_what_dies_out_after_the_second_choice_is_not_told_and_not_counted(words):
    read = game(DE).read
    best = PlanView((read("trait 1 horns:2"), read("done")), 50.0, worlds=6)
    moves = (read("species left horns:1"), read("done"))
    second = PlanView(moves, 49.0, worlds=6, losses=(Loss(1, (), 2),))

    said = words.concrete(an_account(phase=1, plans=(best, second)), NAMES)

    assert not [line for line in said if "counted" in line or "extinct" in line]


def test_a_hint_goes_as_far_as_the_second_choice_goes_with_it(words):
    read = game(DE).read
    alike = [read(f"population {at} horns:1") for at in range(5)]
    done, other = read("done"), read("body 5 horns:1")
    plans = PlanView((*alike, other, done), 50.0), PlanView((*alike, done), 49.0)

    said = words.concrete(an_account(phase=1, plans=plans), NAMES)

    assert said[1].endswith(f"{words.move(other, NAMES, 0)}; End turn.") or said[1].endswith(
        f"{words.move(other, NAMES, 0)}."
    )
    assert "Runner-up: same start, then End turn." in said


def test_of_plans_that_come_to_the_same_that_is_all_that_is_said(words):
    move = game(DE).read("effect 0 long_neck")
    account = an_account(plans=(PlanView((move,), 54.8), PlanView((move,), 54.7)), is_same=True)

    assert ["54.8 points expected.", "The order makes no difference."] == words.concrete(account, NAMES)[1:]
    assert "The order makes no difference." == words.summary(account)


def test_where_no_ground_is_left_a_hint_says_how_its_plan_was_found(words):
    move = game(DE).read("feed 0")
    plans = PlanView((move,), 50.0, worlds=6), PlanView((move,), 49.0, worlds=6)

    assert "The deals tested made the difference." == words.concrete(an_account(plans=plans), NAMES)[-1]


def test_nothing_worth_weighing_up_is_said_only_if_there_was_time_for_it(words):
    account = an_account(plans=(PlanView((game(DE).read("feed 0"),)),))

    assert [words.cut_short()] == words.concrete(account, NAMES, is_short=True)[1:]


def test_every_move_has_hints_of_three_strengths(words):
    rules = game(DE)
    table = scene(DE, "b1 | b2 | b3", "b1", phase="play", hands=("horns:1 horns:3 ambush:2", ""))
    for move in every_move(rules):
        where = words.look_at(move, NAMES, 0)
        sort = words.category(move, table.state, 0)
        concrete = words.concrete(an_account(plans=(PlanView((move,), 50.0), PlanView((move,), 49.0))), NAMES)
        assert where
        assert sort
        assert where != sort
        assert 3 == len(concrete)
        assert concrete[2].startswith("Runner-up: ")
        assert "50.0" in concrete[1]
        assert "49.0" in concrete[1]


def test_the_weakest_hint_names_the_species_of_the_player_who_asks(words):
    assert "Look at your species “Elephant”." == words.look_at(Move("feed", 1), NAMES, 0)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("food horns:3", "Add as much food as you can."),
        ("food horns:1", "Add as little food as you can."),
        ("food ambush:2", "Neither the highest nor the lowest food number is best."),
    ],
)
def test_the_hint_for_a_food_card_speaks_of_its_number(words, line, expected):
    state = scene(DE, "b1", "b1", phase="food", hands=("horns:1 horns:3 ambush:2", "fertile:2")).state

    assert expected == words.category(game(DE).read(line), state, 0)


def test_frequencies_name_the_species_and_the_deals(words):
    plan = PlanView((), 5.0, worlds=12, losses=(Loss(1, ("long_neck", "horns"), 9), Loss(0, (), 2)))

    assert [
        "The elephant (Long Neck and Horns) becomes extinct in 9 of 12 deals",
        "The bison becomes extinct in 2 of 12 deals",
    ] == words.losses(plan, NAMES, 0)


def test_species_that_die_out_as_often_are_named_in_one_line(words):
    losses = Loss(1, ("horns",), 9), Loss(0, (), 2), Loss(3, (), 9), Loss(4, (), 9)

    assert [
        "The elephant, the duck, and the dodo become extinct in 9 of 12 deals each",
        "The bison becomes extinct in 2 of 12 deals",
    ] == words.losses(PlanView((), 5.0, worlds=12, losses=losses), NAMES, 0)


@pytest.mark.parametrize(
    ("percent", "said"), [(100, "more than 99%"), (99, "Wins 99%"), (1, "Wins 1%"), (0, "less than 1%")]
)
def test_nobody_is_sure_to_win_before_the_game_is_over(words, percent, said):
    assert said in words.chance(percent)


def test_what_is_declined_is_named(words):
    """Two plans that differ in nothing else read alike."""
    plain, without = (
        words.move(game(DE).read(line), NAMES, 0) for line in ("feed 0", "feed 0 declining foraging:0")
    )

    assert without.startswith(f"{plain}, without ")


def test_whoever_follows_rules_says_so_in_every_phase(words):
    """It promised to tell more when the game is over, and then said this."""
    for phase in (1, 4):
        for is_whole in (False, True):
            account = an_account(kind="forager", phase=phase, is_whole=is_whole)
            assert "Follows simple rules, one step at a time." == words.summary(account)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"is_whole": False, "phase": 1}, "reveal its hand"),
        ({"is_whole": False, "phase": 4}, "hand and its bag"),
        ({"is_weighed": False, "kind": "forager"}, "simple rules"),
        ({"is_weighed": False, "kind": "random"}, "random legal moves"),
        ({"is_weighed": False, "kind": "apex/stalker"}, "nothing else to do"),
        ({"plans": (PlanView((), 50.0), PlanView((), 50.0))}, "worth about the same"),
        ({"plans": (PlanView((), 50.0, 30), PlanView((), 50.0, 27))}, ""),
        ({"plans": (PlanView((), 50.0), PlanView((), 50.1, is_better=True))}, "picked one at random"),
        ({"plans": (PlanView((), 50.0, worlds=3), PlanView((), 40.0, worlds=3))}, "deals tested"),
        ({"plans": (PlanView((), 50.0), PlanView((), 40.0))}, ""),
        (
            {"kind": "apex/stalker", "plans": (PlanView((), 50.0), PlanView((), 40.0))},
            "Its play style counts",
        ),
        (
            {"plans": (PlanView((), 50.0, worlds=6), PlanView((), 52.0, worlds=4))},
            "fewer deals were dropped early",
        ),
        (
            {"plans": (PlanView((), 50.0), PlanView((), 52.0), PlanView((), 40.0, worlds=0))},
            "ranked by winning chances",
        ),
        ({"plans": (PlanView((), 50.0), PlanView((), 52.0))}, "ranked by winning chances"),
        ({"plans": (PlanView((), 50.0, 30), PlanView((), 49.0, 33))}, "ranked by winning chances"),
        (
            {"plans": (PlanView((), 50.0), PlanView((), 42.0), PlanView((), 44.0))},
            "ranked by winning chances",
        ),
    ],
)
def test_where_there_is_not_much_to_compare_a_sentence_says_how_it_was_decided(words, changes, expected):
    said = words.summary(an_account(**changes))
    assert expected in said
    assert bool(expected) == bool(said)


def test_a_plan_given_up_early_hides_nothing_of_how_the_others_were_compared(words):
    first, second = PlanView((), 50.0, worlds=3), PlanView((), 52.0, worlds=3)

    said = words.summary(an_account(plans=(first, second, PlanView((), 40.0, worlds=2))))
    assert "ranked by winning chances" in said
    assert "dropped early" not in said, "it promises no more"
    said = words.summary(an_account(plans=(first, second, PlanView((), 60.0, worlds=2))))
    assert "ranked by winning chances" in said
    assert "dropped early" in said


def test_where_no_chance_is_known_that_is_said(words):
    assert "not known well enough" in words.unmeasured(
        an_account(plans=(PlanView((), 50.0), PlanView((), 40.0)))
    )
    assert "" == words.unmeasured(an_account(plans=(PlanView((), 50.0, 30), PlanView((), 40.0, 20))))
    assert "" == words.unmeasured(an_account(plans=(PlanView(()),)))


def test_a_single_deal_is_no_frequency(words):
    plan = PlanView((), 5.0, worlds=1, losses=(Loss(1, ("horns",), 1), Loss(0, (), 1)))

    assert ["The bison and the elephant become extinct in the one deal tested"] == words.losses(
        plan, NAMES, 0
    )
    assert [
        "The elephant (Horns) becomes extinct in the one deal tested",
    ] == words.losses(replace(plan, losses=plan.losses[:1]), NAMES, 0)
    assert [
        "The bison becomes extinct in the one deal tested",
    ] == words.losses(replace(plan, losses=plan.losses[1:]), NAMES, 0)


def test_a_hint_tells_what_is_expected_and_lost_before_what_speaks_for_it(words):
    plan = PlanView((game(DE).read("feed 0"),), 50.0, 30, 6, (Loss(1, (), 1),))
    ground = Ground("population", more=True)

    said = words.concrete(an_account(plans=(plan, replace(plan, points=49.0)), grounds=(ground,)), NAMES)

    expected = (
        "50.0 points",
        "Wins 30%",
        "The elephant becomes extinct in 1 of 6",
        "Runner-up: Feed the bison.",
        "Why it beats the runner-up:",
        "You have more population.",
    )
    assert list(expected) == [line[: len(begins)] for line, begins in zip(said[1:], expected, strict=True)]


def test_a_second_choice_that_was_given_up_early_is_not_told_to_be_worse(words):
    move = game(DE).read("pass")
    plans = PlanView((move,), 43.6, worlds=6), PlanView((move,), 45.5, worlds=4)

    said = words.concrete(an_account(plans=plans), NAMES)[1]

    assert "43.6 points expected; 45.5 with the runner-up." == said
