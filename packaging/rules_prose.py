"""The prose of the rules, `resources/rules`, as texts with translations, for the checks of translations.

Standard library only, as the scripts beside it.
"""

from __future__ import annotations

import sys

from catalogues import ROOT, SOURCE_LANGUAGE, Mark, Message, names

RULES = ROOT / "resources" / "rules"


def read(language: str, name: str) -> list[Message]:
    """Return each heading and line of a game's rules with its words in a language; nothing if it has none.

    Raises ValueError if the language lacks the file, or has other chapters or marks in it than English.
    """
    if not (RULES / f"{name}.{SOURCE_LANGUAGE}.md").exists():
        return []
    file = f"resources/rules/{name}.{language}.md"
    if not (ROOT / file).exists():
        raise ValueError(f"{language}: lacks {file}")
    sys.path.insert(0, str(ROOT))
    from evolution_qt.ui.table import prose

    english, told = prose.read(name, SOURCE_LANGUAGE), prose.read(name, language)
    for here, there in zip(english, told, strict=False):
        if here.marks != there.marks:
            raise ValueError(f"{there.heading.place}: this chapter has other marks than {here.heading.place}")
    if len(english) != len(told):
        raise ValueError(f"{file}: {len(told)} chapters instead of {len(english)}")
    return [
        Message(Mark(file, source.text), (said.text,), True)
        for here, there in zip(english, told, strict=True)
        for source, said in zip([here.heading, *here.lines], [there.heading, *there.lines], strict=True)
    ]


def read_all(language: str) -> list[Message]:
    """Return the same of all games."""
    return [message for name in names() for message in read(language, name)]
