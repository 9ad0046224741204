"""A German Mieterliste: a header line of units, several rows per lease by kind of space."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from docextract.testing.draw import cents
from docextract.testing.looks import A4, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Group, Shown, Table
from docextract.testing.rent_rolls.rows import Cells, sum_row, summed, titles
from docextract.testing.sample import Roll
from docextract.testing.words import words


def mieterliste(roll: Roll) -> None:
    """A18: German, four header lines with a row of units, several rows per lease by kind of space."""
    rng = roll.rng
    as_of = date(rng.randint(2018, 2026), rng.choice((3, 6, 9, 12)), 30)
    roll.asset_type, roll.as_of = "MIXED_USE", as_of.isoformat()
    name = rng.choice(words("firms")["german_places"])
    roll.property_name = name
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(A4),),
        sheet="Mieterliste",
        stacked=True,
        crop=0.0,
        padded=False,
        size=7.5,
        font=roll.look_rng.choice(("Helvetica", "Vera")),
        text_money=rng.random() < 0.3,
    )
    grouping, point = rng.choice(((".", ","), ("'", ".")))
    roll.report.formats = Formats(date="dd.mm.yyyy", grouping=grouping, point=point, area_decimals=2)
    for trap in (
        "four header lines, the last of them units",
        "several rows per lease, by kind of space",
        "dates dd.mm.yyyy",
    ):
        roll.trap(trap)
    columns = (
        Column("unit", ("Mieteinheit", "", ""), field="unit"),
        Column("tenant", ("Mietername", "", ""), field="tenantName", cap=24),
        Column("type", ("Art", "", ""), field="unitType"),
        Column("area", ("Fläche", "", "m²"), "area", "area"),
        Column("rent", ("Netto-", "miete", "EUR"), "money", "contractRent"),
        Column("annual", ("Jahres-", "nettomiete", "EUR"), "money", "annualRent"),
        Column("psf", ("Miete", "je m²", "EUR/m²"), "number", "rentPerArea"),
        Column("market", ("Markt-", "miete", "EUR"), "money", "marketRent"),
        Column("start", ("Mietbeginn", "", ""), "date", "leaseStartDate"),
        Column("end", ("Vertrags-", "ende", ""), "date", "leaseEndDate"),
    )
    groups = (Group("Mietobjekt", "unit", "area"), Group("Miete", "rent", "market"), Group("Vertrag", "start", "end"))
    table = Table(columns, groups=groups)
    rows = []
    firms = words("firms")
    for i in range(rng.randint(6, 24)):
        unit = f"ME {i + 1:02d}"
        empty = rng.random() < 0.15
        shop = rng.random() < 0.5
        person = f"{rng.choice(firms['german_first'])} {rng.choice(firms['german_last'])}"
        tenant = rng.choice(firms["german"]) if shop else person
        start, end = (
            date(as_of.year - rng.randint(1, 9), rng.randint(1, 12), 1),
            date(as_of.year + rng.randint(1, 6), 12, 31),
        )
        kinds = (["Laden", "Lager"] if shop and rng.random() < 0.4 else ["Laden"]) if shop else ["Wohnung"]
        if not empty and rng.random() < 0.3:
            kinds.append("Stellplatz")
        for j, kind in enumerate(kinds[: 1 if empty else 3]):
            area = 0 if kind == "Stellplatz" else rng.randint(35, 220)
            parked = kind == "Stellplatz"
            rent = Decimal(rng.randint(40, 90)) if parked else cents(area * Decimal(rng.randint(750, 1900)) / 100)
            market = cents(rent * Decimal("1.05"))
            cells: Cells = {"unit": unit, "type": kind, "area": area or None, "market": market}
            if empty:
                cells["tenant"] = Shown("Leerstand")
                status = "VACANT"
            else:
                cells |= {"tenant": tenant, "rent": rent, "annual": rent * 12}
                cells |= {"psf": cents(rent / area) if area else None, "start": start, "end": end if shop else None}
                status = "NON_UNIT" if kind == "Stellplatz" else "ADDITIONAL" if j else "OCCUPIED"
            roll.unit(table, cells, status, statusText="Vacant" if empty else "Occupied")
            rows.append(cells)
    sums = summed(rows, ("area", "rent", "annual", "market"))
    sum_row(roll, table, "Gesamtergebnis", {"unit": "Gesamtergebnis"}, sums)
    heading = titles("Mieterliste", name, "Stichtag", f"{as_of:%d.%m.%Y}")
    roll.report.chapters.append(Chapter(heading, [table]))
