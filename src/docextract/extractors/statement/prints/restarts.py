"""Where a table begins anew: another property or period under the same header, after the result of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....document import Value
from ....records import record
from ....values.dates import MONTHS
from ....values.periods import find_period
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line, is_plain_number
from ...propertynames import property_of
from ..anatomy.headercells import is_year

RESULTS = frozenset(
    ("netIncome", "netOperatingIncome", "operatingResult", "netCashFlow", "totalLiabilitiesAndEquity", "totalEquity")
)
"""Totals that a statement may end with."""
TOP = 10
"""Lines above a header that may be its title block."""
FEWEST_MONTHS = 2
"""Months over columns that tell a header, and words of one with its year."""


@record(frozen=True)
class Restart:
    """The first line of a title block, and what tells it from the one before."""

    top: int
    header: int
    name: str | None


def find_restarts(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Restart]:
    """The title blocks over a repeated header after a result, that name another property or another period.

    A page that repeats its header to go on names the same property and goes on where the page before stopped.
    """
    headers = headers_of(lines)
    if len(headers) < 2:
        return []
    found: list[Restart] = []
    last = _Block(lines, headers[0], 0, vocabulary)
    for before, header in pairwise(headers):
        if not any(line.has_numbers() for line in lines[before + 1 : header]):
            continue  # two lines of one header
        block = _Block(lines, header, before + 1, vocabulary)
        if block.differs(last) and (_ended(lines, block.top, before, vocabulary) or block.first == last.first):
            found.append(Restart(block.top, header, block.name))
            last = block
    return found


def other_titles(lines: Sequence[Line], vocabulary: Vocabulary) -> list[int]:
    """The first lines of statements of a kind that no title tells: words over another header, and only one of the two
    tables has assets; or, where they print again a line of the first title block and another title below it, a result
    ends the one above, or the header is another. The name of a part, such as "Liabilities", is no title.
    """
    headers = [n for n in range(len(lines)) if _is_header(lines, n)]
    if len(headers) < 2:
        return []
    printed = {line.joined() for line in lines[: headers[0]] if line.filled and _is_undated(line)}
    told, found = {*printed}, [0]
    for before, header in pairwise(headers):
        block: list[int] = []
        for n in range(header - 1, max(before, header - TOP), -1):
            if lines[n].has_numbers() or lines[n].grid is not lines[header].grid:
                break
            block += [n] if lines[n].filled else []
        first = next((n for n in reversed(block) if lines[n].joined() in printed), None)
        top = first if first is not None else block[-1] if block else header
        texts = [lines[n].joined() for n in reversed(block) if n >= top and _is_undated(lines[n])]
        others = [text for text in texts if not any(known in text for known in told)]
        told.update(texts)
        if not others or vocabulary.furniture(others[0]) or vocabulary.statement_part(others[0]) is not None:
            continue
        one, other = (_owns(part, vocabulary) for part in (lines[found[-1] : top], lines[top:]))
        ends = first is not None and (
            _key(lines[header]) != _key(lines[headers[0]]) or _ended(lines, top, found[-1], vocabulary)
        )
        if one != other or ends:
            found.append(top)
    return found[1:]


def other_months(lines: Sequence[Line]) -> list[int]:
    """The first lines of title blocks over months of which no header above has one: what stands below them is of other
    columns, whatever its columns share with those above."""
    told: set[tuple[int, str]] = set()
    found: list[int] = []
    for n, line in enumerate(lines):
        months = _months(lines, n) if len(line.filled) >= FEWEST_MONTHS and _is_header(lines, n) else set()
        if len(months) < FEWEST_MONTHS:
            continue
        if told and told.isdisjoint(months):
            found.append(top_of(lines, n))
            told = set()
        told |= months
    return found


def _months(lines: Sequence[Line], n: int) -> set[tuple[int, str]]:
    """The months that a line names over columns, with their years, which may stand in the line below."""
    line, below = lines[n], lines[n + 1] if n + 1 < len(lines) else lines[n]
    found: set[tuple[int, str]] = set()
    for c in line.filled:
        words = normal(line.text(c) or "").split()
        month = MONTHS.get(words[0]) if words else None
        year = next((word for word in words[1:] if word.isdigit()), None)
        under = below.text(c) if c in below.filled else None
        if month is not None and len(words) <= FEWEST_MONTHS:
            found.add((month, year or (under if under is not None and is_year(under) else "")))
    return found


def _is_undated(line: Line) -> bool:
    return not any(map(str.isdigit, line.joined()))


def _is_header(lines: Sequence[Line], n: int) -> bool:
    """Whether a row of words, dates and years stands over amounts, or over the columns beside those."""
    line = lines[n]
    if any(c > 0 and not is_year(line.text(c)) for c in line.numbers()):
        return False
    columns = [c for c in line.filled if c > 0]
    return bool(columns) and _over_amounts(lines, n, range(columns[0] - 1, columns[-1] + 2))


def _owns(lines: Sequence[Line], vocabulary: Vocabulary) -> bool:
    """Whether a heading or a total is one of assets."""
    return any(vocabulary.statement_part(line.first_text()) == "ASSET" for line in lines if line.filled)


class _Block:
    """A title block: the lines directly above a header."""

    def __init__(self, lines: Sequence[Line], header: int, least: int, vocabulary: Vocabulary) -> None:
        self.top = top_of(lines, header, least)
        above = [line for line in lines[self.top : header] if line.filled]
        self.texts = {line.text(c) for line in above for c in line.filled} | {line.joined() for line in above}
        self.name = property_of(above, vocabulary)
        self.period = next((p for line in above if (p := find_period(line.joined())) is not None), None)
        if self.name is not None and find_period(self.name) is not None:
            self.name = None
        self.header = _key(lines[header])
        self.first = _first_label(lines, header)

    def differs(self, other: _Block) -> bool:
        """Whether both name a property and not the same, or both a period and not the same, or other dates.

        What stands in both is no name of one of them, but a title over columns that a page repeats.
        """
        named = self.name is not None and other.name is not None and not any(self.name in t for t in other.texts if t)
        if named and self.name != other.name:
            return True
        dated = self.period is not None and other.period is not None
        return (dated and self.period != other.period) or (named and self.header != other.header)


def top_of(lines: Sequence[Line], n: int, least: int = 0) -> int:
    """The first line of the title block that a line stands in or under."""
    grid, top = lines[n].grid, n
    while top > least and lines[top - 1].grid is grid and lines[top - 1].filled and not lines[top - 1].has_numbers():
        top -= 1
        if n - top > TOP:
            break
    return top


def headers_of(lines: Sequence[Line]) -> list[int]:
    """The lines that stand over the same columns as the first header does, and say nothing but words and dates."""
    first: list[int] | None = None
    found = []
    for n, line in enumerate(lines):
        if len(line.filled) < 2 or type(line.values[line.filled[-1]]) in (int, float):
            continue
        columns = [c for c in line.filled if c > 0]
        if first is None:
            if not _over_amounts(lines, n, columns) or any(is_plain_number(line.values[c]) for c in columns):
                continue
            first = columns
        elif columns != first or not _may_head(line, columns):
            continue
        found.append(n)
    return found


def _may_head(line: Line, columns: Sequence[int]) -> bool:
    """Whether columns hold no amounts, nor the dashes of zeros alone."""
    if any(is_plain_number(line.values[c]) for c in columns):
        return False
    return any(c.isalnum() for n in columns for c in line.text(n) or "")


def _over_amounts(lines: Sequence[Line], n: int, columns: Sequence[int]) -> bool:
    """Whether amounts stand in the columns below, at the first line that has any."""
    for line in lines[n + 1 : n + TOP]:
        amounts = line.numbers()
        if amounts:
            return len(columns) > 0 and set(amounts) <= set(columns)
    return False


def _key(line: Line) -> tuple[Value, ...]:
    return tuple(line.values[c] for c in line.filled)


def _first_label(lines: Sequence[Line], header: int) -> str | None:
    """The words of the first row below a header, the further rows of which name columns."""
    for line in lines[header + 1 : header + TOP]:
        label = next(iter(line.words()), None)
        others = [c for c in line.filled if c != label]
        if label is not None and (not others or any(_is_amount(line, c) for c in others)):
            return line.text(label)
    return None


def _is_amount(line: Line, column: int) -> bool:
    return is_plain_number(line.values[column]) and not is_year(line.text(column))


def _ended(lines: Sequence[Line], top: int, header: int, vocabulary: Vocabulary) -> bool:
    """Whether the last amounts above are those of a result."""
    for line in reversed(lines[header + 1 : top]):
        if line.numbers():
            label = next((text for c in line.words() if (text := line.text(c))), None)
            return label is not None and vocabulary.key_total(label) in RESULTS
    return False
