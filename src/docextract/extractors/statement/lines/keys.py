"""Which rows are the totals that everyone asks for: by what adds up first, then by their names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field
from itertools import combinations

from ....records import record
from ....values.text import normal
from ....vocabulary import Vocabulary
from ..anatomy.chain import BELOW, below, is_below, is_negative, leaves, operating_result, steps
from ..anatomy.node import Node

_ABBREVIATION = re.compile(r"\s*\(\w{2,4}\)$")
"""What a name is called in short, behind it: ``Net Cash Flow (NCF)``."""
_TAKEN_OFF = re.compile(r"^less\b\W*", re.IGNORECASE)
"""What says of costs that they are taken off: ``LESS: COST OF GOODS``."""
CARRIED = 4
"""Rows at most that what there is in the end is added up from: a result, what there was, transfers between."""
_INCOME = ("effectiveGrossIncome", "netRentalIncome", "totalOtherIncome", "grossPotentialRent")
BALANCE_KEYS = ("totalAssets", "totalLiabilities", "totalEquity", "totalLiabilitiesAndEquity")


@record
class Keys:
    """Row indexes by key total. ``expenses`` are the rows taken off income where no one total of them is
    printed, or beside it."""

    rows: dict[str, int] = field(default_factory=dict)
    expenses: list[int] = field(default_factory=list)
    sales: list[int] = field(default_factory=list)
    """Totals of the cost of sales."""

    def get(self, key: str) -> int | None:
        """The row of a key total, None if the document prints none."""
        return self.rows.get(key)


def find_keys(nodes: Sequence[Node], vocabulary: Vocabulary, *, balance: bool) -> Keys:
    """The key totals among the rows."""
    named: dict[str, list[int]] = {}
    for n, node in enumerate(nodes):
        key = vocabulary.key_total(node.label) if node.label and node.amount else None
        if key is not None and (key in BALANCE_KEYS) == balance:
            named.setdefault(key, []).append(n)
    keys = Keys()
    if balance:
        keys.rows.update({key: _best(nodes, rows) for key, rows in named.items()})
        _name_sides(nodes, keys, vocabulary)
        _name_net_assets(nodes, keys, vocabulary)
        return keys
    named["netIncome"] = [n for n in named.get("netIncome", ()) if not _is_added_to_a_result(nodes, n)]
    last = next((n for n in reversed(range(len(nodes))) if nodes[n].amount), None)
    if not named["netIncome"] and last in named.get("netCashFlow", ()):
        label = nodes[last].label if last is not None else None
        if label and vocabulary.statement_result(label) == "netIncome":
            named["netIncome"] = named.pop("netCashFlow")  # no balance of cash goes on from it
    carried = _carried(nodes, vocabulary) if "netCashFlow" not in named else None
    if carried is not None:
        named.setdefault(carried[0], []).append(carried[1])
    noi = _operating_income(nodes, named, vocabulary)
    if noi is None and not named["netIncome"] and "netCashFlow" not in named:
        _name_whole(nodes, named, vocabulary)
    if noi is not None:
        keys.rows["netOperatingIncome"] = noi
    end = noi if noi is not None else len(nodes)
    _income_and_expenses(nodes, named, keys, noi, vocabulary)
    income = keys.get("effectiveGrossIncome")
    for key in ("grossPotentialRent", "netRentalIncome", "totalOtherIncome"):
        limit = income if income is not None else end
        rows = [n for n in named.get(key, ()) if n < limit]
        if rows:
            keys.rows[key] = _best(nodes, rows) if key != "netRentalIncome" else _last(nodes, rows)
    for key in ("totalCapitalItems", "debtService"):
        rows = [n for n in named.get(key, ()) if noi is None or n > noi]
        if rows:
            keys.rows[key] = _best(nodes, rows)
    for key in ("netCashFlow", "netIncome"):
        if named.get(key):
            added = [n for n in named[key] if nodes[n].parts]  # no "Decrease (increase) in cash restricted"
            rows = _plainest(nodes, added or named[key])
            keys.rows[key] = next(n for n in rows if nodes[n].cents == nodes[rows[-1]].cents)  # the first, if again
    left = keys.get("netCashFlow")
    if noi is not None and "netIncome" not in keys.rows and (left is None or not nodes[left].parts):
        _name_last(nodes, noi, keys, vocabulary)
    return keys


def _carried(nodes: Sequence[Node], vocabulary: Vocabulary) -> tuple[str, int] | None:
    """A result that, with a line or a few that nothing adds to, comes to what there is in the end, and which key total
    it is: the cash flow, unless its words say otherwise."""
    for n in reversed(range(len(nodes))):
        rows = [part.row for part in nodes[n].parts if part.sign > 0]
        results = [row for row in rows if len(nodes[row].parts) > 1]
        if nodes[n].parent is None and 1 < len(nodes[n].parts) == len(rows) <= CARRIED and len(results) == 1:
            texts = [text for row in (n, *rows) if row not in results and (text := nodes[row].label)]
            label = nodes[results[0]].label
            if label and vocabulary.key_total(label) is None and vocabulary.speaks_of_cash(texts, 1):
                return vocabulary.statement_result(label) or "netCashFlow", results[0]
    return None


def _is_added_to_a_result(nodes: Sequence[Node], n: int) -> bool:
    """Whether a row is a line that is added to what one total leaves of another: the net income of others, of which
    this one has a part."""
    parent = nodes[n].parent
    if nodes[n].parts or parent is None:
        return False
    results = {step.result for step in steps(nodes)}
    return any(part.row in results for part in nodes[parent].parts)


def _name_whole(nodes: Sequence[Node], named: dict[str, list[int]], vocabulary: Vocabulary) -> None:
    """The net income of a statement that calls no row so: what all lines come to, once expenses are taken off a total,
    if it is called an income or a loss."""
    last = next((n for n in reversed(range(len(nodes))) if len(nodes[n].parts) > 1 and nodes[n].parent is None), None)
    label = nodes[last].label if last is not None else None
    if last is None or label is None:
        return
    lines = {n for n, node in enumerate(nodes) if node.kind == "LINE" and node.amount}
    inside = below(nodes, last)
    chain = [step for step in steps(nodes) if step.result in inside]
    taken = [n for step in chain for n in step.off]
    key = vocabulary.key_total(label)
    alone = key is None and len(chain) == 1 and all(len(nodes[n].parts) > 1 for n in taken)  # whatever it is called
    if lines <= inside and (alone or any(_names_expense(nodes[n], vocabulary) for n in taken)):
        said = vocabulary.statement_result(label)
        if key in _INCOME or (key is None and (said or vocabulary.statement_part(label) == "INCOME")):
            for rows in named.values():
                rows[:] = [n for n in rows if n != last]
            named["netIncome" if said is None else said] = [last]


def _name_last(nodes: Sequence[Node], noi: int, keys: Keys, vocabulary: Vocabulary) -> None:
    """What is left at the end of the chain below the operating income, where no row is called so: what its words speak
    of, else the cash flow once debt service or capital items are taken off, and the net income once other costs below
    the line are. The operating income itself is the net
    income where costs below the line are taken off on the way to it and nothing is after it."""
    last, off = noi, set[int]()
    for step in steps(nodes):
        if step.start == last:
            last, off = step.result, off | {n for row in step.off for n in below(nodes, row)}
    label = nodes[last].label
    if label is None or any(node.parts for node in nodes[last + 1 :]):
        return
    if last == noi:
        if any(is_below(nodes[row], vocabulary) for step in steps(nodes) if step.result == noi for row in step.off):
            keys.rows["netIncome"] = last
    elif (said := vocabulary.statement_result(label)) is not None:
        keys.rows.setdefault(said, last)
    elif any((text := nodes[n].label) and vocabulary.key_total(text) in BELOW for n in off):
        keys.rows.setdefault("netCashFlow", last)
    elif any(is_below(nodes[n], vocabulary) for n in off):
        keys.rows["netIncome"] = last


def _name_net_assets(nodes: Sequence[Node], keys: Keys, vocabulary: Vocabulary) -> None:
    """The equity of a balance sheet that takes liabilities off assets and then says, under whatever name, whose the
    rest is: the last total, which repeats it."""
    if keys.rows.keys().isdisjoint(("totalAssets", "totalLiabilities", "totalLiabilitiesAndEquity")):
        _name_net_of_two(nodes, keys, vocabulary)
    assets, owed = keys.get("totalAssets"), keys.get("totalLiabilities")
    if "totalLiabilitiesAndEquity" in keys.rows or None in (assets, owed):
        return
    net = next((n for n, node in enumerate(nodes) if {p.row for p in node.parts} == {assets, owed}), None)
    if net is not None and keys.get("totalEquity") in (None, net):
        after = [n for n in range(net + 1, len(nodes)) if len(nodes[n].parts) > 1 and nodes[n].parent is None]
        keys.rows["totalEquity"] = after[-1] if after else net


def _name_net_of_two(nodes: Sequence[Node], keys: Keys, vocabulary: Vocabulary) -> None:
    """The two totals of a balance sheet that has one of each, what is owed printed below nought, where the net assets
    are what they come to: ``Total current assets``, ``Total creditors``."""
    for node in nodes:
        rows = [part.row for part in node.parts]
        if len(rows) != 2 or node.label is None or vocabulary.key_total(node.label) != "totalEquity":
            continue
        owned, owed = nodes[rows[0]], nodes[rows[1]]
        said = vocabulary.statement_part(owned.label) if owned.label else None
        if owned.parts and owed.parts and said == "ASSET" and is_negative(owed):
            keys.rows["totalAssets"], keys.rows["totalLiabilities"] = rows
            return


def _name_sides(nodes: Sequence[Node], keys: Keys, vocabulary: Vocabulary) -> None:
    """The two sides of a balance sheet that is not worded as one, and liabilities and equity whose totals say no more
    than that ("Equity"), or are one line: the addends of the total of both."""
    if "totalAssets" not in keys.rows and "totalLiabilitiesAndEquity" not in keys.rows:
        twice = _printed_twice(nodes)
        names = [label for n in twice.values() if (label := nodes[n].label)]
        if {"totalEquity", "EQUITY"} & {
            f(it) for it in names for f in (vocabulary.key_total, vocabulary.statement_part)
        }:
            keys.rows.setdefault("totalEquity", twice["totalLiabilitiesAndEquity"])  # what is owed was taken off
        else:
            keys.rows.update(twice)
    both = keys.get("totalLiabilitiesAndEquity")
    if both is None:
        return
    parts = [p.row for p in nodes[both].parts]
    for key, part in (("totalLiabilities", "LIABILITY"), ("totalEquity", "EQUITY")):
        sides = [
            row
            for row in parts
            if (nodes[row].parts or (part == "EQUITY" and row == parts[-1]))
            and (label := nodes[row].label)
            and vocabulary.statement_part(label) == part
        ]
        others = {*parts} - {*sides, keys.get("totalEquity")}
        last = nodes[parts[-1]].label if parts else None
        owned = last is not None and vocabulary.statement_part(last) == "EQUITY"
        if part == "LIABILITY" and owned and others - {parts[-1]}:
            continue  # the total of some of them
        if key not in keys.rows and len(sides) == 1:
            keys.rows[key] = sides[0]
    if len(parts) == 2:
        keys.rows.setdefault("totalLiabilities", next((n for n in parts if n != keys.get("totalEquity")), parts[0]))
        keys.rows.setdefault("totalEquity", next((n for n in parts if n != keys.get("totalLiabilities")), parts[1]))


def _printed_twice(nodes: Sequence[Node]) -> dict[str, int]:
    """The total of what is owned, and that of what is owed and who owns the rest: the same amounts, each of them added
    up from lines of its own."""
    totals = [n for n, node in enumerate(nodes) if len(node.parts) > 1 and all(node.cents)]
    for one, other in combinations(totals, 2):
        same = nodes[one].cents == nodes[other].cents and one not in below(nodes, other)
        if same and all(part.sign > 0 for part in nodes[other].parts):
            return {"totalAssets": one, "totalLiabilitiesAndEquity": other}
    return {}


def _best(nodes: Sequence[Node], rows: Sequence[int]) -> int:
    """The first of some rows that has addends, else the first."""
    return next((n for n in rows if nodes[n].parts), rows[0])


def _plainest(nodes: Sequence[Node], rows: Sequence[int]) -> list[int]:
    """Rows whose name is not that of another with more words behind it: "Net Cash Flow", and not "Net Cash Flow After
    Debt Service" or "Cash Flow to Equity" below it; "NOI", and not "NOI before fees" above it."""
    names = {n: _ABBREVIATION.sub("", normal(nodes[n].label or "").lstrip("*† ")) for n in rows}
    names = {n: name if name.startswith(("net ", "noi")) else f"net {name}" for n, name in names.items()}
    longer = {n for n in rows if any(names[n].startswith(f"{names[other]} ") for other in rows)}
    return [n for n in rows if n not in longer]


