"""Promises of the seeded statement writers: the same bytes, sums that are exact, a truth that is printed."""

from __future__ import annotations

import io
import json
import re
from decimal import Decimal
from functools import cache
from typing import Any

import pytest

from docextract.testing import Sample, families, write
from fewer import some

openpyxl = pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

FORMATS = ("pdf", "xlsx")
EVERY = [(family, kind) for family in families("STATEMENT") for kind in FORMATS]


@cache
def written(family: str, seed: int, kind: Any) -> Sample:
    return write(family, seed, kind)


def part(sample: Sample) -> dict[str, Any]:
    (statement,) = sample.truth["statements"]
    assert isinstance(statement, dict)
    return statement


@cache
def shown(data: bytes) -> str:
    """All that a document shows, without blanks."""
    if data.startswith(b"%PDF"):
        import pypdf

        text = " ".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages)
    else:
        sheets = openpyxl.load_workbook(io.BytesIO(data), data_only=True).worksheets
        cells = (c.value for sheet in sheets for row in sheet.iter_rows() for c in row)
        text = " ".join(f"{v:.4f}" if isinstance(v, float) else str(v) for v in cells if v is not None)
    return re.sub(r"[\s,]", "", text)


def test_families_of_one_kind_of_document_are_those_of_all() -> None:
    assert families() == families("RENT_ROLL")
    assert families(None) == [*families("RENT_ROLL"), *families("STATEMENT")]
    with pytest.raises(ValueError, match="STATEMENT"):
        families("GUEST_LIST")


@pytest.mark.parametrize(("family", "kind"), some(EVERY, 5))
def test_the_same_seed_gives_the_same_bytes(family: str, kind: Any) -> None:
    first, second = written(family, 1, kind), write(family, 1, kind)
    assert (first.data, first.truth) == (second.data, second.truth)
    assert first.data != written(family, 2, kind).data
    assert json.loads(json.dumps(first.truth)) == first.truth
    assert first.data.startswith(b"%PDF-" if kind == "pdf" else b"PK")


@pytest.mark.parametrize(("family", "kind"), EVERY)
@pytest.mark.parametrize("seed", some([1, 2, 3], 3))
def test_every_sum_of_the_truth_is_exact(family: str, kind: Any, seed: int) -> None:
    sample = written(family, seed, kind)
    rows, whole = sample.rows, "whole currency units" in sample.traps
    money = [n for n, name in enumerate(part(sample)["columns"]) if is_money(sample, n, name)]
    sums = [row for row in rows if "footsFrom" in row]
    assert sums or not part(sample)["keyTotals"]  # an export of lines has none
    for row in sums:
        items = row["footsFrom"]["items"]
        for n in money:
            total = sum(((rows[abs(i)]["values"][n] or 0) * (-1 if i < 0 else 1) for i in items), Decimal(0))
            slack = Decimal(len(items) + 1) / 2 if whole else 0
            assert abs(total - (row["values"][n] or 0)) <= slack, (row["label"], n)


def is_money(sample: Sample, n: int, name: str) -> bool:
    """Whether a column holds amounts that add up: no percentages, no amounts per unit, no variances."""
    return not re.search(r"%|per |/|var|change", name, re.IGNORECASE) or re.search(r"\d/\d", name) is not None


@pytest.mark.parametrize(("family", "kind"), EVERY)
@pytest.mark.parametrize("seed", some([1, 2]))
def test_every_label_and_amount_of_the_truth_is_printed(family: str, kind: Any, seed: int) -> None:
    sample = written(family, seed, kind)
    text = shown(sample.data)
    names = part(sample)["columns"]
    uncached = "totals are formulas without values" in sample.traps
    for row in sample.rows:
        assert re.sub(r"[\s,]", "", row["label"] or "") in text or kind == "pdf", row["label"]
        for n, value in enumerate(row["values"]):
            if value and is_money(sample, n, names[n]) and not (uncached and "footsFrom" in row):
                assert f"{abs(value):.2f}".rstrip("0").rstrip(".") in text, (row["label"], value)


@pytest.mark.parametrize("kind", FORMATS)
def test_a_trap_can_be_asked_for_and_kept_out(kind: Any) -> None:
    for trap in ("totals without the word", "totals above their lines", "contra lines printed positive"):
        assert trap in write("yardi.statement12", 1, kind, traps={trap}).traps
        assert trap not in write("yardi.statement12", 1, kind, without={trap}).traps


def test_formulas_keep_the_values_that_they_had() -> None:
    sample = write("yardi.statement12", 3, "xlsx", traps={"totals are formulas"})
    sheets = [openpyxl.load_workbook(io.BytesIO(sample.data), data_only=cached).active for cached in (False, True)]
    pairs = [
        (a.value, b.value)
        for rows in zip(*(s.iter_rows() for s in sheets), strict=True)
        for a, b in zip(*rows, strict=True)
    ]
    formulas = [(a, b) for a, b in pairs if isinstance(a, str) and a.startswith("=")]
    assert len(formulas) > 20
    values = {v for row in sample.rows if "footsFrom" in row for v in row["values"]}
    assert all(Decimal(str(b)) in values for _, b in formulas)
