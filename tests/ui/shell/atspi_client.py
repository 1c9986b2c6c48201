"""A client of AT-SPI, as screen readers are: reads a window, presses keys, follows a round, tells of it.

It runs with the system's own Python, which has the library for that; what it says is one line of JSON.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

END = time.monotonic() + float(sys.argv[1])
RETURN, ESCAPE, TAB = 0xFF0D, 0xFF1B, 0xFF09
SHIFT = 50
"""The code of the key on the keyboard of an X server: a modifier is held down, which takes a code."""
ASKED = (
    "Place a food card",
    "Play cards",
    "No cards left",
    "Feed ",
    "Let a Carnivore",
    "A hungry",
    "None of your",
)
"""How the program begins to ask its only person for something."""
said, focused = [], []


def heard(event):
    """Remember what is said and what gets the focus."""
    thing = event.source
    if event.detail1 and event.type.startswith("object:state-changed:focused"):
        focused.append([thing.get_role_name(), thing.get_name()])
    elif event.detail1 and thing.get_role() == Atspi.Role.NOTIFICATION:
        said.append(thing.get_child_at_index(0).get_name())


def until(question, what):
    """Wait until a question is answered with yes; return the answer."""
    context = GLib.MainContext.default()
    while time.monotonic() < END:
        while context.pending():
            context.iteration(False)
        try:
            if answer := question():
                return answer
        except GLib.Error:
            pass  # what was asked has just gone
        time.sleep(0.05)
    raise SystemExit(f"{what} never came; said: {said}; focus: {focused[-3:]}")


def press(key):
    """Press a key, given as a sign or a number of X."""
    Atspi.generate_keyboard_event(key if isinstance(key, int) else ord(key), None, Atspi.KeySynthType.SYM)


def tab(table, back=False):
    """Go on to the next place, or back; return what is heard of it, and what has the focus in the tree."""
    before = len(focused)
    if back:
        Atspi.generate_keyboard_event(SHIFT, None, Atspi.KeySynthType.PRESS)
    press(TAB)
    if back:
        Atspi.generate_keyboard_event(SHIFT, None, Atspi.KeySynthType.RELEASE)
    until(lambda: len(focused) > before, "the focus after Tab")
    there = [node.get_name() for node in walk(table) if has_focus(node)]
    return [focused[-1][1], there]


def has_focus(node):
    """Return whether keys are about a node."""
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def walk(node):
    """Yield everything below a node in its order."""
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is not None:
            yield child
            yield from walk(child)


def found(role, name=""):
    """Return a thing of a role whose name begins so, None if none is to be seen."""
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(at)
        if program is not None and program.get_name() == "evolution-qt":
            for node in walk(program):
                if node.get_role_name() == role and node.get_name().startswith(name):
                    return node
    return None


def told(node):
    """Return role, name and place of a node."""
    place = node.get_extents(Atspi.CoordType.SCREEN)
    return [node.get_role_name(), node.get_name(), [place.x, place.y, place.width, place.height]]


def labels(node):
    """Return the names of what labels a node."""
    ties = [
        tie for tie in node.get_relation_set() if tie.get_relation_type() == Atspi.RelationType.LABELLED_BY
    ]
    return [tie.get_target(at).get_name() for tie in ties for at in range(tie.get_n_targets())]


def items(sheet):
    """Return the lines of a list."""
    return [node.get_name() for node in walk(sheet) if node.get_role_name() == "list item"]


def turns():
    """Return how often the own turn was announced."""
    return sum(one.startswith(ASKED) for one in said)


def is_over():
    """Return whether the first round is over."""
    return any(line.startswith("Round 2") for line in said)


def main():
    """Begin a game by keys and follow it into its second round."""
    Atspi.init()
    listener = Atspi.EventListener.new(heard)
    for kind in ("object:state-changed:showing", "object:state-changed:focused"):
        listener.register(kind)
    begin = until(lambda: found("push button", "New game") or found("button", "New game"), "the start screen")
    frame = told(found("frame"))
    left, top, wide, _high = frame[2]
    middle = left + wide // 2  # between the title and the languages
    Atspi.generate_mouse_event(middle, top + 40, "b1c")  # no one manages windows here
    until(lambda: has_focus(begin), "the focus of the first button")
    press(RETURN)
    setup = until(lambda: found("dialog", "New game"), "the set-up")
    fields = [[*told(node)[:2], labels(node)] for node in walk(setup)]
    press(RETURN)
    table = until(lambda: found("panel", "The table") or found("grouping", "The table"), "the table")
    until(turns, "the own turn")
    lying = [told(node) for node in walk(table)]
    press("1")
    until(lambda: focused and focused[-1][1].startswith("Card 1 of"), "the focus of the first card")
    chosen = focused[-1]
    hole = next(node for node in walk(table) if node.get_name().startswith("Watering hole"))
    until(lambda: hole.get_n_actions() > 0, "what can be done with the watering hole")
    hole.get_action_iface().do_action(0)  # as a person without a key for it does
    until(lambda: turns() > 1, "the turn to play cards")
    press("1")
    until(lambda: focused[-1][1].startswith("Card 1 of"), "the focus of the first card")
    held = focused[-1][1]
    tabbed = [tab(table, back) for back in (False, False, False, True, True)]
    press(ESCAPE)
    until(lambda: focused[-1][1] == "The table", "the end of the choice")
    moves = []
    while not is_over():
        turn = len(moves) + 1
        until(lambda turn=turn: is_over() or turns() > turn, "a turn")
        if is_over():
            break
        press("j")
        sheet = until(lambda: found("dialog", "What you can do now"), "the list of moves")
        moves.append(items(sheet))
        if moves[-1][-1].startswith("End turn"):
            for letter in "end":
                press(letter)
            until(lambda: said[-1:] == ["1 move"], "the one line that is left")
        press(RETURN)
        until(lambda: found("dialog") is None, "the end of the list")
    report = {
        "frame": frame,
        "lying": lying,
        "chosen": chosen,
        "held": held,
        "tabbed": tabbed,
        "moves": moves,
        "fields": fields,
        "said": said,
    }
    print(json.dumps(report))


main()
