"""The categoriser against categories by hand: nearly always right, and nothing rather than wrong."""

from __future__ import annotations

import pytest
from judged import judged, tally

from docextract.accounts import SECTIONS, chart, load_accounts

LISTS = (
    "account_labels.txt",
    "account_labels_tuned.txt",
    "account_labels_held_out.txt",
    "account_labels_sectors.txt",
)


@pytest.mark.parametrize("name", LISTS)
def test_the_lists_name_sections_and_categories_that_exist(name: str) -> None:
    for line in judged(name):
        assert line.section in SECTIONS
        assert {r for r in line.right if r is not None} <= set(chart()), line.label


def test_the_lists_are_long_enough_to_mean_something() -> None:
    for name, least in zip(LISTS, (1200, 200, 200, 200), strict=True):
        assert sum(1 for _ in judged(name)) >= least, name


@pytest.mark.parametrize("name", LISTS)
def test_at_least_95_of_100_labels_are_right_and_at_most_one_is_wrong(name: str) -> None:
    told = tally(load_accounts(), name)
    assert told.right >= 0.95 * told.labels, told.wrong + told.uncategorized
    assert len(told.wrong) <= 0.01 * told.labels, told.wrong
