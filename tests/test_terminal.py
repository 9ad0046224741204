"""What the terminal shows: what it leaves out is said, key totals and properties stand there, failure says why."""

from __future__ import annotations

import io
import os
import pty
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract.cli import main
from docextract.cli.progress import Bar
from docextract.export.look import Look
from docextract.export.table import table_text
from docextract.testing import write


def workbook(rows: list[list[Any]]) -> bytes:
    book: Any = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


HEAD: list[list[Any]] = [["Elm Court"], ["Rent Roll"], ["As of 03/31/2026"], [], ["Unit", "Resident", "SF", "Rent"]]
UNITS = [[f"{100 + n}", f"Vance {n}", 700 + n, 1400 + n] for n in range(60)]


def roll(total: int = sum(u[3] for u in UNITS)) -> bytes:
    return workbook([*HEAD, *UNITS, ["Total", None, sum(u[2] for u in UNITS), total]])


STATEMENT = workbook([
    ["Income Statement"], [], ["Account", "Jan 2026"], ["Income"], ["Rent", 1000.25], ["Parking", 40.5],
    ["Total Income", 1040.75], ["Expenses"], ["Water", 41.25], ["Repairs", 73.5], ["Total Expenses", 114.75],
    ["Net Operating Income", 926.0],
])  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "roll.xlsx").write_bytes(roll())
    return str(tmp_path / "roll.xlsx")


@pytest.fixture(scope="module")
def portfolio() -> docextract.RentRoll:
    sample = write("portfolio.rentRoll", seed=2, format="xlsx")
    return docextract.extract(sample.data, asset_type=sample.asset_type, document_type="RENT_ROLL")


TABLE = ["--document-type", "RENT_ROLL", "--format", "table"]


def test_columns_that_are_not_shown_are_counted_and_can_be_asked_for() -> None:
    x = docextract.extract(roll(), document_type="RENT_ROLL")
    narrow, wide = table_text(x, Look(width=60)), table_text(x, Look())
    told = [int(re.search(r"; (\d+) more columns?: --columns all", text)[1]) for text in (narrow, wide)]  # type: ignore[index]
    assert told[0] >= told[1] > 0
    some = table_text(x, Look(columns=("unit", "area")))
    assert re.search(r"#  Unit +Area\n", some)
    assert "more column" not in table_text(x, Look(columns=tuple(docextract_columns(x))))


def docextract_columns(x: Any) -> list[str]:
    from docextract.export.parts import all_columns

    return list(all_columns(x))


def test_a_tie_says_on_which_basis() -> None:
    x = docextract.extract(roll(), document_type="RENT_ROLL")
    assert re.search(r"✓ R05 [^\n]*\[current\]", table_text(x))


def test_a_statement_shows_its_key_totals_with_their_lines() -> None:
    x = docextract.extract(STATEMENT, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    text = table_text(x)
    assert re.search(r"Net operating income +926(\.0+)? +Net Operating Income, printed", text)
    assert "Total operating expenses" in text


def test_a_portfolio_shows_its_properties_and_one_of_them_alone(portfolio: docextract.RentRoll) -> None:
    parts = portfolio.summary.by_property
    assert len(parts) > 1
    text = table_text(portfolio)
    for part in parts:
        assert re.search(rf"{re.escape(str(part.property_name))}.* {part.total_units} ", text)


def test_the_command_line_shows_one_property(
    portfolio: docextract.RentRoll, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = write("portfolio.rentRoll", seed=2, format="xlsx")
    (tmp_path / "all.xlsx").write_bytes(sample.data)
    part = portfolio.summary.by_property[0]
    asked = ["extract", str(tmp_path / "all.xlsx"), *TABLE, "--asset-type", sample.asset_type]
    main([*asked, "--property", str(part.property_name).upper()])
    shown = capsys.readouterr().out
    own = [row for row in portfolio.rows if row.property_name == part.property_name]
    assert f"\n{len(own)} rows" in shown
    assert main([*asked, "--property", "Nowhere"]) == 2
    assert str(part.property_name) in capsys.readouterr().err


def test_a_summary_has_no_rows(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["extract", file, *TABLE, "--summary"]) == 0
    out = capsys.readouterr().out
    assert "Vance 7" not in out
    assert "total units 60" in out
    assert main(["extract", file, "--document-type", "RENT_ROLL", "--format", "csv", "--summary"]) == 2
    assert "--summary is for --format table" in capsys.readouterr().err


def test_an_exit_status_that_is_not_0_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "roll.xlsx"
    path.write_bytes(roll(total=1))
    assert main(["extract", str(path), *TABLE]) == 1
    assert re.fullmatch(r"docextract: 1 check failed: R05\n", capsys.readouterr().err)
    path.write_bytes(workbook([*HEAD, *UNITS[:5], [*UNITS[5][:3], None]]))
    assert main(["extract", str(path), *TABLE, "--strict"]) == 1
    assert re.fullmatch(r"docextract: \d checks? to look at: [^\n]+\n", capsys.readouterr().err)


def on_a_terminal(file: str, pager: Path, rows: str) -> str:
    leader, follower = pty.openpty()
    environment = {**os.environ, "PAGER": str(pager), "LINES": rows, "COLUMNS": "100", "TERM": "xterm"}
    process = subprocess.Popen(
        [sys.executable, "-m", "docextract", "extract", file, "--document-type", "RENT_ROLL"],
        stdin=follower, stdout=follower, stderr=subprocess.PIPE, env=environment,
    )  # fmt: skip
    os.close(follower)
    shown = b""
    try:
        while piece := os.read(leader, 65536):
            shown += piece
    except OSError:  # the other end is closed
        pass
    os.close(leader)
    _, errors = process.communicate()
    assert process.returncode == 0, errors
    return shown.decode()


def test_what_is_longer_than_the_terminal_goes_through_the_pager(file: str, tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\necho paged\ncat\n")
    pager.chmod(pager.stat().st_mode | stat.S_IXUSR)
    for rows, paged in (("24", True), ("400", False)):
        shown = on_a_terminal(file, pager, rows)
        assert ("paged" in shown) is paged
        assert "Vance 59" in shown


def test_the_bar_is_one_over_the_whole_and_never_goes_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("docextract.cli.progress._WAIT", 0.0)
    told: list[tuple[str, int, int]] = []
    bar = Bar()

    def both(stage: str, done: int, total: int) -> None:
        told.append((stage, done, total))
        bar(stage, done, total)

    docextract.extract(roll(), document_type="RENT_ROLL", options=docextract.Options(progress=both))
    shares = [int(share) for share in re.findall(r"(\d+)%", capsys.readouterr().err)]
    assert shares == sorted(shares)
    assert shares[-1] == 100
    stages = list(dict.fromkeys(stage for stage, _, _ in told))
    assert stages == ["reading", "tables", "rows", "checks"]
