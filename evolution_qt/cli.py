"""The command line: positions, moves and records in text, whole games without a window, and its door.

Exit status: 0 done, 2 something given is wrong (one line names the place), 3 a move is refused (a line
``reason: CODE`` for each reason, then the sentences), 4 nothing differs in a game, but it is not proven,
1 the program itself is at fault. Only the window and the pictures need Qt, which is loaded when they are
asked for.
"""

from __future__ import annotations

import argparse
import errno
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol, cast

from evolution_qt import __version__, games, messages, starting
from evolution_qt.core.errors import Fault, GameError, IllegalMove, bad, located
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame
from evolution_qt.core.plain import NUMBER_LIMIT, Node, Plain, canonical, parse, read_given, shown
from evolution_qt.core.record import Record, split_seat
from evolution_qt.core.text import N_, width, wrapped
from evolution_qt.games import opening
from evolution_qt.messages import Messages, languages, of_environment

if TYPE_CHECKING:
    from evolution_qt.brain.outside import OutsideBot

DONE: Final = 0
PROGRAM_AT_FAULT: Final = 1
BAD_INPUT: Final = 2
REFUSED: Final = 3
NOT_PROVEN: Final = 4
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

RECORDS: Final = ".jsonl"
"""How the name of a record ends that is opened in the window without any command."""
WITH_VALUE: Final = ("--lang", "--json")
"""Options before a command that a value follows."""
THEMES: Final = ("light", "dark", "light_contrast", "dark_contrast")

HELP: Final = {
    "program": N_(
        "CommandLine",
        "Evolution: three board games against bots, or for several people at one screen ({games}). Without "
        "a command the window opens, with a record (FILE.jsonl) as a replay; the commands read and write "
        "positions, moves and records in the notation that docs/notation.md describes.",
    ),
    "commands": N_("CommandLine", "commands:"),
    "options": N_("CommandLine", "options:"),
    "arguments": N_("CommandLine", "arguments:"),
    "position": N_("CommandLine", "check a position and print its full form"),
    "moves": N_("CommandLine", "print the legal moves, one a line"),
    "play": N_("CommandLine", "make moves and print the position after them"),
    "replay": N_("CommandLine", "replay and check a record and print the standing as JSON"),
    "verify": N_(
        "CommandLine",
        "work out the deal of a record and the moves of its bots again, compare, and print JSON",
    ),
    "simulate": N_("CommandLine", "play whole games without a window and print a summary as JSON"),
    "shot": N_("CommandLine", "draw the table or another view into a picture"),
    "help": N_("CommandLine", "show this help and end"),
    "version": N_("CommandLine", "show the version and end"),
    "lang": N_("CommandLine", "the language of messages"),
    "demo": N_("CommandLine", "let bots play a game in the window"),
    "selftest": N_("CommandLine", "try out everything that was installed and print a report as JSON"),
    "json": N_("CommandLine", "the file for that report"),
    "file": N_("CommandLine", "a position; - reads standard input"),
    "move": N_("CommandLine", "a move, such as “feed 0” or “1: food horns:3”"),
    "record": N_("CommandLine", "a record; - reads standard input"),
    "commitment": N_(
        "CommandLine",
        "the first digits of the commitment (in the window: deck seal), as noted when the game began",
    ),
    "facts": N_("CommandLine", "print what follows from the position instead, as far as its game tells it"),
    "log": N_("CommandLine", "tell what happened in words instead, as far as the game has them"),
    "seat": N_("CommandLine", "as this seat may know it, from 0"),
    "seat_moves": N_("CommandLine", "of this seat, from 0, where several may move"),
    "game": N_("CommandLine", "which game, such as evolution/de"),
    "players": N_("CommandLine", "how many play"),
    "ai": N_("CommandLine", "who plays: one kind for all seats or one for each, separated by commas"),
    "games": N_("CommandLine", "how many games; game k has the seed X + k, from 0"),
    "seed": N_("CommandLine", "the seed of the first game; a program that plays could work out all cards"),
    "secret_file": N_(
        "CommandLine", "the file with the secret from which the deals follow; made if it is not there"
    ),
    "check": N_("CommandLine", "test after every decision what must always be true"),
    "out": N_("CommandLine", "the picture to write"),
    "view": N_("CommandLine", "what to draw, such as table, start or settings"),
    "size": N_("CommandLine", "width and height, such as 1280x720"),
    "scale": N_("CommandLine", "pixels for each unit of the size"),
    "theme": N_("CommandLine", "light or dark, with light_contrast and dark_contrast for high contrast"),
    "text": N_("CommandLine", "how large writing is, in per cent, such as 150"),
    "outside": N_("CommandLine", "an outside program that may play as outside/NAME; may be given again"),
    "keys": N_("CommandLine", "keys to press on the table first, such as “A Tab”"),
}

