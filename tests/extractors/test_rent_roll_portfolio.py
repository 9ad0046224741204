"""Rolls of several properties on sheets of their own: read together where no sheet is asked for, copies never."""

from __future__ import annotations

import datetime as dt
import io
import zipfile
from collections import defaultdict
from decimal import Decimal
from typing import Any

import pytest
from looking import misplaced
from promises import assert_sound
from rolls import empty, home, lines, results
from test_rent_roll_seeded import assert_as_printed

import docextract
from docextract import ExtractionFailedError, Options, RentRoll
from docextract.testing import write
from docextract.testing.builders import workbook
from fewer import each

openpyxl = pytest.importorskip("openpyxl")

AROUND = ("a sheet that sums the properties", "a copy of a property's sheet", "a property's roll of another month")


def read(data: bytes, **more: Any) -> RentRoll:
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL", **more)


def sheet(name: str | None, tenants: dict[str, str], as_of: str = "01/31/2024", **changes: Any) -> list[list[Any]]:
    rows = [home(unit, tenant, **changes) if tenant else empty(unit) for unit, tenant in tenants.items()]
    return lines(rows, title=[["Rent Roll"], *([[name]] if name else []), [f"As of {as_of}"], []])


ELM = {"101": "Ann Ames", "102": "Bob Boll", "103": ""}
OAK = {"101": "Cyd Cole", "102": "Dee Dunn"}


def elm_and(more: dict[str, list[list[Any]]]) -> bytes:
    return workbook(sheet("Elm Court", ELM), sheet="Elm", more=more)


def statuses(x: RentRoll, check_id: str) -> list[str]:
    return [check.status for check in results(x, check_id)]


def said(x: RentRoll, kind: str) -> str:
    return " ".join(note.message for note in x.warnings if note.type == kind)


@pytest.mark.parametrize("seed", [2, 3, 4, 6, 8, 14, 19, 23])
def test_every_sheet_of_a_portfolio_is_read_with_its_property_and_places(seed: int) -> None:
    sample = write("portfolio.rentRoll", seed, "xlsx", traps={"a sheet for each property", *AROUND[seed % 2 :]})
    x = read(sample.data)
    assert_sound(x)
    assert_as_printed(sample, x)
    assert misplaced(sample.data, x) == []
    assert [row.property_name for row in x.rows] == [row["propertyName"] for row in sample.rows]
    rents: dict[str, Decimal] = defaultdict(Decimal)
    for row in sample.rows:
        rents[row["propertyName"]] += row.get("contractRent", 0)
    assert {p.property_name: p.in_place_rent.gross for p in x.summary.by_property} == rents
    assert x.meta.property_name is None
    assert x.meta.as_on_date == dt.date.fromisoformat(sample.truth["asOnDate"])
    assert [check.title for check in x.checks if check.status == "FAIL"] == []
    assert x.proof.completeness.status == "PROVED" or seed % 2
    for name in rents:
        assert next(c.status for c in x.checks if c.check_id == "R05" and c.title.endswith(f", {name}")) == "PASS"


def test_the_rows_of_all_sheets_are_numbered_through_and_say_their_sheet() -> None:
    x = read(elm_and({"Oak": sheet("Oak Park", OAK)}))
    assert [(r.row_index, r.property_name, r.unit) for r in x.rows] == [
        (0, "Elm Court", "101"), (1, "Elm Court", "102"), (2, "Elm Court", "103"),
        (3, "Oak Park", "101"), (4, "Oak Park", "102"),
    ]  # fmt: skip
    assert [place.sheet for r in x.rows for place in r.sources["unit"]] == ["Elm"] * 3 + ["Oak"] * 2
    assert [grid.sheet for grid in x.grids] == ["Elm", "Oak"]
    assert (x.meta.sheet, x.meta.sheet_name, x.meta.pages) == (1, "Elm", 2)
    assert x.totals.computed["contractRent"] == 4 * 950
    assert [(t.label, t.scope, t.values["contractRent"]) for t in x.totals.stated] == [
        ("Total", "Elm Court", 1900), ("Total", "Oak Park", 1900),
    ]  # fmt: skip
    assert "'Elm', 'Oak'" in said(x, "sheetsTogether")
    assert statuses(x, "R05") == ["PASS", "PASS"]


def test_what_is_wrong_with_one_sheet_is_said_of_its_rows() -> None:
    wrong = sheet("Oak Park", OAK)
    wrong[-2][wrong[4].index("Rent")] = 901
    x = read(elm_and({"Oak": wrong}))
    (failed,) = [check for check in x.checks if check.status == "FAIL"]
    assert (failed.check_id, failed.title.rpartition(", ")[2]) == ("R05", "Oak Park")
    twice = read(elm_and({"Oak": [*sheet("Oak Park", OAK), list(sheet("Oak Park", OAK)[5])]}))
    (shared,) = [check for check in twice.checks if check.check_id == "S03" and check.status == "FAIL"]
    assert shared.rows == [3, 5]


