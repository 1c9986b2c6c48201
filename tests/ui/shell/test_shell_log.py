"""The log and the table show each other what they tell of."""

import asyncio
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPalette, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.games import game
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import UNKNOWN, index_of, seat_of, species_ref
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD
from evolution_qt.ui.evolution.gestures import SPECIES
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.thumbnails import of_event
from evolution_qt.ui.kit import art, pixmaps
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.log_lines import NO_DECISION
from evolution_qt.ui.shell.log_panel import AT_ONCE, LogPanel
from evolution_qt.ui.shell.playback_queue import Scene
from evolution_qt.ui.shell.settings import GamePlan, SeatPlan
from evolution_qt.ui.table.gestures import Spot
from tests.ui.shell.acting import Person, until
from tests.ui.shell.page import EVOLUTION_DUEL, QUIET


async def played(made, seed=7):
    """Return a game that has come to its first feeding."""
    made.window.resize(1400, 860)
    made.window.session.begin(EVOLUTION_DUEL, seed)
    view = await until(lambda: made.window.game)
    await Person(view).play_until(lambda: view.match.state.phase == FEEDING and Person(view).is_asked)
    return view


def line_of(log, number):
    """Return where the line of an event stands, scrolled into sight."""
    block = log.document().begin()
    while block.userState() != number:
        block = block.next()
    cursor = log.textCursor()
    cursor.setPosition(block.position())
    log.setTextCursor(cursor)
    log.ensureCursorVisible()
    return QPoint(20, round(log.line_room(block).top()) + 6)


async def test_a_line_that_the_pointer_rests_on_shows_its_species_on_the_table(page):
    view = await played(page)
    told = view.log.told
    growing = (e.BODY_GREW, e.POPULATION_GREW)
    number = max(at for at, event in enumerate(told) if event.kind in growing)
    _, place = view.table.places_of(view.log.told)[number]
    assert not view.table.over.trace.is_shown

    QTest.mouseMove(view.log.viewport(), line_of(view.log, number))
    assert view.table.over.trace.is_shown
    (mark,) = view.table.over.trace._items
    board = view.table.top.rect_of(Spot(SPECIES, seat_of(place), index_of(place)))
    assert mark.sceneBoundingRect().contains(board.center())

    QTest.mouseMove(view.table.viewport(), QPoint(3, 3))
    QTest.mouseMove(view.log.viewport(), QPoint(20, view.log.viewport().height() + 50))
    view.log.pointed.emit(-1)
    assert not view.table.over.trace.is_shown


async def test_a_species_that_the_pointer_rests_on_marks_its_lines(page):
    view = await played(page)
    board = view.table.top.board_of(0, 0)
    at = view.table.mapFromScene(board.scene_rect.center() + QPointF(0, board.size.height() * 0.3))

    QTest.mouseMove(view.table.viewport(), at)
    marked = [one.cursor.block().userState() for one in view.log.extraSelections()]

    own = species_ref(0, 0)
    expected = {number for number, places in enumerate(view.table.places_of(view.log.told)) if own in places}
    assert marked
    assert set(marked) <= expected

    QTest.mouseMove(view.table.viewport(), QPoint(2, 2))
    assert [] == view.log.extraSelections()


async def test_after_a_click_into_the_log_keys_play_and_escape_gives_the_table_the_keyboard(page):
    """Only what selects, copies or scrolls is the log's: else the keyboard would be dead."""
    view = await played(page)
    await until(lambda: Person(view).is_asked)
    window, log, table = page.window, view.log, view.table
    window.activateWindow()
    await until(window.isActiveWindow)

    def blank():
        room = log.viewport().rect().adjusted(3, 3, -3, -3)
        return next(
            at
            for at in (QPoint(room.right(), y) for y in range(room.top(), room.bottom()))
            if log._number_at(at) < 0
        )

    def click():
        QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=blank())
        assert log.hasFocus()

    click()
    log.selectAll()
    QTest.keyPress(log, Qt.Key.Key_Control)
    assert log.hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "Round 1 begins." in QApplication.clipboard().text()
    QApplication.clipboard().clear()  # else Qt deletes what we made after Python has ended, and crashes
    QTest.keyRelease(log, Qt.Key.Key_Control)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_End, Qt.Key.Key_Shift):
        click()
        QTest.keyClick(log, key)
        assert log.hasFocus()
    click()
    QTest.keyClick(log, Qt.Key.Key_F2)
    assert table.hasFocus()
    assert table.key_caps.is_on
    click()
    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert table.hasFocus()


