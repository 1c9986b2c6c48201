"""The lines of the log: what follows from an attack stands below it, and nothing else does."""

from __future__ import annotations

import pytest

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.shell.log.log_lines import Context, LogContent
from tests.games.beginning.scene import scene


def told_of(made, *moves):
    """Return the kind of event of each line that a scene's moves are told in, and whether it is inset."""
    made.play(*moves)
    told = LogContent()
    told.begin(BeginningPhrases(made.rules), lambda _number: ["Ann", "Ben"], 0, tuple, lambda _number: ())
    told.events += [one if isinstance(one, Event) else Event(*one) for one in made.events]
    lines = told.lines(0, len(told.events), Context(0))
    return [(told.events[one.number].kind, one.is_inset) for one in lines]


def test_what_an_attack_brings_stands_below_it_up_to_the_next_step(qapp):
    """The tokens that are scored after the last attack are no part of it (002:189-212, 241)."""
    made = scene("2/0 carnivore", "2/2", phase="feeding")

    lines = told_of(made, "attack 0 1.0")

    is_inset = [is_inset for kind, is_inset in lines if kind in (e.CARD_EATEN, e.ATE_MEAT)]
    assert [True, True] == is_inset
    bagged = [is_inset for kind, is_inset in lines if kind == e.BAGGED]
    assert [True, False] == bagged, "the token of the eaten card; then what is scored"


@pytest.mark.parametrize(
    ("seat", "kind"), [("3/0 long_neck", e.ATE_PLANTS), ("1/0 fertile", e.POPULATION_DEALT)]
)
def test_what_no_attack_brings_stands_for_itself(qapp, seat, kind):
    """Long Necks and Fertile species begin a step; no line stands above them that they follow from."""
    own, other = (seat, "1/1") if kind == e.ATE_PLANTS else ("1/0", seat)
    lines = told_of(scene(own, other, phase="play", watering_hole=9), "done", *["feed 0"] * (own == "1/0"))

    assert (kind, False) in lines
    assert (kind, True) not in lines


def test_the_cards_drawn_for_an_extinct_species_stay_below_the_attack_when_the_deck_runs_out(qapp):
    made = scene(
        "2/0 carnivore", "1/0 horns scavenger", phase="feeding", draw_pile=["speed"], watering_hole=0
    )

    lines = told_of(made, "attack 0 1.0")

    before_scoring = lines[: next(at for at, (kind, _) in enumerate(lines) if kind == e.STEP_BEGAN)]
    assert (e.SHUFFLED, True) in before_scoring
    assert [True, True] == [is_inset for kind, is_inset in before_scoring if kind == e.DREW]


def test_a_move_that_was_made_by_itself_is_not_called_the_only_one(qapp):
    """Where there is enough for all, another order would have done as well."""
    phrases = BeginningPhrases(scene("1/0", "1/0").rules)

    assert "Ann’s bison eats (automatic)." == phrases.automatic("Ann’s bison eats.")
