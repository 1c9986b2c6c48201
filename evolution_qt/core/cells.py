"""Lines for a terminal: as wide as the cells that they take, broken where their language breaks them."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import east_asian_width

_CLOSING: Final = "、。，．・：；？！）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…"
_OPENING: Final = "（「『【"
_WIDE: Final = "\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60"
_PIECE: Final = re.compile(
    rf"\s+|[{_OPENING}]*(?:[^\s{_WIDE}]+|[{_WIDE}])[{_CLOSING}]*|[{_OPENING}{_CLOSING}]+"
)


def width(text: str) -> int:
    """Return how many cells a text takes."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def wrapped(text: str, room: int) -> list[str]:
    """Return a text in lines of so many cells at most; what cannot be broken is longer."""
    lines = [""]
    for piece in _PIECE.findall(text):
        if lines[-1] and width(lines[-1]) + width(piece.rstrip()) > room:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines]
