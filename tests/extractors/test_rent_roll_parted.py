"""Words parted by strokes, cells between two lines, units left of labels, charges with days, names above steps."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest
from rolls import column, pdf, read, results, workbook

JAN, DEC = dt.date(2025, 1, 1), dt.date(2025, 12, 31)
NAMES = ["Ann Ames", "Bo Birk", "Cy Cole", "Di Dunn"]


def drawn(*texts: tuple[float, float, str], right: tuple[tuple[float, float, str], ...] = ()) -> bytes:
    """A page with texts at places: x, y from the top, and what stands there; ``right`` ones end at x."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 8)
    for x, y, text in texts:
        canvas.drawString(x, 792 - y, text)
    for x, y, text in right:
        canvas.drawRightString(x, 792 - y, text)
    canvas.save()
    return out.getvalue()


def test_a_label_between_two_lines_heads_with_them_and_strokes_part_the_second_line() -> None:
    """``Room`` stands halfway between ``Resident`` and ``payer / moved in``; the day behind the stroke is the move-in,
    also on a page with one record alone."""
    texts = [(200.0, 30.0, "Oak Home for Seniors"), (200.0, 44.0, "Billing List - November 1, 2025")]
    texts += [(86, 66, "Resident"), (235, 66, "Room type"), (40, 71.5, "Room"), (92, 76, "payer / moved in")]
    texts += [(235, 76, "care level")]
    right = [(355.0, 66.0, "Room &"), (415, 66, "Care"), (470, 66, "Monthly"), (525, 66, "Unpaid")]
    right += [(355, 76, "board"), (415, 76, "fee"), (470, 76, "total")]
    for n, name in enumerate(NAMES * 2):
        y = 95.0 + 25 * n
        texts += [(40, y, str(n + 1)), (86, y, f"{name} {n}"), (235, y, "private")]
        texts += [(92, y + 11, f"private pay / Sep {n + 1}, 2023"), (235, y + 11, f"Level {n % 3 + 1}")]
        right += [(355, y, "2,450.00"), (415, y, f"{n * 10}.00"), (470, y, f"{2450 + n * 10:,}.00"), (525, y, "0.00")]
    x = read(drawn(*texts, right=tuple(right)), "SENIOR_HOUSING")
    assert column(x, "unit") == [str(n + 1) for n in range(8)]
    assert column(x, "tenant_name")[:2] == ["Ann Ames 0", "Bo Birk 1"]
    assert column(x, "unit_type") == ["private"] * 8
    assert column(x, "move_in_date") == [dt.date(2023, 9, n + 1) for n in range(8)]
    assert x.rows[1].total_charges == 2460


def test_two_amounts_in_a_cell_stand_under_the_words_that_a_stroke_parts() -> None:
    head = ["Unit", "Tenant", "Market rent / Balance", "Rent", "Lease from", "Lease to"]
    rows = [[str(n), name, f"1,1{n}0.00 / {n}.50", 1000 + n, JAN, DEC] for n, name in enumerate(NAMES, 1)]
    x = read(workbook([["Oak Court"], ["As of 06/30/2025"], [], head, *rows]))
    assert column(x, "market_rent") == [1110, 1120, 1130, 1140]
    assert column(x, "balance") == [Decimal("1.5"), Decimal("2.5"), Decimal("3.5"), Decimal("4.5")]
    # Names with a stroke between them are one name.
    head[2] = "Market rent"
    rows = [[row[0], f"{row[1]} / Eve", 1100, *row[3:]] for row in rows]
    x = read(workbook([["Oak Court"], ["As of 06/30/2025"], [], ["Unit", "Tenant / Balance", *head[2:]], *rows]))
    assert column(x, "tenant_name") == [f"{name} / Eve" for name in NAMES]


