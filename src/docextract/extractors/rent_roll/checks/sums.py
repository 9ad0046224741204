"""Checks R04 to R08: the printed totals of rents, deposits, balances and areas, and lines of their averages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from functools import partial
from math import isqrt

from ....models.findings import CheckCell, CheckResult
from ....models.rent_roll import RentRollRow
from ....proofs.chance import UNLIKELY
from ....proofs.readings import choose
from ....proofs.tolerance import CENT, to_cents
from ....values.text import is_too_wide
from ..anatomy.fieldkinds import attribute
from ..anatomy.results import added_up, begins_before, compared, off_by, result, ties_on
from ..arithmetic.amounts import is_current
from ..arithmetic.columntotals import FIELD_CHECKS, ColumnTotal, check_of, column_totals, units_of
from ..arithmetic.comparison import Comparison
from ..totals.groups import COMING
from ..totals.printed import Stated
from .equations import of_columns
from .leftover import explain, named
from .printedparts import Parts, equation_of, figure, made_of, stands_beside
from .typetables import mean_tolerance

PROVES: dict[str, tuple[str, ...]] = {
    "contractRent+subsidy": ("contractRent", "subsidyRent"),
    "tenantRent": ("tenantRent",), "annualised": ("contractRent",),
    "baseCharges": ("charges",), "allCharges": ("charges",), "allCharges-concessions": ("charges",),
    "allCharges-contractRent": ("charges",), "totalCharges": ("totalCharges",),
    "contractRent+proForma": ("contractRent",), "deposit+otherDeposit": ("deposit", "otherDeposit"),
    "charges-credits": (), "credits": (),
}  # fmt: skip
"""What a sum proves by what was added up, where that is not the field that the total stands under."""
FIRST_OF: dict[str, tuple[str, ...]] = {
    "billed": ("totalCharges", "contractRent"), "annualRent+annualised": ("annualRent", "contractRent"),
}  # fmt: skip
"""Fields of which the first that a row has is added up, and so proved: the rent beside a total was not in the sum."""


def column_sums(comparison: Comparison) -> list[CheckResult]:
    """Results of R04 to R08, one for each printed number."""
    columns = column_totals(comparison)
    parts = {} if comparison.first_page > 1 else made_of(comparison.totals, columns)
    comparison.equations.append(partial(of_columns, comparison, [c for c in columns if id(c) not in parts]))
    read = {(id(column.total), column.name) for column in columns}
    found: list[CheckResult] = []
    for total in comparison.totals:
        for name, stated in total.values.items() if total.kind != "average" else ():
            if (check_id := check_of(name)) is not None and (id(total), name) not in read:
                message = f"printed {stated}, but the rows that it is about print no {name}"
                status = "WARN" if stated and _is_unread(comparison, total, name) else "SKIPPED"
                message += ": their column may not have been read" if status == "WARN" else ""
                title = f"{name}, {comparison.name(total)}"
                found.append(result(check_id, status, message, title=title, expected=stated))
    others = _others(columns)
    for column in columns:
        if id(column) in parts:
            found.append(_made(comparison, column, parts[id(column)]))
        else:
            found.append(_judged(comparison, column, others(column), columns))
    missing = sorted({*FIELD_CHECKS.values()}.difference(outcome.check_id for outcome in found))
    found += [result(check_id, "SKIPPED", "no such total is printed") for check_id in missing]
    return sorted(found, key=lambda outcome: outcome.check_id)


def _is_unread(comparison: Comparison, total: Stated, name: str) -> bool:
    """Whether a line of the roll sums what none of its rows has, though it is of no group that may have no rows."""
    of_all = total.kind != "table" and total.group in (None, "total") and bool(comparison.rows)
    return of_all and not any(comparison.all.added(column).terms for _, column in comparison.amounts(name))


def _others(columns: Sequence[ColumnTotal]) -> Callable[[ColumnTotal], set[str]]:
    """For a column, the other fields among the totals that are off by what rounding makes. One printed number may be
    read as the total of two fields, and a cent that was lost in one column says nothing of whole units in another."""
    alike: dict[object, set[str]] = defaultdict(set)
    for c in columns:
        if c.miss and c.tie.reading.added.terms > 1 and (c.tie.loose or (c.tie.tied and abs(c.miss) <= CENT)):
            for key in ("cents", "units" if abs(c.miss) >= 1 else "", (id(c.total), c.figure.stated, c.miss)):
                alike[key].add(c.name)

    def others(column: ColumnTotal) -> set[str]:
        some = alike.get("units" if abs(column.miss) >= 1 else "cents", set())
        return some - alike.get((id(column.total), column.figure.stated, column.miss), set()) - {column.name}

    return others


def _made(comparison: Comparison, column: ColumnTotal, parts: Parts) -> CheckResult:
    title = f"{column.name}, {comparison.name(column.total)}"
    comparison.equations.append(lambda: [equation_of(column, parts, title)])
    comparison.prover.stated(column.total, column.name, tied=True)
    words = " and ".join(repr(total.label) for total, _ in parts)
    return added_up(
        check_of(column.name) or "", words, map(figure, parts), column.figure.stated, title=title, basis="printed lines"
    )


def _judged(
    comparison: Comparison, column: ColumnTotal, rounds: set[str], columns: Sequence[ColumnTotal]
) -> CheckResult:
    total, name, stated, tie = column.total, column.name, column.figure.stated, column.tie
    reading, check_id = tie.reading, check_of(name) or ""
    title = f"{name}, {comparison.name(total)}"
    if tie.loose and tie.tolerance < reading.added.terms and reading.unit(column.figure.unit) == CENT and not rounds:
        # Cents are rounded sums only where other columns are off by cents too.
        tie.tied = tie.loose = False
        tie.tolerance = CENT
    if not tie.tied and comparison.begins_before(total):
        return begins_before(check_id, comparison.first_page, stated, title=title)
    coming = total.group == "future" or all(row.occupancy_status in COMING for row in reading.rows)
    if not (stated or tie.tied) and coming:
        message = f"printed 0 for leases to come: {name} is not added up of these"
        return result(check_id, "SKIPPED", message, title=title, expected=stated)
    hidden = [] if tie.tied else [r for r in reading.rows if r.unread and is_too_wide(r.unread.get(name, ""))]
    if hidden:
        message = f"printed {stated}, but the column hides the amounts of {len(hidden)} rows: {named(hidden)}"
        return result(check_id, "SKIPPED", message, title=title, expected=stated)
    _prove(comparison, column)
    status, remark, suspects = _status(comparison, column, rounds, beside=stands_beside(column, columns))
    about = reading.rows if not tie.tied or tie.loose or column.alone else []
    if status == "FAIL" and (parts := _missed_as_much(column, columns)):
        remark += f"; as much is missed by {' and '.join(repr(part.total.label) for part in parts)}"
        about = [row for part in parts for row in part.tie.reading.rows]
        suspects = [row for part in parts for row in part.tie.reading.terms]
    odd = [] if status == "PASS" else suspects or reading.terms
    if status == "FAIL" and not suspects and (confirmed := _confirmed_within(column, columns)):
        about, odd = ([row for row in rows if row.row_index not in confirmed] for rows in (about, odd))
    text = f"{reading.added.terms} rows add up to {to_cents(reading.actual)}, printed {stated}"
    if not stated and not reading.added.filled:
        text = "all amounts and the printed total are 0"
    return compared(
        check_id, status, text + remark, tie, stated, to_cents(reading.actual), title=title,
        rows=about,
        cells=[CheckCell(row_index=r.row_index, field=name.partition(":")[0]) for r in odd],
    )  # fmt: skip


def _confirmed_within(column: ColumnTotal, columns: Sequence[ColumnTotal]) -> set[int]:
    """The rows of a total that totals of parts of them confirm: what it misses is not theirs."""
    rows = {row.row_index for row in column.tie.reading.rows}
    tied = (one for one in columns if one.name == column.name and one.tie.tied and not one.tie.loose)
    parts = ({row.row_index for row in one.tie.reading.rows} for one in tied)
    return set().union(*(part for part in parts if part < rows))


def _missed_as_much(column: ColumnTotal, columns: Sequence[ColumnTotal]) -> list[ColumnTotal]:
    """The totals of parts that are missed, and together by as much as that of the whole: what is wrong is theirs."""
    rows = {row.row_index for row in column.tie.reading.rows}
    parts: list[ColumnTotal] = []
    for one in columns:
        mine = {row.row_index for row in one.tie.reading.rows}
        if one.name == column.name and not one.tie.tied and mine < rows:
            parts.append(one)
            rows -= mine
    return parts if sum(part.miss for part in parts) == column.miss else []


def _prove(comparison: Comparison, column: ColumnTotal) -> None:
    """What a total that ties proves: the numbers that were added up, which need not be those of its own field."""
    total, name, tie, rows = column.total, column.name, column.tie, column.tie.reading.rows
    prover, of_all = comparison.prover, total.group in (None, "total") and units_of(rows) == units_of(comparison.all)
    if tie.loose or (tie.tied and total.by_sums):
        return
    prover.stated(total, name, tied=tie.tied)
    if not tie.tied:
        if column.miss < 0 and of_all:
            prover.money_short.add(name)
        return
    if tie.reading.first or tie.chance < UNLIKELY:
        comparison.tied[id(total)].append((tie.reading.key[2], rows))
    if tie.reading.added.filled < 2 or column.alone or column.may_be_chance:
        return  # a sum of one line, or of zeros, is a repetition
    firsts = FIRST_OF.get(tie.reading.amount, ())
    for row in rows if firsts else ():
        prover.confirm([row], next((f for f in firsts if getattr(row, attribute(f)) is not None), firsts[0]))
    for proved in PROVES.get(tie.reading.amount, (name,)) if not firsts else ():
        if proved.startswith("charges"):
            for row in rows:
                prover.confirm_charges(row, proved.partition(":")[2] or None)
        prover.confirm(rows, proved)
    if of_all and name != "area" and column.figure.stated:
        prover.money_ties.add(name)


def _status(
    comparison: Comparison, column: ColumnTotal, rounds: set[str], *, beside: bool
) -> tuple[str, str, list[RentRollRow]]:
    """Status, what the message adds to the sum, and the rows that may be to blame."""
    tie, reading = column.tie, column.tie.reading
    if not tie.tied:
        words, suspects = explain(column.miss, reading.rows, reading.column)
        if len(suspects) == 1 and to_cents(reading.column(suspects[0]) or Decimal(0)) == column.miss:
            why = f"without it the rows add up to the printed total of {column.name}: it may be no unit of them"
            comparison.prover.uncertain[suspects[0].row_index] = why
        remark = off_by(column.miss) + (f", {words}" if words else "")
        if (nearest := tie.nearest) is not None:
            miss = to_cents(nearest.actual - column.figure.stated)
            remark += f"; the nearest other reading, {nearest.basis}, differs by {miss}"
        if column.strange:
            return "WARN", f"{remark}; nothing of its line ties: it may belong to another table", []
        if beside:
            return "WARN", f"{remark}; no word calls it a total, and the one above it ties: it may be no sum", []
        return "FAIL", remark, suspects
    if tie.loose and column.miss:
        if rounds and reading.first and abs(column.miss) <= _usual_rounding(column):
            return "PASS", f"; {column.miss} by rounding, as in {', '.join(sorted(rounds))}", []
        return "WARN", f"; {column.miss} is within rounding: unexplainedInTolerance", []
    if column.alone or column.may_be_chance:
        doubt = f", which takes in {column.alone}" if column.alone else ", which could be chance"
        return "WARN", ties_on(reading, doubt), []
    return "PASS", "" if reading.first else ties_on(reading), []


def _usual_rounding(column: ColumnTotal) -> Decimal:
    """How far rounding usually moves a sum: three standard deviations. 0 for cents, which seldom are rounded."""
    unit = column.tie.reading.unit(column.figure.unit)
    numbers = column.tie.reading.added.terms + 1
    return unit * (isqrt(numbers * 3) + 1) / 2 if unit > CENT else Decimal(0)


def averages(comparison: Comparison) -> Iterator[CheckResult]:
    """R04 to R08 for each number of a line of averages: PASS, or WARN for those that are none of the rows'."""
    lines = [line for line in comparison.totals if line.kind == "average" and not comparison.begins_before(line)]
    for total, (name, stated) in ((line, value) for line in lines for value in line.values.items()):
        means = list(_means(comparison, total, name)) if stated and check_of(name) else []
        if not means:
            continue
        mean, holds, _ = choose(means, partial(_prints, stated))
        if holds:
            comparison.prover.stated(total, name, tied=True)
        yield result(
            check_of(name) or "", "PASS" if holds else "WARN",
            f"the average of the rows is {to_cents(mean)}, printed {stated}", title=f"{name}, {comparison.name(total)}",
            expected=stated, actual=to_cents(mean), tolerance=mean_tolerance(stated),
        )  # fmt: skip


def _prints(stated: Decimal, mean: Decimal) -> bool:
    return abs(to_cents(mean) - stated) <= mean_tolerance(stated)


def _means(comparison: Comparison, total: Stated, name: str) -> Iterator[Decimal]:
    """What an average may be of: the rows of each scope, all of them or those that are let, with those that print no
    amount, without them, or without zeros too; or of their areas ("$/SF")."""
    ((_, areas),) = comparison.amounts("area")
    for _, scoped in comparison.scopes(total):
        current = scoped.only(is_current)
        for rows in (current, current.only(lambda row: row.is_occupied), scoped):
            for called, column in comparison.amounts(name):
                printed = rows.added(column)
                of_paying = comparison.column(f"area of {called}", lambda row, of=column: row.area if of(row) else None)  # type: ignore[misc]
                floors = () if name == "area" else (rows.added(areas).total, rows.added(of_paying).total)
                for count in (printed.terms, printed.filled, len(rows), *floors):
                    if count and printed.terms:
                        yield printed.total / count


__all__ = ["averages", "check_of", "column_sums"]
