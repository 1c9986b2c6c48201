"""The pages say what was found, no more and no less: their tables are those of the files."""

import json
import re
from dataclasses import replace

import pytest

from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import network_for
from evolution_qt.brain.ratings import Rating, Ratings
from evolution_qt.games import game
from lab import tables
from lab.arena.command import arena
from tests.docs.pages import PAGES, ROOT, text
from tests.long import exploiter
from tests.long.strength import Match, Played, is_missed, matches, merged
from tests.long.strength import main as strength

LIMITS = {
    "testing": 900,
    "handbook": 1_500,
    "handbook-evolution": 1_500,
    "handbook-the-beginning": 1_500,
    "handbook-dominant-species": 1_500,
}
"""Words of pages that are shorter than the others."""
USUAL = 2_000
"""Words of a page that a player or a newcomer reads to its end."""
REFERENCES = {
    "notation",
    "notation-dominant-species",
    "measured",
    "rules/evolution",
    "rules/the-beginning",
    "rules/dominant-species",
}
"""Pages to look something up in: rules, notation and tables of figures are as long as they have to be."""


def test_the_tables_say_what_was_found():
    assert tables.main(["--check"]) == 0, "run python -m lab tables"


def test_every_table_is_on_a_page():
    """What was measured and is shown nowhere is forgotten."""
    found = tables.sources()
    marks = [
        mark for page in PAGES for mark in re.findall(r"<!-- ([a-z ]+) -->", text(page)) if mark != "end"
    ]

    by_hand = set(found.measured) - {"figures", "program"}
    assert sorted({*tables.TABLES, *by_hand}) == sorted(marks)


def names_of_pages():
    """Return the pages of docs by their name in it."""
    docs = ROOT / "docs"
    return {page.relative_to(docs).with_suffix("").as_posix(): page for page in docs.rglob("*.md")}


def test_limits_are_those_of_pages():
    assert {*LIMITS, *REFERENCES} <= set(names_of_pages())


@pytest.mark.parametrize("page", sorted(set(names_of_pages()) - REFERENCES))
def test_a_page_can_be_read_to_its_end(page):
    """What was tried, and when, is in the history. Code, and tables that are written here, do not count."""
    prose = re.sub(r"<!-- [a-z ]+ -->\n.*?<!-- end -->", "", text(names_of_pages()[page]), flags=re.DOTALL)
    prose = re.sub(r"^```.*?^```$", "", prose, flags=re.DOTALL | re.MULTILINE)

    assert len(prose.split()) <= LIMITS.get(page, USUAL)


def test_a_figure_that_is_worse_than_it_must_be_stands_out():
    one, two = (tables.GOALS[f"scene.evolution.drag.{pixels}"] for pixels in (1, 2))
    figures = {one.name: one.must + 0.01, two.name: two.must - 0.01, "scene.dominant.relayout.1": 900}
    found = tables.Sources(measured={"figures": figures})

    made = tables.written("<!-- scene -->\n<!-- end -->", found)

    row = f"| **{figures[one.name]:g}**, {figures[two.name]:g} |  |  "
    assert f"{row}| {one.must:g}, {two.must:g} | {one.aim:g}, {two.aim:g} |" in made
    assert "|  |  | 900 |  |  |" in made


def test_a_must_that_is_set_on_purpose_stands_by_its_figure(monkeypatch):
    one, two = (tables.GOALS[f"scene.dominant.repaint.{pixels}"] for pixels in (1, 2))
    monkeypatch.setattr(tables, "ON_PURPOSE", {one.name: one.must})
    found = tables.Sources(measured={"figures": {one.name: 4.5, two.name: 2}})

    assert f"| **4.5** (of {one.must:g}), 2 |" in tables.written("<!-- scene -->\n<!-- end -->", found)


def test_a_calibration_that_is_not_shown_to_people_is_not_in_the_table():
    found = tables.sources().calibrated
    good = next(one for one in found if one.phase == "feeding")

    assert "`apex`" in tables.calibration_table(
        [replace(good, level="apex", make=make("apex", good.game, good.players))]
    )
    for changes in ({"make": "of another day"}, {"error": 31}, {"games": 4_999}):
        assert tables.calibration_table([replace(good, **changes)]) == "Nothing yet."


