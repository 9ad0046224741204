"""Residential rent rolls as Yardi Voyager and Breeze print them."""

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


def _columns(*, charges: bool, flat: bool = False) -> tuple[Column, ...]:
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


def _cells(unit: Unit, lease: Lease | None, *, sentinel: str | None, twice: bool) -> dict[str, Cell]:
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


def _summary_groups(roll: Roll, home: Property, rent_words: tuple[str, str], *, gap: float) -> Table:
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


def _titles(roll: Roll, home: Property, title: str, second: str) -> list[Heading]:
    center = roll.pdf and roll.look_rng.random() < 0.6
    lines = [title, second, f"As Of = {home.as_of:%m/%d/%Y}", f"Month Year = {home.as_of:%m/%Y}"]
    heads = []
    for i, text in enumerate(lines):
        left, middle = ("", text) if center else (text, "")
        heads.append(Heading(left, middle, bold=i == 0, size=1.4 if i == 0 else 1.1))
    return heads


def _look(roll: Roll) -> None:
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
    _look(roll)
    home = draw_apartments(roll.rng, book="yardi")
    flat = roll.chance(0.2)
    if flat and not roll.pdf:
        _flattened(roll, home)
        return
    twice = roll.chance(0.5)
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
    for trap in ("first charge on the unit row", "Summary Groups repeats the section banners", "no status column"):
        roll.trap(trap)
    columns = _columns(charges=True)
    table = Table(columns)
    blank = roll.chance(0.7)
    _sections(roll, home, table, twice=twice, blank=1.0 if blank else 0.0)
    chapter = Chapter(_titles(roll, home, "Rent Roll with Lease Charges", f"{home.name} ({home.code})"), [table])
    chapter.parts.append(_summary_groups(roll, home, ("Lease", "Charges"), gap=2))
    chapter.parts.append(Notes(["Summary of Charges by Charge Code", "(Current/Notice Residents Only)"], gap=2))
    chapter.parts.append(_charge_summary(roll, home))
    roll.report.chapters.append(chapter)


def _sections(roll: Roll, home: Property, table: Table, *, twice: bool, blank: float) -> None:
    table.add(Row(label=SECTIONS[0], bold=True))
    for unit in home.units:
        sentinel = None if unit.lease else SENTINELS[unit.status]
        cells = _cells(unit, unit.lease, sentinel=sentinel, twice=twice)
        _lease_block(roll, table, cells, unit.status, unit.lease, blank, section=SECTIONS[0], statusText=sentinel)
    _section_total(roll, home, table, SECTIONS[0], list(home.units), list(home.leases), blank)
    if home.upcoming:
        roll.trap("future residents repeat units in a section of their own")
        table.add(Row(label=SECTIONS[1], bold=True, gap=1))
        for unit in home.upcoming:
            cells = _cells(unit, unit.upcoming, sentinel=None, twice=False)
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
    roll.trap("flattened header loses its second line")
    roll.report.look = replace(roll.report.look, plain=True)
    table = Table(_columns(charges=True, flat=True))
    for unit in home.units:
        cells = _cells(unit, unit.lease, sentinel=None, twice=False)
        status = unit.status if unit.lease else "VACANT"
        block(roll, table, cells, status, unit.lease, code="code", amount="amount", gap=1, bold_total=False)
    roll.report.chapters.append(Chapter([], [table]))


def rent_roll(roll: Roll) -> None:
    """A1.2, without charges; one or several properties in one report."""
    _look(roll)
    count = roll.rng.choice((1, 1, 2, 3))
    as_of = None
    homes = []
    for _ in range(count):
        home = draw_apartments(roll.rng, book="yardi", units=(8, 30) if count > 1 else (16, 60), as_of=as_of)
        as_of = home.as_of
        homes.append(home)
    head = homes[0]
    roll.as_of = head.as_of.isoformat()
    second = f"{head.name} ({head.code})"
    if count > 1:
        roll.trap("several properties in one report")
        second = "For Selected Properties"
    else:
        roll.property_name = head.name
    if count == 1 and roll.chance(0.25):
        _cleaned(roll, head)
        return
    columns = _columns(charges=False)
    if roll.chance(0.15, "no balance column"):
        columns = tuple(c for c in columns if c.key != "balance")
    table = Table(columns)
    twice = roll.chance(0.6)
    for home in homes:
        if count > 1:
            table.add(Row(label=f"{home.name} ({home.code})", bold=True, gap=1))
        _rent_sections(roll, home, table, twice)
    if count > 1:
        leases = [x for h in homes for x in h.leases]
        coming = [u.upcoming for h in homes for u in h.upcoming if u.upcoming]
        _rent_total(roll, table, "Total All Properties", [u for h in homes for u in h.units], leases + coming)
    chapter = Chapter(_titles(roll, head, "Rent Roll", second), [table])
    if count == 1 and roll.chance(0.8):
        chapter.parts.append(_summary_groups(roll, head, ("Actual", "Rent"), gap=2))
    roll.report.chapters.append(chapter)


