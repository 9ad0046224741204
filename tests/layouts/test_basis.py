"""The convention of a layout: which reading of a printed figure is tried first."""

from __future__ import annotations

from docextract.layouts.basis import NO_BASIS, Basis

POPULATIONS = [("current", [1, 2]), ("current+future", [1, 2, 3]), ("all", [1, 2, 3, 4])]


def names(readings: object) -> list[str]:
    return [reading[0] for reading in readings]  # type: ignore[attr-defined]


def test_the_reading_of_the_layout_goes_before_the_others_which_keep_their_order() -> None:
    basis = Basis(sums={"balance": "all"})
    assert names(basis.sums_first("balance", POPULATIONS)) == ["all", "current", "current+future"]
    assert basis.sums_first("marketRent", POPULATIONS) is POPULATIONS
    assert NO_BASIS.sums_first("balance", POPULATIONS) is POPULATIONS


def test_a_reading_that_comes_to_the_same_keeps_the_simplest_name() -> None:
    same = [("current", [1, 2]), ("current+future", [1, 2])]
    assert names(Basis(sums={"balance": "current+future"}).sums_first("balance", same)) == ["current", "current+future"]


def test_the_more_parts_of_a_name_a_layout_asks_for_the_earlier_it_is_tried() -> None:
    readings = [("current", 9, 10), ("leased", 8, 10), ("units-nonRevenue", 9, 9), ("leased; units-nonRevenue", 8, 9)]
    basis = Basis(shares={"occupied": "leased; units-nonRevenue"}, counts={"total": "rows"})
    assert names(basis.shares_first("occupied", readings))[0] == "leased; units-nonRevenue"
    assert names(basis.shares_first("vacant", readings))[0] == "current"
    assert names(basis.counts_first(None, [("units", 4), ("rows", 5)])) == ["rows", "units"]
