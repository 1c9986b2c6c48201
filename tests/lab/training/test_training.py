"""Learning from games against itself: repeatable, resumable, and of some use."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from evolution_qt.ai.bots import Judgement
from evolution_qt.ai.judge import Judge, first_best, outcome, worth
from evolution_qt.ai.network import Network
from evolution_qt.games import game
from tests.scene import DE, scene

np = pytest.importorskip("numpy")

from lab.training.learner import Learner, Lessons, joined  # noqa: E402
from lab.training.run import CHAMPION, NETWORK, Run, TrainingSettings  # noqa: E402
from lab.training.self_play import Lesson, SelfPlayHabits, _Memory, play, play_quickly  # noqa: E402
from lab.training.train import main  # noqa: E402

ROOT = Path(__file__).parents[3]
SCALE = game(DE).bots().points_scale
SMALL = TrainingSettings(DE, 2, games=6, hidden=4, seed=3, batch=2, quick=2, kept=2, studies=3, size=16)


def run(folder, settings=SMALL, limit=None):
    """Train and return the run and what it said."""
    said = []
    one = Run(game(settings.game), settings, folder)
    one.train(said.append, limit)
    return one, said


def test_an_interrupted_run_ends_like_an_uninterrupted_one(tmp_path):
    """The same settings lead to the same network, however often one has to begin again."""
    _, said = run(tmp_path / "whole")
    run(tmp_path / "parts", limit=1)
    (tmp_path / "parts" / "batch-0001.npz").write_bytes(b"broken off")
    run(tmp_path / "parts", limit=2)
    again, rest = run(tmp_path / "parts")

    assert (tmp_path / "whole" / NETWORK).read_bytes() == (tmp_path / "parts" / NETWORK).read_bytes()
    assert (4, 2) == (len(said), len(rest))
    assert "the first champion" == said[-1]
    assert 3 == again.done
    assert [] == list(tmp_path.rglob("*.part"))


def test_a_network_is_trained_further_for_another_table(tmp_path):
    """It begins with the weights, says where they come from, and is compared with where it began."""
    run(tmp_path / "first")
    start = Network.read((tmp_path / "first" / NETWORK).read_bytes())
    settings = replace(
        SMALL, game="evolution/ja", players=3, quick=0, rate=0, trial=2, deals=2, start=start.checksum
    )

    further = Run(game(settings.game), settings, tmp_path / "further", start)
    said = []
    further.train(said.append)

    network = Network.read((tmp_path / "further" / NETWORK).read_bytes())
    assert start.checksum == network.checksum
    assert (("evolution/ja", (3,)), start.checksum) == (
        (network.game, network.players),
        network.provenance["start"]["checksum"],
    )
    assert "against the champion: 33.3% of the wins, fair 33.3%, lead +0.0 ± 0.0 points" == said[2]


def test_older_networks_of_a_run_are_played_against(tmp_path):
    """A league plays other games than a network alone, but the same ones each time, with workers too."""
    settings = replace(SMALL, games=4, batch=1, trial=1, deals=2, league=100)
    alone = run(tmp_path / "alone", replace(settings, league=0))[0]
    league = run(tmp_path / "league", settings)[0]
    run(tmp_path / "parts", settings, limit=3)
    with ThreadPoolExecutor(2) as workers:
        Run(game(DE), settings, tmp_path / "parts", workers=workers).train([].append)

    found = [(tmp_path / name / NETWORK).read_bytes() for name in ("alone", "league", "parts")]
    assert found[0] != found[1] == found[2]
    assert 4 == alone.done == league.done
    assert 4 == len(list((tmp_path / "league").glob("network-*.json")))


def test_an_exploiter_learns_from_one_network_that_does_not(tmp_path):
    """Only the learner's seats give lessons, and it is always compared with the one it plays against."""
    run(tmp_path / "champion")
    data = (tmp_path / "champion" / NETWORK).read_bytes()
    champion = Network.read(data)
    settings = replace(SMALL, quick=0, trial=1, deals=2, start=champion.checksum, against=champion.checksum)
    trained = Run(game(DE), settings, tmp_path / "exploiter", champion, against=champion)
    trained.train([].append)
    alone = Run(game(DE), replace(settings, against=""), tmp_path / "alone", champion)
    alone.train([].append, 1)

    lessons = [np.load(tmp_path / name / "batch-0000.npz")["targets"] for name in ("exploiter", "alone")]
    assert 0.3 < len(lessons[0]) / len(lessons[1]) < 0.7
    assert data == (tmp_path / "exploiter" / CHAMPION).read_bytes()
    assert data != (tmp_path / "exploiter" / NETWORK).read_bytes()


