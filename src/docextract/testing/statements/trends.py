"""Trend reports: months under one to three header lines, with codes before the names or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from docextract.testing.printed import Heading
from docextract.testing.property import Property
from docextract.testing.statements.accounts import Chart
from docextract.testing.statements.charts import draw_chart, number_accounts
from docextract.testing.statements.figures import (
    Months,
    first_month,
    long_date,
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
    """What tells the trend reports of the systems apart.

    ``lines`` are those of the title block, with ``home``, ``title``, ``basis``, and the ``first`` and ``last`` day, the
    last one also ``spoken``, in braces.
    """

    title: str | None
    forms: tuple[str, ...]
    total: tuple[str, ...]
    lines: tuple[str, ...]
    bold: tuple[int, ...] = ()
    """Which of the lines are bold."""
    center: bool = False
    shout: bool = False
    """Whether the basis is in capitals."""
    book: str = "residential"
    codes: tuple[str, ...] = ()
    code: str = "glued"
    outline: Mapping[str, Any] = field(default_factory=dict)
    number_totals: bool = False
    head: str = ""
    notes: tuple[str, ...] = ()

    def heading(self, draft: StatementDraft, home: Property, period: Months) -> list[Heading]:
        basis = (draft.basis or "").upper() if self.shout else draft.basis
        said = {"home": home, "title": self.title, "first": period.first, "last": period.last, "basis": basis}
        texts = [line.format(**said, spoken=long_date(period.last)) for line in self.lines]
        sides = [("", text) if self.center else (text, "") for text in texts]
        return [Heading(*side, bold=n in self.bold) for n, side in enumerate(sides)]


def trend(
    draft: StatementDraft,
    how: Trend,
    more: Callable[[Chart], list[Figure]] = lambda chart: [],
    foot: Sequence[Heading] = (),
) -> None:
    """Twelve months, or fewer, and their total; ``more`` adds columns behind them."""
    rng = draft.rng
    count = draft.pick([(12, ""), (12, ""), (12, ""), (rng.randint(3, 11), "fewer months than twelve")])
    period = Months(first_month(rng), count)
    home = begin(draft, how.book, period.last)
    draft.document_type = "OPERATING_STATEMENT_T12" if count == 12 else "OPERATING_STATEMENT"
    draft.title, draft.period = how.title, period.whole
    draft.basis = rng.choice(("Accrual", "Cash"))
    chart = draw_chart(rng, how.book, ask_for(draft, {"actual": count, "budget": count}))
    if how.codes:
        number_accounts(rng, chart, rng.choice(how.codes), totals=how.number_totals)
    dated = not draft.pdf and how.forms[0] == "Mon YYYY" and draft.chance(0.3, "months as dates")
    months = months_of(period.first, count, rng.choice(how.forms), dated=dated)
    lead = len(months[0].head) - len(how.total)
    figures = [*months, total_of(months, (*[""] * lead, *how.total)), *more(chart)]
    draft.columns([name_column(draft, how.head, room=12 if how.codes and how.code != "column" else 0)], figures)
    fixed = {"code": how.code if how.codes else "none", **how.outline}
    Printer(draft, outline_for(draft, **fixed)).run(chart)
    close(draft, [*how.heading(draft, home, period), *foot], how.notes)


MRI = Trend(
    None,
    ("trend", "mm/yy", "month end, actual"),
    ("T12",),
    ("{home.name}", "Page: 100"),
    codes=("999999", "999999.9", "999999.99"),
    outline={"totals": "same", "total_codes": False, "heading_codes": False, "parents": "other"},
)
RESMAN = Trend(
    "Trailing Profit And Loss Detail",
    ("Actual",),
    ("Adjusted Total",),
    (
        "{home.name}",
        "{home.company}",
        "{title}",
        "{last:%B %Y} - {basis} - Accounting Book: Default",
        "Printed {home.printed_on:%m/%d/%Y}",
    ),
    bold=(0, 2),
    codes=("9999", "9999.9"),
    number_totals=True,
    head="Account",
    outline={"totals": "word", "first": False},
)
ENTRATA = Trend(
    "Income Statement - Trailing 12",
    ("Mon YYYY", "Month YYYY"),
    ("Total",),
    ("{home.name}", "{title}", "{first:%b %Y} - {last:%b %Y}", "{basis} Basis"),
    bold=(0, 1),
    codes=("9999", "9999-9999", "9999-99"),
    number_totals=True,
    outline={"totals": "same", "indent": "deeper"},
)
APPFOLIO = Trend(
    "Income Statement - 12 Month",
    ("Mon YYYY", "Mon YY"),
    ("Total",),
    (
        "{title}",
        "{home.company}",
        "Properties: {home.name} - {home.street}",
        "Period Range: {first:%b %Y} to {last:%b %Y}",
        "Accounting Basis: {basis}",
    ),
    bold=(0,),
    head="Account Name",
    outline={"totals": "word"},
    notes=("Created on 01/14/2025",),
)
INTACCT = Trend(
    "Income Statement",
    ("month end, actual",),
    ("", "Total"),
    ("{home.company}", "{title}", "{spoken}", "Reporting Book: {basis}", "Location: {home.name}"),
    bold=(1,),
    shout=True,
    codes=("999999",),
    code="dash",
    outline={"totals": "word", "total_codes": False, "heading_codes": False},
    notes=("Created on: 02/03/2025",),
)
INTACCT_TREND = Trend(
    "12 Month Trend",
    ("Mon-YY", "mm/yy"),
    ("Total",),
    ("{home.name}", "{title}"),
    bold=(0, 1),
    book="commercial",
    codes=("9999.999",),
    outline={"totals": "own", "total_codes": False},
)
ONESITE = Trend(
    "12 Month Trend",
    ("Mon YYYY", "year above"),
    ("Total",),
    ("{home.company}", "{title}", "{home.name}"),
    bold=(1,),
    center=True,
    codes=("9999-999",),
    outline={"totals": "own", "first": False},
)
BROKER = Trend(
    "Historical Performance",
    ("Mon-YY", "Mon YYYY", "Month YYYY"),
    ("Total",),
    ("{home.name}", "{title}"),
    bold=(0, 1),
    notes=("Note: figures as provided by the seller.",),
)


def mri_trend(draft: StatementDraft) -> None:
    """MRI's trailing twelve months: up to three header lines, codes before the names, subtotals that bear the bare name
    of their category without a code."""
    headings = not draft.chance(0.5, "subtotals without headings")
    trend(draft, replace(MRI, outline={**MRI.outline, "headings": headings}))


def resman(draft: StatementDraft) -> None:
    """ResMan's Trailing Profit And Loss Detail: codes before the names, a variance behind the adjusted total."""
    of = variance(summed("actual"), summed("budget"), favourable=True)
    trend(draft, RESMAN, lambda chart: [Figure("variance", ("Variance",), of, adds=False)])


