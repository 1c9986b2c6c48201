"""A second, deliberately naive statement of the rules: slow, readable, and used by tests only.

It knows nothing of the program's own rules code. Positions are the plain dicts of the notation in full form,
cards are words like ``horns:3``, moves are lines. Sources are cited as in the rules: ``000:211`` is a line of
a rulebook, ``R3`` a ruling, ``notation`` the description of positions and moves, ``agreed`` a reading of the
notation where it leaves room.
"""
