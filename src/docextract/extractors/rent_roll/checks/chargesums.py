"""Check R02: charges against the totals of their code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from decimal import Decimal
from functools import partial
from itertools import product

from ....models.findings import CheckCell, CheckResult
from ....models.rent_roll import RentRollRow
from ....proofs.readings import Covered, Reading, Tie, choose
from ....proofs.tolerance import CENT, within
from ....records import record
from ....values.text import normal
from ..anatomy.results import added_up, begins_before, compared, off_by, result
from ..arithmetic.amounts import POPULATIONS, Amount, Column, Populations, charges, code_of
from ..arithmetic.comparison import Comparison
from ..totals.groups import COMING
from ..totals.printed import StatedCharge
from .equations import of_code
from .leftover import explain

MOST_SHARINGS = 20_000
"""Ways to share wordings out among lines that are tried."""
SHORTEST = 8
"""Letters that a clipped code must have left."""
CAPTIONED: dict[str | None, Populations] = {
    "future": (("future", lambda r: r.occupancy_status in COMING),),
    "former": (("former", lambda r: r.occupancy_status == "FORMER"),),
    "current": POPULATIONS[:2],
}
"""Whom a summary is about by its caption; else anyone."""
NAMED_APART: tuple[tuple[str, Amount], ...] = (
    ("", charges),
    ("charges", lambda r: _signed(r, 1)),
    ("credits", lambda r: _signed(r, -1)),
)
"""What the sum of a summary is of: all charges, or charges and credits alone where they stand in two columns."""
Columns = Sequence[tuple[str, Column]]


@record
class _Line:
    """A line of the charge summary, and the charges that may make it."""

    line: StatedCharge
    codes: set[str]
    tie: Tie[RentRollRow]
    others: list[str] = field(default_factory=list)
    """Wordings of rows that no line bears, of which the figures say that they belong to this one."""


def charges_by_code(comparison: Comparison) -> Iterator[CheckResult]:
    """R02: each line of a charge summary, and its sums."""
    printed = comparison.printed
    if not printed.charges:
        yield result("R02", "SKIPPED", "no charge summary is printed")
        return
    codes = {code_of(charge) for row in comparison.rows for charge in row.charges}
    if not codes:
        yield from _table_totals(comparison)
        if any(row.total_charges for row in comparison.rows):
            yield from (_in_total(comparison, total, of_rows=True) for total in printed.charge_totals)
        else:
            yield result("R02", "SKIPPED", "the rows print no charges")
        return
    lines = []
    for line in printed.charges:
        mine = _codes_of(comparison, line, codes)
        lines.append(_Line(line, mine, _tie(comparison, line, [("", comparison.of_codes(mine))])))
    _share_out(comparison, lines, codes)
    comparison.equations += [partial(of_code, of.line, of.tie.reading.rows, of.codes) for of in lines if of.codes]
    yield from (_judged(comparison, of) for of in lines)
    broken = not all(of.tie.tied for of in lines)
    yield from (_in_total(comparison, total, broken=broken) for total in printed.charge_totals)


def _tie(comparison: Comparison, line: StatedCharge, columns: Columns, *, empty: bool = True) -> Tie[RentRollRow]:
    """The first reading that makes a line's amount, whatever its sign, else the usual one."""
    readings = _readings(comparison, line, columns)
    amount = abs(line.amount)
    return Tie(*choose(readings, lambda r: (empty or bool(r.actual)) and within(abs(r.actual), amount, CENT)))


def _readings(comparison: Comparison, line: StatedCharge, columns: Columns) -> Iterator[Reading[RentRollRow]]:
    for n, (name, test) in enumerate(CAPTIONED.get(line.population, POPULATIONS)):
        covered = Covered((name, "", ""), comparison.all.only(test))
        for k, (called, column) in enumerate(columns):
            basis = "; ".join(filter(None, (name, called)))
            yield Reading(basis, covered, covered.rows.added(column), n + k, column, called)


def _signed(row: RentRollRow, sign: int) -> Decimal | None:
    return sum((c.amount for c in row.charges if c.amount and c.amount * sign > 0), Decimal(0)) if row.charges else None


def _share_out(comparison: Comparison, lines: Sequence[_Line], codes: set[str]) -> None:
    """Rows may word a charge as they like ("Parking - 2nd") where the summary has its code: the wordings that no line
    bears are shared out among the lines that are short, if that can be done in one way only and leaves nothing."""
    short = [of for of in lines if not of.tie.tied]
    loose = sorted(codes.difference({""}, *(of.codes for of in lines)))
    if not short or not loose or len(short) ** len(loose) > MOST_SHARINGS:
        return
    rows = short[0].tie.reading.rows
    amounts = [rows.added(comparison.of_codes([code])).total for code in loose]
    found: list[tuple[_Line, ...]] = []
    for owners in product(short, repeat=len(loose)):
        sums = {id(of): of.tie.reading.actual for of in short}
        for owner, amount in zip(owners, amounts, strict=True):
            sums[id(owner)] += amount
        if all(within(abs(sums[id(of)]), abs(of.line.amount), CENT) for of in short):
            found.append(owners)
            if len(found) > 1:
                return
    for owners in found:
        for owner, code in zip(owners, loose, strict=True):
            owner.others.append(code)
            owner.codes = owner.codes | {code}
        for owner in short:
            column, reading = comparison.of_codes(owner.codes), owner.tie.reading
            owner.tie.reading = replace(reading, column=column, added=reading.rows.added(column))
            owner.tie.tied = True


