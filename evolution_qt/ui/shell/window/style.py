"""How widgets look: the Fusion style, our fonts, and one style sheet made from the palette of a theme."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from evolution_qt.core import garbage
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import mix
from evolution_qt.ui.shell.settings.settings import TEXT_SIZES

TEXT: Final = 16
SMALL: Final = fonts.LEAST
HEADING: Final = 22
TITLE: Final = 30
SIDE_PANEL: Final = 256
"""Width of the panel beside the table."""
FRAME: Final = QSize(16, 48)
"""Room that the frame of a window may take."""
USUAL: Final = QSize(1280, 800)
"""The window for which all sizes are meant."""
SHARE: Final = 0.85
"""How much of a screen's room the window first takes in width and in height."""
SMALLEST: Final = QSize(1024, 600)
"""The least window in which nothing is smaller than usual; only where the screen is smaller, a window is."""
_LEAST_SCALE: Final = 0.4
"""How small everything is drawn at least; in a window that is still smaller more has to be scrolled."""
LARGEST: Final = 1.75
"""By how much things grow at most in a larger window."""
_OF_SYSTEMS: Final = {"win32": (12.0, 12.0), "darwin": (13.0, 13.0)}
"""Pixels of a system's own writing where no one has changed it, from the smallest to the largest usual."""
_OF_DESKTOPS: Final = 12.0, 44 / 3
"""The same for the desktops of Linux and others, which have 9 to 11 points."""
BOLD: Final = ("strong", "differing", "warning")
"""Roles of labels that are written in bold."""
_IS_FUSION: Final = "isFusion"
"""The property of a program that was made in this style."""
LARGEST_SHEET: Final = 1.6
"""By how much the sheet of a dialog grows at most."""
_PIXELS: Final = re.compile(r"(~?)(\d+)px")
"""A size in the style sheet; one after a wave goes with the size of the writing, any with a small window."""


class _Wished:
    """What someone wishes of everything that is seen, and how much room the screen leaves for it."""

    text = 1.0
    is_strong = False
    scale = 1.0


_wished: Final = _Wished()


def room_of(screen: QSize, frame: QSize = FRAME) -> QSize:
    """Return how large a window can be on a screen, without its frame."""
    return screen - frame


def least(screen: QSize, frame: QSize = FRAME) -> QSize:
    """Return the least size of the window on a screen: never more than it has room for."""
    return SMALLEST.boundedTo(room_of(screen, frame)).expandedTo(QSize(1, 1))


def fitting(screen: QSize) -> QSize:
    """Return how large the window first is: a share of the screen, no less than usual if it has room."""
    return (screen * SHARE).expandedTo(USUAL).boundedTo(room_of(screen)).expandedTo(QSize(1, 1))


def fit(window: QSize) -> bool:
    """Draw everything as small as a window of this size asks for; return whether that is another size now.

    Below the least size the whole window is drawn smaller: like a picture of the smallest one, in steps of a
    twentieth.
    """
    fitted = min(window.width() / SMALLEST.width(), window.height() / SMALLEST.height(), 1.0)
    before, _wished.scale = _wished.scale, max(math.floor(fitted * 20 + 0.001) / 20, _LEAST_SCALE)
    return before != _wished.scale


def scale() -> float:
    """Return how small everything is drawn, 1 in any window that is not too small."""
    return _wished.scale


def tight(size: float) -> int:
    """Return a size in pixels that goes with that of a small window, but not with writing."""
    return round(size * _wished.scale)


def is_crowded() -> bool:
    """Return whether there may be too little room for what has its place in a usual window."""
    return _wished.text > 1 or _wished.scale < 1


def wished_text() -> float:
    """Return how large writing is wished, compared to the usual, whatever the size of the window."""
    return _wished.text


def of_table() -> tuple[float, float]:
    """Return how large writing is wished on a table, and how small a table is drawn."""
    return _wished.text, _wished.scale


def factor(size: QSize) -> float:
    """Return how much larger than usual things are drawn in a window of this size."""
    return min(max(min(size.width() / USUAL.width(), size.height() / USUAL.height()), 1.0), LARGEST)


def sheet_factor(size: QSize) -> float:
    """Return how much larger than usual a dialog is in a window of this size, in steps of a twentieth."""
    return math.floor(min(factor(size), LARGEST_SHEET) * 20 + 0.001) / 20


def text_factor() -> float:
    """Return how large writing is, compared to the usual: as it is wished, less in a small window."""
    return _wished.text * _wished.scale


