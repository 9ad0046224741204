"""The rules of footing one by one, on statements of a few rows."""

from __future__ import annotations

from random import Random

import pytest

from docextract.proofs.footing import Addend, ExplanationType, Footing, FootingColumn, FootingRow, foot
from fewer import each

MONEY = FootingColumn()
THREE = ((1203, 3411, 7719), (2291, 877, 6103), (815, 2999, 4207), (3307, 1913, 557), (641, 7703, 8111))
"""Amounts of three months that are the sum of no others."""


def row(label: str | None, *values: int | None, **hints: object) -> FootingRow:
    return FootingRow(values, label, **hints)  # type: ignore[arg-type]


def total(label: str, *values: int | None, **hints: object) -> FootingRow:
    return row(label, *values, total_word=True, **hints)


def run(*rows: FootingRow, columns: list[FootingColumn] | None = None) -> Footing:
    return foot(rows, columns or [MONEY] * len(rows[0].values))


def add(*vectors: tuple[int, ...], signs: tuple[int, ...] = ()) -> tuple[int, ...]:
    signs = signs or (1,) * len(vectors)
    return tuple(sum(s * v for s, v in zip(signs, column, strict=True)) for column in zip(*vectors, strict=True))


def addends(footing: Footing, t: int) -> dict[int, int] | None:
    found = footing.rows[t].explanation
    return None if found is None else {a.row: a.sign for a in found.addends}


def kinds(footing: Footing) -> list[str]:
    return [r.kind for r in footing.rows]


A, B, C, D, E = THREE


def test_income_less_expenses_is_a_difference_of_totals() -> None:
    footing = run(
        row("Rent", *A), row("Fees", *B), total("Total income", *add(A, B)),
        row("Power", *C), row("Water", *D), total("Total expenses", *add(C, D)),
        total("Net operating income", *add(A, B, C, D, signs=(1, 1, -1, -1))),
    )  # fmt: skip
    assert addends(footing, 6) == {2: 1, 5: -1}
    assert footing.rows[6].explanation.type == ExplanationType.KEY_DIFFERENCE  # type: ignore[union-attr]
    assert kinds(footing) == ["LINE", "LINE", "SUBTOTAL", "LINE", "LINE", "SUBTOTAL", "TOTAL"]
    assert [r.depth for r in footing.rows] == [2, 2, 1, 2, 2, 1, 0]
    assert [r.effect for r in footing.rows] == [1] * 7
    assert footing.leaves(6) == {0: 1, 1: 1, 3: -1, 4: -1}


@pytest.mark.parametrize("label", ["Less: vacancy", "Vacancy"])
def test_a_contra_line_printed_positive_has_the_effect_minus_one(label: str) -> None:
    footing = run(
        row("Rent", *A), row("Parking", *B), row(label, *C, contra=label.startswith("Less")),
        total("Net rent", *add(A, B, C, signs=(1, 1, -1))),
    )  # fmt: skip
    assert addends(footing, 3) == {0: 1, 1: 1, 2: -1}
    assert [r.effect for r in footing.rows[:3]] == [1, 1, -1]


def test_the_word_total_without_addends_is_a_line() -> None:
    footing = run(row("Rent", *A), total("Total gross potential rent", *B), row("Fees", *C))
    assert kinds(footing) == ["LINE"] * 3
    assert footing.rows[1].broken is None


def test_a_sum_without_the_word_is_a_total() -> None:
    footing = run(row("Rent", *A), row("Fees", *B), row("What came in", *add(A, B)))
    assert addends(footing, 2) == {0: 1, 1: 1}


def test_a_repeated_amount_is_a_total_only_with_a_hint() -> None:
    assert addends(run(row("Rent", *A), row("Fees", *A)), 1) is None
    assert addends(run(row("Rent", *A), total("Total income", *A)), 1) == {0: 1}
    assert addends(run(row("Management fee", *A), row("Management fees, all", *A)), 1) is None
    assert addends(run(row("Vacancy loss", *A), row("Vacancy", *A)), 1) == {0: 1}
    assert addends(run(row("Rent", *A), row("Income", *A, bold=True), row("Fees", *B)), 1) == {0: 1}


def test_a_row_without_code_among_coded_lines_may_repeat_its_only_line() -> None:
    footing = run(
        row("Rent", *A, code="4000"), row("Potential", *A), row("Fees", *B, code="4010"), row("Other", *B),
        row("All", *add(A, B)),
    )  # fmt: skip
    assert addends(footing, 1) == {0: 1}
    assert addends(footing, 4) == {1: 1, 3: 1}


