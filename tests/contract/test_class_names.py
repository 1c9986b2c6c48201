"""A public class is found by its name: no two of the program have the same one."""

import ast
from collections import defaultdict
from pathlib import Path

import evolution_qt

ROOT = Path(evolution_qt.__file__).parent


def places_of_classes(root):
    """Return where each public class name is defined below a folder."""
    places = defaultdict(list)
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(f"{path.relative_to(root).as_posix()}:{node.lineno}")
    return places


def test_a_public_class_name_exists_once():
    places = places_of_classes(ROOT)

    assert places["Match"] == [found for found in places["Match"] if found.startswith("core/match.py:")] != []
    assert {} == {name: found for name, found in places.items() if len(found) > 1}


def test_a_name_that_exists_twice_is_found(tmp_path):
    (tmp_path / "one.py").write_text("class Board:\n    class _Own: ...\n")
    (tmp_path / "two.py").write_text("def made():\n    class Board: ...\nclass _Own: ...\n")

    assert places_of_classes(tmp_path) == {"Board": ["one.py:1", "two.py:2"]}
