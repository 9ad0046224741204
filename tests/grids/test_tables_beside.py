"""Tables that stand side by side, or beside running text: each is a table of its own."""

from __future__ import annotations

import pytest
from tables_paper import PROSE, Drawing

import docextract

LEFT = [("Apples", "12", "3.10"), ("Pears", "7", "4.25"), ("Plums", "31", "2.80"), ("Quinces", "2", "6.00")]
RIGHT = [("Oak", "Mill Lane", "9"), ("Ash", "Tarn Road", "14"), ("Beech", "Church Hill", "3"), ("Elm", "Station", "1")]


def left(page: Drawing, y: float, pitch: float = 14) -> list[list[str | None]]:
    for n, (name, count, price) in enumerate(LEFT):
        page.row(y + n * pitch, name, [count, price], [180, 240], x=60)
    return [list(row) for row in LEFT]


def right(page: Drawing, y: float, pitch: float = 14) -> list[list[str | None]]:
    for n, (name, place, count) in enumerate(RIGHT):
        page.text(320, y + n * pitch, name)
        page.text(400, y + n * pitch, place)
        page.text(520, y + n * pitch, count, "right")
    return [list(row) for row in RIGHT]


def test_rules_that_end_between_two_tables_part_them() -> None:
    page = Drawing()
    expected = [left(page, 100), right(page, 100)]
    for y in (88, 148):
        page.line(60, y, 240, y)
        page.line(320, y, 520, y)
    assert [grid.rows for grid in page.grids()] == expected


def test_rows_at_heights_of_their_own_part_two_tables() -> None:
    page = Drawing()
    expected = [left(page, 100, 17), right(page, 106, 13)]
    assert [grid.rows for grid in page.grids()] == expected


def test_titles_of_their_own_part_two_tables() -> None:
    page = Drawing()
    page.font = "Helvetica-Bold"
    page.text(60, 86, "Fruit sold")
    page.text(320, 86, "Trees felled")
    page.font = "Helvetica"
    fruit, trees = left(page, 100), right(page, 100)
    first, second = page.grids()
    assert first.rows[-4:] == fruit
    assert second.rows[-4:] == trees


def test_text_beside_a_table_is_no_column_of_it() -> None:
    page = Drawing()
    expected = left(page, 100, 14)
    words = PROSE.split()
    for n in range(6):
        page.text(300, 97 + 11 * n, " ".join(words[8 * n % 24 : 8 * n % 24 + 7]))
    assert [grid.rows for grid in page.grids()] == [expected]


def test_rules_under_some_columns_of_one_table_part_nothing() -> None:
    page = Drawing()
    page.row(86, "Fruit", ["Sold", "Price", "Sold", "Price"], [180, 240, 340, 400], x=60)
    for n, (name, count, price) in enumerate(LEFT):
        page.row(100 + 14 * n, name, [count, price, count, price], [180, 240, 340, 400], x=60)
    for x in (150, 310):
        page.line(x, 76, x + 90, 76)
        page.line(x, 90, x + 90, 90)
    [grid] = page.grids()
    assert grid.rows[1] == ["Apples", "12", "3.10", "12", "3.10"]


def whole(page: Drawing) -> list[list[list[str | None]]]:
    page.canvas.showPage()
    page.canvas.save()
    return [grid.rows for grid in docextract.grids(page.buffer.getvalue())]


def test_the_decimal_scale_and_the_years_of_a_chart_beside_a_table_are_in_no_table() -> None:
    page = Drawing()
    expected = left(page, 100)
    for y in (88, 148):
        page.line(60, y, 240, y)
    for n, tick in enumerate(["3.0", "2.5", "2.0", "1.5", "1.0"]):
        page.text(330, 96 + 17 * n, tick, "right")
    for n in range(6):
        page.text(350 + 30 * n, 190, str(2014 + n), "center")
    assert whole(page) == [expected]


def test_a_table_over_both_columns_of_text_is_one() -> None:
    page = Drawing()
    for n, (name, count, price) in enumerate(LEFT):
        page.row(100 + 12 * n, name, [count, price, count, price, count], [180, 250, 330, 400, 470 + 2 * n], x=60)
    page.prose(180, 9, 60, 290)
    page.prose(180, 9, 310, 540)
    [grid] = page.grids()
    assert grid.rows[0] == ["Apples", "12", "3.10", "12", "3.10", "12"]


