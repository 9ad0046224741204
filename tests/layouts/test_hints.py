"""What a recognised layout changes: meanings of headers, words of sections and totals, and the order of readings."""

from __future__ import annotations

import datetime as dt
import os
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract import ExtractionFailedError, Options, PluginError, Registry, RentRoll
from docextract.plugin import Layouts, hookimpl
from docextract.vocabulary import load_vocabulary
from docextract.vocabulary.overlay import overlaid

HEAD = """[layout]
name = "acme.roll"
title = "Acme roll"

[recognise]
titles = ["Acme Roll"]
required = ["Unit", "Tenant", "Market Rate", "From", "To"]
optional = ["Sq Ft", "Balance"]
"""
COLUMNS = ["Unit", "Tenant", "Sq Ft", "Market Rate", "Balance", "From", "To"]
START, END = dt.date(2023, 6, 1), dt.date(2024, 5, 31)
ROWS: list[list[Any]] = [[str(100 + n), f"Tenant {n}", 700, 900 + n, n, START, END] for n in range(1, 7)]


def workbook(folder: Path, *rows: list[Any], columns: list[str] = COLUMNS) -> Path:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["Acme Roll"], ["As of 01/31/2024"], columns, *rows):
        sheet.append(row)
    book.save(folder / "roll.xlsx")
    return folder / "roll.xlsx"


def read(path: Path, hints: str | None = None, **options: Any) -> RentRoll:
    if hints is not None:
        (path.parent / "acme.toml").write_text(HEAD + hints)
        options["layout_folders"] = (path.parent,)
    x = docextract.extract(path, asset_type="OFFICE", document_type="RENT_ROLL", options=Options(**options))
    assert isinstance(x, RentRoll)
    assert x.meta.template == ("acme.roll" if hints is not None else "generic")
    return x


def test_a_header_means_what_the_layout_says_where_the_cells_allow_it(tmp_path: Path) -> None:
    path = workbook(tmp_path, *ROWS)
    assert read(path).rows[0].market_rent == 901
    x = read(path, '[[header]]\nwords = ["Market Rate"]\nfield = "contractRent"\n')
    assert (x.rows[0].contract_rent, x.rows[0].market_rent) == (901, None)


def test_cells_outweigh_a_layout_that_they_contradict(tmp_path: Path) -> None:
    x = read(workbook(tmp_path, *ROWS), '[[header]]\nwords = ["From"]\nfield = "deposit"\n')
    assert (x.rows[0].deposit, x.rows[0].lease_start_date) == (None, START)


def test_sections_sentinels_and_totals_of_the_layout_hold(tmp_path: Path) -> None:
    empty = ["107", "Unbesetzt", 700, 900, None, None, None]
    later = ["101", "Later Lou", 700, 950, None, dt.date(2024, 6, 1), dt.date(2025, 5, 31)]
    path = workbook(
        tmp_path, *ROWS, empty, ["Gesamt hier", None, 4900, 6321, 21, None, None], ["Moving In Soon"], later
    )
    hints = """
[[sentinel]]
words = ["unbesetzt"]
status = "VACANT"

[[section]]
words = ["Moving In Soon"]
scope = "future"
status = "FUTURE"

[[total]]
kind = "total"
pattern = "gesamt hier"
"""
    x = read(path, hints)
    assert [(r.unit, r.occupancy_status) for r in x.rows[6:]] == [("107", "VACANT"), ("101", "FUTURE")]
    assert [(c.status, c.basis) for c in x.checks if c.check_id == "R04"] == [("PASS", "current")]
    assert [r.occupancy_status for r in read(path).rows] != [r.occupancy_status for r in x.rows]


def test_the_basis_of_the_layout_is_the_default_of_its_checks(tmp_path: Path) -> None:
    later = ["101", "Later Lou", 700, 950, 500, dt.date(2024, 6, 1), dt.date(2025, 5, 31)]
    total = ["Total", None, 4200, 5421, 521, None, None]
    path = workbook(tmp_path, *ROWS, ["Future Residents"], later, total)

    def balance(x: RentRoll) -> tuple[str, str | None, bool | None, int | None]:
        (found,) = [c for c in x.checks if c.check_id == "R07"]
        return found.status, found.basis, found.basis_is_default, found.readings_tried

    plain = balance(read(path))
    assert plain[2] is False
    hinted = balance(read(path, '[basis.sums]\nbalance = "current+future"\n'))
    assert (hinted[0], hinted[2], hinted[3]) == ("PASS", True, plain[3] and 1)
    assert "current+future" in (hinted[1] or "")


def test_missing_optional_columns_are_a_warning_of_s01(tmp_path: Path) -> None:
    path = workbook(tmp_path, *([*row[:4], *row[5:]] for row in ROWS), columns=[*COLUMNS[:4], *COLUMNS[5:]])
    (found,) = [c for c in read(path, "").checks if c.check_id == "S01"]
    assert (found.status, found.message) == ("WARN", "acme.roll: without the columns Balance")


