"""The search for a better reading, on problems that have nothing to do with documents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.inference import Evidence, Move, Rules, search
from docextract.inference.search import LEAST, price


def _move(question: int, reading: int) -> Move:
    return Move(question, reading, f"digit {question}", str(reading), Evidence("given", 1.0, "it is a digit"))


def _guess(secret: list[int], plain: list[int], most: int, worth: float = 3.0) -> Any:
    """A search for hidden digits: each that is right speaks for a reading."""

    def read(choices: Mapping[Any, Any]) -> list[int]:
        return [choices.get(n, digit) for n, digit in enumerate(plain)]

    def moves(outcome: list[int]) -> Iterator[Move]:
        for n, digit in enumerate(outcome):
            if digit != secret[n]:
                yield from (_move(n, other) for other in range(10) if other != digit)

    def weigh(outcome: list[int]) -> list[Evidence]:
        right = sum(a == b for a, b in zip(outcome, secret, strict=True))
        return [Evidence("right", worth * right, f"{right} digits are right")]

    return search(plain, read, moves, weigh, most)


DIGITS = st.lists(st.integers(0, 9), min_size=1, max_size=5)


@given(DIGITS, st.data())
def test_a_search_that_may_go_on_finds_what_every_step_speaks_for(secret: list[int], data: st.DataObject) -> None:
    plain = data.draw(st.lists(st.integers(0, 9), min_size=len(secret), max_size=len(secret)))
    found = _guess(secret, plain, most=1000)
    assert found.best.outcome == secret
    assert not found.stopped
    assert found.best.worth >= found.plain.worth
    assert len(found.taken) == sum(a != b for a, b in zip(secret, plain, strict=True))


@given(DIGITS, st.data(), st.integers(0, 12))
def test_a_search_never_makes_more_readings_than_it_may(secret: list[int], data: st.DataObject, most: int) -> None:
    plain = data.draw(st.lists(st.integers(0, 9), min_size=len(secret), max_size=len(secret)))
    found = _guess(secret, plain, most)
    assert found.tried <= most + 1
    assert found.stopped == (found.best.outcome != secret)


@given(DIGITS)
def test_what_leaves_no_doubt_costs_no_reading(secret: list[int]) -> None:
    found = _guess(secret, secret, most=100)
    assert (found.tried, found.taken, found.rivals) == (1, [], [])
    assert found.best is found.plain


def test_a_change_that_gains_too_little_for_so_many_tries_does_not_stay() -> None:
    assert _guess([5], [0], most=100, worth=LEAST).best.outcome == [0]
    assert _guess([9], [0], most=100, worth=price(10)).best.outcome == [9]
    assert _guess([9], [0], most=100, worth=price(10) - 0.01).best.outcome == [0]


def test_a_reading_that_is_vetoed_is_passed_over_whatever_speaks_for_it() -> None:
    found = search(
        0, lambda choices: None, lambda outcome: [_move(0, 1)], lambda outcome: [Evidence("any", outcome, "")], 5
    )
    assert (found.best.outcome, found.tried, found.rivals) == (0, 2, [])


def test_what_was_tried_and_did_not_stay_is_told() -> None:
    found = _guess([2], [0], most=100)
    assert [(taken.move.says, taken.gain) for taken in found.taken] == [("2", 3.0)]
    assert [(move.says, tried.worth) for move, tried in found.rivals] == [("1", 0.0)]


def test_rules_of_evidence_have_an_id_each_and_speak_together() -> None:
    rules = Rules()

    @rules.rule("even")
    def even(outcome: int) -> Iterator[tuple[float, str]]:
        """Even numbers are likelier."""
        if outcome % 2 == 0:
            yield 1.0, f"{outcome} is even"

    @rules.rule("small")
    def small(outcome: int) -> Iterator[tuple[float, str]]:
        """Large numbers are less likely."""
        yield -outcome / 10, f"{outcome} is its size"

    assert rules.gathered(4) == [Evidence("even", 1.0, "4 is even"), Evidence("small", -0.4, "4 is its size")]
    with pytest.raises(ValueError, match="'even'"):
        rules.rule("even")(even)
