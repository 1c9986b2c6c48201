"""Fonts, icons and colours: complete, credited, readable."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF

from evolution_qt import resources
from evolution_qt.ui.beginning.thumbnails import SCENES as OF_THE_BEGINNING
from evolution_qt.ui.evolution.thumbnails import SCENES as OF_EVOLUTION
from evolution_qt.ui.kit import fonts, icons, palette
from evolution_qt.ui.kit.landscape import UNKNOWN
from evolution_qt.ui.table import animals
from tests.ui.kit.letters import missing_glyphs

KIT = Path(icons.__file__).parent
FOLDERS = ("kit", "table", "evolution", "beginning", "dominant")
SOURCES = [path for name in FOLDERS for path in KIT.with_name(name).glob("*.py")]
TITLES = (
    "Fleischfresser Hinterhalt Rudeljagd Hörner Klettern Schutzpanzer Schutz der Herde Symbiose Verbergen "
    "Warnruf Aasfresser Fettschicht Gefräßig Intelligenz Kooperation Langer Hals Fruchtbarkeit "
    "肉食 待ち伏せ パックハンティング 角 登攀 堅い殻 防衛の群れ 共生 穴掘り 警戒音 "
    "死体漁り 脂肪組織 採餌 知能 協調性 長い首 繁殖"
)


def test_the_fonts_write_all_three_languages(qapp):
    """A character without a glyph is drawn as a box or not at all."""
    words = TITLES + " ÄÖÜäöüßẞ „“”‚‘’»«–—… ←↑→↓ ×−≤≥ €§ ŁłÉéñç 0123456789 、。「」ー・（）！？"

    assert set() == missing_glyphs(words)


def test_a_character_of_no_font_is_reported(qapp):
    """The test of the catalogues relies on it."""
    assert {"\N{SNOWMAN}"} == missing_glyphs("Winter \N{SNOWMAN}")


def test_all_fonts_together_stay_below_five_and_a_half_megabytes():
    """They are part of every download."""
    sizes = [len(resources.read_bytes(name)) for name in resources.names("fonts") if name.endswith(".ttf")]

    assert sum(sizes) < 5_500_000


@pytest.mark.parametrize("font", ["title", "text"])
def test_figures_stand_on_one_line(qapp, font):
    """Old-style figures look like different sizes on coins and tracks."""
    metrics = QFontMetricsF(getattr(fonts, font)(60))

    heights = [metrics.tightBoundingRect(figure).height() for figure in "0123456789"]
    feet = [metrics.tightBoundingRect(figure).bottom() for figure in "0123456789"]

    assert max(heights) - min(heights) <= 4
    assert max(feet) - min(feet) <= 4


def test_bold_text_is_bold_and_titles_are_ours(qapp):
    """A font of the system in their place would change every size."""
    assert "Evo Alegreya" == QFontInfo(fonts.title(20)).family()
    assert "Evo Alegreya Sans" == QFontInfo(fonts.text(20)).family()
    plain, bold = (
        QFontMetricsF(fonts.text(40, bold=heavy)).horizontalAdvance("Wasserloch") for heavy in (False, True)
    )
    assert plain < bold


def test_every_licence_text_lies_beside_its_font():
    """The fonts may be given away only with it."""
    texts = [name for name in resources.names("fonts") if name.endswith(".txt")]

    assert 5 == len(texts)
    assert all(b"SIL OPEN FONT LICENSE" in resources.read_bytes(name).upper() for name in texts)


def test_every_icon_is_credited_to_its_author():
    """The licence of the icons asks for its address, the name of each author and where they say they are."""
    credits = resources.read_bytes("CREDITS.md").decode()
    rows = set(re.findall(r"^\| ([a-z0-9-]+) \| (.+) \|$", credits, re.MULTILINE)) - {("icon", "author")}
    kept = json.loads(resources.read_bytes("art/icons.json"))
    authors = {(name, icon["author"]) for name, icon in kept.items()}

    assert authors == rows
    assert "https://creativecommons.org/licenses/by/3.0/" in credits
    without_page = {"Caro Asercion", "Cathelineau", "Sparker"}
    for author in {author for _, author in authors} - without_page:
        assert re.search(rf"{author}\s+\([a-z]+\.[a-z./0-9-]+\)", credits)


def test_every_icon_in_the_file_is_used():
    """What is not used need not be shipped or credited."""
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name != "icons.py")

    assert [] == [name for name in icons.names() if f'"{name}"' not in sources]


@pytest.mark.parametrize("name", [*icons.names(), *icons.DRAWINGS, *icons.BODIES])
def test_icons_fill_their_square(name):
    """A drawing outside its square would stand in a wrong place."""
    bounds = icons.ink(name).boundingRect()

    assert bounds.left() >= -1
    assert bounds.top() >= -6
    assert bounds.right() <= 513
    assert bounds.bottom() <= 513
    assert max(bounds.width(), bounds.height()) > 250
    assert icons.body(name).boundingRect().adjusted(-3, -3, 3, 3).contains(bounds) or name == "hidden"


def test_scenes_and_boards_use_known_icons():
    """A misspelt name would fail only when that card is first seen."""
    known = {*icons.names(), *icons.DRAWINGS, *icons.BODIES}
    used = set(animals.ALL)
    for scene in [*(OF_EVOLUTION | OF_THE_BEGINNING).values(), UNKNOWN]:
        used |= {scene.animal.icon, scene.trees, scene.front or scene.trees}
        used |= {figure.icon for figure in (*scene.companions, *scene.flyers)}

    assert used <= known


@pytest.mark.parametrize("theme", palette.THEMES)
def test_text_colours_have_enough_contrast(theme):
    """WCAG AA: 4.5 for text, 3 for signals."""
    tints = palette.THEMES[theme]

    for ground in (tints.panel, tints.panel_raised):
        for ink in (tints.text, tints.text_muted, tints.warning):
            assert palette.contrast(ink, ground) >= 4.5, (ink, ground)
    for ground in (tints.table_centre, tints.table_edge):
        assert palette.contrast(tints.table_text, ground) >= 4.5
    assert palette.contrast(tints.accent_text, tints.accent) >= 4.5
    assert palette.contrast(tints.selected, tints.panel) >= 3


@pytest.mark.parametrize("family", palette.FAMILIES)
def test_titles_stand_out_from_their_ribbon_and_rules_from_the_paper(family):
    """Titles are large text, rules are small."""
    tints = palette.FAMILIES[family]

    assert palette.contrast(palette.CREAM, tints.main) >= 4.5
    assert palette.contrast(tints.ink, tints.paper) >= 7


@pytest.mark.parametrize("seat", palette.SEATS)
def test_white_can_be_read_on_the_colours_of_the_seats(seat):
    """Names of players are written on them in large letters."""
    assert palette.contrast("#ffffff", seat) >= 3


def test_a_name_cannot_leave_the_resource_folder():
    """Names come from data files too."""
    for name in ("../pyproject.toml", "/etc/hostname", "fonts//x", "fonts/./x", ""):
        with pytest.raises(AssertionError):
            resources.read_bytes(name)


def test_a_missing_file_is_an_error():
    """Silence would show as a missing picture much later."""
    with pytest.raises(FileNotFoundError):
        resources.read_bytes("art/none.json")


def test_the_icon_file_is_plain_data():
    """Path data are numbers and five letters."""
    data = json.loads(resources.read_bytes("art/icons.json"))

    assert all(
        re.fullmatch(r"[mlqcz\d -]+", icon[part])
        for icon in data.values()
        for part in icon
        if part != "author"
    )
