"""The commands, one by one: what they print and the status they end with."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from evolution_qt import cli, messages
from evolution_qt.core.levels import SIMPLE
from evolution_qt.core.plain import canonical
from evolution_qt.games import game, titles
from evolution_qt.games.evolution.bots import CHARACTERS, LEVELS
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.legality import REFUSALS
from tests.cli.running import Run, saved, starts_programs
from tests.core.played import record_text
from tests.text.plains import full, one_species, position

OPPONENTS = ", ".join([*LEVELS, *SIMPLE])
HUNT = position(
    {"hand": ["horns:3", "ambush:1"], "species": [{"body": 4, "traits": ["carnivore"]}]},
    {"species": [{"body": 2, "population": 2, "food": 1}, {"body": 6}]},
    {},
    watering_hole=2,
)


# position


def test_position_prints_the_full_form(run: Run, tmp_path: Path) -> None:
    done = run("position", saved(tmp_path, HUNT))

    assert (0, "") == (done.status, done.err)
    assert canonical(full(HUNT)) + "\n" == done.out


def test_position_reads_standard_input(run: Run) -> None:
    assert canonical(full(HUNT)) + "\n" == run("position", "-", stdin=json.dumps(HUNT)).out


def test_position_of_its_own_output_is_the_same(run: Run) -> None:
    first = run("position", "-", stdin=json.dumps(HUNT)).out

    assert first == run("position", "-", stdin=first).out


def test_position_can_be_shown_as_a_seat_may_know_it(run: Run) -> None:
    hands = position({"hand": ["horns:3"]}, {"hand": ["ambush:1"]}, seed=99)

    seen = json.loads(run("position", "-", "--seat", 1, stdin=json.dumps(hands)).out)

    assert ["?"] == seen["players"][0]["hand"]
    assert ["ambush:1"] == seen["players"][1]["hand"]
    assert {"?"} == set(seen["draw_pile"]) | set(seen["removed"])
    assert 0 == seen["seed"]


def test_names_of_all_languages_are_printed(run: Run) -> None:
    named = position({"name": "Jürgen ß"}, {"name": "知恵"})

    out = run("position", "-", stdin=json.dumps(named)).out

    assert "Jürgen ß" in out
    assert "知恵" in out


# moves


def test_moves_are_printed_one_a_line(run: Run) -> None:
    done = run("moves", "-", stdin=json.dumps(HUNT))

    assert (0, "") == (done.status, done.err)
    assert {"attack 0 1.0", "attack 0 2.0"} == set(done.out.splitlines())


def test_moves_of_a_seat_where_several_may(run: Run) -> None:
    laying = position({"hand": ["horns:3"]}, {"hand": ["ambush:1", "ambush:2"]}, phase="food")

    first = run("moves", "-", stdin=json.dumps(laying))
    second = run("moves", "-", "--seat", 1, stdin=json.dumps(laying))

    assert ["food horns:3"] == first.out.splitlines()
    assert {"food ambush:1", "food ambush:2"} == set(second.out.splitlines())


def test_moves_of_a_seat_that_may_not_move_are_none(run: Run) -> None:
    done = run("moves", "-", "--seat", 1, stdin=json.dumps(HUNT))

    assert (0, "", "") == done


def test_a_game_that_is_over_has_no_moves(run: Run) -> None:
    assert (0, "", "") == run("moves", "-", stdin=json.dumps(position(phase="over")))


def test_moves_need_the_mover_s_own_cards(run: Run) -> None:
    done = run("moves", "-", stdin=json.dumps(position({"hand": ["?"]}, {}, phase="food")))

    assert 2 == done.status
    assert "players[0]: this needs a card whose face is not known\n" == done.err


# play


def test_play_prints_the_position_after_the_moves(run: Run) -> None:
    done = run("play", "-", "attack 0 1.0", "1: pass", stdin=json.dumps(HUNT))
    refused = run("play", "-", "attack 0 1.0", stdin=json.dumps(HUNT))

    after = json.loads(refused.out)
    assert 0 == refused.status
    assert 1 == after["players"][0]["species"][0]["food"]
    assert 1 == after["players"][1]["species"][0]["population"]
    assert 3 == done.status
    assert "" == done.out


def test_play_takes_seats_in_any_order_where_the_phase_does(run: Run) -> None:
    laying = position({"hand": ["horns:3"]}, {"hand": ["ambush:1", "ambush:2"]}, phase="food")

    after = json.loads(run("play", "-", "1: food ambush:2", stdin=json.dumps(laying)).out)

    assert [None, "ambush:2"] == after["food_cards"]
    assert 0 == after["to_move"]


def test_play_says_every_reason(run: Run, tmp_path: Path) -> None:
    wall = position(
        {"species": [{"body": 2, "traits": ["carnivore"]}]},
        {"species": [{"body": 3, "population": 2, "traits": ["climbing", "defensive_herding"]}]},
        {},
    )

    done = run("play", saved(tmp_path, wall), "attack 0 1.0")

    assert (3, "") == (done.status, done.out)
    lines = done.err.splitlines()
    assert {"reason: body_size", "reason: climbing", "reason: defensive_herding"} == set(lines[:3])
    assert 6 == len(lines)
    assert all(line.startswith("attack 0 1.0: ") for line in lines[3:])
    assert any("body size 3" in line for line in lines[3:])


def test_a_move_out_of_turn_is_refused(run: Run) -> None:
    done = run("play", "-", "1: feed 0", stdin=json.dumps(HUNT))

    assert 3 == done.status
    assert "reason: not_your_turn" in done.err.splitlines()


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("feed", "feed: something is missing after “feed”"),
        ("fly 0", "fly 0: no move begins with “fly”"),
        ("", "there is nothing in it"),
        ("attack 0 1.0 ignoring wings paying horns:3", None),
        ("7: feed 0", "7: feed 0: there is no seat 7"),
        ("food horns", "food horns: “horns” is not a card"),
    ],
)
def test_a_line_that_is_no_move_is_bad_input(run: Run, move: str, message: str | None) -> None:
    done = run("play", "-", "attack 0 1.0", move, stdin=json.dumps(HUNT))

    assert (2, "") == (done.status, done.out)
    assert 1 == len(done.err.splitlines())
    if message is not None:
        assert message + "\n" == done.err


def test_a_move_that_needs_an_unknown_face_is_bad_input(run: Run) -> None:
    hidden = position({}, {"hand": ["?"]}, phase="play", food_cards=["?", None], to_move=1)

    done = run("play", "-", "done", "0: done", stdin=json.dumps({**hidden, "first_player": 0}))

    assert 2 == done.status
    assert "this needs a card whose face is not known\n" == done.err


# Bad files


@pytest.mark.parametrize("command", ["position", "moves", "replay"])
@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "there is nothing in it"),
        (b"{", "line 1, column 2: this is not JSON"),
        (b"\xff", "line 1: this is not UTF-8 text"),
        (b"[" * 100, "line 1, column 33: nested more than 32 levels deep"),
        (b" " * 1_000_001, "larger than 1000000 bytes"),
    ],
)
def test_bad_files_are_refused_in_one_line(run: Run, command: str, data: bytes, message: str) -> None:
    done = run(command, "-", stdin=data)

    assert (2, "") == (done.status, done.out)
    assert 1 == len(done.err.splitlines())
    assert done.err.endswith(message + "\n")


def test_missing_files_are_named(run: Run, tmp_path: Path) -> None:
    done = run("position", tmp_path / "missing")

    assert (2, "", f"{tmp_path / 'missing'}: there is no such file\n") == done


@pytest.mark.skipif(os.name == "nt", reason="has no such things among files")
@pytest.mark.timeout(240)
@pytest.mark.parametrize("kind", ["fifo", "folder", "device", "huge"])
@pytest.mark.parametrize(
    "words",
    [
        ("position", "FILE"),
        ("moves", "FILE"),
        ("play", "FILE", "feed 0"),
        ("replay", "FILE"),
        ("verify", "FILE"),
        ("shot", "FILE", "--out", "never.png"),
    ],
    ids=" ".join,
)
def test_what_is_no_ordinary_file_is_refused_and_never_waited_for(
    run: Run, tmp_path: Path, words: tuple[str, ...], kind: str
) -> None:
    path = tmp_path / "given"
    match kind:
        case "fifo":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "device":
            path.symlink_to("/dev/zero")
        case _:
            path.touch()
            os.truncate(path, 10**12)
    before = path.lstat()

    done = run(*(word.replace("FILE", str(path)) for word in words))

    refused = "larger than" if kind == "huge" else "this is not an ordinary file"
    assert (2, "") == (done.status, done.out)
    assert f"{path}: {refused}" in done.err
    assert (before.st_mode, before.st_size) == (path.lstat().st_mode, path.lstat().st_size)


def test_the_example_of_a_fault(run: Run) -> None:
    done = run("position", "-", stdin=json.dumps(position({}, one_species(body=9))))

    assert (2, "", "players[1].species[0].body: 9 is above 6\n") == done


def test_a_seat_that_is_not_there_is_bad_input(run: Run) -> None:
    for command in ("position", "moves"):
        for seat in ("3", "-1"):
            done = run(command, "-", "--seat", seat, stdin=json.dumps(HUNT))
            assert (2, "", f"--seat: there is no seat {seat}\n") == done


# replay


def test_replay_prints_the_standing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(record_text(seats=3), encoding="utf-8")

    done = run("replay", path)
    standing = json.loads(done.out)

    assert (0, "") == (done.status, done.err)
    assert 1 == len(done.out.splitlines())
    assert standing["over"]
    assert json.loads(record_text(seats=3).splitlines()[-1])["result"] == {
        key: standing[key] for key in ("scores", "winners")
    }
    assert standing == json.loads(run("replay", "-", stdin=record_text(seats=3)).out)


def test_replay_of_a_record_that_broke_off(run: Run) -> None:
    standing = json.loads(run("replay", "-", stdin=record_text(seats=2, moves=9) + '"0: trai').out)

    assert (9, True, False) == (standing["moves"], standing["torn"], standing["over"])


def test_replay_names_the_line(run: Run) -> None:
    lines = record_text(seats=2, moves=9).splitlines()

    done = run("replay", "-", stdin="\n".join([*lines[:2], '"0: feed 0"', *lines[2:]]))

    assert (2, "") == (done.status, done.out)
    assert f"line 3: 0: feed 0: the rules do not allow this move: {REFUSALS['wrong_phase']}\n" == done.err


def test_a_position_is_no_record_and_a_record_no_position(run: Run) -> None:
    given = run("replay", "-", stdin=json.dumps(HUNT))
    swapped = run("position", "-", stdin=record_text(seats=2, moves=0))

    assert "line 1: format: this is “evolution-qt/position”, not “evolution-qt/record”\n" == given.err
    assert 2 == swapped.status


# simulate


@pytest.mark.parametrize("key", KEYS)
def test_simulate_sums_up(run: Run, key: str) -> None:
    words = ["--game", key, "--players", "3", "--ai", "random", "--games", "4", "--seed", "5", "--check"]

    summary = json.loads(run("simulate", *words).out)

    assert {"games", "decisions", "seconds", "games_per_second", "wins", "scores"} == set(summary)
    assert 4 == summary["games"]
    assert summary["decisions"] > 100
    assert 4 == pytest.approx(sum(summary["wins"]["by_seat"]), abs=0.01)
    assert {"random": pytest.approx(4, abs=0.01)} == summary["wins"]["by_kind"]
    assert 3 == len(summary["scores"]["by_seat"])
    assert summary["scores"]["by_kind"]["random"] == pytest.approx(
        sum(summary["scores"]["by_seat"]) / 3, abs=0.02
    )


def test_simulate_is_the_same_every_time_and_game_by_game(run: Run) -> None:
    def play(games: int, seed: int) -> Any:
        words = ["--players", "2", "--ai", "greedy,random", "--games", games, "--seed", seed]
        return json.loads(run("simulate", *words).out)

    both, again, first, second = play(2, 8), play(2, 8), play(1, 8), play(1, 9)

    assert both["wins"] == again["wins"]
    assert both["decisions"] == first["decisions"] + second["decisions"]
    for seat in (0, 1):
        assert both["scores"]["by_seat"][seat] * 2 == (
            first["scores"]["by_seat"][seat] + second["scores"]["by_seat"][seat]
        )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--game", "evolution/fr"], "--game: the game “evolution/fr” is not known"),
        (["--players", "6"], "--players: this game is for 2 to 5 players, not for 6"),
        (["--players", "1"], "--players: this game is for 2 to 5 players, not for 1"),
        (["--players", "3", "--ai", "random,greedy"], "--ai: 2 kinds of opponents for 3 players"),
        (["--ai", "deep thought"], f"--ai: “deep thought” is not one of {OPPONENTS}"),
        (["--ai", ""], f"--ai: “” is not one of {OPPONENTS}"),
        (["--ai", "apex/bear"], f"--ai: “bear” is not one of {', '.join(CHARACTERS)}"),
        (["--games", "0"], "--games: 0 is below 1"),
        (["--games", "-1"], None),
        (["--seed", "x"], None),
        (["--seed", "9007199254740992"], None),
    ],
)
def test_simulate_refuses_what_cannot_be_played(run: Run, words: list[str], message: str | None) -> None:
    done = run("simulate", *words)

    assert (2, "") == (done.status, done.out)
    assert 1 == len(done.err.splitlines())
    if message is not None:
        assert message + "\n" == done.err


def test_a_broken_invariant_is_the_programs_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, state: object) -> None:
        raise AssertionError("a card was lost")

    monkeypatch.setattr(type(game("evolution/de")), "check", broken)

    done = run("simulate", "--games", "1", "--seed", "3", "--check")

    assert (1, "", "after 1 decisions of the game with seed 3: a card was lost\n") == done


# Usage


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["--fly"],
        ["position"],
        ["position", "a", "b"],
        ["position", "a", "--seat", "x"],
        ["play", "a"],
        ["--lang", "fr"],
        ["shot"],
        ["shot", "--out", "x.png", "--size", "big"],
        ["shot", "--out", "x.png", "--size", "1280x0"],
        ["shot", "--out", "x.png", "--theme", "pink"],
    ],
)
def test_wrong_words_are_bad_input_in_one_line(run: Run, words: list[str]) -> None:
    done = run(*words)

    assert (2, "") == (done.status, done.out)
    assert 1 == len(done.err.splitlines())
    assert "--help" in done.err


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["--version"], ["position", "--help"], ["play", "-h"]])
def test_help_and_version_end_well(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(words)

    assert 0 == caught.value.code
    assert "evolution-qt" in capsys.readouterr().out


@pytest.mark.parametrize("language", list(messages.languages()))
def test_help_in_every_language_can_be_written(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in ("position", "moves", "play", "replay", "verify", "simulate", "shot"):
        with pytest.raises(SystemExit):
            cli.main([command, "--help", "--lang", language])
    assert "evolution-qt shot" in capsys.readouterr().out


def test_messages_come_in_the_language_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = {
        "Refusal": {REFUSALS["watering_hole_empty"]: "Nichts mehr da."},
        "Fault": {"this is not JSON": "kein JSON"},
    }
    asked: list[str] = []

    def read_bytes(name: str) -> bytes:
        asked.append(name)
        return json.dumps(catalogue).encode()

    monkeypatch.setattr(messages.resources, "read_bytes", read_bytes)
    empty = json.dumps(position())

    assert "feed 0: Nichts mehr da.\n" in run("play", "-", "feed 0", "--lang", "de", stdin=empty).err
    assert "feed 0: Nichts mehr da.\n" in run("--lang=de", "play", "-", "feed 0", stdin=empty).err
    assert "line 1, column 2: kein JSON\n" == run("position", "-", "--lang=de", stdin=b"{").err
    names = ["evolution_qt", *(title.key for title in titles())]
    assert {f"i18n/{name}_de.json" for name in names} == set(asked)
    run("position", "-", "--lang", stdin=b"{")
    assert "i18n/evolution_qt_en.json" == asked[-1]


# The window and pictures


class Shell(dict[str, Any]):
    """Stands in for the modules of the window: what each was started with."""

    def __call__(self, name: str) -> Any:
        module = ModuleType(name)
        module.main = lambda words: self.setdefault(name, []).append(words) or 5  # type: ignore[attr-defined]
        return module


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Keep Qt out of the process."""
    shell = Shell()
    monkeypatch.setattr(cli, "import_module", shell)
    return shell


