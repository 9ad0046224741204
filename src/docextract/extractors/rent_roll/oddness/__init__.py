"""Checks S and Q: whether the roll was read whole, and what stands out in it."""
