"""What entries say of a lease: charges, steps, terms, who lives there."""
