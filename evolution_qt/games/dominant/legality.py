"""Why a move is not legal: every reason."""
from evolution_qt.core.errors import Refusal
REFUSALS = {}
CASES = {}
def why_not(state, seat, move):
    return []
