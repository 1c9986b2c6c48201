"""The animals that species are: their drawings, their names in sentences, and which species is which animal.

A language has for each animal what it is called, and how names stand in sentences: with an article, with the
name of a player, in which case. `docs/translating.md` explains how these tables are written.

A `SpeciesAnimals` has which animal each species of a match is, at each moment, and what it has eaten. The
order of the animals comes from what everyone knows of a match; they are given in the order in which species
come. So undo, a replay, the library and a match that is continued agree, and nothing is kept. Which events
are about that is in each game's own `SpeciesAnimals`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import ClassVar, Final, NamedTuple, Self

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.action import NOBODY, Ref
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header
from evolution_qt.core.rng import shuffled
from evolution_qt.core.text import N_
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table.naming import Pieces, pieces_of

PLANT_EATERS: Final = (
    N_("Animals", "bison"),
    N_("Animals", "parasaurolophus"),
    N_("Animals", "kangaroo"),
    N_("Animals", "elephant"),
    N_("Animals", "rabbit"),
    N_("Animals", "camel"),
    N_("Animals", "ostrich"),
    N_("Animals", "deer"),
    N_("Animals", "mammoth"),
    N_("Animals", "duck"),
    N_("Animals", "gorilla"),
    N_("Animals", "tortoise"),
    N_("Animals", "dodo"),
    N_("Animals", "diplodocus"),
    N_("Animals", "penguin"),
    N_("Animals", "snail"),
    N_("Animals", "boar"),
    N_("Animals", "swan"),
    N_("Animals", "squirrel"),
    N_("Animals", "flamingo"),
    N_("Animals", "beaver"),
    N_("Animals", "sheep"),
    N_("Animals", "frog"),
    N_("Animals", "hedgehog"),
    N_("Animals", "kiwi"),
    N_("Animals", "mouse"),
    N_("Animals", "armadillo"),
    N_("Animals", "sea turtle"),
    N_("Animals", "rat"),
    N_("Animals", "gecko"),
)
"""Those that are given to species first."""
HUNTERS: Final = (
    N_("Animals", "polar bear"),
    N_("Animals", "raven"),
    N_("Animals", "velociraptor"),
    N_("Animals", "rattlesnake"),
    N_("Animals", "owl"),
    N_("Animals", "scorpion"),
    N_("Animals", "pterodactylus"),
    N_("Animals", "cat"),
)
_NEW: Final = N_("Animals", "new species")
HABITATS: Final = {
    "meadow": ("bison", "elephant", "rabbit", "sheep"),
    "forest": ("deer", "boar", "squirrel", "hedgehog", "raven"),
    "shore": ("duck", "swan", "flamingo", "frog", "beaver", "sea turtle"),
    "desert": ("camel", "kangaroo", "ostrich", "armadillo", "rattlesnake", "scorpion"),
    "ice": ("penguin", "mammoth", "polar bear"),
    "rock": ("tortoise", "gecko", "pterodactylus", "velociraptor"),
    "thicket": ("gorilla", "dodo", "parasaurolophus", "diplodocus", "snail", "kiwi"),
    "night": ("mouse", "rat", "owl", "cat"),
}
"""Where each animal lives, one of `palette.HABITATS`."""
_LIVES: Final = {key: (habitat, at) for habitat, keys in HABITATS.items() for at, key in enumerate(keys)}

_DRAWINGS: Final = {"kiwi": "kiwi-bird", "polar bear": "polar-bear", "sea turtle": "sea-turtle"}
"""The names of drawings that are not called as their animals."""
KEYS: Final = (*PLANT_EATERS, *HUNTERS)
ALL: Final = tuple(_DRAWINGS.get(key, key) for key in KEYS)
"""The drawings of all animals."""
_CALLS: Final = {
    synth.TRUMPET: "elephant mammoth diplodocus parasaurolophus flamingo swan",
    synth.BELLOW: "bison camel deer boar sheep gorilla kangaroo",
    synth.SQUEAK: "rabbit squirrel beaver hedgehog mouse rat armadillo",
    synth.CHIRP: "ostrich duck dodo penguin kiwi raven owl pterodactylus",
    synth.CROAK: "tortoise snail frog gecko rattlesnake scorpion",
    synth.GROWL: "velociraptor cat",
}
"""The animals of each call."""
_CALL_OF: Final = {
    **{key: call for call, keys in _CALLS.items() for key in keys.split()},
    "polar bear": synth.GROWL,
    "sea turtle": synth.CROAK,
}

GENDERS: Final = "mfn"
"""The letters that may stand before a name, in the order of the columns of a form."""
CASES: Final = ("", "_acc", "_dat", "_gen")
"""What ends the placeholders for nominative, accusative, dative, genitive, in the order of a form's lines."""

