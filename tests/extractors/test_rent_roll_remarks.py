"""What stands below tenants and totals: remarks that tell areas and days, lists of charges, shares of owners."""

from __future__ import annotations

import datetime as dt
import io
from typing import Any

import pytest
from reportlab.pdfgen.canvas import Canvas
from rolls import pdf, read, status, workbook

TITLE: list[list[Any]] = [["2140 Dunlap Road - who pays what"], ["As of 03/01/2026"], []]
BAYS = [
    ("Bay 1", "Crosscut Works", 3150, "4,200 sf; lease 3/1/2022 to 2/28/2027; pays own electric"),
    ("Bay 2", "T&L Radiator", 1395, "2,100 sf; month to month"),
    ("Bay 3", "- vacant -", None, "2,100 sf; asking 1,750; new door going in"),
    ("Bay 5", "Kombucha LLC", 3465, "4,200 sf; lease 9/15/2023 to 9/14/2028; up to $3,570 on 9/15/26"),
    ("Bay 7", "Sprinkler Co.", 2137, "lease 1/1/2021 to 12/31/2026; renewal mailed, not signed"),
    ("Bay 8", "Old Friend", 900, "since June 1, 2023, month to month"),
]


def _bays(*below: list[Any]) -> list[list[Any]]:
    lines: list[list[Any]] = [*TITLE, ["Bay", "Tenant", "Per month", "Deposit"]]
    for unit, tenant, rent, remark in BAYS:
        lines += [[unit, tenant, rent, rent], [None, remark]]
    total = sum(rent or 0 for _, _, rent, _ in BAYS)
    return [*lines, [], [None, "Total coming in", total, total], *below]


def test_remarks_below_a_tenant_tell_its_area_its_lease_and_since_when_it_is_there() -> None:
    x = read(workbook(_bays()), "INDUSTRIAL")
    assert [row.area for row in x.rows] == [4200, 2100, 2100, 4200, None, None]
    assert [(row.lease_start_date, row.lease_end_date) for row in x.rows] == [
        (dt.date(2022, 3, 1), dt.date(2027, 2, 28)), (None, None), (None, None),
        (dt.date(2023, 9, 15), dt.date(2028, 9, 14)), (dt.date(2021, 1, 1), dt.date(2026, 12, 31)), (None, None),
    ]  # fmt: skip
    assert x.rows[2].market_rent == 1750
    assert x.rows[3].rent_steps[0].amount == 3570
    assert x.rows[5].move_in_date == dt.date(2023, 6, 1)
    assert x.rows[0].sources["area"][0].cell == "B6"


def test_what_a_remark_tells_of_options_is_no_lease() -> None:
    lines = _bays()
    lines[5][1] = "option 3/1/2027 to 2/28/2032"
    assert read(workbook(lines), "INDUSTRIAL").rows[0].lease_start_date is None


def test_whom_the_rents_go_to_is_no_unit() -> None:
    below = [
        ["Split of the rent"],
        ["Marge's trust", "50%", 5523.5],
        ["Uncle Dell", "25%", 2761.75],
        ["R & K", "25%", 2761.75],
    ]
    x = read(workbook(_bays([], *below)), "INDUSTRIAL")
    assert [row.unit for row in x.rows] == [unit for unit, *_ in BAYS]
    assert x.failed_checks == []


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ("4 rooms, 3 taken, 1 empty. Month = week x 52 / 12. No room 7 to 10 (kitchen).", (4, 3, 1)),
        ("2 shops (1 vacant), 2 apartments (0 vacant). From the seller, not verified.", (4, 3, 1)),
    ],
)
def test_counts_of_a_sentence_among_other_numbers_and_of_several_kinds(said: str, counts: tuple[int, int, int]) -> None:
    header = ["Rm", "Boarder", "By the month", "Key dep."]
    rows: list[list[Any]] = [[1, "A. Bell", 600, 25], [2, "B. Cole", 585, 25], [3, "empty", None, None]]
    rows += [[4, "C. Dow", 600, 25], ["soda", "Jolly Vending", 30, None], ["wash", "Kleen Laundry", 110, None]]
    x = read(workbook([*TITLE, header, *rows, [], [None, "Whole house", 1925, 75], [said]]), "OTHER")
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == counts


