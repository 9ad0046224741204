"""What changed between two rolls or two statements is named, and nothing else.

DOCEXTRACT_DIFFS=500 draws so many pairs.
"""

from __future__ import annotations

import copy
import datetime as dt
import io
import json
import os
import random
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract.cli import main

PAIRS = int(os.environ.get("DOCEXTRACT_DIFFS", "15"))
HEAD = [
    "Unit",
    "Type",
    "Status",
    "Resident",
    "SF",
    "Market Rent",
    "Rent",
    "Pet Rent",
    "Lease From",
    "Lease To",
    "Deposit",
]
NAMES = ["Vance", "Okafor", "Lindqvist", "Marsh", "Tran", "Bright", "Ferris", "Dunmore", "Paredes", "Hughes"]


def lease(draw: random.Random, number: int) -> dict[str, Any]:
    start = dt.date(2025, draw.randint(1, 12), 1)
    return {
        "Resident": f"{draw.choice(NAMES)}, Una{number}",
        "Status": "Occupied",
        "Rent": 1000 + draw.randint(0, 900),
        "Pet Rent": draw.choice([None, 35]),
        "Lease From": start,
        "Lease To": start + dt.timedelta(days=364),
        "Deposit": 500,
    }


def empty() -> dict[str, Any]:
    return dict.fromkeys(("Resident", "Rent", "Pet Rent", "Lease From", "Lease To", "Deposit")) | {"Status": "Vacant"}


def roll(units: list[dict[str, Any]], day: str) -> bytes:
    book = openpyxl.Workbook()
    sheet = book.active
    for row in (["Elm Court Apartments"], ["Rent Roll"], [f"As of {day}"], [], HEAD):
        sheet.append(row)
    for unit in units:
        sheet.append([unit[name] for name in HEAD])
    sums = [
        sum(u[name] or 0 for u in units) if name in ("SF", "Market Rent", "Rent", "Pet Rent", "Deposit") else None
        for name in HEAD
    ]
    sheet.append(["Total", *sums[1:]])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def read(data: bytes) -> docextract.RentRoll:
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")


def changed(draw: random.Random) -> tuple[bytes, bytes, dict[str, set[str]]]:
    """Two rolls, and what happened to each unit that is not as it was."""
    units = []
    for n in range(draw.randint(12, 30)):
        size = draw.choice([650, 820, 1010])
        own = lease(draw, n) if draw.random() < 0.85 else empty()
        units.append(
            {"Unit": f"{1 + n // 10}{n % 10:02}", "Type": f"{size}A", "SF": size, "Market Rent": size + 700, **own}
        )
    later = copy.deepcopy(units)
    wanted: dict[str, set[str]] = {}
    for n, unit in enumerate(later):
        let = unit["Resident"] is not None
        what = draw.choice(["", "", "", "out", "again", "renewed", "raised", "in", "pet", "market"])
        name = unit["Unit"]
        if what == "out" and let:
            unit.update(empty())
            wanted[name] = {"MOVED_OUT"}
        elif what == "again" and let:
            unit.update(lease(draw, 100 + n))
            wanted[name] = {"MOVED_OUT", "MOVED_IN"}
        elif what == "renewed" and let:
            unit["Lease To"] += dt.timedelta(days=365)
            unit["Rent"] += 25
            wanted[name] = {"RENEWED", "RENT_CHANGED"}
        elif what == "raised" and let:
            unit["Rent"] += draw.choice([-10, 15, 40])
            wanted[name] = {"RENT_CHANGED"}
        elif what == "in" and not let:
            unit.update(lease(draw, 200 + n))
            wanted[name] = {"MOVED_IN"}
        elif what == "pet" and let:
            unit["Pet Rent"] = 50
            wanted[name] = {"CHANGED"}
        elif what == "market":
            unit["Market Rent"] += 20
            wanted[name] = {"CHANGED"}
    if draw.random() < 0.4:
        gone = later.pop(draw.randrange(len(later)))
        wanted[gone["Unit"]] = {"GONE"}
    if draw.random() < 0.4:
        later.append({"Unit": "901", "Type": "650A", "SF": 650, "Market Rent": 1350, **lease(draw, 999)})
        wanted["901"] = {"NEW"}
    return roll(units, "01/31/2026"), roll(later, "04/30/2026"), wanted


