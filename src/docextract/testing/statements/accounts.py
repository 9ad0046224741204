"""The model of accounts: a tree of lines and totals whose amounts are cents, exact by construction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Amounts = dict[str, tuple[int, ...]]
"""Cents by series (``actual``, ``budget``, ``prior``), one for each month or point of it."""

INCOME, COST, EXPENSE, BELOW = "income", "cogs", "expense", "other"
ASSET, LIABILITY, EQUITY, RESULT = "assets", "liabilities", "equity", "noi"


@dataclass(slots=True, eq=False)
class Account:
    """A line, or a total with its parts.

    ``sign`` is the sign with which it enters the total that it belongs to; ``total`` is a name of its total other than
    its own; ``own`` are amounts that a parent holds besides its children's; ``key`` is the key total that it is.
    """

    name: str
    side: str
    sign: int = 1
    code: str | None = None
    total_code: str | None = None
    total: str | None = None
    key: str | None = None
    children: list[Account] = field(default_factory=list)
    own: Amounts = field(default_factory=dict)

    @property
    def is_line(self) -> bool:
        return not self.children

    def of(self, series: str) -> tuple[int, ...]:
        """Its amounts in a series: its own and those of its children, by their signs."""
        vectors = [child.of(series) for child in self.children]
        own = self.own.get(series)
        width = max(map(len, [*vectors, own or ()]), default=0)
        return tuple(
            (own[n] if own else 0) + sum(c.sign * v[n] for c, v in zip(self.children, vectors, strict=True))
            for n in range(width)
        )

    def lines(self) -> Iterator[Account]:
        """The accounts with amounts of their own under it, itself included."""
        if self.is_line:
            yield self
        for child in self.children:
            yield from child.lines()


@dataclass(slots=True)
class Result:
    """A result across sections, such as the net operating income: ``parts`` are the totals it is made of."""

    name: str
    parts: list[tuple[Account | Result, int]]
    key: str | None = None
    side: str = RESULT
    code: str | None = None

    def of(self, series: str) -> tuple[int, ...]:
        vectors = [(sign, part.of(series)) for part, sign in self.parts]
        return tuple(sum(sign * v[n] for sign, v in vectors) for n in range(len(vectors[0][1])))


@dataclass(slots=True)
class Chart:
    """A statement's accounts in the order in which they are printed: sections and the results between them."""

    parts: list[Account | Result]
    base: Account | Result
    """What percentages are of: the whole income."""
    units: int
    unit_word: str
    """``units``, ``area``, ``rooms``: what amounts per unit are divided by."""