def test_what_stands_under_other_income_is_none_of_the_units() -> None:
    header = ["Demise", "Tenant", "NIA (sq ft)", "Passing Rent (£ pa)"]
    rows: list[list[Any]] = [
        ["OFFICES - WHARF COURT"],
        ["Ground Floor", "Hall LLP", 2760, 55200],
        ["First Floor", "VACANT", 2300, None],
    ]
    rows += [["Second Floor", "Cask Ltd", 2298, 45960], ["Sub-total Offices", None, 7358, 101160], ["OTHER INCOME"]]
    rows += [["Roof (mast)", "Celltrax UK Ltd", None, 11250], ["External wall", "Ramshorn plc", None, 3000]]
    x = read(workbook([*TITLE, header, *rows, ["Sub-total Other Income", None, None, 14250]]), "OFFICE")
    assert [row.space_use for row in x.rows][-2:] == ["NON_UNIT", "NON_UNIT"]
    assert (x.summary.total_units, x.summary.occupied_units) == (3, 2)


def test_parking_before_a_remark_is_parking() -> None:
    header = ["Space", "Tenant", "Type", "Rent"]
    rows = [["1", "Ann Ames", "2 Bed", 900], ["2", "Bo Bell", "1 Bed", 800], ["3", "Cy Cole", "1 Bed", 810]]
    rows += [["P1-P9", "Various", "Parking stalls (9 rented)", 765], ["Lot", "Clinic", "parking, weekdays", 300]]
    rows += [["G", "Dee Dow", "Garage, apartment above", 400]]
    uses = [row.space_use for row in read(workbook([*TITLE, header, *rows])).rows]
    assert uses[3:] == ["NON_UNIT", "NON_UNIT", uses[0]]


LOTS = [
    (1, "Ann Ames", "SW", 395, 350, 40.25),
    (2, "Bo Bell", "DW", 435, None, 30.5),
    (3, "VACANT", "SW", None, None, None),
]
LOTS += [
    (4, "Cy Cole", "SW", 395, None, 25.75),
    (5, "Dee Dow", "DW", 435, 375, 47),
    (6, "Eli Ead", "SW", 395, None, 19.5),
]
LOTS += [(7, "Flo Fay", "RV", 340, None, 33), (8, "Gus Gee", "SW", 395, None, 48)]


def _lot(number: int, who: str, kind: str, lot: Any, home: Any, water: Any) -> list[Any]:
    return [str(number), who, kind, lot, home, water, sum(v or 0 for v in (lot, home, water)) or None]


@pytest.mark.parametrize("unit", ["Lot", "Site"])
def test_an_amount_called_as_the_spaces_are_is_their_rent_if_the_total_needs_it(unit: str) -> None:
    header = [unit, "Resident", "Ty", "Lot", "Home", "W/S", "Total"]
    x = read(workbook([*TITLE, header, *(_lot(*lot) for lot in LOTS)]), "MANUFACTURED_HOUSING")
    assert [row.contract_rent for row in x.rows] == [lot[3] for lot in LOTS]
    assert [row.unit_type for row in x.rows] == [lot[2] for lot in LOTS]
    assert [row.total_charges for row in x.rows][:2] == [785.25, 465.5]


def test_halves_whose_first_word_is_also_that_of_a_rent_are_read_one_below_the_other() -> None:
    header = ["Lot", "Resident", "Ty", "Lot", "Home", "W/S", "Total"]
    halves = [[*_lot(*LOTS[n]), *_lot(*LOTS[n + 4])] for n in range(4)]
    title = [["COTTONWOOD COURT"], ["Lot list and monthly charges - Hwy 9 North", *[None] * 11, "Page 1 of 2"]]
    x = read(workbook([*title, [*header, *header], *halves]), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows] == [str(n) for n in range(1, 9)]
    assert [row.contract_rent for row in x.rows] == [lot[3] for lot in LOTS]


def test_a_column_that_holds_what_is_paid_is_no_market_rent_whatever_its_header_asks() -> None:
    header = ["store #", "who", "size", "rent", "share of taxes + ins.", "water", "check should be"]
    rows: list[list[Any]] = [
        ["1", "Donuts", "1,400 sf", 2100, 385, 60, 2545],
        ["2", "Laundry", "2,800 sf", 3640, 770, None, 4410],
    ]
    rows += [["4", "Nails", "1,000 sf", 1450, 275, 45, 1770], ["7", "Pho", "1,850 sf", 2775, 508.75, 120, 3403.75]]
    x = read(workbook([*TITLE, header, *rows]), "RETAIL")
    assert [(row.total_charges, row.market_rent) for row in x.rows] == [(row[-1], None) for row in rows]


