"""Text for people, in code that knows no toolkit: marking it for translation, and names that stand in it."""

from __future__ import annotations

import re
from typing import Final

_OPENING: Final = "\u2066\u2067\u2068"
_FIRST_STRONG, _CLOSING = "\u2068", "\u2069"
_TURNING: Final = re.compile(
    # the room that Unicode sets aside for letters written from the right; marks that turn what follows
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def N_(context: str, text: str) -> str:
    """Return *text* unchanged; the translation tools find it here under *context*.

    The English source text is the key. Placeholders are named, as in ``{bonus}``; counts have no place here.
    """
    return text


def isolated(words: str) -> str:
    """Return words fit to stand in a sentence: they turn the direction of nothing around them.

    Unicode has marks for that (UAX #9, first strong isolate). Only words that could turn something get them;
    marks of their own that would end ours too early, or that nothing ends, are made whole.
    """
    if not _TURNING.search(words):
        return words
    kept, depth = [], 0
    for one in words:
        depth += (one in _OPENING) - (one == _CLOSING)
        if depth < 0:
            depth = 0
        else:
            kept.append(one)
    return f"{_FIRST_STRONG}{''.join(kept)}{_CLOSING * depth}{_CLOSING}"


def bare(words: str) -> str:
    """Return words without the marks of `isolated`, to be written by a person or kept."""
    return "".join(one for one in words if one not in (_FIRST_STRONG, _CLOSING))
