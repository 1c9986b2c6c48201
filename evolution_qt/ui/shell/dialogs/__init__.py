"""The dialogs of the window. All are opened, never executed: the game goes on behind them."""