@each([
        (sheet("Elm Court", ELM), "lists the units of 'Elm'"),
        (sheet("Elm Court Apartments", ELM), "lists the units of 'Elm'"),
        (sheet("Elm Court", {"201": "Eve East", "202": "Flo Fry"}), "is of the same property as 'Elm'"),
        (sheet("Oak Park", OAK, as_of="12/31/2023"), "is of another date than 'Elm'"),
        (sheet(None, OAK), "names no property"),
        (
            [["Rent Roll"], ["Oak Park"], ["As of 01/31/2024"], [], ["Suite", "Tenant", "Annual Rent", "Lease Type"],
             ["A", "Acme LLC", 12000, "NNN"], ["B", "Bolt Inc", 18000, "NNN"]],
            "has other columns than 'Elm'",
        ),
    ])  # fmt: skip
def test_a_second_roll_that_is_no_other_property_is_left_out_and_named(second: list[list[Any]], why: str) -> None:
    x = read(elm_and({"Other": second}))
    assert [row.unit for row in x.rows] == ["101", "102", "103"]
    assert f"'Other' {why}" in said(x, "sheetsLeftOut")
    assert x.meta.property_name == "Elm Court"


def test_a_roll_that_names_its_property_is_not_added_to_one_that_names_none() -> None:
    x = read(workbook(sheet(None, ELM), sheet="Elm", more={"Oak": sheet("Oak Park", OAK)}))
    assert [row.unit for row in x.rows] == ["101", "102", "103"]
    assert "'Oak' names a property, 'Elm' none" in said(x, "sheetsLeftOut")


def hide_first(data: bytes) -> bytes:
    book = openpyxl.load_workbook(io.BytesIO(data))
    book.worksheets[0].sheet_state = "hidden"
    book.active = 1
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_a_hidden_copy_before_the_rolls_does_not_stand_for_them() -> None:
    old = sheet("Elm Court", ELM, as_of="12/31/2023")
    more = {"Elm": sheet("Elm Court", ELM), "Oak": sheet("Oak Park", OAK)}
    x = read(hide_first(workbook(old, sheet="Old", more=more)))
    assert [row.sources["unit"][0].sheet for row in x.rows] == ["Elm"] * 3 + ["Oak"] * 2
    assert x.meta.as_on_date == dt.date(2024, 1, 31)
    assert "'Elm', 'Oak'" in said(x, "sheetsTogether")


def test_a_sheet_that_holds_all_properties_is_not_added_to_theirs() -> None:
    title = [["Rent Roll"], ["Portfolio"], ["As of 01/31/2024"], []]
    columns = {"property": "Property", "unit": "Unit", "tenant": "Tenant", "market": "Market Rent", "rent": "Rent"}
    rows = [home(unit, tenant, property="Elm Court") for unit, tenant in ELM.items() if tenant]
    rows += [home(unit, tenant, property="Oak Park") for unit, tenant in OAK.items()]
    everything = lines(rows, columns=columns, title=title)
    x = read(elm_and({"Oak": sheet("Oak Park", OAK), "All": everything}))
    assert len(x.rows) == 5
    x = read(workbook(everything, sheet="All", more={"Elm": sheet("Elm Court", ELM), "Oak": sheet("Oak Park", OAK)}))
    assert len(x.rows) == 4
    assert "'Elm'" in said(x, "sheetsLeftOut")


def test_sheets_of_a_large_workbook_are_named_where_they_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    data = elm_and({"Oak": sheet("Oak Park", OAK)})
    monkeypatch.setattr("docextract.reading.MOST_BESIDE", len(data) - 1)
    x = read(data)
    assert len(x.rows) == 3
    assert said(x, "sheetsNotRead").endswith("'Oak'")
    assert not [note for note in read(data, sheet=1).warnings if note.type == "sheetsNotRead"]
    monkeypatch.setattr("docextract.reading.MOST_BESIDE", len(data))
    assert not [note for note in read(data).warnings if note.type == "sheetsNotRead"]


def test_hidden_sheets_and_other_kinds_of_tables_say_nothing() -> None:
    mix = [["Unit Mix"], [], ["Type", "Units", "Average Rent"], ["A1", 3, 950]]
    months = [["Statement (12 months)"], ["", *(f"{m}/31/2023" for m in range(1, 13))], ["Rent", *[100] * 12]]
    x = read(elm_and({"Mix": mix, "T12": months}))
    assert len(x.rows) == 3
    assert not {"sheetsTogether", "sheetsLeftOut"} & {note.type for note in x.warnings}


SUMMARY = [
    ["Portfolio"], [], ["Property", "Units", "Occupied", "Vacant", "Market Rent", "Monthly Rent"],
    ["Elm Court", 3, 2, 1, 3000, 1900], ["Oak Park", 2, 2, 0, 2000, 1900], ["Total", 5, 4, 1, 5000, 3800],
]  # fmt: skip


