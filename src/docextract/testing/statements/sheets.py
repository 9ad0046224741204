"""Balance sheets, pro formas and lenders' cash flows."""

from __future__ import annotations

from datetime import date
from random import Random

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Beside, Column, Heading
from docextract.testing.statements.accounts import ASSET, EQUITY, LIABILITY, Account, Chart, Result
from docextract.testing.statements.charts import book, draw_chart, number_accounts
from docextract.testing.statements.figures import at, per_unit, share_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, booked, close, name_column, outline_for, titled
from docextract.testing.statements.statement import Figure, StatementDraft


def balance_sheet(draft: StatementDraft) -> None:
    """Yardi's Balance Sheet: the current and the beginning balance with their change."""
    rng = draft.rng
    day = month_end(date(rng.randint(2017, 2025), rng.randint(1, 12), 1))
    home = begin(draft, "residential", day, wide=False)
    draft.document_type, draft.title, draft.as_on = "BALANCE_SHEET", "Balance Sheet", day
    draft.basis = rng.choice(("Accrual", "Cash"))
    chart = draw_balance(rng)
    coded = not draft.chance(0.4, "no account codes")
    if coded:
        number_accounts(rng, chart, "9999-999")
    now, before = at("point", 0), at("point", 1)
    figures = [
        Figure("now", ("Balance", "Current Period"), now),
        Figure("before", ("Beginning", "Balance"), before),
        Figure("change", ("Net", "Change"), lambda source: now(source) - before(source)),
    ]
    labels = [Column("code", ()), name_column(draft)] if coded else [name_column(draft)]
    draft.columns(labels, figures)
    Printer(draft, outline_for(draft, code="column" if coded else "none", totals="word", first=False)).run(chart)
    close(draft, booked(draft, home, "Balance Sheet (With Period Change)", f"{day:%b %Y}", tree="ysi_bs"))


def comparative(draft: StatementDraft) -> None:
    """A manager's Comparative Balance Sheet: this month, the month before, the change, the end of last year."""
    rng = draft.rng
    day = month_end(date(rng.randint(2017, 2025), rng.randint(2, 12), 1))
    before = month_end(plus_months(day.replace(day=1), -1))
    home = begin(draft, "residential", day, wide=False)
    draft.document_type, draft.title, draft.as_on = "BALANCE_SHEET", "Comparative Balance Sheet", day
    chart = draw_balance(rng, points=3)
    now, then = at("point", 0), at("point", 1)
    figures = [
        Figure("now", (f"{day:%b %Y}",), now),
        Figure("before", (f"{before:%b %Y}",), then),
        Figure("change", ("Change",), lambda source: now(source) - then(source)),
        Figure("year", ("Prev. Year", "End Balance"), at("point", 2)),
    ]
    draft.columns([name_column(draft)], figures)
    Printer(draft, outline_for(draft, totals="word", first=False)).run(chart)
    close(draft, titled(draft, home.name, f"as of {day:%B} {day.day}, {day.year}"))


def account_form(draft: StatementDraft) -> None:
    """A balance sheet of a bookkeeping package: one column, or assets left and liabilities right on the same lines."""
    rng = draft.rng
    day = month_end(date(rng.randint(2017, 2025), rng.randint(1, 12), 1))
    home = begin(draft, "commercial", day, wide=False)
    draft.document_type, draft.title, draft.as_on = "BALANCE_SHEET", "Balance Sheet", day
    sides = draft.chance(0.5, "assets left and liabilities right")
    if sides:
        draft.likely["a side table beside the roll"] = 0.0
    chart = draw_balance(rng, points=1)
    figures = [Figure("now", () if sides else ("TOTAL",), at("point", 0))]
    look = outline_for(draft, totals="word", first=False, indent="deeper")
    if not sides:
        draft.columns([name_column(draft)], figures)
        Printer(draft, look).run(chart)
    else:
        printer = Printer(draft, look)
        left = draft.columns([name_column(draft)], figures)
        printer.run(Chart(chart.parts[:1], chart.base, 1, chart.unit_word))
        right = draft.columns([name_column(draft)], figures)
        printer.run(Chart(chart.parts[1:], chart.base, 1, chart.unit_word))
        draft.beside = Beside([left, right])
    close(draft, titled(draft, home.company, f"As of {day:%B} {day.day}, {day.year}"))


