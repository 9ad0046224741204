"""Where the rows of a roll are: second rolls below the first, and records in other shapes than one line each."""

from __future__ import annotations

import datetime as dt

from rolls import column, read, workbook

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
