"""Who is stronger: deals played from every seat, with intervals.

`match` is for scripts; `python -m lab arena` plays whole tournaments: `jobs` says what is to be played,
`playing` plays it, `lab.executors` and `on_dask` spread it over processes or machines, `results` keeps it,
`outcome`, `statistics` and `report` make figures of it.
"""

from evolution_qt.core.estimates import Estimate
from lab.arena.playing import match

__all__ = ["Estimate", "match"]
