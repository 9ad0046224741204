"""Why a number is proved, contradicted or in doubt: every equation it stands in, with addends and places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from html import escape
from typing import Any, Literal

from ..errors import InvalidRequestError
from .base import Field, Model, Number, to_camel
from .findings import Decision
from .place import Place

State = Literal["PROVED", "CONTRADICTED", "DOUBTFUL", "UNPROVED"]
MOST_SHOWN = 12
"""Addends of one equation that the text shows."""


class WhyTerm(Model):
    """A figure of an equation: as read, where it stands, and the factor with which it enters."""

    value: Number | None
    factor: Number
    place: Place | None = None


class WhyEquation(Model):
    """What should come to zero: the sum of factor x value over the terms, within the tolerance."""

    name: str
    holds: bool
    residual: Number
    tolerance: Number
    terms: list[WhyTerm] = Field(default_factory=list)


class WhyCheck(Model):
    """A check that names the number."""

    check_id: str
    title: str
    status: str
    message: str


class WhyKeyTotal(Model):
    """A key total that the row of the number is, or could be: ``taken`` tells which."""

    name: str
    taken: bool
    status: str
    reason: str | None = None
    rivals: list[str] = Field(default_factory=list)


class Why(Model):
    """Everything that is known of one number. ``str`` of it is for reading."""

    row_index: int
    field: str
    label: str | None = None
    value: Number | None = None
    places: list[Place] = Field(default_factory=list)
    printed: list[str] = Field(default_factory=list)
    header: str | None = None
    derived: str | None = None
    state: State = "UNPROVED"
    reason: str = ""
    equations: list[WhyEquation] = Field(default_factory=list)
    checks: list[WhyCheck] = Field(default_factory=list)
    key_totals: list[WhyKeyTotal] = Field(default_factory=list)

    def __str__(self) -> str:
        named = f"row {self.row_index}" + (f" ({self.label})" if self.label else "")
        where = ", ".join(_at(place) for place in self.places)
        lines = [
            f"{named}, {self.field}: {_shown(self.value)}"
            + (f", printed {', '.join(self.printed)}" * bool(self.printed))
        ]
        lines += [f"  where: {where}"] if where else []
        lines += [f"  column: {self.header}"] if self.header else []
        lines += [f"  made of: {self.derived}"] if self.derived else []
        lines.append(f"  {self.state}: {self.reason}")
        lines += [_of_key_total(total) for total in self.key_totals]
        for equation in self.equations:
            mark = "holds" if equation.holds else f"misses by {_shown(equation.residual)}"
            lines.append(f"  {equation.name}: {mark}")
            lines += [f"      {_term(term)}" for term in equation.terms[:MOST_SHOWN]]
            if len(equation.terms) > MOST_SHOWN:
                lines.append(f"      and {len(equation.terms) - MOST_SHOWN} more")
        lines += [f"  {check.check_id} {check.status}: {check.title}: {check.message}" for check in self.checks]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Why row {self.row_index} {self.field} {_shown(self.value)} {self.state}>"

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"


class WhyColumn(Model):
    """What a column was read as, and the choices that were made of it. ``str`` of it is for reading."""

    header: str
    field: str | None = None
    decisions: list[Decision] = Field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{self.header!r}: " + (f"read as {self.field}" if self.field else "not understood, kept as printed")]
        for decision in self.decisions:
            margin = "" if decision.margin is None else f", by {decision.margin} decimal orders"
            lines.append(f"  {decision.question}: {decision.taken}{margin}")
            lines += [f"      {e.weight:+} {e.rule}: {e.why}" for e in decision.evidence]
            lines += [f"      or {rival.reading}" for rival in decision.rivals]
        return "\n".join(lines)


def explain(extraction: Any, equations: Sequence[Any], row: int, field: str, headers: dict[str, str]) -> Why:
    """What is known of the number in a row under a field, or under a column of a statement.

    Raises:
        InvalidRequestError: there is no such row, or no such field or column in it.
    """
    rows = {one.row_index: one for one in extraction.rows}
    if row not in rows:
        raise InvalidRequestError(f"There is no row {row}; rows count from 0 to {len(rows) - 1}.", field="row")
    of = rows[row]
    columns = [column.column_id for column in getattr(extraction, "columns", ()) if hasattr(column, "column_id")]
    if hasattr(of, "values") and columns:
        value, places, state, doubt = _in_column(of, columns, field)
        derived, header = None, extraction.columns[columns.index(field)].label
    else:
        value, places, state, doubt = _in_field(of, field)
        derived, header = getattr(of, "derived", {}).get(field), headers.get(field)
    found = [_equation(equation) for equation in equations if _stands_in(equation, places, row, field)]
    checks = [
        WhyCheck(check_id=c.check_id, title=c.title, status=c.status, message=c.message)
        for c in extraction.checks
        if c.status in ("FAIL", "WARN") and any(_names(cell, row, field) for cell in c.cells)
    ]
    why = Why(
        row_index=row, field=field, label=_label(of), value=value, places=places, header=header, derived=derived,
        printed=[text for place in places if (text := _printed(extraction, place))], state=state,
        equations=sorted(found, key=lambda one: len(one.terms)), checks=checks,
        key_totals=list(_key_totals(extraction, row)),
    )  # fmt: skip
    why.reason = doubt or _reason(why)
    return why


def _key_totals(extraction: Any, row: int) -> Iterator[WhyKeyTotal]:
    """The key totals of a statement that a row is, or could be."""
    for name, total in getattr(extraction, "key_totals", None) or ():
        if total is None:
            continue
        taken = total.row_index == row
        if taken or any(rival.row_index == row for rival in total.rivals):
            others = [rival.label or f"row {rival.row_index}" for rival in total.rivals if rival.row_index != row]
            yield WhyKeyTotal(name=to_camel(name), taken=taken, status=total.status, reason=total.reason, rivals=others)


def _in_field(row: Any, field: str) -> tuple[Any, list[Place], State, str]:
    name = next((n for n in _names_of(row) if to_camel(n) == field), None)
    if name is None:
        raise InvalidRequestError(f"A row has no field {field!r}.", field="field")
    value = getattr(row, name)
    places = list(row.sources.get(field, ()))
    if field == "charges":
        places = [charge.source for charge in value if charge.source is not None]
        value = sum((charge.amount for charge in value if charge.amount is not None), Decimal(0)) if value else None
    if not isinstance(value, (int, Decimal)) and value is not None:
        raise InvalidRequestError(f"{field} holds no number.", field="field")
    if field in getattr(row, "contradicted", ()):
        return value, places, "CONTRADICTED", ""
    doubtful = getattr(row, "doubtful", {})
    if field in doubtful:
        return value, places, "DOUBTFUL", doubtful[field]
    return value, places, "PROVED" if field in getattr(row, "proved", ()) else "UNPROVED", ""


def _names_of(row: Any) -> Sequence[str]:
    return list(getattr(row, "__dataclass_fields__", None) or type(row).model_fields)


def _in_column(row: Any, columns: Sequence[str], field: str) -> tuple[Any, list[Place], State, str]:
    if field not in columns:
        raise InvalidRequestError(f"There is no column {field!r}; there are: {', '.join(columns)}.", field="field")
    n = columns.index(field)
    place = row.sources[n]
    state: State = row.proof[n] or "UNPROVED"
    return row.values[n], [place] if place is not None else [], state, row.doubtful.get(field, "")


def _reason(why: Why) -> str:
    if why.value is None:
        return "nothing is printed here"
    holding = [equation for equation in why.equations if equation.holds]
    if why.state == "CONTRADICTED":
        return "a failed check names it: " + ", ".join(
            dict.fromkeys(c.check_id for c in why.checks if c.status == "FAIL")
        )
    if why.state == "PROVED":
        many = f"{len(holding)} relations" if len(holding) > 1 else "a relation"
        return f"{many} that the document prints hold{'' if len(holding) > 1 else 's'} with it"
    if holding:
        return "what ties is no proof: a repetition, near only, possible by chance, or what chose the column"
    if why.equations:
        return "what the document prints about it misses"
    return "no relation that the document prints is about it"


def _stands_in(equation: Any, places: Sequence[Place], row: int, field: str) -> bool:
    return any(
        (term.place is not None and term.place in places) or (term.cell == (row, field))
        for term in (*equation.terms, *equation.factors)
    )


def _equation(equation: Any) -> WhyEquation:
    terms = [
        WhyTerm(value=term.value, factor=term.factor, place=term.place)
        for term in equation.terms
        if term.value is not None or term.place is not None
    ]
    return WhyEquation(
        name=equation.name, holds=equation.holds, residual=equation.residual, tolerance=equation.tolerance, terms=terms
    )


def _names(cell: Any, row: int, field: str) -> bool:
    return cell.row_index == row and (
        field in (cell.field, cell.column_id) or (cell.field, cell.column_id) == (None, None)
    )


def _printed(extraction: Any, place: Place) -> str:
    """The text of the cell at a place."""
    for grid in extraction.grids:
        if grid.page != place.page or grid.sheet != place.sheet:
            continue
        for r in range(len(grid.values)):
            for c in range(grid.width):
                if grid.values[r][c] is not None and grid.place(r, c) == place:
                    return grid.text(r, c) or ""
    return ""


def _label(row: Any) -> str | None:
    unit = getattr(row, "unit", None)
    return f"unit {unit}" if unit else getattr(row, "tenant_name", None) or getattr(row, "label", None)


def _of_key_total(total: WhyKeyTotal) -> str:
    said = f"  {'is' if total.taken else 'could be'} {total.name}, {total.status}"
    also = f"; it could be {', '.join(total.rivals)}" if total.rivals and total.taken else ""
    return said + (f": {total.reason}" if total.reason else "") + also


def _at(place: Place) -> str:
    if place.sheet is not None:
        return f"{place.sheet}!{place.cell}"
    x0, top = place.box[:2] if place.box else (0.0, 0.0)
    return f"page {place.page} ({x0:.0f}, {top:.0f})"


def _shown(value: Any) -> str:
    return "nothing" if value is None else f"{value:,}"


def _term(term: WhyTerm) -> str:
    factor = "" if abs(term.factor) == 1 else f"{abs(term.factor):,} x "
    sign = "-" if term.factor < 0 else "+"
    return f"{sign} {factor}{_shown(term.value)}" + (f"  {_at(term.place)}" if term.place is not None else "")


__all__ = ["Why", "WhyCheck", "WhyEquation", "WhyKeyTotal", "WhyTerm", "explain"]
