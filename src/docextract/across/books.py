"""X08 and X09: a trial balance against the statement or the balance sheet that was drawn up from it.

The accounts are the same where their codes are, or where neither prints codes their names; which of the trial balance's
amounts is compared follows from what the statement's column covers, and no other is tried until one ties.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from ..errors import InvalidRequestError
from ..models.findings import CheckResult
from ..models.statement import Column, Statement, StatementRow
from ..values.text import normal
from ..vocabulary import load_vocabulary
from .checks import result_of

ZERO, CENT = Decimal(0), Decimal("0.01")
CREDIT = frozenset({"INCOME", "LIABILITY", "EQUITY"})
"""Sections whose amounts are credits: a trial balance has them negative."""
POSITION = frozenset({"ASSET", "LIABILITY", "EQUITY"})
"""Sections of a balance sheet; all others are of a statement of a period."""
ENDING = (("OTHER:ENDING", 1), ("OTHER:ENDING_DEBIT", 1), ("OTHER:ENDING_CREDIT", -1))
ALONE = (("OTHER:DEBIT", 1), ("OTHER:CREDIT", -1))
CHANGE = (("OTHER:CHANGE", 1), *ALONE)
FORWARD = frozenset({"OTHER:FORWARD", "OTHER:FORWARD_DEBIT", "OTHER:FORWARD_CREDIT"})
MOST_NAMED = 12


@dataclass(slots=True)
class Account:
    """What one of the two says of an account; several lines of one code are added."""

    label: str
    section: str | None
    amount: Decimal = ZERO
    rows: list[int] = field(default_factory=list)


def reconcile_books(trial_balance: Statement, statement: Statement, *, column: str | None = None) -> list[CheckResult]:
    """Compare a trial balance with an operating statement or a balance sheet of the same books: checks X08 and X09.

    X08: each account stands in both with the same amount. A balance sheet, and a column of a year to date or a whole
    year, is compared with the closing balances; a month with what happened in the period. X09: what the accounts of
    income and expense come to is the printed net income, or in a balance sheet the line of the year's result.

    Args:
        trial_balance: an answer of the type ``TRIAL_BALANCE``.
        statement: an operating statement of any kind, or a balance sheet.
        column: the id of the statement's column; by default its last one of actual amounts that ends on the trial
            balance's day, else its last one of actual amounts.

    Returns:
        The two results; at most warnings. ``rows`` are those of the statement, the message names the accounts.

    Raises:
        InvalidRequestError: an argument is of another type, or the statement has no such column.
    """
    if not isinstance(trial_balance, Statement) or trial_balance.tagging_data.document_type != "TRIAL_BALANCE":
        raise InvalidRequestError("reconcile_books takes a trial balance first, then a statement", field="trialBalance")
    if not isinstance(statement, Statement) or statement.tagging_data.document_type == "TRIAL_BALANCE":
        raise InvalidRequestError("reconcile_books takes a statement after the trial balance", field="statement")
    n = _column(trial_balance, statement, column)
    if n is None:
        return [result_of("X08", "SKIPPED", "missing: the statement has no column of actual amounts")]
    position = statement.tagging_data.document_type == "BALANCE_SHEET"
    parts = _compared(trial_balance, statement.columns[n], position)
    if not parts:
        return [result_of("X08", "SKIPPED", "missing: the trial balance has no amounts of the column's period")]
    coded = sum(row.account_code is not None for row in statement.rows if row.row_type == "LINE") * 2 > sum(
        row.row_type == "LINE" for row in statement.rows
    )
    booked = _accounts(trial_balance, lambda row: _balance(row, parts), coded)
    printed = _accounts(statement, lambda row: _printed(row, n), coded)
    basis = (
        f"{' - '.join(trial_balance.columns[c].column_id for c, _ in parts)} against {statement.columns[n].column_id}"
    )
    return [
        _of_accounts(booked, printed, position, basis),
        _of_result(trial_balance, statement, parts, n, position, basis),
    ]


def _column(trial_balance: Statement, statement: Statement, column: str | None) -> int | None:
    ids = [c.column_id for c in statement.columns]
    if column is not None:
        if column not in ids:
            raise InvalidRequestError(f"no column {column!r}; there are {', '.join(ids)}", field="column")
        return ids.index(column)
    actual = [n for n, c in enumerate(statement.columns) if c.kind == "ACTUAL" and c.is_money]
    day = trial_balance.meta.period_to or trial_balance.meta.as_on_date
    same = [n for n in actual if day is not None and statement.columns[n].period_to == day]
    longest = sorted(same or actual, key=lambda n: statement.columns[n].months or 0)
    return longest[-1] if longest else None


def _compared(trial_balance: Statement, column: Column, position: bool) -> list[tuple[int, int]]:
    """The trial balance's columns that say what the statement's column says, with their signs."""
    ids = {c.column_id: n for n, c in enumerate(trial_balance.columns)}
    opens = not FORWARD.isdisjoint(ids)
    start = next((c.period_from for c in trial_balance.columns if c.period_from is not None), None)
    of_period = opens and not position and column.period_from is not None and column.period_from == start
    for wanted in (CHANGE,) if of_period else (ENDING, () if opens else ALONE):
        if found := [(ids[name], sign) for name, sign in wanted if name in ids]:
            return found
    return []


def _balance(row: StatementRow, parts: Sequence[tuple[int, int]]) -> Decimal | None:
    told = [value * sign for n, sign in parts if (value := row.values[n]) is not None]
    return sum(told, ZERO) if told else None


def _printed(row: StatementRow, n: int) -> Decimal | None:
    """A line's amount as a trial balance signs it: debits positive."""
    value = row.values[n]
    if value is None:
        return None
    return -value * row.effect if row.section in CREDIT else value * row.effect


