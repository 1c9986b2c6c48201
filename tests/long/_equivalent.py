"""Mutants that change nothing anybody could see, with the reason; `mutation.py` does not count them."""

EQUIVALENT: dict[str, str] = {}
