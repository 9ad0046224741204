"""What stands above the roll: the property, the as-of date, basis, currency, and when it was printed."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import field
from itertools import pairwise, takewhile
from unicodedata import combining, normalize

from ..document import Grid, SheetGrid, Value
from ..models.place import Place
from ..records import record
from ..values.asof import (
    AsOf,
    about_others,
    day_in_file_name,
    day_in_name,
    find_day_alone,
    find_day_behind,
    find_day_of_month,
    find_day_sent,
    find_day_signed,
    find_day_within,
    find_lone_day,
    is_current,
    labels_day,
    opens_letter,
)
from ..values.codes import split_property_code
from ..values.dates import MONTH_PATTERN, DateOrder, compact_date, find_dates, read_date
from ..values.periods import find_as_of, find_basis
from ..values.text import normal
from ..vocabulary import Vocabulary
from .lines import Line, read_lines
from .propertynames import property_of

MOST_HEAD_LINES = 8
"""Rows above a header in which its title lines are looked for."""


NO_RANK = 99
"""What no day is worth."""
OUTRIGHT = 3
"""The rank to which words bring a day about a report, wherever they stand."""
LONE = 7
"""The rank from which on nothing but its being alone makes a day that of the roll."""


@record
class Titles:
    """What the title block says."""

    property_name: str | None = None
    property_code: str | None = None
    as_of: dt.date | None = None
    as_of_place: Place | None = None
    as_of_month_only: bool = False
    as_of_rank: int = NO_RANK
    """What the words of its day are worth, 1 best, as :class:`AsOf` has it."""
    rivals: list[dt.date] = field(default_factory=list)
    """Other as-of dates of the same worth that the title block prints."""
    basis: str | None = None
    report_title: str | None = None

    def take(self, day: AsOf, place: Place | None) -> None:
        """Take a day for that of the report."""
        self.as_of, self.as_of_month_only, self.as_of_rank, self.as_of_place = day.date, day.month_only, day.rank, place


def read_titles(
    lines: Sequence[Line], vocabulary: Vocabulary, order: DateOrder, *, periods: bool = False, file: str | None = None
) -> Titles:
    """Read the title block from its rows; ``periods``: it is about the end of the period that it names; ``file``: the
    document's name."""
    titles = Titles()
    cells = _whole_days([[line.values[c] for c in line.filled] for line in lines])
    found = find_as_of(cells, order, periods=periods)
    texts = [line.joined() for line in lines]
    # A sentence may go on in the next line: "tenancies in place on October / 31, 2026".
    found = found or find_as_of(texts, order, periods=periods) or find_as_of(_sentences(texts), order)
    if found and periods and found[0].rank > OUTRIGHT:
        prose = [text if len(text) > MOST_PERIOD else "" for text in texts]
        told = (*find_as_of(prose, order), *find_as_of(_sentences(texts), order))
        found = tuple(sorted((*found, *(day for day in told if day.rank <= OUTRIGHT)), key=lambda day: day.rank))
    if not found and periods:
        lone = find_lone_day(cells, order) or find_lone_day(_below_title(lines, vocabulary), order)
        found = (lone,) if lone is not None else ()
    if found and periods and found[0].wording == "bareDate":
        found = _day_of_letter(texts, found[0], order) or found
    elif found and periods and found[0].month_only:
        day = find_day_of_month(texts, found[0].date, order) or find_day_within(cells, found[0], order)
        parts = [] if day is not None else find_as_of(_parts(cells), order)
        days = [d for d in parts if not d.month_only and _month(d) == _month(found[0])]
        found = (day,) if day is not None else (*days, *found)
    if found:
        best = found[0]
        line = lines[best.line]
        titles.take(best, line.place(line.filled[-1]) if line.filled else None)
        titles.rivals = sorted({f.date for f in found if f.rank == best.rank and f.date != best.date})
    for line in lines:
        text = line.joined()
        titles.basis = titles.basis or find_basis(text)
        if titles.report_title is None and "RENT_ROLL" in vocabulary.title(text):
            titles.report_title = text
    name = property_of(lines, vocabulary, file)
    if name is not None:
        split = split_property_code(name)
        titles.property_name, titles.property_code = split if split else (name, None)
    return titles


