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
    HANDBOOKS,
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
PLAYING = ("Playing cards", "Feeding")
"""Groups of the page of keys that have what a game alone has to do."""
NOT_OF_THE_PROGRAM = {"savannah d4", "Mammal (Ann)", "Insect (Medium)"}
"""What the handbook has in italics and the program puts together from parts."""
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


def keys_of(edition: str) -> dict[str, set[str]]:
    """Return what each key does in the window while a game is played, as F1 lists it."""
    keymap.begin(usual_keys())
    found: dict[str, set[str]] = {}
    for group in key_page(edition):
        for one in group.shortcuts:
            found.setdefault(one.keys, set()).add(one.words)
    return found


@pytest.mark.parametrize("edition", HANDBOOKS)
def test_a_table_of_the_handbook_has_a_gesture_a_click_and_a_key(qapp: QApplication, edition: str) -> None:
    """The tables of all games have the same form, and each key is one that the game has."""
    head, *table = rows(section(HANDBOOKS[edition], "## What to do"))
    known = set(keys_of(edition)) | {"Tab", "Enter", "1", "2", "3"}
    named = [key for row in table for key in re.findall(r"`([^`]+)`", row[3])]

    assert ["to do", "drag", "click", "key"] == head
    assert [] == [key for key in named if key not in known]
    assert all(row[0] and any(row[1:]) for row in table)


@pytest.mark.parametrize("edition", HANDBOOKS)
def test_the_handbook_leaves_out_no_key_that_plays(qapp: QApplication, edition: str) -> None:
    """What a game alone has to do with cards, pieces and food is in its table."""
    keymap.begin(usual_keys())
    playing = [one for group in key_page(edition) if group.title in PLAYING for one in group.shortcuts]
    page = text(HANDBOOKS[edition])

    assert [] == [one.keys for one in playing if f"`{one.keys}`" not in page]


@pytest.mark.parametrize("page", [HANDBOOK, *HANDBOOKS.values()], ids=lambda page: page.name)
def test_buttons_have_the_names_that_the_handbook_says(page: Path) -> None:
    """What stands in italics is a text of the program; a button behind which a sheet waits ends with dots."""
    catalogues = "".join(text(path) for path in sorted((ROOT / "i18n").glob("*_de.ts")))
    texts = {words.rstrip(" …:") for words in re.findall(r"<source>([^<]*)</source>", catalogues)}
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", text(page)))

    assert [] == sorted(named - texts - NOT_OF_THE_PROGRAM)


@pytest.mark.parametrize("edition", GAMES)
def test_every_game_has_a_page_in_the_handbook(edition: str) -> None:
    assert HANDBOOKS[edition].name in text(HANDBOOK)


def test_the_page_of_playing_by_ear_has_every_key_that_tells(qapp: QApplication) -> None:
    """With the games that have it; `python -m lab tables` writes the table."""
    table = rows(section(BY_EAR, "## Keys that tell something"))
    written = {(row[0].strip("`"), row[1]) for row in table if "`" in row[0]}
    keymap.begin(usual_keys())
    told = {
        (one.keys, one.words)
        for edition in GAMES
        for group in key_page(edition)
        if group.title == TOLD
        for one in group.shortcuts
    }

    assert told == written
    assert {"D", "G", "K", "Q", "R", "O"} <= {key for key, _ in told}


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
    table = {row[0]: row[1:] for row in rows(section(HANDBOOKS["evolution/de"], "## The editions"))}

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
    assert max(map(len, shown.values())) <= 3
    for picture in pictures:
        assert (960, 600) == struct.unpack(">II", picture.read_bytes()[16:24])
        assert picture.stat().st_size < MOST_BYTES, picture.name