def _cleaned(roll: Roll, home: Property) -> None:
    """A clean-up with one header line and no titles, sections or totals; future residents follow without a heading."""
    roll.trap("future residents follow at the end without a heading")
    roll.property_name, roll.as_of = None, None
    table = Table(tuple(replace(c, head=(" ".join(c.head),)) for c in _columns(charges=False)))
    floats = roll.chance(0.4) and not roll.pdf and all(u.number.isdigit() and u.number[0] != "0" for u in home.units)
    if floats:
        roll.trap("unit numbers as decimal text")
    for unit, lease, status in [
        *((u, u.lease, u.status) for u in home.units),
        *((u, u.upcoming, "FUTURE") for u in home.upcoming),
    ]:
        sentinel = None if lease else SENTINELS[unit.status]
        cells = _cells(unit, lease, sentinel=sentinel, twice=True)
        cells["rent"] = lease.rent if lease else Decimal(0)
        if floats:
            cells["unit"] = Shown(f"{unit.number}.0", unit.number)
        roll.unit(table, cells, status, statusText=sentinel)
    roll.report.chapters.append(Chapter([], [table]))


def _rent_sections(roll: Roll, home: Property, table: Table, twice: bool) -> None:
    label = f"{home.name}({home.code})"
    table.add(Row(label=SECTIONS[0], bold=True))
    for unit in home.units:
        sentinel = None if unit.lease else SENTINELS[unit.status]
        cells = _cells(unit, unit.lease, sentinel=sentinel, twice=twice)
        cells["rent"] = unit.lease.rent if unit.lease else Decimal(0)
        _drop(cells, table)
        roll.unit(table, cells, unit.status, section=SECTIONS[0], propertyName=home.name, statusText=sentinel)
    _rent_total(roll, table, label, list(home.units), list(home.leases), split=True)
    if home.upcoming:
        table.add(Row(label=SECTIONS[1], bold=True, gap=1))
        for unit in home.upcoming:
            cells = _cells(unit, unit.upcoming, sentinel=None, twice=False)
            cells["rent"] = unit.upcoming.rent if unit.upcoming else Decimal(0)
            _drop(cells, table)
            roll.unit(table, cells, "FUTURE", section=SECTIONS[1], propertyName=home.name)
        coming = [u.upcoming for u in home.upcoming if u.upcoming]
        _rent_total(roll, table, label, home.upcoming, coming, split=True)


def _drop(cells: dict[str, Cell], table: Table) -> None:
    for key in set(cells) - {c.key for c in table.columns}:
        del cells[key]


def _rent_total(
    roll: Roll, table: Table, label: str, units: list[Unit], leases: list[Lease], *, split: bool = False
) -> None:
    values = {
        "market": total(u.market_rent for u in units),
        "rent": total(x.rent for x in leases),
        "deposit": total(x.deposit for x in leases),
        "other": total(x.other_deposit for x in leases),
        "balance": total(x.balance for x in leases),
    }
    cells: dict[str, Cell] = {**values}
    _drop(cells, table)
    if split:
        table.add(Row({"resident": "Total", "name": label, **cells}, bold=True, rule=True))
    else:
        table.add(Row({"resident": label, **cells}, bold=True, rule=True, gap=1))
    key = label if label not in roll.stated else f"{label} (future)"
    roll.state(key, marketRent=values["market"], contractRent=values["rent"], deposit=values["deposit"])


