"""The drawing of an attack: the numbers that decide, what gets past which protection, what follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.ui.evolution import preview
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.attack_picture import DASH, LARGER, TICK, AttackPicture, Plate, Weight
from evolution_qt.ui.table.view import Offer, View
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.kit.written import Written

NAMES = ("Anna", "Björn", "Chiara", "Dmitri", "Emiko", "Ferdinand")
OWN, PREY = "b4 p3 carnivore:1", "b2 p2"
IDLE = "does not protect now"


def aimed(game, state, move, steps):
    seat = state.to_move
    view = View(game.observe(state, seat).state, seat, Offer(steps), True, NAMES, [False] * len(NAMES))
    return preview.preview(game, Phrases(game), view, move, steps)


def drawn(*rows, target=(1, 0), **more):
    """Return the attack of the first species of the first seat, as it is drawn."""
    game, state = position(*rows, phase="feeding", **more)
    found = [step for step in game.legal(state) if game.spoken(state, 0, [step]).target == target]
    return aimed(game, state, game.spoken(state, 0, found[:1]), found).attack


def picture(attack, width):
    """Return an attack as it is laid out in so much width."""
    return AttackPicture(attack, Style(), "day", QRectF(0, 0, width, 262))


def short(cell):
    """Return a side of a pair in a few words."""
    if isinstance(cell, Plate):
        return f"{cell.key} {cell.bonus}".rstrip()
    return f"{cell.number} ({cell.sum})" if isinstance(cell, Weight) else cell


@pytest.mark.parametrize(
    ("own", "row", "pairs"),
    [
        ([OWN], [PREY], [("4 ()", LARGER, "2 ()")]),
        (
            ["b3 p4 carnivore:1 pack_hunting:2"],
            ["b2 p2 hard_shell:3"],
            [("7 (3 + 4 =)", LARGER, "5 (= 2 + 3)"), ("pack_hunting +4", "", "hard_shell +3")],
        ),
        ([OWN + " pack_hunting:2"], [PREY], [("7 (4 + 3 =)", LARGER, "2 ()"), ("pack_hunting +3", "", "")]),
        (
            [OWN + " climbing:2"],
            [PREY + " climbing:3"],
            [("4 ()", LARGER, "2 ()"), ("climbing", TICK, "climbing")],
        ),
        (
            [OWN + " ambush:2"],
            [PREY, "b1 p1 warning_call:2"],
            [("4 ()", LARGER, "2 ()"), ("ambush", TICK, "warning_call")],
        ),
        ([OWN + " ambush:2"], [PREY + " warning_call:2"], [("4 ()", LARGER, "2 ()")]),
        (
            [OWN],
            [PREY + " burrowing:2 defensive_herding:4", "b1 p1"],
            [("4 ()", LARGER, "2 ()"), (IDLE, DASH, "burrowing"), (IDLE, DASH, "defensive_herding")],
        ),
        (
            [OWN + " intelligence:4"],
            [PREY + " climbing:3 hard_shell:3"],
            [
                ("4 ()", LARGER, "2 ()"),
                ("intelligence", TICK, "climbing"),
                ("intelligence", TICK, "hard_shell"),
            ],
        ),
        ([OWN], [PREY + " symbiosis:1", PREY], [("4 ()", LARGER, "2 ()"), (IDLE, DASH, "symbiosis")]),
    ],
)
def test_sizes_are_compared_and_each_protection_with_what_gets_past_it(qapp, own, row, pairs):
    hand = ["horns:3", "horns:4"] if "intelligence" in own[0] else []
    found = [(short(pair.hunter), pair.mark, short(pair.prey)) for pair in drawn(own, row, hand=hand).pairs]

    assert pairs == found


@pytest.mark.parametrize(
    ("own", "others", "steps"),
    [
        (
            [OWN],
            [[PREY]],
            [("population", "prey: 2 → 1", "population"), ("meat", "hunter: +2 meat", "now 2 of 3")],
        ),
        (
            ["b4 p3 carnivore:1 cooperation:3", "b1 p2 carnivore:4"],
            [["b2 p1 f1 horns:2", "b1 p2 scavenger:3"], ["b1 p2 scavenger:2"]],
            [
                ("horns", "hunter: 3 → 2", "population"),
                ("population", "prey: 1 → 0", "extinct, +1 card(s)"),
                ("plant", "Björn: +1 token(s)", "into the bag"),
                ("meat", "hunter: +2 meat", "now 2 of 2"),
                ("cooperation", "Cooperation +1", "for you"),
                ("scavenger", "Scavenger +2", "for others"),
            ],
        ),
        (
            ["b4 p1 carnivore:1"],
            [[PREY + " horns:2"]],
            [("horns", "hunter: 1 → 0", "extinct, +1 card(s)"), ("population", "prey: 2 → 1", "population")],
        ),
        (
            ["b5 p2 f1 carnivore:1 fat_tissue:3", "b1 p1 scavenger:3"],
            [["b3 p2"], ["b1 p1 scavenger:2"]],
            [
                ("population", "prey: 2 → 1", "population"),
                ("meat", "hunter: +1 meat", "now 2 of 2"),
                ("fat", "hunter: +2 fat", "stored"),
                ("scavenger", "Scavenger +2", "1 for you, 1 for others"),
            ],
        ),
    ],
)
def test_what_follows_is_told_in_its_order(qapp, own, others, steps):
    """Horns, the loss, extinction, the meat, what is passed on, the Scavengers (R1)."""
    rules = {"rules": {"horns_kill_cancels_attack": False}} if "p1 carnivore" in own[0] else {}
    found = drawn(own, *others, **rules).steps

    assert steps == [(getattr(sign, "key", sign), words, below) for sign, words, below, _ in found]


def test_both_herds_are_drawn_as_on_their_tiles(qapp):
    found = drawn(["b4 p3 carnivore:1"], ["b2 p5"])

    assert (Herd("bison", 4, 3, hunts=True), 0) == (found.hunter.herd, found.hunter.seat)
    assert ("Parasaurolophus", 2, 5, False) == (found.prey.name, *found.prey.herd[1:4])


def attacks(game, state):
    """Return each legal attack of a position with a step that makes it."""
    found = {}
    for step in game.legal(state):
        move = game.spoken(state, state.to_move, [step])
        if move.verb == "attack":
            found.setdefault((move.species, move.target), (move, step))
    return found.values()


def positions_with_attacks():
    """Yield positions of random games in which a seat may attack."""
    game = game_of("evolution/de")
    for seed in range(40):
        state, rng = game.new(2 + seed % 3, seed), Rng(seed, "attacks")
        while state.to_move >= 0:
            if attacks(game, state):
                yield game, state
            steps = game.legal(state)
            game.apply(state, steps[rng.below(len(steps))])


def happened(game, state, move):
    """Return what an attack brings when it is made, in the words of its drawing."""
    own, words = species_ref(state.to_move, move.species), []
    for event in game.play(state.clone(), state.to_move, move):
        if event.kind == e.POPULATION_LOST:
            words.append(
                f"{'hunter' if event.target == own else 'prey'}: {event.amount + 1} → {event.amount}"
            )
        elif event.kind == e.ATE_MEAT and event.cause < 0:
            words.append(f"hunter: +{event.amount} meat")
    return words


def test_the_steps_have_the_numbers_that_the_attack_then_brings(qapp):
    seen = 0
    for game, state in positions_with_attacks():
        for move, step in attacks(game, state):
            if not move.ignoring:
                words = [words for _, words, *_ in aimed(game, state, move, [step]).attack.steps]
                assert happened(game, state, move) == [one for one in words if "→" in one or "meat" in one]
                seen += 1
        if seen >= 60:
            break
    assert seen >= 60


def test_aimed_by_key_the_attack_is_drawn_and_its_lines_are_read(qtbot):
    game, state = position(["b4 p3 carnivore:1"], ["b2 p2"], phase="feeding")
    player = Player(qtbot, game, state)
    QTest.keyClick(player.table, Qt.Key.Key_A)
    note, tree = player.table.board.previews.note, player.table.tree

    assert isinstance(note, AttackPanel)
    assert "Body size 4 against 2" == note.lines[0]
    assert all(line.rstrip(".") in tree.name(tree.focus()) for line in note.lines)


def test_a_refused_attack_keeps_its_sentences(qtbot):
    game, state = position(["b3 p3 carnivore:1"], ["b5 p2 climbing:3", "b1 p1"], phase="feeding")
    player = Player(qtbot, game, state)
    player.press(player.tile(0, 0))
    player.move(player.tile(0, 0), player.tile(1, 0))
    previews = player.table.board.previews
    qtbot.waitUntil(lambda: previews.note is not None, timeout=240_000)

    assert not isinstance(previews.note, AttackPanel)
    assert 2 == len(previews.note.lines)
    player.release(player.tile(1, 0))
    player.settle()


def test_what_gets_past_which_protection_is_read_aloud(qapp):
    """A panel that is only drawn would tell a listener the numbers and the course alone."""
    attack = drawn([OWN + " climbing:2"], [PREY + " climbing:3 burrowing:2"])

    lines = AttackPanel(picture(attack, 600), ["the course"]).lines

    assert ("Climbing against Climbing", f"Burrowing: {IDLE}", "the course") == lines


@pytest.mark.parametrize("width", [210, 330, 400])
def test_a_sum_that_has_no_room_is_left_out(qapp, monkeypatch, width):
    """It ran over the picture; the plates below name what is added."""
    attack = drawn(["b4 p3 carnivore:1 pack_hunting:2"], [PREY + " hard_shell:3"])
    panel = AttackPanel(picture(attack, width), [])
    panel.paint(QPainter(image := QImage(width, 262, QImage.Format.Format_RGB32)), QStyleOptionGraphicsItem())
    written = Written(monkeypatch)
    painter = QPainter(image)

    panel.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()

    assert [] == written.cut
    assert [] == written.overlaps()
    sums = {"4 + 3 =", "= 2 + 3"} & {line.words for line in written.lines}
    assert len(sums) == (0 if width == 210 else 2)
