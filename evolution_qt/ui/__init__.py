"""Everything that draws: the kit, the tables and the shell."""
