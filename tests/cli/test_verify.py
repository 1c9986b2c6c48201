"""`evolution-qt verify`: what agreed, what differs, what was left out, and the digits that someone noted."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.core.fairness import bot_seed, commitment, spaced
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from tests.cli.running import Run

GAME = "beginning/de"
KINDS = ("human", "forager")
NONCE = "5e" * 32
BY_HAND = {
    1: "076ed58334fa7526fbbde9126784929cbec8345a72e062ee920b0c27c3f1444a",
    2: "2e0dbbf30c74b4e4726dd88f6b87857a3d3207bfd9f1ea86c229bfc32ad0cd62",
}
"""The commitments as `sha256sum` says them of `7/NONCE` and of `7 human,forager NONCE`."""


@cache
def honest_record(version: int = 2) -> str:
    """Return the record of a whole game of a person and a bot, with a commitment of either form."""
    network = checksum_for("forager", game(GAME), 2)
    seats = (RecordSeat("Ann", "human"), RecordSeat("Fox", "forager", network=network))
    promise = commitment(7, NONCE, KINDS if version == 2 else ())
    match = begin(Header(version=version, game=GAME, players=seats, seed=7, nonce=NONCE, commitment=promise))
    while not match.is_over:
        if (seat := match.to_move) == 0:
            match.play(seat, match.moves()[0])
            continue
        job = BotJob(1, seat, match.game.dump(match.view(seat).state), "forager", bot_seed(NONCE, seat))
        match.say(seat, thought(job, lambda: False).moves[0])
    return match.record.text()


NOT_NOTED = (
    "Header and deck seal may have been written again together: only the digits that you noted at the "
)
NOT_NOTED += "start exclude that.\n"
SEATS_FREE = "A deck seal of this older form binds the cards, but not who plays.\n"
UNFINISHED = "The record does not end with the result of the game.\n"
NO_BOT = "No bot move was reproduced.\n"
NO_SEAL = "This record has no deck seal: nothing binds its cards or who plays.\n"


@pytest.mark.parametrize("version", [1, 2])
def test_verify_knows_the_commitment_that_is_worked_out_by_hand(run: Run, version: int) -> None:
    found = json.loads(run("verify", "-", stdin=honest_record(version)).out)

    assert (BY_HAND[version], True) == (found["commitment"], found["honest"])
    assert version == json.loads(honest_record(version).splitlines()[0])["version"]


def test_verify_says_what_agreed(run: Run) -> None:
    text = honest_record()

    done = run("verify", "-", "--commitment", digits_of(text)[:20], stdin=text)

    found = json.loads(done.out)
    assert (0, "") == (done.status, done.err)
    assert found["honest"]
    assert found["proven"]
    assert (20, False) == (found["noted"], found["weak"])
    moves = [line[1] for line in text.splitlines() if line.startswith('"')]
    of_bot = moves.count("1")
    assert (len(moves), of_bot, of_bot) == (found["moves"], found["observations"], found["bot_moves"])
    assert ({}, []) == (found["left_out"], found["differences"])
    assert (True, [0]) == (found["over"], found["people"])
    assert ["seed", "nonce", "kinds"] == found["binds"]
    assert found["dealt"]
    assert not found["drawn"]


def test_verify_says_what_an_older_seal_binds(run: Run) -> None:
    text = honest_record(1)

    done = run("verify", "-", "--commitment", digits_of(text)[:20], stdin=text)

    found = json.loads(done.out)
    assert (0, SEATS_FREE) == (done.status, done.err)
    assert (True, ["seed", "nonce"]) == (found["proven"], found["binds"])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Aufzeichnung endet nicht mit dem Ergebnis"),
        ("ja", "対戦の結果がありません"),
    ],
)
def test_verify_does_not_prove_a_record_whose_second_half_is_missing(
    run: Run, language: str, said: str
) -> None:
    lines = honest_record().splitlines(keepends=True)
    text = "".join(lines[: len(lines) // 2])

    done = run("verify", "-", stdin=text)
    translated = run("verify", "-", "--lang", language, stdin=text)

    found = json.loads(done.out)
    assert (4, UNFINISHED + NOT_NOTED) == (done.status, done.err)
    assert (True, False, False) == (found["honest"], found["proven"], found["over"])
    assert said in translated.err


@pytest.mark.parametrize("version", [1, 2])
def test_verify_does_not_prove_a_game_whose_bots_were_renamed_to_people(run: Run, version: int) -> None:
    """Nothing was worked out again, and still it said that the game was proven."""
    text = honest_record(version)
    header, rest = text.split("\n", 1)

    done = run("verify", "-", stdin=header.replace('"forager"', '"human"') + "\n" + rest)

    found = json.loads(done.out)
    assert (False, 0, [0, 1]) == (found["proven"], found["bot_moves"], found["people"])
    if version == 1:
        assert (4, NO_BOT + SEATS_FREE + NOT_NOTED) == (done.status, done.err)
    else:
        said = "the seed, the nonce and the kinds of players do not fit this commitment (deck seal)"
        assert (2, f"line 1: {said}\n") == (done.status, done.err)


def test_verify_of_header_and_seal_that_were_written_again_together_needs_noted_digits(run: Run) -> None:
    """Seed and nonce stand in the record: who changes the header can change the seal as well."""
    text = honest_record()
    header, rest = text.split("\n", 1)
    plain = json.loads(header)
    plain["players"] = [{"kind": "human"}, {"kind": "human"}]
    plain["commitment"] = commitment(7, NONCE, ("human", "human"))
    forged = json.dumps(plain) + "\n" + rest

    done = run("verify", "-", stdin=forged)
    noted = run("verify", "-", "--commitment", digits_of(text)[:20], stdin=forged)

    assert (4, NO_BOT + NOT_NOTED) == (done.status, done.err)
    assert 2 == noted.status
    assert "the commitment of this game is" in noted.err


def test_verify_of_a_record_without_a_seal_says_that_nothing_binds_it(run: Run) -> None:
    header, rest = honest_record(1).split("\n", 1)
    plain = json.loads(header)
    del plain["commitment"]

    done = run("verify", "-", stdin=json.dumps(plain) + "\n" + rest)

    found = json.loads(done.out)
    assert (0, NO_SEAL) == (done.status, done.err)
    assert (None, []) == (found["commitment"], found["binds"])


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
    header, *lines = honest_record(1).splitlines()
    of_bot = [at for at, line in enumerate(lines) if line.startswith('"1:')]
    count = 1 if reason == "stopped" else len(of_bot)
    plain = json.loads(header)
    match reason:
        case "stopped":
            lines.insert(of_bot[0], '{"stopped": true}')
        case "outside":
            plain["players"][1]["kind"] = "outside/fox"
        case "network":
            plain["players"][1]["network"] = "0" * 64
        case "nonce":
            del plain["nonce"], plain["commitment"]
    text = "\n".join([json.dumps(plain), *lines, ""])

    done = run("verify", "-", stdin=text)
    translated = run("verify", "-", "--lang", "ja", stdin=text)

    found = json.loads(done.out)
    assert (4, True, False) == (done.status, found["honest"], found["proven"])
    assert {reason: count} == found["left_out"]
    told = f"bot moves left out because {LEFT_OUT[reason][0]}: {count}\n"
    told += "" if reason == "stopped" else NO_BOT
    assert done.err == told + (NO_SEAL if reason == "nonce" else SEATS_FREE + NOT_NOTED)
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
