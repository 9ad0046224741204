"""What the footing engine is given and gives: rows of exact numbers in, explanations and proofs out.

All numbers are whole cents, so that sums are exact: 12.34 is 1234 and whole dollars are multiples of 100.
Rows and columns are named by their place in what was given.
"""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import Literal, NamedTuple

from ...records import record

ColumnRole = Literal["money", "variance", "other"]
RowKind = Literal["HEADING", "LINE", "SUBTOTAL", "TOTAL", "STATISTIC", "NOTE"]
Proof = Literal["PROVED", "UNPROVED", "CONTRADICTED", "DOUBTFUL"]
Cause = Literal[
    "missingRow", "surplusRow", "wrongSign", "digits", "shiftedColumn", "fragment", "ownBalance", "unknown"
]  # fmt: skip


class Addend(NamedTuple):
    """A direct addend of a total: its row and the sign with which it enters."""

    row: int
    sign: int


class FootingRow(NamedTuple):
    """One row of a statement. Only ``values`` decide; the rest are hints that order the search and settle doubt.

    values: cents per column, null where nothing is printed; as many as there are columns.
    label: as printed, without the account code. code: the account code.
    indent: any measure that grows to the right. bold, ruled: the type is bold, a rule stands above, or
    the amounts stand in an outer column.
    total_word: the label is worded as totals usually are. net_word: as what is left of others ("Net income").
    contra: it says that the amount is taken off ("Less: ...",
    a Sign column, a category known to be contra).
    formula: the addends that the workbook's own formula of the row names, null if there is none or it is no plain sum.
    is_statistic: percentages, counts, areas, rates: never part of a sum.
    chosen: the columns in which the sign was chosen because the sums hold with it.
    """

    values: tuple[int | None, ...]
    label: str | None = None
    code: str | None = None
    indent: float | None = None
    bold: bool = False
    ruled: bool = False
    total_word: bool = False
    net_word: bool = False
    contra: bool = False
    formula: tuple[Addend, ...] | None = None
    is_statistic: bool = False
    chosen: frozenset[int] = frozenset()


class FootingColumn(NamedTuple):
    """One column.

    role: ``money`` takes part in the search; ``variance`` is confirmed afterwards with signs of its own; ``other``
    (percent, per unit, per area) never adds up.
    total_of: the columns (months) whose sum this column prints, null if it is no such total.
    difference_of: the two columns whose difference (either way round) this column prints.
    """

    role: ColumnRole = "money"
    total_of: tuple[int, ...] | None = None
    difference_of: tuple[int, int] | None = None


NAMED_FOR_HEADING = "it is named for the heading above"


class ExplanationType(IntEnum):
    """How a total is reached, in order of preference."""

    SUM = 1
    SIGNED_BY_HINT = 2
    KEY_DIFFERENCE = 3
    SAME_AS_ABOVE = 6
    GENERAL_SIGNS = 7
    NOT_CONTIGUOUS = 8
    HEADER_TOTAL = 9
    ZERO = 10
    """A total of nothing but zeros, by its name: proves nothing."""


@record
class Explanation:
    """Why a row is a total.

    addends: the direct addends. tried: how many readings were tried. accident: the expected number of accidental
    hits among them (below 0.001: no hint was needed). hint: what settled it otherwise.
    alternative: another reading that ties too and was not preferred.
    formula_differs: the workbook's formula names other rows (with amounts) than those that add up.
    """

    type: ExplanationType
    addends: tuple[Addend, ...]
    tried: int = 1
    accident: float = 0.0
    hint: str | None = None
    alternative: tuple[Addend, ...] | None = None
    formula_differs: bool = False


@record
class Broken:
    """A row that should be a total and misses it.

    addends: the block that it should be the sum of. residuals: printed - sum per column (0 where it ties, null in
    columns that take no part). cause and cause_rows: what fits the residual, and the rows that it points at.
    """

    addends: tuple[Addend, ...]
    residuals: tuple[int | None, ...]
    tolerances: tuple[int, ...] = ()
    cause: Cause = "unknown"
    cause_rows: tuple[int, ...] = ()


@record
class RowFooting:
    """What was found of one row.

    kind: row type. explanation, ambiguous and broken exclude each other; all null for a line. ambiguous: the sets of
    addends that tie equally well. parent: the total that it is a direct addend of, with the sign. depth: distance
    from the root of the tree. effect: the product of the signs up to the top total of its block. proof: per column,
    null where nothing is printed. doubts: why, by column, what ties is none of the proof of a ``DOUBTFUL`` number.
    """

    kind: RowKind
    explanation: Explanation | None = None
    ambiguous: tuple[tuple[Addend, ...], ...] = ()
    broken: Broken | None = None
    parent: int | None = None
    sign: int = 1
    depth: int = 0
    effect: int = 1
    proof: tuple[Proof | None, ...] = ()
    doubts: dict[int, str] = field(default_factory=dict)


class RowBreak(NamedTuple):
    """A row whose total column is not the sum of its months: printed - sum."""

    row: int
    column: int
    residual: int


class Crossing(NamedTuple):
    """The one cell in which a broken sum down a column and a broken sum along its row meet: a wrong number.

    total: the row whose sum down the column misses. residual: by how much the printed total of that column exceeds
    its addends. expected: what the cell would have to say, in cents.
    """

    row: int
    column: int
    total: int
    residual: int
    expected: int


class Stray(NamedTuple):
    """A column that does not foot, so that it took no part: the totals that miss their lines in it, of how many."""

    column: int
    rows: tuple[int, ...]
    compared: int


@record
class Footing:
    """The tree of a statement.

    rows: one result per row given. row_breaks: rows whose columns do not add up. crossings: cells found wrong.
    rejected: columns whose ``total_of`` or ``difference_of`` does not hold in most rows, so that it says nothing.
    steps: how many comparisons the search made: the same on every machine.
    rounded: the document shows cents that were rounded after adding up, so that sums may miss by half a cent a number.
    strays: columns in which nearly no total is the sum of its lines.
    """

    rows: list[RowFooting]
    row_breaks: list[RowBreak] = field(default_factory=list)
    crossings: list[Crossing] = field(default_factory=list)
    rejected: tuple[int, ...] = ()
    steps: int = 0
    rounded: bool = False
    strays: list[Stray] = field(default_factory=list)

    def leaves(self, row: int) -> dict[int, int]:
        """The lines that a row comes down to, each with the product of the signs on the way; itself if it is a line."""
        found: dict[int, int] = {}
        stack = [(row, 1)]
        while stack:
            here, sign = stack.pop()
            explanation = self.rows[here].explanation
            if explanation is None or not explanation.addends:
                found[here] = sign
            else:
                stack += [(a.row, sign * a.sign) for a in explanation.addends]
        return dict(sorted(found.items()))
