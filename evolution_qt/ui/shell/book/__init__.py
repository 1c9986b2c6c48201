"""The record book: who keeps it, its page and its charts."""