def test_s01_of_a_generic_document_names_the_nearest_layout_and_what_it_lacked(tmp_path: Path) -> None:
    path = workbook(tmp_path, *(row[:6] for row in ROWS), columns=COLUMNS[:6])
    (tmp_path / "acme.toml").write_text(HEAD)
    x = docextract.extract(
        path, asset_type="OFFICE", document_type="RENT_ROLL", options=Options(layout_folders=(tmp_path,))
    )
    (found,) = [c for c in x.checks if c.check_id == "S01"]
    assert (found.status, x.meta.template) == ("SKIPPED", "generic")
    assert found.message.endswith("the nearest layout is acme.roll, which lacked To")
    (off,) = [c for c in read(path, layouts=False).checks if c.check_id == "S01"]
    assert (off.status, "switched off" in off.message) == ("SKIPPED", True)


def test_layouts_of_a_plugin_are_used(tmp_path: Path) -> None:
    path = workbook(tmp_path, *ROWS)
    folder = tmp_path / "layouts"
    folder.mkdir()
    (folder / "roll.toml").write_text(HEAD)

    class Plugin:
        __name__ = "acme"

        @hookimpl
        def register_layouts(self, registrar: Any) -> None:
            registrar.add(Layouts("acme", folder))

    registry = Registry.build([Plugin()])
    x = docextract.extract(path, asset_type="OFFICE", document_type="RENT_ROLL", registry=registry)
    assert x.meta.template == "acme.roll"
    assert x.meta.engine is not None
    assert (x.meta.engine.layouts or "").startswith("docextract@")
    assert ", acme@" in (x.meta.engine.layouts or "")


def test_switched_off_layouts_are_not_even_read(tmp_path: Path) -> None:
    path = workbook(tmp_path, *ROWS)
    (tmp_path / "acme.toml").write_text("[layout]\n")
    asked: dict[str, Any] = {"asset_type": "OFFICE", "document_type": "RENT_ROLL"}
    with pytest.raises(PluginError, match=r"acme\.toml, line 1"):
        docextract.extract(path, **asked, options=Options(layout_folders=(tmp_path,)))
    x = docextract.extract(path, **asked, options=Options(layout_folders=(tmp_path,), layouts=False))
    assert x.meta.engine is not None
    assert "docextract@" not in (x.meta.engine.layouts or "")


def test_the_environment_names_folders_of_layouts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = workbook(tmp_path, *ROWS)
    (tmp_path / "acme.toml").write_text(HEAD)
    (tmp_path / "none").mkdir()
    monkeypatch.setenv("DOCEXTRACT_LAYOUTS", os.pathsep.join(["", str(tmp_path / "none"), str(tmp_path)]))
    assert Options(layout_folders=(Path("more"),)).folders == (tmp_path / "none", tmp_path, Path("more"))
    x = docextract.extract(path, asset_type="OFFICE", document_type="RENT_ROLL")
    assert x.meta.template == "acme.roll"
    assert x.meta.engine is not None
    assert (x.meta.engine.layouts or "").split("@")[1].endswith(", none")


def test_a_report_that_lists_no_units_is_refused_by_its_name(tmp_path: Path) -> None:
    columns = [
        "Property", "State", "Total Units", "Name", "Market Rent", "Resident Rent", "Deposit", "Average Market Rent",
        "Average Resident Rent", "Average Deposit", "Balance",
    ]  # fmt: skip
    rows = [[f"p{n}", "WA", 40, f"Elm {n}", 40000, 38000, 4000, 1000, 950, 100, 3] for n in range(5)]
    path = workbook(tmp_path, *rows, columns=columns)
    with pytest.raises(ExtractionFailedError, match=r"yardi\.rentRollSummary\), which lists no units"):
        read(path)
    with pytest.raises(ExtractionFailedError) as error:
        read(path, layouts=False)
    assert "yardi" not in error.value.message
    (tmp_path / "acme.toml").write_text(HEAD.replace("[rec", "lists_units = false\n\n[rec"))
    with pytest.raises(ExtractionFailedError, match="Acme roll"):
        docextract.extract(
            workbook(tmp_path, *ROWS), asset_type="OFFICE", document_type="RENT_ROLL",
            options=Options(layout_folders=(tmp_path,)),
        )  # fmt: skip


def test_words_of_a_layout_are_asked_before_the_vocabulary_which_stays_as_it_is() -> None:
    base = load_vocabulary()
    made = overlaid(
        base,
        {
            "header": [{"words": ["Lease"], "field": "tenantName"}],
            "status": [{"status": "DOWN", "words": ["Occupied"]}, {"status": "MODEL", "letters": ["q"]}],
            "end": [{"name": "notes", "pattern": "small print"}],
        },
    )
    assert [m.field for m in made.header("Lease")][:2] == ["tenantName", base.header("Lease")[0].field]
    assert made.header("Unit") == base.header("Unit")
    occupied = made.status("Occupied", in_column=True)
    assert occupied is not None
    assert occupied.status == "DOWN"
    assert made.status("q", in_column=False) is None
    assert made.status("Q", in_column=True) != base.status("Q", in_column=True)
    assert (made.ends_table("Small print"), base.ends_table("Small print")) == ("notes", None)
    assert made.charge is not None
    assert base.status("Occupied", in_column=True) != occupied