def draw_balance(rng: Random, points: int = 2) -> Chart:
    """Assets, liabilities and what is left for the owners, at two points or as many as asked for."""
    words = book("balance")
    sides = {}
    for name, side, key in (
        ("assets", ASSET, "total_assets"),
        ("liabilities", LIABILITY, "total_liabilities"),
        ("equity", EQUITY, "total_equity"),
    ):
        section = Account(name.capitalize(), side, total=f"Total {name.capitalize()}", key=key)
        for group in words[name]:
            inner = Account(group["name"], side)
            for label, scale in group["lines"]:
                amount = rng.uniform(0.5, 1.6) * scale * 1_000_00
                values = tuple(int(amount * rng.uniform(0.9, 1.1)) for _ in range(points))
                inner.children.append(Account(label, side, own={"point": values}))
            section.children.append(inner)
        if len(section.children) == 1:
            section.children = section.children[0].children
        sides[name] = section
    both = Result("Total Liabilities and Equity", [(sides["liabilities"], 1), (sides["equity"], 1)], side=EQUITY)
    left = sides["equity"].children[-1]
    rest = zip(sides["assets"].of("point"), both.of("point"), left.of("point"), strict=True)
    left.own = {"point": tuple(a - b + own for a, b, own in rest)}
    return Chart([*sides.values(), both], sides["assets"], 1, "units")


def pro_forma(draft: StatementDraft) -> None:
    """A broker's pro forma: years as columns, or in place beside the first year, with amounts per unit."""
    years = draft.pick([(5, "years without dates"), (0, ""), (3, "years without dates")])
    rng = draft.rng
    home = begin(draft, "residential", date(2024, 12, 31), wide=bool(years))
    draft.document_type, draft.title = "PRO_FORMA", "Pro Forma"
    chart = draw_chart(rng, "residential", ask_for(draft, {"actual": max(years, 2)}))
    if years:
        figures = [Figure(f"y{n}", (f"Year {n + 1}",), at("actual", n)) for n in range(years)]
    else:
        figures = [Figure("now", ("In-Place",), at("actual", 0)), Figure("year", ("Pro Forma",), at("actual", 1))]
        if draft.chance(0.6, "a column per unit"):
            figures.append(Figure("unit", ("Per Unit",), per_unit(at("actual", 1), chart.units), adds=False))
    draft.columns([name_column(draft)], figures)
    Printer(draft, outline_for(draft)).run(chart)
    close(draft, [Heading(home.name, bold=True), Heading("Pro Forma", bold=True)])


def cash_flow(draft: StatementDraft) -> None:
    """A lender's cash flow: budget, in place and underwritten, each as amount, share of income and per area."""
    rng = draft.rng
    home = begin(draft, "commercial", date(2024, 12, 31))
    draft.asset_type, draft.document_type, draft.title = "OFFICE", "PRO_FORMA", "Cash Flow Extract"
    chart = draw_chart(rng, "commercial", ask_for(draft, {"actual": 3}, net="Net Cash Flow"))
    figures = []
    for n, group in enumerate(("Budget", "In-Place", "Lender U/W")):
        amount = at("actual", n)
        figures += [
            Figure(f"{n}a", ("Amount",), amount, group=group),
            Figure(f"{n}s", ("% of Rev",), share_of(amount, chart), "percent", group=group, adds=False),
            Figure(f"{n}u", ("Per SF",), per_unit(amount, chart.units), group=group, adds=False),
        ]
    draft.columns([name_column(draft)], figures)
    Printer(draft, outline_for(draft, first=False)).run(chart)
    close(draft, [Heading(home.name, bold=True), Heading("Cash Flow Extract", bold=True)])
