"""The categories of the chart of accounts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

Section = Literal["INCOME", "COST_OF_SALES", "EXPENSE", "BELOW_THE_LINE", "ASSET", "LIABILITY", "EQUITY"]
SECTIONS: tuple[Section, ...] = get_args(Section)
"""The sections that lines stand in; a cost of sales has no category in this chart."""

Kind = Literal[
    "RENT", "LOSS", "RECOVERY", "OTHER_INCOME", "DEPARTMENTAL", "OPERATING", "CAPITAL", "DEBT", "NON_CASH",
    "NON_OPERATING", "CASH_FLOW", "BALANCE",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)
Sign = Literal["+", "-", "±"]
SIGNS: tuple[Sign, ...] = get_args(Sign)


@dataclass(frozen=True, slots=True)
class Category:
    """One category: its stable key, title, and the section that its lines usually stand in.

    ``sign`` is the usual sign of value x effect in the block: ``+`` adds, ``-`` lowers, ``±`` either. ``kind`` is the
    sort of line: CAPITAL lines make the capital items, DEBT lines the debt service. ``operating``: part of the
    operating expenses.
    """

    key: str
    title: str
    section: Section
    kind: Kind
    sign: Sign
    operating: bool = False


class Chart(Mapping[str, Category]):
    """The categories by key, in the order of the chart. Immutable."""

    def __init__(self, categories: Iterable[Category]) -> None:
        self._by_key = MappingProxyType({c.key: c for c in categories})

    def __getitem__(self, key: str) -> Category:
        return self._by_key[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_key)

    def __len__(self) -> int:
        return len(self._by_key)

    def title(self, key: str) -> str:
        """The title of a category, or the key itself if the chart does not have it (a mapping's own)."""
        found = self._by_key.get(key)
        return key if found is None else found.title

    def children(self, key: str) -> tuple[str, ...]:
        """The keys below a key, which may be a group: ``expense.utilities``."""
        return tuple(k for k in self._by_key if k.startswith(f"{key}."))

    def of(self, section: str | None = None, *, kind: str | None = None) -> tuple[str, ...]:
        """The keys of a section, of a kind, or of both."""
        return tuple(c.key for c in self._by_key.values() if section in (None, c.section) and kind in (None, c.kind))

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections that have categories, in order."""
        return tuple(s for s in SECTIONS if any(c.section == s for c in self._by_key.values()))
