"""Check R02: charges against the totals of their code."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from itertools import product

from ...models.findings import CheckCell, CheckResult
from ...models.rent_roll import RentRollRow
from ...proofs.rowsets import Added
from ...proofs.tolerance import CENT, within
from ...values.text import normal
from .ground import Ground
from .groups import COMING, Rows
from .leftover import explain
from .printed import StatedCharge
from .readings import POPULATIONS, Test
from .results import begins_before, result

MOST_SHARINGS = 20_000
"""Ways to share wordings out among lines that are tried."""


def charges_by_code(ground: Ground) -> Iterator[CheckResult]:
    lines = ground.printed.charges
    if lines and not any(row.charges for row in ground.rows):
        yield from _table_totals(ground)
        if any(row.total_charges for row in ground.rows):
            yield from map(partial(_in_totals_of_rows, ground), ground.printed.charge_totals)
        else:
            yield result("R02", "SKIPPED", "the rows print no charges")
        return
    if not lines:
        yield result("R02", "SKIPPED", "no charge summary is printed")
        return
    codes = {c.code or c.description or "" for row in ground.rows for c in row.charges}
    ties = [_tie(ground, line, _codes_of(ground, line.code, codes)) for line in lines]
    _share_out(ground, ties, codes)
    ground.charged = [(tie.line, tie.rows, frozenset(tie.codes)) for tie in ties if tie.codes]
    for tie in ties:
        yield _judged(ground, tie)
    broken = any(not tie.holds for tie in ties)
    for total in ground.printed.charge_totals:
        yield _in_total(ground, total, codes, broken=broken)


def _in_total(ground: Ground, total: StatedCharge, codes: set[str], *, broken: bool) -> CheckResult:
    """The sum that a summary prints of its lines, against all charges of the rows: their net sum, or charges and
    credits alone where they stand in two columns."""
    expected = abs(total.amount)
    title = f"total, {total.heading}"
    if not expected and not any(line.heading == total.heading for line in ground.printed.charges):
        return result("R02", "SKIPPED", f"{total.heading}: the summary is empty", title=title, expected=expected)
    usual: tuple[str, Decimal, Rows] | None = None
    tried = 0
    columns = [
        *ground.column("charges", "charges", _charged),
        *ground.column("charges above 0", "charges", _above_zero),
    ]
    for name, test in _populations(total):
        rows = ground.all.only(test)
        net, plus = (rows.added(column).total for _, column in columns)
        for words, actual in ((name, net), (f"{name}; charges", plus), (f"{name}; credits", net - plus)):
            tried += 1
            usual = usual or (words, actual, rows)
            if actual and within(abs(actual), expected, CENT):
                return result(
                    "R02", "PASS", f"charges of {len(rows)} rows add up to {abs(actual)}, printed {expected}",
                    title=title, basis=words, basis_is_default=tried == 1, readings_tried=tried, expected=expected,
                    actual=abs(actual), tolerance=CENT,
                )  # fmt: skip
    if ground.first_page > 1:
        return begins_before("R02", ground.first_page, expected, title=title)
    assert usual is not None
    basis, net, covered = usual
    lines = abs(sum((line.amount for line in ground.printed.charges if line.heading == total.heading), Decimal(0)))
    # Where neither the lines nor the rows add up to it, it may be the total of another table.
    status = "FAIL" if within(lines, expected, CENT) or broken else "WARN"
    return result(
        "R02", status,
        f"charges of {len(covered)} rows add up to {abs(net)}, printed {expected}; its lines add up to {lines}",
        title=title, basis=basis, basis_is_default=True, readings_tried=tried, expected=expected, actual=abs(net),
        tolerance=CENT, rows=[r.row_index for r in covered if r.charges],
    )  # fmt: skip


def _in_totals_of_rows(ground: Ground, total: StatedCharge) -> CheckResult:
    """The sum that a summary prints of its lines, against the totals that rows print of charges without their codes."""
    expected = abs(total.amount)
    title = f"total, {total.heading}, against the rows"
    sums: list[tuple[str, Rows, Added]] = []
    for name, test in _populations(total):
        rows = ground.all.only(test)
        sums.append((name, rows, rows.added(ground.amounts("totalCharges")[0][1])))
    tied = next((n for n, (_, _, added) in enumerate(sums) if within(added.total, expected, CENT)), None)
    if tied is None and ground.first_page > 1:
        return begins_before("R02", ground.first_page, expected, title=title)
    basis, covered, (actual, count, *_) = sums[tied or 0]
    return result(
        "R02", "WARN" if tied is None else "PASS",
        f"charges of {count} rows add up to {actual}, printed {expected}",
        title=title, basis=basis, basis_is_default=not tied, readings_tried=len(sums) if tied is None else tied + 1,
        expected=expected, actual=actual, tolerance=CENT,
        rows=[r.row_index for r in covered if r.total_charges is not None] if tied is None else [],
    )  # fmt: skip


def _table_totals(ground: Ground) -> Iterator[CheckResult]:
    """The total of a charge summary against its lines, where it has one total."""
    for heading in dict.fromkeys(total.heading for total in ground.printed.charge_totals):
        totals = [total for total in ground.printed.charge_totals if total.heading == heading]
        amounts = [line.amount for line in ground.printed.charges if line.heading == heading]
        if len(totals) != 1 or len(amounts) < 2:
            continue
        expected, actual = totals[0].amount, sum(amounts, Decimal(0))
        tied = within(actual, expected, CENT)
        yield result(
            "R02", "PASS" if tied else "FAIL",
            f"{heading}: {len(amounts)} lines add up to {actual}, printed {expected}", title=f"total, {heading}",
            expected=expected, actual=actual, difference=actual - expected, tolerance=CENT,
        )  # fmt: skip


@dataclass(slots=True)
class _Tie:
    """A line of the charge summary, and the charges that may make it."""

    line: StatedCharge
    codes: set[str]
    basis: str
    rows: Rows
    actual: Decimal
    tried: int
    others: Sequence[str] = ()
    """Wordings of rows that no line bears, of which the figures say that they belong to this one."""

    @property
    def holds(self) -> bool:
        return within(abs(self.actual), abs(self.line.amount), CENT)


def _tie(ground: Ground, line: StatedCharge, codes: set[str]) -> _Tie:
    """The first population whose charges of these codes make the line's amount, else the usual one."""
    first: _Tie | None = None
    populations = _populations(line)
    for tried, (name, test) in enumerate(populations, 1):
        some = ground.all.only(test)
        found = _Tie(line, codes, name, some, _added(ground, some, codes), tried)
        if found.holds:
            return found
        first = first or found
    assert first is not None
    first.tried = len(populations)
    return first


