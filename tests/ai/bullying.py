"""Counting who is attacked, and who could have been: whether strong opponents pick on a weak one.

*Attackable value.* When a seat attacks, all that it could attack of other seats at that moment are its
targets, each counted once. What a target is worth are the points that the best attack on it moves, as
everyone at the table can see them:

- Evolution: the chips that the attacker can take of the prey's meat (its body size, at most what the attacker
  lacks and can store), the one population that its owner loses, and, if it dies out, its trait cards. Attacks
  that cost cards to ignore traits are included.
- The Beginning: the chips that the hunter has room for, the card that the prey loses, and, if it dies out,
  its traits.
- Dominant Species: a target is an animal on a tile that an action or a card lets a seat take a cube of. It is
  worth the cube, and the points that its owner would then miss if the tile were scored.

The *share* of a seat is the sum over its targets divided by the sum over all targets. A seat that is not
bullied is attacked as often as the sum of its shares over all attacks says: the ratio of the two is then 1.
In the same way targets are also counted without their worth (``counted``).

Only attacks by other seats than the marked one count. Many have all their targets at one seat and say
nothing, so those with targets of the marked seat and of someone else are also counted by themselves
(``chosen``).

The marked seat *leads* when its points, if the game ended at that moment, are more than those of every other
seat; it *trails* when they are fewer than those of every other seat.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from evolution_qt.ai.bots import Bot
from evolution_qt.core.action import Action, unpack
from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng
from evolution_qt.games import title_of
from evolution_qt.games.beginning import cards as beginning_cards
from evolution_qt.games.beginning import listing as beginning
from evolution_qt.games.beginning.feeding import MEAT
from evolution_qt.games.dominant import steps as dominant
from evolution_qt.games.dominant.cards import VALUES
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.cards import index_of, seat_of

LEADS, BETWEEN, TRAILS = "leads", "between", "trails"
Tally = Counter[str]
"""By standing, a stroke and one of: attacks, on it, value, counted, chosen, chosen on it, chosen value."""


class Attack(NamedTuple):
    """What a step takes from another seat."""

    victim: int
    """Whose it is."""
    target: int
    """What is attacked, by a number of its own."""
    worth: int


def in_evolution(rules: AnyGame, state: Any, action: Action) -> Attack | None:
    """Return what an attack on a species moves."""
    verb, hunter, target, _ = unpack(action)
    if verb != verbs.ATTACK:
        return None
    attacker = state.players[state.to_move].species[index_of(hunter)]
    prey = state.players[seat_of(target)].species[index_of(target)]
    room = attacker.population - attacker.food + state.storage(attacker, attacker.mask)
    dying = len(prey.traits) if prey.population == 1 else 0
    return Attack(seat_of(target), target, min(prey.body, room) + 1 + dying)


def in_the_beginning(rules: AnyGame, state: Any, action: Action) -> Attack | None:
    """Return what an attack on a pile moves."""
    verb, hunter, target, _ = unpack(action)
    if verb != beginning.ATTACK:
        return None
    attacker = state.players[state.to_move].species[beginning_cards.index_of(hunter)]
    victim = beginning_cards.seat_of(target)
    prey = state.players[victim].species[beginning_cards.index_of(target)]
    dying = len(prey.traits) if len(prey.cards) == 1 else 0
    return Attack(victim, target, min(MEAT, attacker.places - attacker.food) + 1 + dying)


def in_dominant_species(rules: AnyGame, state: Any, action: Action) -> Attack | None:
    """Return what it moves that a cube of an animal is taken from a tile."""
    if action >> 24 & 255 not in (dominant.ELIMINATE, dominant.REPLACE):
        return None
    animal, cell = action & 7, action >> 12 & 63
    after = state.clone()
    after.add_cubes(animal, cell, -1)
    missed = points_on(state, animal, cell) - points_on(after, animal, cell)
    return Attack(state.seat_of[animal], action & 0xFFF_FFF, 1 + missed)


def points_on(state: Any, animal: int, cell: int) -> int:
    """Return what an animal would get if a tile were scored."""
    ranked, values = state.ranked(cell), VALUES[state.ground[cell]]
    place = ranked.index(animal) if animal in ranked else len(values)
    return values[place] if place < len(values) else 0


ATTACKS: dict[str, Callable[[AnyGame, Any, Action], Attack | None]] = {
    "evolution": in_evolution,
    "beginning": in_the_beginning,
    "dominant": in_dominant_species,
}
"""What a step takes from a seat, by the keys of games."""


def attack_of(rules: AnyGame, state: Any, action: Action) -> Attack | None:
    """Return what a step of the seat to move takes from another seat, None if nothing."""
    found = ATTACKS[title_of(rules.key).key](rules, state, action)
    return found if found is not None and found.victim != state.to_move else None


def attacks(rules: AnyGame, state: Any) -> Iterator[Attack]:
    """Yield what each legal step takes from another seat."""
    for action in rules.legal(state):
        if (found := attack_of(rules, state, action)) is not None:
            yield found


def targets(rules: AnyGame, state: Any) -> dict[int, Attack]:
    """Return the best attack on each target of the seat to move."""
    best: dict[int, Attack] = {}
    for one in attacks(rules, state):
        if one.target not in best or best[one.target].worth < one.worth:
            best[one.target] = one
    return best


def standing(rules: AnyGame, state: Any, marked: int) -> str:
    """Return how the marked seat stands."""
    points = rules.scores(state)
    own = points.pop(marked)
    return LEADS if own > max(points) else TRAILS if own < min(points) else BETWEEN


def count(rules: AnyGame, state: Any, attack: Attack, marked: int, tally: Tally) -> None:
    """Count an attack that another seat than the marked one is about to make on someone else."""
    found = targets(rules, state).values()
    own = [one.worth for one in found if one.victim == marked]
    value = sum(own) / sum(one.worth for one in found)
    hit = attack.victim == marked
    where = standing(rules, state, marked)
    tally[f"{where}/attacks"] += 1
    tally[f"{where}/on it"] += hit
    tally[f"{where}/value"] += value
    tally[f"{where}/counted"] += len(own) / len(found)
    if 0 < len(own) < len(found):
        tally[f"{where}/chosen"] += 1
        tally[f"{where}/chosen on it"] += hit
        tally[f"{where}/chosen value"] += value


def play(rules: AnyGame, bots: Sequence[Bot], marked: int, seed: int) -> Tally:
    """Play the game with this seed to its end and return what was counted."""
    tally: Tally = Counter()
    state = rules.new(len(bots), seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(len(bots))]
    while (seat := state.to_move) >= 0:
        for step in bots[seat].decide(rules, rules.observe(state, seat), rngs[seat]).steps:
            if seat != marked and (attack := attack_of(rules, state, step)) is not None:
                count(rules, state, attack, marked, tally)
            rules.apply(state, step)
    return tally


def ratio(hits: float, expected: float) -> float:
    """Return how often something happened, as a part of how often it should have; 1 if it never should."""
    return hits / expected if expected else 1.0
