"""Printed amounts as exact decimals, with what could not be read."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ...document import Value
from ...models.statement import Column
from ...values.numbers import NumberStyle, money, number_style, percent
from ...vocabulary import Vocabulary
from .columns import Use
from .headercells import has_letters
from .rawrow import RawRow

RATIOS = frozenset({"PERCENT", "VARIANCE_PCT"})
CENT = Decimal("0.01")
_WIDE = Decimal(10) ** 15


def style_of(rows: Sequence[RawRow]) -> NumberStyle:
    """How the document writes numbers."""
    return number_style(v for row in rows for v in row.cells.values() if type(v) is str)


def read_amounts(
    row: RawRow, uses: Sequence[Use], columns: Sequence[Column], style: NumberStyle
) -> tuple[list[Decimal | None], dict[str, str]]:
    """One value per column, and the printed texts that are no numbers, by column id."""
    values: list[Decimal | None] = []
    unread: dict[str, str] = {}
    cells = row.cells
    for use, column in zip(uses, columns, strict=True):
        cell = cells.get(use.column)
        if cell is None:
            values.append(None)
            continue
        value = read_amount(cell, style, ratio=column.kind in RATIOS)
        values.append(value)
        if value is None and not (type(cell) is str and not cell.strip()):
            unread[column.column_id] = str(cell)
    return values, unread


def read_amount(cell: Value, style: NumberStyle, *, ratio: bool = False) -> Decimal | None:
    """An amount; text with a percent sign is a ratio."""
    if type(cell) is str and "%" in cell:
        return percent(cell, style)
    value = money(cell, style)
    if value is not None and ratio and type(cell) is str and abs(value) > 1:
        return value.scaleb(-2)
    return value


def is_statistic(row: RawRow, uses: Sequence[Use], columns: Sequence[Column], vocabulary: Vocabulary) -> bool:
    """Whether a row holds percentages, counts or rates: by its numbers' form, or by its name."""
    printed = [
        row.homes[use.column][0]
        for use, column in zip(uses, columns, strict=True)
        if column.is_money and use.column in row.cells and not has_letters(row.cells[use.column])
    ]
    if not printed:
        return False
    percents = 0
    for line, column in printed:
        value = line.values[column]
        if type(value) is str:
            percents += "%" in value
        else:
            percents += "%" in line.grid.style(line.row, line.home(column)).number_format
        if not percents:
            break
    if percents * 2 > len(printed):
        return True
    return row.label is not None and vocabulary.is_statistic(row.label)


def to_cents(value: Decimal | None) -> int | None:
    """Whole cents, as the footing engine counts; None for what is beyond any statement."""
    if value is None or abs(value) > _WIDE:
        return None
    return int((value * 100).to_integral_value())
