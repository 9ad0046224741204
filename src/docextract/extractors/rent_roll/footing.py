"""Checks R: what the document prints of its own sums, against the rows."""

from __future__ import annotations

from ...models.findings import CheckResult
from .averages import averages
from .chargesums import charges_by_code
from .counts import settle_zero_areas, unit_counts
from .crossfooting import block_sums, section_sums, side_sums
from .ground import Ground
from .keptcolumns import kept_sums
from .rents import gross_not_below_base, rents_agree
from .rowcharges import charges_by_row
from .shares import printed_shares
from .sums import column_sums
from .tableshares import table_shares
from .totalrates import total_rates
from .typetables import type_tables


def footing_checks(ground: Ground) -> list[CheckResult]:
    """All results, by id and document order. Suites of no area may stop counting, which ``ground.notes`` says."""
    settle_zero_areas(ground)
    sums = sorted([*column_sums(ground), *kept_sums(ground), *averages(ground)], key=lambda outcome: outcome.check_id)
    of_tables = table_shares(ground.share_tables, {t.values["area"] for t in ground.totals if "area" in t.values})
    shares = sorted([*printed_shares(ground), *of_tables], key=lambda outcome: outcome.check_id)
    results = [
        *charges_by_row(ground),
        *charges_by_code(ground),
        *unit_counts(ground, "R03"),
        *sums,
        *side_sums(ground, "R09"),
        *shares,
        *unit_counts(ground, "R12"),
        *type_tables(ground, "R13"),
        *type_tables(ground, "R14"),
        *rents_agree(ground),
        *total_rates(ground.total_rates),
        *gross_not_below_base(ground),
        *side_sums(ground, "R17"),
    ]
    return [*results, *section_sums(ground), *block_sums(ground)]
