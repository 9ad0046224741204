"""Yardi Voyager's Rent Roll with Lease Charges, and what its relatives share with it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Lease, Property, Unit, charges_by_code, total
from docextract.testing.rent_rolls.charges import block
from docextract.testing.sample import Roll

SECTIONS = ("Current/Notice/Vacant Residents", "Future Residents/Applicants")
SENTINELS = {"VACANT": "VACANT", "VACANT_LEASED": "VACANT", "MODEL": "MODEL", "DOWN": "DOWN", "ADMIN": "ADMIN"}


def yardi_columns(*, charges: bool, flat: bool = False) -> tuple[Column, ...]:
    def head(first: str, second: str, flattened: str | None = None) -> tuple[str, ...]:
        return (flattened or first,) if flat else (first, second)

    money = (
        (Column("code", head("Charge", "Code")), Column("amount", ("Amount",), "money"))
        if charges
        else (Column("rent", head("Actual", "Rent"), "money", "contractRent"),)
    )
    return (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", head("Unit", "Sq Ft", "Sq Ft"), "area", "area"),
        Column("resident", ("Resident",), field="residentId"),
        Column("name", ("Name",), field="tenantName", cap=24),
        Column("market", head("Market", "Rent"), "money", "marketRent"),
        *money,
        Column("deposit", head("Resident", "Deposit", "Resident.1"), "money", "deposit"),
        Column("other", head("Other", "Deposit"), "money", "otherDeposit"),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("end", head("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("out", ("Move Out",), "date", "moveOutDate"),
        Column("balance", ("Balance",), "money", "balance"),
    )


def lease_cells(unit: Unit, lease: Lease | None, *, sentinel: str | None, twice: bool) -> dict[str, Cell]:
    cells: dict[str, Cell] = {
        "unit": unit.number,
        "type": unit.unit_type,
        "area": unit.area,
        "market": unit.market_rent,
    }
    if lease is None:
        zero = Decimal(0)
        word = Shown(sentinel) if sentinel else None
        cells |= {"resident": word, "name": word if twice else None, "deposit": zero, "other": zero, "balance": zero}
    else:
        cells |= {
            "resident": lease.resident_id,
            "name": lease.tenant,
            "deposit": lease.deposit,
            "other": lease.other_deposit,
            "in": lease.move_in,
            "end": lease.end,
            "out": lease.move_out,
            "balance": lease.balance,
        }
    return cells


def _summary_rows(home: Property) -> list[tuple[str, list[Unit], list[Lease]]]:
    current = [u.lease for u in home.units if u.lease]
    future = [u.upcoming for u in home.upcoming if u.upcoming]
    idle = [u for u in home.units if u.status in ("MODEL", "DOWN", "ADMIN")]
    return [
        (SECTIONS[0], list(home.units), current),
        (SECTIONS[1], home.upcoming, future),
        ("Occupied Units", home.occupied, current),
        ("Total Non Rev Units", idle, []),
        ("Total Vacant Units", home.vacant, []),
        ("Totals:", list(home.units), current + future),
    ]


def summary_groups(roll: Roll, home: Property, rent_words: tuple[str, str], *, gap: float) -> Table:
    """The block after the roll; its numbers are text with commas, and its labels repeat the sections'."""
    columns = (
        Column("label", ("Summary Groups",)),
        *(
            Column(k, h, align="right")
            for k, h in (
                ("area", ("Square", "Footage")),
                ("market", ("Market", "Rent")),
                ("rent", rent_words),
                ("deposit", ("Security", "Deposit")),
                ("other", ("Other", "Deposits")),
                ("units", ("# Of", "Units")),
                ("occupancy", ("% Unit", "Occupancy")),
                ("share", ("% Sqft", "Occupied")),
                ("balance", ("Balance",)),
            )
        ),
    )
    table = Table(columns, gap=gap)
    everything, floor = len(home.units), sum(u.area for u in home.units)
    for label, units, leases in _summary_rows(home):
        area = sum(u.area for u in units)
        rent = total((x.rent if rent_words[0] == "Actual" else x.total) for x in leases)
        values = {
            "area": Decimal(area),
            "market": total(u.market_rent for u in units),
            "rent": rent,
            "deposit": total(x.deposit for x in leases),
            "other": total(x.other_deposit for x in leases),
            "balance": total(x.balance for x in leases),
        }
        cells: dict[str, Cell] = {k: f"{v:,.2f}" for k, v in values.items()}
        counted = label not in (SECTIONS[1],)
        cells |= {"label": label, "units": str(len(units))}
        if counted and label != "Totals:":
            cells |= {"occupancy": f"{100 * len(units) / everything:.2f}%" if label != SECTIONS[0] else "100.00%"}
            cells |= {"share": f"{100 * area / floor:.2f}%" if label != SECTIONS[0] else "100.00%"}
        table.add(Row(cells, bold=label == "Totals:", rule=label == "Totals:"))
        roll.state(f"Summary Groups {label}", units=len(units), **values)  # rent: of the scope that the header names
    return table


def yardi_titles(roll: Roll, home: Property, title: str, second: str) -> list[Heading]:
    center = roll.pdf and roll.look_rng.random() < 0.6
    lines = [title, second, f"As Of = {home.as_of:%m/%d/%Y}", f"Month Year = {home.as_of:%m/%Y}"]
    heads = []
    for i, text in enumerate(lines):
        left, middle = ("", text) if center else (text, "")
        heads.append(Heading(left, middle, bold=i == 0, size=1.4 if i == 0 else 1.1))
    return heads


