"""The sentences of events, moves, questions and refusals, in each language."""

from __future__ import annotations

import functools

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import Refusal
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_REF,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    SEA,
    SPACE_KEYS,
    SPACE_REF,
    SPACES,
    STACK_REF,
)
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNERS
from evolution_qt.games.dominant.legality import CASES, REFUSALS
from evolution_qt.ui.dominant.grounds import Grounds
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.shell.log.log_lines import Context, LogContent
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.view import Offer, View
from tests.games.dominant.scene import KEY, asking, scene, start_earth, taking, tile
from tests.ui.dominant.tables import RULES, Played, positions

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SHARED = start_earth(d2=tile("wetland", "M2 A1 B3"))
SEATS = [*NAMES, "Eve", "Finn"]


@functools.cache
def played():
    """Return the events of two games at random, and of each question one position in which it is asked."""
    rules = game_named(KEY).with_options({"turn_limit": 14})
    events, asked = [], {}
    for seed in (3, 4):
        state, rng = rules.new(4, seed), Rng(seed)
        while state.to_move != NOBODY:
            kind = state.pending[-1] & q.KIND_BITS
            if kind not in asked:
                asked[kind] = rules.copy(state)
            move = rules.spoken(state, state.to_move, [rules.sample(state, rng)])
            events += rules.play(state, state.to_move, move)
    return rules, events, asked


def whole(words):
    return bool(words) and "{" not in words and "%n" not in words and "(s)" not in words


def test_every_kind_of_event_has_a_sentence(language):
    rules, events, _ = played()
    words = DominantWords(rules)
    own = [
        Event(e.PAWN_LOST, 0, subject=ANIMAL_REF),
        Event(e.PAWN_LOST, 0, subject=ANIMAL_REF, target=SPACE_REF + 3),
        Event(e.PAWN_GAINED, 0, subject=ANIMAL_REF, cause=23),
        Event(e.RESCUED, 0, subject=ANIMAL_REF, target=CELL_REF),
        Event(e.SURVIVAL_CHANGED, NOBODY),
        Event(e.CUBES_ELIMINATED, 0, ANIMAL_REF, CELL_REF + 1, 2, ANIMAL_REF + 3),
        Event(e.POINTS, 0, 0, CELL_REF, -4, ANIMAL_REF, cause=21),
        Event(e.DISK_REMOVED, 0, ELEMENT_REF + 1, amount=4, subject=ANIMAL_REF),
        Event(e.TRACK_SWAPPED, 0, amount=1, subject=ANIMAL_REF),
        Event(e.CARD_TAKEN, 0, CARD_REF + 14, subject=ANIMAL_REF),
        Event(e.LAST_TURN, NOBODY, amount=7),
        Event(e.ELEMENT_TAKEN, 0, ELEMENT_REF + 5, subject=ANIMAL_REF, cause=26),
        Event(e.CARDS_TURNED, NOBODY, CARD_REF + 2),
        Event(e.STACK_TURNED, NOBODY, 0, STACK_REF + 1, 6),
    ]
    silent = {e.PHASE_BEGAN, e.FREE_STEP}
    told = set()
    for event in (*events, *own):
        if event.kind == e.DISKS_DRAWN and not event.amount:
            continue  # to take it tells it
        is_headline = event.kind == e.PAWN_BACK and "regression" not in SPACE_KEYS[event.target - SPACE_REF]
        if event.kind not in silent and not is_headline:
            assert whole(words.sentence(event, NAMES)), event
            told.add(event.kind)

    assert set(range(1, len(e.KINDS))) - silent == told


def test_animals_are_named_not_only_players(qapp):
    """A player may have several animals (rules 4)."""
    words = DominantWords(game_named(KEY))
    added = Event(e.CUBES_ADDED, 0, 0, CELL_REF + 18, 3, ANIMAL_REF + 3)
    killed = Event(e.CUBES_ELIMINATED, 0, ANIMAL_REF + 4, CELL_REF + 18, 1, ANIMAL_REF + 3)

    assert "Amphibian: 3 new cube(s) on d4." == words.sentence(added, NAMES)
    assert "Amphibian eliminates 1 Arachnid cube(s) on d4." == words.sentence(killed, NAMES)


