"""Makes the font subsets of resources/fonts from the whole fonts.

Usage: python packaging/make_fonts.py SOURCE
SOURCE is the folder that holds the font packages alegreya, alegreya-sans, kaisei-decol, zen-maru-gothic and
noto-sans-jp (the npm packages @expo-google-fonts/*).  Needs fonttools; runs ten seconds; the results are
committed.

What changes: fewer glyphs, no hinting, lining figures as the default figures, a word space of 0.23 em in the
Latin fonts, lines of Japanese as high as Latin ones, and family names of our own, so that an installed copy
of the same font on the player's system is never mixed with ours.  The licence (SIL OFL 1.1, no reserved font
names) allows all of it as long as its text stays with the files.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

TARGET = Path(__file__).resolve().parents[1] / "resources" / "fonts"
FEATURES = ["kern", "liga", "palt", "ccmp", "locl", "mark", "mkmk"]
LATIN_RANGES = [
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x2BC, 0x2DD),
    (0x2010, 0x2027),
    (0x2190, 0x2193),
]
LATIN_EXTRA = "ẞ‰′″‹›€™−×÷≤≥≠≈±½¼¾•◊√∞"
#: signs, the general-use kanji of 2010 that are not in level 1, and words of nature
JAPANESE_EXTRA = (
    "〜～−挨曖宛嵐畏萎椅彙茨咽淫唄鬱怨媛艶旺岡臆俺苛牙瓦楷潰諧崖蓋骸柿顎葛釜鎌韓玩伎亀毀畿臼嗅巾僅錦惧串窟熊詣憬稽隙"
    "桁拳鍵舷股虎錮勾梗喉乞傲駒頃痕沙挫采塞埼柵刹拶斬恣摯餌鹿𠮟叱嫉腫呪袖羞蹴憧拭尻芯腎須裾凄醒脊戚煎羨腺詮箋膳狙遡曽爽痩"
    "踪捉遜汰唾堆戴誰旦綻緻酎貼嘲捗椎爪鶴諦溺塡填妬賭藤瞳栃頓貪丼那奈梨謎鍋匂虹捻罵剥剝箸氾汎阪斑眉膝肘阜訃蔽餅璧蔑哺蜂貌頰頬睦"
    "勃昧枕蜜冥麺冶弥闇喩湧妖瘍沃拉辣藍璃慄侶瞭瑠呂賂弄籠麓脇攀爬鬣嚙噛齧蹂躙蜥蜴蟻鰭鱗蹄嘴"
)
#: kanji of names: those for given names (jinmeiyo) beyond level 1, and the usual variants in family names
NAME_KANJI = (
    "乘亞佛來侑俐俠俱傳僞價儉兒凉凛凜凰剩劍勁勳卷卽吞單嚴圈國圓團堯增壘壞壯壽奎奧奬孃學寢實寬將專峽崚嶌嶽巖巢巫已帶廏廣廳彅彈"
    "彌彗從徠徵德恆悅惠惡惺愼應懷戰戲拂拔拜揭搖搜摑擊攝攪收敍昊昴昻晄晉晏晚晝晟晨暉曆曉曻會栁栞桒梛條椰榮槇槗樂樣橙橫檜檢櫂櫻"
    "權步歷每毬氣泪洵洸涉淚淨淸淺渕渴渾溫滉滯滿漱澁澤澪濕濱濵瀨焰煌煕熈熙燎燒燿爭爲狀狹獎獸珀珈琥瑤瑶當疊瘦發皋皓盜盡眞眸硏碎"
    "祕祿禪禮禱秊稟稻穗穰穹竈笙簞粹絆絲綠綸綺緖緣縣縱總繡繩繫纖羚羣翔聰聽脩臟與舍艷苺茉莉莊菫萊萠萬葭蔣蕾薰藏藝藥蘆虛蟬蠟衞裝"
    "覺覽觀詢諄謠譽讓豐豫賣賴赳輛轉迪逞遙邉邊邨郞鄕酈醉醬釀釉釋鉃銳錄鍊鎭鐵鑄鑛關陷險隱雜靑靜韶頌顏顚顯颯飜飮餘騷驅驍驗驛髙髮"
    "鬪鴈鷄鷗鹼鹽麒麥黃黎黑默齊齋齒龜龝欄廊朗虜類﨑﨔猪神祥福﨟諸都侮僧勉勤卑嘆器墨層悔憎懲敏暑梅海渚漢煮琢碑社祉祈祐祖祝禍禎"
    "穀突節練繁署者臭著視謁謹賓贈逸難響𠮷𣘺"
)
#: em of a word space; the Latin fonts have 0.16, with which "eats 1" reads as one word
WORD_SPACE = 0.23
#: em above and below the base line in Japanese; no sign reaches farther
ABOVE_LINE, BELOW_LINE = 0.94, 0.26
LINING_FIGURES = "0123456789"

LATIN, JAPANESE, NAMES = "latin", "japanese", "names"

#: file written, package, weight folder, family name of ours, style, which characters
FONTS = [
    ("title-latin.ttf", "alegreya", "800ExtraBold", "Evo Alegreya", "Bold", LATIN),
    ("text-latin.ttf", "alegreya-sans", "500Medium", "Evo Alegreya Sans", "Regular", LATIN),
    ("text-latin-bold.ttf", "alegreya-sans", "700Bold", "Evo Alegreya Sans", "Bold", LATIN),
    ("title-japanese.ttf", "kaisei-decol", "700Bold", "Evo Kaisei Decol", "Bold", JAPANESE),
    ("text-japanese.ttf", "zen-maru-gothic", "500Medium", "Evo Zen Maru", "Regular", JAPANESE),
    ("text-japanese-bold.ttf", "zen-maru-gothic", "700Bold", "Evo Zen Maru", "Bold", JAPANESE),
    ("names-japanese.ttf", "noto-sans-jp", "500Medium", "Evo Noto Sans", "Regular", NAMES),
]


def latin() -> set[int]:
    """Return the code points of the Latin subset."""
    points = {point for first, last in LATIN_RANGES for point in range(first, last + 1)}
    return points | {ord(letter) for letter in LATIN_EXTRA}


def japanese() -> set[int]:
    """Return the code points of rows 1 to 8 (signs, kana) and 16 to 47 (level 1 kanji) of JIS X 0208."""
    points = set(range(0x20, 0x7F))
    for row in [*range(1, 9), *range(16, 48)]:
        for cell in range(1, 95):
            try:
                points.add(ord(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return points | {ord(letter) for letter in JAPANESE_EXTRA + NAME_KANJI}


def add_joiner(font: TTFont) -> None:
    """Give the word joiner a glyph of nothing; for a missing one Qt would look into other fonts."""
    name = "joiner"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = Glyph()
    font["hmtx"].metrics[name] = (0, 0)
    if "vmtx" in font:
        font["vmtx"].metrics[name] = (0, 0)
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format != 14:
            table.cmap[0x2060] = name


def tighten(font: TTFont) -> None:
    """Give lines of Japanese the height of Latin ones; they have a fifth more, with nothing in it."""
    em = font["head"].unitsPerEm
    above, below = round(ABOVE_LINE * em), round(BELOW_LINE * em)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = above, -below, 0
    table = font["OS/2"]
    table.sTypoAscender, table.sTypoDescender, table.sTypoLineGap = above, -below, 0
    table.usWinAscent, table.usWinDescent = above, below


def rare_names(source: Path) -> set[int]:
    """Return the code points of kanji of names that one of the Japanese fonts lacks."""
    wanted = {ord(letter) for letter in NAME_KANJI}
    found = [
        set(TTFont(next((source / package / weight).glob("*.ttf"))).getBestCmap())
        for _, package, weight, _, _, characters in FONTS
        if characters == JAPANESE
    ]
    return wanted - set.intersection(*found)


def widen_space(font: TTFont) -> None:
    """Give the word space, and the one that does not break, the width that words need to stand apart."""
    names, metrics = font.getBestCmap(), font["hmtx"].metrics
    wide = round(WORD_SPACE * font["head"].unitsPerEm)
    for space in (0x20, 0xA0):
        advance, bearing = metrics[names[space]]
        metrics[names[space]] = (max(advance, wide), bearing)


def lining_names(font: TTFont) -> dict[str, str]:
    """Return default figure glyph -> lining figure glyph, from the feature lnum."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                found.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return found


