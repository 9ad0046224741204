"""What a roll is made of while it is read: kinds of fields, header blocks, columns, entries, conventions."""
