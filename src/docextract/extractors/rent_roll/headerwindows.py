"""How many rows a header has: the stack of rows around one of them whose joined words name most fields."""

from __future__ import annotations

from collections.abc import Sequence

from ...values.text import normal
from ...vocabulary import Vocabulary
from ..lines import Line
from .fieldkinds import column_name
from .headerblocks import GOOD, HeaderBlock, is_roll_header
from .headerrows import says_as_of, text_only
from .labels import Label, is_unit_row, join_labels, names_steps, note_units, title_of
from .recordheaders import split_records, with_second_line

MOST_HEADER_ROWS = 5
CLOSE, ROOM = 0.6, 0.3
"""Of its height: how near a line of a cell stands to the one above at most, and how much more room ends the cell."""


def best_window(lines: Sequence[Line], anchor: Line, taken: int, vocabulary: Vocabulary) -> HeaderBlock | None:
    """The stack of rows around the anchor whose joined words name most fields."""
    start = anchor.index
    while (
        start - 1 > taken
        and anchor.index - start < MOST_HEADER_ROWS - 1
        and lines[start - 1].grid is anchor.grid
        and text_only(lines[start - 1])
        and not says_as_of(lines[start - 1])
        and not _is_report_title(lines[start - 1], vocabulary)
    ):
        start -= 1
    end = anchor.index
    while (
        end + 1 < len(lines)
        and end - anchor.index < MOST_HEADER_ROWS - 1
        and lines[end + 1].grid is anchor.grid
        and text_only(lines[end + 1])
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
        best = with_second_line(best, lines[best.last + 1], vocabulary)
    below = lines[best.last + 1] if best.last + 1 < len(lines) else None
    if below is not None and below.grid is anchor.grid and (is_unit_row(below) or _ends_header(below, vocabulary)):
        best.lines.append(below)
        note_units(best.labels, below)
    above = lines[best.first - 1] if best.first else None
    while above is not None and not above.filled and above.index > 0 and above.grid is anchor.grid:
        above = lines[above.index - 1]
    if above is not None and 1 <= len(above.filled) <= 2:
        best.heading = above.joined()
    split_records(best, vocabulary, apart=best is not one)
    own = [(c, label) for c, label in best.labels.items() if not label.beside]
    best.signature = tuple(sorted((c, normal(label.text)) for c, label in own))
    return best


def _is_report_title(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a lone cell is the report's title, which is no part of the header: ``Rent Roll``, but not a ``Rent
    Schedule`` that spans columns of future rents."""
    if len(line.filled) != 1 or "RENT_ROLL" not in vocabulary.title(line.first_text()):
        return False
    return not names_steps(title_of(line), vocabulary)


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
    lead = min(c for other in window for c in other.filled)
    if depth and column > lead and _ends_cell(line):
        return 0.3
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
    words = len(str(line.values[column]).split())
    return 0.05 if column > lead and words <= 2 else -0.35


def _ends_cell(line: Line) -> bool:
    """Whether a row of a page stands close below the one above and has more room below it: the last line of a cell that
    wraps, and not the first one of a cell in the row below."""
    grid, row = line.grid, line.row
    above, own, below = (grid.row_box(n) if 0 <= n < len(grid.values) else None for n in (row - 1, row, row + 1))
    if above is None or own is None or below is None:
        return False
    before, after, high = own[1] - above[3], below[1] - own[3], own[3] - own[1]
    return before < CLOSE * high and after > before + ROOM * high


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
        if label.group and not (matches and matches[0].score >= GOOD):
            matches = vocabulary.header(f"{label.group} {text}") or matches  # "$/Yr." below "Contract Rent"
        if matches:
            top = matches[0]
            name = column_name(top) if top.field != "sourceColumns" else label.text
            best[name] = max(best.get(name, 0.0), top.score)
        else:
            spare += 0.15
    return sum(score for score in best.values()) - spare
