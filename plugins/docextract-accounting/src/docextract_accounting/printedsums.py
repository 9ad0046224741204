"""The sums of a document as docextract takes them, to repair what was misread on a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from docextract.plugin import Equation as PrintedSum
from docextract.plugin import Place, Term

from .equations import Cell, Equation, Linear


def printed_sums(equations: Sequence[Equation], place: Callable[[Cell], Place | None]) -> list[PrintedSum]:
    """The equations that are sums; ``place`` says where a number stands. Products are rounded and repair nothing."""
    return [
        PrintedSum(
            equation.about,
            tuple(Term(value, place(cell), equation.factors[cell], cell) for cell, value in equation.values.items()),
            equation.tolerance,
        )
        for equation in equations
        if isinstance(equation, Linear) and equation.exact
    ]
