"""The shell's tests play the small toy; a module that knows another game stands here, with the reason."""

import ast

from tests.docs.pages import ROOT

SHELL = ROOT / "tests" / "ui" / "shell"
GAMES = tuple(
    f"{place}.{game}"
    for place in ("evolution_qt.games", "evolution_qt.ui", "tests.ui")
    for game in ("evolution", "beginning")
)
REASONS = {
    "what all tests share: a person who drags, games that begin late, what a table is": (
        "acting",
        "conftest",
        "lasting",
        "reach",
    ),
    "a round by ear is counted in the games that people play": ("by_ear",),
    "the toy has no motion and no sound": ("playback_queue", "sounds", "waiting_hands"),
    "the toy has no phases, no turn of several moves, and is never asked out of turn": (
        "beginning",
        "changing_keys",
        "changing_seats",
        "controller",
        "hot_seat",
        "new_game",
        "first_steps",
        "practice_match",
        "seats",
        "taught_match",
        "undoing",
        "beginning_people",
        "window",
    ),
    "the toy's bots give no hints and no reasons, and have no levels": (
        "fairness",
        "hints",
        "programs",
        "smallest",
        "why",
    ),
    "the toy's table has no hands of others, no aims, and little that lies in the way": (
        "hidden_hands",
        "keyboard",
        "looks",
        "marks",
        "notes",
        "reader",
        "small_screen",
    ),
    "the toy's log has neither headings nor species": ("animals", "log"),
    "the toy has neither editions, nor chapters, nor pages of cards": (
        "dialogs",
        "beginning_kept",
        "record_book",
        "selftest",
        "settings",
    ),
    "the toy has no pictures, no samples and no texts in other languages": (
        "language",
        "library",
        "library_looks",
        "names",
        "shot",
        "sizes",
        "ui_page",
    ),
}
"""Why modules import another game: `test_shell_` is left out of their names."""


def imported(module):
    """Return what a module imports."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{one.name}" for one in node.names}
        elif isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
    return names


def test_each_module_that_imports_another_game_than_the_toy_says_why():
    known = [name for names in REASONS.values() for name in names]
    found = [
        module.stem.removeprefix("test_shell_")
        for module in SHELL.glob("*.py")
        if any(f"{name}.".startswith(f"{game}.") for name in imported(module) for game in GAMES)
    ]

    assert sorted(known) == sorted(found), "a reason is missing, or no longer needed"
