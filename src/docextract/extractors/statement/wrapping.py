"""Labels that a narrow column wraps: told by the room that the next word would have needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ...document import PageGrid
from ...vocabulary import Vocabulary
from .labelboxes import SAME, deeper_below, label_box, label_home, letters, same_level, stands_deeper
from .namesakes import STEM, plain, without_total

if TYPE_CHECKING:
    from .rawrows import RawRow

SPACE = 1.15
"""How far a label may fall short of the column's edge, in letters of its own, and still have been full."""
NARROW = 2
"""Labels that the column has wrapped, at least, before it counts as narrow."""
HEADINGS = 4
"""Headings with deeper lines below them, at least, before a single row without any counts as no heading."""
POTENTIAL = "grossPotentialRent"
"""The key total that begins a section, and ends none."""


class Wraps:
    """Which rows without amounts are the rest of the label above them.

    A column wraps a label where the next word does not fit. So the line above ends short of the column's edge by less
    than that word, and what follows begins below its first letter. A heading below a long line looks the same: so it
    takes several such places in a document, and no later total may bear the name of the seeming heading. Where lines
    stand deeper than their headings, that tells: what nothing deeper follows is no heading.
    """

    def __init__(self, rows: Sequence[RawRow], vocabulary: Vocabulary, whole: Collection[int] = ()) -> None:
        """``whole`` are the ids of rows whose labels have no rest."""
        self.vocabulary = vocabulary
        self.whole = whole
        self.coded = 2 * sum(row.code is not None for row in rows) > len(rows)
        self.edges: dict[bool, float] = {}
        for row in rows:
            if (box := label_box(row)) is not None:
                self.edges[_moved(row)] = max(box[2], self.edges.get(_moved(row), 0.0))
        self.ends: dict[int, dict[tuple[float, float], float]] = {}
        pairs, rests = [], set[int]()
        for a, b in pairwise(rows):
            if id(a) not in whole and self.follows_full(a, b, id(a) in rests):
                pairs.append((a, b))
                rests.add(id(b))
        begun = {id(a) for a, _ in pairs}
        last = max((n for n, row in enumerate(rows) if row.cells), default=0)
        clean = [row for row in rows if not row.cells and row.label is not None and id(row) not in rests]
        self.clean = {id(row) for row in clean}
        self.deeper = deeper_below(rows)
        known = [deeper for row in clean if (deeper := self.deeper[id(row)]) is not None]
        self.indented = len(known) > 1 and all(known)
        self.headings = len(known)
        self.last = {id(a) for a, b in pairwise(rows) if b.cells or not same_level(a, b)}
        self.parents = [a for a, b in pairwise(rows) if a.cells and b.cells and self.deeper[id(a)]]
        self.headed = len(known) >= len(self.parents)
        self.uncoded_heads = {row.bold for row in clean if row.code is None}
        self.bold_heads = {plain(row.label) for row in rows if row.bold and not row.cells}
        self.place = {id(row): n for n, row in enumerate(rows)}
        looks = [(row.bold, row.code is not None) for row in clean if self.place[id(row)] < last]
        self.all_bold = len(looks) >= HEADINGS and all(bold for bold, _ in looks)
        self.all_coded = self.coded and len(looks) >= HEADINGS and all(coded for _, coded in looks)
        names = [(plain(row.label), row) for row in rows if row.label is not None]
        self.heads = Counter(name for name, row in names if not row.cells and id(row) not in rests)
        self.totals = Counter(
            without_total(name)
            for name, row in names
            if row.cells and (id(row) not in begun or name.startswith("total "))
        )
        self.named = {without_total(name): self.place[id(row)] for name, row in names if row.cells}
        self.worded = {
            without_total(name): self.place[id(row)] for name, row in names if row.cells and name.startswith("total ")
        }
        self.begun = self.named.keys() | self._names_begun(pairs)
        known_heads = [plain(row.label) for row in clean if self.place[id(row)] < last]
        self.all_named = len(known_heads) >= HEADINGS and all(map(self._named_later, known_heads))
        self.rows = rows
        self.twice = self._told_twice(pairs)
        after = [b for a, b in pairwise(rows) if self._closes(a) and not (b.cells and self._is_total(b))]
        headed = sum(not b.cells for b in after)
        self.sections_headed = headed >= NARROW and 3 * (len(after) - headed) <= headed
        joined = sum(len(row.lines) > 1 for row in rows)  # by their words, or because their boxes overlap
        self.narrow = joined + sum(self._rest_of(a, b) for a, b in pairs) >= NARROW

    def certain(self, above: RawRow, row: RawRow, *, rest: bool) -> bool:
        """Whether a row cannot be a heading, by what does not hang on names: how headings look, and what follows it.

        ``rest`` if the label above is the rest of another one.
        """
        if not self.follows_full(above, row, rest):
            return False
        if (self.all_bold and not row.bold) or self.all_coded or self._pair(above, row) in self.twice:
            return True
        if self.all_named and above.cells and not self._is_total(above) and not self._named_later(plain(row.label)):
            return True
        if plain(above.label) == "total" and above.cells and len(self.worded) >= NARROW:
            return True
        at = self.place[id(row)]
        if self._is_open(plain(row.label), at):
            return True
        below = self.rows[at + 1] if at + 1 < len(self.rows) else None
        if below is not None and self._heads_instead(above, row, below, at):
            return True
        following = plain(next((other.label for other in self.rows[at + 1 :] if other.cells), None))
        if without_total(following).startswith(plain(row.label)) and not self._is_open(without_total(following), at):
            return False
        ends = below is not None and bool(below.cells) and below.bold == row.bold and following.startswith("total ")
        return ends or self._at_level(above, row)

    def _heads_instead(self, above: RawRow, row: RawRow, below: RawRow, at: int) -> bool:
        """Whether of two rows below a total the second is a heading, by the name of a total to come, and not the first:
        ``Total Make`` / ``Ready`` / ``Contract Services``, which ends in ``Total Contracts``."""
        if not above.cells or not self._is_total(above) or not self.follows_full(row, below, True):
            return False
        whole = without_total(plain(above.label)).removeprefix("net ")
        if any(plain(other.label) == whole for other in self.rows[:at] if not other.cells):
            return False
        name, heading = plain(row.label), plain(below.label)
        later = [n for n, place in self.worded.items() if n and place > at]
        asked = any(n.startswith(name[:STEM]) or n.endswith(f" {name}") for n in later) and not self._is_open(name, at)
        return not asked and len(heading) >= STEM and any(n.startswith(heading[:STEM]) for n in later)

    def _is_open(self, name: str, at: int) -> bool:
        """Whether a heading of a name stands above a row, and no total of it in between."""
        for row in reversed(self.rows[:at]):
            if without_total(plain(row.label)) == name and (row.cells or id(row) in self.clean):
                return not row.cells
        return False

    def _names_begun(self, pairs: Sequence[tuple[RawRow, RawRow]]) -> set[str]:
        """The names of totals with what may be the rest of them, unless they are a heading's without it."""
        return {
            f"{name} {plain(row.label)}"
            for above, row in pairs
            if above.cells
            and self._is_total(above)
            and (name := without_total(plain(above.label)).removeprefix("net ")) not in self.heads
        }

    def _told_twice(self, pairs: Sequence[tuple[RawRow, RawRow]]) -> set[tuple[str, str]]:
        """Lines of labels that follow each other twice: in a heading, and in the total of its name."""
        seen: dict[tuple[str, str], set[tuple[bool, bool, bool | None]]] = {}
        for a, b in pairs:
            look = bool(a.cells), plain(a.label).startswith("total "), self.deeper[id(b)]
            seen.setdefault(self._pair(a, b), set()).add(look)
        return {pair for pair, looks in seen.items() if len(looks) > 1 and pair[0]}

    @staticmethod
    def _pair(above: RawRow, row: RawRow) -> tuple[str, str]:
        return without_total(plain(above.label)), plain(row.label)

    def continues(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row is the rest of the label above it."""
        if id(above) in self.whole:
            return False
        alone = self._uncoded(above, row) or self._at_level(above, row)
        return (self.narrow or alone) and self.follows_full(above, row) and self._rest_of(above, row)

    def _at_level(self, above: RawRow, row: RawRow) -> bool:
        """Whether nothing stands deeper below a row under a line, where all headings have their lines deeper."""
        return self.headings >= HEADINGS and self.indented and bool(above.cells) and self.deeper[id(row)] is False

    def _uncoded(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row lacks the code that lines have, and no heading without one looks like it."""
        return self.coded and above.code is not None and row.bold not in self.uncoded_heads

    def _rest_of(self, above: RawRow, row: RawRow) -> bool:
        """Whether no total asks for a heading of the row's name, and the label above is not whole without it."""
        deeper = self.deeper.get(id(row)) if self.indented else None
        if deeper is False or (deeper and not above.cells) or self._uncoded(above, row):
            return True
        name, whole = plain(row.label), without_total(plain(above.label))
        if not above.cells and not self.indented and not self._asked_for(whole):
            return True
        if deeper and whole not in self.heads and self._is_parent(above):
            return True
        if deeper and id(row) in self.last and (self.headed or self.named.get(name, -1) > self.place[id(row)]):
            return False
        if above.cells and whole in self.heads and (above.bold or whole not in self.bold_heads):
            return False
        if above.cells and (self._heads_result(name, self.place[id(row)]) or self._heads_section(above, row)):
            return False
        if not self.heads:
            return True
        if self.totals[name] > self.heads[name] and (row.bold or name not in self.bold_heads):
            return False
        if name in self.heads or not above.cells or not plain(above.label).startswith("total "):
            return True
        begins = name[:STEM]  # "Contract Services" below "Total Make Ready" ends in "Total Contracts"
        return len(begins) < STEM or not any(n.startswith(begins) for n in self.worded)

    def _heads_section(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row alone stands between a total and lines, where every other section has a heading, too."""
        at = self.place[id(row)]
        below = self.rows[at + 1] if at + 1 < len(self.rows) else None
        lines = below is not None and bool(below.cells) and not self._is_total(below)
        return self.sections_headed and lines and self._closes(above)

    def _heads_result(self, name: str, at: int) -> bool:
        """Whether a result below ends in a name of several words: "Net Cash Provided by Investing Activities"."""
        if " " not in name:
            return False
        return any(other.endswith(f" {name}") and place > at for other, place in self.named.items())

    def _named_later(self, begun: str) -> bool:
        """Whether a row with amounts bears a name that begins so, or ends in it."""
        return any(name.startswith(begun) or name.endswith(f" {begun}") for name in self.begun)

    def _asked_for(self, heading: str) -> bool:
        """Whether a total bears the name of a heading, or its first words, or ends in it."""
        return any(f"{heading} ".startswith(f"{name} ") or name.endswith(f" {heading}") for name in self.begun if name)

    def _is_parent(self, row: RawRow) -> bool:
        """Whether a row with amounts stands among headings that have their lines deeper, and not among lines."""
        if len(self.parents) < NARROW or self._is_total(row):
            return False
        at = self.place[id(row)]
        if any(plain(other.label) == plain(row.label) for other in self.rows[:at]):
            return False  # the total of the heading above
        heads = lines = 0
        for part in (reversed(self.rows[:at]), self.rows[at + 1 :]):
            for other in part:
                if stands_deeper(row, other):
                    break
                if same_level(row, other):
                    heads += self.deeper[id(other)] is True
                    lines += bool(other.cells) and self.deeper[id(other)] is False and not self._is_total(other)
        return lines < heads

    def _is_total(self, row: RawRow) -> bool:
        """Whether a row's label is worded as a total's."""
        return row.label is not None and self.vocabulary.statement_total(row.label)

    def _closes(self, row: RawRow) -> bool:
        """Whether a row's label is that of a total which ends a section: potential rent begins one."""
        if not row.cells or not self._is_total(row):
            return False
        return plain(row.label).startswith("total ") or self.vocabulary.key_total(row.label or "") != POTENTIAL

    def follows_full(self, above: RawRow, row: RawRow, rest: bool = False) -> bool:
        """Whether a row without amounts begins below a label that would have had no room for its first word.

        ``rest`` if the label above is the rest of another one.
        """
        if above.label is None or row.label is None or row.cells or row.code is not None:
            return False
        if above.gap_after or above.bold != row.bold or above.lines[-1].grid is not row.line.grid:
            return False
        if self.coded and above.code is None and not above.cells and not rest:
            return False  # a heading without a code, under which another one stands
        upper, lower = label_box(above, last=True), label_box(row)
        if upper is None or lower is None or abs(upper[0] - lower[0]) > SAME:
            return False
        word = row.label.split()[0]
        letter = (lower[2] - lower[0]) / max(1, letters(row))
        end = self._ends_of(row).get((lower[0], lower[1]))
        width = end - lower[0] if end is not None else letter * len(word)
        return upper[2] + width + letter * SPACE > self.edges[_moved(row)]

    def _ends_of(self, row: RawRow) -> dict[tuple[float, float], float]:
        """Where the words of a row's page end, by their left and upper edge."""
        page = row.line.grid.on if isinstance(row.line.grid, PageGrid) else None
        if page is None:
            return {}
        if id(page) not in self.ends:
            self.ends[id(page)] = {(word.x0, word.top): word.x1 for word in page.words}
        return self.ends[id(page)]


def _moved(row: RawRow) -> bool:
    """Whether a row stands in the right half of a table in two halves, whose labels have an edge of their own."""
    return row.line.origin is not None and label_home(row) > 0
