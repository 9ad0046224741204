"""Rolls of line printers: rules drawn with characters, sums behind stars, headings that the columns cut."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal

from reportlab.pdfgen.canvas import Canvas
from rolls import pdf, read, workbook

HEAD = ["Site", "Resident", "Move-In", "Lease Ends", "Site Rent", "Total Charges", "Deposit"]


def _site(n: int, rent: int = 500) -> list[object]:
    return [f"0{n:02}", f"VALE, UNA {n}", "03/01/2021", "02/28/2026", rent + n, rent + n, 300 + n]


def _rule() -> list[object]:
    return [None, None, None, None, "-------", "--------", "--"]


def test_a_rule_drawn_with_characters_ends_no_roll_and_what_stands_below_it_is_a_sum() -> None:
    first, second = [_site(n) for n in range(1, 5)], [_site(n) for n in range(6, 9)]
    # The second street leaves out a site that its sums count.
    lines = [
        ["ELM GROVE MHC"], ["SITE RENT ROLL AS OF 01/31/2024"], HEAD, ["STREET: ASH LN"], *first, _rule(),
        [None, "** ASH LN (4)", None, None, 2010, 2010, 1210], ["STREET: BIRCH CIR"], *second, _rule(),
        [None, "** BIRCH CIR (4)", None, None, 2600, 2600, 1600],
    ]  # fmt: skip
    x = read(workbook(lines), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows] == ["001", "002", "003", "004", "006", "007", "008"]
    assert x.ledger.unexplained == []


def test_a_heading_that_the_columns_cut_names_its_part() -> None:
    parts = [
        [["Business Unit .", ". 21410", "Ash Plaza"], *(_site(n) for n in range(1, 4))],
        [["Total", None, None, None, 1506, 1506, 906], ["Business Unit .", ". 21420", "Birch Plaza"]],
        [_site(n) for n in range(1, 4)],
    ]
    x = read(pdf([["ELM TRUST"], ["Rent Roll as of 01/31/2024"], HEAD, *(line for part in parts for line in part)]))
    assert [row.unit for row in x.rows] == ["001", "002", "003"] * 2


def test_a_row_that_prints_more_than_any_unit_in_every_summed_column_is_a_sum_of_some_of_them() -> None:
    rows = [_site(n, 500 + 40 * n) for n in range(1, 7)]
    later = ["007", "VALE, UNA 7", "05/01/2024", "04/30/2026", 640, 640, 310]
    some = [None, "guests here tonight", None, None, *(sum(row[c] for row in rows) for c in (4, 5, 6))]
    x = read(workbook([["ELM SUITES"], ["As of 01/31/2024"], HEAD, *rows, later, some]))
    assert [row.unit for row in x.rows] == [f"00{n}" for n in range(1, 8)]


def test_stars_and_a_remark_in_brackets_leave_a_label_of_a_total_what_it_is() -> None:
    rows = [_site(n) for n in range(1, 4)]
    for label in ("*** PARK TOTAL ***", "All homes (those that are let)"):
        total = [label, None, None, None, 1, 1, 1]
        assert len(read(workbook([["ELM MHC"], ["As of 01/31/2024"], HEAD, *rows, total])).rows) == 3, label


def test_a_head_of_a_page_that_ends_in_its_number_is_no_unit() -> None:
    head = [["XJDE4", "Rent Roll", "", "", "", "Page -", f"{n}"] for n in (1, 2)]
    first, second = [_site(n) for n in range(1, 5)], [_site(n) for n in range(5, 9)]
    x = read(pdf([["ELM TRUST as of 01/31/2024"], head[0], HEAD, *first], [["ELM TRUST"], head[1], HEAD, *second]))
    assert [row.unit for row in x.rows] == [f"00{n}" for n in range(1, 9)]


def _typed(lines: list[str]) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    canvas.setFont("Courier", 8)
    for number, line in enumerate(lines):
        canvas.drawString(36, 560 - 11 * number, line)
    canvas.save()
    return out.getvalue()


def test_a_line_of_codes_with_their_total_is_of_the_unit_above_and_days_stand_below_their_words() -> None:
    head = [
        "ELM MANOR", "AS OF 31JAN24", "",
        "UNIT   SQFT  ST   RESIDENT/CHARGES     CURRENT    MOVE    LEASE   LEASE   MOVE    ACCOUNT",
        "                                         RENT    IN      FROM    TO      OUT     BALANCE",
    ]  # fmt: skip
    rows = [
        "{unit} {area:>6}  OCC  Vale, Una {n}       {rent:>9,.2f}  0{n}MAR20 0{n}MAR23 {end:7} {out:7}    35.20CR",
        "                 {codes}",
    ]
    units = [
        (1, 1300, "MTM", "", "RENT 1,300.00 WTSW 38.00 MTMF 100.00 =TOT 1,438.00"),
        (2, 1400, "01MAR24", "02FEB24", "RENT 1,400.00 TRSH 14.50 =TOT 1,414.50"),
        (3, 1500, "01MAR24", "", "RENT 1,500.00 TRSH 14.50 WTSW 38.00 CARP 30.00 =TOT 1,582.50"),
        (4, 1600, "MTM", "", "RENT 1,600.00 EMPC -800.00 =TOT 800.00"),
    ]
    body = [
        line.format(unit=f"01-10{n}", n=n, area=700 + n, rent=rent, end=end, out=out, codes=codes)
        for n, rent, end, out, codes in units
        for line in rows
    ]
    total = f"BLDG 01 UNITS  4{' ' * 28}{sum(unit[1] for unit in units):>9,.2f}"
    x = read(_typed([*head, *body, "", total]))
    assert [row.unit for row in x.rows] == ["01-101", "01-102", "01-103", "01-104"]
    assert [row.tenant_name for row in x.rows] == [f"Vale, Una {n}" for n in range(1, 5)]
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("RENT", 1300), ("WTSW", 38), ("MTMF", 100)]
    assert [row.total_charges for row in x.rows] == [1438, Decimal("1414.5"), Decimal("1582.5"), 800]
    assert [row.contract_rent for row in x.rows] == [1300, 1400, 1500, 1600]
    assert [row.lease_start_date for row in x.rows] == [dt.date(2023, 3, n) for n in range(1, 5)]
    assert [row.is_month_to_month for row in x.rows] == [True, False, False, True]
    assert x.rows[1].lease_end_date == dt.date(2024, 3, 1)
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_the_number_behind_the_word_for_units_counts_them_whatever_column_it_stands_in() -> None:
    rows = [[f"10{n}", f"Vale {n}", 700 + n, 900 + n] for n in range(1, 5)]
    total = ["Bldg 01", "UNITS", 4, 3610]
    x = read(workbook([["ELM"], ["Rent Roll as of 01/31/2024"], ["Unit", "Tenant", "Sq Ft", "Rent"], *rows, total]))
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_names_that_begin_left_of_the_codes_below_them_are_neither_parted_nor_joined_to_the_suite() -> None:
    head = [
        " SUITE   TENANT                          SQ FT   BEGINS     EXPIRES",
        "              CODE CHARGE               AMOUNT   FREQ",
        "-" * 68,
    ]
    names = ["Ashgrove Title Agency", "Northwind Actuarial Group LLC", "** VACANT **", "Tidewater Appraisal Co"]
    lines = ["RENT ROLL", "MERIDIAN COURT   AS OF 08/31/2025", *head]
    for number, name in enumerate(names):
        if "VACANT" in name:
            lines.append(f" {100 + number}     {name:<32}{1000 + number:>5,}")
            continue
        lines += [
            f" {100 + number}     {name:<32}{1000 + number:>5,}   01/01/2022 12/31/2029",
            f"              BRT  BASE RENT          {2000 + number:>8,.2f}   MONTHLY",
            f"              OPX  OPERATING EXP        {300 + number:>6,.2f}   MONTHLY",
            f"              TENANT TOTAL            {2300 + 2 * number:>8,.2f}",
            "",
        ]
    lines += ["-" * 68, f" BUILDING TOTALS{4006:>25,} SQ FT", " OCCUPIED     3,004 SQ FT    VACANT     1,002 SQ FT"]
    x = read(_typed(lines), "OFFICE")
    assert [(r.unit, r.tenant_name, r.contract_rent) for r in x.rows] == [
        ("100", "Ashgrove Title Agency", 2000),
        ("101", "Northwind Actuarial Group LLC", 2001),
        ("102", None, None),
        ("103", "Tidewater Appraisal Co", 2003),
    ]


def test_a_rule_over_all_columns_parts_none_and_a_step_below_a_unit_names_any_currency() -> None:
    form = "{:<9} {:<21} {:<10} {:>7}  {:<10} {:<10} {:>11} {:>9} {:>11}"
    head = [
        form.format("", "", "", "AREA", "LEASE", "LEASE", "BASE RENT", "SVC CHG", "TOTAL"),
        form.format("UNIT", "TENANT", "TRADE", "SQM", "COMMENCE", "EXPIRY", "S$/MTH", "S$/MTH", "S$/MTH"),
    ]
    names = [
        ("#01-01", "KOPI HOUSE PTE LTD", "CAFE"), ("#01-02", "LOTUS SILKS", "FASHION"), ("#01-03", "*VACANT*", ""),
        ("#01-05/06", "TAN WATCHES & JEWELS", "JEWELLERY"), ("#01-07", "STRAITS TRAVEL", "SERVICES"),
        ("#02-01", "ORCHID SPA", "SPA"), ("#02-02", "DR LIM CLINIC", "MEDICAL"), ("#02-03", "BATIK GALLERY", "GIFTS"),
    ]  # fmt: skip
    body = []
    for n, (unit, name, trade) in enumerate(names):
        let, rent = name != "*VACANT*", 9000.0 + 10 * n
        days = ("01/09/2023", "31/08/2026") if let else ("", "")
        paid = [f"{amount:,.2f}" for amount in ((rent, 700.0, rent + 700) if let else (0, 0, 0))]
        body.append(form.format(unit, name, trade, f"{50 + n}.00", *days, *paid))
        if n in (0, 3):
            body.append(f"{'':10}STEP-UP FROM 01/09/2025    BASE RENT S$ {rent + 500:,.2f} PER MONTH")
    rule = "-" * 107
    x = read(_typed(["RENT ROLL AS AT 31/05/2025", "", *head, rule, *body, rule]), "RETAIL")
    assert [(row.unit, row.tenant_name, row.unit_type) for row in x.rows] == [
        (unit, None if name == "*VACANT*" else name, trade or None) for unit, name, trade in names
    ]
    assert [row.area for row in x.rows] == [50 + n for n in range(8)]
    assert {row.lease_end_date for row in x.rows if row.is_occupied} == {dt.date(2026, 8, 31)}
    assert [row.contract_rent for row in x.rows] == [0 if n == 2 else 9000 + 10 * n for n in range(8)]
    steps = [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows]
    assert steps[0] == [(dt.date(2025, 9, 1), 9500)]
    assert steps[3] == [(dt.date(2025, 9, 1), 9530)]
    assert not any(steps[n] for n in (1, 2, 4, 5, 6, 7))


def test_a_recap_below_a_roll_parts_no_column_of_names() -> None:
    head = ["UNIT", "SIZE", "ST", "TENANT", "MOVED IN", "STD RATE", "ACT RATE"]
    names = ["LINDQUIST, IMANI", "THIBODEAUX, PALOMA", "SZABO, ANSELM", "PETRAKIS, THEODORA", "OSTRANDER, NOOR"]
    rows = [
        [f"{1001 + n}", "10x10", "R", names[n % 5], "04-Oct-21", 239.0 + n, 240.0 + n]
        if n % 9
        else [f"{1001 + n}", "10x10", "V", None, None, 239.0 + n, None]
        for n in range(40)
    ]
    x = read(_recap(head, rows), "SELF_STORAGE")
    assert [row.tenant_name for row in x.rows] == [row[3] for row in rows]
    assert [row.contract_rent for row in x.rows] == [row[6] for row in rows]
    assert (x.summary.occupied_units, x.summary.vacant_units) == (35, 5)


def _recap(head: list[str], rows: list[list[object]]) -> bytes:
    """A roll with a little table of figures below its names."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 7)
    lefts = [30, 62, 144, 162, 290, 0, 0]

    def line(y: float, cells: list[object]) -> None:
        for c, value in enumerate(cells):
            if value is not None and c > 4:
                canvas.drawRightString((412, 452)[c - 5], y, value if isinstance(value, str) else f"{value:,.2f}")
            elif value is not None:
                canvas.drawString(lefts[c], y, str(value))

    canvas.drawString(30, 770, "UNIT ROLL 12/31/2025")
    line(750, [*head])
    for n, row in enumerate(rows):
        line(738 - 11 * n, row)
    for n, (label, units, area) in enumerate([("Rented", 35, "3,500"), ("Vacant", 5, "500"), ("All", 40, "4,000")]):
        canvas.drawString(30, 270 - 11 * n, label)
        canvas.drawRightString(196, 270 - 11 * n, str(units))
        canvas.drawRightString(232, 270 - 11 * n, area)
    canvas.save()
    return out.getvalue()


