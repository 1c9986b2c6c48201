"""Chance. All randomness of a game is shuffling, and every shuffle is numbered.

Shuffle number *k* of the game with seed *s* is drawn from the text ``s/k`` by SHAKE-256, so that it is the
same on every system and in every language, today and later; `docs/notation.md` publishes the recipe.
Bots draw from `Rng`, a small fast generator with no claim to fairness.
"""

from collections.abc import Sequence
from hashlib import shake_256
from struct import unpack
from typing import Final

WORD: Final = 0xFFFFFFFF
THIRTY_BITS: Final = 0x3FFFFFFF
LOW_HALF: Final = 0xFFFF


def shuffled(items: Sequence[int], seed: int, number: int | str) -> list[int]:
    """Return *items* in the order of shuffle *number* of the game with *seed*; some shuffles have a word."""
    return _from_the_top(items, seed, number, len(items))


def dealt(items: Sequence[int], seed: int, number: int | str, most: int) -> list[int]:
    """Return the top *most* of *items*, the topmost first, after shuffle *number* of the game with *seed*."""
    count = len(items)
    return _from_the_top(items, seed, number, most)[: max(count - most, 0) - 1 - count : -1]


def _from_the_top(items: Sequence[int], seed: int, number: int | str, most: int) -> list[int]:
    """Return *items* shuffled as far as the topmost, *most* of them; those lie last."""
    result = list(items)
    count = len(result)
    words: tuple[int, ...] = unpack(
        f"<{count}I", shake_256(f"{seed}/{number}".encode("ascii")).digest(4 * count)
    )
    for i in range(count - 1, max(count - most, 1) - 1, -1):
        word = words[i]
        # word * (i + 1) >> 32, in two halves, so that compiled code multiplies machine words
        j = (word >> 16) * (i + 1) + ((word & LOW_HALF) * (i + 1) >> 16) >> 16
        card = result[i]
        result[i] = result[j]
        result[j] = card
    return result


def drawn_below(bound: int, seed: int, label: str) -> int:
    """Return the number below *bound* that *seed* gives for *label*."""
    word = int.from_bytes(shake_256(f"{seed}/{label}".encode("ascii")).digest(4), "little")
    return word * bound >> 32


class Rng:
    """A small generator for playouts and bots: xorshift with 32 bits of state."""

    def __init__(self, seed: int, label: str = "") -> None:
        text = f"{seed}/{label}".encode()
        self.state: int = int.from_bytes(shake_256(text).digest(4), "little") or 1

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1."""
        x = self.state
        x ^= x << 13 & WORD
        x ^= x >> 17
        x ^= x << 5 & WORD
        self.state = x
        # thirty bits, so that compiled code multiplies machine words
        return (x & THIRTY_BITS) * bound >> 30
