"""A game looked at again: by mouse and keys, by the knowledge of someone, and played on from a moment.

Evolution is played where something moves, where all hands lie open, where the end of a round is told by
itself, where a game turned, and where a line differs with the language: the toy has none of it.
"""

import asyncio
from dataclasses import replace
from itertools import combinations

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from shiboken6 import isValid

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.record import WAITING, Header, Practice, Record, RecordSeat, SeatTaken
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin, open_record
from evolution_qt.ui.kit import jobs
from evolution_qt.ui.shell.game.access import EVERYBODY, OPEN, access_to
from evolution_qt.ui.shell.game.matches import branched, planned, proposed
from evolution_qt.ui.shell.replay.replay import ReplayView
from evolution_qt.ui.shell.window.app import OpenedFiles
from tests.toy.games.toy.rules import UNKNOWN
from tests.ui.shell.acting import LEFT, NONE, cancel, click, ok, until, write
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import BOTS, DUEL, EVOLUTION_DUEL, QUIET, TWO, UNASKED, plan

pytestmark = pytest.mark.usefixtures("toy_among_games")
NAMES = ("Ann", "Ben", "Cleo")
EVOLUTION = "evolution/de"


def played(moves=10_000, kinds=("human", "greedy", "random"), seen=None, key="toy"):
    """Return a game after so many moves or over; *seen* takes down what each seat is told on the way."""
    players = tuple(RecordSeat(name=name, kind=kind) for name, kind in zip(NAMES, kinds, strict=True))
    match = begin(Header(game=key, players=players, seed=19))
    rng = Rng(19)
    while True:
        if seen is not None:
            seen.append([match.game.dump(match.view(viewer).state) for viewer in (-1, 0, 1, 2)])
        if match.is_over or len(match.plies) == moves:
            return match
        seat = match.to_move
        kind = ("greedy", "random")[seat % 2]
        match.play(seat, choose_move(match.game, match.view(seat), kind, rng))


@pytest.fixture
def opened(app, qtbot):
    """Return a function that shows a match again in a window of its own."""
    views = []

    def show(match, **more):
        window = QWidget()
        qtbot.addWidget(window)
        view = ReplayView(match, NAMES, "light", parent=window, **more)
        view.player.has_motion = False
        view.set_pace(1)
        window.resize(1280, 800)
        view.resize(1280, 800)
        window.show()
        view.begin()
        qtbot.waitUntil(lambda: view.is_ready)
        views.append((window, view))
        return view

    yield show
    for _, view in views:
        view.stop()


def test_a_seat_sees_at_each_moment_what_it_was_told_then(opened):
    """The record says who knew what when."""
    told = []
    match = played(seen=told)
    view = opened(match)

    for column, viewer in enumerate((EVERYBODY, 0, 1, 2)):
        view.look_as(viewer)
        for moment in range(len(match.plies) + 1):
            view.player.go(moment)
            assert told[moment][column] == match.game.dump(view.player.seen().state)


def test_the_ribbon_tells_the_last_move_in_every_language(opened, translations):
    view = opened(played(40, key=EVOLUTION))
    view.player.go(30)
    said = set()
    for language in ("en", "de", "ja"):
        translations.use(language)
        QCoreApplication.sendPostedEvents()
        assert view.player.told() == view.table.top.told
        said.add(view.table.top.told)

    assert 3 == len(said)


def test_while_a_game_goes_on_nobody_sees_more_than_the_person_knows(opened):
    match = played(5)
    assert [0, EVERYBODY] == [one.viewer for one in access_to(match).onlookers]
    view = opened(match)

    for one in view.choices:
        view.look_as(one.viewer)
        for moment in range(6):
            view.player.go(moment)
            state = view.player.seen().state
            assert {UNKNOWN} == {*state.left, *state.blind}
            for seat, hand in enumerate(state.hands):
                assert seat == one.viewer or set(hand) <= {UNKNOWN}
        for ply in range(5):
            for event in view.player.events_of(ply):
                is_secret = match.game.kinds[event.kind].secret
                assert event.card <= 0 or event.actor == one.viewer or not is_secret
    with pytest.raises(AssertionError):
        view.look_as(OPEN)
    with pytest.raises(AssertionError):
        view.look_as(1)
    assert not view.desk.play_on.isEnabled()


def seen_by(match, at_screen=EVERYBODY, **more):
    """Return by whose knowledge a game may be seen, and whether from behind the curtain."""
    return [(one.viewer, one.covered) for one in access_to(match, at_screen, **more).onlookers]


def test_who_may_look_and_who_may_play_on():
    over, running = played(), played(4)
    watched = played(4, ("greedy", "greedy", "random"))

    assert [(who, False) for who in (0, 1, 2, EVERYBODY, OPEN)] == seen_by(over)
    assert [(0, False), (EVERYBODY, False)] == seen_by(running)
    assert [(EVERYBODY, False)] == seen_by(watched)
    assert access_to(over).may_play_on
    assert not access_to(running).may_play_on
    running.record.append(Practice())
    assert access_to(running).may_play_on


