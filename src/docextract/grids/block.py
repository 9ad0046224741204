"""A stretch of lines of one page that share columns, and what the pages so far have shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import field

from ..document import GivenUp, Page
from ..records import record
from .headers import Header
from .lines import Line

MOST_KEPT = 3
"""Blocks of the same columns that tell where the columns stand."""


@record
class Block:
    """Lines of one page that share columns. Line numbers count within the block."""

    page: Page
    lines: list[Line]
    model: int
    head_rows: list[int] = field(default_factory=list)
    header: tuple[int, int] | None = None
    """First and last line of its first header."""
    furniture: set[int] = field(default_factory=set)
    """Lines that tell nothing of the columns: page titles above the header, page feet."""
    reasons: tuple[str, ...] = ()
    given_up: list[GivenUp] = field(default_factory=list)
    """Lines that might have been headers of other columns."""


@record(slots=False)
class Known:
    """What the pages so far have shown: their headers, which columns each begins, and the last blocks of each."""

    headers: list[Header] = field(default_factory=list)
    of_header: list[int] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    models: int = 0
    last: list[Block] = field(default_factory=list)

    def keep(self, blocks: list[Block]) -> None:
        """Remember the last blocks, which say where columns stand and which went before."""
        kept: Counter[int] = Counter()
        last: list[Block] = []
        for block in reversed(blocks):
            kept[block.model] += 1
            if kept[block.model] <= MOST_KEPT:
                last.append(block)
        self.last = last[::-1]
