"""The rules in the program: every ruling, as the rulebooks and the edition have it, in every language."""

from xml.etree import ElementTree

import pytest

from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.legality import REFUSALS
from evolution_qt.games.evolution.state import PHASES
from evolution_qt.ui.evolution.rules_pages import (
    OF_REFUSALS,
    chapter_of_phase,
    chapter_of_question,
    chapter_of_refusal,
    chapters,
)
from evolution_qt.ui.evolution.situations import SITUATIONS
from evolution_qt.ui.table import prose
from tests.docs.pages import ROOT, rows, section

PAGE = prose.read("evolution", "en")
CHAPTERS = [one.key for one in PAGE]
RULINGS = [line for one in PAGE for line in one.lines if line.is_case]


def test_every_ruling_is_in_the_program():
    assert {f"R{number}" for number in range(1, 65)} == {one for line in RULINGS for one in line.rulings}
    assert all(line.rulings for line in RULINGS)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_each_edition_has_one_word_on_each_case(edition):
    """Of rulings that depend on an option exactly those of the edition are shown."""
    options = {one.key: one for one in game_of(edition.key).options}
    values = {key: one.default for key, one in options.items()}
    held = [one for line in RULINGS if line.holds(options, values) for one in line.rulings]

    assert len(held) == len(set(held))
    assert set(held) == {one for line in RULINGS for one in line.rulings}


def test_every_phase_and_every_refusal_leads_to_a_chapter():
    for phase in range(len(PHASES)):
        assert chapter_of_phase(phase) in CHAPTERS
    for code in REFUSALS:
        assert {chapter_of_refusal(code, phase) for phase in range(len(PHASES))} <= set(CHAPTERS)
    assert set(OF_REFUSALS) <= set(REFUSALS)
    others = set(REFUSALS) - set(OF_REFUSALS) - {"wrong_phase"}
    unexplained = [code for code in others if "protected" not in REFUSALS[code]]
    assert [] == unexplained, "OF_REFUSALS in ui/evolution/rules_pages.py lacks them"


@pytest.mark.parametrize("chapter", ["food", "play", "plants", "attack", "fat"])
def test_a_question_leads_to_its_chapter(chapter):
    """Where only Carnivores are hungry, it is theirs; a full species is fed as plant eaters are."""
    position = SITUATIONS[chapter].position
    state = game_of("evolution/de").load({**position, "game": "evolution/de"})

    assert {"fat": "plants"}.get(chapter, chapter) == chapter_of_question(state)


def told(game, *keys):
    """Return what the page says, in some chapters or in all, in the words of the code."""
    every = chapters(game, "#000000", 1.0)
    return " ".join(
        f"{line.name} {line.text}" for one in every if one.key in (keys or CHAPTERS) for line in one.lines
    )


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_the_rules_name_the_numbers_of_the_edition_and_every_trait(qapp, edition):
    words, is_japanese = told(game_of(edition.key)), edition.key == "evolution/ja"

    assert f"{sum(len(one.food) for one in edition.prints)} cards" in words
    assert ("as 4 larger" if is_japanese else "as 3 larger") in words
    assert "Defensive Herding" in words


def in_language(language, start):
    """Return in another language the one text that begins so in English."""
    catalogues = map(ElementTree.parse, (ROOT / "i18n").glob(f"*_{language}.ts"))
    messages = (one for catalogue in catalogues for one in catalogue.iter("message"))
    pairs = [(one.findtext("source"), one.findtext("translation")) for one in messages]
    pairs += [
        (source.text, said.text)
        for here, there in zip(PAGE, prose.read("evolution", language), strict=True)
        for source, said in zip(here.lines, there.lines, strict=True)
    ]
    (found,) = [said for source, said in pairs if source.startswith(start)]
    return found


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_the_scoring_and_the_end_are_told_as_the_rulebooks_have_them(qapp, edition):
    """A point for each step of population (000:154); a pile that is not enough ends the game (000:45)."""
    words = told(game_of(edition.key), "aim", "game_end", "extinction")

    assert "1 per step of population" in words
    assert "If the draw pile has too few cards for the deal" in words
    assert "runs out" not in words


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_a_negative_sum_takes_that_many_tokens(qapp, edition):
    """Not all of them (000:85, 001:37); by the English help it adds nothing (003:15)."""
    words = told(game_of(edition.key), "reveal")

    takes = edition.rules.negative_sum_removes_chips
    assert ("take that many food tokens away" in words) == takes
    assert ("that many tokens are taken away" in words) == takes
    assert ("add nothing" in words) != takes


