"""The words of the glossaries, and whether a sentence and its translation use them.

`i18n/GLOSSARY.md` has the words of the program, `i18n/GLOSSARY-<game>.md` those of a game.

Standard library only, as the scripts beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from catalogues import CATALOGUES, PROGRAM, SOURCE_LANGUAGE, Message

READINGS = "Reading"
"""The context of names as they are read: spelled out, not said."""
_FILLED = re.compile(r"\{\w+\}|%n")
_KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
_LETTER = "[A-Za-z\u00c0-\u017f]"


@dataclass(frozen=True)
class Term:
    """A thing of the game: its English words, its forms in each language and the words not to use."""

    words: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]
    forbidden: dict[str, tuple[str, ...]]
    rulebook: str


@dataclass(frozen=True)
class Exemption:
    """A sentence, by its beginning, that says a term otherwise in a language, and why."""

    language: str
    word: str
    sentence: str
    reason: str


@dataclass
class Glossary:
    """The words of one catalogue. After it was asked for faults it knows which exceptions were needed."""

    terms: list[Term]
    phrases: list[str]
    exemptions: list[Exemption]
    needed: set[Exemption] = field(default_factory=set)

    def faults(self, language: str, messages: Iterable[Message]) -> Iterator[str]:
        """Yield what is wrong with the words of a language."""
        ordered = sorted(
            ((word, term) for term in self.terms for word in term.words), key=lambda one: -len(one[0])
        )
        for message in messages:
            if message.mark.context == READINGS or not message.is_finished:
                continue
            source, said = message.mark.source, " ".join(message.forms)
            named = f"{language}: {message.mark.context}: {source!r}"
            yield from (f"{named} says {word!r}" for word in self._forbidden(language, said))
            if language != SOURCE_LANGUAGE:
                for word, forms in self._lacking(language, source, said, ordered):
                    yield f"{named} has no word for {word!r}, such as {forms[0]!r}"

    def faults_of_sources(self, sources: Iterable[str]) -> Iterator[str]:
        """Yield which English sentences use words that they should not."""
        for source in sources:
            for word in self._forbidden(SOURCE_LANGUAGE, source):
                yield f"{source!r} says {word!r}"

    def _lacking(
        self, language: str, source: str, said: str, ordered: Sequence[tuple[str, Term]]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        left = _FILLED.sub("{}", source)
        for phrase in self.phrases:
            left = re.sub(re.escape(phrase), "", left, flags=re.IGNORECASE)
        for word, term in ordered:
            left, count = _pattern(word).subn("", left)
            forms = term.forms.get(language, ())
            if not count or not forms or self._is_said(language, term, said):
                continue
            excepted = [
                one
                for one in self.exemptions
                if (one.language, one.word) == (language, word) and source.startswith(one.sentence)
            ]
            self.needed.update(excepted)
            if not excepted:
                yield word, forms

    def _is_said(self, language: str, term: Term, said: str) -> bool:
        """Return whether a form of a term stands there and is not a part of a longer form of another one."""
        others = [form for one in self.terms if one is not term for form in one.forms.get(language, ())]
        for form in sorted(term.forms[language], key=_length, reverse=True):
            longer = [_found(other) for other in others if _length(other) > _length(form)]
            for at in (found.span() for found in _found(form).finditer(said)):
                covering = (part.span() for other in longer for part in other.finditer(said))
                if not any(first < at[1] and at[0] < last for first, last in covering):
                    return True
        return False

    def _forbidden(self, language: str, said: str) -> Iterator[str]:
        for term in self.terms:
            for word in term.forbidden.get(language, ()):
                edge = "" if _KANA_OR_KANJI.search(word) else r"\b"
                if re.search(edge + re.escape(word), said):
                    yield word


def unneeded(glossaries: Sequence[Glossary]) -> list[str]:
    """Return the exceptions that no sentence of any catalogue needed."""
    needed = {one for glossary in glossaries for one in glossary.needed}
    every = dict.fromkeys(one for glossary in glossaries for one in glossary.exemptions)
    return [
        f"the glossary excepts {one.word!r} in {one.sentence!r} ({one.language}) for nothing"
        for one in every
        if one not in needed
    ]


def path_of(catalogue: str) -> Path:
    """Return the file that holds the words of a catalogue alone."""
    return CATALOGUES / ("GLOSSARY.md" if catalogue == PROGRAM else f"GLOSSARY-{catalogue}.md")


def read(catalogue: str) -> Glossary:
    """Return the words of a catalogue: a game uses those of the program, and its own before them."""
    glossary = _read(path_of(PROGRAM))
    if catalogue == PROGRAM or not path_of(catalogue).exists():
        return glossary
    own = _read(path_of(catalogue))
    said = {word for term in own.terms for word in term.words}
    glossary.terms = [term for term in glossary.terms if said.isdisjoint(term.words)] + own.terms
    glossary.phrases += own.phrases
    glossary.exemptions += own.exemptions
    return glossary


def _read(path: Path) -> Glossary:
    """Return the words of one file."""
    glossary = Glossary([], [], [])
    for heads, cells in _rows(path.read_text(encoding="utf-8")):
        row = dict(zip(heads, cells, strict=True))
        if "rulebook" in row:
            languages = [head for head in heads if len(head) == 2 and head != SOURCE_LANGUAGE]
            forbidden = (one.partition(": ") for one in row["not to use"].split("; ") if one)
            glossary.terms.append(
                Term(
                    _listed(row[SOURCE_LANGUAGE]),
                    {one: _listed(row[one]) for one in languages if row[one]},
                    {language: _listed(words) for language, _, words in forbidden},
                    row["rulebook"],
                )
            )
        elif "phrase" in row:
            glossary.phrases.append(row["phrase"])
        elif "sentence" in row:
            glossary.exemptions.append(Exemption(row["language"], row["term"], row["sentence"], row["why"]))
    return glossary


def _rows(text: str) -> Iterator[tuple[list[str], list[str]]]:
    """Yield each row of each table with the heads of its columns."""
    heads: list[str] | None = None
    for line in text.splitlines():
        if not line.startswith("|"):
            heads = None
        elif heads is None:
            heads = _cells(line)
        elif not line.startswith("| ---"):
            yield heads, _cells(line)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def _listed(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",") if word.strip())


def _length(form: str) -> int:
    return len(form.strip("*"))


@cache
def _found(form: str) -> re.Pattern[str]:
    """Return what finds a form: a star lets a word go on, and words of kana and kanji have no borders."""
    core = form.strip("*")
    before = "" if form.startswith("*") or not re.match(_LETTER, core) else f"(?<!{_LETTER})"
    after = (
        f"{_LETTER}*" if form.endswith("*") else f"(?!{_LETTER})" if re.search(f"{_LETTER}$", core) else ""
    )
    return re.compile(before + re.escape(core) + after, re.IGNORECASE)


def _pattern(word: str) -> re.Pattern[str]:
    """Return what finds a word with the endings that it may have."""
    ending = "" if word.endswith(("s", "ed", "ing")) else "(?:s|es|ed|d|ing)?"
    return re.compile(rf"\b{re.escape(word)}{ending}\b", re.IGNORECASE)
