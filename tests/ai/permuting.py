"""Positions of real games, and the same with everything hidden dealt otherwise: no opponent may tell them
apart.

From each game come some positions, so many of each phase that asks, drawn at random among all in which a seat
was asked in that phase. The true state and its shuffled twins go the two ways in which an opponent is asked:
as the bytes of a job, and directly as an observation.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from evolution_qt.ai.bots import Bot, choose_moves
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import BotJob, reported
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import BY_NETWORK, Bots, Level
from evolution_qt.core.plain import canonical
from evolution_qt.core.rng import Rng
from evolution_qt.games import game, title_of, titles
from evolution_qt.games.beginning.state import PHASES as BEGINNING_PHASES
from evolution_qt.games.dominant.state import PHASES as DOMINANT_PHASES

PHASES = ("food", "play", "effects", "window", "feeding")
"""Those of Evolution, in which something is asked."""
QUICK, SLOW = "quick", "slow"


class Drawing(NamedTuple):
    """How positions of a game are found."""

    phases: Sequence[str]
    leaders: Sequence[str]
    """Who leads the games to their positions; several kinds, so that positions are not all alike."""
    each: int = 1
    """How many positions of each phase come of a game."""
    lowered: Mapping[str, Mapping[str, int]] = {}
    """What comes to about one twentieth of the evaluations of the levels that search, at tables of two."""


DRAWINGS = {
    "evolution": Drawing(
        PHASES,
        ("random", "greedy", "greedy"),
        lowered={
            "strategist": {},
            "apex": {"plans": 2, "steps": 2, "worlds": 1, "turn_worlds": 1},
            "apex_patient": {"plans": 3, "steps": 3, "worlds": 2, "turn_worlds": 2},
        },
    ),
    "beginning": Drawing(BEGINNING_PHASES, ("random", "hatchling", "greedy"), each=3),
    "dominant": Drawing(DOMINANT_PHASES, ("random", "written_rules", "written_rules"), each=4),
}
"""By the keys of games."""


def tables(title: str) -> list[tuple[str, int]]:
    """Return all tables of all editions of a game."""
    editions = next(one.editions for one in titles() if one.key == title)
    return [(one.key, seats) for one in editions for seats in game(one.key).seats]


def bots_of(title: str) -> Bots:
    """Return the opponents of a game."""
    return game(tables(title)[0][0]).bots()


def is_slow(level: Level) -> bool:
    """Return whether a level tries what it may do in sampled worlds."""
    return level.worlds + level.turn_worlds + level.secret_worlds > 0


def kinds(title: str, pace: str) -> list[str]:
    """Return the opponents that are quick or slow, each also with all characters that it can have."""
    bots = bots_of(title)
    return [
        name
        for kind in bots.kinds
        if (SLOW if kind in bots.levels and is_slow(bots.levels[kind]) else QUICK) == pace
        for name in (kind, *(f"{kind}/{one}" for one in bots.characters if bots.can_have_character(kind)))
    ]


@dataclass(frozen=True)
class Sample:
    """A position in which a seat is asked, and who is to answer there."""

    rules: AnyGame
    state: Any
    kind: str
    seed: int

    @property
    def phase(self) -> str:
        """Return the phase of the position."""
        return DRAWINGS[title_of(self.rules.key).key].phases[self.state.phase]

    @property
    def players(self) -> int:
        """Return how many play."""
        return self.rules.seat_count(self.state)


def samples(number: int, title: str = "evolution", pace: str = "") -> Iterator[Sample]:
    """Yield the positions of game *number*, the same ones every time; those asked are of any pace, or one."""
    drawing = DRAWINGS[title]
    every = tables(title)
    asked = kinds(title, pace) if pace else kinds(title, QUICK) + kinds(title, SLOW)
    key, seats = every[number % len(every)]
    rules = game(key)
    rng = Rng(number, "permutation")
    bots = [
        opponent(drawing.leaders[(number + seat) % len(drawing.leaders)], rules, seats)
        for seat in range(seats)
    ]
    state = rules.new(seats, number)
    met = [0] * len(drawing.phases)
    kept: dict[int, list[Any]] = {}
    is_between = True
    while (seat := state.to_move) >= 0:
        if is_between:  # in the middle of a line no one is asked
            phase = state.phase
            met[phase] += 1
            row = kept.setdefault(phase, [])
            if len(row) < drawing.each:
                row.append(rules.copy(state))
            elif (place := rng.below(met[phase])) < drawing.each:
                row[place] = rules.copy(state)
        for step in bots[seat].decide(rules, rules.observe(state, seat), rng).steps:
            is_between = rules.completes(state, step)
            rules.apply(state, step)
    found = [one for phase in sorted(kept) for one in kept[phase]]
    most = drawing.each * len(drawing.phases)
    for at, one in enumerate(found):
        yield Sample(rules, one, asked[(number * most + at) % len(asked)], number)


def shuffled(sample: Sample, number: int) -> Any:
    """Return a state that looks the same to the seat asked, everything hidden from it dealt otherwise."""
    rules, state = sample.rules, sample.state
    rng = Rng(sample.seed, f"shuffle {number}")
    twin = rules.determinize(rules.observe(state, state.to_move), rng)
    if hasattr(twin, "draw_pile"):  # else all that lies in an order has been dealt again
        pile = twin.draw_pile
        for at in range(len(pile) - 1, 0, -1):
            other = rng.below(at + 1)
            pile[at], pile[other] = pile[other], pile[at]
        twin.chance = 0
    twin.seed = rng.below(1 << 30)
    return twin


def lowered(kind: str, rules: AnyGame, players: int) -> Bot:
    """Return the opponent of this kind, one that searches long with about a twentieth of its evaluations."""
    bot = opponent(kind, rules, players)
    less = DRAWINGS[title_of(rules.key).key].lowered
    if isinstance(bot, Thinker) and bot.level.judging == BY_NETWORK and bot.level.key in less:
        level = replace(bot.level, evaluations=bot.level.evaluations // 20, **less[bot.level.key])
        return Thinker(level, bot.network, bot.character)
    return bot


def asked(sample: Sample, state: Any) -> bytes:
    """Return the bytes that the bots' process would get in this state."""
    seat = sample.state.to_move
    seen = sample.rules.observe(state, seat)
    return BotJob(1, seat, sample.rules.dump(seen.state), sample.kind, sample.seed).packed()


