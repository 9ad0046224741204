"""Makes the result of a check from the catalogue."""

from __future__ import annotations

from decimal import Decimal

from ...models.findings import CheckResult
from ...proofs.catalogue import catalogue

MOST_NAMED = 5
"""Rows that a message names."""


def result(check_id: str, status: str, message: str, *, title: str = "", **more: object) -> CheckResult:
    """A result with the catalogue's title, and what it is about if several share the id."""
    info = catalogue()[check_id]
    return CheckResult(
        check_id=check_id,
        title=f"{info.title}: {title}" if title else info.title,
        status=status,  # type: ignore[arg-type]
        message=message,
        **more,  # type: ignore[arg-type]
    )


def begins_before(check_id: str, first_page: int, printed: Decimal, *, title: str) -> CheckResult:
    """The result for a printed figure that rows on pages nobody asked for may be part of."""
    return result(
        check_id, "SKIPPED",
        f"printed {printed}, which may hold rows of the pages before page {first_page}, where the reading began",
        title=title, expected=printed,
    )  # fmt: skip
