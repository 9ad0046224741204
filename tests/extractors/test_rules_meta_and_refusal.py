"""What the document says of itself, words that a host adds, and tables that are no rent roll."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest
from rolls import COLUMNS, TITLE, home, lines, read, read_lines, workbook

import docextract
from docextract import Options
from docextract.errors import ExtractionFailedError, PluginError

HOMES = [home(str(101 + n), f"Tenant {'ABCDEF'[n]}") for n in range(6)]


@pytest.mark.parametrize("stamp", ["Printed 2/5/2024 3:36 PM", "Run Date: 02/05/2024", "Exported on: 02/05/2024"])
def test_a_print_stamp_is_told_from_the_as_of_date(stamp: str) -> None:
    x = read_lines(HOMES, title=[[stamp], *TITLE])
    assert x.meta.printed_on == "2024-02-05"
    assert x.meta.as_on_date == dt.date(2024, 1, 31)


def test_the_words_as_of_date_are_no_print_stamp() -> None:
    x = read_lines(HOMES, title=[["Rent Roll"], ["As of Date: 01/31/2024"], []])
    assert x.meta.printed_on is None
    assert x.meta.as_on_date == dt.date(2024, 1, 31)


def test_a_schedule_of_rent_steps_is_no_rent_roll() -> None:
    steps = [["Tenant", "Suite", "SF", "Step Date", "Annual Rent"]]
    for suite in ("100", "200", "300"):
        steps += [[f"Acme {suite} LLC", suite, 5000, dt.date(2024 + n, 1, 1), 90000 + 1000 * n] for n in range(5)]
    with pytest.raises(ExtractionFailedError, match=r"15 lines about 3 leases"):
        read(workbook(steps), "OFFICE")


def test_words_of_a_folder_of_the_caller_are_understood(tmp_path: Path) -> None:
    columns = COLUMNS | {"rent": "Zorg"}
    data = workbook(lines(HOMES, columns=columns))
    assert read(data).rows[0].contract_rent is None
    (tmp_path / "headers.toml").write_text('[[header]]\nfield = "contractRent"\nwords = ["zorg"]\n')
    options = Options(layout_folders=(tmp_path,))
    x = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL", options=options)
    assert x.rows[0].contract_rent == 950


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("groups.toml", '[[group]]\nname = "ocupied"\nwords = ["let"]\n', 2),
        ("uses.toml", '[[use]]\nuse = "COMMERCIAL"\ncells = [""]\n', 3),
        ("uses.toml", '[[use]]\nuse = "COMMERCIAL"\n', 1),
    ],
)
def test_a_fault_in_words_names_the_file_and_the_line(tmp_path: Path, name: str, text: str, line: int) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(PluginError, match=rf"{name}, line {line}:"):
        read(workbook(lines(HOMES)), options=Options(layout_folders=(tmp_path,)))


def test_the_last_word_of_a_company_alone_is_no_property() -> None:
    rows = [
        ["LLC"],
        ["Rent Roll"],
        ["As of 01/31/2024"],
        *lines([home("101", "Ann Ames"), home("102", "Bob Boll")])[3:],
    ]
    assert read(workbook(rows)).meta.property_name is None
