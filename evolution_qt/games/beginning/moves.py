"""Moves as people write them: one line of the notation, read and written, and the step that it is.

Reading is syntax only. Whether a card is held, whether a species is there, whether a move is legal: the
rules say that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT, Action, unpack
from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.plain import shown
from evolution_qt.games.beginning.cards import NUMBERS, TRAITS, UNKNOWN, index_of, seat_of, species_ref
from evolution_qt.games.beginning.listing import (
    ATTACK_STEP,
    DONE_STEP,
    FEED_STEP,
    PASS_STEP,
    POPULATION_STEP,
    SPECIES_STEP,
    TRAIT_STEP,
    WORDS,
)

MOST_CHARACTERS: Final = 200
"""The longest line there may be."""

_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,3}")
_TARGET: Final = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})")

_FORMS: Final = {
    "species": "C",
    "population": "SC",
    "trait": "SCR",
    "done": "",
    "feed": "S",
    "attack": "ST",
    "pass": "",
}
"""What follows each verb: a Species, a Card, a Target; R may be left out: the trait replaced."""


@dataclass(frozen=True, slots=True)
class BeginningMove:
    """One whole move. What a verb does not need keeps its default.

    ``species`` is one of the mover's own, from the left; ``target`` is seat and species of the prey.
    """

    verb: str
    species: int = -1
    card: str = ""
    replacing: str = ""
    target: tuple[int, int] | None = None

    def __str__(self) -> str:
        """Return the line of the notation."""
        words = [self.verb]
        if self.species >= 0:
            words.append(str(self.species))
        if self.card:
            words.append(self.card)
        if self.replacing:
            words += ["replacing", self.replacing]
        if self.target is not None:
            words.append(f"{self.target[0]}.{self.target[1]}")
        return " ".join(words)


def read(text: str) -> BeginningMove:
    """Return the move of a line without a seat in front. Raises BadInput that names the word."""
    if len(text) > MOST_CHARACTERS:
        raise bad("string_too_long", limit=MOST_CHARACTERS)
    line = _Line(text)
    verb = line.word()
    if verb not in _FORMS:
        raise line.wrong("unknown_verb", verb)
    form = _FORMS[verb]
    species = line.index() if "S" in form else -1
    card = line.card() if "C" in form else ""
    target = line.target() if "T" in form else None
    replacing = line.card() if "R" in form and line.says("replacing") else ""
    if line.words:
        raise line.wrong("word_too_many", line.words[0])
    return BeginningMove(verb, species, card, replacing, target)


class _Line:
    """The words of a line, taken one by one."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.last = ""

    def word(self) -> str:
        if not self.words:
            raise self.wrong("word_missing", self.last) if self.last else bad("empty")
        self.last = self.words.pop(0)
        return self.last

    def says(self, word: str) -> bool:
        """Take the next word if it is *word*."""
        if self.words[:1] != [word]:
            return False
        self.word()
        return True

    def wrong(self, code: str, word: str) -> BadInput:
        return bad(code, shown(self.text), value=shown(word))

    def index(self) -> int:
        word = self.word()
        if _INDEX.fullmatch(word) is None:
            raise self.wrong("not_an_index", word)
        return int(word)

    def target(self) -> tuple[int, int]:
        found = _TARGET.fullmatch(self.word())
        if found is None:
            raise self.wrong("not_a_target", self.last)
        return int(found[1]), int(found[2])

    def card(self) -> str:
        word = self.word()
        if not NUMBERS.get(word, UNKNOWN):
            raise self.wrong("not_a_card", word)
        return word


def spoken(action: Action) -> BeginningMove:
    """Return the move that is this step."""
    verb, subject, target, replaced = unpack(action)
    word = WORDS[verb]
    form = _FORMS[word]
    species = -1
    if "S" in form:
        species = index_of(subject if "T" in form else target)
    card = TRAITS[subject].key if "C" in form else ""
    replacing = TRAITS[replaced].key if replaced else ""
    prey = (seat_of(target), index_of(target)) if "T" in form else None
    return BeginningMove(word, species, card, replacing, prey)


def step(seat: int, move: BeginningMove) -> Action:
    """Return the step that is a legal *move* of *seat*."""
    own = species_ref(seat, move.species) << TARGET_SHIFT
    card = NUMBERS.get(move.card, UNKNOWN)
    if move.verb == "species":
        return SPECIES_STEP + card
    if move.verb == "population":
        return POPULATION_STEP + own + card
    if move.verb == "trait":
        return TRAIT_STEP + own + card + (NUMBERS.get(move.replacing, UNKNOWN) << DETAIL_SHIFT)
    if move.verb == "feed":
        return FEED_STEP + own
    if move.target is not None:
        return ATTACK_STEP + (species_ref(*move.target) << TARGET_SHIFT) + species_ref(seat, move.species)
    return DONE_STEP if move.verb == "done" else PASS_STEP