def _last(nodes: Sequence[Node], rows: Sequence[int]) -> int:
    return next((n for n in reversed(rows) if nodes[n].parts), rows[-1])


def _operating_income(nodes: Sequence[Node], named: dict[str, list[int]], vocabulary: Vocabulary) -> int | None:
    rows = named.get("netOperatingIncome", []) or named.get("operatingResult", [])
    rows = [n for n in rows if not _is_left_of_income(nodes, n, named.get("netIncome", ()))]
    if not rows:
        return operating_result(nodes, vocabulary)
    rows = _plainest(nodes, rows)
    across = [n for n in rows if len(nodes[n].parts) > 1]
    left = [n for n in across if any(p.sign < 0 and _names_expense(nodes[p.row], vocabulary) for p in nodes[n].parts)]
    across = left or across  # "Net operating revenues" may be what expenses are taken off
    found = across[0] if across else _best(nodes, rows)
    earned = {*named.get("operatingResult", ())} & {p.row for p in nodes[found].parts if p.sign > 0}
    called = normal(nodes[found].label or "")
    net = called.startswith(("net ", "noi")) or called.endswith("(noi)")
    return found if net or not earned else min(earned)  # an operating profit is what depreciation leaves of earnings


def _is_left_of_income(nodes: Sequence[Node], row: int, incomes: Sequence[int]) -> bool:
    """Whether a row is what appropriations leave of a net income: ``Net operating surplus for the year`` below ``Excess
    of revenue over expenses``, whose expenses stand above."""
    if _SURPLUS.search(nodes[row].label or "") is None:
        return False  # an operating income is one, whatever is taken off on the way to it
    parts = nodes[row].parts
    rest = [part for part in parts if part.row not in incomes]
    earned = [part.row for part in parts if part.row in incomes and len(nodes[part.row].parts) > 1]
    return bool(earned and rest) and all(part.sign < 0 or is_negative(nodes[part.row]) for part in rest)


