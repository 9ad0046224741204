"""Agings by transaction and by property."""

from __future__ import annotations

from datetime import date

from docextract.testing.draw import draw_as_of, draw_header
from docextract.testing.printed import Cell, Chapter, Column, Heading, Notes, Row, Table
from docextract.testing.property import Property

from .ages import Age, amounts_of, band, by_label, of_entry, percents, truth_of
from .draft import TableDraft, begin
from .tenants import Tenant, draw_tenants

OWED = "Owed"


def _yardi_ages(draft: TableDraft, *, suspense: bool = False) -> list[Age]:
    summed = draft.chance(0.6, "Current Owed is the sum of the ages")
    split = draft.rng.random() < 0.5

    def head(text: str) -> tuple[str, ...]:
        return (text, OWED) if split else (f"{text} {OWED}",)

    first = 0 if summed else 6
    current = Age("current", head("Current"), lambda t: t.owed(0, None) if summed else t.owed(0, 5))
    ages = [
        current,
        band("b0", head("0-30"), first, 30),
        band("b1", head("31-60"), 31, 60),
        band("b2", head("61-90"), 61, 90),
        band("b3", head("Over 90"), 91, None),
        Age("prepaid", ("Pre-payments",) if not split else ("Pre-", "payments"), lambda t: t.prepaid, "prepayments"),
    ]
    if suspense:
        return [Age("charged", ("Charge", "Amount"), lambda t: t.owed(0, None), "total"), *ages]
    return [*ages, Age("total", head("Total"), lambda t: t.owed(0, None) + t.prepaid, "total")]


