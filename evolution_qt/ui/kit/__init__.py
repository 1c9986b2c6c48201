"""What tables are made of: painters, items, dragging, fonts. Knows no rules."""
