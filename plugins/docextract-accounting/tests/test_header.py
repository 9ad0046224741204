"""Headers: what a column is called by all the words over it, and what is not dropped or overwritten."""

from __future__ import annotations

from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import docextract
import pytest
from docextract.plugin import Span
from docextract.testing import workbook

from docextract_accounting.header import Extents, _spanning
from docextract_accounting.words import meaning, use_of


def mix(registry: docextract.Registry, *lines: list[Any]) -> Any:
    book = workbook([["Unit Mix"], *lines])
    return docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)


@pytest.mark.parametrize(
    ("text", "use"),
    [
        ("Opening Balance Debit", "forwardDebit"), ("Closing Balance Cr.", "endingCredit"), ("Net Changes", "change"),
        ("Unadjusted Dr (Cr)", "forward"), ("AJE Credit", "credit"), ("Balance 12/31/24", "ending"),
        ("Trial Balance Dr.", "debit"), ("Trial Balance", None), ("Income Statement Dr.", "other"),
    ],
)  # fmt: skip
def test_columns_of_a_trial_balance_are_told_by_stage_and_side(text: str, use: str | None) -> None:
    found = use_of(text, "TRIAL_BALANCE")
    assert (found.name if found else None) == use


def test_a_word_that_no_rule_knows_is_never_dropped() -> None:
    assert use_of("NTV Leased", "UNIT_MIX") is None
    assert use_of("Avg. Mkt Rent", "UNIT_MIX") == use_of("Average Asking Rent", "UNIT_MIX")
    assert meaning("Market Rent / SF", "UNIT_MIX") == {"market", "rent", "sf"}


def test_lower_words_inherit_the_group_over_them(registry: docextract.Registry) -> None:
    groups = [None, None, None, "Market Rent", None, None, "In-Place Rent", None, None]
    names = ["Unit Type", "No. Units", "Avg SF", "Per Unit", "Per SF", "Total", "Per Unit", "Per SF", "Total"]
    rows = [["A1", 10, 500, 1000, 2.0, 10000, 900, 1.8, 9000], ["B1", 20, 800, 1200, 1.5, 24000, 1000, 1.25, 20000]]
    answer = mix(registry, groups, names, *rows)
    row = answer.rows[0]
    assert (row.average_market_rent, row.total_market_rent) == (1000, 10000)
    assert (row.average_contract_rent, row.total_contract_rent) == (900, 9000)
    assert [float(r) for r in (row.market_rent_per_area, row.contract_rent_per_area)] == [2.0, 1.8]
    assert not answer.unmapped_columns
    assert not answer.failed_checks


def test_columns_of_states_keep_their_upper_words_and_come_to_the_units(registry: docextract.Registry) -> None:
    upper = [None, None, "Avg. Mkt", "Occupied", "NTV", "NTV Not", "Vacant", "Vacant Not"]
    lower = ["Floor Plan", "Units", "Rent", "No NTV", "Leased", "Leased", "Leased", "Leased"]
    rows = [[f"A{n}", 10 + n, 1000 + n, 6 + n, 1, 1, 1, 1] for n in range(5)]
    answer = mix(registry, upper, lower, *rows)
    row = answer.rows[0]
    assert row.occupied is None
    assert list(row.other_amounts) == [
        "Occupied No NTV",
        "NTV Leased",
        "NTV Not Leased",
        "Vacant Leased",
        "Vacant Not Leased",
    ]
    assert {"otherAmounts.NTV Leased", "units"} <= set(row.proved)
    assert [column.header for column in answer.unmapped_columns] == list(row.other_amounts)


def test_a_column_that_is_not_taken_is_named(registry: docextract.Registry) -> None:
    answer = mix(registry, ["Type", "Units", "Market Rent", "Wizard"], ["A1", 10, 1000, 3], ["B1", 5, 1200, 4])
    assert [column.header for column in answer.unmapped_columns] == ["Wizard"]
    assert answer.rows[0].other_amounts["Wizard"] == 3
    assert "otherAmounts.Wizard" not in answer.rows[0].proved


