"""What a header is: its lines, what stands over each column and what each is for."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from docextract.plugin import Line

from ..words import Use

APART = 3
"""Empty columns between a table and one that stands beside it."""
FEWEST_GROUPS = 3
"""Cells of a line right above a header from which on they are titles of its columns."""
MOST_WORD = 24
"""Characters of a cell in the upper line of a header."""
WEAK = {"other": 0.9, "kept": 0.9, "note": 0.9}
"""What a use counts where it says least."""
FEWEST_NUMBERS = 2
"""A line of more numbers is a row."""
NEAR = 4.0
"""Points by which a text may stand beside the middle of the columns that it is centred over."""
SAME = 1.5
"""Points by which the middles of texts that are centred over the same columns may differ."""
NAMES = frozenset({
    "code", "label", "class", "property", "unit", "tenant", "lease", "status", "transaction", "charge", "chargeName",
    "unitType", "propertyCode", "propertyName", "bedrooms", "bathrooms",
})  # fmt: skip
"""Uses of columns that say whose a row is."""
UNTITLED = NAMES | {"bucket", "current", "future"}
"""Uses that the title over several columns does not change."""


class Extents(dict[int, tuple[float, float]]):
    """From where to where the cells of columns of a page stand. ``numeric`` are the columns of numbers."""

    numeric: frozenset[int] = frozenset()
    flat: Mapping[int, Sequence[tuple[float, float, float]]] = MappingProxyType({})
    """By page, the lines drawn across it, from the top: where each is, begins and ends."""
    upright: Mapping[int, Sequence[tuple[float, float, float]]] = MappingProxyType({})
    """By page, the lines drawn down it, from the left."""

    def framed(self, line: Line, column: int) -> list[int]:
        """The columns of numbers in whose middle a text of a header stands, by the lines that are drawn: over a line
        right below it, or between two beside it."""
        box = line.box(column) if self.flat else None
        if box is None:
            return []
        page, (x0, top, x1, bottom) = line.grid.page or 0, box
        flat = self.flat.get(page, ())
        first, last = (bisect(flat, (y, 0.0, 0.0)) for y in (bottom - SAME, 2 * bottom - top))
        found = [(left, right) for _, left, right in flat[first:last]]
        beside = [x for x, a, b in self.upright.get(page, ()) if a <= (top + bottom) / 2 <= b]
        n = bisect(beside, x0)
        found += [(beside[n - 1], beside[n])] if 0 < n < len(beside) else []
        for left, right in found:
            if left <= x0 and x1 <= right and abs(left + right - x0 - x1) < 2 * SAME:
                return [c for c in sorted(self.numeric) if left < sum(self[c]) / 2 < right]
        return []


def overlap(one: tuple[float, float], other: tuple[float, float]) -> float:
    """How much two stretches have in common."""
    return min(one[1], other[1]) - max(one[0], other[0])


Homes = dict[int, tuple[str, float | None]]
Signature = Callable[[Mapping[int, Use]], bool]


@dataclass(slots=True)
class Header:
    """The lines of a header; texts and uses by column. ``unknown`` are headers that no word explains."""

    lines: list[Line]
    texts: dict[int, str]
    uses: dict[int, Use]
    unknown: dict[int, str] = field(default_factory=dict)
    reach: range = range(0)
    """The columns of the table, those without a header among them."""
    homes: list[Homes] = field(default_factory=list)
    """The texts of each of its lines by column, and where their middle stands."""
    extents: Extents = field(default_factory=Extents)
    """From where to where the cells of its columns stand, on a page."""
    doubtful: frozenset[int] = frozenset()
    """The columns whose names may lack a word, or be those of a column beside them: none of their numbers is proved."""
    titled: dict[int, str] = field(default_factory=dict)
    """What cells over several columns say of each of them."""
    known: frozenset[int] = frozenset()
    """The columns whose whole header words explain."""
    open: bool = False
    """Whether what stands in an upper line of a sheet is over the columns up to the next text there."""
    heads: Mapping[int, Use] = field(default_factory=dict)
    """What the headings over the rows hold, by column, where an upper line says it and the lower one what rows hold."""

    def home(self, line: Line, column: int) -> int:
        """The column that a number belongs to: on a page, one without a header may be part of one that has one, where
        lines above the table part it."""
        box = line.box(column) if column not in self.texts else None
        if box is None:
            return column
        under = {
            c: overlap((box[0], box[2]), extent)
            for c, extent in self.extents.items()
            if c in self.uses and c not in line.filled
        }
        best = max(under, key=lambda c: under[c], default=column)
        return best if best in under and under[best] * 2 > box[2] - box[0] else column

    @property
    def last(self) -> Line:
        """Its lowest line."""
        return self.lines[-1]

    def columns(self, *names: str) -> list[int]:
        """The columns of some uses, from the left."""
        return sorted(column for column, use in self.uses.items() if use.name in names)

    def names(self) -> dict[int, str]:
        """What tells each column from others: what it is for, or its header where the words leave that open."""
        told = {c: use for c, use in self.uses.items() if use.name not in WEAK}
        return {column: str(told.get(column, text)) for column, text in self.texts.items()}

    def own(self, column: int) -> str:
        """What a column's header says of no other: without the title of its group."""
        return self.text(column).removeprefix(self.titled.get(column, "")).strip()

    def text(self, column: int) -> str:
        """A column's header in one line, as printed."""
        return self.texts.get(column, "")
