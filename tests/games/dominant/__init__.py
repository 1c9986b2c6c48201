"""Tests of the rules of Dominant Species."""
