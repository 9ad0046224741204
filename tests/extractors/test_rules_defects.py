"""Promises about slips that a roll's own figures show: what is found, and where the finding points."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest
from rolls import COLUMNS, TITLE, empty, home, lines, pdf, read, read_lines, result, results, total_line, workbook

from docextract import RentRoll
from docextract.testing import Format, plant, write
from docextract.testing.sample import Roll
from docextract.testing.writers import compose
from fewer import some

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")


def homes(count: int = 6, **changes: Any) -> list[dict[str, Any]]:
    return [home(str(101 + n), f"Tenant {n}", **changes) for n in range(count)]


def with_column(values: list[int | None], total: int | None) -> list[list[Any]]:
    """A roll with a column that no field holds, and its total."""
    made = lines(homes(len(values)))
    for line, value in zip(made[len(TITLE) :], ["Loyalty Points", *values, total], strict=True):
        line.append(value)
    return made


def test_a_column_that_no_field_holds_is_added_up_too() -> None:
    right = read(workbook(with_column([15, 20, 25, 30, 35, 40], 165)))
    wrong = read(workbook(with_column([15, 20, 52, 30, 35, 40], 165)))
    assert result(right, "R05", "Loyalty").status == "PASS"
    found = result(wrong, "R05", "Loyalty")
    assert (found.status, found.expected, found.actual, found.difference) == ("WARN", 165, 192, 27)


@pytest.mark.parametrize(("printed", "found"), [(-50, ["PASS"]), (-20, ["WARN"])])
def test_the_difference_of_two_summed_columns_is_summed_too(printed: int, found: list[str]) -> None:
    made = lines([home(str(101 + n), f"Tenant {n}", rent=950 + 15 * n, market=1000 - 5 * n) for n in range(5)])
    for line, value in zip(made[len(TITLE) :], ["Variance", -50, -30, -10, 10, 30, printed], strict=True):
        line.append(value)
    assert [c.status for c in results(read(workbook(made)), "R05", "Variance")] == found


def test_a_total_under_an_empty_column_of_which_another_has_the_numbers_is_told() -> None:
    for totals, found in (((165, 30), ["WARN"]), ((170, 30), []), ((None, 165), [])):
        made = with_column([None] * 6, totals[0])
        for line, value in zip(made[len(TITLE) :], ["Medals", 15, 20, 25, 30, 35, 40, totals[1]], strict=True):
            line.append(value)
        outcome = results(read(workbook(made)), "R05", "Loyalty")
        assert [c.status for c in outcome] == found
        assert all("under 'Medals'" in c.message and len(c.rows) == 6 for c in outcome)


def test_an_average_under_such_a_column_is_no_sum() -> None:
    assert results(read(workbook(with_column([15, 20, 25, 30, 35, 40], 27))), "R05", "Loyalty") == []


def test_two_numbers_among_many_rows_and_percentages_are_no_sums() -> None:
    assert results(read(workbook(with_column([15, 20, *[None] * 18], 95))), "R05", "Loyalty") == []
    shares = with_column([15, 20, 25, 30, 35, 40], 265)
    shares[len(TITLE)][-1] = "Loyalty %"
    assert results(read(workbook(shares)), "R05", "Loyalty") == []


def test_rows_of_pages_that_are_not_read_are_in_the_total_of_such_a_column_too() -> None:
    made = with_column([15, 20, 25, 30, 35, 40], 165)
    head = len(TITLE) + 1
    data = pdf(made[: head + 3], [*made[:head], *made[head + 3 :]])
    assert result(read(data), "R05", "Loyalty").status == "PASS"
    assert {c.status for c in results(read(data, first_page=2), "R05", "Loyalty")} <= {"SKIPPED"}


def test_the_average_of_recoveries_in_a_line_of_totals_is_no_sum() -> None:
    columns = COLUMNS | {"cam": "CAM"}
    rows = [home(str(101 + n), f"Tenant {n}", cam=100 + 10 * n) for n in range(6)]

    def read_with(printed: int) -> list[str]:
        total = [*total_line("Total", rows, columns)[:-1], printed]
        x = read(workbook([*lines(rows, columns=columns, total=None), total]), "OFFICE")
        return [c.status for c in results(x, "R05", "CAM")]

    assert (read_with(750), read_with(760), read_with(125)) == (["PASS"], ["WARN"], [])


def test_a_stop_in_a_line_of_totals_need_be_no_sum() -> None:
    columns = COLUMNS | {"stop": "Expense Stop"}
    rows = [home(str(101 + n), f"Tenant {n}", stop=8 + n) for n in range(6)]
    total = [*total_line("Total", rows, columns)[:-1], 12]
    x = read(workbook([*lines(rows, columns=columns, total=None), total]), "OFFICE")
    assert results(x, "R05", "Stop") == []


POINTS = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70]


def related(
    one: list[Any], other: list[Any], header: str = "Loyalty Points", **fields: list[Any]
) -> tuple[str, list[int]]:
    """What R15 says of two columns that no field holds, or of one and the fields that are given by row."""
    columns = COLUMNS | {"one": header} | ({"other": "Points a Year"} if any(other) else {})
    rows = homes(len(one))
    for n, row in enumerate(rows):
        row |= {"one": one[n], "other": other[n], **{name: values[n] for name, values in fields.items()}}
    found = result(read_lines(rows, columns=columns, total=None), "R15")
    return found.status, found.rows


def test_columns_that_no_field_holds_are_compared_with_each_other() -> None:
    years = [12 * points for points in POINTS]
    assert related(POINTS, years) == ("PASS", [])
    years[4] += 5
    assert related(POINTS, years) == ("WARN", [4])
    assert related(POINTS[:4], [180, 240, 300, 365]) == ("SKIPPED", []), "four rows are too few"
    assert related([15] * 8, [180] * 7 + [190]) == ("SKIPPED", []), "one number says nothing"
    few = [None] * 7
    assert related([*POINTS[:5], *few], [*years[:5], *few]) == ("SKIPPED", []), "most rows print none"
    assert related(POINTS, [None] * 12, deposit=years) == ("SKIPPED", []), "deposits are often several months"


def test_rates_of_a_year_on_the_area_are_compared_with_numbers_of_a_month() -> None:
    areas = [600 + 50 * n for n in range(12)]
    rates = [1.5 + n % 5 / 100 for n in range(12)]
    months = [round(area * rate / 12, 2) for area, rate in zip(areas, rates, strict=True)]
    assert related(rates, months, "Points Rate", area=areas) == ("PASS", [])
    months[4] += 9
    assert related(rates, months, "Points Rate", area=areas) == ("WARN", [4])


def test_pages_are_counted_by_their_numbers_alone() -> None:
    def page(number: int, first: int) -> list[list[Any]]:
        return [*lines(homes(9)[first : first + 3], total=None), [], [f"Page {number}"]]

    assert result(read(pdf(page(1, 0), page(2, 3), page(3, 6))), "S05").status == "PASS"
    torn = result(read(pdf(page(1, 0), page(3, 6))), "S05")
    assert (torn.status, torn.message) == ("WARN", "after page 1 comes page 3")
    twice = result(read(pdf(page(1, 0), page(2, 3), page(2, 3), page(3, 6))), "S05")
    assert twice.message == "page 2 stands twice, as page 2 and 3 of the file"
    again = read(pdf(page(1, 0), page(2, 3), page(1, 6)))
    assert result(again, "S05").status == "PASS", "numbers that begin again are those of another part"


def test_copies_of_rows_that_are_to_come_are_found_too() -> None:
    coming = [home("103", "Zoe Zink", start=dt.date(2024, 3, 1), end=dt.date(2025, 2, 28))]
    body = [*homes(), ["Future Residents/Applicants"], *coming]
    assert result(read_lines(body, total=None), "S03").status == "PASS"
    found = result(read_lines([*body, *coming], total=None), "S03")
    assert (found.status, found.rows) == ("FAIL", [6, 7])


MISSED: list[tuple[str, int, Format, str, str]] = [
    # The leases of a type and their area are of the same rows.
    ("yardi.tenancySchedule1", 71001, "xlsx", "droppedRow", "R14"),
    # A column that no field holds: two numbers are left, and a total that is larger than both.
    ("entrata.commercialRentRoll", 71101, "pdf", "shiftedColumn", "R05"),
    # Twelve times the month's charges, under two headers without a field.
    ("entrata.commercialRentRoll", 52003, "xlsx", "shiftedColumn", "R15"),
    # Recoveries are amounts, and the line of their total adds up others: it is no average.
    ("entrata.commercialRentRoll", 73001, "pdf", "swappedDigits", "R05"),
    # The lease to come of the unit that is not printed stands below the total, and has its market rent.
    ("yardi.breezeRentRoll", 73002, "xlsx", "droppedRow", "R04"),
    # A small table above the roll has columns of its own, and is not read in those of the roll.
    ("intacct.detailedRentRoll", 77002, "pdf", "droppedRow", "R03"),
    # A table of sums above the header of the page's own list.
    ("entrata.commercialRentRoll", 78002, "pdf", "changedTotal", "R12"),
    # The page with the heading of the charge summary is the one that is missing.
    ("yardi.rentRollWithLeaseCharges", 72002, "pdf", "missingPage", "R02"),
    # The total is the only row below the last page's header: its dollars are no units of the columns.
    ("affordable.rentRoll", 114001, "pdf", "droppedRow", "R05"),
    # Residents on notice have a line of their own: the lines that count the same either way do not speak for it.
    ("onesite.rentRollDetail", 124002, "pdf", "changedTotal", "R12"),
    # The applicant of the vacant unit that is not printed has its area, and not its place in the other totals.
    ("amsi.rentRoll", 125002, "xlsx", "droppedRow", "R08"),
    # Units and their area are printed in one cell, right above a table that has columns of its own.
    ("fiserv.rentRoll", 161207, "pdf", "swappedDigits", "R08"),
    # One percentage of the area beside 100 %, exact to two places, tells what the other one is of.
    ("yardi.rentRollWithLeaseCharges", 118001, "xlsx", "changedTotal", "R11"),
    # A variance is the rent less the market rent, so that its total is a sum however small it is.
    ("storage.rentRoll", 121002, "xlsx", "changedTotal", "R05"),
    # A rate of cents that happens to be that of a twelfth of the charge, where all others are of the charge itself.
    ("intacct.detailedRentRoll", 206002, "pdf", "swappedDigits", "R15"),
    # No row prints an amount under the header of the total: all stand one column further.
    ("entrata.commercialRentRoll", 205003, "pdf", "shiftedColumn", "R05"),
    # The only number of a line of averages.
    ("parking.rentRoll", 121001, "pdf", "changedTotal", "R05"),
    # Most amounts of the table below the roll happen to end where those of the roll do: its columns are its own.
    ("yardi.rentRollWithLeaseCharges", 123001, "pdf", "swappedDigits", "R08"),
    ("yardi.rentRollWithLeaseCharges", 123001, "pdf", "changedTotal", "R08"),
    # Two leases with rates of the month and of the year: the headers say that both are of the rent.
    ("yardi.tenancySchedule1", 124001, "xlsx", "swappedDigits", "R15"),
    # The rate of a total over two leases: its header says that it is one.
    ("entrata.commercialRentRoll", 151016, "xlsx", "changedTotal", "R15"),
    # The area of a lease to come stands for that of the vacant suite, which is printed in the table and in no row.
    ("yardi.tenancySchedule1", 151072, "xlsx", "droppedRow", "R08"),
    # Four rent steps, of which two have their rate in the next column.
    ("entrata.commercialRentRoll", 124002, "xlsx", "shiftedColumn", "R15"),
    # A percentage of units that the market rents happen to make, though these miss another one.
    ("resman.rentRoll", 141008, "pdf", "changedTotal", "R10"),
]


@pytest.mark.parametrize(("family", "seed", "kind", "defect", "check"), some(MISSED))
def test_planted_slips_that_were_missed_once_are_told(
    family: str, seed: int, kind: Format, defect: str, check: str
) -> None:
    planted = plant(family, seed, kind, defect=defect)
    assert planted is not None
    assert planted.defect.can_show

    def odd(data: bytes) -> list[str]:
        x = read(data, planted.sample.asset_type, **where)
        return [c.message for c in x.checks if c.check_id == check and c.status in ("FAIL", "WARN")]

    where = {"sheet": planted.sample.truth["sheet"]} if planted.sample.truth["sheet"] else {}
    assert odd(write(family, seed, kind).data) == []
    assert odd(planted.sample.data) != []


@pytest.mark.parametrize(("family", "seed"), [("yardi.tenancySchedule2", 71309), ("intacct.detailedRentRoll", 75010)])
def test_floors_times_areas_and_deposits_of_one_rent_are_no_relations_to_keep(family: str, seed: int) -> None:
    sample = write(family, seed, "xlsx")
    x = read(sample.data, sample.asset_type, **({"sheet": sample.truth["sheet"]} if sample.truth["sheet"] else {}))
    assert result(x, "R15").status == "PASS"


def test_a_future_lease_listed_as_current_is_named() -> None:
    columns = {**COLUMNS, "status": "Status"}
    body = homes(status="Occupied")
    coming = home("103", "Zoe Zink", start=dt.date(2024, 3, 1), end=dt.date(2025, 2, 28), status="Occupied")
    assert result(read_lines(body, columns=columns, total=None), "Q07").status == "PASS"
    found = result(read_lines([*body[:3], coming, *body[3:]], columns=columns, total=None), "Q07")
    assert (found.status, found.rows) == ("WARN", [3])
    assert "unit 103" in found.message


def test_the_total_of_a_charge_summary_is_that_of_its_lines() -> None:
    def roll(total: int) -> Any:
        summary = [
            [],
            ["Charge Code Summary"],
            ["Charge Code", "Amount"],
            ["rent", 5700],
            ["pet", 75],
            ["Total", total],
        ]
        return read_lines(homes(), after=summary)

    assert result(roll(5775), "R02", "total").status == "PASS"
    found = result(roll(5757), "R02", "total")
    assert (found.status, found.expected, found.actual) == ("FAIL", 5757, 5775)


def test_a_type_of_unit_in_a_label_is_no_count() -> None:
    rows = homes(5, type="1 Bed 1 Bath")
    x = read_lines(rows, total="Subtotal 1 Bed 1 Bath")
    assert all(c.status == "SKIPPED" for c in results(x, "R03"))


def test_a_vacant_unit_with_a_second_row_that_is_let_is_a_warning() -> None:
    body = homes(4)
    empty = {**home("103", "VACANT"), "rent": 0, "deposit": 0, "balance": 0, "start": None, "end": None, "in": None}
    body[2] = empty
    found = result(read(workbook(lines([*body, home("103", "Zoe Zink")], title=(["Rent Roll"],), total=None))), "S03")
    assert (found.status, found.rows) == ("WARN", [2, 4])


def test_a_table_of_occupancy_above_the_roll_is_read() -> None:
    above = [["Rent Roll"], ["Maple Court"], ["As of 01/31/2024"], [], ["Property Summary", "Units", "Sq. Ft."]]

    def roll(count: int) -> Any:
        counted = [["Occupied", count, 4200], ["Vacant", 0, 0], ["Total", count, 4200]]
        return read(workbook(lines(homes(), title=[*above, *counted, []], total=None)))

    assert result(roll(6), "R03", "Total").status == "PASS"
    assert result(roll(6), "R08", "Total").status == "PASS"
    assert result(roll(7), "R03", "Total").status == "FAIL"


def test_a_rent_that_misses_its_year_by_little_stands_out_where_all_others_are_exact() -> None:
    columns = {**COLUMNS, "annual": "Annual Rent"}
    body = homes(12, annual=950 * 12)
    assert result(read_lines(body, columns=columns, total=None), "R15").status == "PASS"
    body[4]["annual"] = 950 * 12 + 9
    found = result(read_lines(body, columns=columns, total=None), "R15")
    assert (found.status, found.rows) == ("WARN", [4])
    rounded = [home(str(101 + n), f"Tenant {n}", annual=950 * 12 + 9 * n) for n in range(8)]
    assert result(read_lines(rounded, columns=columns, total=None), "R15").status == "PASS"


SIDE = [
    [],
    ["Potential Rent by Occupancy Status", None, None, "Summary Billing by Transaction Code"],
    ["Status", "Market Rent", "# Units", "Transaction Code", "Amount"],
]


def test_tables_side_by_side_are_read_apart() -> None:
    charged = {**COLUMNS, "code": "Charge Code", "amount": "Amount"}
    body = homes(6, code="rent", amount=950, rent=None)

    def roll(market: int, billed: int) -> Any:
        return read_lines(body, columns=charged, total=None, after=[*SIDE, ["Occupied", market, 6, "rent", billed]])

    right = roll(6000, 5700)
    assert result(right, "R02", "rent").status == "PASS"
    assert result(right, "R04", "Occupied").status == "PASS"
    assert result(roll(6000, 5007), "R02", "rent").status == "FAIL"
    assert result(roll(6060, 5700), "R04", "Occupied").status == "FAIL"


def test_occupied_units_of_a_floor_plan_table_are_counted() -> None:
    def roll(let: int, total: int) -> Any:
        plans = [["A1", 3, let], ["B1", 3, 3], ["Totals:", 6, total]]
        head = [[], ["Rent Analysis by Floor Plan"], ["Floor Plan", "# Units", "Units Occupied"]]
        body = [*homes(3), *(home(str(201 + n), f"Other {n}", type="B1") for n in range(3))]
        return read_lines(body, after=[*head, *plans])

    assert {c.status for c in results(roll(3, 6), "R13")} == {"PASS"}
    assert result(roll(2, 5), "R13", "A1").status == "FAIL"
    assert result(roll(3, 5), "R13", "Totals").status == "FAIL"


def test_a_total_of_a_property_named_for_its_offices_is_compared() -> None:
    title = [["Rent Roll"], ["Willow Office Campus"], ["As of 01/31/2024"], []]
    x = read_lines(homes(), title=title, total="Willow Office Campus Totals/Averages")
    assert (result(x, "R05").status, result(x, "R05").expected) == ("PASS", 5700)


def test_an_area_in_the_words_of_a_total_is_compared() -> None:
    def read_with(area: str) -> str:
        return result(read_lines(homes(), total=None, after=[[f"6 Apts, {area} Sq. Ft"]]), "R08").status

    assert (read_with("4,200"), read_with("4,020")) == ("PASS", "FAIL")


def test_a_count_above_a_table_in_columns_of_its_own_is_that_of_the_roll() -> None:
    import pypdf

    def read_with(area: str) -> dict[str, str]:
        total = [None, None, None, *total_line(None, homes())[3:]]
        table = [["Occupancy Status of the Property", "Apts", "Percent"], ["Current", "6", "100.0%"]]
        pages = pypdf.PdfWriter()
        for part in (pdf([*lines(homes(), total=None), total]), pdf([[f"6 Apts, {area} Sq. Ft"], *table])):
            pages.append(io.BytesIO(part))
        out = io.BytesIO()
        pages.write(out)
        x = read(out.getvalue())
        return {c: result(x, c).status for c in ("R03", "R08")}

    assert read_with("4,200") == {"R03": "PASS", "R08": "PASS"}
    assert read_with("4,020") == {"R03": "PASS", "R08": "FAIL"}


def test_a_line_of_one_status_is_counted_by_the_word_of_the_rows() -> None:
    columns = {"unit": "Unit", "status": "Status", **{k: v for k, v in COLUMNS.items() if k != "unit"}}
    rows = [home(str(101 + n), f"Tenant {n}", status="Occupied") for n in range(4)]
    rows.append(home("105", "Tenant 5", status="Occupied-NTVL", out=dt.date(2024, 3, 1)))

    def found(count: int) -> str:
        after = [[], ["Property Occupancy"], ["Status", "Units"], ["Occupied-NTVL", count], ["Total", 5]]
        return result(read_lines(rows, columns=columns, after=after), "R12", "NTVL").status

    assert (found(1), found(7)) == ("PASS", "FAIL")


def with_rates(*, annual_rate: float = 16.29, step: float | None = 1050, step_rate: float = 18.0) -> RentRoll:
    """A roll with rates of the month and of the year, and a rent step with a rate of its own in each row."""
    columns = COLUMNS | {
        "rate": "Monthly Rent/Area", "yearly": "Annual Rent/Area",
        "when": "Increase Date", "then": "Increase Amount", "then_rate": "Future Increases PSF",
    }  # fmt: skip
    rows = [home(str(101 + n), f"Tenant {n}", area=700, rent=950, rate=1.36, yearly=16.29) for n in range(6)]
    rows = [row | {"when": dt.date(2025, 1, 1), "then": 1050, "then_rate": 18.0} for row in rows]
    rows[2] |= {"yearly": annual_rate, "then": step, "then_rate": step_rate}
    return read_lines(rows, columns=columns, total=None, asset_type="OFFICE")


def test_a_second_column_of_rates_is_kept_and_compared_with_the_rent() -> None:
    x = with_rates()
    assert (result(x, "R15").status, x.rows[0].charges) == ("PASS", ())
    assert "16.29" in [column.value for column in x.rows[0].source_columns]
    assert (result(with_rates(annual_rate=61.29), "R15").status, result(with_rates(annual_rate=61.29), "R15").rows) == (
        "WARN",
        [2],
    )


@pytest.mark.parametrize(("yearly", "found"), [("Annual Rent/Area", "WARN"), ("Annual Market Rent/Area", "PASS")])
def test_the_same_rate_of_a_year_is_compared_where_few_rows_print_it(yearly: str, found: str) -> None:
    columns = COLUMNS | {"rate": "Monthly Rent/Area", "yearly": yearly}
    rows = [home(str(101 + n), f"Tenant {n}", area=700, rent=950, rate=1.36, yearly=16.29 + 5 * n) for n in range(2)]
    x = result(read_lines(rows, columns=columns, total=None, asset_type="OFFICE"), "R15")
    assert (x.status, x.rows) == (found, [1] if found == "WARN" else [])


def test_rows_whose_rents_disagree_are_named_in_their_order_whatever_tells_it() -> None:
    """The first by a column that no field holds, the second by the rent's own rate."""
    columns = COLUMNS | {"rate": "Monthly Rent/Area", "yearly": "Annual Rent/Area"}
    rows = [home(str(101 + n), f"Tenant {n}", area=700, rent=950, rate=1.36, yearly=16.29) for n in range(8)]
    rows[2]["yearly"], rows[5]["rate"] = 61.29, 6.31
    found = result(read_lines(rows, columns=columns, total=None, asset_type="OFFICE"), "R15")
    assert found.message == "6 of 8 rows agree; not unit 103, unit 106"


