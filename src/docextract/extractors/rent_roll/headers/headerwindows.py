"""How many rows a header has: the stack of rows around one of them whose joined words name most fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from operator import or_

from ....document import Value
from ....values.dates import is_month_to_month, looks_like_date
from ....values.numbers import is_money_like
from ....values.text import normal
from ....vocabulary import Vocabulary
from ....vocabulary.charges import Frequency
from ...lines import Line, is_of_year
from ..anatomy.fieldkinds import NO_TEXT, STACKED, column_name
from ..anatomy.headerblocks import GOOD, SUBJECTS, HeaderBlock, is_roll_header
from ..anatomy.labels import (
    Label,
    counts_columns,
    inner_title,
    is_aligned,
    is_unit,
    is_unit_row,
    join_labels,
    left_open,
    names_steps,
    note_units,
    reaches_into,
    says_year,
    shared_out,
    spanned,
    title_of,
)
from .headerrows import counts_units, goes_on_in_years, names_fields, only_days, says_as_of
from .recordheaders import GOES_ON, split_records, with_charges, with_second_line, without_charges

_ENDS_OPEN = re.compile(r"\w\s*[/&]$")
"""The end of a cell that goes on in the line below: ``Commencement /`` over ``Expiration``; no leader of dashes."""
_DATED = re.compile(r"\d[/.-]\d.*\d$")
"""The day of print before the number of the page: ``07/01/2025 Pg 1``."""
MOST_HEADER_ROWS = 6
FEWEST_TITLE = 4
"""Words of a title beside the number of a page."""
BELOW, FEWEST_CELLS = 12, 3
"""Rows below a header that tell what its columns hold; cells of a row that stands over numbers alone."""
MOST = 0.8
"""So much of a column below is numbers or dates."""
OF_STACK, OF_STACK_WORD = 3.0, 0.2
"""What it adds that words name all that stands below one another in a column, and each word: name, suite, dates."""
TITLED = 0.5
"""How much more words must name for words right above some to be a title over these and the next."""
FEWEST_ALIKE = 2
"""Headings like the one right below a header."""
LONGEST_LABEL = 4
"""Words of a line of a header that stands alone above the first column."""
CLOSE, ROOM = 0.6, 0.3
"""Of its height: how near a line of a cell stands to the one above at most, and how much more room ends the cell."""


class Headings:
    """The labels of stacks of rows, and what they score; pages repeat their headers: the same words are joined once."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._known: dict[object, tuple[Mapping[int, Label], float]] = {}
        self._columns: dict[tuple[Value, ...], bool] = {}
        self._years: dict[tuple[Value, ...], bool] = {}

    def names_columns(self, line: Line) -> bool:
        """Whether a row names enough fields of a rent roll, gives no day of the report and counts no units."""
        key, words = tuple(line.values), self.vocabulary
        if key not in self._columns:
            told = names_fields(line, words) and not says_as_of(line, words) and not counts_units(line, words)
            self._columns[key] = told
        return self._columns[key]

    def says_years(self, line: Line) -> bool:
        """Whether a row says of amounts that they are of a year, and nothing else: ``€ per annum``, ``€ (2024)``."""
        key = tuple(line.values)
        if key not in self._years:
            texts = [line.text(column) or "" for column in line.filled]
            told = [says_year(text, self.vocabulary) for text in texts]
            self._years[key] = any(told) and all(map(or_, told, map(is_of_year, texts)))
        return self._years[key]

    def of(self, window: Sequence[Line]) -> tuple[Mapping[int, Label], float]:
        """The labels of a stack, which belong to all that are worded so, and their score."""
        key = _wording(window)
        found = self._known.get(key)
        if found is None:
            labels = join_labels(window, self.vocabulary)
            found = labels, _score(labels, self.vocabulary)
            if any(left_open(window, depth) for depth in range(len(window))):
                labels = join_labels(window, self.vocabulary, open_titles=True)
                apart = labels, _score(labels, self.vocabulary)
                found = apart if apart[1] > found[1] + TITLED else found
            if key is not None:
                self._known[key] = found
        return found


