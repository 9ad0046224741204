"""Makes the result of a check from the catalogue."""

from __future__ import annotations

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
