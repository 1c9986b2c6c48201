"""What is said of the table: by the pointer, for people who do not see it, and of the end."""

from __future__ import annotations

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.score import Score
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.legality import REFUSALS
from evolution_qt.games.opening import begin
from evolution_qt.ui.beginning.event_kinds import BeginningAnimals
from evolution_qt.ui.beginning.rules_pages import BeginningReference, chapter_of_refusal, chapters
from evolution_qt.ui.beginning.samples import SAMPLES
from evolution_qt.ui.beginning.scoring import SCORING
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.table import animals, prose
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.presentation import naming
from tests.games.beginning.scene import KEY, scene
from tests.ui.beginning.tables import seated


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        (
            "play",
            "Your plant eaters want 7. Long Necks bring 2 of them from the food bank. "
            "Your Carnivores want 2. 2 card(s) will starve.",
        ),
        ("feeding", "Your plant eaters want 7. Your Carnivores want 2. 4 card(s) will starve."),
    ],
)
def test_the_watering_hole_says_how_many_cards_will_starve(qtbot, phase, said):
    """Before the feeding Long Necks still take their tokens from the bank; hunters want none."""
    player = seated(
        qtbot, "3/1 long_neck | 5/0 | 2/0 carnivore", "1/0", phase=phase, watering_hole=3, hands=("speed",)
    )

    words, _ = player.table.overlays.hint_at(player.table.top.pond.scene_rect.center())

    assert f"Watering hole: 3 token(s). {said}" == words


def test_every_thing_has_a_name_and_a_place(qtbot):
    player = seated(
        qtbot, "3/1 long_neck | 1/0", "2/0 horns speed", phase="play", hands=("speed horns", "flight")
    )
    table, view = player.table, player.table.top.view
    things = table.tree.things
    found = []

    def visit(key):
        for child in things.children(view, key):
            found.append(child)
            assert things.name(view, child), child
            assert not things.rect(child).isEmpty(), child
            assert things.parent(view, child) == key
            things.description(view, child)
            visit(child)

    visit(None)

    assert {
        "hole",
        "draw pile",
        "discard pile",
        "seat",
        "plate",
        "species",
        "trait",
        "pile",
        "gap",
        "hand",
        "card",
    } == {key.sort for key in found}


def test_each_landing_is_said_for_people_who_do_not_see_it(qtbot):
    player = seated(qtbot, "3/1 long_neck | 1/0", "2/0", phase="play", hands=("speed",))
    table, view = player.table, player.table.top.view
    (card,) = table.gestures.cards()
    told = [table.tree.things.landing(view, card, spot) for spot in table.gestures.spots(card)]

    assert 5 == len(told) == len(set(told))
    assert all(words and "{" not in words for words in told)


def test_every_refusal_has_a_sentence_and_a_chapter():
    rows = dict(SAMPLES.refusals(game_named("beginning/de")))

    assert {*REFUSALS, "game_over"} == set(rows)
    assert all(words and "{" not in words for words in rows.values())
    assert {chapter_of_refusal(code, 0) for code in REFUSALS} <= {
        one.key for one in prose.read("beginning", "en")
    }


def test_the_pages_of_rules_and_cards(qapp):
    last = chapters(game_named("beginning/de"), "#000000", 1.0)[-1]
    assert ("traits", 10) == (last.key, len(last.lines))
    assert all(line.name and line.picture is not None for line in last.lines)
    cards = BeginningReference().cards()
    assert 10 == len(cards)
    assert all(len(card.facts) == 3 for card in cards)


def test_scores_are_told_as_far_as_they_are_known():
    whole, part = Score((5, 3, 2, 1)), Score((None, 3, 2, 1), 4)

    assert "Ann: 5 for tokens, 3 for populations, 2 for traits, 1 in hand" == SCORING.told("Ann", whole)
    told = SCORING.told("Ann", part)
    assert told.startswith("Ann: 4 for tokens on species, 3 for populations, ")
    assert told.endswith("; tokens behind the screen are secret until the end")
    assert "Ann, Ben share the victory." == SCORING.tie(["Ann", "Ben"], [whole, whole], [0, 1])
    assert "" == SCORING.tie(["Ann", "Ben"], [whole, part], [0])


def test_each_species_that_starves_is_named_once_with_what_is_left_of_it(qapp):
    """They starve one after the other, from the left (002:164)."""
    made = scene("3/0 | 2/2 | 4/0", "1/0", watering_hole=3, phase="feeding")
    made.play("feed 0", "feed 2", "feed 2")
    starved, names = made.told("card_starved"), Names(["Ann", "Ben"], BeginningAnimals.alone([3, 1]))

    said = BeginningPhrases(made.rules).together(starved, names, 0)

    first, last = (animals.bare(names.pieces.of(0, at)) for at in (0, 2))
    assert f"Ann’s {first} starves: its population falls to 1." in said
    assert said.endswith(f"Ann’s {last} starves: its population falls to 2.")
    assert 2 == said.count("starves")


def test_the_species_that_hatches_first_is_named_as_its_tile(qapp):
    """The first supply is dealt before the first move: its species lies there from the start."""
    players = tuple(RecordSeat(name=name, kind="human") for name in ("Ann", "Ben"))
    match = begin(Header(game="beginning/de", players=players, seed=1, commitment="a" * 64))
    followed, phrases = naming(match), BeginningPhrases(match.game)

    (number,) = [at for at, event in enumerate(match.history) if event.kind == e.SPECIES_DEALT]
    first = match.to_move

    animal = animals.bare(followed.now().of(first, 0))
    names = followed.names_at(("Ann", "Ben"), number)
    said = phrases.sentence(match.history[number], names)
    assert f"A new species hatches for {names[first]}: {animal}." == said


def test_a_note_in_brackets_stands_before_the_full_stop():
    words = BeginningPhrases(game_named(KEY))
    assert "The bison eats (no other choice)." == words.no_choice("The bison eats.")
    assert "バイソンが食べる (no other choice)。" == words.no_choice("バイソンが食べる。")
