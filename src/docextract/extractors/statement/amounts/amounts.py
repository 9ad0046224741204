"""Printed amounts as exact decimals, with what could not be read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise

from ....document import Value
from ....models.statement import MONEY_KINDS, Column
from ....values.numbers import NumberStyle, from_float, money, number_style, percent
from ....vocabulary import Vocabulary
from ...lines import MULTIPLE, Line, has_letters, is_plain_number
from ..anatomy.rawrow import RawRow
from ..headers.columns import Ask, Use, disown

RATIOS = frozenset({"PERCENT", "VARIANCE_PCT"})
ENOUGH = 3
"""Percentages that tell what a column holds."""
CENT = Decimal("0.01")
_WIDE = Decimal(10) ** 15
_PLAINLY = re.compile(r"\D*|[-(]?\$?[-(]?(?:(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d|[1-9]\d{0,2}(?:,\d{3})+|\d+)\)?%?")
"""What most cells hold: nothing of it says that a document writes numbers otherwise than ``1,234.56``."""
_PLAIN = 1e11
"""Numbers below it have cents to spare in a float."""
_ALL = frozenset({"100.0", "100.00"})
_SAID = ("text", "said", "lent", "kind", "scope", "span", "months", "annualized", "entity", "group")
"""What a column's header says of it."""


def style_of(rows: Sequence[RawRow]) -> NumberStyle:
    """How the document writes numbers."""
    texts = [v for row in rows for v in row.cells.values() if type(v) is str]
    return NumberStyle.POINT if all(map(_PLAINLY.fullmatch, texts)) else number_style(texts)


class Amounts(dict[Value, tuple[Decimal | None, int | None]]):
    """The amount that each cell says, and its cents; texts are kept, for those of a document repeat."""

    def __init__(self, style: NumberStyle) -> None:
        super().__init__()
        self.style = style

    def __missing__(self, cell: Value) -> tuple[Decimal | None, int | None]:
        if type(cell) is float and -_PLAIN < cell < _PLAIN:
            number, scaled = from_float(cell), cell * 100
            cents = round(scaled)
            return number, cents if abs(scaled - cents) < 0.4 else to_cents(number)
        value = read_amount(cell, self.style)
        found = value, to_cents(value)
        if type(cell) is str:
            self[cell] = found
        return found


def read_amount(cell: Value, style: NumberStyle) -> Decimal | None:
    """An amount; text with a percent sign is a ratio, ``1.25x`` a number."""
    if type(cell) is not str:
        return money(cell, style)
    if "%" in cell:
        return percent(cell, style)
    multiple = MULTIPLE.fullmatch(cell)
    return money(cell, style) if multiple is None else Decimal(multiple[1])


def as_ratio(cell: Value, value: Decimal | None) -> Decimal | None:
    """A number in a column of percentages: above 1 it is one without its sign, unless it is printed as a multiple."""
    if value is None or type(cell) is not str or abs(value) <= 1 or "%" in cell or MULTIPLE.fullmatch(cell):
        return value
    return value.scaleb(-2)


def is_statistic(row: RawRow, uses: Sequence[Use], columns: Sequence[Column], vocabulary: Vocabulary) -> bool:
    """Whether a row holds percentages, counts or rates: by its numbers' form, or by its name."""
    printed = (
        row.homes[use.column][0]
        for use, column in zip(uses, columns, strict=True)
        if column.is_money and use.column in row.cells and not has_letters(row.cells[use.column])
    )
    first = next(printed, None)
    if first is None:
        return False
    if _is_ratio(*first):
        others = [_is_ratio(*one) for one in printed]
        if (1 + sum(others)) * 2 > 1 + len(others):
            return True
    return row.label is not None and vocabulary.is_statistic(row.label)


def _is_ratio(line: Line, column: int) -> bool:
    return _is_percent(line, column) or _is_multiple(line, column)


def _is_percent(line: Line, column: int) -> bool:
    """Whether a cell is printed with a percent sign."""
    value = line.values[column]
    if type(value) is str:
        return "%" in value
    return "%" in line.grid.style(line.row, line.home(column)).number_format


def _is_read(cell: Value) -> bool:
    return is_plain_number(cell) or (type(cell) is str and "%" in cell)


def _is_multiple(line: Line, column: int) -> bool:
    value = line.values[column]
    return type(value) is str and MULTIPLE.fullmatch(value) is not None


def settle_percent_columns(uses: Sequence[Use], rows: Sequence[RawRow], style: NumberStyle, ask: Ask) -> None:
    """Columns whose numbers are nearly all printed with a percent sign hold no amounts, whatever their header says; and
    one of which a quarter are thousands has no title of percentages from its neighbour."""
    for use in uses:
        if use.kind == "PERCENT" and not any("PERCENT" in said.kinds for said in use.said):
            cells = [cell for row in rows if (cell := row.cells.get(use.column)) is not None]
            read = [abs(value) for cell in cells if (value := read_amount(cell, style))]
            if len(read) >= ENOUGH and 4 * sum(value > 1000 for value in read) > len(read):
                disown(use, ask)
        if use.kind in RATIOS or use.use is not None:
            continue
        if _are_percents(use, rows):
            use.group = use.kind if use.kind in MONEY_KINDS else use.group
            use.kind, use.entity = "VARIANCE_PCT" if use.kind == "VARIANCE" else "PERCENT", None
    for use, beside in pairwise(uses):
        if use.kind in RATIOS or beside.kind in RATIOS or use.use or beside.use or beside.scope == "TOTAL":
            continue
        if _are_shares(use.column, beside.column, rows, style):
            if beside.known and not use.known:  # the words of both stand over the second
                for name in _SAID:
                    setattr(use, name, getattr(beside, name))
                beside.said, beside.text = [], ""
            beside.group = use.kind if use.kind in MONEY_KINDS else use.group
            beside.kind, beside.entity = "PERCENT", None


def _are_shares(column: int, beside: int, rows: Sequence[RawRow], style: NumberStyle) -> bool:
    """Whether each number of a column is the share, in percent, of the amount before it in the largest of that column,
    where it prints 100."""
    if not any((cell := row.cells.get(beside)) == 100 or cell in _ALL for row in rows):
        return False
    read = [[read_amount(row.cells.get(c), style) for c in (column, beside)] for row in rows]
    pairs = [(amount, share) for amount, share in read if amount and share]
    whole = next((abs(amount) for amount, share in pairs if share == 100 and amount != share), None)
    if (
        whole is None
        or whole < max(abs(amount) for amount, _ in pairs)
        or len(pairs) < ENOUGH
        or any(bool(amount) < bool(share) for amount, share in read)
    ):
        return False
    places = max(-int(share.as_tuple().exponent) for _, share in pairs)
    return places > 0 and all(abs(share - 100 * amount / whole) <= (Decimal(10) ** -places) for amount, share in pairs)


def _are_percents(use: Use, rows: Sequence[RawRow]) -> bool:
    """Whether nearly all numbers of a column are printed with a percent sign."""
    read = others = 0
    for row in rows:
        if _is_read(row.cells.get(use.column)):
            read += 1
            others += not _is_percent(*row.homes[use.column][0])
            if others * 10 > len(rows):
                return False
    return read >= ENOUGH and others * 10 <= read


@lru_cache(maxsize=1 << 14)
def to_cents(value: Decimal | None) -> int | None:
    """Whole cents, as the footing engine counts; None for what is beyond any statement."""
    if value is None or abs(value) > _WIDE:
        return None
    return int((value * 100).to_integral_value())
