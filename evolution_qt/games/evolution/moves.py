"""Moves as people write them: one line of the notation, read and written.

Syntax only. Whether a card is held, whether a species is there, whether a move is legal: the rules say that.
Where the order of a list means nothing (ignored traits, payments, declined takings) it is sorted, so that
equal moves are equal, however they were said.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.plain import shown
from evolution_qt.games.evolution.cards import Card

if TYPE_CHECKING:
    from evolution_qt.games.evolution.traits import TraitTable

T = TypeVar("T")

MOST_CHARACTERS: Final = 2000
"""The longest line there may be; the longest that can be legal is well below."""

LEFT: Final = "left"
RIGHT: Final = "right"

_TRAIT: Final = re.compile(r"[a-z][a-z_]{0,39}")
_CARD: Final = re.compile(r"([a-z][a-z_]{0,39}):(0|-?[1-9][0-9]{0,3})")
_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,3}")
_TARGET: Final = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})")
_TAKING: Final = re.compile(r"([a-z][a-z_]{0,39}):(0|[1-9][0-9]{0,3})")


@dataclass(frozen=True, slots=True)
class Move:
    """One whole move. What a verb does not need keeps its default.

    ``species`` is one of the mover's own, from the left; ``target`` is seat and species of the prey;
    ``trait`` is the effect used or the trait thrown away; ``side`` is where a new species goes.
    """

    verb: str
    species: int = -1
    card: Card | None = None
    trait: str = ""
    replacing: str = ""
    target: tuple[int, int] | None = None
    side: str = ""
    ignoring: tuple[str, ...] = ()
    paying: tuple[Card, ...] = ()
    declining: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        """Sort the lists whose order means nothing."""
        for name in ("ignoring", "paying", "declining"):
            object.__setattr__(self, name, tuple(sorted(getattr(self, name))))

    def __str__(self) -> str:
        """Return the line of the notation."""
        return write(self)


def read(text: str, table: TraitTable | None = None) -> Move:
    """Return the move of a line without a seat in front.

    With the *table* of a game, words that it does not know are refused. Raises BadInput that names the word.
    """
    if len(text) > MOST_CHARACTERS:
        raise bad("string_too_long", limit=MOST_CHARACTERS)
    line = _Line(text)
    reader = _READERS.get(verb := line.word())
    if reader is None:
        raise line.wrong("unknown_verb", verb)
    move = reader(line)
    line.end()
    if table is not None:
        _check_words(line, move, table)
    return move


def _check_words(line: _Line, move: Move, table: TraitTable) -> None:
    cards = [card.trait for card in (move.card, *move.paying) if card is not None]
    for trait in (*cards, move.trait, move.replacing, *move.ignoring):
        if trait and trait not in table.index:
            raise line.wrong("unknown_trait", trait)
    takings = {trait.taking for trait in table.traits}
    for taking, species in move.declining:
        if taking not in takings:
            raise line.wrong("not_a_taking", f"{taking}:{species}")


def write(move: Move) -> str:
    """Return the line for *move*, in its one canonical form."""
    words = [move.verb]
    if move.side:
        words.append(move.side)
    if move.species >= 0:
        words.append(str(move.species))
    if move.card is not None:
        words.append(str(move.card))
    if move.trait:
        words.append(move.trait)
    if move.replacing:
        words += ["replacing", move.replacing]
    if move.target is not None:
        seat, species = move.target
        words.append(f"{seat}.{species}")
    if move.ignoring:
        words += ["ignoring", ",".join(move.ignoring)]
    if move.paying:
        words += ["paying", ",".join(map(str, move.paying))]
    if move.declining:
        words += ["declining", ",".join(f"{taking}:{species}" for taking, species in move.declining)]
    return " ".join(words)


class _Line:
    """The words of a line, taken one by one."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.at = 0

    def word(self) -> str:
        if self.at == len(self.words):
            raise self.wrong("word_missing", self.words[-1]) if self.words else bad("empty")
        self.at += 1
        return self.words[self.at - 1]

    def said(self, word: str) -> bool:
        """Take the next word if it is *word*."""
        if self.at < len(self.words) and self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def end(self) -> None:
        if self.at < len(self.words):
            raise self.wrong("word_too_many", self.words[self.at])

    def wrong(self, code: str, word: str) -> BadInput:
        return bad(code, shown(self.text), value=shown(word))

    def matched(self, pattern: re.Pattern[str], word: str, code: str) -> re.Match[str]:
        match = pattern.fullmatch(word)
        if match is None:
            raise self.wrong(code, word)
        return match

    def index(self) -> int:
        return int(self.matched(_INDEX, self.word(), "not_an_index").group())

    def target(self) -> tuple[int, int]:
        match = self.matched(_TARGET, self.word(), "not_a_target")
        return int(match[1]), int(match[2])

    def side(self) -> str:
        side = self.word()
        if side not in (LEFT, RIGHT):
            raise self.wrong("not_a_side", side)
        return side

    def trait(self, word: str | None = None) -> str:
        return self.matched(_TRAIT, self.word() if word is None else word, "not_a_trait").group()

    def card(self, word: str | None = None) -> Card:
        match = self.matched(_CARD, self.word() if word is None else word, "not_a_card")
        return Card(match[1], int(match[2]))

    def taking(self, word: str) -> tuple[str, int]:
        match = self.matched(_TAKING, word, "not_a_taking")
        return match[1], int(match[2])

    def several(self, after: str, one: Callable[[str], T]) -> tuple[T, ...]:
        """Return the list that follows the word *after*; nothing if that word is not said."""
        if not self.said(after):
            return ()
        return tuple(one(part) for part in self.word().split(","))


def _food(line: _Line) -> Move:
    return Move("food", card=line.card())


def _trait(line: _Line) -> Move:
    species = line.index()
    card = line.card()
    return Move("trait", species, card, replacing=line.trait() if line.said("replacing") else "")


def _species(line: _Line) -> Move:
    side = line.side()
    return Move("species", side=side, card=line.card())


def _body(line: _Line) -> Move:
    return Move("body", line.index(), line.card())


def _population(line: _Line) -> Move:
    return Move("population", line.index(), line.card())


def _discard(line: _Line) -> Move:
    return Move("discard", line.index(), trait=line.trait())


def _done(line: _Line) -> Move:
    return Move("done")


def _effect(line: _Line) -> Move:
    return Move("effect", line.index(), trait=line.trait())


def _feed(line: _Line) -> Move:
    return Move("feed", line.index(), declining=line.several("declining", line.taking))


def _attack(line: _Line) -> Move:
    species, target = line.index(), line.target()
    ignoring = line.several("ignoring", line.trait)
    paying = line.several("paying", line.card)
    declining = line.several("declining", line.taking)
    return Move("attack", species, target=target, ignoring=ignoring, paying=paying, declining=declining)


def _intelligence(line: _Line) -> Move:
    species, card = line.index(), line.card()
    return Move("intelligence", species, card, declining=line.several("declining", line.taking))


def _pass(line: _Line) -> Move:
    return Move("pass")


_READERS: Final[dict[str, Callable[[_Line], Move]]] = {
    "food": _food,
    "trait": _trait,
    "species": _species,
    "body": _body,
    "population": _population,
    "discard": _discard,
    "done": _done,
    "effect": _effect,
    "feed": _feed,
    "attack": _attack,
    "intelligence": _intelligence,
    "pass": _pass,
}
VERBS: Final = tuple(_READERS)
"""The words moves begin with."""
