"""For authors of plugins: the hooks, the declarations, and what they are given.

>>> from docextract.plugin import Check, CheckResult, hookimpl
"""

from __future__ import annotations

from .check_results import flagged, tied
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
from .models.base import Date, Field, Model, Number
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
from .models.own import Row, RowSummary, answer_model
from .models.place import Place
from .models.places import Places
from .models.request import TaggingData
from .models.statement import Addend, KeyTotals, StatementRow, StatementSummary
from .models.statement import Column as StatementColumn
from .table_extractor import TableExtractor

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
    "Date",
    "Document",
    "DocumentType",
    "Exporter",
    "ExtractedBase",
    "Extraction",
    "ExtractionContext",
    "Extractor",
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
    "Needs",
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
    "Titles",
    "Totals",
    "UnmappedColumn",
    "Value",
    "Vocabulary",
    "Word",
    "accounts_in_force",
    "answer_model",
    "flagged",
    "hookimpl",
    "layout_check",
    "make_ledger",
    "pages_read",
    "read_head",
    "read_lines",
    "read_titles",
    "recognise_layout",
    "tied",
    "words_in_force",
]
