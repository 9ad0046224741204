"""The built-in layouts, one TOML file each."""
