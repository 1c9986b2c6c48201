"""Files of results: interrupted, shared, merged; always the same in the end."""

import json
import os
from itertools import permutations

import pytest

from evolution_qt.core.errors import BadInput
from lab.arena import results
from lab.arena.jobs import Test
from lab.arena.outcome import outcome
from lab.arena.participants import Supplies
from lab.arena.results import ResultsFile, merged, write
from lab.arena.tournament import play, shard
from lab.executors import local
from tests.lab.arena.tournaments import SUPPLIES, played, tournament


def as_merged(*paths):
    both = merged(list(paths))
    found = outcome(both)
    return both.lines(found.keys), json.dumps(found.figures)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """A tournament and what an undisturbed run writes."""
    of = tournament("random", "greedy", players=3)
    path = tmp_path_factory.mktemp("undisturbed") / "whole.jsonl"
    played(of, path)
    return of, path.read_bytes()


@pytest.fixture
def whole(undisturbed, tmp_path):
    """A tournament and the file that an undisturbed run leaves."""
    of, data = undisturbed
    path = tmp_path / "whole.jsonl"
    path.write_bytes(data)
    return of, path


def test_an_interruption_at_any_byte_changes_nothing(whole, tmp_path):
    of, path = whole
    data = path.read_bytes()
    torn = tmp_path / "torn.jsonl"
    ends = [
        0,
        1,
        data.index(b"\n"),
        data.index(b"\n") + 1,
        *range(300, len(data), len(data) // 5),
        len(data) - 1,
    ]
    for end in ends:
        torn.write_bytes(data[:end])
        played(of, torn)

        assert as_merged(path) == as_merged(torn), end


def test_what_is_done_is_not_done_again(whole, monkeypatch):
    of, path = whole
    data = path.read_bytes()
    monkeypatch.setattr("lab.arena.tournament.perform", None)

    played(of, path)

    assert data == path.read_bytes()


def test_a_whole_file_keeps_what_another_run_adds_while_it_is_opened(whole, tmp_path, monkeypatch):
    """Only what is torn off is cut away."""
    of, path = whole
    *first, last = path.read_bytes().splitlines(keepends=True)
    shared = tmp_path / "shared.jsonl"
    shared.write_bytes(b"".join(first))
    take = results._take

    def take_slowly(*what):
        take(*what)
        with shared.open("ab") as stream:
            stream.write(last)

    monkeypatch.setattr(results, "_take", take_slowly)
    ResultsFile(shared, of).close()

    assert path.read_bytes() == shared.read_bytes()


def test_shards_in_any_order_come_to_the_same(whole, tmp_path):
    of, path = whole
    parts = [tmp_path / f"{number}.jsonl" for number in (1, 2, 3)]
    for number, part in enumerate(parts, start=1):
        played(of, part, shard(of, number, 3))

    assert 4 == len(of.jobs())
    for order in permutations(parts):
        assert as_merged(path) == as_merged(*order)
    assert as_merged(path) == as_merged(path, *parts)
    assert not outcome(merged(parts[:2])).is_complete


@pytest.mark.parametrize("workers", [2, 8])
def test_several_processes_come_to_the_same(whole, tmp_path, workers):
    of, path = whole
    other = tmp_path / "other.jsonl"
    file = ResultsFile(other, of)
    games = []
    with local(workers) as (executor, at_once):
        play(of.jobs(), file, executor, at_once, Supplies(), lambda results, count: games.append(count))
    file.close()

    assert 2 * workers == at_once
    assert [6] * 4 == games
    assert as_merged(path) == as_merged(other)


def test_the_merged_file_can_be_merged_and_gone_on_with(whole, tmp_path):
    of, path = whole
    out = tmp_path / "out.jsonl"
    lines, _ = as_merged(path)
    out.write_bytes(lines)

    assert lines == as_merged(out)[0]
    assert b"times" not in lines
    again = ResultsFile(out, of)
    again.close()
    assert len(of.jobs()) == len(again.results.games)


def test_a_test_ends_at_the_same_job_however_much_was_played(tmp_path):
    of = tournament("greedy", "random", test=Test("win", 4_000, 5_000), deals=40)
    short, longer = tmp_path / "short.jsonl", tmp_path / "longer.jsonl"
    played(of, short)
    for number in (2, 1):
        file = ResultsFile(longer, of)
        with local(1) as (executor, at_once):
            play(shard(of, number, 2), file, executor, at_once, SUPPLIES, lambda *seen: None, may_stop=False)
        file.close()

    first, second = outcome(merged([short])), outcome(merged([longer]))

    assert as_merged(short) == as_merged(longer)
    assert len(short.read_bytes().splitlines()) < len(longer.read_bytes().splitlines())
    assert first.is_complete
    assert "h1" == first.figures["test"]["accepted"]
    assert first.figures["test"]["deals"] == second.figures["test"]["deals"] < 40


def test_a_test_waits_for_the_jobs_that_are_missing(tmp_path):
    of = tournament("greedy", "random", test=Test("lead", 0, 20_000), deals=60)
    path = tmp_path / "gap.jsonl"
    played(of, path, of.jobs()[1:])

    found = outcome(merged([path]))

    assert (0, None) == (found.figures["test"]["deals"], found.figures["test"]["accepted"])
    assert not found.keys
    assert not found.is_complete


@pytest.mark.parametrize(
    ("names", "changes", "settings"),
    [
        (["random", "greedy"], {"deals": 6}, "--deals"),
        (["random", "greedy"], {"deals": 6, "test": Test("win", 1, 2)}, "--deals, --test"),
        (["random", "greedy"], {"players": 2}, "--players, --tables"),
        (["random", "forager"], {}, "forager, greedy"),
        (["random", "greedy", "forager"], {}, "forager, --tables"),
        (["greedy", "random"], {}, "greedy, random"),
    ],
)
def test_another_tournament_is_refused_with_what_differs(whole, names, changes, settings):
    _, path = whole

    with pytest.raises(BadInput) as caught:
        ResultsFile(path, tournament(*names, **{"players": 3, **changes}))

    fault = caught.value.fault
    assert ("other_settings", f"{path}: line 1") == (fault.code, fault.where)
    assert {"settings": settings} == fault.params


@pytest.mark.parametrize("change", [{"make": "0"}, {"network": "0"}])
def test_a_level_that_plays_otherwise_is_named_where_its_tournament_is_refused(tmp_path, change):
    of = tournament("forager", "greedy")
    path = tmp_path / "old.jsonl"
    played(of, path, jobs=[])
    changed(path, 0, lambda line: line["participants"][0].update(change))

    with pytest.raises(BadInput) as caught:
        ResultsFile(path, of)

    assert {"settings": "forager"} == caught.value.fault.params


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.update(format="evolution-qt/record"),
        lambda line: line.update(more=1),
    ],
)
def test_a_file_of_another_sort_is_refused_without_more_words(whole, change):
    of, path = whole
    changed(path, 0, change)

    with pytest.raises(BadInput) as caught:
        ResultsFile(path, of)

    assert "other_tournament" == caught.value.fault.code


