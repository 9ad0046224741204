"""Columns that rows print as one more or less another are compared: losses to lease, variances, portions of a rent."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from rolls import read, result, workbook

from docextract import RentRoll
from docextract.testing.blocks import blocks
from docextract.testing.differences import broken_differences, kept_differences
from docextract.testing.sample import Roll
from docextract.testing.writers import compose


def roll(head: Sequence[str], amounts: Sequence[Sequence[Any]]) -> RentRoll:
    rows = [[str(101 + n), f"Ann Ames {n}", 650 + n, *some] for n, some in enumerate(amounts)]
    return read(workbook([["Rent Roll"], ["Ivy Court"], [], ["Unit", "Tenant", "Sq Ft", *head], *rows]))


PAIRS = [(1000 + 30 * n, 975 + 41 * n) for n in range(7)]


@pytest.mark.parametrize(
    ("head", "amounts"),
    [
        (("Market Rent", "Actual Rent", "Loss to Lease"), [[a, b, b - a] for a, b in PAIRS]),
        (("Market Rent", "Rent", "Upside"), [[a, b, a - b] for a, b in PAIRS]),
        (("Contract Rent", "Tenant Rent", "HAP"), [[a + b, a, b] for a, b in PAIRS]),
        (("Market Rent", "Concession", "Effective Rent"), [[a, -n, a - n] for n, (a, _) in enumerate(PAIRS)]),
    ],
)
def test_rows_that_break_what_all_others_keep_are_named_and_the_others_proved(
    head: Sequence[str], amounts: list[list[int]]
) -> None:
    right = result(roll(head, amounts), "R15")
    assert (right.status, right.actual) == ("PASS", 7)
    spoiled = [some if n != 4 else [some[0] + 90, *some[1:]] for n, some in enumerate(amounts)]
    x = roll(head, spoiled)
    assert (result(x, "R15").status, result(x, "R15").rows) == ("WARN", [4])
    assert [bool({"marketRent", "contractRent"} & {*row.proved}) for row in x.rows] == [n != 4 for n in range(7)]


def test_a_zero_beside_two_rents_that_differ_breaks_it_and_what_is_not_printed_does_not() -> None:
    amounts: list[list[int | None]] = [[a, b, b - a] for a, b in PAIRS]
    amounts[1][2], amounts[3][1], amounts[3][2] = 0, None, None
    found = result(roll(("Market Rent", "Rent", "Loss to Lease"), amounts), "R15")
    assert (found.status, found.rows, found.expected) == ("WARN", [1], 6)


def test_a_vacant_unit_with_its_market_rent_and_zeros_breaks_nothing() -> None:
    amounts = [[a, b, b - a] for a, b in PAIRS]
    amounts[2] = [amounts[2][0], 0, 0]
    found = result(roll(("Market Rent", "Rent", "Loss to Lease"), amounts), "R15")
    assert (found.status, found.expected) == ("PASS", 6)


def test_rows_that_are_alike_and_counts_of_rooms_are_no_such_columns() -> None:
    alike = [[1000, 900, 100] for _ in range(6)] + [[1000, 900, 50]]
    assert result(roll(("Market Rent", "Rent", "Prizes"), alike), "R15").status == "SKIPPED"
    rooms = [[900 + n, n % 3 + 1, 1 + n % 2, n % 3 + 2 + n % 2 - (n == 4)] for n in range(8)]
    assert result(roll(("Rent", "Lamps", "Doors", "Keys"), rooms), "R15").status == "SKIPPED"


def test_the_writers_know_which_columns_are_differences() -> None:
    rolls = (compose("storage.rentRoll", seed, "xlsx", traps={"SiteLink's columns"}) for seed in range(1, 4))
    for units in map(blocks, (roll for roll in rolls if isinstance(roll, Roll))):
        kept = kept_differences(units)
        assert ("rent", "std", "variance") in kept
        let = next(unit for unit in units if unit.first.cells.get("variance") is not None)
        let.first.cells["variance"] = Decimal(77)
        assert broken_differences(units, kept) == {let.index}
