"""A sheet that states figures of each property of a portfolio: it confirms the rolls and is never taken for units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from ....document import SheetGrid
from ....models.findings import CheckResult, Ledger
from ....models.rent_roll import RentRollRow
from ....records import record
from ....values.numbers import money
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line, read_lines
from ..anatomy.conventions import Conventions, conventions_of
from ..arithmetic.comparison import Comparison
from ..checks.counts import unit_counts
from ..checks.crossfooting import section_sums
from ..checks.sums import column_sums
from ..totals.printed import Stated
from ..totals.tableheads import named_sum

MOST_HEADER_LINES = 3
COUNTED = ("occupied", "vacant", "vacantLeased", "nonRevenue", "notice")
"""Groups whose units a column may count."""


@record
class PropertyList:
    """What the sheet states of the properties, as total lines, and the roles of its rows."""

    grid: SheetGrid
    totals: list[Stated]
    ledger: Ledger = field(default_factory=Ledger)


def read_property_list(grid: SheetGrid, rows: Sequence[RentRollRow], vocabulary: Vocabulary) -> PropertyList | None:
    """The figures of a sheet that names two or more of the properties, each on a line of its own; else None."""
    lines = read_lines([grid])
    names = {normal(name) for row in rows for name in (row.property_name, row.property_code) if name}
    listed = [line for line in lines if line.has_numbers() and normal(line.first_text()) in names]
    subjects = [normal(line.first_text()) for line in listed]
    if len(subjects) < 2 or len(set(subjects)) < len(subjects):
        return None
    begin, end = listed[0].index, listed[-1].index
    header = _header(lines, begin)
    conventions = conventions_of(lines)
    totals: list[Stated] = []
    used = {line.index for line in listed}
    for line in listed:
        text = line.first_text()
        totals += _stated(line, text, "total", text, header, vocabulary, conventions, len(totals))
    for line in lines[end + 1 :]:
        match = vocabulary.total(line.first_text()) if line.filled and line.has_numbers() else None
        if match is not None:
            totals += _stated(line, line.first_text(), "grand", None, header, vocabulary, conventions, len(totals))
            used.add(line.index)
            break
    if not totals:
        return None
    for total in totals:
        total.after = len(rows)
    return PropertyList(grid, totals, _ledger(lines, used, begin))


def list_checks(comparison: Comparison) -> list[CheckResult]:
    """The figures of the list against the rows of each property, and its sum against theirs."""
    found = [
        *unit_counts(comparison, "R03"),
        *column_sums(comparison),
        *unit_counts(comparison, "R12"),
        *section_sums(comparison),
    ]
    return [check for check in found if check.status != "SKIPPED" or check.expected is not None]


def _header(lines: Sequence[Line], begin: int) -> dict[int, str]:
    """The words above each column, of the lines of words right above the first property."""
    header: dict[int, str] = {}
    for line in reversed(lines[max(0, begin - MOST_HEADER_LINES) : begin]):
        if len(line.filled) < 2 or line.has_numbers():
            break
        for column in line.filled:
            header[column] = f"{line.text(column)} {header.get(column, '')}".strip()
    return header


def _stated(
    line: Line, label: str, kind: str, scope: str | None, header: dict[int, str], vocabulary: Vocabulary,
    conventions: Conventions, number: int,
) -> list[Stated]:  # fmt: skip
    """The figures of one line: sums and the count of all units as one total, counts of a group as others."""
    whole = Stated(label, kind, scope, block=number)
    made = [whole]
    for column in line.filled:
        words = header.get(column)
        amount = money(line.values[column], conventions.numbers) if words and line.is_number(column) else None
        if words is None or amount is None or vocabulary.is_average(words) or "%" in (line.text(column) or ""):
            continue
        name = named_sum(words, vocabulary)
        group = vocabulary.occupancy_group(words)
        counts = amount == amount.to_integral_value() and amount >= 0
        if name in (None, "units") and group in COUNTED and "%" not in words and counts:
            count = Stated(f"{label}, {words}", kind, scope, units=int(amount), block=number, group=group)
            count.places["units"] = line.place(column)
            made.append(count)
        elif name == "units" and group in (None, "total") and counts and whole.units is None:
            whole.units = int(amount)
            whole.places["units"] = line.place(column)
        elif name not in (None, "units", "leases") and group is None and name not in whole.values:
            whole.values[name] = amount
            whole.places[name] = line.place(column)
    return [total for total in made if total.values or total.units is not None]


def _ledger(lines: Sequence[Line], used: set[int], begin: int) -> Ledger:
    roles: dict[str, int] = {}
    for line in lines:
        role = "BLANK" if not line.filled else "SUMMARY" if line.index in used else "NOTE"
        if role == "NOTE" and line.index < begin:
            role = "TITLE"
        roles[role] = roles.get(role, 0) + 1
    return Ledger(read=len(lines), by_role=roles)
