"""Frozen games and counts: any change of behaviour shows here first."""

import json

import pytest

from tests.golden.make import GAMES_FILE, PERFT_FILE, changes, perft, play, record, rules_of

GAMES = json.loads(GAMES_FILE.read_text(encoding="utf-8"))
PERFT = json.loads(PERFT_FILE.read_text(encoding="utf-8"))


def test_there_are_enough_of_both() -> None:
    """Fifty games and a hundred positions at least."""
    assert len(GAMES) >= 50
    assert len(PERFT) >= 100


@pytest.mark.parametrize("frozen", GAMES, ids=lambda g: f"{g['game']}-{g['seats']}-{g['seed']}")
def test_a_golden_game_goes_as_it_went(frozen: dict) -> None:
    """Every position, every list of steps in its order, and the result are the same."""
    played = record(frozen["game"], frozen["seats"], frozen["seed"])

    assert [frozen["marks"][i : i + 4] for i in range(0, len(frozen["marks"]), 4)] == [
        played["marks"][i : i + 4] for i in range(0, len(played["marks"]), 4)
    ]
    assert frozen == played


@pytest.mark.parametrize(
    ("key", "seats", "seed"), sorted({(one["game"], one["seats"], one["seed"]) for one in PERFT})
)
def test_as_many_sequences_of_steps_as_ever(key: str, seats: int, seed: int) -> None:
    """The numbers of sequences from each frozen position are the same."""
    rules = rules_of(key, seats, seed)
    states = play(rules, seats, seed)

    for one in PERFT:
        if (one["game"], one["seats"], one["seed"]) == (key, seats, seed):
            found = [perft(rules, states[one["place"]], d + 1) for d in range(len(one["counts"]))]
            assert one["counts"] == found


def test_what_changed_is_printed_in_a_line_for_each_game() -> None:
    """`dev.py golden` prints how many games go otherwise, and from which step on."""

    def row(game: str, seed: int, **more: object) -> dict:
        return {"game": game, "seats": 2, "seed": seed, **more}

    before = [row("a", 0, marks="aaaabbbbcccc"), row("a", 1, marks="aaaa"), row("b", 0, counts=[3])]
    after = [row("a", 0, marks="aaaabbbbdddd"), row("a", 1, marks="aaaa"), row("b", 0, counts=[4])]

    assert [] == [*changes(before, before)]
    assert ["  a: 1 of 2 changed, the earliest at step 2", "  b: 1 of 1 changed"] == [*changes(before, after)]
    assert ["  a: 0 new, 1 gone"] == [*changes(before[:2], before[:1])]