def test_how_often_a_program_was_replaced_is_kept_where_it_was_and_nowhere_else(whole, tmp_path):
    """In whatever order files with the same job come: one that was merged before may not know of it."""
    _, path = whole
    assert b"replaced" in path.read_bytes()
    assert b"replaced" not in as_merged(path)[0]
    other = tmp_path / "other.jsonl"
    other.write_bytes(path.read_bytes())

    changed(other, 2, lambda line: line.update(replaced={"random": 3, "greedy": 0}))

    assert 1 == as_merged(other)[0].count(b'"replaced":{"random":3}')
    assert as_merged(other) == as_merged(path, other) == as_merged(other, path)


def changed(path, number, change):
    lines = path.read_text().splitlines()
    line = json.loads(lines[number])
    change(line)
    lines[number] = json.dumps(line)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda line: line.update(job="nobody"), "line 3: job"),
        (lambda line: line["games"].pop(), "line 3: games"),
        (lambda line: line["games"][0].pop(), "line 3: games[0]"),
        (lambda line: line["games"][0][0].pop(), "line 3: games[0][0]"),
        (lambda line: line["games"][0][0][0].append(1), "line 3: games[0][0][0]"),
        (lambda line: line["games"][0][0][0].__setitem__(0, -1), "line 3: games[0][0][0][0]"),
        (lambda line: line["games"][0][0].__setitem__(1, [2, 3, 3]), "line 3: games[0][0][1]"),
        (lambda line: line["times"].update(nobody={}), "line 3: times"),
        (lambda line: line["times"]["greedy"].update(x=1), "line 3: times.greedy"),
        (lambda line: line["replaced"].update(nobody=1), "line 3: replaced"),
        (lambda line: line["replaced"].update(greedy=-1), "line 3: replaced.greedy"),
        (lambda line: line.update(more=1), "line 3"),
    ],
)
def test_a_strange_line_is_refused_with_its_place(whole, change, place):
    of, path = whole
    changed(path, 2, change)

    with pytest.raises(BadInput) as caught:
        ResultsFile(path, of)

    assert f"{path}: {place}" == caught.value.fault.where


def test_two_results_for_a_job_must_be_the_same(whole, tmp_path):
    _, path = whole
    other = tmp_path / "other.jsonl"
    other.write_bytes(path.read_bytes())
    changed(other, 1, lambda line: line["games"][0][0][0].__setitem__(0, 99))

    with pytest.raises(BadInput) as caught:
        merged([path, other])

    assert "other_result" == caught.value.fault.code


def test_files_that_cannot_be_read_or_written_are_faults(whole, tmp_path):
    of, _ = whole

    with pytest.raises(BadInput) as caught:
        merged([tmp_path / "none.jsonl"])
    assert "no_such_file" == caught.value.fault.code
    with pytest.raises(BadInput) as caught:
        merged([tmp_path])
    assert "not_a_file" == caught.value.fault.code
    with pytest.raises(BadInput) as caught:
        ResultsFile(tmp_path / "no folder" / "x.jsonl", of)
    assert "unwritable" == caught.value.fault.code


@pytest.mark.skipif(os.name == "nt", reason="has no such things among files")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("is_private", [True, False])
def test_what_is_no_ordinary_file_is_not_written_over_and_not_waited_for(tmp_path, is_private):
    fifo, folder = tmp_path / "fifo", tmp_path / "folder"
    os.mkfifo(fifo)
    folder.mkdir()

    for path in (fifo, folder):
        with pytest.raises(BadInput):
            write(path, b"{}", is_private=is_private)


@pytest.mark.skipif(os.name == "nt", reason="not every account may make links")
def test_results_may_lie_behind_a_link(tmp_path):
    """On another disk, say; the head was written through it and the jobs were refused."""
    real, link = tmp_path / "elsewhere.jsonl", tmp_path / "results.jsonl"
    link.symlink_to(real)

    file = ResultsFile(link, tournament("random", "greedy", players=3))
    file.close()

    assert link.is_symlink()
    assert real.read_bytes().endswith(b"\n")
