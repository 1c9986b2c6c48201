"""A number that changes when an opponent plays otherwise.

Every level decides in a fixed set of positions, the stronger ones with fewer evaluations; in some of them
somebody tries several plans in several worlds, with and without a taste for risk, and every character
decides. The number is the sum of all evaluations and a hash of all moves, of what is expected of the best
plans, and of the settings of levels and characters. `docs/testing.md` says what to do when it changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from evolution_qt.ai.bots import Greedy
from evolution_qt.ai.levels import AMONG_MORE, CHARACTERS, LEVELS, TOGETHER, Character, Level
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import network_for
from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import game
from evolution_qt.games.evolution.catalogue import KEYS

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.state import EvolutionState

POSITIONS: Final = 120
_SEED: Final = 2014
_FEWER: Final = 40
"""The stronger levels get one evaluation for so many."""
_SEARCHED: Final = 12
"""One position of so many, in the middle of them, is one for plans in several worlds, and for characters."""
_SEARCHING: Final = replace(
    LEVELS["apex"], width=3, evaluations=200, plans=4, steps=4, worlds=6, turn_worlds=6, secret_worlds=2
)
_LIKING: Final = (
    replace(LEVELS["hunter"], careless=0, slack=0),
    LEVELS["forager"],
    LEVELS["hatchling"],
)


def signature(part: int = 1) -> str:
    """Return the sum of evaluations and the hash of moves; only every *part*-th position counts."""
    evaluations = 0
    # in full, for the positions are played with less
    found = sha256(repr((LEVELS, AMONG_MORE, TOGETHER, CHARACTERS)).encode())
    for number, (rules, state) in enumerate(_positions()):
        if number % part:
            continue
        seen = rules.observe(state, state.to_move)
        players = len(state.players)
        asked: list[tuple[str, Level, Character | None]]
        asked = [(key, _lighter(level.among(players)), None) for key, level in LEVELS.items()]
        if number % _SEARCHED == _SEARCHED // 2:
            asked += [("searching", _SEARCHING, one) for one in (None, CHARACTERS["gambler"])]
            asked += [("liking", level, one) for level in _LIKING for one in CHARACTERS.values()]
        for name, level, character in asked:
            network = network_for(rules, players, level.networks(players))
            decision = Thinker(level, network, character).decide(rules, seen, Rng(number, name))
            evaluations += decision.evaluations
            values = [round(plan.value, 5) for plan in decision.plans]
            found.update(f"{number} {name} {list(decision.steps)} {values}\n".encode())
    return f"{evaluations}-{found.hexdigest()[:12]}"


def _lighter(level: Level) -> Level:
    """Return a level that does the same with less."""
    return replace(
        level,
        width=-(-level.width // 4),
        evaluations=level.evaluations // _FEWER,
        plans=min(level.plans, 2),
        steps=min(level.steps, 2),
        worlds=min(level.worlds, 1),
        turn_worlds=min(level.turn_worlds, 1),
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
