"""The levels of opponents that The Beginning has: four fixed ways to play, and two by networks.

Each sees only what its seat may know. `hatchling` plays sensible cards at random and hardly hunts, `forager`
looks no further than its own feeding, and `fledgling` plays now like the one and now like the other. `greedy`
weighs what its species will bring and what may eat them. `strategist` takes the step that a network likes
best; where more than two play, it tries a few in sampled worlds until its next turn. `apex` always does, in
more worlds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.levels import BY_NETWORK, BY_POLICY, STEP, Bots, Level
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games.beginning import evaluation
from evolution_qt.games.beginning.cards import CARNIVORE, FACE, HUNTS
from evolution_qt.games.beginning.evaluation import turns_left, value
from evolution_qt.games.beginning.listing import ATTACK, DONE_STEP, PASS, TRAIT
from evolution_qt.games.beginning.state import PLAY, BeginningState

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame

_STOPS: Final = 6
"""One of so many times `hatchling` keeps the rest of its hand."""

_CAREFUL: Final = 3
"""One of so many cards `fledgling` plays like `forager`."""


def hatchling(game: AnyGame, state: BeginningState, rng: Rng) -> tuple[int, ...]:
    """Play cards at random that do no harm in the own feeding.

    It lays one Carnivore in a game, and never eats the last card of a species if it can help it.
    """
    seat = state.to_move
    steps: list[int] = game.legal(state)
    if state.phase != PLAY:
        has_other_prey = any(step >> 24 & 255 == ATTACK and step >> 19 & 7 != seat for step in steps)
        sparing = [step for step in steps if not _spoils(state, step, seat if has_other_prey else NOBODY)]
        passing = [step for step in steps if step >> 24 & 255 == PASS]
        return (evaluation.feeding_step(state, seat, sparing or passing or steps),)
    steps = [step for step in evaluation.sensible(state, seat, steps) if not _hunts_again(state, seat, step)]
    worth = evaluation.judged(game, state, seat, steps, evaluation.gathered)
    harmless = [step for step, found in zip(steps, worth, strict=True) if found >= worth[-1]]
    return (DONE_STEP if not rng.below(_STOPS) else harmless[rng.below(len(harmless))],)


def _spoils(state: BeginningState, step: int, spared: int) -> bool:
    """Return whether a step eats the last card of a species, or a card of the seat that is *spared*."""
    owner = step >> 19 & 7
    prey = state.players[owner].species
    return step >> 24 & 255 == ATTACK and (owner == spared or len(prey[step >> 12 & 127].cards) == 1)


def _hunts_again(state: BeginningState, seat: int, step: int) -> bool:
    """Return whether a step lays a Carnivore though one may have been laid before in this game."""
    if step >> 24 & 255 != TRAIT or step & FACE != CARNIVORE:
        return False
    row = state.players[seat].species
    return state.passes > 0 or CARNIVORE in state.discard_pile or any(one.mask & HUNTS for one in row)


def fledgling(game: AnyGame, state: BeginningState, rng: Rng) -> tuple[int, ...]:
    """Feed like a forager and play a few cards like one, the others at random where they do no harm."""
    if state.phase == PLAY and rng.below(_CAREFUL):
        return hatchling(game, state, rng)
    return forager(game, state, rng)


def forager(game: AnyGame, state: BeginningState, rng: Rng) -> tuple[int, ...]:
    """Play what brings most in this turn's own feeding; of other cards, what written rules like."""
    return (_step(game, state, game.legal(state), evaluation.at_once),)


def greedy(game: AnyGame, state: BeginningState, rng: Rng) -> tuple[int, ...]:
    """Play what is worth most after the own feeding, with what will come of it."""
    return (suggest(game, state, game.legal(state)),)


def suggest(game: AnyGame, state: BeginningState, steps: list[int]) -> int:
    """Return the one of *steps* that `greedy` makes."""
    turns = turns_left(state)
    return _step(game, state, steps, lambda reached, seat: value(reached, seat, turns))


def _step(game: AnyGame, state: BeginningState, steps: list[int], worth: evaluation.Value) -> int:
    seat = state.to_move
    if state.phase != PLAY:
        return evaluation.feeding_step(state, seat, steps)
    steps = evaluation.sensible(state, seat, steps) or steps
    found = evaluation.judged(game, state, seat, steps, worth)
    return steps[found.index(max(found))]


JUDGINGS: Final = {
    "hatchling": evaluation.by_gathering,
    "fledgling": evaluation.by_simple_rules,
    "forager": evaluation.by_simple_rules,
    "greedy": evaluation.by_expected_value,
    "strategist": evaluation.by_expected_value,
    "apex": evaluation.by_expected_value,
}
POLICIES: Final = {"hatchling": hatchling, "fledgling": fledgling, "forager": forager, "greedy": greedy}
LEVELS: Final = {
    **{key: Level(key, BY_POLICY) for key in POLICIES},
    "strategist": Level("strategist", BY_NETWORK),
    "apex": Level("apex", BY_NETWORK, steps=5, worlds=6),
}
"""All levels, the weakest first, as they play at a table of two."""
AMONG_MORE: Final = {
    3: {
        "strategist": Level("strategist", BY_NETWORK, steps=5, worlds=2),
        "apex": Level("apex", BY_NETWORK, steps=5, worlds=4),
    }
}
"""Those that play otherwise at larger tables: there a look tells less, and a world takes longer."""

WORDS: Final = {
    "hatchling": (
        N_("Bots", "Hatchling"),
        N_("Bots", "Plays sensible cards at random and hardly ever hunts: for learning the rules."),
    ),
    "fledgling": (
        N_("Bots", "Fledgling"),
        N_("Bots", "Plays some cards by simple rules, and the others at random."),
    ),
    "forager": (
        N_("Bots", "Forager"),
        N_("Bots", "Follows simple rules and looks no further than its next meal."),
    ),
    "greedy": (
        N_("Bots", "Herd leader"),
        N_("Bots", "Weighs what each card will bring until the end, and who may eat its animals."),
    ),
    "strategist": (
        N_("Bots", "Strategist"),
        N_("Bots", "Judges each step by what it has learned from thousands of games against itself."),
    ),
    "apex": (
        N_("Bots", "Apex"),
        N_("Bots", "The strongest: also tests its best steps up to its next turn."),
    ),
}

SHORT: Final = {
    "fledgling": N_("Bots", "Easy"),
    "greedy": N_("Bots", "Medium"),
    "strategist": N_("Bots", "Hard"),
    "apex": N_("Bots", "Hardest"),
}
"""The levels of the short list, and what they are called there."""

BOTS: Final = Bots(
    LEVELS,
    AMONG_MORE,
    substitute="forager",
    stand_in="greedy",
    short=SHORT,
    anchor="forager",
    rival="greedy",
    calibrating="greedy",
    networks="networks",
    policies=POLICIES,
    judgings=JUDGINGS,
    trace=960,
    choices={STEP: 12},
    seconds={3: {STEP: 0.014}, 2: {STEP: 0.012}},
    words=WORDS,
)
