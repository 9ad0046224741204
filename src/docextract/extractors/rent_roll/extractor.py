"""RENT_ROLL: one roll, or the rolls of a portfolio that stand on sheets of their own."""

from __future__ import annotations

from ...context import DataSet, ExtractionContext
from ...errors import ExtractionFailedError
from .portfolios.portfolio import put_together
from .portfolios.sheets import look_around, unseen
from .read import read_drawn, read_form, read_roll


def extract(context: ExtractionContext) -> DataSet:
    """Read a rent roll.

    Of a workbook it is the sheet that was asked for. Where none was and the sheets are rolls of several properties,
    they are read together, unless the options want the first alone; then a warning names the others. Where no row is a
    header, other ways of looking at the document are tried, and a warning names the one that was taken.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """
    try:
        first = read_drawn(context, read_roll(context))
    except ExtractionFailedError:
        found = look_around(context, None)
        if found is not None and len(found.rolls) > 1 and context.options.portfolio:
            return put_together(found)
        in_form = read_form(context)
        if in_form is None:
            raise
        return in_form.data
    found = look_around(context, first)
    if found is None:
        first.data.warnings += unseen(context)
        return first.data
    if len(found.rolls) > 1 and context.options.portfolio:
        return put_together(found)
    data = found.rolls[0].roll.data if found.first else first.data
    data.warnings += found.notes(together=False)
    data.grids = [found.rolls[0].grid] if found.first else data.grids
    return data
