"""The options of a game in words: as rows to be set, and in short where one differs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Option, Value
from evolution_qt.core.text import N_
from evolution_qt.ui.shell.window.choice import SettingRow


def house_rules(game: AnyGame) -> list[Option]:
    """Return the options that are house rules, in the order in which they are shown."""
    return [one for one in game.options if not one.is_variant]


def row_of(option: Option, values: Sequence[Value] | None = None) -> SettingRow:
    """Return what sets an option, with all its values or some of them."""
    words = None
    if not isinstance(option.default, bool):
        words = {value: value_name(option, value) for value in values or option.values}
    return SettingRow(option.key, name_of(option), words, sentence_of(option))


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
    return words_of(option.name)


def sentence_of(option: Option) -> str:
    """Return what an option is about."""
    return words_of(option.help)


def value_name(option: Option, value: Value) -> str:
    """Return the name of a value."""
    if isinstance(value, bool):
        return words_of(N_("Switches", "yes")) if value else words_of(N_("Switches", "no"))
    return words_of(option.words[value]) if isinstance(value, str) else str(value)


def told(option: Option, value: Value) -> str:
    """Return an option and its value, in short."""
    words = QCoreApplication.translate("Switches", "{rule}: {value}")
    return filled(words, {"rule": name_of(option), "value": value_name(option, value)})


def words_of(words: str) -> str:
    """Return words of an option in the current language."""
    return QCoreApplication.translate("Switches", words)
