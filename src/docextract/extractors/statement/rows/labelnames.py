"""The names that the headings and the totals of a statement bear: most totals repeat that of their heading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from itertools import pairwise

from ....vocabulary import Vocabulary
from ..anatomy.rawrow import RawRow
from .namesakes import STEM, plain, without_total

POTENTIAL = "grossPotentialRent"
"""The key total that begins a section, and ends none."""


class Names:
    """Names, in plain words, of the rows of a table some of whose labels may be in several lines."""

    def __init__(
        self, rows: Sequence[RawRow], pairs: Sequence[tuple[RawRow, RawRow]], rests: Set[int], vocabulary: Vocabulary
    ) -> None:
        """``pairs`` are rows the second of which may be the rest of the first one's label, ``rests`` the ids of the
        second ones."""
        self.rows = rows
        self.vocabulary = vocabulary
        self.place = {id(row): n for n, row in enumerate(rows)}
        begun = {id(above) for above, _ in pairs}
        names = [(plain(row.label), row) for row in rows if row.label is not None]
        self.headings = {id(row) for _, row in names if not row.cells and id(row) not in rests}
        self.heads = Counter(name for name, row in names if id(row) in self.headings)
        self.bold_heads = {plain(row.label) for row in rows if row.bold and not row.cells}
        self.totals = Counter(
            without_total(name)
            for name, row in names
            if row.cells and (id(row) not in begun or name.startswith("total "))
        )
        """How often a name is that of a row with amounts whose label is whole, or of a total."""
        self.named = {without_total(name): self.place[id(row)] for name, row in names if row.cells}
        """Where the last row with amounts of a name stands."""
        self.worded = {
            without_total(name): self.place[id(row)] for name, row in names if row.cells and name.startswith("total ")
        }
        """The same of rows worded as totals."""
        self.begun = self.named.keys() | self._with_rests(pairs)
        """Names of rows with amounts, and what those of totals may be with their rests."""

    def _with_rests(self, pairs: Sequence[tuple[RawRow, RawRow]]) -> set[str]:
        """The names of totals with what may be the rest of them, unless they are a heading's without it."""
        return {
            f"{name} {plain(row.label)}"
            for above, row in pairs
            if above.cells
            and self.is_total(above)
            and (name := without_total(plain(above.label)).removeprefix("net ")) not in self.heads
        }

    def is_total(self, row: RawRow) -> bool:
        """Whether a row's label is worded as a total's."""
        return row.label is not None and self.vocabulary.statement_total(row.label)

    def closes(self, row: RawRow) -> bool:
        """Whether a row's label is that of a total which ends a section: potential rent begins one."""
        if not row.cells or not self.is_total(row):
            return False
        return plain(row.label).startswith("total ") or self.vocabulary.key_total(row.label or "") != POTENTIAL

    def is_open(self, name: str, at: int) -> bool:
        """Whether a heading of a name stands above a row, and no total of it in between."""
        for row in reversed(self.rows[:at]):
            if without_total(plain(row.label)) == name and (row.cells or id(row) in self.headings):
                return not row.cells
        return False

    def has_total(self, heading: str) -> bool:
        """Whether a row with amounts bears a name that begins with a heading's, or ends in it."""
        return any(name.startswith(heading) or name.endswith(f" {heading}") for name in self.begun)

    def asked_for(self, heading: str) -> bool:
        """Whether a total bears the name of a heading, or its first words, or ends in it."""
        return any(f"{heading} ".startswith(f"{name} ") or name.endswith(f" {heading}") for name in self.begun if name)

    def begins_result(self, name: str, at: int) -> bool:
        """Whether a result below ends in a name of several words: "Net Cash Provided by Investing Activities"."""
        if " " not in name:
            return False
        return any(other.endswith(f" {name}") and place > at for other, place in self.named.items())

    def begins_instead(self, above: RawRow, row: RawRow, below: RawRow, at: int) -> bool:
        """Whether of two rows below a total the second is a heading, by the name of a total to come, and not the first:
        ``Total Make`` / ``Ready`` / ``Contract Services``, which ends in ``Total Contracts``."""
        whole = without_total(plain(above.label)).removeprefix("net ")
        if any(plain(other.label) == whole for other in self.rows[:at] if not other.cells):
            return False
        name, heading = plain(row.label), plain(below.label)
        later = [n for n, place in self.worded.items() if n and place > at]
        asked = any(n.startswith(name[:STEM]) or n.endswith(f" {name}") for n in later) and not self.is_open(name, at)
        return not asked and len(heading) >= STEM and any(n.startswith(heading[:STEM]) for n in later)

    def after_sections(self) -> list[RawRow]:
        """What follows the totals that end sections, but for further totals."""
        return [b for a, b in pairwise(self.rows) if self.closes(a) and not (b.cells and self.is_total(b))]
