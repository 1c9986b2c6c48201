"""A public class is found by its name: no two of the program and the laboratory have the same one."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]


def places_of_classes(root, *packages):
    """Return where each public class name is defined in the packages in a folder."""
    places = defaultdict(list)
    for path in sorted(path for package in packages for path in (root / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(f"{path.relative_to(root).as_posix()}:{node.lineno}")
    return places


def test_a_public_class_name_exists_once():
    places = places_of_classes(ROOT, "evolution_qt", "lab")

    (place,) = places["Match"]
    assert place.startswith("evolution_qt/core/match.py:")
    assert {} == {name: found for name, found in places.items() if len(found) > 1}


def test_a_name_that_exists_twice_is_found(tmp_path):
    for package in ("a", "b"):
        (tmp_path / package).mkdir()
    (tmp_path / "a" / "one.py").write_text("class Board:\n    class _Own: ...\n")
    (tmp_path / "b" / "two.py").write_text("def made():\n    class Board: ...\nclass _Own: ...\n")

    assert places_of_classes(tmp_path, "a", "b") == {"Board": ["a/one.py:1", "b/two.py:2"]}
