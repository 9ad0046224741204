"""Printed counts: units, by occupancy, in the ways that systems differ in; what a count that misses leaves over."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import COLUMNS, empty, home, lines, pdf, read, read_lines, result, results, workbook

from docextract import RentRoll
from docextract.models.findings import CheckResult
from docextract.testing import write


def homes(count: int, first: int = 101) -> list[dict[str, Any]]:
    return [home(str(first + n), f"Tenant {first + n}", rent=900.5 + n) for n in range(count)]


LEAVING = [home("201", "Gone Gil", out="02/28/2024"), home("202", "Gone Gus", out="02/28/2024")]
COLUMNS_WITH_STATUS = {"unit": "Unit", "status": "Status", **{k: v for k, v in COLUMNS.items() if k != "unit"}}


def counted(rows: list[Any], *table: list[Any], **more: Any) -> RentRoll:
    after = [[], ["Property Occupancy"], ["Status", "Units"], *table]
    return read_lines(rows, after=after, **more)


def groups(x: RentRoll, check_id: str = "R12") -> dict[str, tuple[str, str | None]]:
    return {c.title.split(": ")[1].split(",")[0]: (c.status, c.basis) for c in results(x, check_id)}


def test_notice_is_occupied_and_a_let_vacancy_is_vacant() -> None:
    rows = [row | {"status": "Occupied"} for row in homes(8)]
    rows += [row | {"status": "Notice"} for row in LEAVING]
    rows += [empty("301", status="Vacant"), empty("302", status="Vacant-Leased"), empty("303", status="Model")]
    x = counted(rows, ["Occupied", 10], ["Vacant", 2], ["Non-Revenue", 1], ["Total", 13], columns=COLUMNS_WITH_STATUS)
    assert groups(x) == dict.fromkeys(("Occupied", "Vacant", "Non-Revenue"), ("PASS", "current"))
    assert groups(x, "R03") == {"Total": ("PASS", "current")}


def test_a_line_of_its_own_takes_its_units_out_of_the_line_that_would_hold_them() -> None:
    rows = [row | {"status": "Occupied"} for row in homes(8)]
    rows += [row | {"status": "Notice"} for row in LEAVING]
    rows += [empty("301", status="Vacant"), empty("302", status="Vacant-Leased")]
    x = counted(
        rows, ["Occupied", 8], ["Notice", 2], ["Vacant", 1], ["Vacant-Leased", 1], ["Total", 12],
        columns=COLUMNS_WITH_STATUS,
    )  # fmt: skip
    assert {status for status, _ in groups(x).values()} == {"PASS"}
    assert all(c.basis_is_default for c in results(x, "R12"))


def test_lines_that_count_the_same_in_any_meaning_do_not_speak_for_another_line() -> None:
    rows = [row | {"status": "Occupied"} for row in homes(8)]
    rows += [row | {"status": "Notice"} for row in LEAVING]
    rows += [empty("301", status="Vacant"), empty("302", status="Vacant-Leased")]
    x = counted(rows, ["Occupied", 10], ["Notice", 2], ["Vacant", 1], ["Vacant-Leased", 1], columns=COLUMNS_WITH_STATUS)
    found = groups(x)
    assert found.pop("Occupied") == ("WARN", "current")
    assert {status for status, _ in found.values()} == {"PASS"}


def test_counts_with_notice_as_vacant_speak_for_each_other() -> None:
    x = counted([*homes(40), *LEAVING, empty("301"), empty("302")], ["Occupied", 40], ["Vacant", 4], ["Total", 44])
    assert groups(x) == {"Occupied": ("PASS", "noticeVacant"), "Vacant": ("PASS", "noticeVacant")}


def test_one_small_count_on_an_unusual_reading_may_be_chance() -> None:
    x = counted([*homes(4), *LEAVING], ["Occupied", 4])
    assert groups(x) == {"Occupied": ("WARN", "noticeVacant")}
    assert "chance" in result(x, "R12").message


@pytest.mark.parametrize("group", ["Occupied", "Vacant"])
def test_a_wrong_count_of_a_group_fails(group: str) -> None:
    table = {"Occupied": 6, "Vacant": 1} | {group: 3}
    x = counted([*homes(6), empty("301")], *map(list, table.items()), ["Total", 7])
    assert groups(x)[group] == ("FAIL", "current")
    found = result(x, "R12", group)
    assert found.difference == found.actual - 3  # type: ignore[operator]
    assert len(found.rows) == found.actual


# -- what is left over ----------------------------------------------------------------------------------------------


def unit_count(rows: list[Any], printed: int) -> CheckResult:
    return result(read(workbook(lines(rows, total=None, after=[[f"Total Units: {printed}"]]))), "R03")


def test_a_count_that_misses_says_how_many_rows_stand_aside() -> None:
    rows = [*homes(6), ["Future Residents"], home("201", "Next Nell"), home("202", "Next Ned")]
    found = unit_count(rows, 9)
    assert (found.status, found.difference) == ("FAIL", -3)
    assert "3 too few" in found.message
    assert "exactly" not in found.message
    assert found.rows == [0, 1, 2, 3, 4, 5]


def test_a_count_that_is_too_large_says_which_kind_is_just_as_many() -> None:
    rows = [*homes(6), empty("201", "DOWN"), empty("202", "VACANT"), empty("203", "VACANT")]
    found = unit_count(rows, 5)
    assert (found.status, found.difference) == ("FAIL", 4)
    assert "4 too many" in found.message
    assert "exactly as many rows are NOTICE" in unit_count([*homes(4), *LEAVING], 4).message


def test_a_count_without_non_revenue_units_is_told_by_its_reading() -> None:
    found = unit_count([*homes(6), empty("201", "DOWN")], 6)
    assert (found.status, found.basis) == ("WARN", "units-nonRevenue")


def test_a_count_of_the_rows_that_the_sums_beside_it_are_about_is_no_chance() -> None:
    columns = {k: COLUMNS[k] for k in ("unit", "type", "tenant", "area", "rent")}
    rows = [*homes(4), home("Laundry", "Wash Co.", type="Laundry", area=None, rent=75.5)]
    total = ["Total 5 Units", None, None, 2800, sum(r["rent"] for r in rows)]
    x = read_lines(rows, columns=columns, total=None, after=[total], asset_type="RETAIL")
    assert [row.counts_as_unit for row in x.rows] == [True] * 4 + [False]
    assert (result(x, "R05").basis, result(x, "R05").status) == ("current+nonUnit", "PASS")
    assert (result(x, "R03").basis, result(x, "R03").status) == ("rows", "PASS")


def test_the_count_that_ties_only_without_suites_of_no_area_says_so() -> None:
    columns = {key: COLUMNS[key] for key in ("unit", "area", "tenant", "rent")}
    rows = [
        home(f"{100 + n}", f"Tenant {n} LLC", area=area, rent=5000 + n) for n, area in enumerate((900, 0, 700, 800))
    ]
    x = read_lines(rows, columns=columns, after=[["Total Units:", 3]], asset_type="OFFICE")
    assert (result(x, "R03").status, result(x, "R03").basis) == ("PASS", "units-zeroArea")


# -- blocks ---------------------------------------------------------------------------------------------------------


def test_lines_below_a_grand_total_by_occupancy_are_about_everything() -> None:
    columns = {k: COLUMNS[k] for k in ("unit", "tenant", "area", "rent")}
    first, second = (
        [*homes(3), empty("104", "VACANT")],
        [*homes(4, 201), empty("205", "VACANT"), empty("206", "VACANT")],
    )

    def block(name: str, let: int, idle: int) -> list[list[Any]]:
        return [
            [name, f"{let} Units", 700 * let, None], ["Vacant Sqft:", f"{idle} Units", 700 * idle, None],
            ["Total Sqft:", f"{let + idle} Units", 700 * (let + idle), None],
        ]  # fmt: skip

    content = lines(first, columns=columns, total=None, after=block("Totals: Occupied Sqft:", 3, 1))
    content += lines(second, columns=columns, total=None, title=(), after=block("Totals: Occupied Sqft:", 4, 2))[1:]
    content += block("Grand Total: Occupied Sqft:", 7, 3)
    x = read(workbook(content), "OFFICE")
    assert len(x.rows) == 10
    assert [(c.status, c.basis) for c in results(x, "R12")] == [("PASS", "current")] * 6
    assert [(c.status, c.basis_is_default) for c in results(x, "R03")] == [("PASS", True)] * 3


def test_a_type_named_by_its_bedrooms_is_no_count() -> None:
    rows = [home(str(101 + n), f"T. {n}", type="1 Bed 1 Bath") for n in range(3)]
    x = read_lines(rows, total="Subtotal 1 Bed 1 Bath", after=[["Total Units: 3"]])
    assert [c.title for c in results(x, "R03")] == ["Unit count: Total Units: 3"]
    assert result(x, "R03").status == "PASS"


@pytest.mark.parametrize("document", [workbook, pdf])
def test_averages_by_occupancy_are_no_totals(document: Any) -> None:
    table = [[None, None, "Average"], ["Unit Mix", "Units", "Rent"], ["Occupied", 6, 903], ["Vacant", 1, None]]
    x = read(document(lines([*homes(6), empty("301")], after=[[], *table])))
    assert [c.status for c in results(x, "R12")] == ["PASS", "PASS"]
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_suites_that_a_lease_to_come_is_printed_for_are_the_leased_ones_of_a_block_that_parts_them() -> None:
    """One of them has no area, as a count without such suites would leave out too."""
    sample = write("mri.commercialRentRoll", 99002, "xlsx")
    x = read(sample.data, sample.asset_type, sheet=sample.truth["sheet"])
    assert "suites that are leased and not occupied are summed apart" in sample.truth["notes"]
    assert {c.status for check in ("R09", "R12") for c in results(x, check)} == {"PASS"}


def failed(x: RentRoll) -> list[str]:
    return [check.message for check in x.checks if check.status == "FAIL"]


@pytest.mark.parametrize("label", ["Current/Notice Residents", "Occupied & on notice", "Leased incl. notice"])
def test_a_line_of_the_let_units_and_those_on_notice_counts_both(label: str) -> None:
    rows = [row | {"status": "Current"} for row in homes(8)] + [row | {"status": "Notice"} for row in LEAVING]
    rows += [empty("301", status="Vacant"), empty("302", status="Vacant")]
    x = counted(rows, [label, 10], ["Vacant Units", 2], ["Totals:", 12], columns=COLUMNS_WITH_STATUS)
    assert failed(x) == []
    assert [check.basis for check in results(x, "R12")] == ["current", "current"]


def test_units_on_notice_are_a_part_of_all_where_the_others_are_let_without_one() -> None:
    rows = [row | {"status": "Current"} for row in homes(8)] + [row | {"status": "On Notice"} for row in LEAVING]
    rows += [empty("301", status="Vacant")]
    table = [["Occupied - no notice", 8, "72.7%"], ["Occupied - on notice", 2, "18.2%"], ["Vacant", 1, "9.1%"]]
    after = [[], ["Occupancy", "Units", "%"], *table, ["Total", 11, "100.0%"]]
    assert failed(read_lines(rows, after=after, columns=COLUMNS_WITH_STATUS)) == []
    after[-1][1] = 12
    assert failed(read_lines(rows, after=after, columns=COLUMNS_WITH_STATUS)) != []


@pytest.mark.parametrize("make", [workbook, pdf])
def test_words_and_a_count_above_the_rows_of_a_part_head_them(make: Any) -> None:
    head = ["Unit", "Type", "SF", "Resident", "Lease Ends", "Rent", "Offer"]
    made: list[list[Any]] = [["Elm Court"], ["Rent roll as of 10/31/2026"], [], head]
    for month, (name, number) in enumerate((("December 2026", 11), ("January 2027", 5), ("February 2027", 7))):
        rows = [
            [f"{month + 1}{n:02d}", "A1", 640 + n, f"Una Vance {month}{n}", "2026-12-31", 900.0 + n, 950.0 + n]
            for n in range(number)
        ]
        made += [[name, None, None, None, None, None, f"{number} leases"], *rows]
        made += [[f"{name} total", None, None, None, None, sum(r[5] for r in rows), sum(r[6] for r in rows)]]
    x = read(make(made))
    assert failed(x) == []
    assert len(x.rows) == 23
    assert {row.section for row in x.rows} == {"December 2026", "January 2027", "February 2027"}


@pytest.mark.parametrize("label", ["of which vacant", "thereof vacant"])
def test_a_remark_beside_a_total_on_a_part_of_it_names_no_group(label: str) -> None:
    rows = [*homes(6), empty("301", "VACANT"), empty("302", "VACANT")]
    total = [f"Total 8 units {label}", None, 5600, None, 8000, sum(900.5 + n for n in range(6)), 3000, 150]
    assert failed(read_lines(rows, total=None, after=[total])) == []


def test_rows_below_those_of_a_repeated_header_are_of_another_table() -> None:
    head = [
        ["Unit", "Type", "Unit", "Resident", "Name", "Market", "Charge", "Amount", "Move In", "Lease"],
        [None, None, "Sq Ft", None, None, "Rent", "Code", None, None, "Expiration"],
    ]
    page: list[list[Any]] = []
    for n in range(8):
        page.append(
            [f"{101 + n}", "A1", 700.0, f"t004{n}", f"Una Vance {n}", 1000.0, "rent", 950.0, "06/01/2023", "05/31/2024"]
        )
        page.append([None, None, None, None, None, None, "trash", 12.0])
        page.append([None, None, None, None, None, None, "Total", 962.0])
    page += [["201", "A1", 700.0, "VACANT", "VACANT", 1000.0, None, 0.0]]
    summary = [
        [None, None, "Square", None, None, "Market", None, "Lease", "# Of", "Balance"],
        ["Summary Groups", None, "Footage", None, None, "Rent", None, "Charges", "Units"],
        ["Current/Notice/Vacant Residents", None, 6300.0, None, None, 9000.0, None, 7696.0, "9", 0.0],
        ["Occupied Units", None, 5600.0, None, None, 8000.0, None, 7696.0, "8", 0.0],
        ["Total Vacant Units", None, 700.0, None, None, 1000.0, None, 0.0, "1", 0.0],
        ["Totals:", None, 6300.0, None, None, 9000.0, None, 7696.0, "9", 0.0],
    ]
    title = [["Rent Roll with Lease Charges"], ["Elm Court (elm)"], ["As Of = 01/31/2024"], []]
    x = read(pdf([*title, *head, *page], [*title, *head, *summary]))
    assert len(x.rows) == 9
    assert failed(x) == []
    assert {c.status for c in results(x, "R04")} == {"PASS"}


@pytest.mark.parametrize("header", [None, ["Units", "%"]])
def test_a_table_of_statuses_beside_the_charges_by_code_counts_units(header: list[str] | None) -> None:
    rows = [row | {"status": "Current"} for row in homes(8)] + [row | {"status": "NTV"} for row in LEAVING]
    rows += [empty("301", status="Vacant"), empty("302", status="Model")]
    status = [["Current", 8], ["NTV", 2], ["Vacant", 1], ["Model", 1], ["Total", 12]]
    charges = [["Rent", 9000], ["Trash", 120], ["Pet", 35], ["Total", 9155]]
    lines = [["Charge Code Summary", None, None, None, "Unit Status Summary"]]
    lines += [[None, None, None, None, None, *header]] if header else []
    for n, (said, count) in enumerate(status):
        share = [f"{count / 12:.1%}"] if header else []
        lines.append([*(charges[n] if n < len(charges) else (None, None)), None, None, said, count, *share])
    x = read_lines(rows, after=[[], *lines], columns=COLUMNS_WITH_STATUS)
    assert {check.title.split(": ")[-1].split(",")[0] for check in results(x, "R12")} >= {"NTV", "Vacant", "Model"}
    assert {check.status for check in results(x, "R12")} == {"PASS"}
    assert not [check for check in results(x, "R02") if check.expected == 12]
