"""Which row is what: units, totals, sections, the rest of a cell."""