def test_twelve_times_the_total_is_no_unit() -> None:
    head = ["Unit", "Who", "Rent now", "Should get"]
    rows = [["Store", "Bakery", 3100, 3600], ["1A", "K. Bartosz", 1950, 2050], ["2B", "vacant", None, 2050]]
    end = [["TOTAL", None, 5050, 7700], ["x 12", None, 60600, 92400]]
    x = read(workbook([["12 Elm Ave - rents as of 9/1/25"], [], head, *rows, [], *end]), "MIXED_USE")
    assert [row.unit for row in x.rows] == ["Store", "1A", "2B"]
    assert [row.market_rent for row in x.rows] == [3600, 2050, 2050]
    assert (x.summary.occupied_units, x.summary.vacant_units) == (2, 1)


def test_a_heading_that_says_how_many_rooms_names_the_kind_and_no_property() -> None:
    head = ["Bldg-Unit", "Sq. Ft.", "Resident", "Market Rent", "Rent"]
    rows: list[list[object]] = []
    for kind, begin in (("E1 Studio - Classic", 101), ("F2 1BR/1BA - Platinum", 201)):
        own = [[f"1-{begin + n}", 500, f"Ann Ames {n}", 1000, 950] for n in range(3)]
        rows += [[kind], *own, ["Subtotal (3 units)", 1500, None, 3000, 2850]]
    total = ["Total (6 units)", 3000, None, 6000, 5700]
    x = read(workbook([["The Alder"], ["Rent Roll as of 10/14/2025"], [], head, *rows, total]))
    assert [row.unit_type for row in x.rows] == ["E1 Studio - Classic"] * 3 + ["F2 1BR/1BA - Platinum"] * 3
    assert {row.property_name for row in x.rows} == {"The Alder"}


