"""What the columns of a unit mix are, where words alone do not tell."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import docextract
import pytest
from docextract.testing import pages, workbook

TYPES = [("Fir", 4, 4, 450, 880, 900), ("Oak", 10, 9, 650, 1050, 1100), ("Elm", 12, 11, 700, 1120, 1150),
         ("Ash", 8, 8, 950, 1360, 1400), ("Yew", 2, 1, 1200, 1690, 1700)]  # fmt: skip
"""Name, units, occupied units, area, rent in place, market rent."""


def read(registry: docextract.Registry, *lines: list[Any], page: bool = False) -> Any:
    data = [["Unit Mix"], ["Maple Court"], ["As of 03/31/2024"], *lines]
    asked = {"asset_type": "MULTIFAMILY", "document_type": "UNIT_MIX", "registry": registry}
    return docextract.extract(pages(data) if page else workbook(data), **asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("page", [False, True])
def test_titles_over_the_first_column_of_their_groups(registry: docextract.Registry, page: bool) -> None:
    if page:
        pytest.importorskip("reportlab")
    upper = [None, None, None, "Contract Rents", None, None, "Market Rents", None, None]
    header = ["Unit Type", "Units", "SF", "Low", "High", "Avg", "Low", "High", "Avg"]
    rows = [[t, n, sf, c - 9, c + 9, c, m - 9, m + 9, m] for t, n, _, sf, c, m in TYPES]
    row = read(registry, upper, header, *rows, page=page).rows[0]
    assert (row.average_contract_rent, row.average_market_rent) == (880, 900)
    assert row.other_amounts == {
        "Contract Rents Low": 871, "Contract Rents High": 889, "Market Rents Low": 891, "Market Rents High": 909,
    }  # fmt: skip


def test_a_highest_rent_beside_a_lowest_is_no_limit(registry: docextract.Registry) -> None:
    header = ["Type", "Count", "Avg SF", "Min Rent", "Max Rent", "Avg Rent"]
    row = read(registry, header, *([t, n, sf, m - 9, m + 9, m] for t, n, _, sf, _, m in TYPES)).rows[0]
    assert (row.gross_rent_limit, row.other_amounts) == (None, {"Min Rent": 891, "Max Rent": 909})


def test_rates_by_area_are_of_one_unit_where_the_totals_are_of_the_occupied_ones(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "Occ", "Unit SF", "Gross SF", "Eff Rent", "Eff/SF", "Total Eff Rent"]
    rows = [[t, n, o, sf, n * sf, c, round(c / sf, 2), o * c] for t, n, o, sf, c, _ in TYPES]
    answer = read(registry, header, *rows)
    assert answer.rows[1].contract_rent_per_area is not None
    assert {"averageContractRent", "contractRentPerArea", "totalContractRent"} <= set(answer.rows[1].proved)
    assert not answer.failed_checks


def test_a_total_beside_occupied_and_vacant_units_counts_the_units(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Vacant", "Occupied", "Total", "Avg. Sq. Ft.", "Avg. Market", "Avg. Actual", "Loss to Lease"]
    rows = [[t, n - o, o, n, sf, m, c, m - c] for t, n, o, sf, c, m in TYPES]
    answer = read(registry, header, *rows)
    assert [row.units for row in answer.rows] == [4, 10, 12, 8, 2]
    assert {"units", "averageMarketRent", "averageContractRent", "otherAmounts.Loss to Lease"} <= set(
        answer.rows[0].proved
    )
    rows[2][7] += 40
    assert read(registry, header, *rows).failed_checks


def test_rents_of_beds_times_beds(registry: docextract.Registry) -> None:
    header = ["Floor Plan", "Units", "Total Beds", "Occupied Beds", "Asking Rate per Bed", "Total Monthly Rent"]
    rows = [[t, n, 2 * n, 2 * n - 1, m, 2 * n * m] for t, n, _, _, _, m in TYPES]
    answer = read(registry, header, *rows)
    row = answer.rows[0]
    assert row.other_amounts["Asking Rate per Bed"] == 900
    assert {"otherAmounts.Total Beds", "otherAmounts.Asking Rate per Bed", "totalMarketRent"} <= set(row.proved)
    assert "otherAmounts.Occupied Beds" not in row.proved


def test_an_area_of_occupied_units_takes_none_out_of_their_count(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units Total", "Units Occ.", "Units Vacant", "SF Each", "Occupied SF", "Avg Market Rent"]
    rows = [[t, n, o, n - o, sf, o * sf, m] for t, n, o, sf, _, m in TYPES]
    answer = read(registry, header, *rows)
    assert [row.occupied for row in answer.rows] == [4, 9, 11, 8, 1]
    assert answer.rows[0].other_amounts == {"Occupied SF": 1800}


def test_areas_under_the_title_units_are_areas(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Units Avg SF", "Units Total SF", "Avg Market Rent"]
    row = read(registry, header, *([t, n, sf, n * sf, m] for t, n, _, sf, _, m in TYPES)).rows[1]
    assert (row.average_area, row.total_area) == (650, 6500)


def test_net_effective_rents_are_not_those_below_a_limit(registry: docextract.Registry) -> None:
    header = ["Unit Type", "No. of Units", "Avg SF", "Average Asking Rent", "Net Effective Rent"]
    rows = [[t, n, sf, m, c] for t, n, _, sf, c, m in TYPES]
    rows.append(["All Comparables (excl. Subject)", 36, 728, 1191, 1158])
    answer = read(registry, header, *rows)
    assert [row.net_rent for row in answer.rows] == [None] * 5
    assert answer.rows[0].other_amounts == {"Net Effective Rent": 880}
    assert [total.label for total in answer.totals.stated] == ["All Comparables (excl. Subject)"]


def test_of_columns_of_the_same_name_nothing_is_proved(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Avg SF", "Rent", "Rent"]
    rows = [[t, n, sf, m, n * m] for t, n, _, sf, _, m in TYPES]
    answer = read(registry, header, *rows, ["Total", 36, 728, 1191, sum(row[4] for row in rows)])
    assert not any("Rent" in field for row in answer.rows for field in row.proved)
    header[3:] = ["Rent each", "Total rent"]
    answer = read(registry, header, *rows, ["Total", 36, 728, 1191, sum(row[4] for row in rows)])
    assert all("totalMarketRent" in row.proved for row in answer.rows)


def test_units_and_rents_in_plain_words(registry: docextract.Registry) -> None:
    header = ["Floor plan", "How many Total", "How many Rented", "How many Vacant", "% Rented", "Square Feet Each",
              "Square Feet All", "Asking Rent From", "Asking Rent To", "Actual Rent Now Average",
              "Actual Rent Now All / Mo.", "Loss to Lease"]  # fmt: skip
    rows = [[t, n, o, n - o, o / n, sf, n * sf, m - 9, m + 9, c, o * c, m - c] for t, n, o, sf, c, m in TYPES]
    answer = read(registry, header, *rows)
    row = answer.rows[1]
    assert (row.units, row.occupied, row.vacant, row.occupancy) == (10, 9, 1, Decimal("0.9"))
    assert (row.average_area, row.total_area) == (650, 6500)
    assert (row.average_contract_rent, row.total_contract_rent) == (1050, 9450)
    assert row.other_amounts == {"Asking Rent From": 1091, "Asking Rent To": 1109, "Loss to Lease": 50}
    assert not answer.failed_checks


def test_all_in_rents_are_not_those_of_all_units(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Avg SF", "Avg Market Rent", "All-in Rent"]
    row = read(registry, header, *([t, n, sf, m, m + 75] for t, n, _, sf, _, m in TYPES)).rows[0]
    assert (row.total_market_rent, row.other_amounts) == (None, {"All-in Rent": 975})
