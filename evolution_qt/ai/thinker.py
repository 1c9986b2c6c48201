"""An opponent of some level and character: what it does when it is asked, and how it puts a turn together.

Everything is decided from the observation, the level, the character and a generator of the opponent's own.

Plans for a turn grow step by step, the best few are followed up, equal results are one.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.ai.bots import (
    MOST_PLANS,
    MOST_REASONS,
    UNJUDGED,
    Bot,
    Decision,
    Judgement,
    Plan,
    Reason,
    Stop,
    in_time,
)
from evolution_qt.ai.judge import Judge, worth
from evolution_qt.ai.worlds import try_plans
from evolution_qt.core import garbage
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import NOW, ROUND_OVER, TURN_OVER, Evaluation, Turn
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.levels import BY_CHANCE, BY_RULES, BY_WORTH, Character, Level
from evolution_qt.core.rng import Rng

if TYPE_CHECKING:
    from evolution_qt.ai.network import Network


class _Draft:
    """A turn under way: what was done, and where it has led to."""

    __slots__ = ("plan", "state")

    def __init__(self, plan: Plan, state: Any) -> None:
        self.plan = plan
        self.state = state


def plans(
    judge: Judge,
    state: Any,
    seat: int,
    width: int,
    budget: int,
    is_over: Stop,
    *,
    careless: bool = False,
) -> list[Plan]:
    """Return plans for the turn that *seat* puts together, the best first, each ended by the last step.

    At each length the best *width* are followed up, until *budget* evaluations are spent or *is_over* says
    that there is no time left. Silly plans are left out; to stop at once is always there.
    """
    turn = judge.evaluation.turn(state)
    assert turn is not None
    others = judge.evaluation.others(state, seat)
    root = judge.turns([state], seat, others, careless=careless)[0]
    first = _Draft(Plan((turn.stop,), root, judge.values([root], [state], seat)[0]), state)
    found = [first.plan]
    beam = [first]
    seen = {turn.result(state, seat)}
    spent = judge.evaluations
    while beam and judge.evaluations - spent < budget and not is_over():
        steps: list[tuple[Action, ...]] = []
        states: list[Any] = []
        for draft in beam:
            spare = judge.spare(draft.state, seat, others)
            for step in turn.worth_trying(draft.state, seat, spare):
                fork = turn.fork(draft.state, seat)
                judge.game.apply(fork, step)
                result = turn.result(fork, seat)
                if result not in seen:
                    seen.add(result)
                    steps.append((*draft.plan.steps[:-1], step, turn.stop))
                    states.append(fork)
        if not states:
            break
        judgements = judge.turns(states, seat, others, careless=careless)
        values = judge.values(judgements, states, seat)
        order = sorted(range(len(states)), key=lambda at: -values[at])
        best = order[: 4 * width]
        grown = [_Draft(Plan(steps[at], judgements[at], values[at]), states[at]) for at in best]
        # what is silly now may become the first half of something good, so it is only not proposed
        found += [draft.plan for draft in grown if not turn.is_silly(draft.state, seat)]
        beam = grown[:width]
    found.sort(key=lambda plan: -plan.value)
    return found


def unlike_first(found: Sequence[Plan]) -> tuple[list[Plan], int]:
    """Return the plans, those first that are judged unlike any before, and how many these are.

    Turns that are judged alike nearly always lead to the same, so one of them is enough to try and to show;
    of single steps each is worth trying.
    """
    unlike: list[Plan] = []
    alike: list[Plan] = []
    judged: set[Judgement] = set()
    for plan in found:
        (alike if len(plan.steps) > 1 and plan.judgement in judged else unlike).append(plan)
        judged.add(plan.judgement)
    return unlike + alike, len(unlike)


_THOUSAND: Final = 1000
_SPREAD: Final = 3
"""Worlds that a player needs who minds how far results lie apart."""
_DUEL: Final = 2
"""Players at the smallest table."""
_MIXED: Final = 0.01
"""Choices that no opponent sees at once are mixed among those within this of the best."""


class _Watch:
    """Watches whether there is no time left, and remembers whether that has cut a search short."""

    def __init__(self, is_over: Stop) -> None:
        self._is_over = is_over
        self.has_stopped = False

    def __call__(self) -> bool:
        """Return whether to stop; a search asks only while it would go on."""
        self.has_stopped = self.has_stopped or self._is_over()
        return self.has_stopped


class Thinker(Bot):
    """A player that decides, by level and character. Keeps nothing from one decision to the next."""

    def __init__(self, level: Level, network: Network | None, character: Character | None = None) -> None:
        self.level = level
        self.network = network
        self.character = character
        self.advises = False
        """Whether the best plan is wanted of it, as for a hint, and not any that is about as good."""

    @garbage.left_alone()
    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return what the seat that sees *seen* does: one step, or all steps of a turn it puts together.

        When *is_over* says so, the search ends with the best so far.
        """
        state = game.copy(seen.state)
        state.to_move = seen.viewer
        seen = Observation(seen.viewer, state)
        evaluation = game.evaluation()
        if self.network is None and self.level.judging != BY_WORTH:
            return self._decide_simply(game, seen, rng)
        habit = evaluation.habit(state, game.legal(state), rng)
        if habit is not None:
            return Decision((Plan((habit,), UNJUDGED, 0.0),))
        judge = Judge(game, self.network, self.character)
        watch = _Watch(is_over)
        careless = rng.below(_THOUSAND) < self.level.careless
        is_turn = evaluation.turn(state) is not None
        if is_turn:
            found = plans(
                judge,
                state,
                seen.viewer,
                self.level.width,
                self.level.evaluations,
                watch,
                careless=careless,
            )
        else:
            found = self._steps(judge, seen, rng)
        found, unlike = unlike_first(found)
        is_card = evaluation.is_secret(state) and not is_turn
        worlds = self.level.secret_worlds if is_card else self.level.worlds
        if is_turn:
            worlds = self.level.turn_worlds
        if worlds and self.character and self.character.risk:
            worlds = max(worlds, _SPREAD)
        if worlds and len(found) > 1:
            most = self.level.plans if evaluation.is_secret(state) else self.level.steps
            count = min(most, unlike)
            if self.advises:
                found, count = _with_two_ideas(evaluation, found, count)
            tried = try_plans(judge, seen, found[:count], worlds, self.level, rng, watch)
            found = tried + found[count:]
        if not self.advises:
            found = self._choose(found, rng, self._slack(game, seen, found[0], mixes=is_card))
            found = self._spread(judge.evaluation, seen.state, found, rng)
        kept = tuple(_of_each_idea(evaluation, found)[:MOST_PLANS])
        reasons = self._reasons(judge, seen, kept, careless=careless)
        return Decision(kept, judge.evaluations, watch.has_stopped, reasons)

    def _decide_simply(self, game: AnyGame, seen: Observation[Any], rng: Rng) -> Decision:
        """Take the quick policy's step, or any, among those that are not silly.

        A character takes of the few steps that look best, or come up first, the one it likes best, as long as
        no one sees it.
        """
        evaluation, state, seat = game.evaluation(), seen.state, seen.viewer
        steps = evaluation.sensible(state, seat, game.legal(state))
        turn = evaluation.turn(state)
        if turn is not None and self.level.judging != BY_CHANCE:
            steps = _without_silly_ends(game, turn, state, seat, steps)
        is_by_rules = self.level.judging == BY_RULES
        left = list(steps)
        found: list[Action] = []
        while left and len(found) < (MOST_PLANS if is_by_rules or self.character else 1):
            step = game.suggest(state, left, rng) if is_by_rules else left[rng.below(len(left))]
            left.remove(step)
            found.append(step)
        if self.character and evaluation.is_secret(state):
            liking = self._liking(game, seen, self.character, found, rng)
            found = [found[at] for at in sorted(range(len(found)), key=lambda at: -liking[at])]
        return Decision(tuple([Plan((step,), UNJUDGED, 0.0) for step in found]))

    def _liking(
        self,
        game: AnyGame,
        seen: Observation[Any],
        character: Character,
        steps: list[Action],
        rng: Rng,
    ) -> list[float]:
        """Return how much the character likes what each of some secret steps leads to."""
        evaluation, seat = game.evaluation(), seen.viewer
        world = game.determinize(seen, Rng(rng.below(1 << 30), "one world"))
        turn = evaluation.turn(world)
        tastes = character.liking(evaluation.preference_names)
        liking: list[float] = []
        for step in steps:
            state = turn.fork(world, seat) if turn is not None else game.copy(world)
            if turn is None or step != turn.stop:
                game.apply(state, step, seat)
            amounts = evaluation.preferences(state, seat)
            liking.append(sum([taste * amount for taste, amount in zip(tastes, amounts, strict=True)]))
        return liking

    def _steps(self, judge: Judge, seen: Observation[Any], rng: Rng) -> list[Plan]:
        """Return all sensible single steps as plans, the best first, judged in one sampled world."""
        game, seat = judge.game, seen.viewer
        steps = judge.evaluation.sensible(seen.state, seat, game.legal(seen.state))
        if len(steps) == 1:
            return [Plan((steps[0],), UNJUDGED, 0.0)]
        world = game.determinize(seen, Rng(rng.below(1 << 30), "one world"))
        reached = [judge.evaluation.trial(world, step) or judge.made(world, step) for step in steps]
        judgements = judge.reached(reached, seat, game.horizon(world))
        values = judge.values(judgements, reached, seat)
        order = sorted(range(len(steps)), key=lambda at: -values[at])
        changes = judge.evaluation.changes
        return [
            Plan((steps[at],), judgements[at], values[at], parts=changes(world, reached[at], seat))
            for at in order
        ]

    def _slack(self, game: AnyGame, seen: Observation[Any], best: Plan, *, mixes: bool) -> float:
        """Return what the opponent cannot or will not tell apart, in wins.

        Where more than two play, chances lie far apart from seat to seat: what tells hardly anything to the
        one who leads would be everything that a player far behind still has. A card laid in secret is mixed
        among the best anyway.
        """
        slack = self.level.slack / _THOUSAND
        if slack and len(game.scores(seen.state)) > _DUEL:
            slack *= worth(best.judgement)
        return max(slack, _MIXED) if mixes else slack

    def _choose(self, found: list[Plan], rng: Rng, slack: float) -> list[Plan]:
        """Put one of the plans first that are within *slack* of the best."""
        return _any_first(found, _near(found, slack), rng) if slack else found

    def _spread(self, evaluation: Evaluation[Any], state: Any, found: list[Plan], rng: Rng) -> list[Plan]:
        """Put any of the attacks on others first that are about as good, if the best plan is one.

        Small differences mostly come from what an attack takes from the leader: a player who always followed
        them would pick on the leader.
        """
        if not self.level.impartial:
            return found
        near = [
            plan
            for plan in _near(found, self.level.impartial / _THOUSAND)
            if evaluation.target(state, plan.steps[0]) not in (NOBODY, state.to_move)
        ]
        return _any_first(found, near, rng) if found[0] in near else found

    def _reasons(
        self, judge: Judge, seen: Observation[Any], kept: tuple[Plan, ...], *, careless: bool
    ) -> tuple[Reason, ...]:
        """Return the features in which the first plan is most unlike the second, by what they weigh.

        What was overlooked in the decision is no reason.
        """
        if len(kept) < 2 or kept[0].judgement is UNJUDGED or judge.network is None:
            return ()
        first, second = (self._seen_after(judge, seen, plan, careless=careless) for plan in kept[:2])
        weighed: list[tuple[float, Reason]] = []
        for at, name in enumerate(judge.evaluation.names):
            if first[at] != second[at]:
                weight = judge.network.pull(at) * (first[at] - second[at])
                weighed.append((-abs(weight), Reason(name, first[at], second[at], weight)))
        weighed.sort(key=lambda one: (one[0], one[1].feature))
        return tuple([reason for _, reason in weighed[:MOST_REASONS]])

    def _seen_after(self, judge: Judge, seen: Observation[Any], plan: Plan, *, careless: bool) -> list[float]:
        """Return all features of the position after a plan, marks counted."""
        evaluation, seat = judge.evaluation, seen.viewer
        moment = NOW
        turn = evaluation.turn(seen.state)
        if turn is not None:
            state = turn.fork(seen.state, seat)
            for step in plan.steps[:-1]:
                judge.game.apply(state, step)
            moment = TURN_OVER
        else:
            rng = Rng(1, "reasons")
            state, step = judge.game.determinize(seen, rng), plan.steps[0]
            while not judge.game.completes(state, step):  # half a move has brought nothing yet
                judge.game.apply(state, step)
                step = judge.game.suggest(state, judge.game.legal(state), rng)
            judge.game.apply(state, step)
            if judge.game.horizon(seen.state)(state):
                moment = ROUND_OVER  # what is dealt then is made up
        amounts, marks = evaluation.features(state, seat, moment, careless=careless and turn is not None)
        counts = [0.0] * evaluation.marks
        for mark in marks:
            counts[mark] += 1
        return [*amounts, *counts]


