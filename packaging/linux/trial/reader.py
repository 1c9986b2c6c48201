"""Reads the windows of a display as a screen reader does, and tells where on the screen everything lies.

It runs with the system's own Python, which has the library of AT-SPI for that. For every line that it is
given it answers with one line of JSON: all that is seen of the program, as role, name, place and states.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = "evolution-qt"
STATES = ("SHOWING", "ENABLED", "FOCUSED", "CHECKED", "SELECTED")
said = []


def heard(event):
    """Remember what is said: it comes into view as a notification, with the words in it."""
    if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
        said.append(event.source.get_child_at_index(0).get_name())


def walk(node):
    """Yield everything below a node that is on the screen, in its order."""
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is None:
            continue
        states = child.get_state_set()
        if states.contains(Atspi.StateType.SHOWING):
            yield child, states
            yield from walk(child)


def told(node, states):
    """Return role, name, place and states of a node."""
    place = node.get_extents(Atspi.CoordType.SCREEN)
    named = [name for name in STATES if states.contains(getattr(Atspi.StateType, name))]
    return [node.get_role_name(), node.get_name(), [place.x, place.y, place.width, place.height], named]


def seen():
    """Return everything that is seen of the program."""
    desktop = Atspi.get_desktop(0)
    nodes = []
    for at in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(at)
        if program is not None and program.get_name() == PROGRAM:
            nodes += [told(node, states) for node, states in walk(program)]
    return nodes


def main():
    """Answer until no question comes."""
    Atspi.init()
    listener = Atspi.EventListener.new(heard)
    listener.register("object:state-changed:showing")
    context = GLib.MainContext.default()
    for _ in sys.stdin:
        while context.pending():
            context.iteration(False)
        try:
            nodes = seen()
        except GLib.Error:  # something has just gone
            nodes = []
        print(json.dumps({"seen": nodes, "said": said}), flush=True)
        said.clear()


main()