def test_notes_below_a_row_fill_no_blank_between_the_columns_above_them() -> None:
    head = ["ELM YARDS", "TENANT REGISTER 01/31/24", "", "UNIT TENANT                   SQ FT   FROM         RENT"]
    notes = [f"         INCREASE EFF 02/01/{year} TO    {9500 + year}.00 PER MONTH" for year in (26, 27)]
    rows = [f"{n}-A  VALE PALLETS {n}          {2000 * n:>6,} 02/01/2{n} {9000 + n:>9,}.00" for n in range(1, 9)]
    x = read(_typed([*head, *(line for row in rows for line in (row, *notes))]), "INDUSTRIAL")
    assert [(row.unit, row.area) for row in x.rows] == [(f"{n}-A", 2000 * n) for n in range(1, 9)]
    assert [row.lease_start_date for row in x.rows] == [dt.date(2020 + n, 2, 1) for n in range(1, 9)]


def test_charges_in_the_last_columns_below_a_lease_leave_the_first_ones_to_its_steps_and_options() -> None:
    """A code and its amount stand below each other wherever both do, beside a rent of its own; what stands left of them
    in the same rows goes on as if it stood alone, over the columns of areas and days too."""
    head = ["SUITE", "TENANT", "", "SQ FT", "COMMENCE", "", "MONTHLY RENT", "CODE", "MONTHLY", "TOTAL"]
    lines: list[list[object]] = []
    for n in range(1, 6):
        rent, code, other = 1000.25 * n, 180.5 + n, 40.25 + n
        lines += [
            [f"{n}00", f"Vale Attorneys {n} LLC", None, 1000 + n, "08/01/2021", None, rent, "OPX", code,
             rent + code + other],
            [None, "STEP:", "08/01/26 TO", f"{rent * 1.1:,.2f}/MO", "08/01/27 TO", f"{rent * 1.2:,.2f}/MO", None, "TAX",
             other],
            [None, "OPT :", "1 x 5 yr @ FMV", None, None, None, None, "PKG", 0.0],
        ]  # fmt: skip
    x = read(workbook([["ELM OFFICES"], ["Rents effective 03/31/2026"], head, *lines]), "OFFICE")
    assert [row.unit for row in x.rows] == [f"{n}00" for n in range(1, 6)]
    for n, row in enumerate(x.rows, start=1):
        assert row.tenant_name == f"Vale Attorneys {n} LLC"
        assert [(c.code, c.amount) for c in row.charges] == [
            ("OPX", Decimal(str(180.5 + n))),
            ("TAX", Decimal(str(40.25 + n))),
            ("PKG", Decimal(0)),
        ]
        assert [(s.date, s.amount) for s in row.rent_steps] == [
            (dt.date(2026 + k, 8, 1), Decimal(f"{1000.25 * n * (1.1 + 0.1 * k):.2f}")) for k in (0, 1)
        ]
        assert [o.text for o in row.options] == ["OPT : 1 x 5 yr @ FMV"]