async def test_at_the_curtain_a_key_that_the_log_has_no_use_for_is_for_the_curtain(page):
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
    page.window.session.begin(plan, 7)
    view = await until(lambda: page.window.game)
    await until(view.curtain.isVisible)
    page.window.activateWindow()
    await until(page.window.isActiveWindow)
    view.log.setFocus()

    QTest.keyClick(view.log, Qt.Key.Key_Return)

    await until(lambda: not view.curtain.isVisible())
    await until(lambda: Person(view).is_asked)


async def test_whoever_has_read_above_sees_the_end_again_after_the_own_move(page):
    page.window.resize(1100, 620)
    view = await played(page)
    person, bar = Person(view), view.log.verticalScrollBar()
    await until(lambda: person.is_asked)
    view.log.finish()
    await until(lambda: bar.maximum() > 0)
    bar.setValue(0)
    assert bar.value() < bar.maximum()
    before = len(view.match.plies)

    await person.play_until(lambda: len(view.match.plies) > before)
    await until(lambda: bar.value() == bar.maximum())


async def test_what_follows_from_an_attack_is_moved_in(page):
    view = await played(page)
    view.log.tell(
        [
            Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
            Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
            Event(e.PASSED, 1),
        ]
    )
    document = view.log.document()
    lines = [document.findBlockByNumber(document.blockCount() - back) for back in (3, 2, 1)]

    attack, loss, after = (line.blockFormat().leftMargin() for line in lines)
    assert attack == after < loss


async def test_what_goes_into_the_bag_at_the_end_of_a_round_is_one_line_of_each_seat(page):
    """It follows from no attack, though one came right before; what a falling population loses does."""
    view = await played(page)
    bagged = [
        Event(e.BAGGED, seat, amount=chips, subject=species_ref(seat, index))
        for seat, index, chips in ((0, 0, 2), (0, 1, 3), (1, 0, 1))
    ]
    view.log.tell(
        [
            Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
            Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
            Event(e.BAGGED, 1, amount=4, subject=species_ref(1, 0)),
            Event(e.ATE_MEAT, 0, target=species_ref(0, 0), amount=2),
            *bagged,
            Event(e.FIRST_PLAYER_MOVED, 1),
        ]
    )
    document = view.log.document()
    lines = [document.findBlockByNumber(document.blockCount() - back) for back in (7, 6, 5, 4, 3, 2, 1)]

    margins = [line.blockFormat().leftMargin() for line in lines]
    assert [False, True, True, True, False, False, False] == [one > margins[0] for one in margins]
    words = [line.text().replace("\u00a0", " ") for line in lines]
    assert "Fox puts 4 food tokens into the bag." == words[2]
    number = len(view.log.told) - 4
    view.log.mark({number + 1})
    assert {number} == {one.cursor.block().userState() for one in view.log.extraSelections()}
    assert range(number, number + 2) == view.log.told_with(number + 1)
    assert ["Ann puts 5 food tokens into the bag.", "Fox puts 1 food token into the bag."] == words[4:6]


async def test_moves_made_by_themselves_are_told_as_such(page):
    view = await played(page)
    view.log.tell([Event(e.PASSED, 1)], automatic=True)

    assert view.log.toPlainText().splitlines()[-1].endswith("(automatic).")
    view.log.retranslate()
    assert view.log.toPlainText().splitlines()[-1].endswith("(automatic).")


def remarked(view):
    return [line for line in view.log.toPlainText().splitlines() if "(automatic)" in line]


