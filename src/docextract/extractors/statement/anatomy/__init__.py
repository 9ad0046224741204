"""A row, a line and what names it: the parts that every room speaks of."""
