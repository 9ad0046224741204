"""Where the rows of a roll are: second rolls below the first, and records in other shapes than one line each."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import column, pdf, read, workbook

TITLE = (["Rent Roll"], ["Tannery Yard"], ["As of 03/31/2025"], [])


def test_a_second_roll_below_the_first_has_columns_of_its_own() -> None:
    x = read(
        workbook(
            [
                *TITLE, ["Workshops"],
                ["Unit", "Tenant", "Sq Ft", "Lease Start", "Lease End", "Monthly Rent"],
                ["W1", "Cobble Press", 900, dt.date(2022, 4, 1), dt.date(2027, 3, 31), 1800],
                ["W2", "VACANT", 700],
                ["Total", None, 1600, None, None, 1800], [],
                ["Flat", "Type", "Resident", "Lease ends", "Market", "Actual", "Security"],
                ["1", "1BR", "Ida Quill", dt.date(2025, 9, 30), 1250, 1200, 1200],
                ["2", "2BR", "VACANT", None, 1500],
                ["3", "2BR", "Ned Rasp", dt.date(2025, 12, 31), 1500, 1475, 500],
                ["Total", None, None, None, 4250, 2675, 1700],
            ]
        ),
        "MIXED_USE",
    )  # fmt: skip
    assert column(x, "unit") == ["W1", "W2", "1", "2", "3"]
    assert column(x, "contract_rent") == [1800, None, 1200, None, 1475]
    assert column(x, "market_rent") == [None, None, 1250, 1500, 1500]
    assert [row.deposit for row in x.rows[2:]] == [1200, None, 500]


HALF = ["Slip", "Tenant", "Boat", "Monthly Rent", "Deposit"]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_a_roll_in_halves_side_by_side_is_read_half_by_half(form: Any) -> None:
    left = [["1", "Rudd", "Sloop", 310, 100], ["2", "VACANT", None, None, None], ["3", "Skerry", "Ketch", 290, 50]]
    right = [["4", "Gannet", "Yawl", 305, 75], ["5", "Petrel", "Sloop", 280, 60], ["6", "Auk", "Yawl", 300, 80]]
    rows = [[*one, *other] for one, other in zip(left, right, strict=True)]
    total = ["Total", None, None, 600, 150, "Total", None, None, 885, 215]
    x = read(form([*TITLE, [*HALF, *HALF], *rows, total]), "OTHER")
    assert column(x, "unit") == ["1", "2", "3", "4", "5", "6"]
    assert column(x, "tenant_name") == ["Rudd", None, "Skerry", "Gannet", "Petrel", "Auk"]
    assert column(x, "contract_rent") == [310, None, 290, 305, 280, 300]
    place = x.rows[3].sources["contractRent"][0]
    assert place.cell == "I6" if form is workbook else place.box is not None
    assert x.ledger.unexplained == []
