"""Asset types and document types, as TOML."""