def _wording(window: Sequence[Line]) -> object:
    """What tells the labels of a stack: its words, and which of them stand over several columns; None where not all
    that it holds are words."""
    if not all(type(line.values[c]) is str for line in window for c in line.filled):
        return None
    width = max(len(line.values) for line in window)
    over = [spanned(line, c, window[-1], width) for line in window for c in line.filled]
    return tuple(tuple(line.values) for line in window), tuple(tuple(columns) for columns in over if len(columns) > 1)


def best_window(lines: Sequence[Line], anchor: Line, taken: int, headings: Headings) -> HeaderBlock | None:
    """The stack of rows around the anchor whose joined words name most fields."""
    vocabulary = headings.vocabulary
    start = anchor.index
    while (
        start - 1 > taken
        and anchor.index - start < MOST_HEADER_ROWS - 1
        and lines[start - 1].grid is anchor.grid
        and (lines[start - 1].text_only() or goes_on_in_years(lines[start - 1], anchor))
        and not says_as_of(lines[start - 1], headings.vocabulary)
        and not _is_report_title(lines[start - 1], vocabulary)
        and not vocabulary.numbers_use(lines[start - 1].first_text())
    ):
        start -= 1
    end = anchor.index
    while (
        end + 1 < len(lines)
        and end - anchor.index < MOST_HEADER_ROWS - 1
        and (lines[end + 1].grid is anchor.grid or _is_torn(lines[end], lines[end + 1]))
        and (
            lines[end + 1].text_only() or only_days(lines[end + 1], anchor) or goes_on_in_years(lines[end + 1], anchor)
        )
        and not _heads_table_below(lines[end + 1], lines[end], vocabulary)
    ):
        end += 1
    chosen = 0
    tried: list[tuple[list[Line], Mapping[int, Label], float]] = []
    within = {n for n in range(start + 1, end + 1) if _is_torn(lines[n - 1], lines[n])}  # lines of one row
    for first in (n for n in range(start, anchor.index + 1) if n not in within):
        for last in range(anchor.index, min(end, first + MOST_HEADER_ROWS - 1) + 1):
            if last + 1 in within and last - first + 1 < MOST_HEADER_ROWS:
                continue
            window = list(lines[first : last + 1])
            labels, score = headings.of(window)
            score += sum(_worth(window, depth, headings) for depth in range(len(window)))
            score -= last > anchor.index and _heads_like_others(lines, last)
            tried.append((window, labels, score))
            if score > tried[chosen][2] + 1e-9:
                chosen = len(tried) - 1
    best: HeaderBlock | None
    best = block = _block(*tried[chosen])
    if not is_roll_header(block.labels, vocabulary):
        longer = (_block(*one) for one in tried if one[0][0].index == block.first and one[0][-1].index >= block.last)
        best = next((block for block in longer if _heads_records(block, vocabulary)), None)
    if best is None or _heads_table(best.lines, vocabulary):
        return None
    while (
        best.last < end
        and len(best.lines) < MOST_HEADER_ROWS
        and (_stands_over_numbers(lines, best.last + 1) or _stands_over_rule(lines, best, vocabulary))
        and with_second_line(best, lines[best.last + 1], vocabulary) is best
        and inner_title(lines[best.last + 1], vocabulary) is None
    ):
        window = [*best.lines, lines[best.last + 1]]
        best = HeaderBlock(window, _joined(best.labels, window, vocabulary), best.score)
    best = without_charges(best, vocabulary)
    if best.first > start:
        best = _with_periods_above(best, lines[best.first - 1], vocabulary)
        best = _with_words_above(best, lines[best.first - 1], vocabulary)
    if best.first > start and goes_on_in_years(lines[best.first - 1], lines[best.first]):
        window = [lines[best.first - 1], *best.lines]  # "Prior" over "Monthly Rent" beside "2025" over "Stop"
        best = HeaderBlock(window, join_labels(window, vocabulary), best.score)
    if best.first > start:
        best = _with_open_words(best, lines[best.first - 1], vocabulary)
    one = best
    if best.last < end and best.below is None:
        best = with_second_line(best, lines[best.last + 1], vocabulary)
        best = best if best is not one else with_charges(best, lines[best.last + 1], vocabulary)
    below = lines[best.last + 1] if best.last + 1 < len(lines) else None
    if below is not None and below.grid is anchor.grid and (is_unit_row(below) or _ends_header(below, vocabulary)):
        note_units(best.labels, below, best.lines[-1])
        best.lines.append(below)
    below = lines[best.last + 1] if best.last + 1 < len(lines) else None
    if below is not None and below.grid is anchor.grid and counts_columns(below):
        best.lines.append(below)
    below, rule = [*lines[best.last + 1 : best.last + 3], None, None][:2]
    ruled = below is not None and rule is not None and rule.is_drawn() and rule.grid is below.grid is anchor.grid
    alone = below is not None and len(below.filled) == 1 and below.filled[0] > min(best.labels)
    if below is not None and ruled and alone and below.text_only():
        best.lines.append(below)  # "CHARGES" below "TENANT": what stands below each unit
    above = lines[best.first - 1] if best.first else None
    while above is not None and not above.filled and above.index > 0 and above.grid is anchor.grid:
        above = lines[above.index - 1]
    if above is not None and 1 <= len(above.filled) <= 2:
        best.heading = above.joined()
    if best.below is None:
        split_records(best, vocabulary, apart=best is not one)
    own = [(c, label) for c, label in best.labels.items() if not label.beside]
    best.signature = tuple(sorted((c, normal(label.text)) for c, label in own))
    return best


