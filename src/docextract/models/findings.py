"""What is said about a document: meta, warnings, checks, the ledger, the proof. The same for every document type."""

from __future__ import annotations

from typing import Any, Literal

from .base import Date, Field, Model, Number
from .place import Place

CheckStatus = Literal["PASS", "FAIL", "WARN", "SKIPPED"]


class Note(Model):
    """A warning: a stable type, a sentence, and the place if it has one."""

    type: str
    message: str
    place: Place | None = None


class UnmappedColumn(Model):
    """A column that was read and not understood."""

    header: str | None
    column: str
    sample: list[str] = Field(default_factory=list)


class CheckCell(Model):
    """One number that a finding is about."""

    row_index: int
    field: str | None = None
    column_id: str | None = None


class CheckResult(Model):
    """The answer to one check. ``difference`` is actual − expected; ``rows`` are the row indexes concerned."""

    check_id: str
    title: str
    status: CheckStatus
    basis: str | None = None
    basis_is_default: bool | None = None
    readings_tried: int = 0
    expected: Number | str | None = None
    actual: Number | str | None = None
    difference: Number | None = None
    tolerance: Number | None = None
    rows: list[int] = Field(default_factory=list)
    cells: list[CheckCell] = Field(default_factory=list)
    message: str = ""


class StatedTotal(Model):
    """A total line that the document prints."""

    label: str | None
    scope: str | None = None
    values: dict[str, Number] = Field(default_factory=dict)
    sources: dict[str, Place | None] = Field(default_factory=dict)


class Totals(Model):
    """Totals as printed, and as computed from the rows."""

    stated: list[StatedTotal] = Field(default_factory=list)
    computed: dict[str, Number | None] = Field(default_factory=dict)


class Ledger(Model):
    """Every source row accounted for: ``read`` is the sum of ``by_role``."""

    read: int = 0
    by_role: dict[str, int] = Field(default_factory=dict)
    unexplained: list[Place] = Field(default_factory=list)


class Completeness(Model):
    """Whether the document proves that no row is missing, and by what."""

    status: Literal["PROVED", "UNPROVED"] = "UNPROVED"
    by: list[str] = Field(default_factory=list)


class RivalReading(Model):
    """Another answer to a question: how much likelier it makes the whole, in decimal orders, and what it would give."""

    reading: str
    score: float | None = None
    would_give: str = ""


class DecisionEvidence(Model):
    """What spoke for the answer that was taken, against it where the weight is negative."""

    rule: str
    weight: float
    why: str
    place: Place | None = None


class Decision(Model):
    """A choice with a rival that would give other values. ``margin`` is by how many decimal orders the answer that was
    taken is likelier than the best rival; None where they were not weighed against each other."""

    question: str
    taken: str
    margin: float | None = None
    rivals: list[RivalReading] = Field(default_factory=list)
    evidence: list[DecisionEvidence] = Field(default_factory=list)
    tried: int = 0


class FieldProof(Model):
    """Proof counts of one field."""

    numbers: int = 0
    proved: int = 0
    contradicted: int = 0
    doubtful: int = 0
    unproved: int = 0


class Proof(Model):
    """How many of the extracted numbers the document's own arithmetic confirms. Proved means tied, not true."""

    numbers: int = 0
    proved: int = 0
    contradicted: int = 0
    doubtful: int = 0
    unproved: int = 0
    by_field: dict[str, FieldProof] = Field(default_factory=dict)
    completeness: Completeness = Field(default_factory=Completeness)


class Engine(Model):
    """What was in force: enough to make the same answer again."""

    docextract: str = ""
    reader: str = ""
    plugins: dict[str, str] = Field(default_factory=dict)
    layouts: str | None = None
    chart: str | None = None
    options: dict[str, Any] = Field(default_factory=dict)


class Meta(Model):
    """What the document is. Durations are milliseconds and not part of ``resultHash``."""

    schema_version: str = "1.0"
    document_hash: str = ""
    file_name: str | None = None
    media_type: str = ""
    template: str = "generic"
    template_score: float | None = None
    property_name: str | None = None
    property_code: str | None = None
    as_on_date: Date | None = None
    printed_on: str | None = None
    period_from: Date | None = None
    period_to: Date | None = None
    requested_from: Date | None = None
    requested_to: Date | None = None
    basis: Literal["ACCRUAL", "CASH"] | None = None
    currency: str | None = None
    area_unit: Literal["SQFT", "SQM"] | None = None
    sheet: int | None = None
    sheet_name: str | None = None
    first_page: int | None = Field(default=None, validation_alias="from", serialization_alias="from")
    last_page: int | None = Field(default=None, validation_alias="to", serialization_alias="to")
    pages: int = 0
    rows: int = 0
    parse_duration: float = 0.0
    extract_duration: float = 0.0
    engine: Engine | None = None


class SourceGrid(Model):
    """The raw text of one page or sheet."""

    page: int | None = None
    sheet: str | None = None
    rows: list[list[str | None]] = Field(default_factory=list)


class SourceText(Model):
    """The raw text as read."""

    grids: list[SourceGrid] = Field(default_factory=list)


class Correction(Model):
    """What a person changed. Reserved; empty in what docextract answers."""

    document_hash: str
    row_id: str
    field: str
    was: Any = None
    now: Any = None
    reason: str = ""
    by: str = ""
    at: str = ""
