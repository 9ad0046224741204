"""Sums that hold and prove nothing: of one amount, of zeros, of equal amounts, with signs that were searched for."""

from __future__ import annotations

from docextract.proofs.footing import FootingColumn, FootingRow, RowFooting, foot

MONEY = FootingColumn()


def cents(*rows: tuple[str, *tuple[int | None, ...]], columns: list[FootingColumn] | None = None) -> list[RowFooting]:
    made = [FootingRow(tuple(values), label, total_word=label.startswith(("Total", "Net"))) for label, *values in rows]
    return foot(made, columns or [MONEY] * (len(rows[0]) - 1)).rows


def test_a_line_whose_total_only_repeats_it_is_doubtful() -> None:
    rows = cents(("Insurance", None), ("Property Insurance", 41293), ("Total Insurance", 41293))
    assert [row.proof for row in rows] == [(None,), ("DOUBTFUL",), ("DOUBTFUL",)]
    assert "of a single amount" in rows[1].doubts[0]


def test_the_line_of_a_total_that_another_sum_proves_is_proved_with_it() -> None:
    rows = cents(
        ("Insurance", None), ("Property Insurance", 41293), ("Total Insurance", 41293), ("Repairs", 12917),
        ("Water", 20911), ("Total Expenses", 75121),
    )  # fmt: skip
    assert all(row.proof == ("PROVED",) for row in rows[1:])
    assert not any(row.doubts for row in rows)


def test_zeros_under_a_total_of_zero_in_one_month_are_doubtful_and_the_other_months_proved() -> None:
    rows = cents(("Snow Removal", 31207, 0), ("Salt", 9313, 0), ("Total Winter", 40520, 0))
    assert {row.proof for row in rows} == {("PROVED", "DOUBTFUL")}
    assert "of zeros" in rows[0].doubts[1]


def test_equal_amounts_that_add_up_down_a_column_are_doubtful_and_those_along_a_row_are_not() -> None:
    down = cents(("Site 1", 41300), ("Site 2", 41300), ("Total Sites", 82600))
    assert {row.proof for row in down} == {("DOUBTFUL",)}
    months = [MONEY, MONEY, MONEY, FootingColumn(total_of=(0, 1, 2))]
    along = cents(("Rent", 41300, 41300, 41300, 123900), ("Fees", 700, 700, 700, 2100), columns=months)
    assert {state for row in along for state in row.proof} == {"PROVED"}


def test_signs_that_were_searched_for_in_one_column_prove_nothing_and_two_columns_do() -> None:
    one = (7719317, 4207119, 2291877, 811121)
    two = (6103541, 3011777, 1913229, 557603)

    def lines(*amounts: tuple[int, ...]) -> list[RowFooting]:
        parts = [(f"Account {n}", *values) for n, values in enumerate(zip(*amounts, strict=True))]
        totals = [a[0] - a[1] + a[2] - a[3] for a in amounts]
        return cents(*parts, ("Net of these", *totals))

    alone = lines(one)
    assert {row.proof for row in alone} == {("DOUBTFUL",)}
    assert "what is taken off was chosen" in alone[0].doubts[0]
    assert {row.proof for row in lines(one, two)} == {("PROVED", "PROVED")}


def test_rows_without_which_a_total_holds_as_well_are_doubtful() -> None:
    rows = cents(
        ("Fees", None), ("Refund", -45125), ("Refunded", 45125), ("Late Fees", 31207), ("Pet Fees", 20911),
        ("Total Fees", 52118),
    )  # fmt: skip
    assert [row.proof for row in rows[1:]] == [("DOUBTFUL",)] * 2 + [("PROVED",)] * 3
    assert "without this row" in rows[1].doubts[0]


def test_a_block_that_only_a_small_sum_marks_off_from_the_lines_above_is_doubtful() -> None:
    rows = cents(
        ("Mowing", 700), ("Trimming", 1100), ("Salt", 600), ("Gravel", 1300), ("Paint", 200), ("Keys", 300),
        ("Total Yard", 500),
    )  # fmt: skip
    assert [row.proof[0] for row in rows[4:]] == ["DOUBTFUL"] * 3
    assert "by chance" in rows[4].doubts[0]