def test_charges_below_beds_stand_in_columns_of_days_with_deposits_and_balances_beside_them() -> None:
    """What stands in the lines below tells nothing of the columns that the beds fill, and words beside a charge name
    the number behind them."""
    head = ["Bed Space", "Floor Plan", "Resident", "Status", "Lease Beg", "Lease End", "Moved In", "Move-Out", "Mkt"]
    lines: list[list[object]] = []
    for n in range(1, 7):
        rent = 700 + 5 * n
        lines += [
            [f"11{n}-A", "4x4", f"Vale, Una {n}", "Current", "08/17/24", "07/31/25", "08/18/24", None, 720 + n],
            [None, None, "RENT", "Installment Rent", rent, "Deposit held", None, 100 * n],
            [None, None, "ELEC", "Electric Cap Flat Fee", 30, "Balance", None, 5 - n],
            [None, None, "PARK", "Parking Permit", 35],
            [None, None, None, "Total for bed", rent + 65],
            [f"11{n}-B", "4x4", None, "Vacant", None, None, None, None, 720 + n],
        ]
    x = read(workbook([["ELM STUDENT LIVING"], ["As of 02/28/2025"], head, *lines]), "STUDENT_HOUSING")
    assert [row.unit or row.bed for row in x.rows] == [f"11{n}-{bed}" for n in range(1, 7) for bed in "AB"]
    for n, row in enumerate(x.rows[::2], start=1):
        assert (row.lease_start_date, row.move_in_date) == (dt.date(2024, 8, 17), dt.date(2024, 8, 18))
        assert [(c.description, c.amount) for c in row.charges] == [("RENT", 700 + 5 * n), ("ELEC", 30), ("PARK", 35)]
        assert (row.contract_rent, row.total_charges) == (700 + 5 * n, 765 + 5 * n)
        assert (row.deposit, row.balance) == (100 * n, 5 - n)


