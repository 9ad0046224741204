"""Labels that a narrow column wraps: told by the room that the next word would have needed."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from itertools import pairwise

from ....vocabulary import Vocabulary
from ..anatomy.rawrow import RawRow
from .labelboxes import deeper_below, same_level, stands_deeper
from .labelnames import Names
from .namesakes import STEM, plain, without_total
from .room import Room

_LISTED = re.compile(r"[a-z]\)\s")
"""The mark of one of several things: ``a) ``."""
NARROW = 2
"""Labels that the column has wrapped, at least, before it counts as narrow."""
HEADINGS = 4
"""Headings with deeper lines below them, at least, before a single row without any counts as no heading."""


class Wraps:
    """Which rows without amounts are the rest of the label above them.

    A column wraps a label where the next word does not fit. So the line above ends short of the column's edge by less
    than that word, and what follows begins below its first letter. A heading below a long line looks the same: so it
    takes several such places in a document, and no later total may bear the name of the seeming heading. Where lines
    stand deeper than their headings, that tells: what nothing deeper follows is no heading.
    """

    def __init__(self, rows: Sequence[RawRow], vocabulary: Vocabulary, whole: Set[int] = frozenset()) -> None:
        """``whole`` are the ids of rows whose labels have no rest."""
        self.rows = rows
        self.vocabulary = vocabulary
        self.whole = frozenset(whole)
        self.room = Room(rows)
        self.coded = 2 * sum(row.code is not None for row in rows) > len(rows)
        pairs, rests = [], set[int]()
        for a, b in pairwise(rows):
            if id(a) not in whole and self.follows_full(a, b, id(a) in rests):
                pairs.append((a, b))
                rests.add(id(b))
        self.names = Names(rows, pairs, rests, vocabulary)
        self.place = self.names.place
        clean = [row for row in rows if id(row) in self.names.headings]
        self._look(clean)
        self._step_in(clean)
        self.twice = self._told_twice(pairs)
        after = self.names.after_sections()
        headed = sum(not b.cells for b in after)
        self.sections_headed = headed >= NARROW and 3 * (len(after) - headed) <= headed
        joined = sum(len(row.lines) > 1 for row in rows)  # by their words, or because their boxes overlap
        self.narrow = joined + sum(self._rest_of(a, b) for a, b in pairs) >= NARROW

    def anew(self, rows: Sequence[RawRow], whole: Set[int] = frozenset()) -> Wraps:
        """What is so of the rows that were put together since; the same where none were."""
        return self if rows is self.rows and self.whole == whole else Wraps(rows, self.vocabulary, whole)

    def _look(self, headings: Sequence[RawRow]) -> None:
        """What headings have in common: bold print, a code, a total of their name below."""
        last = max((n for n, row in enumerate(self.rows) if row.cells), default=0)
        above = [row for row in headings if self.place[id(row)] < last]
        enough = len(above) >= HEADINGS
        self.uncoded_heads = {row.bold for row in headings if row.code is None}
        self.all_bold = enough and all(row.bold for row in above)
        self.all_coded = self.coded and enough and all(row.code is not None for row in above)
        self.all_named = enough and all(self.names.has_total(plain(row.label)) for row in above)

    def _step_in(self, headings: Sequence[RawRow]) -> None:
        """Whether lines stand deeper than their headings, and which rows with amounts have such lines."""
        self.deeper = deeper_below(self.rows)
        known = [deeper for row in headings if (deeper := self.deeper[id(row)]) is not None]
        self.indented = len(known) > 1 and all(known)
        self.headings = len(known)
        self.last = {id(a) for a, b in pairwise(self.rows) if b.cells or not same_level(a, b)} if self.indented else ()
        self.parents = [a for a, b in pairwise(self.rows) if a.cells and b.cells and self.deeper[id(a)]]
        self.headed = len(known) >= len(self.parents)

    def certain(self, above: RawRow, row: RawRow, *, rest: bool) -> bool:
        """Whether a row cannot be a heading, by what does not hang on names: how headings look, and what follows it.

        ``rest`` if the label above is the rest of another one.
        """
        if not self.follows_full(above, row, rest):
            return False
        names, name = self.names, plain(row.label)
        if (self.all_bold and not row.bold) or self.all_coded or self._pair(above, row) in self.twice:
            return True
        if self.all_named and above.cells and not names.is_total(above) and not names.has_total(name):
            return True
        if plain(above.label) == "total" and above.cells and len(names.worded) >= NARROW:
            return True
        at = self.place[id(row)]
        if names.is_open(name, at):
            return True
        below = self._below(row)
        if below is not None and self._begins_instead(above, row, below):
            return True
        following = plain(next((other.label for other in self.rows[at + 1 :] if other.cells), None))
        if without_total(following).startswith(name) and not names.is_open(without_total(following), at):
            return False
        ends = below is not None and bool(below.cells) and below.bold == row.bold and following.startswith("total ")
        return ends or self._at_level(above, row)

    def _below(self, row: RawRow) -> RawRow | None:
        at = self.place[id(row)] + 1
        return self.rows[at] if at < len(self.rows) else None

    def _begins_instead(self, above: RawRow, row: RawRow, below: RawRow) -> bool:
        """Whether of two rows under a total the second is the heading, and the first the rest of the total's label."""
        if not above.cells or not self.names.is_total(above) or not self.follows_full(row, below, True):
            return False
        return self.names.begins_instead(above, row, below, self.place[id(row)])

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
        names, at = self.names, self.place[id(row)]
        name, whole = plain(row.label), without_total(plain(above.label))
        if not above.cells and not self.indented and not names.asked_for(whole):
            return True
        if deeper and whole not in names.heads and self._is_parent(above):
            return True
        if deeper and id(row) in self.last and (self.headed or names.named.get(name, -1) > at):
            return False
        if above.cells and whole in names.heads and (above.bold or whole not in names.bold_heads):
            return False
        if above.cells and (names.begins_result(name, at) or self._heads_section(above, row)):
            return False
        if not names.heads:
            return True
        if names.totals[name] > names.heads[name] and (row.bold or name not in names.bold_heads):
            return False
        if name in names.heads or not above.cells or not plain(above.label).startswith("total "):
            return True
        begins = name[:STEM]  # "Contract Services" below "Total Make Ready" ends in "Total Contracts"
        return len(begins) < STEM or not any(n.startswith(begins) for n in names.worded)

    def _heads_section(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row alone stands between a total and lines, where every other section has a heading, too."""
        below = self._below(row)
        lines = below is not None and bool(below.cells) and not self.names.is_total(below)
        return self.sections_headed and lines and self.names.closes(above)

    def _is_parent(self, row: RawRow) -> bool:
        """Whether a row with amounts stands among headings that have their lines deeper, and not among lines."""
        if len(self.parents) < NARROW or self.names.is_total(row):
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
                    lines += bool(other.cells) and self.deeper[id(other)] is False and not self.names.is_total(other)
        return lines < heads

    def follows_full(self, above: RawRow, row: RawRow, rest: bool = False) -> bool:
        """Whether a row without amounts begins below a label that would have had no room for its first word.

        ``rest`` if the label above is the rest of another one.
        """
        if above.label is None or row.label is None or row.cells or row.code is not None:
            return False
        if above.cells and row.label.endswith(":"):
            return False  # it heads what follows
        if above.gap_after or above.bold != row.bold or above.lines[-1].grid is not row.line.grid:
            return False
        if is_set_apart(above.label, row.label):
            return False
        if self.coded and above.code is None and not above.cells and not rest:
            return False  # a heading without a code, under which another one stands
        return self.room.was_too_little(above, row)


def is_set_apart(above: str, label: str) -> bool:
    """Whether one of two names is in capitals and the other is not: ``MONEY COMING IN`` over ``Rents``; or the second
    begins a list of its own: ``a) Mieterlöse``."""
    if _LISTED.match(label):
        return True
    one, other = (text.isupper() and len(text.split()) > 1 for text in (above, label))
    return one != other and label[:1].isupper() and not (above.isupper() and label.isupper())
