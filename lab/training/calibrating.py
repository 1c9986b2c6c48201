"""Measure how often a game is won when an opponent says so: ``python -m lab calibrate``.

    python -m lab calibrate evolution/de 2 FOLDER --learn 2000 --games 5000 --write

Games among strategists are played, none of which training has seen. Of every decision that was judged, what
the seat expected is kept, and what part of the win it had in the end; now and then other levels are asked at
the same moment (``--also apex --every 40``). From the first games, ``--learn`` of them, a rising map is drawn
from the chance that was said to the one that was right, for each phase its own; the others, held out, tell
how good the map is: the expected calibration error (the mean distance between chance said and part won, over
tenths of the range) and the Brier score (the mean squared distance), the latter beside that of a judge who
only knows the round and by how many points the seat is ahead.

Each game is a line of FOLDER/games.jsonl, so that a run that was interrupted goes on. ``--write`` puts what
is good enough to be shown into the file of the resources that the game names, where `brain.calibration`
reads it.
"""

from __future__ import annotations

import argparse
import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from evolution_qt import resources
from evolution_qt.ai.bots import UNJUDGED
from evolution_qt.brain import calibration
from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import GameError
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from lab.baselines.journal import add_line, read_lines

FIRST_SEED: Final = 900_000_000
"""Training and its trials use seeds far below."""
TENTHS: Final = 10
STEPS: Final = 20
"""How many parts of equal size the sayings are put in at most before the map is drawn."""
_LEAST_STEPS: Final = 4
_ENOUGH: Final = 200
"""Sayings that a part has, if there are enough of them."""
_WHOLE: Final = 1000


_HEAD: Final[dict[str, Any]] = {"format": calibration.FORMAT, "version": calibration.VERSION}


class Saying(NamedTuple):
    """What a seat expected at one decision, and what came of it; chances in thousandths."""

    phase: int
    round: int
    ahead: int
    """The seat's points less the best of the others', as the rules would count them now."""
    said: int
    won: int
    """The part of the win that the seat had in the end."""


@dataclass(frozen=True)
class Quality:
    """How good chances are on games that were held out; errors in thousandths."""

    sayings: int
    error: int
    """The expected calibration error."""
    brier: float
    brier_of_score: float
    """The Brier score of a judge who looks at the round and the score only."""


# Playing


def of_game(key: str, players: int, number: int, also: Sequence[str], every: int) -> dict[str, Any]:
    """Play one game; return by level what was said, with what came of it."""
    rules = game(key)
    evaluation = rules.evaluation()
    seed = FIRST_SEED + number
    playing = rules.bots().calibrating
    bots = [opponent(playing, rules, players) for _ in range(players)]
    others = {level: opponent(level, rules, players) for level in also}
    rngs = [Rng(seed, f"seat {seat}") for seat in range(players)]
    lots = Rng(seed, "who else is asked")
    state = rules.new(players, seed)
    said: dict[str, list[tuple[int, ...]]] = {level: [] for level in (playing, *also)}
    while (seat := state.to_move) != NOBODY:
        seen = rules.observe(state, seat)
        decision = bots[seat].decide(rules, seen, rngs[seat])
        judged = decision.plans[0].judgement
        if judged is not UNJUDGED:
            points = rules.scores(state)
            ahead = points[seat] - max(point for at, point in enumerate(points) if at != seat)
            moment = (seat, evaluation.phase(state), state.round, ahead)
            said[playing].append((*moment, round(judged.win * _WHOLE)))
            for level, bot in others.items():
                if not lots.below(every):
                    asked = bot.decide(rules, seen, lots).plans[0].judgement
                    said[level].append((*moment, round(asked.win * _WHOLE)))
        for action in decision.steps:
            rules.apply(state, action)
    winners = rules.winners(state)
    part = round(_WHOLE / len(winners))
    lines = {
        level: [(*rest, part if seat in winners else 0) for seat, *rest in sayings]
        for level, sayings in said.items()
    }
    return {"seed": seed, "said": lines}


# Drawing the map


