"""Whether a document was read whole: gaps, pages, columns that end on the way, and signs of a rent roll."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import COLUMNS, TITLE, home, lines, pdf, read, read_lines, result, status

from docextract.testing import write

HEAD = [*TITLE, list(COLUMNS.values())]


def run(numbers: Any, **changes: Any) -> list[dict[str, Any]]:
    return [home(str(n), f"Tenant {n}", rent=900 + i) | changes for i, n in enumerate(numbers)]


def body(rows: list[dict[str, Any]]) -> list[list[Any]]:
    return lines(rows, total=None)[len(HEAD) :]


# -- S02 ------------------------------------------------------------------------------------------------------------


def test_a_date_alone_in_the_head_of_every_page_is_part_of_it() -> None:
    sample = write("resman.rentRoll", 73001, "pdf")
    assert "headers on the first page only" in sample.traps
    x = read(sample.data)
    assert (status(x, "S02"), x.ledger.unexplained) == ("PASS", [])


def test_a_number_alone_in_the_head_of_every_page_is_part_of_it() -> None:
    sample = write("storage.rentRoll", 151205, "pdf")
    assert {"headers on the first page only", "a number by itself above the table"} <= {*sample.traps}
    x = read(sample.data, sample.asset_type)
    assert (status(x, "S02"), x.ledger.unexplained, len(x.rows)) == ("PASS", [], len(sample.rows))


def test_a_number_alone_that_no_head_repeats_is_not_understood() -> None:
    first = [*HEAD[:-1], ["2"], HEAD[-1], *body(run(range(101, 107)))]
    for number, found in (("2", "PASS"), ("7", "WARN")):
        x = read(pdf(first, [*HEAD[:-1], [number], *body(run(range(107, 113)))]))
        assert (len(x.rows), status(x, "S02")) == (12, found)


def test_rows_that_are_not_understood_are_counted() -> None:
    content = lines(run(range(101, 107)), total=None)
    content.insert(8, [None, None, None, "north wing", None, None, 9, None, None, None, None, None])
    found = result(read(pdf(content)), "S02")
    assert (found.expected, found.actual, found.difference) == (0, 1, 1)


# -- S04 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "missing"),
    [
        (["B-1" + f"{n:02d}" for n in range(1, 25) if n != 12], "B-112"),
        ([str(n) for n in range(101, 151, 2) if n != 121], "121"),
        ([f"{n:04d}" for n in range(101, 125) if n != 112], "0112"),
    ],
)
def test_a_unit_missing_in_a_run_is_named_as_it_would_be_printed(units: list[str], missing: str) -> None:
    found = result(read_lines(run(units)), "S04")
    assert found.status == "WARN"
    assert found.message.endswith(missing)
    assert found.difference == -1


def test_numbers_of_which_many_are_missing_are_no_run() -> None:
    found = result(read_lines(run([101, 103, 104, 108, 110, 111, 115, 120, 121, 122])), "S04")
    assert found.status == "SKIPPED"


def test_floors_and_buildings_are_runs_of_their_own() -> None:
    units = [f"{b}-{n}" for b in "AB" for n in [*range(101, 111), *range(201, 211)]]
    found = result(read_lines(run(units)), "S04")
    assert (found.status, found.expected) == ("PASS", 40)


# -- S05 ------------------------------------------------------------------------------------------------------------


def test_columns_that_one_page_lacks_were_lost_on_it() -> None:
    rows = run(range(101, 119))
    whole = [[*HEAD, *body(rows[:6])], [*HEAD, *body(rows[6:12])], [*HEAD, *body(rows[12:])]]
    assert status(read(pdf(*whole)), "S05") == "PASS"
    torn = [row | {"deposit": None, "market": None} for row in rows[6:12]]
    found = result(read(pdf(whole[0], [*HEAD, *body(torn)], whole[2])), "S05")
    assert found.status == "FAIL"
    assert "page 2: " in found.message
    assert "deposit" in found.message
    assert found.rows == [6, 7, 8, 9, 10, 11]
    one = [row | {"deposit": None} for row in rows[6:12]]
    assert status(read(pdf(whole[0], [*HEAD, *body(one)], whole[2])), "S05") == "PASS"


def numbered(number: int, rows: list[dict[str, Any]], of: int = 3) -> list[list[Any]]:
    return [*HEAD, *body(rows), [], [f"Page {number} of {of}"]]


def test_a_page_that_stands_twice_is_noticed() -> None:
    rows = run(range(101, 119))
    pages = [numbered(1, rows[:6]), numbered(2, rows[6:12]), numbered(3, rows[12:])]
    assert status(read(pdf(*pages)), "S05") == "PASS"
    found = result(read(pdf(*pages[:2], pages[1], pages[2])), "S05")
    assert (found.status, found.difference) == ("WARN", 1)
    assert found.message.endswith("twice: 2")


def test_a_section_without_such_columns_has_lost_nothing() -> None:
    rows = run(range(101, 119))
    coming = [row | {"deposit": None, "market": None} for row in rows[12:]]
    x = read(pdf([*HEAD, *body(rows[:6])], [*HEAD, *body(rows[6:12])], [*HEAD, ["Employee Units"], *body(coming)]))
    assert status(x, "S05") == "PASS"


# -- S07, S08 -------------------------------------------------------------------------------------------------------


def test_columns_that_end_on_the_way_name_the_rows_without_them() -> None:
    rows = run(range(101, 141))
    tired = [row | ({"deposit": None, "market": None} if n >= 20 else {}) for n, row in enumerate(rows)]
    assert result(read_lines(tired), "S07").rows == list(range(30, 40))


def test_units_with_tenants_and_rents_are_a_rent_roll() -> None:
    found = result(read_lines(run(range(101, 107))), "S08")
    assert found.status == "PASS"
    assert "a rent" in found.message


def test_a_list_of_tenants_without_units_is_a_weak_one() -> None:
    columns = {k: COLUMNS[k] for k in ("tenant", "area", "rent", "start", "end")}
    found = result(read_lines(run(range(6)), columns=columns, asset_type="OFFICE", total=None), "S08")
    assert found.status == "WARN"
    assert "unit ids" in found.message
