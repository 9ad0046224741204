"""What a plugin must do, as classes of tests: subclass one, say what it is about, and run pytest."""
