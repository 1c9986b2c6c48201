"""LogBridge characters apart by one game: twenty things that a seat is seen to do, and who learns from them.

The twenty: how many of its species have each of eleven traits, how many traits and species it has, their
body sizes and populations, and the largest population, all as means over the ends of rounds; for each round
its attacks on others and the cards it gives for body size and for population; and the mean value of its food
cards. The classifier is Fisher's: the class whose mean is nearest, where the features are scaled and turned
so that within the classes they spread alike in all directions.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from evolution_qt.ai.bots import Bot
from evolution_qt.core.action import unpack
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import seat_of
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState

FEATURES = 20
LEFT_OUT = ("ambush", "defensive_herding", "fertile", "foraging", "horns", "long_neck")
"""Traits by which no character is told from another: they come to all alike, or to hardly any."""
RIDGE = 1e-3
"""Keeps a feature that never varies from counting without end."""


def seen_of(rules: Evolution, bots: Sequence[Bot], watched: int, seed: int) -> tuple[list[float], float]:
    """Play the game with this seed; return what *watched* was seen to do, and its part of the win."""
    state = rules.new(len(bots), seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(len(bots))]
    rounds: list[list[float]] = []
    counted: Counter[int] = Counter()
    foods: list[int] = []
    while (seat := state.to_move) >= 0:
        for step in bots[seat].decide(rules, rules.observe(state, seat), rngs[seat]).steps:
            verb, subject, target, _ = unpack(step)
            if seat == watched:
                counted[verb] += verb != verbs.ATTACK or seat_of(target) != watched
                foods += [rules.table.cards[subject].food] if verb == verbs.FOOD else []
            now = state.round
            rules.apply(state, step)
            if state.round != now or state.to_move < 0:
                rounds.append(row_of(rules, state, watched))
    means = np.mean(np.array(rounds), axis=0)
    often = [counted[verb] / len(rounds) for verb in (verbs.ATTACK, verbs.BODY, verbs.POPULATION)]
    ranks = rules.ranks(state)
    part = 1 / ranks.count(max(ranks)) if ranks[watched] == max(ranks) else 0.0
    return [*map(float, means), *often, sum(foods) / max(len(foods), 1)], part


def row_of(rules: Evolution, state: EvolutionState, seat: int) -> list[float]:
    """Return how many species of a seat have each trait that tells something, and what there is in all."""
    row = state.players[seat].species
    traits = [bit for bit, trait in enumerate(rules.table.traits) if trait.key not in LEFT_OUT]
    populations = [species.population for species in row]
    return [
        *(float(sum(species.mask >> bit & 1 for species in row)) for bit in traits),
        float(sum(populations)),
        float(len(row)),
        float(sum(species.body for species in row)),
        float(sum(len(species.traits) for species in row)),
        float(max(populations, default=0)),
    ]


class Classifier:
    """Names the class of what was seen, having learned from what was seen of each class."""

    def __init__(self, learned: Mapping[str, Sequence[Sequence[float]]]) -> None:
        self.names = list(learned)
        each = [np.array(learned[name]) for name in self.names]
        self._means = np.array([rows.mean(axis=0) for rows in each])
        within = np.concatenate([rows - mean for rows, mean in zip(each, self._means, strict=True)])
        spread = within.T @ within / len(within)
        self._metric: npt.NDArray[np.float64] = np.linalg.inv(spread + RIDGE * np.eye(spread.shape[0]))

    def name(self, seen: Sequence[float]) -> str:
        """Return the class whose mean is nearest."""
        away = self._means - np.array(seen)
        return self.names[int(np.argmin(np.einsum("ij,jk,ik->i", away, self._metric, away)))]
