"""The record book in the window: filled without a wait, asked by a click, reset, exported."""

import asyncio
import csv
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from evolution_qt.book.database import SMALL
from evolution_qt.book.export import writing_json, writing_seats_csv, writing_traits_csv
from evolution_qt.book.figures import AT_A_TIME, FEWEST, One
from evolution_qt.book.reading import read
from evolution_qt.core.steps import at_once
from evolution_qt.games import game, title_of
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.ui.kit import accessibility, jobs
from evolution_qt.ui.kit.jobs import go_on
from evolution_qt.ui.shell.book.book_charts import GamesChart
from evolution_qt.ui.shell.book.book_keeper import BookKeeper, of_folder
from evolution_qt.ui.shell.book.record_book import PAGES, RecordBookDialog
from evolution_qt.ui.shell.window import style
from tests.book.games import played
from tests.ui.shell.acting import click, until
from tests.ui.shell.page import BOTS, bare_window
from tests.ui.shell.sample_games import sample

GOOD = [played(seed) for seed in range(1, 4)]


@pytest.fixture
def opened(app, qtbot):
    """Open the book of a keeper over a window."""
    window = bare_window(qtbot, (1280, 800))

    def over(keeper, **how):
        keeper.setParent(window)
        dialog = RecordBookDialog(keeper, **how)
        dialog.open_over(window)
        return dialog

    return over


def words(dialog):
    return [label.text() for label in dialog.findChildren(QLabel) if label.text()]


def test_an_empty_book_says_what_will_stand_here(opened):
    dialog = opened(sample(0))

    assert "No game has been counted yet" in dialog.empty.text()
    assert dialog.empty.isVisible()
    assert not dialog.person.isVisible()
    assert not dialog.forget.isEnabled()


def test_a_person_is_shown_with_wins_and_what_chance_would_give(opened):
    dialog = opened(sample(46))
    facts = {what: (much, about) for what, much, about in dialog.rows() if what}
    found = dialog.figures

    assert "Ann" == dialog.person.currentText()
    assert f"{found.wins.wins:g} of 46" == facts["Won"][0]
    assert "most likely" in facts["Won"][1]
    assert facts["Most points"][0] == str(found.most_points)
    assert any("95 of 100" in text for text in words(dialog))
    assert f"{found.wins.wins:g} of 46 won" in dialog.wins.accessibleDescription()


def test_few_games_have_counts_and_no_percentage(opened):
    dialog = opened(sample(6))

    assert not any("%" in text for text in words(dialog))
    assert f"fewer than {FEWEST} game" in dialog.verdict.text()
    assert "1 of 6" in words(dialog)


def test_choices_leave_only_games_that_are_meant(opened):
    dialog = opened(sample(46))

    dialog.game.setCurrentIndex(1)
    german = dialog.figures.wins.games
    assert 0 < german < 46
    dialog.players.setCurrentIndex(1)
    assert 0 < dialog.figures.wins.games < german
    dialog.game.setCurrentIndex(0)
    dialog.players.setCurrentIndex(0)
    dialog.against.setCurrentIndex(2)
    assert dialog.figures.wins.games == sum(one.games for one in dialog.figures.by_against.values())
    assert 1 == len(dialog.figures.by_against)


def test_points_of_different_games_are_never_one_average(opened):
    """Every choice there is means one game, and each of its facts stands once."""
    keeper = sample(0)
    of_games = [read(played(seed)) for seed in (1, 2)]
    of_games.append(read(played(3, game="evolution/ja")))
    of_games.append(read(played(4, 3, "beginning/de", ("human", "greedy"))))
    keeper.book.add(of_games)
    dialog = opened(keeper)
    assert ["The Beginning", "Evolution", "German edition", "Japanese edition"] == [
        dialog.game.itemText(at).rpartition(" · ")[2].rpartition(": ")[2] for at in range(dialog.game.count())
    ]

    counted, every = [], set()
    for at in range(dialog.game.count()):
        dialog.game.setCurrentIndex(at)
        assert 1 == len({title_of(edition).key for edition in dialog.asked.editions})
        counted.append(dialog.figures.wins.games)
        assert [dialog.figures.points.games] * 2 == [len(dialog.figures.course), counted[-1]]
        parts = dict(line.rsplit(" ", 1) for line in dialog.rows()[3][2].split(" · "))
        assert len(game(dialog.asked.editions[0]).columns) == len(parts)
        assert dialog.figures.points.value == pytest.approx(sum(map(float, parts.values())), abs=0.2)
        named = [what for what, *_ in dialog.rows() if what]
        assert sorted(set(named)) == sorted(named)
        assert len(dialog.rows()) == len(set(dialog.rows()))
        every |= {*named}
        visible = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        assert sorted(named) == sorted(word for word in visible if word in every), "nothing of another game"
        seen = [dialog.players.itemText(one) for one in range(dialog.players.count())]
        assert ("3 players" in seen) == ("beginning/de" in dialog.asked.editions)
    assert [1, 3, 2, 1] == counted