def seat_tint(seat: int, shown: QPalette) -> QColor:
    """Return a seat's colour as a line or a mark of it is seen on a widget."""
    return QColor(palette.on_panel(palette.badge(seat), shown_theme(shown)))


def write_as_usual() -> None:
    """Forget which size of writing and which contrast are wished, and how large the window was."""
    _wished.text = _wished.scale = 1.0
    _strengthen(on=False)


def is_strong() -> bool:
    """Return whether everything is seen in high contrast."""
    return _wished.is_strong


def sized(size: float) -> int:
    """Return a size in pixels as the wished size of writing makes it."""
    return round(size * text_factor())


def resolved(theme: str, contrast: str = "off") -> str:
    """Return the theme for the settings of colours and contrast, asking the system where they say so."""
    hints = QGuiApplication.styleHints()
    if theme not in palette.THEMES:
        theme = "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"
    if contrast == "system":
        accessibility = hints.accessibility()  # what a chained call asks may be gone by then
        wish = accessibility.contrastPreference()
        contrast = "on" if wish == Qt.ContrastPreference.HighContrast else "off"
    return f"{theme}_contrast" if contrast == "on" and not palette.is_strong(theme) else theme


def shown_theme(shown: QPalette) -> str:
    """Return the theme to which the palette of a widget belongs."""
    ground = shown.color(QPalette.ColorRole.Window).name()
    return next((key for key, tints in palette.THEMES.items() if tints.panel == ground), "light")


def made_app(argv: Sequence[str]) -> QApplication:
    """Return a program that is drawn in the Fusion style.

    It is told so as a program is: a look at a style makes known to Python all that styles can draw,
    which takes as long as all the buttons of the start screen.
    """
    app = QApplication([*argv, "-style", "fusion"])
    app.setProperty(_IS_FUSION, True)
    return app


def text_size(wish: int | str) -> int:
    """Return a size of writing in per cent, asking the system where that is the wish.

    The system is asked for its own font, which stays what it is whatever font the program has. Where a whole
    screen is drawn larger, Qt draws the window so, and the font has the usual size.
    """
    if isinstance(wish, int):
        return wish
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    pixels = float(font.pixelSize())
    if pixels <= 0:  # it has points
        pixels = font.pointSizeF() * QGuiApplication.primaryScreen().logicalDotsPerInch() / 72
    least, most = _OF_SYSTEMS.get(sys.platform, _OF_DESKTOPS)
    percent = 100 * pixels / min(max(pixels, least), most)
    return min(max(5 * round(percent / 5), TEXT_SIZES[0]), TEXT_SIZES[-1])


def apply(window: QWidget, theme: str, text: int | str = 100, contrast: str = "off") -> str:
    """Apply a theme setting to a window, write in a size as wished; return the theme that came out.

    Colours and fonts are the program's. The style sheet is the window's: a program that has one dresses every
    part once for each thing it is laid into, long before it is shown, which takes half the time of a sheet.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    chosen = resolved(theme, contrast)
    _strengthen(on=palette.is_strong(chosen))
    _wished.text = text_size(text) / 100
    tints = palette.THEMES[chosen]
    # Qt goes through a list of all widgets: one that a collection takes meanwhile would end the program
    with garbage.left_alone():
        if not app.property(_IS_FUSION) and app.style().name() != "fusion":
            app.setStyle("Fusion")
        app.setFont(fonts.text(sized(TEXT)))
        app.setPalette(_palette(tints))
        if (sheet := _sheet(chosen)) != window.styleSheet():
            window.setStyleSheet(sheet)
    return chosen


def mark(widget: QWidget, name: str, value: object) -> None:
    """Give a widget a property, and dress it by what the style sheet says of it then."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.setStyleSheet(
            ""
        )  # it takes its window's again; asked for its style, PySide takes 10 ms at first


def _strengthen(*, on: bool) -> None:
    """Have cards and tiles painted again in high contrast, or as usual again."""
    if on != _wished.is_strong:
        from evolution_qt.ui.kit import pixmaps  # the start screen does without them

        _wished.is_strong = on
        palette.strengthen(on=on)
        pixmaps.forget()


def _faint(tints: palette.Surroundings) -> QColor:
    """Return the colour of what cannot be used now; in high contrast it would else look as if it could."""
    return mix(tints.text_muted, tints.panel, 0.55 if is_strong() else 0.35)