def test_a_further_increase_is_a_day_and_then_what_the_rent_goes_to() -> None:
    head = ["Store No.", "Tenant", "SF", "Commenced", "Expiration", "Annual Rent", "Next Increase",
            "Annual Rent After Increase", "2nd Increase", "Annual Rent After 2nd"]  # fmt: skip
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        later: list[Any] = [dt.date(2032, 7, 1), 14000 + n] if n else ["None", None]
        rows.append([f"01{n}", name, 1000, JAN, dt.date(2035, 1, 1), 12000 + n, dt.date(2027, 7, 1), 13000 + n, *later])
    x = read(workbook([["Net Pool"], ["Rent roll, December 31, 2025"], [], head, *rows]), "RETAIL")
    assert [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows[:2]] == [
        [(dt.date(2027, 7, 1), 13000)],
        [(dt.date(2027, 7, 1), 13001), (dt.date(2032, 7, 1), 14001)],
    ]


def test_amounts_left_of_the_day_below_a_title_of_increases_are_those_of_today() -> None:
    head = [["Suite", "Lessee", "Sq Ft", "Lease", "Lease", "Charge", "Monthly", "Annual", "-- Future Increase --"],
            [None, None, None, "From", "To", "Code", "Amount", "Amount", "Date", "Monthly"]]  # fmt: skip
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        rows.append([str(100 + n), name, 1000, JAN, DEC, "BASE", 1000 + n, 12000 + 12 * n, dt.date(2026, 4, 1), 1100])
        rows.append([*[None] * 5, "CAM", 100, 1200, dt.date(2027, 4, 1), 1200])
        rows.append([*[None] * 5, "Total", 1100 + n, 13200 + 12 * n])
    x = read(pdf([["Oak Park"], ["As Of: 08/31/2025"], *head, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [1000, 1001, 1002, 1003]
    assert column(x, "total_charges") == [1100, 1101, 1102, 1103]
    steps = [(step.date, step.amount) for step in x.rows[0].rent_steps]
    assert steps == [(dt.date(2026, 4, 1), 1100), (dt.date(2027, 4, 1), 1200)]


def test_charges_that_begin_later_are_steps() -> None:
    """The days between the code of a charge and its amount are the charge's, not the lease's."""
    head = [["Unit(s)", "Tenant", "Area", "Lease From", "Lease To", "Charge Schedule"],
            [None, None, None, None, None, "Charge", "From", "To", "Monthly Amount"]]  # fmt: skip
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        rows.append(
            [str(100 + n), name, 1000, "11/01/2017", "10/31/2029", "rent", "11/01/2025", "10/31/2026", 1000 + n]
        )
        rows.append([*[None] * 5, "rent", "11/01/2026", "10/31/2027", 1100 + n])
        rows.append([*[None] * 5, "cam", "01/01/2026", "12/31/2026", 100])
        rows.append([*[None] * 5, "Total (current)", None, None, 1100 + n])
    title = [["Tenancy Schedule"], ["Property: Oak Park As of Date: 02/28/2026"], []]
    x = read(workbook([*title, *head, *rows], merged=["F4:I4"]), "RETAIL")
    assert column(x, "contract_rent") == [1000, 1001, 1002, 1003]
    assert [(step.date, step.amount) for step in x.rows[1].rent_steps] == [(dt.date(2026, 11, 1), 1101)]
    assert results(x, "R01")[0].status == "PASS"


def test_the_next_rent_below_a_name_is_a_step_and_no_part_of_it() -> None:
    head = [["Suite", "Tenant", "Begin /", "Sq", "Base", "CAM"], [None, None, "Expire", "Feet", "Rent"]]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        rows.append([f"A-{100 + n}", name, "01-Nov-24", 7250, 6989 + n, 1160])
        rows.append([None, f"Next 01-Nov-26 7,198.9{n}", "30-Nov-29"])
    x = read(pdf([["Creek Flex Park"], ["Effective 30-Apr-26"], *head, *rows]), "INDUSTRIAL")
    assert column(x, "tenant_name") == NAMES
    assert column(x, "lease_end_date") == [dt.date(2029, 11, 30)] * 4
    assert [step.amount for row in x.rows for step in row.rent_steps][:2] == [Decimal("7198.90"), Decimal("7198.91")]


def test_ids_that_begin_again_below_each_heading_name_units_without_a_header() -> None:
    """No header stands above the rooms; the digits of telephones beside the names are no rooms."""
    head = [None, "Student", "Phone ends", "From", "To", "Rent mo.", "Deposit", "Co-signer"]
    rooms = [
        [f"Rm {n}" for n in range(1, 7)],
        [*"ABCDE"],
        [f"Rm {n}" for n in range(1, 8)],
        ["Front", "Back", "Upstairs"],
    ]
    lines: list[list[Any]] = [["Rooms by house"], ["list of September 15, 2025"]]
    for house, own in enumerate(rooms):
        lines += [[f"{['Blue', 'Red', 'Gray', 'Little'][house]} House, {house + 5} Elm St"], head]
        for n, room in enumerate(own):
            lines.append([room, f"{NAMES[n % 4]} {n}", str(9632 - 97 * n - 701 * house), JAN, DEC, 500 + n, 500, "yes"])
        lines.append([None, "house now", None, None, None, 500 * len(own) + sum(range(len(own))), 500 * len(own)])
    x = read(pdf(lines), "STUDENT_HOUSING")
    assert column(x, "unit") == [room for own in rooms for room in own]
    assert column(x, "tenant_name")[6] == "Ann Ames 0"


def test_names_under_tenant_or_status_are_tenants_whatever_they_trade_as() -> None:
    head = [
        "Unit",
        "Occupier t/a",
        "Tenant / status",
        "Area sq ft",
        "From",
        "To",
        "Rent per annum",
        "Service charge p.a.",
    ]
    rows = [
        [str(n), f"{name} Grill", f"{name} Foods Ltd", 1000, JAN, DEC, 10000, 500] for n, name in enumerate(NAMES, 1)
    ]
    rows.append(["5", None, "Vacant - under offer", 900, None, None, 0, 450])
    x = read(workbook([["Quay Park - Tenancy Schedule at 29 September 2025"], [], head, *rows]), "RETAIL")
    assert column(x, "tenant_name") == [*(f"{name} Foods Ltd" for name in NAMES), None]
    assert x.rows[4].occupancy_status == "VACANT"
    assert [c.amount for row in x.rows for c in row.charges] == [500, 500, 500, 500, 450]


def test_stays_that_have_a_last_day_in_nearly_all_rows_are_leases() -> None:
    rows = [[str(n), name, JAN, DEC, 2350, 2200] for n, name in enumerate(NAMES, 1)]
    lines = [
        ["Lake Rentals"],
        ["Position on 06/01/2025"],
        [],
        ["Unit", "Name", "Arrives", "Leaves", "Asking", "Agreed rent"],
    ]
    x = read(workbook([*lines, *rows]))
    assert [(row.lease_start_date, row.lease_end_date, row.move_out_date) for row in x.rows] == [(JAN, DEC, None)] * 4
    assert column(x, "occupancy_status") == ["OCCUPIED"] * 4


def test_other_items_below_a_count_of_the_units_are_rows() -> None:
    head = ["Unit", "Type", "Sq. Feet", "Residents", "Status", "Market Rent", "Rent"]
    rows: list[list[Any]] = [[201 + n, "2x1", 820, f"Ann Ames {n}", "Current", 1120, 1000 + n] for n in range(20)]
    garages = [[f"G{n}", "Garage", None, NAMES[n] if n else None, "Leased" if n else "Available", 95, 90 if n else None]
               for n in range(3)]  # fmt: skip
    count = ["20 units", None, None, "20 occupied / 0 vacant", None, 22400, 20190]
    lines = [["Oak Villas"], ["Rent Roll"], ["As of 1/31/2026"], [], head, ["Units"], *rows, count, []]
    x = read(workbook([*lines, ["Rentable Items"], *garages, ["3 items", None, None, None, None, 285, 180]]))
    assert column(x, "unit")[19:] == ["220", "G0", "G1", "G2"]
    assert x.summary.total_units == 20


def test_a_heading_torn_before_its_brackets_is_no_unit() -> None:
    head = ["Unit", "Climate", "Status", "Tenant", "Moved In", "Rate", "Balance"]
    lines: list[list[Any]] = [["Stow Storage"], ["For: December 31, 2025"], head]
    for size, area in (("5 x 5", 25), ("5 x 10", 50)):
        lines.append([f"Size {size}", f"({area} sq ft)"])
        lines += [[f"A{area + n:03}", "CC", "Rented", f"{name} {area}", JAN, 40 + n, 0] for n, name in enumerate(NAMES)]
        lines.append([f"{size}: 4 units, 4 rented, 0 vacant", None, None, None, None, 166, 0])
    x = read(pdf(lines), "SELF_STORAGE")
    assert len(x.rows) == x.summary.total_units == 8
    assert x.rows[0].section == "Size 5 x 5 (25 sq ft)"


def test_units_and_tenants_left_of_the_labels_of_their_cards_are_rows() -> None:
    lines: list[list[Any]] = [["Link Estate"], ["Tenancy profiles at 1 August 2025"]]
    for n, name in enumerate(NAMES):
        lines.append([f"Unit {'ABCD'[n]}", "Lettable area", f"{4120 + n:,} m2", "Outgoings p.a.", f"${1000 + n:,}"])
        lines.append([f"{name} Ltd", "Commencement", "1 April 2021", "Contract rent p.a.", f"${12000 + n:,}"])
        lines.append([None, "Expiry", "31 March 2027", "Next review", "Market, 1 December"])
        lines += [[None, None, None, None, "2028"], [""]]
    lines += [["Unit E", "Lettable area", "640 m2", "Outgoings p.a.", "$900"], ["Vacant - available now"]]
    x = read(pdf(lines), "INDUSTRIAL")
    assert column(x, "unit") == [f"Unit {letter}" for letter in "ABCDE"]
    assert column(x, "tenant_name") == [*(f"{name} Ltd" for name in NAMES), None]
    assert column(x, "area") == [4120, 4121, 4122, 4123, 640]
    assert column(x, "annual_rent") == [12000, 12001, 12002, 12003, None]
    assert x.rows[4].occupancy_status == "VACANT"


def test_french_words_for_the_first_and_the_last_day_of_a_lease() -> None:
    head = ["Logement", "Locataire", "Bail du", "Bail au", "Loyer mensuel", "Loyer du marché"]
    rows = [[str(101 + n), name, "2025-07-01", "2026-06-30", 1225 + n, 1465] for n, name in enumerate(NAMES)]
    x = read(workbook([["Immeuble Érable"], ["Liste des loyers au 1er juillet 2025"], [], head, *rows]))
    assert [(r.lease_start_date, r.lease_end_date, r.market_rent) for r in x.rows] == [
        (dt.date(2025, 7, 1), dt.date(2026, 6, 30), 1465)
    ] * 4


def test_the_last_columns_of_a_roll_behind_an_empty_one_are_no_table_beside_it() -> None:
    """Vacant units leave the days blank, and amounts are texts: ``1,420.00`` begins no row of a table beside it."""
    head = ["Apt", "Resident", "Stat", "Lse Beg", None, "Lse End", "Mkt Rent", "Act Rent", "Balance"]
    rows: list[list[Any]] = []
    for n in range(24):
        let = n % 5 != 4
        days = ["10-29-24", None, "10-28-25"] if let else [None, None, None]
        amounts = [f"1,{400 + n}.00", f"1,{380 + n}.00" if let else "0.00", "0.00"]
        rows.append(
            [str(101 + n), f"{NAMES[n % 4]} {n}" if let else "** Vacant **", "OC" if let else "VA", *days, *amounts]
        )
    x = read(workbook([["Oak Court"], ["For 06/30/2025"], [], head, *rows, [], ["Totals", "24 units", "20 let"]]))
    assert column(x, "market_rent")[:5] == [1400, 1401, 1402, 1403, 1404]
    assert column(x, "contract_rent")[:2] == [1380, 1381]
    assert x.rows[0].lease_end_date == dt.date(2025, 10, 28)


def test_a_rate_per_square_foot_in_french_is_no_area() -> None:
    head = ["Local\nUnit", "Locataire\nTenant", "Pi²\nSq.ft.", "$/pi²", "Loyer mensuel\nMonthly rent"]
    rows = [[str(100 + n), name, 900 + n, 12 + n, (900 + n) * (12 + n) / 12] for n, name in enumerate(NAMES)]
    x = read(workbook([["Carré des Chênes"], ["As of 06/30/2025"], [], head, *rows]), "RETAIL")
    assert column(x, "area") == [900, 901, 902, 903]
    assert column(x, "rent_per_area") == [12, 13, 14, 15]


def test_a_heading_that_says_where_a_building_stands_names_a_building() -> None:
    head = ["Suite", "Tenant", "Sq Ft", "Monthly Rent"]
    rows: list[list[Any]] = [["Fox Hall Park"], ["Rent Roll as of 06/30/2025"], [], head]
    for letter, street in (("A", "100 Fox Hall Drive"), ("B", "120 Fox Hall Drive")):
        rows.append([f"Building {letter} - {street}"])
        rows += [[f"{letter}{n}", f"{name} Inc", 1000 + n, 2000 + n] for n, name in enumerate(NAMES)]
    x = read(workbook(rows), "INDUSTRIAL")
    assert column(x, "building") == ["Building A - 100 Fox Hall Drive"] * 4 + ["Building B - 120 Fox Hall Drive"] * 4
    assert {*column(x, "property_name")} == {"Fox Hall Park"}


@pytest.mark.parametrize("word", ["Bldg", "bldg_cd", "BIN"])
def test_a_building_may_be_named_by_its_first_row_alone(word: str) -> None:
    head = [word, "Unit", "Resident", "Sq Ft", "Rent"]
    rows: list[list[Any]] = [["Elm Court"], ["Rent Roll as of 06/30/2025"], [], head]
    for building in ("1", "2"):
        rows += [[None if n else building, f"{101 + n}", name, 800, 1200 + n] for n, name in enumerate(NAMES)]
    x = read(workbook(rows))
    assert column(x, "building") == ["1"] * 4 + ["2"] * 4
    assert x.rows[1].sources["building"][0].cell == "A5"


def test_the_total_below_a_title_of_areas_is_the_area_and_its_parts_are_no_charges() -> None:
    upper = [None, None, "Area (sf)", None, None, "Base rent", None, "Term", None]
    head = ["Unit", "Company", "Office", "Whse", "Total", "per month", "per year", "From", "To"]
    rows = [[f"A{n}", f"{name} Ltd", 600 + n, 4600, 5200 + n, 4500 + n, 12 * (4500 + n), JAN, DEC]
            for n, name in enumerate(NAMES)]  # fmt: skip
    vacant = ["A9", "vacant", 400, 1100, 1500]
    lines = [["Elm Flex"], ["Rent roll at 12/01/2025"], [], upper, head, *rows, vacant]
    x = read(workbook(lines, merged=("C4:E4", "F4:G4", "H4:I4")), "INDUSTRIAL")
    assert column(x, "area") == [5200, 5201, 5202, 5203, 1500]
    assert column(x, "contract_rent") == [4500, 4501, 4502, 4503, None]
    assert not any(row.charges for row in x.rows if row.tenant_name is None)


def test_places_in_a_house_name_units_under_a_word_that_nobody_listed() -> None:
    rows: list[list[Any]] = []
    for street, doors in (("44 Vernon Street", ("1st floor", "2nd floor", "Basement")),
                          ("118 Ingleside Avenue", ("1st floor", "2nd floor", "3rd floor")),
                          ("271 Burncoat Terrace", ("1 front", "1 rear", "2 front"))):  # fmt: skip
        who = ["empty" if street.startswith("118") and k == 1 else name for k, name in enumerate(NAMES)]
        rows += [
            [street],
            *([door, name, 1200 + k, 900, JAN, DEC] for k, (door, name) in enumerate(zip(doors, who, strict=False))),
        ]
    rows += [["Signed: Hedda K., for the owner", None, "Date: 10/1/2026"]]
    rows.insert(1, ["Which", "Tenant", "Rent", "Security", "Since", "Lease till"])
    x = read(workbook([["Three deckers"], ["Rents as of October 1, 2026"], [], *rows]))
    assert column(x, "unit")[:4] == ["1st floor", "2nd floor", "Basement", "1st floor"]
    assert len(x.rows) == 9


def test_beds_that_count_up_in_each_house_are_beds() -> None:
    head = ["House", "Bed", "Student", "Room type", "Installment", "Deposit"]
    rows = [[None if n else house, n + 1, f"{name} {house[:2]}", "single", 600 + n, 250]
            for house in ("17 Maple", "19 Maple", "8 Garner") for n, name in enumerate(NAMES)]  # fmt: skip
    x = read(workbook([["Maple Rentals"], ["Bed list 9/15/2025"], [], head, *rows]), "STUDENT_HOUSING")
    assert column(x, "bed") == ["1", "2", "3", "4"] * 3
    assert column(x, "building") == ["17 Maple"] * 4 + ["19 Maple"] * 4 + ["8 Garner"] * 4
    assert {row.bedrooms for row in x.rows} == {None}


def test_an_increase_with_its_rate_below_a_unit_is_a_step() -> None:
    head = ["Suite", "Tenant", "RSF", "Start", "Expires", "Monthly", "$/RSF", "CAM"]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        rent = [f"2,{n}00.00", f"2{n}.00", "409.50"]
        rows.append([str(100 + n), f"{name} PLLC", "1,200", "02/01/22", "01/31/32", *rent])
        rows.append([None, "Increase 02/01/26:", None, None, None, f"2,{n}50.00", f"2{n}.50"])
    x = read(pdf([["Stone Pavilion"], ["Tenant Rent Roll - December 31, 2025"], [], head, *rows]), "OFFICE")
    assert [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 2, 1), Decimal(f"2{n}50"))] for n in range(4)
    ]


