"""Checks R01 and R02: charges against the totals of their unit and of their code."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...models.findings import CheckCell, CheckResult
from ...models.rent_roll import RentRollRow
from ...proofs.tolerance import CENT, within
from ...values.text import normal
from .ground import Ground
from .readings import POPULATIONS
from .results import begins_before, result


def charges_by_row(ground: Ground) -> Iterator[CheckResult]:
    wrong: list[RentRollRow] = []
    tested = 0
    example = ""
    for row in ground.rows:
        if row.total_charges is None or not row.charges:
            continue
        tested += 1
        actual = sum((c.amount for c in row.charges if c.amount is not None), Decimal(0))
        if abs(actual - row.total_charges) <= Decimal("0.005"):
            ground.prover.confirm([row], "totalCharges")
            ground.prover.confirm_charges(row)
        else:
            wrong.append(row)
            example = example or f"unit {row.unit}: charges add up to {actual}, printed {row.total_charges}"
    if not tested:
        yield result("R01", "SKIPPED", "no row prints both charges and their total")
        return
    yield result(
        "R01", "FAIL" if wrong else "PASS",
        example if wrong else f"charges add up to the printed total in all {tested} rows",
        expected=Decimal(tested), actual=Decimal(tested - len(wrong)), difference=Decimal(-len(wrong)),
        tolerance=Decimal("0.005"), rows=[r.row_index for r in wrong],
        cells=[CheckCell(row_index=r.row_index, field="totalCharges") for r in wrong],
    )  # fmt: skip


def charges_by_code(ground: Ground) -> Iterator[CheckResult]:
    lines = ground.printed.charges
    if lines and not any(row.charges for row in ground.rows):
        yield result("R02", "SKIPPED", "the rows print no charges")
        return
    if not lines:
        yield result("R02", "SKIPPED", "no charge summary is printed")
        return
    codes = {c.code or c.description or "" for row in ground.rows for c in row.charges}
    for line in lines:
        matches = _codes_of(ground, line.code, codes)
        best: tuple[Decimal, str, list[RentRollRow]] | None = None
        tried = 0
        for name, test in POPULATIONS:
            tried += 1
            rows = [r for r in ground.rows if test(r)]
            amounts = [c.amount for r in rows for c in r.charges if (c.code or c.description) in matches and c.amount]
            actual = sum(amounts, Decimal(0))
            same = within(abs(actual), abs(line.amount), CENT)
            if best is None or same:
                best = (actual, name, rows)
            if same:
                break
        assert best is not None
        actual, name, rows = best
        tied = within(abs(actual), abs(line.amount), CENT)
        if not tied and ground.first_page > 1:
            yield begins_before("R02", ground.first_page, abs(line.amount), title=line.code)
            continue
        if tied:
            for row in rows:
                for code in matches:
                    ground.prover.confirm_charges(row, code)
        yield result(
            "R02", "PASS" if tied else "FAIL",
            f"{line.code}: rows add up to {abs(actual)}, printed {abs(line.amount)}"
            + ("" if matches else "; no charge of that code was read"),
            title=line.code, basis=name, basis_is_default=name == "current", readings_tried=tried,
            expected=abs(line.amount), actual=abs(actual), difference=abs(actual) - abs(line.amount), tolerance=CENT,
            rows=[]
            if tied
            else [r.row_index for r in rows if any((c.code or c.description) in matches for c in r.charges)],
        )  # fmt: skip


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
