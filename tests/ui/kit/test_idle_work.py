"""What can wait is done in parts, one chore in each turn of the event loop."""

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit.idle_work import Chore


def chores(count, parent, parts=5):
    """Return so many chores that write down who works, each with so many parts, and what they write."""
    done = []

    def chore(name):
        def work():
            done.append(name)
            if done.count(name) == parts:
                made.stop()

        made = Chore(work, parent)
        made.start()
        return made

    return [chore(name) for name in range(count)], done


def test_several_chores_take_turns_and_never_work_in_the_same_one(qtbot):
    parent = QObject()
    made, done = chores(3, parent)
    turns = []
    while any(one.isActive() for one in made):
        before = len(done)
        QApplication.processEvents()
        turns.append(len(done) - before)

    assert sorted(done) == [0] * 5 + [1] * 5 + [2] * 5
    assert max(turns) == 1
    assert all({0, 1, 2} == set(done[at : at + 3]) for at in range(0, 15, 3))


def test_a_chore_whose_owner_is_gone_or_that_was_stopped_holds_up_nobody(qtbot):
    parent, gone = QObject(), QObject()
    others, theirs = chores(2, gone, 500)
    (own,), done = chores(1, parent)
    QApplication.processEvents()
    others[0].stop()
    QApplication.processEvents()
    shiboken6.delete(gone)

    count = len(theirs)
    qtbot.waitUntil(lambda: not own.isActive(), timeout=240_000)
    assert 5 == len(done)
    assert count == len(theirs)


def test_a_chore_can_begin_again(qtbot):
    parent = QObject()
    (own,), done = chores(1, parent, 1)
    qtbot.waitUntil(lambda: not own.isActive(), timeout=240_000)
    done.clear()

    own.start()
    qtbot.waitUntil(lambda: not own.isActive(), timeout=240_000)

    assert [0] == done
