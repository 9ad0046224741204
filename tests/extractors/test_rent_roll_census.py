"""Who counts as a unit, as let and as vacant where the document's own counts say it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import Any

import pytest
from rolls import pdf, read, workbook

from docextract import RentRoll
from docextract.vocabulary import load_vocabulary
from fewer import each

HEAD = ["Unit", "Type", "Resident", "Status", "SF", "Lease Start", "Rent", "Deposit"]


def row(unit: int, status: str, name: str | None = "", kind: str = "Flat", rent: float | None = None) -> list[Any]:
    if name is None:
        return [str(unit), kind, None, status, 700, None, None, None]
    return [str(unit), kind, name or f"Una Vance {unit}", status, 700, "2025-03-01", rent or 900.0 + unit, 500]


LET = [row(101 + n, "Occupied") for n in range(8)]


def roll(rows: Sequence[list[Any]], *counts: list[Any], head: list[Any] = HEAD) -> RentRoll:
    title = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]
    return read(workbook([*title, head, *rows, [], *counts]))


def counts(x: RentRoll) -> tuple[int, int, int, int]:
    said = x.summary
    return said.total_units, said.occupied_units, said.vacant_units, said.non_revenue_units


def conventions(x: RentRoll) -> list[str]:
    return [note.message for note in x.warnings if note.type == "countConvention"]


DOWN = [*LET, row(120, "Vacant", None), row(121, "Down", None), row(122, "Model", None)]


@pytest.mark.parametrize(
    "said",
    [
        [["Units", 11], ["Occupied (incl. on notice)", 8], ["Vacant (incl. model, down)", 3]],
        [["11 apts: 8 lived in, 3 empty"]],
        [["8 leased, 3 vacant, 11 in total; 72.7% leased"]],
        [["Homes let: 8   Unlet: 3   Total: 11."]],
        [["Number of units: 11", "Occupied: 8   Vacant: 3"]],
        [["11 departamentos: 8 rentados y 3 sin inquilino."]],
        [["11 Mieteinheiten, davon 8 vermietet, 3 Leerstand"]],
        [["Occupancy Summary"], ["Kind", "Units", "Occupied", "Vacant"], ["All kinds", 11, 8, 3]],
    ],
)
def test_units_that_are_down_are_vacant_where_the_printed_counts_say_so(said: list[list[Any]]) -> None:
    x = roll(DOWN, *said)
    assert counts(x) == (11, 8, 3, 0)
    assert [one.occupancy_status for one in x.rows[-2:]] == ["DOWN", "MODEL"]
    assert [one.is_occupied for one in x.rows[-2:]] == [False, False]
    assert any("Down" in message for message in conventions(x))


@pytest.mark.parametrize(
    "said",
    [
        [],
        [["Units", 11], ["Occupied", 8], ["Vacant", 1], ["Down or model", 2]],
        [["11 units: 8 let, 1 vacant, 2 down"]],
        [["14 units: 9 let, 5 vacant"]],  # a row is missing: no convention makes up for it
        [["Building A: 4 units, 3 let, 1 vacant"]],  # a part of the roll
        [["Occupancy Summary"], ["Kind", "Units", "Units Occupied", "Units Available"], ["All kinds", 11, 8, 3]],
    ],
)
def test_units_that_are_down_are_neither_where_no_printed_count_says_otherwise(said: list[list[Any]]) -> None:
    x = roll(DOWN, *said)
    assert counts(x) == (11, 8, 1, 2)
    assert not conventions(x)


def test_the_office_is_no_unit_where_the_printed_counts_leave_it_out() -> None:
    x = roll([*LET, row(120, "Vacant", None), row(121, "Office", None)], ["9 lots: 8 filled, 1 open"])
    assert counts(x) == (9, 8, 1, 0)
    assert not x.rows[-1].counts_as_unit


def test_parking_counts_where_the_printed_counts_take_it_in() -> None:
    parking = [row(901, "Occupied", kind="Parking"), row(902, "Vacant", None, kind="Parking")]
    x = roll([*LET, *parking], ["10 demises, 9 let, 1 vacant"])
    assert counts(x) == (10, 9, 1, 0)
    assert [one.space_use for one in x.rows[-2:]] == ["NON_UNIT", "NON_UNIT"]
    assert counts(roll([*LET, *parking]))[0] == 8


def test_a_status_of_the_documents_own_is_told_by_its_counts() -> None:
    rows = [*LET, row(120, "Vacant", None), row(121, "Lien", None), row(122, "Lien", None), row(123, "Held", None)]
    x = roll(rows, ["RENTED: 10 UNITS"], ["VACANT: 2 UNITS"], ["ALL UNITS: 12 UNITS"])
    assert counts(x) == (12, 10, 2, 0)
    assert [one.occupancy_status for one in x.rows[-3:]] == ["OCCUPIED", "OCCUPIED", "VACANT"]


def test_a_status_of_the_documents_own_may_be_of_no_unit() -> None:
    rows = [*LET, row(120, "Vacant", None), row(121, "NR", "Housing Authority")]
    x = roll(rows, ["Dwelling units: 9", "Occupied: 8", "Vacant: 1", "Non-dwelling: 1"])
    assert counts(x)[:3] == (9, 8, 1)
    assert len(x.rows) == 10


def test_a_name_without_a_lease_is_nobodys_where_the_printed_counts_say_so() -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    nobody = ("Tender pending", "moved out 9/28")
    rows += [[str(120 + n), "Flat", name, 700, None, None, None] for n, name in enumerate(nobody)]
    rows += [["122", "Flat", "super - no rent", 700, None, 0, None]]
    x = roll(rows, ["11 rents in all, 9 running"], head=head)
    assert counts(x) == (11, 9, 2, 0)
    assert [(one.tenant_name, one.status_text) for one in x.rows[-3:]] == [
        (None, "Tender pending"), (None, "moved out 9/28"), ("super - no rent", None),
    ]  # fmt: skip
    assert counts(roll(rows, head=head)) == (11, 11, 0, 0)


def test_a_unit_that_is_printed_twice_is_two_where_the_printed_counts_say_so() -> None:
    twice = row(108, "Occupied", "Adriana Brannigan")
    kinds = [["Occupancy"], ["Rented", 9], ["Vacant", 1], ["Unrentable", 1], ["House unit", 1], ["Total units", 12]]
    rows = [*LET, twice, row(120, "Vacant", None), row(121, "Unrentable", None), row(122, "House unit", None)]
    x = roll(rows, *kinds)
    assert counts(x) == (12, 9, 1, 2)
    assert {one.relates_to for one in x.rows} == {None}
    assert counts(roll(rows)) == (11, 8, 1, 2)


def test_two_conventions_that_tie_alike_are_none() -> None:
    x = roll([*LET, row(121, "Down", None), row(122, "Model", None)], ["10 units, 8 let, 1 vacant, 1 down"])
    assert counts(x) == (10, 8, 0, 2)
    assert not conventions(x)


def test_of_two_names_that_could_be_nobodys_the_one_with_a_rent_of_0_is_a_tenant() -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    rows += [["120", "Flat", "closed", 700, None, None, None], ["121", "Flat", "Caretaker", 700, None, 0, None]]
    x = roll(rows, ["10 flats: 9 taken, 1 not"], head=head)
    assert [one.occupancy_status for one in x.rows[-2:]] == ["VACANT", "OCCUPIED"]


def test_no_row_becomes_a_unit_but_for_counts_of_all_three() -> None:
    parking = row(901, "Occupied", kind="Parking")
    assert counts(roll([*LET, parking], ["9 rents in all, 9 running"]))[0] == 8


@pytest.mark.parametrize("words", ["2 UNITS UNRENTABLE", "Offline", "Out of service units"])
def test_units_that_cannot_be_rented_are_counted_apart(words: str) -> None:
    assert load_vocabulary().occupancy_group(words) == "nonRevenue"


def test_counts_beside_another_table_and_figures_above_their_words_are_counts_too() -> None:
    rows = [
        *LET,
        row(120, "Vacant", None),
        row(121, "Vacant", None),
        ["Roof", "Antenna", "Cellway", "Occupied", None, None, 900, None],
    ]
    before = [["RENT", "Base rent", 5000, "Occupied suites", 8], ["CAM", "Common area", 700, "Vacant suites", 2]]
    x = roll(
        rows, ["Recap by charge code", None, None, "Occupancy recap"], *before, ["TAX", "Tax", 90, "Total suites", 10]
    )
    assert counts(x)[:3] == (10, 8, 2)


def test_a_share_beside_the_number_of_units_tells_how_many_are_let() -> None:
    rows = [
        *LET,
        row(120, "Vacant", None),
        ["Billboard", "Billboard", "Ada Pole", "Occupied", None, "2025-03-01", 90.0, 0],
    ]
    assert counts(roll(rows))[:2] == (9, 8)
    x = roll(rows, ["Total", "10 Units", "90.0% Occupied"])
    assert counts(x)[:2] == (10, 9)
    assert conventions(x)


def test_let_and_vacant_spaces_tell_together_how_many_there_are() -> None:
    rows = [
        *LET,
        row(120, "Vacant", None),
        ["Billboard", "Billboard", "Ada Pole", "Occupied", None, "2025-03-01", 90.0, 0],
    ]
    assert counts(roll(rows, ["Spaces occupied: 9   Spaces vacant: 1"]))[:2] == (10, 9)


@pytest.mark.parametrize(
    ("label", "count", "heading"),
    [
        ("COMMUNITY TOTAL 74 sites / 66 occupied", 74, False),
        ("Portfolio total: 22 properties (20 leased, 2 vacant)", 22, False),
        ("Alabama: 5 properties", 5, True),
    ],
)
def test_how_many_stand_under_a_label_may_follow_it(label: str, count: int, heading: bool) -> None:
    match = load_vocabulary().total(label)
    assert match is not None
    assert (match.count, match.counts_named) == (count, heading)


def test_licences_without_an_area_are_no_spaces_where_the_counts_say_so() -> None:
    head = ["Suite", "Occupant", "Sq ft", "From", "Through", "Rent", "Total", "Remarks"]
    other = ["Licence", "Licensee", None, "From", "Through", "Fee", "Total", "Remarks"]
    suites = [[f"M-{n}", f"Rudd & Quill {n}", 900, "01/01/2024", "12/31/2027", 800 + n, 800 + n] for n in range(5)]
    roofs = [[f"T-{n}", f"Skybridge {n}", None, "03/01/2017", "02/28/2027", 300, 300] for n in range(2)]
    lines = [
        ["Tannery Yard"], ["Tenant schedule at March 31, 2026"], [],
        ["OFFICES"], head, *suites, ["M-9", "vacant", 700], ["Offices total", None, 5200, None, None, 4010, 4010], [],
        ["ROOF LICENCES"], other, *roofs, ["Roof licences total", None, None, None, None, 600, 600], [],
    ]  # fmt: skip
    x = read(workbook([*lines, ["Spaces 6 (licences not counted): 5 let, 1 vacant"]]), "OFFICE")
    assert [row.unit for row in x.rows[-2:]] == ["T-0", "T-1"]
    assert counts(x)[:3] == (6, 5, 1)
    assert counts(read(workbook(lines), "OFFICE"))[:3] == (8, 7, 1)


LICENCES = [*LET[:6], ["R-1", "Antenna", "Vale Wireless", "Occupied", None, "2025-03-01", 850, None]]


def test_a_recap_of_spaces_and_leased_ones_says_that_a_licence_is_a_unit() -> None:
    recap = [["Leasing recap", "Spaces", "Leased", "Available", "GLA", "Leased GLA", "% leased"]]
    rows = [*LICENCES, row(120, "Vacant", None)]
    x = roll(rows, *recap, ["Homes", 7, 6, 1, 4900, 4200, 0.857], ["Total", 8, 7, 1, 4900, 4200, 0.875])
    assert counts(x)[:3] == (8, 7, 1)
    assert counts(roll(rows))[:3] == (7, 6, 1)


def test_a_table_beside_the_rows_that_counts_all_and_the_empty_ones_counts_garages() -> None:
    head = ["Property", "Space", "What it is", "Who", "Sq ft", "Rent", "Market"]
    garage = [
        [None, f"G{n}", "Garage", name, 220, rent, 110] for n, name, rent in ((1, "Una", 100), (2, "VACANT", None))
    ]
    rows = [
        ["12 Elm St", "1F", "2 bed", "Ann Ames", 880, 1350, 1400], [None, "1R", "1 bed", "Bo Cole", 640, 1050, 1050],
        [None, "2F", "2 bed", "VACANT", 880, None, 1450], [None, "2R", "1 bed", "Di Ek", 650, 1000, 1100], *garage,
    ]  # fmt: skip
    aside = [["COUNT", "All", "Empty"], ["12 Elm St", 4, 1], ["Garages", 2, 1], ["Total", 6, 2]]
    beside = [[*line, None, *more] for line, more in zip(rows, aside, strict=False)]
    title = [["Elm Partners: stores & flats, rents at October 31, 2026"], []]
    x = read(workbook([*title, head, *beside, *rows[len(aside) :]]))
    assert counts(x)[:3] == (6, 4, 2)
    assert counts(read(workbook([*title, head, *rows])))[:3] == (4, 3, 1)


def test_the_header_of_a_summary_by_component_heads_no_units() -> None:
    head = ["Component", "Units", "Area", "Occupied", "Vacant", "% occ. (units)", None, "Rent /mo", "Total due"]
    lines = [
        ["Residential", 8, 5600, 8, 0, "100%", None, 8036, 8036], ["Office", 1, 700, 0, 1, "0%", None, 0, 0],
        ["Elm Court total", 9, 6300, 8, 1, "88.9%", None, 8036, 8036],
    ]  # fmt: skip
    x = roll([*LET, row(120, "Vacant", None)], ["BLOCK SUMMARY"], head, *lines)
    assert counts(x) == (9, 8, 1, 0)
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_a_legend_in_several_cells_says_what_codes_mean_and_shares_are_no_statuses() -> None:
    rows = [*(row(101 + n, "OC") for n in range(8)), row(120, "VN", None), row(121, "XR", None), row(122, "CO", None)]
    legend = ["CODES: OC=RENTED", "VN=VACANT RENTABLE", "XR=UNRENTABLE (DAMAGE)", "CO=COMPANY USE, NO RENT."]
    x = roll(rows, legend)
    assert [one.occupancy_status for one in x.rows[-3:]] == ["VACANT", "DOWN", "ADMIN"]
    head = ["Unit", "Type", "Resident", "Occ.", "SF", "Lease Start", "Rent", "Deposit"]
    shares = roll([row(101 + n, f"{8 + n}.4%") for n in range(8)], head=head)
    assert {one.status_text for one in shares.rows} == {None}


def test_a_summary_by_code_and_its_words_has_sums_of_a_year_and_a_table_of_occupancy_below() -> None:
    head = [
        "Unit",
        "Area",
        "Lessee",
        "Lease From",
        "Charge Code",
        "Charge Description",
        "Monthly Amount",
        "Annual Amount",
    ]
    words = {"BRENT": "Base Rent", "ECAM": "CAM Estimate"}
    rows: list[list[Any]] = []
    for n in range(4):
        rent, cam = 900 + 10 * n, 100 + n
        rows.append([f"A-0{n}", 700 + 33 * n, f"Vale {n} LLC", "2025-03-01", "BRENT", words["BRENT"], rent, 12 * rent])
        rows.append([None, None, None, None, "ECAM", words["ECAM"], cam, 12 * cam])
        rows.append([None, None, None, None, None, "Total", rent + cam, 12 * (rent + cam)])
    rows.append(["A-09", 500, "VACANT"])
    area, rent, cam = 700 * 4 + 33 * 6, 3660, 406
    total = ["Total Elm", area + 500, None, None, None, None, rent + cam, 12 * (rent + cam)]
    summary = [
        ["Summary of Charges by Charge Code"],
        ["BRENT", None, words["BRENT"], None, None, None, rent, 12 * rent],
        ["ECAM", None, words["ECAM"], None, None, None, cam, 12 * cam],
        ["Total", None, None, None, None, None, rent + cam, 12 * (rent + cam)], [],
        ["Occupancy", "Area", "Units", "% Area"],
        ["Occupied", area, 4, f"{100 * area / (area + 500):.2f}%"], ["Vacant", 500, 1, f"{50000 / (area + 500):.2f}%"],
        ["Total", area + 500, 5, "100.00%"],
    ]  # fmt: skip
    x = roll(rows, total, [], *summary, head=head)
    assert counts(x)[:3] == (5, 4, 1)
    assert [(check.check_id, check.title) for check in x.checks if check.status in ("FAIL", "WARN")] == []
    assert sum(check.check_id == "R02" and check.status == "PASS" for check in x.checks) == 3


def test_a_legend_of_who_owns_the_homes_says_nothing_of_who_lives_there() -> None:
    head = ["Site", "O", "Resident", "SF", "Lease Start", "Rent"]
    rows = [[f"0{n}", "RP"[n % 2], f"Una Vale {n}", 700, "2025-03-01", 900 + n] for n in range(1, 9)]
    rows += [["09", "P", "VACANT", 700, None, None]]
    x = roll(rows, ["TYPE: SW=SINGLE WIDE", "O: R=RESIDENT OWNS HOME", "P=PARK OWNS HOME", "NOTE: ASK"], head=head)
    assert counts(x)[:3] == (9, 8, 1)
    assert {one.status_text for one in x.rows} == {None, "VACANT"}


KINDS_OF_VACANT = [
    "Vacant Unrented Ready",
    "Vacant Unrented Not Ready",
    "Vacant Rented Ready",
    "Vacant Rented Not Ready",
]
RECAP = [*KINDS_OF_VACANT, "Notice Unrented", "Notice Rented", "Occupied No Notice", "Model", "Down"]


@pytest.mark.parametrize("make", [workbook, pdf])
@pytest.mark.parametrize("label", ["Grand Total: 12", "12 UNITS"])
def test_what_stands_below_a_total_that_counts_all_rows_is_no_unit(make: Any, label: str) -> None:
    head = ["Unit", "Type", "SF", "Code", "Name", "Market", "Rent", "Lease From"]
    rows = [
        [f"{101 + n}", "A1", 650 + n, f"t00{n}2951", f"Vance, Una {n}", 1210 + n, 1200 + n, "02/01/2025"]
        for n in range(9)
    ]
    rows += [[f"{201 + n}", "A1", 700, "VACANT", None, 1300] for n in range(3)]
    total = [label, None, sum(r[2] for r in rows), None, None, sum(r[5] for r in rows), sum(r[6] for r in rows[:9])]
    recap = [[said, None, None, f"{n}", f"{n / 12:.2%}"] for n, said in enumerate(RECAP)]
    title = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]
    x = read(make([*title, head, *rows, total, ["Availability Summary"], *recap]))
    assert counts(x) == (12, 9, 3, 0)
    assert [one.unit for one in x.rows] == [r[0] for r in rows]


@pytest.mark.parametrize("form", ["{} {}", "{} - {}", "{}   {}"])
def test_a_legend_may_give_each_code_a_line_of_its_own(form: str) -> None:
    head = ["Space", "Plan", "St", "Resident", "Rent", "Lease Start"]
    codes = ["C", "C", "V", "M", "C", "R", "X", "N", "C", "M"]
    rows = [
        [f"1{n:02d}-A", "4x4", code, *((f"Una Vance {n}", 700 + n, "2026-08-17") if code in "CNR" else ())]
        for n, code in enumerate(codes)
    ]
    legend = {"C": "Current - in place", "N": "Notice - relet requested", "V": "Vacant - available",
              "R": "Reserved - signed, space empty today", "M": "Model", "X": "Off line (repair)"}  # fmt: skip
    x = roll(rows, ["Status legend"], *([form.format(code, words)] for code, words in legend.items()), head=head)
    assert counts(x) == (10, 5, 2, 3)


@pytest.mark.parametrize("header", ["Code", "Status", "Sts"])
def test_codes_of_statuses_are_no_codes_of_charges(header: str) -> None:
    head = ["Apt", "Plan", "SF", header, "Resident", "Lease Exp", "Asking", "In-Place"]
    codes = ["OC", "OC", "VU", "MDL", "NU", "OC", "VL", "DN", "OC", "VU", "NL", "EV"] * 2
    rows = [
        [f"{101 + n}", "1x1", 690, code, *((f"Una Vance {n}", "2027-07-07", 1375, 1390) if code[0] in "ONE" else
         (None, None, 1375, None))]
        for n, code in enumerate(codes)
    ]  # fmt: skip
    x = roll(rows, head=head)
    assert counts(x) == (24, 14, 6, 4)
    assert [one.status_text for one in x.rows] == codes


@pytest.mark.parametrize("status", ["Leased - Future MI", "Future", "Future Resident"])
def test_a_unit_of_which_only_a_lease_to_come_is_printed_stands_empty(status: str) -> None:
    future = [row(120, status), row(121, status)]
    again = [row(122, "Vacant", None), row(122, status, "Tom Ibarra")]
    x = roll([*LET, *future, *again, row(123, "Vacant", None)])
    assert counts(x) == (12, 8, 4, 0)
    assert x.summary.future_rows == 3


@pytest.mark.parametrize("said", ["Elm wing - 8 occupied / 10", "Elm wing: 8 of 10 let", "Elm wing, 8 let out of 10"])
def test_a_line_that_says_how_many_of_all_are_let_sums_all(said: str) -> None:
    head = ["Unit", "Resident", "Market", "Rent", "Lease Start"]
    rows: list[list[Any]] = [[f"{n}", f"Una Vance {n}", 1000 + n, 900 + n, "2025-03-01"] for n in range(101, 109)]
    rows += [["120", "VACANT", 1100], ["121", "VACANT", 1200]]
    total = [said, None, sum(r[2] for r in rows), sum(r[3] for r in rows[:8])]
    x = roll(rows, ["Total", *total[1:]], head=head) if said == "" else roll([*rows, total], head=head)
    assert [check.message for check in x.checks if check.status == "FAIL"] == []
    assert len(x.rows) == 10


@pytest.mark.parametrize("make", [workbook, pdf])
def test_second_residents_below_their_unit_are_no_units_where_the_printed_counts_say_so(make: Any) -> None:
    head = ["Apt", "Type", "SF", "Resident", "Pay", "Move-In", "Rate", "Care", "Total"]
    rows: list[list[Any]] = []
    for n in range(10):
        rows.append([f"{101 + n}", "1 BR", 498, f"Vance, Una {n}", "PVT", "2024-05-01", 4100.0 + n, 875.0, 4975.0 + n])
        if n in (3, 7):
            rows.append([None, None, None, f"Ibarra, Tom {n}", "PVT", "2024-05-01", None, 875.0, 875.0])
    rows += [["120", "1 BR", 498, "VACANT"], ["121", "1 BR", 498, "VACANT"]]
    title = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]
    x = read(make([*title, head, *rows, [], ["Apartments: 12", "Occupied: 10", "Vacant: 2", "Residents in house: 12"]]))
    assert counts(x) == (12, 10, 2, 0)
    assert len(x.rows) == 14


@pytest.mark.parametrize("make", [workbook, pdf])
@pytest.mark.parametrize("heading", [["Building: {} Elm Court"], ["Building:", "{} Elm Court"], ["Tower: {} North"]])
def test_numbers_of_units_that_begin_again_below_a_heading_are_of_another_building(
    make: Any, heading: list[str]
) -> None:
    head = ["Unit No.", "Tenant", "SF", "Lease Start", "Rent", "Deposit"]
    lines: list[list[Any]] = []
    for house in range(3):
        rows = [[f"{n}", f"Works {house}{n} Ltd.", 1200 + n, "2025-03-01", 2000.5 + n, 500] for n in range(1, 6)]
        rows += [["6", "*** VACANT ***", 1500]]
        lines += [[part.format(2150 + 10 * house) for part in heading], *rows]
        lines += [[None, "Building total (6 units, 1 vacant)", 7515, None, sum(r[4] for r in rows[:5]), 2500]]
    x = read(make([["Elm Park"], ["Rent Roll as of 10/31/2026"], [], head, *lines]), "INDUSTRIAL")
    assert counts(x) == (18, 15, 3, 0)
    assert len({one.building for one in x.rows}) == 3
    assert [check.message for check in x.checks if check.status == "FAIL"] == []


@pytest.mark.parametrize(
    "said",
    [
        [["Total units 11", "Occupied 8", "Vacant (incl. Admin/Down) 3"]],
        [["Units", 11], ["Units occupied", 8], ["Units open / offline", 3]],
    ],
)
def test_counts_that_say_less_do_not_settle_what_fuller_ones_say(said: list[list[Any]]) -> None:
    total = ["TOTAL", "11 units", "8 occupied", None, 7700, None, sum(r[6] for r in LET), 4000]
    x = roll([*DOWN, total], *said)
    assert counts(x) == (11, 8, 3, 0)


@pytest.mark.parametrize(
    "said",
    [
        "Eleven sites, eight leased. The rest is to be had.",
        "ELEVEN units; eight let, three empty",
        "11 dwellings, eight let, three void",
    ],
)
def test_counts_may_be_written_in_words(said: str) -> None:
    x = roll(DOWN, [said])
    assert counts(x) == ((11, 8, 3, 0) if "three" in said else (11, 8, 1, 2))


@each(["dwellings", "households", "garages", "cabins", "premises"])
def test_a_total_that_counts_by_any_word_for_a_space_is_no_unit(noun: str) -> None:
    total = [
        f"ESTATE GRAND TOTAL: 11 {noun}, 8 let, 3 void",
        None,
        None,
        None,
        7700,
        None,
        sum(r[6] for r in LET),
        4000,
    ]
    x = roll([*DOWN, total])
    assert len(x.rows) == 11
    assert counts(x) == (11, 8, 3, 0)


@pytest.mark.parametrize("on_paper", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        [["Spaces: 11 (let or used 8, vacant 3)"]],
        [["11 units (8 occupied, 3 vacant incl. model)"]],
        [["Occupied: 8 (72.7%)", "Vacant: 3 (27.3%)", "Total: 11 (100%)"]],
        [["Let 8", "Unlet 3", "Flats 11"]],
        [["3 of the 11 units are vacant."]],
        [["Vacancies: 3 (of 11)"]],
        [["1. Total number of dwelling units", "11"], ["2. Number occupied", "8"], ["3. Number vacant", "3"]],
        [["Count of occupied units:", "8"], ["Count of vacant units:", "3"]],
        [["Total units:", "11"], ["Units occupied", "8"], ["Units not occupied", "3"]],
        [["Type", "No.", "Let", "Void"], ["Flat", "11", "8", "3"]],
        [["Status", "# of units", "SF"], ["Leased", "8", "5600"], ["Vacant", "3", "2100"], ["Total", "11", "7700"]],
        [["11 viviendas: 8 arrendadas, 3 vacías"]],
        [["Aantal woningen 11, verhuurd 8, leegstand 3"]],
        [["11 logements dont 8 loués et 3 vacants"]],
    ],
)
def test_counts_below_a_roll_are_counts_in_any_words_and_no_rows(said: list[list[Any]], *, on_paper: bool) -> None:
    title = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]
    page = [*title, HEAD, *DOWN, [], *said]
    x = read(pdf(page) if on_paper else workbook(page))
    assert [one.unit for one in x.rows] == [one[0] for one in DOWN]
    assert counts(x) == (11, 8, 3, 0)
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_a_share_behind_a_count_that_it_is_not_is_of_the_others() -> None:
    x = roll(DOWN, ["TOTAL", "11 units 8 rented", "3 not rented 70.1%", None, 7700])
    assert counts(x)[:3] == (11, 8, 3)
    assert {check.status for check in x.checks if check.check_id == "R10"} == {"SKIPPED"}


def test_the_end_of_a_report_is_no_unit() -> None:
    x = roll(DOWN, ["* * *", "END", "OF REPORT", "* * *"])
    assert len(x.rows) == len(DOWN)


@pytest.mark.parametrize("labels", [("Units", "Let / held over", "Vacant"), ("Suites", "Leased or held over", "Empty")])
@pytest.mark.parametrize("paged", [True, False])
def test_figures_above_the_roll_are_no_unit(labels: tuple[str, str, str], paged: bool) -> None:
    head = ["Unit", "Tenant", "Area", "Lease Start", "Lease End", "Monthly Rent", "Status"]
    let = [[f"G.{n}", f"Una Vance {n}", 700 + n, "2024-03-25", "2028-03-24", 900 + n, "Let"] for n in range(1, 6)]
    rows = [*let, ["G.6", "Vacant", 810, "", "", "", "Vacant"]]
    above = [[*labels, "Total area", "Let area"], ["6", "5", "1", "4,325 sq ft", "3,515 sq ft"], []]
    content = [["Tenancy Schedule"], ["As at 25 March 2025"], [], *above, head, *rows]
    x = read(pdf(content) if paged else workbook(content), "OFFICE")
    assert [row.unit for row in x.rows] == [row[0] for row in rows]
    assert counts(x) == (6, 5, 1, 0)


def test_a_kind_that_counts_bedrooms_is_no_total_of_the_units_above() -> None:
    head = ["Apt", "Who", "Beds", "Rent", "All-in", "Since"]
    names = ["Osvaldo Holm", "Delphine Lind", "Alistair Shaw", "Cormac Yar"]
    units = zip(["Garden", "1", "2", "3"], names, ["3 bed", "2 bed", "2 bed", "3 bed"], strict=True)
    rows = [[unit, name, kind, 3600, 3600, "9/1/2022"] for unit, name, kind in units]
    x = read(workbook([["who pays what"], [], head, ["46 Rutland Sq"], *rows]))
    assert [row.tenant_name for row in x.rows] == names


@pytest.mark.parametrize(
    "note", ["Net lettable demises: three; the loft is not counted.", "All let. Lettable suites: 3"]
)
def test_what_has_no_area_is_no_unit_where_a_count_alone_leaves_it_out(note: str) -> None:
    head = ["Unit", "Tenant", "Area", "Lease Start", "Lease End", "Annual Rent"]
    rows = [[f"Unit {n}", f"Una Vance {n}", 700 + n, "2024-03-25", "2028-03-24", 9000 + n] for n in range(1, 4)]
    loft = [["Loft", "Zeph Theatre", "n/a", "2016-04-01", "2026-03-31", 950]]
    title = [["Tenancy Schedule"], ["As at 25 March 2025"], []]
    x = read(workbook([*title, head, *rows, *loft, [], [note]]), "RETAIL")
    assert counts(x) == (3, 3, 0, 0)
    assert len(conventions(x)) == 1
    assert counts(read(workbook([*title, head, *rows, *loft]), "RETAIL")) == (4, 4, 0, 0)


@pytest.mark.parametrize("words", ["not spoken for", "with the owner"])
def test_words_that_several_rows_have_in_place_of_a_tenant_are_one_kind(words: str) -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    rows += [[str(120 + n), "Flat", words, 700, None, None, None] for n in range(2)]
    rows.append(["130", "Flat", "Linen and keys", 700, None, None, None])
    x = roll(rows, ["11 flats: 8 taken, 2 free, 1 for the porter"], head=head)
    assert counts(x) == (11, 8, 2, 1)
    assert [one.occupancy_status for one in x.rows[-3:]] == ["VACANT", "VACANT", "ADMIN"]


@pytest.mark.parametrize(
    "said",
    [
        [["10 lots: 8 rented, 1 vacant, 1 manager"]],
        [["Census", "Suites", "Occupied", "Vacant", "Occ. %"], ["All", 10, 8, 1, "80.0%"]],
    ],
)
def test_whoever_pays_nothing_is_neither_where_the_counts_say_so(said: list[list[Any]]) -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    rows += [
        ["120", "Flat", "VACANT", 700, None, None, None],
        ["121", "Flat", "Guest / tour suite", 700, None, 0, None],
    ]
    assert counts(roll(rows, *said, head=head)) == (10, 8, 1, 1)
    assert counts(roll(rows, head=head)) == (10, 9, 1, 0)


@each(
    [
        ("No tenants", "VACANT"),
        ("free", "VACANT"),
        ("No residents", "VACANT"),
        ("OFFICE", "ADMIN"),
        ("Staff use", "ADMIN"),
    ]
)
def test_nobody_by_other_words(words: str, status: str) -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    x = roll([*rows, ["120", "Flat", words, 700, None, None, None]], head=head)
    assert (x.rows[-1].occupancy_status, x.rows[-1].tenant_name) == (status, None)


@pytest.mark.parametrize("make", [workbook, pdf])
@pytest.mark.parametrize("name", ["Garage 2", "Antenna-1", "Shed", "Parking A"])
def test_garages_beside_homes_are_no_units_whatever_their_number(make: Any, name: str) -> None:
    title = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]
    rows = [*LET, [name, None, "Una Vance 9", "Occupied", None, "2025-03-01", 75.0, 50]]
    assert counts(read(make([*title, HEAD, *rows]))) == (8, 8, 0, 0)
    garages = [[f"Garage {n}", *one[1:]] for n, one in enumerate(LET, start=1)]
    assert counts(read(make([*title, HEAD, *garages]))) == (8, 8, 0, 0)


@pytest.mark.parametrize("make", [workbook, pdf])
@pytest.mark.parametrize("word", ["subtotal", "Sub-total"])
def test_a_type_in_the_units_column_beside_subtotal_is_no_unit(make: Any, word: str) -> None:
    title = [["Elm Storage"], ["Rent Roll"], ["As of 10/31/2026"], []]
    body: list[list[Any]] = []
    for kind in ("5x5", "10x10"):
        some = [row(len(body) * 100 + n, "Rented", kind=kind) for n in range(1, 5)]
        body += [*some, [kind, word, None, None, 2800, None, sum(one[6] for one in some), 2000]]
    x = read(make([*title, HEAD, *body]), "SELF_STORAGE")
    assert counts(x) == (8, 8, 0, 0)
    assert [c.status for c in x.checks if c.check_id == "R05"] == ["PASS", "PASS"]


def test_how_many_of_a_total_are_let_stands_in_brackets_behind_it() -> None:
    rows = [*DOWN[:8], row(120, "Vacant", None), row(121, "Vacant", None)]
    total = ["Totals (10 units: 8 leased, 2 vacant)", None, None, None, 7000, None, sum(one[6] for one in LET), 4000]
    x = roll(rows, total)
    assert counts(x) == (10, 8, 2, 0)
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_an_office_in_a_list_of_vacant_units_is_what_is_to_let() -> None:
    head = ["Unit", "Tenant", "Area", "Lease Start", "Lease End", "Annual Rent"]
    rows = [[f"{n}", f"Una Vance {n}", 700 + n, "2024-03-25", "2028-03-24", 9000 + n] for n in range(101, 105)]
    title = [["Tenancy Schedule"], ["As at 25 March 2025"], []]
    x = read(
        workbook([*title, head, *rows, [], ["VACANT UNITS"], ["110", "Office", 650], ["111", "Shop", 450]]), "OFFICE"
    )
    assert counts(x) == (6, 4, 2, 0)


@pytest.mark.parametrize(
    "note",
    [
        "Shops: 8 (7 let, 1 vacant). The cash point, kiosk and mast are not counted as shops.",
        "8 shops, 7 let and 1 vacant; excluding the kiosks.",
        "7 of 8 shops are let; one is empty. KSK1 is not a unit.",
    ],
)
@pytest.mark.parametrize("make", [workbook, pdf])
def test_what_the_document_says_it_does_not_count_is_no_unit_nor_what_stands_under_its_heading(
    make: Any, note: str
) -> None:
    head = ["Shop", "Tenant", "Area", "From", "To", "Rent"]
    shops = [[f"G{n:02}", f"Vance Store {n}", 90 + n, "2024-03-25", "2028-03-24", 950.0 + n] for n in range(1, 8)]
    other = [
        ["KIOSK1" if "kiosk" in note else "KSK1", "Ubun Foods", 85, "2024-03-25", "2028-03-24", 300.0],
        ["CSH1", "Zeph Bank", 6, "2024-03-25", "2028-03-24", 120.0],
    ]
    rows = [["MAIN"], *shops, ["G08", "VACANT", 70], ["OTHER"], *other]
    lines = [["Elm Mall"], ["Tenancy Schedule as at 25 March 2025"], [], head, *rows, [], [note]]
    x = read(make(lines), "RETAIL")
    assert counts(x) == (8, 7, 1, 0)
    assert [row.counts_as_unit for row in x.rows[-2:]] == [False, False]


@pytest.mark.parametrize(
    "said",
    [
        [["All units", 10, "Occupied", 8], ["Vacant", 1]],
        [["8 of 10 flats occupied"], [], ["Vacant flats: 1. Office (not to let): 1."]],
    ],
)
def test_the_vacant_ones_may_be_counted_in_a_line_of_their_own(said: list[list[Any]]) -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    x = roll([*rows, ["130", "Flat", "Bureau / Lounge", 700], ["131", "Flat", "VACANT", 700]], *said, head=head)
    assert counts(x)[:3] == (10, 8, 1)


def test_staff_in_a_home_are_neither_where_the_counts_say_so() -> None:
    rows = [*LET, row(120, "Staff", "House Manager", rent=0.0), row(121, "Vacant", None)]
    assert counts(roll(rows, ["10 flats: 8 occupied, 1 void, 1 staff."])) == (10, 8, 1, 1)
    assert counts(roll(rows))[:3] == (10, 9, 1)


def test_what_is_leased_and_stands_empty_is_vacant_in_a_table_of_occupancy() -> None:
    rows = [*LET, row(120, "Vacant", None), row(121, "Vacant Leased", None), row(130, "Current", "Zeph Media", "Pylon")]
    table = [["Occupied:", 8], ["Leased/Unoccupied:", 1], ["Vacant:", 1], ["Total:", 10]]
    x = roll(rows, ["Summary", "Units"], *table, [], ["The pylon is not counted as a unit."])
    assert counts(x)[:3] == (10, 8, 2)


@pytest.mark.parametrize("title", ["C. Parking and sign", "Garages & lockers", "Antenna, billboard"])
@pytest.mark.parametrize("make", [workbook, pdf])
def test_spaces_below_a_heading_of_several_kinds_of_no_units_are_none(make: Any, title: str) -> None:
    homes = [[str(201 + n), "1 Bed", f"Una Vance {n}", "2019-09-01", 1016.15 + n, 990.75] for n in range(6)]
    stalls = [[f"P{n}", f"Una Vance {n}", 85.0 + n] for n in range(1, 4)]
    lines = [
        ["9 Elm Street"], ["Rent roll at October 1, 2025"], [],
        ["B. Apartments"], ["Apt", "Type", "Occupant", "Since", "Rent", "Deposit"], *homes, [],
        [title], ["Space", "Rented to", "Rent"], *stalls,
    ]  # fmt: skip
    x = read(make(lines), "MIXED_USE")
    assert counts(x)[:3] == (6, 6, 0)
    assert [row.space_use for row in x.rows[-3:]] == ["NON_UNIT"] * 3


@pytest.mark.parametrize("note", ["8 of 9 homes rented, 1 vacant", "8 of 9 homes are let, one stands empty"])
def test_how_many_of_all_are_let_and_how_many_are_not(note: str) -> None:
    rows = [*LET, row(120, "Vacant", None), ["ATM", "Kiosk", "Zeph Cash", "Current", None, "2025-03-01", 175.0, None]]
    assert counts(roll(rows, [note]))[:3] == (9, 8, 1)


def test_land_in_hand_is_neither_let_nor_void_where_the_counts_say_so() -> None:
    head = [label for label in HEAD if label != "Status"]
    rows = [[one[0], *one[1:3], *one[4:]] for one in LET]
    farms = [["130", "Farm", "In hand", 700], ["131", "Flat", "Void", 700]]
    x = roll([*rows, *farms], ["Holdings 10: let 8, in hand 1, void 1."], head=head)
    assert counts(x)[:3] == (10, 8, 1)


def test_a_count_of_all_before_those_let_and_vacant_is_of_all_whatever_its_words() -> None:
    kiosk = ["EV", "EV bays (12)", "Volt Ltd", "Current", None, "2025-03-01", 500, None]
    x = roll([*LET, row(120, "Vacant", None), kiosk], ["Trading units: 9 Let: 8 Vacant: 1 (EV bays are not units)"])
    assert counts(x)[:3] == (9, 8, 1)
    assert not [check.message for check in x.checks if check.status == "FAIL"]


def test_leases_that_have_not_begun_are_units_where_nothing_else_stands_of_them_and_the_counts_need_them() -> None:
    """Counts beside areas: ``3 Units`` is told by its noun."""
    head = ["Suite", "Tenant", "Begin", "End", "SF", "Monthly Rent"]
    let = [[f"-0{n}00", f"Vale Firm {n} LLP", dt.date(2022, n, 1), dt.date(2029, n, 1), 9000 + n, 30000 + n]
           for n in range(1, 7)]  # fmt: skip
    mast = ["-ROOF", "Halden Tower Wireless", dt.date(2018, 1, 1), dt.date(2027, 12, 31), 0, 2750]
    empty = [[f"-0{n}40", "Vacant", None, None, 3000 + n, None] for n in (1, 2, 3)]
    later = [["-0700", "Cordovan Health", dt.date(2026, 2, 1), dt.date(2036, 5, 31), 16900, 0],
             ["-0740", "Bexley Ridge", dt.date(2026, 1, 1), dt.date(2031, 3, 31), 4480, 0]]  # fmt: skip
    below = [
        ["Occupied Sqft:", "68.2%", "6 Units", 54021],
        ["Leased/Unoccupied Sqft:", "20.3%", "2 Units", 21380],
        ["Vacant Sqft:", "11.5%", "3 Units", 9006],
        ["Total Sqft:", "100.00%", "11 Units", 84407],
        [],
        ["Unit count excludes roof licence (ROOF)."],
    ]
    rows = [["Vacant Suites"], *empty, ["Occupied Suites"], *let, mast, ["Leased - Not Commenced"], *later]
    x = read(workbook([["ELM EXCHANGE"], ["As of 11/30/2025"], head, *rows, [], *below]), "OFFICE")
    assert (x.summary.total_units, x.summary.occupied_units) == (11, 6)
    assert [row.occupancy_status for row in x.rows[-2:]] == ["VACANT_LEASED"] * 2
    assert not [check for check in x.checks if check.check_id == "R03" and check.status == "FAIL"]
