"""One workbook over all rent rolls: a row a property, its figures those of the rolls."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract.cli.main import main
from docextract.many.portfolio import figures, workbook
from docextract.testing import write

ASKED = ["--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL"]


def lines(data: bytes, sheet: str) -> list[dict[str, Any]]:
    head, *rest = openpyxl.load_workbook(io.BytesIO(data))[sheet].iter_rows(values_only=True)
    return [dict(zip(map(str, head), row, strict=True)) for row in rest]


def test_a_row_a_property_with_the_figures_of_its_roll(
    documents: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    documents = documents[:4]
    bad = tmp_path / "bad.pdf"
    bad.write_bytes(b"no document")
    target = tmp_path / "portfolio.xlsx"
    assert main(["batch", *map(str, documents), str(bad), "--portfolio", str(target), *ASKED]) == 2
    assert "5 documents in" in capsys.readouterr().out
    rows = {Path(row["File"]).name: row for row in lines(target.read_bytes(), "Portfolio")}
    assert list(rows) == sorted(path.name for path in documents)
    for path in documents:
        roll = docextract.extract(path, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
        row, said = rows[path.name], roll.summary
        assert row["Property"] == roll.meta.property_name
        assert row["As of"].date() == roll.meta.as_on_date
        assert (row["Units"], row["Occupied"], row["Vacant"]) == (
            said.total_units, said.occupied_units, said.vacant_units,
        )  # fmt: skip
        assert row["Physical occupancy"] == pytest.approx(float(said.occupancy.physical.value or 0))
        if said.in_place_rent.net is not None:
            assert row["In-place rent a month"] == pytest.approx(float(said.in_place_rent.net))
        ends = sum(value for name, value in row.items() if name.startswith("Leases ending"))
        assert ends == sum(month.units for month in said.lease_expirations.by_month)
        assert (row["Numbers"], row["Proved"]) == (roll.proof.numbers, roll.proof.proved)
    totals = {row["Figure"]: row["Sum"] for row in lines(target.read_bytes(), "Totals")}
    assert totals["Properties"] == len(documents)
    assert totals["Units"] == sum(row["Units"] for row in rows.values())
    (other,) = lines(target.read_bytes(), "Other files")
    assert other["Error"].startswith("unsupportedMediaTypeError")


def test_a_roll_of_several_properties_is_a_row_for_each() -> None:
    data = write("portfolio.rentRoll", seed=1, format="xlsx").data
    roll = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert len(roll.summary.by_property) > 1
    told = figures(roll)
    assert [part["propertyName"] for part in told] == [part.property_name for part in roll.summary.by_property]
    assert sum(part["totalUnits"] for part in told) == roll.summary.total_units


def test_years_far_away_share_a_column_and_rates_are_made_of_sums() -> None:
    part: dict[str, Any] = {
        "propertyName": "=A1", "totalUnits": 10, "occupiedUnits": 4, "nonRevenueUnits": 2, "area": None,
        "expirations": {str(year): 1 for year in range(2024, 2034)},
    }  # fmt: skip
    told = {"properties": [part, part], "checks": {"PASS": 3}, "numbers": 4, "proved": 3, "template": "t"}
    data = workbook([("b.pdf", told), ("a.pdf", {"documentType": "BUDGET", "error": None})])
    first, _ = lines(data, "Portfolio")
    assert first["Property"] == "=A1"
    assert first["Leases ending 2028"] == 1
    assert first["Leases ending from 2029"] == 5
    assert first["Share proved"] == 0.75
    totals = {row["Figure"]: row["Sum"] for row in lines(data, "Totals")}
    assert totals["Physical occupancy (occupied / (units - non-revenue))"] == 0.5
    assert lines(data, "Other files") == [{"File": "a.pdf", "Document type": "BUDGET", "Error": None}]


def test_with_a_folder_the_workbook_is_about_the_whole_batch(documents: list[Path], tmp_path: Path) -> None:
    out, target = tmp_path / "out", tmp_path / "p.xlsx"
    assert main(["batch", *map(str, documents[:3]), "-o", str(out), *ASKED]) == 0
    again = ["batch", *map(str, documents[:5]), "-o", str(out), "--resume", "--portfolio", str(target), *ASKED]
    assert main(again) == 0
    assert len({row["File"] for row in lines(target.read_bytes(), "Portfolio")}) == 5
