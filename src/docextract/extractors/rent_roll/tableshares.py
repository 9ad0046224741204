"""Percentages in tables beside the roll and in its lines of totals, against the numbers printed beside them.

What a percentage is of is found in the table itself: of the number in another column of its line, of that in another
line, or of the sum of the lines. Nearly all lines of a column must keep to one of these before another is said to break
it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from ...models.findings import CheckResult
from ...proofs.chance import UNLIKELY, Hit, expected
from ...proofs.equations import step
from ...proofs.relations import nearly_all
from ...values.numbers import money
from ...vocabulary import Vocabulary
from ..lines import Line
from .conventions import Conventions
from .entries import Walked
from .relations import SHARE
from .results import result
from .tablelines import printed_share
from .tables import apart

ALL, ZERO = Decimal(100), Decimal(0)
TOTALS = "totals"
"""The name of lines of totals that stand together."""


class ShareLine(NamedTuple):
    """A line of numbers, with its percentages, by column."""

    label: str
    numbers: Mapping[int, Decimal]
    shares: Mapping[int, Decimal]


class ShareTable(NamedTuple):
    """Lines that stand together, some of them with percentages."""

    heading: str
    lines: Sequence[ShareLine]


class _Kept(NamedTuple):
    """What the percentages of a column are of in nearly all lines, and in which."""

    column: int
    name: str
    wholes: Sequence[Decimal | None]
    verdicts: Sequence[bool | None]
    """None where a line prints no such number."""


def read_share_tables(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> list[ShareTable]:
    """The tables beside the roll and the runs of its total lines that print percentages."""
    runs: list[tuple[str, list[Line]]] = []
    for table in walked.tables:
        if any("%" in (line.text(c) or "") for line in table.lines for c in line.filled):
            runs += [(part.heading, list(part.lines)) for part in apart(table, vocabulary)]
    blocks: dict[int, list[Line]] = defaultdict(list)
    for total in walked.totals:
        blocks[total.block].append(total.line)
    runs += [(TOTALS, lines) for lines in blocks.values()]
    tables = [ShareTable(heading, [_read(line, vocabulary, conventions) for line in lines]) for heading, lines in runs]
    return [table for table in tables if any(line.shares for line in table.lines)]


def _read(line: Line, vocabulary: Vocabulary, conventions: Conventions) -> ShareLine:
    numbers: dict[int, Decimal] = {}
    shares: dict[int, Decimal] = {}
    label = ""
    for column in line.filled:
        if (share := printed_share(line, column)) is not None:
            shares[column] = share
        elif (number := money(line.values[column], conventions.numbers)) is not None:
            numbers[column] = number
        elif (count := vocabulary.unit_count(line.text(column) or "")) is not None:
            numbers[column] = Decimal(count)
        else:
            label = label or line.text(column) or ""
    return ShareLine(label, numbers, shares)


def table_shares(tables: Sequence[ShareTable], areas: Collection[Decimal]) -> Iterator[CheckResult]:
    """R10, or R11 where the whole is one of the ``areas``: a result for each column of which is known what its
    percentages are of. WARN where a line breaks it."""
    for table in tables:
        for column in dict.fromkeys(c for line in table.lines for c in line.shares):
            yield from _judged(table, column, areas)


def _judged(table: ShareTable, column: int, areas: Collection[Decimal]) -> Iterator[CheckResult]:
    lines = [line for line in table.lines if column in line.shares]
    before = max((c for c in lines[0].numbers if c < column), default=None)
    kept = list(_kept(table, lines, column, before))
    if not kept:
        return
    best = max(kept, key=lambda some: (some.verdicts.count(True), some.column == before))
    odd_of = {some.column: _odd(table, lines, column, some.column, kept) for some in kept}
    # All percentages of a column are of one column of numbers: none of those may keep them all.
    odd = odd_of[best.column] if all(odd_of.values()) else []
    tested = len(lines) - best.verdicts.count(None)
    remarks = []
    for line, whole in ((lines[n], best.wholes[n] or Decimal(1)) for n in odd):
        part = line.numbers[best.column]
        actual = (ALL * part / whole).quantize(Decimal("0.01"))
        remarks.append(f"{line.label}: {part} of {whole} are {actual} %, printed {line.shares[column]} %")
    yield result(
        "R11" if any(whole in areas for whole in best.wholes) else "R10", "WARN" if odd else "PASS",
        "; ".join(remarks) or f"all {tested} percentages are those of {best.name}",
        title=", ".join(dict.fromkeys(part for part in (table.heading, best.name) if part)),
        basis=best.name, basis_is_default=True, readings_tried=len(kept),
        expected=Decimal(tested), actual=Decimal(tested - len(odd)), tolerance=Decimal(0),
    )  # fmt: skip


def _odd(table: ShareTable, lines: Sequence[ShareLine], column: int, numbers: int, kept: Sequence[_Kept]) -> list[int]:
    """The lines whose percentage is none of a column of numbers, whatever the whole: in lines of totals, those of
    several properties may stand together, and it may be of the number in another line."""
    of_them = [some.verdicts for some in kept if some.column == numbers]
    rivals = table.lines if table.heading == TOTALS else ()

    def is_of(line: ShareLine, other: ShareLine) -> bool | None:
        return SHARE.verdict((line.shares[column], line.numbers[numbers], other.numbers.get(numbers)))

    odd = [n for n in range(len(lines)) if all(verdicts[n] is False for verdicts in of_them)]
    return [n for n in odd if not any(is_of(lines[n], other) for other in rivals if other is not lines[n])]


def _kept(table: ShareTable, lines: Sequence[ShareLine], column: int, before: int | None) -> Iterator[_Kept]:
    """What the percentages of a column are of, likeliest first: where so many different ones come out, or so exact,
    that no column would do it by accident, or one beside a line of 100 % of the numbers right ``before`` it."""
    columns = {c for line in lines for c in line.numbers}
    for number, name, wholes in _wholes(table, lines):
        figures = [(ln.shares[column], ln.numbers.get(number), whole) for ln, whole in zip(lines, wholes, strict=True)]
        verdicts = list(map(SHARE.verdict, figures))
        held = {(share, part or ZERO) for (share, part, _), holds in zip(figures, verdicts, strict=True) if holds}
        hits = [Hit(ZERO, step(share), ALL) for share, _ in held if 0 < share < ALL]
        beside = number == before and any(share == ALL for share, _ in held) and (hits or (ZERO, ZERO) in held)
        told = beside or expected(len(columns), hits) < UNLIKELY
        if told and nearly_all(holds for holds in verdicts if holds is not None):
            yield _Kept(number, name, wholes, verdicts)


def _wholes(table: ShareTable, lines: Sequence[ShareLine]) -> Iterator[tuple[int, str, Sequence[Decimal | None]]]:
    """The columns of numbers, and what they may be parts of: its name, and how much it is for each line."""
    columns = dict.fromkeys(c for line in lines for c in line.numbers)
    for column in columns:
        by_label: dict[str, Decimal] = defaultdict(Decimal)
        for line in table.lines:
            if column in line.numbers and ALL not in line.shares.values():
                by_label[line.label] += line.numbers[column]
        for line in table.lines:
            if line.numbers.get(column):
                yield column, line.label or "the line of the total", [line.numbers[column]] * len(lines)
        yield column, "the sum of the lines", [sum(by_label.values(), ZERO)] * len(lines)
        own = [line.numbers.get(column) if ALL in line.shares.values() else by_label[line.label] for line in lines]
        yield column, "the sum of the lines of a name", own
        for other in columns:
            if other != column:
                yield column, "another number of the line", [line.numbers.get(other) for line in lines]
