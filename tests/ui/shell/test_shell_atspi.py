"""A real client of AT-SPI, in a session of its own on Xvfb, reads the table and plays a round by keys."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import system
from devtools.machine import SYSTEM_PYTHON
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from tests.ui.shell.acting import LONG
from tests.ui.shell.by_ear import desktop, lacking
from tests.ui.shell.displays import running
from tests.ui.shell.page import LEARNT

CLIENT = Path(__file__).with_name("atspi_client.py")
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
QUIET = Settings(language="en", speed="off", theme="light", confirmations=False, last=DUEL, learnt=LEARNT)


@pytest.fixture
def session(tmp_path, folders):
    """The environment of a display and a bus that no one else uses."""
    if reason := lacking(system.XVFB, *system.READING):
        pytest.skip(reason)
    with desktop(tmp_path) as environ:
        yield environ


def test_a_screen_reader_reads_the_table_and_follows_a_round(session, folders, tmp_path):
    SettingsFile(folders.settings).save(QUIET)
    program = [sys.executable, "-m", "evolution_qt", "--lang", "en"]
    how = {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    with (tmp_path / "program.txt").open("w") as log, running(program, session | how, stderr=log):
        client = [SYSTEM_PYTHON, "-I", str(CLIENT), str(LONG)]
        done = subprocess.run(client, env=session, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr + (tmp_path / "program.txt").read_text()
    report = json.loads(done.stdout.splitlines()[-1])

    # each box of the set-up says what it is for, and numbers of players and opponents are choices of one
    boxes = {name: labels for role, name, labels in report["fields"] if role == "combo box"}
    assert ["Who plays seat 1"] == boxes["Human"]
    assert all(labels for labels in boxes.values())
    choices = [name for role, name, _ in report["fields"] if role == "radio button"]
    assert ["2", "3", "4", "5", "6"] == [name for name in choices if name.isdigit()]
    assert ["Easy, Hatchling", "Medium, Hunter", "Hard, Apex", "Hardest, Apex, patient"] == choices[-4:]

    # the table lies there with roles, whole sentences and places inside the window
    roles = [role for role, _, _ in report["lying"]]
    names = [name for _, name, _ in report["lying"]]
    assert "label" == roles[0]
    assert names[0].startswith("Place a food card on the watering hole")
    assert any(name.startswith("Watering hole: 0 plants") for name in names)
    at = names.index("Ann: 1 species. It is Ann’s turn.")
    assert ["list", "list item"] == roles[at : at + 2]
    assert names[at + 1].startswith("Your ")
    assert names[at + 1].endswith(": no traits; body size 1, population 1, food 0 of 1; safe")
    assert any(name.startswith("Fox: 1 species. A bot.") for name in names)
    hand = [name for name in names if name.startswith("Card ")]
    assert [f"Card {number} of 4: " for number in range(1, 5)] == [name[:13] for name in hand]
    left, top, width, height = report["frame"][2]
    for _, name, (x, y, wide, tall) in report["lying"]:
        assert left <= x <= x + wide <= left + width, name
        assert top <= y <= y + tall <= top + height, name

    # a key chooses a card, and the card has the focus
    assert ["list item", hand[0]] == report["chosen"]

    # Tab and Shift+Tab name each place that the card could go to, and only what has the focus
    heard = [name for name, _ in report["tabbed"]]
    assert [[name] for name in heard] == [there for _, there in report["tabbed"]]
    assert 3 == len(set(heard[:3]))
    assert [heard[1], heard[0]] == heard[3:]
    card = report["held"].partition(": ")[2].partition(",")[0]
    assert all(card in name for name in heard), (card, heard)

    # what happens is said, the own turn after it; what Fox holds is not
    assert any(line.startswith("Fox ") and line.endswith(" a food card.") for line in report["said"])
    assert "Playing cards" in report["said"]
    assert "Feeding" in report["said"]
    assert any(line.startswith("Round 2") for line in report["said"])
    assert any(line.startswith("Play cards") for line in report["said"])

    # every move of now is in the list
    assert report["moves"]
    assert all(moves for moves in report["moves"])
    assert any("End turn" in moves[-1] for moves in report["moves"])
