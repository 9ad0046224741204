"""OneSite's legacy grid: one unit over three rows in merged cells, everything text, headers split over three lines."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LEGAL, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Group, Heading, Row, Shown, Table
from docextract.testing.sample import Roll

STATUS = {"OCCUPIED": "Occupied", "NOTICE": "Occupied-NTV", "NOTICE_LEASED": "Occupied-NTVL", "EVICTION": "Occupied"}
VACANT = {"VACANT": "Vacant", "VACANT_LEASED": "Vacant-Leased", "MODEL": "Model"}


def rent_roll(roll: Roll) -> None:
    """A4.3."""
    home = draw_apartments(roll.rng, book="onesite", units=(8, 30))
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LEGAL),),
        sheet="Sheet1",
        spans=True,
        stacked=True,
        padded=roll.rng.random() < 0.5,
        text_money=True,
        text_dates=True,
        grid="none",
        font="Helvetica",
        size=6.5,
        gap=3.0,
    )
    roll.report.formats = Formats(date="mm/dd/yyyy")
    for trap in (
        "one unit over three rows",
        "all cells are text in a wide merged grid",
        "an umbrella header over future increases",
    ):
        roll.trap(trap)
    columns = (
        Column("unit", ("Bldg/Unit", "", ""), field="unit"),
        Column("plan", ("Floorplan", "", ""), field="unitType", cap=11),
        Column("area", ("", "SQFT", ""), "area", "area"),
        Column("status", ("Unit/Lease", "Status", ""), field="statusText"),
        Column("name", ("Name", "", "Resident ID"), field="tenantName", cap=18),
        Column("in", ("Move-In", "Move-Out", ""), "date", "moveInDate"),
        Column("start", ("Lease Start", "Lease End", ""), "date", "leaseStartDate"),
        Column("market", ("Market", "+ Addl.", ""), "money", "marketRent"),
        Column("rent", ("Lease", "Rent", ""), "money", "contractRent"),
        Column("other", ("Other Charges/", "Credits", ""), "money"),
        Column("total", ("Total", "Billing", ""), "money", "totalCharges"),
        Column("deposit", ("Dep", "On Hand", ""), "money", "deposit"),
        Column("balance", ("Balance", "", ""), "money", "balance"),
        Column("cat", ("", "Cat", "")),
        Column("code", ("", "Code", "")),
        Column("kind", ("", "Type", "")),
        Column("amount", ("", "Amount", ""), "money"),
    )
    table = Table(columns, groups=(Group("Future Rent Increases", "cat", "amount"),))
    sums = dict.fromkeys(("market", "rent", "other", "total", "deposit", "balance"), Decimal(0))
    for unit in home.units:
        lease = unit.lease
        number = unit.number if "-" in unit.number else f"{unit.building}-{unit.number}"
        cells: dict[str, Cell] = {
            "unit": number,
            "plan": unit.unit_type,
            "area": unit.area,
            "status": STATUS.get(unit.status) or VACANT.get(unit.status, "Admin/Down"),
            "market": unit.market_rent,
            "deposit": Decimal(0),
            "balance": Decimal(0),
        }
        if lease is None:
            cells["name"] = Shown("VACANT") if unit.is_vacant else None
            roll.unit(table, cells, unit.status, _gap=0.5)
        else:
            cells |= {
                "name": lease.tenant,
                "in": lease.move_in,
                "start": lease.start,
                "rent": lease.rent,
                "other": lease.others,
                "total": lease.total,
                "deposit": lease.deposit,
                "balance": lease.balance,
            }
            roll.unit(
                table,
                cells,
                unit.status,
                _gap=0.5,
                leaseEndDate=lease.end,
                moveOutDate=lease.move_out,
                residentId=lease.resident_id,
            )
            table.add(Row({"start": lease.end, "in": lease.move_out}))
            table.add(Row({"name": lease.resident_id}))
        for key in sums:
            value = cells.get(key)
            sums[key] += value if isinstance(value, Decimal) else 0
    table.add(Row({"unit": "Totals:", **sums}, bold=True, rule=True, gap=0.5))
    roll.state(
        "Totals:",
        marketRent=sums["market"],
        contractRent=sums["rent"],
        totalCharges=sums["total"],
        deposit=sums["deposit"],
    )
    heading = [
        Heading(f"OneSite Reports - {home.name}", bold=True, size=1.2),
        Heading("RENT ROLL DETAIL", bold=True),
        Heading(f"As of Date: {home.as_of:%m/%d/%Y}", right="RENT ROLL DETAIL"),
    ]
    roll.report.chapters.append(Chapter(heading, [table]))
