"""Who can hunt a species now, and which cards other seats would need to hunt it: counted, never searched.

Everything is told by what lies open and by how many copies of a card the reader has not seen. So it is the
same whatever the hidden cards are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evolution_qt.core.action import Ref
from evolution_qt.games.beginning.cards import HUNTS, SHIELDS, TRAITS, species_ref
from evolution_qt.games.beginning.observation import unseen
from evolution_qt.games.beginning.state import BeginningSpecies, BeginningState

CLOSED: Final = 3
"""So many protections no hunter can match: it has two places beside Carnivore (002:151)."""


class HuntingWay(NamedTuple):
    """Cards with which other seats could hunt a species."""

    missing: int
    """A bit for each trait that must still be laid."""
    hosts: tuple[Ref, ...]
    """The species in sight that lack just these; none where it is a new one."""


class Danger(NamedTuple):
    """How one species stands towards hunters."""

    shields: int
    """A bit for each protection that a hunter must match."""
    hunters: tuple[Ref, ...]
    """The Carnivores of other seats that can hunt it as they lie there."""
    kin: tuple[Ref, ...]
    """Those of its own seat."""
    ways: tuple[HuntingWay, ...]
    """What others would need to hunt it with another species: a new one first, then by fewest cards."""

    @property
    def rings(self) -> int:
        """Return how many protections a hunter must match."""
        return self.shields.bit_count()

    @property
    def is_closed(self) -> bool:
        """Say whether no hunter can ever match all of them, as long as they lie there."""
        return self.rings >= CLOSED


def dangers_to(state: BeginningState, seat: int) -> list[Danger]:
    """Return how each species of a seat stands (002:190-197, 270-271)."""
    return [_danger(state, seat, prey) for prey in state.players[seat].species]


def reaches(hunter: BeginningSpecies, prey: BeginningSpecies) -> bool:
    """Say whether a species hunts and matches every protection of another one."""
    return bool(hunter.mask & HUNTS) and not prey.mask & SHIELDS & ~hunter.mask and hunter is not prey


def unmatched(hunter: BeginningSpecies, prey: BeginningSpecies) -> int:
    """Return a bit for each protection of a prey that a hunter lacks."""
    return prey.mask & SHIELDS & ~hunter.mask


def unseen_copies(state: BeginningState) -> list[int]:
    """Return for each card how many of its copies the reader of *state* has not seen."""
    left = unseen(state)
    return [left.count(card) for card in range(len(TRAITS))]


def _danger(state: BeginningState, seat: int, prey: BeginningSpecies) -> Danger:
    shields = prey.mask & SHIELDS
    hunters: list[Ref] = []
    kin: list[Ref] = []
    hosts: dict[int, list[Ref]] = {}
    for other, player in enumerate(state.players):
        for index, one in enumerate(player.species):
            ref = species_ref(other, index)
            if reaches(one, prey):
                (kin if other == seat else hunters).append(ref)
            elif other != seat:
                hosts.setdefault((HUNTS | shields) & ~one.mask, []).append(ref)
    if shields.bit_count() >= CLOSED:
        return Danger(shields, (), (), ())
    whole = HUNTS | shields
    hosts.pop(whole, None)
    found = [HuntingWay(missing, tuple(refs)) for missing, refs in hosts.items()]
    found.sort(key=lambda way: (way.missing.bit_count(), way.missing))
    return Danger(shields, tuple(hunters), tuple(kin), (HuntingWay(whole, ()), *found))
