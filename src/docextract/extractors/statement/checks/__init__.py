"""Checks S: what the statement prints of its own sums, against its lines."""
