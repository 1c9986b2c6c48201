"""The file of a network: one JSON object, in which nothing is believed.

It says what the network is for and where it comes from, and holds its weights in half precision, with their
checksum. A list of the networks needs no numpy.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import isfinite
from struct import calcsize, pack, unpack
from typing import Final

from evolution_qt.core.plain import Node, Plain, parse, shown

FORMAT: Final = "evolution-qt/network"
VERSION: Final = 1
RESULTS: Final = 3
"""How many numbers a network gives: win, share, points."""
MOST_HIDDEN: Final = 256
MOST_FEATURES: Final = 5_000
MOST_BYTES: Final = 1_000_000
"""Limits of a file that is read at all."""
_KEYS: Final = (
    "format",
    "version",
    "game",
    "players",
    "schema",
    "amounts",
    "marks",
    "hidden",
    "weights",
    "checksum",
    "provenance",
)
_HALF: Final = "<{}e"


@dataclass(frozen=True)
class Stored:
    """What a file holds."""

    game: str
    players: tuple[int, ...]
    schema: str
    """The hash of the names of all features."""
    amounts: int
    marks: int
    hidden: int
    packed: bytes
    """The weights, each two bytes."""
    checksum: str
    """The SHA-256 of these."""
    provenance: Mapping[str, Plain]


def packed(weights: Sequence[float]) -> bytes:
    """Return weights in half precision."""
    return pack(_HALF.format(len(weights)), *weights)


def joint(checksums: Sequence[str]) -> str:
    """Return the checksum of networks that judge together; that of one is its own."""
    return checksums[0] if len(checksums) == 1 else sha256(" ".join(checksums).encode()).hexdigest()


def write(stored: Stored) -> bytes:
    """Return the file."""
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "game": stored.game,
        "players": list(stored.players),
        "schema": stored.schema,
        "amounts": stored.amounts,
        "marks": stored.marks,
        "hidden": stored.hidden,
        "weights": b64encode(stored.packed).decode("ascii"),
        "checksum": stored.checksum,
        "provenance": dict(stored.provenance),
    }
    return (json.dumps(fields, indent=1, sort_keys=True) + "\n").encode()


def read(data: bytes) -> tuple[Stored, tuple[float, ...]]:
    """Return what a file holds, and its weights. Raises BadInput for anything that is not sound."""
    fields = Node(parse(data, most_characters=MOST_BYTES)).fields(_KEYS, _KEYS)
    if (form := fields["format"].text()) != FORMAT:
        raise fields["format"].wrong("wrong_format", value=shown(form), expected=FORMAT)
    fields["version"].number(VERSION, VERSION)
    amounts = fields["amounts"].number(0, MOST_FEATURES)
    marks = fields["marks"].number(0, MOST_FEATURES)
    hidden = fields["hidden"].number(0, MOST_HIDDEN)
    checksum = fields["checksum"].text()
    encoded = fields["weights"].value
    if type(encoded) is not str:
        raise fields["weights"].wrong("not_a_string")
    try:
        weights_packed = b64decode(encoded, validate=True)
    except ValueError:
        raise fields["weights"].wrong("bad_weights") from None
    count = (amounts + marks + 1) * (hidden + RESULTS) + hidden * RESULTS
    if len(weights_packed) != calcsize(_HALF.format(count)):
        raise fields["weights"].wrong("wrong_length", value=len(weights_packed) // 2, expected=count)
    if sha256(weights_packed).hexdigest() != checksum:
        raise fields["checksum"].wrong("bad_weights")
    weights = unpack(_HALF.format(count), weights_packed)
    if not all(map(isfinite, weights)):
        raise fields["weights"].wrong("bad_weights")
    if not fields["players"].items():
        raise fields["players"].wrong("wrong_length", value=0, expected=1)
    provenance = fields["provenance"].value
    if type(provenance) is not dict:
        raise fields["provenance"].wrong("not_an_object")
    about = (
        fields["game"].text(),
        tuple([one.number(1, 16) for one in fields["players"].items()]),
        fields["schema"].text(),
        amounts,
        marks,
        hidden,
    )
    return Stored(*about, weights_packed, checksum, provenance), weights