def test_a_state_of_which_a_part_is_counted_beside_it_is_not_all_of_it(registry: docextract.Registry) -> None:
    header = ["Floorplan", "Units", "Occupied", "Occupied Notice", "Vacant", "Avg Rent"]
    rows = [[f"A{n}", 10 + n, 6 + n, 3, 1, 1000 + n] for n in range(5)]
    row = mix(registry, header, *rows).rows[0]
    assert (row.occupied, row.vacant) == (None, 1)
    assert row.other_amounts == {"Occupied": 6, "Occupied Notice": 3}
    assert {"otherAmounts.Occupied", "vacant", "units"} <= set(row.proved)


def test_words_over_single_columns_tell_those_of_the_same_name_apart(registry: docextract.Registry) -> None:
    upper = [None, None, "Avg", "Avg Mkt", "Total Mkt", "Avg Act", "Total Act", "Loss to"]
    lower = ["Type", "Units", "SqFt", "Rent", "Rent", "Rent", "Rent", "Lease"]
    rows = [["a1", 10, 500, 1000, 10000, 900, 9000, 1000], ["b1", 20, 800, 1200, 24000, 1000, 20000, 4000]]
    row = mix(registry, upper, lower, *rows).rows[0]
    assert (row.average_market_rent, row.total_market_rent) == (1000, 10000)
    assert (row.average_contract_rent, row.total_contract_rent) == (900, 9000)
    assert row.other_amounts == {"Loss to Lease": 1000}


@pytest.mark.parametrize(
    ("text", "use"),
    [
        ("Unit Size (SF) Average", "averageArea"), ("Unit Size (SF) Total", "totalArea"),
        ("Avg. Contract Rent Per SF", "contractRentPerArea"), ("Market Rent Per Mo.", "anyMarketRent"),
        ("Market Rent Annual Total", "other"), ("Occupancy % Leased", "leasedShare"), ("Occupancy % Occ", "occupancy"),
        ("In-Place Rents High", "other"), ("Concession Rent Per Mo.", None), ("Vacant % of Total", None),
    ],
)  # fmt: skip
def test_columns_of_types_are_told_by_whose_rent_and_of_how_many(text: str, use: str | None) -> None:
    found = use_of(text, "UNIT_MIX")
    assert (found.name if found else None) == use


def test_the_plan_is_the_type_where_another_column_says_the_rooms(registry: docextract.Registry) -> None:
    rows = [[24, "1 Bed / 1 Bath", "Dogwood", 1250, 30000], [16, "2 Bed / 2 Bath", "Magnolia", 1340, 21440]]
    answer = mix(registry, ["# Units", "Bed / Bath", "Plan", "Market Rent", "Total Market"], *rows)
    assert [(row.unit_type, row.bedrooms, row.bathrooms) for row in answer.rows] == [
        ("Dogwood", 1, 1),
        ("Magnolia", 2, 2),
    ]


