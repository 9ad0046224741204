"""How a statement is printed: pages side by side, halves, turned sheets, margins, tables that begin anew."""
