"""Every row of the source has a role, every number a place, and both can be looked up in the file."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from looking import misplaced, number_places
from promises import assert_sound
from rolls import COLUMNS, empty, home, lines, pdf, read, workbook

from docextract import Options, Place

UNITS = [
    home("101"),
    home("102", "Bob Boll", rent=975.5, balance=-12.5),
    empty("103"),
    home("104", "Cyd Cole", rent=990),
]
NOTES = [
    [],
    ["Occupancy Summary"],
    ["Status", "Units"],
    ["Occupied", 3],
    ["Vacant", 1],
    ["Total", 4],
    [],
    ["End of report"],
]


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_every_number_stands_at_the_place_it_names(medium: str) -> None:
    content = lines(UNITS)
    data = workbook(content) if medium == "xlsx" else pdf(content)
    x = read(data)
    assert len(list(number_places(x))) >= 4 * 2 + 3 * 3 + 5
    assert misplaced(data, x) == []


def test_every_filled_field_of_a_row_names_the_cell_it_was_read_from() -> None:
    x = read(workbook(lines(UNITS)))
    row = x.rows[1]
    assert {name: [p.cell for p in places] for name, places in row.sources.items()} == {
        "unit": ["A7"], "unitType": ["B7"], "area": ["C7"], "tenantName": ["D7"], "marketRent": ["E7"],
        "contractRent": ["F7"], "deposit": ["G7"], "balance": ["H7"], "leaseStartDate": ["I7"], "leaseEndDate": ["J7"],
        "moveInDate": ["K7"],
    }  # fmt: skip
    assert row.row_id == "Sheet1!A7"


def test_the_sheet_in_a_place_is_the_one_that_was_asked_for() -> None:
    data = workbook([["Cover"]], lines(UNITS), names=["Cover", "Rent Roll (Jan)"])
    x = read(data, sheet=2)
    assert {p.sheet for row in x.rows for places in row.sources.values() for p in places} == {"Rent Roll (Jan)"}
    assert misplaced(data, x) == []


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_places_are_those_of_the_page_as_displayed(turn: int) -> None:
    import pypdf

    content = pypdf.PdfWriter(clone_from=io.BytesIO(pdf(lines(UNITS))))
    upright = content.pages[0]
    # The text is turned one way and the page is displayed turned back, as reports printed sideways are.
    upright.add_transformation(
        pypdf.Transformation().rotate(turn).translate(*{90: (612, 0), 180: (792, 612), 270: (0, 792)}[turn])
    )
    if turn in (90, 270):
        upright.mediabox = upright.cropbox = pypdf.generic.RectangleObject((0, 0, 612, 792))
    upright.rotation = turn
    out = io.BytesIO()
    content.write(out)
    x = read(out.getvalue())
    straight = read(pdf(lines(UNITS)))
    assert [row.contract_rent for row in x.rows] == [row.contract_rent for row in straight.rows]
    assert misplaced(out.getvalue(), x) == []
    for turned, upright_row in zip(x.rows, straight.rows, strict=True):
        for place, wanted in zip(turned.sources["marketRent"], upright_row.sources["marketRent"], strict=True):
            assert place.box == pytest.approx(wanted.box, abs=2)


def test_the_ledger_gives_every_row_of_the_sheet_a_role() -> None:
    content = lines(UNITS, after=NOTES)
    x = read(workbook(content))
    assert x.ledger.read == len(content)
    assert x.ledger.by_role["DATA"] == 4
    assert x.ledger.by_role["HEADER"] == 1
    assert x.ledger.by_role["TITLE"] == 3
    assert x.ledger.by_role["TOTAL"] + x.ledger.by_role["SUMMARY"] >= 4
    assert x.ledger.by_role["BLANK"] == 3
    assert x.ledger.unexplained == []
    assert_sound(x)


def test_a_row_that_is_not_understood_is_named_with_its_place() -> None:
    content = lines(UNITS, total=None)
    content.insert(7, [None, None, None, "north wing", None, None, 9, None, None, None, None, None])
    x = read(workbook(content))
    assert len(x.rows) == 4
    assert x.ledger.by_role["OTHER"] == 1
    assert [place.to_json() for place in x.ledger.unexplained] == ["Sheet1!D8"]


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_places_are_written_as_text_for_sheets_and_as_lists_for_pages(medium: str) -> None:
    content = lines(UNITS)
    x = read(workbook(content) if medium == "xlsx" else pdf(content))
    dumped = json.loads(x.model_dump_json())
    (place,) = dumped["data"]["extracted"]["rows"][0]["sources"]["contractRent"]
    (model,) = x.rows[0].sources["contractRent"]
    if medium == "xlsx":
        assert place == "Sheet1!F6"
        assert model == Place(sheet="Sheet1", cell="F6")
    else:
        page, x0, top, x1, bottom = place
        assert page == 1
        assert x0 < x1
        assert 0 < top < bottom < 612
        assert [round(v, 1) for v in place[1:]] == place[1:]


def rows_of(dumped: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = dumped["data"]["extracted"]["rows"]
    return found


def test_every_field_is_always_there_and_null_is_told_from_zero() -> None:
    dumped = read(workbook(lines([home("101", deposit=0), empty("102")], total=None))).model_dump(mode="json")
    first, second = rows_of(dumped)
    assert first.keys() == second.keys()
    assert first["deposit"] == 0
    assert second["deposit"] is None
    assert second["charges"] == []
    assert second["unread"] == {}
    assert len(first) >= 54


def test_the_raw_text_of_the_source_is_in_the_answer_unless_it_is_not_wanted() -> None:
    data = workbook(lines(UNITS))
    with_source = read(data).source
    assert with_source is not None
    assert with_source.grids[0].rows[4] == list(COLUMNS.values())
    assert with_source.grids[0].rows[5][3] == "Ann Ames"
    assert read(data, options=Options(include_source=False)).source is None