def test_a_rent_step_is_compared_with_its_rate() -> None:
    assert with_rates().rows[0].rent_steps[0].per_area == 18
    assert result(with_rates(step=1500), "R15").rows == [2]
    assert result(with_rates(step_rate=81.0), "R15").rows == [2]


def test_an_amount_in_the_column_of_the_rates_of_steps_is_no_rate() -> None:
    shifted = result(with_rates(step=None, step_rate=1050.0), "R15")
    assert (shifted.status, shifted.rows) == ("WARN", [2])
    assert result(with_rates(step=None), "R15").status == "PASS", "a rate without an amount is one of the rent"


def test_people_who_moved_into_a_home_together_share_it() -> None:
    second = {"type": "A1", "market": None, "area": None, "rent": 850, "deposit": None, "balance": None}
    wife = home("101", "Ida Tenant", **second, start=None, end=None)
    x = read_lines([home("101", "Tenant 0"), wife, *homes()[1:]], total=None)
    assert result(x, "S03").status == "PASS"
    later = wife | {"in": dt.date(2023, 1, 1)}
    assert result(read_lines([home("101", "Tenant 0"), later, *homes()[1:]], total=None), "S03").status == "FAIL"


def test_an_average_by_occupancy_in_a_unit_mix_is_compared() -> None:
    def found(mean: float) -> str:
        after = [[], ["Unit Mix", "Units", "Average Rent"], ["Occupied", 6, mean], ["Total", 6, None]]
        return result(read_lines(homes(), after=after), "R13", "Occupied").status

    assert (found(950), found(930)) == ("PASS", "FAIL")


