"""The contract that every game answers: states, actions, events, matches, records. Pure Python."""
