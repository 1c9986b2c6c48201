"""Thousands of random games of every edition of Evolution and of Dominant Species, everything checked.

    python3 dev.py test --long simulate
    python -m tests.long.simulate --games 10000 --results FOLDER
    python -m tests.long.simulate --only dominant-species --results FOLDER

Game k of a table has the seed k; steps are taken from the whole list where the seed is even, drawn without a
list where it is odd. The tables take turns in blocks, each block is a line of `blocks.jsonl`, and a run goes
on where the last one stopped. A violation is written down with its seed and does not end the run; it ends
with 1 then. Of Dominant Species each number of players has a fifth of the games, several animals a seat and
random set-ups a twentieth each; `tests/games/dominant/laws.py` says what is checked.
"""

import argparse
import hashlib
import os
import sys
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import FEEDING, FOOD, OVER, PLAY, WINDOW, EvolutionState
from lab.baselines.journal import add_line, read_lines
from tests.contract.games import ALL
from tests.games.dominant import laws
from tests.positions import check_order

BLOCK = 250
DOMINANT = laws.KEY
SEVERAL = f"{DOMINANT}, several animals"
SET_UPS = f"{DOMINANT}, set-ups"
SHARES = {
    **dict.fromkeys(ALL, 1.0),
    **{(DOMINANT, seats): 0.2 for seats in range(2, 7)},
    **{(SEVERAL, seats): 0.025 for seats in (2, 3)},
    (SET_UPS, 0): 0.05,
}
"""The tables, and what part of the games each has."""
MOST_STEPS = 3000
FOLLOWING = {
    FOOD: {FOOD, PLAY},
    WINDOW: {WINDOW, FEEDING, FOOD, PLAY, OVER},
    FEEDING: {WINDOW, FEEDING, FOOD, PLAY, OVER},
}
"""What may come after a phase within one step; after the others too much may."""


def play(rules: Evolution, seats: int, seed: int) -> tuple[int, list[int]]:
    """Play one random game, check it after every step and return the number of steps and the scores."""
    state = rules.new(seats, seed)
    rng = Rng(seed, "simulate")
    steps = 0
    rules.check(state)
    while state.to_move >= 0:
        before = (state.round, state.phase, state.first_player, state.final_round)
        bags = [player.bag for player in state.players]
        if seed & 1:
            step = rules.sample(state, rng)
        else:
            legal = rules.legal(state)
            assert legal, "nothing is possible"
            step = legal[rng.below(len(legal))]
        rules.apply(state, step)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"
        if not state.pending:
            rules.check(state)
            check_order(state)
        check_between(state, before, bags)
    assert rules.legal(state) == []
    assert state.round == state.final_round
    return steps, rules.scores(state)


def check_between(state: EvolutionState, before: tuple[int, int, int, int], bags: list[int]) -> None:
    """Assert what must be true of two states that follow each other."""
    number, phase, first_player, final_round = before
    assert all(player.bag >= bag for player, bag in zip(state.players, bags, strict=True)), "a bag shrank"
    assert state.phase in FOLLOWING.get(phase, {state.phase}), (phase, state.phase)
    assert final_round in (0, state.final_round), "the last round was announced twice"
    if state.phase == OVER or state.round != number:
        assert state.round == number + (state.phase != OVER), (number, state.round)
        assert state.first_player == (first_player + 1) % len(state.players), "the marker did not move on"
    else:
        assert state.first_player == first_player, "the marker moved"


def play_seed(key: str, seats: int, seed: int) -> tuple[int, list[int]]:
    """Play one random game of a table."""
    if key == DOMINANT:
        return laws.play(game(key), seats, seed)
    if key == SEVERAL:
        return laws.play(game(DOMINANT).with_options({"animals_each": 6 // seats}), seats, seed)
    if key == SET_UPS:
        return laws.play(*laws.random_setup(seed), seed)
    return play(game(key), seats, seed)


def block(key: str, seats: int, first: int) -> dict[str, object]:
    """Play the games of one block and return its line."""
    started = time.perf_counter()
    steps = 0
    ends = hashlib.sha256()
    violations: list[str] = []
    for seed in range(first, first + BLOCK):
        try:
            done, scores = play_seed(key, seats, seed)
        except (AssertionError, ValueError, IndexError, KeyError) as error:
            violations.append(f"seed {seed}: {type(error).__name__}: {error}")
            continue
        steps += done
        ends.update(f"{seed} {done} {scores}".encode())
    return {
        "game": key,
        "seats": seats,
        "first_seed": first,
        "games": BLOCK,
        "steps": steps,
        "seconds": round(time.perf_counter() - started, 2),
        "digest": ends.hexdigest()[:12],
        "violations": violations,
    }


def table(lines: list[dict]) -> str:
    """Return the summary: a row for each edition and number of players."""
    rows: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0, 0, 0, 0])
    for line in lines:
        row = rows[line["game"], line["seats"]]
        for k, value in enumerate((line["games"], line["steps"], line["seconds"], len(line["violations"]))):
            row[k] += value
    text = [f"{'game':34}{'seats':>6}{'games':>9}{'steps':>12}{'games/s':>10}{'violations':>12}"]
    for (key, seats), (games, steps, seconds, violations) in sorted(rows.items()):
        text.append(f"{key:34}{seats:6}{games:9}{steps:12}{games / seconds:10.1f}{violations:12}")
    games, steps, seconds, violations = (sum(row[k] for row in rows.values()) for k in range(4))
    text.append(f"{'all':40}{games:9}{steps:12}{games / max(seconds, 0.01):10.1f}{violations:12}")
    return "\n".join(text)


def main(arguments: list[str] | None = None) -> int:
    """Play what is left to play and print the table; 1 if anything was violated."""
    parser = argparse.ArgumentParser(description="check every step of many random games")
    parser.add_argument("--games", type=int, default=10_000, help="games of each edition and table")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/simulate"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    parser.add_argument("--only", help="one edition or game, as in evolution/ja")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    file = options.results / "blocks.jsonl"
    lines = read_lines(file)
    done = {(line["game"], line["seats"], line["first_seed"]) for line in lines}
    for first in range(0, options.games, BLOCK):
        for (key, seats), share in SHARES.items():
            if first >= options.games * share or (key, seats, first) in done:
                continue
            if options.only not in (None, key.partition(",")[0]):
                continue
            line = block(key, seats, first)
            lines.append(line)
            add_line(file, line)
            for violation in line["violations"]:
                print(f"{key}, {seats} seats, {violation}", flush=True)
    print(table(lines))
    return 1 if any(line["violations"] for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
