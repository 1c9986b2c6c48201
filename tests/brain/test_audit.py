"""Verifying a game: honest ones come out again, and whatever was changed in a record is found."""

import asyncio
import json
from dataclasses import replace

import pytest

from evolution_qt.brain import audit, networks, opponents
from evolution_qt.brain.audit import (
    FAILED,
    NETWORK,
    NO_BOT,
    NO_SEAL,
    NONCE,
    NOT_NOTED,
    OUTSIDE,
    SEATS_FREE,
    STOPPED,
    UNFINISHED,
    Audit,
    audited,
    audited_by,
)
from evolution_qt.brain.networks import checksum_for, network_checksum
from evolution_qt.brain.opponents import network_for
from evolution_qt.brain.pool import BrainFault
from evolution_qt.brain.worker import Answer, BotJob, answered, thought
from evolution_qt.core.action import NOBODY
from evolution_qt.core.fairness import bot_seed, commitment, deck_seed
from evolution_qt.core.record import Header, Record, RecordSeat, SeatTaken, Stopped
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS, LEVELS
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.state import PLAY
from evolution_qt.games.opening import begin

NONCE_TEXT = "4f" * 32


def headed(*kinds, key="evolution/de", nonce=NONCE_TEXT, seed=None, version=2, **rules):
    rules_of_game = game(key)
    seed = deck_seed(nonce) if seed is None else seed
    players = tuple(
        RecordSeat(f"seat {at}", kind, network=checksum_for(kind, rules_of_game, len(kinds)))
        for at, kind in enumerate(kinds)
    )
    return Header(
        version=version,
        game=key,
        players=players,
        rules=rules,
        seed=seed,
        nonce=nonce,
        commitment=commitment(seed, nonce, kinds if version == 2 else ()),
        program="evolution-qt test",
    )


def bot_lines(match, seat, kind, **changes):
    """Return what the bot at a seat answers, as the window would ask it."""
    nonce = match.record.header.nonce
    plain = match.game.dump(match.view(seat).state)
    return thought(BotJob(1, seat, plain, kind, bot_seed(nonce, seat), **changes), lambda: False).moves


def played(header, rounds=1):
    """Play a game to the end of some rounds; people make any move."""
    match = begin(header)
    rng = Rng(5)
    while not match.is_over and match.state.round <= rounds:
        seat = match.to_move
        kind = match.record.kinds()[seat]
        if kind == "human":
            moves = match.moves()
            match.play(seat, moves[rng.below(len(moves))])
        else:
            for line in bot_lines(match, seat, kind):
                if match.to_move == seat and not match.is_over:
                    match.say(seat, line)
    return match


def read_again(match, change=lambda lines: lines):
    """Return the record after something was done to the lines of its file."""
    lines = change(match.record.text().splitlines())
    return Record.read(("\n".join(lines) + "\n").encode())


def gone_through_here(match):
    """Return an audit of the match's record at its end, the bots asked in this process."""
    audit = Audit(read_again(match))
    job = audit.advance()
    while not audit.is_done:
        job = audit.advance(None if job is None else answered(job.packed()))
    return audit


@pytest.fixture(scope="module")
def game_of_three():
    return played(headed("human", "hunter/stalker", "hatchling"), rounds=2)


def changed_header(**changes):
    def change(lines):
        header = json.loads(lines[0])
        header.update(changes)
        return [json.dumps(header), *lines[1:]]

    return change


@pytest.mark.parametrize(
    ("kinds", "key"),
    [
        (("human", "strategist"), "evolution/de"),
        (("forager", "hunter", "human"), "evolution/ja"),
        (("hatchling", "greedy", "random", "strategist/gambler"), "evolution/en"),
    ],
)
def test_honest_games_come_out_again(kinds, key):
    match = played(headed(*kinds, key=key))

    found = audited(read_again(match), match.record.header.commitment[:12].upper())

    assert [] == found.differences
    assert found.is_honest
    assert not found.is_proven, "it goes on"
    assert [UNFINISHED] == found.reasons
    assert found.is_dealt
    assert found.is_drawn
    moves = match.record.moves()
    of_bots = [said for said in moves if kinds[said.seat] != "human"]
    assert (len(moves), len(of_bots), len(of_bots)) == (found.moves, found.observations, found.bot_moves)
    assert 1 == found.rounds
    assert not found.left_out


