"""Rules of the page and the sheet: what stands beside a roll, what is merged, what goes on, what is above what."""

from __future__ import annotations

import datetime as dt

import pytest
from rolls import TITLE, home, lines, pdf, read, workbook

HEAD = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease End"]
ENDS = dt.date(2024, 6, 30)
ROWS = [[str(100 + n), f"Ann Ames {n}", 700, 1000, 950, ENDS] for n in range(1, 9)]
BESIDE = [["Purchase Assumptions"], ["Price", 4_000_000], ["Loan", 2_600_000], ["Rate", "6.25%"], ["Cap Rate", "5.50%"]]


def test_a_status_broken_inside_a_word_is_the_status() -> None:
    head = ["Unit", "Type", "Sq Ft", "Tenant", "Market Rent", "Rent"]
    rows = [[str(101 + n), "A1", 700, f"Tenant {n}", 1000, 950] for n in range(6)]
    office = [["111", "A1", 700, "Managemen", 1000], [None, None, None, "t Office"]]
    x = read(pdf([*TITLE, head, *rows[:4], *office, *rows[4:]]))
    assert [(row.unit, row.tenant_name, row.occupancy_status) for row in x.rows[3:6]] == [
        ("104", "Tenant 3", "OCCUPIED"),
        ("111", None, "ADMIN"),
        ("105", "Tenant 4", "OCCUPIED"),
    ]


def test_a_header_of_five_lines_in_the_middle_of_its_cells_is_whole() -> None:
    """Cells of one, two and three lines, each in the middle of the row: "Rate /", "Sq." and "Ft." over 24.00."""
    head = [
        [None, None, None, None, None, None, "Rate /"],
        [None, None, "Sq.", "Lease", "Lease", "Monthly", None],
        ["Unit", "Tenant", None, None, None, None, "Sq."],
        [None, None, "Ft.", "Start", "End", "Rent", None],
        [None, None, None, None, None, None, "Ft."],
    ]
    body = [
        [str(101 + n), f"Tenant {n}", 700 + n, dt.date(2021, 1, 1), dt.date(2026, 12, 31), 1400 + 2 * n, 24]
        for n in range(8)
    ]
    x = read(pdf([*TITLE, *head, *body], pitch=7), "OFFICE")
    assert [row.rent_per_area for row in x.rows] == [24] * 8
    assert x.unmapped_columns == []


def test_a_table_beside_the_roll_is_set_aside_and_said() -> None:
    printed = [["Rent Roll"], ["As of 01/31/2024"], [], HEAD, *ROWS]
    beside = [[], [], [], *BESIDE, *[[] for _ in printed]]
    x = read(workbook([[*line, *[None] * (8 - len(line)), *more] for line, more in zip(printed, beside, strict=False)]))
    assert [row.unit for row in x.rows] == [row[0] for row in ROWS]
    assert [note.message for note in x.warnings if note.type == "sideTable"] == [
        "a table beside the roll is no part of it: 'Purchase Assumptions'"
    ]


def test_a_table_as_long_as_the_roll_beside_it_is_told_by_a_figure_beside_the_header() -> None:
    printed = [["Rent Roll"], ["As of 01/31/2024"], [], HEAD, *ROWS, [None, None, sum(row[2] for row in ROWS)]]
    aside = [[], [], ["Assumptions"], *([f"Loan {n}", 9035000 + n] for n in range(len(ROWS) + 1)), []]
    x = read(workbook([[*line, *[None] * (8 - len(line)), *more] for line, more in zip(printed, aside, strict=True)]))
    assert [row.unit for row in x.rows] == [row[0] for row in ROWS]
    assert [note.type for note in x.warnings if note.type == "sideTable"] == ["sideTable"]


def test_columns_of_the_roll_behind_an_empty_one_are_no_side_table() -> None:
    printed = [["Rent Roll"], ["As of 01/31/2024"], [], [*HEAD, None, "Status", "Deposit"]]
    x = read(workbook([*printed, *([*row, None, "Occupied", 500] for row in ROWS)]))
    assert [row.deposit for row in x.rows] == [500] * 8
    assert not [note for note in x.warnings if note.type == "sideTable"]


