"""Why a number is what it is: every relation that it stands in, with addends and places."""

from __future__ import annotations

import json
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import docextract
from docextract.cli import main

sys.path.insert(0, str(Path(__file__).resolve().parent / "extractors"))

import rolls
import statements

COLUMNS = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Monthly Rent", "year": "Annual Rent",
           "rate": "Rent per Sq Ft", "start": "Lease From", "end": "Lease To"}  # fmt: skip


def suite(unit: int, area: int) -> dict[str, Any]:
    return rolls.home(unit, area=area, rent=area * 2, year=area * 24, rate=24)


def roll_of(*rows: dict[str, Any]) -> bytes:
    sums = [sum(row[key] for row in rows) if key in ("area", "rent", "year") else None for key in COLUMNS]
    return rolls.workbook(rolls.lines(rows, columns=COLUMNS, total=None, after=[["Total", *sums[1:]]]))


ROLL = roll_of(suite(101, 1200), suite(102, 850), suite(103, 2310))


def read(data: bytes) -> docextract.RentRoll:
    return docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL")


def test_a_rent_shows_the_total_the_year_and_the_rate_that_prove_it() -> None:
    why = read(ROLL).why(row=1, field="contractRent")
    assert (why.value, why.printed, why.header, why.state) == (Decimal(1700), ["1700"], "Monthly Rent", "PROVED")
    total, year = (next(e for e in why.equations if word in e.name) for word in ("contractRent", "annual rent"))
    assert [term.value for term in total.terms] == [8720, 2400, 1700, 4620]
    assert sum(term.factor * term.value for term in total.terms) == 0 == total.residual
    assert [(term.value, term.factor) for term in year.terms] == [(20400, -1), (1700, 12)]
    assert all(term.place is not None for equation in why.equations for term in equation.terms)
    assert all(equation.holds for equation in why.equations)


def test_an_area_shows_the_rate_that_is_paid_on_it() -> None:
    why = read(ROLL).why(row=2, field="area")
    rate = next(e for e in why.equations if "rate" in e.name)
    assert [(term.value, term.factor) for term in rate.terms] == [(24, 2310), (55440, -1)]


def test_a_contradicted_number_shows_the_check_and_by_how_much_it_misses() -> None:
    broken = suite(102, 850) | {"rent": 1750}
    why = read(rolls.workbook(rolls.lines(
        [suite(101, 1200), broken, suite(103, 2310)], columns=COLUMNS, total=None,
        after=[["Total", None, 4360, 8720, 104640, None, None, None]],
    ))).why(row=1, field="contractRent")  # fmt: skip
    assert why.state == "CONTRADICTED"
    assert "R05" in {check.check_id for check in why.checks if check.status == "FAIL"}
    assert "R05" in why.reason
    missing = next(e for e in why.equations if e.name.startswith("contractRent"))
    assert (missing.holds, missing.residual) == (False, 50)


def test_a_number_of_a_statement_shows_its_sums_down_and_along() -> None:
    rows = [["Rent", 1000, 1100, 2100], ["Fees", 100, 190, 290], ["Total Income", 1100, 1290, 2390]]
    statement = statements.read([["Cedar Hill"], ["Income Statement"], [None, "Jan 2024", "Feb 2024", "Total"], *rows])
    column = statement.columns[1].column_id
    why = statement.why(row=1, field=column)
    assert (why.value, why.label, why.state) == (190, "Fees", "PROVED")
    assert sorted(sorted(term.value for term in e.terms) for e in why.equations) == [[100, 190, 290], [190, 1100, 1290]]


def test_what_is_not_there_is_said() -> None:
    roll = read(ROLL)
    with pytest.raises(docextract.InvalidRequestError, match="no row 9; rows count from 0 to 2"):
        roll.why(row=9, field="area")
    with pytest.raises(docextract.InvalidRequestError, match="no field 'colour'"):
        roll.why(row=0, field="colour")
    with pytest.raises(docextract.InvalidRequestError, match="holds no number"):
        roll.why(row=0, field="tenantName")
    with pytest.raises(docextract.InvalidRequestError, match="where the document was read"):
        docextract.RentRoll.from_json(roll.model_dump_json()).why(row=0, field="area")
    assert roll.why(row=0, field="deposit").reason == "nothing is printed here"


def test_the_command_prints_text_or_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "roll.xlsx"
    path.write_bytes(ROLL)
    asked = ["why", str(path), "--row", "1", "--field", "contractRent", "--asset-type", "OFFICE"]
    assert main([*asked, "--format", "table"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("row 1 (unit 102), contractRent: 1,700, printed 1700\n")
    assert "PROVED" in text
    assert "+ 1,700  Sheet1!D" in text
    assert main(asked) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["value"], told["state"], told["rowIndex"]) == (1700, "PROVED", 1)
    assert main(["why", str(path), "--row", "7", "--field", "area"]) == 2
