"""What the columns of a unit mix are, where words alone do not tell."""

from __future__ import annotations

from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

import docextract
import openpyxl
import pytest
from docextract.testing import pages, workbook

TYPES = [("Fir", 4, 4, 450, 880, 900), ("Oak", 10, 9, 650, 1050, 1100), ("Elm", 12, 11, 700, 1120, 1150),
         ("Ash", 8, 8, 950, 1360, 1400), ("Yew", 2, 1, 1200, 1690, 1700)]  # fmt: skip
"""Name, units, occupied units, area, rent in place, market rent."""


def read(registry: docextract.Registry, *lines: list[Any], page: bool = False, merged: tuple[str, ...] = ()) -> Any:
    data = [["Unit Mix"], ["Maple Court"], ["As of 03/31/2024"], *lines]
    made = pages(data) if page else workbook(data)
    if merged:
        book = openpyxl.load_workbook(BytesIO(made))
        for span in merged:
            book.worksheets[0].merge_cells(span)
        book.save(raw := BytesIO())
        made = raw.getvalue()
    return docextract.extract(made, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)


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


def test_what_rents_come_to_after_concessions_is_no_rent_in_place(registry: docextract.Registry) -> None:
    """``Effective Rent`` is what is asked less what is given away: no lease says it."""
    header = ["Plan", "Units", "Avg. SF", "Asking Rent", "Asking $/SF", "Effective Rent", "Eff. $/SF"]
    rows = [[t, n, sf, m, round(m / sf, 2), m - 20, round((m - 20) / sf, 2)] for t, n, _, sf, _, m in TYPES]
    row = read(registry, header, *rows).rows[0]
    assert (row.average_market_rent, row.average_contract_rent, row.contract_rent_per_area) == (900, None, None)
    assert row.other_amounts["Effective Rent"] == 880


def test_rates_by_area_are_of_one_unit_where_the_totals_are_of_the_occupied_ones(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "Occ", "Unit SF", "Gross SF", "Actual Rent", "Actual/SF", "Total Actual Rent"]
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


def test_types_under_a_word_for_sizes(registry: docextract.Registry) -> None:
    header = ["Size", "Key", "Number of Units", "Sq Ft", "Street Rate $ / Unit", "Gross Potential at Street / Mo"]
    rows = [[f"{n}' x {o}' {t}", t[:1] + str(n), n, sf, m, n * m] for t, n, o, sf, _, m in TYPES]
    answer = read(registry, header, *rows)
    assert answer.rows[0].unit_type == "4' x 4' Fir"
    assert (answer.rows[0].average_market_rent, answer.rows[0].total_market_rent) == (900, 3600)


def test_columns_that_a_form_numbers(registry: docextract.Registry) -> None:
    upper = ["Col. 1\nUnit Type", "No. of\nBed-\nrooms", "Col. 2\nUnits", "Contract Rents", None]
    upper += ["Col. 5\nUtility\nAllowance", "Col. 6\nGross Rent\n(3 + 5)"]
    lower = [None, None, None, "Col. 3\nRent Per Unit", "Col. 4\nMonthly Potential", None, None]
    rows = [[f"{t} garden", 1, n, c, n * c, 60, c + 60] for t, n, _, _, c, _ in TYPES]
    row = read(registry, upper, lower, *rows).rows[1]
    assert (row.bedrooms, row.units, row.average_contract_rent, row.total_contract_rent) == (1, 10, 1050, 10500)
    assert (row.utility_allowance, row.gross_rent_limit) == (60, 1110)
    assert {"averageContractRent", "totalContractRent"} <= set(row.proved)


@pytest.mark.parametrize("title", ["Inventory", "Stock", "Phase 1"])
def test_a_title_over_the_count_of_units_leaves_the_columns_beside_it_what_they_are(
    registry: docextract.Registry, title: str
) -> None:
    upper = [None, title, None, None, None, "AREA (SF)", None, "IN-PLACE", None]
    header = ["Style", "Units", "Occ.", "Vacant", "% Occ.", "Avg.", "Total", "Average Rate", "Total Monthly"]
    rows = [[t, n, o, n - o, round(o / n, 3), sf, n * sf, c, o * c] for t, n, o, sf, c, _ in TYPES]
    row = read(registry, upper, header, *rows, merged=("B4:E4", "F4:G4", "H4:I4")).rows[1]
    assert (row.units, row.occupied, row.vacant, row.occupancy) == (10, 9, 1, Decimal("0.9"))
    assert (row.average_area, row.total_area, row.average_contract_rent, row.total_contract_rent) == (
        650,
        6500,
        1050,
        9450,
    )
    assert {"units", "occupied", "totalArea", "totalContractRent"} <= set(row.proved)


@pytest.mark.parametrize("word", ["Offline", "Down", "Being turned"])
def test_units_that_are_neither_occupied_nor_vacant(registry: docextract.Registry, word: str) -> None:
    header = ["Unit Type", "Units", "Occupied", "Vacant", word, "Market Rent"]
    rows = [[t, n + 1 + n % 3, o, n - o, 1 + n % 3, m] for t, n, o, _, _, m in TYPES]
    answer = read(registry, header, *rows)
    assert not answer.failed_checks
    assert {"units", "occupied", "vacant"} <= set(answer.rows[0].proved)
    rows[2][1] += 5
    assert read(registry, header, *rows).failed_checks


