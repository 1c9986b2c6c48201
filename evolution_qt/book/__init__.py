"""The record book: what finished games show of those who played them, worked out from their records alone."""
