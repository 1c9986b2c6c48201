"""The animals that species are, each with a drawing and a name, and their names in sentences.

A language says of each animal what it is called, and how names stand in sentences: with an article, with the
name of a player, in which case. `docs/translating.md` says how these tables are written.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_

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

_DRAWINGS: Final = {"kiwi": "kiwi-bird", "polar bear": "polar-bear", "sea turtle": "sea-turtle"}
"""The names of drawings that are not called as their animals."""
KEYS: Final = (*PLANT_EATERS, *HUNTERS)
ALL: Final = tuple(_DRAWINGS.get(key, key) for key in KEYS)
"""The drawings of all animals."""

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
        """Say whether it stands for a species that is not founded yet."""
        return self.key == _NEW

    @property
    def drawing(self) -> str:
        """Return the name of its drawing."""
        return _DRAWINGS.get(self.key, self.key)


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
    """Return an animal that is known from what was said."""
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
    """Return an animal as a form says it, a line for each case and in it a column for each gender."""
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