def entrata(draft: StatementDraft) -> None:
    """Entrata's Income Statement - Trailing 12: subtotals repeat the heading; trailing and hidden columns behind."""
    trailing = draft.chance(0.5, "trailing columns beyond the total")
    hidden = not draft.pdf and draft.chance(0.3, "hidden columns")

    def more(chart: Chart) -> list[Figure]:
        made = []
        if trailing:
            two = Figure("t2", ("T2",), lambda source: sum(source.of("actual")[-2:]))
            made += [two, Figure("a2", ("Annualized T2",), lambda source: 6 * sum(source.of("actual")[-2:]))]
        if hidden:
            made.append(Figure("pu", ("Per Unit",), per_unit(summed("actual"), chart.units), hidden=True, adds=False))
        return made

    trend(draft, ENTRATA, more)


def appfolio(draft: StatementDraft) -> None:
    """AppFolio's twelve months: names only, indented, and a total."""
    trend(draft, APPFOLIO)


def intacct(draft: StatementDraft) -> None:
    """Intacct's Income Statement: month ends over Actual, `999999 - Name`, Total before the name of the heading."""
    trend(draft, INTACCT)


def intacct_trend(draft: StatementDraft) -> None:
    """Intacct's 12 Month Trend: codes with a point, sections below the net operating income."""
    trend(draft, INTACCT_TREND)


def onesite(draft: StatementDraft) -> None:
    """OneSite's 12 Month Trend: names only, own names of totals."""
    trend(draft, ONESITE, foot=[Heading("Page {page} of {pages}", pdf_only=True)])


def broker(draft: StatementDraft) -> None:
    """A broker's twelve months, keyed by hand: shares of income and amounts per unit behind the total, notes below."""
    percent = draft.chance(0.5, "a column of percentages")
    unit = draft.chance(0.5, "a column per unit")

    def more(chart: Chart) -> list[Figure]:
        made = []
        if percent:
            made.append(Figure("share", ("% of Income",), share_of(summed("actual"), chart), "percent", adds=False))
        if unit:
            made.append(Figure("unit", ("Per Unit",), per_unit(summed("actual"), chart.units), adds=False))
        return made

    trend(draft, BROKER, more)
