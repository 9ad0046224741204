"""What a failed check names is contradicted: no number that the document itself speaks against is called proved."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import docextract
from docextract.models.findings import CheckCell, CheckResult, FieldProof, Proof
from docextract.proofs.contradicted import contradict
from docextract.testing import defects, families, plant
from fewer import some

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "extractors"))

import rolls
import statements

CHARGED = {
    "unit": "Unit", "area": "Sq Ft", "tenant": "Tenant", "market": "Market Rent", "rent": "Rent", "water": "Water",
    "total": "Total Charges", "start": "Lease From", "end": "Lease To",
}  # fmt: skip
SUMMED = ("rent", "water", "total")


def charged(unit: int, total: int | None = None) -> dict[str, Any]:
    rent, water = 900 + unit, 40
    return rolls.home(unit, rent=rent, water=water, total=rent + water if total is None else total)


def roll_with(*odd: dict[str, Any]) -> docextract.RentRoll:
    some = [*(charged(n) for n in range(101, 113)), *odd]
    total = [
        "Total",
        *(sum(r[k] for r in some) if k in ("rent", "water", "total") else None for k in list(CHARGED)[1:]),
    ]
    lines = rolls.lines(some, columns=CHARGED, total=None, after=[total])
    return docextract.extract(rolls.workbook(lines), asset_type="MULTIFAMILY", document_type="RENT_ROLL")


def test_a_row_whose_parts_miss_its_total_loses_the_proof_of_all_that_stands_in_the_sum() -> None:
    roll = roll_with(charged(113, total=1500))
    (check,) = [c for c in roll.checks if c.check_id == "R01"]
    assert (check.status, check.rows) == ("FAIL", [12])
    odd, good = roll.rows[12], roll.rows[0]
    assert {"contractRent", "totalCharges"} <= set(good.proved)
    assert not {"contractRent", "totalCharges", "charges", "otherCharges"} & set(odd.proved)
    assert {"contractRent", "totalCharges"} <= set(odd.contradicted)
    assert not good.contradicted


def test_the_counts_of_the_proof_are_those_of_the_rows() -> None:
    for roll in (roll_with(), roll_with(charged(113, total=1500))):
        for field, counts in roll.proof.by_field.items():
            if not field.startswith("totals.") and field not in ("charges", "rentSteps"):
                assert counts.proved == sum(field in row.proved for row in roll.rows), field
                assert counts.contradicted == sum(field in row.contradicted for row in roll.rows), field
        p = roll.proof
        assert p.proved + p.contradicted + p.doubtful + p.unproved == p.numbers


@pytest.mark.parametrize("first", some([0, 4]))
def test_no_number_that_a_failed_check_names_is_proved_in_documents_with_a_planted_defect(first: int) -> None:
    found = 0
    for family, defect in product(families()[first::8], defects()):
        planted = plant(family, 41, "xlsx", defect=defect)
        if planted is None:
            continue
        sample = planted.sample
        try:
            answer = docextract.extract(sample.data, asset_type=sample.asset_type, document_type=sample.document_type)
        except docextract.ExtractionFailedError:
            continue
        rows = {row.row_index: row for row in answer.rows}
        for check in answer.checks:
            for cell in check.cells if check.status == "FAIL" else ():
                found += 1
                assert cell.field not in rows[cell.row_index].proved
    assert found > 40


def test_a_digit_that_its_row_and_its_column_speak_against_is_contradicted_though_other_sums_hold() -> None:
    rows = [
        ["Rent", 1000, 1000, 2000], ["Fees", 100, 190, 200], ["Total Income", 1100, 1100, 2200],
        ["Repairs", 200, 300, 500], ["Total Expenses", 200, 300, 500], ["Net Operating Income", 900, 800, 1700],
    ]  # fmt: skip
    title = [["Cedar Hill"], ["Income Statement"], [None, "Jan 2024", "Feb 2024", "Total"]]
    statement = statements.read([*title, *rows])
    ids = [column.column_id for column in statement.columns]
    named = {(c.row_index, c.column_id) for k in statement.checks if k.status == "FAIL" for c in k.cells}
    assert named
    for index, column in named:
        assert statement.rows[index].proof[ids.index(column or "")] == "CONTRADICTED"
    counted = sum(state == "CONTRADICTED" for row in statement.rows for state in row.proof)
    assert statement.proof.contradicted == counted


class Kept:
    """A row of a plugin."""

    def __init__(self, row_index: int) -> None:
        self.row_index, self.proved, self.contradicted = row_index, ["fee"], []
        self.doubtful = {"tax": "two columns fit"}
        self.sources = {"fee": [], "tax": []}


def test_a_check_may_name_a_field_a_whole_row_or_a_row_that_is_not_there() -> None:
    rows = [Kept(0), Kept(1), Kept(2)]
    by_field = {"fee": FieldProof(numbers=3, proved=3), "tax": FieldProof(numbers=3, doubtful=3)}
    proof = Proof(numbers=6, proved=3, doubtful=3, by_field=by_field)
    failed = [CheckCell(row_index=0, field="tax"), CheckCell(row_index=1), CheckCell(row_index=9, field="fee")]
    warned = [CheckCell(row_index=2, field="fee")]
    checks = [
        CheckResult(check_id="a", title="a", status="FAIL", cells=failed),
        CheckResult(check_id="a", title="a", status="WARN", cells=warned),
    ]
    for _ in range(2):
        contradict(rows, checks, proof)
    assert [(row.proved, row.contradicted) for row in rows] == [(["fee"], ["tax"]), ([], ["fee"]), (["fee"], [])]
    assert (proof.proved, proof.contradicted, proof.doubtful) == (2, 2, 2)
    assert [sorted(row.doubtful) for row in rows] == [[], ["tax"], ["tax"]]
    assert (proof.by_field["fee"].proved, proof.by_field["tax"].contradicted) == (2, 1)
