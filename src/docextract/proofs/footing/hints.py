"""What the look and the words of a row say: never a proof, but where to look first and what settles doubt."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .amounts import Amounts
from .model import FootingRow

_WORD = re.compile(r"[^\W_]+")


def name_words(label: str | None) -> tuple[str, ...]:
    """The words of a label without what stands in brackets, without regard to case and punctuation."""
    return tuple(_WORD.findall(re.sub(r"\([^()]*\)", " ", label or "").casefold()))


def contains(long: tuple[str, ...], short: tuple[str, ...]) -> bool:
    """Whether the words of one name stand in a row in the other."""
    n = len(short)
    return bool(n) and any(long[i : i + n] == short for i in range(len(long) - n + 1))


class Hints:
    """The hints of all rows, judged against what is usual in the document."""

    def __init__(self, rows: Sequence[FootingRow], amounts: Amounts) -> None:
        self.rows = rows
        self.names = [name_words(row.label) for row in rows]
        valued = [row for row, empty in zip(rows, amounts.empty, strict=True) if not empty]
        self._coded = 2 * sum(row.code is not None for row in valued) > len(valued)
        self._labelled = 2 * sum(bool(row.label) for row in valued) > len(valued)
        self._uncoded = sum(row.code is None for row in valued)
        self._bold_stands_out = 2 * sum(row.bold for row in valued) <= len(valued)
        self._rules_stand_out = 2 * sum(row.ruled for row in valued) <= len(valued)

    def looks_total(self, row: int) -> str | None:
        """What makes a row look like a total, null if nothing does."""
        it = self.rows[row]
        if it.total_word:
            return "its label is worded as a total"
        if not it.label and self._labelled:
            return "it has no label while lines have"
        if self._coded and it.code is None:
            return "it has no account code while lines have"
        if it.bold and self._bold_stands_out:
            return "it is bold"
        if it.ruled and self._rules_stand_out:
            return "a rule stands above it, or it stands further out"
        return None

    def looks_line(self, row: int) -> bool:
        """Whether a row has an account code where lines have one and totals have none."""
        return self._coded and self._uncoded > 1 and self.rows[row].code is not None

    def outdented(self, row: int, above: Sequence[int]) -> str | None:
        """Whether a row stands further left than all rows that it would sum."""
        indent = self.rows[row].indent
        if indent is None:
            return None
        others = [i for r in above if (i := self.rows[r].indent) is not None]
        return "it stands further left" if others and indent < min(others) else None

    def step(self, upper: int, lower: int) -> int:
        """Whether the lower of two rows stands deeper (1), less deep (-1) or at the same place (0)."""
        a, b = self.rows[upper].indent or 0.0, self.rows[lower].indent or 0.0
        return (b > a + 0.5) - (b < a - 0.5)

    def same_name(self, row: int, other: int) -> str | None:
        """Whether two rows have the same name, or one name holds the other."""
        a, b = self.names[row], self.names[other]
        return "it has the name of the line above" if contains(a, b) or contains(b, a) else None

    def named_for(self, row: int, heading: int) -> bool:
        """Whether a row bears the name of a heading: the same words, or "Total" or "Net" before or after them, or the
        last two and another word of it ("Net cash used in" and "Cash flows from financing activities")."""
        a, b = self.names[row], self.names[heading]
        if not a or not b:
            return False
        alike = a[-2:] == b[-2:] and not {*a[:-2]}.isdisjoint(b[:-2])
        return a == b or (self.rows[row].total_word and (alike or a[-len(b) :] == b or a[: len(b)] == b))
