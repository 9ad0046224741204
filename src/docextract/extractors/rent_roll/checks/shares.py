"""Checks R10 and R11: printed occupancy percentages of units and of area, and percentages in tables beside the roll and
in its lines of totals, against the numbers printed beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from ....models.findings import CheckResult
from ....models.rent_roll import NON_REVENUE
from ....proofs.chance import UNLIKELY, Hit, expected
from ....proofs.equations import step
from ....proofs.percentages import ALL, ShareLine, ShareTable, judge_shares, rounds_to
from ....proofs.readings import Remembered, choose
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.results import begins_before, result
from ..arithmetic.amounts import is_current, is_unit
from ..arithmetic.comparison import Comparison, block_of
from ..totals.groups import Rows, group_readings
from ..totals.printed import Share, Stated
from ..totals.tablelines import printed_share
from ..totals.tables import apart

TOTALS = "totals"
"""The name of lines of totals that stand together; those of several properties may."""


class Parts(NamedTuple):
    """How a share was read: its numerator, its denominator, the rows of the numerator."""

    basis: str
    part: Decimal
    whole: Decimal
    meaning: str = ""
    rows: Rows | None = None

    @property
    def percent(self) -> Decimal:
        """The part in percent of the whole; nothing of nothing is printed as 0."""
        return 100 * self.part / self.whole if self.whole else Decimal(0)


Chosen = tuple[Parts, bool, int]
"""The reading taken for a share, whether it ties, and how many were tried."""


def printed_shares(comparison: Comparison) -> Iterator[CheckResult]:
    """R10 and R11: occupied, vacant ... units of all units, and area of all area. Shares of one block that are read
    alike speak for each other."""
    for check_id, subject in (("R10", "units"), ("R11", "area")):
        found: list[tuple[Stated, Share, Sequence[Parts], Chosen]] = []
        speaking: dict[object, list[Hit[Decimal]]] = defaultdict(list)
        most: dict[object, int] = defaultdict(int)
        for total in comparison.totals:
            share = total.shares.get(subject) or _unsaid(comparison, total, subject)
            readings = _readings(comparison, total, share, subject) if share is not None else ()
            if share is not None and readings:
                reading, tied, tried = chosen = choose(readings, partial(_agrees, share))
                found.append((total, share, readings, chosen))
                if tied:
                    room, kind = tolerance_of(share.percent), (block_of(total), reading.meaning)
                    speaking[kind].append(Hit(room, room, ALL))
                    most[kind] = max(most[kind], tried)
        if not found:
            yield result(check_id, "SKIPPED", f"no percentage of {subject} is printed")
        for total, share, readings, chosen in found:
            kind = (block_of(total), chosen[0].meaning)
            chance = expected(most[kind], speaking[kind]) if chosen[1] else Decimal(1)
            exact = any(rounds_to(other.percent, share.percent) for other in readings)
            said = subject in total.shares
            outcome = _judged(check_id, comparison.name(total), share, chosen, exact, chance < UNLIKELY, said)
            if outcome.status != "PASS" and comparison.begins_before(total):
                outcome = begins_before(check_id, comparison.first_page, share.percent, title=comparison.name(total))
            yield outcome


def _unsaid(comparison: Comparison, total: Stated, subject: str) -> Share | None:
    """A share that does not say of what is one of the area if it ties as such and not as one of the units."""
    share = total.shares.get("unsaid")
    if share is None:
        return None
    ties = (any(_agrees(share, r) for r in _readings(comparison, total, share, name)) for name in ("units", "area"))
    return share if (not next(ties) and next(ties)) == (subject == "area") else None


def _judged(
    check_id: str, title: str, share: Share, chosen: Chosen, exact: bool, unlikely: bool, said: bool
) -> CheckResult:
    """``exact``: some reading is printed so by rounding; else rounding of its parts could explain it at most.
    ``unlikely``: that it ties is no chance. ``said``: the document says what the share is one of."""
    reading, tied, tried = chosen
    actual = reading.percent.quantize(Decimal("0.0001"))
    off, usual = actual - share.percent, tried == 1 or not tied
    message = f"{share.group}: {reading.part} of {reading.whole} are {actual} %, printed {share.percent} %"
    if not tied:
        status = "FAIL" if said else "WARN"
        message += f": {off:+} points"
    else:
        known = usual or reading.basis == "stated" or reading.meaning.startswith("only ") or unlikely
        status = "PASS" if known and exact else "WARN"
        message += "" if usual else f"; ties on the reading {reading.basis}"
        message += "" if known else ", which could be chance"
        message += "" if exact else f"; {off:+} points are within tolerance: unexplainedInTolerance"
    return result(
        check_id, status, message, title=title, basis=reading.basis, basis_is_default=usual, readings_tried=tried,
        expected=share.percent, actual=actual, tolerance=tolerance_of(share.percent),
        rows=[] if status == "PASS" else [row.row_index for row in reading.rows or ()],
    )  # fmt: skip


def tolerance_of(percent: Decimal) -> Decimal:
    """Half of the last printed place, and one more for chained rounding."""
    return Decimal("1.5") * step(percent)


def _agrees(share: Share, reading: Parts) -> bool:
    return abs(reading.percent - share.percent) <= tolerance_of(share.percent)


def _readings(comparison: Comparison, total: Stated, share: Share, subject: str) -> Sequence[Parts]:
    """Readings in the order they are tried, each made once it is; those that come to the same are one."""

    def different() -> Iterator[Parts]:
        seen: set[tuple[Decimal, Decimal]] = set()
        for parts in _possible(comparison, total, share, subject):
            if (parts.whole or not (parts.part or share.percent)) and parts[1:3] not in seen:
                seen.add(parts[1:3])
                yield parts

    return comparison.basis.shares_first(share.group, Remembered(different()))


def _possible(comparison: Comparison, total: Stated, share: Share, subject: str) -> Iterator[Parts]:
    apart = comparison.apart(total) if total.group == share.group else None
    for scope, rows in comparison.scopes(total):
        units = rows.only(is_unit if subject == "units" else is_current)
        earning = units.only(lambda row: row.occupancy_status not in NON_REVENUE)
        meanings = group_readings(units, share.group, total.status, apart, comparison.coming)
        for base, whole in (("", units), ("units-nonRevenue", earning)):
            for meaning, some in meanings:
                basis = "; ".join(filter(None, (meaning, base, scope))) or "current"
                part = _size(comparison, some, subject)
                yield Parts(basis, part, _size(comparison, whole, subject), meaning, some)
    # The total that the same block prints.
    of_all = next((other for other in (total, *comparison.beside(total)) if other.group == "total"), None)
    mine, all_of = total.figure(subject), of_all and of_all.figure(subject)
    if all_of and mine is not None:
        yield Parts("stated", mine, all_of)
    above = next((other for other, own in pairwise(comparison.totals) if own is total), None)
    if mine and above is not None and above.block == total.block and (less := above.figure(subject)) and less > mine:
        yield Parts("stated", mine, less)  # right below "Building SF (excl. outdoor storage)"


def _size(comparison: Comparison, rows: Rows, subject: str) -> Decimal:
    return Decimal(len(rows)) if subject == "units" else rows.added(comparison.amounts("area")[0][1]).total


def read_share_tables(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> list[ShareTable]:
    """The tables beside the roll and the runs of its total lines that print percentages."""
    printed = (t for t in walked.tables if any("%" in (line.text(c) or "") for line in t.lines for c in line.filled))
    runs = [(part.heading, list(part.lines)) for table in printed for part in apart(table, vocabulary)]
    blocks: dict[int, list[Line]] = defaultdict(list)
    for total in walked.totals:
        blocks[total.block].append(total.line)
    tables = [
        ShareTable(heading, [_read(line, vocabulary, conventions) for line in lines], several=heading == TOTALS)
        for heading, lines in (*runs, *((TOTALS, lines) for lines in blocks.values()))
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
