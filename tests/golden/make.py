"""Golden games and perft counts: how they are made, so that they can be made again when a rule changes.

`python3 dev.py golden` writes both files and prints what changed. Do so only in a commit that explains why.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Value
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from tests.contract.games import ALL as EVOLUTION

HERE = Path(__file__).parent
GAMES_FILE = HERE / "games.json"
PERFT_FILE = HERE / "perft.json"

ALL = [
    *EVOLUTION,
    *((key, seats) for key in ("beginning/de", "dominant-species") for seats in game(key).seats),
]

SWITCHES: dict[tuple[str, int, int], dict[str, Value]] = {
    ("dominant-species", 2, 1): {"animals_each": 3, "drop_cards": 5},
    ("dominant-species", 3, 1): {"animals_each": 2},
    ("dominant-species", 4, 1): {"earth": "random", "start_elements": "random"},
    ("dominant-species", 6, 1): {"glaciation_gap": "first_space", "initiative_again": True},
}
"""What is set otherwise in some of the golden games, by game, seats and seed."""

GAMES_EACH = {"dominant-species": 2}
"""Where it is not four; games of Dominant Species are long."""
MOST_LEAVES = 4000


def rules_of(key: str, seats: int, seed: int) -> AnyGame:
    """Return the rules of a golden game."""
    return game(key).with_options(SWITCHES.get((key, seats, seed), {})).for_random_players()


def play(rules: AnyGame, seats: int, seed: int) -> list[Any]:
    """Return copies of all states of a game: the first seat greedy, the others at random.

    Without secrets all play at random: there rules are frozen, not what looks best by them.
    """
    state = rules.new(seats, seed)
    rng = Rng(seed, "golden")
    states = [rules.copy(state)]
    while state.to_move >= 0:
        if state.to_move == 0 and rules.has_secrets:
            step = rules.suggest(state, rules.legal(state), rng)
        else:
            steps = rules.legal(state)
            step = steps[rng.below(len(steps))]
        rules.apply(state, step)
        states.append(rules.copy(state))
    return states


def record(key: str, seats: int, seed: int) -> dict[str, Any]:
    """Return what is kept of a golden game: four hex digits for each step and its list, and the end."""
    rules = rules_of(key, seats, seed)
    states = play(rules, seats, seed)
    marks = []
    for state in states:
        listed = ",".join(map(str, rules.legal(state)))
        # an attack that waits for its payment has no position of its own
        is_waiting = bool(getattr(state, "pending", ()))
        text = listed if is_waiting else rules.digest(state) + listed
        marks.append(sha256(text.encode()).hexdigest()[:4])
    return {
        "game": key,
        "seats": seats,
        "seed": seed,
        "marks": "".join(marks),
        "end": rules.digest(states[-1]),
        "scores": rules.scores(states[-1]),
        "winners": rules.winners(states[-1]),
    }


def perft(rules: AnyGame, state: Any, depth: int) -> int:
    """Count the sequences of *depth* steps, games that end before included."""
    if state.to_move < 0:
        return 1
    steps = rules.legal(state)
    if depth == 1:
        return len(steps)
    count = 0
    for step in steps:
        child = rules.copy(state)
        rules.apply(child, step)
        count += perft(rules, child, depth - 1)
    return count


def positions(key: str, seats: int, seed: int) -> list[tuple[int, Any]]:
    """Return some positions of a golden game with their places in it, of all phases it has."""
    rules = rules_of(key, seats, seed)
    chosen: list[tuple[int, Any]] = []
    states = play(rules, seats, seed)
    for phase in range(max(state.phase for state in states)):  # the last one is that the game is over
        at = [k for k, state in enumerate(states) if state.phase == phase]
        places = {at[len(at) * third // 3] for third in range(3)} if at else set()
        chosen += [(k, states[k]) for k in sorted(places)]
    return chosen


def counts(key: str, seats: int, seed: int) -> list[dict[str, Any]]:
    """Return the counts for the positions of one game, as deep as is quick."""
    rules = rules_of(key, seats, seed)
    result: list[dict[str, Any]] = []
    for place, state in positions(key, seats, seed):
        leaves = [perft(rules, state, 1)]
        while leaves[-1] < MOST_LEAVES // 20 and len(leaves) < 4:
            leaves.append(perft(rules, state, len(leaves) + 1))
        result.append({"game": key, "seats": seats, "seed": seed, "place": place, "counts": leaves})
    return result


Row = dict[str, Any]


def changes(before: list[Row], after: list[Row]) -> Iterator[str]:
    """Yield a line for each game whose rows changed: how many, and from which step on."""

    def by_deal(rows: list[Row], key: str) -> dict[tuple[int, ...], Row]:
        return {(one["seats"], one["seed"], one.get("place", 0)): one for one in rows if one["game"] == key}

    for key in dict.fromkeys(one["game"] for one in (*after, *before)):
        old, new = by_deal(before, key), by_deal(after, key)
        both = old.keys() & new.keys()
        others = [(old[deal], new[deal]) for deal in both if old[deal] != new[deal]]
        steps = [first_other(one["marks"], other["marks"]) for one, other in others if "marks" in one]
        if others:
            at = f", the earliest at step {min(steps)}" if steps else ""
            yield f"  {key}: {len(others)} of {len(both)} changed{at}"
        if old.keys() != new.keys():
            yield f"  {key}: {len(new.keys() - both)} new, {len(old.keys() - both)} gone"


def first_other(before: str, after: str) -> int:
    """Return the number of the first step whose mark is another one, or of the first without a mark."""
    pairs = zip(before, after, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(before), len(after)))
    return same // 4


def write(path: Path, rows: list[Row]) -> None:
    """Write a file again, and print what changed in it."""
    before = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(rows, indent=0) + "\n", encoding="utf-8")
    found = list(changes(before, rows))
    print(f"{path.name}: {len(rows)} rows" + ("" if found else ", nothing changed"), *found, sep="\n")


def main() -> None:
    """Write both files."""
    write(GAMES_FILE, [record(key, seats, at) for key, seats in ALL for at in range(GAMES_EACH.get(key, 4))])
    write(PERFT_FILE, [one for key, seats in ALL for one in counts(key, seats, 100 + seats)])


if __name__ == "__main__":
    main()
