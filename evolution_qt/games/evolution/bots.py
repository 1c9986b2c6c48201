"""The levels and characters of opponents that Evolution has, what was measured of them, and a silly player.

Weaker levels see less, look less far and think of fewer plans: they overlook dangers and do not count cards.

The "silly player" is that of a course on software development (M. Felleisen, 2016), for the whole game. It
looks at nothing: the cards are sorted, by trait and then by number, and the same places always serve the same
purposes. The first is the food card; of the others one pays for a new species and the next is its trait, then
one each goes for its population, its body and another trait in place of the first. The rest is kept.

It feeds who can store fat and lacks most, then plant eaters, then hunters, the largest population first, then
who has eaten most, then the largest body. A hunter attacks the first prey in the same order, seat after seat,
never one of its own where it may pass, and never with cards to pay. That course plays simpler rules; what
they do not have is left alone, or done as it is listed first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import BY_CHANCE, BY_NETWORK, BY_RULES, CARD, STEP, TURN, Bots, Character, Level
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.listing import DONE_STEP
from evolution_qt.games.evolution.state import FEEDING, PLAY, WINDOW, EvolutionState, Species

_PURPOSES: Final = (verbs.SPECIES_RIGHT, verbs.TRAIT, verbs.POPULATION, verbs.BODY, verbs.TRAIT)
"""What the cards in hand are used for, in their order."""
_FEWEST: Final = 2
"""Cards without which there is no new species with a trait, and nothing is done."""


def silly(game: AnyGame, state: EvolutionState, rng: Rng) -> tuple[int, ...]:
    """Return the step that its habit demands of the seat to move; of card play the whole turn.

    *state* is changed. Nothing is left to chance.
    """
    seat = state.to_move
    if state.phase == PLAY:
        return _turn(game, state, seat)
    steps = game.legal(state)
    if state.phase in (FEEDING, WINDOW) and not state.pending:
        return (_feeding(state, seat, steps),)
    return (steps[0],)


def _turn(game: AnyGame, state: EvolutionState, seat: int) -> tuple[int, ...]:
    """Return the whole turn; what cannot be done is left out, and its card is kept."""
    player = state.players[seat]
    cards = list(player.hand)
    steps: list[int] = []
    if len(cards) >= _FEWEST:
        for card, verb in zip(cards, _PURPOSES, strict=False):
            last = len(player.species) - 1
            fitting = [
                step
                for step in game.legal(state, seat)
                if _verb(step) == verb
                and step & 0xFFF == card
                and (verb == verbs.SPECIES_RIGHT or index_of(step >> 12 & 0xFFF) == last)
            ]
            if fitting:  # what replaces a trait comes last
                steps.append(max(fitting))
                game.apply(state, steps[-1], seat)
    return (*steps, DONE_STEP)


def _feeding(state: EvolutionState, seat: int, steps: Sequence[int]) -> int:
    """Return whom to feed, by the fixed order."""
    row = state.players[seat].species
    feeds = {index_of(step >> 12 & 0xFFF): step for step in reversed(steps) if _verb(step) == verbs.FEED}
    stores = [index for index in feeds if _missing_fat(state, row[index])]
    if stores:
        return feeds[min(stores, key=lambda index: (-_missing_fat(state, row[index]), _order(row, index)))]
    if feeds:
        return feeds[min(feeds, key=lambda index: _order(row, index))]
    attacks = [
        step
        for step in steps
        if _verb(step) == verbs.ATTACK
        and seat_of(step >> 12 & 0xFFF) != seat
        and not step >> 32 & ((1 << verbs.IGNORED_BITS) - 1)
    ]
    if attacks:
        return min(attacks, key=lambda step: _attack_order(state, seat, step))
    return next((step for step in steps if _verb(step) == verbs.PASS), steps[0])


def _verb(step: int) -> int:
    return step >> 24 & 255


def _missing_fat(state: EvolutionState, species: Species) -> int:
    if not species.mask & state.table.storing:
        return 0
    return state.storage(species, species.mask) - species.fat


def _order(row: Sequence[Species], index: int) -> tuple[int, int, int, int]:
    """Return by what a species comes before others in its row: smaller comes first."""
    species = row[index]
    return (-species.population, -species.food, -species.body, index)


def _attack_order(state: EvolutionState, seat: int, step: int) -> tuple[object, ...]:
    attacker = index_of(step & 0xFFF)
    prey_seat, prey = seat_of(step >> 12 & 0xFFF), index_of(step >> 12 & 0xFFF)
    turns = (prey_seat - seat) % len(state.players)
    return (
        _order(state.players[seat].species, attacker),
        turns,
        _order(state.players[prey_seat].species, prey),
        step,
    )


def _by_key(*levels: Level) -> dict[str, Level]:
    return {level.key: level for level in levels}


LEVELS: Final = _by_key(
    Level("hatchling", BY_CHANCE),
    Level("forager", BY_RULES),
    Level("hunter", BY_NETWORK, careless=500, slack=150),
    Level("strategist", BY_NETWORK, width=8, evaluations=4_000, careless=200, slack=60),
    Level(
        "apex",
        BY_NETWORK,
        width=10,
        evaluations=3_500,
        plans=6,
        steps=6,
        worlds=3,
        turn_worlds=3,
        secret_worlds=3,
        judges_feeding=True,
        judges_later_feeding=True,
        judges_others=True,
    ),
    Level(
        "apex_patient",
        BY_NETWORK,
        width=24,
        evaluations=12_000,
        plans=12,
        steps=12,
        worlds=12,
        turn_worlds=12,
        secret_worlds=8,
        judges_feeding=True,
        judges_later_feeding=True,
        judges_others=True,
    ),
)
"""All levels, the weakest first, as they play at a table of two."""
_HUNTER_AMONG_MORE: Final = replace(LEVELS["hunter"], slack=140)
_STRATEGIST_AMONG_MORE: Final = replace(LEVELS["strategist"], slack=100)
"""Those in between; 150, 100 for `hunter` and 60 meant parts of a win there: for them PLAY would rise."""
_APEX_AMONG_MORE: Final = replace(
    LEVELS["apex"],
    width=1,
    plans=4,
    steps=8,
    worlds=1,
    turn_worlds=1,
    impartial=15,
    judges_later_feeding=False,
    judges_others=False,
)
_PATIENT_AMONG_MORE: Final = replace(LEVELS["apex_patient"], width=16, plans=10, turn_worlds=10, impartial=15)
AMONG_MORE: Final = {
    5: _by_key(
        _HUNTER_AMONG_MORE,
        replace(_STRATEGIST_AMONG_MORE, slack=70),
        replace(_APEX_AMONG_MORE, secret_worlds=1),
        replace(_PATIENT_AMONG_MORE, width=12, plans=8, steps=8, worlds=6, turn_worlds=6, secret_worlds=6),
    ),
    3: _by_key(_HUNTER_AMONG_MORE, _STRATEGIST_AMONG_MORE, _APEX_AMONG_MORE, _PATIENT_AMONG_MORE),
}
"""Those that play otherwise at larger tables, by the fewest players, the largest tables first."""
TOGETHER: Final[Mapping[int, Mapping[str, int]]] = {5: {"apex_patient": 2}}
"""Levels for whom the mean of several networks judges, those nearest to the table, likewise."""

CHARACTERS: Final[dict[str, Character]] = {
    character.key: character
    for character in (
        Character("grazer", {"population": 13, "hunters": -50}),
        Character("turtle", {"sheltered": 85, "exposed": -14}),
        Character("stalker", {"hunters": 150}),
        Character("saboteur", {"plants": -20}),
        Character("gambler", {"sheltered": -30, "exposed": 6}, risk=400),
        Character("gardener", {"traits": 36, "partners": 80}),
    )
}

WORDS: Final = {
    "hatchling": (
        N_("Bots", "Hatchling"),
        N_("Bots", "Plays random cards but avoids obvious blunders: for learning the rules."),
    ),
    "forager": (N_("Bots", "Forager"), N_("Bots", "Follows simple rules, one step at a time.")),
    "hunter": (
        N_("Bots", "Hunter"),
        N_("Bots", "Thinks one step ahead; often misses threats."),
    ),
    "strategist": (
        N_("Bots", "Strategist"),
        N_("Bots", "Plans its whole turn; sometimes misses threats."),
    ),
    "apex": (
        N_("Bots", "Apex"),
        N_("Bots", "Plans its turn and tries it against what the others may hold."),
    ),
    "apex_patient": (
        N_("Bots", "Apex, patient"),
        N_("Bots", "The strongest: plans its turn and thinks longest."),
    ),
    "grazer": (
        N_("Bots", "Grazer"),
        N_("Bots", "Likes large herds and does not care for hunting."),
    ),
    "turtle": (
        N_("Bots", "Turtle"),
        N_("Bots", "Likes its animals well protected."),
    ),
    "stalker": (N_("Bots", "Stalker"), N_("Bots", "Prefers to hunt, even where plants would do.")),
    "saboteur": (
        N_("Bots", "Saboteur"),
        N_("Bots", "Tries to starve everyone."),
    ),
    "gambler": (
        N_("Bots", "Gambler"),
        N_("Bots", "Takes risks where others play it safe."),
    ),
    "gardener": (
        N_("Bots", "Gardener"),
        N_("Bots", "Likes many traits, and those that help each other."),
    ),
}

_TREE: Final[dict[str, Any]] = {
    "exploration": 0.06,
    "informed": 20.0,
    "breadth": 2.0,
    "widening": 0.25,
    "depth": 8,
    "playout": "own",
    "worlds": 20,
    "others": False,
    "share": 0.5,
    "shown": True,
    "implicit": True,
    "by_value": True,
}
_ISMCTS: Final = {**_TREE, "informed": 6.0, "worlds": 40, "implicit": False, "by_value": False}
_HYBRID: Final = {**_TREE, "plans": 10, "width": 4}
_DETERMINIZED: Final = {**_TREE, "others": True, "share": 0.25}
_BASELINES: Final[dict[str, Mapping[str, Any]]] = {
    "flat_mc": {"plans": 8, "odd": 400},
    "determinized_mcts": {**_DETERMINIZED, "worlds": 4, "playout": "mixed", "breadth": 8.0, "batch": 4},
    "so_ismcts": _ISMCTS,
    "mo_ismcts": _ISMCTS,
    "determinized_mcts_plans": {**_HYBRID, "worlds": 4},
    "so_ismcts_plans": _HYBRID,
    "mo_ismcts_plans": _HYBRID,
}
_AMONG_MORE: Final = {**_ISMCTS, "exploration": 0.03, "breadth": 1.0, "implicit": True, "batch": 8}
BASELINES: Final[dict[int, Mapping[str, Mapping[str, Any]]]] = {
    3: {
        **_BASELINES,
        "flat_mc": {"exploration": 0.1, "plans": 8, "tries": 4, "odd": 400},
        "determinized_mcts": {**_DETERMINIZED, "worlds": 8, "playout": "none", "breadth": 1.0, "batch": 8},
        "so_ismcts": {**_AMONG_MORE, "worlds": 20, "playout": "none"},
        "mo_ismcts": {**_AMONG_MORE, "by_value": True},
    },
    2: _BASELINES,
}
"""The settings found by `lab.baselines.tune`; `docs/lab/baselines.md` says what was spent on them."""
SECONDS: Final = {3: {TURN: 0.007, CARD: 0.016, STEP: 0.005}, 2: {TURN: 0.03, CARD: 0.02, STEP: 0.003}}
"""About what `apex` takes for decisions at tables of four and of two."""

SHORT: Final = {
    "hatchling": N_("Bots", "Easy"),
    "hunter": N_("Bots", "Medium"),
    "apex": N_("Bots", "Hard"),
    "apex_patient": N_("Bots", "Hardest"),
}
"""The levels of the short list, and what they are called there."""

BOTS: Final = Bots(
    LEVELS,
    AMONG_MORE,
    TOGETHER,
    CHARACTERS,
    substitute="forager",
    stand_in="hunter",
    short=SHORT,
    anchor="forager",
    rival="apex",
    calibrating="strategist",
    networks="networks",
    ratings="ratings.json",
    calibration="calibration.json",
    policies={"silly": silly},
    sharpness=0.15,
    points_scale=50.0,
    choices={TURN: 60, CARD: 6, STEP: 4},
    seconds=SECONDS,
    baselines=BASELINES,
    words=WORDS,
)
