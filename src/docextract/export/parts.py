"""A part of an answer for reading: one property of several; and what may stand in its columns."""

from __future__ import annotations

from copy import copy
from typing import Any

from ..errors import InvalidRequestError
from ..models.extraction import Extraction
from ..models.statement import Statement
from .flat import flat_table


def of_property(x: Extraction[Any, Any], name: str) -> Extraction[Any, Any]:
    """The rows, the figures and the totals of one property of an answer, named by its name or its code.

    Checks, warnings and proof stay those of the whole document.

    Raises:
        InvalidRequestError: there is no such property; the message names those there are.
    """
    wanted = name.strip().casefold()

    def means(*names: str | None) -> bool:
        return any(said is not None and said.strip().casefold() == wanted for said in names)

    if isinstance(x, Statement):
        for one in x.statements:
            if means(one.meta.property_name, one.meta.property_code):
                return one
        raise _unknown(name, [(one.meta.property_name, one.meta.property_code) for one in x.statements])
    parts = getattr(x.summary, "by_property", None) or []
    rows = [r for r in x.rows if means(getattr(r, "property_name", None), getattr(r, "property_code", None))]
    named = [(part, part.property_name, getattr(part, "property_code", None)) for part in parts]
    figures, *known = next((one for one in named if means(*one[1:])), (None, None, None))
    if not rows or figures is None:
        raise _unknown(name, [(called, code) for _, called, code in named])
    made = copy(x)
    made.meta = x.meta.model_copy(update=dict(zip(("property_name", "property_code"), known, strict=True)))
    made.rows = rows
    made.__dict__["summary"] = figures
    own = [total for total in x.totals.stated if means(total.scope)]
    made.totals = x.totals.model_copy(update={"stated": own, "computed": {}})
    return made


def all_columns(x: Extraction[Any, Any]) -> tuple[str, ...]:
    """The names of all columns that the rows have."""
    return () if isinstance(x, Statement) else tuple(column.name for column in flat_table(x).columns)


def _unknown(name: str, known: list[tuple[str | None, str | None]]) -> InvalidRequestError:
    there = ", ".join(dict.fromkeys(" ".join(filter(None, pair)) for pair in known if any(pair))) or "none is named"
    return InvalidRequestError(f"there is no property {name!r}; there are: {there}", field="property")