def test_months_that_close_up_to_a_day_stand_under_their_own_word() -> None:
    texts: list[tuple[float, float, str]] = [(40.0, 30.0, "Iron Park"), (40, 44, "Tenancy Schedule as of 04/30/2026")]
    at = (40, 90, 220, 300, 352, 394)
    texts += [
        (x, 70, word) for x, word in zip(at, ("Unit", "Lease", "Area", "Lease From", "Lease To", "Term"), strict=True)
    ]
    right = [(480.0, 70.0, "Monthly Rent")]
    for n, name in enumerate(NAMES * 2):
        y = 90 + 14.0 * n
        texts += [(40, y, str(100 + n)), (90, y, f"{name} LLC"), (220, y, "4,200"), (300, y, "08/01/2021")]
        texts += [(352, y, "07/31/2028 84")]
        right.append((480, y, f"{2700 + n}.00"))
    x = read(drawn(*texts, right=tuple(right)), "INDUSTRIAL")
    assert column(x, "lease_end_date") == [dt.date(2028, 7, 31)] * 8
    assert column(x, "lease_term_months") == [84] * 8


def test_names_over_their_codes_are_the_tenants() -> None:
    head = ["Suite", "Tenant / Lease No.", "Area (RSF)", "Lease Start", "Lease End", "Monthly Base Rent"]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES * 2):
        rows.append([str(100 + n), f"{name} Management", "3,220", "11/01/2021", "10/31/2031", f"11,{700 + n}.00"])
        rows.append([None, f"L004029{n}"])
    x = read(pdf([["Point Tower"], ["Tenancy Schedule as of 09/30/2025"], [], head, *rows]), "OFFICE")
    assert column(x, "tenant_name") == [f"{name} Management" for name in NAMES * 2]