def _income_and_expenses(
    nodes: Sequence[Node], named: dict[str, list[int]], keys: Keys, noi: int | None, vocabulary: Vocabulary
) -> None:
    """The total that expenses are taken from to reach the operating income, and what is taken off."""
    result = noi
    if result is None:
        result = next((n for n in reversed(named.get("netIncome", [])) if len(nodes[n].parts) > 1), None)
    result = _first_result(nodes, result, vocabulary) if noi is None and result is not None else result
    parts = nodes[result].parts if result is not None else ()
    plus = [p.row for p in parts if p.sign > 0]
    minus = [p.row for p in parts if p.sign < 0]
    if not minus and len(plus) > 1:
        earning = named.get("effectiveGrossIncome", ())  # printed negative in ledgers
        minus = [
            n for n in plus if _names_expense(nodes[n], vocabulary) or (n not in earning and is_negative(nodes[n]))
        ]
        plus = [n for n in plus if n not in minus]
    income = plus[0] if len(plus) == 1 and _is_total(nodes[plus[0]], vocabulary) else None
    while income is not None:
        off = [p.row for p in nodes[income].parts if p.sign < 0]
        added = [p.row for p in nodes[income].parts if p.sign > 0]
        if not off or len(added) != 1 or not _is_total(nodes[added[0]], vocabulary):
            break
        gross = vocabulary.statement_result(nodes[income].label or "") == "grossProfit"
        if gross or all(_is_sales(nodes[n], vocabulary) for n in off):
            keys.sales += off
        elif _is_income(nodes[income], vocabulary) and not all(_names_expense(nodes[n], vocabulary) for n in off):
            break  # income net of what is taken off it, such as vacancy
        else:
            minus = [*off, *minus] if noi is not None else off
        income = added[0]
    off = [part.row for part in nodes[income].parts if part.sign < 0] if income is not None else []
    if income is not None and (not off or any(nodes[n].parts for n in off)):  # a tax on it is taken off income
        earned, spent = _apart(nodes, income)
        whole = [n for n in named.get("effectiveGrossIncome", ()) if n != income and leaves(nodes, n) == earned]
        if whole and spent:
            income, minus = whole[0], [*spent, *minus]
    end = noi if noi is not None else len(nodes)
    if income is None:
        before = named.get("totalOperatingExpenses", [end])[0]
        rows = [n for n in named.get("effectiveGrossIncome", ()) if n < end]
        rows = [n for n in rows if n < before] or rows
        income = _last(nodes, rows) if rows else None
    if income is None and (first := _one_line(nodes, result, vocabulary)) is not None:
        income, sales = first
        keys.sales = sales
        minus += [n for n in plus if income not in below(nodes, n)]
    spent = named.get("totalOperatingExpenses", [])
    if noi is None and income is not None and any(income in below(nodes, n) for n in spent if n != income):
        income = None  # what is credited to expenses
        minus = [n for n in minus if _names_expense(nodes[n], vocabulary)]
    if income is not None:
        keys.rows["effectiveGrossIncome"] = income
    if len(minus) == 1 and _is_total(nodes[minus[0]], vocabulary):
        inside = {part.row for part in nodes[minus[0]].parts}
        said = noi is not None and minus[0] in spent and inside.isdisjoint(spent)  # what the income is net of
        found = minus[0] if said else _named_part(minus[0], nodes, spent, vocabulary)
        keys.rows["totalOperatingExpenses"] = _particular(found, nodes, spent) if noi is None else found
        return
    within = {n for row in minus for n in below(nodes, row)} - {*minus}
    rows = [n for n in named.get("totalOperatingExpenses", ()) if n <= end and n != income and n not in within]
    if rows:
        found = _last(nodes, rows)
        found = _particular(found, nodes, rows) if noi is None else found
        keys.rows["totalOperatingExpenses"] = found
        keys.expenses = [n for n in minus if n != found and found in minus]
    elif minus:
        keys.expenses = minus


