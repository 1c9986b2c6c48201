"""Sentences for the command line, in the reader's language, without any toolkit.

The translations are those of the window: `packaging/compile_i18n.py` writes them from the translators' files
into plain data. Without that data, and for a sentence it lacks, the English source text is used.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from typing import Final

from evolution_qt import resources
from evolution_qt.core.errors import USUAL, Fault, Params, Refusal, Sentences, filled, reasons_of
from evolution_qt.core.text import N_

SOURCE_LANGUAGE: Final = "en"
"""The language of the sentences in the code."""
OWN_NAME: Final = N_("Language", "English")
"""What each language calls itself, where it is translated."""

Catalogue = Mapping[str, Mapping[str, str]]

_PLACE: Final = re.compile(r"line ([0-9]+)(?:, column ([0-9]+))?")
_KEYS: Final = ("trait", "animal", "element", "terrain", "box")
"""Parameters that are the key of something with a name."""
LINE: Final = N_("Place", "line {line}")
LINE_AND_COLUMN: Final = N_("Place", "line {line}, column {column}")
BESIDE: Final = N_("Joined", "{first}, {second}")
"""How two words stand in a row."""
BEHIND: Final = N_("Joined", "{first} {second}")
"""How a sentence stands behind another."""
BEFORE: Final = N_("Joined", "{what}: {words}")
"""How a place or a name stands before what is said of it."""


class Messages:
    """Every text of the command line, in one language."""

    def __init__(self, catalogue: Catalogue, sentences: Sentences = USUAL) -> None:
        self.catalogue = catalogue
        self._sentences = sentences

    def about(self, sentences: Sentences) -> Messages:
        """Return the messages in this language with the sentences of a game."""
        return Messages(self.catalogue, sentences)

    def text(self, context: str, source: str, **params: int | str) -> str:
        """Return the sentence whose English text is *source*, with its placeholders filled."""
        return filled(self.catalogue.get(context, {}).get(source, source), params)

    def fault(self, fault: Fault) -> str:
        """Return the line that names what is wrong, the place first."""
        params = readable(fault.params, self.trait)
        if reasons := reasons_of(fault):
            params["reasons"] = self.sentences(list(dict.fromkeys(map(self.refusal, reasons))))
        sentence = self.text("Fault", self._sentences.of_fault(fault), **params)
        return self.before(self.place(fault.where), sentence) if fault.where else sentence

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence for *refusal*, its code where the game has none."""
        return self.text(
            "Refusal", self._sentences.of_refusal(refusal), **readable(refusal.params, self.trait)
        )

    def before(self, what: str, words: str) -> str:
        """Return words behind what they are about."""
        return self.text("Joined", BEFORE, what=what, words=words)

    def row(self, words: Sequence[str]) -> str:
        """Return words in a row, without an "and"."""
        return reduce(lambda first, second: self.text("Joined", BESIDE, first=first, second=second), words)

    def sentences(self, words: Sequence[str]) -> str:
        """Return sentences one behind the other."""
        return reduce(lambda first, second: self.text("Joined", BEHIND, first=first, second=second), words)

    def place(self, where: str) -> str:
        """Return the name of a place in a file; paths are the same in every language."""
        return _PLACE.sub(self._line, where, count=1) if where.startswith("line ") else where

    def trait(self, key: str) -> str:
        """Return the name of the trait with this key."""
        return self.text(self._sentences.context, self._sentences.names.get(key, key))

    def _line(self, found: re.Match[str]) -> str:
        line, column = found.groups()
        if column is None:
            return self.text("Place", LINE, line=line)
        return self.text("Place", LINE_AND_COLUMN, line=line, column=column)


def readable(params: Params, named: Callable[[str], str]) -> dict[str, int | str]:
    """Return *params* with keys and cards as people read them; *named* returns the name of a key."""
    result = dict(params)
    for name in result:
        if name in _KEYS or name.endswith("_trait"):
            result[name] = named(str(result[name]))
    if "card" in result:
        trait, _, food = str(result["card"]).partition(":")
        result["card"] = f"{named(trait)} {food}".strip()
    return result


@cache
def languages() -> Mapping[str, str]:
    """Return each language there is, by its letters, with its own name; English if none is compiled."""
    try:
        names: dict[str, str] = json.loads(resources.read_bytes("i18n/languages.json"))
    except FileNotFoundError:
        names = {}
    return names or {SOURCE_LANGUAGE: OWN_NAME}


def best_of(tags: Iterable[str]) -> str:
    """Return the first language there is among tags like ``de-AT`` or ``ja_JP.UTF-8``, else English."""
    for tag in tags:
        language = re.split(r"[-_.@]", tag, maxsplit=1)[0].lower()
        if language in languages():
            return language
    return SOURCE_LANGUAGE


def of_environment(environment: Mapping[str, str]) -> str:
    """Return the language that a terminal asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if tag := environment.get(name):
            is_none = tag.partition(".")[0] in ("C", "POSIX")
            wanted = [] if is_none else environment.get("LANGUAGE", "").split(":")
            return best_of([*wanted, tag])
    return SOURCE_LANGUAGE


def load(language: str) -> Messages:
    """Return the messages in *language*, without the sentences of any game."""
    return Messages(_catalogue(language))


def _catalogue(language: str) -> Catalogue:
    """Return the texts of the program and of all games."""
    found: dict[str, dict[str, str]] = {}
    for name in compiled(f"_{language}.json"):
        for context, sentences in json.loads(resources.read_bytes(name)).items():
            found.setdefault(context, {}).update(sentences)
    return found


def compiled(ending: str) -> list[str]:
    """Return the names of compiled translations that end so, as ``_de.qm``: the program's and games'."""
    try:
        return [name for name in resources.names("i18n") if name.endswith(ending)]
    except FileNotFoundError:
        return []
