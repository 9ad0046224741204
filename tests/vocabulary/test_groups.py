"""What the lines of a summary count."""

from __future__ import annotations

from docextract.vocabulary import load_vocabulary
from fewer import each


@each(
    [
        ("Vacant, Leased", "vacantLeased"),
        ("Vacant, Not Leased", "vacant"),
        ("Occupied, no NTV", "occupied"),
        ("Occupied-NTVL", "notice"),
        ("Total units not counted", "notCounted"),
        ("Units not rentable", "nonRevenue"),
    ]
)
def test_what_units_are_not_is_no_group_of_theirs(label: str, group: str) -> None:
    assert load_vocabulary().occupancy_group(label) == group
