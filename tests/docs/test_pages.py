"""README and the pages in docs: their code runs, their links lead somewhere, their commands work."""

from __future__ import annotations

import re
import runpy
import shlex
import struct
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt import cli
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.traits import Trait
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.window.commands import key_page, usual_keys
from evolution_qt.ui.table.presentation import shown_titles
from evolution_qt.ui.table.shortcuts import TOLD
from tests.docs.pages import (
    BY_EAR,
    HANDBOOK,
    LIBRARY,
    NEW_GAME,
    NEW_TRAIT,
    PAGES,
    README,
    ROOT,
    anchors,
    files_of,
    python,
    rows,
    section,
    text,
)

SAID_BY_LIBRARY = """\
food carnivore:3
food cooperation:5
food hard_shell:3
food horns:2
[0, 0, 0, 0]
[31, 34, 37] [2]
body_size
climbing
"""
MOST_BYTES = 200_000
"""A picture must not make README slow to open, nor the repository heavy."""
MOST_WORDS = 900
"""README is read to the end."""
GAMES = [title.editions[0].key for title in shown_titles()]
WITHOUT_ANSWER = ("shot", "replay", "--demo", "--selftest")
"""Commands that need a window or a file that is not there, or have tests of their own."""


def run(page: Path, folder: Path) -> None:
    code = folder / "page.py"
    code.write_text(python(page), encoding="utf-8")
    runpy.run_path(str(code))


def commands() -> list[list[str]]:
    """Return the words of the command lines that are shown and that need no window and no other file."""
    lines = re.findall(r"^    evolution-qt (.+?)(?:  +.*)?$", text(LIBRARY), re.MULTILINE)
    return [fewer(words) for words in map(shlex.split, lines) if words[0] not in WITHOUT_ANSWER]


def fewer(words: list[str]) -> list[str]:
    """Return a command that plays no more than two games, for many are played in the same way."""
    at = words.index("--games") + 1 if "--games" in words else 0
    return [*words[:at], str(min(int(words[at]), 2)), *words[at + 1 :]] if at else words


def test_the_code_of_the_library_page_prints_what_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(LIBRARY, tmp_path)

    assert SAID_BY_LIBRARY == capsys.readouterr().out


def test_the_code_for_a_new_trait_runs(tmp_path: Path) -> None:
    run(NEW_TRAIT, tmp_path)


def test_the_page_for_a_new_game_holds_all_of_the_toy() -> None:
    """It is the toy that the tests play; only empty lines between blocks may be others."""
    toy = ROOT / "tests" / "toy"
    files = [path for part in ("games", "ui") for path in sorted((toy / part / "toy").glob("*.py"))]

    page = {path: _written(code) for path, code in files_of(NEW_GAME).items()}

    assert {path.relative_to(toy).as_posix(): _written(text(path)) for path in files} == page


def _written(code: str) -> list[str]:
    return [line for line in code.splitlines() if line]


def test_the_page_for_a_new_trait_names_every_hook() -> None:
    hooks = {name for name in vars(Trait) if not name.startswith("_")} - {"key", "name", "reading", "text"}
    words = set(re.findall(r"`(\w+)[(`]", section(NEW_TRAIT, "## The hooks")))

    assert set() == hooks - words


def test_readme_shows_the_two_commands() -> None:
    lines = text(README).splitlines()

    assert "    python3 dev.py play" in lines
    assert "    python3 dev.py test" in lines
    assert "`py dev.py play`" in text(README)


def test_readme_is_short() -> None:
    assert len(text(README).split()) <= MOST_WORDS


