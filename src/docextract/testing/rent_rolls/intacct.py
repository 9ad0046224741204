"""Sage Intacct's Detailed Rent Roll: charges by frequency on sub-rows; only monthly ones are monthly rent."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import cents
from docextract.testing.looks import LEGAL, TABLOID, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Heading, Row, Shown, Table
from docextract.testing.property import Lease, Unit
from docextract.testing.rent_rolls.rows import Cells, about, row_of
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites

TIMES = {"Monthly": 12, "Quarterly": 4, "Annually": 1}


def detailed_rent_roll(roll: Roll) -> None:
    """A10."""
    home = draw_suites(roll.rng, suites=(4, 18), zero_areas=False)
    about(roll, home, "OFFICE")
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LEGAL), landscape(TABLOID)),
        sheet="Detailed Rent Roll",
        size=6.5,
        gap=3.5,
        crop=0.0,
        stacked=roll.rng.random() < 0.5,
        padded=False,
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", negative="brackets")
    roll.likely["a total that is a cent off"] = 0.0
    roll.likely["names wrapped above and below their line"] = 0.0  # the charges stand beside the lines of the name
    roll.trap("amounts follow their frequency: only monthly ones are monthly rent")
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("area", ("Total", "Sq. Ft."), "area", "area"),
        Column("tenant", ("Current Tenant",), field="tenantName", cap=24),
        Column("in", ("Actual", "Move in"), "date", "moveInDate"),
        Column("end", ("Lease Expiration", "Date"), "date", "leaseEndDate"),
        Column("available", ("Available", "Date"), "date"),
        Column("deposit", ("Deposit", "Balance"), "money", "deposit"),
        Column("lease", ("Lease",)),
        Column("code", ("Charge Type",), cap=16),
        Column("from", ("Effective", "Date"), "date"),
        Column("frequency", ("Frequency",)),
        Column("amount", ("Amount",), "money"),
        Column("psf", ("$/Sq.Ft.",), "number"),
        Column("annual", ("Annual", "Amount"), "money"),
        Column("annual psf", ("Annual", "$/Sq.Ft."), "number"),
        Column("next", ("Next", "Increase"), "date"),
        Column("next amount", ("Next", "Amount"), "money"),
    )
    table = Table(columns, gap=1)
    for index, unit in enumerate(home.units):
        lease = unit.lease
        if lease is None:
            roll.unit(table, row_of(table, unit, None, {"tenant": Shown("Vacant")}), "VACANT", _gap=0.3)
            continue
        cells = row_of(table, unit, lease, {"lease": f"L-{1000 + index}"})
        rows = _charges(unit, lease, index)
        more: dict[str, object] = {"charges": [{"code": r["code"], "amount": r["amount"]} for r in rows]}
        if lease.steps:
            cells |= {"next": lease.steps[0].date, "next amount": lease.steps[0].amount}
            more["rentSteps"] = [{"date": lease.steps[0].date, "amount": lease.steps[0].amount}]
        roll.unit(table, cells | rows[0], "OCCUPIED", contractRent=lease.rent, _gap=0.3, **more)
        for row in rows[1:]:
            table.add(Row(row, sub=True))
    let, idle = [u.area for u in home.units if u.lease], [u.area for u in home.units if not u.lease]
    parts = {"Occupied": let, "Vacant": idle, "Total": [*let, *idle]}
    summary = Table(
        (Column("label", ("Property Summary",)), Column("n", ("Units",), "count"), Column("a", ("Sq. Ft.",), "area")),
        [Row({"label": label, "n": len(areas), "a": sum(areas)}) for label, areas in parts.items()],
    )
    roll.trap("a summary table above the roll")
    roll.state("Property Summary", units=len(home.units), area=sum(parts["Total"]))
    heading = [
        Heading(center=home.company, bold=True),
        Heading(center="Detailed Rent Roll", bold=True, size=1.3),
        Heading(center=home.name),
        Heading(center=f"As of Date: {home.as_of:%m/%d/%Y}"),
        Heading(left=f"Created on: {home.printed_on:%m/%d/%Y}"),
    ]
    roll.report.chapters.append(Chapter(heading, [summary, table]))


def _charges(unit: Unit, lease: Lease, index: int) -> list[Cells]:
    lines: list[tuple[str, str, Decimal]] = [("Base Rent", "Monthly", lease.rent)]
    if lease.recovery:
        lines.append(("CAM", "Monthly", lease.recovery))
    if index % 3 == 1:
        lines.append(("Real Estate Tax", "Annually", cents(lease.rent * 2)))
    if index % 4 == 2:
        lines.append(("Insurance", "Quarterly", cents(lease.rent / 4)))
    return [
        {
            "code": code,
            "from": lease.start,
            "frequency": often,
            "amount": amount,
            "psf": cents(amount / unit.area),
            "annual": amount * TIMES[often],
            "annual psf": cents(amount * TIMES[often] / unit.area),
        }
        for code, often, amount in lines
    ]
