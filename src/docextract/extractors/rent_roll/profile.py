"""What the cells below a header hold: shares of numbers, dates, texts, unit-like ids."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...document import Value
from ...values.codes import looks_like_unit
from ...values.dates import is_empty_date, is_month_to_month, looks_like_date
from ...values.numbers import is_money_like
from ..lines import Line

MOST_SAMPLED = 150


@dataclass(slots=True)
class Profile:
    """Counts over the sampled rows of one column; ``total`` counts filled cells."""

    rows: int = 0
    total: int = 0
    numbers: int = 0
    dates: int = 0
    texts: int = 0
    units: int = 0
    codes: int = 0
    """Texts of one word that holds a digit, as ids of people are."""
    distinct: int = 0
    errors: int = 0
    numeric_sum: float = 0.0
    samples: list[str] = field(default_factory=list)
    """Up to 24 different texts."""

    def share(self, count: int) -> float:
        """Of the filled cells."""
        return count / self.total if self.total else 0.0

    @property
    def filled(self) -> float:
        """Share of rows that are filled."""
        return self.total / self.rows if self.rows else 0.0


def profile_columns(lines: Sequence[Line], width: int) -> list[Profile]:
    """One profile per column, from at most 150 rows spread evenly over the lines."""
    filled = [line for line in lines if line.filled]
    sample = filled[:: max(1, len(filled) // MOST_SAMPLED)]
    profiles = [Profile(rows=len(sample)) for _ in range(width)]
    seen: list[set[Value]] = [set() for _ in range(width)]
    for line in sample:
        for column in line.filled:
            if column >= width:
                break
            value = line.values[column]
            profile = profiles[column]
            profile.total += 1
            seen[column].add(value)
            kind = type(value)
            if kind is int or kind is float:
                profile.numbers += 1
                profile.numeric_sum += abs(value)  # type: ignore[arg-type]
                if looks_like_unit(line.text(column) or ""):
                    profile.units += 1
            elif kind is dt.date or kind is dt.datetime:
                profile.dates += 1
            elif kind is str:
                if looks_like_date(value) or is_empty_date(value) or is_month_to_month(value):
                    profile.dates += 1
                elif is_money_like(value):
                    profile.numbers += 1
                else:
                    profile.texts += 1
                if looks_like_unit(value):
                    profile.units += 1
                if " " not in value and any(map(str.isdigit, value)):  # type: ignore[operator,arg-type]
                    profile.codes += 1
            else:
                profile.errors += 1
    for profile, values in zip(profiles, seen, strict=True):
        profile.distinct = len(values)
        profile.samples = sorted({v for v in values if type(v) is str})[:24]
    return profiles