def test_areas_close_before_days_stand_in_columns_of_their_own() -> None:
    """``28,750 03/01/16`` is an area and a day, and so is ``900 01/01/22`` under the same words; a next step has the
    rent beside its day, whatever else is called monthly."""
    head = [
        "DOGWOOD REALTY   RENT ROLL   AS OF 05/31/26", "",
        f"{' ' * 39}Lease    Lease    Bill                        Monthly  Next Step       New",
        f"Unit   Tenant/Lessee{' ' * 11}Sq Feet Begin    End      Code Description{' ' * 13}Amount  Date       Monthly",
    ]  # fmt: skip
    rows: list[str] = []
    for n, area in enumerate(("28,750", "2,200", "1,200", "900", "4,100"), start=1):
        rows += [
            f"0010{n}  VALE & SON {n} #018{n}       {area:>6} 03/01/16 02/28/31 BRNT Base Rent             "
            f"{1000 * n:>6,}.00  03/01/27  {1100 * n:>6,}.00",
            f"                                                         ECAM Estimated CAM        {100 * n:>6,}.00",
        ]
    x = read(_typed([*head, *rows]), "RETAIL")
    assert [row.area for row in x.rows] == [28750, 2200, 1200, 900, 4100]
    assert {row.lease_start_date for row in x.rows} == {dt.date(2016, 3, 1)}
    for n, row in enumerate(x.rows, start=1):
        assert [(s.date, s.amount) for s in row.rent_steps] == [(dt.date(2027, 3, 1), 1100 * n)]
        assert [(c.code, c.amount) for c in row.charges] == [("BRNT", 1000 * n), ("ECAM", 100 * n)]