def test_a_table_beside_and_lines_below_the_total_are_no_rows(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Avg SF", "Market Rent", "Total Market", None, "KEY ASSUMPTIONS"]
    rows = [["A1", 10, 500, 1000, 10000, None, "Renovated", 38], ["B1", 20, 800, 1200, 24000, None, "Upside", 0.11]]
    answer = mix(registry, header, *rows, ["Total", 30, 700, 1133, 34000], [], ["Exposure", None, 26])
    assert [row.unit_type for row in answer.rows] == ["A1", "B1"]
    assert [total.values["units"] for total in answer.totals.stated] == [30]
    assert not answer.rows[0].other_amounts


def test_rents_to_a_limit_are_a_unit_mix_without_a_title(registry: docextract.Registry) -> None:
    header = [
        "# of Units",
        "Beds",
        "Set-Aside (% AMI)",
        "Max. Gross Rent",
        "Less Utility Allowance",
        "Net Tenant Rent",
        "Total Monthly Rent",
    ]
    book = workbook([["EXHIBIT F"], header, [4, 1, 0.3, 582, 71, 511, 2044], [11, 1, 0.5, 970, 71, 899, 9889]])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert [(row.income_share, row.net_rent, row.total_net_rent) for row in answer.rows] == [
        (Decimal("0.3"), 511, 2044), (Decimal("0.5"), 899, 9889),
    ]  # fmt: skip


def test_no_number_is_proved_of_which_a_word_above_is_lost_or_that_stands_beside_nameless_ones(
    registry: docextract.Registry,
) -> None:
    names = ["Account", "Name", "Opening Balance", "Debit", "Credit", None, "Closing Balance"]
    rows = [[f"10{n}0", f"Cash {n}", 10 * n, 5, 3, 700 + n, 10 * n + 2] for n in range(1, 7)]
    book = workbook([["Trial Balance"], names, *rows])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert [row.proof for row in answer.rows] == [["PROVED", "PROVED", "UNPROVED", "UNPROVED"]] * 6


def test_numbers_beyond_an_empty_column_are_of_the_table_and_a_line_of_noughts_is_its_sum(
    registry: docextract.Registry,
) -> None:
    names = ["Account", "Name", "Opening", "Net Change", "Closing", None, "Strange"]
    pairs = [(50, 4), (-20, 6), (-30, -10), (7, 1), (-7, -1)]
    rows = [[f"10{n}0", f"Cash {n}", a, b, a + b, None, b * 2] for n, (a, b) in enumerate(pairs, 1)]
    book = workbook([["Trial Balance"], names, *rows, [None, "It has to be nil", 0, 0, 0]])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert [column.label for column in answer.columns] == ["Opening", "Net Change", "Closing", "Strange"]
    assert [row.row_type for row in answer.rows] == ["LINE"] * 5 + ["TOTAL"]


@pytest.mark.parametrize("name", ["Ending Balance per G/L", "Opening Ledger Figure"])
def test_a_column_that_says_when_it_is_and_more_than_words_know_is_not_proved(
    registry: docextract.Registry, name: str
) -> None:
    lines = [["1010", "Cash", 500, 20, 520], ["2010", "Loan", -300, -10, -310], ["3010", "Equity", -200, -10, -210]]
    head = ["Acct", "Description", name, "Net change", "Adjusted Balance"]
    book = workbook([["Trial Balance"], head, *lines, [None, "Total", 0, 0, 0]])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    column = next(n for n, column in enumerate(answer.columns) if column.label == name)
    assert "PROVED" not in {row.proof[column] for row in answer.rows}


@pytest.mark.parametrize(
    ("names", "open_"),
    [
        (["Balance", "Balance", "Debit", "Credit"], True),
        (["Beginning Balance", "Balance", "Debit", "Credit"], False),
        (["Balance 1 Jan 2024", "Balance 31 Jan 2024", "Debit", "Credit"], False),
    ],
)
def test_names_that_may_be_exchanged_are_not_proved(
    registry: docextract.Registry, names: list[str], open_: bool
) -> None:
    lines = [["1010", "Cash", 500, 500, 0, 0], ["2010", "Loan", -300, -300, 0, 0], ["3010", "Equity", -200, -200, 0, 0]]
    if not open_:
        lines = [
            ["1010", "Cash", 500, 520, 20, 0],
            ["2010", "Loan", -300, -320, 0, 20],
            ["3", "Equity", -200, -200, 0, 0],
        ]
    book = workbook([["Trial Balance"], ["Acct", "Description", *names], *lines, [None, "Total", 0, 0, 20, 20]])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert ("PROVED" not in {state for row in answer.rows for state in row.proof[:2]}) is open_


def test_a_cell_that_seems_to_go_on_over_others_is_of_the_numbers_it_stands_over() -> None:
    class Ruled:
        """A line of which the second cell is merged over four columns, and its text stands over the third of these."""

        filled = (0, 1)
        row = 0
        grid = SimpleNamespace(span=lambda _row, column: Span(0, 1, 0, 4) if column == 1 else None)
        home = staticmethod(lambda column: column)
        box = staticmethod(lambda column: ((0, 0, 20, 8), (275, 0, 330, 8))[column])
        text = staticmethod(lambda column: ("Unit", "Total outstanding")[column])

    extents = Extents({n: (100.0 * n, 100.0 * n + 30) for n in range(1, 9)})
    extents.numeric = frozenset(extents)
    line: Any = Ruled()
    assert _spanning(line, range(9)) == {1: range(1, 5)}
    assert _spanning(line, range(9), extents, extents) == {}
