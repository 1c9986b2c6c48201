"""The pages of rules, cards, scores and the record book, and small pictures, in each language."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import QSize

from evolution_qt.core.crest import FACES, Crest
from evolution_qt.core.event import Event
from evolution_qt.core.score import Score
from evolution_qt.core.timeline import TurningPoint
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, CARDS
from evolution_qt.games.dominant.legality import CASES, REFUSALS
from evolution_qt.games.dominant.rules import MEASURED
from evolution_qt.games.dominant.state import OVER
from evolution_qt.ui.dominant.presentation import PRESENTATION
from evolution_qt.ui.dominant.rules_pages import (
    DominantReference,
    chapter_of_phase,
    chapter_of_question,
    chapter_of_refusal,
    chapters,
)
from evolution_qt.ui.dominant.samples import SAMPLES
from evolution_qt.ui.dominant.scoring import SCORING, DominantStatistics
from evolution_qt.ui.dominant.thumbnails import of_event, painting, sketched
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.table import prose
from tests.games.dominant.scene import asking
from tests.ui.dominant.tables import RULES, positions
from tests.ui.dominant.test_words import played, whole


def test_the_page_of_rules(language):
    found = chapters(RULES, "#000000", 1.0)

    assert [one.key for one in prose.read("dominant", "en")] == [one.key for one in found]
    assert all(whole(one.heading) and one.picture is not None for one in found)
    assert all(whole(line.text) for one in found for line in one.lines)
    assert language != "ja" or not any(line.text.isascii() for one in found for line in one.lines)
    (actions,) = [one for one in found if one.key == "actions"]
    assert 12 == sum(1 for line in actions.lines if whole(line.name) and line.picture is not None)


def pages(**rules):
    """Return the sentences of the page of rules by chapter, with house rules."""
    found = chapters(RULES.with_options(rules), "#000000", 1.0)
    return {one.key: [line.text for line in one.lines] for one in found}


@pytest.mark.parametrize(
    ("rules", "gone", "come"),
    [
        (
            {"initiative_again": True},
            {
                "Move one place forward on the initiative track. "
                "Then place the pawn on another vacant space.",
                "The first animal on the initiative track only places its pawn again. The pawn that has just "
                "left Initiative cannot return there.",
            },
            {
                "Move one place forward on the initiative track. Then place the pawn on any vacant space; "
                "back on Initiative it waits for the next round.",
                "The first animal on the initiative track only places its pawn again.",
            },
        ),
        (
            {"glaciation_gap": "first_space"},
            {
                "Only the leftmost pawn acts; the others wait. Freeze a tile beside tundra: you score the "
                "bonus for the tundra tiles around it. One cube of each animal stays, the others return to "
                "the gene pool. Elements with tundra on all three sides are removed.",
                "In Glaciation the leftmost pawn acts even if the first space is vacant.",
            },
            {
                "Only a pawn on the first space acts; the others wait. Freeze a tile beside tundra: you "
                "score the bonus for the tundra tiles around it. One cube of each animal stays, the others "
                "return to the gene pool. Elements with tundra on all three sides are removed.",
                "In Glaciation no pawn acts if the first space is vacant.",
            },
        ),
        (
            {"drop_cards": 5},
            set(),
            {"House rule: cards set aside before the game, unseen: 5."},
        ),
        (
            {"turn_limit": 8},
            set(),
            {
                "House rule: round 8 is the last, if Ice Age does not come before; it ends as after Ice Age, "
                "without its bonus."
            },
        ),
        ({"earth": "random"}, set(), set()),
        ({"start_elements": "random"}, set(), set()),
        ({"start_species": "by_element"}, set(), set()),
        ({"animals_each": 3}, set(), set()),
    ],
    ids=lambda one: next(iter(one)) if isinstance(one, dict) else "",
)
def test_the_page_of_rules_follows_the_house_rules(qapp, rules, gone, come):
    """How a game is set up is not told there; that a player may have several animals always is."""
    usual, house = ({*chain.from_iterable(one.values())} for one in (pages(), pages(**rules)))

    assert gone == usual - house
    assert come == house - usual


def test_every_option_is_tried_on_the_page_of_rules():
    marks = test_the_page_of_rules_follows_the_house_rules.pytestmark
    tried = next(one.args[1] for one in marks if one.name == "parametrize")

    assert {one.key for one in RULES.options} == {key for rules, *_ in tried for key in rules}


@pytest.mark.parametrize("phase", range(OVER + 1))
def test_every_phase_and_every_refusal_has_a_chapter(phase):
    keys = {one.key for one in prose.read("dominant", "en")}
    assert chapter_of_phase(phase) in keys
    for state in positions().values():
        assert {chapter_of_refusal(code, state) for code in REFUSALS} <= keys


def test_a_refusal_at_a_card_leads_to_the_cards():
    assert "cards" == chapter_of_question(positions()["habitat"])
    assert "cards" == chapter_of_refusal("no_tile", positions()["habitat"])
    assert "actions" == chapter_of_refusal("no_tile", positions()["migration"])


def test_the_page_of_cards(language):
    cards = DominantReference().cards()

    assert [card.key for card in CARDS[1:]] == [one.key for one in cards]
    for one in cards:
        assert language != "ja" or not any(word.isascii() for fact in one.facts for word in fact)
        assert all(
            map(whole, (one.name, one.text, one.reading, *(word for fact in one.facts for word in fact)))
        )
        assert one.picture(200, 1.0).height() == one.height(200)
    assert not cards[0].sign(30, 1.0).isNull()


def test_a_game_says_where_each_card_is(qapp):
    play = asking("card", "A", _cell="d2", cards=["omnivore", "habitat"], deck=["blight"])
    play.play("card omnivore")
    facts = {one.key: one.facts[-1][1] for one in DominantReference(RULES.observe(play.state, 0)).cards()}

    assert ("It has been taken.", "It is face up.", "It has not come up yet.") == (
        facts["omnivore"],
        facts["habitat"],
        facts["blight"],
    )


def test_scores_are_told_in_parts_and_the_food_chain_breaks_ties(language):
    one, two = Score((30, 20)), Score((35, 15))

    assert whole(SCORING.told("Ann", one))
    assert "Ann" in SCORING.tie(["Ann", "Ben"], [one, two], [0])
    assert not SCORING.tie(["Ann", "Ben"], [one, Score((1, 2))], [0])
    assert not SCORING.part(0, 20, 1.0).isNull()
    assert not SCORING.starter(20, 1.0).isNull()


def test_the_record_book_has_words_for_what_is_counted(language):
    facts = DominantStatistics().facts({"killed": 12, "extinct": 20, "cards": 6, "explored": 4})
    topics = DominantStatistics().topics()

    assert 4 == len(facts)
    assert all(whole(number) and whole(remark) for _, number, remark in facts)
    assert set(MEASURED.topic) == {key for key, _ in topics.columns}
    assert all(whole(heading) for _, heading in topics.columns)


def test_made_up_games_are_told_by_measures_that_are_counted():
    keys = {*ANIMAL_KEYS, *(card.key for card in CARDS)}
    counted = {*MEASURED.parts, *MEASURED.seat}
    for entry in SAMPLES.book(12):
        for seat in entry.seats:
            assert {one.key for one in seat.measures if not one.topic} <= counted
            assert {one.topic for one in seat.measures if one.topic} <= keys


def test_every_refusal_is_a_sample(language):
    rows = dict(SAMPLES.refusals(RULES))

    assert {*REFUSALS, *CASES} == set(rows)
    assert all(map(whole, rows.values()))
    assert whole(PRESENTATION.about(RULES))


def test_a_turning_point_says_where_points_came_from(language):
    events = [
        Event(e.POINTS, 1, amount=8, cause=e.DOMINATION),
        Event(e.POINTS, 1, amount=4, cause=e.DOMINATION),
        Event(e.POINTS, 1, amount=10, cause=14),
        Event(e.POINTS, 0, amount=3, cause=e.SURVIVAL),
    ]
    point = TurningPoint(5, 1, 0, 19, (12, 10), (3, 0), tuple(events), (), ())
    words = DominantWords(RULES)

    told = words.collected(point, ["Ann", "Ben"])

    assert whole(words.turning_point(point, ["Ann", "Ben"]))
    assert told.startswith("Ben")
    assert "+12" in told
    assert words.card(14) in told
    assert "+3" not in told


def test_what_has_happened_has_a_small_picture(qapp):
    _, events, _ = played()
    pictured = {
        one.kind
        for one in events
        if (found := of_event(RULES, one, 20, "#000000", 1.0)) and not found.isNull()
    }

    assert {e.CARD_TAKEN, e.TILE_PLACED, e.CUBES_ADDED, e.ELEMENT_TAKEN, e.PAWN_PLACED} <= pictured
    assert of_event(RULES, Event(e.PHASE_BEGAN), 20, "#000000", 1.0) is None


def test_a_small_picture_of_the_earth_shows_where_tiles_and_animals_are(qapp):
    class Shown:
        def __init__(self, state):
            self.state = state

        def view(self, _viewer):
            return self

    crests = [Crest(at, face) for at, face in enumerate(FACES[:6])]

    def painted(state, size):
        steps = painting(sketched(Shown(state)), size, 1.0, "light", crests)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value.toImage()

    state = positions()["glaciation"].clone()
    one = painted(state, QSize(180, 110))
    state.ground[18] = 0
    assert QSize(180, 110) == one.size()
    assert one != painted(state, QSize(180, 110))
    assert one != painted(positions()["domination"], QSize(180, 110))