def _below_title(lines: Sequence[Line], vocabulary: Vocabulary) -> list[list[Value]]:
    """The cells of the column that names the report, where others stand beside it: ``Commercial Rent Roll`` over its
    day, beside the one on which it was printed."""
    titled = ((line, c) for line in lines if len(line.filled) > 1 for c in line.filled)
    named = (c for line, c in titled if "RENT_ROLL" in vocabulary.title(line.text(c) or ""))
    column = next(named, None)
    return [[line.values[column]] if column in line.filled else [] for line in lines] if column is not None else []


def _day_of_letter(texts: Sequence[str], written: AsOf, order: DateOrder) -> tuple[AsOf, ...]:
    """The day that a sentence of a letter brings about what it lists, where the one above is that of writing."""
    opened = next((i for i, text in enumerate(texts) if i > written.line and opens_letter(text)), None)
    if opened is None:
        return ()
    below = texts[opened:]
    told = (
        find_lone_day(below, order, notes=True)
        or find_day_of_month(below, written.date, order)
        or find_day_of_month(_two_by_two(below), written.date, order)
    )
    return (told._replace(line=told.line + opened),) if told is not None else ()


def _month(day: AsOf) -> tuple[int, int]:
    return day.date.year, day.date.month


def _parts(cells: list[list[Value]]) -> list[list[Value]]:
    """The cells of each line, those with strokes in parts: ``Rents in force 08/01/2025 | Period 2025-08``."""
    return [[p for v in row for p in (v.split(" | ") if isinstance(v, str) else (v,))] for row in cells]


_DAY_WITHOUT_YEAR = re.compile(r"[^\W\d_]{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?")
_YEAR = re.compile(r"(?:19|20)\d{2}\b")
_DAY_ALONE = re.compile(r"[^\W\d_]\s+(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$")
_MONTH = re.compile(rf"{MONTH_PATTERN}\.?,?\s+(?:19|20)\d{{2}}\b", re.IGNORECASE)


def _whole_days(cells: list[list[Value]]) -> list[list[Value]]:
    """The cells of each line, where a line of prose breaks within a day with its year: ``as of October 31,`` over
    ``2026 furnished by``, ``as at 24`` over ``June 2026``; or the columns below cut it: ``As of: Feb 15, | 2026``."""
    for row in cells:
        for n, (one, other) in enumerate(pairwise([*row])):
            if type(one) is str and _DAY_WITHOUT_YEAR.fullmatch(" ".join(one.split()[-2:])):
                year = _YEAR.match(str(other)) if type(other) in (str, int) else None
                row[n] = f"{one} {year[0]}" if year is not None else one
    for row, below in pairwise(cells):
        last, first = row[-1] if row else None, below[0] if below else None
        if type(last) is not str or type(first) is not str:
            continue
        if (year := _YEAR.match(first)) and _DAY_WITHOUT_YEAR.fullmatch(" ".join(last.split()[-2:])):
            row[-1] = f"{last} {year[0]}"
        elif (month := _MONTH.match(first)) and _DAY_ALONE.search(last):
            row[-1] = f"{last} {month[0]}"
    return cells


def _sentences(texts: Sequence[str]) -> list[str]:
    """Each line of prose with the one below, in which it may go on."""
    return [f"{text} {below}" if len(text) > MOST_PERIOD else "" for text, below in pairwise(texts)]


def _two_by_two(texts: Sequence[str]) -> list[str]:
    """Each line with the one below."""
    return [f"{text} {below}" for text, below in pairwise(texts)]


MOST_PERIOD = 48
"""Characters of a foot that names the period; a longer text is a sentence about something."""
MOST_PAIRS = 40
"""Lines of a sheet that holds nothing but labels and what they say, all of which are looked at."""
PAIR = 2
"""Cells of a line that gives a label and what it says."""
FOOTNOTE_RANK = 2
"""Wordings of less worth say nothing below a table."""


