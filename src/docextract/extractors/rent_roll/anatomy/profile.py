"""What the cells below a header hold: shares of numbers, dates, texts, unit-like ids."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from decimal import Decimal
from functools import cached_property
from itertools import pairwise

from ....values.codes import looks_like_unit
from ....values.dates import (
    NO_DAY,
    compact_date,
    is_empty_date,
    is_month_to_month,
    looks_like_date,
    since_when,
    until_when,
)
from ....values.numbers import is_money_like, money
from ....values.text import is_too_wide
from ....vocabulary import Vocabulary
from ...lines import Line

MOST_SAMPLED = 150
LONG_ID, LONG_TEXT, SAME = 7, 6, 3
"""Digits of a number that may be an id, and of one that a page prints without marks between its thousands; how many of
the first ones all of a column have in common."""
CODED_DAY = re.compile(r"([A-Z]{2,5})\s+(\d\S+)")
"""What is paid from a day on, and the day."""
FEWEST_NUMBERS = 3
FEWEST_NAMES, NEARLY_ALL = 4, 0.9
"""Names in a column, below which it tells nothing, and how many of them are different ones at least."""
FEWEST_YEARS, YEARS = 8, range(1900, 2051)
"""Numbers that are all years, and what these are."""
_NOTHING = frozenset(
    {"-", "\u2013", "\u2014", "-0-", "flat", "incl", "incl.", "included", "n/a", "n/c", "nil", "none", "tbd"}
)
"""What stands in a column of amounts and is none: a dash, that it is in the rent, that it never changes or is not known
yet."""
_PRINTED = (str, int, float)


def _is_nothing(value: object) -> bool:
    return type(value) is str and (value.casefold() in _NOTHING or is_too_wide(value))


def _is_beside_days(value: object) -> bool:
    """Whether a text is a day, or what a system prints where there is none: ``M-T-M``, ``0``."""
    return type(value) is str and (looks_like_date(value) or is_month_to_month(value) or value == NO_DAY)


class Profile:
    """Counts over the sampled rows of one column; ``total`` counts filled cells."""

    def __init__(self, rows: int, column: int, lines: Sequence[Line]) -> None:
        """``lines`` are those of the ``rows`` sampled ones that hold something in the column; a dash is nothing."""
        # Dashes, words for them, and what a narrow column hides tell nothing of what it holds.
        lines = [line for line in lines if not _is_nothing(line.values[column])]
        values = [line.values[column] for line in lines]
        self.rows, self.total = rows, len(lines)
        self._column, self._lines, self._values = column, lines, values
        found = [value for value in values if type(value) is int or type(value) is float]
        self.numeric_sum = float(sum(map(abs, found)))
        self._texts = texts = [value for value in values if type(value) is str]
        self.numbers, self.dates, self.texts, self.codes = len(found), 0, 0, 0
        """``codes`` are texts of one word that holds a digit, as ids of people are."""
        for kind in (dt.date, dt.datetime):
            self.dates += sum([type(value) is kind for value in values])
        self.errors = self.total - self.numbers - self.dates - len(texts)
        since = 0
        for text in texts:
            if looks_like_date(until_when(text) or text) or is_empty_date(text) or is_month_to_month(text):
                self.dates += 1
            elif (day := since_when(text)) is not None and looks_like_date(day):
                since += 1
            elif is_money_like(text):
                self.numbers += 1
            else:
                self.texts += 1
            if " " not in text and any(map(str.isdigit, text)):
                self.codes += 1
        if self.texts:  # "since May 1, 2016" below who is there
            self.texts += since
        else:
            self.dates += since
        compact = self.total > 1 and any(map(compact_date, values))
        if compact and all(compact_date(value) or _is_beside_days(value) for value in values):
            self.dates, self.numbers, self.texts = self.total, 0, 0

    @cached_property
    def counts_rows(self) -> bool:
        """Whether the cells count the rows: ``1``, ``2``, ``3``."""
        return [str(value) for value in self._values] == [str(n + 1) for n in range(self.total)]

    @cached_property
    def words(self) -> int:
        """Texts that are no days and no numbers, and those that say that a lease goes from month to month."""
        return self.texts + sum(map(is_month_to_month, self._texts))

    @cached_property
    def coded_days(self) -> int:
        """Days behind a code: ``BRR 3/1/26``."""
        found = (CODED_DAY.fullmatch(text) for text in self._texts)
        return sum(coded is not None and looks_like_date(coded[2]) for coded in found)

    @cached_property
    def units(self) -> int:
        """Cells whose printed text could name a unit."""
        lines = zip(self._lines, self._values, strict=True)
        texts = [v if type(v) is str else line.text(self._column) for line, v in lines if type(v) in _PRINTED]
        return sum([looks_like_unit(text) for text in texts])

    @cached_property
    def percents(self) -> bool:
        """Whether most of its numbers are printed with a percent sign."""
        signed = sum(line.is_percent(self._column) for line in self._lines)
        return 2 * signed > self.total

    @cached_property
    def distinct(self) -> int:
        """Different values."""
        return len(set(self._values))

    @cached_property
    def runs(self) -> int:
        """How often the value changes from row to row."""
        return sum(above != below for above, below in pairwise(self._values)) + bool(self._values)

    @cached_property
    def samples(self) -> list[str]:
        """Up to 24 different texts."""
        return sorted(set(self._texts))[:24]

    @cached_property
    def years(self) -> bool:
        """Whether its numbers are years of this century and the last, in which homes were built."""
        found = [amount for value in self._values if (amount := money(value)) is not None]
        return len(found) >= FEWEST_YEARS and all(not amount % 1 and int(amount) in YEARS for amount in found)

    @cached_property
    def most(self) -> Decimal | None:
        """The largest of three numbers or more."""
        found = [amount for value in self._values if (amount := money(value)) is not None]
        return max(found) if len(found) >= FEWEST_NUMBERS else None

    @property
    def has_cents(self) -> bool:
        """Whether some of its numbers have cents."""
        return not self.numeric_sum.is_integer() or any("." in text or "," in text for text in self.samples)

    @cached_property
    def ids(self) -> bool:
        """Whether its numbers are ids: all of many digits, as many in each, the first ones the same."""
        found = {text for value in self._values if (text := str(value)).isdigit()}
        sizes = {len(text) for text in found}
        least = LONG_TEXT if len(self._texts) == self.total else LONG_ID
        same = len(sizes) == 1 and len(found) >= FEWEST_NUMBERS and min(sizes) >= least
        return same and len(found) == len(set(self._values)) and len({text[:SAME] for text in found}) == 1

    def share(self, count: int) -> float:
        """Of the filled cells."""
        return count / self.total if self.total else 0.0

    @property
    def filled(self) -> float:
        """Share of rows that are filled."""
        return self.total / self.rows if self.rows else 0.0


def without_totals(lines: Sequence[Line], vocabulary: Vocabulary) -> Sequence[Line]:
    """The lines but for totals and what stands further right below them. Among many lines they do not weigh."""
    if len(lines) > MOST_SAMPLED:
        return lines
    kept: list[Line] = []
    margin = -1
    """The first column of the total that stands above; -1 where none does."""
    for line in lines:
        if not line.filled:
            continue
        if vocabulary.total(line.first_text() or "") is not None:
            margin = line.filled[0]
        elif line.filled[0] <= margin or margin < 0:
            margin = -1
            kept.append(line)
    return kept or lines


def names_differ(column: int, lines: Sequence[Line]) -> bool:
    """Whether nearly every line that fills a column names another thing there."""
    names = [line.text(column) for line in lines if column in line.filled]
    return len(names) >= FEWEST_NAMES and len({*names}) >= NEARLY_ALL * len(names)


def profile_columns(lines: Sequence[Line], width: int) -> list[Profile]:
    """One profile per column, from at most 150 rows spread evenly over the lines."""
    filled = [line for line in lines if line.filled]
    sample = filled[:: max(1, len(filled) // MOST_SAMPLED)]
    holding: list[list[Line]] = [[] for _ in range(width)]
    for line in sample:
        for column in line.filled:
            if column >= width:
                break
            holding[column].append(line)
    return [Profile(len(sample), column, held) for column, held in enumerate(holding)]
