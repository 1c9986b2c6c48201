"""The figures: exact sums, honest intervals, counts alone where there are few games."""

from __future__ import annotations

import csv
import io
import json
import math

import pytest

from evolution_qt.book import database, export
from evolution_qt.book.database import Book
from evolution_qt.book.figures import FEWEST, Ledger, Mean, Question, Wins, _mean
from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.steps import at_once
from evolution_qt.games.opening import begin
from tests.book.games import a_hunt, changed, played
from tests.book.test_database import KEPT, KEPT_GAMES


@pytest.fixture
def ledger(tmp_path):
    """Three games of Ann against a hunter, two Japanese ones, and some that do not count."""
    contents = [
        *(played(seed) for seed in (1, 2, 3)),
        *(played(seed, 3, "evolution/ja", ("human", "hunter", "apex/stalker")) for seed in (4, 5)),
        played(1).replace(b'"Ann"', b'"ANN"'),
        changed(played(6), takes={}, practice=True),
        a_hunt(),
    ]
    book = Book(None)
    paths = []
    for at, content in enumerate(contents):
        paths.append(tmp_path / f"{at}.jsonl")
        paths[-1].write_bytes(content)
    book.update(paths)
    yield Ledger(book)
    book.close()


def parts_of(figures):
    return sum(figures.means[key] for key in ("food", "population", "traits"))


def of_ann(ledger):
    return next(one for one in ledger.subjects() if one.key == "ann")


def test_people_come_before_bots_with_their_games(ledger):
    found = {(one.key, one.is_person): one.games for one in ledger.subjects()}

    assert {("ann", True): 5, ("hunter", False): 5, ("apex", False): 2} == found
    assert ledger.subjects()[0].is_person


def test_the_choices_are_those_of_the_games(ledger):
    ann = of_ann(ledger)
    assert ["evolution/ja", "evolution/de"] == ledger.editions(ann), "the latest first"
    assert ([2, 3], ["hunter", "mixed"]) == ledger.choices(Question(ann))
    assert ([2], ["hunter"]) == ledger.choices(Question(ann, ("evolution/de",)))


def test_sums_are_those_of_the_records(ledger):
    rows = [
        dict(row)
        for row in csv.DictReader(io.StringIO(at_once(export.writing_seats_csv(ledger)).decode("utf-8-sig")))
        if row["counts"] == "1" and row["kind"] == "human" and row["seat"] == "0"
    ]
    figures = ledger.figures(Question(of_ann(ledger)))

    assert 5 == figures.wins.games == len(rows)
    assert sum(float(row["win_share"]) for row in rows) == pytest.approx(figures.wins.wins)
    assert 3 / 2 + 2 / 3 == pytest.approx(figures.wins.chance)
    points = [int(row["points"]) for row in rows]
    assert sum(points) / 5 == pytest.approx(figures.points.value)
    assert parts_of(figures) == pytest.approx(figures.points.value)
    assert max(points) == figures.most_points
    assert sum(int(row["margin"]) for row in rows) / 5 == pytest.approx(figures.margin.value)
    assert max(int(row["chain_food"]) for row in rows) == figures.most["chain_food"]
    assert {"hunter": 3, "mixed": 2} == {key: one.games for key, one in figures.by_against.items()}
    assert [one.created for one in figures.course] == sorted(row["created"] for row in rows)


def test_every_game_has_one_victory_and_chance_gives_one(ledger):
    found = [ledger.figures(Question(subject)).wins for subject in ledger.subjects()]

    assert 5 == pytest.approx(sum(one.wins for one in found))
    assert 5 == pytest.approx(sum(one.chance for one in found))