def _judged(comparison: Comparison, of: _Line) -> CheckResult:
    line, tie, reading = of.line, of.tie, of.tie.reading
    expected, actual = abs(line.amount), abs(reading.actual)
    if not tie.tied and comparison.first_page > 1:
        return begins_before("R02", comparison.first_page, expected, title=line.code)
    if tie.tied and reading.added.filled > 1:  # else it is a repetition
        for row, code in product(reading.rows, of.codes):
            comparison.prover.confirm_charges(row, code)
    message = f"{line.code}: rows add up to {actual}, printed {expected}"
    suspects: list[RentRollRow] = []
    if not of.codes:
        message += "; no charge of that code was read"
    elif not tie.tied:
        left = reading.actual - (line.amount if (reading.actual < 0) == (line.amount < 0) else -line.amount)
        words, suspects = explain(left, reading.rows, reading.column)
        message += f"{off_by(actual - expected)}, {words}"
    if of.others:
        message += f"; with {', '.join(map(repr, of.others))}, which no line of the summary bears"
    cells = [CheckCell(row_index=r.row_index, field="charges") for r in suspects]
    rows, status = ((), "PASS") if tie.tied else (reading.terms, "FAIL" if of.codes else "WARN")
    return compared("R02", status, message, tie, expected, actual, title=line.code, rows=rows, cells=cells)


def _in_total(
    comparison: Comparison, total: StatedCharge, *, broken: bool = False, of_rows: bool = False
) -> CheckResult:
    """The sum that a summary prints of its lines, against all charges of the rows: their net sum, or charges and
    credits alone; ``of_rows``: against the totals that rows print of charges without their codes."""
    expected = abs(total.amount)
    title = f"total, {total.heading}" + (", against the rows" if of_rows else "")
    lines = [line.amount for line in comparison.printed.charges if line.heading == total.heading]
    if not (expected or lines or of_rows):
        return result("R02", "SKIPPED", f"{total.heading}: the summary is empty", title=title, expected=expected)
    apart = [(name, comparison.column(f"charges, {name}", amount)) for name, amount in NAMED_APART]
    billed = comparison.amounts("totalCharges")[0][1]
    # "RESIDENT 208,095.00": what is billed of residents, the rents in it.
    tie = _tie(comparison, total, [("", billed)] if of_rows else [*apart, ("with the rents", billed)], empty=of_rows)
    if not tie.tied and comparison.first_page > 1:
        return begins_before("R02", comparison.first_page, expected, title=title)
    reading, actual = tie.reading, abs(tie.reading.actual)
    count = reading.added.terms if of_rows else len(reading.rows)
    message = f"charges of {count} rows add up to {actual}, printed {expected}"
    # Where neither the lines nor the rows add up to it, it may be the total of another table.
    added = abs(sum(lines, Decimal(0)))
    status = "PASS" if tie.tied else "FAIL" if not of_rows and (within(added, expected, CENT) or broken) else "WARN"
    if not tie.tied and not of_rows:
        message += f"; its lines add up to {added}"
    rows = () if tie.tied else reading.terms
    return compared("R02", status, message, tie, expected, actual, title=title, rows=rows)


def _table_totals(comparison: Comparison) -> Iterator[CheckResult]:
    """The total of a charge summary against its lines, where it has one total."""
    for heading in dict.fromkeys(total.heading for total in comparison.printed.charge_totals):
        totals = [total.amount for total in comparison.printed.charge_totals if total.heading == heading]
        amounts = [line.amount for line in comparison.printed.charges if line.heading == heading]
        if len(totals) == 1 and len(amounts) > 1:
            yield added_up("R02", f"{heading}: {len(amounts)} lines", amounts, totals[0], title=f"total, {heading}")


def _codes_of(comparison: Comparison, line: StatedCharge, codes: set[str]) -> set[str]:
    """Codes of the rows that a summary line means: the same, or clipped ones by unique prefix; else the code that
    stands before its words, if it does so in no other line."""
    wanted, short = normal(line.code), normal(line.short)
    others = [normal(line.code) for line in comparison.printed.charges]

    def is_clipped(code: str) -> bool:
        begins = len(code) >= SHORTEST and wanted.startswith(code) and code not in others
        return begins and sum(other.startswith(code) for other in set(others)) == 1

    found = {code for code in codes if normal(code) == wanted or (code and is_clipped(normal(code)))}
    if not found and short and sum(normal(other.short) == short for other in comparison.printed.charges) == 1:
        found = {code for code in codes if normal(code) == short}
    return found