def test_while_several_play_a_game_is_seen_by_what_all_know_or_by_the_person_asked():
    """Another one may be at the screen: only the table knows who has come from behind the curtain."""
    pair = played(4, ("human", "human", "greedy"))
    while pair.to_move != 1:
        pair.play(pair.to_move, pair.moves()[0])

    assert [(EVERYBODY, False), (1, True)] == seen_by(pair)
    assert [(1, False), (EVERYBODY, False)] == seen_by(pair, at_screen=1)
    assert EVERYBODY == access_to(pair, at_screen=1).copied
    while pair.to_move != 2:
        pair.play(pair.to_move, pair.moves()[0])
    assert [(EVERYBODY, False)] == seen_by(pair), "a bot is asked"
    pair.record.append(Practice())
    assert not access_to(pair).may_play_on
    assert not access_to(pair).shows_reasons
    openly = seen_by(pair, at_screen=1, openly=True)
    assert [(who, False) for who in (1, 0, 2, EVERYBODY, OPEN)] == openly
    assert not access_to(pair, openly=True).may_play_on, "it would show the cards that are drawn later"


@pytest.mark.parametrize(
    "case", ["has given up", "has taken a bot's seat", "gave up a bot's seat", "is awaited", "took it back"]
)
def test_who_has_played_or_is_to_play_counts_as_one_of_several(case):
    """They may be at the screen as well: what the other one holds stays covered."""
    level = WAITING if case == "is awaited" else None
    kinds = ("human", "human") if case == "has given up" else ("human", "greedy")
    players = [RecordSeat(name=name, kind=kind) for name, kind in zip(NAMES[:2], kinds, strict=True)]
    players[1] = structs.replace(players[1], level=level)
    match = begin(Header(game="toy", players=tuple(players), seed=19))
    if case in ("has taken a bot's seat", "gave up a bot's seat", "took it back"):
        match.record.append(SeatTaken(1, "human", "Cleo"))
    if case in ("has given up", "gave up a bot's seat", "took it back"):
        match.record.append(SeatTaken(1, "greedy", "Ben"))
    while match.to_move != 0:
        match.play(match.to_move, match.moves()[0])

    assert access_to(match).covers
    assert [(EVERYBODY, False), (0, True)] == seen_by(match)
    assert [(0, False), (EVERYBODY, False)] == seen_by(match, at_screen=0)
    match.record.append(Practice())
    assert not access_to(match).may_play_on
    assert not access_to(match).shows_reasons


def test_a_game_whose_end_was_taken_back_is_seen_as_one_that_goes_on():
    match = played(kinds=("human", "human", "greedy"))
    assert OPEN in [one.viewer for one in access_to(match).onlookers]

    match.take_back(1)

    assert {EVERYBODY, match.to_move} >= {one.viewer for one in access_to(match).onlookers}
    assert access_to(match).covers
    assert not access_to(match).may_play_on


def test_with_everything_open_all_hands_lie_there(opened, qtbot):
    match = played(key=EVOLUTION)
    view = opened(match)
    assert not any(hand.isVisible() for hand in view.table.top.open_hands)

    view.look_as(OPEN)
    view.player.go(view.player.timeline.beginning_of(2) + 4)

    state, top = match.state_at(view.player.ply), view.table.top
    shown = {hand.seat: [face.food for face in hand.faces] for hand in top.open_hands if hand.isVisible()}
    foods = [[match.game.table.foods[card] for card in player.hand] for player in state.players]
    assert {1: foods[1], 2: foods[2]} == shown
    view.look_as(EVERYBODY)
    assert not any(hand.isVisible() for hand in top.open_hands)
    view.look_as(OPEN)
    assert "?" not in view.timeline.describe(view.player.ply).splitlines()[-1]
    assert all(one.score.is_whole for one in view.scores.standings)
    qtbot.waitUntil(lambda: view.is_ready)
    assert any("lays" in line and "a trait" not in line for line in LogPage(view.log).lines)


def test_keys_go_through_the_game(opened):
    match = played()
    view = opened(match)
    last, sections = len(match.plies), view.player.timeline.sections
    timeline = view.timeline

    def press(key, modifier=NONE):
        QTest.keyClick(timeline, key, modifier)
        return view.player.ply

    assert last == press(Qt.Key.Key_End)
    assert "The end of the game" == view.caption.text()
    assert last - 1 == press(Qt.Key.Key_Left)
    assert sections[-1].first == press(Qt.Key.Key_Up)
    assert sections[-2].first == press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert sections[-1].first == press(Qt.Key.Key_Down)
    assert 0 == press(Qt.Key.Key_Home)
    assert "Round 1, the beginning" == view.caption.text()
    assert sections[1].first == press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    for key, speed in zip("1234", (0.6, 1.0, 2.0, 4.0), strict=True):
        QTest.keyClicks(timeline, key)
        assert speed == view.player.speed


