"""``docextract plugin try``: what a type that is being written does not understand, and what to add."""

from __future__ import annotations

from pathlib import Path

import pytest

from docextract.cli import main
from docextract.testing import pages, workbook

PLUGIN = """
from docextract.plugin import Date, DocumentType, Money, Row, TableExtractor


class Permit(Row):
    permit: str
    holder: str | None = None
    expires: Date | None = None
    fee: Money | None = None


HEADERS = {"permit": ["Permit"], "holder": ["Holder"], "expires": ["Expires"], "fee": ["Fee"]}
TYPE = DocumentType("PERMITS", "Permits", extract=TableExtractor(Permit, HEADERS))
"""


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    """The file of a plugin, beside a folder for samples."""
    (tmp_path / "samples").mkdir()
    path = tmp_path / "permits.py"
    path.write_text(PLUGIN)
    return path


def test_it_says_of_each_document_what_was_not_understood_and_at_the_end_what_to_add(
    plugin: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    samples = plugin.parent / "samples"
    row = ["P1", "Ames", "01/02/2025", 10.5]
    (samples / "a.xlsx").write_bytes(workbook([["Permit", "Holder", "Expires", "Fee"], row]))
    (samples / "b.pdf").write_bytes(
        pages([["Permit #", "Motorist", "Valid until", "Monthly fee", "Floor"], [*row, "B"]])
    )
    (samples / "c.xlsx").write_bytes(workbook([["Folio", "Holder", "Expires", "Fee"], row]))
    assert main(["plugin", "try", str(plugin), str(samples)]) == 1
    said = capsys.readouterr().out
    assert f"{samples / 'a.xlsx'}: 1 rows, 0 of 2 lines not understood\n" in said
    assert "column 'Motorist' is of no field ('Ames' below): holder?" in said
    assert "Sheet1!A1 names holder, expires, fee, not permit: 'Folio' is of no field there" in said
    assert "3 documents, 2 rows; 1 without a doubt" in said
    assert '"fee": [..., "Monthly fee"],' in said
    assert '"holder": [..., "Motorist"],' in said
    plugin.write_text(PLUGIN.replace('["Permit"]', '["Permit", "Folio", "Permit #"]'))
    assert main(["plugin", "try", str(plugin), str(samples / "a.xlsx"), str(samples / "c.xlsx")]) == 0


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('"fee": ["Fee"]', '"fees": ["Fee"]', "permits.py line 13: TypeError: Permit has no field 'fees'"),
        ("HEADERS = {", "HEADERS = {{", "permits.py cannot be loaded, line 12"),
        ("TYPE = DocumentType", "TYPE = str", "permits.py cannot be loaded"),
    ],
)
def test_a_plugin_that_cannot_be_loaded_is_told_with_its_line(
    plugin: Path, was: str, now: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    plugin.write_text(PLUGIN.replace(was, now))
    assert main(["plugin", "try", str(plugin), str(plugin.parent)]) == 2
    assert said in capsys.readouterr().err


def test_a_document_in_which_a_type_finds_no_row_is_no_fault_of_the_program(
    plugin: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plugin.write_text(
        PLUGIN + "TABLE = TYPE.extract\nTYPE = DocumentType('PERMITS', 'Permits', answers=TYPE.answers, "
        "extract=lambda c: (data := TABLE(c)).without(data.rows))\n"
    )
    sample = plugin.parent / "samples" / "a.xlsx"
    sample.write_bytes(workbook([["Permit", "Holder", "Expires", "Fee"], ["P1", "Ames", "01/02/2025", 10.5]]))
    assert main(["plugin", "try", str(plugin), str(sample)]) == 1
    assert "no rows" in capsys.readouterr().out
