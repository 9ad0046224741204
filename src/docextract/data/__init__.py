"""Asset types, document types and the catalogue of checks, as TOML."""
