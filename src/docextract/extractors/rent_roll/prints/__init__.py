"""How a print lays out its rows: folded, in halves, wider than the paper, between rules, with tables beside them."""
