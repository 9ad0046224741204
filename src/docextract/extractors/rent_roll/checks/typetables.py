"""Checks R13 and R14: tables that the document prints by unit type and by lease type."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal

from ....models.findings import CheckResult
from ....models.rent_roll import OCCUPIED, RentRollRow
from ....proofs.percentages import rounds_to
from ....proofs.tolerance import CENT, to_cents
from ....values.text import normal
from ..anatomy.fieldkinds import ATTRIBUTES
from ..anatomy.results import begins_before, result
from ..arithmetic.amounts import is_unit
from ..arithmetic.comparison import Comparison
from ..totals.groups import Rows, group_readings
from ..totals.printed import StatedType

SHORTEST = 3
"""Letters that a clipped type must have left."""
Name = Callable[[RentRollRow], str | None]
TABLES: dict[str, tuple[str, Sequence[Name]]] = {
    "R13": ("floorPlans", (lambda r: r.unit_type, lambda r: r.floor_plan)),
    "R14": ("leaseTypes", (lambda r: r.lease_type,)),
}
"""The kind of table of a check, and by what its lines call the rows."""


def type_tables(comparison: Comparison, check_id: str) -> Iterator[CheckResult]:
    """R13: units, areas and rents by unit type; R14: leases and their area by lease type."""
    kind, names = TABLES[check_id]
    rows = comparison.all if check_id == "R14" else comparison.all.only(is_unit)
    lines = [line for line in comparison.printed.types if line.kind == kind]
    yield from _totals(check_id, [line for line in lines if not line.of_all])
    stated = [line for line in lines if not line.is_total and not line.of_all]
    some = (_by_name(rows, name) for name in names if stated)
    named = next((by for by in some if any(_completed(line, by)[0] for line in stated)), None)
    asked = [(line, rows, False) for line in lines if line.of_all]
    typed = [] if named is None else [(line, *_completed(line, named)) for line in stated]
    covered = [*asked, *((line, comparison.table.of(positions), clipped) for line, positions, clipped in typed)]
    covered = [(line, _of_group(line, mine), clipped or not mine) for line, mine, clipped in covered]
    in_force = check_id == "R14" and _counts_leases_in_force(covered[len(asked) :])
    for line, mine, clipped in covered:
        found = _line(check_id, line, mine, clipped, in_force=in_force)
        if comparison.first_page > 1 and found.status != "PASS":
            # Such a table is of the whole property.
            found = begins_before(check_id, comparison.first_page, line.units, title=line.label)
        yield found
    if not typed and (stated or not asked):
        why = "the rows print no such types" if stated else "no such table is printed"
        yield result(check_id, "SKIPPED", why)


def _of_group(line: StatedType, rows: Rows) -> Rows:
    """The rows that a line counts of its type: as the contract means occupied, or as its count does, unless more of its
    other figures speak against that."""
    usual, *others = (some for _, some in group_readings(rows, line.group))
    counted = [some for some in others if len(some) == line.units]
    return min((usual, *counted), key=lambda some: len(_of_units(line, some))) if counted else usual


def _totals(check_id: str, lines: Sequence[StatedType]) -> Iterator[CheckResult]:
    """The total of a table against its own lines: units, and those that are occupied. A count that misses is one only
    if the other one, or the amounts, are sums of the lines."""
    above: list[StatedType] = []
    for line in lines:
        if not line.is_total:
            above.append(line)
            continue
        counts = _sums([(line.units, [t.units for t in above]), (line.let, [t.let for t in above])])
        totals = [(field, total) for field, (total, average) in line.values.items() if total and not average]
        amounts = _sums([(total, [t.values.get(field, (None,))[0] for t in above]) for field, total in totals])
        above = []
        summed = any(stated == actual for stated, actual in amounts)
        if counts and (summed or (len(counts) > 1 and any(stated == actual for stated, actual in counts))):
            wrong = [f"lines add up to {actual}, printed {stated}" for stated, actual in counts if stated != actual]
            message = f"{line.label} {'; '.join(wrong) or 'the lines add up'}"
            yield _agreeing(check_id, message, len(counts), len(wrong), "FAIL", title=line.label)


def _sums(
    printed: Sequence[tuple[Decimal | int | None, Sequence[Decimal | int | None]]],
) -> list[tuple[Decimal | int, Decimal | int]]:
    """Figures of a total that all of several lines print too, with what these add up to."""
    return [
        (stated, sum(part for part in parts if part is not None))
        for stated, parts in printed if stated is not None and len(parts) > 1 and None not in parts
    ]  # fmt: skip


def _agreeing(
    check_id: str, message: str, printed: int, wrong: int, missed: str, *, title: str, **more: object
) -> CheckResult:  # fmt: skip
    """The result for several figures of one line."""
    return result(
        check_id, missed if wrong else "PASS", message, title=title, expected=Decimal(printed),
        actual=Decimal(printed - wrong), tolerance=Decimal(0), **more,
    )  # fmt: skip


def _by_name(rows: Rows, name: Name) -> Mapping[str, list[int]]:
    """The positions of the rows of each type, by its name in plain letters."""
    found: dict[str, list[int]] = defaultdict(list)
    plain: dict[str, str] = {}
    for position in rows.positions:
        called = name(rows.table.rows[position]) or ""
        found[plain.setdefault(called, normal(called))].append(position)
    return found


def _completed(line: StatedType, named: Mapping[str, list[int]]) -> tuple[list[int], bool]:
    """Where the rows of a type stand, and whether its name had to be completed."""
    wanted = normal(line.label)
    if wanted in named:
        return named[wanted], False
    begins = [t for t in named if t and (t.startswith(wanted) or wanted.startswith(t))]
    if len(begins) == 1 and min(len(wanted), len(begins[0])) >= SHORTEST:
        return named[begins[0]], True
    return [], True


def _counts_leases_in_force(lines: Sequence[tuple[StatedType, Rows, bool]]) -> bool:
    """Whether more lines of a table of leases agree with the rows in force than with all."""
    alike = [[not _of_leases(line, some) for some in (rows, _in_force(rows))] for line, rows, _ in lines]
    return sum(of_let for _, of_let in alike) > sum(of_all for of_all, _ in alike)


def _in_force(rows: Rows) -> Rows:
    return rows.only(lambda row: row.occupancy_status in OCCUPIED)


def _of_units(line: StatedType, rows: Rows) -> list[str]:
    return _wrong(line, (rows, _in_force(rows)), {len(rows)})


def _of_leases(line: StatedType, rows: Rows) -> list[str]:
    """A lease of several suites is one, or several."""
    leases = {(row.resident_id or row.tenant_name, row.lease_start_date) for row in rows}
    return _wrong(line, (rows,), {len(rows), len(leases)})


def _line(check_id: str, line: StatedType, rows: Rows, clipped: bool, *, in_force: bool) -> CheckResult:
    # Leases and their areas are of the same rows: of all, or of those in force, as in the rest of the table.
    groups = (rows,) if check_id == "R13" else (_in_force(rows), rows) if in_force else (rows, _in_force(rows))
    judge = _of_units if check_id == "R13" else _of_leases
    wrong, rows = min(((judge(line, some), some) for some in groups), key=lambda one: len(one[0]))
    printed = len(line.values) + sum(figure is not None for figure in (line.units, line.let, line.share))
    title = f"{line.label}, {line.group}" if line.group and not line.of_all else line.label
    return _agreeing(
        check_id, f"{title}: {'; '.join(wrong) or f'all {printed} figures agree with {len(rows)} rows'}", printed,
        len(wrong), "WARN" if clipped else "FAIL", title=title, basis="current", basis_is_default=True,
        readings_tried=1, rows=[row.row_index for row in rows] if wrong else [],
    )  # fmt: skip


def _let(rows: Rows) -> set[int]:
    """How many rows may be meant by occupied: with notice or without, with those let ahead."""
    here = [row.occupancy_status for row in rows if row.occupancy_status in OCCUPIED]
    ahead = sum(row.occupancy_status == "VACANT_LEASED" for row in rows)
    notice = sum(status.startswith("NOTICE") for status in here)
    return {len(here), len(here) - notice, len(here) + ahead}


def _is_share(percent: Decimal, parts: Sequence[int | None], wholes: Sequence[int | None]) -> bool:
    """Whether a percentage is that of some part of some whole, as rows make them or as the line prints them."""
    some = [(part, whole) for part in parts for whole in wholes if part is not None and whole]
    return not some or any(rounds_to(Decimal(100 * part) / whole, percent) for part, whole in some)


def _wrong(line: StatedType, groups: Sequence[Rows], counts: set[int]) -> list[str]:
    """What a line prints that no group of rows makes; the first group is that of its counts."""
    rows, wrong, let = groups[0], [], _let(groups[0])
    if line.units is not None and line.units not in counts:
        wrong.append(f"{len(rows) or 'no'} rows, printed {line.units}")
    if line.let is not None and line.let not in let:
        wrong.append(f"{max(let)} occupied rows, printed {line.let}")
    if line.share is not None and not _is_share(line.share, (line.let, *let), (line.units, *counts)):
        wrong.append(f"{max(let)} of {len(rows)} rows are occupied, printed {line.share} %")
    for field, (stated, average) in line.values.items():
        actual = list(_figures(groups, field, stated, average))
        if actual and not any(abs(to_cents(a) - stated) <= room for a, room in actual):
            wrong.append(f"{field} {to_cents(actual[0][0])}, printed {stated}")
    return wrong


def _figures(groups: Sequence[Rows], field: str, stated: Decimal, average: bool) -> Iterator[tuple[Decimal, Decimal]]:
    """What a figure may be, and how far off: sums and means over groups of rows."""
    for some in groups:
        values = [value for row in some if (value := getattr(row, ATTRIBUTES[field])) is not None]
        total = sum(values, Decimal(0))
        if values and not average:
            yield total, CENT
        for count in (len(values), len(some)) if values else ():
            yield total / count, mean_tolerance(stated)


def mean_tolerance(stated: Decimal) -> Decimal:
    """How far an average may be off: half of its last printed place, and a cent at least."""
    exponent = stated.as_tuple().exponent
    return max(CENT, Decimal("0.5").scaleb(exponent if isinstance(exponent, int) else 0))
