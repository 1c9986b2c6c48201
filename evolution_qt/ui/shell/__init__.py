"""The program around the tables, a room for each subject; the room *window* joins them."""
