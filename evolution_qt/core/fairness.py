"""What a program promises at the beginning of a game and shows at its end, and the seeds that come from it.

The *nonce* is a long random text of one game; its program draws it. The deck's seed, where no one
chooses one, and the seed of each bot come from it by a one-way hash with labels of their own, so that none of
them tells anything of another. In the same way the seeds of many games come from the *secret* of a run. The
*commitment* binds seed, nonce and who plays before the first card is dealt, and tells neither seed nor nonce.
`docs/notation.md` publishes them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from evolution_qt.core.plain import NUMBER_LIMIT

SHOWN_DIGITS: Final = 20
"""Digits of a commitment that are shown where there is no room for all; fewer of them say little."""
LEAST_DIGITS: Final = 12
"""Digits of a commitment that are compared at least: so many were shown once."""
_GROUP: Final = 4
NONCE_BYTES: Final = 32


def commitment(seed: int, nonce: str, kinds: Sequence[str] = ()) -> str:
    """Return the commitment to *seed*, *nonce* and the *kinds* of the seats, in hexadecimal.

    It is SHA-256 over the text ``seed kind,kind nonce``. Without kinds it is the first form, over
    ``seed/nonce``. A nonce may be any text: it stands last, so that nothing in it passes for a kind.
    """
    text = f"{seed} {','.join(kinds)} {nonce}" if kinds else f"{seed}/{nonce}"
    return sha256(text.encode()).hexdigest()


def spaced(digits: str) -> str:
    """Return *digits* in groups, as people write them down; a line does not break between them."""
    return "\N{NO-BREAK SPACE}".join([digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)])


def deck_seed(nonce: str) -> int:
    """Return the seed that *nonce* gives the deck, below 2 to the 53rd."""
    return _derived(nonce, "deck")


def seed_of(text: str) -> int:
    """Return the seed that a person gives as a text: the number it is, or else one that comes from it."""
    is_number = text.isascii() and text.isdigit() and len(text) < 17 and int(text) < NUMBER_LIMIT
    return int(text) if is_number else _derived(text, "seed")


def bot_seed(nonce: str, seat: int) -> int:
    """Return the seed that *nonce* gives the bot at *seat*, below 2 to the 53rd."""
    return _derived(nonce, f"bot/{seat}")


def deal_seed(seed: int, secret: str, number: int) -> int:
    """Return the seed of deal *number* of a run, from 0.

    It comes from *secret*; where that is empty deals are numbered on from *seed*.
    """
    return _derived(secret, f"deal/{number}") if secret else seed + number


def _derived(nonce: str, label: str) -> int:
    """Return the first eight bytes of SHA-256 over ``nonce/label``, the lowest first, cut to 53 bits."""
    return int.from_bytes(sha256(f"{nonce}/{label}".encode()).digest()[:8], "little") % NUMBER_LIMIT
