"""Citations of rulebooks and rulings lead somewhere, and the page of rules says what the program does."""

from __future__ import annotations

import json
import re
from dataclasses import asdict

from evolution_qt.games import game
from evolution_qt.games.evolution.editions import EDITIONS, GERMAN_DECK, JAPANESE_DECK, Print
from tests.docs.pages import RULES, SOURCES, cited, rows, section, text

CITATION = r"\b00[0-4]:\d+(?:-\d+)?(?:, \d+(?:-\d+)?(?![:\d]))*"
RULING = r"\bR[1-9]\d?[a-e]?\b"


def lengths() -> dict[str, int]:
    """Return the number of lines of each source, as the page states it."""
    return {row[0]: int(row[1]) for row in rows(text(SOURCES)) if re.fullmatch(r"00[0-4]", row[0])}


def rulings() -> list[str]:
    return re.findall(r"^\*\*(R\d+[a-e]?) ", text(RULES), re.MULTILINE)


def deck(cell: int, prints: tuple[Print, ...]) -> tuple[dict[str, str], dict[str, str]]:
    page = {row[0]: row[cell] for row in rows(section(RULES, "## 2. Decks"))[1:] if row[cell]}
    return page, {p.trait.name: " ".join(map(str, p.food)) for p in prints}


def test_every_source_is_described() -> None:
    assert ["000", "001", "002", "003", "004"] == list(lengths())


def test_citations_lie_within_their_sources() -> None:
    """`000:211-215, 217` are lines of a file that has them, the first before the last."""
    lines = lengths()
    wrong = []
    for citation, places in cited(CITATION).items():
        source, _, parts = citation.partition(":")
        for part in parts.split(", "):
            first, _, last = part.partition("-")
            if not 1 <= int(first) <= int(last or first) <= lines[source]:
                wrong.append((citation, places))

    assert [] == wrong


def test_chapters_lie_within_their_sources() -> None:
    """Chapters follow each other, and none reaches beyond the end."""
    for source, count in lengths().items():
        title = next((t for t in re.findall(r"^## .+", text(SOURCES), re.MULTILINE) if source in t), None)
        if title is not None:
            spans = [row[0].partition("-") for row in rows(section(SOURCES, title))[1:]]
            ends = [int(end) for first, _, last in spans for end in (first, last or first)]
            assert ends == sorted(ends)
            assert ends[-1] <= count


def test_every_ruling_is_there_once_in_order() -> None:
    numbers = [str(n) for n in range(1, 65)]
    numbers[32:33] = [f"33{part}" for part in "abcde"]

    assert [f"R{number}" for number in numbers] == rulings()


def test_cited_rulings_exist() -> None:
    known = {*rulings(), "R33"}

    assert {} == {one: places for one, places in cited(RULING).items() if one not in known}


def test_every_ruling_says_how_sure_it_is() -> None:
    parts = re.split(r"^\*\*(?=R\d)", section(RULES, "## 3. Rulings"), flags=re.MULTILINE)[1:]
    paragraphs = [part.split("\n\n")[0] for part in parts]

    assert [] == [one[:20] for one in paragraphs if not re.search("PROVEN|DERIVED|CHOICE", one)]


def test_the_decks_are_those_of_the_program() -> None:
    for cell, prints in ((1, JAPANESE_DECK), (2, GERMAN_DECK)):
        page, program = deck(cell, prints)
        assert program == page


def test_the_switches_are_those_of_the_program() -> None:
    table = {row[0]: row[1:] for row in rows(section(RULES, "### 1.2 Switches"))}
    switches = {}
    for name, values in table.items():
        key = re.match(r"`(\w+)`", name)
        if key is not None:
            switches[key[1]] = [value.partition(" (")[0].strip("`") for value in values]
    program = {key: [str(getattr(one.rules, key)) for one in EDITIONS] for key in asdict(EDITIONS[0].rules)}

    assert [f"{one.fewest_players}-{one.most_players}" for one in EDITIONS] == table["players"]
    assert {key: [value.lower() for value in values] for key, values in program.items()} == switches


def test_the_terms_name_every_trait_with_its_family() -> None:
    page = {row[0].strip("`"): (row[1], row[4]) for row in rows(section(RULES, "### 6.1 Traits"))[1:]}

    assert {trait.key: (trait.name, trait.family) for trait in game("evolution/de").table.traits} == page


def test_positions_beside_the_pictures_are_positions() -> None:
    """They were drawn with `evolution-qt shot`, and can be drawn again."""
    for path in sorted((SOURCES.parent / "images").glob("*.json")):
        plain = json.loads(text(path))
        game(plain["game"]).load(plain)
