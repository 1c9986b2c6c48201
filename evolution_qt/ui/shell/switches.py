"""The options of a game in words: a name, a sentence, and the names of their values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Option, Value
from evolution_qt.core.text import N_


def house_rules(game: AnyGame) -> list[Option]:
    """Return the options that are house rules, in the order in which they are shown."""
    return [one for one in game.options if not one.is_variant]


def differing(game: AnyGame) -> list[str]:
    """Return in short what is otherwise in a game than in its edition."""
    return [told(one, game.differs[one.key]) for one in game.options if one.key in game.differs]


def between(games: Sequence[AnyGame]) -> list[tuple[Option, list[str]]]:
    """Return the options in which the editions of a game differ, with what each edition has, in words."""
    editions = [{one.key: one for one in game.options} for game in games]
    rows = [[edition[key] for edition in editions] for key in editions[0]]
    return [
        (row[0], [value_name(one, one.default) for one in row])
        for row in rows
        if len({one.default for one in row}) > 1
    ]


def name_of(option: Option) -> str:
    """Return the name of an option."""
    return _translated(option.name)


def sentence_of(option: Option) -> str:
    """Return what an option is about."""
    return _translated(option.help)


def value_name(option: Option, value: Value) -> str:
    """Return the name of a value."""
    if isinstance(value, bool):
        return _translated(N_("Switches", "yes")) if value else _translated(N_("Switches", "no"))
    return _translated(option.words[value]) if isinstance(value, str) else str(value)


def told(option: Option, value: Value) -> str:
    """Return an option and its value, in short."""
    words = QCoreApplication.translate("Switches", "{rule}: {value}")
    return filled(words, {"rule": name_of(option), "value": value_name(option, value)})


def _translated(words: str) -> str:
    return QCoreApplication.translate("Switches", words)
