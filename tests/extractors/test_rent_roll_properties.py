"""Several properties in one roll: by column, by heading, by the head of the page."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from promises import assert_sound
from rolls import COLUMNS, column, home, lines, pdf, read, read_lines, status, total_line, workbook

from docextract.testing import write

TWO_TITLES = [["Rent Roll"], ["As of 01/31/2024"], []]


def properties(x: Any) -> list[tuple[str | None, str | None]]:
    return [(row.property_name, row.unit) for row in x.rows]


def test_a_property_column_names_the_property_of_each_row() -> None:
    columns = {"property": "Property", **COLUMNS}
    rows = [
        home("101", property="Maple Court"),
        home("102", "Bob Boll", property="Maple Court"),
        home("101", "Cyd Cole", property="Oak Terrace"),
    ]
    x = read_lines(rows, columns=columns, title=TWO_TITLES)
    assert properties(x) == [("Maple Court", "101"), ("Maple Court", "102"), ("Oak Terrace", "101")]
    assert status(x, "S03") == "PASS"
    assert [row.counts_as_unit for row in x.rows] == [True] * 3
    assert [p.property_name for p in x.summary.by_property] == ["Maple Court", "Oak Terrace"]
    assert x.rows[2].sources["propertyName"]


def test_a_code_in_brackets_behind_the_property_is_its_code() -> None:
    columns = {"property": "Property", **COLUMNS}
    rows = [home("101", property="Maple Court (map01)"), home("101", "Bob Boll", property="Oak Terrace (oak02)")]
    x = read_lines(rows, columns=columns, title=TWO_TITLES)
    assert [(r.property_name, r.property_code) for r in x.rows] == [("Maple Court", "map01"), ("Oak Terrace", "oak02")]


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_headings_name_the_property_of_the_rows_below_them(medium: str) -> None:
    first, second = [home("101"), home("102", "Bob Boll")], [home("101", "Cyd Cole"), home("102", "Dee Dunn")]
    rows = [
        ["Maple Court (map01)"],
        *first,
        total_line("Total Maple Court", first),
        ["Oak Terrace (oak02)"],
        *second,
        total_line("Total Oak Terrace", second),
    ]
    content = lines(rows, title=TWO_TITLES, total="Grand Total")
    x = read(workbook(content) if medium == "xlsx" else pdf(content))
    assert properties(x) == [
        ("Maple Court", "101"), ("Maple Court", "102"), ("Oak Terrace", "101"), ("Oak Terrace", "102"),
    ]  # fmt: skip
    assert set(column(x, "property_code")) == {"map01", "oak02"}
    assert x.summary.total_units == 4
    assert not [c.message for c in x.checks if c.status == "FAIL"]
    assert_sound(x)


def test_the_head_of_the_page_names_the_property_of_its_rows() -> None:
    def page(name: str, *rows: dict[str, Any]) -> list[list[Any]]:
        return lines(rows, title=[["Rent Roll"], [name], ["As of 01/31/2024"], []], total=f"Total {name}")

    x = read(
        pdf(
            page("Maple Court", home("101"), home("102", "Bob Boll")),
            page("Oak Terrace", home("101", "Cyd Cole"), home("102", "Dee Dunn")),
        )
    )
    assert properties(x) == [
        ("Maple Court", "101"), ("Maple Court", "102"), ("Oak Terrace", "101"), ("Oak Terrace", "102"),
    ]  # fmt: skip
    assert [row.counts_as_unit for row in x.rows] == [True] * 4
    assert len(x.summary.by_property) == 2
    assert not [c.message for c in x.checks if c.status == "FAIL"]


def test_the_title_names_the_property_of_a_roll_of_one() -> None:
    x = read_lines([home("101"), home("102", "Bob Boll")])
    assert set(column(x, "property_name")) == {"Maple Court"}
    assert x.meta.property_name == "Maple Court"


def test_titles_in_the_middle_of_a_page_are_no_header_of_the_column_below_them() -> None:
    sample = write("handmade.commercial", 161605, "pdf")
    x = read(sample.data, sample.asset_type)
    assert x.meta.property_name == sample.truth["propertyName"]
    assert not [use.header for use in x.unmapped_columns if "Rent Roll" in (use.header or "")]


def test_the_title_of_the_report_is_no_property() -> None:
    x = read_lines([home("101"), home("102", "Bob Boll")], title=[["Rent Roll"], ["As of 01/31/2024"], []])
    assert x.meta.property_name is None
    assert set(column(x, "property_name")) == {None}


def test_a_building_column_keeps_units_of_the_same_number_apart() -> None:
    columns = {"building": "Bldg", **COLUMNS}
    x = read_lines([home("1", building="A"), home("1", "Bob Boll", building="B"), home("2", "Cyd", building="A")],
                   columns=columns)  # fmt: skip
    assert [(r.building, r.unit) for r in x.rows] == [("A", "1"), ("B", "1"), ("A", "2")]
    assert x.summary.total_units == 3
    assert status(x, "S03") == "PASS"


def test_headers_that_begin_with_a_house_name_it_for_the_rows_below() -> None:
    """Units, kinds of homes and names have no words above them; a house of one unit has no total."""
    words = [None, None, "contract rent", "agency pays", "tenant pays", "lease ends"]

    def house(name: str, *homes: tuple[Any, ...]) -> list[list[Any]]:
        rows = [[unit, "2 BR", *rest] for unit, *rest in homes]
        sums = [sum(row[k] or 0 for row in rows) for k in (3, 4, 5)]
        total = [[None, None, None, *sums]] if len(rows) > 1 else []
        return [[name, *words], *rows, *total, []]

    ends = dt.date(2026, 3, 1)
    x = read(
        workbook([
            ["Tenants by street | November 2025"],
            [],
            *house("12 Elm St. (duplex)", ("A", "Ann Ames", 800, 500, 300, ends),
                   ("B", "Bob Boll", 850, 600, 250, ends)),
            *house("Rear of 40 Oak (garage apt.)", ("G", "Cyd Cole", 500, None, 500, ends)),
            *house("9 Hill Rd. (triplex)", ("Up", "Dee Dunn", 700, 100, 600, ends),
                   ("Down", "vacant", None, None, None), ("Back", "Eve East", 650, 300, 350, ends)),
        ])
    )  # fmt: skip
    assert [(r.building, r.unit, r.tenant_name, r.contract_rent) for r in x.rows] == [
        ("12 Elm St. (duplex)", "A", "Ann Ames", 800),
        ("12 Elm St. (duplex)", "B", "Bob Boll", 850),
        ("Rear of 40 Oak (garage apt.)", "G", "Cyd Cole", 500),
        ("9 Hill Rd. (triplex)", "Up", "Dee Dunn", 700),
        ("9 Hill Rd. (triplex)", "Down", None, None),
        ("9 Hill Rd. (triplex)", "Back", "Eve East", 650),
    ]
    assert len({r.row_id for r in x.rows}) == 6
    assert x.meta.as_on_date == dt.date(2025, 11, 30)
    assert not [c.message for c in x.checks if c.status == "FAIL"]


@pytest.mark.parametrize(("title", "headings", "units", "named"), [
    ("Copperfield Block", ("Apartments upstairs", "Along the street"), ("101", "102", "201", "202"), False),
    ("Harbor Portfolio", ("Poppy Court", "Sexton Lodge"), ("101", "102", "201", "202"), True),
    ("Harbor Portfolio", ("Anchors", "Retail shops"), ("101", "102", "201", "202"), False),
    ("Corrib Houses", ("14 Ash Grove", "31 Manor Drive"), ("101", "102", "201", "202"), True),
    ("Copperfield Block", ("Elm Court (elm01)", "Oak Court (oak01)"), ("101", "102", "201", "202"), True),
    ("Copperfield Block", ("Upper Side", "Lower Side"), ("1", "2", "1", "2"), True),
])  # fmt: skip
def test_headings_name_properties_or_parts_of_the_one_in_the_title(
    title: str, headings: tuple[str, str], units: tuple[str, ...], named: bool
) -> None:
    lines: list[list[Any]] = []
    for heading, own in zip(headings, (units[:2], units[2:]), strict=True):
        lines += [[heading], *([unit, f"Ann Ames {n}", 800 + n, 500] for n, unit in enumerate(own)), []]
    head = [[title], ["Rent Roll as of 10/31/2026"], [], ["Unit", "Tenant", "Rent", "Deposit"]]
    x = read(workbook([*head, *lines]))
    names = [heading.partition(" (")[0] for heading in headings]
    assert [*dict.fromkeys(column(x, "property_name"))] == (names if named else [title])
    assert [*dict.fromkeys(column(x, "section"))] == ([None] if named else [*headings])


def test_a_table_of_properties_above_their_rolls_is_not_of_units() -> None:
    listed = [["1", "Plaza East", "44 Rt. 9", 2, 2200, 3000], ["2", "Fern Shops", "88 Fern Rd", 3, 3300, 4500]]
    head = ["Space", "Tenant", "Sq. ft.", "Base", "CAM", "Total"]

    def shops(first: int, count: int) -> list[list[Any]]:
        return [[f"{first + n}", f"Shop {first + n} LLC", 1100, 1400 + n, 100, 1500 + n] for n in range(count)]

    x = read(
        workbook([
            ["Submission, rents as of May 1, 2025"], [],
            ["Loc", "Name", "Address", "Spaces", "Sq. ft.", "Base rents"], *listed,
            ["", "Total", "", 5, 5500, 7500], [],
            ["Location 1: Plaza East, 44 Rt. 9"], ["", "", "", "Monthly billing, $"], head, *shops(1, 2), [],
            ["Location 2: Fern Shops, 88 Fern Rd"], ["", "", "", "Monthly billing, $"], head, *shops(11, 3),
        ])
    )  # fmt: skip
    assert [(r.property_name, r.unit) for r in x.rows] == [
        ("Plaza East, 44 Rt. 9", "1"), ("Plaza East, 44 Rt. 9", "2"),
        *(("Fern Shops, 88 Fern Rd", unit) for unit in ("11", "12", "13")),
    ]  # fmt: skip
    assert x.decisions


def test_a_heading_whose_total_is_named_as_that_of_the_title_and_whose_units_begin_anew_is_a_property() -> None:
    head = ["Unit", "Sq Ft", "Tenant", "Rent"]

    def roll(name: str, count: int) -> list[list[Any]]:
        rows = [[f"{101 + n}", 700, f"{name[:4]} Vale {n}", 900 + n] for n in range(count)]
        sums = [f"Total {name}", 700 * count, None, sum(row[3] for row in rows)]
        return [["Rent Roll"], [name], ["As of 09/30/2025"], [], head, *rows, sums]

    x = read(workbook([*roll("Copper Commons", 8), *roll("River Ridge Apartments", 4)]))
    assert [r.property_name for r in x.rows] == ["Copper Commons"] * 8 + ["River Ridge Apartments"] * 4
    assert all(check.status != "FAIL" for check in x.checks)
