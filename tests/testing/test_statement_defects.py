"""Promises of defects planted in statements: one thing is wrong, the sums show it, and a changed digit is named."""

from __future__ import annotations

import subprocess
import sys
from decimal import Decimal
from itertools import product
from pathlib import Path

import pytest

import docextract
from docextract.testing import Format, Planted, defects, families, plant, write
from fewer import some

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

KINDS = defects("STATEMENT")


def planted(family: str, kind: str, seed: int = 1, form: str = "xlsx") -> Planted:
    found = plant(family, seed, form, defect=kind)  # type: ignore[arg-type]
    assert found is not None
    return found


def read(sample: docextract.testing.Sample) -> docextract.Statement:
    where = {"sheet": sample.truth["sheet"]} if sample.truth["sheet"] else {}
    statement = docextract.extract(
        sample.data, asset_type=sample.asset_type, document_type=sample.document_type, **where
    )
    assert isinstance(statement, docextract.Statement)
    return statement


@pytest.mark.parametrize("kind", some(KINDS, 6))
def test_the_same_seed_plants_the_same_defect(kind: str) -> None:
    one, two = planted("mri.trend12", kind, 3, "pdf"), planted("mri.trend12", kind, 3, "pdf")
    assert (one.sample.data, one.defect) == (two.sample.data, two.defect)
    clean = write("mri.trend12", 3, "pdf")
    assert one.sample.data != clean.data
    assert one.sample.truth == clean.truth
    assert one.defect.can_show


@pytest.mark.parametrize(
    ("family", "kind"), some(product(families("STATEMENT"), ("droppedRow", "changedDigit", "changedTotal")), 4)
)
def test_every_family_can_lose_a_row_and_change_a_digit(family: str, kind: str) -> None:
    assert planted(family, kind).defect.units


def test_a_changed_digit_is_one_digit_of_one_cell() -> None:
    for seed in range(1, 8):
        defect = planted("yardi.statement12", "changedDigit", seed).defect
        was, now = Decimal(defect.was or 0), Decimal(defect.now or 0)
        assert len(str(was)) == len(str(now))
        assert sum(a != b for a, b in zip(str(was), str(now), strict=True)) == 1
        assert len(defect.cells) == 1


def test_rent_rolls_and_statements_have_defects_of_their_own() -> None:
    assert defects() == defects("RENT_ROLL")
    assert "missedLine" in KINDS
    assert "missedLine" not in defects()
    with pytest.raises(ValueError, match="there are: changedDigit"):
        plant("mri.trend12", 1, "xlsx", defect="movedCharge")
    with pytest.raises(ValueError, match="STATEMENT"):
        defects("GUEST_LIST")


def test_a_row_dropped_or_doubled_is_not_in_the_document_or_twice() -> None:
    for kind, more in (("droppedRow", -1), ("doubledRow", 1)):
        found = planted("appfolio.statement12", kind, 3)
        assert len(read(found.sample).rows) == len(found.sample.rows) + more


@pytest.mark.parametrize("least", [4, pytest.param(32, marks=pytest.mark.long)])
def test_every_changed_digit_of_a_few_statements_is_named(least: int) -> None:
    script = Path(__file__).parents[2] / "benchmarks" / "statement_defects.py"
    chosen = ("yardi.statement12", "mri.trend12", "resman.trailingPnl", "appfolio.statement12")
    options = [option for family in chosen[: 4 if least > 20 else 2] for option in ("--family", family)]
    options += ["--defect", "changedDigit", "--defect", "changedTotal"]
    run = subprocess.run(
        [sys.executable, str(script), "--documents", str(least), *options], check=True, capture_output=True, text=True
    )
    cells = [cell.strip() for cell in run.stdout.split("| all |")[1].split("\n")[0].split("|")]
    _, can_show, noticed, missed, two_sums, named = map(int, cells[:6])
    assert (noticed, missed) == (can_show, 0), run.stdout
    assert two_sums > 0.75 * least
    assert named == two_sums, run.stdout
    assert "FAIL or CONTRADICTED in 0 " in run.stdout


@pytest.mark.parametrize(
    ("family", "form", "defect", "row"),
    [
        ("zoho.pnl", "pdf", "flippedSign", "Discounts Given"),  # printed negative, and added: as consistent as before
        ("yardi.incomeStatement", "xlsx", "droppedRow", "Management Fee"),  # its total above is a line like any other
    ],
)
def test_what_reads_as_well_another_way_cannot_show(family: str, form: Format, defect: str, row: str) -> None:
    found = plant(family, 62003, form, defect=defect)
    assert found is not None
    assert found.defect.units == (row,)
    assert not found.defect.can_show
