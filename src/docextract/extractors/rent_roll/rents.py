"""Check R15: monthly, annual and per-area rents of one row against each other, and columns that rows add up to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ...models.findings import CheckCell, CheckResult
from ...models.rent_roll import RentRollRow
from .counting import leased_area
from .ground import Ground
from .leftover import name_of
from .rates import EXACT, MISS, NEAR, ROUNDING, TOLERANCE, YEAR_ROUNDING, annual_rent, further_rates, rate_miss
from .results import MOST_NAMED, result

YEAR_TOLERANCE = Decimal("0.02")
FEWEST = 5
"""Rows from which on one that is not exact stands out."""
SHARED, SHARED_NEAR = "shared", "shared, about"
"""A rate that is kept only with the areas of several suites: to the cent, or about."""


def rents_agree(ground: Ground) -> Iterator[CheckResult]:
    """R15: within the tolerances, and to the cent where nine rows in ten keep to it."""
    tested: set[int] = set()
    found: dict[str, list[tuple[RentRollRow, bool]]] = {"year": [], "rate": []}
    """Rows that keep a relation within its tolerance, and whether to the cent."""
    wrong: list[RentRollRow] = []
    agree: dict[str, list[RentRollRow]] = {"year": [], "rate": []}
    for row in ground.rows:
        year, rate = _year_against_month(row), _rate_against_rent(ground, row)
        if year is None and rate is None:
            continue
        tested.add(row.row_index)
        missed = year == MISS or rate == MISS
        if missed:
            wrong.append(row)
        for name, verdict in (("year", year), ("rate", rate)):
            if verdict == EXACT:
                agree[name].append(row)  # what is only near says nothing of the last digits, nor which rent it is
            if verdict is not None and not missed:
                found[name].append((row, verdict in (EXACT, SHARED)))
    _confirm(ground, agree["year"], agree["rate"])
    further = further_rates(ground.rows, ground.rates)
    for number, some in enumerate(further):
        found[f"further {number}"] = [(row, verdict == EXACT) for row, verdict in some if verdict != MISS]
        missing = {row.row_index: row for row, verdict in some if verdict == MISS}
        wrong += [row for index, row in missing.items() if index not in {w.row_index for w in wrong}]
        tested.update(row.row_index for row, _ in some)
    for number, (kept, fields, _) in enumerate(ground.agreements):
        found[f"relation {number}"] = printed = [(r, kept[r.row_index]) for r in ground.rows if r.row_index in kept]
        tested.update(kept)
        for name in fields:
            ground.prover.confirm([row for row, holds in printed if holds], name, within=True)
    wrong += [row for row in ground.rows if row.row_index in ground.displaced - {w.row_index for w in wrong}]
    tested.update(ground.displaced)
    if not tested:
        yield result(
            "R15", "SKIPPED", "no row prints rents of two periods, a rent and its rate per area, or amounts that add up"
        )
        return
    inexact = [row for some in found.values() if _keeps_to_cents(some) for row, exact in some if not exact]
    status = "FAIL" if len(wrong) * 2 > len(tested) else "WARN" if wrong or inexact else "PASS"
    odd = {row.row_index: row for row in [*wrong, *inexact]}
    indexes = sorted(odd)
    named = ", ".join(name_of(row) for row in [*odd.values()][:MOST_NAMED])
    remark = f"; not {named}" if indexes else ""
    if ground.displaced:
        remark += ", of which some agree one column to the right"
    if inexact:
        remark += ", where all others agree to the cent" if not wrong else ""
    yield result(
        "R15", status, f"{len(tested) - len(indexes)} of {len(tested)} rows agree{remark}",
        expected=Decimal(len(tested)), actual=Decimal(len(tested) - len(indexes)), difference=Decimal(-len(indexes)),
        tolerance=Decimal(0), rows=indexes,
        cells=[CheckCell(row_index=i, field=name) for i in indexes for name in _fields(odd[i]) if status == "FAIL"],
    )  # fmt: skip


def _fields(row: RentRollRow) -> list[str]:
    """The rents that a row prints, with the area where a rate is on it: one is not what the others say."""
    names = ("contractRent", "annualRent", *(("rentPerArea", "area") if "rentPerArea" in row.sources else ()))
    return [name for name in names if name in row.sources]


def _confirm(ground: Ground, year: list[RentRollRow], rate: list[RentRollRow]) -> None:
    """What a relation that holds proves."""
    of_year = [row for row in rate if row.annual_rent]
    of_month = [row for row in rate if not row.annual_rent]
    for rows, names in (
        (year, ("contractRent", "annualRent")),
        (rate, ("rentPerArea", "area")),
        (of_year, ("annualRent",)),
        (of_month, ("contractRent",)),
    ):
        for name in names if rows else ():
            ground.prover.confirm(rows, name, within=True)


def _keeps_to_cents(found: Sequence[tuple[RentRollRow, bool]]) -> bool:
    """Whether enough rows keep a relation exactly to make one that does not stand out: nine in ten, or all but one."""
    exact = sum(exact for _, exact in found)
    return len(found) >= FEWEST and (exact * 10 >= len(found) * 9 or exact + 1 >= len(found))


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


def _year_against_month(row: RentRollRow) -> str | None:
    """annual = 12 x monthly, within 2 % of the annual rent; None where one is not printed."""
    if not row.contract_rent or not row.annual_rent:
        return None
    error = abs(row.contract_rent * 12 - row.annual_rent)
    if error > abs(row.annual_rent) * YEAR_TOLERANCE:
        return MISS
    return EXACT if error <= YEAR_ROUNDING else NEAR


def _rate_against_rent(ground: Ground, row: RentRollRow) -> str | None:
    """annual / area = the printed rate, within 0.05; the rate is also tried as one of a month, and the area with that
    of the rows below that belong to the lease."""
    annual = annual_rent(row)
    if not annual or not row.rent_per_area or not row.area:
        return None
    miss = rate_miss(annual, row.rent_per_area, row.area)
    if miss > TOLERANCE * row.area:
        area = leased_area(ground.rows, row)
        # A rate of several suites is of the area of all of them; which of it is whose is not proved.
        miss = rate_miss(annual, row.rent_per_area, area)
        if area == row.area or miss > TOLERANCE * area:
            return MISS
        return SHARED if miss <= ROUNDING * area else SHARED_NEAR
    return EXACT if miss <= ROUNDING * row.area else NEAR