def justified(page: Drawing, y: float, lines: int, x0: float, x1: float) -> None:
    """Running text whose lines all end at one place but the last."""
    words = (PROSE * lines).split()
    for n in range(lines):
        line = [words.pop(0)]
        while sum(map(page.width, [*line, words[0]])) + 3 * len(line) < x1 - x0:
            line.append(words.pop(0))
        gap = (x1 - x0 - sum(map(page.width, line))) / (len(line) - 1) if n < lines - 1 else 3
        x = x0
        for word in line:
            page.text(x, y + 12 * n, word)
            x += page.width(word) + gap


def test_a_column_of_justified_text_beside_a_table_is_no_part_of_it() -> None:
    page = Drawing()
    expected = left(page, 100, 15)
    justified(page, 98, 8, 320, 540)
    assert [grid.rows for grid in page.grids()] == [expected]


def test_two_lines_of_text_as_wide_as_a_ruled_table_above_them_are_no_part_of_the_table_beside_them() -> None:
    page = Drawing()
    rows = [(f"{5 * n}", f"{n}.{61 + n}12") for n in range(14)]
    for n, cells in enumerate(rows):
        page.row(100 + 14 * n, "", cells, [120, 200])
    page.ruled([300, 400, 470, 540], [92, 110, 128, 146], [["Salt", "pH", "Unit"], ["A", "3", "m"], ["B", "4", "m"]])
    justified(page, 168, 3, 300, 540)
    assert [list(row) for row in rows] in [grid.rows for grid in page.grids()]


def test_a_chart_beside_a_table_is_no_reason_to_give_the_table_up() -> None:
    from docextract.grids.whole import _beside

    held = [(60.0, 90.0 + 14 * n, 240.0, 100.0 + 14 * n) for n in range(4)]
    assert _beside([(330, 95, 340, 105), (370, 106, 390, 116)], held)
    assert not _beside([(330, 90, 340, 100), (330, 104, 340, 114)], held)
    assert not _beside([(100, 95, 110, 105)], held)


def test_a_table_over_two_columns_of_text_is_whole_though_some_of_its_rows_leave_the_middle_free() -> None:
    page = Drawing()
    page.prose(60, 8, 72, 290)
    page.prose(60, 8, 322, 540)
    rows = [
        ("Attendances", ["12", "12,118,400", "4", "7"]),
        ("Four hours", ["8", "11,702,100", "9", "2"]),
        ("Handover of patients over sixty minutes", ["204", "231", "318", "6"]),
        ("Discharges", ["2", "19", "23", "9"]),
    ]
    right = [260, 330, 420, 500]
    page.row(200, "Measure", ["Oct", "Nov", "Dec", "Jan"], right)
    for n, (label, cells) in enumerate(rows):
        page.row(214 + 14 * n, label, cells, right)
    [grid] = page.grids()
    assert grid.rows == [["Measure", "Oct", "Nov", "Dec", "Jan"], *([label, *cells] for label, cells in rows)]


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_coloured_panel_at_the_side_of_a_page_is_beside_its_tables(side: str) -> None:
    page = Drawing()
    x0, x = (0, 190) if side == "left" else (440, 40)
    page.fill(x0, 60, x0 + 172, 792, "#e4ece8")
    page.fill(0, 0, 612, 60, "#104030")
    for n, words in enumerate(
        ("Aim of the fund", "To grow savings over", "five years by holding", "shares of 12 kinds", "58")
    ):
        page.text(x0 + 12, 100 + 13 * n, words)
    right = [x + 200, x + 260, x + 330]
    rows = [
        ["", "1 year", "3 years", "5 years"],
        *([name, "2.14%", "13.6%", "31.8%"] for name in ("Fund", "Index", "All")),
    ]
    for n, (label, *cells) in enumerate(rows):
        page.row(102 + 13 * n, label, cells, right, x)
    [grid] = page.grids()
    assert grid.rows == [[cell or None for cell in row] for row in rows]