def _palette(tints: palette.Surroundings) -> QPalette:
    made = QPalette()
    role = QPalette.ColorRole
    for which, tint in (
        (role.Window, tints.panel),
        (role.Base, tints.panel_raised),
        (role.AlternateBase, tints.panel),
        (role.Button, tints.panel_raised),
        (role.ToolTipBase, tints.panel_raised),
        (role.WindowText, tints.text),
        (role.Text, tints.text),
        (role.ButtonText, tints.text),
        (role.ToolTipText, tints.text),
        (role.PlaceholderText, tints.text_muted),
        (role.Highlight, tints.accent),
        (role.HighlightedText, tints.accent_text),
        (role.Link, tints.accent),
        (role.Light, tints.panel_raised),
        (role.Mid, tints.panel_line),
        (role.Dark, tints.panel_line),
    ):
        made.setColor(which, QColor(tint))
    muted = _faint(tints)
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, muted)
    return made


def _sheet(theme: str) -> str:
    """Return the style sheet of a theme."""
    tints = palette.THEMES[theme]
    names = {
        "hover": mix(tints.panel_raised, tints.accent, 0.10).name(),
        "pressed": mix(tints.panel_raised, tints.accent, 0.22).name(),
        "accent_hover": mix(tints.accent, tints.text, 0.12).name(),
        "field_line": palette.legible(tints.panel_line, tints.panel, 3.0),
        "faint": _faint(tints).name(),
        **tints._asdict(),
    }
    text = _SHEET
    if palette.is_strong(theme):
        text = text.replace("1px solid", "2px solid").replace("2px solid @accent", "3px solid @accent")
    for name, value in names.items():
        text = text.replace(f"@{name};", f"{value};")
    return _PIXELS.sub(_scaled, text)


def _scaled(found: re.Match[str]) -> str:
    """Return a size in the style sheet as it is now; a line stays a line."""
    pixels = int(found[2])
    return f"{sized(pixels) if found[1] else max(tight(pixels), min(pixels, 1))}px"