def test_what_the_second_line_of_a_record_says_does_not_hide_the_tenant() -> None:
    head = [["Unit", "Tenant", "Sq Ft", "Lease", "Lease", "Base", "Total"],
            [None, "Deposit / Next increase", None, "From", "To", "Rent", "Monthly"]]  # fmt: skip
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES * 2):
        rows.append([str(100 + n), f"{name} Supplies", "1,500", "02/01/2021", "01/31/2028", "1,942.24", "1,942.24"])
        rows.append([None, f"Dep 1,94{n}.00 Next 02/01/2026 2,010.22"])
    x = read(pdf([["Flex Park"], ["Commercial Rent Roll as of 12/31/2025"], [], *head, *rows]), "INDUSTRIAL")
    assert column(x, "tenant_name") == [f"{name} Supplies" for name in NAMES * 2]
    assert {*column(x, "property_name")} == {"Flex Park"}


def test_units_by_zone_are_no_area_beside_one() -> None:
    head = ["Unit", "Tenant", "Start", "Expiry", "ITZA", "Size", "Zone A £ psf", "Passing rent"]
    rows = [[str(n), f"{name} Ltd", JAN, DEC, 1126 + n, 2101 + n, 72.5, 81635] for n, name in enumerate(NAMES, 1)]
    x = read(workbook([["Brindle Cross"], ["Tenancy schedule as at 29 September 2025"], [], head, *rows]), "RETAIL")
    assert column(x, "area") == [2102, 2103, 2104, 2105]


