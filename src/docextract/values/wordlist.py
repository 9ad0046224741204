"""The word lists that values are read by, from the TOML files beside this module."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def wordlist(package: str = "docextract.values", name: str = "words.toml") -> dict[str, Any]:
    """The tables of a TOML file of a package, read once. Callers must not change them."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def alternatives(words: list[str] | tuple[str, ...]) -> str:
    """A regular expression's alternatives for some words, longest first, spaces matching any white space."""
    import re

    return "|".join(re.escape(w).replace(r"\ ", r"\s*") for w in sorted(words, key=lambda w: (-len(w), w)))
