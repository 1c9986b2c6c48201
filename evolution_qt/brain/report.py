"""What a bot reports of a decision, as plain data: its best plans, what it expects of them, and why.

Chances, values and weights are in thousandths, points in tenths, features in hundredths, because plain data
has whole numbers. The losses of a plan are counted in worlds, for each own species after it.
Of a policy that can tell what it has weighed up, each plan is a step with its worth and the parts of it, in
hundredths. Nothing in a report says more than the seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from evolution_qt.ai.decision import UNJUDGED, Decision, Plan

if TYPE_CHECKING:
    from evolution_qt.core.action import Action
    from evolution_qt.core.bots import Judging
    from evolution_qt.core.game import AnyGame, Observation
    from evolution_qt.core.plain import Plain


def reported(game: AnyGame, seen: Observation[Any], decision: Decision, kind: str) -> dict[str, Plain]:
    """Return the report of a decision of an opponent of a *kind*; without judgement only what was chosen."""
    judging = game.bots().judgings.get(kind)
    return {
        "plans": (
            [_plan(game, seen, plan) for plan in decision.plans]
            if judging is None
            else _judged(game, seen, judging, decision.steps[0])
        ),
        "evaluations": decision.evaluations,
        "reasons": [
            {
                "feature": one.feature,
                "first": round(one.first * 100),
                "second": round(one.second * 100),
                "weight": round(one.weight * 1000),
            }
            for one in decision.reasons
            if round(one.first * 100) != round(one.second * 100)
        ],
    }


def _judged(game: AnyGame, seen: Observation[Any], judging: Judging, step: Action) -> list[Plain]:
    """Return what a policy has weighed up before it made a step."""
    state = game.copy(seen.state)
    state.to_move = seen.viewer
    return [
        {
            "moves": [game.write(game.spoken(state, seen.viewer, [one.step]))],
            "worth": round(one.worth * 100),
            "parts": {name: round(amount * 100) for name, amount in one.parts},
        }
        for one in judging(game, state, step)
    ]


def _plan(game: AnyGame, seen: Observation[Any], plan: Plan) -> Plain:
    fields: dict[str, Plain] = {"moves": _lines(game, seen, plan)}
    if plan.judgement is not UNJUDGED:
        fields["win"] = round(plan.judgement.win * 1000)
        fields["value"] = round(plan.value * 1000)
        fields["points"] = round(plan.judgement.points * 10)
        fields["worlds"] = plan.worlds
        fields["losses"] = list(plan.losses)
    return fields


def _lines(game: AnyGame, seen: Observation[Any], plan: Plan) -> list[Plain]:
    """Return the lines of a plan's moves; of a move that goes on, as far as the plan goes."""
    state = game.copy(seen.state)
    state.to_move = seen.viewer
    lines: list[Plain] = []
    last = len(plan.steps) - 1
    for at, step in enumerate(plan.steps):
        lines.append(game.write(game.spoken(state, seen.viewer, [step])))
        if at != last:
            game.apply(state, step, seen.viewer)
    return lines
