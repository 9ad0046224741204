"""A rent roll and a statement of one property side by side: what was compared, on which basis, and the outcome."""

from __future__ import annotations

from typing import Literal

from .base import Date, Field, Model, Number
from .findings import CheckResult, Note

Side = Literal["RENT_ROLL", "STATEMENT"]


class RollBasis(Model):
    """What of the rent roll was compared: its counting units, or those of the property that the statement names."""

    file_name: str | None = None
    document_hash: str = ""
    property_name: str | None = None
    as_on_date: Date | None = None
    units: int = 0
    occupied_units: int = 0
    in_place_leases: int = 0
    units_with_market_rent: int = 0
    area: Number | None = None


class StatementBasis(Model):
    """What of the statement was compared. ``columns`` are added up and multiplied by ``factor`` to make a year.

    ``months`` is null where the document does not say how many months its amounts cover; then nothing is compared.
    ``daysToRoll`` is the roll's as-of date minus the last day of the period.
    """

    file_name: str | None = None
    document_hash: str = ""
    document_type: str = ""
    property_name: str | None = None
    columns: list[str] = Field(default_factory=list)
    months: int | None = None
    factor: Number | None = None
    period_from: Date | None = None
    period_to: Date | None = None
    accounting: Literal["ACCRUAL", "CASH"] | None = None
    days_to_roll: int | None = None


class ReconciledFigure(Model):
    """One figure of one side. ``annual`` is ``printed`` times ``factor``; ``basis`` says what it is the sum of."""

    side: Side
    name: str
    printed: Number
    factor: Number
    annual: Number
    basis: str
    rows: list[int] = Field(default_factory=list)


class Reconciliation(Model):
    """The answer of :func:`docextract.reconcile`. ``rows`` of a check are rows of the statement."""

    rent_roll: RollBasis
    statement: StatementBasis
    figures: list[ReconciledFigure] = Field(default_factory=list)
    checks: list[CheckResult] = Field(default_factory=list)
    warnings: list[Note] = Field(default_factory=list)

    def model_dump_json(self, **options: object) -> str:
        """The reconciliation as JSON text, with the names of the contract."""
        return super().model_dump_json(**{"by_alias": True, **options})  # type: ignore[arg-type]
