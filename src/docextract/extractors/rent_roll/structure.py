"""Checks S: whether the document was read whole."""

from __future__ import annotations

import dataclasses
import re
from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal

from ...models.findings import CheckResult, Ledger, UnmappedColumn
from ...models.rent_roll import RentRollRow
from .counting import unit_key
from .entries import Walked
from .fieldkinds import ATTRIBUTES
from .lines import Line
from .results import MOST_NAMED, result

_PAGE = re.compile(r"\bpage\s*:?\s*(\d+)\s+of\s+(\d+)\b", re.I)
MOST_GAPS = 10


def structure_checks(
    rows: Sequence[RentRollRow],
    walked: Walked,
    lines: Sequence[Line],
    ledger: Ledger,
    unmapped: Sequence[UnmappedColumn],
    window: tuple[int, int] | None,
) -> list[CheckResult]:
    """S01 to S07. ``window`` are the pages asked for, None for a sheet."""
    return [
        result("S01", "SKIPPED", "read by the generic rules: no known layout was recognised"),
        _ledger(ledger, walked, lines),
        _twice(rows),
        _gaps(rows),
        _pages(lines, walked, window),
        _columns(unmapped),
        _fatigue(rows),
    ]


def _ledger(ledger: Ledger, walked: Walked, lines: Sequence[Line]) -> CheckResult:
    total = sum(ledger.by_role.values())
    if total != ledger.read:
        return result(
            "S02", "FAIL", f"{ledger.read} rows were read, {total} have a role",
            expected=Decimal(ledger.read), actual=Decimal(total), difference=Decimal(total - ledger.read),
        )  # fmt: skip
    if ledger.unexplained:
        texts = [line.joined()[:40] for line in lines if walked.roles.get(line.index) == "OTHER"][:MOST_NAMED]
        return result(
            "S02", "WARN", f"{len(ledger.unexplained)} rows are not understood: " + "; ".join(texts),
            expected=Decimal(0), actual=Decimal(len(ledger.unexplained)),
        )  # fmt: skip
    return result(
        "S02", "PASS", f"all {ledger.read} rows have a role", expected=Decimal(ledger.read), actual=Decimal(total)
    )


def _twice(rows: Sequence[RentRollRow]) -> CheckResult:
    counted = [r for r in rows if r.counts_as_unit]
    if not counted:
        return result("S03", "SKIPPED", "no row counts as a unit")
    groups: dict[object, list[RentRollRow]] = defaultdict(list)
    repeated: list[RentRollRow] = []
    for row in rows:
        key = unit_key(row)
        if (
            key is not None
            and row.space_use != "NON_UNIT"
            and row.occupancy_status not in ("FUTURE", "RENEWAL", "TRANSFER", "APPLICANT", "FORMER")
        ):
            groups[key].append(row)
    for group in groups.values():
        # A lease of several kinds of space has a row for each.
        kinds = {(r.unit_type, r.lease_type, r.tenant_name) for r in group}
        if len(group) > 1 and (len(kinds) < len(group) or len({r.tenant_name for r in group}) > 1):
            repeated.extend(group)
    if not groups:
        return result("S03", "SKIPPED", "the roll prints no unit ids")
    if not repeated:
        return result("S03", "PASS", f"{len(groups)} units, none twice", expected=Decimal(0), actual=Decimal(0))
    shared = all(r.tenant_name for r in repeated) and len({(r.unit, r.tenant_name) for r in repeated}) == len(repeated)
    status = "WARN" if shared else "FAIL"
    named = ", ".join(dict.fromkeys(str(r.unit) for r in repeated[: MOST_NAMED * 2]))
    return result(
        "S03", status, f"printed more than once: {named}" + ("; shared by several tenants" if shared else ""),
        expected=Decimal(0), actual=Decimal(len(repeated)), rows=[r.row_index for r in repeated],
    )  # fmt: skip