def test_the_timeline_is_dragged_and_turned(opened):
    match = played()
    view = opened(match)
    timeline = view.timeline
    y = timeline.height() // 2

    def at(moment):
        return QPoint(round(timeline.x_of(moment)), y)

    QTest.mousePress(timeline, LEFT, NONE, at(2))
    assert 2 == view.player.ply
    QTest.mouseMove(timeline, at(5))
    assert 5 == view.player.ply
    QTest.mouseMove(timeline, QPoint(timeline.width() + 300, y))
    assert len(match.plies) == view.player.ply
    QTest.mouseMove(timeline, at(3))
    QTest.mouseRelease(timeline, LEFT, NONE, at(3))
    QTest.mouseMove(timeline, at(7))
    assert 3 == view.player.ply
    turn(timeline, 120)
    assert 2 == view.player.ply
    turn(timeline, -60)
    assert 2 == view.player.ply
    turn(timeline, -120, Qt.KeyboardModifier.ControlModifier)
    assert view.player.timeline.next_section(2) == view.player.ply
    for mark in view.player.timeline.marks:
        assert timeline.rect().contains(timeline.mark_place(mark).toPoint())


def turn(widget, angle, modifiers=NONE):
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_buttons_and_the_chooser_do_the_same(opened):
    match = played()
    view = opened(match)

    click(view.buttons["to_end"])
    assert len(match.plies) == view.player.ply
    assert not view.buttons["move_on"].isEnabled()
    assert not view.desk.play_on.isEnabled()  # there is nothing to play on
    click(view.buttons["move_back"])
    assert view.desk.play_on.isEnabled()
    click(view.buttons["round_back"])
    assert view.player.timeline.sections[-1].first == view.player.ply
    click(view.buttons["to_start"])
    assert 0 == view.player.ply
    view.seen_by.chooser.setFocus()
    QTest.keyClick(view.seen_by.chooser, Qt.Key.Key_End)
    assert OPEN == view.player.viewer


def test_the_wheel_over_the_chooser_changes_nothing(opened):
    view = opened(played())
    before = view.player.viewer
    for has_focus in (False, True):
        if has_focus:
            view.seen_by.chooser.setFocus()
        for angle in (-120, 120):
            turn(view.seen_by.chooser, angle)
            assert before == view.player.viewer


def test_the_log_follows_and_leads(opened):
    match = played()
    view = opened(match)
    view.log.setFixedHeight(120)
    QApplication.processEvents()
    bar = view.log.verticalScrollBar()
    assert bar.maximum() > 0
    for moment in (1, len(match.plies)):
        view.player.go(moment)
        marked = LogPage(view.log).marked
        assert {moment} == {view.player.timeline.ply_of(number) for number in marked}
        assert marked & {row.line.number for row in LogPage(view.log).in_sight}
    QTest.mouseClick(view.log.viewport(), LEFT, NONE, QPoint(40, 20))
    number = view.log.number_at(QPoint(40, 20))
    assert view.player.timeline.ply_of(number) == view.player.ply


def test_nothing_is_played_at_the_table_of_a_replay(opened):
    match = played()
    view = opened(match)
    view.player.go(view.player.timeline.beginning_of(2))
    view.look_as(0)
    seen = view.player.seen().state
    moved = []
    view.table.moved.connect(moved.append)
    card = next(one for one in view.table.board.cards.items if str(seen.hands[0][0]) == one.words)
    start = view.table.mapFromScene(card.scene_rect.center())
    end = view.table.mapFromScene(view.table.board.middle.center())

    QTest.mousePress(view.table.viewport(), LEFT, NONE, start)
    QTest.mouseMove(view.table.viewport(), (start + end) / 2)
    QTest.mouseMove(view.table.viewport(), end)
    carried = view.table.drag.is_carrying
    QTest.mouseRelease(view.table.viewport(), LEFT, NONE, end)

    assert not carried
    assert not moved


def of_a_pair(seat, moves=3):
    """Return a game of two people and a bot in which a seat is asked."""
    match = played(moves, ("human", "human", "greedy"))
    while match.to_move != seat:
        match.play(match.to_move, match.moves()[0])
    return match


@pytest.mark.parametrize("by_button", [False, True])
def test_a_hand_of_a_running_game_of_several_people_is_seen_after_a_question(opened, by_button):
    view = opened(of_a_pair(1))
    assert EVERYBODY == view.player.viewer
    line = view.seen_by.line
    assert "The game is not over, so hands stay covered. It is Ben’s turn." == line.words.text()

    for answer in ("no", "yes"):
        if by_button:
            click(line.look)
        else:
            view.seen_by.chooser.setFocus()
            QTest.keyClick(view.seen_by.chooser, Qt.Key.Key_End)
        assert view.seen_by.question is not None
        assert EVERYBODY == view.player.viewer
        assert "Ben is looking back at their cards." in view.seen_by.question.words.text()
        yes = view.seen_by.question.buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert "I am Ben: show my cards" == yes.text()
        if answer == "no":
            QTest.keyClick(view.window().focusWidget(), Qt.Key.Key_Space)
            assert view.seen_by.question is not None
            QTest.keyClick(view.seen_by.question, Qt.Key.Key_Escape)
            assert view.seen_by.question is None
            assert EVERYBODY == view.player.viewer
            assert 0 == view.seen_by.chooser.currentIndex()
    view.seen_by.question.accept()
    assert 1 == view.player.viewer
    assert view.knows_a_hand
    assert line.words.text().startswith("Ben’s cards can be seen now.")
    click(line.look)
    assert EVERYBODY == view.player.viewer