def _one_line(nodes: Sequence[Node], result: int | None, vocabulary: Vocabulary) -> tuple[int, list[int]] | None:
    """The first line, where a result that goes into another is what costs that are printed negative leave of it, and
    these: the turnover, and the cost of sales."""
    if result is None:
        return None
    first = next((n for n, node in enumerate(nodes) if node.amount), result)
    row = next((part.row for part in nodes[result].parts if first in below(nodes, part.row)), first)
    off = [part.row for part in nodes[row].parts if part.row != first]
    costs = [part.row for part in nodes[result].parts if is_negative(nodes[part.row])]
    added = all(part.sign > 0 for n in (result, row) for part in nodes[n].parts)
    inside = row == first or first in {part.row for part in nodes[row].parts}
    lone = inside and all(is_negative(nodes[n]) for n in off) and not is_negative(nodes[first])
    named = vocabulary.key_total(nodes[first].label or "") is not None  # a bridge from one result to another
    return (first, off) if added and lone and costs and not named else None


def _apart(nodes: Sequence[Node], row: int) -> tuple[set[int], list[int]]:
    """The lines that a row comes down to without those that are taken off on the way, and what is taken off: a hotel's
    departments leave their revenues less their expenses."""
    earned, spent, stack = set[int](), list[int](), [row]
    while stack:
        here = stack.pop()
        if not nodes[here].parts:
            earned.add(here)
        stack += [part.row for part in nodes[here].parts if part.sign > 0]
        spent += [part.row for part in nodes[here].parts if part.sign < 0]
    return earned, sorted(spent)


