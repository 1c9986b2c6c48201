"""What can be wrong with what the laboratory is given, beside the faults of the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.errors import BadInput, Fault

FAULTS: Final[Mapping[str, str]] = {
    "no_such_network": "no network “{value}” is known here",
    "plays_alone": "a single participant has no opponent",
    "plays_without_character": "“{value}” plays without a character",
    "plays_without_network": "“{value}” plays without a network",
    "program_not_given": "“{value}” needs --program {name}=COMMAND",
    "other_make": "“{value}” differs in this version of the program",
    "wrong_number_of_tables": "there may be 1 to {limit}, not {value}",
    "wrong_table": "{value} are at this table instead of {expected}",
    "tables_and_participants": "give either participants or tables, not both",
    "not_a_test": "“{value}” is not a test such as win:0.5:0.55 or lead:0:2",
    "test_of_tables": "a test needs a single table with at least two participants; tables here: {value}",
    "not_a_shard": "“{value}” is not a part such as 3/10",
    "shard_without_file": "a part needs a file for its results (--results)",
    "shard_without_secret": (
        "where an outside program plays, all parts need the same secret (--secret-file) or seed (--seed)"
    ),
    "other_tournament": "this file belongs to another tournament",
    "other_settings": "this file belongs to another tournament, with other settings: {settings}",
    "merged_into": "this is one of the files that are put together",
    "other_result": "two results for the job {value}",
    "no_dask": "Dask is not installed (the dependency group “dask” of pyproject.toml)",
    "no_cluster": "no cluster answers at “{value}”",
}
"""The sentence for each code."""


def bad(code: str, where: str = "", **params: int | str) -> BadInput:
    """Return the error for a fault of kind *code* at *where*, one of ours or of the program's."""
    return BadInput(Fault(code, params, where, sentence=FAULTS.get(code, "")))
