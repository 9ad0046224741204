"""Where a table begins, and what each of its columns is for."""
