"""Trend reports: months under one to three header lines, with codes before the names or none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Heading
from docextract.testing.statements.accounts import Chart
from docextract.testing.statements.charts import draw_chart, number_accounts
from docextract.testing.statements.figures import (
    first_month,
    months_of,
    per_unit,
    share_of,
    summed,
    total_of,
    variance,
)
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, close, name_column, outline_for
from docextract.testing.statements.statement import Figure, StatementDraft


@dataclass(frozen=True, slots=True)
class Trend:
    """What tells the trend reports of the systems apart. ``lines`` writes the title block."""

    title: str | None
    forms: tuple[str, ...]
    total: tuple[str, ...]
    lines: Callable[[StatementDraft, Any], list[Heading]]
    book: str = "residential"
    codes: tuple[str, ...] = ()
    code: str = "glued"
    outline: dict[str, Any] = field(default_factory=dict)
    number_totals: bool = False
    head: str = ""
    notes: tuple[str, ...] = ()


def trend(
    draft: StatementDraft, how: Trend, more: Callable[[StatementDraft, Chart], list[Figure]] | None = None
) -> None:
    """Twelve months, or fewer, and their total; ``more`` adds columns behind them."""
    rng = draft.rng
    count = draft.pick([(12, ""), (12, ""), (12, ""), (rng.randint(3, 11), "fewer months than twelve")])
    first = first_month(rng)
    last = month_end(plus_months(first, count - 1))
    home = begin(draft, how.book, last)
    draft.document_type = "OPERATING_STATEMENT_T12" if count == 12 else "OPERATING_STATEMENT"
    draft.title, draft.period = how.title, (first, last)
    draft.basis = rng.choice(("Accrual", "Cash"))
    chart = draw_chart(rng, how.book, ask_for(draft, {"actual": count, "budget": count}))
    if how.codes:
        number_accounts(rng, chart, rng.choice(how.codes), totals=how.number_totals)
    dated = not draft.pdf and how.forms[0] == "Mon YYYY" and draft.chance(0.3, "months as dates")
    months = months_of(first, count, rng.choice(how.forms), dated=dated)
    lead = len(months[0].head) - len(how.total)
    figures = [*months, total_of(months, (*[""] * lead, *how.total)), *(more(draft, chart) if more else [])]
    draft.columns([name_column(draft, how.head, room=12 if how.codes and how.code != "column" else 0)], figures)
    fixed = {"code": how.code if how.codes else "none", **how.outline}
    Printer(draft, outline_for(draft, **fixed)).run(chart)
    close(draft, how.lines(draft, home), how.notes)


def mri_trend(draft: StatementDraft) -> None:
    """MRI's trailing twelve months: up to three header lines, codes before the names, subtotals that bear the bare name
    of their category without a code."""
    headings = not draft.chance(0.5, "subtotals without headings")
    trend(
        draft,
        Trend(
            None,
            ("trend", "mm/yy", "month end, actual"),
            ("T12",),
            lambda d, home: [Heading(home.name), Heading("Page: 100")],
            codes=("999999", "999999.9", "999999.99"),
            outline={
                "totals": "same",
                "total_codes": False,
                "heading_codes": False,
                "headings": headings,
                "parents": "other",
            },
        ),
    )


def resman(draft: StatementDraft) -> None:
    """ResMan's Trailing Profit And Loss Detail: codes before the names, a variance behind the adjusted total."""

    def more(d: StatementDraft, chart: Chart) -> list[Figure]:
        of = variance(summed("actual"), summed("budget"), favourable=True)
        return [Figure("variance", ("Variance",), of, adds=False)]

    trend(
        draft,
        Trend(
            "Trailing Profit And Loss Detail",
            ("Actual",),
            ("Adjusted Total",),
            lambda d, home: [
                Heading(home.name, bold=True),
                Heading(home.company),
                Heading("Trailing Profit And Loss Detail", bold=True),
                Heading(f"{month_name(d)} - {d.basis} - Accounting Book: Default"),
                Heading(f"Printed {home.printed_on:%m/%d/%Y}"),
            ],
            codes=("9999", "9999.9"),
            number_totals=True,
            head="Account",
            outline={"totals": "word", "first": False},
        ),
        more,
    )


