"""Positions of real games, and the same with everything hidden dealt otherwise: no opponent may tell them
apart.

From each game come up to five positions, one of each phase that asks, drawn at random among all in which a
seat was asked in that phase. The true state and its shuffled twins go the two ways in which an opponent is
asked: as the bytes of a job, and directly as an observation.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from evolution_qt.ai.bots import Bot, choose_moves, simple_bot
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import BotJob, reported
from evolution_qt.core.plain import canonical
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState
from tests.contract.games import ALL

PHASES = ("food", "play", "effects", "window", "feeding")
OTHERS = ("random", "greedy", "greedy")
"""Who leads the games to their positions; several kinds, so that positions are not all alike."""
KINDS = tuple(
    name
    for level in BOTS.kinds
    for name in (level, *(f"{level}/{one}" for one in BOTS.characters if level in BOTS.levels))
)
"""All levels, each without a character and with each of them."""
LOWERED = {
    "strategist": {},
    "apex": {"plans": 2, "steps": 2, "worlds": 1, "turn_worlds": 1},
    "apex_patient": {"plans": 3, "steps": 3, "worlds": 2, "turn_worlds": 2},
}
"""What comes to about one twentieth of the evaluations of the levels that search, at tables of two."""


@dataclass(frozen=True)
class Sample:
    """A position in which a seat is asked, and who is to answer there."""

    rules: Evolution
    state: EvolutionState
    kind: str
    seed: int


def samples(number: int) -> Iterator[Sample]:
    """Yield the positions of game *number*, the same ones every time."""
    key, seats = ALL[number % len(ALL)]
    rules = game(key)
    rng = Rng(number, "permutation")
    bots = [simple_bot(OTHERS[(number + seat) % len(OTHERS)]) for seat in range(seats)]
    state = rules.new(seats, number)
    met = [0] * len(PHASES)
    kept: dict[int, EvolutionState] = {}
    while (seat := state.to_move) >= 0:
        if not state.pending:  # in the middle of a line no one is asked
            met[state.phase] += 1
            if rng.below(met[state.phase]) == 0:
                kept[state.phase] = rules.copy(state)
        for step in bots[seat].decide(rules, rules.observe(state, seat), rng).steps:
            rules.apply(state, step)
    for phase in sorted(kept):
        kind = KINDS[(number * len(PHASES) + phase) % len(KINDS)]
        yield Sample(rules, kept[phase], kind, number)


def shuffled(sample: Sample, number: int) -> EvolutionState:
    """Return a state that looks the same to the seat asked, everything hidden from it dealt otherwise."""
    rules, state = sample.rules, sample.state
    rng = Rng(sample.seed, f"shuffle {number}")
    twin = rules.determinize(rules.observe(state, state.to_move), rng)
    pile = twin.draw_pile
    for at in range(len(pile) - 1, 0, -1):
        other = rng.below(at + 1)
        pile[at], pile[other] = pile[other], pile[at]
    twin.seed = rng.below(1 << 30)
    twin.chance = 0
    return twin


def lowered(kind: str, rules: Evolution, players: int) -> Bot:
    """Return the opponent of this kind, one that searches with about a twentieth of its evaluations."""
    bot = opponent(kind, rules, players)
    if isinstance(bot, Thinker) and (less := LOWERED.get(bot.level.key)) is not None:
        level = replace(bot.level, evaluations=bot.level.evaluations // 20, **less)
        return Thinker(level, bot.network, bot.character)
    return bot


def asked(sample: Sample, state: EvolutionState) -> bytes:
    """Return the bytes that the bots' process would get in this state."""
    seat = sample.state.to_move
    seen = sample.rules.observe(state, seat)
    return BotJob(1, seat, sample.rules.dump(seen.state), sample.kind, sample.seed).packed()


def answer(sample: Sample, state: EvolutionState, bot: Bot) -> str:
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
    bot = lowered(sample.kind, sample.rules, len(sample.state.players))
    bytes_of_job = asked(sample, sample.state)
    answered = answer(sample, sample.state, bot)
    found: list[str] = []
    for number in range(shuffles):
        twin = shuffled(sample, number)
        where = f"game {sample.seed}, {PHASES[sample.state.phase]}, {sample.kind}, shuffle {number}"
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
