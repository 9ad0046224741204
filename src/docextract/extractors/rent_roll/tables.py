"""The totals that a document prints: total rows of the roll, and the tables beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from typing import TypeAlias

from ...values.numbers import is_money_like, money, percent
from ...vocabulary import Vocabulary
from ..lines import Line
from .chargesummaries import charge_pairs, is_charge_summary
from .conventions import Conventions
from .entries import SideTable, Walked
from .fieldkinds import SUMMED
from .groups import group_of, is_of
from .printed import Printed, Share, Stated, StatedCharge, StatedType
from .totallines import read_total

_PERCENT = re.compile(r"(-?\d+(?:\.\d+)?)\s*%")

MOST_LABEL_WORDS = 4
MOST_HEADER_WORDS = 6
"""More words than these over one cell are those of several columns."""
MOST_SPACE = 2
"""Heights of a line that may be between two lines of one header."""

Span: TypeAlias = tuple[float, float] | None
Header: TypeAlias = dict[int, tuple[str, Span]]
"""The words above the columns of a table, and where they stand across the page."""


def read_printed(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> Printed:
    """Read total rows and side tables."""
    printed = Printed()
    for total in walked.totals:
        printed.totals.append(read_total(total, vocabulary, conventions))
    notes = {line.index: line for line in walked.notes} if walked.tables else {}
    # "Average" over a column of such a table looks like the label of a total.
    notes |= {t.line.index: t.line for t in walked.totals if not t.line.has_numbers()} if walked.tables else {}
    for walked_table in walked.tables:
        above = notes.get(walked_table.lines[0].index - 1) if walked_table.lines else None
        for table in apart(walked_table, vocabulary):
            _side_table(table, printed, vocabulary, conventions, above)
    return printed


def charge_lines(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> list[StatedCharge]:
    """The lines of the charge summaries beside the roll."""
    printed = Printed()
    for walked_table in walked.tables:
        for table in apart(walked_table, vocabulary):
            if is_charge_summary(table, vocabulary):
                _side_table(table, printed, vocabulary, conventions)
    return printed.charges


def apart(table: SideTable, vocabulary: Vocabulary) -> list[SideTable]:
    """The tables that stand side by side under titles on one line; the table itself where there is one title."""
    first = next((line for line in table.lines if line.filled), None)
    if first is None or len(first.filled) < 2 or first.has_numbers():
        return [table]
    titles: list[tuple[int, str]] = []
    begun: list[int] = []
    for column in first.filled:
        begun.append(column)
        text = " ".join(first.text(c) or "" for c in begun)
        if vocabulary.ends_table(text) is not None:
            titles.append((begun[0], text))
            begun = []
    if len(titles) < 2 or begun or titles[0][1] != table.heading:
        return [table]
    borders = [*(column for column, _ in titles[1:]), len(first.values)]
    found = []
    for (left, heading), right in zip(titles, borders, strict=True):
        inside = [
            replace(line, filled=[c for c in line.filled if left <= c < right])
            for line in table.lines
            if line.space == first.space
        ]
        found.append(SideTable(heading, inside))
    return found


def _side_table(
    table: SideTable, printed: Printed, vocabulary: Vocabulary, conventions: Conventions, above: Line | None = None
) -> None:
    """Read a table; ``above`` is a line of words over it, which may hold the upper halves of its labels."""
    header: Header = {}
    population = vocabulary.limited_to(table.heading)
    parts: dict[int, list[tuple[str, Span]]] = {}
    last: Line | None = None
    """The line of labels before."""
    wrapped = ""
    """Words above a line of numbers that are the upper half of its label."""
    lines = table.lines
    left = min((line.filled[0] for line in lines if line.filled), default=0)
    if above is not None and above.grid is lines[0].grid and set(above.filled) <= set(lines[0].filled[1:]):
        lines = [above, *lines]
    for line, below in zip(lines, [*lines[1:], None], strict=True):
        if not line.filled:
            continue
        if _is_heading(line, below, table.heading, vocabulary):
            # What stands above the title of a table is no label of its columns.
            parts, header, last = {}, {}, None
            continue
        texts = [c for c in line.filled if type(line.values[c]) is str and not _numeric(line, c, conventions)]
        numbers = [c for c in line.filled if c not in texts]
        if not numbers:
            population = population or vocabulary.limited_to(line.joined())
            if header and not parts and line.filled == [left]:
                # A lone cell between lines of numbers is a part of a label, or a caption: it heads no column.
                wrapped = line.text(left) or ""
                continue
            if last is not None and _is_far_below(line, last):
                parts, header = {}, {}
            last = line
            if table.heading and " ".join(line.text(c) or "" for c in texts[:2]) == table.heading:
                # The heading's own words, in two cells, are no labels of columns.
                texts = texts[2:]
            # A lone word above the first column is a caption, above another the upper half of its label.
            if len(line.filled) >= 2 or header or texts[:1] > [left]:
                for c in texts:
                    parts.setdefault(c, []).append((line.text(c) or "", _span(line, c)))
                header = {c: _headed(p[-3:]) for c, p in parts.items()}
            continue
        parts = {}
        charge_pairs(table, line, texts, numbers, printed, vocabulary, conventions, population)
        label = " ".join(line.text(c) or "" for c in texts if c < numbers[0])
        if not label and wrapped:
            rest = (below.text(left) or "") if below is not None and below.filled == [left] else ""
            label = f"{wrapped} {rest}".strip()
        wrapped = ""
        _occupancy_line(table, line, label, numbers, header, printed, vocabulary, conventions)
        _type_line(table, line, texts, numbers, header, printed, vocabulary, conventions)


def _is_heading(line: Line, below: Line | None, heading: str, vocabulary: Vocabulary) -> bool:
    """Whether a line holds the title of the table, alone or beside those of others, and no words of columns: these
    follow, beginning in the first column too."""
    words = line.joined()
    if not heading or not words.startswith(heading):
        return False
    rest = words[len(heading) :].strip()
    if not rest or vocabulary.ends_table(rest) is not None:
        return True
    if below is None or not below.filled or below.has_numbers() or line.has_numbers():
        return False
    return below.filled[0] == line.filled[0]


def _is_far_below(line: Line, above: Line) -> bool:
    """Whether so much space is between two lines of a page that they are no lines of one header."""
    places = line.row_place(), above.row_place()
    if places[0] is None or places[1] is None or places[0].page != places[1].page:
        return False
    mine, other = places[0].box, places[1].box
    return mine is not None and other is not None and mine[1] - other[3] > MOST_SPACE * (mine[3] - mine[1])


def _numeric(line: Line, column: int, conventions: Conventions) -> bool:
    value = line.values[column]
    return type(value) in (int, float) or is_money_like(value) or percent(value, conventions.numbers) is not None


def _occupancy_line(
    table: SideTable, line: Line, label: str, numbers: Sequence[int], header: Header,
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    group = vocabulary.occupancy_group(label) if label else "total"
    named = vocabulary.status(label, in_column=True) if label else None
    detail = group is None or not vocabulary.names_only_group(label)
    by_type = vocabulary.type_tables.get(vocabulary.ends_table(table.heading) or "") is not None
    whole = vocabulary.status(label, in_column=False) if label and table.heading and not by_type else None
    if detail or (whole is not None and not is_of(whole.status, group)):
        # A line may count one status by the word that rows print for it: "Occupied No Notice", "Occupied-NTVL".
        detail, named, group = True, whole, group_of(whole.status) if whole is not None else None
    if group is None or is_charge_summary(table, vocabulary):
        return
    stated = Stated(label, "table", table.heading, group=group, detail=detail)
    stated.status = named.status if named else None
    subject = None
    for column in numbers:
        words = _header_over(header, line, column)
        if (share := _share(line, column)) is not None:
            if subject is not None and group != "total":
                stated.shares.setdefault(subject, Share(share, group, line.place(column)))
            continue
        number = money(line.values[column], conventions.numbers)
        if number is None or not words or vocabulary.is_average(words):
            continue
        name = subject = named_sum(words, vocabulary)
        if name == "marketRent" and name in stated.values:
            # A second column of what units would earn: "Potential Rent" beside the market rents.
            stated.kept.setdefault(words, number)
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
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], header: Header,
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    """A line of a table by unit type or lease type: ``A11b | 19 | 724``, ``mg1BR | Occupied | 12,765 | 10``."""
    kind = vocabulary.type_tables.get(vocabulary.ends_table(table.heading) or "")
    words = [line.text(c) or "" for c in texts if c < numbers[0]]
    if kind is None or not words:
        return
    is_total = vocabulary.total(words[0]) is not None or vocabulary.occupancy_group(words[0]) == "total"
    group = vocabulary.occupancy_group(words[1]) if len(words) > 1 else None
    if len(words) > 2 or (len(words) == 2 and group is None):
        return
    stated = StatedType(words[0], kind, group, is_total=is_total)
    if len(words) == 1 and not is_total and vocabulary.names_only_group(words[0]):
        stated.group = vocabulary.occupancy_group(words[0])
        stated.of_all = stated.group is not None
    for column in numbers:
        above = _header_over(header, line, column)
        if not above or _share(line, column) is not None:
            continue
        number = money(line.values[column], conventions.numbers)
        name = named_sum(above, vocabulary)
        if (counted := vocabulary.occupancy_group(above)) is not None:
            if counted == "occupied" and group is None and name == "units" and number is not None:
                stated.let = int(number)
            continue
        if number is None or name is None:
            continue
        if name in ("units", "leases"):
            if stated.units is None and number == number.to_integral_value():
                stated.units = int(number)
        elif name not in stated.values:
            stated.values[name] = (number, vocabulary.is_average(above))
    if stated.values or stated.units is not None:
        printed.types.append(stated)


def _span(line: Line, column: int) -> Span:
    """From where to where a cell reaches across its page, in points; None in sheets."""
    box = line.box(column)
    return (box[0], box[2]) if box else None


def _headed(parts: Sequence[tuple[str, Span]]) -> tuple[str, Span]:
    spans = [span for _, span in parts if span is not None]
    across = (min(x0 for x0, _ in spans), max(x1 for _, x1 in spans)) if spans else None
    return " ".join(text for text, _ in parts), across


def _middle(span: tuple[float, float]) -> float:
    return (span[0] + span[1]) / 2


def _header_over(header: Header, line: Line, column: int) -> str:
    """The words above a cell: on a page those that stand over it, in a sheet those of its column or of the one beside.

    A table on a page may stand in the columns of another one above it, which are not its own.
    """
    span = _span(line, column)
    if span is not None:
        over = [
            (min(span[1], across[1]) - max(span[0], across[0]), across[0] - across[1], words, across)
            for words, across in header.values()
            if across is not None and across[0] < span[1] and span[0] < across[1]
        ]
        if over:
            _, _, words, across = max(over)
            inside = [c for c in line.filled if (other := _span(line, c)) and across[0] <= _middle(other) <= across[1]]
            if len(inside) > 1 and len(inside) == len(words.split()):
                # As many words as cells below them: one cell holds the words of them all.
                return words.split()[inside.index(column)] if column in inside else ""
            return words if len(words.split()) <= MOST_HEADER_WORDS else ""
    if column in header:
        return header[column][0]
    near = [c for c in header if abs(c - column) == 1]
    # Words of several columns in one cell say nothing of a single one.
    return header[near[0]][0] if len(near) == 1 and len(header[near[0]][0].split()) <= MOST_LABEL_WORDS else ""


def named_sum(words: str, vocabulary: Vocabulary) -> str | None:
    """The field, or ``units`` or ``leases``, that the words above a column of a table say its numbers sum or count."""
    if "%" in words:
        return None
    if (figure := vocabulary.table_column(words)) is not None:
        return figure
    # "Average Market + Addl." is an average of what the roll heads "Market + Addl.".
    plain = " ".join(word for word in words.split() if not vocabulary.is_average(word))
    for match in vocabulary.header(plain):
        if match.score >= 0.7 and match.field in SUMMED:
            return match.field
    return None