def test_without_a_command_the_window_opens(run: Run, shell: Shell) -> None:
    assert 5 == run().status
    assert 5 == run("--demo", "--lang", "de").status

    assert {"evolution_qt.ui.shell.window.app": [[], ["--demo", "--lang", "de"]]} == shell


def test_a_record_given_without_a_command_is_opened_in_the_window(run: Run, shell: Shell) -> None:
    """As by a double click; whether there is such a file is the window's business."""
    lines = [["game.jsonl"], ["--lang", "ja", "some/folder/game.JSONL"], ["./record"]]

    assert [5, 5, 5] == [run(*line).status for line in lines]

    assert {"evolution_qt.ui.shell.window.app": lines} == shell
    assert 2 == run("game.jsonl", "again.jsonl").status
    assert 2 == run("gane").status


def test_shot_gets_its_words(run: Run, shell: Shell) -> None:
    run("shot", "p.json", "--out", "a.png", "--seat", 1, "--size", "640x480", "--lang", "ja")
    run("shot", "--out", "b.png", "--view", "start", "--scale", "2", "--theme", "dark")

    first, second = shell["evolution_qt.ui.shell.shots.shot"]
    assert ("p.json", "a.png") == (first.file, first.out)
    assert (1, (640, 480), "ja") == (first.seat, first.size, first.lang)
    assert (None, None, None) == (second.file, second.seat, second.size)
    assert ("start", 2.0, "dark") == (second.view, second.scale, second.theme)


