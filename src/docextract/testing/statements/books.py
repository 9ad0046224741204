"""Profit and loss statements of bookkeeping packages."""

from __future__ import annotations

from docextract.testing.printed import Column, Heading
from docextract.testing.statements.charts import draw_chart
from docextract.testing.statements.figures import Months, at, first_month, months_of, summed, total_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, close, name_column, outline_for, show, titled
from docextract.testing.statements.statement import Figure, StatementDraft


def quickbooks(draft: StatementDraft) -> None:
    """QuickBooks: one total, or months and their total; parents hold amounts of their own."""
    rng = draft.rng
    monthly = draft.chance(0.5, "months and their total")
    period = Months(first_month(rng, january=True), rng.randint(4, 12))
    home = begin(draft, "commercial", period.last, wide=monthly)
    draft.period, draft.basis = period.whole, rng.choice(("Accrual", "Cash"))
    ask = ask_for(
        draft,
        {"actual": period.count},
        parents=draft.chance(0.5, "parents with an amount of their own"),
        noi="NET OPERATING INCOME",
        net="NET INCOME",
        expense_total="Total Expenses",
        levels=False,
    )
    chart = draw_chart(rng, "books", ask)
    months = months_of(period.first, period.count, "Mon YYYY") if monthly else []
    total = total_of(months, ("TOTAL",)) if monthly else Figure("total", ("TOTAL",), summed("actual"))
    ladder = not draft.pdf and draft.chance(0.5, "labels in columns by depth")
    labels = [Column(f"name{n}", (), cap=3) for n in range(4)] if ladder else [name_column(draft)]
    draft.columns(labels, [*months, total])
    look = outline_for(draft, totals="word", first=False, ladder=ladder, indent="deeper", caps=False, headings=True)
    Printer(draft, look).run(chart)
    draft.title = "Profit and Loss by Month" if monthly else "Profit and Loss"
    stamp = f"{draft.basis} Basis  Monday, {home.printed_on:%B %d, %Y} 09:12 AM GMT-05:00"
    close(draft, titled(draft, home.company, period.said), (stamp,))


def entities(draft: StatementDraft) -> None:
    """One column for each store or class and their total; what a store has not is blank."""
    rng = draft.rng
    period = Months(first_month(rng, january=True), 12)
    count = rng.randint(2, 5)
    home = begin(draft, "commercial", period.last)
    by = rng.choice(("Class", "Store"))
    draft.title, draft.period, draft.basis = f"Profit and Loss by {by}", period.whole, "Accrual"
    chart = draw_chart(rng, "books", ask_for(draft, {"actual": count}, levels=False, expense_total="Total Expenses"))
    names = rng.sample(("Northside", "Riverview", "Old Mill", "Harbor Walk", "Main Street", "Westgate"), count)
    parts = [Figure(f"m{n}", (name,), at("actual", n)) for n, name in enumerate(names)]
    heading = [Heading(center=text) for text in (home.company, draft.title, period.said)]
    show(draft, chart, [*parts, total_of(parts, ("TOTAL",))], heading, totals="word", first=False)


def zoho(draft: StatementDraft) -> None:
    """Zoho Books: `Total for` before the names of headings, one column."""
    rng = draft.rng
    period = Months(first_month(rng))
    home = begin(draft, "commercial", period.last, wide=False)
    draft.title, draft.period, draft.basis = "Profit and Loss", period.whole, "Accrual"
    ask = ask_for(draft, {"actual": 1}, levels=False, noi="Operating Profit", net="Net Profit/Loss", parents=False)
    chart = draw_chart(rng, "books", ask)
    span = f"From {period.first:%d/%m/%Y} To {period.last:%d/%m/%Y}"
    lines = (home.company, "Profit and Loss", "Basis: Accrual", span)
    heading = [Heading(center=text, bold=text == draft.title) for text in lines]
    notes = ("**Amount is displayed in your base currency USD",)
    figures = [Figure("total", ("Total",), summed("actual"))]
    show(draft, chart, figures, heading, notes, head="Account", totals="for", first=False)
