"""Check R15: monthly, annual and per-area rents of one row against each other."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...models.findings import CheckResult
from ...models.rent_roll import RentRollRow
from .counting import leased_area
from .ground import Ground
from .results import MOST_NAMED, result

RATE_TOLERANCE = Decimal("0.05")


def rents_agree(ground: Ground) -> Iterator[CheckResult]:
    tested = 0
    wrong: list[RentRollRow] = []
    for row in ground.rows:
        verdicts = [v for v in (_year_against_month(ground, row), _rate_against_rent(ground, row)) if v is not None]
        tested += bool(verdicts)
        if not all(verdicts):
            wrong.append(row)
    if not tested:
        yield result("R15", "SKIPPED", "no row prints rents of two periods, or a rent and its rate per area")
        return
    status = "PASS" if not wrong else "FAIL" if len(wrong) * 2 > tested else "WARN"
    named = ", ".join(f"unit {r.unit or r.tenant_name}" for r in wrong[:MOST_NAMED])
    yield result(
        "R15", status,
        f"{tested - len(wrong)} of {tested} rows agree" + (f"; not {named}" if wrong else ""),
        expected=Decimal(tested), actual=Decimal(tested - len(wrong)), difference=Decimal(-len(wrong)),
        tolerance=Decimal(0), rows=[r.row_index for r in wrong],
    )  # fmt: skip


def gross_not_below_base(ground: Ground) -> Iterator[CheckResult]:
    """R16: the printed gross rent of a lease is not below its base rent."""
    tested = [(row, gross) for row in ground.rows if (gross := ground.gross.get(row.row_index)) is not None]
    tested = [(row, gross) for row, gross in tested if row.contract_rent is not None]
    if not tested:
        yield result("R16", "SKIPPED", "no lease prints a gross rent beside its own")
        return
    below = [row for row, gross in tested if gross < (row.contract_rent or 0) - Decimal("0.01")]
    named = ", ".join(f"unit {r.unit or r.tenant_name}" for r in below[:MOST_NAMED])
    yield result(
        "R16", "WARN" if below else "PASS",
        f"gross rent below the base rent: {named}" if below else f"none of {len(tested)} gross rents is below its base",
        expected=Decimal(0), actual=Decimal(len(below)), difference=Decimal(len(below)), tolerance=Decimal("0.01"),
        rows=[r.row_index for r in below],
    )  # fmt: skip


def _year_against_month(ground: Ground, row: RentRollRow) -> bool | None:
    """annual = 12 x monthly, within 2 % of the annual rent; None where one is not printed."""
    if not row.contract_rent or not row.annual_rent:
        return None
    if abs(row.contract_rent * 12 - row.annual_rent) > abs(row.annual_rent) * Decimal("0.02"):
        return False
    ground.prover.confirm([row], "contractRent")
    ground.prover.confirm([row], "annualRent")
    return True


def _rate_against_rent(ground: Ground, row: RentRollRow) -> bool | None:
    """annual / area = the printed rate, within 0.05; the rate is also tried as one of a month."""
    annual = row.annual_rent or (row.contract_rent * 12 if row.contract_rent else None)
    if not annual or not row.rent_per_area or not row.area:
        return None
    if not _makes(annual, row.rent_per_area, row.area):
        # A rate of several suites is of the area of all of them; which of it is whose is not proved.
        area = leased_area(ground.rows, row)
        return area != row.area and _makes(annual, row.rent_per_area, area)
    for name in ("rentPerArea", "area", "annualRent" if row.annual_rent else "contractRent"):
        ground.prover.confirm([row], name)
    return True


def _makes(annual: Decimal, rate: Decimal, area: Decimal) -> bool:
    """Whether a rate, of a year or of a month, makes the rent of a year."""
    # Multiplied out, since quotients of decimals take long.
    tolerance = RATE_TOLERANCE * abs(area)
    year = rate * area
    return abs(annual - year) <= tolerance or abs(annual - 12 * year) <= 12 * tolerance
