"""Tables that stand side by side, or beside running text: each is a table of its own."""

from __future__ import annotations

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
