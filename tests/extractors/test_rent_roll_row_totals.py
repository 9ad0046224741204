"""What a unit's printed total is the sum of: the charges, or the rent and more beside them (R01)."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from rolls import read, result, workbook

from docextract import RentRoll
from fewer import each

TITLE = [["Rent Roll"], ["The Birches"], ["As of 10/15/2026"], []]
HEAD = ["Unit", "SF", "Resident", "Market", "Lease Rent", "Pet", "Garage", "Conc.", "Total Chgs"]
ROWS = [
    ["101", 700, "Ann Ames", 1450, 1437, 35, 75, None, 1547],
    ["102", 700, "Bob Boll", 1450, 1384, None, 75, -50, 1409],
    ["103", 755, "VACANT", 1525, None, None, None, None, None],
    ["104", 755, "Cyd Cole", 1525, 1504, 35, None, None, 1539],
    ["105", 755, "Dan Dorn", 1525, 1500, None, None, None, 1500],
]


def roll(*rows: list[Any]) -> RentRoll:
    return read(workbook([*TITLE, HEAD, *rows]))


def test_the_rent_in_a_column_of_its_own_is_part_of_the_total_where_the_rows_say_so() -> None:
    x = roll(*ROWS)
    found = result(x, "R01")
    assert (found.status, found.basis, found.basis_is_default) == ("PASS", "contractRent + charges", False)
    assert (found.expected, found.actual) == (4, 4)
    assert {c.code for row in x.rows for c in row.charges} == {"Pet", "Garage", "Conc."}
    several = [bool(row.contract_rent and any(charge.amount for charge in row.charges)) for row in x.rows]
    assert several.count(True) > 1
    assert [{"contractRent", "totalCharges"} <= set(row.proved) for row in x.rows] == several


def test_a_wrong_total_is_named_under_the_reading_of_the_others() -> None:
    wrong = [[*row] for row in ROWS]
    wrong[3][-1] = 1593
    found = result(roll(*wrong), "R01")
    assert (found.status, found.rows) == ("FAIL", [3])
    assert "printed 1593" in found.message
    assert "contractRent + charges add up to 1539" in found.message


def test_totals_that_no_reading_explains_fail_under_the_usual_one() -> None:
    wrong = [[*row[:-1], (row[-1] or 0) + 7 * n + 1] for n, row in enumerate(ROWS)]
    found = result(roll(*wrong), "R01")
    assert (found.status, found.basis, found.basis_is_default) == ("FAIL", "charges", True)


def test_recoveries_in_columns_of_their_own_are_part_of_the_total() -> None:
    head = ["Suite", "Tenant", "GLA (SF)", "Monthly Base Rent", "CAM/Mo.", "RE Tax/Mo.", "Ins/Mo.", "Total Monthly"]
    x = read(
        workbook(
            [
                *TITLE,
                head,
                ["A100", "Fresh Fields", 32500, 27083.33, 4200, 5100, 610, 36993.33],
                ["A104", "Nail Bar", 1250, 2708.33, 312.5, 260, 41.67, 3322.5],
                ["A106", "VACANT", 1800, None, None, None, None, None],
            ]
        ),
        "RETAIL",
    )
    found = result(x, "R01")
    assert (found.status, found.basis) == ("PASS", "contractRent + charges")
    assert [(r.kind, r.amount, r.period) for r in x.rows[0].recoveries] == [
        ("cam", 4200, "MONTHLY"), ("realEstateTaxes", 5100, "MONTHLY"), ("insurance", 610, "MONTHLY"),
    ]  # fmt: skip


@each(
    [
        ("VACANT - under LOI", "VACANT"),
        ("Vacant – former Blockbuster Video", "VACANT"),
        ("Vacant: available 1/1/2027", "VACANT"),
        ("Vacant - Leased to Target from January", "VACANT_LEASED"),
        ("Model - furnished", "MODEL"),
        ("Available Light - Photo Studio", "OCCUPIED"),
        ("Void-Fill Packaging", "OCCUPIED"),
    ]
)
def test_a_remark_behind_vacant_makes_no_tenant(said: str, status: str) -> None:
    rows = [["101", 700, said, 1450, None, None, None, None, None], *ROWS[1:]]
    row = roll(*rows).rows[0]
    assert (row.occupancy_status, row.tenant_name) == (status, said if status == "OCCUPIED" else None)


def test_a_rate_per_square_metre_and_month_does_not_make_the_rent_annual() -> None:
    def euros(rent: str) -> RentRoll:
        head = ["Einheit", "Mieter", "Fläche m²", "Mietbeginn", "Miete €/m²", rent]
        rows = [["EG", "Möller", 120, "01.04.2018", 18.5, 2220], ["1. OG", "Roth", 240, "01.07.2020", 15.25, 3660]]
        return read(workbook([["Mieterliste"], ["Stichtag: 30.09.2026"], [], head, *rows]), "OFFICE")

    for rent in ("Monatsmiete €", "Miete €"):
        assert [(row.contract_rent, row.annual_rent) for row in euros(rent).rows] == [(2220, None), (3660, None)]


def test_what_binary_arithmetic_leaves_behind_the_fifteenth_digit_is_no_part_of_a_number() -> None:
    rows = [[*row] for row in ROWS]
    rows[0][4] = 6766.67 * 12  # 81200.04000000001
    assert roll(*rows).rows[0].contract_rent == Decimal("81200.04")


def test_a_total_in_the_column_of_beds_is_no_bed() -> None:
    head = ["Unit/Bed", "SqFt", "Market", "Resident Name", "Lease Status", "Installment", "Parking", "Total"]
    beds = [
        ["101-A", 310, 895, "Juan Ruiz", "Current", 845, None, 845],
        ["101-B", 310, 895, "A. Osei", "Current", 885, 45, 930],
        ["101-C", 310, 895, None, "Vacant", None, None, None],
    ]
    x = read(workbook([*TITLE, head, *beds, ["Totals", None, 2685, None, None, 1730, 45, 1775]]), "STUDENT")
    assert [row.bed for row in x.rows] == ["101-A", "101-B", "101-C"]
    assert [row.contract_rent for row in x.rows] == [845, 885, None]
    assert result(x, "R01").status == "PASS"
