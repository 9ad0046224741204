"""Checks R03 and R12: the printed counts of units, of all and by occupancy."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from ...models.findings import CheckResult, Note
from ...models.rent_roll import RentRollRow
from ...proofs.chance import UNLIKELY, Hit, expected
from .counting import is_zero_area
from .ground import Ground, block_of
from .groups import LET_AHEAD, Rows, group_readings
from .printed import Stated
from .readings import is_current
from .results import begins_before, result


def settle_zero_areas(ground: Ground) -> None:
    """Suites of no area stop counting where the stated unit count ties only without them."""
    if not ground.all.any(lambda r: is_zero_area(r) and r.counts_as_unit):
        return
    for total in sorted(_count_totals(ground), key=lambda t: -(t.units or 0)):
        if any(len(_counted(ground, rows, total)) == total.units for _, rows in ground.scopes(total)):
            continue
        for _, rows in ground.scopes(total):
            counted = _counted(ground, rows, total)
            without = counted.only(lambda r: not is_zero_area(r))
            if len(without) != total.units or not without or not _ties_without(ground, rows, total):
                continue
            dropped = [*rows.only(lambda r: r.counts_as_unit and is_zero_area(r))]
            for row in dropped:
                row.counts_as_unit = False
            ground.zero_areas.update(row.row_index for row in dropped)
            ground.recount()
            ground.notes.append(
                Note(
                    type="zeroAreaNotCounted",
                    message=f"{len(dropped)} rows of no area do not count as units: the printed count of "
                    f"{total.units} ({total.label or 'total'}) ties only without them",
                )
            )
            return


def _counted(ground: Ground, rows: Rows, total: Stated) -> Rows:
    """The units that a printed count is about, on its usual reading."""
    (_, covered), *_ = group_readings(rows, total.group, total.status, ground.apart(total), ground.coming)
    return covered.only(lambda r: r.counts_as_unit)


def _ties_without(ground: Ground, rows: Rows, total: Stated) -> bool:
    """Whether the other counts of the same block agree with leaving out rows of no area."""
    for other in ground.beside(total) if total.kind != "table" else ():
        if other.units is None or other.group not in ("occupied", "vacant", "total", None):
            continue
        meanings = group_readings(rows, other.group, other.status, ground.apart(other), ground.coming)
        counts = {len(some.only(lambda r: r.counts_as_unit and not is_zero_area(r))) for _, some in meanings}
        if other.units not in counts:
            return False
    return True


def _count_totals(ground: Ground) -> list[Stated]:
    return [t for t in ground.totals if t.units is not None]


@dataclass(slots=True)
class Count:
    """One way to read a printed count: its name, how many rows it counts, and which."""

    basis: str
    units: int
    meaning: str
    scope: str
    rows: Rows
    plain: bool
    """Whether it takes the group and its units as usual, so that at most the part of the roll is another."""


@dataclass(slots=True)
class CountTie:
    """A printed count and the reading taken for it."""

    total: Stated
    count: Count
    tied: bool
    first: bool
    tried: int
    unusual: bool = False
    """Whether it takes the group in another meaning than such lines usually have."""
    chosen: bool = False
    """Whether its group in another meaning would have come to another number, so that it speaks for this one."""
    chance: float = 1
    """Accidental ties to be expected of the reading, over all counts of the block that tie on it."""


def unit_counts(ground: Ground) -> Iterator[CheckResult]:
    """R03: the counts of all units."""
    yield from _counts(ground, "R03", [t for t in _count_totals(ground) if t.group in (None, "total")])


def group_counts(ground: Ground) -> Iterator[CheckResult]:
    """R12: the counts of occupied, vacant, non-revenue, notice, vacant-leased and future units."""
    yield from _counts(ground, "R12", [t for t in _count_totals(ground) if t.group not in (None, "total")])


def _counts(ground: Ground, check_id: str, totals: list[Stated]) -> Iterator[CheckResult]:
    if not totals:
        missing = "count of all units" if check_id == "R03" else "counts of units by occupancy"
        yield result(check_id, "SKIPPED", f"the document prints no {missing}")
        return
    ties = [_tie(ground, total) for total in totals]
    _weigh(ground, ties)
    for tie in ties:
        if not tie.tied and ground.begins_before(tie.total):
            yield begins_before(check_id, ground.first_page, tie.total.units, title=ground.name(tie.total))
        else:
            yield _judged(ground, check_id, tie)


def _tie(ground: Ground, total: Stated) -> CountTie:
    readings = _readings(ground, total)
    first = next(readings)
    if first.units == total.units and (total.group or "total") not in ground.basis.counts:
        return CountTie(total, first, True, True, 1)
    usual = [(c.basis, c.units, c) for c in (first, *readings)]
    tried: list[Count] = [c for _, _, c in ground.basis.counts_first(total.group, usual)]
    for number, count in enumerate(tried, 1):
        if count.units == total.units:
            unusual = count.meaning != tried[0].meaning
            chosen = any(c.scope == count.scope and c.meaning != count.meaning for c in tried)
            return CountTie(total, count, True, number == 1, number, unusual, chosen)
    return CountTie(total, tried[0], False, True, len(tried))


def _readings(ground: Ground, total: Stated) -> Iterator[Count]:
    """Readings in the order they are tried; those that come to the same number are one."""
    seen: set[int] = set()
    for scope, rows in ground.scopes(total):
        meanings = group_readings(
            rows, total.group, total.status, ground.apart(total), ground.coming, of_all=total.of_all
        )
        tried = [
            (usual == number == 0, meaning, kind, some)
            for usual, (meaning, covered) in enumerate(meanings)
            for number, (kind, some) in enumerate(_kinds(ground, covered, total.group))
        ]
        if _parts_let_ahead(ground, total):
            tried[1:] = sorted(tried[1:], key=lambda reading: reading[1:3] != (LET_AHEAD, ""))
        for plain, meaning, kind, some in tried:
            if len(some) in seen:
                continue
            seen.add(len(some))
            basis = "; ".join(part for part in (meaning, kind, scope) if part) or "current"
            yield Count(basis, len(some), meaning, scope, some, plain=plain)


def _parts_let_ahead(ground: Ground, total: Stated) -> bool:
    """Whether a block has a line for vacant suites that are let, and this line is it or leaves them out."""
    return "vacantLeased" in (total.group, ground.apart(total))


def _kinds(ground: Ground, covered: Rows, group: str | None) -> Iterator[tuple[str, Rows]]:
    """The rows that a count takes of those that it covers."""
    if group == "future":
        yield "", covered
        return
    units = covered.only(lambda r: r.counts_as_unit)
    dropped = bool(ground.zero_areas) and covered.any(lambda r: r.row_index in ground.zero_areas)
    yield "units-zeroArea" if dropped else "", units
    yield "units-zeroArea", units.only(lambda r: not is_zero_area(r))
    if group in (None, "total"):
        yield "units-nonRevenue", units.only(lambda r: r.is_occupied is not None)
    yield "rows", covered
    # A count of leases in force, of suites with several too.
    yield "current; rows", covered.only(is_current)


def _weigh(ground: Ground, ties: list[CountTie]) -> None:
    """Set what ties on unusual readings are to be expected by chance: counts of one block speak for each other, and
    sums of the same rows that tie speak for their count."""
    blocks: dict[object, list[CountTie]] = defaultdict(list)
    for tie in ties:
        if tie.tied:
            blocks[block_of(tie.total), tie.count.meaning].append(tie)
    for same in blocks.values():
        for tie in same:
            speaking = [t for t in same if t is tie or t.chosen or not tie.unusual]
            hits = [Hit(0, 1, len(ground.rows) + 1)] * len(speaking)
            tie.chance = expected(max(t.tried for t in speaking), hits)


def _judged(ground: Ground, check_id: str, tie: CountTie) -> CheckResult:
    total, count = tie.total, tie.count
    stated = total.units or 0
    ground.prover.stated(total, "units", tied=tie.tied)
    if tie.tied and total.group in (None, "total") and _covers_all(ground, stated):
        ground.prover.complete_by.append("unitCount")
    ahead = count.meaning == LET_AHEAD and _parts_let_ahead(ground, total)
    usual = tie.first or ahead or count.meaning.startswith("only ") or _is_told(ground, tie)
    status = "FAIL" if not tie.tied else "PASS" if usual or tie.chance < UNLIKELY else "WARN"
    label = (total.label or total.group or "unlabelled total").rstrip(":")
    message = f"{label}: {count.units} rows count, {stated} printed"
    if not tie.tied:
        message += _explain(count.units - stated, count.rows)
    elif not tie.first:
        message += f"; ties on the reading {count.basis}" + (", which could be chance" if status == "WARN" else "")
    return result(
        check_id, status, message, title=ground.name(total), basis=count.basis, basis_is_default=tie.first,
        readings_tried=tie.tried, expected=Decimal(stated), actual=Decimal(count.units),
        difference=Decimal(count.units - stated), tolerance=Decimal(0),
        rows=[] if status == "PASS" else [r.row_index for r in count.rows],
    )  # fmt: skip


def _is_told(ground: Ground, tie: CountTie) -> bool:
    """Whether sums of the same line tie on the very rows that were counted, or on the same part of the roll."""
    ties = ground.tied.get(id(tie.total), ())
    return any((tie.count.plain and tie.count.scope == scope) or rows.same_as(tie.count.rows) for scope, rows in ties)


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


def _covers_all(ground: Ground, stated: int) -> bool:
    return stated in (len(ground.all.only(lambda r: r.counts_as_unit)), len(ground.rows))