@pytest.mark.parametrize("words", [[], ["shot", "--out", "x.png"]])
def test_without_qt_the_window_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name="PySide6.QtWidgets")

    monkeypatch.setattr(cli, "import_module", missing)

    assert (1, "", "windows and pictures need PySide6, which is not installed\n") == run(*words)


def test_a_missing_module_of_our_own_is_no_missing_qt(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(cli, "import_module", missing)

    with pytest.raises(ModuleNotFoundError):
        run()


def test_ctrl_c_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_replay", interrupted)

    assert (130, "", "") == run("replay", "-")


MISUSED = {
    ("simulate", "--players", "x"): "--players: „x“ ist keine ganze Zahl von 0 bis 9007199254740991",
    ("simulate", "--players", "-4"): "--players: „-4“ ist keine ganze Zahl von 0 bis 9007199254740991",
    ("jump",): ("den Befehl „jump“ gibt es nicht, nur position, moves, play, replay, verify, simulate, shot"),
    ("play",): "es fehlt: DATEI, AKTION",
    (
        "shot",
        "--theme",
        "x",
        "--out",
        "a.png",
    ): "--theme: „x“ gehört nicht zu light, dark, light_contrast, dark_contrast",
    ("position", "a", "--seat", "1.5"): "--seat: „1.5“ ist keine Zahl",
    ("--bogus",): "„--bogus“ ist hier unbekannt",
    ("shot", "--out"): "--out: ein Wert fehlt",
    ("--demo=3",): "--demo nimmt keinen Wert",
    ("--lang", "fr"): "--lang: „fr“ gehört nicht zu de, en, ja",
}


@pytest.mark.parametrize(
    "words", [("arena",), ("arena", "apex", "hunter", "--deals", "5"), ("arena", "merge")]
)
def test_the_arena_has_gone_to_the_laboratory(run: Run, words: tuple[str, ...]) -> None:
    told = {
        "en": "the arena is part of the source code only",
        "de": "die Arena gehört nur noch zum Quelltext",
        "ja": "アリーナはソースコードにのみ含まれます",
    }
    for language, sentence in told.items():
        colon = "：" if language == "ja" else ": "
        assert (2, "", f"{sentence}{colon}python -m lab arena\n") == run("--lang", language, *words)


@pytest.mark.parametrize("words", MISUSED)
def test_a_misused_command_line_is_told_in_the_language_asked_for(run: Run, words: tuple[str, ...]) -> None:
    """What argparse says in English is put into our words, whichever Python says it."""
    ended = run("--lang", "de", *words)

    assert f"{MISUSED[words]} (mehr dazu: evolution-qt --help)\n" == ended.err
    assert 2 == ended.status


def test_the_usage_is_named_once_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["position", "--help", "--lang", "de"])

    assert 1 == capsys.readouterr().out.count("Aufruf: ")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("[--version] [FILE]\n", "evolution-qt COMMAND ...\n", "\ncommands:\n    position ")),
        ("de", ("[--version] [DATEI]\n", "evolution-qt BEFEHL ...\n", "\nBefehle:\n    position ")),
        ("ja", ("[--version] [ファイル]\n", "evolution-qt コマンド ...\n", "\nコマンド：\n    position ")),
    ],
)
def test_the_help_says_what_stands_where_in_one_language(
    capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help", "--lang", language])

    said = capsys.readouterr().out
    assert all(one in said for one in words), said


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "Evolution, Evolution: The Beginning, Dominant Species"),
        ("de", "Evolution, Evolution: Der Einstieg, Dominant Species"),
        ("ja", "エボリューション、エボリューション：ザ・ビギニング、ドミナント・スピーシーズ"),
    ],
)
def test_the_help_names_all_games(capsys: pytest.CaptureFixture[str], language: str, named: str) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help", "--lang", language])

    said = "".join(capsys.readouterr().out.split())
    assert f"({named})".replace(" ", "") in said.replace("（", "(").replace("）", ")")


