"""What a person said of a column once is known in the next document of the kind, without a line of Python."""

from __future__ import annotations

import datetime as dt
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import docextract
from docextract import Options
from docextract.cli import main

HEAD = ["Space", "Lessee", "Sq Ft", "Base", "Hostage", "From", "To"]


def document(seed: int = 0, head: list[str] = HEAD) -> bytes:
    book: Any = openpyxl.Workbook()
    for row in (["Alder Park"], ["Space List"], [f"As of 0{1 + seed % 8}/01/2026"], [], head):
        book.active.append(row)
    for n in range(6):
        day = dt.date(2025, 1 + n, 1)
        values = [
            f"{101 + n}",
            f"Ames {n}",
            700 + 10 * n + seed,
            950 + n,
            500 + 7 * n + seed,
            day,
            day.replace(year=2027),
        ]
        book.active.append(values)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def read(data: bytes, *folders: Path) -> docextract.RentRoll:
    options = Options(layout_folders=folders)
    return docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL", options=options)


def said(x: Any, header: str, field: str | None) -> dict[str, Any]:
    return {"documentHash": x.meta.document_hash, "rowId": "", "field": "column", "was": header, "now": field}


def test_a_column_is_what_a_person_says_it_is() -> None:
    x = read(document())
    assert x.rows[0].deposit is None
    y = x.apply([said(x, "Hostage", "deposit")])
    assert [row.deposit for row in y.rows] == [500 + 7 * n for n in range(6)]
    assert y.rows[0].sources["deposit"][0].cell == "E6"
    assert not [w for w in y.warnings if w.type == "correctionUnfit"]
    z = y.apply([said(y, "Hostage", None)])
    assert z.rows[0].deposit is None
    assert not [w for w in z.warnings if w.type == "correctionUnfit"]


def test_what_was_another_column_makes_room() -> None:
    data = document(head=["Space", "Lessee", "Sq Ft", "Rent", "Deposit", "From", "To"])
    x = read(data)
    assert x.rows[0].contract_rent == 950
    y = x.apply([said(x, "Deposit", "contractRent"), said(x, "Rent", "deposit")])
    assert (y.rows[0].contract_rent, y.rows[0].deposit) == (500, 950)


def test_what_cannot_be_is_told() -> None:
    x = read(document())
    for header, field in (("Hostage", "leaseEndDate"), ("Hostage", "colour"), ("Nowhere", "deposit")):
        y = x.apply([said(x, header, field)])
        (warning,) = [w for w in y.warnings if w.type == "correctionUnfit"]
        assert header in warning.message


def test_what_was_said_is_a_layout_for_the_next_document(tmp_path: Path) -> None:
    x = read(document())
    y = x.apply([said(x, "Hostage", "deposit")])
    y.to_layout(tmp_path / "alder.toml")
    again = read(document(seed=3), tmp_path)
    assert (again.meta.template, again.rows[1].deposit) == ("alder", 510)
    other = read(document(head=["Unit", "Name", "SF", "Rent", "Hostage", "Start", "End"]), tmp_path)
    assert other.meta.template == "generic"


written = cache(document)
untaught = cache(lambda: read(written()))
FIELDS = ["deposit", "otherDeposit", "balance", "marketRent", "contractRent", None]


@settings(max_examples=15, deadline=None)
@given(st.dictionaries(st.sampled_from(["Base", "Hostage", "Sq Ft"]), st.sampled_from(FIELDS), min_size=1))
def test_what_is_taught_at_random_reads_a_fresh_document_as_the_corrections_did(
    tmp_path_factory: pytest.TempPathFactory, teaching: dict[str, str | None]
) -> None:
    folder = tmp_path_factory.mktemp("layouts")
    x = untaught()
    y = x.apply([said(x, header, field) for header, field in teaching.items()])
    y.to_layout(folder / "taught.toml")
    again = read(written(), folder)
    differs = {"checks", "corrections", "warnings"}  # the layout's own check, what was said, and what did not fit
    one, other = (z.to_dict()["data"]["extracted"] for z in (y, again))
    assert json.dumps({k: v for k, v in one.items() if k not in differs}) == json.dumps(
        {k: v for k, v in other.items() if k not in differs}
    )
    assert [c for c in one["checks"] if c["checkId"] != "S01"] == [c for c in other["checks"] if c["checkId"] != "S01"]


def test_a_layout_that_extends_another_has_its_words_and_goes_before_it(tmp_path: Path) -> None:
    first = '[layout]\nname = "alder"\ntitle = "t"\n[recognise]\nrequired = ["Space", "Lessee", "Hostage"]\n'
    first += 'optional = ["Sq Ft", "Base", "From", "To"]\n[[header]]\nwords = ["Base"]\nfield = "contractRent"\n'
    (tmp_path / "alder.toml").write_text(first)
    x = read(document(), tmp_path)
    assert (x.meta.template, x.rows[0].contract_rent) == ("alder", 950)
    x.apply([said(x, "Hostage", "deposit")]).to_layout(tmp_path / "ours.toml")
    assert 'extends = "alder"' in (tmp_path / "ours.toml").read_text()
    again = read(document(seed=2), tmp_path)
    assert (again.meta.template, again.rows[0].contract_rent, again.rows[0].deposit) == ("ours", 950, 502)
    z = again.apply([said(again, "Sq Ft", "area")])
    z.to_layout(tmp_path / "ours.toml")
    assert 'field = "deposit"' in (tmp_path / "ours.toml").read_text()
    (tmp_path / "alder.toml").unlink()
    with pytest.raises(docextract.DocextractError, match="extends 'alder', which is not there"):
        read(document(), tmp_path)


def test_a_layout_needs_something_said() -> None:
    x = read(document())
    with pytest.raises(docextract.InvalidRequestError, match="nothing to teach"):
        x.to_layout()
    with pytest.raises(docextract.InvalidRequestError, match="answer from JSON"):
        docextract.RentRoll.from_json(x.to_json() or "").to_layout()


def test_the_command_line_saves_what_was_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = document()  # once: a workbook holds the second in which it was written, and corrections its hash
    (tmp_path / "first.xlsx").write_bytes(data)
    (tmp_path / "next.xlsx").write_bytes(document(seed=3))
    (tmp_path / "corrections.json").write_text(json.dumps([said(read(data), "Hostage", "deposit")]))
    asked = ["--asset-type", "OFFICE", "--document-type", "RENT_ROLL", "--format", "json"]
    first, corrections = str(tmp_path / "first.xlsx"), str(tmp_path / "corrections.json")
    saved = tmp_path / "layouts" / "alder.toml"
    assert main(["extract", first, *asked, "--corrections", corrections, "--save-layout", str(saved)]) == 0
    assert json.loads(capsys.readouterr().out)["data"]["extracted"]["rows"][1]["deposit"] == 507
    assert main(["extract", str(tmp_path / "next.xlsx"), *asked, "--layouts", str(saved.parent)]) == 0
    told = json.loads(capsys.readouterr().out)["data"]
    assert (told["meta"]["template"], told["extracted"]["rows"][1]["deposit"]) == ("alder", 510)
    assert main(["extract", first, *asked, "--save-layout", str(saved)]) == 2
    assert "nothing to teach" in capsys.readouterr().err
