"""Why an opponent did something, and hints: from reports as the levels write them."""

from __future__ import annotations

from evolution_qt.games.dominant import round_facts as f
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.moves import step as step_of
from evolution_qt.games.dominant.round_facts import RoundDifference
from evolution_qt.games.dominant.steps import PASS_STEP
from evolution_qt.ui.dominant.explaining import REASONS, TRIALS, DominantExplaining
from evolution_qt.ui.dominant.preview import preview
from evolution_qt.ui.dominant.round_fact_words import RoundFactWords
from evolution_qt.ui.dominant.table import DominantMoveList
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.table.explaining import Decided
from evolution_qt.ui.table.hint import WHICH_MOVE
from tests.games.dominant.scene import asking, start_earth, tile
from tests.ui.dominant.tables import NAMES, RULES, Played, positions
from tests.ui.dominant.test_words import whole

TOPICS = (
    *(f.PAYS, f.CARD, f.DOMINATES, f.STARVES, f.ELIMINATED, f.FREEZES),
    *(f.ELEMENT, f.SURVIVES, f.MORE_PAWNS, f.PLACE, f.ON_EARTH, f.TOTAL),
)
"""What can differ at the end of a round."""


def decided(state, *plans, kind="greedy", facts=()):
    """Return a decision of the seat to move: lines, worths and parts as a worker reports them.

    *facts* are those of the worlds in which the plans were tried.
    """
    report = {
        "plans": [
            {
                "moves": [line],
                "worth": round(worth * 100),
                "parts": {name: round(of * 100) for name, of in parts},
            }
            for line, worth, parts in plans
        ]
    }
    for plan, found in zip(report["plans"], facts, strict=False):
        plan["facts"] = [[name, *numbers] for name, numbers in found]
    return Decided(state.to_move, kind, RULES.dump(state), (plans[0][0],), report)


def freezing():
    return asking("glaciation", "A", earth=start_earth(d2=tile("wetland", "A3"))).state


def test_a_step_that_was_tried_is_told_in_points(language):
    state = freezing()
    words = DominantExplaining(DominantWords(RULES))
    at_once = [name for name in TRIALS if not name.startswith("round_")]
    parts = [(name, at - 4.0) for at, name in enumerate(at_once)]
    account = words.whole(
        decided(state, ("glaciate d4", 2.5, parts), ("glaciate e4", 2.5, parts), ("pass", 0.5, parts[:1]))
    )

    page = words.page(account, NAMES)

    assert 3 == len(page.plans)
    assert len(at_once) - 1 == len(page.plans[0].parts), "an amount of 0 is not told"
    assert all(whole(line.words) and abs(line.share) <= 1 for plan in page.plans for line in plan.parts)
    assert all(whole(plan.heading) and whole(plan.moves[0][0]) and whole(plan.points) for plan in page.plans)
    assert not page.grounds
    assert all(map(whole, (page.summary, page.small, page.when)))
    assert page.plans[0].heading != page.plans[1].heading != page.plans[2].heading


def test_reasons_of_written_rules_are_sentences_for_and_against(language):
    state = freezing()
    words = DominantExplaining(DominantWords(RULES))
    reasons = [(name, -3.0 if at % 2 else 3.0) for at, name in enumerate(REASONS)]
    account = words.whole(
        decided(state, ("glaciate d4", 3, reasons), ("glaciate e4", 1, []), kind="written_rules")
    )

    page = words.page(account, NAMES)

    told = [line for _, lines in page.grounds for line in lines]
    assert len(REASONS) == len(told) == len(set(told))
    assert all(map(whole, told))
    assert not page.small
    assert not any(plan.parts or plan.points for plan in page.plans)


def test_a_decision_without_a_choice_is_told_as_one(qapp):
    words = DominantExplaining(DominantWords(RULES))
    only = decided(freezing(), ("glaciate d4", 0, []), kind="written_rules")

    assert not words.explains_at_once(only)
    assert "There was nothing else to do." == words.page(words.whole(only), NAMES).summary


def test_how_an_opponent_with_a_character_decides_is_that_of_its_level(qapp):
    words = DominantExplaining(DominantWords(RULES))

    def told(kind):
        plans = ("glaciate d4", 2.5, []), ("glaciate e4", 2.0, [])
        return words.page(words.whole(decided(freezing(), *plans, kind=kind)), NAMES).summary

    assert told("hunter") == told("hunter/nomad") != ""


def test_a_hint_leads_from_a_place_to_a_move(qtbot, language):
    state = freezing()
    player = Played(qtbot, state)
    words = player.table.explaining
    account = words.whole(
        decided(state, ("glaciate d4", 2.5, [("points", 3.0)]), ("glaciate e4", 1.0, [("tiles", 1.0)]))
    )
    said = []
    for strength in range(1, WHICH_MOVE + 1):
        player.table.hint.show(account, strength)
        said.append(player.table.hint.lines)
        assert player.table.hint.glowing

    assert "d4" in said[0][0]
    assert all(whole(line) for lines in said for line in lines)
    assert len(said[1]) == len(said[0]) + 1
    outcome = preview(state, step_of(account.moves[0].move), DominantWords(RULES)).lines
    assert outcome
    assert list(outcome) == list(said[2][3:]), "what it brings is what the table says of it"


