"""Species are called by their animals in every language: in the log, on the ribbon, in lists and refusals."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.event import Event
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import WATERING_HOLE, species_ref
from evolution_qt.games.evolution.legality import CASES as SENTENCES_OF_CASES
from evolution_qt.games.evolution.legality import REFUSALS
from evolution_qt.games.evolution.state import PLAY
from evolution_qt.games.opening import begin
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.evolution.words import OF_ANIMALS, Phrases
from evolution_qt.ui.shell.log.log_lines import Context, LogContent
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import CASES, GENDERS, KEYS, Animal
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.presentation import naming
from tests.ui.shell.acting import until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import EVOLUTION_DUEL

CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Ann", "James", "Cleo", "Player 4", "クレオ", "Alice")
SPOKEN = ("en", "de", "ja")
NUMBERED = re.compile(r"(species|Tierart(en)?|種族) ?[0-9]", re.IGNORECASE)


def played(key, seats, seed):
    players = tuple(RecordSeat(name=name) for name in NAMES[:seats])
    match = begin(Header(game=key, players=players, seed=seed, commitment=f"{seed:064x}"))
    rng = Rng(seed)
    while not match.is_over:
        seat = match.to_move
        kind = ("greedy", "random")[seat % 2]
        match.play(seat, choose_move(match.game, match.view(seat), kind, rng))
    return match


@pytest.fixture(scope="module")
def ten():
    keys = ("evolution/de", "evolution/en", "evolution/ja")
    return [played(keys[at % 3], 2 + at % (5 if at % 3 == 2 else 4), at) for at in range(10)]


def lines_of(match, phrases, names_at):
    told = LogContent()
    told.begin(phrases, names_at, -1, tuple, lambda _number: ())
    told.add(match.history, automatic=False, stopped=False, decision=-1, actor=-1, redone=False)
    return [line.text for line in told.lines(0, len(match.history), Context())]


@pytest.mark.parametrize("language", SPOKEN)
def test_no_species_is_numbered_in_the_log_or_on_the_ribbon_of_ten_whole_games(
    ten, language, translations, qtbot
):
    translations.use(language)
    for match in ten:
        names, followed = NAMES[: len(match.state.players)], naming(match)
        table = EvolutionTable(match.game)
        qtbot.addWidget(table)
        table.set_players([(name, False) for name in names])
        table.show_position(match.view(-1))
        said = lines_of(match, table.phrases, lambda at: followed.names_at(names, at))  # noqa: B023
        for at, event in enumerate(match.history):
            table.pieces = followed.at(at)
            table.playback.show_run([event])
            said.append(table.board.told)
        assert len(said) > 200
        assert [] == [line for line in said if NUMBERED.search(line) or re.search(r"[{}|]", line)]


@pytest.mark.parametrize(
    ("language", "kind", "seat", "expected"),
    [
        ("en", e.ATE_PLANTS, 2, "Cleo’s bison eats 1 plant."),
        ("en", e.ATE_PLANTS, 1, "James’s bison eats 1 plant."),
        ("en", e.TRAIT_LAID, 2, "Cleo plays a trait on the bison."),
        ("de", e.ATE_PLANTS, 2, "Cleos Bison frisst 1 Pflanze."),
        ("de", e.ATE_PLANTS, 1, "James’ Bison frisst 1 Pflanze."),
        ("de", e.ATE_PLANTS, 3, "Der Bison von Player 4 frisst 1 Pflanze."),
        ("de", e.ATE_PLANTS, 4, "Der Bison von クレオ frisst 1 Pflanze."),
        ("de", e.ATE_PLANTS, 5, "Alice’ Bison frisst 1 Pflanze."),
        ("de", e.TRAIT_LAID, 2, "Cleo legt eine Eigenschaft an den Bison."),
        ("de", e.POPULATION_LOST, 2, "Die Population von Cleos Bison sinkt auf 1."),
        ("de", e.POPULATION_LOST, 3, "Die Population des Bisons von Player 4 sinkt auf 1."),
        ("ja", e.ATE_PLANTS, 2, "Cleoのバイソン：植物1個"),
        ("ja", e.WENT_EXTINCT, 2, "Cleoのバイソンが絶滅"),
    ],
)
def test_article_case_and_whose_it_is_are_right(translations, ten, language, kind, seat, expected):
    translations.use(language)
    names = Names(NAMES, EvolutionAnimals(((Animal("bison"),),) * 6))
    event = Event(kind, seat, target=species_ref(seat, 0), subject=WATERING_HOLE, amount=1)

    assert expected == Phrases(ten[0].game).sentence(event, names)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_animal_has_its_forms_in_every_language(translations, language):
    """What is missing in the tables of a new animal or language would be said in English."""
    translations.use(language)
    said = set()
    for key in KEYS:
        text = QCoreApplication.translate("Animals", key)
        gender, *nouns = text.split("|")
        assert language == "en" or text != key
        assert text == text.strip()
        if nouns:
            assert gender in GENDERS
            assert len(nouns) <= len(CASES)
        assert (language == "de") == bool(nouns)
        said.add(animals.bare(Animal(key)))
        for number in range(1, 5):
            one = Animal(key, number)
            spoken = [animals.the(one), animals.your(one), *[animals.whose(one, who) for who in NAMES]]
            for form in (form for phrase in spoken for form in phrase.forms):
                assert form
                assert not re.search(r"[{}|\n]", form)
            assert all(len(CASES) == len(phrase.forms) for phrase in spoken)
    assert len(KEYS) == len(said), "no two animals are called alike"


def test_german_articles_go_with_the_gender_and_the_case(translations):
    translations.use("de")
    forms = {
        "elephant": ("der Elefant", "den Elefanten", "dem Elefanten", "des Elefanten"),
        "mammoth": ("das Mammut", "das Mammut", "dem Mammut", "des Mammuts"),
        "duck": ("die Ente", "die Ente", "der Ente", "der Ente"),
    }
    for key, expected in forms.items():
        assert expected == animals.the(Animal(key)).forms
    second = Animal("elephant", 2)
    assert ("dein 2. Elefant", "deinen 2. Elefanten") == animals.your(second).forms[:2]
    assert "von Cleos 2. Elefanten" == animals.whose(second, "Cleo").forms[3]
    assert "Dein Elefant frisst." == animals.told("{a} frisst.", a=animals.your(Animal("elephant")))
    assert "cleos Elefant frisst." == animals.told("{a} frisst.", a=animals.whose(Animal("elephant"), "cleo"))


def test_every_refusal_that_is_about_a_species_is_said_of_its_animal():
    sentences = {*REFUSALS.values(), *SENTENCES_OF_CASES.values()}

    assert set(OF_ANIMALS) <= sentences
    assert {one for one in sentences if re.match("It (?!is another)|The species ", one)} <= set(OF_ANIMALS)


async def test_names_stay_when_moves_are_taken_back_and_made_again(page):
    """The log, the tiles and a look back agree, and so does the match when it is opened again."""
    view = await page.begin(EVOLUTION_DUEL, size=(1400, 860))
    person = await page.asked(PLAY)

    def tiles():
        top = view.table.top
        return [tile.look.name for seat in range(2) for tile in top.tiles(seat)]

    def expected():
        cast = view.naming.now()
        return [animals.name(animal) for row in cast.rows for animal in row]

    before, log = tiles(), LogPage(view.log).text
    made = len(view.match.plies)
    await person.make_a_move("species")
    await until(lambda: len(view.match.plies) > made and person.is_asked)
    founded = tiles()
    assert expected() == founded
    assert set(before) < set(founded)
    new = next(one for one in founded if one not in before)
    assert f"Ann gets a new species: {new.lower()}." in LogPage(view.log).text.replace("\u00a0", " ")
    told = LogPage(view.log).text

    QTest.keyClick(view.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    await until(lambda: tiles() == before and person.is_asked)
    assert log == LogPage(view.log).text
    view.undoing.again.click()
    await until(lambda: tiles() == founded and person.is_asked)
    assert told == LogPage(view.log).text

    match = view.match
    view.looking_back.show(len(match.history) - 1)
    past = view.looking_back.past.table
    assert founded == [tile.look.name for seat in range(2) for tile in past.top.tiles(seat)]
    view.looking_back.leave()
    await page.leave_game()
    page.window.session.go_on()
    again = await until(lambda: page.window.game if page.window.game is not view else None)
    assert naming(match).now() == again.naming.now()
