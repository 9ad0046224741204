"""A real plugin, as another distribution would ship it: a document type of its own, with all that belongs to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, BinaryIO, ClassVar

from pydantic import ConfigDict
from pydantic.alias_generators import to_camel

from docextract import ExtractionFailedError
from docextract.models.base import Model, Number
from docextract.models.request import TaggingData
from docextract.plugin import (
    AnswerMeta,
    AssetType,
    Check,
    CheckResult,
    DataSet,
    DocumentType,
    Exporter,
    ExtractedBase,
    Extraction,
    ExtractionContext,
    Extractor,
    FinishedExtraction,
    Ledger,
    Meta,
    Place,
    Registrar,
    SourceText,
    StatedTotal,
    Totals,
    hookimpl,
)

__version__ = "2.5"
FINISHED: list[FinishedExtraction] = []


@dataclass(slots=True)
class ParkingRow:
    """One parking space."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(alias_generator=to_camel, populate_by_name=True)
    row_index: int
    space: str
    holder: str | None = None
    monthly_fee: Number | None = None
    sources: dict[str, list[Place]] = field(default_factory=dict)


class ParkingSummary(Model):
    """Spaces and fees."""

    spaces: int
    fees: Number


class ParkingExtracted(ExtractedBase[ParkingRow, ParkingSummary]):
    """``data.extracted`` of a parking list."""


class ParkingData(Model):
    """``data`` of a parking list."""

    meta: AnswerMeta
    source: SourceText | None
    extracted: ParkingExtracted


class ParkingAnswer(Model):
    """The JSON of a parking list."""

    tagging_data: TaggingData
    data: ParkingData


class ParkingList(Extraction[ParkingRow, ParkingSummary]):
    """A list of parking spaces."""

    ANSWER = ParkingAnswer


def extract(context: ExtractionContext) -> DataSet:
    """Every line under a header that begins with "Space"."""
    rows: list[ParkingRow] = []
    stated: list[StatedTotal] = []
    read = 0
    for grid in context.grids:
        read += len(grid.rows)
        heads = [n for n, row in enumerate(grid.rows) if row[0] == "Space"]
        if not heads:
            continue
        for n, row in enumerate(grid.rows[heads[0] + 1 :], heads[0] + 1):
            fee = Decimal(row[2].replace(",", "")) if row[2] else None
            place = grid.place(n, 2)
            if row[0] == "Total":
                stated.append(StatedTotal(label="Total", values={"monthlyFee": fee}, sources={"monthlyFee": place}))
            elif row[0]:
                rows.append(ParkingRow(len(rows), row[0], row[1], fee, {"monthlyFee": [place] if place else []}))
    if not rows:
        there = [grid.name for grid in context.other_sheets() if grid.rows and grid.rows[0][0] == "Space"]
        raise ExtractionFailedError(f"looked for parking spaces; they are on {', '.join(there) or 'no sheet'}")
    fees = sum((row.monthly_fee or Decimal(0) for row in rows), Decimal(0))
    return DataSet(
        rows=rows,
        summary=ParkingSummary(spaces=len(rows), fees=fees),
        meta=Meta(template="acme.parking", property_name="Parking"),
        totals=Totals(stated=stated, computed={"monthlyFee": fees}),
        ledger=Ledger(read=read, by_role={"DATA": read}),
    )


def fees_add_up(data: DataSet, context: ExtractionContext) -> list[CheckResult]:
    """The printed total is the sum of the fees."""
    results = []
    for total in data.totals.stated:
        expected, actual = total.values["monthlyFee"], data.totals.computed["monthlyFee"]
        assert actual is not None
        results.append(
            CheckResult(
                check_id="acme.P01",
                title="Fees add up",
                status="PASS" if expected == actual else "FAIL",
                expected=expected,
                actual=actual,
                difference=actual - expected,
                message="the sum of all fees",
            )
        )
    return results


def write_spaces(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """One space a line."""
    file.write("".join(f"{row.space}\n" for row in extraction.rows).encode())


@hookimpl
def register_asset_types(registrar: Registrar[AssetType]) -> None:
    registrar.add(AssetType("AIRFIELD", "Airfield", ("AIRPORT",), "TENANT"))


@hookimpl
def register_document_types(registrar: Registrar[DocumentType]) -> None:
    registrar.add(DocumentType("PARKING_LIST", "Parking list", ("PARKING_SPACES",), answers=ParkingList))


@hookimpl
def register_extractors(registrar: Registrar[Extractor]) -> None:
    registrar.add(Extractor("acme.parking", ("PARKING_LIST",), extract))


@hookimpl
def register_checks(registrar: Registrar[Check]) -> None:
    registrar.add(
        Check("acme.P01", "Fees add up", ("PARKING_LIST",), ("monthlyFee",), "a fee was misread", fees_add_up)
    )


@hookimpl
def register_exporters(registrar: Registrar[Exporter]) -> None:
    registrar.add(Exporter("spaces", "one space a line", "text/plain", ".spaces", write_spaces))


@hookimpl
def extraction_finished(finished: FinishedExtraction) -> None:
    FINISHED.append(finished)
