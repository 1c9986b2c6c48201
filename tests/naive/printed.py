"""What is printed on cards and tiles, read from the tables of `docs/rules`.

A person compares these pages with the boxes, tests compare the program's data with the pages, and the second
models take the numbers from them. What the cards do, the models state themselves.
"""

import re

from tests.docs.pages import ROOT, RULES, rows, section

BEGINNING = ROOT / "docs" / "rules" / "the-beginning.md"
DOMINANT = ROOT / "docs" / "rules" / "dominant-species.md"


def decks_of_evolution() -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """The numbers on the cards of each trait: in the Japanese deck, and in the German and English one."""
    keys = {row[1]: row[0].strip("`") for row in rows(section(RULES, "### 6.1 Traits"))[1:]}
    japanese: dict[str, list[int]] = {}
    german: dict[str, list[int]] = {}
    for name, in_japanese, in_german in rows(section(RULES, "## 2. Decks"))[1:]:
        for deck, numbers in ((japanese, in_japanese), (german, in_german)):
            if numbers:
                deck[keys[name]] = list(map(int, numbers.split()))
    return japanese, german


def sums_of_evolution() -> list[int]:
    """The sums of the Japanese and of the German numbers, as the page states them."""
    said = re.search(r"The sums are (\d+) .*? and (\d+) ", section(RULES, "## 2. Decks"))
    assert said is not None
    return [int(one) for one in said.groups()]


def sizes_of_evolution() -> list[int]:
    """The numbers of cards of the German, the Japanese and the English edition, as the page states them."""
    table = {row[0]: row[1:] for row in rows(section(RULES, "### 1.2 Switches"))}
    return [int(one) for one in table["deck"]]


def deck_of_the_beginning() -> dict[str, int]:
    """How many cards there are of each trait."""
    return {row[1].strip("`"): int(row[5]) for row in rows(section(BEGINNING, "## 2. Deck"))[1:]}


def terrains() -> dict[str, tuple[int, list[int], int]]:
    """The tiles, the points of each rank and the new cubes in one Speciation, of each terrain."""
    return {
        terrain: (int(tiles), list(map(int, points.split(", "))), int(limit))
        for terrain, tiles, points, limit in rows(section(DOMINANT, "### 1.2 Terrains"))[1:]
    }


def printed_elements() -> dict[str, dict[str, int]]:
    """The elements on each animal's board, in the order of the food chain."""
    found = {}
    for animal, elements, _ in rows(section(DOMINANT, "### 1.7 Animals"))[1:]:
        count, element = elements.split()
        found[animal] = {element: int(count)}
    return found
