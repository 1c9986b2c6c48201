"""The colour and the face by which a player is known: they belong to a match and never change in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

COLOURS: Final = ("red", "blue", "amber", "violet", "green", "slate")
"""The colours as records name them, in the order of the seats that have them by default."""
BOT_FACES: Final = ("fox", "otter", "heron", "lynx", "badger", "crane")
"""The animals that bots are named after; no person has such a face."""
PEOPLE_FACES: Final = (
    "bear",
    "eagle",
    "lion",
    "horse",
    "ram",
    "tiger",
    "panda",
    "koala",
    "parrot",
    "dolphin",
    "hummingbird",
    "seahorse",
)
"""The animals that people choose from; no bot begins with such a face."""
FACES: Final = (*BOT_FACES, *PEOPLE_FACES)


_NAMES: Final = {
    "fox": ("fox", "fuchs", "キツネ"),
    "otter": ("otter", "カワウソ"),
    "heron": ("heron", "reiher", "サギ"),
    "lynx": ("lynx", "luchs", "ヤマネコ"),
    "badger": ("badger", "dachs", "アナグマ"),
    "crane": ("crane", "kranich", "ツル"),
}
"""What bots are called in the languages of the program; of bots in older records nothing else is known."""


class Crest(NamedTuple):
    """The crest of a seat: a colour, by its place in `COLOURS`, and a face, one of `FACES`."""

    colour: int
    face: str


class Claim(NamedTuple):
    """What is known of a seat before each has a crest of its own; None where nothing is."""

    is_bot: bool
    colour: int | None = None
    face: str | None = None


def namesake(name: str | None) -> str | None:
    """Return the face of the animal that a bot is named after, in whatever language; None if of none."""
    named = (name or "").casefold()
    return next((face for face, names in _NAMES.items() if named in names), None)


def crests(claims: Iterable[Claim]) -> tuple[Crest, ...]:
    """Return the crests of the seats: what they claim, else what is usual at the seat, else what is left.

    No two seats share a face, and no two share a colour while there are enough.
    """
    seats = list(claims)
    colours, faces = ({seat[part] for seat in seats} for part in (1, 2))
    made = []
    for number, seat in enumerate(seats):
        colour, face = seat.colour, seat.face
        if colour is None:
            usual = number % len(COLOURS)
            colour = next((one for one in (usual, *range(len(COLOURS))) if one not in colours), usual)
            colours.add(colour)
        if face is None:
            own = BOT_FACES if seat.is_bot else PEOPLE_FACES
            face = next(one for one in (own[number % len(own)], *own, *FACES) if one not in faces)
            faces.add(face)
        made.append(Crest(colour, face))
    return tuple(made)