@pytest.mark.parametrize("pieces", [(4,), (1, 1, 1, 1), (2, 2), (1, 3)])
def test_the_remark_stands_once_at_what_was_done_however_it_is_shown(play, shown, pieces):
    """A motion tells a move piece by piece; what follows from it is no one's."""
    first, second = species_ref(0, 0), species_ref(0, 1)
    events = [
        Event(e.ATE_PLANTS, 0, target=first, amount=1),
        Event(e.ATE_PLANTS, 0, target=second, amount=1, cause=3),
        Event(e.PASSED, 1),
        Event(e.PASSED, 0),
    ]

    async def act():
        async with shown(QUIET) as made:
            view = await played(made)
            before = len(view.log.told)
            scene = Scene(view.match.view(0), [], False, events, is_automatic=True, actor=0)
            scene.untold = list(events)
            for count in pieces:
                view.playback._tell_some(scene, count)
            assert before + 4 == len(view.log.told)
            lines = view.log.toPlainText().splitlines()[-4:]
            assert [True, False, False, False] == ["(automatic)" in line for line in lines]

    play(act())


def test_the_remark_stands_at_what_was_done_also_where_a_lesser_line_is_left_out(play, shown):
    events = [
        Event(e.CARD_SPENT, 0, card=5),
        Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
        Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
    ]

    async def act():
        async with shown(replace(QUIET, log="usual")) as made:
            view = await played(made)
            view.log.tell(events, stopped=True, actor=0)
            lines = view.log.toPlainText().splitlines()[-2:]
            assert [True, False] == ["(stopped early)" in line for line in lines]

    play(act())


def test_the_remark_comes_back_when_a_move_is_made_again_and_not_when_another_is(play, shown):
    passing = [Event(e.PASSED, 1)]
    fed = [Event(e.ATE_PLANTS, 0, target=species_ref(0, 0), amount=1)]

    async def act():
        async with shown(QUIET) as made:
            view = await played(made)
            begun, known = len(view.log.told), remarked(view)
            view.log.tell(fed, actor=0)
            view.log.tell(passing, automatic=True, actor=1)
            whole = view.log.toPlainText()
            assert 1 == len(remarked(view)) - len(known)
            view.log.forget_after(begun + 1)
            view.log.forget_after(begun)
            assert known == remarked(view)
            view.log.tell([*fed, *passing], actor=0, redone=True)
            assert whole == view.log.toPlainText()
            view.log.forget_after(begun)
            view.log.tell(passing, actor=1)
            view.log.tell(passing, actor=1)
            assert known == remarked(view)

    play(act())


def test_whoever_makes_the_same_move_anew_has_not_the_reasons_of_before(play, shown):
    """It may be a person who has taken the seat, or a forager that plays for a bot."""
    fed = [Event(e.ATE_PLANTS, 1, target=species_ref(1, 0), amount=1)]

    async def act():
        async with shown(QUIET) as made:
            log = (await played(made)).log
            begun = len(log.told)
            log.tell(fed, decision=99, actor=1)
            assert 99 == log.decision_of(begun)
            log.forget_after(begun)
            log.tell(fed, actor=1, redone=True)
            assert 99 == log.decision_of(begun)
            log.forget_after(begun)
            assert 99 == log.last_decision

            log.tell(fed, actor=1)
            assert NO_DECISION == log.decision_of(begun)
            assert begun not in log.signs
            log.forget_after(begun)
            log.tell(fed, actor=1, redone=True)
            assert NO_DECISION == log.decision_of(begun)

    play(act())


def test_what_was_taken_back_keeps_its_remark_and_no_card_when_somebody_else_looks(play, shown):
    """The curtain comes between: who looks then may not know the cards of who has looked before."""
    laid = [Event(e.FOOD_CARD_LAID, 0, card=7, seen_by=1), Event(e.PASSED, 0)]
    other = [Event(e.FOOD_CARD_LAID, 0, card=8, seen_by=1), Event(e.PASSED, 0)]

    async def act():
        async with shown(QUIET) as made:
            view = await played(made)
            log = view.log
            log.see_as(0, view.match.history)
            begun, known = len(log.told), remarked(view)
            for viewers, again, count in (((1, 0), laid, 1), ((NOBODY,), laid, 1), ((), other, 0)):
                log.tell(laid, automatic=True, actor=0)
                assert 1 == len(remarked(view)) - len(known)
                log.forget_after(begun)
                for viewer in viewers:
                    log.see_as(viewer, view.match.history)
                    assert UNKNOWN == log._told._gone[0].card, "nobody who looks now may know it"
                log.tell(again, actor=0, redone=True)
                assert count == len(remarked(view)) - len(known)
                log.forget_after(begun)
                log.tell([Event(e.PASSED, 1)], actor=1)  # which ends what can be made again
                log.forget_after(begun)
                log.see_as(0, view.match.history)

    play(act())


