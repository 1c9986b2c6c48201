"""A number that changes when an opponent plays otherwise.

Every level decides in a fixed set of positions, the stronger ones with fewer evaluations. The number is the
sum of all evaluations and a hash of all moves and of the settings of levels and characters. `docs/testing.md`
says what to do when it changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from evolution_qt.ai.bots import Greedy
from evolution_qt.ai.levels import CHARACTERS, LEVELS, Level
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import network_for
from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import KEYS, game

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.state import EvolutionState

POSITIONS: Final = 120
_SEED: Final = 2014
_FEWER: Final = 40
"""The stronger levels get one evaluation for so many."""


def signature(part: int = 1) -> str:
    """Return the sum of evaluations and the hash of moves; only every *part*-th position counts."""
    evaluations = 0
    # in full, for the positions are played with less, and without characters
    moves = sha256(repr((LEVELS, CHARACTERS)).encode())
    for number, (rules, state) in enumerate(_positions()):
        if number % part:
            continue
        seen = rules.observe(state, state.to_move)
        network = network_for(rules, len(state.players))
        for level in LEVELS.values():
            decision = Thinker(_lighter(level), network).decide(rules, seen, Rng(number, level.key))
            evaluations += decision.evaluations
            moves.update(f"{number} {level.key} {list(decision.steps)}\n".encode())
    return f"{evaluations}-{moves.hexdigest()[:12]}"


def _lighter(level: Level) -> Level:
    """Return a level that does the same with less."""
    return replace(
        level,
        width=-(-level.width // 4),
        evaluations=level.evaluations // _FEWER,
        plans=min(level.plans, 2),
        worlds=min(level.worlds, 1),
        secret_worlds=min(level.secret_worlds, 1),
    )


def _positions() -> Iterator[tuple[Evolution, EvolutionState]]:
    """Go through positions of every edition and table, from games of the quick policy, evenly spread."""
    tables = [(game(key), players) for key in KEYS for players in game(key).seats]
    for at, (rules, players) in enumerate(tables):
        wanted = POSITIONS * (at + 1) // len(tables) - POSITIONS * at // len(tables)
        states = _game(rules, players)
        for number in range(wanted):
            yield rules, states[len(states) * number // wanted]


def _game(rules: Evolution, players: int) -> Sequence[EvolutionState]:
    """Return the positions of a game in which there is something to decide."""
    state = rules.new(players, _SEED)
    rng = Rng(_SEED, "signature")
    bot = Greedy()
    states: list[EvolutionState] = []
    while (seat := state.to_move) != NOBODY:
        if len(rules.legal(state)) > 1 and not state.pending:
            states.append(state.clone())
        for step in bot.decide(rules, rules.observe(state, seat), rng).steps:
            rules.apply(state, step)
    return states