@pytest.mark.parametrize("first", [True, False])
def test_a_sheet_of_the_properties_confirms_and_is_no_roll(first: bool) -> None:
    rolls = {"Elm": sheet("Elm Court", ELM), "Oak": sheet("Oak Park", OAK)}
    sheets = {"Summary": SUMMARY, **rolls} if first else {**rolls, "Summary": SUMMARY}
    name, *_ = sheets
    x = read(workbook(sheets.pop(name), sheet=name, more=dict(sheets)))
    assert len(x.rows) == 5
    assert statuses(x, "R03") == ["SKIPPED", "SKIPPED", "PASS", "PASS", "PASS", "PASS"]
    assert statuses(x, "R12") == ["SKIPPED", "SKIPPED", *["PASS"] * 6]
    assert x.proof.by_field["totals.units"].proved == 9
    (whole,) = [t for t in x.totals.stated if t.label == "Total" and t.scope is None and "contractRent" in t.values]
    assert whole.sources["contractRent"] == docextract.Place(sheet="Summary", cell="F6")
    assert_sound(x)


def test_a_sheet_of_the_properties_that_says_otherwise_is_contradicted() -> None:
    wrong = [list(line) for line in SUMMARY]
    wrong[4][5] = 1990
    x = read(elm_and({"Oak": sheet("Oak Park", OAK), "Summary": wrong}))
    failed = [check for check in x.checks if check.status == "FAIL"]
    assert {(check.check_id, check.expected) for check in failed} >= {("R05", 1990)}
    assert all(check.check_id == "R05" for check in failed)


def test_a_sheet_that_is_asked_for_is_read_alone() -> None:
    data = elm_and({"Oak": sheet("Oak Park", OAK)})
    for asked, name in ((1, "Elm Court"), (2, "Oak Park"), ("Oak", "Oak Park")):
        x = read(data, sheet=asked)
        assert {row.property_name for row in x.rows} == {name}
        assert x.meta.property_name == name
        assert not any(note.type.startswith("sheets") for note in x.warnings)


MIX = [
    ["Elm Court"],
    ["Unit Mix"],
    [],
    ["Unit Type", "Area", "Units", "Market Rent"],
    ["A1", 700, 6, 1000],
    ["B1", 900, 2, 1200],
]
EIGHT = {str(101 + n): f"Tenant {'ABCDEFGH'[n]}" for n in range(8)}


@each([
        ({"Mix": MIX, "Roll": sheet("Elm Court", EIGHT)}, "Roll"),
        ({"Mix": MIX, "Letters": sheet("Elm Court", {"101": "Zoe"}), "RR": sheet("Elm Court", EIGHT)}, "RR"),
        ({"Oct": sheet("Elm Court", ELM, "10/31/2025"), "Nov": sheet("Elm Court", ELM, "11/30/2025")}, "Nov"),
        ({"Nov": sheet("Elm Court", ELM, "11/30/2025"), "Oct": sheet("Elm Court", ELM, "10/31/2025")}, "Nov"),
        ({"2024": sheet(None, ELM)[2:], "2025": sheet(None, ELM)[2:]}, "2025"),
        (
            {"Cover": [["Elm Court"]], "May": sheet("Elm Court", ELM, "05/31/2025"),
             "June": sheet("Elm Court", ELM, "06/30/2025")},
            "June",
        ),
        ({"Elm": sheet("Elm Court", ELM), "Oak": sheet("Oak Park", OAK, "02/28/2024")}, "Elm"),
    ])  # fmt: skip
def test_the_sheet_that_yields_the_units_is_the_roll_and_of_several_months_the_latest(
    sheets: dict[str, list[list[Any]]], wanted: str
) -> None:
    (first, lines), *rest = sheets.items()
    data = workbook(lines, sheet=first, more=dict(rest))
    x = read(data)
    assert x.meta.sheet_name == wanted
    asked = read(data, sheet=wanted)
    assert list(x.rows) == list(asked.rows)
    assert bool(said(x, "sheetFound")) is (wanted != first)


def test_without_the_option_it_is_the_first_sheet_and_the_others_are_named() -> None:
    data = elm_and({"Oak": sheet("Oak Park", OAK), "Copy": sheet("Oak Park", OAK)})
    x = read(data, options=Options(portfolio=False))
    assert len(x.rows) == 3
    assert said(x, "sheetsLeftOut").endswith("'Oak' is of another property; 'Copy' lists the units of 'Oak'")
    with pytest.raises(ExtractionFailedError, match="'Elm'"):
        read(
            workbook([["Cover"]], more={"Elm": sheet("Elm Court", ELM), "Oak": sheet("Oak Park", OAK)}),
            options=Options(portfolio=False),
        )


def test_of_a_very_large_workbook_only_the_first_sheet_is_read() -> None:
    raw = io.BytesIO(elm_and({"Oak": sheet("Oak Park", OAK)}))
    with zipfile.ZipFile(raw, "a") as parts:
        parts.writestr("xl/media/image1.png", bytes(8 * 1024 * 1024))
    assert len(read(raw.getvalue()).rows) == 3


def test_a_process_of_its_own_reads_them_together_too() -> None:
    data = elm_and({"Oak": sheet("Oak Park", OAK)})
    here, apart = read(data), read(data, options=Options(isolation="process"))
    assert apart.meta.result_hash == here.meta.result_hash
    assert len(read(data, options=Options(isolation="process", portfolio=False)).rows) == 3
