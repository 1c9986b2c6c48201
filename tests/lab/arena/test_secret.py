"""In the arena, too, a program that plays cannot find out the deal, unless a person gives a seed."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from evolution_qt.core import files as secrets
from tests.cli.running import Run
from tests.cli.spying import FIXED, guessed, lasting, spying

ARENA = ("arena", "outside/spy", "random", "--players", 2, "--deals", 2, "--chunk", 1)
ROOT = Path(__file__).parents[3]


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """Name the file for what the spy is told."""
    return tmp_path / "told"


@pytest.mark.parametrize("workers", [1, 2])
def test_only_with_a_seed_it_finds_the_deal(
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


def test_every_run_draws_a_secret_of_its_own(run: Run, told: Path) -> None:
    words = [*ARENA, "--workers", 1, *spying(told)]

    first, second = (json.loads(run(*words).out)["secret"] for _ in range(2))

    assert secrets.is_secret(first)
    assert secrets.is_secret(second)
    assert first != second


def test_without_a_program_the_deals_are_those_of_seed_0(run: Run) -> None:
    words = ["arena", "greedy", "random", "--players", 2, "--deals", 2, "--workers", 1]

    assert run(*words).out == run(*words, "--seed", 0).out


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only Linux shows processes as files")
def test_no_process_that_a_program_can_look_at_has_the_secret_among_its_words(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    words = [*map(str, ARENA), "--workers", "2", "--results", "results.jsonl"]
    line = [sys.executable, "-m", "lab", *words, *spying(tmp_path / "told", seen)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}

    done = subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, check=True, text=True)

    text = seen.read_text(errors="replace")
    assert "outside/spy" in text  # the run itself is among them
    assert json.loads(done.stdout)["secret"] not in text


def test_a_secret_file_is_made_or_read_and_excludes_a_seed(run: Run, told: Path, tmp_path: Path) -> None:
    file, wrong = tmp_path / "secret", tmp_path / "wrong"
    wrong.write_bytes(b"x" * 32)
    words = [*ARENA, "--workers", 1, *spying(told), "--secret-file"]
    both = run(*words, file, "--seed", 3)
    assert (2, "", "--secret-file: give either a seed (--seed) or a secret, not both\n") == both
    assert not file.exists()

    found = json.loads(run(*words, file).out)

    assert f"{found['secret']}\n" == file.read_text()
    if os.name == "posix":
        assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    refused = run(*words, wrong)
    assert (2, "") == (refused.status, refused.out)
    assert refused.err.startswith(f"--secret-file: {wrong}: a secret is 32 hexadecimal digits")


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
