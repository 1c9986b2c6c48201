"""Tells characters apart by one game: what a seat is seen to do in it, and who learns from that.

In Evolution these are twenty things: how many of its species have each of eleven traits, how many traits and
species it has, their body sizes and populations, and the largest population, all as means over the ends of
rounds; for each round its attacks on others and the cards it gives for body size and for population; and the
mean value of its food cards. In Dominant Species they are eighteen: for each round the pawns on each of the
twelve actions, and as means over the ends of rounds what a character may like, but the points.

The classifier is Fisher's: the class whose mean is nearest, where the features are scaled and turned so that
within the classes they spread alike in all directions.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from evolution_qt.ai.bots import Bot
from evolution_qt.core.action import Action, unpack
from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng
from evolution_qt.games import title_of
from evolution_qt.games.dominant import steps as dominant_steps
from evolution_qt.games.dominant.rule_bot import ROW_OF
from evolution_qt.games.dominant.tastes import PREFERENCES
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import seat_of

LEFT_OUT = ("ambush", "defensive_herding", "fertile", "foraging", "horns", "long_neck")
"""Traits by which no character is told from another: they come to all alike, or to hardly any."""
RIDGE = 1e-3
"""Keeps a feature that never varies from counting without end."""
ACTIONS = tuple(dict.fromkeys(ROW_OF))
"""The actions of Dominant Species, by the first space of each."""


class Watched:
    """What a seat of Evolution is seen to do in a game."""

    def __init__(self, rules: AnyGame, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.rows: list[list[float]] = []
        """A row for the end of each round."""
        self.counted: Counter[int] = Counter()
        self.foods: list[int] = []

    def see(self, state: Any, step: Action) -> None:
        """Look at a step that the seat is about to make."""
        verb, subject, target, _ = unpack(step)
        self.counted[verb] += verb != verbs.ATTACK or seat_of(target) != self.seat
        if verb == verbs.FOOD:
            self.foods.append(self.rules.table.cards[subject].food)

    def end_round(self, state: Any) -> None:
        """Look at what the seat has when a round has ended."""
        row = state.players[self.seat].species
        traits = [bit for bit, trait in enumerate(self.rules.table.traits) if trait.key not in LEFT_OUT]
        populations = [species.population for species in row]
        self.rows.append(
            [
                *(float(sum(species.mask >> bit & 1 for species in row)) for bit in traits),
                float(sum(populations)),
                float(len(row)),
                float(sum(species.body for species in row)),
                float(sum(len(species.traits) for species in row)),
                float(max(populations, default=0)),
            ]
        )

    def features(self) -> list[float]:
        """Return all that was seen in the game."""
        often = [self.counted[verb] / len(self.rows) for verb in (verbs.ATTACK, verbs.BODY, verbs.POPULATION)]
        return [*self.means(), *often, sum(self.foods) / max(len(self.foods), 1)]

    def means(self) -> list[float]:
        """Return the means over the ends of rounds."""
        return [*map(float, np.mean(np.array(self.rows), axis=0))]


class WatchedPawns(Watched):
    """What a seat of Dominant Species is seen to do in a game."""

    def __init__(self, rules: AnyGame, seat: int) -> None:
        super().__init__(rules, seat)
        self.first: dict[int, int] = {}
        """The action of its first pawn of each round."""

    def see(self, state: Any, step: Action) -> None:
        """Look at a step that the seat is about to make."""
        if step >> 24 & 255 == dominant_steps.PLAN:
            action = ROW_OF[step >> 12 & 63]
            self.counted[action] += 1
            self.first.setdefault(state.round, action)

    def end_round(self, state: Any) -> None:
        """Look at what the seat has when a round has ended."""
        amounts = self.rules.evaluation().preferences(state, self.seat)
        self.rows.append([one for name, one in zip(PREFERENCES, amounts, strict=True) if name != "points"])

    def features(self) -> list[float]:
        """Return all that was seen in the game."""
        return [*self.means(), *[self.counted[action] / len(self.rows) for action in ACTIONS]]


WATCHED = {"evolution": Watched, "dominant": WatchedPawns}
"""Who watches a seat, by the keys of games that have characters."""


def seen_of(rules: AnyGame, bots: Sequence[Bot], watched: int, seed: int) -> tuple[list[float], float]:
    """Play the game with this seed; return what *watched* was seen to do, and its part of the win."""
    [(seen, part)] = watch(rules, bots, [watched], seed)
    return seen.features(), part


def watch(
    rules: AnyGame, bots: Sequence[Bot], seats: Sequence[int], seed: int
) -> list[tuple[Watched, float]]:
    """Play the game with this seed; return what was seen of each of *seats*, and its part of the win."""
    state = rules.new(len(bots), seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(len(bots))]
    found = {seat: WATCHED[title_of(rules.key).key](rules, seat) for seat in seats}
    while (seat := state.to_move) >= 0:
        for step in bots[seat].decide(rules, rules.observe(state, seat), rngs[seat]).steps:
            if seat in found:
                found[seat].see(state, step)
            now = state.round
            rules.apply(state, step)
            if state.round != now or state.to_move < 0:
                for one in found.values():
                    one.end_round(state)
    ranks = rules.ranks(state)
    best = max(ranks)
    return [(found[seat], (ranks[seat] == best) / ranks.count(best)) for seat in seats]


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
