"""The log: every event that says something has a line in every language, and each action its own."""

import re

import pytest

from evolution_qt import messages
from evolution_qt.core.errors import BadInput
from evolution_qt.core.event import Event
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, CELL_REF
from evolution_qt.games.dominant.log import _UNSAID, DominantLog
from evolution_qt.games.opening import begin
from tests.games.dominant.scene import KEY, asking, scene, start_earth, tile

LANGUAGES = ("de", "en", "ja")


def played(seed, seats=4, **rules):
    """Return the match of a random game of people with names."""
    players = tuple(RecordSeat(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:seats])
    match = begin(Header(game=KEY, players=players, seed=seed, rules={"turn_limit": 12, **rules}))
    rng = Rng(seed)
    while not match.is_over:
        step = match.game.sample(match.state, rng)
        match.play(match.to_move, match.game.spoken(match.state, match.to_move, [step]))
    return match


def log(match, language="en"):
    tell = match.game.log(match.milestones[0].state, match.names, messages.load(language).text)
    return tell(match.history)


@pytest.fixture(scope="module")
def matches():
    return [played(3), played(4, 2, animals_each=3), played(5, 3, animals_each=2, earth="random")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_and_every_line_is_whole(matches, language):
    for match in matches:
        lines = log(match, language)
        drawn = sum(one.kind == e.DISKS_DRAWN and one.amount for one in match.history)
        silent = sum(one.kind in (*_UNSAID, e.DISKS_DRAWN) for one in match.history)
        assert len(lines) > len(match.history) - silent
        assert drawn
        assert [] == [line for line in lines if re.search(r"[{}]|\(\)|（）|\bNone\b", line)]
        assert all(line == line.rstrip() for line in lines)


def test_every_kind_of_event_is_told_or_left_out_on_purpose(matches):
    """Also the kinds that no game here has had."""
    for kind in range(1, len(e.KINDS)):
        tell = DominantLog(matches[0].milestones[0].state, ("Ann",) * 4, messages.load("en").text)
        found = "".join(tell([e_of(kind)])).strip()
        assert bool(found) == (kind not in _UNSAID), e.KINDS[kind].name


def e_of(kind):
    """Return an event of a kind, of the first seat's animal."""
    subject = CELL_REF + 16 if kind == e.CUBES_MOVED else ANIMAL_REF + 5
    return Event(kind, 0, 1, CELL_REF + 17, 1, subject)


def test_the_log_begins_with_what_lies_open(matches):
    match = matches[0]
    lines = log(match)

    assert ["Set-up", "  Open cards: Aquatic, Biodiversity, Blight, Habitat, Instinct."] == lines[:2]
    assert "  Open tiles: Jungle, Sea, Mountain." == lines[2]
    tell = match.game.log(match.state, match.names, messages.load("en").text)
    assert "Set-up" not in tell(match.history[20:40])


def test_each_step_of_reset_has_a_heading(matches):
    """Survival is told below its own, not below that of what comes next."""
    lines = log(matches[0])
    at = lines.index("    Survival")

    assert "    Extinction" in lines[:at]
    assert re.fullmatch(r"      .* scores 1 point \(Survival\)\.", lines[at + 1])
    assert "    Reseed" == lines[at + 2]


def test_the_log_of_all_languages_has_the_same_lines(matches):
    for match in matches:
        depths = [[len(line) - len(line.lstrip()) for line in log(match, one)] for one in LANGUAGES]
        assert depths[0] == depths[1] == depths[2]


def test_the_points_at_the_end_are_those_of_the_game(matches):
    for match in matches:
        points = [int(line.rpartition(": ")[2]) for line in log(match) if re.search(r"\): \d+$", line)]
        assert sorted(match.game.side_points(match.state).values(), reverse=True) == points


def test_what_an_action_does_and_a_free_step_stand_below_headings():
    earth = start_earth(d2=tile("wetland", "B2 S1"), c3=tile("jungle", "B1"))
    play = scene(
        "BSI", next="migration:3", pawns={"migration:2": "insect", "migration:3": "bird"}, earth=earth
    )
    tell = DominantLog(play.game.copy(play.state), (None,) * 3, messages.load("en").text)

    play.play("move d2 c3 1", "pass", "eliminate d2 bird")

    assert [
        "  Bird moves a cube from Wetland d2 to Jungle c3.",
        "  Bird passes.",
        "    Migration 2: Insect",
        "    Free elimination: Arachnid",
        "      Arachnid eliminates a cube of Bird on Wetland d2.",
    ] == tell(play.events)[:5]


def test_a_frozen_tile_is_called_tundra_from_then_on():
    play = asking("glaciation", "M")
    state = play.game.copy(play.state)
    events = play.game.play(state, 0, play.game.read("glaciate d4"))
    lines = "\n".join(DominantLog(play.state, (None,) * 6, messages.load("de").text)(events))

    assert "Säugetier vergletschert Berg d4." in lines
    assert "Säugetier bekommt 1 Punkt (Nachbarn von Tundra d4)." in lines
    assert "Ein Würfel von Säugetier kehrt von Tundra d4 in den Gen-Pool zurück." in lines


def test_a_pawn_that_is_given_up_on_a_space_is_told_with_it():
    none = {"insect": {"pawns": 0}}
    play = asking("immigrants", "I", pawns={"migration:7": "insect"}, animals=none)
    tell = DominantLog(play.state, ("Ann",) * 6, messages.load("de").text)

    play.play("lose pawn migration:7")

    assert "Ann (Insekt) gibt eine Figur auf Migration 7 ab." == tell(play.events)[0].strip()


def test_a_game_whose_log_only_its_table_tells_says_so():
    rules = game("evolution/de")

    with pytest.raises(BadInput, match="is told in the window only"):
        rules.log(rules.new(2, 1), (None, None), messages.load("en").text)
