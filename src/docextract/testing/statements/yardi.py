"""Statements as Yardi prints them: account and name in columns without a header."""

from __future__ import annotations

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Column
from docextract.testing.statements.charts import draw_chart, number_accounts
from docextract.testing.statements.figures import first_month, months_of, total_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, booked, close, name_column, outline_for
from docextract.testing.statements.statement import StatementDraft

CODES = ("9999-999", "99999-999", "9999-9999")


def statement12(draft: StatementDraft) -> None:
    """Statement (12 months): months and their total under a header that leaves account and name open."""
    rng = draft.rng
    first = first_month(rng)
    last = month_end(plus_months(first, 11))
    home = begin(draft, "residential", last)
    draft.document_type, draft.title = "OPERATING_STATEMENT_T12", "Statement (12 months)"
    draft.period, draft.basis = (first, last), rng.choice(("Accrual", "Cash"))
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": 12}, net="Net Income"))
    number_accounts(rng, chart, rng.choice(CODES))
    months = months_of(first, 12, "Mon YYYY")
    draft.columns(
        [Column("code", ()), name_column(draft)],
        [*months, total_of(months, ("Total",))],
    )
    bare = draft.chance(0.3, "totals without an account code")
    unnamed = draft.chance(0.08, "the last total has no label")
    look = outline_for(draft, code="column", total_codes=not bare, unnamed_last=unnamed, step=rng.choice((2, 3, 5)))
    Printer(draft, look).run(chart)
    close(draft, booked(draft, home, "Statement (12 months)", f"{first:%b %Y}-{last:%b %Y}", tree="ysi_is"))
