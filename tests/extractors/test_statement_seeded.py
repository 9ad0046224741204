"""Statements of every seeded layout: each row with its values, and what each total is the sum of."""

from __future__ import annotations

import os
from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import docextract
from docextract import Statement
from docextract.models.statement import StatementRow
from docextract.testing import Format, Sample, families, write

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

EVERY = [(family, form) for family in families("STATEMENT") for form in ("pdf", "xlsx")]


class Score(NamedTuple):
    """Printed rows found, values right, sums with the right addends, each of how many; and what is wrong."""

    rows: tuple[int, int]
    values: tuple[int, int]
    proofs: tuple[int, int]
    errors: list[str]


def read(sample: Sample) -> Statement:
    where = {"sheet": sample.truth["sheet"]} if sample.truth["sheet"] else {}
    statement = docextract.extract(
        sample.data, asset_type=sample.asset_type, document_type=sample.document_type, **where
    )
    assert isinstance(statement, Statement)
    return statement


def squashed(text: str | None) -> str:
    return "".join(c for c in (text or "").casefold() if c.isalnum())


def score(sample: Sample, statement: Statement) -> Score:
    """Rows are paired in order by label; values by column, as many as are printed."""
    got = [row for row in statement.rows if row.row_type != "NOTE"]
    pairs: dict[int, int] = {}
    at = 0
    for i, true in enumerate(sample.rows):
        same = [j for j in range(at, min(at + 6, len(got))) if squashed(got[j].label) == squashed(true["label"])]
        if same:
            pairs[i], at = same[0], same[0] + 1
    errors = [f"row missing: {sample.rows[i]['label']!r}" for i in range(len(sample.rows)) if i not in pairs]
    errors += [f"row too many: {got[j].label!r}" for j in range(len(got)) if j not in pairs.values()]
    right = printed = 0
    for i, true in enumerate(sample.rows):
        values = got[pairs[i]].values if i in pairs else ()
        printed += len(true["values"])
        if len(values) != len(true["values"]):
            errors.append(f"{true['label']!r} has {len(values)} values, not {len(true['values'])}")
            continue
        for want, is_ in zip(true["values"], values, strict=True):
            right += want == is_
            if want != is_:
                errors.append(f"{true['label']!r}: {want} is read as {is_}")
    sums = [i for i, true in enumerate(sample.rows) if "footsFrom" in true and any(true["values"])]
    good = 0
    for i in sums:
        ok = i in pairs and leaves(sample.rows, i) == read_leaves(sample, got, pairs, i)
        good += ok
        if not ok:
            errors.append(f"{sample.rows[i]['label']!r} does not add up from the right rows")
    found = len(pairs) if len(pairs) == len(got) else min(len(pairs), len(sample.rows) - 1)
    return Score((found, len(sample.rows)), (right, printed), (good, len(sums)), errors)


def leaves(rows: Sequence[dict[str, object]], i: int) -> set[int]:
    """The lines with amounts that a row of the truth comes down to."""
    foots = rows[i].get("footsFrom")
    if not isinstance(foots, dict):
        values = rows[i]["values"]
        assert isinstance(values, list)
        return {i} if any(values) else set()
    return set().union(*(leaves(rows, abs(item)) for item in foots["items"]))


def read_leaves(sample: Sample, got: Sequence[StatementRow], pairs: dict[int, int], i: int) -> set[int]:
    """The same of the row that was read, in the places of the truth."""
    back = {got[j].row_index: n for n, j in pairs.items()}
    by_index = {row.row_index: row for row in got}

    def down(index: int) -> set[int]:
        row = by_index[index]
        if not row.foots_from:
            return {back.get(index, -1)} if any(row.values) else set()
        return set().union(*(down(a.row_index) for a in row.foots_from))

    return down(got[pairs[i]].row_index)


@given(st.sampled_from(EVERY), st.integers(1, 10**6))
@settings(max_examples=24, phases=[Phase.explicit, Phase.generate])
def test_a_seeded_statement_is_read_whole(choice: tuple[str, Format], seed: int) -> None:
    sample = write(choice[0], seed, choice[1])
    statement = read(sample)
    found = score(sample, statement)
    told = (sample.file_name, sample.traps, found.errors[:5])
    assert found.rows[0] >= 0.97 * found.rows[1], told
    assert found.values[0] >= 0.97 * found.values[1], told
    assert not any(p == "CONTRADICTED" for row in statement.rows for p in row.proof), told


@pytest.mark.parametrize(
    ("family", "seed", "kind"),
    [
        ("quickbooks.pnl", 1001, "pdf"),
        ("zoho.pnl", 537213, "pdf"),
        ("zoho.pnl", 525640, "pdf"),
        ("sage50.statement", 1007, "pdf"),
        ("books.cashFlows", 912141, "xlsx"),
        ("books.balanceSheet", 391369, "xlsx"),
    ],
)
def test_a_number_by_itself_above_the_table_is_no_row(family: str, seed: int, kind: Format) -> None:
    sample = write(family, seed, kind, traps={"a number by itself above the table"})
    assert score(sample, read(sample)).errors == []


@pytest.mark.skipif("DOCEXTRACT_SEEDED" not in os.environ, reason="make seeded reads many documents")
def test_many_documents_of_all_families() -> None:
    wanted = int(os.environ["DOCEXTRACT_SEEDED"])
    first = int(os.environ.get("DOCEXTRACT_FIRST_SEED", "1000"))
    sums = [[0, 0], [0, 0], [0, 0]]
    contradicted: list[str] = []
    wrong: list[str] = []
    for n in range(wanted):
        family, form = EVERY[n % len(EVERY)]
        sample = write(family, first + n // len(EVERY), form)  # type: ignore[arg-type]
        try:
            statement = read(sample)
        except docextract.DocextractError as error:
            wrong.append(f"{sample.file_name}: {error}")
            found = Score((0, len(sample.rows)), (0, 1), (0, 1), [])
        else:
            found = score(sample, statement)
            if any(p == "CONTRADICTED" for row in statement.rows for p in row.proof):
                contradicted.append(sample.file_name)
        for total, part in zip(sums, found[:3], strict=True):
            total[0] += part[0]
            total[1] += part[1]
        if found.errors:
            wrong.append(f"{sample.file_name} [{'; '.join(sample.traps)}]: {'; '.join(found.errors[:3])[:200]}")
    rows, values, proofs = (Decimal(100 * a) / b for a, b in sums)
    print(f"\n{wanted} statements: rows {rows:.2f}, values {values:.2f}, proofs {proofs:.2f}, ", end="")
    print(f"{len(contradicted)} with a false CONTRADICTED, {len(wrong)} with anything wrong")
    print("\n".join(wrong[:60]))
    assert min(rows, values) >= Decimal("99.9")
    assert proofs >= Decimal("99.5")
    assert not contradicted
