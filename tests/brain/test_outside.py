"""Outside programs: what they are told, every way in which they fail, and that nothing of them is left."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from evolution_qt.ai.bots import Greedy
from evolution_qt.brain import guard, outside
from evolution_qt.brain.outside import MOST_FAILURES, OutsideBot, ProgramPlayer, Wire, understood
from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import BadInput, GameError
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.state import PLAY
from evolution_qt.games.opening import open_position
from evolution_qt.simulation import simulate

ROOT = Path(__file__).parents[2]
MANY = 1_100
"""The number of a file that `select` cannot wait for."""
ROGUE = str(Path(__file__).with_name("rogue.py"))
SAMPLE = str(ROOT / "docs" / "sample_bot.py")

FAILURES = {
    "dies at start": {"program_gone"},
    "deaf": {"late"},
    "early": {"unasked", "unknown_key"},
    "other protocol": {"wrong_format"},
    "other version": {"above"},
    "late": {"late"},
    "closes its output": {"program_gone"},
    "dies": {"program_gone"},
    "dies later": {"program_gone"},
    "endless": {"line_too_long"},
    "huge": {"line_too_long"},
    "long note": {"string_too_long"},
    "not UTF-8": {"not_utf8"},
    "not JSON": {"not_json"},
    "nothing": {"empty"},
    "deep": {"too_deep"},
    "fraction": {"fraction"},
    "list": {"not_an_object"},
    "other key": {"unknown_key"},
    "other request": {"wrong_request"},
    "no move": {"empty"},
    "many moves": {"above"},
    "no text": {"not_a_string"},
    "no line": {"unknown_verb"},
    "illegal": {"illegal_move"},
    "other seat": {"other_seat"},
    "goes on": {"turn_is_over"},
    "twice": {"unasked", "wrong_request"},
    "floods": {"too_many_errors"},
}
"""How a program may misbehave, and what that is called."""
SLOW = {"deaf": "START", "late": "SECONDS", "closes its output": "SECONDS"}


def rogue(*words):
    return Program("rogue", (sys.executable, ROGUE, *words))


def is_alive(number):
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def gone(numbers):
    """Wait until none of these processes is left; say whether that came about."""
    deadline = time.monotonic() + 240
    while any(map(is_alive, numbers)):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def first_question(key="evolution/de", seats=3, seed=5):
    rules = game(key)
    state = rules.new(seats, seed)
    return rules, rules.observe(state, state.to_move)


@pytest.fixture
def impatient(monkeypatch):
    """Wait for no one who has said nothing so far."""
    monkeypatch.setattr(outside, "GRACE", 0.0)
    monkeypatch.setattr(outside, "START", 0.3)


@pytest.fixture
def seat():
    """Return a function that puts a program at a seat; it is ended whatever happens."""
    players = []

    def sit(program, **others):
        players.append(ProgramPlayer(program, **others))
        return players[-1]

    yield sit
    for player in players:
        player.stop()


# Good programs


@pytest.mark.parametrize("key", KEYS)
def test_the_sample_plays_whole_games(key):
    bot = OutsideBot(Program("sample", (sys.executable, SAMPLE)))
    try:
        summary = simulate(game(key), 2, ["outside/sample", "random"], 3, 1, check=True, programs=[bot])
    finally:
        bot.close()

    assert {"outside/sample": 0} == summary["replaced"]
    assert min(summary["scores"]["by_seat"]) > 10


def test_a_game_of_programs_is_the_same_again():
    results = []
    for _ in range(2):
        bot = OutsideBot(Program("sample", (sys.executable, SAMPLE)))
        try:
            summary = simulate(game("evolution/de"), 3, ["outside/sample"], 2, 4, programs=[bot])
        finally:
            bot.close()
        results.append((summary["scores"], summary["decisions"]))

    assert results[0] == results[1]


def test_no_two_seats_share_a_process():
    """Who plays two seats in one game may know no more than each of them."""
    rules = game("evolution/de")
    state = rules.new(2, 5)
    bot = OutsideBot(rogue("good"))
    try:
        for _ in range(2):
            for step in bot.decide(rules, rules.observe(state, state.to_move), Rng(1)).steps:
                rules.apply(state, step)
        numbers = {player.pid for player in bot._players.values()}
        assert 2 == len(numbers)
        assert None not in numbers
    finally:
        bot.close()
    assert gone(numbers)


def test_a_program_is_told_the_next_game_and_not_started_anew(seat):
    rules, seen = first_question()
    player = seat(rogue("good"))
    player.ask(rules, seen)
    number = player.pid
    player.begin()

    player.ask(rules, seen)

    assert number == player.pid


def test_what_a_program_is_told_is_what_its_seat_sees():
    """A position that can be opened, its own moves, and nothing that another world would change."""
    rules = game("evolution/de")
    state = rules.new(3, 5)
    seat = state.to_move
    told = []
    for world in (state, rules.determinize(rules.observe(state, seat), Rng(99))):
        seen = rules.observe(world, seat)
        position = rules.dump(seen.state)
        moves = [rules.write(move) for move in rules.moves(seen.state, seat)]
        told.append(json.dumps(outside.question(1, seat, position, moves, 5.0, "")))
    message = json.loads(told[0])

    assert told[0] == told[1]
    assert 0 == message["position"]["seed"]
    again, opened = open_position(message["position"])
    assert message["moves"] == [again.write(move) for move in again.moves(opened, seat)]
    assert 0 <= message["seed"] < 2**31
    assert outside.question(1, seat, position, moves, 5.0, "salt")["seed"] != message["seed"]


def test_the_names_of_people_are_nobodys_business(seat, caplog):
    plain = rules_and_names("Ann", "Ben")
    rules, state = open_position(plain)

    with caplog.at_level("INFO"):
        seat(rogue("asks")).ask(rules, rules.observe(state, 0))

    assert "choose" in caplog.text
    assert "Ann" not in caplog.text


def rules_and_names(*names):
    rules = game("evolution/de")
    plain = rules.dump(rules.new(len(names), 3, 0))
    for player, name in zip(plain["players"], names, strict=True):
        player["name"] = name
    return plain


def in_play():
    """Return a game in which someone is to play cards, and what that seat sees."""
    rules = game("evolution/de")
    state = rules.new(2, 3)
    while state.phase != PLAY:
        rules.play(state, state.to_move, rules.moves(state)[0])
    return rules, state, rules.observe(state, state.to_move)


def test_a_whole_turn_may_be_answered_at_once():
    rules, state, seen = in_play()
    body = next(line for move in rules.moves(state) if (line := rules.write(move)).startswith("body 0"))
    said = json.dumps({"request": 4, "moves": [f" {seen.viewer}: {body}", "done"], "note": "so"}).encode()

    answer = understood(rules, seen, 4, said)

    assert ((body, "done"), "so") == (answer.lines, answer.note)
    for step in answer.steps:
        rules.apply(state, step)
    assert state.to_move != seen.viewer


@pytest.mark.parametrize(
    ("moves", "code", "where"),
    [
        (["done", "done"], "turn_is_over", "moves[1]"),
        (["BODY", "BODY"], "illegal_move", "moves[1]"),
        (["BODY", "1x: done"], "unknown_verb", "moves[1]"),
        (["BODY", 3], "not_a_string", "moves[1]"),
    ],
)
def test_every_move_of_a_turn_is_checked_after_those_before(moves, code, where):
    rules, state, seen = in_play()
    body = next(line for move in rules.moves(state) if (line := rules.write(move)).startswith("body 0"))
    before = rules.digest(seen.state)
    said = {"request": 1, "moves": [body if move == "BODY" else move for move in moves]}

    with pytest.raises(GameError) as caught:
        understood(rules, seen, 1, json.dumps(said).encode())

    assert code == caught.value.fault.code
    assert caught.value.fault.where.startswith(where)
    assert before == rules.digest(seen.state)


def test_complaints_go_to_the_log(seat, caplog):
    rules, seen = first_question()
    player = seat(rogue("complains"))

    for _ in range(2):
        player.ask(rules, seen)

    assert "rogue says: what a pity" in caplog.text


# Bad programs


@pytest.mark.parametrize("way", FAILURES)
def test_a_program_that_fails_is_replaced_by_a_forager_with_a_word_and_the_game_goes_on(way, impatient):
    told = []
    if way not in SLOW or SLOW[way] != "START":
        outside.START = 10.0
    bot = OutsideBot(
        rogue(way), lambda *words: told.append(words), seconds=0.2 if SLOW.get(way) == "SECONDS" else 240.0
    )
    try:
        summary = simulate(
            game("evolution/de"), 2, ["outside/rogue", "forager"], 1, 3, check=True, programs=[bot]
        )
        assert all(player.pid is None for player in bot._players.values())
    finally:
        bot.close()

    assert [(bot.program, 0)] == [(program, seat) for program, seat, _ in told]
    assert told[0][2].fault.code in FAILURES[way], told[0][2]
    assert {"outside/rogue": 1} == summary["replaced"]
    assert 1 == sum(summary["wins"]["by_seat"])


def test_a_python_that_cannot_read_without_waiting_says_so(monkeypatch):
    """On Windows it has been able to since 3.12; nothing is started before."""
    monkeypatch.delattr(os, "set_blocking")

    with pytest.raises(BadInput) as caught:
        Wire(rogue("good"))

    assert "program_not_started" == caught.value.fault.code


def test_what_is_not_there_is_a_failure_too():
    told = []
    bot = OutsideBot(Program("ghost", ("/no/such/program",)), lambda *words: told.append(words))
    rules, seen = first_question()
    try:
        assert bot.decide(rules, seen, Rng(1)).steps[0] in rules.legal(seen.state)
    finally:
        bot.close()

    assert "program_gone" == told[0][2].fault.code


def test_a_program_that_fails_in_game_after_game_is_not_started_again(monkeypatch):
    started = []
    monkeypatch.setattr(outside, "Wire", lambda program: started.append(program) or Wire(program))
    told = []
    bot = OutsideBot(rogue("dies at start"), lambda *words: told.append(words))
    try:
        summary = simulate(game("evolution/de"), 2, ["outside/rogue", "random"], 6, 1, programs=[bot])
    finally:
        bot.close()

    assert MOST_FAILURES == len(started)
    assert 6 == summary["replaced"]["outside/rogue"]
    assert MOST_FAILURES + 1 == len(told)  # that it has failed before is told once
    assert "failed_before" == told[-1][2].fault.code


def test_one_good_game_is_a_new_chance():
    rules, seen = first_question()
    bot = OutsideBot(rogue("good"), lambda *words: None)
    for _ in range(2 * MOST_FAILURES):
        bot._failed.add(0)
        bot.begin()
        bot.begin()
    try:
        bot.decide(rules, seen, Rng(1))
        assert 0 == bot.replaced
    finally:
        bot.close()


def test_writing_to_a_program_that_does_not_read_waits_for_nothing():
    one = Wire(rogue("deaf"))
    try:
        one.send(b"x" * 1_000_000)
        assert one.line() is None
        one.wait(0.0)
    finally:
        one.stop()


def test_a_line_that_comes_in_parts_is_put_together():
    words = (
        sys.executable,
        "-c",
        "import sys\nfor part in 'one', 'line\\n': sys.stdout.write(part), sys.stdout.flush()",
    )
    one = Wire(Program("parts", words))
    try:
        while (line := one.line()) is None:
            one.wait(1)
    finally:
        one.stop()

    assert b"oneline" == line


# What is left


@pytest.mark.skipif(sys.platform == "win32", reason="no sessions there")
def test_a_program_with_children_that_ignores_every_signal_is_gone_at_once(tmp_path, impatient):
    outside.START = 20.0
    told = tmp_path / "numbers"
    player = ProgramPlayer(rogue("breeds", str(told)), seconds=0.2)
    rules, seen = first_question()

    with pytest.raises(GameError, match="no answer within"):
        player.ask(rules, seen)

    numbers = json.loads(told.read_text())
    assert 4 == len(numbers)
    assert not any(map(is_alive, numbers))


@pytest.mark.skipif(sys.platform == "win32", reason="no sessions there")
def test_a_program_ends_although_very_many_files_are_open(tmp_path):
    """The numbers of files go beyond what the oldest way of waiting for them can take."""
    import resource

    folder = tmp_path / "empty"
    folder.mkdir()
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most <= MANY:
        pytest.skip("so many files may not be open here")
    lifeline, held = os.pipe()
    if usual != resource.RLIM_INFINITY and usual <= MANY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (MANY + 1, most))
    try:
        far = os.dup2(lifeline, MANY)
        words = (*outside._guarding(), str(far), str(folder), sys.executable, "-c", "")
        done = subprocess.run(words, pass_fds=(far,), capture_output=True, check=False, timeout=240)
        os.close(far)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
        os.close(lifeline)
        os.close(held)

    assert (0, b"") == (done.returncode, done.stderr)
    assert not folder.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no sessions there")
@pytest.mark.parametrize("ends_itself", [True, False])
def test_nothing_is_left_where_the_system_tells_only_that_some_child_has_ended(monkeypatch, ends_itself):
    """As macOS does before Python 3.13."""
    without = f"import os, runpy; del os.waitid; runpy.run_path({guard.__file__!r}, run_name='__main__')"
    monkeypatch.setattr(outside, "_guarding", lambda: (sys.executable, "-I", "-S", "-c", without))
    code = "import os; print(os.getpid(), os.getcwd(), flush=True)" + ("" if ends_itself else "; input()")
    one = Wire(Program("short", (sys.executable, "-c", code)))
    try:
        while (line := one.line()) is None:
            one.wait(1)
        number, folder = line.decode().split()
        if ends_itself:
            assert gone([int(number)])
        else:
            assert is_alive(int(number))
    finally:
        one.stop()

    assert gone([int(number), one.pid])
    assert not os.path.exists(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="no sessions there")
def test_nothing_is_left_of_a_program_whose_referee_is_killed(tmp_path):
    told = tmp_path / "numbers"
    code = (
        "import sys\n"
        "from tests.brain.test_outside import first_question, rogue\n"
        "from evolution_qt.brain.outside import ProgramPlayer\n"
        "ProgramPlayer(rogue('breeds', sys.argv[1]), seconds=600).ask(*first_question())\n"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(told)], cwd=ROOT) as referee:
        deadline = time.monotonic() + 240
        while not told.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        referee.send_signal(signal.SIGKILL)
    numbers = json.loads(told.read_text())

    assert gone(numbers)


def test_the_folder_of_a_program_is_empty_its_own_and_removed(tmp_path):
    code = (
        "import os\nopen('mess', 'w').close()\nos.mkdir('more')\n"
        "print(os.getcwd(), len(os.listdir()), flush=True)\ninput()"
    )
    one = Wire(Program("untidy", (sys.executable, "-c", code)))
    try:
        while (line := one.line()) is None:
            one.wait(1)
        folder, count = line.decode().rsplit(" ", 1)
        assert "2" == count
        assert os.getcwd() != folder
        assert os.path.isdir(folder)
    finally:
        one.stop()

    assert not os.path.exists(folder)


def test_a_program_learns_nothing_of_the_person_from_its_environment(monkeypatch):
    monkeypatch.setenv("USER", "ann")
    monkeypatch.setenv("SECRET", "seed")
    code = "import os\nprint(*sorted(os.environ), flush=True)\ninput()"
    one = Wire(Program("nosy", (sys.executable, "-c", code)))
    try:
        while (line := one.line()) is None:
            one.wait(1)
    finally:
        one.stop()

    assert set(line.decode().split()) <= {*outside.KEPT, "LC_CTYPE"}


# Without waiting


def test_from_an_event_loop_nothing_waits_and_whoever_is_cancelled_leaves_no_program(tmp_path):
    rules, seen = first_question()

    async def act():
        good = ProgramPlayer(rogue("good"))
        line = (await good.ask_meanwhile(rules, seen)).lines[0]
        good.stop()
        told = tmp_path / "numbers"
        player = ProgramPlayer(rogue("breeds", str(told)), seconds=600)
        task = asyncio.get_running_loop().create_task(player.ask_meanwhile(rules, seen))
        async with asyncio.timeout(240):
            while not told.exists():
                await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert player.pid is None
        return line, json.loads(told.read_text())

    line, numbers = asyncio.run(act())

    assert line == rules.write(rules.moves(seen.state)[0])
    assert not any(map(is_alive, numbers))


def test_a_failure_met_from_an_event_loop_is_the_same(impatient):
    rules, seen = first_question()
    player = ProgramPlayer(rogue("deaf"))

    with pytest.raises(GameError, match="no answer within"):
        asyncio.run(player.ask_meanwhile(rules, seen))

    assert player.pid is None


def test_other_bots_hear_of_games_and_need_nothing(monkeypatch):
    bot = Greedy()

    assert bot.begin() is None
    assert bot.close() is None
