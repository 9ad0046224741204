"""For authors of plugins: the hooks, the declarations, and what they are given.

>>> from docextract.plugin import Check, CheckResult, hookimpl
"""

from __future__ import annotations

from typing import Any

from pydantic import create_model

from .context import DataSet, ExtractionContext
from .declarations import (
    AccountMapping,
    AssetType,
    Check,
    DocumentType,
    Exporter,
    Extractor,
    FinishedExtraction,
    GridFinder,
    Layouts,
    Reader,
    ReadRequest,
    Signature,
    Vocabulary,
)
from .document import (
    Cell,
    CellError,
    Column,
    Document,
    Fill,
    Grid,
    Page,
    PageGrid,
    ReadWarning,
    Rule,
    Sheet,
    SheetGrid,
    Span,
    Style,
    Value,
    Word,
)
from .extractors.known import accounts_in_force, layout_check, recognise_layout, words_in_force
from .extractors.ledger import make_ledger
from .extractors.lines import Line, read_lines
from .extractors.pagesread import pages_read
from .extractors.statement.titles import Head, read_head
from .extractors.titles import Titles, read_titles
from .hookspecs import HOOKS_VERSION, Registrar, hookimpl
from .layouts import Recognition
from .models.base import Model, Number
from .models.extraction import AnswerMeta, ExtractedBase, Extraction
from .models.findings import (
    CheckCell,
    CheckResult,
    Completeness,
    FieldProof,
    Ledger,
    Meta,
    Note,
    Proof,
    SourceText,
    StatedTotal,
    Totals,
    UnmappedColumn,
)
from .models.place import Place
from .models.places import Places
from .models.request import TaggingData
from .models.statement import Addend, KeyTotals, StatementRow, StatementSummary
from .models.statement import Column as StatementColumn


def answer_model(name: str, row: type, summary: type) -> type[Model]:
    """The model of a document type's answer (``Extraction.ANSWER``), from the models of its rows and its summary.

    ``row`` is a :class:`Model` or a dataclass, ``summary`` a :class:`Model`; ``name`` begins the names in the JSON
    schema.
    """
    extracted: Any = ExtractedBase[row, summary]  # type: ignore[valid-type]
    data: Any = create_model(
        f"{name}Data",
        __base__=Model,
        meta=(AnswerMeta, ...),
        source=(SourceText | None, ...),
        extracted=(extracted, ...),
    )
    return create_model(f"{name}Answer", __base__=Model, tagging_data=(TaggingData, ...), data=(data, ...))


__all__ = [
    "HOOKS_VERSION",
    "AccountMapping",
    "Addend",
    "AnswerMeta",
    "AssetType",
    "Cell",
    "CellError",
    "Check",
    "CheckCell",
    "CheckResult",
    "Column",
    "Completeness",
    "DataSet",
    "Document",
    "DocumentType",
    "Exporter",
    "ExtractedBase",
    "Extraction",
    "ExtractionContext",
    "Extractor",
    "FieldProof",
    "Fill",
    "FinishedExtraction",
    "Grid",
    "GridFinder",
    "Head",
    "KeyTotals",
    "Layouts",
    "Ledger",
    "Line",
    "Meta",
    "Model",
    "Note",
    "Number",
    "Page",
    "PageGrid",
    "Place",
    "Places",
    "Proof",
    "ReadRequest",
    "ReadWarning",
    "Reader",
    "Recognition",
    "Registrar",
    "Rule",
    "Sheet",
    "SheetGrid",
    "Signature",
    "SourceText",
    "Span",
    "StatedTotal",
    "StatementColumn",
    "StatementRow",
    "StatementSummary",
    "Style",
    "TaggingData",
    "Titles",
    "Totals",
    "UnmappedColumn",
    "Value",
    "Vocabulary",
    "Word",
    "accounts_in_force",
    "answer_model",
    "hookimpl",
    "layout_check",
    "make_ledger",
    "pages_read",
    "read_head",
    "read_lines",
    "read_titles",
    "recognise_layout",
    "words_in_force",
]