def test_ratings_are_told_only_of_levels_that_play_as_they_did():
    """And none where those play otherwise whom all are measured by."""
    makes = {level: make(level, "evolution/de", 5) for level in ("forager", "apex")}
    ratings = {"forager": Rating(1000, 990, 1010, 5), "apex": Rating(1300, 1200, 1450, 5)}
    now = Ratings("evolution/de", 5, 20, ratings, makes)
    changed = [replace(now, makes={**makes, level: "before"}) for level in makes]
    page = "<!-- ratings -->\n<!-- end -->"

    rows = [
        row.split(" | ")
        for row in tables.written(page, tables.Sources(rated=(now, *changed))).splitlines()[3:-1]
    ]

    assert [["1000 (990-1010)", "1300 (1200-1450)"], ["", ""], ["1000 (990-1010)", ""]] == [
        [row[3], row[6]] for row in rows
    ]


def test_every_match_that_was_found_is_one_that_was_asked_for():
    asked = {(one.game, one.players, one.one, one.rest): one for one in matches()}
    found = json.loads((ROOT / "docs" / "lab" / "strength.json").read_text(encoding="utf-8"))

    assert found
    for one in found:
        assert round(asked[one["game"], one["players"], one["one"], one["rest"]].bar, 4) == one["bar"]


def test_what_is_found_goes_beside_what_was_said_before():
    def row(match, games, make="now"):
        return {
            "game": match.game,
            "players": match.players,
            "one": match.one,
            "rest": match.rest,
            "games": games,
            "make": make,
        }

    first, second, third, fourth, *_ = matches()
    said = [row(fourth, 10), row(first, 400, "then"), row(second, 40), row(third, 80)]
    found = [row(second, 60), row(third, 60), row(first, 20)]

    assert merged(said, found) == [row(first, 20), row(second, 60), row(third, 80), row(fourth, 10)]
    assert merged(said, []) == [row(first, 400, "then"), row(second, 40), row(third, 80), row(fourth, 10)]
    assert merged([{**row(first, 4), "one": "nobody of today"}], found[:1]) == found[:1]


def test_results_of_the_arena_can_be_taken_over(tmp_path, capsys):
    """Of a file with several tables those that were asked for; played by the same as a match of our own."""
    path, out = tmp_path / "results.jsonl", tmp_path / "strength.json"
    words = ["--game", "beginning/de", "--players", "2", "--deals", "3", "--workers", "1"]
    arena(["greedy", "forager", "random", *words, "--results", str(path)])
    capsys.readouterr()

    strength(["--take", str(path), "--write", str(out)])

    [one] = json.loads(out.read_text(encoding="utf-8"))
    assert ("beginning/de", 2, "greedy", "forager") == (one["game"], one["players"], one["one"], one["rest"])
    assert (6, 0.57, "") == (one["games"], one["bar"], one["verdict"])
    assert tables.is_as_now(one)
    assert "greedy among random is not asked for" in capsys.readouterr().err
    rows = tables.strength_table("beginning/de", tables.Sources([one]))
    assert f"| `greedy` | `forager` | {tables.wins_of(one)} of 6 |" in rows


def test_few_deals_that_were_all_won_show_little(tmp_path):
    match = Match("evolution/de", 2, "forager", "random", 0.6, 20)
    played = Played(match, tmp_path)
    played.lines = [{"win": 1.0, "lead": 9.0}] * 7
    assert not played.is_reached  # 59 %
    played.lines *= 2
    assert played.is_reached


def test_half_of_the_deals_may_be_enough(tmp_path):
    """Where the test is not sure, but the interval lies above what is wanted just then."""
    played = Played(Match("evolution/de", 2, "forager", "random", 0.57, 40, enough=20), tmp_path)
    lines = [{"win": win, "lead": 1.0} for win in (1.0, 0.5, 1.0, 0.5, 0.5)] * 4

    played.lines = lines[:19]
    assert not played.is_done
    played.lines = lines
    assert played.is_reached
    assert played.is_done
    played.lines = [{"win": 0.5, "lead": 0.0}] * 20
    assert not played.is_done
    played.lines *= 2
    assert played.is_done


