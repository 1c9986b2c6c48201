"""All baselines by name, and the settings that tuning found for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

from evolution_qt.ai import flat
from evolution_qt.ai.bots import Bot, Habitual
from evolution_qt.ai.effort import CARD, STEP, TURN, Effort
from evolution_qt.ai.flat import FlatMonteCarlo
from evolution_qt.ai.network import Network
from evolution_qt.baselines import one_step, tree
from evolution_qt.baselines.mcts import DeterminizedMcts, MultipleObserver, SingleObserver
from evolution_qt.baselines.one_step import OneStep
from evolution_qt.baselines.playouts import MIXED, NONE, OWN
from evolution_qt.brain.opponents import network_for, opponent
from evolution_qt.core.bots import FLAT
from evolution_qt.core.errors import bad
from evolution_qt.core.game import AnyGame

Habits: TypeAlias = flat.Habits | one_step.Habits | tree.Habits
"""What is tuned about a baseline; which fields there are depends on the method."""

_TREE: Final = tree.Habits(
    exploration=0.06,
    informed=20.0,
    breadth=2.0,
    widening=0.25,
    depth=8,
    playout=OWN,
    worlds=20,
    others=False,
    share=0.5,
    shown=True,
    implicit=True,
    by_value=True,
)
_ISMCTS: Final = replace(_TREE, informed=6.0, worlds=40, implicit=False, by_value=False)
_HYBRID: Final = replace(_TREE, plans=10, width=4)
TUNED: Final[dict[str, Habits]] = {
    "one_step": one_step.Habits(),
    "flat_mc": flat.Habits(plans=8, odd=400),
    "determinized_mcts": replace(
        _TREE, worlds=4, playout=MIXED, breadth=8.0, others=True, share=0.25, batch=4
    ),
    "so_ismcts": _ISMCTS,
    "mo_ismcts": _ISMCTS,
    "determinized_mcts_plans": replace(_HYBRID, worlds=4),
    "so_ismcts_plans": _HYBRID,
    "mo_ismcts_plans": _HYBRID,
}
"""The settings found by `tune`; `docs/baselines.md` says what was spent on them.

The methods as published search the steps of a turn. Those with `_plans` are hybrids: they begin with whole
turns thought up by the planner of our own levels.
"""

TUNED_AMONG_MORE: Final[dict[str, Habits]] = {
    "flat_mc": flat.Habits(exploration=0.1, plans=8, tries=4, odd=400),
    "determinized_mcts": replace(
        _TREE, worlds=8, playout=NONE, breadth=1.0, others=True, share=0.25, batch=8
    ),
    "so_ismcts": replace(
        _ISMCTS, exploration=0.03, worlds=20, playout=NONE, breadth=1.0, implicit=True, batch=8
    ),
    "mo_ismcts": replace(_ISMCTS, exploration=0.03, breadth=1.0, implicit=True, batch=8, by_value=True),
}
"""Those found for tables of three and more, where they are others."""

SECONDS: Final[dict[str, float]] = {TURN: 0.03, CARD: 0.02, STEP: 0.003}
"""About what `apex` takes for decisions at a table of two, in seconds of a core with compiled rules."""
SECONDS_AMONG_MORE: Final[dict[str, float]] = {TURN: 0.007, CARD: 0.016, STEP: 0.005}
"""The same at a table of four."""


def tuned(name: str, players: int) -> Habits:
    """Return the settings in use of a method at a table of *players*."""
    return TUNED_AMONG_MORE.get(name, TUNED[name]) if players > 2 else TUNED[name]


def usual_effort(players: int) -> Effort:
    """Return the effort that the methods were tuned for at a table of *players*."""
    return Effort(seconds=SECONDS_AMONG_MORE if players > 2 else SECONDS)


_SEARCHING: Final[dict[str, Callable[[Network, Any, Effort], Bot]]] = {
    "flat_mc": FlatMonteCarlo,
    "determinized_mcts": DeterminizedMcts,
    "so_ismcts": SingleObserver,
    "mo_ismcts": MultipleObserver,
    "determinized_mcts_plans": DeterminizedMcts,
    "so_ismcts_plans": SingleObserver,
    "mo_ismcts_plans": MultipleObserver,
}


_METHODS: Final = ("rule_bot", "one_step", *_SEARCHING)


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
        return FlatMonteCarlo(None, flat.Habits(), effort or flat.ON_RULES_ALONE)
    network = network_for(game, players) if name in TUNED else None
    if network is None:
        return opponent(bots.substitute, game, players)
    habits = habits or tuned(name, players)
    if isinstance(habits, one_step.Habits):
        return OneStep(network, habits)
    return _SEARCHING[name](network, habits, effort or usual_effort(players))


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
