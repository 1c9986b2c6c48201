"""Networks: two ways of doing the same arithmetic, and a file in which nothing is believed."""

import json
import math
import subprocess
import sys
from base64 import b64decode, b64encode
from hashlib import sha256
from random import Random
from struct import pack

import pytest

from evolution_qt.ai.network import RESULTS, Network
from evolution_qt.core.errors import BadInput

AMOUNTS, MARKS, SCALE = 5, 40, 50.0


def network(hidden=7, seed=1):
    """Return a network of random weights."""
    random = Random(seed)
    count = (AMOUNTS + MARKS + 1) * (hidden + RESULTS) + hidden * RESULTS
    return Network(
        "evolution/de",
        [2, 3],
        "schema",
        AMOUNTS,
        MARKS,
        hidden,
        [random.uniform(-1, 1) for _ in range(count)],
        {"games": 7},
    )


def batch(size=30, seed=2):
    """Return features of several positions, some without any mark but one."""
    random = Random(seed)
    return [
        (
            [random.choice([0.0, random.uniform(-2, 2)]) for _ in range(AMOUNTS)],
            [random.randrange(MARKS) for _ in range(random.randrange(1, 30))],
        )
        for _ in range(size)
    ]


@pytest.mark.parametrize("hidden", [0, 7, 48])
def test_both_ways_of_calculating_agree(hidden):
    """Numpy and plain Python give the same results to the sixth digit."""
    pytest.importorskip("numpy")
    judged = network(hidden).judge(batch(), SCALE)

    plain = network(hidden).judge_plainly(batch())

    assert len(plain) == len(judged)
    for one, (win, share, points) in zip(judged, plain, strict=True):
        assert math.isclose(1 / (1 + math.exp(-win)), one.win, abs_tol=1e-6)
        assert math.isclose(1 / (1 + math.exp(-share)), one.share, abs_tol=1e-6)
        assert math.isclose(points * SCALE, one.points, abs_tol=1e-4)


def test_without_numpy_the_same_comes_out(monkeypatch):
    expected = network().judge(batch(), SCALE)
    monkeypatch.setattr("evolution_qt.ai.network.np", None)

    found = network().judge(batch(), SCALE)

    for one, other in zip(expected, found, strict=True):
        assert one == pytest.approx(other, abs=1e-6)


def test_the_company_in_a_batch_does_not_matter():
    """A position is judged the same alone and among others."""
    positions = batch()
    together = network().judge(positions, SCALE)

    for position, expected in zip(positions, together, strict=True):
        assert [expected] == network().judge([position], SCALE)
    assert [] == network().judge([], SCALE)


@pytest.mark.parametrize("size", [1, 3, 30])
def test_a_position_may_have_no_marks_at_all(size):
    pytest.importorskip("numpy")
    for bare in range(size):
        positions = batch(size)
        positions[bare] = (positions[bare][0], [])

        found = network().judge(positions, SCALE)

        plain = network().judge_plainly(positions)
        assert [points * SCALE for _, _, points in plain] == pytest.approx([one.points for one in found])
    unmarked = [(amounts, []) for amounts, _ in batch(size)]
    assert size == len(network().judge(unmarked, SCALE))


def test_without_hidden_units_it_is_a_weighted_sum():
    """Then people can read the weights."""
    linear = network(hidden=0)

    raw = linear.judge_plainly([([0, 0, 2.0, 0, 0], [3, 3])])[0]

    bias = linear.weight(AMOUNTS + MARKS, 0)
    assert math.isclose(
        bias + 2 * linear.weight(2, 0) + 2 * linear.weight(AMOUNTS + 3, 0), raw[0], abs_tol=1e-6
    )


def test_several_judge_as_the_mean_of_each():
    """With hidden units of different numbers too; the mean is taken before chances are made of it."""
    networks = [network(7, 1), network(0, 2), network(11, 3)]

    found = Network.mean(networks).judge_plainly(batch())

    for one, *alone in zip(found, *[each.judge_plainly(batch()) for each in networks], strict=True):
        means = [sum(column) / 3 for column in zip(*alone, strict=True)]
        assert all(math.isclose(a, b, abs_tol=1e-6) for a, b in zip(one, means, strict=True))


def test_who_judges_together_has_a_checksum_of_its_own():
    """It tells their order too, since the first is the one nearest to the table."""
    first, second = (Network.read(network(7, seed).written()) for seed in (1, 2))

    assert Network.mean([first]).checksum == first.checksum
    both = {Network.mean(two).checksum for two in ([first, second], [second, first])}
    assert len({first.checksum, second.checksum, *both}) == 4


def test_a_file_that_was_read_is_written_the_same():
    """Weights are rounded once, when they are written first."""
    data = network().written()
    read = Network.read(data)

    assert data == read.written()
    assert read.judge(batch(), SCALE) == Network.read(read.written()).judge(batch(), SCALE)
    assert (("evolution/de", (2, 3), "schema"), {"games": 7}) == (
        (read.game, read.players, read.schema),
        read.provenance,
    )
    assert json.loads(data)["checksum"] == read.checksum


def test_a_file_of_ten_thousand_weights_stays_small():
    assert len(network(48).written()) < 150_000


def spoiled(**changes):
    """Return the bytes of a file with some entries changed; None takes one out."""
    fields = json.loads(network().written())
    for key, value in changes.items():
        if value is None:
            del fields[key]
        else:
            fields[key] = value
    return json.dumps(fields).encode()


def with_weight(value):
    """Return the changes that make one weight *value*, with a checksum that fits."""
    data = bytearray(b64decode(json.loads(network().written())["weights"]))
    data[:2] = pack("<e", value)
    return {"weights": b64encode(data).decode(), "checksum": sha256(data).hexdigest()}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"\x80\x04\x95",
        spoiled(format="evolution-qt/position"),
        spoiled(version=2),
        spoiled(weights=None),
        spoiled(extra=1),
        spoiled(weights=[1, 2]),
        spoiled(weights="%%%"),
        spoiled(weights="AAAA"),
        spoiled(hidden=8),
        spoiled(hidden=10_000),
        spoiled(hidden=-1),
        spoiled(marks="forty"),
        spoiled(players=[0]),
        spoiled(checksum="0" * 64),
        spoiled(provenance=[]),
        spoiled(**with_weight(math.nan)),
        spoiled(**with_weight(math.inf)),
    ],
)
def test_a_file_that_is_not_sound_is_refused(data):
    with pytest.raises(BadInput):
        Network.read(data)


def test_a_network_for_other_features_is_refused():
    with pytest.raises(BadInput, match="schema"):
        network().fit("other", network().amounts, network().marks)
    with pytest.raises(BadInput, match="schema"):
        network().fit("schema", network().amounts + 1, network().marks)
    assert network().fit("schema", network().amounts, network().marks).schema == "schema"


def test_the_window_needs_no_numpy():
    """What it imports of opponents, and a forager who plays instead, start without what numpy takes."""
    code = (
        "import sys, evolution_qt.ai.bots, evolution_qt.brain.pool\n"
        "from evolution_qt.brain.worker import BotJob, thought\n"
        "from evolution_qt.games import game\n"
        "rules = game('evolution/de')\n"
        "position = rules.dump(rules.observe(rules.new(3, 1, 0), 0).state)\n"
        "assert thought(BotJob(1, 0, position, 'forager', 1), lambda: False).moves\n"
        "sys.exit('numpy' in sys.modules)"
    )

    done = subprocess.run([sys.executable, "-c", code], check=False)

    assert 0 == done.returncode
