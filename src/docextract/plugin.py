"""For authors of plugins: the hooks, the declarations, and what they are given.

>>> from docextract.plugin import Check, CheckResult, hookimpl

Every name is loaded at first use, so that a plugin which only names its code by address registers for next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .check_results import adds_up, flagged, held, tied
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
        Needs,
        Reader,
        ReadRequest,
        Signature,
        Vocabulary,
    )
    from .document import (
        Alternative,
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
    from .extractors.statement.anatomy.titles import Head, read_head
    from .extractors.titles import Titles, read_titles
    from .hookspecs import HOOKS_VERSION, Registrar, hookimpl
    from .layouts import Recognition
    from .models.base import Date, Field, Model, Money, Number
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
    from .models.own import Facts, Row, RowSummary, answer_model
    from .models.place import Place
    from .models.places import Places
    from .models.request import TaggingData
    from .models.statement import Addend, CategorySum, KeyTotals, StatementRow, StatementSummary, Uncategorized
    from .models.statement import Column as StatementColumn
    from .proofs.equations import Equation, Term, balance, product, total_of, weighted
    from .proofs.judging import Crossing, Proved, prove
    from .proofs.marking import mark
    from .table_extractor import TableExtractor

_HOMES = {
    "check_results": (
        "adds_up",
        "flagged",
        "held",
        "tied",
    ),
    "context": (
        "DataSet",
        "ExtractionContext",
    ),
    "declarations": (
        "AccountMapping",
        "AssetType",
        "Check",
        "DocumentType",
        "Exporter",
        "Extractor",
        "FinishedExtraction",
        "GridFinder",
        "Layouts",
        "Needs",
        "Reader",
        "ReadRequest",
        "Signature",
        "Vocabulary",
    ),
    "document": (
        "Alternative",
        "Cell",
        "CellError",
        "Column",
        "Document",
        "Fill",
        "Grid",
        "Page",
        "PageGrid",
        "ReadWarning",
        "Rule",
        "Sheet",
        "SheetGrid",
        "Span",
        "Style",
        "Value",
        "Word",
    ),
    "extractors.known": (
        "accounts_in_force",
        "layout_check",
        "recognise_layout",
        "words_in_force",
    ),
    "extractors.ledger": ("make_ledger",),
    "extractors.lines": (
        "Line",
        "read_lines",
    ),
    "extractors.pagesread": ("pages_read",),
    "extractors.statement.anatomy.titles": (
        "Head",
        "read_head",
    ),
    "extractors.titles": (
        "Titles",
        "read_titles",
    ),
    "hookspecs": (
        "HOOKS_VERSION",
        "Registrar",
        "hookimpl",
    ),
    "layouts": ("Recognition",),
    "models.base": (
        "Date",
        "Field",
        "Model",
        "Money",
        "Number",
    ),
    "models.extraction": (
        "AnswerMeta",
        "ExtractedBase",
        "Extraction",
    ),
    "models.findings": (
        "CheckCell",
        "CheckResult",
        "Completeness",
        "FieldProof",
        "Ledger",
        "Meta",
        "Note",
        "Proof",
        "SourceText",
        "StatedTotal",
        "Totals",
        "UnmappedColumn",
    ),
    "models.own": (
        "Facts",
        "Row",
        "RowSummary",
        "answer_model",
    ),
    "models.place": ("Place",),
    "models.places": ("Places",),
    "models.request": ("TaggingData",),
    "models.statement": (
        "Addend",
        "CategorySum",
        "KeyTotals",
        "StatementColumn",
        "StatementRow",
        "StatementSummary",
        "Uncategorized",
    ),
    "proofs.equations": (
        "Equation",
        "Term",
        "balance",
        "product",
        "total_of",
        "weighted",
    ),
    "proofs.judging": (
        "Crossing",
        "Proved",
        "prove",
    ),
    "proofs.marking": ("mark",),
    "table_extractor": ("TableExtractor",),
}
_RENAMED = {"StatementColumn": "Column"}
"""Names that are others where they are at home."""
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "HOOKS_VERSION",
    "AccountMapping",
    "Addend",
    "Alternative",
    "AnswerMeta",
    "AssetType",
    "CategorySum",
    "Cell",
    "CellError",
    "Check",
    "CheckCell",
    "CheckResult",
    "Column",
    "Completeness",
    "Crossing",
    "DataSet",
    "Date",
    "Document",
    "DocumentType",
    "Equation",
    "Exporter",
    "ExtractedBase",
    "Extraction",
    "ExtractionContext",
    "Extractor",
    "Facts",
    "Field",
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
    "Money",
    "Needs",
    "Note",
    "Number",
    "Page",
    "PageGrid",
    "Place",
    "Places",
    "Proof",
    "Proved",
    "ReadRequest",
    "ReadWarning",
    "Reader",
    "Recognition",
    "Registrar",
    "Row",
    "RowSummary",
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
    "TableExtractor",
    "TaggingData",
    "Term",
    "Titles",
    "Totals",
    "Uncategorized",
    "UnmappedColumn",
    "Value",
    "Vocabulary",
    "Word",
    "accounts_in_force",
    "adds_up",
    "answer_model",
    "balance",
    "flagged",
    "held",
    "hookimpl",
    "layout_check",
    "make_ledger",
    "mark",
    "pages_read",
    "product",
    "prove",
    "read_head",
    "read_lines",
    "read_titles",
    "recognise_layout",
    "tied",
    "total_of",
    "weighted",
    "words_in_force",
]


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'docextract.plugin' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"docextract.{home}"), _RENAMED.get(name, name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