def test_of_every_move_it_is_known_what_was_asked_and_answered():
    match = played(headed("human", "strategist", "hunter"))
    header = match.record.header
    audit = gone_through_here(match)

    assert len(match.plies) == len(audit.came_of)
    for number, ply in enumerate(match.plies):
        first = audit.came_of[number]
        if ply.seat == 0:
            assert NOBODY == first
            continue
        recalled = audit.recalled[first]
        assert ply.seat == recalled.job.viewer
        assert ply.text == recalled.answer.moves[audit.came_of[first:number].count(first)]
        seen = match.game.observe(match.state_at(first), ply.seat)
        assert match.game.dump(seen.state) == recalled.job.position
        assert bot_seed(header.nonce, ply.seat) == recalled.job.seed
        assert recalled.answer.report["plans"]


def test_moves_that_were_taken_back_came_of_nothing():
    match = played(headed("hunter", "human"))
    made = len(match.plies)
    match.take_back(made - 1)
    audit = gone_through_here(match)

    assert 1 == len(audit.came_of) == len(match.plies)


def test_a_whole_game_comes_out_again_with_its_result_in_the_quick_variant():
    """The seats play their cards at the same time, so turns are not always in one piece."""
    match = played(headed("forager", "hatchling", "human", simultaneous_play=True), rounds=99)

    found = audited(read_again(match))

    assert match.is_over
    assert [] == found.differences
    assert match.state.final_round == found.rounds
    assert found.is_proven


# What is proven


SEALS = pytest.mark.parametrize("version", [1, 2])


@pytest.fixture(scope="module")
def whole():
    """A whole game of a person and two bots, with a seal of each form."""
    first = played(headed("human", "forager", "hatchling", key="beginning/de", version=1), rounds=99)
    second = begin(headed("human", "forager", "hatchling", key="beginning/de"))
    for move in first.record.moves():
        second.say(move.seat, move.text)
    return {1: first, 2: second}


@SEALS
def test_a_whole_game_whose_bots_came_out_again_is_proven(whole, version):
    found = audited(read_again(whole[version]))

    assert found.is_proven
    assert ([], True, [0]) == (found.reasons, found.is_over, found.people)
    assert ["seed", "nonce", *(["kinds"] if version == 2 else [])] == list(found.bound)
    told = [] if version == 2 else [SEATS_FREE]
    assert [*told, NOT_NOTED] == found.unbound
    assert told == audited(read_again(whole[version]), whole[version].record.header.commitment).unbound


@pytest.mark.parametrize("form", ["kind", "players", "all"])
@SEALS
def test_bots_that_were_renamed_to_people_prove_nothing(whole, version, form):
    """Nothing of theirs is worked out again then. A seal of the second form tells of it."""
    header = json.loads(whole[version].record.text().splitlines()[0])
    for player in header["players"]:
        player["kind"] = "human"
        player.pop("network", None)
    match form:
        case "all":
            seats = ["human"] * 3 if version == 2 else []
            header["commitment"] = commitment(header["seed"], header["nonce"], seats)
        case "players":
            header["players"] = [{}, {}, {}]
    record = read_again(whole[version], changed_header(**header))

    found = audited(record)

    assert not found.is_proven
    assert [0, 1, 2] == found.people
    assert 0 == found.bot_moves
    if version == 2 and form != "all":
        assert ["wrong_seal"] == [fault.code for fault in found.differences]
        assert ([], []) == (found.reasons, found.unbound)
    else:
        assert found.is_honest
        assert [NO_BOT] == found.reasons
        noted = audited(record, whole[version].record.header.commitment[:20])
        assert (version == 1) == noted.is_honest, "header and seal were written again together"