def entrata(draft: StatementDraft) -> None:
    """Entrata's Income Statement - Trailing 12: subtotals repeat the heading; trailing and hidden columns behind."""
    trailing = draft.chance(0.5, "trailing columns beyond the total")
    hidden = not draft.pdf and draft.chance(0.3, "hidden columns")

    def more(d: StatementDraft, chart: Chart) -> list[Figure]:
        made = []
        if trailing:
            two = Figure("t2", ("T2",), lambda source: sum(source.of("actual")[-2:]))
            made += [two, Figure("a2", ("Annualized T2",), lambda source: 6 * sum(source.of("actual")[-2:]))]
        if hidden:
            made.append(Figure("pu", ("Per Unit",), per_unit(summed("actual"), chart.units), hidden=True, adds=False))
        return made

    trend(
        draft,
        Trend(
            "Income Statement - Trailing 12",
            ("Mon YYYY", "Month YYYY"),
            ("Total",),
            lambda d, home: [
                Heading(home.name, bold=True),
                Heading("Income Statement - Trailing 12", bold=True),
                Heading(f"{d.period[0]:%b %Y} - {d.period[1]:%b %Y}" if d.period else ""),
                Heading(f"{d.basis} Basis"),
            ],
            codes=("9999", "9999-9999", "9999-99"),
            number_totals=True,
            outline={"totals": "same", "indent": "deeper"},
        ),
        more,
    )


def appfolio(draft: StatementDraft) -> None:
    """AppFolio's twelve months: names only, indented, and a total."""
    trend(
        draft,
        Trend(
            "Income Statement - 12 Month",
            ("Mon YYYY", "Mon YY"),
            ("Total",),
            lambda d, home: [
                Heading("Income Statement - 12 Month", bold=True),
                Heading(home.company),
                Heading(f"Properties: {home.name} - {home.street}"),
                Heading(f"Period Range: {d.period[0]:%b %Y} to {d.period[1]:%b %Y}" if d.period else ""),
                Heading(f"Accounting Basis: {d.basis}"),
            ],
            head="Account Name",
            outline={"totals": "word"},
            notes=("Created on 01/14/2025",),
        ),
    )


def intacct(draft: StatementDraft) -> None:
    """Intacct's Income Statement: month ends over Actual, `999999 - Name`, Total before the name of the heading."""
    trend(
        draft,
        Trend(
            "Income Statement",
            ("month end, actual",),
            ("", "Total"),
            lambda d, home: [
                Heading(home.company),
                Heading("Income Statement", bold=True),
                Heading(f"{d.period[1]:%B} {d.period[1].day}, {d.period[1].year}" if d.period else ""),
                Heading(f"Reporting Book: {(d.basis or '').upper()}"),
                Heading(f"Location: {home.name}"),
            ],
            codes=("999999",),
            code="dash",
            outline={"totals": "word", "total_codes": False, "heading_codes": False},
            notes=("Created on: 02/03/2025",),
        ),
    )


def intacct_trend(draft: StatementDraft) -> None:
    """Intacct's 12 Month Trend: codes with a point, sections below the net operating income."""
    trend(
        draft,
        Trend(
            "12 Month Trend",
            ("Mon-YY", "mm/yy"),
            ("Total",),
            lambda d, home: [Heading(home.name, bold=True), Heading("12 Month Trend", bold=True)],
            book="commercial",
            codes=("9999.999",),
            outline={"totals": "own", "total_codes": False},
        ),
    )


def onesite(draft: StatementDraft) -> None:
    """OneSite's 12 Month Trend: names only, own names of totals."""
    trend(
        draft,
        Trend(
            "12 Month Trend",
            ("Mon YYYY", "year above"),
            ("Total",),
            lambda d, home: [
                Heading(center=home.company),
                Heading(center="12 Month Trend", bold=True),
                Heading(center=home.name),
                Heading("Page {page} of {pages}", pdf_only=True),
            ],
            codes=("9999-999",),
            code="glued",
            outline={"totals": "own", "first": False},
        ),
    )


def broker(draft: StatementDraft) -> None:
    """A broker's twelve months, keyed by hand: shares of income and amounts per unit behind the total, notes below."""
    percent = draft.chance(0.5, "a column of percentages")
    unit = draft.chance(0.5, "a column per unit")

    def more(d: StatementDraft, chart: Chart) -> list[Figure]:
        made = []
        if percent:
            made.append(Figure("share", ("% of Income",), share_of(summed("actual"), chart), "percent", adds=False))
        if unit:
            made.append(Figure("unit", ("Per Unit",), per_unit(summed("actual"), chart.units), adds=False))
        return made

    trend(
        draft,
        Trend(
            "Historical Performance",
            ("Mon-YY", "Mon YYYY", "Month YYYY"),
            ("Total",),
            lambda d, home: [Heading(home.name, bold=True), Heading("Historical Performance", bold=True)],
            notes=("Note: figures as provided by the seller.",),
        ),
        more,
    )


def month_name(draft: StatementDraft) -> str:
    """The last month of the period."""
    return f"{draft.period[1]:%B %Y}" if draft.period else ""
