"""The library's words for a game: its name, when and what was played, how it stands or ended."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Qt

from evolution_qt.core.errors import filled
from evolution_qt.core.plain import shown
from evolution_qt.core.record import HUMAN
from evolution_qt.core.text import isolated
from evolution_qt.games import edition_names
from evolution_qt.store.index import Summary
from evolution_qt.store.library import Entry
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.shell.game.roster import own_name, who_plays
from evolution_qt.ui.shell.new_game.player_kinds import bots_of, kind_name
from evolution_qt.ui.shell.new_game.player_names import legible, shown_name
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.table.presentation import presentation


class Words(QObject):
    """Puts games into the current language."""

    def name(self, entry: Entry) -> str:
        """Return the title that someone gave, or who played, or else the name of the file."""
        names = phrasing.row([self.player(at, entry.summary) for at in range(len(entry.summary.players))])
        return legible(entry.title) or names or shown(entry.name)

    def player(self, at: int, told: Summary) -> str:
        """Return what the player of a seat is called."""
        player, bots = told.players[at], bots_of(told.game)
        name = self._own_name(at, told)
        if told.sides:
            who = who_plays(name, player.kind, bots)
            return presentation(told.game).seat(told.sides[at], who)
        return name or kind_name(player.kind, bots)

    def player_and_kind(self, at: int, told: Summary) -> str:
        """Return what the player of a seat is called, and who that is, beside the signs of the seat."""
        player, name = told.players[at], self._own_name(at, told)
        kind = kind_name(player.kind, bots_of(told.game))
        if told.sides:
            name, sides = own_name(name, player.kind), told.sides[at]
            name = name if len(sides) > 1 else presentation(told.game).seat(sides, name)
        words = filled(self.tr("{name}, {kind}"), {"name": name, "kind": kind})
        return words if name and name != kind else kind

    def _own_name(self, at: int, told: Summary) -> str:
        """Return the name of a player; of a bot that has none, nothing."""
        player = told.players[at]
        return (
            shown_name(player.name, at, player.kind) if player.kind == HUMAN or legible(player.name) else ""
        )

    def edition(self, entry: Entry) -> str:
        """Return the edition's name, the key of one that is not known, nothing if it cannot be found."""
        return edition_name(entry.summary.game)

    def begun(self, entry: Entry) -> str:
        """Return when a game was begun, in the time of this place; empty if its record does not have it."""
        return moment(entry.summary.created or "")

    def what(self, entry: Entry) -> str:
        """Return in one line what was played when."""
        told = entry.summary
        parts = [self.edition(entry), self.begun(entry)]
        if told.players and told.rules:
            parts.append(self.tr("own rules"))
        if told.from_position:
            parts.append(self.tr("from a position"))
        if told.is_practice:
            parts.append(self.tr("practice"))
        return phrasing.facts(parts)

    def status(self, entry: Entry) -> str:
        """Return how a game stands, in a few words."""
        told = entry.summary
        if told.status == "aside":
            return self.tr("cannot be opened")
        if told.status == "finished":
            return self.winners(entry)
        return filled(self.tr("round {number}"), {"number": str(told.round)})

    def winners(self, entry: Entry) -> str:
        """Return who has won."""
        told = entry.summary
        winners = [isolated(self.player(at, told)) for at in told.winners]
        return QLocale().createSeparatedList(winners)

    def points(self, entry: Entry) -> str:
        """Return the points of all seats, in the order of their names; what goes on has none."""
        return " : ".join(map(str, entry.summary.scores))

    def standing(self, entry: Entry) -> str:
        """Return how a game ended or stands, as a sentence."""
        told = entry.summary
        if told.status == "aside":
            reason = sentence(told.trouble.fault) if told.trouble is not None else ""
            return filled(self.tr("This record cannot be opened: {reason}"), {"reason": reason})
        if told.status == "finished":
            text = self.tr("Victory for {names}, {points}.")
            return filled(text, {"names": self.winners(entry), "points": self.points(entry)})
        if not told.moves:
            return self.tr("No move has been made.")
        return filled(
            self.tr("Round {number} is being played, %n move(s) so far.", "", told.moves),
            {"number": str(told.round)},
        )

    def line(self, entry: Entry) -> str:
        """Return everything in one line, for those who hear it."""
        parts = (isolated(self.name(entry)), self.what(entry), self.standing(entry))
        return " – ".join(part for part in parts if part)

    def torn(self, file: str, moves: int) -> str:
        """Return the warning that a file breaks off in its last line, behind so many moves."""
        text = self.tr(
            "{file} breaks off in the middle of a line. That line is left out; %n move(s) before it are "
            "kept.",
            "",
            moves,
        )
        return filled(text, {"file": file})

    def searched(self, entry: Entry) -> str:
        """Return the words by which a game can be found."""
        told = entry.summary
        state = {"running": self.tr("running"), "finished": self.tr("finished"), "aside": ""}
        players = told.players
        parts = [
            entry.title,
            *(self.player(at, told) for at in range(len(players))),
            *(kind_name(player.kind, bots_of(told.game)) for player in players),
            told.game,
            self.what(entry),
            self.status(entry),
            state[told.status],
            *map(str, told.scores),
            told.created or "",
        ]
        return " ".join(parts).casefold()


def moment(created: str) -> str:
    """Return a UTC moment as records write it, as the language writes days and times; empty for none."""
    when = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not when.isValid():
        return ""
    local = when.toLocalTime()
    #: how a day is written, in Qt's letters: d day, M month, MMMM its name, yyyy year
    pattern = QCoreApplication.translate("BookCharts", "d MMMM yyyy")
    time = QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    #: a day and the time of day
    both = QCoreApplication.translate("Words", "{date}, {time}")
    return filled(both, {"date": QLocale().toString(local.date(), pattern), "time": time})


def edition_name(key: str) -> str:
    """Return the name of an edition, the key of one that is not known."""
    return QCoreApplication.translate("Edition", _names().get(key, key)) if key else ""


@cache
def _names() -> dict[str, str]:
    return edition_names()
