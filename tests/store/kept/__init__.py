"""Records as each version wrote them: opened for ever, and come to the same end."""