def make(source: Path, family: str, style: str, points: set[int]) -> TTFont:
    """Return the subset of one font under our family name."""
    font = TTFont(next(source.glob("*.ttf")))
    lining = lining_names(font)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for figure in map(ord, LINING_FIGURES):
                table.cmap[figure] = lining.get(table.cmap.get(figure), table.cmap.get(figure))
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    names = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}"}
    names[6] = f"{family}-{style}".replace(" ", "")
    for key, text in names.items():
        font["name"].removeNames(nameID=key)
        font["name"].setName(text, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 700 if style == "Bold" else 400
    selection = font["OS/2"].fsSelection & ~0b1100001
    font["OS/2"].fsSelection = selection | (0x20 if style == "Bold" else 0x40)
    font["head"].macStyle = 1 if style == "Bold" else 0
    return font


def main(source: Path) -> None:
    """Write all subsets and the licence texts."""
    TARGET.mkdir(parents=True, exist_ok=True)
    points = {LATIN: latin(), JAPANESE: japanese(), NAMES: rare_names(source)}
    for file, package, weight, family, style, characters in FONTS:
        font = make(source / package / weight, family, style, points[characters])
        if characters == LATIN:
            widen_space(font)
        else:
            tighten(font)
            add_joiner(font)
        font.save(TARGET / file)
        shutil.copy(source / package / "LICENSE_FONT", TARGET / f"OFL-{package}.txt")
        print(f"{file:28} {(TARGET / file).stat().st_size / 1000:8.0f} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
