"""Lines below a tenant's name: the rest of a long name, or what somebody wrote beside it."""

from __future__ import annotations

import pytest
from rolls import pdf, read, workbook

HEAD = ["Suite", "Tenant", "Area", "Start", "End", "Rent"]
TERM = ["1/1/2024", "12/31/2027"]
TITLE = [["Rent Roll"], ["As of 03/31/2026"], []]


def unit(n: int, name: str) -> list[str]:
    return [f"{n}00", name, f"1,{n}40", *TERM, f"2,{n}00.00"]


@pytest.mark.parametrize("remark", ["d/b/a Copperline", "3,000 SF to sublet", "(signed, not open)", "Counseling"])
def test_a_line_that_would_have_fitted_above_is_no_rest_of_the_name(remark: str) -> None:
    names = ["Copperline Coffee", "Harbison Title & Escrow Company", "Oyster Dental", "Ames", "Birch Labs", "Cole"]
    rows = [unit(n + 1, name) for n, name in enumerate(names)]
    x = read(pdf([*TITLE, HEAD, rows[0], ["", remark], *rows[1:]]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == names


def test_a_word_for_which_there_was_no_room_is_the_rest_of_the_name() -> None:
    names = ["Copperline Coffee", "Harbison Title & Escrow", "Oyster Dental", "Ames", "Birch Labs", "Cole"]
    rows = [unit(n + 1, name) for n, name in enumerate(names)]
    x = read(pdf([*TITLE, HEAD, *rows[:2], ["", "companies"], *rows[2:]]), "OFFICE")
    assert [row.tenant_name for row in x.rows][1] == "Harbison Title & Escrow companies"


def test_a_line_below_every_name_of_a_sheet_is_no_part_of_any() -> None:
    trades = ["Pediatrics", "Hearing Aids", "Imaging", "Vacant since June", "Dental", "Law"]
    names = ["Larkfield, PA", "Sound Ear", "Pinecone LLC", "VACANT", "Drs. Holz", "Still Water"]
    rows = [line for n in range(6) for line in (unit(n + 1, names[n]), ["", trades[n]])]
    x = read(workbook([*TITLE, HEAD, *rows]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == [None if name == "VACANT" else name for name in names]