@pytest.mark.parametrize("settings", [replace(QUIET, confirmations=False, automatic=False)])
async def test_what_was_done_by_hand_is_not_called_automatic_when_a_game_goes_on(page):
    """The record does not say by what hand the only move there was has been made."""
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("random", "Fox")))
    window = page.window
    window.resize(1280, 800)
    window.session.begin(plan, 5)
    view = await until(lambda: window.game)
    person, match = Person(view), view.match

    def has_no_choice():
        return person.is_asked and match.game.forced_move(match.state, 0) is not None

    await person.play_until(has_no_choice)
    await person.play_until(lambda: person.is_asked and not has_no_choice())
    told = len(match.history)
    assert [] == remarked(view)
    window.session.leave()
    await until(lambda: window.game is None)
    window.take_settings(replace(window.settings, automatic=True))
    window.session.go_on()
    again = await until(lambda: window.game)
    await until(lambda: Person(again).is_asked)
    again.log.finish()
    assert told == len(again.match.history) == len(again.log.told)
    assert [] == remarked(again)


async def test_the_log_tells_as_much_as_is_wanted(page):
    """Fewer lines each time, the rounds and phases in all; and everything again."""
    view = await played(page)
    texts = {}
    for detail in ("all", "usual", "short", "all"):
        page.window.take_settings(replace(QUIET, log=detail))
        texts.setdefault(detail, view.log.toPlainText())

    counts = [len(texts[detail].splitlines()) for detail in ("all", "usual", "short")]
    assert counts[0] > counts[1] > counts[2] > 2
    assert all("Round 1" in text for text in texts.values())
    assert texts["all"] == view.log.toPlainText()


def log_of(qtbot, events):
    """Return a log of its own in which these events were told."""
    rules = game("evolution/de")
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(240, 500)
    log.begin(Phrases(rules), ("Ann", "Ben"), 0, partial(of_event, rules))
    log.show()
    log.tell(events)
    return log


def test_pictures_stand_beside_the_lines_and_not_in_the_text(qtbot):
    """What is copied or read aloud is plain text."""
    log = log_of(qtbot, [Event(e.PASSED, 0), Event(e.ROUND_BEGAN, amount=2), Event(e.PASSED, 1)])

    pictures = log.pictures(0, 500, "#000000")

    assert ["Ann passes.", "Round 2 begins.", "Ben passes."] == log.toPlainText().splitlines()
    assert 2 == len(pictures)
    for picture, place in pictures:
        assert place.left() >= 0
        assert place.size() == picture.deviceIndependentSize()
    first, second = (log.document().findBlockByNumber(at) for at in (0, 2))
    for (_, place), block in zip(pictures, (first, second), strict=True):
        line = log.line_room(block)
        assert line.top() - 3 <= place.top() <= place.bottom() <= line.bottom() + 3
        assert place.right() <= block.blockFormat().leftMargin() + line.left()


def test_a_long_log_paints_only_what_is_seen_and_shares_its_pictures(qtbot):
    rules = game("evolution/de")
    card = next(
        card
        for card in range(1, len(rules.table.trait_of))
        if rules.table.traits[rules.table.trait_of[card]].key == "horns"
    )
    turned = Event(e.TRAIT_TURNED_UP, 1, card=card, target=species_ref(1, 0))
    log = log_of(qtbot, [turned] * 600)

    log.finish()

    pictures = log.pictures(0, 500, "#000000")

    assert 600 == log.document().blockCount()
    assert 5 < len(pictures) < 60
    assert 1 == len({picture.cacheKey() for picture, _ in pictures})