def test_what_is_said_below_a_home_without_a_tenant_is_no_tenant() -> None:
    lines: list[list[Any]] = [
        *TITLE,
        ["Site", "Type", "Status", "Name", "Rent"],
        [None, None, None, "Home (year, make)"],
    ]
    for n in range(1, 7):
        lines += [[f"S{n}", "SW", "Current", f"Ann A{n}", 500 + n], [None, None, None, "2019 Cavalane 16x72"]]
    lines += [["S7", "SW", "Vacant"], [None, None, None, "no home on site"]]
    x = read(workbook(lines), "MANUFACTURED_HOUSING")
    assert [row.tenant_name for row in x.rows][-2:] == ["Ann A6", None]
    assert [column.value for column in x.rows[-1].source_columns] == ["no home on site"]


def test_numbers_that_count_the_tenants_are_none_of_their_names() -> None:
    header = ["Tenant", "Suite", "SF", "Monthly Rent"]
    names = ["Copper Kettle", "Lumen Optical", "Yarrow Inc.", "Larkin LP", "24 Seven Gym"]
    rows = [[f"{n}. {name}", f"{100 + n}", 1000 * n, 900 * n] for n, name in enumerate(names, 1)]
    assert [row.tenant_name for row in read(workbook([*TITLE, header, *rows]), "OFFICE").rows] == names
    rows[1][0] = "Lumen Optical"
    assert read(workbook([*TITLE, header, *rows]), "OFFICE").rows[0].tenant_name == "1. Copper Kettle"


def test_parking_at_the_end_has_lost_no_columns() -> None:
    header = ["Unit", "Type", "Tenant", "SF", "Rent/SF", "Monthly Rent"]
    rows: list[list[Any]] = [[f"{100 + n}", "Office", f"Firm {n}", 1000 + n, 12, 1000 + n] for n in range(16)]
    rows += [[f"P{n}", "Parking", f"Firm {n}", None, None, 100] for n in range(1, 9)]
    assert status(read(workbook([*TITLE, header, *rows]), "OFFICE"), "S07") == "PASS"


