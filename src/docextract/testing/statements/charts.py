"""Draws charts of accounts and their amounts from ``accounts.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from random import Random
from typing import Any, cast

from docextract.testing.statements.accounts import BELOW, COST, EXPENSE, INCOME, Account, Amounts, Chart, Result


@cache
def book(name: str) -> dict[str, Any]:
    """One chart of ``accounts.toml``."""
    text = resources.files("docextract.testing.statements").joinpath("accounts.toml").read_text(encoding="utf-8")
    return cast("dict[str, Any]", tomllib.loads(text)[name])


@dataclass(frozen=True, slots=True)
class Ask:
    """What a chart is drawn with. ``series`` gives the number of months (or points) of each series."""

    series: dict[str, int]
    contra_positive: bool = False
    less: bool = True
    """Whether contra lines that are printed positive begin with ``Less:``."""
    levels: bool = False
    single: bool = False
    """Whether a section of a single line is among the expenses."""
    parents: bool = False
    """Whether some parents hold an amount of their own."""
    below: int = 1
    zeros: float = 0.08
    groups: tuple[int, int] = (5, 9)
    income_total: str = "Total Income"
    expense_total: str = "Total Operating Expenses"
    noi: str = "Net Operating Income"
    net: str = "Net Income"
    capital_in_net: bool = True
    result_of_debt: str | None = None


def draw_chart(rng: Random, name: str, ask: Ask) -> Chart:
    """An income statement: income, cost of sales where the book has them, expenses, and what stands below them."""
    words = book(name)
    word, fewest, most, lowest, highest = words["units"]
    units = rng.randint(fewest, most)
    rent = units * rng.randint(lowest * 100, highest * 100)
    income = Account("Income", INCOME, total=ask.income_total, key="total_income")
    for group in _some(rng, words["income"], len(words["income"]) - 1):
        income.children.append(_group(rng, group, INCOME, rent, ask))
    whole = max(sum(income.of("actual")) // max(1, ask.series["actual"]), 100_00)
    parts: list[Account | Result] = [income]
    gross: Account | Result = income
    if "cogs" in words:
        cost = Account("Cost of Goods Sold", COST, total="Total Cost of Goods Sold")
        cost.children = [_group(rng, g, COST, whole, ask) for g in words["cogs"]]
        _flatten(cost)
        gross = Result("Gross Profit", [(income, 1), (cost, -1)], side=COST)
        parts += [cost, gross]
    expense = Account("Expenses", EXPENSE, total=ask.expense_total, key="total_operating_expenses")
    chosen = _some(rng, words["expense"], rng.randint(*ask.groups))
    if ask.single and not any(len(g["lines"]) == 1 for g in chosen):
        chosen = chosen[:-1] + [g for g in words["expense"] if len(g["lines"]) == 1][:1] or chosen
    groups = [(g.get("level"), _group(rng, g, EXPENSE, whole, ask)) for g in chosen]
    if ask.levels and len({level for level, _ in groups}) > 1:
        for level in dict.fromkeys(level for level, _ in groups):
            above = Account(level or "Other Expenses", EXPENSE)
            above.children = [account for of, account in groups if of == level]
            expense.children.append(above)
    else:
        expense.children = [account for _, account in groups]
    noi = Result(ask.noi, [(gross, 1), (expense, -1)], key="noi")
    parts += [expense, noi]
    last: Result = noi
    below = [_group(rng, g, BELOW, whole, ask) for g in _some(rng, words["below"], ask.below)] if ask.below else []
    if below:
        parts += below
        key = "net_cash_flow" if "cash flow" in ask.net.casefold() else "net_income"
        last = Result(ask.net, [(noi, 1), *((b, -1) for b in below)], key=key, side=BELOW)
        parts.append(last)
    return Chart(parts, income, units, word)


def _some(rng: Random, groups: list[dict[str, Any]], least: int) -> list[dict[str, Any]]:
    """Some of the groups, in their order; the base among them."""
    count = min(len(groups), max(1, least))
    kept = set(rng.sample(range(len(groups)), count)) | {n for n, g in enumerate(groups) if g.get("base")}
    return [g for n, g in enumerate(groups) if n in kept]


def _flatten(section: Account) -> None:
    """A section of one group is that group's lines."""
    if len(section.children) == 1 and section.children[0].children:
        section.children = section.children[0].children


