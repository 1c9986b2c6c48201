"""A program that plays cannot find out the deal: it follows from a secret, unless a person gives a seed."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from evolution_qt.core import secret as secrets
from evolution_qt.core.fairness import deal_seed
from evolution_qt.games import game
from tests.cli.running import Run

SPY = Path(__file__).with_name("spy.py")
RULES = game("evolution/de")
FIXED = "000102030405060708090a0b0c0d0e0f"
GUESSES = 3_000
SIMULATE = ("simulate", "--players", 2, "--ai", "outside/spy,random", "--games", 7)
ARENA = ("arena", "outside/spy", "random", "--players", 2, "--deals", 2, "--chunk", 1)
COMMANDS = [SIMULATE, (*ARENA, "--workers", 1)]


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """Name the file for what the spy is told."""
    return tmp_path / "told"


def spying(*files: Path) -> list[str]:
    return ["--program", f"spy={sys.executable} {SPY} {' '.join(map(str, files))}"]


@cache
def known_deals() -> dict[tuple[int, int, tuple[str, ...]], int]:
    """Return which seed among those that anyone tries first deals a seat this hand."""
    found = {}
    for seed in range(GUESSES):
        plain = RULES.dump(RULES.new(2, seed))
        for seat, player in enumerate(plain["players"]):
            found[plain["first_player"], seat, tuple(player["hand"])] = seed
    return found


def guessed(told: Path) -> list[int | None]:
    """Return for each game that the spy has played the seed that its first hand betrays, None for none."""
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    return [
        known_deals().get(
            (
                one["position"]["first_player"],
                one["seat"],
                tuple(one["position"]["players"][one["seat"]]["hand"]),
            )
        )
        for one in lines
    ]


def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every secret that is drawn be the same."""
    monkeypatch.setattr(secrets.secrets, "token_hex", lambda size: FIXED[: 2 * size])


def test_with_a_seed_a_program_finds_the_deal_of_every_game(run: Run, told: Path) -> None:
    """So the summary says that it could."""
    done = run(*SIMULATE, *spying(told), "--seed", 0)

    assert list(range(7)) == guessed(told)
    summary = json.loads(done.out)
    assert summary["predictable"]
    assert "secret" not in summary


