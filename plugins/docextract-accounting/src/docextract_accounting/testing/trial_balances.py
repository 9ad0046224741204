"""Trial balances as Yardi, bookkeeping packages and general ledgers print them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from decimal import Decimal

from docextract.testing.draw import month_end, plus_months
from docextract.testing.printed import Cell, Column, Heading, Notes, Row, Shown, Table

from .books import ZERO, Account, draw_accounts
from .draft import TableDraft, begin, close
from .names import names

Figures = Callable[[Account], dict[str, Decimal | None]]
CODES = ("9999-999", "99999-999", "9999", "99999", "9999-9999", "9999.99")
TITLES = {entry["section"]: entry["heading"] for entry in names()["class"]}


def yardi(draft: TableDraft) -> None:
    """A1.4: Forward Balance, Debit, Credit, Ending Balance; account and name have no header."""
    rng = draft.rng
    last = month_end(date(rng.randint(2017, 2025), rng.randint(1, 12), 1))
    first = plus_months(last, -rng.choice((0, 0, 2, 11))).replace(day=1)
    home = begin(draft, "TRIAL_BALANCE", last, wide=False)
    draft.template, draft.period, draft.basis = "yardi.trialBalance", (first, last), rng.choice(("Accrual", "Cash"))
    accounts = draw_accounts(rng, rng.choice(CODES[:2]))
    blank = draft.chance(0.3, "entries of zero are left blank")
    table = Table(
        (
            Column("code", ()),
            Column("name", (), cap=48),
            Column("forward", ("Forward", "Balance"), "money"),
            Column("debit", ("Debit",), "money"),
            Column("credit", ("Credit",), "money"),
            Column("ending", ("Ending", "Balance"), "money"),
        )
    )
    draft.columns = ["Forward Balance", "Debit", "Credit", "Ending Balance"]
    unlabelled = draft.chance(0.15, "the total has no label")

    def figures(account: Account) -> dict[str, Decimal | None]:
        return {
            "forward": account.opening,
            "debit": None if blank and not account.debit else account.debit,
            "credit": None if blank and not account.credit else account.credit,
            "ending": account.ending,
        }

    _print(draft, table, accounts, figures, label=None if unlabelled else rng.choice(("Total", "TOTAL", "Totals")))
    close(
        draft,
        [
            Heading(f"{home.name} ({home.code})", bold=True),
            Heading("Trial Balance", bold=True),
            Heading(f"Period = {first:%b %Y}" + ("" if first.month == last.month else f"-{last:%b %Y}")),
            Heading(f"Book = {draft.basis} ; Tree = ysi_tb"),
        ],
        [table],
    )


def books(draft: TableDraft) -> None:
    """A bookkeeping package: one column of debits and one of credits, one balance an account."""
    rng = draft.rng
    day = month_end(date(rng.randint(2017, 2025), rng.randint(1, 12), 1))
    home = begin(draft, "TRIAL_BALANCE", day, wide=False, kind="commercial")
    draft.as_of = day
    prefixed = draft.chance(0.5, "codes before the names")
    accounts = [a for a in draw_accounts(rng, "9999") if a.ending]
    coded = prefixed or draft.chance(0.4)
    gap = rng.choice((" ", " - ", " · ")) if coded else " "
    labels = [Column("name", ("Account",) if rng.random() < 0.4 else (), cap=52)]
    if coded and not prefixed:
        labels = [Column("code", ("Account", "Number")), Column("name", ("Account", "Name"), cap=52)]
    table = Table((*labels, Column("debit", ("Debit",), "money"), Column("credit", ("Credit",), "money")))
    draft.columns = ["Debit", "Credit"]

    def figures(account: Account) -> dict[str, Decimal | None]:
        ending = account.ending
        return {"debit": ending if ending > 0 else None, "credit": -ending if ending < 0 else None}

    def named(account: Account) -> dict[str, Cell]:
        if prefixed:
            return {"name": f"{account.code}{gap.replace('·', '-')}{account.name}"}
        cells: dict[str, Cell] = {"name": account.name}
        return cells | ({"code": account.code} if coded else {})

    if not coded:
        for account in accounts:
            account.code = ""
    sections = draft.chance(0.3, "headings by class")
    _print(draft, table, accounts, figures, label=rng.choice(("TOTAL", "Total")), named=named, headings=sections)
    basis = rng.choice(("Accrual", "Cash"))
    draft.basis = basis
    stamp = f"{basis} Basis  Monday, {home.printed_on:%B %d, %Y} 09:12 AM GMT-05:00"
    draft.property_name = home.company
    close(
        draft,
        [
            Heading(center=home.company, bold=True),
            Heading(center="Trial Balance", bold=True),
            Heading(center=f"As of {day:%B} {day.day}, {day.year}"),
        ],
        [table, Notes([stamp])],
    )


def ledger(draft: TableDraft) -> None:
    """A general ledger: opening balance, debits, credits, net change and closing balance, by class with subtotals."""
    rng = draft.rng
    last = month_end(date(rng.randint(2017, 2025), rng.randint(1, 12), 1))
    first = last.replace(day=1)
    home = begin(draft, "TRIAL_BALANCE", last, wide=False, kind=rng.choice(("commercial", "residential")))
    draft.period = (first, last)
    change = draft.chance(0.4, "a column of the net change")
    marks = draft.chance(0.25, "credits marked CR")
    accounts = draw_accounts(rng, rng.choice(CODES), 0.6)
    columns = [
        Column("code", ("Account",)),
        Column("name", ("Description",), cap=48),
        Column("forward", ("Beginning", "Balance"), "money"),
        Column("debit", ("Debits",), "money"),
        Column("credit", ("Credits",), "money"),
    ]
    columns += [Column("change", ("Net Change",), "money")] if change else []
    columns.append(Column("ending", ("Ending", "Balance"), "money"))
    draft.columns = [" ".join(c.head) for c in columns[2:]]
    table = Table(tuple(columns))

    def figures(account: Account) -> dict[str, Decimal | None]:
        made: dict[str, Decimal | None] = {
            "forward": account.opening,
            "debit": account.debit,
            "credit": account.credit,
            "change": account.debit - account.credit,
            "ending": account.ending,
        }
        return made if change else {k: v for k, v in made.items() if k != "change"}

    subtotals = draft.chance(0.6, "subtotals by class")
    _print(
        draft, table, accounts, figures, label=rng.choice(("Grand Total", "Total", "Report Total")),
        headings=True, subtotals=subtotals, marks=marks,
    )  # fmt: skip
    if marks:
        draft.formulas = ""
    close(
        draft,
        [
            Heading(home.name, bold=True),
            Heading("Trial Balance", bold=True),
            Heading(f"For the period {first:%m/%d/%Y} - {last:%m/%d/%Y}"),
            Heading(right=f"Printed {home.printed_on:%m/%d/%Y}"),
        ],
        [table],
    )


def _print(
    draft: TableDraft,
    table: Table,
    accounts: Sequence[Account],
    figures: Figures,
    *,
    label: str | None,
    named: Callable[[Account], dict[str, Cell]] | None = None,
    headings: bool = False,
    subtotals: bool = False,
    marks: bool = False,
) -> None:
    """The accounts in their order, with headings and subtotals of the classes, and the total."""
    keys = [c.key for c in table.columns if c.kind == "money"]

    def shown(values: dict[str, Decimal | None]) -> dict[str, Cell]:
        if not marks or draft.report.formats.zero:
            return {k: v for k, v in values.items() if v is not None}
        made: dict[str, Cell] = {}
        for key, value in values.items():
            if value is not None and key in ("forward", "change", "ending") and value < 0:
                made[key] = Shown(f"{abs(value):,.2f} CR", value)
            elif value is not None:
                made[key] = value
        return made

    def summed(members: Sequence[Account]) -> dict[str, Decimal | None]:
        rows = [figures(a) for a in members]
        return {key: sum((row[key] or ZERO for row in rows), ZERO) for key in keys}

    if marks and draft.report.formats.zero:
        draft.traps.remove("credits marked CR")
    printed: dict[int, Row] = {}
    for section in dict.fromkeys(a.section for a in accounts):
        members = [a for a in accounts if a.section == section]
        if headings:
            table.add(Row({"name": TITLES[section]}, bold=True, gap=0.4, keep=True))
        for account in members:
            values = figures(account)
            cells: dict[str, Cell] = {"code": account.code, "name": account.name}
            cells = named(account) if named else cells
            truth = {
                "accountCode": account.code or None,
                "label": account.name,
                "section": section,
                "values": [values[k] for k in keys],
            }
            printed[id(account)] = draft.row(table, cells | shown(values), truth)
        if subtotals:
            values = summed(members)
            title = f"Total {TITLES[section]}"
            named_so: dict[str, Cell] = {"name": title}
            rows = [printed[id(a)] for a in members]
            draft.total(table, named_so | shown(values), title, values, () if marks else rows, rule=True)
    values = summed(accounts)
    made: dict[str, Cell] = {"name": label} if label else {}
    rows = [] if subtotals or marks else [printed[id(a)] for a in accounts]
    draft.total(table, made | shown(values), label, values, rows, rule=True, gap=0.3)
