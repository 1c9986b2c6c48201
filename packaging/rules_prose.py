"""The prose of rules and lessons in `resources`, as texts with translations, for the checks of translations.

Standard library only, as the scripts beside it.
"""

from __future__ import annotations

import sys

from catalogues import ROOT, SOURCE_LANGUAGE, Mark, Message, names

FOLDERS = ("rules", "lessons")


def read(language: str, name: str) -> list[Message]:
    """Return each heading and line of a game's prose with its words in a language; nothing if it has none.

    Raises ValueError if the language lacks a file, or has other chapters or marks in it than English, and if
    a step of a lesson has no task or a word that nothing fills in.
    """
    return [message for folder in FOLDERS for message in _read(language, name, folder)]


def _read(language: str, name: str, folder: str) -> list[Message]:
    if not (ROOT / "resources" / folder / f"{name}.{SOURCE_LANGUAGE}.md").exists():
        return []
    file = f"resources/{folder}/{name}.{language}.md"
    if not (ROOT / file).exists():
        raise ValueError(f"{language}: lacks {file}")
    sys.path.insert(0, str(ROOT))
    from evolution_qt.ui.table import prose

    english, told = (prose.read(name, one, folder) for one in (SOURCE_LANGUAGE, language))
    for here, there in zip(english, told, strict=False):
        if here.marks != there.marks:
            raise ValueError(f"{there.heading.place}: this chapter has other marks than {here.heading.place}")
    if len(english) != len(told):
        raise ValueError(f"{file}: {len(told)} chapters instead of {len(english)}")
    if folder == prose.LESSONS:
        prose.step_texts(name, language)
    return [
        Message(Mark(file, source.text), (said.text,), True)
        for here, there in zip(english, told, strict=True)
        for source, said in zip([here.heading, *here.lines], [there.heading, *there.lines], strict=True)
    ]


def read_all(language: str) -> list[Message]:
    """Return the same of all games."""
    return [message for name in names() for message in read(language, name)]
