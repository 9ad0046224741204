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


ROOF = (20_011, 19_037, 23_053, 29_063)
GATE = (1_009, 1_013, 1_019, 1_021)
SPARE = (7_001, 7_013, 7_019, 7_027)


def test_a_single_line_is_found_below_zeros_that_the_part_above_ends_with() -> None:
    footing = rows(
        ("Fixed", 0, plus(TAXES, WATER)),
        ("Taxes", 1, TAXES),
        ("Water", 1, WATER),
        ("Pest Control", 1, (0, 0, 0, 0)),
        ("Advertising", 0, GATE),
        ("Internet Advertising", 1, GATE),
        ("Total Expenses", 0, plus(TAXES, WATER, GATE)),
    )
    assert addends(footing) == {0: [1, 2], 4: [5], 6: [0, 3, 4]}


def test_of_three_equal_rows_the_first_is_the_total_above_and_the_last_the_one_below() -> None:
    lines = [
        ("Fixed", 0, plus(TAXES, WATER)),
        ("Taxes", 1, TAXES),
        ("Water", 1, WATER),
        ("Other Expenses", 0, (None,) * 4),
        ("Management Fees", 0, GATE),
        ("Management Fee", 1, GATE),
    ]
    made = [FootingRow(values, label, indent=indent) for label, indent, values in lines]
    made.append(FootingRow(GATE, "Total Other Expenses", indent=0, total_word=True))
    assert addends(foot(made, [FootingColumn()] * 4)) == {0: [1, 2], 4: [5], 6: [4]}


def test_a_total_above_its_lines_that_misses_them_in_one_month_is_broken_though_its_last_line_has_one_amount() -> None:
    wide = [FootingColumn()] * 5 + [FootingColumn(total_of=(0, 1, 2, 3, 4))]
    lines = {
        "Painting": (34_263, 33_661, 33_434, 34_774, 34_447),
        "Turn Supplies": (12_840, 13_019, 13_212, 10_434, 14_665),
    }
    lines["Cleaning"] = (0, 22_101, 0, 0, 0)
    total = [sum(column) for column in zip(*lines.values(), strict=True)]
    printed = [total[0], total[1] + 200, *total[2:], sum(total)]
    made = [FootingRow(tuple(printed), "Turnover", indent=0)]
    made += [FootingRow((*values, sum(values)), label, indent=1) for label, values in lines.items()]
    footing = foot(made, wide)
    assert footing.rows[0].broken is not None
    assert [(c.row, c.column) for c in footing.crossings] == [(0, 1)]


def test_a_line_that_other_signs_nearly_explain_stays_the_last_line_of_the_total_above() -> None:
    rent, gain, late = (50_017, 52_009, 53_003, 51_031), (0, 0, -929_04, 0), (147, 161, 121, 146)
    footing = rows(
        ("Income", 0, None),
        ("Rental Income", 0, plus(rent, gain, (-225, -191, -212, -182), late)),
        ("Gross Rent", 1, rent),
        ("Concessions", 1, gain),
        ("Model Unit", 1, (-225, -191, -212, -182)),
        ("Recovery", 1, late),
        ("Other Income", 0, plus(WATER, GATE)),
        ("Parking", 1, WATER),
        ("Pets", 1, GATE),
    )
    assert addends(footing) == {1: [2, 3, 4, 5], 6: [7, 8]}
    assert all(row.broken is None for row in footing.rows)


def test_a_line_with_all_but_a_yearly_amount_of_the_total_above_is_no_total_of_it() -> None:
    footing = rows(
        ("Recoveries", 0, plus(ROOF, ONCE)),
        ("CAM Recoveries", 1, ROOF),
        ("Tax Recoveries", 1, ONCE),
        ("Other", 0, plus(WATER, GATE)),
        ("Parking", 1, WATER),
        ("Pets", 1, GATE),
    )
    assert addends(footing) == {0: [1, 2], 3: [4, 5]}
    assert all(row.broken is None for row in footing.rows)


def test_a_part_that_lost_a_line_is_broken_where_the_total_counts_it_without_its_lines() -> None:
    lines = [
        ("Fixed", 0, plus(TAXES, WATER)),
        ("Taxes", 1, TAXES),
        ("Water", 1, WATER),
        ("Repairs", 0, plus(ROOF, GATE, SPARE)),
        ("Roof", 1, ROOF),
        ("Gate", 1, GATE),
    ]
    made = [FootingRow(values, label, indent=indent) for label, indent, values in lines]
    made.append(FootingRow(plus(TAXES, WATER, ROOF, GATE, SPARE), "Total Expenses", indent=0, total_word=True))
    footing = foot(made, [FootingColumn()] * 4)
    assert addends(footing) == {0: [1, 2], 6: [0, 3]}
    broken = footing.rows[3].broken
    assert broken is not None
    assert ([a.row for a in broken.addends], broken.residuals) == ([4, 5], SPARE)


def test_a_part_below_its_lines_that_lost_one_is_broken_the_same_way() -> None:
    lines = [
        ("Taxes", 1, TAXES),
        ("Water", 1, WATER),
        ("Fixed", 0, plus(TAXES, WATER)),
        ("Roof", 1, ROOF),
        ("Gate", 1, GATE),
        ("Repairs", 0, plus(ROOF, GATE, SPARE)),
    ]
    made = [FootingRow(values, label, indent=indent) for label, indent, values in lines]
    made.append(FootingRow(plus(TAXES, WATER, ROOF, GATE, SPARE), "Total Expenses", indent=0, total_word=True))
    footing = foot(made, [FootingColumn()] * 4)
    assert addends(footing) == {2: [0, 1], 6: [2, 5]}
    broken = footing.rows[5].broken
    assert broken is not None
    assert [a.row for a in broken.addends] == [3, 4]


def test_a_single_line_that_differs_from_its_total_above_in_one_month_is_noticed() -> None:
    fees = (4_841_03, 4_750_11, 4_883_07, 4_839_09, 4_855_13)
    wide = [FootingColumn()] * 5 + [FootingColumn(total_of=(0, 1, 2, 3, 4))]
    taxes, water = (*TAXES, 13_001), (*WATER, 7_057)
    printed = [*fees[:3], fees[3] + 3_000_00, fees[4], sum(fees)]
    lines = [("Fixed", 0, plus(taxes, water)), ("Taxes", 1, taxes), ("Water", 1, water)]
    made = [FootingRow((*values, sum(values)), label, indent=indent) for label, indent, values in lines]
    made += [FootingRow(tuple(printed), "Management Fees", indent=0)]
    made += [FootingRow((*fees, sum(fees)), "Management Fee", indent=1)]
    assert [(c.row, c.column) for c in foot(made, wide).crossings] == [(3, 3)]


def test_a_total_of_zero_over_lines_with_amounts_is_broken() -> None:
    made = [
        FootingRow((None,) * 4, "Rental Income"),
        FootingRow(TAXES, "Rent"),
        FootingRow((0, 0, 0, 0), "Discounts"),
        FootingRow((0, 0, 0, 0), "Total Rental Income", total_word=True),
    ]
    assert foot(made, [FootingColumn()] * 4).rows[3].broken is not None


def test_a_total_of_a_single_line_that_it_misses_is_broken() -> None:
    made = [
        FootingRow((None, None), "Fee Income"),
        FootingRow((69_00, 75_00), "Late Fees"),
        FootingRow((66_00, 75_00), "Total Fee Income", total_word=True),
    ]
    broken = foot(made, [FootingColumn()] * 2).rows[2].broken
    assert broken is not None
    assert broken.residuals == (-3_00, 0)