def test_without_a_seed_a_program_finds_no_deal(
    run: Run, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting(monkeypatch)

    done = run(*SIMULATE, *spying(told))

    assert [None] * 7 == guessed(told)
    summary = json.loads(done.out)
    assert FIXED == summary["secret"]
    assert "predictable" not in summary


@pytest.mark.parametrize("workers", [1, 2])
def test_in_the_arena_it_is_the_same(
    run: Run, told: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    lasting(monkeypatch)
    words = [*ARENA, "--workers", workers, *spying(told)]

    found = json.loads(run(*words, "--seed", 0).out)
    assert {0, 1} == set(guessed(told))
    assert (True, 0) == (found["predictable"], found["seed"])
    assert "secret" not in found

    told.unlink()
    found = json.loads(run(*words).out)
    assert {None} == set(guessed(told))
    assert FIXED == found["secret"]
    assert not {"seed", "predictable"} & set(found)


@pytest.mark.parametrize("words", COMMANDS)
def test_every_run_draws_a_secret_of_its_own(run: Run, told: Path, words: tuple[Any, ...]) -> None:
    first, second = (json.loads(run(*words, *spying(told)).out)["secret"] for _ in range(2))

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
    words = ["arena", "greedy", "random", "--players", 2, "--deals", 2, "--workers", 1]
    assert run(*words).out == run(*words, "--seed", 0).out


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only Linux shows processes as files")
@pytest.mark.parametrize("words", [SIMULATE, (*ARENA, "--workers", "2", "--results", "results.jsonl")])
def test_no_process_that_a_program_can_look_at_has_a_seed_among_its_words(
    tmp_path: Path, words: tuple[Any, ...]
) -> None:
    seen = tmp_path / "seen"
    line = [sys.executable, "-m", "evolution_qt", *map(str, words), *spying(tmp_path / "told", seen)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}

    done = subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, check=True, text=True)

    text = seen.read_text(errors="replace")
    assert "outside/spy" in text  # the run itself is among them
    secret = json.loads(done.stdout)["secret"]
    for word in (secret, *[deal_seed(0, secret, number) for number in range(7)]):
        assert str(word) not in text


# Files


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


@pytest.mark.parametrize("words", COMMANDS)
def test_a_secret_file_that_is_not_there_is_made_for_nobody_but_the_person(
    run: Run, told: Path, tmp_path: Path, words: tuple[Any, ...]
) -> None:
    file = tmp_path / "secret"

    found = json.loads(run(*words, *spying(told), "--secret-file", file).out)

    assert f"{found['secret']}\n" == file.read_text()
    if os.name == "posix":
        assert 0o600 == stat.S_IMODE(file.stat().st_mode)


BAD = "a secret is 32 hexadecimal digits, and a file with one holds nothing else"


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize(
    "content", [b"", b"0" * 31, b"0" * 33, b"x" * 32, b"0" * 32 + b" " * 100, b"\xff" * 32]
)
def test_a_file_with_something_else_is_refused(
    run: Run, told: Path, tmp_path: Path, words: tuple[Any, ...], content: bytes
) -> None:
    file = tmp_path / "secret"
    file.write_bytes(content)

    done = run(*words, *spying(told), "--secret-file", file)

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
    else:
        places[tmp_path] = "this file cannot be read"
    for place, said in places.items():
        done = run(*SIMULATE, *spying(told), "--secret-file", place)

        assert (2, "", f"--secret-file: {place}: {said}\n") == done


@pytest.mark.parametrize("words", COMMANDS)
def test_a_seed_and_a_secret_are_too_much(
    run: Run, told: Path, tmp_path: Path, words: tuple[Any, ...]
) -> None:
    done = run(*words, *spying(told), "--seed", 3, "--secret-file", tmp_path / "secret")

    assert (2, "", "--secret-file: give either a seed (--seed) or a secret, not both\n") == done
    assert not (tmp_path / "secret").exists()


# Results of the arena


def test_the_file_of_results_keeps_the_secret_and_the_same_command_goes_on(
    run: Run, told: Path, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    words = [*ARENA, "--workers", 1, *spying(told), "--results", file]
    whole = run(*words)
    data = file.read_bytes()
    secret = json.loads(whole.out)["secret"]
    assert secret == json.loads(data.splitlines()[0])["secret"]
    first_line = data.index(b"\n") + 1
    within = data.index(secret.encode()) + 7

    for end in (first_line, within + 40, first_line + 20):
        file.write_bytes(data[:end])
        again = run(*words)
        assert whole.out == again.out, end
    for end in (0, 20, within):  # torn before anything was played: the rest is drawn again
        file.write_bytes(data[:end])
        again = run(*words)
        assert 0 == again.status, end
        kept = json.loads(again.out)["secret"]
        assert kept != secret
        assert (kept[:7] == secret[:7]) == (end == within)
        assert kept == json.loads(file.read_bytes().splitlines()[0])["secret"]


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_nobody_but_the_person_may_read_results_with_a_secret(run: Run, told: Path, tmp_path: Path) -> None:
    """Also where the file was there before, empty; others are as the person lets new files be."""

    def mode(file: Path) -> int:
        return stat.S_IMODE(file.stat().st_mode)

    usual, file, before, out = (tmp_path / name for name in ("usual", "results", "before", "out"))
    before.touch(0o644)
    words = [*ARENA, "--workers", 1, *spying(told)]
    run(*words, "--seed", 0, "--results", usual)
    for one in (file, before):
        run(*words, "--results", one)
    run("arena", "merge", file, "--out", out)
    (tmp_path / "other").touch()

    assert [0o600] * 3 == [mode(one) for one in (file, before, out)]
    assert mode(tmp_path / "other") == mode(usual)
    file.chmod(0o644)
    run(*words, "--results", file)
    assert 0o600 == mode(file)


def test_a_seed_or_another_secret_is_another_tournament(run: Run, told: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "results", tmp_path / "secret"
    other.write_text(FIXED)
    words = [*ARENA, "--workers", 1, *spying(told), "--results", file]
    run(*words)
    before = file.read_bytes()
    refused = f"{file}: line 1: this file belongs to another tournament, with other settings: "

    assert (2, "", f"{refused}--seed, --secret-file\n") == run(*words, "--seed", 0)
    assert (2, "", f"{refused}--secret-file\n") == run(*words, "--secret-file", other)
    assert before == file.read_bytes()
    file.unlink()
    run(*words, "--seed", 0)
    assert (2, "", f"{refused}--secret-file, --seed\n") == run(*words)


def test_parts_with_a_program_share_a_secret(run: Run, told: Path, tmp_path: Path) -> None:
    secret, out = tmp_path / "secret", tmp_path / "out"
    parts = [tmp_path / "1", tmp_path / "2"]
    words = [*ARENA, "--workers", 1, *spying(told)]

    refused = run(*words, "--shard", "1/2", "--results", parts[0])
    said = "all parts need the same secret (--secret-file) or seed (--seed)"
    assert (2, "", f"--shard: where an outside program plays, {said}\n") == refused
    assert not parts[0].exists()
    early = run(*words, "--shard", "2/2", "--results", parts[1], "--secret-file", secret)
    assert (2, "", f"--secret-file: {secret}: there is no such file\n") == early
    assert not secret.exists()

    done = [
        run(*words, "--shard", f"{number}/2", "--results", part, "--secret-file", secret)
        for number, part in enumerate(parts, start=1)
    ]
    # while other parts may still be played nothing is said
    assert [None, None] == [json.loads(one.out)["secret"] for one in done]
    both = run("arena", "merge", *parts, "--out", out)
    whole = run(*words, "--secret-file", secret)
    assert whole.out == both.out
    assert secret.read_text().strip() == json.loads(both.out)["secret"]
    assert both.out == run("arena", "merge", out).out
    # the file of results has it, so a part goes on without the other file
    secret.unlink()
    again = run(*words, "--shard", "1/2", "--results", parts[0], "--secret-file", secret)
    assert done[0].out == again.out
    assert json.loads(both.out)["secret"] == secret.read_text().strip()
    secret.unlink()
    assert done[0].out == run(*words, "--shard", "1/2", "--results", parts[0]).out


def test_parts_with_other_secrets_are_not_merged(run: Run, told: Path, tmp_path: Path) -> None:
    words = [*ARENA, "--workers", 1, *spying(told)]
    for number in (1, 2):
        secret = tmp_path / f"secret-{number}"
        secret.write_text(str(number) * 32)
        run(*words, "--shard", f"{number}/2", "--results", tmp_path / str(number), "--secret-file", secret)

    done = run("arena", "merge", tmp_path / "1", tmp_path / "2")

    assert (2, "") == (done.status, done.out)
    assert done.err.endswith("another tournament, with other settings: --secret-file\n")


# The recipe


def test_the_seeds_of_deals_follow_from_the_secret_as_the_notation_says() -> None:
    from hashlib import sha256

    digest = sha256(f"{FIXED}/deal/5".encode()).digest()

    assert int.from_bytes(digest[:8], "little") % 2**53 == deal_seed(0, FIXED, 5)
    assert 12 == deal_seed(7, "", 5)
