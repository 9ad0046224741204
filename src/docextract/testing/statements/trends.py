"""Trend reports: months under one to three header lines, with codes glued to the names."""

from __future__ import annotations

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Heading
from docextract.testing.statements.charts import draw_chart, number_accounts
from docextract.testing.statements.figures import first_month, months_of, total_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, close, name_column, outline_for
from docextract.testing.statements.statement import StatementDraft


def mri_trend(draft: StatementDraft) -> None:
    """MRI's trailing twelve months: three header lines, codes before the names, subtotals that bear the bare name of
    their category without a code."""
    rng = draft.rng
    first = first_month(rng)
    last = month_end(plus_months(first, 11))
    home = begin(draft, "residential", last)
    draft.document_type = "OPERATING_STATEMENT_T12"
    draft.period, draft.property_name = (first, last), home.name
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": 12}))
    number_accounts(rng, chart, rng.choice(("999999", "999999.9", "999999.99")), totals=False)
    form = draft.pick([("trend", "three header lines"), ("mm/yy", ""), ("month end, actual", "")])
    months = months_of(first, 12, form)
    width = len(months[0].head)
    draft.columns([name_column(draft, room=12)], [*months, total_of(months, (*[""] * (width - 1), "T12"))])
    headings = not draft.chance(0.5, "subtotals without headings")
    look = outline_for(
        draft, code="glued", totals="same", total_codes=False, heading_codes=False, headings=headings, parents="other"
    )
    Printer(draft, look).run(chart)
    close(draft, [Heading(home.name), Heading("Page: 100")])
