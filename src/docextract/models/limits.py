"""What a document may cost: the limits that hold for files from anyone, each a setting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import settings

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on one document. An error names the limit by the name in its field's docstring, and the value found.

    Each docstring says what the limit counts, and the type of the error that refuses more.

    Raises:
        InvalidRequestError: a limit is no number above 0; ``details["field"]`` is its name.
    """

    document_bytes: int = 25 * MIB
    """``documentBytes``: the decoded file; ``documentTooLargeError``."""
    tagging_data: int = 20
    """``taggingData``: data sets asked of one document; ``invalidRequestError``."""
    pdf_pages: int = 1000
    """``pdfPages``: pages read per request; ``documentTooLargeError``."""
    pdf_objects_per_page: int = 50_000
    """``pdfObjectsPerPage``: text, path and picture objects on one page; ``documentTooLargeError``."""
    pdf_characters_per_page: int = 50_000
    """``pdfCharactersPerPage``: characters on one page; ``documentTooLargeError``."""
    pdf_stream_bytes: int = 64 * MIB
    """``pdfStreamBytes``: bytes that one stream of a page's contents inflates to; ``documentTooLargeError``."""
    workbook_entries: int = 2000
    """``workbookEntries``: files in a workbook's archive; ``documentTooLargeError``."""
    workbook_inflated_bytes: int = 256 * MIB
    """``workbookInflatedBytes``: bytes inflated from a workbook's archive, measured while inflating;
    ``documentTooLargeError``."""
    workbook_ratio: int = 100
    """``workbookRatio``: inflated to stored bytes of one file in the archive, once it inflates past 64 MiB, and
    ten times as much past 1 MiB; ``documentTooLargeError``."""
    workbook_sheets: int = 256
    """``workbookSheets``: sheets in a workbook; ``documentTooLargeError``."""
    workbook_cells: int = 5_000_000
    """``workbookCells``: rows times columns of a sheet's used range; ``documentTooLargeError``."""
    worker_seconds: float = 30
    """``workerSeconds``: seconds that a process of its own may read a document, with isolation;
    ``processingLimitError``."""
    worker_processor_seconds: float = 20
    """``workerProcessorSeconds``: seconds of processor time that it may use; ``processingLimitError``."""
    worker_memory_bytes: int = 1024 * MIB
    """``workerMemoryBytes``: its address space; ``processingLimitError``."""
    worker_answer_bytes: int = 32 * MIB
    """``workerAnswerBytes``: its answer, as JSON; ``processingLimitError``."""

    def __post_init__(self) -> None:
        settings.check(self)

    @classmethod
    def from_environment(
        cls, given: Mapping[str, Any] | None = None, *, environment: Mapping[str, str] | None = None
    ) -> Limits:
        """The limits that the environment sets as ``DOCEXTRACT_LIMIT_PDF_PAGES`` and the like, and else the defaults.

        Args:
            given: limits by field, which go before those of the environment.
            environment: instead of that of the process.

        Raises:
            InvalidRequestError: a variable holds no limit, or names none; the message names it.
        """
        from .service_limits import KNOWN

        return cls(**settings.from_environment(cls, KNOWN, environment) | dict(given or {}))


DEFAULT_LIMITS = Limits()