@pytest.mark.parametrize(("printed", "units"), [(("101.0", "102.0"), ["101", "102"]), (("1.0", "1.1"), ["1.0", "1.1"])])
def test_unit_numbers_lose_a_point_and_zero_that_no_unit_can_mean(printed: tuple[str, str], units: list[str]) -> None:
    x = read(workbook(lines([home(printed[0]), home(printed[1])])))
    assert [row.unit for row in x.rows] == units


def test_unit_ids_of_a_building_are_no_months() -> None:
    x = read(workbook(lines([home(f"2-210{n}") for n in range(1, 6)])))
    assert [row.unit for row in x.rows] == [f"2-210{n}" for n in range(1, 6)]


def test_a_company_above_the_title_is_not_the_property() -> None:
    for titles in (
        [["Acme Management LLC"], ["Unit Status & Rent Report - Maple Court"]],
        [["Acme Management LLC"], ["Rent Roll"], ["Maple Court"]],
    ):
        assert read(workbook([*titles, [], HEAD, *ROWS])).meta.property_name == "Maple Court"


def test_a_repeated_unit_follows_its_tenant_where_no_date_is_printed() -> None:
    head = ["Unit", "Resident", "Name", "Market Rent", "Actual Rent", "Move In", "Lease Expiration", "Move Out"]
    leaves, comes = dt.date(2024, 3, 1), dt.date(2024, 3, 8)
    rows = [
        ["101", "t1", "Ann Ames", 1000, 950, dt.date(2022, 6, 1), dt.date(2024, 2, 28), leaves],
        ["102", "t2", "Bob Boll", 1000, 950, dt.date(2022, 6, 1), ENDS, None],
        ["103", "VACANT", "VACANT", 1000, 0, None, None, None],
        ["101", "t3", "Cyd Cole", 1000, 990, comes, dt.date(2025, 3, 7), None],
        ["103", "t4", "Dan Dorn", 1000, 990, comes, dt.date(2025, 3, 7), None],
    ]
    x = read(workbook([head, *rows]))
    assert [row.occupancy_status for row in x.rows[3:]] == ["FUTURE", "FUTURE"]
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (3, 2, 1)


def test_other_beside_the_deposit_is_another_deposit() -> None:
    head = ["Unit", "Tenant", "Market Rent", "Rent", "Deposit", "Other", "Move In"]
    x = read(workbook([head, *[[str(n), "Ann Ames", 1000, 950, 500, 200, ENDS] for n in range(101, 105)]]))
    assert [row.other_deposit for row in x.rows] == [200] * 4


def test_a_unit_row_over_its_beds_is_a_heading_also_over_the_end_of_a_page() -> None:
    head = ["Unit", "Bed", "Unit Type", "Sq Ft", "Resident", "Market Rent", "Actual Rent"]
    first = [["101", None, "2x2", 900], ["101", "A", "2x2", None, "Ann Ames", 800, 790], ["102", None, "2x2", 900]]
    second = [["102", "A", "2x2", None, "Bob Boll", 800, 780], ["102", "B", "2x2", None, "Cyd Cole", 800, 780]]
    x = read(pdf([["Rent Roll"], head, *first], [["Rent Roll"], head, *second]), "STUDENT_HOUSING")
    assert [(row.unit, row.bed) for row in x.rows] == [("101", "A"), ("102", "A"), ("102", "B")]


def test_areas_are_grouped_by_unbreakable_spaces() -> None:
    rows = [[str(n), "Ann Ames", "1\u00a0242", "1\u00a0000,50", "990,50"] for n in range(101, 106)]
    x = read(workbook([["Unit", "Tenant", "Sq M", "Market Rent", "Rent"], *rows]))
    assert [row.area for row in x.rows] == [1242] * 5


