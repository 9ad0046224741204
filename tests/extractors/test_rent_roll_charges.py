"""Charges: as rows below the unit, as columns of codes, under rent and other charges; what rent is composed of."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from looking import misplaced
from promises import assert_sound
from rolls import TITLE, column, pdf, read, result, status, workbook

from docextract import RentRoll

HEAD = ["Unit", "Unit Type", "Sq Ft", "Tenant", "Market Rent", "Charge Code", "Amount", "Lease From", "Lease To"]


def block(
    unit: str, tenant: str, charges: Sequence[tuple[str, float]], *, first_beside: bool = True
) -> list[list[Any]]:
    """A unit with its charges below it and their total."""
    row: list[Any] = [unit, "A1", 700, tenant, 1000, None, None, "06/01/2023", "05/31/2024"]
    rest = list(charges)
    if first_beside and rest:
        row[5:7] = rest.pop(0)
    below = [[None] * 5 + [code, amount, None, None] for code, amount in rest]
    total = [None] * 5 + ["Total", sum(amount for _, amount in charges), None, None]
    return [row, *below, total, []]


ANN = [("rent", 950), ("pet", 25), ("conc", -50)]
BOB = [("rent", 975.5), ("trash", 12.25)]


def by_blocks(*, first_beside: bool = True, medium: str = "xlsx") -> tuple[bytes, RentRoll]:
    content = [
        *TITLE,
        HEAD,
        *block("101", "Ann Ames", ANN, first_beside=first_beside),
        *block("102", "Bob Boll", BOB, first_beside=first_beside),
        ["103", "A1", 700, "VACANT", 1000, None, None, None, None],
    ]
    data = workbook(content) if medium == "xlsx" else pdf(content)
    return data, read(data)


def amounts(x: RentRoll) -> list[list[tuple[str | None, Decimal | None]]]:
    return [[(c.code, c.amount) for c in row.charges] for row in x.rows]


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
@pytest.mark.parametrize("first_beside", [True, False])
def test_charge_rows_below_a_unit_belong_to_it(medium: str, first_beside: bool) -> None:
    data, x = by_blocks(first_beside=first_beside, medium=medium)
    assert [row.unit for row in x.rows] == ["101", "102", "103"]
    assert amounts(x) == [[(c, Decimal(str(a))) for c, a in charges] for charges in (ANN, BOB)] + [[]]
    assert [row.total_charges for row in x.rows] == [925, Decimal("987.75"), None]
    assert misplaced(data, x) == []
    assert_sound(x)


def test_rent_is_composed_of_the_charges_that_are_rent_and_says_so() -> None:
    _, x = by_blocks()
    ann, bob, vacant = x.rows
    assert (ann.contract_rent, bob.contract_rent, vacant.contract_rent) == (950, Decimal("975.5"), None)
    assert ann.derived["contractRent"] == "sum(charges:rent)"
    assert ann.concessions == -50
    assert "concessions" in ann.derived
    assert vacant.derived == {}


def test_charges_have_a_category_of_the_chart_of_accounts() -> None:
    _, x = by_blocks()
    found = {c.code: c.category for row in x.rows for c in row.charges}
    assert found["rent"] == "income.rent.rentalIncome"
    assert found["conc"] == "income.rent.concessions"
    assert found["pet"] == "income.other.pet"


def test_an_employee_allowance_is_a_charge_and_no_concession() -> None:
    rows = block("101", "Ann Ames", [("rent", 950), ("empcred", -200)]) + block("102", "Bob Boll", BOB)
    x = read(workbook([*TITLE, HEAD, *rows]))
    assert x.rows[0].concessions is None
    assert [c.amount for c in x.rows[0].charges] == [950, -200]
    assert x.rows[0].charges[1].category not in (None, "income.rent.concessions")


def test_what_shops_pay_for_their_promotion_is_no_concession() -> None:
    head = ["Suite", "Tenant", "GLA", "Start", "Expiry", "Base Rent", "CAM", "Promo", "Total"]
    rows = [[f"{n}", f"{name} LLC", 900 + n, "01/01/2024", "12/31/2028", 4900 + n, 300 + n, 50, 5250 + 2 * n]
            for n, name in ((101, "Alder"), (102, "Beech"), (103, "Cedar"), (104, "Dogwood"))]  # fmt: skip
    x = read(workbook([["Harrow Mall"], ["Rent Roll as of 06/30/2025"], [], head, *rows]), "RETAIL")
    assert x.rows[0].concessions is None
    assert x.rows[0].charges[1].category == "income.reimbursement.otherRecovery"
    assert {"charges", "totalCharges"} <= {*x.rows[0].proved}


def test_an_unknown_code_is_kept_without_a_category_and_named_in_a_warning() -> None:
    rows = block("101", "Ann Ames", [("rent", 950), ("zqx", 17)]) + block("102", "Bob Boll", BOB)
    x = read(workbook([*TITLE, HEAD, *rows]))
    charge = x.rows[0].charges[1]
    assert (charge.code, charge.amount, charge.category) == ("zqx", 17, None)
    assert any(n.type == "unknownChargeCode" and "zqx" in n.message for n in x.warnings)


CODES = ["Unit", "Unit Type", "Sq Ft", "Tenant", "Market Rent", "Total Charges", "RENT", "PETRENT", "TRASH", "Lease To"]


def by_columns() -> list[list[Any]]:
    return [
        *map(list, TITLE),
        CODES,
        ["101", "A1", 700, "Ann Ames", 1000, 1002, 950, 40, 12, "05/31/2024"],
        ["102", "A1", 700, "Bob Boll", 1000, 987.5, 975.5, None, 12, "05/31/2024"],
        ["103", "A1", 700, "VACANT", 1000, None, None, None, None, None],
        ["104", "A1", 700, "Cyd Cole", 1000, 1010, 998, None, 12, "05/31/2024"],
        ["Total", None, 2800, None, 4000, 2999.5, 2923.5, 40, 36, None],
    ]


def test_columns_of_charge_codes_become_charges_and_empty_cells_none() -> None:
    data = workbook(by_columns())
    x = read(data)
    assert [sorted((c.code, c.amount) for c in row.charges) for row in x.rows] == [
        [("PETRENT", 40), ("RENT", 950), ("TRASH", 12)],
        [("RENT", Decimal("975.5")), ("TRASH", 12)],
        [],
        [("RENT", 998), ("TRASH", 12)],
    ]
    assert [row.contract_rent for row in x.rows] == [950, Decimal("975.5"), None, 998]
    assert misplaced(data, x) == []
    assert x.unmapped_columns == []


def test_of_columns_without_known_codes_those_are_charges_that_make_the_total() -> None:
    head = ["Unit", "Sq Ft", "Tenant", "Rent", "Tier", "Zqx Base", "Zqx Off", "Zqx Net", "Wyv", "Total Charges"]
    rows = [
        ["101", 700, "Ann Ames", 950, 2, 850, 50, 800, 300, 2050],
        ["102", 700, "Bob Boll", 975.5, 1, 500, 100, 400, None, 1375.5],
        ["103", 700, "VACANT", None, None, None, None, None, None, None],
        ["104", 700, "Cyd Cole", 998, 1, 500, None, 500, 450, 1948],
    ]
    x = read(workbook([*TITLE, head, *rows]))
    assert amounts(x) == [[("Zqx Net", 800), ("Wyv", 300)], [("Zqx Net", 400)], [], [("Zqx Net", 500), ("Wyv", 450)]]
    assert [c.header for c in x.rows[0].source_columns] == ["Tier", "Zqx Base", "Zqx Off"]
    assert status(x, "R01") == "PASS"


def test_totals_of_charge_columns_prove_the_charges() -> None:
    x = read(workbook(by_columns()))
    assert status(x, "R01") == "PASS"
    assert "charges" in x.rows[0].proved
    assert x.proof.by_field["charges"].proved == 7


def test_a_charge_moved_to_the_neighbouring_column_is_found_by_the_totals() -> None:
    moved = by_columns()
    ann = len(TITLE) + 1
    moved[ann][7], moved[ann][8] = 12, 40
    x = read(workbook(moved))
    failed = [c.title for c in x.checks if c.check_id == "R05" and c.status == "FAIL"]
    assert any("PETRENT" in title for title in failed)
    assert any("TRASH" in title for title in failed)


SUMMED = ("totalCharges", "charges", "contractRent")


def test_a_charge_moved_to_the_neighbouring_unit_is_found_by_both_units_totals() -> None:
    content = [*TITLE, HEAD, *block("101", "Ann Ames", ANN), *block("102", "Bob Boll", BOB)]
    pet = content.pop(len(TITLE) + 2)
    assert pet[5] == "pet"
    content.insert(-2, pet)
    x = read(workbook(content))
    found = result(x, "R01")
    assert (found.status, found.rows) == ("FAIL", [0, 1])
    assert {(cell.row_index, cell.field) for cell in found.cells} >= {(n, f) for n in (0, 1) for f in SUMMED}
    assert not any(set(SUMMED).intersection(row.proved) for row in x.rows)


SPLIT = [
    "Unit",
    "Sq Ft",
    "Tenant",
    "Market Rent",
    "Trans Code",
    "Lease Rent",
    "Other Charges",
    "Total Billing",
    "Lease To",
]


def test_charges_under_rent_and_under_other_charges_are_told_by_their_column() -> None:
    content = [
        *TITLE,
        SPLIT,
        ["101", 700, "Ann Ames", 1000, "RENT", 950, 0, None, "05/31/2024"],
        [None, None, None, None, "PET", 0, 25, None, None],
        [None, None, None, None, "Total", 950, 25, 975, None],
        ["102", 700, "Bob Boll", 1000, "RENT", 975.5, 0, None, "05/31/2024"],
        [None, None, None, None, "TRASH", 0, 12.25, None, None],
        [None, None, None, None, "Total", 975.5, 12.25, 987.75, None],
        ["103", 700, "Cyd Cole", 1000, "RENT", 990, 0, None, "05/31/2024"],
        [None, None, None, None, "Total", 990, 0, 990, None],
    ]
    x = read(workbook(content))
    assert amounts(x) == [
        [("RENT", 950), ("PET", 25)],
        [("RENT", Decimal("975.5")), ("TRASH", Decimal("12.25"))],
        [("RENT", 990)],
    ]
    assert [row.contract_rent for row in x.rows] == [950, Decimal("975.5"), 990]
    assert [row.total_charges for row in x.rows] == [975, Decimal("987.75"), 990]
    assert status(x, "R01") == "PASS"


def summary(*lines: tuple[str, float]) -> list[list[Any]]:
    return [[], ["Summary of Charges by Charge Code"], ["Charge Code", "Amount"], *map(list, lines)]


def with_summary(*lines: tuple[str, float]) -> RentRoll:
    rows = [*block("101", "Ann Ames", ANN), *block("102", "Bob Boll", BOB)]
    return read(workbook([*TITLE, HEAD, *rows, *summary(*lines)]))


RIGHT = (("conc", -50), ("pet", 25), ("rent", 1925.5), ("trash", 12.25))


def test_a_charge_summary_confirms_the_charges_code_by_code() -> None:
    x = with_summary(*RIGHT)
    assert {c.title: c.status for c in x.checks if c.check_id == "R02"} == {
        f"Charges by code: {code}": "PASS" for code, _ in RIGHT
    }
    assert len(x.rows) == 2
    assert_sound(x)


def test_a_charge_summary_that_says_otherwise_fails_for_that_code_alone() -> None:
    x = with_summary(*RIGHT[:1], ("pet", 52), *RIGHT[2:])
    failed = [c for c in x.checks if c.check_id == "R02" and c.status == "FAIL"]
    assert [(c.title, c.expected, c.actual, c.difference) for c in failed] == [("Charges by code: pet", 52, 25, -27)]


def test_a_charge_line_that_nothing_makes_is_compared_on_the_usual_reading() -> None:
    x = with_summary(*RIGHT[:1], ("pet", 52), *RIGHT[2:])
    [missed] = [c for c in x.checks if c.check_id == "R02" and c.status == "FAIL"]
    assert (missed.basis, missed.basis_is_default, missed.readings_tried) == ("current", True, 7)


def with_wordings(*lines: tuple[str, float]) -> dict[str, str]:
    """What is said of each line where rows word charges in their own way."""
    ann = [("rent", 950), ("park", 25), ("park - 2nd car", 30), ("bugs", 9)]
    bob = [("rent", 975.5), ("garage space", 40)]
    x = read(workbook([*TITLE, HEAD, *block("101", "Ann", ann), *block("102", "Bob", bob), *summary(*lines)]))
    assert_sound(x)
    return {c.title.partition(": ")[2]: c.status for c in x.checks if c.check_id == "R02"}


def test_wordings_that_no_line_bears_belong_where_all_of_them_make_up_what_is_short() -> None:
    assert with_wordings(("rent", 1925.5), ("park", 95), ("pest control", 9)) == {
        "rent": "PASS", "park": "PASS", "pest control": "PASS",
    }  # fmt: skip


def test_wordings_are_not_shared_out_where_something_stays_over_or_two_ways_are_open() -> None:
    assert with_wordings(("rent", 1925.5), ("park", 95), ("pest control", 8))["park"] == "FAIL"
    assert with_wordings(("rent", 1925.5), ("park", 95))["park"] == "FAIL"
    twice = with_wordings(("rent", 1925.5), ("park", 25), ("phone", 39), ("net", 40))
    assert (twice["phone"], twice["net"]) == ("PASS", "PASS")


def test_without_a_charge_summary_nothing_is_said_of_codes() -> None:
    _, x = by_blocks()
    assert status(x, "R02") == "SKIPPED"


def test_amounts_beside_codes_are_charges_whatever_their_header_says() -> None:
    head = ["Bldg-Unit", "Resident", "Unit Status", "Charge Code", "Scheduled Charges", "Balance"]
    rows: list[list[object]] = [
        ["1-101", "Ames", "Occupied No Notice", "Base Rent", 1300, 0],
        [None, None, None, "Valet Trash", 28],
        ["1-102", "Boll", "Occupied No Notice", "Base Rent", 1310, 0],
        [None, None, None, "Valet Trash", 28],
    ]
    x = read(workbook([["The Langley"], ["Rent Roll"], [], head, *rows]))
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [
        [("Base Rent", 1300), ("Valet Trash", 28)], [("Base Rent", 1310), ("Valet Trash", 28)],
    ]  # fmt: skip
    assert [row.contract_rent for row in x.rows] == [1300, 1310]


def test_the_sum_in_a_leases_first_line_is_that_of_its_first_charge() -> None:
    head = ["Bldg/Unit", "Name", "Trans Code", "Lease Rent", "Other Charges/ Credits", "Total Billing"]
    rows: list[list[object]] = [
        ["1", "Ames", "RENT", 1630, None, 1630], [None, None, "PEST", None, 3, 3], [None, None, "Total", 1630, 3, 1633],
        ["2", "Boll", "RENT", 1640, None, 1640], [None, None, "PEST", None, 3, 3], [None, None, "Total", 1640, 3, 1643],
    ]  # fmt: skip
    x = read(workbook([["Lake Nona"], ["RENT ROLL DETAIL"], [], head, *rows]))
    assert [row.total_charges for row in x.rows] == [1633, 1643]
    assert result(x, "R01").status == "PASS"


def test_a_rent_net_of_its_concession_is_no_charge_of_a_total_that_counts_both() -> None:
    head = ["Unit", "Resident", "Gross Lease Rent", "Concession", "Net Effective Rent", "Pet Rent", "Total Recurring"]
    rows = [[str(100 + n), "Roe", 1800.0, c := -150.0 * (n % 2), 1800.0 + c, 35.0, 1835.0 + c] for n in range(6)]
    x = read(workbook([["Lumen"], ["Rent Roll"], [], head, *rows]))
    pets = [[(c.code, c.amount) for c in row.charges if c.code != "Concession"] for row in x.rows]
    assert pets == [[("Pet Rent", 35)]] * 6
    assert [c.amount for row in x.rows for c in row.charges if c.code == "Concession"] == [-150] * 3
    assert [row.contract_rent for row in x.rows] == [1800] * 6


def charged(roll: RentRoll) -> list[list[tuple[str | None, Decimal | None]]]:
    return [[(charge.code, charge.amount) for charge in row.charges] for row in roll.rows]


def test_cells_that_list_charges_are_charges() -> None:
    rows = [
        ["Unit", "Tenant", "Rent", "Add-ons", "Total"],
        ["101", "Ann Ames", 950, "Storage $50, Pet $25", 1025],
        ["102", "Bob Bell", 900, "Parking $75", 975],
        ["103", "Cy Cole", 875, None, 875],
        ["104", "Di Dunn", 990, "Trash $12.50; Pet $25.00", 1027.5],
    ]
    roll = read(workbook([*TITLE, *rows]))
    assert charged(roll) == [
        [("Storage", Decimal(50)), ("Pet", Decimal(25))],
        [("Parking", Decimal(75))],
        [],
        [("Trash", Decimal("12.50")), ("Pet", Decimal("25.00"))],
    ]
    assert not roll.unmapped_columns


@pytest.mark.parametrize("other", ["Storage on the 2nd floor", "2 cars", "Pet $25 since 6/1/2023"])
def test_remarks_with_numbers_are_no_charges(other: str) -> None:
    rows = [["Unit", "Tenant", "Rent", "Remarks"], *([str(n), "Ann Ames", 950, other] for n in range(101, 105))]
    assert charged(read(workbook([*TITLE, *rows]))) == [[], [], [], []]


def test_rows_below_a_unit_that_list_its_other_charges_are_charges_and_no_names() -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Lease Rent", "Other Charges", "Total Charges"]
    rows = [
        head,
        ["101", "AMES, ANN", 700, 950, 37.5, 987.5],
        [None, "PET 25.00 TRSH 12.50"],
        ["102", "BELL, BOB", 710, 900, -12.5, 887.5],
        [None, "TRSH 12.50 CONC 25.00-"],
        ["103", "COLE, CY", 720, 875, 0, 875],
        ["104", "DUNN, DI", 730, 990, 12.5, 1002.5],
        [None, "TRSH 99.00"],
    ]
    roll = read(workbook([*TITLE, *rows]))
    assert [row.tenant_name for row in roll.rows] == ["AMES, ANN", "BELL, BOB", "COLE, CY", "DUNN, DI"]
    assert charged(roll)[:3] == [
        [("PET", Decimal("25.00")), ("TRSH", Decimal("12.50"))],
        [("TRSH", Decimal("12.50")), ("CONC", Decimal("-25.00"))],
        [],
    ]
    # What does not come to the charges that the unit prints is not taken for them.
    assert charged(roll)[3] == [("Other Charges", Decimal("12.5"))]
    assert roll.rows[3].unread == {"charges": "TRSH 99.00"}


def test_the_total_beside_the_last_charge_of_a_unit_is_that_of_all_its_charges() -> None:
    head = ["Unit", "Resident", "Move In", "Trans Code", "Amount", "Total Billing"]
    rows = [
        ["101", "Ann Ames", "01/02/2024", "RENT", 900, None], [None, None, None, "TRASH", 20, 920],
        ["102", "Bob Boll", "01/02/2024", "RENT", 950, None], [None, None, None, "PETRENT", 35, None],
        [None, None, None, "TRASH", 20, 1005],
    ]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]))
    assert [(row.total_charges, len(row.charges)) for row in x.rows] == [(920, 2), (1005, 3)]


def test_a_step_that_a_line_of_a_charge_tells_is_one_of_the_unit() -> None:
    head = ["Unit", "Tenant", "Lease Begin", "Chg Code", "Monthly Charge", "Annual Charge"]
    rows = [
        ["100", "Ames Imaging", "01/02/2024", "BR", 1000, 12000],
        [None, "Next step: 07/01/2026 BR to 1,030.00/mo", None, "CAM", 200, 2400],
        [None, None, None, "Total", 1200, 14400],
        ["110", "Boll Pharmacy", "01/02/2024", "BR", 900, 10800], [None, None, None, "Total", 900, 10800],
    ]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(1000, 1200), (900, 900)]
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == [[1030], []]
    assert [row.tenant_name for row in x.rows] == ["Ames Imaging", "Boll Pharmacy"]


def test_charges_may_stand_beside_their_amounts_by_the_year_and_by_area() -> None:
    head = ["Chamber", "Area (Sq Ft)", "Lease", "Customer", "Lease From", "Lease To", "Charge Code", "Description",
            "Monthly Amount", "Annual Amount", "Amount Per Area", "Deposit"]  # fmt: skip
    lines: list[list[Any]] = [["Chambers by charge"], ["As Of 02/28/2026"], [], head]
    for unit, code, name, area, rent, power in (
        ("1-A", "c0004", "Arctic Press", 1000, 1500, 300),
        ("1-B", "c0005", "Orchard Co-op", 2000, 2600, 400),
        ("1-C", "c0009", "Dos Lunas", 1500, 2100, 350),
    ):
        first = [unit, area, code, name, "01-Oct-2020", "30-Sep-2030", "rentbase", "Base Rent", rent, rent * 12]
        lines += [
            [*first, round(rent * 12 / area, 2), rent],
            [*[None] * 6, "power", "Power", power, power * 12, round(power * 12 / area, 2)],
            [*[None] * 7, "Total", rent + power, (rent + power) * 12, round((rent + power) * 12 / area, 2)],
            [],
        ]
    lines += [["1-D", 700, None, "VACANT"], []]
    lines += [["Summary by Chamber"], ["Chamber", "Area"], ["1-A", 1000], ["1-B", 2000]]
    x = read(workbook(lines), "INDUSTRIAL")
    assert column(x, "unit") == ["1-A", "1-B", "1-C", "1-D"]
    assert column(x, "total_charges") == [1800, 3000, 2450, None]
    assert column(x, "annual_rent") == [18000, 31200, 25200, None]
    assert [[c.code for c in row.charges] for row in x.rows[:1]] == [["rentbase", "power"]]


def test_credits_beside_recurring_charges_are_charges_too() -> None:
    head = ["Unit", "Tenant", "Lease start", "Rent", "Recurring charges", "Recurring credits"]
    rows = [["1", "Ames", "6/1/2025", 900, 85, -25], ["2", "Boll", "6/1/2025", 910, 0, 0]]
    x = read(workbook([*TITLE, head, *rows]))
    assert [sorted((c.code, c.amount) for c in row.charges) for row in x.rows] == [
        [("Recurring charges", 85), ("Recurring credits", -25)], [],
    ]  # fmt: skip
    assert x.rows[0].concessions == -25


def test_charges_listed_below_a_unit_may_come_to_a_total_with_its_rent() -> None:
    head = ["Unit", "Sq Ft", "Tenant", "Move in", "Lease from", "Lease to", "Market", "Base rent", "Deposit"]
    day = dt.date

    def unit(number: int, rent: int) -> list[Any]:
        days = [day(2022, 5, 1), day(2024, 6, 1), day(2025, 5, 31)]
        return [f"{number}", 640 + number, f"Una {number}", *days, 1100 + number, rent, 500]

    rows: list[list[Any]] = [
        ["Rent Roll"], ["As of 03/31/2025"], [], head,
        unit(101, 840), [None, None, "PET", 25, "WATR", 28.5, "TOTAL BILLED", 893.5],
        unit(102, 900), [None, None, "WATR", 36, None, None, "TOTAL BILLED", 936, "MOVE-OUT 04/30/25"],
        unit(103, 950), [None, None, "GARG", 55, "PET", 25, "TOTAL BILLED", 1030],
        unit(104, 960), [None, None, "WATR", 36, None, None, "TOTAL BILLED", 996],
        ["Total", 2970, "4 units", None, None, None, 4810, 3650, 2000],
        [None, None, None, None, None, "TOTAL BILLED", 3855.5],
    ]  # fmt: skip
    for row in rows[5:12:2]:
        row[:] = [f"{cell:.2f}" if isinstance(cell, int | float) else cell for cell in row]
    x = read(workbook(rows))
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [
        (840, Decimal("893.50")), (900, 936), (950, 1030), (960, 996),
    ]  # fmt: skip
    assert [(charge.code, charge.amount) for charge in x.rows[2].charges] == [("GARG", 55), ("PET", 25)]
    assert x.rows[1].move_out_date == day(2025, 4, 30)
    assert [check.message for check in x.checks if check.status == "FAIL"] == []
    assert {"contractRent", "totalCharges"} <= {*x.rows[0].proved}


def test_the_code_of_what_the_charges_of_each_unit_come_to_is_no_charge() -> None:
    head = ["SUITE", "TENANT NAME", "SQ FT", "EXP DT", "CHG", "MONTHLY AMT", "SEC DEP"]
    rows: list[list[Any]] = []
    for n in range(8):
        first = [f"10{n}", f"Cirrus {n} LLC", 1700 + n, dt.date(2027, 10, 31), "RNT", 1900 + n, 1900]
        more = [["NNN", 500 + n]] if n != 5 else []
        whole = 1900 + n + sum(amount for _, amount in more) + (9 if n == 6 else 0)
        rows += [first, *([None] * 4 + [*line] for line in [*more, ["TOT", whole]])]
    x = read(workbook([["Flex Park"], ["As of 08/31/2025"], [], head, *rows]), "INDUSTRIAL")
    assert [[c.code for c in row.charges] for row in x.rows] == [
        ["RNT", "NNN"] if n != 5 else ["RNT"] for n in range(8)
    ]
    assert [row.total_charges for row in x.rows[:5]] == [2400 + 2 * n for n in range(5)]


@pytest.mark.parametrize(
    ("month", "year"),
    [("Monthly Opex", "Opex Annual"), ("CAM / month", "CAM / year"), ("Outgoings pcm", "Outgoings pa")],
)
@pytest.mark.parametrize("total", [False, True])
def test_what_a_charge_comes_to_in_a_year_is_no_further_charge(month: str, year: str, *, total: bool) -> None:
    head = ["Unit", "Tenant", "Area", "Start", "Expiry", "Monthly Rent", "Annual Rent", month, year]
    units = [
        [f"Tenancy {n}", f"Una Vance {n}", 90 + n, "2024-03-01", "2029-02-28", 900 + n, 12 * (900 + n)]
        for n in range(1, 7)
    ]
    rows = [[*unit, 70 + n, 12 * (70 + n)] for n, unit in enumerate(units)]
    sums = [["Total", None, None, None, None, *(sum(row[c] for row in rows) for c in range(5, 9))]] if total else []
    x = read(workbook([["Elm Estate"], ["Tenancy Schedule as at 30 September 2025"], [], head, *rows, *sums]), "OFFICE")
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [[(month, 70 + n)] for n in range(6)]
    assert not [check.check_id for check in x.checks if check.status == "FAIL"]


@pytest.mark.parametrize("title", ["Service charge", "Insurance", "Parking"])
@pytest.mark.parametrize("below", ["£ pa", "pa", "per annum"])
def test_a_charge_is_called_by_the_title_above_its_period(title: str, below: str) -> None:
    head = ["Unit", "Tenant", "Area", "Start", "Expiry", "Rent", None, title, None]
    second = [None, None, "sq ft", None, None, "£ per annum", "£ psf", below, "Cap"]
    rows = [
        [f"Unit {n}", f"Una Vance {n}", 100 * n, "2024-03-01", "2029-02-28", 1100 * n, 11, 70 + n, "RPI"]
        for n in range(1, 7)
    ]
    lines = [["Elm Estate"], ["Tenancy Schedule as at 30 September 2025"], [], head, second, *rows]
    x = read(workbook(lines, merged=["F4:G4", "H4:I4"]), "OFFICE")
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [[(title, 70 + n)] for n in range(1, 7)]


def test_what_is_paid_in_a_year_is_the_rent_of_the_year_and_its_charges_beside_that_of_the_month() -> None:
    head = ["Unit", "Lessee", "Area (sqm)", "Start", "Expiry", "Base rent p.m.", "Base rent p.a.", "Outgoings p.a."]
    rows = [
        [f"Unit {n}", f"Vance {n} Pty Ltd", 750 + n, "2024-03-01", "2029-02-28", 1000 + n, 12 * (1000 + n), 590 + n]
        for n in range(1, 7)
    ]
    lines = [[*head, "Total charges"], *([*row, row[6] + row[7]] for row in rows)]
    x = read(workbook([["Elm Estate"], ["Tenancy Schedule as at 30 June 2025"], [], *lines]), "INDUSTRIAL")
    assert [check.status for check in x.checks if check.check_id == "R01"] == ["PASS"]
    assert [row.annual_rent for row in x.rows] == [row[6] for row in rows]


def test_the_total_of_the_recoveries_is_no_charge_beside_them() -> None:
    above = ["TENANT", None, "LEASE", None, "BASE RENT", "MONTHLY RECOVERIES", None, None, None]
    head = ["Suite", "Tenant", "Begins", "Ends", "Monthly", "CAM", "Taxes", "Insurance", "Total"]
    rows = [
        [f"{n}00", f"Firm {n}", "1/1/2021", "12/31/2030", 2000 + n, 300 + n, 200 + n, 100, 600 + 2 * n]
        for n in range(1, 6)
    ]
    lines = [["Magnolia Square"], ["Rent Roll - July 1, 2025"], [], above, head, *rows]
    x = read(workbook(lines, merged=["A4:B4", "C4:D4", "F4:I4"]), "RETAIL")
    assert [[(c.code, c.amount) for c in r.charges] for r in x.rows] == [
        [("CAM", 300 + n), ("Taxes", 200 + n), ("Insurance", 100)] for n in range(1, 6)
    ]


def test_a_second_rent_of_the_year_is_no_charge_and_what_makes_the_sum_of_the_year_is_one() -> None:
    head = ["Unit", "Tenant", "Area sq ft", "Passing rent £ pa", "Headline rent £ pa", "Service chg £ pa"]
    rows = [[f"{n}A", f"Vale {n} Ltd", 900 + n, 0 if n == 3 else 9000 + n, 9000 + n, 500 + n] for n in range(1, 7)]
    x = read(workbook([["Tenancy schedule"], ["As at 24 June 2026"], [], head, *rows]), "RETAIL")
    assert [r.annual_rent for r in x.rows] == [row[3] for row in rows]
    assert not [c for r in x.rows for c in r.charges if "Headline" in (c.code or "")]
    head = ["Unit", "Tenant", "Area m²", "Base rent EUR p.a.", "Variable rent FY2025", "Total rent FY2025", "Guarantee"]
    rows = [[f"{n}A", f"Vale {n} SL", 900 + n, 9000 + n, 70 * n, 9000 + 71 * n, 500] for n in range(6)]
    x = read(workbook([["Lease schedule"], ["As at 24 June 2026"], [], head, *rows]), "HOSPITALITY")
    assert [(r.annual_rent, r.contract_rent, r.total_charges) for r in x.rows] == [(r[3], None, r[5]) for r in rows]
    assert [[(c.amount, c.frequency) for c in r.charges if c.amount] for r in x.rows[1:]] == [
        [(row[4], "ANNUAL")] for row in rows[1:]
    ]


@pytest.mark.parametrize("title", ["2025 season charges (£)", "Charges p.a. (£)"])
def test_charges_of_any_words_are_told_by_their_sum_and_are_of_the_time_above_them(title: str) -> None:
    above = [*[None] * 3, title]
    head = ["Pitch", "Licensee", "Licence to", "Pitch fee", "Rates", "Water & sewer", "VAT", "Total due"]
    rows = []
    for n in range(1, 9):
        parts = [5000 + 100 * n, 412.5, 285 + n % 2, 1050 + n]
        rows.append([f"D{n:03}", f"Mrs A Langtry {n}", dt.date(2035, 12, 31), *parts, sum(parts)])
    book = workbook([["Saltmarsh Bay"], ["Pitch register as at 31/03/2025"], [], above, head, *rows], merged=["D4:H4"])
    x = read(book, "MANUFACTURED_HOUSING")
    assert [(row.annual_rent, row.contract_rent) for row in x.rows] == [(5000 + 100 * n, None) for n in range(1, 9)]
    assert [(c.code, c.frequency) for c in x.rows[0].charges] == [
        (code, "ANNUAL") for code in ("Rates", "Water & sewer", "VAT")
    ]
    assert x.rows[0].total_charges == Decimal("6849.5")


def test_what_stands_right_behind_a_code_is_its_amount_and_a_line_of_sums_closes_them() -> None:
    head = ["Shop", "Lessee", "GLA m²", "Charge", "Excl. VAT", "VAT 15%", "Incl. VAT", "Deposit held"]
    rows: list[list[Any]] = []
    for n in range(1, 6):
        net = [20000 + 100 * n, 4000 + 20 * n, 400]
        for k, (code, amount) in enumerate(zip(("Basic rental", "Operating costs", "Parking bays"), net, strict=True)):
            lead = [str(n), f"Pinnock {n} Ltd", 100 + n] if not k else [None, None, None]
            rows.append([*lead, code, amount, amount * 0.15, amount * 1.15, *([30000 + n] if not k else [])])
        rows.append([None, None, None, None, sum(net), sum(net) * 0.15, sum(net) * 1.15])
    title = [["Umzinto Crossing"], ["Tenant Rent Roll - Billing period July 2025 (01/07/2025 - 31/07/2025)"], []]
    x = read(pdf([*title, head, *[[f"{c:,.2f}" if type(c) is float else c for c in row] for row in rows]]), "RETAIL")
    assert [row.contract_rent for row in x.rows] == [20000 + 100 * n for n in range(1, 6)]
    assert [row.total_charges for row in x.rows] == [24400 + 120 * n for n in range(1, 6)]
    assert x.meta.as_on_date == dt.date(2025, 7, 31)


def test_what_tenants_pay_of_the_costs_in_all_is_no_charge_beside_its_parts_and_a_stroke_tells_a_rate() -> None:
    head = ["Bay", "Tenant", "SF", "Monthly", "CAM", "RET", "INS", "Subtotal", "Op. Costs /RSF", "Total Monthly"]
    rows = []
    for n in range(1, 8):
        costs = [300 + n, 200 + 2 * n, 60 + n]
        rows.append([f"A{n}", f"Firm {n}", 1000, 2000 + n, *costs, sum(costs), 6.75, 2000 + n + sum(costs)])
    x = read(workbook([["Peachtree Crossing"], ["Rent roll as of 9/30/2025"], [], head, *rows]), "RETAIL")
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("CAM", 301), ("RET", 202), ("INS", 61)]
    assert {r.kind for r in x.rows[0].recoveries if r.amount} == {"cam", "realEstateTaxes", "insurance"}


def test_the_year_s_rent_in_quarters_is_no_total_of_charges() -> None:
    head = [
        "Unit",
        "Tenant",
        "NIA sq ft",
        "Expiry",
        "Passing rent p.a.",
        "Total payable",
        "ERV",
        "S/C cap or budget p.a.",
    ]
    rows = [
        [f"L{n}", f"Firm {n} Ltd", 900 + n, dt.date(2030, 6, 24), 16000 + 400 * n, 4000 + 100 * n, 17000, 1800 + n]
        for n in range(1, 8)
    ]
    title = [["Larkmere Parade"], ["Tenancy schedule at 24 June 2025"], []]
    x = read(workbook([*title, head, *rows]), "RETAIL")
    assert [(row.annual_rent, row.total_charges) for row in x.rows] == [(16000 + 400 * n, None) for n in range(1, 8)]
    assert not x.failed_checks


def test_a_row_of_sums_below_the_charges_of_a_unit_has_its_deposit_and_balance() -> None:
    def home(unit: str, who: str, rent: float, trash: float, deposit: float) -> list[list[Any]]:
        return [
            [unit, 964, "Occupied", who, 1520, "RENT", rent],
            [None, None, None, None, None, "TRASH", None, trash],
            [None, None, None, None, None, "PEST", None, 6],
            [None, None, None, None, None, None, rent, trash + 6, rent + trash + 6, deposit, 0],
        ]

    x = read(
        workbook([
            ["Halcyon Crossing"], ["Rent roll detail as of 08/31/2025"], [],
            ["Unit", "SQFT", "Status", "Name", "Market + Addl.", "Trans Code", "Lease Rent", "Other Charges/ Credits",
             "Total Billing", "Dep On Hand", "Balance"],
            *home("01101", "Pettibone, Jamar", 1448, 25, 500), *home("01102", "Joubert, Nikolai", 1502, 25, 300),
            ["01103", 964, "Applicant", "Threlkeld, C.", None, "RENT", 1483],
            [None, None, None, None, None, None, 1483, 0, 1483, 0, 0],
            *home("01104", "Yarborough, Ximena", 1466, 25, 300),
        ])
    )  # fmt: skip
    assert [(r.contract_rent, r.total_charges, r.deposit, r.balance) for r in x.rows] == [
        (1448, 1479, 500, 0),
        (1502, 1533, 300, 0),
        (1483, 1483, 0, 0),
        (1466, 1497, 300, 0),
    ]


@pytest.mark.parametrize("rent", ["Pad rent", "Rent (home+pad)"])
def test_what_the_rent_of_a_lot_makes_with_charges_is_their_total_though_it_is_called_monthly(rent: str) -> None:
    head = ["Lot", "Folks", rent, "W/S/T", "Monthly", "Owes"]
    rows = [[n, f"Una Vale {n}", 300 + n, 48 + n, 348 + 2 * n, 60] for n in range(1, 7)]
    x = read(workbook([["Willow Bend MHC, October 2025"], [], head, *rows, [7, "empty pad"]]), "MANUFACTURED_HOUSING")
    assert [(r.contract_rent, r.total_charges) for r in x.rows] == [
        *((300 + n, 348 + 2 * n) for n in range(1, 7)),
        (None, None),
    ]
    assert [[c.amount for c in r.charges] for r in x.rows][:2] == [[49], [50]]
