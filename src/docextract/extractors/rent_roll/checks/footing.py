"""Checks R: what the document prints of its own sums, against the rows."""

from __future__ import annotations

from ....models.findings import CheckResult
from ..arithmetic.comparison import Comparison
from ..arithmetic.totalrates import total_rates
from .chargesums import charges_by_code
from .counts import settle_spaces, settle_zero_areas, unit_counts
from .crossfooting import block_sums, section_sums, side_sums
from .keptcolumns import kept_sums
from .rents import gross_not_below_base, rents_agree
from .rowcharges import charges_by_row
from .shares import printed_shares, table_shares
from .sums import averages, column_sums
from .typetables import type_tables


def footing_checks(comparison: Comparison) -> list[CheckResult]:
    """All results, by id and document order. Suites of no area may stop counting, which ``comparison.notes`` says."""
    settle_spaces(comparison)
    settle_zero_areas(comparison)
    areas = {total.values["area"] for total in comparison.totals if "area" in total.values}
    found = [
        *charges_by_row(comparison),
        *charges_by_code(comparison),
        *column_sums(comparison),
        *kept_sums(comparison),
        *averages(comparison),
        *unit_counts(comparison, "R03"),
        *unit_counts(comparison, "R12"),
        *side_sums(comparison, "R09"),
        *side_sums(comparison, "R17"),
        *printed_shares(comparison),
        *table_shares(comparison.share_tables, areas),
        *type_tables(comparison, "R13"),
        *type_tables(comparison, "R14"),
        *rents_agree(comparison),
        *total_rates(comparison.total_rates),
        *gross_not_below_base(comparison),
    ]
    found.sort(key=lambda outcome: outcome.check_id)
    return [*found, *section_sums(comparison), *block_sums(comparison)]
