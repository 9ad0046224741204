"""Unit numbers as they are meant, where a program or a print changed all of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....models.rent_roll import RentRollRow

_POINTED = re.compile(r"\d+\.(?!0$)\d+")


def drop_dashes(rows: Sequence[RentRollRow]) -> None:
    """Unit numbers that a dash parts from their building's (``HP1 -0150``) are without it, if all of them have it."""
    numbered = [row for row in rows if row.unit]
    if numbered and all(row.unit and row.unit[0] == "-" and len(row.unit) > 1 and row.building for row in numbered):
        for row in numbered:
            row.unit = (row.unit or "")[1:]


def drop_point_zero(rows: Sequence[RentRollRow]) -> None:
    """Unit numbers that went through a program that takes them for amounts: ``101.0`` is ``101``, if no unit of the
    document has other digits behind its point."""
    pointed = [row for row in rows if row.unit and row.unit.endswith(".0") and row.unit[:-2].isdigit()]
    if pointed and not any(_POINTED.fullmatch(row.unit) for row in rows if row.unit):
        for row in pointed:
            row.unit = (row.unit or "")[:-2]
