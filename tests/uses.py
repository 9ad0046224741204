"""Uses of the public interface that the type checkers must accept; it is checked, not run."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal, assert_type

import docextract
from docextract.document import Grid
from docextract.models.rent_roll import RentRollRow
from docextract.models.statement import Column, StatementRow
from docextract.plugin import (
    Check,
    CheckResult,
    DataSet,
    DocumentType,
    Equation,
    ExtractionContext,
    Money,
    Needs,
    Reader,
    Registrar,
    Row,
    TableExtractor,
    Term,
    flagged,
    held,
    hookimpl,
    mark,
    prove,
    tied,
    total_of,
)
from docextract.service import ApiKey, LogEntry, MemoryStore, Principal
from docextract.testing import DocumentTypeContract, workbook


def a_literal_document_type_says_what_comes_back() -> None:
    roll = docextract.extract("r.pdf", asset_type="OFFICE", document_type="RENT_ROLL")
    assert_type(roll, docextract.RentRoll)
    assert_type(roll.rows, list[RentRollRow])
    assert_type(roll.units[0].contract_rent, Decimal | None)
    assert_type(roll.rows[0].sources["contractRent"], list[docextract.Place])
    assert_type(roll.summary.occupancy.physical.value, Decimal | None)


def a_statement_has_columns_and_key_totals() -> None:
    statement = docextract.extract("t12.xlsx", asset_type="OFFICE", document_type="OPERATING_STATEMENT_T12")
    assert_type(statement, docextract.Statement)
    assert_type(statement.rows, list[StatementRow])
    assert_type(statement.columns, list[Column])
    assert_type(statement.rows[0].sources[0], docextract.Place | None)
    noi = statement.key_totals.net_operating_income
    if noi is not None:
        assert_type(noi.values, list[Decimal | None])
    assert_type(statement.trailing(3).rows[0].value, Decimal | None)
    assert_type(statement.per_unit(120), list[list[Decimal | None]])


def any_other_document_type_is_an_extraction(name: str) -> None:
    assert_type(docextract.extract("r.pdf", asset_type="OFFICE", document_type=name), docextract.Extraction[Any, Any])


def every_form_of_a_source_is_accepted() -> None:
    for source in ("r.pdf", Path("r.pdf"), b"%PDF-", bytearray(), memoryview(b""), io.BytesIO()):
        docextract.extract(
            source, asset_type="OFFICE", document_type="RENT_ROLL", period_from="2024-01-01", period_to=dt.date.today()
        )


def several_data_sets() -> None:
    outcomes = docextract.extract_multiple(
        "r.xlsx",
        [
            docextract.TaggingData(asset_type="OFFICE", document_type="RENT_ROLL", sheet=2),
            docextract.TaggingData(asset_type="OFFICE", document_type="RENT_ROLL", first_page=1, last_page=2),
            {"assetType": "OFFICE", "documentType": "RENT_ROLL"},
        ],
        options=docextract.Options(reader="xlsx", limits=docextract.Limits(pdf_pages=5)),
        registry=docextract.Registry.build(),
    )
    assert_type(outcomes, list[docextract.Outcome])
    assert_type(outcomes[0].error, docextract.DocextractError | None)


def tables_without_meaning() -> None:
    found = docextract.grids("r.pdf", first_page=1, text=True)
    assert_type(found, list[Grid])
    assert_type(found[0].kind, Literal["table", "text"])
    assert_type(found[0].rows, list[list[str | None]])


def a_service_with_keys_and_a_log() -> None:
    with docextract.Service.open("service.db", limits=docextract.ServiceLimits(queue=4)) as service:
        key = service.keys.create(name="ops", enabled=True, roles=["DATA_EXTRACTION"])
        who = service.authenticate(key.key, key.secret)
        assert_type(who, Principal)
        found = service.extract({"file": b"", "fileName": "r.pdf"}, who, include_source=False)
        assert_type(found, docextract.Extraction[Any, Any])
        for outcome in service.extract_multiple({}, who):
            assert_type(outcome.id, str)
        for entry in service.logs(start_date=dt.date.today(), status="FAILED", principal=who):
            assert_type(entry, LogEntry)
            assert_type(entry.created_at, dt.datetime)
        assert_type(service.keys.list().keys[0], ApiKey)
    docextract.Service(MemoryStore(), limits=docextract.Limits(pdf_pages=10), registry=docextract.Registry.build())


class Meter(Row):
    """A row of a plugin's document type."""

    meter: str
    reading: Money | None = None


def ask(data: DataSet, context: ExtractionContext) -> Iterator[CheckResult]:
    yield tied(data.totals.computed.get("reading"), 0, tolerance=1)
    yield flagged((row for row in data.rows if row.reading is None), "no reading", status="FAIL")


@hookimpl
def register_document_types(registrar: Registrar[DocumentType]) -> None:
    extract = TableExtractor(Meter, {"meter": ["Meter"], "reading": ["Reading"]})
    check = Check("meters.M01", "Readings are there", run=ask)
    registrar.add(DocumentType("METERS", "Meters", row=Meter, extract=extract, checks=(check,)), replaces="METERS")


@hookimpl
def register_readers(registrar: Registrar[Reader]) -> None:
    registrar.add(Reader("slow", ("pdf",), "somewhere:read", needs=Needs(seconds=60, folders=("/usr/share/words",))))


class TestMeters(DocumentTypeContract):
    document_type = "METERS"
    documents = (workbook([["Meter", "Reading"], ["A", 1]]), "meters.pdf")
    registry = docextract.Registry.build([], skip_broken=True)


def equations_are_stated_in_terms_and_prove_rows(data: DataSet, fields: list[str]) -> None:
    stated = [
        total_of("rents", Term(Decimal(5)), [Term(row.rent, None, 1, (row.row_index, "rent")) for row in data.rows])
    ]
    assert_type(stated, list[Equation])
    assert_type(stated[0].wanted((0, "rent")), Decimal | None)
    data.equations = lambda: stated
    data.proof = mark(data.rows, fields, prove(stated))
    assert_type(held(data.equations()), CheckResult)