@pytest.mark.parametrize("kind", ["hatchling", "human", "outside/fox", "forager/turtle"])
def test_one_kind_that_was_changed_in_a_sealed_record_is_found(whole, kind):
    def change(lines):
        return [lines[0].replace('"kind": "forager"', f'"kind": "{kind}"'), *lines[1:]]

    found = audited(read_again(whole[2], change))

    assert not found.is_honest
    assert "wrong_seal" == found.differences[0].code
    assert "line 1" == found.differences[0].where


def test_seats_that_were_exchanged_in_a_sealed_record_are_found(whole):
    header = json.loads(whole[2].record.text().splitlines()[0])
    first, second, third = header["players"]

    found = audited(read_again(whole[2], changed_header(players=[first, third, second])))

    assert "wrong_seal" == found.differences[0].code


def test_a_sealed_record_cannot_pass_for_one_of_the_first_form(whole):
    found = audited(read_again(whole[2], changed_header(version=1)))

    assert "wrong_commitment" == found.differences[0].code


@pytest.mark.parametrize("kept", [0.0, 0.5, 0.99])
@SEALS
def test_a_record_that_was_cut_off_is_not_proven(whole, version, kept):
    def change(lines):
        return [lines[0], *lines[1 : 1 + int(kept * (len(lines) - 1))]]

    found = audited(read_again(whole[version], change))

    assert found.is_honest
    assert (False, False) == (found.is_over, found.is_proven)
    assert UNFINISHED in found.reasons
    assert (NO_BOT in found.reasons) == (found.bot_moves == 0)


def test_a_game_without_the_line_of_its_result_is_not_proven(whole):
    """The result is the last thing that the program says of a game."""
    found = audited(read_again(whole[2], lambda lines: lines[:-1]))

    assert ([UNFINISHED], False) == (found.reasons, found.is_proven)


def test_a_game_whose_end_was_taken_back_is_proven_when_it_ends_again(whole):
    def change(lines):
        last = next(at for at in reversed(range(len(lines))) if lines[at].startswith('"'))
        return [*lines, '{"undo": 1}', *(lines[last:] if again else [])]

    for again in (False, True):
        found = audited(read_again(whole[2], change))

        assert found.is_honest
        assert again == found.is_over == found.is_proven


@SEALS
def test_a_game_of_people_alone_proves_nothing(version):
    match = played(headed("human", "human", version=version), rounds=99)

    found = audited(read_again(match))

    assert match.is_over
    assert found.is_honest
    assert ([NO_BOT], False) == (found.reasons, found.is_proven)


def test_a_bot_all_of_whose_moves_were_left_out_proves_nothing(whole):
    players = [{"kind": "human"}, {"kind": "outside/fox"}, {"kind": "outside/owl"}]
    found = audited(read_again(whole[1], changed_header(players=players)))

    assert found.left_out[OUTSIDE] > 2
    assert ([NO_BOT], False) == (found.reasons, found.is_proven)


def test_who_takes_a_seat_later_is_judged_by_the_lines_of_the_record(whole):
    """No seal can know of it; the seats that people ever had are named instead."""
    network = checksum_for("forager", whole[2].game, 3)
    taken = json.dumps({"seat": 1, "kind": "human"})
    back = json.dumps({"seat": 1, "kind": "forager", "network": network})

    found = audited(read_again(whole[2], lambda lines: [lines[0], taken, *lines[1:3], back, *lines[3:]]))

    assert found.is_honest
    assert [0, 1] == found.people


def test_a_record_without_a_seal_says_so(whole):
    header = json.loads(whole[1].record.text().splitlines()[0])
    del header["commitment"]

    found = audited(read_again(whole[1], lambda lines: [json.dumps(header), *lines[1:]]))

    assert ([], [NO_SEAL]) == (list(found.bound), found.unbound)
    assert found.is_proven


# What differs


def test_a_move_of_a_bot_that_was_exchanged_is_found(game_of_three):
    def change(lines):
        match = begin(Record.read(game_of_three.record.text().encode()).header)
        at = 1
        while not (lines[at].startswith('"1: food')):
            match.say(int(lines[at][1]), json.loads(lines[at]).partition(": ")[2])
            at += 1
        said = json.loads(lines[at]).partition(": ")[2]
        other = next(line for move in match.moves(1) if (line := match.game.write(move)) != said)
        return [*lines[:at], json.dumps(f"1: {other}")]

    found = audited(read_again(game_of_three, change))

    assert ["other_bot_move"] == [fault.code for fault in found.differences]
    assert found.differences[0].where.startswith("line ")
    assert "hunter/stalker" == found.differences[0].params["kind"]


