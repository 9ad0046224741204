"""What stands in a cell."""
