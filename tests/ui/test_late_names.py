"""What is imported late is given by name, which neither mypy nor the import contracts read: this does."""

import ast
import inspect
import tomllib
from dataclasses import fields
from pathlib import Path
from pkgutil import resolve_name

import pytest

import evolution_qt
from evolution_qt.games import titles
from evolution_qt.ui.kit.late import Late, late
from evolution_qt.ui.table.presentation import Presentation, presentation

ROOT = Path(evolution_qt.__file__).parent
GAMES = [title.editions[0].key for title in titles()]
TABLES = {"beginning", "dominant", "evolution"}


def calls():
    """Yield every call of `late` in the program, with the module that it stands in."""
    for path in sorted(ROOT.rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "late":
                yield module, node


CALLS = list(calls())


def test_late_names_are_literals():
    assert len(CALLS) > 50
    for module, call in CALLS:
        (name,) = call.args
        assert isinstance(name, ast.Constant), f"{module}:{call.lineno}"


@pytest.mark.parametrize("name", sorted({call.args[0].value for _, call in CALLS}))
def test_a_late_name_is_there(name):
    module, attribute = name.split(":")

    resolve_name(f"evolution_qt.{module}:{attribute}")


def rank(module, layers):
    """Return which of the layers a module is in, counted from the top; None if it is in none."""
    for at, layer in enumerate(layers):
        if any(f"{module}.".startswith(f"{one.strip()}.") for one in layer.split("|")):
            return at
    return None


def test_late_names_keep_to_the_layers():
    """As the contracts in `pyproject.toml`: a module names none above it, and a game no other game."""
    contracts = tomllib.loads((ROOT.parent / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    checked = 0
    for layers in [one["layers"] for one in contracts["contracts"] if one["type"] == "layers"]:
        for module, call in CALLS:
            named = call.args[0].value.partition(":")[0]
            own, other = (rank(f"evolution_qt.{one}", layers) for one in (module, named))
            if own is not None and other is not None:
                checked += 1
                assert own <= other, f"{module}: {named}"
    assert checked > 50
    for module, call in CALLS:
        areas = [name.split(".")[1] for name in (module, call.args[0].value)]
        assert areas[1] == areas[0] or areas[1] not in TABLES, f"{module}: {call.args[0].value}"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("field", fields(Presentation), ids=lambda field: field.name)
def test_what_a_presentation_names_takes_what_the_window_hands_it(key, field):
    brought = getattr(presentation(key), field.name)
    if not isinstance(brought, Late):
        return
    found = resolve_name(f"evolution_qt.{brought.name}")
    shape = next(node for node in ast.walk(ast.parse(field.type)) if isinstance(node, ast.Subscript))
    handed = [None] * len(shape.slice.elts[0].elts)  # of Callable[[...], ...]

    if callable(found):
        inspect.signature(found).bind(*handed)
    else:
        assert [] == handed


def test_what_is_late_is_called_or_is_the_answer():
    assert "evolution/de" == late("games:default_edition")()
    assert GAMES[0] == late("games:title_of")(GAMES[0]).editions[0].key
    assert late("ui.beginning.cues:SOUNDS")() is presentation("beginning/de").sounds()
    with pytest.raises(TypeError, match="is no function"):
        late("ui.beginning.cues:SOUNDS")(1)
