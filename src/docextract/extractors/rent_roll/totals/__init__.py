"""What a roll prints of its own sums and counts."""
