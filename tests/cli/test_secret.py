"""A program that plays cannot find out the deal: it follows from a secret, unless a person gives a seed."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from evolution_qt.core import files as secrets
from evolution_qt.core.fairness import deal_seed
from tests.cli.running import Run, starts_programs
from tests.cli.spying import FIXED, guessed, lasting, spying

SIMULATE = ("simulate", "--players", 2, "--ai", "outside/spy,random", "--games", 7)


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """Name the file for what the spy is told."""
    return tmp_path / "told"


@starts_programs
def test_with_a_seed_a_program_finds_the_deal_of_every_game(run: Run, told: Path) -> None:
    """So the summary says that it could."""
    done = run(*SIMULATE, *spying(told), "--seed", 0)

    assert list(range(7)) == guessed(told)
    summary = json.loads(done.out)
    assert summary["predictable"]
    assert "secret" not in summary


@starts_programs
def test_without_a_seed_a_program_finds_no_deal(
    run: Run, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting(monkeypatch)

    done = run(*SIMULATE, *spying(told))

    assert [None] * 7 == guessed(told)
    summary = json.loads(done.out)
    assert FIXED == summary["secret"]
    assert "predictable" not in summary


def test_every_run_draws_a_secret_of_its_own(run: Run, told: Path) -> None:
    first, second = (json.loads(run(*SIMULATE, *spying(told)).out)["secret"] for _ in range(2))

    assert secrets.is_secret(first)
    assert secrets.is_secret(second)
    assert first != second


def test_without_a_program_the_deals_are_those_of_seed_0(run: Run) -> None:
    """No one plays who could try seeds, and results can be repeated."""

    def figures(*more: Any) -> Any:
        found = json.loads(run("simulate", "--players", 2, "--games", 3, *more).out)
        assert not {"secret", "predictable"} & set(found)
        return {key: found[key] for key in ("wins", "scores", "decisions")}

    assert figures() == figures("--seed", 0)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only Linux shows processes as files")
@starts_programs
def test_no_process_that_a_program_can_look_at_has_a_seed_among_its_words(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    line = [sys.executable, "-m", "evolution_qt", *map(str, SIMULATE), *spying(tmp_path / "told", seen)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}

    done = subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, check=True, text=True)

    text = seen.read_text(errors="replace")
    assert "outside/spy" in text  # the run itself is among them
    secret = json.loads(done.stdout)["secret"]
    for word in (secret, *[deal_seed(0, secret, number) for number in range(7)]):
        assert str(word) not in text


# Files


@starts_programs
def test_the_same_secret_deals_the_same_games(run: Run, told: Path, tmp_path: Path) -> None:
    """What a run has printed at its end is enough to play its deals again, also without the program."""
    first = json.loads(run(*SIMULATE, *spying(told)).out)
    file = tmp_path / "secret"
    file.write_text(f" {first['secret'].upper()}\r\n")

    again = json.loads(run(*SIMULATE, *spying(told), "--secret-file", file).out)

    lines = told.read_text().splitlines()
    assert lines[:7] == lines[7:]
    assert first["secret"] == again["secret"]
    words = ["simulate", "--players", 2, "--games", 7, "--secret-file", file]
    found = json.loads(run(*words).out)
    assert first["secret"] == found["secret"]
    assert found["decisions"] == json.loads(run(*words).out)["decisions"]


def test_a_secret_file_that_is_not_there_is_made_for_nobody_but_the_person(
    run: Run, told: Path, tmp_path: Path
) -> None:
    file = tmp_path / "secret"

    found = json.loads(run(*SIMULATE, *spying(told), "--secret-file", file).out)

    assert f"{found['secret']}\n" == file.read_text()
    if os.name == "posix":
        assert 0o600 == stat.S_IMODE(file.stat().st_mode)


BAD = "a secret is 32 hexadecimal digits, and a file with one holds nothing else"


@pytest.mark.parametrize(
    "content", [b"", b"0" * 31, b"0" * 33, b"x" * 32, b"0" * 32 + b" " * 100, b"\xff" * 32]
)
def test_a_file_with_something_else_is_refused(run: Run, told: Path, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "secret"
    file.write_bytes(content)

    done = run(*SIMULATE, *spying(told), "--secret-file", file)

    assert (2, "", f"--secret-file: {file}: {BAD}\n") == done
    assert content == file.read_bytes()
    assert not told.exists()


def test_what_is_no_file_is_refused_and_never_waited_for(run: Run, told: Path, tmp_path: Path) -> None:
    places = {tmp_path: "this is not an ordinary file", tmp_path / "no" / "s": "this file cannot be written"}
    if os.name == "posix":
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        lost = tmp_path / "lost"
        lost.symlink_to(tmp_path / "nowhere" / "else")
        no_file = "this is not an ordinary file"
        places |= {pipe: no_file, Path("/dev/zero"): no_file, lost: "this file cannot be written"}
    for place, said in places.items():
        done = run(*SIMULATE, *spying(told), "--secret-file", place)

        assert (2, "", f"--secret-file: {place}: {said}\n") == done


def test_a_seed_and_a_secret_are_too_much(run: Run, told: Path, tmp_path: Path) -> None:
    done = run(*SIMULATE, *spying(told), "--seed", 3, "--secret-file", tmp_path / "secret")

    assert (2, "", "--secret-file: give either a seed (--seed) or a secret, not both\n") == done
    assert not (tmp_path / "secret").exists()


# The recipe


def test_the_seeds_of_deals_follow_from_the_secret_as_the_notation_says() -> None:
    from hashlib import sha256

    digest = sha256(f"{FIXED}/deal/5".encode()).digest()

    assert int.from_bytes(digest[:8], "little") % 2**53 == deal_seed(0, FIXED, 5)
    assert 12 == deal_seed(7, "", 5)
