"""The tree of lines and totals, its sections, key totals and figures."""
