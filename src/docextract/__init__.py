"""Financial documents of commercial real estate as typed data with places and proofs."""
