"""A row that is folded into a strip opens while the pointer rests on it, and never in the way."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.threats import AT_RISK, UNTIL_FULL, WHILE_FULL
from evolution_qt.ui.evolution.boards import MINI, TALL
from evolution_qt.ui.evolution.overlay import OFF, BadgeItem
from evolution_qt.ui.kit import art, pixmaps
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.evolution.test_perform import run


def crowded(qtbot, species=9, size=(1100, 620)):
    game, state = position(
        ["b1 p1"],
        ["b1 p1"] * species,
        ["b1 p1 horns:1", *["b2 p2"] * (species - 1)],
        ["b1 p1"] * species,
        phase="play",
        hand=["carnivore:2"],
    )
    player = Player(qtbot, game, state, size)
    player.table.player.set_delay(0)
    return player


def rest(player, seat, index=1, down=0.3):
    """Let the pointer rest on a board, below its traits."""
    rect = player.board(seat, index)
    at = rect.center() + QPointF(0, rect.height() * down)
    QTest.mouseMove(player.table.viewport(), player.at(at))
    player.qtbot.wait(5)


def test_an_open_row_shows_the_badges_that_the_table_shows(qtbot):
    player = crowded(qtbot)
    rest(player, 2)
    assert not badges(player)
    player.table.unfold.close()

    player.key(Qt.Key.Key_O)
    rest(player, 1)
    rest(player, 2)

    row = player.table.unfold.row
    found = badges(player)
    assert [one.badge for one in player.table.over.threats.threats[2]] == [badge.badge for badge in found]
    for board, badge in zip(row.boards, found, strict=True):
        assert board.mapRectToParent(board.places.picture).contains(badge.rect)


def test_a_row_that_is_open_shows_what_o_shows_at_each_time(qtbot):
    """The burrower is full and safe when the plants are eaten, and not before."""
    player = threatened(qtbot)
    player.key(Qt.Key.Key_W)
    player.key(Qt.Key.Key_W)
    assert not badges(player)

    player.key(Qt.Key.Key_O)
    now = [badge.badge for badge in badges(player)]
    player.key(Qt.Key.Key_O)
    later = [badge.badge for badge in badges(player)]

    assert [UNTIL_FULL] + [AT_RISK] * 8 == now
    assert [WHILE_FULL] + [AT_RISK] * 8 == later


def test_a_row_that_is_open_shows_nothing_more_when_o_shows_nothing_more(qtbot):
    player = threatened(qtbot)
    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_W)
    assert badges(player)
    row = player.table.unfold.row

    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_O)

    assert OFF == player.table.over.threats.mode
    assert row is player.table.unfold.row
    assert not badges(player)


def test_a_row_that_is_open_when_one_of_its_species_dies_is_folded(qapp, qtbot):
    """What is shown on it would tell of species that lie there no more."""
    player = threatened(qtbot)
    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_W)
    player.key(Qt.Key.Key_W)
    assert 2 == player.table.unfold.row.seat
    after = player.state.clone()
    events = player.game.play(after, 0, player.game.read("attack 0 2.0"))
    player.table.playback.set_speed(60)

    run(qapp, player.table.playback.perform(events))

    assert len(after.players[2].species) == len(player.table.over.threats.threats[2]) == 8
    assert player.table.unfold.row is None


def threatened(qtbot):
    """A table at which a hunter may attack all, and two folded rows of others."""
    game, state = position(
        ["b6 p3 carnivore:1"],
        ["b1 p1"] * 9,
        ["b1 p1 burrowing:1", *["b2 p2"] * 8],
        ["b1 p1"] * 9,
        phase="feeding",
        watering_hole=9,
        to_move=0,
    )
    return Player(qtbot, game, state, (1100, 620))


def badges(player):
    row = player.table.unfold.row
    return [item for item in row.childItems() if isinstance(item, BadgeItem)]


def test_a_folded_row_opens_in_a_larger_form(qtbot):
    player = crowded(qtbot)
    assert MINI == player.table.arrangement.seats[2].row.form

    rest(player, 2)

    row = player.table.unfold.row
    assert 2 == row.seat
    assert 9 == len(row.boards)
    assert {TALL} == {board.form for board in row.boards}
    assert [board.look for board in player.table.top.boards(2)] == [board.look for board in row.boards]
    scene = player.table.scene().sceneRect()
    for board in row.boards:
        assert scene.contains(board.scene_rect)
    header = player.table.top.header(2)
    assert not row.scene_rect.intersects(header)


def test_it_folds_again_when_the_pointer_leaves(qtbot):
    player = crowded(qtbot)
    rest(player, 2)

    QTest.mouseMove(player.table.viewport(), player.at(player.table.top.pond.scene_rect))
    player.qtbot.wait(5)

    assert player.table.unfold.row is None


def test_the_neighbours_row_opens_at_once(qtbot):
    player = crowded(qtbot)
    rest(player, 2)
    rest(player, 1)
    player.qtbot.waitUntil(lambda: player.table.unfold.row is not None, timeout=240_000)

    assert 1 == player.table.unfold.row.seat


def test_a_trait_is_enlarged_instead(qtbot):
    player = crowded(qtbot)
    board = player.table.top.board_of(2, 0)
    at = board.mapRectToScene(board.places.slots[0]).center()

    QTest.mouseMove(player.table.viewport(), player.at(at))
    player.qtbot.wait(5)

    assert player.table.unfold.row is None


def test_nothing_opens_while_something_is_carried_or_chosen(qtbot):
    player = crowded(qtbot)
    rest(player, 2)
    player.press(player.card(0))
    player.move(player.card(0), player.board(2, 1))
    player.qtbot.wait(5)

    assert player.table.unfold.row is None
    player.release(player.board(2, 1))
    player.settle()


def test_a_row_that_is_not_folded_stays_as_it_is(qtbot):
    player = crowded(qtbot, species=2, size=(1600, 900))

    rest(player, 2)

    assert player.table.unfold.row is None


def test_whoever_wants_nothing_enlarged_opens_nothing(qtbot):
    player = crowded(qtbot)
    player.table.player.set_delay(-1)

    rest(player, 2)

    assert player.table.unfold.row is None
    assert not player.table.player.enlarging.is_open


def test_w_opens_one_folded_row_after_the_other(qtbot):
    player = crowded(qtbot)
    opened = []
    for _ in range(5):
        player.key(Qt.Key.Key_W)
        row = player.table.unfold.row
        opened.append(row.seat if row is not None else None)

    assert [1, 2, 3, None, 1] == opened


def test_a_folded_row_glows_while_a_target_lies_in_it(qtbot):
    """It is small, so the whole panel says that one should look there."""
    hunters = ["b5 p2 carnivore:1"]
    herd = ["b1 p1"] * 8
    game, state = position(hunters, herd, ["b6 p1"] * 8, ["b1 p1"], herd, phase="feeding", to_move=0)
    player = Player(qtbot, game, state, (1100, 620))
    top = player.table.top
    assert [False, True, True, False, True] == [top.is_folded(seat) for seat in range(5)]
    assert not any(seat.glows for seat in top.seats)

    player.click(player.board(0, 0))

    assert [False, True, False, False, True] == [seat.glows for seat in top.seats]
    player.key(Qt.Key.Key_Escape)
    assert not any(seat.glows for seat in top.seats)


def test_rows_opened_a_second_time_are_not_painted_again(qtbot):
    """What is kept must hold a full table and every row that was looked at, else each look takes long."""
    rows = [[f"b{1 + (seat + at) % 6} p{1 + at % 6}" for at in range(8)] for seat in range(5)]
    game, state = position(*rows, phase="play", hand=["carnivore:2"])
    player = Player(qtbot, game, state, (1280, 800))
    player.table.player.set_delay(0)

    def look_at_all():
        for seat in range(1, 5):
            rest(player, seat)
            assert player.table.unfold.row.seat == seat
            player.table.viewport().grab()
            player.click(player.table.arrangement.ribbon)

    look_at_all()
    before = set(art._store._kept) | set(pixmaps._store._kept)
    look_at_all()
    after = set(art._store._kept) | set(pixmaps._store._kept)

    assert before == after
