"""Sums of open rows: what is looked up is what looking through all of them finds."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from docextract.proofs.footing import FootingColumn, FootingRow
from docextract.proofs.footing.amounts import Amounts
from docextract.proofs.footing.openlist import SHORT, OpenList


@pytest.mark.parametrize("seed", range(6))
def test_sums_are_found_in_long_lists_that_grow_and_are_cut(seed: int) -> None:
    random = Random(seed)
    rows = [FootingRow((random.randint(-30, 40), random.randint(-(10**7), 10**7)), "line") for _ in range(400)]
    amounts = Amounts(rows, [FootingColumn()] * 2)
    open_list = OpenList(amounts)
    found = 0
    for n in range(400):
        open_list.push(n)
        if n % 150 == 149:
            open_list.cut(len(open_list) - random.randint(1, SHORT))
        if n % 90 == 89:
            open_list.replace(open_list.rows[-5:-1], n)
        for column, sums in enumerate(open_list.sums):
            first = random.choice([0, max(0, len(open_list) - SHORT - 20)])
            low = random.choice(sums) + random.randint(-1, 1)
            high = low + random.choice([0, 2, 50])
            places = open_list.where(column, low, high, first)
            assert places == [i for i in range(first, len(sums)) if low <= sums[i] <= high]
            heads = open_list.heads(column, low, high, first)
            doubled = [2 * after - before for before, after in pairwise(sums)]
            assert heads == [i for i in range(first, len(doubled)) if low <= doubled[i] <= high]
            found += len(places) + len(heads)
    assert found > 1000


def test_in_a_long_list_of_cents_nothing_is_looked_through_where_no_sum_can_tie() -> None:
    class Counted(list[int]):
        reads = 0

        def __getitem__(self, key):  # type: ignore[no-untyped-def]
            Counted.reads += 1
            return super().__getitem__(key)

    rows = [FootingRow((1000 + n,), "line") for n in range(500)]
    open_list = OpenList(Amounts(rows, [FootingColumn()]), range(500))
    assert open_list.heads(0, 5, 6) == []
    open_list.sums[0] = Counted(open_list.sums[0])
    assert open_list.heads(0, 5, 6) == []
    assert open_list.where(0, 5, 6) == []
    assert Counted.reads < 10
