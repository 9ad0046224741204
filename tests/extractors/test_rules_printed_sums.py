"""Printed sums against each other and against the rows: charge summaries, counts and areas by occupancy, grand
totals of sections, tables of types."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import COLUMNS, empty, home, lines, pdf, read, read_lines, result, results, status, total_line, workbook

from docextract import RentRoll

CHARGED = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "code": "Charge Code", "amount": "Amount"}


def charged(*after: list[Any], future: bool = False) -> RentRoll:
    rows: list[Any] = [["Current Residents"]] if future else []
    for n in range(4):
        unit = {"unit": str(101 + n), "tenant": f"T. {n}", "area": 700}
        rows += [unit | {"code": "RENT", "amount": 900.5 + n}, {"code": "PET", "amount": 30}]
    if future:
        rows += [["Future Residents"], {"unit": "105", "tenant": "N. N.", "area": 700, "code": "RENT", "amount": 950}]
    return read_lines(rows, columns=CHARGED, total=None, after=[[], *after])


def summary(rent: float = 3608, pet: float = 120, total: float = 3728, caption: str | None = None) -> list[list[Any]]:
    head = [["Summary of Charges by Charge Code"], *([[caption]] if caption else [])]
    return [*head, ["Charge Code", "Amount"], ["RENT", rent], ["PET", pet], ["Total", total]]


# -- R02 ------------------------------------------------------------------------------------------------------------


def test_charges_add_up_by_code_and_in_total() -> None:
    assert [c.status for c in results(charged(*summary()), "R02")] == ["PASS"] * 3
    wrong = charged(*summary(total=3758))
    assert [c.status for c in results(wrong, "R02")] == ["PASS", "PASS", "WARN"]
    assert "its lines add up to 3728" in result(wrong, "R02", "total").message


def test_a_charge_that_is_not_in_the_rows_fails_its_code_and_the_total() -> None:
    x = charged(*summary(pet=150, total=3758))
    assert [c.status for c in results(x, "R02")] == ["PASS", "FAIL", "FAIL"]
    pet = result(x, "R02", "PET")
    assert pet.difference == -30
    assert "30.00 too little" in pet.message or "30 too little" in pet.message
    assert pet.rows == [0, 1, 2, 3]


def test_a_total_that_neither_rows_nor_lines_make_fails_where_a_line_fails_too() -> None:
    assert result(charged(*summary(pet=150, total=3800)), "R02", "total").status == "FAIL"


def test_an_empty_summary_beside_one_with_lines_is_skipped() -> None:
    future = [[], ["Summary of Charges by Charge Code (Future Residents)"], ["Charge Code", "Amount"], ["Total", 0]]
    x = charged(*summary(), *future)
    assert [c.status for c in results(x, "R02")] == ["PASS"] * 3 + ["SKIPPED"]
    assert "the summary is empty" in result(x, "R02", "Future").message


def reworded(pet: float, parking: float, *, second_pet: float = 10, second_parking: float = 10) -> RentRoll:
    """Rows that word two of their charges otherwise than the summary, whose lines of these codes are given."""
    rows: list[Any] = []
    for n in range(3):
        unit = {"unit": str(101 + n), "tenant": f"T. {n}", "area": 700}
        charges = {"PET": 30, "Pet - 2nd": second_pet, "PARKING": 40, "Parking - 2nd": second_parking}
        rows += [unit | {"code": code, "amount": amount} for code, amount in charges.items()]
    table = [["Summary of Charges by Charge Code"], ["Charge Code", "Amount"], ["PET", pet], ["PARKING", parking]]
    return read_lines(rows, columns=CHARGED, total=None, after=[[], *table])


def test_charges_worded_otherwise_are_of_the_one_line_that_they_complete() -> None:
    assert [c.status for c in results(reworded(120, 165, second_parking=15), "R02")] == ["PASS", "PASS"]
    either = results(reworded(120, 150), "R02")
    assert [(c.status, c.actual) for c in either] == [("FAIL", 90), ("FAIL", 120)], "each may be of either line"


def uncoded(*totals: list[Any]) -> list[list[Any]]:
    """A roll whose rows print the sum of their charges without codes, and a summary by code with some totals."""
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "sum": "Total Charges"}
    rows = [{"unit": str(101 + n), "tenant": f"Tenant {n}", "area": 700, "sum": 950 + n} for n in range(6)]
    return lines(rows, columns=columns, total=None, after=[[], *summary(rent=5700, pet=15)[:-1], *totals])


def test_the_total_of_a_summary_is_compared_with_rows_that_print_no_codes() -> None:
    assert [c.status for c in results(read(workbook(uncoded(["Total", 5715]))), "R02")] == ["PASS", "PASS"]
    assert [c.status for c in results(read(workbook(uncoded(["Total", 5751]))), "R02")] == ["FAIL", "WARN"]
    both = results(read(workbook(uncoded(["Total", 15], ["Total", 5715]))), "R02")
    assert [c.title.rpartition(", ")[2] for c in both] == ["against the rows"] * 2, "two totals are not of all lines"


def test_rows_before_the_first_page_that_is_read_are_not_missed_by_a_total() -> None:
    made = uncoded(["Total", 5715])
    data = pdf(made[:8], [*made[:5], *made[8:]])
    assert result(read(data), "R02", "against the rows").status == "PASS"
    assert result(read(data, first_page=2), "R02", "against the rows").status == "SKIPPED"


def test_a_charge_with_exactly_the_residual_is_named() -> None:
    x = charged(*summary(rent=3608 - 901.5, total=3728 - 901.5))
    found = result(x, "R02", "RENT")
    assert "unit 102" in found.message
    assert [(c.row_index, c.field) for c in found.cells] == [(1, "charges")]


@pytest.mark.parametrize(("caption", "verdict"), [(None, "PASS"), ("(Current/Notice Residents Only)", "FAIL")])
def test_a_caption_sets_whom_the_summary_is_about(caption: str | None, verdict: str) -> None:
    x = charged(*summary(rent=3608 + 950, total=3728 + 950, caption=caption), future=True)
    assert [row.occupancy_status for row in x.rows][-1] == "FUTURE"
    found = result(x, "R02", "RENT")
    assert (found.status, found.basis) == (verdict, "current" if caption else "current+future")
    right = charged(*summary(caption=caption), future=True)
    assert {c.status for c in results(right, "R02")} == {"PASS"}


# -- R09, R17 -------------------------------------------------------------------------------------------------------


def occupancy(occupied: int, vacant: int, area: float = 700) -> RentRoll:
    rows = [*(home(str(101 + n), f"T. {n}") for n in range(3)), empty("104")]
    table = [
        [], ["Occupancy Summary"], ["Status", "Units", "Sq Ft"], ["Occupied", occupied, 2100], ["Vacant", vacant, area],
        ["Total", 4, 2800],
    ]  # fmt: skip
    return read_lines(rows, after=table)


def test_printed_counts_are_compared_with_the_summary_too() -> None:
    assert [c.status for c in results(occupancy(3, 1), "R09")] == ["PASS", "PASS"]
    found = result(occupancy(2, 2), "R09", "against the rows")
    assert found.status == "WARN"
    assert "occupied 3, printed 2" in found.message


@pytest.mark.parametrize(("area", "verdict"), [(700, "PASS"), (701, "PASS"), (703, "FAIL")])
def test_whole_areas_add_up_within_half_a_foot_each(area: float, verdict: str) -> None:
    found = result(occupancy(3, 1, area), "R17")
    assert (found.status, found.tolerance) == (verdict, 1.5)


# -- R13 ------------------------------------------------------------------------------------------------------------


def test_a_type_that_no_row_has_may_be_renamed() -> None:
    rows = [home(str(101 + n), f"T. {n}", type="A1" if n < 3 else "B2") for n in range(5)]
    table = [[], ["Rent Analysis by Floor Plan"], ["Floor Plan", "# Units"], ["A1", 3], ["Penthouse", 2]]
    x = read_lines(rows, after=table)
    assert (status(x, "R13", "A1"), status(x, "R13", "Penthouse")) == ("PASS", "WARN")
    assert "no rows, printed 2" in result(x, "R13", "Penthouse").message


# -- sections -------------------------------------------------------------------------------------------------------


def portfolio(**changed: float) -> RentRoll:
    first = [home(str(101 + n), f"F. {n}", rent=900.5 + n) for n in range(3)]
    second = [home(str(101 + n), f"S. {n}", rent=1100.5 + n) for n in range(4)]
    grand = total_line("Grand Total", [*first, *second])
    for key, value in changed.items():
        grand[list(COLUMNS).index(key)] = value
    rows = [
        ["Maple Court (map01)"], *first, total_line("Total Maple Court", first),
        ["Oak Terrace (oak02)"], *second, total_line("Total Oak Terrace", second), grand,
    ]  # fmt: skip
    return read(workbook(lines(rows, total=None)))


def test_a_grand_total_is_the_sum_of_its_sections() -> None:
    x = portfolio()
    for check in ("R04", "R05", "R06", "R07", "R08"):
        found = result(x, check, "against its sections")
        assert (found.status, found.basis) == ("PASS", "sections")
    wrong = result(portfolio(rent=7200), "R05", "against its sections")
    assert wrong.status == "FAIL"
    assert wrong.difference == wrong.actual - 7200  # type: ignore[operator]
    assert "too little" in wrong.message


def test_totals_that_tie_with_different_rows_do_not_contradict_each_other() -> None:
    now = [home(str(101 + n), f"F. {n}", rent=900.5 + n) for n in range(3)]
    later = [home("107", "Next Nell", rent=1020.25)]
    rows = [
        ["Current Residents"], *now, total_line("Total Current Residents", now),
        ["Future Residents"], *later, total_line("Total Future Residents", later), total_line("Grand Total", now),
    ]  # fmt: skip
    found = result(read(workbook(lines(rows, total=None))), "R05", "against its sections")
    assert (found.status, found.basis) == ("PASS", "current sections")


def test_without_totals_of_sections_there_is_nothing_to_add_up() -> None:
    x = read_lines([home(str(101 + n), f"F. {n}") for n in range(3)], total="Grand Total")
    assert not results(x, "R05", "against its sections")


# -- lines of a table by occupancy against each other -----------------------------------------------------------------


@pytest.mark.parametrize(("balance", "verdict"), [(7906.64, "PASS"), (7908.64, "WARN")])
def test_a_line_that_is_the_sum_of_others_is_so_in_figures_that_no_row_prints(balance: float, verdict: str) -> None:
    columns = {key: COLUMNS[key] for key in ("unit", "area", "tenant", "market", "rent", "deposit")}
    rows = [home("101"), home("102", "Bob Boll", rent=975), empty("103", "VACANT")]
    head = [
        "Summary Groups",
        "Square Footage",
        "Market Rent",
        "Actual Rent",
        "Security Deposit",
        "# Of Units",
        "Balance",
    ]
    after = [
        [], head,
        ["Current/Notice/Vacant Residents", 2100, 3000, 1925, 1000, 3, balance],
        ["Occupied Units", 1400, 2000, 1925, 1000, 2, 7906.64],
        ["Total Vacant Units", 700, 1000, 0, 0, 1, 0],
    ]  # fmt: skip
    x = read_lines(rows, columns=columns, after=after)
    (found,) = (c for c in results(x, "R07") if "against the lines beside it" in (c.title or ""))
    assert (found.status, str(found.expected)) == (verdict, str(balance))
