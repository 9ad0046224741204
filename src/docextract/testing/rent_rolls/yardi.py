"""Yardi Voyager's Rent Roll with Lease Charges, and what its relatives share with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Lease, Property, Unit, total
from docextract.testing.rent_rolls.charges import block, charge_summary
from docextract.testing.rent_rolls.rows import Cells, Line, about, kept, row_of, state_sums, sums_of, titles
from docextract.testing.sample import Roll

SECTIONS = ("Current/Notice/Vacant Residents", "Future Residents/Applicants")
DEPOSITS = {"deposit": "deposit", "other": "other_deposit", "balance": "balance"}
"""What every form sums of its leases beside their rents."""
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


def lease_row(
    table: Table, unit: Unit, lease: Lease | None, *, twice: bool = False, own: Mapping[str, Cell] | None = None
) -> Cells:
    """A row as all forms print it: a vacant unit's word stands for the resident, ``twice`` for the name too."""
    word = None if lease else Shown(SENTINELS[unit.status])
    marks: Cells = {} if lease else {"resident": word, "name": word if twice else None}
    cells = row_of(table, unit, lease, marks, zeros=("rent", "deposit", "other", "balance"))
    rent = {"rent": cells.pop("rent")} if "rent" in cells else {}
    return cells | rent | kept(own or {}, table.columns)


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
    heads = {
        "area": ("Square", "Footage"),
        "market": ("Market", "Rent"),
        "rent": rent_words,
        "deposit": ("Security", "Deposit"),
        "other": ("Other", "Deposits"),
        "units": ("# Of", "Units"),
        "occupancy": ("% Unit", "Occupancy"),
        "share": ("% Sqft", "Occupied"),
        "balance": ("Balance",),
    }
    columns = (Column("label", ("Summary Groups",)), *(Column(k, h, align="right") for k, h in heads.items()))
    rent = "rent" if rent_words[0] == "Actual" else "total"
    table = Table(columns, gap=gap)
    everything, floor = len(home.units), sum(u.area for u in home.units)
    for label, units, leases in _summary_rows(home):
        summed = {"area": "area", "market": "market_rent", "rent": rent, **DEPOSITS}
        values = sums_of(units, leases, summed)
        cells: Cells = {k: f"{v:,.2f}" for k, v in values.items()}
        cells |= {"label": label, "units": str(len(units))}
        if label == SECTIONS[0]:
            cells |= {"occupancy": "100.00%", "share": "100.00%"}
        elif label not in (SECTIONS[1], "Totals:"):
            cells |= {"occupancy": f"{100 * len(units) / everything:.2f}%"}
            cells |= {"share": f"{100 * values['area'] / floor:.2f}%"}
        table.add(Row(cells, bold=label == "Totals:", rule=label == "Totals:"))
        roll.state(f"Summary Groups {label}", units=len(units), **values)  # rent: of the scope that the header names
    return table


def yardi_titles(roll: Roll, home: Property, title: str, second: str) -> list[Heading]:
    center = roll.pdf and roll.look_rng.random() < 0.6
    lines = [title, second, f"As Of = {home.as_of:%m/%d/%Y}", f"Month Year = {home.as_of:%m/%Y}"]
    return titles(*lines, center=center, below=1.1)


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
    about(roll, home)
    for trap in ("first charge on the unit row", "Summary Groups repeats the section banners", "no status column"):
        roll.trap(trap)
    columns = yardi_columns(charges=True)
    table = Table(columns)
    blank = roll.chance(0.7, "a blank line after every lease")
    _sections(roll, home, table, twice=twice, blank=1.0 if blank else 0.0)
    chapter = Chapter(yardi_titles(roll, home, "Rent Roll with Lease Charges", f"{home.name} ({home.code})"), [table])
    chapter.parts.append(summary_groups(roll, home, ("Lease", "Charges"), gap=2))
    chapter.parts.append(Notes(["Summary of Charges by Charge Code", "(Current/Notice Residents Only)"], gap=2))
    chapter.parts.append(charge_summary(home, ("Charge", "Code"), gap=0))
    roll.state("Summary of Charges by Charge Code", totalCharges=total(x.total for x in home.leases))
    roll.report.chapters.append(chapter)


def _rent_last(lease: Lease | None) -> Lease | None:
    """The lease with its rent behind its other charges."""
    return replace(lease, charges=(*lease.charges[1:], *lease.charges[:1])) if lease else None


def sections_of(home: Property) -> list[tuple[str, list[Line]]]:
    """The sections with their rows: what is let or could be, then, where there is any, what is let ahead."""
    coming: list[Line] = [(u, u.upcoming, "FUTURE") for u in home.upcoming]
    return [(SECTIONS[0], [(u, u.lease, u.status) for u in home.units]), *([(SECTIONS[1], coming)] if coming else [])]


def _sections(roll: Roll, home: Property, table: Table, *, twice: bool, blank: float) -> None:
    for section, lines in sections_of(home):
        if section == SECTIONS[1]:
            roll.trap("future residents repeat units in a section of their own")
        table.add(Row(label=section, bold=True, gap=0 if section == SECTIONS[0] else 1))
        for unit, lease, status in lines:
            truth = {"section": section, "statusText": None if lease else SENTINELS[unit.status]}
            _lease_block(roll, table, lease_row(table, unit, lease, twice=twice), status, lease, blank, truth)
        leases = [lease for _, lease, _ in lines if lease]
        values = sums_of((u for u, _, _ in lines), leases, {"market": "market_rent", "amount": "total", **DEPOSITS})
        cells: Cells = {"resident": "Total", "name": f"{home.name}({home.code})", **values}
        table.add(Row(cells, bold=True, rule=True, gap=blank))
        state_sums(roll, table, section, values, names={"amount": "totalCharges"})


def _lease_block(
    roll: Roll, table: Table, cells: Cells, status: str, lease: Lease | None, blank: float, truth: dict[str, Any]
) -> None:
    block(roll, table, cells, status, lease, code="code", amount="amount", gap=blank, bold_total=False, truth=truth)


def _flattened(roll: Roll, home: Property) -> None:
    """A re-export: one header line that lost the second, no titles, no sections, vacancy a blank name."""
    roll.report.look = replace(roll.report.look, plain=True)
    table = Table(yardi_columns(charges=True, flat=True))
    for unit in home.units:
        cells = lease_row(table, unit, unit.lease, own={} if unit.lease else {"resident": None})
        status = unit.status if unit.lease else "VACANT"
        block(roll, table, cells, status, unit.lease, code="code", amount="amount", gap=1, bold_total=False)
    roll.report.chapters.append(Chapter([], [table]))
