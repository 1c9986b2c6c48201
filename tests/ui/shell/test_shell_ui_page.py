"""The page of pictures shows every state: each phase, dialog and refusal has one, and it can be drawn."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re

import documented_views
import draw_docs
import pytest

from evolution_qt.games.evolution.legality import REFUSALS
from evolution_qt.games.evolution.state import PHASES
from evolution_qt.ui import shell
from evolution_qt.ui.shell.shots import shot
from evolution_qt.ui.shell.window.base import Dialog
from tests.docs.pages import ROOT, text

DOCS = ROOT / "docs"
ENTRIES = json.loads(text(DOCS / "ui.json"))


def every_dialog():
    """Names of all sheets; those that only lend what they do to others are none."""
    for module in pkgutil.walk_packages(shell.__path__, shell.__name__ + "."):
        importlib.import_module(module.name)
    return set(leaves(Dialog))


def leaves(kind):
    for one in kind.__subclasses__():
        yield from leaves(one) if one.__subclasses__() else [one.__name__]


def position_of(entry):
    return (DOCS / "positions" / f"{entry['file']}.json").resolve()


def test_every_dialog_has_its_picture():
    assert every_dialog() == {entry["dialog"] for entry in ENTRIES if "dialog" in entry}


def test_every_phase_has_its_picture():
    for entry in ENTRIES:
        if "phase" in entry:
            assert entry["phase"] == json.loads(text(position_of(entry)))["phase"]
    assert set(PHASES) == {entry["phase"] for entry in ENTRIES if "phase" in entry}


def test_every_refusal_has_its_picture():
    assert any(entry["view"] == "refusals" for entry in ENTRIES)


def test_every_view_of_the_program_has_its_picture():
    assert set(shot.VIEWS) == {entry["view"] for entry in ENTRIES}


def test_the_page_about_commands_names_every_view_that_is_in_the_program():
    """Those of the documentation alone are none of them."""
    (row,) = [line for line in text(DOCS / "notation.md").splitlines() if "| `evolution-qt shot" in line]
    found = re.findall(r"`((?:[a-z]+-?)+(?: (?:[a-z]+-?)+)+)`", row)

    assert set(shot.VIEWS) - set(documented_views.MORE) == set(" ".join(found).split())


def test_the_page_shows_every_picture_and_lists_the_refusals():
    page = draw_docs.page(ENTRIES, list(REFUSALS))

    assert [entry["name"] for entry in ENTRIES] == re.findall(r"\]\(([\w-]+)\.png\)", page)
    assert list(REFUSALS) == re.findall(r"^- `(\w+)`$", page, re.MULTILINE)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_every_picture_can_be_drawn(app, tmp_path, entry, unpacked):
    """It is not empty, and its keys change something."""
    drawn = {}
    for keys in {entry.get("keys"), None}:
        out = tmp_path / "out.png"
        given = {
            "file": str((DOCS / "positions" / f"{entry['file']}.json").resolve())
            if "file" in entry
            else None,
            "out": str(out),
            "seat": entry.get("seat"),
            "view": entry["view"],
            "lang": "en",
            "size": tuple(int(side) for side in entry["size"].split("x")),
            "scale": 1.0,
            "theme": entry.get("theme"),
            "text": entry.get("text"),
            "keys": keys,
        }
        assert 0 == shot.main(shot.argparse.Namespace(**given))
        drawn[keys] = unpacked[str(out)]

    image = drawn[entry.get("keys")]
    assert (
        len({image.pixel(x, y) for x in range(0, image.width(), 40) for y in range(0, image.height(), 40)})
        > 20
    )
    if entry.get("keys"):
        assert image != drawn[None]
