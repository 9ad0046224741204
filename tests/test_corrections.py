"""What people change is put into the rows before they are added up, is replayed byte for byte, and is never lost."""

from __future__ import annotations

import datetime as dt
import io
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

import docextract
from docextract.cli import main
from docextract.models.corrections import plain
from fewer import each


def workbook(rows: list[list[Any]]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


UNITS = [[f"10{n}", f"Vance {n}", 700 + n, 1400 + n, dt.date(2026, 1 + n, 1)] for n in range(6)]
TOTAL = ["Total", None, sum(u[2] for u in UNITS), sum(u[3] for u in UNITS), None]
HEAD: list[list[Any]] = [
    ["Elm Court Apartments"], ["Rent Roll"], ["As of 03/31/2026"], [], ["Unit", "Resident", "SF", "Rent", "Lease To"],
]  # fmt: skip
ROLL = workbook([*HEAD, *UNITS, TOTAL])
WRONG = workbook([*HEAD, *[[*u[:3], u[3] + (90 if n == 2 else 0), u[4]] for n, u in enumerate(UNITS)], TOTAL])


def read(data: bytes = ROLL) -> docextract.RentRoll:
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")


def correction(x: Any, row: int, field: str, now: Any, was: Any = ...) -> dict[str, Any]:
    name = "".join("_" + c.lower() if c.isupper() else c for c in field)
    return {
        "documentHash": x.meta.document_hash, "rowId": x.rows[row].row_id, "field": field,
        "was": plain(getattr(x.rows[row], name)) if was is ... else was, "now": now, "reason": "misprint",
    }  # fmt: skip


def test_a_corrected_number_makes_the_sums_tie_and_the_original_stays_beside() -> None:
    x = read(WRONG)
    assert [check.check_id for check in x.failed_checks] == ["R05"]
    y = x.apply([correction(x, 2, "contractRent", 1402)])
    assert y.failed_checks == []
    assert (x.rows[2].contract_rent, y.rows[2].contract_rent) == (1492, 1402)
    assert "contractRent" in y.rows[2].proved
    assert y.summary.in_place_rent.gross == sum(u[3] for u in UNITS)
    (kept,) = y.corrections
    assert (kept.was, kept.now, kept.reason) == (1492, 1402, "misprint")
    assert y.rows[2].sources["contractRent"] == x.rows[2].sources["contractRent"]
    again = docextract.RentRoll.from_json(y.to_json() or "")
    assert again.corrections == y.corrections


def test_a_row_that_is_none_counts_no_more() -> None:
    x = read(workbook([*HEAD, *UNITS, ["999", "Nobody", 1, 1, None], TOTAL]))
    y = x.apply([correction(x, 6, "row", None, was=None)])
    assert [row.unit for row in y.rows] == [u[0] for u in UNITS]
    assert (y.summary.total_units, y.failed_checks) == (6, [])
    assert [row.row_index for row in y.rows] == list(range(6))


@each(
    [
        ({"was": 1}, "was said to be 1"),
        ({"rowId": "Sheet!A99"}, "there is no such row"),
        ({"field": "colour"}, "there is no such field"),
        ({"documentHash": "0" * 64}, "it is of another document"),
        ({"now": "many"}, "to become 'many'"),
    ]
)
def test_a_correction_that_does_not_fit_is_told_and_kept(change: dict[str, Any], why: str) -> None:
    x = read()
    y = x.apply([correction(x, 2, "contractRent", 1500) | change])
    (warning,) = [w for w in y.warnings if w.type == "correctionUnfit"]
    assert why in warning.message
    assert y.rows[2].contract_rent == x.rows[2].contract_rent
    assert len(y.corrections) == 1


VALUES = {
    "contractRent": st.one_of(st.none(), st.decimals(0, 9999, places=2).map(float)),
    "tenantName": st.one_of(st.none(), st.text(st.characters(codec="utf-8", categories=["L", "N"]), min_size=1)),
    "leaseEndDate": st.one_of(st.none(), st.dates(dt.date(2020, 1, 1), dt.date(2040, 1, 1)).map(str)),
    "area": st.one_of(st.none(), st.integers(1, 5000)),
}


@given(st.data())
def test_corrections_saved_and_replayed_over_a_fresh_reading_give_the_same_answer(data: st.DataObject) -> None:
    x = read()
    y: docextract.RentRoll = x
    for _ in range(data.draw(st.integers(1, 4))):
        row, field = data.draw(st.integers(0, 5)), data.draw(st.sampled_from(sorted(VALUES)))
        y = y.apply([correction(y, row, field, data.draw(VALUES[field]))])
    assert not [w for w in y.warnings if w.type == "correctionUnfit"]
    saved = json.dumps([one.model_dump(mode="json") for one in y.corrections])
    again = read().apply(saved)
    assert again.meta.result_hash == y.meta.result_hash
    assert again.to_dict()["data"]["extracted"] == y.to_dict()["data"]["extracted"]


STATEMENT = workbook([
    ["Income Statement"], [], ["Account", "Jan 2026"], ["Income"], ["Rent", 1000.25], ["Parking", 40.5],
    ["Total Income", 1040.75], ["Expenses"], ["Water", 41.25], ["Repairs", 37.5], ["Total Expenses", 114.75],
    ["Net Operating Income", 926.0],
])  # fmt: skip


def test_a_corrected_amount_of_a_statement_closes_its_tree() -> None:
    x = docextract.extract(STATEMENT, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    row = next(r for r in x.rows if r.label == "Repairs")
    about = {"documentHash": x.meta.document_hash, "rowId": row.row_id}
    y = x.apply([{**about, "field": x.columns[0].column_id, "was": 37.5, "now": 73.5}])
    fixed = next(r for r in y.rows if r.label == "Repairs")
    assert (fixed.values, [*fixed.proof]) == ([Decimal("73.5")], ["PROVED"])
    assert not [w for w in y.warnings if w.type == "correctionUnfit"]
    z = x.apply([{**about, "field": "row"}])
    assert "Repairs" not in [r.label for r in z.rows]


def test_what_is_no_correction_is_refused() -> None:
    x = read()
    for bad, said in (("nonsense", "no JSON"), ([{"rowId": "x"}], r"corrections\[0\].documentHash"), (3, "a list")):
        with pytest.raises(docextract.InvalidRequestError, match=said):
            x.apply(bad)  # type: ignore[arg-type]
    with pytest.raises(docextract.InvalidRequestError, match="answer from JSON"):
        docextract.RentRoll.from_json(x.to_json() or "").apply([])


def test_the_command_line_applies_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "roll.xlsx").write_bytes(WRONG)
    x = read(WRONG)
    (tmp_path / "corrections.json").write_text(json.dumps([correction(x, 2, "contractRent", 1402)]))
    asked = ["extract", str(tmp_path / "roll.xlsx"), "--format", "json"]
    assert main(asked) == 1
    assert main([*asked, "--corrections", str(tmp_path / "corrections.json")]) == 0
    assert main([*asked, "--corrections", str(tmp_path / "none.json")]) == 2
    assert "the corrections cannot be read" in capsys.readouterr().err


def test_a_file_that_changed_meanwhile_is_not_corrected(tmp_path: Path) -> None:
    path = tmp_path / "roll.xlsx"
    path.write_bytes(ROLL)
    x = docextract.extract(path, document_type="RENT_ROLL")
    path.write_bytes(WRONG)
    with pytest.raises(docextract.InvalidRequestError, match="no longer the one"):
        x.apply([correction(x, 2, "contractRent", 1402)])
