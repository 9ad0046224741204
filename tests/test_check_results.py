"""Answers of checks in one line, and the name that a check gives them."""

from __future__ import annotations

from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import docextract
from docextract.context import DataSet
from docextract.extra_checks import run_checks
from docextract.models.findings import Meta
from docextract.plugin import (
    Check,
    CheckResult,
    DocumentType,
    Extractor,
    Money,
    Place,
    Row,
    TableExtractor,
    Term,
    balance,
    flagged,
    held,
    tied,
    total_of,
)
from fewer import each


@each(
    [
        (Decimal("10.00"), Decimal(10), 0, "PASS"),
        (Decimal("10.01"), Decimal(10), 0, "FAIL"),
        (Decimal("10.01"), Decimal(10), Decimal("0.01"), "PASS"),
        (None, Decimal(10), 0, "SKIPPED"),
        (Decimal(0), None, 0, "SKIPPED"),
        (3, 3, 0, "PASS"),
    ]
)
def test_two_numbers_tie_within_the_tolerance_and_a_missing_one_is_no_failure(
    expected: Any, actual: Any, tolerance: Any, status: str
) -> None:
    assert tied(expected, actual, tolerance=tolerance).status == status


def test_the_difference_is_actual_less_expected() -> None:
    assert tied(Decimal(10), Decimal("7.5")).difference == Decimal("-2.5")


def test_rows_that_should_not_be_are_named_and_none_is_a_pass() -> None:
    rows = [SimpleNamespace(row_index=n) for n in (4, 7)]
    assert (flagged(rows, "twice").status, flagged(rows, "twice").rows) == ("WARN", [4, 7])
    assert flagged(rows, "twice", status="FAIL").status == "FAIL"
    assert (flagged([], "twice").status, flagged([], "twice").message) == ("PASS", "")


def answers(*given: CheckResult) -> list[CheckResult]:
    check = Check("acme.C01", "A question", ("RENT_ROLL",), run=lambda data, context: given)
    registry = SimpleNamespace(
        checks_for=lambda _: [check], checks=SimpleNamespace(owner=lambda _: SimpleNamespace(name="acme"))
    )
    context: Any = SimpleNamespace(registry=registry, tagging=SimpleNamespace(document_type="RENT_ROLL"))
    return run_checks(DataSet(rows=[], summary=None, meta=Meta()), context)[0]


def test_an_answer_without_a_name_gets_that_of_its_check_and_one_with_a_title_keeps_it() -> None:
    (plain,) = answers(tied(1, 1))
    assert (plain.check_id, plain.title) == ("acme.C01", "A question")
    (own,) = answers(flagged([], "").model_copy(update={"title": "Mine"}))
    assert (own.check_id, own.title) == ("acme.C01", "Mine")


def test_an_answer_by_another_name_is_no_answer() -> None:
    (broken,) = answers(tied(1, 1).model_copy(update={"check_id": "other.C01"}))
    assert (broken.status, broken.check_id) == ("SKIPPED", "acme.C01")


class Reading(Row):
    meter: str
    used: Money | None = None
    billed: Money | None = None


def test_a_failed_check_of_a_plugin_takes_the_proof_from_the_numbers_that_it_names() -> None:
    from test_hooks import registry

    def too_much(data: Any, context: Any) -> Any:
        yield flagged([row for row in data.rows if row.used > 50], "more than fits", status="FAIL", fields=["used"])

    table = TableExtractor(Reading, {"meter": ["Meter"], "used": ["Used"], "billed": ["Billed"]})
    made = registry(
        register_document_types=[DocumentType("READINGS", "Readings", row=Reading)],
        register_extractors=[Extractor("acme.readings", ("READINGS",), table)],
        register_checks=[Check("acme.C01", "Fits", ("READINGS",), run=too_much)],
    )
    text = b"Meter,Used,Billed\nA,40,400\nB,60,600\nC,50,500\nTotal,150,1500\n"
    answer = docextract.extract(text, asset_type="OTHER", document_type="READINGS", registry=made)
    assert [row.proved for row in answer.rows] == [["used", "billed"], ["billed"], ["used", "billed"]]
    assert [row.contradicted for row in answer.rows] == [[], ["used"], []]
    assert (answer.proof.proved, answer.proof.contradicted, answer.proof.unproved) == (5, 1, 0)


def sums(paid: str) -> list[Any]:
    """Of two lines of charged - paid = 0 the lines and the totals; ``paid`` is that of the second."""
    rows = [("500.25", "500.25"), ("730.50", paid)]
    charged = [Term(Decimal(row[0]), cell=(n, "charged")) for n, row in enumerate(rows)]
    place = Place(sheet="Accounts", cell="C3")
    of = [Term(Decimal(row[1]), place if n else None, 1, (n, "paid")) for n, row in enumerate(rows)]
    lines = [balance(f"line {n}", [charged[n], of[n]._replace(factor=-1)]) for n in range(2)]
    total = Term(Decimal("1230.75"), cell="total")
    return [*lines, total_of("charged", total, charged), total_of("paid", Term(Decimal("1230.75"), cell="all"), of)]


def test_equations_that_hold_pass_and_none_is_no_failure() -> None:
    assert (held(sums("730.50")).status, held(sums("730.50")).message) == ("PASS", "4 relations hold")
    assert held([]).status == "SKIPPED"


def test_broken_equations_fail_with_the_number_that_does_not_fit_its_place_and_what_would() -> None:
    told = held(sums("703.50"))
    assert (told.status, told.rows) == ("FAIL", [1])
    assert [(cell.row_index, cell.field) for cell in told.cells] == [(1, "paid")]
    assert told.message == (
        "line 1 misses by +27.00; paid misses by +27.00; "
        "the number that does not fit is 703.50 at Accounts!C3: 730.50 would"
    )


def test_a_cent_in_a_document_of_exact_sums_is_a_warning() -> None:
    told = held(sums("730.51"))
    assert (told.status, told.message.startswith("line 1 misses by -0.01; paid misses by -0.01")) == ("WARN", True)


def test_of_many_broken_equations_a_message_names_a_few() -> None:
    broken = [balance(f"line {n}", [Term(Decimal(1000 + n), cell=(n, "a"))]) for n in range(20)]
    assert held(broken).message.endswith("line 5 misses by +1,005; and 14 more")
