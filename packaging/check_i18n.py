"""Check that the translations are whole, with the words of the glossary: every marked text, every language.

The prose of rules and lessons in `resources` is checked with them.
Prints one line for each fault and exits with status 1 if there is any.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence

import glossary
import rules_prose
from catalogues import (
    SOURCE_LANGUAGE,
    Mark,
    Message,
    forms_of,
    languages,
    marks_in_code,
    names,
    path_of,
    read,
    read_all,
)

PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%[0-9]")
CASE = re.compile(r"_(acc|dat|gen)\}")
"""How a translation asks for what stands in a slot in another case: `{prey_acc}` for `{prey}`."""
CELL = re.compile(r"[|\n]")
"""What lies between the forms of a table: columns for genders, lines for cases."""


def main() -> int:
    """Check all languages."""
    faults: list[str] = []
    glossaries = []
    for name in names():
        marks, wrong = marks_in_code(name)
        words = glossary.read(name)
        glossaries.append(words)
        faults += [*wrong, *words.faults_of_sources(mark.source for mark in marks)]
        for language in languages():
            messages = read(path_of(language, name))
            faults += faults_of(language, messages, marks)
            prose = []
            try:
                prose = rules_prose.read(language, name)
            except ValueError as error:
                faults.append(str(error))
            faults += faults_in(language, prose)
            faults += words.faults(language, [*messages, *prose])
    faults += glossary.unneeded(glossaries)
    for language in languages():
        faults += conflicts(language, read_all(language))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def faults_of(language: str, messages: Sequence[Message], marks: Sequence[Mark]) -> list[str]:
    """Return what is wrong with the entries of one language for the marked texts *marks*."""
    wanted = [mark for mark in marks if mark.is_plural or language != SOURCE_LANGUAGE]
    found = Counter(message.mark for message in messages)
    faults = [f"{language}: lacks {_named(mark)} ({mark.place})" for mark in wanted if not found[mark]]
    faults += [f"{language}: {_named(mark)} is in no code" for mark in sorted(set(found) - set(wanted))]
    faults += [
        f"{language}: {_named(mark)} stands twice" for mark, count in sorted(found.items()) if count > 1
    ]
    return faults + faults_in(language, messages)


def faults_in(language: str, messages: Sequence[Message]) -> list[str]:
    """Return what is wrong with the translations themselves."""
    return [
        f"{language}: {_named(message.mark)} {fault}"
        for message in messages
        for fault in _faults_in(language, message)
    ]


def conflicts(language: str, messages: Sequence[Message]) -> list[str]:
    """Return the texts of one context that two catalogues translate otherwise: only one would be said."""
    said: dict[Mark, tuple[str, ...]] = {}
    return [
        f"{language}: {_named(one.mark)} is translated in two ways"
        for one in messages
        if said.setdefault(one.mark, one.forms) != one.forms
    ]


def _faults_in(language: str, message: Message) -> list[str]:
    mark, forms = message.mark, message.forms
    if not message.is_finished or not forms or not all(forms):
        return ["is not translated"]
    faults = []
    if mark.is_plural and len(forms) != forms_of(language):
        faults.append(f"has {len(forms)} plural forms")
    needed = Counter(PLACEHOLDER.findall(mark.source))
    cells = forms if CELL.search(mark.source) else [cell for form in forms for cell in CELL.split(form)]
    for form in cells:
        there = Counter(PLACEHOLDER.findall(CASE.sub("}", form)))
        if mark.is_plural:  # "one chip" needs no figure
            there["%n"] = needed["%n"]
        if there != needed:
            faults.append("has other placeholders")
        if form != form.strip() and mark.source == mark.source.strip():
            faults.append("has space at an end")
    return faults


def _named(mark: Mark) -> str:
    return f"{mark.context}: {mark.source!r}"


if __name__ == "__main__":
    sys.exit(main())
