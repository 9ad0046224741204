"""Reports of line printers: rows of dashes say where the columns stand."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest

import docextract
from docextract import RentRoll
from docextract.document import Page, Word
from docextract.grids.dashed import cut_by_dashes
from docextract.grids.lines import page_lines

pytest.importorskip("reportlab")

DAY = dt.date
REPORT = """\
DATE: 10/31/26   TIME: 08:15            ACME PROPERTY MANAGEMENT              PAGE:  1
                         RENT ROLL - ALL UNITS
                         AS OF 10/31/26
PROPERTY: 0142  OAK HILL OFFICE PARK

UNIT   TENANT                   SQFT LEASE    LEASE      MONTHLY      ANNUAL   RATE   SECURITY
                                     FROM     TO            RENT        RENT    /SF    DEPOSIT
------ ---------------------- ------ -------- -------- --------- ----------- ------ ----------
100    SMITH & JONES LLP        3200 01/01/20 12/31/29   6400.00    76800.00  24.00    6400.00
110    BIG DATA INC             1500 06/01/24 05/31/27   3125.00    37500.00  25.00    3125.00
120    *** VACANT ***            900
200    CITY OF OAK HILL         4100 07/01/18 06/30/28   7516.67    90200.00  22.00        .00
                              ------                   --------- -----------        ----------
GRAND TOTAL                     9700                    17041.67   204500.00           9525.00"""


def printed(report: str) -> bytes:
    """The lines of a report in a type of one letter width, each line a text of its own."""
    from reportlab.lib.pagesizes import landscape, letter
    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, pagesize=landscape(letter))
    canvas.setFont("Courier", 8)
    for n, line in enumerate(report.split("\n")):
        canvas.drawString(36, 560 - 10 * n, line)
    canvas.save()
    return file.getvalue()


def read(data: bytes) -> RentRoll:
    found: Any = docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL")
    assert isinstance(found, RentRoll)
    return found


def test_columns_a_blank_apart_are_those_that_the_dashes_draw() -> None:
    x = read(printed(REPORT))
    assert [(r.unit, r.tenant_name, r.area, r.lease_start_date, r.contract_rent, r.annual_rent) for r in x.rows] == [
        ("100", "SMITH & JONES LLP", 3200, DAY(2020, 1, 1), 6400, 76800),
        ("110", "BIG DATA INC", 1500, DAY(2024, 6, 1), 3125, 37500),
        ("120", None, 900, None, None, None),
        ("200", "CITY OF OAK HILL", 4100, DAY(2018, 7, 1), Decimal("7516.67"), 90200),
    ]
    assert (x.meta.property_name, x.meta.property_code) == ("OAK HILL OFFICE PARK", "0142")
    assert not [check for check in x.checks if check.status in ("FAIL", "WARN")]
    assert {"area", "contractRent", "annualRent", "deposit"} <= set(x.rows[0].proved)


def test_words_that_stick_out_of_their_column_and_titles_stay_whole() -> None:
    def word(text: str, x: float, y: float) -> Word:
        return Word(text, x, y, x + 5.0 * len(text), y + 8, "Courier", 8.0, False, 0, 0)

    page = Page(1, 612, 792)
    page.words = [
        word("Rent", 40, 20), word("Roll", 65, 20),
        *(word("-----", x, 40) for x in (20, 50, 80, 110)),
        word("12345", 20, 60), word("1234567", 50, 60), word("12345", 90, 60), word("1", 120, 60),
    ]  # fmt: skip
    lines = cut_by_dashes(page_lines(page))
    assert [piece.text for piece in lines[0].pieces] == ["Rent Roll"]
    assert "1234567 12345 1" in " ".join(piece.text for piece in lines[2].pieces)
    assert [piece.text for piece in lines[1].pieces] == ["-----"] * 4


def test_columns_whose_rows_stand_a_letter_beside_their_dashes_are_cut_there() -> None:
    report = """\
MAPLE COURT APARTMENTS   RENT ROLL   AS OF 10/31/26

UNIT  SQFT    RESIDENT           ST MOVED IN RENT
----- ------- ------------------ -- -------- ---------
101     1,188 FERRIS, NOEMI     OC 12/22/22  1,065.00
102       702 STOVALL, PAULINA  OC 11/14/23  1,530.00
103       655 BRIGHT, TAMIKA    NT 02/28/25    975.00
                                           ----------
TOTAL   2,545                                3,570.00
104       918 KOWALCZYK, PAUL   OC 10/27/22  1,205.00"""
    x = read(printed(report))
    assert [(r.unit, r.area, r.tenant_name, r.occupancy_status, r.contract_rent) for r in x.rows][:3] == [
        ("101", 1188, "FERRIS, NOEMI", "OCCUPIED", 1065),
        ("102", 702, "STOVALL, PAULINA", "OCCUPIED", 1530),
        ("103", 655, "BRIGHT, TAMIKA", "NOTICE", 975),
    ]
