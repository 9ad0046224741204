"""What every result of a check says, and what fails a run of the command line."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from rolls import COLUMNS, home, read_lines, result, results

from docextract.cli.extract import status as exit_status
from docextract.proofs.catalogue import catalogue
from docextract.testing import families, write

ROWS = [home(str(101 + n), f"Tenant {n}", rent=900.5 + n) for n in range(6)]


def test_every_check_of_rent_rolls_is_registered_with_what_a_failure_means() -> None:
    ids = [*(f"Q{n:02}" for n in range(1, 18)), *(f"R{n:02}" for n in range(1, 18)), *(f"S{n:02}" for n in range(1, 9))]
    mine = {key: info for key, info in catalogue().items() if "RENT_ROLL" in info.types}
    assert sorted(mine) == ids
    for info in mine.values():
        assert info.title
        assert info.inputs
        assert info.formula
        assert info.meaning.endswith(".")


@pytest.mark.parametrize("family", families()[::3])
def test_results_say_what_was_compared(family: str) -> None:
    pytest.importorskip("openpyxl")
    from rolls import read

    sample = write(family, 3, "xlsx")
    x = read(sample.data, sample.asset_type, sheet=sample.truth["sheet"])
    titles = [(c.check_id, c.title) for c in x.checks]
    assert {check_id for check_id, _ in titles} == {key for key, i in catalogue().items() if "RENT_ROLL" in i.types}
    for c in x.checks:
        about = (c.check_id, c.title, c.message)
        assert c.title.startswith(catalogue()[c.check_id].title), about
        assert c.message, about
        if isinstance(c.expected, Decimal) and isinstance(c.actual, Decimal):
            assert c.difference is not None, about
            assert abs(c.difference - (c.actual - c.expected)) <= Decimal("0.01"), about
        if c.status in ("PASS", "FAIL") and c.basis is not None:
            assert c.readings_tried >= 1, about
        if c.status == "FAIL":
            assert not c.check_id.startswith("Q"), about
        if c.status == "SKIPPED":
            assert (c.actual, c.rows) == (None, []), about


def test_a_total_of_what_the_rows_do_not_print_is_skipped_and_says_so() -> None:
    rows = [row | {"balance": None} for row in ROWS]
    total = ["Total", None, 4200, None, 6000, sum(r["rent"] for r in ROWS), 3000, 0, None, None, None, None]
    found = result(read_lines(rows, total=None, after=[total]), "R07")
    assert found.status == "SKIPPED"
    assert "print no balance" in found.message


def test_a_failure_alone_makes_a_run_fail() -> None:
    fine = read_lines(ROWS, after=[["Total Units: 6"]])
    odd = read_lines([*ROWS[:5], ROWS[5] | {"deposit": 9000}], after=[["Total Units: 6"]])
    wrong = read_lines(ROWS, after=[["Total Units: 7"]])
    assert [c.status for c in results(odd, "Q12")] == ["WARN"]
    assert [exit_status(x) for x in (fine, odd, wrong)] == [0, 0, 1]
    assert [exit_status(x, strict=True) for x in (fine, odd, wrong)] == [0, 1, 1]


def test_the_same_document_gives_the_same_results_in_the_same_order() -> None:
    def all_of() -> list[Any]:
        return [c.model_dump() for c in read_lines(ROWS, columns=COLUMNS, after=[["Total Units: 6"]]).checks]

    assert all_of() == all_of()
