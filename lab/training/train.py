"""Train a network: ``python -m lab train evolution/de 2 FOLDER --games 15000``.

With ``--start NETWORK`` a network that exists is trained further, for another edition or table.

An interrupted run goes on where it was when the same command is given again.
"""

from __future__ import annotations

import argparse
import re
import warnings
from collections.abc import Sequence
from pathlib import Path

from evolution_qt.ai.network import Network
from evolution_qt.core.errors import GameError, located
from evolution_qt.games import game
from lab.arguments import between
from lab.executors import local
from lab.training.run import NETWORK, Run, TrainingSettings


def pattern(text: str) -> str:
    """Return a regular expression of a command line as it is, if it is one that a file can hold."""
    if not text.isprintable():
        raise argparse.ArgumentTypeError("a character that cannot be shown")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", FutureWarning)  # of what may mean something else one day
            re.compile(text)
    except (re.error, OverflowError, RecursionError, FutureWarning) as error:
        raise argparse.ArgumentTypeError(f"{text} is no regular expression: {error}") from error
    return text


def network_in(path: Path) -> Network:
    """Return the network in a file. Raises OSError if it cannot be read, BadInput that names it otherwise."""
    with located(str(path)):
        return Network.read(path.read_bytes())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lab train",
        description=__doc__,
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("game", help="such as evolution/de")
    parser.add_argument("players", type=int)
    parser.add_argument("folder", type=Path, help="keeps every batch; network.json in it is the network")
    said = f"games of the run, a multiple of {TrainingSettings.batch}"
    parser.add_argument("--games", type=between(TrainingSettings.batch), default=15_000, help=said)
    parser.add_argument("--hidden", type=between(0), default=TrainingSettings.hidden, help="hidden units")
    parser.add_argument("--seed", type=between(0), default=1, help="what chance follows from")
    parser.add_argument("--start", type=Path, help="a network to train further")
    parser.add_argument("--against", type=Path, help="a network that all games are played against")
    said = "hundredths of games against older networks"
    parser.add_argument("--league", type=between(0, 100), default=0, help=said)
    said = "hundredths of turns that are searched first"
    parser.add_argument("--experts", type=between(0, 100), default=0, help=said)
    said = "lessons of the whole run looked at last, by 512"
    parser.add_argument("--closing", type=between(0), default=0, help=said)
    said = "a regular expression: features with a name that it is found in never count"
    parser.add_argument("--without", type=pattern, default="", help=said)
    parser.add_argument("--workers", type=between(1), default=1, help="processes that play")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = _parser()
    words = parser.parse_args(arguments)
    if words.games % TrainingSettings.batch:
        parser.error(f"argument --games: {words.games} is not a multiple of {TrainingSettings.batch}")
    try:
        rules = game(words.game)
        rules.new(words.players, 1)
        start, against = (network_in(path) if path else None for path in (words.start, words.against))
        settings = TrainingSettings(
            words.game,
            words.players,
            words.games,
            words.hidden,
            words.seed,
            league=words.league,
            experts=words.experts,
            closing=words.closing,
            against=against.checksum if against else "",
            without=words.without,
        )
        names = rules.evaluation().names
        left_out = settings.left_out(names)
        if words.without and len(left_out) in (0, len(names)):
            found = "all names" if left_out else "no name"
            parser.error(f"argument --without: {words.without} is found in {found} of features")
        if start is not None:
            if words.hidden not in (TrainingSettings.hidden, start.hidden):
                parser.error(f"--hidden must be {start.hidden}, as in the network that is trained further")
            settings = settings.further(start)
        with local(words.workers) as (workers, _):
            run = Run(rules, settings, words.folder, start, workers, against)
            run.train(lambda line: print(line, flush=True))
            print(f"finished: {words.folder / NETWORK}")
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except (GameError, ValueError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("interrupted; give the same command again to go on")
        return 130
    return 0