def test_a_later_total_decides_whether_a_repeated_amount_is_one_of_its_addends() -> None:
    once = run(row("Rent", *A), row("Misc", *B), row("Sundry", *B), total("Total", *add(A, B)))
    assert addends(once, 3) == {0: 1, 2: 1}
    assert addends(once, 2) == {1: 1}
    twice = run(row("Rent", *A), row("Misc", *B), row("Sundry", *B), total("Total", *add(A, B, B)))
    assert addends(twice, 3) == {0: 1, 1: 1, 2: 1}
    assert addends(twice, 2) is None


def test_an_amount_on_the_heading_that_its_subtotal_repeats_is_one_fact() -> None:
    footing = run(
        row("Utilities", *add(A, B)), row("Power", *A), row("Water", *B), total("Total utilities", *add(A, B)),
        row("Repairs", *C), total("Total expenses", *add(A, B, C)),
    )  # fmt: skip
    assert footing.leaves(5) == {1: 1, 2: 1, 4: 1}


def test_rows_of_zeros_belong_to_their_block_as_far_as_the_heading() -> None:
    nothing = (0, 0, 0)
    footing = run(
        row("Rent", *A), row("Fees", *B), total("Total income", *add(A, B)), row("Expenses", None, None, None),
        row("Legal", *nothing), row("Power", *C), row("Gas", *nothing), row("Water", *D),
        total("Total expenses", *add(C, D)),
    )  # fmt: skip
    assert addends(footing, 8) == {4: 1, 5: 1, 6: 1, 7: 1}
    assert footing.rows[3].kind == "HEADING"
    assert set(footing.rows[6].proof) == {"PROVED"}


def test_a_line_of_blanks_with_a_variance_belongs_to_its_block() -> None:
    columns = [MONEY, MONEY, MONEY, FootingColumn("variance")]
    footing = run(
        row("Repairs", None, None, None, None), row("Pool", *A, 13), row("Roof", *B, -7),
        row("Keys", None, None, None, 78),
        total("Total repairs", *add(A, B), 84), columns=columns,
    )  # fmt: skip
    assert addends(footing, 4) == {1: 1, 2: 1, 3: 1}


def test_a_total_of_zeros_is_known_by_its_name_and_proves_nothing() -> None:
    footing = run(
        row("Retail", None, None), row("Shop", 0, 0), row("Kiosk", 0, 0), total("Total retail", 0, 0),
        row("Rent", 17, 29), row("Fees", 4, 7), total("Total", 21, 36),
    )  # fmt: skip
    assert addends(footing, 3) == {1: 1, 2: 1}
    assert footing.rows[3].kind == "TOTAL"
    lonely = run(row("Retail", None), row("Shop", 0), total("Total retail", 0))
    assert [r.proof for r in lonely.rows] == [(None,), ("UNPROVED",), ("UNPROVED",)]


def test_one_column_of_whole_dollars_needs_a_hint() -> None:
    values = (300, 200, 500)
    plain = run(*[row(f"Line {v}", 100 * v) for v in values])
    assert addends(plain, 2) is None
    worded = run(row("Rent", 30000), row("Fees", 20000), total("Total income", 50000))
    assert addends(worded, 2) == {0: 1, 1: 1}


def test_months_that_repeat_each_other_count_once() -> None:
    flat = [row(f"Line {v}", *[100 * v] * 12) for v in (300, 200, 500)]
    assert addends(foot(flat, [MONEY] * 12), 2) is None


def test_a_formula_is_the_best_of_hints_and_is_confirmed_by_value() -> None:
    rows = [row(f"Line {v}", 100 * v) for v in (300, 200)]
    sound = run(*rows, row("Sum", 50000, formula=(Addend(0, 1), Addend(1, 1))))
    assert addends(sound, 2) == {0: 1, 1: 1}
    stale = run(*rows, row("Sum", 60000, formula=(Addend(0, 1), Addend(1, 1))))
    assert addends(stale, 2) is None
    assert stale.rows[2].broken is not None
    assert stale.rows[2].broken.residuals == (10000,)
    assert stale.rows[2].proof == ("CONTRADICTED",)


