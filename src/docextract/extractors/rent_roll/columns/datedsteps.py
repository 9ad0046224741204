"""Future rents in columns of their own: those under a date after the as-of date are steps of the lease."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from ....models.place import Place
from ....values.dates import DateOrder
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ..anatomy.fieldkinds import KINDS
from ..anatomy.labels import Label, names_steps
from ..anatomy.mapping import ColumnUse, DatedStep, Mapping
from ..headers.datedlabels import DatedLabel, dated_label, says_rent

_RENTS = frozenset({"contractRent", "annualRent", "rentPerArea"})
MONTHS_IN_A_ROW = 3
"""Columns of successive months from which on they are a schedule of months, as a statement's, and no steps."""


def settle_dated_steps(
    mappings: Sequence[Mapping], as_of: dt.date | None, order: DateOrder, vocabulary: Vocabulary
) -> Place | None:
    """Take columns under dates after the as-of date for rent steps, in every mapping.

    Without an as-of date a title must call them steps. Columns of successive months are none.

    Returns:
        Where the first of these dates stands that is only a month, whose first day is taken; else None.
    """
    month_only: Place | None = None
    for mapping in mappings:
        found: list[tuple[ColumnUse, DatedLabel, Label, tuple[str, Period | None]]] = []
        for use in mapping.unmapped:
            label = mapping.block.labels.get(use.column)
            dated = dated_label(use.header, order) if label is not None else None
            if label is None or dated is None:
                continue
            said = says_rent(dated, label, vocabulary)
            if said is not None and (dated.date is not None or dated.rest):
                found.append((use, dated, label, said))
        if not found or _are_months([dated for _, dated, _, _ in found]):
            continue
        for use, dated, label, (part, period) in found:
            titled = bool(label.group) and names_steps(label.group, vocabulary)
            later = as_of is not None and (dated.date > as_of if dated.date is not None else dated.year > as_of.year)
            if later or (titled and as_of is None):
                mapping.unmapped.remove(use)
                mapping.dated.append(DatedStep(use.column, use.header, dated.date, part, period))
                if dated.month_only and month_only is None:
                    month_only = mapping.block.lines[-1].place(use.column)
        if as_of is not None and mapping.dated and _RENTS.isdisjoint(mapping.by_field):
            past = [(d.date, use, *said) for use, d, _, said in found if d.date is not None and d.date <= as_of]
            if past := [one for one in past if one[2] == "amount"]:
                _, use, _, period = max(past, key=lambda one: one[0])
                _take_for_rent(mapping, use, period)
    return month_only


def _take_for_rent(mapping: Mapping, use: ColumnUse, period: Period | None) -> None:
    """The rent in force is the last one that began, where no other column is the rent."""
    name = "annualRent" if period == "ANNUAL" else "contractRent"
    use.field, use.kind, use.period = name, KINDS[name], period
    mapping.unmapped.remove(use)
    mapping.uses = sorted([*mapping.uses, use], key=lambda other: other.column)
    mapping.by_field[name] = use.column


def _are_months(labels: Sequence[DatedLabel]) -> bool:
    """Whether some of the dates are those of successive months."""
    months = sorted({d.date.year * 12 + d.date.month for d in labels if d.date is not None})
    return any(_runs(months, start) for start in range(len(months) - MONTHS_IN_A_ROW + 1))


def _runs(months: Sequence[int], start: int) -> bool:
    part = months[start : start + MONTHS_IN_A_ROW]
    return part[-1] - part[0] == MONTHS_IN_A_ROW - 1
