"""Rent Manager's Summary Rent Roll: no lease dates, former occupants repeat units, labels below the totals."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import cents, draw_apartments, first_of_month
from docextract.testing.looks import LETTER, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Heading, Row, Shown, Table
from docextract.testing.rent_rolls.rows import ZERO, Cells, row_of, several, state_sums, summed
from docextract.testing.sample import Roll
from docextract.testing.words import person

MONEY = ("market", "rent", "other", "prior", "balance")


def summary_rent_roll(roll: Roll) -> None:
    """A9."""
    roll.likely |= {"pages turned by /Rotate": 0.6, "a total that is a cent off": 0.0}
    # Its names run on under the next column.
    roll.likely |= dict.fromkeys(("names wrapped above and below their line", "names clipped on the page"), 0.0)
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER),),
        crop=0.0,
        grid="none",
        spread=roll.look_rng.choice((0.6, 1.0)),
        font=roll.look_rng.choice(("Helvetica", "Times")),
        header=roll.look_rng.choice(("rule", "each", "plain")),
        sheet="Summary Rent Roll",
        stacked=True,
        foot=("", "Page {page} of {pages}", ""),
    )
    roll.report.formats = Formats(date="mm/dd/yy")
    homes = several(
        roll.rng.choice((1, 2, 3)),
        lambda day: draw_apartments(roll.rng, book="yardi", units=(8, 30), applicants=False, as_of=day),
    )
    as_of = homes[0].as_of
    roll.as_of = as_of.isoformat()
    roll.property_name = homes[0].name if len(homes) == 1 else None
    name_first = roll.chance(0.5, "clipped names whose tail runs on under the unit number")
    unit = Column("unit", ("", "Unit"), field="unit", tight=name_first)
    name = Column("tenant", ("", "Resident"), field="tenantName", cap=13, overflow="clip")
    columns = (
        *((name, unit) if name_first else (unit, name)),
        Column("type", ("Unit", "Type"), field="unitType"),
        Column("area", ("Square", "Feet"), "area", "area"),
        Column("market", ("100%", "Rented"), "money", "marketRent"),
        Column("rent", ("Rent", "Charges"), "money", "contractRent"),
        Column("other", ("Other", "Charges"), "money"),
        Column("prior", ("Prior", "Balance"), "money"),
        Column("balance", ("Ending", "Balance"), "money", "balance"),
    )
    roll.trap("zero-area rows repeat a unit: former occupants")
    roll.trap("unlabelled totals with the label on the line below")
    table = Table(columns)
    everything: list[Cells] = []
    for home in homes:
        rows: list[Cells] = []
        table.add(Row(label=home.name, bold=True, gap=0.6, keep=True))
        for index, one in enumerate(home.units):
            lease = one.lease
            own: Cells = {"tenant": lease.tenant if lease else Shown("VACANT")}
            own |= {"other": lease.others, "prior": cents(lease.balance / 2)} if lease else {}
            rows.append(row_of(table, one, lease, own, zeros=("rent", "other", "prior", "balance")))
            roll.unit(table, rows[-1], one.status if lease else "VACANT", propertyName=home.name)
            if index % 9 == 4:
                due = Decimal(roll.rng.randint(0, 400))
                gone: Cells = {"unit": one.number, "tenant": person(roll.rng), "type": one.unit_type, "area": 0}
                rows.append(gone | dict.fromkeys(("market", "rent", "other"), ZERO) | {"prior": due, "balance": due})
                roll.unit(table, rows[-1], "FORMER", propertyName=home.name)
        _totals(roll, table, rows, home.name, f"Totals for {home.name}")
        everything += rows
    for _ in range(2):
        _totals(roll, table, everything, "Totals for report", "Totals for report", gap=1.0)
    roll.trap("the grand total stands twice")
    period = f"Activity in the period {first_of_month(as_of):%m/%d/%y} - {as_of:%m/%d/%y}"
    stamp = homes[0].printed_on
    heading = [
        Heading(f"{stamp:%m/%d/%y}", "Summary Rent Roll", "Rent Manager", bold=True, size=1.2),
        Heading("8:15 AM", homes[0].name if len(homes) == 1 else "Multiple Properties", ""),
        Heading(center=period),
    ]
    roll.report.chapters.append(Chapter(heading, [table]))


def _totals(roll: Roll, table: Table, rows: list[Cells], name: str, label: str, gap: float = 0.0) -> None:
    sums = summed(rows, ("area", *MONEY))
    table.add(Row({**sums}, rule=("area", *MONEY), gap=gap))
    table.add(Row(label=label, bold=True))
    state_sums(roll, table, name, sums, ("area", "market", "rent", "balance"))
