"""Records of opponents that have played the same way ever since: opened, continued, verified."""

from pathlib import Path

import pytest

from evolution_qt.brain.audit import audited
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.core.fairness import bot_seed
from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_record

KEPT = [pytest.param(path, id=path.stem) for path in sorted((Path(__file__).parent / "kept").glob("*.jsonl"))]
"""Games of `greedy` and `written_rules`, and of `forager` and `greedy`, each with a deck seal."""


@pytest.mark.parametrize("path", KEPT)
def test_every_move_of_its_bots_comes_out_again(path):
    record = Record.read(path.read_bytes())

    found = audited(record)

    assert [] == found.differences
    assert {} == dict(found.left_out)
    assert len(record.moves()) == found.moves == found.bot_moves


@pytest.mark.parametrize("path", KEPT)
def test_half_of_it_is_continued_to_the_same_game(path):
    text = path.read_bytes()
    lines = text.splitlines(keepends=True)
    match = open_record(Record.read(b"".join(lines[: len(lines) // 2])))
    nonce, kinds = match.record.header.nonce, [seat.kind for seat in match.record.header.players]
    wanted = [line for line in lines if line.startswith(b'"')]

    while len(match.record.moves()) < len(wanted):
        seat = match.to_move
        position = match.game.dump(match.view(seat).state)
        job = BotJob(1, seat, position, kinds[seat], bot_seed(nonce, seat), unhurried=True)
        for line in thought(job, lambda: False).moves:
            match.say(seat, line)

    assert match.record.text().encode() == text
