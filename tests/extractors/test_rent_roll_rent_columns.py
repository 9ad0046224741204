"""Which of several columns is the rent, and which one its sum with concessions and charges: told by the amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

import pytest
from rolls import column, read, result, workbook

from docextract import RentRoll

CONCEDED = (0, 50, 75, 100, 33)


def conceded(n: int) -> list[int]:
    """A rent, its concession, what is left."""
    rent, off = 1000 + 10 * n, CONCEDED[n % 5]
    return [rent, -off, rent - off]


def with_charge(n: int) -> list[int]:
    """A rent, a charge, a concession, the sum."""
    rent, off, left = conceded(n)
    return [rent, 25 * (n % 3), off, left + 25 * (n % 3)]


def recovered(n: int) -> list[float]:
    """A base rent, three recoveries, the sum."""
    parts = [5000 + 137.5 * n, 310.25 + n, 204.5 * (n + 1), 99.99]
    return [*parts, round(sum(parts), 2)]


def roll(head: Sequence[str], amounts: Callable[[int], Sequence[Any]], *, wrong: float = 0.0) -> RentRoll:
    """Eight units; ``wrong`` is added to the last amount of the fourth."""
    rows = [[f"{101 + n}", f"Shop {n} LLC", 1000 + 137 * n, *amounts(n)] for n in range(8)]
    rows[3][-1] += wrong
    asset_type = "RETAIL" if "CAM" in head or "NNN" in head else "MULTIFAMILY"
    return read(workbook([["Rent Roll"], ["Ivy Plaza"], [], ["Unit", "Tenant", "SF", *head], *rows]), asset_type)


@pytest.mark.parametrize(
    "head",
    [
        ("Rent", "Concession", "Net Rent"), ("Rent", "Concessions", "Net Effective Rent"),
        ("Lease Rent", "Concessions", "Net"), ("Gross Rent", "Concession", "Net Rent"),
        ("Scheduled Rent", "Discount", "Actual Rent"),
    ],
)  # fmt: skip
def test_the_rent_is_the_one_before_concessions(head: Sequence[str]) -> None:
    x = roll(head, conceded)
    assert [row.contract_rent for row in x.rows] == [conceded(n)[0] for n in range(8)]
    assert [row.total_charges for row in x.rows] == [conceded(n)[2] for n in range(8)]
    assert result(x, "R01").status == "PASS"
    # The sums that told which column is the rent prove nothing of it.
    assert not any({"contractRent", "totalCharges"} & {*row.proved} for row in x.rows)


@pytest.mark.parametrize("last", ["Net Rent", "Gross Rent", "Total Rent", "Effective Rent"])
@pytest.mark.parametrize("charge", ["Pet Rent", "Parking", "Other Charges"])
def test_a_sum_of_the_rent_and_what_stands_beside_it_is_no_rent(charge: str, last: str) -> None:
    x = roll(("Rent", charge, "Concession", last), with_charge)
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [
        (with_charge(n)[0], with_charge(n)[3]) for n in range(8)
    ]
    assert result(x, "R01").status == "PASS"


@pytest.mark.parametrize(
    "head",
    [
        ("Base Rent", "CAM", "Taxes", "Insurance", "Total Monthly"),
        ("Monthly Base Rent", "CAM", "RE Tax", "Ins", "Gross Rent"),
        ("Base Rent", "NNN", "Signage", "Other", "Total Due"),
    ],
)
def test_recoveries_add_up_with_the_rent_and_a_slip_in_them_is_told(head: Sequence[str]) -> None:
    x = roll(head, recovered)
    assert [row.contract_rent for row in x.rows] == [Decimal(str(recovered(n)[0])) for n in range(8)]
    assert result(x, "R01").status == "PASS"
    wrong = result(roll(head, recovered, wrong=90), "R01")
    assert (wrong.status, wrong.rows) == ("FAIL", [3])


@pytest.mark.parametrize("asked", [True, False])
def test_what_a_vacant_suite_would_pay_is_no_wrong_sum(asked: bool) -> None:
    head = ["Suite", "Tenant", "SF", "Base Rent", "CAM", "Gross Rent"]
    rows = [[str(101 + n), f"Shop {n} LLC", 1000 + n, 2000 + 17 * n, 300 + n, 2300 + 18 * n] for n in range(7)]
    rows[2][1] = "Vacant"
    rows[2][3:5] = rows[2][3:5] if asked else [None, None]
    x = read(workbook([["Rent Roll"], ["Ivy Plaza"], [], head, *rows]), "RETAIL")
    found = result(x, "R01")
    assert (found.status, found.expected, x.rows[2].contract_rent) == ("PASS", 7 if asked else 6, None)


def test_concessions_without_a_sign_are_taken_off() -> None:
    x = roll(("Rent", "Concession", "Net Rent"), lambda n: [conceded(n)[0], -conceded(n)[1], conceded(n)[2]])
    assert x.rows[1].concessions == 50
    assert (result(x, "R01").status, result(x, "R01").basis) == ("PASS", "contractRent - concessions")


def test_a_total_that_holds_what_is_not_printed_is_not_compared() -> None:
    x = roll(("Rent", "Concession", "Total Charges"), lambda n: [*conceded(n)[:2], conceded(n)[2] + 17 * n])
    assert result(x, "R01").status == "SKIPPED"
    assert [row.contract_rent for row in x.rows] == [conceded(n)[0] for n in range(8)]


@pytest.mark.parametrize("second", ["Net Effective Rent", "Effective Rent", "Gross Rent", "Net Rent"])
def test_two_rents_of_a_month_are_none_of_a_year(second: str) -> None:
    x = roll(("Rent", second), lambda n: [1000 + 10 * n, 990 + 7 * n])
    assert [row.contract_rent for row in x.rows] == [1000 + 10 * n for n in range(8)]
    assert {row.annual_rent for row in x.rows} == {row.total_charges for row in x.rows} == {None}
    assert [c.value for c in x.rows[1].source_columns if c.header == second] == ["997"]


def test_rents_of_a_month_and_of_a_year_are_told_by_their_amounts() -> None:
    x = roll(("Rent", "Monthly"), lambda n: [12000 + 120 * n, 1000 + 10 * n])
    assert [(row.contract_rent, row.annual_rent) for row in x.rows][1] == (1010, 12120)


def test_a_slip_in_one_rent_does_not_make_the_others_rents_of_a_year() -> None:
    x = roll(("Rent", "Net Effective Rent"), lambda n: [10300 if n == 3 else 1000 + 10 * n, 990 + 7 * n])
    assert [row.annual_rent for row in x.rows] == [None] * 8
    assert x.rows[0].contract_rent == 1000


def test_of_several_sums_the_last_is_the_total_and_the_first_rent_the_rent() -> None:
    def amounts(n: int) -> list[int]:
        rent, off, left = conceded(n)
        return [rent, off, left, 35, left + 35]

    x = roll(("Gross Lease Rent", "Concession", "Net Effective Rent", "Pet Rent", "Total Recurring"), amounts)
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [
        (amounts(n)[0], amounts(n)[4]) for n in range(8)
    ]
    assert [c.value for c in x.rows[1].source_columns] == ["960"]
    assert result(x, "R01").status == "PASS"


def test_rents_by_the_acre_are_those_of_a_year() -> None:
    head = ["Farm", "Tract", "Acres", "Use", "Operator", "Begins", "Ends", "$ / Ac", "2025 Rent"]
    rows = [
        ["Oak", "H-1", 152.4, "Cropland", "Rudd Bros.", "Mar 1, 2023", "Feb 28, 2026", 265, 40386],
        ["Oak", "H-2", 76.8, "Cropland", "Rudd Bros.", "Mar 1, 2023", "Feb 28, 2026", 250, 19200],
        ["Oak", "H-3", 71, "Pasture", "Ida Quill", "Apr 1, 2025", "Nov 30, 2025", 62, 4402],
        [None, "Total", 300.2, None, None, None, None, None, 63988],
    ]
    x = read(workbook([["Oak Land Trust"], ["Farm leases in effect September 30, 2025"], [], head, *rows]), "OTHER")
    assert column(x, "annual_rent") == [40386, 19200, 4402]
    assert column(x, "contract_rent") == [None, None, None]
    assert column(x, "area") == [None, None, None]
    assert ("$ / Ac", "265") in [(c.header, c.value) for c in x.rows[0].source_columns]


@pytest.mark.parametrize("head", ["Annual Rent Esc./CAM", "Esc./CAM"])
def test_a_rate_of_all_that_is_paid_tells_its_period_and_a_heading_makes_no_rent_of_a_charge(head: str) -> None:
    def amounts(n: int) -> list[Any]:
        rent, extra = 20000 + 1370 * n, (0, 900, 1250, 0, 2000)[n % 5]
        return [rent, extra or None, rent + extra, round((rent + extra) / (1000 + 137 * n), 2)]

    rows = [["Shop", f"Shop {n} LLC", f"{101 + n}", 1000 + 137 * n, *amounts(n)] for n in range(8)]
    sums = [None, None, "Total", *(sum(filter(None, row)) for row in zip(*(r[3:7] for r in rows), strict=True))]
    names = ["Type", "Tenant", "Suite", "Sq Ft", "Base Rent", head, "Total Rent", "Per Sq Ft"]
    x = read(workbook([["Schedule of Lessees"], [], names, *rows, sums]), "OFFICE")
    assert [row.annual_rent for row in x.rows] == [amounts(n)[0] for n in range(8)]
    assert [row.contract_rent for row in x.rows] == [None] * 8
    assert [[c.amount for c in row.charges] for row in x.rows] == [
        [amounts(n)[1]] * bool(amounts(n)[1]) for n in range(8)
    ]


def test_a_title_with_a_remark_in_brackets_goes_on_below() -> None:
    rows: list[list[Any]] = [
        ["Schedule of tenancies"],
        ["Position at 29 September 2025"],
        [],
        ["Unit", "Occupier", "Area (sq. m.)", "Rent (€, excl. VAT)", None],
        [None, None, None, "Per quarter", "Per annum"],
        ["R1", "Ann Ames Ltd", 86, 22500, 90000],
        ["R2", "Bo Beck Ltd", 112, 26250, 105000],
        ["R3", "Cy Cole Ltd", 131, 31875, 127500],
        ["Total", None, 329, 80625, 322500],
    ]
    x = read(workbook(rows, merged=["D4:E4"]), "RETAIL")
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(None, n) for n in (90000, 105000, 127500)]


def test_a_room_below_a_title_that_says_a_period_is_what_it_costs() -> None:
    rows: list[list[Any]] = [
        ["Student houses, October 2024"],
        [],
        ["House", "Bed", "Student", "Each month", None, None, None],
        [None, None, None, "Room", "Utilities", "Parking", "Total"],
        ["Elm House", "1", "Ames, Ann", 560, 65, 0, 625],
        [None, "2", "Beck, Bo", 575, 65, 40, 680],
        [None, "3", "open", 0, 0, 0, 0],
        ["Oak House", "1", "Cole, Cy", 670, 65, 0, 735],
        [None, "2", "Dunn, Di", 540, 65, 40, 645],
        ["All houses", None, "5 beds", 2345, 260, 80, 2685],
    ]
    x = read(workbook(rows, merged=["D3:G3"]))
    assert [(row.building, row.bed, row.contract_rent, row.total_charges) for row in x.rows] == [
        ("Elm House", "1", 560, 625),
        ("Elm House", "2", 575, 680),
        ("Elm House", "3", 0, 0),
        ("Oak House", "1", 670, 735),
        ("Oak House", "2", 540, 645),
    ]
    assert (x.summary.total_units, x.summary.vacant_units) == (5, 1)


def test_of_rents_by_the_week_and_by_the_month_the_second_is_the_rent() -> None:
    """52 twelfths of the one are the other, whatever words stand above them."""
    weeks = [185, 160, 160, 235, 190, 150]
    rows = [[n, f"Al Ash {n}", f"${week}/wk", round(week * 52 / 12), 150] for n, week in enumerate(weeks, 1)]
    total = [None, "If all pay", None, sum(row[3] for row in rows) + 2, None]
    x = read(workbook([["Rooms"], ["Room", "Roomer", "Weekly", "Comes to", "Dep."], *rows, total]))
    assert [row.contract_rent for row in x.rows] == [row[3] for row in rows]
    assert [row.tenant_name for row in x.rows] == [row[1] for row in rows]


def test_a_rent_of_a_week_is_none_of_a_month() -> None:
    rows = [[n, f"Al Ash {n}", 150 + n, 100] for n in range(1, 6)]
    x = read(workbook([["Rooms"], ["Room", "Roomer", "Weekly", "Dep."], *rows]))
    assert all(row.contract_rent is None for row in x.rows)


def test_months_between_the_rent_and_their_sum_are_no_charges() -> None:
    """What was paid in each month comes to what was paid in all: no charge, no step, nothing that fails."""
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul"]
    rows = [[f"A{n}", f"Ann Ames {n}", 700 + n, *([700 + n] * 6), 700 - 50 * (n % 2)] for n in range(1, 8)]
    paid = [[*row, sum(row[3:])] for row in rows]
    head = ["Apt", "Who", "Rent", *months, "Paid so far"]
    x = read(workbook([["Brook Apts"], ["As of 07/31/2025"], head, *paid]))
    assert [row.contract_rent for row in x.rows] == [700 + n for n in range(1, 8)]
    assert not any(row.charges or row.rent_steps for row in x.rows)
    assert not [c.message for c in x.checks if c.status == "FAIL"]


def test_of_two_rents_of_a_year_the_one_that_makes_the_other_with_the_costs_is_the_rent() -> None:
    """What is billed for a year beside a rent of a year is a charge of a year, whatever the columns call the year."""
    for base, costs, levy, gross in (
        ("Base Rent $ pa", "Outgoings $ pa", "Promotion Levy $ pa", "Gross Rent $ pa"),
        ("Base Rent p.a.", "Insurance PA", "S/C PA", "Total Rent p.a."),
        ("Annual Rent", "CAM per annum", "Marketing Fund p.a.", "Gross Rent per annum"),
    ):
        rows = [[f"{n + 1}", f"Shop {n} Ltd", 100 + n, 92000 + 920 * n, 12000 + 7 * n, 450 + n] for n in range(6)]
        body = [[*row, sum(row[3:])] for row in rows]
        head = ["Unit", "Tenant", "GLA sqm", base, costs, levy, gross]
        x = read(workbook([["Tenancy Schedule"], ["Bay Centre"], [], head, *body]), "RETAIL")
        assert column(x, "annual_rent") == [row[3] for row in rows]
        assert column(x, "contract_rent") == [None] * 6
        assert column(x, "total_charges") == [row[-1] for row in body]
        charges = [sorted((c.code, c.amount, c.frequency) for c in row.charges) for row in x.rows]
        assert charges == [sorted([(costs, row[4], "ANNUAL"), (levy, row[5], "ANNUAL")]) for row in rows]
        assert result(x, "R01").status == "PASS"


@pytest.mark.parametrize("rent", ["Rent p.a.", "Passing Rent (£ p.a.)"])
def test_the_service_charge_of_a_year_beside_a_rent_of_a_year_is_a_charge(rent: str) -> None:
    rows = [[f"Suite {n + 1}", f"Firm {n} LLP", 1000 + 10 * n, 30000 + 100 * n, 9000 + n] for n in range(4)]
    head = ["Demise", "Tenant", "NIA (sq ft)", rent, "Service Charge (£ p.a.)"]
    x = read(workbook([["Tenancy Schedule"], [], head, *rows]), "OFFICE")
    assert column(x, "annual_rent") == [row[3] for row in rows]
    assert [[(c.amount, c.frequency) for c in row.charges] for row in x.rows] == [[(row[4], "ANNUAL")] for row in rows]


@pytest.mark.parametrize(
    ("title", "yearly"),
    [
        ("Rental income (\u20ac per annum)", True),
        ("Income p.a.", True),
        ("In place per year", True),
        ("This year", False),
    ],
)
def test_a_rent_below_a_title_of_amounts_a_year_is_that_of_a_year(title: str, yearly: bool) -> None:
    over = [None, None, None, title, None]
    head = ["Unit", "Tenant", "Floor area", "Base rent", "Turnover top-up"]
    rows = [[f"{n}", f"Vance {n} Ltd", 4000 + 10 * n, 120000 + 1000 * n, 2000 + n] for n in range(1, 8)]
    total = ["Totals", None, *(sum(row[c] for row in rows) for c in (2, 3, 4))]
    lines = [["Elm Park: tenancy schedule at 31 December 2026"], [], over, head, *rows, total]
    x = read(workbook(lines, merged=["D3:E3"]), "RETAIL")
    assert [row.annual_rent for row in x.rows] == [row[3] if yearly else None for row in rows]
    assert [row.contract_rent for row in x.rows] == [None if yearly else row[3] for row in rows]


@pytest.mark.parametrize("merged", [["D3:E3"], []])
def test_one_title_of_a_year_over_a_header_is_of_the_rents_and_charges_below_it(merged: list[str]) -> None:
    over = [None, None, None, "Income (\u00a3 per annum)", None, None]
    head = ["Unit", "Tenant", "Area sq ft", "Base rent", "Service charge", "Lease end"]
    rows = [[f"{n}", f"Vance {n} Ltd", 1200 + n, 24000 + n, 3000 + n, "2029-03-24"] for n in range(1, 4)]
    total = ["Total", None, *(sum(row[c] for row in rows) for c in (2, 3, 4))]
    lines = [["Elm Parade"], ["Tenancy schedule as at 31 March 2026"], over, head, *rows, total]
    x = read(workbook(lines, merged=merged), "RETAIL")
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(None, row[3]) for row in rows]
    assert [row.charges[0].frequency for row in x.rows] == ["ANNUAL"] * 3
