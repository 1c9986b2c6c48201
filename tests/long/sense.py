"""How often a level of Dominant Species does what an expert would laugh at, in games of four alike.

    python3 dev.py test --long sense
    python -m tests.long.sense --levels apex --games 200 --results FOLDER

Games have fixed seeds. What is counted says `Habits`; the program's own forecast says whether a pawn was
placed for nothing. Game after game is a line of the level's file, and a run goes on where the last one
stopped; games of a level that plays otherwise by now do not count. ``--seconds`` ends a run early. Ends with
1 where more was found than is allowed.
"""

import argparse
import os
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.action import NOBODY
from evolution_qt.core.garbage import collect_seldom
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import decisions
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE_AT,
    ADAPTATION,
    ELEMENTS,
    GLACIATION_AT,
    INITIATIVE_AT,
    MIGRATION_AT,
    NO_ANIMAL,
    REGRESSION,
    REGRESSION_AT,
    REPTILE,
    SPECIATION_AT,
    WASTELAND,
)
from evolution_qt.games.dominant.evaluation import Evaluator, lead
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.listing import in_box, steps_of
from evolution_qt.games.dominant.state import DominantState
from lab.baselines.journal import add_line, read_lines

KEY = "dominant-species"
PLAYERS = 4
FIRST_SEED = 670_000_000
GAMES = {"scout": 1000, "hunter": 1000, "apex": 200}
NEVER = ("vain", "last_initiative", "last_glaciation", "doomed", "returned")
MOST = {"starved": ("new", 0.06), "left": ("migrations", 0.10)}
"""What may be at most which part of what."""
RAISES = 0.01
"""Points from which on a move raises the worth."""


