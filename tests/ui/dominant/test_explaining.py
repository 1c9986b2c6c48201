"""Why an opponent did something, and hints: from reports as the levels write them."""

from __future__ import annotations

from evolution_qt.games.dominant.moves import step as step_of
from evolution_qt.games.dominant.steps import PASS_STEP
from evolution_qt.ui.dominant.explaining import REASONS, TRIALS, DominantExplaining
from evolution_qt.ui.dominant.preview import preview
from evolution_qt.ui.dominant.table import DominantMoveList
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.table.explaining import Decided
from evolution_qt.ui.table.hint import WHICH_MOVE
from tests.games.dominant.scene import asking, start_earth, tile
from tests.ui.dominant.tables import NAMES, RULES, Played, positions
from tests.ui.dominant.test_words import whole


def decided(state, *plans, kind="greedy"):
    """Return a decision of the seat to move: lines, worths and parts as a worker reports them."""
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
    assert list(outcome) == list(said[2][2:]), "what it brings is what the table says of it"


def test_the_hint_for_a_pawn_says_what_differs_at_the_end_of_the_round(qapp):
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
    assert "It is about this: Points in this round." == lines[-1]
    plans = words.page(account, NAMES).plans
    assert ["Lead: +0.8", "Lead: −0.8"] == [plan.points for plan in plans], "beside their mean"
    assert ["+2.0", "−1.5", "+0.3"] == [
        line.amount for line in sorted(plans[0].parts, key=lambda one: one.words == "Cards")
    ]


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
