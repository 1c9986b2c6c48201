"""Every colour of the interface by name, as `#rrggbb`; no Qt in here.

Three groups: the palettes of the trait families, from which cards are painted; the *stuff* of tiles and
tokens (paper, wood, water), the same in both themes; and the surroundings of the table in two themes, by the
light that a game is played in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from evolution_qt.core.crest import PEOPLE_FACES, Crest


class Family(NamedTuple):
    """The eleven colours of one trait family, from which its cards are painted."""

    main: str
    dark: str
    light: str
    sky_low: str
    sky_high: str
    far: str
    near: str
    sun: str
    fill: str
    ink: str
    paper: str


FAMILIES = {
    "attack": Family(
        main="#a8322a",
        dark="#5d1512",
        light="#e9a27c",
        sky_low="#f7c77e",
        sky_high="#e8875a",
        far="#c9604a",
        near="#4a1613",
        sun="#fff0c9",
        fill="#d9593f",
        ink="#3a0f0d",
        paper="#f6e7d2",
    ),
    "defence": Family(
        main="#56687a",
        dark="#2b3642",
        light="#b9c6cf",
        sky_low="#dfe7e6",
        sky_high="#a9bcc6",
        far="#8fa3b0",
        near="#2c3a46",
        sun="#ffffff",
        fill="#8799a6",
        ink="#1f2932",
        paper="#eeece4",
    ),
    "feeding": Family(
        main="#4a7432",
        dark="#23401b",
        light="#b7cf7d",
        sky_low="#f6edb6",
        sky_high="#bcd58a",
        far="#8fb266",
        near="#27421d",
        sun="#fffbe0",
        fill="#7ba547",
        ink="#1c3314",
        paper="#f3efd9",
    ),
    "other": Family(
        main="#8f682c",
        dark="#5a3f1a",
        light="#e3c894",
        sky_low="#fbe9c4",
        sky_high="#e9c88f",
        far="#d3a867",
        near="#5d4120",
        sun="#fff9e6",
        fill="#cf9d4e",
        ink="#4a3113",
        paper="#f7eeda",
    ),
    "population": Family(
        main="#8f6900",
        dark="#523c00",
        light="#f0d878",
        sky_low="#fdf1b4",
        sky_high="#f2d25c",
        far="#d9b232",
        near="#5a4700",
        sun="#fffdf0",
        fill="#d6ae24",
        ink="#473400",
        paper="#faf2d3",
    ),
}
"""Family key -> its palette."""


def _sky(low: str, high: str, far: str, near: str, sun: str = "") -> dict[str, str]:
    """Return what is other than usual in a landscape."""
    given = {"sky_low": low, "sky_high": high, "far": far, "near": near}
    return {**given, "sun": sun} if sun else given


LIGHTS: Final[dict[str, dict[str, str]]] = {
    "dawn": _sky("#f6cfa6", "#a893cc", "#9a82b0", "#2b2638", "#fff3d6"),
    "morning": _sky("#f7f0c9", "#b3d3c0", "#93b98a", "#27482d", "#fffbe6"),
    "day": {},
    "golden": _sky("#fbf0c2", "#d6c988", "#a8ab68", "#33421f", "#fff6d8"),
    "evening": _sky("#e2c9c4", "#5b77ab", "#7288b4", "#1a2847", "#ffe2b4"),
    "sunset": _sky("#f8d9bd", "#ab8fb6", "#9c8494", "#33293a", "#fff0d0"),
    "night": _sky("#3d6172", "#142539", "#34565e", "#0f2320", "#e6ecd8"),
    "first_light": _sky("#7a5a72", "#2a2350", "#56476e", "#17152a", "#f6dcc0"),
}
"""The light of a place -> what is other than by day in the landscapes of animals that do not hunt."""
HABITATS: Final[dict[str, dict[str, str]]] = {
    "meadow": {},
    "forest": _sky("#eef0c0", "#a6c98c", "#78a663", "#1f3b1d"),
    "shore": _sky("#eaf3e2", "#a5d0cf", "#7fb5b0", "#1d4240"),
    "desert": _sky("#faf0d4", "#e8d6a8", "#d9c290", "#54452a"),
    "ice": _sky("#eef5f7", "#b5d0df", "#a9c3d2", "#24404f"),
    "rock": _sky("#efe9dc", "#c6c4b6", "#aaa594", "#38362c"),
    "thicket": _sky("#e3ecb4", "#93bb78", "#609150", "#16331a"),
    "night": _sky("#a9b6cf", "#5b6e9c", "#6a7da6", "#1b2546", "#eef0e0"),
}
"""Where animals live that do not hunt -> what is other than in the meadow; sand is pale, hunters are red."""
_TINTS: Final = ("", "#ffe1a0", "#b4d6ee", "#f0c6bc", "#cfe6a4", "#d3c4e6")
"""What the land of the first, second ... animal of a habitat has in it, so that neighbours differ."""
_TINTED, _LIT, _DARKENED = 0.24, 0.4, 0.82
"""How much of its tint land has, and how much of the light of another hour, and of the night."""
_HUNTED: Final = dict.fromkeys(
    ("night", "first_light"), _sky("#7a3b34", "#2c1624", "#6a2f30", "#230c12", "#f0c8a0")
)
"""The same for hunters, whose land is red in every light."""
_AT_NIGHT: Final = {"dawn": "first_light"}
"""The light of a game by day -> that of its place in a dark theme, if it is not night."""

_DEEP, _DEEPER = "#16222f", 0.38
"""What the valley of the start screen has in it in a dark theme, and how much of it."""


class Valley(NamedTuple):
    """The colours of the valley in one light: on the start screen, and under a table."""

    sky_high: str
    sky_low: str
    sun: str
    mountain: str
    shade: str
    """The side of a mountain that the sun does not reach."""
    hills: tuple[str, str, str]
    """The land, from the far hills to the near bank."""
    trees: tuple[str, str]
    """Far trees, near trees."""
    front: str
    """Grass and ferns at the lower edge."""
    water: tuple[str, str]
    """The river, far and near."""
    ink: str
    """Animals that are cut out, and the dark side of a title."""
    fill: str
    paper: str
    """What they and a title are cut out of."""
    title: tuple[str, str]
    """The letters of a title from top to bottom."""
    rim: str
    """Around the letters."""
    place: tuple[float, float] = (0.54, 0.24)
    """Where the sun is, in shares of the picture."""
    disc: float = 0.088
    """How large it is, likewise, of the height."""
    rays: float = 0.42
    """How bright its rays are."""
    mist: float = 0.0
    """How thick mist lies on the far land."""
    snow: bool = False
    """Whether peaks, trees and grass wear snow, and frost grows from the upper corners."""
    has_stars: bool = False
    """Whether it is night: its sun is a moon."""

    def tinted(self, tint: str, share: float) -> Valley:
        """Return it with a share of a colour in its sky, its land and its water."""

        def mixed(own: str) -> str:
            return _between(own, tint, share)

        return self._replace(
            sky_high=mixed(self.sky_high),
            sky_low=mixed(self.sky_low),
            mountain=mixed(self.mountain),
            shade=mixed(self.shade),
            hills=(mixed(self.hills[0]), mixed(self.hills[1]), mixed(self.hills[2])),
            trees=(mixed(self.trees[0]), mixed(self.trees[1])),
            front=mixed(self.front),
            water=(mixed(self.water[0]), mixed(self.water[1])),
        )

    def in_theme(self, *, dark: bool) -> Valley:
        """Return it as the start screen and the end of a game show it in a theme."""
        return self.tinted(_DEEP, _DEEPER) if dark else self


VALLEYS: Final[dict[str, Valley]] = {
    "dawn": Valley(
        sky_high="#a78bd0",
        sky_low="#ffcfae",
        sun="#fff0cf",
        mountain="#a184b4",
        shade="#866a9c",
        hills=("#a98fae", "#7a8f93", "#3f6460"),
        trees=("#56706f", "#2f5450"),
        front="#1b3a3a",
        water=("#fbd9cc", "#b59ac0"),
        ink="#152f30",
        fill="#3f7571",
        paper="#f8efe0",
        title=("#fffaf0", "#ffe2c4"),
        rim="#6d4583",
        place=(0.33, 0.45),
        disc=0.075,
        mist=0.55,
    ),
    "day": Valley(
        sky_high="#bcd98c",
        sky_low="#f4efb9",
        sun="#fffde6",
        mountain="#a9c483",
        shade="#8fb06f",
        hills=("#a5c878", "#79ab4b", "#3f7a33"),
        trees=("#4f8a3c", "#2c5e26"),
        front="#1d4420",
        water=("#c8e6da", "#74b8c4"),
        ink="#163516",
        fill="#4a8436",
        paper="#f6f1dc",
        title=("#4f8d38", "#23501f"),
        rim="#f8f4e2",
    ),
    "evening": Valley(
        sky_high="#5b77ab",
        sky_low="#e2c9c4",
        sun="#ffe2b4",
        mountain="#7288b4",
        shade="#5a719f",
        hills=("#a9b9d3", "#c3d0e2", "#e6edf5"),
        trees=("#6c80a5", "#34476f"),
        front="#8fa3c2",
        water=("#c9d3e6", "#5b78aa"),
        ink="#1a2847",
        fill="#4a6190",
        paper="#f3f6fa",
        title=("#ffffff", "#cfe0f6"),
        rim="#34507f",
        place=(0.715, 0.47),
        disc=0.055,
        rays=0.24,
        mist=0.2,
        snow=True,
    ),
    "night": Valley(
        sky_high="#0e1a2b",
        sky_low="#2c4557",
        sun="#f2ecd2",
        mountain="#24394a",
        shade="#1b2d3c",
        hills=("#27404a", "#1f3a3e", "#1b322d"),
        trees=("#1b3432", "#112421"),
        front="#0c1a18",
        water=("#4b7f90", "#2d6076"),
        ink="#0a1418",
        fill="#3f6a58",
        paper="#f2ead6",
        title=("#f2ead6", "#cfd8c6"),
        rim="#0e1a2b",
        place=(0.72, 0.14),
        rays=0.10,
        has_stars=True,
    ),
}
"""Light -> the colours of the valley in it; the covers of games lie in this order."""
VALLEYS["morning"] = VALLEYS["day"]._replace(
    sky_high="#b4d6c4",
    sky_low="#f7efc8",
    sun="#fff8dc",
    mountain="#a9c6ac",
    shade="#8fb096",
    hills=("#b0cd98", "#8fba70", "#4d8a46"),
    trees=("#6b9d5c", "#37693a"),
    front="#1f472a",
    water=("#d8eee4", "#84c0c2"),
    place=(0.3, 0.2),
    mist=0.5,
)
VALLEYS["golden"] = VALLEYS["day"]._replace(
    sky_high="#dcb98c",
    sky_low="#fbe6b8",
    sun="#fff3cc",
    mountain="#cdb283",
    shade="#b39867",
    hills=("#cdbf83", "#aeb062", "#6d7d3f"),
    trees=("#8e8f4b", "#515f2e"),
    front="#363f20",
    water=("#f3e3be", "#92b7b0"),
    ink="#2c3216",
    fill="#6f7f38",
    paper="#f8f0da",
    title=("#8a6a2c", "#5a3f1a"),
    rim="#f8f0da",
    place=(0.68, 0.22),
    rays=0.34,
)
VALLEYS["sunset"] = VALLEYS["dawn"]._replace(
    sky_high="#9b80ad",
    sky_low="#ffcfa0",
    sun="#fff0c8",
    mountain="#b98a9a",
    shade="#9a6f88",
    hills=("#d0a897", "#b89f7c", "#74704f"),
    trees=("#86705a", "#4a4237"),
    front="#2f2b2a",
    water=("#ffdcb6", "#a78bae"),
    ink="#2a2230",
    fill="#7a5a6c",
    paper="#f9eedd",
    title=("#fff6e2", "#ffd7a8"),
    rim="#6b3f63",
    place=(0.5, 0.25),
    disc=0.088,
    rays=0.5,
    mist=0.0,
)
VALLEYS["first_light"] = VALLEYS["night"]._replace(
    sky_high="#1d1938",
    sky_low="#5b4160",
    sun="#f4d9b8",
    mountain="#372c53",
    shade="#2a2143",
    hills=("#41375a", "#332f4c", "#262a3a"),
    trees=("#2a2a42", "#1b1e30"),
    front="#131622",
    water=("#6a5d86", "#3a4569"),
    ink="#0f1020",
    fill="#5a4a78",
    title=("#f2ead6", "#e0c8d0"),
    rim="#1d1938",
    place=(0.33, 0.24),
    rays=0.16,
)
LAUREL: Final = "#f2c14e"
"""The laurel round the crest of a winner at the end of a game."""


class Surroundings(NamedTuple):
    """The colours around the things of a table: table, panels, writing and signals of one theme."""

    table_centre: str
    table_edge: str
    table_text: str
    panel: str
    panel_raised: str
    panel_line: str
    text: str
    text_muted: str
    accent: str
    accent_text: str
    target: str
    target_over: str
    selected: str
    warning: str
    shadow: str
    ribbon: tuple[str, str] = ("#5d4531", "#44311f")
    """The ribbon at its upper and at its lower edge."""


THEMES = {
    "light": Surroundings(
        table_centre="#cfd8bd",
        table_edge="#a3b591",
        table_text="#263021",
        panel="#f4eedf",
        panel_raised="#fdf9ee",
        panel_line="#c9bd9f",
        text="#2b2a22",
        text_muted="#5f5a48",
        accent="#2f6a5f",
        accent_text="#ffffff",
        target="#bb7210",
        target_over="#3c3cdd",
        selected="#2f6a5f",
        warning="#a5281f",
        shadow="#2e3526",
    ),
    "dark": Surroundings(
        table_centre="#48655a",
        table_edge="#2a3d36",
        table_text="#f3ecd8",
        panel="#31443c",
        panel_raised="#3b5047",
        panel_line="#587065",
        text="#f1ead6",
        text_muted="#d2d5c4",
        accent="#e3c77f",
        accent_text="#2b2412",
        target="#ffcf5a",
        target_over="#ce93ec",
        selected="#8fd3c4",
        warning="#ffb09d",
        shadow="#0f1a15",
    ),
    "light_contrast": Surroundings(
        table_centre="#f2f5ec",
        table_edge="#dde5d2",
        table_text="#000000",
        panel="#fefefe",
        panel_raised="#ffffff",
        panel_line="#1f1f1f",
        text="#000000",
        text_muted="#2b2b2b",
        accent="#00473b",
        accent_text="#ffffff",
        target="#c27a00",
        target_over="#500bda",
        selected="#00473b",
        warning="#8b0000",
        shadow="#000000",
    ),
    "dark_contrast": Surroundings(
        table_centre="#14211c",
        table_edge="#050a08",
        table_text="#ffffff",
        panel="#010101",
        panel_raised="#0d0d0d",
        panel_line="#d8d8d8",
        text="#ffffff",
        text_muted="#e2e2e2",
        accent="#ffe08a",
        accent_text="#000000",
        target="#ffd400",
        target_over="#e467a6",
        selected="#3fb8ff",
        warning="#ffb8a8",
        shadow="#000000",
    ),
}
"""Theme key -> its surroundings, by day; with a light after it, in that."""

THEMES["light_dawn"] = THEMES["light"]._replace(
    table_centre="#efd6bd",
    table_edge="#b3a8c4",
    ribbon=("#4a3f66", "#342c4d"),
)
THEMES["dark_dawn"] = THEMES["dark"]._replace(
    table_centre="#6b4d52",
    table_edge="#2a263a",
    panel="#38344a",
    panel_raised="#443f58",
    panel_line="#6d6684",
    text_muted="#d9d2df",
    shadow="#120f1c",
    ribbon=("#453a60", "#2f2848"),
)

THEMES["light_evening"] = THEMES["light"]._replace(
    table_centre="#a9bfcc",
    table_edge="#7795ab",
    table_text="#16242e",
    panel="#f2ecdd",
    shadow="#1c2a36",
    ribbon=("#34506a", "#22384d"),
)
THEMES["dark_evening"] = THEMES["dark"]._replace(
    table_centre="#3b5468",
    table_edge="#1c2c3a",
    panel="#2c3b49",
    panel_raised="#374858",
    panel_line="#5d7387",
    text_muted="#cfd8df",
    shadow="#0b131a",
    ribbon=("#30485f", "#1d2f40"),
)

SEATS = ("#b23a2e", "#2470c9", "#a97508", "#654a8b", "#397b50", "#4b5563")
"""One colour per seat, different for every eye.

