"""What rows say of their own columns: relations that nearly all keep, those that break one, and what tells nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from docextract.proofs.relations import Form, Numbers, Relation, mostly, nearly_all, related
from fewer import each

TWICE = Form("twice", lambda one, other: bool(other == 2 * one))
SUM = Form("sum", lambda a, b, whole: bool(a + b == whole), lambda numbers: None not in numbers, varied=2)


def numbers(columns: Mapping[str, Sequence[int | None]]) -> Numbers:
    read = {name: [None if n is None else Decimal(n) for n in some] for name, some in columns.items()}
    return Numbers(range(len(next(iter(columns.values())))), read.__getitem__)


def found(form: Form, columns: Mapping[str, Sequence[int | None]]) -> list[list[int]]:
    """The rows that break the relation between all columns, if nearly all keep it."""
    rows = numbers(columns)
    return [
        [row for row, holds in kept.items() if not holds]
        for _, kept in related([Relation(form, [*columns])], rows, rows)
    ]


@each([(5, 0, True), (5, 1, True), (6, 2, False), (20, 2, True), (20, 3, False), (4, 0, False)])
def test_a_relation_is_one_that_nine_rows_in_ten_keep_or_all_but_one(rows: int, broken: int, known: bool) -> None:
    ones = [10 + n for n in range(rows)]
    others = [2 * n + (at < broken) for at, n in enumerate(ones)]
    assert found(TWICE, {"one": ones, "other": others}) == ([[*range(broken)]] if known else [])


def test_rows_that_are_alike_tell_no_relation() -> None:
    assert found(TWICE, {"one": [7, 7, 7, 8, 8, 8], "other": [14, 14, 14, 16, 16, 16]}) == []
    assert found(TWICE, {"one": [7, 7, 7, 8, 8, 9], "other": [14, 14, 14, 16, 16, 18]}) == [[]]


def test_a_row_without_a_number_or_with_a_zero_says_nothing_unless_the_form_says_so() -> None:
    ones, others = [1, 2, 3, 4, 5, None, 0], [2, 4, 6, 8, 10, 9, 1]
    assert found(TWICE, {"one": ones, "other": others}) == [[]]
    first, second, whole = [1, 2, 3, 4, 5, 0, None], [6, 7, 8, 9, 10, 4, 1], [7, 9, 11, 13, 15, 5, 2]
    assert found(SUM, {"first": first, "second": second, "whole": whole}) == [[5]]


def test_what_a_few_rows_do_not_keep_is_read_no_further() -> None:
    read: Counter[str] = Counter()

    def column(name: str) -> list[Any]:
        read[name] += 1
        return [*range(1, 41)]

    rows, few = Numbers(range(40), column), numbers({"a": [3, 5, 7, 9, 11], "b": [1, 2, 3, 4, 5]})
    assert [*related([Relation(TWICE, ("a", "b"))], few, rows)] == []
    assert not read
    rows.keep(Relation(TWICE, ("a", "b")))
    rows.keep(Relation(SUM, ("a", "b", "a")))
    assert read == {"a": 1, "b": 1}


def test_more_rows_may_keep_what_is_chosen_than_what_is_called_wrong() -> None:
    kept = [True] * 8 + [False] * 2
    assert mostly(kept)
    assert not nearly_all(kept)
    assert not mostly([True] * 7 + [False] * 3)
