"""What can be drawn without a display: the views by name, the games they show, the paper."""