def yardi_look(roll: Roll) -> None:
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER),),
        grid="none",
        sheet="Report1",
        merged_titles=False,
        crop=0.0,
        header=roll.look_rng.choice(("rule", "rules", "grey", "plain")),
        stacked=True,
        font=roll.look_rng.choice(("Helvetica", "Times", "Vera")),
    )
    roll.report.formats = Formats(date="mm/dd/yyyy" if roll.look_rng.random() < 0.7 else "m/d/yyyy")


def lease_charges(roll: Roll) -> None:
    """A1.1, with charges on sub-rows, sections, sentinels, Summary Groups and the charge summary."""
    yardi_look(roll)
    home = draw_apartments(roll.rng, book="yardi")
    if not roll.pdf and roll.chance(0.2, "flattened header loses its second line"):
        _flattened(roll, home)
        return
    twice = roll.chance(0.5, "VACANT stands in two columns")
    if roll.apart(0.12, "charges before the rent"):
        home = replace(home, units=tuple(replace(u, lease=_rent_last(u.lease)) for u in home.units))
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
    for trap in ("first charge on the unit row", "Summary Groups repeats the section banners", "no status column"):
        roll.trap(trap)
    columns = yardi_columns(charges=True)
    table = Table(columns)
    blank = roll.chance(0.7, "a blank line after every lease")
    _sections(roll, home, table, twice=twice, blank=1.0 if blank else 0.0)
    chapter = Chapter(yardi_titles(roll, home, "Rent Roll with Lease Charges", f"{home.name} ({home.code})"), [table])
    chapter.parts.append(summary_groups(roll, home, ("Lease", "Charges"), gap=2))
    chapter.parts.append(Notes(["Summary of Charges by Charge Code", "(Current/Notice Residents Only)"], gap=2))
    chapter.parts.append(_charge_summary(roll, home))
    roll.report.chapters.append(chapter)


def _rent_last(lease: Lease | None) -> Lease | None:
    """The lease with its rent behind its other charges."""
    return replace(lease, charges=(*lease.charges[1:], *lease.charges[:1])) if lease else None


def _sections(roll: Roll, home: Property, table: Table, *, twice: bool, blank: float) -> None:
    table.add(Row(label=SECTIONS[0], bold=True))
    for unit in home.units:
        sentinel = None if unit.lease else SENTINELS[unit.status]
        cells = lease_cells(unit, unit.lease, sentinel=sentinel, twice=twice)
        _lease_block(roll, table, cells, unit.status, unit.lease, blank, section=SECTIONS[0], statusText=sentinel)
    _section_total(roll, home, table, SECTIONS[0], list(home.units), list(home.leases), blank)
    if home.upcoming:
        roll.trap("future residents repeat units in a section of their own")
        table.add(Row(label=SECTIONS[1], bold=True, gap=1))
        for unit in home.upcoming:
            cells = lease_cells(unit, unit.upcoming, sentinel=None, twice=False)
            _lease_block(roll, table, cells, "FUTURE", unit.upcoming, blank, section=SECTIONS[1])
        coming = [u.upcoming for u in home.upcoming if u.upcoming]
        _section_total(roll, home, table, SECTIONS[1], home.upcoming, coming, blank)


def _lease_block(
    roll: Roll,
    table: Table,
    cells: dict[str, Cell],
    status: str,
    lease: Lease | None,
    blank: float,
    **truth: str | None,
) -> None:
    block(roll, table, cells, status, lease, code="code", amount="amount", gap=blank, bold_total=False, truth=truth)


def _section_total(
    roll: Roll, home: Property, table: Table, label: str, units: list[Unit], leases: list[Lease], blank: float
) -> None:
    values = {
        "market": total(u.market_rent for u in units),
        "amount": total(x.total for x in leases),
        "deposit": total(x.deposit for x in leases),
        "other": total(x.other_deposit for x in leases),
        "balance": total(x.balance for x in leases),
    }
    cells: dict[str, Cell] = {"resident": "Total", "name": f"{home.name}({home.code})", **values}
    if any(c.key == "rent" for c in table.columns):
        cells |= {"rent": total(x.rent for x in leases)}
    table.add(Row(cells, bold=True, rule=True, gap=blank))
    roll.state(
        label,
        marketRent=values["market"],
        totalCharges=values["amount"],
        deposit=values["deposit"],
        otherDeposit=values["other"],
        balance=values["balance"],
    )


def _charge_summary(roll: Roll, home: Property) -> Table:
    table = Table((Column("code", ("Charge", "Code")), Column("amount", ("Amount",), "money")), gap=0)
    sums = charges_by_code(home.leases)
    for code, amount in sums.items():
        table.add(Row({"code": code, "amount": amount}))
    table.add(Row({"code": "Total", "amount": total(sums.values())}, bold=True, rule=True))
    roll.state("Summary of Charges by Charge Code", totalCharges=total(sums.values()))
    return table


def _flattened(roll: Roll, home: Property) -> None:
    """A re-export: one header line that lost the second, no titles, no sections, vacancy a blank name."""
    roll.report.look = replace(roll.report.look, plain=True)
    table = Table(yardi_columns(charges=True, flat=True))
    for unit in home.units:
        cells = lease_cells(unit, unit.lease, sentinel=None, twice=False)
        status = unit.status if unit.lease else "VACANT"
        block(roll, table, cells, status, unit.lease, code="code", amount="amount", gap=1, bold_total=False)
    roll.report.chapters.append(Chapter([], [table]))


def drop_unprinted(cells: dict[str, Cell], table: Table) -> None:
    for key in set(cells) - {c.key for c in table.columns}:
        del cells[key]
