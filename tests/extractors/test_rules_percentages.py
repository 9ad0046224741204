"""Promises about percentages and rates that the document's other figures decide."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import COLUMNS, empty, home, lines, pdf, read, read_lines, result, results

from docextract import RentRoll
from docextract.testing import write
from docextract.testing.sample import Roll
from docextract.testing.writers import compose

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

AREAS = (700, 820, 940, 1060, 1180, 1300)
WHOLE = sum(AREAS)
RATES = {"unit": "Suite", "tenant": "Tenant", "area": "Sq Ft", "year": "Annual Rent", "rate": "Annual Rent/Area"}


def tenants(count: int = len(AREAS), **changes: Any) -> list[dict[str, Any]]:
    """Suites of different sizes at different rents, with their rates."""
    made = [
        home(str(101 + n), f"Tenant {n}", area=AREAS[n], year=AREAS[n] * (20 + n), rate=20 + n) for n in range(count)
    ]
    return [row | changes for row in made]


def mix(occupied: str = "66.7%", total: str = "100.0%", *, by: tuple[str, ...] = ("A1", "B2", "C3")) -> list[list[Any]]:
    shares = dict(zip(by, (occupied, "22.2%", "11.1%"), strict=False))
    counts = dict(zip(by, (6, 2, 1), strict=False))
    table: list[list[Any]] = [[], ["Unit Mix", "Units", "% of Units"]]
    return [*table, *([name, counts[name], shares[name]] for name in by), ["Total", sum(counts.values()), total]]


def homes() -> list[dict[str, Any]]:
    kinds = ["A1"] * 6 + ["B2"] * 2 + ["C3"]
    return [home(str(101 + n), f"Tenant {n}", type=kind) for n, kind in enumerate(kinds)]


def test_percentages_of_a_table_are_those_of_its_total() -> None:
    found = result(read_lines(homes(), after=mix()), "R10", "Unit Mix")
    assert (found.status, found.message) == ("PASS", "all 4 percentages are those of Total")


@pytest.mark.parametrize(("wrong", "about"), [(mix("76.7%"), "A1: 6 of 9"), (mix(total="700.0%"), "Total: 9 of 9")])
def test_a_percentage_that_its_numbers_do_not_make_is_named(wrong: list[list[Any]], about: str) -> None:
    found = result(read_lines(homes(), after=wrong), "R10", "Unit Mix")
    assert found.status == "WARN"
    assert found.message.startswith(about)


@pytest.mark.parametrize(("total", "status"), [("100.0%", "PASS"), ("600.0%", "WARN")])
def test_all_and_nothing_tell_what_percentages_are_of_too(total: str, status: str) -> None:
    table = [["Unit Mix", "Units", "% of Units"], ["A1", 9, "100.0%"], ["B2", 0, "0.0%"], ["Total", 9, total]]
    found = result(read_lines([row | {"type": "A1"} for row in homes()], after=[[], *table]), "R10", "Unit Mix")
    assert found.status == status


def test_percentages_cut_off_or_rounded_twice_are_right() -> None:
    found = result(read_lines(homes(), after=mix("66.6%")), "R10", "Unit Mix")
    assert found.status == "PASS"


def test_percentages_of_something_else_are_not_judged() -> None:
    other = [[], ["Unit Mix", "Units", "% of Rent"], ["A1", 6, "61.3%"], ["B2", 2, "27.1%"], ["C3", 1, "11.6%"]]
    assert not results(read_lines(homes(), after=other), "R10", "Unit Mix")


@pytest.mark.parametrize(
    ("share", "message"), [("22.2%", "all 4 percentages are those of Total"), ("22.1%", "B2: 2 of 9 are 22.22 %")]
)
def test_one_percentage_is_not_excused_by_numbers_that_miss_another(share: str, message: str) -> None:
    lines = [["A1", 6680, 6, "66.7%"], ["B2", 2210, 2, share], ["C3", 1110, 1, "11.1%"], ["Total", 10000, 9, "100.0%"]]
    found = result(read_lines(homes(), after=[[], ["Unit Mix", "Points", "Units", "%"], *lines]), "R10", "Unit Mix")
    assert found.message.startswith(message)


def floor_plans(share: str) -> list[list[Any]]:
    header = ["Floor Plan", "# Units", "Average SQFT", "Units Occupied", "% Occupied"]
    return [[], ["Rent Analysis by Floor Plan"], header, ["A1", 4, 700, 3, share], ["B2", 4, 700, 4, "100.0%"]]


@pytest.mark.parametrize(("share", "status"), [("75.0%", "PASS"), ("77.0%", "FAIL")])
def test_the_share_of_a_type_that_is_let_is_that_of_its_units(share: str, status: str) -> None:
    rows = [home(str(101 + n), f"Tenant {n}", type="A1" if n < 3 else "B2") for n in range(7)]
    x = read_lines([*rows, empty("201", "VACANT", type="A1")], after=floor_plans(share))
    assert result(x, "R13", "A1").status == status


@pytest.mark.parametrize(("third", "rows"), [("15.7%", []), ("17.5%", [2])])
def test_rows_print_their_part_of_the_whole(third: str, rows: list[int]) -> None:
    columns = COLUMNS | {"part": "% of SF"}
    made = [
        home(str(101 + n), f"Tenant {n}", area=area, part=f"{100 * area / WHOLE:.1f}%") for n, area in enumerate(AREAS)
    ]
    made[2]["part"] = third
    found = results(read_lines(made, columns=columns), "R15")[0]
    assert (found.status, found.rows) == ("WARN" if rows else "PASS", rows)


@pytest.mark.parametrize(("share", "rows"), [(None, []), ("17.5%", [7])])
def test_parts_of_the_whole_of_all_pages_are_compared(share: str | None, rows: list[int]) -> None:
    columns = COLUMNS | {"part": "% of SF"}
    areas = [*AREAS, *(area + 55 for area in AREAS)]
    made = [home(str(101 + n), f"T. {n}", area=a, part=f"{100 * a / sum(areas):.1f}%") for n, a in enumerate(areas)]
    made[7]["part"] = share or made[7]["part"]
    pages = [lines(some, columns=columns, total=None) for some in (made[:6], made[6:])]
    found = result(read(pdf(*pages)), "R15")
    assert (found.status, found.rows, found.expected) == ("WARN" if rows else "PASS", rows, 12)


def totals(rate: float | None) -> list[list[Any]]:
    return [["Total", None, WHOLE, sum(row["year"] for row in tenants()), rate]]


AVERAGE = sum(row["year"] for row in tenants()) / WHOLE
PLAIN = sum(row["rate"] for row in tenants()) / len(AREAS)


@pytest.mark.parametrize(
    ("rate", "status"), [(AVERAGE, "PASS"), (PLAIN, "PASS"), (round(AVERAGE, 2), "PASS"), (AVERAGE + 30, "WARN")]
)
def test_the_rate_of_a_total_is_that_of_its_amount_and_area(rate: float, status: str) -> None:
    x = read_lines(tenants(), columns=RATES, total=None, after=totals(rate), asset_type="OFFICE")
    found = result(x, "R15", "Total")
    assert (found.status, float(found.expected or 0)) == (status, pytest.approx(rate))


@pytest.mark.parametrize(
    ("header", "rate", "found"),
    [("Annual Rent/Area", 20.5, ["WARN"]), ("Annual Rent/Area", 20, ["PASS"]), ("Points", 20.5, [])],
)
def test_the_rate_of_a_total_over_one_lease_is_told_by_its_header(header: str, rate: float, found: list[str]) -> None:
    rows = tenants(1)
    total = ["Total", None, AREAS[0], rows[0]["year"], rate]
    x = read_lines(rows, columns=RATES | {"rate": header}, total=None, after=[total], asset_type="OFFICE")
    assert [c.status for c in results(x, "R15", "Total")] == found


def test_the_rate_of_a_total_is_of_one_of_the_amounts_that_it_is_of_in_a_single_row() -> None:
    """One of two leases has no charges beside its rent, the other prints no rate."""
    rows = [row | {"charged": row["year"]} for row in tenants(2)]
    rows[1] |= {"rate": None, "charged": rows[1]["year"] + 5000}
    year, area = sum(row["year"] for row in rows), sum(AREAS[:2])
    total = ["Total", None, area, year, round((year + 5000) / area, 2), year + 5000]
    columns = RATES | {"charged": "Annual Charges"}
    x = read_lines(rows, columns=columns, total=None, after=[total], asset_type="OFFICE")
    assert {c.status for c in results(x, "R15", "Total")} == {"PASS"}


def test_a_total_without_a_rate_has_no_check_of_it() -> None:
    x = read_lines(tenants(), columns=RATES, total=None, after=totals(None), asset_type="OFFICE")
    assert not results(x, "R15", "Total")


def test_rates_that_stand_one_column_to_the_right_are_found_there() -> None:
    columns = RATES | {"paid": "Monthly Total"}
    made = [row | {"paid": row["year"] / 12} for row in tenants()]
    right = read_lines(made, columns=columns, total=None, asset_type="OFFICE")
    assert result(right, "R15").status == "PASS"
    for row in made[2:4]:
        row["paid"], row["rate"] = row["rate"], None
    found = result(read_lines(made, columns=columns, total=None, asset_type="OFFICE"), "R15")
    assert (found.status, found.rows) == ("WARN", [2, 3])
    assert "one column to the right" in found.message


@pytest.mark.parametrize(("moved", "found"), [(1, []), (2, [2, 3])])
def test_two_rates_tell_as_many_that_stand_one_column_to_the_right(moved: int, found: list[int]) -> None:
    """Two may be an accident, four are none."""
    columns = RATES | {"points": "Points"}
    made = [row | {"points": 7500 + 11 * n} for n, row in enumerate(tenants())]
    for row in made[4:]:
        row["rate"] = row["year"] = None
    for row in made[2 : 2 + moved]:
        row["points"], row["rate"] = row["rate"], None
    for row in made[2 + moved : 4]:
        row["rate"] = row["year"] = None
    assert result(read_lines(made, columns=columns, total=None, asset_type="OFFICE"), "R15").rows == found


def test_one_number_read_as_two_totals_does_not_excuse_itself() -> None:
    roll = compose("onesite.rentRollDetail", 96003, "pdf")
    assert isinstance(roll, Roll)
    total = next(row for table in roll.report.tables for row in table.rows if row.cells.get("code RENT") == 33145)
    total.cells["code RENT"] = 33147
    found = results(read(roll.paint("onesite.rentRollDetail", 96003)), "R05", ", Totals:")
    assert {c.title.split(", ")[0][-12:] for c in found if c.status == "WARN"} == {"contractRent", "charges:RENT"}


def test_a_cent_that_is_off_excuses_no_whole_units_elsewhere() -> None:
    rows = [home(str(101 + n), f"Tenant {n}", deposit=150) for n in range(20)]
    wrong = [["Total", None, 14000, None, 20000.01, 19000, 3004, 500, None, None, None, None]]
    x = read_lines(rows, total=None, after=wrong)
    assert result(x, "R06").status in ("WARN", "FAIL")
    assert result(x, "R04").status == "PASS"


def warned(*charged: float | None, total: float, rate: float) -> list[str]:
    """The warnings of R05 for three suites, of which one has an area, with a column that no field holds."""
    columns = {"unit": "Suite", "tenant": "Tenant", "area": "Sq Ft", "rent": "Monthly Rent", "deposit": "Deposit"}
    columns |= {"year": "Loyalty Points", "rate": "Points Rate"}
    areas = (1000, 0, 0)
    rows = [home(str(101 + n), f"T. {n}", area=areas[n], rent=500 + n, year=paid) for n, paid in enumerate(charged)]
    rows[0]["rate"] = 6.0
    after = [["Total", None, 1000, 1503, 1500, total, rate]]
    x = read_lines(rows, columns=columns, total=None, after=after, asset_type="OFFICE")
    return [c.title for c in results(x, "R05") if c.status == "WARN"]


def test_a_total_above_the_only_number_of_its_column_is_told_but_a_rate_is_not() -> None:
    assert warned(6000, 3000, None, total=9000, rate=9.0) == []
    (found,) = warned(6000, None, None, total=9000, rate=9.0)
    assert "Loyalty Points" in found


def averaged(rent: float) -> RentRoll:
    rows = [home(str(101 + n), f"T. {n}", area=AREAS[n], rent=900 + 10 * n) for n in range(5)]
    line = ["Average", None, 940, None, 1000, rent, 500, 25, None, None, None, None]
    return read_lines([*rows, empty("106", "VACANT", area=940)], after=[line])


@pytest.mark.parametrize(("rent", "status"), [(920, "PASS"), (766.67, "PASS"), (902, "WARN")])
def test_a_line_of_averages_is_that_of_the_rows_or_of_those_that_are_let(rent: float, status: str) -> None:
    found = result(averaged(rent), "R05", "Average")
    assert (found.status, float(found.expected or 0)) == (status, rent)
    assert result(averaged(rent), "R08", "Average").status == "PASS"


@pytest.mark.parametrize("seed", [102002, 102003])
def test_all_of_one_property_beside_the_shares_of_the_whole_is_right(seed: int) -> None:
    """The lines of the last property, which is all let or all vacant, stand with those of the grand total."""
    sample = write("mri.commercialRentRoll", seed, "pdf")
    assert {c.status for c in results(read(sample.data, sample.asset_type), "R11")} == {"PASS"}