def _schedule() -> bytes:
    """A page of leases, each with lists whose labels begin left of where their amounts do, and end with them."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    canvas.setFont("Helvetica", 7)
    heads = ("Unit(s)", "Lease", "Lease Type", "Area", "Lease From", "Lease To", "Term", "Monthly Rent", "Annual Rent")
    at = (30, 70, 250, 356, 362, 410, 484, 580, 660)
    y = 570.0

    def put(cells: list[tuple[float, str, bool]]) -> None:
        nonlocal y
        for x, text, right in cells:
            (canvas.drawRightString if right else canvas.drawString)(x, y, text)
        y -= 10

    put([(30, "Tenancy Schedule", False)])
    put([(30, "Harrow Gate Center   As of Date: 09/30/2025", False)])
    y -= 8
    put([(x, text, n in (3, 6, 7, 8)) for n, (x, text) in enumerate(zip(at, heads, strict=True))])
    for n in range(1, 5):
        rent = 11000.0 * n
        own = [
            f"{100 * n}",
            f"Firm {n} LLC (t000{n})",
            "Office Net",
            f"{900 * n:,}.00",
            "08/01/2023",
            "07/31/2028",
            "60",
        ]
        own += [f"{rent:,.2f}", f"{12 * rent:,.2f}"]
        put([(x, text, k in (3, 6, 7, 8)) for k, (x, text) in enumerate(zip(at, own, strict=True))])
        for title, rows in (
            ("Rent Steps", [("cbr", "08/01/2025", "07/31/2026", rent), ("cbr", "08/01/2026", "07/31/2027", rent + 40)]),
            (
                "Charge Schedules",
                [("cbr", "08/01/2025", "07/31/2026", rent), ("cam", "01/01/2025", "12/31/2025", 90.5)],
            ),
        ):
            labels = (70, title), (150, "Charge"), (215, "From"), (275, "To")
            put([*((x, text, False) for x, text in labels), (420, "Monthly Amt", True), (620, "Annual", True)])
            for code, first, last, amount in rows:
                put(
                    [
                        (150, code, False),
                        (215, first, False),
                        (275, last, False),
                        (420, f"{amount:,.2f}", True),
                        (620, f"{12 * amount:,.2f}", True),
                    ]
                )
        y -= 6
    canvas.save()
    return out.getvalue()


def test_labels_of_lists_below_a_lease_are_of_the_amounts_that_end_where_they_do() -> None:
    x = read(_schedule(), "OFFICE")
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("cbr", 11000), ("cam", 90.5)]
    assert [step.amount for step in x.rows[0].rent_steps] == [11040]


def test_a_count_of_no_leases_to_come_says_that_they_are_no_units() -> None:
    header = ["Unit", "Resident", "Status", "Rent"]
    rows = [[f"{n}", f"Ann A{n}", "Current", 900 + n] for n in range(1, 9)] + [["4", "Bo B", "Future", 950]]
    below = [
        [],
        ["Summary", None, "# of units", "Rent"],
        ["Current", None, 8, 7236],
        ["Future Residents", None, 0, 950],
        ["Totals", None, 8, 7236],
    ]
    x = read(pdf([*TITLE, header, *rows, *below]))
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_a_sum_of_equal_rents_below_the_total_of_the_homes_is_no_space() -> None:
    header = ["Site", "Type", "Status", "Name", "LOT", "WTR", "SWR", "Total", "Deposit", "Balance"]
    lines: list[list[Any]] = [*TITLE, header]
    for n in range(1, 7):
        own = [500 + n, 20 + n, 19, 539 + 2 * n, 300 + n, 5 * n]
        lines.append([f"S{n}", "SW", "Current", f"Ann A{n}", *own])
    lines.append(["Sage Loop: 6 sites", None, None, None, 3021, 141, 114, 3276, 1821, 105])
    lines.append(["Trailer storage (behind the shop)"])
    lines += [[f"RV{n}", "RV", "Current", f"Bo B{n}", 45, None, None, 45, None, 0] for n in range(1, 5)]
    lines.append(["RV storage", None, None, None, 180, 0, 0, 180, 0, 0])
    lines.append(["Community total", None, None, None, 3201, 141, 114, 3456, 1821, 105])
    x = read(workbook(lines), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows][-2:] == ["RV3", "RV4"]
    assert x.failed_checks == []


def test_a_total_of_deposits_below_that_of_the_rents_is_theirs_whatever_column_it_stands_in() -> None:
    header = ["Space", "Tenant", "Rent per mo.", "Deposit held"]
    rows: list[list[Any]] = [[f"Hall {n}", f"Ann A{n}", 400 + n, 500 + 10 * n] for n in range(1, 6)]
    below = [[], ["Total rents", None, 2015], ["Total deposits held (Trustees' passbook)", None, 2650]]
    x = read(workbook([*TITLE, header, *rows, *below]), "OTHER")
    assert [dict(total.values) for total in x.totals.stated] == [{"contractRent": 2015}, {"deposit": 2650}]
    assert x.failed_checks == []


def _typed(lines: list[str]) -> bytes:
    """A typewritten page."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Courier", 10)
    for number, line in enumerate(lines):
        canvas.drawString(40, 740 - 12 * number, line)
    canvas.save()
    return out.getvalue()


