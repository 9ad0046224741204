"""What leaves the library: JSON, CSV, workbook, DataFrame and table; the same values, and nothing that runs."""

from __future__ import annotations

import builtins
import csv
import datetime as dt
import io
import json
import re
from decimal import Decimal
from pathlib import Path
from typing import Any

import openpyxl
import pandas as pd
import pytest
from acme import ParkingList, ParkingRow, ParkingSummary
from hypothesis import given
from hypothesis import strategies as st

from docextract import DocextractError, Place, Registry, RentRoll, TaggingData
from docextract.export.columns import TextColumn, lay_out, list_out, width_of
from docextract.export.csv import csv_text
from docextract.export.flat import flat_table
from docextract.export.safe import neutral, one_line
from docextract.export.table import Look, table_text
from docextract.export.xlsx import xlsx_bytes
from docextract.models.extraction import AnswerMeta
from docextract.models.findings import CheckResult, Ledger, Note, Proof, StatedTotal, Totals, UnmappedColumn
from docextract.models.rent_roll import (
    Charge,
    InPlaceRent,
    LeaseExpirations,
    Occupancy,
    Ratio,
    RentRollRow,
    RentRollSummary,
    RentStep,
)

DECLARED = Registry.build([]).document_type("RENT_ROLL")
NASTY = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\uff1d1+1"]


def roll(rows: list[RentRollRow], **more: Any) -> RentRoll:
    """A rent roll of some rows."""
    summary = RentRollSummary(
        total_units=len(rows),
        occupied_units=1,
        occupancy=Occupancy(
            physical=Ratio(value=Decimal("0.5"), numerator=Decimal(1), denominator=Decimal(2), formula="1/2"),
            leased=Ratio(),
            by_area=Ratio(),
            contract_to_market=Ratio(),
        ),
        in_place_rent=InPlaceRent(gross=Decimal("1010.50")),
        lease_expirations=LeaseExpirations(),
    )
    given: dict[str, Any] = {
        "totals": Totals(), "checks": [], "warnings": [], "unmapped_columns": [], "ledger": Ledger(), "proof": Proof(),
    }  # fmt: skip
    return RentRoll(
        tagging_data=TaggingData(asset_type="MULTIFAMILY", document_type="RENT_ROLL"),
        meta=AnswerMeta(
            file_name="roll.xlsx", sheet_name="Report1", property_name="The Oaks", as_on_date=dt.date(2024, 5, 31)
        ),
        rows=rows,
        summary=summary,
        **(given | more),
    )


ROWS = [
    RentRollRow(
        row_index=0, unit="101", tenant_name="=HYPERLINK(\"http://x\")", occupancy_status="OCCUPIED",
        market_rent=Decimal("1100"), contract_rent=Decimal("1010.50"), lease_start_date=dt.date(2024, 1, 1),
        charges=[
            Charge("RNT", "Rent", Decimal("1000"), "rent"),
            Charge("PET", "Pet", Decimal("10.50"), "petRent"),
            Charge("RNT2", "Rent 2", Decimal("5"), "rent"),
            Charge("XYZ", None, Decimal("-3")),
            Charge("NIL", None, None, "parking"),
        ],
        rent_steps=[RentStep(date=dt.date(2025, 1, 1), amount=Decimal(1050), source=Place(sheet="Report1", cell="B2"))],
        proved=["contractRent", "marketRent"], unread={"moveInDate": "MTM"},
    ),
    RentRollRow(row_index=1, unit="102", occupancy_status="VACANT", market_rent=Decimal("0"), is_occupied=False),
]  # fmt: skip


