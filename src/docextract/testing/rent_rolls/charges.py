"""Leases with their charges on sub-rows, closed by a total: the block that many residential layouts share."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from docextract.testing.printed import Cell, Column, Row, Table
from docextract.testing.property import Lease, Property, charges_by_code
from docextract.testing.sample import Roll


def charge_truth(lease: Lease | None, *, by: str = "code", cut: int | None = None) -> list[dict[str, Any]] | None:
    """The charges as the truth lists them; ``cut`` clips the printed code."""
    if lease is None or not lease.charges:
        return None
    return [{"code": str(getattr(c, by))[:cut].rstrip(), "amount": c.amount} for c in lease.charges]


def block(
    roll: Roll,
    table: Table,
    cells: dict[str, Cell],
    status: str,
    lease: Lease | None,
    *,
    code: str,
    amount: str,
    by: str = "code",
    cut: int | None = None,
    total: str | None = "Total",
    vacant_total: bool = True,
    rule: bool = False,
    gap: float = 0.0,
    bold_total: bool = True,
    truth: dict[str, Any] | None = None,
) -> None:
    """Prints a unit with the first charge on its own row, further charges below and a closing total."""
    charges = lease.charges if lease else ()
    printed = [(str(getattr(c, by))[:cut].rstrip(), c.amount) for c in charges]
    if printed:
        cells |= {code: printed[0][0], amount: printed[0][1]}
    closes = total is not None and (bool(printed) or vacant_total)
    sum_ = sum((a for _, a in printed), Decimal(0))
    roll.unit(
        table,
        cells,
        status,
        charges=charge_truth(lease, by=by, cut=cut),
        contractRent=lease.rent if lease and any(c.kind in ("rent", "subsidy") for c in charges) else None,
        totalCharges=sum_ if closes else None,
        _gap=gap,
        **(truth or {}),
    )
    for text, value in printed[1:]:
        table.add(Row({code: text, amount: value}, sub=True))
    if closes:
        table.add(
            Row({code: total, amount: sum_}, bold=bold_total, rule=(code, amount) if rule else False, sub=bool(printed))
        )


def charge_summary(
    home: Property, head: tuple[str, ...], amount: str = "Amount", *, title: str | None = None, gap: float = 0.0,
    label: str = "Total",
) -> Table:  # fmt: skip
    """What the leases in force are charged, by code, with its total."""
    sums = charges_by_code(home.leases)
    columns = Column("code", head), Column("amount", (amount,), "money")
    table = Table(columns, [Row({"code": k, "amount": v}) for k, v in sums.items()], title=title, gap=gap)
    table.add(Row({"code": label, "amount": sum(sums.values(), Decimal(0))}, bold=True, rule=True))
    return table
