"""The opponents there are, by the names that records and the command line use.

A bot gets an observation, never the state, and answers with a step; `choose_move` has it finish a line.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from evolution_qt.core.action import Action
from evolution_qt.core.errors import bad
from evolution_qt.core.game import Game, Observation
from evolution_qt.core.rng import Rng


class Bot(ABC):
    """Somebody who decides."""

    kind: str
    """Its name in records."""

    # games and opponents do not know each other, so a bot takes any game
    @abstractmethod
    def choose(self, game: Game[Any, Any], seen: Observation[Any], rng: Rng) -> Action:
        """Return a legal step for the seat that sees *seen* and is to move."""


class Random(Bot):
    """Takes any legal step, each as likely as any other."""

    kind = "random"

    def choose(self, game: Game[Any, Any], seen: Observation[Any], rng: Rng) -> Action:
        """Return any legal step."""
        return game.sample(seen.state, rng)


class Greedy(Bot):
    """Takes the step that looks best at once."""

    kind = "greedy"

    def choose(self, game: Game[Any, Any], seen: Observation[Any], rng: Rng) -> Action:
        """Return the step that the game's quick policy suggests."""
        return game.suggest(seen.state, game.legal(seen.state), rng)


BOTS: Final[dict[str, type[Bot]]] = {bot.kind: bot for bot in (Random, Greedy)}


def bot(kind: str) -> Bot:
    """Return the bot of this name. Raises BadInput if there is none."""
    if kind not in BOTS:
        raise bad("unknown_ai", value=kind[:60])
    return BOTS[kind]()


def choose_move(game: Game[Any, Any], seen: Observation[Any], kind: str, rng: Rng) -> Any:
    """Return a whole legal move for the viewer, in the game's own form. Raises BadInput for an unknown kind.

    A line of several steps is thought through on a copy; only its last step may change the turn.
    """
    player = bot(kind)
    trial = Observation(seen.viewer, game.copy(seen.state))
    trial.state.to_move = seen.viewer
    steps: list[Action] = []
    while True:
        steps.append(player.choose(game, trial, rng))
        if game.completes(trial.state, steps[-1]):
            return game.spoken(seen.state, seen.viewer, steps)
        game.apply(trial.state, steps[-1])
