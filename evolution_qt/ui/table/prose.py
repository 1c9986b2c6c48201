"""The rules of a game as prose: `resources/rules/GAME.LANGUAGE.md`, in a small part of Markdown.

    ## Feeding {#feeding}                   a chapter and its key
    A deck of {cards} cards.                a paragraph is a line of the page; {words} are filled in
    [if not quick] A sentence.              only with some values of an option
    - [R60 if effects = before] A case.     one case of many, and the rulings that it tells
    [picture] Two species; one is hungry.   what the picture of the chapter shows
    **{trait}** {text}                      one line for each such thing, with its name and its picture

What lessons say is prose, too: in `resources/lessons` a chapter is a step.

    ## Hunting {#hunt}                      what the step is about, and its key
    Drag your Carnivore to its prey.        what is to be done
    [if keys] Aim with {tab}.               the same for a player who uses keys
    [if done] A good hunt.                  its goal is reached
    [if other] {undo} undoes it.            the player has gone another way
    [if wrong = own_species] That is yours. in place of the reason of a refusal, by its code
    [if wrong] Try another.                 behind the reason of any other refusal
    [if horns] Horns: it costs a card.      beside the task, while the step's condition of that name holds

A paragraph ends at an empty line. Its lines are joined with a space; in languages that are written without
spaces, such as Japanese, with nothing. What stands before the first chapter is for those who edit the file.
Any other mark is an error. The standard library only, for the scripts that check translations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from evolution_qt import resources
from evolution_qt.core.errors import Params, filled

if TYPE_CHECKING:
    from evolution_qt.core.option import Option, Value

RULES: Final = "rules"
LESSONS: Final = "lessons"
"""The folders of both, below `resources`."""
STEP_WORDS: Final = ("undo", "hint", "tab", "enter", "card")
"""The placeholders of lessons: keys, that which takes a move back and three of the table; a card to play."""
SOURCE_LANGUAGE: Final = "en"
"""The language in which a page is shown that there is not in the language of the window."""
WITHOUT_SPACES: Final = ("ja", "zh")
PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")
_HEADING: Final = re.compile(r"## (.+) \{#([a-z_]+)\}")
_LINE: Final = re.compile(r"(- )?(?:\[([^][]+)\] ?)?(?:\*\*([^*{]*\{([a-z_]+)\})\*\* ?)?(.+)")
_PICTURE: Final = "picture"
"""The mark of a line that says what a picture shows."""
_RULING: Final = re.compile(r"R\d+")
_STRAY: Final = re.compile(r"[][{}*_`#<>|\\]")
"""What means something in Markdown, or here, and is left over when all marks are taken out."""


@dataclass(frozen=True)
class ProseLine:
    """A paragraph, one case of many, or a heading."""

    text: str
    place: str
    """Its file and its line there, for messages."""
    is_case: bool = False
    is_caption: bool = False
    """Whether it says what the picture of its chapter shows."""
    rulings: tuple[str, ...] = ()
    """The numbers of the rulings that it tells, such as ``R60``."""
    condition: tuple[str, ...] = ()
    """The words of its condition: a word, *not* and a word, or a word, *=* and a value; or none.

    In rules the word is an option, on where its number is not 0; in lessons it is *keys*, *done*, *other*,
    *wrong* with the code of a refusal, or the name of a remark.
    """
    name: str = ""
    """What stands before it in bold, with the placeholder of a thing."""
    thing: str = ""
    """That placeholder: the sort of things for each of which there is such a line."""

    def holds(self, options: Mapping[str, Option], values: Mapping[str, Value]) -> bool:
        """Return whether it holds with these values of the options. Raises ValueError if there is no such."""
        match self.condition:
            case ():
                return True
            case ("not", key) if type(values.get(key)) in (bool, int):
                return not values[key]
            case (key,) if type(values.get(key)) in (bool, int):
                return bool(values[key])
            case (key, "=", value) if key in options and value in options[key].values:
                return values[key] == value
        raise self.wrong(f"no option for [if {' '.join(self.condition)}]")

    def filled(self, words: Params) -> str:
        """Return its text with its placeholders filled. Raises ValueError if a word is missing."""
        for one in PLACEHOLDER.findall(self.text):
            if one not in words:
                raise self.wrong(f"no word for {{{one}}}")
        return filled(self.text, words)

    def wrong(self, what: str) -> ValueError:
        """Return an error about it, ready to be raised."""
        return ValueError(f"{self.place}: {what}")


@dataclass(frozen=True)
class ProseChapter:
    """A chapter with its lines."""

    key: str
    heading: ProseLine
    lines: tuple[ProseLine, ...]

    @property
    def marks(self) -> list[tuple[object, ...]]:
        """Its key and the marks of its lines: the same in each language."""
        lines = [(one.is_case, one.is_caption, one.rulings, one.condition, one.thing) for one in self.lines]
        return [(self.key,), *lines]


@dataclass(frozen=True)
class StepText:
    """What is said at a step of a lesson; what is empty is not said."""

    title: str
    task: str
    done: str
    other: str
    wrong: Mapping[str, str]
    """Answers to refused moves, by the code of the refusal; that of the empty code is for any."""
    remarks: Mapping[str, str]
    """What is said beside the task, by the names of conditions."""
    by_keys: str = ""
    """The task for a player who uses keys, where that is another."""


def read(game: str, language: str, folder: str = RULES) -> Sequence[ProseChapter]:
    """Return the chapters of a game's rules or lessons in a language, else in English.

    Raises FileNotFoundError if there are neither, and ValueError for a mark that is not known.
    """
    try:
        return shipped(name_of(game, language, folder), "" if language in WITHOUT_SPACES else " ")
    except FileNotFoundError:
        if language == SOURCE_LANGUAGE:
            raise
        return read(game, SOURCE_LANGUAGE, folder)


@cache
def shipped(name: str, joint: str) -> Sequence[ProseChapter]:
    """Return the chapters of a shipped file, read once. Raises as `read` does."""
    return parse(resources.read_bytes(name).decode("utf-8"), name, joint)


def name_of(game: str, language: str, folder: str = RULES) -> str:
    """Return the name of the shipped file of a game in a language."""
    return f"{folder}/{game}.{language}.md"


def step_texts(game: str, language: str) -> dict[str, StepText]:
    """Return what is said at the steps of a game's lessons, by their keys.

    Raises FileNotFoundError if it has no texts, and ValueError for what means nothing there.
    """
    return {one.key: _step_text(one) for one in read(game, language, LESSONS)}


def _step_text(chapter: ProseChapter) -> StepText:
    said: dict[tuple[str, ...], str] = {}
    for line in (chapter.heading, *chapter.lines):
        line.filled(dict.fromkeys(STEP_WORDS, ""))
        is_known = len(line.condition) < 2 or line.condition[:2] == ("wrong", "=")
        if line.is_case or line.is_caption or line.rulings or line.thing or not is_known:
            raise line.wrong("no line of a lesson")
        if line.condition in said:
            raise line.wrong("said twice")
        if line is not chapter.heading:
            said[line.condition] = line.text
    if () not in said:
        raise chapter.heading.wrong("no task")
    task, by_keys, done, other = (said.pop(one, "") for one in ((), ("keys",), ("done",), ("other",)))
    wrong = {"".join(one[2:]): said.pop(one) for one in tuple(said) if one[0] == "wrong"}
    remarks = {name: said[name,] for (name,) in said}
    return StepText(chapter.heading.text, task, done, other, wrong, remarks, by_keys)


def parse(text: str, name: str, joint: str = " ") -> Sequence[ProseChapter]:
    """Return the chapters of a file that is called so; *joint* joins its lines.

    Raises ValueError, with the line, for a mark that is not known.
    """
    chapters: dict[str, tuple[ProseLine, list[ProseLine]]] = {}
    key = ""
    for number, block in _blocks(text):
        words, place = joint.join(block), f"{name}, line {number}"
        if words.startswith("## "):
            found = _HEADING.fullmatch(words)
            heading = _checked(ProseLine(found[1] if found else words, place))
            if found is None or found[2] in chapters:
                raise heading.wrong("no key of its own")
            key = found[2]
            chapters[key] = (heading, [])
        elif chapters:
            chapters[key][1].append(_line(words, place))
    return tuple([ProseChapter(key, heading, tuple(lines)) for key, (heading, lines) in chapters.items()])


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of each paragraph, heading and case, with the number of the first."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if block and (not line or line.lstrip().startswith("- ")):
            yield number - len(block), block
            block = []
        if line:
            block.append(line.strip())


def _line(words: str, place: str) -> ProseLine:
    found = _LINE.fullmatch(words)
    assert found is not None
    bullet, mark, name, thing, text = found.groups(default="")
    before, is_condition, after = mark.partition("if ")
    is_caption = mark == _PICTURE
    rulings, condition = () if is_caption else tuple(before.split()), tuple(after.split())
    line = _checked(ProseLine(text, place, bool(bullet), is_caption, rulings, condition, name, thing))
    is_known = len(condition) == 1 or condition[:-1] == ("not",) or condition[1:-1] == ("=",)
    if not all(map(_RULING.fullmatch, rulings)) or is_known != bool(is_condition):
        raise line.wrong(f"unknown mark [{mark}]")
    return line


def _checked(line: ProseLine) -> ProseLine:
    """Return a line in which no mark is left but placeholders."""
    if stray := _STRAY.search(PLACEHOLDER.sub("", line.name + line.text)):
        raise line.wrong(f"unknown mark {stray[0]} in: {line.text}")
    return line