def test_deposits_and_balances_in_a_line_below_each_unit_and_the_line_of_the_header_that_says_so() -> None:
    head = [
        "CEDAR HOLLOW MHC         SITE RENT LISTING", "AS OF 31-AUG-2025", "",
        "SITE   RESIDENT                  HOME STATUS     MOVE-IN       LOT RENT    WATER       TOTAL",
        "       DEPOSIT / BALANCE",
        "=" * 92,
    ]  # fmt: skip
    rows = [
        line
        for n in range(1, 7)
        for line in (
            f"A0{n}    VALE, {'ABCDEF'[n - 1]}NA                SW    OCCUPIED 0{n}-APR-2024    "
            f"{500 + n:>6}.00    20.00    {520 + n:>6}.00",
            f"       DEP    {100 * n:>6}.00    BAL   {n - 3:>6}.50",
        )
    ]
    x = read(_typed([*head, *rows]), "MANUFACTURED_HOUSING")
    assert [row.tenant_name for row in x.rows] == [f"VALE, {letter}NA" for letter in "ABCDEF"]
    assert [row.deposit for row in x.rows] == [100 * n for n in range(1, 7)]
    assert [row.balance for row in x.rows] == [Decimal(f"{n - 3}.50") for n in range(1, 7)]
    # "LOTRENT" alone with its amount sums the roll; only words that name several things tell of one unit.
    codes: list[object] = ["Site", "Resident", "Charge Code", "Amount", "Deposit"]
    charged = [
        line
        for n in range(1, 6)
        for line in ([f"A0{n}", f"Vale, Una {n}", "LOTRENT", 400 + n, 100], [None, None, "WATER", 20, None])
    ]
    recap = [["A06", "VACANT"], ["Summary of Charges"], ["LOTRENT", 2015], ["WATER", 100], ["Total", 2115]]
    x = read(workbook([["ELM MHC"], ["As of 03/31/2024"], codes, *charged, *recap]), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows] == [f"A0{n}" for n in range(1, 7)]
    assert x.rows[-1].contract_rent is None


def test_headings_of_sizes_give_their_areas_with_the_place_where_they_stand() -> None:
    head = ["Unit", "Tenant", "Moved In", "Std Rate", "Rent", "Balance"]
    lines: list[list[object]] = []
    for first, kind, area in ((1, "5 x 5 Upper Climate", 25), (4, "12 x 35 Uncovered Parking", 420)):
        lines.append([f"{kind} ({area} sq ft)"])
        lines += [[f"C10{n}", f"Vale, Una {n}", "9/21/2023", 39, 39, 0] for n in range(first, first + 3)]
        lines.append([None, "3 units, 3 rented", None, 117, 117, 0])
    x = read(workbook([["ELM STORAGE"], ["As of 5/31/2025"], head, *lines]), "SELF_STORAGE")
    assert [row.unit_type for row in x.rows] == ["5 x 5 Upper Climate"] * 3 + ["12 x 35 Uncovered Parking"] * 3
    assert [row.area for row in x.rows] == [25] * 3 + [420] * 3
    assert all(row.sources["area"] for row in x.rows)


def test_words_parted_by_a_stroke_head_both_lines_of_a_cell_beside_charges() -> None:
    head = ["Unit", "Tenant", "Type / Sq Ft", "Lease From", "Charge", "Amount", "Deposit"]
    rows: list[list[object]] = []
    for n in range(1, 6):
        rows += [
            [f"C-{n}", f"Vale Wine {n}", "Retail", "04/15/2025", "RENT - Base Rent", 6000 + n, 500],
            [None, None, f"{1000 + n:,} sf", None, "CAM - Common Area", 800 + n],
            [None, None, None, None, "Total", 6800 + 2 * n],
        ]
    vacant = [["C-6", "Vacant", "Office"], [None, None, "1,780 sf"]]
    x = read(workbook([["ELM BLOCK"], ["As of 6/30/2025"], head, *rows, *vacant]), "RETAIL")
    assert [(row.unit_type, row.area) for row in x.rows] == [
        *(("Retail", 1000 + n) for n in range(1, 6)),
        ("Office", 1780),
    ]