def test_a_total_of_some_of_the_totals_above_it(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Avg SF", "Market Rent", "Total Market Rent"]
    rows: list[list[Any]] = []
    sums = []
    for name, part in (("North", TYPES[:2]), ("South", TYPES[2:4]), ("Parking", [*TYPES[4:], TYPES[0]])):
        rows += [[name], *([t, n, sf, m, n * m] for t, n, _, sf, _, m in part)]
        sums.append((sum(n for _, n, *_ in part), sum(n * m for _, n, *_, m in part)))
        rows.append([f"Subtotal {name}", sums[-1][0], None, None, sums[-1][1]])
    for label, some in (("Total at the front", sums[::2]), ("Total excl. parking", sums[:2]), ("Grand total", sums)):
        rows.append([label, sum(n for n, _ in some), None, None, sum(m for _, m in some)])
    assert not read(registry, header, *rows).failed_checks
    rows[-3][1] += 1
    assert read(registry, header, *rows).failed_checks


def test_rates_by_another_word_are_not_added_up(registry: docextract.Registry) -> None:
    header = ["Product", "Units", "Desk Occupancy", "List Price per Unit pcm", "List Price Total pcm"]
    rows = [[t, n, 0.5 if n == 4 else round(o / n, 3), m, n * m] for t, n, o, _, _, m in TYPES]
    rows.append(["Total", 36, 0.88, None, sum(n * m for _, n, _, _, _, m in TYPES)])
    answer = read(registry, header, *rows)
    assert not answer.failed_checks
    assert (answer.rows[0].average_market_rent, answer.rows[0].total_market_rent) == (900, 3600)


@pytest.mark.parametrize(("title", "whose"), [("Unit Mix & Rents in Place", "contract"), ("Current Rents", "contract"),
                                              ("Unit Mix & Asking Rents", "market"), ("Rents", "market")])  # fmt: skip
def test_the_title_says_whose_rents_are_of_which_no_header_does(
    registry: docextract.Registry, title: str, whose: str
) -> None:
    header = ["Unit", "No. of Units", "Average Sq. Ft.", "Low", "High", "Average Rent", "Total Rent per Month"]
    rows = [[t, n, sf, m - 9, m + 9, m, n * m] for t, n, _, sf, _, m in TYPES]
    row = read(registry, [title], [], header, *rows).rows[0]
    assert getattr(row, f"average_{whose}_rent") == 900
    assert getattr(row, f"total_{whose}_rent") == 3600


def test_rents_beside_words_of_leases_are_not_called_those_of_the_market(registry: docextract.Registry) -> None:
    header = ["Unit", "No. of Units", "Average Rent", "Total Rent per Month"]
    rows = [[t, n, m, n * m] for t, n, _, _, _, m in TYPES]
    assert "averageMarketRent" in read(registry, header, *rows).rows[0].proved
    assert "averageMarketRent" not in read(registry, header, *rows, ["Leases in force on 1 March"]).rows[0].proved


def test_rents_that_come_to_their_total_over_the_occupied_units_are_in_place(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Occupied", "Average Rent", "Total Rent"]
    rows = [[t, n, o, m, o * m] for t, n, o, _, _, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.average_market_rent, row.average_contract_rent, row.total_contract_rent) == (None, 1100, 9900)
    rows = [[t, n, o, m, n * m] for t, n, o, _, _, m in TYPES]
    assert read(registry, header, *rows).rows[1].total_market_rent == 11000


def test_units_listed_one_by_one(registry: docextract.Registry) -> None:
    upper = [None, None, None, "Floor area", None, None, "Rent payable", None]
    header = ["Plot", "House type", "Beds", "m²", "sq ft", "Open market rent £ pcm", "Net rent", "Service charge"]
    rows: list[list[Any]] = []
    for phase in (1, 2):
        mine = [[str(n), t, 2, sf / 10, sf, m - 1 + phase, m - 100, 12.5] for t, n, _, sf, _, m in TYPES]
        rows += [[f"Phase {phase} - handover"], *mine]
        rows.append([None, f"Phase {phase}: 5 plots", None, *(sum(r[c] for r in mine) for c in range(3, 8))])
    answer = read(registry, ["Schedule of plots"], upper, header, *rows, merged=("D5:E5", "G5:H5"))
    row = answer.rows[0]
    assert (len(answer.rows), row.units, row.bedrooms, row.average_area, row.average_market_rent) == (
        10,
        None,
        2,
        450,
        900,
    )
    assert row.other_amounts["Rent payable Net rent"] == 800
    assert {"averageArea", "averageMarketRent"} <= set(row.proved)
    assert len(answer.totals.stated) == 2


MIXES = {
    "rents of occupied units": (
        ["Unit Size", "Units", "Occ", "Sq. Ft.", "Standard Rate", "Occupied Rent", "Occupied Rent Total"],
        lambda t, n, o, sf, c, m: [f"{sf // 10}x10 {t}", n, o, sf, m, c, o * c],
        {"units": 10, "occupied": 9, "average_contract_rent": 1050, "total_contract_rent": 9450},
    ),
    "shares by a word for rates": (
        ["Plan", "Nbr Units", "Occ Rate", "Leased Rate", "Quoted Rent", "Achieved Rent"],
        lambda t, n, o, sf, c, m: [t, n, round(o / n, 3), 0.975, m, c],
        {"units": 10, "occupancy": Decimal("0.9"), "leased_share": Decimal("0.975"), "average_market_rent": 1100,
         "average_contract_rent": 1050},
    ),
    "plain rents beside those of the market": (
        ["House", "Doors", "Area sf", "Rent Now", "Rent Now Total", "Rent at ERV", "ERV Total"],
        lambda t, n, o, sf, c, m: [t, n, sf, c, n * c, m, n * m],
        {"units": 10, "average_area": 650, "average_contract_rent": 1050, "total_contract_rent": 10500,
         "average_market_rent": 1100, "total_market_rent": 11000},
    ),
    "let and void": (
        ["Apartment", "Keys", "Let", "Void", "NIA sq ft", "Passing rent pcm", "Market rent pcm"],
        lambda t, n, o, sf, c, m: [t, n, o, n - o, sf, c, m],
        {"units": 10, "occupied": 9, "vacant": 1, "average_contract_rent": 1050, "average_market_rent": 1100},
    ),
    "rooms beside the types": (
        ["Unit", "Bed/Bath", "Units", "SF", "Avg Mkt Rent", "Avg Lease Chg", "Tot Lease Chg"],
        lambda t, n, o, sf, c, m: [t, "2/2", n, sf, m, c, o * c],
        {"unit_type": "Oak", "bedrooms": 2, "units": 10, "average_contract_rent": 1050, "average_market_rent": 1100},
    ),
}  # fmt: skip


@pytest.mark.parametrize("named", MIXES)
def test_mixes_in_other_words(registry: docextract.Registry, named: str) -> None:
    header, made, wanted = MIXES[named]
    row = read(registry, [], header, *(made(*one) for one in TYPES)).rows[1]
    assert {field: getattr(row, field) for field in wanted} == wanted


def test_a_total_named_in_the_column_of_bedrooms(registry: docextract.Registry) -> None:
    header = ["Bedrooms", "Plan", "Units", "Avg SF", "Market Rent"]
    rows = [["2 Bed" if n == 4 else None, t, n, sf, m] for t, n, _, sf, _, m in TYPES]
    answer = read(registry, header, *rows, ["Total", None, 36])
    assert (answer.rows[0].unit_type, answer.rows[0].bedrooms) == ("Fir", 2)
    assert "units" in answer.rows[0].proved
    assert not answer.rows[0].unread


def test_two_mixes_side_by_side_are_no_error(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Rent"]
    rows = [[t, n, m, None, None, None, f"{t} 2", n, c] for t, n, _, _, c, m in TYPES]
    assert len(read(registry, [*header, None, None, None, *header], *rows).rows) >= 5


def test_rents_charged_are_those_in_place_and_homes_in_all_are_a_total(registry: docextract.Registry) -> None:
    header = ["Type", "Homes", "SF", "Market Rent", "Actual Rent Charged"]
    rows = [[t, n, sf, m, c] for t, n, _, sf, c, m in TYPES]
    answer = read(registry, header, *rows, ["Homes in all", sum(row[1] for row in rows)])
    assert [row.average_contract_rent for row in answer.rows] == [row[4] for row in rows]
    assert [total.values for total in answer.totals.stated] == [{"units": 36}]
    assert not answer.unmapped_columns


def test_rents_printed_from_and_to_are_two_numbers_of_no_average(registry: docextract.Registry) -> None:
    header = ["Floor Plan", "Units", "Sq. Ft.", "Monthly Rent", "Security Deposit"]
    rows = [[t, n, sf, f"${m - 50:,} – ${m:,}", 500] for t, n, _, sf, _, m in TYPES]
    row = read(registry, header, *rows).rows[0]
    assert row.average_market_rent is None
    assert not row.unread
    assert row.other_amounts == {"Monthly Rent low": 850, "Monthly Rent high": 900, "Security Deposit": 500}


def test_an_average_may_leave_out_a_unit_without_a_rent(registry: docextract.Registry) -> None:
    header = [
        "Unit Type",
        "Units",
        "SF",
        "Gross Rent Limit",
        "Utility Allowance",
        "Net Rent",
        "Monthly Rent",
        "Annual Rent",
    ]
    rents = [[t, n, sf, r + 80, 80, r, n * r, n * r * 12] for t, n, _, sf, _, r in TYPES[:4]]
    total = sum(row[6] for row in rents)
    units = sum(row[1] for row in rents)
    manager = ["Manager's unit", 1, 700, None, None, None, 0, 0]
    sums = ["Total", units + 1, None, None, None, round(total / units), total, total * 12]
    answer = read(registry, header, *rents, manager, sums)
    assert not answer.failed_checks
    assert answer.rows[4].net_rent is None


@pytest.mark.parametrize(
    "words",
    [("Total", "Occup.", "Vacant"), ("Total", "Occupied", "Vacant"), ("In Total", "Let", "Void"),
     ("Total", "Rented", "Unoccupied")],
)  # fmt: skip
def test_counts_of_units_under_a_title(registry: docextract.Registry, words: tuple[str, ...]) -> None:
    upper = [None, "Number of Units", None, None, "Rent per Unit", None]
    header = ["Unit Type", *words, "Market", "Actual"]
    rows = [[t, n, o, n - o, m, c] for t, n, o, _, c, m in TYPES]
    answer = read(registry, upper, header, *rows, ["Total", 36, 34, 2, None, None], merged=("B4:D4", "E4:F4"))
    assert [(row.units, row.occupied, row.vacant) for row in answer.rows] == [(n, o, n - o) for _, n, o, *_ in TYPES]
    assert {"units", "occupied", "vacant"} <= set(answer.rows[0].proved)


@pytest.mark.parametrize("page", [False, True])
def test_a_header_may_say_what_is_taken_off(registry: docextract.Registry, page: bool) -> None:
    if page:
        pytest.importorskip("reportlab")
    upper = [None, None, "No. of", "Unit", "Max Gross", "Less: Utility", "Net Carrying", "Total Net", "Total"]
    header = ["Unit Type", "BR", "Units", "Sq. Ft.", "Rent", "Allowance", "Charge", "per Month", "per Year"]
    rows = [[t, 1, n, sf, m, 58, m - 58, n * (m - 58), 12 * n * (m - 58)] for t, n, _, sf, _, m in TYPES]
    row = read(registry, upper, header, *rows, page=page).rows[0]
    assert (row.gross_rent_limit, row.utility_allowance, row.net_rent, row.total_net_rent) == (900, 58, 842, 3368)
    assert row.other_amounts == {"Total per Year": 40416}
    assert {"grossRentLimit", "netRent", "totalNetRent", "otherAmounts.Total per Year"} <= set(row.proved)


def test_nothing_is_proved_of_a_column_with_a_word_too_many(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Occupied Flumes", "Avg Market Rent", "Bonus Rent"]
    rows = [[t, n, o, m, 5 * n] for t, n, o, _, _, m in TYPES]
    answer = read(registry, header, *rows, ["Total", 36, 34, None, 180])
    assert answer.totals.stated[0].values["otherAmounts.Bonus Rent"] == 180
    assert answer.rows[0].proved == ["units"]


def test_a_dash_is_left_out_of_an_average(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "SF", "Avg Contract Rent", "Total Contract Rent"]
    rows: list[list[Any]] = [[t, n, sf, c, n * c] for t, n, _, sf, c, _ in TYPES]
    units, total = sum(row[1] for row in rows), sum(row[4] for row in rows)
    rows += [["Penthouse", 3, 1990, "-", "-"], ["Total/Average", units + 3, None, round(total / units), total]]
    assert not read(registry, header, *rows).failed_checks


def test_what_a_column_comes_to_says_whose_total_it_is(registry: docextract.Registry) -> None:
    header = ["Site Type", "Sites", "Occ", "Vac", "Current Lot Rent", "Market Lot Rent", "Monthly Income"]
    rows = [[t, n, o, n - o, c, m, o * c] for t, n, o, _, c, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.average_contract_rent, row.total_contract_rent, row.total_market_rent) == (1050, 9450, None)
    assert {"averageContractRent", "totalContractRent"} <= set(row.proved)


def test_a_total_of_neither_average_is_not_proved(registry: docextract.Registry) -> None:
    header = ["Site Type", "Sites", "Occ", "Vac", "Current Lot Rent", "Market Lot Rent", "Monthly Income"]
    rows = [[t, n, o, n - o, c, m, o * c + 17 * n] for t, n, o, _, c, m in TYPES]
    total = sum(row[6] for row in rows)
    answer = read(registry, header, *rows, ["Total", 36, 34, 2, None, None, total])
    assert not {"totalMarketRent", "totalContractRent"} & set(answer.rows[1].proved)


def test_shares_of_units_by_no_word_and_notices_beside_whole_counts(registry: docextract.Registry) -> None:
    header = ["Type", "Count", "Mix", "Occ.", "Vac.", "Notice", "Avg Mkt", "Avg Lse", "LTL"]
    rows = [[t, n, f"{n / 36:.1%}", o, n - o, 1, m, c, m - c] for t, n, o, _, c, m in TYPES]
    row = read(registry, header, *rows).rows[2]
    assert (row.unit_share, row.occupied, row.vacant) == (Decimal("0.333"), 11, 1)
    assert (row.average_contract_rent, row.other_amounts) == (1120, {"Notice": 1, "LTL": 30})


def test_each_beside_potential_rents_is_one_of_them(registry: docextract.Registry) -> None:
    header = ["Unit Description", "Qty.", "Sq. Ft. Each", "Rent Each", "Potential Rent / Mo.", "Potential Rent / Yr."]
    rows = [[t, n, sf, m, n * m, 12 * n * m] for t, n, _, sf, _, m in TYPES]
    row = read(registry, header, *rows).rows[0]
    assert (row.average_market_rent, row.total_market_rent, row.average_contract_rent) == (900, 3600, None)


def test_a_column_of_numbers_right_of_the_units_names_no_types(registry: docextract.Registry) -> None:
    header = ["Code", "Name", "Avg. SF", "Market Rent", "Units", "Down", "Model"]
    rows = [[f"p{k}", t, sf, m, n, 0, k % 2] for k, (t, n, _, sf, _, m) in enumerate(TYPES)]
    answer = read(registry, header, *rows)
    assert [row.unit_type for row in answer.rows] == [t for t, *_ in TYPES]
    assert [row.property_name for row in answer.rows] == [None] * len(TYPES)
    assert answer.rows[1].other_amounts == {"Down": 0, "Model": 1}


def test_a_type_that_is_a_code_goes_with_its_description(registry: docextract.Registry) -> None:
    header = ["Type", "Description", "Units", "Market Rent"]
    answer = read(registry, header, *([f"K{k}", f"{t}, ground floor", n, m] for k, (t, n, *_, m) in enumerate(TYPES)))
    row = answer.rows[1]
    assert (row.unit_type, [place.cell for place in row.sources["unitType"]]) == ("K1 Oak, ground floor", ["A6", "B6"])
    assert row.derived == {"unitType": "its code and its description"}
    rows = [[t, f"Phase {k}", n, m] for k, (t, n, *_, m) in enumerate((*TYPES, ("Larch", 1, 2000)))]
    names = read(registry, header, *rows)
    assert names.rows[1].unit_type == "Oak"


def test_what_an_average_of_the_occupied_comes_to_is_their_total(registry: docextract.Registry) -> None:
    header = ["Size", "Units", "Occ.", "SF Each", "Asking Rent", "In-Place Rent / Unit", "Takings If Full", "Booked"]
    rows = [[t, n, o, sf, m, c, n * m, o * c] for t, n, o, sf, c, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.total_market_rent, row.total_contract_rent) == (11000, 9450)


@pytest.mark.parametrize(("one", "all_"), [("Pitch", "Pitches"), ("Mooring", "Moorings"), ("Garage", "Garages")])
def test_pitches_and_the_like_are_units(registry: docextract.Registry, one: str, all_: str) -> None:
    answer = read(
        registry,
        [f"{one} type", all_, "% of park", "Occupied", "Vacant", "Average Fee £ p.a.", "Annual Rent £"],
        ["Sea view", 40, 0.5, 38, 2, 5460, 207480],
        ["Meadow", 40, 0.5, 40, 0, 4000, 160000],
        ["TOTAL", 80, 1, 78, 2, 4711.28, 367480],
    )
    assert [(row.unit_type, row.units, row.occupied) for row in answer.rows] == [
        ("Sea view", 40, 38),
        ("Meadow", 40, 40),
    ]
    assert answer.rows[0].unit_share == Decimal("0.5")


@pytest.mark.parametrize("occupied", ["Total Occupied", "Occupied"])
def test_the_occupied_units_are_those_of_the_printed_share(registry: docextract.Registry, occupied: str) -> None:
    header = [
        "Plan",
        "Units",
        "Avg SF",
        "Avg Market Rent",
        "No Notice",
        "Notice Unrented",
        "Vacant Rented",
        occupied,
        "% Occ.",
    ]
    rows = [[t, n, sf, m, o - 1, 1, n - o, o, round(o / n, 4)] for t, n, o, sf, _, m in TYPES]
    answer = read(registry, [None] * 4 + ["Occupied", None, "Vacant"], header, *rows)
    assert [row.occupied for row in answer.rows] == [o for _, _, o, *_ in TYPES]


@pytest.mark.parametrize("rooms", ["Rooms", "No. of Rooms"])
def test_rooms_by_the_week_are_units(registry: docextract.Registry, rooms: str) -> None:
    header = ["Room Type", rooms, "Occupied", "Weekly Rent (£)", "Annual Rent (£)"]
    answer = read(registry, header, *([t, n, o, m / 10, n * m * 5.2] for t, n, o, _, _, m in TYPES))
    assert [(row.units, row.occupied) for row in answer.rows] == [(n, o) for _, n, o, *_ in TYPES]
    assert "averageMarketRent" not in answer.rows[0].proved
    header = ["Room Type", "£", "Occupied", "Weekly Rent (£)", "Annual Rent (£)"]  # counts of nothing that is named
    answer = read(registry, header, *([t, n, o, m / 10, n * m * 5.2] for t, n, o, _, _, m in TYPES))
    assert answer.rows[0].units is None


def test_beds_and_their_installments_are_none_of_the_units(registry: docextract.Registry) -> None:
    upper = [None, "UNITS", None, "AREA (SF)", None, "BEDS", None, "INSTALLMENTS"]
    header = ["Floor Plan", "# Units", "% of Units", "Per Unit", "Total", "Total Beds", "Leased", "Rate per Bed"]
    rows = [[t, n, round(n / 36, 3), sf, n * sf, 2 * n, 2 * o, m] for t, n, o, sf, _, m in TYPES]
    answer = read(registry, upper, header, *rows, merged=("B4:C4", "D4:E4", "F4:G4"))
    row = answer.rows[0]
    assert (row.units, row.average_area, row.total_area, row.occupied) == (4, 450, 1800, None)


def test_rents_of_all_units_and_of_an_appraisal(registry: docextract.Registry) -> None:
    header = [
        "Kind",
        "How many",
        "Sq ft each",
        "Contract rent each",
        "Contract rent / mo all units",
        "Market Rent (Appraisal)",
    ]
    row = read(registry, header, *([t, n, sf, c, n * c, m] for t, n, _, sf, c, m in TYPES)).rows[0]
    assert (row.units, row.average_contract_rent, row.total_contract_rent) == (4, 880, 3520)
    assert row.average_market_rent == 900


def test_words_centred_beside_a_narrow_column_are_over_it(registry: docextract.Registry) -> None:
    canvas = pytest.importorskip("reportlab.pdfgen.canvas")
    file = BytesIO()
    page = canvas.Canvas(file, pagesize=(700, 500), invariant=True)
    page.setFont("Helvetica", 8)
    middles = (60, 140, 220, 300, 380, 460, 560)
    upper = ("", "Set-aside", "", "", "Max. gross", "Less", "Net")
    lower = ("Unit", "% of", "No. of", "Net sq. ft.", "rent", "utility", "contract")
    last = ("type", "AMI", "units", "per unit", "(incl. util.)", "allowance", "rent")
    for n, texts in enumerate((upper, lower, last)):
        for x, text in zip(middles, texts, strict=True):
            page.drawCentredString(x, 400 - 10 * n, text)
    rows = [("1A", 30, 4, 648, 612, 74), ("1B", 50, 6, 648, 1020, 74), ("2A", 30, 5, 884, 735, 96),
            ("2B", 60, 22, 931, 1470, 96), ("3A", 60, 13, 1126, 1698, 121)]  # fmt: skip
    for n, (name, share, units, area, gross, allowance) in enumerate(rows):
        page.drawString(36, 360 - 12 * n, name)
        for x, text in zip(middles[1:], (f"{share}%", units, area, gross, allowance, gross - allowance), strict=True):
            page.drawCentredString(x, 360 - 12 * n, f"{text}")
    page.save()
    answer = docextract.extract(file.getvalue(), asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    row = answer.rows[1]
    assert (row.unit_type, row.units, row.average_area) == ("1B", 6, 648)
    assert (row.income_share, row.gross_rent_limit, row.utility_allowance, row.net_rent) == (
        Decimal("0.5"), 1020, 74, 946,
    )  # fmt: skip


def test_a_title_that_speaks_of_rents_says_nothing_of_areas_and_limits(registry: docextract.Registry) -> None:
    title = [None, None, "Monthly Rent per Unit", None, None, None, None]
    header = ["Unit type", "No. of units", "Total SF", "Max. gross rent", "Utility allowance", "Net rent", "SF"]
    rows = [[t, n, n * a, m, 50, m - 50, a] for t, n, _, a, _, m in TYPES]
    row = read(registry, title, header, *rows, merged=("C4:F4",)).rows[0]
    assert (row.total_area, row.gross_rent_limit, row.utility_allowance, row.net_rent) == (1800, 900, 50, 850)
    assert {"totalArea", "netRent"} <= {*row.proved}


def test_occupied_units_under_a_title_that_says_whose_the_rents_are_stay_a_count(
    registry: docextract.Registry,
) -> None:
    title = [None, None, "Asking", None, "In place", None]
    header = ["Plan", "Units", "Rent", "Per SF", "Occ. units", "Rent"]
    rows = [[t, n, m, round(m / a, 2), o, c] for t, n, o, a, c, m in TYPES]
    row = read(registry, title, header, *rows, merged=("C4:D4", "E4:F4")).rows[1]
    assert (row.units, row.occupied, row.average_contract_rent) == (10, 9, 1050)


def test_allowances_by_bedrooms_below_a_mix_are_another_table(registry: docextract.Registry) -> None:
    header = ["Unit type", "Baths", "Units", "Avg SF", "Market rent"]
    rows = [[t, 1, n, a, m] for t, n, _, a, _, m in TYPES]
    total = ["Total", None, 36, None, None]
    below = [
        ["Utility allowance", "1 BR", "2 BR", "3 BR"],
        ["Heat", 52, 67, 84],
        ["Water", 22, 29, 37],
        ["Total", 74, 96, 121],
    ]
    answer = read(registry, header, *rows, total, *below)
    assert [row.unit_type for row in answer.rows] == [t for t, *_ in TYPES]
    assert answer.rows[0].bathrooms == 1


@pytest.mark.parametrize("said", ["Income tier (AMI)", "Income Tier"])
def test_the_tier_of_incomes_is_the_share_of_the_median(registry: docextract.Registry, said: str) -> None:
    header = ["Unit type", said, "Units", "Avg SF", "Net rent"]
    row = read(registry, header, *([t, "60%", n, a, m] for t, n, _, a, _, m in TYPES)).rows[0]
    assert row.income_share == Decimal("0.6")


def test_a_last_line_of_sums_and_averages_is_the_total_of_all(registry: docextract.Registry) -> None:
    header = [
        "Plan",
        "Units",
        "Avg SF",
        "Total SF",
        "Market rent",
        "Market / SF",
        "Occupied",
        "Rent in place",
        "Rent / SF",
    ]
    rows = [[t, n, a, n * a, m, round(m / a, 2), o, c, round(c / a, 2)] for t, n, o, a, c, m in TYPES]
    last = ["Maple, three phases", 36, 742, 26700, 1189, 1.60, 33, 1120, 1.55]
    answer = read(registry, header, *rows, last)
    assert [row.unit_type for row in answer.rows] == [t for t, *_ in TYPES]
    assert [total.label for total in answer.totals.stated] == ["Maple, three phases"]


@pytest.mark.parametrize("page", [False, True])
def test_titles_in_cells_that_are_not_merged_stand_over_all_of_their_columns(
    registry: docextract.Registry, page: bool
) -> None:
    if page:
        pytest.importorskip("reportlab")
    upper = [None, "Plan", None, "Units", None, None, "Bed spaces", None, None, "Rent per unit", None]
    header = ["Type", "Bed", "Bath", "Total", "Occ.", "Occ. %", "Total", "Leased", "Leased %", "Market", "Avg in-place"]
    rows = [[t, 2, 1, n, o, round(o / n, 3), 2 * n, 2 * o - 1, round((2 * o - 1) / n / 2, 3), m, c]
            for t, n, o, _, c, m in TYPES]  # fmt: skip
    row = read(registry, upper, header, *rows, page=page).rows[1]
    assert (row.bedrooms, row.units, row.occupied) == (2, 10, 9)
    assert (row.average_market_rent, row.average_contract_rent) == (1100, 1050)
    assert row.other_amounts["Bed spaces Leased"] == 17


def test_words_in_capitals_that_were_parted_are_one(registry: docextract.Registry) -> None:
    header = ["SUITE TYPE", "UNITS", "OCCU-\nPIED", "VA-\nCANT", "SET-\nASIDE", "UTILITY ALLOW-\nANCE", "MARKET RENT"]
    row = read(registry, header, *([t, n, o, n - o, "60%", 50, m] for t, n, o, _, _, m in TYPES)).rows[1]
    assert (row.occupied, row.vacant, row.utility_allowance, row.income_share) == (9, 1, 50, Decimal("0.6"))


def test_more_than_there_are_units_are_not_the_occupied_ones(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Total beds", "Leased", "Market rent"]
    row = read(registry, header, *([t, n, 2 * n, 2 * o, m] for t, n, o, _, _, m in TYPES)).rows[1]
    assert (row.occupied, row.other_amounts["Leased"]) == (None, 18)
    assert "otherAmounts.Leased" not in row.proved


def test_rents_of_all_dwellings_are_under_the_title_of_rents(registry: docextract.Registry) -> None:
    upper = [None, "NUMBER OF DWELLINGS", None, "MARKET RENT (valuer)", None]
    header = ["Type", "Total", "Let", "Average", "All dwellings"]
    rows = [[t, n, o, m, n * m] for t, n, o, _, _, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("B4:C4", "D4:E4")).rows[0]
    assert (row.units, row.occupied) == (4, 4)
    assert row.other_amounts == {"MARKET RENT (valuer) Average": 900, "MARKET RENT (valuer) All dwellings": 3600}


def test_units_available_beside_vacant_ones_are_all_that_may_be_let(registry: docextract.Registry) -> None:
    header = ["Level / Apartment Style", "Units Occ.", "Units Avail.", "Vacant Units", "Street Rate"]
    answer = read(registry, header, *([t, o, n, n - o, m] for t, n, o, _, _, m in TYPES))
    assert [(row.occupied, row.units, row.vacant) for row in answer.rows[:2]] == [(4, 4, 0), (9, 10, 1)]
    assert not answer.failed_checks
    ready = read(registry, header, *([t, o, 1, n - o, m] for t, n, o, _, _, m in TYPES))
    assert (ready.rows[1].units, ready.rows[1].other_amounts["Units Avail."]) == (None, 1)


def test_rooms_of_types_of_rooms_are_the_units_and_a_room_that_is_not_let_is_left_out(
    registry: docextract.Registry,
) -> None:
    header = ["Room type", "Rooms (no.)", "Let 2025/26", "Void", "Let %", "Asking rent £ pw"]
    rows = [[t, n, o, n - o, round(o / n, 3), m / 4] for t, n, o, _, _, m in TYPES]
    warden = ["Warden flat (not let)", 1, 0, 0, 0, 0]
    total = ["Total", 37, 33, 3, round(33 / 36, 3), None]
    answer = read(registry, header, *rows, warden, total)
    assert [(row.units, row.occupied, row.vacant) for row in answer.rows[1:2]] == [(10, 9, 1)]
    assert answer.rows[-1].units == 1
    assert not answer.failed_checks


def test_a_merged_cell_names_each_of_its_columns(registry: docextract.Registry) -> None:
    upper = ["Care level / apartment", None, "Census", None, None, "Averages per apartment", "Monthly totals", None]
    header = [None, None, "Apts", "Occ.", "Vacant", "Street Rate", "At Street (all apts)", "In Place (occupied)"]
    rows = [["Independent", t, n, o, n - o, m, n * m, o * c] for t, n, o, _, c, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("A4:B5", "C4:E4", "G4:H4")).rows[1]
    assert (row.unit_type, row.units, row.occupied, row.vacant) == ("Oak", 10, 9, 1)
    assert (row.average_market_rent, row.total_market_rent, row.total_contract_rent) == (1100, 11000, 9450)


def test_a_share_of_the_mix_under_a_title_of_counts(registry: docextract.Registry) -> None:
    upper = [None, "Unit Count", None, "Market Rent", None]
    header = ["Floor Plan", "#", "% Mix", "Avg", "Monthly Total"]
    rows = [[t, n, round(n / 36, 3), m, n * m] for t, n, _, _, _, m in TYPES]
    answer = read(registry, upper, header, *rows, merged=("B4:C4", "D4:E4"))
    assert (answer.rows[1].units, answer.rows[1].unit_share) == (10, Decimal("0.278"))


def test_a_column_of_an_earlier_day_leaves_the_same_one_without_a_day_its_name(registry: docextract.Registry) -> None:
    header = ["Type", "Street", "Avg in place", "Street 1/1/24", "SF", "Units", "Monthly Dollars Gross Potential"]
    rows = [[t, m, c, m - 7, sf, n, n * m] for t, n, _, sf, c, m in TYPES]
    row = read(registry, header, *rows).rows[0]
    assert (row.average_market_rent, row.total_market_rent) == (900, 3600)
    assert row.other_amounts == {"Street 1/1/24": 893}


def test_an_average_says_over_which_units_it_is(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Let", "Passing (let units) average rent", "ERV (all units) average rent"]
    row = read(registry, header, *([t, n, o, c, m] for t, n, o, _, c, m in TYPES)).rows[0]
    assert (row.average_contract_rent, row.average_market_rent) == (880, 900)


def test_averages_of_some_of_the_units_add_up_to_no_total(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Avg SF", "Blended In-Place Rent", "Asking Rent (renovated)", "Premium"]
    rows = [["A1", 44, 612, 1370, 1545, 195], ["A2", 21, 704, 1509, 1655, 249], ["A3", 43, 735, 1456, 1695, 222],
            ["A4", 43, 811, 1783, 1825, None], ["One bedroom total", 151, 716, 1531, 1683, 322],
            ["B1", 28, 866, 1767, 1810, 145], ["B2", 60, 988, 2001, 2087, 190],
            ["Two bedroom total", 88, 949, 1927, 1999, 260], ["Property total", 239, 802, 1677, 1799, 301]]  # fmt: skip
    answer = read(registry, header, *rows)
    assert (answer.rows[0].average_contract_rent, answer.rows[0].average_market_rent) == (1370, 1545)
    assert not [one for one in answer.failed_checks if "Premium" in one.message]


def test_what_only_half_of_the_lines_bear_out_is_no_relation_of_columns(registry: docextract.Registry) -> None:
    header = ["Category", "Area let (m2)", "Suites", "Let suites", "Average suite", "Market rent"]
    rows = [["Micro", 522, 14, 11, 47.5, 800], ["Small", 1144, 18, 13, 88, 900], ["Medium", 1584, 11, 9, 176, 950],
            ["Half", 1948, 6, 4, 487, 990], ["Whole", 3012, 3, 3, 1004, 1500], ["Fitted", 668, 8, 6, 112, 1600],
            ["Terrace", 1000, 5, 4, 252, 1700], ["Roof", 618, 4, 3, 204, 1800]]  # fmt: skip
    assert not read(registry, header, *rows).failed_checks


def test_what_times_the_units_comes_to_the_total_area_is_no_rent(registry: docextract.Registry) -> None:
    """``In Place Rent Avg Suite``: the title of the columns right of it stands over an average area too."""
    header = ["Type", "Suites", "Total SF", "In Place Rent Avg Suite", "Market Rent / SF"]
    row = read(registry, header, *([t, n, n * sf, sf, 2.5] for t, n, _, sf, _, _ in TYPES)).rows[0]
    assert (row.average_area, row.average_contract_rent) == (450, None)


def test_a_rent_beside_a_target_rent_is_the_one_in_place_and_not_proved(registry: docextract.Registry) -> None:
    header = ["Type", "Number", "of which vacant", "Area (sq m)", "Net rent per month (€) average"]
    header += ["Net rent per month (€) per sq m", "Target rent", "Total rent per month"]
    rows = [[t, n, n - o, sf, c, round(c / sf, 2), m, n * c] for t, n, o, sf, c, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.average_contract_rent, row.total_contract_rent, row.vacant) == (1050, 10500, 1)
    assert row.contract_rent_per_area == Decimal("1.62")
    assert (row.average_market_rent, row.total_market_rent) == (None, None)
    assert "totalContractRent" not in row.proved


def test_an_occupancy_of_the_area_is_not_held_against_the_units(registry: docextract.Registry) -> None:
    header = ["Category", "No.", "Occ.", "Vac.", "GLA Leased", "GLA Total", "Occ. %", "Market Rent / SF"]
    let = [0.5, 0.6, 0.7, 0.8, 0.9]
    rows = [
        [t, n, o, n - o, round(sf * n * s), sf * n, f"{round(sf * n * s) / (sf * n):.1%}", 9.5]
        for (t, n, o, sf, _, _), s in zip(TYPES, let, strict=True)
    ]
    answer = read(registry, header, *rows)
    assert (answer.rows[0].occupied, answer.rows[0].occupancy) == (4, Decimal("0.5"))
    assert not answer.failed_checks


def test_all_and_the_name_of_a_building_is_its_total(registry: docextract.Registry) -> None:
    header = ["Building", "Type", "Units", "Vacant", "Avg SF", "Avg Market Rent"]
    rows = [["TOWER (flats)" if t == "Fir" else "ANNEX" if t == "Ash" else None, t, n, n - o, sf, m]
            for t, n, o, sf, _, m in TYPES]  # fmt: skip
    tower, annex = ["All Tower", None, 26, 2, 642, 1092], [None, "All Annex", 10, 1, 1000, 1460]
    answer = read(registry, header, *rows[:3], tower, *rows[3:], annex)
    assert [row.unit_type for row in answer.rows] == ["Fir", "Oak", "Elm", "Ash", "Yew"]
    assert [total.values["units"] for total in answer.totals.stated] == [26, 10]


def test_paying_rents_and_rents_billed_are_those_in_place(registry: docextract.Registry) -> None:
    header = ["Size", "Unit Count", "Rented", "Occ. by Unit", "Street Rate", "Avg Paying Rate", "Monthly Rent Billed"]
    rows = [[t, n, o, f"{o / n:.1%}", m, c, o * c] for t, n, o, _, c, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.average_contract_rent, row.total_contract_rent, row.occupancy) == (1050, 9450, Decimal("0.9"))


def test_numbers_among_cells_for_nothing_are_a_column_of_numbers(registry: docextract.Registry) -> None:
    fees = ["n/a", "N/A", "n/a", "1,415", "1,383"]
    rows = [[t, n, sf, m, fee] for (t, n, _, sf, _, m), fee in zip(TYPES, fees, strict=True)]
    rows = read(registry, ["Type", "Units", "Avg SF", "Market Rent", "Care Fee"], *rows).rows
    assert [row.other_amounts.get("Care Fee") for row in rows] == [None, None, None, 1415, 1383]


def test_a_share_that_comes_to_the_occupied_units_is_the_occupancy_and_not_proved(
    registry: docextract.Registry,
) -> None:
    rows = [[t, n, o, o / n, sf, m] for t, n, o, sf, _, m in TYPES]
    row = read(registry, ["Type", "Units", "Occupied", "% of Units", "Avg SF", "Market Rent"], *rows).rows[1]
    assert (row.occupancy, row.unit_share) == (Decimal("0.9"), None)
    assert "occupancy" not in row.proved


def test_a_rate_of_two_dollars_is_no_count(registry: docextract.Registry) -> None:
    """What it comes to is rounded as with other rates."""
    header = ["Type", "Units", "Total SF", "Market Rent", "Year One PSF", "Year One Total"]
    rows = [[t, n, n * sf, m, f"{(m + 21) / sf:.2f}", n * (m + 21)] for t, n, _, sf, _, m in TYPES]
    answer = read(registry, header, *rows, ["Pine", 10, 6500, 1280, "2.00", 13010])
    assert not answer.failed_checks


def test_what_twelve_rents_of_all_units_come_to_is_of_a_year(registry: docextract.Registry) -> None:
    """No word says so: ``ERV £`` beside ``ERV £ pcm``."""
    header = ["Accommodation", "No.", "Let", "Sq ft", "ERV £ pcm", "Passing £ pcm", "ERV £", "Passing £"]
    rows = [[t, n, o, sf, m, c, 12 * n * m, 12 * o * c] for t, n, o, sf, c, m in TYPES]
    answer = read(registry, header, *rows)
    row = answer.rows[0]
    assert (row.average_market_rent, row.total_market_rent, row.total_contract_rent) == (900, None, None)
    assert row.other_amounts == {"ERV £": 43200, "Passing £": 42240}
    assert {"averageMarketRent", "averageContractRent"} <= {*row.proved}


@pytest.mark.parametrize("rate", ["S$ psf", "€/m²", "A$ per sq m", "£/sq ft"])
def test_rents_by_area_in_any_currency(registry: docextract.Registry, rate: str) -> None:
    header = ["Size band", "No.", "Let", "Total NIA", "Average NIA", f"Asking {rate}", "Asking per unit per month"]
    rows = [[t, n, o, n * sf, sf, round(m / sf, 2), m] for t, n, o, sf, _, m in TYPES]
    row = read(registry, header, *rows).rows[0]
    assert (row.market_rent_per_area, row.average_area, row.average_market_rent) == (2, 450, 900)


@pytest.mark.parametrize("types", ["Room type", "Size range"])
def test_a_mix_of_beds_let_by_the_week(registry: docextract.Registry, types: str) -> None:
    upper = [None, "ROOMS", None, "BEDS", None, None, "RENT PER BED PER WEEK", None, "GROSS PER YEAR (44 wks)"]
    header = [types, "No.", "% of all", "No.", "Let", "Void", "Rack $", "In place $", "In place, let beds $"]
    rows = [[f"{t} room", n, n / 36, 2 * n, 2 * o, 2 * n - 2 * o, m, c, 2 * o * c * 44] for t, n, o, _, c, m in TYPES]
    merged = ("B4:C4", "D4:F4", "G4:H4")
    row = read(registry, upper, header, *rows, merged=merged).rows[0]
    assert (row.units, row.occupied, row.average_market_rent) == (4, None, None)
    assert row.other_amounts["BEDS Let"] == 8
    assert row.other_amounts["RENT PER BED PER WEEK Rack $"] == 900


def test_a_mix_that_counts_beds_alone_is_read_and_its_counts_are_not_proved(registry: docextract.Registry) -> None:
    header = ["Room type", "Beds", "Let", "Void", "Rack p.w.", "Rack all beds p.w."]
    rows = [[t, 5 * n, 5 * o, 5 * n - 5 * o, m, 5 * n * m] for t, n, o, _, _, m in TYPES]
    row = read(registry, header, *rows).rows[0]
    assert (row.units, row.occupied) == (20, 20)
    assert not {"units", "occupied", "vacant"} & {*row.proved}


def test_a_line_that_is_the_sum_of_some_of_the_totals_above_is_no_type(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Let", "Total NIA", "Average NIA", "ERV pcm", "Total ERV pcm"]

    def block(name: str, size: int) -> tuple[list[Any], list[list[Any]]]:
        rows = [[t, n * size, o * size, n * size * sf, sf, m, n * size * m] for t, n, o, sf, _, m in TYPES]
        return whole(f"Zone {name} total", rows), rows

    def whole(label: str, rows: list[list[Any]]) -> list[Any]:
        units, let, area, _, _, rent = (sum(row[c] for row in rows) for c in range(1, 7))
        return [label, units, let, area, round(area / units), round(rent / units), rent]

    low, high, stores = (block(name, n) for n, name in ((3, "low"), (4, "high"), (1, "stores")))
    lines = [line for total, rows in (low, high, stores) for line in (*rows, total)]
    offices, all_ = whole("Offices", [low[0], high[0]]), whole("Riverside", [low[0], high[0], stores[0]])
    answer = read(registry, header, *lines, offices, all_)
    assert [row.unit_type for row in answer.rows] == 3 * [t for t, *_ in TYPES]
    assert [total.label for total in answer.totals.stated][3:] == ["Offices", "Riverside"]
    assert not answer.failed_checks


def test_areas_that_are_let_and_rents_a_month_under_titles_are_not_the_units_and_their_rents(
    registry: docextract.Registry,
) -> None:
    upper = [None, "SUITES", None, None, "AREA (SQ FT)", None, "$ PER SQ FT A MONTH", None, "RENT A MONTH", None]
    header = ["Floor / use", "No.", "Let", "Vacant", "Lettable", "Let", "In place", "Asking", "Average let", "All let"]
    rows = [[t, n, o, n - o, n * sf, o * sf, c / sf, m / sf, c, o * c] for t, n, o, sf, c, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("B4:D4", "E4:F4", "G4:H4", "I4:J4")).rows[1]
    assert (row.units, row.occupied, row.average_contract_rent, row.total_contract_rent) == (10, 9, 1050, 9450)
    assert row.other_amounts["AREA (SQ FT) Let"] == 5850
    assert row.market_rent_per_area is not None
    assert row.contract_rent_per_area is not None


def test_a_title_that_no_word_explains_tells_its_columns_from_others(registry: docextract.Registry) -> None:
    upper = [None, None, None, "MARKET", None, "IN-PLACE", None, "LAST TEN LEASES", None, "PRO FORMA", None]
    header = [
        "Plan",
        "Units",
        "Unit SF",
        "Rent",
        "Per SF",
        "Rent",
        "Per SF",
        "No.",
        "Gross Rent",
        "Rent",
        "Total Monthly",
    ]
    rows = [[t, n, sf, m, m / sf, c, c / sf, 10, m - 20, m + 90, n * (m + 90)] for t, n, _, sf, c, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("D4:E4", "F4:G4", "H4:I4", "J4:K4")).rows[1]
    assert (row.average_market_rent, row.average_contract_rent, row.total_market_rent) == (1100, 1050, None)
    assert row.other_amounts == {
        "LAST TEN LEASES No.": 10, "LAST TEN LEASES Gross Rent": 1080,
        "PRO FORMA Rent": 1190, "PRO FORMA Total Monthly": 11900,
    }  # fmt: skip


def test_rents_after_concessions_stand_beside_those_in_place(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "SF", "Market Rent", "In-Place Rent", "Effective Rent"]
    row = read(registry, header, *([t, n, sf, m, c, c - 40] for t, n, _, sf, c, m in TYPES)).rows[0]
    assert (row.average_contract_rent, row.other_amounts) == (880, {"Effective Rent": 840})


def test_shares_beside_a_count_are_the_occupancy_whatever_they_are_called(registry: docextract.Registry) -> None:
    header = ["Size and kind", "Units", "SF / Unit", "Rented", "Unit Occ.", "Unit Occ. Last Year", "Street Rate"]
    rows = [[t, n, sf, o, o / n, (o - 1) / n, m] for t, n, o, sf, _, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.occupied, row.occupancy) == (9, Decimal("0.9"))


def test_beds_right_of_the_units_are_counted_under_their_title(registry: docextract.Registry) -> None:
    upper = [None, None, None, "FALL PRE-LEASE", None, None]
    header = ["Floor Plan", "Units", "SF / Unit", "Beds", "%", "Market Rent"]
    rows = [[t, n, sf, o, o / n, m] for t, n, o, sf, _, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("D4:E4",)).rows[1]
    assert (row.bedrooms, row.other_amounts["FALL PRE-LEASE Beds"]) == (None, 9)


def test_berths_by_class_at_dockage_of_a_year_are_a_mix(registry: docextract.Registry) -> None:
    upper = [None, "SLIPS", None, None, "ANNUAL DOCKAGE", None]
    header = ["Class", "Total", "Occupied", "Vacant", "Per Slip", "In Force"]
    rows = [[t, n, o, n - o, m, o * m] for t, n, o, _, _, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("B4:D4", "E4:F4")).rows[1]
    assert (row.units, row.occupied, row.vacant) == (10, 9, 1)
    assert row.other_amounts["ANNUAL DOCKAGE Per Slip"] == 1100


def test_the_mark_of_a_note_is_no_word_of_a_title(registry: docextract.Registry) -> None:
    upper = [None, None, "% of", "Occ.", "Avg", "IN-PLACE (1)", None, "ASKING (2)", None]
    header = ["Home Plan", "Homes", "Homes", "%", "SF", "Rent", "$/SF", "Rent", "$/SF"]
    rows = [[t, n, n / 36, o / n, sf, c, c / sf, m, m / sf] for t, n, o, sf, c, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("F4:G4", "H4:I4")).rows[1]
    assert (row.average_contract_rent, row.average_market_rent, row.occupancy) == (1050, 1100, Decimal("0.9"))


def test_a_table_beside_the_first_rows_is_none_of_the_mix(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "SF", "Market Rent", None, "Bedrooms", "Units", "Share"]
    beside = [[None, "Studio", 14, 0.39], [None, "One", 22, 0.61]]
    rows = [[t, n, sf, m, *(beside[k] if k < 2 else ())] for k, (t, n, _, sf, _, m) in enumerate(TYPES)]
    answer = read(registry, header, *rows)
    assert [row.units for row in answer.rows] == [4, 10, 12, 8, 2]
    assert [row.rent_share for row in answer.rows] == [None] * 5
    assert not answer.failed_checks


def test_units_that_are_let_and_empty_are_a_mix_without_a_rent(registry: docextract.Registry) -> None:
    upper = ["Hall", "Type of room", "Weeks let", "FEE £", None, "ROOMS", "Bedspaces", "ROOMS", None, None, "Size m²"]
    header = [None, None, None, "per room per week", "per room per year", "Number", None, "Let", "Void", "Occupancy"]
    rows: list[list[Any]] = []
    for k, (t, n, o, *_) in enumerate(TYPES):
        rows.append(["North" if k == 0 else None, t, 39, 120 + k, 4680 + 39 * k, n, n + 3, o, n - o, o / n, "15.5"])
    row = read(registry, upper, header, *rows, merged=("D4:E4", "H4:J4")).rows[1]
    assert (row.units, row.occupied, row.vacant) == (10, 9, 1)


def test_counts_and_shares_are_told_by_what_they_come_to(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "Taken Up", "Vacant", "Slice", "Market Rent"]
    rows = [[t, n, n - k % 3, k % 3, n / 36, m] for k, (t, n, *_, m) in enumerate(TYPES, 1)]
    row = read(registry, header, *rows).rows[1]
    assert (row.units, row.occupied, round(row.unit_share, 4)) == (10, 8, Decimal("0.2778"))
    assert {"occupied", "unitShare"}.isdisjoint(row.proved)  # what named them does not prove them


def test_rents_of_rented_units_are_in_place(registry: docextract.Registry) -> None:
    upper = [None, "Units", None, None, None, "Street rate (month)", None, "In-place rent (month)", None]
    header = ["Size / kind", "All", "Rented", "Empty", "% rented", "Per unit", "All units", "Avg per rented unit",
              "All rented units", None, "Bldg 1 placed in service", "06/2017"]  # fmt: skip
    rows = [[t, n, o, n - o, o / n, m, n * m, c, o * c] for t, n, o, _, c, m in TYPES]
    rows[0] += [None, "Bldg 2 placed in service", "10/2004"]
    row = read(registry, upper, header, *rows, merged=("B4:E4", "F4:G4", "H4:I4")).rows[1]
    assert (row.units, row.occupied, row.occupancy) == (10, 9, Decimal("0.9"))
    assert (row.average_contract_rent, row.total_contract_rent) == (1050, 9450)
    assert (row.average_market_rent, row.total_market_rent) == (1100, 11000)


def test_words_that_sum_a_mix(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "Occupied", "Vacant", "SF", "Market Rent"]
    rows: list[list[Any]] = []
    for n, finish in enumerate(("Classic", "Renovated")):
        mine = [[f"{t} {finish}", u + n, o, u + n - o, sf, m] for t, u, o, sf, _, m in TYPES[:3]]
        rows += [*mine, [f"{finish}, together", *(sum(row[k] for row in mine) for k in (1, 2, 3))]]
    whole = [r for r in rows if "together" in r[0]]
    rows.append(["Whole complex", *(sum(r[k] for r in whole) for k in (1, 2, 3))])
    rows += [[f"of which {r[0].split(',')[0]}", *r[1:]] for r in whole]
    answer = read(registry, header, *rows)
    assert len(answer.rows) == 6
    assert not answer.failed_checks


def test_units_leased_are_not_those_occupied_beside_them(registry: docextract.Registry) -> None:
    header = ["Size", "Count", "Leased", "Occupied", "Vacant", "% Leased", "Avg SF", "Asking Rent"]
    rows = [[t, n, o, o - k % 2, n - o + k % 2, o / n, sf, m] for k, (t, n, o, sf, _, m) in enumerate(TYPES)]
    row = read(registry, header, *rows).rows[1]
    assert (row.units, row.occupied, row.vacant) == (10, 8, 2)
    assert row.other_amounts["Leased"] == 9


def test_a_share_above_one_hides_no_units_occupied(registry: docextract.Registry) -> None:
    header = ["Size", "Total Units", "Offline", "Rentable", "Occupied", "Vacant", "Street Rate", "Econ. Occ. %"]
    rows = [[t, n + 1, 1, n, o, n - o, m, "104.5%"] for t, n, o, _, _, m in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.units, row.occupied, row.vacant) == (11, 9, 1)


def test_an_occupancy_of_suites_and_beds_is_no_count_of_them(registry: docextract.Registry) -> None:
    upper = ["Suite type", "SUITES", None, None, "BEDS", None, "OCCUPANCY", None, "Asking rent"]
    header = [None, "Total", "Occupied", "Vacant", "Licensed", "Occupied", "Suites", "Beds", None]
    rows = [[t, n, o, n - o, 2 * n, 2 * o - 1, o / n, (2 * o - 1) / (2 * n), m] for t, n, o, _, _, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("B4:D4", "E4:F4", "G4:H4")).rows[1]
    assert (row.units, row.occupied, row.bedrooms) == (10, 9, None)
    assert row.other_amounts["OCCUPANCY Beds"] == Decimal("0.85")


def test_limits_and_allowances_keep_their_names_under_restricted_rents(registry: docextract.Registry) -> None:
    upper = ["Plan", "UNITS", None, "RESTRICTED RENT", None, None, "MARKET", "PRO FORMA"]
    header = [
        None,
        "No.",
        "% of Mix",
        "Gross Limit",
        "Utility Allow.",
        "Net Rent",
        "Achievable Rent",
        "Net Rent per Month",
    ]
    rows = [[t, n, n / 36, m, -68, m - 68, m + 300, n * (m - 68)] for t, n, _, _, _, m in TYPES]
    row = read(registry, upper, header, *rows, merged=("B4:C4", "D4:F4")).rows[1]
    assert (row.gross_rent_limit, row.utility_allowance, row.net_rent) == (1100, -68, 1032)


def test_restricted_and_market_units_below_the_types_are_none(registry: docextract.Registry) -> None:
    header = ["Plan", "Beds", "Set-aside", "Units", "SF", "Total SF", "Net Rent", "Total Net Rent"]
    rows = [[t, 1 + k % 2, "60%" if k % 2 else "Market", n, sf, n * sf, m, n * m]
            for k, (t, n, _, sf, _, m) in enumerate(TYPES)]  # fmt: skip

    def line(label: str, some: list[list[Any]]) -> list[Any]:
        units, area, rent = (sum(row[k] for row in some) for k in (3, 5, 7))
        return [label, None, None, units, round(area / units), area, round(rent / units, 2), rent]

    parts = ([row for row in rows if row[2] == what] for what in ("60%", "Market"))
    sums = [line(label, some) for label, some in zip(("Restricted units", "Market units"), parts, strict=True)]
    answer = read(registry, header, *rows, *sums, line("All units", rows))
    assert len(answer.rows) == len(TYPES)
    assert not answer.failed_checks


def test_what_an_appraiser_concludes_beside_the_limits_is_no_market_rent(registry: docextract.Registry) -> None:
    header = [
        "Unit Type",
        "Units",
        "Size (SF)",
        "AMI",
        "Gross Rent",
        "Utility Allow.",
        "Net Rent",
        "In-Place Rent",
        "Concluded Rent",
    ]
    rows = [["1BR", 6, 652, "30%", 548, 71, 477, 470, 477], ["1BR", 14, 652, "50%", 914, 71, 843, 828, 843]]
    rows += [["2BR", 22, 934, "50%", 1096, 94, 1002, 981, 1002], ["3BR", 10, 1148, "60%", 1520, 121, 1399, 1362, 1390]]
    answer = read(registry, header, *rows)
    assert [row.average_market_rent for row in answer.rows] == [None] * 4
    assert [row.other_amounts.get("Concluded Rent") for row in answer.rows] == [477, 843, 1002, 1390]


def test_units_left_that_are_not_the_printed_share_are_not_proved_to_be_vacant(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Market Rent", "Avail.", "% Occ."]
    rows = [["A1", 20, 900, 4, "90.0%"], ["A2", 10, 950, 3, "80.0%"], ["B1", 16, 1200, 2, "93.8%"]]
    answer = read(registry, header, *rows, ["Total", 46, None, 9, "89.1%"])
    assert not any("vacant" in row.proved for row in answer.rows)
    even = [["A1", 20, 900, 2, "90.0%"], ["A2", 10, 950, 2, "80.0%"], ["B1", 16, 1200, 1, "93.8%"]]
    answer = read(registry, header, *even, ["Total", 46, None, 5, "89.1%"])
    assert all("vacant" in row.proved for row in answer.rows)


def test_shares_rounded_to_come_to_one_are_no_error_and_a_wrong_one_is(registry: docextract.Registry) -> None:
    header = ["Plan", "# Units", "% of Units", "SF"]
    units, shares = [21, 23, 24, 17, 19, 26, 3, 26], [0.132, 0.145, 0.151, 0.107, 0.119, 0.164, 0.019, 0.163]
    rows = [[f"P{n}", u, s, 400 + n] for n, (u, s) in enumerate(zip(units, shares, strict=True))]
    total = ["Total", 159, 1, None]
    assert not read(registry, header, *rows, total).failed_checks
    rows[2][2], rows[3][2] = 0.171, 0.087
    assert read(registry, header, *rows, total).failed_checks


def test_limits_stay_what_they_are_below_a_title_of_maximum_rents(registry: docextract.Registry) -> None:
    upper = ["APARTMENT", "SET-ASIDE", "SIZE", "", "COUNT", "", "MAXIMUM RENT PER MONTH", "", "", "RENT CHARGED"]
    lower = ["Code", "% of Area Median", "Bed rooms", "Net Area (sq ft)", "No. of Units", "Total Area (sq ft)",
             "Gross Limit", "Less Utility Allowance", "Net Maximum", "Average per Unit", "Monthly Total"]  # fmt: skip
    rows = [[f"{n % 3 + 1}-{30 + n}", "60%", n % 3 + 1, sf, n, n * sf, m + 78, 78, m, c, n * c]
            for _, n, _, sf, c, m in TYPES]  # fmt: skip
    answer = read(registry, upper, lower, *rows, merged=("C4:D4", "E4:F4", "G4:I4", "J4:K4"))
    row = answer.rows[1]
    assert (row.unit_type, row.income_share) == ("2-40", Decimal("0.6"))
    assert (row.gross_rent_limit, row.utility_allowance, row.net_rent) == (1178, 78, 1100)
    assert (row.average_contract_rent, row.total_contract_rent) == (1050, 10500)


def test_types_with_the_areas_of_one_and_of_all_are_a_mix_without_a_rent(registry: docextract.Registry) -> None:
    blind = Path(__file__).parents[3] / "benchmarks" / "blind" / "accounting"
    path = blind / "fiftieth" / "bankruptcydesk" / "documents" / "galvant_residences_plan_schedule.xlsx"
    if not path.exists():
        pytest.skip("the documents written blind are not here")
    answer: Any = docextract.extract(path, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert len(answer.rows) == 13
    assert all(row.units and row.average_area and row.total_area for row in answer.rows)


def test_units_that_are_planned_are_all_units(registry: docextract.Registry) -> None:
    header = ["Model", "Planned", "Delivered", "Occupied", "Vacant", "Asking rent"]
    rows = [["Colt", 18, 18, 14, 4, 2085], ["Filly", 30, 30, 25, 5, 2310], ["Plover", 28, 12, 10, 2, 2300]]
    answer = read(registry, header, *rows, ["Total", 76, 60, 49, 11, None])
    assert [(row.units, row.occupied, row.vacant) for row in answer.rows] == [(18, 14, 4), (30, 25, 5), (28, 10, 2)]


def test_rents_per_area_right_of_a_years_rent_are_of_that_rent(registry: docextract.Registry) -> None:
    header = ["Floor / accommodation", "Suites", "Void", "NIA (sq ft)", "Passing rent (£ p.a.)", "£ per sq ft",
              "ERV (£ p.a.)", "ERV £ per sq ft"]  # fmt: skip
    rows = [[t, n, n - o, 10 * sf, 300 * sf, 30, 320 * sf, 32] for t, n, o, sf, _, _ in TYPES]
    row = read(registry, header, *rows).rows[1]
    assert (row.contract_rent_per_area, row.market_rent_per_area) == (30, 32)


def test_a_second_table_below_a_total_under_the_same_words_but_two(registry: docextract.Registry) -> None:
    header = ["Type", "BD", "BA", "Units", "Avg SF", "Rent"]
    rows = [[t, 1, 1, n, sf, c] for t, n, _, sf, c, _ in TYPES]
    shops = [["Corner Retail", None, None, 1, 2240, 6533], ["In-line Retail", None, None, 3, 1065, 2840]]
    again = ["Type", None, None, "Units", "Avg SF", "Rent"]
    answer = read(registry, header, *rows, ["Total", None, None, 36], ["Commercial"], again, *shops, page=True)
    assert [row.unit_type for row in answer.rows][-2:] == ["Corner Retail", "In-line Retail"]


def test_beds_that_are_let_or_empty_are_what_a_mix_counts(registry: docextract.Registry) -> None:
    header = ["Room type", "Area m²", "Beds", "Let", "Void", "Asking rent p.w.", "Weeks"]
    rows = [[t, sf, 3 * n, 3 * o, 3 * (n - o), m / 10, 41] for t, n, o, sf, _, m in TYPES]
    total = ["Total", None, 108, 99, 9, None, None]
    answer = read(registry, header, *rows, total)
    assert [row.units for row in answer.rows] == [3 * n for _, n, *_ in TYPES]
    assert answer.rows[0].other_amounts == {"Asking rent p.w.": 90, "Weeks": 41}


def test_a_house_of_many_rooms_leaves_those_of_others_theirs(registry: docextract.Registry) -> None:
    header = ["Unit Type", "BR", "Units", "SF", "Rent"]
    rows = [["Duplex", 2, 8, 840, 1000], ["Townhome", 3, 6, 1210, 1500], ["Chapter House", 22, 1, 7400, 9900]]
    assert [row.bedrooms for row in read(registry, header, *rows).rows] == [2, 3, 22]


def test_a_line_below_the_total_that_measures_areas_sums_no_rents(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "SF", "Rent", "Total Annual Rent"]
    rows = [[t, n, sf, m, 12 * n * m] for t, n, _, sf, _, m in TYPES]
    year, area = sum(row[4] for row in rows), sum(n * sf for _, n, _, sf, *_ in TYPES)
    total = ["TOTAL", 36, None, None, year]
    answer = read(registry, header, *rows, total, [], ["Total net rentable SF", None, None, None, area])
    assert not answer.failed_checks


def test_a_plan_of_suites_below_the_total_counts_no_units(registry: docextract.Registry) -> None:
    header = ["Suite Type", "Suites", "Leased", "Avail", "RSF", "Asking $/SF/Yr"]
    rows = [["Flex", 6, 5, 1, 24000, 16.5], ["Mid Bay", 5, 4, 1, 50000, 12.75], ["Showroom", 2, 2, 0, 9700, 19.1]]
    total = ["Total", 13, 11, 2, 83700, 14.61]
    plan = [["Stacking sketch"], ["Bldg A", 103, 104, None, 105, 210], ["Bldg B", 2, 3, None, 4, None]]
    answer = read(registry, header, *rows, total, [], *plan)
    assert [row.units for row in answer.rows] == [6, 5, 2]
    assert not answer.failed_checks


def test_rents_of_a_tax_credit_have_their_limit_and_allowance(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "SF", "Tax credit rent Max gross rent", "Tax credit rent Utility allow.",
              "Tax credit rent Max net rent", "Tenant rent"]  # fmt: skip
    rows = [["1BR-30", 3, 622, 441, 72, 369, 365], ["2BR-50", 8, 815, 883, 91, 792, 775]]
    answer = read(registry, header, *rows)
    assert [(row.gross_rent_limit, row.utility_allowance, row.net_rent) for row in answer.rows] == [
        (441, 72, 369), (883, 91, 792),
    ]  # fmt: skip


def test_rents_of_an_academic_year_and_rents_paid_are_known_by_their_words(registry: docextract.Registry) -> None:
    header = ["Floor Plan", "No. of Bed-rooms", "Units", "AY 26-27 Market Per Unit", "AY 25-26 Rent Avg Paid Per Unit"]
    rows = [["S1", 1, 18, 1285, 1241.5], ["B1", 2, 24, 2190, 2098.5], ["C1", 3, 30, 2985, 2846.25]]
    answer = read(registry, header, *rows)
    assert [(row.bedrooms, row.average_market_rent, row.average_contract_rent) for row in answer.rows] == [
        (1, 1285, Decimal("1241.5")), (2, 2190, Decimal("2098.5")), (3, 2985, Decimal("2846.25")),
    ]  # fmt: skip


def test_units_that_are_available_are_not_all_that_are_empty(registry: docextract.Registry) -> None:
    header = [
        "Floor Plan",
        "# Units",
        "Average SQFT",
        "Market Amt / SQFT",
        "Units Occupied",
        "Occupancy %",
        "Units Available",
    ]
    rows = [["A1", 24, 612, 1.99, 21, 87.5, 2], ["A2", 18, 704, 1.85, 16, 88.89, 2], ["B1", 16, 905, 1.66, 14, 87.5, 2]]
    answer = read(registry, header, *rows)
    assert [(row.occupied, row.vacant) for row in answer.rows] == [(21, None), (16, None), (14, None)]
    assert answer.rows[0].other_amounts["Units Available"] == 2
    assert answer.rows[0].market_rent_per_area == Decimal("1.99")
    assert not answer.failed_checks


def test_net_rents_are_those_of_the_gross_rent_beside_the_limit(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Beds", "# Units", "Max LIHTC Gross Rent", "Gross Rent", "Utility Allowance", "Net Rent"]
    rows = [
        ["1A-30", 1, 4, 639, 639, 74, 565],
        ["1A-60", 1, 18, 1278, 1265, 74, 1191],
        ["2B-50", 2, 9, 1278, 1278, 92, 1186],
        ["2B-60", 2, 9, 1533, 1533, 92, 1441],
    ]
    answer = read(registry, header, *rows)
    assert [row.net_rent for row in answer.rows] == [565, 1191, 1186, 1441]
    assert not answer.failed_checks


def test_a_budget_and_a_weekly_rent_roll_are_rents_in_place(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Avg SF", "Budget Rent", "Monthly Budget Rent", "Market Rent"]
    answer = read(registry, header, *[[t, n, sf, c, n * c, m] for t, n, _, sf, c, m in TYPES])
    row = answer.rows[1]
    assert (row.average_contract_rent, row.total_contract_rent, row.average_market_rent) == (1050, 10500, 1100)
    header = ["Type of home", "Homes", "Let", "Rent charged pw", "Market rent pw", "Weekly rent roll"]
    answer = read(registry, header, *[[t, n, o, c, m, o * c] for t, n, o, _, c, m in TYPES])
    assert answer.rows[1].total_contract_rent == 9450


def test_an_effective_rent_whose_loss_to_the_market_is_printed_is_that_in_place(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Occupied", "Avg SF", "Market Rent", "Effective Rent", "Loss to Lease"]
    rows = [[t, n, o, sf, m, c, m - c] for t, n, o, sf, c, m in TYPES]
    assert [row.average_contract_rent for row in read(registry, header, *rows).rows] == [c for *_, c, _ in TYPES]
    away = [[*row[:-1], 5 + n] for n, row in enumerate(rows)]  # of something else
    assert {row.average_contract_rent for row in read(registry, header, *away).rows} == {None}


def test_rents_of_a_budget_and_of_the_market_stand_beside_those_in_place(registry: docextract.Registry) -> None:
    upper = [None, None, None, "Current Rents", None, None, "2026 Budget"]
    header = ["Unit Type", "Units", "Occupied", "Market", "In-Place", "In-Place Monthly", "Rent"]
    rows = [[t, n, let, m, c, c * let, c + 30] for t, n, let, _, c, m in TYPES]
    first = read(registry, upper, header, *rows, merged=("D4:F4",)).rows[0]
    assert (first.average_market_rent, first.average_contract_rent, first.total_contract_rent) == (900, 880, 3520)
    assert first.other_amounts == {"2026 Budget Rent": 910}


def test_a_type_that_nobody_counts_as_let_or_empty_fails_no_count(registry: docextract.Registry) -> None:
    header = ["Stall Type", "Stalls", "Leased", "Avail.", "Posted Rate"]
    rows = [[t, n, let, n - let, m] for t, n, let, _, _, m in TYPES]
    units, let = sum(row[1] for row in rows), sum(row[2] for row in rows)
    answer = read(
        registry, header, *rows, ["Transient", 48, None, None, None], ["Total", units + 48, let, units - let, None]
    )
    assert not [check for check in answer.checks if check.status == "FAIL"]


def test_thousands_in_a_header_are_no_amount_of_a_row(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Beds", "Avg m\u00b2", "Units", "Occupied", "Vacant", "Price ($000)", "Weekly Fee ($)"]
    rows = [[t, 1, sf, n, let, n - let, m, 148.5] for t, n, let, sf, _, m in TYPES]
    assert [row.average_area for row in read(registry, header, *rows).rows] == [450, 650, 700, 950, 1200]


def test_a_word_between_the_last_type_and_its_sum_ends_the_name(registry: docextract.Registry) -> None:
    pytest.importorskip("reportlab")
    header = ["Unit Description", "Units", "SF", "Net Rent"]
    rows = [[f"{n}BR / {n}BA", 4 + n, 400 * n, 500 * n] for n in (1, 2, 3)]
    total = ["Subtotal", sum(row[1] for row in rows), None, None]
    answer = read(registry, header, *rows, ["TH"], total, page=True)
    assert [row.unit_type for row in answer.rows] == ["1BR / 1BA", "2BR / 2BA", "3BR / 3BA TH"]


def test_stalls_under_contract_are_let_and_housing_charges_are_rents(registry: docextract.Registry) -> None:
    header = [
        "Stall type",
        "Stalls",
        "Under contract",
        "Not contracted",
        "Market rent",
        "Avg. contract",
        "Contract revenue",
    ]
    rows = [[t, n, let, n - let, m, c, c * let] for t, n, let, _, c, m in TYPES]
    first = read(registry, header, *rows).rows[1]
    assert (first.occupied, first.vacant, first.total_contract_rent) == (9, 1, 9450)
    header = ["Type of home", "Units", "Occupied", "Vacant", "Housing charge per month", "Housing charge all homes"]
    homes = [[t, n, let, n - let, c, c * n] for t, n, let, _, c, _ in TYPES]
    first = read(registry, header, *homes).rows[1]
    assert (first.average_contract_rent, first.total_contract_rent) == (1050, 10500)


def test_baths_of_a_column_stay_beside_bedrooms_of_a_name(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Bldg", "Baths", "# of Units", "Net SF", "Net Rent"]
    rows = [["Studio", "A", 1, 4, 462, 502], ["1 Bedroom", "A", 1, 5, 604, 529], ["3 Bedroom", "B", 2, 2, 1124, 714]]
    mix = read(registry, header, *rows).rows
    assert [(row.bedrooms, row.bathrooms) for row in mix] == [(0, 1), (1, 1), (3, 2)]


@pytest.mark.parametrize("page", [False, True])
def test_a_rent_of_a_budget_is_the_markets_where_all_units_at_it_are_a_potential(
    registry: docextract.Registry, page: bool
) -> None:
    if page:
        pytest.importorskip("reportlab")
    header = [
        ["Apartment Type", "Units", "Occupied", "Vacant", "Avg.", "2026", "Monthly"],
        [None, None, "9/30", None, "Sq. Ft.", "Budget", "Potential"],
        [None, None, None, None, None, "Rate", None],
    ]
    rows = [[t, n, let, n - let, sf, m, m * n] for t, n, let, sf, _, m in TYPES]
    first = read(registry, *header, *rows, page=page).rows[1]
    assert (first.average_market_rent, first.total_market_rent) == (1100, 11000)
    assert (first.average_contract_rent, first.total_contract_rent) == (None, None)


def test_fees_of_a_week_and_rents_as_they_are_on_the_market(registry: docextract.Registry) -> None:
    header = ["Kind of site", "Sites", "Let", "Vacant", "List fee $/week", "Average paid $/week", "Weekly income $"]
    rows = [[t, n, let, n - let, m, c, c * let] for t, n, let, _, c, m in TYPES]
    first = read(registry, header, *rows).rows[1]
    assert (first.average_market_rent, first.average_contract_rent, first.total_contract_rent) == (1100, 1050, 9450)
    header = ["Plan", "# Units", "Avg SF", "In-Place Avg Rent", "Market (As-Is) Avg Rent", "Post-Reno Avg Rent"]
    first = read(registry, header, *([t, n, sf, c, m, m + 99] for t, n, _, sf, c, m in TYPES)).rows[1]
    assert (first.average_market_rent, first.average_contract_rent) == (1100, 1050)


def test_a_letter_above_a_table_says_nothing_of_the_room_in_its_columns(registry: docextract.Registry) -> None:
    pytest.importorskip("reportlab")
    header = ["Apartment Type", "Units", "Occupied", "Vacant", "Avg SF", "Avg Rent"]
    rows: list[list[Any]] = [["IL One Bedroom", 38, 36, 2, 575, 3125], ["IL One Bedroom", 16, 16, 0, 660, 3480],
                             ["Deluxe"], ["IL Two Bedroom", 12, 10, 2, 890, 4150]]  # fmt: skip
    types = [
        row.unit_type for row in read(registry, ["The schedule sets out our apartments"], header, *rows, page=True).rows
    ]
    assert types == ["IL One Bedroom", "IL One Bedroom Deluxe", "IL Two Bedroom"]


def test_what_all_units_come_to_fully_let_is_of_the_market_and_what_the_let_ones_do_in_place(
    registry: docextract.Registry,
) -> None:
    header = ["Class", "Total no.", "Let", "Void", "% let", "Annual fee 2025/26", "Fees - let", "Fees - fully let"]
    rows = [
        [t, n, let, n - let, round(100 * let / n, 1), 4 * m, 4 * m * let, 4 * m * n] for t, n, let, _, _, m in TYPES
    ]
    first = read(registry, header, *rows).rows[1]
    assert (first.average_market_rent, first.total_market_rent, first.total_contract_rent) == (4400, 44000, 39600)


def test_a_share_that_is_let_by_area_is_none_of_the_count(registry: docextract.Registry) -> None:
    header = ["Size Band", "Spaces", "Leased", "Vacant", "GLA (SF)", "Leased % (by SF)", "Annual Base Rent",
              "ABR / Leased SF"]  # fmt: skip
    rows = [[t, n, let, n - let, sf * n, round(0.9 - let / 100, 3), 12 * sf * let, 12] for t, n, let, sf, *_ in TYPES]
    answer = read(registry, header, *rows)
    assert [row.occupancy for row in answer.rows] == [Decimal(str(row[5])) for row in rows]
    assert answer.rows[1].contract_rent_per_area == 12
    assert not [c for c in answer.checks if c.status == "FAIL"]


def test_the_lesser_of_two_rents_is_no_error_where_the_rents_of_the_year_are_of_it(
    registry: docextract.Registry,
) -> None:
    header = [
        "Plan",
        "Units",
        "Occ",
        "SF",
        "In-Place Rent",
        "Market Rent",
        "Loss to Lease",
        "UW Rent",
        "UW Annual Rent",
    ]
    types = [*TYPES, ("Box", 9, 9, 910, 1572, 1560), ("Fig", 6, 4, 1184, 1913, 1960)]
    rows = [[t, n, o, sf, c, m, m - c, min(c, m), 12 * n * min(c, m)] for t, n, o, sf, c, m in types]
    assert not [c for c in read(registry, header, *rows).checks if c.status == "FAIL"]


def test_rents_by_words_that_say_whose_they_are_and_nothing_else(registry: docextract.Registry) -> None:
    header = ["Suite size", "No. of suites", "Occupied", "Vacant", "GLA (sf)", "In-Place Net Rent ($/sf/yr)",
              "Market Net Rent ($/sf/yr)", "Monthly Net Rent In Place ($)"]  # fmt: skip
    rows = [[t, n, o, n - o, n * sf, 12, 15, o * sf] for t, n, o, sf, *_ in TYPES]
    first = read(registry, header, *rows).rows[1]
    assert (first.contract_rent_per_area, first.market_rent_per_area, first.total_contract_rent) == (12, 15, 5850)
    header = ["Unit type", "Units", "Let", "Vacant", "List rate £/month", "Avg paid £/month", "Rent roll £/month"]
    first = read(registry, header, *([t, n, o, n - o, m, c, c * o] for t, n, o, _, c, m in TYPES)).rows[1]
    assert (first.average_market_rent, first.average_contract_rent, first.total_contract_rent) == (1100, 1050, 9450)


def test_floors_right_of_their_zone_are_the_types_and_no_bedrooms(registry: docextract.Registry) -> None:
    header = ["Zone", "Floor", "RSF", "Suites", "Occ.", "Vac.", "% Leased", "Asking Rent / SF", "Largest Occupier"]
    rows = [["LOW RISE" if n == 2 else None, n, 20940 + n, 4, 3, 1, 0.75, 34 + n, f"Ames {n} LLP"] for n in range(2, 9)]
    answer = read(registry, header, *rows)
    assert [(row.unit_type, row.bedrooms, row.units) for row in answer.rows] == [(str(n), None, 4) for n in range(2, 9)]
