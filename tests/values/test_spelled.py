"""Days that are written out are the same days."""

from __future__ import annotations

import time

import pytest

from docextract.values.spelled import plain_days


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("the first day of June, two thousand and twenty-five", "1 June 2025"),
        ("on this thirty-first day of December 2024.", "on 31 December 2024."),
        ("Thirty First day of May, twenty twenty-six", "31 May 2026"),
        ("the last day of February 2028", "29 February 2028"),
        ("the 31st day of October , 20 26", "31 October 2026"),
        ("the 1st day of March in the year 2025", "1 March 2025"),
        ("as of this the 1st day of March 2025", "as of 1 March 2025"),
        ("the Michaelmas quarter day 2024 (29 September)", "the Michaelmas quarter day 29 September 2024"),
        ("midnight on Sunday 30 March 2025", "midnight on 30 March 2025"),
        ("twenty-one units of 2025", "twenty-one units of 2025"),
        ("the second of three", "the second of three"),
    ],
)
def test_a_day_in_words_is_that_day_in_digits(text: str, plain: str) -> None:
    assert plain_days(text) == plain


def test_long_texts_cost_no_more_than_their_length() -> None:
    start = time.process_time()
    assert plain_days("the " * 50_000 + "of ").endswith("the of ")
    assert time.process_time() - start < 2
