"""What sets two plans apart, for people: many features of positions come to a few topics.

Opponents tell by features in what two plans differ. Here the features of one topic are taken together, what
makes no sense to a person is left out, and each topic is known to be good or bad for who has more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple


class Difference(NamedTuple):
    """One feature in which the first plan differs from the second.

    ``first`` and ``second`` are what the feature comes to after each, ``weight`` how strongly it pulls at the
    win, above 0 for the first plan.
    """

    feature: str
    first: float
    second: float
    weight: float


@dataclass(frozen=True)
class Ground:
    """One topic in which the first plan differs from the second: it has more or less of it.

    ``traits`` are the keys of the traits that the topic is about, if it is about any.
    """

    topic: str
    more: bool
    traits: tuple[str, ...] = ()
    is_for: bool = True
    """Whether that speaks for the first plan."""


class _Part(NamedTuple):
    """What a feature adds to a topic: so much for each of it; 0 adds only weight."""

    topic: str
    factor: float = 0.0
    traits: tuple[str, ...] = ()


GOOD: Final = 1
BAD: Final = -1
EITHER: Final = 0

TOPICS: Final[dict[str, int]] = {
    "points": GOOD,
    "lead": GOOD,
    "bag": GOOD,
    "hand": GOOD,
    "hand_food": GOOD,
    "kept": GOOD,
    "hole": EITHER,
    "plant_need": BAD,
    "meat_need": BAD,
    "other_need": GOOD,
    "species": GOOD,
    "population": GOOD,
    "body": GOOD,
    "traits": GOOD,
    "fat": GOOD,
    "exposed": BAD,
    "sheltered": GOOD,
    "prey": GOOD,
    "passing": GOOD,
    "pair": GOOD,
    "trait": GOOD,
    "other_exposed": GOOD,
    "other_sheltered": BAD,
    "other_population": BAD,
    "other_traits": BAD,
    "other_trait": BAD,
}
"""All topics, and whether it is good to have more of each."""

ONE_WAY: Final[dict[str, bool]] = {"kept": True, "pair": True, "trait": True, "other_trait": False}
"""Topics that are worth a word only if there is more of them, or only if there is less."""

OF_HAND: Final = frozenset({"hand", "hand_food", "kept"})
"""Topics about cards that are kept; they say nothing once no other round will come."""
OF_CARDS_KEPT: Final = frozenset({"hand_food", "kept"})
"""Those of them that tell which cards are kept, not only how many."""
SECRET: Final = frozenset({"points", "lead", "bag", "hand", "hand_food", "kept"})
"""Topics that tell of a hand or a bag; all others lie open on the table once the traits are turned up."""

OF_FOOD_CARDS: Final = frozenset({"hole"})
"""Topics that tell of a food card as long as it lies face down."""

_AMOUNTS: Final[dict[str, _Part | None]] = {
    "own points": _Part("points", 1),
    "lead over the best": _Part("lead"),
    "lead over the mean": _Part("lead", 1),
    "own bag": _Part("bag", 1),
    "bag lead": _Part("bag"),
    "own hand": _Part("hand", 1),
    "hand lead": _Part("hand"),
    "hand food sum": _Part("hand_food", 1),
    "hand food best": _Part("hand_food"),
    "hole": _Part("hole"),
    "own food card": _Part("hole"),
    "expected hole": _Part("hole", 1),
    "own plant need": _Part("plant_need", 1),
    "other plant need": _Part("other_need", 1),
    "share of need met": _Part("hole"),
    "own meat need": _Part("meat_need", 1),
    "other meat need": _Part("other_need", 1),
    "own species": _Part("species", 1),
    "species lead": _Part("species"),
    "own population": _Part("population", 1),
    "population lead": _Part("population"),
    "own body": _Part("body", 1),
    "body lead": _Part("body"),
    "own traits": _Part("traits", 1),
    "trait lead": _Part("traits"),
    "own fat": _Part("fat", 1),
    "own exposed population": _Part("exposed", 1),
    "other exposed population": _Part("other_exposed", 1),
    "other unknown traits": None,
    "rounds left": None,
}

_OWN_ROW: Final[tuple[tuple[str, str], ...]] = (
    (r"body \d, \w+", "body"),
    (r"population \d, \w+", "population"),
    (r"needs \d, plants", "plant_need"),
    (r"needs \d, meat", "meat_need"),
    (r"(?:safe|exposed|exposed twice), population \d", "exposed"),
    (r"\d traits", "traits"),
)
"""Marks of the own row whose sum is an amount too: they only add to its weight."""

PARTNERS: Final[dict[str, frozenset[str]]] = {
    "burrowing": frozenset({"fat_tissue", "foraging", "intelligence", "long_neck"}),  # fed, it is safe early
    "carnivore": frozenset({"ambush", "climbing", "intelligence", "pack_hunting", "scavenger"}),
    "cooperation": frozenset({"fat_tissue", "foraging", "intelligence", "long_neck", "scavenger"}),
    "fat_tissue": frozenset({"carnivore", "foraging", "intelligence", "long_neck", "scavenger"}),
    "foraging": frozenset({"intelligence", "long_neck"}),
}
"""Traits of which one does more beside the other (000:281, 000:405-411): of other pairs it says nothing that
a species has both.
"""

_LEFT_OUT: Final = (
    r"own: \d unknown traits",
    r"other: (?:\d unknown traits|body \d, \w+|passes on)",
    r"round over|hand known|food laid|turn over|feeding",
    r"\d seats|\d rounds left|final \w+|feeds after \d",
)
"""What is the same for all plans, or says nothing to a person."""


def part_of(feature: str) -> _Part | None:
    """Return what a feature adds to which topic, None if it is left out.

    Raises KeyError for a name that is not known.
    """
    if feature in _AMOUNTS:
        return _AMOUNTS[feature]
    if any(re.fullmatch(pattern, feature) for pattern in _LEFT_OUT):
        return None
    if found := re.fullmatch(r"plants short by -?\d", feature):
        return _Part("hole")
    if found := re.fullmatch(r"hand: (\w+)", feature):
        return _Part("kept", 1, (found[1],))
    if found := re.fullmatch(r"own: (.+)", feature):
        return _of_own_row(found[1])
    if found := re.fullmatch(r"other: (.+)", feature):
        return _of_other_row(found[1])
    raise KeyError(feature)


def _of_own_row(name: str) -> _Part | None:
    for pattern, topic in _OWN_ROW:
        if re.fullmatch(pattern, name):
            return _Part(topic)
    if found := re.fullmatch(r"(\d) prey", name):
        return _Part("prey", int(found[1]))
    if name == "sheltered":
        return _Part("sheltered", 1)
    if name == "passes on":
        return _Part("passing", 1)
    if found := re.fullmatch(r"(\w+) with (\w+)", name):
        one, other = found[1], found[2]
        work = other in PARTNERS.get(one, ()) or one in PARTNERS.get(other, ())
        return _Part("pair", 1, (one, other)) if work else None
    if found := re.fullmatch(r"(\w+), (?:few|some|many)", name):
        return _Part("trait", 1, (found[1],))
    raise KeyError(name)


def _of_other_row(name: str) -> _Part | None:
    if found := re.fullmatch(r"population (\d), \w+", name):
        return _Part("other_population", int(found[1]))
    if re.fullmatch(r"needs \d, \w+", name):
        return _Part("other_need")
    if re.fullmatch(r"(?:safe|exposed|exposed twice), population \d", name):
        return _Part("other_exposed")
    if name == "sheltered":
        return _Part("other_sheltered", 1)
    if found := re.fullmatch(r"(\d) traits", name):
        return _Part("other_traits", int(found[1]))
    if re.fullmatch(r"(\w+) with (\w+)", name):
        return None
    if found := re.fullmatch(r"(\w+), (?:few|some|many)", name):
        return _Part("other_trait", 1, (found[1],))
    raise KeyError(name)


def grounds(differences: Iterable[Difference]) -> list[Ground]:
    """Return the topics in which the first plan differs from the second, the weightiest first.

    A feature that is not known, as of a later version, is left out.
    """
    amounts: dict[tuple[str, tuple[str, ...]], float] = {}
    weights: dict[tuple[str, tuple[str, ...]], float] = {}
    for one in differences:
        try:
            part = part_of(one.feature)
        except KeyError:
            continue
        if part is not None:
            key = (part.topic, part.traits)
            amounts[key] = amounts.get(key, 0.0) + part.factor * (one.first - one.second)
            weights[key] = weights.get(key, 0.0) + one.weight
    found: list[tuple[float, Ground]] = []
    for (topic, traits), amount in amounts.items():
        if abs(amount) < 1e-6 or ONE_WAY.get(topic, amount > 0) != (amount > 0):
            continue
        good = TOPICS[topic]
        weight = weights[topic, traits]
        is_for = (amount > 0) == (good > 0) if good else weight >= 0
        found.append((abs(weight), Ground(topic, amount > 0, traits, is_for)))
    found.sort(key=lambda one: (-one[0], one[1].topic, one[1].traits))
    return _without_repetition([ground for _, ground in found])


def _without_repetition(found: list[Ground]) -> list[Ground]:
    """Leave out what another ground repeats."""
    topics = {(ground.topic, ground.more) for ground in found}
    paired = {trait for ground in found if ground.topic == "pair" for trait in ground.traits}
    kept: list[Ground] = []
    for ground in found:
        # a larger population is hungrier, and another trait is one trait more: that is no second ground
        if ground.topic in ("plant_need", "meat_need") and ("population", ground.more) in topics:
            continue
        if ground.topic == "trait" and ground.traits[0] in paired:
            continue
        if ground.topic == "traits" and any(one.topic in ("trait", "pair") for one in found) and ground.more:
            continue
        if ground.topic == "other_traits" and ("other_trait", False) in topics:
            continue
        kept.append(ground)
    return kept
