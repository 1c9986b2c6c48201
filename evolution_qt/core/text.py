"""Text for people without a toolkit: marks for translation, names in sentences, lines for a terminal.

Lines for a terminal are as wide as the cells that they take, and are broken where their language breaks them.
Patterns are compiled when they are first used: those of whole alphabets take milliseconds.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import east_asian_width

_OPENING: Final = "\u2066\u2067\u2068"
_FIRST_STRONG, _CLOSING = "\u2068", "\u2069"
_TURNING: Final = (
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
    if words.isascii() or not re.search(_TURNING, words):
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


_NOT_FIRST: Final = "、。，．・：；？！）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…"
_NOT_LAST: Final = "（「『【"
_WIDE: Final = "\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60"
_PIECE: Final = rf"\s+|[{_NOT_LAST}]*(?:[^\s{_WIDE}]+|[{_WIDE}])[{_NOT_FIRST}]*|[{_NOT_LAST}{_NOT_FIRST}]+"


def width(text: str) -> int:
    """Return how many cells a text takes."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def wrapped(text: str, room: int) -> list[str]:
    """Return a text in lines of so many cells at most; what cannot be broken is longer."""
    lines = [""]
    for piece in re.findall(_PIECE, text):
        if lines[-1] and width(lines[-1]) + width(piece.rstrip()) > room:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines]
