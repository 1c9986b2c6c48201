"""What is heard: a sound for what is seen to happen, few of them, and a call only for who has waited."""

import pytest
from PySide6.QtCore import QObject

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import SPECIES_BIT
from evolution_qt.ui.evolution.cues import SOUNDS
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table import hearing
from evolution_qt.ui.table.animals import KEYS, Animal
from evolution_qt.ui.table.hearing import Hearing

WAIT = 240_000
"""Milliseconds; only a fault takes so long."""


class Ears(Hearing):
    """Hears with a clock that is set by hand."""

    def __init__(self, parent):
        super().__init__(SOUNDS, parent)
        self.now = 100.0
        self.clock = lambda: self.now
        self.act()
        self.heard = []
        self.wished.connect(self.heard.append)

    def see(self, *kinds, actor=1, skipped=False):
        """Let events begin to be seen, a second after whatever was before."""
        self.now += 1
        self.hear([Event(kind, actor, 5) for kind in kinds], actor, skipped=skipped)


@pytest.fixture
def ears(qapp):
    parent = QObject()
    yield Ears(parent)
    parent.deleteLater()


def test_every_kind_of_event_and_every_sound_has_its_place():
    assert set(range(1, len(e.KINDS))) == set(SOUNDS)
    assert set(synth.SOUNDS) == {*SOUNDS.values(), *synth.CALLS, synth.TURN, synth.REFUSED} - {""}
    assert {"", *synth.SOUNDS} - set(synth.CALLS) == set(hearing.WEIGHTS)
    assert "" == hearing.WEIGHTS[hearing.NOTHING]


def test_what_is_shown_is_heard_and_of_equal_things_one(ears):
    ears.see(e.ATE_PLANTS, e.ATE_PLANTS)
    ears.see(e.PHASE_BEGAN)
    ears.see(e.ATTACKED)

    assert ["chip", "attack"] == ears.heard


def test_sounds_do_not_crowd_but_what_weighs_more_is_heard(ears):
    for kind in (e.CARD_SPENT, e.CARD_SPENT, e.ATE_PLANTS, e.WENT_EXTINCT):
        ears.hear([Event(kind, 1)], 1, skipped=False)  # at the same moment

    assert ["card", "extinction"] == ears.heard


def test_of_what_is_shown_at_once_one_thing_is_heard(ears, qtbot):
    for kind in (e.DREW, e.ATE_PLANTS, e.ATTACKED, e.POPULATION_LOST, e.ATE_MEAT):
        ears.see(kind, skipped=True)
    assert [] == ears.heard

    qtbot.waitUntil(lambda: bool(ears.heard), timeout=WAIT)
    ears.see(e.ATE_PLANTS, skipped=True)  # belongs to it
    qtbot.waitUntil(lambda: not ears.is_waiting, timeout=WAIT)
    assert ["attack"] == ears.heard
    ears.see(e.GAME_ENDED, skipped=True)
    qtbot.waitUntil(lambda: len(ears.heard) == 2, timeout=WAIT)

    assert ["attack", "over"] == ears.heard


def test_after_some_rest_the_next_thing_is_heard_again(ears, qtbot):
    for _ in range(2):
        ears.see(e.ATE_PLANTS, skipped=True)
        qtbot.waitUntil(lambda: ears.is_at_rest, timeout=WAIT)

    assert ["chip", "chip"] == ears.heard


def test_what_was_to_be_heard_is_forgotten_with_the_game(ears, qtbot):
    ears.see(e.ATTACKED, skipped=True)
    ears.hush()
    qtbot.waitUntil(lambda: ears.is_at_rest, timeout=WAIT)

    assert [] == ears.heard


@pytest.mark.parametrize(
    ("seconds", "actor", "expected"),
    [
        (timings.AWAY / 1000 + 1, 1, ["turn"]),
        (timings.AWAY / 1000 - 2, 1, []),  # no one has looked away so soon
        (timings.AWAY / 1000 + 1, 0, []),  # no one else has done anything
        (timings.AWAY / 1000 + 1, -1, []),
    ],
)
def test_only_who_has_waited_for_others_is_called(ears, seconds, actor, expected):
    ears.see(e.PASSED, actor=actor)
    ears.now += seconds - 1

    for _ in range(3):  # drawn again, as in another theme
        ears.call(0)
        ears.now += 60

    assert expected == ears.heard


def test_who_has_just_done_something_is_not_called(ears):
    ears.see(e.PASSED, actor=1)
    ears.now += 60
    ears.act()
    ears.call(0)

    assert [] == ears.heard


def test_an_animal_calls_after_what_has_happened_and_not_two_at_once(ears, qtbot):
    for call in (synth.BELLOW, synth.GROWL):
        ears.hear([Event(e.ATE_PLANTS, 1)], 1, skipped=False, call=call)
    assert ["chip"] == ears.heard

    qtbot.waitUntil(lambda: len(ears.heard) == 2, timeout=WAIT)
    ears.now += timings.BETWEEN_CALLS / 1000 + 1
    ears.hear([Event(e.SPECIES_FOUNDED, 1)], 1, skipped=False, call=synth.CHIRP)
    qtbot.waitUntil(lambda: len(ears.heard) == 3, timeout=WAIT)

    assert ["chip", synth.BELLOW, synth.CHIRP] == ears.heard


def test_no_animal_calls_when_nothing_is_shown_or_the_game_is_left(ears, qtbot):
    ears.hear([Event(e.PASSED, 1)], 1, skipped=True, call=synth.BELLOW)
    ears.now += 60
    ears.hear([Event(e.PASSED, 1)], 1, skipped=False, call=synth.BELLOW)
    ears.hush()
    qtbot.wait(2 * timings.CALL)

    assert [] == ears.heard


def species(seat, index):
    return SPECIES_BIT | seat << 7 | index


def test_who_is_founded_begins_to_eat_attacks_or_dies_calls():
    animals = EvolutionAnimals(((Animal("bison"),), (Animal("cat"), Animal("polar bear"))), (Animal("owl"),))
    meal = Event(e.ATE_PLANTS, 0, target=species(0, 0), amount=1)

    assert synth.BELLOW == animals.call(meal)
    assert "" == animals.after(meal).call(meal), "only the first meal of a round"
    assert synth.GROWL == animals.call(Event(e.ATTACKED, 1, target=species(0, 0), subject=species(1, 1)))
    assert synth.GROWL == animals.call(Event(e.WENT_EXTINCT, 1, target=species(1, 0)))
    assert synth.CHIRP == animals.call(Event(e.SPECIES_FOUNDED, 0, target=species(0, 1)))
    assert "" == animals.call(Event(e.POPULATION_LOST, 0, target=species(0, 0)))
    assert "" == animals.call(Event(e.PASSED, 0))


def test_every_animal_has_a_call_and_every_call_an_animal():
    animals = EvolutionAnimals((tuple(map(Animal, KEYS)),))
    called = [animals.call(Event(e.WENT_EXTINCT, 0, target=species(0, at))) for at in range(len(KEYS))]

    assert set(synth.CALLS) == set(called)
