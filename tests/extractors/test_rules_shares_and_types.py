"""Printed percentages of occupancy, and tables by unit type and lease type, against the rows."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import COLUMNS, empty, home, read_lines, result, results, status

ROWS = [
    *(home(str(101 + n), f"Tenant {'ABCDEF'[n]}", rent=950 + n, type="A1" if n < 4 else "B2") for n in range(6)),
    empty("201", "VACANT", type="A1", area=650),
    empty("202", "VACANT", type="B2"),
]
"""Eight units of 5,550 square feet: six let (75.0 %), of 4,200 square feet (75.7 %)."""


def roll(*after: list[Any], rows: list[dict[str, Any]] = ROWS) -> Any:
    return read_lines(rows, after=list(after))


def occupancy(units: str = "75.0%", area: str = "75.7%") -> list[list[Any]]:
    return [
        [],
        ["Property Occupancy"],
        ["Status", "Units", "%", "Square Feet", "%"],
        ["Occupied", 6, units, 4200, area],
        ["Vacant", 2, "25.0%", 1350, "24.3%"],
        ["Total", 8, "100.0%", 5550, "100.0%"],
    ]


def test_printed_percentages_of_units_and_area_agree_with_the_rows() -> None:
    x = roll(*occupancy())
    assert [c.status for c in results(x, "R10")] == ["PASS", "PASS", "PASS"]
    assert [c.status for c in results(x, "R11")] == ["PASS", "PASS", "PASS"]
    assert results(x, "R10", "Property Occupancy")[-1].message == "all 3 percentages are those of Total"


@pytest.mark.parametrize(("check", "printed"), [("R10", {"units": "87.5%"}), ("R11", {"area": "80.0%"})])
def test_a_wrong_percentage_fails_by_its_points(check: str, printed: dict[str, str]) -> None:
    x = roll(*occupancy(**printed))
    occupied = result(x, check, "Occupied")
    assert occupied.status == "FAIL"
    assert occupied.difference is not None
    assert occupied.difference < -4


@pytest.mark.parametrize(("printed", "found"), [("24.32%", "PASS"), ("24.23%", "WARN"), ("24.2%", "WARN")])
def test_one_exact_percentage_beside_100_tells_what_a_column_is_of(printed: str, found: str) -> None:
    x = roll(
        [], ["Square", "", "# Of", "% Unit", "% Sqft"], ["Summary", "Footage", "Units", "Occupancy", "Occupied"],
        ["All Residents", 5550, 8, "100.00%", "100.00%"], ["Occupied Units", 4200, 6, "75.00%", "75.68%"],
        ["Vacant Units", 1350, 2, "25.00%", printed],
    )  # fmt: skip
    assert result(x, "R11", "All Residents").status == found


def test_notice_counts_as_vacant_where_only_that_ties() -> None:
    rows = [home(str(101 + n), f"T. {n}", out="02/28/2024" if n == 5 else None) for n in range(6)]
    x = roll([], ["Property Occupancy"], ["Status", "Units", "%"], ["Occupied", 5, "83.3%"], ["Vacant", 1, "16.7%"],
             ["Total", 6, "100.0%"], rows=rows)  # fmt: skip
    check = result(x, "R10", "Occupied")
    assert (check.status, check.basis) == ("PASS", "noticeVacant")


def test_percentages_that_are_not_printed_are_skipped() -> None:
    x = roll()
    assert status(x, "R10") == status(x, "R11") == "SKIPPED"


@pytest.mark.parametrize(("share", "found"), [("75.0%", "PASS"), ("95.0%", "WARN")])
def test_a_percentage_alone_below_the_total_is_compared(share: str, found: str) -> None:
    x = roll(["Percent Occupied", share])
    assert [(c.title.partition(": ")[2], c.status) for c in results(x, "R10")] == [("Percent Occupied", found)]
    assert x.ledger.by_role["TOTAL"] == 2


def test_counts_of_notice_and_non_revenue_units_agree_with_the_rows() -> None:
    rows = [*ROWS, empty("203", "MODEL")]
    table = [[], ["Property Occupancy"], ["Status", "Units"], ["Occupied", 6], ["Vacant", 2]]
    right = roll(*table, ["Non-Revenue", 1], ["Total", 9], rows=rows)
    wrong = roll(*table, ["Non-Revenue", 3], ["Total", 9], rows=rows)
    assert (status(right, "R12", "Non-"), status(wrong, "R12", "Non-"), status(roll(), "R12")) == (
        "PASS", "FAIL", "SKIPPED",
    )  # fmt: skip


def floor_plans(units: int = 5, area: float = 690) -> list[list[Any]]:
    return [
        [],
        ["Rent Analysis by Floor Plan"],
        ["Floor Plan", "# Units", "Average SQFT", "Average Market Rent"],
        ["A1", units, area, 1000],
        ["B2", 3, 700, 1000],
    ]


def test_a_floor_plan_table_agrees_with_the_rows_of_each_type() -> None:
    x = roll(*floor_plans())
    assert [(c.title.split(": ")[1], c.status) for c in results(x, "R13")] == [("A1", "PASS"), ("B2", "PASS")]


@pytest.mark.parametrize("wrong", [{"units": 6}, {"area": 720}])
def test_a_wrong_figure_of_a_type_fails_and_names_it(wrong: dict[str, Any]) -> None:
    x = roll(*floor_plans(**wrong))
    assert status(x, "R13", "A1") == "FAIL"
    assert str(next(iter(wrong.values()))) in result(x, "R13", "A1").message
    assert status(x, "R13", "B2") == "PASS"


def test_a_type_that_is_printed_clipped_only_warns() -> None:
    rows = [row | {"type": "One Bedroom" if row["type"] == "A1" else "Two Bedroom"} for row in ROWS]
    table = floor_plans(units=6)
    table[3][0], table[4][0] = "One Bed", "Two Bed"
    x = roll(*table, rows=rows)
    assert status(x, "R13", "One Bed") == "WARN"
    assert status(x, "R13", "Two Bed") == "PASS"


def plans(rows: list[dict[str, Any]], *table: list[Any], **more: Any) -> Any:
    head = [[], ["Rent Analysis by Floor Plan"], ["Floor Plan", "# Units", "Units Occupied"]]
    return read_lines(rows, after=[*head, *table], **more)


def titles(x: Any, check: str) -> list[tuple[str, str]]:
    return [(c.title.partition(": ")[2], c.status) for c in results(x, check)]


def test_too_few_letters_of_a_type_are_no_clipped_name() -> None:
    rows = [row | {"type": "Alpha"} for row in ROWS]
    assert titles(plans(rows, ["Alp", 8, 6]), "R13") == [("Alp", "PASS")]
    assert status(plans(rows, ["Al", 8, 6]), "R13") == "SKIPPED"


def test_a_line_of_all_occupied_units_among_types_stands_alone() -> None:
    assert titles(plans(ROWS, ["Occupied", 6, 6]), "R13") == [("Occupied", "PASS")]


def test_a_total_of_types_none_of_whose_counts_is_their_sum_is_of_something_else() -> None:
    types = ["A1", 5, 4], ["B2", 3, 2]
    assert ("Totals:", "FAIL") in titles(plans(ROWS, *types, ["Totals:", 8, 7]), "R13")
    assert titles(plans(ROWS, *types, ["Totals:", 9, 7]), "R13") == [("A1", "PASS"), ("B2", "PASS")]


@pytest.mark.parametrize(
    ("units", "market", "area", "found"),
    [
        (4, 4000, 2800, "all 3 figures agree with 4 rows"), (3, 3000, 2100, "all 3 figures agree with 3 rows"),
        (3, 4000, 2800, "4 rows, printed 3"), (3, 3300, 2100, "marketRent 3000, printed 3300"),
    ],
)  # fmt: skip
def test_one_count_of_let_units_of_a_type_does_not_speak_against_their_sums(
    units: int, market: float, area: float, found: str
) -> None:
    rows = [home(str(101 + n), f"T. {n}", out=dt.date(2024, 2, 28) if n == 2 else None) for n in range(4)]
    line = ["A1", "Occupied", units, market, area]
    x = roll([], ["Unit Type Occupancy"], ["Type", "Status", "Units", "Market Rent", "Square Footage"], line, rows=rows)
    assert found in result(x, "R13", "A1").message.replace(".00", "")


@pytest.mark.parametrize(("let", "found"), [(2, "FAIL"), (3, "PASS"), (4, "PASS")])
def test_occupied_units_of_a_type_may_leave_out_those_on_notice(let: int, found: str) -> None:
    rows = [home(str(101 + n), f"T. {n}", out=dt.date(2024, 2, 28) if n == 2 else None) for n in range(4)]
    assert status(plans(rows, ["A1", 4, let]), "R13") == found


@pytest.mark.parametrize(("let", "found"), [(2, "FAIL"), (3, "PASS"), (4, "PASS")])
def test_occupied_units_of_a_type_may_hold_those_let_ahead(let: int, found: str) -> None:
    rows = [home(str(101 + n), f"T. {n}", status="Occupied") for n in range(3)]
    rows.append(empty("104", status="Vacant-Leased"))
    assert status(plans(rows, ["A1", 4, let], columns=COLUMNS | {"status": "Status"}), "R13") == found


@pytest.mark.parametrize(
    ("area", "let", "vacant", "found"),
    [
        (0, 800, 0, ["PASS", "PASS"]), (600, 800, 600, ["PASS", "PASS"]), (0, 880, 0, ["FAIL", "PASS"]),
        (600, 800, 660, ["PASS", "FAIL"]),
    ],
)  # fmt: skip
def test_the_areas_of_vacant_suites_that_are_let_and_that_are_not_keep_to_their_counts(
    area: int, let: int, vacant: int, found: list[str]
) -> None:
    """One of two vacant suites has a lease to come; the other may be of no area."""
    rows = [
        *(home(str(101 + n), f"T. {n}", status="Occupied") for n in range(3)),
        empty("104", status="Vacant", area=800),
        empty("105", status="Vacant", area=area),
        home("104", "New Co", status="Future", area=800, start=dt.date(2024, 3, 1), rent=None),
    ]
    block = [
        ["Occupied Sqft:", "3 Units", 2100], ["Leased/Unoccupied Sqft:", "1 Units", let],
        ["Vacant Sqft:", "1 Units", vacant], ["Total Sqft:", "5 Units", 2900 + area],
    ]  # fmt: skip
    x = read_lines(rows, columns=COLUMNS | {"status": "Status"}, total=None, after=block)
    assert [status(x, "R08", line) for line in ("Leased", "Vacant Sqft")] == found


@pytest.mark.parametrize(("listed", "found"), [(True, "PASS"), (False, "WARN")])
def test_a_lease_to_come_does_not_stand_for_the_vacant_suite_of_a_table(listed: bool, found: str) -> None:
    rows = [home(str(101 + n), f"T. {n}", area=700 + n, status="Current") for n in range(3)]
    rows += [empty("104", status="Vacant", area=800)] if listed else []
    rows += [home("104", "New Co", status="Future", area=800, start=dt.date(2024, 3, 1), rent=None)]
    table = [[], ["Occupancy Summary"], ["Status", "Area", "%"], ["Occupied Area", 2103, "72.44%"],
             ["Vacant Area", 800, "27.56%"], ["Total", 2903, "100.00%"]]  # fmt: skip
    x = read_lines(rows, columns=COLUMNS | {"status": "Status"}, asset_type="OFFICE", total=None, after=table)
    assert status(x, "R08", "Total, Occupancy") == found


@pytest.mark.parametrize(("leases", "found"), [(1, "FAIL"), (2, "PASS"), (3, "PASS")])
def test_a_lease_of_two_suites_is_one_lease_or_two(leases: int, found: str) -> None:
    columns = COLUMNS | {"lease": "Lease Type"}
    rows = [home(unit, tenant, lease="NNN") for unit, tenant in (("1", "Acme"), ("2", "Acme"), ("3", "Bolt"))]
    table = [[], ["Summary of Lease Types"], ["Lease Type", "# of Leases", "Area"], ["NNN", leases, 2100]]
    assert status(read_lines(rows, columns=columns, asset_type="OFFICE", after=table), "R14") == found


def test_without_a_table_of_types_there_is_nothing_to_compare() -> None:
    assert status(roll(), "R13") == status(roll(), "R14") == "SKIPPED"


@pytest.mark.parametrize(("leases", "found"), [(4, "PASS"), (5, "FAIL")])
def test_a_lease_type_table_counts_the_leases_of_each_type(leases: int, found: str) -> None:
    columns = COLUMNS | {"lease": "Lease Type"}
    rows = [row | {"lease": "NNN" if row["type"] == "A1" else "Gross"} for row in ROWS if row["tenant"] != "VACANT"]
    x = read_lines(
        rows,
        columns=columns,
        asset_type="OFFICE",
        after=[[], ["Summary of Lease Types"], ["Lease Type", "# of Leases", "Area"], ["NNN", leases, 2800],
               ["Gross", 2, 1400]],
    )  # fmt: skip
    assert status(x, "R14", "NNN") == found
    assert status(x, "R14", "Gross") == "PASS"


def test_a_table_of_leases_counts_those_in_force_where_its_other_lines_do() -> None:
    """Areas alone would let one line be of all leases, since a lease of no area is missing from it."""
    columns = COLUMNS | {"lease": "Lease Type", "status": "Status"}
    rows = [home(str(101 + n), f"T. {n}", area=700 + n, lease="NNN", status="Current") for n in range(3)]
    rows += [home(str(201 + n), f"G. {n}", area=900 + n, lease="Gross", status="Current") for n in range(3)]
    old = {"status": "Past", "area": 500, "end": dt.date(2022, 5, 31), "out": dt.date(2022, 5, 31)}
    rows += [home("101", "Old", lease="NNN", **old), home("201", "Older", lease="Gross", **old)]
    table = [
        [],
        ["Summary of Lease Types"],
        ["Lease Type", "# of Leases", "Area"],
        ["NNN", 3, 2103],
        ["Gross", 4, 2703],
    ]
    x = read_lines(rows, columns=columns, asset_type="OFFICE", total=None, after=table)
    assert [status(x, "R14", name) for name in ("NNN", "Gross")] == ["PASS", "FAIL"]
    found = next(c for c in x.checks if c.check_id == "R14" and "Gross" in c.title)
    assert (found.message, found.rows) == ("Gross: 3 rows, printed 4", [3, 4, 5])


@pytest.mark.parametrize(("gross", "found"), [(1200, "PASS"), (900, "WARN")])
def test_the_gross_rent_of_a_lease_is_not_below_its_base_rent(gross: int, found: str) -> None:
    columns = {"unit": "Unit(s)", "tenant": "Lease", "lease": "Lease Type", "area": "Area", "start": "Lease From",
               "rent": "Monthly Rent"}  # fmt: skip
    rows: list[dict[str, Any]] = []
    for n in range(4):
        rows.append({"unit": str(100 + n), "tenant": f"Acme {n} LLC", "lease": "Retail NNN", "area": 900,
                     "start": dt.date(2022, 1, 1), "rent": 1000})  # fmt: skip
        rows.append({"tenant": "Gross Rent", "rent": gross if n == 3 else 1100})
    x = read_lines(rows, columns=columns, asset_type="RETAIL", total=None)
    assert [row.contract_rent for row in x.rows] == [1000] * 4
    assert status(x, "R16") == found
