"""Judging steps and positions of a game for one seat: a network, and the truth once the game is over.

Where there is no network, the game's own hand-made value judges.

Work that needs judgements on the way can be written as a generator that yields
positions and is sent what they come to. Many of them go on side by side then, and what all ask at a time is
judged in one batch: a network takes little longer for a hundred positions than for ten.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from evolution_qt.ai.bots import Judgement, Stop, in_time
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import NOW, ROUND_OVER, TURN_OVER, Features
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Character

if TYPE_CHECKING:
    from evolution_qt.ai.network import Network

MOST_SPARE: Final = 3
_WIN_WEIGHT: Final = 0.5

T = TypeVar("T")
Asking: TypeAlias = Generator[list[Features], list[Judgement], T]
"""Works out a T: yields positions, of which it wants to know what the network makes."""
Horizon: TypeAlias = Callable[[Any], bool]
"""Says whether a position lies beyond where worlds stop, as `Game.horizon` returns it."""


def worth(judgement: Judgement) -> float:
    """Return the one number by which plans are compared: half the win, half the share of the points."""
    return _WIN_WEIGHT * judgement.win + (1 - _WIN_WEIGHT) * judgement.share


def outcome(game: AnyGame, state: Any, seat: int) -> Judgement:
    """Return what a finished game has brought *seat*."""
    scores = game.scores(state)
    winners = game.winners(state)
    best = max(scores)
    sharpness = game.bots().sharpness
    weights = [exp(sharpness * (score - best)) for score in scores]
    win = 1 / len(winners) if seat in winners else 0.0
    return Judgement(win, weights[seat] / sum(weights), float(scores[seat]))


class Judge:
    """What looks at one game's positions: a network or a hand-made value. Counts the evaluations it makes."""

    def __init__(self, game: AnyGame, network: Network | None, character: Character | None = None) -> None:
        self.game = game
        self.evaluation = evaluation = game.evaluation()
        self.network = (
            network.fit(evaluation.schema, evaluation.amounts, evaluation.marks)
            if network is not None
            else None
        )
        self.character = character
        self.evaluations = 0
        self._points_scale = game.bots().points_scale
        self._sharpness = game.bots().sharpness
        self._tastes = (character or Character("")).liking(self.evaluation.preference_names)
        self._has_tastes = any(self._tastes)

    def judge(self, positions: Sequence[Features]) -> list[Judgement]:
        """Return what the network makes of positions already looked at."""
        self.evaluations += len(positions)
        if self.network is None:
            assert not positions
            return []
        return self.network.judge(positions, self._points_scale)

    def values(self, judgements: Sequence[Judgement], states: Sequence[Any], seat: int) -> list[float]:
        """Return the numbers by which positions are compared: what they are worth and what *seat* likes."""
        values = [worth(judgement) for judgement in judgements]
        if self._has_tastes:
            for at, state in enumerate(states):
                amounts = self.evaluation.preferences(state, seat)
                values[at] += sum([a * b for a, b in zip(self._tastes, amounts, strict=True)])
        return values

    def answer(self, asking: Asking[T]) -> T:
        """Return what *asking* works out."""
        found = self.answer_all([asking])
        assert found is not None
        return found[0]

    def answer_all(self, askings: Sequence[Asking[T]], is_over: Stop = in_time) -> list[T] | None:
        """Return what each of *askings* works out, all side by side; None if *is_over* has cut them short."""
        found: dict[int, T] = {}
        answers: dict[int, list[Judgement]] = {}
        left = dict(enumerate(askings))
        while True:
            asked: list[tuple[int, list[Features]]] = []
            for at, asking in list(left.items()):
                try:
                    asked.append((at, asking.send(answers.pop(at)) if at in answers else next(asking)))
                except StopIteration as ended:
                    found[at] = ended.value
                    del left[at]
            if not left:
                return [found[at] for at in range(len(askings))]
            if is_over():
                return None
            judged = self.judge([position for _, positions in asked for position in positions])
            end = 0
            for at, positions in asked:
                start, end = end, end + len(positions)
                answers[at] = judged[start:end]

    def turns(
        self, states: Sequence[Any], seat: int, others: object, *, careless: bool = False
    ) -> list[Judgement]:
        """Return what each turn put together comes to, as if it ended here."""
        return self.answer(self.asks_turns(states, seat, others, careless=careless))

    def asks_turns(
        self, states: Sequence[Any], seat: int, others: object, *, careless: bool = False
    ) -> Asking[list[Judgement]]:
        """Work out the same side by side with others."""
        features = self.evaluation.features
        return (yield [features(state, seat, TURN_OVER, others, careless=careless) for state in states])

    def spare(self, state: Any, seat: int, others: object) -> list[int]:
        """Return the few cards that *seat* can best do without; what any card buys is bought with them."""
        return self.answer(self.asks_spare(state, seat, others))

    def asks_spare(self, state: Any, seat: int, others: object) -> Asking[list[int]]:
        """Work out the same side by side with others."""
        turn = self.evaluation.turn(state)
        cards = turn.spare(state, seat) if turn is not None else []
        if turn is None or len(cards) <= MOST_SPARE:
            return cards
        without = [turn.without(state, seat, card) for card in cards]
        judgements = yield from self.asks_turns(without, seat, others)
        order = sorted(range(len(cards)), key=lambda at: (-worth(judgements[at]), cards[at]))
        return [cards[at] for at in order[:MOST_SPARE]]

    def after(self, state: Any, steps: Sequence[Action], seat: int) -> list[Judgement]:
        """Return what *seat* may expect after each of *steps*, made by the seat to move."""
        return self.reached([self.made(state, step) for step in steps], seat, self.game.horizon(state))

    def made(self, state: Any, step: Action) -> Any:
        """Return a copy of *state* in which the seat to move has made *step*."""
        following = self.game.copy(state)
        self.game.apply(following, step)
        return following

    def reached(self, states: Sequence[Any], seat: int, is_beyond: Horizon) -> list[Judgement]:
        """Return what each of *states* is worth to *seat*; a new round counts as it was before its deal.

        *is_beyond* is the horizon of the position that they came from.
        """
        return self.answer(self.asks_reached(states, seat, is_beyond))

    def asks_reached(self, states: Sequence[Any], seat: int, is_beyond: Horizon) -> Asking[list[Judgement]]:
        """Work out the same side by side with others."""
        if self.network is None:
            self.evaluations += len(states)
            return [self.leading(self.evaluation.worth(state, seat)) for state in states]
        judgements: list[Judgement | None] = []
        positions: list[Features] = []
        for state in states:
            if state.to_move == NOBODY:
                judgements.append(outcome(self.game, state, seat))
            else:
                judgements.append(None)
                moment = ROUND_OVER if is_beyond(state) else NOW
                positions.append(self.evaluation.features(state, seat, moment))
        found = iter((yield positions) if positions else ())
        return [one or next(found) for one in judgements]

    def leading(self, lead: float) -> Judgement:
        """Return what a seat may expect that leads by so many points: more with a larger lead."""
        share = 1 / (1 + exp(-self._sharpness * lead))
        return Judgement(share, share, lead)


def first_best(values: Sequence[float]) -> int:
    """Return the place of the largest value, the first of equals."""
    at = 0
    for place, value in enumerate(values):
        if value > values[at]:
            at = place
    return at