def test_pictures_come_after_their_lines_where_they_may(qtbot):
    """What is not painted yet is painted in later turns; what is there stays while others come."""
    pixmaps.forget()
    art.forget()
    log = log_of(qtbot, [])
    log.paints_gradually = True
    shown = []
    for kind in (e.PASSED, e.STARVED, e.WENT_EXTINCT):
        log.tell([Event(kind, 0)])
        before = log.viewport().grab().toImage()
        assert log._painting.isActive()
        while log._painting.isActive():
            log._paint_on()
        after = log.viewport().grab().toImage()
        places = [place for _, place in log.pictures(0, 500, log.palette().text().color().name())]
        shown.append([is_painted(before, place) for place in places])
        assert all(is_painted(after, place) for place in places)
    assert [[False], [True, False], [True, True, False]] == shown


def test_a_line_that_is_not_laid_out_yet_has_no_picture(qtbot):
    """Qt lays out only what it needs; to ask where such a line begins ended the program."""
    log = log_of(qtbot, [Event(e.PASSED, 0)] * 3)
    log.viewport().grab()
    assert 3 == len(log.pictures(0, 500, "#000000"))

    log.document().lastBlock().layout().clearLayout()

    assert 2 == len(log.pictures(0, 500, "#000000"))


def is_painted(image, place):
    """Say whether there is more than one colour in a place."""
    room = place.toAlignedRect()
    across, down = range(room.left(), room.right()), range(room.top(), room.bottom())
    return len({image.pixel(x, y) for x in across for y in down}) > 1


def test_two_pictures_never_touch(qtbot):
    log = log_of(qtbot, [Event(e.PASSED, 0)] * 12)

    places = [place for _, place in log.pictures(0, 500, "#000000")]

    assert all(one.bottom() < two.top() for one, two in pairwise(places))


def test_a_card_that_the_viewer_may_not_know_shows_its_back(qtbot):
    """Seat 0 looks; the same event with and without the card looks otherwise."""
    laid = Event(e.TRAIT_LAID, 1, card=7, target=species_ref(1, 0), seen_by=0b10)
    own = Event(e.TRAIT_LAID, 0, card=7, target=species_ref(0, 0), seen_by=0b01)
    log = log_of(qtbot, [laid, own])

    (theirs, _), (mine, _) = log.pictures(0, 500, "#000000")

    assert theirs.width() < theirs.height()
    assert mine.width() == mine.height()


def test_who_reads_above_stays_there_when_the_size_changes(qtbot):
    """A window that is drawn larger changes its size at every pixel; the log must not be told again."""
    rules = game("evolution/de")
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(300, 300)
    log.show()
    log.begin(Phrases(rules), ("Ann", "Fox"), 0)
    log.tell([Event(e.ROUND_BEGAN, amount=number) for number in range(1, 90)])
    log.finish()
    bar = log.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    lines = [log.document().begin().layout()]
    read = log.cursorForPosition(QPoint(0, 0)).block().userState()
    assert 20 < read < 70
    size = log.font().pixelSize()

    log.set_size(size + 0.3)
    assert bar.value() == bar.maximum() // 2
    assert lines == [log.document().begin().layout()]

    log.set_size(size + 4)
    assert size + 4 == log.font().pixelSize()
    assert abs(read - log.cursorForPosition(QPoint(0, 0)).block().userState()) <= 1

    log.finish()
    bar.setValue(bar.maximum())
    log.set_size(size)
    assert bar.value() == bar.maximum()


def test_a_line_that_wraps_is_marked_as_a_whole(qtbot):
    """Qt marks one line of an empty selection, and only the first one would be seen."""
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(150, 300)
    log.begin(Phrases(game("evolution/de")), ["Ann of the long name", "Ben"], 0)
    log.tell([Event(e.PASSED, 0), Event(e.PASSED, 1)])
    log.show()

    log.mark({0})

    block = log.document().firstBlock()
    room, lines = log.line_room(block), block.layout().lineCount()
    picture = log.viewport().grab().toImage()
    right = log.viewport().width() - 8
    middles = [room.top() + line.y() + line.height() / 2 for line in map(block.layout().lineAt, range(lines))]
    tints = {picture.pixelColor(right, round(middle)).name() for middle in middles}
    assert 1 < lines
    assert 1 == len(tints)
    assert picture.pixelColor(right, round(room.bottom()) + 8).name() not in tints


