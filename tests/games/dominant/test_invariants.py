"""Random games of every sort with everything checked after each decision, and dominance stated again."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from tests.games.dominant.scene import KEY

OWN = {
    "mammal": ("meat", 2),
    "reptile": ("sun", 2),
    "bird": ("seed", 2),
    "amphibian": ("water", 3),
    "arachnid": ("grub", 2),
    "insect": ("grass", 2),
}
RANDOM = {"earth": "random", "start_elements": "random", "drop_cards": 7}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, RANDOM, {"start_species": "by_element", "initiative_again": True}])
def test_random_games_break_nothing(seats, options):
    _play(game(KEY).with_options({"turn_limit": 25, **options}), seats, seats)


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2)])
def test_random_games_with_several_animals_break_nothing(seats, each):
    _play(game(KEY).with_options({"turn_limit": 25, "animals_each": each}), seats, 1)


def _play(rules, seats, seed):
    state, rng = rules.new(seats, seed), Rng(seed)
    state.sink = []
    while state.to_move >= 0:
        rules.check(state)
        steps = rules.legal(state)
        rules.apply(state, steps[rng.below(len(steps))])
    rules.check(state)
    assert all(event.kind for event in rules.events(state.sink))


def restated(plain):
    """Return who dominates each tile, worked out from the text alone (rules 3.1)."""
    names = rules_corners()
    found = {}
    for cell, one in plain["earth"].items():
        lying = [disk for corner, disk in plain["elements"].items() if cell in names[corner]]
        matches = {}
        for animal in one["species"]:
            kind, count = OWN[animal]
            needs = plain["animals"][animal]["elements"] + [kind] * count
            matches[animal] = sum(lying.count(need) for need in needs)
        best = max(matches.values(), default=0)
        if best and list(matches.values()).count(best) == 1:
            found[cell] = next(animal for animal, match in matches.items() if match == best)
    return found


def rules_corners():
    """Return the cells of each corner by its written name, from the grid of rules 1.4."""
    first = {q: -min(3, 3 + q) if q else -2 for q in range(-3, 4)}
    first |= {-3: 0, -2: -1, -1: -2, 1: -3, 2: -3, 3: -3}
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    lengths = dict(zip(range(-3, 4), (4, 5, 6, 5, 6, 5, 4), strict=True))
    cells = {(q, first[q] + at): f"{'abcdefg'[q + 3]}{at + 1}" for q in lengths for at in range(lengths[q])}
    names = {}
    for (q, r), name in cells.items():
        beside = [(q + x, r + y) for x, y in around]
        for at, way in enumerate(("ne", "e", "se", "sw", "w", "nw")):
            touched = [(q, r), beside[at], beside[(at + 1) % 6]]
            names[f"{name}:{way}"] = {cells[one] for one in touched if one in cells}
    return names


def test_dominance_is_that_of_a_slow_restatement():
    rules = game(KEY).with_options({"turn_limit": 20})
    for seed in range(4):
        state, rng = rules.new(3 + seed, seed), Rng(seed)
        number = 0
        while state.to_move >= 0:
            if number % 50 == 0:
                assert restated(rules.dump(state)) == rules.facts(state)["dominant"]
            number += 1
            steps = rules.legal(state)
            rules.apply(state, steps[rng.below(len(steps))])


def test_samples_are_listed_and_each_is_as_likely():
    """Migrations, abundance and plans are drawn without a list."""
    rules = game(KEY).with_options({"turn_limit": 12})
    met = {}
    for seed in range(8):
        state, rng = rules.new(5, seed), Rng(seed)
        while state.to_move >= 0:
            steps, kind = rules.legal(state), state.pending[-1] & 63
            draws = [rules.sample(state, rng) for _ in range(3)]
            assert {*draws} <= {*steps}
            if kind in (0, 6, 17, 32) and met.get(kind, 0) < 3 and len(steps) < 60:
                met[kind] = met.get(kind, 0) + 1
                counts = dict.fromkeys(steps, 0)
                for _ in range(200 * len(steps)):
                    counts[rules.sample(state, rng)] += 1
                assert 120 < min(counts.values()) <= max(counts.values()) < 280
            rules.apply(state, draws[0])
    assert {0, 6, 17} <= met.keys()


def test_a_copy_shares_nothing_that_changes():
    rules = game(KEY).with_options({"turn_limit": 12})
    state, rng = rules.new(6, 3), Rng(3)
    while state.to_move >= 0:
        before, copy = rules.dump(state), rules.copy(state)
        steps = rules.legal(copy)
        rules.apply(copy, steps[rng.below(len(steps))])
        assert before == rules.dump(state)
        state = copy
