"""`python -m lab arena` from words to figures."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from evolution_qt.ai.flat import FlatMonteCarlo
from evolution_qt.core.levels import SIMPLE
from evolution_qt.core.plain import MOST_BYTES, canonical
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import CHARACTERS, LEVELS
from lab.arena import participants
from lab.arena.command import most_in_chunk
from lab.arena.jobs import seatings
from lab.arena.report import ProgressLine, quantiles
from lab.baselines import baselines
from lab.executors import AHEAD, Here, local
from tests.lab.arena.tournaments import played, tournament
from tests.toy.games.toy.rules import Toy

HERE = ("--workers", "1", "--chunk", "2")


def test_a_match_prints_figures_and_a_report(run):
    done = run("arena", "greedy", "random", "--players", 2, "--deals", 6, *HERE)
    found = json.loads(done.out)

    assert 0 == done.status
    assert {"deals": 6, "games": 12} == {key: found["tables"][0][key] for key in ("deals", "games")}
    assert found["tables"][0]["of"]["greedy"]["lead"][0] > 3
    assert found["pairs"]["greedy"]["random"][0] + found["pairs"]["random"]["greedy"][0] == pytest.approx(1)
    assert found["ratings"]["greedy"][0] > 0 > found["ratings"]["random"][0]
    assert found["complete"]
    assert "greedy, random: deals 6, games 12" in done.err
    assert "Elo" in done.err
    assert "Seconds for a decision" in done.err
    assert "\r" not in done.err  # no progress where no one looks


def test_the_figures_are_the_same_every_time_and_from_a_file(run, tmp_path):
    words = ["arena", "greedy,random,forager", "random,random,greedy", "--deals", 4, *HERE]
    first, second = run(*words), run(*words, "--results", tmp_path / "r.jsonl")
    third = run("arena", "merge", tmp_path / "r.jsonl", "--out", tmp_path / "m.jsonl")
    fourth = run("arena", "merge", tmp_path / "m.jsonl")

    assert first.out == second.out == third.out == fourth.out
    assert "Seconds" not in fourth.err
    assert [3, 3] == [len(table["seats"]) for table in json.loads(first.out)["tables"]]
    assert 3 == json.loads(first.out)["players"]


def test_shards_are_merged(run, tmp_path):
    words = ["arena", "greedy", "random", "--players", 3, "--tables", "pairs", "--deals", 4, *HERE]
    files = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    whole = run(*words)
    parts = [
        run(*words, "--shard", f"{number}/2", "--results", file) for number, file in enumerate(files, start=1)
    ]

    assert not json.loads(parts[0].out)["complete"]
    assert "Not complete: 2 of 4" in parts[0].err
    assert whole.out == run("arena", "merge", *reversed(files)).out
    first = json.loads(parts[0].out)
    assert len(first["ratings"]) == len(
        {name for one in first["tables"] if one["deals"] for name in one["seats"]}
    )
    before = files[0].read_bytes()
    again = tmp_path / "again.jsonl"
    again.hardlink_to(files[0])
    for out in (files[0], again):
        refused = run("arena", "merge", *files, "--out", out)
        assert (2, "") == (refused.status, refused.out)
        assert refused.err.startswith("--out: ")
        assert refused.err.endswith(": this is one of the files that are put together\n")
        assert before == files[0].read_bytes()
    assert "row" in whole.err  # the matrix of pairs


def test_a_test_stops_the_match(run):
    done = run("arena", "greedy", "random", "--players", 2, "--deals", 200, "--test", "lead:0:3", *HERE)
    found = json.loads(done.out)

    assert "h1" == found["test"]["accepted"]
    assert found["test"]["deals"] == found["tables"][0]["deals"] < 100
    assert "Test of +0.00 against +3.00: +3.00 (H1) accepted after" in done.err


def test_one_pile_is_another_tournament(run):
    words = ["arena", "greedy", "random", "--players", 2, "--deals", 4, *HERE]

    assert run(*words).out != run(*words, "--one-pile").out


def test_a_network_of_ones_own_takes_part_by_its_checksum(run, tmp_path):
    from evolution_qt import resources

    name = next(name for name in resources.names("networks") if name.endswith("evolution-de-2.json"))
    path = tmp_path / "network.json"
    path.write_bytes(resources.read_bytes(name))
    checksum = json.loads(path.read_bytes())["checksum"][:8]

    done = run("arena", f"hunter@{path}", "random", "--players", 2, "--deals", 1, *HERE)

    assert {f"hunter@{checksum}", "random"} == set(json.loads(done.out)["participants"])


def test_a_baseline_takes_part_by_its_name(run):
    done = run("arena", "rule_bot", "silly", "--players", 2, "--deals", 4, *HERE)

    assert json.loads(done.out)["pairs"]["rule_bot"]["silly"][0] > 0.5


def test_what_plays_a_game_of_rules_alone_takes_part():
    assert isinstance(participants.bot("flat_mc", Toy(), 2), FlatMonteCarlo)


WRONG = {
    ("arena", "nobody", "random"): (
        "nobody: “nobody” is not one of hatchling, forager, hunter, strategist, apex, apex_patient, random, "
        "greedy, silly, rule_bot, one_step, flat_mc, determinized_mcts, so_ismcts, mo_ismcts, "
        "determinized_mcts_plans, so_ismcts_plans, mo_ismcts_plans, outside/NAME"
    ),
    ("arena", "apex/poet", "random"): (
        "apex/poet: “poet” is not one of grazer, turtle, stalker, saboteur, gambler, gardener"
    ),
    ("arena", "silly/stalker", "random"): "silly/stalker: “silly” plays without a character",
    ("arena", "outside/fox@x.json", "random"): "outside/fox@x.json: “outside/fox” plays without a network",
    ("arena", "random", "outside/fox"): "outside/fox: “outside/fox” needs --program fox=COMMAND",
    ("arena", "random@x.json", "greedy"): "random@x.json: “random” plays without a network",
    ("arena", "forager@x.json", "greedy"): "forager@x.json: “forager” plays without a network",
    ("arena", "hunter@/no/x.json", "greedy"): "hunter@/no/x.json: /no/x.json: there is no such file",
    ("arena", "random", "greedy", "--game", "go"): "--game: the game “go” is not known",
    ("arena", "random", "greedy", "--players", "9"): "--players: this game is for 2 to 5 players, not for 9",
    ("arena", "random", "greedy", "--players", "0"): "--players: this game is for 2 to 5 players, not for 0",
    ("arena", "random", "greedy", "--deals", "0"): "--deals: 0 is below 1",
    ("arena", "random", "greedy", "--chunk", "1000001"): "--chunk: 1000001 is above 1000000",
    ("arena", "random", "greedy", "hatchling", "--tables", "pairs", "--chunk", "1", "--deals", "70000"): (
        "--deals: 70000 is above 33333"
    ),
    ("arena", "random", "greedy", "--workers", "999"): "--workers: 999 is above 256",
    ("arena", "random", "greedy", "--workers", "0"): "--workers: 0 is below 1",
    ("arena", "random", "random"): "random appears here twice",
    ("arena", "random"): "random: a single participant has no opponent",
    ("arena", "random,greedy", "greedy"): "give either participants or tables, not both",
    (
        "arena",
        "random,greedy",
        "greedy,random,random",
    ): "greedy,random,random: 3 are at this table instead of 2",
    ("arena", "random,greedy", "--players", "3"): "random,greedy: 2 are at this table instead of 3",
    ("arena", "random", "greedy", "--chunk", "6000"): "--chunk: 6000 is above 5625",
    ("arena", "random", "greedy", "--shard", "3/2"): "--shard: “3/2” is not a part such as 3/10",
    (
        "arena",
        "random",
        "greedy",
        "--shard",
        "1/2",
    ): "--shard: a part needs a file for its results (--results)",
    (
        "arena",
        "random",
        "greedy",
        "--test",
        "win",
    ): "--test: “win” is not a test such as win:0.5:0.55 or lead:0:2",
    ("arena", "random", "greedy", "--test", "win:1:0"): (
        "--test: “win:1:0” is not a test such as win:0.5:0.55 or lead:0:2"
    ),
    ("arena", "random", "greedy", "--test", "win:5:7"): (
        "--test: “win:5:7” is not a test such as win:0.5:0.55 or lead:0:2"
    ),
    ("arena", "random", "greedy", "forager", "--test", "win:0:1"): (
        "--test: a test needs a single table with at least two participants; tables here: 2"
    ),
    ("arena", "random", "greedy", "--program", "fox"): "--program: “fox” is not allowed here",
    ("arena", "merge", "/no/file"): "/no/file: there is no such file",
    ("jump",): "there is no command “jump”; python -m lab lists them",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_words_are_bad_input_in_one_line(run, words):
    assert (2, "", WRONG[words] + "\n") == run(*words)


MISUSED = {
    ("arena",): "the following arguments are required: PARTICIPANT",
    ("arena", "random", "greedy", "--deals", "-5"): "argument --deals: -5 is not from 0 to 9007199254740991",
    ("arena", "random", "greedy", "--workers", "abc"): (
        "argument --workers: invalid whole number value: 'abc'"
    ),
    ("arena", "merge"): "the following arguments are required: FILE",
    ("arena", "signature", "x"): "unrecognized arguments: x",
}


@pytest.mark.parametrize("words", MISUSED)
def test_misuse_is_told_below_the_usage(run, words):
    done = run(*words)

    assert (2, "") == (done.status, done.out)
    assert done.err.startswith("usage: python -m lab arena")
    assert done.err.endswith(f": error: {MISUSED[words]}\n")


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_result_of_the_longest_job_can_be_read_again(players):
    """It is known only when all of it was played."""
    table = tuple(range(players))
    games = [[[999] * players, [players] * players] for _ in seatings(table)]
    times = {str(number): {str(kind): 9_999 for kind in range(400)} for number in table}
    line = canonical({"games": [games] * most_in_chunk((table,)), "times": times}).encode()

    assert MOST_BYTES / 2 < len(line) < MOST_BYTES


def test_the_page_names_everybody_who_can_take_part():
    page = Path("docs/lab/arena.md").read_text(encoding="utf-8")
    table = page.partition("## Participants")[2].partition("Characters and networks")[0]

    names = {*LEVELS, *SIMPLE, *CHARACTERS, *baselines(game("evolution/de"))}
    assert names <= set(re.findall("`([a-z_]+)`", table))


def test_the_page_names_every_option(run):
    page = Path("docs/lab/arena.md").read_text(encoding="utf-8")
    options = set(re.findall(r"--[a-z-]+", run("arena", "--help").out)) - {"--help"}

    assert set() == {option for option in options if f"`{option}" not in page}


class Terminal:
    """A stream that someone looks at."""

    def __init__(self):
        self.text = ""

    def isatty(self):
        return True

    def write(self, text):
        self.text += text

    def flush(self):
        pass


def test_the_progress_of_a_match_is_one_line_that_is_written_anew():
    of = tournament("greedy", "random")
    stream = Terminal()
    progress = ProgressLine(stream, 2)
    results = played(of, jobs=of.jobs()[:1]).results

    progress.look(results, 4)
    progress.close()

    line = stream.text
    assert line.startswith("\r[##########----------] 1 of 2 jobs, ")
    assert line.endswith("\n")
    assert "; greedy " in line
    assert 1 == line.count("\n")


def test_a_line_that_stays_is_written_above_the_progress():
    stream = Terminal()
    progress = ProgressLine(stream, 2)
    of = tournament("greedy", "random")

    progress.look(played(of, jobs=of.jobs()[:1]).results, 4)
    width = len(stream.text) - 1
    progress.tell("It rains.")
    progress.close()

    assert stream.text.endswith("\r" + " " * width + "\rIt rains.\n")
    assert 1 == stream.text.count("\n")


def test_the_median_and_the_longest_of_times_kept_in_classes():
    assert (1e-6, 1.05e-6, pytest.approx(1.05**2 * 1e-6)) == quantiles({0: 60, 1: 36, 2: 4})
    assert (0.0, 0.0, 0.0) == quantiles({})


def test_one_worker_is_this_process_and_a_fault_in_a_job_comes_out():
    with local(1) as (executor, at_once):
        assert isinstance(executor, Here)
        assert 1 == at_once
        assert isinstance(executor.submit(int, "x").exception(), ValueError)


def test_no_process_outlives_an_interruption():
    import multiprocessing

    before = set(multiprocessing.active_children())
    pool = local(2)
    executor, at_once = pool.__enter__()
    assert 2 * AHEAD == at_once
    assert 8 == executor.submit(pow, 2, 3).result()
    assert before != set(multiprocessing.active_children())

    assert not pool.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert before == set(multiprocessing.active_children())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_that_is_interrupted_goes_on_where_it_was(run, tmp_path, monkeypatch, workers):
    words = ["arena", "greedy", "random", "--players", 2, "--deals", 6, "--chunk", 2, "--workers", workers]
    file = tmp_path / "results.jsonl"

    def interrupted(*seen):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(ProgressLine, "look", interrupted)
        stopped = run(*words, "--results", file)
        lost = run(*words)
    kept = file.read_bytes()
    finished = run(*words, "--results", file)

    assert (130, "") == (stopped.status, stopped.out)
    assert "Interrupted. Run the same command" in stopped.err
    assert "Interrupted. Without --results nothing is saved." in lost.err
    assert 2 == len(kept.splitlines())
    assert file.read_bytes().startswith(kept)
    assert run(*words).out == finished.out


def test_workers_end_with_whoever_started_them_even_if_it_is_killed():
    code = (
        "from lab.executors import local\n"
        "with local(2) as (executor, _):\n"
        "    [executor.submit(pow, 2, 3).result() for _ in range(4)]\n"
        "    print('ready', flush=True)\n"
        "    input()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout.readline().startswith(b"ready")
        child.kill()

        assert b"" == child.stdout.read()  # which ends when no one is left who could write


def test_an_outside_program_plays_whole_games_and_one_that_fails_is_replaced(run, tmp_path):
    good = f"fox={sys.executable} docs/sample_bot.py"
    broken = tmp_path / "broken.py"
    broken.write_text("print('no')\n")
    words = ["arena", "outside/fox", "outside/mole", "random", "--deals", 1, *HERE]

    done = run(*words, "--program", good, "--program", f"mole={sys.executable} {broken}")

    found = json.loads(done.out)
    assert 0 == done.status
    assert found["complete"]
    assert ["outside/fox", "outside/mole", "random"] == sorted(found["participants"])


@pytest.mark.parametrize("workers", [1, 2])
def test_why_a_program_failed_is_told_once(run, tmp_path, workers):
    """Whatever process it plays in, and in however many jobs."""
    broken = tmp_path / "broken.py"
    broken.write_text("print('no')\n")
    words = ["arena", "outside/mole", "random", "--players", 2, "--deals", 4, "--chunk", 2]

    done = run(*words, "--workers", workers, "--program", f"mole={sys.executable} {broken}")

    lines = [line for line in done.err.splitlines() if line.startswith("outside/mole: ")]
    assert 1 == sum(["this is not JSON" in line for line in lines])
    assert 1 == sum(["it has failed in 3 games in a row" in line for line in lines])
    assert {"outside/mole": 8} == json.loads(done.out)["replaced"]


def test_what_a_forager_had_to_finish_is_told_also_of_merged_files(run, tmp_path):
    """Then the figures are no longer those of the program."""
    broken = tmp_path / "broken.py"
    broken.write_text("print('no')\n")
    words = ["arena", "outside/mole", "random", "--players", 2, "--deals", 2, "--chunk", 1, *HERE]
    program = ["--program", f"mole={sys.executable} {broken}", "--seed", 0]
    parts, out = [tmp_path / "1", tmp_path / "2"], tmp_path / "both"
    for number, part in enumerate(parts, start=1):
        run(*words, *program, "--shard", f"{number}/2", "--results", part)

    merged = run("arena", "merge", *parts, "--out", out)
    again = run("arena", "merge", out)

    assert {"outside/mole": 4} == json.loads(merged.out)["replaced"]
    assert merged.out == again.out
    assert "outside/mole: games that a simple bot had to finish: 4" in again.err
    assert "replaced" not in json.loads(run("arena", "greedy", "random", "--deals", 1, *HERE).out)


def test_the_bots_of_another_game_take_part(run):
    words = ["arena", "forager", "hatchling", "--game", "beginning/de", "--deals", 2, "--seed", 3, *HERE]

    assert {"forager", "hatchling"} == set(json.loads(run(*words).out)["participants"])


@pytest.mark.skipif(os.name == "nt", reason="has no such things among files")
@pytest.mark.parametrize(
    "words",
    [
        ("arena", "strategist@FILE", "greedy"),
        ("arena", "random", "greedy", "--deals", 1, "--chunk", 1, "--results", "FILE"),
        ("arena", "merge", "FILE"),
    ],
    ids=lambda words: words[1],
)
def test_what_is_no_ordinary_file_is_refused_and_never_waited_for(run, tmp_path, words):
    os.mkfifo(path := tmp_path / "given")

    done = run(*(str(word).replace("FILE", str(path)) for word in words))

    assert (2, "") == (done.status, done.out)
    assert f"{path}: this is not an ordinary file" in done.err
