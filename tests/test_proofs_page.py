"""The page on proofs is true: what it shows is what the program prints, and what it says of small rolls holds."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import docextract
from docextract.cli import main
from docextract.extractors.statement.checks import doubts
from docextract.proofs.footing import ties
from docextract.testing import workbook

DOCS = Path(__file__).resolve().parents[1] / "docs"
VARYING = re.compile(r"'[^']*'|[\d,.]*\d")


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that writes and draws the worked rolls."""
    import importlib

    monkeypatch.syspath_prepend(str(DOCS))
    return importlib.import_module("proofs")


def page() -> str:
    return "".join((DOCS / name).read_text(encoding="utf-8") for name in ("proofs.md", "proofs-statements.md"))


def roll(*rows: list[object], asset_type: str = "OTHER") -> docextract.RentRoll:
    """What is extracted from a sheet with these rows below its title."""
    data = workbook([["Cedar Hill"], ["Rent Roll as of 06/30/2024"], [], *rows])
    return docextract.extract(data, asset_type=asset_type, document_type="RENT_ROLL")


def test_under_each_picture_stands_what_docextract_why_prints(
    proofs: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for worked in proofs.WORKED:
        (tmp_path / f"{worked.name}.pdf").write_bytes(proofs.page(worked))
        asked = ["why", f"{worked.name}.pdf", "--row", str(worked.row), "--field", worked.field]
        assert main([*asked, "--format", "table"]) == 0
        told = capsys.readouterr().out
        shown = f"<!-- why: {worked.name} -->\n```text\n$ docextract {' '.join(asked)}\n{told}```\n"
        assert shown in page(), "run: python docs/refresh.py"
        assert f"](pictures/{worked.name}.png)" in page()


def test_the_worked_numbers_are_proved_doubtful_and_contradicted_while_every_column_ties(proofs: ModuleType) -> None:
    states = []
    for worked in proofs.WORKED:
        answer = proofs.answer(worked)
        states.append(answer.why(row=worked.row, field=worked.field).state)
        sums = [check.status for check in answer.checks if check.check_id in ("R05", "R08")]
        assert set(sums) - {"SKIPPED"} == {"PASS"}, worked.name
        for row in answer.rows:
            if row.row_index != worked.row and worked.field != "area":
                assert {"contractRent", "charges", "totalCharges"} == set(row.proved)
    assert states == ["PROVED", "DOUBTFUL", "CONTRADICTED"]


def test_each_number_of_a_worked_picture_has_a_box_in_the_colour_of_its_state(proofs: ModuleType) -> None:
    from PIL import Image

    for worked in proofs.WORKED:
        picture = Image.open(DOCS / "pictures" / f"{worked.name}.png").convert("RGB")
        answer = proofs.answer(worked)
        seen = 0
        for row in answer.rows:
            for field in ("area", "charges", "contractRent", "totalCharges"):
                why = answer.why(row=row.row_index, field=field)
                for place in why.places:
                    assert place.box is not None
                    x0, top, _, bottom = (2 * edge for edge in place.box)
                    drawn = picture.getpixel((round(x0) - 8, round((top + bottom) / 2)))
                    assert isinstance(drawn, tuple)
                    wanted = proofs.STATES[why.state][1]
                    assert max(abs(a - b) for a, b in zip(drawn, wanted, strict=True)) < 40, (worked.name, row.unit)
                    seen += 1
        assert seen >= 8


UNITS: list[object] = ["Unit", "Tenant", "Sq Ft", "Rent", "Deposit"]
ANN: list[object] = ["101", "Ann Ames", 700, 1050, 500]
BOB: list[object] = ["102", "Bob Boll", 720, 1120, 510]
CY: list[object] = ["103", "Cy Cole", 750, 1090, 530]
DI: list[object] = ["104", "Di Dale", 740, 1010, 520]


def doubtful_rolls() -> list[docextract.RentRoll]:
    """Rolls for each reason that the page gives; two for the first: called alike, and summed alike."""
    return [
        roll(
            ["Suite", "Tenant", "Leased Area", "Rentable Area", "Rent"],
            ["1", "Ames", 1000, 1120, 2050], ["2", "Boll", 1500, 1680, 3120], ["3", "Cole", 800, 900, 1710],
        ),
        roll(
            ["Unit", "Tenant", "Rent", "Plevna", "Deposit"],
            ["1", "Ames", 1050, 1060, 90], ["2", "Boll", 1120, 1150, 95], ["3", "Cole", 1095, 1100, 80],
            ["Total", None, 3265, 3310, 265],
        ),
        roll(UNITS, ANN, ["101", *BOB[1:]], CY, ["Total", None, 2170, 3260, 1540]),
        roll(UNITS, ANN, ["101", None, None, 30, None], BOB, CY, ["Total", None, 2170, 3290, 1540]),
        roll(
            ["Unit", "Tenant", "Status", "Sq Ft", "Rent"],
            ["1", "Ames", "Occupied", 700, 1050], ["2", "Boll", "Occupied", 720, 1120],
            [None, "Cedar Hill LP", "Occupied", 1420, 2170], ["3", "Cole", "Occupied", 750, 1090],
        ),
        roll(UNITS, ANN, BOB, CY, DI, ["Total", None, 2910, 3260, 2060]),
        roll(
            ["Unit", "Tenant", "Rent", "Parking", "Total Charges"],
            ["1", "Ames", 1050, 50, 1225], ["2", "Boll", 1120, 50, 1470], ["3", "Cole", 1095, 75, 1305],
            ["Total", None, 3265, 175, 4000],
        ),
    ]  # fmt: skip


def test_the_page_has_every_reason_of_doubt_of_statements() -> None:
    reasons = [ties.ONE, ties.SIGNS, ties.SIGN, ties.RIVAL, ties.CHANCE, doubts.BESIDE, doubts.MISSED, doubts.LACKING]
    fixed = [part.strip() for reason in reasons for part in reason.split("{}") if part.strip()]
    fixed += [ties.NONE.rpartition(" of ")[2], ties.EQUAL.rpartition(" of ")[2]]
    assert [part for part in fixed if part not in page()] == []


def test_the_page_has_every_reason_of_doubt_and_no_other() -> None:
    table = page().partition("| reason | when |")[2]
    named = {VARYING.sub("#", line.split("`")[1]) for line in table.splitlines() if line.startswith("| `")}
    found = {why for answer in doubtful_rolls() for row in answer.rows for why in row.doubtful.values()}
    assert {VARYING.sub("#", why) for why in found} == {VARYING.sub("#", name) for name in named}
    called, summed = doubtful_rolls()[:2]
    assert all("'Rentable Area' may be meant" in row.doubtful["area"] for row in called.rows)
    assert all("'Plevna' may be meant" in row.doubtful["contractRent"] for row in summed.rows)


def test_the_state_of_a_number_is_the_first_of_the_table_that_fits() -> None:
    order = re.findall(r"^\| (\w+) \|", page().partition("| state |")[2].partition("Every number")[0], re.M)
    assert order == ["contradicted", "doubtful", "proved", "unproved"]
    for answer in doubtful_rolls():
        for row in answer.rows:
            states = [*row.contradicted, *row.doubtful, *row.proved]
            assert len(states) == len(set(states))
        counted = answer.proof
        assert counted.proved + counted.contradicted + counted.doubtful + counted.unproved == counted.numbers