def breeze(roll: Roll) -> None:
    """A3: Breeze, with market and actual rent, Misc, and Past Due; ``VACANT`` stands in the name."""
    _look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(8, 36), applicants=False)
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("name", ("Tenant",), field="tenantName", cap=22),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("rent", ("Actual", "Rent"), "money", "contractRent"),
        Column("deposit", ("Deposit",), "money", "deposit"),
        Column("other", ("Other", "Deposits"), "money", "otherDeposit"),
        Column("misc", ("Misc",), "money"),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("out", ("Move Out",), "date", "moveOutDate"),
        Column("balance", ("Past Due",), "money", "balance"),
    )
    table = Table(columns)
    table.add(Row(label=f"{home.name} ({home.code})", bold=True))
    for section, coming in zip(
        ("Current/Notice/Vacant Tenants", "Future Tenants/Applicants"), (False, True), strict=True
    ):
        units = home.upcoming if coming else list(home.units)
        if not units:
            continue
        table.add(Row(label=section, bold=True, gap=0.5))
        sums = dict.fromkeys(("market", "rent", "deposit", "other", "misc", "balance"), Decimal(0))
        for unit in units:
            lease = unit.upcoming if coming else unit.lease
            sentinel = None if lease else SENTINELS[unit.status]
            cells = _cells(unit, lease, sentinel=sentinel, twice=True)
            cells |= {"rent": lease.rent if lease else Decimal(0), "misc": lease.others if lease else Decimal(0)}
            _drop(cells, table)
            roll.unit(table, cells, "FUTURE" if coming else unit.status, section=section, statusText=sentinel)
            for key in sums:
                value = cells[key]
                sums[key] += value if isinstance(value, Decimal) else 0
        table.add(Row({"name": "Total", **sums}, bold=True, rule=True))
        roll.state(
            section,
            marketRent=sums["market"],
            contractRent=sums["rent"],
            deposit=sums["deposit"],
            balance=sums["balance"],
        )
    roll.report.chapters.append(Chapter(_titles(roll, home, "Rent Roll", home.name)[:3], [table]))


def student(roll: Roll) -> None:
    """A1.2 for student housing: a row per bed, the resident as ``Name (id)``."""
    _look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(8, 24), applicants=False)
    roll.asset_type, roll.property_name, roll.as_of = "STUDENT_HOUSING", home.name, home.as_of.isoformat()
    roll.trap("one row per bed; the resident's id stands in brackets behind the name")
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("bed", ("Room",), field="bed"),
        Column("type", ("Unit/Room", "Type"), field="unitType"),
        Column("name", ("Resident",), field="tenantName", cap=30),
        Column("beds", ("Total", "Beds"), "count"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("rent", ("Actual", "Rent"), "money", "contractRent"),
        Column("deposit", ("Resident", "Deposit"), "money", "deposit"),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("out", ("Move Out",), "date", "moveOutDate"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    table = Table(columns)
    table.add(Row(label=SECTIONS[0], bold=True))
    sums = dict.fromkeys(("market", "rent", "deposit", "balance", "area"), Decimal(0))
    for unit in home.units:
        beds = max(unit.bedrooms, 1)
        for number, letter in enumerate("ABC"[:beds]):
            lease = unit.lease if number == 0 or unit.area % 3 else None
            market = (unit.market_rent / beds).quantize(Decimal(1))
            cells: dict[str, Cell] = {
                "unit": unit.number,
                "bed": letter,
                "type": f"{unit.unit_type}-{letter}",
                "beds": beds,
                "area": unit.area // beds,
                "market": market,
                "rent": Decimal(0),
                "deposit": Decimal(0),
                "balance": Decimal(0),
                "name": Shown("VACANT"),
            }
            if lease:
                ident = f"{lease.resident_id[:-1]}{number}"
                first = lease.tenant if number == 0 else f"{['Kit', 'Orla'][number - 1]} {lease.tenant.split()[-1]}"
                cells |= {
                    "name": Shown(f"{first} ({ident})", first),
                    "rent": market - 25,
                    "deposit": lease.deposit,
                    "in": lease.move_in,
                    "end": lease.end,
                    "out": lease.move_out,
                    "balance": lease.balance,
                }
            status = unit.status if lease else "VACANT"
            roll.unit(table, cells, status, section=SECTIONS[0], statusText=None if lease else "VACANT")
            for key in sums:
                value = cells[key]
                sums[key] += value if isinstance(value, (int, Decimal)) else 0
    table.add(Row({"name": f"Total {home.name}({home.code})", **sums}, bold=True, rule=True))
    roll.state(
        "Total", area=sums["area"], marketRent=sums["market"], contractRent=sums["rent"], deposit=sums["deposit"]
    )
    roll.report.chapters.append(Chapter(_titles(roll, home, "Rent Roll", f"{home.name} ({home.code})"), [table]))
