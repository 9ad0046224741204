"""Statements of cash flows: by activities below an operating statement, and from the net income."""

from __future__ import annotations

from random import Random

from docextract.testing.statements.accounts import BELOW, Account, Chart, Result
from docextract.testing.statements.charts import book, draw_chart, number_accounts
from docextract.testing.statements.comparisons import both_periods
from docextract.testing.statements.figures import Months, at, first_month, long_date
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, close, name_column, outline_for, show, titled
from docextract.testing.statements.statement import Figure, StatementDraft

BROKEN = 0.25
"""Share of activities of which nothing is printed."""


def package(draft: StatementDraft) -> None:
    """A manager's Summary Statement of Cash Flows: the operating result, then financing and investing activities."""
    rng = draft.rng
    period = Months(first_month(rng, january=True), rng.randint(2, 11))
    home = begin(draft, "residential", period.last)
    draft.document_type, draft.title = "CASH_FLOW_STATEMENT", "Summary Statement of Cash Flows"
    draft.period = period.latest
    series = {"actual": period.count, "budget": 12}
    noi = "Net Operating Income (NOI)"
    chart = draw_chart(rng, "residential", ask_for(draft, series, below=0, parents=False, noi=noi))
    result = chart.parts[-1]
    assert isinstance(result, Result)
    parts: list[tuple[Account | Result, int]] = [(result, 1)]
    for name in ("investing", "financing", "adjustments"):
        if name == "financing" or rng.random() > BROKEN:
            section = activity(rng, name, series, per=sum(result.of("budget")) // 12)
            chart.parts.append(section)
            parts.append((section, 1))
    chart.parts.append(Result("Net Change in Operating Cash", parts, key="net_cash_flow", side=BELOW))
    favourable = not draft.chance(0.2, "variances as plain differences")
    figures = both_periods(("Actual", "Budget", "Variance", ""), "budget", period.count, favourable, share=False)
    # The trap of stars is drawn behind the column of labels.
    draft.columns([name_column(draft)], figures)
    star = draft.chance(0.5, "totals with stars")
    Printer(draft, outline_for(draft, totals="word", star=star, first=False)).run(chart)
    close(draft, titled(draft, home.name, f"for the period ended {long_date(period.last)}"))


def indirect(draft: StatementDraft) -> None:
    """A Statement of Cash Flows from the net income: adjustments, three activities, cash before and after."""
    rng = draft.rng
    years = draft.pick([(2, "two years beside each other"), (1, "")])
    period = Months(first_month(rng, january=True), 12)
    home = begin(draft, "commercial", period.last, wide=False)
    draft.document_type, draft.title = "CASH_FLOW_STATEMENT", "Statement of Cash Flows"
    draft.period = period.whole
    series = {"actual": years}
    size = rng.randint(40_000_00, 900_000_00)
    net = Account("Net Income", BELOW, own={"actual": tuple(int(size * rng.uniform(0.8, 1.2)) for _ in range(years))})
    operating = activity(rng, "operating", series, per=size)
    operating.children.insert(0, net)
    parts: list[Account | Result] = [operating]
    others = [name for name in ("investing", "financing") if name == "financing" or rng.random() > BROKEN]
    parts += [activity(rng, name, series, per=size) for name in others]
    change = Result(
        rng.choice(("Net Change in Cash", "Net Increase (Decrease) in Cash")),
        [(part, 1) for part in parts],
        key="net_cash_flow",
        side=BELOW,
    )
    begun = Account("Cash at Beginning of Period", BELOW, own={"actual": _balances(rng, change.of("actual"), size)})
    ended = Result("Cash at End of Period", [(change, 1), (begun, 1)], side=BELOW)
    chart = Chart([*parts, change, begun, ended], change, 1, "units")
    coded = draft.chance(0.3, "account codes before the names")
    if coded:
        number_accounts(rng, chart, "9999", totals=False)
    heads = ("TOTAL",) if years == 1 else (f"{period.first:%Y}", f"{period.first.year - 1}")
    figures = [Figure(f"y{n}", (head,), at("actual", n)) for n, head in enumerate(heads)]
    code, heading = "glued" if coded else "none", titled(draft, home.company, period.said)
    show(draft, chart, figures, heading, totals="own", code=code, first=False, indent="deeper", headings=True)


def activity(rng: Random, name: str, series: dict[str, int], *, per: int) -> Account:
    """The lines of an activity: money that comes in is positive, what goes out negative."""
    words = book("cash")[name]
    section = Account(words["name"], BELOW, total=words["total"])
    kept = [line for line in words["lines"] if rng.random() < 0.8] or words["lines"][:1]
    for label, share in kept if len(kept) > 1 else words["lines"][:2]:
        of = {s: tuple(_moved(rng, share * per / 100) for _ in range(count)) for s, count in series.items()}
        section.children.append(Account(label, BELOW, own=of))
    return section


def _moved(rng: Random, amount: float) -> int:
    return int(amount * rng.uniform(0.5, 1.5)) if rng.random() > 0.1 else 0


def _balances(rng: Random, changes: tuple[int, ...], size: int) -> tuple[int, ...]:
    """The cash before each year's change, the latest first: that of a year is what the year before ended with."""
    earliest = int(size * rng.uniform(0.5, 2)) + max(0, -sum(changes))
    found = [earliest]
    for change in reversed(changes[1:]):
        found.append(found[-1] + change)
    return tuple(reversed(found))
