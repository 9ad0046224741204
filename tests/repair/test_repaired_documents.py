"""Repairs of whole documents: statements, rolls and a plugin's, read as if recognised on pictures."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

import docextract
from docextract.document import Page
from docextract.models.place import Place
from docextract.testing import Sample, families, pages, write
from docextract.testing.recognising import LIKELY, Misread, Planted, at_random, notes, recognised, saying_of, taken
from docextract.values.numbers import money
from fewer import some

pytest.importorskip("reportlab")

MONTHS = ("yardi.statement12", "mri.trend12", "resman.trailingPnl", "appfolio.statement12", "intacct.trend12")
QUARTER = [
    ["Maple Court"],
    ["Income Statement"],
    ["January 2024 to March 2024"],
    ["Account", "Jan 2024", "Feb 2024", "Mar 2024", "Total"],
    ["Income", None, None, None, None],
    ["Rent", 1234.50, 1300.25, 1325.75, 3860.50],
    ["Parking", 210.25, 215.50, 220.10, 645.85],
    ["Laundry", 34.40, 41.20, 38.90, 114.50],
    ["Total Income", 1479.15, 1556.95, 1584.75, 4620.85],
    ["Expenses", None, None, None, None],
    ["Repairs", 325.60, 287.15, 402.35, 1015.10],
    ["Insurance", 118.00, 118.00, 118.00, 354.00],
    ["Total Expenses", 443.60, 405.15, 520.35, 1369.10],
    ["Net Operating Income", 1035.55, 1151.80, 1064.40, 3251.75],
]
ONE_MONTH = [row if len(row) == 1 else row[:2] for row in QUARTER]


def statement(rows: list[list[Any]], texts: dict[str, str], **more: Any) -> docextract.Statement:
    found = recognised(pages(rows), saying_of(texts), document_type="OPERATING_STATEMENT", **more)
    assert isinstance(found, docextract.Statement)
    return found


def value(found: docextract.Statement, label: str, column: int = 0) -> tuple[Decimal | None, str | None]:
    row = next(row for row in found.rows if row.label == label)
    return row.values[column], row.proof[column]


def test_a_wrong_digit_is_repaired_where_row_and_column_say_so_and_listed() -> None:
    found = statement(QUARTER, {"1,325.75": "1,825.75"})
    assert value(found, "Rent", 2) == (Decimal("1325.75"), "UNPROVED")
    (note,) = notes(found, "figureRepaired")
    assert note.place == next(row for row in found.rows if row.label == "Rent").sources[2]
    assert "'1,825.75' was recognised and '1,325.75' is taken" in note.message
    assert "Total Income, ACTUAL:2024-03 (by 500.00)" in note.message
    assert "Rent along its row" in note.message
    assert not found.failed_checks
    assert not notes(found, "figureDoubtful")


def test_what_was_read_stays_in_the_source() -> None:
    found = statement(QUARTER, {"1,325.75": "1,825.75"})
    assert found.source is not None
    texts = [text for grid in found.source.grids for row in grid.rows for text in row]
    assert "1,825.75" in texts
    assert "1,325.75" not in texts


def test_a_repaired_number_is_not_proved_and_all_others_are() -> None:
    whole = docextract.extract(pages(QUARTER), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    found = statement(QUARTER, {"1,325.75": "1,825.75"})
    assert found.proof.numbers == whole.proof.numbers
    assert (found.proof.proved, found.proof.unproved) == (whole.proof.proved - 1, whole.proof.unproved + 1)
    states = [state for row in found.rows for state in row.proof]
    assert states.count("PROVED") == found.proof.proved


def test_a_wrong_digit_in_a_further_statement_is_repaired_and_not_proved_there() -> None:
    twice = [[row[0], *(n and round(n * 2, 2) for n in row[1:])] for row in QUARTER[4:]]
    second = [["Oak Park"], *QUARTER[1:4], *twice]
    found = recognised(pages(QUARTER, second), saying_of({"2,651.50": "2,851.50"}), document_type="OPERATING_STATEMENT")
    first, other = found.statements
    assert value(other, "Rent", 2) == (Decimal("2651.50"), "UNPROVED")
    assert (first.proof.unproved, other.proof.unproved, other.proof.numbers) == (0, 1, first.proof.numbers)


def test_a_wrong_digit_of_a_page_of_text_is_reported_and_never_repaired() -> None:
    found = statement(QUARTER, {"1,325.75": "1,825.75"}, typed=[1], others={"1,825.75": ["1,325.75"]})
    assert value(found, "Rent", 2) == (Decimal("1825.75"), "CONTRADICTED")
    assert found.failed_checks
    assert not [note for note in found.warnings if note.type.startswith("figure")]
    assert not notes(found, "recognisedUnproved")


def test_with_one_sum_nothing_is_repaired_and_what_may_be_wrong_is_named() -> None:
    found = statement(ONE_MONTH, {"210.25": "270.25", "34.40": "34.40"})
    assert value(found, "Parking")[0] == Decimal("270.25")
    assert not notes(found, "figureRepaired")
    named = {note.message.split("'")[1] for note in notes(found, "figureDoubtful")}
    assert "270.25" in named
    assert all(note.place is not None for note in notes(found, "figureDoubtful"))


def test_the_amount_of_a_parent_account_puts_none_of_its_lines_in_doubt() -> None:
    rows = [*QUARTER[:3], QUARTER[3][:3], ["Rent", 1234.50, 1300.25], ["Utilities"], ["Water", 210.25, 215.50]]
    rows += [["Trash", 34.40, 41.20], ["Total Utilities", 294.65, 286.70], ["Total Income", 1529.15, 1586.95]]
    found = statement(rows, {})
    (said,) = (check.message for check in found.checks if check.check_id == "O07" and check.status == "WARN")
    assert said.startswith("a balance of its own that is not printed: ACTUAL:2024-01 50, ACTUAL:2024-02 30")
    assert not notes(found, "figureDoubtful")


def test_a_total_of_one_column_is_repaired_by_its_lines_and_by_the_total_above_it() -> None:
    found = statement(ONE_MONTH, {"1,479.15": "1,419.15"})
    assert value(found, "Total Income")[0] == Decimal("1479.15")
    (note,) = notes(found, "figureRepaired")
    assert "Net Operating Income" in note.message


def test_a_figure_that_could_not_be_read_is_repaired_too() -> None:
    found = statement(QUARTER, {"1,300.25": "1,30025", "402.35": "4O2.35"})
    assert value(found, "Rent", 1)[0] == Decimal("1300.25")
    assert value(found, "Repairs", 2)[0] == Decimal("402.35")
    assert not any(row.unread for row in found.rows)


def test_what_the_recogniser_gives_counts_where_no_glyphs_are_alike() -> None:
    assert not notes(statement(QUARTER, {"1,300.25": "1,900.75"}), "figureRepaired")
    found = statement(QUARTER, {"1,300.25": "1,900.75"}, others={"1,900.75": ["1,900.25", "1,300.25"]})
    assert value(found, "Rent", 1)[0] == Decimal("1300.25")
    assert "the recogniser's other reading, 30%" in notes(found, "figureRepaired")[0].message


def test_without_a_wrong_digit_nothing_changes() -> None:
    typed = docextract.extract(pages(QUARTER), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    found = statement(QUARTER, {}, others={"1,300.25": ["1,900.25"], "354.00": ["854.00"]})
    assert [row.values for row in found.rows] == [row.values for row in typed.rows]
    assert [row.proof for row in found.rows] == [row.proof for row in typed.rows]
    assert [note.type for note in found.warnings] == [note.type for note in typed.warnings]


def test_numbers_of_no_sum_are_warned_of() -> None:
    rows = [*QUARTER, ["Units", 24.0, 24.0, 24.0, None], ["Security Deposits Held", 12500.0, None, None, None]]
    (note,) = notes(statement(rows, {}), "recognisedUnproved")
    assert "confirmed by no sum" in note.message


def test_lines_that_may_have_lost_their_signs_are_named() -> None:
    concessions = ["Concessions", -20.00, -25.50, -30.00, -75.50]
    rows = [*QUARTER[:7], concessions, QUARTER[7], *QUARTER[8:]]
    for at, off in ((9, 1), (14, 1)):
        row = rows[at]
        rows[at] = [row[0], *(round(a + off * b, 2) for a, b in zip(row[1:], concessions[1:], strict=True))]
    lost = {f"-{amount}": amount for amount in ("20.00", "25.50", "30.00", "75.50")}
    assert not notes(statement(rows, {}), "recognisedSigns")
    found = statement(rows, lost)
    assert value(found, "Concessions")[0] == Decimal("20.00")
    (note,) = notes(found, "recognisedSigns")
    assert "Concessions" in note.message
    assert not notes(statement(rows, lost, typed=[1]), "recognisedSigns")


def test_a_typed_page_beside_a_recognised_one_is_left_alone() -> None:
    second = [[row[0], *(10 + n for n in range(4))] if row[0] == "Rent" else row for row in QUARTER]
    found = recognised(
        pages(QUARTER, second), saying_of({"1,325.75": "1,825.75"}), document_type="OPERATING_STATEMENT",
        typed=[1], first_page=1, last_page=1,
    )  # fmt: skip
    assert not notes(found, "figureRepaired")


# --- seeded documents ---------------------------------------------------------------------------------------------


def judged(sample: Sample, seed: int, count: int) -> tuple[int, int]:
    """How many figures were planted, and how many of them were repaired; every repair is right."""
    planted: list[Planted] = []
    found = recognised(
        sample.data, at_random(seed, count), planted=planted, asset_type=sample.asset_type,
        document_type=sample.document_type,
    )  # fmt: skip
    repaired = 0
    for note in notes(found, "figureRepaired"):
        was = [one for one in planted if one.stands_in(note.place)]
        assert was, (sample.file_name, seed, note.message)
        read, took = taken(note)
        assert (read, took) == (money(was[0].read), money(was[0].word.text)), (sample.file_name, note.message)
        repaired += 1
    return len(planted), repaired


@pytest.mark.parametrize("family", some(MONTHS, 4))
def test_repairs_of_statements_by_months_are_right_and_most_are_made(family: str) -> None:
    counts = [judged(write(family, seed=seed, format="pdf"), seed, 3) for seed in range(40, 43)]
    planted, repaired = (sum(column) for column in zip(*counts, strict=True))
    assert repaired >= 0.6 * planted


@pytest.mark.parametrize("seed", some(range(60, 83), 4))
def test_no_repair_of_any_statement_is_wrong(seed: int) -> None:
    every = families("STATEMENT")
    judged(write(every[seed % len(every)], seed=seed, format="pdf"), seed, 8)


@pytest.mark.parametrize("family", some(families("RENT_ROLL"), 4))
def test_no_repair_of_any_roll_is_wrong(family: str) -> None:
    judged(write(family, seed=7, format="pdf"), 7, 4)


def test_charges_of_a_roll_are_repaired_by_their_unit_and_by_their_code() -> None:
    repaired = 0
    for seed in range(6):
        sample = write("yardi.rentRollWithLeaseCharges", seed=seed, format="pdf")
        asked = {"asset_type": sample.asset_type, "document_type": "RENT_ROLL"}
        typed = docextract.extract(sample.data, **asked)
        charged = [row.row_index for row in typed.rows if len(row.charges) > 1 and row.total_charges]
        charge = typed.rows[charged[len(charged) // 2]].charges[0]
        planted: list[Planted] = []
        found = recognised(sample.data, _first_digit_at(charge.source), planted=planted, **asked)
        assert len(planted) == 1
        same = [note for note in notes(found, "figureRepaired") if planted[0].stands_in(note.place)]
        if same:
            again = found.rows[charged[len(charged) // 2]]
            assert again.charges[0].amount == charge.amount
            assert "charges" not in again.proved
            repaired += 1
    assert repaired >= 5


def _first_digit_at(place: Place | None) -> Misread:
    """The figure at a place with its first digit taken for one like it."""

    def misread(page: Page) -> dict[int, str]:
        found = (n for n, word in enumerate(page.words) if Planted(page.number, word, "").stands_in(place))
        return {n: LIKELY[page.words[n].text.lstrip("-(")[0]][0] + page.words[n].text.lstrip("-(")[1:] for n in found}

    return misread