_THE: Final = N_("AnimalForms", "the {animal}")
_YOUR: Final = N_("AnimalForms", "your {animal}")
_WHOSE: Final = N_("AnimalForms", "{who}’s {animal}")
_WHOSE_HISSING: Final = N_("AnimalFormsHissing", "{who}’s {animal}")
_WHOSE_FOREIGN: Final = N_("AnimalFormsForeign", "{who}’s {animal}")
_HISSING: Final = N_("AnimalForms", "s x z")
_NUMBERED: Final = {
    2: N_("AnimalForms", "second {animal}"),
    3: N_("AnimalForms", "third {animal}"),
}
_OF_NUMBER: Final = N_("AnimalForms", "{animal} number {number}")


class Animal(NamedTuple):
    """An animal that a species is: its key, and how many living species have been it before, from 1."""

    key: str
    number: int = 1

    @property
    def is_new(self) -> bool:
        """Return whether it stands for a species that is not founded yet."""
        return self.key == _NEW

    @property
    def drawing(self) -> str:
        """Return the name of its drawing."""
        return _DRAWINGS.get(self.key, self.key)

    @property
    def habitat(self) -> tuple[str, int]:
        """Return where it lives, and which animal that lives there it is."""
        return _LIVES.get(self.key, ("meadow", 0))


class Phrase(NamedTuple):
    """What an animal is called in a sentence, in each case."""

    forms: tuple[str, ...]
    firsts: tuple[str, ...]
    """The same at the beginning of a sentence: the name of a player stays as it is."""

    def slots(self, slot: str, *, is_first: bool = False) -> dict[str, str]:
        """Return what stands in the placeholders of a slot; *is_first*: the sentence begins with it."""
        forms = self.firsts if is_first else self.forms
        return {slot + ending: form for ending, form in zip(CASES, forms, strict=True)}


def capital(words: str) -> str:
    """Return words as they begin a sentence or stand on a sign."""
    return words[:1].upper() + words[1:]


def name(animal: Animal) -> str:
    """Return what an animal is called, standing alone."""
    return capital(bare(animal))


def bare(animal: Animal) -> str:
    """Return what an animal is called without an article, in a sentence."""
    return _noun(animal)[1][0]


def the(animal: Animal) -> Phrase:
    """Return an animal that was mentioned before."""
    return _phrase(_text("AnimalForms", _THE), animal)


def your(animal: Animal) -> Phrase:
    """Return an animal of the player who is spoken to."""
    return _phrase(_text("AnimalForms", _YOUR), animal)


def whose(animal: Animal, who: str) -> Phrase:
    """Return an animal with the name of the player whose it is."""
    if not who[-1:].isalpha() or not unicodedata.name(who[-1], "").startswith("LATIN"):
        words = _text("AnimalFormsForeign", _WHOSE_FOREIGN)
    elif who.casefold().endswith(tuple(_text("AnimalForms", _HISSING).split())):
        words = _text("AnimalFormsHissing", _WHOSE_HISSING)
    else:
        words = _text("AnimalForms", _WHOSE)
    return _phrase(words, animal, who)


def new_one(number: int) -> Animal:
    """Return what stands for a species that is not founded yet, by its number among several."""
    return Animal(_NEW, number)


def listed(phrases: Sequence[Phrase]) -> Phrase:
    """Return several animals as one list."""
    first, *others = phrases
    forms, firsts = (
        tuple(
            QLocale().createSeparatedList([begun[case], *[one.forms[case] for one in others]])
            for case in range(len(CASES))
        )
        for begun in first
    )
    return Phrase(forms, firsts)


