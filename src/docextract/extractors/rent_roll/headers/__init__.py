"""Which rows are column headers, and what they say."""