def test_a_choice_that_another_game_has_not_is_given_up_with_it(opened):
    keeper = sample(0)
    keeper.book.add([read(played(1)), read(played(4, 3, "beginning/de", ("human", "greedy")))])
    dialog = opened(keeper)
    dialog.players.setCurrentIndex(dialog.players.findText("3 players"))

    dialog.game.setCurrentIndex(1)

    assert 1 == dialog.figures.wins.games
    assert "any number" == dialog.players.currentText()


def test_bots_can_be_looked_at_too(opened):
    dialog = opened(sample(46))
    entries = [dialog.person.itemText(at) for at in range(dialog.person.count())]

    assert "Hunter (bot)" in entries
    dialog.person.setCurrentIndex(entries.index("Hunter (bot)"))
    assert "people" == dialog.against.itemText(1).lower()


def test_the_book_opens_with_the_person_who_has_played_last(opened):
    """Not with the player of most games, and not with a level of bots, also if a person comes in later."""
    keeper = sample(0)
    games = [read(played(seed, kinds=("hunter", "forager"))) for seed in (1, 2)]
    keeper.book.add(games)
    dialog = opened(keeper)
    assert "Forager (bot)" == dialog.person.currentText()

    keeper.book.add([read(played(seed)) for seed in (3, 4)])
    keeper.changed.emit()
    assert "Ann" == dialog.person.currentText()
    keeper.book.add([read(played(9).replace(b'"Ann"', b'"Zoe"'))])
    keeper.changed.emit()
    assert "Zoe" == dialog.person.currentText()

    dialog.person.setCurrentIndex(dialog.person.findText("Hunter (bot)"))
    keeper.changed.emit()
    assert "Hunter (bot)" == dialog.person.currentText(), "what somebody has chosen stays"


def test_the_pages_are_turned_by_their_words(opened):
    dialog = opened(sample(46))

    for at, page in enumerate(PAGES):
        click(dialog.pages[page])
        assert at == dialog.stack.currentIndex()
    dialog.game.setCurrentIndex(1)
    assert 2 == dialog.stack.currentIndex()


def test_a_game_of_the_course_is_told_by_pointer_and_keys(opened):
    dialog = opened(sample(46), page="points")
    chart = dialog.course

    QTest.mouseMove(chart, chart.point(3, 20).toPoint())
    assert 3 == chart.chosen
    calm = chart.grab().toImage()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert 4 == chart.chosen
    assert calm != chart.grab().toImage()
    assert chart.told(4) in chart.accessibleDescription()
    assert 46 - 9 == len(chart.means())


class Counted(list):
    """Games that count how often one of them is looked at."""

    looks = 0

    def __iter__(self):
        for one in super().__iter__():
            self.looks += 1
            yield one

    def __getitem__(self, at):
        self.looks += len(range(len(self))[at]) if isinstance(at, slice) else 1
        return super().__getitem__(at)