def test_a_move_of_a_person_that_was_exchanged_is_found_where_the_round_ends(game_of_three):
    """What people do cannot be worked out, but the hashes of the record tell what came of it."""

    def change(lines):
        first = begin(game_of_three.record.header)
        said = json.loads(lines[1]).partition(": ")[2]
        other = next(line for move in first.moves() if (line := first.game.write(move)) != said)
        return [lines[0], json.dumps(f"0: {other}"), *lines[2:]]

    found = audited(read_again(game_of_three, change))

    assert found.differences
    assert found.differences[-1].where.startswith("line ")


@pytest.mark.parametrize("change", [{"seed": 8}, {"nonce": "00" * 32}, {"commitment": "0" * 64}])
def test_a_seed_a_nonce_or_a_commitment_that_was_exchanged_is_found(game_of_three, change):
    found = audited(read_again(game_of_three, changed_header(**change)))

    assert "wrong_seal" == found.differences[0].code
    assert "line 1" == found.differences[0].where


def promise_of_eight(match):
    """Return the commitment of the same players to another deal."""
    return commitment(8, NONCE_TEXT, [player.kind for player in match.record.header.players])


def test_whoever_noted_the_commitment_finds_a_deal_that_was_exchanged_with_it(game_of_three):
    """A forged record can agree with itself, but not with what was shown before the first card."""
    forged = read_again(
        game_of_three,
        lambda lines: changed_header(seed=8, commitment=promise_of_eight(game_of_three))([lines[0]]),
    )

    assert audited(forged).is_honest
    found = audited(forged, game_of_three.record.header.commitment[:12])

    assert ["other_commitment"] == [fault.code for fault in found.differences]


def test_a_hidden_deal_that_was_exchanged_is_found(game_of_three):
    """Another seed deals other cards; the moves and the hashes do not go with them."""
    forged = changed_header(seed=8, commitment=promise_of_eight(game_of_three))

    found = audited(read_again(game_of_three, forged))

    assert found.differences
    assert all(fault.where != "line 1" for fault in found.differences)


def test_a_search_that_was_cut_short_is_left_out():
    match = begin(headed("strategist", "hatchling"))
    seat = match.to_move
    kind = match.record.kinds()[seat]
    right = bot_lines(match, seat, kind)[0]
    wrong = next(move for move in match.moves() if match.game.write(move) != right)
    match.play(seat, wrong, before=[Stopped()])

    found = audited(read_again(match))

    assert [] == found.differences
    assert found.is_honest
    assert not found.is_proven
    assert {STOPPED: 1} == found.left_out
    assert (1, 0) == (found.observations, found.bot_moves)
    unmarked = audited(read_again(match, lambda lines: [line for line in lines if "stopped" not in line]))
    assert not unmarked.is_proven
    assert ["other_bot_move"] == [fault.code for fault in unmarked.differences]


def test_a_move_that_somebody_made_in_a_bots_place_is_verified_as_theirs():
    """A bot that fails is replaced for a move, and the record says by whom."""
    match = begin(headed("strategist", "strategist"))
    seat = match.to_move
    line = bot_lines(match, seat, "forager")[0]
    network = checksum_for("forager", match.game, 2)
    match.play(
        seat,
        match.game.read(line),
        before=[SeatTaken(seat, "forager", network=network)],
        after=[SeatTaken(seat, "strategist")],
    )
    match.say(match.to_move, bot_lines(match, match.to_move, "strategist")[0])

    found = audited(read_again(match))
    of_another_program = audited(
        read_again(match, lambda lines: [line.replace(f', "network": "{network}"', "") for line in lines])
    )

    assert [] == found.differences
    assert 2 == found.bot_moves
    assert ["strategist", "strategist"] == match.record.kinds()
    assert [] == of_another_program.differences
    assert {NETWORK: 1} == of_another_program.left_out


