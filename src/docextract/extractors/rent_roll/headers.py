"""Which rows are column headers: blocks of one to five rows whose joined words name the fields of a rent roll."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...values.dates import looks_like_date
from ...values.numbers import is_money_like
from ...values.periods import find_as_of
from ...values.text import normal
from ...vocabulary import Vocabulary
from ..lines import Line
from .fieldkinds import column_name
from .labels import Label, inner_title, is_unit_row, join_labels, names_steps, title_of

MOST_HEADER_ROWS = 5
FEWEST_WORDS = 3
"""Cells of words that stand before a date in a header."""
FEWEST_SECOND, SECOND = 3, 0.85
"""Columns under which the second line of a header names other fields than the first, and how well."""
GOOD = 0.7
"""From this score on a word names a field; below, it only suggests one."""
SUBJECTS = frozenset({"unit", "bed", "tenantName"})
"""A header of a rent roll names what its rows are about: a unit or whoever has it."""
EVIDENCE = (
    frozenset({"tenantName", "residentId", "statusText"}),
    frozenset({"area"}),
    frozenset(
        {
            "marketRent",
            "contractRent",
            "annualRent",
            "rentPerArea",
            "totalCharges",
            "tenantRent",
            "chargeAmount",
            "sourceColumns:assessment",
            "sourceColumns:rentPart",
        }
    ),
    frozenset({"leaseStartDate", "leaseEndDate", "moveInDate", "moveOutDate"}),
    frozenset({"unitType", "floorPlan", "bedBath"}),
    frozenset({"sourceColumns:assessment"}),
)
"""Beside the subject, fields of at least two of these groups make the header of a rent roll."""


@dataclass(slots=True)
class HeaderBlock:
    """A block of header rows and what stands above each column."""

    lines: list[Line]
    labels: dict[int, Label]
    score: float
    second: dict[int, Label] = field(default_factory=dict)
    """For records of two lines, what stands above each column in the second."""
    heading: str = ""
    """The text of the line directly above the block, if it is a heading."""
    signature: tuple[tuple[int, str], ...] = field(default=())

    @property
    def first(self) -> int:
        """Index of its first line."""
        return self.lines[0].index

    @property
    def last(self) -> int:
        """Index of its last line."""
        return self.lines[-1].index

    @property
    def space(self) -> int:
        """Its column system."""
        return self.lines[0].space


def find_headers(lines: Sequence[Line], vocabulary: Vocabulary, lists: list[Line] | None = None) -> list[HeaderBlock]:
    """Header blocks in document order, none overlapping.

    Rows that head a list under a lease are none; they are added to ``lists``.
    """
    blocks: list[HeaderBlock] = []
    taken = -1
    for anchor in lines:
        if anchor.index <= taken or not _may_be_header(anchor) or not _names_fields(anchor, vocabulary):
            continue
        if _says_as_of(anchor):
            continue
        if blocks and (title := inner_title(anchor, vocabulary)) is not None:
            if lists is not None:
                lists += lines[anchor.index : anchor.index + title.rows]
            continue
        block = _best_window(lines, anchor, taken, vocabulary)
        if block is not None:
            blocks.append(block)
            taken = block.last
    return blocks


def rows_of_lists(lines: Sequence[Line], titles: Sequence[Line]) -> frozenset[int]:
    """Indexes of the rows of lists under leases: a title and what stands further right below it."""
    found: set[int] = set()
    for title in titles:
        found.add(title.index)
        for line in lines[title.index + 1 :]:
            if line.grid is not title.grid or (line.filled and line.filled[0] <= title.filled[0]):
                break
            found.add(line.index)
    return frozenset(found)


def _may_be_header(line: Line) -> bool:
    """Text only, more than one cell, and no cell that is a number; a date only behind three cells of words."""
    if len(line.filled) < 2:
        return False
    for number, column in enumerate(line.filled):
        value = line.values[column]
        if type(value) is not str:
            if number < FEWEST_WORDS or not isinstance(value, dt.date):
                return False
        elif len(value) > 120 or (
            value[0].isdigit() and (is_money_like(value) or (looks_like_date(value) and number < FEWEST_WORDS))
        ):
            return False
    return True


def _text_only(line: Line) -> bool:
    return bool(line.filled) and all(
        type(v := line.values[c]) is str and not (v[0].isdigit() and is_money_like(v)) for c in line.filled
    )


def _says_as_of(line: Line) -> bool:
    """Whether a line gives the date of the report: it belongs to the title, however near the header it stands.

    Dates behind several cells of words are those of columns.
    """
    texts = [v for c in line.filled if type(v := line.values[c]) is str]
    if len(texts) > FEWEST_WORDS:
        texts = texts[:FEWEST_WORDS] + [text for text in texts[FEWEST_WORDS:] if not looks_like_date(text)]
    return any(find_as_of([text]) for text in texts)


def _names_fields(line: Line, vocabulary: Vocabulary) -> bool:
    hits = 0
    need = 2 if len(line.filled) <= 4 else 3
    for seen, column in enumerate(line.filled):
        value = line.values[column]
        matches = vocabulary.header(value) if type(value) is str else ()
        if matches and matches[0].score >= GOOD:
            hits += 1
            if hits >= need:
                return True
        elif hits == 0 and seen >= 8:
            return False
    return False


def _best_window(lines: Sequence[Line], anchor: Line, taken: int, vocabulary: Vocabulary) -> HeaderBlock | None:
    """The stack of rows around the anchor whose joined words name most fields."""
    start = anchor.index
    while (
        start - 1 > taken
        and anchor.index - start < MOST_HEADER_ROWS - 1
        and lines[start - 1].grid is anchor.grid
        and _text_only(lines[start - 1])
        and not _says_as_of(lines[start - 1])
    ):
        start -= 1
    end = anchor.index
    while (
        end + 1 < len(lines)
        and end - anchor.index < MOST_HEADER_ROWS - 1
        and lines[end + 1].grid is anchor.grid
        and _text_only(lines[end + 1])
    ):
        end += 1
    best: HeaderBlock | None = None
    for first in range(start, anchor.index + 1):
        for last in range(anchor.index, min(end, first + MOST_HEADER_ROWS - 1) + 1):
            window = list(lines[first : last + 1])
            labels = join_labels(window, vocabulary)
            score = _score(labels, vocabulary) + sum(_worth(window, depth, vocabulary) for depth in range(len(window)))
            if best is None or score > best.score + 1e-9:
                best = HeaderBlock(window, labels, score)
    if best is None or not is_roll_header(best.labels, vocabulary) or _heads_table(best.lines, vocabulary):
        return None
    if best.first > start:
        best = _with_periods_above(best, lines[best.first - 1], vocabulary)
    one = best
    if best.last < end:
        best = _with_second_line(best, lines[best.last + 1], vocabulary)
    below = lines[best.last + 1] if best.last + 1 < len(lines) else None
    if below is not None and below.grid is anchor.grid and (is_unit_row(below) or _ends_header(below, vocabulary)):
        best.lines.append(below)
    above = lines[best.first - 1] if best.first else None
    while above is not None and not above.filled and above.index > 0 and above.grid is anchor.grid:
        above = lines[above.index - 1]
    if above is not None and 1 <= len(above.filled) <= 2:
        best.heading = above.joined()
    _split_records(best, vocabulary, apart=best is not one)
    own = [(c, label) for c, label in best.labels.items() if not label.beside]
    best.signature = tuple(sorted((c, normal(label.text)) for c, label in own))
    return best


def _with_periods_above(block: HeaderBlock, above: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block with the row above it, if that says the periods of amounts (``Annual`` over ``Base Rent``) and leaves
    every column what it is."""
    if len(block.lines) == MOST_HEADER_ROWS or len(above.filled) < 2 or not block.labels.keys() >= {*above.filled}:
        return block
    labels = join_labels([above, *block.lines], vocabulary)
    told = False
    for column, label in labels.items():
        old = block.labels.get(column)
        if old is None:
            return block
        if label.text == old.text:
            continue
        new, was = next(iter(vocabulary.header(label.text)), None), next(iter(vocabulary.header(old.text)), None)
        if new is None or was is None or new.score < GOOD or column_name(new) not in (column_name(was), "annualRent"):
            return block
        told = told or new.period != was.period
    return HeaderBlock([above, *block.lines], labels, block.score) if told else block


