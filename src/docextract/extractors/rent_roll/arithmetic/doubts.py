"""Numbers that another reading would give another value, and rows that may be no units: what is in doubt is not proved.

A sum of a column shows that its numbers are complete, not what the column is, nor whose its numbers are. What something
else of the row itself confirms (rate and area, twelve months, charges and their total) is in no doubt of its column.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise

from ....models.findings import CheckResult
from ....models.rent_roll import RentRollRow
from ....proofs.relations import nearly_all
from ..anatomy.mapping import Mapping
from .comparison import Comparison
from .proving import NUMBER_FIELDS
from .relations import Group, Groups

MEASURED = frozenset({"area", "marketRent", "contractRent", "annualRent"})
"""Fields of which a roll may print several kinds: areas let and built, rents asked, agreed and paid."""
NEAR = Decimal("0.67")
"""So much of the larger is the smaller of two numbers that go along."""
FEW = 10
"""One in so many rows is an exception."""
PER_AREA = Decimal("0.1")
"""What is paid for a unit of area in a year, below which a rent may be a rate."""
FEWEST_SMALL = 3
OF_COLUMNS = frozenset({"R04", "R05", "R06", "R07", "R08"})
"""Checks that compare totals of columns."""
SUMMED = ("area", "marketRent", "contractRent", "annualRent", "totalCharges", "deposit", "balance")
BESIDE_RENT = frozenset({"deposit", "otherDeposit", "balance", "area"})
"""What a unit may print beside the rents of its lease, which stand below it."""
OF_SUMS = ("contractRent", "marketRent", "otherCharges", "concessions", "tenantRent", "subsidyRent", "utilityAllowance")
"""Amounts of a month, which a column of what stands in the sum of a row may be taken for."""


def find_doubts(comparison: Comparison, groups: Groups, checks: Sequence[CheckResult]) -> None:
    """Tell the prover of the roll what is in doubt."""
    for group in groups.values():
        _rival_columns(comparison, group)
        _paid_by_few(comparison, group)
        _beside_missed(comparison, group, checks)
    _no_units(comparison)
    _as_small_as_rates(comparison)
    _smaller_than_rates(comparison)
    for check in checks:
        if check.status == "FAIL" and check.check_id == "S03":
            why = "its unit is printed in several rows, of which some may be of another"
            comparison.prover.uncertain |= dict.fromkeys(check.rows, why)
        elif check.status == "FAIL" and check.check_id == "R01":
            _sums_of_rows(comparison, check)


def _beside_missed(comparison: Comparison, group: Group, checks: Sequence[CheckResult]) -> None:
    """Where two columns side by side miss their totals, cells may stand one column too far: those beside them may hold
    what is not theirs, whatever they come to."""
    missed: dict[str, set[int]] = {}
    for check in checks:
        if check.status == "FAIL" and check.check_id in OF_COLUMNS:
            for field in {cell.field for cell in check.cells if cell.field is not None}:
                missed.setdefault(field, set()).update(check.rows)
    uses = sorted((use.column, use.field) for use in group.mapping.uses if use.field in NUMBER_FIELDS)
    fields = [field or "" for _, field in uses]
    for n, (left, right) in enumerate(pairwise(fields)):
        rows = missed.get(left, set()) & missed.get(right, set())
        for field in (*fields[max(n - 1, 0) : n], *fields[n + 2 : n + 3]) if rows else ():
            why = f"the columns of {left} and {right} beside it miss their totals: cells may stand in others"
            comparison.prover.doubts[field] |= dict.fromkeys(rows, why)


def _no_units(comparison: Comparison) -> None:
    """Rows that may be no units: lines of the lease above, totals of the rows above.

    A unit that prints no rent, and below it rows that name no unit and do: they may all be of its lease. Whatever
    hangs together within such a row, rent and year or rate and area, does so for any of its charges as well.
    """
    rows, uncertain = comparison.rows, comparison.prover.uncertain
    nameless = [row for row in rows if row.unit is None and row.bed is None]
    if FEW * len(nameless) <= len(rows):
        why = "it names no unit, as nearly all other rows do: it may be none"
        uncertain |= {row.row_index: why for row in nameless}
    bare: RentRollRow | None = None
    above = 0
    sums = dict.fromkeys(SUMMED, Decimal(0))
    for row in rows:
        own = {field: getattr(row, NUMBER_FIELDS[field]) or Decimal(0) for field in SUMMED}
        same = [field for field in SUMMED if own[field] == sums[field] != 0] if above > 1 else []
        above += 1
        sums = {field: sums[field] + own[field] for field in SUMMED}
        if row.unit is not None:
            bare = None if any(_prints(row, field) for field in SUMMED if field not in BESIDE_RENT) else row
        elif bare is not None and row.bed is None:
            why = f"it names no unit, and unit {bare.unit} above prints no rent: it may be a line of its lease"
            uncertain[row.row_index] = why
            continue
        if row.relates_to is not None and not row.tenant_name and not row.resident_id:
            uncertain[row.row_index] = "it repeats a unit and names nobody: it may be a line of its lease"
        if row.unit is None and len(same) > 1:
            why = f"its {' and '.join(same)} are those of the rows above together: it may be their total"
            uncertain[row.row_index] = why
            above, sums = 0, dict.fromkeys(SUMMED, Decimal(0))


def _as_small_as_rates(comparison: Comparison) -> None:
    """Rents that are next to nothing for the areas they are paid for may be rates per area: a rate of the year is
    twelve of the month as well, so that this bears out neither."""
    prover = comparison.prover
    for field, times in (("contractRent", 12), ("annualRent", 1)):
        attr = NUMBER_FIELDS[field]
        both = [row for row in comparison.rows if getattr(row, attr) and row.area]
        small = [getattr(row, attr) * times < (row.area or 0) * PER_AREA for row in both]
        if sum(small) < FEWEST_SMALL or not nearly_all(small):
            continue
        why = f"nearly all rents are below {PER_AREA} a year for each unit of area: they may be rates per area"
        for row in both:
            prover.doubts[field][row.row_index] = why
            prover.within[field].discard(row.row_index)


def _smaller_than_rates(comparison: Comparison) -> None:
    """An area that is smaller than what is paid for a unit of it may be that rate, and the rate the area: their product
    is the same."""
    prover = comparison.prover
    for row in comparison.rows:
        if row.area and row.rent_per_area and 0 < row.area < row.rent_per_area:
            for field in ("area", "rentPerArea"):
                prover.doubts[field][row.row_index] = (
                    "area and rate may stand for each other: their product is the same"
                )
                prover.within[field].discard(row.row_index)


def _rival_columns(comparison: Comparison, group: Group) -> None:
    """Two columns may be called by the words of one field, or go along with each other and both be summed while one has
    no field: in a row where they print different numbers, it is open which of them is meant."""
    mapping, indexes, numbers = group.mapping, group.rows.indexes, group.rows.under
    free = [use.column for use in mapping.unmapped if use.header in comparison.kept_tied]
    for use in mapping.uses:
        field = use.field or ""
        if field not in NUMBER_FIELDS or not (use.rivals or free):
            continue
        mine = [getattr(comparison.rows[index], NUMBER_FIELDS[field]) for index in indexes]
        alike = [column for column in free if field in MEASURED and _go_along(mine, numbers(column))]
        for column in dict.fromkeys([*use.rivals, *alike]):
            header, others = _header(mapping, column), numbers(column)
            open_ = _mostly_differ(mine, others)
            for index, value, other in zip(indexes, mine, others, strict=True):
                if value is None or value == other or (other is None and not open_):
                    continue
                if field not in comparison.rows[index].derived:
                    prints = f"prints {other}" if other is not None else "prints nothing there"
                    comparison.prover.doubts[field][index] = f"{header} may be meant as well, and {prints}"


def _paid_by_few(comparison: Comparison, group: Group) -> None:
    """A rent that most who are there do not pay may be a charge of some, where another column without a field, which is
    added up as well, has a number for most: a fee beside the payments."""
    if "contractRent" not in group.mapping.by_field:
        return
    let = [(index, row) for index in group.rows.indexes if (row := comparison.rows[index]).is_occupied]
    paying = [index for index, row in let if row.contract_rent is not None and "contractRent" not in row.derived]
    if 2 * len(paying) >= len(let):
        return
    for use in (*group.mapping.unmapped, *group.mapping.kept):
        others = dict(zip(group.rows.indexes, group.rows.under(use.column), strict=True))
        if use.header in comparison.kept_tied and 2 * sum(others[index] is not None for index, _ in let) > len(let):
            why = f"most who are there pay none, and {_header(group.mapping, use.column)} has a number for most"
            comparison.prover.doubts["contractRent"] |= dict.fromkeys(paying, why)


def _mostly_differ(ones: Sequence[Decimal | None], others: Sequence[Decimal | None]) -> bool:
    """Whether most rows that print both numbers print different ones: then all of the column are open."""
    both = [a != b for a, b in zip(ones, others, strict=True) if a is not None and b is not None]
    return 2 * sum(both) > len(both)


def _go_along(ones: Sequence[Decimal | None], others: Sequence[Decimal | None]) -> bool:
    """Whether two columns may be of one kind: they are filled in the same rows and differ by less than half."""
    pairs = [(a, b) for a, b in zip(ones, others, strict=True) if a and b]
    filled = sum(bool(a) for a in ones)
    near = sum(NEAR < a / b < 1 / NEAR for a, b in pairs)
    return len(pairs) > 2 and 4 * len(pairs) >= 3 * filled and 5 * near >= 4 * len(pairs)


def _header(mapping: Mapping, column: int) -> str:
    label = mapping.block.labels.get(column)
    return repr(label.text) if label is not None else f"column {column + 1}"


def _sums_of_rows(comparison: Comparison, check: CheckResult) -> None:
    """Where most rows miss their own totals, some column is not what it was taken for."""
    tested = check.expected if isinstance(check.expected, Decimal) else Decimal(0)
    if 2 * len(check.rows) <= tested:
        return
    why = "what most rows print as their charges misses their totals: a column may be another"
    for row in comparison.rows:
        for field in OF_SUMS:
            if _prints(row, field):
                comparison.prover.doubts[field].setdefault(row.row_index, why)


def _prints(row: RentRollRow, field: str) -> bool:
    return getattr(row, NUMBER_FIELDS[field]) is not None
