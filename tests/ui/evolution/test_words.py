"""Every word a person reads: refusals, questions, moves, what is asked."""

from __future__ import annotations

import pytest

from evolution_qt.core.errors import Refusal
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.legality import CASES, REFUSALS
from evolution_qt.games.evolution.state import PHASES
from evolution_qt.ui.evolution.samples import REFUSED
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.table.view import Offer, View
from tests.positions import position

NAMES = ("Anna", "Björn", "Chiara")


@pytest.fixture
def phrases(qapp):
    return Phrases(game_of("evolution/de"))


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_is_a_sentence(phrases, code):
    sentence = phrases.refusal(Refusal(code, REFUSED))

    assert sentence.endswith(".")
    assert "{" not in sentence, "REFUSED in ui/evolution/samples.py lacks a parameter"
    assert "horns" not in sentence


@pytest.mark.parametrize("case", CASES)
def test_every_case_of_a_refusal_is_a_sentence(phrases, case):
    sentence = phrases.refusal(Refusal("body_size", {"case": case, **REFUSED}))

    assert sentence.endswith(".")
    assert "{" not in sentence, "REFUSED in ui/evolution/samples.py lacks a parameter"
    assert not any(key in sentence for key in ("horns", "hard_shell", "pack_hunting"))
    assert sentence != phrases.refusal(Refusal("body_size", REFUSED))


def test_traits_and_cards_in_refusals_have_their_names(phrases):
    assert "Hard Shell" in phrases.refusal(Refusal("no_such_trait", {"trait": "hard_shell"}))
    assert "Hard Shell\u00a03" in phrases.refusal(Refusal("no_such_card", {"card": "hard_shell:3"}))


@pytest.mark.parametrize("phase", range(len(PHASES)), ids=PHASES)
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_every_phase_says_what_is_asked(phrases, phase, viewer):
    _game, state = position(
        ["b1 p3 intelligence:4"], ["b1 p1"], ["b2 p2"], phase="feeding", watering_hole=3, hand=["horns:3"]
    )
    state.phase = phase
    if PHASES[phase] == "over":
        state.to_move = -1

    shown = View(state, viewer, Offer(), True, NAMES, [False] * 3)

    sentence = phrases.questions.asked(shown)

    assert sentence.endswith(".")
    assert "{" not in sentence
    assert phrases.phase(phase)
    assert PHASES[phase] == "over" or "Anna" in sentence


@pytest.mark.parametrize("key", KEYS)
def test_every_move_can_be_said(qapp, key):
    """For lists and screen readers; all moves of random games."""
    game = game_of(key)
    phrases = Phrases(game)
    verbs = set()
    for seed in range(3):
        state = game.new(3, seed)
        rng = Rng(seed + 1)
        while state.to_move >= 0:
            if not state.pending:
                for move in game.moves(state)[:40]:
                    verbs.add(move.verb)
                    said = phrases.move(move, ("Anna", "Björn", "Cleo"), state.to_move)
                    assert said
                    assert "{" not in said
            game.apply(state, game.sample(state, rng))
    assert {"food", "trait", "species", "body", "population", "done", "feed", "pass"} <= verbs


@pytest.mark.parametrize("key", KEYS)
def test_texts_of_traits_have_their_numbers(qapp, key):
    game = game_of(key)
    phrases = Phrases(game)
    for trait in game.table.traits:
        assert phrases.trait_name(trait)
        assert "{" not in phrases.trait_text(trait)
    shell = next(trait for trait in game.table.traits if trait.key == "hard_shell")
    assert ("4" if key == "evolution/ja" else "3") in phrases.trait_text(shell)


def test_the_bell_rings_for_this_round_and_the_next(phrases):
    _, state = position(["b1 p1"], ["b1 p1"], ["b1 p1"])
    assert "" == phrases.last_round(state)
    state.final_round = state.round + 1
    assert "The next round is the last" == phrases.last_round(state)
    state.final_round = state.round
    assert "Last round" == phrases.last_round(state)


def test_the_bell_rings_before_the_end_is_known(phrases):
    """Three seats take at least twelve cards in a deal."""
    _, state = position(["b1 p1"], ["b1 p1"], ["b1 p1"])
    for cards, words in ((24, ""), (23, "At most 2"), (12, "At most 2"), (11, "At most 1")):
        state.draw_pile = list(range(1, cards + 1))
        assert phrases.last_round(state).startswith(words)
        assert bool(words) == bool(phrases.last_round(state))
