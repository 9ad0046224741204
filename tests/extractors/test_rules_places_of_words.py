"""Where numbers stand that words tell: rooms of a type, percentages of a total, counts in a label."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import pdf, read, result, results, workbook

from docextract import Place, RentRoll
from docextract.testing import misplaced, write

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

HEAD = ["Unit", "Unit Type", "Sq Ft", "Tenant", "Market Rent", "Rent"]


def roll(*rows: list[Any], above: tuple[list[Any], ...] = (), total: list[Any] | None = None) -> RentRoll:
    title = [["Rent Roll"], ["Maple Court"], ["As of 01/31/2024"], []]
    return read(workbook([*title, *above, HEAD, *rows, *([total] if total else [])]))


def test_rooms_that_a_type_tells_stand_where_the_type_does() -> None:
    x = roll(["101", "2x1", 900, "Ann Ames", 1000, 950], ["102", "Efficiency", 400, "Bob Boll", 700, 650])
    two, studio = x.rows
    here = [Place(sheet="Sheet1", cell="B6")]
    assert (two.bedrooms, two.bathrooms, two.sources["bedrooms"], two.sources["bathrooms"]) == (2, 1, here, here)
    assert (studio.bedrooms, studio.bathrooms) == (0, None)
    assert studio.sources["bedrooms"] == [Place(sheet="Sheet1", cell="B7")]
    assert "bathrooms" not in studio.sources
    assert (studio.derived, two.derived) == ({"bedrooms": "studio(unitType)"}, {})
    assert misplaced(x) == []


@pytest.mark.parametrize("lines", [("2 Bed", "1 Bath"), ("2", "Bed 1 Bath"), ("2 Bed /", "1 Bath")])
def test_rooms_of_a_type_that_wraps_stand_where_its_lines_do(lines: tuple[str, str]) -> None:
    head = ["Unit", "Unit Type", "Sq Ft", "Tenant", "Rent"]
    rows = [
        ["101", lines[0], 700, "Ann Ames", 950],
        ["", lines[1]],
        ["102", lines[0], 800, "Bob Boll", 900],
        ["", lines[1]],
    ]
    for row in read(pdf([["Rent Roll", "Maple Court"], head, *rows])).rows:
        assert (row.unit_type, row.bedrooms, row.bathrooms) == (" ".join(lines), 2, 1)
        assert row.sources["bathrooms"] == row.sources["unitType"]
        assert set(map(str, row.sources["bedrooms"])) <= set(map(str, row.sources["unitType"]))


def test_rooms_in_words_of_their_own_beside_the_type_are_no_type() -> None:
    x = read(workbook([["Rent Roll"], [*HEAD, "Bed/Bath"], ["101", "A", 900, "Ann Ames", 1000, 950, "2x1"]]))
    (row,) = x.rows
    assert (row.unit_type, row.sources["unitType"]) == ("A", [Place(sheet="Sheet1", cell="B3")])
    assert (row.bedrooms, row.sources["bedrooms"]) == (2, [Place(sheet="Sheet1", cell="G3")])


def test_no_bedrooms_that_a_type_prints_are_no_deduction() -> None:
    printed, told = roll(["101", "0x1", 400, "Ann Ames", 700, 650], ["102", "Studio", 400, "Bob Boll", 700, 650]).rows
    assert (printed.bedrooms, printed.derived) == (0, {})
    assert (told.bedrooms, told.derived) == (0, {"bedrooms": "studio(unitType)"})


def test_an_area_beside_a_unit_s_number_is_taken_where_no_column_says_it() -> None:
    alone, beside = roll(["101 (750 sf)", "A", None, "Ann Ames"], ["102 (800 sf)", "A", 790, "Bob Boll"]).rows
    assert (alone.unit, alone.area, alone.derived) == ("101", 750, {"area": "inside(unit)"})
    assert (beside.area, beside.derived) == (790, {})


def test_a_resident_s_id_under_the_name_is_none_of_the_name() -> None:
    rows = [["101", "Ann Ames", 950], ["", "t0012345"], ["102", "Bob Boll", 900], ["", "t0012346"]]
    x = read(pdf([["Rent Roll", "Maple Court"], ["Unit", "Tenant", "Rent"], *rows]))
    assert [(row.tenant_name, row.resident_id) for row in x.rows] == [
        ("Ann Ames", "t0012345"),
        ("Bob Boll", "t0012346"),
    ]


def test_a_rate_in_the_column_of_the_rent_leaves_the_other_places() -> None:
    x = roll(["101", "Shop", 900, "Ann Ames", 1000, "$12.50/SF"], ["102", "Shop", 400, "Bob Boll", 700, "$13.00/SF"])
    assert set(x.rows[0].sources) == {"unit", "unitType", "area", "tenantName", "marketRent", "rentPerArea"}
    assert x.rows[0].sources["rentPerArea"] == [Place(sheet="Sheet1", cell="F6")]


def test_a_percentage_of_a_total_says_where_it_stands() -> None:
    x = roll(
        ["101", "A", 900, "Ann Ames", 1000, 950], ["102", "A", 900, "Vacant", 1000, None],
        total=["2 Units", None, 1800, "50.0% Occupied", 2000, 950],
    )  # fmt: skip
    (stated,) = x.totals.stated
    assert (stated.values["percent"], stated.sources["percent"]) == (50, Place(sheet="Sheet1", cell="D8"))


def test_a_percentage_in_a_table_beside_the_roll_says_where_it_stands() -> None:
    table = (["Occupancy", "Units", "%"], ["Occupied", 1, "50.0%"], ["Vacant", 1, "50.0%"], [])
    x = roll(["101", "A", 900, "Ann Ames", 1000, 950], ["102", "A", 800, "Vacant", 1000, None], above=table)
    assert [(t.values["percent"], t.sources["percent"]) for t in x.totals.stated] == [
        (50, Place(sheet="Sheet1", cell="C6")), (50, Place(sheet="Sheet1", cell="C7")),
    ]  # fmt: skip


def test_an_amount_beside_a_count_in_the_label_is_an_amount() -> None:
    title = [["Rent Roll"], ["Maple Court"], ["As of 01/31/2024"], []]
    rows = [["1", "Acme LLC", 12000, dt.date(2025, 1, 31)], ["2", "Bolt Inc", 24000, dt.date(2026, 1, 31)]]
    made = [*title, ["Suite", "Tenant", "Annual Rent", "Lease End"], *rows, ["Total 2 Units", None, 36000]]
    (stated,) = read(workbook(made), "OFFICE").totals.stated
    assert stated.values == {"annualRent": 36000, "units": 2}


def test_blank_rows_in_a_table_above_the_roll_end_it_not() -> None:
    table = (["Occupancy", "Units", "Sq. Ft."], ["Occupied", 1, 900], [], ["Vacant", 1, 800], [])
    x = roll(["101", "A", 900, "Ann Ames", 1000, 950], ["102", "A", 800, "Vacant", 1000, None], above=table)
    assert [(t.label, t.values) for t in x.totals.stated] == [
        ("Occupied", {"units": 1, "area": 900}), ("Vacant", {"units": 1, "area": 800}),
    ]  # fmt: skip


def test_the_head_of_a_page_parts_no_block_of_totals() -> None:
    sample = write("cmbs.tenantSummary", 151, "pdf")
    x = read(sample.data, sample.asset_type)
    assert [check.message for check in x.checks if check.status == "FAIL"] == []
    assert {c.status for c in results(x, "R08") if c.expected == 143448} == {"PASS"}  # occupied, and the vacant line


def test_the_count_in_a_label_that_wraps_is_read() -> None:
    sample = write("appfolio.rentRoll", 73708, "pdf")
    x = read(sample.data, sample.asset_type)
    assert result(x, "R03", "Total 25 Units").status == "PASS"
    assert x.totals.stated[-1].values["units"] == 25