def long_log(qtbot, rounds=30):
    """Return a log of some twenty lines for each round, and the events it tells."""
    events = []
    for number in range(1, rounds + 1):
        events += [Event(e.ROUND_BEGAN, amount=number), Event(e.PHASE_BEGAN, amount=FOOD)]
        events += [Event(e.PASSED, seat) for seat in (0, 1) for _ in range(5)]
        events += [Event(e.PHASE_BEGAN, amount=EFFECTS), Event(e.PHASE_BEGAN, amount=FEEDING)]
        attack = Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0))
        events += [attack, Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1)]
        events += [Event(e.PASSED, seat) for seat in (0, 1) for _ in range(3)]
    log = log_of(qtbot, events)
    log.finish()
    return log, events


def seen(log):
    """Return the lines that can be seen, each with its height."""
    found = []
    block = log.cursorForPosition(QPoint(0, 0)).block()
    while block.isValid() and log.line_room(block).top() < log.viewport().height():
        found.append((block.text(), round(log.line_room(block).top())))
        block = block.next()
    return found


@pytest.mark.parametrize("height", [None, 480])
def test_a_long_log_is_written_anew_a_few_lines_in_each_turn(qtbot, height):
    """What is seen comes at once and stays where it is while the rest is written above it.

    At the second height whole turns come to just what is there to be written.
    """
    log, _ = long_log(qtbot)
    log.resize(log.width(), height or log.height())
    whole, at_end = log.toPlainText(), seen(log)
    count = log.document().blockCount()

    log.retranslate()
    assert at_end == seen(log)
    written = [log.document().blockCount()]
    assert written[0] < 60 < count
    while log._writing.isActive():
        log._write_on()
        written.append(log.document().blockCount())
        assert at_end == seen(log)

    assert count == written[-1]
    assert all(0 < after - before <= AT_ONCE for before, after in pairwise(written))
    assert whole == log.toPlainText()


@pytest.mark.parametrize("share", [0.0, 0.3, 0.98])
def test_whoever_reads_in_the_middle_of_a_long_log_sees_the_same_lines(qtbot, share):
    log, _ = long_log(qtbot)
    bar = log.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))
    first = [text for text, _ in seen(log)][1]
    whole, count = log.toPlainText(), log.document().blockCount()

    log.retranslate()
    assert log.document().blockCount() < 120 < count
    here = seen(log)
    assert first in [text for text, _ in here[:3]]
    while log._writing.isActive():
        log._write_on()
        assert here == seen(log)

    assert whole == log.toPlainText()
    assert not log._follows or share > 0.9


@pytest.mark.parametrize("number", [30, 95, 590])
def test_a_line_that_is_not_written_yet_can_be_brought_into_view_all_the_same(qtbot, number):
    log, _ = long_log(qtbot)
    log.hold_still()
    log.bring_into_view(number, number)
    bar = log.verticalScrollBar()
    here = seen(log)
    bar.setValue(bar.maximum() if number < 300 else 0)
    log.retranslate()

    log.bring_into_view(number, number)
    log.mark({number})
    log.finish()

    texts = [text for text, _ in seen(log)]
    assert [text for text, _ in here][2:-2] == texts[2:-2]
    assert {number} == {one.cursor.block().userState() for one in log.extraSelections()}


def test_what_happens_while_a_long_log_is_written_comes_to_its_end(qtbot):
    log, _ = long_log(qtbot)
    whole = log.toPlainText()
    for follows in (True, False):
        log.verticalScrollBar().setValue(log.verticalScrollBar().maximum() if follows else 0)
        log.retranslate()
        assert log._writing.isActive()
        log.tell([Event(e.PASSED, 1)])
        whole += "\nBen passes."
        assert whole == log.toPlainText()


def test_what_is_taken_back_leaves_the_rest_of_a_long_log_alone(qtbot):
    log, events = long_log(qtbot)
    first = log.document().begin().layout()
    whole = log.toPlainText()
    log.tell(events)

    log.forget_after(len(events))
    assert log.document().begin().layout() == first
    assert whole == log.toPlainText()
    log.forget_after(len(events) - 4)
    assert log.document().begin().layout() == first
    assert whole.splitlines()[:-4] == log.toPlainText().splitlines()
    log.tell(events[-4:])
    assert whole == log.toPlainText()
    log.forget_after(0)
    assert "" == log.toPlainText()


