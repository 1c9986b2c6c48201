"""Measures the package found on its path: one JSON question a line in, one JSON number a line out."""

from __future__ import annotations

import gc
import json
import random
import sys
import time

import chess

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.policy import play_listed, play_sampled
from evolution_qt.games.evolution.state import EvolutionState

SLICE = 0.4
"""Seconds of processor time for one answer."""

RULES = game("evolution/de")


def plies() -> float:
    """Return random plies a second of the yardstick."""
    rng = random.Random(1)
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SLICE / 2:
        board = chess.Board()
        for _ in range(60):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            count += 1
    return count / spent


def games(way: str, seats: int, first: int) -> float:
    """Return whole random games a second."""
    draw, rng = random.Random(first).random, Rng(first)
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        state = RULES.new(seats, first + count)
        if way == "listed":
            play_listed(RULES, state, draw)
        else:
            play_sampled(RULES, state, rng)
        count += 1
    return count / spent


def middle_states(seats: int) -> list[EvolutionState]:
    """Return states from the middle of random games."""
    states = []
    for seed in range(40):
        state = RULES.new(seats, seed)
        rng = Rng(seed)
        for _ in range(60 + seed):
            if state.to_move >= 0:
                RULES.apply(state, RULES.sample(state, rng))
        states.append(state)
    return states


def cost(what: str, seats: int) -> float:
    """Return the microseconds that a clone, an observation or a determinization takes."""
    states = middle_states(seats)
    seen = [RULES.observe(state, max(state.to_move, 0)) for state in states]
    rng = Rng(1)
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SLICE / 2:
        for k, state in enumerate(states):
            if what == "clone":
                state.clone()
            elif what == "observe":
                RULES.observe(state, 0)
            else:
                RULES.determinize(seen[k], rng)
        count += len(states)
    return spent / count * 1e6


def factor(what: str, seats: int, first: int) -> float:
    """Return how much longer games take with all invariants checked, or with a listener."""
    spent = {True: 0.0, False: 0.0}
    for number in range(24):
        for loaded in (True, False) if number % 2 else (False, True):
            state = RULES.new(seats, first + number)
            rng = random.Random(number).random
            begun = time.process_time()
            if loaded and what == "heard":
                state.sink = []
            while state.to_move >= 0:
                steps = RULES.legal(state)
                RULES.apply(state, steps[int(rng() * len(steps))])
                if loaded and what == "checked":
                    RULES.check(state)
            spent[loaded] += time.process_time() - begun
    return spent[True] / spent[False]


def answer(question: dict[str, object]) -> float:
    """Return the answer to one question."""
    what = str(question["what"])
    seats = int(str(question.get("seats", 4)))
    first = 1000 * int(str(question.get("round", 0)))
    if what == "chess":
        return plies()
    if what in ("listed", "sampled"):
        return games(what, seats, first)
    if what in ("checked", "heard"):
        return factor(what, seats, first)
    return cost(what, seats)


def main() -> None:
    """Warm up, then answer until the questions end."""
    games("listed", 4, 0)
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