def test_wide_letters_leave_the_columns_of_the_help_where_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["simulate", "--help", "--lang", "ja"])

    said = capsys.readouterr().out
    assert "\n  --program 名前=コマンド\n                      outside/名前" in said
    assert "\n  --seed X            最初" in said


def test_commands_are_listed_as_the_language_does_it(run: Run) -> None:
    assert "play、replay、" in run("--lang", "ja", "nonsense").err


# Outside programs

SAMPLE = f"fox={sys.executable} {Path(__file__).parents[2] / 'docs' / 'sample_bot.py'}"


@starts_programs
@pytest.mark.parametrize("key", ["evolution/de", "beginning/de", "dominant-species"])
def test_simulate_lets_an_outside_program_play_each_game(run: Run, key: str) -> None:
    words = ["--program", SAMPLE, "--ai", "outside/fox,random", "--players", 2, "--games", 1, "--check"]
    done = run("simulate", "--game", key, *words)
    summary = json.loads(done.out)

    assert (0, "") == (done.status, done.err)
    assert {"outside/fox": 0} == summary["replaced"]
    assert {"outside/fox", "random"} == set(summary["wins"]["by_kind"])


@starts_programs
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "outside/fox at seat 1: the program has ended; a simple bot plays on"),
        ("de", "outside/fox auf Platz 1: das Programm ist beendet"),
        ("ja", "席1のoutside/fox："),
    ],
)
def test_a_word_says_that_a_program_has_failed(run: Run, language: str, said: str) -> None:
    words = ["--program", f"fox={sys.executable} -c ''", "--ai", "greedy,outside/fox", "--players", 2]
    done = run("simulate", *words, "--games", 1, "--lang", language)

    assert 0 == done.status
    assert done.err.startswith(said), done.err
    assert {"outside/fox": 1} == json.loads(done.out)["replaced"]