def detail(draft: TableDraft) -> None:
    """A1.5 aging detail: a heading for each tenant, charges and receipts, totals of tenant, property and report."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    home = begin(draft, "AGED_RECEIVABLES", day, wide=True)
    draft.template, draft.as_of = "yardi.aging", day
    homes = [home]
    if draft.chance(0.3, "several properties"):
        homes += [draw_header(rng, "residential", day) for _ in range(rng.choice((1, 2)))]
        draft.property_name = None
    draft.likely["names clipped on the page"] = 0.0  # the codes behind the names of headings would go with them
    commercial = draft.chance(0.3)
    ages = _yardi_ages(draft)
    draft.columns = [a.label for a in ages]
    columns = (
        Column("property", ("Property",)),
        Column("customer", ("Customer",), field="tenantName", cap=28),
        Column("lease", ("Lease",), cap=24),
        Column("status", ("Status",)),
        Column("number", ("Tran#",)),
        Column("code", ("Charge", "Code")),
        Column("date", ("Date",), "date"),
        Column("month", ("Month",)),
        *(a.column() for a in ages),
    )
    table = Table(columns)
    closing = draft.pick([("name", ""), ("total", ""), ("none", "tenants' totals have no label")])
    everyone: list[Tenant] = []
    grand: list[Row] = []
    for one in homes:
        tenants = draw_tenants(rng, day, commercial=commercial, most=16 if len(homes) > 1 else 26)
        everyone += tenants
        table.add(Row(label=f"{one.name} ({one.code})", bold=True, gap=0.4, keep=True))
        subtotals = [_tenant(draft, table, one, tenant, ages, closing) for tenant in tenants]
        values = amounts_of(ages, tenants)
        label = f"Total {one.name}"
        grand.append(
            draft.total(table, {"property": label} | dict(values), label, by_label(ages, values), subtotals, rule=True)
        )
    values = amounts_of(ages, everyone)
    cells: dict[str, Cell] = {"property": "Grand Total"}
    draft.total(table, cells | dict(values), "Grand Total", by_label(ages, values), grand, rule=True, gap=0.3)
    if draft.chance(0.3):
        percents(draft, table, ages, values)
    heading = [
        Heading("Aging Detail", bold=True),
        Heading(f"DB Caption: Live  Property: {' '.join(h.code for h in homes)}  Status: Current, Past, Future"),
        Heading(f"Age As Of: {day:%m/%d/%Y}  Post To: {day:%m/%Y}"),
    ]
    if len(homes) == 1:
        heading.insert(1, Heading(f"{home.name} ({home.code})"))
    _close(
        draft, heading, table, [f"UserId : mgr{rng.randint(1, 9)}  Date : {_stamp(home.printed_on)}  Time : 2:14 PM"]
    )


def _tenant(draft: TableDraft, table: Table, home: Property, tenant: Tenant, ages: list[Age], closing: str) -> Row:
    table.add(Row({"customer": f"{tenant.name} ({tenant.code})"}, keep=True))
    rows = []
    for entry in tenant.entries:
        amounts = of_entry(ages, tenant, entry)
        cells: dict[str, Cell] = {
            "property": home.code,
            "customer": tenant.name,
            "lease": tenant.name if draft.pdf and len(tenant.name) < 22 else tenant.code,
            "status": tenant.status,
            "number": entry.number,
            "code": entry.code,
            "date": entry.day,
            "month": f"{entry.day:%m/%Y}",
        }
        truth = {
            "propertyName": home.name,
            "residentId": tenant.code,
            "tenantName": tenant.name,
            "statusText": tenant.status,
            "chargeCode": entry.code,
            "transactionDate": entry.day,
        }
        rows.append(draft.row(table, cells | dict(amounts), truth | truth_of(ages, amounts)))
    values = amounts_of(ages, [tenant])
    label = {"name": tenant.name, "total": f"Total {tenant.name}", "none": None}[closing]
    made: dict[str, Cell] = {"customer": label} if label else {}
    return draft.total(table, made | dict(values), label, by_label(ages, values), rows)


def summary(draft: TableDraft) -> None:
    """A1.5 affordable summary: one line for each property, suspense behind."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    begin(draft, "AGED_RECEIVABLES", day, wide=False)
    draft.template, draft.as_of, draft.property_name = "yardi.agingSummary", day, None
    ages = [*_yardi_ages(draft, suspense=True), Age("suspense", ("Suspense",), lambda t: t.owed(0, 9) // 7, "other")]
    draft.columns = [a.label for a in ages]
    table = Table((Column("property", ("Property Name",), cap=44), *(a.column() for a in ages)))
    everyone: list[Tenant] = []
    rows = []
    names: set[str] = set()
    for _ in range(rng.randint(3, 18)):
        home = draw_header(rng, "residential", day)
        if home.name in names:
            continue
        names.add(home.name)
        tenant = Tenant("", "", "", "", [e for t in draw_tenants(rng, day) for e in t.entries])
        everyone.append(tenant)
        values = amounts_of(ages, [tenant])
        cells: dict[str, Cell] = {"property": home.name}
        rows.append(draft.row(table, cells | dict(values), {"propertyName": home.name} | truth_of(ages, values)))
    values = amounts_of(ages, everyone)
    label = rng.choice(("Total", "Grand Total"))
    made: dict[str, Cell] = {"property": label}
    draft.total(table, made | dict(values), label, by_label(ages, values), rows, rule=True)
    if draft.chance(0.4):
        percents(draft, table, ages, values)
    _close(draft, [Heading("Aging Summary", bold=True), Heading(f"Post To(MM/YY): {day:%m/%Y}")], table, [])


def appfolio(draft: TableDraft) -> None:
    """A5.3 aged receivables detail: one line for each open charge, grouped by property."""
    rng = draft.rng
    day = draw_as_of(rng, end_of_month=True)
    home = begin(draft, "AGED_RECEIVABLES", day, wide=True)
    draft.template, draft.as_of = "appfolio.agedReceivables", day
    homes = [home, draw_header(rng, "residential", day)] if draft.chance(0.35, "several properties") else [home]
    if len(homes) > 1:
        draft.property_name = None
    ages = [
        Age("amount", ("Total", "Amount"), lambda t: t.owed(0, None) + t.prepaid, "other"),
        Age("open", ("Amount", "Receivable"), lambda t: t.owed(0, None) + t.prepaid, "total"),
        Age("future", ("Future", "Charges"), lambda t: t.owed(0, 3)),
        Age("b0", ("0-30",), lambda t: t.owed(4, 30) + t.prepaid),
        band("b1", ("30-60",), 31, 60),
        band("b2", ("60-90",), 61, 90),
        band("b3", ("90+",), 91, None),
    ]
    draft.columns = [a.label for a in ages]
    columns = (
        Column("payer", ("Payer Name",), field="tenantName", cap=30),
        Column("unit", ("Unit",)),
        Column("date", ("Invoice", "Occurred On"), "date"),
        Column("number", ("Account", "Number")),
        Column("account", ("Account Name",), cap=26),
        *(a.column() for a in ages),
    )
    table = Table(columns)
    everyone: list[Tenant] = []
    grand = []
    for one in homes:
        tenants = draw_tenants(rng, day, most=24)
        everyone += tenants
        table.add(Row(label=f"{one.name} - {one.street} {one.city}", bold=True, gap=0.3, keep=True))
        rows = []
        for tenant in tenants:
            for entry in tenant.entries:
                amounts = of_entry(ages, tenant, entry)
                code = str(4000 + 10 * sum(map(ord, entry.code)) % 990)
                cells: dict[str, Cell] = {
                    "payer": tenant.name,
                    "unit": tenant.unit,
                    "date": entry.day,
                    "number": code,
                    "account": entry.name,
                }
                truth = {
                    "propertyName": f"{one.name} - {one.street} {one.city}",
                    "unit": tenant.unit,
                    "tenantName": tenant.name,
                    "chargeCode": code,
                    "transactionDate": entry.day,
                }
                rows.append(draft.row(table, cells | dict(amounts), truth | truth_of(ages, amounts)))
        values = amounts_of(ages, tenants)
        label = f"Total for {one.name}" if rng.random() < 0.5 else "Total"
        made: dict[str, Cell] = {"payer": label}
        grand.append(draft.total(table, made | dict(values), label, by_label(ages, values), rows, rule=True))
    if len(homes) > 1:
        values = amounts_of(ages, everyone)
        last: dict[str, Cell] = {"payer": "Grand Total"}
        draft.total(table, last | dict(values), "Grand Total", by_label(ages, values), grand, rule=True, gap=0.3)
    heading = [
        Heading("Aged Receivables Detail", bold=True),
        Heading(f"Properties: {home.name if len(homes) == 1 else 'All'}"),
        Heading(f"As of: {day:%m/%d/%Y}"),
    ]
    _close(draft, heading, table, [f"Created on {_stamp(home.printed_on)}"])


def _stamp(day: date) -> str:
    return f"{day:%m/%d/%Y}"


def _close(draft: TableDraft, heading: list[Heading], table: Table, notes: list[str]) -> None:
    draft.report.running_head = draft.pdf and not draft.chance(0.25, "the title stands on the first page only")
    draft.report.chapters.append(Chapter(heading, [table, *([Notes(notes)] if notes else [])]))
