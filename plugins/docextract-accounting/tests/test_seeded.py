"""Generated documents of every family are read as they were printed, and every number with an equation is proved."""

from __future__ import annotations

import docextract
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from docextract_accounting.testing import families, write
from docextract_accounting.testing.measuring import FORMATS, measure, noticed

SEEDS = pytest.mark.parametrize("seeds", [range(1, 2), pytest.param(range(2, 7), marks=pytest.mark.long)], ids=str)
EVERY = [(family, kind) for family in families() for kind in FORMATS]


@SEEDS
@pytest.mark.parametrize(("family", "kind"), EVERY)
def test_every_row_value_and_total_is_read_and_proved(
    family: str, kind: docextract.testing.Format, seeds: range, registry: docextract.Registry
) -> None:
    score = measure([write(family, seed, kind) for seed in seeds], registry)
    assert not score.errors
    assert (score.rows_right, score.values_right, score.totals_right) == (score.rows, score.values, score.totals)
    assert score.invented == score.unexplained == score.alarms == 0
    assert score.proved == score.provable > 0


@settings(max_examples=12, phases=[Phase.explicit, Phase.generate])
@given(choice=st.sampled_from(EVERY), seed=st.integers(7, 10**6))
def test_any_document_is_read_as_it_was_printed_and_proved(
    choice: tuple[str, docextract.testing.Format], seed: int, registry: docextract.Registry
) -> None:
    family, kind = choice
    score = measure([write(family, seed, kind)], registry)
    assert not score.errors
    assert (score.rows_right, score.values_right, score.totals_right) == (score.rows, score.values, score.totals)
    assert score.invented == score.unexplained == score.alarms == 0
    assert score.proved == score.provable > 0


@SEEDS
@pytest.mark.parametrize(("family", "kind"), EVERY)
def test_one_wrong_digit_is_noticed_and_its_place_is_named(
    family: str, kind: docextract.testing.Format, seeds: range, registry: docextract.Registry
) -> None:
    planted, found, missed = noticed(family, seeds, kind, registry)
    assert planted == found > 0, missed


@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.long)])
def test_the_same_seed_gives_the_same_bytes(turn: int) -> None:
    """Families write sheets and pages by turns, and the other way round."""
    for number, family in enumerate(families(), turn):
        if number % 2:
            assert write(family, 5, "xlsx").data == write(family, 5, "xlsx").data != write(family, 6, "xlsx").data
        else:
            assert write(family, 5).data == write(family, 5).data != write(family, 6).data
