"""Delinquencies and agings with one line for each tenant or unit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from docextract.testing.draw import draw_as_of, draw_header
from docextract.testing.printed import Cell, Chapter, Column, Heading, Notes, Row, Table
from docextract.testing.property import Property

from .ages import Age, amounts_of, band, by_label, percents, truth_of
from .draft import TableDraft, begin
from .names import names
from .tenants import ZERO, Tenant, draw_tenants


@dataclass(frozen=True, slots=True)
class Listing:
    """One line for each tenant: its columns, what it prints of him, what opens and closes the list of a property."""

    labels: tuple[Column, ...]
    ages: Sequence[Age]
    key: str
    cells: Callable[[Tenant], dict[str, Cell]]
    truth: Callable[[Tenant], dict[str, Any]]
    opens: Callable[[Property], str]
    closes: Callable[[Property], str]
    behind: tuple[Column, ...] = ()
    commercial: bool = False


def yardi(draft: TableDraft) -> None:
    """A1.5 delinquency: one line for each unit, totals by property, a footer with user, date and time."""
    day = draw_as_of(draft.rng, end_of_month=True)
    home = begin(draft, "AGED_RECEIVABLES", day, wide=False)
    draft.template, draft.as_of = "yardi.delinquency", day
    inside = draft.chance(0.5, "prepayments beside the total")
    ages = [
        Age("total", ("Total", "Charges"), lambda t: t.owed(0, None) + (t.prepaid * (not inside)), "total"),
        Age("future", ("Future", "Charges"), lambda t: t.owed(0, 3)),
        band("b0", ("0-30", "Owed"), 4, 30),
        band("b1", ("31-60", "Owed"), 31, 60),
        band("b2", ("61-90", "Owed"), 61, 90),
        band("b3", ("Over 90", "Owed"), 91, None),
        Age("prepaid", ("Prepays",), lambda t: t.prepaid, "prepayments"),
    ]
    labels = (Column("unit", ("Property", "Unit")),)
    homes = _homes(draft, home)
    heading = [
        Heading("Delinquency Summary", bold=True),
        Heading(f"Property = {' '.join(h.code for h in homes)}"),
        Heading(f"As of: {day:%m/%d/%Y}"),
    ]
    listing = Listing(
        labels, ages, "unit", lambda t: {"unit": t.unit}, lambda t: {"unit": t.unit},
        lambda h: f"{h.code} - {h.name}", lambda h: f"Total {h.code} - {h.name}",
    )  # fmt: skip
    _print(draft, homes, day, listing, heading, [f"Admin  {home.printed_on:%m/%d/%Y}  10:22 AM"])


def appfolio(draft: TableDraft) -> None:
    """A5.3 delinquency: ages and months side by side, a tenant's status, what is in collections."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    home = begin(draft, "AGED_RECEIVABLES", day, wide=True)
    draft.template, draft.as_of = "appfolio.delinquency", day
    ages = [
        Age("total", ("Amount", "Receivable"), lambda t: t.owed(0, None) + t.prepaid, "total"),
        Age("b0", ("0-30",), lambda t: t.owed(0, 30) + t.prepaid),
        band("b1", ("30-60",), 31, 60),
        band("b2", ("60-90",), 61, 90),
        band("b3", ("90+",), 91, None),
        Age("month", ("This Month",), lambda t: t.owed(0, 20) + t.prepaid, "other"),
        Age("last", ("Last Month",), lambda t: t.owed(21, 50), "other"),
        Age("before", ("Month Before", "Last"), lambda t: t.owed(51, 80), "other"),
        Age("rent", ("Delinquent", "Rent"), _rent, "other"),
    ]
    labels = (
        Column("unit", ("Unit",)),
        Column("name", ("Name",), field="tenantName", cap=30),
        Column("status", ("Tenant Status",)),
        Column("collections", ("In Collections",)),
    )
    homes = _homes(draft, home)
    heading = [
        Heading("Delinquency", bold=True),
        Heading(f"Properties: {home.name if len(homes) == 1 else 'All'}"),
        Heading(f"As of: {day:%m/%d/%Y}"),
    ]
    listing = Listing(
        labels, ages, "unit",
        lambda t: {"unit": t.unit, "name": t.name, "status": t.status, "collections": rng.choice(("Yes", "No", "No"))},
        lambda t: {"unit": t.unit, "tenantName": t.name, "statusText": t.status},
        lambda h: f"{h.name} - {h.street} {h.city}", lambda h: "Total",
    )  # fmt: skip
    _print(draft, homes, day, listing, heading)


