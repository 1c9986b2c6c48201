"""Putting a turn together: plans grow step by step, the best few are followed up, equal results are one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from evolution_qt.ai.bots import Stop
from evolution_qt.ai.decision import Judgement, Plan
from evolution_qt.ai.judge import Judge
from evolution_qt.core.action import Action


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
