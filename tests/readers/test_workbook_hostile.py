"""Files made to break readers: each gives a document or an error of docextract, within memory and time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

MEMORY = 1 << 30
SECONDS = 120
LARGEST = "legit_big_1M_rows.xlsx"
"""It takes twice as long as all others."""

READ_ALL = """
import json, resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({memory}, {memory}))
from docextract.errors import DocextractError
from docextract.readers.workbook import open_workbook
from docextract.source import open_source
for path in json.load(sys.stdin):
    try:
        source = open_source(path)
        book = open_workbook(source)
        result = "read"
        for number in range(1, len(book.sheet_names) + 1):
            try:
                book.sheet(number)
            except DocextractError as error:
                if number == 1:
                    raise
    except DocextractError as error:
        result = type(error).__name__ + " " + str(error.details.get("limit", ""))
    print(json.dumps([path, result]), flush=True)
print("done")
"""


@pytest.fixture(scope="module")
def outcomes(shared: Path) -> dict[str, str]:
    """What came of each hostile workbook but the largest, all read in one process of 1 GiB."""
    return outcomes_of(shared, [entry for entry in hostile(shared) if not entry["file"].endswith(LARGEST)])


def outcomes_of(shared: Path, listed: list[dict[str, Any]]) -> dict[str, str]:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", READ_ALL.format(memory=MEMORY)],
        input=json.dumps([str(shared / "hostile" / entry["file"]) for entry in listed]),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        check=False,
    )
    lines = run.stdout.splitlines()
    assert lines[-1:] == ["done"], (lines[-1:], run.stderr[-2000:])
    return {Path(path).name: result.strip() for path, result in map(json.loads, lines[:-1])}


def hostile(shared: Path) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = json.loads((shared / "hostile" / "index.json").read_text())
    return [entry for entry in listed if entry["kind"] == "xlsx"]


def test_every_hostile_workbook_ends_in_a_document_or_a_typed_error(shared: Path, outcomes: dict[str, str]) -> None:
    assert len(outcomes) + 1 == len(hostile(shared)) > 200


def test_what_other_readers_open_is_opened_unless_a_limit_refuses(shared: Path, outcomes: dict[str, str]) -> None:
    opened_elsewhere = [Path(entry["file"]).name for entry in hostile(shared) if entry["openedBy"]]
    opened_elsewhere = [name for name in opened_elsewhere if name in outcomes]
    allowed = [name for name in opened_elsewhere if not outcomes[name].startswith("DocumentTooLargeError")]
    refused = [(name, outcomes[name]) for name in allowed if outcomes[name] != "read"]
    assert len(opened_elsewhere) - len(allowed) <= 5
    assert len(refused) <= 0.02 * len(allowed), refused


@pytest.mark.parametrize(
    ("name", "outcome"),
    [
        ("lol_workbook.xlsx", "UnreadableDocumentError"),
        ("xxe_file.xlsx", "UnreadableDocumentError"),
        ("sheets_20k_big.xlsx", "DocumentTooLargeError workbookSheets"),
        ("bomb_lying_size_300MiB_claims_100B.xlsx", "UnreadableDocumentError"),
        ("zip_truncated_50.xlsx", "UnreadableDocumentError"),
        ("zip_dup_names_traversal.xlsx", "UnreadableDocumentError"),
        ("merge_full_grid.xlsx", "read"),
        ("cols_bomb.xlsx", "read"),
        ("ok_minimal.xlsx", "read"),
    ],
)
def test_a_bomb_ends_as_it_should(outcomes: dict[str, str], name: str, outcome: str) -> None:
    assert outcomes[name] == outcome


@pytest.mark.long
def test_a_workbook_of_a_million_rows_is_read(shared: Path) -> None:
    (listed,) = (entry for entry in hostile(shared) if entry["file"].endswith(LARGEST))
    assert outcomes_of(shared, [listed]) == {LARGEST: "read"}


def test_what_needs_a_password_says_so(shared: Path, outcomes: dict[str, str]) -> None:
    encrypted = [Path(entry["file"]).name for entry in hostile(shared) if entry["expect"] == "encrypted"]
    assert encrypted
    assert {outcomes[name] for name in encrypted} == {"EncryptedDocumentError"}
