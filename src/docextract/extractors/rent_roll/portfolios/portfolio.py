"""The rolls of several sheets as one data set: each read and checked by itself, then counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from ....context import DataSet
from ....document import Grid
from ....models.findings import CheckResult, Ledger, Meta, Note, StatedTotal, Totals, UnmappedColumn
from ....models.rent_roll import RentRollRow
from ..answer import totals
from ..arithmetic.comparison import Comparison
from ..arithmetic.proving import Prover
from ..choices.roll import Roll
from ..totals.figures import summarise
from ..totals.printed import Printed
from .propertylist import list_checks, read_property_list
from .sheets import SheetRoll, Sheets


def put_together(found: Sheets) -> DataSet:
    """One data set of rolls on sheets of their own.

    Every roll keeps the checks that its own rows and totals pass or fail, under its name. What another sheet states of
    the properties is compared with their rows.
    """
    rolls = [sheet.roll for sheet in found.rolls]
    rows = _numbered(rolls)
    checks: list[CheckResult] = []
    stated: list[StatedTotal] = []
    for sheet in found.rolls:
        name = _name(sheet)
        for check in sheet.roll.data.checks:
            check.title = f"{check.title}, {name}" if ":" in check.title else f"{check.title}: {name}"
        checks += sheet.roll.data.checks
        for total in sheet.roll.data.totals.stated:
            total.scope = total.scope or name
        stated += sheet.roll.data.totals.stated
    asked = (read_property_list(grid, rows, rolls[0].vocabulary) for grid in found.others)
    lists = [one for one in asked if one is not None]
    prover = _joined(rolls, rows, Printed(totals=[total for one in lists for total in one.totals]))
    for one in lists:
        comparison = Comparison(rows, Printed(totals=one.totals), prover, basis=rolls[0].comparison.basis)
        checks += list_checks(comparison)
        stated += [total.model() for total in one.totals]
    read: list[Grid] = [*(sheet.grid for sheet in found.rolls), *(one.grid for one in lists)]
    as_of = next((roll.titles.as_of for roll in rolls if roll.titles.as_of is not None), None)
    return DataSet(
        rows=rows,
        summary=partial(summarise, rows, as_of),
        meta=_meta([roll.data.meta for roll in rolls]),
        totals=Totals(stated=stated, computed=totals(rows, Printed()).computed),
        checks=checks,
        warnings=_once([*found.notes(together=True), *(note for roll in rolls for note in roll.data.warnings)]),
        unmapped_columns=_columns(rolls),
        ledger=_ledger([*(roll.data.ledger for roll in rolls), *(one.ledger for one in lists)]),
        decisions=[decision for roll in rolls for decision in roll.data.decisions],
        proof=prover.finish(),
        grids=read,
        equations=lambda: [equation for roll in rolls for equation in roll.data.equations()],
        headers=rolls[0].data.headers,
    )


def _numbered(rolls: Sequence[Roll]) -> list[RentRollRow]:
    """The rows of all rolls, numbered through; what refers to a row's number follows."""
    rows: list[RentRollRow] = []
    for roll in rolls:
        begin = len(rows)
        for row in roll.data.rows:
            row.row_index += begin
            if row.relates_to is not None:
                row.relates_to += begin
        for check in roll.data.checks:
            check.rows = [number + begin for number in check.rows]
            for cell in check.cells:
                cell.row_index += begin
        prover = roll.comparison.prover
        for proved in (prover.proved, prover.within, prover.chosen):
            for field, indexes in proved.items():
                proved[field] = {number + begin for number in indexes}
        for field, doubts in prover.doubts.items():
            prover.doubts[field] = {number + begin: why for number, why in doubts.items()}
        prover.uncertain = {number + begin: why for number, why in prover.uncertain.items()}
        prover.charges = {(number + begin, charge) for number, charge in prover.charges}
        rows += roll.data.rows
    return rows


def _name(sheet: SheetRoll) -> str:
    """What the checks of a roll are called after: its property, or its sheet where it has several."""
    names = {row.property_name for row in sheet.roll.data.rows}
    name = names.pop() if len(names) == 1 else None
    return name or sheet.grid.of.name


def _joined(rolls: Sequence[Roll], rows: Sequence[RentRollRow], more: Printed) -> Prover:
    """What the rolls proved, each by itself; together they are complete where each of them is."""
    printed = Printed(totals=list(more.totals))
    prover = Prover(rows, printed)
    for roll in rolls:
        mine = roll.comparison.prover
        printed.totals += mine.printed.totals
        printed.occupancy += mine.printed.occupancy
        for ours, theirs in ((prover.proved, mine.proved), (prover.within, mine.within), (prover.chosen, mine.chosen)):
            for field, indexes in theirs.items():
                ours[field] |= indexes
        for field, doubts in mine.doubts.items():
            prover.doubts[field] |= doubts
        prover.uncertain |= mine.uncertain
        prover.charges |= mine.charges
        prover.stated_proved |= mine.stated_proved
        prover.stated_broken |= mine.stated_broken
    proofs = [roll.data.proof.completeness for roll in rolls]
    if all(proof.status == "PROVED" for proof in proofs):
        prover.complete_by = list(dict.fromkeys(by for proof in proofs for by in proof.by))
    return prover


def _meta(metas: Sequence[Meta]) -> Meta:
    """What all rolls say alike; what one of them says of itself alone is nothing of the portfolio."""
    first = metas[0]
    return Meta(
        template=first.template,
        template_score=first.template_score,
        printed_on=_alike(metas, "printed_on"),
        as_on_date=next((meta.as_on_date for meta in metas if meta.as_on_date is not None), None),
        basis=_alike(metas, "basis"),
        currency=_alike(metas, "currency"),
        area_unit=_alike(metas, "area_unit"),
    )


def _alike(metas: Sequence[Meta], name: str) -> Any:
    """What the rolls say that do not differ in it, else None."""
    said = {value for meta in metas if (value := getattr(meta, name)) is not None}
    return said.pop() if len(said) == 1 else None


def _once(notes: Sequence[Note]) -> list[Note]:
    """Notes without those that say the same of another sheet and name no place."""
    seen: set[tuple[str, str]] = set()
    kept = []
    for note in notes:
        key = (note.type, note.message)
        if note.place is None and key in seen:
            continue
        seen.add(key)
        kept.append(note)
    return kept


def _columns(rolls: Sequence[Roll]) -> list[UnmappedColumn]:
    found: dict[tuple[str | None, str], UnmappedColumn] = {}
    for roll in rolls:
        for column in roll.data.unmapped_columns:
            found.setdefault((column.header, column.column), column)
    return list(found.values())


def _ledger(parts: Sequence[Ledger]) -> Ledger:
    roles: Counter[str] = Counter()
    for part in parts:
        roles.update(part.by_role)
    return Ledger(
        read=sum(part.read for part in parts),
        by_role=dict(roles),
        unexplained=[place for part in parts for place in part.unexplained],
    )
