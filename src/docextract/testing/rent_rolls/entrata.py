"""Entrata's residential rent roll, which has no rent per unit."""

from __future__ import annotations

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LEGAL, LETTER, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.rent_rolls.charges import charge_summary
from docextract.testing.rent_rolls.rows import Cells, about, row_of, state_sums, sums_of
from docextract.testing.sample import Roll

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
    about(roll, home)
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
    heading = [Heading("Rent Roll", bold=True, size=1.5), Heading(home.name, bold=True)]
    chapter = Chapter([*heading, Heading(f"As of {home.as_of:%m/%d/%Y}")])
    current = Table(columns, title="Resident Details")
    current.add(Row(label="Building:  No Building Associated", bold=True))
    for unit in home.units:
        own: Cells = {"status": STATUS[unit.status]}
        own |= {} if unit.lease else {"tenant": Shown("-- Vacant --") if unit.is_vacant else None}
        cells = row_of(current, unit, unit.lease, own, zeros=("total", "deposit", "balance"))
        roll.unit(current, cells, unit.status, section="Resident Details")
    columns_of = {"area": "area", "market": "market_rent", "total": "total", "deposit": "deposit", "balance": "balance"}
    sums = sums_of(home.units, home.leases, columns_of)
    for label in (" No Building Associated Total:", f"{home.name} Totals/Averages:"):
        current.add(Row({"status": label, **sums}, bold=True, rule=True))
    roll.trap("the same total twice")
    state_sums(roll, current, "Totals/Averages", sums, ("area", "market", "total", "deposit"))
    chapter.parts.append(current)
    future = Table(columns, title="Future Resident Details", gap=1.5)
    for unit in home.upcoming:
        cells = row_of(future, unit, unit.upcoming, {"status": STATUS[unit.status], "market": None})
        roll.unit(future, cells, "FUTURE", section="Future Resident Details", statusText="Future")
    chapter.parts.append(future if home.upcoming else Notes(["Future Resident Details", NOTHING]))
    title = "Charge Code Summary"
    chapter.parts.append(charge_summary(home, ("Charge Code",), "Scheduled Charges", title=title, gap=1.5))
    roll.report.chapters.append(chapter)