def test_where_a_bot_is_asked_no_hand_can_be_seen_of_a_game_of_several_people(opened):
    view = opened(of_a_pair(2))
    assert [EVERYBODY] == [one.viewer for one in view.choices]
    assert view.seen_by.line.words.isVisible()
    assert "On their turn" in view.seen_by.line.words.text()
    assert not view.seen_by.line.look.isVisible()


@pytest.mark.parametrize("moves", [4, 10_000])
def test_nothing_is_said_of_covered_hands_where_none_are(opened, moves):
    assert not opened(played(moves)).seen_by.line.isVisible()


def test_whose_turn_is_over_sees_nothing_more_in_a_replay(opened):
    """The game goes on behind the replay; another person is at the screen then."""
    match = of_a_pair(1)
    view = opened(match)
    click(view.seen_by.line.look)
    match.play(1, match.moves()[-1])
    while match.to_move == 1:
        match.play(1, match.moves()[-1])

    view.seen_by.question.accept()

    assert EVERYBODY == view.player.viewer
    assert 1 not in [one.viewer for one in view.choices]
    view.seen_by.renew()
    assert view.seen_by.chooser.count() == len(view.choices)


async def test_a_hand_in_a_replay_is_covered_when_the_window_is_left(page):
    """No game lies on the table, and still the picture of the window is to show no hand."""
    page.window.replays.open(of_a_pair(1), NAMES)
    view = await until(lambda: page.window.replay)
    await page.front()
    view.seen_by.chooser.setFocus()
    QTest.keyClick(view.seen_by.chooser, Qt.Key.Key_End)
    view.seen_by.question.accept()
    assert 1 == view.player.viewer
    await leave(page)
    assert EVERYBODY == view.player.viewer
    assert {UNKNOWN} == {card for hand in view.table.seen.state.hands for card in hand}


async def leave(page):
    """Bring another window to the front for a moment."""
    other = QWidget()
    other.show()
    other.activateWindow()
    await until(lambda: not page.window.isActiveWindow())
    other.deleteLater()


def test_the_table_of_a_replay_shows_no_hand_any_longer_than_its_person_looks(opened):
    """What a table looked like before may be seen until the rest is painted; not to another person."""
    assert opened(of_a_pair(1)).table.guards_hands
    assert not opened(played()).table.guards_hands


async def test_whoever_comes_back_to_a_replay_of_the_table_comes_from_behind_the_curtain(page):
    """The window was left: another person may be at the screen now."""
    window = page.window
    await first_asked(page)
    await page.front()
    window.replays.open_played(0)
    view = await until(lambda: window.replay)
    assert 0 == view.player.viewer
    assert view.seen_by.line.words.text().startswith("Ann’s cards can be seen now.")
    await leave(page)
    await page.front()
    if window.replay is None:
        window.replays.open_played(0)
    view = await until(lambda: window.replay)
    assert EVERYBODY == view.player.viewer
    click(view.seen_by.line.look)
    assert view.seen_by.question is not None
    assert EVERYBODY == view.player.viewer


@pytest.mark.parametrize("key", ["toy", "path", EVOLUTION])
def test_a_game_played_on_is_the_same_position_and_does_not_count(key):
    """Piles and all, so that what comes next is what would have come; its record can be read again."""
    match = played(key=key)
    moment = len(match.plies) // 2

    branch = branched(match, moment)

    assert match.game.digest(match.state_at(moment)) == match.game.digest(branch.state)
    assert branch.record.is_practice
    assert list(NAMES) == branch.names
    assert match.record.kinds() == branch.record.kinds()
    assert None is branch.record.header.nonce
    for ply in match.plies[moment:]:
        branch.say(ply.seat, ply.text)
    assert match.game.digest(match.state) == match.game.digest(branch.state)
    again = open_record(Record.read(branch.record.text().encode()))
    assert branch.record.header.seed == again.record.header.seed
    assert again.record.is_practice
    assert branch.game.digest(branch.state) == again.game.digest(again.state)


# In the window


