"""What the page of cards says: where a card is explained, and how many a player has not seen."""

import re

import pytest

from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.traits import Carnivore, Fertile, Horns
from evolution_qt.ui.evolution.rules_pages import LINES, chapter_of_card, left_unseen, where_explained
from tests.docs.pages import SOURCES, section
from tests.positions import position


def test_what_a_player_sees_is_not_counted_as_still_to_come():
    """Of six cards with Horns: one in the own hand, one open, one discarded; another's hand is not seen."""
    game, state = position(
        ["b1 p1 horns:1"],
        ["b1 p1 ?horns:2"],
        phase="play",
        hand=["horns:3"],
        discard_pile=["horns:4"],
    )
    left = left_unseen(game.observe(state, 0))

    assert 6 - 3 == left[game.table.index["horns"]]
    assert 6 == left[game.table.index["climbing"]]
    assert 6 - 3 == left_unseen(game.observe(state, 1))[game.table.index["horns"]]


BOOKS = {"000": "the German rulebook", "001": "the Japanese help page", "003": "the English online help"}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_books_chapters_and_lines_are_those_of_the_page_of_sources(edition):
    """Each trait stands there with the same lines, in the same chapter; what is not there is said so."""
    page = " ".join(section(SOURCES, f"## {edition.source}, {BOOKS[edition.source]}").split())
    chapters = [one for one in page.split("|") if one.strip().startswith("cards")]
    for trait in (printed.trait() for printed in edition.prints):
        told = where_explained(edition.source, trait)
        lines = ", ".join(LINES[edition.source].get(trait.key, ()))

        if lines and (edition.source, trait.key) != ("001", "horns"):
            assert re.search(rf"{trait.name} {lines}(?![-\d])", page), trait.key
            assert f"{edition.source}:{lines}" in told
        if chapter := chapter_of_card(edition.source, trait.family).lower().replace(":", ","):
            (there,) = [one for one in chapters if one.strip().startswith(chapter)]
            assert trait.name in there
        assert ("not explained there" in told) == (not lines)


def test_a_help_page_that_says_nothing_of_a_card_is_not_named_as_its_source():
    """003:30 refers to the printed booklet, 001 only names Horns (001:64)."""
    horns, fertile, carnivore = Horns(), Fertile(), Carnivore()

    nothing = "English online help: not explained there; as in the German rulebook"
    assert nothing == where_explained("003", horns)
    assert "001:64; all else as in the German rulebook" in where_explained("001", horns)
    assert "not explained there" in where_explained("003", fertile)
    assert "English online help, 003:20, 22" == where_explained("003", carnivore)
    assert "German rulebook, chapter “Cards: attack”, 000:185-189" == where_explained("000", carnivore)
