"""Lines below a tenant's name: the rest of a long name, or what somebody wrote beside it."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from rolls import column, pdf, read, workbook

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


def test_lines_below_names_that_begin_alike_are_no_part_of_them_and_tell_steps_between_other_words() -> None:
    rows: list[list[Any]] = []
    for n in range(8):
        step = [None, "PCT RENT 6.0% OVER NATURAL BRKPT", None, f"NEXT STEP 06/01/2{n} 4,394.67"] if n % 2 else []
        rows.append([f"L0{n}", f"BRANNOCK CIGAR COMPANY {n}", 640 + n, "06/01/21", "05/31/27", 4266.67])
        rows.append([None, f"D/B/A HUMIDOR {n}", *step])
    head = ["SPACE", "TENANT NAME", "SQUARE FEET", "LEASE FROM", "LEASE TO", "MONTHLY BASE RENT"]
    x = read(pdf([["TENANT RENT REGISTER"], ["AS OF 12/31/19"], head, *rows]), "RETAIL")
    assert column(x, "tenant_name") == [f"BRANNOCK CIGAR COMPANY {n}" for n in range(8)]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2020 + n, 6, 1), Decimal("4394.67"))] if n % 2 else [] for n in range(8)
    ]


def test_marks_set_above_a_name_go_off_where_notes_begin_with_them() -> None:
    names = ["(1) Copperline Coffee", "Harbison Title", "Oyster Dental (2)", "(3) Ames", "Birch Labs"]
    rows = [unit(n + 1, name) for n, name in enumerate(names)]
    notes = [[], ["(1)"], ["Pays for its own power."], ["(2) Renewal under negotiation."]]
    x = read(workbook([*TITLE, HEAD, *rows, ["", "Totals", "5,350", "", "", "11,500.00"], *notes]), "OFFICE")
    assert column(x, "tenant_name") == [
        "Copperline Coffee",
        "Harbison Title",
        "Oyster Dental",
        "(3) Ames",
        "Birch Labs",
    ]


@pytest.mark.parametrize("said", ["(future)", "(Future Tenant)", "[future]"])
def test_a_status_in_brackets_behind_a_name_is_no_part_of_it(said: str) -> None:
    rows = [unit(n + 1, name) for n, name in enumerate(["Ames", "Birch Labs", "Cole"])]
    rows[1:2] = [["200", "VACANT", "1,240"], ["200", f"Birch Labs {said}", "", "6/1/2026", "5/31/2029", "2,200.00"]]
    x = read(workbook([*TITLE, HEAD, *rows]), "OFFICE")
    assert column(x, "tenant_name") == ["Ames", None, "Birch Labs", "Cole"]
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT", "FUTURE", "OCCUPIED"]
    assert x.summary.total_units == 3


@pytest.mark.parametrize(("said", "status"), [("(Eviction)", "EVICTION"), ("(on notice)", "NOTICE")])
def test_who_leaves_is_said_in_brackets_behind_the_name(said: str, status: str) -> None:
    x = read(workbook([*TITLE, HEAD, unit(1, "Ames"), unit(2, f"Birch Labs {said}"), unit(3, "Cole")]), "OFFICE")
    assert column(x, "tenant_name") == ["Ames", "Birch Labs", "Cole"]
    assert column(x, "occupancy_status") == ["OCCUPIED", status, "OCCUPIED"]
    assert x.rows[1].status_text == said[1:-1]


def test_what_is_asked_for_a_vacant_space_is_its_market_rent_unless_it_is_no_months() -> None:
    said = ["VACANT (asking $2,950.00)", "VACANT", "VACANT", "VACANT", "VACANT", "Asking Ames LLP"]
    notes = ["", "For lease 1,900.00/mo + NNN", "asking $24.00/SF", "Asking $31,000 pa", "asking $250 a week"]
    notes.append("asking 2,100")
    said.append("VACANT")
    notes.append("White box; asking $25.50 NNN")
    rows = [[*unit(n + 1, name), note] for n, (name, note) in enumerate(zip(said, notes, strict=True))]
    for row in (*rows[:5], rows[6]):
        row[3:6] = ["", "", ""]
    x = read(workbook([*TITLE, [*HEAD, "Notes"], *rows]), "OFFICE")
    assert column(x, "market_rent") == [2950, 1900, None, None, None, None, None]
    assert x.rows[1].sources["marketRent"] != x.rows[0].sources["marketRent"]


def test_words_above_a_roll_say_of_what_time_its_rents_are() -> None:
    rows = [unit(n + 1, name) for n, name in enumerate(["Ames", "Birch Labs", "Cole"])]
    said = ["Fees are for the whole season and include VAT."]
    x = read(workbook([*TITLE, said, HEAD, *rows]), "OFFICE")
    monthly = read(workbook([*TITLE, HEAD, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [None] * 3
    assert column(x, "annual_rent") == column(monthly, "contract_rent")
    assert [note.type for note in x.warnings].count("rentPeriodAssumed") == 1
