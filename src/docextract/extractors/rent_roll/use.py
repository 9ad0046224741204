"""What a space is used for: residential, commercial, or no unit at all; decided row by row."""

from __future__ import annotations

from collections.abc import Sequence

from ...models.rent_roll import RentRollRow
from ...vocabulary import Vocabulary
from ...vocabulary.uses import space_use_of

COMMERCIAL_ASSETS = frozenset(
    {"OFFICE", "RETAIL", "INDUSTRIAL", "WAREHOUSE", "LAND", "PARKING", "SPECIAL_PURPOSE", "SELF_STORAGE"}
)


def settle_use(rows: Sequence[RentRollRow], asset_type: str, vocabulary: Vocabulary) -> None:
    """Set ``spaceUse``: what the row's own words say, whether it leases by area, or what the asset type implies."""
    default = "COMMERCIAL" if asset_type in COMMERCIAL_ASSETS else "RESIDENTIAL"
    undecided = asset_type in ("MIXED_USE", "OTHER")
    for row in rows:
        words = space_use_of(row.unit_type) or space_use_of(row.section) or space_use_of(row.unit)
        if words is None and not row.tenant_name:
            words = space_use_of(row.floor_plan)
        if words is not None:
            row.space_use = words  # type: ignore[assignment]
        elif (
            row.lease_type or row.recoveries or (undecided and (row.rent_per_area or row.annual_rent or row.rent_steps))
        ):
            row.space_use = "COMMERCIAL"
        else:
            row.space_use = default  # type: ignore[assignment]
    if undecided and rows and any(r.space_use == "COMMERCIAL" for r in rows) and not any(r.unit_type for r in rows):
        for row in rows:
            if row.space_use == "RESIDENTIAL":
                row.space_use = "COMMERCIAL"