def _with_second_line(block: HeaderBlock, below: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block with the row below it, if that names other fields under most of its columns: records have two lines."""
    if len(block.lines) > 1 or not block.labels.keys() >= {*below.filled}:
        return block
    others = 0
    for column in below.filled:
        lower = next(iter(vocabulary.header(str(below.values[column]))), None)
        upper = next(iter(vocabulary.header(block.labels[column].text)), None)
        if lower is not None and lower.score >= SECOND and upper is not None:
            others += column_name(lower) != column_name(upper)
    if others < FEWEST_SECOND or 2 * others <= len(below.filled):
        return block
    lines = [*block.lines, below]
    return HeaderBlock(lines, join_labels(lines, vocabulary), block.score)


def _split_records(block: HeaderBlock, vocabulary: Vocabulary, *, apart: bool = False) -> None:
    """Where the two lines of a header name different fields in several columns (``Move In`` over ``Move Out``), each
    record has two lines, and the second line of the header is about the second line of the record."""
    rows = [
        line
        for line in block.lines
        if not is_unit_row(line) and not (len(line.filled) == 1 and names_steps(title_of(line), vocabulary))
    ]
    if len(rows) not in (2, 3):
        return
    found: dict[int, tuple[str, str]] = {}
    known: dict[int, tuple[str, str]] = {}
    """Columns whose words name a field together, too: ``Tenant`` over ``Phone``."""
    loose: dict[int, tuple[str, str]] = {}
    """Columns whose upper words name a field and whose lower words say nothing known."""
    for column in block.labels:
        texts = [v for row in rows if type(v := row.values[column]) is str and v]
        if len(texts) != 2:
            continue
        upper, lower = texts
        first, second = vocabulary.header(upper), vocabulary.header(lower)
        joined = vocabulary.header(block.labels[column].text)
        if first and first[0].score >= 0.9 and not second and not (joined and joined[0].score >= 0.9):
            loose[column] = (upper, lower)
        if (
            first and second and first[0].score >= 0.9 and second[0].score >= 0.85
            and not {m.field for m in first if m.score >= 0.9} & {m.field for m in second if m.score >= 0.9}
        ):  # fmt: skip
            (known if joined and joined[0].score >= 0.95 else found)[column] = (upper, lower)
    if apart:
        found |= known
    if len(found) >= 2:
        for column, (upper, lower) in {**loose, **found}.items():
            block.labels[column] = Label(upper, alone=upper)
            block.second[column] = Label(lower, alone=lower)


def _heads_table(window: Sequence[Line], vocabulary: Vocabulary) -> bool:
    """Whether the first words of a block, or of its first lines, are the title of a table beside the roll."""
    return any(vocabulary.ends_table(line.first_text()) is not None for line in window[:-1])


def _worth(window: Sequence[Line], depth: int, vocabulary: Vocabulary) -> float:
    """What a row adds to a header besides its words: several cells likely belong to it, and so do one or two words
    above a column other than the first; a single one at the left is more likely a heading."""
    line = window[depth]
    if len(line.filled) > 1:
        return 0.1
    column = line.filled[0]
    if (
        depth
        and line.row - 1 in line.grid.header_rows
        and line.row not in line.grid.header_rows
        and not any(match.score >= 0.95 for match in vocabulary.header(str(line.values[column])))
    ):
        # The first line of a cell that wraps, in the row under the header.
        alike = line.grid.style(line.row, column).bold == _is_bold(window[depth - 1])
        return -1.0 if alike else -2.0
    if depth < len(window) - 1 and names_steps(title_of(line), vocabulary):
        return 4.0  # without their title, the columns of future rents would pass for those of today
    lead = min(c for other in window for c in other.filled)
    words = len(str(line.values[column]).split())
    return 0.05 if column > lead and words <= 2 else -0.35


def _ends_header(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a lone cell under a header names the third line of its records: ``Resident ID`` under the name."""
    text = line.first_text()
    return (
        len(line.filled) == 1
        and line.grid.page is not None
        and any(match.field == "residentId" and match.score >= 0.95 for match in vocabulary.header(text))
    )


def _is_bold(line: Line) -> bool:
    return all(line.grid.style(line.row, column).bold for column in line.filled)


def _score(labels: dict[int, Label], vocabulary: Vocabulary) -> float:
    best: dict[str, float] = {}
    spare = 0.0
    for label in labels.values():
        text = f"{label.group} {label.text}" if label.group and names_steps(label.group, vocabulary) else label.text
        matches = vocabulary.header(text)
        if matches:
            top = matches[0]
            name = column_name(top) if top.field != "sourceColumns" else label.text
            best[name] = max(best.get(name, 0.0), top.score)
        else:
            spare += 0.15
    return sum(score for score in best.values()) - spare


def is_roll_header(labels: dict[int, Label], vocabulary: Vocabulary) -> bool:
    """The positive signature of a rent roll: a subject column and two groups of evidence beside it."""
    named: set[str] = set()
    for label in labels.values():
        for match in vocabulary.header(label.text):
            if match.score >= GOOD:
                named.add(column_name(match))
    subjects = named & SUBJECTS
    if not subjects:
        # The ids may stand under the property's own name: then the first column is the one that says nothing.
        first = labels[min(labels)] if labels else None
        unnamed = first is not None and not any(m.score >= GOOD for m in vocabulary.header(first.text))
        return unnamed and sum(bool(group & named) for group in EVIDENCE) >= 3
    return sum(bool((group & named) - (subjects if len(subjects) == 1 else set())) for group in EVIDENCE) >= 2
