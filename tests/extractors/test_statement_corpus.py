"""The statements of the corpus, against answers read by hand. Skipped where the corpus is not at hand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import docextract

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
INDEX = CORPUS / "index.json"
ENTRIES = [e for e in json.loads(INDEX.read_text()) if e["documentType"] != "RENT_ROLL"] if INDEX.exists() else []

pytestmark = pytest.mark.skipif(not ENTRIES, reason="the corpus is not at hand")


def parts() -> list[Any]:
    found = []
    for entry in ENTRIES:
        truth = json.loads((CORPUS / "truth" / f"{entry['file']}.json").read_text())
        for n, part in enumerate(truth["statements"]):
            kind = entry["documentType"]
            if len(truth["statements"]) > 1:
                kind = "BALANCE_SHEET" if "balance" in part["title"].lower() else "CASH_FLOW_STATEMENT"
            found.append(pytest.param(entry, kind, part, id=f"{entry['file']}-{n}"))
    return found


def read(entry: dict[str, Any], kind: str, part: dict[str, Any]) -> docextract.Statement:
    return statement_of(entry["file"], entry["assetType"], kind, part.get("sheet"))


@cache
def statement_of(file: str, asset_type: str, kind: str, sheet: str | int | None) -> docextract.Statement:
    """A statement of the corpus, read once for all tests that look at it."""
    read = docextract.extract(CORPUS / file, asset_type=asset_type, document_type=kind, sheet=sheet)
    assert isinstance(read, docextract.Statement)
    return read


def squash(text: str | None) -> str:
    return "".join(c for c in (text or "").casefold() if c.isalnum())


@pytest.mark.parametrize(("entry", "kind", "part"), parts())
def test_every_line_stands_there_with_its_numbers_and_every_total_with_its_addends(
    entry: dict[str, Any], kind: str, part: dict[str, Any]
) -> None:
    got = [row for row in read(entry, kind, part).rows if row.row_type not in ("NOTE", "STATISTIC")]
    want = part["rows"]
    assert [squash(row.label) for row in got] == [squash(row["label"]) for row in want]
    for row, truth in zip(got, want, strict=True):
        numbers = [float(v) for v in row.values if v]
        for value in truth["values"]:
            assert not value or any(abs(value - n) < max(0.0051, abs(n) * 1e-6) for n in numbers), truth["label"]


@pytest.mark.parametrize(("entry", "kind", "part"), parts())
def test_clean_documents_are_not_contradicted(entry: dict[str, Any], kind: str, part: dict[str, Any]) -> None:
    statement = read(entry, kind, part)
    assert statement.proof.contradicted == 0
    assert not statement.failed_checks
    assert statement.ledger.read == sum(statement.ledger.by_role.values())
    assert statement.ledger.unexplained == []


@pytest.mark.parametrize(("entry", "kind", "part"), parts())
def test_periods_and_codes_are_those_printed(entry: dict[str, Any], kind: str, part: dict[str, Any]) -> None:
    statement = read(entry, kind, part)
    for name, value in (("periodFrom", statement.meta.period_from), ("periodTo", statement.meta.period_to)):
        if part.get(name) and part[name][:4].isdigit() and kind != "BALANCE_SHEET":
            assert str(value) == part[name]
    codes = [row["accountCode"] for row in part["rows"] if row["accountCode"]]
    assert [row.account_code for row in statement.rows if row.account_code] == codes
