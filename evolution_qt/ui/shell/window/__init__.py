"""The window itself: pages, commands, sheets and what they share; how the program starts and ends."""