def _populations(line: StatedCharge) -> Sequence[tuple[str, Test]]:
    """Whom a summary is about: those that its caption names, else anyone."""
    if line.population == "future":
        return (("future", lambda r: r.occupancy_status in COMING),)
    if line.population == "former":
        return (("former", lambda r: r.occupancy_status == "FORMER"),)
    return POPULATIONS[:2] if line.population == "current" else POPULATIONS


def _added(ground: Ground, rows: Rows, codes: Collection[str]) -> Decimal:
    return sum((rows.added(ground.amounts(f"charges:{code}")[0][1]).total for code in codes), Decimal(0))


def _charged(row: RentRollRow) -> Decimal | None:
    return sum((c.amount for c in row.charges if c.amount is not None), Decimal(0)) if row.charges else None


def _repeats_none(ground: Ground, tie: _Tie) -> bool:
    """Whether a line is the sum of more than one charge, and so more than its repetition."""
    return sum(tie.rows.added(ground.amounts(f"charges:{code}")[0][1]).filled for code in tie.codes) > 1


def _above_zero(row: RentRollRow) -> Decimal | None:
    return sum((c.amount for c in row.charges if c.amount and c.amount > 0), Decimal(0)) if row.charges else None


def _share_out(ground: Ground, ties: Sequence[_Tie], codes: set[str]) -> None:
    """Rows may word a charge as they like ("Parking - 2nd") where the summary has its code: the wordings that no line
    bears are shared out among the lines that are short, if that can be done in one way only and leaves nothing."""
    short = [tie for tie in ties if not tie.holds]
    loose = sorted(codes - {code for tie in ties for code in tie.codes} - {""})
    if not short or not loose or len(short) ** len(loose) > MOST_SHARINGS:
        return
    rows = short[0].rows
    amounts = [_added(ground, rows, [code]) for code in loose]
    found: list[tuple[_Tie, ...]] = []
    for owners in product(short, repeat=len(loose)):
        sums = {id(tie): tie.actual for tie in short}
        for owner, amount in zip(owners, amounts, strict=True):
            sums[id(owner)] += amount
        if all(within(abs(sums[id(tie)]), abs(tie.line.amount), CENT) for tie in short):
            found.append(owners)
            if len(found) > 1:
                return
    for owners in found:
        for owner, code, amount in zip(owners, loose, amounts, strict=True):
            owner.others = [*owner.others, code]
            owner.codes = owner.codes | {code}
            owner.actual += amount


