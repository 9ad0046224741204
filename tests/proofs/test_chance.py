"""Chance proves no more than its one formula says: in sums, in trees of statements, in totals of rent rolls."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import docextract
from docextract.plugin import Term, prove, total_of
from docextract.proofs.chance import UNLIKELY, Hit, expected
from docextract.proofs.footing import FootingColumn, FootingRow, foot
from docextract.testing import workbook

whole = st.integers(0, 10**9)


@given(st.integers(1, 1000), st.lists(st.tuples(whole, whole, whole), max_size=40))
def test_whole_numbers_and_decimals_have_one_formula(tried: int, hits: list[tuple[int, int, int]]) -> None:
    exact = Fraction(tried)
    for miss, step, room in hits:
        exact *= min(Fraction(1), Fraction(2 * miss + step, room)) if room else 1
    counted = expected(tried, [Hit(*hit) for hit in hits])
    printed = expected(tried, [Hit(*map(Decimal, hit)) for hit in hits])
    assert counted == pytest.approx(float(exact))
    assert float(printed) == pytest.approx(float(exact))


def test_what_is_just_at_the_limit_is_not_moved_below_it_by_rounding() -> None:
    assert expected(3, [Hit(Decimal(0), Decimal(1), Decimal(3000))]) == UNLIKELY
    assert (
        expected(7, [Hit(Decimal(0), Decimal(1), Decimal(700)), Hit(Decimal(0), Decimal(1), Decimal(10))]) == UNLIKELY
    )


def test_a_number_that_could_be_nothing_else_says_nothing() -> None:
    assert expected(1, [Hit(5, 1, 11), Hit(0, 1, 1), Hit(0, 0, 0)]) == 1
    assert expected(2, [Hit(5, 1, 110), Hit(5, 1, 11)]) == pytest.approx(0.2)


def test_chances_of_any_number_of_columns_and_any_size_are_a_number() -> None:
    assert 0 <= expected(1, [Hit(0, 1, 10**300)] * 400) < 1e-300
    assert 0 < expected(1, [Hit(Decimal(0), Decimal(1), Decimal("1e300"))] * 400) < UNLIKELY


def most(chance: float) -> float:
    """So many accidents are not exceeded, were the chances what they are said to be."""
    return chance + 4 * sqrt(chance) + 1


@pytest.mark.parametrize("unit", [1, 100])
def test_random_totals_prove_no_more_numbers_than_chance_does(unit: int) -> None:
    random = Random(unit)
    chance = proved = 0.0
    for _ in range(6000):
        column = [Decimal(random.randint(1, 4000 // unit) * unit) / 100 for _ in range(random.randint(2, 8))]
        total = Decimal(random.randint(0, int(2 * sum(column) * 100) // unit) * unit) / 100
        rows = [Term(value, cell=(n, "amount")) for n, value in enumerate(column)]
        equation = total_of("a total of anything", Term(total, cell="total"), rows)
        chance += float(equation.accident)
        proved += prove([equation]).state((0, "amount")) == "PROVED"
    assert most(chance) > most(chance / 2) > proved > chance / 4 > 0


def test_random_rows_of_a_statement_are_totals_no_oftener_than_the_limit_says() -> None:
    random = Random(3)
    rows = taken = 0
    for _ in range(150):
        cents = [tuple(random.randint(-90_000, 90_000) for _ in range(3)) for _ in range(16)]
        everything = tuple(map(sum, zip(*cents, strict=True)))
        footing = foot([FootingRow(values) for values in (*cents, everything)], [FootingColumn("money")] * 3)
        *found, last = footing.rows
        rows += len(found)
        taken += sum(row.explanation is not None for row in found)
        assert last.explanation is not None
    assert taken <= most(rows * float(UNLIKELY))


def test_random_totals_of_a_rent_roll_prove_no_more_than_chance_does() -> None:
    random = Random(4)
    chance = proved = 0.0
    for turn in range(60):
        rents = [random.randint(1, 30) for _ in range(6)]
        lines = [[str(101 + n), f"Tenant {n}", 700 + 10 * n, rent] for n, rent in enumerate(rents)]
        right = turn % 10 == 0
        total = sum(rents) if right else random.randint(1, 2 * sum(rents))
        book = workbook([["Unit", "Tenant", "Sq Ft", "Rent"], *lines, ["Total", None, None, total]])
        roll = docextract.extract(book, asset_type="OFFICE", document_type="RENT_ROLL")
        assert [row.contract_rent for row in roll.rows] == rents
        (check,) = [check for check in roll.checks if check.check_id == "R05" and check.expected is not None]
        said = any("contractRent" in row.proved for row in roll.rows)
        if right:
            assert said
            continue
        tried = check.readings_tried or 1
        chance += float(expected(tried, [Hit(Decimal("0.01"), Decimal(1), Decimal(sum(rents)))]))
        proved += said
    assert proved <= most(chance) < 20