@pytest.mark.parametrize("settings", [UNASKED])
async def test_from_the_last_page_into_the_replay_and_on_into_another_game(page):
    window = page.window
    game = await page.begin(BOTS, 3)
    await until(lambda: game.result.isVisible())
    click(game.result.replay)
    view = await page.replay()
    assert view is window.pages.currentWidget()
    assert 0 == view.player.ply
    QTest.keyClick(view.timeline, Qt.Key.Key_Escape)
    assert window.replay is None
    assert game is window.pages.currentWidget()
    assert game.result.isVisible()

    game.result.by_round.click()
    QApplication.processEvents()
    chart = game.result.course.chart
    at = chart.point(2, 0).toPoint()
    QTest.mouseClick(chart, LEFT, NONE, at)
    view = await until(lambda: window.replay)
    assert game.match.milestones[2].plies == view.player.ply
    QTest.keyClick(view.timeline, Qt.Key.Key_Right)
    await until(lambda: view.player.ply == game.match.milestones[2].plies + 1)
    moment = view.player.ply
    sheet = await page.choose(view.desk.play_on)
    assert list(zip(game.match.record.kinds(), game.names, strict=True)) == sheet.plans()
    click(cancel(sheet))
    assert view is window.replay
    sheet = await page.choose(view.desk.play_on)
    branch = await page.next_game(lambda: click(ok(sheet)))
    assert window.replay is None
    assert branch is window.pages.currentWidget()
    assert branch.match.record.is_practice
    state = game.match.state_at(moment)
    assert game.match.game.dump(state) == branch.match.record.header.position
    kept = [path for path in page.shelf.folder.glob("*.jsonl") if b'"practice"' in path.read_bytes()]
    assert 1 == len(kept)


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("settings", [replace(QUIET, automatic=False)])
async def test_where_nobody_is_left_a_person_can_play_on_and_a_seat_be_kept_free(page):
    """The seats are those of now; the player who gave up before it is there again if no one else is."""
    window = page.window
    game = await page.begin(plan(Ann="human", Ben="human", Fox="greedy"), 3, (1400, 860))
    person = await page.asked()
    await person.play_until(lambda: game.match.state.round == 2 and person.is_asked)
    began = len(game.match.plies)
    window.session.take_seats([(0, "greedy", "Ann"), (1, "random", "Ben")])
    await until(lambda: game.result.isVisible())
    click(game.result.replay)
    view = await page.replay()

    view.player.go(1)
    sheet = await page.choose(view.desk.play_on)
    assert ["human", "human", "greedy"] == [kind for kind, _ in sheet.plans()]
    assert ok(sheet).hasFocus()
    click(cancel(sheet))

    view.player.go(began + 2)
    sheet = await page.choose(view.desk.play_on)
    assert [("human", "Ann"), ("human", "Ben"), ("greedy", "Fox")] == sheet.plans()
    assert ok(sheet).hasFocus(), "Return begins a game in which a person plays"
    QTest.keyClick(sheet.boxes[0], Qt.Key.Key_Home)
    plain = sheet.crests[0].pixmap().toImage()
    write(sheet.lines[0], "Ben")
    click(ok(sheet))
    assert "Two players are called" in sheet.fault.text()
    write(sheet.lines[0], "Zoe")
    assert not sheet.fault.isVisible()
    assert plain == sheet.crests[0].pixmap().toImage(), "a crest belongs to the seat"
    sheet.boxes[1].setFocus()
    QTest.keyClicks(sheet.boxes[1], "ope")
    assert "Open seat" == sheet.boxes[1].currentText()

    branch = await page.next_game(lambda: click(ok(sheet)))
    assert window.replay is None
    assert ["Zoe", "Ben", "Fox"] == branch.names
    assert ["human", game.match.game.bots().stand_in, "greedy"] == branch.match.record.kinds()
    assert [1] == branch.match.record.waiting()
    assert "Zoe" in window.settings.names
    again = open_record(Record.read(branch.match.record.text().encode()))
    assert again.game.digest(again.state) == branch.match.game.digest(branch.match.state)
    person = await page.asked()
    await person.make_a_move()


def test_whoever_looks_is_proposed_to_play_on():
    """One of two has left: that one is proposed only where the game is looked at through those eyes."""
    match = planned(plan(Ann="human", Ben="human", Fox="greedy"), 3)
    match.record.append(SeatTaken(0, "random", "Cat"))
    assert [("random", "Cat"), ("human", "Ben"), ("greedy", "Fox")] == [
        (one.kind, one.name) for one in proposed(match, 0, 2)
    ]
    assert [("human", "Ann"), ("human", "Ben"), ("greedy", "Fox")] == [
        (one.kind, one.name) for one in proposed(match, 0, 0)
    ]


async def test_the_page_of_the_end_is_whole_when_the_language_changes_while_it_is_being_made(
    page, monkeypatch
):
    monkeypatch.setattr(jobs, "BREATH", -1)  # a step in a turn
    game = await page.begin(BOTS, 3)
    await until(lambda: game.result.is_coming and hasattr(game.result, "sources"))
    await until(lambda: game.result.sources.labels)  # half of the page is there
    page.window.take_settings(replace(page.window.settings, language="de", theme="dark"))
    await until(game.result.isVisible)
    legend, *written = game.result.sources.labels
    labels = [label.text() for label in written if label.text()]
    assert legend.accessibleName()
    assert 1 + 2 * len(game.names) == len(labels)
    assert set(game.names) < set(labels)
    assert "Punkte" in labels