@starts_programs
def test_a_refusal_within_a_word_is_no_sentence_of_its_own(run: Run, tmp_path: Path) -> None:
    """It said "There is no such species.; a simple bot plays on"."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'begin':\n"
        "        answer = {'protocol': asked['protocol'], 'version': asked['version']}\n"
        "    else:\n"
        "        answer = {'request': asked['request'], 'moves': ['population 9 horns:1']}\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    words = ["--program", f"fox={sys.executable} {bot}", "--ai", "outside/fox,random", "--players", 2]

    said = run("simulate", *words, "--games", 1).err

    assert "There is no such species; a simple bot plays on" in said


def test_that_a_program_is_given_up_is_said_once(run: Run) -> None:
    words = ["--program", f"fox={sys.executable} -c ''", "--ai", "random,outside/fox", "--players", 2]
    done = run("simulate", *words, "--games", 6)

    given_up = "outside/fox: it has failed in 3 games in a row; from now on a simple bot plays for it"
    assert 4 == len(done.err.splitlines())
    assert given_up == done.err.splitlines()[-1]
    assert {"outside/fox": 6} == json.loads(done.out)["replaced"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--program", "fox"], "--program: “fox” is not NAME=COMMAND"),
        (["--program", "fox=/no/such/thing"], "--program: there is no program “/no/such/thing”"),
        (["--program", SAMPLE, "--program", SAMPLE], "--program: fox appears here twice"),
        (["--ai", "outside/fox"], f"--ai: “outside/fox” is not one of {OPPONENTS}"),
        (
            ["--program", SAMPLE, "--ai", "outside/owl"],
            f"--ai: “outside/owl” is not one of {OPPONENTS}, outside/fox",
        ),
    ],
)
def test_programs_that_cannot_play_are_refused_before_anything_is_played(
    run: Run, words: list[str], said: str
) -> None:
    done = run("simulate", *words)

    assert (2, "", said) == (done.status, done.out, done.err.strip())
