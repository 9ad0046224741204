"""Rolls of line printers: rules drawn with characters, sums behind stars, headings that the columns cut."""

from __future__ import annotations

from rolls import pdf, read, workbook

HEAD = ["Site", "Resident", "Move-In", "Lease Ends", "Site Rent", "Total Charges", "Deposit"]


def _site(n: int, rent: int = 500) -> list[object]:
    return [f"0{n:02}", f"VALE, UNA {n}", "03/01/2021", "02/28/2026", rent + n, rent + n, 300 + n]


def _rule() -> list[object]:
    return [None, None, None, None, "-------", "--------", "--"]


def test_a_rule_drawn_with_characters_ends_no_roll_and_what_stands_below_it_is_a_sum() -> None:
    first, second = [_site(n) for n in range(1, 5)], [_site(n) for n in range(6, 9)]
    # The second street leaves out a site that its sums count.
    lines = [
        ["ELM GROVE MHC"], ["SITE RENT ROLL AS OF 01/31/2024"], HEAD, ["STREET: ASH LN"], *first, _rule(),
        [None, "** ASH LN (4)", None, None, 2010, 2010, 1210], ["STREET: BIRCH CIR"], *second, _rule(),
        [None, "** BIRCH CIR (4)", None, None, 2600, 2600, 1600],
    ]  # fmt: skip
    x = read(workbook(lines), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows] == ["001", "002", "003", "004", "006", "007", "008"]
    assert x.ledger.unexplained == []


def test_a_heading_that_the_columns_cut_names_its_part() -> None:
    parts = [
        [["Business Unit . .", "21410", "Ash Plaza"], *(_site(n) for n in range(1, 4))],
        [["Total", None, None, None, 1506, 1506, 906], ["Business Unit . .", "21420", "Birch Plaza"]],
        [_site(n) for n in range(1, 4)],
    ]
    x = read(pdf([["ELM TRUST"], ["Rent Roll as of 01/31/2024"], HEAD, *(line for part in parts for line in part)]))
    assert [row.unit for row in x.rows] == ["001", "002", "003"] * 2
