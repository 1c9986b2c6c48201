"""How the networks of the opponents come about: games against themselves, and learning from them."""
