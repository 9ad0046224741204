"""What a document may cost: the limits that hold for files from anyone, each a setting."""

from __future__ import annotations

from dataclasses import dataclass

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on one document. An error names the limit by the name in its field's docstring, and the value found."""

    document_bytes: int = 25 * MIB
    """``documentBytes``: the decoded file."""
    tagging_data: int = 20
    """``taggingData``: data sets asked of one document."""
    pdf_pages: int = 1000
    """``pdfPages``: pages read per request."""
    pdf_objects_per_page: int = 50_000
    """``pdfObjectsPerPage``: text, path and picture objects on one page."""
    pdf_characters_per_page: int = 50_000
    """``pdfCharactersPerPage``: characters on one page."""
    workbook_entries: int = 2000
    """``workbookEntries``: files in a workbook's archive."""
    workbook_inflated_bytes: int = 256 * MIB
    """``workbookInflatedBytes``: bytes inflated from a workbook's archive, measured while inflating."""
    workbook_ratio: int = 100
    """``workbookRatio``: inflated to stored bytes of one file in the archive, once it inflates past 1 MiB."""
    workbook_sheets: int = 256
    """``workbookSheets``: sheets in a workbook."""
    workbook_cells: int = 5_000_000
    """``workbookCells``: rows times columns of a sheet's used range."""
    worker_seconds: float = 30
    """``workerSeconds``: seconds that a process of its own may read a document, with isolation."""
    worker_processor_seconds: float = 20
    """``workerProcessorSeconds``: seconds of processor time that it may use."""
    worker_memory_bytes: int = 1024 * MIB
    """``workerMemoryBytes``: its address space."""
    worker_answer_bytes: int = 32 * MIB
    """``workerAnswerBytes``: its answer, as JSON."""


DEFAULT_LIMITS = Limits()
