"""What kind of property a document is about, by its words. It changes no value of what is read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..models.findings import DecisionEvidence

LEAST = 3
"""So many words tell a kind of property, or one that hardly anything else says."""
STRONG = 3


class _Words(NamedTuple):
    value: str
    strong: re.Pattern[str]
    words: re.Pattern[str] | None


@cache
def _table() -> tuple[_Words, ...]:
    data = tomllib.loads((files("docextract.data") / "asset_words.toml").read_text("utf-8"))
    return tuple(_Words(e["value"], _any(e["strong"]), _any(e["words"]) if e["words"] else None) for e in data["asset"])


def _any(words: Sequence[str]) -> re.Pattern[str]:
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])")


def asset_type(texts: Sequence[str]) -> tuple[str, DecisionEvidence | None]:
    """The asset type that most words of some texts name, with the words; OTHER where none do, or two do alike."""
    flat = " \n ".join(texts).casefold()
    found: list[tuple[int, str, list[str]]] = []
    for entry in _table():
        strong = sorted({match[0] for match in entry.strong.finditer(flat)})
        words = sorted({match[0] for match in entry.words.finditer(flat)}) if entry.words is not None else []
        found.append((STRONG * len(strong) + len(words), entry.value, [*strong, *words]))
    found.sort(key=lambda one: -one[0])
    weight, value, said = found[0]
    if weight < LEAST or weight == found[1][0]:
        return "OTHER", None
    why = ", ".join(repr(word) for word in said)
    return value, DecisionEvidence(rule="assetWords", weight=float(weight), why=f"it says {why}")