def test_the_pages_have_the_lines_of_the_page_of_keys(qapp: QApplication) -> None:
    """Every line is in the handbook, with the games that have it; those that tell are in both documents."""
    keymap.begin(usual_keys())
    titles: dict[str, dict[tuple[str, str], list[str]]] = {}
    for title in shown_titles():
        for group in key_page(title.editions[0].key):
            for one in group.shortcuts:
                row = titles.setdefault(group.title, {}).setdefault((f"`{one.keys}`", one.words), [])
                row.append(title.name)

    def written(group: str) -> list[list[str]]:
        """Return the rows of a group; where every game has all of them, no column says so."""
        limits = {row: names if len(names) < len(GAMES) else [] for row, names in titles[group].items()}
        column = any(limits.values())
        return sorted([*row, *([", ".join(names)] if column else [])] for row, names in limits.items())

    def stands(part: str) -> list[list[str]]:
        return sorted(row for row in rows(part) if "`" in row[0])

    for group in titles:
        assert written(group) == stands(section(HANDBOOK, f"### {group}")), group
    assert sum(map(len, titles.values())) == len(stands(section(HANDBOOK, "## Keyboard")))
    assert written(TOLD) == stands(section(BY_EAR, "## Keys that tell something"))
    told = {keys.strip("`") for keys, _ in titles[TOLD]}
    assert {"D", "G", "K", "Q", "R", "O"} <= told


def test_readme_says_whose_game_it_is() -> None:
    """The same names as in the window's About."""
    page = text(README)

    for name in (
        "unofficial",
        "Dominic Crapuchettes",
        "Dmitry Knorre",
        "Sergey Machin",
        "North Star Games",
        "Schmidt Spiele",
    ):
        assert name in page


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_commands_work(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)

    assert 0 == cli.main(words)
    assert capsys.readouterr().out


def test_the_edition_table_of_the_handbook_is_right() -> None:
    table = {row[0]: row[1:] for row in rows(section(HANDBOOK, "## The editions"))}

    assert [f"`{edition.key}`" for edition in EDITIONS] == table["key"]
    assert [str(sum(len(p.food) for p in edition.prints)) for edition in EDITIONS] == table["cards"]
    assert [f"{one.fewest_players}-{one.most_players}" for one in EDITIONS] == table["players"]
    assert [f"+{edition.rules.hard_shell_bonus}" for edition in EDITIONS] == table["Hard Shell"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text(page))

    assert [] == [link for link in links if "://" not in link and not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_headings(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]*)#([^)]+)\)", text(page))
    ours = [((page.parent / link) if link else page, anchor) for link, anchor in links if "://" not in link]

    assert [] == [anchor for there, anchor in ours if there.suffix == ".md" and anchor not in anchors(there)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_modules_and_folders_that_pages_name_are_there(page: Path) -> None:
    """A page that leads to a file that has moved is worse than none; NAME is each game, LANG a language."""
    found = re.findall(r"`([\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.(?:py|toml|md))`", text(page))
    every = [name.replace("NAME", game) for name in found for game in ("beginning", "dominant", "evolution")]
    named = [name.replace("LANG", lang) for name in every for lang in ("de", "en", "ja")]
    tops = (ROOT, ROOT / "evolution_qt", page.parent, ROOT / "tests" / "games" / "evolution")
    anywhere = {
        path.name for top in ("evolution_qt", "lab", "docs", "devtools") for path in (ROOT / top).rglob("*.*")
    }

    missing = [
        name for name in named if not any((top / name).exists() for top in tops) and name not in anywhere
    ]

    assert [] == [name for name in missing if re.search(r"\.(py|toml|md|ts|json)$|^(tests|docs)/", name)]


def test_pictures_are_shown_and_small() -> None:
    pictures = sorted((ROOT / "docs" / "images").glob("*.png"))
    shown = {page: re.findall(r"!\[[^]]+\]\(docs/images/([^)/]+)\)", text(page)) for page in PAGES}

    assert sorted(name for names in shown.values() for name in names) == [path.name for path in pictures]
    assert max(map(len, shown.values())) <= 2
    for picture in pictures:
        assert (960, 600) == struct.unpack(">II", picture.read_bytes()[16:24])
        assert picture.stat().st_size < MOST_BYTES, picture.name