@pytest.mark.parametrize("rows", [5, 8])
def test_tables_with_the_same_headers_side_by_side_are_two_where_the_rule_under_these_ends_between_them(
    rows: int,
) -> None:
    page = Drawing()
    for x in (70, 330):
        page.row(90, "Bed", ["Row", "Seed", "Grams"], [x + 70, x + 120, x + 180], x)
        page.line(x - 2, 94, x + 182, 94)
        for n in range(rows if x < 100 else 5):
            page.row(106 + 13 * n, f"Bed {n}", [str(n), f"1{n}", f"{n}.5"], [x + 70, x + 120, x + 180], x)
    grids = page.grids()
    assert [grid.rows[0] for grid in grids] == [["Bed", "Row", "Seed", "Grams"]] * 2
    assert [len(grid.rows) for grid in grids] == [rows + 1, 6]


def test_the_same_headers_under_two_titles_beside_one_column_of_labels_are_those_of_one_table() -> None:
    page = Drawing()
    right = [220, 270, 320, 420, 470, 520]
    page.text(245, 80, "This year", "center")
    page.text(445, 80, "Last year", "center")
    page.row(94, "", ["Ewes", "Rams", "Lambs"] * 2, right)
    page.line(190, 98, 322, 98)
    page.line(390, 98, 522, 98)
    for n in range(5):
        page.row(110 + 13 * n, f"Fold {n}", [f"{n}1", f"{n}2", f"{n}3", f"{n}4", f"{n}5", f"{n}6"], right)
    [grid] = page.grids()
    assert grid.rows[-1] == ["Fold 4", "41", "42", "43", "44", "45", "46"]


def test_rows_between_rules_over_both_columns_of_text_are_those_of_one_table() -> None:
    page = Drawing()
    page.prose(60, 9, 72, 290)
    page.prose(60, 9, 322, 540)
    right = [360, 430, 500]
    page.row(204, "Crop", ["2021", "2022", "2023"], right, 76)
    for n, name in enumerate(("Barley", "Oats, hulled and", "Rye", "Wheat of winter")):
        page.text(130, 222 + 20 * n, f"{name} and other kinds grown")
        page.row(222 + 20 * n, "ABCD"[n], [f"{n}2", f"{n}4", f"{n}6"], right, 76)
        page.line(72, 209 + 20 * n, 540, 209 + 20 * n)
    page.line(72, 190, 540, 190)
    page.line(72, 289, 540, 289)
    grids = page.grids()
    assert [(len(grid.rows), grid.rows[-1][0], grid.rows[-1][-1]) for grid in grids] == [(5, "D", "36")]


def test_a_table_in_a_column_of_text_whose_lines_stand_at_other_heights_than_those_beside_it() -> None:
    page = Drawing()
    page.prose(80, 14, 60, 290)
    page.row(102.5, "Species", ["Day 5", "Day 10"], [430, 500], 320)
    rows = [["Barley", "41", "77"], ["Rye", "52", "81"], ["Wild oat", "12", "30"]]
    for n, (label, *cells) in enumerate(rows):
        page.row(113.75 + 11.25 * n, label, cells, [430, 500], 320)
    page.prose(164, 12, 320, 550)
    [grid] = page.grids()
    assert grid.rows == [["Species", "Day 5", "Day 10"], *rows]


@pytest.mark.parametrize("short", [3, 4])
def test_two_tables_without_rules_on_the_same_lines_are_told_by_their_ends(short: int) -> None:
    page = Drawing()
    page.row(90, "Month", ["mm", "Days"], [160, 210], 50)
    page.row(90, "River", ["Low", "High"], [435, 490], 310)
    months, rivers = ["January", "February", "March", "April", "May", "June"], ["Arrow", "Brede", "Lugg", "Teme"]
    for n, name in enumerate(months):
        page.row(102 + 12 * n, name, [f"8{n}", f"1{n}"], [160, 210], 50)
    for n, name in enumerate(rivers[:short]):
        page.row(102 + 12 * n, name, [f"0.3{n}", f"2.{n}8"], [435, 490], 310)
    one, other = page.grids()
    assert [row[0] for row in one.rows] == ["Month", *months]
    assert [row[0] for row in other.rows] == ["River", *rivers[:short]]