def _gaps(rows: Sequence[RentRollRow]) -> CheckResult:
    groups: dict[tuple[object, ...], set[int]] = defaultdict(set)
    for row in rows:
        if row.unit and row.unit.isdigit() and len(row.unit) <= 6:
            number = int(row.unit)
            groups[row.property_name, row.building, len(row.unit), number // 100].add(number)
    missing: list[int] = []
    runs = 0
    for numbers in groups.values():
        low, high = min(numbers), max(numbers)
        if high - low + 1 < 10:
            continue
        runs += 1
        if len(numbers) >= 0.9 * (high - low + 1):
            missing.extend(n for n in range(low, high) if n not in numbers)
    if not runs:
        return result("S04", "SKIPPED", "unit ids do not run in numbers")
    if not missing:
        return result("S04", "PASS", f"no gap in {runs} runs of unit numbers")
    shown = ", ".join(map(str, missing[:MOST_GAPS]))
    return result("S04", "WARN", f"not printed within a run of units: {shown}", actual=Decimal(len(missing)))


def _pages(lines: Sequence[Line], walked: Walked, window: tuple[int, int] | None) -> CheckResult:
    if window is None:
        return result("S05", "PASS", "the asked sheet was read whole")
    seen: dict[int, int] = defaultdict(int)
    printed: dict[int, int] = {}
    of = 0
    for line in lines:
        page = line.grid.page
        if page is None:
            continue
        seen[page] += 1
        match = _PAGE.search(line.joined())
        if match:
            printed[int(match[1])] = page
            of = max(of, int(match[2]))
    silent = [p for p in range(window[0], window[1] + 1) if p not in seen]
    lost = [n for n in range(1, of + 1) if n not in printed] if of and window[0] == 1 else []
    if lost and len(lost) < of:
        return result(
            "S05", "WARN", f"the pages say they are of {of}; not here: {', '.join(map(str, lost[:MOST_GAPS]))}",
            expected=Decimal(of), actual=Decimal(of - len(lost)), difference=Decimal(-len(lost)),
        )  # fmt: skip
    if silent:
        return result("S05", "WARN", f"no text on pages {', '.join(map(str, silent[:MOST_GAPS]))}")
    return result("S05", "PASS", f"{len(seen)} pages, each with rows")


def _columns(unmapped: Sequence[UnmappedColumn]) -> CheckResult:
    if not unmapped:
        return result("S06", "PASS", "every column with values has a field", expected=Decimal(0), actual=Decimal(0))
    named = ", ".join(repr(u.header or u.column) for u in unmapped[:MOST_NAMED])
    return result("S06", "WARN", f"not understood: {named}", expected=Decimal(0), actual=Decimal(len(unmapped)))


_FIELDS = frozenset(f.name for f in dataclasses.fields(RentRollRow)) - {"property_name", "property_code", "options"}


def _is_filled(row: RentRollRow, attr: str) -> bool:
    return getattr(row, attr) is not None


def _fatigue(rows: Sequence[RentRollRow]) -> CheckResult:
    if len(rows) < 16:
        return result("S07", "SKIPPED", "fewer than 16 rows")
    quarter = len(rows) // 4
    head, tail = rows[:quarter], rows[-quarter:]
    sample = head[:: max(1, len(head) // 40)]
    if any(r.is_occupied for r in head) and not any(r.is_occupied for r in tail):
        # Where the last units are all empty, what only a lease fills is not lost.
        sample = [r for r in sample if not r.is_occupied]
    lost = [
        name
        for name, attr in ATTRIBUTES.items()
        if attr in _FIELDS
        and any(_is_filled(r, attr) for r in sample)
        and not any(_is_filled(r, attr) for r in tail)
        and sum(_is_filled(r, attr) for r in head) * 2 >= len(head)
    ]
    if not lost:
        return result("S07", "PASS", "columns filled at the beginning are filled at the end")
    change = head[0].section != tail[-1].section or head[0].property_name != tail[-1].property_name
    status = "FAIL" if len(lost) >= 2 and not change else "WARN"
    return result("S07", status, f"filled at the beginning, empty at the end: {', '.join(lost)}")
