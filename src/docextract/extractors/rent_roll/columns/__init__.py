"""Which column is which field."""