REPLACED: Final = N_(
    "CommandLine", "{name} at seat {seat}: {reason}; a simple bot plays on for it to the end of this game"
)
LEFT_OUT: Final = {
    "stopped": N_("CommandLine", "bot moves left out because the bot was stopped early: {count}"),
    "outside": N_("CommandLine", "bot moves left out because another program made them: {count}"),
    "network": N_("CommandLine", "bot moves left out because their network is not at hand: {count}"),
    "nonce": N_("CommandLine", "bot moves left out because they cannot be repeated without a nonce: {count}"),
    "failed": N_("CommandLine", "bot moves left out because the bot failed this time: {count}"),
}
"""What is said of moves that cannot be worked out again, by the reasons of an audit."""
GIVEN_UP: Final = N_("CommandLine", "{name}: {reason}; from now on a simple bot plays for it")
USAGE: Final = N_("CommandLine", "usage: ")
PLACES: Final = {
    "FILE": N_("CommandLine", "FILE"),
    "RECORD": N_("CommandLine", "RECORD"),
    "MOVE": N_("CommandLine", "MOVE"),
    "KIND": N_("CommandLine", "KIND"),
    "NAME": N_("CommandLine", "NAME"),
    "COMMAND": N_("CommandLine", "COMMAND"),
    "KEYS": N_("CommandLine", "KEYS"),
}
"""What stands for a value in the help; single letters and forms of figures are the same in every language."""
_NO_NUMBER: Final = "no whole number: "
MISUSES: Final = (
    ("unrecognized arguments: (?P<value>.+)", N_("CommandLine", "“{value}” is not known here")),
    ("the following arguments are required: (?P<value>.+)", N_("CommandLine", "missing: {value}")),
    (
        r"argument (?P<name>-\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.+)\)",
        N_("CommandLine", "{name}: “{value}” is not one of {choices}"),
    ),
    (
        r"argument .*: invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.+)\)",
        N_("CommandLine", "there is no command “{value}”, only {choices}"),
    ),
    (
        r"argument (?P<name>\S+): invalid \w+ value: '(?P<value>.*)'",
        N_("CommandLine", "{name}: “{value}” is not a number"),
    ),
    (r"argument (?P<name>\S+): expected .+", N_("CommandLine", "{name}: a value is missing")),
    (
        r"argument (?P<name>\S+): ignored explicit argument .+",
        N_("CommandLine", "{name} takes no value"),
    ),
    (
        rf"argument (?P<name>\S+): {_NO_NUMBER}(?P<value>.*)",
        N_("CommandLine", "{name}: “{value}” is not a whole number from 0 to 9007199254740991"),
    ),
    (r"argument (?P<name>\S+): (?P<value>.+)", N_("CommandLine", "{name}: “{value}” is not allowed here")),
)
"""What argparse says is wrong, as patterns of its own sentences, and how we say it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    _speak_utf8()
    said = messages.load(_language(words))
    try:
        status = _run(words, said)
        _flush()
        return status
    except IllegalMove as error:
        said = said.about(games.sentences(error.fault.game))
        for refusal in error.refusals:
            print(f"reason: {refusal.code}", file=sys.stderr)
        for sentence in dict.fromkeys(map(said.refusal, error.refusals)):  # two codes may have the same
            print(said.before(error.fault.where, sentence), file=sys.stderr)
        return REFUSED
    except GameError as error:
        print(_faulty(error.fault, said.about(games.sentences(error.fault.game))), file=sys.stderr)
        return PROGRAM_AT_FAULT if error.fault.code in ("invariant", "no_window") else BAD_INPUT
    except ImportError as error:
        if not (reason := starting.why_not_loaded(error, said)):
            raise
        starting.tell(reason)
        return PROGRAM_AT_FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return PIPE_CLOSED


def _run(words: list[str], said: Messages) -> int:
    if words[_at_command(words) :][:1] == ["arena"]:
        raise bad("arena_moved")
    arguments = _parser(said).parse_args(_without_record(words))
    if arguments.json is not None and not arguments.selftest:
        raise bad("bad_usage", detail=f"argument --json: {arguments.json}")
    match arguments.command:
        case "position":
            _position(arguments)
        case "moves":
            _moves(arguments)
        case "play":
            _play(arguments, said)
        case "replay":
            _replay(arguments, said)
        case "verify":
            return _verify(arguments, said)
        case "simulate":
            _simulate(arguments, said)
        case "shot":
            return _shot(arguments)
        case _ if arguments.selftest:
            return _selftest(arguments, said)
        case _:
            return _window(words)
    return DONE


# Commands


def _position(arguments: argparse.Namespace) -> None:
    game, state = _open(arguments.file)
    if arguments.seat is not None:
        state = game.observe(state, _seat(arguments.seat, game, state)).state
    _print(canonical(game.facts(state) if arguments.facts else game.dump(state)))


def _moves(arguments: argparse.Namespace) -> None:
    game, state = _open(arguments.file)
    seat = -1 if arguments.seat is None else _seat(arguments.seat, game, state)
    for move in game.moves(state, seat):
        _print(game.write(move))


def _play(arguments: argparse.Namespace, said: Messages) -> None:
    game, state = _open(arguments.file)
    if arguments.log:
        log = game.log(state, _names(game, state), said.text)
    events: list[Event] = []
    for text in arguments.moves:
        seat, line = split_seat(text)
        if seat is not None and seat >= game.seat_count(state):
            raise bad("no_such_seat", shown(text), value=seat)
        events += game.play(state, state.to_move if seat is None else seat, game.read(line))
    _print("\n".join(log(events)) if arguments.log else canonical(game.dump(state)))


def _names(game: AnyGame, state: Any) -> list[str | None]:
    """Return the names that a position gives the seats."""
    players: Any = game.dump(state)["players"]
    return [player.get("name") for player in players]


def _replay(arguments: argparse.Namespace, said: Messages) -> None:
    match = opening.open_record(Record.read(read_given(arguments.record)))
    if arguments.log:
        log = match.game.log(match.milestones[0].state, match.names, said.text)
        _print("\n".join(log(match.history)).lstrip("\n"))
    else:
        _print(_json(match.standing()))


def _verify(arguments: argparse.Namespace, said: Messages) -> int:
    from evolution_qt.brain.audit import SENTENCES, audited
    from evolution_qt.core.fairness import SHOWN_DIGITS

    noted = _noted(arguments.commitment)
    is_weak = 0 < len(noted) < SHOWN_DIGITS
    record = Record.read(read_given(arguments.record))
    found = audited(record, noted)
    said = said.about(games.sentences(record.header.game))
    differences = [said.fault(fault) for fault in found.differences]
    report: dict[str, object] = {
        "honest": found.is_honest,
        "proven": found.is_proven,
        "over": found.is_over,
        "people": found.people,
        "noted": len(noted) or None,
        "weak": is_weak,
        "commitment": found.commitment,
        "binds": found.bound,
        "seed": found.seed,
        "nonce": found.nonce,
        "drawn": found.is_drawn,
        "dealt": found.is_dealt,
        "moves": found.moves,
        "rounds": found.rounds,
        "observations": found.observations,
        "bot_moves": found.bot_moves,
        "left_out": dict(sorted(found.left_out.items())),
        "differences": differences,
        "program": found.program,
    }
    _print(_json(report))
    told = list(differences)
    for reason, count in sorted(found.left_out.items()):
        told.append(said.text("CommandLine", LEFT_OUT[reason], count=count))
    told += [said.text("Verifying", SENTENCES[word]) for word in (*found.reasons, *found.unbound)]
    if is_weak:
        weak = {"value": len(noted), "wanted": SHOWN_DIGITS}
        told.append(said.fault(Fault("weak_digits", weak, "--commitment")))
    for line in told:
        print(line, file=sys.stderr)
    if not found.is_honest:
        return BAD_INPUT
    return DONE if found.is_proven else NOT_PROVEN


def _noted(text: str | None) -> str:
    """Return the digits of a commitment that a person wrote down, in groups or not. Raises BadInput."""
    from evolution_qt.core.fairness import LEAST_DIGITS, SHOWN_DIGITS

    if text is None:
        return ""
    digits = "".join(text.split()).removesuffix("…").removesuffix("...")
    if re.fullmatch("[0-9A-Fa-f]{1,64}", digits) is None:
        raise bad("not_a_commitment", "--commitment", value=shown(text))
    if len(digits) < LEAST_DIGITS:
        few = {"value": len(digits), "limit": LEAST_DIGITS, "wanted": SHOWN_DIGITS}
        raise bad("few_digits", "--commitment", **few)
    return digits


def _simulate(arguments: argparse.Namespace, said: Messages) -> None:
    from evolution_qt.simulation import simulate

    game = opening.game_of(Node(arguments.game, "--game"), None)
    kinds = arguments.ai.split(",")
    programs = _programs(arguments.program, said)
    try:
        summary = simulate(
            game,
            arguments.players,
            kinds,
            arguments.games,
            arguments.seed or 0,
            secret=_secret(arguments),
            check=arguments.check,
            programs=programs,
        )
    finally:
        for program in programs:
            program.close()
    _print(_json(summary))


def _secret(arguments: argparse.Namespace) -> str:
    """Return the secret from which the deals follow; empty where they follow from a seed. Raises BadInput."""
    from evolution_qt.core.files import drawn_secret, secret_of_file

    if arguments.secret_file is None:
        return drawn_secret() if arguments.program and arguments.seed is None else ""
    if arguments.seed is not None:
        raise bad("seed_and_secret", "--secret-file")
    with located("--secret-file"):
        return secret_of_file(Path(arguments.secret_file), drawn_secret())


def _programs(texts: Sequence[str], said: Messages) -> list[OutsideBot]:
    """Return the outside programs that were given; when one fails, a line reports it. Raises BadInput."""
    if not texts:
        return []
    from evolution_qt.brain.outside import OutsideBot
    from evolution_qt.brain.programs import Program

    def tell(program: Program, seat: int, error: GameError) -> None:
        told = said.about(games.sentences(error.fault.game)).fault(error.fault)
        reason = told.rstrip(".。")  # the rules' refusals are whole sentences
        source = GIVEN_UP if error.fault.code == "failed_before" else REPLACED
        words = said.text("CommandLine", source, name=program.kind, seat=seat, reason=reason)
        print(words, file=sys.stderr)

    programs: dict[str, OutsideBot] = {}
    with located("--program"):
        for text in texts:
            program = Program.read(text)
            if program.name in programs:
                raise bad("repeated", value=program.name)
            programs[program.name] = OutsideBot(program, tell)
    return list(programs.values())


def _shot(arguments: argparse.Namespace) -> int:
    return _table_module("shots.shot").main(arguments)


def _selftest(arguments: argparse.Namespace, said: Messages) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    report = _table_module("window.selftest").run(said, _tell)
    text = json.dumps(report, ensure_ascii=False, indent=1)
    if arguments.json is None:
        _print(text)
    else:
        try:
            Path(arguments.json).write_text(text + "\n", encoding="utf-8", newline="\n")
        except OSError:
            raise bad("unwritable", arguments.json) from None
    return DONE if report["ok"] else PROGRAM_AT_FAULT


def _tell(line: str) -> None:
    if sys.stderr is not None:  # a program without a console has none
        print(line, file=sys.stderr, flush=True)


def _window(words: list[str]) -> int:
    return _table_module("window.app").main(words)


class _Starting(Protocol):
    """A module that has something to start."""

    def main(self, words: object, /) -> int: ...

    def run(self, said: Messages, tell: Callable[[str], None], /) -> dict[str, Any]: ...


def _table_module(name: str) -> _Starting:
    """Return a module of the shell, which needs Qt; it is loaded when it is asked for."""
    if find_spec("qasync") is None:  # the window asks for it only when it is to be seen
        raise bad("no_window")
    try:
        return cast("_Starting", import_module(f"evolution_qt.ui.shell.{name}"))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "qasync", "shiboken6"):
            raise
        raise bad("no_window") from None


# Helpers


def _open(name: str) -> tuple[AnyGame, Any]:
    return opening.open_position(parse(read_given(name)))


def _print(text: str) -> None:
    with _written():
        print(text)


def _flush() -> None:
    if sys.stdout is not None:  # a program without a console has none
        with _written():
            sys.stdout.flush()


@contextmanager
def _written() -> Iterator[None]:
    """Turn output that cannot be written, as on a full disk, into a fault like any other."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if os.name == "nt" and error.errno == errno.EINVAL:  # so Windows says that a pipe is closed
            raise BrokenPipeError from None
        _close_output()
        raise bad("unwritable", "-") from None


