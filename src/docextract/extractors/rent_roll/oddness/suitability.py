"""Whether the rows are of the kind that the asset type stands for: a warning that names the evidence, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....declarations import RowTemplate
from ....models.findings import Note
from ....models.rent_roll import RentRollRow
from ....values.areas import sides
from ....vocabulary import Vocabulary

_FITS: dict[RowTemplate, frozenset[str]] = {
    "UNIT": frozenset({"homes"}),
    "TENANT": frozenset({"suites"}),
    "CARE": frozenset({"homes", "care"}),
    "STORAGE": frozenset({"storage"}),
    "ROOM": frozenset(),
}
"""What rolls of a template print; templates that are not here fit anything."""
SMALLEST = 12
"""Square feet from which a product is a size and not a number of rooms."""


def asset_type_notes(
    rows: Sequence[RentRollRow], headers: Sequence[str], asset_type: str, template: RowTemplate, vocabulary: Vocabulary
) -> list[Note]:
    """``assetTypeMismatch`` where most rows hold what rolls of the asset type do not, and nothing that they do."""
    fits = _FITS.get(template)
    if fits is None or not rows:
        return []
    units = [row for row in rows if row.counts_as_unit and row.space_use != "NON_UNIT"]
    found = list(_evidence(units, headers, vocabulary))
    # Leases with an end are unusual for hotels alone.
    against = [text for sort, text in found if sort not in fits and (sort != "leases" or template == "ROOM")]
    if not against or any(sort in fits for sort, _ in found):
        return []
    return [
        Note(
            type="assetTypeMismatch",
            message=f"{'; '.join(against)}; asset type {asset_type}: the document is read as it is",
        )
    ]


def _evidence(
    units: Sequence[RentRollRow], headers: Sequence[str], vocabulary: Vocabulary
) -> Iterator[tuple[str, str]]:
    """What the units show, as (sort, words): each where at least half of those that could show it do."""
    let = [row for row in units if row.is_occupied]
    typed = [row for row in let if row.lease_type and vocabulary.names_lease_type(row.lease_type)]
    if typed and len(typed) * 2 >= len(let):
        yield "suites", f"lease type {typed[0].lease_type} in {_share(len(typed), len(let))}"
    else:
        recovered = [row for row in let if row.recoveries and any(r.kind in _COSTS for r in row.recoveries)]
        if recovered and len(recovered) * 2 >= len(let):
            yield "suites", f"recoveries of costs in {_share(len(recovered), len(let))}"
    homes = [row for row in units if row.bedrooms is not None or row.subsidy_rent is not None]
    if homes and len(homes) * 2 >= len(units):
        yield "homes", f"bedrooms or subsidies in {_share(len(homes), len(units))}"
    sizes = [row for row in units if row.unit_type and _is_size(row.unit_type)]
    if sizes and len(sizes) * 2 >= len(units):
        yield "storage", f"sizes such as {sizes[0].unit_type} in {_share(len(sizes), len(units))}"
    care = [header for header in headers if any(m.kind == "care" and m.score >= 0.9 for m in vocabulary.header(header))]
    if len(care) >= 2:
        yield "care", f"columns {', '.join(map(repr, care[:3]))}"
    leases = [row for row in let if row.tenant_name and row.lease_end_date]
    if leases and len(leases) * 2 >= len(let):
        yield "leases", f"tenants with leases in {_share(len(leases), len(let))}"


def _is_size(text: str) -> bool:
    """Whether a type is the size of a storage unit; ``2x1`` is beds and baths."""
    found = sides(text)
    return found is not None and found[0] * found[1] >= SMALLEST


_COSTS = frozenset({"cam", "nnn", "realEstateTaxes", "insurance", "expenseStop", "baseYear"})


def _share(some: int, of: int) -> str:
    return f"every one of {of} units" if some == of else f"{some} of {of} units"
