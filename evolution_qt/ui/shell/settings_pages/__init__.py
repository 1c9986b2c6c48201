"""The pages of the settings: a class in a file for each."""
