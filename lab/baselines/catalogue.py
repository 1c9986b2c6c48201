"""All baselines by name. The settings that tuning found for each are data of the game (`Bots.baselines`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from evolution_qt.ai import flat
from evolution_qt.ai.bots import Bot, Effort, Habitual
from evolution_qt.ai.flat import FlatMonteCarlo
from evolution_qt.ai.network import Network
from evolution_qt.brain.opponents import network_for, opponent
from evolution_qt.core.errors import bad
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import FLAT
from lab.baselines import one_step, tree
from lab.baselines.mcts import DeterminizedMcts, MultipleObserver, SingleObserver
from lab.baselines.one_step import OneStep

Habits: TypeAlias = flat.FlatHabits | one_step.OneStepHabits | tree.TreeHabits
"""What is tuned about a baseline; which fields there are depends on the method."""

_SEARCHING: Final[dict[str, Callable[[Network, Any, Effort], Bot]]] = {
    "flat_mc": FlatMonteCarlo,
    "determinized_mcts": DeterminizedMcts,
    "so_ismcts": SingleObserver,
    "mo_ismcts": MultipleObserver,
    "determinized_mcts_plans": DeterminizedMcts,
    "so_ismcts_plans": SingleObserver,
    "mo_ismcts_plans": MultipleObserver,
}
"""The methods that take the time they get.

Those as published search the steps of a turn. Those with `_plans` are hybrids: they begin with whole turns
thought up by the planner of our own levels.
"""
HABITS: Final[dict[str, type[Habits]]] = {
    "one_step": one_step.OneStepHabits,
    "flat_mc": flat.FlatHabits,
    **{name: tree.TreeHabits for name in _SEARCHING if name != "flat_mc"},
}
"""All methods that can be tuned, and the sort of their settings."""
_METHODS: Final = ("rule_bot", *HABITS)


def tuned(name: str, game: AnyGame, players: int) -> Habits:
    """Return the settings in use of a method at a table of *players*."""
    return HABITS[name](**game.bots().tuned(name, players))


def usual_effort(game: AnyGame, players: int) -> Effort:
    """Return the effort that the methods were tuned for at a table of *players*."""
    return Effort(seconds=game.bots().usual_seconds(players))


def baseline(
    name: str,
    game: AnyGame,
    players: int,
    effort: Effort | None = None,
    habits: Habits | None = None,
) -> Bot:
    """Return the baseline of this name for a table of *players*.

    Without *effort* it takes that of `usual_effort`; without *habits* it has those that were found. Where no
    network fits, the rule bot plays. Raises BadInput for a name that the game has no baseline of.
    """
    bots = game.bots()
    if name in bots.policies:
        return Habitual(bots.policies[name])
    if name not in _methods(game):
        raise bad("unknown_ai", value=name[:60])
    if not bots.networks:
        return FlatMonteCarlo(None, flat.FlatHabits(), effort or flat.ON_RULES_ALONE)
    network = network_for(game, players) if name in HABITS else None
    if network is None:
        return opponent(bots.substitute, game, players)
    habits = habits or tuned(name, game, players)
    if isinstance(habits, one_step.OneStepHabits):
        return OneStep(network, habits)
    return _SEARCHING[name](network, habits, effort or usual_effort(game, players))


def timed(name: str, seconds: Mapping[str, float]) -> Callable[[AnyGame, int], Bot]:
    """Return what makes the baseline that takes so many seconds for a decision of each kind."""
    return partial(baseline, name, effort=Effort(seconds=seconds))


def counted(name: str, iterations: int) -> Callable[[AnyGame, int], Bot]:
    """Return what makes the baseline that makes so many iterations for each decision."""
    return partial(baseline, name, effort=Effort(iterations))


def baselines(game: AnyGame) -> dict[str, Callable[[AnyGame, int], Bot]]:
    """Return what makes each baseline for a game and a number of players, by name."""
    return {name: partial(baseline, name) for name in (*game.bots().policies, *_methods(game))}


def _methods(game: AnyGame) -> tuple[str, ...]:
    return _METHODS if game.bots().networks else (FLAT,)