def _block(window: list[Line], labels: Mapping[int, Label], score: float) -> HeaderBlock:
    """A stack of rows as a header with labels of its own."""
    return HeaderBlock(window, {c: copy(label) for c, label in labels.items()}, score)


def _heads_records(block: HeaderBlock, vocabulary: Vocabulary) -> bool:
    """Whether the upper words of a header are those of a roll whose records have two lines: ``Resident`` over ``payer /
    moved in``, ``Room type`` over ``care level``."""
    upper = replace(block, labels=dict(block.labels), second={})
    split_records(upper, vocabulary)
    return bool(upper.second) and is_roll_header(upper.labels, vocabulary)


def _is_torn(line: Line, below: Line) -> bool:
    """Whether a table begins in a row whose cells stand in its middle: ``Unit`` between ``Lease`` and ``expiry``."""
    return line.space == below.space and line.grid.page == below.grid.page and reaches_into(below, line)


def _heads_table_below(line: Line, above: Line, vocabulary: Vocabulary) -> bool:
    """Whether a row below a header, apart from it, begins as a table beside the roll does: ``Summary Groups``."""
    if line.filled[0] > above.filled[0] or vocabulary.ends_table(line.first_text()) is None:
        return False
    if line.grid.page is None:
        return line.row > above.row + 1
    one, own = above.grid.row_box(above.row), line.grid.row_box(line.row)
    return one is not None and own is not None and own[1] - one[3] > CLOSE * (own[3] - own[1])


def _stands_over_numbers(lines: Sequence[Line], index: int) -> bool:
    """Whether a row of words, right above others, stands over several columns of numbers and dates: it is no row of
    those, but the last of their header: ``Begin``, ``End``, ``$/month``; codes, ``OCC_CD``, are none."""
    line = lines[index]
    if is_unit_row(line):
        return False
    below = [one for one in lines[index + 1 : index + 1 + BELOW] if one.grid is line.grid and one.space == line.space]
    if len(below) < FEWEST_CELLS:
        return False
    over = 0
    for column in line.filled:
        value = line.values[column]
        if type(value) is not str or value.casefold() in NO_TEXT or "_" in value or is_month_to_month(value):
            return False
        held = [one.values[column] for one in below if column in one.filled]
        told = sum(type(one) is not str or is_money_like(one) or looks_like_date(one) for one in held)
        if len(held) >= FEWEST_CELLS and told >= MOST * len(held):
            day = looks_like_date(value) and not any(map(looks_like_date, held))  # "01.01.2027" over what is paid then
            over += -1 if any(map(str.isdecimal, value)) and not day else 1
    return over >= FEWEST_CELLS


def _stands_over_rule(lines: Sequence[Line], block: HeaderBlock, vocabulary: Vocabulary) -> bool:
    """Whether words below some of a header's stand right above the dashes that are drawn under all of them: ``MONTHLY``
    below ``MAINTENANCE``, beside ``APT`` alone; not those of the charges below each unit."""
    line, *below = lines[block.last + 1 : block.last + 3]
    drawn = next(iter(below), None)
    if drawn is None or not drawn.is_drawn() or drawn.grid is not line.grid or len(line.filled) < FEWEST_ALIKE:
        return False
    if with_charges(block, line, vocabulary) is not block or any(is_unit(line.text(c) or "") for c in line.filled):
        return False
    return {*line.filled} < {*block.labels} and min(line.filled) > min(block.labels)