def test_a_place_is_told_with_the_terrain_that_lay_there_then(qapp):
    """What was savannah is called so in what is told of that time, also after it has frozen."""
    words = DominantWords(game_named(KEY))
    told = Names(NAMES, Grounds(bytes(scene().state.ground)))
    lines = []
    for event in (
        Event(e.TILE_SCORED, 0, 0, CELL_REF + CELL_NUMBERS["e3"], subject=ANIMAL_REF),
        Event(e.TILE_FROZEN, 0, 0, CELL_REF + CELL_NUMBERS["e3"], subject=ANIMAL_REF),
        Event(e.CUBES_ADDED, 0, 0, CELL_REF + CELL_NUMBERS["e3"], 1, ANIMAL_REF),
        Event(e.TILE_PLACED, 0, STACK_REF + 1, CELL_REF + CELL_NUMBERS["e2"], SEA, ANIMAL_REF),
        Event(
            e.CUBES_MOVED, 0, ANIMAL_REF + 1, CELL_REF + CELL_NUMBERS["e2"], 1, CELL_REF + CELL_NUMBERS["d2"]
        ),
    ):
        lines.append(words.sentence(event, told))
        told.pieces = told.pieces.after(event)

    assert [
        "Mammal scores savannah e3.",
        "Mammal freezes savannah e3.",
        "Mammal: 1 new cube(s) on tundra e3.",
        "Mammal places a tile: sea e2.",
        "Reptile: 1 cube(s) move from wetland d2 to sea e2.",
    ] == lines


def test_every_order_and_question_is_said(language):
    rules, _, asked = played()
    words = DominantWords(rules)
    cards = ("habitat", "blight", "catastrophe", "ice_sheet", "fertile")
    places = [taking(card) for card in cards] + [asking("insect", "I"), taking("predator", earth=SHARED)]
    places += [taking("mass_exodus", earth=SHARED), taking("mass_exodus", earth=SHARED).play("choose d2")]
    seen = [asked[kind] for kind in sorted(asked)] + [one.state for one in places]
    assert len({state.pending[-1] & q.KIND_BITS for state in seen}) >= len(q.KINDS) - 2
    for state in seen:
        view = View(state, state.to_move, Offer(rules.legal(state)), True, SEATS, [False] * 6)
        assert whole(words.asked(view))
        said = [words.thing(view, step) for step in rules.legal(state)]
        assert all(map(whole, said))
        assert len(set(said)) == len(said), "two moves with the same words"
        other = View(state, state.to_move + 1, Offer(), False, SEATS, [False] * 6)
        assert whole(words.asked(other))
        assert SEATS[state.to_move] in words.asked(other)


def test_every_refusal_is_said(language):
    words = DominantWords(game_named(KEY))
    values = {"limit": 2, "element": "seed", "animal": "bird", "terrain": "sea", "card": "ice_age"}
    values["box"] = "depletion"
    for code in REFUSALS:
        assert whole(words.refusal(Refusal(code, values)))
    assert all(whole(words.refusal(Refusal("wrong_phase", values | {"case": case}))) for case in CASES)
    assert words.element(3) in words.refusal(Refusal("no_such_element", values))
    assert words.card(14) in words.refusal(Refusal("no_such_card", values))
    assert words.action(5) in words.refusal(Refusal("no_such_element", values | {"case": "not_in_box"}))


def test_spaces_and_corners_have_names_of_their_own(language):
    words = DominantWords(game_named(KEY))

    assert SPACES == len({words.space(space) for space in range(SPACES)})
    assert CORNERS == len({words.corner(corner) for corner in range(CORNERS)})