def test_a_floor_right_above_its_one_tenant_is_no_part_of_the_name_and_licences_to_park_are_no_units() -> None:
    head = ["Tenant", "Suite", "NLA", "Start", "Expiry", "Net Rent"]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES, 5):
        rows += [[f"Level {n}"], [f"{name} Pty Ltd", f"{n}.01", f"{870 + n}", "15/02/2019", "14/02/2029", "535,419"]]
        rows.append([None, f"Total Level {n}", f"{870 + n}", None, None, "535,419"])
    rows += [["Car parking & storage licences"]]
    rows += [
        [f"{name} Pty Ltd", f"B1 bays {n}-{n + 8}", None, "Monthly", None, "64,800"]
        for n, name in ((1, "Ann"), (9, "Bo"))
    ]
    x = read(pdf([["280 Carrick Street"], ["Tenancy Schedule 1 July 2025"], [], head, *rows]), "OFFICE")
    assert column(x, "tenant_name")[:4] == [f"{name} Pty Ltd" for name in NAMES]
    assert (x.summary.total_units, x.summary.occupied_units) == (4, 4)


@pytest.mark.parametrize("sums", [
    [["TOTAL", "4", 4010, "(excl. F)", 3606, 2000]],
    [["Total", "4", 4010, None, 3606, 2000], [], ["ESTATE", None, 9010, None, 8606, 5000]],
    [[None, "Occupied", 3006, None, 2703, 1500], [None, "Vacant", 1004], [None, "Total", 4010, None, 3606, 2000]],
])  # fmt: skip
def test_sums_in_the_columns_of_units_and_tenants_are_no_unit(sums: list[list[Any]]) -> None:
    head = ["Bldg", "Unit", "SF", "Tenant", "Rent", "Deposit"]
    rows = [["1", f"1-10{n}", 1000 + n, name, 900 + n, 500] for n, name in enumerate(NAMES, 1)]
    x = read(workbook([["Elm Court"], ["Rent Roll as of 10/31/2026"], [], head, *rows, *sums]))
    assert column(x, "unit") == ["1-101", "1-102", "1-103", "1-104"]