def _first_result(nodes: Sequence[Node], result: int, vocabulary: Vocabulary) -> int:
    """The one row a result adds lines to, or totals of what stands below the line, that is what a total leaves of
    another; the result itself if it is none."""
    found = {step.result for step in steps(nodes)}
    inside = [part.row for part in nodes[result].parts if part.row in found]
    others = [part.row for part in nodes[result].parts if part.row not in inside]
    totals = [n for n in others if nodes[n].parts]
    apart = all(any(is_below(nodes[k], vocabulary) for k in leaves(nodes, n)) for n in totals)
    alone = result not in found and len(inside) == 1 and apart
    return inside[0] if alone else result


def _named_part(row: int, nodes: Sequence[Node], named: Sequence[int], vocabulary: Vocabulary) -> int:
    """The one total of expenses to which a row adds nothing but what stands below the line, or the one called so to
    which a row adds that is not: recoverable costs are expenses less what was received of them, expenses and reserves
    are both."""
    added = [p.row for p in nodes[row].parts if p.sign > 0]
    rest = [n for n in added if not is_below(nodes[n], vocabulary)]
    if len(rest) == 1 < len(added) and nodes[rest[0]].parts and _names_expense(nodes[rest[0]], vocabulary):
        return rest[0]
    parts = [n for n in added if n in named and nodes[n].parts]
    return parts[0] if row not in named and len(parts) == 1 else row


