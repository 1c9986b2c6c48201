"""The record book: what finished games say of those who played them, worked out from their records alone."""