def lines_of(play, *moves):
    """Return the kind of event of each line of the log that moves are told in, and whether it is inset."""
    play.events.clear()
    play.play(*moves)
    told = LogContent()
    told.detail = "usual"
    told.begin(DominantWords(play.game), lambda _number: NAMES, 0, tuple, lambda _number: ())
    told.events += play.events
    lines = told.lines(0, len(told.events), Context(0))
    return [(e.KINDS[told.events[one.number].kind].name, one.is_inset) for one in lines]


def test_what_a_tile_brings_stands_below_it(qapp):
    play = scene(pawns={"domination:1": "reptile"}, next="domination", cards=["omnivore", "habitat"], deck=[])

    lines = lines_of(play, "score d2", "card omnivore")

    scored = [("tile_scored", False), ("points", True), ("points", True), ("points", True)]
    assert [*scored, ("card_taken", False), ("pawn_gained", True)] == lines[:6]


def test_what_a_card_lets_be_done_stands_below_it_up_to_the_next_pawn(qapp):
    play = asking("card", "A", _cell="d2", cards=["ice_sheet"], deck=[])

    lines = lines_of(play, "card ice_sheet", "glaciate d2")

    assert [("card_taken", False), ("tile_frozen", True)] == lines[:2]
    assert all(is_inset for _, is_inset in lines[1:])


def test_extinction_and_regression_stand_for_themselves(qapp):
    """Nothing above them leads to them."""
    words = DominantWords(game_named(KEY)).log.inset
    before = Event(e.CUBES_ADDED, 0, 0, CELL_REF, 1, ANIMAL_REF)
    for event in (
        Event(e.CUBES_ELIMINATED, 0, ANIMAL_REF, CELL_REF, 1, cause=e.EXTINCTION),
        Event(e.ELEMENT_LOST, 0, ELEMENT_REF, subject=ANIMAL_REF, cause=e.REGRESSION),
        Event(e.DISK_REMOVED, NOBODY, ELEMENT_REF, CORNER_REF, cause=e.SWEEP),
        Event(e.POINTS, 0, amount=3, subject=ANIMAL_REF, cause=e.SURVIVAL),
    ):
        assert (False, False) == words(event, before, False)


def test_cards_that_are_turned_up_and_elements_that_are_drawn_are_one_line_each(qapp):
    words = DominantWords(game_named(KEY))
    cards = [Event(e.CARDS_TURNED, NOBODY, CARD_REF + card) for card in (5, 14)]
    drawn = [
        Event(e.DISKS_DRAWN, NOBODY, ELEMENT_REF + element, amount=box)
        for element, box in ((0, 1), (4, 1), (4, 1), (2, 3))
    ]

    assert "Turned up: Catastrophe and Ice Age." == words.together(cards, NAMES, -1)
    assert "Drawn: Adaptation: Grass and 2 × Sun; Abundance: Meat." == words.together(drawn, NAMES, -1)


@pytest.mark.parametrize("each", [1, 3])
def test_a_seat_with_several_animals_is_told_which_one_is_asked(qapp, each):
    play = scene("MRBASI", each, phase="planning")
    state = play.state
    view = View(state, state.to_move, Offer(), True, NAMES * 2, [False] * 8)

    said = DominantWords(play.game).asked(view)

    assert ("Insect: Place a pawn." if each == 3 else "Place a pawn.") == said


def test_the_ribbon_says_round_and_phase_while_others_are_asked(qtbot):
    played = Played(qtbot, positions()["adaptation"])
    table, state = played.table, played.state
    assert "" == table.board.ribbon.look.phase, "what is asked says enough"

    table.show_position(RULES.observe(state, 1 - state.to_move), ask=False)

    words = DominantWords(RULES)
    assert words.round_heading(state) == table.board.ribbon.look.phase
    assert words.phase(state.phase) in table.board.ribbon.look.phase
