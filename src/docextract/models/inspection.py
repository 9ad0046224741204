"""What is in a file: its data sets, best first, and what else stands on its pages and sheets."""

from __future__ import annotations

from .base import Date, Field, Model
from .findings import DecisionEvidence


class RivalFound(Model):
    """What a part of a file could be instead, and how well it reads as that."""

    document_type: str
    rows: int
    score: float


class DataSetFound(Model):
    """One data set: what it is and where. ``sheet`` counts from 1, in a workbook; pages count from 1, in a PDF.

    ``score`` is from 0 to 1: half for being read at all, a quarter for a title that says so, a quarter for the share of
    its numbers that the document's own arithmetic confirms.
    """

    document_type: str
    asset_type: str
    sheet: int | None = None
    sheet_name: str | None = None
    first_page: int | None = None
    last_page: int | None = None
    title: str | None = None
    property_name: str | None = None
    as_on_date: Date | None = None
    period_from: Date | None = None
    period_to: Date | None = None
    rows: int
    score: float
    evidence: list[DecisionEvidence] = Field(default_factory=list)
    rivals: list[RivalFound] = Field(default_factory=list)

    @property
    def period(self) -> tuple[Date | None, Date | None]:
        """First and last day, as printed."""
        return self.period_from, self.period_to

    @property
    def where(self) -> str:
        """The part of the file, for people: ``pages 1-4``, ``sheet 'RR'``; empty for a PDF of one page."""
        if self.sheet is not None:
            return f"sheet {self.sheet_name!r}"
        if self.first_page == self.last_page:
            return f"page {self.first_page}"
        return f"pages {self.first_page}-{self.last_page}"


class PartFound(Model):
    """A sheet or a run of pages, and what stands there.

    ``kind`` is a document type, or ``TABLE`` (numbers that are none of what is known), ``PROSE``, ``SCAN`` (pictures
    without text) or ``EMPTY``. ``hint`` says what would read it, where docextract as installed does not.
    """

    kind: str
    sheet: int | None = None
    sheet_name: str | None = None
    first_page: int | None = None
    last_page: int | None = None
    hint: str | None = None


class Inspection(Model):
    """What is in a file. Empty ``data_sets`` mean that nothing in it is read; ``parts`` still say what stands there."""

    file_name: str | None = None
    media_type: str
    pages: int | None = None
    sheets: list[str] = Field(default_factory=list)
    data_sets: list[DataSetFound] = Field(default_factory=list)
    parts: list[PartFound] = Field(default_factory=list)

    def __repr__(self) -> str:
        found = ", ".join(f"{one.document_type} on {one.where}" for one in self.data_sets[:3])
        more = f" and {len(self.data_sets) - 3} more" if len(self.data_sets) > 3 else ""
        return f"<{' '.join(filter(None, ('Inspection', self.file_name, found or 'nothing found')))}{more}>"

    def _repr_html_(self) -> str:
        from ..export.html import table_html

        lines = [
            [d.document_type, d.asset_type, d.where, d.property_name, d.as_on_date or d.period_to, d.rows, d.score]
            for d in self.data_sets
        ]
        heads = ["documentType", "assetType", "where", "propertyName", "day", "rows", "score"]
        return table_html(heads, lines, caption=repr(self)[1:-1])
