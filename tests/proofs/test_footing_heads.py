"""Totals above their lines, and contra lines under a named heading."""

from __future__ import annotations

from docextract.proofs.footing import Footing, FootingColumn, FootingRow, foot


def rows(*given: tuple[str, float, tuple[int, ...] | None]) -> Footing:
    columns = [FootingColumn()] * 4
    made = [
        FootingRow(values if values is not None else (None,) * 4, label, indent=indent)
        for label, indent, values in given
    ]
    return foot(made, columns)


def addends(footing: Footing) -> dict[int, list[int]]:
    return {
        t: [a.row * a.sign for a in row.explanation.addends]
        for t, row in enumerate(footing.rows)
        if row.explanation is not None
    }


TAXES = (12_007, 15_023, 11_031, 10_553)
WATER = (3_017, 4_021, 5_003, 2_029)
ONCE = (0, 0, 0, 7_019)


def plus(*vectors: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(v) for v in zip(*vectors, strict=True))


def test_a_total_above_its_lines_waits_for_a_line_with_an_amount_in_one_month() -> None:
    footing = rows(
        ("Fixed", 0, plus(TAXES, WATER, ONCE)),
        ("Taxes", 1, TAXES),
        ("Water", 1, WATER),
        ("Licence", 1, ONCE),
    )
    assert addends(footing) == {0: [1, 2, 3]}
    assert footing.rows[0].broken is None


def test_of_two_equal_rows_the_upper_is_the_total_where_totals_stand_above() -> None:
    footing = rows(
        ("Fixed", 0, plus(TAXES, WATER)),
        ("Taxes", 1, TAXES),
        ("Water", 1, WATER),
        ("Management Fees", 0, ONCE),
        ("Management Fee", 1, ONCE),
        ("Total Expenses", 0, plus(TAXES, WATER, ONCE)),
    )
    assert addends(footing) == {0: [1, 2], 3: [4], 5: [0, 3]}


def test_a_total_named_for_its_heading_is_that_total_though_its_first_line_is_worded_as_one() -> None:
    gross = (100_003, 101_009, 99_017, 98_041)
    made = [
        FootingRow((None,) * 4, "Rental Income", indent=0),
        FootingRow(gross, "Gross Potential Rent", indent=1, total_word=True),
        FootingRow(TAXES, "Vacancy", indent=1),
        FootingRow(WATER, "Concessions", indent=1),
        FootingRow(tuple(g - t - w for g, t, w in zip(gross, TAXES, WATER, strict=True)), "Rental Income", indent=0),
    ]
    assert addends(foot(made, [FootingColumn()] * 4)) == {4: [1, -2, -3]}