def read_day_below(titles: Titles, lines: Sequence[Line], order: DateOrder) -> None:
    """The day that a note below the last row words outright, where the title block gives none, only its month, or one
    that nothing says to be the roll's."""
    notes = [
        line for line in lines
        if line.filled and (len(line.filled) < 3 or not line.has_numbers())
    ]  # fmt: skip
    cells = [[line.values[c] for c in line.filled] for line in notes]
    texts = [line.joined() for line in notes]  # prose may be cut where the columns of the table are
    found = (
        find_as_of(cells, order)
        or find_as_of(
            [[v for v in row if type(v) is not str or len(v) <= MOST_PERIOD] for row in cells], order, periods=True
        )
        or find_as_of(texts, order)
        or find_as_of(_sentences(texts), order)
    )
    told = tuple(
        day for day in found if day.rank <= FOOTNOTE_RANK or day.wording in ("periodEnd", "listedOn", "through")
    )
    if not told and titles.as_of_rank >= LONE:  # a title at the foot: "Rent Roll 10/31/2026"
        named = (day for day in found if titles.as_of is None or not day.wording.startswith("bare"))
        told = tuple(day for day in named if len(notes[day.line].joined()) <= MOST_PERIOD and day.rank < LONE)
        told = told if len({day.date for day in told}) == 1 else ()
    if not told and titles.as_of_rank >= LONE:
        signed = find_day_signed(texts, order) or find_day_behind(initials_of(titles.report_title), texts, order)
        told = (signed,) if signed is not None else ()
    if not told and titles.as_of is None:
        lone = find_lone_day(texts, order, notes=True) or find_lone_day(_two_by_two(texts), order, notes=True)
        told = (lone,) if lone is not None else ()
    if not told:
        return
    best, day = told[0], titles.as_of
    of_month = day is not None and (best.date.year, best.date.month) == (day.year, day.month)
    if titles.as_of_rank >= LONE or (titles.as_of_month_only and of_month and not best.month_only):
        line = notes[best.line]
        titles.take(best, line.place(line.filled[-1]))


def initials_of(title: str | None) -> str:
    """The first letters of the first two words of a report's title: ``RR``, ``EL`` of ``État locatif``."""
    plain = "".join(c for c in normalize("NFD", title or "") if not combining(c))
    return "".join(word[0] for word in normal(plain).split()[:2])


def read_day_of_heads(titles: Titles, heads: Iterable[tuple[str, Place | None]], order: DateOrder) -> None:
    """The one day that the words above the columns say, where no title does: ``Rent as at 30 June 2026``; else the one
    month, of several the current one: ``June 2026 Rent``, ``Jun-25 (current)``."""
    worded: dict[dt.date, tuple[bool, Place | None]] = {}
    current: dict[dt.date, tuple[bool, Place | None]] = {}
    months: dict[dt.date, tuple[bool, Place | None]] = {}
    for text, place in heads:
        said = find_as_of([text], order)
        dates = find_dates(text, order, end=True)
        if said and said[0].rank == 1:
            worded.setdefault(said[0].date, (said[0].month_only, place))
        elif len(dates) == 1 and dates[0].reading.month_only:
            (current if is_current(text) else months).setdefault(dates[0].reading.date, (True, place))
    days = worded or current or months
    if len(days) == 1:
        ((date, (month_only, where)),) = days.items()
        titles.take(AsOf(date, month_only, LONE, 0, "head"), where)


def read_day_elsewhere(
    titles: Titles, own: SheetGrid, others: Iterable[Grid], vocabulary: Vocabulary, order: DateOrder
) -> None:
    """The one day that other sheets word outright that name a rent roll in their heads, or hold no table, as the
    filters of a report; else that of the sheet's name; else the one that a sheet without a table gives."""
    worded: dict[dt.date, tuple[AsOf, Place | None]] = {}
    given: dict[dt.date, tuple[AsOf, Place | None]] = {}
    for grid in others:
        if not isinstance(grid, SheetGrid) or grid.of.hidden:
            continue
        lines = read_lines([grid])
        pairs = len(lines) <= MOST_PAIRS and all(len(line.filled) <= PAIR for line in lines)
        head = lines[:MOST_HEAD_LINES]
        if above := _filters(head):
            head = above
        listed = max((len(line.filled) for line in head), default=0) > PAIR
        if listed and not any("RENT_ROLL" in vocabulary.title(line.joined()) for line in head):
            continue
        if any(map(about_others, [grid.of.name, *(line.joined() for line in head)])):
            continue
        head = lines if pairs else head
        for day in find_as_of([[line.values[c] for c in line.filled] for line in head], order):
            line = head[day.line]
            if day.rank <= FOOTNOTE_RANK:
                worded.setdefault(day.date, (day, line.place(line.filled[-1])))
            elif not listed:
                given.setdefault(day.date, (day, line.place(line.filled[-1])))
    named = day_in_name(own.of.name, order)
    if len(worded) == 1:
        titles.take(*next(iter(worded.values())))
    elif named is not None:
        titles.take(named, None)
    elif not worded and len(given) == 1:
        titles.take(*next(iter(given.values())))


