"""The Beginning stated a second time, naively: slow, readable, used by tests only.

It knows nothing of the program's own rules of this game. Positions are the plain dicts of the notation in
full form, cards are words like ``horns``, moves are lines. ``002:211`` is a line of the rulebook, ``B3`` a
ruling of `docs/rules/the-beginning.md`.
"""
