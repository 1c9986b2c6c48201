"""Faults and refusals: what can be wrong with input from outside or with a move, and its sentences.

A fault or refusal is a code and its parameters. The sentences below, and those of each game, are for people:
they are in English and are translated where they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from evolution_qt.core.text import N_, isolated

Params = Mapping[str, int | str]

_AND: Final = ", "


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with an input, and the place where it is wrong."""

    code: str
    params: Params = field(default_factory=dict, hash=False)
    where: str = ""
    game: str = field(default="", compare=False)
    """The key of the game whose sentences tell it, empty where that is not known."""
    sentence: str = field(default="", compare=False)
    """The English sentence of a fault that only this game has."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason that stands in the way of a move."""

    code: str
    params: Params = field(default_factory=dict, hash=False)


class GameError(Exception):
    """Something from outside is wrong. The message names the place."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault

    def __str__(self) -> str:
        """Return the English sentence, the place first."""
        source = self.fault.sentence or FAULTS.get(self.fault.code, self.fault.code)
        sentence = filled(source, self.fault.params)
        return f"{self.fault.where}: {sentence}" if self.fault.where else sentence


class BadInput(GameError):  # noqa: N818
    """A text, a file or an argument that cannot be understood."""


class IllegalMove(GameError):  # noqa: N818
    """A move that the rules refuse. Nothing has changed."""

    def __init__(self, refusals: Sequence[Refusal], move: str = "", game: str = "") -> None:
        super().__init__(_not_allowed(move, refusals, game))
        self.refusals: list[Refusal] = list(refusals)


def bad(code: str, where: str = "", **params: int | str) -> BadInput:
    """Return the error for a fault of kind *code* at *where*, ready to be raised."""
    return BadInput(Fault(code, params, where))


def not_allowed(where: str, refusals: Sequence[Refusal], game: str = "") -> BadInput:
    """Return the error for a move in something from outside that the rules refuse, for all these reasons."""
    return BadInput(_not_allowed(where, refusals, game))


def reasons_of(fault: Fault) -> list[Refusal]:
    """Return why the move is refused that a fault is about; nothing for any other fault."""
    if fault.code != "illegal_move" or not fault.params.get("reasons"):
        return []
    found: list[Refusal] = []
    for code in str(fault.params["reasons"]).split(_AND):
        start = f"{code}."
        given = {n.removeprefix(start): value for n, value in fault.params.items() if n.startswith(start)}
        found.append(Refusal(code, given))
    return found


def _not_allowed(where: str, refusals: Sequence[Refusal], game: str) -> Fault:
    """Return the fault; parameters of the reasons stand behind their codes, so that all stays flat data."""
    params: dict[str, int | str] = {"reasons": _AND.join([refusal.code for refusal in refusals])}
    for refusal in refusals:
        params.update({f"{refusal.code}.{name}": value for name, value in refusal.params.items()})
    return Fault("illegal_move", params, where, game)


@contextmanager
def located(where: str) -> Iterator[None]:
    """Put *where* in front of the place of any fault met inside."""
    try:
        yield
    except BadInput as error:
        fault = error.fault
        place = f"{where}: {fault.where}" if fault.where else where
        raise BadInput(replace(fault, where=place)) from None


@contextmanager
def faults_of(game: str, faults: Mapping[str, str]) -> Iterator[None]:
    """Mark any fault met inside as one of the game with this key, which has its own sentences."""
    try:
        yield
    except BadInput as error:
        fault = error.fault
        raise BadInput(replace(fault, game=game, sentence=faults.get(fault.code, ""))) from None


_PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")


def filled(sentence: str, params: Params) -> str:
    """Return *sentence* with its named placeholders replaced, and nothing else interpreted.

    What is put in turns the direction of nothing around it: names may come from anywhere.
    """
    return _PLACEHOLDER.sub(lambda found: isolated(str(params.get(found[1], found[0]))), sentence)


FAULTS: Final[Mapping[str, str]] = {
    # files and text
    "no_such_file": N_("Fault", "there is no such file"),
    "unreadable": N_("Fault", "this file cannot be read"),
    "unwritable": N_("Fault", "this file cannot be written"),
    "disk_full": N_("Fault", "the disk is full"),
    "not_allowed": N_("Fault", "writing is not allowed there"),
    "folder_gone": N_("Fault", "the folder is gone"),
    "disk_fault": N_("Fault", "the disk reports a fault"),
    "not_a_file": N_("Fault", "this is not an ordinary file"),
    "a_link": N_("Fault", "this is a link to another place"),
    "in_use": N_("Fault", "a window has it open"),
    "not_as_written": N_("Fault", "from here on the file is not as this program wrote it"),
    "known_already": N_("Fault", "this game is already saved as “{value}”"),
    "too_large": N_("Fault", "larger than {limit} bytes"),
    "empty": N_("Fault", "there is nothing in it"),
    "no_game": N_("Fault", "this is not a game"),
    "no_game_but_position": N_("Fault", "this is a position, not a game; the command line reads positions"),
    "not_utf8": N_("Fault", "this is not UTF-8 text"),
    "not_json": N_("Fault", "this is not JSON"),
    "too_deep": N_("Fault", "nested more than {limit} levels deep"),
    # values
    "not_a_number": N_("Fault", "a whole number is needed here"),
    "not_a_string": N_("Fault", "a text is needed here"),
    "not_a_list": N_("Fault", "a list is needed here"),
    "not_an_object": N_("Fault", "an object is needed here"),
    "not_true_or_false": N_("Fault", "true or false is needed here"),
    "number_too_large": N_("Fault", "this number is too large"),
    "fraction": N_("Fault", "{value} is not a whole number"),
    "below": N_("Fault", "{value} is below {limit}"),
    "above": N_("Fault", "{value} is above {limit}"),
    "string_too_long": N_("Fault", "longer than {limit} characters"),
    "bad_character": N_("Fault", "a character that cannot be shown"),
    "duplicate_key": N_("Fault", "the key “{key}” appears here twice"),
    "unknown_key": N_("Fault", "the key “{key}” is not known"),
    "missing_key": N_("Fault", "the key “{key}” is missing"),
    "unknown_value": N_("Fault", "“{value}” is not allowed here"),
    "worn_twice": N_("Fault", "another player has “{value}” already"),
    "wrong_length": N_("Fault", "length {value} instead of {expected}"),
    "repeated": N_("Fault", "{value} appears here twice"),
    # games
    "wrong_format": N_("Fault", "this is “{value}”, not “{expected}”"),
    "newer_version": N_("Fault", "version {value} is not known; this program reads up to version {limit}"),
    "unknown_game": N_("Fault", "the game “{value}” is not known"),
    "no_log": N_("Fault", "the log of the game “{value}” is told in the window only"),
    "no_table": N_("Fault", "the game “{value}” has rules here but no table; commands can play it"),
    "unknown_switch": N_("Fault", "the rule switch “{value}” is not known"),
    "other_rules": N_("Fault", "these rule switches differ from those of the game in hand"),
    "wrong_number_of_players": N_("Fault", "this game is for {least} to {most} players, not for {value}"),
    "no_such_seat": N_("Fault", "there is no seat {value}"),
    "no_sides": N_("Fault", "nothing can be chosen here in “{value}”"),
    "game_goes_on": N_("Fault", "the game is not over yet"),
    "unknown_ai": N_("Fault", "the opponent “{value}” is not known"),
    "none_of": N_("Fault", "“{value}” is not one of {known}"),
    "only_simple": N_("Fault", "no level plays “{value}”, only “random” and “greedy”"),
    # cards and positions
    "not_a_card": N_("Fault", "“{value}” is not a card"),
    "unknown_card": N_("Fault", "the card “{value}” is not in this deck"),
    "too_many_copies": N_("Fault", "more copies of “{value}” than the deck has"),
    "too_many_cards": N_("Fault", "more cards than the deck has"),
    "face_may_not_be_unknown": N_("Fault", "“?” is not allowed here"),
    "unknown_face": N_("Fault", "this needs a card whose face is not known"),
    "wrong_moment": N_("Fault", "this is not allowed here in the phase “{phase}”"),
    # moves
    "unknown_verb": N_("Fault", "no move begins with “{value}”"),
    "word_missing": N_("Fault", "something is missing after “{value}”"),
    "word_too_many": N_("Fault", "“{value}” is too much"),
    "illegal_move": N_("Fault", "the rules do not allow this move: {reasons}"),
    # records
    "no_header": N_("Fault", "a record begins with a header"),
    "header_differs": N_("Fault", "this differs from the position the record starts from"),
    "not_a_record_line": N_("Fault", "this is neither a move nor a note that records know"),
    "too_many_moves": N_("Fault", "more than {limit} moves"),
    "nothing_to_redo": N_("Fault", "there is no move to redo"),
    "nothing_to_undo": N_("Fault", "moves to undo: {value}, moves made: {limit}"),
    "wrong_round": N_("Fault", "round {value} did not end here"),
    "wrong_check": N_("Fault", "after this round the game stands at {found}, the record says {expected}"),
    "wrong_result": N_("Fault", "the game does not end with this result"),
    # verifying a game
    "wrong_commitment": N_("Fault", "the seed and the nonce do not fit this commitment (deck seal)"),
    "wrong_seal": N_(
        "Fault", "the seed, the nonce and the kinds of players do not fit this commitment (deck seal)"
    ),
    "other_commitment": N_("Fault", "the commitment of this game is {found}, not {expected}"),
    "other_bot_move": N_("Fault", "{kind} at seat {seat} plays “{found}” here, not “{expected}”"),
    "told_too_much": N_("Fault", "what seat {seat} is told here depends on cards it may not know"),
    "not_a_commitment": N_("Fault", "“{value}” is not how a commitment begins, such as 15ac83c11c9b10dd7ae6"),
    "few_digits": N_("Fault", "{value} digits are too few; give at least {limit}, or better {wanted}"),
    "weak_digits": N_(
        "Fault",
        "{value} digits say little, because other cards with the same ones can be found; note {wanted}",
    ),
    # networks of opponents
    "bad_weights": N_("Fault", "these are not valid weights of a network"),
    "other_features": N_("Fault", "made for the features {value}, not {expected}"),
    # many games
    "not_a_secret": N_(
        "Fault", "a secret is {limit} hexadecimal digits, and a file with one holds nothing else"
    ),
    "seed_and_secret": N_("Fault", "give either a seed (--seed) or a secret, not both"),
    # outside programs
    "not_a_program": N_("Fault", "“{value}” is not NAME=COMMAND"),
    "bad_program_name": N_(
        "Fault", "“{value}”: a name has small letters a to z, digits, - and _, and at most {limit} of them"
    ),
    "open_quote": N_("Fault", "a quotation mark is not closed in “{value}”"),
    "no_such_program": N_("Fault", "there is no program “{value}”"),
    "not_executable": N_(
        "Fault", "the file “{value}” is not a program that can run; one in Python runs as “python3 FILE”"
    ),
    "program_not_started": N_("Fault", "the program cannot be started: {value}"),
    "program_gone": N_("Fault", "the program has ended"),
    "late": N_("Fault", "no answer within {limit} s"),
    "line_too_long": N_("Fault", "a line of more than {limit} bytes"),
    "too_many_errors": N_("Fault", "more than {limit} bytes on standard error"),
    "unasked": N_("Fault", "an answer without a question"),
    "wrong_request": N_("Fault", "an answer to question {value} instead of {expected}"),
    "nobody_asked": N_("Fault", "no player is asked here"),
    "other_seat": N_("Fault", "a move of seat {value}, whose turn it is not"),
    "failed_before": N_("Fault", "it has failed in {value} games in a row"),
    "turn_is_over": N_("Fault", "a move after the end of the turn"),
    # command line
    "bad_usage": N_("Fault", "{detail} (evolution-qt --help says more)"),
    "wrong_number_of_kinds": N_("Fault", "{value} kinds of opponents for {players} players"),
    "invariant": N_("Fault", "after {decisions} decisions of the game with seed {seed}: {detail}"),
    "arena_moved": N_("Fault", "the arena is part of the source code only: python -m lab arena"),
    "no_window": N_("Fault", "windows and pictures need PySide6, which is not installed"),
}
"""The sentence for each code of a fault. Texts in curly brackets are replaced by the fault's parameters."""