def test_a_bare_date_below_the_other_heads_of_pages_is_one_of_them() -> None:
    heads = [["Maple Court Rent Roll"], ["01/31/2024"]]
    x = read(pdf([*heads, HEAD, *ROWS[:3]], [*heads, *ROWS[3:6]]))
    assert [row.unit for row in x.rows] == ["101", "102", "103", "104", "105", "106"]
    assert (x.ledger.by_role["TITLE"], x.ledger.unexplained) == (4, [])


def test_what_wraps_in_the_last_row_of_several_pages_is_no_foot_of_them() -> None:
    heads, rest = [["Maple Court Rent Roll"], HEAD], ["", "and Partners"]
    x = read(pdf([*heads, *ROWS[:3], rest], [*heads, *ROWS[3:6], rest]))
    assert [row.tenant_name for row in x.rows][2::3] == ["Ann Ames 3 and Partners", "Ann Ames 6 and Partners"]


def test_a_foot_that_stands_in_the_columns_and_ends_in_the_number_of_its_page_is_no_unit() -> None:
    heads = [["Maple Court Rent Roll"], HEAD]
    foot = ["Maple Court", "Confidential", None, None]
    x = read(pdf([*heads, *ROWS[:3], [*foot, "1"]], [*heads, *ROWS[3:6], [*foot, "2"]]))
    assert [row.unit for row in x.rows] == ["101", "102", "103", "104", "105", "106"]
    assert x.ledger.unexplained == []


def test_a_total_at_the_head_of_a_page_is_of_the_rows_before() -> None:
    total = ["", "", 2100, 3000, 2850]
    x = read(pdf([["Rent Roll"], HEAD, *ROWS[:3]], [["Rent Roll"], total, HEAD, *ROWS[3:6]]))
    (stated,) = x.totals.stated
    assert stated.values == {"area": 2100, "marketRent": 3000, "contractRent": 2850}
    assert stated.sources["area"].page == 2


def test_a_type_that_wraps_counts_nothing() -> None:
    head = ["Unit", "Unit Type", "Sq Ft", "Tenant", "Market Rent", "Rent"]
    rows = [["101", "Garden", 700, "Ann Ames", 1000, 950], ["", "1 Bed"], ["", "1 Bath"]]
    x = read(pdf([*TITLE, head, *rows, ["102", "A1", 800, "Bob Boll", 900, 900]]))
    assert [row.unit_type for row in x.rows] == ["Garden 1 Bed 1 Bath", "A1"]
    assert x.totals.stated == []


@pytest.mark.parametrize("header", ["Comments", "Renewal Options"])
def test_digits_that_end_words_which_wrap_are_words(header: str) -> None:
    leases = []
    for n in range(101, 106):
        leases.append([str(n), "Ann Ames Shoes", 700, 950 + n, f"Renewal option {n - 100} x"])
        leases.append(["", "and Partners" if n % 2 else "", None, None, "5"])
    x = read(pdf([*TITLE, ["Suite", "Tenant", "Sq Ft", "Monthly Rent", header], *leases]), "OFFICE")
    assert [row.tenant_name for row in x.rows[:2]] == ["Ann Ames Shoes and Partners", "Ann Ames Shoes"]
    kept = [row.source_columns[0].value if header == "Comments" else row.options[0].text for row in x.rows]
    assert kept == [f"Renewal option {n} x 5" for n in range(1, 6)]
    assert x.totals.stated == []
    assert x.ledger.unexplained == []


def test_a_column_whose_header_says_more_elsewhere_on_another_page_is_summed_over_both() -> None:
    rows = [[str(100 + n), f"Ann Ames {n}", 700, 950 + n, 10 * n] for n in range(1, 9)]
    first, second = (["Suite", "Tenant", "SF", rent, "CAM"] for rent in ("Monthly Rent", "Current Monthly Rent"))
    x = read(pdf([*TITLE, first, *rows[:5]], [second, *rows[5:], ["Total", None, 5600, 7636, 360]]), "RETAIL")
    assert [(c.status, c.actual) for c in x.checks if c.check_id == "R05" and "CAM" in c.title] == [("PASS", 360)]
