"""The names of ``names.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any


@cache
def names() -> dict[str, Any]:
    """The file as it stands."""
    text = resources.files("docextract_accounting.testing").joinpath("names.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
