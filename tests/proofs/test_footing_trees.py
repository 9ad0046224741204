"""The tree that the engine finds is the one that the statement was made from; a wrong digit is found in its cell."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from trees import Shape, Statement, make

from docextract.proofs.footing import Footing, FootingColumn, FootingRow, foot

SEEDS = st.integers(0, 10**9)


def found_tree(made: Statement, footing: Footing) -> dict[int, dict[int, int]]:
    """The totals found, each with its direct addends that have amounts."""
    return {
        t: {a.row: a.sign for a in row.explanation.addends if any(made.rows[a.row].values)}
        for t, row in enumerate(footing.rows)
        if row.explanation is not None and any(made.rows[t].values)
    }


def check(made: Statement) -> Footing:
    footing = foot(made.rows, made.columns)
    assert made.addends
    assert found_tree(made, footing) == {t: parts for t, parts in made.addends.items() if any(made.rows[t].values)}
    assert not any(row.broken or row.ambiguous for row in footing.rows)
    assert not footing.crossings
    assert not any("CONTRADICTED" in row.proof for row in footing.rows)
    return footing


SHAPES = st.builds(
    Shape, words=st.booleans(), headings=st.booleans(), indents=st.sampled_from(["tree", "inverted", "none"]),
    contra=st.sampled_from(["negative", "positive", "none"]), zeros=st.sampled_from([0.0, 0.1, 0.5]),
    codes=st.booleans(), blanks=st.sampled_from([0.0, 0.3]), months=st.sampled_from([3, 4, 12, 20]),
)  # fmt: skip


@given(SHAPES, SEEDS)
def test_a_statement_in_cents_is_taken_apart_as_it_was_put_together(shape: Shape, seed: int) -> None:
    made = make(shape, seed)
    footing = check(made)
    for t, row in enumerate(footing.rows):
        if any(made.rows[t].values):
            assert set(row.proof) <= {None, "PROVED"}, (t, row)


@given(SHAPES, SEEDS)
def test_whole_dollars_that_miss_by_rounding_still_add_up(shape: Shape, seed: int) -> None:
    shape.dollars = True
    if shape.contra == "positive" and not shape.words:
        shape.contra = "negative"
    check(make(shape, seed))


@given(SHAPES, SEEDS, st.booleans())
def test_totals_above_their_lines_are_found_as_well(shape: Shape, seed: int, dollars: bool) -> None:
    shape.before, shape.dollars = True, dollars
    check(make(shape, seed))


@given(SEEDS, st.integers(3, 13), st.booleans())
def test_unrelated_numbers_have_no_subtotal(seed: int, width: int, words: bool) -> None:
    rng = Random(seed)
    rows = [
        FootingRow(tuple(rng.randint(100, 10**6) for _ in range(width)), f"Total {n}", total_word=words)
        for n in range(60)
    ]
    footing = foot(rows, [FootingColumn()] * width)
    assert all(row.kind == "LINE" and set(row.proof) == {"UNPROVED"} for row in footing.rows)


@given(SEEDS)
def test_one_column_of_round_numbers_without_words_has_no_subtotal(seed: int) -> None:
    rng = Random(seed)
    rows = [FootingRow((100 * rng.randint(1, 40),), f"line {n}") for n in range(40)]
    assert all(row.kind == "LINE" for row in foot(rows, [FootingColumn()]).rows)


@given(SHAPES, SEEDS, st.booleans(), st.data())
def test_a_wrong_digit_is_named_where_row_and_column_meet(
    shape: Shape, seed: int, dollars: bool, data: st.DataObject
) -> None:
    shape.months, shape.words, shape.dollars = 12, True, dollars
    made = make(shape, seed)
    cells = [(r, c) for r, row in enumerate(made.rows) for c, v in enumerate(row.values) if v]
    r, c = data.draw(st.sampled_from(cells))
    printed = made.rows[r].values[c] or 0
    unit = 100 if dollars else 1
    digits = list(str(abs(printed) // unit))
    # A last digit of whole dollars is within rounding.
    place = data.draw(st.integers(0, max(0, len(digits) - (3 if dollars else 1))))
    digits[place] = data.draw(st.sampled_from([d for d in "0123456789" if d != digits[place]]))
    wrong = int("".join(digits)) * unit * (1 if printed > 0 else -1)
    if dollars and abs(wrong - printed) < 10_000:
        return
    values = list(made.rows[r].values)
    values[c] = wrong
    made.rows[r] = made.rows[r]._replace(values=tuple(values))
    footing = foot(made.rows, made.columns)
    assert [(x.row, x.column) for x in footing.crossings] == [(r, c)]
    assert abs(footing.crossings[0].expected - printed) <= (5_000 if dollars else 1)
    marked = {
        (t, n) for t, row in enumerate(footing.rows) for n, proof in enumerate(row.proof) if proof == "CONTRADICTED"
    }
    assert marked == {(r, c)}


@pytest.mark.parametrize("words", [True, False])
def test_the_cost_of_a_long_chart_is_counted_not_timed(words: bool) -> None:
    made = make(Shape(months=20, words=words, headings=False, contra="none", zeros=0.3), 7)
    while len(made.rows) < 600:
        made.section(1, 2)
    del made.rows[600:]
    columns = [FootingColumn()] * 30
    rows = [row._replace(values=row.values + row.values[:10]) for row in made.rows]
    assert foot(rows, columns).steps < 400_000


def test_lines_without_any_total_cost_no_more_than_their_square() -> None:
    rng = Random(3)
    rows = [FootingRow(tuple(rng.randint(1, 10**7) for _ in range(30)), "line") for _ in range(600)]
    assert foot(rows, [FootingColumn()] * 30).steps < 600 * 600 * 12