@pytest.mark.parametrize("fits", [True, False])
def test_a_turn_that_was_gone_on_with_by_another_plan_is_verified_too(fits):
    """The game was closed in the middle of a turn: what was left of it was planned again."""
    match = begin(headed("strategist", "strategist"))
    while match.state.phase != PLAY:
        match.say(match.to_move, bot_lines(match, match.to_move, "strategist")[0])
    seat = match.to_move
    lines = [match.game.write(move) for move in match.moves(seat)]
    first, second, third = [line for line in lines if line.startswith("body")]
    for line in (first, second, third if fits else third.replace("body", "population")):
        match.say(seat, line)
    plans = {1: (first, second, "done"), 2: (second, third, "done"), 3: ("done",)}

    audit = Audit(match.record)
    job = audit.advance()
    while not audit.is_done:
        answer = None
        if job is not None:
            body = job.position["players"][seat]["species"][0]["body"]
            is_turn = job.position["phase"] == "play"
            answer = Answer(job.request, plans[body]) if is_turn else answered(job.packed())
        job = audit.advance(answer)

    assert fits == audit.findings.is_honest


def test_moves_that_were_taken_back_are_verified_too():
    match = begin(headed("forager", "forager", "human"))
    while match.to_move != 2:
        seat = match.to_move
        match.say(seat, bot_lines(match, seat, "forager")[0])
    made = len(match.record.moves())
    match.play(2, match.moves()[0])
    match.take_back(1 + made)
    seat = match.to_move
    match.play(seat, match.moves()[0]) if seat == 2 else match.say(seat, bot_lines(match, seat, "forager")[0])

    found = audited(read_again(match))

    assert [] == found.differences
    assert made + 2 == found.moves


def test_what_cannot_be_worked_out_again_is_counted_and_not_held_against_anybody(game_of_three):
    others = ("human", "outside/fox", "nobody")
    seed = game_of_three.record.header.seed
    outside = changed_header(
        players=[{"kind": kind} for kind in others], commitment=commitment(seed, NONCE_TEXT, others)
    )
    found = audited(read_again(game_of_three, outside))
    assert [] == found.differences
    assert {OUTSIDE: found.observations} == found.left_out

    header = json.loads(game_of_three.record.text().splitlines()[0])
    header["players"][1]["network"] = "0" * 64
    found = audited(read_again(game_of_three, changed_header(players=header["players"])))
    assert [] == found.differences
    assert found.left_out[NETWORK] > 2
    assert found.bot_moves > 2

    without = json.loads(game_of_three.record.text().splitlines()[0])
    del without["nonce"], without["commitment"], without["version"]
    found = audited(read_again(game_of_three, lambda lines: [json.dumps(without), *lines[1:]]))
    assert [] == found.differences
    assert {NONCE: found.observations} == found.left_out
    assert not found.is_drawn


def test_a_game_from_a_position_has_no_deal_to_verify(game_of_three):
    rules = game_of_three.game
    position = rules.dump(game_of_three.state)
    header = Header(game=rules.key, players=game_of_three.record.header.players, position=position)

    found = audited(Record(header))

    assert found.is_honest
    assert not found.is_dealt


def test_a_record_that_is_no_game_is_told_of_with_its_line(game_of_three):
    found = audited(read_again(game_of_three, lambda lines: [lines[0], '"0: feed 9"']))
    assert ["illegal_move"] == [fault.code for fault in found.differences]
    assert found.differences[0].where.startswith("line 2")

    found = audited(read_again(game_of_three, lambda lines: [lines[0], '{"undo": 3}']))
    assert ["nothing_to_undo"] == [fault.code for fault in found.differences]

    for note in (
        '{"check": {"round": 1, "hash": "0000000000000000"}}',
        '{"result": {"scores": [], "winners": []}}',
    ):
        found = audited(read_again(game_of_three, lambda lines, note=note: [lines[0], note]))
        assert found.differences[0].code in ("wrong_round", "wrong_result")


