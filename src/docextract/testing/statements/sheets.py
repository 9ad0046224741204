"""Balance sheets, pro formas and lenders' cash flows."""

from __future__ import annotations

from datetime import date
from random import Random

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Beside, Heading
from docextract.testing.property import Property
from docextract.testing.statements.accounts import ASSET, EQUITY, LIABILITY, Account, Chart, Result
from docextract.testing.statements.charts import book, draw_chart, number_accounts
from docextract.testing.statements.figures import at, long_date, per_unit, share_of
from docextract.testing.statements.outline import Printer
from docextract.testing.statements.scene import ask_for, begin, booked, close, name_column, outline_for, show, titled
from docextract.testing.statements.statement import Figure, StatementDraft


def balance_sheet(draft: StatementDraft) -> None:
    """Yardi's Balance Sheet: the current and the beginning balance with their change."""
    rng = draft.rng
    home = _begin(draft, "residential", "Balance Sheet")
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
    heading = booked(draft, home, "Balance Sheet (With Period Change)", f"{home.as_of:%b %Y}", tree="ysi_bs")
    show(draft, chart, figures, heading, code="column" if coded else "none", totals="word", first=False)


def comparative(draft: StatementDraft) -> None:
    """A manager's Comparative Balance Sheet: this month, the month before, the change, the end of last year."""
    home = _begin(draft, "residential", "Comparative Balance Sheet", earliest=2)
    day = home.as_of
    before = month_end(plus_months(day.replace(day=1), -1))
    chart = draw_balance(draft.rng, points=3)
    now, then = at("point", 0), at("point", 1)
    figures = [
        Figure("now", (f"{day:%b %Y}",), now),
        Figure("before", (f"{before:%b %Y}",), then),
        Figure("change", ("Change",), lambda source: now(source) - then(source)),
        Figure("year", ("Prev. Year", "End Balance"), at("point", 2)),
    ]
    show(draft, chart, figures, titled(draft, home.name, f"as of {long_date(day)}"), totals="word", first=False)


def account_form(draft: StatementDraft) -> None:
    """A balance sheet of a bookkeeping package: one column, or assets left and liabilities right on the same lines."""
    home = _begin(draft, "commercial", "Balance Sheet")
    sides = draft.chance(0.5, "assets left and liabilities right")
    if sides:
        draft.likely["a side table beside the roll"] = 0.0
    chart = draw_balance(draft.rng, points=1)
    figures = [Figure("now", () if sides else ("TOTAL",), at("point", 0))]
    printer = Printer(draft, outline_for(draft, totals="word", first=False, indent="deeper"))
    tables = []
    for parts in (chart.parts[:1], chart.parts[1:]) if sides else (chart.parts,):
        tables.append(draft.columns([name_column(draft)], figures))
        printer.run(Chart(parts, chart.base, 1, chart.unit_word))
    if sides:
        draft.beside = Beside(tables)
    close(draft, titled(draft, home.company, f"As of {long_date(home.as_of)}"))


def _begin(draft: StatementDraft, kind: str, title: str, *, earliest: int = 1) -> Property:
    """Whose balance sheet it is, at the end of a month of the year from the ``earliest`` on."""
    rng = draft.rng
    day = month_end(date(rng.randint(2017, 2025), rng.randint(earliest, 12), 1))
    draft.document_type, draft.title, draft.as_on = "BALANCE_SHEET", title, day
    return begin(draft, kind, day, wide=False)


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
    show(draft, chart, figures, [Heading(home.name, bold=True), Heading("Pro Forma", bold=True)])


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
    show(draft, chart, figures, [Heading(home.name, bold=True), Heading(draft.title, bold=True)], first=False)
