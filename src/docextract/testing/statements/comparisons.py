"""Statements of a period and the year to date beside budgets, prior years and variances."""

from __future__ import annotations

from docextract.testing.printed import Heading
from docextract.testing.statements.charts import draw_chart, number_accounts
from docextract.testing.statements.figures import (
    Amount,
    Months,
    at,
    change_share,
    first_month,
    long_date,
    share_of,
    summed,
    variance,
)
from docextract.testing.statements.scene import ask_for, begin, booked, show, titled
from docextract.testing.statements.statement import Figure, StatementDraft


def compared(
    key: str,
    heads: tuple[str, str, str, str],
    amounts: tuple[Amount, Amount],
    *,
    favourable: bool,
    group: str | None = None,
    share: bool = True,
) -> list[Figure]:
    """Actual, budget, variance and, with ``share``, the variance in percent."""
    actual, budget = amounts
    made = [
        Figure(f"{key}a", (heads[0],), actual, group=group),
        Figure(f"{key}b", (heads[1],), budget, group=group),
        Figure(f"{key}v", (heads[2],), variance(actual, budget, favourable=favourable), group=group, adds=False),
    ]
    if share:
        of = change_share(actual, budget, favourable=favourable)
        made.append(Figure(f"{key}p", (heads[3],), of, "percent", group=group, text="N/A", adds=False))
    return made


def both_periods(
    heads: tuple[str, str, str, str], other: str, count: int, favourable: bool, *, share: bool
) -> list[Figure]:
    """The last of ``count`` months and the year to date, each beside another series under a title that spans it."""
    now, ytd = (at("actual"), at(other, count - 1)), (summed("actual"), summed(other, count))
    return [
        *compared("p", heads, now, favourable=favourable, group="Current Period", share=share),
        *compared("y", heads, ytd, favourable=favourable, group="Year To Date", share=share),
    ]


def budget_comparison(draft: StatementDraft) -> None:
    """Yardi's Budget Comparison: period and year to date, each with budget, variance and percent; the annual budget."""
    rng = draft.rng
    fiscal = draft.chance(0.3, "a fiscal year that does not begin in January")
    period = Months(first_month(rng, january=not fiscal), rng.randint(2, 11))
    count, home = period.count, begin(draft, "residential", period.last)
    draft.document_type, draft.title = "BUDGET_COMPARISON", "Budget Comparison"
    draft.period, draft.basis = period.latest, rng.choice(("Accrual", "Cash"))
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": count, "budget": 12}))
    number_accounts(rng, chart, rng.choice(("9999-999", "99999-999")))
    arithmetic = draft.chance(0.25, "variances as plain differences")
    ptd, ytd = (at("actual"), at("budget", count - 1)), (summed("actual"), summed("budget", count))
    figures = [
        *compared("p", ("PTD Actual", "PTD Budget", "Variance", "% Var"), ptd, favourable=not arithmetic),
        *compared("y", ("YTD Actual", "YTD Budget", "Variance", "% Var"), ytd, favourable=not arithmetic),
        Figure("annual", ("Annual",), summed("budget")),
    ]
    heading = booked(draft, home, "Budget Comparison", f"{period.last:%b %Y}", tree="ysi_is")
    show(draft, chart, figures, heading, code="column")


def income_statement(draft: StatementDraft) -> None:
    """Yardi's Income Statement: the month and the year to date, each with its share of income."""
    rng = draft.rng
    period = Months(count=rng.randint(2, 12), first=first_month(rng, january=True))
    home = begin(draft, "residential", period.last, wide=False)
    draft.title = "Income Statement"
    draft.period, draft.basis = period.latest, rng.choice(("Accrual", "Cash"))
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": period.count}))
    number_accounts(rng, chart, rng.choice(("9999-9999", "99999-999")))
    figures = [
        Figure("m", ("Month to Date",), at("actual")),
        Figure("mp", ("%",), share_of(at("actual"), chart), "percent", adds=False),
        Figure("y", ("Year to Date",), summed("actual")),
        Figure("yp", ("%",), share_of(summed("actual"), chart), "percent", adds=False),
    ]
    heading = booked(draft, home, "Income Statement", f"{period.last:%b %Y}", tree="ysi_is")
    show(draft, chart, figures, heading, code="column")


def package(draft: StatementDraft) -> None:
    """A manager's package: current period and year to date under titles that span, with variances in money only."""
    sector(draft, "residential", "Operating Statement", favourable=True, star=draft.chance(0.5, "totals with stars"))


def hotel(draft: StatementDraft) -> None:
    """A hotel by USALI: departments, undistributed expenses, gross operating profit."""
    draft.asset_type = "HOSPITALITY"
    sector(draft, "hotel", "Summary Operating Statement", favourable=True, prior=True)


def senior(draft: StatementDraft) -> None:
    """Senior living: care revenue, labor and other expenses, month and year to date against budget."""
    draft.asset_type = "SENIOR_HOUSING"
    sector(draft, "senior", "Income Statement", favourable=True)


def storage(draft: StatementDraft) -> None:
    """Self storage: month and year to date against the year before."""
    draft.asset_type = "SELF_STORAGE"
    sector(draft, "storage", "Profit and Loss Comparison", favourable=False, prior=True)


def association(draft: StatementDraft) -> None:
    """A community association: assessments, reserves below, budget of the year."""
    draft.asset_type = "COMMUNITY_ASSOCIATION"
    sector(draft, "association", "Statement of Revenues and Expenses", favourable=True)


def buildium(draft: StatementDraft) -> None:
    """Buildium's income statement as it is commonly seen: month to date and year to date, names only."""
    rng = draft.rng
    period = Months(count=rng.randint(2, 12), first=first_month(rng, january=True))
    home = begin(draft, "residential", period.last, wide=False)
    draft.title, draft.period, draft.basis = "Income Statement", period.latest, "Accrual"
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": period.count}, levels=False))
    last = period.last
    figures = [Figure("m", (f"{last:%b %Y}",), at("actual")), Figure("y", (f"YTD {last:%Y}",), summed("actual"))]
    heading = [Heading(home.company, bold=True), Heading("Income Statement", bold=True), Heading(home.name)]
    show(draft, chart, figures, heading, head="Account", totals="for", first=False)


def sector(
    draft: StatementDraft, book: str, title: str, *, favourable: bool, prior: bool = False, star: bool = False
) -> None:
    """Current period and year to date under titles that span, against the budget or the year before."""
    rng = draft.rng
    period = Months(first_month(rng, january=True), rng.randint(2, 11))
    home = begin(draft, book if book in ("senior", "storage") else "residential", period.last)
    draft.document_type = "OPERATING_STATEMENT" if prior else "BUDGET_COMPARISON"
    draft.title, draft.period = title, period.latest
    other, word = ("prior", "Prior Year") if prior else ("budget", "Budget")
    chart = draw_chart(rng, book, ask_for(draft, {"actual": period.count, other: 12}))
    share = draft.chance(0.5, "percentages beside the variances")
    favourable = favourable and not draft.chance(0.2, "variances as plain differences")
    heads = ("Actual", word, "$ Variance" if share else "Variance", "% Var")
    figures = both_periods(heads, other, period.count, favourable, share=share)
    show(draft, chart, figures, titled(draft, home.name, f"for the period ended {long_date(period.last)}"), star=star)