@pytest.mark.parametrize("count", [100, 3_000])
def test_each_of_many_games_is_looked_at_a_few_times_until_all_are_painted(app, qtbot, count):
    """The most points were once sought among all games for every dot, and for every move of the pointer."""
    games = Counted(One("2026-01-01T10:00:00Z", 2, float(at % 50), 0.0, at % 2) for at in range(count))
    chart = GamesChart()
    qtbot.addWidget(chart)
    chart.resize(900, 300)
    chart.show()
    chart.show_games(games)
    whole = chart.grab().toImage()
    assert count <= games.looks <= 3 * count + 300

    games.looks = 0
    for at in (1, count // 2, count - 2):
        QTest.mouseMove(chart, chart.point(at, 20).toPoint())
        assert abs(at - chart.chosen) <= count / 900 + 1
        assert whole != chart.grab().toImage()
    assert games.looks <= 12, "only what is told of the chosen ones"

    chart.resize(600, 300)
    chart.grab()
    assert games.looks <= count + 10


def test_the_picture_of_all_games_follows_theme_and_size(app, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    chart = GamesChart(window)
    chart.resize(900, 300)
    chart.show_games([One("2026-01-01T10:00:00Z", 2, float(at), 0.0, at % 2) for at in range(30)])
    looks = []
    for theme, factor in (("light", 1.0), ("dark", 1.0), ("dark", 1.5), ("light", 1.0)):
        style.apply(window, theme)
        chart.set_factor(factor)
        looks.append(chart.grab().toImage())
    chart.show_games([One("2026-01-01T10:00:00Z", 2, 1.0, 0.0, 1)])
    looks.append(chart.grab().toImage())

    assert looks[0] == looks[3]
    assert 4 == len({bytes(look.constBits()) for look in looks})


def test_the_latest_of_many_games_are_described_and_each_that_is_chosen_is_announced(app, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(accessibility, "announce", lambda thing, words, **how: said.append(words))
    chart = GamesChart()
    qtbot.addWidget(chart)
    chart.show_games([One("2026-01-01T10:00:00Z", 2, float(at), 0.0, at % 2) for at in range(2_000)])
    lines = chart.accessibleDescription().splitlines()
    assert [chart.told(at) for at in range(1_900, 2_000)] == lines

    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert [chart.told(0)] == said


def test_traits_with_few_games_are_named_with_plain_counts(opened):
    dialog = opened(sample(12), page="topics")
    rows = [dialog.topics.topLevelItem(at) for at in range(dialog.topics.topLevelItemCount())]

    assert 17 == len(rows)
    assert any("with it" in row.data(0, Qt.ItemDataRole.AccessibleTextRole) for row in rows)
    assert any("fewer than 10" in row.text(3) for row in rows)


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_clipped(opened, page, size):
    dialog = opened(sample(46), page=page)
    dialog.parentWidget().parentWidget().resize(*size)
    QTest.qWait(0)

    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        elif label.isVisible():
            assert label.width() >= label.sizeHint().width(), label.text()
    for chart in (dialog.wins, dialog.course, dialog.topics):
        if chart.isVisible():
            assert chart.height() >= chart.minimumSizeHint().height()
            assert chart.width() >= chart.minimumSizeHint().width()


# Export and reset


def test_export_writes_tables_or_json(opened, tmp_path):
    dialog = opened(sample(20))

    dialog.export_to(tmp_path / "book.csv")
    dialog.export_to(tmp_path / "book.json")

    with open(tmp_path / "book.csv", encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    plain = json.loads((tmp_path / "book.json").read_text(encoding="utf-8"))
    assert len(rows) == len(plain["seats"])
    assert 20 == len({row["game"] for row in rows})
    assert (tmp_path / "book-traits.csv").exists()
    assert "Saved" in dialog.note.label.text()


def test_a_folder_that_refuses_is_said(opened, tmp_path):
    (tmp_path / "file").write_text("in the way")
    dialog = opened(sample(2))

    dialog.export_to(tmp_path / "file" / "book.json")

    assert "cannot be written" in dialog.note.label.text()


MANY = SMALL + 60


def stepped(dialog, keeper):
    """Make the steps of what goes on, one slice after the other, and return how many there were."""
    count = 0
    while dialog.is_working:
        go_on(keeper)
        count += 1
    return count


@pytest.fixture
def slowly(monkeypatch):
    """Let each slice be one step."""
    monkeypatch.setattr(jobs, "BREATH", 0)


@pytest.mark.usefixtures("slowly")
def test_a_large_book_opens_in_steps_and_ends_with_the_same_figures(opened):
    keeper = sample(MANY)
    dialog = opened(keeper)
    assert dialog.is_working
    assert dialog.figures is None
    assert "Reading games" in dialog.empty.text()

    count = stepped(dialog, keeper)

    assert count > 3 * MANY / AT_A_TIME
    assert keeper.ledger.figures(dialog.asked) == dialog.figures
    assert MANY == dialog.figures.wins.games
    assert 0 == dialog.stack.currentIndex()


@pytest.mark.usefixtures("slowly")
def test_no_step_of_a_large_book_asks_for_more_rows_than_those_of_some_games(opened, monkeypatch):
    keeper = sample(MANY)
    rows = []
    ask = keeper.book.rows

    def asked(question, values=()):
        found = ask(question, values)
        rows.append((len(found), question))
        return found

    monkeypatch.setattr(keeper.book, "rows", asked)
    dialog = opened(keeper)
    stepped(dialog, keeper)
    for steps in (writing_seats_csv, writing_traits_csv, writing_json):
        at_once(steps(keeper.ledger))

    assert MANY == max(count for count, question in rows if "FROM games" in question)
    others = [count for count, question in rows if "FROM games" not in question]
    assert max(others) <= AT_A_TIME * 4 * max(len(edition.prints) for edition in EDITIONS)


@pytest.mark.usefixtures("slowly")
def test_a_choice_made_meanwhile_counts(opened):
    keeper = sample(MANY)
    dialog = opened(keeper)
    stepped(dialog, keeper)
    before = dialog.figures

    dialog.game.setCurrentIndex(1)
    go_on(keeper)
    assert dialog.figures is before, "what was there is seen until the new figures are"
    dialog.players.setCurrentIndex(1)
    go_on(keeper)
    keeper.changed.emit()
    go_on(keeper)
    dialog.against.setCurrentIndex(1)
    stepped(dialog, keeper)

    asked = dialog.asked
    assert asked.editions
    assert asked.players
    assert asked.against
    assert keeper.ledger.figures(asked) == dialog.figures
    assert dialog.figures.wins.games < MANY


@pytest.mark.usefixtures("slowly")
def test_somebody_else_chosen_while_the_book_is_read_is_shown(opened):
    keeper = sample(MANY)
    dialog = opened(keeper)
    stepped(dialog, keeper)
    keeper.changed.emit()
    go_on(keeper)
    dialog.person.setCurrentIndex(2)
    name = dialog.person.currentText()
    stepped(dialog, keeper)

    assert name == dialog.person.currentText()
    assert dialog.asked.subject.key == dialog.person.itemData(2)[0]
    assert keeper.ledger.figures(dialog.asked) == dialog.figures


@pytest.mark.usefixtures("slowly")
def test_a_closed_sheet_asks_no_more_and_an_export_is_finished(opened, tmp_path):
    keeper = sample(MANY)
    dialog = opened(keeper)
    dialog.export_to(tmp_path / "book.json")
    dialog.reject()
    assert not dialog.is_working

    for _ in range(3):
        go_on(keeper)
    assert not (tmp_path / "book.json").exists()
    keeper.stop()

    plain = json.loads((tmp_path / "book.json").read_text(encoding="utf-8"))
    assert MANY == len({row["game"] for row in plain["seats"]})


@pytest.mark.usefixtures("slowly")
def test_a_large_export_is_said_when_it_is_written(opened, tmp_path):
    keeper = sample(MANY)
    dialog = opened(keeper)
    dialog.export_to(tmp_path / "book.csv")
    (tmp_path / "file").write_text("in the way")
    assert not dialog.note.isVisible()
    while go_on(keeper):
        pass
    assert "Saved" in dialog.note.label.text()
    assert (tmp_path / "book-traits.csv").exists()

    dialog.export_to(tmp_path / "file" / "book.csv")
    while go_on(keeper):
        pass
    assert "cannot be written" in dialog.note.label.text()


def test_reset_asks_and_can_be_taken_back(opened, qtbot):
    dialog = opened(sample(20))
    assert not dialog.remember.isVisible()

    click(dialog.forget)
    assert dialog.question.isVisible()
    dialog.question.reject()
    assert "Ann" == dialog.person.currentText()
    click(dialog.forget)
    dialog.question.accept()
    qtbot.waitUntil(lambda: dialog.figures is None)
    assert "since the reset" in dialog.empty.text()

    click(dialog.remember)
    assert 20 == dialog.figures.wins.games
    assert not dialog.remember.isVisible()


# In the window


def put(folder, *contents):
    folder.mkdir(parents=True, exist_ok=True)
    for at, content in enumerate(contents):
        (folder / f"{at}.jsonl").write_bytes(content)


async def test_the_book_reads_while_it_is_open(page, folders):
    put(folders.games, *GOOD, b'"result" is no record', GOOD[0].replace(b'"seed": 1', b'"seed": 2'))

    window = page.window
    click(window.start.book)
    dialog = window.dialog
    assert isinstance(dialog, RecordBookDialog)
    await until(lambda: not window.book.is_reading)
    assert 3 == dialog.figures.wins.games
    assert "2 records could not be read" in dialog.note.label.text()
    assert "illegal" in dialog.note.toolTip() or "allow" in dialog.note.toolTip()
    dialog.reject()

    assert (folders.data / "record-book.sqlite").exists()


def test_what_was_forgotten_stays_forgotten(shown, play, folders):
    put(folders.games, *GOOD)

    async def forget():
        async with shown() as made:
            await until(made.window.isActiveWindow)
            QTest.keyClick(made.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
            await until(lambda: made.window.dialog is not None and not made.window.book.is_reading)
            kept = []
            made.window.book.forget(kept.append)
            assert [True] == kept
            put(folders.games / "x", played(9))
            (folders.games / "9.jsonl").write_bytes(played(9))

    async def look_again():
        async with shown() as made:
            made.window.sheets.show_record_book()
            await until(lambda: not made.window.book.is_reading)
            assert 1 == made.window.dialog.figures.wins.games

    play(forget())
    (folders.data / "record-book.sqlite").unlink()  # it is filled again; the reset is not in it
    play(look_again())


@pytest.mark.usefixtures("toy_among_games")
async def test_a_game_that_ends_is_entered(page):
    await page.begin(BOTS)
    await page.played_out()
    book = page.window.book
    await until(lambda: book.book.dump() and not book.is_reading)
    assert {"greedy", "random"} == {one.key for one in book.ledger.subjects()}
    page.window.sheets.show_record_book()
    dialog = await page.sheet(RecordBookDialog)
    assert not dialog.pages["topics"].isVisible(), "the toy counts nothing separately"
    assert ["Won", "By chance", "Points", "Lead over the next best", "Most points"] == [
        what for what, _, _ in dialog.rows()
    ]


async def test_leaving_ends_the_reading(page, folders):
    """A player who closes the window in the middle waits for nothing and leaves nothing behind."""
    put(folders.games, *GOOD)

    page.window.sheets.show_record_book()
    await asyncio.sleep(0)
    assert page.window.book.is_reading


def test_reading_comes_in_short_slices(tmp_path, play, monkeypatch):
    """Other work has its turn many times while three games are read."""
    monkeypatch.setattr(jobs, "BREATH", -1)  # a step in a turn
    put(tmp_path / "games", *GOOD)
    turns = 0

    async def count():
        nonlocal turns
        keeper = of_folder(tmp_path / "games")
        keeper.catch_up()
        while keeper.is_reading:
            turns += 1
            await asyncio.sleep(0)
        assert 3 == sum(row.startswith("games") for row in keeper.book.dump())
        keeper.stop()

    play(count())
    assert turns > 6


def test_without_a_folder_of_games_the_book_is_empty(tmp_path, play):
    async def look():
        keeper = of_folder(tmp_path / "none")
        keeper.catch_up()
        while keeper.is_reading:
            await asyncio.sleep(0)
        assert [] == keeper.ledger.subjects()
        keeper.stop()

    play(look())


def test_a_folder_that_has_gone_takes_no_game_away(tmp_path, play):
    put(tmp_path / "games", *GOOD)

    async def look():
        keeper = of_folder(tmp_path / "games")
        for _ in range(2):
            keeper.catch_up()
            while keeper.is_reading:
                await asyncio.sleep(0)
            if (tmp_path / "games").exists():
                (tmp_path / "games").rename(tmp_path / "away")
        assert 3 == keeper.ledger.subjects()[0].games
        keeper.stop()

    play(look())


def test_a_disk_that_refuses_keeps_a_reset_for_now(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way")
    keeper = BookKeeper(tmp_path / "file", list)
    keeper.book.add([])

    kept = []
    keeper.forget(kept.append)
    keeper.remember(kept.append)
    assert [False, False] == kept
    keeper.book.close()
