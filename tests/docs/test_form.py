"""The form of the pages: each opens with *In short*, and its lines can be read in any editor."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, text

LONGEST = 120
"""Characters of a line of prose. Tables, headings, code and pictures are exempt."""
MOST_LINES = 5
"""Lines of *In short*."""
IN_DOCS = [page for page in PAGES if page.parent != ROOT]
WRITTEN = [*IN_DOCS, *(page for page in PAGES if page.parent == ROOT and page.name != "README.ja.md")]
"""Japanese has no spaces at which a line could end."""


def prose(whole: str) -> list[str]:
    """Return the lines that are prose; a link that is longer than the rest of its line may stand out."""
    without_code = re.sub(r"^```.*?^```$", "", whole, flags=re.MULTILINE | re.DOTALL)
    lines = [re.sub(r"\]\([^)]+\)", "]", line) for line in without_code.splitlines()]
    return [line for line in lines if line and not line.startswith(("|", "#", "!", "    ", "<!--"))]


@pytest.mark.parametrize("page", IN_DOCS, ids=lambda page: page.name)
def test_a_page_opens_with_what_it_says_in_short(page: Path) -> None:
    title, empty, heading, *rest = text(page).splitlines()
    short = "\n".join(rest).split("\n#")[0]

    assert (True, "", "## In short") == (title.startswith("# "), empty, heading)
    assert 1 <= len(prose(short)) <= MOST_LINES


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_lines_are_not_too_long(page: Path) -> None:
    assert [] == [line for line in prose(text(page)) if len(line) > LONGEST]
