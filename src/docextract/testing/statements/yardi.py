"""Statements as Yardi prints them: account and name in columns without a header."""

from __future__ import annotations

from docextract.testing.printed import Column
from docextract.testing.statements.charts import draw_chart, number_accounts
from docextract.testing.statements.figures import Months, first_month, months_of, total_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, booked, close, name_column, outline_for
from docextract.testing.statements.statement import StatementDraft

CODES = ("9999-999", "99999-999", "9999-9999")


def statement12(draft: StatementDraft) -> None:
    """Statement (12 months): months and their total under a header that leaves account and name open."""
    rng = draft.rng
    period = Months(first_month(rng), 12)
    home = begin(draft, "residential", period.last)
    draft.document_type, draft.title = "OPERATING_STATEMENT_T12", "Statement (12 months)"
    draft.period, draft.basis = period.whole, rng.choice(("Accrual", "Cash"))
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": 12}, net="Net Income"))
    number_accounts(rng, chart, rng.choice(CODES))
    months = months_of(period.first, 12, "Mon YYYY")
    draft.columns([Column("code", ()), name_column(draft)], [*months, total_of(months, ("Total",))])
    bare = draft.chance(0.3, "totals without an account code")
    unnamed = draft.chance(0.08, "the last total has no label")
    look = outline_for(draft, code="column", total_codes=not bare, unnamed_last=unnamed, step=rng.choice((2, 3, 5)))
    Printer(draft, look).run(chart)
    span = f"{period.first:%b %Y}-{period.last:%b %Y}"
    close(draft, booked(draft, home, "Statement (12 months)", span, tree="ysi_is"))
