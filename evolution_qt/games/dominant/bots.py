"""The levels of opponents that Dominant Species has, and their reasons, without a network.

Each sees only what its seat may know. `written_rules` follows written rules and looks at its own animal only;
`greedy` plans its pawns by them, too, but weighs every other step by what the position is worth after it. The
others do likewise but for their pawns, which they find by trial (`planning`): `scout` lets each act at once,
`hunter` and `apex` play the best out to the end of the round, by written rules or by a lighter `greedy`.

What a level has weighed up before a step is returned as data: the best few steps, and what speaks for each.
For a step by written rules these are the reasons with their weights, the weightiest as its worth. For one
that was tried they are the parts of what it changes in the worth of the position, which add up to its worth.
These data decide nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.core.errors import BadInput
from evolution_qt.core.levels import BY_POLICY, BY_WORTH, Bots, Character, EvaluatedStep, Level
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import greedy_bot, rule_bot
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import DOMINATION_AT
from evolution_qt.games.dominant.evaluation import PARTS, Evaluator, parts_of_lead
from evolution_qt.games.dominant.planning import RIVALS
from evolution_qt.games.dominant.state import DominantState

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame


MOST: Final = 3
"""Steps that are told of."""
DRAWN: Final = "drawn"
"""What elements are worth that are drawn at random."""
OF_TRIALS: Final = (*PARTS, DRAWN, RIVALS)
"""What the worth of a step that was tried can be made of."""


def by_written_rules(game: AnyGame, state: DominantState, step: int) -> list[EvaluatedStep]:
    """Return the reasons of the written rules for the step that was made and for the best others."""
    view = rule_bot.AnimalView(state, state.pending[-1])
    found = {one: rule_bot.reasons(view, one) for one in game.legal(state)}
    weights = {one: rule_bot.weighed(reasons) for one, reasons in found.items()}
    ranked = of_each_idea(sorted(found, key=lambda one: (one == step, weights[one]), reverse=True))
    return [
        EvaluatedStep(
            one, float(weights[one][0]), tuple([(name, float(weight)) for name, weight in found[one]])
        )
        for one in ranked
    ]


def by_value(game: AnyGame, state: DominantState, step: int) -> list[EvaluatedStep]:
    """Return what the best steps change; of pawns, which follow the written rules, what those say."""
    steps = game.legal(state)
    if len(steps) == 1 or greedy_bot.PLANNED >> (state.pending[-1] & q.KIND_BITS) & 1:
        return by_written_rules(game, state, step)
    seat = state.to_move
    judged = [one for _, one in greedy_bot.judged(state, steps)]
    evaluator = Evaluator(state)
    unasked = state.clone()
    unasked.pending.pop()
    before = parts_of_lead(evaluator, unasked, seat)
    told: list[EvaluatedStep] = []
    for one in of_each_idea([step, *judged]):
        trial, drawn = greedy_bot.tried(evaluator, state, one, seat)
        after = parts_of_lead(evaluator, trial, seat)
        changes = [more - less for more, less in zip(after, before, strict=True)]
        changes.insert(-1, drawn)
        parts = tuple([(name, change) for name, change in zip(OF_TRIALS, changes, strict=True) if change])
        told.append(EvaluatedStep(one, sum(changes), parts))
    return told


def of_each_idea(steps: Sequence[int]) -> list[int]:
    """Return the first step of each idea, those that are told of; two of one idea if there is no other."""
    ideas: dict[int, int] = {}
    for step in steps:
        ideas.setdefault(rule_bot.idea(step), step)
    return list(ideas.values())[:MOST] if len(ideas) > 1 else list(dict.fromkeys(steps))[:2]


_Choice: TypeAlias = Callable[[DominantState, list[int], Rng], int]


def written_rules(game: AnyGame, state: DominantState, rng: Rng) -> tuple[int, ...]:
    """Play by written rules alone."""
    return _all_steps(game, state, rng, rule_bot.choice)


def greedy(game: AnyGame, state: DominantState, rng: Rng) -> tuple[int, ...]:
    """Plan by written rules; take of other steps the one after which the seat leads by most."""
    return _all_steps(game, state, rng, suggest)


def domination_first(game: AnyGame, state: DominantState, rng: Rng) -> tuple[int, ...]:
    """Place pawns on Domination as long as there is a space, else play as `greedy` does."""
    return _all_steps(game, state, rng, _dominating)


def _dominating(state: DominantState, steps: list[int], rng: Rng) -> int:
    if greedy_bot.PLANNED >> (state.pending[-1] & q.KIND_BITS) & 1:
        for step in steps:
            if rule_bot.ROW_OF[step >> 12 & 63] == DOMINATION_AT:
                return step
    return suggest(state, steps, rng)


def suggest(state: DominantState, steps: list[int], rng: Rng) -> int:
    """Return the one of *steps* that `greedy` makes."""
    if len(steps) == 1:
        return steps[0]
    if greedy_bot.PLANNED >> (state.pending[-1] & q.KIND_BITS) & 1:
        return rule_bot.choice(state, steps, rng)
    return greedy_bot.judged(state, steps)[0][1]


def _all_steps(game: AnyGame, state: DominantState, rng: Rng, choice: _Choice) -> tuple[int, ...]:
    """Return all steps until another seat is asked, or something is turned up that no player knows."""
    seat, shuffles = state.to_move, state.shuffles
    found: list[int] = []
    while state.to_move == seat and state.shuffles == shuffles:
        step = choice(state, game.legal(state), rng)
        found.append(step)
        try:
            game.apply(state, step)
        except BadInput:  # the faces that Reset turns up are unknown
            break
    return tuple(found)


POLICIES: Final = {"written_rules": written_rules, "greedy": greedy, "domination_first": domination_first}
"""Those of levels, and a simple one that must lose to the others."""
LEVELS: Final = {
    **{key: Level(key, BY_POLICY) for key in ("written_rules", "greedy")},
    "scout": Level("scout", BY_WORTH, slack=65),
    "hunter": Level("hunter", BY_WORTH, steps=8, worlds=1),
    "apex": Level("apex", BY_WORTH, steps=5, worlds=1, judges_feeding=True),
}
"""All levels, the weaker first."""
JUDGINGS: Final = {key: by_written_rules if key == "written_rules" else by_value for key in LEVELS}
"""What has been weighed up; of a pawn that was tried the search itself tells it."""

CHARACTERS: Final[dict[str, Character]] = {
    character.key: character
    for character in (
        Character("breeder", {"cubes": 5}),
        Character("nomad", {"tiles": 14}),
        Character("challenger", {"rivals": -8}),
        Character("ice_keeper", {"tundra": 28}),
        Character("collector", {"points": 5}),
    )
}
"""What they like is `tastes.PREFERENCES`. Levels with fixed ways to play have none."""

WORDS: Final = {
    "written_rules": (
        N_("Bots", "Wanderer"),
        N_("Bots", "Follows simple rules for its own animals and ignores all others."),
    ),
    "greedy": (
        N_("Bots", "Settler"),
        N_("Bots", "Plans by simple rules, then weighs what each step brings to itself and to the others."),
    ),
    "scout": (
        N_("Bots", "Scout"),
        N_("Bots", "Tries for each pawn what it would bring if it acted at once."),
    ),
    "hunter": (
        N_("Bots", "Hunter"),
        N_("Bots", "Plays its best pawns out to the end of the round, where all follow simple rules."),
    ),
    "apex": (
        N_("Bots", "Apex"),
        N_(
            "Bots",
            "The strongest: plays its best pawns out to the end of the round, where all weigh each step.",
        ),
    ),
    "breeder": (N_("Bots", "Breeder"), N_("Bots", "Likes to have many cubes on earth.")),
    "nomad": (N_("Bots", "Nomad"), N_("Bots", "Spreads its cubes over many tiles.")),
    "challenger": (N_("Bots", "Challenger"), N_("Bots", "Goes for the cubes of the leader.")),
    "ice_keeper": (N_("Bots", "Ice keeper"), N_("Bots", "Likes the tundra to grow.")),
    "collector": (N_("Bots", "Collector"), N_("Bots", "Takes points now rather than later.")),
}

SHORT: Final = {
    "written_rules": N_("Bots", "Easy"),
    "scout": N_("Bots", "Medium"),
    "hunter": N_("Bots", "Hard"),
    "apex": N_("Bots", "Hardest"),
}
"""The levels of the short list, and what they are called there."""

BOTS: Final = Bots(
    LEVELS,
    characters=CHARACTERS,
    substitute="written_rules",
    stand_in="written_rules",
    short=SHORT,
    anchor="written_rules",
    rival="greedy",
    calibrating="greedy",
    policies=POLICIES,
    judgings=JUDGINGS,
    words=WORDS,
    sharpness=0.02,
)
