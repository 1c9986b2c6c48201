"""Train a network: ``python -m evolution_qt.training evolution/de 2 FOLDER --games 15000``.

An interrupted run goes on where it was when the same command is given again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

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
    parser.add_argument("--hidden", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    if words.games < 1 or words.games % Settings.batch:
        parser.error(f"--games must be a multiple of {Settings.batch}")
    settings = Settings(words.game, words.players, words.games, words.hidden, words.seed)
    try:
        rules = game(words.game)
        rules.new(words.players, 1)
        run = Run(rules, settings, words.folder)
    except (GameError, ValueError) as error:
        parser.error(str(error))
    try:
        run.train(lambda line: print(line, flush=True))
    except KeyboardInterrupt:
        print("interrupted; give the same command again to go on")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
