"""Play the golden games again and read records that another Python wrote.

The games need nothing but Python, the records msgspec too; without it they are left out and that is said.

    python tests/long/_replay.py --write RECORDS       write whole random games as records
    python tests/long/_replay.py --read RECORDS        replay these and the golden games
"""

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.games import game, titles
from tests.golden.make import GAMES_FILE, record

SEEDS = (3, 4)


def write(file: Path) -> None:
    """Write random games of every edition and table of every game."""
    from tests.core.played import record_text

    keys = [edition.key for title in titles() for edition in title.editions]
    texts = [record_text(key, seats, seed) for key in keys for seats in game(key).seats for seed in SEEDS]
    file.write_text(json.dumps(texts), encoding="utf-8")


def read(file: Path) -> str:
    """Replay everything and say what; raises at the first difference."""
    started = time.perf_counter()
    frozen = json.loads(GAMES_FILE.read_text(encoding="utf-8"))
    for one in frozen:
        assert one == record(one["game"], one["seats"], one["seed"]), (one["game"], one["seats"], one["seed"])
    records = replay(json.loads(file.read_text(encoding="utf-8")))
    seconds = time.perf_counter() - started
    return f"{len(frozen)} golden games equal, {records}, {seconds:.0f} s"


def replay(texts: list[str]) -> str:
    """Read records, which compares the hash of every round and the result."""
    try:
        from evolution_qt.core.record import Record
        from evolution_qt.games.opening import open_record
    except ModuleNotFoundError as error:
        return f"records left out ({error})"
    moves = 0
    for text in texts:
        match = open_record(Record.read(text.encode()))
        assert match.is_over
        assert text == match.record.text()
        moves += len(match.record.moves())
    return f"{len(texts)} records with {moves} moves equal"


def main() -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", type=Path)
    parser.add_argument("--read", type=Path)
    options = parser.parse_args()
    if options.write:
        write(options.write)
    if options.read:
        print(read(options.read))
    return 0


if __name__ == "__main__":
    sys.exit(main())
