"""Commands of outside programs: how they are understood, and what is wrong with them."""

import json
import os
import sys

import pytest

from evolution_qt.brain.programs import Program, is_outside, line_for, name_for
from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Record

PYTHON = sys.executable


def test_a_command_is_split_into_words_and_files_become_whole_paths(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").touch()
    program = Program.read(f"fox-2={PYTHON} -u 'my bot.py' --level=3 nothing")

    assert ("fox-2", "outside/fox-2") == (program.name, program.kind)
    assert (PYTHON, "-u", str(tmp_path / "my bot.py"), "--level=3", "nothing") == program.command
    assert program == Program.made(program.name, program.line)


def test_a_program_of_the_path_is_found(tmp_path, monkeypatch):
    bot = tmp_path / "foxbot"
    bot.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert (str(bot),) == Program.read("fox=foxbot").command


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "“” is not NAME=COMMAND"),
        ("fox", "“fox” is not NAME=COMMAND"),
        ("=python", "“”: a name has small letters"),
        ("Fox=python", "“Fox”: a name has small letters"),
        ("fox/2=python", "“fox/2”"),
        ("狐=python", "“狐”"),
        ("f" * 21 + "=python", "at most 20"),
        ("fox=", "there is no program “”"),
        ("fox=  ", "there is no program"),
        ("fox=/no/such/thing -x", "there is no program “/no/such/thing”"),
        ("fox=" + os.path.dirname(__file__), "there is no program"),
        ("fox='python", "a quotation mark is not closed"),
        ("fox=py\0thon", "there is no program"),
        ("fox=" + "x" * 1001, "longer than 1000"),
    ],
)
def test_what_is_no_program_is_refused(text, message):
    with pytest.raises(BadInput) as caught:
        Program.read(text)

    assert message in str(caught.value)


@pytest.mark.skipif(os.name == "nt", reason="every file may be run on Windows")
def test_a_file_that_cannot_be_run_is_said_to_be_there(tmp_path):
    (tmp_path / "bot.py").touch(0o644)

    with pytest.raises(BadInput, match="is not a program that can run; one in Python runs as “python3 FILE”"):
        Program.read(f"fox={tmp_path / 'bot.py'} -x")


def test_files_get_a_command_and_a_name():
    assert Program("", (PYTHON, "/a b/bot.py")).line == line_for("/a b/bot.py")
    assert "'/a b/bot'" == line_for("/a b/bot")
    assert "my-great-bot-2" == name_for("/there/My Great Bot (2).py")
    assert "" == name_for("/there/狐.py")
    assert 20 == len(name_for("x" * 50))


def test_records_take_every_name():
    program = Program.read(f"9_fox-x={PYTHON}")
    players = [{"kind": program.kind}, {}]
    line = json.dumps({"format": "evolution-qt/record", "game": "evolution/de", "players": players})

    assert [program.kind, "human"] == Record.read(line.encode()).kinds()
    assert is_outside(program.kind)
    assert not is_outside("apex/stalker")