@dataclass(frozen=True)
class Sentences:
    """The sentences of a game, marked for translation; what is missing has the code in its place."""

    faults: Mapping[str, str] = field(default_factory=dict)
    """For each code of a fault that only this game has."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """For each code of a refusal, and for each case of one that has a sentence of its own."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The name of what parameters call a trait, by its key."""
    context: str = "Trait"
    """Where translators find those names."""

    def of_fault(self, fault: Fault) -> str:
        """Return the sentence for a fault."""
        return self.faults.get(fault.code) or FAULTS.get(fault.code, fault.code)

    def of_refusal(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal, that of its case before that of its code."""
        code = refusal.code
        return self.refusals.get(str(refusal.params.get("case", code)), self.refusals.get(code, code))


GAME_OVER: Final = N_("Refusal", "The game is over.")
NOT_YOUR_TURN: Final = N_("Refusal", "It is another player’s turn.")
USUAL: Final = Sentences(
    refusals={
        "not_your_turn": NOT_YOUR_TURN,
        "not_listed": N_("Refusal", "The rules do not allow this now."),
    }
)
"""The sentences of a game that says no more of why a move is not legal."""


def together(many: Iterable[Sentences]) -> Sentences:
    """Return the sentences of several games in one, for a fault of which it is not known whose it is.

    Names with a context of their own may mean something else in another game and are left out.
    """
    faults: dict[str, str] = {}
    refusals: dict[str, str] = {}
    names: dict[str, str] = {}
    for one in many:
        faults = {**one.faults, **faults}
        refusals = {**one.refusals, **refusals}
        if one.context == USUAL.context:
            names = {**one.names, **names}
    return Sentences(faults, refusals, names)
