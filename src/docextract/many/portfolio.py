"""A table of a portfolio: one line for each property of the rent rolls that were read, as a workbook."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..export.xlsx import workbook_bytes
from ..models.base import json_number
from ..models.extraction import RentRoll
from ..models.rent_roll import ExpirationMonth, RentRollFigures

YEARS = 5
"""Years of expirations that have a column; what ends later stands in one for all."""

_PLAIN = (
    ("File", "file"), ("Property", "propertyName"), ("Code", "propertyCode"), ("As of", "asOnDate"),
    ("Layout", "template"), ("Units", "totalUnits"), ("Occupied", "occupiedUnits"), ("Vacant", "vacantUnits"),
    ("Non-revenue", "nonRevenueUnits"), ("On notice", "noticeUnits"), ("Physical occupancy", "physical"),
    ("Leased", "leased"), ("Occupancy by area", "byArea"), ("Area", "area"), ("Market rent", "marketRent"),
    ("In-place rent a month", "inPlaceRent"), ("In-place rent a year", "inPlaceRentAnnual"),
    ("Contract to market", "contractToMarket"),
)  # fmt: skip
_LEASES = (
    ("Month to month", "monthToMonth"),
    ("Holdover", "holdover"),
    ("Open-ended", "openEnded"),
    ("Undated", "undated"),
)
_PROOF = (
    ("Numbers", "numbers"), ("Proved", "proved"), ("Contradicted", "contradicted"), ("Share proved", "shareProved"),
    ("Checks passed", "passed"), ("Checks failed", "failedChecks"), ("Checks that warn", "warned"),
)  # fmt: skip


def figures(roll: RentRoll) -> list[dict[str, Any]]:
    """The figures of each property of a roll, JSON-ready: those of the whole where it names no several."""
    parts = roll.summary.by_property
    if len(parts) < 2:
        only = parts[0] if parts else None
        names = {
            "propertyName": roll.meta.property_name or (only.property_name if only else None),
            "propertyCode": roll.meta.property_code or (only.property_code if only else None),
        }
        return [names | _figures(roll.summary)]
    return [{"propertyName": part.property_name, "propertyCode": part.property_code} | _figures(part) for part in parts]


def _figures(part: RentRollFigures) -> dict[str, Any]:
    rates = part.occupancy
    units = [count for count in part.by_status if count.space_use != "NON_UNIT"]
    leases = part.lease_expirations
    return {
        "totalUnits": part.total_units,
        "occupiedUnits": part.occupied_units,
        "vacantUnits": part.vacant_units,
        "nonRevenueUnits": part.non_revenue_units,
        "noticeUnits": part.notice_units,
        "physical": json_number(rates.physical.value),
        "leased": json_number(rates.leased.value),
        "byArea": json_number(rates.by_area.value),
        "contractToMarket": json_number(rates.contract_to_market.value),
        "area": _sum(json_number(count.area) for count in units),
        "marketRent": _sum(json_number(count.market_rent) for count in units),
        "inPlaceRent": json_number(part.in_place_rent.net),
        "inPlaceRentAnnual": json_number(part.in_place_rent.annual),
        "expirations": _by_year(leases.by_month),
        "monthToMonth": leases.month_to_month,
        "holdover": leases.holdover,
        "openEnded": leases.open_ended,
        "undated": leases.undated,
    }


def _by_year(months: Sequence[ExpirationMonth]) -> dict[str, int]:
    found: dict[str, int] = {}
    for month in months:
        found[month.month[:4]] = found.get(month.month[:4], 0) + month.units
    return found


def _sum(values: Iterable[int | float | None]) -> int | float | None:
    known = [value for value in values if value is not None]
    return round(sum(known), 2) if known else None


def workbook(entries: Iterable[tuple[str, Mapping[str, Any]]]) -> bytes:
    """The workbook over what was told of files (see ``reading.told``): rent rolls, a row a property, sorted by file.

    Two more sheets: the sums of all, and the files that are none of these rows.
    """
    rows: list[dict[str, Any]] = []
    others: list[list[Any]] = []
    for name, told in sorted(entries, key=lambda entry: entry[0]):
        if "properties" not in told:
            others.append([name, told.get("documentType"), told.get("error")])
            continue
        rows += [_row(name, told, part) for part in told["properties"]]
    years = sorted({year for row in rows for year in row["expirations"]})
    return workbook_bytes(
        [
            ("Portfolio", [*_lines(rows, years)]),
            ("Totals", _totals(rows)),
            ("Other files", [["File", "Document type", "Error"], *others]),
        ]
    )


def _row(name: str, told: Mapping[str, Any], part: Mapping[str, Any]) -> dict[str, Any]:
    checks = told.get("checks", {})
    day = told.get("asOnDate")
    return {
        **part,
        "file": name,
        "template": told.get("template"),
        "asOnDate": dt.date.fromisoformat(day) if day else None,
        # A check and a proof are about the roll, of which a property may be a part.
        "numbers": told.get("numbers"),
        "proved": told.get("proved"),
        "contradicted": told.get("contradicted"),
        "shareProved": round(told["proved"] / told["numbers"], 4) if told.get("numbers") else None,
        "passed": checks.get("PASS", 0),
        "failedChecks": checks.get("FAIL", 0),
        "warned": checks.get("WARN", 0),
    }


def _lines(rows: Sequence[Mapping[str, Any]], years: Sequence[str]) -> Iterator[list[Any]]:
    shown, later = years[:YEARS], years[YEARS:]
    yield [
        *(title for title, _ in _PLAIN),
        *(f"Leases ending {year}" for year in shown),
        *([f"Leases ending from {later[0]}"] if later else []),
        *(title for title, _ in (*_LEASES, *_PROOF)),
    ]
    for row in rows:
        ends = row["expirations"]
        yield [
            *(row.get(key) for _, key in _PLAIN),
            *(ends.get(year, 0) for year in shown),
            *([sum(ends.get(year, 0) for year in later)] if later else []),
            *(row.get(key) for _, key in (*_LEASES, *_PROOF)),
        ]


def _totals(rows: Sequence[Mapping[str, Any]]) -> list[list[Any]]:
    """Sums over all rows; rates are made of the sums, never averaged."""
    sums = {
        key: _sum(row.get(key) for row in rows)
        for key in (
            "totalUnits", "occupiedUnits", "vacantUnits", "nonRevenueUnits", "noticeUnits", "area", "marketRent",
            "inPlaceRent", "inPlaceRentAnnual",
        )
    }  # fmt: skip
    titles = {key: title for title, key in _PLAIN}
    revenue = (sums["totalUnits"] or 0) - (sums["nonRevenueUnits"] or 0)
    rate = round((sums["occupiedUnits"] or 0) / revenue, 4) if revenue else None
    return [
        ["Figure", "Sum"],
        ["Properties", len(rows)],
        *([titles[key], value] for key, value in sums.items()),
        ["Physical occupancy (occupied / (units - non-revenue))", rate],
    ]
