"""A player for all three games that follows docs/bot-protocol.md. It needs Python and nothing else."""

import json
import random
import sys

LIKED = ("attack", "feed", "effect", "species", "population", "trait", "body", "intelligence", "food")


def choose(question):
    """Return the move that it likes best; a little chance makes it hard to foresee."""
    chance = random.Random(question["seed"])

    def liking(move):
        verb, *words = move.split()
        rank = LIKED.index(verb) if verb in LIKED else len(LIKED)
        harm = verb == "attack" and words[1].startswith(f"{question['seat']}.")
        food = int(words[0].split(":")[1]) if verb == "food" else 0
        return rank + chance.random() + 9 * harm - food + move.count("declining")

    return min(question["moves"], key=liking)


for line in sys.stdin:
    asked = json.loads(line)
    answer = {"protocol": "evolution-qt/bot", "version": 1, "name": "Sample"}
    if asked["type"] == "choose":
        answer = {"request": asked["request"], "moves": [choose(asked)]}
    print(json.dumps(answer), flush=True)
