"""Random games of Dominant Species with everything checked after every decision.

Beside the invariants of any state: what was there at the start is still there, the course goes forward, and
dominance, danger and the Survival card are as a slow restatement says.
"""

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant.cards import (
    ANIMALS,
    CARDS,
    ELEMENTS,
    NO_ANIMAL,
    TILES,
    TUNDRA,
    TUNDRA_TILES,
    cubes_each,
)
from evolution_qt.games.dominant.grid import CELLS, CORNERS_OF
from evolution_qt.games.dominant.moves import spoken
from evolution_qt.games.dominant.rules import Dominant
from evolution_qt.games.dominant.state import EXECUTION, OVER, PLANNING, DominantState

MOST_STEPS = 5000
KEY = "dominant-species"


def random_setup(seed: int) -> tuple[Dominant, int]:
    """Return the game with some switches set, and a number of seats."""
    rng = Rng(seed, "set-up")
    values = {
        "earth": ("printed", "random")[rng.below(2)],
        "start_elements": ("printed", "random")[rng.below(2)],
        "start_species": ("table", "by_element")[rng.below(2)],
        "glaciation_gap": ("leftmost", "first_space")[rng.below(2)],
        "initiative_again": bool(rng.below(2)),
        "drop_cards": (0, 5, rng.below(21))[rng.below(3)],
        "turn_limit": (60, 60, 1 + rng.below(12))[rng.below(3)],
    }
    seats = 2 + rng.below(5)
    if seats < 4 and rng.below(3) == 0:
        values["animals_each"] = 6 // seats
    return game(KEY).with_options(values), seats


def play(rules: Dominant, seats: int, seed: int) -> tuple[int, list[int]]:
    """Play a random game, check it after every decision and return how many there were, and the scores.

    Steps are taken from the list where the seed is even, drawn without a list where it is odd.
    """
    rules = rules.for_random_players()
    state = rules.new(seats, seed)
    rng = Rng(seed, "laws")
    steps = 0
    rules.check(state)
    check_started(state)
    check_restated(state)
    while state.to_move >= 0:
        legal = rules.legal(state)
        step = rules.sample(state, rng) if seed & 1 else legal[rng.below(len(legal))]
        assert step in legal, "a step that is not listed"
        before = rules.copy(state)
        rules.apply(state, step)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"
        rules.check(state)
        check_started(state)
        check_between(before, state, spoken(step).verb)
        if (before.cubes, before.disks, before.need) != (state.cubes, state.disks, state.need):
            check_restated(state)
    assert rules.legal(state) == []
    return steps, rules.scores(state)


def check_started(state: DominantState) -> None:
    """Assert that all pieces of the start are still there (rules 3.5)."""
    cubes = cubes_each(len(state.in_play))
    for animal in state.in_play:
        on_earth = sum(state.cubes[animal * CELLS : animal * CELLS + CELLS])
        assert on_earth + state.pool[animal] + state.eliminated[animal] == cubes, "cubes of an animal"
    hidden = len(state.face_up) - state.face_up.count(0) + sum([len(stack) for stack in state.stacks])
    assert CELLS - state.tiles.count(0) + hidden == TILES, "tiles"
    assert state.tundra + state.ground.count(TUNDRA) == TUNDRA_TILES, "tundra tiles"
    cards = state.cards.bit_count() + state.gone.bit_count() + len(state.deck)
    assert cards == len(CARDS) - 1 - state.rules.drop_cards, "cards"


def check_between(before: DominantState, state: DominantState, verb: str) -> None:
    """Assert what must be true of two states that follow each other."""
    for animal in state.in_play:
        more = state.owned_pawns(animal) - before.owned_pawns(animal)
        assert more in {"card": (0, 1), "lose": (0, -1)}.get(verb, (0,)), "a pawn came or went"
    assert before.gone & ~state.gone == 0, "a card came back"
    if state.phase == OVER or state.round == before.round:
        assert state.round == before.round
        assert state.phase >= before.phase, "a phase came back"
        assert before.scored & ~state.scored == 0, "a tile is no longer scored"
        assert state.phase != EXECUTION or state.next >= before.next, "the course went back"
        assert before.final_round in (0, state.final_round), "the last round is forgotten"
    else:
        assert (state.round, before.final_round) == (before.round + 1, 0), "rounds"
        assert state.phase in (PLANNING, EXECUTION)


def check_restated(state: DominantState) -> None:
    """Assert that dominance, danger and Survival are as rules 3.1 says, word for word."""
    on_tundra = [0] * ANIMALS
    for cell in range(CELLS):
        living = [one for one in range(ANIMALS) if state.cubes[one * CELLS + cell]]
        disks = [state.disks[corner] for corner in CORNERS_OF[cell] if state.disks[corner] < ELEMENTS]
        matches = {one: sum([state.need[one * ELEMENTS + disk] for disk in disks]) for one in living}
        leading = [
            one
            for one, match in matches.items()
            if match and all(match > other for rival, other in matches.items() if rival != one)
        ]
        assert state.dominant(cell) == (leading[0] if leading else NO_ANIMAL), "dominance"
        for one in living:
            assert state.is_endangered(one, cell) == (matches[one] == 0), "danger"
            if state.ground[cell] == TUNDRA:
                on_tundra[one] += state.cubes[one * CELLS + cell]
    most = max(on_tundra)
    is_held = most > 0 and on_tundra.count(most) == 1
    assert state.survivor() == (on_tundra.index(most) if is_held else NO_ANIMAL), "the Survival card"