def _judged(ground: Ground, tie: _Tie) -> CheckResult:
    line, expected, actual = tie.line, abs(tie.line.amount), abs(tie.actual)
    if tie.holds:
        for row in tie.rows if _repeats_none(ground, tie) else ():
            for code in tie.codes:
                ground.prover.confirm_charges(row, code)
    elif ground.first_page > 1:
        return begins_before("R02", ground.first_page, expected, title=line.code)
    message = f"{line.code}: rows add up to {actual}, printed {expected}"
    suspects: list[RentRollRow] = []
    if not tie.codes:
        message += "; no charge of that code was read"
    elif not tie.holds:
        left = tie.actual - (line.amount if (tie.actual < 0) == (line.amount < 0) else -line.amount)
        words, suspects = explain(left, tie.rows, ground.all.table.column(partial(_of_codes, tie.codes)))
        message += f": {abs(actual - expected)} {'too much' if actual > expected else 'too little'}, {words}"
    if tie.others:
        message += f"; with {', '.join(map(repr, tie.others))}, which no line of the summary bears"
    return result(
        "R02", "PASS" if tie.holds else "FAIL", message, title=line.code,
        basis=tie.basis, basis_is_default=tie.tried == 1, readings_tried=tie.tried,
        expected=expected, actual=actual, difference=actual - expected, tolerance=CENT,
        rows=[]
        if tie.holds
        else [r.row_index for r in tie.rows if any((c.code or c.description) in tie.codes for c in r.charges)],
        cells=[CheckCell(row_index=r.row_index, field="charges") for r in suspects],
    )  # fmt: skip


def _of_codes(codes: Collection[str], row: RentRollRow) -> Decimal | None:
    found = [c.amount for c in row.charges if c.amount is not None and (c.code or c.description) in codes]
    return sum(found, Decimal(0)) if found else None


def _codes_of(ground: Ground, printed: str, codes: set[str]) -> set[str]:
    """Codes of the rows that a summary line means: the same, or clipped ones by unique prefix."""
    wanted = normal(printed)
    exact = {c for c in codes if normal(c) == wanted}
    others = {normal(line.code) for line in ground.printed.charges}
    clipped = {
        c
        for c in codes
        if c and normal(c) != wanted and len(c) >= 8 and wanted.startswith(normal(c))
        and sum(o.startswith(normal(c)) for o in others) == 1 and normal(c) not in others
    }  # fmt: skip
    return exact | clipped
