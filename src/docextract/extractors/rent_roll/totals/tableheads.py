"""The words above the columns of a table beside the roll, and which sum they name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.fieldkinds import SUMMED

MOST_LABEL_WORDS = 4
MOST_HEADER_WORDS = 6
"""More words than these over one cell are those of several columns."""
Span: TypeAlias = tuple[float, float] | None
Header: TypeAlias = dict[int, tuple[str, Span]]
"""The words above the columns of a table, and where they stand across the page."""


def span_of(line: Line, column: int) -> Span:
    """From where to where a cell reaches across its page, in points; None in sheets."""
    box = line.box(column)
    return (box[0], box[2]) if box else None


def headed(parts: Sequence[tuple[str, Span]]) -> tuple[str, Span]:
    """Words that stand above each other over one column, and where they reach."""
    spans = [span for _, span in parts if span is not None]
    across = (min(x0 for x0, _ in spans), max(x1 for _, x1 in spans)) if spans else None
    return " ".join(text for text, _ in parts), across


def header_over(header: Header, line: Line, column: int) -> str:
    """The words above a cell: on a page those that stand over it, in a sheet those of its column or of the one beside.

    A table on a page may stand in the columns of another one above it, which are not its own.
    """
    span = span_of(line, column)
    if span is not None:
        over = [
            (min(span[1], across[1]) - max(span[0], across[0]), across[0] - across[1], words, across)
            for words, across in header.values()
            if across is not None and across[0] < span[1] and span[0] < across[1]
        ]
        if over:
            _, _, words, across = max(over)
            inside = [
                c for c in line.filled if (other := span_of(line, c)) and across[0] <= sum(other) / 2 <= across[1]
            ]
            if len(inside) > 1 and len(inside) == len(words.split()):
                # As many words as cells below them: one cell holds the words of them all.
                return words.split()[inside.index(column)] if column in inside else ""
            return words if len(words.split()) <= MOST_HEADER_WORDS else ""
    if column in header:
        return header[column][0]
    near = [c for c in header if abs(c - column) == 1]
    # Words of several columns in one cell say nothing of a single one.
    return header[near[0]][0] if len(near) == 1 and len(header[near[0]][0].split()) <= MOST_LABEL_WORDS else ""


def named_sum(words: str, vocabulary: Vocabulary) -> str | None:
    """The field, or ``units`` or ``leases``, that the words above a column of a table say its numbers sum or count."""
    if "%" in words:
        return None
    if (figure := vocabulary.table_column(words)) is not None:
        return figure
    # "Average Market + Addl." is an average of what the roll heads "Market + Addl.".
    plain = " ".join(word for word in words.split() if not vocabulary.is_average(word))
    for match in vocabulary.header(plain):
        if match.score >= 0.7 and match.field in SUMMED:
            return match.field
    return None