class Habits:
    """Counts, in one game, what is done and what of it is not sensible.

    pawns            that came up
    idle             of these had nothing to do, for whatever reason
    vain             of these had nothing to do already when placed, and no pawn could give it to them
    last_initiative  were placed on Initiative in the last round
    last_glaciation  were placed on Glaciation behind another one in the last round
    doomed           came up on Adaptation where only elements were left that Regression took at once
    returned         gave back one of two equal disks from Wasteland
    new              cubes that came from the pool
    starved          of these died on the same tile in Extinction of the same round
    migrations       that came up
    left             of these ended with a move left that would have raised the worth of the position
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._new: Counter[tuple[int, int]] = Counter()
        self._last: Counter[str] = Counter()
        """Pawns of this round that would be silly if it were the last one."""
        self._before: dict[int, DominantState] = {}
        """The position after each pawn was placed, by its space."""

    def step(self, state: DominantState, step: int) -> None:
        """Look at a step that is about to be made."""
        kind = state.pending[-1] & q.KIND_BITS
        verb = step >> 24 & 255
        if verb == s.RETURN and in_box(state, WASTELAND)[step & 7] > 1:
            self.counts["returned"] += 1
        elif verb == s.PASS and kind == q.MIGRATION and raises_worth(state):
            self.counts["left"] += 1
        elif verb == s.PLAN:
            space = step >> 12 & 63
            if space == INITIATIVE_AT:
                self._last["last_initiative"] += 1
            elif GLACIATION_AT < space < SPECIATION_AT:
                ahead = state.spaces[GLACIATION_AT:space]
                self._last["last_glaciation"] += ahead != bytes([NO_ANIMAL] * len(ahead))
        elif kind == q.ADAPTATION and only_doomed(state):
            self.counts["doomed"] += 1

    def happened(self, state: DominantState, events: list[Any]) -> None:
        """Look at what has happened then."""
        for event, following in pairwise([*events, None]):
            kind, _, card, target, amount, subject, *cause = event
            if kind == e.ROUND_BEGAN:
                self._last.clear()
                self._new.clear()
            elif kind == e.PAWN_PLACED:
                self._before[target & 63] = state.clone()
            elif kind == e.PAWN_BACK:
                self._came(target & 63, subject & 7, has_acted=following is None)
            elif kind == e.CUBES_ADDED:
                self._new[subject & 7, target & 63] += amount
                self.counts["new"] += amount
            elif kind == e.GAME_ENDED:
                self.counts += self._last
            elif kind == e.CUBES_ELIMINATED and cause == [e.EXTINCTION]:
                self.counts["starved"] += min(amount, self._new[card & 7, target & 63])

    def _came(self, space: int, animal: int, *, has_acted: bool) -> None:
        """Look at a pawn that has come off its space; one on Regression may protect unasked."""
        self.counts["pawns"] += 1
        self.counts["migrations"] += has_acted and MIGRATION_AT <= space < MIGRATION_AT + 6
        if has_acted or REGRESSION_AT <= space < ABUNDANCE_AT:
            return
        self.counts["idle"] += 1
        if space in self._before and space in forecasts(self._before[space]).vain(animal):
            self.counts["vain"] += 1


def raises_worth(state: DominantState) -> bool:
    """Return whether a move that is left of a Migration raises what the position is worth to the seat."""
    question, seat = state.pending[-1], state.to_move
    evaluator = Evaluator(state)
    now = lead(state, evaluator.worths(state), seat)
    for step in steps_of(state, question):
        if step != s.PASS_STEP:
            trial = state.clone()
            decisions.answer(trial, question, step)
            if lead(trial, evaluator.worths(trial), seat) > now + RAISES:
                return True
    return False


def only_doomed(state: DominantState) -> bool:
    """Return whether all elements that Adaptation still has are taken by Regression in the same round."""
    animal = state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
    left, doomed = in_box(state, ADAPTATION), in_box(state, REGRESSION)
    own = {one for one in range(ELEMENTS) if doomed[one] and state.added(animal, one)}
    kept = (animal == REPTILE) + state.spaces[REGRESSION_AT : REGRESSION_AT + 2].count(animal)
    useful = any(left[one] and (one in own or not doomed[one]) for one in range(ELEMENTS))
    return kept <= len(own) and not useful


def counted(level: str, seed: int) -> Counter[str]:
    """Play a game of four alike and return what was counted."""
    rules = game(KEY)
    bot, rngs = opponent(level, rules, PLAYERS), [Rng(seed, f"seat {seat}") for seat in range(PLAYERS)]
    state, habits = rules.new(PLAYERS, seed), Habits()
    while (seat := state.to_move) != NOBODY:
        for step in bot.decide(rules, rules.observe(state, seat), rngs[seat]).steps:
            habits.step(state, step)
            state.sink = events = []
            rules.apply(state, step)
            state.sink = None
            habits.happened(state, events)
    return habits.counts


def report(level: str, lines: list[dict[str, Any]]) -> bool:
    """Print what was found of a level, and return whether it is more than is allowed."""
    found: Counter[str] = sum((Counter(line["found"]) for line in lines), Counter())
    too_much = [name for name in NEVER if found[name]]
    parts = []
    for name, (of, most) in MOST.items():
        part = found[name] / max(found[of], 1)
        parts.append(f"{name} {part:.1%} of {found[of]} {of}")
        if part > most:
            too_much.append(name)
    never = ", ".join(f"{name} {found[name]}" for name in (*NEVER, "idle", "pawns"))
    print(f"{level}: {len(lines)} games, {never}; {'; '.join(parts)}; too much: {too_much}", flush=True)
    return bool(too_much)


def main(arguments: list[str] | None = None) -> int:
    """Watch what is left to watch and print what was found; 1 if it is more than is allowed."""
    parser = argparse.ArgumentParser(description="count habits that an expert would laugh at")
    parser.add_argument("--games", type=int, help="games of each level")
    parser.add_argument("--levels", nargs="+", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/sense"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + options.seconds
    is_too_much = False
    for level in options.levels:
        file, made = options.results / f"{level}.jsonl", make(level, KEY, PLAYERS)
        lines = [line for line in read_lines(file) if line["make"] == made]
        while len(lines) < (options.games or GAMES.get(level, 50)) and time.monotonic() < end:
            seed = FIRST_SEED + len(lines)
            lines.append({"make": made, "seed": seed, "found": dict(counted(level, seed))})
            add_line(file, lines[-1])
        is_too_much = report(level, lines) or is_too_much
    return 1 if is_too_much else 0


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