_SHEET: Final = """
QPushButton, QToolButton {
    background: @panel_raised; color: @text; border: 1px solid @panel_line; border-radius: 8px;
    padding: 6px 16px; min-height: ~22px; outline: 0;
}
QPushButton:hover, QToolButton:hover { background: @hover; border-color: @accent; }
QPushButton:pressed, QToolButton:pressed { background: @pressed; }
QPushButton:focus, QToolButton:focus { border: 2px solid @accent; padding: 5px 15px; }
QPushButton:disabled, QToolButton:disabled { color: @faint; background: @panel; border-color: @panel_line; }
QPushButton[role="main"] {
    background: @accent; color: @accent_text; border-color: @accent; font-weight: bold;
}
QPushButton[role="main"]:hover { background: @accent_hover; }
QPushButton[role="main"]:focus { border: 2px solid @text; }
QPushButton[role="main"]:disabled { color: @faint; background: @panel; border-color: @panel_line; }
QPushButton[bulk="large"] { min-height: ~34px; }
QToolButton { padding: 4px; min-height: 0; }
QToolButton:focus { padding: 3px; }
QToolButton[role="crest"]:disabled { background: transparent; border-color: transparent; }
QToolButton[role="word"], QPushButton[role="word"] { padding: 4px 14px; min-height: ~22px; }
QToolButton[role="word"]:focus, QPushButton[role="word"]:focus { padding: 3px 13px; }
QPushButton[role="sign"] { padding: 4px; min-height: 0; }
QPushButton[role="sign"]:focus { padding: 3px; }
QToolButton[role="crest"], QPushButton[role="crest"] { padding: 0; min-height: 0; border-radius: 8px; }
QToolButton:checked, QPushButton:checked { background: @accent; color: @accent_text; border-color: @accent; }
QPushButton[role="crest"]:checked { background: @panel_raised; border: 3px solid @accent; }
QComboBox, QLineEdit, QSpinBox {
    background: @panel_raised; border: 1px solid @field_line; border-radius: 6px; padding: 4px 8px;
    min-height: ~22px; selection-background-color: @accent; selection-color: @accent_text;
}
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ~24px; }
QComboBox:focus, QLineEdit:focus, QSpinBox:focus { border: 2px solid @accent; padding: 3px 7px; }
QComboBox:disabled, QLineEdit:disabled { color: @faint; background: @panel; }
QLineEdit[role="name"] { padding: 1px 8px; min-height: ~28px; }
QLineEdit[role="name"]:focus { padding: 0 7px; }
QLineEdit[wrong="true"] { border: 2px solid @warning; padding: 3px 7px; }
QLineEdit[role="name"][wrong="true"] { padding: 0 7px; }
QComboBox QAbstractItemView, QListView[role="offered"] {
    background: @panel_raised; border: 1px solid @panel_line; outline: 0; padding: 4px;
}
QListView[role="offered"] { padding: 2px; }
QComboBox QAbstractItemView::item, QListView[role="offered"]::item {
    min-height: ~30px; padding: 0 8px; border-radius: 5px;
}
QComboBox QAbstractItemView::item:selected, QListView[role="offered"]::item:selected {
    background: @accent; color: @accent_text;
}
QToolTip {
    background: @panel_raised; color: @text; border: 1px solid @panel_line; padding: 6px; font-size: ~16px;
}
QMenu {
    background: @panel_raised; border: 1px solid @panel_line; padding: 6px; font-size: ~16px;
    menu-scrollable: 1;
}
QMenu::item { padding: 6px 24px; border-radius: 5px; }
QMenu::item:selected { background: @accent; color: @accent_text; }
QMenu::separator { height: 1px; background: @panel_line; margin: 6px 10px; }
QPlainTextEdit, QTextEdit, QTextBrowser, QListWidget, QTreeWidget {
    background: @panel_raised; border: 1px solid @panel_line; border-radius: 8px; padding: 6px;
}
QListWidget, QTreeWidget { outline: 0; padding: 4px; }
QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus { border: 2px solid @accent; padding: 5px; }
QListWidget:focus, QTreeWidget:focus { border: 2px solid @accent; padding: 3px; }
QTreeWidget[role="log"] { padding: 6px; }
QTreeWidget[role="log"]:focus { padding: 5px; }
QListView[role="games"] {
    background: @panel_raised; border: 1px solid @panel_line; border-radius: 8px; padding: 2px; outline: 0;
}
QListView[role="games"]:focus { border-color: @accent; }
QListView[role="games"] QLineEdit { padding: 1px 6px; min-height: ~18px; }
QListWidget::item { min-height: ~30px; padding: 0 6px; border-radius: 5px; color: @text; }
QTreeWidget::item { min-height: ~26px; padding: 0 6px; color: @text; }
QHeaderView, QHeaderView::section { background: transparent; border: 0; color: @text_muted; }
QHeaderView::section { padding: 4px 7px; }
QListWidget::item:hover, QTreeWidget::item:hover { background: @hover; }
QListWidget::item:selected, QTreeWidget::item:selected { background: @accent; color: @accent_text; }
QCheckBox { spacing: 10px; }
QCheckBox::indicator {
    width: ~18px; height: ~18px; border: 1px solid @text_muted; border-radius: 4px; background: @panel_raised;
}
QCheckBox::indicator:checked { background: @accent; border-color: @accent; }
QCheckBox::indicator:focus, QCheckBox::indicator:hover { border: 2px solid @accent; }
QProgressBar {
    background: @panel_raised; border: 1px solid @panel_line; border-radius: 6px; min-height: 10px;
    max-height: 10px;
}
QProgressBar::chunk { background: @accent; border-radius: 5px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: @panel_line; border-radius: 4px; min-height: 32px; }
QScrollBar::handle:vertical:hover { background: @accent; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: @panel_line; border-radius: 4px; min-width: 32px; }
QScrollBar::handle:horizontal:hover { background: @accent; }
QAbstractScrollArea::corner { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
    background: transparent; height: 0; width: 0;
}
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QFrame#sheet QScrollArea { border: 2px solid transparent; border-radius: 6px; }
QFrame#sheet QScrollArea:focus { border-color: @accent; }
QFrame#sheet Scrolled, QFrame#sheet Fitted { border: none; }
QLabel[role="muted"] { color: @text_muted; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="differing"] { color: @accent; font-weight: bold; }
QLabel[role="key"] {
    background: @panel_raised; border: 1px solid @panel_line; border-bottom-width: 3px; border-radius: 5px;
    padding: 1px 7px;
}
QLabel[role="warning"] { color: @warning; font-weight: bold; }
QWidget#side { background: @panel; border-left: 1px solid @panel_line; }
QWidget#desk { background: @panel; border-top: 1px solid @panel_line; }
QFrame#sheet { background: @panel; border: 1px solid @panel_line; border-radius: 16px; }
QFrame[role="note"] { background: @panel_raised; border: 1px solid @panel_line; border-radius: 10px; }
QFrame[role="bar"] { background: @panel; border: none; border-bottom: 1px solid @panel_line; }
QFrame[role="line"] { background: @panel_line; max-height: 1px; min-height: 1px; border: none; }
"""