def test_a_formula_that_misses_a_row_of_the_block_is_reported() -> None:
    footing = run(
        row("Rent", *A), row("Fees", *B), row("Late", *C),
        total("Total", *add(A, B, C), formula=(Addend(0, 1), Addend(1, 1))),
    )  # fmt: skip
    explanation = footing.rows[3].explanation
    assert addends(footing, 3) == {0: 1, 1: 1, 2: 1}
    assert explanation is not None
    assert explanation.formula_differs


def test_totals_of_sections_apart_skip_totals_but_never_lines() -> None:
    footing = run(
        row("Power", *A), row("Water", *B), total("Total controllable", *add(A, B)),
        row("Desk", *C), row("Chair", *D), total("Total furniture", *add(C, D)),
        row("Tax", *E), row("Levy", *A), total("Total fixed", *add(E, A)),
        total("Total expenses", *add(A, B, E, A)),
    )  # fmt: skip
    assert addends(footing, 9) == {2: 1, 8: 1}
    assert footing.rows[9].explanation.type == ExplanationType.NOT_CONTIGUOUS  # type: ignore[union-attr]


def test_two_readings_that_tie_are_both_named_and_neither_is_taken() -> None:
    x, y = add(A, B), add(C, D)
    footing = run(
        row("a", *A), row("b", *B), total("Total first", *x), row("c", *C), row("d", *D), total("Total second", *y),
        row("e", *A), row("f", *B), total("Total third", *x), row("g", *E), row("h", *E),
        total("Total fourth", *add(E, E)),
        total("Total expenses", *add(x, y)),
    )  # fmt: skip
    assert addends(footing, 12) is None
    assert footing.rows[12].kind == "TOTAL"
    assert {frozenset(a.row for a in reading) for reading in footing.rows[12].ambiguous} == {
        frozenset({2, 5}), frozenset({5, 8}),
    }  # fmt: skip


def test_the_named_block_that_misses_its_total_says_so() -> None:
    footing = run(
        row("Utilities", None), row("Power", 120000), row("Water", 45300), total("Total utilities", 170300)
    )  # fmt: skip
    broken = footing.rows[3].broken
    assert broken is not None
    assert {a.row for a in broken.addends} == {1, 2}
    assert broken.residuals == (5000,)
    assert footing.rows[3].proof == ("CONTRADICTED",)
    assert footing.rows[3].kind == "TOTAL"
    assert addends(footing, 3) is None


@each(
    [
        (add(A, B, D), "missingRow", (4,)),
        (A, "surplusRow", (2,)),
        ((*add(A, B)[:2], A[2] - B[2]), "wrongSign", (2,)),
        ((A[0] + B[0] - C[0], *add(A, B)[1:]), "unknown", ()),
        ((*add(A, B)[:2], add(A, B)[2] + 27), "digits", ()),
        ((A[0], A[1] + B[1] + B[0], A[2] + B[2]), "unknown", ()),
        ((add(A, B)[0] + 4, *add(A, B)[1:]), "unknown", ()),
    ]
)
def test_the_cause_of_a_miss_is_named(printed: tuple[int, ...], cause: str, rows: tuple[int, ...]) -> None:
    footing = run(
        row("Utilities", None, None, None), row("Power", *A), row("Water", *B), total("Total utilities", *printed),
        row("Legal", *D),
    )  # fmt: skip
    broken = footing.rows[3].broken
    assert broken is not None
    assert [a.row for a in broken.addends] == [1, 2]
    assert (broken.cause, broken.cause_rows) == (cause, rows)


def test_an_amount_one_column_beside_its_own_and_a_lost_last_digit_are_named() -> None:
    moved = run(
        row("Utilities", None, None, None), row("Power", *A), row("Water", 0, 5507, 813),
        total("Total utilities", A[0] + 5507, A[1], A[2] + 813),
    )  # fmt: skip
    assert moved.rows[3].broken is not None
    assert (moved.rows[3].broken.cause, moved.rows[3].broken.cause_rows) == ("shiftedColumn", (2,))
    short = run(
        row("Utilities", None, None, None), row("Power", *A), row("Water", 1234560, 5507, 813),
        total("Total utilities", A[0] + 1234567, A[1] + 5507, A[2] + 813),
    )  # fmt: skip
    assert short.rows[3].broken is not None
    assert (short.rows[3].broken.cause, short.rows[3].broken.cause_rows) == ("fragment", (2,))