def test_the_total_of_a_charge_summary_is_that_of_rows_that_print_no_codes() -> None:
    columns = {**{k: v for k, v in COLUMNS.items() if k != "rent"}, "rent": "Scheduled Charges"}
    summary = [[], ["Charge Code Summary"], ["Charge Code", "Scheduled Charges"], ["Rent", 5600], ["Pet", 100]]

    def found(count: int) -> str:
        made = read_lines(homes(count), columns=columns, total=None, after=[*summary, ["Total", 5700]])
        return result(made, "R02", "against the rows").status

    assert (found(6), found(5)) == ("PASS", "WARN")


def test_the_parts_of_a_table_are_named_by_the_words_below_its_title() -> None:
    rows = [*lines(homes()), ["", "", "Campus Totals/Average"], []]
    table = [["Occupancy Summary"], ["Status", "Suites", "SQFT"], ["Total Occupied Units", 6, 4200], ["Total", 6, 4200]]
    x = read(pdf([*rows, *table]))
    assert result(x, "R03", "Occupancy Summary").status == "PASS"


@pytest.mark.parametrize(
    ("seed", "kind", "defect", "check_id"),
    [
        (152, "xlsx", "changedTotal", "R14"),  # a count under a table of lease types whose areas add up
        (153, "pdf", "shiftedColumn", "R15"),  # yearly rents under the header of their rates
        (154, "xlsx", "swappedDigits", "R15"),  # the yearly rent in a row of gross rents
        (158, "xlsx", "swappedDigits", "R15"),  # one of three rates, where the other two are exact
    ],
)
def test_a_slip_in_a_schedule_without_totals_is_noticed(seed: int, kind: Any, defect: str, check_id: str) -> None:
    planted = plant("yardi.tenancySchedule1", seed, kind, defect=defect)
    assert planted is not None
    found: list[list[str]] = []
    for sample in (write("yardi.tenancySchedule1", seed, kind), planted.sample):
        x = read(sample.data, sample.asset_type, sheet=sample.truth["sheet"])
        found.append([c.message for c in x.checks if c.check_id == check_id and c.status in ("FAIL", "WARN")])
    clean, wrong = found
    assert clean == []
    assert len(wrong) == 1


