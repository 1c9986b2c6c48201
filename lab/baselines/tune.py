"""Find settings of a baseline: ``python -m lab tune so_ismcts FOLDER --trials 12``.

The settings in use and others drawn at random meet one fixed opponent on the same deals. After each stage
the half with the smaller lead in points is given up, and the rest play as many deals again as they have.
Each deal is a line in a file of the folder, so that an interrupted search goes on, and one with more trials
or deals uses what is there.

With ``--positions`` they do not play: each decides in the same positions, and what it decides is worth is
compared (`positions`). That tells more in less time, and the best few can play afterwards.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from evolution_qt.ai import flat
from evolution_qt.ai.bots import Bot
from evolution_qt.brain.opponents import network_for, opponent
from evolution_qt.core.errors import GameError
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng
from evolution_qt.games import default_edition, game
from lab.baselines import one_step
from lab.baselines.catalogue import Habits, baseline, tuned, usual_effort
from lab.baselines.duel import Duel, play_deal
from lab.baselines.journal import add_line, read_lines
from lab.baselines.playouts import MIXED, NONE, OWN, QUICK
from lab.baselines.positions import Positions

_THOUSAND: Final = 1000
_TREE: Final[dict[str, Sequence[object]]] = {
    "exploration": (0.015, 0.03, 0.06, 0.12, 0.25),
    "informed": (2.0, 6.0, 20.0, 60.0),
    "breadth": (1.0, 2.0, 4.0, 8.0),
    "widening": (0.25, 0.5),
    "depth": (8, 40),
    "playout": (NONE, QUICK, OWN, MIXED),
    "worlds": (0, 8, 20, 40),
    "others": (False, True),
    "share": (0.25, 0.5, 0.8),
    "shown": (False, True),
    "implicit": (False, True),
    "batch": (1, 4, 8),
    "by_value": (False, True),
}
_HYBRID: Final[dict[str, Sequence[object]]] = {**_TREE, "plans": (6, 10, 20), "width": (4, 8)}
_DETERMINIZED: Final = (2, 4, 8, 16)
GRIDS: Final[Mapping[str, Mapping[str, Sequence[object]]]] = {
    "one_step": {"worlds": (1, 2, 4, 8, 16)},
    "flat_mc": {
        "exploration": (0.03, 0.1, 0.3, 1.0),
        "plans": (4, 8, 16, 30),
        "tries": (4, 12, 30),
        "judged": (False, True),
        "odd": (100, 200, 400, 700),
        "strange": (0, 50, 200, 1000),
        "to_the_end": (False, True),
    },
    "determinized_mcts": {**_TREE, "worlds": _DETERMINIZED},
    "so_ismcts": _TREE,
    "mo_ismcts": _TREE,
    "determinized_mcts_plans": {**_HYBRID, "worlds": _DETERMINIZED},
    "so_ismcts_plans": _HYBRID,
    "mo_ismcts_plans": _HYBRID,
}
"""What each setting may be."""


def trial(name: str, game: AnyGame, players: int, number: int, redrawn: int = _THOUSAND) -> Habits:
    """Return the settings of a trial: 0 those in use, others drawn at random, always the same ones.

    *redrawn* of a thousand settings are drawn again, the others left as they are in use.
    Methods with the same settings get the same draws, so that none of them has better luck.
    """
    habits = tuned(name, game, players)
    if not number:
        return habits
    rng = Rng(number, "trial")
    drawn: dict[str, Any] = {
        field: grid[rng.below(len(grid))]
        for field, grid in GRIDS[name].items()
        if redrawn == _THOUSAND or rng.below(_THOUSAND) < redrawn
    }
    if isinstance(habits, one_step.OneStepHabits):
        return replace(habits, **drawn)
    if isinstance(habits, flat.FlatHabits):
        return replace(habits, **drawn)
    return replace(habits, **drawn)


class Tuner:
    """Plays trials against one opponent and writes every deal down."""

    def __init__(self, name: str, rules: AnyGame, players: int, foe: str, path: Path, seed: int) -> None:
        self.name = name
        self.rules = rules
        self.players = players
        self.foe = opponent(foe, rules, players)
        self.path = path
        self.seed = seed
        self.effort = usual_effort(rules, players)
        self.unit = "deals"
        self._leads: dict[str, list[float]] = {}
        for kept in read_lines(path):
            self._leads.setdefault(_label(kept["habits"]), []).append(float(kept["lead"]))

    def leads(self, habits: Habits, deals: int) -> list[float]:
        """Return the leads of the first *deals* deals, playing those that are missing."""
        label = _label(asdict(habits))
        found = self._leads.setdefault(label, [])
        while len(found) < deals:
            bot = baseline(self.name, self.rules, self.players, self.effort, habits)
            found.append(self._lead(bot, len(found)))
            add_line(self.path, {"habits": asdict(habits), "lead": found[-1]})
        return found[:deals]

    def _ahead(self, one: Habits, other: Habits, deals: int) -> str:
        """Say how far one of two trials is ahead where both have played: luck is the same for both there."""
        both = zip(*(self._leads[_label(asdict(habits))][:deals] for habits in (one, other)), strict=False)
        found = Estimate.of([lead - behind for lead, behind in both])
        return f"{found.mean:+.2f} +- {found.margin:.2f} ahead of the first"

    def _lead(self, bot: Bot, number: int) -> float:
        """Return the lead of *bot* in the deal of this number."""
        duel = Duel()
        play_deal(self.rules, self.players, bot, self.foe, self.seed + number, duel)
        return duel.leads[0]

    def search(self, trials: Sequence[Habits], deals: int, say: Callable[[str], None]) -> Habits:
        """Return the best of *trials*: all play *deals* deals, the better half twice as many, and so on."""
        left = list(dict.fromkeys(trials))
        while True:
            order = sorted(left, key=lambda habits: -sum(self.leads(habits, deals)))
            found = Estimate.of(self.leads(order[0], deals))
            best = f"{found.mean:+.1f} +- {found.margin:.1f}, {self._ahead(order[0], trials[0], deals)}"
            say(f"{len(left)} settings, {deals} {self.unit}; best {best}: {order[0]}")
            if len(left) <= 3:
                return order[0]
            left = order[: len(left) // 2]
            deals *= 2


class Sieve(Tuner):
    """Lets trials decide in fixed positions, met by the opponent, instead of playing against it."""

    def __init__(self, name: str, rules: AnyGame, players: int, foe: str, path: Path, seed: int) -> None:
        super().__init__(name, rules, players, foe, path, seed)
        self.unit = "positions"
        network = network_for(rules, players)
        assert network is not None
        self.positions = Positions(rules, players, self.foe, network, seed)

    def _lead(self, bot: Bot, number: int) -> float:
        """Return what the decision of *bot* in the position of this number is worth."""
        seen = self.positions.at(number)
        decision = bot.decide(self.rules, seen, Rng(number, "decision"))
        return self.positions.worth(number, decision.steps)


def _label(habits: Mapping[str, object]) -> str:
    return json.dumps(habits, sort_keys=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m lab tune", description=__doc__)
    parser.add_argument("name", choices=sorted(GRIDS))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default=default_edition())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", help="a strong level if not given")
    parser.add_argument("--trials", type=int, default=12)
    parser.add_argument("--deals", type=int, default=2)
    said = "how many in a thousand settings of a trial differ from those in use"
    parser.add_argument("--redrawn", type=int, default=_THOUSAND, help=said)
    parser.add_argument("--seed", type=int, default=1_000_000)
    said = "compare decisions in positions; --deals is their number at first"
    parser.add_argument("--positions", action="store_true", help=said)
    words = parser.parse_args(arguments)
    if words.trials < 1 or words.deals < 1:
        parser.error("--trials and --deals must be at least 1")
    words.folder.mkdir(parents=True, exist_ok=True)
    try:
        rules = game(words.game)
        rules.new(words.players, words.seed)
        against = words.against or rules.bots().rival
        parts = (words.name, words.game, str(words.players), against, str(words.seed))
        kind = Sieve if words.positions else Tuner
        parts += ("positions",) * words.positions
        path = words.folder / ("-".join(parts).replace("/", "-") + ".jsonl")
        tuner = kind(words.name, rules, words.players, against, path, words.seed)
    except GameError as error:
        parser.error(str(error))
    trials = [
        trial(words.name, rules, words.players, number, words.redrawn) for number in range(words.trials)
    ]
    try:
        best = tuner.search(trials, words.deals, lambda line: print(line, flush=True))
    except KeyboardInterrupt:
        print("interrupted; give the same command again to go on")
        return 130
    print(json.dumps(asdict(best)))
    return 0
