"""Makes resources/art/icons.json and the icon list of resources/CREDITS.md.

Usage: python packaging/make_icons.py SOURCE
SOURCE is the folder of the npm package @iconify-json/game-icons (it holds icons.json).  Needs fonttools and
shapely; runs some seconds; the results are committed.

Every icon is kept as path data, its *ink*.  Those that stand in a picture as animals get a *body* too: the
closed outline around the ink, gaps and holes filled, which the painter lays under the ink as cut paper.
Path data is text: m l q c with whole numbers relative to the point before, in half units of the icon's
512 x 512 square, and z.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path
from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import unary_union
from shapely.validation import make_valid

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
STEPS = 12
Point = tuple[float, float]

#: icons with a body: name -> (author, how far a gap may reach to be closed)
BODIED = {
    "armadillo": ("Delapouite", 16),
    "beaver": ("Delapouite", 16),
    "berry-bush": ("Delapouite", 16),
    "bison": ("Delapouite", 16),
    "boar": ("Caro Asercion", 16),
    "camel": ("Delapouite", 16),
    "cat": ("Lorc", 16),
    "clownfish": ("Delapouite", 44),
    "deer": ("Caro Asercion", 16),
    "dinosaur-egg": ("Lorc", 16),
    "dinosaur-rex": ("Lorc", 16),
    "diplodocus": ("Delapouite", 16),
    "dodo": ("Caro Asercion", 16),
    "duck": ("Delapouite", 16),
    "elephant": ("Delapouite", 16),
    "flamingo": ("Delapouite", 16),
    "frog": ("Lorc", 16),
    "gecko": ("Lorc", 12),
    "gorilla": ("Delapouite", 16),
    "hedgehog": ("Caro Asercion", 16),
    "hidden": ("Lorc", 16),
    "kangaroo": ("Delapouite", 16),
    "kiwi-bird": ("Delapouite", 16),
    "mammoth": ("Delapouite", 16),
    "mouse": ("Lorc", 16),
    "nest-eggs": ("Delapouite", 16),
    "octopus": ("Lorc", 16),
    "ostrich": ("Delapouite", 16),
    "owl": ("Lorc", 16),
    "parasaurolophus": ("Delapouite", 16),
    "penguin": ("Delapouite", 16),
    "polar-bear": ("Cathelineau", 16),
    "pterodactylus": ("Delapouite", 16),
    "rabbit": ("Delapouite", 16),
    "rat": ("Delapouite", 16),
    "rattlesnake": ("Delapouite", 16),
    "raven": ("Lorc", 16),
    "rooster": ("Delapouite", 16),
    "scorpion": ("Lorc", 16),
    "sea-turtle": ("Delapouite", 16),
    "sheep": ("Delapouite", 16),
    "snail": ("Lorc", 16),
    "squirrel": ("Delapouite", 22),
    "swan": ("Lorc", 16),
    "tortoise": ("Delapouite", 16),
    "velociraptor": ("Delapouite", 12),
    "vulture": ("Lorc", 16),
}
#: icons of which only the ink is used: name -> author
FLAT = {
    "acorn": "Lorc",
    "ammonite-fossil": "Lorc",
    "badger": "Caro Asercion",
    "bear-face": "Sparker",
    "bear-head": "Delapouite",
    "beech": "Lorc",
    "bestial-fangs": "Lorc",
    "cactus": "Delapouite",
    "card-draw": "Faithtoken",
    "card-play": "Faithtoken",
    "caterpillar": "Delapouite",
    "compass": "Lorc",
    "coral": "Delapouite",
    "crown": "Lorc",
    "dead-wood": "Lorc",
    "dinosaur-bones": "Lorc",
    "dna2": "Lorc",
    "dolphin": "Delapouite",
    "dragonfly": "Lorc",
    "eagle-head": "Delapouite",
    "fern": "Delapouite",
    "flat-paw-print": "Lorc",
    "footprint": "Lorc",
    "fossil": "Lorc",
    "fox-head": "Lorc",
    "heron": "Caro Asercion",
    "high-grass": "Delapouite",
    "horse-head": "Lorc",
    "hummingbird": "Delapouite",
    "koala": "Delapouite",
    "laurel-crown": "Lorc",
    "lion": "Lorc",
    "lynx-head": "Delapouite",
    "masked-spider": "Lorc",
    "meat": "Lorc",
    "oak-leaf": "Delapouite",
    "palm-tree": "Delapouite",
    "panda": "Delapouite",
    "parrot-head": "Lorc",
    "peaks": "Lorc",
    "pine-tree": "Lorc",
    "ram-profile": "Delapouite",
    "recycle": "Lorc",
    "scythe": "Lorc",
    "sea-star": "Delapouite",
    "seahorse": "Delapouite",
    "snowflake-2": "Lorc",
    "sprout": "Lorc",
    "sun": "Lorc",
    "three-leaves": "Lorc",
    "tiger-head": "Delapouite",
    "water-drop": "sbed",
}
LIST_MARK = "<!-- icons: written by packaging/make_icons.py -->"


class Recorder(BasePen):
    """Writes the compact path text and, beside it, the outlines as polygons."""

    def __init__(self) -> None:
        super().__init__(None)
        self.words: list[str] = []
        self.polygons: list[list[Point]] = []
        self.last = (0, 0)

    def _write(self, letter: str, *points: Point) -> None:
        numbers = []
        for x, y in points:
            at = (round(x * 2), round(y * 2))
            numbers += [at[0] - self.last[0], at[1] - self.last[1]]
            self.last = at
        self.words.append(letter + " ".join(map(str, numbers)))

    def _moveTo(self, point: Point) -> None:
        self._write("m", point)
        self.polygons.append([point])

    def _lineTo(self, point: Point) -> None:
        self._write("l", point)
        self.polygons[-1].append(point)

    def _curveToOne(self, first: Point, second: Point, end: Point) -> None:
        start = self.polygons[-1][-1]
        self._write("c", first, second, end)
        for step in range(1, STEPS + 1):
            t = step / STEPS
            u = 1 - t
            weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            corners = (start, first, second, end)
            self.polygons[-1].append(
                (
                    sum(w * c[0] for w, c in zip(weights, corners, strict=True)),
                    sum(w * c[1] for w, c in zip(weights, corners, strict=True)),
                )
            )

    def _closePath(self) -> None:
        self.words.append("z")

    def _endPath(self) -> None:
        pass


def outline(polygons: list[list[Point]], gap: float) -> str:
    """Return the path text of the closed outline around the polygons."""
    shapes = [make_valid(Polygon(points)) for points in polygons if len(points) > 3]
    union = unary_union(shapes).buffer(gap).buffer(1 - gap)
    parts = union.geoms if isinstance(union, MultiPolygon) else [union]
    filled = unary_union([Polygon(part.exterior) for part in parts if part.area > 60]).simplify(0.4)
    pen = Recorder()
    for part in filled.geoms if isinstance(filled, MultiPolygon) else [filled]:
        first, *rest = list(part.exterior.coords)[:-1]
        pen.moveTo(first)
        for point in rest:
            pen.lineTo(point)
        pen.closePath()
    return "".join(pen.words)


def main(source: Path) -> None:
    """Write the icon file and the list of authors."""
    drawn = json.loads((source / "icons.json").read_text(encoding="utf-8"))["icons"]
    authors = {name: author for name, (author, _gap) in BODIED.items()} | FLAT
    icons = {}
    for name in sorted(authors):
        pen = Recorder()
        for data in re.findall(r'\bd="([^"]+)"', drawn[name]["body"]):
            parse_path(data, pen)
        icons[name] = {"author": authors[name], "ink": "".join(pen.words)}
        if name in BODIED:
            icons[name]["body"] = outline(pen.polygons, BODIED[name][1])
    target = RESOURCES / "art" / "icons.json"
    target.write_text(json.dumps(icons, indent=0) + "\n", encoding="utf-8")
    print(f"{len(icons)} icons, {target.stat().st_size / 1000:.0f} kB")
    credits = RESOURCES / "CREDITS.md"
    before, _mark, _after = credits.read_text(encoding="utf-8").partition(LIST_MARK)
    rows = [f"| {name} | {authors[name]} |" for name in sorted(authors)]
    table = "\n".join([LIST_MARK, "", "| icon | author |", "|---|---|", *rows])
    credits.write_text(f"{before}{table}\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