def test_a_game_counts_once_for_a_level_at_several_seats(tmp_path):
    """Three hunters at a table of four have one game, the victories of all, and three quarters by chance."""
    paths = [tmp_path / f"{seed}.jsonl" for seed in range(6)]
    for seed, path in enumerate(paths):
        path.write_bytes(played(seed, 4))
    book = Book(None)
    book.update(paths)
    ledger = Ledger(book)
    ann, hunter = ledger.subjects()
    figures, other = ledger.figures(Question(hunter)), ledger.figures(Question(ann))
    rows = list(csv.DictReader(io.StringIO(at_once(export.writing_seats_csv(ledger)).decode("utf-8-sig"))))
    book.close()

    assert ("hunter", False, 6) == (hunter.key, hunter.is_person, hunter.games)
    assert 6 == figures.wins.games == figures.points.games == figures.lead.games == len(figures.course)
    assert 6 * 3 / 4 == pytest.approx(figures.wins.chance)
    assert 6 == pytest.approx(figures.wins.wins + other.wins.wins)
    assert figures.wins.interval is None
    assert 6 == figures.by_against["mixed"].games
    points = [int(row["points"]) for row in rows if row["kind"] == "hunter"]
    assert sum(points) / 18 == pytest.approx(figures.points.value) == pytest.approx(parts_of(figures))
    assert max(points) == figures.most_points
    for game in range(6):
        assert sum(points[3 * game : 3 * game + 3]) / 3 == pytest.approx(figures.course[game].points)
    for one in figures.topics:
        assert 6 == one.with_it.games + one.without.games


def test_a_question_leaves_out_other_games(ledger):
    ann = of_ann(ledger)

    assert 3 == ledger.figures(Question(ann, ("evolution/de",))).wins.games
    assert 2 == ledger.figures(Question(ann, players=3)).wins.games
    assert 2 == ledger.figures(Question(ann, against="mixed")).wins.games
    assert 0 == ledger.figures(Question(ann, ("evolution/de",), 3)).wins.games
    assert 5 == ledger.figures(Question(ann, ("evolution/ja", "evolution/de"))).wins.games


def test_what_is_forgotten_does_not_count(ledger):
    gone = database.Forgotten().with_more(ledger.identities(), "2026-02-01T00:00:00Z")

    assert [] == Ledger(ledger.book, gone.identities).subjects()
    assert 7 == len(gone.identities)  # copies are one game; practice and the position are there too


def test_games_with_a_trait_and_without_are_all_games(ledger):
    figures = ledger.figures(Question(of_ann(ledger)))
    leads = [one.lead for one in figures.course]

    assert figures.topics
    for one in figures.topics:
        with_it, without = one.with_it, one.without
        assert 5 == with_it.games + without.games
        assert sum(leads) == pytest.approx(with_it.games * with_it.value + without.games * without.value)
        assert one.interval is None  # too few


# Intervals


def test_few_games_have_no_interval():
    assert Wins(FEWEST - 1, 3, 2).interval is None
    assert Wins(FEWEST, 3, 2).interval is not None
    assert Mean(FEWEST - 1, 3.0, 1.0).interval is None


