"""What is said of a tournament that is not over yet."""

from lab.arena.outcome import outcome
from lab.arena.report import report
from tests.lab.arena.tournaments import played, tournament


def test_who_has_not_played_has_no_rating_and_no_part_in_that_of_others():
    """A shard may know some tables only; the ratings it tells still have mean 0."""
    of = tournament("random", "greedy", "forager", players=3)
    known = [job for job in of.jobs() if set(of.tables[job.table]) == {0, 1}]
    two = tournament("random", "greedy", players=3)

    some = outcome(played(of, jobs=known).results).figures
    alone = outcome(played(two).results).figures

    assert ["random", "greedy"] == list(some["ratings"])
    assert alone["ratings"] == some["ratings"]
    assert 0 == sum(rating for rating, _, _ in some["ratings"].values())
    assert not some["complete"]


def test_nobody_is_rated_before_anything_is_played():
    assert {} == outcome(played(tournament("random", "greedy"), jobs=[]).results).figures["ratings"]


def test_deals_that_are_all_alike_give_no_interval():
    of = tournament("random", "greedy")
    results = played(of).results
    for key, deals in results.games.items():
        results.games[key] = [[((0, 9), (2, 1)) for _ in games] for games in deals]

    figures = outcome(results).figures
    found = figures["ratings"]
    told = report(results, figures)

    assert found["greedy"][0] > 0
    assert [None, None] == found["greedy"][1:] == found["random"][1:]
    assert "greedy: wins 100.0 % (fair 50.0 %), lead +9.00\n" in told
    assert f"  greedy: {found['greedy'][0]:+}\n" in told
