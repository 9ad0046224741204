"""The totals that a document prints: total rows of the roll, and the tables beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....values.numbers import is_money_like, percent
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import SideTable, Walked
from ..anatomy.mapping import Mapping
from .chargesummaries import charge_pairs, is_charge_summary
from .printed import Printed, StatedCharge
from .tableheads import Header, Span, headed, span_of
from .tablelines import occupancy_line, type_line
from .totallines import read_total

_SORTS = frozenset({"statusText", "unitType", "floorPlan"})
MOST_SPACE = 2
"""Heights of a line that may be between two lines of one header."""


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
    if any(m.column("annualRent") is not None for m in walked.mappings) and not any(map(_holds_rent, walked.mappings)):
        # Where leases print the rents of a year alone, tables of them are of the year, too.
        for stated in [*printed.totals, *printed.occupancy]:
            if "contractRent" in stated.values and "annualRent" not in stated.values:
                stated.values["annualRent"] = stated.values.pop("contractRent")
                stated.places["annualRent"] = stated.places.pop("contractRent", None)
    return printed


def _holds_rent(mapping: Mapping) -> bool:
    """Whether leases print their rent of a month, in its column or as a charge."""
    return mapping.column("contractRent") is not None or bool(mapping.charge_amounts)


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
        alike = (
            titles and text.split()[-1:] == titles[0][1].split()[-1:]
        )  # "Charge Code Summary", "Unit Status Summary"
        if alike or vocabulary.ends_table(text) is not None:
            titles.append((begun[0], text))
            begun = []
    if len(titles) < 2 or begun or titles[0][1] != table.heading:
        return [table]
    titles = [titles[0], *((_first_of_words(table.lines, column), text) for column, text in titles[1:])]
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


def _first_of_words(lines: Sequence[Line], column: int) -> int:
    """Where the labels of a table begin whose title stands over a column: right of the numbers of the table on its
    left, over which the title may begin, and left of its own."""
    numbers = {c for line in lines for c in line.filled if line.is_number(c)}
    words = {c for line in lines for c in line.filled} - numbers
    if column in numbers:
        return min((c for c in words if c >= column), default=column)
    return max((c for c in numbers if c < column), default=column - 1) + 1


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
    homes = _stand_over(above, lines[0]) if above is not None and above.grid is lines[0].grid else {}
    if above is not None and homes:
        lines = [above, *lines]
    for number, line in enumerate(lines):
        # A title may stand over no table: the page after it begins with rows of the roll.
        below = lines[number + 1] if number + 1 < len(lines) else None
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
            if is_charge_summary(table, vocabulary) and _heads_figures(line, below, vocabulary):
                table, parts, header, last = SideTable(line.first_text(), table.lines[number:]), {}, {}, None
            if last is not None and _is_far_below(line, last):
                parts, header = {}, {}
            last = line
            if table.heading and " ".join(line.text(c) or "" for c in texts[:2]) == table.heading:
                # The heading's own words, in two cells, are no labels of columns.
                texts = texts[2:]
            # A lone word above the first column is a caption, above another the upper half of its label.
            if len(line.filled) >= 2 or header or texts[:1] > [left]:
                for c in texts:
                    home = homes.get(c, c) if line is above else c
                    parts.setdefault(home, []).append((line.text(c) or "", span_of(line, c)))
                header = {c: headed(p[-3:]) for c, p in parts.items()}
            continue
        parts = {}
        if is_charge_summary(table, vocabulary) and _counts_side(line, below, vocabulary):
            table = SideTable("", table.lines[number:])
        charge_pairs(table, line, texts, numbers, header, printed, vocabulary, conventions, population)
        label = " ".join(line.text(c) or "" for c in texts if c < numbers[0])
        if not label and wrapped:
            rest = (below.text(left) or "") if below is not None and below.filled == [left] else ""
            label = f"{wrapped} {rest}".strip()
        wrapped = ""
        occupancy_line(table, line, label, numbers, header, printed, vocabulary, conventions)
        type_line(table, line, texts, numbers, header, printed, vocabulary, conventions)


def _stand_over(above: Line, line: Line) -> dict[int, int]:
    """The columns of a row of words by those of the row above that stand over them: in the same columns or, on a page,
    right above some of the words. Empty where one of these stands over nothing, or over the first column."""
    columns = line.filled[1:]
    if set(above.filled) <= {*columns}:
        return {c: c for c in above.filled}
    spans = {c: span for c in columns if (span := span_of(line, c)) is not None}
    found: dict[int, int] = {}
    for c in above.filled:
        own = span_of(above, c)
        over = [other for other, span in spans.items() if own and own[0] < span[1] and span[0] < own[1]]
        if len(over) != 1:
            return {}
        found[c] = over[0]
    return found if len({*found.values()}) == len(found) else {}


def _heads_figures(line: Line, below: Line | None, vocabulary: Vocabulary) -> bool:
    """Whether a row of words heads another table, of areas and of counts or of the states and kinds of units:
    ``Occupancy | Area | Units``, ``Unit Status | # Units | Leased``."""
    texts = [line.text(c) or "" for c in line.filled]
    figures = {vocabulary.table_column(text) for text in texts[1:]}
    sorted_by = {match.field for match in vocabulary.header(texts[0])[:1]}
    told = "units" in figures and ("area" in figures or not sorted_by.isdisjoint(_SORTS))
    return len(texts) > 2 and told and below is not None and below.has_numbers()


def _counts_side(line: Line, below: Line | None, vocabulary: Vocabulary) -> bool:
    """Whether a line below charges begins with how many units are let, or not: ``Leased | 15 | 36,683``, or ``Occupied
    | 44`` over ``Vacant | 3``."""
    counted = [_counted_side(line, vocabulary), _counted_side(below, vocabulary) if below is not None else None]
    return counted[0] is not None and (len(line.filled) > 2 or counted[1] not in (None, counted[0]))


def _counted_side(line: Line, vocabulary: Vocabulary) -> str | None:
    """``occupied`` or ``vacant`` where a line is a word for that, and behind it a whole number."""
    first, *figures = [line.text(column) or "" for column in line.filled] or [""]
    side = vocabulary.occupancy_group(first)
    told = side in ("occupied", "vacant") and vocabulary.names_only_group(first) and vocabulary.charge(first) is None
    return side if told and figures and figures[0].isdecimal() else None


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