@pytest.mark.parametrize(
    ("games", "wins", "low", "high"),
    [(10, 0, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (100, 50, 0.4038, 0.5962), (20, 5, 0.1119, 0.4687)],
)
def test_the_interval_of_wins_is_wilsons(games, wins, low, high):
    """Values of the published formula."""
    found = Wins(games, wins, 0).interval

    assert (low, high) == pytest.approx((found.low, found.high), abs=5e-5)


def test_a_mean_has_the_spread_of_its_numbers():
    mean = _mean([float(one) for one in range(1, 13)])

    assert (12, 6.5) == (mean.games, mean.value)
    assert math.sqrt(13) == pytest.approx(mean.spread)
    assert 2.201 * math.sqrt(13 / 12) == pytest.approx(mean.interval.high - 6.5, abs=2e-3)


# Export


def test_json_and_csv_say_the_same(ledger):
    plain = json.loads(at_once(export.writing_json(ledger)))
    rows = list(csv.DictReader(io.StringIO(at_once(export.writing_seats_csv(ledger)).decode("utf-8-sig"))))

    assert list(export.seat_columns()) == list(rows[0])
    assert [one["game"] for one in plain["seats"]] == [row["game"] for row in rows]
    assert [str(one["points"]) for one in plain["seats"]] == [row["points"] for row in rows]
    assert 7 == len({one["game"] for one in plain["seats"]})
    assert 5 == len({one["game"] for one in plain["seats"] if one["counts"]})
    assert set(export.topic_columns()) == set(plain["traits"][0])
    lines = at_once(export.writing_traits_csv(ledger)).decode("utf-8-sig").splitlines()
    assert len(plain["traits"]) == len(lines) - 1


def test_exports_are_as_they_always_were(tmp_path):
    """The files were written by the first version, whose database had a column for each figure.

    A game that came later has columns of its own, which say nothing of these games.
    """
    book = Book(None)
    for at, data in enumerate(KEPT_GAMES):
        path = tmp_path / f"{at}.jsonl"
        path.write_bytes(data)
    book.update(sorted(tmp_path.glob("*.jsonl")))
    ledger = Ledger(book)

    found = json.loads(at_once(export.writing_json(ledger)))
    kept = json.loads((KEPT / "export.json").read_bytes())
    for name in ("seats", "traits"):
        columns = list(kept[name][0])
        assert kept[name] == [{key: row[key] for key in columns} for row in found[name]]
        assert {None} >= {row[key] for row in found[name] for key in row if key not in columns}
    for name, writing in (("seats", export.writing_seats_csv), ("traits", export.writing_traits_csv)):
        text = (KEPT / f"{name}.csv").read_bytes().decode("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(at_once(writing(ledger)).decode("utf-8-sig"))))
        lines = list(csv.DictReader(io.StringIO(text)))
        assert lines == [{key: row[key] for key in lines[0]} for row in rows]
        assert {""} >= {row[key] for row in rows for key in row if key not in lines[0]}
    book.close()


@pytest.mark.usefixtures("toy_among_games")
def test_a_game_that_measures_nothing_is_counted_and_exported(tmp_path):
    match = begin(
        Header(game="toy", players=(RecordSeat("Ann", "human"), RecordSeat("Fox", "greedy")), seed=3)
    )
    while not match.is_over:
        match.play(match.to_move, match.moves()[0])
    book = Book(None)
    for at, data in enumerate([match.record.text().encode(), played(1)]):
        path = tmp_path / f"{at}.jsonl"
        path.write_bytes(data)
    book.update(sorted(tmp_path.glob("*.jsonl")))
    ledger = Ledger(book)
    figures = ledger.figures(Question(of_ann(ledger), editions=("toy",)))

    assert [] == book.faults()
    assert (1, {}, []) == (figures.wins.games, figures.means, figures.topics)
    assert match.game.scores(match.state)[0] == figures.points.value
    toy = next(
        one for one in json.loads(at_once(export.writing_json(ledger)))["seats"] if one["edition"] == "toy"
    )
    assert (None, None) == (toy["food"], toy["chain_species"])
    book.close()


def test_a_name_is_no_formula_in_a_spreadsheet(tmp_path):
    path = tmp_path / "1.jsonl"
    path.write_bytes(played(1).replace(b'"Ann"', b'"=1+1"'))
    book = Book(None)
    book.update([path])

    text = at_once(export.writing_seats_csv(Ledger(book))).decode("utf-8-sig")
    assert "'=1+1" in text
    assert ",=1+1" not in text
    assert b'"=1+1"' in at_once(export.writing_json(Ledger(book)))
    book.close()


# Forgotten games


def test_what_is_forgotten_is_read_again(tmp_path):
    one = database.Forgotten().with_more(["0123456789abcdef", "fedcba9876543210"], "2026-01-01T00:00:00Z")
    path = tmp_path / "record-book.json"
    path.write_bytes(one.data())

    assert one == database.read_forgotten(path)
    assert database.Forgotten() == database.read_forgotten(tmp_path / "none")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'{"format": "evolution-qt/record-book", "version": 2, "forgotten": []}',
        b'{"format": "evolution-qt/record-book", "forgotten": ["x"]}',
        b'{"format": "evolution-qt/record-book", "forgotten": [1]}',
        b'{"format": "evolution-qt/record"}',
    ],
)
def test_a_file_that_cannot_be_understood_is_put_aside(tmp_path, data, caplog):
    path = tmp_path / "record-book.json"
    path.write_bytes(data)

    assert database.Forgotten() == database.read_forgotten(path)
    assert not path.exists()
    assert data == (tmp_path / "record-book.json.bad").read_bytes()
    with pytest.raises(BadInput):
        database.understood_forgotten(data)
