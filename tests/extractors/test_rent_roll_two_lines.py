"""Records of two lines whose header has two lines as well, some of them words that go on."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from rolls import pdf, read, workbook

HEAD: list[list[Any]] = [
    ["MILL LANE MALL"],
    ["Retail rent roll, as of January 31, 2025"],
    ["Space", "Trade Name", "GLA", "Commence", "Minimum", "CAM", "Total", "% Rent", "Annual", "Sales"],
    [None, "Category", "(sf)", "Expire", "Rent / mo", "/ mo", "/ mo", "Rate", "Breakpoint", "12 mo"],
]


def shop(number: str, name: str, area: int, rent: int, ends: str = "05-31-2031") -> list[list[Any]]:
    return [
        [number, name, area, "05-01-2021", rent, area, rent + area],
        [None, "Large format", None, ends, None, None, None, "2.00%", 26740000 + area, 25726700],
    ]


def test_the_second_line_fills_what_the_first_one_leaves_blank() -> None:
    """The last day of the lease below the first, and percentage rents beside it; a vacancy says so twice."""
    vacant: list[list[Any]] = [["A3", "(Vacant Anchor)", 964], [None, "available"]]
    shops = [*shop("A1", "Fitzone Athletic", 3820, 4400), *vacant, *shop("A4", "Page Books", 2415, 3100)]
    shops += shop("A5", "Glowhaus", 1198, 2500, "MTM")
    x = read(pdf([*HEAD, *shops, [None, "Total", 8397, None, 10000, 7433, 17433]]), "RETAIL")
    assert [(r.unit, r.tenant_name, r.contract_rent, r.lease_end_date) for r in x.rows] == [
        ("A1", "Fitzone Athletic", 4400, dt.date(2031, 5, 31)),
        ("A3", None, None, None),
        ("A4", "Page Books", 3100, dt.date(2031, 5, 31)),
        ("A5", "Glowhaus", 2500, None),
    ]
    assert [r.occupancy_status for r in x.rows] == ["OCCUPIED", "VACANT", "OCCUPIED", "OCCUPIED"]
    rents = [r.percentage_rent for r in x.rows if r.percentage_rent is not None]
    assert [(p.breakpoint, p.sales) for p in rents] == [
        (26743820, 25726700),
        (26742415, 25726700),
        (26741198, 25726700),
    ]
    assert x.rows[3].is_month_to_month


def test_billings_by_code_below_the_word_of_a_building_and_its_number() -> None:
    """Codes make the amounts beside them charges; the yearly amount of the rent is the rent of a year; a mast whose
    only charge is a licence fee pays that as its rent."""
    head = ["Unit", "Lease", "Tenant", "Type", "Area", "Begin", "End", "Code", "Description", "Monthly Billing",
            "Annualized Billing"]  # fmt: skip

    def lease(unit: str, number: int, name: str, *bills: tuple[str, str, int]) -> list[list[Any]]:
        first, *others = bills
        rows = [[unit, number, name, "LAB", 3841, "05/01/22", "04/30/33", *first, 12 * first[2]]]
        rows += [[*[None] * 7, *bill, 12 * bill[2]] for bill in others]
        total = sum(bill[2] for bill in bills)
        return [*rows, [*[None] * 8, f"Lease {number} Total", total, 12 * total]]

    rows = [
        ["Building", 31201, "200 Quarry Drive"],
        *lease("100", 40654, "Aldine Inc.", ("RBAS", "Base Rent", 23994), ("ROPX", "Opex Recovery", 4334)),
        *lease("150", 41389, "Helicase Ltd", ("RBAS", "Base Rent", 13364), ("RTAX", "RE Tax Recovery", 1282)),
        ["175", None, "** VACANT **", "LAB", 1264],
        ["Building", 31202, "Rooftops"],
        *lease("RF01", 46216, "Aerolink Towers", ("RANT", "Antenna Licence Fee", 3275)),
    ]
    x = read(workbook([["Tenant Lease Roll"], ["As of 03/31/25"], head, *rows]), "OFFICE")
    assert [(r.building, r.unit, r.contract_rent, r.annual_rent, r.total_charges) for r in x.rows] == [
        ("Building 31201", "100", 23994, 12 * 23994, 28328),
        ("Building 31201", "150", 13364, 12 * 13364, 14646),
        ("Building 31201", "175", None, None, None),
        ("Building 31202", "RF01", 3275, 12 * 3275, 3275),
    ]


def test_a_type_and_amounts_that_go_on_below_each_store_are_its_charges() -> None:
    """``Type``, ``Monthly $``, ``Annual $``: the rows of stores have the first charge, those below the others."""
    head = ["Store #", "Tenant", "Sq. Ft.", "From", "Thru", "Type", "Monthly $", "Annual $"]

    def store(number: str, name: str, *amounts: int) -> list[list[Any]]:
        kinds = ("Base Rent", "CAM", "Taxes", "Total")
        bills = [[kind, month, 12 * month] for kind, month in zip(kinds, [*amounts, sum(amounts)], strict=True)]
        own = [number, name, 3000, dt.date(2024, 5, 1), dt.date(2032, 4, 30), *bills[0]]
        return [own, *([*[None] * 5, *bill] for bill in bills[1:])]

    stores = [store(f"10{n}0", f"Everline {n}", 2500 + 10 * n, 700 + n, 300 + n) for n in range(1, 5)]
    rows = [row for some in stores for row in some]
    x = read(workbook([["Galleria"], ["As of July 1, 2025"], head, *rows, ["1050", "AVAILABLE", 2980]]), "RETAIL")
    assert [(r.unit, r.contract_rent, r.annual_rent, r.total_charges, len(r.charges)) for r in x.rows[:-1]] == [
        (f"10{n}0", 2500 + 10 * n, 12 * (2500 + 10 * n), 3500 + 12 * n, 3) for n in range(1, 5)
    ]
    assert (x.rows[-1].unit, x.rows[-1].occupancy_status) == ("1050", "VACANT")


def test_a_bracket_below_a_number_is_of_the_unit() -> None:
    head = ["Address", "Tenant", "Sq. Ft.", "Lease to", "Base rent"]
    rows = [[f"{n} Elm", f"Shop {n}", 1000 + n, "5-31-2026", 900 + n] for n in range(201, 206)]
    x = read(pdf([["Elm Shops"], ["October 15, 2025"], head, *rows, ["106-A Third", "AVAILABLE", 600], ["(basement)"],
                  [None, "storage only, damp"], ["Total", None, 6615, None, 5515]]), "RETAIL")  # fmt: skip
    assert [row.unit for row in x.rows[-2:]] == ["205 Elm", "106-A Third (basement)"]


def test_lists_under_a_lease_may_begin_a_column_right_of_their_title() -> None:
    head = [
        "Property",
        "Unit(s)",
        "Lease",
        "Lease Type",
        "Area",
        "Lease From",
        "Lease To",
        "Monthly Rent",
        "Annual Rent",
    ]
    labels = [None, None, None, "Charge", "Type", "From", "To", "Monthly Amt"]
    rows: list[list[Any]] = []
    for n in range(1, 5):
        own = ["Plaza", f"N0{n}00", f"Bistro {n}", "Net", 4120, dt.date(2024, 8, 1), dt.date(2031, 7, 31), 1000, 12000]
        step = [None, None, None, "bofc", "Rent", dt.date(2026, 8, 1), dt.date(2027, 7, 31), 1100 + n]
        bill = [None, None, None, "bofc", "Rent", dt.date(2025, 8, 1), dt.date(2026, 7, 31), 1000]
        cam = [None, None, None, "camest", "Recovery", dt.date(2025, 8, 1), dt.date(2026, 7, 31), 90]
        rows += [own, [None, None, "Rent Steps"], labels, step, [None, None, "Charge Schedules"], labels, bill, cam, []]
    x = read(workbook([["Tenancy Schedule"], ["As of Date: 10/31/2025"], [], head, *rows]), "OFFICE")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 8, 1), 1100 + n)] for n in range(1, 5)
    ]
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [[("bofc", 1000), ("camest", 90)]] * 4


@pytest.mark.parametrize("make", [workbook, pdf])
@pytest.mark.parametrize("dates", ["Start / Expiry", "Lease Start / Lease End", "Commencement / Expiration"])
def test_a_header_that_names_two_dates_with_a_stroke_heads_two_rows(make: Any, dates: str) -> None:
    """The second date stands in the row below; what stands beside it under the tenant, whose header names two, too, is
    the other one."""
    head = ["Unit", "Tenant / Guarantor", dates, "Sq Ft", "Rent PA", "Arrears"]
    rows: list[list[Any]] = []
    for n in range(5):
        rows.append([f"{n + 1}", f"Works {n} Ltd", f"2{n} Jun 2024", 1500 + 10 * n, 13250 + n, 0])
        rows.append([None, "Licence, contracted out" if n > 2 else None, f"1{n} Jun 2034"])
    rows.insert(4, ["2A", "VOID", None, 5005])
    x = read(make([["TENANCY SCHEDULE AS AT 31 JAN 2026"], [], head, *rows]), "INDUSTRIAL")
    let = [row for row in x.rows if row.unit != "2A"]
    assert [row.lease_start_date for row in let] == [dt.date(2024, 6, 20 + n) for n in range(5)]
    assert [row.lease_end_date for row in let] == [dt.date(2034, 6, 10 + n) for n in range(5)]
    assert [row.tenant_name for row in let] == [f"Works {n} Ltd" for n in range(5)]
    assert [[c.value for c in row.source_columns] for row in let] == [[]] * 3 + [["Licence, contracted out"]] * 2
    assert len(x.rows) == 6


def test_words_of_a_header_that_no_record_has_anything_below_go_on_in_the_next_line() -> None:
    """``Minimum guaranteed`` over ``rent`` is one column, beside others that are two; the next rent stands below its
    day."""
    head = [
        ["Unit", "Tenant", "Area", "Lease start", "Minimum guaranteed", "Service", "Total", "Deposit", "Next step"],
        ["Location", "Trade", "m²", "Lease end", "rent", "charge", "billed", None, "new MGR"],
    ]
    rows: list[list[Any]] = []
    for n in range(5):
        rent, charge = 4800 + 10 * n, 600 + n
        rows.append(
            [f"G-0{n}", f"Shop {n} Ltd", 60 + n, f"01.04.202{n}", rent, charge, rent + charge, 9000, "01.04.2027"]
        )
        rows.append(["Lobby level", "Fashion", None, f"31.03.203{n}", None, None, None, None, rent + 300])
    x = read(workbook([["Tenancy schedule"], ["Status: 31.12.2024"], [], *head, *rows]), "RETAIL")
    assert [(r.unit, r.unit_type, r.contract_rent, r.total_charges) for r in x.rows] == [
        (f"G-0{n}", "Fashion", 4800 + 10 * n, 5400 + 11 * n) for n in range(5)
    ]
    assert [[(c.code, c.amount) for c in r.charges] for r in x.rows] == [
        [("Service charge", 600 + n)] for n in range(5)
    ]
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(dt.date(2027, 4, 1), 5100 + 10 * n)] for n in range(5)
    ]


def test_the_first_column_of_a_header_of_two_lines_may_have_one() -> None:
    """``RESIDENT(S)`` over ``STATUS`` beside ``HOME``: the second row of each record begins right of its unit."""
    head = [
        ["HOME", "PLAN", "RESIDENT(S)", "", "HEATED SF", "MARKET", "LEASE RENT", "PET", "TOTAL"],
        ["", "STREET ADDRESS", "STATUS", "FROM", "TO", "MOVED IN", "DEPOSIT", "", "AR BALANCE"],
    ]
    rows: list[list[Any]] = [["PHASE I"]]
    for n in range(6):
        if n == 3:
            rows += [["H-04", "Aster", "VACANT", "", 1312, 2195], ["", "1216 Wren Lane", "Vacant"]]
            continue
        rent, pet = 2135 + 10 * n, 40 * (n % 2)
        rows.append([f"H-0{n + 1}", "Aster", f"Ann Ames {n}", "", 1312, 2195, rent, pet, rent + pet])
        rows.append(["", f"12{n}6 Wren Lane", "Leased", "06/12/2025", "06/11/2026", "06/12/2024", 1000, "", 12.5 * n])
    for make in (workbook, pdf):
        x = read(make([["Lease Register"], ["Effective date: 12/15/2025"], [], *head, *rows]))
        let = [row for row in x.rows if row.unit != "H-04"]
        assert len(x.rows) == 6
        assert [(r.lease_start_date, r.lease_end_date, r.move_in_date) for r in let] == [
            (dt.date(2025, 6, 12), dt.date(2026, 6, 11), dt.date(2024, 6, 12))
        ] * 5
        assert [(r.contract_rent, r.deposit, r.balance, r.area) for r in let] == [
            (2135 + 10 * n, 1000, Decimal(str(12.5 * n)), 1312) for n in (0, 1, 2, 4, 5)
        ]
        assert [r.status_text for r in x.rows] == [*["Leased"] * 3, "Vacant", *["Leased"] * 2]


def test_what_stands_below_the_name_of_every_unit_is_what_the_space_is_used_for() -> None:
    """Also where a step of the rent stands in the same row, and below a word for a vacancy."""
    rows: list[list[Any]] = []
    for n in range(7):
        rows.append(
            [
                f"{101 + n}",
                f"Brightwick Dental Number {n}",
                1240 + n,
                3200 + n,
                "None" if n % 2 else "Nov 1, 2026: $3,299.43/mo",
            ]
        )
        rows.append(
            [
                None,
                "Pad · NNN" if n == 5 else "In-line · NNN",
                None,
                None,
                None if n % 2 else "Nov 1, 2027: $3,398.41/mo",
            ]
        )
    rows += [["110", "Vacant", 1610], [None, "In-line"]]
    head = ["SPACE", "TENANT", "AREA", "IN-PLACE RENT (MONTHLY)", "RENT STEPS"]
    x = read(pdf([["Sorrel Crossing"], ["Rent Roll - As of Oct 1, 2025"], head, *rows]), "RETAIL")
    assert [r.tenant_name for r in x.rows] == [*(f"Brightwick Dental Number {n}" for n in range(7)), None]
    assert [r.unit_type for r in x.rows] == [*["In-line"] * 5, "Pad", *["In-line"] * 2]
    assert [len(r.rent_steps) for r in x.rows] == [2, 0, 2, 0, 2, 0, 2, 0]


def test_dates_below_one_another_beside_other_cells_that_go_on() -> None:
    """``from / to`` below a title, with names and remarks that wrap in the row of the second date; one lease from month
    to month."""
    head = [
        ["", "", "Rentable", "Lease Dates", "Current Base Rent", ""],
        ["Suite", "Tenant", "Area (SF)", "from / to", "per month", "Recov."],
    ]
    rows: list[list[Any]] = []
    for n, (rest, last) in enumerate(
        (("Cold Chain", "Mar 31, 2034"), (None, "month-to-month"), ("LLC", "Jul 31, 2029"))
    ):
        rows.append([f"4100-{n}", f"Vandermeer {n}", 6100 + n, f"Apr 1, 202{n}", 21489 + n, "Mod."])
        rows.append([None, rest, None, last, None, "gross"])
    x = read(workbook([["TENANCY SCHEDULE"], ["As of March 14, 2025"], [], *head, *rows]), "INDUSTRIAL")
    assert [(r.tenant_name, r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        ("Vandermeer 0 Cold Chain", dt.date(2020, 4, 1), dt.date(2034, 3, 31)),
        ("Vandermeer 1", dt.date(2021, 4, 1), None),
        ("Vandermeer 2 LLC", dt.date(2022, 4, 1), dt.date(2029, 7, 31)),
    ]
    assert [r.is_month_to_month for r in x.rows] == [False, True, False]
    assert [c.value for r in x.rows for c in r.source_columns if c.header == "Recov."] == ["Mod. gross"] * 3


def test_records_of_two_lines_with_vacancies_and_subtotals_between() -> None:
    """The first column has one line; days of pounds begin with the day."""
    head = [
        ["Unit", "Tenant", "Area m²", "Rent passing p.a.", "Rent deposit held"],
        [None, "Lease term", "£ per m²", "Break option", "Next fixed uplift"],
    ]
    rows: list[list[Any]] = [["Ground floor"]]
    for n in range(9):
        if n % 4 == 3:
            rows += [[f"1.{n}", "Vacant", f"{118 + n}"], [None, "being marketed"]]
            rows += [[None, "Subtotal", "425", "£89,300"]]
            continue
        rows.append([f"1.{n}", f"Ashdown Legal {n} LLP", f"{410 + n}", f"£{80 + n},400", "none"])
        uplift = f"£{90 + n},100 from 0{n + 1}/03/2027" if n % 2 else "none"
        rows.append([None, "01 Mar 2018 to 29 Feb 2028", "261.95", "none", uplift])
    x = read(workbook([["Tenancy Schedule"], ["Position at 30 September 2025"], [], *head, *rows]), "OFFICE")
    let = [row for row in x.rows if row.tenant_name]
    assert len(x.rows) == 9
    assert [row.annual_rent for row in let] == [(80 + n) * 1000 + 400 for n in range(9) if n % 4 != 3]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in let] == [
        [(dt.date(2027, 3, n + 1), (90 + n) * 1000 + 100)] if n % 2 else [] for n in range(9) if n % 4 != 3
    ]


@pytest.mark.parametrize("header", ["Premises / use", "Suite / Use"])
def test_cells_of_two_lines_tell_the_unit_and_its_kind_where_their_header_says_so(header: str) -> None:
    kinds = ["Retail", "Restaurant", "Parking/storage", "Office"]
    rows = [[f"Unit {n + 1}\n{kind}", f"Firm {n} Ltd", 90 + n, 2450 + n] for n, kind in enumerate(kinds)]
    rows.append(["Rear yard", "Vacant", 12, None])
    x = read(
        workbook([["Rent Roll at 31 March 2026"], [], [header, "Tenant", "Area m²", "Rent per month"], *rows]), "RETAIL"
    )
    assert [(r.unit, r.unit_type) for r in x.rows] == [
        *((f"Unit {n + 1}", kind) for n, kind in enumerate(kinds)),
        ("Rear yard", None),
    ]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_words_for_a_place_and_a_name_that_both_go_on_in_the_row_below(make: Any) -> None:
    rows = [[f"Store B{n}", f"Oakvane Legal {n} Limited", 302 + n, "01/11/2022", "31/10/2027", 2725] for n in range(4)]
    rows += [
        ["Rooftop aerial", "Skerrymast Telecom", None, "24/06/2017", "23/06/2037", 18500],
        ["site", "Infrastructure Ltd"],
    ]
    head = ["Demise", "Tenant", "NIA (sq ft)", "Lease Start", "Lease Expiry", "Passing Rent p.a."]
    x = read(make([["Tenancy Schedule"], ["Position as at 25 March 2026"], head, *rows]), "OFFICE")
    assert (x.rows[-1].unit, x.rows[-1].tenant_name) == ("Rooftop aerial site", "Skerrymast Telecom Infrastructure Ltd")
    assert len(x.rows) == 5


def test_words_under_an_amount_in_the_row_of_a_second_date_are_no_part_of_it() -> None:
    head = ["Suite", "Tenant", "Start / Expiry", "Monthly Rent", "Deposit"]
    rows: list[list[Any]] = []
    for n in range(4):
        rows.append([f"10{n}", f"Firm {n} LLC", f"Apr 1, 202{n}", 1500 + n, 500])
        rows.append(
            [None, None, f"Mar 31, 203{n}", "plus tax", "waived"] if n == 2 else [None, None, f"Mar 31, 203{n}"]
        )
    x = read(workbook([["Rent Roll"], ["As of March 14, 2025"], [], head, *rows]), "OFFICE")
    assert [(r.contract_rent, r.deposit) for r in x.rows] == [(1500 + n, 500) for n in range(4)]
    assert [r.lease_start_date for r in x.rows] == [dt.date(2020 + n, 4, 1) for n in range(4)]


def test_a_line_above_and_one_below_the_unit_are_the_two_things_that_its_header_names() -> None:
    head = ["STORE #", "TENANT / TOWN", "SF", "LEASE EXP.", "MONTHLY RENT", "DEPOSIT"]
    rows: list[list[Any]] = []
    for n in range(8):
        name = "Available" if n == 4 else f"Barn Stores {n}"
        facts = ["-", "-", "-"] if n == 4 else [f"12/31/20{30 + n}", f"{7400 + n}.00", f"{500 + n}.00"]
        rows += [[None, name], [f"04{10 + n}", None, f"{9100 + n}", *facts], [None, f"{'ABCDEFGH'[n]}lima"], []]
    title = [["Net Lease Portfolio"], ["Rents as of September 1, 2025"], []]
    x = read(pdf([*title, head, [], *rows], pitch=9), "RETAIL")
    assert [row.tenant_name for row in x.rows] == [None if n == 4 else f"Barn Stores {n}" for n in range(8)]
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED"] * 4 + ["VACANT"] + ["OCCUPIED"] * 3
    assert [c.value for c in x.rows[0].source_columns if c.header == "TOWN"] == ["Alima"]


def test_the_first_of_two_things_in_a_header_names_the_lines_of_the_units() -> None:
    """``Resident / Site Address`` over ``Home (year, make, size)``: a line of each below the resident."""
    head = [["Site", "Resident / Site Address", "Since", "Site", "Total"]]
    head += [[None, "Home (year, make, size)", None, "Rent", "Billed"]]
    rows: list[list[Any]] = []
    for n in range(9):
        name = "** VACANT **" if n == 4 else f"Calloway, {'ABCDEFGHI'[n]}ina"
        facts = [None, None, None] if n == 4 else ["03/01/21", f"{585 + n}.00", f"{690 + n}.94"]
        rows += [[f"{n + 1:02}", name, *facts], [None, f"{102 + n} Pine Needle Ln"]]
        rows += [] if n == 4 else [[None, f"201{n} Champion 28x56"]]
    x = read(pdf([["Pines Home Community"], ["Rent Roll October 1, 2025"], [], *head, *rows]), "MANUFACTURED_HOUSING")
    assert [row.tenant_name for row in x.rows[:2]] == ["Calloway, Aina", "Calloway, Bina"]
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (9, 8, 1)


@pytest.mark.parametrize("dates", ["Lease Start End", "Lease From To", "Start Date End Date"])
def test_the_end_of_a_lease_stands_below_its_start_beside_the_charges_of_its_second_line(dates: str) -> None:
    head = ["Unit", "Floorplan", "SQFT", "Status", "Name", "Move-In", dates, "Market", "Total Billing", "Trans Code"]
    lines: list[list[Any]] = []
    for n in range(1, 9):
        more = [["PARKING", 185], ["PETRENT", 50]][: 1 + n % 2]
        total = 2000 + n + sum(amount for _, amount in more)
        own = [f"03{n:02}", "A2", 713, "Occupied", f"Vance, Una {n}", "08/26/2023", "08/26/2025", 2610]
        lines.append([*own, total, "RENT", 2000 + n])
        lines += [
            [None] * 6 + ["09/25/2026" if code == "PARKING" else None, None, None, code, amount]
            for code, amount in more
        ]
    title = [["The Elm at Pier Nine"], ["Rent Roll Detail"], ["As of 10/31/2025"], []]
    x = read(workbook([*title, [*head, "Lease Rent"], *lines]))
    assert {(row.lease_start_date, row.lease_end_date) for row in x.rows} == {
        (dt.date(2025, 8, 26), dt.date(2026, 9, 25))
    }
    assert [len(row.charges) for row in x.rows] == [2 + n % 2 for n in range(1, 9)]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_two_columns_of_two_lines_make_records_of_two_where_the_rows_below_bear_them_out(make: Any) -> None:
    """The first column has one line, and a vacancy none in it; two days are the start and the end of a lease."""
    head = [
        ["Ref", "Unit", "Status", "Rent (pcm)", "Deposit held", "Arrears"],
        [None, "Tenant(s)", "Start – End", None, None, "Scheme"],
    ]
    rows: list[list[Any]] = []
    for n in range(1, 8):
        if n == 3:
            rows += [[None, "Flat 3, Hawks House", "Vacant"], [None, "No current tenancy"]]
            continue
        rows.append([f"T11{n}", f"Flat {n}, Hawks House", "Current", f"£{570 + n}.00", f"£{650 + n}.00", "£0.00"])
        rows.append([None, f"Kit Ames {'abcdefgh'[n]}", f"2{n}/08/2024 – 2{n}/08/2026", None, None, "DPS"])
    x = read(make([["Tenancies by Unit"], ["Position at 30/09/2025"], *head, *rows]), "MULTIFAMILY")
    assert [r.unit for r in x.rows] == [f"Flat {n}, Hawks House" for n in range(1, 8)]
    assert [r.tenant_name for r in x.rows] == [None if n == 3 else f"Kit Ames {'abcdefgh'[n]}" for n in range(1, 8)]
    assert [r.lease_end_date for r in x.rows if r.tenant_name] == [
        dt.date(2026, 8, 20 + n) for n in range(1, 8) if n != 3
    ]
    assert [r.occupancy_status for r in x.rows] == ["VACANT" if n == 3 else "OCCUPIED" for n in range(1, 8)]


def test_an_area_below_a_name_is_none_and_steps_go_on_in_the_second_line_of_a_record() -> None:
    head = [
        ["Suite", "Tenant", "Commence", "Base rent / mo.", "Recoveries (monthly)", None, "Mo. total", "Scheduled"],
        [None, "Rentable SF", "Expires", "Base rent / yr.", None, None, None, "increases"],
    ]
    rows: list[list[Any]] = []
    for n in range(1, 6):
        rent = 2000 * n
        steps = [[f"07/0{n}/2026", f"{rent + 90:,}.00"], [f"07/0{n}/2027", f"{rent + 180:,}.00"]]
        more = ["(Drs. Ames", "Kim Vang)"] if n == 5 else ["LLC", None]
        rows.append([f"{n}00", f"Firm {n} Associates {more[0]}", f"07/0{n}/2019", rent, "CAM", 100, rent + 150])
        rows[-1] += steps[0]
        rows.append([None, more[1] or f"{n},120 sf", f"06/0{n}/2029", 12 * rent, "Tax", 50, None, *steps[1]])
        if more[1]:
            rows.append([None, f"{n},120 sf"])
    x = read(pdf([["Rent roll as of December 31, 2025"], *head, *rows]), "OFFICE")
    assert [(r.unit, r.area, r.annual_rent) for r in x.rows] == [
        (f"{n}00", 1000 * n + 120, 24000 * n) for n in range(1, 6)
    ]
    assert [r.tenant_name for r in x.rows][3:] == ["Firm 4 Associates LLC", "Firm 5 Associates (Drs. Ames Kim Vang)"]
    assert [[s.amount for s in r.rent_steps] for r in x.rows] == [[2000 * n + 90, 2000 * n + 180] for n in range(1, 6)]


def test_words_that_did_not_fit_beside_the_name_of_a_unit_end_it() -> None:
    """They stand nearer to it than to what follows; a heading does not."""
    head = ["Demise", "Tenant", "NIA (sq ft)", "Lease start", "Passing rent (£ pa)"]
    rows: list[list[Any]] = []
    for n in range(1, 8):
        long = n in (3, 5)
        rows.append([f"{n}0A High" if long else f"{n}0 High Street", f"Corvid Coffee {n} Ltd", f"{700 + n}"])
        rows[-1] += [f"24 Jun 201{n}", f"{n}7,000"]
        rows += [["Street", "(sole trader)"], []] if long else [[]]
    x = read(pdf([["Tenancy Schedule"], ["Position as at 24 June 2025"], head, [], *rows], pitch=9), "RETAIL")
    assert [r.unit for r in x.rows] == [f"{n}0{'A' if n in (3, 5) else ''} High Street" for n in range(1, 8)]
    assert {r.section for r in x.rows} == {None}


def test_what_the_second_line_of_a_record_bills_beside_the_rent_is_a_charge() -> None:
    head = [
        ["Unit", "Occupier", "Area sq m", "Commenced", "Expires", "Rent € p.a.", "Deposit €"],
        [None, "Use / remarks", "Area sq ft", "Next review", "Break option", "Service chg € p.a.", "Arrears €"],
    ]
    rows: list[list[Any]] = []
    for n in range(1, 7):
        rows.append([f"A{n}", f"Corrib Tooling {n} Ltd", f"{423 + n}.0", "01/01/2022", "31/12/2041", 36000 + n, 500])
        rows.append([None, "Warehouse", f"4,55{n}", "01/01/2027", "Yr 10", 4822 + n, 2410])
    rows += [[f"B{n}", "Vacant", f"{223 + n}.0"] for n in range(1, 4)]
    x = read(pdf([["Ballyfinn Park"], ["Rent Roll at 30/06/2025"], *head, *rows]), "INDUSTRIAL")
    assert [r.unit for r in x.rows] == [*(f"A{n}" for n in range(1, 7)), "B1", "B2", "B3"]
    assert [[c.amount for c in r.charges] for r in x.rows] == [*([4822 + n] for n in range(1, 7)), [], [], []]


def test_several_words_close_above_those_that_they_are_aligned_with_are_their_upper_lines() -> None:
    """``Monthly`` over ``Payment`` and ``Admin`` over ``Fee``: alone, the fee would be the rent."""
    head = [
        [None, None, None, None, "Monthly", "Admin", None],
        ["Unit No.", "Head of Household", "House Type", "Occupied", "Payment", "Fee", "Balance"],
    ]
    homes = [[f"CF-{n:03}", f"Yarborough, Farid {n}", "2BR duplex", "21-Dec-2012", 75 + n, None if n % 3 else 15, 0]
             for n in range(1, 10)]  # fmt: skip
    total = ["Total", None, None, None, 720, 45, 0]
    x = read(pdf([["Unit roster as of September 30, 2025"], [], *head, *homes, total], pitch=8))
    assert [r.contract_rent for r in x.rows] == [75 + n for n in range(1, 10)]
    assert [c.code for r in x.rows for c in r.charges if c.amount] == ["Admin Fee"] * 3
    assert {r.move_in_date for r in x.rows} == {dt.date(2012, 12, 21)}


def test_second_lines_stand_below_addresses_where_one_column_is_theirs_alone() -> None:
    lines: list[list[Any]] = [
        ["Cardinal Lease Homes LLC", *[None] * 5, "As Of: Aug 31, 2025"],
        ["Rent Roll Detail - Single Family", *[None] * 5, "Page 1"], [],
        ["Address", None, "Resident", "Lease Begin", "Lease End", "Deposit", "Balance"],
        ["Bed/Bath", "Sq Ft", "Recurring charges", None, None, None, "Total charges"],
    ]  # fmt: skip
    streets = ["Bell Ferry Ln", "Pine Hollow Rd", "Osage Ct"]
    for n in range(1, 10):
        lines.append(
            [
                f"{470 + 113 * n} {streets[n % 3]}",
                None,
                f"Amos Lindell {n}",
                "Dec 01, 2024",
                "Nov 30, 2025",
                "1,995.00",
                "0.00",
            ]
        )
        lines.append([f"{2 + n % 3}/1", f"1,{100 + n}", f"RENT {1200 + n}.00", None, None, None, f"{1200 + n}.00"])
    x = read(pdf(lines), "SINGLE_FAMILY_RENTAL")
    assert [row.unit for row in x.rows] == [f"{470 + 113 * n} {streets[n % 3]}" for n in range(1, 10)]
    assert [(row.unit_type, row.area) for row in x.rows] == [(f"{2 + n % 3}/1", 1100 + n) for n in range(1, 10)]


def test_a_second_line_of_a_header_may_name_two_columns_only() -> None:
    lines: list[list[Any]] = [
        ["TURKEY RUN AIRPARK, INC."], ["Hangar Lease Roll, September 30, 2025"], [],
        ["Space", "Lessee", "Type", "Sq Ft", "Rent/Mo", "Deposit"],
        [None, "Aircraft / remarks", "Lease from - to"],
    ]  # fmt: skip
    for n in range(1, 7):
        lines.append([f"T-{n}", f"Amos Lindell {n}", "T-hangar", 1065, f"{265 + n}.00", "250.00"])
        lines.append([None, f"Cessna N{820 + n}K", f"0{n}/01/2020 - MTM"])
    x = read(pdf([*lines, [None, "Subtotal - 6 spaces", None, None, "1,611.00"]]), "INDUSTRIAL")
    assert [(row.unit_type, row.lease_start_date) for row in x.rows] == [
        ("T-hangar", dt.date(2020, n, 1)) for n in range(1, 7)
    ]
    assert all(row.is_month_to_month for row in x.rows)


def test_strokes_in_a_header_stand_between_the_lines_of_its_records() -> None:
    lines: list[list[Any]] = [
        ["Lapps Wharf Quayside"], ["Occupational leases as at 15 May 2025"], [],
        ["Premises / Tenant", "Use / Floor area", "Term", "Rent p.a."], [],
    ]  # fmt: skip
    for n in range(1, 6):
        lines.append([f"Shop {n}", "Retail", f"From {n} March 2022", f"€{41_600 + n:,}"])
        lines.append([f"Ames Books {n} Ltd", f"10{n} sq m", f"To {n} March 2032"])
        lines += [["Tenant break 12 March 2027 on six months' notice."]] if n % 2 else []
        lines.append([])
    x = read(pdf([*lines, ["Total contracted rent", None, None, "€208,015"]]), "RETAIL")
    assert [(row.unit, row.tenant_name, row.area, row.annual_rent) for row in x.rows] == [
        (f"Shop {n}", f"Ames Books {n} Ltd", 100 + n, 41_600 + n) for n in range(1, 6)
    ]
    assert [(row.lease_start_date, row.lease_end_date) for row in x.rows] == [
        (dt.date(2022, 3, n), dt.date(2032, 3, n)) for n in range(1, 6)
    ]


def test_charges_stand_below_their_units_in_pairs_that_a_second_line_of_the_header_names() -> None:
    lines: list[list[Any]] = [
        ["RENT ROLL DETAIL AS OF 03/31/25"], [],
        ["APT", "TYPE", "SQFT", "RESIDENT", None, "ST", "MOVE-IN", "LEASE RENT", "OTHER", "TOTAL"],
        [None, None, None, "CODE", "AMOUNT", "CODE", "AMOUNT", "CODE", "AMOUNT"],
    ]  # fmt: skip
    for n in range(1, 7):
        others = [["PET", "25.00"], []][n % 2]
        lines.append([f"A10{n}", "1X1A", 640, f"LINDELL, AMOS {n}", None, "OC", "12/03/21", f"1,00{n}.00"])
        lines[-1] += [f"{25 * (1 - n % 2)}.00", f"1,0{25 * (1 - n % 2) + n:02}.00"]
        lines.append([None, None, None, "RNT", f"1,00{n}.00", *others])
    x = read(pdf(lines, pitch=6))
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        (f"A10{n}", f"LINDELL, AMOS {n}", 1000 + n) for n in range(1, 7)
    ]
    assert [[(charge.code, charge.amount) for charge in row.charges] for row in x.rows] == [
        [("RNT", 1000 + n), *([] if n % 2 else [("PET", 25)])] for n in range(1, 7)
    ]


def test_a_word_and_its_amount_right_below_a_unit_tell_of_it() -> None:
    lines: list[list[Any]] = [
        ["SUNDOWN MOBILE ESTATES"], ["LOT RENT ROLL AS OF 10/01/23"], [],
        ["LOT", "TY", "TENANT / HOME", None, "MOVED IN", "RENT", "WATER", "TOTAL", "BALANCE"],
    ]  # fmt: skip
    for n in range(1, 7):
        lines.append(
            [f"A-0{n}", "SW", f"LINDELL, AMOS {n}", None, f"11/0{n}/92", f"36{n}.00", "28.50", f"39{n - 1}.50", "0.00"]
        )
        lines.append([None, None, "REDMAN 1979", "DEP", f"10{n}.00"])
    x = read(pdf(lines, pitch=7), "MANUFACTURED_HOUSING")
    assert [(row.tenant_name, row.contract_rent, row.deposit) for row in x.rows] == [
        (f"LINDELL, AMOS {n}", 360 + n, 100 + n) for n in range(1, 7)
    ]
