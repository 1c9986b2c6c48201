"""Whether tiles shrink when the window gets wider: 500 tables, pixel by pixel.

    python3 dev.py test --long widths
    python -m tests.long.widths --count 500

Ends with 1 if a tile does.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.ui.table.widening import Widened


def main() -> int:
    """Widen the tables; say which tiles shrink."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=500)
    count = parser.parse_args().count
    found = 0
    for number in range(count):
        for width, seat in Widened(number).shrinking(step=1):
            found += 1
            print(f"table {number}: seat {seat} at {width} pixels", flush=True)
    print(f"{count} tables, {found} times a tile shrank")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
