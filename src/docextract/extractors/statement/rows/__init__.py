"""What stands before the amounts: labels, what wraps, what is ruled off."""