def test_a_parent_with_an_amount_of_its_own_is_no_contradiction() -> None:
    footing = run(
        row("Expenses", None), row("Insurance", 24123), row("Auto", None), row("Fuel", 34941), row("Toll", 11207),
        total("Total auto", 46385), total("Total expenses", 70508),
    )  # fmt: skip
    broken = footing.rows[5].broken
    assert broken is not None
    assert (broken.cause, broken.residuals) == ("ownBalance", (237,))
    assert footing.rows[6].explanation is not None
    assert footing.rows[5].proof == ("PROVED",)
    assert not any("CONTRADICTED" in r.proof for r in footing.rows)


def test_a_line_named_like_its_section_does_not_close_it() -> None:
    footing = run(
        row("Other income", None), row("Late fees", 7013), row("Pet rent", 1291), row("Other income", 19500),
        row("Storage", 8511), total("Total other", 36315),
    )  # fmt: skip
    assert kinds(footing) == ["HEADING", "LINE", "LINE", "LINE", "LINE", "TOTAL"]


def test_percent_and_statistics_never_add_up() -> None:
    columns = [MONEY, MONEY, FootingColumn("other")]
    footing = run(
        row("Rent", 120311, 99713, 71), row("Fees", 48219, 12345, 29), total("Total", 168530, 112058, 100),
        row("Occupancy", 9500, 9300, None, is_statistic=True), columns=columns,
    )  # fmt: skip
    assert addends(footing, 2) == {0: 1, 1: 1}
    assert [r.proof[2] for r in footing.rows] == ["UNPROVED", "UNPROVED", "UNPROVED", None]
    assert footing.rows[3].kind == "STATISTIC"


def test_variances_are_confirmed_by_their_own_signs() -> None:
    columns = [MONEY, MONEY, FootingColumn("variance", difference_of=(0, 1))]
    income, costs = (90011, 87003, 3008), (41007, 44009, 3002)
    footing = run(
        row("Rent", 60007, 58003, 2004), row("Fees", 30004, 29000, 1004), total("Total income", *income),
        row("Power", 21004, 23005, 2001), row("Water", 20003, 21004, 1001), total("Total costs", *costs),
        total("Net", 49004, 42994, 6010), columns=columns,
    )  # fmt: skip
    assert addends(footing, 6) == {2: 1, 5: -1}
    assert all(set(r.proof) == {"PROVED"} for r in footing.rows)


def test_a_total_column_that_is_no_sum_of_the_months_says_nothing() -> None:
    columns = [MONEY, MONEY, FootingColumn(total_of=(0, 1))]
    footing = run(row("Rent", 3, 4, 99), row("Fees", 5, 9, 41), row("Pets", 1, 1, 17), columns=columns)
    assert footing.rejected == (2,)
    assert not footing.row_breaks
    assert not any("CONTRADICTED" in r.proof for r in footing.rows)


def test_months_that_miss_their_total_contradict_the_printed_total() -> None:
    columns = [MONEY, MONEY, FootingColumn(total_of=(0, 1))]
    rows = [row(f"line {n}", 100 + n, 200 + n, 300 + 2 * n) for n in range(5)]
    footing = run(*rows, row("Rent", 311, 403, 741), columns=columns)
    assert [(b.row, b.column, b.residual) for b in footing.row_breaks] == [(5, 2, 27)]
    assert footing.rows[5].proof == ("UNPROVED", "UNPROVED", "CONTRADICTED")


def test_cents_that_were_rounded_after_adding_up_are_no_errors() -> None:
    columns = [*[MONEY] * 12, FootingColumn(total_of=tuple(range(12)))]
    rng = Random(11)
    exact = [[rng.randint(1, 10**6) for _ in range(12)] for _ in range(8)]  # tenths of cents
    exact.append([sum(column) for column in zip(*exact, strict=True)])
    rows = [row(f"line {n}", *[round(v / 10) for v in line], round(sum(line) / 10)) for n, line in enumerate(exact)]
    footing = run(*rows, columns=columns)
    assert footing.rounded
    assert addends(footing, 8) == dict.fromkeys(range(8), 1)
    assert not any("CONTRADICTED" in r.proof for r in footing.rows)


def test_rows_must_be_as_wide_as_there_are_columns() -> None:
    with pytest.raises(ValueError, match="one value per column"):
        foot([row("Rent", 1, 2)], [MONEY])


def test_nothing_is_found_in_nothing() -> None:
    assert foot([], []).rows == []
    assert kinds(foot([row("Rent", 1)], [FootingColumn("other")])) == ["LINE"]
    assert kinds(foot([row("Note", None), row(None, None)], [MONEY])) == ["NOTE", "NOTE"]