def with_years(year: float | None, rate: float) -> RentRoll:
    """A roll of years' rents and their rates, those of the third row as given."""
    columns = COLUMNS | {"rate": "Monthly Rent/Area", "year": "Annual Rent", "yearly": "Annual Rent/Area"}
    rows = [home(str(101 + n), f"Tenant {n}", rate=1.36, year=11400, yearly=16.29) for n in range(6)]
    rows[2] |= {"year": year, "yearly": rate}
    return read_lines(rows, columns=columns, total=None, asset_type="OFFICE")


def test_a_year_s_rent_in_the_column_of_its_rate_is_named() -> None:
    assert result(with_years(11400, 16.29), "R15").status == "PASS"
    shifted = result(with_years(None, 11400), "R15")
    assert (shifted.status, shifted.rows) == ("WARN", [2])


def test_a_rate_on_the_area_of_several_suites_is_exact_too() -> None:
    sample = write("yardi.tenancySchedule2", 31339, "xlsx")
    found = result(read(sample.data, sample.asset_type, sheet=sample.truth["sheet"]), "R15")
    assert (found.status, found.rows) == ("PASS", [])


@pytest.mark.parametrize(("rate", "status"), [(20.0, "PASS"), (20.03, "WARN")])
def test_a_rate_on_the_area_of_several_suites_that_misses_by_cents_is_named(rate: float, status: str) -> None:
    columns = COLUMNS | {"year": "Annual Rent", "rate": "Annual Rent/Area", "status": "Status"}
    del columns["rent"]
    rows = [home(str(101 + n), f"Tenant {n}", area=700, year=11200, rate=16.0) for n in range(6)]
    rows += [home("201", "Ann Ames", area=1000, year=30000, rate=rate), empty("202", area=500)]
    rows = [row | {"status": "Occupied"} for row in rows]
    found = result(read_lines(rows, columns=columns, total=None, asset_type="OFFICE"), "R15")
    assert (found.status, found.rows) == (status, [6] if status == "WARN" else [])


