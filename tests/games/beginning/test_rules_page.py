"""The page of rules says what the program does, and each ruling how sure it is."""

import re

from evolution_qt.games import game
from evolution_qt.games.beginning.cards import TRAITS
from tests.docs.pages import ROOT, rows, section, text
from tests.games.beginning.scene import KEY

PAGE = ROOT / "docs" / "rules" / "the-beginning.md"
RULINGS = [f"B{number}" for number in range(1, 26)]


def test_every_ruling_is_there_once_in_order_and_says_how_sure_it_is():
    parts = re.split(r"^\*\*(?=B\d)", section(PAGE, "## 4. Rulings"), flags=re.MULTILINE)[1:]

    assert RULINGS == [re.match(r"B\d+", part)[0] for part in parts]
    assert [] == [part[:20] for part in parts if not re.search("PROVEN|DERIVED|CHOICE", part)]


def test_every_ruling_is_named_by_a_test():
    tests = "".join(text(path) for path in sorted((ROOT / "tests" / "games" / "beginning").glob("test_*.py")))

    assert [] == [ruling for ruling in RULINGS if not re.search(rf"\b{ruling}\b", tests)]


def test_the_deck_is_that_of_the_program():
    page = rows(section(PAGE, "## 2. Deck"))[1:]

    assert {(trait.key, trait.name, trait.family, str(trait.copies)) for trait in TRAITS[1:]} == {
        (row[1].strip("`"), row[3], re.match(r"\w+", row[0])[0], row[5]) for row in page
    }


def test_the_switches_are_those_of_the_program():
    page = {row[0].strip("`"): row[2] for row in rows(section(PAGE, "## 5. Switches"))[1:]}

    assert {one.key: str(one.default).lower() for one in game(KEY).options} == page


def test_every_scenario_has_a_test_of_its_number():
    page = [row[0] for row in rows(section(PAGE, "## 6. Scenarios"))[1:]]
    tests = re.findall(
        r"^def test_(b\d\d)_",
        text(ROOT / "tests" / "games" / "beginning" / "test_scenarios.py"),
        re.MULTILINE,
    )

    assert [f"B{number:02}" for number in range(2, 77, 2)] == page
    assert {name.lower() for name in page} == set(tests)