def _without_silly_ends(
    game: AnyGame, turn: Turn[Any], state: Any, seat: int, steps: list[Action]
) -> list[Action]:
    kept: list[Action] = []
    for step in steps:
        if step != turn.stop:
            fork = turn.fork(state, seat)
            game.apply(fork, step)
            if turn.is_silly(fork, seat):
                continue
        kept.append(step)
    return kept


def _near(found: list[Plan], slack: float) -> list[Plan]:
    """Return the plans that are within *slack* of the first and have been tried as often."""
    tried = found[0].worlds
    return [plan for plan in found if plan.value >= found[0].value - slack and plan.worlds == tried]


def _of_each_idea(evaluation: Evaluation[Any], found: list[Plan]) -> list[Plan]:
    """Return the first plan of each idea, without parts of a first look beside those found in worlds."""
    ideas: dict[Hashable, Plan] = {}
    for plan in found:
        if plan.worlds or not (plan.parts and found[0].worlds):
            ideas.setdefault(evaluation.idea(plan.steps), plan)
    return list(ideas.values())


def _with_two_ideas(evaluation: Evaluation[Any], found: list[Plan], count: int) -> tuple[list[Plan], int]:
    """Return the plans with so many to try first; if these are of one idea, with the best of another, too."""
    ideas = [evaluation.idea(plan.steps) for plan in found]
    others = [at for at in range(count, len(found)) if ideas[at] != ideas[0]]
    if not others or any(one != ideas[0] for one in ideas[:count]):
        return found, count
    at = others[0]
    return [*found[:count], found[at], *found[count:at], *found[at + 1 :]], count + 1


def _any_first(found: list[Plan], near: list[Plan], rng: Rng) -> list[Plan]:
    """Return *found* with any one of *near* at its head."""
    chosen = near[rng.below(len(near))]
    return [chosen, *[plan for plan in found if plan is not chosen]]