def test_experts_learn_from_what_turns_come_to_in_sampled_worlds(tmp_path):
    """A turn that is searched gives a lesson for each plan that was tried; the rest is as without experts."""
    settings = replace(SMALL, games=3, batch=1, quick=1)
    run(tmp_path / "alone", settings)
    run(tmp_path / "experts", replace(settings, experts=30), limit=2)
    run(tmp_path / "experts", replace(settings, experts=30))
    run(tmp_path / "again", replace(settings, experts=30))

    found = [(tmp_path / name / NETWORK).read_bytes() for name in ("alone", "experts", "again")]
    assert found[0] != found[1] == found[2]
    one = Judge(game(DE), Network.read((tmp_path / "alone" / NETWORK).read_bytes()))
    alone, searched = (play([one, one], 5, SelfPlayHabits(0, searched=part)) for part in (0, 1000))
    assert len(searched) > 1.5 * len(alone)
    assert all(0 <= chance <= 1 for lesson in searched for chance in lesson.targets[:2])


def test_a_run_is_closed_with_lessons_of_all_of_it(tmp_path):
    """After the last batch it learns ever more gently, once, also if it was interrupted just before."""
    settings = replace(SMALL, closing=20)
    run(tmp_path / "open")
    _, said = run(tmp_path / "whole", settings)
    run(tmp_path / "parts", settings, limit=3)
    again, rest = run(tmp_path / "parts", settings)
    done, nothing = run(tmp_path / "parts", settings)

    found = [(tmp_path / name / NETWORK).read_bytes() for name in ("open", "whole", "parts")]
    assert found[0] != found[1] == found[2]
    lessons = sum(int(line.split()[2]) for line in said[1:3])
    assert f"closed with {lessons} lessons, error" in rest[0] == said[-2]
    assert "against the champion" in rest[1] == said[-1]
    assert (4, 4, []) == (again.done, done.done, nothing)
    assert 6 == Network.read(found[2]).provenance["games"]


def test_features_that_shall_not_count_never_do(tmp_path):
    """They weigh nothing from the first game to the last, also where a network is trained further."""
    words = ("sheltered", "passes on", "exposed", " with ")
    settings = replace(SMALL, closing=20, without="|".join(words))
    names = game(DE).evaluation().names
    counting = {at for at, name in enumerate(names) if not any(word in name for word in words)}

    def weights(network):
        """Return the weights of each feature that has any."""
        rows = network.weights()
        width = network.hidden + 3
        found = {at: rows[at * width : (at + 1) * width] for at in range(len(names))}
        return {at: row for at, row in found.items() if any(row)}

    begun = Run(game(DE), settings, tmp_path / "begun").network()
    played = run(tmp_path / "run", settings, limit=2)[0].network()
    closed = run(tmp_path / "run", settings)[0].network()
    start = run(tmp_path / "all")[0].network()
    on = replace(settings, quick=0, start=start.checksum)
    further = Run(game(DE), on, tmp_path / "on", start)
    further.train([].append)

    assert 200 < len(counting) < len(names) - 200
    assert set(range(len(names))) == set(weights(start))
    for network in (begun, played, closed, further.network()):
        assert counting == set(weights(network))
    learned = [at for at in counting if weights(begun)[at] != weights(played)[at]]
    assert len(learned) > len(counting) / 2
    assert settings.without == closed.provenance["settings"]["without"]


def test_a_run_of_before_experts_goes_on(tmp_path):
    """What settings of an older version do not say is what was done then."""
    run(tmp_path, limit=1)
    path = tmp_path / "settings.json"
    kept = json.loads(path.read_text())
    del kept["experts"]
    path.write_text(json.dumps(kept))

    assert 3 == run(tmp_path)[0].done


def test_a_folder_of_another_run_is_left_alone(tmp_path):
    run(tmp_path, limit=1)

    with pytest.raises(ValueError, match=r"other settings: games, kept, seed, size, studies; choose"):
        Run(game(DE), TrainingSettings(DE, 2, games=8, hidden=4, seed=4, batch=2, quick=2), tmp_path)


def test_the_network_says_where_it_comes_from(tmp_path):
    run(tmp_path, limit=1)

    network = Network.read((tmp_path / NETWORK).read_bytes())

    assert game(DE).evaluation().schema == network.schema
    assert 2 == network.provenance["games"]
    assert 3 == network.provenance["settings"]["seed"]
    assert json.loads((tmp_path / "settings.json").read_text()) == network.provenance["settings"]


def test_a_step_that_was_not_the_best_does_not_count_against_those_before():
    """The position before a strange step is judged by what the best step would have come to."""
    memory = _Memory(game(DE))
    first, best_of_all, strange = (Judgement(win, win, win * SCALE) for win in (0.5, 0.8, 0.1))
    memory.add(([], [0]), first, first)
    memory.add(([], [1]), strange, best_of_all)

    before, after = memory.lessons(Judgement(1.0, 0.9, 40.0), 0.5)

    assert (1.0, 0.9, 0.8) == pytest.approx(after.targets)
    assert (0.8, 0.8, 0.8) == pytest.approx(before.targets)


