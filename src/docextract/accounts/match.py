"""The answer of the categoriser."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Basis = Literal["accountCode", "label", "section", "plugin", "none"]
BASES: tuple[Basis, ...] = get_args(Basis)
"""What a category rests on: a layout's account codes; the words alone; words that the section or heading made clear;
a mapping of a plugin or user; nothing."""


class Match(NamedTuple):
    """The category of a line, what it rests on, and why in words."""

    category: str | None
    basis: Basis
    reason: str
