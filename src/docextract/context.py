"""What an extractor is given, and what it gives back."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from .document import Document, Grid
from .models.findings import CheckResult, Correction, Decision, Ledger, Meta, Note, Proof, Totals, UnmappedColumn
from .models.request import Options, TaggingData
from .proofs.equations import Equation
from .records import record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .registry import Registry


@record
class ExtractionContext:
    """One data set to be made: the document, its grids in reading order, what was asked, and what is registered.

    ``other_sheets()`` gives the grids of the workbook's other sheets, for messages that say where the
    wanted thing stands; it is empty for pages. ``beside()`` gives them too where no sheet was asked for, for what
    stands on several sheets; it is empty for pages, and for a workbook so large that reading all of it would cost:
    then ``unseen()`` names the sheets that it does not give. ``around()`` gives what ``beside()`` does, also where a
    sheet was asked for, for what the workbook says of itself elsewhere.
    """

    document: Document
    grids: list[Grid]
    tagging: TaggingData
    options: Options
    registry: Registry
    other_sheets: Callable[[], list[Grid]] = field(default=list)
    beside: Callable[[], list[Grid]] = field(default=list)
    around: Callable[[], list[Grid]] = field(default=list)
    unseen: Callable[[], list[str]] = field(default=list)
    corrections: Sequence[Correction] = ()
    """What people changed of this document: put into the rows before anything is added up."""


@record
class DataSet:
    """What an extractor makes of the grids.

    ``meta`` holds what the document says of itself; the pipeline adds the rest. ``summary`` may be a function that
    makes it from the rows when it is first asked for. ``more`` is what the answer of this document type takes beyond
    the rest, by name, such as the columns of a statement. ``grids`` are those that it was made from, where they are
    others than those of the context: more sheets of the workbook. ``equations`` makes the sums that the document
    prints, those that hold and those that do not; it is asked of recognised pages, whose digits they may repair, and
    where someone asks why a number is what it is. ``headers`` are the words above the column of each field, ``columns``
    those above all columns.
    """

    rows: list[Any]
    summary: Any
    meta: Meta
    totals: Totals = field(default_factory=Totals)
    checks: list[CheckResult] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)
    unmapped_columns: list[UnmappedColumn] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    decisions: list[Decision] = field(default_factory=list)
    proof: Proof = field(default_factory=Proof)
    more: dict[str, Any] = field(default_factory=dict)
    grids: list[Grid] | None = None
    equations: Callable[[], Sequence[Equation]] = tuple
    headers: dict[str, str] = field(default_factory=dict)
    columns: Sequence[str] = ()
