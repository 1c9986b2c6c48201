"""Who is stronger: deals played from every seat, with intervals.

`match` is for scripts; `evolution-qt arena` plays whole tournaments: `jobs` says what is to be played,
`playing` plays it, `ai.executors` and `on_dask` spread it over processes or machines, `results` keeps it,
`outcome`, `statistics` and `report` make figures of it.
"""

from evolution_qt.arena.playing import match
from evolution_qt.core.estimates import Estimate

__all__ = ["Estimate", "match"]
