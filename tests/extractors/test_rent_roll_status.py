"""Who lives there: what sets a row's status, which rows count as units, and what they relate to."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from promises import assert_sound
from rolls import COLUMNS, column, empty, home, lines, pdf, read, read_lines, result, status, workbook

from fewer import each

WITH_STATUS = COLUMNS | {"status": "Status"}
SECTION_STATUS = {
    "Current/Notice/Vacant Residents": "OCCUPIED",
    "Future Residents/Applicants": "FUTURE",
    "Former Residents": "FORMER",
}


@each(
    [
        ("Occupied", "OCCUPIED", True),
        ("Current", "OCCUPIED", True),
        ("Occupied - No Notice", "OCCUPIED", True),
        ("Notice", "NOTICE", True),
        ("On Notice", "NOTICE", True),
        ("Notice-Rented", "NOTICE_LEASED", True),
        ("Vacant", "VACANT", False),
        ("Vacant-Unrented", "VACANT", False),
        ("Vacant-Leased", "VACANT_LEASED", False),
        ("Vacant-Rented", "VACANT_LEASED", False),
        ("Model", "MODEL", None),
        ("Admin/Down", "DOWN", None),
        ("Down", "DOWN", None),
        ("Offline-Mod", "DOWN", None),
        ("Evict", "EVICTION", True),
        ("Employee", "EMPLOYEE", True),
    ]
)
def test_a_status_column_is_taken_at_its_word(printed: str, meant: str, occupied: bool | None) -> None:
    who = "Ann Ames" if occupied else None
    x = read_lines(
        [home("101", who, status=printed), home("102", "Bob Boll", status="Occupied"), empty("103", status="Vacant")],
        columns=WITH_STATUS,
    )
    row = x.rows[0]
    assert (row.occupancy_status, row.is_occupied) == (meant, occupied)
    assert (row.status_text, row.status_basis) == (printed, "printed")
    assert row.sources["statusText"]
    assert_sound(x)


def test_a_section_heading_sets_the_status_of_the_rows_below_it_until_the_next() -> None:
    x = read_lines(
        [
            ["Current/Notice/Vacant Residents"],
            home("101"),
            home("102", "Bob Boll"),
            ["Future Residents/Applicants"],
            home("103", "Cyd Cole", start=dt.date(2024, 3, 1), end=dt.date(2025, 2, 28), **{"in": None}),
            home("104", "Dee Dunn", start=dt.date(2024, 3, 1), end=dt.date(2025, 2, 28), **{"in": None}),
        ],
        total=None,
    )
    assert column(x, "occupancy_status") == ["OCCUPIED", "OCCUPIED", "FUTURE", "FUTURE"]
    assert [row.section for row in x.rows] == ["Current/Notice/Vacant Residents"] * 2 + [
        "Future Residents/Applicants"
    ] * 2
    assert [row.status_basis for row in x.rows[2:]] == ["section", "section"]
    assert [row.counts_as_unit for row in x.rows] == [True, True, False, False]
    assert x.summary.total_units == 2
    assert x.ledger.by_role["SECTION"] == 2
    assert_sound(x)


def test_where_a_roll_names_its_tenants_a_blank_one_is_a_vacancy() -> None:
    x = read_lines([home("101"), empty("102"), home("103", "Cyd Cole")])
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT", "OCCUPIED"]
    assert x.rows[1].status_basis == "tenant"
    assert (x.summary.occupied_units, x.summary.vacant_units) == (2, 1)


def test_where_a_roll_names_no_tenants_nothing_is_said_of_occupancy() -> None:
    bare = {key: COLUMNS[key] for key in ("unit", "type", "area", "market", "rent")}
    x = read_lines([home("101"), home("102"), home("103")], columns=bare)
    assert set(column(x, "occupancy_status")) == {"UNKNOWN"}
    assert set(column(x, "is_occupied")) == {None}
    assert set(column(x, "status_basis")) == {None}


@each(
    [
        ("VACANT", "VACANT"),
        ("Vacant", "VACANT"),
        ("-- Vacant --", "VACANT"),
        ("MODEL", "MODEL"),
        ("Down", "DOWN"),
        ("OFFLINE-BEDBUG **", "DOWN"),
        ("Hors service", "DOWN"),
    ]
)
def test_a_word_in_the_tenants_place_is_a_status_and_no_name(word: str, meant: str) -> None:
    x = read_lines([home("101"), empty("102", word), home("103", "Cyd Cole")])
    row = x.rows[1]
    assert (row.occupancy_status, row.status_basis, row.tenant_name) == (meant, "sentinel", None)
    assert "tenantName" not in row.sources


def test_a_move_out_to_come_is_a_notice_and_one_long_past_is_not() -> None:
    x = read_lines([home("101", out=dt.date(2024, 2, 29)), home("102", "Bob Boll"), home("103", "Cyd Cole")])
    assert column(x, "occupancy_status") == ["NOTICE", "OCCUPIED", "OCCUPIED"]
    assert x.rows[0].status_basis == "moveOutDate"
    assert x.rows[0].move_out_date == dt.date(2024, 2, 29)
    assert x.summary.notice_units == 1
    assert x.summary.occupied_units == 3


def test_a_unit_listed_again_with_its_next_tenant_counts_once() -> None:
    x = read_lines(
        [
            home("101", out=dt.date(2024, 2, 29)),
            home(
                "101", "Next Nell", start=dt.date(2024, 3, 1), end=dt.date(2025, 2, 28), **{"in": dt.date(2024, 3, 1)}
            ),
            home("102", "Bob Boll"),
        ],
        total=None,
    )
    assert [row.counts_as_unit for row in x.rows] == [True, False, True]
    assert (x.rows[1].occupancy_status, x.rows[1].relates_to) == ("FUTURE", 0)
    assert [row.in_place for row in x.rows] == [True, False, True]
    assert x.summary.total_units == 2
    assert x.summary.future_rows == 1
    assert_sound(x)


def test_the_next_lease_of_the_same_tenant_is_a_renewal() -> None:
    x = read_lines(
        [home("101"), home("101", start=dt.date(2024, 6, 1), end=dt.date(2025, 5, 31)), home("102", "Bob Boll")],
        total=None,
    )
    assert x.rows[1].occupancy_status == "RENEWAL"
    assert x.rows[1].relates_to == 0
    assert not x.rows[1].counts_as_unit


def test_future_residents_relate_to_the_unit_they_will_move_into() -> None:
    x = read_lines(
        [
            ["Current/Notice/Vacant Residents"],
            home("101"),
            empty("102", "VACANT"),
            ["Future Residents/Applicants"],
            home("102", "Next Nell", start=dt.date(2024, 3, 1), **{"in": None}),
        ],
        total=None,
    )
    assert x.rows[2].relates_to == 1
    assert x.rows[2].contract_rent == 950
    assert not x.rows[2].in_place


@pytest.mark.parametrize(
    ("unit", "kind"), [("P-01", "Parking"), ("ANT1", "Antenna"), ("LDRY", "Laundry"), ("G-4", "Garage")]
)
def test_parking_antennas_and_laundries_are_rows_but_no_units(unit: str, kind: str) -> None:
    x = read_lines([home("101"), home("102", "Bob Boll"), home(unit, "Tel Co", type=kind, market=None, rent=75)])
    row = x.rows[2]
    assert (row.space_use, row.counts_as_unit) == ("NON_UNIT", False)
    assert row.contract_rent == 75
    assert x.summary.total_units == 2


def suites(*areas: int | None, count: int | None) -> Any:
    columns = {key: COLUMNS[key] for key in ("unit", "area", "tenant", "rent", "start", "end")}
    rows = [home(f"{100 + n}", f"Tenant {n} LLC", area=area, rent=5000 + n) for n, area in enumerate(areas)]
    stated = [["Total Units:", count]] if count is not None else []
    return read_lines(rows, columns=columns, after=stated, asset_type="OFFICE")


def test_a_suite_of_no_area_counts_as_a_unit() -> None:
    x = suites(1200, 0, 900, 700, count=None)
    assert x.summary.total_units == 4
    assert column(x, "area")[1] == 0


def test_suites_of_no_area_stop_counting_where_the_printed_count_ties_only_without_them() -> None:
    x = suites(1200, 0, 900, 700, count=3)
    assert [row.counts_as_unit for row in x.rows] == [True, False, True, True]
    assert "zeroAreaNotCounted" in [note.type for note in x.warnings]
    assert status(x, "R03") == "PASS"


def test_a_suite_of_no_area_counts_where_the_printed_count_ties_with_it() -> None:
    x = suites(1200, 0, 900, 700, count=4)
    assert x.summary.total_units == 4
    assert result(x, "R03").basis == "current"


def test_an_expired_lease_of_someone_who_is_still_there_is_a_holdover_and_not_month_to_month() -> None:
    x = read_lines([home("101", end=dt.date(2023, 12, 31)), home("102", "Bob Boll")])
    assert x.rows[0].occupancy_status == "OCCUPIED"
    assert not x.rows[0].is_month_to_month
    assert x.rows[0].in_place
    assert x.summary.lease_expirations.holdover == 1


@pytest.mark.parametrize("word", ["MTM", "Month to Month", "M-T-M", "month-to-month"])
def test_month_to_month_is_what_the_document_says_in_place_of_an_end(word: str) -> None:
    x = read_lines([home("101", end=word), home("102", "Bob Boll"), home("103", "Cyd Cole")])
    row = x.rows[0]
    assert row.is_month_to_month
    assert row.lease_end_date is None
    assert row.unread == {"leaseEndDate": word}
    assert x.summary.lease_expirations.month_to_month == 1


def test_sections_hold_on_paper_over_the_end_of_a_page() -> None:
    head = [["Rent Roll"], ["Maple Court"], ["As of 01/31/2024"], list(COLUMNS.values())]
    rows = lines([home(str(100 + n), f"Tenant {n}") for n in range(6)], total=None)[len(head) :]
    first = [*head, ["Current Residents"], *rows[1:4]]
    second = [*head, *rows[4:6], ["Future Residents"], rows[6]]
    x = read(pdf(first, second))
    assert column(x, "occupancy_status") == ["OCCUPIED"] * 5 + ["FUTURE"]
    assert {place.page for place in x.rows[4].sources["contractRent"]} == {2}
    assert_sound(x)


def test_a_roll_of_beds_counts_beds() -> None:
    columns = {"unit": "Unit", "bed": "Bed", **{k: v for k, v in COLUMNS.items() if k != "unit"}}
    rows = [
        home("101", "Ann Ames", bed="A"),
        home("101", "Bob Boll", bed="B"),
        empty("102", bed="A"),
        home("102", "Cyd Cole", bed="B"),
    ]
    x = read(workbook(lines(rows, columns=columns)), "STUDENT_HOUSING")
    assert [(row.unit, row.bed) for row in x.rows] == [("101", "A"), ("101", "B"), ("102", "A"), ("102", "B")]
    assert x.summary.total_units == 4
    assert status(x, "S03") == "PASS"


@pytest.mark.parametrize(
    ("others", "meant"), [(["O", "V"], "APPLICANT"), (["A", "V"], "OCCUPIED"), (["N"], "OCCUPIED")]
)
def test_the_code_a_is_an_applicant_only_beside_codes_of_units_that_are_let(others: list[str], meant: str) -> None:
    rows = [
        home(f"{n}", "Ann Ames" if code != "V" else None, status=code) for n, code in enumerate(["A", *others], 101)
    ]
    assert column(read_lines(rows, columns=WITH_STATUS), "occupancy_status")[0] == meant


@pytest.mark.parametrize("mark", ["F", "Yes", "Future"])
def test_a_column_that_marks_leases_to_come_decides(mark: str) -> None:
    columns = WITH_STATUS | {"mark": 'Enter "F" for Future Lease'}
    rows = [home("101", status="C"), empty("102", status="V"), home("102", "Bob Boll", status="V", mark=mark)]
    x = read_lines(rows, columns=columns, total=None)
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT", "FUTURE"]
    assert (x.summary.total_units, x.rows[2].contract_rent, x.rows[2].status_basis) == (2, 950, "printed")


def test_codes_of_something_else_under_a_header_that_says_status_are_kept() -> None:
    columns = COLUMNS | {"reg": "Reg. Status"}
    x = read_lines(
        [home("101", reg="RS"), home("102", "Bob Boll", reg="DC"), empty("103", "VACANT", reg="RS")], columns=columns
    )
    assert column(x, "occupancy_status") == ["OCCUPIED", "OCCUPIED", "VACANT"]
    assert column(x, "status_text") == [None, None, "VACANT"]
    assert [c.value for row in x.rows for c in row.source_columns if c.header == "Reg. Status"] == ["RS", "DC", "RS"]
    # What just says status is one, in whatever words.
    said = read_lines([home("101", status="XQ"), home("102", "Bob Boll", status="ZQ")], columns=WITH_STATUS)
    assert column(said, "status_text") == ["XQ", "ZQ"]


def test_a_word_whose_letters_stand_apart_is_the_word() -> None:
    x = read_lines([home("101"), empty("102", "V A C A N T"), home("103", "A B Cole")])
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT", "OCCUPIED"]


def test_a_legend_says_each_code_by_the_words_right_behind_it() -> None:
    rows = [home("101", status="O"), empty("102", status="V"), empty("103", status="VL"), home("104", status="O")]
    key = "Status key: O = occupied, V = vacant, VL = vacant leased, MODEL / DOWN = off line"
    x = read_lines(rows, columns=WITH_STATUS, after=[[], [key]])
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT", "VACANT_LEASED", "OCCUPIED"]


def test_a_word_for_a_vacancy_where_others_have_something_else_is_a_row_without_a_tenant() -> None:
    head = ["Berth", "Feet", "Vessel", "Licensee", "From", "To", "Moorage"]
    term = [dt.date(2025, 4, 1), dt.date(2026, 3, 31)]
    rows = [
        [f"B{n}", f"{40 + n % 3}'", "open"]
        if n in (3, 9)
        else [f"B{n}", f"{40 + n % 3}'", f"Tern {n}", f"R. Sand {n}", *term, 500 + n]
        for n in range(1, 10)
    ]
    x = read(workbook([["Moorage roll"], [], head, *rows]), "OTHER")
    assert [row.unit for row in x.rows] == [f"B{n}" for n in range(1, 10)]
    assert [row.unit for row in x.rows if row.occupancy_status == "VACANT"] == ["B3", "B9"]
    assert [row.status_text for row in x.rows if row.occupancy_status == "VACANT"] == ["open"] * 2


def test_units_below_the_building_that_stands_once_above_them_are_its_own() -> None:
    columns = {"bldg": "Bldg", **COLUMNS}
    rows = [
        {**home(unit, f"{unit} of {bldg} LLC"), "bldg": bldg if unit == "A" else None}
        for bldg in ("10", "20", "30")
        for unit in "ABC"
    ]
    x = read_lines(rows, columns=columns, total=None)
    assert x.summary.total_units == 9
    assert all(row.relates_to is None for row in x.rows)


def test_who_is_there_on_a_lease_that_runs_lives_there_whatever_comes_next() -> None:
    columns = COLUMNS | {"status": "Status"}
    rows = [home(f"{n}", f"Vance {n}", status="Current") for n in range(101, 105)]
    rows += [
        home("105", "Ann Ames", status="Future", start=dt.date(2023, 8, 15), end=dt.date(2026, 7, 31), **{"in": None})
    ]
    rows += [home("106", "Bo Cole", status="Future", start=dt.date(2026, 8, 15), end=None, **{"in": None})]
    x = read_lines(rows, columns=columns, total=None)
    assert [row.is_occupied for row in x.rows[4:]] == [True, None]


def test_a_note_that_a_room_is_reserved_says_so_where_the_lease_begins_later() -> None:
    columns = COLUMNS | {"note": "Notes"}
    rows = [home(f"{n}", f"Vance {n}", note=None) for n in range(101, 105)]
    rows += [home("105", "Ann Ames", note="RESERVED", start=dt.date(2030, 8, 15), end=dt.date(2031, 7, 31))]
    rows += [home("106", "Bo Cole", note="RESERVED")]
    x = read_lines(rows, columns=columns, total=None)
    assert [(row.occupancy_status, row.status_text) for row in x.rows[4:]] == [
        ("VACANT_LEASED", "RESERVED"),
        ("OCCUPIED", None),
    ]


def test_what_tenants_keep_in_their_garages_is_no_status() -> None:
    columns = {key: COLUMNS[key] for key in ("unit", "tenant", "rent", "start")} | {"in": "what's in it"}
    kept = ["storage", "car", "car", "storage", "tools", "car", "boat", "car"]
    rows = [home(f"{n + 1}", f"Una Vance {n}", **{"in": kept[n]}) for n in range(8)]
    x = read_lines([*rows, empty("9", "empty")], columns=columns, total=None)
    assert (x.summary.occupied_units, x.summary.vacant_units, x.summary.non_revenue_units) == (8, 1, 0)


SINCE = dt.date(2024, 3, 1)


def test_a_space_that_is_closed_for_repair_by_its_legend_is_a_unit_that_is_not_let() -> None:
    head = ["Stall", "St.", "Stallholder", "Size m²", "Licence from", "Rent"]
    rows: list[list[Any]] = [[f"P{n:02}", "L", f"Una Vance {n}", 9, SINCE, 100 + n] for n in range(1, 9)]
    legend = ["Register at 31 March 2025 (L = let, V = void, C = closed for repair)"]
    rows += [["P09", "V", None, 9, None, None], ["P10", "C", None, 6, None, None]]
    x = read(workbook([["The Corn Hall"], legend, [], head, *rows]), "RETAIL")
    said = x.summary
    assert [row.occupancy_status for row in x.rows[-2:]] == ["VACANT", "DOWN"]
    assert (said.total_units, said.occupied_units, said.vacant_units, said.non_revenue_units) == (10, 8, 1, 1)


def test_words_that_come_again_beside_names_say_who_is_there() -> None:
    names = ["Ames, Ann", "Boll, Ben", "Cole, Cy", "Dorn, Di", "Eads, Ed", "Fenn, Flo", "Gage, Gus", "Hale, Hy"]
    held = ["Shareholder"] * 6 + ["Sponsor - rented"] * 2
    rows: list[list[Any]] = [[f"{n}A", *one, 900 + n] for n, one in enumerate(zip(names, held, strict=True), 1)]
    rows += [["9A", "Ives, Ida", "Shareholder", 909], ["10A", None, "Sponsor - vacant", 910]]
    rows += [["11A", "Jay, Jo", "Shareholder", 911], ["12A", "Kerr, Kit", "Shareholder", 912]]
    x = read(workbook([["July 2025"], [], ["Apt", "Shareholder / occupant", "Held by", "Rent"], *rows]), "COOPERATIVE")
    assert column(x, "tenant_name") == [row[1] for row in rows]
    assert [row.unit for row in x.rows if row.occupancy_status == "VACANT"] == ["10A"]


def test_who_moved_out_by_a_note_is_no_tenant_of_the_house_that_is_let_again() -> None:
    head = ["House", "Tenant", "Rent", "Dep.", "Remarks"]
    rows: list[list[Any]] = [
        ["Blue house", "Ann Ames", 1325, 1325, None], ["Corner", "Ben Boll", 1200, None, "moved out 5/31/25"],
        ["Corner", "Cy Cole", 1250, 1200, "new 7/1"], ["Pink", "empty", None, None, None],
        ["Yellow", "Di Dorn", 675, 500, "pays own propane"], ["Barn", "Ed Eads", 900, 800, None],
    ]  # fmt: skip
    x = read(workbook([["Rent Roll"], ["As of 9/30/2025"], [], head, *rows, ["Total", None, 4150, 3825]]))
    left = x.rows[1]
    assert (left.occupancy_status, left.move_out_date, left.counts_as_unit) == (
        "FORMER", dt.date(2025, 5, 31), False,
    )  # fmt: skip
    assert left.sources["moveOutDate"]
    assert x.rows[2].counts_as_unit
    assert (x.summary.total_units, x.summary.occupied_units) == (5, 4)