def told(words: str, params: Mapping[str, int | str] | None = None, **animals: Phrase) -> str:
    """Return a sentence with *animals* in their slots, each in the cases that the language asks for."""
    every: dict[str, int | str] = dict(params or {})
    for slot, phrase in animals.items():
        is_first = words.startswith(tuple(f"{{{slot}{ending}}}" for ending in CASES))
        every |= phrase.slots(slot, is_first=is_first)
    return filled(words, every)


def _text(context: str, source: str) -> str:
    return QCoreApplication.translate(context, source)


def _noun(animal: Animal) -> tuple[int, Sequence[str]]:
    """Return the gender of an animal, by its column, and its name in each case."""
    gender, *forms = _text("Animals", animal.key).split("|")
    if not forms:
        gender, forms = GENDERS[0], [gender]
    if animal.number > 1:
        words = _text("AnimalForms", _NUMBERED.get(animal.number, _OF_NUMBER))
        forms = [filled(words, {"animal": form, "number": animal.number}) for form in forms]
    return GENDERS.index(gender), [forms[min(case, len(forms) - 1)] for case in range(len(CASES))]


def _phrase(words: str, animal: Animal, who: str = "") -> Phrase:
    """Return an animal in a form, a line for each case and in it a column for each gender."""
    gender, nouns = _noun(animal)
    lines = words.split("\n")
    by_case = {f"animal{ending}": noun for ending, noun in zip(CASES, nouns, strict=True)}
    forms, firsts = [], []
    for case, noun in enumerate(nouns):
        columns = lines[min(case, len(lines) - 1)].split("|")
        column = columns[min(gender, len(columns) - 1)]
        forms.append(filled(column, by_case | {"animal": noun, "who": who}))
        firsts.append(forms[-1] if column.startswith("{who}") else capital(forms[-1]))
    return Phrase(tuple(forms), tuple(firsts))


Row = tuple[Animal, ...]
_ALL: Row = tuple(map(Animal, KEYS))


class CallKinds(NamedTuple):
    """The kinds of events that an animal calls at: it comes, attacks, dies, or begins to eat."""

    comes: int
    attacks: int
    dies: int
    meals: frozenset[int]
    place_of: Callable[[Ref], tuple[int, int] | None]
    """Seat and place of a species; None for anything else."""