def entrata(draft: TableDraft) -> None:
    """A7.4: one line for each resident, with a status and personal notes."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    home = begin(draft, "AGED_RECEIVABLES", day, wide=True)
    draft.template, draft.as_of = "entrata.agedReceivables", day
    ages = [
        band("b0", ("0 - 30", "Days"), 0, 30),
        band("b1", ("31 - 60", "Days"), 31, 60),
        band("b2", ("61 - 90", "Days"), 61, 90),
        band("b3", ("90+", "Days"), 91, None),
        Age("prepaid", ("Prepayments",), lambda t: t.prepaid, "prepayments"),
        Age("total", ("Balance",), lambda t: t.owed(0, None) + t.prepaid, "total"),
    ]
    labels = (
        Column("unit", ("Bldg-Unit",)),
        Column("name", ("Resident",), field="tenantName", cap=30),
        Column("status", ("Status",)),
    )
    notes = (Column("notes", ("Notes",), cap=60),) if draft.chance(0.5, "notes about persons") else ()
    remarks = names()["notes"]["tenants"]
    heading = [
        Heading("Resident Aged Receivables", bold=True),
        Heading(home.name),
        Heading(f"As of {day:%B} {day.day}, {day.year}"),
    ]

    def cells(tenant: Tenant) -> dict[str, Cell]:
        own: dict[str, Cell] = {"unit": tenant.unit, "name": tenant.name, "status": tenant.status}
        return own | ({"notes": rng.choice(remarks) if rng.random() < 0.3 else None} if notes else {})

    listing = Listing(
        labels, ages, "unit", cells, lambda t: {"unit": t.unit, "tenantName": t.name, "statusText": t.status},
        lambda h: "", lambda h: rng.choice((f"{h.name} Total:", "Total", "Totals:")), behind=notes,
    )  # fmt: skip
    _print(draft, [home], day, listing, heading)


def books(draft: TableDraft) -> None:
    """An aging summary of a bookkeeping package: customers, ages, their total."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    home = begin(draft, "AGED_RECEIVABLES", day, wide=False, kind="commercial")
    draft.as_of, draft.property_name = day, home.company
    ages = [
        band("b0", ("Current",), 0, 0),
        band("b1", ("1 - 30",), 1, 30),
        band("b2", ("31 - 60",), 31, 60),
        band("b3", ("61 - 90",), 61, 90),
        band("b4", ("91 and over",), 91, None),
        Age("total", (rng.choice(("Total", "TOTAL")),), lambda t: t.owed(0, None), "total"),
    ]
    labels = (Column("name", ("Customer",) if rng.random() < 0.5 else (), field="tenantName", cap=40),)
    heading = [
        Heading(center=home.company, bold=True),
        Heading(center="A/R Aging Summary", bold=True),
        Heading(center=f"As of {day:%B} {day.day}, {day.year}"),
    ]
    listing = Listing(
        labels, ages, "name", lambda t: {"name": t.name}, lambda t: {"tenantName": t.name},
        lambda h: "", lambda h: "TOTAL", commercial=True,
    )  # fmt: skip
    _print(draft, [home], day, listing, heading)


def _rent(tenant: Tenant) -> Decimal:
    return sum((entry.amount for entry in tenant.entries if entry.code == "rent"), ZERO)


def _homes(draft: TableDraft, home: Property) -> list[Property]:
    if not draft.chance(0.35, "several properties"):
        return [home]
    draft.property_name = None
    return [home, *(draw_header(draft.rng, "residential", home.as_of) for _ in range(draft.rng.choice((1, 2))))]


def _print(
    draft: TableDraft, homes: Sequence[Property], day: date, listing: Listing, heading: list[Heading],
    notes: Sequence[str] = (),
) -> None:  # fmt: skip
    ages, key = listing.ages, listing.key
    draft.columns = [a.label for a in ages]
    blank = draft.chance(0.25, "zeros are left blank")
    table = Table((*listing.labels, *(a.column() for a in ages), *listing.behind))
    everyone: list[Tenant] = []
    grand = []
    for home in homes:
        tenants = draw_tenants(draft.rng, day, commercial=listing.commercial)
        if key == "name":
            tenants = list({t.name: t for t in tenants}.values())
        everyone += tenants
        text = listing.opens(home)
        if text:
            table.add(Row(label=text, bold=True, gap=0.3, keep=True))
        rows = []
        for tenant in tenants:
            values = amounts_of(ages, [tenant])
            shown = {k: None if blank and not v else v for k, v in values.items()}
            if not any(shown.values()):
                shown = values
            own = listing.truth(tenant) | _named(home, text)
            rows.append(draft.row(table, listing.cells(tenant) | dict(shown), own | truth_of(ages, shown)))
        values = amounts_of(ages, tenants)
        label = listing.closes(home)
        made: dict[str, Cell] = {key: label}
        grand.append(draft.total(table, made | dict(values), label, by_label(ages, values), rows, rule=True))
    values = amounts_of(ages, everyone)
    if len(homes) > 1:
        made = {key: "Grand Total"}
        draft.total(table, made | dict(values), "Grand Total", by_label(ages, values), grand, rule=True, gap=0.3)
    if draft.chance(0.25):
        percents(draft, table, ages, values)
    draft.report.running_head = draft.pdf and not draft.chance(0.25, "the title stands on the first page only")
    draft.report.chapters.append(Chapter(heading, [table, *([Notes(list(notes))] if notes else [])]))


def _named(home: Property, text: str) -> dict[str, Any]:
    """What the line that opens a property's list says of it."""
    if not text:
        return {}
    code, _, name = text.partition(" - ")
    return {"propertyName": name, "propertyCode": code} if code == home.code else {"propertyName": text}
