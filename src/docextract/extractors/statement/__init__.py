"""Statements: from grids to columns, rows, the tree of totals, key totals and checks."""