@dataclass(frozen=True)
class SpeciesAnimals(Pieces):
    """The animals of all species, from the left in the row of each seat."""

    calls: ClassVar[CallKinds]
    rows: tuple[Row, ...]
    free: Row = _ALL
    """Those that no living species is, the next one first."""
    meals: tuple[tuple[Animal, tuple[str, ...]], ...] = ()
    """What lies on the board of each that has eaten, in this order: ``plant``, ``meat`` or ``fat``."""

    @classmethod
    def alone(cls, counts: Sequence[int]) -> Self:
        """Return the animals of a position with so many species of each seat, known by nothing else."""
        seats = len(counts)
        rows = tuple(
            tuple(by_place(seats, seat, at) for at in range(count)) for seat, count in enumerate(counts)
        )
        taken = {animal for row in rows for animal in row}
        return cls(rows, tuple(animal for animal in _ALL if animal not in taken))

    @classmethod
    def beginning(cls, match: AnyMatch) -> Self:
        """Return the animals in the position that a match began with."""
        counts = [len(player.species) for player in match.milestones[0].state.players]
        public = _public(match.record.header)
        if public is None:
            return cls.alone(counts)
        cast = cls(((),) * len(counts), _shuffled(public))
        for index in range(max(counts)):
            for seat, count in enumerate(counts):
                if index < count:
                    cast = cast.founded(seat, index)
        return cast

    def of(self, seat: int, index: int) -> Animal:
        """Return which animal lies at a place; of a place that is not known, one that goes by the place."""
        if seat < len(self.rows) and index < len(self.rows[seat]):
            return self.rows[seat][index]
        return by_place(len(self.rows), seat, index)

    def after(self, event: Event) -> Self:
        """Return the animals after an event; a game decides which of them bring a species or take one."""
        return self

    def call(self, event: Event) -> str:
        """Return what is called at an event; of the meals of a round only the first one is told by a call."""
        kind, calls = event.kind, self.calls
        place = calls.place_of(event.subject if kind == calls.attacks else event.target)
        if place is None or kind not in (calls.comes, calls.attacks, calls.dies, *calls.meals):
            return ""
        animal = (self.after(event) if kind == calls.comes else self).of(*place)
        return "" if kind in calls.meals and self._meal(animal) else _CALL_OF.get(animal.key, "")

    def eaten(self, seat: int, index: int, count: int, unknown: str) -> tuple[str, ...]:
        """Return what so many tokens on a board are; of those from before a match began that is *unknown*."""
        known = self._meal(self.of(seat, index))[:count]
        return (unknown,) * (count - len(known)) + known

    def ate(self, seat: int, index: int, count: int, token: str) -> Self:
        """Return the same after a species has eaten so many tokens of a kind."""
        animal = self.of(seat, index)
        return self._with_meal(animal, (*self._meal(animal), *[token] * count))

    def gave(self, seat: int, index: int, count: int) -> Self:
        """Return the same where the last tokens of a board, so many of them, were taken from it."""
        animal = self.of(seat, index)
        meal = self._meal(animal)
        return self._with_meal(animal, meal[: max(len(meal) - count, 0)])

    def cleared(self) -> Self:
        """Return the same with empty boards."""
        return replace(self, meals=()) if self.meals else self

    def founded(self, seat: int, index: int) -> Self:
        """Return the same with a new species at a place."""
        free = self.free or self._once_more()
        at = min(range(len(free)), key=lambda one: free[one].number)
        return replace(self.joined(seat, index, free[at]), free=(*free[:at], *free[at + 1 :]))

    def gone(self, seat: int, index: int) -> Self:
        """Return the same without the species at a place."""
        if seat >= len(self.rows) or index >= len(self.rows[seat]):
            return self
        row = self.rows[seat]
        left = self._with_row(seat, (*row[:index], *row[index + 1 :]))
        return replace(left._with_meal(row[index], ()), free=(*self.free, row[index]))

    def joined(self, seat: int, index: int, animal: Animal) -> Self:
        """Return the same with an animal of its own at a place."""
        row = self.rows[seat] if seat < len(self.rows) else ()
        return self._with_row(seat, (*row[:index], animal, *row[index:]))

    def _meal(self, animal: Animal) -> tuple[str, ...]:
        return dict(self.meals).get(animal, ())

    def _with_meal(self, animal: Animal, meal: tuple[str, ...]) -> Self:
        if meal == self._meal(animal):
            return self
        others = [one for one in self.meals if one[0] != animal]
        return replace(self, meals=(*others, *([(animal, meal)] if meal else [])))

    def _with_row(self, seat: int, row: Row) -> Self:
        return replace(self, rows=(*self.rows[:seat], row, *self.rows[seat + 1 :]))

    def _once_more(self) -> Row:
        """Return every animal with the next number: all others live."""
        most = max(animal.number for row in self.rows for animal in row)
        return tuple(Animal(key, most + 1) for key in KEYS)


def by_place(seats: int, seat: int, index: int) -> Animal:
    """Return which animal a species is that is known by its place alone."""
    number = index * seats + seat
    return Animal(KEYS[number % len(KEYS)], number // len(KEYS) + 1)


def _public(header: Header) -> str | None:
    """Return what everyone knows of a match and no other has, None if it is like any other from there."""
    if header.commitment is not None or header.created is None:
        return header.commitment
    return f"{header.created} {header.game} {len(header.players)}"


def _shuffled(public: str) -> Row:
    """Return the animals in the order of a match, those that eat plants first."""
    seed = int.from_bytes(sha256(public.encode()).digest(), "big")
    eaters, hunters = shuffled(range(len(PLANT_EATERS)), seed, 0), shuffled(range(len(HUNTERS)), seed, 1)
    keys = (*[PLANT_EATERS[at] for at in eaters], *[HUNTERS[at] for at in hunters])
    return tuple(map(Animal, keys))


def spoken(names: Sequence[str], seat: int, index: int, viewer: int = NOBODY) -> Phrase:
    """Return a species as it is named in a sentence to a *viewer*: whose it is, and which animal."""
    animal = animals_of(names).of(seat, index)
    return your(animal) if seat == viewer else whose(animal, names[seat])


def animals_of(names: Sequence[str]) -> SpeciesAnimals:
    """Return the animals that are given with the players' names; without any they go by their places."""
    pieces = pieces_of(names)
    return pieces if isinstance(pieces, SpeciesAnimals) else SpeciesAnimals(((),) * len(names))
