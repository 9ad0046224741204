"""Worksheets: a reconciliation with a column of signs, an export of a budget, and a statement with two columns of which
each row uses one."""

from __future__ import annotations

from datetime import date
from random import Random

from docextract.testing.draw import month_end
from docextract.testing.printed import Column, Heading
from docextract.testing.statements.accounts import INCOME, Account, Chart, Result
from docextract.testing.statements.charts import book, draw_chart, number_accounts
from docextract.testing.statements.figures import Months, at, first_month, long_date, summed, total_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, close, name_column, outline_for
from docextract.testing.statements.statement import Figure, StatementDraft


def onesite(draft: StatementDraft) -> None:
    """OneSite's Income Statement Worksheet: from potential rent to deposits, unsigned beside a column of signs."""
    rng = draft.rng
    last = month_end(first_month(rng))
    home = begin(draft, "residential", last, wide=False)
    draft.title, draft.period = "Income Statement Worksheet", (last.replace(day=1), last)
    two = draft.chance(0.4, "the year to date beside the month")
    count = last.month if two else 1
    chart = draw_worksheet(rng, count)
    figures = [Figure("month", ("Current Period" if two else "Amount",), at("actual"))]
    if two:
        figures.append(Figure("year", ("Year to Date",), summed("actual")))
    draft.columns([name_column(draft, "Description"), Column("sign", ("Sign",), align="center")], figures)
    look = outline_for(draft, totals="own", first=False, indent="none", headings=True, signs=True, caps=False)
    Printer(draft, look).run(chart)
    heading = [Heading(f"OneSite Accounting - {home.name}", bold=True), Heading(draft.title, bold=True)]
    close(draft, [*heading, Heading(f"Fiscal Period: {last:%m%Y}")])


def draw_worksheet(rng: Random, count: int) -> Chart:
    """Lines that are added and taken off, with a result after each group of them."""
    parts: list[Account | Result] = []
    before: Result | None = None
    rent = rng.randint(20_000_00, 400_000_00)
    for n, group in enumerate(book("worksheet")["groups"]):
        lines = [line for line in group["lines"] if abs(line[1]) >= 20 or rng.random() < 0.8] or group["lines"][:1]
        accounts = []
        for label, share in lines:
            own = tuple(int(abs(share) * rent / 100 * rng.uniform(0.7, 1.3)) for _ in range(count))
            accounts.append(Account(label, INCOME, -1 if share < 0 else 1, own={"actual": own}))
        head = Account(group["name"], INCOME) if group.get("name") else None
        if head is not None:
            head.name = head.name.format(code=rng.randint(4000, 4999))
        result = Result(
            group["total"], [*([(before, 1)] if before else []), *((a, a.sign) for a in accounts)], side=INCOME
        )
        if n == 0:
            result.key = "gross_potential_rent"
        parts += [*([head] if head is not None else []), *accounts, result]
        before = result
    assert before is not None
    return Chart(parts, before, 1, "units")


def kardin(draft: StatementDraft) -> None:
    """Kardin's export of a budget: the property on each row, M1 to M12, no totals but perhaps the year's."""
    rng = draft.rng
    year = date(rng.randint(2018, 2026), 1, 1)
    home = begin(draft, "commercial", year)
    draft.document_type = "BUDGET"
    draft.formulas = ""
    chart = draw_chart(rng, "commercial", ask_for(draft, {"actual": 12}, contra_positive=False, parents=False))
    number_accounts(rng, chart, rng.choice(("9999", "999999", "9999-999")))
    months = [Figure(f"m{n}", (f"M{n + 1}",), at("actual", n)) for n in range(12)]
    total = [total_of(months, ("Total",))] if draft.chance(0.5, "a column of the year") else []
    draft.columns(
        [Column("property", ("PropID",)), Column("code", ("AcctNo",)), name_column(draft, "AcctName")],
        [*months, *total],
    )
    look = outline_for(draft, code="column", indent="none", first=False, bold=False, gaps=False)
    printer = Printer(draft, look, always={"property": home.code})
    for part in chart.parts:
        if isinstance(part, Account):
            for line in part.lines():
                printer.section(line, 0)
    draft.report.look = draft.named_sheet("qryExportData")
    close(draft, [])


def sage50(draft: StatementDraft) -> None:
    """Sage 50: an inner column of amounts and an outer one of their totals, without headers; `Less` is positive."""
    rng = draft.rng
    period = Months(first_month(rng, january=True), rng.randint(1, 12))
    home = begin(draft, "commercial", period.last, wide=False)
    draft.title, draft.period = "Income Statement", period.whole
    ask = ask_for(draft, {"actual": 1}, contra_positive=True, less=True, levels=False, parents=False, net="Net Income")
    chart = draw_chart(rng, "books", ask)
    draft.outer = "outer"
    draft.columns([name_column(draft)], [Figure("inner", (), at("actual"))], more=[Column("outer", (), "money")])
    Printer(draft, outline_for(draft, totals="word", first=False, indent="deeper")).run(chart)
    span = f"From {long_date(period.first)} to {long_date(period.last)}"
    close(draft, [Heading(center=home.company, bold=True), Heading(center=draft.title), Heading(center=span)])
