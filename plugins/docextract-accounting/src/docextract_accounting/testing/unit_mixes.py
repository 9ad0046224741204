"""Unit mixes: Yardi's market rent schedule and summary by property, ResMan's occupancy by type, a broker's table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from docextract.testing.draw import draw_as_of, draw_header
from docextract.testing.printed import Cell, Column, Heading, Row, Table

from . import mixes
from .draft import TableDraft, begin, close, formatted
from .mixes import Figure, Mix, area, asking, draw_mixes, listed, occupied, paid, per, share, truth_of, units, vacant


def _line(draft: TableDraft, table: Table, figures: Sequence[Figure], part: Sequence[Mix], whole: Sequence[Mix],
          cells: dict[str, Cell], truth: dict[str, object]) -> Row:  # fmt: skip
    values = {f.key: f.value(part, whole) for f in figures}
    shown = {f.key: f.cell(values[f.key]) for f in figures}
    return draft.row(table, cells | shown, truth | truth_of(figures, values))


def _total(draft: TableDraft, table: Table, figures: Sequence[Figure], whole: Sequence[Mix], label: str | None,
           key: str, without: Sequence[str] = ()) -> None:  # fmt: skip
    values = {f.key: None if f.key in without else f.value(whole, whole) for f in figures}
    shown: dict[str, Cell] = {f.key: f.cell(values[f.key]) for f in figures}
    cells: dict[str, Cell] = {key: label} if label else {}
    stated = {f.field if f.field != "other" else f.label: values[f.key] for f in figures}
    made = {k: Decimal(v) if v is not None else None for k, v in stated.items()}
    draft.total(table, cells | shown, label, made, rule=True)


def yardi(draft: TableDraft) -> None:
    """A1.3 Market Rent Schedule: rents of the types and of their units, and what residents pay."""
    rng = draft.rng
    day = draw_as_of(rng)
    home = begin(draft, "UNIT_MIX", day, wide=True)
    draft.template, draft.as_of = "yardi.marketRentSchedule", day
    figures = [
        Figure("units", ("Units",), units, "units", "count"),
        Figure("rent", ("Unit Type", "Rent"), per(listed, units), "typeRent"),
        Figure("area", ("Unit Type", "Sq Ft"), per(area, units), "averageArea", "area", 0),
        Figure("listed", ("Total Unit", "Type Rent"), listed, "totalTypeRent"),
        Figure("asking", ("Total", "Unit Rent"), asking, "totalMarketRent"),
        Figure("average", ("Average", "Unit Rent"), per(asking, units), "averageMarketRent"),
        Figure("occupied", ("Occupied", "Units"), occupied, "occupied", "count"),
        Figure("paid", ("Average", "Resident Rent"), per(paid, occupied), "averageContractRent"),
    ]
    draft.columns = [f.label for f in figures]
    table = Table((Column("type", ("Unit Type",), cap=40), *(f.column() for f in figures)))
    drawn = draw_mixes(rng, alike=True)
    for mix in drawn:
        cells: dict[str, Cell] = {"type": f"{mix.name} ({mix.code})"}
        truth: dict[str, object] = {"unitType": f"{mix.name} ({mix.code})"}
        _line(draft, table, figures, [mix], drawn, cells, truth)
    short = draft.chance(0.3, "the total line prints no averages")
    _total(
        draft, table, figures, drawn, "Grand Total", "type", ("rent", "area", "average", "paid") if short else ("area",)
    )
    draft.loose = {"area": "averageArea"} | ({"paid": "averageContractRent"} if short else {})
    heading = [
        Heading("Market Rent Schedule", bold=True),
        Heading(f"{home.name} ({home.code})"),
        Heading(f"As Of = {day:%m/%d/%Y}"),
    ]
    close(draft, heading, [table])


def by_property(draft: TableDraft) -> None:
    """A1.3 summary rent roll: one line for each property."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    begin(draft, "UNIT_MIX", day, wide=True)
    draft.as_of, draft.property_name = day, None

    def deposits(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal:
        return sum((Decimal(100 * mix.occupied + mix.areas[0]) for mix in part), mixes.ZERO)

    def balances(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal:
        return sum(((sum(mix.asking, mixes.ZERO) / 8 - mix.areas[0]).quantize(mixes.CENT) for mix in part), mixes.ZERO)

    figures = [
        Figure("units", ("Total", "Units"), units, "units", "count"),
        Figure("asking", ("Market", "Rent"), asking, "totalMarketRent"),
        Figure("paid", ("Resident", "Rent"), paid, "totalContractRent"),
        Figure("deposit", ("Deposit",), deposits, "other"),
        Figure("market", ("Average", "Market Rent"), per(asking, units), "averageMarketRent"),
        Figure("resident", ("Average", "Resident Rent"), per(paid, units), "averageContractRent"),
        Figure("held", ("Average", "Deposit"), per(deposits, units), "other"),
        Figure("balance", ("Balance",), balances, "other"),
    ]
    draft.columns = [f.label for f in figures]
    columns = [
        Column("code", ("Property",)),
        Column("state", ("State",)),
        figures[0].column(),
        Column("name", ("Name",), cap=40),
    ]
    table = Table((*columns, *(f.column() for f in figures[1:])))
    everyone: list[Mix] = []
    states = ("TX", "GA", "FL", "NC")
    for _ in range(rng.randint(3, 20)):
        home = draw_header(rng, "residential", day)
        drawn = draw_mixes(rng, most=5)
        everyone += drawn
        cells: dict[str, Cell] = {"code": home.code, "state": rng.choice(states), "name": home.name}
        truth: dict[str, object] = {"propertyName": home.name, "propertyCode": home.code}
        _line(draft, table, figures, drawn, drawn, cells, truth)
    _total(draft, table, figures, everyone, rng.choice(("Total", "Total All Properties", "Grand Total")), "code")
    close(
        draft,
        [
            Heading("Rent Roll Summary", bold=True),
            Heading("For Selected Properties"),
            Heading(f"As Of = {day:%m/%d/%Y}"),
            Heading(f"Month Year = {day:%m/%Y}"),
        ],
        [table],
    )


def resman(draft: TableDraft) -> None:
    """A6.1 Unit Type Occupancy: each type's occupied and vacant units with their shares of the type."""
    rng = draft.rng
    day = draw_as_of(rng)
    home = begin(draft, "UNIT_MIX", day, wide=False)
    draft.template, draft.as_of = "resman.unitTypeOccupancy", day
    figures = [
        Figure("market", ("Market", "Rent"), asking, "totalMarketRent"),
        Figure("a", ("%",), share(asking), "rentShare", "share", 3),
        Figure("units", ("Units",), units, "units", "count"),
        Figure("b", ("%",), share(units), "unitShare", "share", 3),
        Figure("area", ("Square", "Footage"), area, "totalArea", "area", 0),
        Figure("c", ("%",), share(area), "areaShare", "share", 3),
    ]
    draft.columns = [f.label for f in figures]
    table = Table((Column("type", ("Type",), cap=30), Column("status", ("Status",)), *(f.column() for f in figures)))
    drawn = draw_mixes(rng, most=9)
    for mix in drawn:
        let = _part(mix, slice(0, mix.occupied))
        empty = _part(mix, slice(mix.occupied, None))
        for word, part in (("Occupied", let), ("Vacant", empty)):
            cells: dict[str, Cell] = {"type": mix.name, "status": word}
            truth: dict[str, object] = {"unitType": mix.name, "statusText": word}
            _line(draft, table, figures, [part], [mix], cells, truth)
    label = None if draft.chance(0.5, "the total has no label") else "Total"
    _total(draft, table, figures, drawn, label, "type")
    close(
        draft,
        [
            Heading(center=home.name, bold=True),
            Heading(center="Unit Type Occupancy", bold=True),
            Heading(center=f"{day:%m/%d/%Y}"),
        ],
        [table],
    )


def _part(mix: Mix, which: slice) -> Mix:
    return replace(mix, areas=mix.areas[which], asking=mix.asking[which], paid=())


def broker(draft: TableDraft) -> None:
    """A broker's unit mix: counts, shares, areas, rents per month, per year and per area, in columns of any choice."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    home = begin(draft, "UNIT_MIX", day, wide=True)
    draft.as_of = day
    whole = draft.chance(0.5, "whole currency units")
    digits = 0 if whole else 2
    formatted(draft, decimals=digits)
    square = rng.choice(("SF", "Sq Ft"))
    count = rng.choice((("# of Units",), ("No. Units",), ("Units",), ("Unit", "Count")))
    figures = [
        Figure("units", count, units, "units", "count"),
        Figure(
            "share",
            rng.choice((("% of Total",), ("Unit Mix", "%"), ("% of", "Units"))),
            share(units),
            "unitShare",
            "share",
            3,
        ),
        Figure("area", rng.choice((("Avg", square), ("Average", square))), per(area, units), "averageArea", "area", 0),
        Figure("floor", (f"Total {square}",), area, "totalArea", "area", 0),
    ]
    if draft.chance(0.6, "occupied and vacant units"):
        figures += [
            Figure("occupied", ("Occupied",), occupied, "occupied", "count"),
            Figure("vacant", ("Vacant",), vacant, "vacant", "count"),
        ]
        if rng.random() < 0.5:
            figures.append(Figure("rate", ("% Occupied",), per(occupied, units), "occupancy", "share", 3))
    average = rng.choice((("Avg Market", "Rent"), ("Average", "Market Rent")))
    monthly = rng.choice((("Total Market", "Rent"), ("Monthly", "Market Rent")))
    figures += [
        Figure("average", average, per(asking, units), "averageMarketRent", digits=digits),
        Figure("asking", monthly, asking, "totalMarketRent", digits=digits),
    ]
    if rng.random() < 0.6:
        figures.append(Figure("foot", (f"Market Rent/{square}",), per(asking, area), "marketRentPerArea"))
    if draft.chance(0.5, "rents in place"):
        figures += [
            Figure("paid", ("Avg In-Place", "Rent"), per(paid, occupied), "averageContractRent", digits=digits),
            Figure("inplace", ("Total In-Place", "Rent"), paid, "totalContractRent", digits=digits),
        ]
        if not any(f.key == "occupied" for f in figures):
            draft.loose["paid"] = "averageContractRent"  # over occupied units, which are not printed
    draft.columns = [f.label for f in figures]
    first = rng.choice(("Unit Type", "Floor Plan", "Type", "Unit Mix"))
    labels: tuple[Column, ...] = (Column("type", (first,), cap=40),)
    rooms = draft.chance(0.3, "beds and baths in columns")
    if rooms:
        labels += (Column("beds", ("Beds",), "count"), Column("baths", ("Baths",), "count"))
    table = Table((*labels, *(f.column() for f in figures)))
    drawn = draw_mixes(rng)
    for mix in drawn:
        cells: dict[str, Cell] = {"type": mix.name}
        truth: dict[str, object] = {"unitType": mix.name}
        if rooms:
            cells |= {"beds": mix.bedrooms, "baths": mix.bathrooms}
            truth |= {"bedrooms": Decimal(mix.bedrooms), "bathrooms": Decimal(mix.bathrooms)}
        _line(draft, table, figures, [mix], drawn, cells, truth)
    label = rng.choice(("Total", "Total / Average", "Total/Weighted Average", "Totals/Averages"))
    _total(draft, table, figures, drawn, label, "type")
    heading = [Heading(home.name, bold=True), Heading("Unit Mix Summary", bold=True), Heading(_worded(day))]
    close(draft, heading, [table])


def _worded(day: date) -> str:
    return f"As of {day:%B} {day.day}, {day.year}"