def rising(sayings: Sequence[Saying]) -> list[tuple[int, int]]:
    """Return the rising map from chances said to chances that were right, as pairs, from at least one saying.

    The sayings are put in order and cut into parts of about equal size, equal chances in one part; where
    a part won less than the one before it, both are taken together (isotonic regression by pooling adjacent
    violators).
    """
    ordered = sorted(sayings, key=lambda one: one.said)
    chances = [one.said for one in ordered]
    steps = min(max(len(ordered) // _ENOUGH, _LEAST_STEPS), STEPS)
    cuts = [bisect_left(chances, chances[len(ordered) * at // steps]) for at in range(steps)]
    pools: list[tuple[int, int, int]] = []  # sum said, sum won, how many
    for first, last in pairwise([*cuts, len(ordered)]):
        part = ordered[first:last]
        if not part:
            continue
        pools.append((sum(one.said for one in part), sum(one.won for one in part), len(part)))
        while len(pools) > 1 and pools[-2][1] * pools[-1][2] >= pools[-1][1] * pools[-2][2]:
            said, won, count = pools.pop()
            before = pools.pop()
            pools.append((before[0] + said, before[1] + won, before[2] + count))
    pairs = [(round(said / count), round(won / count)) for said, won, count in pools]
    return [(0, min(pairs[0])), *pairs, (_WHOLE, max(pairs[-1]))]


# Measuring


def calibration_error(told: Iterable[tuple[int, int]]) -> float:
    """Return the expected calibration error of chances told and parts won, both in thousandths."""
    sums = [[0, 0, 0] for _ in range(TENTHS)]
    for chance, won in told:
        tenth = sums[min(chance * TENTHS // _WHOLE, TENTHS - 1)]
        tenth[0] += chance
        tenth[1] += won
        tenth[2] += 1
    count = sum(tenth[2] for tenth in sums)
    return sum(abs(tenth[0] - tenth[1]) for tenth in sums) / count


def brier(told: Sequence[tuple[int, int]]) -> float:
    """Return the mean squared distance between chances told and parts won, from 0 to 1."""
    return sum(((chance - won) / _WHOLE) ** 2 for chance, won in told) / len(told)


def by_score(learned: Sequence[Saying], held_out: Sequence[Saying]) -> list[tuple[int, int]]:
    """Return what a judge would tell who has learned, by round, what a lead in points is worth."""
    rounds: dict[int, list[Saying]] = {}
    for one in learned:
        rounds.setdefault(one.round, []).append(one._replace(said=_place(one.ahead)))
    tables = {number: _table(rising(sayings)) for number, sayings in rounds.items()}
    last = max(tables)
    return [(tables.get(one.round, tables[last])(_place(one.ahead)), one.won) for one in held_out]


def _place(ahead: int) -> int:
    """Return a number from 0 to 1000 that rises with the lead."""
    return max(0, min(_WHOLE, 500 + 10 * ahead))


def _table(pairs: Sequence[tuple[int, int]]) -> Callable[[int], int]:
    """Return what a map makes of a chance that was said."""
    return partial(calibration.meant, pairs)


def quality(
    learned: Sequence[Saying], held_out: Sequence[Saying], pairs: Sequence[tuple[int, int]]
) -> Quality:
    """Return how good the map is on sayings that it was not drawn from."""
    chance = _table(pairs)
    told = [(chance(one.said), one.won) for one in held_out]
    scored = by_score(learned, held_out)
    return Quality(len(told), round(calibration_error(told)), round(brier(told), 4), round(brier(scored), 4))


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is left to play, print how good the chances are, write them if asked; return the status."""
    parser = argparse.ArgumentParser(
        prog="python -m lab calibrate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--learn", type=int, default=2_000)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--also", nargs="*", help="levels that are asked, too; a strong one if not given")
    parser.add_argument("--every", type=int, default=40)
    parser.add_argument("--write", action="store_true")
    words = parser.parse_args(arguments)
    if words.learn < 1 or words.games < 1 or words.every < 1:
        parser.error("--learn, --games and --every must be at least 1")
    try:
        rules = game(words.game)
        rules.new(words.players, 1)
        words.also = [rules.bots().rival] if words.also is None else words.also
        for level in words.also:
            opponent(level, rules, words.players)
    except GameError as error:
        parser.error(str(error))
    lines = _played(words)
    found = [
        entry
        for level in (rules.bots().calibrating, *words.also)
        for entry in _measured(
            words, level, _sayings(lines[: words.learn], level), _sayings(lines[words.learn :], level)
        )
    ]
    if words.write:
        write(found, resources.path(rules.bots().calibration))
    return 0


def _measured(
    words: argparse.Namespace, level: str, learned: Sequence[Saying], held_out: Sequence[Saying]
) -> list[dict[str, Any]]:
    """Print how good the chances are in each phase; return an entry for each in which they may be shown."""
    print(f"{level}, {words.games} games:")
    entries: list[dict[str, Any]] = []
    phases = game(words.game).evaluation().phases
    for phase in sorted({one.phase for one in held_out}):
        before, after = ([one for one in some if one.phase == phase] for some in (learned, held_out))
        if not before:
            print(f"  {phases[phase]}: nothing to learn from")
            continue
        pairs = rising(before)
        then = quality(before, after, pairs)
        raw = calibration_error((one.said, one.won) for one in after)
        entry = {
            "game": words.game,
            "players": words.players,
            "level": level,
            "phase": phases[phase],
            "make": make(level, words.game, words.players),
            "games": words.games,
            "sayings": then.sayings,
            "error": then.error,
            "brier": round(then.brier * 10_000),
            "by_score": round(then.brier_of_score * 10_000),
            "map": [list(pair) for pair in pairs],
        }
        is_good = calibration.read({**_HEAD, "entries": [entry]})[0].is_good
        print(
            f"  {phases[phase]}: {then.sayings} sayings, error {then.error / 10:.1f} points"
            f" (as said {raw / 10:.1f}), Brier {then.brier:.4f}, by score {then.brier_of_score:.4f}"
            f"{'' if is_good else ': not good enough to be shown'}"
        )
        if is_good:
            entries.append(entry)
    return entries


def _played(words: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the lines of all games, the missing ones played and kept."""
    words.folder.mkdir(parents=True, exist_ok=True)
    makes = [
        make(level, words.game, words.players) for level in (game(words.game).bots().calibrating, *words.also)
    ]
    settings = [words.game, words.players, words.also, words.every, makes]
    file = words.folder / "games.jsonl"
    lines: list[dict[str, Any]] = read_lines(file)
    if any(line["settings"] != settings for line in lines):
        raise SystemExit(f"{file} holds games of other settings: choose another folder")
    count = words.learn + words.games
    for number in range(len(lines), count):
        said = of_game(words.game, words.players, number, words.also, words.every)
        line = {"settings": settings, **said}
        add_line(file, line)
        lines.append(json.loads(json.dumps(line)))
        if not (number + 1) % 100:
            print(f"{number + 1} of {count} games", flush=True)
    return lines[:count]


def _sayings(lines: Sequence[dict[str, Any]], level: str) -> list[Saying]:
    return [Saying(*one) for line in lines for one in line["said"][level]]


def write(entries: Sequence[dict[str, Any]], target: Path | None) -> None:
    """Put entries into a file, in the place of those for the same game, players and level."""
    if target is None:
        raise SystemExit("the resources lie in an archive: run this in a checkout")
    content = json.loads(target.read_text(encoding="utf-8"))
    same = [(one["game"], one["players"], one["level"]) for one in entries]
    kept = [one for one in content["entries"] if (one["game"], one["players"], one["level"]) not in same]
    order = ("game", "players", "level", "phase")
    both = sorted([*kept, *entries], key=lambda one: [one[name] for name in order])
    rows = ",\n".join("  " + json.dumps(one) for one in both)
    target.write_text(
        f'{{\n "entries": [\n{rows}\n ],\n "format": "{calibration.FORMAT}",\n'
        f' "version": {calibration.VERSION}\n}}\n',
        encoding="utf-8",
    )
