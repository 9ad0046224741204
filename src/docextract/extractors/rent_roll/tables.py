"""The totals that a document prints: total rows of the roll, and the tables beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from ...values.numbers import is_money_like, money, percent
from ...vocabulary import Vocabulary
from .conventions import Conventions
from .entries import SideTable, Walked
from .fieldkinds import SUMMED
from .lines import Line
from .printed import Printed, Share, Stated, StatedCharge, StatedType
from .totallines import read_total

_PERCENT = re.compile(r"(-?\d+(?:\.\d+)?)\s*%")

MOST_LABEL_WORDS = 4


def is_charge_summary(heading: str, vocabulary: Vocabulary) -> bool:
    """Whether the table under a heading lists charges by code."""
    return vocabulary.ends_table(heading) in vocabulary.charge_ends


def read_printed(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> Printed:
    """Read total rows and side tables."""
    printed = Printed()
    for total in walked.totals:
        printed.totals.append(read_total(total, vocabulary, conventions))
    for table in walked.tables:
        _side_table(table, printed, vocabulary, conventions)
    return printed


def charge_lines(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> list[StatedCharge]:
    """The lines of the charge summaries beside the roll."""
    printed = Printed()
    for table in walked.tables:
        if is_charge_summary(table.heading, vocabulary):
            _side_table(table, printed, vocabulary, conventions)
    return printed.charges


def _side_table(table: SideTable, printed: Printed, vocabulary: Vocabulary, conventions: Conventions) -> None:
    header: dict[int, str] = {}
    population = vocabulary.limited_to(table.heading)
    parts: dict[int, list[str]] = {}
    for line in table.lines:
        if not line.filled:
            continue
        texts = [c for c in line.filled if type(line.values[c]) is str and not _numeric(line, c, conventions)]
        numbers = [c for c in line.filled if c not in texts]
        if not numbers:
            population = population or vocabulary.limited_to(line.joined())
            if table.heading and " ".join(line.text(c) or "" for c in texts[:2]) == table.heading:
                # The heading's own words, in two cells, are no labels of columns.
                texts = texts[2:]
            if len(line.filled) >= 2 or header:
                for c in texts:
                    parts.setdefault(c, []).append(line.text(c) or "")
                header = {c: " ".join(p[-3:]) for c, p in parts.items()}
            continue
        parts = {}
        _charge_pairs(table, line, texts, numbers, printed, vocabulary, conventions, population)
        _occupancy_line(table, line, texts, numbers, header, printed, vocabulary, conventions)
        _type_line(table, line, texts, numbers, header, printed, vocabulary, conventions)


def _numeric(line: Line, column: int, conventions: Conventions) -> bool:
    value = line.values[column]
    return type(value) in (int, float) or is_money_like(value) or percent(value, conventions.numbers) is not None


def _charge_pairs(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], printed: Printed,
    vocabulary: Vocabulary, conventions: Conventions, population: str | None = None,
) -> None:  # fmt: skip
    """``Description | Total`` pairs, also two tables side by side; a number without words is the sum above it."""
    if not is_charge_summary(table.heading, vocabulary):
        return
    for column in numbers:
        amount = money(line.values[column], conventions.numbers)
        if amount is None:
            continue
        left = [c for c in texts if c < column and not any(c < n < column for n in numbers)]
        place = line.place(column)
        if left:
            text = line.text(left[-1]) or ""
            target = printed.charge_totals if vocabulary.total(text) else printed.charges
            target.append(StatedCharge(text, amount, place, table.heading, population))
        else:
            printed.charge_totals.append(StatedCharge("", amount, place, table.heading, population))


def _occupancy_line(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], header: dict[int, str],
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    label = " ".join(line.text(c) or "" for c in texts if c < numbers[0])
    group = vocabulary.occupancy_group(label) if label else "total"
    if group is None or not vocabulary.names_only_group(label) or is_charge_summary(table.heading, vocabulary):
        return
    named = vocabulary.status(label, in_column=True) if label else None
    stated = Stated(label, "table", table.heading, group=group, status=named.status if named else None)
    subject = None
    for column in numbers:
        words = _header_over(header, column)
        if (share := _share(line, column)) is not None:
            if subject is not None and group != "total":
                stated.shares.setdefault(subject, Share(share, group))
            continue
        number = money(line.values[column], conventions.numbers)
        if number is None or not words:
            continue
        name = subject = _named(words, vocabulary)
        if name is None or name == "leases" or name in stated.values:
            continue
        if name == "units":
            if number == number.to_integral_value():
                stated.units = stated.units if stated.units is not None else int(number)
                stated.places.setdefault("units", line.place(column))
            continue
        stated.values[name] = number
        stated.places[name] = line.place(column)
    if stated.values or stated.units is not None:
        printed.occupancy.append(stated)


def _share(line: Line, column: int) -> Decimal | None:
    """A printed percentage, ``72.9`` for 72.9 %; None for other cells."""
    text = (line.text(column) or "").replace(",", "")
    match = _PERCENT.fullmatch(text)
    return Decimal(match[1]) if match is not None else None


def _type_line(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], header: dict[int, str],
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    """A line of a table by unit type or lease type: ``A11b | 19 | 724``, ``mg1BR | Occupied | 12,765 | 10``."""
    kind = vocabulary.type_tables.get(vocabulary.ends_table(table.heading) or "")
    words = [line.text(c) or "" for c in texts if c < numbers[0]]
    if kind is None or not words or vocabulary.total(words[0]) or vocabulary.occupancy_group(words[0]) == "total":
        return
    group = vocabulary.occupancy_group(words[1]) if len(words) > 1 else None
    if len(words) > 2 or (len(words) == 2 and group is None):
        return
    stated = StatedType(words[0], kind, group)
    for column in numbers:
        above = _header_over(header, column)
        if not above or _share(line, column) is not None or vocabulary.occupancy_group(above):
            continue
        number = money(line.values[column], conventions.numbers)
        name = _named(above, vocabulary)
        if number is None or name is None:
            continue
        if name in ("units", "leases"):
            if stated.units is None and number == number.to_integral_value():
                stated.units = int(number)
        elif name not in stated.values:
            stated.values[name] = (number, vocabulary.is_average(above))
    if stated.values or stated.units is not None:
        printed.types.append(stated)


def _header_over(header: dict[int, str], column: int) -> str:
    if column in header:
        return header[column]
    near = [c for c in header if abs(c - column) == 1]
    # Words of several columns in one cell say nothing of a single one.
    return header[near[0]] if len(near) == 1 and len(header[near[0]].split()) <= MOST_LABEL_WORDS else ""


def _named(words: str, vocabulary: Vocabulary) -> str | None:
    if "%" in words:
        return None
    if (figure := vocabulary.table_column(words)) is not None:
        return figure
    for match in vocabulary.header(words):
        if match.score >= 0.7 and match.field in SUMMED:
            return match.field
    return None