White writing on each meets AA for large text, and each is seen on a light panel.
"""
_ON_DARK: Final = ("#ec7d6c", "#4b9ffd", "#e3b143", "#ccb0e3", "#75cc9c", "#d1d7e2")
"""What each of these is where it is a line or a mark on a dark panel; they differ for every eye, too."""
SHAPES = ("disc", "diamond", "triangle", "pentagon", "hexagon", "star")
"""The shape of each colour, so that colour is never needed alone."""
SOURCES: Final = ("#4f7d32", "#94582f", "#6f4f97", "#267673", "#2f6ca3", "#96640f", "#6b6b6b")
"""The colours of what points come from; light writing on each meets AA."""


def source_tint(source: int) -> str:
    """Return the colour of what points come from, by its number."""
    return SOURCES[source % len(SOURCES)]


PLATE: Final = "plate"
"""The outline of a badge that is a piece of the game; it is no shape of a seat."""
_DRAWINGS: Final = {
    "fox": "fox-head",
    "otter": "otter",
    "heron": "heron",
    "lynx": "lynx-head",
    "badger": "badger",
    "crane": "crane",
    "bear": "bear-face",
    "eagle": "eagle-head",
    "lion": "lion",
    "horse": "horse-head",
    "ram": "ram-profile",
    "tiger": "tiger-head",
    "panda": "panda",
    "koala": "koala",
    "parrot": "parrot-head",
    "dolphin": "dolphin",
    "hummingbird": "hummingbird",
    "seahorse": "seahorse",
}
"""The drawing of each face, as named in `icons`."""


class Badge(NamedTuple):
    """What a seat is known by where its game is shown: a sign on a colour."""

    tint: str
    shape: str
    """The shape that stands for it where the sign has no room, one of `SHAPES`."""
    outline: str
    """The shape or the plate that the sign stands on."""
    drawing: str
    """The sign, as named in `icons`."""
    ink: str
    on_dark: str
    """Its colour where that is a line or a mark on a dark panel."""


_badges: list[Badge] = []  # by the seats of the game that is shown

# Stuff: paper, wood, metal, water.
PAPER = "#f2e8d0"
PAPER_LIGHT = "#faf3e0"
PAPER_SHADE = "#e2d3b0"
PAPER_LINE = "#a58f63"
PAPER_TEXT = "#3a2f1b"
CREAM = "#fff6e3"
CUT = "#fbf4e2"
"""The edge of animals and signs that are cut out of paper."""
BEHIND = "#140e08"
"""What lies behind light words on a picture, and over what steps back."""
DEAD = "#a7a49b", "#55524c"
"""An animal that was killed: its body and its lines."""
OF_NO_USE = "#9a8f78"
"""The mark between two traits of which one does not matter."""
DUSK, DUSK_PLATE = "#2c1b38", "#422d5b"
"""What the ridges at the end of a game have in them, and what lies behind words before them."""
SLOT = "#5a4623"
GOLD = "#f7e6b8"
GOLD_DARK = "#8a6a2c"
BACK_LIGHT = "#3f7d74"
BACK_DARK = "#12332f"
BODY = "#8a5a2b"
BODY_LIGHT = "#c99a5c"
BODY_DARK = "#4f3013"
POPULATION = "#3f7d3a"
POPULATION_LIGHT = "#86ba5f"
POPULATION_DARK = "#1f4a20"
PLANT_LIGHT = "#9ccb5a"
PLANT_DARK = "#2f5d1e"
MEAT_LIGHT = "#e0785a"
MEAT_DARK = "#7d1b14"
LESS_LIGHT = "#e0664a"
FAT_LIGHT = "#ffe08a"
FAT_DARK = "#b07a12"
STONE_LIGHT = "#e9cf8b"
STONE_DARK = "#8a5f1f"
SLATE_DARK = "#2e3b45"
WATER_LIGHT = "#a9d3d0"
WATER = "#67a9b3"
WATER_DARK = "#35788b"
SAND = "#e6cf9c"
SAND_DARK = "#b9975a"
GRASS_LIGHT = "#8fb45a"
GRASS = "#5f8a3c"
GRASS_DARK = "#35592a"


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


PAST = "#2f6fb3"
"""The frame around a moment of the past."""


def usual(number: int) -> Crest:
    """Return the badge of a seat by default."""
    return Crest(number % len(SEATS), PEOPLE_FACES[number % len(PEOPLE_FACES)])


def badge_of(crest: Crest) -> Badge:
    """Return the badge of a crest: its face on its colour, in the shape of that."""
    shape = SHAPES[crest.colour]
    return Badge(SEATS[crest.colour], shape, shape, _DRAWINGS[crest.face], CREAM, _ON_DARK[crest.colour])


def badge(number: int) -> Badge:
    """Return the badge of a seat of the game that is shown."""
    return _badges[number] if number < len(_badges) else badge_of(usual(number))


def seat(number: int) -> str:
    """Return the colour of a seat."""
    return badge(number).tint


def shape(number: int) -> str:
    """Return the shape of a seat, one of `SHAPES`; each colour has one."""
    return badge(number).shape


def use_badges(badges: Sequence[Badge] = ()) -> None:
    """Let the seats have other badges than usual.

    It holds for the one game that is shown, until it is called again; seats beyond these look as usual.
    """
    _badges[:] = badges


# Lights


def lit(theme: str, light: str) -> str:
    """Return the key of a theme in a light; high contrast has none but that of day."""
    return key if (key := f"{theme}_{light}") in THEMES else theme


def land(light: str, *, hunts: bool, habitat: str = "meadow", tint: int = 0) -> Family:
    """Return the colours of the landscape of an animal in a light, with one of the tints of its habitat."""
    if hunts:
        return FAMILIES["attack"]._replace(**_HUNTED.get(light, {}))
    usual = FAMILIES["feeding"]
    place, lit = usual._replace(**HABITATS[habitat]), usual._replace(**LIGHTS[light])
    share = 0.0 if not LIGHTS[light] else _DARKENED if VALLEYS[light].has_stars else _LIT
    if habitat == "meadow":
        share = 1.0  # its colours are those of the light
    tone = _TINTS[tint % len(_TINTS)]

    def mixed(part: str) -> str:
        own = getattr(place, part)
        return _between(
            _between(own, tone or own, _TINTED), getattr(lit, part), share if not tone else share * 0.9
        )

    return usual._replace(**{part: mixed(part) for part in ("sky_low", "sky_high", "far", "near", "sun")})


class Sheet(NamedTuple):
    """The colours of the sheet that a species lies on, in one light."""

    top: str
    foot: str
    line: str
    text: str
    number: str
    """How many cards lie there."""
    rest: str
    """The steps of a track that are not reached, and empty places for food."""
    veil: str
    """Over a species with which nothing can be done."""


_DARK_SHEET: Final = Sheet("#46584f", "#33423b", "#74887d", "#f2ead6", "#b5d690", "#54685e", "#16221f")


def sheet_of(light: str) -> Sheet:
    """Return the colours of the sheets of a table in a light: paper, at night dark."""
    if VALLEYS[light].has_stars:
        return _DARK_SHEET
    return Sheet(PAPER_LIGHT, PAPER_SHADE, PAPER_LINE, PAPER_TEXT, POPULATION_DARK, PAPER, "#cfccc4")


def seen_in(light: str, tint: str) -> str:
    """Return a colour of the watering hole as it is seen in a light."""
    share = 0.0 if not LIGHTS[light] else 0.55 if VALLEYS[light].has_stars else 0.18
    return _between(tint, VALLEYS[light].sky_high, share)


def light_of(theme: str, hour: str, *, is_last: bool = False) -> str:
    """Return the light that a table has at an *hour* of its game, one of `LIGHTS`.

    The last round of a game has the light of the sunset. In a dark theme it is night at any hour; high
    contrast has no light but that of the day.
    """
    key = theme.partition("_")[0] if not is_strong(theme) else theme
    if key == "light":
        return "sunset" if is_last else hour
    return _AT_NIGHT.get(hour, "night") if key == "dark" else "day"


# Contrast


def is_dark(theme: str) -> bool:
    """Return whether a theme is light writing on a dark ground."""
    return theme.startswith("dark")


def is_strong(theme: str) -> bool:
    """Return whether a theme is one of high contrast."""
    return theme.endswith("_contrast")


@cache
def legible(tint: str, ground: str, ratio: float = 4.5) -> str:
    """Return a colour, darker or lighter if need be, so that it differs from a ground by a contrast ratio."""
    end = "#000000" if contrast("#000000", ground) > contrast("#ffffff", ground) else "#ffffff"
    for step in range(21):
        made = _between(tint, end, step / 20)
        if contrast(made, ground) >= ratio:
            return made
    return end


def on_panel(badge: Badge, theme: str) -> str:
    """Return the colour of a seat's badge as a line or a mark of it is seen on a panel."""
    return legible(badge.on_dark if is_dark(theme) else badge.tint, THEMES[theme].panel, 3.0)


