"""Types of units in the middle of cells that are merged over the lines of their group, on pages."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal

from docextract.plugin import Place
from docextract.proofs.tolerance import CENT
from docextract.values.text import normal, words

from .items import Item
from .parts import sums_all
from .words import may_sum, total_of

FEWEST_FACTS = 2
"""Facts of a type that lines of one group have in common: the bedrooms and the area of ``Studio``."""


def name_centred(items: Sequence[Item], facts: Collection[str]) -> None:
    """Lines of the same facts of which a later one bears the type are rows of that type, if the line below bears it out
    as their sum: ``Studio`` beside the second of three lines, over ``Subtotal, Studio``. A type of several lines is the
    one that the line below names: ``1 Bedroom`` over ``Accessible``. Without such a line they are rows that name no
    type."""
    for run in _alike(items, facts):
        rows = items[run.start : run.stop]
        named = [row for row in rows if row.text("unitType") is not None]
        if not named or (rows[0] is named[0] and len(named) < 2):
            continue
        name = " ".join(row.text("unitType") or "" for row in named)
        below = items[run.stop] if run.stop < len(items) else None
        if below is not None and _bears_out(below, rows, name, alone=len(named) == 1):
            places = [place for row in named if (place := _place(row)) is not None]
            for row in rows:
                row.texts = {row.header.columns("unitType")[0]: name} | row.texts
                row.texts[row.header.columns("unitType")[0]], row.beside = name, places
        elif rows[0] is named[0]:
            continue  # each has a name of its own
        else:
            for row in (one for one in rows if one not in named):
                row.beside = []
        for row in rows:
            row.kind = "DATA"


def _alike(items: Sequence[Item], facts: Collection[str]) -> Iterator[range]:
    """The runs of two lines of a page or more that have the same facts, and no word for sums."""
    told = [_facts(item, facts) for item in items]
    start = 0
    for n in range(1, len(items) + 1):
        if n == len(items) or not told[n] or told[n] != told[start]:
            if told[start] and n - start > 1:
                yield range(start, n)
            start = n


def _facts(item: Item, facts: Collection[str]) -> tuple[Decimal, ...]:
    """The facts of a line that is no sum, if it has all that the header names."""
    columns = item.header.columns(*facts)
    whole = item.line.grid.page is not None and len(columns) >= FEWEST_FACTS and all(c in item.amounts for c in columns)
    summed = item.kind not in ("DATA", "TOTAL") or may_sum(item.label or "")
    typed = bool(item.header.columns("unitType"))
    return tuple(item.amounts[c] for c in columns) if whole and typed and not summed else ()


def _bears_out(below: Item, rows: Sequence[Item], name: str, *, alone: bool) -> bool:
    """Whether the numbers of a line are all the sums of some rows, and it names their type; or, where only one line of
    these bears a name, they are more sums than chance makes."""
    sums = {c: sum((row.amounts.get(c, Decimal(0)) for row in rows), Decimal(0)) for c in below.amounts}
    tied = bool(sums) and all(abs(sums[c] - value) <= CENT for c, value in below.amounts.items())
    return tied and (_names(below.label or "", name) or (alone and sums_all(below, rows)))


def _names(label: str, name: str) -> bool:
    """Whether a label is a word for sums and a name, which may begin with a figure: ``Subtotal, 1 Bedroom``."""
    said = total_of(label)
    bare = tuple(word for word in words(label) if not may_sum(word))
    return (said is not None and normal(said.scope or "") == normal(name)) or (may_sum(label) and bare == words(name))


def _place(row: Item) -> Place | None:
    """Where the type of a row stands, which may be half a line below it."""
    column = row.header.columns("unitType")[0]
    return next((line.place(column) for line in (row.line, *row.more) if column in line.filled), None)
