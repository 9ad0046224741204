"""Checks R: what the document prints of its own sums, against the rows."""

from __future__ import annotations

from ...models.findings import CheckResult
from .chargesums import charges_by_code, charges_by_row
from .counts import settle_zero_areas, unit_counts
from .ground import Ground
from .rents import rents_agree
from .stated import stated_areas, stated_units
from .sums import column_sums


def footing_checks(ground: Ground) -> list[CheckResult]:
    """All results, by id and document order. Suites of no area may stop counting, which ``ground.notes`` says."""
    settle_zero_areas(ground)
    return [
        *charges_by_row(ground),
        *charges_by_code(ground),
        *unit_counts(ground),
        *column_sums(ground),
        *stated_units(ground),
        *rents_agree(ground),
        *stated_areas(ground),
    ]
