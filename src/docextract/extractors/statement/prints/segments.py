"""Several statements in one file or sheet: where each begins, and what its title says it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field

from ....records import record
from ....values.dates import find_dates
from ....values.periods import Period, find_period
from ....vocabulary import Vocabulary
from ...lines import Line
from ...propertynames import property_of
from ..anatomy.headercells import is_year
from .restarts import TOP, find_restarts, headers_of, other_months, other_titles, top_of

FAMILIES = {
    "CASH_FLOW_STATEMENT": "CASH_FLOW",
    "BALANCE_SHEET": "BALANCE",
    "BUDGET": "OPERATING",
    "BUDGET_COMPARISON": "OPERATING",
    "PRO_FORMA": "OPERATING",
}


LINES_BEFORE = 8
"""Lines with amounts, at least, of a statement without a title on the pages before the first title."""


def family_of(document_type: str) -> str:
    """OPERATING, CASH_FLOW, BALANCE, or the type itself where it is no statement."""
    return FAMILIES.get(document_type) or ("OPERATING" if document_type.startswith("OPERATING_") else document_type)


@record
class Segment:
    """Lines of one statement, with the family and the words of its title (None where it has none)."""

    lines: list[Line]
    family: str | None = None
    title: str | None = None
    name: str | None = None
    """The property that its title block names, where it begins anew."""
    below: list[Line] = field(default_factory=list)
    """The lines of a table below that is no part of it."""


def split_statements(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Segment]:
    """The statements of a document in order; one without any title where none has one. What stands beside a table,
    in a column system of its own, is looked at by itself."""
    blocks: list[list[Line]] = []
    spaces: dict[int, int] = {}
    for line in lines:
        apart = spaces.setdefault(id(line.grid), line.space) != line.space
        if not blocks or (apart and blocks[-1][-1].space != line.space):
            blocks.append([])
        blocks[-1].append(line)
    return [segment for block in blocks for segment in _split(block, vocabulary)]


def _split(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Segment]:
    starts = _titled(lines, vocabulary)
    restarts = find_restarts(lines, vocabulary)
    for restart in restarts:
        if not any(restart.top <= start.line <= restart.header for start in starts):
            before = [start for start in starts if start.line < restart.top]
            family, title = (before[-1].family, before[-1].title) if before else (None, None)
            starts.append(_Start(restart.top, restart.top, family, title, restart.name))
    others = [n for n in other_months(lines) if not any(n <= start.line <= n + TOP for start in starts)]
    for top in others:
        above = max((s for s in starts if s.line < top), key=lambda s: s.line, default=_Start(0, 0, None, None, None))
        starts.append(_Start(top, top, above.family, above.title, above.name))
    untold = [n for n in other_titles(lines, vocabulary) if not any(n <= start.top <= n + TOP for start in starts)]
    starts += [_Start(n, n, None, None, None) for n in untold]
    starts.sort(key=lambda start: start.line)
    untitled = (restarts and all(start.line >= restarts[0].top for start in starts)) or bool(
        starts and starts[0].top in (*untold[:1], *others[:1])
    )
    if untitled or (len(starts) == 1 and _follows_a_table(lines, starts[0].top)):
        starts.insert(0, _Start(0, 0, None, None, None))
    if len(starts) < 2:
        family, title = (starts[0].family, starts[0].title) if starts else (None, None)
        return [Segment(list(lines), family, title)]
    firsts = [0, *(start.top for start in starts[1:])]
    ends = [*firsts[1:], len(lines)]
    pieces = zip(firsts, ends, starts, strict=True)
    return [Segment(list(lines[a:b]), start.family, start.title, start.name) for a, b, start in pieces if b > a]


def _follows_a_table(lines: Sequence[Line], top: int) -> bool:
    """Whether the pages before one with a title are a table of their own, that no title names."""
    page = lines[top].grid.page
    if page is None:
        return False
    before = [line for line in lines[:top] if line.grid.page != page]
    return sum(len(line.filled) > 1 and line.has_numbers() for line in before) >= LINES_BEFORE


@record
class _Start:
    """A line that begins a statement, and the first line of its title block."""

    line: int
    top: int
    family: str | None
    title: str | None
    name: str | None


def _titled(lines: Sequence[Line], vocabulary: Vocabulary) -> list[_Start]:
    """The titles that begin a statement: of another kind, of another property, or of another period."""
    starts: list[_Start] = []
    periods: list[Period | None] = []
    headers = headers_of(lines)
    for n, line in enumerate(lines):
        anew = bool(starts) and _titles_anew(lines, starts[-1].line, n, vocabulary)
        if not anew and not _may_be_title(lines, n):
            continue
        text = line.joined()
        if not anew and _NOTE.match(text) is not None:
            continue
        types = vocabulary.title(text)
        family = family_of(types[0]) if types else None
        if family is None or (starts and (_heads_columns(lines, n) or _ends_page(lines, n))):
            continue
        goes_on = (starts and _in_table(lines, starts[-1].line, n)) or _goes_on(lines, headers, n)
        if not anew and goes_on and not _header_follows(lines, n):
            continue  # a heading of the table
        top = top_of(lines, n)
        if family not in FAMILIES.values() and any(vocabulary.title(x.joined()) for x in lines[top:n]):
            continue  # a remark below the title: "Licensed beds 38; average census 33.1"
        block = [x for x in lines[top : n + 3] if x.filled]
        name = property_of(block, vocabulary)
        period = next((p for x in block if (p := find_period(x.joined())) is not None), None)
        last = starts[-1] if starts else None
        other = last is not None and name is not None and last.name is not None and last.name != name
        later = last is not None and period is not None and periods[-1] is not None and period != periods[-1]
        if (
            last is None
            or last.family != family
            or ((other or later) and (line.grid.page is None or (anew and line.grid is lines[last.line].grid)))
        ):
            starts.append(_Start(n, top, family, text, name))
            periods.append(period)
    return starts


def _may_be_title(lines: Sequence[Line], n: int) -> bool:
    """Words without numbers near the top of a page, or above a table and clear of the rows before."""
    line = lines[n]
    if not line.filled or len(line.filled) > 3 or line.has_numbers():
        return False
    if line.row < TOP:
        return True
    return (line.grid.page is None or len(line.filled) == 1) and _header_follows(lines, n)


def _titles_anew(lines: Sequence[Line], start: int, n: int, vocabulary: Vocabulary) -> bool:
    """Whether a line by itself is worded as the title of a report and as nothing else, with rows of amounts above it
    and below: two statements without a header one below the other. "Cash Flow" alone may be a heading."""
    line = lines[n]
    if len(line.filled) != 1 or line.has_numbers() or not vocabulary.is_title(text := line.joined()):
        return False
    if _STATEMENT.search(text) is None:
        below = next((x.joined() for x in lines[n + 1 : n + 3] if x.filled), "")
        if find_period(below) is None and not find_dates(below):
            return False
    amounts = [any(map(x.is_number, x.filled[1:])) for x in (*lines[start:n], *lines[n : n + 2 * TOP])]
    return sum(amounts[: n - start]) >= LINES_BEFORE // 2 and sum(amounts[n - start :]) >= LINES_BEFORE // 2


def _heads_columns(lines: Sequence[Line], n: int) -> bool:
    """Whether a row of several cells stands right over a longer one that begins further left: titles over the columns
    of a header ("Month", "Year-to-date", "Annual budget")."""
    line = lines[n]
    below = lines[n + 1] if n + 1 < len(lines) else None
    return (
        below is not None
        and 1 < len(line.filled) < len(below.filled)
        and below.filled[0] < line.filled[0]
        and not below.has_numbers()
    )


def _ends_page(lines: Sequence[Line], n: int) -> bool:
    """Whether nothing below a line of a page has amounts: it is the last heading there, and its rows go on overleaf."""
    grid = lines[n].grid
    below = (line for line in lines[n + 1 :] if line.grid is grid)
    return grid.page is not None and not any(line.is_number(c) for line in below for c in line.filled)


def _in_table(lines: Sequence[Line], title: int, n: int) -> bool:
    """Whether a row of headers, or of amounts, stands between a title and a line of the same sheet or page."""
    one, other = lines[n].grid, lines[title].grid
    return (one.page, one.sheet) == (other.page, other.sheet) and any(
        len(line.filled) > 2 or any(map(line.is_number, line.filled)) for line in lines[title + 1 : n]
    )


def _goes_on(lines: Sequence[Line], headers: Sequence[int], n: int) -> bool:
    """Whether a page repeats the header of the table above a line, to go on with its rows."""
    page = lines[n].grid.page
    return page is not None and any(lines[h].grid.page == page for h in headers[1:] if h < n)


def _header_follows(lines: Sequence[Line], n: int) -> bool:
    """Whether a row with words right of the labels, and no amounts, stands below before any row of amounts."""
    label = lines[n].filled[0]
    for m, line in enumerate(lines[n + 1 : n + TOP], n + 1):
        numbers = sum(line.is_number(c) and not is_year(line.text(c)) for c in line.filled)
        if (
            line.filled
            and line.filled[-1] > label
            and numbers * 3 <= (len(line.filled) if line.grid.page is None else 0)
        ):
            return (line.filled[0] > label or len(line.filled) > 2) and _heads_amounts(lines, m)
        if numbers:
            return False
    return False


def _heads_amounts(lines: Sequence[Line], n: int) -> bool:
    """Whether the next amounts below a row stand under its words; under those of a deeper label they do not."""
    for line in lines[n + 1 : n + 2 * TOP]:
        amounts = [c for c in line.filled if line.is_number(c)]
        if amounts:
            return amounts[0] <= lines[n].filled[-1]
    return True


_NOTE = re.compile(r"\s*[(\[](?:[a-z]|\d{1,2})[)\]]\s*\w")
"""What a note below a table begins with."""
_STATEMENT = re.compile(r"\b(?:statements?|sheets?|report|account|bilan|bilanz)\b", re.IGNORECASE)


def choose(segments: Sequence[Segment], document_type: str) -> list[Segment]:
    """The segments that may be what was asked for, the likeliest first."""
    asked = family_of(document_type)
    same = [s for s in segments if s.family == asked]
    untitled = [s for s in segments if s.family is None]
    if same or untitled:
        return [*same, *untitled]
    likened = {"OPERATING": ("CASH_FLOW",), "CASH_FLOW": ("OPERATING",)}.get(asked, ())
    return [s for s in segments if s.family in likened or s.family not in ("OPERATING", "CASH_FLOW", "BALANCE")]
