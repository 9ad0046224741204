"""What counts as one unit, as several, or as none, where the document's own counts or its words choose."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import pdf, read, results, workbook

from docextract import RentRoll
from docextract.extractors.rent_roll.arithmetic.suites import RUN, SEVERAL, suites_of

HEAD = ["Suite", "Use", "Tenant", "SF", "Lease Start", "Lease End", "Rent"]
Rows = list[list[Any]]


def let(
    suite: str, area: int | None = 900, rent: float = 2000.0, use: str = "Office", start: str = "2024-03-01"
) -> Any:
    return [suite, use, f"Zeph {suite} LLC", area, start, "2029-02-28", rent]


def void(suite: str, area: int | None = 900, use: str = "Office") -> list[Any]:
    return [suite, use, "VACANT", area, None, None, None]


LET = [let(str(101 + n), 900 + n, 2000.0 + n) for n in range(6)]
TITLE: Rows = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]


def roll(rows: Rows, *below: list[Any], head: list[str] = HEAD, asset_type: str = "OFFICE") -> RentRoll:
    return read(workbook([*TITLE, head, *rows, [], *below]), asset_type)


def counts(x: RentRoll) -> tuple[int, int, int]:
    return x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units


@pytest.mark.parametrize(
    ("unit", "told"),
    [
        ("2A & 2B", {SEVERAL: 2}), ("201+202", {SEVERAL: 2}), ("7+8+9", {SEVERAL: 3}), ("4/5", {SEVERAL: 2}),
        ("2A & B", {SEVERAL: 2}), ("Suite 100, 110", {SEVERAL: 2}), ("101-103", {RUN: 3}), ("P1-P9", {RUN: 9}),
        ("101", {}), ("5 (whole)", {}), ("2010-1", {}), ("Hall A & office", {}), (None, {}), ("A-12", {}),
    ],
)  # fmt: skip
def test_the_numbers_in_a_name_of_a_unit_are_told(unit: str | None, told: dict[str, int]) -> None:
    assert suites_of(unit) == told


def test_a_line_of_several_numbers_is_as_many_units_where_the_counts_say_so() -> None:
    x = roll([*LET, let("107 & 108", 1800, 4000.0), void("109")], ["No. of units", 9], ["Let", 8], ["Void", 1])
    assert counts(x) == (9, 8, 1)
    assert [row.unit_count for row in x.rows] == [1] * 6 + [2, 1]
    assert x.summary.occupancy.physical.numerator == 8
    assert [check.status for check in results(x, "R03")] == ["PASS"]


def test_a_line_of_several_numbers_is_one_unit_where_the_counts_say_so_or_nothing_does() -> None:
    rows = [*LET, let("107 & 108", 1800, 4000.0), void("109")]
    assert counts(roll(rows, ["Units", 8], ["Let", 7], ["Vacant", 1])) == (8, 7, 1)
    assert counts(roll(rows)) == (8, 7, 1)


def test_what_the_counts_leave_out_is_no_unit_in_place_of_a_second_number() -> None:
    rows = [*LET, let("107 & 108", 1800, 4000.0), void("109"), let("P1", None, 300.0, "parking")]
    assert counts(roll(rows, ["units 9 / occ. 8 / vac. 1; parking not counted"])) == (9, 8, 1)


def test_parts_of_one_number_are_one_unit_where_the_counts_say_so() -> None:
    rows = [*LET, let("107 (east)"), let("107 (west)"), void("109")]
    assert counts(roll(rows, ["8 offices: 7 let, 1 vacant"])) == (8, 7, 1)
    assert counts(roll(rows, ["9 offices: 8 let, 1 vacant"])) == (9, 8, 1)
    halls = [one for n in "ABCD" for one in (let(f"Hall {n}", 5000, 20000.0), let(f"Hall {n} - office", 300, 9000.0))]
    assert counts(roll([*halls, void("Hall E", 5000)], ["Halls", 5], ["Let", 4], ["Vacant", 1])) == (5, 4, 1)


def test_a_kind_far_smaller_than_the_others_is_no_unit_where_the_counts_say_so() -> None:
    rows = [*LET, void("109"), let("Container 1", 160, 120.0, ""), let("Container 2", 160, 120.0, "")]
    assert counts(roll(rows, ["No. of units", 7], ["Let", 6], ["Void", 1])) == (7, 6, 1)
    assert counts(roll(rows)) == (9, 8, 1)


def test_a_lease_that_is_yet_to_begin_leaves_its_unit_vacant_where_the_counts_say_so() -> None:
    rows = [*LET, let("107", start="2027-01-01"), void("109")]
    x = roll(rows, ["8 units: 6 handed over, 2 empty"])
    assert counts(x) == (8, 6, 2)
    assert (x.rows[6].occupancy_status, x.rows[6].tenant_name) == ("VACANT_LEASED", "Zeph 107 LLC")
    assert counts(roll(rows, ["8 units: 7 handed over, 1 empty"])) == (8, 7, 1)


def test_storage_far_smaller_than_the_others_goes_with_them_where_nothing_is_counted() -> None:
    stores = [let("Bsmt 1", None, 150.0, "storage"), let("Bsmt 2", None, 150.0, "storage")]
    assert counts(roll([*LET, void("109"), *stores])) == (7, 6, 1)
    large = [let("B1", 800, 1900.0, "storage"), let("B2", 800, 1900.0, "storage")]
    assert counts(roll([*LET, void("109"), *large])) == (9, 8, 1)


@pytest.mark.parametrize(
    "said",
    [
        [["Occupancy by type: office 4 of 5, shop 2 of 2."]],
        [["Lettable units", 7], ["in", 6], ["out, or not arrived", 1]],
        [["Occupied", 5], ["Vacating", 1], ["Vacant", 1], ["Total suites", 7]],
        [["units 7 / occ. 6 / vac. 1"]],
    ],
)
def test_counts_are_read_by_their_parts(said: Rows) -> None:
    rows = [*LET, void("109"), let("Mast", None, 90.0, "Mobile mast"), let("Yard", None, 80.0, "Lorry yard")]
    assert counts(roll(rows, *said)) == (7, 6, 1)


def test_another_sheet_may_count_the_units() -> None:
    info: Rows = [["Elm Court"], ["Owner", "Zeph AG"], ["Office units", 7], ["of which let", 6], ["of which empty", 1]]
    rows = [*LET, void("109"), let("Desk", None, 90.0, "Desks")]
    x = read(workbook(info, [*TITLE, HEAD, *rows], names=["Info", "RR"]), "OFFICE", sheet="RR")
    assert counts(x) == (7, 6, 1)


CODED = ["Suite", "Code", "Tenant", "SF", "Rent"]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_a_column_called_code_holds_statuses_where_a_legend_says_so(make: Any) -> None:
    rows = [[str(201 + n), "OC", f"Zeph {n} LLC", 150 + n, 700.0 + n] for n in range(6)]
    free = [["207", "VR", None, 150, None], ["208", "RS", "Una Vance", 150, 700.0], ["209", "MO", None, 150, None]]
    legend = [
        ["OC occupied", "VR vacant ready", "RS reserved, not moved in", "MO model", "Offices"],
        [6, 1, 1, 1, 9],
    ]
    x = read(make([["Elm Suites"], ["Rent Roll"], [], CODED, *rows, *free, [], *legend]), "OFFICE")
    assert counts(x) == (9, 6, 2)
    assert [row.status_text for row in x.rows[5:]] == ["OC", "VR", "RS", "MO"]


def test_a_legend_may_stand_beside_the_roll_and_explain_long_codes() -> None:
    head = ["Apt", "Type", "SF", "Status", "Resident", "Rent", None, "Code", "Meaning", "Units"]
    rows: Rows = [[str(101 + n), "1BR", 700, "OCC", f"Una Vance {n}", 900.0 + n] for n in range(8)]
    rows += [
        ["110", "1BR", 700, "VAC-RSV", "Ivo Lund", 900.0],
        ["111", "1BR", 700, "MAINT"],
        ["112", "1BR", 700, "SHW"],
    ]
    beside = [["OCC", "occupied", 8], ["VAC-RSV", "vacant, reserved", 1], ["MAINT", "closed for repair", 1]]
    beside += [["SHW", "show apartment", 1], [None, "Total", 11]]
    for line, cells in zip(rows, beside, strict=False):
        line += [None] * (7 - len(line)) + cells
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], head, *rows]))
    assert counts(x) == (11, 8, 1)
    assert [row.occupancy_status for row in x.rows[8:]] == ["VACANT_LEASED", "DOWN", "MODEL"]


def test_a_lease_whose_tenant_is_not_yet_in_is_vacant_by_the_legend() -> None:
    rows = [[str(101 + n), "O", f"Una Vance {n}", 700, 900.0 + n] for n in range(6)]
    rows += [["107", "L", "Ivo Lund", 700, 900.0], ["108", "V", None, 700, None]]
    legend = [["O = occupied  V = vacant  L = leased, lessee has not taken occupation"]]
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], CODED, *rows, [], *legend]))
    assert counts(x) == (8, 6, 2)


@pytest.mark.parametrize(("make", "number"), [(workbook, int), (pdf, str)])
def test_a_number_alone_between_its_neighbours_is_a_vacant_unit(make: Any, number: Any) -> None:
    head = ["Unit", "Name", "Rent", "Lease Ends"]
    own: Rows = [[number(101), "R. Yarbury", 1010, "2027-05-31"], [number(102)]]
    own += [[number(103), "A. Oak", 1050, "2027-05-31"]]
    own += [["3A", "U. Crump", 1010, "2027-05-31"], ["3B"], ["3C", "Q. Grind", 1010, "2027-05-31"]]
    own += [["Shed 1", "T. Vance", 10, "2027-05-31"], ["Shed 2"], ["Shed 3", "M. Cast", 10, "2027-05-31"]]
    x = read(make([["Elm Court"], ["Rent Roll"], [], head, *own]))
    assert [row.unit for row in x.rows] == ["101", "102", "103", "3A", "3B", "3C", "Shed 1", "Shed 2", "Shed 3"]


def test_the_words_of_a_heading_below_its_rows_are_their_sum() -> None:
    head = ["Unit", "Tenant", "Rent", "Lease Ends"]
    shops: Rows = [["STORES"], *[[f"Store {n}", f"Zeph {n} LLC", 2500 + n, "2027-05-31"] for n in (1, 2, 3)]]
    homes: Rows = [["FLATS"], *[[f"{n}A", f"Una Vance {n}", 900 + n, "2027-05-31"] for n in (2, 3, 4)]]
    x = read(
        pdf([["9 Elm St"], ["Rent Roll"], [], head, *shops, ["STORES", None, 7506], *homes, ["FLATS", None, 2709]])
    )
    assert [row.unit for row in x.rows] == ["Store 1", "Store 2", "Store 3", "2A", "3A", "4A"]


@pytest.mark.parametrize(
    ("name", "status"),
    [("Used as site office", "ADMIN"), ("off line - fire damage", "DOWN"), ("Kept as model", "MODEL")],
)
def test_what_an_empty_unit_serves_for_is_no_name(name: str, status: str) -> None:
    x = roll([*LET, ["107", "Office", name, 900]])
    assert (x.rows[-1].occupancy_status, x.rows[-1].tenant_name) == (status, None)


def test_a_remark_behind_a_status_leaves_it_what_it_is() -> None:
    rows = [[str(101 + n), "Let", f"Una Vance {n}", 700, 900.0 + n] for n in range(6)]
    rows += [["107", "Void - let from 21/11/2026", None, 700, None]]
    x = read(workbook([*TITLE, ["Suite", "Status", "Tenant", "SF", "Rent"], *rows]))
    assert (x.rows[-1].occupancy_status, x.rows[-1].status_basis) == ("VACANT", "printed")


def test_months_of_rents_in_a_header_are_columns_and_no_day_of_the_report() -> None:
    head = ["Unit", "Name", "Jan 2025", "Feb 2025", "Mar 2025", "Rent now"]
    rows = [[f"Shop {n}", f"Zeph {n} LLC", 2200, 2200, 2200, 2200 + n] for n in range(1, 7)]
    x = read(workbook([["Elm Row"], ["Rent roll, rents through March 2025"], [], head, *rows]), "RETAIL")
    assert [row.contract_rent for row in x.rows] == [2200 + n for n in range(1, 7)]


def test_counts_above_the_roll_are_no_header_of_units() -> None:
    badges = [["Dwellings", "Occupied", "Vacant (incl. reserved)", "Show / Mgmt"], [9, 8, 1, 0], []]
    rows = [[f"{101 + n}", "1BR", f"Una Vance {n}", 700, "2024-03-01", "2027-02-28", 900 + n] for n in range(8)]
    x = read(
        workbook([["Elm Court"], ["Rent Roll on 05/02/2025"], *badges, HEAD, *rows, ["109", "1BR", "VACANT", 700]])
    )
    assert counts(x) == (9, 8, 1)
    assert x.rows[0].unit == "101"


def test_beds_in_a_column_of_bedrooms_are_units() -> None:
    head = ["Flat", "Bedroom", "Type", "Occupant", "Rent pcm", "From", "To"]
    rows = [
        [f"Flat {n}", f"{n}{bed}", "En-suite", f"Una Vance {n}{bed}", 1240, "2024-08-24", "2025-07-26"]
        for n in (1, 2, 3) for bed in "ABC"
    ]  # fmt: skip
    x = read(workbook([["Elm Flats"], ["Position as at 06/09/2024"], [], head, *rows]), "STUDENT_HOUSING")
    assert counts(x) == (9, 9, 0)


def test_whoever_has_a_room_for_work_is_not_made_vacant_but_who_owes_beside_no_rent_may_have_left() -> None:
    head = ["Room", "Name", "Paid by", "Rent", "Arrears"]
    rows = [["G1", "D. Okoro (house manager)", "Wages", 0, None]]
    rows += [[f"{201 + n}", f"Una Vance {n}", "Cash", 600 + n, 10 * n] for n in range(6)]
    rows += [["B2", "Locked, goods of A. Moy", None, None, 1320]]
    counted = [["Total rooms", 8], ["Occupied", 7], ["Vacant", 1]]
    x = read(workbook([["Elm Lodge"], ["Rent Roll"], ["As of 10/31/2026"], [], head, *rows, [], *counted]))
    assert counts(x) == (8, 7, 1)
    assert [(row.unit, row.tenant_name) for row in x.rows if not row.is_occupied] == [("B2", None)]