def answer(sample: Sample, state: Any, bot: Bot) -> str:
    """Return moves and report of an opponent that gets the observation of this very state, in text."""
    rules, seat = sample.rules, sample.state.to_move
    seen = rules.observe(state, seat)
    moves, decision = choose_moves(rules, seen, bot, Rng(sample.seed, sample.kind))
    return canonical(
        {
            "moves": [rules.write(move) for move in moves],
            "report": reported(rules, seen, decision, sample.kind),
        }
    )


def differences(sample: Sample, shuffles: int) -> list[str]:
    """Return what differs between a position and its twins; nothing may."""
    bot = lowered(sample.kind, sample.rules, sample.players)
    bytes_of_job = asked(sample, sample.state)
    answered = answer(sample, sample.state, bot)
    found: list[str] = []
    for number in range(shuffles):
        twin = shuffled(sample, number)
        where = f"{sample.rules.key}, game {sample.seed}, {sample.phase}, {sample.kind}, shuffle {number}"
        if asked(sample, twin) != bytes_of_job:
            found.append(f"{where}: the observation")
        if answer(sample, twin, bot) != answered:
            found.append(f"{where}: the answer")
    return found


def changed(sample: Sample, number: int) -> bool:
    """Return whether a twin is another state at all: a shuffle that moves nothing shows nothing."""
    rules = sample.rules
    twin = shuffled(sample, number)
    twin.seed = sample.state.seed
    return rules.dump(twin) != rules.dump(sample.state)
