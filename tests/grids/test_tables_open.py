"""Tables with horizontal rules only, or none: white space makes the columns, and wrapped lines are put together."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables_paper import Drawing

RIGHT = [280, 350, 420]
BODY = [
    ("Rental income", ["12,400", "12,100", "2.5%"]),
    ("Late fees", ["310", "295", "5.1%"]),
    ("Laundry", ["1,020", "990", "3.0%"]),
    ("Total income", ["13,730", "13,385", "2.6%"]),
]
READ = [[label, *cells] for label, cells in BODY]
HEAD = ["Actual", "Budget", "Change"]


def body(page: Drawing, y: float, pitch: float = 14) -> float:
    for label, cells in BODY:
        page.row(y, label, cells, RIGHT)
        y += pitch
    return y


def test_a_table_without_rules_is_found_among_running_text() -> None:
    page = Drawing()
    y = page.prose(60, 5) + 14
    page.row(y, "Account", HEAD, RIGHT)
    y = body(page, y + 14)
    page.prose(y + 20, 5)
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], *READ]
    assert grid.header_rows == (0,)
    assert [c.align for c in grid.columns] == ["left", "right", "right", "right"]


def test_rules_over_and_under_frame_a_table() -> None:
    page = Drawing()
    page.text(80, 86, "Income of the year")
    for y in (92, 108, 162):
        page.line(78, y, 422, y)
    page.row(104, "Account", HEAD, RIGHT)
    body(page, 119, 13)
    page.text(80, 171, "In thousands")
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], *READ]


def test_a_header_of_two_lines_is_one_row() -> None:
    page = Drawing()
    page.row(100, "", ["Actual", "Budget", "Change"], RIGHT)
    page.row(111, "Account", ["to date", "to date", "in percent"], RIGHT)
    body(page, 128)
    [grid] = page.grids()
    assert grid.rows == [["Account", "Actual to date", "Budget to date", "Change in percent"], *READ]


def test_a_title_over_columns_spans_them() -> None:
    page = Drawing()
    right = [250, 300, 370, 420]
    page.text(264, 100, "North", "center")
    page.text(384, 100, "South", "center")
    page.row(113, "Year", ["Units", "Rent", "Units", "Rent"], right)
    for k, year in enumerate(("first", "second", "third")):
        page.row(128 + 14 * k, year, [f"{k + 12}", f"{k + 950}", f"{k + 30}", f"{k + 880}"], right)
    [grid] = page.grids()
    assert grid.rows[0] == [None, "North", None, "South", None]
    assert grid.rows[1] == ["Year", "Units", "Rent", "Units", "Rent"]
    assert grid.span(0, 1) == (0, 1, 0, 2)
    assert grid.span(0, 3) == (0, 3, 0, 4)


@pytest.mark.parametrize("figures_on", ["first", "last"])
def test_a_wrapped_label_is_one_row(figures_on: str) -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    y = 116.0
    for label, cells in (
        *BODY[:2],
        ("Amortization of deferred/financing costs", ["88", "91", "3.4%"]),
        ("Provision for doubtful/accounts receivable", ["17", "15", "1.1%"]),
        *BODY[2:],
    ):
        lines = label.split("/")
        for k, line in enumerate(lines):
            here = k == (0 if figures_on == "first" else len(lines) - 1)
            page.row(y, line, cells if here else [""] * 3, RIGHT, 80 if k == 0 else 86)
            y += 12
    [grid] = page.grids()
    assert [row[0] for row in grid.rows] == [
        "Account",
        "Rental income",
        "Late fees",
        "Amortization of deferred financing costs",
        "Provision for doubtful accounts receivable",
        "Laundry",
        "Total income",
    ]
    assert grid.rows[3][1:] == ["88", "91", "3.4%"]


def test_a_section_heading_stays_a_row_of_its_own() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    page.text(80, 114, "Income")
    for k, (label, cells) in enumerate(BODY[:3]):
        page.row(128 + 14 * k, label, cells, RIGHT, 90)
    page.text(80, 170, "Expenses")
    page.row(184, "Taxes", ["410", "400", "2.5%"], RIGHT, 90)
    [grid] = page.grids()
    assert [row[0] for row in grid.rows] == [
        "Account", "Income", "Rental income", "Late fees", "Laundry", "Expenses", "Taxes",
    ]  # fmt: skip


def test_leader_dots_belong_to_no_cell() -> None:
    page = Drawing()
    page.row(100, "", HEAD, RIGHT)
    for k, (label, cells) in enumerate(BODY):
        dots = "." * int((RIGHT[0] - 80 - page.width(label) - page.width(cells[0]) - 8) / page.width("."))
        page.row(114 + 13 * k, label + dots, cells, RIGHT)
    [grid] = page.grids()
    assert grid.rows == [[None, *HEAD], *READ]


def test_a_currency_sign_stays_with_its_figure() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    for k, (label, cells) in enumerate(BODY):
        page.row(114 + 13 * k, label, cells, RIGHT)
        page.text(242, 114 + 13 * k, "$")
    [grid] = page.grids()
    assert [row[1] for row in grid.rows[1:]] == [f"$ {cells[0]}" for _, cells in BODY]


def test_figures_a_space_apart_are_two_unless_they_can_be_one() -> None:
    page = Drawing()
    page.row(100, "Account", ["Actual", "Budget"], [230, 275])
    for k, (a, b) in enumerate((("12,400.50", "11,900.25"), ("10,310.00", "10,295.75"), ("98,020.10", "97,990.40"))):
        page.row(114 + 13 * k, f"Row {'abc'[k]}", [a, b], [230, 275])
    [grid] = page.grids()
    assert grid.rows[1] == ["Row a", "12,400.50", "11,900.25"]

    page = Drawing()
    page.row(100, "Account", ["Actual", "Budget"], [230, 300])
    for k, (a, b) in enumerate((("12 400", "11 900"), ("10 310", "10 295"), ("98 020", "97 990"))):
        page.row(114 + 13 * k, f"Row {'abc'[k]}", [a, b], [230, 300])
    [grid] = page.grids()
    assert grid.rows[1] == ["Row a", "12 400", "11 900"]


def test_two_tables_with_a_title_between_are_two() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    y = body(page, 114)
    page.text(80, y + 6, "The other building")
    page.row(y + 22, "Item", HEAD, RIGHT)
    body(page, y + 36)
    first, second = page.grids()
    assert first.rows == [["Account", *HEAD], *READ]
    assert second.rows == [["Item", *HEAD], *READ]


def test_one_table_with_a_rule_through_it_is_one() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    body(page, 114)
    for y in (104, 145.5, 147.5, 160):
        page.line(78, y, 422, y)
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], *READ]


WORDS = [
    ["Tenant", "Duty", "Since"],
    ["Ann Ames", "Keeps the lobby and the lifts in order", "spring"],
    ["Bob Bell", "Sweeps snow", "winter"],
    ["Carla Diaz", "Reads the meters of every unit each month", "autumn"],
]


@pytest.mark.parametrize("rules", ["under every row", "frame", "header"])
def test_a_table_of_words_with_wrapped_cells_has_a_row_for_each_entry(rules: str) -> None:
    page = Drawing()
    y = page.prose(60, 4) + 20
    page.line(78, y, 342, y)
    for k, row in enumerate(WORDS):
        y += 12
        page.text(80, y, row[0])
        page.text(280, y, row[2])
        first, _, rest = row[1].partition(" and " if " and " in row[1] else " every ")
        page.text(170, y, first)
        if rest:
            y += 11
            page.text(170, y, row[1][len(first) + 1 :])
        if rules == "under every row" or k == 0 or (rules == "frame" and k == len(WORDS) - 1):
            page.line(78, y + 4, 342, y + 4)
        y += 4
    page.prose(y + 40, 4)
    [grid] = page.grids()
    assert grid.rows == WORDS


@settings(max_examples=40, deadline=None)
@given(
    st.integers(2, 5).flatmap(
        lambda n: st.lists(
            st.lists(st.integers(10, 99_999).map("{:,}".format), min_size=n, max_size=n), min_size=3, max_size=9
        )
    )
)
def test_whatever_figures_stand_in_columns_come_back(rows: list[list[str]]) -> None:
    page = Drawing()
    right = [260.0 + 60 * k for k in range(len(rows[0]))]
    page.row(100, "Item", ["Amount"] * len(right), right)
    for k, row in enumerate(rows):
        page.row(114 + 13 * k, f"Line {chr(97 + k)}", row, right)
    [grid] = page.grids()
    assert grid.rows[1:] == [[f"Line {chr(97 + k)}", *row] for k, row in enumerate(rows)]


def test_signs_of_a_currency_or_percent_under_headers_are_no_row_of_figures() -> None:
    page = Drawing()
    page.row(100, "", ["Actual", "Budget", "Change"], RIGHT)
    page.row(111, "Account", ["£", "£", "%"], RIGHT)
    body(page, 128)
    [grid] = page.grids()
    assert grid.rows == [["Account", "Actual £", "Budget £", "Change %"], *READ]


def test_a_label_with_a_colon_is_no_rest_of_the_label_above() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    page.row(114, "Rent of the flats in the old mill", ["12,400", "12,100", "2.5%"], RIGHT)
    page.text(80, 125, "Recoveries of the year before the last one:")
    page.row(136, "Heating", ["310", "295", "5.1%"], RIGHT)
    page.row(147, "Water", ["310", "295", "5.1%"], RIGHT)
    [grid] = page.grids()
    assert grid.rows[2][0] == "Recoveries of the year before the last one:"


def test_a_heading_of_many_words_stays_among_the_rows_it_heads() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    body(page, 114)
    page.text(80, 170, "Rows of the other two houses")
    body(page, 184)
    [grid] = page.grids()
    assert len(grid.rows) == 10
    assert grid.rows[5] == ["Rows of the other two houses", None, None, None]


def test_a_heading_in_the_middle_of_a_table_is_one_cell() -> None:
    page = Drawing()
    page.row(100, "Account", HEAD, RIGHT)
    page.text(250, 114, "HOUSES IN TOWN", "center")
    body(page, 128)
    [grid] = page.grids()
    assert grid.rows[1:] == [["HOUSES IN TOWN", None, None, None], *READ]


def test_headers_of_two_lines_beside_a_title_over_columns_are_one_cell() -> None:
    page = Drawing()
    page.text(80, 100, "Account")
    page.text(315, 100, "Both years", "center")
    page.text(420, 100, "Change", "right")
    page.row(110, "", ["Actual", "Budget", "in percent"], RIGHT)
    page.line(250, 102, 350, 102)
    body(page, 128)
    [grid] = page.grids()
    assert grid.rows[:2] == [["Account", "Both years", None, "Change in percent"], [None, "Actual", "Budget", None]]


def test_thousands_that_a_typewriter_parts_by_a_blank_are_one_number() -> None:
    page = Drawing("Courier")
    for n, label in enumerate(["Physicians", "Dentists", "Midwives", "Nurses"]):
        page.row(100 + 12 * n, label, [f"{n + 1} 240", f"{n + 2} 898", f"{n + 3} 739"], RIGHT)
    [grid] = page.grids()
    assert grid.rows[0] == ["Physicians", "1 240", "2 898", "3 739"]


def test_a_sign_of_a_currency_at_the_left_of_its_column_stays_with_its_figure() -> None:
    page = Drawing()
    for n, (label, cells) in enumerate(BODY):
        y = 100 + 14 * n
        page.row(y, label, cells, RIGHT)
        page.text(284, y, "$")
        page.text(240, y, "$")
    [grid] = page.grids()
    assert grid.rows[1] == ["Late fees", "$ 310", "$ 295", "5.1%"]


def test_dots_in_a_cell_of_figures_are_the_cell() -> None:
    page = Drawing()
    page.row(86, "Account", HEAD, RIGHT)
    body(page, 100)
    page.row(156, "Parking", ["410", "..", "1.0%"], RIGHT)
    [grid] = page.grids()
    assert grid.rows[-1] == ["Parking", "410", "..", "1.0%"]


def test_a_row_in_the_middle_of_a_cell_of_two_lines_holds_both() -> None:
    page = Drawing()
    page.row(100, "No.", ["Owner", "Due"], [400, 480])
    page.text(150, 100, "Finding")
    for y in (90, 104):
        page.line(78, y, 482, y)
    for n in range(3):
        y = 120 + 30 * n
        page.row(y, f"24-0{n}1", ["M. Lind", "30 Aug"], [400, 480])
        page.text(150, y - 5, "Burrs on the bracket after repair;")
        page.text(150, y + 5, "sorted at the plant")
    page.line(78, 190, 482, 190)
    [grid] = page.grids()
    assert grid.rows[1] == ["24-001", "Burrs on the bracket after repair; sorted at the plant", "M. Lind", "30 Aug"]


def test_a_row_with_all_its_cells_is_no_rest_of_a_row_of_words() -> None:
    page = Drawing()
    rows = [
        ("Eastholme", "2–2", "Kirkby"),
        ("Inglewood", "2–3", "Carr Lane"),
        ("Nettleham Vale", "P–P", "Quarrington"),
        ("Oxcombe Park", "0–5", "Ryehill Rovers"),
    ]
    for n, (home, score, away) in enumerate(rows):
        page.text(80, 100 + 11 * n, home)
        page.text(170, 100 + 11 * n, score)
        page.text(200, 100 + 11 * n, away)
    [grid] = page.grids()
    assert grid.rows == [list(row) for row in rows]


def test_words_close_behind_numbers_set_to_the_right_are_a_column() -> None:
    page = Drawing()
    rows = [
        ("A1", "9", "Hawthorn, three metres"),
        ("A2", "88", "Mixed"),
        ("A3", "506", "Hazel cut"),
        ("B1", "7", "Oak"),
    ]
    page.row(90, "Code", ["Trees"], [150])
    page.text(155, 90, "Hedge")
    for n, (code, count, hedge) in enumerate(rows):
        page.row(104 + 14 * n, code, [count], [150])
        page.text(155, 104 + 14 * n, hedge)
    for y in (80, 94, 152):
        page.line(78, y, 260, y)
    [grid] = page.grids()
    assert grid.rows == [["Code", "Trees", "Hedge"], *(list(row) for row in rows)]


def test_units_behind_numbers_stay_with_them() -> None:
    page = Drawing()
    rows = [("Sugar", "900 g", "1,800 g"), ("Lemon", "50 g", "100 g"), ("Pears", "1,100 g", "2,200 g")]
    page.row(90, "Fruit", ["3 jars", "6 jars"], RIGHT[:2])
    for n, (name, *cells) in enumerate(rows):
        page.row(104 + 14 * n, name, cells, RIGHT[:2])
    for y in (80, 94, 138):
        page.line(78, y, 352, y)
    [grid] = page.grids()
    assert len(grid.columns) == 3


def test_cells_at_half_height_beside_two_lines_of_figures_stand_in_the_first() -> None:
    page = Drawing()
    page.row(90, "Name", ["Time", "Points", "Sum"], RIGHT)
    for n, name in enumerate(("Arnoux", "Lemoine", "Belhadj")):
        y = 110 + 26 * n
        page.row(y, "", ["11.33", "6.89", ""], RIGHT)
        page.row(y + 5, name, ["", "", f"7,2{n}5"], RIGHT)
        page.row(y + 10, "", ["789", "788", ""], RIGHT)
    [grid] = page.grids()
    assert grid.rows[1:3] == [["Arnoux", "11.33", "6.89", "7,205"], [None, "789", "788", None]]


def test_a_header_at_half_height_beside_headers_of_two_lines_is_in_their_row() -> None:
    page = Drawing()
    page.row(89, "", ["3", "14", "9"], RIGHT)
    page.row(95, "Vaccine", ["", "", ""], RIGHT)
    page.row(101, "", ["months", "months", "years"], RIGHT)
    body(page, 120)
    [grid] = page.grids()
    assert grid.rows == [["Vaccine", "3 months", "14 months", "9 years"], *READ]


def test_ticks_in_line_make_a_table_as_figures_do() -> None:
    page = Drawing()
    page.row(90, "Vaccine", ["birth", "month", "year"], RIGHT)
    for n, name in enumerate(("Rotavirus", "Polio", "Measles", "Mumps", "Rubella")):
        page.row(104 + 14 * n, name, ["×" if (n + k) % 3 == 0 else "" for k in range(3)], RIGHT)
    for y in (80, 94, 166):
        page.line(78, y, 422, y)
    [grid] = page.grids()
    assert grid.rows[1] == ["Rotavirus", "×", None, None]


def test_the_longest_column_of_figures_goes_on_below_the_others() -> None:
    page = Drawing()
    times = [
        ["05:40", "07:10", "08:40"],
        ["06:25", "08:40", "11:30"],
        ["07:10", "10:00", "13:00"],
        ["07:55"],
        ["08:40"],
    ]
    for x, text in zip((80, 140, 200), ("Weekday", "Saturday", "Sunday"), strict=True):
        page.text(x, 90, text)
    for n, row in enumerate([*times, ["10:00"], ["11:30"], ["13:00"], ["14:15"]]):
        for x, text in zip((80, 140, 200), row, strict=False):
            page.text(x, 104 + 13 * n, text)
    [grid] = page.grids()
    assert [row[0] for row in grid.rows[3:]] == ["07:10", "07:55", "08:40", "10:00", "11:30", "13:00", "14:15"]


def test_rows_below_a_header_in_a_box_of_its_own_are_one_table_with_it() -> None:
    page = Drawing()
    xs = [78, 180, 290, 360, 430]
    page.ruled(xs, [80, 96], [["Account", "Actual", "Budget", "Change"]])
    page.line(180, 96, 430, 96)
    page.ruled(xs, [96, 112], [["Name", "Euro", "Euro", "%"]])
    body(page, 130)
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], ["Name", "Euro", "Euro", "%"], *READ]


def test_words_in_larger_type_above_a_table_are_its_title() -> None:
    page = Drawing()
    page.points = 12
    page.text(80, 88, "Income")
    page.text(300, 88, "of the year")
    page.points = 9
    page.row(104, "Account", HEAD, RIGHT)
    body(page, 118)
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], *READ]


def test_the_head_of_a_report_above_the_rule_over_the_header_is_no_row() -> None:
    page = Drawing()
    page.row(80, "PROPERTY SYSTEMS", ["PAGE 4"], [420])
    page.row(91, "RENT ROLL", ["SORT: UNIT"], [420])
    for y in (95, 109):
        page.line(78, y, 422, y)
    page.row(105, "Account", HEAD, RIGHT)
    body(page, 121)
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], *READ]


def test_amounts_with_units_below_each_other_are_rows_and_no_header() -> None:
    page = Drawing()
    rows = [
        ("Plums", ["900 g", "1.8 kg"]),
        ("Sugar", ["550 g", "1.1 kg"]),
        ("Cloves", ["4", "8"]),
        ("Nuts", ["3", "6"]),
    ]
    page.row(90, "Fruit", ["3 jars", "6 jars"], RIGHT[:2])
    for n, (label, cells) in enumerate(rows):
        page.row(104 + 13 * n, label, cells, RIGHT[:2])
    [grid] = page.grids()
    assert grid.rows == [["Fruit", "3 jars", "6 jars"], *([label, *cells] for label, cells in rows)]


@pytest.mark.parametrize("head", ["left", "center"])
def test_a_long_wrapped_cell_under_a_header_that_stands_elsewhere_ends_no_table(head: str) -> None:
    page = Drawing()
    for x, text, align in ((80, "Code", "left"), (225, "Tests included", head), (420, "Fee", "right")):
        page.text(x if align != "left" or text == "Code" else 140, 92, text, align)
    rows = [
        ("P01", "Blood count and urea", "74.00"),
        ("P02", "Clotting time, factor five and prothrombin gene", "88.00"),
        ("P03", "Peroxidase antibodies", "95.00"),
        ("P04", "Lipids", "12.00"),
    ]
    y = 110
    for code, words, fee in rows:
        page.text(80, y, code)
        page.text(140, y, words)
        page.text(420, y, fee, "right")
        if code == "P02":
            y += 11
            page.text(140, y, "proteins of both kinds, lupus anticoagulant and others")
        y += 18
    [grid] = page.grids()
    assert [row[0] for row in grid.rows] == ["Code", "P01", "P02", "P03", "P04"]
    assert grid.rows[2][1] == f"{rows[1][1]} proteins of both kinds, lupus anticoagulant and others"


@pytest.mark.parametrize("number", ["1.", "4.2", "(b)"])
def test_the_heading_of_a_section_is_no_row_of_the_table_of_words_below(number: str) -> None:
    page = Drawing()
    page.text(72, 90, number)
    page.text(96, 90, "PRESENT AND APOLOGIES")
    rows = [
        ["Councillor", "Ward", "Attendance", "Interest"],
        ["Ann Ames", "Castle", "Present", "None"],
        ["Bob Bell", "Mill", "Present", "Item 4"],
        ["Cleo Cox", "Abbey", "Absent", "–"],
        ["Dan Dow", "Abbey", "Present", "None"],
    ]
    for n, row in enumerate(rows):
        for x, text in zip((110, 230, 310, 400), row, strict=True):
            page.text(x, 110 + 14 * n, text)
    [grid] = page.grids()
    assert grid.rows == rows


@pytest.mark.parametrize("mark", ["X", "x"])
def test_crosses_are_no_lines_of_a_header(mark: str) -> None:
    page = Drawing()
    for y in (80, 96, 160, 176):
        page.line(78, y, 362, y)
    rows = [
        ["Member", "For", "Against", "Abstain"],
        ["Ames", mark, "", ""],
        ["Bell", "", mark, ""],
        ["Cox", mark, "", ""],
        ["Dow", "", "", mark],
        ["Votes", "2", "1", "1"],
    ]
    for n, row in enumerate(rows):
        page.text(80, 92 + 15.5 * n, row[0])
        for x, text in zip((220, 280, 340), row[1:], strict=True):
            page.text(x, 92 + 15.5 * n, text, "center")
    [grid] = page.grids()
    assert grid.rows == [[text or None for text in row] for row in rows]


def test_times_set_to_the_right_are_cells_in_line() -> None:
    page = Drawing()
    page.line(78, 96, 402, 96)
    rows = [
        ["Terminal", "Monday", "Friday", "Saturday"],
        ["Atlanta", "7:45 p.m.", "6:30 p.m.", "noon"],
        ["Dallas", "10:15 p.m.", "7:00 p.m.", "1:00 p.m."],
        ["Seattle", "5:25 p.m.", "4:45 p.m.", "noon"],
        ["Chicago", "8:40 p.m.", "11:30 p.m.", "2:00 p.m."],
    ]
    for n, (label, *cells) in enumerate(rows):
        page.row(92 + 16 * n, label, cells, [240, 320, 400])
    [grid] = page.grids()
    assert grid.rows == rows


@pytest.mark.parametrize("name", ["Train no.", "Bus"])
def test_the_same_header_again_under_a_title_begins_another_table(name: str) -> None:
    page = Drawing()
    right = [200, 260, 320, 380]
    for top, title, numbers in ((90, "Town to Lake", "1357"), (170, "Lake to Town", "2468")):
        page.text(80, top, title)
        page.row(top + 18, name, ["Miles", *numbers[:3]], right)
        for n, stop in enumerate(("Town", "Bridge", "Lake")):
            page.row(top + 34 + 14 * n, stop, [f"{n}.5", f"9.1{n}", f"10.2{n}", f"12.3{n}"], right)
    grids = page.grids()
    assert [grid.rows[0] for grid in grids] == [[name, "Miles", *"135"], [name, "Miles", *"246"]]
    assert [len(grid.rows) for grid in grids] == [4, 4]


def test_codes_under_numbers_in_one_band_are_rows() -> None:
    page = Drawing()
    right = [200, 260, 320, 380]
    for y in (80, 128, 144, 160, 176):
        page.line(78, y, 382, y)
    rows = [
        ["Train", "1", "3", "5", "7"],
        ["Traction", "D", "S", "D", "S"],
        ["Notes", "B", None, "R", "SO"],
        ["Town", "9.15", "10.00", "10.40", "11.25"],
        ["Bridge", "9.19", "10.04", "10.44", "11.29"],
        ["Lake", "9.26", "10.11", "10.51", "11.36"],
    ]
    for n, (label, *cells) in enumerate(rows):
        page.row(92 + 16 * n, label or "", [cell or "" for cell in cells], right)
    [grid] = page.grids()
    assert grid.rows == rows


@pytest.mark.parametrize("gap", [20, 26])
def test_a_header_in_a_high_band_of_colour_is_of_the_rows_below(gap: int) -> None:
    page = Drawing()
    page.fill(78, 80, 422, 96 + gap - 10, "#0c3c4c")
    page.row(92, "Account", HEAD, RIGHT)
    y = 92 + 11 + gap
    for label, cells in BODY:
        page.row(y, label, cells, RIGHT)
        page.line(78, y + 5, 422, y + 5)
        y += 17
    [grid] = page.grids()
    assert grid.rows == [["Account", *HEAD], *READ]


@pytest.mark.parametrize(("label", "nothing"), [("Service", ". . ."), ("Train", "..."), ("Tour", "...")])
def test_a_bold_label_again_under_a_title_begins_another_table_and_dots_are_cells(label: str, nothing: str) -> None:
    page = Drawing()
    right = [220, 260, 300, 340]
    for top, title, codes in (
        (80, "Mondays to Fridays", ["4", "4A", "5", "4"]),
        (200, "Sundays", ["4", "5", "5A", "6"]),
    ):
        page.font = "Helvetica-Bold"
        page.text(80, top, title)
        page.row(top + 14, label, codes, right)
        page.font = "Helvetica"
        for n, stop in enumerate(("Town", "Bridge", "Lake", "Church")):
            page.row(
                top + 28 + 14 * n, stop, [f"060{n}", nothing if n == 1 else f"070{n}", f"080{n}", f"090{n}"], right
            )
    grids = page.grids()
    assert [grid.rows[0] for grid in grids] == [[label, "4", "4A", "5", "4"], [label, "4", "5", "5A", "6"]]
    assert [grid.rows[2] for grid in grids] == [["Bridge", "0601", nothing, "0801", "0901"]] * 2


@pytest.mark.parametrize("last", ["Total", None])
def test_headers_beside_ruled_titles_are_those_of_both_lines(last: str | None) -> None:
    page = Drawing()
    right = [220, 270, 340, 390, 450]
    page.text(220, 90, "Wet season", "center")
    page.text(340, 90, "Dry season", "center")
    page.line(180, 94, 272, 94)
    page.line(300, 94, 392, 94)
    page.row(104, "Taxon", ["n", "mean", "n", "mean", *([last] if last else [])], right[: 5 if last else 4])
    page.line(78, 78, 452, 78)
    page.line(78, 108, 452, 108)
    for n in range(5):
        page.row(122 + 14 * n, f"Group {n}", [f"{n}1", f"{n}.5", f"{n}2", f"{n}.7", f"9{n}"], right)
    [grid] = page.grids()
    assert grid.rows[0][:5] == ["Taxon", "Wet season", None, "Dry season", None]
    assert grid.rows[0][5] == last
    assert grid.rows[1] == [None, "n", "mean", "n", "mean", None]


@pytest.mark.parametrize("title", ["Crates", "Crates of"])
def test_headers_at_the_other_end_of_a_column_than_its_cells_make_no_column_of_their_own(title: str) -> None:
    page = Drawing()
    right = [300, 380, 450]
    page.text(80, 90, "Fruit")
    page.text(220, 90, title)
    page.row(90, "", ["Price", "Sum"], right[1:])
    for n, (label, *cells) in enumerate(
        [("Apples", "4", "12.50", "50.00"), ("Pears, ripe", "6", "13.00", "78.00")] * 2
    ):
        page.row(106 + 14 * n, label, cells, right)
    [grid] = page.grids()
    assert grid.rows[:2] == [["Fruit", title, "Price", "Sum"], ["Apples", "4", "12.50", "50.00"]]


def test_an_empty_column_between_others_has_the_header_that_stands_in_it_under_a_title() -> None:
    page = Drawing()
    for y in (78, 112, 190):
        page.line(78, y, 522, y)
    page.text(265, 90, "Morning", "center")
    page.text(425, 90, "Evening", "center")
    page.line(210, 94, 320, 94)
    page.line(370, 94, 480, 94)
    page.text(80, 97, "Bay")
    for x, text in zip((230, 300, 390, 460), ("cars", "vans", "cars", "vans"), strict=True):
        page.text(x, 106, text, "center")
    for n in range(5):
        page.row(124 + 14 * n, f"Bay {n}", [f"1{n}.5", f"2{n}.5", f"{n}.5"], [306, 396, 466])
    [grid] = page.grids()
    assert grid.rows[-1] == ["Bay 4", None, "14.5", "24.5", "4.5"]


def test_codes_in_groups_under_one_header_are_one_column() -> None:
    page = Drawing(points=8)
    codes = ["41 207 33-10", "41 207 90-02", "55 118 04-77", "55 310 61-40"]
    for x, text in zip((80, 110, 200, 320), ("No", "Order no.", "Part", "Pieces"), strict=True):
        page.text(x, 90, text)
    for n, code in enumerate(codes):
        page.text(80, 104 + 13 * n, str(n + 1))
        page.text(110, 104 + 13 * n, code)
        page.text(200, 104 + 13 * n, f"Hinge {'ABCD'[n]}")
        page.text(340, 104 + 13 * n, str(2 * n + 1), "right")
    [grid] = page.grids()
    assert [row[1] for row in grid.rows] == ["Order no.", *codes]


def test_lines_with_amounts_in_units_are_rows_though_their_labels_begin_in_lower_case() -> None:
    page = Drawing()
    rows = [
        ["Mass", "12.0 kg", "14.5 kg", "100"],
        ["of which frame", "2.1 kg", "2.9 kg", "21"],
        ["motor", "9.0 kg", "1.4 kg", None],
        ["cover", "0.9 kg", "1.2 kg", None],
        ["Voltage", "12 V", "24 V", "7"],
        ["Current", "3 A", "2 A", "8"],
    ]
    page.row(90, "Model", ["A", "B", "Share"], RIGHT)
    for n, (label, *cells) in enumerate(rows):
        page.row(106 + 13.5 * n, label or "", [cell or "" for cell in cells], RIGHT)
    [grid] = page.grids()
    assert grid.rows == [["Model", "A", "B", "Share"], *rows]


def test_a_title_and_a_remark_at_its_right_end_are_no_header() -> None:
    page = Drawing(points=8)
    page.font = "Helvetica-Bold"
    page.text(70, 76, "Upper mill, north")
    page.font = "Helvetica"
    page.text(316, 76, "Level +0.8 m", "right")
    head = ["No", "h", "Reader", "Place", "Depth", "Note"]
    for x, text in zip((74, 98, 115, 200, 270, 298), head, strict=True):
        page.text(x, 90, text)
    page.line(70, 94, 310, 94)
    for n in range(6):
        page.row(104 + 12 * n, "", [str(n + 1), str(2 * n + 1), f"1{n}.3{n}"], [84, 103, 288])
        for x, text in zip((115, 200, 298), ("Ames, J.", "Upper lock", "ab" if n % 2 else ""), strict=True):
            page.text(x, 104 + 12 * n, text)
    [grid] = page.grids()
    assert grid.rows[:2] == [head, ["1", "1", "Ames, J.", "Upper lock", "10.30", None]]


def test_a_wrapped_cell_in_the_middle_of_a_table_is_no_heading_of_rows() -> None:
    page = Drawing()
    page.row(90, "No", ["Each", "Sum"], [400, 450], x=100)
    page.text(200, 90, "Work done")
    y = 106
    for n, text in enumerate(["Hedge, cut", "Gutters, cleared out and", "Paths, swept", "Lawn, mown"]):
        page.row(y, str(n + 1), [f"{n + 3}.00", f"{n + 8}.50"], [400, 450], x=100)
        page.text(200, y, text)
        if n == 1:
            y += 11
            page.text(200, y, "washed down by hand, twice per year")
        y += 14
    [grid] = page.grids()
    assert grid.rows[2] == ["2", "Gutters, cleared out and washed down by hand, twice per year", "4.00", "9.50"]


def test_figures_in_the_second_line_of_a_header_make_it_no_row() -> None:
    page = Drawing()
    right = [200, 260, 320, 380, 440]
    page.row(80, "", ["Herd,", "Milk", "Price", "Land", "Staff"], right)
    page.row(91, "Farm", ["1,000", "per cow", "per litre", "per cow", "per farm"], right)
    for n in range(5):
        page.row(107 + 14 * n, f"Farm {n}", [f"{n}.4", f"7{n}1", f"0.4{n}", f"1.{n}", f"{n + 2}"], right)
    [grid] = page.grids()
    assert grid.rows[0] == ["Farm", "Herd, 1,000", "Milk per cow", "Price per litre", "Land per cow", "Staff per farm"]
    assert len(grid.rows) == 6


def test_bold_headers_under_a_larger_title_begin_another_table() -> None:
    page = Drawing()
    words = [["Flour", "strong", "stoneground"], ["Salt", "fine", "from the sea"], ["Yeast", "fresh", "kept cold"]]
    page.line(78, 70, 422, 70)
    page.line(78, 184, 422, 184)
    for top, title, head in ((82, "", ["Item", "Kind", "Remark"]), (150, "Part 2: Tins", ["Tin", "Size", "Lining"])):
        page.font = "Helvetica-Bold"
        if title:
            page.points = 12
            page.text(80, top - 15, title)
            page.points = 9
        for x, text in zip((80, 200, 300), head, strict=True):
            page.text(x, top, text)
        page.font = "Helvetica"
        page.line(78, top + 4, 422, top + 4)
        for n, row in enumerate(words):
            for x, text in zip((80, 200, 300), row, strict=True):
                page.text(x, top + 14 + 13 * n, text)
    grids = page.grids()
    assert [grid.rows[0] for grid in grids] == [["Item", "Kind", "Remark"], ["Tin", "Size", "Lining"]]


@pytest.mark.parametrize("above", [["6 15", "17 40"], ["8 00", "9 05"]])
def test_hours_and_minutes_with_a_blank_between_are_one_cell(above: list[str]) -> None:
    page = Drawing()
    right = [200, 240, 280, 320]
    rows = [
        ["Quay", *above, "12 30", "23 10"],
        ["Lock", "6 40", "–", "12 55", "23 35"],
        ["Pier", "7 02", "9 27", "13 17", "23 57"],
    ]
    page.row(90, "Service", ["A", "B", "C", "D"], right)
    for n, (label, *cells) in enumerate(rows):
        page.row(104 + 12 * n, label, cells, right)
    [grid] = page.grids()
    assert grid.rows == [["Service", "A", "B", "C", "D"], *rows]


def test_titles_over_unequal_numbers_of_columns_are_centred_on_theirs() -> None:
    page = Drawing()
    right = [230, 270, 310, 350, 390, 430, 470, 510]
    page.text(295, 80, "Mondays to Fridays", "center")
    page.text(455, 80, "Sundays", "center")
    page.row(92, "Stop", list("ABCDEFGH"), right)
    for n, name in enumerate(("Quay", "Lock", "Pier")):
        page.row(106 + 12 * n, name, [f"{k + 6}.{n}{k}" for k in range(8)], right)
    [grid] = page.grids()
    assert grid.rows[0] == [None, "Mondays to Fridays", None, None, None, None, "Sundays", None, None]


def test_titles_leave_out_the_columns_of_words_at_both_ends() -> None:
    page = Drawing()
    right = [260, 305, 350, 395]
    for x, text in ((262, "Level, m"), (356, "Extremes, m")):
        page.text(x, 80, text, "center")
    page.row(92, "Gauge", ["Spring", "Neap", "High", "Low"], right)
    page.text(160, 92, "Kind")
    page.text(420, 92, "Keeper")
    for n, (name, keeper) in enumerate((("Head", "Trust"), ("Bay", "Navy"), ("Quay", "Town"))):
        page.row(106 + 12 * n, name, [f"{k + n}.12" for k in range(4)], right)
        page.text(160, 106 + 12 * n, "Float")
        page.text(420, 106 + 12 * n, keeper)
    [grid] = page.grids()
    assert grid.rows[0] == [None, None, "Level, m", None, "Extremes, m", None, None]


def test_a_title_that_ends_with_a_number_is_one_cell() -> None:
    page = Drawing()
    page.text(80, 80, "Ingredient")
    page.text(236, 80, "Batch of 40", "center")
    page.text(326, 80, "Batch of 120", "center")
    for n, (name, a, b, unit) in enumerate(
        (("Flour", "2.5", "7.5", "kg"), ("Eggs", "12", "36", "pc"), ("Salt", "40", "120", "g"))
    ):
        page.row(94 + 13 * n, name, [a, b], [232, 322])
        page.text(244, 94 + 13 * n, unit)
        page.text(334, 94 + 13 * n, unit)
    [grid] = page.grids()
    assert grid.rows[0][0] == "Ingredient"
    assert set(grid.rows[0][1:]) == {"Batch of 40", "Batch of 120", None}


@pytest.mark.parametrize("gutter", [5.0, 6.0])
def test_columns_with_narrow_gutters_are_parted(gutter: float) -> None:
    page = Drawing()
    words = [["1", "Hopper", "312.00", "Hull"], ["2", "Knife", "88.50", "Leith"], ["3", "Guard, long", "54.25", "Hull"]]
    words += [["4", "Washer", "0.08", ""], ["12", "Bolt", "0.45", ""], ["13", "Nut", "0.30", "Hull"]]
    for n, (item, name, price, place) in enumerate([["No.", "Name", "Price", "From"], *words]):
        y = 90 + 12 * n
        page.text(96, y, item, "right")
        page.text(96 + gutter, y, name)
        page.text(240, y, price, "right")
        page.text(240 + gutter, y, place)
    [grid] = page.grids()
    assert grid.rows == [["No.", "Name", "Price", "From"], *([t or None for t in row] for row in words)]


def test_a_header_with_a_long_name_is_no_running_text() -> None:
    page = Drawing()
    heads = ["Course", "Dates", "Place and what to bring", "Fee", "Leader"]
    rows = [
        ["Coastal", "3–7 April", "Boots and a hand lens", "240", "Hale"],
        ["Peat", "10 April", "Nothing", "180", "Ruiz"],
        ["Lichens", "22 April", "Day trip", "25", "Orme"],
    ]
    page.prose(60, 3)
    for n, (course, dates, place, fee, leader) in enumerate([heads, *rows]):
        for x, text in ((80, course), (150, dates), (215, place), (440, leader)):
            page.text(x, 120 + 13 * n, text)
        page.text(420, 120 + 13 * n, fee, "right")
    page.prose(190, 3)
    [grid] = page.grids()
    assert grid.rows == [heads, *rows]


def test_words_of_a_cell_that_wraps_in_the_middle_of_the_table_are_no_heading() -> None:
    page = Drawing()
    right = [400, 460]
    page.row(90, "Name", ["100 m", "200 m"], right)
    page.text(250, 90, "Club")
    for y, name, club, cells in (
        (102, "Brennick", "Otterburn", ["1:04.12", "2:11.80"]),
        (114, "Mortimer", "Penwith Dolphins", ["1:05.33", "2:13.07"]),
        (138, "Akele", "Severn", ["1:05.90", "2:14.55"]),
    ):
        page.row(y, name, cells, right)
        page.text(250, y, club)
    page.text(250, 126, "Swim Club")
    [grid] = page.grids()
    assert grid.rows[2] == ["Mortimer", "Penwith Dolphins Swim Club", "1:05.33", "2:13.07"]
