"""What goes in and comes out."""