def frame(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_csv_has_one_line_per_row_and_charges_by_category() -> None:
    first, second = frame(csv_text(roll(ROWS)))
    assert (first["unit"], first["contractRent"], first["leaseStartDate"]) == ("101", "1010.50", "2024-01-01")
    assert (first["charge.rent"], first["charge.petRent"], first["chargeCode.XYZ"]) == ("1005", "10.50", "-3")
    assert first["charge.parking"] == ""
    assert (second["charge.rent"], second["contractRent"], second["marketRent"]) == ("", "", "0")
    assert (first["countsAsUnit"], second["isOccupied"], first["isOccupied"]) == ("true", "false", "")
    assert first["proved"] == "contractRent; marketRent"
    assert json.loads(first["unread"]) == {"moveInDate": "MTM"}
    assert json.loads(first["rentSteps"])[0]["source"] == "Report1!B2"
    assert "sources" not in first
    assert [second[name] for name in ("rentSteps", "recoveries", "options", "sourceColumns", "proved", "unread")] == [
        ""
    ] * 6


def test_texts_that_a_spreadsheet_would_run_are_neutralised_in_csv_and_numbers_stay_numbers() -> None:
    rows = [RentRollRow(row_index=n, unit=text, balance=Decimal("-5.25")) for n, text in enumerate(NASTY)]
    for line, text in zip(frame(csv_text(roll(rows))), NASTY, strict=True):
        assert line["unit"] == neutral(text).replace("\r", "\n")
        assert line["unit"].startswith("'")
        assert line["balance"] == "-5.25"


def test_a_header_made_of_a_document_s_code_is_neutralised_too() -> None:
    text = csv_text(roll([RentRollRow(charges=[Charge("x\x00y", None, Decimal(1))])]))
    assert "chargeCode.x\ufffdy" in text.splitlines()[0]


@given(st.text(max_size=20))
def test_no_text_can_begin_a_formula_or_break_a_csv_file(text: str) -> None:
    written = csv_text(roll([RentRollRow(unit=text)]))
    written.encode("utf-8")
    (line,) = frame(written)
    assert not re.match("[=+@\t\r\n-]", line["unit"])
    assert line["unit"] == neutral(text).replace("\r\n", "\n").replace("\r", "\n")


def test_csv_and_json_and_xlsx_are_written_to_paths(tmp_path: Path) -> None:
    x = roll(ROWS)
    x.to_csv(str(tmp_path / "rows.csv"))
    x.to_xlsx(str(tmp_path / "rows.xlsx"))
    assert (tmp_path / "rows.csv").read_text() == csv_text(x)
    assert openpyxl.load_workbook(tmp_path / "rows.xlsx").sheetnames[:2] == ["Summary", "Rows"]


def sheet(x: RentRoll, name: str) -> list[dict[str, Any]]:
    book = openpyxl.load_workbook(io.BytesIO(xlsx_bytes(x)))
    head, *lines = list(book[name].iter_rows())
    return [
        {str(h.value): cell for h, cell in zip(head, line, strict=True)} for line in lines if any(c.value for c in line)
    ]


def test_the_workbook_holds_true_types() -> None:
    first, second = sheet(roll(ROWS), "Rows")
    tenant = first["Tenant name"]
    assert (tenant.value, tenant.data_type, tenant.quotePrefix) == ('=HYPERLINK("http://x")', "s", True)
    assert (first["Contract rent"].value, first["Contract rent"].data_type) == (1010.5, "n")
    assert first["Contract rent"].number_format == "#,##0.00"
    assert first["Lease start date"].value == dt.datetime(2024, 1, 1)
    assert second["Market rent"].value == 0
    assert second["Is occupied"].value is False
    assert (first["Unit"].value, first["Unit"].data_type) == ("101", "s")


@pytest.mark.parametrize("text", [*NASTY, "a\x00b\x1fc", "\ud800", "x" * 40_000])
def test_any_text_can_stand_in_the_workbook(text: str) -> None:
    (line,) = sheet(roll([RentRollRow(unit=text)]), "Rows")
    assert line["Unit"].data_type == "s"
    assert len(line["Unit"].value) <= 32_767


def test_lists_totals_checks_and_warnings_have_sheets_of_their_own() -> None:
    x = roll(
        ROWS,
        totals=Totals(
            stated=[
                StatedTotal(
                    label="=Total", values={"contractRent": Decimal("1010.50")},
                    sources={"contractRent": Place(sheet="Report1", cell="H9")},
                )
            ],
            computed={"contractRent": Decimal("1010.50")},
        ),
        checks=[CheckResult(check_id="R05", title="Rent", status="FAIL", expected=Decimal(2), actual=Decimal(1))],
        warnings=[Note(type="odd", message="an odd thing", place=Place(page=3, box=(1, 2, 3, 4)))],
    )  # fmt: skip
    charges = sheet(x, "Charges")
    assert [(line["Row index"].value, line["Code"].value, line["Amount"].value) for line in charges[:2]] == [
        (0, "RNT", 1000),
        (0, "PET", 10.5),
    ]
    assert sheet(x, "RentSteps")[0]["Date"].value == dt.datetime(2025, 1, 1)
    assert sheet(x, "Totals")[0]["Place"].value == "Report1!H9"
    assert sheet(x, "Totals")[0]["Label"].data_type == "s"
    assert sheet(x, "Checks")[0]["Status"].value == "FAIL"
    assert sheet(x, "Warnings")[0]["Place"].value == "[3, 1, 2, 3, 4]"
    assert {line["Field"].value: line["Value"].value for line in sheet(x, "About")}["propertyName"] == "The Oaks"


def test_equal_answers_are_equal_workbooks() -> None:
    assert xlsx_bytes(roll(ROWS)) == xlsx_bytes(roll(ROWS))


def test_the_dataframe_has_the_documented_dtypes_also_where_nothing_is_printed() -> None:
    for rows in (ROWS, []):
        dtypes = roll(rows).to_dataframe().dtypes.astype(str)
        assert dtypes["unit"] == "string"
        assert dtypes["contractRent"] == "Float64"
        assert dtypes["rowIndex"] == "Int64"
        assert dtypes["leaseStartDate"] == "datetime64[s]"
        assert dtypes["countsAsUnit"] == "boolean"


def test_the_dataframe_has_a_line_per_row_and_missing_values_where_nothing_is_printed() -> None:
    data = roll(ROWS).to_dataframe()
    assert data["charge.rent"].sum() == 1005
    assert pd.isna(data.loc[1, "contractRent"])
    assert data.loc[1, "marketRent"] == 0
    assert data.loc[0, "leaseStartDate"] == pd.Timestamp(2024, 1, 1)


def test_without_pandas_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def no_pandas(name: str, *rest: Any, **more: Any) -> Any:
        if name == "pandas":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", no_pandas)
    with pytest.raises(DocextractError, match=r"docextract\[pandas\]"):
        roll(ROWS).to_dataframe()


def test_the_columns_of_a_plugin_s_type_follow_its_own_model() -> None:
    x = ParkingList(
        tagging_data=TaggingData(asset_type="PARKING", document_type="PARKING_LIST"), meta=AnswerMeta(),
        rows=[ParkingRow(0, "P1", "Ann", Decimal("50"))], summary=ParkingSummary(spaces=1, fees=Decimal(50)),
        totals=Totals(), checks=[], warnings=[], unmapped_columns=[], ledger=Ledger(), proof=Proof(),
    )  # fmt: skip
    assert [column.name for column in flat_table(x).columns] == ["rowIndex", "space", "holder", "monthlyFee"]
    assert csv_text(x).splitlines() == ["rowIndex,space,holder,monthlyFee", "0,P1,Ann,50"]
    assert "P1" in table_text(x)


def shown(**more: Any) -> str:
    x = roll(
        ROWS,
        checks=[
            CheckResult(check_id="R03", title="Unit count", status="PASS", expected=Decimal(2), actual=Decimal(2)),
            CheckResult(
                check_id="R05", title="Rent in place total", status="FAIL", basis="current", basis_is_default=True,
                expected=Decimal("1011.50"), actual=Decimal("1010.50"), difference=Decimal("-1.00"),
                message="one is missing",
            ),
            CheckResult(check_id="R07", title="Balance total", status="SKIPPED", message="no total"),
        ],
        warnings=[Note(type="odd", message="an odd thing", place=Place(sheet="Report1", cell="A1"))],
        unmapped_columns=[UnmappedColumn(header="Zorp", column="Q", sample=["1", "2"])],
        proof=Proof(numbers=10, proved=7, contradicted=1),
    )  # fmt: skip
    return table_text(x, Look(**more), DECLARED)


def test_the_table_shows_rows_figures_totals_checks_and_what_to_look_at() -> None:
    text = shown()
    for line in (
        r"Rent roll · The Oaks · as of 2024-05-31 · roll\.xlsx · sheet Report1 · generic",
        r"1  102 +VACANT +0",
        r"2 rows; 11 more columns: --columns all, or -o out\.xlsx",
        r"occupancy, physical 50\.0%",
        r"Checks: 1 passed, 1 failed, 1 not applicable",
        r"✓ R03 Unit count: 2",
        r"✗ R05 Rent in place total \[current\]: 1,011\.50 expected, 1,010\.50 found \(-1\.00\); one is missing",
        r"an odd thing \(Report1!A1\)",
        r"column Q Zorp was not understood: 1, 2",
        r"Proof: 7 of 10 numbers tie within the document, 1 is contradicted\.",
    ):
        assert re.search(line, text), line


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_table_fits_the_terminal_and_keeps_the_columns_that_matter(width: int) -> None:
    text = shown(width=width)
    assert max(map(width_of, text.splitlines())) <= width
    assert "Contract rent" in text
    assert "1,010.50" in text


def test_the_table_in_plain_ascii_has_other_marks_and_nothing_beyond_ascii() -> None:
    text = shown(ascii=True, width=80)
    assert text.isascii()
    assert "X  R05" in text
    assert "ok R03" in text


def test_colours_are_used_only_when_asked_for() -> None:
    assert "\x1b" not in shown()
    assert "\x1b[31m✗\x1b[0m" in shown(color=True)


def test_no_document_can_send_commands_to_the_terminal() -> None:
    x = roll([RentRollRow(unit="101", tenant_name="\x1b[2J\x9b31mEve\u202e\nBob")])
    text = table_text(x, Look(), DECLARED)
    assert not re.search("[\x1b\x9b\u202e]", text)
    assert "Eve" in text


def test_where_no_check_applies_the_table_says_so() -> None:
    assert "Checks: nothing could be confirmed." in table_text(roll(ROWS), Look(), DECLARED)


@given(st.lists(st.tuples(st.text(max_size=30), st.text(max_size=30)), min_size=1, max_size=5), st.integers(40, 120))
def test_columns_stay_aligned_and_within_the_width(cells: list[tuple[str, str]], width: int) -> None:
    left = [one_line(a) for a, _ in cells]
    right = [one_line(b) for _, b in cells]
    lines = lay_out([TextColumn("Left", left, needed=True), TextColumn("Right", right, needed=True)], width)
    assert len(lines) == len(cells) + 1
    assert all(width_of(line) <= width for line in lines)


def test_a_list_wraps_its_last_column_instead_of_cutting_it() -> None:
    words = " ".join(["word"] * 40)
    lines = list_out([TextColumn("Id", ["a"], needed=True), TextColumn("Text", [words], needed=True)], 60)
    assert " ".join(" ".join(lines).split()) == f"Id Text a {words}"
    assert max(map(len, lines)) <= 60
