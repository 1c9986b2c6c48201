"""A made-up record book and a made-up library, as pictures show them."""

from evolution_qt.ui.shell.book.book_keeper import BookKeeper
from evolution_qt.ui.shell.shots import sample_games as sample_library
from evolution_qt.ui.shell.shots.sample_games import samples


def sample(games):
    """Return the keeper of a book in memory with so many games of one person."""
    keeper = BookKeeper(None, list)
    keeper.book.add(samples().book(games))
    return keeper


def fill(folder):
    """Put the games of the sample library into a folder."""
    return sample_library.fill(folder, samples().library)
