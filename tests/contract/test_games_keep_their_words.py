"""Outside the folders of a game no one writes down what only that game means by it."""

import ast
import re
from pathlib import Path

import pytest

import evolution_qt
from evolution_qt.core.levels import SIMPLE
from evolution_qt.games import editions, game, titles

ROOT = Path(evolution_qt.__file__).parent
LOTS = {
    ("ui/shell/start/backdrop.py", "fertile"),
    ("ui/kit/scenery.py", "earth"),
    ("ui/kit/landscape.py", "earth"),
}
"""Words for something else that a card or an option of a game is called too: lots of hills, a colour."""


def keys_of_games():
    """Return the keys of all options, cards, levels and characters that a game has."""
    found = set()
    for edition in editions():
        rules = game(edition.key)
        found |= {option.key for option in rules.options}
        found |= {trait.key for trait in getattr(getattr(rules, "table", None), "traits", ())}
        found |= {*rules.bots().levels, *rules.bots().characters} - {*SIMPLE}
    return found


def strings_in(path):
    """Return the whole strings that a module holds, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [(node.lineno, node.value) for node in nodes if isinstance(node.value, str)]


def is_of_a_game(path):
    parts = path.relative_to(ROOT).parts
    return parts[0] in ("games", "ui") and parts[1] in {title.key for title in titles()}


def test_the_keys_that_are_looked_for_are_those_of_the_games():
    assert {"carnivore", "hard_shell_bonus", "simultaneous_play", "apex", "turtle"} <= keys_of_games()


@pytest.mark.parametrize("package", sorted(path.name for path in ROOT.iterdir() if path.is_dir()))
def test_no_key_of_a_card_or_an_option_is_written_down_outside_its_game(package):
    keys = keys_of_games()

    assert [] == [
        f"{name}:{line} {value}"
        for path in sorted((ROOT / package).rglob("*.py"))
        if not is_of_a_game(path)
        for line, value in strings_in(path)
        if value in keys and ((name := path.relative_to(ROOT).as_posix()), value) not in LOTS
    ]


def compares_a_kind(node):
    """Return whether a comparison asks for the kind of an event by a number."""
    if not isinstance(node, ast.Compare):
        return False
    sides = [node.left, *node.comparators]
    others = [one for one in sides if not (isinstance(one, ast.Attribute) and one.attr == "kind")]
    numbers = [one for side in others for one in ast.walk(side) if isinstance(one, ast.Constant)]
    return len(others) < len(sides) and any(type(one.value) is int for one in numbers)


def asks_for_one_game(node):
    """Return whether a game is asked for what it is."""
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"
    return is_call and ast.unparse(node.args[0]).rpartition(".")[2] in ("game", "rules")


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("event.kind == 22", True),
        ("one.kind in (5, 7)", True),
        ("seat.kind == 'human'", False),
        ("run[0].kind in seen", False),
    ],
)
def test_a_number_of_a_kind_is_recognized(code, found):
    assert found == compares_a_kind(ast.parse(code, mode="eval").body)


@pytest.mark.parametrize("asks", [compares_a_kind, asks_for_one_game])
def test_outside_of_games_no_kind_is_compared_with_a_number_and_no_game_asked_for_what_it_is(asks):
    assert [] == [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path in sorted(ROOT.rglob("*.py"))
        if len(path.relative_to(ROOT).parts) == 1 or not is_of_a_game(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if asks(node)
    ]


def shown_by_all_games():
    """Return the names of the classes of the window and of what every table has."""
    packages = [ROOT / "ui" / name for name in ("shell", "table", "kit")]
    return {
        node.name
        for package in packages
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.key)
def test_texts_of_a_game_have_contexts_of_its_own(title):
    contexts = set()
    for path in (ROOT.parent / "i18n").glob(f"{title.key}_??.ts"):
        contexts |= set(re.findall(r"<name>(\w+)</name>", path.read_text(encoding="utf-8")))

    assert contexts
    assert set() == contexts & shown_by_all_games()
