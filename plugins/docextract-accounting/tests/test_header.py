"""Headers: what a column is called by all the words over it, and what is not dropped or overwritten."""

from __future__ import annotations

from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import docextract
import pytest
from docextract.plugin import Span
from docextract.testing import workbook

from docextract_accounting.header.model import Extents
from docextract_accounting.header.naming import _group_over
from docextract_accounting.header.spans import spanning
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
    assert spanning(line, range(9)) == {1: range(1, 5)}
    assert spanning(line, range(9), extents, extents) == {}


def owed(registry: docextract.Registry, *lines: list[Any]) -> Any:
    book = workbook([["Oak Court"], ["Delinquency detail 3/31/2024"], *lines])
    return docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)


@pytest.mark.parametrize("totals", [True, False])
def test_an_upper_line_that_says_whose_the_rows_are_names_the_headings_over_them(
    registry: docextract.Registry, totals: bool
) -> None:
    charged = [
        (["101", "Ann Ames", "t0001", "Past"], [["2024-03-01", "I-1", "Rent", 900, 400, 400, None],
                                                ["2024-02-01", "I-2", "Water", 50, 50, None, 50]]),
        (["102", "Bo Birch", "t0002", "Notice"], [["2024-03-01", "I-3", "Rent", 800, 800, 800, None]]),
        (["103", "Cy Cole", "t0003", "Current"], [["2024-01-01", "I-4", "Fee", 70, 30, None, 30],
                                                  ["2024-03-01", "I-5", "Rent", 700, 100, 100, None]]),
    ]  # fmt: skip
    lines: list[list[Any]] = []
    for who, rows in charged:
        lines += [who, *rows]
        lines += [[None, None, f"Total {who[0]}", *(sum(r[c] or 0 for r in rows) for c in range(3, 7))]] * totals
    upper, lower = ["Unit", "Tenant", "Acct", "Status"], ["Date", "Ref.", "Charge", "Billed", "Still open"]
    grand = ["Grand Total", None, None, 2520, 1380, 1300, 80]
    answer = owed(registry, upper, [*lower, "0-30", "31-60"], *lines, grand)
    row = answer.rows[0]
    assert (row.unit, row.tenant_name, row.resident_id, row.status_text) == ("101", "Ann Ames", "t0001", "Past")
    assert [row.tenant_name for row in answer.rows] == ["Ann Ames"] * 2 + ["Bo Birch"] + ["Cy Cole"] * 2
    assert (row.charge_code, row.transaction_id, row.total, row.other_amounts) == ("Rent", "I-1", 400, {"Billed": 900})
    assert {"total", "otherAmounts.Billed"} <= {*row.proved}
    assert not answer.unmapped_columns


def test_rows_below_a_heading_of_several_cells_that_nobody_understood_are_not_proved(
    registry: docextract.Registry,
) -> None:
    """Two are too few to tell by what their cells are."""
    lines: list[list[Any]] = []
    for n, name in enumerate(("Ann Ames", "Bo Birch")):
        lines += [[f"0{n}", name, f"H{n}413", "Past"], ["3/1/24", f"R-{n}1", "Rent", 100 + n, 100 + n, None]]
        lines += [["2/1/24", f"R-{n}2", "Water", 50, None, 50], [None, None, f"Total {n}", 150 + n, 100 + n, 50]]
    answer = owed(registry, ["Wen", "Resident Ref.", "Wofür", "Balance", "0-30", "31-60"], *lines)
    assert len(answer.rows) == 4
    assert not any(row.proved for row in answer.rows)


IN_TWO = [
    ("Porte", "Apt."), ("Locataire", "Tenant"), ("Non échu", "Not yet due"), ("1 à 15 jours", "1–15 days"),
    ("16 à 45 jours", "16–45 days"), ("46 jours et +", "46 days +"), ("Total dû", "Total owing"),
    ("Observations", "Notes"),
]  # fmt: skip


@pytest.mark.parametrize("between", [None, "\n", " / "])
def test_a_header_in_two_languages_is_understood_by_either(registry: docextract.Registry, between: str | None) -> None:
    head = [[*column] for column in zip(*IN_TWO, strict=True)] if between is None else [[*map(between.join, IN_TWO)]]
    rows = [["101", "A. Roy", 500, 20, None, None, 520], ["102", "B. Lang", None, 75, 30, None, 105]]
    rows += [["103", "C. Noel", 10, None, None, 90, 100]]
    sums = ["Sous-total / Total", None, *(sum(row[c] or 0 for row in rows) for c in range(2, 7))]
    answer = owed(registry, *head, [None, None, *["CAD"] * 5], *rows, sums)
    assert [(row.unit, row.tenant_name, row.total) for row in answer.rows] == [
        ("101", "A. Roy", 520), ("102", "B. Lang", 105), ("103", "C. Noel", 100),
    ]  # fmt: skip
    assert [(c.kind, c.from_days, c.to_days) for c in answer.columns] == [
        ("BUCKET", None, None), ("BUCKET", 1, 15), ("BUCKET", 16, 45), ("BUCKET", 46, None), ("TOTAL", None, None),
    ]  # fmt: skip
    assert all(len(row.proved) == sum(v is not None for v in (*row.buckets.values(), row.total)) for row in answer.rows)