def test_remarks_side_by_side_below_a_row_leave_its_columns_as_they_are() -> None:
    lines = [
        "STORES AND RENTS - January 1, 2025",
        "-" * 74,
        f"{'STORE':<12}{'WHO':<32}{'SQ. FT.':>8}{'RENT/MONTH':>16}",
    ]
    for n in range(1, 7):
        lines.append(f"{f'Store {n}':<12}{f'Tenant number {n}':<32}{f'{n},200':>8}{f'{n},850.00':>16}")
        term = "to 05/31/26" if n != 4 else "month to month"
        held = f"dep. {n},100.00" if n != 5 else "dep. none"
        lines += [f"{'':<12}{f'lease 06/01/21 {term}':<30} CAM 31{n}.00    {held}", ""]
    lines += ["-" * 74, f"{'TOTAL':<44}{'22,200':>8}{'26,100.00':>16}"]
    x = read(_typed(lines), "RETAIL")
    assert [(row.tenant_name, row.area) for row in x.rows] == [
        (f"Tenant number {n}", 200 + 1000 * n) for n in range(1, 7)
    ]
    assert [(c.code, c.amount) for row in x.rows for c in row.charges] == [("CAM", 310 + n) for n in range(1, 7)]
    assert [row.deposit for row in x.rows] == [1100, 2100, 3100, 4100, None, 6100]
    assert {row.lease_start_date for row in x.rows} == {dt.date(2021, 6, 1)}
    assert [row.lease_end_date for row in x.rows[2:4]] == [dt.date(2026, 5, 31), None]
    assert x.rows[3].is_month_to_month
    assert x.failed_checks == []


def test_what_a_cell_of_remarks_tells_fills_what_no_column_says() -> None:
    header = ["Apt", "Tenant", "Rent", "Insurance", "Notes"]
    rows: list[list[Any]] = [[f"{n}", f"Ann A{n}", 900 + n, "exp 5/31/26", None] for n in range(1, 6)]
    rows[0][4], rows[1][4], rows[2][4] = "owes 250", "lease to 6/30/26", "lease to 6/30/26, maybe"
    x = read(workbook([*TITLE, header, *rows]))
    assert [row.balance for row in x.rows] == [250, None, None, None, None]
    assert [row.lease_end_date for row in x.rows] == [None, dt.date(2026, 6, 30), None, None, None]
    assert x.rows[0].sources["balance"][0].cell == "E5"


def test_days_and_amounts_below_a_name_are_steps_of_the_rent_and_the_day_above_the_header_is_the_rolls() -> None:
    header = ["Unit", "Tenant", "Sq Ft", "Start", "Expires", "Deposit", "Charge", "Monthly"]
    title = ["Lease Register with Charges and Rent Steps"]
    heads = [title, ["Kestrel Centre", "|", "Lease status as of 12/31/2025"], header]
    lines: list[list[Any]] = [*heads, [None, "Scheduled increases (date: new monthly base rent)"], [], ["Building 1"]]
    for n in range(1, 5):
        own = [f"1-{n}00", f"Firm {n} Inc.", f"{n},000", "03/01/2022", "02/28/2029", f"{500 * n:,}.00"]
        lines += [
            [*own, "Base Rent", f"{n},000.00"],
            [None, f"      03/01/2026: {n},045.00", None, None, None, None, "CAM", f"{n}00.00"],
            [None, f"      03/01/2027: {n},090.00", None, None, None, None, "Insurance", f"{n}0.00"],
            [None, None, None, None, None, None, "Total", f"{1110 * n:,}.00"],
        ]
    lines += [["1-500", "** Vacant **", "9,200"], []]
    lines += [["Building 1 total", None, "10,000", None, None, "5,000.00", None, "11,100.00"]]
    x = read(pdf(lines), "INDUSTRIAL")
    assert [(step.date, step.amount) for step in x.rows[1].rent_steps] == [
        (dt.date(2026, 3, 1), 2045), (dt.date(2027, 3, 1), 2090),
    ]  # fmt: skip
    assert (x.meta.as_on_date, [row.area for row in x.rows]) == (dt.date(2025, 12, 31), [1000, 2000, 3000, 4000, 9200])


def test_a_step_below_a_lease_in_several_cells_is_no_head_of_a_list() -> None:
    header = ["Unit", "Lessee Name", "Begin", "Ending", "Area", "Monthly Rent"]
    lines: list[list[Any]] = [*TITLE, header]
    for n in range(1, 6):
        lines.append([f"A{n}00", f"Firm {n} Inc.", "01/01/2022", "12/31/2028", 1000 * n, 800 * n])
        if n % 2:
            lines.append([None, "Escalation", "RENT", "Eff 01/01/27", f"Monthly {n},830.00"])
    x = read(workbook(lines), "INDUSTRIAL")
    assert [[(s.date, s.amount, s.period) for s in row.rent_steps] for row in x.rows[:2]] == [
        [(dt.date(2027, 1, 1), 1830, "MONTHLY")], [],
    ]  # fmt: skip
    assert len(x.rows) == 5