@pytest.mark.parametrize("in_equal_time", [False, True])
def test_an_unfinished_match_goes_on_from_what_is_published(tmp_path, in_equal_time):
    rest = "silly" if in_equal_time else "hatchling"
    whole = Match("evolution/de", 2, "forager", rest, 0.57, 4, in_equal_time)
    never = float("inf")
    Played(replace(whole, most=2), tmp_path / "here").go_on(never)
    published = Played(whole, tmp_path / "here").figures()

    there = Played(whole, tmp_path / "there", [{**published, "make": "of another day"}, published])
    as_it_was = Played(whole, tmp_path / "there", [published]).figures()
    there.go_on(never)
    at_once = Played(whole, tmp_path / "at once")
    at_once.go_on(never)

    assert published["verdict"] == "unfinished"
    assert published["deals"].count(",") == 1
    assert as_it_was == published
    assert there.figures() == at_once.figures()
    assert there.figures()["games"] == 8
    assert "deals" not in there.figures()
    assert Played(whole, tmp_path / "there", [published]).figures() == there.figures()


@pytest.mark.parametrize(
    ("players", "verdict", "reached", "missed"),
    [
        (2, "h1", True, False),
        (2, "unfinished", False, False),
        (2, "h0", False, True),
        (2, None, False, True),
        (2, None, True, False),
        (3, None, False, False),
        (3, "h0", False, True),
    ],
)
def test_a_claim_is_missed_where_a_whole_match_does_not_reach_it(players, verdict, reached, missed):
    """At other tables there are too few games to show it: only what speaks against it counts there."""
    one = {"game": "evolution/de", "players": players, "verdict": verdict, "reached": reached}

    assert missed == is_missed(one)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({}, "80.0 ± 11.0 % | > 57 % | +20.9 ± 5.0 | shown"),
        ({"reached": False}, "| not shown |"),
        ({"reached": False, "verdict": "unfinished"}, "| unfinished |"),
        ({"verdict": "unfinished"}, "| unfinished |"),
        ({"win": [1.0, 0.0]}, "| 100 % (above 83 %) |"),
        (
            {"win": [0.4, None], "lead": [-1.25, None], "reached": False},
            "| 40.0 % | > 57 % | -1.2 | not shown",
        ),
        ({"make": "of another day"}, "| shown, of earlier play |"),
        ({"bar": 0.325}, "| > 32.5 % |"),
    ],
)
def test_a_row_says_how_a_match_went(changes, says):
    found = {
        "game": "evolution/de",
        "players": 2,
        "one": "forager",
        "rest": "hatchling",
        "games": 40,
        "bar": 0.57,
        "win": [0.8, 0.11],
        "lead": [20.85, 5.0],
        "verdict": "h1",
        "reached": True,
        "make": tables.make("evolution/de", 2, "forager", "hatchling"),
    }
    page = "before\n<!-- levels -->\nold\n<!-- end -->\nbetween\n<!-- methods -->\n<!-- end -->\nafter\n"

    made = tables.written(page, tables.Sources([{**found, **changes}]))

    assert says in made
    assert made.startswith("before\n<!-- levels -->\n| table | match |")
    assert made.count("`forager` - `hatchling`") == 1
    assert "old" not in made
    assert made == tables.written(made, tables.Sources([{**found, **changes}]))


def test_the_page_says_what_came_of_the_exploiter():
    found = json.loads((ROOT / "docs" / "lab" / "exploiter.json").read_text(encoding="utf-8"))
    page = " ".join((ROOT / "docs" / "lab" / "strength.md").read_text(encoding="utf-8").split())
    (wins, spread), (lead, about) = found["win"], found["lead"]

    assert f"in {found['trained']:,} games" in page
    assert f"won {100 * wins:.1f} ± {100 * spread:.1f} % of the {found['games']} games" in page
    assert f"a lead of {lead:.1f} ± {about:.1f} points" in page
    assert f"ends at {100 * found['highest']:.1f} %, below the {100 * found['bound']:.0f} %" in page
    assert found["highest"] < found["bound"]
    champion = network_for(game(found["game"]), found["players"])
    assert champion is not None
    assert champion.checksum == found["champion"], "the exploiter learned against another network"
    assert make(exploiter.PLAYERS, found["game"], found["players"]) == found["make"], "apex plays otherwise"
