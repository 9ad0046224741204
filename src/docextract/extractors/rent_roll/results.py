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
    expected, actual = more.get("expected"), more.get("actual")
    if isinstance(expected, Decimal) and isinstance(actual, Decimal):
        more.setdefault("difference", actual - expected)
    return CheckResult(
        check_id=check_id,
        title=f"{info.title}: {title}" if title else info.title,
        status=status,  # type: ignore[arg-type]
        message=message,
        **more,  # type: ignore[arg-type]
    )


def begins_before(check_id: str, first_page: int, printed: Decimal | int | None, *, title: str) -> CheckResult:
    """The result for printed figures that rows on pages nobody asked for may be part of."""
    figures = "the figures" if printed is None else f"printed {printed}, which"
    return result(
        check_id, "SKIPPED",
        f"{figures} may hold rows of the pages before page {first_page}, where the reading began",
        title=title, expected=None if printed is None else Decimal(printed),
    )  # fmt: skip
