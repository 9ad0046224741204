"""Unit mixes: what columns are, what they come to, and what is refused."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import docextract
import pytest
from docextract.testing import workbook, write

from docextract_accounting.models import UnitMix

HEAD = [["Elm Court"], ["Unit Mix Summary"], ["As of March 31, 2024"]]
COLUMNS = ["Unit Type", "# of Units", "% of Total", "Avg SF", "Total SF", "Market Rent", "Occupied", "Vacant"]
SMALL = ["1BR/1BA", 10, "25.0%", 700, 7000, 900, 9, 1]
LARGE = ["2BR/2BA", 30, "75.0%", 1000, 30000, 1200, 28, 2]
TOTAL = ["Total / Average", 40, "100.0%", 925, 37000, 1125, 37, 3]


def read(registry: docextract.Registry, *lines: list[Any], header: list[Any] = COLUMNS) -> UnitMix:
    book = workbook([*HEAD, header, *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert isinstance(answer, UnitMix)
    return answer


def statuses(answer: UnitMix) -> dict[str, str]:
    return {check.check_id: check.status for check in answer.checks}


def test_rows_counts_and_summary(registry: docextract.Registry) -> None:
    answer = read(registry, SMALL, LARGE, TOTAL)
    row = answer.rows[1]
    assert (row.unit_type, row.units, row.unit_share, row.bedrooms) == ("2BR/2BA", 30, Decimal("0.750"), Decimal(2))
    assert (row.average_area, row.total_area, row.occupied, row.vacant) == (1000, 30000, 28, 2)
    assert row.average_market_rent == Decimal(1200)
    assert row.total_market_rent is None
    summary = answer.summary
    assert (summary.types, summary.total_units, summary.occupied_units, summary.average_area) == (
        2,
        40,
        37,
        Decimal(925),
    )
    found = statuses(answer)
    assert {found[name] for name in ("R03", "R04", "R08", "accounting.U01", "accounting.U02")} == {"PASS"}
    assert answer.proof.completeness.status == "PROVED"


def test_a_rent_column_is_of_all_units_where_it_sums_to_its_total(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Market Rent"]
    of_all = read(registry, ["A1", 10, 9000], ["B2", 30, 36000], ["Total", 40, 45000], header=header)
    assert [row.total_market_rent for row in of_all.rows] == [9000, 36000]
    of_one = read(registry, ["A1", 10, 900], ["B2", 30, 1200], ["Total", 40, 1125], header=header)
    assert [row.average_market_rent for row in of_one.rows] == [900, 1200]
    assert statuses(of_one)["R04"] == "PASS"


@pytest.mark.parametrize(
    ("line", "check", "place"),
    [
        (["2BR/2BA", 31, "75.0%", 1000, 30000, 1200, 28, 2], "R03", "B6"),
        (["2BR/2BA", 30, "75.0%", 1000, 39000, 1200, 28, 2], "R08", "E6"),
        (["2BR/2BA", 30, "75.0%", 1000, 30000, 1200, 28, 5], "accounting.U01", "H6"),
    ],
)
def test_a_wrong_number_is_named_with_its_place(
    registry: docextract.Registry, line: list[Any], check: str, place: str
) -> None:
    answer = read(registry, SMALL, line, TOTAL)
    assert statuses(answer)[check] == "FAIL"
    assert f"Sheet1!{place}" in " ".join(one.message for one in answer.checks if one.status == "FAIL")


def test_a_rent_roll_is_no_unit_mix(registry: docextract.Registry) -> None:
    roll = write("handmade.apartments", 2, "xlsx", without=["a unit mix after the roll", "a read-me sheet first"])
    with pytest.raises(docextract.ExtractionFailedError, match="looked for a column of unit types"):
        docextract.extract(roll.data, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)


def test_an_empty_form_is_refused(registry: docextract.Registry) -> None:
    with pytest.raises(docextract.ExtractionFailedError, match="an empty form"):
        read(registry, [None])


def test_another_sheet_that_alone_holds_it_is_read_or_named(registry: docextract.Registry) -> None:
    import io

    import openpyxl

    book = openpyxl.Workbook()
    book.active["A1"] = "Read me"
    sheet = book.create_sheet("Mix")
    for line in (*HEAD, COLUMNS, SMALL, LARGE):
        sheet.append(line)
    file = io.BytesIO()
    book.save(file)
    asked = {"asset_type": "MULTIFAMILY", "document_type": "UNIT_MIX", "registry": registry}
    with pytest.raises(docextract.ExtractionFailedError, match="sheet 'Mix'"):
        docextract.extract(file.getvalue(), sheet=1, **asked)
    answer = docextract.extract(file.getvalue(), **asked)
    assert (len(answer.rows), answer.meta.sheet_name) == (2, "Mix")
