"""Counting who is attacked, and who could have been: whether strong opponents pick on a weak one.

*Attackable value.* When a seat attacks, all its legal attacks on species of other seats at that moment are
its targets, each species counted once, attacks that cost cards to ignore traits included. What a target is
worth are the points that the best attack on it moves, as everyone at the table can see them: the chips that
the attacker can take of its meat (the prey's body size, at most what the attacker lacks and can store), the
one population that its owner loses, and, if it dies out, its trait cards. The *share* of a seat is the sum
over its targets divided by the sum over all targets. A seat that is not bullied is attacked as often as the
sum of its shares over all attacks says: the ratio of the two is then 1. In the same way targets are also
counted without their worth (``counted``).

Only attacks by other seats than the marked one count. Many have all their targets at one seat and say
nothing, so those with targets of the marked seat and of someone else are also counted by themselves
(``chosen``).

The marked seat *leads* when its points, if the game ended at that moment, are more than those of every other
seat; it *trails* when they are fewer than those of every other seat.
"""

from collections import Counter
from collections.abc import Sequence

from evolution_qt.ai.bots import Bot
from evolution_qt.core.action import Action, unpack
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState

LEADS, BETWEEN, TRAILS = "leads", "between", "trails"
Tally = Counter[str]
"""By standing, a stroke and one of: attacks, on it, value, counted, chosen, chosen on it, chosen value."""


def targets(rules: Evolution, state: EvolutionState) -> dict[int, int]:
    """Return what each species of another seat that the seat to move may attack is worth, by its name."""
    seat = state.to_move
    worth: dict[int, int] = {}
    for action in rules.legal(state):
        step = unpack(action)
        if step.verb == verbs.ATTACK and seat_of(step.target) != seat:
            attacker = state.players[seat].species[index_of(step.subject)]
            prey = state.players[seat_of(step.target)].species[index_of(step.target)]
            room = attacker.population - attacker.food + state.storage(attacker, attacker.mask)
            dying = len(prey.traits) if prey.population == 1 else 0
            points = min(prey.body, room) + 1 + dying
            worth[step.target] = max(worth.get(step.target, 0), points)
    return worth


def standing(rules: Evolution, state: EvolutionState, marked: int) -> str:
    """Return how the marked seat stands."""
    points = rules.scores(state)
    own = points.pop(marked)
    return LEADS if own > max(points) else TRAILS if own < min(points) else BETWEEN


def count(rules: Evolution, state: EvolutionState, attack: Action, marked: int, tally: Tally) -> None:
    """Count an attack that another seat than the marked one is about to make on someone else."""
    worth = targets(rules, state)
    own = {target: points for target, points in worth.items() if seat_of(target) == marked}
    value = sum(own.values()) / sum(worth.values())
    hit = seat_of(unpack(attack).target) == marked
    where = standing(rules, state, marked)
    tally[f"{where}/attacks"] += 1
    tally[f"{where}/on it"] += hit
    tally[f"{where}/value"] += value
    tally[f"{where}/counted"] += len(own) / len(worth)
    if 0 < len(own) < len(worth):
        tally[f"{where}/chosen"] += 1
        tally[f"{where}/chosen on it"] += hit
        tally[f"{where}/chosen value"] += value


def play(rules: Evolution, bots: Sequence[Bot], marked: int, seed: int) -> Tally:
    """Play the game with this seed to its end and return what was counted."""
    tally: Tally = Counter()
    state = rules.new(len(bots), seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(len(bots))]
    while (seat := state.to_move) >= 0:
        for step in bots[seat].decide(rules, rules.observe(state, seat), rngs[seat]).steps:
            verb, _, target, _ = unpack(step)
            if verb == verbs.ATTACK and marked != seat != seat_of(target):
                count(rules, state, step, marked, tally)
            rules.apply(state, step)
    return tally


def ratio(hits: float, expected: float) -> float:
    """Return how often something happened, as a part of how often it should have; 1 if it never should."""
    return hits / expected if expected else 1.0