def _particular(row: int, nodes: Sequence[Node], named: Sequence[int]) -> int:
    """The one addend of a total that is called what it is called and more: "Total operating disbursements"; "before
    sinking fund" is nothing more."""

    def words(n: int) -> set[str]:
        return {*normal(nodes[n].label or "").partition(" before ")[0].removesuffix(" before").split()}

    parts = [p.row for p in nodes[row].parts if p.row in named and words(row) < words(p.row)]
    return parts[0] if len(parts) == 1 < len(nodes[row].parts) else row


def _is_total(node: Node, vocabulary: Vocabulary) -> bool:
    return bool(node.parts) or (node.label is not None and vocabulary.key_total(node.label) is not None)


def _names_expense(node: Node, vocabulary: Vocabulary) -> bool:
    return node.label is not None and (
        vocabulary.key_total(node.label) == "totalOperatingExpenses"
        or vocabulary.statement_part(node.label) == "EXPENSE"
    )


def _is_income(node: Node, vocabulary: Vocabulary) -> bool:
    """Whether a label is that of income, and not of a result."""
    if node.label is None:
        return False
    key = vocabulary.key_total(node.label)
    return key in _INCOME or (key is None and vocabulary.statement_part(node.label) == "INCOME")


_SURPLUS = re.compile(r"\b(?:surplus|deficit|deficiency)\b", re.IGNORECASE)
"""What a year leaves whose owners appropriate it; an income that is called so is no operating income."""


def _is_sales(node: Node, vocabulary: Vocabulary) -> bool:
    label = _TAKEN_OFF.sub("", node.label or "")
    return bool(label) and vocabulary.statement_part(label) == "COST_OF_SALES"
