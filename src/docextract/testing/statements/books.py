"""Profit and loss statements of bookkeeping packages."""

from __future__ import annotations

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Column, Heading
from docextract.testing.statements.charts import draw_chart
from docextract.testing.statements.figures import at, first_month, months_of, summed, total_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, close, name_column, outline_for, titled
from docextract.testing.statements.statement import Figure, StatementDraft


def quickbooks(draft: StatementDraft) -> None:
    """QuickBooks: one total, or months and their total; parents hold amounts of their own."""
    rng = draft.rng
    monthly = draft.chance(0.5, "months and their total")
    first = first_month(rng, january=True)
    count = rng.randint(4, 12)
    last = month_end(plus_months(first, count - 1))
    home = begin(draft, "commercial", last, wide=monthly)
    draft.title, draft.period, draft.basis = "Profit and Loss", (first, last), rng.choice(("Accrual", "Cash"))
    ask = ask_for(
        draft,
        {"actual": count},
        parents=draft.chance(0.5, "parents with an amount of their own"),
        noi="NET OPERATING INCOME",
        net="NET INCOME",
        expense_total="Total Expenses",
        levels=False,
    )
    chart = draw_chart(rng, "books", ask)
    months = months_of(first, count, "Mon YYYY") if monthly else []
    total = total_of(months, ("TOTAL",)) if monthly else Figure("total", ("TOTAL",), summed("actual"))
    ladder = not draft.pdf and draft.chance(0.5, "labels in columns by depth")
    labels = [Column(f"name{n}", (), cap=3) for n in range(4)] if ladder else [name_column(draft)]
    draft.columns(labels, [*months, total])
    look = outline_for(draft, totals="word", first=False, ladder=ladder, indent="deeper", caps=False, headings=True)
    Printer(draft, look).run(chart)
    span = f"{first:%B} {first.day} - {last:%B} {last.day}, {last.year}"
    title = "Profit and Loss by Month" if monthly else "Profit and Loss"
    draft.title = title
    close(
        draft,
        titled(draft, home.company, span),
        (f"{draft.basis} Basis  Monday, {home.printed_on:%B %d, %Y} 09:12 AM GMT-05:00",),
    )


def entities(draft: StatementDraft) -> None:
    """One column for each store or class and their total; what a store has not is blank."""
    rng = draft.rng
    first = first_month(rng, january=True)
    last = month_end(plus_months(first, 11))
    count = rng.randint(2, 5)
    home = begin(draft, "commercial", last)
    by = rng.choice(("Class", "Store"))
    draft.title, draft.period, draft.basis = f"Profit and Loss by {by}", (first, last), "Accrual"
    chart = draw_chart(rng, "books", ask_for(draft, {"actual": count}, levels=False, expense_total="Total Expenses"))
    names = rng.sample(("Northside", "Riverview", "Old Mill", "Harbor Walk", "Main Street", "Westgate"), count)
    parts = [Figure(f"m{n}", (name,), at("actual", n)) for n, name in enumerate(names)]
    draft.columns([name_column(draft)], [*parts, total_of(parts, ("TOTAL",))])
    Printer(draft, outline_for(draft, totals="word", first=False)).run(chart)
    span = f"{first:%B} {first.day} - {last:%B} {last.day}, {last.year}"
    close(draft, [Heading(center=home.company), Heading(center=draft.title), Heading(center=span)])


def zoho(draft: StatementDraft) -> None:
    """Zoho Books: `Total for` before the names of headings, one column."""
    rng = draft.rng
    first = first_month(rng)
    last = month_end(first)
    home = begin(draft, "commercial", last, wide=False)
    draft.title, draft.period, draft.basis = "Profit and Loss", (first, last), "Accrual"
    ask = ask_for(draft, {"actual": 1}, levels=False, noi="Operating Profit", net="Net Profit/Loss", parents=False)
    chart = draw_chart(rng, "books", ask)
    draft.columns([name_column(draft, "Account")], [Figure("total", ("Total",), summed("actual"))])
    Printer(draft, outline_for(draft, totals="for", first=False)).run(chart)
    close(
        draft,
        [
            Heading(center=home.company),
            Heading(center="Profit and Loss", bold=True),
            Heading(center="Basis: Accrual"),
            Heading(center=f"From {first:%d/%m/%Y} To {last:%d/%m/%Y}"),
        ],
        ("**Amount is displayed in your base currency USD",),
    )
