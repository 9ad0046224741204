"""The built-in plugin: everything docextract brings along arrives through the hooks that others use.

Code is named by address and imported at first use.
"""

from __future__ import annotations

from typing import get_args

from .declarations import (
    AssetType,
    Check,
    DocumentType,
    Exporter,
    Extractor,
    GridFinder,
    Layouts,
    Reader,
    RowTemplate,
    Signature,
    Vocabulary,
)
from .hookspecs import Registrar, hookimpl
from .toml_tables import read_tables

DATA = "docextract.data"
STATEMENT = "docextract.models.statement:Statement"


@hookimpl
def register_asset_types(registrar: Registrar[AssetType]) -> None:
    for table in read_tables(DATA, "asset_types.toml", "asset_type"):
        registrar.add(
            AssetType(
                value=table.text("value"),
                title=table.text("title"),
                aliases=table.texts("aliases"),
                template=table.choice("template", get_args(RowTemplate)),  # type: ignore[arg-type]
            )
        )
        table.done()


@hookimpl
def register_document_types(registrar: Registrar[DocumentType]) -> None:
    for table in read_tables(DATA, "document_types.toml", "document_type"):
        registrar.add(
            DocumentType(
                value=table.text("value"),
                title=table.text("title"),
                aliases=table.texts("aliases"),
                period_required=table.flag("period_required"),
                answers=table.text("answers", "") or None,
                looked_for=table.text("looked_for"),
                shown=table.texts("shown"),
                first=table.texts("first"),
                counted=table.texts("counted"),
                signature=Signature(
                    titles=table.texts("titles"),
                    headers=table.texts("headers"),
                    minimum=table.count("minimum", 2) or 2,
                    months=table.count("months", None),
                ),
            )
        )
        table.done()


@hookimpl
def register_checks(registrar: Registrar[Check]) -> None:
    for table in read_tables("docextract.proofs", "catalogue.toml", "check"):
        registrar.add(
            Check(
                check_id=table.text("id"),
                title=table.text("title"),
                document_types=table.texts("types"),
                inputs=tuple(table.text("inputs").split(", ")),
                formula=table.text("formula"),
                meaning=table.text("meaning"),
            )
        )
        table.done()


@hookimpl
def register_readers(registrar: Registrar[Reader]) -> None:
    for name, kinds, title in (
        ("pdfium", ("pdf",), "PDFium: words, rules and fills of a page"),
        ("pdfplumber", ("pdf",), "pdfplumber: a second opinion on a PDF"),
        ("xlsx", ("xlsx",), "one streaming pass over a workbook's XML, with formulas and styles"),
        ("openpyxl", ("xlsx",), "openpyxl: a second opinion on a workbook"),
        ("calamine", ("xls", "xlsb", "ods"), "calamine: old, binary and open workbooks, values only"),
        ("delimited", ("csv",), "delimited text"),
        ("html", ("html", "xml"), "a table saved as HTML or XML under a workbook's name"),
    ):
        registrar.add(Reader(name, kinds, "docextract.readers.registered:" + name, title))


@hookimpl
def register_grid_finders(registrar: Registrar[GridFinder]) -> None:
    registrar.add(GridFinder("report", "docextract.grids.report:report_grids", "report"))
    registrar.add(GridFinder("tables", "docextract.grids.tables:find_document_tables", "tables"))


@hookimpl
def register_extractors(registrar: Registrar[Extractor]) -> None:
    registrar.add(Extractor("rentRoll", ("RENT_ROLL",), "docextract.extractors.rent_roll.extractor:extract"))
    statements = tuple(
        table.text("value")
        for table in read_tables(DATA, "document_types.toml", "document_type")
        if table.text("answers", "") == STATEMENT
    )
    registrar.add(Extractor("statement", statements, "docextract.extractors.statement.extractor:extract"))


@hookimpl
def register_layouts(registrar: Registrar[Layouts]) -> None:
    registrar.add(Layouts("docextract", "docextract.layouts.builtin"))


@hookimpl
def register_vocabularies(registrar: Registrar[Vocabulary]) -> None:
    registrar.add(Vocabulary("docextract", "docextract.vocabulary"))


@hookimpl
def register_exporters(registrar: Registrar[Exporter]) -> None:
    xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    registrar.add(Exporter("table", "for reading on a terminal", "text/plain", ".txt", "docextract.export.table:write"))
    registrar.add(Exporter("json", "the whole answer", "application/json", ".json", "docextract.export.json:write"))
    registrar.add(Exporter("html", "the answer beside its document", "text/html", ".html", "docextract.review:write"))
    registrar.add(Exporter("csv", "the rows, charges by category", "text/csv", ".csv", "docextract.export.csv:write"))
    registrar.add(Exporter("xlsx", "rows, totals, checks, warnings", xlsx, ".xlsx", "docextract.export.xlsx:write"))
