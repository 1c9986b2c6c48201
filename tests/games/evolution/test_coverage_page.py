"""docs/rules/coverage.md says which test proves which rule; here it is held to that."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "coverage.md"
RULINGS = [f"R{n}" for n in range(1, 65) if n != 33] + [f"R33{part}" for part in "abcde"]
SCENARIOS = [f"T{n:02}" for n in range(2, 121, 2)]


def rows() -> dict[str, list[str]]:
    """The tests that the page names for each ruling and scenario."""
    found = re.findall(r"^\| ([RT]\d+[a-e]?) \|(.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {key: re.findall(r"`(test_\w+)`", line) for key, line in found}


def test_the_coverage_page_is_true():
    """Every test that the page names is there to be run."""
    written = {
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }

    named = {name for tests in rows().values() for name in tests}

    assert set() == named - written


def test_the_coverage_page_is_whole():
    """Every ruling and every scenario has at least one test, and none that names it is left out."""
    tests = {
        name: re.match(r"test_([rt])(\d+)([a-e]?)_", name)
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    proving = {
        (f"{match[1].upper()}{match[2]}{match[3]}", name)
        for name, match in tests.items()
        if match is not None
    }

    page = rows()

    assert {*RULINGS, *SCENARIOS} == set(page)
    assert [] == [key for key, named in page.items() if not named]
    assert proving == {(key, name) for key, named in page.items() for name in named}
