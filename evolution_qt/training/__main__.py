"""Train a network: ``python -m evolution_qt.training evolution/de 2 FOLDER --games 15000``.

With ``--start NETWORK`` a network that exists is trained further, for another edition or table.

An interrupted run goes on where it was when the same command is given again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from evolution_qt.ai.executors import local
from evolution_qt.ai.garbage import collect_seldom
from evolution_qt.ai.network import Network
from evolution_qt.core.errors import GameError
from evolution_qt.games import game
from evolution_qt.training.run import Run, Settings


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m evolution_qt.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=15_000)
    parser.add_argument("--hidden", type=int, default=Settings.hidden)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a network to train further")
    parser.add_argument("--against", type=Path, help="a network that all games are played against")
    parser.add_argument("--league", type=int, default=0, help="hundredths of games against older networks")
    parser.add_argument("--experts", type=int, default=0, help="hundredths of turns that are searched first")
    parser.add_argument(
        "--closing", type=int, default=0, help="lessons of the whole run looked at last, by 512"
    )
    parser.add_argument("--workers", type=int, default=1)
    words = parser.parse_args()
    if words.games < 1 or words.games % Settings.batch:
        parser.error(f"--games must be a multiple of {Settings.batch}")
    if words.workers < 1 or not all(0 <= part <= 100 for part in (words.league, words.experts)):
        parser.error("--workers must be at least 1, --league and --experts from 0 to 100")
    if words.closing < 0:
        parser.error("--closing must be at least 0")
    try:
        rules = game(words.game)
        rules.new(words.players, 1)
        start, against = (
            Network.read(path.read_bytes()) if path else None for path in (words.start, words.against)
        )
        settings = Settings(
            words.game,
            words.players,
            words.games,
            words.hidden,
            words.seed,
            league=words.league,
            experts=words.experts,
            closing=words.closing,
            against=against.checksum if against else "",
        )
        if start is not None:
            if words.hidden not in (Settings.hidden, start.hidden):
                parser.error(f"--hidden must be {start.hidden}, as in the network that is trained further")
            settings = settings.further(start)
        with local(words.workers) as (workers, _):
            run = Run(rules, settings, words.folder, start, workers, against)
            run.train(lambda line: print(line, flush=True))
    except (GameError, OSError, ValueError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("interrupted; give the same command again to go on")
        return 130
    return 0


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
