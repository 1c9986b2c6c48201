"""Where lines of Japanese may break: between phrases, not within a word.

Qt breaks a line between any two signs of Japanese. So words that are shown get word joiners within each
phrase; they are not seen. What is searched, copied or read aloud has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRegularExpression

from evolution_qt.ui.kit import fonts

if TYPE_CHECKING:
    from budoux import Parser

JOINER: Final = "\N{WORD JOINER}"
_FIRST: Final = "\N{IDEOGRAPHIC COMMA}"
"""Before it stand letters, between which no line breaks anyway."""
_COLON: Final = re.compile("(?<=\N{FULLWIDTH COLON})")
"""Behind it a line may break: what is said of something follows."""
_KATAKANA: Final = re.compile(
    "[\N{KATAKANA LETTER SMALL A}-\N{KATAKANA LETTER VO}\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}]"
)
_KANJI: Final = re.compile("[\N{CJK UNIFIED IDEOGRAPH-4E00}-\N{CJK UNIFIED IDEOGRAPH-9FFF}]")
_LONGEST: Final = 14
"""Signs of the longest phrase that is kept together: a column may be narrow."""
_LONGEST_WORD: Final = 8
"""Signs of the longest phrase that is made whole again; without breaks a label is as wide as that."""


def phrased(words: str) -> str:
    """Return words for a place where lines break, in the language that is written now."""
    if not fonts.is_japanese_first() or max(words, default="") < _FIRST:
        return words
    return _phrased(words)


def plain(words: str) -> str:
    """Return words as they were before `phrased`."""
    return words.replace(JOINER, "")


def pattern(words: str) -> QRegularExpression:
    """Return what finds words in a text that may be `phrased`, in capitals or not."""
    signs = [QRegularExpression.escape(sign) for sign in words]
    found = QRegularExpression(f"{JOINER}?".join(signs))
    found.setPatternOptions(QRegularExpression.PatternOption.CaseInsensitiveOption)
    return found


@cache
def _parser() -> Parser:
    import budoux  # only Japanese needs it

    return budoux.load_default_japanese_parser()


def _phrased(words: str) -> str:
    phrases = [part for phrase in _parser().parse(words) for part in _COLON.split(phrase)]
    return "".join([_joined(phrase) for phrase in _whole(phrases)])


def _whole(phrases: Iterable[str]) -> list[str]:
    """Return phrases of which none ends within a word: names in katakana, and words like 肉食動物, hold."""
    found: list[str] = []
    for phrase in phrases:
        if found and _is_within_word(found[-1], phrase) and len(found[-1] + phrase) <= _LONGEST_WORD:
            found[-1] += phrase
        else:
            found.append(phrase)
    return found


def _is_within_word(before: str, phrase: str) -> bool:
    """Say whether a phrase goes on in katakana, or with kanji after one that is left alone."""
    is_name = _KATAKANA.fullmatch(before[-1:]) and _KATAKANA.fullmatch(phrase[:1])
    return bool(is_name or (_KANJI.fullmatch(before) and _KANJI.fullmatch(phrase[:1])))


def _joined(phrase: str) -> str:
    """Return a phrase of which no line takes a part; spaces and letters break or hold by themselves."""
    if len(phrase) > _LONGEST:
        return phrase
    parts = [phrase[:1]]
    for before, sign in pairwise(phrase):
        holds = max(before, sign) >= _FIRST and not (before.isspace() or sign.isspace())
        parts += [JOINER, sign] if holds else [sign]
    return "".join(parts)