def _seat(seat: int, game: AnyGame, state: Any) -> int:
    if not 0 <= seat < game.seat_count(state):
        raise bad("no_such_seat", "--seat", value=seat)
    return seat


def _json(value: Plain | dict[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False)


def _speak_utf8() -> None:
    """Write UTF-8 whatever the system prefers, so that names of all languages can be printed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(encoding="utf-8", errors=stream.errors)


def _close_output() -> None:
    """Let the interpreter end without a word about the closed pipe."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# What may be said


def _faulty(fault: Fault, said: Messages) -> str:
    """Return the line for a fault; what argparse found is put into our words."""
    if fault.code == "bad_usage":
        detail = str(fault.params["detail"])
        for pattern, sentence in MISUSES:
            if found := re.fullmatch(pattern, detail, re.DOTALL):
                words = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                if "choices" in words:
                    words["choices"] = said.row(words["choices"].split(", "))
                detail = said.text("CommandLine", sentence, **words)
                break
        fault = replace(fault, params={"detail": detail})
    return said.fault(fault)


class _Parser(argparse.ArgumentParser):
    """A parser that reports a fault like any other."""

    def error(self, message: str) -> NoReturn:
        raise bad("bad_usage", detail=message)


def _without_record(words: Sequence[str]) -> list[str]:
    """Return the words without the record that the window is to open, which no command knows."""
    at = _at_command(words)
    is_record = at < len(words) and (
        words[at].lower().endswith(RECORDS) or os.path.basename(words[at]) != words[at]
    )
    return [*words[:at], *words[at + 1 :]] if is_record else list(words)


def _at_command(words: Sequence[str]) -> int:
    """Return the index of the first word that is neither an option nor its value, or how many there are."""
    for at, word in enumerate(words):
        if not word.startswith("-") and (at == 0 or words[at - 1] not in WITH_VALUE):
            return at
    return len(words)


def _language(words: Sequence[str]) -> str:
    """Return the language asked for, or else the system's, before anything else is understood."""
    for at, word in enumerate(words):
        language = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(words):
            language = words[at + 1]
        if language in languages():
            return language
    return of_environment(os.environ)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([1-9][0-9]{1,4})x([1-9][0-9]{1,4})", text)
    if match is None:
        raise argparse.ArgumentTypeError(shown(text))
    return int(match[1]), int(match[2])


def _whole(text: str) -> int:
    """Return a number from 0 below 2 to the 53rd."""
    if re.fullmatch(r"[0-9]{1,16}", text) is None or int(text) >= NUMBER_LIMIT:
        raise argparse.ArgumentTypeError(f"{_NO_NUMBER}{shown(text)}")
    return int(text)


def _parser(said: Messages) -> _Parser:
    known = said.row([said.text("Edition", title.called) for title in games.titles()])

    def help_for(key: str) -> str:
        return said.text("CommandLine", HELP[key], games=known).replace("%", "%%")

    def place_for(form: str) -> str:
        return re.sub("[A-Z]{3,}", lambda found: said.text("CommandLine", PLACES[found[0]]), form)

    heads = [help_for(name) for name in ("commands", "options", "arguments")]

    class Formatter(argparse.HelpFormatter):
        def format_help(self) -> str:
            text = super().format_help()
            return reduce(lambda text, head: text.replace(f"{head}:", head), heads, text)

        def _format_action(self, action: argparse.Action) -> str:
            text = super()._format_action(action)
            if isinstance(action, argparse._SubParsersAction):
                return text.partition("\n")[2]  # without the line of all names together
            name = self._format_action_invocation(action)
            found = re.match(f" *{re.escape(name)}(  +)(?=.)", text)
            if found is None or not (wider := width(name) - len(name)):
                return text
            gap = len(found[1]) - wider
            between = " " * gap if gap >= 2 else "\n" + " " * len(found[0])
            return text[: found.start(1)] + between + text[found.end() :]

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            # argparse hands its own things through; only the first word is ours
            super().add_usage(
                usage, actions, groups, said.text("CommandLine", USAGE) if prefix is None else prefix
            )

        def _split_lines(self, text: str, width: int) -> list[str]:
            return wrapped(" ".join(text.split()), width)

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            return "\n".join(indent + line for line in wrapped(" ".join(text.split()), width - len(indent)))

    def add_common(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
        options = parser.add_argument_group(help_for("options"))
        options.add_argument("-h", "--help", action="help", help=help_for("help"))
        options.add_argument(
            "--lang", choices=list(languages()), default=argparse.SUPPRESS, help=help_for("lang")
        )
        return options

    def command(name: str) -> argparse._ArgumentGroup:
        parser = commands.add_parser(
            name,
            help=help_for(name),
            description=help_for(name),
            add_help=False,
            allow_abbrev=False,
            formatter_class=Formatter,
        )
        add_common(parser)
        return parser.add_argument_group(help_for("arguments"))

    parser = _Parser(
        prog="evolution-qt",
        description=help_for("program"),
        add_help=False,
        allow_abbrev=False,
        formatter_class=Formatter,
    )
    begun = width(said.text("CommandLine", USAGE)) * " "
    choices = ",".join(languages())
    parser.usage = f"%(prog)s [-h] [--lang {{{choices}}}] [--demo] [--version] [{place_for('FILE')}]"
    parser.usage += f"\n{begun}%(prog)s --selftest [--json {place_for('FILE')}]"
    parser.usage += f"\n{begun}%(prog)s {place_for('COMMAND')} ..."
    options = add_common(parser)
    options.add_argument("--demo", action="store_true", help=help_for("demo"))
    options.add_argument(
        "--version", action="version", version=f"evolution-qt {__version__}", help=help_for("version")
    )
    options.add_argument("--selftest", action="store_true", help=help_for("selftest"))
    options.add_argument("--json", metavar=place_for("FILE"), help=help_for("json"))
    commands = parser.add_subparsers(title=help_for("commands"), dest="command", metavar="", prog=parser.prog)

    position = command("position")
    position.add_argument("file", metavar=place_for("FILE"), help=help_for("file"))
    position.add_argument("--seat", metavar="N", type=int, help=help_for("seat"))
    position.add_argument("--facts", action="store_true", help=help_for("facts"))

    moves = command("moves")
    moves.add_argument("file", metavar=place_for("FILE"), help=help_for("file"))
    moves.add_argument("--seat", metavar="N", type=int, help=help_for("seat_moves"))

    play = command("play")
    play.add_argument("file", metavar=place_for("FILE"), help=help_for("file"))
    play.add_argument("moves", metavar=place_for("MOVE"), nargs="+", help=help_for("move"))
    play.add_argument("--log", action="store_true", help=help_for("log"))

    replay = command("replay")
    replay.add_argument("record", metavar=place_for("RECORD"), help=help_for("record"))
    replay.add_argument("--log", action="store_true", help=help_for("log"))

    verify = command("verify")
    verify.add_argument("record", metavar=place_for("RECORD"), help=help_for("record"))
    verify.add_argument("--commitment", metavar="HEX", help=help_for("commitment"))

    simulate = command("simulate")
    simulate.add_argument("--game", metavar="G", default=games.default_edition(), help=help_for("game"))
    simulate.add_argument("--players", metavar="N", type=_whole, default=4, help=help_for("players"))
    simulate.add_argument("--ai", metavar=place_for("KIND[,KIND...]"), default="random", help=help_for("ai"))
    simulate.add_argument("--games", metavar="K", type=_whole, default=100, help=help_for("games"))
    simulate.add_argument("--seed", metavar="X", type=_whole, help=help_for("seed"))
    simulate.add_argument("--secret-file", metavar=place_for("FILE"), help=help_for("secret_file"))
    simulate.add_argument(
        "--program", metavar=place_for("NAME=COMMAND"), action="append", default=[], help=help_for("outside")
    )
    simulate.add_argument("--check", action="store_true", help=help_for("check"))

    shot = command("shot")
    shot.add_argument("file", metavar=place_for("FILE"), nargs="?", help=help_for("file"))
    shot.add_argument("--out", metavar="PNG", required=True, help=help_for("out"))
    shot.add_argument("--seat", metavar="N", type=int, help=help_for("seat"))
    shot.add_argument("--view", metavar="V", help=help_for("view"))
    shot.add_argument("--size", metavar="WxH", type=_size, help=help_for("size"))
    shot.add_argument("--scale", metavar="F", type=float, default=1.0, help=help_for("scale"))
    shot.add_argument("--keys", metavar=place_for("KEYS"), help=help_for("keys"))
    shot.add_argument("--theme", choices=THEMES, help=help_for("theme"))
    shot.add_argument("--text", metavar="N", type=int, default=100, help=help_for("text"))
    return parser
