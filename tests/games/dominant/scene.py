"""Scenes: a position of a few keys, lines played in it, and what has come of it."""

from evolution_qt.games import game

KEY = "dominant-species"
NAMES = {
    "M": "mammal",
    "R": "reptile",
    "B": "bird",
    "A": "amphibian",
    "S": "arachnid",
    "I": "insect",
}
COMPASS = {"centre": "d3", "N": "d2", "NE": "e3", "SE": "e4", "S": "d4", "SW": "c4", "NW": "c3"}


class Scene:
    """A game in which lines are played; ``at`` reads the position by its keys."""

    def __init__(self, plain):
        rules = plain.get("rules", {})
        self.game = game(KEY).with_options(rules)
        self.state = self.game.load(plain)
        self.events = []

    @property
    def position(self):
        return self.game.dump(self.state)

    def at(self, *keys):
        """Return what stands at a place of the position; None for a key that is missing."""
        found = self.position
        for key in keys:
            found = found.get(key) if isinstance(found, dict) else found[key]
        return found

    def cubes(self, cell):
        """Return the cubes of a tile by the letters of the animals."""
        letters = {name: letter for letter, name in NAMES.items()}
        species = self.at("earth", cell)["species"]
        return " ".join(f"{letters[name]}{count}" for name, count in species.items())

    @property
    def asked(self):
        """The kind of the question asked now and its animal, by its letter; None if there is none."""
        pending = self.at("pending")
        if not pending:
            return None
        letters = {name: letter for letter, name in NAMES.items()}
        return pending[-1]["ask"], letters[pending[-1]["by"]]

    @property
    def lines(self):
        return [str(move) for move in self.game.moves(self.state)]

    def play(self, *lines):
        for line in lines:
            seat = self.state.to_move
            self.events += self.game.play(self.state, seat, self.game.read(line))
            self.game.check(self.state)
        return self

    def why_not(self, line, seat=None):
        """Return the codes of all reasons against a line."""
        seat = self.state.to_move if seat is None else seat
        return {one.code for one in self.game.why_not(self.state, seat, self.game.read(line))}

    def vp(self, letter):
        return self.at("animals", NAMES[letter], "vp")

    def pool(self, letter):
        return self.at("animals", NAMES[letter], "pool")

    def box(self, letter):
        return self.at("animals", NAMES[letter], "eliminated")

    def pawns(self, letter):
        return self.at("animals", NAMES[letter], "pawns")

    def elements(self, letter):
        return self.at("animals", NAMES[letter], "elements")


def players(letters, each=1):
    """Return the seats of some animals, *each* of them at every seat."""
    names = [NAMES[one] for one in letters]
    return [{"animals": names[at : at + each]} for at in range(0, len(names), each)]


def scene(letters="MRBASI", each=1, **keys):
    """Return a scene of an execution, without elements beyond the printed ones in any box."""
    plain = {"format": "evolution-qt/position", "game": KEY, "players": players(letters, each)}
    plain["phase"] = "execution"
    return Scene(plain | keys)


def asking(kind, by, letters="MRBASI", *, alone=False, **keys):
    """Return a scene in which one question is asked; keys that it needs begin with an underscore.

    Beneath it waits a Domination of the first animal, so that nothing goes on by itself; not if *alone*.
    """
    needs = {key[1:]: value for key, value in keys.items() if key.startswith("_")}
    others = {key: value for key, value in keys.items() if not key.startswith("_")}
    waiting = [] if alone else [{"ask": "domination", "by": NAMES[letters[0]]}]
    return scene(letters, pending=[*waiting, {"ask": kind, "by": NAMES[by]} | needs], **others)


def taking(card, by="A", letters="MRBASI", cell="d2", **keys):
    """Return a scene in which an animal has just taken a card."""
    return asking("card", by, letters, _cell=cell, cards=[card], deck=[], **keys).play(f"card {card}")


def tile(terrain, species="", *, tundra=False):
    """Return a tile of an earth; its cubes are written as ``M2 R1``."""
    cubes = {NAMES[one[0]]: int(one[1:]) for one in species.split()}
    return {"terrain": terrain, "tundra": tundra, "species": cubes}


def start_earth(**others):
    """Return the seven start tiles without cubes, but for those that are named."""
    terrains = ["sea", "wetland", "savannah", "desert", "mountain", "forest", "jungle"]
    cells = ["d3", "d2", "e3", "e4", "d4", "c4", "c3"]
    earth = {at: tile(one, tundra=at == "d3") for at, one in zip(cells, terrains, strict=True)}
    return earth | others


WAITING = ("domination", "M")
"""What is asked where nothing of a scene is left."""