def _group(rng: Random, words: dict[str, Any], side: str, scale: int, ask: Ask) -> Account:
    group = Account(words["name"], side, total=words.get("total"))
    lines = _lines(rng, words["lines"])
    for name, share in lines:
        contra = share < 0
        sign = -1 if contra and ask.contra_positive else 1
        label = f"Less: {name}" if sign < 0 and ask.less else name
        account = Account(label, side, sign)
        # A group of nothing but zeros could not show what its total is.
        account.own = _amounts(rng, abs(share) * scale / 100, ask, steady=share >= 50 or not group.children)
        if contra and sign > 0:
            account.own = {k: tuple(-v for v in values) for k, values in account.own.items()}
        group.children.append(account)
    if ask.parents and len(lines) > 2 and rng.random() < 0.4:
        group.own = _amounts(rng, abs(lines[-1][1]) * scale / 200, ask, steady=False)
    return group


def _lines(rng: Random, lines: list[list[Any]]) -> list[tuple[str, float]]:
    """Some of the lines: the large ones always."""
    kept = [(str(n), float(s)) for n, s in lines if abs(s) >= 3 or rng.random() < 0.75]
    return kept or [(str(lines[0][0]), float(lines[0][1]))]


def _amounts(rng: Random, month: float, ask: Ask, *, steady: bool) -> Amounts:
    """Amounts of a line: even, uneven, now and then, once a year or never."""
    month *= rng.uniform(0.6, 1.5) if not steady else 1.0
    luck = rng.random()
    habit = "even" if steady else "never" if luck < ask.zeros else "seldom" if luck < 0.2 else "uneven"
    if luck > 0.95 and not steady:
        habit = "yearly"
    made: Amounts = {}
    for series, count in ask.series.items():
        if series == "budget" and habit != "never":
            even = round(month, -2)
            made[series] = tuple(int(even * rng.choice((1, 1, 1, 1.5))) // 100 * 100 for _ in range(count))
            continue
        drift = rng.uniform(0.85, 1.1) if series == "prior" else 1.0
        values = []
        for n in range(count):
            value = month * drift * rng.uniform(0.97, 1.03 if habit == "even" else 1.6)
            if habit == "never" or (habit == "seldom" and rng.random() < 0.6) or (habit == "yearly" and n % 12 != 5):
                value = 0
            values.append(int(value * (12 if habit == "yearly" else 1)))
        made[series] = tuple(values)
    return made


def number_accounts(rng: Random, chart: Chart, form: str, *, totals: bool = True) -> None:
    """Gives codes in the order of the chart, in a form like ``9999``, ``9999-999`` or ``999999.9``."""
    head, _, tail = form.partition("-" if "-" in form else ".")
    mark = form[len(head)] if tail else ""
    at = 4 * 10 ** (len(head) - 1)

    def next_code(step: int) -> str:
        nonlocal at
        at += step
        return f"{at}{mark}{'0' * len(tail)}" if tail else f"{at}"

    def number(account: Account, *, top: bool = False) -> None:
        account.code = next_code(rng.choice((5, 10)))
        for child in account.children:
            number(child)
        if account.children and totals:
            account.total_code = next_code(rng.choice((1, 4)))

    for part in chart.parts:
        if isinstance(part, Account):
            at = max(at, {INCOME: 4, COST: 5, EXPENSE: 5, BELOW: 7}.get(part.side, 1) * 10 ** (len(head) - 1))
            number(part, top=True)
        elif totals:
            part.code = next_code(3)