def test_a_rate_proves_no_yearly_rent_that_the_monthly_one_contradicts() -> None:
    columns = COLUMNS | {"year": "Annual Rent", "rate": "Annual Rent/Area"}
    rows = [home(str(101 + n), f"Tenant {n}", area=700, rent=950, year=11400, rate=16.29) for n in range(9)]
    rows[4]["year"] = 11404  # 16.29 a square foot all the same
    x = read_lines(rows, columns=columns, total=None, asset_type="OFFICE")
    assert (result(x, "R15").status, result(x, "R15").rows) == ("WARN", [4])
    assert [{"contractRent", "annualRent"} <= {*row.proved} for row in x.rows] == [n != 4 for n in range(9)]
    assert not {"contractRent", "annualRent"} & {*x.rows[4].proved}


@pytest.mark.parametrize("kind", ["pdf", "xlsx"])
def test_a_wrong_count_in_a_table_whose_labels_wrap_is_noticed_by_name(kind: Any) -> None:
    clean = write("entrata.commercialRentRoll", 52003, kind)
    sheet = clean.truth["sheet"]
    stated = read(clean.data, clean.asset_type, sheet=sheet).totals.stated
    assert [t.values["units"] for t in stated if "units" in t.values] == [9, 9, 1, 1, 10]
    roll = compose("entrata.commercialRentRoll", 52003, kind)
    assert isinstance(roll, Roll)
    (table,) = (table for table in roll.report.tables if table.title == "Occupancy Summary")
    table.rows[1].cells["n"] = 6
    wrong = read(roll.paint("entrata.commercialRentRoll", 52003), clean.asset_type, sheet=sheet)
    found, *_ = results(wrong, "R09", "Occupancy Summary")
    assert found.status == "FAIL"
    assert " 6" in found.message


