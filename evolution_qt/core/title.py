"""What a game states of itself before its rules are loaded: a row of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class EditionTitle:
    """One edition of a game."""

    key: str
    """As files write it, such as ``evolution/de``."""
    name: str
    """Its English name, marked for translation."""
    language: str = ""
    """The language it is printed in, by its two letters; in this one it is proposed first."""


@dataclass(frozen=True)
class Title:
    """A game with its editions. The ``catalogue.py`` in the folder of each game has one, `TITLE`."""

    key: str
    """The name of the game's folder."""
    editions: tuple[EditionTitle, ...]
    """At least one, the usual one first."""
    players: range
    """The numbers of players that any of its editions can be played with."""
    loader: str
    """The dotted name, with a colon before the last word, of a function that returns the game of an edition's
    key."""
    rounds: str = ""
    """The same of a function that tells in which round the last move of a record was made.

    It takes the header and the lines of the moves that hold, and plays nothing. Without it the library goes
    by the checks of a record alone.
    """
    name: str = ""
    """Its English name, marked for translation as those of editions are."""
    about: str = ""
    """A line in English on what the game is, for a player who chooses one; marked likewise."""
    motto: str = ""
    """A line in English on its cover; marked likewise."""
    age: int = 0
    """From which age on its box says that it is played; 0 where it says nothing."""
    minutes: int = 0
    """About how long a match takes at a table; 0 where that is not known."""
    order: int = 100
    """Its place among the games, the lowest first: that one is proposed until another one is chosen."""
    sides: str = ""
    """The dotted name of a function that tells from a header what each seat plays with, by number.

    Only a game whose seats play with something of their own has one; it plays nothing and refuses nothing.
    """

    @property
    def called(self) -> str:
        """The English name of the game; without one of its own, that of its usual edition."""
        return self.name or self.editions[0].name

    def names(self) -> dict[str, str]:
        """Return by its key what each edition is called among those of all games, in English.

        The only edition of a game is called as the game.
        """
        if len(self.editions) == 1:
            return {self.editions[0].key: self.called}
        return {edition.key: edition.name for edition in self.editions}

    def printed_in(self, language: str) -> EditionTitle:
        """Return the first edition in a language, by its two letters; the usual one if there is none."""
        return next((one for one in self.editions if one.language == language), self.editions[0])
