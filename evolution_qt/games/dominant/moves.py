"""Moves as people write them: one line of the notation, read and written, and the step that it is.

Reading is syntax only: that a word names a cell, a corner, an animal. Whether a tile lies there, whether a
move is legal: the rules say that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.plain import shown
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ANIMAL_KEYS,
    ANIMAL_NUMBERS,
    ANIMAL_REF,
    CARD_NUMBERS,
    CARD_REF,
    CARDS,
    CELL_REF,
    CORNER_REF,
    ELEMENT_KEYS,
    ELEMENT_NUMBERS,
    ELEMENT_REF,
    SPACE_KEYS,
    SPACE_NUMBERS,
    SPACE_REF,
    STACK_REF,
)
from evolution_qt.games.dominant.grid import CELL_NAMES, CELL_NUMBERS, CORNER_NAMES, CORNER_NUMBERS

MOST_CHARACTERS: Final = 200
"""The longest line there may be."""

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")

_FORMS: Final = {
    "plan": "s",
    "swap": "",
    "keep": "",
    "take": "e",
    "protect": "E",
    "place": "ek",
    "return": "e",
    "remove": "k",
    "glaciate": "c",
    "speciate": "k",
    "add": "cn",
    "explore": "tc",
    "move": "fcna?",
    "eliminate": "ca",
    "score": "c",
    "card": "d",
    "blight": "ck?",
    "catastrophe": "ca?",
    "replace": "ca",
    "choose": "c",
    "exchange": "eg",
    "lose": "l",
    "rescue": "c",
    "pass": "",
}
"""What follows each verb: a (s)pace, an (e)lement or several (E), a corner (k), a (c)ell, a (n)umber, a
s(t)ack, the cell (f)rom which, an (a)nimal, a car(d), the element (g)ained, what is (l)ost; before a question
mark stands what may be left out."""


@dataclass(frozen=True, slots=True)
class DominantMove:
    """One whole move. What a verb does not need keeps its default; places are numbers, -1 for none.

    ``element`` is taken, placed, given or lost, ``gained`` what comes for it; ``elements`` is a mask.
    """

    verb: str
    cell: int = -1
    start: int = -1
    corner: int = -1
    space: int = -1
    element: int = -1
    gained: int = -1
    elements: tuple[int, ...] = ()
    stack: int = 0
    animal: int = -1
    card: int = 0
    count: int = -1
    lost: str = ""

    def __str__(self) -> str:
        """Return the line of the notation."""
        words = [self.verb]
        if self.lost:
            words.append(self.lost)
        if self.space >= 0:
            words.append(SPACE_KEYS[self.space])
        if self.stack:
            words.append(str(self.stack))
        if self.element >= 0:
            words.append(ELEMENT_KEYS[self.element])
        if self.gained >= 0:
            words.append(ELEMENT_KEYS[self.gained])
        if self.elements:
            words.append(",".join([ELEMENT_KEYS[one] for one in self.elements]))
        if self.start >= 0:
            words.append(CELL_NAMES[self.start])
        if self.cell >= 0:
            words.append(CELL_NAMES[self.cell])
        if self.corner >= 0:
            words.append(CORNER_NAMES[self.corner])
        if self.count >= 0:
            words.append(str(self.count))
        if self.animal >= 0:
            words.append(ANIMAL_KEYS[self.animal])
        if self.card:
            words.append(CARDS[self.card].key)
        return " ".join(words)


def read(text: str) -> DominantMove:
    """Return the move of a line without a seat in front. Raises BadInput that names the word."""
    if len(text) > MOST_CHARACTERS:
        raise bad("string_too_long", limit=MOST_CHARACTERS)
    line = _Line(text)
    verb = line.word()
    if verb not in _FORMS:
        raise line.wrong("unknown_verb", verb)
    form = _FORMS[verb]
    may_end = form.endswith("?")
    signs = form.removesuffix("?")
    cell = start = corner = space = element = gained = animal = count = -1
    stack = card = 0
    elements: tuple[int, ...] = ()
    lost = ""
    for at, sign in enumerate(signs):
        if may_end and at == len(signs) - 1 and not line.words:
            break
        if sign == "c":
            cell = line.named(CELL_NUMBERS, "not_a_cell")
        elif sign == "f":
            start = line.named(CELL_NUMBERS, "not_a_cell")
        elif sign == "k":
            corner = line.named(CORNER_NUMBERS, "not_a_corner")
        elif sign == "s":
            space = line.named(SPACE_NUMBERS, "not_a_space")
        elif sign == "e":
            element = line.named(ELEMENT_NUMBERS, "not_an_element")
        elif sign == "g":
            gained = line.named(ELEMENT_NUMBERS, "not_an_element")
        elif sign == "E":
            elements = line.elements()
        elif sign == "a":
            animal = line.named(ANIMAL_NUMBERS, "not_an_animal")
        elif sign == "d":
            card = line.named(CARD_NUMBERS, "not_a_card")
        elif sign == "n":
            count = line.number()
        elif sign == "t":
            stack = line.stack()
        elif line.words[:1] == ["pawn"]:
            lost = line.word()
            if line.words:
                space = line.named(SPACE_NUMBERS, "not_a_space")
        elif line.words[:1] == ["species"]:
            lost = line.word()
        else:
            element = line.named(ELEMENT_NUMBERS, "not_an_element")
    if line.words:
        raise line.wrong("word_too_many", line.words[0])
    return DominantMove(
        verb, cell, start, corner, space, element, gained, elements, stack, animal, card, count, lost
    )


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

    def wrong(self, code: str, word: str) -> BadInput:
        return bad(code, shown(self.text), value=shown(word))

    def named(self, numbers: dict[str, int], code: str) -> int:
        word = self.word()
        if word not in numbers:
            raise self.wrong(code, word)
        return numbers[word]

    def elements(self) -> tuple[int, ...]:
        word = self.word()
        found: list[int] = []
        for key in word.split(","):
            if key not in ELEMENT_NUMBERS:
                raise self.wrong("not_an_element", key)
            found.append(ELEMENT_NUMBERS[key])
        return tuple(sorted(found))

    def number(self) -> int:
        word = self.word()
        if _NUMBER.fullmatch(word) is None:
            raise self.wrong("not_a_count", word)
        return int(word)

    def stack(self) -> int:
        word = self.word()
        if word not in ("1", "2", "3"):
            raise self.wrong("not_a_stack", word)
        return int(word)


def spoken(action: int) -> DominantMove:
    """Return the move that is this step."""
    verb = action >> 24 & 255
    subject = action & 0xFFF
    target = action >> 12 & 0xFFF
    detail = action >> 32
    word = s.WORDS[verb]
    signs = _FORMS[word]
    cell = target - CELL_REF if "c" in signs else -1
    start = corner = space = element = gained = animal = count = -1
    stack = card = 0
    elements: tuple[int, ...] = ()
    lost = ""
    if verb == s.PLAN:
        space = target - SPACE_REF
    elif verb == s.PROTECT:
        elements = tuple([one for one in range(len(ELEMENT_KEYS)) if detail >> one & 1])
    elif verb in (s.TAKE, s.RETURN, s.LOSE):
        element = subject - ELEMENT_REF
    elif verb == s.PLACE:
        element = subject - ELEMENT_REF
        corner = target - CORNER_REF
    elif verb == s.REMOVE:
        corner = subject - CORNER_REF
    elif verb == s.SPECIATE:
        corner = target - CORNER_REF
    elif verb == s.ADD:
        count = detail
    elif verb == s.EXPLORE:
        stack = subject - STACK_REF
    elif verb == s.MOVE:
        start = subject - CELL_REF
        count = detail & s.CUBE_BITS
        animal = (detail >> s.ANIMAL_SHIFT) - 1
    elif verb in (s.ELIMINATE, s.REPLACE):
        animal = subject - ANIMAL_REF
    elif verb == s.CATASTROPHE:
        animal = subject - ANIMAL_REF if subject else -1
    elif verb == s.BLIGHT:
        corner = subject - CORNER_REF if subject else -1
    elif verb == s.CARD:
        card = subject - CARD_REF
    elif verb == s.EXCHANGE:
        element = subject - ELEMENT_REF
        gained = target - ELEMENT_REF
    elif verb == s.LOSE_PAWN:
        lost = "pawn"
        space = target - SPACE_REF if target else -1
    elif verb == s.LOSE_SPECIES:
        lost = "species"
    return DominantMove(
        word, cell, start, corner, space, element, gained, elements, stack, animal, card, count, lost
    )


def step(move: DominantMove) -> int:
    """Return the step that is a legal *move*."""
    verb = s.WORDS.index(move.verb)
    if move.verb == "lose":
        if move.lost == "species":
            return s.LOSE_SPECIES_STEP
        if move.lost:
            return s.step(s.LOSE_PAWN, 0, SPACE_REF + move.space if move.space >= 0 else 0)
        return s.step(s.LOSE, ELEMENT_REF + move.element)
    subject = target = detail = 0
    if move.cell >= 0:
        target = CELL_REF + move.cell
    if move.space >= 0:
        target = SPACE_REF + move.space
    if move.element >= 0:
        subject = ELEMENT_REF + move.element
    if move.gained >= 0:
        target = ELEMENT_REF + move.gained
    if move.elements:
        detail = sum([1 << one for one in move.elements])
    if move.stack:
        subject = STACK_REF + move.stack
    if move.card:
        subject = CARD_REF + move.card
    if move.count >= 0:
        detail = move.count
    if move.corner >= 0:
        if verb in (s.REMOVE, s.BLIGHT):
            subject = CORNER_REF + move.corner
        else:
            target = CORNER_REF + move.corner
    if verb == s.MOVE:
        subject = CELL_REF + move.start
        detail |= move.animal + 1 << s.ANIMAL_SHIFT
    elif move.animal >= 0:
        subject = ANIMAL_REF + move.animal
    return s.step(verb, subject, target, detail)
