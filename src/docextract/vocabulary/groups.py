"""Lines of totals blocks and occupancy tables: what they count."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from ..values.text import normal


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(files("docextract.vocabulary").joinpath("groups.toml").read_text("utf-8"))


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (group["name"], re.compile(r"(?<!\w)(?:" + "|".join(re.escape(w) for w in group["words"]) + r")(?!\w)"))
        for group in _table()["group"]
    )


@lru_cache(maxsize=4096)
def occupancy_group(label: str) -> str | None:
    """``"Total Vacant Units" -> "vacant"``; None for a label that names no group.

    A label that names both sides (``Current/Notice/Vacant Residents``) counts them all: ``total``.
    """
    text = normal(label)
    found = [name for name, pattern in _patterns() if pattern.search(text)]
    if {"occupied", "vacant"} <= set(found) and "vacantLeased" not in found and "current" in text:
        return "total"
    return found[0] if found else None


@lru_cache(maxsize=4096)
def names_only_group(label: str) -> bool:
    """Whether a label holds nothing but the words of groups: ``Total Vacant Units``, not ``2x2 Vacant``."""
    text = normal(label)
    for _, pattern in _patterns():
        text = pattern.sub(" ", text)
    return all(word in _beside() for word in re.findall(r"\w+", text))


@cache
def _beside() -> frozenset[str]:
    return frozenset(word for entry in _table()["beside"]["words"] for word in entry.split())


def charge_ends() -> frozenset[str]:
    """Names of the table ends whose lines are charges by code."""
    return frozenset(_table()["charges"]["ends"])


def lease_totals() -> frozenset[str]:
    """Labels of rows that sum the rents of the lease above them."""
    return frozenset(_table()["lease"]["totals"])


def charge_titles() -> frozenset[str]:
    """Titles of lists of charges under a lease."""
    return frozenset(_table()["lease"]["charges"])