def test_results_are_handed_back_with_lambda():
    memory = _Memory(game(DE))
    middle = Judgement(0.5, 0.5, 25.0)
    memory.add(([], [0]), middle, middle)
    memory.add(([], [1]), middle, middle)

    before, after = memory.lessons(Judgement(1.0, 1.0, 50.0), 0.8)

    assert (1.0, 1.0, 1.0) == pytest.approx(after.targets)
    assert (0.9, 0.9, 0.9) == pytest.approx(before.targets)


def linear_judge():
    """Return a judge that knows nothing."""
    rules = game(DE)
    evaluation = rules.evaluation()
    return Judge(rules, Learner(evaluation.amounts, evaluation.marks, 2, 1).network(DE, [2], evaluation, {}))


def test_games_are_repeatable():
    """A job is a function of its seed."""
    judge = linear_judge()

    lessons = play([judge, judge], 5, SelfPlayHabits(strange=200))

    assert lessons == play([judge, judge], 5, SelfPlayHabits(strange=200))
    assert lessons != play([judge, judge], 6, SelfPlayHabits(strange=200))
    assert len(lessons) > 30
    assert all(0 <= target <= 1 for lesson in lessons for target in lesson.targets[:2])


def test_matrices_of_lessons_hold_every_mark():
    lessons = Lessons.of(
        [Lesson(([0.5, 1.0], [2, 2, 0]), (1, 0, 0.5)), Lesson(([0.0, 2.0], [1]), (0, 1, 0.25))]
    )
    both = joined([lessons, lessons])

    rows = both.inputs(np.array([3, 0]), 3)

    assert [[0.0, 2.0, 0, 1, 0, 1], [0.5, 1.0, 1, 0, 2, 1]] == rows.tolist()
    assert 4 == len(both)


def test_studying_brings_judgements_nearer():
    """After some study of a few games the error is smaller, in the network's own arithmetic too."""
    rules = game(DE)
    evaluation = rules.evaluation()
    lessons = [lesson for seed in range(8) for lesson in play_quickly(rules, 2, seed, SelfPlayHabits())]
    learner = Learner(evaluation.amounts, evaluation.marks, 8, 1)
    arrays = Lessons.of(lessons)

    first = learner.study(arrays, 1, 256, 0.002, [1])
    learner.study(arrays, 60, 256, 0.002, [2])
    last = learner.study(arrays, 1, 256, 0.0, [1])

    assert last < first / 2
    network = learner.network(DE, [2], evaluation, {})
    judged = network.judge([lesson.features for lesson in lessons], SCALE)
    error = sum((one.win - lesson.targets[0]) ** 2 for one, lesson in zip(judged, lessons, strict=True))
    assert error / len(lessons) < first / 2


def test_the_end_of_a_game_is_judged_by_its_points():
    """Who has most wins; a tie counts in parts; the share follows the points."""
    table = scene(DE, "b1 p3 horns", "b1 p1", phase="over", bags=[10, 3])
    tied = scene(DE, "b1 p1", "b1 p1", phase="over", bags=[5, 5])

    first, second = (outcome(table.rules, table.state, seat) for seat in range(2))

    assert (1.0, 14.0, 0.0, 4.0) == (first.win, first.points, second.win, second.points)
    assert 1.0 == pytest.approx(first.share + second.share)
    assert 2.718 ** (10 * game(DE).bots().sharpness) == pytest.approx(first.share / second.share, rel=0.01)
    assert Judgement(0.5, 0.5, 6.0) == outcome(tied.rules, tied.state, 0)


def test_the_first_of_equals_is_the_best():
    one, other = Judgement(0.4, 0.6, 1.0), Judgement(0.6, 0.4, 9.0)

    assert 1 == first_best([0.4, 0.6, 0.6])
    assert 0.5 == worth(one) == worth(other)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "-5"], "argument --games: -5 is not at least 100"),
        (["--games", "150"], "argument --games: 150 is not a multiple of 100"),
        (["--games", "many"], "argument --games: invalid whole number value: 'many'"),
        (["--league", "200"], "argument --league: 200 is not from 0 to 100"),
        (["--workers", "0"], "argument --workers: 0 is not at least 1"),
        (["--without", "(own"], "argument --without: (own is no regular expression: missing )"),
        (["--without", "a{99999999999999999999}"], "is no regular expression: the repetition number is too"),
        (["--without", "[[a]"], "[[a] is no regular expression: Possible nested set"),
        (["--without", "prey|\n"], "argument --without: a character that cannot be shown"),
        (["--without", "feathers"], "argument --without: feathers is found in no name of features"),
        (["--without", "x*"], "argument --without: x* is found in all names of features"),
        (["--start", str(ROOT / "README.md")], "README.md: line 1, column 1: this is not JSON"),
        (["--start", "nofile.json"], "nofile.json: No such file or directory"),
    ],
)
def test_each_word_that_is_not_understood_is_named(tmp_path, capsys, words, said):
    with pytest.raises(SystemExit) as ended:
        main([DE, "2", str(tmp_path / "run"), *words])

    assert 2 == ended.value.code
    assert said in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