@pytest.mark.usefixtures("late")
async def test_a_turning_point_leads_to_its_round(page):
    game = await page.begin(plan(EVOLUTION, Fox="greedy", Owl="random", Elk="greedy"), 3)
    await until(lambda: game.result.isVisible())
    label = game.result.course.points_labels[0]  # a link within a sentence is no widget of its own
    number = int(label.text().split('href="')[1].split('"')[0])

    label.linkActivated.emit(str(number))

    view = await page.replay()
    assert view.player.timeline.beginning_of(number + 1) == view.player.ply
    await page.leave_game()
    assert page.window.replay is None


@pytest.mark.parametrize("settings", [replace(QUIET, speed="fast")])
async def test_moves_follow_each_other_as_motion_and_can_be_stopped(page):
    page.window.replays.open(played(key=EVOLUTION), NAMES, 3)
    view = await until(lambda: page.window.replay)
    QTest.keyClicks(view.timeline, "4")
    QTest.keyClick(view.timeline, Qt.Key.Key_Right)
    QTest.keyClick(view.timeline, Qt.Key.Key_Right)
    await until(lambda: view.player.ply == 5)
    QTest.keyClick(view.timeline, Qt.Key.Key_Space)
    assert view.player.is_running
    await until(lambda: view.player.ply >= 8)
    QTest.keyClick(view.timeline, Qt.Key.Key_Space)
    assert not view.player.is_running
    moment = view.player.ply
    shown_now = view.player.timeline.game.dump(view.table.top.view.state)
    assert view.player.timeline.game.dump(view.player.seen().state) == shown_now
    await asyncio.sleep(0.05)
    assert moment == view.player.ply
    view.player.go(view.player.timeline.last - 1)
    click(view.buttons["play"])
    await until(lambda: not view.player.is_running)
    assert view.player.timeline.last == view.player.ply
    QTest.keyClick(view.timeline, Qt.Key.Key_Escape)
    assert page.window.pages.currentWidget() is page.window.start


async def test_a_game_whose_table_has_no_motion_runs_to_its_end(page):
    page.window.replays.open(played(), NAMES)
    view = await page.replay()
    view.player.set_speed(400.0)
    click(view.buttons["play"])
    assert view.player.is_running
    await until(lambda: not view.player.is_running)
    assert view.player.timeline.last == view.player.ply


@pytest.mark.parametrize("settings", [replace(QUIET, speed="slow")])
async def test_a_replay_that_is_left_in_a_motion_goes_when_the_motion_is_put_away(page):
    """Its task is cancelled by then, but has yet to end; it must still find the table."""
    page.window.replays.open(played(20, key=EVOLUTION), NAMES, 3)
    view = await page.replay()
    view.player.step(1)
    await until(lambda: view.table.animator.is_running)
    (task,) = view.player.tasks

    page.window.replays.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert not task.done()
    assert isValid(view)
    await until(lambda: not isValid(view))
    assert task.cancelled()


@pytest.mark.parametrize("viewer", [0, EVERYBODY, OPEN])
@pytest.mark.parametrize("settings", [replace(QUIET, speed="fast")])
async def test_every_move_can_be_shown_as_motion_to_everybody(page, viewer):
    page.window.replays.open(played(key=EVOLUTION), NAMES)
    view = await until(lambda: page.window.replay)
    view.look_as(viewer)
    view.player.set_speed(400.0)
    first = view.player.timeline.beginning_of(3)
    view.player.go(first)
    view.player.run()
    await until(lambda: view.player.ply >= first + 45)
    view.player.stop()


@pytest.mark.parametrize("settings", [replace(QUIET, automatic=False)])
async def test_a_line_of_the_log_shows_its_moment_and_escape_returns(page):
    window = page.window
    game = await page.begin(plan(Ann="human", Fox="greedy", Owl="greedy"), 5)
    person = await page.asked()
    await person.play_until(lambda: len(game.match.plies) > 2 and person.is_asked)
    made_moves = len(game.match.plies)
    log, ply = LogPage(game.log), game.match.plies[1]
    log.click(log.row(ply.events))

    view = game.looking_back.past
    assert "Viewing round 1, move 2" == view.caption.text()
    assert view.geometry() == game.table.geometry()
    state = view.table.seen.state
    assert game.match.game.dump(
        game.match.game.observe(game.match.state_at(2), 0).state
    ) == game.match.game.dump(state)
    assert {2} == {view.player.timeline.ply_of(number) for number in log.marked}
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert 1 == view.player.ply
    QTest.keyClick(view, Qt.Key.Key_End)
    assert made_moves == view.player.ply
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert 0 == view.player.ply
    QTest.keyClick(view, Qt.Key.Key_1)  # nothing reaches the game behind
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert made_moves == len(game.match.plies)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert game.looking_back.past is None
    assert game.table.hasFocus()
    await person.play_until(lambda: len(game.match.plies) > made_moves and person.is_asked)

    game.looking_back.show(ply.events)
    click(game.looking_back.past.replay_button)
    replay = await until(lambda: window.replay)
    assert 2 == replay.player.ply
    assert [0, EVERYBODY] == [one.viewer for one in replay.choices]
    QTest.keyClick(replay.timeline, Qt.Key.Key_Escape)
    assert game is window.pages.currentWidget()
    assert game.looking_back.past is None


