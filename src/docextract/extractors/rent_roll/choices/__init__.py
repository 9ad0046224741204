"""What else a roll could be, and what speaks for it."""