@pytest.mark.parametrize(
    ("start", "german", "japanese"),
    [
        ("If the sum is below zero, take that many", "so viele Chips", "その数だけ"),
        ("If the sum of the food cards is below zero, that many", "so viele Chips", "その数だけ"),
        ("Evolve your species and keep them fed", "Stufe Population", "個体数1"),
        ("If the draw pile has too few cards for the deal", "Reicht", "足りなければ"),
        ("If the draw pile is not enough, ", "Reicht", "足りなければ"),
        ("Takes 1 meat from the food bank each time a prey", "einer Beute", "獲物"),
    ],
)
def test_the_other_languages_say_the_same(start, german, japanese):
    for language, words in (("de", german), ("ja", japanese)):
        assert words in in_language(language, start)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
@pytest.mark.parametrize("effects", ["before", "after"])
def test_cards_that_work_at_the_reveal_say_on_which_side_of_it(edition, effects):
    """Before it in the Japanese edition (001:38, 108, 126), after it in the German one (000:87, 265, 297)."""
    game = game_of(edition.key).with_options({"effects": effects})
    texts = [game.table.traits[game.table.index[key]].text for key in ("long_neck", "fat_tissue")]

    assert all(("Just before the food cards are revealed" in one) == (effects == "before") for one in texts)


def test_a_card_that_shares_every_token_says_so(qapp):
    """R30 is a switch, and so is the text of the card."""
    texts = []
    for per_chip in (False, True):
        game = game_of("evolution/de").with_options({"cooperation_per_chip": per_chip})
        texts.append(game.table.traits[game.table.index["cooperation"]].text)

    assert texts[0].startswith("Each time it eats")
    assert texts[1].startswith("For each token it takes")


def test_a_scavenger_eats_when_a_prey_is_hurt_not_when_horns_hurt_the_hunter(qapp):
    """The attacker's own loss feeds no one (R4, 001:131)."""
    game = game_of("evolution/de")

    assert "each time a prey loses population" in game.table.traits[game.table.index["scavenger"]].text
    assert "an attack makes a prey lose population" in told(game, "scavenger")


def test_the_quick_variant_has_no_turns_of_card_play(qapp):
    """All play at the same time (000:165)."""
    game = game_of("evolution/de")

    assert "All players play at the same time" in told(game.with_options({"simultaneous_play": True}), "play")
    assert "Starting with the first player" in told(game, "play")


def test_no_protection_is_said_to_be_without_exception():
    """Intelligence ignores it (000:283), and Fat Tissue has room for more than the board (000:261)."""
    texts = [line.text for line in RULINGS if {"R12", "R8"} & {*line.rulings}]

    assert 2 == len(texts)
    assert all("{intelligence}" in one or "{fat_tissue}" in one for one in texts)
    assert all("only a Carnivore" not in REFUSALS[key] for key in ("climbing", "warning_call"))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_no_trait_name_is_left_open(qapp, edition):
    assert "{" not in told(game_of(edition.key))


def test_the_page_of_rulings_has_the_same_numbers():
    listed = {
        cells[0]
        for cells in rows(section(ROOT / "docs" / "rules" / "coverage.md", "## Rulings"))
        if cells[0].startswith("R")
    }

    told = {one for line in RULINGS for one in line.rulings}
    assert {number for number in listed if not number.startswith("R33")} == told - {"R33"}