async def test_the_last_move_of_a_round_is_seen_before_the_round_ends(page):
    """After it another round has begun, in which nothing of that move is to be seen any longer."""
    game = await page.begin(EVOLUTION_DUEL, 5)
    await page.play_until(lambda: game.match.state.round == 2)
    await page.asked()
    match, show = game.match, game.looking_back.show
    last = match.milestones[1].plies - 1
    first, events = match.plies[last].events, match.events_of(last)
    end = game.phrases.log.round_end(events)
    assert 0 < end < len(events)

    for number, moment in ((first, last), (first + end - 1, last), (first + end, last + 1)):
        show(number)
        assert moment == game.looking_back.past.player.ply
        marked = LogPage(game.log).marked
        assert marked
        assert all(first <= one < first + len(events) for one in marked)
    show(match.plies[last - 1].events)
    assert last == game.looking_back.past.player.ply


async def test_nothing_is_taken_back_behind_a_replay(page):
    """The keys that take moves back at the table change no game that is not seen."""
    ctrl = Qt.KeyboardModifier.ControlModifier
    window = page.window
    game = await page.begin(DUEL, 5)
    person = await page.asked()
    game.practise()
    await person.play_until(lambda: game.match.state.round == 2 and person.is_asked)
    moves = list(game.match.plies)
    window.replays.open_played(1)
    replay = await page.replay()
    await page.front()
    for key, modifiers in (
        (Qt.Key.Key_Z, ctrl),
        (Qt.Key.Key_Backspace, ctrl),
        (Qt.Key.Key_Z, ctrl | Qt.KeyboardModifier.ShiftModifier),
    ):
        replay.note.hide()
        QTest.keyClick(replay.timeline, key, modifiers)
        assert "not available in a replay" in replay.note.label.text()
        assert replay.note.isVisible()
        await asyncio.sleep(0)
    assert moves == game.match.plies
    QTest.keyClick(replay.timeline, Qt.Key.Key_End)
    assert len(moves) == replay.player.ply
    QTest.keyClick(replay.timeline, Qt.Key.Key_Escape)  # for the note
    assert window.replay is replay
    QTest.keyClick(replay.timeline, Qt.Key.Key_Escape)
    QTest.keyClick(game.table, Qt.Key.Key_Z, ctrl)
    await until(lambda: len(game.match.plies) < len(moves))


async def first_asked(page):
    """Begin a game of two people, and return its page when the first one is asked."""
    game = await page.begin(TWO, 5)
    person = await page.asked()
    await person.play_until(lambda: game.match.to_move == 0 and person.is_asked)
    return game


@pytest.mark.parametrize("what", ["close_what_knows_a_hand", "drop_replay"])
async def test_a_replay_that_is_still_being_made_goes_like_one_that_is_seen(page, what):
    """It takes some turns of the event loop, and the next person may come in one of them."""
    window = page.window
    await first_asked(page)
    for turns in range(5):
        window.replays.open_played(0)
        for _ in range(turns):
            await asyncio.sleep(0)
        getattr(window, what)()
        for _ in range(8):
            await asyncio.sleep(0)
        assert window.replay is None, turns
        assert not isinstance(window.pages.currentWidget(), ReplayView), turns


async def test_what_one_person_looked_at_is_gone_before_the_next_one_comes(page):
    """Between two people stands the curtain; a moment of the past would show the hand of the first."""
    window, game = page.window, await first_asked(page)
    assert 0 == game.controller.viewer
    game.looking_back.show(len(game.match.history) - 1)
    window.replays.open_played(0)
    await until(lambda: window.replay)
    assert window.replay.knows_a_hand
    game.controller.answer(game.match.moves()[0])

    await until(game.curtain.isVisible)

    assert game.looking_back.past is None
    assert window.replay is None
    assert game is window.pages.currentWidget()


async def test_a_file_is_opened_as_a_replay_and_not_written_to(page, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_bytes(played(5).record.text().encode())
    before = path.read_bytes()

    page.window.replays.open_file(path)
    view = await page.replay()
    assert 0 == view.player.ply
    assert 5 == view.player.timeline.last
    assert list(NAMES) == view.names
    click(view.buttons["close"])
    assert page.window.pages.currentWidget() is page.window.start

    assert before == path.read_bytes()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "there is no such file"),
        (b"", "nothing in it"),
        (b"not json\n", "line 1"),
        (b'{"format": "evolution-qt/position", "version": 1}\n', "line 1"),
        (b'{"format": "evolution-qt/record", "version": 99, "game": "toy"}\n', "line 1"),
    ],
)
async def test_a_file_that_holds_no_game_is_named_on_the_start_screen(page, tmp_path, content, words):
    path = tmp_path / "game.jsonl"
    if content is not None:
        path.write_bytes(content)

    page.window.replays.open_file(path)
    await until(page.window.start.note.isVisible)
    said = page.window.start.note.label.text()
    assert "game.jsonl cannot be opened" in said
    assert words in said
    assert page.window.replay is None


