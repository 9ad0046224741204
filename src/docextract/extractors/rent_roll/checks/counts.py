"""Checks R03 and R12: the printed counts of units, of all and by occupancy."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from ....models.findings import CheckResult, Note
from ....models.rent_roll import RentRollRow
from ....proofs.chance import UNLIKELY, Hit
from ....proofs.readings import Covered, Remembered, Spoken, Tie, choose, plausible, weigh
from ..anatomy.results import begins_before, compared, result, ties_on
from ..arithmetic.amounts import is_current, is_unit
from ..arithmetic.comparison import Comparison, block_of
from ..arithmetic.counting import is_zero_area
from ..totals.groups import LET_AHEAD, Rows
from ..totals.printed import Stated

FAR = 2
"""A number of more than so many times the rows may be one of something else: of square feet, of another property."""
MISSING = {"R03": "count of all units", "R12": "counts of units by occupancy"}


def settle_spaces(comparison: Comparison) -> None:
    """A total that counts units and the spaces in them is about whichever the rows are: ``16 units / 52 spaces`` below
    52 beds."""
    for total in comparison.totals:
        if total.units and total.spaces:
            counted = [len(_counted(comparison, rows, total)) for _, rows in comparison.scopes(total)]
            if total.units not in counted and total.spaces in counted:
                total.units = total.spaces


def settle_zero_areas(comparison: Comparison) -> None:
    """Suites of no area stop counting where the stated unit count ties only without them."""
    if not comparison.all.any(_is_dropped):
        return
    counts = [(total.units, total) for total in comparison.totals if total.units]
    for stated, total in sorted(counts, key=lambda one: -one[0]):
        counted = Remembered((rows, _counted(comparison, rows, total)) for _, rows in comparison.scopes(total))
        if any(len(units) == stated for _, units in counted):
            continue
        for rows, units in counted:
            if len(units.only(_has_area)) == stated and _ties_without(comparison, rows, total):
                dropped = rows.only(_is_dropped)
                for row in dropped:
                    row.counts_as_unit = False
                comparison.zero_areas.update(row.row_index for row in dropped)
                message = f"{len(dropped)} rows of no area do not count as units: the printed count of {stated} "
                message += f"({total.label or 'total'}) ties only without them"
                comparison.notes.append(Note(type="zeroAreaNotCounted", message=message))
                comparison.recount()
                return


def _is_dropped(row: RentRollRow) -> bool:
    return row.counts_as_unit and is_zero_area(row)


def _has_area(row: RentRollRow) -> bool:
    return not is_zero_area(row)


def _counted(comparison: Comparison, rows: Rows, total: Stated) -> Rows:
    """The units that a printed count is about, on its usual reading."""
    return comparison.meanings(total, rows)[0][1].only(is_unit)


def _ties_without(comparison: Comparison, rows: Rows, total: Stated) -> bool:
    """Whether the other counts of the same block agree with leaving out rows of no area."""
    others = comparison.beside(total) if total.kind != "table" else ()
    return all(
        any(len(some.only(_has_area).only(is_unit)) == other.units for _, some in comparison.meanings(other, rows))
        for other in others if other.units is not None and other.group in ("occupied", "vacant", "total", None)
    )  # fmt: skip


def unit_counts(comparison: Comparison, check_id: str) -> Iterator[CheckResult]:
    """R03: the counts of all units; R12: those of occupied, vacant, non-revenue, notice, vacant-leased and future
    ones. Counts of one block that tie on one meaning of their groups speak for each other."""
    of_all, missing = check_id == "R03", MISSING[check_id]
    counts = (total for total in comparison.totals if total.units is not None)
    counts = (total for total in counts if total.group in (None, "total") or not _lists_counts(total.label))
    totals = [total for total in counts if (total.group in (None, "total")) == of_all]
    if not totals:
        yield result(check_id, "SKIPPED", f"the document prints no {missing}")
    found = [(total, _tie(comparison, total)) for total in totals]
    blocks: dict[object, list[Spoken[RentRollRow]]] = defaultdict(list)
    for total, spoken in found:
        if spoken.tie.tied:
            blocks[block_of(total), spoken.tie.reading.key[1]].append(spoken)
    weigh(blocks.values())
    for total, (tie, *_) in found:
        if not tie.tied and not total.units and total.group == "future":
            yield result(check_id, "PASS", f"{comparison.name(total)}: leases to come are none of the units")
        elif not tie.tied and comparison.begins_before(total):
            yield begins_before(check_id, comparison.first_page, total.units, title=comparison.name(total))
        else:
            yield _judged(comparison, check_id, total, tie)


def _lists_counts(label: str | None) -> bool:
    """Whether words hold several counts, of which none is that of what the last of them names: ``Total spaces 44 Vacant
    5 Future residents 2``."""
    return sum(word.isdigit() for word in (label or "").split()) > 1


def _tie(comparison: Comparison, total: Stated) -> Spoken[RentRollRow]:
    figure = comparison.count(total)
    stated, readings, _ = figure
    if (total.group or "total") in comparison.basis.counts:
        usual = comparison.basis.counts_first(total.group, [(r.basis, r.actual, r) for r in readings])
        readings = [replace(reading, order=n) for n, (_, _, reading) in enumerate(usual)]
    reading, tied, tried = choose(readings, lambda reading: reading.actual == stated)
    tie = Tie(reading if tied else plausible(figure, readings), tied, tried, Decimal(0))
    _, meaning, scope = tie.reading.key
    chosen = not tie.reading.first and any(r.key[2] == scope and r.key[1] != meaning for r in readings)
    return Spoken(tie, Hit(0, 1, len(comparison.rows) + 1), chosen, meaning != readings[0].key[1])


def _judged(comparison: Comparison, check_id: str, total: Stated, tie: Tie[RentRollRow]) -> CheckResult:
    reading, stated = tie.reading, total.figure("units") or Decimal(0)
    comparison.prover.stated(total, "units", tied=tie.tied)
    every = (len(comparison.all.only(is_unit)), len(comparison.rows))
    if tie.tied and total.group in (None, "total") and stated in every and not comparison.recounted:
        comparison.prover.complete_by.append("unitCount")
    meaning = reading.key[1]
    ahead = meaning == LET_AHEAD and "vacantLeased" in (total.group, comparison.apart(total))
    usual = reading.first or ahead or meaning.startswith("only ") or _is_told(comparison, total, reading.covered)
    other = stated > FAR * len(comparison.rows)
    else_counted = "" if tie.tied or other else _counted_else(comparison, total, stated)
    if tie.tied:
        status = "PASS" if usual or tie.chance < UNLIKELY else "WARN"
    else:
        status = "WARN" if other or else_counted else "FAIL"
    label = (total.label or total.group or "unlabelled total").rstrip(":")
    message = f"{label}: {reading.actual} rows count, {stated} printed"
    if not tie.tied:
        message += _explain(int(reading.actual - stated), reading.rows)
        message += "; it may count something else" if other else else_counted
    elif not reading.first:
        message += ties_on(reading, ", which could be chance" if status == "WARN" else "")
    rows = () if status == "PASS" else reading.rows
    return compared(check_id, status, message, tie, stated, reading.actual, title=comparison.name(total), rows=rows)


def _counted_else(comparison: Comparison, total: Stated, stated: Decimal) -> str:
    """What else a count of all units may be the number of: those that are let, or properties, sections, buildings."""
    for _, rows in comparison.scopes(total) if total.group in (None, "total") else ():
        if len(rows.only(is_unit).only(lambda row: row.is_occupied)) == stated:
            return "; as many of them are let"
        if len(rows.only(lambda row: row.is_occupied)) == stated:
            return "; as many are let with what is no unit"
        for field in ("property_name", "section", "building"):
            if len({getattr(row, field) for row in rows} - {None}) == stated > 1:
                return f"; it may count each {field.partition('_')[0]}"
    return ""


def _is_told(comparison: Comparison, total: Stated, covered: Covered[RentRollRow]) -> bool:
    """Whether sums of the same line tie on the very rows that were counted, or on the same part of the roll."""
    ties = comparison.tied.get(id(total), ())
    return any((covered.plain and covered.key[2] == scope) or rows.same_as(covered.rows) for scope, rows in ties)


def _explain(difference: int, counted: Rows) -> str:
    """What may have made a count differ: rows that stand aside where some are missing, kinds of rows where some are
    too many."""
    odd = Counter[str]()
    if difference > 0:
        for row in counted:
            odd.update([row.occupancy_status, *(["of no area"] if is_zero_area(row) else [])])
        words = f"; {difference} too many"
    else:
        every = counted.table.rows
        odd.update(_why_not(row) for at, row in enumerate(every) if not counted.holds(at))
        words = f"; {-difference} too few"
    fitting = [kind for kind, times in odd.items() if times == abs(difference)]
    return words + (f", and exactly as many rows are {' or '.join(fitting)}" if fitting else "")


def _why_not(row: RentRollRow) -> str:
    if not is_current(row):
        return "NON_UNIT" if row.space_use == "NON_UNIT" else row.occupancy_status
    return "of units that are printed twice" if row.relates_to is not None else row.occupancy_status
