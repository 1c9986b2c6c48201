"""Sheets to read: rules, cards, reasons, keys, the game at hand, About."""
