"""How high things lie on a table: every layer's height, lowest first."""

from typing import Final

PANEL: Final = 0.0
ZONE: Final = 5.0
BOARD: Final = 10.0
PILE: Final = 12.0
CARD: Final = 20.0
BUTTON: Final = 25.0
MARK: Final = 30.0
NOTE: Final = 50.0
FLIGHT: Final = 60.0
DRAG: Final = 80.0
MAGNIFIER: Final = 90.0
CHOICE: Final = 95.0
KEYS: Final = 97.0
BUBBLE: Final = 100.0
