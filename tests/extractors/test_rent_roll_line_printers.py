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
        [["Business Unit .", ". 21410", "Ash Plaza"], *(_site(n) for n in range(1, 4))],
        [["Total", None, None, None, 1506, 1506, 906], ["Business Unit .", ". 21420", "Birch Plaza"]],
        [_site(n) for n in range(1, 4)],
    ]
    x = read(pdf([["ELM TRUST"], ["Rent Roll as of 01/31/2024"], HEAD, *(line for part in parts for line in part)]))
    assert [row.unit for row in x.rows] == ["001", "002", "003"] * 2


def test_a_row_that_prints_more_than_any_unit_in_every_summed_column_is_a_sum_of_some_of_them() -> None:
    rows = [_site(n, 500 + 40 * n) for n in range(1, 7)]
    later = ["007", "VALE, UNA 7", "05/01/2024", "04/30/2026", 640, 640, 310]
    some = [None, "guests here tonight", None, None, *(sum(row[c] for row in rows) for c in (4, 5, 6))]
    x = read(workbook([["ELM SUITES"], ["As of 01/31/2024"], HEAD, *rows, later, some]))
    assert [row.unit for row in x.rows] == [f"00{n}" for n in range(1, 8)]


def test_stars_and_a_remark_in_brackets_leave_a_label_of_a_total_what_it_is() -> None:
    rows = [_site(n) for n in range(1, 4)]
    for label in ("*** PARK TOTAL ***", "All homes (those that are let)"):
        total = [label, None, None, None, 1, 1, 1]
        assert len(read(workbook([["ELM MHC"], ["As of 01/31/2024"], HEAD, *rows, total])).rows) == 3, label


def test_a_head_of_a_page_that_ends_in_its_number_is_no_unit() -> None:
    head = [["XJDE4", "Rent Roll", "", "", "", "Page -", f"{n}"] for n in (1, 2)]
    first, second = [_site(n) for n in range(1, 5)], [_site(n) for n in range(5, 9)]
    x = read(pdf([["ELM TRUST as of 01/31/2024"], head[0], HEAD, *first], [["ELM TRUST"], head[1], HEAD, *second]))
    assert [row.unit for row in x.rows] == [f"00{n}" for n in range(1, 9)]
