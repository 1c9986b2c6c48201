"""The program around the table: window, controller, seats, dialogs, settings."""