def test_the_hint_for_a_pawn_says_in_which_part_it_is_better(qapp):
    """The most is gained by cards, but they come with the other pawn, too."""
    words = DominantExplaining(DominantWords(RULES))
    first = [("round_cards", 9.0), ("round_points", 4.0), ("round_tiles", -2.0)]
    second = [("round_cards", 8.5), ("round_tiles", 1.0)]
    state = positions()["plan"]
    account = words.whole(
        decided(state, ("plan domination:1", 11.0, first), ("plan wanderlust:1", 9.5, second), kind="apex")
    )

    lines, before = words.concrete(account)

    assert 2 == before
    assert "Domination" in lines[0]
    assert "Wanderlust" in lines[1]
    assert "Points in this round: about 4.0 points better than the runner-up." == lines[2]
    plans = words.page(account, NAMES).plans
    assert ["Lead: +0.8 points", "Lead: −0.8 points"] == [plan.points for plan in plans], "beside their mean"
    assert ["+2.0", "−1.5", "+0.3"] == [
        line.amount for line in sorted(plans[0].parts, key=lambda one: one.words == "Cards")
    ]


def test_the_hint_for_a_pawn_says_what_differs_at_the_end_of_the_round(qapp):
    """The second choice is one of another action; what both bring is not told."""
    state = positions()["plan"]
    animal = state.pending[-1] >> 6 & 7
    rival = next(one for one in state.in_play if one != animal)
    cell = next(at for at, terrain in enumerate(state.ground) if terrain)
    first = [(f.PAYS, (cell, animal, 9)), (f.CARD, (8, animal)), (f.TOTAL, (12, animal))]
    third = [(f.CARD, (8, rival)), (f.TOTAL, (3, animal))]
    plans = [(f"plan {space}", 9.0, [("round_points", 9.0)]) for space in ("domination:1", "domination:2")]
    account = DominantExplaining(DominantWords(RULES)).whole(
        decided(state, *plans, ("plan wanderlust:1", 1.0, []), kind="apex", facts=(first, first, third))
    )
    words = DominantExplaining(DominantWords(RULES))
    terms = DominantWords(RULES)

    lines, before = words.concrete(account)

    assert 2 == before
    assert "Runner-up: Pawn on Wanderlust 1." == lines[1]
    tile, card, other = terms.tile(state, cell), terms.card(8), terms.animal(rival)
    assert f"Expected: {tile} is scored with 9 point(s) for you, otherwise 0." == lines[2]
    assert f"Expected: you take the card {card}, otherwise {other} does." == lines[3]
    heading, told = words.page(account, NAMES).grounds[0]
    assert whole(heading)
    assert 2 == len(told)
    assert f"You take the card {card}, otherwise {other} does." == told[1]


def test_every_difference_is_told_in_whole_sentences(language):
    state = positions()["plan"]
    animal = state.pending[-1] >> 6 & 7
    rival = next(one for one in state.in_play if one != animal)
    words = RoundFactWords(DominantWords(RULES), {0: 1}, animal)
    said = set()
    for topic in TOPICS:
        for who in (animal, rival):
            for first, second in ((0, 1), (1, 0), (2, 5)):
                if topic in (f.CARD, f.DOMINATES):
                    first, second = ((who, NO_ANIMAL), (NO_ANIMAL, who), (rival, animal))[first]
                one = RoundDifference(topic, 0, who, first, second, 1.0)
                for sentence in (words.expected(one), words.sentence(one)):
                    assert whole(sentence)
                    said.add(sentence)
    assert len(said) > 60
    assert whole(words.heading())


def test_what_changes_nothing_is_said_to_be_as_good_as_the_rest(qapp):
    words = DominantExplaining(DominantWords(RULES))
    account = words.whole(decided(freezing(), ("glaciate d4", 0.0, []), ("glaciate e4", 0.0, [])))

    said = words.category(account)

    assert "As far as can be seen, the others bring the same." == said
    assert said in words.concrete(account)[0]


def test_to_pass_is_said_to_spare_what_the_others_would_cost(qapp):
    words = DominantExplaining(DominantWords(RULES))
    state = freezing()
    cost = [("tiles", -1.5), ("points", 0.3)]
    passing = words.whole(decided(state, ("pass", 0.0, []), ("glaciate d4", -1.2, cost)))
    equal = words.whole(decided(state, ("pass", 0.0, []), ("glaciate d4", 0.0, [("tiles", 0.0)])))

    costs, no_more = words.category(passing), words.category(equal)

    tile = DominantWords(RULES).tile(state, passing.moves[1].move.cell)
    assert f"“Freeze {tile}” would cost about 1.2 points: Tiles later and at the end." == costs
    assert costs in words.concrete(passing)[0]
    assert "" != no_more != costs


def test_every_kind_of_move_has_a_hint_at_each_strength(qtbot, qapp):
    player = Played(qtbot, positions()["plan"])
    words = player.table.explaining
    for state in positions().values():
        player.table.show_position(RULES.observe(state, state.to_move), ask=True)
        for step in (RULES.legal(state)[0], RULES.legal(state)[-1]):
            line = RULES.write(RULES.spoken(state, state.to_move, [step]))
            account = words.whole(decided(state, (line, 1.0, [("taste", 1.0)]), kind="written_rules"))
            for strength in range(1, WHICH_MOVE + 1):
                player.table.hint.show(account, strength)
                assert player.table.hint.lines


def test_the_list_of_moves_says_what_each_would_bring(qtbot):
    for kind in ("plan", "domination", "adaptation"):
        state = positions()[kind]
        every = DominantMoveList(Played(qtbot, state).board.view, DominantWords(RULES))
        for move in every.moves():
            assert bool(every.preview_lines(move)) == (
                RULES.actions(state, state.to_move, move) != [PASS_STEP]
            )
