"""Entrata's residential rent roll, which has no rent per unit."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LEGAL, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.property import charges_by_code, total
from docextract.testing.sample import Roll

ZERO = Decimal(0)
NOTHING = "Selected report filters returned no data"
STATUS = {
    "OCCUPIED": "Occupied No Notice",
    "NOTICE": "Notice Unrented",
    "NOTICE_LEASED": "Notice Rented",
    "EVICTION": "Occupied No Notice",
    "VACANT": "Vacant Unrented Ready",
    "VACANT_LEASED": "Vacant Rented Ready",
    "MODEL": "Model",
    "DOWN": "Down",
    "ADMIN": "Admin",
}


def residential(roll: Roll) -> None:
    """A7.1: stacked sections with a header each; scheduled charges per unit and a charge summary, no rent column."""
    home = draw_apartments(roll.rng, book="resman", units=(10, 40), applicants=False)
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER), landscape(LEGAL)),
        sheet=home.name[:28],
        stacked=False,
        crop=0.0,
        padded=False,
        header=roll.look_rng.choice(("grey", "rule", "dark")),
        sheets_after=("Report Parameters",) if roll.rng.random() < 0.7 else (),
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", negative="brackets")
    roll.trap("stacked sections with a header each; no rent per unit")
    columns = (
        Column("unit", ("Bldg-Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", ("SQFT",), "area", "area"),
        Column("status", ("Unit Status",), field="statusText", cap=22),
        Column("tenant", ("Resident",), field="tenantName", cap=20),
        Column("in", ("Move-In",), "date", "moveInDate"),
        Column("start", ("Lease Start",), "date", "leaseStartDate"),
        Column("end", ("Lease End",), "date", "leaseEndDate"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("total", ("Scheduled", "Charges"), "money", "totalCharges"),
        Column("deposit", ("Deposit", "Held"), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    chapter = Chapter(
        [
            Heading("Rent Roll", bold=True, size=1.5),
            Heading(home.name, bold=True),
            Heading(f"As of {home.as_of:%m/%d/%Y}"),
        ]
    )
    current = Table(columns, title="Resident Details")
    current.add(Row(label="Building:  No Building Associated", bold=True))
    for unit in home.units:
        lease, status = unit.lease, unit.status
        cells: dict[str, Cell] = {
            "unit": unit.number,
            "type": unit.unit_type,
            "area": unit.area,
            "status": STATUS[status],
            "market": unit.market_rent,
            "total": ZERO,
            "deposit": ZERO,
            "balance": ZERO,
        }
        if lease:
            cells |= {
                "tenant": lease.tenant,
                "in": lease.move_in,
                "start": lease.start,
                "end": lease.end,
                "total": lease.total,
                "deposit": lease.deposit,
                "balance": lease.balance,
            }
        else:
            cells["tenant"] = Shown("-- Vacant --") if unit.is_vacant else None
        roll.unit(current, cells, status, section="Resident Details")
    sums = {
        "area": Decimal(sum(u.area for u in home.units)),
        "market": total(u.market_rent for u in home.units),
        "total": total(x.total for x in home.leases),
        "deposit": total(x.deposit for x in home.leases),
        "balance": total(x.balance for x in home.leases),
    }
    for label in (" No Building Associated Total:", f"{home.name} Totals/Averages:"):
        current.add(Row({"status": label, **sums}, bold=True, rule=True))
    roll.trap("the same total twice")
    roll.state(
        "Totals/Averages",
        area=sums["area"],
        marketRent=sums["market"],
        totalCharges=sums["total"],
        deposit=sums["deposit"],
    )
    chapter.parts.append(current)
    future = Table(columns, title="Future Resident Details", gap=1.5)
    for unit in home.upcoming:
        coming = unit.upcoming
        if coming:
            cells = {
                "unit": unit.number,
                "type": unit.unit_type,
                "area": unit.area,
                "status": STATUS[unit.status],
                "tenant": coming.tenant,
                "in": coming.move_in,
                "start": coming.start,
                "end": coming.end,
                "total": coming.total,
                "deposit": coming.deposit,
                "balance": coming.balance,
            }
            roll.unit(future, cells, "FUTURE", section="Future Resident Details", statusText="Future")
    chapter.parts.append(future if home.upcoming else Notes(["Future Resident Details", NOTHING]))
    charges = Table(
        (Column("code", ("Charge Code",)), Column("amount", ("Scheduled Charges",), "money")),
        title="Charge Code Summary",
        gap=1.5,
    )
    by = charges_by_code(home.leases)
    for code, amount in by.items():
        charges.add(Row({"code": code, "amount": amount}))
    charges.add(Row({"code": "Total", "amount": total(by.values())}, bold=True, rule=True))
    chapter.parts.append(charges)
    roll.report.chapters.append(chapter)
