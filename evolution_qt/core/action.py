"""Actions: every step of every game is a small sentence packed into one integer.

An action reads *verb, subject, target, detail*: what is done, what is moved, where to, and a number
that only the verb understands. That is also the grammar of a drag. Sixty-two bits are enough, so compiled
code keeps an action unboxed. People read a move in the words of the notation instead.
"""

from typing import Final, NamedTuple, TypeAlias

Action: TypeAlias = int
"""One packed step: detail 30 bits, verb 8, target 12, subject 12, the subject lowest."""

Ref: TypeAlias = int
"""A card, a species, a place on the table: twelve bits, named by each game; 0 is nothing."""

NOTHING: Final = 0
NOBODY: Final = -1

TARGET_SHIFT: Final = 12
VERB_SHIFT: Final = 24
DETAIL_SHIFT: Final = 32
REF_MASK: Final = 0xFFF
VERB_MASK: Final = 0xFF


class Step(NamedTuple):
    """The readable form of an action."""

    verb: int
    subject: Ref
    target: Ref
    detail: int


def pack(verb: int, subject: Ref = NOTHING, target: Ref = NOTHING, detail: int = 0) -> Action:
    """Return the action *verb subject target detail* as one number."""
    return detail << DETAIL_SHIFT | verb << VERB_SHIFT | target << TARGET_SHIFT | subject


def unpack(action: Action) -> Step:
    """Return the parts of an action."""
    return Step(
        action >> VERB_SHIFT & VERB_MASK,
        action & REF_MASK,
        action >> TARGET_SHIFT & REF_MASK,
        action >> DETAIL_SHIFT,
    )