def test_a_second_roll_whose_units_are_stores_goes_on_below_the_first() -> None:
    homes = [[f"{n}A", name, 4, "FM", JAN, DEC, None, 3870.5 + 13 * n, 2000 + 7 * n] for n, name in enumerate(NAMES, 2)]
    stores: list[list[Any]] = [
        ["Store 1", "Pier Coffee", 1150, None, JAN, DEC, None, 7475, 14950],
        ["Store 2", "Teeth PLLC", 1840, None, JAN, DEC, None, 10580, 21160],
        ["Store 3", "VACANT", 900],
        ["Bsmt", "Kiln Studio Inc.", 1300, None, JAN, "MTM", None, 3250, 6500],
    ]
    head = ["Apt", "Tenant", "Rms", "Status", "Lease from", "Lease to", "Legal rent", "Rent", "Security"]
    sums = [sum(row[k] for row in homes) for k in (7, 8)]
    x = read(
        workbook(
            [
                ["288 Elm Place"],
                ["Rent roll for September 2025"],
                [],
                head,
                *homes,
                [None, f"Residential ({len(homes)} apts, {len(homes)} occ.)", *[None] * 5, *sums],
                [],
                ["Store", "Tenant", "Sq ft", None, "Lease from", "Lease to", None, "Rent", "Security"],
                *stores,
                [None, "Stores (4, 3 occ.)", *[None] * 5, 21305, 42610],
            ]
        ),
        "MIXED_USE",
    )
    assert column(x, "unit")[len(homes) :] == ["Store 1", "Store 2", "Store 3", "Bsmt"]
    assert column(x, "area")[len(homes) :] == [1150, 1840, 900, 1300]


