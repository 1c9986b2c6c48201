"""The colours and faces by which players are known: the crests in a new game. No Qt.

What people have chosen comes first, then what a name had the last time: so everyone keeps the own crest
in another game, at whatever seat. A bot has the face of the animal it is named after. The record of the game
holds what was decided here; from then on nothing changes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from evolution_qt.core.crest import PEOPLE_FACES, Claim, Crest, crests, namesake
from evolution_qt.core.record import RecordSeat, crests_of
from evolution_qt.ui.shell.settings.settings import NamedCrest, Settings


class CrestRequest(NamedTuple):
    """A player of a new game, and the crest that was chosen for this seat, if one was."""

    name: str
    is_bot: bool
    wish: Crest | None = None


def wish(name: str, crests: Sequence[NamedCrest]) -> Crest | None:
    """Return what a person of this name has chosen once, None if nothing."""
    found = next((known for known in crests if known.name.casefold() == name.casefold()), None)
    if found is None:
        return None
    return Crest(found.colour, found.face or PEOPLE_FACES[found.colour])


def assigned_crests(players: Sequence[CrestRequest], settings: Settings) -> tuple[Crest, ...]:
    """Return the crests of the players of a new game, by seat."""
    colours: dict[int, int] = {}
    faces: dict[int, str] = {}
    for seat, one in enumerate(players):
        if one.is_bot and (face := namesake(one.name)) and face not in faces.values():
            faces[seat] = face
    for seat, colour, wished in chain(_wished(players), _remembered(players, settings)):
        if seat not in colours and colour not in colours.values():
            colours[seat] = colour
        is_free = seat not in faces and wished not in faces.values()
        if is_free and wished in PEOPLE_FACES and not players[seat].is_bot:
            faces[seat] = wished
    return crests(Claim(one.is_bot, colours.get(seat), faces.get(seat)) for seat, one in enumerate(players))


def kept(players: Sequence[RecordSeat]) -> tuple[NamedCrest, ...]:
    """Return what is to be known of the players of a match when they play another."""
    return tuple(
        NamedCrest(player.name, colour, face if face in PEOPLE_FACES else "")
        for player, (colour, face) in zip(players, crests_of(players), strict=True)
        if player.name
    )


def _wished(players: Sequence[CrestRequest]) -> Iterator[tuple[int, int, str]]:
    for seat, one in enumerate(players):
        if one.wish is not None:
            yield seat, *one.wish


def _remembered(players: Sequence[CrestRequest], settings: Settings) -> Iterator[tuple[int, int, str]]:
    """Return what the settings know of the names, the strongest claim first."""
    for is_bot in (False, True):
        for known in (*settings.marks, *settings.worn):
            for seat, one in enumerate(players):
                if one.is_bot == is_bot and one.name.casefold() == known.name.casefold():
                    yield seat, known.colour, known.face
