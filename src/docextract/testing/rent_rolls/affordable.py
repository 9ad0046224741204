"""Section 8 rolls: tenant rent and subsidy, with or without their sum."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Chapter, Column, Shown, Table
from docextract.testing.rent_rolls.handmade import HANDMADE
from docextract.testing.rent_rolls.rows import Cells, about, titles
from docextract.testing.rent_rolls.sectors import sector_look, total_row
from docextract.testing.sample import Roll


def section_eight(roll: Roll) -> None:
    """A15: tenant rent and subsidy; in some rolls only their parts are printed and the rent is their sum."""
    sector_look(roll, "HAP Rent Roll")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(10, 60), applicants=False)
    about(roll, home)
    parts = roll.chance(0.4, "only tenant rent and subsidy are printed")
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("tenant", ("Resident",), field="tenantName", cap=22),
        *(() if parts else (Column("rent", ("Contract", "Rent"), "money", "contractRent"),)),
        Column("share", ("Tenant", "Rent"), "money", "tenantRent"),
        Column("hap", ("HAP", "Amount"), "money", "subsidyRent"),
        Column("utility", ("Utility", "Allowance"), "money", "utilityAllowance"),
        Column("start", ("Lease", "Start"), "date", "leaseStartDate"),
        Column("end", ("Lease", "End"), "date", "leaseEndDate"),
        Column("cert", ("Cert", "Date"), "date"),
    )
    table, rows = Table(columns), []
    for unit in home.units:
        cells: Cells = {"unit": unit.number, "type": unit.unit_type}
        more: dict[str, object] = {}
        if unit.lease:
            rent = unit.lease.rent
            share = min(Decimal(roll.rng.randint(0, 420)), rent)
            cells |= {
                "tenant": unit.lease.tenant,
                "share": share,
                "hap": rent - share,
                "utility": Decimal(roll.rng.choice((0, 41, 58, 77))),
                "start": unit.lease.start,
                "end": unit.lease.end,
                "cert": unit.lease.start,
            }
            if parts:
                more["contractRent"] = rent
            else:
                cells["rent"] = rent
        else:
            cells["tenant"] = Shown("VACANT")
        roll.unit(table, cells, "OCCUPIED" if unit.lease else "VACANT", **more)
        rows.append(cells)
    total_row(roll, table, rows, "Total")
    heading = titles("Affordable Rent Roll", home.name, f"As of {home.as_of:%m/%d/%Y}", size=1.3, center=True)
    roll.report.chapters.append(Chapter(heading, [table]))
