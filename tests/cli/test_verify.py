"""`evolution-qt verify`: what agreed, what differs, what was left out, and the digits that someone noted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.core.fairness import bot_seed, commitment, spaced
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from tests.cli.running import Run


def honest_record() -> str:
    """Return the record of a bot's first move, with its commitment."""
    nonce = "5e" * 32
    network = checksum_for("forager", game("evolution/de"), 2)
    seats = (RecordSeat("Ann", "forager", network=network), RecordSeat("Fox", "forager", network=network))
    promise = commitment(7, nonce)
    header = Header(game="evolution/de", players=seats, seed=7, nonce=nonce, commitment=promise)
    match = begin(header)
    seat = match.to_move
    job = BotJob(1, seat, match.game.dump(match.view(seat).state), "forager", bot_seed(nonce, seat))
    match.say(seat, thought(job, lambda: False).moves[0])
    return match.record.text()


def test_verify_says_what_agreed(run: Run) -> None:
    text = honest_record()

    done = run("verify", "-", "--commitment", digits_of(text)[:20], stdin=text)

    found = json.loads(done.out)
    assert (0, "") == (done.status, done.err)
    assert found["honest"]
    assert found["proven"]
    assert (20, False) == (found["noted"], found["weak"])
    assert (1, 1, 1) == (found["moves"], found["observations"], found["bot_moves"])
    assert ({}, []) == (found["left_out"], found["differences"])
    assert found["dealt"]
    assert not found["drawn"]


def digits_of(text: str) -> str:
    """Return the commitment of a record."""
    found: str = json.loads(text.splitlines()[0])["commitment"]
    return found


def test_verify_without_a_noted_commitment_compares_none(run: Run) -> None:
    found = json.loads(run("verify", "-", stdin=honest_record()).out)

    assert (None, False, True) == (found["noted"], found["weak"], found["proven"])


LEFT_OUT = {
    "stopped": ("the bot was stopped early", "途中で止められたため"),
    "outside": ("another program made them", "ほかのプログラムが行ったため"),
    "network": ("their network is not at hand", "ネットワークがここにないため"),
    "nonce": ("they cannot be repeated without a nonce", "確認用の乱数（ナンス）がなく再現できないため"),
}


@pytest.mark.parametrize("reason", LEFT_OUT)
def test_verify_says_what_was_left_out_and_that_this_proves_less(run: Run, reason: str) -> None:
    """Nothing differs, but a program could have told anything of these moves."""
    header, *lines = honest_record().splitlines()
    plain = json.loads(header)
    match reason:
        case "stopped":
            lines.insert(0, '{"stopped": true}')
        case "outside":
            plain["players"] = [{**one, "kind": "outside/fox"} for one in plain["players"]]
        case "network":
            plain["players"] = [{**one, "network": "0" * 64} for one in plain["players"]]
        case "nonce":
            del plain["nonce"], plain["commitment"]
    text = "\n".join([json.dumps(plain), *lines, ""])

    done = run("verify", "-", stdin=text)
    translated = run("verify", "-", "--lang", "ja", stdin=text)

    found = json.loads(done.out)
    assert (4, True, False) == (done.status, found["honest"], found["proven"])
    assert {reason: 1} == found["left_out"]
    assert f"moves of bots left out because {LEFT_OUT[reason][0]}: 1\n" == done.err
    assert translated.status == 4
    assert LEFT_OUT[reason][1] in translated.err


def test_verify_of_a_game_that_differs_is_no_matter_of_what_was_left_out(run: Run) -> None:
    header, *lines = honest_record().replace('"seed": 7', '"seed": 8').splitlines()

    done = run("verify", "-", stdin="\n".join([header, '{"stopped": true}', *lines, ""]))

    found = json.loads(done.out)
    assert (2, False, False) == (done.status, found["honest"], found["proven"])


@pytest.mark.parametrize("count", [12, 19])
def test_verify_compares_few_digits_and_says_that_they_are_weak(run: Run, count: int) -> None:
    """Two deals with the same twelve can be found in seconds, before a game."""
    text = honest_record()

    done = run("verify", "-", "--commitment", digits_of(text)[:count], stdin=text)

    found = json.loads(done.out)
    assert (0, count, True, True) == (done.status, found["noted"], found["weak"], found["proven"])
    said = f"{count} digits say little, because other cards with the same ones can be found; note 20"
    assert f"--commitment: {said}\n" == done.err
    wrong = run("verify", "-", "--commitment", "0" * count, stdin=text)
    assert 2 == wrong.status
    assert "the commitment of this game is" in wrong.err


@pytest.mark.parametrize("count", [1, 11])
def test_verify_refuses_digits_that_are_too_few(run: Run, count: int) -> None:
    text = honest_record()

    done = run("verify", "-", "--commitment", digits_of(text)[:count] + " …", stdin=text)

    assert (2, "", f"--commitment: {count} digits are too few; give at least 12, or better 20\n") == done


def test_verify_names_the_line_where_something_differs(run: Run) -> None:
    text = honest_record().replace('"seed": 7', '"seed": 8')

    done = run("verify", "-", "--lang", "de", stdin=text)

    assert 2 == done.status
    assert not json.loads(done.out)["honest"]
    assert done.err.startswith("Zeile 1: ")


@pytest.mark.parametrize("digits", ["xyz", "0" * 65, "", "…"])
def test_verify_refuses_what_cannot_be_a_commitment(run: Run, digits: str) -> None:
    done = run("verify", "-", "--commitment", digits, stdin=honest_record())

    assert (2, "") == (done.status, done.out)
    assert done.err.startswith("--commitment: ")


@pytest.mark.parametrize("end", ["", "…", " …", "..."])
@pytest.mark.parametrize("written", [spaced, str.upper])
def test_verify_takes_the_commitment_as_the_log_writes_it(run: Run, written: Any, end: str) -> None:
    text = honest_record()

    done = run("verify", "-", "--commitment", written(digits_of(text)[:20]) + end, stdin=text)

    assert (0, 20) == (done.status, json.loads(done.out)["noted"])


def test_verify_of_another_commitment_says_so(run: Run) -> None:
    done = run("verify", "-", "--commitment", "ffff" * 5, stdin=honest_record())

    assert 2 == done.status
    assert "the commitment of this game is" in done.err
