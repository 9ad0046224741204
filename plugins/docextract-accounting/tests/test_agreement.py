"""Sets of documents of one property with known differences: each difference is named, and none is invented."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import docextract
import pytest
from docextract import RentRoll, Statement
from docextract.testing import workbook

from docextract_accounting import against_roll
from docextract_accounting.models import Receivables, UnitMix

SETS = int(os.environ.get("DOCEXTRACT_SETS", "36"))
"""``DOCEXTRACT_SETS=300`` draws the sets whose figures are published."""
ACCOUNTS = [
    ("1010", "Operating Cash", "ASSET"), ("1020", "Security Deposit Cash", "ASSET"),
    ("1110", "Tenant Receivables", "ASSET"), ("1510", "Buildings", "ASSET"), ("2010", "Accounts Payable", "LIABILITY"),
    ("2110", "Security Deposits Held", "LIABILITY"), ("2510", "Mortgage Payable", "LIABILITY"),
    ("3010", "Partners Capital", "EQUITY"), ("4010", "Rental Income", "INCOME"),
    ("4110", "Late Fees", "INCOME"), ("4120", "Parking Income", "INCOME"), ("5010", "Manager Salaries", "EXPENSE"),
    ("5110", "Repairs", "EXPENSE"), ("5210", "Electricity", "EXPENSE"), ("5310", "Insurance", "EXPENSE"),
]  # fmt: skip
CREDIT = ("LIABILITY", "EQUITY", "INCOME")
TITLE = [["Elm Court (elm01)"], ["Trial Balance"], ["Period = Jan 2024-Dec 2024"], ["Book = Accrual ; Tree = ysi_tb"]]


def books(random: Random) -> dict[str, int]:
    """Closing balances in cents, debits positive, that come to nothing."""
    drawn = {code: random.randrange(100_00, 90_000_00) for code, _, _ in ACCOUNTS}
    signed = {code: -drawn[code] if section in CREDIT else drawn[code] for code, _, section in ACCOUNTS}
    signed["3010"] -= sum(signed.values())
    return signed


def trial_balance(amounts: dict[str, int]) -> list[list[Any]]:
    lines: list[list[Any]] = []
    for code, name, _ in ACCOUNTS:
        if code in amounts:
            value = amounts[code] / 100
            lines.append([code, name, 0, max(value, 0), max(-value, 0), value])
    debits, credits = (sum(line[n] for line in lines) for n in (3, 4))
    header = [None, None, "Forward Balance", "Debit", "Credit", "Ending Balance"]
    return [*TITLE, header, *lines, [None, "Total", 0, debits, credits, debits - credits]]


def section(amounts: dict[str, int], name: str, total: str) -> tuple[list[list[Any]], float]:
    sign = -1 if name in CREDIT else 1
    lines: list[list[Any]] = [
        [c, label, sign * amounts[c] / 100] for c, label, s in ACCOUNTS if s == name and c in amounts
    ]
    came = round(sum(line[2] for line in lines), 2)
    return [*lines, [None, total, came]], came


def income_statement(amounts: dict[str, int]) -> list[list[Any]]:
    income, earned = section(amounts, "INCOME", "Total Income")
    expense, spent = section(amounts, "EXPENSE", "Total Expenses")
    head = [
        ["Elm Court (elm01)"],
        ["Income Statement"],
        ["Period = Jan 2024-Dec 2024"],
        [],
        [None, None, "Year to Date 2024"],
    ]
    return [
        *head,
        [None, "INCOME"],
        *income,
        [None, "EXPENSES"],
        *expense,
        [None, "Net Income", round(earned - spent, 2)],
    ]


def balance_sheet(amounts: dict[str, int], result: float) -> list[list[Any]]:
    assets, _held = section(amounts, "ASSET", "Total Assets")
    owed, debts = section(amounts, "LIABILITY", "Total Liabilities")
    equity, _ = section(amounts, "EQUITY", "")
    own = round(equity[0][2] + result, 2)
    equity[-1:] = [[None, "Net Income", result], [None, "Total Equity", own]]
    head = [["Elm Court (elm01)"], ["Balance Sheet"], ["As of 12/31/2024"], [], [None, None, "Balance 12/31/2024"]]
    last = [None, "Total Liabilities and Equity", round(debts + own, 2)]
    return [*head, [None, "ASSETS"], *assets, [None, "LIABILITIES"], *owed, [None, "EQUITY"], *equity, last]


def read(rows: Sequence[Sequence[Any]], kind: str, registry: docextract.Registry) -> Any:
    return docextract.extract(workbook(rows), asset_type="MULTIFAMILY", document_type=kind, registry=registry)


def changed(random: Random, amounts: dict[str, int], among: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """Other amounts, an account left out, or nothing; and the names of the accounts that differ."""
    names = {code: name for code, name, _ in ACCOUNTS}
    made, told = dict(amounts), []
    for code in random.sample(list(among), random.randrange(3)):
        told.append(names[code])
        if random.random() < 0.3:
            del made[code]
        else:
            made[code] += random.choice((-1, 1)) * random.randrange(1, 5_000_00)
    return made, told


@pytest.mark.parametrize("seed", range(SETS // 3))
def test_books_and_what_was_drawn_up_from_them(seed: int, registry: docextract.Registry) -> None:
    random = Random(f"books {seed}")
    amounts = books(random)
    of_period = [code for code, _, name in ACCOUNTS if name in ("INCOME", "EXPENSE")]
    of_day = [code for code, _, name in ACCOUNTS if name in ("ASSET", "LIABILITY")]
    ledger = read(trial_balance(amounts), "TRIAL_BALANCE", registry)
    assert isinstance(ledger, Statement)
    result = -sum(amounts[code] for code in of_period) / 100
    for kind, among in (("OPERATING_STATEMENT", of_period), ("BALANCE_SHEET", of_day)):
        other, told = changed(random, amounts, among)
        rows = income_statement(other) if among is of_period else balance_sheet(other, result)
        accounts, came = docextract.reconcile_books(ledger, read(rows, kind, registry))
        assert accounts.check_id == "X08"
        assert accounts.status == ("WARN" if told else "PASS"), accounts.message
        assert all(name in accounts.message for name in told)
        assert not told or accounts.message.count(";") == len(told) - 1, accounts.message
        same = among is of_day or other == amounts
        assert came.check_id == "X09"
        assert came.status == ("PASS" if same else "WARN"), came.message


def roll(units: Sequence[dict[str, Any]]) -> list[list[Any]]:
    header = ["Unit", "Type", "Sq Ft", "Resident", "Status", "Market Rent", "Lease Rent", "Balance"]
    lines = [
        [
            u["unit"],
            u["type"],
            u["area"],
            u["name"],
            "Occupied" if u["name"] else "Vacant",
            u["market"],
            u["rent"],
            u["owed"],
        ]
        for u in units
    ]
    sums = [
        "Total",
        None,
        *(sum(u[f] or 0 for u in units) if f else None for f in ("area", "", "", "market", "rent", "owed")),
    ]
    return [["Elm Court"], ["Rent Roll"], ["As of 12/31/2024"], header, *lines, sums]


def units(random: Random) -> list[dict[str, Any]]:
    types = {"A1": (650, 1100), "B1": (900, 1450), "B2": (980, 1525), "C1": (1200, 1900)}
    made: list[dict[str, Any]] = []
    for n in range(random.randrange(8, 30)):
        name = random.choice(list(types)) if n > 3 else list(types)[n]
        area, market = types[name]
        let = n < 4 or random.random() < 0.85
        made.append({
            "unit": str(101 + n), "type": name, "area": area, "market": market,
            "name": f"Tenant Number{n}" if let else None, "rent": market - random.randrange(100) if let else None,
            "owed": random.choice((0, 0, random.randrange(1, 900))) if let else 0,
        })  # fmt: skip
    return made


@pytest.mark.parametrize("seed", range(SETS // 3))
def test_a_roll_and_its_unit_mix(seed: int, registry: docextract.Registry) -> None:
    random = Random(f"mix {seed}")
    homes = units(random)
    lines: dict[str, list[Any]] = {}
    for name in sorted({u["type"] for u in homes}):
        mine = [u for u in homes if u["type"] == name]
        let = sum(u["name"] is not None for u in mine)
        lines[name] = [name, len(mine), let, mine[0]["area"], mine[0]["market"], mine[0]["market"] * len(mine)]
    wrong = random.sample(sorted(lines), random.randrange(3))
    for name in wrong:
        column, step = random.choice(((2, -1), (3, 25)))
        lines[name][column] += step
    header = ["Unit Type", "# Units", "Occupied", "Avg SF", "Market Rent / Unit", "Total Market Rent"]
    rows = [["Elm Court"], ["Unit Mix"], ["As of 12/31/2024"], header, *lines.values()]
    mix, answer = read(rows, "UNIT_MIX", registry), read(roll(homes), "RENT_ROLL", registry)
    assert isinstance(mix, UnitMix)
    assert isinstance(answer, RentRoll)
    told = against_roll(mix, answer)
    assert told.status == ("WARN" if wrong else "PASS"), told.message
    assert {part.split(":")[0] for part in told.message.split("; ")} == set(wrong) or not wrong, told.message


@pytest.mark.parametrize("seed", range(SETS - 2 * (SETS // 3)))
def test_a_roll_and_its_receivables(seed: int, registry: docextract.Registry) -> None:
    random = Random(f"owed {seed}")
    homes = units(random)
    homes[0]["owed"] = 10
    owing = {u["unit"]: [u["unit"], u["name"], u["owed"], 0, u["owed"]] for u in homes if u["owed"]}
    wrong = random.sample(sorted(owing), min(random.randrange(3), len(owing)))
    for unit in wrong:
        more = random.randrange(2_000, 9_000)
        owing[unit][3] += more
        owing[unit][4] += more
    sums = ["Total", None, *(sum(line[n] for line in owing.values()) for n in (2, 3, 4))]
    rows = [
        ["Elm Court"],
        ["Aged Receivables"],
        ["As of 12/31/2024"],
        ["Unit", "Name", "0-30", "Over 30", "Balance"],
        *owing.values(),
        sums,
    ]
    owed, answer = read(rows, "AGED_RECEIVABLES", registry), read(roll(homes), "RENT_ROLL", registry)
    assert isinstance(owed, Receivables)
    assert isinstance(answer, RentRoll)
    told = against_roll(owed, answer)
    assert told.status == ("WARN" if wrong else "PASS"), told.message
    assert {int(n) for n in told.message.split("unit ")[1:] for n in [n.split()[0]]} == {*map(int, wrong)}, told.message


def test_types_of_a_mix_are_compared_by_code_where_the_roll_has_codes(registry: docextract.Registry) -> None:
    homes = units(Random("codes"))
    lines = []
    for name in sorted({u["type"] for u in homes}):
        mine = [u for u in homes if u["type"] == name]
        lines.append([name, f"The {name[0]} plan", len(mine), mine[0]["area"], mine[0]["market"]])
    header = ["Unit Type", "Description", "# Units", "Avg SF", "Market Rent / Unit"]
    mix = read([["Elm Court"], ["Unit Mix"], ["As of 12/31/2024"], header, *lines], "UNIT_MIX", registry)
    answer = read(roll(homes), "RENT_ROLL", registry)
    assert isinstance(mix, UnitMix)
    assert isinstance(answer, RentRoll)
    assert mix.rows[0].unit_type == "A1 The A plan"
    assert against_roll(mix, answer).status == "PASS"
