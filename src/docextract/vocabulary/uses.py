"""Words that say what a space is used for."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

from ..values.text import normal


@cache
def _cells() -> dict[str, str]:
    table = tomllib.loads(files("docextract.vocabulary").joinpath("uses.toml").read_text("utf-8"))
    names = {"nonUnit": "NON_UNIT", "commercial": "COMMERCIAL", "residential": "RESIDENTIAL"}
    return {normal(cell): names[group] for group, entry in table.items() for cell in entry["cells"]}


@lru_cache(maxsize=8192)
def space_use_of(text: str | None) -> str | None:
    """RESIDENTIAL, COMMERCIAL or NON_UNIT for a cell that says so, else None."""
    return _cells().get(normal(text)) if text else None