@pytest.mark.parametrize(("year", "status"), [(5092.32, "PASS"), (5029.32, "WARN")])
def test_the_year_of_a_step_is_compared_where_its_suite_has_no_area_too(year: float, status: str) -> None:
    roll = compose("yardi.tenancySchedule1", 102001, "pdf")
    assert isinstance(roll, Roll)
    every = ((row.cells, key) for table in roll.report.tables for row in table.rows for key in row.cells)
    ((cells, key),) = (found for found in every if str(found[0][found[1]]) == "5092.32")
    cells[key] = Decimal(str(year))
    found = results(read(roll.paint("yardi.tenancySchedule1", 102001), roll.asset_type), "R15")
    assert {c.status for c in found} == {status}


@pytest.mark.parametrize(("family", "seed"), [("fiserv.rentRoll", 93001), ("yardi.rentRollWithLeaseCharges", 108001)])
def test_a_page_that_stands_twice_is_told_whatever_tables_are_on_it(family: str, seed: int) -> None:
    planted = plant(family, seed, "pdf", defect="repeatedPage")
    assert planted is not None
    x = read(planted.sample.data, planted.sample.asset_type)
    (same,), (twice,) = (results(x, check) for check in ("S03", "S05"))
    assert same.status == "FAIL"
    assert "twice" in twice.message
