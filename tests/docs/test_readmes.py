"""README in three languages: the same sections, links, pictures, tables and code."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.pages import README, ROOT, text

OTHERS = [ROOT / "README.de.md", ROOT / "README.ja.md"]


def shape(page: Path) -> dict[str, list[str]]:
    """Return what is to be the same in every language."""
    whole = text(page)
    blocks = re.findall(r"^(?:    .*\n)+", whole, re.MULTILINE)
    return {
        "headings": re.findall(r"^(#+) ", whole, re.MULTILINE),
        "pictures": re.findall(r"!\[[^]]+\]\(docs/images/(\w+)(?:-\w\w)?\.png\)", whole),
        "links": sorted(re.findall(r"(?<!!)\[[^]]+\]\(((?!README)[^)]+)\)", whole)),
        "code": re.findall(r"^```python\n.*?^```$", whole, re.MULTILINE | re.DOTALL),
        "commands": [re.sub(r"(?m)(\S)  +.*$", r"\1", block) for block in blocks],
        "points": re.findall(r"^(- |[0-9]\. )", whole, re.MULTILINE),
        "keys": sorted(re.findall(r"`([A-Z?])`", whole)),
        "columns": [line.count("|") for line in whole.splitlines() if line.startswith("|")],
    }


@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.name)
def test_every_language_has_the_same(page: Path) -> None:
    assert shape(README) == shape(page)


@pytest.mark.parametrize("page", [README, *OTHERS], ids=lambda page: page.name)
def test_each_leads_to_the_others_first(page: Path) -> None:
    languages = text(page).split("\n")[2].split(" · ")
    led = [re.sub(r".*\((.*)\)", r"\1", one) if "](" in one else page.name for one in languages]

    assert ["README.md", "README.de.md", "README.ja.md"] == led
    assert all(len(one) < 200 for one in led)


@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.name)
def test_tables_have_the_same_figures(page: Path) -> None:
    def figures(one: Path) -> list[list[str]]:
        lines = [line for line in text(one).splitlines() if line.startswith("|")]
        assert all(first != second for first, second in pairwise(lines))
        return [re.findall(r"[+0-9-]*[0-9]", line) for line in lines]

    assert figures(README) == figures(page)
