"""Statements as tables for reading, CSV, workbooks and JSON."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import openpyxl
import pytest
from statements import read, trailing, workbook

from docextract.cli.main import main
from docextract.export.table import Look, table_text


def test_the_table_is_indented_as_the_tree_and_proved_numbers_are_plain() -> None:
    text = table_text(read(trailing(), "T12"))
    assert "    4010-0000 Market Rent" in text
    assert "\n6000-0000 NET OPERATING INCOME" in text
    assert "every number shown plain is proved" in text
    assert "?" not in text.split("rows; every number")[0]


def test_numbers_that_nothing_confirms_and_contradicted_ones_are_marked() -> None:
    rows = [["Elm"], ["Operating Statement"], ["", "2023"], ["Rent", 10], ["Net Income", 3]]
    assert "10 ?" in table_text(read(rows))
    wrong = trailing()
    wrong[9][4] += 90
    text = table_text(read(wrong, "T12"))
    assert "\u2717" in text
    assert "the document contradicts it" in text
    assert " X" in table_text(read(wrong, "T12"), Look(ascii=True))


def test_where_room_is_short_the_months_go_before_the_total() -> None:
    lines = table_text(read(trailing(), "T12"), Look(width=70)).splitlines()
    assert max(map(len, lines)) <= 70
    header = next(line for line in lines if "Total" in line and "INCOME" not in line)
    assert header.rstrip().endswith("Total")


def test_csv_and_workbooks_have_a_column_for_each_column(tmp_path: Path) -> None:
    statement = read(trailing(), "T12")
    statement.to_csv(str(tmp_path / "out.csv"))
    lines = list(csv.DictReader(io.StringIO((tmp_path / "out.csv").read_text("utf-8-sig"))))
    assert float(lines[1]["ACTUAL:2023-07"]) == 1000.25
    assert lines[1]["proof.ACTUAL:2023-07"] == "PROVED"
    statement.to_xlsx(str(tmp_path / "out.xlsx"))
    sheet = openpyxl.load_workbook(tmp_path / "out.xlsx")["Rows"]
    head = [cell.value for cell in sheet[1]]
    assert sheet.cell(3, head.index("2023-07-01") + 1).value == 1000.25


def test_the_command_line_reads_statements(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t12.xlsx"
    path.write_bytes(workbook(trailing()))
    asked = ["--asset-type", "MULTIFAMILY", "--document-type", "T12"]
    assert main(["extract", str(path), *asked, "--format", "table"]) == 0
    assert "NET OPERATING INCOME" in capsys.readouterr().out
    assert main(["schema", "T12"]) == 0
    assert "keyTotals" in capsys.readouterr().out
    broken = trailing()
    broken[9][4] += 90
    path.write_bytes(workbook(broken))
    assert main(["extract", str(path), *asked, "--format", "json"]) == 1
    assert '"CONTRADICTED"' in capsys.readouterr().out