def _joined(labels: dict[int, Label], window: Sequence[Line], vocabulary: Vocabulary) -> dict[int, Label]:
    """The words above each column with those of one row more; letters and codes that say less than the words above
    them add nothing."""
    below = window[-1]
    letters = [len(str(below.values[column]).strip("().")) for column in below.filled]
    if 2 * letters.count(1) > len(letters):
        return labels

    def names(label: Label) -> tuple[float, str | None]:
        return max(((match.score, match.field) for match in vocabulary.header(label.text)[:1]), default=(0.0, None))

    joined = join_labels(window, vocabulary)
    months = {c for c in below.filled if _says(str(below.values[c]), "MONTHLY", vocabulary)}  # "Rent" over "Rs. p.m."
    years = {c for c in below.filled if _says(str(below.values[c]), "ANNUAL", vocabulary)}  # "Rent" over "per year"
    said = Counter(label.text for label in labels.values())  # "Term" over "from" and "Term" over "to"
    kept = {
        c: label
        for c, label in labels.items()
        if c in joined
        and said[label.text] == 1
        and not GOES_ON.search(label.text)
        and not (c in months and names(label)[1] == names(joined[c])[1])
        and not (c in years and names(joined[c])[1] == "annualRent")
        and (own := names(label))[0] >= max(GOOD, (both := names(joined[c]))[0])
        and (own[0] > both[0] or own[1] == both[1] or own[1] not in SUBJECTS)  # "Premises" over "rent p.a."
    }
    return {**joined, **kept}


def _says(text: str, frequency: Frequency, vocabulary: Vocabulary) -> bool:
    """Whether the words of a header say of amounts that they are of a month, or of a year."""
    return any(vocabulary.frequency(word) == frequency for word in text.split())


