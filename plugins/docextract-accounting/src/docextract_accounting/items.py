"""One line of a table: its texts, its numbers, and what it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Literal

from docextract.plugin import Line, Place
from docextract.values.codes import split_bracket_code
from docextract.values.text import normal

from .header.model import Header

ItemKind = Literal["DATA", "HEADING", "TOTAL", "AVERAGE", "SHARE", "BESIDE"]


@dataclass(slots=True)
class Item:
    """A line of a table, with those that its texts go on in.

    ``texts`` are the cells of its label columns and ``amounts`` the numbers, by column; ``unread`` is text that stands
    where a number should. ``shares``: its numbers are percentages where the column holds amounts. ``scope`` is whose
    total it says it is, ``grand`` that it is everything's.
    """

    kind: ItemKind
    line: Line
    header: Header
    texts: dict[int, str]
    amounts: dict[int, Decimal]
    unread: dict[int, str]
    shares: bool = False
    scope: str | None = None
    grand: bool = False
    more: list[Line] = field(default_factory=list)
    moved: dict[int, int] = field(default_factory=dict)
    """The columns of the line in which numbers of others stand."""
    below: list[str] = field(default_factory=list)
    """What a second line of a row says that begins with a code."""
    beside: list[Place] | None = None
    """Where the type of a row stands that is centred beside its group; empty if nothing tells which it is."""
    sums: list[int] | None = None
    """Of a sum that says by its names what it is of: the items."""

    @property
    def label(self) -> str | None:
        """The first text of the line."""
        return next(iter(self.texts.values()), None)

    @property
    def last(self) -> Line:
        """The lowest of its lines."""
        return self.more[-1] if self.more else self.line

    def text(self, *names: str) -> str | None:
        """The text under the first of these uses that holds one."""
        for column in self.header.columns(*names):
            if (text := self.texts.get(column)) is not None:
                return text
        return None

    def place(self, column: int) -> Place | None:
        """Where a cell stands."""
        return self.line.place(self.moved.get(column, column))

    def place_of(self, *names: str) -> Place | None:
        """Where the text stands that :meth:`text` gives."""
        column = next((c for c in self.header.columns(*names) if c in self.texts), None)
        return self.line.place(column) if column is not None else None


def bare(text: str) -> str:
    """A name without its code in brackets, as compared."""
    split = split_bracket_code(text)
    return normal(split[0] if split is not None else text)


def is_code(text: str) -> bool:
    """Whether a text is a property's code: one word with a digit in it."""
    return " " not in text and any(c.isdigit() for c in text)