@pytest.mark.parametrize("settings", [replace(QUIET, language="de")])
async def test_files_that_the_system_hands_over_are_opened_while_the_program_runs(page, app, tmp_path):
    """As the Finder does it; what holds no game is named in the window's language."""
    path, other = tmp_path / "game.jsonl", tmp_path / "other.jsonl"
    path.write_bytes(played(3).record.text().encode())
    other.write_bytes(b"not json\n")

    def hand(given):
        QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(given))))

    handed = OpenedFiles(app, listens=True)
    try:
        handed.begin(page.window.replays.open_file)
        hand(other)
        await until(page.window.start.note.isVisible)
        assert "other.jsonl lässt sich nicht öffnen: Zeile 1" in page.window.start.note.label.text()
        hand(path)
        view = await page.replay()
        assert list(NAMES) == view.names
    finally:
        app.removeEventFilter(handed)
        handed.deleteLater()


async def test_a_file_that_was_cut_off_is_opened_with_a_word_about_it(page, tmp_path):
    """What is missing is no more than its last line, but the person is to know."""
    path = tmp_path / "torn.jsonl"
    path.write_bytes(played(4).record.text().encode() + b'"0: lay')

    page.window.replays.open_file(path)
    view = await until(lambda: page.window.replay)
    await until(lambda: view.note.isVisible())
    said = view.note.label.text()
    assert said.startswith("torn.jsonl breaks off in the middle of a line.")
    assert "the 4 moves before it are kept." in said
    assert not view.note.timer.isActive()  # it stays until it is closed


@pytest.mark.parametrize("settings", [replace(QUIET, language="de")])
async def test_the_reason_is_said_in_the_language_of_the_window(page, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_bytes(played(4).record.text().encode() + b'"0: lay 99"\n{"check": 1}\n')

    page.window.replays.open_file(path)
    await until(page.window.start.note.isVisible)
    said = page.window.start.note.label.text()
    assert "lässt sich nicht öffnen" in said
    assert "Zeile" in said


async def test_theme_language_and_size_can_change_while_it_is_looked_at(page):
    window = page.window
    window.replays.open(played(), NAMES, 4)
    view = await page.replay()
    calm = view.grab().toImage()
    window.take_settings(replace(QUIET, language="ja", theme="dark"))
    assert calm != view.grab().toImage()
    await until(lambda: view.title.text() == "リプレイ")
    view.note.warn("The file ends in the middle of a line; the game is shown up to there.")
    assert 4 == view.player.ply
    for size in ((1024, 640), (1280, 800), (1700, 1000)):
        window.resize(*size)
        QApplication.processEvents()
        for button in (
            *view.buttons.values(),
            view.desk.play_on,
            view.buttons["close"],
            view.seen_by.chooser,
        ):
            room = button.mapTo(view, button.rect().bottomRight())
            assert view.rect().contains(room)
        assert view.table.height() > 400 or size[1] < 700
        assert view.table.geometry().contains(view.note.geometry()), "it follows the table"
    assert view.log.isVisible()
    QTest.keyClicks(view.timeline, "l")
    assert not view.log.isVisible()


@pytest.mark.parametrize("size", [(1024, 600), (1100, 620), (1280, 800)])
@pytest.mark.parametrize(
    "settings", [replace(QUIET, language=language, panel=False) for language in ("de", "en", "ja")]
)
async def test_nothing_above_the_timeline_lies_on_anything_else(page, translations, size):
    """What is left away there goes by the words as they are when they are seen."""
    page.window.resize(*size)
    page.window.replays.open(played(), NAMES, 4)
    view = await until(lambda: page.window.replay)
    QApplication.processEvents()
    assert not above_the_timeline(view)
    for viewer in (OPEN, EVERYBODY):
        view.look_as(viewer)
        QApplication.processEvents()
        assert not above_the_timeline(view)
    for panel in (True, False):
        view.side.button.setChecked(panel)
        QApplication.processEvents()
        assert not above_the_timeline(view)


def above_the_timeline(view):
    """Return the visible parts of the bar that lie on each other, or have less room than they need."""
    others = (
        view.caption,
        view.seen_by.label,
        view.seen_by.chooser,
        view.desk.play_on,
    )
    parts = [*view.buttons.values(), *view.desk.paces.buttons(), *others]
    shown = [part for part in parts if part.isVisible()]
    narrow = [part for part in shown if part.width() < part.minimumSizeHint().width()]
    pairs = combinations(shown, 2)
    return narrow + [pair for pair in pairs if pair[0].geometry().intersects(pair[1].geometry())]
