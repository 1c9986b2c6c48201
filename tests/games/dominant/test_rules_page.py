"""The page of rules says what the program does, and each ruling how sure it is."""

import re

from evolution_qt.games import game
from evolution_qt.games.dominant.cards import (
    ANIMAL_KEYS,
    BOX_KEYS,
    CARDS,
    COPIES,
    ELEMENT_KEYS,
    LIMITS,
    PRINTED,
    SPACE_KEYS,
    START_SPECIES,
    START_TERRAINS,
    TERRAIN_KEYS,
    VALUES,
    bonus,
)
from evolution_qt.games.dominant.grid import CELL_NAMES, START_CELLS
from tests.docs.pages import ROOT, rows, section, text
from tests.games.dominant.scene import KEY

PAGE = ROOT / "docs" / "rules" / "dominant-species.md"
PROOFS = "PROVEN|PRINTED|DERIVED|CHOICE"
RULINGS = re.split(r"^\*\*(?=5\.\d)", section(PAGE, "## 5. Rulings"), flags=re.MULTILINE)[1:]
OWN = [
    path
    for folder in ("games/dominant", "naive/dominant")
    for path in sorted((ROOT / "tests" / folder).glob("*.py"))
    if path.name != "test_rules_page.py"
] + sorted((ROOT / "tests" / "naive").glob("test_dominant_*.py"))
TESTS = "".join(map(text, OWN))


SAID = (
    "20-23, 25-26, 36, 40-41, 56-57, 66-69, 71-72, 74-127, 133, 137, 141-142, 146-147, 151-154, 158-159, "
    "163-164, 168, 172-181, 185-191, 195-201, 205-207, 211-213, 217-222, 228-230, 234, 236, 238-247, 251-253"
)
"""The lines of the short rules that say a rule; others are headings and lists of words."""


def lines(parts):
    """Return each line of a citation, such as ``20-23, 25``."""
    spans = [one.partition("-") for one in parts.split(", ")]
    return {line for first, _, last in spans for line in range(int(first), int(last or first) + 1)}


def table(title):
    """Return the rows of the table under a heading, without its head."""
    return rows(section(PAGE, title))[1:]


def test_every_ruling_is_there_once_in_order_and_says_how_sure_it_is():
    numbers = [re.match(r"5\.\d+", one)[0] for one in RULINGS]

    assert [f"5.{number}" for number in range(1, len(RULINGS) + 1)] == numbers
    assert 42 == len(RULINGS)
    assert [] == [one[:20] for one in RULINGS if not re.search(PROOFS, one)]


def test_every_ruling_is_named_by_a_test():
    numbers = [re.match(r"5\.\d+", one)[0] for one in RULINGS]

    assert [] == [one for one in numbers if not re.search(rf"\b{re.escape(one)}\b", TESTS)]


def test_every_rule_of_the_short_rules_is_cited_by_a_test():
    cited = [lines(one) for one in re.findall(r"\b004:(\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)", TESTS)]

    assert set() == lines(SAID) - set().union(*cited)


def test_every_scenario_has_a_test_of_its_number():
    scenarios = [row[0] for row in table("## 8. Scenarios")]

    assert [str(number) for number in range(2, 65, 2)] == scenarios
    assert [] == [one for one in scenarios if not re.search(rf"def test_{one}_", TESTS)]


def test_what_is_cited_of_the_page_is_there():
    heads = set(re.findall(r"^#+ (\d+(?:\.\d)?)\.? ", text(PAGE), re.MULTILINE))
    heads |= {re.match(r"5\.\d+", one)[0] for one in RULINGS}
    heads |= {f"3.3.{number}" for number in range(1, 13)}
    code = "".join(text(one) for one in sorted((ROOT / "evolution_qt" / "games" / "dominant").glob("*.py")))

    assert set(re.findall(r"\brules (\d+(?:\.\d+)*)", code + TESTS)) <= heads


def test_terrains_and_bonus_are_those_of_the_program():
    page = {row[0]: (row[1], row[2], row[3]) for row in table("### 1.2 Terrains")}
    bonuses = re.search(r"tiles ([\d, ]+)(?:, and|\s)", section(PAGE, "### 1.3 Bonus points"))[1]

    assert {
        key: (str(COPIES[at]), ", ".join(map(str, VALUES[at])), str(LIMITS[at]))
        for at, key in enumerate(TERRAIN_KEYS)
        if at
    } == page
    assert ", ".join(str(bonus(count)) for count in range(9)) == bonuses.strip(", ")


def test_the_start_is_that_of_the_program():
    page = {row[0][:2]: row[1:] for row in table("### 1.5 The start")}
    cubes = {CELL_NAMES[cell]: {1: [], 2: []} for cell in START_CELLS}
    for animal, places in zip(ANIMAL_KEYS, START_SPECIES, strict=True):
        for cell, count in places:
            cubes[CELL_NAMES[cell]][count].append(animal)

    for cell, terrain in zip(START_CELLS, START_TERRAINS, strict=True):
        name = CELL_NAMES[cell]
        tile, two, one = page[name]
        assert tile.startswith(TERRAIN_KEYS[terrain])
        assert cubes[name] == {
            1: sorted(filter(None, one.split(", ")), key=cubes[name][1].index),
            2: two.split(),
        }


def test_printed_elements_and_spaces_are_those_of_the_program():
    printed = {row[0]: row[1] for row in table("### 1.7 Animals")}
    spaces = {row[0].lower(): int(re.match(r"\d", row[1])[0]) for row in table("### 1.8 Action spaces")}

    for animal, key in enumerate(ANIMAL_KEYS):
        own = PRINTED[animal * 6 : animal * 6 + 6]
        assert f"{max(own)} {ELEMENT_KEYS[own.index(max(own))]}" == printed[key]
    assert spaces == {action: sum(key.partition(":")[0] == action for key in SPACE_KEYS) for action in spaces}
    assert len(SPACE_KEYS) == sum(spaces.values())
    assert set(BOX_KEYS) < set(spaces)


def test_the_cards_are_those_of_the_program():
    assert [card.name for card in CARDS[1:]] == [row[0] for row in table("## 2. Cards")]


def test_the_switches_are_those_of_the_program():
    page = {row[0].strip("`"): row[2] for row in table("## 4. Set-ups and switches")}

    assert {one.key: str(one.default).lower() for one in game(KEY).options} == page