def test_what_is_left_after_credits_is_the_total_and_two_words_for_one_are_one(registry: docextract.Registry) -> None:
    head = ["Unit", "Student", "Mar-24", "Feb-24 and prior", "Gross balance", "Less credits / prepaid", "After credits"]
    rows = [["1", "Ann", 300, 50, 350, -20, 330], ["2", "Bo", 0, 80, 80, 0, 80], ["3", "Cy", 0, 0, 0, -75, -75]]
    answer = owed(registry, head, *rows, ["Total", None, 300, 130, 430, -95, 335])
    assert [(row.total, row.prepayments) for row in answer.rows] == [(330, -20), (80, 0), (-75, -75)]
    assert "otherAmounts.Gross balance" in answer.rows[0].proved
    assert use_of("Net of prepaids", "AGED_RECEIVABLES") == use_of("Total", "AGED_RECEIVABLES")
    assert use_of("Net of tax", "AGED_RECEIVABLES") is None


MIXED = [("A1", 10, 500, 900, 1000, 1150), ("A2", 20, 620, 950, 1080, 1240), ("B1", 16, 800, 1200, 1290, 1400)]


def test_the_total_of_a_rent_of_which_it_is_not_known_whose_it_is_is_not_proved(registry: docextract.Registry) -> None:
    head = ["Unit Type", "Units", "Avg. SF", "Rent", "Rent", "Rent", "Monthly Total"]
    rows = [[t, u, a, one, two, last, u * last] for t, u, a, one, two, last in MIXED]
    answer = mix(registry, head, *rows, ["Total", *(sum(r[1] for r in rows),), *[None] * 4, sum(r[6] for r in rows)])
    assert not any(name.endswith("Rent") for row in answer.rows for name in row.proved)
    assert "units" in answer.rows[0].proved


def test_a_rate_of_no_cents_is_a_rate(registry: docextract.Registry) -> None:
    head = ["Unit Type", "Units", "Total SF", "Market Rent", "Scenario PSF", "Scenario Total"]
    rows = [["A1", 24, 14688, 1045, "2.00", 29400], ["A2", 16, 9792, 1195, "2.03", 19840],
            ["B1", 28, 24584, 1225, "1.63", 40040], ["B2", 18, 17352, 1290, "1.57", 27270]]  # fmt: skip
    assert not mix(registry, head, *rows).failed_checks


def test_a_column_further_from_a_group_than_the_next_group_is_stands_beside_them() -> None:
    line: Any = SimpleNamespace(grid=SimpleNamespace(page=1))
    extents = Extents({c: (50.0 * c, 50.0 * c + 20) for c in range(8)})
    row = {3: ("Occupied", 185.0), 5: ("Vacant", 260.0)}
    assert [_group_over(c, line, row, extents) for c in (0, 1, 2, 4, 6)] == [None, None, 3, 3, 5]


def test_the_one_of_two_columns_of_places_beside_which_several_of_the_other_stand_is_of_properties(
    registry: docextract.Registry,
) -> None:
    head = ["Site", "Unit", "Customer", "Total", "Current", "31-60 Days"]
    rows = [[("Elm Street", "Oak Lane")[n // 4], f"{n % 4 + 1}{'AB'[n // 4]}", f"Vale {n} Ltd", 100 + n, 60, 40 + n]
            for n in range(8)]  # fmt: skip
    answer = owed(registry, head, *rows)
    assert [(row.property_name, row.unit) for row in answer.rows] == [(row[0], row[1]) for row in rows]


def test_a_line_of_labels_and_what_they_say_heads_what_one_owes_and_no_columns(registry: docextract.Registry) -> None:
    head = ["No", "Type", "Date", "Ref", "Balance", "Current", "Period 1", "Period 2"]
    names = ["Abbot Joinery Ltd", "Birch Lamps Ltd", "Coley Dental Ltd", "Dunn & Co", "Elder Books"]
    lines: list[list[Any]] = []
    for n, name in enumerate(names):
        lines.append(
            ["A/C:", f"{name[:4].upper()}0{n}", "Name:", name, "Contact:", f"J Vale {n}", "Tel:", f"0161 55501{n}"]
        )
        lines += [
            [n * 2 + k, "SI", f"2024-03-0{k + 1}", f"R{n}{k}", 100 + n + k, 60, 40 + n + k, None] for k in range(2)
        ]
        lines += [["Totals:", None, None, None, 201 + 2 * n, 120, 81 + 2 * n, None], []]
    answer = owed(registry, head, [], *lines)
    assert [row.total for row in answer.rows] == [100 + n + k for n in range(5) for k in range(2)]
    assert [row.tenant_name for row in answer.rows] == [name for name in names for _ in range(2)]