def readable(ground: str, *inks: str) -> str:
    """Return the one of some colours that is read best on a ground."""
    return max(inks, key=lambda ink: contrast(ink, ground))


def _between(first: str, second: str, share: float) -> str:
    parts = [(int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in parts)


_STRONG: Final = {
    "PAPER": "#fffdf5",
    "PAPER_SHADE": "#f6efdc",
    "PAPER_LINE": "#5f4b20",
    "PAPER_TEXT": "#000000",
    "BODY": "#5c3913",
    "POPULATION": "#23541f",
    "PLANT_LIGHT": "#33611c",
    "PLANT_DARK": "#18390d",
    "MEAT_LIGHT": "#9c2c18",
    "MEAT_DARK": "#5c0f0a",
    "LESS_LIGHT": "#9c2c18",
    "FAT_LIGHT": "#7d5600",
    "FAT_DARK": "#4f3400",
    "STONE_DARK": "#533508",
    "SLATE_DARK": "#1d262d",
}
"""The stuff of tiles and tokens in high contrast, as far as it is other than usual."""
_USUAL: Final = {name: globals()[name] for name in _STRONG}
_USUAL_FAMILIES: Final = dict(FAMILIES)


def is_strengthened() -> bool:
    """Return whether cards, tiles and tokens are painted in high contrast."""
    return _STRONG["PAPER"] == PAPER


def strengthen(*, on: bool) -> None:
    """Let cards, tiles and tokens be painted in high contrast, or as usual, from now on."""
    globals().update(_STRONG if on else _USUAL)
    for key, family in _USUAL_FAMILIES.items():
        dark = family._replace(
            main=legible(family.main, CREAM, 9.5),
            dark=_between(family.dark, "#000000", 0.4),
            ink="#000000",
            paper="#fffdf5",
        )
        FAMILIES[key] = dark if on else family
