"""What takes long is done in steps, those of one job in each turn of the event loop."""

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from evolution_qt.core.steps import WAITING
from evolution_qt.ui.kit import jobs
from evolution_qt.ui.kit.jobs import Job


@pytest.fixture(autouse=True)
def slowly(monkeypatch):
    """Let each turn be one step."""
    monkeypatch.setattr(jobs, "BREATH", 0)


def steps(done, name="a", count=5):
    """Write down a name so many times, a step each, and return how many steps there were."""
    for _ in range(count):
        done.append(name)
        yield name
    return count


def begun(owner, done, *names, count=5):
    """Return a job of an owner for each name."""
    made = [Job(owner) for _ in names]
    for job, name in zip(made, names, strict=True):
        job.begin(steps(done, name, count))
    return made


def test_several_jobs_take_turns_and_never_make_steps_in_the_same_one(qtbot):
    owner, done, turns = QObject(), [], []
    made = begun(owner, done, "a", "b", "c")
    while any(job.is_active for job in made):
        before = len(done)
        QApplication.processEvents()
        turns.append(len(done) - before)

    assert sorted(done) == [*"aaaaabbbbbccccc"]
    assert max(turns) == 1
    assert all({"a", "b", "c"} == set(done[at : at + 3]) for at in range(0, 15, 3))


def test_steps_that_are_quick_are_made_in_one_turn(qtbot, monkeypatch):
    monkeypatch.setattr(jobs, "BREATH", 60)
    owner, done = QObject(), []
    [job] = begun(owner, done, "a")
    assert not done, "nothing is done before the next turn"

    QApplication.processEvents()

    assert 5 == len(done)
    assert not job.is_active


def test_a_job_whose_owner_is_gone_or_that_was_cancelled_holds_up_nobody(qtbot):
    owner, gone, done, theirs = QObject(), QObject(), [], []
    others = begun(gone, theirs, "b", "c", count=500)
    [own] = begun(owner, done, "a")
    QApplication.processEvents()
    others[0].cancel()
    QApplication.processEvents()
    shiboken6.delete(gone)

    count = len(theirs)
    qtbot.waitUntil(lambda: not own.is_active, timeout=240_000)
    assert 5 == len(done)
    assert count == len(theirs)


def test_a_job_tells_its_result_and_can_begin_again(qtbot):
    owner, done, told = QObject(), [], []
    job = Job(owner)
    for name in "ab":
        job.begin(steps(done, name, 2), told.append)
        qtbot.waitUntil(lambda: not job.is_active, timeout=240_000)

    assert [*"aabb"] == done
    assert [2, 2] == told


def test_what_is_begun_anew_by_its_own_step_takes_its_place(qtbot):
    """As when a picture that is being painted shows that another one is needed."""
    owner, done, told, ended = QObject(), [], [], []
    job = Job(owner)

    def first():
        try:
            job.begin(steps(done, "b", 2), told.append)
            yield
            done.append("too late")
        finally:
            ended.append(True)

    job.begin(first())
    qtbot.waitUntil(lambda: not job.is_active, timeout=240_000)

    assert [*"bb"] == done
    assert [2] == told
    assert ended


def test_a_job_that_fails_is_over(qtbot):
    def failing():
        yield
        raise OSError

    job = Job(owner := QObject())
    job.begin(failing())
    job.go_on()
    with pytest.raises(OSError, match=r"^$"):
        job.go_on()

    assert not job.is_active
    del owner


def test_who_cannot_wait_has_all_of_it_done(qtbot):
    owner, done, told = QObject(), [], []
    job = Job(owner)
    job.begin(steps(done), told.append)
    job.go_on()
    assert 1 == len(done)

    job.finish()

    assert 5 == len(done)
    assert [5] == told


def test_jobs_that_all_wait_are_asked_less_often(qtbot):
    """A disk that is slow must not keep the processor busy."""

    def waiting():
        while not free:
            asked.append(True)
            yield WAITING

    free, asked, done = [], [], []
    job = Job(owner := QObject())
    job.begin(waiting())
    queue = jobs._queue()  # private: how often waiting jobs are asked shows nowhere else
    while not asked:
        QApplication.processEvents()
    assert queue.interval() > 0

    begun(owner, done, "a", count=500)
    while not done:
        QApplication.processEvents()
    assert 0 == queue.interval(), "another job waits for nothing"
    free.append(True)
    qtbot.waitUntil(lambda: not job.is_active, timeout=240_000)
    del owner