def test_a_bot_that_fails_now_proves_nothing(game_of_three):
    work = Audit(read_again(game_of_three))
    work.advance()
    while not work.is_done:
        work.advance(Answer(1, fault="gone"))

    assert work.findings.is_honest
    assert not work.findings.is_proven
    assert work.findings.left_out[FAILED]
    assert not work.findings.bot_moves


def test_an_observation_that_tells_too_much_is_found(game_of_three, monkeypatch):
    """The audit looks over the bots' shoulders: what they are told must not follow from hidden cards."""
    rules = game_of_three.game
    blind = type(rules).observe

    def leaking(self, state, viewer):
        seen = blind(self, state, viewer)
        seen.state.removed = list(state.draw_pile[:1])
        return seen

    monkeypatch.setattr(type(rules), "observe", leaking)
    found = audited(read_again(game_of_three))

    assert "told_too_much" in {fault.code for fault in found.differences}


class Worker:
    """Answers as the worker does, in this process."""

    def __init__(self, limit=99):
        self.limit = limit

    async def ask(self, job):
        self.limit -= 1
        if self.limit < 0:
            raise BrainFault("gone")
        assert job.unhurried
        return answered(job.packed())


def test_a_window_is_told_how_far_it_is_and_a_dead_worker_is_no_difference(game_of_three):
    told = []

    found = asyncio.run(
        audited_by(Worker(), read_again(game_of_three), lambda done, total: told.append(done))
    )
    few = asyncio.run(audited_by(Worker(2), read_again(game_of_three), lambda done, total: None))

    assert found.is_honest
    assert sorted(told) == told
    assert len(set(told)) > 10
    assert few.is_honest
    assert few.left_out[FAILED]


def test_a_level_that_has_changed_since_is_left_out(monkeypatch):
    """Its moves would come out otherwise, and no one has cheated."""
    match = played(headed("strategist", "forager"))
    before = audited(match.record)
    found = replace(LEVELS["strategist"], careless=999, slack=300)
    monkeypatch.setitem(LEVELS, "strategist", found)
    after = audited(match.record)

    assert before.is_honest
    assert not before.left_out[NETWORK]
    assert after.is_honest
    assert after.left_out[NETWORK] > 2


@pytest.mark.parametrize("key", KEYS)
def test_the_network_of_a_table_is_known_without_loading_it(key):
    rules = game(key)
    for players in rules.seats:
        for together in (1, 2, 9):
            network = network_for(rules, players, together)
            assert network.checksum == network_checksum(rules, players, together)
    assert checksum_for("nobody", rules, 2) is None
    assert checksum_for("random", rules, 2) is None


@pytest.mark.parametrize(
    ("sound", "spoiled"), [(b'"weights": "', b'"weights": "AAAA'), (b'"version": 1', b'"version": 2')]
)
def test_a_broken_network_is_left_out_here_and_there(monkeypatch, sound, spoiled):
    usual = network_checksum(game("evolution/de"), 2)
    whole = networks.resources.read_bytes
    names = [name for name in networks.resources.names(BOTS.networks) if name.endswith("-2.json")]

    def broken(name):
        return whole(name).replace(sound, spoiled) if name in names else whole(name)

    monkeypatch.setattr(networks.resources, "read_bytes", broken)
    networks._described.cache_clear()
    opponents._networks.cache_clear()
    try:
        rules = game("evolution/de")
        assert network_for(rules, 2).checksum == network_checksum(rules, 2) != usual
    finally:
        networks._described.cache_clear()
        opponents._networks.cache_clear()


def test_seeds_of_deck_and_bots_tell_nothing_of_each_other():
    """Each comes from the nonce by a hash with its own label; none is the input of another."""
    seeds = {deck_seed(NONCE_TEXT), *(bot_seed(NONCE_TEXT, seat) for seat in range(6))}
    other = "4e" + NONCE_TEXT[2:]

    assert 7 == len(seeds)
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert max(seeds) > 2**48
    assert not seeds & {deck_seed(other), *(bot_seed(other, seat) for seat in range(6))}
    assert audit.HUMAN == "human"
