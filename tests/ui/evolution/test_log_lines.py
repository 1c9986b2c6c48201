"""The lines of a log of Evolution: what stands below what, their pictures and their headings."""

from functools import partial
from itertools import pairwise

from evolution_qt.core.event import Event
from evolution_qt.games import game
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.state import EFFECTS, FEEDING
from evolution_qt.ui.evolution.thumbnails import of_event
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import art, pixmaps
from evolution_qt.ui.shell.log.log_panel import LogPanel
from tests.ui.shell.log_page import LogPage


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


def test_what_follows_from_an_attack_is_moved_in(qtbot):
    log = log_of(
        qtbot,
        [
            Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
            Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
            Event(e.PASSED, 1),
        ],
    )
    page = LogPage(log)

    attack, loss, after = map(page.left, page.rows)
    assert attack == after < loss


def test_what_goes_into_the_bag_at_the_end_of_a_round_is_one_line_of_each_seat(qtbot):
    """It follows from no attack, though one came right before; what a falling population loses does."""
    bagged = [
        Event(e.BAGGED, seat, amount=chips, subject=species_ref(seat, index))
        for seat, index, chips in ((0, 0, 2), (0, 1, 3), (1, 0, 1))
    ]
    log = log_of(
        qtbot,
        [
            Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
            Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
            Event(e.BAGGED, 1, amount=4, subject=species_ref(1, 0)),
            Event(e.ATE_MEAT, 0, target=species_ref(0, 0), amount=2),
            *bagged,
            Event(e.FIRST_PLAYER_MOVED, 1),
        ],
    )
    page = LogPage(log)

    margins = [page.left(row) for row in page.rows]
    assert [False, True, True, True, False, False, False] == [one > margins[0] for one in margins]
    words = page.lines
    assert words[2].startswith("Ben puts 4 food")
    number = len(log.told.events) - 4
    log.mark({number + 1})
    assert {number} == page.marked
    assert range(number, number + 2) == log.told.sharing_line(number + 1)
    assert [True, True] == [
        line.startswith(said)
        for line, said in zip(words[4:6], ("Ann puts 5 food", "Ben puts 1 food"), strict=True)
    ]


def test_the_remark_stands_at_what_was_done_also_where_a_lesser_line_is_left_out(qtbot):
    events = [
        Event(e.CARD_SPENT, 0, card=5),
        Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
        Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
    ]
    log = log_of(qtbot, [])
    log.set_detail("usual")

    log.tell(events, stopped=True, actor=0)

    assert [True, False] == ["(stopped early)" in line for line in LogPage(log).lines]


def test_pictures_stand_beside_the_lines_and_not_in_the_text(qtbot):
    """What is copied or read aloud is plain text."""
    log = log_of(qtbot, [Event(e.PASSED, 0), Event(e.ROUND_BEGAN, amount=2), Event(e.PASSED, 1)])

    page = LogPage(log)
    pictures = page.pictures

    assert ["Ann passes.", "Round 2 begins.", "Ben passes."] == page.lines
    assert 2 == len(pictures)
    for picture, place in pictures:
        assert place.left() >= 0
        assert place.size() == picture.deviceIndependentSize()
    first, _, second = page.rows
    for (_, place), row in zip(pictures, (first, second), strict=True):
        room = page.room(row)
        assert room.top() - 3 <= place.top() <= place.bottom() <= room.bottom() + 3
        assert place.right() <= page.left(row)


def test_a_long_log_paints_only_what_is_seen_and_shares_its_pictures(qtbot):
    rules = game("evolution/de")
    card = next(
        card
        for card in range(1, len(rules.table.trait_of))
        if rules.table.traits[rules.table.trait_of[card]].key == "horns"
    )
    turned = Event(e.TRAIT_TURNED_UP, 1, card=card, target=species_ref(1, 0))
    log = log_of(qtbot, [turned] * 600)

    page = LogPage(log)
    assert 600 == len(page.rows)
    pictures = page.pictures
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
        assert log.painting.is_active
        log.painting.finish()
        after = log.viewport().grab().toImage()
        places = [place for _, place in LogPage(log).pictures]
        shown.append([is_painted(before, place) for place in places])
        assert all(is_painted(after, place) for place in places)
    assert [[False], [True, False], [True, True, False]] == shown


def is_painted(image, place):
    """Return whether there is more than one colour in a place."""
    room = place.toAlignedRect()
    across, down = range(room.left(), room.right()), range(room.top(), room.bottom())
    return len({image.pixel(x, y) for x in across for y in down}) > 1


def test_two_pictures_never_touch(qtbot):
    log = log_of(qtbot, [Event(e.PASSED, 0)] * 12)

    places = [place for _, place in LogPage(log).pictures]

    assert all(one.bottom() < two.top() for one, two in pairwise(places))


def test_a_card_that_the_viewer_may_not_know_shows_its_back(qtbot):
    """Seat 0 looks; the same event with and without the card looks otherwise."""
    laid = Event(e.TRAIT_LAID, 1, card=7, target=species_ref(1, 0), seen_by=0b10)
    own = Event(e.TRAIT_LAID, 0, card=7, target=species_ref(0, 0), seen_by=0b01)
    log = log_of(qtbot, [laid, own])

    (theirs, _), (mine, _) = LogPage(log).pictures

    assert theirs.width() < theirs.height()
    assert mine.width() == mine.height()


def test_effects_that_nobody_has_are_no_heading(qtbot):
    """A heading with nothing below it says less than none."""
    phrases = Phrases(game("evolution/de"))
    log = LogPanel()
    qtbot.addWidget(log)
    log.begin(phrases, ["Ann", "Ben"], 0)
    began = Event(e.PHASE_BEGAN, amount=EFFECTS)

    log.tell([began, Event(e.PHASE_BEGAN, amount=FEEDING), Event(e.PASSED, 0)])
    assert phrases.phase(EFFECTS) not in LogPage(log).text

    log.tell([began])
    log.tell([Event(e.PASSED, 1)])
    lines = [phrases.phase(FEEDING), "Ann passes.", phrases.phase(EFFECTS), "Ben passes."]
    assert lines == LogPage(log).lines
    log.retranslate()
    assert lines == LogPage(log).lines


def test_numbers_have_a_true_minus(qtbot):
    rules = game("evolution/de")
    card = next(at for at, food in enumerate(rules.table.foods) if at and food < 0)
    log = LogPanel()
    qtbot.addWidget(log)
    log.begin(Phrases(rules), ["Ann", "Ben"], 0)

    log.tell([Event(e.CARD_SPENT, 0, card=card)])

    assert f" (−{-rules.table.foods[card]})" in LogPage(log).text
