"""The table of labels and amounts that rows and columns make."""
