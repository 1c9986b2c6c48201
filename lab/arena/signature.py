"""A number that changes when an opponent plays otherwise.

Every level decides in a fixed set of positions, the stronger ones with fewer evaluations; in some of them
a level tries several plans in several worlds, with and without a taste for risk, and every character
decides. The number is the sum of all evaluations and a hash of all moves, of what is expected of the best
plans, and of the settings of levels and characters. `docs/testing.md` says what to do when it changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from evolution_qt.ai.bots import Greedy
from evolution_qt.brain.opponents import network_for, player
from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import BY_CHANCE, BY_NETWORK, BY_RULES, Bots, Character, Level
from evolution_qt.core.rng import Rng
from evolution_qt.games import game, keys

POSITIONS: Final = 120
_SEED: Final = 2014
_FEWER: Final = 40
"""The stronger levels get one evaluation for so many."""
_SEARCHED: Final = 12
"""One position of so many, in the middle of them, is one for plans in several worlds, and for characters."""
_SEARCHING: Final = Level(
    "searching",
    BY_NETWORK,
    width=3,
    evaluations=200,
    plans=4,
    steps=4,
    worlds=6,
    turn_worlds=6,
    secret_worlds=2,
    judges_feeding=True,
    judges_later_feeding=True,
    judges_others=True,
)
_LIKING: Final = tuple([Level("liking", judging) for judging in (BY_NETWORK, BY_RULES, BY_CHANCE)])


def signatures() -> list[str]:
    """Return the signatures of all games that have levels, one for games that have the same."""
    titles: dict[int, tuple[Bots, list[AnyGame]]] = {}
    for rules in map(game, keys()):
        bots = rules.bots()
        titles.setdefault(id(bots), (bots, []))[1].append(rules)
    return [signature(bots, games) for bots, games in titles.values() if bots.levels]


def signature(bots: Bots, games: Sequence[AnyGame], part: int = 1) -> str:
    """Return the sum of evaluations and the hash of moves of *bots* in *games*.

    Only every *part*-th position counts.
    """
    evaluations = 0
    characters = bots.characters
    # in full, for the positions are played with less
    found = sha256(repr((bots.levels, bots.at_larger_tables, bots.together, characters)).encode())
    for number, (rules, players, state) in enumerate(_positions(games)):
        if number % part:
            continue
        seen = rules.observe(state, state.to_move)
        asked: list[tuple[str, Level, Character | None]]
        asked = [(key, _lighter(bots.at_table(level, players)), None) for key, level in bots.levels.items()]
        if bots.networks and number % _SEARCHED == _SEARCHED // 2:
            risky = [one for one in characters.values() if one.risk]
            asked += [(_SEARCHING.key, _SEARCHING, one) for one in (None, *risky)]
            asked += [(level.key, level, one) for level in _LIKING for one in characters.values()]
        for name, level, character in asked:
            network = network_for(rules, players, bots.judges(level, players))
            decision = player(rules, level, network, character).decide(rules, seen, Rng(number, name))
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


def _positions(games: Sequence[AnyGame]) -> Iterator[tuple[AnyGame, int, Any]]:
    """Go through positions of every game and table, from games of the quick policy, evenly spread."""
    tables = [(rules, players) for rules in games for players in rules.seats]
    for at, (rules, players) in enumerate(tables):
        wanted = POSITIONS * (at + 1) // len(tables) - POSITIONS * at // len(tables)
        states = _game(rules, players)
        for number in range(wanted):
            yield rules, players, states[len(states) * number // wanted]


def _game(rules: AnyGame, players: int) -> Sequence[Any]:
    """Return the positions of a game in which there is something to decide."""
    state = rules.new(players, _SEED)
    rng = Rng(_SEED, "signature")
    bot = Greedy()
    states: list[Any] = []
    is_within_move = False
    while (seat := state.to_move) != NOBODY:
        if len(rules.legal(state)) > 1 and not is_within_move:
            states.append(rules.copy(state))
        for step in bot.decide(rules, rules.observe(state, seat), rng).steps:
            is_within_move = not rules.completes(state, step)
            rules.apply(state, step)
    return states
