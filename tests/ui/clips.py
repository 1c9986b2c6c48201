"""Scenes that are looked at, at any moment."""

from __future__ import annotations


class Clip:
    """A scene on a table; its clock is set by hand."""

    def __init__(self, table, motion):
        self._player = table.animator.scenes
        table.animator.load(motion)
        self.length = table.animator.ms(self._player.length)
        """Milliseconds at the pace of the table."""

    @property
    def sprites(self):
        """Return all pictures that are seen at some time."""
        return self._player.sprites

    def at(self, moment):
        """Go to a moment, in milliseconds at normal speed; return how each picture is seen then."""
        self._player.setProperty("clock", float(moment))
        return [look for _, look in self._player.seen()]