@pytest.mark.parametrize("seed", range(PAIRS))
def test_every_known_change_is_named_and_none_is_invented(seed: int) -> None:
    old, new, wanted = changed(random.Random(seed))
    found = docextract.diff(read(old), read(new))
    assert {row.name: set(row.kinds) for row in found.rows} == wanted
    assert not [row for row in found.rows if row.doubtful]
    for row in found.rows:
        for change in row.fields:
            assert change.was != change.now
            assert bool(change.old_places) == (change.was is not None)
            assert bool(change.new_places) == (change.now is not None)


def test_nothing_changed_is_nothing() -> None:
    data, _, _ = changed(random.Random(7))
    found = docextract.diff(read(data), read(data))
    assert (found.rows, found.totals, found.only_old, found.only_new) == ([], [], [], [])
    assert found.unchanged == len(read(data).rows)


def test_a_unit_that_was_renamed_is_matched_in_doubt() -> None:
    units = [
        {"Unit": f"10{n}", "Type": "A", "SF": 700 + n, "Market Rent": 1400, **lease(random.Random(n), n)}
        for n in range(6)
    ]
    later = copy.deepcopy(units)
    later[2]["Unit"] = "102-A"
    found = docextract.diff(read(roll(units, "01/31/2026")), read(roll(later, "02/28/2026")))
    (change,) = found.rows
    assert (change.name, change.kinds) == ("102-A", ["CHANGED"])
    assert change.doubtful == "the unit has another name, its tenant and its area are the same"


def test_a_field_that_only_one_prints_is_no_change_of_its_rows() -> None:
    units = [
        {"Unit": f"10{n}", "Type": "A", "SF": 700, "Market Rent": 1400, **lease(random.Random(n), n)} for n in range(6)
    ]
    later = [{**unit, "Deposit": None} for unit in units]
    found = docextract.diff(read(roll(units, "01/31/2026")), read(roll(later, "02/28/2026")))
    assert found.rows == []
    assert found.only_old == ["deposit"]


def statement(rows: list[list[Any]], head: str = "Jan 2026") -> docextract.Statement:
    book = openpyxl.Workbook()
    for row in [["Income Statement"], [], ["Account", head], *rows]:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")


ROWS = [
    ["Income"], ["Rent", 1000.25], ["Parking", 40.5], ["Total Income", 1040.75], ["Expenses"], ["Water", 41.25],
    ["Repairs", 73.5], ["Total Expenses", 114.75], ["Net Operating Income", 926.0],
]  # fmt: skip


def test_lines_of_statements_are_matched_and_key_totals_told() -> None:
    later = [list(row) for row in ROWS]
    later[6][1], later[7][1], later[8][1] = 83.5, 124.75, 916.0
    later.insert(6, ["Snow Removal", 0.0])
    found = docextract.diff(statement(ROWS), statement(later))
    assert {row.name: row.kinds for row in found.rows} == {
        "Snow Removal": ["NEW"], "Repairs": ["CHANGED"], "Total Expenses": ["CHANGED"],
        "Net Operating Income": ["CHANGED"],
    }  # fmt: skip
    assert {total.name.split(".")[0] for total in found.totals} >= {"netOperatingIncome", "totalOperatingExpenses"}
    by_order = docextract.diff(statement(ROWS), statement(ROWS, "Feb 2026"))
    assert [warning.type for warning in by_order.warnings] == ["columnsByOrder"]
    assert by_order.rows == []


def test_two_of_different_types_are_refused() -> None:
    data, _, _ = changed(random.Random(1))
    with pytest.raises(docextract.InvalidRequestError, match="two rent rolls or two statements, not RENT_ROLL"):
        docextract.diff(read(data), statement(ROWS))


def test_the_command_line_reads_documents_and_written_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, wanted = changed(random.Random(3))
    (tmp_path / "old.xlsx").write_bytes(old)
    (tmp_path / "new.json").write_text(read(new).model_dump_json(), "utf-8")
    assert main(["diff", str(tmp_path / "old.xlsx"), str(tmp_path / "new.json")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["name"]: set(row["kinds"]) for row in told["rows"]} == wanted
    assert main(["diff", str(tmp_path / "old.xlsx"), str(tmp_path / "new.json"), "--format", "table"]) == 0
    assert "rows are as they were" in capsys.readouterr().out
    (tmp_path / "no.json").write_text("{}")
    assert main(["diff", str(tmp_path / "old.xlsx"), str(tmp_path / "no.json")]) == 2
    assert "is JSON and no answer" in capsys.readouterr().err
