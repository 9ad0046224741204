"""Checks R: what the roll prints of its own sums, against the rows."""
