"""Ways of looking at a document in which no row is a header."""