def test_the_second_line_of_a_header_heads_days_below_names_and_words_that_go_on() -> None:
    """``HEAD OF HOUSEHOLD`` over ``MOVE-IN`` and ``LEASE END`` is the title of neither, ``RENT`` goes on with
    ``CONTRACT``; two numbers close together are of two columns where commas part thousands."""
    head = [
        "ST. CLARE TERRACE      RENT ROLL      AS OF 11/30/2025", "",
        "UNIT   BR    SQFT   HEAD OF HOUSEHOLD        ST   CT   CERT EFF       CONTRACT  UTIL     GROSS",
        "                    MOVE-IN     LEASE END         DEPOSIT   BALANCE       RENT  ALLOW      RENT",
        "-" * 92,
    ]  # fmt: skip
    rows = [
        line
        for n in range(1, 9)
        for line in (
            f"A10{n}   1BR   {640 + n:>4}   Vale, {'ABCDEFGH'[n - 1]}na                OCC  AR   1{n % 3}/01/2025"
            f"        1,{140 + n}     58     1,{198 + n}",
            f"                    09/0{n}/2021  10/31/2026           {240 + n}  443.59",
        )
    ]
    x = read(_typed([*head, *rows]))
    assert [row.tenant_name for row in x.rows] == [f"Vale, {letter}na" for letter in "ABCDEFGH"]
    assert [row.contract_rent for row in x.rows] == [1140 + n for n in range(1, 9)]
    for n, row in enumerate(x.rows, start=1):
        assert (row.move_in_date, row.lease_end_date) == (dt.date(2021, 9, n), dt.date(2026, 10, 31))
        assert (row.deposit, row.balance) == (240 + n, Decimal("443.59"))


def test_kinds_of_homes_without_words_above_and_days_set_apart_from_theirs() -> None:
    head = ["Flat", "", "Tenant(s)", "Tenancy from", "To", "", "", "Rent pcm", "Deposit"]
    rows = [
        [f"L{n}", ("2 bed", "1 bed", "studio")[n % 3], f"H Vale {'ABCDEFGH'[n - 1]}", "12/02/25", None, None,
         "Periodic" if n % 2 else "11/02/26", f"£{900 + n}.00", f"£{1100 + n}.00"]
        for n in range(1, 9)
    ]  # fmt: skip
    x = read(pdf([["RIVERBANK COURT"], ["Rent schedule 15/10/25"], head, *rows]))
    assert [row.unit_type for row in x.rows] == [("2 bed", "1 bed", "studio")[n % 3] for n in range(1, 9)]
    assert [row.lease_end_date for row in x.rows][1::2] == [dt.date(2026, 2, 11)] * 4


def test_a_day_that_the_columns_below_cut_from_its_year_is_whole() -> None:
    rows = [[f"110{n}", "4x4", "Vale, Una", "08/16/2025", 700 + n] for n in range(1, 5)]
    title = ["As of: Feb 15,", "2026", "Lease Term: 2025-2026 Academic"]
    x = read(workbook([["THE QUAD"], title, ["Unit", "Plan", "Resident", "Move-In", "Rent"], *rows]))
    assert x.meta.as_on_date == dt.date(2026, 2, 15)


def test_rents_to_come_below_a_lease_are_called_increases_to_come() -> None:
    head = ["Suite", "Occupant", "Area", "From", "To", "Monthly", "Annual"]
    rows = [
        line
        for n in range(1, 5)
        for line in (
            [f"10{n}", f"Vale Clinic {n} Inc.", 3000 + n, "Oct 1, 2020", "Sep 30, 2030", 6000 + n, 12 * (6000 + n)],
            [None, "Future rent increase", None, "Oct 1, 2026", None, 7000 + n, None],
        )
    ]
    x = read(workbook([["LAKEVIEW"], ["Rent roll date: Nov 1, 2025"], head, *rows]), "OFFICE")
    assert [[s.amount for s in row.rent_steps] for row in x.rows] == [[7000 + n] for n in range(1, 5)]
