"""A general ledger that balances: accounts by class, opening balances, a period's entries."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from random import Random

from .names import names

ZERO = Decimal(0)


@dataclass(slots=True)
class Account:
    """An account; credits are negative balances, ``debit`` and ``credit`` the period's entries."""

    code: str
    name: str
    section: str
    opening: Decimal = ZERO
    debit: Decimal = ZERO
    credit: Decimal = ZERO

    @property
    def ending(self) -> Decimal:
        """The closing balance."""
        return self.opening + self.debit - self.credit


def draw_accounts(rng: Random, form: str, share: float = 0.75) -> list[Account]:
    """Accounts of all classes whose balances and entries balance; ``form`` is that of the codes, 9 for a digit."""
    accounts: list[Account] = []
    for entry in names()["class"]:
        chosen = [name for name in entry["accounts"] if rng.random() < share] or entry["accounts"][:2]
        number = entry["first"]
        for name in chosen:
            number += rng.choice((10, 10, 20, 50, 5))
            accounts.append(Account(_coded(rng, form, number), name, entry["section"]))
    for account in accounts:
        sign = 1 if account.section in ("ASSET", "EXPENSE") else -1
        if "Accumulated" in account.name or account.name in ("Loss to Lease", "Vacancy Loss", "Owner Distributions"):
            sign = -sign
        if rng.random() < 0.85:
            account.opening = sign * _amount(rng, 900_000 if account.section in ("ASSET", "LIABILITY") else 60_000)
    _post(rng, accounts)
    plug = next((a for a in accounts if a.section == "EQUITY"), accounts[0])
    plug.opening -= sum((a.opening for a in accounts), ZERO)
    return accounts


def _post(rng: Random, accounts: list[Account]) -> None:
    for _ in range(len(accounts) * 2):
        one, other = rng.sample(accounts, 2)
        amount = _amount(rng, 20_000)
        one.debit += amount
        other.credit += amount


def _amount(rng: Random, most: int) -> Decimal:
    return Decimal(rng.randint(1_00, most * 100)) / 100


def _coded(rng: Random, form: str, number: int) -> str:
    head, mark, tail = form.partition("-" if "-" in form else ".")
    text = str(number).ljust(len(head), "0") if len(head) >= len(str(number)) else str(number)
    return f"{text}{mark}{'0' * len(tail)}" if mark else text