def test_what_is_taken_back_while_the_log_is_written_is_not_written(qtbot):
    log, events = long_log(qtbot)
    whole = log.toPlainText()
    for count in (len(events) - 3, 40, 3):
        log.retranslate()
        log.forget_after(count)
        text = log.toPlainText()
        assert whole.startswith(text)
        other, _ = long_log(qtbot, 1)
        other.begin(Phrases(game("evolution/de")), ("Ann", "Ben"), 0)
        other.tell(events[:count])
        assert text == other.toPlainText()


def inks(log, *, seen_only=False):
    """Return the colours of the headings."""
    found = set()
    block = log.cursorForPosition(QPoint(0, 0)).block() if seen_only else log.document().begin()
    while block.isValid() and not (seen_only and log.line_room(block).top() > log.viewport().height()):
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        if cursor.charFormat().fontWeight() == QFont.Weight.Bold:
            found.add(cursor.charFormat().foreground().color().name())
        block = block.next()
    return found


def test_another_theme_colours_the_headings_and_writes_nothing_anew(qtbot):
    log, _ = long_log(qtbot, 14)
    layouts = [log.document().begin().layout()]
    heading = log.document().begin().next()
    made = QPalette(log.palette())
    made.setColor(QPalette.ColorRole.Link, QColor("#123456"))

    log.setPalette(made)
    assert "#123456" in inks(log, seen_only=True)
    assert len(inks(log)) > 2, "those that are not seen had to be coloured too"
    steps = 0
    while log._inking.isActive():
        log._ink_on()
        steps += 1

    assert steps > 1
    assert {"#123456", log.palette().text().color().name()} == inks(log)
    assert layouts == [log.document().begin().layout()]
    cursor = QTextCursor(heading)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    assert "#123456" == cursor.charFormat().foreground().color().name()
    cursor = QTextCursor(heading.next())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    assert "#123456" != cursor.charFormat().foreground().color().name()


def test_effects_that_nobody_has_are_no_heading(qtbot):
    """A heading with nothing below it says less than none."""
    phrases = Phrases(game("evolution/de"))
    log = LogPanel()
    qtbot.addWidget(log)
    log.begin(phrases, ["Ann", "Ben"], 0)
    began = Event(e.PHASE_BEGAN, amount=EFFECTS)

    log.tell([began, Event(e.PHASE_BEGAN, amount=FEEDING), Event(e.PASSED, 0)])
    assert phrases.phase(EFFECTS) not in log.toPlainText()

    log.tell([began])
    log.tell([Event(e.PASSED, 1)])
    lines = [phrases.phase(FEEDING), "Ann passes.", phrases.phase(EFFECTS), "Ben passes."]
    assert lines == log.toPlainText().splitlines()
    log.retranslate()
    assert lines == log.toPlainText().splitlines()


def test_numbers_have_a_true_minus_and_stay_with_the_word_before_them(qtbot):
    rules = game("evolution/de")
    card = next(at for at, food in enumerate(rules.table.foods) if at and food < 0)
    log = LogPanel()
    qtbot.addWidget(log)
    log.begin(Phrases(rules), ["Ann", "Ben"], 0)

    log.tell([Event(e.CARD_SPENT, 0, card=card)])

    assert f"\u00a0−{-rules.table.foods[card]}" in log.document().firstBlock().text()


async def test_a_large_window_keeps_its_large_writing_in_another_theme(page):
    """A style sheet gives widgets back the fonts they were made with."""
    window = page.window
    window.resize(2560, 1440)
    window.session.begin(GamePlan("evolution/de", (SeatPlan("greedy"), SeatPlan("greedy"))), 9)
    view = await until(lambda: window.game, 240)
    usual = style.SMALL
    assert view.log.font().pixelSize() > usual
    before = view.log.font().pixelSize(), view.log.document().defaultFont().pixelSize()
    for theme in ("dark", "light"):
        window.take_settings(replace(window.settings, theme=theme))
        await asyncio.sleep(0)
        now = view.log.font().pixelSize(), view.log.document().defaultFont().pixelSize()
        assert before == now
