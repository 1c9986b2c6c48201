"""Everything that draws: the kit, the tables and the shell."""

from evolution_qt.ui.lean import spare

spare()