def _is_report_title(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a lone cell, one beside the number of the page or one of two is the report's title, which is no part of
    the header: ``Rent Roll``, but not a ``Rent Schedule`` that spans columns of future rents; of several words beside
    that number or the day of print, or beside both, it need not say so."""
    beside = [line.text(column) or "" for column in line.filled[1:]]
    if len(beside) == 1 and "RENT_ROLL" in vocabulary.title(beside[0]):
        return not names_steps(title_of(line), vocabulary)  # "Heron Cove Marina" beside "Slip Rental Roll"
    if not line.filled or any(vocabulary.furniture(text) is None for text in beside):
        return False
    if beside and (len(line.first_text().split()) >= FEWEST_TITLE or any(map(_DATED.search, beside))):
        return True
    if "RENT_ROLL" not in vocabulary.title(line.first_text()):
        return False
    return not names_steps(title_of(line), vocabulary)


def _with_periods_above(block: HeaderBlock, above: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block with the row above it, if that says the periods of amounts (``Annual`` over ``Base Rent``, or one title
    over several columns) and leaves every column what it is."""
    if len(block.lines) == MOST_HEADER_ROWS or not block.labels.keys() >= {*above.filled}:
        return block
    alone = len(above.filled) == 1 and above.filled[0] > min(block.labels) and says_year(above.first_text(), vocabulary)
    if len(above.filled) < 2 and not alone:
        return block
    labels = join_labels([above, *block.lines], vocabulary)
    told = False
    for column, label in labels.items():
        old = block.labels.get(column)
        if old is None:
            return block
        if label.text == old.text:
            told = told or (alone and label.group != old.group)
            continue
        new, was = next(iter(vocabulary.header(label.text)), None), next(iter(vocabulary.header(old.text)), None)
        yearly = new is not None and (new.field, new.kind) == ("sourceColumns", "annualCharges")
        if new is None or was is None or new.score < GOOD:
            return block
        if column_name(new) not in (column_name(was), "annualRent") and not yearly:
            return block
        told = told or new.period != was.period
    return HeaderBlock([above, *block.lines], labels, block.score) if told else block


def _with_words_above(block: HeaderBlock, above: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block of a page with the row close above it, if all of several words there end, begin or are centred as those
    below them do: the upper lines of words that wrap, whatever they name: ``Monthly`` over ``Payment``."""
    top = block.lines[0]
    high, own = above.row_box(), top.row_box()
    if len(block.lines) == MOST_HEADER_ROWS or len(above.filled) < 2 or high is None or own is None:
        return block
    beside_first = {*above.filled} <= {*top.filled} - {min(block.labels)}
    if above.grid is not top.grid or not beside_first or own[1] - high[3] > CLOSE * (own[3] - own[1]):
        return block
    if not all(is_aligned(above.box(column), top.box(column)) for column in above.filled):
        return block
    window = [above, *block.lines]
    return HeaderBlock(window, join_labels(window, vocabulary), block.score)


def _with_open_words(block: HeaderBlock, above: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block with words that break off right above its own: ``Asking /`` over ``Bed``, among titles of groups."""
    texts = {c: text for c in above.filled if c in block.labels and (text := above.text(c))}
    broken = [
        c
        for c, text in texts.items()
        if GOES_ON.search(text) and text[0].isalpha() and not text.endswith(" -") and len(text.split()) <= LONGEST_LABEL
    ]
    if (
        not broken
        or len(above.filled) < FEWEST_CELLS
        or len(block.lines) == MOST_HEADER_ROWS
        or above.grid is not block.lines[0].grid
    ):
        return block
    values = [value if c in broken else None for c, value in enumerate(above.values)]
    window = [replace(above, values=values, filled=broken), *block.lines]
    return HeaderBlock(window, join_labels(window, vocabulary), block.score)


def _heads_table(window: Sequence[Line], vocabulary: Vocabulary) -> bool:
    """Whether the first words of a block, or of its first lines, are the title of a table beside the roll, or those of
    its last line where nothing stands over them: no words right of its first column are one, ``Expense`` over
    ``Recovery``."""
    lead = min(line.filled[0] for line in window)
    led = [line for line in window if line.filled[0] == lead]
    told = led if len(led) == 1 < len(window) else [line for line in led if line is not window[-1]]
    return any(vocabulary.ends_table(line.first_text()) is not None for line in told)


def _worth(window: Sequence[Line], depth: int, headings: Headings) -> float:
    """What a row adds to a header besides its words: several cells likely belong to it, and so do one or two words
    above a column other than the first; a single one at the left is more likely a heading."""
    line, vocabulary = window[depth], headings.vocabulary
    if len(line.filled) > 1:
        sure = (depth and (headings.says_years(line) or only_days(line, window[0]))) or (
            depth < len(window) - 1 and shared_out(window, depth)
        )
        goes_on = depth > 0 and any(_ENDS_OPEN.search(window[depth - 1].text(c) or "") for c in line.filled)
        return 1.0 if sure or goes_on else 0.1
    column = line.filled[0]
    lead = min(c for other in window for c in other.filled)
    if depth and column > lead and (_ends_cell(line) or GOES_ON.search(window[depth - 1].text(column) or "")):
        return 0.3  # "year" below "Rent for the"
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
    if not depth and column == lead and words > LONGEST_LABEL:
        return -4.0  # a heading, whatever its words are: "STORES (triple net, they pay taxes)"
    return 0.05 if column > lead and words <= 2 else -0.35


def _heads_like_others(lines: Sequence[Line], index: int) -> bool:
    """Whether a lone cell right below a header is the first of several in its column that each stand below an empty
    row and above one with more cells: ``FARMS``, ``COTTAGES``."""
    line = lines[index]
    if len(line.filled) != 1 or line.grid.page is not None:
        return False
    upper = str(line.values[line.filled[0]]).isupper()
    others = (
        other
        for before, other, after in zip(lines[index + 1 :], lines[index + 2 :], lines[index + 3 :], strict=False)
        if other.filled == line.filled and not before.filled and len(after.filled) > 1 and other.text_only()
    )
    return sum(str(other.values[line.filled[0]]).isupper() == upper for other in others) >= FEWEST_ALIKE


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


def _score(labels: Mapping[int, Label], vocabulary: Vocabulary) -> float:
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
            stack = OF_STACK + OF_STACK_WORD * len(text.split()) if top.kind == STACKED else 0.0
            best[name] = max(best.get(name, 0.0), top.score + stack)
        else:
            spare += 0.15
    return sum(score for score in best.values()) - spare