def test_an_area_below_its_rate_is_not_proved_by_their_product() -> None:
    head = ["Suite", "Tenant", "Rate PSF", "SF", "Annual Rent", "Start", "Expiry"]
    rows = [[str(100 + n), name, 3000 + n, 12, 12 * (3000 + n), JAN, DEC] for n, name in enumerate(NAMES)]
    x = read(workbook([["Elm Court"], ["Rent Roll as of 10/31/2026"], [], head, *rows]), "OFFICE")
    assert x.rows[0].area == 12
    assert {"area", "rentPerArea"}.isdisjoint(x.rows[0].proved)
    assert {"area", "rentPerArea"} <= x.rows[0].doubtful.keys()


def test_the_flat_rent_of_public_housing_is_none_that_is_paid() -> None:
    head = ["Unit No", "Tenant Name", "Flat Rent", "Tenant Rent", "Excess Util", "Total Charge"]
    rows = [[f"14-00{n}", name, 790 + n, 50 + n, 12, 62 + n] for n, name in enumerate(NAMES)]
    rows.append(["14-009", "** VAC-OFFERED **", 790, None, None, None])
    x = read(workbook([["Dunmore Terrace"], ["Tenant rent register as of 11/30/25"], [], head, *rows]))
    assert (x.rows[0].market_rent, x.rows[0].contract_rent, x.rows[0].tenant_rent) == (790, None, 50)
    assert x.rows[4].occupancy_status == "VACANT"


