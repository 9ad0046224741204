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
from .hookspecs import HOOKS_VERSION, Registrar, hookimpl
from .models.base import Model, Number
from .models.extraction import AnswerMeta, ExtractedBase, Extraction
from .models.findings import (
    CheckCell,
    CheckResult,
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
from .models.request import TaggingData


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
    "AnswerMeta",
    "AssetType",
    "Cell",
    "CellError",
    "Check",
    "CheckCell",
    "CheckResult",
    "Column",
    "DataSet",
    "Document",
    "DocumentType",
    "Exporter",
    "ExtractedBase",
    "Extraction",
    "ExtractionContext",
    "Extractor",
    "Fill",
    "FinishedExtraction",
    "Grid",
    "GridFinder",
    "Layouts",
    "Ledger",
    "Meta",
    "Model",
    "Note",
    "Number",
    "Page",
    "PageGrid",
    "Place",
    "Proof",
    "ReadRequest",
    "ReadWarning",
    "Reader",
    "Registrar",
    "Rule",
    "Sheet",
    "SheetGrid",
    "Signature",
    "SourceText",
    "Span",
    "StatedTotal",
    "Style",
    "TaggingData",
    "Totals",
    "UnmappedColumn",
    "Value",
    "Vocabulary",
    "Word",
    "answer_model",
    "hookimpl",
]
