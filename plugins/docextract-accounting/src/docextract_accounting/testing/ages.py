"""The columns of ages that reports print, their amounts, and the total lines under them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from docextract.testing.printed import Column, Row, Shown, Table

from .draft import TableDraft
from .tenants import ZERO, Entry, Tenant

Amounts = dict[str, Decimal | None]


@dataclass(frozen=True, slots=True)
class Age:
    """A column: what it counts of a tenant or an entry. ``part`` is bucket, prepayments, total or other."""

    key: str
    head: tuple[str, ...]
    of: Callable[[Tenant], Decimal]
    part: str = "bucket"

    @property
    def label(self) -> str:
        """The header in one line."""
        return " ".join(self.head)

    def column(self) -> Column:
        """The printed column."""
        return Column(self.key, self.head, "money")


def band(key: str, head: tuple[str, ...], low: int, high: int | None) -> Age:
    """A column of what is open from ``low`` to ``high`` days."""
    return Age(key, head, lambda tenant: tenant.owed(low, high))


def amounts_of(ages: Sequence[Age], tenants: Sequence[Tenant]) -> Amounts:
    """What the columns print for some tenants together."""
    return {age.key: sum((age.of(tenant) for tenant in tenants), ZERO) for age in ages}


def of_entry(ages: Sequence[Age], tenant: Tenant, entry: Entry) -> Amounts:
    """What the columns print for one entry."""
    return amounts_of(ages, [Tenant(tenant.name, tenant.code, tenant.unit, tenant.status, [entry])])


def truth_of(ages: Sequence[Age], amounts: Mapping[str, Decimal | None]) -> dict[str, object]:
    """The fields of a row: ``buckets`` and ``otherAmounts`` by printed label, ``prepayments``, ``total``."""
    made: dict[str, object] = {"buckets": {}, "otherAmounts": {}}
    for age in ages:
        value = amounts[age.key]
        if value is None:
            continue
        if age.part in ("bucket", "other"):
            made["buckets" if age.part == "bucket" else "otherAmounts"][age.label] = value  # type: ignore[index]
        else:
            made[age.part] = value
    return made


def by_label(ages: Sequence[Age], amounts: Mapping[str, Decimal | None]) -> Amounts:
    """Amounts by the printed label of their column."""
    return {age.label: amounts[age.key] for age in ages}


def percents(draft: TableDraft, table: Table, ages: Sequence[Age], amounts: Mapping[str, Decimal | None]) -> None:
    """A line of shares below the total, of the printed total."""
    whole = next((amounts[a.key] for a in ages if a.part == "total"), None)
    if not whole:
        return
    draft.trap("a line of percentages")
    shares = {a.key: (amounts[a.key] or ZERO) / whole for a in ages}
    table.add(Row({k: Shown(f"{100 * share:.2f}%", share) for k, share in shares.items()}))
