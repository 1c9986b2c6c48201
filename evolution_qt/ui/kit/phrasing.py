"""How words are put together in the language of the window: breaks in Japanese, joints, numbers.

Lines of Japanese may break between phrases, not within a word, but Qt breaks them between any two signs. So
words that are shown get word joiners within each phrase; they are not seen. What is searched, copied or read
aloud has none.

Words are put beside each other with these joints only. Numbers are written in the way of the language, with a
true minus.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.messages import BEFORE, BEHIND, BESIDE
from evolution_qt.ui.kit import fonts

if TYPE_CHECKING:
    from budoux import Parser
    from PySide6.QtCore import QRegularExpression


JOINER: Final = "\N{WORD JOINER}"
_FIRST: Final = "\N{IDEOGRAPHIC COMMA}"
"""Before it stand letters, between which no line breaks anyway."""
_COLON: Final = "(?<=\N{FULLWIDTH COLON})"
"""Behind it a line may break: what is said of something follows."""
_KATAKANA: Final = (
    "[\N{KATAKANA LETTER SMALL A}-\N{KATAKANA LETTER VO}\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}]"
)
_KANJI: Final = "[\N{CJK UNIFIED IDEOGRAPH-4E00}-\N{CJK UNIFIED IDEOGRAPH-9FFF}]"
_NUMBERED: Final = N_("Joined", "{name} {number}")
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


def unbroken(words: str) -> list[str]:
    """Return the parts of words that each stand whole in a line."""
    found = phrased(words)
    parts = re.findall(f"[^{JOINER}](?:{JOINER}.)*", found) if JOINER in found else found.split()
    return [plain(one) for one in parts]


def pattern(words: str) -> QRegularExpression:
    """Return what finds words in a text that may be `phrased`, in capitals or not."""
    from PySide6.QtCore import QRegularExpression

    signs = [QRegularExpression.escape(sign) for sign in words]
    found = QRegularExpression(f"{JOINER}?".join(signs))
    found.setPatternOptions(QRegularExpression.PatternOption.CaseInsensitiveOption)
    return found


@cache
def _parser() -> Parser:
    import budoux  # only Japanese needs it

    return budoux.load_default_japanese_parser()


def _phrased(words: str) -> str:
    phrases = [part for phrase in _parser().parse(words) for part in re.split(_COLON, phrase)]
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
    """Return whether a phrase goes on in katakana, or with kanji after one that is left alone."""
    first, last = phrase[:1], before[-1:]
    is_name = re.fullmatch(_KATAKANA, last) and re.fullmatch(_KATAKANA, first)
    return bool(is_name or (re.fullmatch(_KANJI, before) and re.fullmatch(_KANJI, first)))


def _joined(phrase: str) -> str:
    """Return a phrase of which no line takes a part; spaces and letters break or hold by themselves."""
    if len(phrase) > _LONGEST:
        return phrase
    parts = [phrase[:1]]
    for before, sign in pairwise(phrase):
        holds = max(before, sign) >= _FIRST and not (before.isspace() or sign.isspace())
        parts += [JOINER, sign] if holds else [sign]
    return "".join(parts)


APART: Final = N_("Joined", "{first} · {second}")
PARTS: Final = N_("Joined", "{first}; {second}")
STOPPED: Final = N_("Joined", "{words}.")
_STOPS: Final = tuple(".。!?！？…:：")
_ARROW: Final = re.compile(r"\s*→\s*")
_DOT: Final = re.compile(f" · |(?<!{_KATAKANA})・|・(?!{_KATAKANA})")
"""Dots between parts; the one between two letters of katakana belongs to a name."""


def row(words: Sequence[str]) -> str:
    """Return words in a row, without an "and"; for that there is `QLocale.createSeparatedList`."""
    return reduce(lambda first, second: _put(BESIDE, first=first, second=second), words) if words else ""


def each(numbers: Iterable[tuple[str, object]]) -> str:
    """Return names in a row, each with its number."""
    return row([_put(_NUMBERED, name=name, number=f"{number}") for name, number in numbers])


def facts(words: Sequence[str]) -> str:
    """Return the facts of one thing in a line, with dots between; what is empty is left out."""
    told = [word for word in words if word]
    return reduce(lambda first, second: _put(APART, first=first, second=second), told) if told else ""


def parts(words: Sequence[str]) -> str:
    """Return parts that are rows themselves, one behind the other; what is empty is left out."""
    told = [word for word in words if word]
    return reduce(lambda first, second: _put(PARTS, first=first, second=second), told) if told else ""


def text(sentences: Sequence[str]) -> str:
    """Return sentences one behind the other."""
    return reduce(lambda first, second: _put(BEHIND, first=first, second=second), sentences)


def sentences(lines: Sequence[str]) -> str:
    """Return lines as sentences one behind the other, each with its stop; what is empty is left out."""
    told = [line for one in lines for line in one.split("\n") if line]
    return (
        text([line if line.endswith(_STOPS) else _put(STOPPED, words=line) for line in told]) if told else ""
    )


FROM_TO: Final = N_("Joined", "from {old} to {new}")
TO: Final = N_("Joined", "{first} to {second}")
_STEP: Final = re.compile(r"(\d+)\s*→\s*(\d+)")


def aloud(words: str) -> str:
    """Return words as they are read aloud: without signs that only the eye takes for a pause or a way."""
    words = words.replace("\u00a0", " ")
    if "→" in words:
        words = _STEP.sub(lambda found: _put(FROM_TO, old=found[1], new=found[2]), words)
        words = reduce(lambda first, second: _put(TO, first=first, second=second), _ARROW.split(words))
    return row([part for part in _DOT.split(words) if part])


def before(what: str, words: str) -> str:
    """Return words behind the place or the name that they are about; alone if there is none."""
    return _put(BEFORE, what=what, words=words) if what else words


def _put(pattern: str, **words: str) -> str:
    return filled(QCoreApplication.translate("Joined", pattern), dict(words))


MINUS: Final = "\N{MINUS SIGN}"


def plain_number(value: float, digits: int = 0) -> str:
    """Return a number with so many digits after the point; what rounds to zero has no sign."""
    return QLocale().toString(round(float(value), digits) or 0.0, "f", digits).replace("-", MINUS)


def signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign, also a plus; zero has none."""
    return f"+{plain_number(value, digits)}" if round(value, digits) > 0 else plain_number(value, digits)
