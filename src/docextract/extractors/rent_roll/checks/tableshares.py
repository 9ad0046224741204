"""Percentages in tables beside the roll and in its lines of totals, against the numbers printed beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal

from ....models.findings import CheckResult
from ....proofs.percentages import ALL, ShareLine, ShareTable, judge_shares
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.results import result
from ..totals.tablelines import printed_share
from ..totals.tables import apart

TOTALS = "totals"
"""The name of lines of totals that stand together; those of several properties may."""


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
    tables = [
        ShareTable(heading, [_read(line, vocabulary, conventions) for line in lines], several=heading == TOTALS)
        for heading, lines in runs
    ]
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
            judged = judge_shares(table, column)
            if judged is None:
                continue
            shares, remarks = judged.shares, []
            for line, whole in ((judged.lines[n], shares.wholes[n] or Decimal(1)) for n in judged.odd):
                part = line.numbers[shares.column]
                actual = (ALL * part / whole).quantize(Decimal("0.01"))
                remarks.append(f"{line.label}: {part} of {whole} are {actual} %, printed {line.shares[column]} %")
            tested = len(judged.lines) - shares.verdicts.count(None)
            yield result(
                "R11" if any(whole in areas for whole in shares.wholes) else "R10", "WARN" if remarks else "PASS",
                "; ".join(remarks) or f"all {tested} percentages are those of {shares.name}",
                title=", ".join(dict.fromkeys(part for part in (table.heading, shares.name) if part)),
                basis=shares.name, basis_is_default=True, readings_tried=judged.tried,
                expected=Decimal(tested), actual=Decimal(tested - len(remarks)), tolerance=Decimal(0),
            )  # fmt: skip