def _filters(head: Sequence[Line]) -> list[Line]:
    """The lines above a table that tell by which it was drawn, two pairs of a label and what it says or more."""
    above = list(takewhile(lambda line: len(line.filled) <= PAIR, head))
    return above if sum(len(line.filled) == PAIR for line in above) >= PAIR else []


def read_day_of_margins(titles: Titles, margins: Sequence[str], order: DateOrder) -> None:
    """The day that the head or foot printed on each page of a sheet words better than its title does."""
    found = find_as_of(margins, order, periods=True)
    lone = find_lone_day(margins, order) if not found and titles.as_of is None else None
    best = found[0] if found else lone
    if best is not None and best.rank < titles.as_of_rank:
        titles.take(best, None)


def read_day_alone(titles: Titles, lines: Sequence[Line], order: DateOrder) -> None:
    """The day behind ``Date:`` in a title block that gives neither another nor the time, as a stamp would; else that on
    which a message was sent."""
    day = find_day_alone([[line.values[c] for c in line.filled] for line in lines], order)
    day = day or find_day_sent([line.joined() for line in lines], order)
    if day is not None:
        titles.take(day, lines[day.line].place(lines[day.line].filled[-1]))


def read_day_of_file(titles: Titles, name: str | None, order: DateOrder) -> None:
    """The day in the name of a file that says that it is a rent roll, where the document itself says none."""
    day = day_in_file_name(name, order) if name else None
    if day is not None:
        titles.take(day, None)


_NEXT_WORD = re.compile(r"(?<=[a-z])(?=[A-Z])")
_SNAPSHOT = re.compile(
    r"(?:data\s+)?(?:extract(?:ion|ed)?|export(?:ed)?|snapshot|data|load)\s*(?:date|day|on)", re.IGNORECASE
)
"""What a column of an export calls the day on which all of its rows were true."""
_ABBREVIATED = re.compile(r"[\s_]+dte?$", re.IGNORECASE)


def read_day_beside(titles: Titles, header: str, cells: Sequence[tuple[Value, Place | None]], order: DateOrder) -> None:
    """The one day that a column gives in every row, where its header words that the roll is of that day and no title
    does: ``snapshot_dt``, ``As Of Date``, ``ExtractDate``."""
    days = {day.date if day is not None and not day.month_only else compact_date(value)
            for value, day in ((value, read_date(value, order)) for value, _ in cells)}  # fmt: skip
    only = days.pop() if len(days) == 1 else None
    words = _ABBREVIATED.sub(" date", _NEXT_WORD.sub(" ", header)).replace("_", " ")
    if only is not None and len(cells) > 1 and (labels_day(words) or _SNAPSHOT.fullmatch(words.strip())):
        titles.take(AsOf(only, False, OUTRIGHT, 0, "column"), cells[0][1])


def page_properties(lines: Sequence[Line], first_header: dict[int, int], vocabulary: Vocabulary) -> dict[int, str]:
    """The property that each page's head names, where the pages name different ones; else empty."""
    heads: dict[int, list[Line]] = {}
    for line in lines:
        page = line.grid.page
        if page is not None and line.index < first_header.get(page, 0):
            heads.setdefault(page, []).append(line)
    names = {page: name for page, head in heads.items() if (name := property_of(head, vocabulary))}
    return names if len(set(names.values())) > 1 else {}


def sheet_properties(lines: Sequence[Line], headers: Collection[int], vocabulary: Vocabulary) -> dict[int, str]:
    """The property that the title lines above each header of a sheet name, by the header's first line.

    Reports of several properties repeat their title before each; empty where fewer than two names stand there.
    """
    names: dict[int, str] = {}
    for first in headers:
        if lines[first].grid.page is not None:
            return {}
        head: list[Line] = []
        titled = False
        for line in reversed(lines[max(0, first - MOST_HEAD_LINES) : first]):
            if line.grid is not lines[first].grid or any(type(line.values[c]) in (int, float) for c in line.filled):
                break
            head.insert(0, line)
            if any("RENT_ROLL" in vocabulary.title(str(line.values[c])) for c in line.filled):
                titled = True
                break
        if titled and (name := property_of(head, vocabulary)):
            names[first] = name
    return names if len(set(names.values())) > 1 else {}
