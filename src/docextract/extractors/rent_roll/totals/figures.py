"""The summary of a roll: counts, occupancy, rent in place, unit mix, charges, expirations; each with its formula."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

from ....models.rent_roll import (
    NOT_A_UNIT,
    OCCUPIED,
    ChargeSum,
    ExpirationMonth,
    InPlaceRent,
    LeaseExpirations,
    Occupancy,
    PropertyFigures,
    Ratio,
    RentRollFigures,
    RentRollRow,
    RentRollSummary,
    StatusCount,
    UnitMixLine,
)
from ....proofs.tolerance import WIDE

_SIX = Decimal("0.000001")
_ZERO = Decimal(0)


def total(values: Iterable[Decimal | None]) -> Decimal | None:
    """The sum of what is there; None if nothing is."""
    found = [v for v in values if v is not None]
    return sum(found, _ZERO) if found else None


def counted(rows: Iterable[RentRollRow]) -> int:
    """How many units some rows are that count: more than rows where one of them stands for several."""
    return sum(row.unit_count for row in rows)


def ratio(numerator: Decimal | int | None, denominator: Decimal | int | None, formula: str) -> Ratio:
    """A quotient to six places with its parts."""
    top = None if numerator is None else Decimal(numerator)
    bottom = None if denominator is None else Decimal(denominator)
    value = (top / bottom).quantize(_SIX, ROUND_HALF_EVEN, WIDE) if top is not None and bottom else None
    return Ratio(value=value, numerator=top, denominator=bottom, formula=formula)


def summarise(rows: Sequence[RentRollRow], as_of: dt.date | None) -> RentRollSummary:
    """Figures of the whole roll, and of each property where several are named."""
    figures = _figures(rows, as_of)
    by_property: dict[tuple[str | None, str | None], list[RentRollRow]] = defaultdict(list)
    for row in rows:
        by_property[row.property_name, row.property_code].append(row)
    several = len(by_property) > 1
    return RentRollSummary(
        **figures,
        by_property=[
            PropertyFigures(property_name=name, property_code=code, **_figures(group, as_of))
            for (name, code), group in by_property.items()
            if several and (name or code)
        ],
    )


def _figures(rows: Sequence[RentRollRow], as_of: dt.date | None) -> dict[str, Any]:
    units = [row for row in rows if row.counts_as_unit]
    occupied = [row for row in units if row.is_occupied]
    vacant = [row for row in units if row.is_occupied is False]
    idle = [row for row in units if row.is_occupied is None and row.occupancy_status != "UNKNOWN"]
    leased = [row for row in units if row.occupancy_status == "VACANT_LEASED"]
    base = counted(units) - counted(idle)
    made = RentRollFigures(
        total_units=counted(units),
        occupied_units=counted(occupied),
        vacant_units=counted(vacant),
        non_revenue_units=counted(idle),
        notice_units=counted(row for row in units if row.occupancy_status in ("NOTICE", "NOTICE_LEASED")),
        employee_units=counted(row for row in units if row.occupancy_status == "EMPLOYEE"),
        future_rows=sum(row.occupancy_status in NOT_A_UNIT and row.occupancy_status != "FORMER" for row in rows),
        by_status=_by_status(units),
        occupancy=Occupancy(
            physical=ratio(counted(occupied), base, "occupied / (total - nonRevenue)"),
            leased=ratio(counted(occupied) + counted(leased), base, "(occupied + vacantLeased) / (total - nonRevenue)"),
            by_area=ratio(
                total(r.area for r in occupied), total(r.area for r in units), "area of occupied / area of all units"
            ),
            contract_to_market=_contract_to_market(occupied),
        ),
        in_place_rent=_in_place(rows),
        unit_mix=_unit_mix(units),
        charge_summary=_charges(units),
        lease_expirations=_expirations(rows, occupied, as_of),
    )
    return {name: getattr(made, name) for name in RentRollFigures.model_fields}


def _by_status(units: Sequence[RentRollRow]) -> list[StatusCount]:
    groups: dict[tuple[str, str], list[RentRollRow]] = defaultdict(list)
    for row in units:
        groups[row.space_use, row.occupancy_status].append(row)
    return [
        StatusCount(
            space_use=use,  # type: ignore[arg-type]
            occupancy_status=status,  # type: ignore[arg-type]
            units=counted(group),
            area=total(r.area for r in group),
            market_rent=total(r.market_rent for r in group),
            contract_rent=total(r.contract_rent for r in group),
        )
        for (use, status), group in sorted(groups.items())
    ]


def _contract_to_market(occupied: Sequence[RentRollRow]) -> Ratio:
    both = [r for r in occupied if r.contract_rent is not None and r.market_rent]
    return ratio(
        total(r.contract_rent for r in both), total(r.market_rent for r in both),
        "contract rent / market rent, occupied units that print both",
    )  # fmt: skip


def _in_place(rows: Sequence[RentRollRow]) -> InPlaceRent:
    """The rents in force of units; a second lease of a unit, which does not count as one, pays its rent too."""
    used = [
        r for r in rows if r.in_place and r.contract_rent is not None and (r.counts_as_unit or r.relates_to is not None)
    ]
    gross = total(r.contract_rent for r in used)
    conceded = total(-abs(r.concessions) for r in used if r.concessions is not None)
    net = None if gross is None else gross + (conceded or Decimal(0))
    return InPlaceRent(
        gross=gross,
        recurring_concessions=conceded,
        net=net,
        annual=None if net is None else net * 12,
        formula="sum of contractRent of leases in force, second leases of a unit included; "
        "net of concessions; annual = 12 x net",
        rows_used=len(used),
    )


def _unit_mix(units: Sequence[RentRollRow]) -> list[UnitMixLine]:
    groups: dict[str | None, list[RentRollRow]] = defaultdict(list)
    for row in units:
        groups[row.unit_type or row.floor_plan].append(row)
    return [
        UnitMixLine(
            unit_type=kind,
            units=counted(group),
            occupied=counted(r for r in group if r.is_occupied),
            vacant=counted(r for r in group if r.is_occupied is False),
            average_area=_mean(r.area for r in group),
            average_market_rent=_mean(r.market_rent for r in group),
            average_contract_rent=_mean(r.contract_rent for r in group if r.occupancy_status in OCCUPIED),
        )
        for kind, group in groups.items()
    ]


def _mean(values: Iterable[Decimal | None]) -> Decimal | None:
    found = [v for v in values if v is not None]
    return (sum(found, Decimal(0)) / len(found)).quantize(Decimal("0.01"), ROUND_HALF_EVEN, WIDE) if found else None


def _charges(units: Sequence[RentRollRow]) -> list[ChargeSum]:
    sums: dict[tuple[str | None, str | None], list[Decimal]] = defaultdict(list)
    for row in units:
        for charge in row.charges:
            if charge.amount is not None:
                sums[charge.code or charge.description, charge.category].append(charge.amount)
    return [
        ChargeSum(code=code, category=category, amount=sum(amounts, Decimal(0)), count=len(amounts))
        for (code, category), amounts in sums.items()
    ]


def _expirations(
    rows: Sequence[RentRollRow], occupied: Sequence[RentRollRow], as_of: dt.date | None
) -> LeaseExpirations:
    renewed = {row.relates_to for row in rows if row.occupancy_status == "RENEWAL"}
    months: dict[str, list[RentRollRow]] = defaultdict(list)
    result = LeaseExpirations()
    for row in occupied:
        end = row.lease_end_date
        if row.is_month_to_month:
            result.month_to_month += 1
        elif end is None:
            result.undated += 1
        elif end.year >= 2099:
            result.open_ended += 1
        else:
            if as_of is not None and end < as_of:
                result.holdover += 1
            months[f"{end.year:04d}-{end.month:02d}"].append(row)
    result.by_month = [
        ExpirationMonth(
            month=month,
            units=len(group),
            area=total(r.area for r in group),
            rent=total(r.contract_rent for r in group),
            renewed=sum(r.row_index in renewed for r in group),
        )
        for month, group in sorted(months.items())
    ]
    return result