def test_a_percentage_below_the_areas_is_none_of_them() -> None:
    head = ["Unit", "Tenant", "Area", "Annual rent", "Start", "Expiry"]
    rows: list[list[Any]] = [[str(110 + n), f"{name} LLC", 1800 + 31 * n, 50400 + 11 * n, JAN, DEC]
                             for n, name in enumerate(NAMES)]  # fmt: skip
    rows.append(["120", "Vacant", 1850])
    area, rent = (sum(row[k] for row in rows if len(row) > k) for k in (2, 3))
    sums = [
        ["Grand Total", None, area, rent],
        ["Vacant Area", None, 1850],
        ["Percent Leased", None, round(100 - 185000 / area, 2)],
    ]
    x = read(workbook([["Elm Park"], ["Rent roll as of 12/31/2025"], [], head, *rows, *sums]), "INDUSTRIAL")
    assert not x.failed_checks
    assert {check.status for check in x.checks if check.check_id == "R11"} == {"PASS"}


def test_counts_in_words_of_all_and_of_the_let_ones_are_of_all() -> None:
    head = ["Store", "Tenant", "Building SF", "Annual rent", "Start", "Expiry"]
    rows: list[list[Any]] = [[f"R-01{n}", f"{name} LLC", 1800 + 31 * n, 50400 + 11 * n, JAN, DEC]
                             for n, name in enumerate(NAMES)]  # fmt: skip
    rows.append(["R-031", "DARK - VACANT", 1850])
    sums = [sum(row[k] for row in rows if len(row) > k) for k in (2, 3)]
    heads = [["Halvern Properties"], ["Schedule of leases, December 31, 2025"], []]
    x = read(workbook([*heads, head, *rows, ["Five properties, four leased", None, *sums]]), "RETAIL")
    assert not x.failed_checks
    assert "area" in x.rows[4].proved


def test_an_area_beside_a_kind_of_home_is_no_part_of_it_where_its_words_say_so() -> None:
    """``Apartment`` beside ``820`` could be the name of a home, were it not for ``Sq. Ft.`` over the numbers."""
    head = [
        [None, None, None, None, "Approx.", "Lease", "Lease", None],
        ["No.", "Unit or Space", "Name of Tenant", "Use", None, None, None, "Monthly Rent"],
        [None, None, None, None, "Sq. Ft.", "From", "Expires", None],
    ]
    rows = [[str(n), f"Apt {n}F", f"Una Vale {n}", "Apartment", f"{800 + 10 * n}", "7/1/25", "6/30/26", 1600 + n]
            for n in range(1, 8)]  # fmt: skip
    x = read(pdf([["ELM LOFTS"], ["Rent roll as of 12/01/2025"], *head, *rows]), "MIXED_USE")
    assert [(row.unit_type, row.area) for row in x.rows] == [("Apartment", 800 + 10 * n) for n in range(1, 8)]
