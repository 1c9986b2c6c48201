"""What people set: the settings, their file, and their pages."""
