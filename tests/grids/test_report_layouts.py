"""Reports of known layouts, drawn by the test: every cell is read in its column."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from paper import Col, Paper, date, money, name

from docextract.document import PageGrid

Rows = list[list[str | None]]

pytestmark = [pytest.mark.parametrize("seed", [0, 1]), pytest.mark.parametrize("wordwise", [False, True])]


def columns(spec: Sequence[tuple[str, float, str]], *, x: float = 24, gap: float = 6, head: str = "") -> list[Col]:
    """Columns side by side from ``(header with / between its lines, width, alignment)``."""
    cols: list[Col] = []
    for header, width, align in spec:
        cols.append(Col(x, x + width, header.split("/"), align, head))
        x += width + gap
    return cols


def headers_of(grid: PageGrid) -> list[str]:
    """Header texts by column, stacked lines joined; of the first header of the grid."""
    first: list[int] = []
    for row in grid.header_rows:
        if first and row != first[-1] + 1:
            break
        first.append(row)
    return [" ".join([cell for row in first if (cell := grid.rows[row][c])]) for c in range(grid.width)]


def assert_read(grids: Sequence[PageGrid], cols: Sequence[Col], rows: Rows) -> None:
    """All grids share their columns, these are the ones drawn, and each row has each cell in its column."""
    assert all(grid.columns is grids[0].columns for grid in grids)
    assert [grid.continues for grid in grids] == [False] + [True] * (len(grids) - 1)
    assert headers_of(grids[0]) == [" ".join(col.header) for col in cols]
    read = iter([row for grid in grids for row in grid.rows])
    for row in rows:
        assert row in read, row


def test_a_wide_residential_roll_with_charges_as_columns(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((1224, 792), points=6, pitch=9, wordwise=wordwise)
    spec = [
        ("Resh ID", 34, "left"), ("Lease ID", 34, "left"), ("Bldg|Unit", 40, "left"), ("Floorplan", 36, "left"),
        ("Unit Designation", 52, "left"), ("SQFT", 24, "right"), ("Unit Status", 56, "left"), ("Name", 80, "left"),
        ("Phone Number", 46, "left"), ("Email", 60, "left"), ("Move-In", 36, "left"), ("Notice For Date", 44, "left"),
        ("Move-Out", 36, "left"), ("Lease Start", 38, "left"), ("Lease End", 36, "left"),
        ("Market + Addl.", 42, "right"), ("Dep On Hand", 42, "right"), ("Balance", 42, "right"),
        ("Total Charges", 42, "right"), ("RENT", 42, "right"), ("PETRENT", 42, "right"), ("TRASH", 42, "right"),
        ("CONC", 42, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=4.5, head="left" if wordwise else "")
    rows: Rows = []
    for number in range(2):
        paper.text(24, "Reports - Some Place", bold=True)
        paper.down()
        paper.text(500, "RENT ROLL DETAIL", bold=True, points=9)
        paper.down(2)
        paper.header(cols, band=True)
        while not paper.full(4):
            vacant = rng.random() < 0.2
            lease = [None] * 2 if vacant else [str(rng.randrange(100, 9999)), str(rng.randrange(10, 999))]
            who = [None, None] if vacant else [name(rng)[:18].strip(), "(555) 010-1234"]
            row = [
                *lease, f"{rng.randrange(1, 9):02}-{rng.randrange(100, 400)}", "A1", rng.choice([None, "N/A", "SMOKE"]),
                f"{rng.randrange(500, 1500):,}", "Vacant-Leased" if vacant else "Occupied-NTV", *who, None,
                None if vacant else date(rng), None, date(rng) if rng.random() < 0.1 else None, *[date(rng)] * 2,
                money(rng), "0.00", "0.00", money(rng), money(rng) if rng.random() < 0.8 else None,
                money(rng, 90) if rng.random() < 0.2 else None, "15.00" if rng.random() < 0.7 else None, None,
            ]  # fmt: skip
            paper.row(cols, row)
            rows.append(row)
        paper.y = 760
        paper.text(580, f"Page {number + 1} of 2")
        paper.page()
    assert_read(paper.grids(), cols, rows)


def test_a_roll_whose_header_repeats_before_each_property(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=14, wordwise=wordwise)
    spec = [
        ("Unit", 40, "left"), ("BD|BA", 34, "left"), ("Tenant", 110, "left"), ("Status", 60, "left"),
        ("Sqft", 32, "right"), ("Market Rent", 48, "right"), ("Rent", 44, "right"), ("Deposit", 44, "right"),
        ("Lease From", 50, "left"), ("Lease To", 50, "left"), ("Past Due", 44, "right"), ("NSF", 22, "right"),
    ]  # fmt: skip
    cols = columns(spec)
    rows: Rows = []
    paper.text(24, "Rent Roll", bold=True, points=14)
    paper.down(2)
    heads = 0
    for number in range(4):
        if paper.full(6):
            paper.page()
        paper.text(24, f"Oak Court {number} - {number}2 Oak Street Springfield, IL 62701", bold=True)
        paper.down()
        for unit in range(rng.randrange(6, 12)):
            if unit == 0 or paper.full(3):
                if unit:
                    paper.page()
                paper.header(cols, rule=True)
                heads += 1
            row = [
                str(100 + unit), "2/1.50", name(rng), "Current", f"{rng.randrange(500, 1500):,}", money(rng),
                money(rng), money(rng), date(rng), date(rng), "0.00", "1" if rng.random() < 0.2 else None,
            ]  # fmt: skip
            paper.row(cols, row)
            rows.append(row)
        total = [
            f"{unit + 1} Units",
            None,
            None,
            "91.7% Occupied",
            "9,000",
            *[money(rng, 90000)] * 3,
            None,
            None,
            "0.00",
        ]
        paper.row(cols, [*total, "1"], bold=True)
        rows.append([*total, "1"])
        paper.down()
    grids = paper.grids()
    assert_read(grids, cols, rows)
    assert sum([len(grid.header_rows) for grid in grids]) == heads


def test_two_line_headers_without_rules_and_an_unlabelled_total(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 792), points=7, pitch=10, wordwise=wordwise, font="Helvetica")
    spec = [
        ("Unit", 36, "left"), ("Resident/Name", 120, "left"), ("Sq/Ft", 30, "right"), ("100%/Rented", 50, "right"),
        ("Rent/Charges", 50, "right"), ("Other/Charges", 50, "right"), ("Prior/Balance", 50, "right"),
        ("Credit|Debit/Balances", 56, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=12)
    rows: Rows = []
    for _ in range(2):
        paper.centred("Summary Rent Roll", bold=True, points=11)
        paper.centred("Activity in the period 05/01/25 - 05/31/25")
        paper.down()
        paper.header(cols, bold=False)
        while not paper.full(8):
            other = money(rng) if rng.random() < 0.3 else None
            row = [f"{rng.randrange(1, 40)}-A", name(rng), "650", money(rng), money(rng), other, money(rng), money(rng)]
            paper.row(cols, row)
            rows.append(row)
        rows.append([None, None, "12,000", *[money(rng, 99999)] * 5])
        paper.row(cols, rows[-1])
        paper.text(24, "Totals for Oak Court Apartments Phase Two")
        rows.append(["Totals for Oak Court Apartments Phase Two", *[None] * 7])
        paper.page()
    assert_read(paper.grids(), cols, rows)


def test_centred_headers_of_three_lines_in_small_print(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 792), points=5, pitch=7, wordwise=wordwise)
    spec = [
        ("Unit(s)", 40, "left"), ("Lease", 120, "left"), ("Lease/Type", 40, "left"), ("Area", 34, "right"),
        ("Lease/From", 40, "left"), ("Lease/To", 40, "left"), ("Monthly/Rent", 44, "right"),
        ("Monthly/Rent Area", 40, "right"), ("Security/Deposit/Received", 40, "right"), ("LOC/Amount", 44, "right"),
    ]  # fmt: skip
    cols = columns(spec, head="center")
    rows: Rows = []
    for _ in range(2):
        paper.centred("Tenancy Schedule I", bold=True)
        paper.down()
        paper.header(cols, band=True)
        while not paper.full(4):
            unit = rng.choice(["A", "009-A, 009-B", "LAND"])
            dates = [date(rng), date(rng)]
            row = [unit, f"{name(rng)} (t0001)", "Retail NNN", f"{rng.randrange(100, 9000):,}", *dates, money(rng)]
            if rng.random() < 0.2:
                row = [unit, "VACANT", None, row[3], None, None, None]
            row += [None, None, None] if row[1] == "VACANT" else ["1.25", "0.00", None]
            paper.row(cols, row)
            rows.append(row)
            paper.down()
        paper.page()
    assert_read(paper.grids(), cols, rows)


def test_charges_as_sub_rows_over_page_breaks(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=6.5, pitch=9.5, wordwise=wordwise)
    spec = [
        ("Unit", 34, "left"), ("Unit/Sq Ft", 28, "right"), ("Resident", 44, "left"), ("Name", 96, "left"),
        ("Market/Rent", 44, "right"), ("Charge/Code", 40, "left"), ("Amount", 44, "right"),
        ("Resident/Deposit", 44, "right"), ("Move In", 42, "left"), ("Lease/Expiration", 46, "left"),
        ("Move Out", 42, "left"), ("Balance", 44, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=8)
    rows: Rows = []
    paper.text(24, "Rent Roll with Lease Charges", bold=True)
    paper.down(2)
    paper.header(cols, rule=True)
    for unit in range(40):
        if paper.full(8):
            paper.page()
            paper.header(cols, rule=True)
        out = date(rng) if rng.random() < 0.1 else None
        row = [str(100 + unit), "700", f"t{unit:07}", name(rng), money(rng), "rent", money(rng), "0.00"]
        rows.append([*row, date(rng), date(rng), out, money(rng)])
        paper.row(cols, rows[-1])
        for code in rng.sample(["parking", "pet", "trash"], rng.randrange(3)):
            rows.append([*[None] * 5, code, money(rng, 90), *[None] * 5])
            paper.row(cols, rows[-1])
        rows.append([*[None] * 5, "Total", money(rng), *[None] * 5])
        paper.row(cols, rows[-1], bold=True)
        paper.down()
    assert_read(paper.grids(), cols, rows)


def test_stacked_sections_each_with_its_own_header(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=11, wordwise=wordwise)
    residents = columns(
        [
            ("Bldg-Unit", 44, "left"), ("Unit Type", 50, "left"), ("Sqft", 34, "right"), ("Unit Status", 70, "left"),
            ("Resident", 110, "left"), ("Lease Start", 50, "left"), ("Charge Code", 70, "left"),
            ("Scheduled Charges", 70, "right"), ("Balance", 50, "right"),
        ]
    )  # fmt: skip
    vacant = columns([("Bldg-Unit", 60, "left"), ("Floor Plan", 120, "left"), ("Days Vacant", 80, "right")], gap=15)
    paper.text(24, "Resident Details", bold=True)
    paper.down()
    paper.header(residents, rule=True)
    current: Rows = []
    for unit in range(16):
        row = [f"1-{100 + unit}", "1x1", "700", "Occupied No Notice", name(rng), date(rng), "Base Rent", money(rng)]
        current.append([*row, money(rng)])
        paper.row(residents, current[-1])
    paper.down()
    paper.text(24, "Vacant Details", bold=True)
    paper.down()
    paper.header(vacant, rule=True)
    empty: Rows = []
    for unit in range(5):
        empty.append([f"1-{300 + unit}", "One Bed Deluxe", str(rng.randrange(1, 99))])
        paper.row(vacant, empty[-1])
    first, second = paper.grids()
    assert_read([first], residents, current)
    assert_read([second], vacant, empty)
    assert second.rows[0] == ["Vacant Details", None, None]


def test_a_plain_summary_under_the_roll_does_not_bend_its_columns(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=6.5, pitch=9.5, wordwise=wordwise)
    roll = columns(
        [("Unit", 34, "left"), ("Name", 96, "left"), ("Market/Rent", 44, "right"), ("Move In", 42, "left"),
         ("Balance", 44, "right")], gap=20,
    )  # fmt: skip
    summary = [Col(24, 170, [""]), *columns(
        [("Square/Footage", 50, "right"), ("Market/Rent", 50, "right"), ("# Of/Units", 50, "right")], x=190, gap=12,
    )]  # fmt: skip
    paper.header(roll, bold=False)
    units: Rows = []
    for unit in range(20):
        units.append([str(100 + unit), name(rng), money(rng), date(rng), money(rng)])
        paper.row(roll, units[-1])
    paper.down(2)
    paper.text(24, "Summary Groups")
    paper.down()
    paper.header(summary, bold=False)
    groups: Rows = []
    for label in ("Current/Notice/Vacant Residents", "Future Residents/Applicants", "Totals:"):
        groups.append([label, "12,345", money(rng, 90000), "8"])
        paper.row(summary, groups[-1])
    first, second = paper.grids()
    assert_read([first], roll, units)
    assert_read([second], summary, groups)


def test_titles_over_several_columns_are_spans(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=11, wordwise=wordwise)
    spec = [
        ("Suite", 30, "left"), ("Tenant", 110, "left"), ("Rentable/SQFT", 46, "right"),
        ("Monthly/Base Rent", 52, "right"), ("Actual/NNN", 40, "right"), ("Annual/Charges", 50, "right"),
        ("Date", 44, "left"), ("Monthly/Amt", 46, "right"), ("Annual/PSF", 40, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=10)
    for title, left, right in (("Scheduled Charges", cols[3].x0, cols[5].x1), ("Increases", cols[6].x0, cols[8].x1)):
        paper.text((left + right - paper.width(title, bold=True)) / 2, title, bold=True)
        y = paper.size[1] - paper.y - 2
        paper.canvas.line(left, y, right, y)
    paper.down()
    paper.header(cols, rule=True)
    for unit in range(20):
        row = [str(100 + unit), name(rng), "1,000", money(rng), money(rng), money(rng), date(rng), money(rng), "1.50"]
        paper.row(cols, row)
    (grid,) = paper.grids()
    assert grid.header_rows == (0, 1, 2)
    assert {grid.rows[span.top][span.left]: (span.left, span.right) for span in grid.spans.values()} == {
        "Scheduled Charges": (3, 5),
        "Increases": (6, 8),
    }
    assert grid.rows[1][2:6] == ["Rentable", "Monthly", "Actual", "Annual"]


def test_ids_that_touch_and_names_that_run_over_dates(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=10, wordwise=wordwise)
    cols = columns(
        [("Suit Id", 28, "left"), ("Occupant Name", 92, "left"), ("Rent Start", 40, "left"),
         ("Expiration", 44, "left"), ("GLA Sqft", 44, "right"), ("Base Rent", 50, "right")], x=52.5, gap=8,
    )  # fmt: skip
    cols.insert(0, Col(26, 50, ["Bldg Id"]))
    rows: Rows = []
    for _ in range(2):
        paper.header(cols, bold=False, rule=True)
        while not paper.full(3):
            who = rng.choice(
                [name(rng), "The Centers for Advanced Orthopaedics", "Electrical Workers Brotherhood Union"]
            )
            suite = [rng.choice(["JAM001", "JAL001", "5110", "JWM001"]), rng.choice(["5463", "400a", "5471C2"])]
            rows.append([*suite, who, date(rng), date(rng), f"{rng.randrange(100, 9000):,}", money(rng, 99999)])
            paper.row(cols, rows[-1])
        paper.page()
    assert_read(paper.grids(), cols, rows)


def test_a_statement_of_twelve_months(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=5.5, pitch=8, wordwise=wordwise)
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    cols = [Col(24, 150, [""])]
    cols += columns([(f"{month} 2025/Actual", 42, "right") for month in months], x=160, gap=3)
    cols.append(Col(702, 748, ["Total"], "right"))
    rows: Rows = []
    for _ in range(2):
        paper.centred("Income Statement - Trailing 12", points=9)
        paper.down()
        paper.header(cols, rule=True)
        while not paper.full(4):
            if rng.random() < 0.15:
                row = ["Utilities", *[None] * 13]
            else:
                row = ["4010 Loss to Lease", *[money(rng, 99999) if rng.random() < 0.9 else "-" for _ in range(13)]]
            paper.row(cols, row, bold=row[1] is None)
            rows.append(row)
        paper.page()
    assert_read(paper.grids(), cols, rows)


def test_currency_signs_at_the_other_side_of_the_cell_belong_to_the_amount(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 792), points=9, pitch=14, wordwise=wordwise)
    cols = [Col(40, 220, ["Account"]), Col(240, 310, ["Actual"], "right"), Col(330, 400, ["Budget"], "right")]
    paper.header(cols, rule=True)
    rows: Rows = []
    for _ in range(20):
        row = [name(rng), money(rng, 99999), money(rng, 99999)]
        for col in cols[1:]:
            paper.text(col.x0, "$")
        paper.row(cols, row)
        rows.append([row[0], f"$ {row[1]}", f"$ {row[2]}"])
    assert_read(paper.grids(), cols, rows)


def test_two_tables_side_by_side_keep_the_columns_of_both(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(wordwise=wordwise)
    cols = [
        Col(24, 120, ["Description"]), Col(140, 200, ["Total"], "right"),
        Col(400, 500, ["Description"]), Col(520, 580, ["Total"], "right"),
    ]  # fmt: skip
    paper.header(cols, rule=True)
    rows: Rows = []
    for n in range(8):
        right = [f"Credit {n}x", money(rng)] if n < 5 else [None, None]
        rows.append([f"Charge {n}x", money(rng), *right])
        paper.row(cols, rows[-1])
    assert_read(paper.grids(), cols, rows)


def test_columns_without_any_header(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 792), points=9, wordwise=wordwise)
    cols = [Col(60, 300, [""]), Col(320, 400, [""], "right"), Col(420, 500, [""], "right")]
    rows: Rows = [["Repairs and maintenance", money(rng, 99999), money(rng, 99999)] for _ in range(20)]
    for row in rows:
        paper.row(cols, row)
    (grid,) = paper.grids()
    assert grid.header_rows == ()
    assert grid.rows == rows


def test_columns_of_a_summary_that_mostly_end_where_those_of_the_roll_do_are_its_own(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=6.5, pitch=9.5, wordwise=wordwise)
    spec = [("Unit", 34, "left"), ("Name", 96, "left"), *((f"Rent {n}", 36, "right") for n in range(1, 8))]
    roll = columns(spec, gap=20)
    same = [Col(col.x0, col.x1, [f"Sum {n}"], "right") for n, col in enumerate(roll[4:9])]
    other = [Col(40 * n + 90, 40 * n + 120, [f"Floor {n}"], "right") for n in range(2)]
    summary = [Col(24, 80, ["Groups"]), *other, *same]
    paper.header(roll, bold=False)
    units: Rows = []
    for unit in range(20):
        units.append([str(100 + unit), name(rng), *(f"{rng.randrange(100, 999)}.00" for _ in range(7))])
        paper.row(roll, units[-1])
    paper.down(2)
    paper.header(summary, bold=False)
    groups: Rows = []
    for label in ("Current Units", "Occupied", "Totals:"):
        groups.append([label, *(f"{rng.randrange(100, 999)}.00" for _ in range(7))])
        paper.row(summary, groups[-1])
    first, second = paper.grids()
    assert_read([first], roll, units)
    assert_read([second], summary, groups)


def test_a_row_of_labels_inside_the_table_is_no_new_header_and_says_so(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=6.5, pitch=9.5, wordwise=wordwise)
    spec = [
        ("Property", 60, "left"), ("Unit(s)", 50, "left"), ("Lease", 160, "left"), ("Area", 50, "right"),
        ("From", 50, "left"), ("To", 50, "left"), ("Monthly Rent", 60, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=10)
    paper.header(cols, rule=True)
    tenants: Rows = []
    for _ in range(10):
        tenants.append(["Oak (oak)", "A", f"{name(rng)} (t1)", "1,000", date(rng), date(rng), money(rng)])
        paper.row(cols, tenants[-1])
        for x, label in ((94, "Rent Steps"), (170, "Charge"), (210, "Type"), (330, "From"), (390, "Monthly Amt")):
            paper.text(x, label)
        paper.down()
        for _ in range(2):
            for x, label in ((170, "rent"), (210, "Base Rent"), (330, date(rng)), (390, money(rng))):
                paper.text(x, label)
            paper.down()
    (grid,) = paper.grids()
    assert grid.header_rows == (0,)
    area = grid.rows[0].index("Area")
    assert [row[:2] for row in grid.rows if row[0] and row[0] != "Property"] == [tenant[:2] for tenant in tenants]
    assert [row[area] for row in grid.rows if row[0] == "Oak (oak)"] == ["1,000"] * 10
    assert ["Rent Steps", "Charge", "Type", "From", "Monthly Amt"] in [given.rows[0] for given in grid.given_up]


def test_a_row_of_words_is_no_header_where_columns_are_filled_only_below_it(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(wordwise=wordwise)
    spec = [
        ("Lender", 110, "left"), ("Since", 60, "left"), ("Held", 70, "right"), ("Remarks", 90, "left"),
        ("Months", 50, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=12)
    paper.header(cols, bold=False)
    rows: Rows = [
        ["Ames", date(rng), None, None, None],
        ["Boll", date(rng), None, None, "2,172"],
        ["Cole", None, None, "renewed", None],
        ["Dean", None, None, None, None],
        ["Evans", None, None, None, None],
        *([name(rng), None, money(rng), None, None] for _ in range(8)),
    ]
    for row in rows:
        paper.row(cols, row)
    (grid,) = paper.grids()
    assert grid.rows[1:] == rows
    assert [given.rows for given in grid.given_up] == [[["Cole", "renewed"]]]


def test_indent_counts_from_where_headings_begin(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 792), wordwise=wordwise)
    cols = [Col(40, 260, [""]), Col(300, 370, ["Month to Date"], "right"), Col(450, 520, ["Year to Date"], "right")]
    paper.header(cols)
    for indent in (0, 10, 20, 10, 0, 10):
        deeper = [Col(40 + indent, 260, [""]), *cols[1:]]
        paper.row(deeper, ["Heading", None, None] if not indent else ["Line", money(rng), money(rng)])
    (grid,) = paper.grids()
    assert [round(grid.style(row, 0).indent) for row in range(1, 7)] == [0, 10, 20, 10, 0, 10]


def test_a_header_at_the_left_of_a_wide_column_is_over_its_amounts(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=9, wordwise=wordwise)
    spec = [
        ("Unit", 40, "left"), ("Tenant", 90, "left"), ("Market", 36, "right"), ("Rent", 110, "right"),
        ("Deposit", 36, "right"), ("Balance", 36, "right"),
    ]  # fmt: skip
    cols = columns(spec, gap=1, head="left")
    paper.header(cols)
    rows: Rows = []
    for n in range(8):
        row = [str(101 + n), name(rng), money(rng), money(rng), money(rng), money(rng)]
        rows.append(row)
        paper.row(cols, row)
    assert_read(paper.grids(), cols, rows)


def test_words_apart_in_a_few_rows_make_no_column(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 1200), wordwise=wordwise)
    cols = columns([("Unit", 40, "left"), ("Tenant", 160, "left"), ("Rent", 60, "right")], x=40, gap=10)
    paper.header(cols, rule=True)
    rows: Rows = []
    for n in range(60):
        tenant = "Kim (2)" if n in (3, 9) else "Garcia Lopez Maria"[: 12 + n % 7].strip()
        if n in (3, 9):
            paper.text(cols[1].x0 + 60, "(2)")
        rows.append([str(101 + n), tenant, money(rng)])
        paper.row(cols, [rows[-1][0], tenant.removesuffix(" (2)"), rows[-1][2]])
    assert_read(paper.grids(), cols, rows)


def test_two_numbers_in_a_cell_part_no_column_of_amounts(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper((612, 792), wordwise=wordwise)
    spec = [("Unit", 40, "left"), ("Tenant", 120, "left"), ("Rent", 60, "right"), ("Fees", 60, "right")]
    cols = columns(spec, x=40, gap=10)
    paper.header(cols, rule=True)
    rows: Rows = []
    for n in range(30):
        two = n % 8 == 3
        rent = None if two else f"1,{rng.randrange(100, 999)},{rng.randrange(100, 999)}.25"
        rows.append([str(101 + n), name(rng), rent or "10 25", money(rng)])
        if two:
            paper.text(cols[2].x0 + 14, "10")
            paper.text(cols[2].x0 + 44, "25")
        paper.row(cols, [*rows[-1][:2], rent, rows[-1][3]])
    assert_read(paper.grids(), cols, rows)


def test_names_longer_than_their_column_leave_the_next_one_its_header(seed: int, wordwise: bool) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=9, wordwise=wordwise)
    spec = [("Unit", 40, "left"), ("Tenant", 30, "left"), ("Unit Type", 90, "left"), ("Rent", 50, "right")]
    cols = columns(spec, gap=4)
    paper.header(cols)
    rows: Rows = []
    for n in range(12):
        long = ("Garcia Lopez Maria Fernanda", "The Knot Worldwide, Inc.", "Osei-Bonsu Kwame")[n // 2 % 3]
        who = [long, None] if n % 2 else [None, "A1 Garden"]
        rows.append([str(101 + n), *who, money(rng)])
        paper.row(cols, rows[-1])
    assert_read(paper.grids(), cols, rows)


def test_paragraphs_that_begin_with_their_names_below_a_table_leave_its_columns_apart(
    seed: int, wordwise: bool
) -> None:
    rng = random.Random(seed)
    paper = Paper(points=7, pitch=9, wordwise=wordwise)
    cols = columns([("Plan", 60, "left"), *((f"Rent {n}", 50, "right") for n in range(1, 8))], gap=8)
    paper.header(cols)
    rows: Rows = [[f"Plan {n}", *(money(rng) for _ in range(7))] for n in range(9)]
    for row in rows:
        paper.row(cols, row)
    for name_, said in (
        ("Loss to lease.", "The total contract rent of the leased plans is moderately below what we concluded to be"),
        (
            "Renovation premium.",
            "Renovated plans achieve a premium of roughly a tenth over the classic plans of the same",
        ),
    ):
        paper.down()
        paper.text(24, name_)
        paper.text(120, said)
    assert_read(paper.grids(), cols, rows)
