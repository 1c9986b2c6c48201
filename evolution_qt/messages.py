"""Sentences for the command line, in the reader's language, without any toolkit.

The translations are those of the window: `packaging/compile_i18n.py` writes them from the translators' files
into plain data. Without that data, and for a sentence it lacks, the English source text is used.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from evolution_qt import resources
from evolution_qt.core.errors import FAULTS, Fault, Params, Refusal, filled
from evolution_qt.core.text import N_

LANGUAGES: Final = ("de", "en", "ja")
"""The languages that messages come in."""

Catalogue = Mapping[str, Mapping[str, str]]

_PLACE: Final = re.compile(r"line ([0-9]+)(?:, column ([0-9]+))?")
LINE: Final = N_("Place", "line {line}")
LINE_AND_COLUMN: Final = N_("Place", "line {line}, column {column}")


class Messages:
    """Everything the command line says, in one language."""

    def __init__(self, catalogue: Catalogue, traits: Mapping[str, str]) -> None:
        self.catalogue = catalogue
        self.traits = traits

    def text(self, context: str, source: str, **params: int | str) -> str:
        """Return the sentence whose English text is *source*, with its placeholders filled."""
        return filled(self.catalogue.get(context, {}).get(source, source), params)

    def fault(self, fault: Fault) -> str:
        """Return the line that tells what is wrong, the place first."""
        sentence = self.text("Fault", FAULTS.get(fault.code, fault.code), **self._readable(fault.params))
        return f"{self.place(fault.where)}: {sentence}" if fault.where else sentence

    def refusal(self, refusal: Refusal, sentences: Mapping[str, str]) -> str:
        """Return the sentence for *refusal*, whose English text is in *sentences*."""
        source = sentences.get(refusal.code, refusal.code)
        return self.text("Refusal", source, **self._readable(refusal.params))

    def place(self, where: str) -> str:
        """Return the name of a place in a file; paths are the same in every language."""
        return _PLACE.sub(self._line, where, count=1) if where.startswith("line ") else where

    def trait(self, key: str) -> str:
        """Return the name of the trait with this key."""
        return self.text("Trait", self.traits.get(key, key))

    def _line(self, found: re.Match[str]) -> str:
        line, column = found.groups()
        if column is None:
            return self.text("Place", LINE, line=line)
        return self.text("Place", LINE_AND_COLUMN, line=line, column=column)

    def _readable(self, params: Params) -> dict[str, int | str]:
        """Return *params* with the names of traits and cards as people read them."""
        result = dict(params)
        if "trait" in result:
            result["trait"] = self.trait(str(result["trait"]))
        if "card" in result:
            trait, _, food = str(result["card"]).partition(":")
            result["card"] = f"{self.trait(trait)} {food}".strip()
        return result


def load(language: str, traits: Mapping[str, str]) -> Messages:
    """Return the messages in *language*; *traits* has the English name for each key of a trait."""
    return Messages(_catalogue(language), traits)


def _catalogue(language: str) -> Catalogue:
    assert language in LANGUAGES, language
    try:
        data = resources.read_bytes(f"i18n/messages_{language}.json")
    except FileNotFoundError:
        return {}
    catalogue: Catalogue = json.loads(data)
    return catalogue