def _accounts(
    statement: Statement, amount: Callable[[StatementRow], Decimal | None], coded: bool
) -> dict[str, Account]:
    found: dict[str, Account] = {}
    for row in statement.rows:
        name = row.account_code if coded else row.label
        if row.row_type != "LINE" or not name or (value := amount(row)) is None:
            continue
        account = found.setdefault("".join(normal(name).split()), Account(row.label or name, row.section))
        account.amount += value
        account.rows.append(row.row_index)
    return found


def _of_accounts(
    booked: Mapping[str, Account], printed: Mapping[str, Account], position: bool, basis: str
) -> CheckResult:
    told: dict[str, list[int]] = defaultdict(list)
    same = 0
    for key, account in printed.items():
        other = booked.get(key)
        if other is None:
            if account.amount:
                told[f"{account.label} stands only in the statement"] += account.rows
        elif abs(account.amount - other.amount) > CENT:
            off = account.amount - other.amount
            told[f"{account.label}: {account.amount:,f}, in the trial balance {other.amount:,f} ({off:+,f})"] += (
                account.rows
            )
        else:
            same += 1
    for key, account in booked.items():
        of_this = account.section is not None and (account.section in POSITION) == position
        if key not in printed and of_this and account.amount:
            told[f"{account.label} ({account.amount:,f}) stands only in the trial balance"] = []
    if not same and not told:
        return result_of("X08", "SKIPPED", "missing: no account stands in both", basis=basis)
    message = "; ".join([*told][:MOST_NAMED]) or f"within: {same} accounts have the same amount in both"
    if len(told) > MOST_NAMED:
        message += f"; and {len(told) - MOST_NAMED} more"
    return result_of(
        "X08",
        "WARN" if told else "PASS",
        message,
        basis=basis,
        rows=sorted({n for rows in told.values() for n in rows}),
    )


def _of_result(
    trial_balance: Statement, statement: Statement, parts: Sequence[tuple[int, int]], n: int, position: bool, basis: str
) -> CheckResult:
    """X09: what the accounts of a period come to, and what the statement calls the result."""
    named = load_vocabulary().key_total
    lines = [row for row in trial_balance.rows if row.row_type == "LINE"]
    if any(row.section is None for row in lines):
        return result_of("X09", "SKIPPED", "missing: the trial balance does not say of all accounts what they are")
    earned = -sum((_balance(row, parts) or ZERO for row in lines if row.section not in POSITION), ZERO)
    if position:
        found = [row for row in statement.rows if row.section == "EQUITY" and named(row.label or "") == "netIncome"]
        row = next((row for row in found if row.row_type == "LINE" and row.values[n] is not None), None)
    else:
        total = statement.key_totals.net_income
        row = statement.rows[total.row_index] if total is not None and total.row_index is not None else None
    if row is None or row.values[n] is None:
        return result_of("X09", "SKIPPED", "missing: the statement prints no result of the period")
    actual = row.values[n] or ZERO
    tied = abs(actual - earned) <= CENT
    message = f"{row.label} is {actual:,f}, the accounts of income and expense come to {earned:,f}"
    return result_of(
        "X09", "PASS" if tied else "WARN", message, basis=basis, expected=earned, actual=actual, tolerance=CENT,
        rows=[row.row_index],
    )  # fmt: skip
